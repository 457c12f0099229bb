"""What programs are made of: expressions, nodes, and the node that asks (DESIGN 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from civitas.kernel.frame import GROUND, Frame
from civitas.kernel.question import Pick
from civitas.kernel.text import Message

if TYPE_CHECKING:
    from civitas.kernel.machine import Machine

PASS: Final = -1
NEVER: Final = -2  # no option has this code
NOBODY: Final = -1
NO_SOURCE: Final = -1

S = TypeVar("S", bound="Machine")


@mypyc_attr(allow_interpreted_subclasses=True)
class Expr(Generic[S]):
    """An int worked out from the state and the frame; never changes either."""

    def get(self, s: S, f: Frame) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Generic[S]):
    """One step of a program. Immutable after load: whatever it must remember lies in the state or the frame."""

    def run(self, s: S, f: Frame) -> None:
        """Does the step. The frame's position has already moved past this node."""
        raise NotImplementedError

    def emit(self, out: list[Node[Any]]) -> None:
        """Adds the node to a flat program; a structured node adds its parts and the jumps between them."""
        out.append(self)

    def able(self, s: S, f: Frame) -> bool:
        """Whether the step could be done now; May and Choose offer only what is able."""
        return True

    def mark(self) -> str:
        """What tells the node from others of its class that stand at the same place of a program; see `Book`."""
        return ""


ONE: Final = Pick("one")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Node[S]):
    """A question and its answers (DESIGN 3.4.1, 3.4.2, 3.4.7). `options` is pure; only `answer` acts.

    No option: nothing is asked, V is PASS and the program goes on. One option: it is taken silently, unless the
    question is `always` asked because its options depend on hidden things, or `ends_turn` and the seat has chosen
    something this turn. The answer to a `private` question is shown to nobody but the chooser, and V remembers only
    whether it was PASS (DESIGN 3.4.3).

    `prompt` and what follows it are its words; they are asked for only when somebody reads them, of the question that
    is being asked.
    """

    def __init__(self, kind: str, always: bool = False, ends_turn: bool = False, private: bool = False) -> None:
        self.kind = kind
        self.always = always
        self.ends_turn = ends_turn
        self.private = private

    def mark(self) -> str:
        return self.kind

    def options(self, s: S, f: Frame) -> list[int]:
        """The legal codes, ascending, PASS first. Running it again gives the same list."""
        raise NotImplementedError

    def answer(self, s: S, f: Frame, code: int) -> None:
        """What the choice does; V already holds the code, which is enough for many questions."""

    def asked(self, s: S, f: Frame) -> int:
        return f.who

    def source(self, s: S, f: Frame) -> int:
        return f.src

    def args(self, s: S, f: Frame) -> tuple[int, ...]:
        """Public numbers for the wording of the prompt."""
        return ()

    def pick(self, s: S, f: Frame) -> Pick:
        return ONE

    def speaker(self) -> Ask[S]:
        """The question that has the words of the answers: itself, unless it stands before another one."""
        return self

    def promise(self, s: S, f: Frame) -> int:
        """How much its answer is about to bring, or to cost, for the game's evaluation."""
        return 0

    def prompt(self, s: S, f: Frame) -> Message:
        """The question: unless it says otherwise, the message `<game>-ask-<kind>`."""
        return Message(f"{s.book.name}-ask-{self.kind}")

    def label(self, s: S, f: Frame, code: int) -> Message:
        """What an answer other than PASS is called."""
        raise NotImplementedError(f"no words for the answers to {self.kind!r}")

    def pass_label(self, s: S, f: Frame) -> Message:
        """What PASS is called."""
        return Message(f"{s.book.name}-pass")

    def target(self, s: S, f: Frame, code: int) -> str:
        """The thing on the table an answer points at; empty for none."""
        return ""

    def group(self, s: S, f: Frame, code: int) -> str:
        """What kind of act an answer is, where a question has answers of several kinds."""
        return ""

    def loss(self, s: S, f: Frame, code: int) -> bool:
        """Whether an answer gives up something that another answer keeps."""
        return False

    def parts(self, s: S, f: Frame, code: int) -> list[Message]:
        """What an answer is made of, such as the tokens of a payment."""
        return []

    def habit(self, s: S, f: Frame, opts: list[int]) -> int:
        """What a seat that is never asked does: the first option, which is to pass where that can be done."""
        return opts[0]

    def run(self, s: S, f: Frame) -> None:
        opts = self.options(s, f)
        if opts:
            self.put(s, f, opts)
        else:
            f.v = PASS

    def put(self, s: S, f: Frame, opts: list[int]) -> None:
        """Asks for one of these options, of which there is at least one, or takes the only one.

        A seat that is never asked does what is its habit.
        """
        seat = self.asked(s, f)
        if seat == s.silent:
            code = self.habit(s, f, opts)
            f.v = 0 if self.private and code != PASS else code
            self.answer(s, f, code)
            return
        if len(opts) == 1 and not self.always and not (self.ends_turn and s.acted and seat == s.turn):
            code = opts[0]
            f.v = 0 if self.private and code != PASS else code
            self.answer(s, f, code)
            return
        s.resting = True
        s.asks = self
        s.asked = seat
        s.opts = opts


class End(Node["Machine"]):
    """Stands at the end of every program: on with the one that called it, whose V is 0 then.

    It does what `Machine.leave` does, once more because every program comes to its end.
    """

    def run(self, s: Machine, f: Frame) -> None:
        under = f.under
        assert under is not None
        s.top = under
        if under is GROUND:
            s.end()
        else:
            under.v = 0


END: Final = End()
NO_ASK: Final[Ask[Any]] = Ask("")
