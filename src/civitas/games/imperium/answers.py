"""Steps that answer what happens to others, replace what is about to happen, or last a turn (imperium:passive)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import Step
from civitas.games.imperium.deeds import AMOUNT, return_unrest, take_chaos
from civitas.games.imperium.means import AskPay, Pay
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import CHAOS_PILE, DECK, DISCARD, GAIN, HAND, RESOURCES, State
from civitas.kernel.flow import PopFocus, PushFocus
from civitas.kernel.frame import Frame
from civitas.kernel.node import Expr, Node

# What befalls another player.


class ForOwner(Step):
    """The step for the owner of the card, when an event befalls somebody else."""

    def __init__(self, body: Step) -> None:
        self.body = body
        self.veiled = body.veiled

    def able(self, s: State, f: Frame) -> bool:
        old = f.who
        f.who = f.me
        able = self.body.able(s, f)
        f.who = old
        return able

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushFocus())
        self.body.emit(out)
        out.append(PopFocus())


def them(f: Frame) -> int:
    """Inside ForOwner: whom the event befell, the first thing laid on the loop stack."""
    return f.xs[-1] if f.xs else f.who


class PushThem(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.xs = (f.who, *f.xs)
        f.who = them(f)


class ForThem(Step):
    """Inside ForOwner: the step for the player the event befell."""

    def __init__(self, body: Step) -> None:
        self.body = body
        self.veiled = body.veiled

    def able(self, s: State, f: Frame) -> bool:
        old = f.who
        f.who = them(f)
        able = self.body.able(s, f)
        f.who = old
        return able

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushThem())
        self.body.emit(out)
        out.append(PopFocus())


class OwnTurn(Expr[State]):
    """Whether it is the turn of the card's owner."""

    def get(self, s: State, f: Frame) -> int:
        return int(s.turn == f.me)


# Replacing.


class Replace(Step):
    """What was about to happen does not happen: the program ends and says so."""

    def able(self, s: State, f: Frame) -> bool:
        return False

    def run(self, s: State, f: Frame) -> None:
        s.leave(1)


class Ignore(Step):
    """Nothing happens instead; it can always be chosen."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        """Nothing happens."""


class GainFewer(Step):
    """Instead of the gain (B), one token less of the resource."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        amount = f.b % AMOUNT - 1
        if amount:
            s.change(self.resource, f.who, amount)
            s.pending = (*s.pending, *s.listening(GAIN, f.who, self.resource, f.b - 1, False))


# For the rest of the turn.


class ForTheTurn(Step):
    """Until the end of the turn a hook is live for `me`."""

    def __init__(self, hook: int) -> None:
        self.hook = hook

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.lasting = (*s.lasting, self.hook, f.me, f.src)


# Attacks (imperium:attack).

# What attacks make others abandon or recall.
UPROOTED: Final[dict[int, list[Selector]]] = {}


class Uproots(Expr[State]):
    """Whether the attack (A) makes its victim abandon or recall a card of this kind that it has in play."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        for uprooted in UPROOTED.get(f.a, []):
            if uprooted.among(s, self.selector.in_play(s, f.who)):
                return 1
        return 0


class AskPayThem(AskPay):
    """How the seat in focus pays the attacker (B)."""

    def answer(self, s: State, f: Frame, code: int) -> None:
        before = [s.has(resource, f.who) for resource in range(RESOURCES)]
        super().answer(s, f, code)
        for resource in range(RESOURCES):
            s.change(resource, f.b, before[resource] - s.has(resource, f.who))


class PayThem(Pay):
    """The seat in focus pays the attacker; it gets what is paid."""

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskPayThem(self.price))


# Chaos (imperium:other-nations).


class TakeChaos(Step):
    """The seat in focus takes a Chaos into its hand or discard pile."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return s.zone(CHAOS_PILE, 0).size() > 0

    def run(self, s: State, f: Frame) -> None:
        take_chaos(s, s.zone(self.to, f.who))


class ChaosInstead(Step):
    """The Unrest the seat in focus has just taken (B tells where it went) is returned for a Chaos."""

    def able(self, s: State, f: Frame) -> bool:
        return s.zone(CHAOS_PILE, 0).size() > 0

    def run(self, s: State, f: Frame) -> None:
        taken = s.zone((HAND, DECK, DISCARD)[f.b], f.who)
        if taken.count(UNREST):
            return_unrest(s, taken)
        take_chaos(s, taken)
