"""Phase 3: building (mare:3)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.actions.movement import leave_icon
from civitas.games.mare.actions.payment import PAY_CHEAP, PAY_SET, cheap_tokens, largest_sets
from civitas.games.mare.box import BOX, TILES as TILE_NUMBERS
from civitas.games.mare.chart import NONE
from civitas.games.mare.powers import (
    BUILDS_FIRST,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    COPIES,
    FREE_CONTROLS,
    KEPT_GOODS,
    LEVIES,
    giver,
)
from civitas.games.mare.resources import spend
from civitas.games.mare.state import (
    A_FORTRESS,
    BOOK,
    BUILDER_NAMED,
    BUILDING_BUILT,
    BUILT,
    COIN,
    CONTROL,
    CONTROL_AT_START,
    CONTROL_BUILT,
    COPIED,
    CULTURE,
    DISPLAY,
    FAME,
    FIRST_BUILDER,
    FORTRESS,
    FORTRESSES_EACH,
    ICONS,
    LEGEND,
    LEGEND_STOCK,
    LEGEND_TAKEN,
    LEGION,
    LEGION_ON,
    LEGIONS,
    LEGIONS_EACH,
    LEVIED,
    MARKERS_EACH,
    MOST_SEATS,
    POWER_COPIED,
    PRESTIGE,
    PROVINCES,
    SEAS,
    STOCK,
    TAKEN,
    TILE,
    TILE_KINDS,
    TILES_OF,
    TITLE,
    TRIREME,
    TRIREMES,
    TRIREMES_EACH,
    TURN_TAKEN,
    UNIT_BUILT,
    USED,
    State,
)
from civitas.kernel.expr import A
from civitas.kernel.flow import BeginTurn, Call, EachSeat, If
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move, move_all
from civitas.kernel.node import PASS, Ask, Expr, Node

# Option codes of a build turn: a base plus the province, sea, icon or tile.
CONTROL_IN: Final = 0
FREE_CONTROL_IN: Final = CONTROL_IN + PROVINCES
LEGION_IN: Final = FREE_CONTROL_IN + PROVINCES
CHEAP_LEGION_IN: Final = LEGION_IN + PROVINCES
FORTRESS_IN: Final = CHEAP_LEGION_IN + PROVINCES
CHEAP_FORTRESS_IN: Final = FORTRESS_IN + PROVINCES
TRIREME_IN: Final = CHEAP_FORTRESS_IN + PROVINCES
CHEAP_TRIREME_IN: Final = TRIREME_IN + SEAS
BUILDING_ON: Final = CHEAP_TRIREME_IN + SEAS
TILE_AT: Final = BUILDING_ON + ICONS
LEVY: Final = TILE_AT + TILE_KINDS
BUILD_CODES: Final = LEVY + 1

# Powers that work once a round, as bits of USED.
USED_CONTROL: Final = 1
USED_LEGION: Final = 2
USED_FORTRESS: Final = 4
USED_TRIREME: Final = 8
USED_LEVY: Final = 16
USED_CONVERSION: Final = 32

PYRAMIDS: Final = TILE_NUMBERS["pyramids"]
COPYABLE: Final[list[bool]] = [tile.copyable for tile in BOX.tile]
UNIT_COST: Final = BOX.cost.legion
CONTROL_COST: Final = BOX.cost.control
BUILDING_COST: Final[list[int]] = [
    BOX.cost.caravan,
    BOX.cost.market,
    BOX.cost.city,
    BOX.cost.capital,
    BOX.cost.legendary_city,
    BOX.cost.temple,
]
CHEAPEST_BUILDING: Final = min(BUILDING_COST)
TILE_COSTS: Final[list[int]] = list(BOX.cost.tiles)
PYRAMIDS_COST: Final = BOX.cost.pyramids
CHEAPEST_TILE: Final = min(*TILE_COSTS, PYRAMIDS_COST)
FAME_TILES: Final = BOX.victory.tiles
KEPT_COINS: Final = 2
FACE_UP: Final = 5


# Where things may be built.


def may_control(s: State, seat: int) -> list[int]:
    """Provinces where the seat may put a control marker (mare:3.1.1, rulings 13 and 30)."""
    if s.markers_used(seat) >= MARKERS_EACH:
        return []
    near = [False] * s.chart.provinces
    for province in s.marked(CONTROL_AT_START, seat):
        for other in s.reach(province, seat):
            near[other] = s.counts[CONTROL + other] == 0
    return [p for p, free in enumerate(near) if free and s.enemy_units(p, seat) == 0]


def may_build_in(s: State, seat: int) -> list[int]:
    """Own provinces free of enemy units, and the capital province always (mare:3.1.1, mare:4.2.1)."""
    home = s.chart.home[seat]
    return [p for p in s.marked(CONTROL, seat) if p == home or s.enemy_units(p, seat) == 0]


def may_launch(s: State, provinces: list[int]) -> list[int]:
    """Seas beside a province where the seat may build (mare:3.1.2, ruling 15)."""
    found = [False] * s.chart.seas
    for province in provinces:
        for sea in s.chart.coasts[province]:
            found[sea] = True
    return [sea for sea in range(s.chart.seas) if found[sea]]


def may_erect(s: State, seat: int, provinces: list[int]) -> list[int]:
    """Empty icons in such provinces, not held by an enemy legion (mare:3.1.2, ruling 16)."""
    out: list[int] = []
    for province in provinces:
        for icon in s.chart.icons[province]:
            rider = s.counts[LEGION_ON + icon]
            if s.counts[BUILT + icon] == 0 and (rider == 0 or rider == seat + 1):
                out.append(icon)
    return out


def tile_cost(s: State, seat: int, tile: int) -> int:
    """Seven for the second tile, one more for each further one; the Pyramids twelve (mare:3.1.3)."""
    if tile == PYRAMIDS:
        return PYRAMIDS_COST
    return TILE_COSTS[min(s.tile_count(seat), len(TILE_COSTS)) - 1]


def may_recruit(s: State, seat: int, most: int) -> list[int]:
    """Face-up tiles the seat can pay if its largest set is `most`."""
    if most < CHEAPEST_TILE:
        return []
    return [card - TILE for card in s.zone(DISPLAY, 0).distinct() if tile_cost(s, seat, card - TILE) <= most]


def levy_size(s: State, seat: int) -> int:
    """Free legions: one for each own province with an enemy legion, as far as pieces last (mare:penthesilea)."""
    n = 0
    for province in s.marked(CONTROL, seat):
        for other in range(s.seats):
            if other != seat and s.legions(province, other):
                n += 1
                break
    return min(n, LEGIONS_EACH - s.pieces(LEGIONS, s.chart.provinces, seat))


def unused(s: State, seat: int, query: int, power: int) -> bool:
    """Whether the seat has a power that works once a round and has not used it yet."""
    return not s.counts[USED + seat] & power and s.ask_modifiers(query, seat, 0) > 0


class UnitKind:
    """How a sort of unit is built: its row and pieces, its option codes, the power that makes one cheap once a round.

    The codes of cheap ones follow those of the ones paid with a set.
    """

    def __init__(self, unit: int, row: int, pieces: int, size: int, code: int, query: int, used: int) -> None:
        self.unit = unit
        self.row = row
        self.pieces = pieces
        self.size = size
        self.code = code
        self.cheap_code = code + size
        self.end = code + 2 * size
        self.query = query
        self.used = used

    def places(self, s: State, seat: int, provinces: list[int]) -> list[int]:
        """Where one may stand, given the provinces the seat may build in: one fortress each, triremes off the coast."""
        if self.unit == TRIREME:
            return may_launch(s, provinces)
        if self.unit == A_FORTRESS:
            return [province for province in provinces if s.fortress(province, seat) == 0]
        return provinces

    def good(self, s: State, seat: int) -> int:
        """The good that alone pays it."""
        return s.ask_modifiers(self.query, seat, 0) - 1

    def cheap(self, s: State, seat: int) -> bool:
        """Whether the seat may build one with a single resource, and has it."""
        return unused(s, seat, self.query, self.used) and len(cheap_tokens(s, seat, self.good(s, seat))) > 0


UNIT_KINDS: Final[list[UnitKind]] = [
    UnitKind(LEGION, LEGIONS, LEGIONS_EACH, PROVINCES, LEGION_IN, CHEAP_LEGION, USED_LEGION),
    UnitKind(A_FORTRESS, FORTRESS, FORTRESSES_EACH, PROVINCES, FORTRESS_IN, CHEAP_FORTRESS, USED_FORTRESS),
    UnitKind(TRIREME, TRIREMES, TRIREMES_EACH, SEAS, TRIREME_IN, CHEAP_TRIREME, USED_TRIREME),
]


class AskBuild(Ask[State]):
    """The active player builds as much as it likes and can pay, in any order, until it passes (mare:3.1)."""

    def __init__(self) -> None:
        super().__init__("build", True, True)

    def options(self, s: State, f: Frame) -> list[int]:
        seat = f.who
        most = max(largest_sets(s, seat))
        out = [PASS, *self.controls(s, seat, most)]
        if most > 0:
            provinces = may_build_in(s, seat)
            out += self.units(s, seat, most, provinces)
            if most >= CHEAPEST_BUILDING:
                for icon in may_erect(s, seat, provinces):
                    if BUILDING_COST[s.chart.icon_kind[icon]] <= most:
                        out.append(BUILDING_ON + icon)
            out += [TILE_AT + tile for tile in may_recruit(s, seat, most)]
        if unused(s, seat, LEVIES, USED_LEVY) and levy_size(s, seat) > 0:
            out.append(LEVY)
        return out

    def controls(self, s: State, seat: int, most: int) -> list[int]:
        free = unused(s, seat, FREE_CONTROLS, USED_CONTROL)
        if most < CONTROL_COST and not free:
            return []
        provinces = may_control(s, seat)
        out: list[int] = []
        if most >= CONTROL_COST:
            out += [CONTROL_IN + province for province in provinces]
        if free:
            out += [FREE_CONTROL_IN + province for province in provinces]
        return out

    def units(self, s: State, seat: int, most: int, provinces: list[int]) -> list[int]:
        out: list[int] = []
        for kind in UNIT_KINDS:
            cheap = kind.cheap(s, seat)
            if (cheap or most >= UNIT_COST) and s.pieces(kind.row, kind.size, seat) < kind.pieces:
                places = kind.places(s, seat, provinces)
                if most >= UNIT_COST:
                    out += [kind.code + place for place in places]
                if cheap:
                    out += [kind.cheap_code + place for place in places]
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            f.pc -= 1
            start_building(s, f, code)


def use(s: State, seat: int, power: int) -> None:
    s.put(USED + seat, s.get(USED + seat) | power)


def start_building(s: State, f: Frame, code: int) -> None:
    """Places what was chosen and has it paid with a set of its own (ruling 12)."""
    seat = f.who
    if code < FREE_CONTROL_IN:
        place_control(s, seat, code - CONTROL_IN, NONE)
        s.call(PAY_SET, f.me, seat, code, CONTROL_COST)
    elif code < LEGION_IN:
        place_control(s, seat, code - FREE_CONTROL_IN, giver(s, FREE_CONTROLS, seat))
        use(s, seat, USED_CONTROL)
    elif code < BUILDING_ON:
        build_unit(s, f, code)
    elif code < TILE_AT:
        erect(s, seat, code - BUILDING_ON)
        s.call(PAY_SET, f.me, seat, code, BUILDING_COST[s.chart.icon_kind[code - BUILDING_ON]])
    elif code < LEVY:
        s.call(RECRUIT, f.me, seat, code, tile_cost(s, seat, code - TILE_AT), code - TILE_AT)
    else:
        levy(s, seat, s.chart.home[seat])
        use(s, seat, USED_LEVY)


def build_unit(s: State, f: Frame, code: int) -> None:
    """A unit paid with a set, or with the one resource a hero or wonder asks for (mare:3.1.2)."""
    for kind in UNIT_KINDS:
        if kind.code <= code < kind.cheap_code:
            place_unit(s, f.who, kind, code - kind.code, NONE)
            s.call(PAY_SET, f.me, f.who, code, UNIT_COST)
        elif kind.cheap_code <= code < kind.end:
            place_unit(s, f.who, kind, code - kind.cheap_code, giver(s, kind.query, f.who))
            use(s, f.who, kind.used)
            s.call(PAY_CHEAP, f.me, f.who, code, kind.good(s, f.who))


def place_control(s: State, seat: int, province: int, tile: int) -> None:
    s.put(CONTROL + province, seat + 1)
    s.log(CONTROL_BUILT, seat, (province, tile))


def place_unit(s: State, seat: int, kind: UnitKind, where: int, tile: int) -> None:
    """A legion or fortress in a province, a trireme in a sea; the tile is the one that makes it cheap, NONE if none."""
    s.add(kind.row + where * MOST_SEATS + seat, 1)
    s.log(UNIT_BUILT, seat, (kind.unit, s.chart.provinces + where if kind.unit == TRIREME else where, tile))


def levy(s: State, seat: int, home: int) -> None:
    legions = levy_size(s, seat)
    s.add(LEGIONS + home * MOST_SEATS + seat, legions)
    s.log(LEVIED, seat, (home, legions, giver(s, LEVIES, seat)))


def erect(s: State, seat: int, icon: int) -> None:
    """The building stands; a legion that stood on the empty icon steps off it."""
    if s.get(LEGION_ON + icon):
        leave_icon(s, icon)
    s.put(BUILT + icon, 1)
    s.log(BUILDING_BUILT, seat, (icon,))


# Heroes and wonders (mare:3.1.3).


class TakeTile(Node[State]):
    """The tile B joins the seat's; the Pyramids win at once (mare:6.1)."""

    def run(self, s: State, f: Frame) -> None:
        move(s, TILE + f.b, s.zone(DISPLAY, 0), s.zone(TILES_OF, f.who))
        if f.b == PYRAMIDS:
            s.win(f.who, PRESTIGE)


