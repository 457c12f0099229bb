"""The log of Mare Nostrum says all that changes: whole games rebuilt from the events that have a line."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from civitas.games.mare.game import GAME
from civitas.games.mare.state import (
    A_FORTRESS,
    BUILDING_BUILT,
    BUILDING_PILLAGED,
    BUILT,
    CLAIM,
    CONTROL,
    CONTROL_BUILT,
    CONTROL_CONVERTED,
    CONTROL_LEFT,
    CONTROL_OCCUPIED,
    COPIED,
    FORTRESS,
    ICON_LEFT,
    ICON_OCCUPIED,
    ICON_SETTLED,
    LEGION_GIVEN_UP,
    LEGION_MARCHED,
    LEGION_ON,
    LEGIONS,
    LEVIED,
    MOST_SEATS,
    PHASE,
    PHASE_BEGAN,
    POWER_COPIED,
    ROUND,
    ROUND_BEGAN,
    TITLE,
    TITLE_GIVEN,
    TRIREME,
    TRIREME_SAILED,
    TRIREMES,
    UNIT_BUILT,
    UNIT_LOST,
    VICTORY,
    WENT_HOME,
    WON,
    State,
)
from civitas.kernel.events import MOVE, Event
from civitas.kernel.zones import SHARED
from civitas.rooms import Rooms
from civitas.testing.ledger import Facts, Ledger
from civitas.testing.positions import pick, rng_of

ROOMS = Rooms(GAME)
GAMES = 6
UNITS = {0: "legions", A_FORTRESS: "fortresses", TRIREME: "triremes"}
# What lies before a player's screen belongs to it: an offer is told when it is taken.
HEAPS = {
    "stock": "goods",
    "offer": "goods",
    "taken": "goods",
    "legendary stock": "legends",
    "legendary offer": "legends",
    "legendary taken": "legends",
}


class MareLedger(Ledger):
    def __init__(self, s: State) -> None:
        self.zones = [(zone.spec.owner, HEAPS.get(zone.spec.name, zone.spec.name)) for zone in s.zones]
        self.provinces = s.chart.provinces
        super().__init__(ROOMS, s)

    def true(self, s: Any) -> Facts:
        facts: Facts = Counter({(SHARED, "round"): s.get(ROUND), (SHARED, "phase"): s.get(PHASE)})
        for zone in s.zones:
            facts[self.zones[zone.spec.number]] += zone.size()
        for name, row in (("control", CONTROL), ("claim", CLAIM)):
            facts.update(
                (s.get(row + place) - 1, name, place) for place in range(s.chart.provinces) if s.get(row + place)
            )
        for seat in range(s.seats):
            for name, row, places in (
                ("legions", LEGIONS, s.chart.provinces),
                ("fortresses", FORTRESS, s.chart.provinces),
                ("triremes", TRIREMES, s.chart.seas),
            ):
                for place in range(places):
                    at = place + (s.chart.provinces if name == "triremes" else 0)
                    facts[seat, name, at] = s.get(row + place * MOST_SEATS + seat)
            facts[seat, "copied"] = s.get(COPIED + seat)
            facts[seat, "won"] = s.get(WON + seat)
        for icon in range(len(s.chart.icon_province)):
            facts[SHARED, "built", icon] = s.get(BUILT + icon)
            if s.get(LEGION_ON + icon):
                facts[s.get(LEGION_ON + icon) - 1, "on icon", icon] = 1
        facts.update((s.get(TITLE + track) - 1, "title", track) for track in range(3))
        return facts

    def apply_event(self, event: Event) -> None:
        facts = self.facts
        seat, args = event.seat, event.args
        if event.kind == MOVE:
            facts[self.zones[event.src]] -= 1
            facts[self.zones[event.dst]] += 1
        elif event.kind == ROUND_BEGAN:
            facts[SHARED, "round"] = args[0]
        elif event.kind == PHASE_BEGAN:
            facts[SHARED, "phase"] = args[0]
        elif event.kind == CONTROL_BUILT:
            facts[seat, "control", args[0]] += 1
        elif event.kind == CONTROL_CONVERTED:
            facts[args[1], "control", args[0]] -= 1
            facts[seat, "control", args[0]] += args[2]
            facts[seat, "claim", args[0]] = 0
        elif event.kind in (CONTROL_OCCUPIED, CONTROL_LEFT):
            facts[seat, "claim", args[0]] = int(event.kind == CONTROL_OCCUPIED)
        elif event.kind == UNIT_BUILT:
            facts[seat, UNITS[args[0]], args[1]] += 1
        elif event.kind == UNIT_LOST:
            facts[seat, UNITS[args[0]], args[1]] -= args[2]
        elif event.kind == LEVIED:
            facts[seat, "legions", args[0]] += args[1]
        elif event.kind == LEGION_GIVEN_UP:
            facts[seat, "legions", args[0]] -= 1
        elif event.kind in (WENT_HOME, LEGION_MARCHED, TRIREME_SAILED):
            what = "triremes" if event.kind == TRIREME_SAILED else "legions"
            count = args[2] if event.kind == WENT_HOME else 1
            facts[seat, what, args[0]] -= count
            facts[seat, what, args[1]] += count
        elif event.kind == BUILDING_BUILT:
            facts[SHARED, "built", args[0]] = 1
        elif event.kind == BUILDING_PILLAGED:
            facts[SHARED, "built", args[0]] = 0
            facts[seat, "on icon", args[0]] = 1
        elif event.kind in (ICON_OCCUPIED, ICON_SETTLED, ICON_LEFT):
            facts[seat, "on icon", args[0]] = int(event.kind != ICON_LEFT)
        elif event.kind == TITLE_GIVEN:
            facts[args[1], "title", args[0]] -= 1
            facts[seat, "title", args[0]] += 1
        elif event.kind == POWER_COPIED:
            facts[seat, "copied"] = args[0] + 1
        elif event.kind == VICTORY:
            facts[seat, "won"] = args[0]


@pytest.mark.parametrize("number", range(GAMES))
def test_what_the_log_says_is_what_the_state_did(number: int) -> None:
    s = GAME.new(3 + number % 3, number, {"rounds": 6})
    ledger = MareLedger(s)
    rng = rng_of("mare log", number)
    while s.asking:
        s.choose(pick(s, rng))
        ledger.hear(s)
        assert ledger.differs(s) == {}
