"""What is kept: players, tables, seats, moves, talk. Every change is one transaction, durable before it is told.

A table is its moves: answers, undos and redos in the order of its version. Whoever writes names the version it builds
on; if another process was faster nothing is written and `Conflict` is raised.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct, field
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table as Sheet,
    Text,
    and_,
    bindparam,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from civitas.kernel.errors import CivitasError
from civitas.server.marks import now_ms
from civitas.server.settings import Settings

META: Final = MetaData()
PLAYERS: Final = Sheet(
    "players",
    META,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(120), unique=True),
    Column("password", String(200), nullable=False, default=""),
    Column("notify", Text, nullable=False, default="{}"),
    Column("merged", String(24), nullable=False, default=""),
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
)
TABLES: Final = Sheet(
    "tables",
    META,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("clock", Text, nullable=False, default=""),
    Column("deadline", BigInteger),
    Column("asked", String(40), nullable=False, default="[]"),
    Column("winners", String(40), nullable=False, default="[]"),
    Column("undo", Text, nullable=False, default=""),
    Column("opening", Text, nullable=False, default="[]"),
    Column("wished", Text, nullable=False, default="", server_default=""),
    Column("parent", String(24), nullable=False, default=""),
    Column("campaign", String(24), nullable=False, default="", server_default=""),
    Column("digest", String(32), nullable=False, default="", server_default=""),
    Column("first_print", String(32), nullable=False, default="", server_default=""),
    Column("last_print", String(32), nullable=False, default="", server_default=""),
    Column("opening_prints", Text, nullable=False, default="[]", server_default="[]"),
    Column("base", Integer, nullable=False, default=0, server_default="0"),
    Column("tried", String(32), nullable=False, default="", server_default=""),
    Column("why", String(20), nullable=False, default="", server_default=""),
    Column("lasting", Integer, nullable=False, default=0, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_host", "host"),
    Index("tables_listed", "listed", "status"),
    Index("tables_deadline", "deadline"),
)
SEATS: Final = Sheet(
    "seats",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("level", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("player", String(24), nullable=False, default=""),
    Column("away", Boolean, nullable=False, default=False),
    Column("bank", Integer, nullable=False, default=0),
    Column("asked_at", BigInteger, nullable=False, default=0),
    Column("standing", Text, nullable=False, default="[]"),
    Index("seats_player", "player"),
)
MOVES: Final = Sheet(
    "moves",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("codes", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("position", Integer, nullable=False, default=-1, server_default="-1"),
    Column("made", Text, nullable=False, default="[]", server_default="[]"),
    Column("prints", Text, nullable=False, default="[]", server_default="[]"),
)
TALK: Final = Sheet(
    "talk",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
NOTES: Final = Sheet(
    "notes",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)
CAMPAIGNS: Final = Sheet(
    "campaigns",
    META,
    Column("id", String(24), primary_key=True),
    Column("player", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("sheet", Text, nullable=False),
    Column("playing", String(24), nullable=False),
    Column("played", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("campaigns_player", "player"),
)
SNAPSHOTS: Final = Sheet(
    "snapshots",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
)
SEGMENTS: Final = Sheet(
    "segments",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("base", Integer, primary_key=True),
    Column("rules", String(40), nullable=False),
    Column("choices", Text, nullable=False),
    Column("prints", Text, nullable=False),
    Column("start", Text, nullable=False),
)
ENDINGS: Final = Sheet(
    "endings",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("content", Text, nullable=False),
)
HISTORIES: Final = Sheet(
    "histories",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("content", LargeBinary, nullable=False),
)
# Histories are a cache and can be made again from the rest.
SHEETS: Final = (PLAYERS, TABLES, SEATS, MOVES, TALK, NOTES, CAMPAIGNS, SNAPSHOTS, SEGMENTS, ENDINGS)
NUMBERS: Final = msgspec.json.Decoder(list[int])
WORDS: Final = msgspec.json.Decoder(list[str])
LISTED_MOST: Final = 100
TALK_MOST: Final = 100
# Seconds for a connection and for a statement of PostgreSQL's.
CONNECT_MOST: Final = 5
STATEMENT_MOST: Final = 5


class Conflict(Exception):
    """Somebody else changed the table or the campaign first; nothing was written."""


class NewerDatabase(CivitasError):
    """The database has a form this release does not know."""


class Taken(Exception):
    """There is an account of that name already."""


class PlayerRow(Struct, frozen=True):
    """`merged` names the account a guest's tables went to; a cookie of an earlier `epoch` holds no more."""

    id: str
    name: str
    account: str | None
    password: str
    notify: str
    merged: str
    created: int
    epoch: int = 0


