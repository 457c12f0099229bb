"""What an occupier holds from one turn to the next (mare:4.3): not choosing keeps it, a new choice ends it."""

from __future__ import annotations

import pytest
from mare.scenario import MareScenario

from civitas.games.mare.actions.conquest import OCCUPY_CONTROL, OCCUPY_ICON, PILLAGE_ICON
from civitas.games.mare.game import GAME
from civitas.games.mare.state import CONQUEST, ROUND
from civitas.kernel.node import PASS
from civitas.testing.rules import rule

CARAVAN = "cyrenaica:papyrus"
MARKET = "cyrenaica:market"
TEMPLE = "cyrenaica:temple"
CITY = "cyrene"
ENDS = "mare-warn-ends-occupation"


def field(seats: int = 5) -> MareScenario:
    """Nobody has units nor anything in stock; control and buildings as at the start."""
    return MareScenario(seats).no_units().no_stocks()


def roman(legions: int, *held: str) -> MareScenario:
    """Roman legions in Cyrenaica, which is Egyptian and has a caravan, a market and a city; these they hold."""
    return field().legions("cyrenaica", "rome", legions).built(MARKET).occupied("rome", *held)


def on_the_marker(legions: int = 1, linked: bool = True) -> MareScenario:
    """A Roman legion on the Egyptian marker of Cyrenaica; Libya next to it is Roman, or nothing near is."""
    t = roman(legions).claimed("cyrenaica", "rome")
    return t.control("libya", "rome") if linked else t


def passed(t: MareScenario) -> MareScenario:
    """Passes everything to the end; only a mover is named and a battle fought, which cannot be passed."""
    while t.state.asking:
        assert PASS in t.state.options or t.kind in ("mover", "battle"), f"{t.asked} has to answer {t.kind!r}"
        t.state.choose(PASS if PASS in t.state.options else t.state.options[0])
    return t


def passed_turn(t: MareScenario, empire: str = "rome") -> MareScenario:
    return passed(t.move_turn(empire))


def leave(t: MareScenario, src: str, dst: str, legions: int, *given_up: str) -> MareScenario:
    """Legions go and these buildings are given up, whether that is asked after each legion or after all moves."""
    left = list(given_up)
    for _ in range(legions):
        t.march(src, dst)
        while t.kind == "release":
            t.answer("release", t.icon(left.pop(0)) if left else t.state.options[0])
    while left:
        t.skip_to("release").answer("release", t.icon(left.pop(0)))
    return t


def riders(t: MareScenario, *icons: str) -> list[str]:
    return [t.rider(icon) for icon in icons]


def owners(t: MareScenario, *icons: str) -> list[str]:
    return [t.owner_of(icon) for icon in icons]


def converted(t: MareScenario) -> MareScenario:
    """Cyrenaica is converted at the start of a Roman turn."""
    return t.move_turn("rome").answer("convert", t.province("cyrenaica"), seat=t.seat("rome"))


# Not choosing keeps what is held.


@rule("mare:4.3.2", "mare:4.3")
def test_the_roman_who_passes_everything_still_occupies_caravan_and_market() -> None:
    t = passed_turn(roman(2, CARAVAN, MARKET))
    assert riders(t, CARAVAN, MARKET, CITY) == ["rome", "rome", ""]
    assert owners(t, CARAVAN, MARKET, CITY) == ["rome", "rome", "egypt"]
    assert t.legions_in("cyrenaica", "rome") == 2


@rule("mare:4.3.2")
def test_what_was_occupied_in_one_turn_is_held_through_the_next_when_all_is_passed() -> None:
    t = roman(2).move_turn("rome").skip_to("conquest").occupy(CARAVAN, MARKET)
    passed_turn(passed(t))
    assert riders(t, CARAVAN, MARKET) == ["rome", "rome"]


@rule("mare:4.3.2")
def test_an_occupation_lasts_turn_after_turn_without_being_chosen_again() -> None:
    t = roman(3, CARAVAN, MARKET, CITY)
    for _ in range(4):
        passed_turn(t)
        assert riders(t, CARAVAN, MARKET, CITY) == ["rome", "rome", "rome"]


@rule("mare:4.3.2")
def test_through_three_whole_rounds_of_passing_the_occupier_holds_and_collects() -> None:
    t = MareScenario().legions("cyrenaica", "rome", 2).built(MARKET).occupied("rome", CARAVAN, MARKET)
    while t.state.asking and t.state.get(ROUND) < 4:
        assert t.kind != "release"
        t.state.choose(t.state.options[0])
    assert (t.kind, t.state.get(ROUND)) == ("number", 4)
    assert riders(t, CARAVAN, MARKET) == ["rome", "rome"]
    assert t.has("rome").get("papyrus", 0) == 2
    assert t.has("egypt").get("papyrus", 0) == 1


@rule("mare:4.3.2")
def test_the_occupation_of_a_capital_is_kept_by_passing_too() -> None:
    t = passed_turn(field().legions("aegyptus", "rome", 2).occupied("rome", "alexandria", "aegyptus:temple"))
    assert owners(t, "alexandria", "aegyptus:temple", "memphis") == ["rome", "rome", "egypt"]


@rule("mare:4.3.2")
def test_passing_keeps_what_is_held_in_every_province() -> None:
    t = roman(1, CITY).legions("libya", "rome", 1).occupied("rome", "libya:oil")
    t.legions("thrace", "rome", 2).occupied("rome", "byzantium", "thrace:stone")
    passed_turn(t)
    assert riders(t, CITY, "libya:oil", "byzantium", "thrace:stone") == ["rome"] * 4


