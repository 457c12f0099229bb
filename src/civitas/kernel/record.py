"""Records: the only long-term save of a game (DESIGN 3.1, 3.3).

A record is the game, its options, its seed and the choices. Every tenth choice carries a fingerprint of the state, so
a replay that goes another way says where. A game carried over to new rules continues in a new segment, which starts
from a snapshot.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Struct, field

from civitas.kernel.errors import CivitasError, Mismatch, RecordError
from civitas.kernel.machine import Machine
from civitas.kernel.origin import Options, Origin
from civitas.kernel.rng import check_seed
from civitas.kernel.seal import digest

if TYPE_CHECKING:
    from civitas.kernel.game import Game

S = TypeVar("S", bound=Machine)

# Format 1 had prints of another kind and settings left to chance. Its records are shown, and no rules here replay them.
FORMAT: Final = 2
FORMATS: Final = (1, FORMAT)
PRINT_EVERY: Final = 10
LONGEST: Final = 1_000_000


class Segment(Struct, forbid_unknown_fields=True):
    """A stretch of choices under one version of the rules. `start` is empty for a new game, else a saved state."""

    version: str
    choices: list[int]
    prints: list[str] = field(default_factory=list)
    start: str = ""


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class Record(Struct, forbid_unknown_fields=True):
    """One game, from its set-up on. `seed` is a decimal string, because JSON numbers lose bits.

    In text a record carries a seal over all the rest, so that an edited one is known for what it is.
    """

    game: str
    seats: int
    options: Options
    seed: str
    segments: list[Segment]
    names: list[str] = field(default_factory=list)
    result: Result | None = None
    format: int = FORMAT
    seal: str = ""

    def choices(self) -> list[int]:
        """The choices of all segments."""
        return [code for segment in self.segments for code in segment.choices]

    def sealed(self) -> Record:
        bare = msgspec.structs.replace(self, seal="")
        return msgspec.structs.replace(self, seal=digest(msgspec.json.encode(bare, order="sorted")).decode())

    def to_json(self) -> str:
        return msgspec.json.encode(self.sealed()).decode() + "\n"

    def save(self, path: Path) -> None:
        """Writes the record whole or not at all: to a temporary file beside it, then renamed."""
        if path.exists() and not path.is_file():
            raise RecordError(f"The record could not be saved as {path}: it is not a file.")
        name = ""
        try:
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            os.fchmod(handle, 0o644)
            with os.fdopen(handle, "wb") as file:
                file.write(self.to_json().encode())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except OSError as error:
            raise RecordError(f"The record could not be saved as {path}: {error.strerror}.") from error
        finally:
            if name:
                Path(name).unlink(missing_ok=True)


DECODER: Final = msgspec.json.Decoder(Record)


def read_record(text: str | bytes) -> Record:
    """The record in this text; RecordError says what is wrong with it."""
    try:
        record = DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RecordError(f"This is not a record of a game: {error}.") from None
    if record.format not in FORMATS:
        raise RecordError(f"This record has format {record.format}; formats 1 to {FORMAT} can be read.")
    if record.sealed().seal != record.seal:
        raise RecordError("This record was changed after it was saved.")
    record.seal = ""
    if not record.segments:
        raise RecordError("This record has no segment, so no choices to replay.")
    return record


def load_record(path: Path) -> Record:
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise RecordError(f"The record {path} could not be read: {error.strerror}.") from error


def fingerprint(s: Machine) -> str:
    """A print of the position; how the rules are written does not enter it."""
    return s.position().hex()


def trail_of(s: Machine) -> list[int]:
    """The choices that led from the state's origin to it."""
    out: list[int] = []
    trail: tuple[Any, ...] = s.trail
    while trail:
        out.append(trail[1])
        trail = trail[0]
    out.reverse()
    return out


def result_of(s: Machine) -> Result | None:
    return Result(s.scores(), s.winners()) if s.over else None


