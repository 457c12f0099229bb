"""Bots by name: `name[:key=value[,key=value]]`, such as `greedy` or `search:playouts=500,depth=200`."""

from __future__ import annotations

from typing import Final

from civitas.bots.beam import BeamBot
from civitas.bots.bot import Adviser, Bot
from civitas.bots.budget import Budget, Steps, Time
from civitas.bots.chance import RandomBot
from civitas.bots.greedy import GreedyBot
from civitas.bots.search import SearchBot
from civitas.kernel.errors import OptionError
from civitas.kernel.rng import check_seed

# What each bot can be told: name of the argument, least, most.
ARGUMENTS: Final = {
    "random": {},
    "greedy": {"worlds": (1, 1000)},
    "search": {
        "ms": (1, 3_600_000),
        "playouts": (1, 100_000_000),
        "depth": (1, 1_000_000),
        "turns": (1, 1_000_000),
        "width": (2, 1000),
    },
    "beam": {
        "ms": (1, 3_600_000),
        "nodes": (1, 100_000_000),
        "width": (1, 1000),
        "worlds": (1, 1000),
    },
}
WORLDS: Final = 4
MILLISECONDS: Final = 200
DEPTH: Final = 200
TURNS: Final = 4
WIDTH: Final = 6
BEAM_WIDTH: Final = 12
BEAM_WORLDS: Final = 3


def make_bot(spec: str, seed: int | str) -> Bot:
    """The bot a spec names, thinking from that seed; OptionError says what is allowed."""
    number = check_seed(seed)
    name, given = read_spec(spec)
    match name:
        case "random":
            return RandomBot(number)
        case "greedy":
            return GreedyBot(number, given.get("worlds", WORLDS))
        case "search":
            budget = budget_of(name, given, "playouts")
            depth, turns, width = given.get("depth", DEPTH), given.get("turns", TURNS), given.get("width", WIDTH)
            return SearchBot(number, budget, depth, turns, width)
        case "beam":
            budget = budget_of(name, given, "nodes")
            return BeamBot(number, budget, given.get("width", BEAM_WIDTH), given.get("worlds", BEAM_WORLDS))
    raise AssertionError(f"the bot {name!r} is in the table but cannot be made")


def make_adviser(spec: str, seed: int | str) -> Adviser:
    """The bot a spec names, if it can rate options; OptionError says which can."""
    bot = make_bot(spec, seed)
    if not isinstance(bot, GreedyBot | SearchBot | BeamBot):
        raise OptionError(f"The bot {spec!r} has no opinion of its options; those that have are: greedy, search, beam.")
    return bot


def is_bot(spec: str) -> bool:
    """Whether this names a bot, with arguments or without."""
    return spec.partition(":")[0] in ARGUMENTS


def budget_of(name: str, given: dict[str, int], steps: str) -> Budget:
    """So many milliseconds, or so many of the steps the bot counts."""
    if "ms" in given and steps in given:
        raise OptionError(f"The bot {name!r} thinks for 'ms' or for {steps!r}, not for both.")
    return Steps(given[steps]) if steps in given else Time(given.get("ms", MILLISECONDS))


def read_spec(spec: str) -> tuple[str, dict[str, int]]:
    """The name and the arguments, checked."""
    name, colon, rest = spec.partition(":")
    if name not in ARGUMENTS:
        raise OptionError(f"There is no bot {name!r}; the bots are: {', '.join(ARGUMENTS)}.")
    allowed = ARGUMENTS[name]
    given: dict[str, int] = {}
    for part in rest.split(",") if colon else ():
        key, equals, value = part.partition("=")
        if key not in allowed or not equals or key in given:
            what = ", ".join(f"{key}=NUMBER" for key in allowed) or "nothing"
            raise OptionError(f"The bot {name!r} can be told {what}, each once; {part!r} is not possible.")
        least, most = allowed[key]
        if not (value.isascii() and value.isdigit() and len(value) <= len(str(most)) and least <= int(value) <= most):
            raise OptionError(
                f"{key!r} of the bot {name!r} must be a whole number from {least} to {most}; {value!r} is not."
            )
        given[key] = int(value)
    return name, given
