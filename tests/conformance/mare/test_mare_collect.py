"""Phase 1: collecting resources (mare:1)."""

from __future__ import annotations

from mare.scenario import MareScenario

from civitas.games.mare.state import LEGEND_STOCK, PILE, SPENT
from civitas.testing.rules import rule


def empty_table(seats: int = 5) -> MareScenario:
    """No buildings, no units, no stocks: what is collected is what the test builds."""
    return MareScenario(seats).bare().no_units().no_stocks()


@rule("mare:1.1")
def test_a_city_and_a_capital_give_a_coin_each() -> None:
    t = empty_table().built("roma", "byzantium").collect()
    assert t.has("rome") == {"coin": 1}
    assert t.has("greece") == {"coin": 1}


@rule("mare:1.1")
def test_a_temple_gives_another_coin_for_each_city_of_its_province() -> None:
    t = empty_table().built("athenae", "sparta", "achaia:temple", "byzantium").collect()
    assert t.has("greece") == {"coin": 5}


@rule("mare:1.1")
def test_a_caravan_gives_the_good_beside_it_and_a_market_one_more_of_each() -> None:
    t = empty_table().built("latium:metal", "latium:wine", "latium:market", "gallia:grain").collect()
    assert t.has("rome") == {"metal": 2, "wine": 2, "grain": 1}


@rule("mare:1.1")
def test_a_market_or_temple_alone_gives_nothing() -> None:
    t = empty_table().built("latium:market", "latium:temple").collect()
    assert t.has("rome") == {}


@rule("mare:1.1")
def test_a_temple_does_not_double_caravans_nor_a_market_cities() -> None:
    t = empty_table().built("latium:wine", "latium:temple", "babylon", "babylonia:market").collect()
    assert t.has("rome") == {"wine": 1}
    assert t.has("babylon") == {"coin": 1}


@rule("mare:1.1", "mare:1.2")
def test_a_legendary_city_gives_a_coin_and_a_legendary_good() -> None:
    t = empty_table().control("asia", "greece").built("troia").legendary(("wine", "sheep")).collect()
    assert t.has("greece") == {"coin": 1, "legendary_sheep": 1}


@rule("mare:1.1", "mare:1.2")
def test_a_temple_at_a_legendary_city_gives_a_coin_more_if_its_owner_likes() -> None:
    t = empty_table().control("asia", "greece").built("troia", "asia:temple").legendary(("wine", "sheep")).collect()
    assert t.asked == "greece"
    t.answer("temple", 0)
    assert t.has("greece") == {"coin": 2, "legendary_sheep": 1}


@rule("mare:1.1", "mare:1.2")
def test_a_temple_at_a_legendary_city_gives_a_legendary_good_more_if_its_owner_likes() -> None:
    t = empty_table().control("asia", "greece").built("troia", "asia:temple").legendary(("wine", "sheep")).collect()
    t.answer("temple", 1)
    assert t.has("greece") == {"coin": 1, "legendary_sheep": 1, "legendary_wine": 1}


@rule("mare:1.1", "mare:cities")
def test_each_legendary_city_with_a_temple_is_asked_about_by_itself() -> None:
    t = empty_table().control("asia", "greece").control("sicilia", "greece")
    t.built("troia", "asia:temple", "syracusae", "sicilia:temple").collect()
    t.answer("temple", 0, 1)
    assert t.has("greece")["coin"] == 3
    assert t.state.zone(LEGEND_STOCK, t.seat("greece")).size() == 3


@rule("mare:control")
def test_dave_collects_grain_and_gold_in_ethiopia_without_a_legion_there() -> None:
    """The rulebook's example of control: Egypt, two caravans, no legion."""
    t = empty_table().built("ethiopia:grain", "ethiopia:gold").collect()
    assert t.has("egypt") == {"grain": 1, "gold": 1}


@rule("mare:control", "mare:4.3.2")
def test_an_occupied_building_pays_the_occupier_and_not_the_controller() -> None:
    t = empty_table().built("ethiopia:grain", "ethiopia:gold").legions("ethiopia", "carthage", 1)
    t.occupied("carthage", "ethiopia:grain").collect()
    assert t.has("egypt") == {"gold": 1}
    assert t.has("carthage") == {"grain": 1}


