"""Steps with the fame deck, and King of Kings at its end (imperium:fame, imperium:king-of-kings)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.resources import start_gain
from civitas.games.imperium.effects.steps.develop import Develop
from civitas.games.imperium.names import card_name, card_target
from civitas.games.imperium.state import (
    BARBARIAN,
    BOOK,
    EMPIRE,
    EXILE,
    FAME_DECK,
    FAME_LOOKS,
    HAND,
    KING_SIDE,
    KING_USED,
    LOOKED_AT,
    LOOKED_AT_FAME,
    PROGRESS,
    STATE,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import PASS, Ask, Expr, Node
from civitas.kernel.picks import AskMany
from civitas.kernel.text import Message, Wording, declare

ASK_TAKE_FAME: Final = Wording("imperium-ask-take-fame")


class BeginKing(Node[State]):
    """Each player resolves King of Kings once; the first time it is turned over, which triggers scoring."""

    def run(self, s: State, f: Frame) -> None:
        if s.counts[KING_USED + f.who]:
            s.leave(0)
            return
        s.put(KING_USED + f.who, 1)
        f.n = int(s.counts[KING_SIDE])
        if not f.n:
            s.put(KING_SIDE, 1)
            s.trigger_scoring()


class KingProgress(Node[State]):
    """Side A: 6 progress for barbarians, 3 for empires; side B: 4, or none."""

    def run(self, s: State, f: Frame) -> None:
        state = s.counts[STATE + f.who]
        if state & BARBARIAN:
            start_gain(s, f, f.who, PROGRESS, 4 if f.n else 6)
        elif state == EMPIRE and not f.n:
            start_gain(s, f, f.who, PROGRESS, 3)


class KingDevelops(Node[State]):
    """Only an empire develops; the next node is the question."""

    def run(self, s: State, f: Frame) -> None:
        if s.counts[STATE + f.who] != EMPIRE:
            s.leave(0)


KING: Final[int] = BOOK.program(
    "King of Kings", [BeginKing(), KingProgress(), KingDevelops(), Develop(free=True)], "imperium:king-of-kings"
)


class KingIfAlone(Node[State]):
    """Who would gain a fame card resolves King of Kings if that is all there is (imperium:king-of-kings)."""

    def run(self, s: State, f: Frame) -> None:
        if not s.pile(FAME_DECK).order:
            s.call(KING, f.me, f.who, f.src)


class LookAtFame(Node[State]):
    """The top cards of the fame deck, looked at; King of Kings is not one of them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(FAME_DECK)
        f.n = 0
        if not deck.order:
            return
        for _ in range(min(s.ask_modifiers(FAME_LOOKS, f.who, self.amount), len(deck.order))):
            draw(s, deck, s.zone(LOOKED_AT, f.who))
        if s.lasting or s.any_live(s.cast.listeners[LOOKED_AT_FAME], f.who):
            s.pending = (*s.pending, *s.listening(LOOKED_AT_FAME, f.who, 0, 0, False))


class FromLooked(AskMany[State]):
    """One of the cards looked at, to the hand or back onto the fame deck; nobody else sees which."""

    def __init__(self, kind: str, to: int, amount: int) -> None:
        super().__init__(kind, amount, amount, False, True)
        self.to = to

    def candidates(self, s: State, f: Frame) -> list[int]:
        return s.zone(LOOKED_AT, f.who).cards()

    def chosen(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(LOOKED_AT, f.who), s.zone(self.to, f.who if self.to == HAND else 0))

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_TAKE_FAME()

    def promise(self, s: State, f: Frame) -> int:
        return 500

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, LOOKED_AT, code)


class PutBackOne(Ask[State]):
    """The cards left go back onto the deck, one after the other: the last is on top. A single one is not asked for."""

    def __init__(self, kind: str, to: int) -> None:
        super().__init__(kind, True, False, True)
        declare(f"imperium-ask-{kind}", frozenset())
        self.to = to

    def options(self, s: State, f: Frame) -> list[int]:
        return s.peek(LOOKED_AT, f.who).distinct()

    def run(self, s: State, f: Frame) -> None:
        left = s.peek(LOOKED_AT, f.who).cards()
        if len(left) == 1:
            self.answer(s, f, left[0])
        else:
            super().run(s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(LOOKED_AT, f.who), s.zone(self.to, f.who))
        if s.peek(LOOKED_AT, f.who).size():
            f.pc -= 1

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, LOOKED_AT, code)


class AskSink(Ask[State]):
    """Which of the cards looked at goes to the bottom of its deck, if any; nobody else sees which."""

    def __init__(self, kind: str, deck: int) -> None:
        super().__init__(kind, False, False, True)
        declare(f"imperium-ask-{kind}", frozenset())
        self.deck = deck

    def options(self, s: State, f: Frame) -> list[int]:
        cards = s.zone(LOOKED_AT, f.who).distinct()
        return [PASS, *cards] if cards else cards

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            move(s, code, s.zone(LOOKED_AT, f.who), s.zone(self.deck, f.who), 0, True)

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, LOOKED_AT, code)


class SiftFame(Step):
    """The seat in focus looks at the top cards of the fame deck; one may go to the bottom, the others back on top."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(FAME_DECK).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(LookAtFame(self.amount))
        out.append(AskSink("sink-fame", FAME_DECK))
        out.append(PutBackOne("put-back-fame", FAME_DECK))


class ExileTopFame(Step):
    """The top card of the fame deck goes into exile; King of Kings, which lies alone, stays."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(FAME_DECK).order)

    def run(self, s: State, f: Frame) -> None:
        if s.pile(FAME_DECK).order:
            s.note_exiled(draw(s, s.pile(FAME_DECK), s.zone(EXILE, 0)))


class TakeFameOf(Step):
    """The seat in focus looks at the top cards of the fame deck and takes one of them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(FAME_DECK).order) or not s.counts[KING_USED + f.who]

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(KingIfAlone())
        out.append(LookAtFame(self.amount))
        FromLooked("take-fame", HAND, 1).emit(out)
        out.append(PutBackOne("put-back-fame", FAME_DECK))


class TakeTopFame(Step):
    """The top card of the fame deck to the hand; King of Kings if it is all there is."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(FAME_DECK).order) or not s.counts[KING_USED + f.who]

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(FAME_DECK)
        if deck.order:
            draw(s, deck, s.zone(HAND, f.who))
        else:
            s.call(KING, f.me, f.who, f.src)


class TriggerKing(Step):
    """King of Kings is resolved (imperium:king-of-kings)."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.call(KING, f.me, f.who, f.src)


class FameEmpty(Expr[State]):
    """Whether King of Kings is all that is left of the fame deck."""

    def get(self, s: State, f: Frame) -> int:
        return int(not s.pile(FAME_DECK).order)
