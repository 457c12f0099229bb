"""Phase 4: moving, battles, conquests (mare:4)."""

from __future__ import annotations

import pytest
from mare.scenario import MareScenario

from civitas.kernel.node import PASS
from civitas.testing.rules import rule


def field(seats: int = 5) -> MareScenario:
    """Nobody has units nor anything in stock; control and buildings as at the start."""
    return MareScenario(seats).no_units().no_stocks()


# The order of movers, and moving.


@rule("mare:4")
def test_the_military_leader_names_every_next_mover_itself_too() -> None:
    t = MareScenario().move_phase()
    assert (t.kind, t.asked) == ("mover", "rome")
    t.choose_empire("mover", "egypt")
    assert t.asked == "egypt"
    t.skip_to("mover")
    assert t.asked == "rome"
    assert t.seat("egypt") not in t.state.options
    t.choose_empire("mover", "rome")
    assert (t.kind, t.asked) == ("march", "rome")


@rule("mare:4.1", "mare:4.1.1")
def test_triremes_go_to_adjacent_seas_each_once_and_before_legions() -> None:
    t = field().triremes("ionian", "rome", 1).legions("italia", "rome", 1).move_turn("rome")
    assert t.kind == "sail"
    t.sail("ionian", "african")
    assert t.kind == "march"
    assert t.triremes_in("african", "rome") == 1
    assert t.triremes_in("ionian", "rome") == 0


@rule("mare:4.1.1")
def test_a_trireme_does_not_go_to_a_sea_that_is_not_adjacent() -> None:
    t = field().triremes("ionian", "rome", 1).move_turn("rome")
    names = t.state.chart.sea_ids
    reached = {names[code % 12] for code in t.state.options if code != PASS}
    assert reached == {"adriatic", "african", "tyrrhenian", "aegean"}


@rule("mare:4.1", "mare:4.1.2")
def test_a_legion_goes_one_province_by_land_and_only_once() -> None:
    t = field().legions("gallia", "rome", 1).legions("italia", "rome", 1).move_turn("rome")
    assert t.can_march("gallia", "latium")
    assert not t.can_march("gallia", "italia")
    t.march("gallia", "latium")
    assert not t.can_march("latium", "italia")
    assert t.can_march("italia", "latium")


@rule("mare:4.1.2")
def test_a_legion_that_has_not_moved_may_still_leave_a_province_another_has_entered() -> None:
    t = field().legions("gallia", "rome", 1).legions("latium", "rome", 1).move_turn("rome")
    t.march("gallia", "latium").march("latium", "italia")
    assert t.legions_in("latium", "rome") == t.legions_in("italia", "rome") == 1
    assert not t.state.asking


@rule("mare:4.1.2")
def test_a_fortress_never_moves() -> None:
    t = field().fortress("italia", "rome").move_turn("rome")
    assert not t.state.asking
    assert t.fortress_in("italia", "rome") == 1


@rule("mare:4.1.2")
def test_enemy_triremes_carry_nobody_else() -> None:
    t = field().legions("italia", "rome", 1).triremes("adriatic", "greece", 2).move_turn("rome")
    assert not t.can_march("italia", "dalmatia")
    t = field().legions("italia", "rome", 1).triremes("adriatic", "rome", 1).move_turn("rome").skip_to("march")
    assert t.can_march("italia", "dalmatia")


def roman_example() -> MareScenario:
    """Two legions in Italia, one in Crete, two triremes in the Ionian; Egypt in Cyrenaica and the African Sea."""
    t = field().legions("italia", "rome", 2).legions("crete", "rome", 1).triremes("ionian", "rome", 2)
    t.legions("cyrenaica", "egypt", 1).fortress("cyrenaica", "egypt").triremes("african", "egypt", 1)
    return t.built("cyrenaica:papyrus", "cyrenaica:market", "cyrene")


def after_the_roman_battle() -> MareScenario:
    """Rome has beaten Egypt in Cyrenaica and stands there with two legions."""
    t = roman_example().dice(5, 4, 3, 3).move_turn("rome").sail("ionian", "african").done("sail", "sea-battle")
    t.march("italia", "cyrenaica", 2).march("crete", "cyrenaica")
    return t.lose("egypt", "legion")


