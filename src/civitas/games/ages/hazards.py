"""Events a player knows to lie ahead that would take something from it now (ages:preparing-an-event)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import EVENT, FOOD, KIND, LEVEL, RESOURCES, STORES, WORKER_CARDS
from civitas.games.ages.codes import PLAY
from civitas.games.ages.politics.events import PREPARE_EVENT, current_pile
from civitas.games.ages.ratings import all_workers, civil_actions, military_actions
from civitas.games.ages.state import (
    BLUE_BANK,
    COLONIES,
    CULTURE_POINTS,
    HAND,
    JUST_TAKEN,
    LEADER_IN_PLAY,
    PACT_IN_PLAY,
    SCIENCE_POINTS,
    STAGES_BUILT,
    TECHNOLOGIES,
    UNFINISHED,
    WONDERS,
    YELLOW_BANK,
    State,
)
from civitas.games.ages.tokens import stock
from civitas.kernel.hidden import determinize, facts_of, knows_content
from civitas.kernel.zones import Pile

# Any world the seat holds possible will do: what an event takes from it depends on what all can see.
SEED: Final = 0
IN_PLAY: Final = (LEADER_IN_PLAY, UNFINISHED, WONDERS, COLONIES, TECHNOLOGIES, PACT_IN_PLAY, HAND, JUST_TAKEN)


def known_ahead(s: State, seat: int) -> list[int]:
    """The events the seat knows may come next: the one on top if it has seen that, else all it knows in the pile."""
    pile = current_pile(s)
    if pile is None:
        return []
    facts = facts_of(pile.lore, seat)
    on_top = [card for card, place in facts if place == len(pile.order) - 1]
    known = on_top or (pile.cards() if knows_content(pile, seat) else [card for card, _ in facts])
    return [card for card in sorted(set(known)) if KIND[card] == EVENT]


def hurting(s: State, seat: int, code: int) -> list[int]:
    """The events that would take something from the seat if they came when it prepares one with this option."""
    ahead = known_ahead(s, seat)
    if not ahead:
        return []
    world = determinize(s, seat, SEED)
    assert isinstance(world, State)
    return [card for card in ahead if hurts(world, seat, code, card)]


def hurts(world: State, seat: int, code: int, card: int) -> bool:
    """Whether something of the seat's is gone once the event has come, whatever the seat answers."""
    t = world.copy()
    on_top(t, card)
    before = holdings(t, seat)
    before["culture"] += LEVEL[code - PLAY]
    before["military hand"] -= 1
    t.choose(code)
    while t.asking and any(frame.prog == PREPARE_EVENT for frame in t.stack):
        # What costs something may be passed, and passing comes first; where it may not, every answer costs.
        t.choose(t.options[0])
    after = holdings(t, seat)
    return any(after[thing] < count for thing, count in before.items())


def on_top(t: State, card: int) -> None:
    pile = current_pile(t)
    assert pile is not None
    own = t.own_zone(pile.spec.number)
    assert isinstance(own, Pile)
    own.take(card)
    own.put(card, False)
    own.lore = ()


def holdings(s: State, seat: int) -> dict[str, int]:
    """How much a seat has of all that an event can take."""
    blue = s.get(BLUE_BANK + seat) + s.get(STAGES_BUILT + seat)
    out = {
        "culture": s.get(CULTURE_POINTS + seat),
        "science": s.get(SCIENCE_POINTS + seat),
        "food": stock(s, seat, FOOD),
        "resources": stock(s, seat, RESOURCES),
        "population": all_workers(s, seat),
        "yellow": s.get(YELLOW_BANK + seat) + all_workers(s, seat),
        "blue": blue + sum(s.stored(seat, card) for card in range(1, STORES + 1)),
        "civil actions": civil_actions(s, seat),
        "military actions": military_actions(s, seat),
        "military hand": s.military_hand_size(seat),
    }
    out |= {f"on card {card}": s.workers(seat, card) for card in range(1, WORKER_CARDS + 1)}
    return out | {f"zone {zone}": len(s.held(zone, seat)) for zone in IN_PLAY}
