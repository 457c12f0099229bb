"""The log of Imperium says where cards go and what is gained and paid: whole games rebuilt from what has a line."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from civitas.games.imperium.actions.market import slot_card
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    BOOK,
    EXHAUSTED,
    MARKET_TOKENS,
    MEANS,
    MOST_SEATS,
    NEW_ROUND,
    READIED,
    RESOURCE,
    RESOURCES,
    ROUND,
    SLOT_TOKENS,
    SLOTS,
    TOKENS_ON,
    State,
)
from civitas.kernel.events import COUNT, MOVE, Event
from civitas.kernel.zones import SHARED
from civitas.rooms import Rooms
from civitas.testing.ledger import Facts, Ledger
from civitas.testing.positions import pick, rng_of

from .scenario import ImperiumScenario as Table, mixture

ROOMS = Rooms(GAME)
GAMES = 12
COUNTERS = ("materials", "population", "progress", "goods", "round")
# A card being played was told when it was played, one looked at or revealed when that was done; a state card shows one
# of its sides.
HEAPS = {
    "being played": "discard pile",
    "other side of the state card": "state card",
    "revealed": "main deck",
}
# Where cards a player looked at come from and go back to, which two decks share.
LOOKED_AT = ("looked at", "fame deck", "nation deck")


class ImperiumLedger(Ledger):
    def __init__(self, s: State) -> None:
        self.zones = [self.heap(zone.spec.owner, zone.spec.name) for zone in s.zones]
        self.rows = [kind for kind in BOOK.counters if kind.name in COUNTERS]
        super().__init__(ROOMS, s)

    def heap(self, owner: int, name: str) -> tuple[int, str]:
        return (SHARED, "looked at") if name in LOOKED_AT else (owner, HEAPS.get(name, name))

    def true(self, s: Any) -> Facts:
        facts: Facts = Counter()
        for zone in s.zones:
            facts[self.zones[zone.spec.number]] += zone.size()
        for kind in self.rows:
            for i in range(kind.size):
                facts["count", kind.base + i] = s.get(kind.base + i)
        for at in range(0, len(s.tokens), 3):
            facts["tokens", s.tokens[at], s.tokens[at + 1]] = s.tokens[at + 2]
        facts.update(("exhausted", card) for card in s.exhausted)
        for slot in range(SLOTS):
            for resource in range(RESOURCES):
                facts["market", slot_card(s, slot), resource] += s.get(SLOT_TOKENS + slot * RESOURCES + resource)
        return facts

    def apply_event(self, event: Event) -> None:
        if event.kind == MOVE:
            self.facts[self.zones[event.src]] -= 1
            self.facts[self.zones[event.dst]] += 1
        elif event.kind == COUNT:
            self.facts["count", event.args[1]] += event.args[0]
        elif event.kind == MEANS:
            by, resource = event.args[:2]
            self.facts["count", RESOURCE + resource * MOST_SEATS + event.seat] += by
        elif event.kind == NEW_ROUND:
            self.facts["count", ROUND] = event.args[0]
        elif event.kind in (TOKENS_ON, MARKET_TOKENS):
            card, resource, by = event.args
            self.facts["tokens" if event.kind == TOKENS_ON else "market", card, resource] += by
        elif event.kind in (EXHAUSTED, READIED):
            self.facts["exhausted", event.args[0]] += 1 if event.kind == EXHAUSTED else -1


@pytest.mark.parametrize("number", range(GAMES))
def test_what_the_log_says_is_what_the_state_did(number: int) -> None:
    s = GAME.new(2 + number % 3, number, mixture(number))
    ledger = ImperiumLedger(s)
    rng = rng_of("imperium log", number)
    while s.asking:
        s.choose(pick(s, rng))
        ledger.hear(s)
        assert ledger.differs(s) == {}


def test_tokens_that_stay_while_market_cards_are_swapped_are_told_of() -> None:
    table = Table().in_play(0, "1GRE9").exile("1TRI2").slot(0, "1UNC3", progress=2).turn()
    ledger = ImperiumLedger(table.state)
    table.use("1GRE9")
    ledger.hear(table.state)
    assert table.market_tokens(0)["progress"] == 2
    assert ledger.differs(table.state) == {}
