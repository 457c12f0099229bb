"""Actions: totals, leaders, buildings, wonders, action cards (rulings 18 to 34)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.actions.building import cost_of
from civitas.games.ages.codes import GAIN_POPULATION, INCREASE_POPULATION, TAKE_ARMS
from civitas.games.ages.state import (
    ARMS,
    BLUE_BANK,
    CIVIL_DISCARDS,
    CIVIL_SPENT,
    CULTURE_POINTS,
    EXTRA_MILITARY,
    HAND,
    HOMER_UNDER,
    MILITARY_SPENT,
    SCIENCE_POINTS,
    STAGES_BUILT,
    TECHNOLOGIES,
    TUCKED,
    UNFINISHED,
    UNUSED,
    WONDERS,
    YELLOW_BANK,
)
from civitas.kernel.flow import YES
from civitas.kernel.node import PASS
from civitas.testing.rules import rule


@rule("ages:action-phase")
def test_an_action_that_cannot_be_paid_in_full_is_not_offered() -> None:
    """Ruling 18."""
    t = AgesScenario().actions()
    assert not t.can("build", "bronze")
    t.stored(0, bronze=2).actions()
    assert t.can("build", "bronze")
    t.unused(0, 0).actions()
    assert not t.can("build", "bronze")
    t.unused(0, 1).spent(0, civil=4).actions()
    assert not t.can("build", "bronze")
    assert t.can("build", "warriors")


@rule("ages:when-your-totals-change", "ages:action-total", "ages:civil-and-military-actions")
def test_more_actions_are_available_at_once_and_of_fewer_the_spent_ones_go_first() -> None:
    """Ruling 19."""
    t = AgesScenario().unfinished(0, "pyramids", 2).stored(0, bronze=1).actions().do("stage", "1")
    assert (t.get(CIVIL_SPENT, 0), t.rating(0, "civil")) == (1, 4)
    t = AgesScenario().government(0, "republic").hand(0, "theocracy").science(0, 9).spent(0, civil=2).actions()
    t.do("develop", "theocracy")
    assert (t.get(CIVIL_SPENT, 0), t.rating(0, "civil")) == (0, 4)


@rule("ages:when-your-totals-change", "ages:play-a-leader")
def test_a_replacement_changes_actions_once_and_net() -> None:
    """Ruling 20: one military leader for another leaves the spent military action spent."""
    t = AgesScenario().leader(0, "julius_caesar").hand(0, "joan_of_arc").spent(0, military=1).actions()
    t.do("play", "joan_of_arc")
    assert (t.get(MILITARY_SPENT, 0), t.rating(0, "military")) == (1, 2)


@rule("ages:spending-actions", "ages:newton")
def test_taking_an_action_back_does_nothing_if_none_is_spent() -> None:
    """Ruling 21: the action came from Hammurabi's army, Newton finds nothing to give back."""
    t = AgesScenario().leader(0, "hammurabi").hand(0, "joan_of_arc").actions().do("play", "joan_of_arc")
    t.answer("substitute", YES)
    assert (t.get(CIVIL_SPENT, 0), t.get(MILITARY_SPENT, 0)) == (0, 1)


@rule("ages:play-a-leader")
def test_a_replaced_leader_gives_the_action_back_and_a_first_one_does_not() -> None:
    """Ruling 22."""
    t = AgesScenario().hand(0, "moses", "joan_of_arc").actions().do("play", "moses")
    assert t.get(CIVIL_SPENT, 0) == 1
    t.do("play", "joan_of_arc")
    assert t.get(CIVIL_SPENT, 0) == 1
    assert t.has(CIVIL_DISCARDS, 0, "moses")


@rule("ages:homer", "ages:play-a-leader")
def test_homer_goes_under_a_wonder_when_replaced_and_gives_no_action_back() -> None:
    """Rulings 22 and 23."""
    t = AgesScenario().leader(0, "homer").hand(0, "moses").wonders(0, "pyramids").actions().do("play", "moses")
    t.name("tuck", "pyramids")
    assert (t.get(CIVIL_SPENT, 0), t.get(HOMER_UNDER, 0), t.rating(0, "happiness")) == (1, card("pyramids"), 1)
    assert t.has(TUCKED, 0, "homer")


