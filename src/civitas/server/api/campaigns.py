"""Campaigns: begun, brought in, played on, and their sheets."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import PathParameter

from civitas.server.api.bodies import DeckChangeBody, NewCampaignBody, NextGameBody, SheetImportBody
from civitas.server.api.common import Ask, Eyes, Our, Player, admit
from civitas.server.schema import CampaignPage, CampaignSheet, TableView

CampaignId = Annotated[str, PathParameter(max_length=24, pattern=r"^[A-Za-z0-9_-]+$", description="The campaign.")]


@get("/campaigns", operation_id="listCampaigns", summary="My campaigns, the last changed first")
async def list_campaigns(services: Our, eyes: Eyes) -> list[CampaignPage]:
    return await services.campaigns.pages(eyes) if eyes.id else []


@post("/campaigns", operation_id="beginCampaign", summary="Begins a campaign")
async def begin_campaign(request: Ask, services: Our, player: Player, data: NewCampaignBody) -> CampaignPage:
    row = await services.campaigns.begin(player, data.game, data.name, data.options)
    await admit(request, player)
    return await services.campaigns.page(row, player)


@post("/campaign-sheets", operation_id="importCampaign", summary="A campaign out of an exported sheet")
async def import_campaign(request: Ask, services: Our, player: Player, data: SheetImportBody) -> CampaignPage:
    row = await services.campaigns.bring(player, data.game, data.sheet)
    await admit(request, player)
    return await services.campaigns.page(row, player)


@get("/campaigns/{campaign:str}", operation_id="readCampaign", summary="A campaign of mine")
async def read_campaign(services: Our, eyes: Eyes, campaign: CampaignId) -> CampaignPage:
    return await services.campaigns.page(await services.campaigns.get(campaign, eyes), eyes)


@get("/campaigns/{campaign:str}/sheet", operation_id="exportCampaign", summary="The sheet of a campaign of mine")
async def export_campaign(services: Our, eyes: Eyes, campaign: CampaignId) -> CampaignSheet:
    return CampaignSheet((await services.campaigns.get(campaign, eyes)).sheet)


@post("/campaigns/{campaign:str}/games", operation_id="playCampaign", summary="A table for the next game")
async def play_campaign(services: Our, player: Player, campaign: CampaignId, data: NextGameBody) -> TableView:
    return services.show(await services.campaigns.play(campaign, player, data.opponent), player, None)


@post(
    "/campaigns/{campaign:str}/changes",
    operation_id="changeCampaignDeck",
    status_code=200,
    summary="Adds a card to the starting deck, or removes one, for a game won",
)
async def change_campaign_deck(
    services: Our, player: Player, campaign: CampaignId, data: DeckChangeBody
) -> CampaignPage:
    return await services.campaigns.page(await services.campaigns.change(campaign, player, data.code), player)


@post(
    "/campaigns/{campaign:str}/remove",
    operation_id="removeCampaign",
    status_code=200,
    summary="Removes a campaign; the tables of its games stay",
)
async def remove_campaign(services: Our, player: Player, campaign: CampaignId) -> list[CampaignPage]:
    await services.campaigns.remove(campaign, player)
    return await services.campaigns.pages(player)


ROUTES: Final = [
    list_campaigns,
    begin_campaign,
    import_campaign,
    read_campaign,
    export_campaign,
    play_campaign,
    change_campaign_deck,
    remove_campaign,
]
