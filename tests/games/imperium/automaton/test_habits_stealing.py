"""Stealing from the automaton, its state, its routes, and what your cards answer (parts b 35-43 and d of the facts)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.codes import FROM_DECK
from civitas.games.imperium.state import CHAOS_PILE, DECK, DISCARD, HAND, HISTORY, PLAY, UNCIVILISED

from ..scenario import number
from .laying import BOT, YOU
from .playing import Table


def facing(nation: str = "ROM", edition: str = "newest") -> Table:
    table = Table(nation, edition)
    table.piles(deck=["1TRI1", "1TRI2"], discard=["1UNC10"], dynasty=["1ROM3", "1ROM2"])
    table.in_market("1CIV10", "1CIV14", "1CIV8", "1UNC8", "1REG8").unrest_left(9)
    table.deck(YOU, *["1MAC19"] * 8)
    return table


# Stealing.


ROBBERIES = [("1GRE15", "materials", 2, n) for n in (0, 1, 3)]
ROBBERIES += [("1MAC11", "materials", 2, n) for n in (1, 3)] + [("2TRI11", "progress", 1, n) for n in (1, 3)]


@pytest.mark.rule("imperium:automaton-habits", "imperium:steal")
@pytest.mark.parametrize(("code", "resource", "most", "there"), ROBBERIES)
def test_it_is_robbed_of_what_it_has(code: str, resource: str, most: int, there: int) -> None:
    """1GRE15 also brings you progress and the others population."""
    table = facing()
    table.give(**{resource: there}).you_play(code, "empire" if code == "2TRI11" else "barbarian", accept=False)
    gift, own = ({"population": 1}, {"progress": 1}) if code == "1GRE15" else ({}, {})
    taken = min(most, there)
    assert table.pool() == {name: n for name, n in ({resource: there - taken} | gift).items() if n}
    assert table.pool(YOU) == {name: n for name, n in ({resource: taken} | own).items() if n}


@pytest.mark.rule("imperium:automaton-habits", "imperium:steal")
def test_it_gives_nothing_in_place_of_what_is_stolen() -> None:
    """000:1081: neither progress nor goods stand for materials."""
    table = facing()
    table.give(progress=5, goods=5, population=5).you_play("1GRE15")
    assert table.pool() == {"progress": 5, "goods": 5, "population": 6}
    assert table.pool(YOU) == {"progress": 1}


@pytest.mark.rule("imperium:automaton-habits", "imperium:steal", "imperium:take-unrest")
@pytest.mark.parametrize(("there", "unrest"), [(0, 1), (1, 1), (2, 0), (5, 0)])
def test_when_it_cannot_pay_it_takes_unrest(there: int, unrest: int) -> None:
    """Go a'Viking: with one material it gives that and takes the Unrest as well."""
    table = facing()
    table.give(materials=there, progress=9).you_play("1VIK13")
    assert table.there(DECK) == ["1TRI1", "1TRI2", *["unrest"] * unrest]
    assert table.pool(YOU).get("materials", 0) == min(there, 2)


@pytest.mark.rule("imperium:automaton-habits", "imperium:steal", "imperium:take-unrest")
@pytest.mark.parametrize(("goods", "left", "unrest"), [(0, 1, 1), (1, 0, 0), (4, 3, 0)])
def test_river_raiders_take_goods_or_bring_goods_and_unrest(goods: int, left: int, unrest: int) -> None:
    """3UNC14: who has no goods takes an Unrest and gains 1 goods."""
    table = facing()
    table.give(goods=goods).you_play("3UNC14")
    assert table.pool().get("goods", 0) == left
    assert table.there(DECK) == ["1TRI1", "1TRI2", *["unrest"] * unrest]
    assert table.pool(YOU).get("goods", 0) == (1 if goods else 0)


# Its state and its regions.


