"""Taking cards from the row (ages:take-a-card, ages:take-a-wonder)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import BOARD, CARDS
from civitas.games.ages.cards import (
    ACTION,
    CIVIL_ACTIONS,
    DISCOUNT_AFTER_REPLACING_LEADER,
    HOOK,
    KIND,
    LEADER,
    LEADER_DISCOUNT,
    LEVEL,
    NO_WONDER_SURCHARGE,
    SCIENCE_PER_TECHNOLOGY_TAKEN,
    SYMBOL,
    WONDER,
    is_technology,
)
from civitas.games.ages.play import score_science
from civitas.games.ages.ratings import civil_hand_limit, completed_wonders
from civitas.games.ages.state import (
    HAND,
    JUST_TAKEN,
    LEADER_REPLACED,
    LEADERS_TAKEN,
    NONE,
    ROW,
    SLOT,
    TAKEN,
    UNFINISHED,
    State,
)
from civitas.kernel.moves import move

ROW_COSTS: Final[list[int]] = list(BOARD.row_costs)
# The most that leaders and wonders take off a card's cost.
MOST_LESS: Final = max(HOOK[LEADER_DISCOUNT] + HOOK[DISCOUNT_AFTER_REPLACING_LEADER])
LEAST_CIVIL_ACTIONS: Final = min(SYMBOL[CIVIL_ACTIONS][card.number] for card in CARDS if card.kind == "government")

# Why a card cannot be taken.
MAY: Final = 0
HAND_FULL: Final = 1
HAVE_IT: Final = 2
LEADER_OF_AGE: Final = 3
HAVE_UNFINISHED: Final = 4


def take_cost(s: State, seat: int, slot: int) -> int:
    """Civil actions for the card in a space of the row (rulings 15 and 16)."""
    card = s.counts[SLOT + slot]
    cost = ROW_COSTS[slot]
    kind = KIND[card]
    if kind == LEADER:
        cost -= s.hook(seat, LEADER_DISCOUNT)
    elif kind == WONDER:
        if not s.hook(seat, NO_WONDER_SURCHARGE):
            cost += completed_wonders(s, seat)
        if s.used(seat, LEADER_REPLACED):
            cost -= HOOK[DISCOUNT_AFTER_REPLACING_LEADER][card]
    return max(0, cost)


def civil_hand_size(s: State, seat: int) -> int:
    return len(s.held(HAND, seat)) + len(s.held(JUST_TAKEN, seat))


def obstacle(s: State, seat: int, card: int, room: bool) -> int:
    """Why the seat may not take a card, MAY if it may (rulings 12 to 15); `room`: its hand is not full."""
    kind = KIND[card]
    if kind == WONDER:
        return HAVE_UNFINISHED if s.unfinished(seat) != NONE else MAY
    if not room:
        return HAND_FULL
    if kind == LEADER:
        return LEADER_OF_AGE if s.counts[LEADERS_TAKEN + seat] >> LEVEL[card] & 1 else MAY
    if is_technology(card) and (card in s.held(HAND, seat) or s.in_play(seat, card)):
        return HAVE_IT
    return MAY


def takeable(s: State, seat: int, budget: int) -> list[int]:
    """The spaces of the row the seat may take from for so many civil actions, ascending."""
    held = civil_hand_size(s, seat)
    room = held < LEAST_CIVIL_ACTIONS or held < civil_hand_limit(s, seat)
    counts = s.counts
    out: list[int] = []
    for slot, cost in enumerate(ROW_COSTS):
        if cost > budget + MOST_LESS:
            break
        card = counts[SLOT + slot]
        if card == NONE:
            continue
        if KIND[card] in (LEADER, WONDER):
            cost = take_cost(s, seat, slot)
        if cost <= budget and obstacle(s, seat, card, room) == MAY:
            out.append(slot)
    return out


def take(s: State, seat: int, slot: int, in_action_phase: bool) -> None:
    """The card goes to the hand, a wonder into play; the caller has the cost paid."""
    card = s.counts[SLOT + slot]
    s.log(TAKEN, seat, (card, take_cost(s, seat, slot)))
    s.put(SLOT + slot, NONE)
    kind = KIND[card]
    if kind == WONDER:
        dst = UNFINISHED
    elif kind == ACTION and in_action_phase:
        dst = JUST_TAKEN
    else:
        dst = HAND
    move(s, card, s.zone(ROW, 0), s.zone(dst, seat))
    if kind == LEADER:
        s.put(LEADERS_TAKEN + seat, s.counts[LEADERS_TAKEN + seat] | 1 << LEVEL[card])
    elif is_technology(card):
        score_science(s, seat, s.hook(seat, SCIENCE_PER_TECHNOLOGY_TAKEN))
