"""Steps only one card needs."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.acquire import BROKE_THROUGH, COMPENSATION, NO_EXILE, gained_to
from civitas.games.imperium.actions.market import main_deck_left, slot_tokens
from civitas.games.imperium.actions.play_area import return_one
from civitas.games.imperium.actions.resources import start_gain
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.effects.steps.control import Around
from civitas.games.imperium.effects.steps.market import Acquire, AskAcquire, AskBreakThrough, BreakThrough
from civitas.games.imperium.names import FREE, card_name, card_target, resource_name, some, suit_name
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ACQUIRED,
    CIVILISED,
    EXILE,
    HAND,
    LOOKED_AT,
    MAIN_DECK,
    NATION_DECK,
    PROGRESS,
    REGION,
    RESOURCES,
    REVEALED,
    SLOT_UNREST,
    SLOTS,
    TRIBUTARY,
    UNCIVILISED,
    State,
)
from civitas.games.imperium.step import ASKING, Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.text import Message, Wording

ASK_DECLARE: Final = Wording("imperium-ask-declare")
ASK_TO_MAIN_BOTTOM: Final = Wording("imperium-ask-to-main-bottom")
ASK_CONVERT: Final = Wording("imperium-ask-convert", "what", "into")
ASK_SWAP_LOOKED: Final = Wording("imperium-ask-swap-looked")
SWAPPED: Final = Wording("imperium-swapped", "card", "other")


# Gambling.
DECLARED: Final = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY)


class AskDeclare(Ask[State]):
    """The suit declared; the top card of the main deck is then shown, and kept if it has it, else exiled."""

    def __init__(self) -> None:
        super().__init__("declare")

    def options(self, s: State, f: Frame) -> list[int]:
        return list(DECLARED) if s.pile(MAIN_DECK).order else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        shown = s.zone(REVEALED, 0)
        card = draw(s, s.pile(MAIN_DECK), shown)
        if SUITS[card] & code:
            move(s, card, shown, s.zone(HAND, f.who), s.everyone)
        else:
            move(s, card, shown, s.zone(EXILE, 0))
            s.note_exiled(card)
        main_deck_left(s)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_DECLARE()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return suit_name(code)


class Declare(Step):
    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(MAIN_DECK).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskDeclare())


# Bone Carving.


class DrawTop(Node[State]):
    """The top card of the main deck, unseen by the others; all hear that one was broken through for, of no suit.

    Without one there is the usual compensation (imperium:break-through).
    """

    def run(self, s: State, f: Frame) -> None:
        if not s.pile(MAIN_DECK).order:
            start_gain(s, f, f.who, PROGRESS, COMPENSATION)
            return
        card = draw(s, s.pile(MAIN_DECK), s.zone(gained_to(s, f.who), f.who))
        main_deck_left(s)
        s.log_hidden(ACQUIRED, f.who, (card, BROKE_THROUGH), 1 << f.who)
        if s.lasting or s.any_live(s.cast.listeners[ACQUIRED], f.who):
            s.pending = (*s.pending, *s.listening(ACQUIRED, f.who, NOBODY, BROKE_THROUGH, False))


class BreakThroughTop(Step):
    """The seat in focus breaks through for the top card of the main deck; all other cards name a kind."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(DrawTop())


# Fracture of Time.


class AskToMainBottom(Ask[State]):
    """The exiled card of a kind that goes to the bottom of the main deck."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("to-main-bottom")
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        return self.selector.among(s, s.zone(EXILE, 0).distinct())

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(EXILE, 0), s.pile(MAIN_DECK), s.everyone, True)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_TO_MAIN_BOTTOM()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, 0, EXILE, code)


class ExiledToBottom(Step):
    """An exiled card goes back into the main deck, at its bottom; nothing else takes cards out of exile unplayed."""

    def __init__(self, selector: Selector) -> None:
        self.asking = AskToMainBottom(selector)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


# Take Me to Your Leader.


class NoteHad(Node[State]):
    """B becomes how much of a resource the seat in focus has."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def run(self, s: State, f: Frame) -> None:
        f.b = s.has(self.resource, f.who)


