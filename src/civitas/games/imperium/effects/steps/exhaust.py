"""Steps with exhaust tokens, and exhaust abilities of others (imperium:exhaust)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.exhaust import can_exhaust, exhaust, own_exhausted, ready
from civitas.games.imperium.cards import EXHAUST_EFFECT, EXHAUST_OF, FLAGS, NO_PROGRAM, SOLSTICE_OF
from civitas.games.imperium.codes import EXHAUST_FIRST, SOLSTICE_FIRST
from civitas.games.imperium.names import card_name, card_target, lying
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import ACTIVATE, DOING, EXHAUSTS, PINNED, PLAY, State
from civitas.games.imperium.step import Step
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node
from civitas.kernel.text import Message, Wording

ASK_READY: Final = Wording("imperium-ask-ready")
ASK_THEIR_CARD: Final = Wording("imperium-ask-their-card")
ASK_FIRST_EFFECT: Final = Wording("imperium-ask-first-effect", "card")
SAY_EXHAUST_FIRST: Final = Wording("imperium-exhaust-first")
SAY_SOLSTICE_FIRST: Final = Wording("imperium-solstice-first")


class AskReady(Ask[State]):
    """Which exhaust token, of those on cards of a kind, goes back to the state card."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("ready")
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        return self.selector.among(s, own_exhausted(s, f.who))

    def answer(self, s: State, f: Frame, code: int) -> None:
        ready(s, f.who, code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_READY()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, PLAY, code)


class ReturnExhaust(Step):
    """The seat in focus takes an exhaust token back to its state card (imperium:return-exhaust)."""

    def __init__(self, selector: Selector) -> None:
        self.asking = AskReady(selector)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class GainExhausts(Step):
    """The state card of the seat in focus gets so many exhaust tokens more until the clean-up."""

    def __init__(self, amount: Amount) -> None:
        self.amount = lift(amount)

    def able(self, s: State, f: Frame) -> bool:
        return self.amount.get(s, f) > 0

    def run(self, s: State, f: Frame) -> None:
        s.add(EXHAUSTS + f.who, self.amount.get(s, f))


class ExhaustThis(Step):
    """The speaking card is exhausted to respond: in one's own activation, unless it says otherwise."""

    def __init__(self, anytime: bool = False) -> None:
        self.anytime = anytime

    def able(self, s: State, f: Frame) -> bool:
        if not can_exhaust(s, f.me, f.src):
            return False
        return s.counts[DOING] == ACTIVATE and (self.anytime or s.turn == f.me)

    def run(self, s: State, f: Frame) -> None:
        exhaust(s, f.me, f.src)


# Other players' cards.


def usable_by(s: State, f: Frame, card: int) -> bool:
    """Whether the exhaust ability of this card could be used as though it were one's own."""
    return EXHAUST_OF[card] != NO_PROGRAM and EXHAUST_EFFECT[card].usable(s, f.who, f.src)


class AskTheirCard(Ask[State]):
    """A pinned card another player has in play, with something to resolve."""

    def __init__(self, copy: bool) -> None:
        super().__init__("their-card")
        self.copy = copy

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for seat in s.other_seats(f.who):
            for card in s.sheaf(PLAY, seat).held:
                if FLAGS[card] & PINNED and (self.copy or usable_by(s, f, card)):
                    out.append(card)
        out.sort()
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if self.copy:
            become(s, f.who, f.src, code)
        else:
            s.call(EXHAUST_OF[code], f.me, f.who, f.src)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_THEIR_CARD()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return lying(s, code, s.turn_order(f.who))


def become(s: State, seat: int, card: int, other: int) -> None:
    """Until the end of the turn the card is a copy of the other: what it shows, and what it does while in play."""
    s.plain_again(card)
    s.copies = (*s.copies, card, other)
    for hook in s.book.hooks:
        if hook.source == other and hook.zone == PLAY:
            s.lasting = (*s.lasting, hook.number, seat, card)


class AskFirstEffect(Ask[State]):
    """Which effect of the card copied comes first, if it has two: its exhaust or its solstice effect."""

    def __init__(self) -> None:
        super().__init__("first-effect")

    def options(self, s: State, f: Frame) -> list[int]:
        face = s.as_copied(f.src)
        both = face != f.src and EXHAUST_OF[face] != NO_PROGRAM and SOLSTICE_OF[face] != NO_PROGRAM
        return [EXHAUST_FIRST, SOLSTICE_FIRST] if both else []

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_FIRST_EFFECT(card=card_name(s.as_copied(f.src)))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return SAY_EXHAUST_FIRST() if code == EXHAUST_FIRST else SAY_SOLSTICE_FIRST()


class ResolveCopied(Node[State]):
    """The exhaust and solstice effects of the card that the speaking card is a copy of, in the order chosen (V)."""

    def run(self, s: State, f: Frame) -> None:
        face = s.as_copied(f.src)
        if face == f.src:
            return
        programs = [SOLSTICE_OF[face], EXHAUST_OF[face]]
        if f.v == SOLSTICE_FIRST:
            programs.reverse()
        for program in programs:  # what is called last comes first
            if program != NO_PROGRAM:
                s.call(program, f.me, f.who, f.src)


class UseTheirs(Step):
    """The exhaust ability of a card of another player, as though it were one's own; `copy`: all of that card."""

    def __init__(self, copy: bool) -> None:
        self.asking = AskTheirCard(copy)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)
        if self.asking.copy:
            out.append(AskFirstEffect())
            out.append(ResolveCopied())
