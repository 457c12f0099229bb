"""Steps with tokens on cards in play and in the market (imperium:add, imperium:move)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.market import add_to_slot, filled_slots, slot_card, slot_tokens
from civitas.games.imperium.actions.resources import start_gain, tell_paid
from civitas.games.imperium.codes import MANY, SORT
from civitas.games.imperium.effects.steps.cards import in_play_named
from civitas.games.imperium.names import card_name, card_target, priced, slot_name, slot_target, some
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import MARKET_TOKENS, PLAY, POWER, RESOURCES, SLOT_TOKENS, SLOTS, State
from civitas.games.imperium.step import Step
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Ask, Node
from civitas.kernel.picks import AskMany
from civitas.kernel.text import Message, Wording

ASK_MARKET_TOKEN: Final = Wording("imperium-ask-market-token", "what")
ASK_MOVE_TO_MARKET: Final = Wording("imperium-ask-move-to-market", "what")
ASK_MOVE_ONTO: Final = Wording("imperium-ask-move-onto", "what")
ASK_MOVE_UP_TO: Final = Wording("imperium-ask-move-up-to")
ASK_TAKE_TOKENS: Final = Wording("imperium-ask-take-tokens")


class AskSlot(Ask[State]):
    """The market card that gets tokens."""

    def __init__(self, resource: int, amount: int) -> None:
        super().__init__("market-token")
        self.resource = resource
        self.amount = amount

    def options(self, s: State, f: Frame) -> list[int]:
        return filled_slots(s)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.resource, self.amount)

    def answer(self, s: State, f: Frame, code: int) -> None:
        add_to_slot(s, code, self.resource, self.amount)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_MARKET_TOKEN(what=some(self.amount, self.resource))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return slot_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return slot_target(code)


class AddToMarket(Step):
    """The seat in focus adds tokens from the supply to a market card (imperium:add)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(filled_slots(s))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskSlot(self.resource, self.amount))


class PickSlots(AskMany[State]):
    """Different market cards, to each of which the seat in focus moves a token of its own."""

    def __init__(self, resource: int, amount: int) -> None:
        super().__init__("move-to-market", amount, amount)
        self.resource = resource

    def candidates(self, s: State, f: Frame) -> list[int]:
        last = f.xs[1]
        return [slot for slot in filled_slots(s) if slot > last]

    def chosen(self, s: State, f: Frame, code: int) -> None:
        s.change(self.resource, f.who, -1)
        add_to_slot(s, code, self.resource, 1)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.resource,)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_MOVE_TO_MARKET(what=some(1, self.resource))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return slot_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return slot_target(code)


class MoveToMarket(Step):
    """The seat in focus moves tokens of its own, one to each of so many market cards (imperium:move)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount
        self.picking = PickSlots(resource, amount)

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) >= self.amount and len(filled_slots(s)) >= self.amount

    def emit(self, out: list[Node[Any]]) -> None:
        self.picking.emit(out)


class AskSlotForOwn(AskSlot):
    """The market card to which tokens of the seat's own are moved, all to the same."""

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.change(self.resource, f.who, -self.amount)
        super().answer(s, f, code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_MOVE_TO_MARKET(what=some(self.amount, self.resource))


class MoveToOneSlot(Step):
    """The seat in focus moves tokens of its own to one market card (imperium:move)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) >= self.amount and bool(filled_slots(s))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskSlotForOwn(self.resource, self.amount))


# Tokens on other cards of one's own.


class AskMoveOnto(Ask[State]):
    """The card in play of a kind that gets a token of the seat's own."""

    def __init__(self, resource: int, selector: Selector) -> None:
        super().__init__("move-onto")
        self.resource = resource
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        return self.selector.in_play(s, f.who)

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.change(self.resource, f.who, -1)
        s.add_tokens(f.who, code, self.resource, 1)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.resource,)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_MOVE_ONTO(what=some(1, self.resource))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, PLAY, code)


class MoveOnto(Step):
    """The seat in focus moves a token of its own to a card in play of a kind (imperium:move)."""

    def __init__(self, resource: int, selector: Selector) -> None:
        self.asking = AskMoveOnto(resource, selector)

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.asking.resource, f.who) > 0 and bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class MoveToPower(Step):
    """The seat in focus moves tokens of its own to its power (imperium:move)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) >= self.amount and s.zone(POWER, f.who).size() > 0

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            s.change(self.resource, f.who, -self.amount)
            s.add_tokens(f.who, s.zone(POWER, f.who).cards()[0], self.resource, self.amount)


class AddOn(Step):
    """Tokens from the supply come to lie on the card in play that has a name (imperium:add)."""

    def __init__(self, selector: Selector, resource: int, amount: int) -> None:
        self.selector = selector
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.selector.in_play(s, f.who))

    def run(self, s: State, f: Frame) -> None:
        for card in self.selector.in_play(s, f.who)[:1]:
            s.add_tokens(f.who, card, self.resource, self.amount)


class PayFromNamed(Step):
    """Tokens on the card in play of this name are paid; nothing else pays in their place."""

    def __init__(self, name: int, resource: int, amount: int) -> None:
        self.name = name
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.tokens_on(in_play_named(s, f.who, self.name), self.resource) >= self.amount

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            s.add_tokens(f.who, in_play_named(s, f.who, self.name), self.resource, -self.amount)
            tell_paid(s, f.who, self.resource, self.amount)


# Tokens on this card.


def is_here(s: State, f: Frame) -> bool:
    """Whether the speaking card lies before its owner."""
    return s.zone(PLAY, f.me).count(f.src) > 0 or s.zone(POWER, f.me).count(f.src) > 0


class AddHere(Step):
    """Tokens from the supply come to lie on the speaking card (imperium:add)."""

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource = resource
        self.amount = lift(amount)

    def able(self, s: State, f: Frame) -> bool:
        return is_here(s, f)

    def run(self, s: State, f: Frame) -> None:
        if is_here(s, f):
            s.add_tokens(f.me, f.src, self.resource, self.amount.get(s, f))


class MoveHere(Step):
    """Tokens of one's own come to lie on the speaking card: a cost nothing else pays for (imperium:move)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.me) >= self.amount and is_here(s, f)

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            s.change(self.resource, f.me, -self.amount)
            s.add_tokens(f.me, f.src, self.resource, self.amount)


