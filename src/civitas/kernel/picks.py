"""Picking several: sets one pick at a time, secret simultaneous choices, payments with substitutes.

See DESIGN 3.4.1 and 3.4.4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.kernel.events import COMMIT, NOWHERE, REVEAL, Event
from civitas.kernel.expr import Amount, lift
from civitas.kernel.flow import EachSeat
from civitas.kernel.frame import Frame
from civitas.kernel.machine import NO_COMMITS, Machine
from civitas.kernel.node import PASS, Ask, Expr, Node, S
from civitas.kernel.question import Pick

# What a set under way takes of the frame's loop stack.
PICK_STACK: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class AskMany(Ask[S]):
    """From `least` to `most` picks, one question each, in ascending order; PASS stops.

    A subclass says in `candidates` what can still be picked (with repetition where copies are alike) and in `chosen`
    what a pick does; it must take the pick out of the candidates. Only picks that leave enough to reach `least`
    are offered. How many must and may be picked is worked out once, at the start. The frame's loop stack holds the
    number of picks so far, the last one, the least and the most.
    """

    def __init__(self, kind: str, least: Amount, most: Amount, always: bool = False, private: bool = False) -> None:
        super().__init__(kind, always, False, private)
        self.least = lift(least)
        self.most = lift(most)

    def candidates(self, s: S, f: Frame) -> list[int]:
        """What can be picked, ascending, a code once for each copy. Pure."""
        raise NotImplementedError

    def chosen(self, s: S, f: Frame, code: int) -> None:
        raise NotImplementedError

    def emit(self, out: list[Node[Any]]) -> None:
        """Leaves the number of picks in N."""
        out.append(BeginPicks(self.least, self.most))
        out.append(self)
        out.append(EndPicks())

    def pick(self, s: S, f: Frame) -> Pick:
        last = f.xs[1]
        left = len([code for code in self.candidates(s, f) if code >= last])
        most = max(0, min(f.xs[3] - f.xs[0], left))
        return Pick("many", max(0, min(f.xs[2] - f.xs[0], most)), most)

    def options(self, s: S, f: Frame) -> list[int]:
        done = f.xs[0]
        last = f.xs[1]
        if done >= f.xs[3]:
            return []
        here = self.candidates(s, f)
        if done:
            here = [code for code in here if code >= last]
        need = min(f.xs[2] - done, len(here))
        out: list[int] = [] if need > 0 else [PASS]
        room = len(here) - need
        before = PASS
        for i, code in enumerate(here):
            if need > 0 and i > room:
                break
            if code != before:
                out.append(code)
                before = code
        if not self.always and len(out) == 1 and out[0] == PASS:
            return []
        return out

    def answer(self, s: S, f: Frame, code: int) -> None:
        if code != PASS:
            f.xs = (f.xs[0] + 1, code, *f.xs[2:])
            f.pc -= 1
            self.chosen(s, f, code)


class BeginPicks(Node[Machine]):
    def __init__(self, least: Expr[Any], most: Expr[Any]) -> None:
        self.least = least
        self.most = most

    def run(self, s: Machine, f: Frame) -> None:
        f.xs = (0, PASS, self.least.get(s, f), self.most.get(s, f), *f.xs)


class EndPicks(Node[Machine]):
    def run(self, s: Machine, f: Frame) -> None:
        f.n = f.xs[0]
        f.xs = f.xs[PICK_STACK:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Commit(Ask[S]):
    """A secret choice of every seat taking part, asked in seat order and invisible until Reveal.

    A subclass says in `choices` what a seat may commit to, given its picks so far; that must not depend on the
    commitments of others. Every seat taking part is asked, even with one option.
    """

    def __init__(self, kind: str, least: Amount = 1, most: Amount = 1) -> None:
        super().__init__(kind, True, False, True)
        self.least = lift(least)
        self.most = lift(most)

    def taking_part(self, s: S, f: Frame) -> list[int]:
        """The seats that commit, ascending; public."""
        return list(range(s.seats))

    def choices(self, s: S, f: Frame, seat: int, picks: tuple[int, ...]) -> list[int]:
        """What the seat may add to its picks, ascending, PASS first where it may stop. Pure."""
        raise NotImplementedError

    def candidates(self, s: S, f: Frame, seat: int) -> list[int]:
        """All that may be in the seat's commitment, alike ones repeated; a game with sets of several says it here."""
        return [code for code in self.choices(s, f, seat, ()) if code != PASS]

    def least_of(self, s: S, f: Frame, seat: int) -> int:
        """How many picks this seat must make; public."""
        return self.least.get(s, f)

    def most_of(self, s: S, f: Frame, seat: int) -> int:
        """How many picks this seat may make; public."""
        return self.most.get(s, f)

    def pick(self, s: S, f: Frame) -> Pick:
        return self.pick_of(s, f, self.next_seat(s, f))

    def pick_of(self, s: S, f: Frame, seat: int) -> Pick:
        return Pick("commit", self.least_of(s, f, seat), self.most_of(s, f, seat))

    def next_seat(self, s: S, f: Frame) -> int:
        for seat in self.taking_part(s, f):
            if not s.committed >> seat & 1:
                return seat
        return PASS

    def run(self, s: S, f: Frame) -> None:
        """Asks the next seat that has a choice; the commitment of a seat without one is in."""
        if not s.commits:
            s.commits = [()] * s.seats
            s.committed = 0
        seat = self.next_seat(s, f)
        while seat != PASS:
            opts = self.choices(s, f, seat, s.commits[seat])
            if opts:
                s.resting = True
                s.asks = self
                s.asked = seat
                s.opts = opts
                return
            self.close(s, seat)
            seat = self.next_seat(s, f)
        f.v = PASS

    def close(self, s: S, seat: int) -> None:
        """The seat's commitment is in."""
        s.committed |= 1 << seat
        if s.sink is not None:
            s.sink.put(Event(COMMIT, seat, (), NOWHERE, NOWHERE, s.everyone, s.everyone))

    def answer(self, s: S, f: Frame, code: int) -> None:
        seat = s.asked
        picks = s.commits[seat]
        if code != PASS:
            picks = (*picks, code)
            s.commits = [picks if i == seat else old for i, old in enumerate(s.commits)]
        if code == PASS or len(picks) >= self.most_of(s, f, seat):
            self.close(s, seat)
        f.pc -= 1


