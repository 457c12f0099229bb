"""New tables: as a player wishes them, or out of another table or a record."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from civitas import registry
from civitas.kernel.errors import Forbidden, IllegalChoice, OptionError, RecordError
from civitas.kernel.game import Game
from civitas.kernel.machine import NO_SEAT
from civitas.kernel.origin import Options
from civitas.kernel.record import Record, can_walk, read_record, replay_record
from civitas.kernel.rng import check_seed
from civitas.server.archive import StoredGame, is_stored_game, read_stored_game
from civitas.server.guests import friendly_name
from civitas.server.marks import draw_seed, new_id, now_ms
from civitas.server.schema import Branch, Level, NewTable, SeatWish
from civitas.server.storage import Move, PlayerRow, SeatRow, TableHead
from civitas.server.table import BOT, HUMAN, OPEN, OVER, PLAYING, WAITING, Table

NO_CLOCK = ""


def blank(player: PlayerRow, game: str, seed: str) -> TableHead:
    """A table this player sets up, without seats."""
    now = now_ms()
    return TableHead(
        id=new_id(),
        game=game,
        rules=registry.game(game).info.version,
        options="{}",
        seed=seed,
        seed_chosen=False,
        status=WAITING,
        listed=False,
        host=player.id,
        version=0,
        changed=0,
        clock=NO_CLOCK,
        deadline=None,
        asked="[]",
        winners="[]",
        undo="",
        opening="[]",
        wished="",
        parent="",
        created=now,
        updated=now,
    )


def new_head(player: PlayerRow, wish: NewTable) -> TableHead:
    """A new table; OptionError for what the game does not allow."""
    game = registry.game(wish.game)
    options = game.options(len(wish.seats), wish.options)
    check_automaton(game, options, wish.seats)
    if all(seat.kind == "bot" for seat in wish.seats):
        raise OptionError("Somebody must sit at a table; bots alone play in `civitas simulate`.")
    head = blank(player, wish.game, draw_seed() if wish.seed is None else str(check_seed(wish.seed)))
    head.options = msgspec.json.encode(options).decode()
    head.seed_chosen = wish.seed is not None
    head.listed = wish.listed
    head.clock = NO_CLOCK if wish.clock is None else msgspec.json.encode(wish.clock).decode()
    head.seats = seated(wish.seats, player, 0 if wish.clock is None else wish.clock.bank)
    check_alone(head, {player.id} | {seat.player for seat in head.seats if seat.kind != BOT})
    return head


def check_alone(head: TableHead, people: set[str]) -> None:
    """Forbidden where several people would play a game whose seed one of them knows: it tells every card to come."""
    if head.seed_chosen and len(people) > 1:
        raise Forbidden(
            "The seed of this game is known, so every seat must be yours or a bot's; with others the server draws it."
        )


def draw_for_others(head: TableHead, people: set[str]) -> None:
    """Before the game the server draws a seed in the place of one somebody knows; Forbidden to those of a branch."""
    if head.opening == "[]" and len(people) > 1 and head.seed_chosen:
        head.seed, head.seed_chosen = draw_seed(), False
    check_alone(head, people)


def check_automaton(game: Game[Any], options: Options, seats: list[SeatWish]) -> None:
    """OptionError where somebody would sit in the seat of an automaton; it counts as a bot's."""
    silent = game.plays_itself(options)
    if silent != NO_SEAT and seats and seats[silent].kind != "bot":
        raise OptionError(f"Seat {silent + 1} is that of the automaton, so nobody can sit there.")


def branched(table: Table, player: PlayerRow, wish: Branch) -> TableHead:
    """A table that goes on from a position of another.

    It shows what is hidden and what would come; while a game is played only somebody who plays it alone may have
    one, and only if its seed was chosen openly.
    """
    session = table.playing
    alone = table.humans() == {player.id} and table.head.seed_chosen
    if not session.state.over and not alone:
        raise Forbidden("A game with secrets can be branched off only when it is over.")
    if not 0 <= wish.position <= len(session.codes):
        raise IllegalChoice(f"The game has {len(session.codes)} choices; {wish.position} is not among 0 to that.")
    if wish.seats and len(wish.seats) != len(table.head.seats):
        raise OptionError(f"This game has {len(table.head.seats)} seats; {len(wish.seats)} were given.")
    check_automaton(table.rooms.game, table.options, wish.seats)
    head = continued(table, player, wish.seats or alone_again(table.head, player))
    head.options, head.seed, head.seed_chosen = table.head.options, table.head.seed, True
    check_alone(head, {player.id} | {seat.player for seat in head.seats if seat.kind != BOT})
    opening = session.codes[: session.before_secrets(wish.position)]
    head.opening = msgspec.json.encode(opening).decode()
    return head