class SeatRow(Struct):
    """One seat of a table. `bank` is in seconds; `asked_at` is when it was last asked, in milliseconds.

    While its human is `away`, that is when they left.
    """

    number: int
    kind: str
    level: str
    name: str
    player: str = ""
    away: bool = False
    bank: int = 0
    asked_at: int = 0
    standing: str = "[]"


class Move(Struct, frozen=True):
    """What made a version out of the one before: `choose`, `many`, `undo`, `redo`, or `rewind` to a position.

    What came of it tells the choices of a game without its rules: the `position` it led to, the choices it `made` and
    the prints of positions on the way. Moves of an older release have no position.
    """

    version: int
    kind: str
    seat: int
    codes: list[int]
    at: int
    position: int = -1
    made: list[int] = field(default_factory=list)
    prints: list[str] = field(default_factory=list)


class TalkRow(Struct, frozen=True):
    number: int
    seat: int
    name: str
    kind: str
    text: str
    at: int


class CampaignRow(Struct, frozen=True):
    """A campaign of a player. The sheet is text of the game's own.

    `playing` is the table of its next game, "" before there is one; `played` those of the games on the sheet, "" for
    one played elsewhere. `version` grows with every change.
    """

    id: str
    player: str
    game: str
    sheet: str
    playing: str
    played: str
    version: int
    created: int
    updated: int


class SegmentRow(Struct, frozen=True):
    """What was played under other `rules` up to version `base`, and the state the game goes on from since."""

    base: int
    rules: str
    choices: list[int]
    prints: list[str]
    start: str


class Judgement(Struct, frozen=True):
    """What is to be stored of a game that was tried under other rules: its head, and what there is besides.

    `segment`: what was played before the state it goes on from. `moves`: told as they are stored since a later release.
    """

    head: TableHead
    segment: SegmentRow | None = None
    snapshot: str = ""
    moves: Sequence[Move] = ()
    ending: str = ""


class History(Struct, frozen=True):
    """A table's session up to a version, packed by the rules of this digest."""

    version: int
    digest: str
    content: bytes


class TableHead(Struct):
    """A table without its moves. `opening` are choices made before it was set up: those it branched off with.

    Once the game is set up `options` have a value for all that was left to chance, and `wished` are those asked for.
    `campaign`: that of which its game is one.

    `digest` tells the rules under which the game stands as it is stored, `base` is the version from which on it was
    played under them, `first_print` and `last_print` are the prints of the positions at that version and at this one.
    Rules it was `tried` under without holding are told by their digest, with the reason `why` and the last position
    that is the same under them, `lasting`: -1 if none is.
    """

    id: str
    game: str
    rules: str
    options: str
    seed: str
    seed_chosen: bool
    status: Literal["waiting", "playing", "over"]
    listed: bool
    host: str
    version: int
    changed: int
    clock: str
    deadline: int | None
    asked: str
    winners: str
    undo: str
    opening: str
    wished: str
    parent: str
    created: int
    updated: int
    campaign: str = ""
    digest: str = ""
    first_print: str = ""
    last_print: str = ""
    opening_prints: str = "[]"
    base: int = 0
    tried: str = ""
    why: str = ""
    lasting: int = 0
    seats: list[SeatRow] = field(default_factory=list)


