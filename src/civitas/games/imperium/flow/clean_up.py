"""The clean-up at the end of a turn (imperium:clean-up)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.draw import DRAW, RESHUFFLE, can_reshuffle, may_draw
from civitas.games.imperium.actions.exhaust import ready
from civitas.games.imperium.actions.market import add_to_slot, filled_slots
from civitas.games.imperium.names import slot_name, slot_target, some
from civitas.games.imperium.nations import exhaust_tokens, nation_of
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ACTIONS,
    ACTIONS_A_TURN,
    BOOK,
    CLEAN_UP_TOKEN,
    DECK,
    DECK_TOKEN,
    DOING,
    EXHAUSTS,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    KEPT_IN_CLEAN_UP,
    PLAY,
    POWER,
    TOKEN_LAID,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.node import NO_SOURCE, Ask, Node
from civitas.kernel.text import Message, Wording
from civitas.kernel.triggers import Fire

ASK_TOKEN: Final = Wording("imperium-ask-clean-up-token", "what")

ALL_CARDS: Final = 100
TOKEN: Final = 16  # of a clean-up token: the resource times this, plus how many

# What may be discarded in the clean-up.
DISCARDABLE: Final = Selector("discardable", no_flags=KEPT_IN_CLEAN_UP)


class Doing(Node[State]):
    def __init__(self, what: int) -> None:
        self.what = what

    def run(self, s: State, f: Frame) -> None:
        s.put(DOING, self.what)


class AskCleanUpToken(Ask[State]):
    """The market card that gets a progress token, or what the power says (imperium:clean-up 1)."""

    def __init__(self) -> None:
        super().__init__("clean-up-token")

    def token(self, s: State, f: Frame) -> int:
        resource, amount = nation_of(s, f.who).clean_up_token
        return s.ask_modifiers(CLEAN_UP_TOKEN, f.who, resource * TOKEN + amount)

    def options(self, s: State, f: Frame) -> list[int]:
        return filled_slots(s)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        token = self.token(s, f)
        return (token // TOKEN, token % TOKEN)

    def answer(self, s: State, f: Frame, code: int) -> None:
        token = self.token(s, f)
        add_to_slot(s, code, token // TOKEN, token % TOKEN)
        if s.lasting or s.any_live(s.cast.listeners[TOKEN_LAID], f.who):
            s.call(TELL_TOKEN, f.me, f.who, NO_SOURCE)

    def prompt(self, s: State, f: Frame) -> Message:
        token = self.token(s, f)
        return ASK_TOKEN(what=some(token % TOKEN, token // TOKEN))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return slot_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return slot_target(code)


TELL_TOKEN: Final[int] = BOOK.program("clean-up token laid", [Fire(TOKEN_LAID)], "imperium:clean-up")


class TokensBack(Node[State]):
    """Every action and exhaust token goes back to the state card (imperium:clean-up 2)."""

    def run(self, s: State, f: Frame) -> None:
        play = s.sheaf(PLAY, f.who)
        power = s.sheaf(POWER, f.who)
        for card in s.exhausted:
            if play.count(card) or power.count(card):
                ready(s, f.who, card)
        s.put(ACTIONS + f.who, ACTIONS_A_TURN)
        s.put(EXHAUSTS + f.who, exhaust_tokens(s, f.who))
        s.put(DECK_TOKEN + f.who, 0)
        s.treated = ()
        s.copies = ()


class FillHand(Node[State]):
    """Up to the hand size; nobody has to discard down to it (imperium:clean-up 4).

    What a reshuffle brings into the hand counts, so the deck is drawn first, then reshuffled (N), then drawn again.
    """

    def run(self, s: State, f: Frame) -> None:
        missing = s.ask_modifiers(HAND_LIMIT, f.who, HAND_SIZE) - s.zone(HAND, f.who).size()
        if missing <= 0 or not may_draw(s, f.who):
            return
        left = len(s.pile(DECK, f.who).order)
        if left:
            f.pc -= 1
            s.call(DRAW, f.me, f.who, NO_SOURCE, min(missing, left))
        elif not f.n and can_reshuffle(s, f.who):
            f.n = 1
            f.pc -= 1
            s.call(RESHUFFLE, f.me, f.who, NO_SOURCE)


FILL_HAND: Final[int] = BOOK.program("fill the hand", [FillHand()], "imperium:clean-up")


class DrawUp(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.call(FILL_HAND, f.me, f.who, NO_SOURCE)
