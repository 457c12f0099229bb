"""Phase 3: building (mare:3)."""

from __future__ import annotations

import pytest
from mare.scenario import MareScenario

from civitas.games.mare.actions.payment import COINS_ONLY, GOODS_ONLY
from civitas.games.mare.box import BOX
from civitas.games.mare.state import FAME, PRESTIGE
from civitas.testing.rules import rule

SEVEN_GOODS = {"wine": 1, "oil": 1, "sheep": 1, "grain": 1, "gold": 1, "stone": 1, "wood": 1}
DAVID = {"coin": 3, "grain": 2, "wood": 1, "sheep": 1, "gold": 1, "gladiator": 1}


def rich(empire: str, coins: int = 12, seats: int = 5) -> MareScenario:
    """Only this empire has anything: coins."""
    return MareScenario(seats).no_stocks().stock(empire, coin=coins)


# The order of builders.


@rule("mare:3", "mare:3.0")
def test_the_culture_leader_names_every_next_builder_itself_too() -> None:
    t = MareScenario().build_phase()
    assert (t.kind, t.asked) == ("builder", "egypt")
    t.choose_empire("builder", "greece")
    assert (t.kind, t.asked) == ("build", "greece")
    t.done("build")
    assert (t.kind, t.asked) == ("builder", "egypt")
    assert t.seat("greece") not in t.state.options
    t.choose_empire("builder", "egypt")
    assert (t.kind, t.asked) == ("build", "egypt")


@rule("mare:3", "mare:3.0")
def test_everyone_builds_once_a_round() -> None:
    t = MareScenario().build_phase()
    built = []
    while t.state.asking:
        if t.kind == "build":
            built.append(t.asked)
        t.state.choose(t.state.options[0])
    assert sorted(built) == ["babylon", "carthage", "egypt", "greece", "rome"]


# Sets.


@rule("mare:3")
def test_david_makes_three_sets_of_his_nine_resources() -> None:
    """The rulebook's example: three coins, and twice three different goods."""
    t = MareScenario().no_stocks().stock("rome", **DAVID).bare("gallia").build_turn("rome")
    t.build("building", "gallia:sheep", pay="3coin")
    t.build("legion", "italia", pay="grain wood sheep")
    t.build("legion", "italia", pay="grain gold gladiator")
    assert t.has("rome") == {}
    assert t.legions_in("italia", "rome") == 3
    assert t.stands("gallia:sheep")


@rule("mare:3")
def test_david_cannot_make_a_set_of_six() -> None:
    """He has only five different goods, and coins and goods do not mix."""
    t = MareScenario().no_stocks().stock("rome", **DAVID).bare("gallia").build_turn("rome")
    assert t.can_build("building", "gallia:sheep")
    assert not t.can_build("building", "gallia:market")


@rule("mare:3", "mare:hannibal")
def test_david_with_hannibal_makes_a_set_of_six_goods_and_one_of_three_coins() -> None:
    """The rulebook's second example: two grain in one set."""
    t = MareScenario().no_stocks().stock("carthage", **DAVID).bare("numidia").build_turn("carthage")
    t.build("building", "numidia:market", pay="2grain sheep gladiator gold wood")
    t.build("building", "numidia:gold", pay="3coin")
    assert t.has("carthage") == {}
    assert t.stands("numidia:market")


@rule("mare:3")
def test_coins_and_goods_never_mix_in_a_set() -> None:
    t = MareScenario().no_stocks().stock("rome", coin=2, wine=1, oil=1).build_turn("rome")
    assert not t.can_build("legion", "italia")


@rule("mare:3")
def test_a_set_of_goods_has_no_duplicates() -> None:
    t = MareScenario().no_stocks().stock("rome", wine=3, oil=3).build_turn("rome")
    assert not t.can_build("legion", "italia")


@rule("mare:3")
def test_the_builder_chooses_which_set_pays() -> None:
    t = MareScenario().no_stocks().stock("rome", coin=3, wine=1, oil=1, sheep=1).build_turn("rome")
    t.build("legion", "italia")
    assert t.state.options == [COINS_ONLY, GOODS_ONLY]


@rule("mare:3")
def test_costs_are_three_six_seven_to_ten_and_twelve() -> None:
    cost = BOX.cost
    threes = (cost.control, cost.city, cost.capital, cost.legendary_city, cost.caravan)
    assert {*threes, cost.legion, cost.trireme, cost.fortress} == {3}
    assert cost.temple == cost.market == 6
    assert cost.tiles == (7, 8, 9, 10)
    assert cost.pyramids == 12


