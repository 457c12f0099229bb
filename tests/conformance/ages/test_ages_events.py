"""Events, their order and ties, and colonization (rulings 87 to 102)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.actions.taking import take_cost
from civitas.games.ages.cards import CARDS, SCORING
from civitas.games.ages.state import (
    BLUE_BANK,
    CIVIL_SPENT,
    COLONIES,
    CULTURE_POINTS,
    HOMER_UNDER,
    MILITARY_DISCARDS,
    MILITARY_SPENT,
    PAST_EVENTS,
    RESIGNED,
    SCIENCE_POINTS,
    UNUSED,
    YELLOW_BANK,
)
from civitas.kernel.flow import YES
from civitas.kernel.node import PASS
from civitas.testing.rules import rule


@rule("ages:resolving-an-event", "ages:current-events")
def test_decisions_are_made_clockwise_from_the_revealer() -> None:
    """Ruling 87."""
    t = AgesScenario(3).effect("development_of_markets", 1)
    asked = []
    while t.state.asking:
        asked.append(t.state.asked)
        t.choose(0)
    assert asked == [1, 2, 0]


@rule("ages:resolving-an-event")
def test_of_equals_the_one_next_to_the_current_player_counts_as_higher() -> None:
    """Ruling 88: all are equal; the current player is the strongest, the last round the table the weakest."""
    t = AgesScenario(3).culture(0, 9).culture(1, 9).culture(2, 9).effect("crusades", 1)
    assert [t.get(CULTURE_POINTS, seat) for seat in range(3)] == [5, 13, 9]


@rule("ages:resolving-an-event")
def test_ties_hurt_with_terrorism_and_barbarians() -> None:
    """Ruling 88."""
    t = AgesScenario(3).effect("barbarians", 1)
    assert [t.get(UNUSED, seat) for seat in range(3)] == [1, 1, 1]
    t = AgesScenario(3).workers(0, warriors=2).effect("barbarians", 1)
    assert [t.get(UNUSED, seat) for seat in range(3)] == [1, 0, 1]
    t = AgesScenario(3).effect("terrorism", 1)
    assert [t.on(seat, "philosophy") for seat in range(3)] == [1, 0, 0]


@rule("ages:resolving-an-event")
def test_all_with_the_most_keeps_ties() -> None:
    """Ruling 88."""
    t = AgesScenario(3).workers(0, religion=1).workers(2, religion=1).effect("immigration")
    assert [t.get(UNUSED, seat) for seat in range(3)] == [2, 1, 2]


@rule("ages:resolving-an-event")
def test_of_two_players_the_two_strongest_are_one() -> None:
    """Ruling 89, also after a resignation."""
    t = AgesScenario(2).effect("cold_war")
    assert [t.get(SCIENCE_POINTS, seat) for seat in range(2)] == [6, 0]
    t = AgesScenario(3).effect("cold_war")
    assert [t.get(SCIENCE_POINTS, seat) for seat in range(3)] == [6, 6, 0]
    t = AgesScenario(3).set(RESIGNED, 1, 1).effect("cold_war")
    assert [t.get(SCIENCE_POINTS, seat) for seat in range(3)] == [6, 0, 0]


@rule("ages:resolving-an-event", "ages:build")
def test_actions_of_events_cost_no_actions() -> None:
    """Ruling 90."""
    t = AgesScenario().effect("development_of_religion").answer("build-free", YES, PASS)
    assert (t.on(0, "religion"), t.on(1, "religion"), t.get(UNUSED, 0), t.get(CIVIL_SPENT, 0)) == (1, 0, 0, 0)
    t = AgesScenario().workers(0, religion=2).effect("development_of_religion")
    assert t.state.asked == 1
    t = AgesScenario().unused(1, 0).effect("development_of_warfare").answer("build-free", YES)
    assert (t.on(0, "warriors"), t.get(MILITARY_SPENT, 0)) == (2, 0)


@rule("ages:resolving-an-event", "ages:discontent-workers")
def test_rebellion_spends_actions_of_the_next_turn() -> None:
    """Ruling 91."""
    t = AgesScenario().yellow(0, 16).yellow(1, 10).effect("rebellion")
    assert (t.rating(0, "civil"), t.rating(1, "civil")) == (2, 0)


@rule("ages:resolving-an-event", "ages:leaders")
def test_iconoclasm_removes_leaders_of_other_ages_in_age_iv_all() -> None:
    """Ruling 92."""
    t = AgesScenario().age(2).leader(0, "joan_of_arc").leader(1, "isaac_newton").effect("iconoclasm")
    assert (t.state.leader(0), t.state.leader(1)) == (0, card("isaac_newton"))
    t = AgesScenario().age(4).leader(0, "bill_gates").tech(0, computers=1).effect("iconoclasm")
    assert (t.state.leader(0), t.get(CULTURE_POINTS, 0)) == (0, 3)


@rule("ages:resolving-an-event")
def test_politics_of_strength_is_cards_or_in_age_iv_culture() -> None:
    """Ruling 93."""
    t = AgesScenario().age(2).workers(0, warriors=2).military(1, "raid_i", "legion", "rats", "enslave")
    t.effect("politics_of_strength")
    assert len(t.military_hand(0)) == 5
    assert t.state.asked == 1
    t.answer("discard-military", card("legion"), card("enslave"), card("raid_i"))
    assert t.military_hand(1) == [card("rats")]
    t = AgesScenario().age(4).workers(0, warriors=2).culture(1, 9).military(1, "raid_i").effect("politics_of_strength")
    assert (t.get(CULTURE_POINTS, 0), t.get(CULTURE_POINTS, 1), len(t.military_hand(1))) == (5, 6, 1)


@rule("ages:ravages-of-time", "ages:when-your-totals-change")
def test_a_ruin_loses_everything_but_its_place_and_two_culture() -> None:
    """Ruling 94."""
    t = AgesScenario().wonders(0, "pyramids", "taj_mahal", "eiffel_tower").spent(0, civil=1).effect("ravages_of_time")
    assert t.state.options == [card("pyramids"), card("taj_mahal")]
    t.name("ruin", "pyramids")
    assert (t.rating(0, "civil"), t.get(CIVIL_SPENT, 0), t.rating(0, "culture")) == (4, 0, 3 + 4 + 2)
    t.row("great_wall")
    assert take_cost(t.state, 0, 0) == 4
    t = AgesScenario().wonders(0, "taj_mahal").effect("ravages_of_time")
    assert (t.get(BLUE_BANK, 0), t.rating(0, "culture")) == (15, 2)
    t = AgesScenario().ruins(0, "pyramids").effect("ravages_of_time")
    assert t.state.over
    assert t.get(HOMER_UNDER, 0) == 0


@rule("ages:resolving-an-event", "ages:destroy")
def test_border_conflict_frees_a_worker_of_the_weakest() -> None:
    """Ruling 95."""
    t = AgesScenario().workers(0, warriors=2).effect("border_conflict").name("destroy-own", "bronze")
    assert (t.on(1, "bronze"), t.get(UNUSED, 1), t.get(YELLOW_BANK, 1), t.resources(0)) == (1, 2, 18, 3)


@rule("ages:resolving-an-event")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("development_of_science", (2, 0, 0, 0)),
        ("development_of_agriculture", (0, 0, 2, 0)),
        ("development_of_crafts", (0, 0, 0, 2)),
        ("development_of_trade_routes", (1, 0, 1, 1)),
        ("scientific_breakthrough", (1, 0, 0, 0)),
        ("cultural_influence", (0, 1, 0, 0)),
        ("popularization_of_science", (0, 1, 0, 0)),
        ("good_harvest", (0, 0, 2, 0)),
        ("new_deposits", (0, 0, 0, 2)),
        ("prosperity", (0, 0, 1, 0)),
        ("economic_progress", (0, 0, 2, 2)),
    ],
)
def test_events_that_give_to_everybody(name: str, points: tuple[int, ...]) -> None:
    t = AgesScenario()
    for seat in range(2):
        t.workers(seat, religion=1)
    t.effect(name)
    for seat in range(2):
        assert (t.get(SCIENCE_POINTS, seat), t.get(CULTURE_POINTS, seat), t.food(seat), t.resources(seat)) == points


@rule("ages:resolving-an-event", "ages:workers-and-population")
def test_events_that_take() -> None:
    """Ruling 43: a lost worker is an unused one, else from a card of its owner's choice."""
    t = AgesScenario().stored(0, agriculture=5).effect("rats")
    assert t.food(0) == 0
    t = AgesScenario().unused(1, 0).effect("pestilence").name("lose-population", "warriors")
    assert (t.get(UNUSED, 0), t.on(1, "warriors"), t.get(YELLOW_BANK, 1)) == (0, 0, 19)
    t = AgesScenario().workers(0, warriors=2).effect("reign_of_terror")
    assert (t.get(UNUSED, 0), t.get(UNUSED, 1)) == (1, 0)
    t = AgesScenario().workers(0, warriors=2).stored(1, agriculture=2, bronze=2).effect("raiders").answer("lose-mix", 1)
    assert (t.food(1), t.resources(1)) == (1, 1)
    t = AgesScenario().workers(0, warriors=2).effect("uncertain_borders")
    assert (t.get(YELLOW_BANK, 0), t.get(YELLOW_BANK, 1)) == (19, 17)
    t = AgesScenario().workers(0, warriors=2).culture(1, 9).effect("crime_wave")
    assert (t.get(CULTURE_POINTS, 1), t.get(BLUE_BANK, 1), t.get(BLUE_BANK, 0)) == (6, 15, 16)
    t = AgesScenario().workers(0, warriors=2).culture(1, 9).effect("refugees")
    assert (t.get(CULTURE_POINTS, 0), t.get(UNUSED, 0), t.get(CULTURE_POINTS, 1), t.get(UNUSED, 1)) == (3, 2, 6, 0)


