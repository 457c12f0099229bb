"""The oracle against expectations written by hand from the rules of the automaton."""

from __future__ import annotations

from typing import Any

import pytest

from .oracle import Position
from .oracle_facts import UNREST, fits, has, points, rows_of, tables
from .oracle_state import Frame, Slot, Undetermined, You, nothing

OLD, NEW, HOUSE = "classics_legends", "horizons", "house"


def stock(**resources: int) -> dict[str, int]:
    """Return a stock with some resources."""
    return nothing() | resources


def at(nation: str, side: str, edition: str, **what: Any) -> Position:
    """Return a position in which neither the dynasty nor the main deck has run out."""
    what = {"dynasty": ["1GRE3", "1GRE4"], "main": ["1CIV2", "1CIV3", "1CIV8"], "fame": ["1FAM4"]} | what
    return Position(nation, side, edition, **what)


def market(*codes: str | None, tokens: dict[int, dict[str, int]] | None = None) -> list[Slot]:
    """Return a market, an Unrest under every card but regions."""
    found = []
    for index, code in enumerate([*codes, *[None] * (5 - len(codes))]):
        under = int(code is not None and not has(code, "region"))
        found.append(Slot(code, under, dict((tokens or {}).get(index, {}))))
    return found


def alone() -> Frame:
    """Return a frame for a part that is no card's."""
    return Frame(None, placed=True)


def test_the_worked_example_of_the_book() -> None:
    bot = at("MAY", "barbarian", NEW, die=2, dynasty=["3MAY3", "3MAY13"], main=["1CIV2", "1UNC8"], unrest_pile=8)
    bot.market = market("1UNC3", "1UNC18", "1CIV10", "1UNC6", "1REG6", tokens={0: {"progress": 1}})
    bot.resolve("3MAY21")
    assert (bot.resources["progress"], bot.discard, bot.unrest_pile) == (1, ["3MAY21"], 8)
    bot.resolve(UNREST)
    assert (bot.unrest_pile, bot.discard) == (9, ["3MAY21"])
    bot.resolve("3MAY23")
    assert (bot.resources["progress"], bot.discard) == (2, ["3MAY21", "3MAY23"])
    assert bot.trace[-1]["row"] == 4
    bot.resolve("3MAY26")
    assert bot.resources["progress"] == 3
    assert bot.deck == ["3MAY23", "1UNC3", UNREST]
    assert (bot.discard, bot.history) == (["3MAY21"], ["3MAY26"])
    assert bot.market[0] == Slot("1UNC8", 1, {})
    assert (bot.unrest_pile, bot.main) == (8, ["1CIV2"])


def test_a_card_fits_by_name_by_trait_and_by_other() -> None:
    rows = rows_of("MAY", "barbarian", NEW)
    assert [place for place, (trigger, _) in enumerate(rows) if fits("3MAY23", trigger)] == [3, 4, 9]
    assert [place for place, (trigger, _) in enumerate(rows) if fits("3MAY12", trigger)] == [3, 4, 7, 9]


def test_every_table_ends_with_other_and_every_row_has_a_tree() -> None:
    assert len(tables()) == 61
    assert all(table["rows"][-1]["trigger"]["type"] == "other" for table in tables() if table["side"] != "journey")
    assert all(row["tree"] for table in tables() for row in table["rows"])


def test_the_two_common_rows_stand_before_an_older_table() -> None:
    bot = at("CEL", "empire", OLD, level="supreme_ruler", unrest_pile=5)
    bot.resolve(UNREST)
    assert (bot.unrest_pile, bot.resources["progress"], bot.discard) == (6, 1, [])


def test_an_unrest_under_an_exiled_card_brings_the_supreme_ruler_nothing() -> None:
    bot = at("CEL", "empire", OLD, level="supreme_ruler", unrest_pile=5, market=market("1UNC6", "1UNC8"))
    bot.resolve("1REG4")
    assert (bot.exile, bot.play, bot.market[0].card) == (["1UNC6"], ["1REG4"], "1CIV8")
    assert (bot.resources["progress"], bot.unrest_pile) == (0, 5)


