"""All words of the automaton's tables, for their files."""

from __future__ import annotations

from civitas.games.imperium.automaton.definition import (
    CLASSICS_LEGENDS as CLASSICS_LEGENDS,
    HORIZONS as HORIZONS,
    HOUSE as HOUSE,
    Layout as Layout,
)
from civitas.games.imperium.automaton.levels import CULTIST_UNREST as CULTIST_UNREST
from civitas.games.imperium.automaton.steps_market import RESOLVE_IT as RESOLVE_IT
from civitas.games.imperium.automaton.words import *
from civitas.games.imperium.automaton.words import EXHAUST as EXHAUST
from civitas.games.imperium.automaton.writing import (
    NATION_CARDS as NATION_CARDS,
    OTHER as OTHER,
    after_shuffle as after_shuffle,
    automaton as automaton,
    end_of_clean_up as end_of_clean_up,
    journey as journey,
    route as route,
    row as row,
    sheet as sheet,
    side as side,
)
from civitas.games.imperium.effects.steps.market import ANY_TOKEN as ANY_TOKEN
from civitas.games.imperium.effects.words.selectors import *
from civitas.games.imperium.state import (
    BARBARIAN as BARBARIAN,
    CIVILISED as CIVILISED,
    CORRUPTED as CORRUPTED,
    DECK as DECK,
    DISCARD as DISCARD,
    EMPIRE as EMPIRE,
    GOODS as GOODS,
    HISTORY as HISTORY,
    ISLE_BOUND as ISLE_BOUND,
    MATERIALS as MATERIALS,
    PLAY as PLAY,
    POPULATION as POPULATION,
    PROGRESS as PROGRESS,
    REGION as REGION,
    TRADE_ROUTE as TRADE_ROUTE,
    TRIBUTARY as TRIBUTARY,
    UNCIVILISED as UNCIVILISED,
    VOYAGING as VOYAGING,
)
