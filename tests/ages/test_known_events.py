"""What a seat is warned of: known events that would take something from it, and what the end of its turn takes.

Every expectation was worked out from the facts of the cards and the book, not from the program.

The seat that prepares an event also reveals one, so in all ties it counts as the higher (ages:resolving-an-event). The
card it prepares leaves its hand and scores culture equal to its level before that (ages:preparing-an-event).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ages.scenario import AgesScenario, card
from civitas.games.ages.box import NUMBERS
from civitas.games.ages.cards import EVENT, KIND
from civitas.games.ages.game import GAME
from civitas.kernel.node import PASS
from civitas.kernel.text import Message

Change = Callable[[AgesScenario], AgesScenario]
Case = tuple[str, str, int, Change]

PREPARED = "historic_territory_i"
PREPARED_LATER = "historic_territory_ii"


def as_it_is(t: AgesScenario) -> AgesScenario:
    return t


def strengths(*units: int) -> Change:
    """Seat by seat, so many Warriors."""

    def change(t: AgesScenario) -> AgesScenario:
        for seat, count in enumerate(units):
            t.workers(seat, warriors=count)
        return t

    return change


def cultures(*points: int) -> Change:
    """Seat by seat, so many culture points."""

    def change(t: AgesScenario) -> AgesScenario:
        for seat, count in enumerate(points):
            t.culture(seat, count)
        return t

    return change


def discontent(t: AgesScenario, seat: int = 0, workers: int = 2) -> AgesScenario:
    """A seat without a happy face whose bank asks for as many."""
    return t.yellow(seat, {1: 14, 2: 12, 3: 10}[workers])


def nobody(t: AgesScenario, seat: int = 0) -> AgesScenario:
    """A seat without a single worker."""
    return t.workers(seat, agriculture=0, bronze=0, philosophy=0, religion=0, warriors=0).unused(seat, 0)


def all_of(*changes: Change) -> Change:
    def change(t: AgesScenario) -> AgesScenario:
        for each in changes:
            t = each(t)
        return t

    return change


def warned_of(t: AgesScenario, prepared: str = PREPARED, seat: int = 0) -> list[str]:
    """The known events that the seat is told would hit it, were it to prepare a card."""
    out = []
    for message in GAME.warnings(t.state, seat, t.code("prepare", prepared)):
        if message.id == "ages-warn-own-event":
            name = message.args["card"]
            assert isinstance(name, Message)
            out.append(name.id.removeprefix("ages-card-").replace("-", "_"))
    return sorted(out)


def about_to_prepare(event: str, seats: int, change: Change, prepared: str = PREPARED) -> AgesScenario:
    """Seat 0 knows the next event and holds one card to prepare; everyone has 10 culture, strength 1 and age is II."""
    t = AgesScenario(seats).age(2).events(event).knows_events(0).military(0, prepared)
    return change(cultures(*[10] * seats)(t)).politics()


# A card, what it is about, the number of seats and the position; seat 0 is the one that is warned.
HITS: list[Case] = [
    # Barbarians: the most culture points and among the two weakest (the weakest of two).
    ("barbarians", "most culture and weakest of two", 2, all_of(strengths(1, 2), cultures(12, 10))),
    ("barbarians", "most culture and in the middle of three", 3, all_of(strengths(2, 3, 1), cultures(12, 10, 10))),
    ("barbarians", "level with the leader once it has prepared", 2, all_of(strengths(1, 2), cultures(9, 10))),
    ("barbarians", "tied for second weakest of three", 3, all_of(strengths(1, 1, 2), cultures(12, 10, 10))),
    # Border Conflict: the weakest destroys a farm, mine or urban building.
    ("border_conflict", "weakest of two", 2, strengths(1, 2)),
    ("border_conflict", "weakest of three", 3, strengths(1, 2, 2)),
    (
        "border_conflict",
        "weakest with a single farm",
        2,
        lambda t: strengths(1, 2)(nobody(t)).workers(0, agriculture=1),
    ),
    # Crusades: the weakest loses 4 culture.
    ("crusades", "weakest of two", 2, strengths(1, 2)),
    ("crusades", "weakest of four", 4, strengths(1, 2, 2, 2)),
    ("crusades", "weakest with only the point of preparing to lose", 2, all_of(strengths(1, 2), cultures(0, 0))),
    # Pestilence: everyone loses 1 population.
    ("pestilence", "an unused worker goes", 2, lambda t: t.unused(0, 1)),
    ("pestilence", "a worker on a card goes", 3, lambda t: t.unused(0, 0)),
    ("pestilence", "the strongest is not spared", 2, strengths(3, 1)),
    # Raiders: the two weakest (the weakest of two) lose 2 food and/or resources.
    ("raiders", "weakest of two with food", 2, lambda t: strengths(1, 2)(t).stored(0, agriculture=3)),
    ("raiders", "weakest of two with one resource", 2, lambda t: strengths(1, 2)(t).stored(0, bronze=1)),
    ("raiders", "second weakest of three", 3, lambda t: strengths(2, 1, 3)(t).stored(0, bronze=4)),
    ("raiders", "tied for third of four", 4, lambda t: strengths(1, 1, 2, 2)(t).stored(0, agriculture=2)),
    # Rats: all stored food.
    ("rats", "one food", 2, lambda t: t.stored(0, agriculture=1)),
    (
        "rats",
        "food on a better farm, and the strongest",
        3,
        lambda t: strengths(3, 1, 1)(t).tech(0, "irrigation").stored(0, irrigation=2),
    ),
    # Rebellion: 2 civil actions for each discontent worker.
    ("rebellion", "two discontent workers", 2, discontent),
    (
        "rebellion",
        "one discontent worker and one civil action left",
        3,
        lambda t: discontent(t, 0, 1).spent(0, civil=3),
    ),
    ("rebellion", "unused workers make nobody content", 2, lambda t: discontent(t).unused(0, 5)),
    # Reign of Terror: the weakest loses 1 population.
    ("reign_of_terror", "weakest of two", 2, strengths(1, 2)),
    ("reign_of_terror", "weakest of three", 3, strengths(0, 1, 1)),
    # Uncertain Borders: the strongest takes a yellow token from the bank of the weakest.
    ("uncertain_borders", "weakest of two", 2, strengths(1, 2)),
    ("uncertain_borders", "weakest of three with one token", 3, lambda t: strengths(1, 3, 2)(t).yellow(0, 1)),
    # Civil Unrest: 4 culture for each discontent worker; a blue token for all who have most of them.
    ("civil_unrest", "most discontent", 2, discontent),
    ("civil_unrest", "less discontent than the rival", 2, lambda t: discontent(discontent(t, 0, 1), 1, 2)),
    (
        "civil_unrest",
        "as much discontent as another, no culture",
        3,
        lambda t: cultures(0, 0, 0)(discontent(discontent(t), 1)),
    ),
    # Crime Wave: the two weakest (the weakest of two) lose 3 culture and a blue token.
    ("crime_wave", "weakest of two", 2, strengths(1, 2)),
    ("crime_wave", "second weakest of three", 3, strengths(2, 1, 3)),
    ("crime_wave", "weakest without culture", 2, all_of(strengths(1, 2), cultures(0, 0))),
    # Economic Progress: corruption, food, consumption, resources.
    (
        "economic_progress",
        "famine without farmers",
        2,
        lambda t: t.yellow(0, 12).workers(0, agriculture=0),
    ),
    (
        "economic_progress",
        "famine for want of blue tokens",
        3,
        lambda t: t.yellow(0, 12).blue(0, 0),
    ),
    (
        "economic_progress",
        "famine whose food corruption took",
        2,
        lambda t: t.yellow(0, 12).workers(0, agriculture=0, bronze=0).blue(0, 5).stored(0, agriculture=3),
    ),
    (
        "economic_progress",
        "corruption without miners",
        2,
        lambda t: t.blue(0, 10).stored(0, bronze=6).workers(0, bronze=0),
    ),
    (
        "economic_progress",
        "eats more of the store than the farms bring",
        2,
        lambda t: t.yellow(0, 12).workers(0, agriculture=0, bronze=0).stored(0, agriculture=3),
    ),
    # Emigration: population, half of the discontent workers rounded up.
    ("emigration", "one discontent worker", 2, lambda t: discontent(t, 0, 1)),
    ("emigration", "three discontent workers, strongest", 3, lambda t: strengths(3, 1, 1)(discontent(t, 0, 3))),
    # Iconoclasm: leaders of other ages than the current one; in age IV all.
    ("iconoclasm", "a leader of the age before", 2, lambda t: t.leader(0, "michelangelo")),
    ("iconoclasm", "a leader of age II in age III", 3, lambda t: t.age(3).leader(0, "isaac_newton")),
    ("iconoclasm", "any leader in age IV", 2, lambda t: t.age(4).leader(0, "mahatma_gandhi")),
    # Independence Declaration: the weakest loses a colony.
    (
        "independence_declaration",
        "weakest with a colony",
        2,
        lambda t: strengths(1, 2)(t).colonies(0, "wealthy_territory_i"),
    ),
    (
        "independence_declaration",
        "weakest of three with a choice of two",
        3,
        lambda t: strengths(1, 2, 2)(t).colonies(0, "wealthy_territory_i", "vast_territory_i"),
    ),
    # Politics of Strength: the weakest discards 3 military cards; in age IV it loses 3 culture.
    (
        "politics_of_strength",
        "weakest with another card in hand",
        2,
        lambda t: strengths(1, 2)(t).military(0, "raid_i"),
    ),
    (
        "politics_of_strength",
        "weakest of three with four others",
        3,
        lambda t: strengths(1, 2, 2)(t).military(0, "raid_i", "foray", "legion", "phalanx"),
    ),
    ("politics_of_strength", "weakest in age IV", 2, lambda t: strengths(1, 2)(t).age(4)),
    # Ravages of Time: a completed wonder of age A or I becomes a ruin.
    ("ravages_of_time", "a wonder of age A", 2, lambda t: t.wonders(0, "pyramids")),
    ("ravages_of_time", "a wonder of age I", 3, lambda t: t.wonders(0, "great_wall")),
    (
        "ravages_of_time",
        "a choice of two beside a later one",
        2,
        lambda t: t.wonders(0, "colossus", "taj_mahal", "kremlin"),
    ),
    # Refugees: the weakest loses 3 culture and 1 population.
    ("refugees", "weakest of two", 2, strengths(1, 2)),
    ("refugees", "weakest of four", 4, strengths(1, 2, 3, 2)),
    # Terrorism: the one with fewest culture points destroys an urban building of each other player.
    ("terrorism", "a rival has fewer culture points", 2, cultures(12, 10)),
    ("terrorism", "one of two rivals has fewer", 3, cultures(10, 2, 20)),
    ("terrorism", "level with the rival once it has prepared", 2, cultures(9, 10)),
    ("terrorism", "a choice of two buildings", 2, lambda t: cultures(12, 10)(t).workers(0, religion=1)),
    # Impact of Happiness: 2 for each face, less 2 for each discontent worker.
    ("impact_of_happiness", "discontent without a face", 2, discontent),
    ("impact_of_happiness", "more discontent than faces", 3, lambda t: t.workers(0, religion=1).yellow(0, 10)),
]

SPARES: list[Case] = [
    ("barbarians", "most culture but strongest", 2, all_of(strengths(2, 1), cultures(12, 10))),
    ("barbarians", "most culture, tied in strength", 2, all_of(strengths(1, 1), cultures(12, 10))),
    ("barbarians", "weakest with less culture", 2, all_of(strengths(1, 2), cultures(8, 10))),
    ("barbarians", "tied for the strongest of three", 3, all_of(strengths(2, 2, 1), cultures(12, 10, 10))),
    ("barbarians", "tied with two others of four", 4, all_of(strengths(1, 1, 1, 2), cultures(12, 10, 10, 10))),
    ("border_conflict", "tied with the weakest", 2, strengths(1, 1)),
    ("border_conflict", "strongest", 3, strengths(2, 1, 1)),
    ("border_conflict", "weakest with units only", 2, lambda t: strengths(1, 2)(nobody(t))),
    ("crusades", "tied with the weakest", 2, strengths(1, 1)),
    ("crusades", "tied with the weakest of three", 3, strengths(1, 1, 2)),
    ("pestilence", "no worker at all", 2, nobody),
    ("raiders", "weakest with an empty store", 2, strengths(1, 2)),
    ("raiders", "strongest of two", 2, lambda t: strengths(2, 1)(t).stored(0, agriculture=3)),
    ("raiders", "tied in strength of two", 2, lambda t: t.stored(0, agriculture=3)),
    ("raiders", "all tied of three", 3, lambda t: t.stored(0, agriculture=3)),
    ("raiders", "tied with two others of four", 4, lambda t: strengths(1, 1, 1, 2)(t).stored(0, bronze=3)),
    ("rats", "resources only", 2, lambda t: t.stored(0, bronze=5)),
    ("rats", "food of the rival only", 3, lambda t: t.stored(1, agriculture=5)),
    ("rebellion", "content", 2, as_it_is),
    ("rebellion", "as many faces as needed", 2, lambda t: t.yellow(0, 12).workers(0, religion=2)),
    ("rebellion", "no civil action left", 2, lambda t: discontent(t).spent(0, civil=4)),
    ("rebellion", "only the rival is discontent", 3, lambda t: discontent(t, 1)),
    ("reign_of_terror", "tied with the weakest", 2, strengths(1, 1)),
    ("reign_of_terror", "second weakest", 3, strengths(2, 1, 3)),
    ("reign_of_terror", "weakest without a worker", 2, lambda t: strengths(0, 2)(nobody(t))),
    ("uncertain_borders", "weakest with an empty bank", 2, lambda t: strengths(1, 2)(t).yellow(0, 0)),
    ("uncertain_borders", "strongest, and takes", 2, strengths(2, 1)),
    ("uncertain_borders", "in the middle", 3, strengths(2, 1, 3)),
    ("civil_unrest", "nobody is discontent", 2, as_it_is),
    ("civil_unrest", "only the rival is discontent", 2, lambda t: discontent(t, 1)),
    ("crime_wave", "strongest of two", 2, strengths(2, 1)),
    ("crime_wave", "tied of two", 2, strengths(1, 1)),
    ("crime_wave", "all tied of three", 3, strengths(1, 1, 1)),
    ("economic_progress", "nothing to eat or lose", 2, as_it_is),
    ("economic_progress", "the farms feed everyone", 2, lambda t: t.yellow(0, 12)),
    ("economic_progress", "corruption of an empty store", 3, lambda t: t.blue(0, 10)),
    ("emigration", "content", 2, as_it_is),
    ("emigration", "only the rival is discontent", 3, lambda t: discontent(t, 2)),
    ("iconoclasm", "no leader", 2, as_it_is),
    ("iconoclasm", "a leader of the current age", 2, lambda t: t.leader(0, "isaac_newton")),
    ("iconoclasm", "only the rival has an old leader", 3, lambda t: t.leader(1, "michelangelo")),
    ("independence_declaration", "weakest without a colony", 2, strengths(1, 2)),
    (
        "independence_declaration",
        "strongest with a colony",
        2,
        lambda t: strengths(2, 1)(t).colonies(0, "wealthy_territory_i"),
    ),
    ("independence_declaration", "tied with a colony", 3, lambda t: t.colonies(0, "wealthy_territory_i")),
    ("politics_of_strength", "weakest, its only card is the one it prepares", 2, strengths(1, 2)),
    ("politics_of_strength", "strongest", 2, lambda t: strengths(2, 1)(t).military(0, "raid_i")),
    ("politics_of_strength", "in the middle", 3, lambda t: strengths(2, 1, 3)(t).military(0, "raid_i")),
    ("politics_of_strength", "tied in age IV", 2, lambda t: t.age(4).military(0, "raid_i")),
    ("ravages_of_time", "no wonder", 2, as_it_is),
    ("ravages_of_time", "a wonder of age II", 2, lambda t: t.wonders(0, "eiffel_tower")),
    ("ravages_of_time", "a ruin", 3, lambda t: t.ruins(0, "pyramids")),
    ("ravages_of_time", "an unfinished wonder", 2, lambda t: t.unfinished(0, "pyramids", 1)),
    ("ravages_of_time", "a wonder of the rival", 2, lambda t: t.wonders(1, "pyramids")),
    ("refugees", "strongest, and gains", 2, strengths(2, 1)),
    ("refugees", "tied in strength, and gains", 2, strengths(1, 1)),
    ("refugees", "in the middle", 3, strengths(2, 1, 3)),
    ("terrorism", "fewest culture points", 2, cultures(8, 10)),
    ("terrorism", "fewest of three", 3, cultures(2, 10, 20)),
    ("terrorism", "no urban building", 2, lambda t: cultures(12, 10)(t).workers(0, philosophy=0)),
    ("impact_of_happiness", "neither face nor discontent", 2, as_it_is),
    ("impact_of_happiness", "more faces than discontent", 2, lambda t: t.workers(0, religion=2).yellow(0, 10)),
]

# Nobody is the worse for these: they only give, or leave it to the player.
GIFTS = [
    "development_of_agriculture",
    "development_of_civilization",
    "development_of_crafts",
    "development_of_markets",
    "development_of_politics",
    "development_of_religion",
    "development_of_science",
    "development_of_settlement",
    "development_of_trade_routes",
    "development_of_warfare",
    "cultural_influence",
    "foray",
    "good_harvest",
    "immigration",
    "new_deposits",
    "scientific_breakthrough",
    "cold_war",
    "international_agreement",
    "national_pride",
    "popularization_of_science",
    "prosperity",
    "impact_of_agriculture",
    "impact_of_architecture",
    "impact_of_balance",
    "impact_of_colonies",
    "impact_of_competition",
    "impact_of_government",
    "impact_of_industry",
    "impact_of_population",
    "impact_of_progress",
    "impact_of_science",
    "impact_of_strength",
    "impact_of_technology",
    "impact_of_variety",
    "impact_of_wonders",
    "vast_territory_i",
    "inhabited_territory_ii",
    "strategic_territory_ii",
    "wealthy_territory_ii",
]


def ids(event: str) -> str:
    return event.replace("_", " ")


def names(table: list[Case]) -> list[str]:
    return [f"{ids(event)}, {seats} seats: {about}" for event, about, seats, _ in table]


def weak_and_discontent(t: AgesScenario) -> AgesScenario:
    return strengths(0, 3, 3)(discontent(t)).stored(0, agriculture=2, bronze=2).wonders(0, "pyramids")


def strong_and_content(t: AgesScenario) -> AgesScenario:
    t = strengths(3, 1, 1)(t).workers(0, religion=2).stored(0, agriculture=9, bronze=9).science(0, 20)
    return t.wonders(0, "pyramids").colonies(0, "wealthy_territory_i").leader(0, "isaac_newton")


@pytest.mark.parametrize(("event", "about", "seats", "change"), HITS, ids=names(HITS))
def test_a_known_event_that_takes_something_is_warned_of(event: str, about: str, seats: int, change: Change) -> None:
    """Something is lost whatever the seat answers (ages:resolving-an-event)."""
    assert warned_of(about_to_prepare(event, seats, change)) == [event], about


@pytest.mark.parametrize(("event", "about", "seats", "change"), SPARES, ids=names(SPARES))
def test_a_known_event_that_takes_nothing_is_not_warned_of(event: str, about: str, seats: int, change: Change) -> None:
    """Others are hit, or there is nothing to lose (ages:resolving-an-event)."""
    assert warned_of(about_to_prepare(event, seats, change)) == [], about


def test_every_event_is_judged() -> None:
    """Those that may hurt both ways, the others as gifts (ages:events)."""
    hit, spared = {case[0] for case in HITS}, {case[0] for case in SPARES}
    assert hit == spared
    assert {card(name) for name in (*hit, *GIFTS)} >= {number for number in NUMBERS.values() if KIND[number] == EVENT}


@pytest.mark.parametrize("position", [weak_and_discontent, strong_and_content], ids=["weak", "strong"])
@pytest.mark.parametrize("event", GIFTS, ids=ids)
def test_a_known_event_that_only_gives_is_not_warned_of(event: str, position: Change) -> None:
    """Not even where what it gives uses up tokens of a bank, or an answer would cost something (ages:events)."""
    assert warned_of(about_to_prepare(event, 3, position)) == []


@pytest.mark.parametrize(
    ("event", "culture", "warned"),
    [
        pytest.param("barbarians", 8, True, id="barbarians: two points make a tie for most"),
        pytest.param("barbarians", 7, False, id="barbarians: two points are not enough"),
        pytest.param("terrorism", 8, True, id="terrorism: two points make a tie, and the rival has fewest"),
        pytest.param("terrorism", 7, False, id="terrorism: two points are not enough"),
    ],
)
def test_the_culture_of_the_prepared_card_is_scored_first(event: str, culture: int, warned: bool) -> None:
    """A card of age II gives 2 points before the event is revealed (ages:preparing-an-event)."""
    t = about_to_prepare(event, 2, all_of(strengths(1, 2), cultures(culture, 10)), PREPARED_LATER)
    assert warned_of(t, PREPARED_LATER) == ([event] if warned else [])


@pytest.mark.parametrize(
    ("seat", "units", "warned"),
    [
        pytest.param(0, (1, 1, 2), False, id="first seat, tied with the next"),
        pytest.param(1, (1, 1, 2), False, id="second seat, tied with the one before"),
        pytest.param(2, (1, 2, 1), False, id="last seat, tied with the first"),
        pytest.param(1, (2, 1, 2), True, id="second seat, alone weakest"),
        pytest.param(2, (2, 2, 1), True, id="last seat, alone weakest"),
    ],
)
def test_the_seat_that_reveals_is_never_the_weakest_of_a_tie(seat: int, units: tuple[int, ...], warned: bool) -> None:
    """It counts as the higher wherever it sits (ages:resolving-an-event)."""
    t = AgesScenario(3).events("reign_of_terror").knows_events(seat).military(seat, PREPARED)
    t = strengths(*units)(t).politics(seat)
    assert warned_of(t, seat=seat) == (["reign_of_terror"] if warned else [])


def test_only_those_of_the_known_events_that_would_hit_are_named() -> None:
    """Each known card is judged by itself (ages:current-events)."""
    t = about_to_prepare("rats", 2, as_it_is).events("rats", "pestilence", "rebellion", "good_harvest").knows_events(0)
    assert warned_of(discontent(t).politics()) == ["pestilence", "rebellion"]


# Who knows what. Without knows_events the seat knows only what it prepared or peeked at.


def prepared_by(seat: int, name: str) -> AgesScenario:
    """The seat prepares a card as the last current event is revealed: it becomes the next current event."""
    return AgesScenario().events("development_of_science").military(seat, name).politics(seat).do("prepare", name)


def test_an_event_of_ones_own_is_known() -> None:
    """Whoever prepared it remembers it (ages:preparing-an-event)."""
    t = prepared_by(0, "pestilence").military(0, PREPARED).politics(0)
    assert warned_of(t) == ["pestilence"]


def test_an_event_prepared_by_another_is_not_known() -> None:
    """It lies face down (ages:preparing-an-event)."""
    t = prepared_by(1, "pestilence").military(0, PREPARED).politics(0)
    assert warned_of(t) == []


def test_each_knows_its_own_event_of_two() -> None:
    """Shuffling mixes the cards, not what each player knows to be among them (ages:preparing-an-event)."""
    t = AgesScenario().events("development_of_science", "development_of_crafts")
    t.military(0, "pestilence").politics(0).do("prepare", "pestilence")
    t.military(1, "rats").politics(1).do("prepare", "rats")
    t.stored(0, agriculture=3).stored(1, agriculture=3).military(0, PREPARED).military(1, PREPARED_LATER)
    assert warned_of(t.politics(0)) == ["pestilence"]
    assert warned_of(t.politics(1), PREPARED_LATER, 1) == ["rats"]


def test_an_event_of_ones_own_among_the_future_ones_cannot_come_now() -> None:
    """Only current events are revealed (ages:preparing-an-event)."""
    t = AgesScenario().events("development_of_science", "development_of_crafts", "development_of_politics")
    t.military(0, "pestilence").politics(0).do("prepare", "pestilence")
    assert warned_of(t.military(0, PREPARED).politics(0)) == []


def test_the_event_being_prepared_is_not_the_one_revealed() -> None:
    """It comes in a later turn (ages:preparing-an-event)."""
    t = AgesScenario().events("development_of_science").knows_events(0).military(0, "pestilence").politics()
    assert warned_of(t, "pestilence") == []


@pytest.mark.parametrize(
    ("events", "warned"),
    [
        pytest.param(("pestilence", "rats"), ["pestilence"], id="the next one hits"),
        pytest.param(("good_harvest", "rats"), [], id="the next one gives, the one below is not seen"),
    ],
)
def test_a_peek_tells_of_the_next_event_only(events: tuple[str, ...], warned: list[str]) -> None:
    """The leader who peeks sees one card (ages:joan-of-arc)."""
    t = AgesScenario().leader(0, "joan_of_arc").events(*events).stored(0, agriculture=3).military(0, PREPARED)
    assert warned_of(t.politics()) == warned


def test_an_event_below_one_that_was_peeked_at_cannot_come_now() -> None:
    """Of the two the seat knows, only the upper one is revealed (ages:current-events)."""
    t = AgesScenario().leader(0, "joan_of_arc").events("good_harvest", "pestilence").knows_events(0)
    assert warned_of(t.military(0, PREPARED).politics()) == []


def test_an_event_of_a_later_age_cannot_come_before_an_older_one() -> None:
    """The oldest age comes first (ages:preparing-an-event)."""
    t = AgesScenario().events("good_harvest", "crime_wave").knows_events(0).military(0, PREPARED)
    assert warned_of(strengths(1, 2)(t).politics()) == []


def test_a_rebellion_that_leaves_nothing_to_do_is_warned_of_in_a_whole_turn() -> None:
    """The actions are lost although the end of the turn gives them back (ages:reset-actions)."""
    t = nobody(discontent(AgesScenario())).unused(0, 2).spent(0, military=2)
    t.events("rebellion").knows_events(0).military(0, PREPARED).turn()
    assert warned_of(t) == ["rebellion"]


@pytest.mark.parametrize("world", range(5))
def test_a_warning_is_the_same_in_every_world_the_seat_holds_possible(world: int) -> None:
    """Hidden cards make no difference, and asking changes nothing (ages:current-events)."""
    t = AgesScenario(3).events("development_of_science", "development_of_crafts")
    t.military(0, "pestilence").politics(0).do("prepare", "pestilence")
    t.military(1, "rats").politics(1).do("prepare", "rats")
    t.stored(0, agriculture=3).military(0, PREPARED).politics(0)
    key = t.state.key()
    assert warned_of(t) == ["pestilence"]
    assert t.state.key() == key
    t.state = GAME.determinize(t.state, 0, world)
    assert warned_of(t) == ["pestilence"]


# The end of the turn.

Taken = tuple[int, int] | None


def end_of_turn(t: AgesScenario) -> tuple[Taken, Taken]:
    """What corruption is said to take, in food and resources, and the food said to be lacking and its culture."""
    corruption: Taken = None
    famine: Taken = None
    for message in GAME.warnings(t.state, 0, PASS):
        if message.id == "ages-warn-corruption":
            what = message.args["what"]
            assert isinstance(what, Message)
            parts = [what, *(part for part in what.args.values() if isinstance(part, Message))]
            said = {part.id: part.args["count"] for part in parts if "count" in part.args}
            food, resources = said.get("ages-some-food", 0), said.get("ages-some-resources", 0)
            assert isinstance(food, int)
            assert isinstance(resources, int)
            corruption = food, resources
        elif message.id == "ages-warn-famine":
            lacking, culture = message.args["count"], message.args["culture"]
            assert isinstance(lacking, int)
            assert isinstance(culture, int)
            famine = lacking, culture
    return corruption, famine


@pytest.mark.parametrize(
    ("change", "corruption", "famine"),
    [
        pytest.param(lambda t: t.blue(0, 11).stored(0, bronze=5), None, None, id="eleven tokens in the bank"),
        pytest.param(lambda t: t.blue(0, 10).stored(0, bronze=5), (0, 2), None, id="ten tokens in the bank"),
        pytest.param(lambda t: t.blue(0, 5).stored(0, bronze=1, agriculture=5), (3, 1), None, id="food for the rest"),
        pytest.param(lambda t: t.blue(0, 0).stored(0, bronze=2, agriculture=1), (1, 2), None, id="all there is"),
        pytest.param(lambda t: t.blue(0, 4), None, None, id="corruption of an empty store"),
        pytest.param(lambda t: t.tech(0, "coal").blue(0, 9).stored(0, coal=1), (0, 2), None, id="change is given"),
        pytest.param(lambda t: t.yellow(0, 12), None, None, id="two farmers feed two"),
        pytest.param(lambda t: t.yellow(0, 12).workers(0, agriculture=0), None, (2, 8), id="no farmer"),
        pytest.param(
            lambda t: t.yellow(0, 12).workers(0, agriculture=0).stored(0, agriculture=1),
            None,
            (1, 4),
            id="one in store",
        ),
        pytest.param(
            lambda t: t.yellow(0, 12).workers(0, agriculture=0).culture(0, 3), None, (2, 3), id="less culture than due"
        ),
        pytest.param(
            lambda t: t.yellow(0, 12).workers(0, agriculture=0, religion=2).culture(0, 3),
            None,
            (2, 5),
            id="the culture of this turn goes too",
        ),
        pytest.param(lambda t: t.yellow(0, 12).blue(0, 1), None, (1, 4), id="one token for two farmers"),
        pytest.param(lambda t: t.yellow(0, 12).blue(0, 0), None, (2, 8), id="no token for two farmers"),
        pytest.param(
            lambda t: t.yellow(0, 12).blue(0, 0).stored(0, bronze=2),
            (0, 2),
            None,
            id="corruption brings back the tokens the farmers need",
        ),
        pytest.param(
            lambda t: t.yellow(0, 12).blue(0, 0).stored(0, agriculture=5), (5, 0), None, id="food goes, new food comes"
        ),
        pytest.param(
            lambda t: t.yellow(0, 12).blue(0, 4).workers(0, agriculture=0).stored(0, agriculture=3),
            (3, 0),
            (2, 8),
            id="corruption takes the food that would have fed them",
        ),
        pytest.param(
            lambda t: t.yellow(0, 4).blue(0, 1).tech(0, irrigation=1), None, (2, 8), id="the better farm gets the token"
        ),
        pytest.param(lambda t: t.yellow(0, 0), None, (4, 16), id="an empty yellow bank"),
        pytest.param(
            lambda t: t.yellow(0, 12).unused(0, 0).blue(0, 4).stored(0, bronze=4).workers(0, agriculture=0),
            None,
            None,
            id="an uprising spares both",
        ),
    ],
)
def test_the_end_of_the_turn_is_told_as_it_will_be(change: Change, corruption: Taken, famine: Taken) -> None:
    """Corruption, then food, then consumption, then culture for what is missing (ages:production-phase)."""
    assert end_of_turn(change(AgesScenario().culture(0, 40).unused(0, 8)).actions()) == (corruption, famine)
