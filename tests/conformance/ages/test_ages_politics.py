"""Politics: events prepared, aggressions, wars, pacts, resigning (rulings 72 to 86 and 103 to 105)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.codes import LEAVE_LEADER, RESIGN
from civitas.games.ages.game import GAME
from civitas.games.ages.state import (
    AGE,
    CIVIL_DECK,
    COLONIES,
    CULTURE_POINTS,
    CURRENT_EVENTS,
    FIRST,
    FUTURE_EVENTS,
    HAND,
    LAST_ROUND,
    LEADER_IN_PLAY,
    MILITARY_DECK,
    MILITARY_DISCARDS,
    MILITARY_HAND,
    MILITARY_SPENT,
    PACT_IN_PLAY,
    PACT_PARTNER,
    PAST_EVENTS,
    RESIGNED,
    ROUND,
    SCIENCE_POINTS,
    TECHNOLOGIES,
    UNUSED,
    WARS_IN_PLAY,
    YELLOW_BANK,
)
from civitas.kernel.flow import YES
from civitas.kernel.node import PASS
from civitas.testing.rules import rule


def at_war(mine: int = 3, theirs: int = 1, seats: int = 2) -> AgesScenario:
    """Seat 0 against seat 1, with so many warriors each."""
    return AgesScenario(seats).workers(0, warriors=mine).workers(1, warriors=theirs)


# The phase.


@rule("ages:politics-phase")
def test_there_is_at_most_one_political_action() -> None:
    """Ruling 72."""
    t = AgesScenario().events("rats", "pestilence").military(0, "rats", "pestilence").politics().do("prepare", "rats")
    assert t.state.over


@rule("ages:julius-caesar", "ages:politics-phase")
def test_caesar_adds_a_second_political_action_once_a_game() -> None:
    """Ruling 72."""
    t = (
        AgesScenario()
        .leader(0, "julius_caesar")
        .events("rats", "foray", "rats")
        .military(0, "crusades", "rats", "foray")
    )
    t.politics().do("prepare", "crusades")
    assert t.kind == "politics"
    t.do("prepare", "rats")
    t.politics().do("prepare", "foray")
    assert t.kind != "politics"
    t = AgesScenario().leader(0, "julius_caesar").events("rats", "foray").military(0, "crusades", "rats")
    t.politics().do("prepare", "crusades").done("politics").politics().do("prepare", "rats")
    assert t.kind in ("politics", "gain-mix")


@rule("ages:preparing-an-event", "ages:events")
def test_a_prepared_event_scores_its_level_and_the_next_current_one_happens() -> None:
    """Ruling 73."""
    t = AgesScenario().events("development_of_science", "rats").military(0, "prosperity").politics()
    t.do("prepare", "prosperity")
    assert (t.get(CULTURE_POINTS, 0), t.get(SCIENCE_POINTS, 1)) == (2, 2)
    assert t.has(PAST_EVENTS, 0, "development_of_science")
    assert t.has(FUTURE_EVENTS[2], 0, "prosperity")


@rule("ages:preparing-an-event")
def test_after_the_last_current_event_the_future_ones_come_oldest_age_first() -> None:
    """Ruling 73 and seed slip 1."""
    t = AgesScenario().events("development_of_science").future("rats", "impact_of_science").military(0, "prosperity")
    t.politics().do("prepare", "prosperity")
    s = t.state
    assert [s.zone(CURRENT_EVENTS[age], 0).cards() for age in range(1, 4)] == [
        [card("rats")],
        [card("prosperity")],
        [card("impact_of_science")],
    ]
    t.stored(0, agriculture=2).military(0, "crusades").politics().do("prepare", "crusades")
    assert t.food(0) == 0


@rule("ages:preparing-an-event")
def test_a_prepared_event_is_known_to_its_player_alone() -> None:
    t = AgesScenario().events("development_of_science", "rats").military(0, "prosperity").politics()
    t.do("prepare", "prosperity")
    mine, theirs = (
        next(zone for zone in GAME.view(t.state, seat).zones if zone.name == "future events II") for seat in (0, 1)
    )
    assert mine.here == [card("prosperity")] or mine.cards == [card("prosperity")]
    assert (theirs.size, theirs.cards, theirs.here) == (1, None, [])


@rule("ages:joan-of-arc")
def test_joan_sees_the_next_event() -> None:
    t = AgesScenario().leader(0, "joan_of_arc").events("rats", "pestilence").politics()
    mine, theirs = (
        next(zone for zone in GAME.view(t.state, seat).zones if zone.name == "current events I") for seat in (0, 1)
    )
    assert (1, card("rats")) in mine.placed
    assert theirs.placed == []


@rule("ages:columbus", "ages:colonies")
def test_columbus_colonizes_from_the_hand() -> None:
    """Ruling 74: no culture for the level, no event, no auction."""
    t = AgesScenario().leader(0, "christopher_columbus").military(0, "vast_territory_i").events("rats").politics()
    t.do("colonize", "vast_territory_i")
    assert t.has(COLONIES, 0, "vast_territory_i")
    assert (t.get(YELLOW_BANK, 0), t.food(0), t.get(CULTURE_POINTS, 0), t.state.leader(0)) == (21, 3, 0, 0)
    assert t.state.zone(CURRENT_EVENTS[1], 0).size() == 1


@rule("ages:leaders", "ages:politics-phase")
def test_alexander_leaves_for_a_yellow_token() -> None:
    t = AgesScenario().leader(0, "alexander_the_great").politics().choose(LEAVE_LEADER)
    assert (t.get(YELLOW_BANK, 0), t.state.zone(LEADER_IN_PLAY, 0).size()) == (19, 0)


# Aggressions.


@rule("ages:playing-an-aggression", "ages:aggressions")
def test_an_aggression_needs_a_strictly_weaker_rival_and_its_actions() -> None:
    """Ruling 75."""
    assert at_war(2, 1).military(0, "raid_i").politics().can("attack", "raid_i", "1")
    assert not at_war(1, 1).military(0, "raid_i").politics().can("attack", "raid_i", "1")
    assert not at_war(2, 1).military(0, "raid_i").spent(0, military=2).politics().can("attack", "raid_i", "1")


@rule("ages:playing-an-aggression")
def test_gandhi_attacks_nobody_and_costs_attackers_double() -> None:
    """Ruling 75."""
    assert not at_war().leader(0, "mahatma_gandhi").military(0, "raid_i").politics().can("attack", "raid_i", "1")
    t = at_war().leader(1, "mahatma_gandhi").military(0, "spy", "enslave").politics()
    assert not t.can("attack", "enslave", "1")
    t.do("attack", "spy", "1")
    assert t.get(MILITARY_SPENT, 0) == 2


@rule("ages:playing-an-aggression", "ages:pacts")
def test_a_pact_that_ends_by_the_attack_counts_on_neither_side() -> None:
    """Ruling 75: 3 for both by the pact, which ends at once."""
    t = at_war(2, 1, 3).pact(1, "military_pact", 0).military(0, "raid_i").politics()
    t.do("attack", "raid_i", "1")
    assert (t.get(PACT_PARTNER, 1), t.state.zone(PACT_IN_PLAY, 1).size()) == (0, 0)
    assert t.has(MILITARY_DISCARDS[3], 0, "military_pact")
    t = AgesScenario(3).workers(0, warriors=2).pact(0, "promise_of_military_protection", 1, "B").military(0, "raid_i")
    t.workers(1, warriors=2).politics()
    assert not t.can("attack", "raid_i", "1")
    assert t.can("attack", "raid_i", "2")


@rule("ages:playing-an-aggression", "ages:pacts")
def test_pacts_forbid_attacks_or_help_the_attacker() -> None:
    t = at_war(3, 1, 3).pact(0, "peace_treaty", 1).military(0, "raid_i").politics()
    assert not t.can("attack", "raid_i", "1")
    assert t.can("attack", "raid_i", "2")
    t = at_war(1, 1, 3).pact(1, "open_borders_agreement", 0).military(0, "raid_i").politics()
    assert t.can("attack", "raid_i", "1")
    assert not t.can("attack", "raid_i", "2")


@rule("ages:playing-an-aggression", "ages:bonus-cards")
def test_defense_is_bonus_cards_and_any_cards_up_to_the_military_actions() -> None:
    """Rulings 76 and 77: 3 are missing; two cards at most."""
    t = at_war(4, 1).military(1, "military_bonus_i", "rats", "legion").aggression("spy", 1).science(1, 4)
    assert t.state.options == [PASS, card("legion"), card("military_bonus_i")]
    t.name("defend", "legion")
    assert t.state.options == [card("military_bonus_i")]
    t.name("defend", "military_bonus_i").done("defend")
    assert (t.get(SCIENCE_POINTS, 1), t.get(MILITARY_SPENT, 1), t.military_hand(1)) == (4, 0, [card("rats")])
    assert t.has(MILITARY_DISCARDS[2], 0, "spy")


@rule("ages:playing-an-aggression")
def test_a_defender_who_cannot_reach_the_strength_is_asked_but_plays_nothing() -> None:
    """Ruling 77: being asked tells nothing."""
    t = at_war(9, 1).military(1, "military_bonus_i").aggression("spy", 1).science(1, 4)
    assert (t.kind, t.state.asked, t.state.options) == ("defend", 1, [PASS])
    t.done("defend")
    assert (t.get(SCIENCE_POINTS, 0), t.get(SCIENCE_POINTS, 1)) == (4, 0)
    assert t.military_hand(1) == [card("military_bonus_i")]


@rule("ages:playing-an-aggression")
def test_equal_strength_saves_the_defender() -> None:
    """Ruling 77."""
    t = at_war(3, 1).military(1, "military_bonus_i").aggression("spy", 1).science(1, 4)
    t.name("defend", "military_bonus_i").done("defend")
    assert t.get(SCIENCE_POINTS, 1) == 4
    assert t.has(MILITARY_DISCARDS[1], 0, "military_bonus_i")


@rule("ages:playing-an-aggression", "ages:destroy")
@pytest.mark.parametrize(
    ("name", "first", "second", "gain"),
    [("raid_ii", "alchemy", "philosophy", 5), ("raid_iii", "alchemy", "alchemy", 6)],
)
def test_a_raid_gives_half_the_printed_cost_of_all_it_destroys(name: str, first: str, second: str, gain: int) -> None:
    """Rulings 78 and 95: modifiers of the cost are ignored; the workers become unused."""
    t = at_war(9).tech(1, "engineering", philosophy=1, alchemy=2).aggression(name, 1).done("defend")
    t.name("raid", first).name("raid", second)
    assert (t.resources(0), t.get(UNUSED, 1)) == (gain, 3)


@rule("ages:playing-an-aggression")
def test_raid_i_destroys_one_building_up_to_level_one() -> None:
    t = at_war(9).tech(1, philosophy=1, scientific_method=1).aggression("raid_i", 1).done("defend")
    assert (t.resources(0), t.on(1, "philosophy"), t.on(1, "scientific_method")) == (2, 0, 1)


@rule("ages:playing-an-aggression", "ages:workers-and-population")
def test_enslave_takes_a_worker_for_two_and_two() -> None:
    t = at_war(9).unused(1, 0).aggression("enslave", 1).done("defend").name("lose-population", "bronze")
    assert (t.on(1, "bronze"), t.get(YELLOW_BANK, 1), t.food(0), t.resources(0)) == (1, 19, 2, 2)


@rule("ages:playing-an-aggression")
@pytest.mark.parametrize(("name", "amount"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)])
def test_plunder_takes_food_and_resources_as_the_attacker_likes(name: str, amount: int) -> None:
    t = at_war(9).stored(1, agriculture=6, bronze=6).aggression(name, 1).done("defend").answer("plunder", 2)
    assert (t.food(0), t.resources(0), t.food(1), t.resources(1)) == (2, amount - 2, 4, 6 - amount + 2)


@rule("ages:playing-an-aggression", "ages:colonies")
def test_annex_moves_the_permanent_part_of_a_colony() -> None:
    """Rulings 84 and 102."""
    assert not at_war(9).military(0, "annex").politics().can("attack", "annex", "1")
    t = at_war(9).colonies(1, "historic_territory_i", "strategic_territory_i").aggression("annex", 1).done("defend")
    t.name("annex", "historic_territory_i")
    assert (t.rating(0, "happiness"), t.get(CULTURE_POINTS, 0), t.rating(1, "happiness")) == (1, 0, 0)


@rule("ages:playing-an-aggression")
def test_infiltrate_removes_a_leader_or_an_unfinished_wonder() -> None:
    """Ruling 84."""
    assert not at_war(9).military(0, "infiltrate").politics().can("attack", "infiltrate", "1")
    t = at_war(9).leader(1, "isaac_newton").unfinished(1, "taj_mahal", 1).aggression("infiltrate", 1).done("defend")
    t.answer("infiltrate", 0)
    assert (t.state.leader(1), t.get(CULTURE_POINTS, 0)) == (0, 6)
    t = at_war(9).unfinished(1, "taj_mahal", 1).aggression("infiltrate", 1).done("defend")
    assert (t.state.unfinished(1), t.get(CULTURE_POINTS, 0)) == (0, 3)


@rule("ages:playing-an-aggression", "ages:science-and-culture-points")
def test_armed_intervention_takes_up_to_seven_culture() -> None:
    t = at_war(9).culture(1, 5).aggression("armed_intervention", 1).done("defend")
    assert (t.get(CULTURE_POINTS, 0), t.get(CULTURE_POINTS, 1)) == (5, 0)


# Wars.


@rule("ages:declaring-a-war", "ages:wars")
def test_a_war_needs_no_strength_and_lies_in_play_until_the_next_turn() -> None:
    """Ruling 79."""
    t = at_war(1, 9).military(0, "war_over_culture").government(0, "monarchy").politics()
    t.do("attack", "war_over_culture", "1")
    assert t.get(MILITARY_SPENT, 0) == 3
    assert t.has(WARS_IN_PLAY, 0, "war_over_culture")


@rule("ages:declaring-a-war")
def test_no_war_is_declared_in_the_last_round() -> None:
    """Ruling 79."""
    t = at_war().military(0, "war_over_territory").age(4).set(LAST_ROUND, 0, 3).politics()
    assert t.can("attack", "war_over_territory", "1")
    t.set(ROUND, 0, 3).politics()
    assert not t.can("attack", "war_over_territory", "1")


@rule("ages:resolving-a-war")
@pytest.mark.parametrize(("mine", "theirs", "culture"), [(4, 1, (28, 12)), (1, 2, (14, 26)), (2, 2, (20, 20))])
def test_either_side_may_win_a_war(mine: int, theirs: int, culture: tuple[int, int]) -> None:
    """Ruling 79."""
    t = at_war(mine, theirs).culture(0, 20).culture(1, 20).war(0, "war_over_culture", 1).resolve_wars()
    assert (t.get(CULTURE_POINTS, 0), t.get(CULTURE_POINTS, 1)) == culture
    assert t.has(MILITARY_DISCARDS[3], 0, "war_over_culture")
    assert t.state.zone(WARS_IN_PLAY, 0).size() == 0


@rule("ages:resolving-a-war", "ages:pacts")
def test_a_later_pact_does_not_stop_a_war_but_its_strength_counts() -> None:
    """Ruling 80; an attack bonus of the declarer counts too."""
    t = at_war(3, 1, 3).culture(1, 20).war(0, "war_over_culture", 1).pact(1, "promise_of_military_protection", 0, "B")
    t.culture(0, 20).resolve_wars()
    assert (t.get(CULTURE_POINTS, 0), t.get(CULTURE_POINTS, 1)) == (13, 27)
    t = at_war(1, 1, 3).culture(1, 20).war(0, "war_over_culture", 1).pact(1, "open_borders_agreement", 0).resolve_wars()
    assert t.get(CULTURE_POINTS, 0) == 7


@rule("ages:resolving-a-war")
@pytest.mark.parametrize(("mine", "tokens"), [(2, 1), (5, 1), (6, 2), (11, 3)])
def test_a_war_over_territory_takes_yellow_tokens_of_the_bank(mine: int, tokens: int) -> None:
    t = at_war(mine, 1).war(0, "war_over_territory", 1).resolve_wars()
    assert (t.get(YELLOW_BANK, 0), t.get(YELLOW_BANK, 1)) == (18 + tokens, 18 - tokens)


@rule("ages:resolving-a-war", "ages:special-technologies")
def test_a_war_over_technology_takes_special_technologies_and_the_rest_in_science() -> None:
    """Ruling 81: the advantage is 13, of which Warfare uses 5; what the victor has or holds is not for the taking."""
    t = at_war(13, 1).tech(1, "warfare", "code_of_laws", "cartography").tech(0, "code_of_laws", "strategy")
    t.science(1, 9).hand(0, "cartography").war(0, "war_over_technology", 1).resolve_wars()
    assert t.state.options == [PASS, card("warfare")]
    t.name("spoils", "warfare")
    assert not t.has(TECHNOLOGIES, 0, "warfare")
    assert not t.has(TECHNOLOGIES, 1, "warfare")
    assert (t.get(SCIENCE_POINTS, 0), t.get(SCIENCE_POINTS, 1)) == (8, 1)


@rule("ages:resolving-a-war", "ages:special-technologies")
def test_a_stolen_technology_of_a_higher_level_replaces_ones_own() -> None:
    """Ruling 81."""
    t = (
        at_war(15, 1)
        .tech(1, "strategy")
        .tech(0, "warfare")
        .war(0, "war_over_technology", 1)
        .science(1, 9)
        .resolve_wars()
    )
    t.name("spoils", "strategy")
    assert t.has(TECHNOLOGIES, 0, "strategy")
    assert not t.has(TECHNOLOGIES, 0, "warfare")
    assert t.get(SCIENCE_POINTS, 0) == (15 + 1) - (1 + 3) - 8


@rule("ages:pacts", "ages:declaring-a-war")
def test_loss_of_sovereignty_protects_from_wars_of_all_and_aggressions_of_the_partner() -> None:
    """Ruling 83."""
    t = (
        AgesScenario(3)
        .workers(2, warriors=5)
        .pact(0, "loss_of_sovereignty", 1)
        .military(2, "war_over_territory", "raid_i")
    )
    t.politics(2)
    assert not t.can("attack", "war_over_territory", "1")
    assert t.can("attack", "war_over_territory", "0")
    assert t.can("attack", "raid_i", "1")
    t.workers(0, warriors=5).military(0, "raid_i").politics(0)
    assert not t.can("attack", "raid_i", "1")


# Pacts.


@rule("ages:offering-a-pact", "ages:pacts")
def test_a_refused_pact_returns_to_the_hand_and_uses_the_political_action() -> None:
    """Ruling 82."""
    t = AgesScenario(3).military(0, "peace_treaty").politics().do("offer", "peace_treaty", "2")
    assert (t.kind, t.state.asked) == ("accept", 2)
    t.done("accept")
    assert t.state.over
    assert t.has(MILITARY_HAND[3], 0, "peace_treaty")


@rule("ages:offering-a-pact", "ages:pacts")
def test_an_accepted_pact_ends_the_one_in_the_offerers_own_area_only() -> None:
    """Ruling 82."""
    t = AgesScenario(3).pact(0, "open_borders_agreement", 1).pact(2, "peace_treaty", 0)
    t.military(0, "loss_of_sovereignty").politics().do("offer", "loss_of_sovereignty", "2", "1").answer("accept", YES)
    assert t.state.held(PACT_IN_PLAY, 0) == [card("loss_of_sovereignty")]
    assert t.has(PACT_IN_PLAY, 2, "peace_treaty")
    assert t.has(MILITARY_DISCARDS[1], 0, "open_borders_agreement")
    assert (t.rating(2, "culture"), t.rating(0, "culture"), t.rating(1, "military")) == (3, 0, 2)
    assert (t.get(MILITARY_SPENT, 0), t.get(MILITARY_SPENT, 2)) == (0, 0)


@rule("ages:offering-a-pact", "ages:when-your-totals-change")
def test_open_borders_add_a_military_action_for_both() -> None:
    t = AgesScenario(3).military(0, "open_borders_agreement").politics().do("offer", "open_borders_agreement", "1")
    t.answer("accept", YES)
    assert [t.rating(seat, "military") for seat in range(3)] == [3, 3, 2]


@rule("ages:cancelling-a-pact")
def test_either_party_may_cancel_a_pact() -> None:
    t = AgesScenario(3).pact(0, "peace_treaty", 1).politics(1).do("cancel", "0")
    assert t.state.zone(PACT_IN_PLAY, 0).size() == 0
    assert not AgesScenario(3).pact(0, "peace_treaty", 1).politics(2).can("cancel", "0")


@rule("ages:pacts", "ages:ravages-of-time")
def test_international_tourism_counts_the_partners_wonders_ruins_too() -> None:
    t = AgesScenario(3).pact(0, "international_tourism", 1).wonders(1, "pyramids").ruins(1, "colossus")
    assert (t.rating(0, "culture"), t.rating(1, "culture")) == (2, 2)


@rule("ages:pacts")
def test_promise_of_military_protection_trades_culture_for_strength() -> None:
    t = AgesScenario(3).pact(0, "promise_of_military_protection", 1).workers(1, religion=1)
    assert (t.rating(0, "culture"), t.rating(1, "culture"), t.rating(1, "strength")) == (1, 0, 5)


# Resigning.


@rule("ages:resigning")
def test_with_two_players_resigning_ends_the_game() -> None:
    """Ruling 103."""
    t = AgesScenario(2).culture(0, 50).politics().choose(RESIGN)
    assert t.state.over
    assert t.state.winners() == [1]


@rule("ages:resigning")
def test_nobody_resigns_in_age_iv() -> None:
    """Ruling 103."""
    assert RESIGN not in AgesScenario(2).age(4).politics().state.options


@rule("ages:resigning")
def test_who_resigns_leaves_hands_pacts_and_wars_behind() -> None:
    """Ruling 103."""
    t = AgesScenario(3).hand(0, "iron").military(0, "raid_i").pact(1, "peace_treaty", 0).pact(0, "military_pact", 2)
    t.war(2, "war_over_culture", 0).war(0, "war_over_territory", 1).turn(0).choose(RESIGN)
    assert t.get(RESIGNED, 0) == 1
    assert (t.state.zone(HAND, 0).size(), t.military_hand(0), t.get(CULTURE_POINTS, 2)) == (0, [], 7)
    assert all(t.state.zone(zone, seat).size() == 0 for zone in (PACT_IN_PLAY, WARS_IN_PLAY) for seat in range(3))
    assert t.has(MILITARY_DISCARDS[1], 0, "raid_i")


@rule("ages:resigning")
def test_the_others_play_on_and_the_next_player_becomes_the_first() -> None:
    """Ruling 105."""
    s = GAME.new(3, 4)
    for _ in range(3):
        s.choose(PASS)
    assert s.question is not None
    assert (s.asked, s.question.kind) == (0, "politics")
    s.choose(RESIGN)
    assert s.asked == 1
    assert s.get(FIRST) == 1
    seats = set()
    for _ in range(12):
        seats.add(s.asked)
        s.choose(PASS if PASS in s.options else s.options[0])
    assert seats == {1, 2}


@rule("ages:resigning", "ages:setup-decks")
def test_later_decks_are_trimmed_to_the_players_left() -> None:
    """Ruling 104."""
    t = AgesScenario(3).row().civil_deck(1, "iron").turn(0).choose(PASS)
    s = t.state
    assert s.get(AGE) == 2
    assert (s.zone(CIVIL_DECK[2], 0).size() + 12, s.zone(MILITARY_DECK[2], 0).size()) == (50, 50)
    t = AgesScenario(3).set(RESIGNED, 2, 1).row().civil_deck(1, "iron").turn(0)
    assert (t.state.zone(CIVIL_DECK[2], 0).size() + 12, t.state.zone(MILITARY_DECK[2], 0).size()) == (44, 46)


@rule("ages:discard-or-remove-from-play")
def test_cards_out_of_play_lie_face_down_with_their_age() -> None:
    """Ruling 85."""
    t = at_war(9).military(1, "rats").aggression("spy", 1).done("defend")
    view = next(zone for zone in GAME.view(t.state, 1).zones if zone.name == "military discards II")
    assert view.size == 1
    t = AgesScenario().military(0, "raid_i", "legion", "phalanx").end_of_turn().name("discard-military", "legion")
    view = next(zone for zone in GAME.view(t.state, 1).zones if zone.name == "military discards I")
    assert (view.size, view.cards, view.here) == (1, None, [])
