"""What the lobby tells of the nations before one is chosen, and which tables it suggests (imperium:nations)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.automaton.definition import HOUSE, automaton_of, has_automaton
from civitas.games.imperium.automaton.levels import CHIEFTAIN, LEVELS
from civitas.games.imperium.cards import BY_NUMBER
from civitas.games.imperium.names import card_name, said
from civitas.games.imperium.nations import (
    AGGRESSIVE,
    BOXES,
    MOST_STARS,
    PARTLY_PEACEFUL,
    PEACEFUL,
    RUTHLESS,
    Nation,
    playable_nations,
)
from civitas.games.imperium.setup import DRAWN
from civitas.kernel.choosing import Alternative, Choosing, Level, Suggestion
from civitas.kernel.gallery import Facet, Value
from civitas.kernel.text import Message

AGGRESSIVENESS: Final = {
    PEACEFUL: "peaceful",
    PARTLY_PEACEFUL: "partly-peaceful",
    AGGRESSIVE: "aggressive",
    RUTHLESS: "ruthless",
}
# The books send newcomers to nations of one or two stars and the basic side of the power (000:161-171, 414, 904).
FIRST_GAME: Final = {"nation1": "romans", "side1": "b", "nation2": "macedonians", "side2": "b", "first": "1"}
FIRST_TRAINING: Final = {"nation1": "romans", "side1": "b"}
FIRST_AUTOMATON: Final = {"nation1": "romans", "side1": "b", "nation2": "macedonians", "automaton": LEVELS[CHIEFTAIN]}


def choosing() -> Choosing:
    """The nations, with what they are told apart by."""
    facets = [
        facet("box", [(box, said(f"imperium-box-{box}")) for box in BOXES]),
        facet("stars", [(str(stars), said("imperium-stars", stars=stars)) for stars in range(1, MOST_STARS + 1)]),
        facet("aggressiveness", [(each, said(f"imperium-aggressiveness-{each}")) for each in AGGRESSIVENESS.values()]),
        facet("trading", [(each, said(f"imperium-trading-{each}")) for each in ("no", "yes")]),
    ]
    return Choosing(
        "nation", DRAWN, "lots", facets, [alternative(nation) for nation in playable_nations()], suggestions()
    )


def facet(name: str, values: list[tuple[str, Message]]) -> Facet:
    return Facet(name, said(f"imperium-facet-{name}"), [Value(value, text) for value, text in values])


def nation_name(nation: Nation) -> Message:
    power = next(card for card in BY_NUMBER.values() if card.power_side and card.code[1:4] == nation.code)
    return card_name(power.number)


def alternative(nation: Nation) -> Alternative:
    notes = [said("imperium-note-our-stars")] if nation.our_stars else []
    needs = {}
    if nation.needs_trade_routes:
        notes.append(said("imperium-note-needs-routes"))
        needs["trade_routes"] = "yes"
    if not nation.fast:
        notes.append(said("imperium-note-not-fast"))
        needs["fast"] = "no"
    traits = {
        "box": BOXES[nation.box - 1],
        "stars": str(nation.stars),
        "aggressiveness": AGGRESSIVENESS[nation.aggressiveness],
        "trading": "yes" if nation.needs_trade_routes else "no",
    }
    plays = said(f"imperium-plays-{nation.name}")
    return Alternative(nation.name, nation_name(nation), plays, traits, notes, needs, as_automaton(nation))


def as_automaton(nation: Nation) -> list[Message] | None:
    """Whether its automaton follows a sheet of ours (imperium:automaton)."""
    if not has_automaton(nation.number):
        return None
    ours = all(sheet.edition == HOUSE for sheet in automaton_of(nation.number).sheets)
    return [said("imperium-note-our-sheet")] if ours else []


def suggestions() -> list[Suggestion]:
    return [
        suggestion("first-game", ["easy"], FIRST_GAME),
        suggestion("training", [], FIRST_TRAINING),
        suggestion("automaton", ["normal"], FIRST_AUTOMATON),
    ]


def suggestion(name: str, bots: list[Level], options: dict[str, str]) -> Suggestion:
    title = said(f"imperium-suggest-{name}")
    return Suggestion(name, title, said(f"imperium-suggest-{name}-about"), bots, options)