class NoteGained(Node[State]):
    """B becomes how much more of it there is now."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def run(self, s: State, f: Frame) -> None:
        f.b = max(0, s.has(self.resource, f.who) - f.b)


class NotingGain(Around):
    """The step, and in B how much of a resource it brought; only what converts that again asks for it."""

    def __init__(self, resource: int, body: Step) -> None:
        super().__init__(body)
        self.resource = resource

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NoteHad(self.resource))
        self.body.emit(out)
        out.append(NoteGained(self.resource))


class AskConvert(Ask[State]):
    """How much of what was gained (B) becomes another resource."""

    def __init__(self, resource: int, into: int) -> None:
        super().__init__("convert")
        self.resource = resource
        self.into = into

    def options(self, s: State, f: Frame) -> list[int]:
        most = min(f.b, s.has(self.resource, f.who))
        return list(range(most + 1)) if most > 0 else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.change(self.resource, f.who, -code)
        s.change(self.into, f.who, code)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.resource, self.into)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_CONVERT(what=resource_name(self.resource), into=resource_name(self.into))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return some(code, self.resource) if code else FREE()


class ConvertGained(Step):
    """Any of the resource just gained (B) may become another; that is no payment (imperium:martians)."""

    def __init__(self, resource: int, into: int) -> None:
        self.asking = AskConvert(resource, into)
        self.helps = True
        self.may = True

    def able(self, s: State, f: Frame) -> bool:
        return f.pc != ASKING and bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


# Sword of Power.


class AskLikeIt(AskBreakThrough):
    """Breaking through for any of the suits of the card spoken of last (A) that decks and market hold."""

    def __init__(self) -> None:
        super().__init__(Selector("like it", suits=REGION | UNCIVILISED | CIVILISED | TRIBUTARY), NO_EXILE)
        self.by_suit = {suit: AskBreakThrough(Selector("suited", suits=suit), NO_EXILE) for suit in DECLARED}

    def options(self, s: State, f: Frame) -> list[int]:
        out: set[int] = set()
        for suit in DECLARED:
            if f.a >= 0 and SUITS[f.a] & suit:
                out.update(self.by_suit[suit].options(s, f))
        return sorted(out)


class BreakThroughLikeIt(BreakThrough):
    """The seat in focus breaks through for a suit of the card just discarded: no other card fixes the suit so late."""

    def __init__(self) -> None:
        super().__init__(Selector("like it", suits=REGION | UNCIVILISED | CIVILISED | TRIBUTARY))
        self.asking = AskLikeIt()


# Landing Site.


class AskSwapLooked(Ask[State]):
    """A hand card of a kind and the nation card looked at that it changes places with: PLACE * how deep + hand card."""

    def __init__(self, selector: Selector, amount: int) -> None:
        super().__init__("swap-looked", True, False, True)
        self.selector = selector
        self.amount = amount

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.zone(HAND, f.who).size() or not s.pile(NATION_DECK, f.who).order:
            return []
        out = [PASS]
        for depth in range(min(self.amount, len(s.pile(NATION_DECK, f.who).order))):
            for card in self.selector.among(s, s.zone(HAND, f.who).distinct()):
                out.append(depth * PLACE + card)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        deck, aside = s.pile(NATION_DECK, f.who), s.zone(LOOKED_AT, f.who)
        above = [draw(s, deck, aside) for _ in range(code // PLACE)]
        swapped = draw(s, deck, aside)
        move(s, code % PLACE, s.zone(HAND, f.who), deck)
        for card in reversed(above):
            move(s, card, aside, deck)
        move(s, swapped, aside, s.zone(HAND, f.who))

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_SWAP_LOOKED()

    def label(self, s: State, f: Frame, code: int) -> Message:
        other = s.pile(NATION_DECK, f.who).order[-1 - code // PLACE]
        return SWAPPED(card=card_name(code % PLACE), other=card_name(other))

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, HAND, code % PLACE)


class SwapLooked(Step):
    """A hand card may change places with one of the top nation cards, which its owner has just looked at."""

    def __init__(self, selector: Selector, amount: int) -> None:
        self.asking = AskSwapLooked(selector, amount)
        self.veiled = True
        self.helps = True
        self.may = True

    def able(self, s: State, f: Frame) -> bool:
        return len(self.asking.options(s, f)) > 1

    def hides(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order) and s.zone(HAND, f.who).size() > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


# Miyabi.


class AskAcquireLaden(AskAcquire):
    """The card to acquire; B becomes the Unrest under it if just so many resources lie on it, else 0."""

    def __init__(self, token: int, laden: int) -> None:
        super().__init__(Selector("any"), NO_EXILE, token, SLOTS)
        self.laden = laden

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.b = 0
        if code < SLOTS and sum(slot_tokens(s, code, resource) for resource in range(RESOURCES)) == self.laden:
            f.b = s.counts[SLOT_UNREST + code]
        super().answer(s, f, code)


class NoneLaden(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.b = 0


class AcquireLaden(Acquire):
    """The seat in focus acquires a card with a resource on it; B is the Unrest that came with it.

    It is 0 unless just so many resources lay there: no other card asks how many there were.
    """

    def __init__(self, token: int, laden: int) -> None:
        super().__init__(Selector("any"), NO_EXILE, token)
        self.asking = AskAcquireLaden(token, laden)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NoneLaden())
        super().emit(out)


class ReturnTaken(Step):
    """The Unrest just taken is returned from the hand of the seat in focus."""

    def able(self, s: State, f: Frame) -> bool:
        return s.zone(HAND, f.who).count(UNREST) > 0

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            return_one(s, f.who, HAND, UNREST, NOBODY)