@rule("mare:4.1.2", "mare:4.1.1")
def test_the_roman_ships_three_legions_to_cyrenaica_without_a_sea_battle() -> None:
    """The rulebook's example 1: the Egyptian trireme is not attacked, the Roman chain carries all the same."""
    t = roman_example().move_turn("rome").sail("ionian", "african").done("sail")
    assert t.kind == "sea-battle"
    t.done("sea-battle")
    assert t.can_march("italia", "cyrenaica")
    assert t.can_march("crete", "cyrenaica")
    assert t.triremes_in("african", "egypt") == 1


@rule("mare:4.1.2", "mare:4.1.1")
def test_a_trireme_that_survives_its_sea_battle_still_carries_legions() -> None:
    """The note to example 1."""
    t = roman_example().dice(6, 1).move_turn("rome").sail("ionian", "african").done("sail")
    t.fight_at_sea("african", "egypt")
    assert t.triremes_in("african", "egypt") == 0
    assert t.can_march("italia", "cyrenaica")


@rule("mare:4.1.1", "mare:4.1.2")
def test_a_trireme_lost_in_its_sea_battle_carries_nobody() -> None:
    t = roman_example().dice(1, 6).move_turn("rome").sail("ionian", "african").done("sail")
    t.fight_at_sea("african", "egypt")
    assert t.triremes_in("african", "rome") == 0
    assert not t.can_march("italia", "cyrenaica")
    assert not t.can_march("crete", "cyrenaica")


@rule("mare:4.2", "mare:caesar")
def test_the_roman_wins_fifteen_to_eight_in_cyrenaica() -> None:
    """The rulebook's battle: 5, 4, 3 and Caesar make 15, three hits, one undone; 3 and the fortress make 8, one hit."""
    t = after_the_roman_battle()
    assert t.legions_in("cyrenaica", "egypt") == 0
    assert t.fortress_in("cyrenaica", "egypt") == 0
    assert t.legions_in("cyrenaica", "rome") == 2
    assert (t.kind, t.asked) == ("conquest", "rome")


@rule("mare:4.2")
def test_whoever_moves_after_the_roman_may_fight_the_two_legions_left() -> None:
    """The example goes on: another battle in Cyrenaica in the same round."""
    t = after_the_roman_battle().done("conquest")
    t.legions("libya", "carthage", 1).dice(6, 1, 1).move_turn("carthage").march("libya", "cyrenaica")
    assert t.legions_in("cyrenaica", "rome") == 1
    assert t.legions_in("cyrenaica", "carthage") == 1


def babylonian_example() -> MareScenario:
    """Two Babylonian legions and a fortress in Cilicia with two Egyptian legions; an Egyptian fortress in Judaea."""
    t = field().legions("cilicia", "babylon", 2).fortress("cilicia", "babylon").legions("cilicia", "egypt", 2)
    return t.control("judaea", "egypt").fortress("judaea", "egypt")


@rule("mare:4.1.2", "mare:4.2")
def test_the_babylonian_may_leave_his_fortress_alone_in_battle_and_attack_judaea() -> None:
    """The rulebook's example 2, first way: the fortress alone has a total of five, one hit, and undoes one."""
    t = babylonian_example().move_turn("babylon").march("cilicia", "judaea", 2)
    assert t.kind == "battle"
    t.dice(2, 3, 4, 4).fight("cilicia", "egypt")  # Egypt 2+3 = one hit, undone; then Judaea 4+4 = one hit, undone
    assert t.fortress_in("cilicia", "babylon") == 1
    assert t.legions_in("cilicia", "egypt") == 1
    assert t.fortress_in("judaea", "egypt") == 1
    assert t.legions_in("judaea", "babylon") == 1


@rule("mare:4.1.2", "mare:4.2")
def test_the_babylonian_may_send_one_legion_to_asia_and_fight_with_the_rest() -> None:
    """Example 2, second way: one legion and the fortress fight."""
    t = babylonian_example().dice(5, 1, 1).move_turn("babylon").march("cilicia", "asia").done("march")
    assert t.legions_in("cilicia", "egypt") == 0  # 5 + 5 = two hits
    assert t.legions_in("cilicia", "babylon") == 1
    assert t.legions_in("asia", "babylon") == 1


