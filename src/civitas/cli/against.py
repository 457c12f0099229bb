"""`--automaton` and `--level`: playing against the automaton of a game, where it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from civitas.cli.shell import option
from civitas.kernel.errors import OptionError
from civitas.kernel.game import AutomatonInfo, GameInfo
from civitas.words import message

F = TypeVar("F", bound=Callable[..., Any])


class Table(NamedTuple):
    """What was asked for of a new table; no number of seats if it was not named."""

    seats: int | None
    settings: dict[str, str]


def automaton_options() -> Callable[[F], F]:
    """`--automaton` and `--level`."""
    who = option("--automaton", said=message("cli-help-automaton"), metavar="WHO")
    level = option("--level", said=message("cli-help-level"), metavar="L")
    return lambda command: who(level(command))


def against(info: GameInfo, asked: Table, who: str | None, level: str | None) -> Table:
    """The table with the automaton wished for, if one is; OptionError for what cannot be or contradicts the rest."""
    if who is None:
        if level is not None:
            raise OptionError("--level is that of an automaton; say with --automaton which one.")
        return asked
    own = info.automaton
    if own is None:
        raise OptionError(f"{info.name} has no automaton.")
    settings, levels = dict(asked.settings), levels_of(info, own)
    chosen = level or settings.get(own.level, own.usual)
    if level is not None and level not in levels:
        raise OptionError(f"The level of the automaton must be one of {', '.join(levels)}; {level[:60]!r} is not.")
    if chosen not in levels:
        raise OptionError(f"--automaton {who} and --set {own.level}={chosen} contradict each other.")
    for flag, name, value in (("automaton", own.who, who), ("level", own.level, chosen)):
        if settings.setdefault(name, value) != value:
            raise OptionError(f"--{flag} {value} and --set {name}={settings[name]} contradict each other.")
    if asked.seats not in (None, own.seats):
        raise OptionError(f"Against the automaton one plays at a table with {own.seats} seats, not {asked.seats}.")
    return Table(own.seats, settings)


def levels_of(info: GameInfo, own: AutomatonInfo) -> list[str]:
    """The levels there are: every value of the option but its default, which is to have no automaton."""
    spec = next(spec for spec in info.options if spec.name == own.level)
    return [value for value in spec.values if value != spec.default]
