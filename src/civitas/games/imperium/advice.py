"""What helps to choose: why not, and warnings (imperium:interpreting, imperium:exhaust)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import (
    ASKING,
    EXHAUST_EFFECT,
    EXHAUST_OF,
    FLAGS,
    NO_PROGRAM,
    PLAY_EFFECT,
    Effect,
    Step,
)
from civitas.games.imperium.definitions import BY_NUMBER
from civitas.games.imperium.means import EachTakesUnrest, Pay, StealFromEach
from civitas.games.imperium.moving import TakeUnrest
from civitas.games.imperium.playing import (
    CARD_MISSING,
    EXHAUST,
    NEVER,
    OTHER_STATE,
    PLAYABLE,
    ExhaustThis,
    why_not,
)
from civitas.games.imperium.state import (
    ACTIONS,
    EXHAUSTS,
    FREE_PLAY,
    HAND,
    PINNED,
    PLAY,
    POWER,
    SLOTS,
    State,
)
from civitas.games.imperium.steps import (
    AskWhich,
    Costing,
    Counting,
    ForSeats,
    OneOf,
    Optional,
    Provided,
    Sentence,
    Together,
)
from civitas.games.imperium.text import card_target, name_of, priced
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS
from civitas.kernel.text import Message, Refusal

NOTHING: Final[frozenset[str]] = frozenset()
CARD: Final = frozenset({"card"})
MESSAGES: Final = {
    "imperium-do-play": CARD,
    "imperium-do-exhaust": CARD,
    "imperium-do-anything": NOTHING,
    "imperium-why-not-asked": NOTHING,
    "imperium-why-activate-first": NOTHING,
    "imperium-why-never": NOTHING,
    "imperium-why-other-state": NOTHING,
    "imperium-why-card-missing": NOTHING,
    "imperium-why-cost": frozenset({"what", "missing"}),
    "imperium-why-cost-cards": NOTHING,
    "imperium-why-no-effect": NOTHING,
    "imperium-why-no-action": NOTHING,
    "imperium-why-free-played": NOTHING,
    "imperium-why-no-token": NOTHING,
    "imperium-why-exhausted": NOTHING,
    "imperium-why-only-responds": NOTHING,
    "imperium-warn-collapse": NOTHING,
    "imperium-warn-actions-left": frozenset({"amount"}),
    "imperium-warn-abilities-left": frozenset({"amount"}),
    "imperium-warn-no-effect": NOTHING,
}

ACTIVATE_FIRST: Final = Message("imperium-why-activate-first")


def explain(s: State, seat: int) -> list[Refusal]:
    """Every card in hand and every exhaust ability the seat cannot use now, with the reason and the rule."""
    question = s.question
    if question is not None and question.seat == seat and question.kind == "turn":
        hand = s.zone(HAND, seat).distinct()
        return [
            Refusal(to_play(card), ACTIVATE_FIRST, "imperium:activate", card_target(s, seat, HAND, card))
            for card in hand
        ]
    if question is None or question.seat != seat or question.kind != "activate":
        return [Refusal(Message("imperium-do-anything"), Message("imperium-why-not-asked"), "imperium:activate")]
    out: list[Refusal] = []
    for card in s.zone(HAND, seat).distinct():
        if card not in s.opts:
            reason, rule = why_unplayable(s, seat, card)
            out.append(Refusal(to_play(card), reason, rule, card_target(s, seat, HAND, card)))
    for zone in (PLAY, POWER):
        for card in s.sheaf(zone, seat).held:
            if can_be_exhausted(s.as_copied(card)) and EXHAUST + card not in s.opts:
                reason, rule = why_unusable(s, seat, card)
                action = Message("imperium-do-exhaust", {"card": name_of(card)})
                out.append(Refusal(action, reason, rule, card_target(s, seat, zone, card)))
    return out


def to_play(card: int) -> Message:
    return Message("imperium-do-play", {"card": name_of(card)})


def can_be_exhausted(card: int) -> bool:
    """Whether it has an exhaust ability of any kind."""
    return EXHAUST_OF[card] != NO_PROGRAM or responds(card)


def responds(card: int) -> bool:
    """Whether it has an exhaust ability that answers an event."""
    return any(exhausts_this(word.step) for ability in BY_NUMBER[card].abilities for word in ability.sentences)


def exhausts_this(step: Step) -> bool:
    return isinstance(step, ExhaustThis) or any(exhausts_this(part) for part in parts_of(step))


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
    """The cost that cannot be paid and what is missing, or that nothing would happen."""
    f = Frame(0, seat, seat, card, 0, 0, None, pc=ASKING)
    cost = unpaid(s, f, effect.body)
    if isinstance(cost, Pay):
        price = cost.price.get(s, f)
        missing = tuple(max(0, amount - s.has(resource, seat)) for resource, amount in enumerate(price))
        return Message("imperium-why-cost", {"what": priced(price), "missing": priced(missing)}), "imperium:pay"
    if cost is not None:
        return Message("imperium-why-cost-cards"), "imperium:interpreting"
    return Message("imperium-why-no-effect"), "imperium:interpreting"


def unpaid(s: State, f: Frame, step: Step) -> Step | None:
    """The first cost in it that cannot be paid; of a choice, that of its first branch."""
    if isinstance(step, Costing):
        return next((cost for cost in step.cost if not cost.whole(s, f)), None)
    return next((cost for part in parts_of(step) if (cost := unpaid(s, f, part)) is not None), None)


def parts_of(step: Step) -> list[Step]:
    """The steps a step is made of."""
    if isinstance(step, Together):
        return step.steps
    if isinstance(step, OneOf):
        return step.branches
    if isinstance(step, Costing):
        return [*step.cost, step.result]
    if isinstance(step, Sentence | Optional | Counting | Provided | ForSeats):
        return [step.body]
    return []


def why_unusable(s: State, seat: int, card: int) -> tuple[Message, str]:
    if card in s.exhausted:
        return Message("imperium-why-exhausted"), "imperium:exhaust"
    if not s.get(EXHAUSTS + seat):
        return Message("imperium-why-no-token"), "imperium:exhaust"
    face = s.as_copied(card)
    if EXHAUST_OF[face] == NO_PROGRAM:
        return Message("imperium-why-only-responds"), "imperium:exhaust"
    return why_no_effect(s, seat, card, EXHAUST_EFFECT[face])


def warnings(s: State, seat: int, code: int) -> list[Message]:
    """The game might collapse, the card would bring nothing, or actions and abilities would be left unused.

    What is said depends only on what everybody sees: which card refills a slot nobody knows.
    """
    question = s.question
    assert question is not None
    out: list[Message] = []
    if s.unrest_left() <= unrest_at_risk(s, seat, code):
        out.append(Message("imperium-warn-collapse"))
    if question.kind == "activate" and code == PASS:
        if s.get(ACTIONS + seat):
            out.append(Message("imperium-warn-actions-left", {"amount": s.get(ACTIONS + seat)}))
        able = sum(option >= EXHAUST for option in s.opts)
        if able:
            out.append(Message("imperium-warn-abilities-left", {"amount": able}))
    elif question.kind == "activate" and code < EXHAUST and barren(s, seat, code):
        out.append(Message("imperium-warn-no-effect"))
    return out


def unrest_at_risk(s: State, seat: int, code: int) -> int:
    """How many Unrest may leave the pile by this choice."""
    node = s.asker()
    kind = node.kind
    if kind == "acquire":
        return 1
    if kind in ("break-through", "exile-market", "swap-in"):
        return 1 if code < SLOTS or kind == "swap-in" else 0
    if kind == "activate" and 0 <= code < EXHAUST:
        return unrest_in(s, seat, PLAY_EFFECT[code].body)
    if kind == "activate" and code >= EXHAUST:
        return unrest_in(s, seat, EXHAUST_EFFECT[s.as_copied(code % EXHAUST)].body)
    if isinstance(node, AskWhich) and code != PASS:
        return unrest_in(s, seat, node.branches[code])
    return 0


def unrest_in(s: State, seat: int, step: Step) -> int:
    """How many Unrest a step makes players take, at most."""
    if isinstance(step, EachTakesUnrest | StealFromEach):
        return s.seats - 1
    if isinstance(step, TakeUnrest):
        return 1
    many = s.seats if isinstance(step, ForSeats) else 1
    return many * sum(unrest_in(s, seat, part) for part in parts_of(step))


def barren(s: State, seat: int, card: int) -> bool:
    """Whether playing the card would only pay its cost: none of its results can be had now."""
    f = Frame(0, seat, seat, card, 0, 0, None, pc=ASKING)
    if FLAGS[card] & PINNED:
        return False
    for step in parts_of(PLAY_EFFECT[card].body):
        inner = step.body if isinstance(step, Sentence) else step
        if (inner.result if isinstance(inner, Costing) else inner).able(s, f):
            return False
    return True
