"""How a bot fares against every automaton of Imperium: `python bench/automata.py [NATION ...]`.

A beam plays seeds 1 to 60 against the automaton of every nation at every level, its own nation by lot from the seed.
Trade Routes are in the game where the automaton's nation trades; one column more has them for all nations. The table is
written to `docs/automata.md`, where the rows of other nations stay as they are.

Tables of ours are tuned on other seeds: `--seeds 1001-1060 --column emperor` prints the rows and writes nothing.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from civitas import registry
from civitas.arena.simulate import derived
from civitas.bots import make_bot
from civitas.bots.collector import collector_off
from civitas.bots.play import bot_choice
from civitas.games.imperium.automaton.definition import HOUSE, automaton_of
from civitas.games.imperium.automaton.levels import EMPEROR, LEVELS
from civitas.games.imperium.nations import Nation, playable_nations
from civitas.games.imperium.state import AUTOMATON_SEAT

BOT: Final = "beam:nodes=200,width=8,worlds=2"
BOT_SEAT: Final = 1 - AUTOMATON_SEAT
FIRST: Final = 1
LAST: Final = 60
JOBS: Final = 2
LONGEST: Final = 5_000  # choices; no game of a beam came near it
ROUTES_FOR_ALL: Final = f"{LEVELS[EMPEROR]}, routes"
OURS: Final = "ours"
BOOKS: Final = "the book's"
COLUMNS: Final = (*LEVELS, ROUTES_FOR_ALL)
HEADINGS: Final = tuple(name.replace("_", " ").title() for name in COLUMNS)
NORMAL_95: Final = 1.96
TABLE: Final = Path(__file__).parents[1] / "docs" / "automata.md"
ROW: Final = re.compile(rf"\| ([a-z]+) \| ({OURS}|{BOOKS}) \| (.+) \|")
ABOUT: Final = f"""# How a bot fares against the automata of Imperium

