"""What helps to choose: why not, and warnings (ages:action-phase, ages:politics-phase)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.games.ages.cards import FOOD, RESOURCES
from civitas.games.ages.codes import PLAY, RESIGN, REVOLT
from civitas.games.ages.hazards import hurting
from civitas.games.ages.names import card_name, some
from civitas.games.ages.production import FAMINE_CULTURE, produce_food, suffer_corruption
from civitas.games.ages.ratings import (
    civil_actions,
    consumption,
    culture,
    military_actions,
    military_hand_limit,
    uprising,
)
from civitas.games.ages.reasons import CARD, COUNT, NOTHING, REFUSAL_MESSAGES, why
from civitas.games.ages.refusals import action_refusals, political_refusals
from civitas.games.ages.replies import reply_refusals
from civitas.games.ages.state import CULTURE_POINTS, State
from civitas.games.ages.tokens import stock
from civitas.kernel.node import PASS
from civitas.kernel.text import Message, Refusal

MESSAGES: Final = REFUSAL_MESSAGES | {
    "ages-warn-uprising": NOTHING,
    "ages-warn-uprising-after": NOTHING,
    "ages-warn-corruption": frozenset({"what"}),
    "ages-warn-famine": frozenset({"count", "culture"}),
    "ages-warn-discards": COUNT,
    "ages-warn-unused-civil": COUNT,
    "ages-warn-unused-military": COUNT,
    "ages-warn-own-event": CARD,
    "ages-warn-resign": NOTHING,
}


def explain(s: State, seat: int) -> list[Refusal]:
    """What is impossible for the seat now, with the reason and the rule: of the phase, or of its own question."""
    question = s.question
    if question is None:
        return []
    if question.seat != seat:
        reason, rule = why("not-asked", "ages:turn-course")
        return [Refusal(Message("ages-do-anything"), reason, rule)]
    if question.kind == "politics":
        return list(political_refusals(s, seat))
    return list(action_refusals(s, seat) if question.kind == "action" else reply_refusals(s, question))


def warnings(s: State, seat: int, code: int) -> list[Message]:
    """What the player should know before taking this option, from what it may know."""
    question = s.question
    if question is None or question.seat != seat:
        return []
    if question.kind == "politics":
        return list(political_warnings(s, seat, code))
    if question.kind != "action":
        return []
    if code == PASS:
        return list(ending_warnings(s, seat))
    return [Message("ages-warn-uprising-after")] if brings_uprising(s, seat, code) else []


def political_warnings(s: State, seat: int, code: int) -> Iterator[Message]:
    if code == RESIGN:
        yield Message("ages-warn-resign")
    elif PLAY <= code < REVOLT:
        for card in hurting(s, seat, code):
            yield Message("ages-warn-own-event", {"card": card_name(card)})


def ending_warnings(s: State, seat: int) -> Iterator[Message]:
    """What the end of the turn will bring, and what is left unused."""
    if uprising(s, seat):
        yield Message("ages-warn-uprising")
    else:
        yield from production_warnings(s, seat)
    excess = s.military_hand_size(seat) - military_hand_limit(s, seat)
    if excess > 0:
        yield Message("ages-warn-discards", {"count": excess})
    if civil_actions(s, seat) > 0:
        yield Message("ages-warn-unused-civil", {"count": civil_actions(s, seat)})
    if military_actions(s, seat) > 3:
        yield Message("ages-warn-unused-military", {"count": military_actions(s, seat) - 3})


def production_warnings(s: State, seat: int) -> Iterator[Message]:
    """What corruption and hunger will take, seen on a copy: goods may be short, and so may blue tokens."""
    t = s.copy()
    suffer_corruption(t, seat)
    food = stock(s, seat, FOOD) - stock(t, seat, FOOD)
    resources = stock(s, seat, RESOURCES) - stock(t, seat, RESOURCES)
    if food and resources:
        both = Message("ages-mix", {"food": some(FOOD, food), "rest": some(RESOURCES, resources)})
        yield Message("ages-warn-corruption", {"what": both})
    elif food or resources:
        yield Message("ages-warn-corruption", {"what": some(FOOD, food) if food else some(RESOURCES, resources)})
    produce_food(t, seat)
    missing = consumption(t, seat) - stock(t, seat, FOOD)
    if missing > 0:
        lost = min(FAMINE_CULTURE * missing, t.get(CULTURE_POINTS + seat) + culture(t, seat))
        yield Message("ages-warn-famine", {"count": missing, "culture": lost})


def brings_uprising(s: State, seat: int, code: int) -> bool:
    """Whether an uprising threatens after this action that did not before."""
    if uprising(s, seat):
        return False
    t = s.copy()
    t.choose(code)
    return t.asking and t.asked == seat and uprising(t, seat)
