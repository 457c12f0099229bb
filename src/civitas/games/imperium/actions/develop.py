"""Developing a card (imperium:develop)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.play import has_named
from civitas.games.imperium.actions.resources import ASK_PAY, can_pay, materials_cost, paid_by, pay_all, payments
from civitas.games.imperium.cards import (
    ALSO_COSTS,
    ALSO_COSTS_OF,
    DEVELOPED_OF,
    DEVELOPS_AFTER,
    DEVELOPS_BESIDE,
    FLAGS,
    FREE_WITH,
    NAMES,
    NO_NAME,
    NO_PROGRAM,
    development_cost,
)
from civitas.games.imperium.names import amounts, card_name, card_target, priced
from civitas.games.imperium.nations import nation_of
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    BOOK,
    BOX,
    CAN_DEVELOP,
    DEVELOPMENT,
    DEVELOPMENT_COST,
    DISCARD,
    HAND,
    HISTORY,
    LAST_IN_AREA,
    MATERIALS,
    PLAY,
    PLAYING,
    RESOURCES,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node
from civitas.kernel.text import Message, Wording, declare

ASK_DEVELOP: Final = Wording("imperium-ask-develop")
PASS_DEVELOP: Final = Wording("imperium-pass-develop")

# How to develop.
PAYING: Final = 0
FREE: Final = 1
TO_HAND: Final = 2  # paying, and the card goes to the hand

# Developing.
NOTHING: Final = (0, 0, 0, 0)


def is_free(s: State, seat: int, card: int) -> bool:
    """Whether the seat has a card in play that makes developing this one free."""
    if FREE_WITH[card] != NO_NAME:
        for other in s.sheaf(PLAY, seat).held:
            if NAMES[other] == FREE_WITH[card]:
                return True
    return False


def cost_of(s: State, seat: int, card: int) -> tuple[int, ...]:
    """What the seat has to pay to develop the card: nothing, beside a card that makes it free, or less by passives."""
    if is_free(s, seat, card):
        return NOTHING
    printed = tuple([development_cost(card, resource) for resource in range(RESOURCES)])
    if s.lasting or s.any_live(s.cast.modifiers[DEVELOPMENT_COST], seat):
        costs = [s.ask_modifiers(DEVELOPMENT_COST, seat, cost, resource) for resource, cost in enumerate(printed)]
        printed = tuple(costs)
    return (materials_cost(s, seat, printed[MATERIALS]), *printed[MATERIALS + 1 :])


def in_reach(s: State, seat: int) -> list[int]:
    """The cards of the development area that can leave it: some only as the last one there."""
    cards = s.cards_in(DEVELOPMENT, seat)
    return [card for card in cards if len(cards) == 1 or not FLAGS[card] & LAST_IN_AREA]


def has_beside(s: State, seat: int, card: int) -> bool:
    """Whether all cards are in play, or in the history, that must be for developing this one, even free of charge."""
    for name in DEVELOPS_BESIDE[card]:
        if not has_named(s, seat, name, PLAY):
            return False
    for name in DEVELOPS_AFTER[card]:
        if not has_named(s, seat, name, HISTORY):
            return False
    return True


def affords(s: State, seat: int, card: int) -> bool:
    """Whether the seat can pay all that developing the card costs."""
    if not can_pay(s, seat, cost_of(s, seat, card)):
        return False
    if ALSO_COSTS_OF[card] == NO_PROGRAM or is_free(s, seat, card):
        return True
    return ALSO_COSTS[card].whole(s, Frame(0, seat, seat, card, 0, 0, None))


def can_develop(s: State, seat: int, mode: int) -> list[int]:
    """The cards of the development area the seat could develop now."""
    if not nation_of(s, seat).can_develop:
        return []
    cards = [card for card in in_reach(s, seat) if has_beside(s, seat, card)]
    if s.lasting or s.any_live(s.cast.modifiers[CAN_DEVELOP], seat):
        cards = [card for card in cards if s.ask_modifiers(CAN_DEVELOP, seat, 1, card)]
    return [card for card in cards if mode == FREE or affords(s, seat, card)]


class AskDevelop(Ask[State]):
    """Which development card, of a kind or of any, the seat in focus develops, if any; A becomes the card."""

    def __init__(self, optional: bool, mode: int, selector: Selector | None = None) -> None:
        super().__init__("develop")
        self.optional = optional
        self.mode = mode
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        cards = can_develop(s, f.who, self.mode)
        if self.selector is not None:
            cards = self.selector.among(s, cards)
        return [PASS, *cards] if self.optional and cards else cards

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            f.a = code
            s.call(DEVELOP, f.me, f.who, f.src, code, self.mode)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_DEVELOP()

    def promise(self, s: State, f: Frame) -> int:
        return 180

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, DEVELOPMENT, code)

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_DEVELOP()


class AskFromArea(Ask[State]):
    """The card, of a kind or of any, that leaves the development area without being developed (imperium:fast)."""

    def __init__(self, kind: str, to: int, selector: Selector | None = None) -> None:
        super().__init__(kind)
        self.to = to
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        cards = in_reach(s, f.who)
        return cards if self.selector is None else self.selector.among(s, cards)

    def answer(self, s: State, f: Frame, code: int) -> None:
        area = s.zone(DEVELOPMENT, f.who)
        if self.to == BOX:
            move(s, code, area, s.zone(BOX, 0), s.everyone)
            return
        # By way of being played, so that the log does not take it for developing.
        move(s, code, area, s.zone(PLAYING, f.who))
        move(s, code, s.zone(PLAYING, f.who), s.zone(self.to, f.who))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, DEVELOPMENT, code)


declare("imperium-ask-remove-development", frozenset())
declare("imperium-ask-start-development", frozenset())
REMOVE_DEVELOPMENT: Final[int] = BOOK.program(
    "remove a development", [AskFromArea("remove-development", BOX)], "imperium:fast"
)


class AskPayFor(Ask[State]):
    """How the development cost of the card A is paid; nothing is when it is free (B)."""

    def __init__(self) -> None:
        super().__init__("pay")

    def options(self, s: State, f: Frame) -> list[int]:
        return [] if f.b == FREE else payments(s, f.who, cost_of(s, f.who, f.a))

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return cost_of(s, f.who, f.a)

    def answer(self, s: State, f: Frame, code: int) -> None:
        pay_all(s, f.who, cost_of(s, f.who, f.a), code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_PAY(what=priced(cost_of(s, f.who, f.a)))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return priced(paid_by(cost_of(s, f.who, f.a), code))

    def parts(self, s: State, f: Frame, code: int) -> list[Message]:
        return amounts(paid_by(cost_of(s, f.who, f.a), code))


class PayAlso(Node[State]):
    """What developing the card A costs besides resources."""

    def run(self, s: State, f: Frame) -> None:
        if f.b != FREE and ALSO_COSTS_OF[f.a] != NO_PROGRAM and not is_free(s, f.who, f.a):
            s.call(ALSO_COSTS_OF[f.a], f.who, f.who, f.a)


class DevelopNow(Node[State]):
    """The card goes to the discard pile, or where the effect says; the last one triggers scoring.

    imperium:develop, imperium:end 2.
    """

    def run(self, s: State, f: Frame) -> None:
        to = HAND if f.b == TO_HAND else DISCARD
        move(s, f.a, s.zone(DEVELOPMENT, f.who), s.zone(to, f.who), s.everyone)
        if not s.zone(DEVELOPMENT, f.who).size():
            s.trigger_scoring()
        if DEVELOPED_OF[f.a] != NO_PROGRAM:
            s.call(DEVELOPED_OF[f.a], f.who, f.who, f.a)


DEVELOP: Final[int] = BOOK.program("develop", [AskPayFor(), PayAlso(), DevelopNow()], "imperium:develop")