@rule("ages:resolving-an-event", "ages:discontent-workers")
def test_events_of_discontent() -> None:
    t = AgesScenario().yellow(0, 12).culture(0, 20).culture(1, 20).effect("civil_unrest")
    assert (t.get(CULTURE_POINTS, 0), t.get(BLUE_BANK, 0), t.get(CULTURE_POINTS, 1), t.get(BLUE_BANK, 1)) == (
        12,
        15,
        20,
        16,
    )
    t = AgesScenario().culture(0, 20).effect("civil_unrest")
    assert (t.get(CULTURE_POINTS, 0), t.get(BLUE_BANK, 0)) == (20, 16)
    t = AgesScenario().yellow(0, 10).unused(0, 4).effect("emigration")
    assert (t.get(UNUSED, 0), t.get(YELLOW_BANK, 0), t.get(UNUSED, 1)) == (2, 12, 1)


@rule("ages:resolving-an-event")
def test_events_of_strength_and_culture() -> None:
    t = AgesScenario().effect("foray", 1).answer("gain-mix", 1)
    assert (t.food(1), t.resources(1)) == (1, 2)
    t = AgesScenario().culture(1, 1).effect("national_pride")
    assert (t.get(CULTURE_POINTS, 0), t.get(CULTURE_POINTS, 1)) == (0, 6)
    t = AgesScenario().workers(0, warriors=9).colonies(1, "strategic_territory_i", "historic_territory_i")
    t.effect("independence_declaration").name("lose-colony", "strategic_territory_i")
    assert t.state.held(COLONIES, 1) == [card("historic_territory_i")]
    assert t.has(MILITARY_DISCARDS[1], 0, "strategic_territory_i")
    t = AgesScenario().effect("development_of_politics")
    assert (len(t.military_hand(0)), len(t.military_hand(1))) == (3, 3)
    t = AgesScenario().effect("development_of_settlement")
    assert (t.get(UNUSED, 0), t.get(YELLOW_BANK, 1)) == (2, 17)