@rule("mare:4.3.2")
def test_who_occupies_beside_its_free_legions_need_not_use_them() -> None:
    t = passed_turn(roman(4, CARAVAN))
    assert riders(t, CARAVAN, MARKET, CITY) == ["rome", "", ""]
    assert t.legions_in("cyrenaica", "rome") == 4


@rule("mare:4.3.2")
def test_legions_that_arrive_and_choose_nothing_change_nothing() -> None:
    t = roman(1, CARAVAN).legions("libya", "rome", 2).move_turn("rome")
    passed(t.march("libya", "cyrenaica", 2))
    assert riders(t, CARAVAN, MARKET, CITY) == ["rome", "", ""]
    assert t.legions_in("cyrenaica", "rome") == 3


@rule("mare:4.3.2")
def test_the_turns_of_others_do_not_end_an_occupation() -> None:
    t = roman(2, CARAVAN, MARKET).legions("italia", "greece", 1).legions("aegyptus", "egypt", 1)
    for empire in ("greece", "babylon", "egypt", "carthage", "rome"):
        passed_turn(t, empire)
    assert riders(t, CARAVAN, MARKET) == ["rome", "rome"]


@rule("mare:4.3.2", "mare:1.1")
def test_after_passing_the_roman_collects_two_papyrus_and_the_egyptian_the_coin() -> None:
    t = passed_turn(roman(2, CARAVAN, MARKET))
    t.collect()
    assert t.has("rome") == {"coin": 1, "metal": 3, "wine": 2, "grain": 1, "sheep": 1, "oil": 1, "papyrus": 2}
    assert t.has("egypt") == {"coin": 5, "papyrus": 1, "grain": 1, "gold": 1}


@rule("mare:4.3.2", "mare:1.1")
def test_after_passing_a_held_temple_still_doubles_the_coin_of_a_held_city() -> None:
    t = passed_turn(roman(2, CITY, TEMPLE).built(TEMPLE))
    t.collect()
    assert t.has("rome")["coin"] == 3
    assert t.has("egypt")["coin"] == 4


@rule("mare:4.3.2", "mare:4.3.4", "mare:5")
def test_after_passing_the_occupied_buildings_still_count_on_the_tracks() -> None:
    t = passed_turn(roman(3, CARAVAN, MARKET, CITY))
    assert t.levels("rome") == (9, 2, 3)
    assert t.levels("egypt") == (3, 3, 0)


@rule("mare:4.3.2", "mare:5")
def test_buildings_held_by_passing_make_the_occupier_trade_leader() -> None:
    t = passed_turn(roman(2, CARAVAN, MARKET).built("numidia:market"))
    assert (t.level("trade", "rome"), t.level("trade", "carthage")) == (9, 8)
    t.leadership().finish()
    assert t.leader("trade") == "rome"


# The legion on the marker.


@rule("mare:4.3.3")
def test_a_legion_on_a_marker_stays_there_when_its_player_does_not_convert() -> None:
    t = on_the_marker()
    for _ in range(3):
        passed_turn(t)
        assert (t.claimant("cyrenaica"), t.owner("cyrenaica")) == ("rome", "egypt")


@rule("mare:4.3.3")
def test_while_the_legion_waits_on_the_marker_the_controller_collects_everything() -> None:
    t = passed_turn(on_the_marker())
    assert t.claimant("cyrenaica") == "rome"
    assert owners(t, CARAVAN, MARKET, CITY) == ["egypt", "egypt", "egypt"]
    t.collect()
    assert t.has("egypt") == {"coin": 5, "papyrus": 3, "grain": 1, "gold": 1}


@rule("mare:4.3.3")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_who_has_not_converted_may_convert_in_any_later_turn(turns: int) -> None:
    t = on_the_marker()
    for _ in range(turns):
        passed_turn(t)
    converted(t)
    assert (t.owner("cyrenaica"), t.claimant("cyrenaica")) == ("rome", "")
    assert owners(t, CARAVAN, MARKET, CITY) == ["rome", "rome", "rome"]
    assert t.legions_in("cyrenaica", "rome") == 1


@rule("mare:4.3.3")
def test_a_marker_occupied_in_one_turn_may_be_converted_two_turns_later() -> None:
    t = roman(2).control("libya", "rome").move_turn("rome").skip_to("conquest").claim("cyrenaica")
    passed_turn(passed(t))
    assert converted(t).owner("cyrenaica") == "rome"


@rule("mare:4.3.3", "mare:9-unlinked")
def test_without_a_link_the_legion_may_wait_on_the_marker_as_well() -> None:
    t = passed_turn(on_the_marker(linked=False))
    assert (t.claimant("cyrenaica"), t.owner("cyrenaica")) == ("rome", "egypt")


@rule("mare:4.3.3", "mare:9-unlinked")
def test_a_conversion_put_off_until_the_link_is_gone_leaves_nobody_in_control() -> None:
    t = passed_turn(on_the_marker())
    converted(t.control("libya", "carthage"))
    assert (t.owner("cyrenaica"), t.claimant("cyrenaica")) == ("", "")
    assert owners(t, CARAVAN, MARKET, CITY) == ["", "", ""]


