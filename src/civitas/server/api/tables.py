"""Tables: made, listed, joined, talked at."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get, post, put
from litestar.params import QueryParameter

from civitas.aid import AidSection, aid_of
from civitas.server.api.bodies import ImportBody, JoinBody, NewTableBody, NotesBody, SayBody, SeatBody, StandingBody
from civitas.server.api.common import Ask, Eyes, Our, Player, Seat, Since, TableId, admit
from civitas.server.schema import (
    Notes,
    TableRow,
    TableView,
)
from civitas.server.views import table_row

Which = Annotated[Literal["mine", "listed", "finished"], QueryParameter(name="scope")]
IMPORT_MOST: Final = 2_200_000


@get(
    "/tables",
    operation_id="listTables",
    summary="My tables, those open to all, or my finished ones",
)
async def list_tables(services: Our, eyes: Eyes, which: Which = "mine") -> list[TableRow]:
    if which == "listed":
        heads = await services.store.listed_tables()
    else:
        heads = await services.store.tables_of(eyes.id, which == "finished") if eyes.id else []
    return [table_row(head, eyes.id) for head in heads]


@post("/tables", operation_id="createTable", summary="Sets a table up")
async def create_table(
    request: Ask,
    services: Our,
    player: Player,
    data: NewTableBody,
) -> TableView:
    done = await services.tables.create(player, data)
    await admit(request, player)
    return services.show(done, player, None)


@post(
    "/records",
    operation_id="importRecord",
    summary="A table out of an exported record",
    request_max_body_size=IMPORT_MOST,
)
async def import_record(request: Ask, services: Our, player: Player, data: ImportBody) -> TableView:
    done = await services.tables.import_record(player, data.record)
    await admit(request, player)
    return services.show(done, player, None)


@get("/tables/{table:str}", operation_id="readTable", summary="A table, as the viewer may see it")
async def read_table(services: Our, eyes: Eyes, table: TableId, seat: Seat = None, since: Since = 0) -> TableView:
    return services.show(await services.tables.get(table), eyes, seat, since)


@get("/tables/{table:str}/aid", operation_id="readAid", summary="The player's aid for the settings of a table")
async def read_aid(services: Our, table: TableId) -> list[AidSection]:
    found = await services.tables.get(table)
    return aid_of(found.rooms.game, found.options, len(found.head.seats))


@post(
    "/tables/{table:str}/join",
    operation_id="joinTable",
    status_code=200,
    summary="Sits down at an open seat",
)
async def join_table(request: Ask, services: Our, player: Player, table: TableId, data: JoinBody) -> TableView:
    done = await services.tables.join(table, player, data)
    await admit(request, player)
    return services.show(done, player, None)


@post(
    "/tables/{table:str}/leave",
    operation_id="leaveTable",
    status_code=200,
    summary="Gets up; a bot may go on",
)
async def leave_table(services: Our, player: Player, table: TableId, data: SeatBody) -> TableView:
    return services.show(await services.tables.leave(table, player, data.seat), player, None)


@post(
    "/tables/{table:str}/start",
    operation_id="startTable",
    status_code=200,
    summary="Starts the game; bots fill up",
)
async def start_table(services: Our, player: Player, table: TableId) -> TableView:
    return services.show(await services.tables.start(table, player), player, None)


@post(
    "/tables/{table:str}/talk",
    operation_id="say",
    status_code=200,
    summary="Says or proposes something",
)
async def say(request: Ask, services: Our, player: Player, table: TableId, data: SayBody) -> TableView:
    done = await services.tables.say(table, player, data)
    await admit(request, player)
    return services.show(done, player, data.seat)


@get("/tables/{table:str}/notes", operation_id="readNotes", summary="My private notes")
async def read_notes(services: Our, eyes: Eyes, table: TableId) -> Notes:
    await services.tables.get(table)
    return Notes(await services.store.read_notes(table, eyes.id) if eyes.id else "")


@put("/tables/{table:str}/notes", operation_id="writeNotes", summary="Keeps my private notes")
async def write_notes(request: Ask, services: Our, player: Player, table: TableId, data: NotesBody) -> Notes:
    await services.tables.get(table)
    await admit(request, player)
    await services.store.write_notes(table, player.id, data.text)
    return data


@put(
    "/tables/{table:str}/standing",
    operation_id="setStanding",
    summary="What a seat always answers to a question",
)
async def set_standing(services: Our, player: Player, table: TableId, data: StandingBody) -> TableView:
    return services.show(await services.tables.set_standing(table, player, data), player, data.seat)


@post(
    "/tables/{table:str}/take-back",
    operation_id="takeSeatBack",
    status_code=200,
    summary="Plays again for a seat",
)
async def take_seat_back(services: Our, player: Player, table: TableId, data: SeatBody) -> TableView:
    return services.show(await services.tables.take_back(table, player, data.seat), player, data.seat)


@post(
    "/tables/{table:str}/rematch",
    operation_id="rematch",
    summary="A new table with the same options",
)
async def rematch(request: Ask, services: Our, player: Player, table: TableId) -> TableView:
    done = await services.tables.rematch(table, player)
    await admit(request, player)
    return services.show(done, player, None)


ROUTES: Final = [
    list_tables,
    create_table,
    import_record,
    read_table,
    read_aid,
    join_table,
    leave_table,
    start_table,
    say,
    read_notes,
    write_notes,
    set_standing,
    take_seat_back,
    rematch,
]
