"""What is: zones, counters, events and the State (ages:your-civilization)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from civitas.games.ages.cards import (
    BY_KIND,
    HOOK,
    KIND,
    LAST_FARM,
    LEVEL,
    STORES,
    TERRITORY,
    VALUE,
    WONDER_HOOK,
    WORKER_CARDS,
)
from civitas.kernel.book import Book
from civitas.kernel.hidden import loose_cards
from civitas.kernel.machine import Machine
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, Pile, Sheaf, Zone

VERSION: Final = "2"
MOST_SEATS: Final = 4
AGES: Final = 4  # A, I, II, III; the fifth, IV, has no cards
AGE_IV: Final = 4
AGE_NAMES: Final = ("A", "I", "II", "III")
SLOTS: Final = 13
NONE: Final = 0  # no card
WARS_EACH: Final = 2

# Where culture points come from, for the score item by item.
OF_PRODUCTION: Final = 0
OF_HUNGER: Final = 1
OF_PREPARING: Final = 2
OF_EVENTS: Final = 3
OF_IMPACTS: Final = 4
OF_LEADERS: Final = 5
OF_WONDERS: Final = 6
OF_COLONIES: Final = 7
OF_ACTION_CARDS: Final = 8
OF_CONFLICTS: Final = 9
SOURCES: Final = 10

BOOK: Final[Book] = new_book("ages", VERSION, MOST_SEATS)

# Backs show the age, so everybody knows which age an unseen card is of: one domain an age. What lies open lies on the
# table, whatever its age.
CIVIL_CARDS: Final = [BOOK.domain(f"civil cards of age {age}", closed=True) for age in AGE_NAMES]
MILITARY_CARDS: Final = [BOOK.domain(f"military cards of age {age}", closed=True) for age in AGE_NAMES]
OPEN_CARDS: Final = BOOK.domain("open cards", closed=True)


def zones_by_age(name: str, sight: int, domains: list[str], first: int, ordered: bool, per_seat: bool) -> list[int]:
    """A zone of this name for every age from `first` on, indexed by age; -1 before."""
    out = [-1] * first
    for age in range(first, AGES):
        label = f"{name} {AGE_NAMES[age]}"
        out.append(BOOK.zone(label, sight, domains[age], per_seat=per_seat, ordered=ordered))
    return out


CIVIL_DECK: Final[list[int]] = zones_by_age("civil deck", HIDDEN, CIVIL_CARDS, 0, True, False)
MILITARY_DECK: Final[list[int]] = zones_by_age("military deck", HIDDEN, MILITARY_CARDS, 0, True, False)
MILITARY_DISCARDS: Final[list[int]] = zones_by_age("military discards", HIDDEN, MILITARY_CARDS, 1, False, False)
CURRENT_EVENTS: Final[list[int]] = zones_by_age("current events", HIDDEN, MILITARY_CARDS, 0, True, False)
FUTURE_EVENTS: Final[list[int]] = zones_by_age("future events", HIDDEN, MILITARY_CARDS, 1, False, False)
ROW: Final[int] = BOOK.zone("card row", PUBLIC, OPEN_CARDS, per_seat=False)
CIVIL_DISCARDS: Final[int] = BOOK.zone("civil discards", PUBLIC, OPEN_CARDS, per_seat=False)
PAST_EVENTS: Final[int] = BOOK.zone("past events", PUBLIC, OPEN_CARDS, per_seat=False)
COMMON_TACTICS: Final[int] = BOOK.zone("common tactics", PUBLIC, OPEN_CARDS, per_seat=False)
REVEALED: Final[int] = BOOK.zone("revealed card", PUBLIC, OPEN_CARDS, per_seat=False)
REMOVED: Final[int] = BOOK.zone("out of the game", PUBLIC, OPEN_CARDS, per_seat=False)

HAND: Final[int] = BOOK.zone("civil hand", PUBLIC, OPEN_CARDS)
JUST_TAKEN: Final[int] = BOOK.zone("action cards just taken", PUBLIC, OPEN_CARDS)
TECHNOLOGIES: Final[int] = BOOK.zone("technologies", PUBLIC, OPEN_CARDS)
LEADER_IN_PLAY: Final[int] = BOOK.zone("leader", PUBLIC, OPEN_CARDS)
UNFINISHED: Final[int] = BOOK.zone("unfinished wonder", PUBLIC, OPEN_CARDS)
WONDERS: Final[int] = BOOK.zone("wonders", PUBLIC, OPEN_CARDS)
RUINS: Final[int] = BOOK.zone("ruined wonders", PUBLIC, OPEN_CARDS)
TUCKED: Final[int] = BOOK.zone("leader under a wonder", PUBLIC, OPEN_CARDS)
COLONIES: Final[int] = BOOK.zone("colonies", PUBLIC, OPEN_CARDS)
EXCLUSIVE_TACTIC: Final[int] = BOOK.zone("exclusive tactic", PUBLIC, OPEN_CARDS)
PACT_IN_PLAY: Final[int] = BOOK.zone("pact", PUBLIC, OPEN_CARDS)
WARS_IN_PLAY: Final[int] = BOOK.zone("wars", PUBLIC, OPEN_CARDS)
MILITARY_HAND: Final[list[int]] = zones_by_age("military hand", OWNER, MILITARY_CARDS, 1, False, True)
SET_ASIDE: Final[list[int]] = zones_by_age("set aside", OWNER, MILITARY_CARDS, 1, False, True)

AGE: Final[int] = BOOK.counter("age", per_seat=False)
ROUND: Final[int] = BOOK.counter("round", per_seat=False)
LAST_ROUND: Final[int] = BOOK.counter("last round", per_seat=False)  # 0 until it is known
FIRST: Final[int] = BOOK.counter("starting player", per_seat=False)
SLOT: Final[int] = BOOK.counter("row", per_seat=False, size=SLOTS)  # the card in each space

SCIENCE_POINTS: Final[int] = BOOK.counter("science")
CULTURE_POINTS: Final[int] = BOOK.counter("culture")
CULTURE_FROM: Final[int] = BOOK.counter("culture by source", size=SOURCES)  # base + source * MOST_SEATS + seat
BLUE_BANK: Final[int] = BOOK.counter("blue bank")
YELLOW_BANK: Final[int] = BOOK.counter("yellow bank")
UNUSED: Final[int] = BOOK.counter("unused workers")
WORKERS: Final[int] = BOOK.counter("workers", size=WORKER_CARDS)  # base + (card - 1) * MOST_SEATS + seat
STORED: Final[int] = BOOK.counter("stored", size=STORES)  # blue tokens on farms, mines and labs
FOOD_STOCK: Final[int] = BOOK.counter("food")  # what the tokens on farms are worth
RESOURCE_STOCK: Final[int] = BOOK.counter("resources")  # and those on mines and labs
STAGES_BUILT: Final[int] = BOOK.counter("stages built")  # blue tokens on the unfinished wonder
DEVELOPED_BITS: Final[int] = BOOK.counter("technologies developed")  # bit mask of cards
LEADER: Final[int] = BOOK.counter("current leader")  # the card
CIVIL_TOTAL: Final[int] = BOOK.counter("civil actions")  # what the cards in play give, as settled last
MILITARY_TOTAL: Final[int] = BOOK.counter("military actions")
BLUE_TOTAL: Final[int] = BOOK.counter("blue tokens of cards")
YELLOW_TOTAL: Final[int] = BOOK.counter("yellow tokens of cards")
CIVIL_SPENT: Final[int] = BOOK.counter("civil actions spent")
MILITARY_SPENT: Final[int] = BOOK.counter("military actions spent")
EXTRA_MILITARY: Final[int] = BOOK.counter("military actions this turn")  # besides the total
ARMS: Final[int] = BOOK.counter("military resources this turn")
ARMS_SCIENCE: Final[int] = BOOK.counter("military science this turn")
TACTIC_IN_USE: Final[int] = BOOK.counter("current tactic")  # the card
HOMER_UNDER: Final[int] = BOOK.counter("wonder with a leader under it")  # the card
LEADERS_TAKEN: Final[int] = BOOK.counter("leaders taken")  # bit mask of ages
PACT_PARTNER: Final[int] = BOOK.counter("pact partner")  # seat + 1
PACT_SIDE: Final[int] = BOOK.counter("pact side")  # the owner's: 0 A, 1 B
WAR_CARD: Final[int] = BOOK.counter("declared wars", size=WARS_EACH)
WAR_RIVAL: Final[int] = BOOK.counter("war rivals", size=WARS_EACH)  # seat + 1
USED: Final[int] = BOOK.counter("used this turn")  # bit mask, below
USED_FOR_GOOD: Final[int] = BOOK.counter("used in this game")  # bit mask, below
POLITICS_GIVEN_UP: Final[int] = BOOK.counter("political actions given up")
RESIGNED: Final[int] = BOOK.counter("resigned")

# Where the workers on the cards of each kind are counted, of seat 0.
PLACES: Final[list[list[int]]] = [[WORKERS + (card - 1) * MOST_SEATS for card in cards] for cards in BY_KIND]

# Bits of USED.
TACTIC_SET: Final = 1
LEADER_REPLACED: Final = 2
CIVIL_SUBSTITUTED: Final = 4
ARMS_OF_LEADER: Final = 8
FREE_POPULATION_TAKEN: Final = 16
CONVERTED: Final = 32
TURN_CHOICE_MADE: Final = 64
TRADED: Final = 128
# Bits of USED_FOR_GOOD.
SECOND_POLITICS: Final = 1

# What happens on the table besides the moves of cards, for the log. The seat is the one it befalls or that does it.
ROUND_BEGAN: Final[int] = BOOK.event("round")  # args: round; nobody's
TURN_BEGAN: Final[int] = BOOK.event("turn")  # args: round
AGE_BEGAN: Final[int] = BOOK.event("age")  # args: age; nobody's
LAST_ROUND_KNOWN: Final[int] = BOOK.event("last-round")  # args: round; nobody's
TAKEN: Final[int] = BOOK.event("taken")  # args: card, civil actions
POPULATION_INCREASED: Final[int] = BOOK.event("population")  # args: food
POPULATION_GAINED: Final[int] = BOOK.event("population-gained")  # args: workers
POPULATION_LOST: Final[int] = BOOK.event("population-lost")  # args: card the worker stood on, NONE if unused
BUILT: Final[int] = BOOK.event("built")  # args: card, resources
UPGRADED: Final[int] = BOOK.event("upgraded")  # args: from, to, resources
DESTROYED: Final[int] = BOOK.event("destroyed")  # args: card
LEADER_PLAYED: Final[int] = BOOK.event("leader")  # args: card
LEADER_TUCKED: Final[int] = BOOK.event("tucked")  # args: card, wonder
STAGE_BUILT: Final[int] = BOOK.event("stage")  # args: card, stages, resources
WONDER_COMPLETED: Final[int] = BOOK.event("completed")  # args: card
WONDER_RUINED: Final[int] = BOOK.event("ruined")  # args: card
DEVELOPED: Final[int] = BOOK.event("developed")  # args: card, science
REVOLUTION: Final[int] = BOOK.event("revolution")  # args: card, science
ACTION_PLAYED: Final[int] = BOOK.event("action")  # args: card
TACTIC_PLAYED: Final[int] = BOOK.event("tactic")  # args: card
TACTIC_COPIED: Final[int] = BOOK.event("tactic-copied")  # args: card
GAINED: Final[int] = BOOK.event("gained")  # args: amount, FOOD or RESOURCES
LOST: Final[int] = BOOK.event("lost")  # args: amount, FOOD or RESOURCES
SCORED: Final[int] = BOOK.event("scored")  # args: amount, SCIENCE or CULTURE; negative when lost
CORRUPTION: Final[int] = BOOK.event("corruption")  # args: amount
FAMINE: Final[int] = BOOK.event("famine")  # args: food missing
UPRISING: Final[int] = BOOK.event("uprising")
ANTIQUATED: Final[int] = BOOK.event("antiquated")  # args: card
EVENT_PREPARED: Final[int] = BOOK.event("prepared")  # args: level
EVENT_REVEALED: Final[int] = BOOK.event("event")  # args: card
AGGRESSION_PLAYED: Final[int] = BOOK.event("aggression")  # args: card, rival, strength
AGGRESSION_DEFENDED: Final[int] = BOOK.event("defended")  # args: strength, card, attacker
WAR_DECLARED: Final[int] = BOOK.event("war")  # args: card, rival
WAR_RESOLVED: Final[int] = BOOK.event("war-resolved")  # args: card, winner + 1, advantage
PACT_OFFERED: Final[int] = BOOK.event("pact-offered")  # args: card, partner, side
PACT_ACCEPTED: Final[int] = BOOK.event("pact-accepted")  # args: card, partner
PACT_REFUSED: Final[int] = BOOK.event("pact-refused")  # args: card, partner
PACT_ENDED: Final[int] = BOOK.event("pact-ended")  # args: card, partner
BID: Final[int] = BOOK.event("bid")  # args: strength; 0 is a pass
COLONIZED: Final[int] = BOOK.event("colonized")  # args: card, strength
COLONY_LOST: Final[int] = BOOK.event("colony-lost")  # args: card
SACRIFICED: Final[int] = BOOK.event("sacrificed")  # args: card
GAVE_UP: Final[int] = BOOK.event("resigned")
YELLOW_TAKEN: Final[int] = BOOK.event("yellow-taken")  # args: tokens, whose
YELLOW_GAINED: Final[int] = BOOK.event("yellow-gained")  # args: tokens
YELLOW_LOST: Final[int] = BOOK.event("yellow-lost")  # args: tokens
BLUE_GAINED: Final[int] = BOOK.event("blue-gained")  # args: tokens
BLUE_LOST: Final[int] = BOOK.event("blue-lost")  # args: tokens, the card they lay on, NONE for the bank
TOKEN_MOVED: Final[int] = BOOK.event("covered")  # args: card whose token covers a stage
CIVIL_LOST: Final[int] = BOOK.event("civil-lost")  # args: civil actions
POLITICS_SOLD: Final[int] = BOOK.event("politics-sold")
POLITICS_SKIPPED: Final[int] = BOOK.event("politics-skipped")
REPLACED: Final[int] = BOOK.event("replaced")  # args: card
LEADER_GONE: Final[int] = BOOK.event("leader-gone")  # args: card
WONDER_GONE: Final[int] = BOOK.event("wonder-gone")  # args: card
TECHNOLOGY_STOLEN: Final[int] = BOOK.event("stolen")  # args: card, whose
COLONY_TAKEN: Final[int] = BOOK.event("colony-taken")  # args: card, whose
WAR_DROPPED: Final[int] = BOOK.event("war-dropped")  # args: card
TACTIC_SHARED: Final[int] = BOOK.event("tactic-shared")  # args: card
ARMS_TAKEN: Final[int] = BOOK.event("arms")  # args: resources, science; of this turn, for military units
MILITARY_GAINED: Final[int] = BOOK.event("military-gained")  # args: military actions of this turn


def only_card(zone: Zone) -> int:
    """The card of a zone that holds at most one; NONE if it is empty."""
    assert isinstance(zone, Sheaf)
    return zone.held[0] if zone.held else NONE


def replace_card(zone: Zone, old: int, new: int) -> None:
    """Puts one card where another lies."""
    if isinstance(zone, Pile):
        zone.order[zone.order.index(old)] = new
    else:
        zone.take(old)
        zone.put(new, False)


@mypyc_attr(acyclic=True)
class State(Machine):
    """One game in progress: counters and zones."""

    def __init__(self, seats: int) -> None:
        super().__init__(BOOK, seats)

    def copy(self) -> State:
        t = State(self.seats)
        self.copy_into(t)
        return t

    def scores(self) -> list[int]:
        return [self.counts[CULTURE_POINTS + seat] for seat in range(self.seats)]

    def ranking(self, seat: int) -> tuple[int, ...]:
        """Who resigned has lost, whatever its culture (ages:resigning)."""
        return (1 - self.counts[RESIGNED + seat], 0 if self.counts[RESIGNED + seat] else self.scores()[seat])

    def turn_order(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from `first` on."""
        order: list[int] = []
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if not self.counts[RESIGNED + seat]:
                order.append(seat)
        return order

    def players(self) -> int:
        """How many are still in the game (ages:resigning)."""
        n = 0
        for seat in range(self.seats):
            n += 1 - self.counts[RESIGNED + seat]
        return n

    def imagine(self, seat: int) -> None:
        """Only events and territories lie in the event piles (ages:preparing-an-event).

        What was dealt there and cannot be is exchanged for what can, out of the zones of the same age in which any
        military card may lie.
        """
        for age in range(1, AGES):
            for zone in self.loose_in([CURRENT_EVENTS[age], FUTURE_EVENTS[age]], seat):
                for card in loose_cards(zone, seat):
                    if KIND[card] < TERRITORY:
                        self.exchange(zone, card, age, seat)

    def exchange(self, zone: Zone, card: int, age: int, seat: int) -> None:
        """Puts an event or territory the seat cannot place into a zone, instead of this card."""
        others = self.loose_in([MILITARY_DECK[age], MILITARY_DISCARDS[age], MILITARY_HAND[age], SET_ASIDE[age]], seat)
        places = [(other, event) for other in others for event in loose_cards(other, seat) if KIND[event] >= TERRITORY]
        other, event = places[self.below(len(places))]
        replace_card(zone, card, event)
        replace_card(other, event, card)

    def loose_in(self, kinds: list[int], seat: int) -> list[Zone]:
        """The zones of these kinds that hold cards the seat cannot place."""
        return [zone for zone in self.zones if zone.spec.kind in kinds and loose_cards(zone, seat)]

    # Cards.

    def pile(self, kind: int) -> Pile:
        zone = self.zone(kind, 0)
        assert isinstance(zone, Pile)
        return zone

    def held(self, kind: int, seat: int) -> list[int]:
        """The cards of an unordered zone, ascending: to be read, not changed."""
        zone = self.zones[self.book.zone_at[kind][seat]]
        assert isinstance(zone, Sheaf)
        return zone.held

    def leader(self, seat: int) -> int:
        return self.counts[LEADER + seat]

    def unfinished(self, seat: int) -> int:
        return only_card(self.peek(UNFINISHED, seat))

    def technology(self, seat: int, kind: int) -> int:
        """The government, or the special technology of a kind; NONE without."""
        for card in reversed(self.held(TECHNOLOGIES, seat)):
            if KIND[card] <= kind:
                return card if KIND[card] == kind else NONE
        return NONE

    def in_play(self, seat: int, card: int) -> bool:
        """Whether the seat has developed this technology."""
        return self.counts[DEVELOPED_BITS + seat] >> card & 1 == 1

    def hook(self, seat: int, hook: int) -> int:
        """What the leader and the completed, unruined wonders of a seat give at a named point."""
        row = HOOK[hook]
        n = row[self.counts[LEADER + seat]]
        if WONDER_HOOK[hook]:
            for card in self.held(WONDERS, seat):
                n += row[card]
        return n

    def military_cards(self, seat: int) -> list[int]:
        """The military hand, ascending."""
        out: list[int] = []
        for age in range(1, AGES):
            out += self.held(MILITARY_HAND[age], seat)
        out.sort()
        return out

    def military_hand_size(self, seat: int) -> int:
        n = 0
        for age in range(1, AGES):
            n += len(self.held(MILITARY_HAND[age], seat))
        return n

    def military_hand_of(self, seat: int, card: int) -> Zone:
        """The zone of the seat's military hand a card belongs to."""
        return self.zone(MILITARY_HAND[LEVEL[card]], seat)

    # Workers and tokens.

    def workers(self, seat: int, card: int) -> int:
        return self.counts[WORKERS + (card - 1) * MOST_SEATS + seat]

    def add_workers(self, seat: int, card: int, change: int) -> None:
        self.add(WORKERS + (card - 1) * MOST_SEATS + seat, change)

    def stored(self, seat: int, card: int) -> int:
        """Blue tokens on a farm, mine or lab."""
        return self.counts[STORED + (card - 1) * MOST_SEATS + seat]

    def add_stored(self, seat: int, card: int, change: int) -> None:
        """Moves blue tokens from the bank to a card, or back."""
        self.add(STORED + (card - 1) * MOST_SEATS + seat, change)
        self.add((FOOD_STOCK if card <= LAST_FARM else RESOURCE_STOCK) + seat, change * VALUE[card])
        self.add(BLUE_BANK + seat, -change)

    def used(self, seat: int, bit: int) -> bool:
        return self.counts[USED + seat] & bit != 0

    def use(self, seat: int, bit: int) -> None:
        self.put(USED + seat, self.counts[USED + seat] | bit)
