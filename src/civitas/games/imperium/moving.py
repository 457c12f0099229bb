"""Steps that move cards of one's own: discard, abandon, recall, garrison, history, find (imperium:keywords)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import FLAGS, NAMES, Step, in_zone
from civitas.games.imperium.deeds import (
    destination,
    garrison,
    history_zone,
    return_unrest,
    returned,
    send,
    start_taking,
    ungarrison,
    where_is,
)
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    CHAOS_PILE,
    DECK,
    DISCARD,
    GARRISON,
    HAND,
    HISTORY,
    LOOKED_AT,
    NATION_DECK,
    NO_GARRISON,
    PINNED,
    PLAY,
    PLAYING,
    RETURNED,
    STAYS_PUT,
    UNREST_PILE,
    State,
)
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.moves import look_through, move, shuffle
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.picks import AskMany

PLACE: Final = 4096  # a pick's code: the place of the zone in the list of zones, times this, plus the card

VEILING: Final = (HAND, HISTORY, DECK, LOOKED_AT, NATION_DECK)
UNSEEN: Final = (HAND, HISTORY, LOOKED_AT)

# Under which card in play garrisoned cards lie or come to lie; else the number of its name.
ANYWHERE: Final = -1
HERE: Final = -2


def is_veiled(zones: tuple[int, ...], selector: Selector) -> bool:
    """Whether what can be picked depends on cards others do not see; how many there are they do."""
    for zone in zones:
        if zone in VEILING and not selector.everything():
            return True
    return False


class PickCards(AskMany[State]):
    """Cards of the seat in focus, out of some of its zones, go to another; A is the last one, if all may know it."""

    def __init__(
        self,
        kind: str,
        zones: tuple[int, ...],
        selector: Selector,
        to: int,
        least: Amount,
        most: Amount,
        under: int = ANYWHERE,
    ) -> None:
        private = False
        hidden = False
        for zone in zones:
            hidden = hidden or zone in VEILING
            private = private or (zone in UNSEEN and to in (HISTORY, DECK, HAND))
        super().__init__(kind, least, most, hidden, private)
        self.zones = zones
        self.selector = selector
        self.to = to
        self.under = under

    def host(self, s: State, f: Frame) -> int:
        """The card in play under which they lie or go; NOBODY if it is not there."""
        if self.under == HERE or (self.under == ANYWHERE and self.to == GARRISON):
            return f.src
        return in_play_named(s, f.who, self.under)

    def lying(self, s: State, f: Frame, zone: int) -> list[int]:
        """The cards in a zone that come into question."""
        if zone == GARRISON and self.under != ANYWHERE:
            return s.garrison_of(self.host(s, f))
        return in_zone(s, f, zone, f.who)

    def options(self, s: State, f: Frame) -> list[int]:
        """How many cards there are is no secret, so nothing is asked where there are none."""
        for zone in self.zones:
            if s.zone(zone, f.who).size():
                return super().options(s, f)
        return []

    def candidates(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for place, zone in enumerate(self.zones):
            for card in self.lying(s, f, zone):
                if self.selector.fits(s, card) and allowed(zone, card, self.to):
                    out.append(place * PLACE + card)
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.to, *self.zones)

    def chosen(self, s: State, f: Frame, code: int) -> None:
        zone = self.zones[code // PLACE]
        card = code % PLACE
        if not self.private:
            f.a = card
        if self.to == UNREST_PILE:
            return_one(s, f.who, zone, card, self.host(s, f) if self.under != ANYWHERE else s.host_of(card, f.who))
        elif self.to == GARRISON:
            garrison(s, f.who, card, s.zone(zone, f.who), self.host(s, f))
        elif zone == GARRISON and self.under != ANYWHERE:
            ungarrison(s, f.who, self.host(s, f), card, self.to)
        else:
            send(s, f.who, card, zone, self.to)


def allowed(zone: int, card: int, to: int) -> bool:
    """Only pinned cards are abandoned or recalled; some cards cannot be garrisoned."""
    if to == GARRISON:
        return not FLAGS[card] & NO_GARRISON
    return zone != PLAY or FLAGS[card] & (PINNED | STAYS_PUT) == PINNED


def in_play_named(s: State, seat: int, name: int) -> int:
    """The card of this name the seat has in play; NOBODY if there is none."""
    for card in s.sheaf(PLAY, seat).held:
        if NAMES[card] == name:
            return card
    return NOBODY


def return_one(s: State, seat: int, zone: int, card: int, host: int) -> None:
    """An Unrest goes back to its pile, and whoever waits for that responds (imperium:return-unrest)."""
    pile = UNREST_PILE if card == UNREST else CHAOS_PILE
    if zone == GARRISON:
        ungarrison(s, seat, host, card, pile)
    elif card == UNREST:
        return_unrest(s, s.zone(zone, seat))
    else:
        move(s, card, s.zone(zone, seat), s.zone(CHAOS_PILE, 0), s.everyone)
    if zone == HAND:
        s.add(RETURNED + seat, 1)
    returned(s, seat)


class Cards(Step):
    """The seat in focus moves from `least` to `most` cards; N is how many."""

    def __init__(
        self,
        kind: str,
        zones: tuple[int, ...],
        selector: Selector,
        to: int,
        least: Amount,
        most: Amount,
        under: int = ANYWHERE,
    ) -> None:
        self.picking = PickCards(kind, zones, selector, to, least, most, under)
        self.least = lift(least)
        self.veiled = is_veiled(zones, selector) or to == GARRISON  # some cards cannot be garrisoned

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.picking.candidates(s, f))

    def hides(self, s: State, f: Frame) -> bool:
        """How many cards there are is no secret."""
        for zone in self.picking.zones:
            if zone in VEILING and in_zone(s, f, zone, f.who):
                return True
        return False

    def whole(self, s: State, f: Frame) -> bool:
        return len(self.picking.candidates(s, f)) >= self.least.get(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        self.picking.emit(out)


class InTurn(Step):
    """Moves of one card each, where the order matters; whole if there are cards for all of them."""

    def __init__(self, moves: list[Cards]) -> None:
        self.moves = moves
        self.veiled = moves[0].veiled

    def able(self, s: State, f: Frame) -> bool:
        return self.moves[0].able(s, f)

    def whole(self, s: State, f: Frame) -> bool:
        return len(self.moves[0].picking.candidates(s, f)) >= len(self.moves)

    def emit(self, out: list[Node[Any]]) -> None:
        for one in self.moves:
            one.emit(out)


class Nothing(Step):
    """A step that does nothing: what is left of a sentence that only sets a condition."""

    def able(self, s: State, f: Frame) -> bool:
        return False

    def run(self, s: State, f: Frame) -> None:
        """Nothing happens."""


class ThisTo(Step):
    """The speaking card goes somewhere: into the history or exile, to the discard pile, the hand or the deck."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return True

    def whole(self, s: State, f: Frame) -> bool:
        return s.zone(PLAY, f.me).count(f.src) > 0 or s.zone(PLAYING, f.me).count(f.src) > 0

    def run(self, s: State, f: Frame) -> None:
        zone = where_is(s, f.me, f.src)
        if zone == NOBODY:
            return
        if self.to == UNREST_PILE:
            return_unrest(s, s.zone(zone, f.me))
            s.add(RETURNED + f.me, 1)
            returned(s, f.me)
        else:
            send(s, f.me, f.src, zone, self.to)


