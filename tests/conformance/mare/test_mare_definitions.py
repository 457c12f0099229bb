"""The game in short, and the definitions at the end of the rules (mare:summary, mare:definitions)."""

from __future__ import annotations

import pytest
from mare.scenario import MareScenario

from civitas.games.mare.state import COIN, CONQUEST, FAME, LEADERSHIP, PILE, PRESTIGE, SUPPLY
from civitas.testing.rules import rule

FIVE = ("circe", "hercules", "hamilcar", "antigone")


def bare_table(seats: int = 5) -> MareScenario:
    return MareScenario(seats).bare().no_units().no_stocks()


@rule("mare:summary", "mare:6")
@pytest.mark.parametrize("way", ["prestige", "fame", "conquest", "leadership"])
def test_four_ways_lead_to_victory(way: str) -> None:
    t = bare_table()
    match way:
        case "prestige":
            t.stock("egypt", coin=12).build_turn("egypt").build("pyramids", pay="12coin")
            won = PRESTIGE
        case "fame":
            t.tiles("egypt", *FIVE).build_phase().finish()
            won = FAME
        case "conquest":
            t.built("alexandria", "troia", "ierusalem", "syracusae")
            for province in ("asia", "judaea", "sicilia"):
                t.control(province, "egypt")
            t.move_phase().finish()
            won = CONQUEST
        case _:
            t.built("ethiopia:gold", "alexandria").legions("aegyptus", "egypt", 1).leadership().finish()
            won = LEADERSHIP
    assert (t.winners(), t.victory("egypt")) == (["egypt"], won)


@rule("mare:definitions", "mare:definition-turn", "mare:3.0", "mare:4")
def test_the_leader_of_a_phase_names_the_active_player_and_each_has_one_turn() -> None:
    t = bare_table(3).title("culture", "greece").build_phase()
    turns = []
    for empire in ("carthage", "greece"):
        assert (t.kind, t.asked) == ("builder", "greece")
        t.choose_empire("builder", empire)
        turns.append(t.asked)
        t.done("build")
    turns.append(t.asked)
    assert turns == ["carthage", "greece", "rome"]


@rule("mare:definitions", "mare:definition-provinces", "mare:3.1.1")
def test_provinces_that_share_a_border_are_adjacent_and_triremes_make_others_contiguous() -> None:
    """Dacia borders Germania; Asia lies across the Aegean from Achaia."""
    t = bare_table().control("dacia", "greece").stock("greece", coin=12).build_turn("greece")
    assert t.can_build("control", "germania")
    assert not t.can_build("control", "asia")
    t = bare_table().stock("greece", coin=12).triremes("aegean", "greece", 1).build_turn("greece")
    assert t.can_build("control", "asia")


@rule("mare:definitions", "mare:definition-buildings", "mare:5")
def test_buildings_count_for_trade_and_culture_and_units_for_the_military() -> None:
    t = bare_table().built("achaia:oil", "achaia:market", "sparta", "athenae", "achaia:temple")
    assert t.levels("greece") == (2, 3, 0)
    t.legions("achaia", "greece", 1).fortress("achaia", "greece").triremes("aegean", "greece", 1)
    assert t.levels("greece") == (2, 3, 3)


@rule("mare:definitions", "mare:definition-control", "mare:control")
def test_the_controlling_player_owns_the_buildings_no_opponent_stands_on() -> None:
    t = bare_table().built("cyrenaica:papyrus", "cyrenaica:market").legions("cyrenaica", "rome", 1)
    t.occupied("rome", "cyrenaica:market")
    assert (t.owner("cyrenaica"), t.owner_of("cyrenaica:papyrus"), t.owner_of("cyrenaica:market")) == (
        "egypt",
        "egypt",
        "rome",
    )
    t.stock("egypt", coin=3).build_turn("egypt")
    assert not t.can_build("legion", "cyrenaica")
    t = bare_table().stock("egypt", coin=3).build_turn("egypt")
    assert t.can_build("legion", "cyrenaica")


@rule("mare:definitions", "mare:definition-war", "mare:4.2.1", "mare:4.3")
def test_units_of_two_players_are_at_war_and_who_is_left_alone_conquers() -> None:
    """Two legions roll 1 and 1, with Caesar 4 in all: no hit. Egypt rolls 1: none either. Both stay."""
    t = bare_table().built("cyrenaica:papyrus").legions("cyrenaica", "rome", 2).legions("cyrenaica", "egypt", 1)
    t.dice(1, 1, 1).move_turn("rome").done("march")
    assert t.kind != "conquest"
    assert (t.legions_in("cyrenaica", "rome"), t.legions_in("cyrenaica", "egypt")) == (2, 1)
    t = bare_table().built("cyrenaica:papyrus").legions("cyrenaica", "rome", 2).move_turn("rome").skip_to("conquest")
    assert t.can_conquer("pillage", "cyrenaica:papyrus")
    assert t.can_conquer("occupy", "cyrenaica:papyrus")


@rule("mare:definitions", "mare:definition-resources", "mare:components", "mare:9-limited-resources")
def test_resources_come_from_supplies_that_all_share_and_that_can_run_out() -> None:
    """One coin is left, and both cities would bring one; Carthage stands higher on the trade track."""
    t = bare_table().built("roma", "carthago", "africa:sheep").supply("coin", 1)
    t.collect()
    assert (t.has("carthage").get("coin", 0), t.has("rome").get("coin", 0)) == (1, 0)
    assert t.state.zone(SUPPLY, 0).count(COIN) == 0
    assert t.state.zone(PILE, 0).size() == 13


@rule("mare:definitions", "mare:definition-tiles", "mare:7")
def test_a_hero_is_bought_and_gives_a_bonus_on_tracks_or_a_power() -> None:
    """Hercules: two levels on each track. Ramses: a die more, no level."""
    t = bare_table().display("hercules", "ramses_ii").stock("rome", coin=7).build_turn("rome")
    t.build("hercules", pay="7coin")
    assert (t.tiles_of("rome"), t.levels("rome")) == (["caesar", "hercules"], (2, 2, 2))
    t = bare_table().display("hercules", "ramses_ii").stock("rome", coin=7).build_turn("rome")
    assert t.build("ramses_ii", pay="7coin").levels("rome") == (0, 0, 0)
