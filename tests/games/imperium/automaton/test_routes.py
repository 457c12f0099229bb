"""The automaton and Trade Routes: the step at the end of its turn, and trading.

000:1085-1089, 1189-1201, 2074-2098; part g of the facts on the automaton.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.games.imperium.state import (
    DECK,
    DIE,
    DISCARD,
    DYNASTY,
    EXILE,
    HISTORY,
    MERCHANT_EMPIRE,
    PLAY,
    TRADES,
)

from .laying import BOT, YOU
from .playing import Table

# The routes as the automaton's table lists them, that of one nation for each name.
ORDER = (
    "3FAM3",
    "3TRO8",
    "3TRO4",
    "3TRO1",
    "3TAN4",
    "3TRO5",
    "3TRO2",
    "3AKS2",
    "3TRO3",
    "3TRO6",
    "3TRO7",
    "3WAG15",
    "3SAS21",
)
FILLING = ["1TRI1", "1TRI2", "1TRI4", "1TRI7", "1TRI11", "1TRI8"]


def trading(nation: str = "ROM", side: str = "barbarian") -> Table:
    """Nothing to resolve, so that its turn is the end-of-turn step and the clean-up."""
    table = Table(nation)
    table.side(side).slots().piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"]).die_shows(6)
    table.trading().unrest_left(9)
    return table


def ended_turn(table: Table, empire: bool = False) -> Table:
    table.count(MERCHANT_EMPIRE, 0, int(empire))
    table.turn_of_automaton()
    return table


def cards_on_deck(table: Table) -> list[str]:
    """The slots and the deck, the top card first, as they were before the slots were filled."""
    return table.in_slots() + list(reversed(table.there(DECK)))


# The end-of-turn step.


@pytest.mark.rule("imperium:automaton-routes", "imperium:automaton-turn")
def test_without_trade_routes_there_is_no_step() -> None:
    table = trading()
    table.count(TRADES, 0, 0).routes(BOT, {"3TRO8": 3}).give(goods=9, progress=1)
    ended_turn(table)
    assert table.pool() == {"goods": 9, "progress": 1}
    assert table.there(PLAY) == ["3TRO8"]


@pytest.mark.rule("imperium:automaton-routes", "imperium:automaton-market")
@pytest.mark.parametrize("empire", [False, True])
def test_first_it_acquires_a_route(empire: bool) -> None:
    """000:2089: by points and tokens as every card, the Unrest on top of it; nothing else then."""
    table = trading()
    table.slot(1, "3TRO2").slot(3, "3TRO6", progress=1).slot(0, "1UNC8").routes(BOT, {"3TRO8": 3})
    table.give(goods=9)
    ended_turn(table, empire)
    assert cards_on_deck(table)[:2] == ["unrest", "3TRO6"]
    assert table.pool() == {"goods": 9, "progress": 1}
    assert table.there(PLAY) == ["3TRO8"]
    assert table.state.get(MERCHANT_EMPIRE) == int(empire)


@pytest.mark.rule("imperium:automaton-routes", "imperium:merchant", "imperium:fame")
def test_a_merchant_with_five_goods_becomes_a_merchant_empire() -> None:
    """000:2090: before any profits."""
    table = trading()
    table.zone("fame deck", 0, "1FAM1", "1FAM2").routes(BOT, {"3TRO8": 3}).give(goods=6)
    ended_turn(table)
    assert table.state.get(MERCHANT_EMPIRE) == 1
    assert cards_on_deck(table)[0] == "1FAM2"
    assert table.pool() == {"goods": 1}
    assert table.there(PLAY) == ["3TRO8"]


@pytest.mark.rule("imperium:automaton-routes", "imperium:merchant")
def test_a_merchant_empire_does_not_pay_for_fame_again() -> None:
    table = trading()
    table.zone("fame deck", 0, "1FAM1", "1FAM2").give(goods=6, progress=1)
    ended_turn(table, empire=True)
    assert table.pool() == {"goods": 7}
    assert table.cards_in("fame deck") == ["1FAM1", "1FAM2"]


@pytest.mark.rule("imperium:automaton-routes", "imperium:profit")
@pytest.mark.parametrize("empire", [False, True])
def test_then_it_resolves_its_profits(empire: bool) -> None:
    """000:2091: with fewer than five goods, or as an empire before it pays three."""
    table = trading()
    table.slot(0, "1UNC8").routes(BOT, {"3TRO5": 3, "3TRO6": 2}).give(goods=4)
    ended_turn(table, empire)
    assert table.pool() == {"materials": 3, "population": 2, "goods": 7}
    assert table.there(HISTORY) == ["3TRO5"]
    assert table.there(PLAY) == ["3TRO6"]
    assert table.on_route("3TRO6") == 2


@pytest.mark.rule("imperium:automaton-routes")
def test_a_merchant_empire_pays_three_goods_for_a_card() -> None:
    """000:2092: the best civilised or uncivilised card."""
    table = trading()
    table.in_market("1TRI5", "1CIV14", "1UNC8", "1REG8").routes(BOT, {"3TRO6": 1}).give(goods=3)
    ended_turn(table, empire=True)
    assert table.pool() == {}
    assert cards_on_deck(table)[:2] == ["unrest", "1CIV14"]
    assert table.on_route("3TRO6") == 1


@pytest.mark.rule("imperium:automaton-routes")
@pytest.mark.parametrize(("goods", "market"), [(2, ("1CIV14",)), (3, ("1TRI5", "1REG8"))])
def test_a_merchant_empire_trades_when_it_cannot(goods: int, market: tuple[str, ...]) -> None:
    """Too few goods, or no such card."""
    table = trading()
    table.in_market(*market).routes(BOT, {"3TRO8": 1}).give(goods=goods)
    ended_turn(table, empire=True)
    assert table.pool() == {"goods": goods, "population": 2, "progress": 1}
    assert table.on_route("3TRO8") == 2


@pytest.mark.rule("imperium:automaton-routes")
def test_a_merchant_buys_no_cards() -> None:
    table = trading()
    table.in_market("1CIV14").routes(BOT, {"3TRO8": 1}).give(goods=4)
    ended_turn(table)
    assert table.pool() == {"goods": 4, "population": 2, "progress": 1}


@pytest.mark.rule("imperium:automaton-routes", "imperium:automaton-turn")
def test_the_step_comes_after_all_slots_and_before_the_clean_up() -> None:
    """000:1085: the goods that the last slot brings are there, the deck is not yet dealt out."""
    table = trading("CAR")
    # A route revealed is played and triggered, and then traded on; Swahili Coast discards the top card each time.
    table.slots("3TRO6").piles(deck=[*FILLING, "1UNC3"])
    ended_turn(table)
    assert table.on_route("3TRO6") == 1
    assert table.pool() == {"progress": 2}
    assert sorted(table.there(DISCARD)) == ["1TRI8", "1UNC3"]
    assert table.in_slots() == list(reversed(FILLING[:5]))


# Trading. On the barbarian side of the Guptas a fame card is a trade.


def traded(own: dict[str, int], yours: dict[str, int] | None = None, **has: int) -> Table:
    table = trading("GUP")
    table.routes(BOT, own).routes(YOU, yours or {}).give(**has)
    table.resolve("1FAM1", accept=False)
    return table


def goods_laid(table: Table, before: dict[str, int]) -> dict[str, int]:
    return {code: table.on_route(code) - n for code, n in before.items() if table.on_route(code) != n}


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
@pytest.mark.parametrize(
    ("own", "yours", "chosen"),
    [
        ({"3TRO8": 1, "3TRO6": 2}, {"3TRO5": 1}, "3TRO6"),  # most goods
        ({"3TRO8": 1}, {"3TRO6": 2}, "3TRO6"),  # most goods, though yours
        ({"3TRO6": 1}, {"3TRO8": 1}, "3TRO6"),  # its own before yours, whatever the table
        ({"3TRO6": 1, "3TRO8": 1}, {}, "3TRO8"),  # first in the table
        ({}, {"3TRO6": 0, "3TRO5": 0}, "3TRO5"),
        ({"3TRO6": 3, "3TRO8": 0}, {"3TRO5": 3}, "3TRO8"),  # full ones are left out
        ({"3TRO6": 3}, {"3TRO4": 0}, "3TRO4"),
    ],
)
def test_which_route_it_trades_on(own: dict[str, int], yours: dict[str, int], chosen: str) -> None:
    """000:1189-1193."""
    assert goods_laid(traded(own, yours), own | yours) == {chosen: 1}


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
@pytest.mark.parametrize("place", range(len(ORDER) - 1))
def test_of_equal_routes_the_one_listed_first(place: int) -> None:
    """000:2098: each against all that follow, played after it or before."""
    for held in (ORDER[place:], tuple(reversed(ORDER[place:]))):
        own = dict.fromkeys(held, 1)
        assert goods_laid(traded(own), own) == {ORDER[place]: 1}


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
def test_on_its_own_route_it_gains_no_goods() -> None:
    """000:1198: 1 goods from the supply on it, then its effect."""
    table = traded({"3TRO8": 0}, goods=2)
    assert table.pool() == {"population": 2, "progress": 1, "goods": 2}


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
def test_on_your_route_it_gains_goods_and_the_effect() -> None:
    """000:1196; nothing for you."""
    table = traded({}, {"3TRO8": 2})
    assert table.pool() == {"population": 2, "progress": 1, "goods": 1}
    assert table.pool(YOU) == {}
    assert table.on_route("3TRO8") == 3


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade", "imperium:draw")
@pytest.mark.parametrize("accept", [True, False])
def test_on_your_welcoming_you_may_draw(accept: bool) -> None:
    """000:2075: the owner may."""
    table = trading("GUP")
    table.routes(YOU, {"3FAM3": 0}).deck(YOU, "1MAC19", "1MAC16").piles(dynasty=["3GUP3", "1REG5"])
    table.resolve("1FAM1", accept=accept)
    assert table.cards_in("hand", YOU) == (["1MAC16"] if accept else [])
    assert table.pool() == {"goods": 1}
    assert table.there(PLAY) == ["1REG5"]


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
@pytest.mark.parametrize(("progress", "pool"), [(3, {"progress": 2, "goods": 1}), (0, {})])
def test_without_an_open_route_a_progress_becomes_goods(progress: int, pool: dict[str, int]) -> None:
    """000:1200."""
    assert traded({}, progress=progress).pool() == pool
    full = {"3TRO8": 3}
    assert traded(full, {"3TRO5": 3}, progress=progress).pool() == pool


# The table.

Done = Callable[[Table], bool]


def deck_is(*codes: str) -> Done:
    return lambda table: table.there(DECK) == list(codes)


# What each brings when traded on, in a position with three cards in the deck, Unrest discarded and a full market.
COMMERCE: dict[str, Done] = {
    "3TRO8": lambda table: table.pool() == {"population": 2, "progress": 1},
    "3TRO4": lambda table: table.state.unrest_left() == 10 and table.pool() == {},
    "3TRO1": deck_is("1TRI1", "1TRI2", "1TRI4", "1UNC8", "unrest"),
    "3TAN4": deck_is("1TRI1", "1TRI2", "1CIV14", "unrest"),
    "3TRO5": lambda table: len(table.there(DECK)) == 2 and "1ROM2" in table.there(DISCARD),
    "3TRO2": deck_is("1TRI1", "1TRI2", "1TRI4", "1TRI5", "unrest"),
    "3AKS2": deck_is("1TRI1", "1TRI2", "1TRI4", "3REG3"),
    "3TRO3": deck_is("1TRI1", "1TRI2", "1TRI4", "1TRI5", "unrest"),
    "3TRO6": lambda table: table.pool() == {"progress": 1} and len(table.there(DECK)) == 2,
    # The top card is a tributary: discard the top card of the deck, into the history (Guptas: other).
    "3TRO7": lambda table: table.past() == ["1TRI4"] and table.there(DECK) == ["1TRI1"],
    "3WAG15": lambda table: table.pool() == {"materials": 1} and table.there(DECK)[-2:] == ["1CIV14", "unrest"],
    "3SAS21": lambda table: table.state.unrest_left() == 10 and table.pool() == {"progress": 1},
}
# The same with nothing in the market, deck and discard pile.
INSTEAD: dict[str, Done] = {
    "3TRO4": lambda table: table.pool() == {"progress": 2},
    "3TRO2": lambda table: table.pool() == {"materials": 4},
    "3AKS2": lambda table: table.pool() == {"progress": 1},
    "3TRO7": lambda table: table.pool() == {"progress": 2},
    "3WAG15": lambda table: table.pool() == {"materials": 3},
    "3SAS21": lambda table: table.pool() == {"progress": 1},
    "3TRO6": lambda table: table.pool() == {"progress": 1},
    "3TRO3": lambda table: table.pool() == {},
}


def full_market(table: Table) -> Table:
    table.slot(0, "1TRI5").slot(1, "1CIV8").slot(2, "1CIV14", materials=1).slot(3, "1UNC8").slot(4, "1REG8")
    table.zone("exile", 0, "3REG3").state.exiled = tuple(table.state.zone(EXILE, 0).cards())
    table.zone("civilised deck", 0, "1CIV2", "1CIV3").zone("uncivilised deck", 0, "1UNC9", "1UNC4")
    table.zone("main deck", 0, "1REG3X", "1REG6").zone("region deck", 0, "1REG9", "1REG10")
    return table


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
@pytest.mark.parametrize(("code", "done"), COMMERCE.items(), ids=list(COMMERCE))
def test_what_a_trade_brings_by_its_table(code: str, done: Done) -> None:
    """000:2074-2087, not the printed effect."""
    table = full_market(trading("GUP"))
    if code == "3WAG15":
        table.routes(BOT, {code: 0})
    else:
        table.routes(BOT, {code: 0}).slot(2, "1CIV14")
    table.piles(deck=["1TRI1", "1TRI2", "1TRI4"], discard=["unrest"]).resolve("1FAM1", accept=False)
    assert done(table), (table.pool(), table.there(DECK), table.there(DISCARD), table.past(), table.state.unrest_left())
    assert table.on_route(code) == 1


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
@pytest.mark.parametrize(("code", "done"), INSTEAD.items(), ids=list(INSTEAD))
def test_what_a_trade_brings_when_it_cannot(code: str, done: Done) -> None:
    table = trading("GUP")
    table.routes(BOT, {code: 0}).piles(deck=[], discard=[]).resolve("1FAM1", accept=False)
    assert done(table), (table.pool(), table.there(DECK))


@pytest.mark.rule("imperium:automaton-routes", "imperium:trade")
def test_the_trans_saharan_route_lays_materials_at_the_die() -> None:
    table = trading("GUP")
    table.in_market("1CIV8", "1TRI5").routes(BOT, {"3WAG15": 0}).count(DIE, 0, 2)
    table.resolve("1FAM1", accept=False)
    assert table.tokens_in(2) == {"materials": 1}
    assert table.pool() == {"materials": 3}


@pytest.mark.rule("imperium:automaton-routes", "imperium:automaton-resolving")
@pytest.mark.parametrize(("nation", "side"), [("ROM", "barbarian"), ("CEL", "empire"), ("MIN", "barbarian")])
def test_a_route_revealed_is_played_and_triggered(nation: str, side: str) -> None:
    """D10: on older sheets too; Welcoming as well, though it is fame."""
    table = trading(nation, side)
    table.resolve("3TRO8", accept=False)
    assert table.there(PLAY) == ["3TRO8"]
    assert table.pool() == {"population": 2, "progress": 1}
    assert table.on_route("3TRO8") == 0
    other = trading(nation, side)
    other.piles(dynasty=["1ROM3", "unrest"]).resolve("3FAM3", accept=False)
    assert other.there(PLAY) == ["3FAM3"]
    assert other.there(DYNASTY) == ["1ROM3"]
    assert other.there(DISCARD) == [FILLING[-1]]
