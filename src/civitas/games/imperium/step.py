"""A step of an effect, and whether an ability can be used: what the engine knows of the effect language."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.games.imperium.state import HAND, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Node
from civitas.kernel.text import Message

ASKING: Final = -1  # the position of a frame that only asks whether an ability could be used


class Forget(Node[State]):
    """No card has been spoken of."""

    def run(self, s: State, f: Frame) -> None:
        f.a = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Node[State]):
    """One step of an effect.

    `able`: whether any of it could be done now. `veiled`: whether that depends on what others may not know, so that the
    seat must be asked even when it is not able (DESIGN 3.4.7). `offers`: whether it is nothing but a question, which
    offers something just when it is able. `may`: whether it is what may be done. `helps`: whether it only gives, or may
    be passed. `says`: its number in the book of wordings. `tells`: whether it tells which card it was about (A).
    `minded`: whether the effect asks about that card. `ready`: whether it is nearly always able and soon says so; it is
    asked before the others.
    """

    veiled: bool = False
    offers: bool = False
    helps: bool = False
    may: bool = False
    says: int = -1
    tells: bool = False
    minded: bool = False
    ready: bool = False

    def begin(self, out: list[Node[Any]]) -> None:
        """Of a step that tells a card the effect asks about: if there will be none, it is not an earlier one."""
        if self.minded:
            out.append(Forget())

    def whole(self, s: State, f: Frame) -> bool:
        """Whether all of it could be done now, as a cost must be."""
        return self.able(s, f)

    def parts(self) -> list[Step]:
        """The steps it is made of."""
        return []

    def core(self) -> Step:
        """The innermost step that is able just when this one is."""
        return self

    def needs(self) -> list[Step]:
        """The steps without the whole of which it is not able."""
        return []

    def only_trades(self) -> bool:
        """Whether all of it needs Trade Routes (imperium:trade-routes)."""
        parts = self.parts()
        return bool(parts) and all(part.only_trades() for part in parts)

    def hides(self, s: State, f: Frame) -> bool:
        """Of a veiled step: whether there is anything hidden just now that it depends on."""
        return True


class Ability:
    """An ability of a card: when it works, its sentences, what it says; `hook`: the trigger, or what it bends."""

    def __init__(self, kind: str, sentences: list[Step], text: Message, hook: Any = None) -> None:
        self.kind = kind
        self.sentences = sentences
        self.text = text
        self.hook = hook


class Effect:
    """What an ability does, for the question whether it can be used: a condition, and the sentences."""

    def __init__(self, body: Step, costs: list[Step]) -> None:
        self.body = body
        self.costs = costs
        self.core = body.core()
        # Costs that the core looks at anyway need not be looked at twice.
        needed = self.core.needs()
        self.besides = [cost for cost in costs if not any(cost is need for need in needed)]

    def usable(self, s: State, seat: int, card: int) -> bool:
        """Some of it can be resolved, and every cost that must be paid can be (imperium:interpreting 3, 7)."""
        f = Frame(0, seat, seat, card, 0, 0, None, pc=ASKING)
        for cost in self.besides:
            if not cost.whole(s, f):
                return False
        return self.core.able(s, f)

    def payable(self, s: State, f: Frame) -> bool:
        """Every cost that must be paid can be (imperium:interpreting 7)."""
        for cost in self.costs:
            if not cost.whole(s, f):
                return False
        return True


def in_zone(s: State, f: Frame, zone: int, seat: int) -> list[int]:
    """The cards of a zone an effect can mean, only to be read.

    A card that is only asked whether it could be played counts as played: it is not in hand.
    """
    cards = s.cards_in(zone, seat)
    if f.pc == ASKING and zone == HAND and f.src in cards:
        cards = cards.copy()
        cards.remove(f.src)
    return cards


NO_STEPS: Final = Step()
NO_EFFECT: Final = Effect(NO_STEPS, [])
