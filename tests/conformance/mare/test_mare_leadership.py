"""Phase 5 and the four victories (mare:5, mare:6)."""

from __future__ import annotations

from mare.scenario import MareScenario

from civitas.games.mare.state import CONQUEST, FAME, LEADERSHIP, ROUND
from civitas.testing.rules import rule


def bare_table(seats: int = 5) -> MareScenario:
    """No buildings, no units, no stocks."""
    return MareScenario(seats).bare().no_units().no_stocks()


def track_example() -> MareScenario:
    """The rulebook's picture: caravans and markets give Rome 5, Greece and Babylon 4, Egypt and Carthage 3."""
    t = bare_table()
    t.built("latium:metal", "latium:wine", "gallia:sheep", "latium:market", "gallia:market")
    t.built("achaia:oil", "macedonia:wine", "achaia:market", "macedonia:market")
    t.built("babylonia:spices", "babylonia:grain", "mesopotamia:sheep", "babylonia:market")
    t.built("ethiopia:grain", "ethiopia:gold", "ethiopia:market")
    return t.built("africa:sheep", "africa:spices", "africa:market")


@rule("mare:5")
def test_the_trade_track_of_the_example_makes_rome_the_leader() -> None:
    t = track_example()
    levels = {empire: t.level("trade", empire) for empire in t.state.chart.empire_ids}
    assert levels == {"rome": 5, "greece": 4, "babylon": 4, "egypt": 3, "carthage": 3}
    t.leadership().finish()
    assert t.leader("trade") == "rome"
    t.trade()
    assert (t.kind, t.asked) == ("number", "rome")


@rule("mare:5", "mare:2.1")
def test_a_new_trade_leader_has_all_three_tokens() -> None:
    t = track_example().tokens_used(3).leadership().finish().trade()
    assert t.state.options == [0, 1, 2, 3, 4, 5]


@rule("mare:5", "mare:2.1")
def test_a_trade_leader_that_stays_keeps_its_used_tokens() -> None:
    t = track_example().title("trade", "rome").tokens_used(1).leadership().finish().trade()
    assert t.state.options == [1, 2, 3, 4]


@rule("mare:5-plus", "mare:5", "mare:3.2")
def test_rome_with_fourteen_units_builds_four_legions_and_stands_at_eighteen() -> None:
    """The rulebook's example of a level beyond fifteen: the marker turns over, the level goes on."""
    t = bare_table().triremes("ionian", "rome", 5).legions("italia", "rome", 4).stock("rome", coin=12)
    for province in ("latium", "gallia", "italia", "dalmatia", "germania"):
        t.control(province, "rome").fortress(province, "rome")
    assert t.level("military", "rome") == 14
    t.build_turn("rome")
    for _ in range(4):
        t.build("legion", "italia", pay="3coin")
    assert t.level("military", "rome") == 18
    t.leadership().finish()
    assert t.leader("military") == "rome"


@rule("mare:5")
def test_caravans_and_markets_are_trade_cities_and_temples_culture_units_military() -> None:
    t = bare_table()
    assert t.levels("greece") == (0, 0, 0)
    t.built("achaia:oil", "achaia:market")
    assert t.levels("greece") == (2, 0, 0)
    t.control("asia", "greece").built("athenae", "sparta", "achaia:temple", "troia")
    assert t.levels("greece") == (2, 4, 0)
    t.legions("thrace", "greece", 2).fortress("thrace", "greece").triremes("black", "greece", 1)
    assert t.levels("greece") == (2, 4, 4)
    t.tiles("greece", "hercules")
    assert t.levels("greece") == (4, 6, 6)


@rule("mare:5")
def test_the_highest_level_takes_each_title() -> None:
    t = bare_table().built("ethiopia:gold", "babylon").legions("italia", "carthage", 1)
    t.leadership()
    assert [t.leader(track) for track in ("trade", "culture", "military")] == ["egypt", "babylon", "carthage"]


@rule("mare:5")
def test_the_last_leader_decides_a_tie_and_may_name_itself_if_it_is_among_them() -> None:
    t = bare_table().built("ethiopia:gold", "africa:spices", "athenae").legions("italia", "rome", 1).leadership()
    assert (t.kind, t.asked) == ("title", "carthage")
    assert t.state.options == [t.seat("egypt"), t.seat("carthage")]
    t.choose_empire("title", "carthage")
    assert t.leader("trade") == "carthage"


@rule("mare:5")
def test_a_last_leader_that_is_not_tied_still_decides_among_the_others() -> None:
    t = bare_table().built("ethiopia:gold", "latium:wine", "athenae").legions("italia", "rome", 1).leadership()
    assert (t.kind, t.asked) == ("title", "carthage")
    assert t.state.options == [t.seat("rome"), t.seat("egypt")]
    t.choose_empire("title", "rome")
    assert t.leader("trade") == "rome"


# Fame.


