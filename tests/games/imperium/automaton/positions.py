"""Positions for every row of the tables, the same for the same seed."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .oracle import Position
from .oracle_facts import (
    UNREST,
    Tree,
    cards,
    fits,
    has,
    route_of,
    rows_of,
    table_of,
    tables,
)
from .oracle_state import Undetermined
from .positions_build import (
    COMMON,
    OTHER_BOXES,
    TRADERS,
    Plan,
    TableKey,
    bare,
    build,
    common_cards,
    journeys,
    mixed,
    nation_cards,
    poor,
    rich,
    routes_for,
    words,
)

BLOCKS = ("after_shuffle", "end_of_cleanup")
TRIES = 250
BEST_OF = 16

Note = dict[str, Any]
Wish = Callable[[Position, Note | None], float]


@dataclass
class Case:
    """One position and what is resolved in it."""

    table: TableKey
    row: int
    label: str
    kind: str
    what: str
    position: Position

    @property
    def name(self) -> str:
        """Return a name for the case, unique in its table."""
        return f"{'-'.join(self.table)}-{self.row}-{self.kind}-{self.label}"


def expected(case: Case) -> Position:
    """Return the position after the oracle has done what the case resolves."""
    position = copy.deepcopy(case.position)
    do(position, case)
    return position


def do(position: Position, case: Case) -> None:
    """Do in a position what the case resolves."""
    if case.kind == "card":
        position.resolve(case.what)
    elif case.kind == "block":
        position.block(case.what)
    elif case.kind == "journey":
        position.resolve_journey()
    else:
        position.profit(case.what)


def table_keys() -> list[TableKey]:
    """Return the nation, side and edition of every table."""
    return [(table["nation"], table["side"], table["edition"]) for table in tables()]


def reachable(table: TableKey, row: int) -> tuple[list[str], list[str]]:
    """Return the cards that fit a row: those whose first fitting row it is, and the others."""
    nation, side, edition = table
    rows = rows_of(nation, side, edition)
    unrest = [UNREST] if rows[row][0].get("value") == "unrest" else []
    pools = [
        nation_cards(nation) + common_cards(COMMON, nation, False) + unrest,
        routes_for(nation),
        common_cards((*OTHER_BOXES, "2FAM", "3FAM"), nation, True),
    ]
    late: list[str] = []
    for pool in pools:
        fitting = [code for code in pool if fits(code, rows[row][0])]
        first = [code for code in fitting if not any(fits(code, trigger) for trigger, _ in rows[:row])]
        if first:
            return first, []
        late = late or fitting
    return [], late


def unreachable() -> list[tuple[TableKey, int]]:
    """Return the rows that are no card's first fitting row."""
    return [
        (key, row)
        for key in table_keys()
        if key[1] != "journey"
        for row in range(len(rows_of(*key)))
        if not reachable(key, row)[0]
    ]


def needs_trade(table: TableKey, what: str | None, tree: Tree) -> bool:
    """Tell whether a row is about trade routes."""
    told = any(part[0] in ("trade", "play_route") or "trade_route" in str(part) for part in words(tree))
    return table[0] in TRADERS or told or (what is not None and has(what, "trade_route"))


def note_of(position: Position, kind: str) -> Note | None:
    """Return what the oracle noted about the tree that a case is about."""
    notes = position.trace[1:] if kind == "route" else position.trace
    return notes[0] if notes else None


