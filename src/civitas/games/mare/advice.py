"""What helps to choose: why not, and warnings (mare:3.1, mare:4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.games.mare.actions.build import (
    BUILDING_COST,
    CONTROL_COST,
    UNIT_COST,
    may_build_in,
    may_control,
    may_launch,
    tile_cost,
)
from civitas.games.mare.actions.conquest import conquest_province, ends_occupation
from civitas.games.mare.actions.payment import can_pay
from civitas.games.mare.names import icon_name, province_name, sea_name, tile_name
from civitas.games.mare.state import (
    BUILT,
    CONTROL,
    DISPLAY,
    FACE_DOWN,
    FORTRESS,
    FORTRESSES_EACH,
    LEGION_ON,
    LEGIONS,
    LEGIONS_EACH,
    MARKERS_EACH,
    MOVED,
    SAILED,
    TILE,
    TRIREMES,
    TRIREMES_EACH,
    State,
)
from civitas.kernel.node import PASS
from civitas.kernel.text import Message, Refusal

NOTHING: Final[frozenset[str]] = frozenset()
PLACE: Final = frozenset({"place"})
MESSAGES: Final = {
    "mare-do-control": PLACE,
    "mare-do-legion": PLACE,
    "mare-do-fortress": PLACE,
    "mare-do-trireme": frozenset({"sea"}),
    "mare-do-building": frozenset({"building", "place"}),
    "mare-do-tile": frozenset({"tile"}),
    "mare-do-march": PLACE,
    "mare-do-sail": frozenset({"sea"}),
    "mare-do-anything": NOTHING,
    "mare-why-not-asked": NOTHING,
    "mare-why-cannot-pay": frozenset({"cost"}),
    "mare-why-controlled": NOTHING,
    "mare-why-enemy-units": NOTHING,
    "mare-why-not-linked": NOTHING,
    "mare-why-no-marker": NOTHING,
    "mare-why-no-piece": NOTHING,
    "mare-why-fortress-there": NOTHING,
    "mare-why-no-coast": NOTHING,
    "mare-why-built": NOTHING,
    "mare-why-icon-held": NOTHING,
    "mare-why-face-down": NOTHING,
    "mare-why-moved": NOTHING,
    "mare-warn-unspent": frozenset({"count"}),
    "mare-warn-ends-occupation": frozenset({"place"}),
}


def refusal(action: str, reason: str, rule: str, target: str = "", **args: Message) -> Refusal:
    return Refusal(Message(f"mare-do-{action}", dict(args)), Message(f"mare-why-{reason}"), rule, target)


def too_dear(action: Message, cost: int, target: str) -> Refusal:
    return Refusal(action, Message("mare-why-cannot-pay", {"cost": cost}), "mare:3.0", target)


def explain(s: State, seat: int) -> list[Refusal]:
    """Every action of the phase that is impossible for the seat now, with the reason and the rule."""
    question = s.question
    if question is None:
        return []
    if question.seat != seat or question.kind not in ("build", "sail", "march"):
        return [refusal("anything", "not-asked", "mare:rounds")]
    if question.kind == "build":
        parts = (control_refusals, unit_refusals, building_refusals, tile_refusals)
        return [each for part in parts for each in part(s, seat)]
    return list(move_refusals(s, seat, question.kind))


def control_refusals(s: State, seat: int) -> Iterator[Refusal]:
    free = set(may_control(s, seat))
    used = s.markers_used(seat)
    for province in range(s.chart.provinces):
        where, here = province_name(s.chart, province), f"province:{province}"
        if not s.chart.open[province] or s.controller(province) == seat:
            continue
        if province in free:
            if not can_pay(s, seat, CONTROL_COST):
                yield too_dear(Message("mare-do-control", {"place": where}), CONTROL_COST, here)
        elif s.get(CONTROL + province):
            yield refusal("control", "controlled", "mare:3.1.1", here, place=where)
        elif s.enemy_units(province, seat):
            yield refusal("control", "enemy-units", "mare:3.1.1", here, place=where)
        elif used >= MARKERS_EACH:
            yield refusal("control", "no-marker", "mare:components", here, place=where)
        else:
            yield refusal("control", "not-linked", "mare:3.1.1", here, place=where)


def unit_refusals(s: State, seat: int) -> Iterator[Refusal]:
    chart = s.chart
    usable = set(may_build_in(s, seat))
    pays = can_pay(s, seat, UNIT_COST)
    legions = s.pieces(LEGIONS, chart.provinces, seat) >= LEGIONS_EACH
    fortresses = s.pieces(FORTRESS, chart.provinces, seat) >= FORTRESSES_EACH
    for province in range(chart.provinces):
        if s.controller(province) != seat:
            continue
        where, here = province_name(s.chart, province), f"province:{province}"
        for unit, gone in (("legion", legions), ("fortress", fortresses)):
            if province not in usable:
                yield refusal(unit, "enemy-units", "mare:4.2.1", here, place=where)
            elif unit == "fortress" and s.fortress(province, seat):
                yield refusal(unit, "fortress-there", "mare:3.1.2", here, place=where)
            elif gone:
                yield refusal(unit, "no-piece", "mare:components", here, place=where)
            elif not pays:
                yield too_dear(Message(f"mare-do-{unit}", {"place": where}), UNIT_COST, here)
    seas = set(may_launch(s, sorted(usable)))
    triremes = s.pieces(TRIREMES, chart.seas, seat) >= TRIREMES_EACH
    for number in range(chart.seas):
        where, here = sea_name(s.chart, number), f"sea:{number}"
        if number not in seas:
            yield refusal("trireme", "no-coast", "mare:3.1.2", here, sea=where)
        elif triremes:
            yield refusal("trireme", "no-piece", "mare:components", here, sea=where)
        elif not pays:
            yield too_dear(Message("mare-do-trireme", {"sea": where}), UNIT_COST, here)


def building_refusals(s: State, seat: int) -> Iterator[Refusal]:
    usable = set(may_build_in(s, seat))
    for province in range(s.chart.provinces):
        if s.controller(province) != seat:
            continue
        for icon in s.chart.icons[province]:
            what, where = icon_name(s.chart, icon), province_name(s.chart, province)
            here = f"icon:{icon}"
            cost = BUILDING_COST[s.chart.icon_kind[icon]]
            if s.get(BUILT + icon):
                yield refusal("building", "built", "mare:3.1.2", here, building=what, place=where)
            elif province not in usable:
                yield refusal("building", "enemy-units", "mare:4.2.1", here, building=what, place=where)
            elif s.get(LEGION_ON + icon) not in (0, seat + 1):
                yield refusal("building", "icon-held", "mare:3.1.2", here, building=what, place=where)
            elif not can_pay(s, seat, cost):
                yield too_dear(Message("mare-do-building", {"building": what, "place": where}), cost, here)


def tile_refusals(s: State, seat: int) -> Iterator[Refusal]:
    for card in s.zone(DISPLAY, 0).distinct():
        cost = tile_cost(s, seat, card - TILE)
        if not can_pay(s, seat, cost):
            yield too_dear(Message("mare-do-tile", {"tile": tile_name(card - TILE)}), cost, f"tile:{card - TILE}")
    if s.zone(FACE_DOWN, 0).size():
        yield refusal("anything", "face-down", "mare:setup")


def move_refusals(s: State, seat: int, kind: str) -> Iterator[Refusal]:
    if kind == "march":
        for province in range(s.chart.provinces):
            if s.legions(province, seat) and s.legions(province, seat) <= s.get(MOVED + province):
                where = province_name(s.chart, province)
                yield refusal("march", "moved", "mare:4.1.2", f"province:{province}", place=where)
    else:
        for number in range(s.chart.seas):
            if s.triremes(number, seat) and s.triremes(number, seat) <= s.get(SAILED + number):
                yield refusal("sail", "moved", "mare:4.1.1", f"sea:{number}", sea=sea_name(s.chart, number))


def warnings(s: State, seat: int, code: int) -> list[Message]:
    """What would be lost: resources that could still build something, or what legions hold (mare:3.0, mare:4.3.2)."""
    question = s.question
    if question is None or question.seat != seat:
        return []
    if question.kind == "build" and code == PASS:
        lost = len(s.tokens_of(seat)) - min(2, s.coins(seat))
        if lost and len(s.options) > 1:
            return [Message("mare-warn-unspent", {"count": lost})]
    if question.kind == "conquest" and code != PASS and ends_occupation(s, seat, code):
        place = province_name(s.chart, conquest_province(s, code))
        return [Message("mare-warn-ends-occupation", {"place": place})]
    return []