@pytest.mark.rule("imperium:automaton-habits", "imperium:state")
@pytest.mark.parametrize(
    ("nation", "side", "empire"),
    [
        ("ROM", "barbarian", False),
        ("ROM", "empire", True),
        ("ATL", "empire", True),
        ("INU", "summer", True),
        ("INU", "winter", False),
        ("MRT", "alien", True),
        ("MRT", "gone_native", False),
        ("POL", "isle_bound", False),
        ("POL", "voyaging", False),
        ("CUL", "research_the_ceremony", True),
        ("CUL", "ceremonial_gathering", False),
        ("CUL", "ceremony_of_the_key", False),
        ("VIK", "barbarian", False),
    ],
)
def test_it_is_an_empire_when_that_side_is_up(nation: str, side: str, empire: bool) -> None:
    """Plundering steals 1 progress from each empire player."""
    table = facing(nation)
    table.side(side).give(progress=3).you_play("3MAG6")
    assert table.pool() == {"progress": 2 if empire else 3}
    assert table.pool(YOU) == ({"progress": 1} if empire else {})


@pytest.mark.rule("imperium:automaton-habits", "imperium:in-play")
@pytest.mark.parametrize(("play", "stolen"), [([], 0), (["3TRO8"], 0), (["1REG9"], 1)])
def test_your_cards_see_whether_it_has_a_region(play: list[str], stolen: int) -> None:
    """Cattle Raid steals from each player with a region in play."""
    table = facing()
    table.give(materials=3).piles(play=play)
    table.you_play("1CEL19")
    assert table.pool() == {"materials": 3 - stolen}


# Its routes.


def trader(goods: int) -> Table:
    table = facing()
    table.in_play(YOU, "3MERC1A").zone("stack", YOU, "3MERC1B").trading()
    table.routes(BOT, {"3TRO8": goods})
    return table


@pytest.mark.rule("imperium:automaton-habits", "imperium:trade", "imperium:automaton-routes")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_you_trade_on_its_route(there: int) -> None:
    """000:1089: goods from the supply on its route, the printed effect for you, then 1 goods for you."""
    table = trader(there)
    table.turn().use("3MERC1A").settle(choose=1)
    assert table.on_route("3TRO8") == there + 1
    assert table.pool(YOU) == {"population": 2, "progress": 1, "goods": 1}
    assert table.pool() == {}
    assert table.there(PLAY) == ["3TRO8"]


@pytest.mark.rule("imperium:automaton-habits", "imperium:trade", "imperium:automaton-routes")
def test_you_do_not_trade_on_a_full_route_of_it() -> None:
    """The Merchant then has one use only, so that it does not ask which; with room on the route it asks."""
    table = trader(3)
    table.turn().use("3MERC1A")
    assert table.state.asker().kind == "exile-market"
    other = trader(2)
    other.turn().use("3MERC1A")
    assert other.state.asker().kind == "choose"


@pytest.mark.rule("imperium:automaton-habits", "imperium:trade", "imperium:draw")
def test_the_automaton_draws_as_the_owner_of_welcoming() -> None:
    """Its printed effect: you gain an action, the owner may draw: the top of its deck to its discard pile."""
    table = facing()
    table.in_play(YOU, "3MERC1A").zone("stack", YOU, "3MERC1B").trading()
    table.piles(play=["3FAM3"]).turn().use("3MERC1A")
    table.settle(choose=1)
    assert table.there(DECK) == ["1TRI1"]
    assert table.there(DISCARD) == ["1UNC10", "1TRI2"]
    assert table.pool(YOU) == {"goods": 1}


@pytest.mark.rule("imperium:automaton-habits", "imperium:routes")
def test_your_cards_see_its_routes() -> None:
    """Mediterranean Circle resolves the printed effect of a route another player has in play."""
    table = facing()
    table.trading().piles(play=["3TRO8"])
    table.you_play("3TRO9", choose=0)
    assert table.pool(YOU) == {"population": 2, "progress": 1}


# Your cards that answer what it does.


ANSWERS = [(0, "unrest", {"progress": 1}), (1, "unrest", {"population": 1}), (2, "chaos", {})]


