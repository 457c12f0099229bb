"""Discarding cards with an icon, and cards in play that help (imperium:discard)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.exhaust import can_exhaust, exhaust
from civitas.games.imperium.actions.play_area import send, ungarrison
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.effects.steps.cards import is_veiled
from civitas.games.imperium.names import USE, card_name, picked_name, picked_target, used_target
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ACTIVATE,
    DISCARD,
    DOING,
    EXHAUSTS,
    GARRISON,
    HAND,
    HELPS_DISCARD,
    PLAY,
    POWER,
    State,
)
from civitas.games.imperium.step import ASKING, Step
from civitas.kernel.book import MINE, Modifier
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import Node
from civitas.kernel.picks import AskMany
from civitas.kernel.text import Message, Wording

ASK_DISCARD: Final = Wording("imperium-ask-discard")

# How a card in play helps.
BY_EXHAUST: Final = 0  # it is exhausted, and one card less is discarded
BY_GARRISON: Final = 1  # cards garrisoned here are abandoned instead

ZONES: Final = (HAND, GARRISON, PLAY)


class Helps(Modifier):
    """A card in play that helps to meet a demand for cards with this icon."""

    def __init__(self, query: int, source: int, zone: int, icon: int, how: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.icon = icon
        self.how = how

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return value


def helpers(s: State, seat: int, icon: int, how: int) -> list[int]:
    """The cards in play that help the seat in this way."""
    out: list[int] = []
    for hook in s.cast.modifiers[HELPS_DISCARD]:
        if isinstance(hook, Helps) and hook.icon == icon and hook.how == how and s.live_copies(hook, seat):
            out.append(hook.source)
    for i in range(0, len(s.lasting), 3):
        copied = s.book.hooks[s.lasting[i]]
        if isinstance(copied, Helps) and copied.icon == icon and copied.how == how and s.lasting[i + 1] == seat:
            out.append(s.lasting[i + 2])
    return out


def own_token(s: State, f: Frame) -> int:
    """The exhaust token that an ability which is only asked whether it could be used would take itself."""
    if f.pc != ASKING or f.src in s.exhausted:
        return 0
    return 1 if s.sheaf(PLAY, f.who).count(f.src) or f.src in s.zone(POWER, f.who).cards() else 0


class PickDemanded(AskMany[State]):
    """Cards with the icon out of the hand; or a card garrisoned under a helper; or a helper, to be exhausted."""

    def __init__(self, selector: Selector, icon: int, amount: Amount, noted: Selector | None) -> None:
        super().__init__("discard", amount, amount, True)
        self.selector = selector
        self.icon = icon
        self.noted = noted

    def options(self, s: State, f: Frame) -> list[int]:
        """How many cards there are is no secret, so nothing is asked where there are none."""
        if s.zone(HAND, f.who).size() or self.helped(s, f):
            return super().options(s, f)
        return []

    def helped(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for host in helpers(s, f.who, self.icon, BY_GARRISON):
            for card in s.garrison_of(host):
                out.append(PLACE + card)
        if s.counts[DOING] == ACTIVATE and s.turn == f.who:
            for card in helpers(s, f.who, self.icon, BY_EXHAUST):
                if can_exhaust(s, f.who, card) and s.counts[EXHAUSTS + f.who] > own_token(s, f):
                    out.append(2 * PLACE + card)
        out.sort()
        return out

    def candidates(self, s: State, f: Frame) -> list[int]:
        return self.selector.among(s, s.zone(HAND, f.who).cards()) + self.helped(s, f)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (DISCARD, *ZONES) if self.helped(s, f) else (DISCARD, HAND)

    def chosen(self, s: State, f: Frame, code: int) -> None:
        card = code % PLACE
        if self.noted is not None and code < 2 * PLACE and self.noted.fits(s, card):
            f.b += 1
        if code < PLACE:
            f.a = card
            send(s, f.who, card, HAND, DISCARD)
        elif code < 2 * PLACE:
            for host in helpers(s, f.who, self.icon, BY_GARRISON):
                if card in s.garrison_of(host):
                    ungarrison(s, f.who, host, card, DISCARD)
                    return
        else:
            exhaust(s, f.who, card)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_DISCARD()

    def promise(self, s: State, f: Frame) -> int:
        return -25

    def label(self, s: State, f: Frame, code: int) -> Message:
        if code >= 2 * PLACE:
            return USE(card=card_name(code % PLACE))
        return picked_name(ZONES if self.helped(s, f) else (HAND,), code)

    def target(self, s: State, f: Frame, code: int) -> str:
        if code >= 2 * PLACE:
            return used_target(s, f.who, code % PLACE)
        return picked_target(s, f.who, ZONES, code)


class NoneNoted(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.b = 0


class Demand(Step):
    """The seat in focus discards cards with an icon, as far as helpers do not do it for them.

    B becomes how many of those discarded are of the kind that is noted, if any is.
    """

    def __init__(self, selector: Selector, icon: int, amount: Amount, noted: Selector | None = None) -> None:
        self.picking = PickDemanded(selector, icon, amount, noted)
        self.amount = lift(amount)
        self.veiled = is_veiled((HAND,), selector)
        self.tells = True

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.picking.candidates(s, f))

    def whole(self, s: State, f: Frame) -> bool:
        return len(self.picking.candidates(s, f)) >= self.amount.get(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        if self.picking.noted is not None:
            out.append(NoneNoted())
        self.picking.emit(out)
