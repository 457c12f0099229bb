"""Campaigns of players: sheets that are kept, and the tables at which their games are played."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec.structs import replace

from civitas.kernel.campaign import Campaign
from civitas.kernel.errors import CivitasError, Forbidden, IllegalChoice, OptionError, StaleChoice
from civitas.kernel.origin import Options
from civitas.server.chores import Chores
from civitas.server.heads import new_head
from civitas.server.marks import new_id, now_ms
from civitas.server.opening import NoTable
from civitas.server.schema import CampaignPage, NewTable, SeatWish
from civitas.server.storage import CAMPAIGNS, CampaignRow, Conflict, PlayerRow, Store
from civitas.server.table import OVER, Table, rooms_of
from civitas.server.tables import Tables
from civitas.server.views import table_row, timestamp

log = logging.getLogger("civitas.campaigns")

MOST: Final = 50


class NoCampaign(CivitasError):
    """There is no campaign of that name, or it is somebody else's."""


class CampaignMoved(StaleChoice):
    """The campaign was changed meanwhile."""


class Campaigns:
    """Begins campaigns, seats their games and keeps what they came to.

    A game comes on the sheet as soon as it is over; if the server stops at that moment, when the campaign is looked at.
    """

    def __init__(self, store: Store, tables: Tables, chores: Chores) -> None:
        self.store = store
        self.tables = tables
        self.chores = chores
        self.entering: set[asyncio.Task[None]] = set()
        tables.on_change.append(self.changed)

    async def close(self) -> None:
        await asyncio.gather(*self.entering, return_exceptions=True)

    # Looking.

    async def pages(self, player: PlayerRow) -> list[CampaignPage]:
        rows = await self.store.campaigns(CAMPAIGNS.c.player == player.id)
        found = []
        for row in rows:
            try:
                found.append(await self.page(await self.entered(row), player))
            except NoCampaign:
                continue
        return found

    async def get(self, number: str, player: PlayerRow) -> CampaignRow:
        """The campaign, with its game on the sheet if that is over."""
        rows = await self.store.campaigns((CAMPAIGNS.c.id == number) & (CAMPAIGNS.c.player == player.id))
        if not rows:
            raise NoCampaign("You have no such campaign.")
        return await self.entered(rows[0])

    async def page(self, row: CampaignRow, player: PlayerRow) -> CampaignPage:
        view, why = None, ""
        try:
            view = campaign_of(row.game).show(row.sheet)
        except CivitasError as error:
            why = str(error)
        table = await self.table_of(row)
        return CampaignPage(
            id=row.id,
            game=row.game,
            view=view,
            why=why,
            table=None if table is None else table_row(table.head, player.id),
            played=msgspec.json.decode(row.played),
            updated=timestamp(row.updated),
        )

    async def table_of(self, row: CampaignRow) -> Table | None:
        """Where the campaign's next game is being played, if it is."""
        if not row.playing:
            return None
        try:
            return await self.tables.get(row.playing)
        except NoTable:
            return None

    # Changing.

    async def begin(self, player: PlayerRow, game: str, name: str, settings: Options) -> CampaignRow:
        return await self.add(player, game, campaign_of(game).begin(name, settings), 0)

    async def bring(self, player: PlayerRow, game: str, text: str) -> CampaignRow:
        """A campaign out of a sheet from elsewhere."""
        campaign = campaign_of(game)
        sheet = campaign.read(text)
        return await self.add(player, game, sheet, len(campaign.show(sheet).games))

    async def add(self, player: PlayerRow, game: str, sheet: str, games: int) -> CampaignRow:
        if len(await self.store.campaigns(CAMPAIGNS.c.player == player.id)) >= MOST:
            raise Forbidden(f"You have {MOST} campaigns; remove one first.")
        now = now_ms()
        played = msgspec.json.encode([""] * games).decode()
        row = CampaignRow(new_id(), player.id, game, sheet, "", played, 1, now, now)
        await self.store.add_campaign(row)
        return row

    async def play(self, number: str, player: PlayerRow, opponent: str) -> Table:
        """A table for the next game against this opponent. One whose rules are gone is let go."""
        row = await self.get(number, player)
        table = await self.table_of(row)
        if table is not None and not table.read_only:
            raise IllegalChoice("A game of this campaign is still being played; it comes first.")
        campaign = campaign_of(row.game)
        settings = campaign.next_settings(row.sheet, opponent)
        head = new_head(player, NewTable(row.game, seats_for(row.game, settings), settings))
        head.campaign = row.id
        try:
            return await self.tables.place(head, True, changed(row, playing=head.id))
        except Conflict:
            raise moved() from None

    async def change(self, number: str, player: PlayerRow, code: str) -> CampaignRow:
        row = await self.get(number, player)
        return await self.save(changed(row, sheet=campaign_of(row.game).change(row.sheet, code)))

    async def remove(self, number: str, player: PlayerRow) -> None:
        """The sheet is gone; the tables of its games stay."""
        row = await self.get(number, player)
        await self.store.remove_campaign(row.id)

    async def save(self, row: CampaignRow) -> CampaignRow:
        try:
            await self.store.save_campaign(row)
        except Conflict:
            raise moved() from None
        return row

    # Games that are over.

    async def entered(self, row: CampaignRow) -> CampaignRow:
        """The campaign, with its game on the sheet if that is over; NoCampaign if it is removed meanwhile.

        The first end of a game counts.
        """
        table = await self.table_of(row)
        if table is None or table.head.status != OVER or table.read_only:
            return row
        day = datetime.fromtimestamp(table.head.updated / 1000, UTC).date().isoformat()
        try:
            sheet = campaign_of(row.game).enter(row.sheet, table.state, table.options, day, table.head.seed)
        except CivitasError as fault:
            # A sheet the installed rules cannot read is shown as that.
            log.warning("the game of campaign %s did not come on its sheet: %s", row.id, fault)
            return row
        try:
            played = [*msgspec.json.decode(row.played, type=list[str]), table.head.id]
            done = changed(row, sheet=sheet, playing="", played=msgspec.json.encode(played).decode())
            await self.store.save_campaign(done)
        except Conflict:
            fresh = await self.store.campaigns(CAMPAIGNS.c.id == row.id)
            if not fresh:
                raise NoCampaign("You have no such campaign any more.") from None
            return fresh[0]
        return done

    def changed(self, table: Table, _before: list[int]) -> None:
        """Enters the game of a campaign as soon as it is over; if that fails, when the campaign is looked at."""
        if table.head.campaign and table.head.status == OVER:
            task = self.chores.once("campaign", self.enter(table.head.campaign))
            self.entering.add(task)
            task.add_done_callback(self.entering.discard)

    async def enter(self, number: str) -> None:
        try:
            for row in await self.store.campaigns(CAMPAIGNS.c.id == number):
                await self.entered(row)
        except NoCampaign:
            log.info("campaign %s was removed as its game came on the sheet", number)


def campaign_of(game: str) -> Campaign:
    """The campaign of a game; OptionError for a game that has none."""
    campaign = rooms_of(game).campaign
    if campaign is None:
        raise OptionError(f"The game {game} has no campaign.")
    return campaign


def seats_for(game: str, settings: Options) -> list[SeatWish]:
    """The player, and the seat of the automaton."""
    found = rooms_of(game).game
    silent, automaton = found.plays_itself(settings), found.info.automaton
    seats = found.info.least_seats if automaton is None else automaton.seats
    return [SeatWish("bot" if seat == silent else "me") for seat in range(seats)]


def changed(row: CampaignRow, **values: str) -> CampaignRow:
    return replace(row, version=row.version + 1, updated=now_ms(), **values)


def moved() -> CampaignMoved:
    return CampaignMoved("This campaign was changed meanwhile; look at it again.")
