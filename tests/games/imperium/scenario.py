"""Positions of Imperium in its own words, for tests and examples.

Seats are numbers; cards are named by their printed codes ("1ROM21"), Unrest is "unrest". All cards take part, so that
a card of any nation can be laid before any seat.
"""

from __future__ import annotations

from typing import Final, Self

from civitas.games.imperium.actions.market import slot_card, slot_tokens
from civitas.games.imperium.cards import CODES, SUITS
from civitas.games.imperium.codes import EXHAUST, EXILED, FROM_DECK, PLACE, PROFIT
from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import COMMON
from civitas.games.imperium.numbers import NATIONS, UNREST, WIDTH
from civitas.games.imperium.state import (
    ACCESSION,
    ACTIONS,
    ACTIVE_QUEST,
    BARBARIAN,
    BOOK,
    CIVILISED,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EMPIRE,
    EXHAUSTS,
    EXILE,
    FAME_DECK,
    GARRISON,
    HAND,
    HISTORY,
    LEGENDS,
    MAIN_DECK,
    MARKET,
    NATION,
    NATION_DECK,
    PLAY,
    POWER,
    REGION,
    REGION_DECK,
    RESOURCES,
    SLOT,
    SLOT_TOKENS,
    SLOT_UNREST,
    SLOTS,
    STACK,
    STATE,
    STATE_CARD,
    SUNKEN,
    TRADE_ROUTE,
    TRADES,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    UNDER_MARKET,
    UNREST_PILE,
    State,
)
from civitas.kernel.book import Cast
from civitas.kernel.node import PASS
from civitas.testing.scenario import Scenario

ZONES: Final = {
    "hand": HAND,
    "deck": DECK,
    "discards": DISCARD,
    "play": PLAY,
    "history": HISTORY,
    "nation deck": NATION_DECK,
    "accession": ACCESSION,
    "development": DEVELOPMENT,
    "power": POWER,
    "garrison": GARRISON,
    "sunken": SUNKEN,
    "legends": LEGENDS,
    "quest": ACTIVE_QUEST,
    "stack": STACK,
    "exile": EXILE,
    "main deck": MAIN_DECK,
    "region deck": REGION_DECK,
    "uncivilised deck": UNCIVILISED_DECK,
    "civilised deck": CIVILISED_DECK,
    "fame deck": FAME_DECK,
}
RESOURCE_NAMES: Final = ("materials", "population", "progress", "goods")
NAMED_SUITS: Final = {
    "region": REGION,
    "uncivilised": UNCIVILISED,
    "civilised": CIVILISED,
    "tributary": TRIBUTARY,
    "trade route": TRADE_ROUTE,
}
STATES: Final = {"barbarian": BARBARIAN, "empire": EMPIRE}
TURNS: Final = {"activate": 1, "innovate": 2, "revolt": 3}
# Nations without rules of their own, whatever was drawn.
PLAIN: Final = [NATIONS.index(code) for code in ("ROM", "PER", "MAC", "GRE")]
EXHAUST_TOKENS: Final = 5
EVERY_CARD: Final = Cast(BOOK, list(range(WIDTH)))


def number(code: str) -> int:
    """The card with this printed code."""
    return UNREST if code == "unrest" else CODES.index(code)


def code_of(card: int) -> str:
    return "unrest" if card == UNREST else CODES[card]