class RecruitedCopier(Expr[State]):
    """Whether the tile just recruited is the one that copies a power."""

    def get(self, s: State, f: Frame) -> int:
        return int(f.b == TILE_NUMBERS["castor_pollux"] and s.ask_modifiers(COPIES, f.who, 0) > 0)


class AskCopy(Ask[State]):
    """Castor & Pollux take the power of another player's hero for good (mare:castor-pollux, ruling 18)."""

    def __init__(self) -> None:
        super().__init__("copy")

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for seat in range(s.seats):
            if seat != f.who:
                out += [card - TILE for card in s.zone(TILES_OF, seat).distinct() if COPYABLE[card - TILE]]
        return sorted(out)

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.put(COPIED + f.who, code + 1)
        s.log(POWER_COPIED, f.who, (code,))


RECRUIT: Final[int] = BOOK.program(
    "recruit",
    [Call(PAY_SET, A), TakeTile(), If(RecruitedCopier(), [AskCopy()])],
    "mare:3.1.3",
)


# The order of builders (mare:3.0).


class AskBuilder(Ask[State]):
    """The culture leader names the next builder (ruling 36); nobody is left, nothing is asked."""

    def __init__(self) -> None:
        super().__init__("builder")

    def asked(self, s: State, f: Frame) -> int:
        return s.get(TITLE + CULTURE) - 1

    def options(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if not s.get(TURN_TAKEN) >> seat & 1]

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.put(TURN_TAKEN, s.get(TURN_TAKEN) | 1 << code)
        s.log(BUILDER_NAMED, s.get(TITLE + CULTURE) - 1, (code,))
        f.pc -= 1
        s.call(BUILD_TURN, code, code, PASS)


