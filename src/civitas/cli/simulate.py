"""`civitas simulate`: many games between bots, and a report."""

from __future__ import annotations

from typing import Final

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from civitas import registry
from civitas.arena.simulate import Report, simulate as play_many
from civitas.cli.against import Table as Asked, against, automaton_options
from civitas.cli.screen import Screen
from civitas.cli.shell import command, json_option, option, read_files, seed_option, set_option, split_bots, voice
from civitas.kernel.rng import check_seed
from civitas.kernel.text import player
from civitas.words import Words, message

GAMES: Final = 100


@command("simulate", message("cli-help-simulate"))
@click.argument("game")
@option("--games", "count", said=message("cli-help-games-count"), type=int, default=GAMES, metavar="N")
@option("--seats", said=message("cli-help-seats"), type=int, metavar="K")
@option("--bots", said=message("cli-help-simulate-bots"), default="random", metavar="A,B")
@automaton_options()
@seed_option()
@set_option()
@option("--jobs", said=message("cli-help-jobs"), type=int, default=1, metavar="J")
@json_option()
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str,
    count: int,
    seats: int | None,
    bots: str,
    automaton: str | None,
    level: str | None,
    seed: str | None,
    settings: dict[str, str],
    jobs: int,
    as_json: bool,
) -> None:
    info = registry.game(game).info
    wished = against(info, Asked(seats, read_files(info, settings)), automaton, level)
    named = split_bots(bots)
    number = 0 if seed is None else check_seed(seed)
    chairs = max(info.least_seats, len(named)) if wished.seats is None else wished.seats
    stderr = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=count)
        report = play_many(
            game, count, chairs, named, number, wished.settings, jobs, lambda done: bar.update(task, completed=done)
        )
    if as_json:
        click.echo(report.to_json())
    else:
        show(Screen(voice(ctx)), report)


def show(screen: Screen, report: Report) -> None:
    words = screen.words
    figures = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    for label, value in figures_of(words, report):
        figures.add_row(label, value)
    seats = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    bots = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for table, heading in ((seats, message("cli-player")), (bots, message("cli-bot"))):
        table.add_column(words.say(heading))
        table.add_column(words.tell("cli-wins"), justify="right")
        table.add_column(words.tell("cli-mean-score"), justify="right")
    for seat, (wins, score) in enumerate(zip(report.wins_by_seat, report.scores, strict=True)):
        who = words.tell("cli-automaton") if seat == report.automaton else words.say(player(seat))
        seats.add_row(who, wins, f"{score:.2f}")
    for bot, wins in report.wins_by_bot.items():
        bots.add_row(bot, wins, f"{report.scores_by_bot[bot]:.2f}")
    screen.show(figures, seats, bots)


def figures_of(words: Words, report: Report) -> list[tuple[str, str]]:
    return [
        (words.tell("cli-sim-games"), f"{report.games}"),
        (words.tell("cli-sim-speed"), f"{report.games_per_second:,.1f}"),
        (words.tell("cli-sim-decision-speed"), f"{report.decisions_per_second:,.0f}"),
        (words.tell("cli-sim-branching"), f"{report.branching:.2f}"),
        (words.tell("cli-sim-length"), f"{report.length:.1f}"),
        (words.tell("cli-sim-capped"), f"{report.capped}"),
        (words.tell("cli-sim-seconds"), f"{report.seconds:.1f}"),
    ]
