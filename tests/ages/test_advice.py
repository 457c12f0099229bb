"""Why not: every question of one's own is answered, in words that agree with what is offered."""

from __future__ import annotations

import pytest

from ages.scenario import AgesScenario
from civitas.games.ages.codes import (
    BUILD,
    COPY_TACTIC,
    DESTROY,
    FIRST_GOVERNMENT,
    FIRST_TACTIC,
    FIRST_UNIT,
    INCREASE_POPULATION,
    MUSTER,
    PLAY,
    RESIGN,
    REVOLT,
    TAKE,
    upgrade_code,
)
from civitas.games.ages.game import GAME
from civitas.games.ages.names import card_name
from civitas.games.ages.state import State
from civitas.kernel.text import Message, Refusal
from civitas.testing.ledger import Names
from civitas.testing.positions import positions
from civitas.testing.rules import rule
from civitas.words import Words

WORDS = Words("en")
CARD_NAMES = Names(card_name, range(1, 237))


def told(t: AgesScenario, seat: int = 0) -> list[str]:
    """The refusals told to a seat, action and reason."""
    return [f"{WORDS.say(each.action)}: {WORDS.say(each.reason)}" for each in GAME.explain(t.state, seat)]


@rule("ages:playing-an-aggression")
def test_the_defense_prompt_counts_the_cards_already_chosen() -> None:
    """Strength 6 against 2: 4 are missing, and the bonus card of age I is worth 2, that of age II 4."""
    t = AgesScenario().workers(0, warriors=6).tech(1, "warfare").government(1, "monarchy")
    t.military(1, "military_bonus_i", "raid_i", "rats", "foray", "military_bonus_ii")
    t.aggression("plunder_i", 1)
    assert "You lack 4 strength" in WORDS.say(GAME.prompt(t.state))
    t.name("defend", "military_bonus_i")
    assert "You lack 2 strength" in WORDS.say(GAME.prompt(t.state))
    t.name("defend", "military_bonus_ii")
    assert "You are strong enough" in WORDS.say(GAME.prompt(t.state))


@rule("ages:colonization")
def test_a_bidder_is_told_how_far_its_force_reaches() -> None:
    t = AgesScenario().workers(0, warriors=3).territory("vast_territory_i")
    assert t.kind == "bid"
    assert told(t) == ["Bid 4: Your units, colonization symbols and cards reach 3 at most."]
    assert told(t, 1) == ["Anything: It is not your turn to choose this now."]
    t = AgesScenario().workers(0, warriors=0).colonies(0, "vast_territory_ii").military(0, "military_bonus_i")
    t.territory("vast_territory_i")
    assert told(t) == ["Bid 1: A colonization force needs a unit, and you have none."]


@rule("ages:colonization", "ages:colonization-modifier")
def test_the_auction_shows_no_force_made_of_modifiers_alone() -> None:
    t = AgesScenario().tech(0, "cartography").tech(1, "cartography").workers(0, warriors=0)
    t.territory("vast_territory_i")
    assert GAME.view(t.state, 0).board["auction"]["forces"] == [0, 3]


@rule("ages:playing-an-aggression")
def test_who_cannot_defend_is_told_what_its_cards_add() -> None:
    """Despotism has two military actions, so two cards at most: 2 and 1 of the 5 missing."""
    t = AgesScenario().workers(0, warriors=6).military(1, "military_bonus_i", "raid_i", "rats")
    t.aggression("plunder_i", 1)
    assert told(t, 1) == ["Defend yourself: Your cards add 3 at most, which is too little, so none is played."]


@rule("ages:declare-a-revolution", "ages:robespierre")
def test_why_no_revolution_is_told() -> None:
    spent = "Revolution: Monarchy: A revolution takes all your civil actions, and you have spent some."
    t = AgesScenario().hand(0, "monarchy").science(0, 9).spent(0, civil=1).actions()
    assert spent in told(t)
    t = AgesScenario().hand(0, "monarchy").science(0, 1).actions()
    assert "Revolution: Monarchy: You lack science: it costs 2." in told(t)
    t = (
        AgesScenario()
        .leader(0, "maximilien_robespierre")
        .hand(0, "monarchy")
        .science(0, 9)
        .spent(0, military=1)
        .actions()
    )
    led = "With your leader a revolution takes all your military actions, and you have spent some."
    assert f"Revolution: Monarchy: {led}" in told(t)
    t = AgesScenario().hand(0, "monarchy").science(0, 9).actions()
    assert not any(line.startswith("Revolution") for line in told(t))