def test_welcoming_is_played_as_a_route_and_not_read_as_fame() -> None:
    bot = at("GRE", "empire", OLD, trade_routes=True, dynasty=["1GRE3", "1GRE11"], deck=["1REG4"])
    bot.resolve("3FAM3")
    assert (bot.play, bot.route_goods, bot.dynasty) == (["3FAM3"], {"3FAM3": 0}, ["1GRE3"])
    assert bot.history == ["1GRE11"]
    assert (bot.discard, bot.deck) == (["1REG4"], [])


def test_a_row_of_which_nothing_can_be_done_gives_way_to_the_next() -> None:
    bot = at("GRE", "empire", OLD)
    bot.resolve("1CIV2")
    assert [note["row"] for note in bot.trace] == [len(rows_of("GRE", "empire", OLD)) - 1]
    assert (bot.resources["progress"], bot.history) == (1, ["1CIV2"])


def test_as_much_of_a_row_as_possible_is_done() -> None:
    bot = at("CAR", "barbarian", OLD)
    bot.resolve("1REG4")
    assert (bot.play, bot.discard, bot.exile) == (["1REG4"], [], [])


def test_acquiring_takes_value_then_tokens_then_the_lowest_slot() -> None:
    bot = at("ATL", "empire", OLD)
    bot.market = market("1CIV2", "1CIV8", "1CIV10", tokens={1: {"materials": 1, "goods": 1}, 2: {"population": 1}})
    bot.main = ["1UNC8", "1REG5"]
    bot.resolve("2ATL6")
    assert bot.deck == ["1CIV8", UNREST]
    assert (bot.resources["materials"], bot.resources["goods"]) == (1, 1)
    assert (bot.market[1], bot.history) == (Slot("1REG5", 0, {}), ["2ATL6"])


def test_progress_on_a_market_card_adds_to_its_value() -> None:
    bot = at("ATL", "empire", OLD)
    bot.market = market("1CIV2", "1TRI1", "1CIV8", tokens={2: {"progress": 2}})
    bot.resolve("2ATL6")
    assert bot.deck == ["1CIV8", UNREST]
    assert bot.resources["progress"] == 2


def test_a_region_acquired_brings_no_unrest_and_the_region_deck_fills_its_slot() -> None:
    bot = at("PER", "barbarian", OLD, market=market(None, None, None, None, "1REG14"), region=["1REG4", "1REG5"])
    bot.resolve("1PER5")
    assert (bot.deck, bot.market[4], bot.region, bot.history) == (["1REG14"], Slot("1REG5"), ["1REG4"], ["1PER5"])
    assert bot.unrest_pile == 12


def test_acquiring_from_exile_takes_an_unrest_unless_it_is_a_region() -> None:
    bot = at("INU", "summer", HOUSE, exile=["1UNC8", "1TRI1", "1UNC6"])
    bot.resolve("3INU8")
    assert (bot.deck, bot.exile) == (["1UNC8"], ["1TRI1", "1UNC6"])
    assert (bot.discard, bot.history, bot.unrest_pile) == ([UNREST], ["3INU8"], 11)
    other = at("VIK", "barbarian", OLD, exile=["1REG4", "1REG14"])
    other.resolve("1VIK19")
    assert (other.deck, other.exile, other.unrest_pile) == (["1REG14"], ["1REG4"], 12)


def test_the_market_wins_ties_against_the_exile() -> None:
    bot = at("MAG", "barbarian", HOUSE, exile=["1REG4"], market=market(None, None, None, None, "1REG5"))
    assert bot.where(["region"], "also", None) == 4
    bot.exile.append("1REG14")
    assert bot.where(["region"], "also", None) == "1REG14"


def test_breaking_through_returns_the_unrest_and_refills_the_slot() -> None:
    bot = at("JPN", "empire", HOUSE, unrest_pile=6, civilised=["1CIV14"])
    bot.market = market(None, None, "1CIV10", tokens={2: {"materials": 2}})
    bot.resolve("3JPN2")
    assert (bot.deck, bot.resources["materials"], bot.unrest_pile) == (["1CIV10"], 2, 6)
    assert (bot.market[2], bot.history) == (Slot("1CIV14", 1), ["3JPN2"])


