"""Whole games of Through the Ages: they end, keep all tokens, and meet every card."""

from __future__ import annotations

from collections import Counter

import pytest

from ages.scenario import kept_counts
from civitas.games.ages.box import BOARD, CARDS
from civitas.games.ages.cards import BLUE, YELLOW
from civitas.games.ages.codes import BUILD, DESTROY, RESIGN, STAGE, TAKE, UPGRADE
from civitas.games.ages.game import GAME
from civitas.games.ages.play import LOSE_BLUE
from civitas.games.ages.ratings import all_workers, civil_total, military_total, symbols
from civitas.games.ages.state import (
    BLUE_BANK,
    CIVIL_SPENT,
    MILITARY_SPENT,
    SCIENCE_POINTS,
    STAGES_BUILT,
    YELLOW_BANK,
    State,
)
from civitas.games.ages.tokens import all_stored
from civitas.kernel.events import MOVE, Sink
from civitas.kernel.playout import playout
from civitas.testing.positions import LONGEST, SOAK, rng_of

GAMES = 400 if SOAK else 24
RANDOM_GAMES = 10_000 if SOAK else 30


def check_tokens(s: State) -> None:
    """No token comes from nowhere: blue ones only by symbols, yellow ones by symbols, theft or Alexander.

    And the counters that spare the rules a count hold what counting gives.
    """
    yellow = 0
    for seat in range(s.seats):
        for index, value in kept_counts(s, seat).items():
            assert s.get(index + seat) == value
        blue = s.get(BLUE_BANK + seat) + s.get(STAGES_BUILT + seat) + all_stored(s, seat)
        assert blue - symbols(s, seat, BLUE) <= BOARD.blue_tokens
        assert min(s.get(BLUE_BANK + seat), s.get(YELLOW_BANK + seat), s.get(SCIENCE_POINTS + seat)) >= 0
        assert 0 <= s.get(CIVIL_SPENT + seat) <= civil_total(s, seat)
        assert 0 <= s.get(MILITARY_SPENT + seat) <= military_total(s, seat)
        yellow += s.get(YELLOW_BANK + seat) + all_workers(s, seat) - symbols(s, seat, YELLOW)
    assert yellow <= 25 * s.seats + 1


def restless(s: State, number: int) -> None:
    """Plays to the end: builds rather than passes, never resigns."""
    rng = rng_of("restless", number)
    while s.asking:
        options = [code for code in s.options if code != RESIGN and not DESTROY <= code < STAGE]
        better = [code for code in options if BUILD <= code < DESTROY or STAGE < code < UPGRADE or code >= UPGRADE]
        plays = [code for code in options if 0 <= code < TAKE]
        pool = better if better and rng.below(2) else plays if plays and rng.below(3) else options
        s.choose(pool[rng.below(len(pool))])
        if all(frame.prog != LOSE_BLUE for frame in s.stack):  # then a token is still to be given up
            check_tokens(s)


def test_games_end_with_winners_and_every_card_moves() -> None:
    met: Counter[int] = Counter()
    for number in range(GAMES):
        s = GAME.new(2 + number % 3, number)
        s.sink = Sink()
        restless(s, number)
        assert s.winners()
        met.update(event.args[0] for event in s.sink.events if event.kind == MOVE)
    unmet = sorted(card.id for card in CARDS if not met[card.number] and any(card.copies))
    assert unmet == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(RANDOM_GAMES // 3):
        s = GAME.new(seats, seed)
        playout(s, rng_of("ages", seats, seed), LONGEST)
        assert s.over, f"the game {seed} with {seats} seats goes on and on"
        check_tokens(s)
