"""What may be done: a question that can be passed, or yes and no (imperium:interpreting)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.codes import YES
from civitas.games.imperium.effects.steps.control import Costing, Together
from civitas.games.imperium.effects.steps.draw import Draw, DrawUpTo
from civitas.games.imperium.effects.wordings import WORDINGS
from civitas.games.imperium.names import YES as SAY_YES, card_name, lying
from civitas.games.imperium.state import State
from civitas.games.imperium.step import Forget, Step
from civitas.kernel.expr import PICKED, lift
from civitas.kernel.flow import If, Jump, JumpUnless, NextCount, PushCount
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Node
from civitas.kernel.picks import PICK_STACK, AskMany, BeginPicks
from civitas.kernel.question import Pick
from civitas.kernel.text import Message, Wording

ASK_MAY: Final = Wording("imperium-ask-may", "body")
ASK_MAY_WHICH: Final = Wording("imperium-ask-may-which", "body")
ASK_RESPOND: Final = Wording("imperium-ask-respond", "card", "body")
PASS_MAY: Final = Wording("imperium-pass-may")
PASS_RESPOND: Final = Wording("imperium-pass-respond")


def only_draws(step: Step) -> bool:
    """Whether it is to draw, and nothing else."""
    if isinstance(step, Together):
        return len(step.steps) == 1 and only_draws(step.steps[0])
    return isinstance(step, Draw | DrawUpTo)


class AskIf(Ask[State]):
    """Whether to do it: YES or PASS."""

    def __init__(self, kind: str, body: Step) -> None:
        super().__init__(kind, body.veiled)
        self.body = body

    def options(self, s: State, f: Frame) -> list[int]:
        if self.body.able(s, f):
            return [PASS, YES]
        return [PASS] if self.always and self.body.hides(s, f) else []

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        """What may be done, as a number in the book of wordings."""
        return (self.body.says,)

    def habit(self, s: State, f: Frame, opts: list[int]) -> int:
        """The automaton draws where it may, and does nothing else that it may (imperium:automaton-habits)."""
        return opts[-1] if only_draws(self.body) else opts[0]

    def prompt(self, s: State, f: Frame) -> Message:
        body = WORDINGS[self.body.says]
        return ASK_MAY(body=body) if self.kind == "may" else ASK_RESPOND(card=card_name(f.src), body=body)

    def label(self, s: State, f: Frame, code: int) -> Message:
        return SAY_YES()

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_MAY() if self.kind == "may" else PASS_RESPOND()

    def target(self, s: State, f: Frame, code: int) -> str:
        return lying(s, f.src, [f.who]) if self.kind == "respond" else ""


def opening(out: list[Node[Any]], start: int, body: Step) -> int:
    """The place of the question a step begins with, after what only leads to it; -1 if it does something first.

    Steps one after the other are each done as far as possible, so passing the first question would not pass them all.
    """
    first = body
    if isinstance(body, Together):
        if len(body.steps) > 1:
            return -1
        first = body.steps[0]
    at = start
    if at < len(out) and isinstance(out[at], JumpUnless) and isinstance(first, Costing):
        at += 1
    if at < len(out) and isinstance(out[at], Forget):
        at += 1
    if at < len(out) and isinstance(out[at], BeginPicks):
        at += 1
    if at < len(out) and isinstance(out[at], Ask) and not isinstance(out[at], AskIf):
        return at
    return -1


class OrPass(Ask[State]):
    """The question an optional step begins with: to pass it is not to do the step."""

    def __init__(self, inner: Ask[Any], body: Step) -> None:
        super().__init__(inner.kind, inner.always or body.veiled, inner.ends_turn, inner.private)
        self.inner = inner
        self.body = body
        self.to = 0  # behind the step

    def run(self, s: State, f: Frame) -> None:
        opts = offered(self.inner, self.body, s, f)
        if opts:
            self.put(s, f, opts)
        else:
            self.skip(f)

    def skip(self, f: Frame) -> None:
        f.v = PASS
        f.pc = self.to

    def habit(self, s: State, f: Frame, opts: list[int]) -> int:
        return self.inner.habit(s, f, opts[1:]) if only_draws(self.body) and len(opts) > 1 else opts[0]

    def options(self, s: State, f: Frame) -> list[int]:
        return offered(self.inner, self.body, s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            self.skip(f)
        else:
            self.inner.answer(s, f, code)

    def asked(self, s: State, f: Frame) -> int:
        return self.inner.asked(s, f)

    def source(self, s: State, f: Frame) -> int:
        return self.inner.source(s, f)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return self.inner.args(s, f)

    def speaker(self) -> Ask[State]:
        return self.inner

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_MAY_WHICH(body=WORDINGS[self.body.says])

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_MAY()


class SeveralOrPass(AskMany[State]):
    """The same where it is a set that is asked for: all of it, or nothing."""

    def __init__(self, inner: AskMany[Any], body: Step) -> None:
        super().__init__(inner.kind, inner.least, inner.most, inner.always or body.veiled, inner.private)
        self.inner = inner
        self.body = body
        self.to = 0

    def run(self, s: State, f: Frame) -> None:
        opts = self.options(s, f)
        if opts:
            self.put(s, f, opts)
        elif f.xs[0]:
            f.v = PASS
        else:
            self.skip(f)

    def skip(self, f: Frame) -> None:
        f.v = PASS
        f.n = 0
        f.xs = f.xs[PICK_STACK:]
        f.pc = self.to

    def candidates(self, s: State, f: Frame) -> list[int]:
        return self.inner.candidates(s, f)

    def chosen(self, s: State, f: Frame, code: int) -> None:
        self.inner.chosen(s, f, code)

    def options(self, s: State, f: Frame) -> list[int]:
        return self.inner.options(s, f) if f.xs[0] else offered(self.inner, self.body, s, f)

    def pick(self, s: State, f: Frame) -> Pick:
        pick = self.inner.pick(s, f)
        if f.xs[0]:
            return pick
        return Pick("one") if pick.most <= 1 else Pick("many", pick.least, pick.most, True)

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS and not f.xs[0]:
            self.skip(f)
        else:
            super().answer(s, f, code)

    def source(self, s: State, f: Frame) -> int:
        return self.inner.source(s, f)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return self.inner.args(s, f)

    def speaker(self) -> Ask[State]:
        return self.inner

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_MAY_WHICH(body=WORDINGS[self.body.says])

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_MAY()


def offered(inner: Ask[Any], body: Step, s: State, f: Frame) -> list[int]:
    """PASS and what the question offers, if the step can be done; PASS alone where that it cannot is a secret."""
    out = inner.options(s, f)
    if out and out[-1] != PASS and (body.offers or body.able(s, f)):
        return out if out[0] == PASS else [PASS, *out]
    return [PASS] if body.veiled and body.hides(s, f) else []


class Optional(Step):
    """The seat in focus may do it."""

    def __init__(self, body: Step, kind: str = "may") -> None:
        self.body = body
        self.kind = kind
        self.veiled = body.veiled
        self.helps = True
        self.may = True

    def parts(self) -> list[Step]:
        return [self.body]

    def hides(self, s: State, f: Frame) -> bool:
        return self.body.hides(s, f)

    def able(self, s: State, f: Frame) -> bool:
        return self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        """Where it begins with a question, that question can be passed; else it is asked for with yes or no."""
        start = len(out)
        self.body.emit(out)
        place = opening(out, start, self.body)
        if place >= start:
            question = out[place]
            assert isinstance(question, Ask)
            if isinstance(question, AskMany):
                several = SeveralOrPass(question, self.body)
                several.to = len(out)
                out[place] = several
            else:
                one = OrPass(question, self.body)
                one.to = len(out)
                out[place] = one
            if place > start and isinstance(out[start], JumpUnless):
                # Whether the cost can be paid is told by what is offered: a seat with something hidden is asked anyway.
                gate = Jump()
                gate.to = start + 1
                out[start] = gate
            return
        del out[start:]
        out.append(AskIf(self.kind, self.body))
        If(PICKED, [self.body]).emit(out)


class DropCount(Node[State]):
    """Whoever stops a loop early leaves nothing of it on the loop stack."""

    def run(self, s: State, f: Frame) -> None:
        f.xs = f.xs[1:]


class UpToTimes(Step):
    """The seat in focus may do it again and again, so many times at most; to pass once is to stop."""

    def __init__(self, most: int, body: Step) -> None:
        self.most = most
        self.body = Optional(body)
        self.veiled = body.veiled
        self.helps = True
        self.may = True

    def parts(self) -> list[Step]:
        return [self.body]

    def hides(self, s: State, f: Frame) -> bool:
        return self.body.hides(s, f)

    def able(self, s: State, f: Frame) -> bool:
        return self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushCount(lift(self.most)))
        loop = NextCount()
        loop.emit_around(self.body, out)
        for node in out[loop.body :]:
            # The question that can be passed, or what follows a no: both lead out of the loop.
            if isinstance(node, (OrPass, SeveralOrPass, JumpUnless)):
                node.to = len(out)
                break
        out.append(DropCount())
        loop.to = len(out)