@rule("mare:6.2")
def test_of_two_with_five_tiles_the_culture_leader_wins() -> None:
    t = bare_table().tiles("rome", "circe", "hercules", "hamilcar", "antigone")
    t.tiles("egypt", "gilgamesh", "spartacus", "penthesilea", "perseus").build_phase().finish()
    assert t.state.over
    assert t.winners() == ["egypt"]


@rule("mare:6.2")
def test_two_with_five_tiles_share_the_victory_if_neither_leads_culture() -> None:
    t = bare_table().tiles("rome", "circe", "hercules", "hamilcar", "antigone").title("culture", "greece")
    t.tiles("egypt", "gilgamesh", "spartacus", "penthesilea", "lighthouse").build_phase().finish()
    assert t.winners() == ["rome", "egypt"]
    assert t.victory("rome") == t.victory("egypt") == FAME
    assert t.state.winners() == [t.seat("rome"), t.seat("egypt")]


@rule("mare:6.2")
def test_four_tiles_do_not_win() -> None:
    t = bare_table().tiles("rome", "circe", "hercules", "hamilcar").build_phase().finish()
    assert t.winners() == []


# Conquest.


@rule("mare:6.3")
def test_four_capitals_and_legendary_cities_controlled_or_occupied_win_at_the_end_of_the_phase() -> None:
    t = bare_table().built("roma", "athenae", "troia", "ierusalem", "alexandria")
    t.control("asia", "rome").control("judaea", "rome").legions("achaia", "rome", 1).legions("italia", "rome", 1)
    t.move_phase().choose_empire("mover", "rome").done("march").occupy("athenae")
    assert t.state.great_cities(t.seat("rome")) == 4
    assert not t.state.over
    t.finish()
    assert t.winners() == ["rome"]
    assert t.victory("rome") == CONQUEST


@rule("mare:6.3")
def test_three_such_cities_do_not_win_nor_do_regular_ones_count() -> None:
    t = bare_table().built("roma", "troia", "ierusalem", "byzantium", "cnossus", "sparta")
    for province in ("asia", "judaea", "thrace", "crete"):
        t.control(province, "rome")
    t.move_phase().finish()
    assert t.winners() == []


@rule("mare:6.3")
def test_cities_lost_again_before_the_phase_ends_do_not_win() -> None:
    t = bare_table().built("roma", "athenae", "troia", "ierusalem").legions("achaia", "rome", 1)
    t.control("asia", "rome").control("judaea", "rome").legions("thrace", "greece", 1).legions("macedonia", "greece", 1)
    t.move_phase().choose_empire("mover", "rome").done("march").occupy("athenae")
    t.choose_empire("mover", "greece").dice(6, 6, 1).march("macedonia", "achaia").done("march").finish()
    assert t.winners() == []


# Titles.


@rule("mare:6.4")
def test_all_three_titles_win_at_the_end_of_the_round() -> None:
    t = bare_table().built("latium:wine", "roma").legions("italia", "rome", 1).leadership()
    assert t.state.over
    assert t.winners() == ["rome"]
    assert t.victory("rome") == LEADERSHIP


@rule("mare:6.4")
def test_two_titles_do_not_win() -> None:
    t = bare_table().built("latium:wine", "athenae").legions("italia", "rome", 1).leadership()
    assert t.winners() == []


@rule("mare:6.4", "mare:5")
def test_high_levels_win_nothing_before_the_titles_are_claimed() -> None:
    t = bare_table().built("latium:wine", "roma").legions("italia", "rome", 1).move_phase().finish()
    assert t.winners() == []


@rule("mare:6")
def test_nobody_wins_at_the_start_and_play_goes_on() -> None:
    t = MareScenario(3)
    t.build_phase().finish()
    assert t.winners() == []
    t.move_phase().finish()
    assert t.winners() == []
    t.leadership().finish()
    assert t.winners() == []


# A limit of rounds.


@rule("mare:6")
def test_a_game_that_reaches_its_limit_of_rounds_has_no_winner() -> None:
    """Ruling 37."""
    t = MareScenario(3, rounds=1).finish()
    assert t.state.over
    assert t.state.get(ROUND) == 1
    assert t.state.winners() == []
    assert t.state.scores() == [0, 0, 0]
    assert t.state.rank() == [1, 1, 1]


@rule("mare:6", "mare:6.4")
def test_a_victory_in_the_last_round_comes_before_the_limit() -> None:
    """Ruling 37."""
    t = MareScenario(5, rounds=1).bare().no_units().built("latium:wine", "roma").legions("italia", "rome", 1)
    t.tiles("rome", "hercules").finish()
    assert t.state.winners() == [t.seat("rome")]
    assert t.victory("rome") == LEADERSHIP
    assert t.state.rank() == [1, 2, 2, 2, 2]


@rule("mare:6")
def test_nobody_has_won_before_the_game_is_over() -> None:
    assert MareScenario(3).state.winners() == []
