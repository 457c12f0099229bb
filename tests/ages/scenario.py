"""Positions of Through the Ages in its own words, for tests and examples.

A card is named by its id, or by its id without the age where that is enough: "iron", "plunder_ii". Seats are numbers.
Every seat starts with its board of the set-up, in round 2 of age I, all actions available.
"""

from __future__ import annotations

from typing import Self

from civitas.games.ages.box import NUMBERS
from civitas.games.ages.cards import (
    AGGRESSION,
    BLUE,
    CIVIL_ACTIONS,
    FOOD,
    KIND,
    LAST_FARM,
    LEVEL,
    MILITARY_ACTIONS,
    RESOURCES,
    STORES,
    VALUE,
    WAR,
    YELLOW,
)
from civitas.games.ages.codes import (
    BUILD,
    CANCEL,
    COLONIZE,
    COPY_TACTIC,
    DESTROY,
    FIRST_GOVERNMENT,
    FIRST_TACTIC,
    FIRST_TERRITORY,
    FIRST_UNIT,
    MUSTER,
    PLAY,
    REVOLT,
    STAGE,
    TAKE,
    attack_code,
    offer_code,
    upgrade_code,
)
from civitas.games.ages.effects.vocabulary import EFFECTS
from civitas.games.ages.ending import END_OF_TURN
from civitas.games.ages.flow import ACTIONS, FINAL_SCORING, TURN
from civitas.games.ages.game import GAME
from civitas.games.ages.politics.aggression import AGGRESSION_ON
from civitas.games.ages.politics.colonizing import COLONIZE_TERRITORY
from civitas.games.ages.politics.phase import POLITICS
from civitas.games.ages.politics.war import RESOLVE_WARS
from civitas.games.ages.ratings import (
    civil_actions,
    culture,
    discontent,
    happiness,
    military_actions,
    science,
    strength,
    symbols,
)
from civitas.games.ages.state import (
    AGE,
    AGES,
    BLUE_BANK,
    BLUE_TOTAL,
    CIVIL_DECK,
    CIVIL_SPENT,
    CIVIL_TOTAL,
    COLONIES,
    COMMON_TACTICS,
    CULTURE_FROM,
    CULTURE_POINTS,
    CURRENT_EVENTS,
    DEVELOPED_BITS,
    EXCLUSIVE_TACTIC,
    FOOD_STOCK,
    FUTURE_EVENTS,
    HAND,
    LEADER,
    LEADER_IN_PLAY,
    MILITARY_DECK,
    MILITARY_HAND,
    MILITARY_SPENT,
    MILITARY_TOTAL,
    MOST_SEATS,
    NONE,
    PACT_IN_PLAY,
    PACT_PARTNER,
    PACT_SIDE,
    RESOURCE_STOCK,
    REVEALED,
    ROUND,
    ROW,
    RUINS,
    SCIENCE_POINTS,
    SLOT,
    SLOTS,
    SOURCES,
    STAGES_BUILT,
    STORED,
    TACTIC_IN_USE,
    TECHNOLOGIES,
    UNFINISHED,
    UNUSED,
    WAR_CARD,
    WAR_RIVAL,
    WARS_IN_PLAY,
    WONDERS,
    WORKERS,
    YELLOW_BANK,
    YELLOW_TOTAL,
    State,
    only_card,
)
from civitas.games.ages.tokens import stock
from civitas.kernel.frame import GROUND
from civitas.kernel.node import NO_SOURCE, PASS
from civitas.testing.scenario import Scenario


def card(name: str) -> int:
    """The number of a card by its id, or by the only id that begins like this."""
    if name in NUMBERS:
        return NUMBERS[name]
    found = [number for name_of, number in NUMBERS.items() if name_of.rpartition("_")[0] == name]
    assert len(found) == 1, f"{name!r} names {len(found)} cards"
    return found[0]