@rule("ages:homer")
def test_homer_may_be_discarded_and_is_without_a_completed_wonder() -> None:
    """Rulings 22 and 23."""
    t = AgesScenario().leader(0, "homer").hand(0, "moses").wonders(0, "pyramids").actions().do("play", "moses")
    t.done("tuck")
    assert t.get(CIVIL_SPENT, 0) == 0
    t = AgesScenario().leader(0, "homer").hand(0, "moses").unfinished(0, "pyramids").actions().do("play", "moses")
    assert t.kind == "action"
    assert t.has(CIVIL_DISCARDS, 0, "homer")


@rule("ages:homer", "ages:end-of-an-age")
def test_homer_is_not_tucked_when_antiquated() -> None:
    """Ruling 23."""
    t = AgesScenario().row().civil_deck(1, "iron").civil_deck(2, *["coal"] * 20).leader(0, "homer")
    t.wonders(0, "pyramids").turn(1)
    assert (t.get(HOMER_UNDER, 0), t.state.leader(0)) == (0, 0)


@rule("ages:hammurabi", "ages:spending-actions")
def test_hammurabi_spends_a_military_action_for_a_civil_one_once_a_turn() -> None:
    """Ruling 24."""
    t = AgesScenario().leader(0, "hammurabi").row("iron", "drama", "", "", "", "knights").actions()
    t.do("take", "iron").answer("substitute", YES)
    assert (t.get(CIVIL_SPENT, 0), t.get(MILITARY_SPENT, 0)) == (0, 1)
    t.do("take", "drama")
    assert t.kind == "action"
    assert t.get(CIVIL_SPENT, 0) == 1


@rule("ages:hammurabi")
def test_hammurabis_action_is_used_without_asking_when_nothing_else_pays() -> None:
    t = AgesScenario().leader(0, "hammurabi").row("iron").spent(0, civil=4).actions().do("take", "iron")
    assert (t.kind, t.get(CIVIL_SPENT, 0), t.get(MILITARY_SPENT, 0)) == ("action", 4, 1)


@rule("ages:upgrade")
def test_an_upgrade_costs_the_difference_and_may_skip_levels() -> None:
    """Ruling 25."""
    t = AgesScenario().tech(0, "iron", "coal").stored(0, bronze=6).actions()
    t.do("upgrade", "bronze", "coal")
    assert (t.resources(0), t.on(0, "bronze"), t.on(0, "coal"), t.get(CIVIL_SPENT, 0)) == (0, 1, 1, 1)
    assert not t.can("upgrade", "coal", "iron")


@rule("ages:upgrade", "ages:play-an-action-card")
def test_an_upgrade_is_the_difference_of_bent_costs_then_the_cards_discount() -> None:
    """Rulings 25 and 26: Masonry makes Alchemy 5; from Philosophy 3 that is 2, less 1 by the card."""
    t = AgesScenario().tech(0, "alchemy", "masonry").hand(0, "urban_growth_a").stored(0, bronze=1).actions()
    assert not t.can("upgrade", "philosophy", "alchemy")
    t.do("play", "urban_growth_a")
    assert (t.resources(0), t.on(0, "alchemy"), t.get(CIVIL_SPENT, 0)) == (0, 1, 1)


@rule("ages:build", "ages:special-technologies")
def test_construction_makes_urban_buildings_cheaper_and_nothing_else() -> None:
    """Ruling 26."""
    t = AgesScenario().tech(0, "engineering", "alchemy", "iron", "swordsmen", "movies", "opera")
    costs = [
        cost_of(t.state, 0, card(name)) for name in ("philosophy", "alchemy", "opera", "movies", "iron", "swordsmen")
    ]
    assert costs == [3, 5, 6, 8, 5, 3]


@rule("ages:build", "ages:urban-buildings", "ages:governments")
def test_the_urban_limit_is_for_each_type_and_for_new_buildings_only() -> None:
    """Ruling 27."""
    t = AgesScenario().tech(0, "alchemy").workers(0, philosophy=2).stored(0, bronze=9).unused(0, 2).actions()
    assert not t.can("build", "philosophy")
    assert not t.can("build", "alchemy")
    assert t.can("build", "religion")
    assert t.can("upgrade", "philosophy", "alchemy")
    t.government(0, "monarchy").actions()
    assert t.can("build", "alchemy")
    t.workers(0, philosophy=3).hand(0, "theocracy").science(0, 6).actions().do("develop", "theocracy")
    assert t.on(0, "philosophy") == 3