def mixture(seed: int) -> dict[str, str]:
    """Settings that differ from seed to seed: the common cards, replacements, Trade Routes, variants."""
    boxes = sorted(COMMON)
    return {
        "common": boxes[seed // 6 % len(boxes)],
        "replacements": ("yes", "no")[seed // 3 % 2],
        "trade_routes": ("no", "yes")[seed // 2 % 2],
        "low_aggression": ("no", "yes")[seed // 18 % 2],
        "precious_cards": ("no", "yes")[seed // 36 % 2],
        "quick_setup": ("no", "yes")[seed // 4 % 2],
        "fast": ("no", "yes")[seed // 5 % 2],
        "open_hands": ("no", "yes")[seed // 7 % 2],
    }


class ImperiumScenario(Scenario[State]):
    """A game at the first question of seat 0's first turn; nobody holds or has anything but what the test says.

    Hands, draw decks, discard piles, play areas, nation decks, development areas, powers and the market are empty; all
    seats are barbarian, without resources, with three actions and five exhaust tokens. The decks are as dealt.
    """

    def __init__(self, seats: int = 2, seed: int = 1, **settings: str) -> None:
        super().__init__(GAME, seats, seed, first=1, **settings)
        s = self.state
        s.cast = EVERY_CARD
        for seat in range(seats):
            for zone in (HAND, DECK, DISCARD, PLAY, NATION_DECK, ACCESSION, DEVELOPMENT, POWER, STACK, STATE_CARD):
                self.lay(zone, seat, ())
            for resource in range(RESOURCES):
                s.change(resource, seat, -s.has(resource, seat))
            s.put(NATION + seat, PLAIN[seat])
            s.put(STATE + seat, BARBARIAN)
            s.put(EXHAUSTS + seat, EXHAUST_TOKENS)
        for slot in range(SLOTS):
            self.slot(slot, None)

    # What lies where.

    def zone(self, name: str, seat: int, *codes: str) -> Self:
        """Exactly these cards lie in the zone; bottom first in a deck."""
        return self.lay(ZONES[name], seat, [number(code) for code in codes])

    def hand(self, seat: int, *codes: str) -> Self:
        return self.zone("hand", seat, *codes)

    def deck(self, seat: int, *codes: str) -> Self:
        """Bottom first: the last one is drawn first."""
        return self.zone("deck", seat, *codes)

    def discards(self, seat: int, *codes: str) -> Self:
        return self.zone("discards", seat, *codes)

    def in_play(self, seat: int, *codes: str) -> Self:
        return self.zone("play", seat, *codes)

    def power(self, seat: int, code: str) -> Self:
        return self.zone("power", seat, code)

    def history(self, seat: int, *codes: str) -> Self:
        return self.zone("history", seat, *codes)

    def exile(self, *codes: str) -> Self:
        return self.zone("exile", 0, *codes)

    def garrisoned(self, seat: int, host: str, *codes: str) -> Self:
        """These cards lie under a card the seat has in play."""
        s = self.state
        pairs = [(number(host), number(code)) for code in codes]
        flat = [(s.under[i], s.under[i + 1]) for i in range(0, len(s.under), 2)] + pairs
        s.under = tuple(n for pair in sorted(flat) for n in pair)
        held = s.zone(GARRISON, seat).cards() + [card for _, card in pairs]
        return self.lay(GARRISON, seat, held)

    def in_market(self, *codes: str) -> Self:
        """These cards lie in the first slots of the market, without tokens."""
        for slot, code in enumerate(codes):
            self.slot(slot, code)
        return self

    def slot(self, slot: int, code: str | None, **tokens: int) -> Self:
        """The card in a slot of the market and the tokens on it. None: an empty slot.

        One Unrest lies under it unless it is a region, as everywhere in the market; it does not come from the pile.
        """
        s = self.state
        unrest = 0 if code is None or SUITS[number(code)] & REGION else 1
        old = slot_card(s, slot)
        market = [card for card in s.zone(MARKET, 0).cards() if card != old]
        under = s.zone(UNDER_MARKET, 0).size() - s.get(SLOT_UNREST + slot) + unrest
        s.put(SLOT + slot, 0 if code is None else number(code) + 1)
        s.put(SLOT_UNREST + slot, unrest)
        for resource, name in enumerate(RESOURCE_NAMES):
            s.put(SLOT_TOKENS + slot * RESOURCES + resource, tokens.get(name, 0))
        self.lay(UNDER_MARKET, 0, [UNREST] * under)
        return self.lay(MARKET, 0, market + ([] if code is None else [number(code)]))

    def unrest_left(self, amount: int) -> Self:
        return self.lay(UNREST_PILE, 0, [UNREST] * amount)

    def has(self, seat: int, **amounts: int) -> Self:
        """The seat has so much of these resources."""
        for name, amount in amounts.items():
            resource = RESOURCE_NAMES.index(name)
            self.state.change(resource, seat, amount - self.state.has(resource, seat))
        self.state.reask()
        return self

    def tokens(self, seat: int, code: str, **amounts: int) -> Self:
        """Tokens lie on a card the seat has in play."""
        for name, amount in amounts.items():
            self.state.add_tokens(seat, number(code), RESOURCE_NAMES.index(name), amount)
        self.state.reask()
        return self

    def in_state(self, seat: int, state: str) -> Self:
        return self.count(STATE, seat, STATES[state])

    def nation(self, seat: int, code: str) -> Self:
        """The seat plays this nation, as far as its own rules go."""
        self.state.put(NATION + seat, NATIONS.index(code))
        self.state.reask()
        return self

    def actions(self, seat: int, amount: int) -> Self:
        return self.count(ACTIONS, seat, amount)

    def exhausts(self, seat: int, amount: int) -> Self:
        return self.count(EXHAUSTS, seat, amount)

    def trading(self) -> Self:
        """The table has Trade Routes."""
        return self.count(TRADES, 0, 1)

    # Playing.

    def turn(self, kind: str = "activate") -> Self:
        return self.answer("turn", TURNS[kind])

    def play(self, *codes: str) -> Self:
        """Plays cards from the hand."""
        return self.answer("activate", *[number(code) for code in codes])

    def use(self, code: str) -> Self:
        """Uses the exhaust ability of a card."""
        return self.answer("activate", EXHAUST + number(code))

    def profit(self, code: str) -> Self:
        """Takes the profit of a full trade route."""
        return self.answer("activate", PROFIT + number(code))

    def done(self) -> Self:
        """No more actions: on to the clean-up."""
        return self.answer("activate", PASS)

    def accept(self, kind: str = "may", seat: int | None = None) -> Self:
        """Does what may be done: says yes or, where it is asked which, takes the only answer there is."""
        question = self.state.question
        if kind == "may" and question is not None and question.kind != "may":
            rest = [code for code in self.state.options if code != PASS]
            assert self.state.options[0] == PASS, f"{question.kind} cannot be passed"
            assert len(rest) == 1, f"{len(rest)} answers to choose from"
            return self.answer(question.kind, rest[0], seat=seat)
        return self.answer(kind, 0, seat=seat)

    def decline(self, kind: str = "may", seat: int | None = None) -> Self:
        """Does not do what may be done."""
        question = self.state.question
        if kind == "may" and question is not None:
            kind = question.kind
        return self.answer(kind, PASS, seat=seat)

    def choose(self, place: int, seat: int | None = None) -> Self:
        """Takes one of the branches of a choice, counted from 0."""
        return self.answer("choose", place, seat=seat)

    def pick(self, kind: str, *codes: str, zone: int = 0, seat: int | None = None) -> Self:
        """Picks cards; `zone` is the place of their zone in the list the question names."""
        return self.answer(kind, *[zone * PLACE + number(code) for code in codes], seat=seat)

    def card(self, kind: str, code: str, seat: int | None = None) -> Self:
        """Answers a question whose codes are plain card numbers."""
        return self.answer(kind, number(code), seat=seat)

    def from_deck(self, suit: str) -> Self:
        """Breaks through by the deck of the suit."""
        return self.answer("break-through", FROM_DECK + NAMED_SUITS[suit])

    def from_slot(self, kind: str, slot: int) -> Self:
        return self.answer(kind, slot)

    def from_exile(self, code: str) -> Self:
        return self.answer("acquire", EXILED + number(code))

    # Reading.

    def cards_in(self, name: str, seat: int = 0) -> list[str]:
        return [code_of(card) for card in self.state.zone(ZONES[name], seat).cards()]

    def resources(self, seat: int) -> dict[str, int]:
        return {name: self.state.has(resource, seat) for resource, name in enumerate(RESOURCE_NAMES)}

    def market(self) -> list[str]:
        cards = [slot_card(self.state, slot) for slot in range(SLOTS)]
        return [code_of(card) if card >= 0 else "" for card in cards]

    def market_tokens(self, slot: int) -> dict[str, int]:
        return {name: slot_tokens(self.state, slot, resource) for resource, name in enumerate(RESOURCE_NAMES)}

    def under(self, host: str) -> list[str]:
        return [code_of(card) for card in self.state.garrison_of(number(host))]

    def asks(self) -> tuple[str, int]:
        question = self.state.question
        assert question is not None, "the game is over"
        return question.kind, question.seat

    def playable(self) -> list[str]:
        """The cards of the hand the seat asked may play now."""
        return [code_of(code) for code in self.state.options if 0 <= code < EXHAUST]

    def usable(self) -> list[str]:
        """The cards whose exhaust ability the seat asked may use now."""
        return [code_of(code - EXHAUST) for code in self.state.options if EXHAUST <= code < PROFIT]
