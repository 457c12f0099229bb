"""The command `civitas`."""

from __future__ import annotations

import click

from civitas.cli.bench import bench
from civitas.cli.doctor import doctor
from civitas.cli.games import games
from civitas.cli.play import play
from civitas.cli.replay import replay
from civitas.cli.rules import rules
from civitas.cli.serve import backup, restore, serve
from civitas.cli.shell import Commands, option, own_version
from civitas.cli.simulate import simulate
from civitas.cli.verify import verify
from civitas.words import message


def print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"civitas {own_version()}")
        ctx.exit()


@click.group("civitas", cls=Commands, said=message("cli-help-civitas"))
@option(
    "--version",
    said=message("cli-help-version"),
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
)
def civitas() -> None:
    """What the commands hang on."""


for part in (backup, bench, doctor, games, play, replay, restore, rules, serve, simulate, verify):
    civitas.add_command(part)


def main() -> None:
    civitas.main(prog_name="civitas")
