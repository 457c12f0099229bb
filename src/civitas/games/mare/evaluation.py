"""How well a seat stands, for bots: territory, income, tracks, threats, distance to each victory (mare:6).

Compiled: bots call it at every step.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from civitas.games.mare.actions.build import FAME_TILES, KEPT_COINS, PYRAMIDS, PYRAMIDS_COST, TILE_COSTS
from civitas.games.mare.box import TILES as TILE_NUMBERS
from civitas.games.mare.chart import CAPITAL, CARAVAN, LEGENDARY, MARKET, TEMPLE
from civitas.games.mare.powers import KEPT_GOODS, PAIRS, SWAPS
from civitas.games.mare.state import (
    BUILT,
    CLAIM,
    COIN,
    CONTROL,
    COPIED,
    DISPLAY,
    FORTRESS,
    KINDS_OF_GOOD,
    LEGEND,
    LEGEND_TAKEN,
    LEGION_ON,
    LEGIONS,
    MOST_SEATS,
    NUMBER,
    OFFERS,
    PHASE,
    PROVINCES,
    SEAS,
    TAKEN,
    TILE,
    TILES_OF,
    TITLE,
    TRACK_BONUS,
    TRIREMES,
    TURN_TAKEN,
    WON,
    State,
)
from civitas.kernel.vecs import vec

VICTORY: Final = 1_000_000
ONE: Final[i64] = 1

# Phases.
TRADING: Final = 2
BUILDING: Final = 3

# The standing.
PROVINCE: Final = 90
LEGION: Final = 25
FORTRESS_WORTH: Final = 15
TRIREME: Final = 28
INCOME: Final = 40
LONG_SET: Final = 9  # income of different goods, or of coins, is worth more the longer the set it makes
SPARE_INCOME: Final = 20  # goods of a type already had, to trade with
TITLE_WORTH: Final = 100
LEVEL: Final = 8
LEAD: Final = 2  # levels beyond such a lead are worth nothing
DOUBLER: Final = 25
EMPTY_ICON: Final = 14
COPIED_POWER: Final = 90

# The hand.
PAID: Final = 12  # what a resource still to be paid is worth, and one that is kept
IN_HAND: Final = 4
SPARE: Final = 2
SET_OF_THREE: Final = 14
MOST_SETS: Final = 6
LONG_HAND: Final = 5  # of the square of the longest set, as long as it can still grow
LONG_HAND_BUILDING: Final = 2
GOOD_OFFER: Final = 6  # a spare resource that must be offered may become one that is needed
BAD_OFFER: Final = 12

# The front.
LIKELY_WIN: Final = 10
SHORT_OF_FORCE: Final = 25
SPOILS: Final = 50
EXPOSED: Final = 12
EXPOSED_CAPITAL: Final = 60

# Hundredths of what the others have that count against a seat: the greatest threat, every threat, every standing.
GREATEST_THREAT: Final = 40
EVERY_THREAT: Final = 10
EVERY_STANDING: Final = 5

# What a great city still costs, in resources.
FAR_CITY: Final = 30
STEP: Final = 3  # a control marker, a city, a trireme or a legion
RETAKEN: Final = 2
SIEGE: Final = 4  # for each enemy unit in an own province
CONTESTED: Final = 5  # for each enemy unit in a province nobody controls
FAR_SEA: Final = 3

# By the number of tiles.
FAME_WORTH: Final = [0, 0, 500, 1100, 2000, 20_000]
# By the resources still to be spent until a fourth great city is held.
CONQUEST_WORTH: Final = [
    *(9000, 5000, 3200, 2600, 2200, 1900, 1700, 1500, 1320, 1180),
    *(1050, 940, 840, 750, 660, 590, 520, 460, 400, 350),
    *(300, 260, 220, 190, 160, 130, 100, 80, 60, 40, 20, 0),
]
# By the levels missing on all three tracks together.
LEADERSHIP_WORTH: Final = [9000, 2200, 1300, 800, 500, 330, 220, 150, 100, 60, 30, 10, 0]
# By the resources missing to the set that pays the Pyramids.
PRESTIGE_WORTH: Final = [1500, 900, 500, 250, 120, 50, 0]

COLOSSUS: Final = TILE_NUMBERS["colossus"]
ARTEMIS: Final = TILE_NUMBERS["temple_of_artemis"]
POWERS: Final = {
    "castor_pollux": 30,
    "nebuchadnezzar": 20,
    "circe": 60,
    "penthesilea": 15,
    "gilgamesh": 30,
    "perseus": 80,
    "hamilcar": 10,
    "queen_of_sheba": 20,
    "ramses_ii": 30,
    "antigone": 20,
    "spartacus": 60,
    "colossus": 130,
    "hanging_gardens": 90,
    "lighthouse": 30,
    "statue_of_zeus": 30,
    "temple_of_artemis": 100,
}
# By the tile: what its power is worth besides income and levels.
POWER_WORTH: Final[list[int]] = [POWERS.get(tile, 0) for tile in TILE_NUMBERS]


class Survey:
    """What every seat has on the map, counted in one pass. Rows are indexed by kind times MOST_SEATS plus the seat."""

    def __init__(self, s: State) -> None:
        self.levels: vec[i64] = vec[i64]([0] * (3 * MOST_SEATS))
        self.goods: vec[i64] = vec[i64]([0] * (KINDS_OF_GOOD * MOST_SEATS))
        self.coins: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.legends: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.doublers: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.provinces: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.empty: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.claims: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.legions: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.fortresses: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.triremes: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.buildings: vec[i64] = vec[i64]([0] * PROVINCES)
        self.reach: vec[i64] = vec[i64]([0] * (PROVINCES * MOST_SEATS))
        self.coasts: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.fleets: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.beside: vec[i64] = vec[i64]([0] * SEAS)
        self.linked: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.one_missing: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.two_missing: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.great: list[int] = []
        self.count_map(s)
        self.count_units(s)
        self.count_tiles(s)
        self.chain_seas(s)

    def count_map(self, s: State) -> None:
        chart = s.chart
        counts = s.counts
        levels = self.levels
        goods = self.goods
        provinces: i64 = chart.provinces
        province: i64 = 0
        for province in range(provinces):
            holder: i64 = counts[CONTROL + province] - 1
            claimant: i64 = counts[CLAIM + province] - 1
            if claimant >= 0:
                self.claims[claimant] += 1
            if holder >= 0:
                self.provinces[holder] += 1
                for sea in chart.coasts[province]:
                    self.coasts[holder] |= ONE << i64(sea)
            elif not chart.open[province]:
                continue
            market: i64 = -1
            temple: i64 = -1
            icons = chart.icons[province]
            n: i64 = len(icons)
            i: i64 = n - 1
            while i >= 0:
                # The map file names caravans and cities first, so that what doubles them is met before them.
                icon: i64 = icons[i]
                i -= 1
                kind: i64 = chart.icon_kind[icon]
                rider: i64 = counts[LEGION_ON + icon] - 1
                if kind in (CAPITAL, LEGENDARY):
                    self.great.append(icon)
                if not counts[BUILT + icon]:
                    if rider >= 0:
                        if kind == CARAVAN:
                            goods[chart.icon_good[icon] * MOST_SEATS + rider] += 1
                    elif holder >= 0:
                        self.empty[holder] += 1
                    continue
                owner: i64 = rider if rider >= 0 else holder
                if owner < 0:
                    continue
                self.buildings[province] += 1
                if kind <= MARKET:
                    levels[owner] += 1
                else:
                    levels[MOST_SEATS + owner] += 1
                if kind == CARAVAN:
                    goods[chart.icon_good[icon] * MOST_SEATS + owner] += 2 if market == owner else 1
                elif kind == MARKET:
                    market = owner
                    self.doublers[owner] += 1
                elif kind == TEMPLE:
                    temple = owner
                    self.doublers[owner] += 1
                else:
                    self.coins[owner] += 2 if temple == owner else 1
                    if kind == LEGENDARY:
                        self.legends[owner] += 1

    def count_units(self, s: State) -> None:
        """Levels of the military track, and how many legions of each seat can be in each province next turn."""
        chart = s.chart
        counts = s.counts
        seats: i64 = s.seats
        seas: i64 = chart.seas
        provinces: i64 = chart.provinces
        seat: i64 = 0
        sea: i64 = 0
        province: i64 = 0
        reach = self.reach
        for seat in range(seats):
            launched: i64 = 0
            fleet: i64 = 0
            for sea in range(seas):
                ships: i64 = counts[TRIREMES + sea * MOST_SEATS + seat]
                if ships:
                    launched += ships
                    fleet |= ONE << sea
            self.triremes[seat] = launched
            self.fleets[seat] = fleet
            for province in range(provinces):
                at: i64 = province * MOST_SEATS + seat
                self.fortresses[seat] += counts[FORTRESS + at]
                n: i64 = counts[LEGIONS + at]
                if not n:
                    continue
                self.legions[seat] += n
                seen: i64 = ONE << province
                for other in chart.borders[province]:
                    seen |= ONE << i64(other)
                if fleet:
                    seen |= self.ashore(s, province, fleet)
                there: i64 = 0
                while seen:
                    if seen & 1:
                        reach[there * MOST_SEATS + seat] += n
                    seen >>= 1
                    there += 1
            self.levels[2 * MOST_SEATS + seat] += launched + self.legions[seat] + self.fortresses[seat]

    def chain_seas(self, s: State) -> None:
        """Which seas the seats are linked with, and which they would be with one or two triremes more, as bits."""
        for sea in range(s.chart.seas):
            for near in s.chart.sea_borders[sea]:
                self.beside[sea] |= ONE << i64(near)
        for seat in range(s.seats):
            coasts: i64 = self.coasts[seat]
            linked: i64 = self.afloat(seat, coasts & self.fleets[seat])
            one_missing: i64 = self.afloat(seat, coasts | self.next_to(linked))
            self.linked[seat] = linked
            self.one_missing[seat] = one_missing
            self.two_missing[seat] = one_missing | self.next_to(one_missing)

    def next_to(self, seas: i64) -> i64:
        """The seas beside some seas, as bits."""
        found: i64 = 0
        sea: i64 = 0
        while seas:
            if seas & 1:
                found |= self.beside[sea]
            seas >>= 1
            sea += 1
        return found

    def afloat(self, seat: i64, seas: i64) -> i64:
        """Some seas, and those the seat's triremes link with them, as bits."""
        fleet: i64 = self.fleets[seat]
        if not fleet & ~seas:
            return seas
        while True:
            more: i64 = seas | (self.next_to(seas & fleet) & fleet)
            if more == seas:
                return seas
            seas = more

    def ashore(self, s: State, province: i64, fleet: i64) -> i64:
        """The provinces contiguous through a fleet, as bits (mare:3.1.1)."""
        chart = s.chart
        sailed: i64 = 0
        found: i64 = 0
        ahead: list[int] = []
        for sea in chart.coasts[province]:
            if fleet >> i64(sea) & 1:
                sailed |= ONE << i64(sea)
                ahead.append(sea)
        while ahead:
            here = ahead.pop()
            for other in chart.shores[here]:
                found |= ONE << i64(other)
            for near in chart.sea_borders[here]:
                if fleet >> i64(near) & 1 and not sailed >> i64(near) & 1:
                    sailed |= ONE << i64(near)
                    ahead.append(near)
        return found

    def count_tiles(self, s: State) -> None:
        for seat in range(s.seats):
            for card in s.zone(TILES_OF, seat).distinct():
                for track in range(3):
                    self.levels[track * MOST_SEATS + seat] += TRACK_BONUS[track][card - TILE]


