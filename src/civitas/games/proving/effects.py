"""The nodes and words the proving game's cards are written in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.games.proving.state import (
    ACTION,
    ACTIONS,
    ATTACKED,
    BOOK,
    BUYS,
    COINS,
    DECK,
    DISCARD,
    EFFECT,
    FAVOURS,
    GAIN,
    HAND,
    HELD,
    KINGDOM,
    PAY,
    PLAY,
    RESHUFFLE,
    SUPPLY,
    TRASH,
    TYPES,
    State,
)
from civitas.kernel.expr import SRC, A, Amount, Counter, Minus, Not, SizeOf, V, lift
from civitas.kernel.flow import Add, Call, EachOther, If, May, Seq, Subtract
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, draw_many, look, move, move_all, shuffle_into
from civitas.kernel.node import PASS, Ask, Expr, Node
from civitas.kernel.picks import AskMany, Commit, Pay, Reveal, Way
from civitas.kernel.triggers import Fire, Release, verb

TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2


class ShuffleDiscard(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        shuffle_into(s, s.zone(DISCARD, f.who), s.deck(f.who))


class DrawCards(Node[State]):
    """Draws A cards; an empty deck is reshuffled once, through the verb, so others may step in (proving:drawing).

    N counts the cards drawn, B the reshuffle.
    """

    def run(self, s: State, f: Frame) -> None:
        deck = s.deck(f.who)
        now = min(f.a - f.n, len(deck.order))
        draw_many(s, deck, s.zone(HAND, f.who), now)
        f.n += now
        if f.n < f.a and f.b == 0 and s.peek(DISCARD, f.who).size():
            f.b = 1
            f.pc -= 1
            s.call(RESHUFFLE_DISCARD, f.me, f.who, f.src)


class TakeFromSupply(Node[State]):
    """The card A moves from the supply to the place B; with none left the deed ends, and nobody hears of it."""

    def run(self, s: State, f: Frame) -> None:
        supply = s.zone(SUPPLY, 0)
        if supply.count(f.a) == 0:
            s.leave(0)
            return
        to = DISCARD if f.b == TO_DISCARD else HAND if f.b == TO_HAND else DECK
        move(s, f.a, supply, s.zone(to, f.who))


class PickFrom(AskMany[State]):
    """Cards of a zone of the seat in focus, moved to another of its zones or to a shared one."""

    def __init__(self, kind: str, zone: int, to: int, least: Amount, most: Amount, private: bool = False) -> None:
        super().__init__(kind, least, most, True, private)
        self.zone = zone
        self.to = to

    def candidates(self, s: State, f: Frame) -> list[int]:
        return s.peek(self.zone, f.who).cards()

    def options(self, s: State, f: Frame) -> list[int]:
        """An empty zone is no secret: its size is public, so nothing is asked."""
        return super().options(s, f) if s.peek(self.zone, f.who).size() else []

    def chosen(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(self.zone, f.who), s.zone(self.to, f.who))


RESHUFFLE_DISCARD: Final[int] = BOOK.program("reshuffle", [Fire(RESHUFFLE), ShuffleDiscard()], "proving:drawing")
DRAW: Final[int] = BOOK.program("draw", [DrawCards()], "proving:drawing")
GAIN_CARD: Final[int] = verb(BOOK, GAIN, [TakeFromSupply()], "proving:gaining", held=True)
SPEND_COINS: Final[int] = BOOK.program("spend coins", [Subtract(COINS, A), Fire(PAY)], "proving:paying")
SPEND_FAVOURS: Final[int] = BOOK.program("spend favours", [Subtract(FAVOURS, A), Fire(PAY)], "proving:paying")
SPEND_CARDS: Final[int] = BOOK.program(
    "spend cards", [PickFrom("pay-card", HAND, DISCARD, A, A), Fire(PAY)], "proving:paying"
)

BY_COINS: Final = Way("coins", Counter(COINS), SPEND_COINS)
BY_FAVOURS: Final = Way("favours", Counter(FAVOURS), SPEND_FAVOURS)
BY_CARDS: Final = Way("cards", SizeOf(HAND), SPEND_CARDS)


# Words for card files.


def plus(actions: int = 0, buys: int = 0, coins: int = 0, favours: int = 0) -> Node[Any]:
    """The seat in focus gets so many more."""
    changes = ((ACTIONS, actions), (BUYS, buys), (COINS, coins), (FAVOURS, favours))
    return Seq([Add(counter, change) for counter, change in changes if change])


class Draw(Node[State]):
    """The seat in focus draws: at once if the deck suffices, else by the program, which reshuffles."""

    def __init__(self, amount: Amount) -> None:
        self.amount = lift(amount)

    def run(self, s: State, f: Frame) -> None:
        amount = self.amount.get(s, f)
        deck = s.deck(f.who)
        if amount <= len(deck.order):
            draw_many(s, deck, s.zone(HAND, f.who), amount)
            f.v = 0
        else:
            s.call(DRAW, f.me, f.who, f.src, amount)


def cards(amount: Amount) -> Node[Any]:
    """The seat in focus draws."""
    return Draw(amount)


def gain(card: Amount, to: int = TO_DISCARD) -> Node[Any]:
    """The seat in focus gains a card from the supply; responses wait for the end of the sentence."""
    return Call(GAIN_CARD, card, to)


def sentence(*body: Node[Any]) -> Node[Any]:
    """What is done before anybody may respond to what was gained in it."""
    return Seq([*body, Release()])


def discard(least: Amount, most: Amount) -> Node[Any]:
    """The seat in focus discards cards from hand; N is how many."""
    return PickFrom("discard", HAND, DISCARD, least, most)


def discard_down_to(size: int) -> Node[Any]:
    return discard(Minus(SizeOf(HAND), size), Minus(SizeOf(HAND), size))


def trash(least: Amount, most: Amount) -> Node[Any]:
    """The seat in focus trashes cards from hand; N is how many."""
    return PickFrom("trash", HAND, TRASH, least, most)


def put_back(amount: Amount) -> Node[Any]:
    """The seat in focus puts cards from hand on top of its deck, unseen."""
    return PickFrom("put-back", HAND, DECK, amount, amount, private=True)


def attack(*body: Node[Any]) -> Node[Any]:
    """Each other seat suffers the body unless a reaction saves it (proving:attacks)."""
    return EachOther([Fire(ATTACKED, SRC), If(Not(V), list(body))])


def pay(amount: int, ways: Sequence[Way]) -> Node[Any]:
    return Pay("pay", amount, ways)


def may(*body: Node[Any]) -> Node[Any]:
    return May("may", body)


class GainUpTo(Ask[State]):
    """The seat in focus gains a card that costs at most so much."""

    def __init__(self, limit: Amount, optional: bool = False) -> None:
        super().__init__("gain")
        self.limit = lift(limit)
        self.optional = optional

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.limit.get(s, f),)

    def options(self, s: State, f: Frame) -> list[int]:
        limit = self.limit.get(s, f)
        out = [PASS] if self.optional else []
        for card in s.supply().distinct():
            if s.cost(f.who, card) <= limit:
                out.append(card)
        return [] if out == [PASS] else out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            s.call(GAIN_CARD, f.me, f.who, f.src, code, TO_DISCARD)


class CostOf(Expr[State]):
    """What a card costs the seat in focus, and more or less."""

    def __init__(self, card: Amount, more: int = 0) -> None:
        self.card = lift(card)
        self.more = more

    def get(self, s: State, f: Frame) -> int:
        return s.cost(f.who, self.card.get(s, f)) + self.more


class TrashOne(Ask[State]):
    """The seat in focus trashes a card from hand; V is the card."""

    def __init__(self) -> None:
        super().__init__("trash", True)

    def options(self, s: State, f: Frame) -> list[int]:
        return s.peek(HAND, f.who).distinct()

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(HAND, f.who), s.zone(TRASH, 0))


class CommitCard(Commit[State]):
    """Every seat with cards commits one from hand (proving:masque)."""

    def taking_part(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.peek(HAND, seat).size()]

    def choices(self, s: State, f: Frame, seat: int, picks: tuple[int, ...]) -> list[int]:
        return s.peek(HAND, seat).distinct()


class PassLeft(Node[State]):
    """The seat in focus gives the card it committed to the seat on its left, for all to see."""

    def run(self, s: State, f: Frame) -> None:
        for card in s.commits[f.who]:
            left = (f.who + 1) % s.seats
            move(s, card, s.zone(HAND, f.who), s.zone(HELD, left), s.everyone)


class TakeHeld(Node[State]):
    """Every seat takes what lies held before it."""

    def run(self, s: State, f: Frame) -> None:
        for seat in range(s.seats):
            move_all(s, s.zone(HELD, seat), s.zone(HAND, seat), s.everyone)


def pass_cards_left() -> Node[Any]:
    """All commit a card in secret; all are shown and passed at once."""
    return Seq([CommitCard("pass-card"), Reveal([PassLeft()]), TakeHeld()])


class HoldTop(Node[State]):
    """The top cards of the seat's own deck into `held`, where only it sees them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        for _ in range(min(self.amount, s.deck(f.who).size())):
            draw(s, s.deck(f.who), s.zone(HELD, f.who))


