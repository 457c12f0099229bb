"""Corners where several rules meet."""

from __future__ import annotations

from ages.scenario import AgesScenario, card

from civitas.games.ages.codes import CODES, INCREASE_POPULATION
from civitas.games.ages.game import GAME
from civitas.games.ages.state import (
    BLUE_BANK,
    CIVIL_SPENT,
    COLONIES,
    CULTURE_POINTS,
    MILITARY_SPENT,
    TECHNOLOGIES,
    USED_FOR_GOOD,
    WARS_IN_PLAY,
    WONDERS,
    YELLOW_BANK,
)
from civitas.kernel.flow import YES
from civitas.kernel.node import PASS, Ask
from civitas.testing.rules import rule


@rule("ages:julius-caesar", "ages:declaring-a-war", "ages:resolving-a-war")
def test_caesar_may_declare_two_wars_and_both_are_resolved() -> None:
    t = AgesScenario(3).leader(0, "julius_caesar").workers(0, warriors=5).government(0, "communism")
    t.military(0, "war_over_territory", "war_over_territory").politics().do("attack", "war_over_territory", "1")
    t.do("attack", "war_over_territory", "2")
    assert (t.get(MILITARY_SPENT, 0), t.state.zone(WARS_IN_PLAY, 0).size(), t.get(USED_FOR_GOOD, 0)) == (4, 2, 1)
    t.resolve_wars()
    assert [t.get(YELLOW_BANK, seat) for seat in range(3)] == [18 + 4, 16, 16]
    assert t.state.zone(WARS_IN_PLAY, 0).size() == 0


@rule("ages:colonization", "ages:blue-and-yellow-tokens")
def test_a_colony_that_takes_a_blue_token_asks_where_from_when_the_bank_is_empty() -> None:
    t = AgesScenario().blue(0, 0).stored(0, bronze=1, agriculture=1).territory("vast_territory_i").answer("bid", 1)
    t.done("bid").name("lose-blue", "bronze")
    assert t.has(COLONIES, 0, "vast_territory_i")
    assert (t.resources(0), t.food(0), t.get(BLUE_BANK, 0)) == (0, 1, 0)


@rule("ages:ravages-of-time", "ages:blue-and-yellow-tokens")
def test_a_ruined_taj_mahal_takes_its_blue_token_back() -> None:
    t = AgesScenario().wonders(0, "taj_mahal").blue(0, 0).stored(0, bronze=1, agriculture=1).effect("ravages_of_time")
    t.name("lose-blue", "agriculture")
    assert (t.food(0), t.resources(0)) == (0, 1)
    assert not t.has(WONDERS, 0, "taj_mahal")


@rule("ages:barbarossa", "ages:pacts", "ages:losing-food-or-resources")
def test_barbarossas_worker_may_not_eat_the_resources_of_his_unit() -> None:
    """With trade routes a resource may stand for food, but what the unit needs is kept."""
    t = AgesScenario(3).leader(0, "frederick_barbarossa").pact(1, "trade_routes_agreement", 0, "A").unused(0, 0)
    t.stored(0, agriculture=1, bronze=1).actions().do("muster", "warriors")
    assert (t.kind, t.food(0), t.resources(0), t.on(0, "warriors")) == ("action", 0, 0, 2)
    t.stored(0, agriculture=0, bronze=2).actions().do("muster", "warriors")
    assert (t.food(0), t.resources(0), t.on(0, "warriors")) == (0, 0, 3)
    t.stored(0, agriculture=0, bronze=1).actions()
    assert not t.can("muster", "warriors")


@rule("ages:pacts", "ages:losing-food-or-resources")
def test_trade_routes_ask_where_there_is_a_choice() -> None:
    t = AgesScenario(3).pact(0, "trade_routes_agreement", 1, "B").stored(0, agriculture=2, bronze=2).actions()
    t.choose(INCREASE_POPULATION).answer("trade", YES)
    assert (t.food(0), t.resources(0)) == (1, 1)
    t.choose(PASS)


@rule("ages:homer", "ages:play-an-action-card", "ages:build-a-unit")
def test_a_leaders_arms_are_used_before_a_cards() -> None:
    t = AgesScenario().leader(0, "homer").hand(0, "patriotism_a").unused(0, 2).actions().do("play", "patriotism_a")
    t.do("build", "warriors")
    assert (t.on(0, "warriors"), t.resources(0), t.get(CIVIL_SPENT, 0)) == (2, 0, 1)
    assert not t.can("build", "warriors")


@rule("ages:resolving-a-war", "ages:when-your-totals-change")
def test_a_stolen_technology_moves_its_actions_and_tokens() -> None:
    t = AgesScenario().workers(0, warriors=12).tech(1, "justice_system").war(0, "war_over_technology", 1).resolve_wars()
    t.name("spoils", "justice_system")
    assert t.has(TECHNOLOGIES, 0, "justice_system")
    assert (t.rating(0, "civil"), t.rating(1, "civil")) == (5, 4)
    assert (t.get(BLUE_BANK, 0), t.get(BLUE_BANK, 1)) == (19, 13)


@rule("ages:playing-an-aggression", "ages:bonus-cards")
def test_bonus_cards_of_every_age_defend_and_colonize() -> None:
    for name, defense, force in (("military_bonus_i", 2, 1), ("military_bonus_ii", 4, 2), ("military_bonus_iii", 6, 3)):
        t = AgesScenario().workers(0, warriors=1 + defense).military(1, name).culture(1, 9)
        t.aggression("armed_intervention", 1).name("defend", name).done("defend")
        assert t.get(CULTURE_POINTS, 1) == 9
        t = AgesScenario().military(0, name).territory("historic_territory_i")
        assert t.state.options[-1] == 1 + force


@rule("ages:action-phase")
def test_every_question_is_of_a_program_with_a_rule_and_codes_stay_in_range() -> None:
    asks = [node for code in GAME.book.code for node in code if isinstance(node, Ask)]
    assert len(asks) > 30
    assert all(rule for rule in GAME.book.program_rules)
    assert GAME.info.codes == CODES
    assert card("impact_of_wonders") == 236


@rule("ages:discard-military-cards", "ages:your-hand")
def test_which_card_is_discarded_is_asked_even_if_all_are_alike() -> None:
    """Were it not, the others would learn that they are."""
    t = AgesScenario().military(0, "raid_i", "raid_i", "raid_i").end_of_turn()
    assert (t.kind, t.state.options) == ("discard-military", [card("raid_i")])
    t.choose(card("raid_i"))
    assert t.kind != "discard-military"


@rule("ages:discard-military-cards", "ages:resolving-an-event")
def test_where_the_whole_hand_goes_nothing_is_asked() -> None:
    """The weaker one discards three, or all there are; how many cards a hand holds everybody sees."""
    t = AgesScenario().workers(0, warriors=4).military(1, "raid_i", "legion").effect("politics_of_strength")
    assert t.kind != "discard-military"
    assert t.military_hand(1) == []
    t = AgesScenario().workers(0, warriors=4).military(1, *["raid_i"] * 4).effect("politics_of_strength")
    assert (t.kind, t.state.asked) == ("discard-military", 1)