def evaluate(s: State, seat: int) -> int:
    """Higher is better; the closer an opponent is to a victory, the worse."""
    if s.over:
        mine = s.counts[WON + seat] > 0
        shared = sum(s.scores())
        return VICTORY // shared if mine else -VICTORY if shared else 0
    survey = Survey(s)
    value = standing(s, survey, seat) + prospects(s, survey, seat)
    value += in_hand(s, seat) - still_due(s, seat) + front(s, survey, seat)
    worst = 0
    for other in range(s.seats):
        if other != seat:
            threat = prospects(s, survey, other)
            worst = max(worst, threat)
            value -= threat * EVERY_THREAT // 100 + standing(s, survey, other) * EVERY_STANDING // 100
    return value - worst * GREATEST_THREAT // 100


def standing(s: State, survey: Survey, seat: int) -> int:
    """What is on the table: provinces, income, units, titles."""
    value = PROVINCE * survey.provinces[seat] + PROVINCE // 2 * survey.claims[seat]
    value += EMPTY_ICON * survey.empty[seat] + DOUBLER * survey.doublers[seat]
    coins = survey.coins[seat]
    types = survey.legends[seat]
    for good in range(KINDS_OF_GOOD):
        n = survey.goods[good * MOST_SEATS + seat]
        if n:
            types += 1
            value += SPARE_INCOME * (n - 1)
    for card in s.zone(TILES_OF, seat).distinct():
        value += POWER_WORTH[card - TILE]
        if card - TILE == COLOSSUS:
            types += 1
        elif card - TILE == ARTEMIS:
            coins += 1
    value += INCOME * (types + coins) + LONG_SET * (types * types + coins * coins)
    value += LEGION * survey.legions[seat]
    value += FORTRESS_WORTH * survey.fortresses[seat]
    value += TRIREME * survey.triremes[seat]
    if s.counts[COPIED + seat]:
        value += COPIED_POWER
    for track in range(3):
        level = survey.levels[track * MOST_SEATS + seat]
        best = best_other(s, survey, track, seat)
        value += LEVEL * min(level, best + LEAD)
        if level > best or (level == best and s.counts[TITLE + track] == seat + 1):
            value += TITLE_WORTH
    return value


