"""`civitas bench`: the speed figures."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from civitas import registry
from civitas.arena.bench import BenchReport, Row, compare, run
from civitas.cli.screen import Screen
from civitas.cli.shell import FAILED, command, json_option, option, voice
from civitas.words import message

THOUSAND: Final = 1000


@command("bench", message("cli-help-bench"))
@click.argument("games", nargs=-1, metavar="[GAME]...")
@json_option()
@option("--against", said=message("cli-help-against"), type=click.Path(path_type=Path), metavar="FILE")
@click.pass_context
def bench(ctx: click.Context, games: tuple[str, ...], as_json: bool, against: Path | None) -> None:
    names = games or tuple(registry.games(hidden=True))
    for name in names:
        registry.game(name)
    report = run(names)
    worse = [] if against is None else compare(report, against)
    if as_json:
        click.echo(report.to_json())
    else:
        show(Screen(voice(ctx)), report)
    for line in worse:
        click.echo(line, err=True)
    if worse:
        ctx.exit(FAILED)


def show(screen: Screen, report: BenchReport) -> None:
    """A table a game and a figure a line; a goal that is reached or missed is marked."""
    words = screen.words
    mode = words.tell("cli-compiled") if report.compiled else words.tell("cli-interpreted")
    screen.line(f"Python {report.python} · {report.machine} · {mode}", "dim")
    for game in dict.fromkeys(row.game for row in report.rows):
        table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(words.tell("cli-figure"))
        for heading in (message("cli-value"), message("cli-yardstick"), message("cli-ratio"), message("cli-goal")):
            table.add_column(words.say(heading), justify="right")
        table.add_column("")
        for row in report.rows:
            if row.game == game:
                table.add_row(*cells(row))
        screen.line(f"\n{game}", "bold")
        screen.show(table)


def cells(row: Row) -> tuple[str, ...]:
    return (
        row.name,
        f"{figure(row.value)} {row.unit.replace('per second', '/s')}",
        "" if row.yardstick is None else f"{row.yardstick:.3g} ms",
        "" if row.ratio is None else figure(row.ratio),
        "" if row.goal is None else figure(row.goal),
        "" if row.ok is None else "✓" if row.ok else "✗",
    )


def figure(value: float) -> str:
    """Four digits that count, or all before the point."""
    return f"{value:,.0f}" if value >= THOUSAND else f"{value:.4g}"
