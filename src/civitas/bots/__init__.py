"""Players that are programs. Each is given what its seat may see, and worlds that agree with it; nothing else."""

from civitas.bots.bot import Bot, Worlds
from civitas.bots.spec import is_bot, make_bot

__all__ = ["Bot", "Worlds", "is_bot", "make_bot"]
