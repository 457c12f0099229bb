"""Worlds made up for bots are worlds that may be."""

from __future__ import annotations

from civitas.games.ages.cards import KIND, TERRITORY
from civitas.games.ages.codes import RESIGN
from civitas.games.ages.game import GAME
from civitas.games.ages.state import CURRENT_EVENTS, FUTURE_EVENTS
from civitas.testing.positions import rng_of

STRIDE = 60


def test_only_events_and_territories_lie_in_the_event_piles_of_any_world() -> None:
    """What the seat cannot place may lie in decks, hands or events; of the last all know that they are events."""
    looked_at = 0
    for seats in (2, 3, 4):
        s = GAME.new(seats, seats)
        rng = rng_of("ages worlds", seats)
        while s.asking:
            if s.choices % STRIDE == 0:
                for seat in range(seats):
                    world = GAME.determinize(s, seat, s.choices)
                    for zone in world.zones:
                        if zone.spec.kind in CURRENT_EVENTS or zone.spec.kind in FUTURE_EVENTS:
                            looked_at += zone.size()
                            assert all(KIND[card] >= TERRITORY for card in zone.cards())
            codes = [code for code in s.opts if code != RESIGN]
            s.apply(codes[rng.below(len(codes))])
    assert looked_at > 100
