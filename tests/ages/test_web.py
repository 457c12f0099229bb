"""What the browser's table gets: facts of every card, and targets that are really there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from civitas.games.ages.advice import explain
from civitas.games.ages.box import BOARD, CARDS, KINDS
from civitas.games.ages.cardtext import card_text
from civitas.games.ages.game import GAME
from civitas.games.ages.names import card_name
from civitas.games.ages.state import ROUND, SLOTS
from civitas.games.ages.web import facts, web_messages
from civitas.kernel.game import View
from civitas.kernel.text import Message
from civitas.testing.positions import positions
from civitas.words import LANGUAGES, Words

FACTS = facts()
WORDS = {lang: Words(lang) for lang in LANGUAGES}
POSITIONS = 400
TABLE = Path(__file__).parents[2] / "web" / "src" / "games" / "ages"


def messages(part: object) -> Iterator[Message]:
    """Every message of a document, those within others aside."""
    if isinstance(part, dict) and "id" in part:
        yield message(part)
    elif isinstance(part, dict):
        for value in part.values():
            yield from messages(value)
    elif isinstance(part, list):
        for value in part:
            yield from messages(value)


def message(part: dict[str, Any]) -> Message:
    args = {name: message(arg) if isinstance(arg, dict) else arg for name, arg in part.get("args", {}).items()}
    return Message(part["id"], args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_facts_say_can_be_said(lang: str) -> None:
    said = [WORDS[lang].say(each) for each in messages(FACTS)]
    assert len(said) > 2 * len(CARDS)
    assert all(said)


def test_every_card_is_there_as_it_is_printed() -> None:
    for card in CARDS:
        printed = FACTS["cards"][str(card.number)]
        assert message(printed["name"]) == card_name(card.number)
        assert [message(line) for line in printed["text"]] == card_text(card.number)
        assert (printed["kind"], printed["level"]) == (card.kind, card.level)
        # The table draws the symbols in place of the first lines of the text.
        assert len(printed.get("symbols", {})) <= len(printed["text"])
    assert FACTS["kinds"].keys() == set(KINDS)
    assert len(FACTS["board"]["rowCosts"]) == SLOTS
    assert FACTS["board"]["populationCost"] == BOARD.population_cost


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_has_its_words_with_their_arguments(lang: str) -> None:
    words = WORDS[lang]
    declared = web_messages()
    assert {key for key in words.ids() if key.startswith("ages-web-")} == declared.keys()
    assert {key: words.arguments(key) for key in declared} == declared


def test_the_table_says_what_is_declared_for_it() -> None:
    sources = [path.read_text("utf-8") for path in TABLE.iterdir() if not path.name.endswith(".test.ts")]
    said = {key for source in sources for key in re.findall(r'"(ages-web-[a-z-]+)"', source)}
    kinds = {name["id"] for name in FACTS["kinds"].values()}
    assert said | kinds == web_messages().keys()


def test_the_view_has_what_the_table_reads() -> None:
    """The zones, counters and numbers the model of the table names."""
    view = GAME.view(GAME.new(3, 1), 0)
    source = (TABLE / "model.ts").read_text("utf-8")
    civilization = view.board["civilizations"][0]
    interface = source.partition("interface Civilization {")[2].partition("}")[0]
    assert set(re.findall(r"^  (\w+):", interface, re.MULTILINE)) == civilization.keys()
    assert len(view.board["row"]) == SLOTS
    names = {zone.name for zone in view.zones} | view.counters.keys()
    sources = "\n".join(path.read_text("utf-8") for path in TABLE.iterdir() if ".test." not in path.name)
    read = set(re.findall(r'(?:model|this)\s*\.(?:zone|cards|only|count)\(\s*"([^"]+)"', sources))
    assert read <= names
    by_age = set(re.findall(r'\.byAge\(\s*"([^"]+)"', sources))
    assert by_age <= {name.rpartition(" ")[0] for name in names}
    assert len(read) > 15
    assert len(by_age) > 4


def is_there(view: View, target: str) -> bool:
    """Whether the viewer sees the thing a target names, as the table spells it."""
    kind, *rest = target.split(":")
    if kind == "zone":
        number, card = map(int, rest)
        return card in (view.zones[number].cards or [])
    if kind == "slot":
        return bool(view.board["row"][int(rest[0])]["card"])
    return kind == "seat" and 0 <= int(rest[0]) < view.seats


def test_every_option_and_refusal_points_at_a_thing_that_is_there() -> None:
    pointed: set[str] = set()
    for s in positions(GAME, POSITIONS, copies=False):
        question = s.question
        assert question is not None
        view = GAME.view(s, question.seat)
        for option in (*view.options, *view.candidates):
            if option.target:
                pointed.add(question.kind)
                assert is_there(view, option.target), (question.kind, option)
        for refusal in explain(s, question.seat):
            assert not refusal.target or is_there(view, refusal.target), refusal
        assert view.board["round"] == s.get(ROUND)
    assert {"action", "politics", "defend"} <= pointed


def test_growing_is_offered_by_the_words_the_table_looks_for() -> None:
    """The option points at nothing, so the table knows it by its message."""
    ids = {option.text.id for s in positions(GAME, 100, copies=False) for option in described(s)}
    assert "ages-increase-population" in ids


def described(s: Any) -> list[Any]:
    question = s.question
    return GAME.view(s, question.seat).options if question is not None else []