class AskMoveUpTo(Ask[State]):
    """How many tokens of each of some resources come to lie on the speaking card: SORT bits each."""

    def __init__(self, most: int, resources: tuple[int, ...]) -> None:
        super().__init__("move-up-to")
        self.most = most
        self.resources = resources

    def options(self, s: State, f: Frame) -> list[int]:
        codes = [0]
        for place, resource in enumerate(self.resources):
            most = min(self.most, s.has(resource, f.me))
            codes = [code + (n << SORT * place) for code in codes for n in range(most + 1)]
            codes = [code for code in codes if sum(self.split(code)) <= self.most]
        codes.sort()
        return codes[1:]

    def split(self, code: int) -> list[int]:
        return [code >> SORT * place & MANY for place in range(len(self.resources))]

    def amounts(self, code: int) -> tuple[int, ...]:
        out = [0] * RESOURCES
        for resource, n in zip(self.resources, self.split(code), strict=True):
            out[resource] = n
        return tuple(out)

    def answer(self, s: State, f: Frame, code: int) -> None:
        for resource, n in enumerate(self.amounts(code)):
            s.change(resource, f.me, -n)
            s.add_tokens(f.me, f.src, resource, n)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_MOVE_UP_TO()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return priced(self.amounts(code))


class MoveUpToHere(Step):
    """Up to so many tokens of one's own, of some resources, come to lie on the speaking card (imperium:move)."""

    def __init__(self, most: int, resources: tuple[int, ...]) -> None:
        self.asking = AskMoveUpTo(most, resources)

    def able(self, s: State, f: Frame) -> bool:
        return is_here(s, f) and bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class GainFromHere(Step):
    """Tokens on the speaking card are gained, as far as they are there."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.tokens_on(f.src, self.resource) > 0

    def run(self, s: State, f: Frame) -> None:
        amount = min(self.amount, s.tokens_on(f.src, self.resource))
        s.add_tokens(f.me, f.src, self.resource, -amount)
        start_gain(s, f, f.me, self.resource, amount)


class GainAllFromHere(Step):
    """All tokens of a resource on the speaking card are gained."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def able(self, s: State, f: Frame) -> bool:
        return s.tokens_on(f.src, self.resource) > 0

    def run(self, s: State, f: Frame) -> None:
        amount = s.tokens_on(f.src, self.resource)
        s.add_tokens(f.me, f.src, self.resource, -amount)
        start_gain(s, f, f.me, self.resource, amount)


class PayFromHere(Step):
    """Tokens on the speaking card are paid; nothing else pays in their place."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.tokens_on(f.src, self.resource) >= self.amount

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            s.add_tokens(f.me, f.src, self.resource, -self.amount)
            tell_paid(s, f.me, self.resource, self.amount)


class PayAllFromHere(Step):
    """All tokens of a resource on the speaking card, at least so many, are paid, or only taken off it."""

    def __init__(self, resource: int, least: int, paid: bool = True) -> None:
        self.resource = resource
        self.least = least
        self.paid = paid

    def able(self, s: State, f: Frame) -> bool:
        return s.tokens_on(f.src, self.resource) >= self.least

    def run(self, s: State, f: Frame) -> None:
        amount = s.tokens_on(f.src, self.resource)
        s.add_tokens(f.me, f.src, self.resource, -amount)
        if self.paid:
            tell_paid(s, f.me, self.resource, amount)


# Tokens of the market.


class AskTakeTokens(Ask[State]):
    """The market card whose tokens are gained."""

    def __init__(self) -> None:
        super().__init__("take-tokens")

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for slot in range(SLOTS):
            for resource in range(RESOURCES):
                if slot_tokens(s, slot, resource) and slot not in out:
                    out.append(slot)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        for resource in range(RESOURCES):
            n = slot_tokens(s, code, resource)
            if n:
                s.put(SLOT_TOKENS + code * RESOURCES + resource, 0)
                s.log(MARKET_TOKENS, NOBODY, (slot_card(s, code), resource, -n))
                start_gain(s, f, f.who, resource, n)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_TAKE_TOKENS()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return slot_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return slot_target(code)


class TakeMarketTokens(Step):
    """The seat in focus gains all tokens from a market card."""

    def __init__(self) -> None:
        self.asking = AskTakeTokens()

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)