class MoveAll(Node[State]):
    def __init__(self, zone: int, to: int) -> None:
        self.zone = zone
        self.to = to

    def run(self, s: State, f: Frame) -> None:
        move_all(s, s.zone(self.zone, f.who), s.zone(self.to, f.who))


def look_and_keep(amount: int) -> Node[Any]:
    """Look at the top cards, keep one in hand, discard the others."""
    keep = PickFrom("keep", HELD, HAND, 1, 1, private=True)
    return Seq([HoldTop(amount), keep, MoveAll(HELD, DISCARD)])


class LookAtTop(Node[State]):
    """`me` looks at the top card of the deck of the seat in focus, which stays there; V tells whether there is one."""

    def run(self, s: State, f: Frame) -> None:
        deck = s.deck(f.who)
        f.v = int(bool(deck.order))
        if deck.order:
            look(s, deck, len(deck.order) - 1, f.me)


class MayDiscardTop(Ask[State]):
    """`me` leaves the card it looked at or has it discarded."""

    def __init__(self) -> None:
        super().__init__("discard-top")

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who,)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            draw(s, s.deck(f.who), s.zone(DISCARD, f.who))


def scout() -> Node[Any]:
    return EachOther([LookAtTop(), If(V, [MayDiscardTop()])])


class CopyEffect(Ask[State]):
    """The seat does the effect of another action card it has in play (proving:mimic)."""

    def __init__(self) -> None:
        super().__init__("copy")

    def options(self, s: State, f: Frame) -> list[int]:
        in_play = s.peek(PLAY, f.who).distinct()
        return [card for card in in_play if card != f.src and TYPES[card] & ACTION]

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.call(EFFECT[code], f.me, f.who, code)


