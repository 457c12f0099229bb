"""Replay: the past of a table as each viewer knew it, branches, records."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromQuery, PathParameter

from civitas.kernel.errors import Forbidden
from civitas.server.api.bodies import BranchBody
from civitas.server.api.common import Ask, Eyes, Our, Player, Seat, TableId, admit
from civitas.server.endings import drawing_of, view_of
from civitas.server.schema import EndingView, Import, Language, ReplayIndex, ReplayView, TableView
from civitas.server.storage import PlayerRow
from civitas.server.table import OVER, Table
from civitas.server.views import replay_view

Position = Annotated[int, PathParameter(ge=0, le=10_000_000, description="How many choices were made.")]


def whose(table: Table, eyes: PlayerRow, seat: int | None) -> int | None:
    """The seat to look with: during play one's own, after the end anybody's."""
    if table.head.status != OVER:
        if seat is not None:
            table.own_seat(eyes.id, seat)
        else:
            mine = table.seats_of(eyes.id)
            seat = mine[0] if len(mine) == 1 else None
    elif seat is not None and seat >= len(table.head.seats):
        raise Forbidden(f"There is no seat {seat + 1} at this table.")
    return seat


@get("/tables/{table:str}/replay", operation_id="readReplay", summary="What a replay can jump to")
async def read_replay(services: Our, table: TableId) -> ReplayIndex:
    return await services.tables.opener.index(await services.tables.get(table))


@get(
    "/tables/{table:str}/replay/{position:int}",
    operation_id="readPosition",
    summary="A position of the past",
)
async def read_position(
    services: Our,
    eyes: Eyes,
    table: TableId,
    position: Position,
    seat: Seat = None,
    everything: FromQuery[bool] = False,
) -> ReplayView:
    found = await services.tables.get(table)
    looking = whose(found, eyes, seat)
    known = await services.tables.opener.known(found, position, looking, everything)
    return replay_view(found, position, looking, everything, known)


@post(
    "/tables/{table:str}/branches",
    operation_id="branch",
    summary="A new table that goes on from a position",
)
async def branch(request: Ask, services: Our, player: Player, table: TableId, data: BranchBody) -> TableView:
    done = await services.tables.branch(table, player, data)
    await admit(request, player)
    return services.show(done, player, None)


@get(
    "/tables/{table:str}/record",
    operation_id="exportRecord",
    summary="The record of a finished game",
)
async def export_record(services: Our, eyes: Eyes, table: TableId) -> Import:
    """Of a game that was played under other rules, what is stored of it; while unfinished, for its players only."""
    return Import(await services.tables.exported(table, eyes))


@get("/tables/{table:str}/ending", operation_id="readEnding", summary="What is kept of a finished game")
async def read_ending(services: Our, table: TableId, language: FromQuery[Language] = "en") -> EndingView:
    return view_of(await services.tables.ending(table), language)


@get(
    "/tables/{table:str}/drawing",
    operation_id="readDrawing",
    summary="The last table of a finished game, as a picture",
    media_type="image/svg+xml",
)
async def read_drawing(services: Our, table: TableId, language: FromQuery[Language] = "en") -> str:
    return drawing_of(await services.tables.ending(table), language)


ROUTES: Final = [read_replay, read_position, branch, export_record, read_ending, read_drawing]
