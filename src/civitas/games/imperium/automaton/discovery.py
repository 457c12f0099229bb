"""Finding and loading the tables of the automata: each nation's is found by its file, not listed."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Final

from civitas.games.imperium.automaton.definition import AUTOMATA
from civitas.games.imperium.cards import BY_NUMBER
from civitas.games.imperium.nations import playable_nations
from civitas.kernel.errors import LoadError

PACKAGE: Final = "civitas.games.imperium.automaton.tables"


def load_tables() -> None:
    """LoadError for a table that cannot be read, and for one of no nation."""
    for found in pkgutil.iter_modules(import_module(PACKAGE).__path__):
        try:
            import_module(f"{PACKAGE}.{found.name}")
        except (LoadError, NameError, TypeError, ValueError) as error:
            raise LoadError(f"imperium: automaton/tables/{found.name}.py: {error}") from error
    find_accessions()


def find_accessions() -> None:
    """The card that turns the state card of each nation."""
    accessions = {card.code[:4]: card.number for card in BY_NUMBER.values() if card.start == "accession"}
    for nation in playable_nations():
        entry = AUTOMATA[nation.number]
        if entry is not None:
            entry.accession = accessions.get(f"{nation.box}{nation.code}", entry.accession)
