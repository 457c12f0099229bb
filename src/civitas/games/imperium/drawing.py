"""Drawing, reshuffling, developing: how new cards come into the deck (imperium:draw, imperium:reshuffle)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import FLAGS, FREE_WITH, NAMES, NO_NAME, Step, development_cost
from civitas.games.imperium.deeds import flip_state
from civitas.games.imperium.means import can_pay, pay_all, payments
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.state import (
    ACCESSION,
    BOOK,
    CAN_DRAW,
    DECK,
    DECK_TOKEN,
    DEVELOPMENT,
    DISCARD,
    ENTERS_PLAY,
    EXHAUSTS,
    HAND,
    NATION,
    NATION_DECK,
    PLAY,
    RESHUFFLED,
    RESOURCES,
    State,
)
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, draw_many, move, shuffle_into
from civitas.kernel.node import PASS, Ask, Node
from civitas.kernel.triggers import Fire

IF_ABLE: Final = 1
SHUFFLED: Final = 2
TO: Final = 4  # times the zone, if it is not the hand

# How to develop.
PAYING: Final = 0
FREE: Final = 1

# For these the last card of the nation deck is no accession: nothing is flipped (imperium:vikings).
ZENITH: Final = (NATIONS.index("VIK"),)


# Developing.


NOTHING: Final = (0, 0, 0, 0)


def cost_of(s: State, seat: int, card: int) -> tuple[int, ...]:
    """What the seat has to pay to develop the card: nothing, beside a card that makes it free."""
    if FREE_WITH[card] != NO_NAME:
        for other in s.sheaf(PLAY, seat).held:
            if NAMES[other] == FREE_WITH[card]:
                return NOTHING
    return tuple([development_cost(card, resource) for resource in range(RESOURCES)])


def can_develop(s: State, seat: int, mode: int) -> list[int]:
    """The cards of the development area the seat could develop now."""
    cards = s.zone(DEVELOPMENT, seat).cards()
    return cards if mode == FREE else [card for card in cards if can_pay(s, seat, cost_of(s, seat, card))]


class AskDevelop(Ask[State]):
    """Which development card, if any, the seat in focus develops; A becomes the card."""

    def __init__(self, optional: bool, mode: int) -> None:
        super().__init__("develop")
        self.optional = optional
        self.mode = mode

    def options(self, s: State, f: Frame) -> list[int]:
        cards = can_develop(s, f.who, self.mode)
        return [PASS, *cards] if self.optional and cards else cards

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            s.call(DEVELOP, f.me, f.who, f.src, code, self.mode)


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


class DevelopNow(Node[State]):
    """The card goes to the discard pile; the last one triggers scoring (imperium:develop, imperium:end 2)."""

    def run(self, s: State, f: Frame) -> None:
        move(s, f.a, s.zone(DEVELOPMENT, f.who), s.zone(DISCARD, f.who))
        if not s.zone(DEVELOPMENT, f.who).size():
            s.trigger_scoring()


DEVELOP: Final[int] = BOOK.program("develop", [AskPayFor(), DevelopNow()], "imperium:develop")


class Develop(Step):
    """The seat in focus develops a card, at its cost or for free."""

    def __init__(self, free: bool = False, optional: bool = False) -> None:
        self.mode = FREE if free else PAYING
        self.optional = optional

    def able(self, s: State, f: Frame) -> bool:
        return bool(can_develop(s, f.who, self.mode))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskDevelop(self.optional, self.mode))


# Reshuffling.


def may_add(s: State, seat: int) -> bool:
    """Whether a new card may come with this reshuffle: a free exhaust token, and none yet on that deck."""
    return s.counts[EXHAUSTS + seat] > 0 and s.counts[DECK_TOKEN + seat] == 0


def nation_left(s: State, seat: int) -> bool:
    return bool(s.pile(NATION_DECK, seat).order) or s.zone(ACCESSION, seat).size() > 0


def mark_deck(s: State, seat: int) -> None:
    s.add(EXHAUSTS + seat, -1)
    s.put(DECK_TOKEN + seat, 1)


def take_nation_card(s: State, seat: int) -> None:
    """The top card of the nation deck to the discard pile; the accession card, last, flips the state card."""
    deck = s.pile(NATION_DECK, seat)
    if deck.order:
        draw(s, deck, s.zone(DISCARD, seat))
        return
    accession = s.zone(ACCESSION, seat)
    for card in accession.cards():
        if FLAGS[card] & ENTERS_PLAY:
            move(s, card, accession, s.zone(PLAY, seat))
            return
        move(s, card, accession, s.zone(DISCARD, seat))
        if s.counts[NATION + seat] in ZENITH:
            s.trigger_scoring()
        else:
            flip_state(s, seat)


class AddNationCard(Node[State]):
    """Step 1 of a reshuffle; with a nation deck there is no step 2."""

    def run(self, s: State, f: Frame) -> None:
        if not may_add(s, f.who):
            f.pc += 1
        elif nation_left(s, f.who):
            take_nation_card(s, f.who)
            mark_deck(s, f.who)
            f.pc += 1


class AskAddDevelopment(AskDevelop):
    """Step 2: a development card may be paid for, and its area marked."""

    def __init__(self) -> None:
        super().__init__(True, PAYING)

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            mark_deck(s, f.who)
            s.call(DEVELOP, f.me, f.who, f.src, code, PAYING)


class ShuffleDiscard(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        shuffle_into(s, s.zone(DISCARD, f.who), s.pile(DECK, f.who))


RESHUFFLE: Final[int] = BOOK.program(
    "reshuffle", [AddNationCard(), AskAddDevelopment(), ShuffleDiscard(), Fire(RESHUFFLED)], "imperium:reshuffle"
)


# Drawing.


class DrawCards(Node[State]):
    """Draws A cards, reshuffling once if need be (unless "if able"); N counts them.

    B holds that, and the zone they go to if it is not the hand.
    """

    def run(self, s: State, f: Frame) -> None:
        if not may_draw(s, f.who):
            s.leave(f.n)
            return
        deck = s.pile(DECK, f.who)
        now = min(f.a - f.n, len(deck.order))
        draw_many(s, deck, s.zone(f.b // TO if f.b >= TO else HAND, f.who), now)
        f.n += now
        if f.n < f.a and not f.b % TO and can_reshuffle(s, f.who):
            f.b += SHUFFLED
            f.pc -= 1
            s.call(RESHUFFLE, f.me, f.who, f.src)
        else:
            s.leave(f.n)


def may_draw(s: State, seat: int) -> bool:
    """Whether nothing forbids the seat to draw from its deck."""
    if not s.lasting and not s.cast.modifiers[CAN_DRAW]:
        return True
    return s.ask_modifiers(CAN_DRAW, seat, 1) > 0


def can_reshuffle(s: State, seat: int) -> bool:
    if s.zone(DISCARD, seat).size():
        return True
    return may_add(s, seat) and (nation_left(s, seat) or s.zone(DEVELOPMENT, seat).size() > 0)


DRAW: Final[int] = BOOK.program("draw", [DrawCards()], "imperium:draw")


class Draw(Step):
    """The seat in focus draws cards; N is how many came (imperium:draw)."""

    def __init__(self, amount: Amount, if_able: bool = False) -> None:
        self.amount = lift(amount)
        self.if_able = if_able

    def able(self, s: State, f: Frame) -> bool:
        if self.amount.get(s, f) <= 0 or not may_draw(s, f.who):
            return False
        return bool(s.pile(DECK, f.who).order) or (not self.if_able and can_reshuffle(s, f.who))

    def run(self, s: State, f: Frame) -> None:
        amount = self.amount.get(s, f)
        if amount > 0:
            deck = s.pile(DECK, f.who)
            if len(deck.order) >= amount and may_draw(s, f.who):
                draw_many(s, deck, s.zone(HAND, f.who), amount)
                f.n = amount
            else:
                s.call(DRAW, f.me, f.who, f.src, amount, IF_ABLE if self.if_able else 0)


class NationCardToDiscard(Step):
    """The top card of the nation deck goes to the discard pile."""

    def able(self, s: State, f: Frame) -> bool:
        return nation_left(s, f.who)

    def run(self, s: State, f: Frame) -> None:
        if nation_left(s, f.who):
            take_nation_card(s, f.who)
