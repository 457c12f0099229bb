"""Phase 4, moving: triremes first, then legions (mare:4.1)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.chart import NONE
from civitas.games.mare.powers import DECLARES_PEACE, giver
from civitas.games.mare.state import (
    BOOK,
    CLAIM,
    CONTROL_LEFT,
    ICON_LEFT,
    ICONS,
    LAST_PEACE,
    LEGION_MARCHED,
    LEGION_ON,
    LEGIONS,
    MILITARY,
    MOST_SEATS,
    MOVED,
    MOVER_NAMED,
    PEACE,
    PEACE_DECLARED,
    PROVINCES,
    SAILED,
    SEAS,
    TITLE,
    TRIREME_SAILED,
    TRIREMES,
    TURN_TAKEN,
    WENT_HOME,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Node

FROM_PROVINCE: Final = PROVINCES  # a legion's move is where it leaves times this, plus where it goes
FROM_SEA: Final = SEAS
RELEASE_CONTROL: Final = ICONS


def at_peace(s: State, seat: int, other: int) -> bool:
    """Whether Zeus keeps the two apart this round (mare:statue-of-zeus)."""
    return s.counts[PEACE + seat] == other + 1 or s.counts[PEACE + other] == seat + 1


class StartMoving(Node[State]):
    """A new phase: nobody has moved, no peace is declared; last round's peace is remembered."""

    def run(self, s: State, f: Frame) -> None:
        s.put(TURN_TAKEN, 0)
        for seat in range(s.seats):
            s.put(LAST_PEACE + seat, s.get(PEACE + seat))
            s.put(PEACE + seat, 0)


class AskPeace(Ask[State]):
    """Zeus declares peace with an opponent, never the same twice running; its legions go home (mare:statue-of-zeus)."""

    def __init__(self) -> None:
        super().__init__("peace")

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.ask_modifiers(DECLARES_PEACE, f.who, 0):
            return []
        last = s.get(LAST_PEACE + f.who) - 1
        return [PASS, *[seat for seat in range(s.seats) if seat != f.who and seat != last]]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        s.put(PEACE + f.who, code + 1)
        s.log(PEACE_DECLARED, f.who, (code, giver(s, DECLARES_PEACE, f.who)))
        for province in range(s.chart.provinces):
            legions = s.legions(province, code)
            if s.controller(province) == f.who and legions:
                end_occupation(s, province, code)
                s.add(LEGIONS + province * MOST_SEATS + code, -legions)
                s.add(LEGIONS + s.chart.home[code] * MOST_SEATS + code, legions)
                s.log(WENT_HOME, code, (province, s.chart.home[code], legions))


def peaceful(s: State, seat: int) -> list[int]:
    """The seats at peace with this one."""
    return [other for other in range(s.seats) if at_peace(s, seat, other)]


def at_war(s: State, province: int) -> bool:
    """Units of several players stand there (mare:4.2.1)."""
    n = 0
    for seat in range(s.seats):
        if s.units(province, seat):
            n += 1
    return n > 1


def leave_icon(s: State, icon: int) -> None:
    """The legion on an icon steps off it."""
    s.log(ICON_LEFT, s.get(LEGION_ON + icon) - 1, (icon,))
    s.put(LEGION_ON + icon, 0)


def leave_control(s: State, province: int) -> None:
    """The legion on a control marker steps off it."""
    s.log(CONTROL_LEFT, s.get(CLAIM + province) - 1, (province,))
    s.put(CLAIM + province, 0)


def end_occupation(s: State, province: int, seat: int) -> None:
    """The seat's legions step off the icons and the control marker of a province."""
    for icon in s.chart.icons[province]:
        if s.counts[LEGION_ON + icon] == seat + 1:
            leave_icon(s, icon)
    if s.counts[CLAIM + province] == seat + 1:
        leave_control(s, province)


def occupations(s: State, province: int, seat: int) -> int:
    """How many of the seat's legions stand on icons or the control marker."""
    n = 0
    for icon in s.chart.icons[province]:
        if s.counts[LEGION_ON + icon] == seat + 1:
            n += 1
    if s.counts[CLAIM + province] == seat + 1:
        n += 1
    return n


