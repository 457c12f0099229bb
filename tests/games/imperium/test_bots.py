"""The levels of Imperium play cards, and play better than a bot that looks one answer ahead."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from civitas.bots import make_bot
from civitas.bots.play import bot_choice
from civitas.games.imperium.game import GAME
from civitas.games.imperium.levels import LEVELS
from civitas.games.imperium.state import ACTIVATE

GAMES = 12


def test_normal_activates_often_and_beats_a_bot_that_looks_one_answer_ahead() -> None:
    """They change seats after every game."""
    wins = Fraction(0)
    turns: Counter[int] = Counter()
    for number in range(GAMES):
        s, seat = GAME.new(2, number // 2), number % 2
        bots = [make_bot(LEVELS["normal"], 1), make_bot("greedy:worlds=1", 2)]
        while s.asking:
            code = bot_choice(bots[s.asked != seat], GAME, s)
            if s.asked == seat and s.asker().kind == "turn":
                turns[code] += 1
            s.choose(code)
        wins += Fraction(seat in s.winners(), len(s.winners()))
    assert 3 * turns[ACTIVATE] >= turns.total()
    assert 2 * wins > GAMES