HEAD: Final = tuple(name for name in TableHead.__struct_fields__ if name != "seats")


class Store:
    """The database, asked in the words of tables and players."""

    def __init__(self, settings: Settings, patient: bool = False) -> None:
        """A `patient` one waits for statements however long they take, as those that read or write everything do."""
        self.settings = settings
        self.engine = make_engine(settings, patient)
        # The database's time less that of our monotonic clock, in milliseconds.
        self.ahead: float | None = None

    async def open(self) -> None:
        """Brings the schema up to date; for SQLite asserts that what is committed is on the disk."""
        patient = make_engine(self.settings, patient=True)
        try:
            async with patient.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            await patient.dispose()
        if self.settings.sqlite:
            async with self.engine.connect() as connection:
                for name, wanted in (("synchronous", "2"), ("journal_mode", "wal"), ("foreign_keys", "1")):
                    found = str((await connection.execute(text(f"PRAGMA {name}"))).scalar())
                    if found != wanted:
                        raise RuntimeError(f"SQLite does not keep {name}={wanted}: it says {found}.")

    async def close(self) -> None:
        await self.engine.dispose()

    async def probe(self) -> None:
        """Writes something that means nothing: raises what storing a choice would."""
        async with self.writing() as connection:
            if self.settings.sqlite:
                await connection.exec_driver_sql(f"PRAGMA user_version = {secrets.randbits(30)}")
            else:
                await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    # Time.

    async def set_clock(self) -> None:
        """Asks the database for its time, by which the deadlines of all processes go."""
        if not self.settings.sqlite:
            async with self.engine.connect() as connection:
                found = (await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one()
                self.ahead = (float(found) - time.monotonic()) * 1000

    def now(self) -> int:
        """The database's time in milliseconds; SQLite has that of this machine."""
        return now_ms() if self.ahead is None else int(time.monotonic() * 1000 + self.ahead)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that will write; SQLite takes its lock at once, so that it cannot be refused half-way."""
        async with self.engine.connect() as connection:
            if self.settings.sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    # Players.

    async def add_player(self, row: PlayerRow) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(PLAYERS).values(**msgspec.structs.asdict(row)))

    async def player(self, number: str) -> PlayerRow | None:
        return await self.one_player(PLAYERS.c.id == number)

    async def account(self, name: str) -> PlayerRow | None:
        return await self.one_player(PLAYERS.c.account == name.casefold())

    async def one_player(self, which: ColumnElement[bool]) -> PlayerRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PLAYERS).where(which))).mappings().first()
        return None if row is None else PlayerRow(**row)

    async def change_player(self, number: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == number).values(**values))

    async def make_account(self, guest: str, epoch: int, **values: Any) -> None:
        """A guest becomes an account, under a new epoch; Taken if the name is, or the guest is none any more."""
        still_guest = and_(PLAYERS.c.id == guest, PLAYERS.c.account.is_(None), PLAYERS.c.merged == "")
        try:
            async with self.writing() as connection:
                done = await connection.execute(update(PLAYERS).where(still_guest).values(epoch=epoch, **values))
        except IntegrityError:
            raise Taken from None
        if done.rowcount != 1:
            raise Taken

    async def merge_player(self, guest: str, into: str) -> None:
        """A guest's seats, tables, campaigns and notes become the account's."""
        async with self.writing() as connection:
            still_guest = and_(PLAYERS.c.id == guest, PLAYERS.c.account.is_(None))
            merged = await connection.execute(update(PLAYERS).where(still_guest).values(merged=into))
            if merged.rowcount != 1:
                return
            seated = select(SEATS.c.table_id).where(SEATS.c.player == guest)
            theirs = TABLES.c.id.in_(seated) | (TABLES.c.host == guest)
            await connection.execute(update(TABLES).where(theirs).values(changed=TABLES.c.changed + 1))
            await connection.execute(update(SEATS).where(SEATS.c.player == guest).values(player=into))
            await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=into))
            await connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.player == guest).values(player=into))
            noted = select(NOTES.c.table_id).where(NOTES.c.player == into)
            await connection.execute(
                update(NOTES).where(and_(NOTES.c.player == guest, NOTES.c.table_id.not_in(noted))).values(player=into)
            )

    # Tables.

    async def add_table(
        self,
        head: TableHead,
        campaign: CampaignRow | None = None,
        snapshot: str = "",
        segments: Sequence[SegmentRow] = (),
    ) -> None:
        """Writes a new table, and with it the campaign that plays there; Conflict if somebody else changed that.

        `snapshot`: its state, if its game has begun. `segments`: what was played under other rules, of a branch.
        """
        values = {name: getattr(head, name) for name in HEAD}
        async with self.writing() as connection:
            if campaign is not None:
                await change_campaign(connection, campaign)
            await connection.execute(insert(TABLES).values(**values))
            rows = [{"table_id": head.id} | msgspec.structs.asdict(seat) for seat in head.seats]
            await connection.execute(insert(SEATS), rows)
            if snapshot:
                await put_snapshot(connection, head, snapshot)
            for segment in segments:
                await put_segment(connection, head, segment)

    async def head(self, table: str) -> TableHead | None:
        heads = await self.heads(TABLES.c.id == table)
        return heads[0] if heads else None

    async def unfinished(self, host: str) -> int:
        """How many tables of this player's making are not over."""
        which = and_(TABLES.c.host == host, TABLES.c.status != "over")
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(func.count()).select_from(TABLES).where(which))).scalar()
        return found or 0

    async def stamp(self, table: str) -> int | None:
        """A number that grows with every change of a table; None if there is no such table."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.changed).where(TABLES.c.id == table))
            return found.scalar()

    async def heads(self, which: ColumnElement[bool], most: int = LISTED_MOST) -> list[TableHead]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES).where(which).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
            )
            heads = [TableHead(**row) for row in rows.mappings()]
            by_id = {head.id: head for head in heads}
            seats = await connection.execute(
                select(SEATS).where(SEATS.c.table_id.in_(by_id)).order_by(SEATS.c.table_id, SEATS.c.number)
            )
            for row in seats.mappings():
                values = dict(row)
                by_id[values.pop("table_id")].seats.append(SeatRow(**values))
        return heads

    async def tables_of(self, player: str, finished: bool) -> list[TableHead]:
        mine = select(SEATS.c.table_id).where(SEATS.c.player == player)
        status = TABLES.c.status == "over" if finished else TABLES.c.status != "over"
        return await self.heads(and_(status, TABLES.c.id.in_(mine)))

    async def listed_tables(self) -> list[TableHead]:
        return await self.heads(and_(TABLES.c.listed, TABLES.c.status != "over"))

    async def overdue(self, now: int) -> list[str]:
        """Tables at which somebody's time is up, the longest first."""
        late = select(TABLES.c.id).where(TABLES.c.deadline <= now).order_by(TABLES.c.deadline).limit(LISTED_MOST)
        async with self.engine.connect() as connection:
            return list((await connection.execute(late)).scalars())

    async def set_deadline(self, table: str, deadline: int | None) -> None:
        """When a table's clock is looked at next; the table itself is as it was."""
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(deadline=deadline))

    async def resume_clocks(self, now: int) -> None:
        """Has the clocks looked at that stood still, because other rules were installed or because bots think."""
        still = and_(TABLES.c.status == "playing", TABLES.c.clock != "", TABLES.c.deadline.is_(None))
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(still).values(deadline=now))

    async def waiting_for_bots(self) -> list[str]:
        """The tables under way that ask a seat somebody else answers for: a bot, or a standing answer."""
        answered = (SEATS.c.kind == "bot") | SEATS.c.away | (SEATS.c.standing != "[]")
        wanted = (
            select(TABLES.c.id, TABLES.c.asked, SEATS.c.number)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(and_(TABLES.c.status == "playing", answered))
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return sorted({table for table, asked, seat in rows if seat in seats_in(asked)})

    async def moves(self, table: str, after: int) -> list[Move]:
        wanted = and_(MOVES.c.table_id == table, MOVES.c.version > after)
        columns = [MOVES.c[name] for name in Move.__struct_fields__]
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(*columns).where(wanted).order_by(MOVES.c.version))).all()
        # Long games have a thousand of them.
        return [
            Move(
                version,
                kind,
                seat,
                NUMBERS.decode(codes),
                at,
                position,
                NUMBERS.decode(made),
                WORDS.decode(prints),
            )
            for version, kind, seat, codes, at, position, made, prints in rows
        ]

    async def version_at(self, table: str, time: int) -> int:
        """The version a table had at a time."""
        last = select(func.max(MOVES.c.version)).where(and_(MOVES.c.table_id == table, MOVES.c.at <= time))
        async with self.engine.connect() as connection:
            return (await connection.execute(last)).scalar() or 0

    # What outlives the rules a game was played under.

    async def snapshot(self, table: str) -> str:
        """The state of the table's game as it stands; empty if there is none."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == table))
            return found.scalar() or ""

    async def segments(self, table: str) -> list[SegmentRow]:
        """What was played under other rules, the first first."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(SEGMENTS).where(SEGMENTS.c.table_id == table).order_by(SEGMENTS.c.base)
            )
            return [
                SegmentRow(
                    row.base, row.rules, msgspec.json.decode(row.choices), msgspec.json.decode(row.prints), row.start
                )
                for row in rows
            ]

    async def judge(self, judgements: Sequence[Judgement]) -> None:
        """Writes what becomes of games under other rules; tables somebody changed meanwhile are left as they are."""
        async with self.writing() as connection:
            for judged in judgements:
                head = judged.head
                try:
                    await change_head(connection, head)
                except Conflict:
                    continue
                if judged.segment is not None:
                    await put_segment(connection, head, judged.segment)
                    # It is of what lies in the segment now.
                    await connection.execute(delete(HISTORIES).where(HISTORIES.c.table_id == head.id))
                if judged.snapshot:
                    await put_snapshot(connection, head, judged.snapshot)
                if judged.ending:
                    await put(connection, ENDINGS, head.id, {"version": head.version, "content": judged.ending})
                if judged.moves:
                    await tell_moves(connection, head, judged.moves)

    async def begun_tables(self) -> list[str]:
        """The tables whose games have begun."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id).where(TABLES.c.status != "waiting").order_by(TABLES.c.id)
            )
            return list(rows.scalars())

    async def digests(self) -> list[tuple[str, str, str, int]]:
        """Of the games that have begun: name, digest they stand under, digest they were tried by, how many."""
        which = select(TABLES.c.game, TABLES.c.digest, TABLES.c.tried, func.count())
        grouped = which.where(TABLES.c.status != "waiting").group_by(TABLES.c.game, TABLES.c.digest, TABLES.c.tried)
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(grouped)]

    async def ending(self, head: TableHead) -> str:
        """What is kept of a finished game to be looked at; empty if nothing is of this end of it."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(ENDINGS.c.content).where(this_end(head)))
            return found.scalar() or ""

    async def has_ending(self, head: TableHead) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(ENDINGS.c.version).where(this_end(head)))
            return found.first() is not None

    async def unended(self, game: str, digest: str) -> list[str]:
        """Finished tables of a game whose ending was not kept in time, of those that stand under these rules."""
        kept = select(ENDINGS.c.table_id).where(
            and_(ENDINGS.c.table_id == TABLES.c.id, ENDINGS.c.version == TABLES.c.version)
        )
        which = and_(TABLES.c.status == "over", TABLES.c.game == game, TABLES.c.digest == digest, ~kept.exists())
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(TABLES.c.id).where(which))).scalars())

    async def put_ending(self, head: TableHead, content: str) -> None:
        """Keeps it, in place of that of an end which was taken back; of two at once either may stay."""
        try:
            async with self.writing() as connection:
                await put(connection, ENDINGS, head.id, {"version": head.version, "content": content})
        except IntegrityError:
            return

    async def history(self, table: str) -> History | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(HISTORIES).where(HISTORIES.c.table_id == table))).first()
        return None if found is None else History(found.version, found.digest, found.content)

    async def put_history(self, table: str, history: History) -> None:
        """Keeps it in place of what there was; of two at once either may stay."""
        values = msgspec.structs.asdict(history)
        try:
            async with self.writing() as connection:
                await put(connection, HISTORIES, table, values)
        except IntegrityError:
            return

    async def talk(self, table: str) -> list[TalkRow]:
        """The last that was said."""
        newest = select(TALK).where(TALK.c.table_id == table).order_by(TALK.c.number.desc()).limit(TALK_MOST)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(newest)).mappings().all()
        return [TalkRow(**{name: value for name, value in row.items() if name != "table_id"}) for row in reversed(rows)]

    async def save(
        self, head: TableHead, moves: Sequence[Move] = (), talk: TalkRow | None = None, snapshot: str = ""
    ) -> None:
        """Writes a table's new head and what is new at it, if nobody changed the table since the head was read."""
        try:
            async with self.writing() as connection:
                await change_head(connection, head)
                for seat in head.seats:
                    row = msgspec.structs.asdict(seat)
                    where = and_(SEATS.c.table_id == head.id, SEATS.c.number == seat.number)
                    await connection.execute(update(SEATS).where(where).values(**row))
                for move in moves:
                    row = msgspec.structs.asdict(move)
                    for name in ("codes", "made", "prints"):
                        row[name] = msgspec.json.encode(row[name]).decode()
                    await connection.execute(insert(MOVES).values(table_id=head.id, **row))
                if snapshot:
                    await put_snapshot(connection, head, snapshot)
                if talk is not None:
                    await connection.execute(insert(TALK).values(table_id=head.id, **msgspec.structs.asdict(talk)))
        except IntegrityError:
            raise Conflict from None
        head.changed += 1

    async def read_notes(self, table: str, player: str) -> str:
        async with self.engine.connect() as connection:
            which = and_(NOTES.c.table_id == table, NOTES.c.player == player)
            found = (await connection.execute(select(NOTES.c.text).where(which))).scalar()
        return found or ""

    async def write_notes(self, table: str, player: str, words: str) -> None:
        kind = sqlite.insert if self.settings.sqlite else postgresql.insert
        put = kind(NOTES).values(table_id=table, player=player, text=words)
        async with self.writing() as connection:
            await connection.execute(
                put.on_conflict_do_update(index_elements=["table_id", "player"], set_={"text": words})
            )

    # Campaigns.

    async def add_campaign(self, row: CampaignRow) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(CAMPAIGNS).values(**msgspec.structs.asdict(row)))

    async def campaigns(self, which: ColumnElement[bool]) -> list[CampaignRow]:
        """The last changed first."""
        newest = select(CAMPAIGNS).where(which).order_by(CAMPAIGNS.c.updated.desc(), CAMPAIGNS.c.id)
        async with self.engine.connect() as connection:
            return [CampaignRow(**row) for row in (await connection.execute(newest)).mappings()]

    async def save_campaign(self, row: CampaignRow) -> None:
        """Writes a campaign of the next version; Conflict if somebody else did."""
        async with self.writing() as connection:
            await change_campaign(connection, row)

    async def remove_campaign(self, number: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == number))