def rematched(table: Table, player: PlayerRow) -> TableHead:
    """A new game with the same wishes: what was drawn is drawn again. The seats of other people are open for them."""
    if table.head.status != OVER:
        raise Forbidden("A rematch can be played when the game is over.")
    return continued(table, player, again(table.head, player))


def continued(table: Table, player: PlayerRow, seats: list[SeatWish]) -> TableHead:
    head = blank(player, table.head.game, draw_seed())
    head.options, head.clock, head.parent = table.head.wished or table.head.options, table.head.clock, table.head.id
    head.seats = seated(seats, player, table.clock.bank if table.clock is not None else 0)
    return head


def imported(player: PlayerRow, text: str) -> TableHead:
    """A table out of a record: to look at if the game is finished, else to play on; of other rules only to be read."""
    record = played_again(player, read_stored_game(text)) if is_stored_game(text) else read_record(text)
    game = registry.game(record.game)
    walkable = can_walk(game, record, record.segments[-1])
    if walkable:
        replay_record(game, record)
    if len(record.segments) != 1 or record.segments[0].start:
        raise RecordError("This record goes on from a snapshot; only whole games can be imported.")
    head = blank(player, record.game, record.seed)
    head.options = msgspec.json.encode(record.options).decode()
    head.seed_chosen = True
    head.opening = msgspec.json.encode(record.segments[0].choices).decode()
    names = [*record.names, *[""] * record.seats][: record.seats]
    silent = game.plays_itself(record.options)
    kinds = ["bot" if seat == silent else "me" for seat in range(record.seats)]
    try:
        wishes = [
            msgspec.convert({"kind": kind, "name": name}, SeatWish) for kind, name in zip(kinds, names, strict=True)
        ]
    except msgspec.ValidationError as error:
        raise RecordError(f"A name in this record cannot be used: {error}.") from None
    head.seats = seated(wishes, player, 0)
    if not walkable:
        head.rules = record.segments[0].version
        head.status = PLAYING if record.result is None else OVER
        head.winners = msgspec.json.encode(record.result.winners if record.result else []).decode()
    return head


def played_again(player: PlayerRow, stored: StoredGame) -> Record:
    """The record of a game given out as it was stored, found by making its moves under their own rules."""
    game = registry.game(stored.game)
    if stored.rules != game.info.version:
        raise RecordError(
            f"This game was played under rules version {stored.rules} of {stored.game}; "
            f"the version installed here is {game.info.version}."
        )
    head = blank(player, stored.game, str(check_seed(stored.seed)))
    head.options = msgspec.json.encode(game.options(len(stored.names), stored.options)).decode()
    head.opening = msgspec.json.encode(stored.opening).decode()
    head.seats = [SeatRow(number, HUMAN, "", name) for number, name in enumerate(stored.names)]
    head.status = PLAYING
    table = Table(head, [])
    table.begin()
    for number, move in enumerate(stored.moves, 1):
        table.make(Move(number, move.kind, move.seat, move.codes, head.created))
    record: Record = table.playing.record()
    return msgspec.structs.replace(record, names=stored.names)


def seated(wishes: list[SeatWish], player: PlayerRow, bank: int) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number, wish in enumerate(wishes):
        wished = [other.name.strip() for other in wishes[number + 1 :]]
        seats.append(seat_of(number, wish, player, bank, [*wished, *(seat.name for seat in seats)]))
    return seats


def seat_of(number: int, wish: SeatWish, player: PlayerRow, bank: int, taken: list[str]) -> SeatRow:
    match wish.kind:
        case "me":
            # Who plays several seats is called by their own name at the first.
            own = player.name if player.name not in taken else friendly_name(player.id, taken)
            return SeatRow(number, HUMAN, "", wish.name.strip() or own, player.id, bank=bank)
        case "bot":
            return SeatRow(number, BOT, wish.level, wish.name.strip(), bank=bank)
        case "open":
            return SeatRow(number, OPEN, "", "", bank=bank)


def alone_again(head: TableHead, player: PlayerRow) -> list[SeatWish]:
    """The same seats, with bots in those of other people."""
    return [wish if wish.kind != "open" else SeatWish("bot") for wish in again(head, player)]


def again(head: TableHead, player: PlayerRow) -> list[SeatWish]:
    """The same seats for the same kinds of players."""
    wishes: list[SeatWish] = []
    for seat in head.seats:
        if seat.kind == BOT:
            level = next(level for level in get_args(Level) if level == seat.level)
            wishes.append(SeatWish("bot", level=level, name=seat.name))
        elif seat.player == player.id:
            wishes.append(SeatWish("me", name=seat.name))
        else:
            wishes.append(SeatWish("open"))
    return wishes
