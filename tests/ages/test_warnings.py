"""Warnings tell the truth: what an event known to lie ahead would take now, what corruption and hunger will take."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ages.scenario import AgesScenario, card
from civitas.games.ages.game import GAME
from civitas.games.ages.state import CURRENT_EVENTS
from civitas.kernel.node import PASS
from civitas.kernel.zones import SOMEWHERE
from civitas.testing.rules import rule
from civitas.words import Words

Change = Callable[[AgesScenario], AgesScenario]
WORDS = Words("en")

# Seat 0 prepares an event of age I, which scores it 1 culture, and another event comes. Both seats have one Warriors,
# two farms, two mines, one Philosophy and an unused worker; no goods, no discontent. Of equals seat 0 counts as higher.


def same(t: AgesScenario) -> AgesScenario:
    return t


def weak(t: AgesScenario) -> AgesScenario:
    return t.workers(1, warriors=2)


def food(t: AgesScenario) -> AgesScenario:
    return t.stored(0, agriculture=1)


def resources(t: AgesScenario) -> AgesScenario:
    return t.stored(0, bronze=1)


def discontent(t: AgesScenario) -> AgesScenario:
    """Twelve yellow tokens ask for two happy faces, and there are none."""
    return t.yellow(0, 12).unused(0, 2)


def behind(t: AgesScenario) -> AgesScenario:
    """The rival has more culture, the point for preparing included."""
    return t.culture(1, 5)


def no_urban(t: AgesScenario) -> AgesScenario:
    return t.workers(0, philosophy=0).unused(0, 2)


def famine(t: AgesScenario) -> AgesScenario:
    """Consumption 2, no farmer, no food."""
    return t.yellow(0, 12).workers(0, agriculture=0).unused(0, 4).culture(0, 10)


def hungry(t: AgesScenario) -> AgesScenario:
    """Consumption 1 out of a store of 3, no farmer: no famine, but food is gone."""
    return t.yellow(0, 16).workers(0, agriculture=0).unused(0, 3).stored(0, agriculture=3)


def little_corruption(t: AgesScenario) -> AgesScenario:
    """Ten tokens in the bank: 2 resources go and the two mines bring 2."""
    return t.blue(0, 10).stored(0, bronze=6)


def much_corruption(t: AgesScenario) -> AgesScenario:
    """Five tokens in the bank: 4 resources go and the two mines bring 2."""
    return t.blue(0, 5).stored(0, bronze=6)


HITS: list[tuple[str, str, Change, bool]] = [
    ("rats", "no food", same, False),
    ("rats", "food", food, True),
    ("rats", "only resources", resources, False),
    ("ravages_of_time", "no wonder", same, False),
    ("ravages_of_time", "a wonder of age A", lambda t: t.wonders(0, "pyramids"), True),
    ("ravages_of_time", "a wonder of age I", lambda t: t.wonders(0, "great_wall"), True),
    ("ravages_of_time", "only a wonder of age II", lambda t: t.wonders(0, "eiffel_tower"), False),
    ("ravages_of_time", "only a ruin", lambda t: t.ruins(0, "pyramids"), False),
    ("ravages_of_time", "an unfinished wonder", lambda t: t.unfinished(0, "pyramids"), False),
    ("rebellion", "no discontent", same, False),
    ("rebellion", "discontent", discontent, True),
    ("rebellion", "discontent, but no civil action left", lambda t: discontent(t).spent(0, civil=4), False),
    ("independence_declaration", "weakest, no colony", weak, False),
    ("independence_declaration", "weakest, a colony", lambda t: weak(t).colonies(0, "historic_territory_i"), True),
    ("independence_declaration", "a colony, not weakest", lambda t: t.colonies(0, "historic_territory_i"), False),
    ("terrorism", "not least culture", same, True),
    ("terrorism", "no urban building", no_urban, False),
    ("terrorism", "least culture", behind, False),
    ("uncertain_borders", "weakest", weak, True),
    ("uncertain_borders", "weakest, empty yellow bank", lambda t: weak(t).yellow(0, 0), False),
    ("uncertain_borders", "strongest", same, False),
    ("economic_progress", "nothing short", same, False),
    ("economic_progress", "famine", famine, True),
    ("economic_progress", "less food than before", hungry, True),
    ("economic_progress", "corruption made good by the mines", little_corruption, False),
    ("economic_progress", "corruption beyond what the mines bring", much_corruption, True),
    ("pestilence", "any position", same, True),
    ("barbarians", "most culture, not weakest", same, False),
    ("barbarians", "most culture, weakest", weak, True),
    ("barbarians", "weakest, not most culture", lambda t: behind(weak(t)), False),
    ("border_conflict", "weakest", weak, True),
    ("border_conflict", "strongest", same, False),
    ("border_conflict", "weakest, only units", lambda t: no_urban(weak(t)).workers(0, agriculture=0, bronze=0), False),
    ("crusades", "weakest, culture", lambda t: weak(t).culture(0, 9), True),
    ("crusades", "weakest, only the point for preparing", weak, True),
    ("crusades", "strongest", lambda t: t.culture(0, 9), False),
    ("raiders", "weakest, no goods", weak, False),
    ("raiders", "weakest, food", lambda t: food(weak(t)), True),
    ("raiders", "strongest, food", food, False),
    ("reign_of_terror", "weakest", weak, True),
    ("reign_of_terror", "strongest", same, False),
    ("civil_unrest", "no discontent", same, False),
    ("civil_unrest", "discontent", discontent, True),
    ("civil_unrest", "only the rival is discontent", lambda t: t.yellow(1, 12), False),
    ("crime_wave", "weakest", weak, True),
    ("crime_wave", "strongest", same, False),
    ("emigration", "no discontent", same, False),
    ("emigration", "discontent", discontent, True),
    ("iconoclasm", "no leader", same, False),
    ("iconoclasm", "a leader of age A", lambda t: t.leader(0, "homer"), True),
    ("iconoclasm", "a leader of this age", lambda t: t.leader(0, "genghis_khan"), False),
    ("iconoclasm", "a leader of age III in age IV", lambda t: t.leader(0, "bill_gates").age(4), True),
    ("politics_of_strength", "weakest, no other card", weak, False),
    ("politics_of_strength", "weakest, another card", lambda t: weak(t).military(0, "raid_i"), True),
    ("politics_of_strength", "strongest, another card", lambda t: t.military(0, "raid_i"), False),
    ("politics_of_strength", "weakest in age IV, no other card", lambda t: weak(t).age(4), True),
    ("refugees", "weakest", weak, True),
    ("refugees", "strongest", same, False),
    ("international_agreement", "strongest", same, False),
    ("development_of_civilization", "goods to spend", lambda t: t.stored(0, bronze=5, agriculture=5), False),
    ("development_of_warfare", "an unused worker", same, False),
    ("development_of_markets", "any position", same, False),
    ("foray", "strongest", same, False),
    ("good_harvest", "discontent", discontent, False),
    ("impact_of_happiness", "discontent, culture", lambda t: discontent(t).culture(0, 9), True),
    ("impact_of_happiness", "no discontent", lambda t: t.culture(0, 9), False),
    ("impact_of_strength", "weakest", weak, False),
]


def warned(t: AgesScenario) -> list[str]:
    return [WORDS.say(message) for message in GAME.warnings(t.state, 0, t.code("prepare", "cultural_influence"))]


@pytest.mark.parametrize(
    ("event", "change", "hit"),
    [pytest.param(event, change, hit, id=f"{event}: {position}") for event, position, change, hit in HITS],
)
def test_an_event_known_ahead_is_warned_of_when_it_would_take_something(event: str, change: Change, hit: bool) -> None:
    t = AgesScenario().events(event).knows_events(0).military(0, "cultural_influence")
    change(t).politics()
    assert ["would hit you now" in line for line in warned(t)] == [True] * hit


def test_only_what_the_seat_knows_is_warned_of() -> None:
    t = AgesScenario().events("pestilence", "reign_of_terror").military(0, "cultural_influence")
    weak(t).politics()
    assert warned(t) == []
    t.knows_events(0).politics()
    assert len(warned(t)) == 2


def test_of_a_pile_whose_top_was_seen_only_that_event_can_come_now() -> None:
    t = AgesScenario().events("foray", "pestilence").knows_events(0).military(0, "cultural_influence")
    t.leader(0, "joan_of_arc").politics()
    assert warned(t) == []
    t = AgesScenario().events("pestilence", "foray").knows_events(0).military(0, "cultural_influence")
    t.leader(0, "joan_of_arc").politics()
    assert warned(t) == ["You know that Pestilence lies among the next events, and it would hit you now."]


def test_the_true_order_of_the_pile_changes_no_warning() -> None:
    """The pile holds two events, one of which the seat prepared itself; only of that one it can be warned."""
    told = []
    for events in (("rats", "pestilence"), ("pestilence", "rats")):
        t = AgesScenario().events(*events).military(0, "cultural_influence")
        t.state.pile(CURRENT_EVENTS[1]).lore = (card("rats"), SOMEWHERE, 1)
        food(t).politics()
        told.append(warned(t))
    assert told[0] == told[1] == ["You know that Rats lies among the next events, and it would hit you now."]


def test_warnings_leave_the_state_as_it_is() -> None:
    t = famine(AgesScenario().events("economic_progress").knows_events(0).military(0, "cultural_influence")).politics()
    key = t.state.key()
    assert warned(t)
    assert t.state.key() == key


def ending(t: AgesScenario) -> list[str]:
    """What the end of the turn is warned of, all actions spent."""
    t.spent(0, civil=4, military=2).actions()
    return [WORDS.say(message) for message in GAME.warnings(t.state, 0, PASS)]


@rule("ages:production-phase", "ages:blue-and-yellow-tokens")
def test_hunger_is_foretold_with_the_blue_tokens_that_farms_will_lack() -> None:
    """Two farmers, but only one token for them: of 2 food consumed 1 is missing; corruption finds nothing to take."""
    hungry_town = AgesScenario().yellow(0, 12).unused(0, 2).culture(0, 20)
    assert ending(hungry_town.blue(0, 1)) == ["You will lack 1 food and lose 4 culture."]
    assert ending(hungry_town.blue(0, 0)) == ["You will lack 2 food and lose 8 culture."]
    assert ending(hungry_town.culture(0, 3)) == ["You will lack 2 food and lose 3 culture."]
    assert ending(hungry_town.blue(0, 12)) == []


@rule("ages:production-phase")
def test_corruption_is_foretold_by_what_it_takes() -> None:
    """Ten tokens in the blue bank: corruption of 2, of resources first, then of food."""
    town = AgesScenario().blue(0, 10)
    assert ending(town.stored(0, bronze=3, agriculture=3)) == ["Corruption will take 2 resources."]
    assert ending(town.stored(0, bronze=1, agriculture=3)) == ["Corruption will take 1 food and 1 resource."]
    assert ending(town.stored(0, bronze=0, agriculture=1)) == ["Corruption will take 1 food."]
    assert ending(town.stored(0, bronze=0, agriculture=0)) == []