@rule("ages:destroy", "ages:disband-a-unit")
def test_destroying_frees_the_worker_and_gives_nothing_back() -> None:
    """Ruling 28."""
    t = AgesScenario().actions().do("destroy", "bronze").do("destroy", "warriors")
    assert (t.on(0, "bronze"), t.on(0, "warriors"), t.get(UNUSED, 0), t.resources(0)) == (1, 0, 3, 0)
    assert (t.get(CIVIL_SPENT, 0), t.get(MILITARY_SPENT, 0)) == (1, 1)


@rule("ages:build-a-wonder-stage", "ages:special-technologies")
def test_several_stages_are_added_up_and_paid_once_leftmost_first() -> None:
    """Ruling 29."""
    t = AgesScenario().tech(0, "masonry").unfinished(0, "library_of_alexandria").stored(0, bronze=5).actions()
    assert not t.can("stage", "3")
    t.do("stage", "2")
    assert (t.resources(0), t.get(STAGES_BUILT, 0), t.get(CIVIL_SPENT, 0)) == (0, 2, 1)
    assert not AgesScenario().unfinished(0, "library_of_alexandria").stored(0, bronze=5).actions().can("stage", "2")


@rule("ages:play-an-action-card", "ages:build-a-wonder-stage")
def test_engineering_genius_builds_one_stage() -> None:
    """Ruling 29."""
    t = AgesScenario().tech(0, "masonry").unfinished(0, "pyramids").hand(0, "engineering_genius_a").stored(0, bronze=1)
    t.actions().do("play", "engineering_genius_a")
    assert (t.resources(0), t.get(STAGES_BUILT, 0), t.get(CIVIL_SPENT, 0)) == (0, 1, 1)
    assert not AgesScenario().hand(0, "engineering_genius_a").actions().can("play", "engineering_genius_a")


@rule("ages:build-a-wonder-stage")
def test_a_stage_is_covered_with_a_token_of_a_card_when_the_bank_is_empty() -> None:
    """Ruling 30."""
    t = (
        AgesScenario()
        .unfinished(0, "pyramids")
        .hand(0, "engineering_genius_i")
        .blue(0, 0)
        .stored(0, bronze=4, agriculture=1)
    )
    t.actions().do("play", "engineering_genius_i").name("cover", "agriculture")
    assert (t.food(0), t.resources(0), t.get(STAGES_BUILT, 0), t.get(BLUE_BANK, 0)) == (0, 4, 1, 0)


@rule("ages:build-a-wonder-stage", "ages:wonders")
def test_a_completed_wonder_gives_its_tokens_back_first_and_then_works() -> None:
    """Ruling 31: Taj Mahal's own blue token comes on top."""
    t = AgesScenario().unfinished(0, "taj_mahal", 2).blue(0, 12).stored(0, bronze=2).actions().do("stage", "1")
    assert (t.get(BLUE_BANK, 0), t.get(STAGES_BUILT, 0)) == (12 + 2 + 2 + 1, 0)
    assert t.has(WONDERS, 0, "taj_mahal")
    assert not t.has(UNFINISHED, 0, "taj_mahal")
    assert t.rating(0, "culture") == 3


@rule("ages:play-an-action-card", "ages:action-cards")
def test_the_ordered_action_must_be_possible_and_its_gain_comes_after() -> None:
    """Ruling 32."""
    t = AgesScenario().hand(0, "frugality_a").stored(0, agriculture=1).actions()
    assert not t.can("play", "frugality_a")
    t.stored(0, agriculture=2).actions().do("play", "frugality_a")
    assert (t.food(0), t.get(UNUSED, 0), t.get(YELLOW_BANK, 0), t.get(CIVIL_SPENT, 0)) == (1, 2, 17, 1)
    t = AgesScenario().hand(0, "breakthrough_i", "irrigation").science(0, 2).actions()
    assert not t.can("play", "breakthrough_i")
    t.science(0, 3).actions().do("play", "breakthrough_i")
    assert (t.get(SCIENCE_POINTS, 0), t.get(CIVIL_SPENT, 0)) == (2, 1)
    assert t.has(TECHNOLOGIES, 0, "irrigation")


