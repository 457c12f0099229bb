"""Every card that can be played is played in random games, and every exhaust ability used."""

from __future__ import annotations

from collections import Counter

from civitas.games.imperium.cards import CARDS, EXHAUST_OF, FLAGS, NO_PROGRAM, STAGES, SUITS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import is_playable
from civitas.games.imperium.numbers import number
from civitas.games.imperium.state import EXHAUSTED, NO_PLAY, PINNED, PLAY, PLAYING, POWER_SUIT
from civitas.kernel.events import MOVE, Event, Sink
from civitas.kernel.playout import playout
from civitas.testing.positions import SOAK, rng_of

from .scenario import mixture

GAMES = 3_000 if SOAK else 240
OFTEN = 1.0 if SOAK else 0.9
# Quests that chance does not complete: three knights in regions, or Merlin in one, and an Empire for one of them.
# Developments behind a long nation deck (Martians), or behind another that has to be in play (Polynesians).
TOO_FAR = ("2ART3", "2ART6", "2ART7", "3MRT3", "3MRT4", "3MRT5", "3POL4", "3POL5")


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
        s = GAME.new(2 + seed % 3, seed, mixture(seed))
        sink = Census(played, used)
        sink.places = {zone.spec.number for zone in s.zones if zone.spec.kind in (PLAY, PLAYING)}
        s.sink = sink
        playout(s, rng_of("census", seed), 100_000)
    return played, used


def can_be_played(code: str) -> bool:
    """Powers, state cards, and what begins in play for good, are never in a hand."""
    card = number(code)
    if code in TOO_FAR or FLAGS[card] & NO_PLAY or SUITS[card] & POWER_SUIT or STAGES[card]:
        return False
    return CARDS[code].start not in ("in play", "merchant", "state") or bool(FLAGS[card] & PINNED)


def test_every_card_is_played_and_every_exhaust_ability_used() -> None:
    played, used = census(GAMES)
    here = [code for code in CARDS if is_playable(code)]
    playable = [code for code in here if can_be_played(code)]
    able = [code for code in here if EXHAUST_OF[number(code)] != NO_PROGRAM and code not in TOO_FAR]
    idle = [code for code in playable if not played[number(code)]]
    unused = [code for code in able if not used[number(code)]]
    assert len(playable) >= 480
    assert len(idle) <= (1 - OFTEN) * len(playable), f"never played in {GAMES} games: {idle}"
    assert len(unused) <= (1 - OFTEN) * len(able), f"never used in {GAMES} games: {unused}"
