"""Events, the listeners they wake, replacements, and effects that last a while (DESIGN 3.4.6).

Who was listening when the event happened responds, each seat in turn order, the owner ordering their own. A listener's
program runs with `me` = the owner, `who` = the seat the event befell, A and B = the event's arguments. What it
returns is or-ed into V of the program that fired.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.kernel.book import ANYONE, Book, Listener, Modifier
from civitas.kernel.expr import A, Amount, B, lift
from civitas.kernel.frame import ENTRY, RESOLVE, Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import NO_SOURCE, Ask, Node
from civitas.kernel.text import Message

ALL: Final = 0
FIRST: Final = 1


class Resolve(Ask[Machine]):
    """Runs the waiting listeners of the frame's stack until none is left, or (FIRST) until one has replaced.

    The frame: `n` = ALL or FIRST, `a` = 1 once a listener is under way, `b` = what they returned so far.
    """

    def __init__(self) -> None:
        super().__init__("order")

    def owner(self, s: Machine, f: Frame) -> int:
        """The first seat in turn order that has a listener waiting."""
        best = s.seats
        for i in range(1, len(f.xs), ENTRY):
            best = min(best, (f.xs[i] - s.turn) % s.seats)
        return (s.turn + best) % s.seats

    def asked(self, s: Machine, f: Frame) -> int:
        return self.owner(s, f)

    def options(self, s: Machine, f: Frame) -> list[int]:
        """Places in the waiting list; of equal entries only the first is offered."""
        owner = self.owner(s, f)
        out: list[int] = []
        seen: list[tuple[int, ...]] = []
        for i in range(0, len(f.xs), ENTRY):
            entry = f.xs[i : i + ENTRY]
            if entry[1] == owner and entry not in seen:
                seen.append(entry)
                out.append(i // ENTRY)
        return out

    def args(self, s: Machine, f: Frame) -> tuple[int, ...]:
        """The sources that wait, in the order of the waiting list."""
        return f.xs[2::ENTRY]

    def label(self, s: Machine, f: Frame, code: int) -> Message:
        return s.book.source_name(f.xs[2::ENTRY][code])

    def target(self, s: Machine, f: Frame, code: int) -> str:
        return s.book.source_target(s, self.owner(s, f), f.xs[2::ENTRY][code])

    def run(self, s: Machine, f: Frame) -> None:
        if f.a:
            f.a = 0
            f.b |= f.v
        if not f.xs or (f.n == FIRST and f.b):
            s.leave(f.b)
        elif len(f.xs) == ENTRY:
            self.answer(s, f, 0)
        else:
            super().run(s, f)

    def answer(self, s: Machine, f: Frame, code: int) -> None:
        i = code * ENTRY
        entry = f.xs[i : i + ENTRY]
        f.xs = f.xs[:i] + f.xs[i + ENTRY :]
        f.a = 1
        f.pc -= 1
        s.call(entry[0], entry[1], entry[3], entry[2], entry[4], entry[5])


def new_book(name: str, version: str, max_seats: int) -> Book:
    """An empty book with the program every game needs."""
    book = Book(name, version, max_seats)
    book.program("resolve", [Resolve()], "kernel:listeners")
    return book


def resolve(s: Machine, f: Frame, waiting: Sequence[int], mode: int) -> None:
    """Starts the waiting listeners; V of the frame becomes what they return."""
    f.v = 0
    if waiting:
        s.top = Frame(RESOLVE, f.me, f.who, f.src, 0, 0, s.top, n=mode, xs=tuple(waiting))


class Fire(Node[Machine]):
    """The event befalls the seat in focus, for all to know; listeners respond at once, or at the next Release."""

    def __init__(self, event: int, a: Amount = A, b: Amount = B, held: bool = False) -> None:
        self.event = event
        self.a = lift(a)
        self.b = lift(b)
        self.held = held

    def run(self, s: Machine, f: Frame) -> None:
        f.v = 0
        if s.sink is not None:
            s.log(self.event, f.who, (self.a.get(s, f), self.b.get(s, f)))
        hooks = s.cast.listeners[self.event]
        if not s.lasting and (not hooks or not s.any_live(hooks, f.who)):
            return
        waiting = s.listening(self.event, f.who, self.a.get(s, f), self.b.get(s, f), False)
        if self.held:
            s.pending = (*s.pending, *waiting)
        else:
            resolve(s, f, waiting, ALL)


class Release(Node[Machine]):
    """The marked point: held listeners respond now, and those their responses wake, until none is left."""

    def run(self, s: Machine, f: Frame) -> None:
        if s.pending:
            f.pc -= 1
            waiting = s.pending
            s.pending = ()
            resolve(s, f, waiting, ALL)


class Instead(Node[Machine]):
    """Lets replacements step in before the event; if one does, the program ends with what it returned."""

    def __init__(self, event: int, a: Amount = A, b: Amount = B) -> None:
        self.event = event
        self.a = lift(a)
        self.b = lift(b)

    def run(self, s: Machine, f: Frame) -> None:
        hooks = s.cast.replacements[self.event]
        if s.lasting or (hooks and s.any_live(hooks, f.who)):
            waiting = s.listening(self.event, f.who, self.a.get(s, f), self.b.get(s, f), True)
            if waiting:
                resolve(s, f, waiting, FIRST)
                return
        f.pc += 1

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self)
        out.append(EndIfReplaced())


class EndIfReplaced(Node[Machine]):
    def run(self, s: Machine, f: Frame) -> None:
        if f.v:
            s.leave(f.v)


def verb(book: Book, event: int, body: Sequence[Node[Any]], rule: str, held: bool = False) -> int:
    """A deed cards can hook, as a program: replacements first, else the body, then the listeners.

    It is named after its event. A and B are its arguments and the event's; its caller's V is 1 if it was replaced.
    """
    name = book.event_name(event)
    return book.program(name, [Instead(event), *body, Fire(event, held=held)], rule)


class Lasting(Node[Machine]):
    """From now until Expire a hook is live for `me`, whatever zone its source lies in."""

    def __init__(self, hook: int) -> None:
        self.hook = hook

    def run(self, s: Machine, f: Frame) -> None:
        s.lasting = (*s.lasting, self.hook, f.me, f.src)


class Expire(Node[Machine]):
    """What lasted for the turn ends."""

    def run(self, s: Machine, f: Frame) -> None:
        s.lasting = ()


def lasting_listener(book: Book, event: int, program: int, scope: int) -> int:
    """A listener to be made live by Lasting."""
    return book.hook(Listener(event, NO_SOURCE, NO_SOURCE, scope, program, False, False))


def lasting_modifier(book: Book, modifier: Modifier) -> int:
    """A modifier to be made live by Lasting."""
    return book.hook(modifier)


@mypyc_attr(allow_interpreted_subclasses=True)
class AddTo(Modifier):
    """Adds a number to the answer, never below `floor`."""

    def __init__(self, query: int, source: int, zone: int, change: int, scope: int = ANYONE, floor: int = 0) -> None:
        super().__init__(query, source, zone, scope)
        self.change = change
        self.floor = floor

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return max(self.floor, value + self.change)
