"""The profits of the automaton's trade routes (000:1087, 2074-2087; part g of the facts on the automaton)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.games.imperium.state import DECK, DISCARD, DYNASTY, HISTORY, PLAY, UNREST_PILE

from .laying import BOT
from .playing import Table
from .test_routes import FILLING, cards_on_deck, ended_turn, full_market, trading

Done = Callable[[Table], bool]


@pytest.mark.rule("imperium:automaton-routes", "imperium:profit")
@pytest.mark.parametrize(("older", "newer", "top"), [("3TRO8", "3TRO4", "1TRI5"), ("3TRO4", "3TRO8", "1REG2X")])
def test_the_route_played_last_profits_first(older: str, newer: str, top: str) -> None:
    """000:1087. Baltic discards a tributary; Andes puts the card discarded last on the deck, fame on top of it."""
    table = trading()
    table.routes(BOT, {older: 3, newer: 3}).piles(discard=["1REG2X"]).in_market("1TRI5")
    table.zone("fame deck", 0, "1FAM1", "1FAM2")
    ended_turn(table)
    assert cards_on_deck(table)[:2] == ["1FAM2", top]
    assert table.pool() == {"goods": 6}
    assert sorted(table.there(HISTORY)) == ["3TRO4", "3TRO8"]
    assert table.there(PLAY) == []


def deck_is(*codes: str) -> Done:
    return lambda table: table.there(DECK) == ["1TRI1", *codes]


# What each profit brings; two cards are in the deck, two discarded, a full market, fame.
PROFITS: dict[str, Done] = {
    "3TRO8": lambda table: table.there(DECK) == ["1TRI1", "1TRI2", "1REG2X", "1FAM2"],
    "3TRO4": lambda table: "1TRI5" in table.there(DISCARD) and len(table.there(DECK)) == 2,
    "3TRO1": lambda table: "1ROM2" in table.there(DISCARD) and table.there(DYNASTY) == ["1ROM3"],
    # The best of four suits is the civilised card with its token, 5; the tributary is worth 5 without any.
    "3TAN4": deck_is("1TRI2", "1CIV14"),
    "3TRO5": lambda table: table.pool() == {"materials": 3, "population": 2, "goods": 3},
    "3TRO2": deck_is("1TRI2", "1CIV14"),
    # The top card is a tributary: the Romans then discard two cards and gain progress (one is left), into the history.
    "3AKS2": lambda table: table.past() == ["1TRI2", "3AKS2"] and table.there(DECK) == [] and progress(table) == 1,
    # A region resolved: discard the top card, play it, exile a card without tokens.
    "3TRO3": lambda table: table.there(PLAY) == ["1REG8"] and table.there(DECK) == ["1TRI1"],
    "3TRO6": deck_is("1TRI2", "1UNC8"),
    "3TRO7": deck_is("1TRI2", "1CIV14"),
    "3WAG15": lambda table: table.pool() == {"progress": 2, "goods": 3},
    "3SAS21": lambda table: table.past() == ["1TRI2", "3SAS21"] and table.there(DECK) == [] and progress(table) == 1,
}


def progress(table: Table) -> int:
    return table.pool().get("progress", 0)


@pytest.mark.rule("imperium:automaton-routes", "imperium:profit")
@pytest.mark.parametrize(("code", "done"), PROFITS.items(), ids=list(PROFITS))
def test_what_a_profit_brings_by_its_table(code: str, done: Done) -> None:
    """The three goods become its own, the route goes into the history, and then the effect."""
    table = full_market(trading())
    table.piles(deck=["1TRI1", "1TRI2"], discard=["1REG3X", "1REG2X"])
    if code == "3WAG15":
        table.piles(play=["1REG4X", "1REG5"])
    table.zone("fame deck", 0, "1FAM1", "1FAM2").routes(BOT, {code: 3})
    table.profit(accept=False)
    assert done(table), (table.pool(), table.there(DECK), table.there(DISCARD), table.past(), table.there(PLAY))
    assert code in table.there(HISTORY)
    assert code not in table.there(PLAY)
    assert table.on_route(code) == 0
    assert table.pool()["goods"] == 3
    assert len(table.there(UNREST_PILE, 0)) >= 9


@pytest.mark.rule("imperium:automaton-routes", "imperium:profit")
@pytest.mark.parametrize(("card", "more"), [("1REG6", 1), ("1REG2X", 0)])
def test_the_profit_of_welcoming(card: str, more: int) -> None:
    """000:2075, D25: the top card of the main deck is resolved and its own; 1 progress for a card worth 0.

    On the empire side of the Romans a region brings population and is played.
    """
    table = trading("ROM", "empire")
    table.zone("main deck", 0, "1REG9", card).routes(BOT, {"3FAM3": 3})
    table.profit(accept=False)
    wanted = {"population": 1, "goods": 3} | ({"progress": 1} if more else {})
    assert table.pool() == wanted
    assert table.there(PLAY) == [card]
    assert table.there(HISTORY) == ["3FAM3"]
    assert table.cards_in("main deck") == ["1REG9"]


@pytest.mark.rule("imperium:automaton-routes", "imperium:profit")
def test_routes_that_are_not_full_stay() -> None:
    table = trading()
    table.routes(BOT, {"3TRO5": 2, "3TRO8": 0})
    table.profit(accept=False)
    assert table.there(PLAY) == ["3TRO5", "3TRO8"]
    assert table.pool() == {}


@pytest.mark.rule("imperium:automaton-routes", "imperium:profit")
def test_your_full_routes_are_yours() -> None:
    """It takes no profit of them."""
    table = trading()
    table.routes(0, {"3TRO5": 3}).give(progress=1)
    ended_turn(table)
    assert table.on_route("3TRO5") == 3
    assert table.pool() == {"goods": 1}
    assert cards_on_deck(table) == list(reversed(FILLING))