@rule("mare:4.1.2", "mare:4.2")
def test_the_babylonian_may_fight_with_all_he_has() -> None:
    """Example 2, third way."""
    t = babylonian_example().dice(3, 2, 6, 6).move_turn("babylon").done("march")
    assert t.legions_in("cilicia", "egypt") == 0  # 3 + 2 + 5 = two hits
    assert t.asked == "babylon"  # 12 = two hits, one undone: legion or fortress
    t.lose("babylon", "fortress")
    assert t.legions_in("cilicia", "babylon") == 2
    assert t.fortress_in("cilicia", "babylon") == 0


# Battles.


@rule("mare:4.1.1")
def test_sea_battles_are_the_active_players_choice_and_one_a_sea() -> None:
    t = field().triremes("aegean", "greece", 1).triremes("aegean", "rome", 1).triremes("aegean", "egypt", 1)
    t.move_turn("greece").done("sail")
    assert t.kind == "sea-battle"
    assert PASS in t.state.options
    assert len(t.state.options) == 3
    t.dice(1, 1).fight_at_sea("aegean", "rome")
    assert not t.state.asking
    assert [t.triremes_in("aegean", e) for e in ("greece", "rome", "egypt")] == [1, 1, 1]


@rule("mare:4.2")
def test_triremes_roll_a_die_each_and_every_five_points_sink_one() -> None:
    t = field().triremes("aegean", "greece", 3).triremes("aegean", "carthage", 2).move_turn("greece").done("sail")
    t.dice(4, 4, 2, 3, 1).fight_at_sea("aegean", "carthage")
    assert t.triremes_in("aegean", "carthage") == 0
    assert t.triremes_in("aegean", "greece") == 3
    t = field().triremes("aegean", "greece", 3).triremes("aegean", "carthage", 2).move_turn("greece").done("sail")
    t.dice(4, 4, 1, 4, 1).fight_at_sea("aegean", "carthage")
    assert t.triremes_in("aegean", "carthage") == 1
    assert t.triremes_in("aegean", "greece") == 2


@rule("mare:4.2", "mare:caesar", "mare:pericles")
def test_heroes_and_legions_do_not_help_at_sea() -> None:
    t = field().triremes("ionian", "rome", 1).triremes("ionian", "greece", 1).legions("italia", "rome", 3)
    t.move_turn("rome").done("sail").dice(4, 4).fight_at_sea("ionian", "greece")
    assert t.triremes_in("ionian", "rome") == t.triremes_in("ionian", "greece") == 1


@rule("mare:4.1.2")
def test_legions_that_meet_enemies_must_fight() -> None:
    t = field().legions("italia", "carthage", 1).legions("italia", "rome", 1).dice(6, 6).move_turn("carthage")
    t.done("march")
    assert t.legions_in("italia", "carthage") == t.legions_in("italia", "rome") == 0


@rule("mare:4.1.2", "mare:9", "mare:9-several-enemies")
def test_among_several_enemies_one_is_chosen_and_fought_once() -> None:
    t = (
        field()
        .legions("garamantes", "carthage", 2)
        .legions("garamantes", "egypt", 1)
        .legions("garamantes", "babylon", 1)
    )
    t.move_turn("carthage").done("march")
    assert t.kind == "battle"
    assert PASS not in t.state.options
    assert len(t.state.options) == 2
    t.dice(3, 3, 1).fight("garamantes", "egypt")
    assert not t.state.asking
    assert t.legions_in("garamantes", "egypt") == 0
    assert t.legions_in("garamantes", "babylon") == 1


@rule("mare:4.2")
@pytest.mark.parametrize(("faces", "lost"), [((1, 3), 0), ((2, 3), 1), ((4, 5), 1), ((4, 6), 2), ((6, 6), 2)])
def test_every_full_five_is_a_hit(faces: tuple[int, int], lost: int) -> None:
    t = field().legions("garamantes", "carthage", 2).legions("garamantes", "egypt", 3).dice(*faces, 1, 1, 1)
    t.move_turn("carthage").done("march")
    assert t.legions_in("garamantes", "egypt") == 3 - lost


@rule("mare:4.2")
def test_losses_are_simultaneous_and_hits_beyond_the_units_are_lost() -> None:
    t = field().legions("garamantes", "carthage", 1).legions("garamantes", "egypt", 3).dice(5, 5, 5, 5)
    t.move_turn("carthage").done("march")
    assert t.legions_in("garamantes", "carthage") == 0
    assert t.legions_in("garamantes", "egypt") == 2