@rule("mare:4.3.3", "mare:9-unlinked")
def test_a_conversion_put_off_until_triremes_make_the_link_gives_control() -> None:
    t = passed_turn(on_the_marker(linked=False))
    converted(t.triremes("african", "rome", 1).triremes("ionian", "rome", 1))
    assert t.owner("cyrenaica") == "rome"


@rule("mare:4.3.3")
def test_without_a_marker_left_the_legion_waits_and_converts_once_there_is_one() -> None:
    t = on_the_marker()  # Gallia, Italia and Libya have a Roman marker, Latium's is printed
    for province in ("dalmatia", "germania", "dacia", "sicilia"):
        t.control(province, "rome")
    assert t.move_turn("rome").kind == "march"
    passed(t)
    assert (t.claimant("cyrenaica"), t.owner("cyrenaica")) == ("rome", "egypt")
    assert converted(t.control("sicilia", "")).owner("cyrenaica") == "rome"


@rule("mare:4.3.3")
def test_of_two_markers_one_may_be_converted_while_the_legion_waits_on_the_other() -> None:
    t = on_the_marker().legions("numidia", "rome", 1).claimed("numidia", "rome").control("phasania", "rome")
    passed(converted(t))
    assert (t.owner("cyrenaica"), t.claimant("cyrenaica")) == ("rome", "")
    assert (t.owner("numidia"), t.claimant("numidia")) == ("carthage", "rome")


@rule("mare:4.3.3")
def test_a_legion_that_leaves_the_marker_converts_nothing_later() -> None:
    t = on_the_marker().move_turn("rome")
    passed(t.march("cyrenaica", "libya"))
    assert t.claimant("cyrenaica") == ""
    assert t.move_turn("rome").kind == "march"
    assert t.owner("cyrenaica") == "egypt"


@rule("mare:4.3.3", "mare:4.3.2")
def test_free_legions_leave_without_the_one_on_the_marker() -> None:
    t = on_the_marker(3).move_turn("rome")
    passed(t.march("cyrenaica", "libya", 2))
    assert (t.claimant("cyrenaica"), t.legions_in("cyrenaica", "rome")) == ("rome", 1)
    assert converted(t).owner("cyrenaica") == "rome"


# A new choice ends what was held in that province, and only there.


@rule("mare:4.3", "mare:4.3.1", "mare:4.3.2")
def test_pillaging_ends_what_was_occupied_there() -> None:
    t = roman(2, CARAVAN, MARKET).move_turn("rome").skip_to("conquest").pillage(CITY)
    passed(t)
    assert riders(t, CARAVAN, MARKET, CITY) == ["", "", "rome"]
    assert owners(t, CARAVAN, MARKET) == ["egypt", "egypt"]
    assert not t.stands(CITY)
    assert t.has("rome") == {"coin": 1}


@rule("mare:4.3", "mare:4.3.1")
def test_the_building_held_may_itself_be_pillaged_later() -> None:
    t = passed_turn(roman(1, CARAVAN))
    t.move_turn("rome").skip_to("conquest").pillage(CARAVAN)
    assert (t.stands(CARAVAN), t.rider(CARAVAN)) == (False, "rome")
    assert t.has("rome") == {"papyrus": 1}


@rule("mare:4.3.1", "mare:hamilcar")
def test_hamilcar_doubles_the_loot_of_a_building_held_before() -> None:
    t = roman(2, CARAVAN, MARKET).tiles("rome", "hamilcar").move_turn("rome").skip_to("conquest").pillage(CARAVAN)
    assert t.has("rome") == {"papyrus": 2}
    assert t.owner_of(MARKET) == "egypt"


@rule("mare:4.3", "mare:4.3.2")
def test_occupying_another_building_ends_what_was_occupied_there() -> None:
    t = roman(2, CARAVAN, MARKET).move_turn("rome").skip_to("conquest").occupy(CITY)
    passed(t)
    assert riders(t, CARAVAN, MARKET, CITY) == ["", "", "rome"]
    assert owners(t, CARAVAN, MARKET, CITY) == ["egypt", "egypt", "rome"]


@rule("mare:4.3", "mare:4.3.2")
def test_a_single_legion_goes_from_one_building_to_another() -> None:
    t = passed_turn(roman(1, CARAVAN))
    assert t.rider(CARAVAN) == "rome"
    t.move_turn("rome").skip_to("conquest").occupy(CITY)
    assert riders(t, CARAVAN, CITY) == ["", "rome"]
    assert not t.state.asking


@rule("mare:4.3", "mare:4.3.3")
def test_occupying_the_marker_ends_what_was_occupied_there() -> None:
    t = roman(2, CARAVAN, MARKET).control("libya", "rome").move_turn("rome").skip_to("conquest").claim("cyrenaica")
    passed(t)
    assert (t.claimant("cyrenaica"), riders(t, CARAVAN, MARKET)) == ("rome", ["", ""])
    assert owners(t, CARAVAN, MARKET, CITY) == ["egypt", "egypt", "egypt"]
    assert converted(t).owner("cyrenaica") == "rome"


@rule("mare:4.3", "mare:4.3.2", "mare:4.3.3")
def test_occupying_a_building_takes_the_legion_from_the_marker_even_beside_free_legions() -> None:
    t = on_the_marker(3).move_turn("rome").skip_to("conquest").occupy(CARAVAN)
    passed(t)
    assert (t.claimant("cyrenaica"), t.rider(CARAVAN)) == ("", "rome")
    assert t.move_turn("rome").kind == "march"