def impact(name: str, t: AgesScenario) -> tuple[int, ...]:
    t.effect(name)
    return tuple(t.get(CULTURE_POINTS, seat) for seat in range(t.state.seats))


@rule("ages:resolving-an-event", "ages:game-flow", "ages:impact-of-industry")
def test_what_impacts_score() -> None:
    """Rulings 94, 96 and 97."""
    assert impact("impact_of_agriculture", AgesScenario().yellow(0, 13)) == (2 + 4, 2 + 4)
    assert impact("impact_of_agriculture", AgesScenario().yellow(0, 12)) == (2, 6)
    assert impact("impact_of_architecture", AgesScenario().tech(0, alchemy=2, movies=1, iron=3)) == (5, 0)
    assert impact("impact_of_competition", AgesScenario().tech(0, knights=2, team_sports=1, alchemy=1)) == (4, 0)
    assert impact("impact_of_balance", AgesScenario().tech(0, drama=2, alchemy=2)) == (4, 0)
    assert impact("impact_of_colonies", AgesScenario().colonies(0, "vast_territory_i", "vast_territory_ii")) == (6, 0)
    assert impact("impact_of_government", AgesScenario().government(0, "monarchy").spent(0, civil=5)) == (13, 10)
    assert impact("impact_of_happiness", AgesScenario().workers(0, religion=2).yellow(1, 12).culture(1, 9)) == (4, 5)
    happy = AgesScenario().workers(0, religion=2).wonders(0, "transcontinental_railroad").tech(0, iron=1)
    assert impact("impact_of_industry", happy.leader(0, "bill_gates").tech(0, computers=1)) == (2 + 2 + 2, 2)
    assert impact("impact_of_population", AgesScenario().unused(0, 6).workers(0, bronze=5)) == (
        2 * (6 + 1 + 2 + 5 + 1 - 10),
        0,
    )
    assert impact("impact_of_progress", AgesScenario().tech(0, "strategy", "masonry").government(0, "monarchy")) == (
        8,
        0,
    )
    assert impact("impact_of_technology", AgesScenario().tech(0, "oil", "engineering").government(0, "democracy")) == (
        12,
        0,
    )
    assert impact("impact_of_variety", AgesScenario().tech(0, "masonry", knights=1)) == (2 * 4, 2 * 2)
    assert impact("impact_of_wonders", AgesScenario().wonders(0, "pyramids", "internet").ruins(0, "taj_mahal")) == (
        11,
        0,
    )


