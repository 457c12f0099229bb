"""`civitas games`: what can be played."""

from __future__ import annotations

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from civitas import registry
from civitas.cli.screen import Screen
from civitas.cli.shell import command, json_option, option, print_json, voice
from civitas.kernel.game import GameInfo, OptionSpec
from civitas.rooms import Rooms
from civitas.words import Words, message


@command("games", message("cli-help-games"))
@option("--all", "everything", said=message("cli-help-all"), is_flag=True)
@json_option()
@click.pass_context
def games(ctx: click.Context, everything: bool, as_json: bool) -> None:
    found = [registry.game(name) for name in registry.games(hidden=everything)]
    if as_json:
        print_json([msgspec.to_builtins(game.info) for game in found])
        return
    words = voice(ctx)
    screen = Screen(words)
    if not found:
        screen.line(words.tell("cli-no-games"))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for heading in (message("cli-name"), message("cli-game"), message("cli-seats"), message("cli-game-options")):
        table.add_column(words.say(heading))
    for game in found:
        own = Screen(voice(ctx, game))
        rooms = Rooms(game)
        options = "\n".join(
            f"{spec.name}={allowed(spec, words)}: {own.spoken(rooms.name('option', spec.name))}"
            for spec in game.info.options
        )
        table.add_row(game.info.name, own.spoken(rooms.title()), seat_range(game.info), options)
    screen.show(table)


def seat_range(info: GameInfo) -> str:
    return f"{info.least_seats}-{info.most_seats}" if info.least_seats < info.most_seats else str(info.least_seats)


def allowed(spec: OptionSpec, words: Words) -> str:
    """What an option may be, its default first."""
    match spec.kind:
        case "flag":
            values = "true|false"
        case "number":
            values = f"{spec.least}-{spec.most}"
        case "choice":
            values = "|".join(spec.values)
        case "text":
            values = words.tell("cli-option-text", most=spec.most)
    default = str(spec.default).lower() if spec.kind == "flag" else str(spec.default)
    return f"{default} ({values})"