def test_breaking_through_without_a_market_card_takes_the_small_deck() -> None:
    bot = at("JPN", "empire", HOUSE, civilised=["1CIV10", "1CIV14"], market=market("1UNC8"))
    bot.resolve("3JPN2")
    assert (bot.deck, bot.civilised, bot.history) == (["1CIV14"], ["1CIV10"], ["3JPN2"])


def test_breaking_through_searches_the_main_deck_last_and_fails_for_two_progress() -> None:
    bot = at("MAU", "empire", OLD, main=["1CIV2", "1TRI2", "1CIV3"])
    bot.do(["break", ["tributary"], None, "top"], alone())
    assert (bot.deck, sorted(bot.main), bot.main_shuffled) == (["1TRI2"], ["1CIV2", "1CIV3"], True)
    bot.do(["break", ["tributary"], None, "top"], alone())
    assert bot.resources["progress"] == 2
    with pytest.raises(Undetermined):
        bot.pop_main()


def test_a_cost_is_paid_in_full_or_not_at_all_and_only_for_something() -> None:
    bot = at("CAR", "barbarian", OLD, resources=stock(population=2, materials=2))
    bot.resolve("1CAR16")
    assert bot.resources == stock(population=3, materials=3)
    assert bot.history == ["1CAR16"]
    other = at("CAR", "barbarian", OLD, resources=stock(materials=2), market=market("1CIV2"))
    other.resolve("1CAR16")
    assert other.resources == stock()
    assert (other.deck, other.discard) == (["1CIV2", UNREST], ["1CAR16"])


def test_the_last_alternative_is_done_as_far_as_possible() -> None:
    bot = at("EGY", "barbarian", OLD)
    bot.resolve("2EGY14")
    assert (bot.resources["materials"], bot.history) == (2, ["2EGY14"])


def test_three_regions_are_abandoned_from_the_latest_and_grand_trunk_road_counts_twice() -> None:
    bot = at("MAU", "empire", OLD, play=["2MAU14", "2MAU4", "2MAU21"])
    bot.resolve("1CAR14")
    assert (bot.play, bot.discard, bot.deck) == (["2MAU14"], ["2MAU21", "2MAU4", "1CAR14"], ["1FAM4"])
    short = at("MAU", "empire", OLD, play=["2MAU4"])
    short.resolve("1CAR14")
    assert (short.play, short.resources["progress"]) == (["2MAU4"], 1)


def test_a_hunt_and_a_region_are_two_cards() -> None:
    cost = ["cost", [["abandon", 1, ["hunt"]], ["play_to_history", ["region"]]], [["fame"]]]
    bot = at("INU", "winter", HOUSE, play=["3INU4"])
    assert not bot.able(cost)
    bot.play = ["3INU4", "1REG4"]
    bot.resolve("3INU10")
    assert (bot.play, bot.history, bot.deck) == ([], ["1REG4", "3INU10"], ["1FAM4"])
    assert bot.discard == ["3INU4"]


def test_king_of_kings_pays_by_state_and_only_once() -> None:
    bot = at("MIN", "barbarian", NEW, fame=[], play=["1REG4", "1REG5", "1REG6"])
    bot.resolve("2MIN10")
    assert (bot.resources["progress"], bot.game_end, bot.king_used) == (6, True, True)
    assert not bot.able(["fame"])
    empire = at("MIN", "empire", NEW, fame=[], play=["1REG4", "1REG5", "1REG6"], dynasty=["2MIN3", "2MIN4"])
    empire.resolve("2MIN10")
    assert (empire.resources["progress"], empire.deck, empire.dynasty) == (3, ["2MIN4"], ["2MIN3"])