def seats_in(asked: str) -> list[int]:
    """The seats a stored table asks; none where that cannot be read, so that one bad row hides no other table."""
    try:
        return msgspec.json.decode(asked, type=list[int])
    except msgspec.MsgspecError:
        return []


def this_end(head: TableHead) -> ColumnElement[bool]:
    """The ending of this version: a game may be taken back after its end, and end otherwise."""
    return and_(ENDINGS.c.table_id == head.id, ENDINGS.c.version == head.version)


async def change_head(connection: AsyncConnection, head: TableHead) -> None:
    """Writes the head under the next stamp; Conflict if somebody changed the table since it was read."""
    values = {name: getattr(head, name) for name in HEAD} | {"changed": head.changed + 1}
    held = and_(TABLES.c.id == head.id, TABLES.c.changed == head.changed)
    done = await connection.execute(update(TABLES).where(held).values(**values))
    if done.rowcount != 1:
        raise Conflict


async def put_snapshot(connection: AsyncConnection, head: TableHead, state: str) -> None:
    await put(connection, SNAPSHOTS, head.id, {"version": head.version, "state": state})


async def put_segment(connection: AsyncConnection, head: TableHead, segment: SegmentRow) -> None:
    """Writes a segment, or in place of the one that ended at the same version."""
    values = msgspec.structs.asdict(segment)
    for name in ("choices", "prints"):
        values[name] = msgspec.json.encode(values[name]).decode()
    same = and_(SEGMENTS.c.table_id == head.id, SEGMENTS.c.base == segment.base)
    await connection.execute(delete(SEGMENTS).where(same))
    await connection.execute(insert(SEGMENTS).values(table_id=head.id, **values))


