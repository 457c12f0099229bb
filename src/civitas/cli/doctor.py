"""`civitas doctor`: what this installation is made of."""

from __future__ import annotations

import platform
import re
import shutil
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Final

import click
from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.table import Table

from civitas import pure, registry
from civitas.cli.screen import Screen
from civitas.cli.shell import FAILED, command, json_option, own_version, print_json, voice
from civitas.words import message

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


class Health(Struct, frozen=True):
    """`dependencies` maps each to its version, None if it is missing; `stale` are modules older than their source."""

    civitas: str
    python: str
    platform: str
    dependencies: dict[str, str | None]
    games: dict[str, str]
    compiled: bool
    pure: bool
    stale: list[str]
    database: str | None
    browser: str | None

    @property
    def well(self) -> bool:
        return not self.stale and None not in self.dependencies.values()


def examine() -> Health:
    return Health(
        civitas=own_version(),
        python=platform.python_version(),
        platform=f"{platform.system()} {platform.machine()}",
        dependencies={name: version_of(name) for name in dependencies()},
        games={name: registry.game(name).info.version for name in registry.games(hidden=True)},
        compiled=pure.compiled(),
        pure=pure.wanted(),
        stale=pure.stale(),
        database=None,
        browser=next(filter(None, map(shutil.which, BROWSERS)), None),
    )


def dependencies() -> list[str]:
    """The distributions this one needs to run, without its extras."""
    return [re.split(r"[^\w.-]", need)[0] for need in requires("civitas") or [] if "extra ==" not in need]


def version_of(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


@command("doctor", message("cli-help-doctor"))
@json_option()
@click.pass_context
def doctor(ctx: click.Context, as_json: bool) -> None:
    health = examine()
    if as_json:
        print_json(health)
    else:
        show(Screen(voice(ctx)), health)
    if not health.well:
        ctx.exit(FAILED)


def show(screen: Screen, health: Health) -> None:
    words = screen.words
    missing = words.tell("cli-missing")
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_row("civitas", health.civitas)
    table.add_row("Python", f"{health.python} ({health.platform})")
    for name, found in health.dependencies.items():
        table.add_row(name, found or missing, style="" if found else "red")
    for name, found in health.games.items():
        table.add_row(words.tell("cli-doctor-game", name=name), words.tell("cli-doctor-rules", version=found))
    mode = words.tell("cli-compiled") if health.compiled else words.tell("cli-interpreted")
    table.add_row(words.tell("cli-doctor-kernel"), mode + (" (CIVITAS_PURE=1)" if health.pure else ""))
    stale = ", ".join(health.stale) or words.tell("cli-doctor-no-stale")
    table.add_row(words.tell("cli-doctor-stale"), stale, style="red" if health.stale else "")
    table.add_row(words.tell("cli-doctor-database"), health.database or words.tell("cli-doctor-no-database"))
    table.add_row(words.tell("cli-doctor-browser"), health.browser or missing)
    screen.show(table)
