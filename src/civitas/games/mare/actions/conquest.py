"""Phase 4, conquests: pillage, occupy, convert (mare:4.3)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.actions.build import USED_CONVERSION, use
from civitas.games.mare.actions.movement import at_peace, at_war, end_occupation, occupations
from civitas.games.mare.chart import CARAVAN, LEGENDARY, MARKET, NONE, TEMPLE
from civitas.games.mare.powers import CONVERTS_AT_ONCE, LEGIONS_COLLECT, PILLAGE, giver
from civitas.games.mare.resources import draw_legend, take, take_coins
from civitas.games.mare.state import (
    BOOK,
    BUILDING_PILLAGED,
    BUILT,
    CLAIM,
    CONQUERED,
    CONTROL,
    CONTROL_CONVERTED,
    CONTROL_OCCUPIED,
    FOUGHT,
    FOUGHT_AT_SEA,
    ICON_OCCUPIED,
    ICON_SETTLED,
    ICONS,
    LEGION_GIVEN_UP,
    LEGION_ON,
    LEGIONS,
    MARKERS_EACH,
    MOST_SEATS,
    MOVED,
    PROVINCES,
    SAILED,
    SEAS,
    USED,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Node

# Option codes of a conquest: a base plus the icon or province.
PILLAGE_ICON: Final = 0
OCCUPY_ICON: Final = PILLAGE_ICON + ICONS
OCCUPY_CONTROL: Final = OCCUPY_ICON + ICONS

# What was done in a province this turn (CONQUERED).
PILLAGED: Final = 1
OCCUPYING: Final = 2
CLAIMED: Final = 3


# Converting what was occupied in an earlier turn (mare:4.3.3).


def linked(s: State, seat: int, province: int) -> bool:
    """Whether another province of the seat is adjacent or contiguous."""
    for other in s.reach(province, seat):
        if s.controller(other) == seat:
            return True
    return False


def convert(s: State, seat: int, province: int) -> None:
    """The enemy marker goes; the seat's own takes its place if the province is linked (mare:4.3.3, ruling 30)."""
    own = linked(s, seat, province)
    s.log(CONTROL_CONVERTED, seat, (province, s.controller(province), int(own)))
    s.put(CLAIM + province, 0)
    s.put(CONTROL + province, seat + 1 if own else 0)


class AskConvert(Ask[State]):
    """At the start of its turn the seat may convert control markers its legions still occupy."""

    def __init__(self) -> None:
        super().__init__("convert")

    def options(self, s: State, f: Frame) -> list[int]:
        out = [
            province
            for province in s.marked(CLAIM, f.who)
            if not linked(s, f.who, province) or s.markers_used(f.who) < MARKERS_EACH
        ]
        return [PASS, *out] if out else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            convert(s, f.who, code)
            f.pc -= 1


class StartTurn(Node[State]):
    """Nothing has moved, fought or conquered yet; legions stay on what they hold (mare:4.3.2, ruling 27)."""

    def run(self, s: State, f: Frame) -> None:
        for row in (MOVED, FOUGHT, CONQUERED):
            s.clear(row, PROVINCES)
        for row in (SAILED, FOUGHT_AT_SEA):
            s.clear(row, SEAS)


# Conquering (mare:4.3).


def conquered(s: State, seat: int) -> list[int]:
    """Where it is alone with legions, an opponent controls and is not at peace with it (mare:4.3, rulings 26, 31)."""
    out: list[int] = []
    for province in s.places(LEGIONS, s.chart.provinces, seat):
        owner = s.controller(province)
        if owner >= 0 and owner != seat and not s.enemy_units(province, seat) and not at_peace(s, seat, owner):
            out.append(province)
    return out


def conquest_province(s: State, code: int) -> int:
    """The province an answer to AskConquest is about."""
    if code >= OCCUPY_CONTROL:
        return code - OCCUPY_CONTROL
    return s.chart.icon_province[code - OCCUPY_ICON if code >= OCCUPY_ICON else code - PILLAGE_ICON]


def ends_occupation(s: State, seat: int, code: int) -> bool:
    """Whether an answer to AskConquest ends what the seat holds in the province (ruling 27)."""
    province = conquest_province(s, code)
    return not s.counts[CONQUERED + province] and occupations(s, province, seat) > 0


