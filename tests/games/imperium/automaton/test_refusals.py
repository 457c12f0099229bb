"""Settings with which there is no game against the automaton: one clear OptionError, and nothing happens."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import civitas
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import AUTOMATON, NATION, State
from civitas.kernel.errors import OptionError

from .laying import BOT, nation_name
from .playing import LEVELS, TRADING, setting
from .test_set_up import CARDS

# What each nation has: the newest first.
SHEETS = {
    "classics_legends": (
        "ART",
        "ATL",
        "CAR",
        "CEL",
        "EGY",
        "GRE",
        "MAC",
        "MAU",
        "OLM",
        "PER",
        "QIN",
        "ROM",
        "SCY",
        "VIK",
    ),
    "horizons classics_legends": ("MIN", "UTO"),
    "horizons": ("CUL", "GUP", "MAY", "WAG"),
    "house": ("ABB", "AKS", "INU", "JPN", "MAG", "MRT", "POL", "SAS", "TAI", "TAN"),
}
EDITIONS = {nation: names.split() for names, nations in SHEETS.items() for nation in nations}
ALL_EDITIONS = ("classics_legends", "horizons", "house")


def refused(settings: Mapping[str, object], seats: int = 2) -> str:
    """The one sentence that says why."""
    with pytest.raises(OptionError) as caught:
        civitas.game("imperium").new(seats, 1, dict(settings))
    said = str(caught.value)
    assert said.endswith(".")
    assert len(said.splitlines()) == 1
    # Nothing else is left over: the next game begins as ever.
    assert civitas.game("imperium").new(2, 1, dict(setting("MAY"))).asking
    return said


@pytest.mark.rule("imperium:automaton", "imperium:automaton-levels")
@pytest.mark.parametrize("level", ["king", "Emperor", "yes", "", "supreme", "supreme ruler"])
def test_an_unknown_level(level: str) -> None:
    said = refused(setting("MAY") | {"automaton": level})
    assert "automaton" in said
    assert all(known in said for known in LEVELS)


@pytest.mark.rule("imperium:automaton")
@pytest.mark.parametrize("name", ["mayan", "MAY", "atlantis", ""])
def test_an_unknown_nation(name: str) -> None:
    said = refused(setting("MAY") | {"nation2": name})
    assert "nation2" in said
    assert "mayans" in said


@pytest.mark.rule("imperium:automaton")
@pytest.mark.parametrize("edition", ["oldest", "legends", "2024", ""])
def test_an_unknown_edition(edition: str) -> None:
    said = refused(setting("MAY") | {"automaton_edition": edition})
    assert "automaton_edition" in said
    assert all(known in said for known in ALL_EDITIONS)


@pytest.mark.rule("imperium:automaton")
@pytest.mark.parametrize("nation", CARDS)
def test_an_edition_of_which_the_nation_has_no_sheet(nation: str) -> None:
    """D22: the sheets there are, each to be had."""
    for edition in ALL_EDITIONS:
        settings = {**setting(nation), "automaton_edition": edition}
        if edition in EDITIONS[nation]:
            assert GAME.new(2, 1, settings).asking
        else:
            said = refused(settings)
            assert nation_name(nation) in said
            assert all(known in said for known in EDITIONS[nation])


@pytest.mark.rule("imperium:automaton", "imperium:automaton-routes")
@pytest.mark.parametrize("nation", TRADING)
def test_a_trade_nation_without_trade_routes(nation: str) -> None:
    """000:986-993."""
    said = refused(setting(nation) | {"trade_routes": "no"})
    assert nation_name(nation) in said


@pytest.mark.rule("imperium:automaton", "imperium:solo")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_it_sits_at_a_table_of_two(seats: int) -> None:
    said = refused({"automaton": "emperor"}, seats)
    assert "automaton" in said.lower()
    assert refused(setting("MAY"), seats)


@pytest.mark.rule("imperium:automaton", "imperium:solo")
def test_it_is_never_the_first_player() -> None:
    """003:113."""
    said = refused(setting("MAY") | {"first": 2})
    assert "first" in said
    assert GAME.new(2, 1, setting("MAY") | {"first": 1}).asked == 0


@pytest.mark.rule("imperium:automaton", "imperium:fast")
@pytest.mark.parametrize("nation", ["UTO", "CUL"])
def test_the_fast_variant_knows_neither_utopians_nor_cultists(nation: str) -> None:
    """000:936."""
    said = refused(setting(nation) | {"fast": "yes"})
    assert nation_name(nation) in said
    assert "fast" in said


@pytest.mark.rule("imperium:automaton")
def test_an_edition_without_an_automaton() -> None:
    said = refused({"nation1": "romans", "nation2": "mayans", "automaton": "no", "automaton_edition": "horizons"})
    assert "automaton" in said


@pytest.mark.rule("imperium:automaton")
def test_the_same_nation_twice() -> None:
    said = refused(setting("MAY") | {"nation1": "mayans"})
    assert "mayans" in said


# What is drawn.


def drawn(**more: str) -> list[State]:
    return [GAME.new(2, seed, {"automaton": "emperor", **more}) for seed in range(80)]


@pytest.mark.rule("imperium:automaton")
def test_only_a_nation_that_can_play_is_drawn_for_it() -> None:
    numbers = {nation: GAME.new(2, 1, setting(nation)).get(NATION + BOT) for nation in CARDS}
    plain = {s.get(NATION + BOT) for s in drawn()}
    assert not plain & {numbers[nation] for nation in TRADING}
    fast = {s.get(NATION + BOT) for s in drawn(fast="yes")}
    assert not fast & {numbers["UTO"], numbers["CUL"]}
    old = {s.get(NATION + BOT) for s in drawn(automaton_edition="house")}
    assert old <= {numbers[nation] for nation in CARDS if "house" in EDITIONS[nation]}
    trading = {s.get(NATION + BOT) for s in drawn(trade_routes="yes")}
    assert trading & {numbers[nation] for nation in TRADING}
    assert all(s.get(AUTOMATON) for s in drawn())