@rule("ages:play-an-action-card", "ages:build-a-unit")
def test_patriotism_is_a_military_action_and_resources_of_this_turn() -> None:
    """Ruling 33."""
    t = AgesScenario().hand(0, "patriotism_i").stored(0, bronze=2).unused(0, 2).actions().do("play", "patriotism_i")
    assert (t.rating(0, "military"), t.get(ARMS, 0)) == (3, 2)
    t.do("build", "warriors")
    assert (t.resources(0), t.get(ARMS, 0), t.get(EXTRA_MILITARY, 0), t.get(MILITARY_SPENT, 0)) == (2, 0, 0, 0)
    t.done("action").end_of_turn()
    assert (t.get(EXTRA_MILITARY, 0), len(t.military_hand(0))) == (0, 2)


@rule("ages:play-an-action-card", "ages:draw-military-cards")
def test_a_military_action_of_this_turn_draws_a_card_too() -> None:
    """Ruling 33."""
    t = AgesScenario().hand(0, "patriotism_a").actions().do("play", "patriotism_a").done("action").end_of_turn()
    assert len(t.military_hand(0)) == 3
    assert (t.get(EXTRA_MILITARY, 0), t.get(ARMS, 0)) == (0, 0)


@rule("ages:develop-a-technology", "ages:special-technologies")
def test_of_two_special_technologies_of_a_type_the_higher_stays() -> None:
    """Ruling 34: Einstein's culture comes for the one that goes at once."""
    t = AgesScenario().tech(0, "strategy").hand(0, "warfare").science(0, 5).leader(0, "albert_einstein").actions()
    t.do("develop", "warfare")
    assert t.has(TECHNOLOGIES, 0, "strategy")
    assert not t.has(TECHNOLOGIES, 0, "warfare")
    assert t.get(CULTURE_POINTS, 0) == 3
    t = AgesScenario().tech(0, "warfare").hand(0, "strategy").science(0, 8).actions().do("develop", "strategy")
    assert not t.has(TECHNOLOGIES, 0, "warfare")
    assert t.rating(0, "military") == 4


@rule("ages:increase-population", "ages:workers-and-population")
@pytest.mark.parametrize(("bank", "cost"), [(18, 2), (17, 2), (16, 3), (12, 4), (8, 5), (4, 7), (1, 7)])
def test_a_worker_costs_the_number_of_the_rightmost_occupied_section(bank: int, cost: int) -> None:
    """Ruling 42."""
    t = AgesScenario().yellow(0, bank).stored(0, agriculture=7).actions().choose(INCREASE_POPULATION)
    assert (t.food(0), t.get(YELLOW_BANK, 0), t.get(UNUSED, 0)) == (7 - cost, bank - 1, 2)


@rule("ages:increase-population")
def test_an_empty_yellow_bank_gives_no_worker() -> None:
    """Ruling 42."""
    t = AgesScenario().yellow(0, 0).stored(0, agriculture=9).actions()
    assert INCREASE_POPULATION not in t.state.options
    assert AgesScenario().yellow(0, 0).effect("development_of_settlement").get(UNUSED, 0) == 1


@rule("ages:leaders", "ages:increase-population")
def test_moses_makes_workers_cheaper() -> None:
    t = AgesScenario().leader(0, "moses").stored(0, agriculture=1).actions().choose(INCREASE_POPULATION)
    assert t.food(0) == 0


@rule("ages:barbarossa", "ages:build-a-unit")
def test_barbarossa_needs_both_halves_each_one_cheaper() -> None:
    """Ruling 44."""
    t = AgesScenario().leader(0, "frederick_barbarossa").unused(0, 0).stored(0, agriculture=1, bronze=1).actions()
    t.do("muster", "warriors")
    assert (t.food(0), t.resources(0), t.on(0, "warriors"), t.get(MILITARY_SPENT, 0)) == (0, 0, 2, 1)
    assert (t.get(UNUSED, 0), t.get(YELLOW_BANK, 0)) == (0, 17)
    t.stored(0, agriculture=1, bronze=0).actions()
    assert not t.can("muster", "warriors")
    t.stored(0, agriculture=1, bronze=1).yellow(0, 0).actions()
    assert not t.can("muster", "warriors")


