"""Asking a bot."""

from __future__ import annotations

from typing import Any

from civitas.bots.bot import Bot, worlds_of
from civitas.kernel.errors import IllegalChoice
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine


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
