"""Statistics, worked out from the cards in play and the workers on them: one function each (ages:your-statistics)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.armies import tactical_strength
from civitas.games.ages.box import BOARD
from civitas.games.ages.cards import (
    ARTILLERY,
    BEST_THEATER_AGAIN,
    BY_KIND,
    COLONIZATION,
    CULTURE,
    CULTURE_OF_FIRST_COLONY,
    CULTURE_PER_COLONY,
    CULTURE_PER_FACE,
    CULTURE_PER_LAB_LEVEL,
    CULTURE_PER_PARTNER_WONDER,
    CULTURE_PER_STAGE_AND_PAGE,
    CULTURE_PER_THEATER,
    EXTRA_FACES,
    FOOD,
    GOVERNMENT,
    HAND_LIMIT,
    HAPPY,
    HOOK,
    INFANTRY,
    LAB,
    LEVEL,
    LIBRARY,
    PACT_SIDES,
    PACT_SYMBOL,
    PACT_TERM,
    RESOURCES,
    SCIENCE,
    SCIENCE_LESS_PER_LAB,
    SCIENCE_OF_BEST_STUDY,
    STRENGTH,
    STRENGTH_PER_FACE,
    STRENGTH_PER_INFANTRY_AND_ARTILLERY,
    STRENGTH_PER_UNIT,
    STRENGTH_PER_UNIT_TYPE,
    SYMBOL,
    TEMPLE,
    THEATER,
    URBAN_LIMIT,
    WORKER_CARDS,
)
from civitas.games.ages.state import (
    BLUE_BANK,
    CIVIL_SPENT,
    CIVIL_TOTAL,
    COLONIES,
    EXTRA_MILITARY,
    HOMER_UNDER,
    LEADER_IN_PLAY,
    MILITARY_SPENT,
    MILITARY_TOTAL,
    NONE,
    PACT_IN_PLAY,
    PACT_PARTNER,
    PACT_SIDE,
    PLACES,
    RUINS,
    TECHNOLOGIES,
    UNUSED,
    WONDERS,
    YELLOW_BANK,
    State,
)

RUIN_CULTURE: Final = 2
POPULATION_COST: Final[list[int]] = list(BOARD.population_cost)
CONSUMPTION: Final[list[int]] = list(BOARD.consumption)
HAPPY_REQUIRED: Final[list[int]] = list(BOARD.happy_required)
CORRUPTION: Final[list[int]] = list(BOARD.corruption)
MOST_HAPPY: Final = BOARD.most_happy

# Zones whose cards give their symbols once.
CARD_ZONES: Final[list[int]] = [LEADER_IN_PLAY, WONDERS, COLONIES]


# Pacts.


def pact_places(s: State, seat: int) -> list[int]:
    """Card * PACT_SIDES + side of every pact the seat is a party of (ages:pacts); two players have none."""
    out: list[int] = []
    if s.seats == 2:
        return out
    for owner in range(s.seats):
        partner = s.counts[PACT_PARTNER + owner] - 1
        if partner >= 0 and seat in (owner, partner):
            side = s.counts[PACT_SIDE + owner]
            for card in s.held(PACT_IN_PLAY, owner):
                out.append(card * PACT_SIDES + (side if owner == seat else 1 - side))
    return out


def pact_term(s: State, seat: int, term: int) -> int:
    if s.seats == 2:
        return 0
    n = 0
    row = PACT_TERM[term]
    for place in pact_places(s, seat):
        n += row[place]
    return n


def partner_of(s: State, seat: int, term: int) -> int:
    """The other party of the pact that gives the seat this term; -1 without."""
    if s.seats == 2:
        return -1
    row = PACT_TERM[term]
    for owner in range(s.seats):
        partner = s.counts[PACT_PARTNER + owner] - 1
        if partner >= 0 and seat in (owner, partner):
            side = s.counts[PACT_SIDE + owner]
            for card in s.held(PACT_IN_PLAY, owner):
                if row[card * PACT_SIDES + (side if owner == seat else 1 - side)]:
                    return partner if owner == seat else owner
    return -1


# Symbols.


def symbols(s: State, seat: int, symbol: int) -> int:
    """All symbols of a sort: on every worker, on every card without workers, and of pacts."""
    row = SYMBOL[symbol]
    n = 0
    for card in s.held(TECHNOLOGIES, seat):
        value = row[card]
        if value:
            n += value * s.workers(seat, card) if card <= WORKER_CARDS else value
    for zone in CARD_ZONES:
        for card in s.held(zone, seat):
            n += row[card]
    for place in pact_places(s, seat):
        n += PACT_SYMBOL[symbol][place]
    return n


def buildings(s: State, seat: int, kind: int) -> int:
    """How many workers stand on cards of a kind."""
    counts = s.counts
    n = 0
    for place in PLACES[kind]:
        n += counts[place + seat]
    return n


def best(s: State, seat: int, kind: int) -> int:
    """The card of the highest level with a worker on it, NONE without (ages:level-of-a-card)."""
    found = NONE
    for card in BY_KIND[kind]:
        if s.workers(seat, card):
            found = card
    return found


def all_workers(s: State, seat: int) -> int:
    """Unused ones included (ages:workers-and-population)."""
    n = s.counts[UNUSED + seat]
    for card in range(1, WORKER_CARDS + 1):
        n += s.workers(seat, card)
    return n


# Ratings.


def science(s: State, seat: int) -> int:
    return max(0, symbols(s, seat, SCIENCE) + study_bonus(s, seat))


def study_bonus(s: State, seat: int) -> int:
    """What leaders add to labs and libraries: the best one's level, or one less for every lab (ruling 70)."""
    n = 0
    per_level = s.hook(seat, SCIENCE_OF_BEST_STUDY)
    if per_level:
        n += per_level * max(LEVEL[best(s, seat, LAB)], LEVEL[best(s, seat, LIBRARY)])
    less = s.hook(seat, SCIENCE_LESS_PER_LAB)
    if less:
        n -= less * buildings(s, seat, LAB)
    return n