def test_the_accession_card_turns_the_state_card_in_the_discard_pile() -> None:
    bot = at("MAU", "barbarian", OLD, dynasty=["2MAU3", "2MAU2"])
    bot.resolve("2MAU19")
    assert (bot.side, bot.discard, bot.history) == ("empire", ["2MAU2"], ["2MAU19"])
    never = at("VIK", "barbarian", OLD, dynasty=["1VIK2", "1VIK2"])
    never.resolve("1VIK18")
    never.to_discard("1VIK2")
    assert never.side == "barbarian"


def test_the_last_dynasty_card_triggers_the_end() -> None:
    bot = at("OLM", "barbarian", OLD, dynasty=["2OLM3"])
    bot.resolve("2OLM4")
    assert (bot.dynasty, bot.game_end) == ([], True)


def test_resolving_an_empty_deck_gives_two_progress() -> None:
    bot = at("MIN", "empire", NEW)
    bot.resolve("1FAM4")
    assert (bot.resources["progress"], bot.history) == (2, ["1FAM4"])


def test_a_card_resolved_by_another_goes_to_the_discard_pile_first() -> None:
    bot = at("MIN", "barbarian", NEW, deck=["1REG4", "1UNC3"])
    bot.resolve("1FAM4")
    assert (bot.history, bot.discard, bot.deck) == (["1UNC3", "1FAM4"], ["1REG4"], [])


def test_exile_takes_the_lowest_slot_without_a_token_or_none() -> None:
    tokens = {index: {"goods": 1} for index in range(5)}
    bot = at("PER", "empire", OLD, market=market("1CIV2", "1UNC6", "1UNC8", "1UNC12", "1REG5", tokens=tokens))
    assert not bot.able(["exile_market"])
    bot.market[3].tokens = {}
    bot.resolve("1REG4")
    assert (bot.exile, bot.play) == (["1UNC12"], ["1REG4"])


def test_tokens_go_to_the_die_and_to_the_leftmost_card_without_one() -> None:
    bot = at(
        "TAN",
        "barbarian",
        HOUSE,
        die=5,
        level="warlord",
        market=market("1CIV2", "1UNC6", tokens={0: {"population": 1}}),
    )
    assert not bot.able(["token_die", "population"])
    bot.resolve(UNREST)
    assert (bot.market[1].tokens, bot.unrest_pile) == ({"population": 1}, 13)
    bot.die = 1
    bot.do(["token_die", "population"], alone())
    assert bot.market[0].tokens == {"population": 2}


def test_a_gadget_is_swapped_without_tokens_and_unrest() -> None:
    bot = at("MRT", "alien", HOUSE, dynasty=["3MRT3", "3MRT4"])
    bot.market = market("1UNC6", "1CIV10", "1CIV2", tokens={1: {"progress": 1}})
    bot.resolve("3MRT14")
    assert (bot.market[1], bot.unrest_pile) == (Slot("3MRT14", 1, {"progress": 1}), 12)
    assert bot.resources["progress"] == 2
    assert (bot.history, bot.discard) == (["1CIV10"], [])


def test_trade_prefers_more_goods_then_its_own_then_the_table() -> None:
    bot = at("GUP", "barbarian", NEW, trade_routes=True, play=["3TRO8", "3TRO5"], route_goods={"3TRO8": 3, "3TRO5": 1})
    bot.you = You(play=["3TRO6"], route_goods={"3TRO6": 1})
    assert bot.open_routes()[0][3:] == ("3TRO5", "bot")
    bot.you.route_goods["3TRO6"] = 2
    bot.resolve("1FAM4")
    assert (bot.you.route_goods["3TRO6"], bot.resources) == (3, stock(goods=1, progress=1))
    assert (bot.history, bot.discard) == ([], ["1FAM4"])


def test_trade_without_an_open_route_costs_progress_and_needs_the_expansion() -> None:
    bot = at("GUP", "barbarian", NEW, trade_routes=True, resources=stock(progress=1))
    bot.resolve("1FAM4")
    assert bot.resources == stock(goods=1)
    other = at("SAS", "barbarian", HOUSE, resources=stock(progress=1))
    assert not other.able(["trade"])


