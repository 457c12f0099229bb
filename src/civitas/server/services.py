"""Everything a server is made of, opened and closed together."""

from __future__ import annotations

from civitas.server.campaigns import Campaigns
from civitas.server.chores import Chores
from civitas.server.drivers import Drivers
from civitas.server.health import Health
from civitas.server.limits import Limiter
from civitas.server.live import Live
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


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.chores = Chores()
        self.store = Store(settings)
        self.live = Live(self.chores, settings.redis)
        self.tables = Tables(self.store, self.live, self.chores)
        self.campaigns = Campaigns(self.store, self.tables, self.chores)
        self.players = Players(settings, self.store)
        self.workers = Workers(settings.bots)
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
        await self.live.open()
        self.drivers.open()

    async def close(self) -> None:
        self.closing = True
        self.live.wake_all()
        await self.campaigns.close()
        await self.chores.close()
        await self.health.close()
        self.notices.close()
        self.workers.close()
        await self.live.close()
        await self.store.close()

    def show(self, table: Table, player: PlayerRow, seat: int | None, since: int = 0) -> TableView:
        """The table for a player, with the eyes of the seat they ask for, or of their own if they have just one."""
        mine = table.seats_of(player.id)
        if seat is not None:
            table.own_seat(player.id, seat)
        elif len(mine) == 1:
            seat = mine[0]
        return table_view(table, player.id, seat, since, self.live.present(table.head.id))