@rule("ages:resolving-an-event")
@pytest.mark.parametrize(("seats", "row"), [(2, (0, 10)), (3, (0, 14, 7)), (4, (0, 15, 10, 5))])
def test_ranks_are_not_shared(seats: int, row: tuple[int, ...]) -> None:
    """Ruling 98: seats 1 and after are equal; the current player 1 is ahead."""
    t = AgesScenario(seats).workers(0, warriors=0, philosophy=0)
    for name in ("impact_of_science", "impact_of_strength"):
        for seat in range(seats):
            t.culture(seat, 0)
        t.effect(name, 1)
        assert tuple(t.get(CULTURE_POINTS, seat) for seat in range(seats)) == row


@rule("ages:events")
def test_every_event_of_age_iii_is_scored_at_the_end() -> None:
    scoring = [c.id for c in CARDS if SCORING[c.number]]
    assert len(scoring) == 15
    assert all(c.kind == "event" and c.level == 3 for c in CARDS if SCORING[c.number])


# Colonization.


@rule("ages:colonization")
def test_bids_rise_up_to_the_force_one_can_send_and_a_pass_is_final() -> None:
    """Ruling 99; the hidden bonus card counts for its owner."""
    t = AgesScenario(3).workers(0, warriors=2).workers(2, warriors=0).military(1, "military_bonus_i")
    t.territory("historic_territory_i", 1)
    assert (t.state.asked, t.state.options) == (1, [PASS, 1, 2])
    t.answer("bid", 1, seat=1)
    assert (t.state.asked, t.state.options) == (2, [PASS])
    t.done("bid")
    assert (t.state.asked, t.state.options) == (0, [PASS, 2])
    t.answer("bid", 2, seat=0)
    assert (t.state.asked, t.state.options) == (1, [PASS])
    t.done("bid")
    assert t.has(COLONIES, 0, "historic_territory_i")
    assert t.on(0, "warriors") == 0


@rule("ages:colonization")
def test_without_a_bid_the_territory_joins_the_past_events() -> None:
    """Rulings 85 and 99."""
    t = AgesScenario().territory("historic_territory_i").done("bid", "bid")
    assert t.has(PAST_EVENTS, 0, "historic_territory_i")


