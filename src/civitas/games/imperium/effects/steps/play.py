"""Steps that play cards (imperium:free-play)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.acquire import play_gained
from civitas.games.imperium.actions.market import main_deck_left
from civitas.games.imperium.actions.play import PLAYABLE, play, why_not
from civitas.games.imperium.cards import NO_PROGRAM, PLAY_OF
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.effects.steps.cards import VEILING
from civitas.games.imperium.effects.steps.draw import Draw, DrawAside
from civitas.games.imperium.effects.steps.fame import PutBackOne
from civitas.games.imperium.names import picked_name, picked_target
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ACTIONS,
    HAND,
    IGNORES,
    IGNORES_NEXT,
    LOOKED_AT,
    MAIN_DECK,
    REVEALED,
    State,
)
from civitas.games.imperium.step import Forget, Step, in_zone
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw_many, move, move_all
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.text import Message, Wording

ASK_PLAY: Final = Wording("imperium-ask-play-card")
ANY_CARD: Final = Selector("any")


class PlayIt(Step):
    """The card A, just gained, is free-played from the hand; if it cannot be, no card is spoken of any more."""

    def __init__(self, ignore_state: bool = False) -> None:
        self.ignore_state = ignore_state

    def able(self, s: State, f: Frame) -> bool:
        return False  # whether it can be is known only when there is a card

    def run(self, s: State, f: Frame) -> None:
        if not play_gained(s, f.who, f.a, self.ignore_state):
            f.a = NOBODY


def unseen(zones: tuple[int, ...]) -> bool:
    """Whether what can be played out of these zones depends on cards others do not see."""
    for zone in zones:
        if zone in VEILING:
            return True
    return False


class AskFreePlay(Ask[State]):
    """A card to play from some zones of the seat in focus."""

    def __init__(
        self, zones: tuple[int, ...], selector: Selector, actions: int, ignore_state: bool, optional: bool
    ) -> None:
        super().__init__("play-card", unseen(zones))
        self.zones = zones
        self.selector = selector
        self.actions = actions
        self.ignore_state = ignore_state
        self.optional = optional

    def playable(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if self.actions and s.counts[ACTIONS + f.who] < self.actions:
            return out
        for place, zone in enumerate(self.zones):
            for card in sorted(set(in_zone(s, f, zone, f.who))):
                fresh = bool(self.actions) or card not in s.free_played
                if not fresh or not self.selector.fits(s, card):
                    continue
                if why_not(s, f.who, card, self.ignore_state) == PLAYABLE:
                    out.append(place * PLACE + card)
        return out

    def options(self, s: State, f: Frame) -> list[int]:
        out = self.playable(s, f)
        if self.optional and out:
            return [PASS, *out]
        if out or not self.always:
            return out
        for zone in self.zones:
            if s.zone(zone, f.who).size():
                return [PASS]
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.actions, *self.zones)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = NOBODY
        if code != PASS:
            if self.actions:
                s.add(ACTIONS + f.who, -self.actions)
            f.a = code % PLACE
            play(s, f.who, f.a, self.zones[code // PLACE], not self.actions)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_PLAY()

    def promise(self, s: State, f: Frame) -> int:
        return 60

    def label(self, s: State, f: Frame, code: int) -> Message:
        return picked_name(self.zones, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return picked_target(s, f.who, self.zones, code)


class FreePlay(Step):
    """The seat in focus plays a card, freely or for an action; A is that card (imperium:free-play)."""

    def __init__(
        self, selector: Selector, zones: tuple[int, ...] = (HAND,), actions: int = 0, ignore_state: bool = False
    ) -> None:
        self.asking = AskFreePlay(zones, selector, actions, ignore_state, False)
        self.veiled = self.asking.always
        self.offers = True
        self.tells = True

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.playable(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        out.append(self.asking)


class AskPlayDrawn(AskFreePlay):
    """Which of the cards just drawn is free-played, if any; all of them come to the hand first."""

    def __init__(self) -> None:
        super().__init__((LOOKED_AT,), ANY_CARD, 0, False, True)

    def answer(self, s: State, f: Frame, code: int) -> None:
        move_all(s, s.zone(LOOKED_AT, f.who), s.zone(HAND, f.who))
        if code != PASS:
            play(s, f.who, code, HAND, True)


class DrawAndPlay(Step):
    """The seat in focus draws cards, if able, and may free-play one of them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.drawing = Draw(1, True)

    def parts(self) -> list[Step]:
        return [self.drawing]

    def able(self, s: State, f: Frame) -> bool:
        return self.drawing.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(DrawAside(self.amount, True))
        out.append(AskPlayDrawn())


class TriggerPlayOf(Step):
    """The play effect of the card A happens, though it is not played."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if f.a != NOBODY and PLAY_OF[f.a] != NO_PROGRAM:
            s.call(PLAY_OF[f.a], f.who, f.who, f.a)


# States ignored.


class IgnoreState(Step):
    """State icons are ignored on the next card played, or on every card for the rest of the turn."""

    def __init__(self, states: int, next_only: bool) -> None:
        self.states = states
        self.next_only = next_only

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        counter = (IGNORES_NEXT if self.next_only else IGNORES) + f.who
        s.put(counter, s.counts[counter] | self.states)


# A card of the main deck.


class LookAtMain(Node[State]):
    """The seat in focus looks at the top cards of the main deck."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(MAIN_DECK)
        draw_many(s, deck, s.zone(LOOKED_AT, f.who), min(self.amount, len(deck.order)))


class AskPlayLooked(AskFreePlay):
    """Which of the cards looked at is free-played: A. It lies open while the others go back."""

    def __init__(self) -> None:
        super().__init__((LOOKED_AT,), ANY_CARD, 0, False, False)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = code
        if code != PASS:
            move(s, code, s.zone(LOOKED_AT, f.who), s.zone(REVEALED, f.who))


class PlayLooked(Node[State]):
    """The card chosen is played; the main deck may have lost its last."""

    def run(self, s: State, f: Frame) -> None:
        if f.a != PASS:
            main_deck_left(s)
            play(s, f.who, f.a, REVEALED, True)


class LookAndPlay(Step):
    """The seat in focus looks at the top cards of the main deck and free-plays one; the others go back on top."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(MAIN_DECK).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(Forget())
        out.append(LookAtMain(self.amount))
        out.append(AskPlayLooked())
        out.append(PutBackOne("put-back-main", MAIN_DECK))
        out.append(PlayLooked())
