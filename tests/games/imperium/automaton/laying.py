"""Positions of the oracle laid out in the engine, and what the engine made of them read back.

The oracle calls cards by their printed codes; the engine and the scenario builder know those too.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.market import slot_card, slot_tokens
from civitas.games.imperium.automaton import definition
from civitas.games.imperium.automaton.resolving import (
    AFTER_SHUFFLE,
    END_OF_CLEAN_UP,
    do_row,
    journey_on,
    resolve,
    state_card,
)
from civitas.games.imperium.automaton.trading import PROFITS
from civitas.games.imperium.automaton.turn import AUTOMATON_TURN
from civitas.games.imperium.nations import BY_NUMBER, playable_nations
from civitas.games.imperium.numbers import NATIONS, number as printed_number
from civitas.games.imperium.state import (
    AUTOMATON_SIDE,
    AUTOMATON_SLOTS,
    CHAOS_PILE,
    COLLAPSED,
    DECK,
    DIE,
    DISCARD,
    DYNASTY,
    EXILE,
    GOODS,
    HAND,
    HISTORY,
    KING_USED,
    NATION,
    ON_STATE_CARD,
    OPEN_ROUTE,
    OPEN_ROUTES,
    PLAY,
    PLAYING,
    POWER,
    SCORING,
    SET_ASIDE,
    SLOT_UNREST,
    SLOTS,
    STATE,
    TRADES,
    UNDER_DIE,
    UNREST_DUE,
    State,
)
from civitas.kernel.frame import GROUND
from civitas.kernel.node import PASS
from civitas.kernel.rng import Rng

from ..scenario import RESOURCE_NAMES, STATES, ImperiumScenario, code_of, number
from .oracle import Position
from .oracle_facts import CHAOS
from .oracle_state import Slot, You

BOT: Final = 1
YOU: Final = 0
TOKENS: Final = (*RESOURCE_NAMES, "exhaust")
PILES: Final = {
    "main": "main deck",
    "region": "region deck",
    "uncivilised": "uncivilised deck",
    "civilised": "civilised deck",
    "fame": "fame deck",
}
OWN: Final = {"deck": DECK, "history": HISTORY, "dynasty": DYNASTY, "aside": SET_ASIDE}


def numbers(codes: list[str]) -> list[int]:
    return [number("3CUL25") if code == CHAOS else number(code) for code in codes]


def codes(cards: list[int]) -> list[str]:
    chaos = number("3CUL25")
    return [CHAOS if card == chaos else code_of(card) for card in cards]


def nation_name(code: str) -> str:
    return BY_NUMBER[NATIONS.index(code)].name


def bystander(code: str) -> str:
    """A nation for the other player that brings no cards of its own into play."""
    return "persians" if code != "PER" else "macedonians"


class AutomatonScenario(ImperiumScenario):
    """A game against the automaton with nothing anywhere, but for what the test says."""

    any_will_do: bool = False

    def __init__(self, nation: str, edition: str = "newest", level: str = "emperor", seed: int = 1) -> None:
        name = nation_name(nation)
        trades = "yes" if any(n.name == name and n.needs_trade_routes for n in playable_nations()) else "no"
        super().__init__(
            2,
            seed,
            nation1=bystander(nation),
            nation2=name,
            automaton=level,
            automaton_edition=edition,
            trade_routes=trades,
        )
        s = self.state
        s.put(NATION + BOT, NATIONS.index(nation))
        for zone in (DYNASTY, SET_ASIDE, AUTOMATON_SLOTS, UNDER_DIE, HISTORY):
            self.lay(zone, BOT, ())
        box = BY_NUMBER[NATIONS.index(nation)].box
        self.lay(POWER, BOT, [printed_number(f"{box}{nation}1A")])
        self.lay(HISTORY, YOU, ())
        self.lay(EXILE, 0, ())
        self.lay(CHAOS_PILE, 0, ())
        s.discarded = s.exiled = s.played = ()
        s.tokens = ()
        s.put(TRADES, 0)
        s.put(SCORING, 0)
        for slot in range(SLOTS):
            s.put(OPEN_ROUTE + slot, 0)
        self.lay(OPEN_ROUTES, 0, ())

    def lay_out(self, p: Position) -> AutomatonScenario:
        """The position, in the middle of the automaton's turn."""
        s = self.state
        side = [side.name for side in definition.sheet_of(s).sides].index(p.side)
        s.put(AUTOMATON_SIDE, side)
        s.put(STATE + BOT, definition.side_of(s).state)
        s.put(DIE, p.die)
        s.put(TRADES, int(p.trade_routes))
        s.put(KING_USED + BOT, int(p.king_used))
        s.put(UNREST_DUE, p.unrest_after_shuffle)
        if p.game_end:
            s.put(SCORING, 1)
        self.has(BOT, **p.resources).has(YOU, **p.you.resources)
        for token, amount in p.state_tokens.items():
            s.put(ON_STATE_CARD + TOKENS.index(token), amount)
        for name, zone in OWN.items():
            self.lay(zone, BOT, numbers(getattr(p, name)))
        for zone, cards in ((DISCARD, p.discard), (PLAY, p.play)):
            self.lay(zone, BOT, numbers(cards))
        s.discarded, s.played = tuple(numbers(p.discard)), tuple(numbers(p.play))
        if p.journey is not None:
            self.lay_journey(p)
        for name, zone_name in PILES.items():
            self.zone(zone_name, 0, *getattr(p, name))
        self.lay(EXILE, 0, numbers(p.exile))
        s.exiled = tuple(numbers(p.exile))
        self.lay(CHAOS_PILE, 0, numbers([CHAOS] * p.chaos_pile))
        for place, slot in enumerate(p.market):
            self.slot(place, slot.card, **slot.tokens)
            s.put(SLOT_UNREST + place, slot.unrest)
        self.unrest_left(p.unrest_pile)
        for code, goods in (*p.route_goods.items(), *p.you.route_goods.items()):
            s.add_tokens(BOT if code in p.route_goods else YOU, number(code), GOODS, goods)
        self.hand(YOU, *p.you.hand).in_play(YOU, *p.you.play)
        self.discards(YOU, *p.you.discard).deck(YOU, *p.you.deck)
        self.lay(HAND, YOU, numbers(p.you.hand))
        self.in_state(YOU, p.you.state)
        return self

    def lay_journey(self, p: Position) -> None:
        rest = ["2UTO3BX", "2UTO3AX", "2UTO2B", "2UTO2A"]
        named = ["Shangri-la", "Gates of Shangri-la", "Path to Shangri-la", "Visions of Shangri-la"]
        assert p.journey is not None
        self.lay(SET_ASIDE, BOT, numbers(rest[: named.index(p.journey) + 1]))

    # What is done.

    def begin(self) -> State:
        """Nothing asks any more; what is called now is all there is."""
        s = self.state
        s.turn = BOT
        s.top = GROUND
        s.resting = False
        return s

    def resolve(self, code: str, accept: bool) -> AutomatonScenario:
        s = self.begin()
        self.state.zone(PLAYING, BOT).put(numbers([code])[0], False)
        resolve(s, numbers([code])[0])
        return self.finish(accept)

    def run_program(self, program: int, accept: bool) -> AutomatonScenario:
        s = self.begin()
        s.call(program, BOT, BOT, -1)
        return self.finish(accept)

    def journey(self, accept: bool) -> AutomatonScenario:
        s = self.begin()
        journey_on(s, s.pile(SET_ASIDE, BOT).order[-1])
        return self.finish(accept)

    def block(self, name: str, accept: bool) -> AutomatonScenario:
        s = self.begin()
        do_row(s, state_card(s), AFTER_SHUFFLE if name == "after_shuffle" else END_OF_CLEAN_UP)
        return self.finish(accept)

    def slots(self, *cards: str) -> AutomatonScenario:
        """These cards lie face down in its slots, from slot 1 on."""
        self.lay(AUTOMATON_SLOTS, BOT, list(reversed(numbers(list(cards)))))
        return self

    def piles(self, **cards: list[str]) -> AutomatonScenario:
        """What lies in its deck, dynasty, aside (bottom first), discard, play (oldest first) and history."""
        s = self.state
        zones = {**OWN, "discard": DISCARD, "play": PLAY}
        for name, there in cards.items():
            self.lay(zones[name], BOT, numbers(there))
            if name == "discard":
                s.discarded = tuple(numbers(there))
            elif name == "play":
                s.played = tuple(numbers(there))
        return self

    def die_shows(self, number_rolled: int) -> AutomatonScenario:
        """The next roll of the die is this."""
        s = self.state
        seed = 0
        while True:
            Rng.seed(s, seed)
            if s.copy().roll(6) == number_rolled:
                return self
            seed += 1

    def turn_of_automaton(self, accept: bool = False) -> AutomatonScenario:
        """Its whole turn with the clean-up."""
        return self.run_program(AUTOMATON_TURN, accept)

    def profit(self, accept: bool) -> AutomatonScenario:
        return self.run_program(PROFITS, accept)

    def finish(self, accept: bool) -> AutomatonScenario:
        """Answers the other player: what it may do is done or not; else there is one way, or any will do."""
        s = self.state
        s.advance()
        while not s.over:
            assert s.asked == YOU
            options = s.options
            may = options[0] == PASS
            rest = [code for code in options if code != PASS]
            assert len(rest) <= 1 or self.any_will_do, (s.asker().kind, options)
            s.choose((rest[0] if accept and rest else PASS) if may else options[0])
        return self

    # What is there afterwards.

    def there(self, zone: int, seat: int = BOT) -> list[str]:
        return codes(self.state.zone(zone, seat).cards())

    def in_slots(self) -> list[str]:
        """The cards in the slots, from slot 1 on."""
        return list(reversed(self.there(AUTOMATON_SLOTS)))

    def read(self, like: Position) -> Position:
        s = self.state
        out = Position(like.nation, definition.side_of(s).name, like.edition)
        out.die, out.level, out.merchant = like.die, like.level, like.merchant
        out.trade_routes, out.you_accept, out.journey_edition = like.trade_routes, like.you_accept, like.journey_edition
        out.resources = self.resources(BOT)
        for name, zone in OWN.items():
            setattr(out, name, codes(s.zone(zone, BOT).cards()))
        out.discard, out.play = codes(list(s.discarded)), codes(list(s.played))
        assert sorted(s.discarded) == sorted(s.cards_in(DISCARD, BOT))
        assert sorted(s.played) == sorted(s.cards_in(PLAY, BOT))
        out.state_tokens = {name: s.get(ON_STATE_CARD + i) for i, name in enumerate(TOKENS)}
        out.unrest_after_shuffle = s.get(UNREST_DUE)
        for place in range(5):
            card = slot_card(s, place)
            tokens = {name: slot_tokens(s, place, r) for r, name in enumerate(RESOURCE_NAMES)}
            out.market[place] = Slot(None if card < 0 else code_of(card), s.get(SLOT_UNREST + place), tokens)
        for name, zone_name in PILES.items():
            setattr(out, name, self.cards_in(zone_name))
        out.exile = codes([card for card in s.exiled if card in s.cards_in(EXILE)])
        out.unrest_pile = s.unrest_left()
        out.chaos_pile = s.zone(CHAOS_PILE, 0).size()
        out.king_used = bool(s.get(KING_USED + BOT))
        out.game_end = bool(s.get(SCORING))
        out.collapse = bool(s.get(COLLAPSED))
        goods = {code_of(s.tokens[i]): s.tokens[i + 2] for i in range(0, len(s.tokens), 3)}
        own = s.cards_in(PLAY, BOT)
        out.route_goods = {code: n for code, n in goods.items() if number(code) in own}
        out.you = You(self.resources(YOU))
        out.you.route_goods = {code: n for code, n in goods.items() if code not in out.route_goods}
        for name, zone in (("hand", HAND), ("play", PLAY), ("discard", DISCARD), ("deck", DECK)):
            setattr(out.you, name, codes(s.zone(zone, YOU).cards()))
        out.you.state = next(name for name, bit in STATES.items() if s.get(STATE + YOU) == bit)
        if like.journey is not None:
            out.journey = {1: "Shangri-la", 2: "Gates of Shangri-la", 3: "Path to Shangri-la"}.get(
                len(out.aside), "Visions of Shangri-la"
            )
            out.aside = like.aside
        return out