def culture(s: State, seat: int) -> int:
    n = symbols(s, seat, CULTURE) + RUIN_CULTURE * len(s.held(RUINS, seat))
    n += stage_bonus(s, seat) + lab_culture(s, seat) + face_culture(s, seat)
    colonies = len(s.held(COLONIES, seat))
    if colonies:
        n += colonies * s.hook(seat, CULTURE_PER_COLONY) + s.hook(seat, CULTURE_OF_FIRST_COLONY)
    return max(0, n + tourism(s, seat))


def stage_bonus(s: State, seat: int) -> int:
    """What leaders add to theaters and libraries (ages:hollywood)."""
    n = s.hook(seat, CULTURE_PER_THEATER) * buildings(s, seat, THEATER)
    pairs = s.hook(seat, CULTURE_PER_STAGE_AND_PAGE)
    if pairs:
        n += pairs * min(buildings(s, seat, THEATER), buildings(s, seat, LIBRARY))
    if s.hook(seat, BEST_THEATER_AGAIN):
        n += SYMBOL[CULTURE][best(s, seat, THEATER)]
    return n


def lab_culture(s: State, seat: int) -> int:
    per_level = s.hook(seat, CULTURE_PER_LAB_LEVEL)
    if not per_level:
        return 0
    n = 0
    for card in BY_KIND[LAB]:
        n += per_level * LEVEL[card] * s.workers(seat, card)
    return n


def face_culture(s: State, seat: int) -> int:
    """Culture for the happy faces of temples, theaters and completed wonders (rulings 54 and 55)."""
    per_face = s.hook(seat, CULTURE_PER_FACE)
    if not per_face:
        return 0
    n = 0
    for kind in (TEMPLE, THEATER):
        for card in BY_KIND[kind]:
            n += s.workers(seat, card) * faces(s, seat, card)
    for zone in (WONDERS, RUINS):
        for card in s.held(zone, seat):
            n += faces(s, seat, card)
    return per_face * n


def tourism(s: State, seat: int) -> int:
    """Culture for the partner's completed wonders, ruined ones included (ages:ravages-of-time)."""
    partner = partner_of(s, seat, CULTURE_PER_PARTNER_WONDER)
    return completed_wonders(s, partner) * pact_term(s, seat, CULTURE_PER_PARTNER_WONDER) if partner >= 0 else 0


def completed_wonders(s: State, seat: int) -> int:
    return len(s.held(WONDERS, seat)) + len(s.held(RUINS, seat))


def faces(s: State, seat: int, card: int) -> int:
    """The happy faces of a card, or of one worker on it: printed, Homer's, then St. Peter's (ruling 54)."""
    n = 0 if card in s.held(RUINS, seat) else max(0, SYMBOL[HAPPY][card])
    if s.counts[HOMER_UNDER + seat] == card:
        n += 1
    if n:
        extra = s.hook(seat, EXTRA_FACES)
        if extra and not HOOK[EXTRA_FACES][card]:
            n += extra
    return n


