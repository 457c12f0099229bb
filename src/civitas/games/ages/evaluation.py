"""How well a seat stands, for bots: what it will have scored by the end, worked out by asking the rules.

The worth of one culture point is CULTURE_WORTH. Whatever is produced each turn counts as often as it will still be
produced, so that ending a turn changes little by itself.
"""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import (
    ACTION,
    AGGRESSION,
    BONUS,
    COST,
    FOOD,
    KIND,
    LEADER,
    LEVEL,
    NO_TECHNOLOGY,
    RESOURCES,
    SCIENCE_COST,
    STAGES,
    WAR,
    WORKER_CARDS,
)
from civitas.games.ages.production import food_production, resource_production
from civitas.games.ages.ratings import (
    civil_total,
    consumption,
    corruption,
    culture,
    discontent,
    military_total,
    science,
    strength,
)
from civitas.games.ages.state import (
    AGE,
    AGE_IV,
    CIVIL_DECK,
    COLONIES,
    CULTURE_POINTS,
    HAND,
    JUST_TAKEN,
    LAST_ROUND,
    NONE,
    RESIGNED,
    ROUND,
    SCIENCE_POINTS,
    STAGES_BUILT,
    TACTIC_IN_USE,
    TECHNOLOGIES,
    UNUSED,
    WONDERS,
    State,
)
from civitas.games.ages.tokens import stock

CULTURE_WORTH: Final = 100
SCIENCE_WORTH: Final = 34
GOOD_WORTH: Final = 30
FOOD_WORTH: Final = 22
STRENGTH_WORTH: Final = 35
STAGE_WORTH: Final = 48  # for every resource built into an unfinished wonder
WORKER_WORTH: Final = 110
CIVIL_WORTH: Final = 60  # a turn
MILITARY_WORTH: Final = 25
DISCONTENT: Final = 200
UPRISING: Final = 1200
COLONY: Final = 150
TACTIC_WORTH: Final = 30
RIVAL_SHARE: Final = 3  # a rival's culture counts a third against one
MOST_STOCK: Final = 9  # more food or resources than this are lost to corruption sooner or later
MOST_SCIENCE: Final = 24
FAMINE_TURNS: Final = 5
LONG: Final = 8  # turns beyond this are too far to plan goods for
# Cards left that one round takes out of the decks, by players.
ROUND_CARDS: Final[list[int]] = [0, 0, 9, 11, 11]
TECHNOLOGY_IN_PLAY: Final = 44  # for every science it cost
TECHNOLOGY_IN_HAND: Final = 6
LEADER_IN_HAND: Final = 150
LEADER_WORTH: Final = 420
ACTION_WORTH: Final = 90


def rounds_left(s: State) -> int:
    """Rounds after this one, known or guessed from the cards left."""
    if s.counts[LAST_ROUND]:
        return max(0, s.counts[LAST_ROUND] - s.counts[ROUND])
    cards = 0
    for age in range(max(1, s.counts[AGE]), AGE_IV):
        cards += len(s.pile(CIVIL_DECK[age]).order)
    return cards // ROUND_CARDS[s.players()] + 1


def evaluate(s: State, seat: int) -> int:
    """What the seat will have by the end, less a share of what its rivals will."""
    if s.counts[RESIGNED + seat]:
        return -1_000_000
    if s.over:
        return CULTURE_WORTH * s.counts[CULTURE_POINTS + seat] - against(s, seat, 0)
    rounds = rounds_left(s)
    turns = rounds + int(s.turn == seat)  # productions to come
    return outlook(s, seat, turns) + means(s, seat, turns) + cards(s, seat) - against(s, seat, rounds)


def outlook(s: State, seat: int, turns: int) -> int:
    """Culture now and to come, strength, colonies."""
    n = CULTURE_WORTH * (s.counts[CULTURE_POINTS + seat] + turns * culture(s, seat))
    mine = strength(s, seat)
    for other in s.turn_order(seat):
        if other != seat:
            gap = mine - strength(s, other)
            n += STRENGTH_WORTH * max(-8, min(6, gap)) // (s.players() - 1)
    n += (STRENGTH_WORTH // 3) * mine
    if s.counts[TACTIC_IN_USE + seat] != NONE:
        n += TACTIC_WORTH
    return n + COLONY * len(s.held(COLONIES, seat))


def means(s: State, seat: int, turns: int) -> int:
    """Science, goods, workers and actions, as far as there is time to use them."""
    near = min(turns, LONG)
    if not turns:
        return 0
    n = SCIENCE_WORTH * (min(MOST_SCIENCE, s.counts[SCIENCE_POINTS + seat]) + near * science(s, seat))
    eaten = consumption(s, seat)
    food = stock(s, seat, FOOD)
    spare = food_production(s, seat) - eaten
    n += FOOD_WORTH * (min(MOST_STOCK, food) + near * min(2, spare))
    n += 3 * CULTURE_WORTH * min(0, food + spare * min(near, FAMINE_TURNS))
    n += GOOD_WORTH * (min(MOST_STOCK, stock(s, seat, RESOURCES)) + near * resource_production(s, seat))
    n -= GOOD_WORTH * corruption(s, seat) * min(near, 3)
    n += WORKER_WORTH * min(3, s.counts[UNUSED + seat])
    unhappy = discontent(s, seat)
    n -= DISCONTENT * unhappy
    if unhappy > s.counts[UNUSED + seat]:
        n -= UPRISING
    for card in s.held(TECHNOLOGIES, seat):
        if card <= WORKER_CARDS:
            n += (WORKER_WORTH + 6 * COST[card]) * s.workers(seat, card)
    return n + near * (CIVIL_WORTH * civil_total(s, seat) + MILITARY_WORTH * military_total(s, seat))


def cards(s: State, seat: int) -> int:
    """Technologies, leader and wonders in play, and what the hands promise."""
    n = 0
    for card in s.held(TECHNOLOGIES, seat):
        n += TECHNOLOGY_IN_PLAY * max(0, SCIENCE_COST[card])
    if s.leader(seat) != NONE:
        n += LEADER_WORTH + 60 * LEVEL[s.leader(seat)]
    n += CULTURE_WORTH * len(s.held(WONDERS, seat))
    wonder = s.unfinished(seat)
    if wonder != NONE:
        n += 120
        for price in STAGES[wonder][: s.counts[STAGES_BUILT + seat]]:
            n += STAGE_WORTH * price + 20
    for zone in (HAND, JUST_TAKEN):
        for card in s.held(zone, seat):
            if SCIENCE_COST[card] != NO_TECHNOLOGY:
                n += 60 + TECHNOLOGY_IN_HAND * SCIENCE_COST[card]
            elif KIND[card] == LEADER:
                n += LEADER_IN_HAND
            elif KIND[card] == ACTION:
                n += ACTION_WORTH
    for card in s.military_cards(seat):
        kind = KIND[card]
        n += 40 * LEVEL[card] if kind == BONUS else 45 if kind in (AGGRESSION, WAR) else 30
    return n


def against(s: State, seat: int, turns: int) -> int:
    """A share of the rivals' culture."""
    n = 0
    for other in s.turn_order(seat):
        if other != seat:
            n += CULTURE_WORTH * (s.counts[CULTURE_POINTS + other] + turns * culture(s, other))
    return n // (RIVAL_SHARE * max(1, s.players() - 1))
