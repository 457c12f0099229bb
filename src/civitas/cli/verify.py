"""`civitas verify`: what becomes of the stored games under the rules installed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from civitas.cli.shell import command, option, voice
from civitas.words import message


@command("verify", message("cli-help-verify"))
@option("--data", said=message("cli-help-data"), type=click.Path(path_type=Path), metavar="FOLDER")
@option("--jobs", said=message("cli-help-jobs"), type=click.IntRange(1, 64), default=2, show_default=True, metavar="J")
@click.pass_context
def verify(ctx: click.Context, data: Path | None, jobs: int) -> None:
    # The server's libraries are loaded only when they are wanted.
    from civitas.server.settings import read_settings
    from civitas.server.verify import verify as try_all

    words, stderr = voice(ctx), Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=None)
        found = asyncio.run(
            try_all(read_settings(data), jobs, lambda done, total: bar.update(task, completed=done, total=total))
        )
    click.echo(words.tell("cli-verify-standing", count=found.standing))
    click.echo(words.tell("cli-verify-holding", count=found.holding))
    click.echo(words.tell("cli-verify-going-on", count=len(found.going_on)))
    click.echo(words.tell("cli-verify-broken", count=len(found.broken)))
    for each in found.going_on:
        click.echo(words.tell("cli-verify-goes-on", table=each.table, game=each.game, said=each.said))
    for each in found.broken:
        click.echo(words.tell("cli-verify-breaks", table=each.table, game=each.game, said=each.said))
