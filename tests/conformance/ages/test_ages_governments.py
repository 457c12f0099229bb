"""Technologies, governments, revolutions and tactics (rulings 35 to 46)."""

from __future__ import annotations

from ages.scenario import AgesScenario, card

from civitas.games.ages.codes import INCREASE_POPULATION, REVOLT
from civitas.games.ages.state import (
    CIVIL_SPENT,
    COMMON_TACTICS,
    CULTURE_POINTS,
    EXCLUSIVE_TACTIC,
    MILITARY_SPENT,
    REMOVED,
    SCIENCE_POINTS,
    TACTIC_IN_USE,
    TECHNOLOGIES,
)
from civitas.testing.rules import rule


@rule("ages:develop-a-technology", "ages:governments")
def test_a_peaceful_change_costs_one_action_and_its_actions_are_there_at_once() -> None:
    """Ruling 35."""
    t = AgesScenario().hand(0, "monarchy").science(0, 8).spent(0, civil=2).actions().do("develop", "monarchy")
    assert (t.get(SCIENCE_POINTS, 0), t.rating(0, "civil"), t.rating(0, "military")) == (0, 2, 3)
    assert not t.has(TECHNOLOGIES, 0, "despotism")


@rule("ages:declare-a-revolution", "ages:governments")
def test_a_revolution_uses_up_all_civil_actions_gained_ones_too() -> None:
    """Ruling 36."""
    t = AgesScenario().hand(0, "monarchy").science(0, 2).actions().do("revolt", "monarchy")
    assert (t.get(SCIENCE_POINTS, 0), t.rating(0, "civil"), t.rating(0, "military")) == (0, 0, 3)
    assert t.get(CIVIL_SPENT, 0) == 5


@rule("ages:declare-a-revolution")
def test_a_revolution_needs_all_civil_actions_available() -> None:
    """Ruling 36; Hammurabi's military action does not count."""
    t = AgesScenario().hand(0, "monarchy").science(0, 2).spent(0, civil=1).leader(0, "hammurabi").actions()
    assert not t.can("revolt", "monarchy")


@rule("ages:development-of-civilization", "ages:declare-a-revolution")
def test_development_of_civilization_may_be_a_revolution_that_empties_the_next_turn() -> None:
    """Ruling 38."""
    t = AgesScenario().hand(1, "monarchy").science(1, 1).effect("development_of_civilization")
    t.answer("civilize", REVOLT + card("monarchy") - card("despotism"), seat=1)
    assert (t.get(SCIENCE_POINTS, 1), t.rating(1, "civil"), t.rating(1, "military")) == (0, 0, 3)
    t.row("iron").actions(1)
    assert not t.can("take", "iron")


@rule("ages:development-of-civilization")
def test_development_of_civilization_is_one_cheaper_and_takes_no_action() -> None:
    t = AgesScenario().stored(0, bronze=1).stored(1, agriculture=1).hand(0, "irrigation").science(0, 2)
    t.effect("development_of_civilization")
    assert t.can("develop", "irrigation")
    assert t.can("build", "bronze")
    t.do("build", "bronze")
    assert (t.resources(0), t.on(0, "bronze"), t.get(CIVIL_SPENT, 0)) == (0, 3, 0)
    t.choose(INCREASE_POPULATION)
    assert t.food(1) == 0


@rule("ages:robespierre", "ages:declare-a-revolution")
def test_robespierre_revolts_with_the_whole_army() -> None:
    """Ruling 39."""
    t = AgesScenario().leader(0, "maximilien_robespierre").hand(0, "monarchy").science(0, 2).spent(0, civil=1)
    t.actions().do("revolt", "monarchy")
    assert (t.rating(0, "civil"), t.rating(0, "military"), t.get(CULTURE_POINTS, 0)) == (4, 0, 3)
    t = AgesScenario().leader(0, "maximilien_robespierre").hand(0, "monarchy").science(0, 2).spent(0, military=1)
    assert not t.actions().can("revolt", "monarchy")


@rule("ages:robespierre", "ages:play-an-action-card")
def test_robespierre_keeps_patriotisms_action_and_pays_breakthrough_with_no_civil_one() -> None:
    """Ruling 39."""
    t = AgesScenario().leader(0, "maximilien_robespierre").science(0, 2)
    t.hand(0, "patriotism_ii", "breakthrough_i", "monarchy").actions().do("play", "patriotism_ii")
    t.do("play", "breakthrough_i")
    assert (t.rating(0, "military"), t.get(CIVIL_SPENT, 0), t.get(SCIENCE_POINTS, 0)) == (1, 1, 2)


