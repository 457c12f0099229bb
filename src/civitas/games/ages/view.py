"""What a view adds to zones and counters: the row with its costs, ratings, projections. All of it is public."""

from __future__ import annotations

from typing import Any

from civitas.games.ages.actions.building import cost_of
from civitas.games.ages.actions.population import population_cost
from civitas.games.ages.actions.taking import take_cost
from civitas.games.ages.cards import FOOD, RESOURCES, WORKER_CARDS
from civitas.games.ages.names import age_name
from civitas.games.ages.politics.attacks import attack_strength, defense_strength
from civitas.games.ages.production import food_production, resource_production
from civitas.games.ages.ratings import (
    civil_actions,
    civil_hand_limit,
    civil_total,
    colonization_modifier,
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
from civitas.games.ages.state import AGE, LAST_ROUND, NONE, RESIGNED, ROUND, SLOT, SLOTS, TECHNOLOGIES, State
from civitas.games.ages.tokens import stock


def board(s: State) -> dict[str, Any]:
    """Age and round, the row with what each card costs each seat, and every civilization in numbers."""
    seats = range(s.seats)
    cards = [s.get(SLOT + slot) for slot in range(SLOTS)]
    costs = [[take_cost(s, seat, slot) for seat in seats] if cards[slot] != NONE else [] for slot in range(SLOTS)]
    return {
        "age": age_name(s.get(AGE)),
        "round": s.get(ROUND),
        "last_round": s.get(LAST_ROUND),
        "row": [{"card": card, "costs": costs[slot]} for slot, card in enumerate(cards)],
        "civilizations": [civilization(s, seat) for seat in seats],
    }


def civilization(s: State, seat: int) -> dict[str, Any]:
    """One player's ratings, actions, limits, goods and what its production phase would bring now."""
    if s.get(RESIGNED + seat):
        return {"resigned": True}
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
        "population_cost": population_cost(s, seat, 0),
        "costs": {str(card): cost_of(s, seat, card) for card in staffable},
        "against": {
            str(other): [attack_strength(s, seat, other), defense_strength(s, other, seat)] for other in others
        },
    }
