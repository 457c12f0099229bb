"""The proving game's words for positions: say what lies where, play, and read what came of it."""

from __future__ import annotations

from typing import Self

from civitas.games.proving.actions import BUY
from civitas.games.proving.cards import BASIC
from civitas.games.proving.game import GAME
from civitas.games.proving.setup import pile_size
from civitas.games.proving.state import (
    ACTIONS,
    BUILT,
    BUYS,
    COINS,
    DECK,
    DISCARD,
    FAVOURS,
    HAND,
    HELD,
    KINGDOM,
    NAME,
    PLAY,
    ROUND,
    SUPPLY,
    TRASH,
    State,
)
from civitas.kernel.node import PASS
from civitas.testing.scenario import Scenario


def number(name: str) -> int:
    """The card of that name."""
    return NAME.index(name)


def numbers(names: tuple[str, ...]) -> list[int]:
    return [number(name) for name in names]


def names(cards: list[int]) -> list[str]:
    return [NAME[card] for card in cards]


class ProvingScenario(Scenario[State]):
    """A game in which only the named kingdom cards take part, at the first question of seat 0's first turn."""

    def __init__(self, *kingdom: str, seats: int = 2, seed: int = 1, rounds: int = 22) -> None:
        super().__init__(GAME, seats, seed, rounds=rounds)
        cards = sorted({*BASIC, *numbers(kingdom)})
        s = self.state
        s.put(KINGDOM, sum(1 << card for card in cards))
        s.zone(SUPPLY, 0).fill([card for card in cards for _ in range(pile_size(card, seats))])
        s.enlist()
        s.reask()

    # What lies where.

    def hand(self, seat: int, *cards: str) -> Self:
        return self.lay(HAND, seat, numbers(cards))

    def deck(self, seat: int, *cards: str) -> Self:
        """Bottom first: the last one is drawn first."""
        return self.lay(DECK, seat, numbers(cards))

    def discards(self, seat: int, *cards: str) -> Self:
        return self.lay(DISCARD, seat, numbers(cards))

    def in_play(self, seat: int, *cards: str) -> Self:
        return self.lay(PLAY, seat, numbers(cards))

    def built(self, seat: int, *cards: str) -> Self:
        return self.lay(BUILT, seat, numbers(cards))

    def supply(self, card: str, amount: int) -> Self:
        """So many of this card are left in the supply."""
        others = [other for other in self.state.supply().cards() if other != number(card)]
        return self.lay(SUPPLY, 0, others + [number(card)] * amount)

    def coins(self, seat: int, amount: int) -> Self:
        return self.count(COINS, seat, amount)

    def favours(self, seat: int, amount: int) -> Self:
        return self.count(FAVOURS, seat, amount)

    def actions(self, seat: int, amount: int) -> Self:
        return self.count(ACTIONS, seat, amount)

    def buys(self, seat: int, amount: int) -> Self:
        return self.count(BUYS, seat, amount)

    def round(self, played: int) -> Self:
        """So many rounds have been played."""
        return self.count(ROUND, 0, played)

    # Playing.

    def play(self, *cards: str) -> Self:
        return self.answer("turn", *numbers(cards))

    def buy(self, *cards: str) -> Self:
        return self.answer("turn", *[BUY + card for card in numbers(cards)])

    def end_turn(self) -> Self:
        return self.answer("turn", PASS)

    def pick(self, kind: str, *cards: str, seat: int | None = None) -> Self:
        """Picks these cards, one question each."""
        return self.answer(kind, *numbers(cards), seat=seat)

    def accept(self, kind: str, seat: int | None = None) -> Self:
        return self.answer(kind, 0, seat=seat)

    def decline(self, kind: str, seat: int | None = None) -> Self:
        return self.answer(kind, PASS, seat=seat)

    # Reading.

    def cards_in(self, kind: int, seat: int) -> list[str]:
        """By number in a bag, bottom first in a deck."""
        return names(self.state.zone(kind, seat).cards())

    def hand_of(self, seat: int) -> list[str]:
        return self.cards_in(HAND, seat)

    def deck_of(self, seat: int) -> list[str]:
        return self.cards_in(DECK, seat)

    def discards_of(self, seat: int) -> list[str]:
        return self.cards_in(DISCARD, seat)

    def played_by(self, seat: int) -> list[str]:
        return self.cards_in(PLAY, seat)

    def held_by(self, seat: int) -> list[str]:
        return self.cards_in(HELD, seat)

    def buildings_of(self, seat: int) -> list[str]:
        return self.cards_in(BUILT, seat)

    def trashed(self) -> list[str]:
        return self.cards_in(TRASH, 0)

    def left(self, card: str) -> int:
        """How many are left in the supply."""
        return self.state.supply().count(number(card))

    def has(self, seat: int) -> dict[str, int]:
        """The seat's counters."""
        rows = {"actions": ACTIONS, "buys": BUYS, "coins": COINS, "favours": FAVOURS}
        return {name: self.state.get(base + seat) for name, base in rows.items()}

    def asks(self) -> tuple[str, int]:
        """The kind of the question and the seat it is put to."""
        question = self.state.question
        assert question is not None, "the game is over"
        return question.kind, question.seat

    def offers(self) -> list[str]:
        """The options of a question about cards; `pass`, `buy hut` and names."""
        out = []
        for code in self.state.options:
            if code == PASS:
                out.append("pass")
            elif code >= BUY:
                out.append(f"buy {NAME[code - BUY]}")
            else:
                out.append(NAME[code])
        return out