@rule("mare:3")
@pytest.mark.parametrize(
    ("what", "where", "cost"),
    [
        ("control", "dacia", 3),
        ("legion", "achaia", 3),
        ("fortress", "thrace", 3),
        ("trireme", "aegean", 3),
        ("building", "achaia:market", 6),
        ("building", "thrace:temple", 6),
        ("circe", "", 7),
        ("pyramids", "", 12),
    ],
)
def test_a_thing_is_built_with_its_cost_and_not_with_one_less(what: str, where: str, cost: int) -> None:
    t = rich("greece", cost - 1).display("circe").build_turn("greece")
    assert not t.can_build(what, where)
    t = rich("greece", cost).display("circe").build_turn("greece")
    t.build(what, where, pay=f"{cost}coin")
    assert t.has("greece") == {}


@rule("mare:3")
@pytest.mark.parametrize("icon", ["athenae", "sparta", "achaia:oil"])
def test_capitals_cities_and_caravans_cost_three(icon: str) -> None:
    t = rich("greece", 3).bare("achaia").build_turn("greece")
    t.build("building", icon, pay="3coin")
    assert t.stands(icon)
    assert t.has("greece") == {}


@rule("mare:3", "mare:3.0")
def test_after_building_two_coins_are_kept_and_all_else_is_lost() -> None:
    t = MareScenario().no_stocks().stock("rome", coin=5, wine=2, legendary_oil=1).build_phase().finish()
    assert t.has("rome") == {"coin": 2}


@rule("mare:3")
def test_fewer_than_two_coins_are_all_kept() -> None:
    t = MareScenario().no_stocks().stock("rome", coin=1, wine=2).build_phase().finish()
    assert t.has("rome") == {"coin": 1}


# Control.


def greek_example() -> MareScenario:
    """Dacia, Thrace and Achaia are Greek, Dalmatia Roman, a Roman legion in Macedonia, which nobody controls."""
    t = rich("greece", 9).no_units()
    t.control("dacia", "greece").control("dalmatia", "rome").control("macedonia", "").legions("macedonia", "rome", 1)
    return t


@rule("mare:3.1.1")
def test_the_greek_may_control_germania_because_it_is_adjacent_to_dacia() -> None:
    t = greek_example().build_turn("greece")
    t.build("control", "germania", pay="3coin")
    assert t.owner("germania") == "greece"


@rule("mare:3.1.1")
def test_the_greek_may_not_control_asia_without_a_trireme_between() -> None:
    t = greek_example().build_turn("greece")
    assert not t.can_build("control", "asia")
    t = greek_example().triremes("aegean", "greece", 1).build_turn("greece")
    assert t.can_build("control", "asia")


@rule("mare:3.1.1")
def test_the_greek_may_not_control_roman_dalmatia_nor_macedonia_with_a_roman_legion() -> None:
    t = greek_example().build_turn("greece")
    assert not t.can_build("control", "dalmatia")
    assert not t.can_build("control", "macedonia")
    t = greek_example().legions("macedonia", "rome", 0).build_turn("greece")
    assert t.can_build("control", "macedonia")


@rule("mare:3.1.1")
def test_control_does_not_spread_from_a_province_gained_this_round() -> None:
    t = rich("greece", 9).build_turn("greece")
    t.build("control", "dacia", pay="3coin")
    assert not t.can_build("control", "germania")
    assert t.can_build("control", "dalmatia")  # next to Macedonia


@rule("mare:3.1.1")
def test_a_chain_of_triremes_reaches_over_several_seas_and_only_unbroken() -> None:
    t = rich("greece", 9).triremes("aegean", "greece", 1).triremes("egyptian", "greece", 1).build_turn("greece")
    assert t.can_build("control", "judaea")
    t = rich("greece", 9).triremes("ionian", "greece", 1).triremes("egyptian", "greece", 1).build_turn("greece")
    assert not t.can_build("control", "judaea")
    t = rich("greece", 9).triremes("aegean", "rome", 1).triremes("egyptian", "greece", 1).build_turn("greece")
    assert not t.can_build("control", "judaea")


@rule("mare:3.1.1")
def test_enemy_triremes_in_the_same_sea_do_not_break_a_chain() -> None:
    t = rich("greece", 9).triremes("aegean", "greece", 1).triremes("aegean", "rome", 3).build_turn("greece")
    assert t.can_build("control", "asia")


@rule("mare:3.1.1")
def test_a_province_needs_no_own_units_to_be_controlled_or_built_in() -> None:
    t = rich("greece", 9).no_units().build_turn("greece")
    t.build("control", "dacia", pay="3coin").build("building", "dacia:stone", pay="3coin")
    t.build("fortress", "dacia", pay="3coin")
    assert t.stands("dacia:stone")
    assert t.fortress_in("dacia", "greece") == 1


