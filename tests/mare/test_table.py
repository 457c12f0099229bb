"""The terminal table draws at every width, shows what is public and nobody else's stock."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from civitas.games.mare.atlas import standard_text
from civitas.games.mare.game import GAME
from civitas.games.mare.names import card_name, province_name, sea_name, tile_name
from civitas.games.mare.state import COIN, DISPLAY, LEGEND_STOCK, STOCK, TILE, TILES_OF, State
from civitas.games.mare.table import draw, glossary
from civitas.kernel.zones import Zone
from civitas.testing.positions import play, positions, rng_of
from civitas.words import LANGUAGES, Words

WORDS = {lang: Words(lang) for lang in LANGUAGES}
WIDTHS = (80, 120)


def printed(part: RenderableType, width: int) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(part)
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


def names_of(s: State) -> list[str]:
    return [f"Player {seat + 1} (greedy)" for seat in range(s.seats)]


def table(s: State, viewer: int | None, width: int = 120, lang: str = "en") -> str:
    return printed(draw(GAME.view(s, viewer), names_of(s), WORDS[lang].say), width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_and_cuts_nothing_off(width: int, lang: str) -> None:
    words = WORDS[lang]
    for s in positions(GAME, 5, {"rounds": 12}):
        for viewer in (*range(s.seats), None):
            text = table(s, viewer, width, lang)
            assert max(map(len, text.splitlines())) <= width
            assert "…" not in text
            for province in range(s.chart.provinces):
                if s.chart.open[province]:
                    assert words.say(province_name(s.chart, province)) in text
            for sea in range(s.chart.seas):
                assert words.say(sea_name(s.chart, sea)) in text
            for card in s.zone(DISPLAY, 0).distinct():
                assert words.say(tile_name(card - TILE)) in text


def test_provinces_show_owner_buildings_and_units() -> None:
    s = GAME.new(3, 1, {"empire1": "rome", "empire2": "greece", "empire3": "carthage"})
    line = next(line for line in table(s, 0).splitlines() if "Latium*" in line)
    assert line.startswith("1 Latium*")
    assert "■metal ■wine ■market ■Rome □temple" in line
    assert "1:1L+F" in line
    assert "Babylonia" not in table(s, 0)
    assert "Armenia" not in table(s, 0)


def test_a_province_of_another_map_is_called_by_its_id() -> None:
    s = GAME.new(3, 1, {"map": standard_text().replace('"latium"', '"[thule]"')})
    assert "[thule]*" in table(s, None)


def test_the_tracks_and_titles_are_shown() -> None:
    s = GAME.new(3, 1, {"empire1": "rome", "empire2": "greece", "empire3": "carthage"})
    rows = [line.split() for line in table(s, None).splitlines() if "(greedy) " in line and "·" not in line]
    assert [row[-6:-3] for row in rows] == [["7", "1", "★3"], ["4", "★4", "3"], ["★7", "1", "2"]]


def test_the_own_stock_is_shown_and_tiles_cost_what_they_cost_now() -> None:
    s = GAME.new(4, 2)
    for seat in range(s.seats):
        stock = next(line for line in table(s, seat).splitlines() if line.startswith("Your stock"))
        assert some(s.zone(STOCK, seat), COIN) in stock
        for token in s.zone(STOCK, seat).distinct():
            assert WORDS["en"].say(card_name(token)) in stock
    assert "Your stock" not in table(s, None)


def some(zone: Zone, token: int) -> str:
    """So many of a token, in English."""
    return WORDS["en"].tell("mare-some", count=zone.count(token), token=card_name(token))


def owned(s: State, seat: int) -> list[Zone]:
    return [s.zone(STOCK, seat), s.zone(LEGEND_STOCK, seat)]


def test_another_seats_stock_is_never_shown() -> None:
    """A world that differs only in what the viewer may not know is drawn alike."""
    differing = 0
    for s in positions(GAME, 20, {"rounds": 12}):
        for viewer in range(s.seats):
            t = GAME.determinize(s, viewer, 5)
            others = [seat for seat in range(s.seats) if seat != viewer]
            differing += any(
                a.cards() != b.cards() for o in others for a, b in zip(owned(s, o), owned(t, o), strict=True)
            )
            assert table(s, viewer) == table(t, viewer)
    assert differing > 20


def test_a_stock_laid_open_is_shown() -> None:
    s = GAME.new(3, 1)
    assert "known stock" not in table(s, None)
    s.zone(STOCK, 1).open = s.everyone
    line = next(line for line in table(s, 0).splitlines() if "known stock" in line)
    assert some(s.zone(STOCK, 1), COIN) in line


def test_the_victory_is_told() -> None:
    s = GAME.new(3, 4, {"rounds": 60})
    play(s, rng_of("victory"))
    assert s.over
    text = table(s, None)
    assert any(word in text for word in ("Prestige", "Fame", "Conquest", "Leadership")) == bool(s.winners())


@pytest.mark.parametrize("width", WIDTHS)
def test_the_glossary_tells_the_tiles_on_display_and_owned(width: int) -> None:
    for lang, words in WORDS.items():
        for s in positions(GAME, 3):
            text = printed(glossary(GAME.view(s, None), words.say), width)
            assert max(map(len, text.splitlines())) <= width, lang
            for zone in (s.zone(DISPLAY, 0), *(s.zone(TILES_OF, seat) for seat in range(s.seats))):
                for card in zone.distinct():
                    assert words.say(tile_name(card - TILE)) in text
