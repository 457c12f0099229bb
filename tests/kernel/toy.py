"""A tiny game for the tests of the kernel, one book a test. Its classes are interpreted in every mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from civitas.kernel.book import Book
from civitas.kernel.events import Event, Sink
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.game import Game, GameInfo
from civitas.kernel.machine import Machine
from civitas.kernel.node import NO_SOURCE, Ask, Node
from civitas.kernel.origin import Options
from civitas.kernel.picks import AskMany, Commit
from civitas.kernel.text import Item, Message, Option
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, Pile

Nodes = Sequence[Node[Any]]


class Toy(Machine):
    """A state without fields of its own; points are the counter `points`."""

    def __init__(self, book: Book, seats: int) -> None:
        super().__init__(book, seats)

    def copy(self) -> Self:
        t = type(self)(self.book, self.seats)
        self.copy_into(t)
        return t

    def scores(self) -> list[int]:
        return [self.get(seat) for seat in range(self.seats)]

    def pile(self, kind: int, seat: int = 0) -> Pile:
        zone = self.zone(kind, seat)
        assert isinstance(zone, Pile)
        return zone


class ToyGame(Game[Toy]):
    """Whatever a Kit was told, as a game."""

    def __init__(self, kit: Kit, main: int, prepare: Callable[[Toy], None] | None) -> None:
        self.book = kit.book
        self.info = GameInfo(kit.book.name, kit.book.version, 2, kit.book.max_seats, 100, listed=False)
        self.main = main
        self.set_up = prepare

    def fresh(self, seats: int) -> Toy:
        return Toy(self.book, seats)

    def start(self, s: Toy, options: Options) -> None:
        if self.set_up is not None:
            self.set_up(s)
        s.call(self.main, 0, 0, NO_SOURCE)

    def describe(self, s: Toy, code: int) -> Option:
        return Option(code, Message("toy-option", {"code": code}))

    def prompt(self, s: Toy) -> Message:
        return Message("toy-ask")

    def breakdown(self, s: Toy) -> list[list[Item]]:
        return [[Item(Message("toy-points"), points)] for points in s.scores()]

    def messages(self) -> dict[str, frozenset[str]]:
        none: frozenset[str] = frozenset()
        return {"toy-option": frozenset({"code"}), "toy-ask": none, "toy-points": none}


class Kit:
    """A book with a few zones and counters, to which a test adds programs and hooks, and then plays."""

    def __init__(self, most_seats: int = 4, width: int = 12, name: str = "toy") -> None:
        self.book = book = new_book(name, "1", most_seats)
        self.width = width
        own = book.domain("own", per_seat=True, closed=True)
        common = book.domain("common", closed=True)
        self.points = book.counter("points")
        self.coins = book.counter("coins")
        self.favours = book.counter("favours")
        self.box = book.zone("box", PUBLIC, common, per_seat=False)
        self.deck = book.zone("deck", HIDDEN, own, ordered=True)
        self.hand = book.zone("hand", OWNER, own)
        self.area = book.zone("area", PUBLIC, own)
        self.heap = book.zone("heap", PUBLIC, own)
        self.said = book.event("said")
        self.finished = False

    def say(self, value: Amount) -> Node[Any]:
        return Say(self.said, value)

    def say_focus(self) -> Node[Any]:
        """Says who is in focus and whose effect it is."""
        return SayFocus(self.said)

    def program(self, name: str, *nodes: Node[Any]) -> int:
        return self.book.program(name, nodes, f"toy:{name}")

    def game(self, *nodes: Node[Any], prepare: Callable[[Toy], None] | None = None) -> ToyGame:
        main = self.program("main", *nodes)
        if not self.finished:
            self.book.finish(self.width)
            self.finished = True
        return ToyGame(self, main, prepare)

    def play(self, *nodes: Node[Any], seats: int = 3, prepare: Callable[[Toy], None] | None = None) -> Toy:
        """A state that has run these nodes up to their first question, with a sink from the start."""
        game = self.game(*nodes, prepare=prepare)
        s = game.fresh(seats)
        s.prepare()
        s.seed(1)
        s.sink = Sink()
        game.start(s, {})
        s.enlist()
        s.advance()
        return s

    def heard(self, s: Toy) -> list[tuple[int, ...]]:
        """What was said so far: the seat in focus and the numbers."""
        return [(event.seat, *event.args) for event in events(s) if event.kind == self.said]

    def words(self, s: Toy) -> list[int]:
        """What was said so far, without the seats."""
        return [line[1] for line in self.heard(s)]


def events(s: Machine) -> list[Event]:
    assert s.sink is not None
    return s.sink.events


def asked(s: Machine) -> tuple[str, int, list[int]]:
    """The question in short: its kind, the seat, the options."""
    question = s.question
    assert question is not None, "the game is over"
    return question.kind, question.seat, s.options


class Say(Node[Toy]):
    """Logs a number, for the test to hear."""

    def __init__(self, event: int, value: Amount) -> None:
        self.event = event
        self.value = lift(value)

    def run(self, s: Toy, f: Frame) -> None:
        s.log(self.event, f.who, (self.value.get(s, f),))


class SayFocus(Node[Toy]):
    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: Toy, f: Frame) -> None:
        s.log(self.event, f.who, (f.me, f.src))


class Which(Ask[Toy]):
    """A question with fixed options; V is the answer."""

    def __init__(self, kind: str, *codes: int, always: bool = False, ends_turn: bool = False) -> None:
        super().__init__(kind, always, ends_turn)
        self.codes = list(codes)

    def options(self, s: Toy, f: Frame) -> list[int]:
        return self.codes


class Unable(Node[Toy]):
    """A step nobody can ever take."""

    def able(self, s: Toy, f: Frame) -> bool:
        return False

    def run(self, s: Toy, f: Frame) -> None:
        raise AssertionError("it was offered although it cannot be done")


class Fails(Node[Toy]):
    """A fault in a rule."""

    def __init__(self, fault: Exception) -> None:
        self.fault = fault

    def run(self, s: Toy, f: Frame) -> None:
        raise self.fault


class TakeFrom(AskMany[Toy]):
    """Cards from one zone of the seat in focus to another."""

    def __init__(
        self, kind: str, zone: int, to: int, least: Amount, most: Amount, always: bool = False, private: bool = False
    ) -> None:
        super().__init__(kind, least, most, always, private)
        self.zone = zone
        self.to = to

    def candidates(self, s: Toy, f: Frame) -> list[int]:
        return s.zone(self.zone, f.who).cards()

    def chosen(self, s: Toy, f: Frame, code: int) -> None:
        s.zone(self.zone, f.who).take(code)
        s.zone(self.to, f.who).put(code, False)


class Promise(Commit[Toy]):
    """Every seat taking part commits to numbers from a list, each at most once; it may stop once it has enough."""

    def __init__(
        self, kind: str, codes: Sequence[int], least: int = 1, most: int = 1, part: Sequence[int] = ()
    ) -> None:
        super().__init__(kind, least, most)
        self.codes = list(codes)
        self.enough = least
        self.part = list(part)

    def taking_part(self, s: Toy, f: Frame) -> list[int]:
        return self.part or list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int, picks: tuple[int, ...]) -> list[int]:
        left = [code for code in self.codes if not picks or code > picks[-1]]
        return [-1, *left] if len(picks) >= self.enough else left