@rule("mare:4.2")
def test_a_fortress_undoes_one_hit_and_adds_five() -> None:
    t = field().legions("garamantes", "carthage", 2).control("garamantes", "egypt").fortress("garamantes", "egypt")
    t.legions("garamantes", "egypt", 1).dice(2, 3, 4).move_turn("carthage").done("march")
    assert t.legions_in("garamantes", "egypt") == t.fortress_in("garamantes", "egypt") == 1
    assert t.legions_in("garamantes", "carthage") == 1  # 4 + 5 = one hit


@rule("mare:4.2")
def test_the_owner_chooses_whether_a_legion_or_the_fortress_is_lost() -> None:
    for unit, left in (("legion", (0, 1)), ("fortress", (1, 0))):
        t = (
            field()
            .legions("garamantes", "carthage", 2)
            .fortress("garamantes", "egypt")
            .legions("garamantes", "egypt", 1)
        )
        t.dice(4, 6, 1).move_turn("carthage").done("march")
        assert (t.kind, t.asked) == ("loss", "egypt")
        t.lose("egypt", unit)
        assert (t.legions_in("garamantes", "egypt"), t.fortress_in("garamantes", "egypt")) == left


@rule("mare:4.2.1")
def test_with_units_of_both_left_the_province_is_at_war_and_nobody_conquers() -> None:
    t = field().legions("cyrenaica", "rome", 2).legions("cyrenaica", "egypt", 2).dice(1, 1, 1, 1)
    t.move_turn("rome").done("march")
    assert not t.state.asking
    assert t.legions_in("cyrenaica", "rome") == t.legions_in("cyrenaica", "egypt") == 2


@rule("mare:4.2.1")
def test_at_war_the_controller_collects_but_builds_neither_there_nor_in_its_seas() -> None:
    t = field().legions("cyrenaica", "rome", 1).legions("cyrenaica", "egypt", 1).bare().built("cyrene").collect()
    assert t.has("egypt") == {"coin": 1}
    t.stock("egypt", coin=9).build_turn("egypt")
    assert not t.can_build("legion", "cyrenaica")
    assert not t.can_build("building", "cyrenaica:papyrus")
    assert not t.can_build("trireme", "african")
    assert t.can_build("trireme", "egyptian")  # Aegyptus is free


@rule("mare:4.2.1", "mare:4.3.5")
def test_a_capital_province_at_war_still_builds_units_and_triremes() -> None:
    t = field().legions("aegyptus", "rome", 1).legions("aegyptus", "egypt", 1).control("cyrenaica", "")
    t.stock("egypt", coin=9).build_turn("egypt")
    assert t.can_build("legion", "aegyptus")
    assert t.can_build("fortress", "aegyptus")
    assert t.can_build("trireme", "egyptian")


@rule("mare:4.2.1")
def test_the_attacked_player_fights_again_in_its_own_turn() -> None:
    t = (
        field()
        .legions("garamantes", "rome", 1)
        .legions("garamantes", "egypt", 1)
        .dice(1, 1)
        .move_turn("rome")
        .done("march")
    )
    t.dice(6, 1).move_turn("egypt").done("march")
    assert t.legions_in("garamantes", "rome") == 0


# Conquests.


def conqueror(
    legions: int = 2, icons: tuple[str, ...] = ("cyrenaica:papyrus", "cyrenaica:market", "cyrene")
) -> MareScenario:
    """Rome alone in Egyptian Cyrenaica, at the question what to do there."""
    t = field().bare("cyrenaica").built(*icons).legions("cyrenaica", "rome", legions)
    return t.move_turn("rome").done("march")


@rule("mare:4.3")
def test_a_conqueror_may_pillage_or_occupy_buildings_or_the_control_marker() -> None:
    t = conqueror()
    for icon in ("cyrenaica:papyrus", "cyrenaica:market", "cyrene"):
        assert t.can_conquer("pillage", icon)
        assert t.can_conquer("occupy", icon)
    assert t.can_conquer("claim", "cyrenaica")
    assert PASS in t.state.options
    assert not t.can_conquer("pillage", "cyrenaica:temple")


@rule("mare:4.3", "mare:4.3.1")
def test_whoever_pillages_does_nothing_else_in_that_province() -> None:
    assert not conqueror(3).pillage("cyrene").state.asking


