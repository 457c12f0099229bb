"""The message lint finds what it is for, and the package has nothing to find."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import civitas
from civitas.games.imperium.nations import BY_NUMBER as NATIONS
from civitas.games.proving.actions import BUY
from civitas.kernel.errors import LoadError
from civitas.kernel.events import Sink
from civitas.kernel.game import GameInfo, OptionSpec
from civitas.kernel.rng import Rng
from civitas.kernel.text import DECLARED, Message, Named
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.rules import Rule
from civitas.testing import messages
from civitas.testing.messages import Lint, named_in_lobby, refused_by
from civitas.words import LANGUAGES, Words

GAME = civitas.game("proving")
IMPERIUM = civitas.game("imperium")


def linted(code: str) -> Lint:
    lint = Lint()
    lint.read_helpers(ast.parse(code), "code.py")
    return lint


def words_with(tmp_path: Path, text: str, **others: str) -> Iterator[Words]:
    """Our words and, in each language, a catalogue of the test's own."""
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "own.ftl").write_text(others.get(lang, text))
        yield Words(lang, [tmp_path])


def own_faults(lint: Lint, catalogues: Iterator[Words]) -> list[str]:
    """The faults about the test's own messages: those whose id begins with `own`."""
    for words in catalogues:
        lint.check_catalogue(words)
    return [fault for fault in lint.faults if "'own" in fault]


def test_the_package_has_no_fault_and_the_command_says_so_in_one_line(capsys) -> None:
    assert messages.main() == 0
    out = capsys.readouterr().out
    assert out.endswith(" messages in 3 languages, no fault\n")
    assert out.count("\n") == 1


def test_the_command_prints_each_fault_on_a_line_and_fails(monkeypatch, capsys) -> None:
    lint = Lint()
    lint.faults = ["one", "two"]
    monkeypatch.setattr(messages, "check", lambda: lint)
    assert messages.main() == 1
    assert capsys.readouterr().out == "one\ntwo\n"


def test_a_catalogue_that_cannot_be_read_is_a_fault(monkeypatch, capsys) -> None:
    def broken(_lang: str) -> Words:
        raise LoadError("The catalogue en/x.ftl is not well formed.")

    monkeypatch.setattr(messages, "sources", lambda _folder: [])
    monkeypatch.setattr(messages, "Words", broken)
    assert messages.main() == 1
    assert capsys.readouterr().out == "The catalogue en/x.ftl is not well formed.\n"


def test_a_message_missing_in_one_language_is_a_fault(tmp_path) -> None:
    lint = linted('message("own-a")')
    assert own_faults(lint, words_with(tmp_path, "own-a = x", es="own-b = x")) == [
        "es: 'own-a' is missing",
        "es: 'own-b' is used nowhere",
    ]


def test_a_message_nobody_uses_is_a_fault(tmp_path) -> None:
    faults = own_faults(linted('message("own-a")'), words_with(tmp_path, "own-a = x\n    .more = y\n"))
    assert faults == [f"{lang}: 'own-a.more' is used nowhere" for lang in LANGUAGES]


def test_a_message_with_other_arguments_than_the_code_gives_is_a_fault(tmp_path) -> None:
    lint = linted('words.tell("own-a", seat=1, card=2)')
    faults = own_faults(lint, words_with(tmp_path, "own-a = { $seat } { $card }", pt="own-a = { $seat }"))
    assert faults == ["pt: 'own-a' uses the arguments seat, the code gives card, seat"]


def test_a_message_that_refers_to_one_that_is_not_there_is_a_fault(tmp_path) -> None:
    faults = own_faults(linted('message("own-a")'), words_with(tmp_path, "own-a = { own-none }"))
    assert len(faults) == 3


def test_two_uses_with_different_arguments_are_a_fault() -> None:
    (fault,) = linted('message("own-a", seat=1)\nmessage("own-a", card=1)').faults
    assert fault == "code.py:2: 'own-a' is given the arguments card, elsewhere seat"


@pytest.mark.parametrize("code", ["message(name)", 'words.tell("own-a", **args)', "message()", 'message("a", "b")'])
def test_an_id_or_arguments_that_cannot_be_read_in_the_code_are_a_fault(code) -> None:
    (fault,) = linted(code).faults
    assert fault == "code.py:1: a message is not given by a literal id and named arguments"


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('Message("own-b")', "'own-b' is not among the messages the game declares"),
        ('Message("own-a")', "'own-a' is not given the arguments the game declares"),
        ('Message("own-a", {"card": 1})', "'own-a' is not given the arguments the game declares"),
    ],
)
def test_a_game_that_says_what_it_does_not_declare_is_a_fault(code, fault) -> None:
    lint = Lint()
    lint.read_messages(ast.parse(code), "text.py", {"own-a": frozenset({"seat"})})
    assert lint.faults == [f"text.py:1: {fault}"]


