"""Civitas: civilization board games with every rule enforced.

`civitas.game("proving")` gives a game; what it can do is the contract of `civitas.kernel.game.Game`.
"""

from civitas import pure

pure.install()

from civitas.kernel.errors import (  # noqa: E402
    CivitasError,
    Forbidden,
    IllegalChoice,
    LoadError,
    Mismatch,
    OptionError,
    RecordError,
    StaleChoice,
    UnknownGame,
)
from civitas.kernel.game import ALL, Game, GameInfo, OptionSpec, View  # noqa: E402
from civitas.kernel.node import PASS  # noqa: E402
from civitas.kernel.question import Pick, Question  # noqa: E402
from civitas.kernel.record import Record  # noqa: E402
from civitas.kernel.session import Session  # noqa: E402
from civitas.kernel.text import Item, Message, Option, Refusal  # noqa: E402
from civitas.registry import game, replay  # noqa: E402

__all__ = [
    "ALL",
    "PASS",
    "CivitasError",
    "Forbidden",
    "Game",
    "GameInfo",
    "IllegalChoice",
    "Item",
    "LoadError",
    "Message",
    "Mismatch",
    "Option",
    "OptionError",
    "OptionSpec",
    "Pick",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "Session",
    "StaleChoice",
    "UnknownGame",
    "View",
    "game",
    "replay",
]
