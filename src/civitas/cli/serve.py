"""`civitas serve`, `civitas backup`, `civitas restore`: the web app and its data."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from civitas.cli.shell import command, option, voice
from civitas.words import message


@command("serve", message("cli-help-serve"))
@option("--host", said=message("cli-help-host"), default="127.0.0.1", show_default=True, metavar="ADDRESS")
@option("--port", said=message("cli-help-port"), type=click.IntRange(1, 65535), default=8000, show_default=True)
@option("--workers", said=message("cli-help-workers"), type=click.IntRange(1, 64), default=1, show_default=True)
@option("--bots", said=message("cli-help-bot-processes"), type=click.IntRange(1, 64), default=1, show_default=True)
@option("--data", said=message("cli-help-data"), type=click.Path(path_type=Path), metavar="FOLDER")
@option(
    "--log",
    said=message("cli-help-log"),
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
)
@click.pass_context
def serve(ctx: click.Context, host: str, port: int, workers: int, bots: int, data: Path | None, log: str) -> None:
    # The server's libraries are loaded only when a server is wanted.
    from civitas.server import serve as server
    from civitas.server.settings import read_settings
    from civitas.server.verify import untried

    waiting = asyncio.run(untried(read_settings(data)))
    if waiting:
        click.echo(voice(ctx).tell("cli-serve-untried", count=waiting))
    click.echo(voice(ctx).tell("cli-serving", address=f"http://{host}:{port}"))
    server.serve(host, port, workers, bots, data, log)


@command("backup", message("cli-help-backup"))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@option("--data", said=message("cli-help-data"), type=click.Path(path_type=Path), metavar="FOLDER")
@click.pass_context
def backup(ctx: click.Context, file: Path, data: Path | None) -> None:
    from civitas.server.backup import back_up
    from civitas.server.settings import read_settings

    rows = asyncio.run(back_up(read_settings(data), file))
    click.echo(voice(ctx).tell("cli-backed-up", rows=rows, file=str(file)))


@command("restore", message("cli-help-restore"))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@option("--data", said=message("cli-help-data"), type=click.Path(path_type=Path), metavar="FOLDER")
@click.pass_context
def restore(ctx: click.Context, file: Path, data: Path | None) -> None:
    from civitas.server import backup as backups
    from civitas.server.settings import read_settings

    rows = asyncio.run(backups.restore(read_settings(data), file))
    click.echo(voice(ctx).tell("cli-restored", rows=rows))
