"""The levels of Imperium play cards, and play better than a bot that looks one answer ahead."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from civitas.bots import make_bot
from civitas.bots.beam import Turn
from civitas.bots.budget import FULL, Steps
from civitas.bots.play import bot_choice
from civitas.games.imperium.game import GAME
from civitas.games.imperium.levels import LEVELS
from civitas.games.imperium.state import ACTIVATE

from .conformance.positions import in_play
from .scenario import code_of

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


def test_the_beam_does_not_return_the_very_token_an_ability_cost() -> None:
    """Olmec Hieroglyphics would be used again and again, by a bot that is made anew for each answer."""
    game = in_play("2OLM10", "1REG8", "1UNC8").has(0, materials=4, progress=4).turn().use("1UNC8")
    while game.asks()[0] != "activate":
        game.answer(game.asks()[0], game.state.options[0])
    game.use("2OLM10").choose(0)
    assert game.asks() == ("ready", 0)
    own = next(code for code in game.state.options if code_of(code) == "2OLM10")
    lines = Turn(GAME, game.state, 0).explore(Steps(60), 0, FULL, 8)
    assert lines[own].value == min(line.value for line in lines.values())
    assert lines[own].value < max(line.value for line in lines.values())