@rule("ages:colonization", "ages:colonization-modifier", "ages:bonus-cards")
def test_a_force_is_units_their_armies_symbols_and_bonus_cards() -> None:
    """Ruling 100: no Alexander, no wall, no arenas; the sent units form armies among themselves."""
    t = AgesScenario().workers(0, warriors=3).tactic(0, "fighting_band").leader(0, "alexander_the_great")
    t.tech(0, "cartography", bread_and_circuses=1).wonders(0, "colossus", "great_wall").military(0, "military_bonus_i")
    t.territory("historic_territory_i")
    assert t.state.options[-1] == 3 + 1 + 2 + 1 + 1
    t.answer("bid", 7).done("bid")
    t.name("send", "warriors")
    assert (t.on(0, "warriors"), t.get(YELLOW_BANK, 0)) == (2, 19)
    assert t.state.options == [card("warriors")]
    t.name("send", "warriors")
    assert t.state.options == [card("warriors"), card("military_bonus_i")]
    t.name("send", "military_bonus_i")
    assert (t.on(0, "warriors"), t.get(CULTURE_POINTS, 0), t.rating(0, "happiness")) == (1, 6, 1 + 1 + 2)
    assert t.has(COLONIES, 0, "historic_territory_i")
    assert t.has(MILITARY_DISCARDS[1], 0, "military_bonus_i")


@rule("ages:colonization")
def test_at_least_one_unit_is_sent() -> None:
    """Ruling 100."""
    t = AgesScenario().workers(0, warriors=0).tech(0, "cartography").military(0, "military_bonus_iii")
    assert t.territory("historic_territory_i").state.options == [PASS]


@rule("ages:colonization", "ages:genghis-khan", "ages:tactics-cards")
def test_genghis_khan_and_air_forces_help_a_force() -> None:
    """Ruling 100."""
    t = AgesScenario().workers(0, warriors=3).tactic(0, "heavy_cavalry").leader(0, "genghis_khan").tech(0, air_forces=1)
    assert t.territory("vast_territory_i").state.options[-1] == 3 + 5 + 4 * 2


@rule("ages:james-cook", "ages:colonization")
def test_cook_may_discard_two_cards_for_one_each() -> None:
    """Ruling 100."""
    t = AgesScenario().leader(0, "james_cook").military(0, "rats", "legion", "phalanx").territory("vast_territory_i")
    assert t.state.options[-1] == 1 + 2
    t.answer("bid", 3).done("bid").name("send", "warriors").name("send", "legion").name("send", "rats").done("send")
    assert (t.military_hand(0), t.food(0)) == ([card("phalanx")], 3)


@rule("ages:colonization", "ages:blue-and-yellow-tokens", "ages:colonies")
@pytest.mark.parametrize(
    ("name", "yellow", "blue", "gain"),
    [
        ("inhabited_territory_i", 2 - 1, 0, ("unused", 1)),
        ("inhabited_territory_ii", 3 - 2, 0, ("unused", 2)),
        ("vast_territory_i", 3, -1 - 3, ("food", 3)),
        ("vast_territory_ii", 4, -1 - 4, ("food", 4)),
        ("wealthy_territory_i", 0, 3 - 5, ("resources", 5)),
        ("wealthy_territory_ii", 0, 4 - 9, ("resources", 9)),
        ("developed_territory_i", 1, 1, ("science", 3)),
        ("developed_territory_ii", 2, 2, ("science", 5)),
        ("historic_territory_i", 0, 0, ("culture", 6)),
        ("historic_territory_ii", 0, 0, ("culture", 11)),
        ("strategic_territory_i", 0, 0, ("cards", 3)),
        ("strategic_territory_ii", 0, 0, ("cards", 5)),
    ],
)
def test_a_territory_gives_its_symbols_then_its_gain(name: str, yellow: int, blue: int, gain: tuple[str, int]) -> None:
    """Ruling 101; the sent unit's token is back in the bank."""
    t = AgesScenario().unused(0, 0).territory(name).answer("bid", 1).done("bid")
    reached = {
        "unused": t.get(UNUSED, 0),
        "food": t.food(0),
        "resources": t.resources(0),
        "science": t.get(SCIENCE_POINTS, 0),
        "culture": t.get(CULTURE_POINTS, 0),
        "cards": len(t.military_hand(0)),
    }
    assert t.on(0, "warriors") == 0
    assert (t.get(YELLOW_BANK, 0), t.get(BLUE_BANK, 0)) == (19 + yellow, 16 + blue)
    assert reached == {key: gain[1] if key == gain[0] else 0 for key in reached}


@rule("ages:colonization", "ages:gaining-food-or-resources")
def test_the_permanent_part_may_make_the_gain_possible() -> None:
    """Ruling 101."""
    t = AgesScenario().blue(0, 0).territory("wealthy_territory_i").answer("bid", 1).done("bid")
    assert (t.resources(0), t.get(BLUE_BANK, 0)) == (3, 0)