@rule("mare:4.3", "mare:4.3.1", "mare:4.3.3")
def test_pillaging_takes_the_legion_from_the_marker() -> None:
    t = on_the_marker(2).move_turn("rome").skip_to("conquest").pillage(CITY)
    passed(t)
    assert (t.claimant("cyrenaica"), t.rider(CITY)) == ("", "rome")
    assert t.move_turn("rome").kind == "march"


@rule("mare:4.3", "mare:4.3.2")
@pytest.mark.parametrize("deed", ["pillage", "occupy", "claim"])
def test_a_new_choice_in_one_province_leaves_the_others_as_they_were(deed: str) -> None:
    t = roman(2, CARAVAN).legions("libya", "rome", 2).occupied("rome", "libya:oil", "libya:sheep")
    t.legions("numidia", "rome", 1).claimed("numidia", "rome").move_turn("rome").skip_to("conquest")
    if deed == "claim":
        t.claim("cyrenaica")
    elif deed == "pillage":
        t.pillage(CITY)
    else:
        t.occupy(CITY)
    passed(t)
    assert t.rider(CARAVAN) == ""
    assert riders(t, "libya:oil", "libya:sheep") == ["rome", "rome"]
    assert t.claimant("numidia") == "rome"


@rule("mare:4.3.2")
def test_after_the_first_new_occupation_more_follow_up_to_the_legions_the_old_one_among_them() -> None:
    t = roman(3, CARAVAN).built(TEMPLE).move_turn("rome").skip_to("conquest").occupy(CITY)
    assert riders(t, CARAVAN, CITY) == ["", "rome"]
    assert t.can_conquer("occupy", CARAVAN)
    assert t.can_conquer("occupy", MARKET)
    assert t.can_conquer("occupy", TEMPLE)
    t.occupy(CARAVAN, MARKET)
    assert not t.state.asking
    assert riders(t, CARAVAN, MARKET, TEMPLE, CITY) == ["rome", "rome", "", "rome"]


@rule("mare:4.3", "mare:4.3.2")
def test_after_a_new_occupation_neither_pillage_nor_the_marker_can_be_chosen_there() -> None:
    t = roman(3, CARAVAN).move_turn("rome").skip_to("conquest").occupy(CITY)
    assert not t.can_conquer("pillage", MARKET)
    assert not t.can_conquer("pillage", CARAVAN)
    assert not t.can_conquer("claim", "cyrenaica")


@rule("mare:4.3", "mare:4.3.2")
def test_who_holds_something_is_offered_every_kind_of_new_choice() -> None:
    t = roman(2, CARAVAN).move_turn("rome").skip_to("conquest")
    assert t.can_conquer("pillage", CARAVAN)
    assert t.can_conquer("pillage", CITY)
    assert t.can_conquer("occupy", MARKET)
    assert t.can_conquer("claim", "cyrenaica")
    assert PASS in t.state.options


@rule("mare:4.3.4", "mare:4.3.2")
def test_a_new_choice_moves_the_levels_of_what_ended_and_what_began_at_once() -> None:
    t = roman(2, CARAVAN, MARKET).move_turn("rome").skip_to("conquest")
    assert (t.levels("rome"), t.levels("egypt")) == ((9, 1, 2), (3, 4, 0))
    t.occupy(CITY)
    assert (t.levels("rome"), t.levels("egypt")) == ((7, 2, 2), (5, 3, 0))


@rule("mare:4.3.2")
def test_what_is_held_counts_until_the_new_choice_is_made() -> None:
    t = roman(2, CARAVAN, MARKET).move_turn("rome")
    assert (t.kind, riders(t, CARAVAN, MARKET)) == ("march", ["rome", "rome"])
    t.done("march")
    assert (t.kind, riders(t, CARAVAN, MARKET)) == ("conquest", ["rome", "rome"])


# Legions leave.


@rule("mare:4.3.2", "mare:4.1.2")
def test_with_free_legions_leaving_nothing_held_is_lost_nor_anything_asked() -> None:
    t = roman(4, CARAVAN, MARKET).move_turn("rome")
    passed(t.march("cyrenaica", "libya", 2))
    assert riders(t, CARAVAN, MARKET) == ["rome", "rome"]
    assert t.legions_in("cyrenaica", "rome") == 2


@rule("mare:4.3.2", "mare:4.1.2")
def test_legions_that_arrive_first_let_others_leave_without_loss() -> None:
    t = roman(2, CARAVAN, MARKET).legions("nubia", "rome", 1).move_turn("rome")
    passed(t.march("nubia", "cyrenaica").march("cyrenaica", "libya"))
    assert riders(t, CARAVAN, MARKET) == ["rome", "rome"]
    assert t.legions_in("cyrenaica", "rome") == 2


@rule("mare:4.3.2", "mare:4.1.2")
def test_when_too_few_remain_the_owner_is_asked_which_of_its_buildings_to_give_up() -> None:
    t = roman(3, CARAVAN, MARKET, CITY).built(TEMPLE).move_turn("rome")
    t.march("cyrenaica", "libya").skip_to("release")
    assert t.asked == "rome"
    assert set(t.state.options) == {t.icon(CARAVAN), t.icon(MARKET), t.icon(CITY)}