def record_of(game: Game[Any], s: Machine, names: list[str] | None = None) -> Record:
    """The record of how a state came to be; RecordError for a determinized copy, which has no history."""
    origin = s.origin
    if not isinstance(origin, Origin):
        raise RecordError("A determinized copy has no history, so there is nothing to record.")
    segment = Segment(game.info.version, trail_of(s), start=origin.snapshot)
    record = Record(game.info.name, s.seats, origin.options, str(origin.seed), [segment], names or [])
    # The prints are those of the states on the way, so they are found by walking it again.
    t = start_of(game, record, segment)
    for number, code in enumerate(segment.choices, 1):
        t.choose(code)
        if number % PRINT_EVERY == 0:
            segment.prints.append(fingerprint(t))
    record.result = result_of(s)
    return record


def start_of(game: Game[S], record: Record, segment: Segment) -> S:
    """The state a segment begins with."""
    if segment.start:
        s = game.from_json(segment.start)
        if s.seats != record.seats:
            raise RecordError(f"The record is for {record.seats} seats but its snapshot has {s.seats}.")
    else:
        s = game.new(record.seats, check_seed(record.seed), record.options)
    return s


def replay_record(game: Game[S], record: Record, until: int | None = None) -> S:
    """The state after the first `until` choices (all of them if None), checked against the record on the way.

    A segment made under other rules than the installed ones cannot be walked. If the position lies in one, it is
    refused and both versions are named; otherwise the segments that can be walked are checked.
    """
    total = len(record.choices())
    if total > LONGEST:
        raise RecordError(f"The record has {total} choices, more than any game can have.")
    if until is None:
        until = total
    if not 0 <= until <= total:
        raise RecordError(f"The record has {total} choices; position {until} is not among 0 to {total}.")
    before = 0
    for number, segment in enumerate(record.segments):
        if number and not segment.start:
            raise RecordError(f"Segment {number + 1} of the record has no snapshot to start from.")
        here = min(until - before, len(segment.choices))
        last = until <= before + len(segment.choices) and (until < total or number == len(record.segments) - 1)
        if can_walk(game, record, segment):
            state = start_of(game, record, segment)
            walk(game, state, segment, here, before)
            if last:
                break
        elif last:
            raise RecordError(
                f"This part of the record was made under rules version {segment.version} of {game.info.name}; "
                f"the version installed here is {game.info.version}."
            )
        before += len(segment.choices)
    if until == total and record.result is not None and record.result != result_of(state):
        raise Mismatch(f"The record ends with {record.result} but the replay with {result_of(state)}.")
    return state


def can_walk(game: Game[Any], record: Record, segment: Segment) -> bool:
    """Whether the rules here are those the segment was played under."""
    return record.format == FORMAT and segment.version == game.info.version


def walk(game: Game[Any], s: Machine, segment: Segment, count: int, before: int) -> None:
    """Takes the first choices of a segment, comparing fingerprints."""
    for i in range(count):
        code = segment.choices[i]
        place = where(game, s)
        try:
            s.choose(code)
        except CivitasError as error:
            raise Mismatch(f"Choice {before + i + 1} of the record, in {place}: {error}") from None
        if (i + 1) % PRINT_EVERY == 0:
            index = (i + 1) // PRINT_EVERY - 1
            if index < len(segment.prints) and segment.prints[index] != fingerprint(s):
                raise Mismatch(
                    f"At choice {before + i + 1}, in {place}: the record expects the fingerprint "
                    f"{segment.prints[index]} but the replay finds {fingerprint(s)}."
                )
    if len(segment.prints) > len(segment.choices) // PRINT_EVERY:
        raise Mismatch("The record carries more fingerprints than its choices allow.")


def where(game: Game[Any], s: Machine) -> str:
    """The program that is asking, for a message."""
    if not s.stack:
        return "no program"
    name = game.book.program_names[s.top.prog]
    question = s.question
    return f"program {name!r}" + (f", question {question.kind!r} of seat {question.seat}" if question else "")