def best_other(s: State, survey: Survey, track: int, seat: int) -> int:
    """The highest level of the others on a track."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, survey.levels[track * MOST_SEATS + other])
    return best


def prospects(s: State, survey: Survey, seat: int) -> int:
    """How near the victories are: each closer step is worth more than the one before, so the nearest is pursued."""
    fame = FAME_WORTH[min(s.tile_count(seat) + being_recruited(s, seat), FAME_TILES)]
    conquest = CONQUEST_WORTH[min(to_conquest(s, survey, seat), len(CONQUEST_WORTH) - 1)]
    leadership = LEADERSHIP_WORTH[min(to_leadership(s, survey, seat), len(LEADERSHIP_WORTH) - 1)]
    return fame + conquest + leadership


def to_leadership(s: State, survey: Survey, seat: int) -> int:
    """The levels missing to the lead on all three tracks (mare:6.4)."""
    missing = 0
    for track in range(3):
        level = survey.levels[track * MOST_SEATS + seat]
        best = best_other(s, survey, track, seat)
        if s.counts[TITLE + track] != seat + 1:
            best += 1
        missing += max(0, best - level)
    return missing


def to_conquest(s: State, survey: Survey, seat: int) -> int:
    """The resources it takes until four capitals and legendary cities are held (mare:6.3)."""
    first = second = third = fourth = FAR_CITY
    for icon in survey.great:
        cost = city_cost(s, survey, seat, icon)
        if cost < first:
            first, second, third, fourth = cost, first, second, third
        elif cost < second:
            second, third, fourth = cost, second, third
        elif cost < third:
            third, fourth = cost, third
        elif cost < fourth:
            fourth = cost
    return first + second + third + fourth


def city_cost(s: State, survey: Survey, seat: int, icon: int) -> int:
    """The resources a great city still costs the seat: to build it in peace, or to take it from whoever has it."""
    province = s.chart.icon_province[icon]
    built = s.counts[BUILT + icon] > 0
    holder = s.controller(province)
    if built and s.owner_of(icon) == seat:
        return 0
    if holder == seat:
        return SIEGE * s.enemy_units(province, seat) + (RETAKEN if built else STEP)
    if holder >= 0 and not built:
        return FAR_CITY
    if holder < 0:
        link = triremes_missing(s, survey, seat, province)
        return (STEP if built else 2 * STEP) + STEP * link + CONTESTED * s.enemy_units(province, seat)
    need = force_needed(s, seat, province)
    near = survey.reach[province * MOST_SEATS + seat]
    if s.legions(province, seat) >= need:
        return 1
    if near >= need:
        return RETAKEN + need
    link = triremes_missing(s, survey, seat, province)
    # Legions elsewhere have yet to come, those not there have yet to be built.
    far = min(survey.legions[seat] - near, need - near)
    return STEP + (STEP + 1) * need - STEP * near - far + STEP * link


def triremes_missing(s: State, survey: Survey, seat: int, province: int) -> int:
    """How many triremes are missing to a chain from the seat's provinces to this one (mare:3.1.1)."""
    for other in s.chart.borders[province]:
        if s.counts[CONTROL + other] == seat + 1:
            return 0
    link: i64 = FAR_SEA
    for coast in s.chart.coasts[province]:
        sea: i64 = coast
        if survey.linked[seat] >> sea & 1:
            return 0
        if survey.one_missing[seat] >> sea & 1:
            link = 1
        elif survey.two_missing[seat] >> sea & 1:
            link = min(link, 2)
    return link