@rule("mare:3.1.1")
def test_nothing_is_built_in_provinces_of_others_or_of_nobody() -> None:
    t = rich("greece").build_turn("greece")
    for province in ("italia", "dacia", "asia"):
        assert not t.can_build("legion", province)
        assert not t.can_build("fortress", province)
    assert not t.can_build("building", "troia")
    assert not t.can_build("building", "latium:temple")


@rule("mare:3.1.1", "mare:4.2.1")
def test_nothing_is_built_in_an_own_province_with_enemy_units() -> None:
    t = rich("greece").legions("thrace", "rome", 1).build_turn("greece")
    assert not t.can_build("legion", "thrace")
    assert not t.can_build("fortress", "thrace")
    assert not t.can_build("building", "thrace:temple")
    assert not t.can_build("building", "thrace:market")


@rule("mare:3.1.1", "mare:4.3.5")
def test_in_the_own_capital_province_one_always_builds() -> None:
    t = rich("greece").legions("achaia", "rome", 2).fortress("achaia", "greece", 0).build_turn("greece")
    assert t.can_build("legion", "achaia")
    assert t.can_build("fortress", "achaia")
    assert t.can_build("building", "achaia:market")


@rule("mare:3.1.1")
def test_control_is_limited_to_seven_markers_and_the_capital_has_its_own_printed() -> None:
    t = rich("greece", 9)
    for province in ("germania", "dalmatia", "crete", "asia"):
        t.control(province, "greece")
    t.build_turn("greece")  # macedonia, thrace and four more: six markers
    assert t.can_build("control", "cappadocia")
    t.build("control", "dacia", pay="3coin")
    assert not any(t.can_build("control", province) for province in t.state.chart.province_ids)


# Units and buildings.


@rule("mare:3.1.2")
def test_any_number_of_legions_but_one_fortress_stand_in_a_province() -> None:
    t = rich("greece").build_turn("greece")
    assert not t.can_build("fortress", "achaia")
    t.build("legion", "achaia", pay="3coin").build("legion", "achaia", pay="3coin")
    t.build("fortress", "thrace", pay="3coin")
    assert not t.can_build("fortress", "thrace")
    assert t.legions_in("achaia", "greece") == 3


@rule("mare:3.1.2", "mare:9", "mare:9-limited-units")
def test_units_are_limited_to_the_pieces_of_the_empire() -> None:
    t = rich("greece").no_units().legions("thrace", "greece", 7).build_turn("greece")
    t.build("legion", "achaia", pay="3coin")
    assert not t.can_build("legion", "achaia")
    t = rich("greece").no_units().triremes("aegean", "greece", 4).build_turn("greece")
    t.build("trireme", "ionian", pay="3coin")
    assert not t.can_build("trireme", "ionian")
    t = rich("greece").no_units()
    for province in ("achaia", "thrace", "dacia", "crete"):
        t.control(province, "greece").fortress(province, "greece")
    t.control("asia", "greece").build_turn("greece").build("fortress", "macedonia", pay="3coin")
    assert not t.can_build("fortress", "asia")


@rule("mare:3.1.2")
def test_triremes_are_built_in_seas_beside_own_provinces_even_among_enemy_triremes() -> None:
    t = rich("greece").triremes("aegean", "rome", 2).build_turn("greece")
    assert {sea for sea in t.state.chart.sea_ids if t.can_build("trireme", sea)} == {
        "adriatic",
        "ionian",
        "aegean",
        "black",
    }
    t.build("trireme", "aegean", pay="3coin").build("trireme", "aegean", pay="3coin")
    assert t.triremes_in("aegean", "greece") == 2


@rule("mare:3.1.2")
def test_buildings_stand_only_on_their_icons_and_only_once() -> None:
    t = rich("greece").control("asia", "greece").build_turn("greece")
    assert t.can_build("building", "troia")
    assert t.can_build("building", "asia:temple")
    assert not t.can_build("building", "athenae")
    assert len(t.state.chart.icons[t.province("asia")]) == 2  # no caravan, no market


@rule("mare:3.1.2", "mare:3.2", "mare:3.1.1")
def test_the_greek_builds_a_trireme_then_control_of_asia_then_troia() -> None:
    """The rulebook's example in 3.1.2, and its levels in 3.2."""
    t = rich("greece", 9)
    before = t.levels("greece")
    t.build_turn("greece").build("trireme", "aegean", pay="3coin")
    t.build("control", "asia", pay="3coin").build("building", "troia", pay="3coin")
    assert t.owner("asia") == "greece"
    assert t.stands("troia")
    assert t.levels("greece") == (before[0], before[1] + 1, before[2] + 1)


