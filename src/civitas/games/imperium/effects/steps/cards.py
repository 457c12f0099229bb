"""Steps that move cards of one's own: discard, abandon, recall, history (imperium:keywords)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.play_area import (
    garrison,
    garrisonable,
    history_zone,
    return_one,
    send,
    ungarrison,
    where_is,
)
from civitas.games.imperium.cards import FLAGS, HOMES, NAMES, ROOM, TWICE, UNREST_KINDS, has_home, icons_on
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.effects.steps.it import OF_THE_KIND
from civitas.games.imperium.names import card_name, card_target, picked_name, picked_target
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    DECK,
    DISCARD,
    GARRISON,
    HAND,
    HISTORY,
    LEGENDS,
    LOOKED_AT,
    NATION_DECK,
    PINNED,
    PLAY,
    PLAYING,
    STAYS_PUT,
    SUNKEN,
    UNREST_PILE,
    State,
)
from civitas.games.imperium.step import ASKING, Step, in_zone
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.moves import look_through, move, move_all, shuffle
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.picks import AskMany
from civitas.kernel.question import Pick
from civitas.kernel.text import Message, Wording, declare

# What a pick is about to bring or to cost, for bots, in the measure of `evaluation`.
PROMISES: Final = {"return-unrest": 120, "discard": -25, "abandon": -80, "recall": -30}
RID_OF_UNREST: Final = 130
HALF_A_CARD: Final = 45
OWN_PASS: Final = {
    "discard-any": Wording("imperium-pass-discard-any"),
    "revolt": Wording("imperium-pass-revolt"),
}

VEILING: Final = (HAND, HISTORY, DECK, LOOKED_AT, NATION_DECK)
UNSEEN: Final = (HAND, HISTORY, LOOKED_AT)

ALL: Final = 1000  # more than there are cards

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
    """Cards of the seat in focus, out of some of its zones, go to another; A is the last one, if all may know it.

    In play, where all see them, cards may count as two: then N is as how many they counted (imperium:interpreting).
    """

    def __init__(
        self,
        kind: str,
        zones: tuple[int, ...],
        selector: Selector,
        to: int,
        least: Amount,
        most: Amount,
        under: int = ANYWHERE,
        hosts: Selector | None = None,
    ) -> None:
        private = False
        hidden = False
        for zone in zones:
            hidden = hidden or zone in VEILING
            private = private or (zone in UNSEEN and to in (HISTORY, SUNKEN, DECK, HAND))
        super().__init__(kind, least, most, hidden, private)
        declare(f"imperium-ask-{kind}", frozenset())
        self.zones = zones
        self.selector = selector
        self.to = to
        self.under = under
        self.by_suit = zones == (PLAY,) and selector.suits | selector.all_suits != 0
        self.watched: Selector | None = None  # the kind an effect asks about, if others do not see the cards
        self.hosts = hosts  # only cards garrisoned under one of this kind

    def host(self, s: State, f: Frame) -> int:
        """The card in play under which they lie or go; NOBODY if it is not there."""
        if self.under == HERE or (self.under == ANYWHERE and self.to == GARRISON):
            return f.src
        return in_play_named(s, f.who, self.under)

    def host_among(self, s: State, f: Frame, card: int) -> int:
        """The first card in play of the hosts' kind that the card is garrisoned under."""
        assert self.hosts is not None
        for host in self.hosts.in_play(s, f.who):
            if card in s.garrison_of(host):
                return host
        return NOBODY

    def lying(self, s: State, f: Frame, zone: int) -> list[int]:
        """The cards in a zone that come into question."""
        if zone == GARRISON and self.under != ANYWHERE:
            return s.garrison_of(self.host(s, f))
        if zone == GARRISON and self.hosts is not None:
            below: list[int] = []
            for host in self.hosts.in_play(s, f.who):
                below.extend(s.garrison_of(host))
            below.sort()
            return below
        cards = in_zone(s, f, zone, f.who)
        return sorted(cards) if zone == DECK else cards

    def options(self, s: State, f: Frame) -> list[int]:
        """How many cards there are is no secret, so nothing is asked where there are none."""
        if self.by_suit and shows_twice(s, f.who):
            return self.weighed(s, f)
        for zone in self.zones:
            if s.peek(zone, f.who).size():
                return super().options(s, f)
        return []

    def weighed(self, s: State, f: Frame) -> list[int]:
        """The options where a card counts as two: none that would leave one picked for nothing."""
        done, last, least, most = f.xs[0], f.xs[1], f.xs[2], f.xs[3]
        here = [code for code in self.candidates(s, f) if code >= last]
        weights = [self.selector.times(s, code) for code in here]
        least = min(least, done + sum(weights))
        out = [PASS] if done >= least and here else []
        if done >= most:
            return []
        pairs = not done or (done == PAIR and TWICE[last] != 0)
        for i, code in enumerate(here):
            if adds_up(weights[i:], done, least, most, pairs):
                out.append(code)
        return out if out != [PASS] else []

    def enough(self, s: State, f: Frame, wanted: int) -> bool:
        """Whether there are so many, as they count; looks no further than it has to."""
        if wanted <= 0:
            return True
        host = self.host(s, f) if self.to == GARRISON else NOBODY
        if self.is_full(s, host):
            return False
        for zone in self.zones:
            for card in self.lying(s, f, zone):
                if self.selector.fits(s, card) and allowed(zone, card, self.to, host):
                    wanted -= self.selector.times(s, card) if self.by_suit else 1
                    if wanted <= 0:
                        return True
        return False

    def is_full(self, s: State, host: int) -> bool:
        """Whether no more can be garrisoned under the host."""
        return host >= 0 and ROOM[host] > 0 and len(s.garrison_of(host)) >= ROOM[host]

    def run(self, s: State, f: Frame) -> None:
        """The automaton returns nothing because of others (imperium:automaton-habits)."""
        if f.who == s.silent and self.to == UNREST_PILE:
            f.v = PASS
            return
        super().run(s, f)

    def habit(self, s: State, f: Frame, opts: list[int]) -> int:
        """The automaton gives up what it has played last, in whatever order the others lie."""
        if PLAY not in self.zones:
            return opts[0]
        return last_played(s, self.candidates(s, f))

    def answer(self, s: State, f: Frame, code: int) -> None:
        super().answer(s, f, code)
        if f.who == s.silent and code != PASS:
            f.xs = (f.xs[0], PASS, *f.xs[2:])

    def pick(self, s: State, f: Frame) -> Pick:
        """One by one, where how many it takes depends on which they are."""
        return Pick("one") if self.by_suit and shows_twice(s, f.who) else super().pick(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        host = self.host(s, f) if self.to == GARRISON else NOBODY
        if self.is_full(s, host):
            return out
        for place, zone in enumerate(self.zones):
            for card in self.lying(s, f, zone):
                if self.selector.fits(s, card) and allowed(zone, card, self.to, host):
                    out.append(place * PLACE + card)
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.to, *self.zones)

    def chosen(self, s: State, f: Frame, code: int) -> None:
        zone = self.zones[code // PLACE]
        card = code % PLACE
        if not self.private:
            f.a = card
        elif self.watched is not None:
            f.a = OF_THE_KIND if self.watched.fits(s, card) else NOBODY
        if self.by_suit and self.selector.times(s, card) == PAIR:
            f.xs = (f.xs[0] + 1, *f.xs[1:])
        if self.to == UNREST_PILE:
            return_one(s, f.who, zone, card, self.host(s, f) if self.under != ANYWHERE else s.host_of(card, f.who))
        elif self.to == GARRISON:
            garrison(s, f.who, card, s.zone(zone, f.who), self.host(s, f))
        elif zone == GARRISON and self.under != ANYWHERE:
            ungarrison(s, f.who, self.host(s, f), card, self.to)
        elif zone == GARRISON and self.hosts is not None:
            ungarrison(s, f.who, self.host_among(s, f, card), card, self.to)
        else:
            send(s, f.who, card, zone, self.to)

    def promise(self, s: State, f: Frame) -> int:
        if self.kind in ("garrison", "to-history"):
            for kind in UNREST_KINDS:
                if s.zone(HAND, f.who).count(kind):
                    return RID_OF_UNREST
            return -HALF_A_CARD
        return PROMISES.get(self.kind, 0)

    def label(self, s: State, f: Frame, code: int) -> Message:
        return picked_name(self.zones, code)

    def pass_label(self, s: State, f: Frame) -> Message:
        own = OWN_PASS.get(self.kind)
        return super().pass_label(s, f) if own is None else own()

    def target(self, s: State, f: Frame, code: int) -> str:
        return picked_target(s, f.who, self.zones, code)

    def loss(self, s: State, f: Frame, code: int) -> bool:
        return code != PASS and self.kind == "abandon" and PASS in s.options


def last_played(s: State, cards: list[int]) -> int:
    """Of some cards in the automaton's play area the one it has played last."""
    for i in range(len(s.played) - 1, -1, -1):
        if s.played[i] in cards:
            return s.played[i]
    return cards[-1]


PAIR: Final = 2  # as how many cards of a suit a card counts that shows it twice


def shows_twice(s: State, seat: int) -> bool:
    """Whether the seat has a card in play that counts as two."""
    for card in s.sheaf(PLAY, seat).held:
        if TWICE[card] or (s.copies and TWICE[s.as_copied(card)]):
            return True
    return False


def adds_up(weights: list[int], done: int, least: int, most: int, pairs: bool) -> bool:
    """Whether, beginning with the first of these cards, some of them bring `done` to at least `least`.

    Never to more than `most`, unless all that is picked counts as two each (`pairs`): with any other card among it,
    that one would have been picked for nothing.
    """
    pairs = pairs and weights[0] == PAIR
    done += weights[0]
    if done > most and not (pairs and done - weights[0] < least):
        return False
    if done >= least:
        return True
    for i in range(1, len(weights)):
        if adds_up(weights[i:], done, least, most, pairs):
            return True
    return False


def allowed(zone: int, card: int, to: int, host: int = NOBODY) -> bool:
    """Only pinned cards leave play, and some only for the history; Unrest with a home is returned.

    Not all can be garrisoned here.
    """
    if to == GARRISON:
        return garrisonable(card, host)
    if to == UNREST_PILE:
        return has_home(card)
    return zone != PLAY or FLAGS[card] & (PINNED if to == HISTORY else PINNED | STAYS_PUT) == PINNED


def in_play_named(s: State, seat: int, name: int) -> int:
    """The card of this name the seat has in play; NOBODY if there is none."""
    for card in s.sheaf(PLAY, seat).held:
        if NAMES[card] == name:
            return card
    return NOBODY


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
        hosts: Selector | None = None,
    ) -> None:
        self.picking = PickCards(kind, zones, selector, to, least, most, under, hosts)
        self.least = lift(least)
        self.veiled = is_veiled(zones, selector) or to == GARRISON  # some cards cannot be garrisoned
        self.offers = True
        self.tells = True

    def able(self, s: State, f: Frame) -> bool:
        return self.picking.enough(s, f, 1)

    def hides(self, s: State, f: Frame) -> bool:
        """How many cards there are is no secret."""
        for zone in self.picking.zones:
            if zone in VEILING and in_zone(s, f, zone, f.who):
                return True
        return False

    def whole(self, s: State, f: Frame) -> bool:
        return self.picking.enough(s, f, self.least.get(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        self.picking.emit(out)


class InTurn(Step):
    """Moves of one card each, where the order matters; whole if there are cards for all of them."""

    def __init__(self, moves: list[Cards]) -> None:
        self.moves = moves
        self.veiled = moves[0].veiled

    def parts(self) -> list[Step]:
        return list(self.moves)

    def able(self, s: State, f: Frame) -> bool:
        return self.moves[0].able(s, f)

    def whole(self, s: State, f: Frame) -> bool:
        return len(self.moves[0].picking.candidates(s, f)) >= len(self.moves)

    def emit(self, out: list[Node[Any]]) -> None:
        for one in self.moves:
            one.emit(out)


class ThisTo(Step):
    """The speaking card goes somewhere: into the history or exile, to the discard pile, the hand or the deck."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return True

    def whole(self, s: State, f: Frame) -> bool:
        """A card that is only asked whether it could be played counts as laid down."""
        return f.pc == ASKING or s.zone(PLAY, f.me).count(f.src) > 0 or s.zone(PLAYING, f.me).count(f.src) > 0

    def run(self, s: State, f: Frame) -> None:
        zone = where_is(s, f.me, f.src)
        if zone == NOBODY:
            return
        if self.to == HOMES[f.src]:
            return_one(s, f.me, zone, f.src, NOBODY)
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
            for card in s.cards_in(zone, f.who):
                if card != f.src and self.selector.fits(s, card):
                    return zone, card
        return NOBODY, NOBODY

    def able(self, s: State, f: Frame) -> bool:
        return self.found(s, f)[1] != NOBODY

    def run(self, s: State, f: Frame) -> None:
        zone, card = self.found(s, f)
        if card != NOBODY:
            send(s, f.who, card, zone, self.to)


class HandAway(Step):
    """The seat in focus discards its whole hand."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        move_all(s, s.zone(HAND, f.who), s.zone(DISCARD, f.who))


class AllTo(Step):
    """All cards of a kind in these zones of the seat in focus go elsewhere; N is how many. `show`: the zones too."""

    def __init__(self, selector: Selector, zones: tuple[int, ...], to: int, show: bool) -> None:
        self.selector = selector
        self.zones = zones
        self.to = to
        self.show = show
        self.veiled = not show

    def able(self, s: State, f: Frame) -> bool:
        for zone in self.zones:
            if s.zone(zone, f.who).size():
                return True
        return False

    def run(self, s: State, f: Frame) -> None:
        f.n = 0
        for zone in self.zones:
            there = s.zone(zone, f.who)
            if self.show and not there.spec.public:
                for viewer in range(s.seats + 1):
                    look_through(s, there, viewer)
        for zone in self.zones:
            for card in self.selector.among(s, s.zone(zone, f.who).cards()):
                f.n += self.selector.times(s, card)
                if self.to == HISTORY and history_zone(s, f.who, card) == HISTORY:
                    shown = s.everyone if self.show else 0
                    move(s, card, s.zone(zone, f.who), s.zone(HISTORY, f.who), shown)
                    if zone == DECK:
                        s.deck_drawn_from(f.who)
                else:
                    send(s, f.who, card, zone, self.to)
            if zone == DECK and s.pile(DECK, f.who).order:
                shuffle(s, s.pile(DECK, f.who))


WHEREVER: Final = (PLAY, DISCARD, HAND, HISTORY, GARRISON, LEGENDS, DECK)


class ItTo(Step):
    """The card in question (A) goes elsewhere, wherever among its owner's cards it has come to lie; Unrest stays."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return False  # whether there is such a card is known only after the step that tells it

    def run(self, s: State, f: Frame) -> None:
        if f.a == NOBODY or has_home(f.a):
            return
        for zone in WHEREVER:
            if s.zone(zone, f.who).count(f.a):
                send(s, f.who, f.a, zone, self.to)
                return


# Cards given up for their icons.


class IconsDue(Node[State]):
    """How many icons are still to be given up is kept on the loop stack."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        f.xs = (self.amount, *f.xs)


class NoIconsDue(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.xs = f.xs[1:]


class AskIcons(Ask[State]):
    """The next card in play abandoned for its icons, until there are enough; one of a kind must stay."""

    def __init__(self, icon: int, amount: int, staying: Selector) -> None:
        super().__init__("abandon")
        self.icon = icon
        self.amount = amount
        self.staying = staying

    def cards(self, s: State, f: Frame) -> list[int]:
        here = s.sheaf(PLAY, f.who).held
        return [card for card in here if icons_on(s, card, self.icon) and allowed(PLAY, card, DISCARD)]

    def enough(self, s: State, f: Frame, without: int, due: int) -> bool:
        """Whether the cards other than this one have the icons due, even if one of those that must stay is spared."""
        rest = [card for card in self.cards(s, f) if card != without]
        total = sum(icons_on(s, card, self.icon) for card in rest)
        for kept in self.staying.in_play(s, f.who):
            spared = icons_on(s, kept, self.icon) if kept in rest else 0
            if kept != without and total - spared >= due:
                return True
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        due = f.xs[0]
        if due <= 0:
            return []
        return [card for card in self.cards(s, f) if self.enough(s, f, card, due - icons_on(s, card, self.icon))]

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.xs = (f.xs[0] - icons_on(s, code, self.icon), *f.xs[1:])
        f.pc -= 1
        send(s, f.who, code, PLAY, DISCARD)

    def promise(self, s: State, f: Frame) -> int:
        return PROMISES["abandon"]

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, PLAY, code)


class AbandonIcons(Step):
    """The seat in focus abandons cards in play that show so many icons together; a card of a kind must stay."""

    def __init__(self, icon: int, amount: int, staying: Selector) -> None:
        self.amount = amount
        self.asking = AskIcons(icon, amount, staying)

    def able(self, s: State, f: Frame) -> bool:
        return self.asking.enough(s, f, NOBODY, self.amount)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(IconsDue(self.amount))
        out.append(self.asking)
        out.append(NoIconsDue())