class AskConquest(Ask[State]):
    """In each conquered province: pillage one building, occupy some, or occupy the control marker (ruling 27).

    The first choice in a province ends what the legions held there; without one they keep it.
    """

    def __init__(self) -> None:
        super().__init__("conquest")

    def options(self, s: State, f: Frame) -> list[int]:
        pillage: list[int] = []
        occupy: list[int] = []
        claim: list[int] = []
        for province in conquered(s, f.who):
            done = s.counts[CONQUERED + province]
            if done in (PILLAGED, CLAIMED):
                continue
            first = done == 0
            free = first or occupations(s, province, f.who) < s.legions(province, f.who)
            for icon in s.chart.icons[province]:
                if s.counts[BUILT + icon]:
                    if first:
                        pillage.append(PILLAGE_ICON + icon)
                    if free and s.counts[LEGION_ON + icon] == 0:
                        occupy.append(OCCUPY_ICON + icon)
            if first and s.chart.capital_of[province] == NONE and s.counts[CLAIM + province] == 0:
                claim.append(OCCUPY_CONTROL + province)
        out = pillage + occupy + claim
        return [PASS, *out] if out else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        f.pc -= 1
        province = conquest_province(s, code)
        if s.counts[CONQUERED + province] == 0:
            end_occupation(s, province, f.who)
        if code < OCCUPY_ICON:
            s.put(CONQUERED + province, PILLAGED)
            s.call(PILLAGE_BUILDING, f.me, f.who, NONE, code - PILLAGE_ICON)
        elif code < OCCUPY_CONTROL:
            icon = code - OCCUPY_ICON
            s.put(CONQUERED + province, OCCUPYING)
            s.put(LEGION_ON + icon, f.who + 1)
            s.log(ICON_OCCUPIED, f.who, (icon,))
        else:
            s.put(CONQUERED + province, CLAIMED)
            s.put(CLAIM + province, f.who + 1)
            s.log(CONTROL_OCCUPIED, f.who, (province,))
            s.call(CLAIM_CONTROL, f.me, f.who, NONE, province)


class Pillage(Node[State]):
    """The building A is destroyed, a legion stands on its icon, and it pays (mare:4.3.1)."""

    def run(self, s: State, f: Frame) -> None:
        chart = s.chart
        kind = chart.icon_kind[f.a]
        times = s.ask_modifiers(PILLAGE, f.who, 1)
        s.put(BUILT + f.a, 0)
        s.put(LEGION_ON + f.a, f.who + 1)
        s.log(BUILDING_PILLAGED, f.who, (f.a,))
        if kind == CARAVAN:
            take(s, f.who, chart.icon_good[f.a], times)
        elif kind == LEGENDARY and times > 1:
            take_coins(s, f.who, 1)
            draw_legend(s, f.who)
        elif kind not in (LEGENDARY, MARKET, TEMPLE):
            take_coins(s, f.who, times)


class AskLoot(Ask[State]):
    """A legendary city pays a coin or a legendary good, as the conqueror likes (mare:4.3.1)."""

    def __init__(self) -> None:
        super().__init__("loot")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        if s.chart.icon_kind[f.a] != LEGENDARY or s.ask_modifiers(PILLAGE, f.who, 1) > 1:
            return []
        return [0, 1]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == 0:
            take_coins(s, f.who, 1)
        else:
            draw_legend(s, f.who)


class AskConvertAtOnce(Ask[State]):
    """Once a round Sheba converts the marker just occupied and gives up the legion (mare:queen-of-sheba)."""

    def __init__(self) -> None:
        super().__init__("convert-at-once")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.ask_modifiers(CONVERTS_AT_ONCE, f.who, 0) or s.get(USED + f.who) & USED_CONVERSION:
            return []
        if linked(s, f.who, f.a) and s.markers_used(f.who) >= MARKERS_EACH:
            return []
        return [PASS, 0]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            use(s, f.who, USED_CONVERSION)
            convert(s, f.who, f.a)
            s.add(LEGIONS + f.a * MOST_SEATS + f.who, -1)
            s.log(LEGION_GIVEN_UP, f.who, (f.a, giver(s, CONVERTS_AT_ONCE, f.who)))


class AskCirce(Ask[State]):
    """Circe's legions are set on empty caravan icons where no enemy stands (mare:circe, ruling 7)."""

    def __init__(self) -> None:
        super().__init__("circe")

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.ask_modifiers(LEGIONS_COLLECT, f.who, 0):
            return []
        out: list[int] = []
        for province in s.places(LEGIONS, s.chart.provinces, f.who):
            if s.enemy_units(province, f.who) or occupations(s, province, f.who) >= s.legions(province, f.who):
                continue
            for icon in s.chart.icons[province]:
                if s.chart.icon_kind[icon] == CARAVAN and not s.counts[BUILT + icon] and not s.counts[LEGION_ON + icon]:
                    out.append(icon)
        return [PASS, *out] if out else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            s.put(LEGION_ON + code, f.who + 1)
            s.log(ICON_SETTLED, f.who, (code, giver(s, LEGIONS_COLLECT, f.who)))
            f.pc -= 1


class EndTurn(Node[State]):
    """Nobody occupies a province at war, also where peace kept both sides from fighting (mare:4.2.1, mare:4.3)."""

    def run(self, s: State, f: Frame) -> None:
        for province in s.garrisons(f.who):
            if at_war(s, province):
                for seat in range(s.seats):
                    end_occupation(s, province, seat)


PILLAGE_BUILDING: Final[int] = BOOK.program("pillage", [Pillage(), AskLoot()], "mare:4.3.1")
CLAIM_CONTROL: Final[int] = BOOK.program("occupy control", [AskConvertAtOnce()], "mare:4.3.3")