@rule("ages:wonders", "ages:workers-and-population")
def test_ocean_liners_bring_a_worker_once_a_turn() -> None:
    t = AgesScenario().wonders(0, "ocean_liner_service").actions().choose(GAIN_POPULATION)
    assert (t.get(UNUSED, 0), t.get(CIVIL_SPENT, 0)) == (2, 0)
    assert GAIN_POPULATION not in t.state.options


@rule("ages:leaders")
def test_churchill_gives_arms_now_or_culture_at_the_end_of_the_turn() -> None:
    t = AgesScenario().leader(0, "winston_churchill").hand(0, "swordsmen").science(0, 1).actions()
    assert not t.can("develop", "swordsmen")
    t.choose(TAKE_ARMS).do("develop", "swordsmen").do("build", "swordsmen")
    assert (t.get(SCIENCE_POINTS, 0), t.on(0, "swordsmen"), t.resources(0)) == (0, 1, 0)
    t.done("action").end_of_turn()
    assert t.get(CULTURE_POINTS, 0) == 0
    assert AgesScenario().leader(0, "winston_churchill").end_of_turn().get(CULTURE_POINTS, 0) == 3


@rule("ages:homer", "ages:build-a-unit")
def test_homer_pays_one_resource_of_a_unit_each_turn() -> None:
    t = AgesScenario().leader(0, "homer").stored(0, bronze=3).unused(0, 3).actions()
    t.do("build", "warriors").do("build", "warriors")
    assert t.resources(0) == 0
    t.end_of_turn().stored(0, bronze=1).actions()
    assert t.can("build", "warriors")


@rule("ages:bach", "ages:upgrade")
def test_bach_makes_any_urban_building_a_theater_once_a_turn() -> None:
    t = AgesScenario().leader(0, "j_s_bach").tech(0, "drama", "opera", philosophy=2).stored(0, bronze=6).actions()
    t.do("upgrade", "philosophy", "drama")
    assert (t.resources(0), t.on(0, "drama"), t.rating(0, "culture")) == (5, 1, 3)
    assert not t.can("upgrade", "philosophy", "drama")
    assert t.can("upgrade", "drama", "opera")
    t = AgesScenario().leader(0, "j_s_bach").tech(0, drama=2, philosophy=1).stored(0, bronze=6).actions()
    assert not t.can("upgrade", "philosophy", "drama")
    t = AgesScenario().leader(0, "j_s_bach").tech(0, "drama", organized_religion=1).stored(0, bronze=6).actions()
    assert not t.can("upgrade", "organized_religion", "drama")


@rule("ages:leaders")
def test_shakespeare_makes_theaters_and_libraries_cheaper_for_each_other() -> None:
    t = AgesScenario().leader(0, "william_shakespeare").tech(0, "drama", printing_press=1).hand(0, "opera")
    assert cost_of(t.state, 0, card("drama")) == 3
    assert cost_of(t.state, 0, card("printing_press")) == 3
    t.science(0, 6).actions()
    assert t.can("develop", "opera")
    t.workers(0, printing_press=0).actions()
    assert not t.can("develop", "opera")


@rule("ages:action-cards")
@pytest.mark.parametrize(
    ("name", "answers", "points"),
    [
        ("cultural_heritage_a", (), (1, 4, 0, 0)),
        ("cultural_heritage_i", (), (2, 2, 0, 0)),
        ("stockpile", (), (0, 0, 1, 1)),
        ("revolutionary_idea_ii", (), (4, 0, 0, 0)),
        ("revolutionary_idea_iii", (), (6, 0, 0, 0)),
        ("reserves_i", (0,), (0, 0, 2, 0)),
        ("reserves_ii", (1,), (0, 0, 0, 3)),
        ("reserves_iii", (1,), (0, 0, 0, 4)),
    ],
)
def test_action_cards_that_give(name: str, answers: tuple[int, ...], points: tuple[int, ...]) -> None:
    t = AgesScenario().hand(0, name).actions().do("play", name)
    t.answer("gain-one-kind", *answers)
    assert (t.get(SCIENCE_POINTS, 0), t.get(CULTURE_POINTS, 0), t.food(0), t.resources(0)) == points
    assert t.has(CIVIL_DISCARDS, 0, name)
    assert (t.get(CIVIL_SPENT, 0), t.state.zone(HAND, 0).size()) == (1, 0)


