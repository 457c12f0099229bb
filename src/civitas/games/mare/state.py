"""What is: zones, counters, events and the State (mare:components)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.games.mare.chart import Chart
from civitas.games.mare.charts import chart_of
from civitas.kernel.book import Book
from civitas.kernel.machine import Machine
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, Pile

VERSION: Final = "3"
MOST_SEATS: Final = 5
PROVINCES: Final = 32
SEAS: Final = 12
ICONS: Final = 112

# Tokens: the goods, the coin, the legendary goods (LEGEND plus the good), then the tiles (TILE plus the tile).
KINDS_OF_GOOD: Final = 13
COIN: Final = 13
LEGEND: Final = 14
TILE: Final = 27
TILE_KINDS: Final = 23
WIDTH: Final = TILE + TILE_KINDS

TRADE: Final = 0
CULTURE: Final = 1
MILITARY: Final = 2

LEGIONS_EACH: Final = 8
TRIREMES_EACH: Final = 5
FORTRESSES_EACH: Final = 5
MARKERS_EACH: Final = 7

BOOK: Final[Book] = new_book("mare", VERSION, MOST_SEATS)

RESOURCES: Final = BOOK.domain("resources", closed=True)
LEGENDS: Final = BOOK.domain("legendary goods", closed=True)
TILES: Final = BOOK.domain("tiles", closed=True)

SUPPLY: Final[int] = BOOK.zone("supply", PUBLIC, RESOURCES, per_seat=False)
PILE: Final[int] = BOOK.zone("legendary pile", HIDDEN, LEGENDS, per_seat=False, ordered=True)
SPENT: Final[int] = BOOK.zone("legendary discards", HIDDEN, LEGENDS, per_seat=False)
DISPLAY: Final[int] = BOOK.zone("display", PUBLIC, TILES, per_seat=False)
FACE_DOWN: Final[int] = BOOK.zone("face-down tiles", HIDDEN, TILES, per_seat=False, ordered=True)
STOCK: Final[int] = BOOK.zone("stock", OWNER, RESOURCES, screened=True)
LEGEND_STOCK: Final[int] = BOOK.zone("legendary stock", OWNER, LEGENDS, screened=True)
OFFER: Final[int] = BOOK.zone("offer", PUBLIC, RESOURCES)
LEGEND_OFFER: Final[int] = BOOK.zone("legendary offer", PUBLIC, LEGENDS)
TAKEN: Final[int] = BOOK.zone("taken", PUBLIC, RESOURCES)
LEGEND_TAKEN: Final[int] = BOOK.zone("legendary taken", PUBLIC, LEGENDS)
TILES_OF: Final[int] = BOOK.zone("tiles", PUBLIC, TILES)

# Rows over places: base plus the province, icon, or place times MOST_SEATS plus the seat.
CONTROL: Final[int] = BOOK.counter("control", per_seat=False, size=PROVINCES)  # seat + 1, 0 nobody
CONTROL_AT_START: Final[int] = BOOK.counter("control at the start of the round", per_seat=False, size=PROVINCES)
CLAIM: Final[int] = BOOK.counter("occupied control", per_seat=False, size=PROVINCES)  # seat + 1
LEGIONS: Final[int] = BOOK.counter("legions", per_seat=False, size=PROVINCES * MOST_SEATS)
FORTRESS: Final[int] = BOOK.counter("fortresses", per_seat=False, size=PROVINCES * MOST_SEATS)
TRIREMES: Final[int] = BOOK.counter("triremes", per_seat=False, size=SEAS * MOST_SEATS)
BUILT: Final[int] = BOOK.counter("buildings", per_seat=False, size=ICONS)
LEGION_ON: Final[int] = BOOK.counter("occupied icons", per_seat=False, size=ICONS)  # seat + 1
MOVED: Final[int] = BOOK.counter("legions moved", per_seat=False, size=PROVINCES)
SAILED: Final[int] = BOOK.counter("triremes moved", per_seat=False, size=SEAS)
FOUGHT: Final[int] = BOOK.counter("battles fought", per_seat=False, size=PROVINCES)
FOUGHT_AT_SEA: Final[int] = BOOK.counter("sea battles fought", per_seat=False, size=SEAS)
CONQUERED: Final[int] = BOOK.counter("conquests made", per_seat=False, size=PROVINCES)

TITLE: Final[int] = BOOK.counter("titles", per_seat=False, size=3)  # seat + 1
ROUND: Final[int] = BOOK.counter("round", per_seat=False)
ROUNDS: Final[int] = BOOK.counter("rounds", per_seat=False)  # the cap, 0 without
PHASE: Final[int] = BOOK.counter("phase", per_seat=False)
TOKENS_USED: Final[int] = BOOK.counter("trade tokens used", per_seat=False)  # bit mask
NUMBER: Final[int] = BOOK.counter("trade number", per_seat=False)
OFFERS: Final[int] = BOOK.counter("offers due")
LAST_TAKES: Final[int] = BOOK.counter("last takes", per_seat=False, size=4)  # taker and victim + 1, twice
TURN_TAKEN: Final[int] = BOOK.counter("turns taken", per_seat=False)  # bit mask of seats in phases 3 and 4
USED: Final[int] = BOOK.counter("powers used")  # bit mask over tiles, this round
COPIED: Final[int] = BOOK.counter("copied power")  # tile + 1
PEACE: Final[int] = BOOK.counter("peace with")  # seat + 1, this round
LAST_PEACE: Final[int] = BOOK.counter("last peace with")
WON: Final[int] = BOOK.counter("victory")  # the kind of victory won, 0 none

PRESTIGE: Final = 1
FAME: Final = 2
CONQUEST: Final = 3
LEADERSHIP: Final = 4

# What happens on the table besides the moves of tokens and tiles, for the log. The seat is the one that does it; a
# place is a province, or a sea numbered after the provinces; a tile is the one whose power it was, NONE without.
ROUND_BEGAN: Final[int] = BOOK.event("round")  # args: round; nobody's
PHASE_BEGAN: Final[int] = BOOK.event("phase")  # args: phase; nobody's
CAPPED: Final[int] = BOOK.event("capped")  # args: rounds; nobody's
NUMBER_NAMED: Final[int] = BOOK.event("number")  # args: number
OWN_NUMBER_NAMED: Final[int] = BOOK.event("own-number")  # args: number, tile
BUILDER_NAMED: Final[int] = BOOK.event("builder")  # args: seat named
FIRST_BUILDER: Final[int] = BOOK.event("first")  # args: tile
CONTROL_BUILT: Final[int] = BOOK.event("control")  # args: province, tile
UNIT_BUILT: Final[int] = BOOK.event("unit-built")  # args: unit, place, tile
LEVIED: Final[int] = BOOK.event("levied")  # args: province, legions, tile
BUILDING_BUILT: Final[int] = BOOK.event("built")  # args: icon
POWER_COPIED: Final[int] = BOOK.event("copied")  # args: tile
PEACE_DECLARED: Final[int] = BOOK.event("peace")  # args: opponent, tile
WENT_HOME: Final[int] = BOOK.event("went-home")  # args: from, to, legions
MOVER_NAMED: Final[int] = BOOK.event("mover")  # args: seat named
TRIREME_SAILED: Final[int] = BOOK.event("sailed")  # args: from, to
LEGION_MARCHED: Final[int] = BOOK.event("marched")  # args: from, to
BATTLE_BEGAN: Final[int] = BOOK.event("battle")  # args: opponent, place
BATTLE_ROLL: Final[int] = BOOK.event("battle-roll")  # args: total, hits, place
UNIT_LOST: Final[int] = BOOK.event("unit-lost")  # args: unit, place, how many
ICON_OCCUPIED: Final[int] = BOOK.event("occupied")  # args: icon
CONTROL_OCCUPIED: Final[int] = BOOK.event("occupied-control")  # args: province
ICON_SETTLED: Final[int] = BOOK.event("settled")  # args: icon, tile
ICON_LEFT: Final[int] = BOOK.event("left")  # args: icon
CONTROL_LEFT: Final[int] = BOOK.event("left-control")  # args: province
BUILDING_PILLAGED: Final[int] = BOOK.event("pillaged")  # args: icon
CONTROL_CONVERTED: Final[int] = BOOK.event("converted")  # args: province, former controller, 1 replaced or 0 removed
LEGION_GIVEN_UP: Final[int] = BOOK.event("given-up")  # args: province, tile
TITLE_GIVEN: Final[int] = BOOK.event("title")  # args: track, former leader
VICTORY: Final[int] = BOOK.event("victory")  # args: kind

# Units in events.
LEGION: Final = 0
A_FORTRESS: Final = 1
TRIREME: Final = 2

# Filled by `tiles`, indexed by tile: what it adds to each track.
TRACK_BONUS: Final[list[list[int]]] = [[0] * TILE_KINDS for _ in range(3)]


@mypyc_attr(acyclic=True)
class State(Machine):
    """One game in progress: counters and zones on a chart that never changes."""

    def __init__(self, seats: int, chart: Chart) -> None:
        super().__init__(BOOK, seats)
        self.chart = chart

    def copy(self) -> State:
        t = State(self.seats, self.chart)
        self.copy_into(t)
        return t

    def pack(self) -> dict[str, object]:
        return {"map": self.chart.text, "empires": self.chart.empires}

    def unpack(self, own: dict[str, Any]) -> None:
        self.chart = chart_of(own["map"], tuple(own["empires"]))

    # Units.

    def legions(self, province: int, seat: int) -> int:
        return self.counts[LEGIONS + province * MOST_SEATS + seat]

    def fortress(self, province: int, seat: int) -> int:
        return self.counts[FORTRESS + province * MOST_SEATS + seat]

    def triremes(self, sea: int, seat: int) -> int:
        return self.counts[TRIREMES + sea * MOST_SEATS + seat]

    def units(self, province: int, seat: int) -> int:
        """Legions and fortress; triremes are no units of a province (mare:4.2)."""
        at = province * MOST_SEATS + seat
        return self.counts[LEGIONS + at] + self.counts[FORTRESS + at]

    def enemy_units(self, province: int, seat: int) -> int:
        at = province * MOST_SEATS
        n = 0
        for other in range(self.seats):
            if other != seat:
                n += self.counts[LEGIONS + at + other] + self.counts[FORTRESS + at + other]
        return n

    def pieces(self, base: int, places: int, seat: int) -> int:
        """How many pieces of a row the seat has on the map."""
        n = 0
        for here in self.counts[base + seat : base + places * MOST_SEATS : MOST_SEATS]:
            n += here
        return n

    def places(self, base: int, size: int, seat: int) -> list[int]:
        """Where the seat has pieces of a row, ascending."""
        row = self.counts[base + seat : base + size * MOST_SEATS : MOST_SEATS]
        return [place for place, here in enumerate(row) if here]

    def garrisons(self, seat: int) -> list[int]:
        """The provinces where the seat has units, ascending."""
        forts = self.places(FORTRESS, self.chart.provinces, seat)
        legions = self.places(LEGIONS, self.chart.provinces, seat)
        return sorted({*legions, *forts}) if forts else legions

    # Control and reach.

    def controller(self, province: int) -> int:
        return self.counts[CONTROL + province] - 1

    def marked(self, row: int, seat: int) -> list[int]:
        """The provinces that are the seat's in a row of seats + 1, such as CONTROL, ascending."""
        mark = seat + 1
        return [place for place, owner in enumerate(self.counts[row : row + self.chart.provinces]) if owner == mark]

    def markers_used(self, seat: int) -> int:
        """Control markers on the map; the capital province's is printed and counts for none (mare:4.3.3)."""
        return len(self.marked(CONTROL, seat)) - int(self.controller(self.chart.home[seat]) == seat)

    def owner_of(self, icon: int) -> int:
        """Who controls the building on an icon: the legion on it, else the province's controller (mare:control)."""
        rider = self.counts[LEGION_ON + icon]
        return rider - 1 if rider else self.counts[CONTROL + self.chart.icon_province[icon]] - 1

    def standing(self, icons: list[int]) -> list[int]:
        """How many of these icons have a building each seat controls."""
        out = [0] * self.seats
        for icon in icons:
            if self.counts[BUILT + icon]:
                owner = self.owner_of(icon)
                if owner >= 0:
                    out[owner] += 1
        return out

    def doubles(self, seat: int, province: int, doubler: int) -> int:
        """1 if the seat controls a standing market or temple there, else 0 (mare:1.1, mare:4.3.2)."""
        icon = self.chart.icon_of(province, doubler)
        return int(icon >= 0 and self.counts[BUILT + icon] > 0 and self.owner_of(icon) == seat)

    def reach(self, province: int, seat: int) -> list[int]:
        """The provinces adjacent, or contiguous through a chain of the seat's own triremes, ascending (mare:3.1.1)."""
        chart = self.chart
        seas = self.chain(chart.coasts[province], seat)
        if not seas:
            return chart.borders[province]
        found = [False] * chart.provinces
        for other in chart.borders[province]:
            found[other] = True
        for sea in seas:
            for other in chart.shores[sea]:
                found[other] = True
        found[province] = False
        return [other for other, near in enumerate(found) if near]

    def chain(self, seas: list[int], seat: int) -> list[int]:
        """Those of the seas that hold the seat's triremes, and what its triremes reach from there."""
        found = [sea for sea in seas if self.triremes(sea, seat)]
        for sea in found:
            for near in self.chart.sea_borders[sea]:
                if near not in found and self.triremes(near, seat):
                    found.append(near)
        return found

    # Tiles and tracks.

    def has(self, seat: int, tile: int) -> bool:
        """Whether the seat has the power of a tile, its own or copied (mare:10)."""
        return self.zone(TILES_OF, seat).count(TILE + tile) > 0 or self.counts[COPIED + seat] == tile + 1

    def tile_count(self, seat: int) -> int:
        return self.zone(TILES_OF, seat).size()

    def army(self, seat: int) -> int:
        """Legions, fortresses and triremes on the map."""
        legions = self.pieces(LEGIONS, self.chart.provinces, seat)
        fortresses = self.pieces(FORTRESS, self.chart.provinces, seat)
        return legions + fortresses + self.pieces(TRIREMES, self.chart.seas, seat)

    def bonus(self, track: int, seat: int) -> int:
        """What a seat's tiles add to a track."""
        n = 0
        for card in self.zone(TILES_OF, seat).distinct():
            n += TRACK_BONUS[track][card - TILE]
        return n

    def levels(self, track: int) -> list[int]:
        """Every seat's level, counted from its pieces and bonuses: always right (mare:5)."""
        if track == MILITARY:
            return [self.army(seat) + self.bonus(track, seat) for seat in range(self.seats)]
        buildings = self.standing(self.chart.track_icons[track])
        return [n + self.bonus(track, seat) for seat, n in enumerate(buildings)]

    def track(self, track: int, seat: int) -> int:
        if track == MILITARY:
            return self.army(seat) + self.bonus(track, seat)
        return self.standing(self.chart.track_icons[track])[seat] + self.bonus(track, seat)

    def trade_order(self) -> list[int]:
        """Seats by trade level, highest first; ties in seat order from the trade leader (ruling 4)."""
        first = self.counts[TITLE + TRADE] - 1
        order = [(first + i) % self.seats for i in range(self.seats)]
        levels = self.levels(TRADE)
        order.sort(key=lambda seat: -levels[seat])
        return order

    # Resources.

    def stock_of(self, seat: int, token: int) -> int:
        return self.zone(LEGEND_STOCK if token >= LEGEND else STOCK, seat).count(token)

    def tokens_of(self, seat: int) -> list[int]:
        """Everything behind the screen, ascending, a token as often as it is there."""
        return self.zone(STOCK, seat).cards() + self.zone(LEGEND_STOCK, seat).cards()

    def stock_size(self, seat: int) -> int:
        return self.zone(STOCK, seat).size() + self.zone(LEGEND_STOCK, seat).size()

    def coins(self, seat: int) -> int:
        return self.zone(STOCK, seat).count(COIN)

    def good_types(self, seat: int) -> list[int]:
        """The different goods a seat has, a legendary one counting as its common type (mare:1.2)."""
        out = self.zone(STOCK, seat).distinct()
        if out and out[-1] == COIN:
            out.pop()
        legends = self.zone(LEGEND_STOCK, seat)
        if legends.size():
            return sorted({*out, *[legend - LEGEND for legend in legends.distinct()]})
        return out

    def good_count(self, seat: int, good: int) -> int:
        return self.zone(STOCK, seat).count(good) + self.zone(LEGEND_STOCK, seat).count(LEGEND + good)

    def legendary_pile(self) -> Pile:
        zone = self.zone(PILE, 0)
        assert isinstance(zone, Pile)
        return zone

    def face_down(self) -> Pile:
        zone = self.zone(FACE_DOWN, 0)
        assert isinstance(zone, Pile)
        return zone

    def imagine(self, seat: int) -> None:
        """In a world made up for a bot, whoever is paying holds what it pays with."""
        from civitas.games.mare.payers import endow_payer  # it imports State

        endow_payer(self, seat)

    def clear(self, base: int, size: int) -> None:
        """Puts a row of counters back to zero."""
        for place, value in enumerate(self.counts[base : base + size]):
            if value:
                self.put(base + place, 0)

    # The end.

    def great_cities(self, seat: int) -> int:
        """Capitals and legendary cities standing under the seat's control or occupation (mare:6.3)."""
        return self.standing(self.chart.great_cities)[seat]

    def win(self, seat: int, kind: int) -> None:
        """The seat has won, and the game is over."""
        self.put(WON + seat, kind)
        self.log(VICTORY, seat, (kind,))
        self.end()

    def scores(self) -> list[int]:
        """1 for a winner, else 0: the game has victory, not points (mare:6)."""
        return [int(self.counts[WON + seat] > 0) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Those with a victory; a game that ended at its limit of rounds has none (mare:6, ruling 37)."""
        return [seat for seat in range(self.seats) if self.over and self.counts[WON + seat] > 0]