async def tell_moves(connection: AsyncConnection, head: TableHead, moves: Sequence[Move]) -> None:
    """Adds what came of them to moves of an earlier release."""
    told = update(MOVES).where(and_(MOVES.c.table_id == head.id, MOVES.c.version == bindparam("number")))
    encode = msgspec.json.Encoder().encode
    rows = [
        {
            "number": move.version,
            "position": move.position,
            "made": encode(move.made).decode(),
            "prints": encode(move.prints).decode() if move.prints else "[]",
        }
        for move in moves
    ]
    await connection.execute(told, rows)


async def put(connection: AsyncConnection, sheet: Sheet, table: str, values: dict[str, Any]) -> None:
    """Writes the one row a table has on this sheet."""
    done = await connection.execute(update(sheet).where(sheet.c.table_id == table).values(**values))
    if done.rowcount != 1:
        await connection.execute(insert(sheet).values(table_id=table, **values))


async def change_campaign(connection: AsyncConnection, row: CampaignRow) -> None:
    held = and_(CAMPAIGNS.c.id == row.id, CAMPAIGNS.c.version == row.version - 1)
    done = await connection.execute(update(CAMPAIGNS).where(held).values(**msgspec.structs.asdict(row)))
    if done.rowcount != 1:
        raise Conflict


