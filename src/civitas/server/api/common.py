"""What all routes share: the services, and who is asking."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from civitas.server.players import NotSignedIn
from civitas.server.schema import Problem, TableView
from civitas.server.services import Services
from civitas.server.storage import PlayerRow
from civitas.server.table import Table
from civitas.server.tokens import COOKIE

ME = "/api/v1/me"
Connection = ASGIConnection[Any, Any, Any, Any]
# How every route may answer instead of what was wanted.
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "The request is not what this document says."),
        (401, "The name or the password is not right."),
        (403, "Not yours to do or to know."),
        (404, "It does not exist, or no longer."),
        (409, "Late: the table has moved on, and is in the answer; or the name is taken."),
        (413, "Too long."),
        (422, "The rules do not allow it."),
        (429, "Too many requests."),
        (500, "A fault of the server's own, with the number it has in the log."),
        (503, "The storage does not answer; whether anything was changed is not known."),
    )
}
NOBODY = PlayerRow("", "", None, "", "{}", "", 0)

Ask = Request[Any, Any, Any]
Our = NamedDependency[Services]
Player = NamedDependency[PlayerRow]
Eyes = NamedDependency[PlayerRow]
TableId = Annotated[str, PathParameter(max_length=24, pattern=r"^[A-Za-z0-9_-]+$", description="The table.")]
Seat = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="A seat of yours to look with; a spectator's eyes without it.")
]
Stamp = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description="The stamp of the table you have.")]
Since = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The version whose log you already have.")]


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    return services_of(request)


async def onlooker(connection: Connection) -> PlayerRow:
    """Who looks; somebody without a cookie may look on as nobody."""
    services = services_of(connection)
    return await services.players.known(connection.cookies.get(COOKIE)) or NOBODY


async def provide_onlooker(request: Request[Any, Any, Any]) -> PlayerRow:
    player = await onlooker(request)
    keep(request, player)
    return player


async def provide_player(request: Request[Any, Any, Any]) -> PlayerRow:
    """Who acts. Somebody without a cookie is a guest who is kept, with `admit`, when there is something to keep."""
    services = services_of(request)
    token = request.cookies.get(COOKIE)
    player = await services.players.known(token)
    if player is None and token and request.url.path != ME:
        raise NotSignedIn("Your cookie is not valid any more; load the page anew.")
    player = player or services.players.newcomer()
    keep(request, player)
    return player


async def admit(request: Request[Any, Any, Any], player: PlayerRow) -> None:
    """Keeps a newcomer and hands them their cookie."""
    services = services_of(request)
    if not player.created:
        await services.players.keep(player)
        request.state.token = services.players.token(player)


def keep(request: Request[Any, Any, Any], player: PlayerRow) -> None:
    """Notes for those who answer an error how to show a table that has moved on."""
    services = services_of(request)

    def show(table: Table, seat: int | None) -> TableView:
        return services.show(table, player, seat if seat in table.seats_of(player.id) else None)

    request.state.show = show


DEPENDENCIES = {
    "services": Provide(provide_services),
    "player": Provide(provide_player),
    "eyes": Provide(provide_onlooker),
}
