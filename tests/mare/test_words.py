"""Every word of Mare Nostrum: a committed snapshot, and whatever a random game says can be said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.games.mare.actions.build import (
    BUILDING_ON,
    CHEAP_FORTRESS_IN,
    CHEAP_LEGION_IN,
    CHEAP_TRIREME_IN,
    CONTROL_IN,
    FORTRESS_IN,
    FREE_CONTROL_IN,
    LEGION_IN,
    LEVY,
    TILE_AT,
    TRIREME_IN,
)
from civitas.games.mare.atlas import standard_text
from civitas.games.mare.box import BOX
from civitas.games.mare.game import GAME
from civitas.games.mare.names import place, player_of_empire
from civitas.games.mare.state import BOOK, COPIED, LEGEND, TILE, TITLE_GIVEN, State
from civitas.games.mare.text import (
    FROM_STOCK,
    NUMBERS,
    PASSES,
    SEATS,
    built,
    card_name,
    event_line,
    event_targets,
    messages,
)
from civitas.kernel.events import NOWHERE, Event, Sink
from civitas.kernel.node import Ask
from civitas.kernel.text import Message, player
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.rules import rules_of
from civitas.testing.messages import Lint
from civitas.testing.positions import pick, play, rng_of
from civitas.words import LANGUAGES, Value, Words
from mare.scenario import MareScenario, with_tiles

SNAPSHOTS = Path(__file__).parent / "snapshots"
WORDS = {lang: Words(lang) for lang in LANGUAGES}
ALL = {f"empire{seat + 1}": empire for seat, empire in enumerate(("rome", "greece", "babylon", "egypt", "carthage"))}
# What each argument may be in a sample; numbers are said as one and as several.
SAMPLES: dict[str, Value] = {
    "place": Message("mare-province-achaia"),
    "building": Message("mare-caravan", {"good": Message("mare-good-wine")}),
    "player": player(0),
    "other": player(2),
    "empire": Message("mare-empire-egypt"),
    "good": Message("mare-good-stone"),
    "city": Message("mare-city-troia"),
    "tile": Message("mare-tile-circe"),
    "token": Message("mare-coin"),
    "unit": Message("mare-fortress"),
    "phase": Message("mare-phase-build"),
    "cards": Message("mare-good-gold"),
    "title": Message("mare-leader-trade"),
    "victory": Message("mare-victory-fame"),
    "src": Message("mare-sea-ionian"),
    "dst": Message("mare-sea-aegean"),
    "name": "Ultima Thule",
}
MOMENTS = 300


def samples(key: str, args: frozenset[str]) -> Iterator[Message]:
    """A message with sample arguments; one that counts something for one and for seven."""
    counted = [name for name in args if name not in SAMPLES]
    for number in (1, 7) if counted else (1,):
        yield Message(key, {name: number if name in counted else SAMPLES[name] for name in args})


def sampled_options() -> Iterator[Message]:
    """One option of every sort of building, at the start of a game."""
    s = GAME.new(5, 1, ALL)
    for seat, tile in enumerate(("hammurabi", "spartacus", "gilgamesh", "lighthouse")):
        s.put(COPIED + seat, 1 + [known.id for known in BOX.tile].index(tile))
    owners = {CHEAP_LEGION_IN: 1, CHEAP_FORTRESS_IN: 2, CHEAP_TRIREME_IN: 3}
    for base in (
        CONTROL_IN,
        FREE_CONTROL_IN,
        LEGION_IN,
        CHEAP_LEGION_IN,
        FORTRESS_IN,
        CHEAP_FORTRESS_IN,
        TRIREME_IN,
        CHEAP_TRIREME_IN,
        TILE_AT,
    ):
        yield built(s, owners.get(base, 0), base + 5).text
    for icon in s.chart.icons[0] + s.chart.icons[s.chart.province_ids.index("asia")]:
        yield built(s, 0, BUILDING_ON + icon).text
    yield built(s, 0, LEVY).text


def snapshot(words: Words) -> str:
    said = [f"{key} = {words.say(each)}" for key, args in sorted(messages().items()) for each in samples(key, args)]
    tokens = [f"token {card} = {words.say(card_name(card))}" for card in range(LEGEND, TILE)]
    options = [f"build = {words.say(each)}" for each in sampled_options()]
    return "\n".join((*said, *tokens, *options, ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_as_it_was_committed(lang: str, update: bool) -> None:
    path = SNAPSHOTS / f"words.{lang}.txt"
    text = snapshot(WORDS[lang])
    if update:
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


def kinds_asked() -> set[str]:
    """The kinds of question the programs of the game can ask; no tile of it listens, so the kernel asks none."""
    return {node.kind for code in BOOK.code for node in code if isinstance(node, Ask)} - {"order"}


def test_every_question_has_a_prompt_and_every_prompt_a_question() -> None:
    prompts = {key.removeprefix("mare-ask-") for key in messages() if key.startswith("mare-ask-")}
    assert prompts == kinds_asked()
    assert {*PASSES, *SEATS, *FROM_STOCK, *NUMBERS} <= prompts


def everything_said(s: State, moments: int, kinds: set[str]) -> Iterator[Message]:
    """Prompts, answers and the log of a random game, as every viewer reads it."""
    s.sink = Sink()
    rng = rng_of("words", s.seats)
    for _ in range(moments):
        if not s.asking:
            break
        assert s.question is not None
        kinds.add(s.question.kind)
        yield GAME.prompt(s)
        for code in s.options:
            yield GAME.describe(s, code).text
        s.choose(pick(s, rng))
    rooms = Rooms(GAME)
    for viewer in range(s.seats + 1):
        seen = (event.as_seen_by(1 << viewer) for event in s.sink.events)
        for line in lines(rooms, s, (event for event in seen if event is not None)):
            yield line.text


def rare_questions() -> Iterator[State]:
    """Positions that random games seldom come to, one for each such question."""
    t = MareScenario().no_units().control("asia", "greece").built("troia", "asia:temple")
    yield t.collect().state
    t = MareScenario().tiles("greece", "circe", "hercules").display("castor_pollux").stock("rome", coin=7)
    yield t.build_turn("rome").build("castor_pollux", pay="7coin").state
    t = MareScenario().tiles("rome", "perseus").stock("rome", coin=12)
    yield t.build_phase().state
    t = MareScenario().no_units().control("asia", "greece").built("troia").legions("asia", "rome", 1)
    yield t.move_turn("rome").done("march").pillage("troia").state
    t = MareScenario().no_units().tiles("rome", "queen_of_sheba").legions("cyrenaica", "rome", 1)
    yield t.move_turn("rome").done("march").claim("cyrenaica").state
    t = MareScenario().no_units().legions("cyrenaica", "rome", 3).legions("cyrenaica", "egypt", 1)
    t = t.fortress("cyrenaica", "egypt").dice(6, 6, 1, 1).move_turn("rome").skip_to("march").done("march")
    yield t.state
    t = MareScenario().no_units().legions("cyrenaica", "rome", 2).legions("cyrenaica", "egypt", 1)
    t = t.occupied("rome", "cyrene").claimed("cyrenaica", "rome").dice(5, 6, 6)
    yield t.move_turn("egypt").done("march").state
    t = MareScenario().no_units().legions("cyrenaica", "rome", 1).claimed("cyrenaica", "rome")
    yield t.move_turn("rome").state


RARE = ("temple", "copy", "build-first", "loot", "convert-at-once", "loss", "release", "convert")


def inner(each: Message) -> Iterator[Message]:
    """A message and the messages in it."""
    yield each
    for arg in each.args.values():
        if isinstance(arg, Message):
            yield from inner(arg)


@pytest.mark.parametrize(
    ("lang", "title", "rival"),
    [
        ("en", "Marta becomes trade leader in place of Rui.", "Rui (Greece)"),
        ("pt", "Marta passa a ser líder mercantil no lugar de Rui.", "Rui (Grécia)"),
        ("es", "Marta pasa a ser líder mercantil en lugar de Rui.", "Rui (Grecia)"),
    ],
)
def test_players_with_names_are_spoken_of_by_name(lang: str, title: str, rival: str) -> None:
    s = GAME.new(3, 1, {"empire2": "greece"})
    words = Words(lang)
    words.names = ["Marta", "Rui", ""]
    event = Event(TITLE_GIVEN, 0, (0, 1), NOWHERE, NOWHERE, 15, 15)
    line = event_line(s, event)
    assert line is not None
    assert words.say(line) == title
    assert event_targets(s, event) == ["seat:0", "seat:1"]
    assert words.say(player_of_empire(s.chart, 1)) == rival


def test_whatever_a_game_says_is_declared_and_can_be_said_in_every_language() -> None:
    declared = messages()
    kinds: set[str] = set()
    said: set[str] = set()
    for seed in range(6):
        for each in everything_said(with_tiles(3 + seed % 3, seed), MOMENTS, kinds):
            if str(each) in said:
                continue
            said.add(str(each))
            for part in inner(each):
                if part.id.startswith("mare-"):
                    assert part.args.keys() == declared[part.id]
            for words in WORDS.values():
                assert words.say(each)
    assert kinds_asked() - set(RARE) <= kinds


def test_the_questions_seldom_met_have_their_words_too() -> None:
    english = WORDS["en"]
    answers: dict[str, list[str]] = {}
    for s in rare_questions():
        assert s.question is not None
        answers[s.question.kind] = [english.say(GAME.describe(s, code).text) for code in s.options]
        for words in WORDS.values():
            assert words.say(GAME.prompt(s))
            assert all(words.say(GAME.describe(s, code).text) for code in s.options)
    assert tuple(answers) == RARE
    assert answers["copy"] == ["Circe", "Hercules"]
    assert answers["loss"] == ["legion", "fortress"]
    assert answers["release"] == ["city of Cyrene", "control marker"]
    assert answers["build-first"][1] == "The Pyramids: 12 resources"


def test_the_log_never_shows_a_plain_name_of_a_zone_or_counter() -> None:
    kinds: set[str] = set()
    for each in everything_said(with_tiles(4, 9), MOMENTS, kinds):
        assert each.id not in ("log-move", "log-move-shared", "log-count", "log-shuffle", "log-shuffle-shared")


def test_options_point_at_things_on_the_board() -> None:
    schemes = {"province", "sea", "icon", "tile", "seat", "zone", ""}
    s = with_tiles(5, 3)
    for _ in range(MOMENTS):
        assert {GAME.describe(s, code).target.partition(":")[0] for code in s.options} <= schemes
        play(s, rng_of("targets", s.key()), 1)
        if not s.asking:
            break


def test_a_place_of_another_map_is_called_by_its_id() -> None:
    assert place("province", "italia") == Message("mare-province-italia")
    assert place("province", "thule") == Message("mare-place", {"name": "thule"})


def test_a_game_on_another_map_is_described_and_logged_with_its_own_places() -> None:
    other = {"map": standard_text().replace('"latium"', '"[thule]"')}
    kinds: set[str] = set()
    said = {
        WORDS["pt"].say(each) for seed in range(4) for each in everything_said(GAME.new(3, seed, other), MOMENTS, kinds)
    }
    assert any(words.startswith("[thule]: Jogador ") for words in said)


def test_the_words_and_rules_have_no_fault() -> None:
    lint = Lint()
    lint.read_game(GAME)
    lint.read_rules(rules_of(GAME).values())
    for words in WORDS.values():
        lint.check_catalogue(words)
    assert [fault for fault in lint.faults if "'mare-" in fault or "'rule-mare-" in fault] == []


def test_every_program_follows_a_rule_of_the_index() -> None:
    rules = rules_of(GAME)
    cited = {rule for rule in BOOK.program_rules if rule.startswith("mare:")}
    assert cited
    assert cited <= rules.keys()
    assert {f"mare:{tile.id.replace('_', '-')}" for tile in BOX.tile} <= rules.keys()