def test_a_game_that_says_what_it_declares_is_none() -> None:
    lint = Lint()
    code = 'Message("own-a", {"seat": 1})\nMessage("own-a", args)\nMessage(key)'
    lint.read_messages(ast.parse(code), "text.py", {"own-a": frozenset({"seat"})})
    assert lint.faults == []


def test_a_rule_without_title_or_explanation_is_a_fault(tmp_path) -> None:
    lint = Lint()
    lint.read_rules([Rule("own:1.2", "", "x")])
    assert set(lint.used) == {"rule-own-1-2", "rule-own-1-2.explanation"}
    for words in words_with(tmp_path, "rule-own-1-2 = Title"):
        lint.check_catalogue(words)
    assert [fault for fault in lint.faults if "rule-own" in fault] == [
        f"{lang}: 'rule-own-1-2.explanation' is missing" for lang in LANGUAGES
    ]


def test_two_rules_with_one_message_are_a_fault() -> None:
    lint = Lint()
    lint.read_rules([Rule("own:1.2", "", "x"), Rule("own:1-2", "", "x")])
    assert len(lint.faults) == 2


def test_a_cited_rule_that_is_not_in_the_index_is_a_fault() -> None:
    code = 'Refusal(a, b, "own:1")\nRefusal(a, b, rule="own:2")\nRefusal(a, b, "own:3")'
    lint = Lint()
    lint.check_cited(refused_by(ast.parse(code), "advice.py"), {"own:1": Rule("own:1", "", "x")})
    assert lint.faults == [
        "advice.py:2: the rule 'own:2' is not in the index",
        "advice.py:3: the rule 'own:3' is not in the index",
    ]


def take_away(monkeypatch: pytest.MonkeyPatch, key: str, langs: tuple[str, ...] = tuple(LANGUAGES)) -> None:
    """The lint's catalogues of these languages do not have a message."""

    def lacking(lang: str) -> Words:
        words = Words(lang)
        if lang in langs:
            del words.entries[key]
        return words

    monkeypatch.setattr(messages, "Words", lacking)


@pytest.mark.parametrize("langs", [("en",), tuple(LANGUAGES)])
def test_a_nation_the_lobby_has_no_word_for_is_a_fault(langs, monkeypatch) -> None:
    take_away(monkeypatch, "web-value-imperium-nation-vikings", langs)
    assert messages.check().faults == [
        f"{lang}: 'web-value-imperium-nation-vikings' is missing, "
        "which the value 'vikings' of the option 'nation' of imperium needs"
        for lang in langs
    ]


def test_a_nation_without_the_words_of_its_rule_is_a_fault(monkeypatch) -> None:
    take_away(monkeypatch, "rule-imperium-vikings", ("pt",))
    assert messages.check().faults == [
        "pt: 'rule-imperium-vikings' is missing, which the nation 'vikings' needs",
        "pt: 'rule-imperium-vikings.explanation' is missing, which the nation 'vikings' needs",
    ]


def test_a_nation_with_a_card_without_a_name_is_a_fault(monkeypatch) -> None:
    take_away(monkeypatch, "imperium-name-longships", ("pt", "es"))
    assert messages.check().faults == [
        f"{lang}: 'imperium-name-longships' is missing, which the nation 'vikings' needs" for lang in ("pt", "es")
    ]


@pytest.fixture
def strangers() -> Iterator[str]:
    """A name for a nation that nobody has words for; what is declared of it is taken back."""
    yield "strangers"
    for key in [key for key in DECLARED if "strangers" in key]:
        del DECLARED[key]


def test_one_more_nation_to_play_needs_its_words_and_those_of_its_rule(monkeypatch, strangers: str) -> None:
    """The Minoans under a name nobody has words for."""
    nation = next(nation for nation in NATIONS if nation.name == "minoans")
    monkeypatch.setattr(nation, "name", strangers)
    info = IMPERIUM.info
    options = [
        replace(spec, values=(*spec.values, nation.name)) if spec.name.startswith("nation") else spec
        for spec in info.options
    ]
    monkeypatch.setattr(type(IMPERIUM), "info", replace(info, options=tuple(options)))
    assert [fault for fault in messages.check().faults if "missing" in fault] == [
        fault
        for lang in LANGUAGES
        for fault in (
            f"{lang}: 'imperium-plays-strangers' is missing",
            f"{lang}: 'rule-imperium-strangers' is missing, which the nation 'strangers' needs",
            f"{lang}: 'rule-imperium-strangers.explanation' is missing, which the nation 'strangers' needs",
            f"{lang}: 'web-value-imperium-nation-strangers' is missing, "
            "which the value 'strangers' of the option 'nation' of imperium needs",
        )
    ]