class LeaveOut(Ask[State]):
    """`me` may keep a card of the seat's discard pile out of its reshuffle: it waits in play until clean-up."""

    def __init__(self) -> None:
        super().__init__("leave-out")

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who,)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, *s.peek(DISCARD, f.who).distinct()]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            move(s, code, s.zone(DISCARD, f.who), s.zone(PLAY, f.who))


class PlaceGained(Ask[State]):
    """The gained card A, if it still lies in the discard pile: leave it, onto the deck (0), or trash it (1)."""

    def __init__(self) -> None:
        super().__init__("place-gained", True)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0, 1] if s.peek(DISCARD, f.me).count(f.a) else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            move(s, f.a, s.zone(DISCARD, f.me), s.zone(DECK if code == 0 else TRASH, f.me))


class IsCard(Expr[State]):
    """Whether the event is about this card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def get(self, s: State, f: Frame) -> int:
        return int(f.a == self.card)


class Build(Node[State]):
    """The source goes from play to the seat's buildings, where it stays."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, s: State, f: Frame) -> None:
        zone = s.zone(PLAY, f.me)
        if zone.count(f.src):
            move(s, f.src, zone, s.zone(self.to, f.me))


class Kingdom(Expr[State]):
    """Whether the card is part of this game; public."""

    def __init__(self, card: int) -> None:
        self.card = card

    def get(self, s: State, f: Frame) -> int:
        return s.get(KINGDOM) >> self.card & 1


class ShowFromHand(Ask[State]):
    """The seat in focus may show a card from hand. Asked of every seat, so that asking tells nothing."""

    def __init__(self, card: int) -> None:
        super().__init__("show", True)
        self.card = card

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.card, f.a)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0] if s.peek(HAND, f.who).count(self.card) else [PASS]