def force_needed(s: State, seat: int, province: int) -> int:
    """The legions that can be expected to clear a province of enemies in one battle (mare:4.2)."""
    legions = 0
    fortresses = 0
    for other in range(s.seats):
        if other != seat:
            legions += s.legions(province, other)
            fortresses += s.fortress(province, other)
    return 1 + (3 * legions + 5 * fortresses) // 2 if legions or fortresses else 1


def being_recruited(s: State, seat: int) -> int:
    """A tile chosen and being paid counts as had; the Pyramids as all there is."""
    for f in s.stack:
        if f.who == seat and f.pc == 1 and s.book.program_names[f.prog] in ("recruit", "build first"):
            return FAME_TILES if f.b == PYRAMIDS else 1
    return 0


def building_now(s: State, seat: int) -> bool:
    """Whether it is the seat's turn to build."""
    for f in s.stack:
        if f.who == seat and s.book.program_names[f.prog] in ("build turn", "build first"):
            return True
    return False


def has_built(s: State, seat: int) -> bool:
    """Whether the seat's turn to build is over this round, so that what it still holds is lost (mare:3.0)."""
    phase = s.counts[PHASE]
    if phase == BUILDING:
        return s.counts[TURN_TAKEN] >> seat & 1 > 0 and not building_now(s, seat)
    return phase > BUILDING


