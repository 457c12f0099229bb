"""What a view adds to zones and counters: the row with its costs, ratings, projections. All of it is public."""

from __future__ import annotations

from typing import Any

from civitas.games.ages.actions.building import cost_of
from civitas.games.ages.actions.population import population_cost
from civitas.games.ages.actions.taking import ROW_COSTS, take_cost
from civitas.games.ages.cards import FOOD, KIND, NO_WONDER_SURCHARGE, RESOURCES, WONDER, WORKER_CARDS
from civitas.games.ages.names import age_name
from civitas.games.ages.politics.attacks import attack_strength, defense_strength
from civitas.games.ages.politics.colonizing import force, units_of
from civitas.games.ages.production import food_production, produce, resource_production
from civitas.games.ages.ratings import (
    civil_actions,
    civil_hand_limit,
    civil_total,
    colonization_modifier,
    completed_wonders,
    consumption,
    corruption,
    culture,
    discontent,
    happiness,
    military_actions,
    military_hand_limit,
    military_total,
    science,
    strength,
    uprising,
    urban_limit,
)
from civitas.games.ages.state import (
    AGE,
    CULTURE_POINTS,
    LAST_ROUND,
    NONE,
    RESIGNED,
    ROUND,
    SCIENCE_POINTS,
    SLOT,
    SLOTS,
    TECHNOLOGIES,
    State,
)
from civitas.games.ages.tokens import stock


def board(s: State) -> dict[str, Any]:
    """Age and round, the row with what each card costs each seat, every civilization in numbers, and an auction."""
    after = s.copy()
    return {
        "age": age_name(s.get(AGE)),
        "round": s.get(ROUND),
        "last_round": s.get(LAST_ROUND),
        "row": [space(s, slot) for slot in range(SLOTS)],
        "civilizations": [civilization(s, after, seat) for seat in range(s.seats)],
        "auction": auction(s),
    }


def space(s: State, slot: int) -> dict[str, Any]:
    """The card in a space and, for each seat, what taking it costs and why it is not what the space says."""
    card = s.get(SLOT + slot)
    if card == NONE:
        return {"card": NONE, "costs": [], "surcharges": [], "discounts": []}
    costs = [take_cost(s, seat, slot) for seat in range(s.seats)]
    surcharges = [surcharge(s, seat, card) for seat in range(s.seats)]
    discounts = [ROW_COSTS[slot] + more - cost for cost, more in zip(costs, surcharges, strict=True)]
    return {"card": card, "costs": costs, "surcharges": surcharges, "discounts": discounts}


def surcharge(s: State, seat: int, card: int) -> int:
    """Civil actions a wonder costs more for those completed (ages:take-a-wonder)."""
    if KIND[card] != WONDER or s.hook(seat, NO_WONDER_SURCHARGE):
        return 0
    return completed_wonders(s, seat)


def auction(s: State) -> dict[str, Any] | None:
    """A territory's auction: who bids most, who may still bid, and what all units of each would bring without cards."""
    if s.question is None or s.question.kind != "bid":
        return None
    frame = s.top
    forces = [force(s, seat, units_of(s, seat), []) for seat in range(s.seats)]
    return {
        "bid": frame.n,
        "bidder": frame.b - 1,
        "bidding": list(frame.xs),
        "forces": forces,
    }


def civilization(s: State, after: State, seat: int) -> dict[str, Any]:
    """One player's ratings, actions, limits, goods and what its production phase would bring now.

    `after` is a copy on which that phase is played; no seat's production touches what another owns.
    """
    if s.get(RESIGNED + seat):
        return {"resigned": True}
    if not uprising(after, seat):
        produce(after, seat)
    staffable = [card for card in s.held(TECHNOLOGIES, seat) if card <= WORKER_CARDS]
    others = [other for other in range(s.seats) if other != seat and not s.get(RESIGNED + other)]
    return {
        "resigned": False,
        "science": science(s, seat),
        "culture": culture(s, seat),
        "strength": strength(s, seat),
        "happiness": happiness(s, seat),
        "discontent": discontent(s, seat),
        "uprising": uprising(s, seat),
        "colonization": colonization_modifier(s, seat),
        "civil": [civil_actions(s, seat), civil_total(s, seat)],
        "military": [military_actions(s, seat), military_total(s, seat)],
        "civil_hand_limit": civil_hand_limit(s, seat),
        "military_hand_limit": military_hand_limit(s, seat),
        "urban_limit": urban_limit(s, seat),
        "food": stock(s, seat, FOOD),
        "resources": stock(s, seat, RESOURCES),
        "food_production": food_production(s, seat),
        "resource_production": resource_production(s, seat),
        "consumption": consumption(s, seat),
        "corruption": corruption(s, seat),
        "after": {
            "culture": after.get(CULTURE_POINTS + seat),
            "science": after.get(SCIENCE_POINTS + seat),
            "food": stock(after, seat, FOOD),
            "resources": stock(after, seat, RESOURCES),
        },
        "population_cost": population_cost(s, seat, 0),
        "costs": {str(card): cost_of(s, seat, card) for card in staffable},
        "against": {
            str(other): [attack_strength(s, seat, other), defense_strength(s, other, seat)] for other in others
        },
    }