class NamedTo(Step):
    """A card of this name goes from one of the zones to another place; the first that is found."""

    def __init__(self, selector: Selector, zones: tuple[int, ...], to: int) -> None:
        self.selector = selector
        self.zones = zones
        self.to = to

    def found(self, s: State, f: Frame) -> tuple[int, int]:
        for zone in self.zones:
            for card in s.zone(zone, f.who).cards():
                if card != f.src and self.selector.fits(s, card):
                    return zone, card
        return NOBODY, NOBODY

    def able(self, s: State, f: Frame) -> bool:
        return self.found(s, f)[1] != NOBODY

    def run(self, s: State, f: Frame) -> None:
        zone, card = self.found(s, f)
        if card != NOBODY:
            send(s, f.who, card, zone, self.to)


class TakeUnrest(Step):
    """The seat in focus takes an Unrest: into its hand (0), onto its deck (1) or into its discard pile (2)."""

    def __init__(self, to: int = 0) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return s.unrest_left() > 0

    def run(self, s: State, f: Frame) -> None:
        start_taking(s, f, f.who, self.to)


class AskHost(Ask[State]):
    """The card in play under which the speaking card goes; A becomes it."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("host")
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        return self.selector.in_play(s, f.who)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = code
        zone = where_is(s, f.me, f.src)
        if zone == PLAYING:
            garrison(s, f.me, f.src, s.zone(PLAYING, f.me), code)


class GarrisonThis(Step):
    """The speaking card is garrisoned under a card of this kind; A is that card."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.selector.in_play(s, f.who))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskHost(self.selector))


# Finding (imperium:find).


class LookThrough(Node[State]):
    """The seat looks through its deck and nation deck: it knows what lies there, though no longer in what order."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def run(self, s: State, f: Frame) -> None:
        for zone in self.zones:
            if zone in (DECK, NATION_DECK):
                look_through(s, s.pile(zone, f.who), f.who)


class ShuffleLooked(Node[State]):
    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def run(self, s: State, f: Frame) -> None:
        for zone in self.zones:
            if zone in (DECK, NATION_DECK) and s.pile(zone, f.who).order:
                shuffle(s, s.pile(zone, f.who))


class AskFind(Ask[State]):
    """The card found, for all to see: A becomes it."""

    def __init__(self, zones: tuple[int, ...], selector: Selector, to: int) -> None:
        super().__init__("find", True)
        self.zones = zones
        self.selector = selector
        self.to = to

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for place, zone in enumerate(self.zones):
            for card in s.zone(zone, f.who).distinct():
                if self.selector.fits(s, card):
                    out.append(place * PLACE + card)
        return out if out else [PASS]

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.to, *self.zones)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = NOBODY
        if code != PASS:
            f.a = code % PLACE
            zone = s.zone(self.zones[code // PLACE], f.who)
            target = destination(s, f.who, self.to)
            if self.to == HISTORY and history_zone(s, f.who) != HISTORY:
                send(s, f.who, f.a, self.zones[code // PLACE], HISTORY)
            elif target is not zone:
                move(s, f.a, zone, target, s.everyone)


class Find(Step):
    """The seat in focus searches for a card of this kind and moves it (imperium:find)."""

    def __init__(self, selector: Selector, zones: tuple[int, ...], to: int) -> None:
        self.selector = selector
        self.zones = zones
        self.to = to
        self.veiled = False

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(LookThrough(self.zones))
        out.append(AskFind(self.zones, self.selector, self.to))
        out.append(ShuffleLooked(self.zones))


EVERYWHERE: Final = (HAND, DISCARD, DECK, NATION_DECK)