Made by `python bench/automata.py`: `{BOT}`, its nation by lot from the seed, against the automaton of every nation at
every level, seeds {FIRST} to {LAST}. Trade Routes are in the game where the automaton's nation trades; in the last
column they always are, at the level {LEVELS[EMPEROR].title()}. A cell tells the automaton's mean score, the bot's mean
score, and how many games of a hundred the bot won, with the 95 % interval of that share (Wilson's). *Ours* are the
tables that Civitas made for nations the books have none for.
"""
HEAD: Final = "".join(
    f"| {' | '.join(cells)} |\n"
    for cells in (
        ("automaton", "table", *HEADINGS),
        ("---", "---", *("---" for _ in COLUMNS)),
    )
)


class Cell(NamedTuple):
    """An automaton at a level, with Trade Routes in the game or not."""

    nation: str
    column: str

    @property
    def level(self) -> str:
        return LEVELS[EMPEROR] if self.column == ROUTES_FOR_ALL else self.column


class Result(NamedTuple):
    automaton: int
    bot: int
    won: Fraction


def nations() -> dict[str, Nation]:
    registry.game("imperium")
    return {nation.name: nation for nation in playable_nations()}


def played(cell: Cell, seed: int) -> Result:
    trades = nations()[cell.nation].needs_trade_routes or cell.column == ROUTES_FOR_ALL
    wish = {
        f"nation{AUTOMATON_SEAT + 1}": cell.nation,
        "automaton": cell.level,
        "trade_routes": "yes" if trades else "no",
    }
    game = registry.game("imperium")
    state: Any = game.new(2, seed, wish)
    bot = make_bot(BOT, derived(0, seed, "bot"))
    choices = 0
    with collector_off():
        while state.asking:
            choices += 1
            if choices > LONGEST:
                raise RuntimeError(f"The game of {cell} with seed {seed} has more than {LONGEST} choices.")
            state.choose(bot_choice(bot, game, state))
    scores, winners = state.scores(), state.winners()
    won = Fraction(int(BOT_SEAT in winners), max(1, len(winners)))
    return Result(scores[AUTOMATON_SEAT], scores[BOT_SEAT], won)


def interval(won: Fraction, games: int) -> tuple[int, int]:
    """Wilson's 95 % interval of a share, in hundredths."""
    share, z = float(won) / games, NORMAL_95
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return round(100 * (middle - reach) / whole), round(100 * (middle + reach) / whole)


def told(results: list[Result]) -> str:
    games = len(results)
    won = sum((result.won for result in results), Fraction(0))
    least, most = interval(won, games)
    automaton, bot = sum(result.automaton for result in results), sum(result.bot for result in results)
    return f"{automaton / games:.1f} : {bot / games:.1f}, {100 * float(won) / games:.0f} % ({least} to {most})"


def row(nation: str, cells: Iterable[str]) -> str:
    ours = automaton_of(nations()[nation].number).editions() == [HOUSE]
    return f"| {' | '.join((nation, OURS if ours else BOOKS, *cells))} |"


def write(made: str) -> None:
    """Puts this row in the place of the one there was, in the order of names."""
    lines = TABLE.read_text("utf-8").splitlines() if TABLE.exists() else []
    kept = {match[1]: line for line in [*lines, made] if (match := ROW.fullmatch(line))}
    rows = "".join(f"{kept[name]}\n" for name in sorted(kept))
    TABLE.write_text(f"{ABOUT}\n{summary(list(kept.values()))}\n{HEAD}{rows}", "utf-8")


def summary(rows: list[str]) -> str:
    """Between which the mean scores of the automata lie at each level, the books' and ours."""
    out = f"| mean scores | {' | '.join(HEADINGS)} |\n"
    out += "| --- |" + " --- |" * len(COLUMNS) + "\n"
    for whose in (BOOKS, OURS):
        found = [match[3].split(" | ") for line in rows if (match := ROW.fullmatch(line)) and match[2] == whose]
        scores = [sorted(float(cell.split(" : ")[0]) for cell in column) for column in zip(*found, strict=True)]
        cells = [f"{least[0]} to {least[-1]}, mean {sum(least) / len(least):.1f}" for least in scores]
        out += f"| {whose} | {' | '.join(cells)} |\n" if cells else ""
    return out


def asked() -> Namespace:
    parser = ArgumentParser(description="A beam against the automata of Imperium.")
    parser.add_argument("nations", nargs="*", metavar="NATION", default=list(nations()))
    parser.add_argument("--seeds", default=f"{FIRST}-{LAST}", help="such as 1001-1060; prints only")
    parser.add_argument("--column", choices=COLUMNS, help="this column alone; prints only")
    parser.add_argument("--jobs", type=int, default=JOBS)
    found = parser.parse_args()
    for name in found.nations:
        if name not in nations():
            parser.error(f"there is no nation {name!r}")
    if not re.fullmatch(r"[0-9]+-[0-9]+", found.seeds):
        parser.error(f"seeds are two numbers, as in 1001-1060; {found.seeds!r} is not")
    return found


def results(pool: ProcessPoolExecutor, cells: list[Cell], seeds: range) -> Iterator[tuple[Cell, list[Result]]]:
    """All games are handed out at once, so that no process waits at the end of a cell."""
    games: dict[Cell, list[Future[Result]]] = {
        cell: [pool.submit(played, cell, seed) for seed in seeds] for cell in cells
    }
    for cell, futures in games.items():
        yield cell, [future.result() for future in futures]


def main(tell: Callable[[str], object]) -> None:
    wish = asked()
    first, last = map(int, wish.seeds.split("-"))
    seeds = range(first, last + 1)
    keeps = wish.column is None and (first, last) == (FIRST, LAST)
    columns = COLUMNS if wish.column is None else (wish.column,)
    row_of: dict[str, list[str]] = {}
    with ProcessPoolExecutor(wish.jobs) as pool:
        for cell, found in results(pool, [Cell(name, column) for name in wish.nations for column in columns], seeds):
            cells = row_of.setdefault(cell.nation, [])
            cells.append(told(found))
            if len(cells) == len(columns):
                made = row(cell.nation, cells)
                tell(made + "\n")
                if keeps:
                    write(made)


if __name__ == "__main__":
    main(lambda line: (sys.stdout.write(line), sys.stdout.flush()))
