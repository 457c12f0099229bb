"""Breaks the automata's tables one word at a time, and tells which changed rows the oracle's positions do not see.

Of each row a sentence is dropped, an amount made greater by one, a resource, a kind of card, a place or a suit made
another, an alternative left out or put first, the row itself taken out or put behind the next where a card fits both.
No text and no snapshot is asked: only what the row does.

    python tools/table_mutants.py --least 90
"""

from __future__ import annotations

import argparse
import copy
import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ["CIVITAS_PURE"] = "1"
ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tools")]

from mutants import owned, walked  # noqa: E402

from civitas.games.imperium.automaton import definition  # noqa: E402
from civitas.games.imperium.automaton.steps_control import FirstAble, leading  # noqa: E402
from civitas.games.imperium.automaton.trading import ROUTES  # noqa: E402
from civitas.games.imperium.cards import CODES  # noqa: E402
from civitas.games.imperium.effects.steps.control import Together  # noqa: E402
from civitas.games.imperium.effects.steps.market import ANY_TOKEN  # noqa: E402
from civitas.games.imperium.effects.words.selectors import REGIONS, UNCIVILISEDS, with_icon  # noqa: E402
from civitas.games.imperium.game import GAME  # noqa: E402
from civitas.games.imperium.numbers import NATIONS  # noqa: E402
from civitas.games.imperium.selector import Selector  # noqa: E402
from civitas.games.imperium.state import BOOK, DECK, HISTORY  # noqa: E402
from civitas.kernel.expr import Const  # noqa: E402
from civitas.testing.model import FAULTS  # noqa: E402

AMOUNTS = ("amount", "least", "value")
RESOURCES = ("resource", "token")
NO_CARD = with_icon("merchant")
Fault = Callable[[], None]


def things(step: Any) -> list[Any]:
    """A step, all steps it is made of, and what these are made of."""
    out: list[Any] = []
    for each in walked(step):
        out += owned(each, {id(part) for part in each.parts()}, set())
    return out


def set_to(thing: Any, name: str, value: Any) -> Fault:
    return lambda: setattr(thing, name, value)


def faults_in(steps: list[Any]) -> Iterator[tuple[str, Fault]]:
    """Every fault that the sentences of a row can be given, by name."""
    for place in range(len(steps)):
        yield f"drop {place}", lambda place=place: steps.__delitem__(place)  # type: ignore[misc]
    for n, thing in enumerate([each for step in steps for each in things(step)]):
        kind = type(thing).__name__
        for name, value in list(vars(thing).items()) if hasattr(thing, "__dict__") else []:
            where = f"{n} {kind}.{name}"
            if isinstance(value, bool):
                if name == "only_exile":
                    yield where, set_to(thing, name, not value)
            elif isinstance(value, int):
                if kind == "AskAcquire" and thing.token != ANY_TOKEN:
                    continue  # how many tokens is asked only where any tokens are
                if name in AMOUNTS and (value > 0 or isinstance(thing, Const)):
                    yield where, set_to(thing, name, value + 1)
                elif name in RESOURCES and 0 <= value < 4:
                    yield where, set_to(thing, name, (value + 1) % 4)
                elif name == "to" and kind != "JumpUnless":
                    yield where, set_to(thing, name, HISTORY if value != HISTORY else DECK)
            elif isinstance(value, Selector) and name != "watched":
                yield where, set_to(thing, name, UNCIVILISEDS if value.key != UNCIVILISEDS.key else REGIONS)
            elif name == "suits" and isinstance(value, tuple) and len(value) > 1:
                yield where, set_to(thing, name, value[::-1])
            elif name == "resources" and isinstance(value, tuple):
                yield where, set_to(thing, name, tuple((each + 1) % 4 for each in value))
        if isinstance(thing, FirstAble):
            yield f"{n} without the first", lambda thing=thing: shortened(thing)  # type: ignore[misc]
            yield f"{n} the last first", lambda thing=thing: reversed_order(thing)  # type: ignore[misc]


def shortened(chain: FirstAble) -> None:
    del chain.alternatives[0]
    chain.leads = [leading(each) for each in chain.alternatives]


def reversed_order(chain: FirstAble) -> None:
    chain.alternatives.reverse()
    chain.leads = [leading(each) for each in chain.alternatives]


