"""What the evaluation for bots sees in a position, and how bots play with it."""

from __future__ import annotations

from ages.scenario import AgesScenario, card
from civitas.bots import Bot, make_bot
from civitas.bots.play import bot_choice
from civitas.games.ages.codes import BUILD, DESTROY, RESIGN
from civitas.games.ages.evaluation import CULTURE_WORTH, impacts_known, rounds_left
from civitas.games.ages.game import GAME
from civitas.games.ages.ratings import civil_actions
from civitas.games.ages.state import CULTURE_POINTS, LAST_ROUND
from civitas.kernel.node import PASS
from civitas.testing.positions import SOAK

GREEDY_GAMES = 100 if SOAK else 2
BEAM_GAMES = 200 if SOAK else 8
BEAM = "beam:nodes=600,width=8,worlds=2" if SOAK else "beam:nodes=200,width=6,worlds=1"


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
    assert 14 <= rounds_left(t.state) <= 20
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


def won(number: int, first: Bot, second: Bot) -> bool:
    """Whether the first bot wins a game of two; it sits down second in every other one."""
    s = GAME.new(2, number)
    bots = [second, first] if number % 2 else [first, second]
    while s.asking:
        s.choose(bot_choice(bots[s.asked], GAME, s))
    return s.winners() == [number % 2]


def test_greedy_beats_random() -> None:
    """Chance never resigns, so the game must be won."""
    wins = sum(won(number, make_bot("greedy:worlds=1", 1), make_bot("random", 2)) for number in range(GREEDY_GAMES))
    assert 100 * wins >= 99 * GREEDY_GAMES


def test_beam_beats_greedy() -> None:
    wins = sum(won(number, make_bot(BEAM, 1), make_bot("greedy:worlds=1", 2)) for number in range(BEAM_GAMES))
    assert 100 * wins >= 75 * BEAM_GAMES


def test_beam_uses_its_first_whole_turn() -> None:
    s = GAME.new(2, 3)
    for _ in range(2):
        s.choose(PASS)
    bot = make_bot("beam:nodes=200,width=5", 1)
    built = 0
    while s.turn == 0:
        code = bot_choice(bot, GAME, s)
        built += BUILD < code < DESTROY
        if s.question is not None and s.question.kind == "action" and code == PASS:
            assert civil_actions(s, 0) == 0
        s.choose(code)
    assert built >= 1


def test_a_bot_bids_for_a_territory_only_what_it_is_worth() -> None:
    t = AgesScenario().workers(0, warriors=3).territory("historic_territory_ii")
    assert bot_choice(make_bot("greedy", 1), GAME, t.state) == 1
    t = AgesScenario().workers(0, warriors=6).workers(1, warriors=6).territory("vast_territory_i").choose(5)
    assert (t.state.asked, t.state.options) == (1, [PASS, 6])
    assert bot_choice(make_bot("greedy", 1), GAME, t.state) == PASS
    assert bot_choice(make_bot("beam:nodes=50", 1), GAME, t.state) == PASS


def test_a_war_is_worth_what_the_strength_promises() -> None:
    assert worth(AgesScenario().workers(0, warriors=9).war(0, "war_over_culture", 1)) > worth(
        AgesScenario().workers(0, warriors=9)
    )
    assert worth(AgesScenario().workers(1, warriors=9).war(0, "war_over_culture", 1)) < worth(
        AgesScenario().workers(1, warriors=9)
    )


def test_scoring_events_count_as_far_as_the_seat_knows_them() -> None:
    """Whoever prepared an impact knows it is to come; the others do not."""
    t = AgesScenario().age(3).colonies(0, "historic_territory_i").military(0, "impact_of_colonies")
    t.events("development_of_crafts").politics().do("play", "impact_of_colonies")
    assert impacts_known(t.state, 0) == 3 * CULTURE_WORTH
    assert impacts_known(t.state, 1) == 0