@rule("ages:action-cards")
@pytest.mark.parametrize(("seats", "resources", "more"), [(2, 6, 8), (3, 6, 10), (4, 6, 9)])
def test_wave_of_nationalism_and_military_build_up_count_the_stronger(seats: int, resources: int, more: int) -> None:
    t = AgesScenario(seats).hand(0, "wave_of_nationalism", "military_build_up")
    for other in range(1, seats):
        t.workers(other, warriors=2)
    t.actions().do("play", "wave_of_nationalism")
    assert t.get(ARMS, 0) == resources
    t.do("play", "military_build_up")
    assert t.get(ARMS, 0) == resources + more


@rule("ages:action-cards")
@pytest.mark.parametrize(("seats", "culture"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts_counts_those_with_more_culture(seats: int, culture: int) -> None:
    t = AgesScenario(seats).hand(0, "endowment_for_the_arts").culture(1, 5).culture(0, 1).actions()
    assert t.do("play", "endowment_for_the_arts").get(CULTURE_POINTS, 0) == 1 + culture


@rule("ages:action-cards", "ages:build")
@pytest.mark.parametrize(("name", "less"), [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)])
def test_rich_land_builds_or_upgrades_a_farm_or_mine(name: str, less: int) -> None:
    t = AgesScenario().hand(0, name).tech(0, "irrigation").stored(0, bronze=2).actions().do("play", name)
    t.do("build", "agriculture")
    assert t.resources(0) == 2 - max(0, 2 - less)
    assert t.on(0, "agriculture") == 3


@rule("ages:action-cards", "ages:build")
@pytest.mark.parametrize(("name", "less"), [("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)])
def test_urban_growth_builds_an_urban_building(name: str, less: int) -> None:
    t = AgesScenario().hand(0, name).stored(0, bronze=3).actions().do("play", name).do("build", "religion")
    assert (t.resources(0), t.on(0, "religion")) == (3 - max(0, 3 - less), 1)


@rule("ages:action-cards", "ages:upgrade")
@pytest.mark.parametrize(("name", "less"), [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)])
def test_efficient_upgrade_only_upgrades(name: str, less: int) -> None:
    t = AgesScenario().hand(0, name).stored(0, bronze=9).actions()
    assert not t.can("play", name)
    t.tech(0, "alchemy").actions().do("play", name)
    assert (t.resources(0), t.on(0, "alchemy")) == (9 - max(0, 3 - less), 1)


@rule("ages:action-cards")
@pytest.mark.parametrize("name", ["engineering_genius_ii", "engineering_genius_iii", "frugality_i", "frugality_ii"])
def test_the_other_action_cards_do_what_their_names_say(name: str) -> None:
    t = AgesScenario().hand(0, name).unfinished(0, "eiffel_tower").stored(0, agriculture=2).actions().do("play", name)
    if name.startswith("frugality"):
        assert (t.food(0), t.get(UNUSED, 0)) == (int(name.count("i", 9)) + 1, 2)
    else:
        assert t.get(STAGES_BUILT, 0) == 1


@rule("ages:action-cards", "ages:declare-a-revolution")
@pytest.mark.parametrize(("name", "gain"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_breakthrough_may_be_a_revolution_whose_actions_replace_its_own(name: str, gain: int) -> None:
    """Ruling 37."""
    t = AgesScenario().hand(0, name, "monarchy").science(0, 2).actions().do("play", name)
    assert t.kind == "action"
    assert (t.get(SCIENCE_POINTS, 0), t.get(CIVIL_SPENT, 0), t.rating(0, "civil")) == (gain, 5, 0)
    t = AgesScenario().hand(0, name, "monarchy").science(0, 2).spent(0, civil=1).actions()
    assert not t.can("play", name)
    assert PASS in t.state.options


@rule("ages:action-cards")
@pytest.mark.parametrize(("name", "arms"), [("patriotism_ii", 3), ("patriotism_iii", 4)])
def test_patriotism_of_later_ages_gives_more(name: str, arms: int) -> None:
    assert AgesScenario().hand(0, name).actions().do("play", name).get(ARMS, 0) == arms
