"""Phase 4, battles on land and at sea (mare:4.2)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.actions.movement import AskRelease, at_peace, at_war, end_occupation
from civitas.games.mare.box import BOX
from civitas.games.mare.chart import NONE
from civitas.games.mare.powers import EXTRA_DICE, LEGION_DIE, TOTAL
from civitas.games.mare.state import (
    A_FORTRESS,
    BATTLE_BEGAN,
    BATTLE_ROLL,
    BOOK,
    FORTRESS,
    FOUGHT,
    FOUGHT_AT_SEA,
    LEGION,
    LEGIONS,
    MOST_SEATS,
    TRIREME,
    TRIREMES,
    UNIT_LOST,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Node

OPPONENT: Final = 8  # a battle is the place times this, plus the opponent's seat
FACES: Final = BOX.battle.faces
HIT: Final = BOX.battle.hit
FORTRESS_TOTAL: Final = BOX.battle.fortress_total
FORTRESS_NEGATES: Final = BOX.battle.fortress_negates

LOSE_LEGION: Final = LEGION
LOSE_FORTRESS: Final = A_FORTRESS


def hits(total: int) -> int:
    """Every full five points of dice and bonuses is one hit (mare:4.2)."""
    return total // HIT


def strength(s: State, seat: int, province: int, active: bool) -> int:
    """One roll of a seat in a land battle: a die a legion, its bonus, fortress, heroes (mare:4.2, rulings 23, 24)."""
    bonus = s.ask_modifiers(LEGION_DIE, seat, 0, int(active))
    total = 0
    for _ in range(s.legions(province, seat)):
        total += s.roll(FACES) + bonus
    for _ in range(s.ask_modifiers(EXTRA_DICE, seat, 0)):
        total += s.roll(FACES)
    total += FORTRESS_TOTAL * s.fortress(province, seat)
    return total + s.ask_modifiers(TOTAL, seat, 0, province)


class AskSeaBattle(Ask[State]):
    """The active player may fight one opponent in each sea it shares, before legions move (mare:4.1.1, ruling 21)."""

    def __init__(self) -> None:
        super().__init__("sea-battle")

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for sea in s.places(TRIREMES, s.chart.seas, f.who):
            if not s.counts[FOUGHT_AT_SEA + sea]:
                for other in range(s.seats):
                    if other != f.who and s.triremes(sea, other) and not at_peace(s, f.who, other):
                        out.append(sea * OPPONENT + other)
        return [PASS, *out] if out else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        f.pc -= 1
        sea, other = code // OPPONENT, code % OPPONENT
        s.put(FOUGHT_AT_SEA + sea, 1)
        s.log(BATTLE_BEGAN, f.who, (other, s.chart.provinces + sea))
        mine = self.roll(s, f.who, sea)
        theirs = self.roll(s, other, sea)
        self.lose(s, other, sea, mine)
        self.lose(s, f.who, sea, theirs)

    def roll(self, s: State, seat: int, sea: int) -> int:
        total = 0
        for _ in range(s.triremes(sea, seat)):
            total += s.roll(FACES)
        s.log(BATTLE_ROLL, seat, (total, hits(total), s.chart.provinces + sea))
        return hits(total)

    def lose(self, s: State, seat: int, sea: int, lost: int) -> None:
        lost = min(lost, s.triremes(sea, seat))
        if lost:
            s.add(TRIREMES + sea * MOST_SEATS + seat, -lost)
            s.log(UNIT_LOST, seat, (TRIREME, s.chart.provinces + sea, lost))


class AskBattle(Ask[State]):
    """Where the active player meets enemies it must fight one of them, once a province (mare:4.1.2, ruling 22)."""

    def __init__(self) -> None:
        super().__init__("battle")

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for province in s.garrisons(f.who):
            if s.enemy_units(province, f.who) and not s.counts[FOUGHT + province]:
                for other in range(s.seats):
                    if other != f.who and s.units(province, other) and not at_peace(s, f.who, other):
                        out.append(province * OPPONENT + other)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.pc -= 1
        province, other = code // OPPONENT, code % OPPONENT
        s.put(FOUGHT + province, 1)
        s.log(BATTLE_BEGAN, f.who, (other, province))
        s.call(LAND_BATTLE, f.who, other, NONE, province)


class RollLand(Node[State]):
    """Both roll at once; B is what the opponent (who) loses, N what the active player (me) loses."""

    def run(self, s: State, f: Frame) -> None:
        mine = strength(s, f.me, f.a, True)
        s.log(BATTLE_ROLL, f.me, (mine, hits(mine), f.a))
        theirs = strength(s, f.who, f.a, False)
        s.log(BATTLE_ROLL, f.who, (theirs, hits(theirs), f.a))
        f.b = self.suffered(s, f.who, f.a, hits(mine))
        f.n = self.suffered(s, f.me, f.a, hits(theirs))

    def suffered(self, s: State, seat: int, province: int, against: int) -> int:
        """Hits beyond the units are lost; a fortress undoes one (mare:4.2)."""
        against -= FORTRESS_NEGATES * s.fortress(province, seat)
        return min(max(0, against), s.units(province, seat))


class StartLosses(Node[State]):
    """Runs the losses of both, the opponent's first; they were fixed by the same roll."""

    def run(self, s: State, f: Frame) -> None:
        s.call(LOSSES, f.me, f.me, NONE, f.a, f.n)
        s.call(LOSSES, f.who, f.who, NONE, f.a, f.b)


class ChooseLosses(Ask[State]):
    """The owner decides which of its units a hit destroys (mare:4.2). A is the province, B the hits left."""

    def __init__(self) -> None:
        super().__init__("loss")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a, f.b)

    def options(self, s: State, f: Frame) -> list[int]:
        if f.b <= 0:
            return []
        out: list[int] = []
        if s.legions(f.a, f.who):
            out.append(LOSE_LEGION)
        if s.fortress(f.a, f.who):
            out.append(LOSE_FORTRESS)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        base = LEGIONS if code == LOSE_LEGION else FORTRESS
        s.add(base + f.a * MOST_SEATS + f.who, -1)
        s.log(UNIT_LOST, f.who, (code, f.a, 1))
        f.b -= 1
        f.pc -= 1


class AfterBattle(Node[State]):
    """With units of several left the province is at war and nobody occupies it (mare:4.2.1, ruling 28)."""

    def run(self, s: State, f: Frame) -> None:
        if at_war(s, f.a):
            for seat in range(s.seats):
                end_occupation(s, f.a, seat)


LOSSES: Final[int] = BOOK.program("losses", [ChooseLosses()], "mare:4.2")
LAND_BATTLE: Final[int] = BOOK.program(
    "land battle", [RollLand(), StartLosses(), AfterBattle(), AskRelease()], "mare:4.2"
)
