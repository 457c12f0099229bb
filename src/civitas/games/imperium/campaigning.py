"""The campaign as other rooms use it: sheets as text, and what a page shows of one (imperium:campaign)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from civitas.games.imperium import campaign
from civitas.games.imperium.automaton.view import level_name
from civitas.games.imperium.campaign import Played, Sheet
from civitas.games.imperium.choosing import as_automaton, nation_name
from civitas.games.imperium.deck_changes import Change, change_in, numbers_of
from civitas.games.imperium.names import card_name
from civitas.games.imperium.nations import Nation, playable_nations
from civitas.games.imperium.setup import AUTOMATON_SEATS, CHANGED_SEAT, COMMON_UNREST, SUPREME_UNREST
from civitas.kernel.campaign import (
    Campaign,
    CampaignCard,
    CampaignChange,
    CampaignGame,
    CampaignOpponent,
    CampaignView,
)
from civitas.kernel.origin import Options
from civitas.kernel.text import Message, Wording

NATION: Final = f"nation{CHANGED_SEAT + 1}"
SIDE: Final = f"side{CHANGED_SEAT + 1}"
LEVEL: Final = "automaton"
ROUTES: Final = "trade_routes"
BOX: Final = "common"
SETTINGS: Final = (NATION, SIDE, LEVEL, ROUTES, BOX)
YES: Final = "yes"

BEATEN: Final = Wording("imperium-campaign-beaten")
OWN: Final = Wording("imperium-campaign-own")
NEEDS_ROUTES: Final = Wording("imperium-note-needs-routes")
NO_SHEET: Final = Wording("imperium-campaign-no-automaton")
DOUBLED: Final = Wording("imperium-campaign-doubled")
DOUBLED_GOODS: Final = Wording("imperium-campaign-doubled-goods")
UNREST: Final = Wording("imperium-campaign-unrest", "count")


class ImperiumCampaign(Campaign):
    """Games with one nation against automata, until five are won or four lost."""

    @property
    def settings(self) -> Sequence[str]:
        return SETTINGS

    def begin(self, player: str, settings: Options) -> str:
        for name in settings:
            if name not in SETTINGS:
                raise campaign.CampaignError(
                    f"A campaign begins with the settings {', '.join(SETTINGS)}; {name!r} is not among them."
                )
        chosen: dict[str, Any] = {}
        for name, field in ((SIDE, "side"), (LEVEL, "level"), (BOX, "common")):
            if name in settings:
                chosen[field] = str(settings[name])
        routes = str(settings.get(ROUTES, campaign.ANSWERS[False]))
        campaign.one_of("answer about Trade Routes", routes, tuple(campaign.ANSWERS.values()))
        sheet = campaign.begun(player, str(settings.get(NATION, "")), trade_routes=routes == YES, **chosen)
        return campaign.to_json(sheet)

    def read(self, text: str) -> str:
        return campaign.to_json(campaign.from_json(text))

    def show(self, sheet: str) -> CampaignView:
        return view_of(campaign.from_json(sheet))

    def next_settings(self, sheet: str, opponent: str) -> Options:
        return campaign.next_settings(campaign.from_json(sheet), opponent)

    def enter(self, sheet: str, state: Any, settings: Options, day: str, seed: str) -> str:
        before = campaign.from_json(sheet)
        result = campaign.result_of(before, state, day, seed)
        after = campaign.played(before, result)
        campaign.check_settings(before, result.opponent, settings)
        return campaign.to_json(campaign.with_side_of(after, settings))

    def change(self, sheet: str, code: str) -> str:
        return campaign.to_json(campaign.change(campaign.from_json(sheet), code))


CAMPAIGN: Final = ImperiumCampaign()


def view_of(sheet: Sheet) -> CampaignView:
    state = campaign.state_of(sheet)
    going_on = state == campaign.GOING_ON
    return CampaignView(
        player=sheet.player,
        own=nation_name(campaign.nation_named(sheet.nation)),
        settings={
            NATION: sheet.nation,
            SIDE: sheet.side,
            LEVEL: sheet.level,
            ROUTES: campaign.ANSWERS[sheet.trade_routes],
            BOX: sheet.common,
        },
        state=state,
        wins=campaign.wins(sheet),
        wins_needed=campaign.WINS,
        losses=campaign.losses(sheet),
        losses_allowed=campaign.LOSSES,
        games=[game_view(game) for game in sheet.games],
        next_level=level_name(campaign.next_level(sheet)) if going_on else None,
        conditions=conditions(sheet) if going_on else [],
        opponents=[opponent_view(sheet, nation) for nation in playable_nations()] if going_on else [],
        changes=[change_view(each) for each in campaign.changes_allowed(sheet)] if campaign.owes_change(sheet) else [],
        deck=deck_view(sheet),
    )


def game_view(game: Played) -> CampaignGame:
    change = change_in(game.change) if game.change else None
    return CampaignGame(
        date=game.date,
        opponent=nation_name(campaign.nation_named(game.opponent)),
        level=level_name(game.level),
        score=game.score,
        automaton_score=game.automaton_score,
        won=game.won,
        added=named(change) if change is not None and change.added else None,
        removed=named(change) if change is not None and not change.added else None,
    )


def named(change: Change) -> Message:
    return card_name(*numbers_of([change.code]))


def conditions(sheet: Sheet) -> list[Message]:
    """What is different in the next game."""
    out: list[Message] = []
    if sheet.games and not sheet.games[-1].won:
        out.append(DOUBLED_GOODS() if sheet.trade_routes else DOUBLED())
    if campaign.against_supreme_ruler(sheet):
        pile = COMMON_UNREST[AUTOMATON_SEATS] + SUPREME_UNREST - campaign.unrest_left_out(sheet)
        out.append(UNREST(count=pile))
    return out


def opponent_view(sheet: Sheet, nation: Nation) -> CampaignOpponent:
    notes = as_automaton(nation)
    why: Callable[[], Message] | None = None
    if nation.name not in campaign.opponents(sheet):
        if nation.name == sheet.nation:
            why = OWN
        elif campaign.is_beaten(sheet, nation.name):
            why = BEATEN
        else:
            why = NO_SHEET if notes is None else NEEDS_ROUTES
    return CampaignOpponent(nation.name, nation_name(nation), notes or [], None if why is None else why())


def change_view(change: Change) -> CampaignChange:
    card = numbers_of([change.code])[0]
    return CampaignChange(change.text(), change.added, card, card_name(card))


def deck_view(sheet: Sheet) -> list[CampaignCard]:
    """The starting deck of the next game; of the last one, once there is no next."""
    changes = campaign.changes_of(sheet)
    added = {change.code for change in changes if change.added}
    counts = Counter(campaign.deck_after(sheet, changes))
    cards = {code: numbers_of([code])[0] for code in counts}
    return [CampaignCard(cards[code], card_name(cards[code]), counts[code], code in added) for code in counts]
