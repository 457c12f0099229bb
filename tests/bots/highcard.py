"""A small game unlike the proving game: one deck for all, so nobody knows who holds what; secret tricks; no advice."""

from __future__ import annotations

from typing import Any

from civitas.kernel.flow import EachSeat, GameOver, Repeat
from civitas.kernel.frame import Frame
from civitas.kernel.game import Game, GameInfo
from civitas.kernel.machine import Machine
from civitas.kernel.moves import draw, look, move, shuffle
from civitas.kernel.node import NO_SOURCE, PASS, Ask, Node
from civitas.kernel.origin import Options
from civitas.kernel.picks import Commit, Reveal
from civitas.kernel.text import Message, Option
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, Pile

MOST_SEATS = 4
CARDS = 40
TRICKS = 4
HAND_SIZE = 3

BOOK = new_book("highcard", "1", MOST_SEATS)
DOMAIN = BOOK.domain("cards")
DECK = BOOK.zone("deck", HIDDEN, DOMAIN, per_seat=False, ordered=True)
HEAP = BOOK.zone("heap", PUBLIC, DOMAIN, per_seat=False)
HAND = BOOK.zone("hand", OWNER, DOMAIN)
TRICK = BOOK.zone("trick", PUBLIC, DOMAIN)
POINTS = BOOK.counter("points")


class State(Machine):
    def __init__(self, seats: int) -> None:
        super().__init__(BOOK, seats)

    def copy(self) -> State:
        t = State(self.seats)
        self.copy_into(t)
        return t

    def deck(self) -> Pile:
        zone = self.zone(DECK, 0)
        assert isinstance(zone, Pile)
        return zone

    def scores(self) -> list[int]:
        return [self.get(POINTS + seat) for seat in range(self.seats)]


class Draw(Node[State]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        for _ in range(self.amount):
            draw(s, s.deck(), s.zone(HAND, f.who))


class Play(Commit[State]):
    def choices(self, s: State, f: Frame, seat: int, picks: tuple[int, ...]) -> list[int]:
        return s.zone(HAND, seat).distinct()


class Lay(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        for card in s.commits[f.who]:
            move(s, card, s.zone(HAND, f.who), s.zone(TRICK, f.who))


class TakeTrick(Node[State]):
    """The highest card wins a point, and its owner looks at the top of the deck."""

    def run(self, s: State, f: Frame) -> None:
        cards = [s.zone(TRICK, seat).cards()[0] for seat in range(s.seats)]
        f.n = cards.index(max(cards))
        s.add(POINTS + f.n, 1)
        for seat, card in enumerate(cards):
            move(s, card, s.zone(TRICK, seat), s.zone(HEAP, 0))
        look(s, s.deck(), len(s.deck().order) - 1, f.n)


class MayBury(Ask[State]):
    def asked(self, s: State, f: Frame) -> int:
        return f.n

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            draw(s, s.deck(), s.zone(HEAP, 0))


TRICK_PLAYED: list[Node[Any]] = [Play("play"), Reveal([Lay()]), TakeTrick(), MayBury("bury"), EachSeat([Draw(1)])]
MAIN = BOOK.program("main", [EachSeat([Draw(HAND_SIZE)]), Repeat(TRICKS, TRICK_PLAYED), GameOver()], "highcard:play")
BOOK.finish(CARDS)


class HighCard(Game[State]):
    info = GameInfo("highcard", "1", 2, MOST_SEATS, CARDS)
    book = BOOK

    def fresh(self, seats: int) -> State:
        return State(seats)

    def start(self, s: State, options: Options) -> None:
        s.deck().fill(list(range(CARDS)))
        shuffle(s, s.deck())
        s.call(MAIN, 0, 0, NO_SOURCE)

    def describe(self, s: State, code: int) -> Option:
        return Option(code, Message("highcard-option", {"code": code}))


GAME = HighCard()
