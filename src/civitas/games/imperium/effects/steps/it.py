"""The card an effect spoke of last: A, if all may know it (imperium:interpreting)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import State
from civitas.games.imperium.step import ASKING
from civitas.kernel.frame import Frame
from civitas.kernel.node import Expr

# What A is in place of a card only its owner knows: no more than that it is of the kind the effect asks about.
OF_THE_KIND: Final = -2


class ItIs(Expr[State]):
    """Whether the card the effect spoke of last is of this kind; none was spoken of while it is only asked about."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        if f.pc == ASKING:
            return 0
        return int(f.a == OF_THE_KIND or (f.a >= 0 and self.selector.fits(s, f.a)))
