"""Events a player knows to lie ahead that would hurt it as things stand (ages:preparing-an-event)."""

from __future__ import annotations

from civitas.games.ages.box import CARDS, Effect
from civitas.games.ages.effects.targets import TARGETS, befallen
from civitas.games.ages.politics.events import current_pile
from civitas.games.ages.state import State
from civitas.kernel.frame import Frame
from civitas.kernel.hidden import facts_of, knows_content

HARM = ("lose_food_and_or_resources", "lose_all_food", "destroy_own_building", "lose_colony", "ruin_wonder")
HARM_TO_HAND = ("discard_military", "spend_civil_actions", "remove_leader_unless_current_age")


def harmful(effect: Effect) -> bool:
    """Whether an operation takes something from whom it befalls."""
    if effect.do in HARM or effect.do in HARM_TO_HAND:
        return True
    return effect.amount < 0 and effect.do in ("population", "population_if_weak", "culture", "blue")


def hurting(s: State, seat: int) -> list[int]:
    """Cards the seat knows in the pile the next event comes from that would take something from it now."""
    pile = current_pile(s)
    if pile is None:
        return []
    known = pile.cards() if knows_content(pile, seat) else [card for card, _ in facts_of(pile.lore, seat)]
    f = Frame(0, seat, seat, -1, 0, 0, None)
    return [
        card
        for card in sorted(set(known))
        if any(harmful(e) and seat in befallen(s, f, TARGETS[e.who]) for e in CARDS[card - 1].effects)
    ]
