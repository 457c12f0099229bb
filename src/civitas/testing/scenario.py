"""Positions said in the game's words: start from a set-up, then say what lies where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from civitas.kernel.game import Game
from civitas.kernel.machine import Machine

S = TypeVar("S", bound=Machine)


class Scenario(Generic[S]):
    """A game at its first question, to be changed and then played. A game subclasses it with words of its own.

    `lay` and `count` change the position; `answer` plays on, naming the kind of question it answers, so that a test
    breaks where the game asks something else.
    """

    def __init__(self, game: Game[S], seats: int, seed: int = 1, **options: object) -> None:
        self.game = game
        self.state = game.new(seats, seed, options)

    def lay(self, kind: int, seat: int, cards: Sequence[int]) -> Self:
        """Exactly these cards lie in the zone, bottom first; nobody who does not see it knows which."""
        zone = self.state.zone(kind, seat)
        zone.fill(list(cards))
        zone.lore = ()
        zone.open = self.state.everyone if not cards else 0
        self.state.reask()
        return self

    def count(self, base: int, seat: int, value: int) -> Self:
        """A counter stands at this."""
        self.state.put(base + seat, value)
        self.state.reask()
        return self

    def answer(self, kind: str, *codes: int, seat: int | None = None) -> Self:
        """Answers questions of one kind, one code each; the seat is checked when given."""
        for code in codes:
            question = self.state.question
            assert question is not None, f"the game is over, no question {kind!r}"
            assert question.kind == kind, f"asked {question.kind!r} of seat {question.seat}, not {kind!r}"
            assert seat is None or question.seat == seat, f"seat {question.seat} is asked, not {seat}"
            self.state.choose(code)
        return self
