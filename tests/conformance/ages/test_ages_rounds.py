"""Set-up, the first round, the row, ages and the end (rulings 1 to 11)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.cards import LEVEL
from civitas.games.ages.codes import TAKE
from civitas.games.ages.game import GAME
from civitas.games.ages.ratings import civil_actions, culture, happiness, military_actions, science, strength
from civitas.games.ages.state import (
    AGE,
    BLUE_BANK,
    CIVIL_DECK,
    CIVIL_DISCARDS,
    COLONIES,
    COMMON_TACTICS,
    CULTURE_POINTS,
    CURRENT_EVENTS,
    HAND,
    LAST_ROUND,
    MILITARY_DECK,
    MILITARY_DISCARDS,
    PACT_IN_PLAY,
    PAST_EVENTS,
    ROUND,
    ROW,
    SCIENCE_POINTS,
    SLOT,
    STAGES_BUILT,
    TECHNOLOGIES,
    UNFINISHED,
    UNUSED,
    WARS_IN_PLAY,
    WONDERS,
    YELLOW_BANK,
    State,
)
from civitas.games.ages.tokens import FOOD, RESOURCES, stock
from civitas.kernel.node import PASS
from civitas.testing.rules import rule


def row_of(s: State) -> list[int]:
    return [s.get(SLOT + i) for i in range(13)]


@rule("ages:setup", "ages:setup-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_starts_with_its_tokens_workers_and_ratings(seats: int) -> None:
    s = GAME.new(seats, 3)
    for seat in range(seats):
        assert (s.get(BLUE_BANK + seat), s.get(YELLOW_BANK + seat), s.get(UNUSED + seat)) == (16, 18, 1)
        names = ("warriors", "agriculture", "bronze", "philosophy", "religion")
        assert [s.workers(seat, card(name)) for name in names] == [1, 2, 2, 1, 0]
        assert (science(s, seat), culture(s, seat), strength(s, seat), happiness(s, seat)) == (1, 0, 1, 0)


@rule("ages:setup-events", "ages:setup-decks")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_two_current_events_more_than_players_and_the_rest_is_unseen(seats: int) -> None:
    s = GAME.new(seats, 3)
    assert s.zone(CURRENT_EVENTS[0], 0).size() == seats + 2
    assert s.zone(MILITARY_DECK[0], 0).size() == 8 - seats
    spectator = GAME.view(s, None)
    assert next(zone for zone in spectator.zones if zone.name == "current events A").cards is None


@rule("ages:setup-decks", "ages:offering-a-pact")
def test_with_two_players_there_are_no_pacts_and_no_marked_cards() -> None:
    s = GAME.new(2, 1)
    for age in range(1, 4):
        cards = s.pile(MILITARY_DECK[age]).order
        assert not [c for c in cards if 157 <= c <= 166]
    assert s.pile(CIVIL_DECK[1]).order.count(card("iron")) == 2
    assert GAME.new(4, 1).pile(CIVIL_DECK[1]).order.count(card("iron")) == 3


@rule("ages:first-turn", "ages:setup-first-actions", "ages:setup-row")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_turn_only_cards_are_taken_with_one_action_more_each_seat(seats: int) -> None:
    """Ruling 1."""
    s = GAME.new(seats, 5)
    assert len([c for c in row_of(s) if c]) == 13
    for seat in range(seats):
        assert (s.asked, civil_actions(s, seat), military_actions(s, seat)) == (seat, seat + 1, 0)
        assert all(code == PASS or TAKE <= code < TAKE + 13 for code in s.options)
        s.choose(PASS)
        assert (s.get(SCIENCE_POINTS + seat), s.get(CULTURE_POINTS + seat)) == (1, 0)
        assert (stock(s, seat, FOOD), stock(s, seat, RESOURCES)) == (2, 2)
        assert s.military_hand_size(seat) == 0
        assert (civil_actions(s, seat), military_actions(s, seat)) == (4, 2)


@rule("ages:replenish-the-card-row", "ages:end-of-an-age")
def test_age_a_ends_at_the_first_refill_which_is_not_in_the_first_round() -> None:
    """Ruling 2."""
    s = GAME.new(2, 5)
    before = row_of(s)
    s.choose(PASS)
    assert row_of(s) == before
    assert s.get(AGE) == 0
    s.choose(PASS)
    assert (s.get(ROUND), s.get(AGE)) == (2, 1)
    assert s.get(YELLOW_BANK) == 18
    # Thirteen dealt, three discarded, three dealt: four cards of age A never come.
    assert len(s.pile(CIVIL_DECK[0]).order) == 20 - 16
    assert all(LEVEL[c] == 0 for c in row_of(s))


@rule("ages:end-of-an-age")
def test_if_age_a_runs_out_the_row_goes_on_with_age_i() -> None:
    """Ruling 2."""
    t = AgesScenario().age(0).row().civil_deck(0, "moses", "homer").civil_deck(1, *["iron"] * 44)
    t.turn()
    assert row_of(t.state)[:3] == [card("moses"), card("homer"), card("iron")]
    assert t.state.get(AGE) == 1


@rule("ages:replenish-the-card-row")
@pytest.mark.parametrize(("seats", "gone"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_spaces_are_discarded_and_the_rest_slides(seats: int, gone: int) -> None:
    """Ruling 3."""
    names = ["iron", "", "alchemy", "irrigation", "drama", "knights"]
    t = AgesScenario(seats).row(*names).civil_deck(1, *["swordsmen"] * 20).turn()
    left = [card(name) for name in names[gone:] if name]
    assert row_of(t.state)[: len(left)] == left
    assert row_of(t.state)[len(left) :] == [card("swordsmen")] * (13 - len(left))
    assert sorted(t.state.held(CIVIL_DISCARDS, 0)) == sorted(card(name) for name in names[:gone] if name)


@rule("ages:replenish-the-card-row")
def test_empty_first_spaces_save_nothing_and_cost_nothing_more() -> None:
    """Ruling 3."""
    t = AgesScenario(2).row("", "", "", "iron").civil_deck(1, *["swordsmen"] * 20).turn()
    assert row_of(t.state)[0] == card("iron")


@rule("ages:end-of-an-age")
def test_an_age_ends_with_its_last_card_and_the_next_deck_goes_on_filling() -> None:
    """Ruling 4."""
    t = AgesScenario(2).row().civil_deck(1, "iron", "drama").civil_deck(2, *["coal"] * 20).turn()
    assert row_of(t.state)[:3] == [card("iron"), card("drama"), card("coal")]
    assert t.state.get(AGE) == 2


@rule("ages:draw-military-cards", "ages:discard-or-remove-from-play")
def test_an_empty_military_deck_is_made_of_the_discards_and_ends_no_age() -> None:
    """Ruling 5."""
    t = AgesScenario(2).military_deck(1, "raid_i")
    t.put_in(MILITARY_DISCARDS[1], 0, "legion", "phalanx").end_of_turn()
    assert len(t.military_hand(0)) == 2
    assert t.state.get(AGE) == 1
    t = AgesScenario(2).military_deck(1).end_of_turn()
    assert t.military_hand(0) == []


@rule("ages:end-of-an-age", "ages:cards-in-play")
def test_at_the_end_of_an_age_everything_older_is_antiquated() -> None:
    """Ruling 6."""
    t = AgesScenario(3).age(2).row().civil_deck(2, "coal").civil_deck(3, *["oil"] * 20)
    t.hand(0, "iron", "coal").military(0, "raid_i", "raid_ii").leader(0, "joan_of_arc").wonders(0, "pyramids")
    t.leader(1, "isaac_newton").unfinished(0, "taj_mahal", 2).blue(0, 10).colonies(0, "vast_territory_i")
    t.pact(0, "open_borders_agreement", 1).tactic(0, "legion").war(1, "war_over_territory", 2)
    t.pact(1, "peace_treaty", 2)
    t.turn(2)
    s = t.state
    assert s.get(AGE) == 3
    assert s.held(HAND, 0) == [card("coal")]
    assert t.military_hand(0) == [card("raid_ii")]
    assert t.state.leader(0) == 0
    assert t.state.leader(1) == card("isaac_newton")
    assert t.state.unfinished(0) == 0
    assert (t.get(BLUE_BANK, 0), t.get(STAGES_BUILT, 0)) == (12, 0)
    assert s.held(PACT_IN_PLAY, 0) == []
    assert t.has(PACT_IN_PLAY, 1, "peace_treaty")
    for zone, seat, name in (
        (WONDERS, 0, "pyramids"),
        (COLONIES, 0, "vast_territory_i"),
        (COMMON_TACTICS, 0, "legion"),
        (WARS_IN_PLAY, 1, "war_over_territory"),
        (TECHNOLOGIES, 0, "bronze"),
    ):
        assert t.has(zone, seat, name)


@rule("ages:end-of-an-age")
def test_at_the_end_of_age_i_cards_of_age_i_stay() -> None:
    """Ruling 6."""
    t = AgesScenario(2).row().civil_deck(1, "iron").civil_deck(2, *["coal"] * 20)
    t.hand(0, "moses", "joan_of_arc").leader(0, "homer").unfinished(1, "taj_mahal").turn(1)
    assert t.state.held(HAND, 0) == [card("joan_of_arc")]
    assert t.state.leader(0) == 0
    assert t.has(UNFINISHED, 1, "taj_mahal")


@rule("ages:end-of-an-age", "ages:blue-and-yellow-tokens")
@pytest.mark.parametrize(("tokens", "left"), [(18, 16), (1, 0), (0, 0)])
def test_every_player_loses_two_yellow_tokens_of_its_bank_at_most(tokens: int, left: int) -> None:
    """Ruling 7."""
    t = AgesScenario(2).row().civil_deck(1, "iron").civil_deck(2, *["coal"] * 20).yellow(1, tokens).turn()
    assert t.get(YELLOW_BANK, 1) == left
    assert t.get(UNUSED, 1) == 1


@rule("ages:turn-course", "ages:start-of-turn", "ages:resolving-a-war")
def test_cards_are_antiquated_before_the_war_of_the_same_turn() -> None:
    """Ruling 8: without Alexander the declarer's strength is not enough."""
    t = AgesScenario(2).row().civil_deck(1, "iron").civil_deck(2, *["coal"] * 20)
    t.leader(0, "alexander_the_great").workers(0, warriors=2).workers(1, warriors=3).culture(0, 20)
    t.war(0, "war_over_culture", 1).culture(1, 20).turn()
    assert (t.get(CULTURE_POINTS, 0), t.get(CULTURE_POINTS, 1)) == (14, 26)