@rule("mare:4.3.2", "mare:4.1.2")
@pytest.mark.parametrize("given_up", [CARAVAN, MARKET, CITY])
def test_what_the_owner_gives_up_is_the_controllers_again_and_the_rest_stays(given_up: str) -> None:
    t = roman(3, CARAVAN, MARKET, CITY).move_turn("rome")
    passed(leave(t, "cyrenaica", "libya", 1, given_up))
    for icon in (CARAVAN, MARKET, CITY):
        assert t.owner_of(icon) == ("egypt" if icon == given_up else "rome")
    assert t.legions_in("cyrenaica", "rome") == 2


@rule("mare:4.3.2", "mare:4.1.2")
def test_for_every_legion_missing_one_building_is_given_up() -> None:
    t = roman(4, CARAVAN, MARKET, CITY).move_turn("rome")
    passed(leave(t, "cyrenaica", "libya", 3, MARKET, CITY))
    assert owners(t, CARAVAN, MARKET, CITY) == ["rome", "egypt", "egypt"]


@rule("mare:4.3.2", "mare:4.1.2")
def test_what_remained_after_legions_left_is_kept_in_the_turns_after() -> None:
    t = roman(2, CARAVAN, CITY).move_turn("rome")
    passed(leave(t, "cyrenaica", "libya", 1, CARAVAN))
    passed_turn(passed_turn(t))
    assert owners(t, CARAVAN, CITY) == ["egypt", "rome"]


@rule("mare:4.3.2", "mare:4.1.2")
def test_when_all_legions_leave_everything_is_the_controllers_again() -> None:
    t = roman(2, CARAVAN, MARKET).move_turn("rome")
    passed(leave(t, "cyrenaica", "libya", 2))
    assert riders(t, CARAVAN, MARKET) == ["", ""]
    assert owners(t, CARAVAN, MARKET, CITY) == ["egypt", "egypt", "egypt"]
    assert t.levels("rome") == (7, 1, 2)
    assert t.levels("egypt") == (5, 4, 0)


@rule("mare:4.3.2", "mare:4.1.2")
def test_legions_leaving_one_province_end_nothing_in_another() -> None:
    t = roman(2, CARAVAN, MARKET).legions("thrace", "rome", 1).occupied("rome", "byzantium").move_turn("rome")
    passed(leave(t, "cyrenaica", "libya", 2))
    assert (t.owner_of(CARAVAN), t.owner_of("byzantium")) == ("egypt", "rome")


@rule("mare:4.3.2", "mare:4.3")
def test_who_gave_up_a_building_may_still_choose_anew_in_that_turn() -> None:
    t = roman(2, CARAVAN, MARKET).move_turn("rome")
    leave(t, "cyrenaica", "libya", 1, MARKET).skip_to("conquest").occupy(CITY)
    passed(t)
    assert owners(t, CARAVAN, MARKET, CITY) == ["egypt", "egypt", "rome"]


# Battles.


@rule("mare:4.3")
def test_an_occupier_that_beats_off_an_attack_and_then_passes_keeps_all() -> None:
    t = roman(2, CARAVAN, MARKET).legions("libya", "carthage", 1).dice(1, 2, 3).move_turn("carthage")
    passed(t.march("libya", "cyrenaica"))
    assert (t.legions_in("cyrenaica", "rome"), t.legions_in("cyrenaica", "carthage")) == (2, 0)
    passed_turn(t)
    assert riders(t, CARAVAN, MARKET) == ["rome", "rome"]


@rule("mare:4.3")
def test_an_occupier_that_lost_a_legion_keeps_the_building_it_chose_when_it_passes() -> None:
    t = roman(2, CARAVAN, MARKET).legions("libya", "carthage", 1).dice(5, 5, 1).move_turn("carthage")
    t.march("libya", "cyrenaica").skip_to("release")
    assert t.asked == "rome"
    passed(t.answer("release", t.icon(MARKET)))
    passed_turn(t)
    assert owners(t, CARAVAN, MARKET) == ["rome", "egypt"]


@rule("mare:4.3", "mare:4.3.3")
def test_a_legion_on_the_marker_that_beats_off_an_attack_may_wait_there_and_convert_later() -> None:
    t = on_the_marker().legions("nubia", "carthage", 1).dice(1, 5).move_turn("carthage")
    passed(t.march("nubia", "cyrenaica"))
    passed_turn(t)
    assert t.claimant("cyrenaica") == "rome"
    assert converted(t).owner("cyrenaica") == "rome"


@rule("mare:4.3", "mare:4.2.1")
def test_at_war_everything_held_there_has_ended_and_passing_does_not_bring_it_back() -> None:
    t = roman(2, CARAVAN, MARKET).legions("libya", "carthage", 2).legions("thrace", "rome", 1)
    t.occupied("rome", "byzantium").dice(1, 1, 1, 1).move_turn("carthage")
    passed(t.march("libya", "cyrenaica", 2))
    assert riders(t, CARAVAN, MARKET) == ["", ""]
    passed(t.dice(1, 1, 1, 1).move_turn("rome"))
    assert riders(t, CARAVAN, MARKET) == ["", ""]
    assert owners(t, CARAVAN, MARKET) == ["egypt", "egypt"]
    assert t.rider("byzantium") == "rome"


