"""Play: answers, undo and redo, why not, hints, and the table live."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import Annotated, Any, Final

from litestar import WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from civitas.kernel.errors import CivitasError, Forbidden, IllegalChoice
from civitas.server.api.bodies import ChoiceBody, StepBody, UndoAnswerBody, UndoWishBody
from civitas.server.api.common import Eyes, Our, Player, Seat, Since, Stamp, TableId, onlooker, services_of
from civitas.server.live import Watch
from civitas.server.marks import draw_luck
from civitas.server.opening import NoTable
from civitas.server.schema import Explained, Hint, Rated, TableView
from civitas.server.services import Services
from civitas.server.storage import PlayerRow
from civitas.server.workers import HINT_LEVEL, known_world

log = logging.getLogger("civitas.server")

POLL: Final = 20.0
# Seconds without a change after which an onlooker makes sure that there was none.
QUIET: Final = 20.0
STILL_HERE: Final = "{}"
GONE: Final = 4404
NOT_YOURS: Final = 4403
GOING_AWAY: Final = 1012
FAULT: Final = 1011
OwnSeat = Annotated[int, QueryParameter(ge=0, le=15, description="A seat of yours.")]


@post(
    "/tables/{table:str}/choices",
    operation_id="choose",
    status_code=200,
    summary="Answers the question",
)
async def choose(
    services: Our,
    player: Player,
    table: TableId,
    data: ChoiceBody,
) -> TableView:
    """One code, or with `many` a whole set or commitment. 409 with the fresh table if the version is not the newest."""
    if not data.many and len(data.codes) != 1:
        raise IllegalChoice(f"One answer is wanted; {len(data.codes)} were given.")
    kind = "many" if data.many else "choose"
    done = await services.tables.play(table, kind, data.seat, data.codes, data.version, player.id)
    return services.show(done, player, data.seat, data.version)


@post(
    "/tables/{table:str}/undo",
    operation_id="undo",
    status_code=200,
    summary="Takes the last choice back",
)
async def undo(services: Our, player: Player, table: TableId, data: StepBody) -> TableView:
    done = await services.tables.play(table, "undo", data.seat, [], data.version, player.id)
    return services.show(done, player, data.seat, data.version)


@post("/tables/{table:str}/redo", operation_id="redo", status_code=200, summary="Makes it again")
async def redo(services: Our, player: Player, table: TableId, data: StepBody) -> TableView:
    done = await services.tables.play(table, "redo", data.seat, [], data.version, player.id)
    return services.show(done, player, data.seat, data.version)


@post(
    "/tables/{table:str}/undo-wishes",
    operation_id="askUndo",
    status_code=200,
    summary="Asks the others to go back",
)
async def ask_undo(services: Our, player: Player, table: TableId, data: UndoWishBody) -> TableView:
    done = await services.tables.wish_undo(table, player, data.seat, data.position, data.version)
    return services.show(done, player, data.seat, data.version)


@post(
    "/tables/{table:str}/undo-answers",
    operation_id="answerUndo",
    status_code=200,
    summary="Agrees or refuses",
)
async def answer_undo(services: Our, player: Player, table: TableId, data: UndoAnswerBody) -> TableView:
    done = await services.tables.answer_undo(table, player, data.seat, data.agree, data.version)
    return services.show(done, player, data.seat, data.version)


@get(
    "/tables/{table:str}/explain",
    operation_id="explain",
    summary="What a seat cannot do now, and why",
)
async def explain(services: Our, eyes: Eyes, table: TableId, seat: OwnSeat) -> Explained:
    found = await services.tables.get(table)
    found.own_seat(eyes.id, seat)
    return Explained(found.rooms.game.explain(found.state, seat))


@get(
    "/tables/{table:str}/hint",
    operation_id="hint",
    summary="What a bot would do, and what it sees in it",
)
async def hint(services: Our, eyes: Eyes, table: TableId, seat: OwnSeat) -> Hint:
    found = await services.tables.get(table)
    found.own_seat(eyes.id, seat)
    game, true_state, state = found.rooms.game, found.state, found.as_asked(seat)
    if state is None:
        raise IllegalChoice(f"Seat {seat + 1} is not being asked.")
    described = {code: game.describe(state, code) for code in state.options}
    advice = await services.workers.advise(
        found.head.game,
        known_world(game, true_state, seat),
        seat,
        found.rooms.levels[HINT_LEVEL],
        draw_luck(),
    )
    if advice.code not in described or advice.points.keys() - described.keys():
        raise IllegalChoice("The table has moved on since.")
    rated = [Rated(described[code], points) for code, points in advice.points.items()]
    return Hint(advice.code, described[advice.code].text, rated)


@get(
    "/tables/{table:str}/poll",
    operation_id="pollTable",
    summary="The table when it has changed, or after a while",
)
async def poll_table(
    services: Our, eyes: Eyes, table: TableId, since: Since, stamp: Stamp = None, seat: Seat = None
) -> TableView:
    with services.live.watching(table, eyes.id) as watch:
        found = await services.tables.get(table)
        if found.head.version <= since and stamp in (None, found.head.changed) and not services.closing:
            await watch.wait(POLL)
            found = await services.tables.get(table)
        return services.show(found, eyes, seat, since)


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: TableId, seat: Seat = None, since: Since = 0) -> None:
    """Pushes the viewer's own view and log lines whenever the table changes, the first at once."""
    services = services_of(socket)
    eyes = await onlooker(socket)
    await socket.accept()
    try:
        await services.tables.get(table)
        with services.live.watching(table, eyes.id) as watch:
            services.live.wake(table)
            pushing = asyncio.create_task(push(socket, services, table, eyes, seat, since, watch))
            hearing = asyncio.create_task(hear(socket))
            await asyncio.wait({pushing, hearing}, return_when=asyncio.FIRST_COMPLETED)
            for task in (pushing, hearing):
                task.cancel()
            ended = await asyncio.gather(pushing, hearing, return_exceptions=True)
        services.live.wake(table)
        for fault in ended:
            if isinstance(fault, CivitasError):
                raise fault
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                number = secrets.token_hex(4)
                log.error("incident %s", number, exc_info=fault, extra={"incident": number})
                await socket.close(code=FAULT, reason=f"incident {number}")
                return
        if services.closing:
            await socket.close(code=GOING_AWAY, reason="the server is going away")
    except NoTable as error:
        await socket.close(code=GONE, reason=str(error))
    except Forbidden as error:
        await socket.close(code=NOT_YOURS, reason=str(error))


async def push(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    table: str,
    eyes: PlayerRow,
    seat: int | None,
    since: int,
    watch: Watch,
) -> None:
    """Shows the table whenever it changes. That nothing is told is no proof: now and then the stamps are compared, and
    the client hears that somebody is there."""
    while not services.closing:
        watch.changed.clear()
        look = partial(services.told, player=eyes, seat=seat, since=since)
        text, since, stamp = await services.tables.look(table, look)
        await socket.send_data(text, mode="text")
        while not await watch.wait(QUIET) and not services.closing:
            if await services.store.stamp(table) != stamp:
                break
            await socket.send_data(STILL_HERE, mode="text")


async def hear(socket: WebSocket[Any, Any, Any]) -> None:
    """A client has nothing to say but that it is still there."""
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        return


ROUTES: Final = [choose, undo, redo, ask_undo, answer_undo, explain, hint, poll_table, live]