@rule("mare:4.3", "mare:4.3.3")
def test_whoever_occupies_the_marker_does_nothing_else_in_that_province() -> None:
    assert not conqueror(3).claim("cyrenaica").state.asking


@rule("mare:4.3", "mare:4.3.2")
def test_whoever_occupies_a_building_may_only_occupy_more_one_legion_each() -> None:
    t = conqueror(2).occupy("cyrene")
    assert not t.can_conquer("claim", "cyrenaica")
    assert not t.can_conquer("pillage", "cyrenaica:market")
    t.occupy("cyrenaica:market")
    assert not t.state.asking


@rule("mare:4.3")
def test_each_conquered_province_is_decided_for_itself() -> None:
    t = field().bare("cyrenaica", "ethiopia").built("cyrene", "ethiopia:gold")
    t.legions("cyrenaica", "rome", 1).legions("ethiopia", "rome", 1).move_turn("rome").done("march")
    t.pillage("cyrene").occupy("ethiopia:gold")
    assert not t.stands("cyrene")
    assert t.owner_of("ethiopia:gold") == "rome"


@rule("mare:4.3")
def test_there_is_no_conquest_beside_enemy_units_nor_in_an_uncontrolled_or_own_province() -> None:
    t = field().legions("dacia", "rome", 1).legions("italia", "rome", 1).move_turn("rome").done("march")
    assert not t.state.asking


@rule("mare:4.3")
def test_a_conqueror_may_choose_anew_in_every_later_turn() -> None:
    t = conqueror().occupy("cyrene").done("conquest").move_turn("rome").done("march")
    assert t.rider("cyrene") == "rome"
    t.pillage("cyrenaica:papyrus")
    assert t.owner_of("cyrene") == "egypt"
    assert t.has("rome") == {"papyrus": 1}


@rule("mare:4.3")
def test_an_occupier_that_beats_off_an_attack_keeps_what_it_held() -> None:
    t = conqueror(2).occupy("cyrene", "cyrenaica:market").legions("aegyptus", "egypt", 1).dice(1, 5, 1)
    t.move_turn("egypt").march("aegyptus", "cyrenaica")
    assert t.legions_in("cyrenaica", "egypt") == 0
    assert t.rider("cyrene") == t.rider("cyrenaica:market") == "rome"


@rule("mare:4.3", "mare:4.2.1")
def test_an_occupation_ends_when_the_province_is_at_war() -> None:
    t = conqueror(2).occupy("cyrene", "cyrenaica:market").legions("aegyptus", "egypt", 1).dice(1, 1, 1)
    t.move_turn("egypt").march("aegyptus", "cyrenaica")
    assert t.legions_in("cyrenaica", "rome") == 2
    assert t.owner_of("cyrene") == t.owner_of("cyrenaica:market") == "egypt"


@rule("mare:4.3")
def test_an_occupier_that_is_destroyed_occupies_nothing() -> None:
    t = conqueror(1).claim("cyrenaica").legions("aegyptus", "egypt", 1).dice(6, 1)
    t.move_turn("egypt").march("aegyptus", "cyrenaica")
    assert t.claimant("cyrenaica") == ""


@rule("mare:4.3")
def test_an_occupier_left_with_fewer_legions_chooses_what_it_still_holds() -> None:
    """ "They may occupy any building or marker they occupied before": two held, one legion left."""
    t = conqueror(2).occupy("cyrene", "cyrenaica:market").legions("aegyptus", "egypt", 1).dice(6, 5, 1)
    t.move_turn("egypt").march("aegyptus", "cyrenaica")
    assert t.legions_in("cyrenaica", "rome") == 1
    assert t.asked == "rome"


@rule("mare:4.3.1")
def test_the_roman_pillages_the_caravan_of_cyrenaica_for_papyrus() -> None:
    """The rulebook's example of pillage."""
    t = after_the_roman_battle().pillage("cyrenaica:papyrus")
    assert not t.stands("cyrenaica:papyrus")
    assert t.rider("cyrenaica:papyrus") == "rome"
    assert t.has("rome") == {"papyrus": 1}


@rule("mare:4.3.1")
@pytest.mark.parametrize(
    ("icon", "gain"),
    [
        ("cyrene", {"coin": 1}),
        ("cyrenaica:market", {}),
        ("cyrenaica:temple", {}),
        ("cyrenaica:papyrus", {"papyrus": 1}),
    ],
)
def test_pillage_pays_a_coin_a_good_or_nothing(icon: str, gain: dict[str, int]) -> None:
    t = conqueror(1, (icon,)).pillage(icon)
    assert t.has("rome") == gain
    assert not t.stands(icon)


