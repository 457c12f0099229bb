"""Points the book leaves open, as docs/rulings.md decides them (rulings 106 to 110)."""

from __future__ import annotations

from ages.scenario import AgesScenario, card

from civitas.games.ages.codes import GAIN_POPULATION, INCREASE_POPULATION, RESIGN, TAKE_ARMS
from civitas.games.ages.decks import open_decks
from civitas.games.ages.game import GAME
from civitas.games.ages.state import (
    ARMS,
    CULTURE_FROM,
    FIRST,
    MILITARY_DECK,
    MOST_SEATS,
    OF_LEADERS,
    PACT_IN_PLAY,
    ROUND,
    UNUSED,
    State,
)
from civitas.testing.rules import rule


@rule("ages:resigning", "ages:pacts")
def test_pacts_go_on_when_three_players_become_two() -> None:
    """Ruling 106: Open Borders gives both a military action; the deck of age III is fitted to two and holds no pact."""
    t = AgesScenario(3).pact(0, "open_borders_agreement", 2).military(2, "trade_routes_agreement")
    t.politics(1).choose(RESIGN)
    assert t.has(PACT_IN_PLAY, 0, "open_borders_agreement")
    assert [t.rating(seat, "military") for seat in (0, 2)] == [3, 3]
    t.politics(2)
    assert t.can("offer", "trade_routes_agreement", "0")
    assert not t.can("offer", "trade_routes_agreement", "1")
    open_decks(t.state, 3)
    assert t.state.zone(MILITARY_DECK[3], 0).count(card("peace_treaty")) == 0


def turns(s: State, count: int) -> list[tuple[int, int]]:
    """The rounds and seats of so many turns in which nothing is done, the pending one included."""
    out: list[tuple[int, int]] = []
    while len(out) < count:
        if s.asker().kind == "politics":
            out.append((s.get(ROUND), s.asked))
        s.choose(s.options[0])
    return out


@rule("ages:resigning", "ages:game-flow")
def test_a_new_round_begins_with_the_turn_after_a_starting_player_who_leaves() -> None:
    """Ruling 107: seat 0 began the game and leaves in round 2."""
    s = GAME.new(3, 1)
    while s.asker().kind != "politics":
        s.choose(s.options[0])
    assert (s.asked, s.get(FIRST), s.get(ROUND)) == (0, 0, 2)
    s.choose(RESIGN)
    assert s.get(FIRST) == 1
    assert turns(s, 4) == [(3, 1), (3, 2), (4, 1), (4, 2)]


@rule("ages:resigning", "ages:game-flow")
def test_the_round_goes_on_when_another_player_leaves() -> None:
    """Ruling 107, the other way round: seat 1 leaves, and seat 2 still plays round 2."""
    s = GAME.new(3, 1)
    while s.asker().kind != "politics" or s.asked != 1:
        s.choose(s.options[0])
    s.choose(RESIGN)
    assert turns(s, 3) == [(2, 2), (3, 0), (3, 2)]


def culture_of_leaders(t: AgesScenario) -> int:
    return t.get(CULTURE_FROM + OF_LEADERS * MOST_SEATS, 0)


@rule("ages:leaders", "ages:play-a-leader")
def test_churchills_culture_is_for_who_leads_at_the_end_of_the_turn() -> None:
    """Ruling 108."""
    t = AgesScenario().leader(0, "winston_churchill").actions().done().end_of_turn()
    assert culture_of_leaders(t) == 3
    t = AgesScenario().leader(0, "winston_churchill").hand(0, "sid_meier").actions()
    t.do("play", "sid_meier").done().end_of_turn()
    assert culture_of_leaders(t) == 0
    t = AgesScenario().leader(0, "sid_meier").hand(0, "winston_churchill").actions()
    t.do("play", "winston_churchill").done().end_of_turn()
    assert culture_of_leaders(t) == 3
    t = AgesScenario().leader(0, "winston_churchill").hand(0, "sid_meier").actions().choose(TAKE_ARMS)
    t.do("play", "sid_meier")
    assert t.get(ARMS, 0) == 3
    t.done().end_of_turn()
    assert culture_of_leaders(t) == 0


@rule("ages:bach", "ages:play-an-action-card")
def test_an_action_card_orders_no_conversion_of_bachs() -> None:
    """Ruling 109: Philosophy may become Drama by Bach's own action, not by Urban Growth."""
    t = AgesScenario().leader(0, "j_s_bach").tech(0, "drama", "alchemy").stored(0, bronze=9)
    t.hand(0, "urban_growth_i").actions()
    assert t.can("upgrade", "philosophy", "drama")
    t.do("play", "urban_growth_i")
    assert t.kind == "by-card"
    assert t.can("upgrade", "philosophy", "alchemy")
    assert not t.can("upgrade", "philosophy", "drama")
    t.do("upgrade", "philosophy", "alchemy")
    assert not t.can("upgrade", "alchemy", "philosophy")
    assert t.can("upgrade", "alchemy", "drama")


@rule("ages:increase-population", "ages:workers-and-population")
def test_an_empty_yellow_bank_has_no_cost_because_nobody_can_come() -> None:
    """Ruling 110: neither for food, nor by Barbarossa, nor by a wonder, nor by an event."""
    t = AgesScenario().yellow(0, 0).stored(0, agriculture=9, bronze=9).leader(0, "frederick_barbarossa")
    t.wonders(0, "ocean_liner_service").actions()
    assert INCREASE_POPULATION not in t.state.options
    assert GAIN_POPULATION not in t.state.options
    assert not t.can("muster", "warriors")
    reasons = {r.action.id: r.reason.id for r in GAME.explain(t.state, 0)}
    assert reasons["ages-do-population"] == "ages-why-yellow-bank"
    unused = t.get(UNUSED, 0)
    t.effect("development_of_settlement")
    assert t.get(UNUSED, 0) == unused
    t.yellow(0, 1).actions()
    assert INCREASE_POPULATION in t.state.options