class Patch:
    """A program whose steps are changed for a while."""

    def __init__(self, program: int, steps: list[Any], row: definition.Row | None) -> None:
        self.program, self.steps, self.row = program, steps, row
        self.code = BOOK.code[program]

    def mutants(self) -> Iterator[str]:
        count = len(list(faults_in(copy.deepcopy(self.steps))))
        for place in range(count):
            steps = copy.deepcopy(self.steps)
            name, give = list(faults_in(steps))[place]
            give()
            self.install(steps)
            yield name
        self.install(self.steps)

    def install(self, steps: list[Any]) -> None:
        BOOK.code[self.program] = []
        BOOK.write(self.program, steps)
        if self.row is not None:
            self.row.body = Together(steps)


def positions() -> Any:
    return import_module("games.imperium.automaton.positions")


def seen(cases: list[Any]) -> bool:
    tests = import_module("games.imperium.automaton.test_rows")
    table = cases[0].table
    of_one = all(case.table == table for case in cases)
    try:
        if any(tests.differences(case) for case in cases) or (of_one and tests.misfits(table)):
            return True
        if of_one and any(case.kind == "card" for case in cases):
            tests.test_of_several_cards_the_other_player_gives_up_or_draws_so_many(table)
    except FAULTS:  # what breaks is seen
        return True
    return False


def share_a_card(first: definition.Row, second: definition.Row) -> bool:
    s = GAME.new(2, 1)
    return any(CODES[card] and first.fits(s, card) and second.fits(s, card) for card in range(len(CODES)))


class Run:
    def __init__(self) -> None:
        self.counts = {"seen": 0, "survived": 0}

    def judge(self, name: str, cases: list[Any]) -> None:
        result = "seen" if seen(cases) else "survived"
        self.counts[result] += 1
        if result == "survived":
            sys.stdout.write(f"survived: {name}\n")

    def table(self, key: tuple[str, str, str]) -> None:
        nation, side_name, edition = key
        entry = definition.automaton_of(NATIONS.index(nation))
        sheet = next(each for each in entry.sheets if each.edition == edition)
        cases = positions().table_cases(key)
        side = None if side_name == "journey" else next(each for each in sheet.sides if each.name == side_name)
        rows = sheet.journey if side is None else side.rows
        for block in (side.after_shuffle, side.end_of_clean_up) if side is not None else ():
            if block is not None:
                for name in Patch(block.program, block.body.parts(), block).mutants():
                    self.judge(f"{'-'.join(key)} {name}", sorted(cases, key=lambda case: case.row >= 0))
        for number, row in enumerate(rows):
            ordered = sorted(cases, key=lambda case: case.row != number)
            patch = Patch(row.program, row.body.parts(), row)
            for name in patch.mutants():
                self.judge(f"{'-'.join(key)} row {number} {name}", ordered)
            kinds, nations = row.kinds, row.nation_cards
            row.kinds, row.nation_cards = [NO_CARD], False
            self.fresh(side)
            self.judge(f"{'-'.join(key)} row {number} taken out", ordered)
            row.kinds, row.nation_cards = kinds, nations
            if number + 1 < len(rows) and side is not None and share_a_card(row, rows[number + 1]):
                rows[number], rows[number + 1] = rows[number + 1], rows[number]
                self.fresh(side)
                self.judge(f"{'-'.join(key)} row {number} behind the next", ordered)
                rows[number], rows[number + 1] = rows[number + 1], rows[number]
            self.fresh(side)

    def fresh(self, side: definition.Side | None) -> None:
        if side is not None:
            side.forget()

    def routes(self) -> None:
        cases = positions().route_cases()
        for route in ROUTES:
            for what in ("commerce", "profit"):
                patch = Patch(getattr(route, what), getattr(route, f"{what}_steps"), None)
                for name in patch.mutants():
                    self.judge(f"{route.name} {what} {name}", cases)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("nations", nargs="*")
    parser.add_argument("--least", type=int, default=0)
    wish = parser.parse_args()
    run = Run()
    for key in positions().table_keys():
        if not wish.nations or key[0] in wish.nations:
            run.table(key)
    if not wish.nations:
        run.routes()
    total = sum(run.counts.values())
    share = 100 * run.counts["seen"] / max(1, total)
    sys.stdout.write(", ".join(f"{number} {what}" for what, number in run.counts.items()) + "\n")
    sys.stdout.write(f"{share:.1f} % of {total} mutants seen\n")
    return int(share < wish.least)


if __name__ == "__main__":
    sys.exit(main())
