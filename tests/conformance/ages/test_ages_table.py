"""What lies on the table before the first turn and where: boards, markers, play areas, cards."""

from __future__ import annotations

from typing import Any

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.box import BOARD
from civitas.games.ages.cards import COLONIZING, DEFENSE
from civitas.games.ages.game import GAME
from civitas.games.ages.ratings import strength
from civitas.games.ages.state import TACTIC_IN_USE, UNUSED, YELLOW_BANK
from civitas.games.ages.web import facts
from civitas.kernel.game import View, ZoneView
from civitas.testing.rules import rule


def zone_of(view: View, name: str, owner: int = -1) -> ZoneView:
    return next(zone for zone in view.zones if (zone.name, zone.owner) == (name, owner))


def printed(name: str) -> dict[str, Any]:
    """What the face of a card shows."""
    cards: dict[str, dict[str, Any]] = facts()["cards"]
    return cards[str(card(name))]


@rule("ages:setup-boards")
def test_the_boards_hold_the_decks_the_row_the_events_and_the_common_tactics() -> None:
    view = GAME.view(GAME.new(4, 3), None)
    assert zone_of(view, "card row").size == 13
    assert zone_of(view, "civil deck A").size == 20 - 13
    assert zone_of(view, "current events A").size == 4 + 2
    assert [zone_of(view, f"future events {age}").size for age in ("I", "II", "III")] == [0, 0, 0]
    assert zone_of(view, "past events").cards == []
    assert zone_of(view, "common tactics").cards == []
    assert (view.board["age"], view.board["round"]) == ("A", 1)


@rule("ages:setup-boards", "ages:take-a-card")
def test_the_spaces_of_the_row_cost_one_two_or_three_civil_actions() -> None:
    assert BOARD.row_costs == (1,) * 5 + (2,) * 4 + (3,) * 4
    costs = [space["costs"][0] for space in GAME.view(GAME.new(2, 3), 0).board["row"]]
    assert costs == list(BOARD.row_costs)


@rule("ages:setup-markers")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_start_at_the_ratings_of_the_first_workers_and_counters_at_zero(seats: int) -> None:
    view = GAME.view(GAME.new(seats, 3), 0)
    for seat in range(seats):
        mine = view.board["civilizations"][seat]
        assert (mine["science"], mine["culture"], mine["strength"], mine["happiness"]) == (1, 0, 1, 0)
        assert (view.counters["science"][seat], view.counters["culture"][seat]) == (0, 0)


@rule("ages:setup-markers", "ages:ratings")
def test_a_marker_follows_the_workers_at_once() -> None:
    """Philosophy gives 1 science to each worker, Religion 1 culture and 1 face, Warriors 1 strength."""
    t = AgesScenario().workers(0, philosophy=2, religion=1, warriors=3).actions()
    mine = GAME.view(t.state, 0).board["civilizations"][0]
    assert (mine["science"], mine["culture"], mine["strength"], mine["happiness"]) == (2, 1, 3, 1)


@rule("ages:setup-tactic")
def test_nobody_has_a_tactic_at_first_so_units_form_no_army() -> None:
    """Legion would make an army of three warriors."""
    t = AgesScenario().workers(0, warriors=3)
    assert (t.get(TACTIC_IN_USE, 0), strength(t.state, 0)) == (0, 3)


@rule("ages:setup-tactic", "ages:play-a-tactic")
def test_the_marker_moves_to_the_tactic_played_and_stays_on_it_when_it_becomes_common() -> None:
    """Legion: three infantry for 2 strength more."""
    t = AgesScenario().workers(0, warriors=3).military(0, "legion").actions().do("play", "legion")
    assert (t.get(TACTIC_IN_USE, 0), strength(t.state, 0)) == (card("legion"), 5)
    assert zone_of(GAME.view(t.state, 1), "exclusive tactic", 0).cards == [card("legion")]
    t.turn(0)
    assert zone_of(GAME.view(t.state, 1), "common tactics").cards == [card("legion")]
    assert (t.get(TACTIC_IN_USE, 0), strength(t.state, 0)) == (card("legion"), 5)