def holding(s: State, seat: int) -> list[int]:
    """The seat's resources by good, and coins; what it takes in the trade is its own, what it offers is not."""
    held = [0] * (KINDS_OF_GOOD + 1)
    for token in s.tokens_of(seat):
        held[token - LEGEND if token >= LEGEND else token] += 1
    if s.counts[PHASE] == TRADING:
        for token in s.zone(TAKEN, seat).cards():
            held[token] += 1
        for token in s.zone(LEGEND_TAKEN, seat).cards():
            held[token - LEGEND] += 1
        for token in s.commits[seat] if s.commits else ():
            held[token - LEGEND if token >= LEGEND else token] -= 1
    return held


def in_hand(s: State, seat: int) -> int:
    """What the resources behind the screen may still buy; once the seat has built, what it keeps (mare:3.0)."""
    held = holding(s, seat)
    coins = held[COIN]
    types = 0
    spare = 0
    for good in range(KINDS_OF_GOOD):
        if held[good] > 0:
            types += 1
            spare += held[good] - 1
    if has_built(s, seat):
        return PAID * (min(coins, KEPT_COINS) + min(s.ask_modifiers(KEPT_GOODS, seat, 0), types))
    longest = longest_set(s, seat, types, coins, spare)
    building = s.counts[PHASE] == BUILDING
    value = IN_HAND * (types + coins) + SPARE * spare + SET_OF_THREE * sets_of_three(held)
    value += longest * longest * (LONG_HAND_BUILDING if building else LONG_HAND)
    if being_recruited(s, seat):
        return value
    value += next_tile(s, seat, longest, building)
    if s.counts[PHASE] == TRADING and s.counts[NUMBER] and s.commits and not s.commits[seat]:
        due = s.counts[OFFERS + seat]
        value += GOOD_OFFER * min(due, spare) - BAD_OFFER * max(0, due - spare)
    return value