def test_a_ruling_about_a_rule_that_is_not_in_the_index_is_a_fault(monkeypatch, strangers: str) -> None:
    nation = next(nation for nation in NATIONS if nation.name == "inuit")
    monkeypatch.setattr(nation, "name", strangers)
    lint = Lint()
    lint.read_rulings(IMPERIUM)
    assert lint.faults == ["The ruling 'inuit-state' of imperium is about the rule 'inuit', which is not in the index."]


def test_a_thing_looked_up_by_a_name_its_game_does_not_declare_is_a_fault(tmp_path) -> None:
    lint = Lint()
    lint.read_named([Named("the nation 'x'", ("own-a", "own-b", "own-web-c"))], {"own-b": frozenset()}, {})
    assert own_faults(lint, words_with(tmp_path, "own-a = x\nown-b = x\nown-web-c = x\n")) == [
        "the nation 'x': 'own-a' is not among the messages the game declares"
    ]


def test_a_thing_whose_rule_is_not_in_the_index_is_a_fault() -> None:
    lint = Lint()
    lint.read_named([Named("the nation 'x'", rule="own:x")], {}, {})
    assert lint.faults == ["the nation 'x': the rule 'own:x' is not in the index"]


def test_the_lobby_looks_up_an_option_every_seat_has_by_one_name() -> None:
    options = (
        OptionSpec("side1", "choice", "a", values=("a", "b")),
        OptionSpec("side2", "choice", "a", values=("a", "b")),
        OptionSpec("map2", "text", ""),
        OptionSpec("lots", "text", "", drawn=True),
    )
    info = GameInfo(name="own", version=1, least_seats=2, most_seats=2, codes=1, options=options)
    assert {key for named in named_in_lobby(info) for key in named.messages} == {
        *("own-title", "web-game-own", "web-game-own.about"),
        *("own-option-side1", "own-option-side2", "own-option-map2", "own-option-lots"),
        *("web-option-own-side", "web-option-own-side.about", "web-value-own-side-a", "web-value-own-side-b"),
        *("web-option-own-map2", "web-option-own-map2.about"),
    }


def everything_said(game: Any, seats: int, seed: int, kinds: set[str]) -> Iterator[Message]:
    """All a random game says on its way: prompts, answers, refusals, warnings, log lines and the result.

    The kinds of question it asks are added to `kinds`.
    """
    state = game.new(seats, seed, {"market": 24, "rounds": 30})
    state.sink = Sink()
    rooms = Rooms(game)
    rng = Rng()
    rng.seed(seed)
    while state.asking:
        kinds.add(state.asker().kind)
        yield game.prompt(state)
        for code in state.options:
            yield game.describe(state, code).text
            yield from game.warnings(state, state.asked, code)
        for seat in range(seats):
            for refusal in game.explain(state, seat):
                yield refusal.action
                yield refusal.reason
        # Cards in hand are played before anything is bought, so that the rarer questions come up too.
        plays = [code for code in state.options if state.asker().kind == "turn" and 0 <= code < BUY]
        codes = plays or state.options
        state.choose(codes[rng.below(len(codes))])
    for viewer in range(seats + 1):
        seen = (event.as_seen_by(1 << viewer) for event in state.sink.events)
        for line in lines(rooms, state, (event for event in seen if event is not None)):
            yield line.text
    for items in game.breakdown(state):
        for item in items:
            yield item.text


def test_whatever_a_game_says_can_be_said_in_every_language() -> None:
    catalogues = [Words(lang) for lang in LANGUAGES]
    asked = {key.removeprefix("proving-ask-") for key in GAME.messages() if "-ask-" in key}
    said: set[str] = set()
    kinds: set[str] = set()
    for seed in range(20):
        if kinds == asked:
            break
        for each in everything_said(GAME, 2 + seed % 3, seed, kinds):
            if str(each) not in said:
                said.add(str(each))
                for words in catalogues:
                    assert words.say(each)
    assert kinds == asked
