"""What the evaluation for bots sees in a position, and how bots play with it."""

from __future__ import annotations

import pytest

from civitas.arena.simulate import simulate
from civitas.bots import make_bot
from civitas.bots.play import bot_choice
from civitas.games.mare.box import BOX
from civitas.games.mare.evaluation import POWERS, VICTORY, Survey, to_conquest
from civitas.games.mare.game import GAME
from civitas.games.mare.state import CULTURE, MILITARY, MOST_SEATS, TRADE
from civitas.kernel.node import PASS
from mare.scenario import MareScenario

ROUNDS = 14


def worth(t: MareScenario, empire: str) -> int:
    return GAME.evaluate(t.state, t.seat(empire))


def choice(t: MareScenario, spec: str = "greedy") -> int:
    return bot_choice(make_bot(spec, 1), GAME, t.state)


def conquest(t: MareScenario, empire: str) -> int:
    return to_conquest(t.state, Survey(t.state), t.seat(empire))


# The evaluation.


def test_a_victory_is_worth_more_than_any_position() -> None:
    t = MareScenario(4).tiles("egypt", "hercules", "circe", "perseus").stock("egypt", coin=10).display("colossus")
    assert worth(t, "egypt") < VICTORY // 10
    t.build_phase().skip_to("builder").choose_empire("builder", "egypt").build("colossus").finish()
    assert t.state.over
    assert worth(t, "egypt") == VICTORY
    assert worth(t, "rome") == -VICTORY


