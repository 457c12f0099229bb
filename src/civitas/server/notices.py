"""Telling a player who is not looking that it is their turn: by mail or webhook, if they asked for it."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from http.client import HTTPException
from typing import Final
from urllib.parse import urlsplit

import msgspec

from civitas.kernel.errors import OptionError
from civitas.server.chores import Chores
from civitas.server.limits import Limiter
from civitas.server.live import Live
from civitas.server.schema import Notify
from civitas.server.settings import Settings
from civitas.server.storage import Store, seats_in
from civitas.server.table import HUMAN, Table
from civitas.server.webhooks import checked, post

log = logging.getLogger("civitas.notices")

GRACE: Final = 5.0  # who is back by then needs no notice
PATIENCE: Final = 10.0
THREADS: Final = 4
MAIL_PORT: Final = 25
# At most one notice in ten minutes for a player and table, and ten an hour to an address.
SAME_TABLE: Final = 1 / 600
SAME_ADDRESS: Final = 10 / 3600


class Notices:
    """Notices are sent by threads of their own: a slow receiver keeps nobody else waiting."""

    def __init__(self, settings: Settings, store: Store, live: Live, chores: Chores) -> None:
        self.settings = settings
        self.store = store
        self.live = live
        self.chores = chores
        self.threads = ThreadPoolExecutor(THREADS, "notices")
        self.turns = Limiter(SAME_TABLE, 1 / SAME_TABLE)
        self.addresses = Limiter(SAME_ADDRESS, 3600)

    def check(self, wish: Notify) -> None:
        """Refuses what we would never send to, with OptionError."""
        if wish.email and not plausible_mail(wish.email):
            raise OptionError(f"{wish.email!r} is not an e-mail address.")
        if wish.webhook:
            checked(wish.webhook)

    def changed(self, table: Table, before: list[int]) -> None:
        """Notices for those who are asked now and were not before."""
        for seat in table.waiting():
            row = table.head.seats[seat]
            if seat not in before and row.kind == HUMAN and not row.away:
                self.chores.once("notice", self.notify(row.player, table, seat))

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def notify(self, player: str, table: Table, seat: int) -> None:
        number = table.head.id
        if player in self.live.present(number):
            return
        row = await self.store.player(player)
        wish = msgspec.json.decode(row.notify, type=Notify) if row is not None else Notify()
        if not wish.email and not wish.webhook:
            return
        await asyncio.sleep(GRACE)
        # Where the change that answered was made in another process, the table in memory does not show it.
        head = await self.store.head(number)
        if head is None or seat not in seats_in(head.asked) or player in self.live.present(number):
            return
        if not self.turns.allow(f"{player} {number}", time.monotonic()):
            return
        link = f"{self.settings.origin}/table/{number}"
        for wanted, send in ((wish.email, self.mail), (wish.webhook, self.call)):
            if wanted and self.addresses.allow(wanted, time.monotonic()):
                await self.send(send, wanted, table.head.game, link)

    async def send(self, send: Callable[[str, str, str], None], address: str, game: str, link: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(loop.run_in_executor(self.threads, send, address, game, link), 2 * PATIENCE)
        except (OSError, ValueError, TimeoutError, smtplib.SMTPException, HTTPException, OptionError) as fault:
            log.warning("a notice was not sent: %s", type(fault).__name__)

    def mail(self, address: str, game: str, link: str) -> None:
        if not self.settings.smtp:
            return
        parts = urlsplit(self.settings.smtp)
        letter = EmailMessage()
        letter["Subject"] = f"Civitas: {game}"
        letter["From"] = self.settings.sender or f"civitas@{parts.hostname}"
        letter["To"] = address
        letter.set_content(f"{game}\n{link}\n")
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "", parts.port or MAIL_PORT, timeout=PATIENCE) as server:
            if parts.username:
                if parts.scheme != "smtps":
                    server.starttls()
                server.login(parts.username, parts.password or "")
            server.send_message(letter)

    def call(self, address: str, game: str, link: str) -> None:
        post(address, msgspec.json.encode({"game": game, "table": link}), PATIENCE, self.settings.local_hooks)


def plausible_mail(address: str) -> bool:
    name, at, host = address.rpartition("@")
    return bool(name and at and host) and address.isprintable() and not any(sign in address for sign in " ,;<>\"'")