@rule("mare:4.3", "mare:4.3.5")
def test_an_occupier_of_a_capital_that_wins_the_battle_of_its_own_turn_keeps_the_city() -> None:
    t = field().legions("aegyptus", "rome", 2).occupied("rome", "alexandria").legions("aegyptus", "egypt", 1)
    passed(t.dice(2, 2, 1).move_turn("rome"))
    assert (t.legions_in("aegyptus", "rome"), t.legions_in("aegyptus", "egypt")) == (2, 0)
    assert t.owner_of("alexandria") == "rome"


@rule("mare:4.3", "mare:4.2.1", "mare:4.3.5")
def test_an_occupier_of_a_capital_still_at_war_after_its_own_turn_holds_nothing() -> None:
    t = field().legions("aegyptus", "rome", 2).occupied("rome", "alexandria").legions("aegyptus", "egypt", 1)
    passed(t.dice(1, 1, 1).move_turn("rome"))
    assert (t.legions_in("aegyptus", "rome"), t.legions_in("aegyptus", "egypt")) == (2, 1)
    assert t.owner_of("alexandria") == "egypt"


# Legions on empty icons.


@rule("mare:4.3.1", "mare:4.3")
def test_the_legion_on_a_pillaged_icon_stays_there_when_nothing_is_chosen() -> None:
    t = roman(1).move_turn("rome").skip_to("conquest").pillage(CARAVAN)
    for _ in range(2):
        passed_turn(t)
        assert (t.rider(CARAVAN), t.stands(CARAVAN)) == ("rome", False)
    assert t.has("rome") == {"papyrus": 1}


@rule("mare:4.3.1", "mare:4.3.5")
def test_a_pillaged_capital_is_not_rebuilt_while_the_legion_stays_on_its_icon() -> None:
    t = field().legions("aegyptus", "rome", 1).move_turn("rome").skip_to("conquest").pillage("alexandria")
    passed_turn(t)
    t.stock("egypt", coin=3).build_turn("egypt")
    assert not t.can_build("building", "alexandria")
    assert t.can_build("legion", "aegyptus")


@rule("mare:4.3.1", "mare:4.3")
def test_the_legion_leaves_the_pillaged_icon_for_the_next_building_it_pillages() -> None:
    t = roman(1).move_turn("rome").skip_to("conquest").pillage(CARAVAN)
    t.move_turn("rome").skip_to("conquest").pillage(CITY)
    assert riders(t, CARAVAN, CITY) == ["", "rome"]
    assert t.has("rome") == {"papyrus": 1, "coin": 1}


@rule("mare:circe")
def test_circes_legions_stay_on_empty_caravan_icons_and_collect_again() -> None:
    t = field().tiles("rome", "circe").legions("germania", "rome", 1).legions("dalmatia", "rome", 2)
    t.occupied("rome", "germania:gems", "dalmatia:wood", "dalmatia:gladiator")
    for _ in range(3):
        passed_turn(t)
        assert riders(t, "germania:gems", "dalmatia:wood", "dalmatia:gladiator") == ["rome", "rome", "rome"]
    t.collect()
    assert (t.has("rome")["gems"], t.has("rome")["wood"], t.has("rome")["gladiator"]) == (1, 1, 1)


@rule("mare:circe")
def test_circes_legion_placed_in_one_turn_stays_through_the_next() -> None:
    t = field().tiles("rome", "circe").legions("germania", "rome", 1).move_turn("rome")
    t.skip_to("circe").answer("circe", t.icon("germania:gems"))
    passed_turn(passed(t))
    assert t.rider("germania:gems") == "rome"


@rule("mare:circe", "mare:4.1.2")
def test_circes_legion_stays_on_its_icon_while_a_free_one_leaves() -> None:
    t = field().tiles("rome", "circe").legions("germania", "rome", 2).occupied("rome", "germania:gems")
    passed(t.move_turn("rome").march("germania", "gallia"))
    assert (t.rider("germania:gems"), t.legions_in("germania", "rome")) == ("rome", 1)
    passed(t.move_turn("rome").march("germania", "gallia"))
    assert t.rider("germania:gems") == ""


@rule("mare:circe", "mare:4.1.2")
def test_circes_owner_says_which_icon_is_given_up_when_one_of_two_legions_leaves() -> None:
    t = field().tiles("rome", "circe").legions("dalmatia", "rome", 2)
    t.occupied("rome", "dalmatia:wood", "dalmatia:gladiator").move_turn("rome")
    passed(leave(t, "dalmatia", "gallia", 1, "dalmatia:wood"))
    assert riders(t, "dalmatia:wood", "dalmatia:gladiator") == ["", "rome"]


@rule("mare:circe", "mare:4.3.1")
def test_circe_collects_from_the_pillaged_caravan_her_legion_still_stands_on() -> None:
    t = roman(1).tiles("rome", "circe").move_turn("rome").skip_to("conquest").pillage(CARAVAN)
    passed_turn(passed(t))
    t.no_stocks().collect()
    assert t.has("rome").get("papyrus", 0) == 1


# Zeus and the Queen of Sheba.


@rule("mare:statue-of-zeus", "mare:4.3.2")
def test_in_the_peace_of_zeus_legions_already_there_keep_what_they_hold_and_choose_nothing() -> None:
    t = field().tiles("greece", "statue_of_zeus").legions("cyrenaica", "greece", 2).occupied("greece", CARAVAN)
    t.move_phase().choose_empire("peace", "egypt").choose_empire("mover", "greece")
    t.done("march")
    assert t.kind == "mover"
    passed(t)
    assert riders(t, CARAVAN, CITY) == ["greece", ""]
    assert t.legions_in("cyrenaica", "greece") == 2


