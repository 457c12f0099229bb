"""Every row of every table does in the engine what the oracle, which knows only the books and the tables, expects."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

import pytest

from civitas.games.imperium.automaton import definition
from civitas.games.imperium.numbers import number

from .laying import AutomatonScenario
from .oracle import Position
from .oracle_facts import CHAOS, UNREST, cards, fits, rows_of
from .positions import Case, do, expected, route_cases, table_cases, table_keys
from .positions_build import TableKey


def played(case: Case, any_will_do: bool = False) -> Position:
    """What the engine makes of a case."""
    p = case.position
    edition = p.journey_edition if p.journey is not None else p.edition
    scene = AutomatonScenario(p.nation, edition, p.level).lay_out(p)
    scene.any_will_do = any_will_do
    if case.kind == "card":
        scene.resolve(case.what, p.you_accept)
    elif case.kind == "block":
        scene.block(case.what, p.you_accept)
    elif case.kind == "journey":
        scene.journey(p.you_accept)
    else:
        scene.profit(p.you_accept)
    return scene.read(p)


def differences(case: Case) -> dict[str, tuple[Any, Any]]:
    """By what the two differ: what the oracle expects, and what there is."""
    wanted, found = expected(case), played(case)
    if wanted.main_shuffled:
        wanted.main, found.main = sorted(wanted.main), sorted(found.main)
    wanted.main_shuffled = found.main_shuffled
    wanted.state_tokens = {name: wanted.state_tokens.get(name, 0) for name in found.state_tokens}
    # Where the order of cards means nothing, and where nothing lies.
    wanted.history, found.history = sorted(wanted.history), sorted(found.history)
    if case.kind == "block":
        wanted.discard, found.discard = sorted(wanted.discard), sorted(found.discard)
    wanted.route_goods = {code: goods for code, goods in wanted.route_goods.items() if goods}
    for pile in ("hand", "play", "discard"):
        setattr(wanted.you, pile, sorted(getattr(wanted.you, pile)))
        setattr(found.you, pile, sorted(getattr(found.you, pile)))
    for slot in wanted.market:
        slot.tokens = {name: slot.tokens.get(name, 0) for name in ("materials", "population", "progress", "goods")}
    if wanted.collapse:
        return {} if found.collapse else {"collapse": (True, False)}
    out = {}
    for field in dataclasses.fields(Position):
        if field.compare and getattr(wanted, field.name) != getattr(found, field.name):
            out[field.name] = (getattr(wanted, field.name), getattr(found, field.name))
    return out


def misfits(table: TableKey) -> dict[str, tuple[list[int], list[int]]]:
    """The printed cards that fit other rows than the sheet says: which it says, and which there are."""
    nation, side_name, edition = table
    scene = AutomatonScenario(nation, edition)
    sheet = definition.sheet_of(scene.state)
    rows = sheet.journey if side_name == "journey" else next(s for s in sheet.sides if s.name == side_name).rows
    out = {}
    for code, card in cards().items():
        # All Unrest is alike here, wherever it begins.
        in_nation_deck = "unrest" in card["suits"] and card["start"] == "nation"
        if code not in (UNREST, CHAOS) and card["start"] not in ("power", "state") and not in_nation_deck:
            wanted = [i for i, (trigger, _) in enumerate(rows_of(*table)) if fits(code, trigger)]
            found = [i for i, row in enumerate(rows) if row.fits(scene.state, number(code))]
            if wanted != found:
                out[code] = (wanted, found)
    return out


def faults(cases: list[Case]) -> dict[str, dict[str, tuple[Any, Any]]]:
    found = {case.name: differences(case) for case in cases}
    return {name: each for name, each in found.items() if each}


@pytest.mark.parametrize("table", table_keys(), ids="-".join)
def test_each_row_of_a_table_does_what_the_sheet_says(table: TableKey) -> None:
    assert faults(table_cases(table)) == {}


@pytest.mark.parametrize("table", table_keys(), ids="-".join)
def test_each_printed_card_fits_the_rows_its_marks_fit(table: TableKey) -> None:
    assert misfits(table) == {}


RICH_PLAY = ("1REG2", "1REG3", "1UNC17", "1CIV6")
RICH_HAND = ("1CIV2", "1CIV3", "1CIV12")


class Generous(Position):
    """The other player has more than enough of everything; which of it goes does not matter."""

    def your_only(self, kinds: list[str]) -> str:
        return self.yours(kinds)[0]

    def you_discard(self, number: int) -> None:
        for _ in range(min(number, len(self.you.hand))):
            self.you.discard.append(self.you.hand.pop(0))

    def you_may_return(self) -> None:
        self.you.hand.remove(UNREST)
        self.unrest_pile += 1


def sizes(p: Position) -> tuple[int, ...]:
    return (len(p.you.play), len(p.you.hand), len(p.you.discard), len(p.you.deck))


@pytest.mark.parametrize("table", table_keys(), ids="-".join)
def test_of_several_cards_the_other_player_gives_up_or_draws_so_many(table: TableKey) -> None:
    for case in table_cases(table):
        if case.label != "rich":
            continue
        p = case.position
        p.you.play = [*p.you.play, *(code for code in RICH_PLAY if code not in p.you.play)]
        p.you.hand = [*p.you.hand, *RICH_HAND, UNREST, UNREST]
        p.you.deck = [*RICH_HAND]
        p.you_accept = True
        wanted = copy.deepcopy(Generous(**{field.name: getattr(p, field.name) for field in dataclasses.fields(p)}))
        found = played(case, any_will_do=True)
        do(wanted, case)
        assert (sizes(found), found.unrest_pile) == (sizes(wanted), wanted.unrest_pile), case.name


def test_each_trade_route_does_what_the_automatons_table_says() -> None:
    assert faults(route_cases()) == {}
