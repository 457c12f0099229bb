"""Who is asking: guests known by a signed cookie, and accounts that keep their tables across devices."""

from __future__ import annotations

import asyncio
import time
from functools import cached_property
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from civitas.kernel.errors import CivitasError
from civitas.server.guests import NAMELESS, friendly_name, is_friendly
from civitas.server.marks import new_id, now_ms
from civitas.server.schema import Me, Notify
from civitas.server.settings import Settings
from civitas.server.storage import PlayerRow, Store, Taken
from civitas.server.tokens import read_token, sign


class NotSignedIn(CivitasError):
    """The name or the password is wrong; which of them is not told."""


class NameTaken(CivitasError):
    """There is an account of that name already."""


class Players:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hasher = PasswordHasher()

    @cached_property
    def nobody(self) -> str:
        """Checked when there is no such account, so that a wrong name takes as long as a wrong password."""
        return self.hasher.hash(new_id())

    async def known(self, token: str | None) -> PlayerRow | None:
        """The player a cookie names. A guest's cookie does not lead to the account the guest became or went to."""
        claim = read_token(self.settings.secret, token, int(time.time())) if token else None
        if claim is None:
            return None
        number, epoch = claim
        row = await self.store.player(number)
        if row is None or row.epoch != epoch or row.merged:
            return None
        return msgspec.structs.replace(row, name=friendly_name(row.id)) if row.name == NAMELESS else row

    def newcomer(self) -> PlayerRow:
        """Somebody who is not kept yet."""
        number = new_id()
        return PlayerRow(number, friendly_name(number), None, "", "{}", "", 0)

    async def keep(self, newcomer: PlayerRow) -> PlayerRow:
        row = msgspec.structs.replace(newcomer, created=now_ms())
        await self.store.add_player(row)
        return row

    def token(self, player: PlayerRow) -> str:
        return sign(self.settings.secret, player.id, player.epoch, int(time.time()))

    async def sign_up(self, player: PlayerRow, name: str, password: str) -> PlayerRow:
        """A guest becomes an account and keeps what it has."""
        if player.account is not None:
            raise NameTaken("You are signed in already; sign out first.")
        account = name.strip()
        values: dict[str, Any] = {
            "name": account if is_friendly(player.name) else player.name,
            "account": account.casefold(),
            "password": await asyncio.to_thread(self.hasher.hash, password),
            "epoch": player.epoch + 1,
        }
        try:
            await self.store.make_account(player.id, **values)
        except Taken:
            raise NameTaken(f"There is an account {account!r} already.") from None
        return msgspec.structs.replace(player, **values)

    async def sign_in(self, player: PlayerRow, name: str, password: str) -> PlayerRow:
        """The account; a guest's tables come along."""
        nobody = await asyncio.to_thread(lambda: self.nobody)
        found = await self.store.account(name.strip())
        hashed = nobody if found is None else found.password
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password)
        except VerificationError:
            raise NotSignedIn("The name or the password is not right.") from None
        if found is None:
            raise NotSignedIn("The name or the password is not right.")
        if player.account is None and player.id != found.id:
            await self.store.merge_player(player.id, found.id)
        return found

    def me(self, player: PlayerRow) -> Me:
        return Me(
            id=player.id,
            name=player.name,
            account=player.account or "",
            notify=msgspec.json.decode(player.notify, type=Notify),
            mail_possible=bool(self.settings.smtp),
        )
