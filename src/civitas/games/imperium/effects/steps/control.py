"""How steps make sentences, and sentences effects (imperium:interpreting).

Each sentence is resolved in turn and as far as possible. What follows MAY is optional, what comes before "to" is a
cost and is paid first, and whoever has paid gets the result as far as possible. Responses wait for the sentence to end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.games.imperium.actions.play import REACHED
from civitas.games.imperium.codes import YES
from civitas.games.imperium.effects.wordings import WORDINGS
from civitas.games.imperium.names import card_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import AFFECTED, AVOIDS, MOST_SEATS, STATE, TRADES, State
from civitas.games.imperium.step import Step
from civitas.kernel.expr import Amount, lift
from civitas.kernel.flow import BranchIs, If, Jump, JumpUnless, NextSeat, PushSeats, Repeat
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, PASS, Ask, Expr, Node
from civitas.kernel.text import Message, Wording
from civitas.kernel.triggers import Release

ASK_CHOOSE: Final = Wording("imperium-ask-choose", "card")
ASK_IGNORE: Final = Wording("imperium-ask-ignore", "card", "body")
LET_HAPPEN: Final = Wording("imperium-let-happen")
PASS_IGNORE: Final = Wording("imperium-pass-ignore")


class Nothing(Step):
    """A step that does nothing: what is left of a sentence that only sets a condition."""

    def able(self, s: State, f: Frame) -> bool:
        return False

    def run(self, s: State, f: Frame) -> None:
        """Nothing happens."""


class NoEffect(Step):
    """A card that can be played though it does nothing (imperium:interpreting 3)."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        """Nothing happens."""


Steps = Sequence[Step]


def any_hides(steps: Steps, s: State, f: Frame) -> bool:
    for step in steps:
        if step.veiled and step.hides(s, f):
            return True
    return False


def any_veiled(steps: Steps) -> bool:
    for step in steps:
        if step.veiled:
            return True
    return False


def readiest(steps: Steps) -> list[Step]:
    """The steps in the order in which they are asked whether they are able."""
    return sorted(steps, key=lambda step: not step.ready)


class Around(Step):
    """A step that is able when what it holds is."""

    def __init__(self, body: Step) -> None:
        self.body = body
        self.veiled = body.veiled

    def parts(self) -> list[Step]:
        return [self.body]

    def hides(self, s: State, f: Frame) -> bool:
        return self.body.hides(s, f)

    def able(self, s: State, f: Frame) -> bool:
        return self.body.able(s, f)


class Together(Step):
    """The steps one after the other, each as far as possible."""

    def __init__(self, steps: Steps) -> None:
        self.steps: list[Step] = []
        for step in steps:
            if isinstance(step, Together):
                self.steps.extend(step.steps)
            else:
                self.steps.append(step)
        self.by_readiness = readiest(self.steps)
        self.ready = self.by_readiness[0].ready if self.steps else False
        self.veiled = any_veiled(steps)
        self.offers = len(self.steps) == 1 and self.steps[0].offers

    def parts(self) -> list[Step]:
        return self.steps

    def core(self) -> Step:
        return self.steps[0].core() if len(self.steps) == 1 else self

    def whole(self, s: State, f: Frame) -> bool:
        for step in self.steps:
            if not step.whole(s, f):
                return False
        return True

    def hides(self, s: State, f: Frame) -> bool:
        return any_hides(self.steps, s, f)

    def able(self, s: State, f: Frame) -> bool:
        for step in self.by_readiness:
            if step.able(s, f):
                return True
        return False

    def emit(self, out: list[Node[Any]]) -> None:
        for step in self.steps:
            step.emit(out)


class Entire(Together):
    """The steps one after the other, only where all of it can be done."""

    def __init__(self, steps: Steps) -> None:
        super().__init__(steps)
        self.ready = False

    def core(self) -> Step:
        return self

    def able(self, s: State, f: Frame) -> bool:
        return self.whole(s, f)


class Costing(Step):
    """What is to be paid, and what it buys. Only whoever can pay all of it can do it (imperium:interpreting 5 to 9).

    Nobody is asked to pay for trade at a table without Trade Routes.
    """

    def __init__(self, cost: Steps, result: Step) -> None:
        self.cost = list(cost)
        self.result = result
        self.veiled = any_veiled(cost)
        self.for_trade = result.only_trades()

    def parts(self) -> list[Step]:
        return [*self.cost, self.result]

    def only_trades(self) -> bool:
        return self.for_trade

    def needs(self) -> list[Step]:
        return self.cost

    def able(self, s: State, f: Frame) -> bool:
        if self.for_trade and not s.counts[TRADES]:
            return False
        for step in self.cost:
            if not step.whole(s, f):
                return False
        return True

    def hides(self, s: State, f: Frame) -> bool:
        return any_hides(self.cost, s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        """Nothing happens if what could be paid before can be no longer."""
        gate = JumpUnless(Payable(self))
        out.append(gate)
        for step in self.cost:
            step.emit(out)
        self.result.emit(out)
        gate.to = len(out)


class Payable(Expr[State]):
    """Whether the cost can be paid now."""

    def __init__(self, step: Costing) -> None:
        self.step = step

    def get(self, s: State, f: Frame) -> int:
        return int(self.step.able(s, f))


class AskWhich(Ask[State]):
    """Which of several: its place in the list, among those that can be done; PASS when none can.

    What may be done may also be chosen to do nothing, if something else would have to be done (imperium:interpreting).
    """

    def __init__(self, branches: list[Step]) -> None:
        super().__init__("choose", any_veiled(branches))
        self.branches = branches

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for i, branch in enumerate(self.branches):
            if branch.able(s, f):
                out.append(i)
        if out:
            for i, branch in enumerate(self.branches):
                if branch.may and i not in out:
                    out.append(i)
            out.sort()
        if not out and self.always and any_hides(self.branches, s, f):
            return [PASS]
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        """What each choice does, as numbers in the book of wordings."""
        out: list[int] = []
        for branch in self.branches:
            out.append(branch.says)
        return tuple(out)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_CHOOSE(card=card_name(f.src))

    def promise(self, s: State, f: Frame) -> int:
        return 40

    def label(self, s: State, f: Frame, code: int) -> Message:
        return WORDINGS[self.branches[code].says]


class OneOf(Step):
    """The seat in focus does one of them (imperium:choose)."""

    def __init__(self, branches: Steps) -> None:
        self.branches = list(branches)
        self.by_readiness = readiest(branches)
        self.veiled = any_veiled(branches)

    def parts(self) -> list[Step]:
        return self.branches

    def hides(self, s: State, f: Frame) -> bool:
        return any_hides(self.branches, s, f)

    def able(self, s: State, f: Frame) -> bool:
        for branch in self.by_readiness:
            if branch.able(s, f):
                return True
        return False

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskWhich(self.branches))
        ends: list[Jump] = []
        for i, branch in enumerate(self.branches):
            gate = JumpUnless(BranchIs(i))
            out.append(gate)
            branch.emit(out)
            end = Jump()
            out.append(end)
            ends.append(end)
            gate.to = len(out)
        for end in ends:
            end.to = len(out)


class Provided(Step):
    """Only if the condition holds."""

    def __init__(self, cond: Amount, body: Step, orelse: Step | None = None) -> None:
        self.cond = lift(cond)
        self.body = body
        self.orelse = orelse
        self.veiled = body.veiled

    def parts(self) -> list[Step]:
        return [self.body] if self.orelse is None else [self.body, self.orelse]

    def hides(self, s: State, f: Frame) -> bool:
        return self.body.hides(s, f)

    def able(self, s: State, f: Frame) -> bool:
        if self.cond.get(s, f):
            return self.body.able(s, f)
        return self.orelse is not None and self.orelse.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        If(self.cond, [self.body], [self.orelse] if self.orelse is not None else []).emit(out)


# Of the counter AVOIDS: who avoids the attack; above it who lets the effect at hand happen, and who has said which;
# above that, whom the attack has reached (REACHED).
KEEPS: Final = MOST_SEATS
HAS_SAID: Final = 2 * MOST_SEATS
SAID: Final = ((1 << 2 * MOST_SEATS) - 1) << KEEPS


def reach(s: State, seat: int) -> None:
    """An effect of the attack that is being resolved reaches the seat; it is kept only for whoever will hear of it."""
    if (s.lasting or s.any_live(s.cast.listeners[AFFECTED], seat)) and s.listening(AFFECTED, seat, 0, 0, False):
        s.put(AVOIDS, s.counts[AVOIDS] | 1 << REACHED + seat)


def avoids(s: State, seat: int) -> bool:
    """Whether the seat avoids the effect at hand of the attack that is being resolved (imperium:attack)."""
    return bool(s.counts[AVOIDS] >> seat & 1 and not s.counts[AVOIDS] >> KEEPS + seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaching(Step):
    """An effect that reaches other players.

    `attack`: it is part of an attack, and those that avoid the attack may ignore it. `sole`: nothing else in the attack
    can be ignored, so that to avoid the attack is to ignore this effect.
    """

    attack: bool = False
    sole: bool = False

    def reaches(self, s: State, f: Frame, seat: int) -> bool:
        """Whether anything would happen to the seat."""
        return True

    def only_helps(self) -> bool:
        """Whether nobody would ignore it: it only gives, or only offers."""
        return False


def only_helps(step: Step) -> bool:
    """Whether a step takes nothing from anybody: a gain, or what may be passed."""
    if isinstance(step, Together):
        for part in step.steps:
            if not only_helps(part):
                return False
        return True
    return step.helps


class AskIgnore(Ask[State]):
    """Who avoids the attack says of each of its effects whether to ignore it: PASS, or YES to let it happen."""

    def __init__(self, effect: Reaching) -> None:
        super().__init__("ignore")
        self.effect = effect

    def asked(self, s: State, f: Frame) -> int:
        """The next of those that avoid it and have not said; NOBODY after the last."""
        bits = s.counts[AVOIDS]
        for seat in s.other_seats(f.me):
            if bits >> seat & 1 and not bits >> HAS_SAID + seat & 1:
                return seat
        return NOBODY

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, YES]

    def run(self, s: State, f: Frame) -> None:
        seat = self.asked(s, f)
        while seat != NOBODY:
            if self.effect.only_helps():
                self.says(s, seat, 1 << KEEPS + seat)
            elif not self.effect.sole and self.effect.reaches(s, f, seat):
                self.put(s, f, [PASS, YES])
                return
            else:
                self.says(s, seat, 0)
            seat = self.asked(s, f)

    def says(self, s: State, seat: int, keeps: int) -> None:
        s.put(AVOIDS, s.counts[AVOIDS] | 1 << HAS_SAID + seat | keeps)

    def answer(self, s: State, f: Frame, code: int) -> None:
        seat = self.asked(s, f)
        self.says(s, seat, 1 << KEEPS + seat if code == YES else 0)
        f.pc -= 1

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.effect.says,)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_IGNORE(card=card_name(f.src), body=WORDINGS[self.effect.says])

    def label(self, s: State, f: Frame, code: int) -> Message:
        return LET_HAPPEN()

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_IGNORE()


class EffectOver(Node[State]):
    """What was said of one effect does not hold for the next."""

    def run(self, s: State, f: Frame) -> None:
        s.put(AVOIDS, s.counts[AVOIDS] & ~SAID)


class PushVictims(PushSeats):
    """The seats an effect reaches: those that ignore it are left out (imperium:attack)."""

    def __init__(self, others: bool, states: int, attack: bool) -> None:
        super().__init__(others)
        self.states = states
        self.attack = attack

    def order(self, s: State, f: Frame) -> list[int]:  # type: ignore[override]
        out: list[int] = []
        for i in range(s.seats):
            seat = (f.me + i) % s.seats
            reached = not self.states or s.counts[STATE + seat] & self.states
            if seat == f.me or (reached and not (self.attack and avoids(s, seat))):
                out.append(seat)
                if self.attack:
                    reach(s, seat)
        return out


class ForSeats(Reaching):
    """For every other player, or for all, in turn order from the one it belongs to (imperium:all-players)."""

    def __init__(self, body: Step, others: bool, states: int = 0) -> None:
        self.body = body
        self.others = others
        self.states = states
        self.veiled = body.veiled

    def parts(self) -> list[Step]:
        return [self.body]

    def reaches(self, s: State, f: Frame, seat: int) -> bool:
        if self.states and not s.counts[STATE + seat] & self.states:
            return False
        old = f.who
        f.who = seat
        found = self.body.able(s, f) or (self.body.veiled and self.body.hides(s, f))
        f.who = old
        return found

    def only_helps(self) -> bool:
        return only_helps(self.body)

    def able(self, s: State, f: Frame) -> bool:
        old = f.who
        found = False
        for seat in range(s.seats):
            if seat == f.me and self.others:
                continue
            if self.states and not s.counts[STATE + seat] & self.states:
                continue
            f.who = seat
            # What others could do with cards nobody else sees must not be told by whether the card can be used.
            unknown = seat != f.me and self.body.veiled and self.body.hides(s, f)
            if unknown or self.body.able(s, f):
                found = True
                break
        f.who = old
        return found

    def emit(self, out: list[Node[Any]]) -> None:
        if self.attack:
            out.append(AskIgnore(self))
        out.append(PushVictims(self.others, self.states, self.attack))
        NextSeat().emit_around(self.body, out)
        if self.attack:
            out.append(EffectOver())


class Sentence(Around):
    """A whole sentence; whoever was waiting to respond does so at its end."""

    def core(self) -> Step:
        return self.body.core()

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        self.body.emit(out)
        out.append(Release())


class ClearCount(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.b = 0
        f.n = 0


class AddCount(Node[State]):
    """N, how many cards were just moved, is added to B."""

    def run(self, s: State, f: Frame) -> None:
        f.b += f.n
        f.n = 0


class Counting(Around):
    """The step, and how many cards it moved in all in B; for every seat, if it is for several."""

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(ClearCount())
        if isinstance(self.body, ForSeats):
            counted = ForSeats(CountedBody(self.body.body), self.body.others, self.body.states)
            counted.attack = self.body.attack
            counted.sole = self.body.sole
            counted.says = self.body.says
            counted.emit(out)
        else:
            self.body.emit(out)
            out.append(AddCount())


class NoteInPlay(Node[State]):
    """B becomes how many cards of a kind the seat in focus has in play."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: State, f: Frame) -> None:
        f.b = len(self.selector.in_play(s, f.who))


