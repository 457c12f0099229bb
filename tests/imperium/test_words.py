"""Every word of Imperium: all cards as committed snapshots, and whatever a random game says can be said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.cli.log import lines
from civitas.cli.rooms import Rooms
from civitas.games.imperium.definitions import BY_NUMBER, Card
from civitas.games.imperium.game import GAME
from civitas.games.imperium.marks import points, sentences, shown
from civitas.games.imperium.state import BOOK, State
from civitas.games.imperium.steps import AskIf, AskWhich
from civitas.games.imperium.text import ASKS, card_name, card_text, messages
from civitas.games.imperium.wordings import WORDINGS
from civitas.kernel.events import Sink
from civitas.kernel.text import Message
from civitas.testing.messages import Lint
from civitas.testing.positions import pick, rng_of
from civitas.words import LANGUAGES, Words

SNAPSHOTS = Path(__file__).parent / "snapshots"
WORDS = {lang: Words(lang) for lang in LANGUAGES}
GAMES = 6
MOMENTS = 400


def card_snapshot(card: Card, words: Words) -> str:
    """Name, marks and points in a line, then a line for each ability."""
    worth = points(card.number)
    head = [f"{card.code} {words.say(card_name(card.number))}", shown(card.number, words.say)]
    if worth is not None:
        head.append(words.say(worth))
    text = [f"    {sentences(words.say(ability))}" for ability in card_text(card.number)]
    return "\n".join((" | ".join(part for part in head if part), *text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_as_it_was_committed(lang: str, update: bool) -> None:
    path = SNAPSHOTS / f"cards.{lang}.txt"
    text = "\n".join(card_snapshot(card, WORDS[lang]) for _, card in sorted(BY_NUMBER.items())) + "\n"
    if update:
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital_end_with_a_full_stop_and_are_well_spaced(lang: str) -> None:
    say = WORDS[lang].say
    for card in BY_NUMBER:
        for ability in card_text(card):
            text = sentences(say(ability))
            assert text[0].isupper(), text
            assert text.endswith("."), text
            assert ".." not in text, text
            assert "  " not in text, text
            assert "{" not in text, text


def test_cards_of_one_name_are_told_apart_by_their_code_only() -> None:
    """Names differ in every language, where they do in English."""
    for words in WORDS.values():
        names = {card.name: words.say(card_name(card.number)) for card in BY_NUMBER.values()}
        assert len(set(names.values())) == len(names)


def test_play_effects_come_first() -> None:
    wilderness = next(card for card in BY_NUMBER.values() if card.code == "1REG1")
    english = [WORDS["en"].say(ability) for ability in card_text(wilderness.number)]
    assert [text.startswith("Passive") for text in english] == [False, True]


def inner(each: Message) -> Iterator[Message]:
    """A message and the messages in it."""
    yield each
    for arg in each.args.values():
        if isinstance(arg, Message):
            yield from inner(arg)


def asked(s: State, moments: int, kinds: set[str]) -> Iterator[Message]:
    """Prompts, answers, refusals and warnings of a random game."""
    rng = rng_of("words", s.seats)
    for _ in range(moments):
        if not s.asking:
            break
        assert s.question is not None
        kinds.add(s.question.kind)
        yield GAME.prompt(s)
        for code in s.options:
            yield GAME.describe(s, code).text
            yield from GAME.warnings(s, s.question.seat, code)
        for refusal in GAME.explain(s, s.question.seat):
            yield from (refusal.action, refusal.reason)
        s.choose(pick(s, rng))


def logged(s: State) -> Iterator[Message]:
    """The log of a game that was played with a sink, as every viewer reads it."""
    assert s.sink is not None
    rooms = Rooms(GAME)
    for viewer in range(s.seats + 1):
        seen = (event.as_seen_by(1 << viewer) for event in s.sink.events)
        for line in lines(rooms, s, (event for event in seen if event is not None)):
            yield line.text


def test_whatever_a_game_says_is_declared_and_can_be_said_in_every_language() -> None:
    declared = messages() | GAME.messages()
    kinds: set[str] = set()
    said: set[str] = set()
    for seed in range(GAMES):
        s = GAME.new(2 + seed % 3, seed)
        s.sink = Sink()
        for each in (*asked(s, MOMENTS, kinds), *logged(s)):
            if str(each) in said:
                continue
            said.add(str(each))
            for part in inner(each):
                if part.id.startswith("imperium-"):
                    assert part.args.keys() == declared[part.id]
            for words in WORDS.values():
                assert words.say(each)
    assert kinds >= {"turn", "activate", "acquire", "break-through", "may", "choose", "solstice", "clean-up-token"}
    assert kinds <= {*ASKS, "may", "respond", "choose", "pay", "clean-up-token", "market-token", "give"}


def test_every_offer_of_the_cards_is_worded() -> None:
    offers = 0
    for node in (node for code in BOOK.code for node in code):
        if isinstance(node, AskIf):
            offers += 1
            assert node.body.says >= 0
        elif isinstance(node, AskWhich):
            offers += 1
            assert all(branch.says >= 0 for branch in node.branches)
    assert offers


def test_responses_are_offered_in_the_words_of_their_cards() -> None:
    asks = [node for program in BOOK.code for node in program if isinstance(node, AskIf) and node.kind == "respond"]
    said = {WORDS["en"].say(WORDINGS[node.body.says]) for node in asks}
    assert {"gain 1 Progress", "gain 2 Materials", "ignore that attack", "draw 2 cards"} <= said


def test_the_log_never_shows_a_plain_name_of_a_zone_or_counter() -> None:
    s = GAME.new(3, 9)
    s.sink = Sink()
    for _ in asked(s, MOMENTS, set()):
        pass
    for each in logged(s):
        for name in ("src", "dst", "zone", "counter"):
            assert not isinstance(each.args.get(name), str), each


def test_the_words_have_no_fault() -> None:
    lint = Lint()
    lint.read_game(GAME)
    for words in WORDS.values():
        lint.check_catalogue(words)
    assert [fault for fault in lint.faults if "'imperium-" in fault] == []
