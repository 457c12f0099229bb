"""A game being played: state, record, log, undo and redo, open commitments, keyframes (DESIGN 3.3, 3.4.8, 3.4.10)."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

import msgspec

from civitas.kernel import hidden
from civitas.kernel.errors import CivitasError, IllegalChoice, StaleChoice
from civitas.kernel.events import Event, Sink
from civitas.kernel.game import Game
from civitas.kernel.machine import PASS, Machine
from civitas.kernel.origin import Origin
from civitas.kernel.picks import AskMany, Commit
from civitas.kernel.record import PRINT_EVERY, Record, Segment, fingerprint, replay_record, result_of, start_of

KEYFRAME_EVERY: Final = 50

# What a fault in a rules module raises; a caller's mistakes are CivitasErrors and were caught before.
FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)

log = logging.getLogger("civitas.incident")

S = TypeVar("S", bound=Machine)


class Incident(CivitasError):
    """A fault in the rules while a choice was being applied. The game stands where it stood before."""

    def __init__(self, number: str) -> None:
        super().__init__(f"The game met a fault of its own (incident {number}); your choice was not made.")
        self.number = number


def copied(s: S) -> S:
    """A copy, as the state's own class."""
    t = s.copy()
    assert isinstance(t, type(s))
    return t


class Step(Generic[S]):
    """What undo goes back to: the state before a choice, and how much had been written by then."""

    def __init__(self, state: S, choices: int, events: int) -> None:
        self.state = state
        self.choices = choices
        self.events = events


