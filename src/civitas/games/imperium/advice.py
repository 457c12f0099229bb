"""What helps to choose: why not, and warnings (imperium:interpreting, imperium:exhaust)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import ASKING, EXHAUST_EFFECT, EXHAUST_OF, FLAGS, NO_PROGRAM, PLAY_EFFECT, Effect
from civitas.games.imperium.market import EXILED
from civitas.games.imperium.means import Pay
from civitas.games.imperium.playing import (
    CARD_MISSING,
    EXHAUST,
    NEVER,
    OTHER_STATE,
    PLAYABLE,
    why_not,
)
from civitas.games.imperium.state import (
    ACTIONS,
    EXHAUSTS,
    FREE_PLAY,
    HAND,
    PLAY,
    POWER,
    SLOT_UNREST,
    State,
)
from civitas.games.imperium.text import name_of, priced
from civitas.kernel.frame import Frame
from civitas.kernel.machine import PASS
from civitas.kernel.text import Message, Refusal

NOTHING: Final[frozenset[str]] = frozenset()
CARD: Final = frozenset({"card"})
MESSAGES: Final = {
    "imperium-do-play": CARD,
    "imperium-do-exhaust": CARD,
    "imperium-do-anything": NOTHING,
    "imperium-why-not-asked": NOTHING,
    "imperium-why-never": NOTHING,
    "imperium-why-other-state": NOTHING,
    "imperium-why-card-missing": NOTHING,
    "imperium-why-cost": frozenset({"what"}),
    "imperium-why-cost-cards": NOTHING,
    "imperium-why-no-effect": NOTHING,
    "imperium-why-no-action": NOTHING,
    "imperium-why-free-played": NOTHING,
    "imperium-why-no-token": NOTHING,
    "imperium-why-exhausted": NOTHING,
    "imperium-warn-collapse": NOTHING,
    "imperium-warn-actions-left": frozenset({"amount"}),
}


def explain(s: State, seat: int) -> list[Refusal]:
    """Every card in hand and every exhaust ability the seat cannot use now, with the reason and the rule."""
    question = s.question
    if question is None or question.seat != seat or question.kind != "activate":
        return [Refusal(Message("imperium-do-anything"), Message("imperium-why-not-asked"), "imperium:activate")]
    out: list[Refusal] = []
    for card in s.zone(HAND, seat).distinct():
        if card not in s.opts:
            reason, rule = why_unplayable(s, seat, card)
            out.append(Refusal(Message("imperium-do-play", {"card": name_of(card)}), reason, rule))
    for card in [*s.sheaf(PLAY, seat).held, *s.sheaf(POWER, seat).held]:
        if EXHAUST_OF[card] != NO_PROGRAM and EXHAUST + card not in s.opts:
            reason, rule = why_unusable(s, seat, card)
            out.append(Refusal(Message("imperium-do-exhaust", {"card": name_of(card)}), reason, rule))
    return out


def why_unplayable(s: State, seat: int, card: int) -> tuple[Message, str]:
    reason = why_not(s, seat, card)
    if reason == NEVER:
        return Message("imperium-why-never"), "imperium:play"
    if reason == OTHER_STATE:
        return Message("imperium-why-other-state"), "imperium:state"
    if reason == CARD_MISSING:
        return Message("imperium-why-card-missing"), "imperium:play"
    if reason != PLAYABLE:
        return why_no_effect(s, seat, card, PLAY_EFFECT[card])
    if FLAGS[card] & FREE_PLAY and card in s.free_played:
        return Message("imperium-why-free-played"), "imperium:free-play"
    return Message("imperium-why-no-action"), "imperium:activate"


def why_no_effect(s: State, seat: int, card: int, effect: Effect) -> tuple[Message, str]:
    """The cost that cannot be paid, or that nothing would happen."""
    f = Frame(0, ASKING, seat, seat, card, 0, 0, 0, 0, ())
    for cost in effect.costs:
        if not cost.whole(s, f):
            if isinstance(cost, Pay):
                return Message("imperium-why-cost", {"what": priced(cost.price.get(s, f))}), "imperium:interpreting"
            return Message("imperium-why-cost-cards"), "imperium:interpreting"
    return Message("imperium-why-no-effect"), "imperium:interpreting"


def why_unusable(s: State, seat: int, card: int) -> tuple[Message, str]:
    if card in s.exhausted:
        return Message("imperium-why-exhausted"), "imperium:exhaust"
    if not s.get(EXHAUSTS + seat):
        return Message("imperium-why-no-token"), "imperium:exhaust"
    return why_no_effect(s, seat, card, EXHAUST_EFFECT[card])


def warnings(s: State, seat: int, code: int) -> list[Message]:
    """The last Unrest would be taken; actions would be left unused."""
    question = s.question
    assert question is not None
    out: list[Message] = []
    if question.kind == "activate" and code == PASS and s.get(ACTIONS + seat):
        out.append(Message("imperium-warn-actions-left", {"amount": s.get(ACTIONS + seat)}))
    if question.kind == "acquire" and s.unrest_left() <= 1:
        new_unrest = code >= EXILED or s.get(SLOT_UNREST + code) > 0
        if new_unrest:
            out.append(Message("imperium-warn-collapse"))
    return out