@dataclass
class Maker:
    """Builds the cases of one tree."""

    table: TableKey
    row: int
    kind: str
    cards: list[str]
    tree: Tree
    seed: int
    must_reach: bool = False

    def one(self, rng: random.Random, label: str, plan: Plan) -> tuple[Case, Position] | None:
        """Return one case and its outcome, if the outcome is determined."""
        what = rng.choice(self.cards)
        card = what if what in cards() else None
        trade = needs_trade(self.table, card, self.tree) or rng.random() < 0.2
        if self.kind == "profit":
            plan.routes = 0
        position = build(rng, self.table, card, plan, trade)
        if self.kind == "profit":
            position.play.append(what)
            position.route_goods[what] = 3
        if self.kind == "journey":
            journeys(position, self.table, self.row)
        case = Case(self.table, self.row, label, "card" if self.kind == "route" else self.kind, what, position)
        try:
            return case, expected(case)
        except Undetermined:
            return None

    def best(self, label: str, plans: list[Callable[[random.Random], Plan]], wish: Wish, enough: float) -> Case | None:
        """Return the case that comes closest to a wish, none if no case has any of it."""
        rng = random.Random(f"{self.seed}|{self.table}|{self.row}|{self.kind}|{self.cards[0]}|{label}")
        found: Case | None = None
        score, seen = 0.0, 0
        for attempt in range(TRIES):
            made = self.one(rng, label, plans[attempt % len(plans)](rng))
            if made is None:
                continue
            note = note_of(made[1], self.kind)
            if self.must_reach and (note is None or note["row"] != self.row):
                continue
            value, seen = wish(made[1], note), seen + 1
            if value > score:
                found, score = made[0], value
            if score >= enough or (found is not None and seen >= BEST_OF):
                break
        return found

    def all(self) -> list[Case]:
        """Return the cases of every flavour."""
        plan_rich: Callable[[random.Random], Plan] = lambda rng: rich(rng, self.tree)  # noqa: E731
        plan_mixed: Callable[[random.Random], Plan] = lambda rng: mixed(rng, self.tree)  # noqa: E731
        plan_bare: Callable[[random.Random], Plan] = lambda _: bare(self.tree)  # noqa: E731
        plan_poor: Callable[[random.Random], Plan] = lambda _: poor()  # noqa: E731
        found = [
            self.best("rich", [plan_rich], self.done, len(self.tree)),
            self.best("poor", [plan_poor], lambda *_: 1.0, 1.0),
            self.best("bare", [plan_bare], lambda *_: 1.0, 1.0),
            self.best("mixed0", [plan_mixed], lambda *_: 1.0, 1.0),
            self.best("mixed1", [plan_mixed], lambda *_: 1.0, 1.0),
        ]
        for place, chain in enumerate(self.tree):
            for number in range(len(chain) if len(chain) > 1 else 0):
                plans = [plan_mixed, plan_rich, plan_mixed, plan_bare]
                wish = self.taking(place, number)
                found.append(self.best(f"chain{place}alternative{number}", plans, wish, 1.0))
        return [case for case in found if case is not None]

    def done(self, _: Position, note: Note | None) -> float:
        """Return in how many sentences the first alternative was done, and how much of it."""
        if note is None or (self.kind == "card" and note["row"] != self.row):
            return 0.01
        pairs = zip(self.tree, note["chains"], strict=False)
        return 0.01 + sum(int(done) / len(chain[0]) for chain, (chosen, done) in pairs if chosen == 0)

    def taking(self, place: int, number: int) -> Wish:
        """Return a wish for one alternative of one chain."""

        def wish(_: Position, note: Note | None) -> float:
            if note is None or (self.kind == "card" and note["row"] != self.row) or len(note["chains"]) <= place:
                return 0.0
            chosen, done = note["chains"][place]
            return 1.0 if chosen == number and done else 0.0

        return wish


def row_cases(table: TableKey, row: int, seed: int = 0) -> list[Case]:
    """Return the cases of one row, counted with the two common rows in front of an older sheet."""
    tree = rows_of(*table)[row][1]
    if table[1] == "journey":
        return Maker(table, row, "journey", [str(rows_of(*table)[row][0]["value"])], tree, seed).all()
    first, late = reachable(table, row)
    if not first and not late:
        return []
    return Maker(table, row, "card", first or late, tree, seed, must_reach=not first).all()


def block_cases(table: TableKey, seed: int = 0) -> list[Case]:
    """Return the cases of what a side says after a shuffle and at the end of clean-up."""
    facts = table_of(*table) or {}
    found: list[Case] = []
    for place, name in enumerate(BLOCKS):
        if name in facts:
            found += Maker(table, -1 - place, "block", [name], facts[name], seed).all()
    return found


def route_cases(seed: int = 0) -> list[Case]:
    """Return the cases of the commerce and the profit of every route in the table."""
    found: list[Case] = []
    for code in sorted({code for nation in TRADERS for code in routes_for(nation)}):
        nation, line = cards()[code]["nation"] or "GUP", route_of(code) or {}
        key = next(key for key in table_keys() if key[0] == nation)
        row = next(place for place, (_, tree) in enumerate(rows_of(*key)) if "play_route" in str(tree))
        for case in Maker(key, row, "route", [code], line["commerce"], seed).all():
            case.label = f"{code}-{case.label}"
            found.append(case)
        for case in Maker(key, row, "profit", [code], line["profit"], seed).all():
            case.label = f"{code}-{case.label}"
            found.append(case)
    return found


def table_cases(table: TableKey, seed: int = 0) -> list[Case]:
    """Return all cases of one table."""
    found = [case for row in range(len(rows_of(*table))) for case in row_cases(table, row, seed)]
    return found + block_cases(table, seed)


def all_cases(seed: int = 0) -> Iterator[Case]:
    """Return every case: all tables, then the trade routes."""
    for table in table_keys():
        yield from table_cases(table, seed)
    yield from route_cases(seed)