class Session(Generic[S]):
    """One game in progress and everything it needs around its state.

    `version` grows with every choice, undo and redo and is never reused: whoever answers may name the version the
    answer is meant for. Nothing here changes unless the whole call succeeds.
    """

    def __init__(self, game: Game[S], state: S, names: list[str] | None = None) -> None:
        origin = state.origin
        assert isinstance(origin, Origin)
        self.game = game
        self.state = state
        self.head = Record(game.info.name, state.seats, origin.options, str(origin.seed), [], names or [])
        self.start = origin.snapshot
        self.version = 0
        self.codes: list[int] = []
        self.prints: list[str] = []
        self.sink = Sink()
        self.answers: dict[int, tuple[int, ...]] = {}
        self.kept: list[Step[S]] = []
        self.undone: list[list[int]] = []
        self.keyframes: list[S] = [state]
        self.event_marks: list[int] = []

    @classmethod
    def new(cls, game: Game[S], seats: int, seed: int | str, options: Mapping[str, object] | None = None) -> Session[S]:
        return cls(game, game.new(seats, seed, options))

    @classmethod
    def resume(cls, game: Game[S], record: Record) -> Session[S]:
        """The session a record tells of, replayed and checked; its log and positions are those of the last segment."""
        replay_record(game, record)
        *past, last = record.segments
        session = cls(game, start_of(game, record, last))
        session.head = msgspec.structs.replace(record, segments=past, result=None)
        for code in last.choices:
            session.advance([code])
        session.kept.clear()
        return session

    # Answering.

    def choose(self, seat: int, code: int, version: int | None = None) -> None:
        """The seat answers the question put to it."""
        self.check_version(version)
        if self.commit_open():
            self.commit(seat, (code,))
            return
        self.check_seat(seat)
        self.advance([code])
        self.undone.clear()

    def choose_many(self, seat: int, codes: Iterable[int], version: int | None = None) -> None:
        """The seat answers a question of kind many (or commit) with a whole set, in any order; all or nothing."""
        self.check_version(version)
        wanted = sorted(codes)
        if self.commit_open():
            self.commit(seat, tuple(wanted))
            return
        self.check_seat(seat)
        self.advance(self.as_picks(wanted))
        self.undone.clear()

    def check_version(self, version: int | None) -> None:
        if version is not None and version != self.version:
            raise StaleChoice(f"This answers position {version} of the game, which is now at {self.version}.")

    def check_seat(self, seat: int) -> None:
        if not self.state.asking:
            raise IllegalChoice("The game is over: nothing is being asked.")
        if seat != self.state.asked:
            raise IllegalChoice(f"Seat {seat} is not being asked; seat {self.state.asked} is.")

    def as_picks(self, wanted: list[int]) -> list[int]:
        """The choices that pick exactly this set: ascending, PASS at the end where it is needed."""
        node = self.state.asker()
        if not isinstance(node, AskMany):
            raise IllegalChoice("This question takes one answer, not a set.")
        pick = node.pick(self.state, self.state.stack[-1])
        if not pick.least <= len(wanted) <= pick.most:
            raise IllegalChoice(f"Pick from {pick.least} to {pick.most}; {len(wanted)} were given.")
        trial = self.state.copy()
        depth, place = len(trial.stack), trial.stack[-1].pc
        made: list[int] = []
        for code in [*wanted, PASS]:
            still_asked = trial.asking and len(trial.stack) == depth and trial.stack[-1].pc == place
            if not still_asked or trial.asker() is not node:
                break
            if code == PASS and PASS not in trial.options:
                raise IllegalChoice("The set is too small.")
            trial.choose(code)
            made.append(code)
        return made

    # Commitments: while they are open every seat may answer, and change its answer, in any order.

    def commit_open(self) -> bool:
        return hidden.commits_open(self.state)

    def commit(self, seat: int, picks: tuple[int, ...]) -> None:
        """Notes a seat's commitment; when all seats have one, they are made in seat order."""
        node = self.state.asker()
        assert isinstance(node, Commit)
        f = self.state.stack[-1]
        made: tuple[int, ...] = ()
        for code in (*picks, PASS):
            options = self.game.commit_options(self.state, seat, made)
            if not options:
                raise IllegalChoice(f"Seat {seat} takes no part in this choice.")
            if code == PASS and (len(made) >= node.most_of(self.state, f, seat) or PASS not in options):
                if len(made) < node.least_of(self.state, f, seat):
                    raise IllegalChoice(f"{len(made)} picks are too few; the options are {options}.")
                break
            if code not in options:
                raise IllegalChoice(f"{code} is not an option of this question; the options are {options}.")
            if code == PASS:
                made = (*made, PASS)
                break
            made = (*made, code)
        answers = {**self.answers, seat: made}
        waiting = [s for s in node.taking_part(self.state, f) if not self.state.committed >> s & 1]
        if all(s in answers for s in waiting):
            self.advance([code for s in waiting for code in answers[s]])
            self.answers = {}
        else:
            self.answers = answers
            self.version += 1

    def committed(self) -> list[int]:
        """The seats whose commitment is in; what it is, only they may see (`answers`)."""
        return sorted(self.answers)

    # Going on, back and forth.

    def advance(self, codes: list[int]) -> None:
        """Makes the choices, all or none, and keeps what undo, replay and log need."""
        state = self.state
        events = len(self.sink.events)
        sink = Sink()
        frames: list[tuple[int, S]] = []
        prints: list[str] = []
        marks: list[int] = []
        seat = state.asked
        following = copied(state)
        following.sink = sink
        try:
            for i, code in enumerate(codes, len(self.codes) + 1):
                following.choose(code)
                marks.append(events + len(sink.events))
                if i % PRINT_EVERY == 0:
                    prints.append(fingerprint(following))
                if i % KEYFRAME_EVERY == 0:
                    frames.append((i, copied(following)))
        except FAULTS as fault:
            raise self.incident(codes) from fault
        following.sink = None
        step = Step(state, len(self.codes), events)
        self.state = following
        self.codes += codes
        self.prints += prints
        self.event_marks += marks
        self.sink.events += sink.events
        for i, frame in frames:
            self.keyframes[i // KEYFRAME_EVERY :] = [frame]
        self.version += 1
        if following.asked != seat or following.over or self.new_information(state, following):
            self.kept.clear()
        else:
            self.kept.append(step)

    def new_information(self, before: S, after: S) -> bool:
        return before.reveals != after.reveals or before.rolls != after.rolls

    def undo(self, seat: int) -> None:
        """Takes back the seat's last choice: until another seat was asked or new information appeared."""
        if not self.can_undo(seat):
            raise IllegalChoice("Nothing can be taken back: another seat was asked, or something new was seen.")
        step = self.kept.pop()
        self.undone.append(self.codes[step.choices :])
        self.state = step.state
        del self.codes[step.choices :]
        del self.prints[len(self.codes) // PRINT_EVERY :]
        del self.event_marks[step.choices :]
        del self.sink.events[step.events :]
        del self.keyframes[len(self.codes) // KEYFRAME_EVERY + 1 :]
        self.version += 1

    def can_undo(self, seat: int) -> bool:
        return bool(self.kept) and self.kept[-1].state.asked == seat

    def redo(self, seat: int) -> None:
        """Makes the choice again that was last taken back."""
        if not self.undone or self.state.asked != seat:
            raise IllegalChoice("There is nothing to make again.")
        self.advance(self.undone[-1])
        self.undone.pop()

    # Looking back.

    def at(self, position: int) -> S:
        """The state after so many choices, from the nearest keyframe; a copy."""
        if not 0 <= position <= len(self.codes):
            raise IllegalChoice(f"The game has {len(self.codes)} choices; {position} is not among 0 to that.")
        frame = position // KEYFRAME_EVERY
        s = copied(self.keyframes[frame])
        for code in self.codes[frame * KEYFRAME_EVERY : position]:
            s.choose(code)
        return s

    def log(self, viewer: int, since: int = 0) -> list[Event]:
        """The events from a position on, as a viewer (a seat, or `seats` for a spectator) may know them."""
        start = self.event_marks[since - 1] if since else 0
        seen = (event.as_seen_by(1 << viewer) for event in self.sink.events[start:])
        return [event for event in seen if event is not None]

    def record(self) -> Record:
        """The record so far."""
        segment = Segment(self.game.info.version, list(self.codes), list(self.prints), self.start)
        return msgspec.structs.replace(self.head, segments=[*self.head.segments, segment], result=result_of(self.state))

    def incident(self, codes: list[int]) -> Incident:
        """Writes what is needed to see the fault again to the log, under a number for the player."""
        record = self.record()
        record.segments[-1].choices += codes
        text = record.to_json()
        number = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()
        log.exception("incident %s in %s: %s", number, self.game.info.name, text)
        return Incident(number)
