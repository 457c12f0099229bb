"""Everything a server is made of, opened and closed together."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.server.campaigns import Campaigns
from civitas.server.chores import Chores
from civitas.server.drivers import Drivers
from civitas.server.health import Health
from civitas.server.limits import Limiter
from civitas.server.live import Live
from civitas.server.memory import TIDY_EVERY, tidy
from civitas.server.metrics import Metrics
from civitas.server.notices import Notices
from civitas.server.players import Players
from civitas.server.schema import TableView
from civitas.server.settings import Settings
from civitas.server.storage import PlayerRow, Store
from civitas.server.table import Table
from civitas.server.tables import Tables
from civitas.server.views import table_view
from civitas.server.workers import Workers

# Games are made again in a process of their own, so that no table waits until bots have thought.
HISTORIANS: Final = 1
# People do not wait for bots that think about other tables.
NICENESS: Final = 10


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.chores = Chores()
        self.store = Store(settings)
        self.live = Live(self.chores, settings.redis)
        self.historians = Workers(HISTORIANS)
        self.tables = Tables(self.store, self.live, self.chores, self.historians)
        self.campaigns = Campaigns(self.store, self.tables, self.chores)
        self.players = Players(settings, self.store)
        self.workers = Workers(settings.bots, NICENESS)
        self.drivers = Drivers(self.tables, self.store, self.workers, self.chores)
        self.notices = Notices(settings, self.store, self.live, self.chores)
        self.tables.on_change.append(self.notices.changed)
        self.health = Health(self.store, self.live, self.chores)
        self.metrics = Metrics()
        # Passwords cost us time to check and must not be guessed: a few tries a minute for an address.
        self.tries = Limiter(rate=10 / 60, burst=60)
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        await self.store.set_clock()
        await self.tables.open()
        await self.live.open()
        self.drivers.open()
        self.chores.every("memory", TIDY_EVERY, tidy)

    async def close(self) -> None:
        self.closing = True
        self.live.wake_all()
        await self.campaigns.close()
        await self.chores.close()
        await self.health.close()
        self.notices.close()
        await self.tables.close()
        self.workers.close()
        self.historians.close()
        await self.live.close()
        await self.store.close()

    def told(self, table: Table, player: PlayerRow, seat: int | None, since: int) -> tuple[str, int, int]:
        """The table as `show` tells it, in text, its version and stamp; one text for all who heard as much."""
        head = table.head
        if seat is not None or head.host == player.id or table.seats_of(player.id):
            return msgspec.json.encode(self.show(table, player, seat, since)).decode(), head.version, head.changed
        present = self.live.present(head.id) & table.humans()
        heard = (head.changed, table.after(since), frozenset(present))
        if heard not in table.spoken:
            table.spoken = {each: text for each, text in table.spoken.items() if each[0] == head.changed}
            table.spoken[heard] = msgspec.json.encode(self.show(table, player, None, since)).decode()
        return table.spoken[heard], head.version, head.changed

    def show(self, table: Table, player: PlayerRow, seat: int | None, since: int = 0) -> TableView:
        """The table for a player, with the eyes of the seat they ask for, or of their own if they have just one."""
        mine = table.seats_of(player.id)
        if seat is not None:
            table.own_seat(player.id, seat)
        elif len(mine) == 1:
            seat = mine[0]
        return table_view(table, player.id, seat, since, self.live.present(table.head.id))
