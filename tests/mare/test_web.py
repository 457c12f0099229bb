"""What the table in the browser is given: its facts, and the targets of log lines and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from civitas.games.mare.box import BOX
from civitas.games.mare.charts import atlas_of
from civitas.games.mare.game import GAME
from civitas.games.mare.state import BOOK, State
from civitas.games.mare.text import event_targets
from civitas.games.mare.web import WORDS, facts
from civitas.kernel.events import GAME_EVENTS, Event, Sink
from civitas.kernel.text import Message
from civitas.testing.positions import play, rng_of
from civitas.testing.tables import said_by_table
from civitas.words import LANGUAGES, Words
from mare.scenario import MareScenario, with_tiles

MOMENTS = 250


def messages_in(value: Any) -> Iterator[Message]:
    match value:
        case Message():
            yield value
        case dict():
            for each in value.values():
                yield from messages_in(each)
        case list():
            for each in value:
                yield from messages_in(each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_in_the_facts_can_be_said(lang: str) -> None:
    words = Words(lang)
    said = [words.say(each) for each in messages_in(facts())]
    assert all(said)


def test_the_facts_know_everything_in_the_box_and_on_the_map() -> None:
    known, atlas = facts(), atlas_of("")
    assert [tile["id"] for tile in known["tiles"]] == [tile.id for tile in BOX.tile]
    assert [good["id"] for good in known["goods"]] == [good.id for good in BOX.good]
    assert known["provinces"].keys() == {province.id for province in atlas.province}
    assert known["seas"].keys() == {sea.id for sea in atlas.sea}
    assert known["empires"].keys() == {empire.id for empire in atlas.empire}
    assert known["cities"].keys() == {city.id for province in atlas.province for city in province.cities}


def test_the_facts_are_plain_data() -> None:
    assert msgspec.json.decode(msgspec.json.encode(facts()))["goals"]["prestige"] == BOX.cost.pyramids


def test_the_words_of_the_table_are_those_its_sources_use() -> None:
    assert said_by_table("mare") == WORDS.keys()


def on_the_table(s: State, target: str) -> bool:
    """Whether a target names a thing that is there."""
    sort, _, rest = target.partition(":")
    chart = s.chart
    sizes = {"province": chart.provinces, "sea": chart.seas, "icon": len(chart.icon_kind), "seat": s.seats}
    sizes["tile"] = len(BOX.tile)
    return sort in sizes and rest.isdigit() and int(rest) < sizes[sort]


def watched(seats: int, seed: int) -> State:
    s = with_tiles(seats, seed)
    s.sink = Sink()
    return s


@pytest.mark.parametrize("seats", [3, 5])
def test_events_point_at_things_on_the_table(seats: int) -> None:
    s = watched(seats, 7)
    play(s, rng_of("event targets", seats))
    assert s.sink is not None
    pointing = set()
    for event in s.sink.events:
        targets = event_targets(s, event)
        assert all(on_the_table(s, target) for target in targets)
        assert len(set(targets)) == len(targets)
        if targets:
            pointing.add(BOOK.event_name(event.kind))
    assert {"marched", "built", "control", "unit-built", "title"} <= pointing


def test_an_event_of_the_kernel_points_at_nothing() -> None:
    assert event_targets(GAME.new(3, 1), Event(GAME_EVENTS - 1, 0, (), -1, -1, 0, 0)) == []


def test_a_march_points_from_where_to_where() -> None:
    t = MareScenario().no_units().legions("latium", "rome", 1)
    t.state.sink = Sink()
    t.move_turn("rome").skip_to("march").march("latium", "gallia")
    marched = [event for event in t.state.sink.events if BOOK.event_name(event.kind) == "marched"]
    assert [event_targets(t.state, event) for event in marched] == [["seat:0", "province:0", "province:1"]]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_refusals_point_at_things_on_the_table(seats: int) -> None:
    s = with_tiles(seats, 2)
    sorts = set()
    for _ in range(MOMENTS):
        if not s.asking or s.question is None:
            break
        for refused in GAME.explain(s, s.question.seat):
            assert refused.target == "" or on_the_table(s, refused.target)
            sorts.add(refused.target.partition(":")[0])
        play(s, rng_of("refusals", s.key()), 1)
    assert {"province", "sea", "icon", "tile"} <= sorts
