"""What helps to choose: why not, and warnings (imperium:interpreting, imperium:exhaust)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.play import CARD_MISSING, NEVER, OTHER_STATE, PLAYABLE, granted_freely, why_not
from civitas.games.imperium.actions.trade_routes import FULL
from civitas.games.imperium.cards import (
    BY_NUMBER,
    EXHAUST_EFFECT,
    EXHAUST_OF,
    FLAGS,
    NO_PROGRAM,
    PLAY_EFFECT,
    PROFIT_EFFECT,
    PROFIT_OF,
)
from civitas.games.imperium.codes import EXHAUST, PROFIT
from civitas.games.imperium.effects.steps.control import AskWhich, Costing, ForSeats, Sentence
from civitas.games.imperium.effects.steps.exhaust import ExhaustThis
from civitas.games.imperium.effects.steps.give import GivenTakeUnrest
from civitas.games.imperium.effects.steps.market import AskAcquire, AskBreakThrough, AskExile, AskSwapIn
from civitas.games.imperium.effects.steps.resources import Pay, StealFromEach
from civitas.games.imperium.effects.steps.unrest import EachTakesUnrest, TakeUnrest
from civitas.games.imperium.flow.activate import TAKE_PROFIT, AskActivate
from civitas.games.imperium.names import card_name, card_target, priced
from civitas.games.imperium.state import (
    ACTIONS,
    EXHAUSTS,
    FREE_PLAY,
    GOODS,
    HAND,
    PINNED,
    PLAY,
    POWER,
    ROUTE,
    SLOTS,
    State,
)
from civitas.games.imperium.step import ASKING, Effect, Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS
from civitas.kernel.text import Message, Refusal, Wording

DO_ANYTHING: Final = Wording("imperium-do-anything")
DO_EXHAUST: Final = Wording("imperium-do-exhaust", "card")
DO_PLAY: Final = Wording("imperium-do-play", "card")
WARN_ABILITIES_LEFT: Final = Wording("imperium-warn-abilities-left", "amount")
WARN_ACTIONS_LEFT: Final = Wording("imperium-warn-actions-left", "amount")
WARN_COLLAPSE: Final = Wording("imperium-warn-collapse")
WARN_NO_EFFECT: Final = Wording("imperium-warn-no-effect")
WHY_ACTIVATE_FIRST: Final = Wording("imperium-why-activate-first")
WHY_CARD_MISSING: Final = Wording("imperium-why-card-missing")
WHY_COST: Final = Wording("imperium-why-cost", "what", "missing")
WHY_COST_CARDS: Final = Wording("imperium-why-cost-cards")
WHY_EXHAUSTED: Final = Wording("imperium-why-exhausted")
WHY_FREE_PLAYED: Final = Wording("imperium-why-free-played")
WHY_NOT_FULL: Final = Wording("imperium-why-not-full", "missing")
WHY_NEVER: Final = Wording("imperium-why-never")
WHY_NOT_ASKED: Final = Wording("imperium-why-not-asked")
WHY_NO_ACTION: Final = Wording("imperium-why-no-action")
WHY_NO_EFFECT: Final = Wording("imperium-why-no-effect")
WHY_NO_TOKEN: Final = Wording("imperium-why-no-token")
WHY_ONLY_RESPONDS: Final = Wording("imperium-why-only-responds")
WHY_OTHER_STATE: Final = Wording("imperium-why-other-state")


def explain(s: State, seat: int) -> list[Refusal]:
    """Every card in hand and every exhaust ability the seat cannot use now, with the reason and the rule."""
    question = s.question
    if question is not None and question.seat == seat and question.kind == "turn":
        hand = s.zone(HAND, seat).distinct()
        return [
            Refusal(to_play(card), WHY_ACTIVATE_FIRST(), "imperium:activate", card_target(s, seat, HAND, card))
            for card in hand
        ]
    if question is None or question.seat != seat or question.kind != "activate":
        return [Refusal(DO_ANYTHING(), WHY_NOT_ASKED(), "imperium:activate")]
    out: list[Refusal] = []
    for card in s.zone(HAND, seat).distinct():
        if card not in s.opts:
            reason, rule = why_unplayable(s, seat, card)
            out.append(Refusal(to_play(card), reason, rule, card_target(s, seat, HAND, card)))
    for zone in (PLAY, POWER):
        for card in s.sheaf(zone, seat).held:
            if can_be_exhausted(s.as_copied(card)) and EXHAUST + card not in s.opts:
                reason, rule = why_unusable(s, seat, card)
                action = DO_EXHAUST(card=card_name(card))
                out.append(Refusal(action, reason, rule, card_target(s, seat, zone, card)))
    for card in s.sheaf(PLAY, seat).held:
        if PROFIT_OF[card] != NO_PROGRAM and PROFIT + card not in s.opts:
            action = TAKE_PROFIT(card=card_name(card))
            missing = max(0, FULL - s.tokens_on(card, GOODS))
            reason = WHY_NOT_FULL(missing=missing) if missing else WHY_NO_ACTION()
            out.append(Refusal(action, reason, "imperium:trade-routes", card_target(s, seat, PLAY, card)))
    return out


def to_play(card: int) -> Message:
    return DO_PLAY(card=card_name(card))


def can_be_exhausted(card: int) -> bool:
    """Whether it has an exhaust ability of any kind."""
    return EXHAUST_OF[card] != NO_PROGRAM or responds(card)


def responds(card: int) -> bool:
    """Whether it has an exhaust ability that answers an event."""
    return any(exhausts_this(step) for ability in BY_NUMBER[card].abilities for step in ability.sentences)


def exhausts_this(step: Step) -> bool:
    return isinstance(step, ExhaustThis) or any(exhausts_this(part) for part in step.parts())


def why_unplayable(s: State, seat: int, card: int) -> tuple[Message, str]:
    reason = why_not(s, seat, card)
    if reason == NEVER:
        return WHY_NEVER(), "imperium:play"
    if reason == OTHER_STATE:
        return WHY_OTHER_STATE(), "imperium:state"
    if reason == CARD_MISSING:
        return WHY_CARD_MISSING(), "imperium:play"
    if reason != PLAYABLE:
        return why_no_effect(s, seat, card, PLAY_EFFECT[card])
    if card in s.free_played and (FLAGS[card] & FREE_PLAY or granted_freely(s, seat, card)):
        return WHY_FREE_PLAYED(), "imperium:free-play"
    return WHY_NO_ACTION(), "imperium:activate"


def why_no_effect(s: State, seat: int, card: int, effect: Effect) -> tuple[Message, str]:
    """The cost that cannot be paid and what is missing, or that nothing would happen."""
    f = Frame(0, seat, seat, card, 0, 0, None, pc=ASKING)
    cost = unpaid(s, f, effect.body)
    if isinstance(cost, Pay):
        price = cost.price.get(s, f)
        missing = tuple(max(0, amount - s.has(resource, seat)) for resource, amount in enumerate(price))
        return WHY_COST(what=priced(price), missing=priced(missing)), "imperium:pay"
    if cost is not None:
        return WHY_COST_CARDS(), "imperium:interpreting"
    return WHY_NO_EFFECT(), "imperium:interpreting"


def unpaid(s: State, f: Frame, step: Step) -> Step | None:
    """The first cost in it that cannot be paid; of a choice, that of its first branch."""
    if isinstance(step, Costing):
        return next((cost for cost in step.cost if not cost.whole(s, f)), None)
    return next((cost for part in step.parts() if (cost := unpaid(s, f, part)) is not None), None)


def why_unusable(s: State, seat: int, card: int) -> tuple[Message, str]:
    if card in s.exhausted:
        return WHY_EXHAUSTED(), "imperium:exhaust"
    if not s.get(EXHAUSTS + seat):
        return WHY_NO_TOKEN(), "imperium:exhaust"
    face = s.as_copied(card)
    if EXHAUST_OF[face] == NO_PROGRAM:
        return WHY_ONLY_RESPONDS(), "imperium:exhaust"
    return why_no_effect(s, seat, card, EXHAUST_EFFECT[face])


def warnings(s: State, seat: int, code: int) -> list[Message]:
    """The game might collapse, the card would bring nothing, or actions and abilities would be left unused.

    What is said depends only on what everybody sees: which card refills a slot nobody knows.
    """
    question = s.question
    assert question is not None
    out: list[Message] = []
    if s.unrest_left() <= unrest_at_risk(s, seat, code):
        out.append(WARN_COLLAPSE())
    if question.kind == "activate" and code == PASS:
        if s.get(ACTIONS + seat):
            out.append(WARN_ACTIONS_LEFT(amount=s.get(ACTIONS + seat)))
        able = sum(option >= EXHAUST for option in s.opts)
        if able:
            out.append(WARN_ABILITIES_LEFT(amount=able))
    elif question.kind == "activate" and code < EXHAUST and barren(s, seat, code):
        out.append(WARN_NO_EFFECT())
    return out


def unrest_at_risk(s: State, seat: int, code: int) -> int:
    """How many Unrest may leave the pile by this choice."""
    node = s.asker().speaker()
    if isinstance(node, AskAcquire | AskSwapIn):
        return int(code != PASS)
    if isinstance(node, AskBreakThrough | AskExile):
        return int(0 <= code < SLOTS)
    if isinstance(node, AskActivate) and 0 <= code < EXHAUST:
        return unrest_in(s, seat, PLAY_EFFECT[code].body)
    if isinstance(node, AskActivate) and code >= PROFIT:
        return unrest_in(s, seat, PROFIT_EFFECT[code - PROFIT].body)
    if isinstance(node, AskActivate) and code >= EXHAUST:
        return unrest_in(s, seat, EXHAUST_EFFECT[s.as_copied(code - EXHAUST)].body)
    if isinstance(node, AskWhich) and code != PASS:
        return unrest_in(s, seat, node.branches[code])
    return 0


def unrest_in(s: State, seat: int, step: Step) -> int:
    """How many Unrest a step makes players take, at most."""
    if isinstance(step, EachTakesUnrest):
        return step.amount * (s.seats - step.others)
    if isinstance(step, StealFromEach | GivenTakeUnrest):
        return s.seats - 1
    if isinstance(step, TakeUnrest):
        return step.amount
    many = s.seats if isinstance(step, ForSeats) else 1
    return many * sum(unrest_in(s, seat, part) for part in step.parts())


def barren(s: State, seat: int, card: int) -> bool:
    """Whether playing the card would only pay its cost: none of its results can be had now."""
    f = Frame(0, seat, seat, card, 0, 0, None, pc=ASKING)
    if FLAGS[card] & (PINNED | ROUTE):
        return False
    for step in PLAY_EFFECT[card].body.parts():
        inner = step.body if isinstance(step, Sentence) else step
        if (inner.result if isinstance(inner, Costing) else inner).able(s, f):
            return False
    return True
