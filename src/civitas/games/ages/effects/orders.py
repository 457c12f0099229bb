"""Actions an event lets a player do outside its action phase (ages:resolving-an-event)."""

from __future__ import annotations

from civitas.games.ages.actions.building import BUILD_ONE, BUILDINGS, buildable, room_for
from civitas.games.ages.actions.developing import DEVELOP, REVOLUTION_OF, developable, revolutions
from civitas.games.ages.actions.population import INCREASE, may_increase
from civitas.games.ages.actions.taking import take, take_cost, takeable
from civitas.games.ages.cards import KIND
from civitas.games.ages.codes import BUILD, FIRST_GOVERNMENT, INCREASE_POPULATION, PLAY, REVOLT, TAKE
from civitas.games.ages.decks import slide_and_deal
from civitas.games.ages.state import BUILT, POLITICS_GIVEN_UP, POLITICS_SOLD, UNUSED, State
from civitas.kernel.flow import YES
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Node


class AskBuildFree(Ask[State]):
    """Whether an unused worker becomes a certain building or unit for free; the urban limit applies."""

    def __init__(self, card: int) -> None:
        super().__init__("build-free")
        self.card = card

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.card,)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, YES] if s.counts[UNUSED + f.who] and room_for(s, f.who, KIND[self.card]) else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == YES:
            s.log(BUILT, f.who, (self.card, 0))
            s.add(UNUSED + f.who, -1)
            s.add_workers(f.who, self.card, 1)


class AskCivilize(Ask[State]):
    """One civil action of some sorts, a little cheaper and without its civil action (ruling 38)."""

    def __init__(self, discount: int) -> None:
        super().__init__("civilize")
        self.discount = discount

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.discount,)

    def options(self, s: State, f: Frame) -> list[int]:
        seat = f.who
        out = [PASS]
        out += [PLAY + card for card in developable(s, seat, self.discount)]
        out += [REVOLT + card - FIRST_GOVERNMENT for card in revolutions(s, seat, self.discount)]
        if may_increase(s, seat, self.discount):
            out.append(INCREASE_POPULATION)
        return out + [BUILD + card for card in buildable(s, seat, BUILDINGS, self.discount)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        seat = f.who
        if code == PASS:
            return
        if code >= BUILD:
            s.call(BUILD_ONE, seat, seat, f.src, code - BUILD, self.discount)
        elif code == INCREASE_POPULATION:
            s.call(INCREASE, seat, seat, f.src, self.discount)
        elif code >= REVOLT:
            s.call(REVOLUTION_OF, seat, seat, f.src, code - REVOLT + FIRST_GOVERNMENT, self.discount)
        else:
            s.call(DEVELOP, seat, seat, f.src, code - PLAY, self.discount)


class BeginTaking(Node[State]):
    """N is what may still be spent on cards of the row, A whether any was taken."""

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def run(self, s: State, f: Frame) -> None:
        f.n = self.budget
        f.a = 0


class AskTakeCards(Ask[State]):
    """Cards of the row for a budget instead of civil actions; the first costs the next political action (ruling 17)."""

    def __init__(self) -> None:
        super().__init__("take-cards")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.n,)

    def options(self, s: State, f: Frame) -> list[int]:
        slots = takeable(s, f.who, f.n)
        return [PASS, *(TAKE + slot for slot in slots)] if slots else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            if not f.a:
                s.add(POLITICS_GIVEN_UP + f.who, 1)
                s.log(POLITICS_SOLD, f.who)
            f.a = 1
            f.n -= take_cost(s, f.who, code - TAKE)
            take(s, f.who, code - TAKE, False)
            f.pc -= 1


class RefillRow(Node[State]):
    """The row is filled without discarding its first spaces; that may end an age (ages:international-agreement)."""

    def run(self, s: State, f: Frame) -> None:
        slide_and_deal(s)