@rule("mare:3.1.2", "mare:3.1.1")
@pytest.mark.parametrize("source", ["achaia", "macedonia", "thrace"])
def test_a_trireme_in_the_aegean_joins_asia_to_each_greek_province(source: str) -> None:
    """The same example: any of the three would do."""
    t = rich("greece", 3).triremes("aegean", "greece", 1)
    for province in ("achaia", "macedonia", "thrace"):
        t.control(province, "greece" if province == source else "")
    t.build_turn("greece").build("control", "asia", pay="3coin")
    assert t.owner("asia") == "greece"


@rule("mare:3.2", "mare:circe")
def test_the_egyptian_who_recruits_circe_goes_up_in_trade_and_military() -> None:
    """The rulebook's second example in 3.2."""
    t = rich("egypt", 7).display("circe")
    before = t.levels("egypt")
    t.build_turn("egypt").build("circe", pay="7coin")
    assert t.levels("egypt") == (before[0] + 1, before[1], before[2] + 1)


@rule("mare:3.1")
def test_things_are_built_in_any_order_until_the_builder_stops() -> None:
    t = rich("greece", 12).build_turn("greece")
    t.build("legion", "thrace", pay="3coin").build("trireme", "aegean", pay="3coin")
    t.build("building", "achaia:market", pay="6coin")
    assert t.kind == "build"
    t.done("build")
    assert not t.state.asking


# Heroes and wonders.


@rule("mare:3.1.3")
def test_each_further_tile_costs_one_more() -> None:
    names = ["circe", "hercules", "hamilcar", "antigone"]
    for owned, cost in ((0, 7), (1, 8), (2, 9), (3, 10)):
        t = rich("greece", cost - 1).tiles("greece", *names[:owned]).display("perseus").build_turn("greece")
        assert not t.can_build("perseus")
        t = rich("greece", cost).tiles("greece", *names[:owned]).display("perseus").build_turn("greece")
        t.build("perseus", pay=f"{cost}coin")
        assert t.has("greece") == {}
        assert "perseus" in t.tiles_of("greece")


@rule("mare:3.1.3")
def test_a_tile_may_be_paid_with_seven_different_goods() -> None:
    t = MareScenario().no_stocks().display("colossus").stock("rome", **SEVEN_GOODS).build_turn("rome")
    t.build("colossus", pay=" ".join(SEVEN_GOODS))
    assert t.tiles_of("rome") == ["caesar", "colossus"]
    assert t.has("rome") == {}


@rule("mare:3.1.3")
def test_a_tile_can_be_bought_once() -> None:
    t = rich("rome", 7).stock("greece", coin=7).display("circe").build_turn("rome").build("circe", pay="7coin")
    t.build_turn("greece")
    assert not t.can_build("circe")


@rule("mare:3.1.3", "mare:6.1", "mare:pyramids")
def test_the_pyramids_cost_twelve_and_win_at_once() -> None:
    t = rich("rome", 12).build_phase().choose_empire("builder", "rome").build("pyramids", pay="12coin")
    assert t.state.over
    assert t.winners() == ["rome"]
    assert t.victory("rome") == PRESTIGE
    assert t.state.winners() == [t.seat("rome")]


@rule("mare:3.1.3", "mare:6.1")
def test_twelve_different_goods_build_the_pyramids_too() -> None:
    goods = dict.fromkeys([good.id for good in BOX.good][:12], 1)
    t = MareScenario().no_stocks().stock("rome", **goods).build_turn("rome").build("pyramids", pay=" ".join(goods))
    assert t.winners() == ["rome"]


@rule("mare:6.2", "mare:3.1.3")
def test_a_fifth_tile_wins_only_when_the_phase_has_ended() -> None:
    t = rich("rome", 10).tiles("rome", "circe", "hercules", "hamilcar").display("antigone")
    t.build_phase().choose_empire("builder", "rome").build("antigone", pay="10coin").done("build")
    assert not t.state.over
    t.finish()
    assert t.winners() == ["rome"]
    assert t.victory("rome") == FAME


@rule("mare:6.2", "mare:6.1")
def test_pyramids_built_later_in_the_phase_beat_a_fifth_tile() -> None:
    t = rich("rome", 10).stock("greece", coin=12).tiles("rome", "circe", "hercules", "hamilcar").display("antigone")
    t.build_phase().choose_empire("builder", "rome").build("antigone", pay="10coin").done("build")
    t.choose_empire("builder", "greece").build("pyramids", pay="12coin")
    assert t.winners() == ["greece"]