def spreading(nation: str = "ROM", edition: str = "newest") -> Table:
    """You have Spreading Chaos in play, and there are two Chaos."""
    table = facing(nation, edition)
    table.in_play(YOU, "3CUL9").lay(CHAOS_PILE, 0, [number("3CUL25")] * 2)
    table.zone("main deck", 0, "1REG5", "1REG6")
    return table


@pytest.mark.rule("imperium:automaton-habits", "imperium:cultists", "imperium:acquire")
@pytest.mark.parametrize(("choice", "top", "pool"), ANSWERS)
def test_spreading_chaos_answers_the_unrest_it_takes_with_a_card(choice: int, top: str, pool: dict[str, int]) -> None:
    """3CUL9: also when it acquires; the Chaos then lies on the card acquired, and the Unrest goes back."""
    table = spreading("MIN", "horizons")
    # Other: discard the top card of the deck, acquire a civilised card.
    table.answering(may=0, choose=choice).resolve("1UNC20", accept=True)
    assert table.there(DECK) == ["1TRI1", "1CIV14", top]
    assert table.pool(YOU) == pool
    assert table.cards_in("hand", YOU) == ["3CUL9"]
    assert table.state.unrest_left() == (10 if choice == 2 else 9)
    assert len(table.there(CHAOS_PILE, 0)) == (1 if choice == 2 else 2)
    assert table.there(HAND) == []


@pytest.mark.rule("imperium:automaton-habits", "imperium:cultists", "imperium:take-unrest")
@pytest.mark.parametrize(("choice", "top", "pool"), ANSWERS)
def test_spreading_chaos_answers_the_unrest_you_give_it(choice: int, top: str, pool: dict[str, int]) -> None:
    table = spreading()
    table.in_market().you_play("2TRI9", accept=True, may=0, choose=choice, break_through=FROM_DECK + UNCIVILISED)
    assert table.there(DECK) == ["1TRI1", "1TRI2", top]
    assert table.pool(YOU) == pool
    assert table.there(HAND) == []
    assert table.state.unrest_left() == (9 if choice == 2 else 8)
    assert len(table.there(CHAOS_PILE, 0)) == (1 if choice == 2 else 2)


@pytest.mark.rule("imperium:automaton-habits", "imperium:cultists")
def test_spreading_chaos_may_be_kept() -> None:
    table = spreading("MIN", "horizons")
    table.resolve("1UNC20", accept=False)
    assert table.there(DECK) == ["1TRI1", "1CIV14", "unrest"]
    assert table.cards_in("play", YOU) == ["3CUL9"]
    assert table.asked == ["may"]


@pytest.mark.rule("imperium:automaton-habits", "imperium:cultists", "imperium:take-unrest")
def test_corrupted_cultists_give_it_chaos_in_place_of_unrest() -> None:
    """3CUL30A, in your turn: it should put the Chaos into its discard pile, which it ignores (000:1149, 1524)."""
    table = facing()
    deal_state(table.state, YOU, number("3CUL30A"))
    table.lay(CHAOS_PILE, 0, [number("3CUL25")] * 2).in_play(YOU)
    table.hand(YOU, "3CUL12").turn().play("3CUL12")
    table.settle(accept=True)
    assert table.there(DECK) == ["1TRI1", "1TRI2", "chaos"]
    assert table.there(DISCARD) == ["1UNC10"]
    assert table.there(HAND) == []
    assert table.state.unrest_left() == 9
    assert len(table.there(CHAOS_PILE, 0)) == 1


@pytest.mark.rule("imperium:automaton-habits", "imperium:history")
def test_the_text_of_its_cards_is_silent() -> None:
    """000:1069, 1127: Mounted Archers and Standing Army in its history or play answer nothing, its regions neither."""
    table = facing()
    table.give(materials=2, population=2).piles(play=["2REG12"], history=["1UNC1", "1SCY20"])
    table.you_play("1GRE15")
    assert table.pool(YOU)["materials"] == 2
    assert table.there(HISTORY) == ["1UNC1", "1SCY20"]