class NoteGone(Node[State]):
    """B becomes how many of them it has no more."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: State, f: Frame) -> None:
        f.b -= len(self.selector.in_play(s, f.who))


class CountingGone(Around):
    """The step, and in B how many cards of a kind the seat in focus lost by it from play."""

    def __init__(self, body: Step, selector: Selector) -> None:
        super().__init__(body)
        self.selector = selector

    def whole(self, s: State, f: Frame) -> bool:
        return self.body.whole(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NoteInPlay(self.selector))
        self.body.emit(out)
        out.append(NoteGone(self.selector))


class CountedBody(Step):
    def __init__(self, body: Step) -> None:
        self.body = body
        self.helps = body.helps

    def parts(self) -> list[Step]:
        return [self.body]

    def able(self, s: State, f: Frame) -> bool:
        return self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        self.body.emit(out)
        out.append(AddCount())


class ForEach(Step):
    """The step, as often as something is counted when it begins."""

    def __init__(self, times: Amount, body: Step) -> None:
        self.times = lift(times)
        self.body = body
        self.veiled = body.veiled

    def parts(self) -> list[Step]:
        return [self.body]

    def able(self, s: State, f: Frame) -> bool:
        return self.times.get(s, f) > 0 and self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        Repeat(self.times, [self.body]).emit(out)


class Found(Expr[State]):
    """Whether a card was found (A)."""

    def get(self, s: State, f: Frame) -> int:
        return int(f.a != NOBODY)
