"""Kinds of card, and what is told about what cannot be done (ages:your-cards, ages:technology-cards-in-play)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.box import CARDS
from civitas.games.ages.codes import INCREASE_POPULATION, RESIGN
from civitas.games.ages.game import GAME
from civitas.games.ages.state import COLONIES, HAND, MILITARY_HAND, MILITARY_SPENT, TECHNOLOGIES, WARS_IN_PLAY
from civitas.games.ages.text import at
from civitas.kernel.node import PASS
from civitas.testing.rules import rule

WORKER_SYMBOLS = {"science": "science", "culture": "culture", "happy": "happiness", "strength": "strength"}


@rule("ages:upgrade-a-unit", "ages:military-units")
def test_a_unit_is_upgraded_for_a_military_action_within_its_type() -> None:
    t = AgesScenario().tech(0, "swordsmen", "knights").stored(0, bronze=1).actions()
    assert not t.can("upgrade", "warriors", "knights")
    t.do("upgrade", "warriors", "swordsmen")
    assert (t.resources(0), t.on(0, "swordsmen"), t.get(MILITARY_SPENT, 0), t.rating(0, "strength")) == (0, 1, 1, 2)
    t = AgesScenario().tech(0, "swordsmen").stored(0, bronze=1).spent(0, military=2).actions()
    assert not t.can("upgrade", "warriors", "swordsmen")


@rule("ages:technology-cards-in-play", "ages:your-civilization", "ages:military-units")
@pytest.mark.parametrize("name", [c.id for c in CARDS if c.cost])
def test_every_worker_gives_what_its_technology_says(name: str) -> None:
    """Every technology workers stand on: nothing without a worker, its symbols with one."""
    fact = CARDS[card(name) - 1]
    t = AgesScenario().workers(0, warriors=0, philosophy=0, agriculture=0, bronze=0).tech(0, name)
    assert [t.rating(0, rating) for rating in WORKER_SYMBOLS.values()] == [0, 0, 0, 0]
    t.workers(0, **{name: 1})
    for symbol, rating in WORKER_SYMBOLS.items():
        assert t.rating(0, rating) == fact.symbols.get(symbol, 0)
    t.end_of_turn()
    assert (t.food(0), t.resources(0)) == (fact.symbols.get("food", 0), fact.symbols.get("resources", 0))


@rule("ages:technology-cards-in-play", "ages:governments", "ages:special-technologies")
@pytest.mark.parametrize("name", [c.id for c in CARDS if c.science is not None and not c.cost])
def test_every_government_and_special_technology_gives_its_symbols(name: str) -> None:
    fact = CARDS[card(name) - 1]
    t = AgesScenario().hand(0, name).science(0, 20)
    before = [t.rating(0, rating) for rating in ("civil", "military", "strength")]
    t.actions().do("develop", name)
    after = [t.rating(0, rating) for rating in ("civil", "military", "strength")]
    base = (4, 2, 0) if fact.kind == "government" else (0, 0, 0)
    gains = [
        fact.symbols.get("civil_actions", 0) - base[0] - 1,
        fact.symbols.get("military_actions", 0) - base[1],
        fact.symbols.get("strength", 0),
    ]
    assert [now - then for now, then in zip(after, before, strict=True)] == gains
    assert t.has(TECHNOLOGIES, 0, name)


@rule("ages:your-cards", "ages:other-civil-cards-in-play", "ages:leaders", "ages:cards-in-play")
@pytest.mark.parametrize("name", [c.id for c in CARDS if c.kind == "leader"])
def test_a_leader_works_in_play_and_not_in_the_hand(name: str) -> None:
    fact = CARDS[card(name) - 1]
    t = AgesScenario().hand(0, name)
    before = [t.rating(0, rating) for rating in ("culture", "military", "happiness")]
    t.actions().do("play", name)
    after = [t.rating(0, rating) for rating in ("culture", "military", "happiness")]
    gains = [fact.symbols.get(symbol, 0) for symbol in ("culture", "military_actions", "happy")]
    assert [now - then for now, then in zip(after, before, strict=True)] == gains
    assert t.state.leader(0) == card(name)
    assert not t.has(HAND, 0, name)


@rule("ages:military-cards-in-play", "ages:other-military-cards", "ages:colonies")
@pytest.mark.parametrize("name", [c.id for c in CARDS if c.kind == "territory"])
def test_a_colony_gives_its_symbols_while_it_lies_in_play(name: str) -> None:
    fact = CARDS[card(name) - 1]
    t = AgesScenario().colonies(0, name)
    assert t.rating(0, "strength") == 1 + fact.symbols.get("strength", 0)
    assert t.rating(0, "happiness") == fact.symbols.get("happy", 0)
    assert t.has(COLONIES, 0, name)
    assert not t.has(WARS_IN_PLAY, 0, name)


@rule("ages:tactics-cards")
@pytest.mark.parametrize("name", [c.id for c in CARDS if c.kind == "tactic"])
def test_every_tactic_gives_its_strength_to_a_full_army(name: str) -> None:
    fact = CARDS[card(name) - 1]
    infantry, cavalry, artillery = fact.army
    fresh = AgesScenario().tactic(0, name).workers(0, warriors=0)
    fresh.tech(0, modern_infantry=infantry, tanks=cavalry, rockets=artillery)
    assert fresh.rating(0, "strength") == 5 * sum(fact.army) + fact.strength
    old = AgesScenario().tactic(0, name).tech(0, warriors=infantry, knights=cavalry, cannon=artillery)
    stale = bool(infantry and fact.level > 1) or bool(cavalry and fact.level > 2)
    units = infantry + 2 * cavalry + 3 * artillery
    assert old.rating(0, "strength") == units + (fact.obsolete if stale else fact.strength)


@rule("ages:action-phase")
def test_what_cannot_be_done_is_told_with_its_reason_and_rule() -> None:
    t = AgesScenario().row("iron", "taj_mahal").hand(0, "drama", "frugality_a").unfinished(0, "pyramids").unused(0, 0)
    t.actions()
    told = {(refusal.action.id, refusal.reason.id, refusal.rule) for refusal in GAME.explain(t.state, 0)}
    assert ("ages-do-take", "ages-why-have-unfinished", "ages:take-a-wonder") in told
    assert ("ages-do-play", "ages-why-science", "ages:develop-a-technology") in told
    assert ("ages-do-play", "ages-why-order", "ages:play-an-action-card") in told
    assert ("ages-do-build", "ages-why-no-worker", "ages:build") in told
    assert ("ages-do-stage", "ages-why-resources", "ages:build-a-wonder-stage") in told
    assert ("ages-do-population", "ages-why-food", "ages:increase-population") in told
    assert [refusal.reason.id for refusal in GAME.explain(t.state, 1)] == ["ages-why-not-asked"]


@rule("ages:politics-phase", "ages:playing-an-aggression")
def test_why_a_rival_cannot_be_attacked_is_told_to_the_holder_of_the_card_alone() -> None:
    t = AgesScenario(3).military(0, "raid_i").pact(0, "peace_treaty", 1).politics()
    told = GAME.explain(t.state, 0)
    assert [refusal.reason.id for refusal in told] == ["ages-why-peace", "ages-why-too-strong"]
    assert {refusal.target for refusal in told} == {at(t.state, MILITARY_HAND[1], 0, card("raid_i"))}


@rule("ages:end-of-turn", "ages:uprising", "ages:production-phase")
def test_the_end_of_a_turn_is_warned_of() -> None:
    t = (
        AgesScenario()
        .yellow(0, 12)
        .unused(0, 2)
        .blue(0, 4)
        .stored(0, bronze=1)
        .workers(0, agriculture=0)
        .military(0, "rats", "foray", "raid_i")
    )
    t.actions()
    warned = {message.id for message in GAME.warnings(t.state, 0, PASS)}
    assert warned == {
        "ages-warn-corruption",
        "ages-warn-famine",
        "ages-warn-discards",
        "ages-warn-unused-civil",
    }
    t.unused(0, 1).actions()
    assert "ages-warn-uprising" in {message.id for message in GAME.warnings(t.state, 0, PASS)}


@rule("ages:uprising")
def test_an_action_that_brings_an_uprising_is_warned_of() -> None:
    t = AgesScenario().yellow(0, 14).unused(0, 1).stored(0, bronze=4, agriculture=4).actions()
    assert [m.id for m in GAME.warnings(t.state, 0, t.code("build", "bronze"))] == ["ages-warn-uprising-after"]
    assert GAME.warnings(t.state, 0, INCREASE_POPULATION) == []


@rule("ages:preparing-an-event", "ages:resigning")
def test_an_own_event_that_would_hurt_and_resigning_are_warned_of() -> None:
    t = AgesScenario().leader(0, "joan_of_arc").events("pestilence", "rats").military(0, "foray").politics()
    told = GAME.warnings(t.state, 0, t.code("prepare", "foray"))
    assert [message.id for message in told] == ["ages-warn-own-event"]
    assert [message.id for message in GAME.warnings(t.state, 0, RESIGN)] == ["ages-warn-resign"]


@rule("ages:science-and-culture-points", "ages:game-flow")
def test_the_score_is_told_item_by_item() -> None:
    t = (
        AgesScenario()
        .culture(0, 5)
        .events("impact_of_colonies")
        .colonies(0, "vast_territory_i")
        .leader(0, "bill_gates")
    )
    t.tech(0, computers=1).final_scoring()
    items = {item.text.id: item.points for item in GAME.breakdown(t.state)[0]}
    assert items == {"ages-score-production": 5, "ages-score-impacts": 3, "ages-score-leaders": 3}
    assert sum(items.values()) == t.state.scores()[0]
