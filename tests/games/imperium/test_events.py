"""What lies on and under cards can be rebuilt from public events alone; zones and counters are the model tester's."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import EXHAUSTED, GARRISONED, READIED, TOKENS_ON, UNGARRISONED, State
from civitas.kernel.events import Sink
from civitas.testing.positions import rng_of

from .scenario import mixture


class Ledger:
    """Exhaust tokens, tokens on cards and garrisons, as a spectator hears of them."""

    def __init__(self) -> None:
        self.exhausted: set[int] = set()
        self.tokens: Counter[tuple[int, int]] = Counter()
        self.garrisons: Counter[tuple[int, int]] = Counter()

    def hear(self, s: State, sink: Sink) -> None:
        for event in sink.events:
            seen = event.as_seen_by(1 << s.seats)
            if seen is None:
                continue
            if seen.kind == EXHAUSTED:
                self.exhausted.add(seen.args[0])
            elif seen.kind == READIED:
                self.exhausted.discard(seen.args[0])
            elif seen.kind == TOKENS_ON:
                self.tokens[seen.args[0], seen.args[1]] += seen.args[2]
            elif seen.kind == GARRISONED:
                self.garrisons[seen.args[1], seen.args[0]] += 1
            elif seen.kind == UNGARRISONED:
                self.garrisons[seen.args[1], seen.args[0]] -= 1
        sink.events.clear()

    def check(self, s: State) -> None:
        assert self.exhausted == set(s.exhausted)
        on_cards = {(s.tokens[i], s.tokens[i + 1]): s.tokens[i + 2] for i in range(0, len(s.tokens), 3)}
        assert {key: n for key, n in self.tokens.items() if n} == on_cards
        under = Counter((s.under[i], s.under[i + 1]) for i in range(0, len(s.under), 2))
        assert +self.garrisons == under


@pytest.mark.parametrize("seed", range(12))
def test_exhaust_tokens_tokens_on_cards_and_garrisons_are_told(seed: int) -> None:
    s = GAME.new(2 + seed % 3, seed, mixture(seed))
    rng = rng_of("events", seed)
    sink = Sink()
    s.sink = sink
    ledger = Ledger()
    garrisoned = False
    while s.asking:
        s.choose(s.options[rng.below(len(s.options))])
        ledger.hear(s, sink)
        ledger.check(s)
        garrisoned = garrisoned or bool(s.under)
    assert garrisoned
