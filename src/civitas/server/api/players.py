"""Players: who I am, accounts, notices."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import Request, get, post, put
from litestar.exceptions import TooManyRequestsException

from civitas.server.api.bodies import NotifyBody, RenameBody, SignUpBody
from civitas.server.api.common import Our, Player, admit
from civitas.server.schema import Me


@get("/me", operation_id="readMe", summary="The player of this device; a new one becomes a guest")
async def read_me(request: Request[Any, Any, Any], services: Our, player: Player) -> Me:
    await admit(request, player)
    # A cookie holds for a year from the last visit.
    request.state.token = services.players.token(player)
    return services.players.me(player)


@put("/me", operation_id="renameMe", summary="Takes another name")
async def rename_me(request: Request[Any, Any, Any], services: Our, player: Player, data: RenameBody) -> Me:
    await admit(request, player)
    name = data.name.strip()
    await services.store.change_player(player.id, name=name)
    return services.players.me(msgspec.structs.replace(player, name=name))


@put("/me/notify", operation_id="setNotify", summary="How to hear that it is my turn")
async def set_notify(request: Request[Any, Any, Any], services: Our, player: Player, data: NotifyBody) -> Me:
    services.notices.check(data)
    await admit(request, player)
    text = msgspec.json.encode(data).decode()
    await services.store.change_player(player.id, notify=text)
    return services.players.me(msgspec.structs.replace(player, notify=text))


@post(
    "/accounts",
    operation_id="signUp",
    summary="Makes an account of this guest, who keeps their tables",
)
async def sign_up(request: Request[Any, Any, Any], services: Our, player: Player, data: SignUpBody) -> Me:
    check_tries(request, services)
    await admit(request, player)
    account = await services.players.sign_up(player, data.name, data.password)
    request.state.token = services.players.token(account)
    return services.players.me(account)


@post(
    "/login",
    operation_id="signIn",
    status_code=200,
    summary="Signs in; a guest's tables come along",
)
async def sign_in(request: Request[Any, Any, Any], services: Our, player: Player, data: SignUpBody) -> Me:
    check_tries(request, services)
    account = await services.players.sign_in(player, data.name, data.password)
    request.state.token = services.players.token(account)
    return services.players.me(account)


@post(
    "/logout",
    operation_id="signOut",
    status_code=200,
    summary="Signs out; the device is a new guest",
)
async def sign_out(request: Request[Any, Any, Any], services: Our) -> Me:
    guest = await services.players.keep(services.players.newcomer())
    request.state.token = services.players.token(guest)
    return services.players.me(guest)


def check_tries(request: Request[Any, Any, Any], services: Our) -> None:
    address = request.client.host if request.client else ""
    if not services.tries.allow(address, time.monotonic()):
        raise TooManyRequestsException("Too many tries; wait a minute.")


ROUTES: Final = [read_me, rename_me, set_notify, sign_up, sign_in, sign_out]
