"""Steps that take Unrest, and what playing it costs (imperium:take-unrest)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.unrest import OTHER_KIND, go_home, start_taking, take_from, tell_taken
from civitas.games.imperium.effects.steps.control import (
    AskIgnore,
    EffectOver,
    Provided,
    PushVictims,
    Reaching,
    avoids,
    reach,
)
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.state import CHAOS_PILE, DECK, DISCARD, HAND, RESOURCES, RETURNED, UNREST_COST, State
from civitas.games.imperium.step import Step
from civitas.kernel.flow import NextSeat
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Expr, Node
from civitas.kernel.text import Message, Wording, player

ASK_TAKER: Final = Wording("imperium-ask-taker")

# What the price of playing an Unrest is paid in: materials, by their number, or cards.
IN_CARDS: Final = RESOURCES


class TakeChaos(Step):
    """The seat in focus takes a Chaos into its hand or discard pile."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return s.zone(CHAOS_PILE, 0).size() > 0

    def run(self, s: State, f: Frame) -> None:
        to = DECK if f.who == s.silent else self.to
        if take_from(s, CHAOS_PILE, s.zone(to, f.who)):
            tell_taken(s, f.who, (HAND, DECK, DISCARD).index(to), OTHER_KIND)


class ChaosInstead(Step):
    """The Unrest the seat in focus has just taken (B tells where it went) is returned for a Chaos, unless it is one."""

    def able(self, s: State, f: Frame) -> bool:
        return f.b < OTHER_KIND and s.zone(CHAOS_PILE, 0).size() > 0

    def run(self, s: State, f: Frame) -> None:
        taken = s.zone((HAND, DECK, DISCARD)[f.b], f.who)
        if taken.count(UNREST):
            go_home(s, UNREST, taken)
        take_from(s, CHAOS_PILE, taken)


class EachTakesUnrest(Reaching):
    """All others (or all) take Unrest, one after the other and then again, if it is several; `to`: see TakeUnrest.

    When there is too little, `me` decides who takes it (imperium:collapse).
    """

    def __init__(self, others: bool, to: int = 0, amount: int = 1) -> None:
        self.others = others
        self.to = to
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.takers(s, f))

    def takers(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for i in range(1 if self.others else 0, s.seats):
            seat = (f.me + i) % s.seats
            if not (self.attack and seat != f.me and avoids(s, seat)):
                out.append(seat)
        return out

    def emit(self, out: list[Node[Any]]) -> None:
        if self.attack:
            out.append(AskIgnore(self))
        for _ in range(self.amount):
            out.append(PushTakers(self))
            out.append(AskTaker(self.to))
        if self.attack:
            out.append(EffectOver())


class PushTakers(Node[State]):
    def __init__(self, step: EachTakesUnrest) -> None:
        self.step = step

    def run(self, s: State, f: Frame) -> None:
        takers = self.step.takers(s, f)
        if self.step.attack:
            for seat in takers:
                reach(s, seat)
        f.xs = (len(takers), *takers, *f.xs)


class AskTaker(Ask[State]):
    """The next seat to take an Unrest: in turn order while there is enough, else as `me` decides."""

    def __init__(self, to: int = 0) -> None:
        super().__init__("taker")
        self.to = to

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def options(self, s: State, f: Frame) -> list[int]:
        left = f.xs[0]
        if not left:
            return []
        if s.unrest_left() >= left:
            return [f.xs[1]]
        return sorted(f.xs[1 : left + 1])

    def run(self, s: State, f: Frame) -> None:
        if f.xs[0]:
            super().run(s, f)
        else:
            f.xs = f.xs[1:]

    def answer(self, s: State, f: Frame, code: int) -> None:
        left = f.xs[0]
        rest = [seat for seat in f.xs[1 : left + 1] if seat != code]
        f.xs = (left - 1, *rest, *f.xs[left + 1 :])
        f.pc -= 1
        start_taking(s, f, code, self.to)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_TAKER()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return player(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return f"seat:{code}"


class Able(Expr[State]):
    """Whether the seat in focus can do any of it."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def get(self, s: State, f: Frame) -> int:
        return int(self.step.able(s, f))


class Unable(Step):
    """B marks the seat in focus."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        f.b |= 1 << f.who


class NobodyUnable(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.b = 0


class PushUnable(Node[State]):
    """Those marked in B, in turn order from `me`."""

    def run(self, s: State, f: Frame) -> None:
        around = [(f.me + i) % s.seats for i in range(s.seats)]
        unable = [seat for seat in around if f.b >> seat & 1]
        f.xs = (len(unable), *unable, *f.xs)


class EachOrUnrest(Reaching):
    """All players do it, in turn order; then those that could not take an Unrest (imperium:all-players).

    What all see tells who can: it must not depend on hidden cards.
    """

    def __init__(self, body: Step) -> None:
        self.body = body

    def parts(self) -> list[Step]:
        return [self.body]

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        if self.attack:
            out.append(AskIgnore(self))
        out.append(NobodyUnable())
        out.append(PushVictims(False, 0, self.attack))
        NextSeat().emit_around(Provided(Able(self.body), self.body, Unable()), out)
        out.append(PushUnable())
        out.append(AskTaker())
        if self.attack:
            out.append(EffectOver())


class TakeUnrest(Step):
    """The seat in focus takes Unrest: into its hand (0), onto its deck (1) or into its discard pile (2)."""

    def __init__(self, to: int = 0, amount: int = 1) -> None:
        self.to = to
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.unrest_left() > 0

    def whole(self, s: State, f: Frame) -> bool:
        return s.unrest_left() >= self.amount

    def run(self, s: State, f: Frame) -> None:
        start_taking(s, f, f.who, self.to)

    def emit(self, out: list[Node[Any]]) -> None:
        for _ in range(self.amount):
            out.append(self)


class UnrestPrice(Expr[State]):
    """So many materials or cards for playing an Unrest, less what passives of the seat in focus take off."""

    def __init__(self, printed: int, paid_in: int) -> None:
        self.printed = printed
        self.paid_in = paid_in

    def get(self, s: State, f: Frame) -> int:
        if not s.lasting and not s.cast.modifiers[UNREST_COST]:
            return self.printed
        return s.ask_modifiers(UNREST_COST, f.who, self.printed, self.paid_in)


class ReturnedThisTurn(Expr[State]):
    """How many Unrest the seat in focus has returned from its hand this turn."""

    def get(self, s: State, f: Frame) -> int:
        return s.counts[RETURNED + f.who]
