"""Every word of Through the Ages: three languages with the same messages, and all a game says can be said."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.games.ages.box import NUMBERS
from civitas.games.ages.cardtext import card_text
from civitas.games.ages.game import GAME
from civitas.games.ages.names import card_name
from civitas.games.ages.state import BOOK, WAR_RESOLVED
from civitas.games.ages.text import event_line, event_targets
from civitas.kernel.events import NOWHERE, Event, Sink
from civitas.kernel.node import Ask
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.rules import rules_of
from civitas.testing.positions import pick, rng_of
from civitas.words import LANGUAGES, Words

ROOMS = Rooms(GAME)
SNAPSHOTS = Path(__file__).parent / "snapshots"
WORDS = {lang: Words(lang) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_its_words_with_its_arguments(lang: str) -> None:
    words = WORDS[lang]
    declared = {key: args for key, args in GAME.messages().items() if not key.startswith("ages-web-")}
    known = {key for key in words.ids() if key.startswith("ages-") and not key.startswith("ages-web-")}
    assert sorted(declared.keys() - known) == []
    assert sorted(known - declared.keys()) == []
    assert {key: words.arguments(key) for key in declared} == declared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [WORDS[lang].say(card_name(card)) for card in range(1, 237)]
    assert len(set(names)) == 236


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_every_card_does_can_be_said(lang: str, update: bool) -> None:
    """A committed snapshot: a change of data or wording shows in review."""
    words = WORDS[lang]
    lines = []
    for card in range(1, 237):
        lines.append(f"{card} {words.say(card_name(card))}")
        lines += [f"    {words.say(line)}" for line in card_text(card)]
        assert card_text(card), f"card {card} says nothing"
    path = SNAPSHOTS / f"cards-{lang}.txt"
    text = "\n".join(lines) + "\n"
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("lang", "named", "unnamed"),
    [
        ("en", "{war} of Marta: Rui wins by 5.", "{war} of Player 1: Player 2 wins by 5."),
        ("pt", "{war} de Marta: Rui vence por 5.", "{war} de Jogador 1: Jogador 2 vence por 5."),
        ("es", "{war} de Marta: Rui gana por 5.", "{war} de Jugador 1: Jugador 2 gana por 5."),
    ],
)
def test_a_war_is_told_with_the_names_of_both_sides(lang: str, named: str, unnamed: str) -> None:
    words = Words(lang)
    war = NUMBERS["war_over_culture_iii"]
    event = Event(WAR_RESOLVED, 0, (war, 2, 5), NOWHERE, NOWHERE, 7, 7)
    s = GAME.new(2, 1)
    line = event_line(s, event)
    assert line is not None
    assert words.say(line) == unnamed.format(war=words.say(card_name(war)))
    words.names = ["Marta", "Rui"]
    assert words.say(line) == named.format(war=words.say(card_name(war)))
    assert event_targets(s, event) == ["seat:0", f"card:{war}"]


def test_every_kind_of_question_has_a_prompt() -> None:
    kinds = {node.kind for code in BOOK.code for node in code if isinstance(node, Ask)}
    kinds.discard("order")  # the kernel's question about listeners, of which this game has none
    assert sorted(kind for kind in kinds if f"ages-ask-{kind}" not in GAME.messages()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_game_says_can_be_said(lang: str) -> None:
    words = WORDS[lang]
    for number in range(3):
        s = GAME.new(2 + number, number)
        s.sink = Sink()
        rng = rng_of("words", lang, number)
        while s.asking:
            words.say(GAME.prompt(s))
            for code in s.options:
                words.say(GAME.describe(s, code).text)
            code = pick(s, rng)
            s.choose(s.options[0] if code == 1787 else code)
        for line in lines(ROOMS, s, s.sink.events):
            words.say(line.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_title_and_an_explanation(lang: str) -> None:
    words = WORDS[lang]
    wanted = {said.id for rule in rules_of(GAME).values() for said in (rule.title, rule.explanation)}
    assert {key for key in words.ids() if key.startswith("rule-ages-")} == wanted
    for rule in rules_of(GAME).values():
        assert len(words.say(rule.explanation)) > 20