def longest_set(s: State, seat: int, types: int, coins: int, spare: int) -> int:
    """The dearest thing the seat could pay (mare:3, mare:cleopatra, mare:hannibal)."""
    of_goods = types
    of_coins = coins
    if spare and s.ask_modifiers(PAIRS, seat, 0):
        of_goods += 1
    if s.ask_modifiers(SWAPS, seat, 0):
        of_goods += coins > 0
        of_coins += types > 0
    return max(of_goods, of_coins)


def sets_of_three(held: list[int]) -> int:
    """How many units, control markers and small buildings the resources pay."""
    for sets in range(MOST_SETS, 0, -1):
        usable = 0
        for good in range(KINDS_OF_GOOD):
            usable += min(held[good], sets)
        if usable >= STEP * sets:
            return sets + held[COIN] // STEP
    return held[COIN] // STEP


def next_tile(s: State, seat: int, longest: int, building: bool) -> int:
    """What it is worth to be able to pay the Pyramids or the next tile, or nearly so (mare:6.1, mare:6.2)."""
    if longest >= PYRAMIDS_COST and s.zone(DISPLAY, 0).count(TILE + PYRAMIDS):
        return FAME_WORTH[FAME_TILES] // 2
    tiles = s.tile_count(seat)
    if tiles >= FAME_TILES:
        return 0
    value = 0
    cost = TILE_COSTS[tiles - 1]
    gain = (FAME_WORTH[tiles + 1] - FAME_WORTH[tiles]) // 2
    if longest >= cost:
        value = gain
    elif not building and longest == cost - 1:
        value = gain // 4
    if not building:
        value += PRESTIGE_WORTH[min(max(0, PYRAMIDS_COST - longest), len(PRESTIGE_WORTH) - 1)]
    return value


def still_due(s: State, seat: int) -> int:
    """What the seat has built but not yet paid; dear things must be worth more than cheap ones."""
    due = 0
    for f in s.stack:
        if f.who == seat and s.book.program_names[f.prog] == "pay a set":
            due += f.b if f.b else f.a
    return due * PAID


def front(s: State, survey: Survey, seat: int) -> int:
    """Battles to come and conquests at hand, and what lies open to the legions of others."""
    value = 0
    for province in range(s.chart.provinces):
        holder = s.controller(province)
        legions = s.legions(province, seat)
        if legions:
            if s.enemy_units(province, seat):
                short = force_needed(s, seat, province) - legions - 2 * s.fortress(province, seat)
                value += LIKELY_WIN if short <= 0 else -SHORT_OF_FORCE * short
            elif holder >= 0 and holder != seat:
                value += SPOILS * min(legions, survey.buildings[province])
        if holder == seat and survey.buildings[province]:
            value -= exposure(s, survey, seat, province)
    return value


def exposure(s: State, survey: Survey, seat: int, province: int) -> int:
    """How much the legions of one opponent could take in an own province (mare:4.3)."""
    attack = 0
    for other in range(s.seats):
        if other != seat:
            attack = max(attack, survey.reach[province * MOST_SEATS + other])
    over = attack - s.legions(province, seat) * 3 // 2 - 2 * s.fortress(province, seat)
    if not attack or over <= 0:
        return 0
    capital = EXPOSED_CAPITAL if s.chart.home[seat] == province else 0
    return capital + EXPOSED * min(survey.buildings[province], over)
