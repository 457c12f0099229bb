"""Preparing events and resolving current ones (ages:preparing-an-event, ages:current-events)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import KIND, LEVEL, TERRITORY
from civitas.games.ages.effects.vocabulary import EFFECTS
from civitas.games.ages.play import score_culture
from civitas.games.ages.politics.colonizing import COLONIZE_TERRITORY
from civitas.games.ages.state import (
    AGES,
    BOOK,
    CURRENT_EVENTS,
    EVENT_PREPARED,
    EVENT_REVEALED,
    FUTURE_EVENTS,
    NONE,
    OF_PREPARING,
    PAST_EVENTS,
    REVEALED,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, look, move, shuffle_into
from civitas.kernel.node import Node
from civitas.kernel.zones import Pile


def current_pile(s: State) -> Pile | None:
    """The pile the next current event comes from: the oldest age first (seed slip 1)."""
    for age in range(AGES):
        pile = s.pile(CURRENT_EVENTS[age])
        if pile.order:
            return pile
    return None


def foresee(s: State, seat: int) -> None:
    """A look at the next current event (ages:joan-of-arc)."""
    pile = current_pile(s)
    if pile is not None:
        look(s, pile, len(pile.order) - 1, seat)


class Prepare(Node[State]):
    """Card A goes face down to the future events and scores its level (ruling 73)."""

    def run(self, s: State, f: Frame) -> None:
        level = LEVEL[f.a]
        s.log(EVENT_PREPARED, f.who, (level,))
        move(s, f.a, s.military_hand_of(f.who, f.a), s.zone(FUTURE_EVENTS[level], 0))
        score_culture(s, f.who, level, OF_PREPARING)
        f.a = NONE


class RevealEvent(Node[State]):
    """The next current event is shown and resolved; A is the card."""

    def run(self, s: State, f: Frame) -> None:
        pile = current_pile(s)
        assert pile is not None
        f.a = draw(s, pile, s.zone(REVEALED, 0))
        s.log(EVENT_REVEALED, f.who, (f.a,))
        if KIND[f.a] == TERRITORY:
            s.call(COLONIZE_TERRITORY, f.me, f.who, f.a, f.a)
        else:
            s.call(EFFECTS[f.a], f.me, f.who, f.a)


class EndEvent(Node[State]):
    """A resolved event joins the past ones; after the last current one the future ones become current."""

    def run(self, s: State, f: Frame) -> None:
        if s.zone(REVEALED, 0).count(f.a):
            move(s, f.a, s.zone(REVEALED, 0), s.zone(PAST_EVENTS, 0))
        if current_pile(s) is None:
            for age in range(1, AGES):
                future = s.zone(FUTURE_EVENTS[age], 0)
                if future.size():
                    shuffle_into(s, future, s.pile(CURRENT_EVENTS[age]))


PREPARE_EVENT: Final[int] = BOOK.program(
    "prepare an event", [Prepare(), RevealEvent(), EndEvent()], "ages:preparing-an-event"
)
