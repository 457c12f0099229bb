"""Everything public can be rebuilt from the public events alone: a spectator misses only secrets."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.ages.game import GAME
from civitas.games.ages.state import State
from civitas.kernel.events import COUNT, MOVE, Sink
from civitas.kernel.node import NEVER
from civitas.kernel.playout import left_to_chance
from civitas.testing.positions import rng_of

GAMES = 6
WITHOUT_RESIGNING = 3


class Ledger:
    """Counters, the sizes of all zones and the cards of the public ones, as a spectator hears of them."""

    def __init__(self, s: State) -> None:
        self.counts = list(s.counts)
        self.sizes = Counter({zone.spec.number: zone.size() for zone in s.zones})
        self.open = {zone.spec.number: Counter(zone.cards()) for zone in s.zones if zone.spec.public}

    def hear(self, s: State, sink: Sink) -> None:
        for event in sink.events:
            seen = event.as_seen_by(1 << s.seats)
            if seen is None:
                continue
            if seen.kind == COUNT:
                change, index = seen.args
                self.counts[index] += change
            elif seen.kind == MOVE:
                self.sizes[seen.src] -= 1
                self.sizes[seen.dst] += 1
                if seen.src in self.open:
                    self.open[seen.src][seen.args[0]] -= 1
                if seen.dst in self.open:
                    self.open[seen.dst][seen.args[0]] += 1
        sink.events.clear()

    def check(self, s: State) -> None:
        assert self.counts == list(s.counts)
        for zone in s.zones:
            assert self.sizes[zone.spec.number] == zone.size()
            if zone.spec.public:
                assert +self.open[zone.spec.number] == Counter(zone.cards())


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_public_counts_can_be_rebuilt_from_the_public_events(seed: int) -> None:
    s = GAME.new(2 + seed % 3, seed)
    ledger = Ledger(s)
    rng = rng_of("ages events", seed)
    sink = Sink()
    s.sink = sink
    gives_up = s.book.gives_up if seed < WITHOUT_RESIGNING else NEVER
    while s.asking:
        s.choose(s.options[rng.below(left_to_chance(s.options, gives_up))])
        ledger.hear(s, sink)
        ledger.check(s)
    assert s.over