@rule("mare:4.3.1")
def test_a_pillaged_capital_pays_a_coin_and_can_be_rebuilt() -> None:
    t = field().legions("aegyptus", "rome", 1).move_turn("rome").done("march").pillage("alexandria")
    assert t.has("rome") == {"coin": 1}
    assert t.state.great_cities(t.seat("egypt")) == 0
    t.move_turn("rome").march("aegyptus", "judaea").finish()
    t.stock("egypt", coin=3).build_turn("egypt")
    t.build("building", "alexandria", pay="3coin")
    assert t.stands("alexandria")


@rule("mare:4.3.1")
@pytest.mark.parametrize(("loot", "gain"), [(0, {"coin": 1}), (1, {"legendary_gems": 1})])
def test_a_pillaged_legendary_city_pays_a_coin_or_a_legendary_good(loot: int, gain: dict[str, int]) -> None:
    t = field().control("asia", "greece").built("troia").legions("asia", "rome", 1).legendary(("gems",))
    t.move_turn("rome").done("march").pillage("troia").answer("loot", loot)
    assert t.has("rome") == gain
    assert not t.stands("troia")


@rule("mare:4.3.1")
def test_a_pillaged_legendary_city_can_be_rebuilt_once_the_legion_is_gone() -> None:
    t = field().control("asia", "greece").built("troia").legions("asia", "rome", 1)
    t.move_turn("rome").done("march").pillage("troia").answer("loot", 0)
    t.stock("greece", coin=3).build_turn("greece")
    assert not t.can_build("building", "troia")
    t.move_turn("rome").march("asia", "cilicia").finish()
    t.build_turn("greece").build("building", "troia", pay="3coin")
    assert t.stands("troia")
    assert t.owner_of("troia") == "greece"


@rule("mare:4.3.2")
def test_the_roman_occupies_caravan_and_market_and_collects_two_papyrus() -> None:
    """The rulebook's example of occupation: the Egyptian still has the coin of the city."""
    t = after_the_roman_battle().occupy("cyrenaica:papyrus", "cyrenaica:market")
    for province in t.state.chart.province_ids:
        if province != "cyrenaica":
            t.bare(province)
    t.collect()
    assert t.has("rome") == {"papyrus": 2}
    assert t.has("egypt") == {"coin": 1}


@rule("mare:4.3.4", "mare:4.3.2")
def test_occupying_caravan_and_market_moves_two_levels_of_trade_at_once() -> None:
    """The rulebook's example in 4.3.4."""
    t = after_the_roman_battle()
    rome, egypt = t.level("trade", "rome"), t.level("trade", "egypt")
    t.occupy("cyrenaica:papyrus", "cyrenaica:market")
    assert t.level("trade", "rome") == rome + 2
    assert t.level("trade", "egypt") == egypt - 2


@rule("mare:4.3.4")
def test_units_lost_and_buildings_destroyed_lower_the_levels() -> None:
    t = roman_example()
    rome, egypt = t.levels("rome"), t.levels("egypt")
    t = after_the_roman_battle()
    assert t.level("military", "rome") == rome[2] - 1
    assert t.level("military", "egypt") == egypt[2] - 2
    t.pillage("cyrene")
    assert t.level("culture", "egypt") == egypt[1] - 1
    assert t.level("culture", "rome") == rome[1]


@rule("mare:4.3.2")
def test_when_the_legions_leave_the_controller_has_the_buildings_again() -> None:
    t = conqueror(1).occupy("cyrene")
    assert t.owner_of("cyrene") == "rome"
    t.move_turn("rome").march("cyrenaica", "libya").finish()
    assert t.owner_of("cyrene") == "egypt"


@rule("mare:4.3.2", "mare:6.3")
def test_occupied_capitals_count_for_the_occupier() -> None:
    t = field().legions("aegyptus", "rome", 1).move_turn("rome").done("march").occupy("alexandria")
    assert t.state.great_cities(t.seat("rome")) == 2
    assert t.state.great_cities(t.seat("egypt")) == 0