@rule("ages:replenish-the-card-row", "ages:draw-military-cards")
def test_age_iv_has_no_decks() -> None:
    """Ruling 9."""
    t = AgesScenario(2).age(4).row("oil", "oil", "oil", "tanks", "", "rockets").turn()
    assert row_of(t.state)[:3] == [card("tanks"), card("rockets"), 0]
    t.done("politics").done("action")
    assert t.military_hand(0) == []
    t = AgesScenario(2).age(4).effect("strategic_territory_i")
    assert t.military_hand(0) == []


@rule("ages:game-flow", "ages:end-of-an-age")
@pytest.mark.parametrize(("seat", "last"), [(0, 2), (1, 3)])
def test_the_last_round_depends_on_whose_turn_age_iv_begins_in(seat: int, last: int) -> None:
    """Ruling 10."""
    t = AgesScenario(2).age(3).row().civil_deck(3, "oil").turn(seat)
    assert (t.state.get(AGE), t.state.get(LAST_ROUND)) == (4, last)


@rule("ages:game-flow")
def test_the_game_ends_when_everybody_had_the_same_number_of_turns() -> None:
    """Ruling 10."""
    s = GAME.new(3, 2)
    turns = [0, 0, 0]
    while s.asking:
        if s.question is not None and s.question.kind == "action" and not s.acted:
            turns[s.asked] += 1
        s.choose(PASS if PASS in s.options else s.options[0])
    assert turns == [turns[0]] * 3
    assert s.winners() == [seat for seat in range(3) if s.scores()[seat] == max(s.scores())]