@rule("ages:setup-spare", "ages:action-total")
def test_actions_of_a_new_card_come_out_of_the_box() -> None:
    """Code of Laws has one civil action."""
    t = AgesScenario().hand(0, "code_of_laws").science(0, 6).actions()
    assert t.rating(0, "civil") == 4
    t.do("develop", "code_of_laws")
    assert t.rating(0, "civil") == 4 - 1 + 1


@rule("ages:setup-spare", "ages:blue-and-yellow-tokens")
def test_tokens_of_a_colony_come_out_of_the_box() -> None:
    """Inhabited Territory of age I: the warriors sent and its two tokens go to the bank, one population leaves it."""
    t = AgesScenario().unused(0, 0).territory("inhabited_territory_i").answer("bid", 1).done("bid")
    assert t.get(YELLOW_BANK, 0) == 18 + 1 + 2 - 1
    assert t.get(UNUSED, 0) == 1


@rule("ages:play-area", "ages:cards-in-play")
def test_what_lies_before_a_player_is_open_to_all_but_for_the_military_hand() -> None:
    t = AgesScenario(3).leader(0, "homer").wonders(0, "pyramids").colonies(0, "vast_territory_i")
    t.unfinished(0, "colossus", 1).pact(0, "open_borders_agreement", 1).war(0, "war_over_culture", 2)
    t.tactic(0, "legion", common=False).military(0, "raid_i").actions()
    view = GAME.view(t.state, 1)
    for zone, name in (
        ("leader", "homer"),
        ("wonders", "pyramids"),
        ("unfinished wonder", "colossus"),
        ("colonies", "vast_territory_i"),
        ("pact", "open_borders_agreement"),
        ("wars", "war_over_culture"),
        ("exclusive tactic", "legion"),
    ):
        assert zone_of(view, zone, 0).cards == [card(name)]
    starting = ("warriors", "agriculture", "bronze", "philosophy", "religion", "despotism")
    assert zone_of(view, "technologies", 0).cards == sorted(card(name) for name in starting)
    hand = zone_of(view, "military hand I", 0)
    assert (hand.size, hand.cards) == (1, None)


@rule("ages:card-anatomy")
def test_a_technology_shows_its_science_its_resources_and_what_a_worker_or_token_gives() -> None:
    """The figures are those of the picture in the rules."""
    irrigation, knights = printed("irrigation"), printed("knights")
    assert (irrigation["science"], irrigation["cost"], irrigation["symbols"]) == (3, 4, {"food": 2})
    assert (printed("drama")["science"], printed("drama")["cost"]) == (3, 4)
    assert (knights["science"], knights["cost"], knights["symbols"]) == (5, 3, {"strength": 2})
    assert (printed("code_of_laws")["science"], printed("code_of_laws")["symbols"]) == (6, {"civil_actions": 1})


@rule("ages:card-anatomy", "ages:declare-a-revolution")
def test_a_government_shows_two_costs_and_a_wonder_one_for_each_stage() -> None:
    assert (printed("theocracy")["science"], printed("theocracy")["revolution"]) == (6, 1)
    assert printed("st_peters_basilica")["stages"] == (4, 4)


@rule("ages:card-anatomy")
def test_military_cards_show_military_actions_armies_and_two_bonuses() -> None:
    """Conquistadors: an infantry and two cavalry for 5, or 3 if obsolete; the bonus card of age II: 4 and 2."""
    assert printed("war_over_culture")["militaryCost"] == 3
    conquistadors = printed("conquistadors")
    assert (conquistadors["army"], conquistadors["tactical"]) == ((1, 2, 0), (5, 3))
    assert printed("international_trade_agreement")["sided"] is True
    bonus = card("military_bonus_ii")
    assert (DEFENSE[bonus], COLONIZING[bonus]) == (4, 2)