@rule("mare:4.3.3")
def test_the_roman_who_occupies_the_marker_of_cyrenaica_converts_it_a_turn_later() -> None:
    """The rulebook's example of conversion: until then Egypt collects everything."""
    t = after_the_roman_battle().claim("cyrenaica")
    assert t.owner("cyrenaica") == "egypt"
    for province in t.state.chart.province_ids:
        if province != "cyrenaica":
            t.bare(province)
    t.collect()
    assert t.has("egypt") == {"papyrus": 2, "coin": 1}
    assert t.has("rome") == {}
    t.move_turn("rome")
    assert (t.kind, t.asked) == ("convert", "rome")
    t.answer("convert", t.province("cyrenaica"))
    assert t.owner("cyrenaica") == "rome"
    t.no_stocks().collect()
    assert t.has("rome") == {"papyrus": 2, "coin": 1}


@rule("mare:4.3.3")
def test_conversion_is_optional() -> None:
    t = conqueror(1).claim("cyrenaica").control("libya", "rome").move_turn("rome").done("convert")
    assert t.owner("cyrenaica") == "egypt"
    assert t.claimant("cyrenaica") == "rome"


@rule("mare:4.3.3", "mare:9", "mare:9-unlinked")
def test_a_conversion_without_a_link_leaves_the_province_without_control() -> None:
    """The question of the rulebook: the trireme that linked it is lost."""
    t = conqueror(1).claim("cyrenaica").move_turn("rome")
    t.answer("convert", t.province("cyrenaica"))
    assert t.owner("cyrenaica") == ""
    for province in t.state.chart.province_ids:
        if province != "cyrenaica":
            t.bare(province)
    t.no_stocks().collect()
    assert all(t.has(empire) == {} for empire in t.state.chart.empire_ids)


@rule("mare:4.3.3")
@pytest.mark.parametrize("link", ["land", "sea"])
def test_a_neighbour_or_a_chain_of_triremes_links_a_conversion(link: str) -> None:
    t = conqueror(1).claim("cyrenaica")
    if link == "land":
        t.control("garamantes", "rome")
    else:
        t.triremes("ionian", "rome", 1).triremes("african", "rome", 1)
    t.move_turn("rome").answer("convert", t.province("cyrenaica"))
    assert t.owner("cyrenaica") == "rome"


@rule("mare:4.3.3")
def test_a_marker_is_not_converted_after_the_legion_was_driven_off() -> None:
    t = conqueror(1).claim("cyrenaica").legions("aegyptus", "egypt", 1).dice(6, 1)
    t.move_turn("egypt").march("aegyptus", "cyrenaica").move_turn("rome")
    assert t.kind != "convert"
    assert t.owner("cyrenaica") == "egypt"


@rule("mare:4.3.3")
def test_a_new_controller_builds_in_the_converted_province() -> None:
    t = conqueror(1).claim("cyrenaica").control("libya", "rome").move_turn("rome")
    t.answer("convert", t.province("cyrenaica")).finish()
    t.stock("rome", coin=3).build_turn("rome")
    assert t.can_build("legion", "cyrenaica")


@rule("mare:4.3.5", "mare:4.3.3")
def test_a_capital_province_is_never_converted() -> None:
    t = field().legions("aegyptus", "rome", 2).control("judaea", "rome").move_turn("rome").done("march")
    assert t.kind == "conquest"
    assert not t.can_conquer("claim", "aegyptus")
    assert t.can_conquer("pillage", "alexandria")
    assert t.can_conquer("occupy", "alexandria")


@rule("mare:4.3.5")
def test_in_an_occupied_capital_province_its_owner_builds_legions_a_fortress_and_triremes() -> None:
    t = field().legions("aegyptus", "rome", 1).move_turn("rome").done("march").occupy("alexandria")
    t.stock("egypt", coin=9).build_turn("egypt")
    t.build("legion", "aegyptus", pay="3coin").build("fortress", "aegyptus", pay="3coin")
    t.build("trireme", "egyptian", pay="3coin")
    assert t.legions_in("aegyptus", "egypt") == t.fortress_in("aegyptus", "egypt") == 1


@rule("mare:9-limited-units")
def test_nobody_takes_an_own_unit_off_the_map_at_will() -> None:
    t = field().legions("italia", "rome", 8).stock("rome", coin=9).build_turn("rome").done("build")
    t.move_turn("rome").done("march")
    assert t.legions_in("italia", "rome") == 8