@rule("ages:upgrade", "ages:upgrade-a-unit")
def test_why_no_upgrade_is_told() -> None:
    """Iron costs 5, Bronze 2; Swordsmen 3, Warriors 2."""
    t = AgesScenario().tech(0, "iron", "swordsmen").stored(0, bronze=2).spent(0, military=2).actions()
    assert "Upgrade Bronze to Iron: You lack resources: it costs 3." in told(t)
    assert "Upgrade Warriors to Swordsmen: You lack military actions: it costs 1 military action." in told(t)
    assert not any(line.startswith("Upgrade Iron") for line in told(t))


@rule("ages:copy-a-tactic")
def test_why_no_tactic_is_copied_is_told() -> None:
    t = AgesScenario().tactic(1, "legion").spent(0, military=1).actions()
    assert "Copy the tactic Legion: You lack military actions: it costs 2 military actions." in told(t)
    t = AgesScenario().tactic(0, "legion").actions()
    assert "Copy the tactic Legion: You use this tactic already." in told(t)


@rule("ages:destroy", "ages:disband-a-unit")
def test_why_nothing_is_destroyed_or_disbanded_is_told() -> None:
    t = AgesScenario().spent(0, civil=4, military=2).actions()
    assert "Destroy Philosophy: You lack civil actions: it costs 1 civil action." in told(t)
    assert "Disband Warriors: You lack military actions: it costs 1 military action." in told(t)
    assert not any(line.startswith("Destroy Religion") for line in told(t))


@rule("ages:barbarossa")
def test_why_barbarossa_raises_no_unit_is_told() -> None:
    """With 18 tokens in the bank a worker costs 2 food and Warriors 2 resources, each 1 less."""
    t = AgesScenario().leader(0, "frederick_barbarossa").stored(0, agriculture=1).actions()
    lack = "You lack food or resources: it costs 1 food and 1 resource."
    assert f"Increase population and build Warriors: {lack}" in told(t)
    t = AgesScenario().leader(0, "frederick_barbarossa").stored(0, agriculture=1, bronze=1).actions()
    assert not any(line.startswith("Increase population and") for line in told(t))


@rule("ages:resigning")
def test_in_age_iv_it_is_told_that_nobody_resigns() -> None:
    assert told(AgesScenario().politics()) == []
    assert told(AgesScenario().age(4).politics()) == ["Resign: In age IV nobody resigns."]


@rule("ages:development-of-civilization", "ages:ravages-of-time", "ages:international-agreement")
def test_questions_of_effects_are_answered_too() -> None:
    t = AgesScenario().hand(0, "iron").unused(0, 0).stored(0, agriculture=1).effect("development_of_civilization")
    assert "Play Iron: You lack science: it costs 4." in told(t)
    assert "Build Bronze: You have no unused worker." in told(t)
    assert not any(line.startswith("Increase") for line in told(t))
    t = AgesScenario().wonders(0, "pyramids", "great_wall", "eiffel_tower").effect("ravages_of_time")
    assert told(t) == ["Let Eiffel Tower fall into ruin: Only wonders of ages A and I fall into ruin."]
    far = [""] * 8
    t = AgesScenario().row("iron", *far, "coal", "oil").effect("international_agreement").do("take", "coal")
    assert told(t) == ["Take Oil: It counts 3, more than you may still take."]


def code_of(refusal: Refusal) -> int | None:
    """The option a refusal speaks of, where one has such a code."""
    names = {name: value for name, value in refusal.action.args.items() if name in ("card", "old", "new")}
    cards = {name: CARD_NAMES.number(value) for name, value in names.items() if isinstance(value, Message)}
    match refusal.action.id:
        case "ages-do-take":
            return TAKE + int(refusal.target.partition(":")[2])
        case "ages-do-play":
            return PLAY + cards["card"]
        case "ages-do-build":
            return BUILD + cards["card"]
        case "ages-do-upgrade":
            return upgrade_code(cards["old"], cards["new"])
        case "ages-do-destroy" | "ages-do-disband":
            return DESTROY + cards["card"]
        case "ages-do-revolt":
            return REVOLT + cards["card"] - FIRST_GOVERNMENT
        case "ages-do-copy":
            return COPY_TACTIC + cards["card"] - FIRST_TACTIC
        case "ages-do-muster":
            return MUSTER + cards["card"] - FIRST_UNIT
        case "ages-do-population":
            return INCREASE_POPULATION
        case "ages-do-resign":
            return RESIGN
    return None


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_is_offered_is_refused(seed: int) -> None:
    for s in positions(GAME, 150, seed=seed):
        assert isinstance(s, State)
        refused = [code_of(refusal) for refusal in GAME.explain(s, s.asked)]
        assert not [code for code in refused if code in s.options], s.question


def test_nobody_is_told_to_wait_for_its_own_question() -> None:
    for s in positions(GAME, 150, seed=7):
        assert "ages-why-not-asked" not in {refusal.reason.id for refusal in GAME.explain(s, s.asked)}