@rule("mare:statue-of-zeus", "mare:4.3.3")
def test_in_the_peace_of_zeus_a_legion_stays_on_the_marker() -> None:
    t = field().tiles("greece", "statue_of_zeus").legions("cyrenaica", "greece", 1).claimed("cyrenaica", "greece")
    passed(t.move_phase().choose_empire("peace", "egypt"))
    assert (t.claimant("cyrenaica"), t.owner("cyrenaica")) == ("greece", "egypt")


@rule("mare:statue-of-zeus", "mare:4.3.2")
def test_in_the_peace_of_zeus_another_opponents_buildings_may_be_chosen_anew() -> None:
    t = field().tiles("greece", "statue_of_zeus").legions("cyrenaica", "greece", 1).occupied("greece", CARAVAN)
    t.legions("libya", "greece", 1).occupied("greece", "libya:oil").move_phase()
    t.choose_empire("peace", "egypt").choose_empire("mover", "greece").skip_to("conquest")
    assert not t.can_conquer("occupy", CITY)
    assert not t.can_conquer("pillage", CARAVAN)
    assert not t.can_conquer("claim", "cyrenaica")
    passed(t.occupy("libya:sheep"))
    assert riders(t, CARAVAN, "libya:oil", "libya:sheep") == ["greece", "", "greece"]


@rule("mare:statue-of-zeus", "mare:4.3.2")
def test_legions_sent_home_by_the_peace_of_zeus_hold_nothing_any_more() -> None:
    t = roman(2, CARAVAN, MARKET).legions("libya", "rome", 1).occupied("rome", "libya:oil")
    passed(t.tiles("egypt", "statue_of_zeus").move_phase().choose_empire("peace", "rome"))
    assert (t.legions_in("cyrenaica", "rome"), t.legions_in("latium", "rome")) == (0, 2)
    assert owners(t, CARAVAN, MARKET, "libya:oil") == ["egypt", "egypt", "rome"]


@rule("mare:queen-of-sheba", "mare:4.3.3")
def test_the_queen_of_sheba_converts_at_once_and_what_was_held_there_ends() -> None:
    t = roman(3, CARAVAN, MARKET).control("libya", "rome").tiles("rome", "queen_of_sheba")
    t.legions("thrace", "rome", 1).occupied("rome", "byzantium").move_turn("rome")
    t.skip_to("conquest").claim("cyrenaica")
    assert riders(t, CARAVAN, MARKET) == ["", ""]
    passed(t.answer("convert-at-once", 0))
    assert (t.owner("cyrenaica"), t.claimant("cyrenaica")) == ("rome", "")
    assert riders(t, CARAVAN, MARKET) == ["", ""]
    assert owners(t, CARAVAN, MARKET, CITY) == ["rome", "rome", "rome"]
    assert t.legions_in("cyrenaica", "rome") == 2
    assert t.rider("byzantium") == "rome"


@rule("mare:queen-of-sheba", "mare:4.3.3")
def test_the_only_legion_leaves_its_building_for_the_marker_and_is_given_up_to_the_queen_of_sheba() -> None:
    t = roman(1, CARAVAN).control("libya", "rome").tiles("rome", "queen_of_sheba").move_turn("rome")
    passed(t.skip_to("conquest").claim("cyrenaica").answer("convert-at-once", 0))
    assert (t.owner("cyrenaica"), t.legions_in("cyrenaica", "rome")) == ("rome", 0)
    assert riders(t, CARAVAN, CITY) == ["", ""]


@rule("mare:queen-of-sheba", "mare:4.3.3")
def test_who_does_not_use_the_queen_of_sheba_keeps_the_legion_on_the_marker() -> None:
    t = roman(2, CARAVAN).control("libya", "rome").tiles("rome", "queen_of_sheba").move_turn("rome")
    passed(t.skip_to("conquest").claim("cyrenaica").done("convert-at-once"))
    passed_turn(t)
    assert (t.claimant("cyrenaica"), t.rider(CARAVAN), t.legions_in("cyrenaica", "rome")) == ("rome", "", 2)
    assert converted(t).owner("cyrenaica") == "rome"


# Four great cities.


def four_cities() -> MareScenario:
    """Rome has Roma, Syracusae and Troia, and a legion has held Alexandria since the last round."""
    t = field().control("sicilia", "rome").control("asia", "rome").built("syracusae", "troia")
    return t.legions("aegyptus", "rome", 1).occupied("rome", "alexandria")


@rule("mare:6.3", "mare:4.3.2")
def test_a_great_city_held_since_the_last_round_counts_when_everything_is_passed() -> None:
    t = passed(four_cities().move_phase())
    assert t.winners() == ["rome"]
    assert t.victory("rome") == CONQUEST


@rule("mare:6.3", "mare:4.3.2")
def test_three_capitals_held_by_legions_and_the_own_one_win_when_everything_is_passed() -> None:
    t = field()
    for province, city in (("latium", "roma"), ("achaia", "athenae"), ("aegyptus", "alexandria")):
        t.legions(province, "carthage", 1).occupied("carthage", city)
    passed(t.move_phase())
    assert t.winners() == ["carthage"]
    assert t.victory("carthage") == CONQUEST