def make_engine(settings: Settings, patient: bool = False) -> AsyncEngine:
    """An impatient one gives up on a database that is there and does not answer."""
    more: dict[str, Any] = {"pool_timeout": CONNECT_MOST}
    if not settings.sqlite:
        more |= {"pool_pre_ping": True, "connect_args": {"timeout": CONNECT_MOST}}
        if not patient:
            limits = {"statement_timeout": STATEMENT_MOST, "idle_in_transaction_session_timeout": 2 * STATEMENT_MOST}
            more["connect_args"] |= {
                "command_timeout": STATEMENT_MOST + 1,
                "server_settings": {name: str(seconds * 1000) for name, seconds in limits.items()},
            }
    engine = create_async_engine(settings.database, **more)
    if settings.sqlite:

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            # The driver must not begin transactions by itself: we say BEGIN IMMEDIATE.
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


def migrate(connection: Connection, revision: str = "head") -> None:
    """Runs the migrations that are missing up to a form; one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(20261115)"))
    check_form(MigrationContext.configure(connection).get_current_revision())
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def check_form(found: str | None) -> None:
    """NewerDatabase for a form only a later release knows; None has none yet."""
    if found is not None and found not in revisions():
        raise NewerDatabase(
            f"This database was made by a newer release of Civitas (its form is {found}; this release knows forms up "
            f"to {revisions()[0]}). Serve it with that release, or restore a backup made before the upgrade."
        )


def revisions() -> list[str]:
    """The forms of the database this release knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migration_config()).walk_revisions()]


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "civitas.server:migrations")
    return config
