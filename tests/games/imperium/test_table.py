"""The terminal table draws at every width, shows what is public and nobody else's hand."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from civitas.games.imperium.cards import BY_NUMBER
from civitas.games.imperium.face import card_text, sentences
from civitas.games.imperium.game import GAME
from civitas.games.imperium.names import card_name
from civitas.games.imperium.numbers import number
from civitas.games.imperium.state import CHAOS_PILE, DEVELOPMENT, EXILE, GARRISON, HAND, PLAY, SLOTS, State
from civitas.games.imperium.table import cards_told, draw, glossary
from civitas.testing.positions import play, positions, rng_of
from civitas.words import LANGUAGES, Words

WORDS = {lang: Words(lang) for lang in LANGUAGES}
WIDTHS = (80, 140)


def printed(part: RenderableType, width: int) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(part)
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


def table(s: State, viewer: int | None, width: int = 120, lang: str = "en") -> str:
    names = [f"Player {seat + 1} (greedy)" for seat in range(s.seats)]
    return printed(draw(GAME.view(s, viewer), names, WORDS[lang].say), width)


def flat(text: str) -> str:
    """The text without line breaks, to find what may be wrapped."""
    return " ".join(text.split())


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_and_names_what_lies_open(width: int, lang: str) -> None:
    say = WORDS[lang].say
    for s in positions(GAME, 6):
        for viewer in (*range(s.seats), None):
            text = table(s, viewer, width, lang)
            assert max(map(len, text.splitlines())) <= width
            assert "…" not in text
            market = [slot["card"] for slot in GAME.view(s, viewer).board["market"]]
            assert len(market) == SLOTS
            for card in market:
                assert card < 0 or say(card_name(card)) in text
            for card in s.zone(EXILE, 0).distinct():
                assert say(card_name(card)) in flat(text)


def test_the_own_hand_is_told_in_full() -> None:
    say = WORDS["en"].say
    for s in positions(GAME, 4):
        for seat in range(s.seats):
            text = table(s, seat, 1000)
            for card in s.zone(HAND, seat).distinct():
                for ability in card_text(card):
                    assert sentences(say(ability)) in text
            for card in s.zone(DEVELOPMENT, seat).distinct():
                assert say(card_name(card)) in text
        assert "Your hand" not in table(s, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_card_is_cut_at_the_least_width(lang: str) -> None:
    """Dealt hands show few of the cards; here the whole box is in hand."""
    text = printed(cards_told(list(BY_NUMBER), WORDS[lang].say), WIDTHS[0])
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= WIDTHS[0]


def test_another_seats_hand_is_never_shown() -> None:
    """A world that differs only in what the viewer may not know is drawn alike."""
    differing = 0
    for s in positions(GAME, 20):
        for viewer in range(s.seats):
            t = GAME.determinize(s, viewer, 5)
            others = [seat for seat in range(s.seats) if seat != viewer]
            differing += any(s.zone(HAND, o).cards() != t.zone(HAND, o).cards() for o in others)
            assert table(s, viewer) == table(t, viewer)
    assert differing > 0


def test_what_lies_on_and_under_cards_is_shown() -> None:
    say = WORDS["en"].say
    garrisons = exhausted = 0
    for s in positions(GAME, 60):
        text = flat(table(s, 0, 1000))
        for host, card in zip(s.under[::2], s.under[1::2], strict=True):
            garrisons += 1
            assert say(card_name(host)) in text
            assert say(card_name(card)) in text
        on_cards = [card for card in s.exhausted if any(s.zone(PLAY, seat).count(card) for seat in range(s.seats))]
        exhausted += len(on_cards)
        assert text.count("exhausted") >= len(on_cards)
    assert garrisons
    assert exhausted


def test_the_chaos_pile_is_shown_though_empty_and_the_ceremony_tells_its_icons() -> None:
    s = GAME.new(2, 1, {"nation1": "cultists", "nation2": "romans"})
    key, held = number("3CUL3B"), number("3INU2")
    s.zone(PLAY, 0).fill([key])
    s.zone(GARRISON, 0).fill([held])
    s.under = (key, held)
    s.zone(CHAOS_PILE, 0).fill([])
    text = flat(table(s, 1, 140))
    assert "chaos pile 0" in text
    assert "4 of 13 icons: Region, Production, Ocean, Hunt" in text
    assert "chaos pile" not in table(GAME.new(2, 1, {"nation1": "celts", "nation2": "romans"}), 0)


def test_the_end_of_the_game_can_be_drawn() -> None:
    s = GAME.new(2, 1)
    play(s, rng_of("end"))
    assert s.over
    for lang in LANGUAGES:
        assert "Imperium" in table(s, 0, 100, lang)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_glossary_tells_the_market_and_the_cards_in_play(width: int) -> None:
    for words in WORDS.values():
        for s in positions(GAME, 3):
            text = printed(glossary(GAME.view(s, 0), words.say), width)
            assert max(map(len, text.splitlines())) <= width
            for seat in range(s.seats):
                for card in s.zone(PLAY, seat).distinct():
                    assert words.say(card_name(card)) in flat(text)