@rule("mare:6.3", "mare:4.3.2")
def test_a_great_city_whose_legion_left_does_not_count() -> None:
    t = four_cities().move_phase().choose_empire("mover", "rome")
    passed(t.march("aegyptus", "ethiopia"))
    assert t.winners() == []
    assert t.owner_of("alexandria") == "egypt"


@rule("mare:6.3", "mare:4.3.2")
def test_a_great_city_given_up_for_another_building_does_not_count() -> None:
    t = four_cities().move_phase().choose_empire("mover", "rome")
    passed(t.skip_to("conquest").occupy("memphis"))
    assert t.winners() == []
    assert owners(t, "alexandria", "memphis") == ["egypt", "rome"]


@rule("mare:6.3", "mare:4.3.3")
def test_a_legion_waiting_on_the_marker_does_not_make_its_city_count() -> None:
    t = field().control("sicilia", "rome").control("asia", "rome").built("syracusae", "troia", "ierusalem")
    t.control("judaea", "egypt").legions("judaea", "rome", 1).claimed("judaea", "rome")
    passed(t.move_phase())
    assert t.winners() == []
    assert (t.claimant("judaea"), t.owner_of("ierusalem")) == ("rome", "egypt")


# The warning before a choice that ends something.


def warned(t: MareScenario, code: int) -> list[str]:
    return [message.id for message in GAME.warnings(t.state, t.seat("rome"), code)]


@rule("mare:4.3.2", "mare:4.3")
def test_every_new_choice_where_something_is_occupied_warns_that_it_ends_it() -> None:
    t = roman(2, CARAVAN).move_turn("rome").skip_to("conquest")
    assert warned(t, PILLAGE_ICON + t.icon(CITY)) == [ENDS]
    assert warned(t, PILLAGE_ICON + t.icon(CARAVAN)) == [ENDS]
    assert warned(t, OCCUPY_ICON + t.icon(CITY)) == [ENDS]
    assert warned(t, OCCUPY_CONTROL + t.province("cyrenaica")) == [ENDS]


@rule("mare:4.3.3", "mare:4.3")
def test_every_new_choice_where_a_legion_waits_on_the_marker_warns_that_it_ends_it() -> None:
    t = on_the_marker(2).move_turn("rome").skip_to("conquest")
    assert warned(t, PILLAGE_ICON + t.icon(CITY)) == [ENDS]
    assert warned(t, OCCUPY_ICON + t.icon(CITY)) == [ENDS]


@rule("mare:4.3.2", "mare:4.3")
def test_not_choosing_and_converting_warn_of_nothing() -> None:
    t = on_the_marker(2).legions("thrace", "rome", 1).occupied("rome", "byzantium").move_turn("rome")
    assert t.kind == "convert"
    assert warned(t, PASS) == warned(t, t.province("cyrenaica")) == []
    t.skip_to("conquest")
    assert warned(t, PASS) == []


@rule("mare:4.3.2", "mare:4.3")
def test_a_choice_in_a_province_where_nothing_is_held_does_not_warn_of_others() -> None:
    t = roman(2, CARAVAN).legions("libya", "rome", 1).move_turn("rome").skip_to("conquest")
    assert warned(t, OCCUPY_ICON + t.icon("libya:oil")) == []
    assert warned(t, PILLAGE_ICON + t.icon("libya:oil")) == []
    assert warned(t, OCCUPY_CONTROL + t.province("libya")) == []
    assert warned(t, OCCUPY_ICON + t.icon(CITY)) == [ENDS]


@rule("mare:4.3.2", "mare:4.3")
def test_further_occupations_of_the_same_turn_do_not_warn_again() -> None:
    t = roman(3, CARAVAN).move_turn("rome").skip_to("conquest")
    assert warned(t, OCCUPY_ICON + t.icon(CITY)) == [ENDS]
    t.occupy(CITY)
    assert warned(t, OCCUPY_ICON + t.icon(MARKET)) == []
    assert warned(t, OCCUPY_ICON + t.icon(CARAVAN)) == []
    t.occupy(MARKET)
    assert warned(t, OCCUPY_ICON + t.icon(CARAVAN)) == []


@rule("mare:4.3.2", "mare:4.3")
def test_the_first_occupation_of_a_conquered_province_does_not_warn() -> None:
    t = roman(2).move_turn("rome").skip_to("conquest")
    assert warned(t, OCCUPY_ICON + t.icon(CARAVAN)) == []
    assert warned(t.occupy(CARAVAN), OCCUPY_ICON + t.icon(MARKET)) == []


@rule("mare:4.3.2")
def test_a_choice_that_ends_something_is_marked_as_a_loss_and_no_other_is() -> None:
    t = roman(2, CARAVAN).legions("cilicia", "rome", 1).move_turn("rome").skip_to("conquest")
    view = GAME.view(t.state, t.seat("rome"))
    lost = {option.code for option in view.options if option.loss}
    here = {t.icon(name) for name in (CARAVAN, MARKET, CITY)}
    elsewhere = {
        OCCUPY_ICON + t.icon("tarsus"),
        OCCUPY_CONTROL + t.province("cilicia"),
        PILLAGE_ICON + t.icon("tarsus"),
    }
    assert {PILLAGE_ICON + icon for icon in here} <= lost
    assert {OCCUPY_ICON + t.icon(MARKET), OCCUPY_CONTROL + t.province("cyrenaica")} <= lost
    assert not elsewhere & lost
    assert PASS not in lost