@rule("ages:newton", "ages:declare-a-revolution")
def test_newton_leaves_an_action_after_a_revolution() -> None:
    """Ruling 40."""
    t = AgesScenario().leader(0, "isaac_newton").hand(0, "monarchy").science(0, 2).actions().do("revolt", "monarchy")
    assert t.rating(0, "civil") == 1
    t = AgesScenario().leader(0, "isaac_newton").hand(0, "irrigation").science(0, 3).actions()
    assert t.do("develop", "irrigation").rating(0, "civil") == 4


@rule("ages:newton", "ages:play-an-action-card")
def test_newton_gives_an_action_back_for_a_breakthrough_too() -> None:
    t = AgesScenario().leader(0, "isaac_newton").hand(0, "irrigation", "breakthrough_i").science(0, 3).actions()
    assert t.do("play", "breakthrough_i").rating(0, "civil") == 4


@rule("ages:leaders", "ages:develop-a-technology")
def test_da_vinci_gains_a_resource_for_every_development() -> None:
    """Ruling 40."""
    t = AgesScenario().leader(0, "leonardo_da_vinci").hand(0, "monarchy").science(0, 2).actions()
    assert t.do("revolt", "monarchy").resources(0) == 1


@rule("ages:pacts", "ages:develop-a-technology")
def test_scientific_cooperation_costs_the_partner_one_or_nothing_is_developed() -> None:
    """Ruling 41."""
    t = AgesScenario(3).pact(1, "scientific_cooperation", 0).hand(0, "irrigation").science(0, 1).actions()
    assert not t.can("develop", "irrigation")
    t.science(1, 1).actions().do("develop", "irrigation")
    assert (t.get(SCIENCE_POINTS, 0), t.get(SCIENCE_POINTS, 1)) == (0, 0)


@rule("ages:bach", "ages:develop-a-technology")
def test_bach_develops_theaters_for_two_less() -> None:
    t = AgesScenario().leader(0, "j_s_bach").hand(0, "drama").science(0, 1).actions().do("develop", "drama")
    assert t.get(SCIENCE_POINTS, 0) == 0


@rule("ages:play-a-tactic", "ages:tactics-cards")
def test_one_tactic_a_turn_is_played_for_one_military_action() -> None:
    """Ruling 45."""
    t = AgesScenario().military(0, "legion", "phalanx").tactic(1, "fighting_band").actions().do("play", "legion")
    assert (t.get(MILITARY_SPENT, 0), t.get(TACTIC_IN_USE, 0)) == (1, card("legion"))
    assert t.has(EXCLUSIVE_TACTIC, 0, "legion")
    assert not t.can("play", "phalanx")
    assert not t.can("copy", "fighting_band")


@rule("ages:copy-a-tactic")
def test_only_common_tactics_are_copied_for_two_military_actions() -> None:
    """Ruling 45."""
    t = AgesScenario().tactic(1, "fighting_band").tactic(1, "legion", common=False).military(0, "phalanx").actions()
    assert not t.can("copy", "legion")
    t.do("copy", "fighting_band")
    assert (t.get(MILITARY_SPENT, 0), t.get(TACTIC_IN_USE, 0)) == (2, card("fighting_band"))
    assert not t.can("play", "phalanx")
    assert not AgesScenario().tactic(1, "fighting_band").spent(0, military=1).actions().can("copy", "fighting_band")


@rule("ages:make-tactics-available", "ages:turn-course")
def test_an_exclusive_tactic_becomes_common_in_its_owners_next_turn() -> None:
    """Ruling 46."""
    t = AgesScenario().tactic(0, "legion", common=False).turn(1).done("politics").done("action")
    assert t.has(EXCLUSIVE_TACTIC, 0, "legion")
    t.turn(0)
    assert t.kind == "politics"
    assert t.has(COMMON_TACTICS, 0, "legion")
    assert t.get(TACTIC_IN_USE, 0) == card("legion")


@rule("ages:make-tactics-available", "ages:discard-or-remove-from-play")
def test_a_tactic_that_is_common_already_leaves_the_game() -> None:
    """Ruling 45."""
    t = AgesScenario().tactic(1, "legion").tactic(0, "legion", common=False).turn(0)
    assert t.state.zone(COMMON_TACTICS, 0).count(card("legion")) == 1
    assert t.has(REMOVED, 0, "legion")