@rule("mare:1.1", "mare:4.3.2")
def test_a_market_doubles_only_for_whoever_controls_both_market_and_caravan() -> None:
    t = empty_table().built("cyrenaica:papyrus", "cyrenaica:market").legions("cyrenaica", "rome", 1)
    t.occupied("rome", "cyrenaica:papyrus").collect()
    assert t.has("rome") == {"papyrus": 1}
    assert t.has("egypt") == {}
    t = empty_table().built("cyrenaica:papyrus", "cyrenaica:market").legions("cyrenaica", "rome", 1)
    t.occupied("rome", "cyrenaica:market").collect()
    assert t.has("rome") == {}
    assert t.has("egypt") == {"papyrus": 1}


@rule("mare:1.1", "mare:4.3.2")
def test_a_temple_doubles_only_for_whoever_controls_both_temple_and_city() -> None:
    t = empty_table().built("alexandria", "memphis", "aegyptus:temple").legions("aegyptus", "rome", 2)
    t.occupied("rome", "memphis", "aegyptus:temple").collect()
    assert t.has("rome") == {"coin": 2}
    assert t.has("egypt") == {"coin": 1}


@rule("mare:1.1", "mare:9")
def test_nobody_collects_in_a_province_without_control() -> None:
    t = empty_table().control("crete", "").built("cnossus", "crete:temple").collect()
    assert all(t.has(empire) == {} for empire in t.state.chart.empire_ids)


@rule("mare:1.2")
def test_legendary_discards_are_shuffled_into_a_new_pile_when_the_pile_is_empty() -> None:
    t = empty_table().control("asia", "greece").control("judaea", "greece").built("troia", "ierusalem")
    t.legendary(("gems",), ("wine", "oil")).collect()
    drawn = t.has("greece")
    assert drawn["legendary_gems"] == 1
    assert ("legendary_wine" in drawn) != ("legendary_oil" in drawn)
    assert t.state.zone(SPENT, 0).size() == 0
    assert t.state.zone(PILE, 0).size() == 1


@rule("mare:1.2")
def test_without_pile_and_discards_no_legendary_good_is_drawn() -> None:
    t = empty_table().control("asia", "greece").built("troia").legendary(()).collect()
    assert t.has("greece") == {"coin": 1}


@rule("mare:1.2")
def test_a_used_legendary_good_goes_to_the_discards() -> None:
    t = empty_table().stock("rome", legendary_wine=1, oil=1, sheep=1).build_turn("rome")
    t.build("legion", "italia", pay="legendary_wine oil sheep")
    assert t.state.zone(SPENT, 0).size() == 1
    assert t.has("rome") == {}


@rule("mare:1.2", "mare:3")
def test_a_legendary_and_a_common_good_of_one_type_do_not_go_into_one_set() -> None:
    t = empty_table().stock("rome", legendary_sheep=1, sheep=1, wine=1).build_turn("rome")
    assert not t.can_build("legion", "italia")
    t = empty_table().stock("rome", legendary_sheep=1, oil=1, wine=1).build_turn("rome")
    assert t.can_build("legion", "italia")


@rule("mare:1.1", "mare:9", "mare:9-limited-resources")
def test_a_short_supply_serves_the_higher_trade_level_first_and_the_rest_is_lost() -> None:
    t = empty_table().built("latium:wine", "latium:market", "gallia:grain").built("macedonia:wine")
    t.supply("wine", 1).collect()
    assert t.has("rome") == {"wine": 1, "grain": 1}
    assert t.has("greece") == {}


@rule("mare:1.1", "mare:9", "mare:9-limited-resources")
def test_coins_are_limited_too() -> None:
    t = empty_table().built("athenae", "sparta", "achaia:temple").supply("coin", 3).collect()
    assert t.has("greece") == {"coin": 3}


@rule("mare:1.1", "mare:1")
def test_collecting_adds_to_what_was_kept() -> None:
    t = empty_table().built("roma").stock("rome", coin=2).collect()
    assert t.has("rome") == {"coin": 3}