def happiness(s: State, seat: int) -> int:
    """Happy faces less unhappy ones, from none to eight (ages:happiness-rating)."""
    row = SYMBOL[HAPPY]
    extra = s.hook(seat, EXTRA_FACES)
    n = 0
    for card in s.held(TECHNOLOGIES, seat):
        value = row[card]
        if value:
            if value > 0:
                value += extra
            n += value * s.workers(seat, card) if card <= WORKER_CARDS else value
    for zone in CARD_ZONES:
        for card in s.held(zone, seat):
            n += row[card] if row[card] < 0 else faces(s, seat, card)
    for card in s.held(RUINS, seat):
        n += faces(s, seat, card)
    return min(MOST_HAPPY, max(0, n))


def strength(s: State, seat: int) -> int:
    """Units, armies and everything that adds to them (ages:strength-rating)."""
    n = symbols(s, seat, STRENGTH) + tactical_strength(s, seat)
    per_unit = s.hook(seat, STRENGTH_PER_UNIT)
    per_type = s.hook(seat, STRENGTH_PER_UNIT_TYPE)
    wall = s.hook(seat, STRENGTH_PER_INFANTRY_AND_ARTILLERY)
    if per_unit or per_type or wall:
        for kind in range(INFANTRY, GOVERNMENT):
            units = buildings(s, seat, kind)
            n += per_unit * units + per_type * min(units, 1)
            if kind in (INFANTRY, ARTILLERY):
                n += wall * units
    per_face = s.hook(seat, STRENGTH_PER_FACE)
    if per_face:
        n += per_face * faces(s, seat, s.technology(seat, GOVERNMENT))
        for card in BY_KIND[TEMPLE]:
            n += per_face * s.workers(seat, card) * faces(s, seat, card)
    return max(0, n)


def colonization_modifier(s: State, seat: int) -> int:
    return symbols(s, seat, COLONIZATION)


# Actions and limits.


def civil_total(s: State, seat: int) -> int:
    return s.counts[CIVIL_TOTAL + seat]


def military_total(s: State, seat: int) -> int:
    return s.counts[MILITARY_TOTAL + seat]


def civil_actions(s: State, seat: int) -> int:
    """Available ones (ages:spending-actions)."""
    return s.counts[CIVIL_TOTAL + seat] - s.counts[CIVIL_SPENT + seat]


def military_actions(s: State, seat: int) -> int:
    """Available ones, those of this turn alone included."""
    return s.counts[MILITARY_TOTAL + seat] - s.counts[MILITARY_SPENT + seat] + s.counts[EXTRA_MILITARY + seat]


def civil_hand_limit(s: State, seat: int) -> int:
    return civil_total(s, seat) + s.hook(seat, HAND_LIMIT)


def military_hand_limit(s: State, seat: int) -> int:
    return military_total(s, seat) + s.hook(seat, HAND_LIMIT)


def urban_limit(s: State, seat: int) -> int:
    return URBAN_LIMIT[s.technology(seat, GOVERNMENT)]


# Banks.


def bank_row(row: list[int], tokens: int) -> int:
    """Tokens beyond the last square lie in the rightmost section (ages:blue-and-yellow-tokens)."""
    return row[min(tokens, len(row) - 1)]


def consumption(s: State, seat: int) -> int:
    return bank_row(CONSUMPTION, s.counts[YELLOW_BANK + seat])


def corruption(s: State, seat: int) -> int:
    return bank_row(CORRUPTION, s.counts[BLUE_BANK + seat])


def discontent(s: State, seat: int) -> int:
    """How many workers are discontent (ages:discontent-workers)."""
    required = bank_row(HAPPY_REQUIRED, s.counts[YELLOW_BANK + seat])
    return max(0, required - happiness(s, seat)) if required else 0


def uprising(s: State, seat: int) -> bool:
    return discontent(s, seat) > s.counts[UNUSED + seat]


def pact_production(s: State, seat: int, symbol: int) -> int:
    """What pacts add to the production of FOOD or RESOURCES."""
    assert symbol in (FOOD, RESOURCES)
    n = 0
    for place in pact_places(s, seat):
        n += PACT_SYMBOL[symbol][place]
    return n