def kept_counts(s: State, seat: int) -> dict[int, int]:
    """What the counters that spare the rules a count must hold, counted."""
    worth = {store: VALUE[store] * s.stored(seat, store) for store in range(1, STORES + 1)}
    return {
        DEVELOPED_BITS: sum(1 << technology for technology in s.held(TECHNOLOGIES, seat)),
        LEADER: only_card(s.peek(LEADER_IN_PLAY, seat)),
        CIVIL_TOTAL: symbols(s, seat, CIVIL_ACTIONS),
        MILITARY_TOTAL: symbols(s, seat, MILITARY_ACTIONS),
        BLUE_TOTAL: symbols(s, seat, BLUE),
        YELLOW_TOTAL: symbols(s, seat, YELLOW),
        FOOD_STOCK: sum(value for store, value in worth.items() if store <= LAST_FARM),
        RESOURCE_STOCK: sum(value for store, value in worth.items() if store > LAST_FARM),
    }


class AgesScenario(Scenario[State]):
    """A table at its first question; then say what differs."""

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        super().__init__(GAME, seats, seed)
        s = self.state
        s.put(ROUND, 2)
        s.put(AGE, 1)
        for seat in range(seats):
            s.put(CIVIL_SPENT + seat, 0)
            s.put(MILITARY_SPENT + seat, 0)

    # What lies where.

    def put_in(self, zone: int, seat: int, *names: str) -> Self:
        for name in names:
            self.state.zone(zone, seat).put(card(name), False)
        return self.counted()

    def tech(self, seat: int, *names: str, **workers: int) -> Self:
        """Technologies in play, and how many workers on them; keywords put the technology in play too."""
        zone = self.state.zone(TECHNOLOGIES, seat)
        for name in (*names, *workers):
            if not zone.count(card(name)):
                zone.put(card(name), False)
        return self.counted().workers(seat, **workers)

    def workers(self, seat: int, **counts: int) -> Self:
        for name, count in counts.items():
            self.state.put(WORKERS + (card(name) - 1) * MOST_SEATS + seat, count)
        return self

    def government(self, seat: int, name: str) -> Self:
        zone = self.state.zone(TECHNOLOGIES, seat)
        zone.take(next(c for c in zone.cards() if KIND[c] == KIND[card("despotism")]))
        zone.put(card(name), False)
        return self.counted()

    def leader(self, seat: int, name: str) -> Self:
        self.state.zone(LEADER_IN_PLAY, seat).fill([card(name)])
        return self.counted()

    def wonders(self, seat: int, *names: str) -> Self:
        return self.put_in(WONDERS, seat, *names)

    def ruins(self, seat: int, *names: str) -> Self:
        return self.put_in(RUINS, seat, *names)

    def unfinished(self, seat: int, name: str, stages: int = 0) -> Self:
        self.state.put(STAGES_BUILT + seat, stages)
        return self.put_in(UNFINISHED, seat, name)

    def colonies(self, seat: int, *names: str) -> Self:
        return self.put_in(COLONIES, seat, *names)

    def tactic(self, seat: int, name: str, common: bool = True) -> Self:
        self.state.put(TACTIC_IN_USE + seat, card(name))
        if common:
            return self.put_in(COMMON_TACTICS, 0, name)
        return self.put_in(EXCLUSIVE_TACTIC, seat, name)

    def pact(self, owner: int, name: str, partner: int, side: str = "A") -> Self:
        """A pact in the owner's area; the side is the owner's."""
        self.state.put(PACT_PARTNER + owner, partner + 1)
        self.state.put(PACT_SIDE + owner, "AB".index(side))
        return self.put_in(PACT_IN_PLAY, owner, name)

    def war(self, declarer: int, name: str, rival: int) -> Self:
        self.state.put(WAR_CARD + declarer, card(name))
        self.state.put(WAR_RIVAL + declarer, rival + 1)
        return self.put_in(WARS_IN_PLAY, declarer, name)

    def hand(self, seat: int, *names: str) -> Self:
        return self.put_in(HAND, seat, *names)

    def military(self, seat: int, *names: str) -> Self:
        for name in names:
            zone = self.state.zone(MILITARY_HAND[LEVEL[card(name)]], seat)
            zone.put(card(name), False)
            zone.open = 1 << seat
        return self

    def row(self, *names: str) -> Self:
        """The row from its first space on; "" is an empty space, as are all beyond."""
        s = self.state
        s.zone(ROW, 0).fill([card(name) for name in names if name])
        for slot in range(SLOTS):
            s.put(SLOT + slot, card(names[slot]) if slot < len(names) and names[slot] else NONE)
        return self

    def events(self, *names: str) -> Self:
        """The current events, first to come first; the future ones are none."""
        for age in range(AGES):
            cards = [card(name) for name in names if LEVEL[card(name)] == age]
            pile = self.state.pile(CURRENT_EVENTS[age])
            pile.fill(cards[::-1])
            pile.open = 0 if cards else self.state.everyone
            pile.lore = ()
            if age:
                self.state.zone(FUTURE_EVENTS[age], 0).fill([])
        return self

    def knows_events(self, seat: int) -> Self:
        """The seat knows which current events there are, not their order."""
        for age in range(AGES):
            self.state.pile(CURRENT_EVENTS[age]).open |= 1 << seat
        return self

    def future(self, *names: str) -> Self:
        for name in names:
            zone = self.state.zone(FUTURE_EVENTS[LEVEL[card(name)]], 0)
            zone.put(card(name), False)
            zone.open = 0
        return self

    def civil_deck(self, age: int, *names: str) -> Self:
        """The deck of an age, next card first."""
        self.state.pile(CIVIL_DECK[age]).fill([card(name) for name in names][::-1])
        return self

    def military_deck(self, age: int, *names: str) -> Self:
        self.state.pile(MILITARY_DECK[age]).fill([card(name) for name in names][::-1])
        return self

    def age(self, age: int) -> Self:
        self.state.put(AGE, age)
        return self

    def set(self, counter: int, seat: int, value: int) -> Self:
        self.state.put(counter + seat, value)
        return self

    def science(self, seat: int, points: int) -> Self:
        return self.set(SCIENCE_POINTS, seat, points)

    def culture(self, seat: int, points: int) -> Self:
        """Culture points, all of them from production."""
        for source in range(SOURCES):
            self.set(CULTURE_FROM + source * MOST_SEATS, seat, 0)
        return self.set(CULTURE_FROM, seat, points).set(CULTURE_POINTS, seat, points)

    def unused(self, seat: int, workers: int) -> Self:
        return self.set(UNUSED, seat, workers)

    def yellow(self, seat: int, tokens: int) -> Self:
        return self.set(YELLOW_BANK, seat, tokens)

    def blue(self, seat: int, tokens: int) -> Self:
        return self.set(BLUE_BANK, seat, tokens)

    def stored(self, seat: int, **tokens: int) -> Self:
        """Blue tokens on farms, mines and labs; they do not come from the bank."""
        for name, count in tokens.items():
            self.state.put(STORED + (card(name) - 1) * MOST_SEATS + seat, count)
        return self.counted()

    def spent(self, seat: int, civil: int = 0, military: int = 0) -> Self:
        return self.set(CIVIL_SPENT, seat, civil).set(MILITARY_SPENT, seat, military)

    def counted(self) -> Self:
        """What counters keep of the cards and tokens, worked out anew."""
        s = self.state
        for seat in range(s.seats):
            for index, value in kept_counts(s, seat).items():
                s.put(index + seat, value)
        return self

    # Jumping into the game. When the program has ended the game is over, unless another is started.

    def start(self, program: int, seat: int, a: int = 0, b: int = 0) -> Self:
        s = self.state
        s.top = GROUND
        s.resting = s.over = s.acted = False
        s.turn = seat
        s.call(program, seat, seat, NO_SOURCE, a, b)
        s.advance()
        return self

    def actions(self, seat: int = 0) -> Self:
        return self.start(ACTIONS, seat)

    def politics(self, seat: int = 0) -> Self:
        return self.start(POLITICS, seat)

    def turn(self, seat: int = 0) -> Self:
        return self.start(TURN, seat)

    def end_of_turn(self, seat: int = 0) -> Self:
        return self.start(END_OF_TURN, seat)

    def resolve_wars(self, seat: int = 0) -> Self:
        return self.start(RESOLVE_WARS, seat)

    def final_scoring(self) -> Self:
        return self.start(FINAL_SCORING, 0)

    def effect(self, name: str, seat: int = 0, advantage: int = 0, rival: int = 0) -> Self:
        """The effects of a card, as if its player were `seat`."""
        return self.start(EFFECTS[card(name)], seat, advantage, rival)

    def aggression(self, name: str, rival: int, seat: int = 0) -> Self:
        self.military(seat, name)
        return self.start(AGGRESSION_ON, seat, card(name), rival)

    def territory(self, name: str, seat: int = 0) -> Self:
        """A territory is revealed by a seat."""
        self.state.zone(REVEALED, 0).put(card(name), False)
        return self.start(COLONIZE_TERRITORY, seat, card(name))

    # Playing on.

    @property
    def kind(self) -> str:
        question = self.state.question
        return question.kind if question is not None else ""

    def code(self, deed: str, *names: str) -> int:
        """The code of an action: "build iron", "upgrade bronze iron", "take iron", "stage 2", ..."""
        numbers = [card(name) for name in names if not name.isdigit()]
        match deed:
            case "play" | "prepare" | "develop":
                return PLAY + numbers[0]
            case "revolt":
                return REVOLT + numbers[0] - FIRST_GOVERNMENT
            case "take":
                return TAKE + next(i for i in range(SLOTS) if self.state.get(SLOT + i) == numbers[0])
            case "build":
                return BUILD + numbers[0]
            case "destroy":
                return DESTROY + numbers[0]
            case "upgrade":
                return upgrade_code(numbers[0], numbers[1])
            case "stage":
                return STAGE + int(names[0])
            case "copy":
                return COPY_TACTIC + numbers[0] - FIRST_TACTIC
            case "muster":
                return MUSTER + numbers[0] - FIRST_UNIT
            case "attack":
                assert KIND[numbers[0]] in (AGGRESSION, WAR)
                return attack_code(numbers[0], int(names[1]))
            case "offer":
                return offer_code(numbers[0], int(names[1]), int(names[2]) if len(names) > 2 else 0)
            case "cancel":
                return CANCEL + int(names[0])
            case "colonize":
                return COLONIZE + numbers[0] - FIRST_TERRITORY
        raise ValueError(f"there is no deed {deed!r}")

    def do(self, deed: str, *names: str) -> Self:
        """Takes an option of the pending question."""
        self.state.choose(self.code(deed, *names))
        return self

    def can(self, deed: str, *names: str) -> bool:
        return self.code(deed, *names) in self.state.options

    def choose(self, code: int) -> Self:
        self.state.choose(code)
        return self

    def name(self, kind: str, name: str) -> Self:
        """Answers a question of a kind with a card."""
        return self.answer(kind, card(name))

    def done(self, *kinds: str) -> Self:
        """Passes; the kinds of question are checked when given."""
        for kind in kinds or (self.kind,):
            self.answer(kind, PASS)
        return self

    # Reading.

    def rating(self, seat: int, name: str) -> int:
        functions = {
            "science": science,
            "culture": culture,
            "strength": strength,
            "happiness": happiness,
            "discontent": discontent,
            "civil": civil_actions,
            "military": military_actions,
        }
        return functions[name](self.state, seat)

    def get(self, counter: int, seat: int) -> int:
        return self.state.get(counter + seat)

    def food(self, seat: int) -> int:
        return stock(self.state, seat, FOOD)

    def resources(self, seat: int) -> int:
        return stock(self.state, seat, RESOURCES)

    def on(self, seat: int, name: str) -> int:
        """Workers on a card."""
        return self.state.workers(seat, card(name))

    def has(self, zone: int, seat: int, name: str) -> bool:
        return self.state.zone(zone, seat).count(card(name)) > 0

    def military_hand(self, seat: int) -> list[int]:
        return self.state.military_cards(seat)
