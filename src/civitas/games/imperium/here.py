"""Steps with what lies on and under the speaking card, or a card of some name: tokens, garrisons, mana, legends."""

from __future__ import annotations

from civitas.games.imperium.cards import PRINTED_ICONS, SUITS, Step, name_number
from civitas.games.imperium.deeds import garrison, start_gain, ungarrison, where_is
from civitas.games.imperium.moving import ANYWHERE, PickCards, in_play_named
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    DISCARD,
    GARRISON,
    ICONS,
    LEGENDS,
    NATION,
    NO_GARRISON,
    PLAY,
    PLAYING,
    POWER,
    POWER_SUIT,
    State,
)
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.machine import NOBODY, Expr, Node
