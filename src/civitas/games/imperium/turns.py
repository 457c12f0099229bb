"""The sequence of play: turns, clean-up, solstice, rounds, the end (imperium:how-to-play)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import END_OF_SOLSTICE_OF, NO_PROGRAM, OTHERS_SOLSTICE_OF, SOLSTICE_OF
from civitas.games.imperium.deeds import ready
from civitas.games.imperium.drawing import DRAW
from civitas.games.imperium.market import BreakThrough
from civitas.games.imperium.means import add_to_slot, filled_slots
from civitas.games.imperium.moving import Cards
from civitas.games.imperium.playing import AskActivate
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    ACTIONS,
    ACTIONS_A_TURN,
    ACTIVATE,
    BEFORE_SCORING,
    BOOK,
    CIVILISED,
    CLEAN_UP,
    CLEAN_UP_TOKEN,
    CLEANING_UP,
    DECK_TOKEN,
    DISCARD,
    DOING,
    EXHAUSTS,
    EXHAUSTS_A_TURN,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    IGNORES,
    IGNORES_NEXT,
    INNOVATE,
    NOTHING,
    PLAY,
    POWER,
    PROGRESS,
    REGION,
    RETURNED,
    REVOLT,
    ROUND,
    SCORING,
    SOLSTICE,
    STATE_CARD,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_PILE,
    UNREST_SUIT,
    State,
)
from civitas.kernel.expr import Not
from civitas.kernel.flow import BeginTurn, Call, EachSeat, GameOver, While
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move_all
from civitas.kernel.node import NO_SOURCE, NOBODY, Ask, Expr, Node
from civitas.kernel.triggers import Expire, Fire, Release

ALL_CARDS: Final = 100
TOKEN: Final = 16  # of a clean-up token: the resource times this, plus how many

ANY: Final = Selector("any")
UNREST_CARDS: Final = Selector("unrest", suits=UNREST_SUIT)
ANY_SUIT: Final = Selector("any suit", suits=REGION | UNCIVILISED | CIVILISED | TRIBUTARY)


# The three kinds of turn.


class StartTurn(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.put(DOING, NOTHING)
        s.free_played = ()
        s.put(RETURNED + f.who, 0)
        s.put(IGNORES + f.who, 0)
        s.put(IGNORES_NEXT + f.who, 0)


class AskTurn(Ask[State]):
    """Activate, innovate or revolt (imperium:how-to-play)."""

    def __init__(self) -> None:
        super().__init__("turn", True)

    def options(self, s: State, f: Frame) -> list[int]:
        return [ACTIVATE, INNOVATE, REVOLT]

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.put(DOING, code)
        program = ACTIVATE_TURN if code == ACTIVATE else INNOVATE_TURN if code == INNOVATE else REVOLT_TURN
        s.call(program, f.who, f.who, NO_SOURCE)


class DiscardHand(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        move_all(s, s.zone(HAND, f.who), s.zone(DISCARD, f.who))


ACTIVATE_TURN: Final[int] = BOOK.program("activate", [Release(), AskActivate()], "imperium:activate")
INNOVATE_TURN: Final[int] = BOOK.program(
    "innovate", [DiscardHand(), BreakThrough(ANY_SUIT), Release()], "imperium:innovate"
)
REVOLT_TURN: Final[int] = BOOK.program(
    "revolt", [Cards("revolt", (HAND,), UNREST_CARDS, UNREST_PILE, 0, ALL_CARDS), Release()], "imperium:revolt"
)


# Clean-up.


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
        return s.ask_modifiers(CLEAN_UP_TOKEN, f.who, PROGRESS * TOKEN + 1)

    def options(self, s: State, f: Frame) -> list[int]:
        return filled_slots(s)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        token = self.token(s, f)
        return (token // TOKEN, token % TOKEN)

    def answer(self, s: State, f: Frame, code: int) -> None:
        token = self.token(s, f)
        add_to_slot(s, code, token // TOKEN, token % TOKEN)


class TokensBack(Node[State]):
    """Every action and exhaust token goes back to the state card (imperium:clean-up 2)."""

    def run(self, s: State, f: Frame) -> None:
        play = s.sheaf(PLAY, f.who)
        power = s.sheaf(POWER, f.who)
        for card in s.exhausted:
            if play.count(card) or power.count(card):
                ready(s, f.who, card)
        s.put(ACTIONS + f.who, ACTIONS_A_TURN)
        s.put(EXHAUSTS + f.who, EXHAUSTS_A_TURN)
        s.put(DECK_TOKEN + f.who, 0)
        s.treated = ()
        s.copies = ()


class DrawUp(Node[State]):
    """Up to the hand size; nobody has to discard down to it (imperium:clean-up 4)."""

    def run(self, s: State, f: Frame) -> None:
        missing = s.ask_modifiers(HAND_LIMIT, f.who, HAND_SIZE) - s.zone(HAND, f.who).size()
        if missing > 0:
            s.call(DRAW, f.me, f.who, NO_SOURCE, missing)


TURN: Final[int] = BOOK.program(
    "turn",
    [
        BeginTurn(),
        StartTurn(),
        AskTurn(),
        Doing(CLEAN_UP),
        Fire(CLEANING_UP),
        AskCleanUpToken(),
        TokensBack(),
        Cards("discard-any", (HAND,), ANY, DISCARD, 0, ALL_CARDS),
        Release(),
        DrawUp(),
        Release(),
        Expire(),
    ],
    "imperium:turn",
)


# Solstice.


class PushSolstice(Node[State]):
    """The solstice effects of the seat in focus: its own, and those of others that each player resolves.

    `last`: those that come at the end of its solstice. On the stack: how many are left, then card and owner of each.
    """

    def __init__(self, last: bool) -> None:
        self.last = last

    def run(self, s: State, f: Frame) -> None:
        waiting: list[int] = []
        for i in range(1 if self.last else s.seats):
            owner = (f.who + i) % s.seats
            programs = END_OF_SOLSTICE_OF if self.last else OTHERS_SOLSTICE_OF if i else SOLSTICE_OF
            for card in s.sheaf(PLAY, owner).held:
                if programs[card] != NO_PROGRAM:
                    waiting += (card, owner)
            for card in s.sheaf(POWER, owner).held:
                if programs[card] != NO_PROGRAM:
                    waiting += (card, owner)
            for card in s.sheaf(STATE_CARD, owner).held:
                if programs[card] != NO_PROGRAM:
                    waiting += (card, owner)
        f.xs = (len(waiting) // 2, *waiting, *f.xs)


class AskSolstice(Ask[State]):
    """Which solstice effect comes next: the card it is on (imperium:solstice). The node before it is a Release."""

    def __init__(self, last: bool) -> None:
        super().__init__("solstice")
        self.last = last

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for i in range(f.xs[0]):
            out.append(f.xs[1 + 2 * i])
        out.sort()
        return out

    def run(self, s: State, f: Frame) -> None:
        if f.xs[0]:
            super().run(s, f)
        else:
            f.xs = f.xs[1:]

    def answer(self, s: State, f: Frame, code: int) -> None:
        left = f.xs[0]
        rest: list[int] = []
        owner = NOBODY
        for i in range(left):
            if owner == NOBODY and f.xs[1 + 2 * i] == code:
                owner = f.xs[2 + 2 * i]
            else:
                rest += (f.xs[1 + 2 * i], f.xs[2 + 2 * i])
        f.xs = (left - 1, *rest, *f.xs[1 + 2 * left :])
        f.pc -= 2
        there = s.zone(PLAY, owner).count(code) or s.zone(POWER, owner).count(code)
        if there or s.zone(STATE_CARD, owner).count(code):
            programs = END_OF_SOLSTICE_OF if self.last else SOLSTICE_OF if owner == f.who else OTHERS_SOLSTICE_OF
            s.call(programs[code], owner, f.who, code)


SOLSTICE_OF_SEAT: Final[int] = BOOK.program(
    "solstice",
    [
        PushSolstice(False),
        Release(),
        AskSolstice(False),
        PushSolstice(True),
        Release(),
        AskSolstice(True),
        Release(),
    ],
    "imperium:solstice",
)


# Rounds and the end.


class Ended(Expr[State]):
    """The round after the one in which scoring was triggered has been played (imperium:scoring)."""

    def get(self, s: State, f: Frame) -> int:
        return int(s.counts[SCORING] != 0 and s.counts[ROUND] > s.counts[SCORING] + 1)


class NextRound(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.add(ROUND, 1)


GAME: Final[int] = BOOK.program(
    "game",
    [
        While(
            Not(Ended()),
            [
                EachSeat([Call(TURN, own=True)]),
                Doing(SOLSTICE),
                EachSeat([Call(SOLSTICE_OF_SEAT, own=True)]),
                NextRound(),
            ],
        ),
        EachSeat([Fire(BEFORE_SCORING)]),
        GameOver(),
    ],
    "imperium:end",
)
