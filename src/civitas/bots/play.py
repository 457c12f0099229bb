"""Asking a bot."""

from __future__ import annotations

from typing import Any, TypeVar

from civitas.bots.bot import Bot, worlds_of
from civitas.kernel.errors import IllegalChoice
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.node import PASS
from civitas.kernel.picks import Commit

S = TypeVar("S", bound=Machine)


def asking(state: S, seat: int) -> S:
    """A copy that asks this seat.

    A state asks for commitments in seat order, so the secret picks of those before are made up; the view of the seat
    is the same whatever they are.
    """
    t = state.copy()
    assert isinstance(t, type(state))
    while t.asking and t.asked != seat and isinstance(t.asker(), Commit):
        t.choose(t.options[0])
    if not t.asking or t.asked != seat:
        raise IllegalChoice(f"Seat {seat} is not being asked.")
    return t


def bot_answer(bot: Bot, game: Game[Any], state: Machine, seat: int) -> list[int]:
    """The bot's whole answer for a seat: one code, or all the picks of a commitment."""
    t = asking(state, seat)
    if not isinstance(t.asker(), Commit):
        return [bot_choice(bot, game, t)]
    question = t.question
    assert question is not None
    picks: list[int] = []
    for _ in range(question.pick.most):
        code = bot_choice(bot, game, t)
        if code == PASS:
            break
        t.choose(code)
        picks.append(code)
    return picks


def bot_choice(bot: Bot, game: Game[Any], state: Machine) -> int:
    """What the bot answers to the pending question; the state is left as it is.

    A question with one option is no question: the bot is not asked. IllegalChoice if it answers with anything that
    is not an option, or if the game is over.
    """
    options = state.options
    if not options:
        raise IllegalChoice("The game is over: there is nothing to ask a bot.")
    if len(options) == 1:
        return options[0]
    seat = state.asked
    code = bot.choose(game.view(state, seat), worlds_of(game, state, seat))
    if code not in options:
        raise IllegalChoice(
            f"The bot {type(bot).__name__} of seat {seat} answered {code!r}, which is not an option of the question "
            f"{state.asker().kind!r}; the options are {options}."
        )
    return code