@rule("ages:game-flow", "ages:resolving-an-event")
def test_final_scoring_is_every_age_iii_event_left_then_bill_gates() -> None:
    """Ruling 11: the tie for science goes to the starting player; older events are ignored."""
    t = (
        AgesScenario(2)
        .events("impact_of_science", "pestilence", "vast_territory_ii")
        .future("impact_of_colonies", "rats")
    )
    t.colonies(1, "vast_territory_i").leader(1, "bill_gates").tech(1, computers=1).workers(0, philosophy=6).culture(
        0, 1
    )
    t.final_scoring()
    assert t.state.over
    assert (t.get(CULTURE_POINTS, 0), t.get(CULTURE_POINTS, 1)) == (1 + 10, 3 + 3)
    assert t.state.held(PAST_EVENTS, 0) == sorted([card("impact_of_science"), card("impact_of_colonies")])
    assert t.state.winners() == [0]


@rule("ages:game-flow")
def test_equal_culture_shares_the_victory() -> None:
    """Ruling 11."""
    t = AgesScenario(2).culture(0, 7).culture(1, 7).final_scoring()
    assert t.state.winners() == [0, 1]


@rule("ages:civil-cards")
def test_civil_hands_are_open_to_all() -> None:
    t = AgesScenario(2).hand(1, "iron")
    view = GAME.view(t.state, 0)
    assert next(zone for zone in view.zones if zone.name == "civil hand" and zone.owner == 1).cards == [card("iron")]


@rule("ages:military-cards")
def test_military_hands_show_their_backs_alone() -> None:
    t = AgesScenario(2).military(1, "raid_i", "raid_ii")
    zones = {zone.name: zone for zone in GAME.view(t.state, 0).zones if zone.owner == 1}
    assert [(zones[f"military hand {age}"].size, zones[f"military hand {age}"].cards) for age in ("I", "II")] == [
        (1, None),
        (1, None),
    ]


@rule("ages:end-of-turn", "ages:turn-course")
def test_the_row_counts_its_cards_once() -> None:
    s = GAME.new(4, 9)
    assert sorted(c for c in row_of(s) if c) == s.zone(ROW, 0).cards()