class AskRelease(Ask[State]):
    """Whoever holds more than it has legions left for chooses what to give up (ruling 28). A is the province.

    Options: an icon, or RELEASE_CONTROL.
    """

    def __init__(self) -> None:
        super().__init__("release")

    def holder(self, s: State, province: int) -> int:
        for seat in range(s.seats):
            if occupations(s, province, seat) > s.legions(province, seat):
                return seat
        return NONE

    def asked(self, s: State, f: Frame) -> int:
        return self.holder(s, f.a)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        seat = self.holder(s, f.a)
        if seat == NONE:
            return []
        out = [icon for icon in s.chart.icons[f.a] if s.counts[LEGION_ON + icon] == seat + 1]
        return [*out, RELEASE_CONTROL] if s.counts[CLAIM + f.a] == seat + 1 else out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == RELEASE_CONTROL:
            leave_control(s, f.a)
        else:
            leave_icon(s, code)
        f.pc -= 1


RELEASE: Final[int] = BOOK.program("release", [AskRelease()], "mare:4.3.2")


class AskMover(Ask[State]):
    """The military leader names the next player to move and battle (mare:4, ruling 36)."""

    def __init__(self, program: int) -> None:
        super().__init__("mover")
        self.program = program

    def asked(self, s: State, f: Frame) -> int:
        return s.get(TITLE + MILITARY) - 1

    def options(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if not s.get(TURN_TAKEN) >> seat & 1]

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.put(TURN_TAKEN, s.get(TURN_TAKEN) | 1 << code)
        s.log(MOVER_NAMED, s.get(TITLE + MILITARY) - 1, (code,))
        f.pc -= 1
        s.call(self.program, code, code, PASS)


def rested(s: State, seat: int, row: int, size: int, moved: int) -> list[int]:
    """The places where the seat has a piece of a row that has not moved this turn."""
    return [at for at in s.places(row, size, seat) if s.counts[row + at * MOST_SEATS + seat] > s.counts[moved + at]]


def shift(s: State, seat: int, row: int, moved: int, src: int, dst: int) -> None:
    """A piece of a row goes from place to place, and has moved."""
    s.add(row + src * MOST_SEATS + seat, -1)
    s.add(row + dst * MOST_SEATS + seat, 1)
    s.add(moved + dst, 1)


class AskSail(Ask[State]):
    """A trireme goes to an adjacent sea, each once; PASS when all have gone where they should (mare:4.1.1)."""

    def __init__(self) -> None:
        super().__init__("sail")

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for sea in rested(s, f.who, TRIREMES, s.chart.seas, SAILED):
            out += [sea * FROM_SEA + near for near in s.chart.sea_borders[sea]]
        return [PASS, *out] if out else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            src, dst = code // FROM_SEA, code % FROM_SEA
            shift(s, f.who, TRIREMES, SAILED, src, dst)
            s.log(TRIREME_SAILED, f.who, (s.chart.provinces + src, s.chart.provinces + dst))
            f.pc -= 1


class AskMarch(Ask[State]):
    """A legion goes to an adjacent or contiguous province, each once; not where peace bars it (mare:4.1.2)."""

    def __init__(self) -> None:
        super().__init__("march")

    def options(self, s: State, f: Frame) -> list[int]:
        barred = peaceful(s, f.who)
        out: list[int] = []
        for province in rested(s, f.who, LEGIONS, s.chart.provinces, MOVED):
            for other in s.reach(province, f.who):
                if s.controller(other) not in barred:
                    out.append(province * FROM_PROVINCE + other)
        return [PASS, *out] if out else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            src, dst = code // FROM_PROVINCE, code % FROM_PROVINCE
            shift(s, f.who, LEGIONS, MOVED, src, dst)
            s.log(LEGION_MARCHED, f.who, (src, dst))
            f.pc -= 1
            if occupations(s, src, f.who) > s.legions(src, f.who):
                s.call(RELEASE, f.me, f.who, NONE, src)
