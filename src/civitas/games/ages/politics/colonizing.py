"""Territories: bidding for them and sending a colonization force (ages:colonization)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.armies import best_armies
from civitas.games.ages.cards import (
    AIR,
    COLONIZATION_DISCARDS,
    COLONIZING,
    INFANTRY,
    INFANTRY_AS_CAVALRY,
    KIND,
    LEVEL,
    STRENGTH,
    SYMBOL,
    WORKER_CARDS,
    is_unit,
)
from civitas.games.ages.effects.vocabulary import EFFECTS
from civitas.games.ages.play import settle
from civitas.games.ages.politics.aggression import discard_aside, put_aside, set_aside
from civitas.games.ages.ratings import colonization_modifier
from civitas.games.ages.state import (
    BID,
    BOOK,
    COLONIES,
    COLONIZED,
    NONE,
    PAST_EVENTS,
    REVEALED,
    SACRIFICED,
    TACTIC_IN_USE,
    YELLOW_BANK,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node

FIRST_UNIT: Final = 25


def units_of(s: State, seat: int) -> list[int]:
    """The card of every unit, ascending, one entry a unit."""
    out: list[int] = []
    for card in range(FIRST_UNIT, WORKER_CARDS + 1):
        for _ in range(s.workers(seat, card)):
            out.append(card)
    return out


def units_strength(s: State, seat: int, units: list[int]) -> int:
    """Printed strength of these units and of the armies they form among themselves (ruling 100)."""
    tactic = s.counts[TACTIC_IN_USE + seat]
    counts = [0] * 4
    fresh = [0] * 4
    n = 0
    for card in units:
        n += SYMBOL[STRENGTH][card]
        counts[KIND[card] - INFANTRY] += 1
        if LEVEL[card] >= LEVEL[tactic] - 1:
            fresh[KIND[card] - INFANTRY] += 1
    if tactic != NONE:
        mounted = s.hook(seat, INFANTRY_AS_CAVALRY) > 0
        n += best_armies(tactic, counts[:3], fresh[:3], counts[AIR - INFANTRY], mounted)
    return n


def cards_strength(s: State, seat: int, cards: list[int]) -> int:
    """Bonus cards, and other cards for those who may discard some of them (ages:james-cook)."""
    n = 0
    others = 0
    for card in cards:
        n += COLONIZING[card]
        others += int(COLONIZING[card] == 0)
    return n + min(others, s.hook(seat, COLONIZATION_DISCARDS))


def force(s: State, seat: int, units: list[int], cards: list[int]) -> int:
    """The strength of a colonization force; without a unit there is none."""
    if not units:
        return 0
    return units_strength(s, seat, units) + colonization_modifier(s, seat) + cards_strength(s, seat, cards)


class BeginAuction(Node[State]):
    """On the stack: the seats still bidding, the next one first. N is the highest bid, B its seat + 1."""

    def run(self, s: State, f: Frame) -> None:
        f.xs = tuple(s.turn_order(f.me))
        f.n = 0
        f.b = 0


class AskBid(Ask[State]):
    """A higher bid the seat can really send, or out for good; everybody is asked, able or not (ruling 99)."""

    def __init__(self) -> None:
        super().__init__("bid", always=True)

    def asked(self, s: State, f: Frame) -> int:
        return f.xs[0]

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a, f.n)

    def options(self, s: State, f: Frame) -> list[int]:
        if not f.xs or (len(f.xs) == 1 and f.b == f.xs[0] + 1):
            return []
        seat = f.xs[0]
        most = force(s, seat, units_of(s, seat), s.military_cards(seat))
        return [PASS, *range(f.n + 1, most + 1)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        seat = f.xs[0]
        s.log(BID, seat, (max(0, code),))
        if code == PASS:
            f.xs = f.xs[1:]
        else:
            f.n = code
            f.b = seat + 1
            f.xs = (*f.xs[1:], seat)
        f.pc -= 1


class EndAuction(Node[State]):
    """The highest bidder comes into focus; without one the territory joins the past events."""

    def run(self, s: State, f: Frame) -> None:
        f.xs = ()
        if f.b == 0:
            move(s, f.a, s.zone(REVEALED, 0), s.zone(PAST_EVENTS, 0))
            s.leave(0)
        else:
            f.who = f.b - 1


class AskSend(Ask[State]):
    """Units and cards of a force that reaches bid N, one at a time, ascending; units go to the bank at once.

    The stack holds the units sent. Only what leaves the bid within reach is offered (rulings 100 and 101). Whoever
    holds military cards is always asked; an empty hand hides nothing.
    """

    def __init__(self) -> None:
        super().__init__("send", always=True, private=True)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a, f.n, force(s, f.who, list(f.xs), []))

    def options(self, s: State, f: Frame) -> list[int]:
        seat = f.who
        sent = list(f.xs)
        cards = set_aside(s, seat)
        last = cards[-1] if cards else sent[-1] if sent else 0
        units = [card for card in units_of(s, seat) if card >= last]
        hand = [card for card in self.playable(s, seat, cards) if card >= last]
        out = [PASS] if sent and force(s, seat, sent, cards) >= f.n else []
        for i, card in enumerate(units):
            if (not out or out[-1] != card) and force(s, seat, sent + units[i:], cards + hand) >= f.n:
                out.append(card)
        if sent:
            for i, card in enumerate(hand):
                if (not out or out[-1] != card) and force(s, seat, sent, cards + hand[i:]) >= f.n:
                    out.append(card)
        return out or [PASS]

    def run(self, s: State, f: Frame) -> None:
        if not s.military_hand_size(f.who):
            only = self.options(s, f)
            if len(only) == 1:
                f.v = min(0, only[0])
                self.answer(s, f, only[0])
                return
        super().run(s, f)

    def playable(self, s: State, seat: int, chosen: list[int]) -> list[int]:
        """Bonus cards, and others as long as one more may be discarded."""
        others = 0
        for card in chosen:
            others += int(COLONIZING[card] == 0)
        free = others < s.hook(seat, COLONIZATION_DISCARDS)
        return [card for card in s.military_cards(seat) if COLONIZING[card] or free]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        f.pc -= 1
        if is_unit(code):
            f.xs = (*f.xs, code)
            s.add_workers(f.who, code, -1)
            s.add(YELLOW_BANK + f.who, 1)
            s.log(SACRIFICED, f.who, (code,))
        else:
            put_aside(s, f.who, code)


class Settle(Node[State]):
    """The territory becomes a colony: permanent symbols first, then what it gives at once (ruling 101)."""

    def run(self, s: State, f: Frame) -> None:
        strength = force(s, f.who, list(f.xs), set_aside(s, f.who))
        f.xs = ()
        discard_aside(s, f.who)
        s.log(COLONIZED, f.who, (f.a, strength))
        move(s, f.a, s.zone(REVEALED, 0), s.zone(COLONIES, f.who))
        settle(s)


class ImmediateEffect(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.call(EFFECTS[f.a], f.who, f.who, f.a)


COLONIZE_TERRITORY: Final[int] = BOOK.program(
    "colonize",
    [BeginAuction(), AskBid(), EndAuction(), AskSend(), Settle(), ImmediateEffect()],
    "ages:colonization",
)
SETTLE_FROM_HAND: Final[int] = BOOK.program("settle from hand", [Settle(), ImmediateEffect()], "ages:columbus")