def winning_tiles(s: State, seat: int) -> list[int]:
    """Tiles that would win now for whoever may build first: the Pyramids, or any as the fifth (mare:perseus)."""
    most = max(largest_sets(s, seat))
    return [tile for tile in may_recruit(s, seat, most) if tile == PYRAMIDS or s.tile_count(seat) == FAME_TILES - 1]


class AskBuildFirst(Ask[State]):
    """Before the culture leader chooses, Perseus may build a winning tile and win at once (mare:perseus, ruling 19)."""

    def __init__(self) -> None:
        super().__init__("build-first", True)

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.ask_modifiers(BUILDS_FIRST, f.who, 0):
            return []
        return [PASS, *winning_tiles(s, f.who)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            s.log(FIRST_BUILDER, f.who, (giver(s, BUILDS_FIRST, f.who),))
            s.call(WIN_FIRST, f.who, f.who, code, tile_cost(s, f.who, code), code)


class WinAtOnce(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        """The Pyramids have won before this."""
        s.win(f.who, FAME)


WIN_FIRST: Final[int] = BOOK.program("build first", [Call(PAY_SET, A), TakeTile(), WinAtOnce()], "mare:perseus")


class StartBuilding(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.put(TURN_TAKEN, 0)


# The end of the phase (mare:3.0, mare:6.2).


class AskKeep(Ask[State]):
    """Goods a wonder lets the seat keep, one at a time, all of different types, shown to all (mare:hanging-gardens)."""

    def __init__(self) -> None:
        super().__init__("keep", True)

    def options(self, s: State, f: Frame) -> list[int]:
        kept = s.zone(TAKEN, f.who).cards() + s.zone(LEGEND_TAKEN, f.who).cards()
        if s.ask_modifiers(KEPT_GOODS, f.who, 0) <= len(kept):
            return []
        types = [good for good in s.good_types(f.who) if good not in kept and LEGEND + good not in kept]
        common = [good for good in types if s.stock_of(f.who, good)]
        legends = [LEGEND + good for good in types if s.stock_of(f.who, LEGEND + good)]
        return [PASS, *common, *legends]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            f.pc -= 1
            if code >= LEGEND:
                move(s, code, s.zone(LEGEND_STOCK, f.who), s.zone(LEGEND_TAKEN, f.who))
            else:
                move(s, code, s.zone(STOCK, f.who), s.zone(TAKEN, f.who))


class ClearStock(Node[State]):
    """All goods not kept and all coins beyond two go back; what is kept is shown to all (mare:3.0, ruling 20)."""

    def run(self, s: State, f: Frame) -> None:
        coins = s.coins(f.who)
        for token in s.tokens_of(f.who):
            if token != COIN:
                spend(s, f.who, token)
        for _ in range(coins - KEPT_COINS):
            spend(s, f.who, COIN)
        move_all(s, s.zone(TAKEN, f.who), s.zone(STOCK, f.who))
        move_all(s, s.zone(LEGEND_TAKEN, f.who), s.zone(LEGEND_STOCK, f.who))
        s.zone(STOCK, f.who).open = s.everyone
        s.zone(LEGEND_STOCK, f.who).open = s.everyone


class CheckFame(Node[State]):
    """Five heroes and wonders win; of several, the culture leader, else they share (mare:6.2, ruling 33)."""

    def run(self, s: State, f: Frame) -> None:
        famous = [seat for seat in range(s.seats) if s.tile_count(seat) >= FAME_TILES]
        leader = s.get(TITLE + CULTURE) - 1
        if leader in famous:
            famous = [leader]
        for seat in famous:
            s.win(seat, FAME)


class TurnUpTiles(Node[State]):
    """Tiles are turned up until five lie open besides the Pyramids (mare:setup)."""

    def run(self, s: State, f: Frame) -> None:
        display = s.zone(DISPLAY, 0)
        hidden = s.face_down()
        while hidden.order and display.size() - display.count(TILE + PYRAMIDS) < FACE_UP:
            draw(s, hidden, display)


BUILD_TURN: Final[int] = BOOK.program("build turn", [BeginTurn(), AskBuild()], "mare:3.1")
BUILD_PHASE: Final[int] = BOOK.program(
    "build",
    [
        StartBuilding(),
        EachSeat([AskBuildFirst()]),
        AskBuilder(),
        CheckFame(),
        EachSeat([AskKeep(), ClearStock()]),
        TurnUpTiles(),
    ],
    "mare:3.0",
)
