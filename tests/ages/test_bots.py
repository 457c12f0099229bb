"""What the evaluation for bots sees in a position, and how bots play with it."""

from __future__ import annotations

from ages.scenario import AgesScenario, card
from civitas.bots import make_bot
from civitas.bots.play import bot_choice
from civitas.games.ages.codes import RESIGN
from civitas.games.ages.evaluation import rounds_left
from civitas.games.ages.game import GAME
from civitas.games.ages.state import CULTURE_POINTS, LAST_ROUND
from civitas.kernel.machine import PASS

GAMES = 4


def worth(t: AgesScenario) -> int:
    return GAME.evaluate(t.state, 0)


def test_more_of_anything_good_is_worth_more() -> None:
    before = worth(AgesScenario())
    assert worth(AgesScenario().culture(0, 1)) > before
    assert worth(AgesScenario().science(0, 1)) > before
    assert worth(AgesScenario().stored(0, bronze=1)) > before
    assert worth(AgesScenario().workers(0, warriors=2)) > before
    assert worth(AgesScenario().wonders(0, "pyramids")) > before
    assert worth(AgesScenario().colonies(0, "historic_territory_i")) > before
    assert worth(AgesScenario().tech(0, "iron")) > before
    assert worth(AgesScenario().culture(1, 9)) < before
    assert worth(AgesScenario().yellow(0, 8).unused(0, 0)) < before


def test_ending_a_turn_is_worth_little_by_itself() -> None:
    s = GAME.new(2, 3)
    for _ in range(3):
        s.choose(PASS)
    assert s.question is not None
    assert (s.asked, s.question.kind) == (0, "action")
    before = GAME.evaluate(s, 0)
    s.choose(PASS)
    assert abs(GAME.evaluate(s, 0) - before) < 250


def test_the_end_is_guessed_from_the_cards_left_until_it_is_known() -> None:
    t = AgesScenario()
    assert 10 <= rounds_left(t.state) <= 18
    assert rounds_left(t.set(LAST_ROUND, 0, 4).state) == 2


def test_a_bot_builds_what_it_can_and_never_resigns() -> None:
    t = AgesScenario().stored(0, bronze=3).spent(0, civil=3, military=2).row().actions()
    assert bot_choice(make_bot("greedy", 1), GAME, t.state) in (
        t.code("build", "philosophy"),
        t.code("build", "religion"),
    )
    t = AgesScenario().politics()
    assert RESIGN in t.state.options
    assert bot_choice(make_bot("greedy", 1), GAME, t.state) == PASS
    t = AgesScenario().military(0, "armed_intervention").workers(0, warriors=5).culture(1, 20).politics()
    t.state.put(CULTURE_POINTS, 0)
    assert bot_choice(make_bot("greedy", 1), GAME, t.state) == t.code("attack", "armed_intervention", "1")
    assert card("armed_intervention") in t.military_hand(0)


def test_greedy_beats_random() -> None:
    for number in range(GAMES):
        s = GAME.new(2, number)
        bots = [make_bot("greedy", 1), make_bot("random", 2)]
        if number % 2:
            bots.reverse()
        while s.asking:
            s.choose(bot_choice(bots[s.asked], GAME, s))
        assert s.winners() == [number % 2]