class ShowCommits(Node[Machine]):
    def run(self, s: Machine, f: Frame) -> None:
        s.reveals += 1
        if s.sink is not None:
            for seat, picks in enumerate(s.commits):
                s.sink.put(Event(REVEAL, seat, picks, NOWHERE, NOWHERE, s.everyone, s.everyone))


class EndCommits(Node[Machine]):
    def run(self, s: Machine, f: Frame) -> None:
        s.commits = NO_COMMITS
        s.committed = 0


class Committed(Expr[Machine]):
    """What the seat in focus committed to: its pick number `index`, PASS if it made fewer."""

    def __init__(self, index: int = 0) -> None:
        self.index = index

    def get(self, s: Machine, f: Frame) -> int:
        picks = s.commits[f.who]
        return picks[self.index] if self.index < len(picks) else PASS


class Reveal(Node[Machine]):
    """All commitments become public at once; then the body for every seat in turn order from `me`."""

    def __init__(self, body: Sequence[Node[Any]]) -> None:
        self.body = EachSeat(body)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(ShowCommits())
        self.body.emit(out)
        out.append(EndCommits())


class Way:
    """One means of payment: how many units the seat in focus has, and the program that spends A of them."""

    def __init__(self, name: str, have: Amount, spend: int) -> None:
        self.name = name
        self.have = lift(have)
        self.spend = spend


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Ask[Machine]):
    """The seat in focus pays `cost` in any mix of the ways: one question a means, only payable amounts offered.

    It is able only when it can pay all, and must not be started otherwise. `hidden`: what the seat has is secret, so
    every question is asked. The frame's loop stack holds the number of the means asked about and what is still due.
    """

    def __init__(self, kind: str, cost: Amount, ways: Sequence[Way], hidden: bool = False) -> None:
        super().__init__(kind, hidden)
        self.cost = lift(cost)
        self.ways = list(ways)

    def able(self, s: Machine, f: Frame) -> bool:
        have = 0
        for way in self.ways:
            have += way.have.get(s, f)
        return have >= self.cost.get(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(BeginPayment(self))
        out.append(self)

    def args(self, s: Machine, f: Frame) -> tuple[int, ...]:
        """What is still due, and the number of the means of payment."""
        return (f.xs[1], f.xs[0])

    def options(self, s: Machine, f: Frame) -> list[int]:
        means = f.xs[0]
        due = f.xs[1]
        later = 0
        for way in self.ways[means + 1 :]:
            later += way.have.get(s, f)
        return list(range(max(0, due - later), min(due, self.ways[means].have.get(s, f)) + 1))

    def answer(self, s: Machine, f: Frame, code: int) -> None:
        means = f.xs[0]
        due = f.xs[1] - code
        if due > 0:
            f.xs = (means + 1, due, *f.xs[2:])
            f.pc -= 1
        else:
            f.xs = f.xs[2:]
        if code > 0:
            s.call(self.ways[means].spend, f.me, f.who, f.src, code)


class BeginPayment(Node[Machine]):
    """Works out what is due and asks about the first means at once; nothing due, nothing asked."""

    def __init__(self, pay: Pay) -> None:
        self.pay = pay

    def run(self, s: Machine, f: Frame) -> None:
        f.pc += 1
        cost = self.pay.cost.get(s, f)
        if cost > 0:
            f.xs = (0, cost, *f.xs)
            self.pay.run(s, f)
