"""A game being played: state, record, log, undo and redo, open commitments, keyframes (DESIGN 3.3, 3.4.8, 3.4.10)."""

from __future__ import annotations

import hashlib
import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Generic, TypeVar

import msgspec

from civitas.kernel import hidden
from civitas.kernel.errors import CivitasError, IllegalChoice, StaleChoice
from civitas.kernel.events import Event, Sink
from civitas.kernel.game import ALL, Game, View, Viewer
from civitas.kernel.machine import Machine
from civitas.kernel.node import PASS
from civitas.kernel.origin import Origin
from civitas.kernel.picks import AskMany, Commit
from civitas.kernel.record import (
    PRINT_EVERY,
    Record,
    Segment,
    fingerprint,
    replay_record,
    result_of,
    start_of,
    trail_of,
)

KEYFRAME_EVERY: Final = 50

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
    """What undo goes back to: the state before a choice, and how many had been made by then."""

    def __init__(self, state: S, choices: int) -> None:
        self.state = state
        self.choices = choices


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
        if state.trail:
            self.catch_up(trail_of(state))

    def catch_up(self, codes: list[int]) -> None:
        """A state in the middle of a game brings its choices along; the log begins here."""
        s = start_of(self.game, self.head, Segment(self.game.info.version, codes, start=self.start))
        self.keyframes = [copied(s)]
        for number, code in enumerate(codes, 1):
            s.choose(code)
            if number % PRINT_EVERY == 0:
                self.prints.append(fingerprint(s))
            if number % KEYFRAME_EVERY == 0:
                self.keyframes.append(copied(s))
        self.codes = codes
        self.event_marks = [0] * len(codes)

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
            self.commit(seat, () if code == PASS else (code,))
            return
        self.check_seat(seat)
        self.advance([code])
        self.undone.clear()

    def choose_many(self, seat: int, codes: Iterable[int], version: int | None = None) -> None:
        """The seat answers a question of kind many (or commit) with a set, in any order; refused whole or not at all.

        A pick that makes the game ask something else ends the answer there: what is left is asked again afterwards.
        """
        self.check_version(version)
        wanted = sorted(codes)
        if PASS in wanted:
            raise IllegalChoice("PASS ends a set; it is no member of it.")
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
        """The choices that pick this set: ascending, PASS at the end if needed, none after another question."""
        node = self.state.asker()
        if not isinstance(node, AskMany):
            raise IllegalChoice("This question takes one answer, not a set.")
        f = self.state.top
        pick = node.pick(self.state, f)
        if pick.kind == "one" or (pick.none and not wanted):
            return self.single_pick(wanted)
        if not pick.least <= len(wanted) <= pick.most:
            raise IllegalChoice(f"Pick from {pick.least} to {pick.most}; {len(wanted)} were given.")
        candidates = Counter(node.candidates(self.state, f))
        if Counter(wanted) - candidates:
            raise IllegalChoice(f"{wanted} are not all there to be picked; these are: {sorted(candidates.elements())}.")
        trial = copied(self.state)
        seat, depth, place, done = trial.asked, len(trial.stack), f.pc, f.xs[0]
        made: list[int] = []
        with self.guarded(wanted):
            for number, code in enumerate([*wanted, PASS]):
                top = trial.top if trial.asking else None
                if top is None or len(trial.stack) != depth or trial.asked != seat:
                    break
                if top.pc != place or trial.asker() is not node or top.xs[0] != done + number:
                    break
                trial.choose(code)
                made.append(code)
        return made

    def single_pick(self, wanted: list[int]) -> list[int]:
        """The one choice that answers a question for a set which may be passed, or is for one thing."""
        code = wanted[0] if len(wanted) == 1 else PASS
        if len(wanted) > 1 or code not in self.state.options:
            raise IllegalChoice(f"{wanted} is no answer to this question; the options are {self.state.options}.")
        return [code]

    # Commitments: while they are open every seat may answer, and change its answer, in any order.

    def commit_open(self) -> bool:
        return hidden.commits_open(self.state)

    def commit(self, seat: int, picks: tuple[int, ...]) -> None:
        """Notes a seat's commitment; when all seats have one, they are made in seat order."""
        s = self.state
        node = s.asker()
        assert isinstance(node, Commit)
        f = s.top
        waiting = self.taking_part()
        if seat not in waiting:
            raise IllegalChoice(f"Seat {seat} takes no part in this choice.")
        made = s.commits[seat]
        least, most = node.least_of(s, f, seat), node.most_of(s, f, seat)
        if not least <= len(made) + len(picks) <= most:
            raise IllegalChoice(f"Commit to {least} to {most}; {len(made) + len(picks)} were given.")
        for code in picks:
            options = self.game.commit_options(s, seat, made)
            if code not in options:
                raise IllegalChoice(f"{code} is not an option of this question; the options are {options}.")
            made = (*made, code)
        ended = len(made) < most and PASS in self.game.commit_options(s, seat, made)
        answers = {**self.answers, seat: (*picks, PASS) if ended else picks}
        self.undone.clear()
        if all(other in answers for other in waiting):
            self.advance([code for other in waiting for code in answers[other]])
        else:
            self.answers = answers
            self.version += 1

    def taking_part(self) -> list[int]:
        """The seats an open commitment asks, whether they have answered or not."""
        s = self.state
        node = s.asker()
        assert isinstance(node, Commit)
        f = s.top
        return [
            seat
            for seat in node.taking_part(s, f)
            if not s.committed >> seat & 1 and node.choices(s, f, seat, s.commits[seat])
        ]

    def waiting(self) -> list[int]:
        """The seats the game waits for; none when it is over."""
        if not self.state.asking:
            return []
        if self.commit_open():
            return [seat for seat in self.taking_part() if seat not in self.answers]
        return [self.state.asked]

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
        with self.guarded(codes):
            for i, code in enumerate(codes, len(self.codes) + 1):
                following.choose(code)
                marks.append(events + len(sink.events))
                if i % PRINT_EVERY == 0:
                    prints.append(fingerprint(following))
                if i % KEYFRAME_EVERY == 0:
                    frames.append((i, copied(following)))
        following.sink = None
        step = Step(state, len(self.codes))
        self.state = following
        self.codes += codes
        self.prints += prints
        self.event_marks += marks
        self.sink.events += sink.events
        for i, frame in frames:
            self.keyframes[i // KEYFRAME_EVERY :] = [frame]
        self.version += 1
        self.answers = {}
        if following.over or self.others_asked(seat) or self.new_information(state, following):
            self.kept.clear()
        else:
            self.kept.append(step)

    def others_asked(self, seat: int) -> bool:
        """Whether anybody but this seat is being asked; a commitment asks all that take part."""
        if self.commit_open():
            node = self.state.asker()
            assert isinstance(node, Commit)
            return node.taking_part(self.state, self.state.top) != [seat]
        return self.state.asked != seat

    def new_information(self, before: S, after: S) -> bool:
        return before.reveals != after.reveals or before.rolls != after.rolls

    def undo(self, seat: int) -> None:
        """Takes back the seat's last choice: until another seat was asked or new information appeared."""
        if not self.can_undo(seat):
            raise IllegalChoice("Nothing can be taken back: another seat was asked, or something new was seen.")
        step = self.kept.pop()
        self.undone.append(self.codes[step.choices :])
        self.stand_at(step.state, step.choices)

    def rewind(self, position: int) -> None:
        """Goes back to a position whatever was seen since: for players who have agreed on it."""
        state = self.at(position)
        if position == len(self.codes):
            raise IllegalChoice(f"The game already stands at position {position}.")
        self.kept.clear()
        self.undone.clear()
        self.stand_at(state, position)

    def before_secrets(self, position: int) -> int:
        """The position, or the one before the secret choice it lies in the middle of, so that no commitment stays."""
        while position and self.half_committed(self.at(position)):
            position -= 1
        return position

    def half_committed(self, s: S) -> bool:
        return hidden.commits_open(s) and (s.committed != 0 or any(s.commits))

    def stand_at(self, state: S, position: int) -> None:
        """Drops all that came after a position."""
        self.state = state
        self.answers = {}
        del self.sink.events[self.event_marks[position - 1] if position else 0 :]
        del self.codes[position:]
        del self.event_marks[position:]
        del self.prints[position // PRINT_EVERY :]
        del self.keyframes[position // KEYFRAME_EVERY + 1 :]
        self.version += 1

    def can_undo(self, seat: int) -> bool:
        return bool(self.kept) and self.kept[-1].state.asked == seat

    def redo(self, seat: int) -> None:
        """Makes the choice again that was last taken back."""
        if not self.can_redo(seat):
            raise IllegalChoice("There is nothing to make again.")
        self.advance(self.undone[-1])
        self.undone.pop()

    def can_redo(self, seat: int) -> bool:
        return bool(self.undone) and self.state.asking and self.state.asked == seat

    # Looking on.

    def seen(self, viewer: Viewer) -> View:
        """The game as it stands, with the commitments that are in: one's own, and that others have made theirs."""
        view = self.game.view(self.state, viewer)
        if not self.answers:
            return view
        commits = list(view.commits) or [()] * view.seats
        for seat, picks in self.answers.items():
            commits[seat] = tuple(code for code in picks if code != PASS) if seat == viewer else None
        return msgspec.structs.replace(view, commits=commits)

    # Looking back.

    def at(self, position: int) -> S:
        """The state after so many choices, from the nearest keyframe; a copy."""
        start, keyframe = self.keyframe(position)
        s = copied(keyframe)
        for code in self.codes[start:position]:
            s.choose(code)
        return s

    def keyframe(self, position: int) -> tuple[int, S]:
        """The state kept at this position or not long before it, and after how many choices that was."""
        if not 0 <= position <= len(self.codes):
            raise IllegalChoice(f"The game has {len(self.codes)} choices; {position} is not among 0 to that.")
        number = position // KEYFRAME_EVERY
        return number * KEYFRAME_EVERY, self.keyframes[number]

    def view(self, position: int, viewer: Viewer) -> View:
        """What a viewer knew at a position; everything (ALL) only once the game is over."""
        if viewer is ALL and self.state.over:
            return self.game.opened(self.at(position))
        return self.game.view(self.at(position), viewer)

    def log(self, viewer: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The events between two positions, as a viewer (a seat, or `seats` for a spectator) may know them."""
        start = self.event_marks[since - 1] if since else 0
        end = len(self.sink.events) if until is None else self.event_marks[until - 1] if until else 0
        seen = (event.as_seen_by(1 << viewer) for event in self.sink.events[start:end])
        return [event for event in seen if event is not None]

    def record(self) -> Record:
        """The record so far."""
        segment = Segment(self.game.info.version, list(self.codes), list(self.prints), self.start)
        return msgspec.structs.replace(self.head, segments=[*self.head.segments, segment], result=result_of(self.state))

    @contextmanager
    def guarded(self, codes: list[int]) -> Iterator[None]:
        """A caller's mistake passes; anything else is a fault of the rules and becomes an incident (DESIGN 3.4.8)."""
        try:
            yield
        except CivitasError:
            raise
        except Exception as fault:
            raise self.incident(codes) from fault

    def incident(self, codes: list[int]) -> Incident:
        """Writes what is needed to see the fault again to the log, under a number for the player."""
        record = self.record()
        record.segments[-1].choices += codes
        text = record.to_json()
        number = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()
        log.exception("incident %s in %s: %s", number, self.game.info.name, text)
        return Incident(number)
