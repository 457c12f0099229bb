"""A small book to test knowledge on: closed domains of the seats, and two open domains that share a pool.

Two seats, so the viewers are 0, 1 and 2 for the spectators.
"""

from __future__ import annotations

from civitas.kernel import hidden
from civitas.kernel.game import GameInfo, View
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, Zone

from .toy import Kit, Toy, ToyGame

SEATS = 2
VIEWERS = (0, 1, 2)
ALL_VIEWERS = 0b111
WIDTH = 8

BOOK = new_book("knowledge", "1", SEATS)
OWN = BOOK.domain("own", per_seat=True, closed=True)
CITY = BOOK.domain("city", pool="world")
WILD = BOOK.domain("wild", pool="world")

DECK = BOOK.zone("deck", HIDDEN, OWN, ordered=True)
HAND = BOOK.zone("hand", OWNER, OWN)
STACK = BOOK.zone("stack", OWNER, OWN, ordered=True)
DISCARD = BOOK.zone("discard", PUBLIC, OWN)

CITY_DECK = BOOK.zone("city deck", HIDDEN, CITY, per_seat=False, ordered=True)
CHEST = BOOK.zone("chest", HIDDEN, CITY, per_seat=False)
PURSE = BOOK.zone("purse", OWNER, CITY)
ROW = BOOK.zone("row", PUBLIC, CITY, per_seat=False)
WILD_DECK = BOOK.zone("wild deck", HIDDEN, WILD, per_seat=False, ordered=True)
CAVE = BOOK.zone("cave", HIDDEN, WILD, per_seat=False)
MEADOW = BOOK.zone("meadow", PUBLIC, WILD, per_seat=False)

BOOK.counter("points")
BOOK.finish(WIDTH)


def domain_number(name: str) -> int:
    return next(domain.number for domain in BOOK.domains if domain.name == name)


class Knowledge(ToyGame):
    """The zones alone: nothing is ever asked."""

    def __init__(self) -> None:
        super().__init__(Kit(), 0, None)
        self.book = BOOK
        self.info = GameInfo("knowledge", "1", SEATS, SEATS, 1)


GAME = Knowledge()


def table() -> Toy:
    """All zones empty; seat 0 acts."""
    s = GAME.fresh(SEATS)
    s.prepare()
    s.seed(1)
    s.actor = 0
    return s


def lay(s: Toy, kind: int, cards: list[int], seat: int = 0, known_to: int = 0) -> Zone:
    """The cards lie there; `known_to` are the viewers that know which, though not in what order."""
    zone = s.zone(kind, seat)
    zone.fill(cards)
    zone.open = known_to if cards and not zone.spec.public else ALL_VIEWERS
    zone.lore = ()
    return zone


def view(s: Toy, viewer: int) -> View:
    return GAME.view(s, None if viewer == SEATS else viewer)


def facts(s: Toy, viewer: int, kind: int, seat: int = 0) -> list[tuple[int, int]]:
    """What the viewer knows of single cards in a zone: (card, place)."""
    return hidden.facts_of(s.zone(kind, seat).lore, viewer)


def here(s: Toy, viewer: int, kind: int, seat: int = 0) -> list[int]:
    """The cards the viewer's view shows to lie in a zone, whether it knows all of them or some."""
    zone = next(z for z in view(s, viewer).zones if z.number == s.zone(kind, seat).spec.number)
    return zone.here if zone.cards is None else zone.cards


def in_domain(s: Toy, viewer: int, domain: str) -> list[int]:
    """The cards the viewer knows to lie somewhere in a domain."""
    number = domain_number(domain)
    return [card for card, where in hidden.facts_of(s.lore, viewer) if where == number]