def test_the_profit_of_andes_highway_puts_the_last_discarded_card_back() -> None:
    bot = at("GUP", "barbarian", NEW, trade_routes=True, play=["3TRO8"], route_goods={"3TRO8": 3})
    bot.discard = ["1REG4", UNREST]
    bot.profit("3TRO8")
    assert (bot.resources["goods"], bot.history, bot.play) == (3, ["3TRO8"], [])
    assert (bot.deck, bot.discard) == ([UNREST, "1FAM4"], ["1REG4"])


def test_you_lose_what_you_have_and_keep_your_may_parts() -> None:
    bot = at("CAR", "empire", OLD, market=market("1TRI1"), you_accept=True)
    bot.you = You(play=["1REG2"], deck=["1UNC9"])
    bot.resolve("1CAR3")
    assert (bot.deck, bot.history) == (["1TRI1"], ["1CAR3"])
    assert (bot.you.play, bot.you.discard, bot.you.hand) == ([], ["1REG2"], ["1UNC9"])
    thief = at("CEL", "barbarian", OLD, you=You(resources=stock(materials=3)))
    thief.resolve("1CEL19")
    assert (thief.resources, thief.you.resources) == (stock(materials=1), stock(materials=2))


def test_the_last_unrest_ends_the_game_at_once() -> None:
    bot = at("CEL", "empire", OLD, unrest_pile=1)
    bot.resolve("1CEL14")
    assert (bot.collapse, bot.you.hand, bot.unrest_pile) == (True, [UNREST], 0)


def test_the_cultists_keep_tokens_on_the_state_card_and_turn_it() -> None:
    bot = at("CUL", "research_the_ceremony", NEW, dynasty=[], state_tokens={"progress": 5})
    bot.market = market("1CIV2", "1UNC6", "1UNC8", tokens={0: {"progress": 2}, 2: {"goods": 2}})
    bot.block("end_of_cleanup")
    assert (bot.side, bot.state_tokens, bot.exile) == ("prepare_the_ceremony", {}, ["1CIV2", "1UNC8"])
    bot.resources["population"] = 1
    bot.resolve(UNREST)
    assert bot.resources["population"] == 2


def test_the_cultists_move_progress_of_an_acquired_card() -> None:
    bot = at("CUL", "research_the_ceremony", NEW, market=market("1CIV2", "1UNC6", tokens={0: {"progress": 2}}))
    bot.resolve("3CUL7")
    assert (bot.exile, bot.deck) == (["1UNC6"], ["1CIV2", UNREST])
    assert (bot.resources["progress"], bot.state_tokens) == (0, {"progress": 2})


def test_the_utopian_journey_moves_on_or_owes_an_unrest() -> None:
    bot = at("UTO", "any", OLD, resources=stock(progress=5), journey="Path to Shangri-la")
    bot.resolve_journey()
    assert (bot.journey, bot.resources["progress"], bot.deck) == ("Gates of Shangri-la", 0, ["1FAM4"])
    old = at("UTO", "any", OLD, resources=stock(progress=5), journey="Gates of Shangri-la", journey_edition=OLD)
    old.resolve_journey()
    assert (old.journey, old.unrest_after_shuffle) == ("Gates of Shangri-la", 1)
    assert old.resources == stock(progress=5, population=1)


def test_patolli_exiles_a_pinned_card_and_discards_another_with_an_unrest() -> None:
    bot = at("MAY", "barbarian", NEW, main=["1CIV2", "1CIV3", "1CIV8"])
    bot.resolve("3MAY15")
    assert (bot.exile, bot.resources["goods"], bot.discard) == (["1CIV8"], 1, ["3MAY15"])
    bot.resolve("3MAY15")
    assert (bot.discard, bot.unrest_pile) == (["3MAY15", "1CIV3", UNREST, "3MAY15"], 11)


def test_points_are_those_the_automaton_sees() -> None:
    assert (points("1FAM6"), points("1FAM1"), points("1TRI3"), points("2ART5"), points(UNREST)) == (11, 7, 5, -4, -2)