def test_a_shared_victory_is_worth_its_share() -> None:
    t = MareScenario(4).display("colossus", "ramses_ii").title("culture", "greece").no_stocks()
    t.tiles("egypt", "hercules", "circe", "perseus").stock("egypt", coin=10)
    t.tiles("rome", "antigone", "spartacus", "gilgamesh").stock("rome", coin=10)
    t.build_phase().skip_to("builder").choose_empire("builder", "egypt").build("colossus", pay="10coin").done("build")
    t.choose_empire("builder", "rome").build("ramses_ii").finish()
    assert [worth(t, "egypt"), worth(t, "rome"), worth(t, "greece")] == [VICTORY // 2, VICTORY // 2, -VICTORY]


def test_every_building_tile_and_unit_is_worth_something() -> None:
    t = MareScenario(4).no_stocks()
    before = worth(t, "rome")
    assert worth(MareScenario(4).no_stocks().built("latium:temple"), "rome") > before
    assert worth(MareScenario(4).no_stocks().legions("gallia", "rome", 1), "rome") > before
    assert worth(MareScenario(4).no_stocks().triremes("ionian", "rome", 1), "rome") > before
    assert worth(MareScenario(4).no_stocks().control("dalmatia", "rome"), "rome") > before
    assert worth(MareScenario(4).no_stocks().tiles("rome", "hercules"), "rome") > before
    assert worth(MareScenario(4).no_stocks().stock("rome", coin=1), "rome") > before


@pytest.mark.parametrize(
    "tiles", [("hercules",), ("hercules", "circe"), ("hercules", "circe", "perseus")], ids=["two", "three", "four"]
)
def test_the_nearer_an_opponent_is_to_fame_the_worse(tiles: tuple[str, ...]) -> None:
    fewer = MareScenario(4).tiles("egypt", *tiles[:-1])
    more = MareScenario(4).tiles("egypt", *tiles)
    assert worth(more, "greece") < worth(fewer, "greece")


def test_an_open_capital_is_worse_when_legions_stand_near() -> None:
    safe = MareScenario(4).legions("macedonia", "rome", 3).legions("achaia", "greece", 4)
    open_to_rome = MareScenario(4).legions("macedonia", "rome", 3).legions("achaia", "greece", 0)
    open_to_rome.fortress("achaia", "greece", 0).legions("thrace", "greece", 5)
    assert worth(open_to_rome, "greece") < worth(safe, "greece") - 100
    assert conquest(open_to_rome, "rome") < conquest(safe, "rome")


def test_the_way_to_conquest_is_counted_in_resources() -> None:
    t = MareScenario(4).no_units()
    far = conquest(t, "greece")
    t.triremes("aegean", "greece", 1)
    linked = conquest(t, "greece")
    t.control("asia", "greece")
    controlled = conquest(t, "greece")
    t.built("troia")
    assert far > linked
    assert linked - controlled == controlled - conquest(t, "greece") == 3


def test_held_great_cities_cost_nothing_and_defended_ones_most() -> None:
    t = MareScenario(4).no_units()
    for province, city in (("asia", "troia"), ("sicilia", "syracusae"), ("judaea", "ierusalem")):
        t.control(province, "greece").built(city)
    assert conquest(t, "greece") == 0
    t.legions("asia", "rome", 1).occupied("rome", "troia")
    besieged = conquest(t, "greece")
    assert besieged > 0
    assert conquest(t.legions("asia", "rome", 3), "greece") > besieged


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_survey_counts_as_the_rules_do(seats: int) -> None:
    state = GAME.new(seats, 5, {"rounds": ROUNDS})
    bots = [make_bot("random", seat) for seat in range(seats)]
    checked = 0
    while state.asking:
        if checked % 20 == 0:
            survey = Survey(state)
            for seat in range(seats):
                for track in (TRADE, CULTURE, MILITARY):
                    assert survey.levels[track * MOST_SEATS + seat] == state.track(track, seat)
        checked += 1
        state.choose(bot_choice(bots[state.asked], GAME, state) if checked % 3 else state.options[-1])
    assert checked > 100


def test_the_worth_of_a_power_names_a_tile() -> None:
    assert set(POWERS) <= {tile.id for tile in BOX.tile}


# The bots.


@pytest.mark.parametrize("spec", ["greedy", "search:playouts=12"])
def test_a_bot_takes_the_victory_it_is_offered(spec: str) -> None:
    t = MareScenario(4).tiles("egypt", "hercules", "circe", "perseus").display("colossus")
    t.stock("egypt", coin=10).build_phase().skip_to("builder").choose_empire("builder", "egypt")
    assert choice(t, spec) == t.build_code("colossus")
    t = MareScenario(4).stock("egypt", coin=12).build_turn("egypt")
    assert choice(t, spec) == t.build_code("pyramids")


def test_greedy_builds_its_fourth_great_city() -> None:
    t = MareScenario(4).no_units().stock("greece", coin=3)
    for province, city in (("asia", "troia"), ("sicilia", "syracusae")):
        t.control(province, "greece").built(city)
    t.control("judaea", "greece").build_turn("greece")
    assert choice(t) == t.build_code("building", "ierusalem")


def test_greedy_occupies_a_capital_that_is_its_fourth_great_city() -> None:
    t = MareScenario(4).no_units().legions("achaia", "rome", 1)
    for province, city in (("asia", "troia"), ("sicilia", "syracusae")):
        t.control(province, "rome").built(city)
    t.title("military", "rome").move_phase().choose_empire("mover", "rome").skip_to("conquest")
    t.state.choose(choice(t))
    assert t.state.great_cities(t.seat("rome")) == 4


def test_greedy_does_not_march_one_legion_against_a_fortress() -> None:
    t = MareScenario(4).no_units().legions("italia", "rome", 1).fortress("latium", "rome")
    t.triremes("ionian", "rome", 1).legions("achaia", "greece", 2).fortress("achaia", "greece")
    t.move_turn("rome").skip_to("march")
    code = choice(t)
    assert code == PASS or code % 32 != t.province("achaia")


def test_greedy_beats_three_random_seats() -> None:
    report = simulate("mare", 4, 4, ["greedy:worlds=1", *["random"] * 3], seed=2, options={"rounds": ROUNDS})
    assert report.wins_by_bot == {"greedy:worlds=1": "4", "random": "0"}


def test_greedy_games_end_by_a_victory() -> None:
    report = simulate("mare", 2, 3, ["greedy:worlds=1"], seed=1, options={"rounds": 25})
    assert report.wins_by_bot == {"greedy:worlds=1": "2"}
