"""What is: the zones, counters, events and queries of the proving game, and its State (proving:components)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from civitas.kernel.book import Book
from civitas.kernel.machine import Machine
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, Bag, Handful, Pile, Zone

VERSION: Final = "2"
MOST_SEATS: Final = 4
HAND_SIZE: Final = 5
KINDS: Final = 31

# What a card is; a card may be several.
TREASURE: Final = 1
ACTION: Final = 2
VICTORY: Final = 4
ATTACK: Final = 8
BUILDING: Final = 16

BOOK: Final[Book] = new_book("proving", VERSION, MOST_SEATS)

OWN: Final = BOOK.domain("own", per_seat=True, closed=True)
COMMON: Final = BOOK.domain("common", closed=True)

SUPPLY: Final[int] = BOOK.zone("supply", PUBLIC, COMMON, per_seat=False)
TRASH: Final[int] = BOOK.zone("trash", PUBLIC, COMMON, per_seat=False)
DECK: Final[int] = BOOK.zone("deck", HIDDEN, OWN, ordered=True)
HAND: Final[int] = BOOK.zone("hand", OWNER, OWN, few=True)
DISCARD: Final[int] = BOOK.zone("discard", PUBLIC, OWN)
PLAY: Final[int] = BOOK.zone("play", PUBLIC, OWN, few=True)
HELD: Final[int] = BOOK.zone("held", OWNER, OWN)
BUILT: Final[int] = BOOK.zone("built", PUBLIC, OWN)

ACTIONS: Final[int] = BOOK.counter("actions")
BUYS: Final[int] = BOOK.counter("buys")
COINS: Final[int] = BOOK.counter("coins")
FAVOURS: Final[int] = BOOK.counter("favours")
ROUND: Final[int] = BOOK.counter("round", per_seat=False)
ROUNDS: Final[int] = BOOK.counter("rounds", per_seat=False)
KINGDOM: Final[int] = BOOK.counter("kingdom", per_seat=False)

PLAYED: Final[int] = BOOK.event("played")
ATTACKED: Final[int] = BOOK.event("attacked")
PAY: Final[int] = BOOK.event("pay")
GAIN: Final[int] = BOOK.event("gain")
BOUGHT: Final[int] = BOOK.event("bought")
RESHUFFLE: Final[int] = BOOK.event("reshuffle")

DISCOUNT: Final[int] = BOOK.query("discount")

# Filled by `cards.define`, indexed by card number.
NAME: Final[list[str]] = [""] * KINDS
COST: Final[list[int]] = [0] * KINDS
TYPES: Final[list[int]] = [0] * KINDS
POINTS: Final[list[int]] = [0] * KINDS
WORTH: Final[list[int]] = [0] * KINDS
EFFECT: Final[list[int]] = [-1] * KINDS
FREE: Final[list[bool]] = [False] * KINDS  # whether playing it takes no action
PLAYABLE: Final[list[bool]] = [False] * KINDS  # whether it can be played at all


@mypyc_attr(acyclic=True)
class State(Machine):
    """One game in progress. All of it lies in zones and counters, so there is nothing more to copy or save."""

    def __init__(self, seats: int) -> None:
        super().__init__(BOOK, seats)

    def copy(self) -> State:
        t = State(self.seats)
        self.copy_into(t)
        return t

    def cast_key(self) -> int:
        return self.get(KINGDOM)

    def takes_part(self) -> list[int]:
        return [card for card in range(KINDS) if self.get(KINGDOM) >> card & 1]

    def deck(self, seat: int) -> Pile:
        zone = self.zone(DECK, seat)
        assert isinstance(zone, Pile)
        return zone

    def hand(self, seat: int) -> Handful:
        """Only to be read."""
        zone = self.zones[BOOK.zone_at[HAND][seat]]
        assert isinstance(zone, Handful)
        return zone

    def supply(self) -> Bag:
        """Only to be read."""
        zone = self.zones[0]  # the supply is declared first of the shared zones
        assert isinstance(zone, Bag)
        return zone

    def own_zones(self, seat: int) -> list[Zone]:
        return [self.zone(kind, seat) for kind in (DECK, HAND, DISCARD, PLAY, HELD, BUILT)]

    def cost(self, seat: int, card: int) -> int:
        """What the card costs the seat now (proving:buying)."""
        cost = COST[card] - self.discount(seat)
        return cost if cost > 0 else 0

    def discount(self, seat: int) -> int:
        """What cards cost the seat less; most games have no card that says so, and this is asked at every turn."""
        if not self.lasting and not self.cast.modifiers[DISCOUNT]:
            return 0
        return self.ask_modifiers(DISCOUNT, seat, 0)

    def means(self, seat: int) -> int:
        """Coins, and favours that count as coins (proving:paying)."""
        return self.counts[COINS + seat] + self.counts[FAVOURS + seat]

    def scores(self) -> list[int]:
        """Points on all of a seat's cards (proving:scoring)."""
        out: list[int] = []
        for seat in range(self.seats):
            points = 0
            for zone in self.own_zones(seat):
                for card in zone.cards():
                    points += POINTS[card]
            out.append(points)
        return out

    def ranking(self, seat: int) -> tuple[int, ...]:
        """Ties go to whoever kept more favours (proving:scoring)."""
        return (self.scores()[seat], self.get(FAVOURS + seat))
