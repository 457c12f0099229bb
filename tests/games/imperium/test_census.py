"""Every card of Classics that can be played is played in random games, and every exhaust ability used."""

from __future__ import annotations

from collections import Counter

from civitas.games.imperium.cards import CARDS, EXHAUST_OF, FLAGS, NO_PROGRAM, SUITS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import number
from civitas.games.imperium.state import EXHAUSTED, NO_PLAY, PLAY, PLAYING, POWER_SUIT
from civitas.kernel.events import MOVE, Event, Sink
from civitas.kernel.playout import playout
from civitas.testing.positions import SOAK, rng_of

GAMES = 3_000 if SOAK else 90
OFTEN = 1.0 if SOAK else 0.9


class Census(Sink):
    """Counts the cards played and the abilities used."""

    def __init__(self, played: Counter[int], used: Counter[int]) -> None:
        super().__init__()
        self.played = played
        self.used = used
        self.places: set[int] = set()

    def put(self, event: Event) -> None:
        if event.kind == MOVE and event.dst in self.places:
            self.played[event.args[0]] += 1
        elif event.kind == EXHAUSTED:
            self.used[event.args[0]] += 1


def census(games: int) -> tuple[Counter[int], Counter[int]]:
    played: Counter[int] = Counter()
    used: Counter[int] = Counter()
    for seed in range(games):
        s = GAME.new(2 + seed % 3, seed, {"replacements": ("yes", "no")[seed // 3 % 2]})
        sink = Census(played, used)
        sink.places = {zone.spec.number for zone in s.zones if zone.spec.kind in (PLAY, PLAYING)}
        s.sink = sink
        playout(s, rng_of("census", seed), 100_000)
    return played, used


def test_every_card_of_classics_is_played_and_every_exhaust_ability_used() -> None:
    played, used = census(GAMES)
    classics = [code for code in CARDS if code == "UNREST" or code.startswith("1")]
    playable = [code for code in classics if not FLAGS[number(code)] & NO_PLAY and not SUITS[number(code)] & POWER_SUIT]
    able = [code for code in classics if EXHAUST_OF[number(code)] != NO_PROGRAM]
    idle = [code for code in playable if not played[number(code)]]
    unused = [code for code in able if not used[number(code)]]
    assert len(playable) > 230
    assert len(idle) <= (1 - OFTEN) * len(playable), f"never played in {GAMES} games: {idle}"
    assert len(unused) <= (1 - OFTEN) * len(able), f"never used in {GAMES} games: {unused}"
