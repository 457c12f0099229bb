"""Every word of Imperium: all cards as committed snapshots, and whatever a random game says can be said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.cards import BY_NUMBER, Card
from civitas.games.imperium.effects.steps.control import AskWhich
from civitas.games.imperium.effects.steps.may import AskIf
from civitas.games.imperium.effects.wordings import WORDINGS
from civitas.games.imperium.face import card_text, points, sentences, shown
from civitas.games.imperium.game import GAME
from civitas.games.imperium.log import event_line
from civitas.games.imperium.names import card_name
from civitas.games.imperium.state import BOOK, EXHAUSTED, EXILE, MEANS, REVOLT, ROUND, State
from civitas.kernel.events import NOWHERE, Event, Sink
from civitas.kernel.text import Message
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.testing.messages import Lint
from civitas.testing.positions import pick, rng_of
from civitas.words import LANGUAGES, Words

from .scenario import ImperiumScenario as Table, number

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
    """A new card is not among them until `--update`, so a new nation needs no snapshot; none that is there may go."""
    path = SNAPSHOTS / f"cards.{lang}.txt"
    now = {card.code: card_snapshot(card, WORDS[lang]) for _, card in sorted(BY_NUMBER.items())}
    if update:
        path.write_text("\n".join(now.values()) + "\n", "utf-8")
    committed = path.read_text("utf-8")
    codes = [line.partition(" ")[0] for line in committed.splitlines() if not line.startswith(" ")]
    assert committed == "\n".join(now.get(code, f"{code} is gone") for code in codes) + "\n"


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


@pytest.mark.parametrize(
    ("lang", "named", "unnamed"),
    [
        ("en", "Marta exhausts {card}.", "Player 2 exhausts {card}."),
        ("pt", "Marta exaure {card}.", "Jogador 2 exaure {card}."),
        ("es", "Marta agota {card}.", "Jugador 2 agota {card}."),
    ],
)
def test_a_player_with_a_name_is_told_of_by_it(lang: str, named: str, unnamed: str) -> None:
    words, card = Words(lang), number("1ROM21")
    line = event_line(GAME.new(2, 1), Event(EXHAUSTED, 1, (card,), NOWHERE, NOWHERE, 7, 7))
    assert line is not None
    assert words.say(line) == unnamed.format(card=words.say(card_name(card)))
    words.names = ["", "Marta"]
    assert words.say(line) == named.format(card=words.say(card_name(card)))


def test_whatever_a_game_says_is_declared_and_can_be_said_in_every_language() -> None:
    declared = GAME.messages()
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
    assert {f"imperium-ask-{kind}" for kind in kinds} <= declared.keys()


def test_the_log_speaks_of_rounds_and_of_who_gains_and_pays_and_never_of_counters_and_zones() -> None:
    said: set[str] = set()
    for seed in range(GAMES):
        s = GAME.new(2 + seed % 3, seed)
        s.sink = Sink()
        for _ in asked(s, MOMENTS, set()):
            pass
        for each in logged(s):
            assert each.id not in ("log-move", "log-move-shared", "log-count", "log-count-shared"), each
            said.add(each.id)
    assert said >= {"imperium-log-round", "imperium-log-gain", "imperium-log-gain-by", "imperium-log-pay-by"}


@pytest.mark.parametrize(("turn", "told"), [(1, "activates"), (2, "innovates"), (3, "revolts")])
def test_the_log_says_which_turn_was_chosen(turn: int, told: str) -> None:
    s = GAME.new(2, 1)
    s.sink = Sink()
    seat = s.asked
    s.choose(turn)
    assert WORDS["en"].say(next(logged(s))) == f"Player {seat + 1} {told}."


@pytest.mark.parametrize(
    ("seats", "fast", "told"),
    [
        (2, "no", "one more round is played after this one"),
        (2, "yes", "the game ends after this round"),
        (1, "no", "the game ends after this round"),
        (1, "yes", "the game ends after this round"),
    ],
)
def test_the_log_says_when_the_game_ends_once_scoring_is_triggered(seats: int, fast: str, told: str) -> None:
    """000:966 and 912: in the fast variant and in training no round follows."""
    s = GAME.new(seats, 1, {"nation1": "romans", "fast": fast})
    s.sink = Sink()
    s.trigger_scoring()
    assert {WORDS["en"].say(line) for line in logged(s)} == {f"Scoring is triggered: {told}."}


@pytest.mark.parametrize(
    ("seats", "fast", "triggered_in", "last"), [(1, "no", 0, 12), (2, "no", 2, 3), (2, "yes", 2, 2)]
)
def test_the_log_begins_no_round_after_the_last(seats: int, fast: str, triggered_in: int, last: int) -> None:
    """000:912 and 966: training has 12 turns, and after the last round points are counted."""
    s = GAME.new(seats, 1, {"nation1": "romans", "nation2": "greeks" if seats > 1 else "draw", "fast": fast})
    s.sink = Sink()
    while s.asking:
        if s.counts[ROUND] == triggered_in:
            s.trigger_scoring()
        question = s.question
        assert question is not None
        s.choose(REVOLT if question.kind == "turn" else s.options[0])
    told = [line.args.get("round", "over") for line in logged(s) if line.id.startswith("imperium-log-round")]
    assert told == [*range(2, last + 1), "over"] * (seats + 1)


def test_what_one_card_costs_and_gives_is_told_in_a_line_each_with_the_card() -> None:
    s = GAME.new(2, 1)
    card = number("1UNC2")
    told = [(-3, 0), (-1, 2), (2, 1)]
    events = [Event(MEANS, 0, (by, resource, card, 0), NOWHERE, NOWHERE, 7, 7) for by, resource in told]
    name = WORDS["en"].say(card_name(card))
    assert [WORDS["en"].say(line.text) for line in lines(Rooms(GAME), s, events)] == [
        f"Player 1 pays 3 Materials and 1 Progress ({name}).",
        f"Player 1 gains 2 Population ({name}).",
    ]
    robbed = Event(MEANS, 1, (-1, 2, card, 0), NOWHERE, NOWHERE, 7, 7)
    assert [WORDS["en"].say(line.text) for line in lines(Rooms(GAME), s, [robbed])] == [
        f"Player 2 loses 1 Progress ({name})."
    ]


def offered(t: Table) -> tuple[str, list[str]]:
    """The question and its answers in English; in the other languages they can be said too."""
    told = [GAME.prompt(t.state), *(GAME.describe(t.state, code).text for code in t.state.options)]
    for words in WORDS.values():
        assert all(words.say(each) for each in told)
    question, *answers = map(WORDS["en"].say, told)
    return question, answers


def test_an_amount_to_pay_is_asked_for_in_tokens() -> None:
    t = Table().in_state(0, "empire").in_play(0, "2QIN22").history(0, "2QIN21").hand(0, "2QIN8").has(0, progress=2)
    t.slot(0, "1UNC9").turn().play("2QIN8")
    assert offered(t) == ("How much Progress do you pay?", ["nothing", "1 Progress", "2 Progress"])


def test_an_exiled_card_taken_instead_is_told_apart_from_one_acquired() -> None:
    t = Table().hand(0, "1TRI1").in_play(0, "3CIV2").slot(0, "1UNC2").exile("1UNC9").turn().play("1TRI1")
    names = [WORDS["en"].say(card_name(number(code))) for code in ("1UNC2", "1UNC9")]
    assert offered(t)[1] == [names[0], f"Break through for exiled {names[1]} instead"]
    target = GAME.describe(t.state, t.state.options[1]).target
    assert target == f"zone:{t.state.zone(EXILE, 0).spec.number}:{number('1UNC9')}"


def test_breaking_through_for_no_suit_searches_the_main_deck() -> None:
    t = Table().hand(0, "2FAM8").slot(0, "1UNC9").turn().play("2FAM8")
    assert offered(t)[1][-1] == "Search the main deck: variable VP"


def test_the_profit_of_a_trade_route_is_offered_by_its_name() -> None:
    t = Table().in_play(0, "3TRO9").tokens(0, "3TRO9", goods=3).turn()
    assert offered(t)[1] == ["End your turn", "Take the profit of Mediterranean Circle"]


def test_a_card_in_play_that_helps_to_discard_is_exhausted() -> None:
    t = Table().power(0, "2OLM1A").in_play(0, "2OLM3", "2OLM7").garrisoned(0, "2OLM7", "1REG2")
    t.hand(0, "1UNC2", "2OLM18").slot(0, "1UNC9").turn().use("2OLM1A").choose(1)
    assert offered(t)[0] == "Which card do you discard?"
    region = WORDS["en"].say(card_name(number("1REG2")))
    assert offered(t.pick("discard", "1UNC2"))[1] == ["Stone Mask (hand)", f"{region} (garrisons)"]
    assert offered(t.pick("discard", "1REG2", zone=1))[1] == ["Exhaust Step Pyramids"]


def test_a_swap_with_the_market_names_both_cards() -> None:
    t = Table().in_state(0, "empire").in_play(0, "3MRT17").hand(0, "3MRT11").slot(1, "1UNC9").turn().use("3MRT17")
    other = WORDS["en"].say(card_name(number("1UNC9")))
    question, answers = offered(t)
    assert question == "Which Gadget do you swap with which market card?"
    assert answers == [f"Resurrection Stone for {other}"]
    assert GAME.describe(t.state, t.state.options[0]).target == "slot:1"


def test_mana_is_picked_for_the_legends() -> None:
    t = Table().in_play(0, "3POL2").garrisoned(0, "3POL2", "1UNC2", "1UNC9", "1REG3", "1REG4").hand(0, "3POL19")
    deal_state(t.state, 0, number("3POL29B"))
    t.has(0, population=3).zone("fame deck", 0, "1FAM1").turn().play("3POL19").choose(1)
    cards = [WORDS["en"].say(card_name(number(code))) for code in ("1UNC2", "1UNC9")]
    question, answers = offered(t)
    assert question == "Which card goes into your legends?"
    assert answers == cards


@pytest.mark.parametrize(
    ("code", "mark"),
    [
        ("3CUL30A", "Corrupted"),
        ("3CUL30B", "Summoned"),
        ("3POL19", "Voyaging"),
        ("3POL25", "Isle-bound"),
        ("3MRT11", "Gadget"),
        ("3MRT2", "goes into play when gained"),
        ("3MRT2", "cannot be abandoned or recalled"),
        ("3INU15", "free while Imaq (Arctic Sea) is in play"),
    ],
)
def test_marks_of_the_other_nations_are_shown(code: str, mark: str) -> None:
    assert mark in shown(number(code), WORDS["en"].say)


def test_points_for_tokens_on_the_card_say_here() -> None:
    worth = points(number("3ABB4"))
    assert worth is not None
    assert WORDS["en"].say(worth) == "1 VP per 2 Goods here"


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
