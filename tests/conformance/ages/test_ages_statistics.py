"""Strength, armies and happiness (rulings 47 to 57)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.armies import best_armies
from civitas.games.ages.ratings import faces, uprising
from civitas.games.ages.state import CULTURE_POINTS, HOMER_UNDER, SCIENCE_POINTS
from civitas.testing.rules import rule


@rule("ages:tactics-cards", "ages:strength-rating")
def test_armies_form_by_themselves_as_strong_as_possible() -> None:
    """Rulings 47 and 51: two full Legions and a unit left over, all units with their own strength."""
    t = AgesScenario().tactic(0, "legion").tech(0, warriors=4, swordsmen=3)
    assert t.rating(0, "strength") == 4 + 6 + 2 * 2


@rule("ages:tactics-cards", "ages:level-of-a-card")
@pytest.mark.parametrize(
    ("units", "strength"),
    [
        ({"riflemen": 1, "cannon": 1, "cavalrymen": 1}, 9 + 7),
        ({"swordsmen": 1, "cannon": 1, "cavalrymen": 1}, 8 + 7),
        ({"warriors": 1, "cannon": 1, "cavalrymen": 1}, 7 + 4),
        ({"warriors": 1, "riflemen": 1, "cannon": 2, "cavalrymen": 2}, 16 + 7 + 4),
    ],
)
def test_an_army_with_a_unit_two_levels_older_is_obsolete(units: dict[str, int], strength: int) -> None:
    """Ruling 48."""
    t = AgesScenario().tactic(0, "napoleonic_army").workers(0, warriors=0).tech(0, **units)
    assert t.rating(0, "strength") == strength


@rule("ages:tactics-cards")
def test_tactics_of_age_i_never_have_obsolete_armies() -> None:
    """Ruling 48."""
    assert AgesScenario().age(3).tactic(0, "fighting_band").workers(0, warriors=2).rating(0, "strength") == 3


@rule("ages:tactics-cards")
def test_every_air_force_doubles_one_army_the_best_first() -> None:
    """Ruling 49."""
    t = AgesScenario().tactic(0, "defensive_army").tech(0, warriors=2, riflemen=2, cannon=2, air_forces=1)
    assert t.rating(0, "strength") == 2 + 6 + 6 + 5 + (6 + 6) + 3
    t.workers(0, air_forces=3)
    assert t.rating(0, "strength") == 2 + 6 + 6 + 15 + 2 * (6 + 3)


@rule("ages:genghis-khan", "ages:tactics-cards")
def test_genghis_khans_infantry_rides() -> None:
    """Ruling 50."""
    t = AgesScenario().tactic(0, "heavy_cavalry").workers(0, warriors=3)
    assert t.rating(0, "strength") == 3
    assert t.leader(0, "genghis_khan").rating(0, "strength") == 3 + 4


@rule("ages:genghis-khan")
def test_riding_infantry_may_be_worth_more_on_foot() -> None:
    """Ruling 50: all fresh infantry in one army of full strength would leave too little for a second one."""
    army = card("conquistadors")  # one infantry, two cavalry: 5, obsolete 3
    assert best_armies(army, [4, 2, 0], [3, 0, 0], 0, True) == 5 + 3
    assert best_armies(army, [3, 3, 0], [3, 0, 0], 0, True) == 3 + 3


@rule("ages:strength-rating", "ages:genghis-khan", "ages:wonders")
def test_riding_infantry_is_still_infantry_for_the_great_wall() -> None:
    """Ruling 50."""
    t = AgesScenario().tactic(0, "heavy_cavalry").workers(0, warriors=3).leader(0, "genghis_khan")
    assert t.wonders(0, "great_wall").rating(0, "strength") == 3 + 4 + 3


@rule("ages:leaders", "ages:strength-rating")
def test_napoleon_counts_types_and_alexander_units() -> None:
    """Ruling 52."""
    t = AgesScenario().tech(0, warriors=2, knights=1, air_forces=1)
    own = 2 + 2 + 5
    assert t.leader(0, "napoleon_bonaparte").rating(0, "strength") == own + 6
    assert t.leader(0, "alexander_the_great").rating(0, "strength") == own + 4


@rule("ages:science-rating", "ages:culture-rating", "ages:ratings", "ages:your-statistics")
def test_ratings_are_never_below_zero() -> None:
    """Ruling 53."""
    t = AgesScenario().government(0, "fundamentalism")
    assert t.rating(0, "science") == 0
    t = AgesScenario(3).pact(1, "loss_of_sovereignty", 0)
    assert (t.rating(0, "culture"), t.rating(1, "culture")) == (0, 2)


@rule("ages:happiness-rating")
def test_happiness_is_from_none_to_eight() -> None:
    """Ruling 53."""
    assert AgesScenario().tech(0, professional_sports=3).rating(0, "happiness") == 8
    assert AgesScenario().government(0, "communism").rating(0, "happiness") == 0


@rule("ages:st-peters-basilica", "ages:homer", "ages:happiness-rating")
def test_a_face_is_printed_then_homers_then_st_peters() -> None:
    """Ruling 54."""
    t = AgesScenario().wonders(0, "hanging_gardens", "pyramids", "st_peters_basilica", "great_wall")
    t.set(HOMER_UNDER, 0, card("pyramids"))
    s = t.state
    names = ("hanging_gardens", "pyramids", "st_peters_basilica", "great_wall")
    assert [faces(s, 0, card(name)) for name in names] == [3, 2, 1, 2]
    t.tech(0, religion=2, drama=1).government(0, "theocracy")
    assert t.rating(0, "happiness") == 8
    t = AgesScenario().wonders(0, "st_peters_basilica").workers(0, religion=1).colonies(0, "historic_territory_ii")
    assert t.rating(0, "happiness") == 1 + 2 + 3


@rule("ages:homer", "ages:st-peters-basilica", "ages:ravages-of-time")
def test_homers_face_survives_in_a_ruin() -> None:
    """Ruling 54."""
    t = AgesScenario().ruins(0, "hanging_gardens").set(HOMER_UNDER, 0, card("hanging_gardens"))
    assert (t.rating(0, "happiness"), t.rating(0, "culture")) == (1, 2)
    assert t.leader(0, "michelangelo").rating(0, "culture") == 3


@rule("ages:leaders", "ages:st-peters-basilica")
def test_michelangelo_and_joan_count_enlarged_faces_and_no_negative_ones() -> None:
    """Ruling 55."""
    t = AgesScenario().wonders(0, "st_peters_basilica", "kremlin").workers(0, religion=1).leader(0, "michelangelo")
    assert t.rating(0, "culture") == (2 + 1) + 2 + (1 + 2)
    t = AgesScenario().wonders(0, "st_peters_basilica").workers(0, religion=1).leader(0, "joan_of_arc")
    assert t.rating(0, "strength") == 1 + 2
    t.government(0, "theocracy")
    assert t.rating(0, "strength") == 1 + 2 + 1 + 2
    t.government(0, "communism")
    assert t.rating(0, "strength") == 1 + 2


@rule("ages:discontent-workers", "ages:uprising")
@pytest.mark.parametrize(
    ("bank", "unused", "discontent", "rises"),
    [(18, 0, 0, False), (16, 1, 1, False), (16, 0, 1, True), (8, 3, 4, True), (0, 8, 8, False)],
)
def test_unused_workers_prevent_an_uprising_not_discontent(
    bank: int, unused: int, discontent: int, rises: bool
) -> None:
    """Ruling 56."""
    t = AgesScenario().yellow(0, bank).unused(0, unused)
    assert t.rating(0, "discontent") == discontent
    assert uprising(t.state, 0) == rises


@rule("ages:uprising", "ages:production-phase", "ages:genghis-khan")
def test_an_uprising_skips_production_but_not_the_rest() -> None:
    """Ruling 57."""
    t = AgesScenario().yellow(0, 16).unused(0, 0).leader(0, "genghis_khan").spent(0, civil=3).end_of_turn()
    assert (t.get(SCIENCE_POINTS, 0), t.food(0), t.resources(0)) == (0, 0, 0)
    assert (t.get(CULTURE_POINTS, 0), len(t.military_hand(0)), t.rating(0, "civil")) == (3, 2, 4)


@rule("ages:genghis-khan")
@pytest.mark.parametrize(("seats", "stronger", "culture"), [(2, 0, 3), (2, 1, 0), (3, 1, 3), (3, 2, 0), (4, 1, 3)])
def test_genghis_khan_scores_among_the_two_strongest_ties_in_his_favour(
    seats: int, stronger: int, culture: int
) -> None:
    """Ruling 89."""
    t = AgesScenario(seats).leader(0, "genghis_khan")
    for seat in range(1, stronger + 1):
        t.workers(seat, warriors=3)
    assert t.end_of_turn().get(CULTURE_POINTS, 0) == culture


@rule("ages:leaders", "ages:science-rating", "ages:level-of-a-card")
@pytest.mark.parametrize("name", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
def test_the_best_lab_or_library_gives_its_level_in_science(name: str) -> None:
    """Ruling 70."""
    t = AgesScenario().leader(0, name)
    assert t.rating(0, "science") == 1
    t.tech(0, "computers", scientific_method=2, printing_press=1)
    assert t.rating(0, "science") == 1 + 6 + 1 + 2


@rule("ages:leaders", "ages:culture-rating")
def test_what_leaders_add_to_culture() -> None:
    t = AgesScenario().tech(0, drama=1, opera=1, printing_press=3, alchemy=2)
    own = 2 + 3 + 3
    assert t.rating(0, "culture") == own
    assert t.leader(0, "j_s_bach").rating(0, "culture") == own + 2
    assert t.leader(0, "william_shakespeare").rating(0, "culture") == own + 4
    assert t.leader(0, "charlie_chaplin").rating(0, "culture") == own + 3
    assert t.leader(0, "sid_meier").rating(0, "culture") == own + 2
    assert t.rating(0, "science") == 1 + 3 + 4 - 3
    assert t.leader(0, "mahatma_gandhi").rating(0, "culture") == own + 2
    t.colonies(0, "vast_territory_i", "vast_territory_ii", "wealthy_territory_i")
    assert t.leader(0, "james_cook").rating(0, "culture") == own + 2 + 1 + 1


@rule("ages:wonders")
@pytest.mark.parametrize(
    ("name", "rating", "value"),
    [
        ("colossus", "strength", 3),
        ("hanging_gardens", "happiness", 2),
        ("library_of_alexandria", "science", 2),
        ("pyramids", "civil", 5),
        ("universitas_carolina", "science", 3),
        ("eiffel_tower", "culture", 4),
        ("kremlin", "military", 3),
        ("transcontinental_railroad", "strength", 5),
        ("taj_mahal", "culture", 3),
    ],
)
def test_wonders_give_their_symbols_once_completed(name: str, rating: str, value: int) -> None:
    assert AgesScenario().wonders(0, name).rating(0, rating) == value
    assert AgesScenario().unfinished(0, name).rating(0, rating) < value


@rule("ages:wonders", "ages:hollywood", "ages:internet")
def test_wonders_of_age_iii_score_once_when_completed() -> None:
    """Ruling 31; the Internet counts all urban buildings (seed slip 5)."""

    def built(name: str, stages: int) -> AgesScenario:
        t = AgesScenario().unfinished(0, name, stages).stored(0, bronze=9).leader(0, "j_s_bach")
        return t.tech(0, drama=1, alchemy=1, bread_and_circuses=1).actions().do("stage", "1")

    assert built("hollywood", 2).get(CULTURE_POINTS, 0) == 2 * (2 + 1)
    assert built("internet", 4).get(CULTURE_POINTS, 0) == (2 + 1) + (1 + 2) + 1
    assert built("fast_food_chains", 3).get(CULTURE_POINTS, 0) == 2 * 4 + 5
    assert built("first_space_flight", 3).get(CULTURE_POINTS, 0) == 3
