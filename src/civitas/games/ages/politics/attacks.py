"""Whom a player may attack, how strong and at what cost (ages:playing-an-aggression, ages:declaring-a-war)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import CARDS
from civitas.games.ages.cards import (
    AGGRESSION,
    ATTACK,
    ATTACK_BONUS,
    ATTACK_COST_AGAIN,
    ATTACK_ENDS_PACT,
    ATTACK_FORBIDDEN,
    ATTACKS_NOBODY,
    IMMUNE_TO_WAR,
    KIND,
    MILITARY_COST,
    PACT_SIDES,
    PACT_SYMBOL,
    PACT_TERM,
    STRENGTH,
    WAR,
)
from civitas.games.ages.play import end_pact
from civitas.games.ages.ratings import military_actions, pact_term, strength
from civitas.games.ages.state import (
    COLONIES,
    LAST_ROUND,
    NONE,
    PACT_IN_PLAY,
    PACT_PARTNER,
    PACT_SIDE,
    ROUND,
    State,
)

# Aggressions that need something of the rival's to fall upon (ruling 84).
NEEDS_COLONY: Final[list[bool]] = [False, *(any(e.do == "steal_colony" for e in card.effects) for card in CARDS)]
NEEDS_LEADER_OR_WONDER: Final[list[bool]] = [
    False,
    *(any(e.do == "remove_leader_or_unfinished_wonder" for e in card.effects) for card in CARDS),
]


def pacts_between(s: State, seat: int, rival: int) -> list[int]:
    """The owners of the pacts these two are the parties of."""
    out: list[int] = []
    for owner, other in ((seat, rival), (rival, seat)):
        if s.counts[PACT_PARTNER + owner] == other + 1:
            out.append(owner)
    return out


def place_of(s: State, owner: int, seat: int) -> int:
    """Card * PACT_SIDES + side of a pact, for one of its parties."""
    side = s.counts[PACT_SIDE + owner]
    return s.held(PACT_IN_PLAY, owner)[0] * PACT_SIDES + (side if owner == seat else 1 - side)


def at_peace(s: State, seat: int, rival: int) -> bool:
    """Whether a pact forbids them to attack each other."""
    for owner in pacts_between(s, seat, rival):
        if ATTACK[s.held(PACT_IN_PLAY, owner)[0]] == ATTACK_FORBIDDEN:
            return True
    return False


def attack_bonus(s: State, seat: int, rival: int) -> int:
    n = 0
    for owner in pacts_between(s, seat, rival):
        n += PACT_TERM[ATTACK_BONUS][place_of(s, owner, seat)]
    return n


def ending_strength(s: State, seat: int, rival: int) -> int:
    """Strength from pacts that end when these two fight: it counts on neither side (ruling 75)."""
    n = 0
    for owner in pacts_between(s, seat, rival):
        if ATTACK[s.held(PACT_IN_PLAY, owner)[0]] == ATTACK_ENDS_PACT:
            n += PACT_SYMBOL[STRENGTH][place_of(s, owner, seat)]
    return n


def attack_strength(s: State, seat: int, rival: int) -> int:
    return strength(s, seat) - ending_strength(s, seat, rival) + attack_bonus(s, seat, rival)


def defense_strength(s: State, seat: int, attacker: int) -> int:
    return strength(s, seat) - ending_strength(s, seat, attacker)


def attack_cost(s: State, card: int, rival: int) -> int:
    """Military actions for an aggression or war, more against some leaders."""
    return MILITARY_COST[card] * (1 + s.hook(rival, ATTACK_COST_AGAIN))


def end_pacts(s: State, seat: int, rival: int) -> None:
    """Pacts between the two that an attack ends."""
    for owner in pacts_between(s, seat, rival):
        if ATTACK[s.held(PACT_IN_PLAY, owner)[0]] == ATTACK_ENDS_PACT:
            end_pact(s, owner)


# Why a rival cannot be attacked.
MAY: Final = 0
AT_PEACE: Final = 1
TOO_STRONG: Final = 2
NO_ACTIONS: Final = 3
ATTACKER_PEACEFUL: Final = 4
LAST_ROUND_NOW: Final = 5
IMMUNE: Final = 6
NOTHING_TO_TAKE: Final = 7


def edge(s: State, seat: int, rival: int) -> int:
    """By how much an attacker is stronger than its rival."""
    return attack_strength(s, seat, rival) - defense_strength(s, rival, seat)


def obstacle(s: State, seat: int, card: int, rival: int, edge: int) -> int:
    """Why this aggression or war on a rival is not allowed, MAY if it is (rulings 75, 79, 83 and 84)."""
    if s.hook(seat, ATTACKS_NOBODY):
        return ATTACKER_PEACEFUL
    if at_peace(s, seat, rival):
        return AT_PEACE
    if attack_cost(s, card, rival) > military_actions(s, seat):
        return NO_ACTIONS
    if KIND[card] == WAR:
        if 0 < s.counts[LAST_ROUND] <= s.counts[ROUND]:
            return LAST_ROUND_NOW
        return IMMUNE if pact_term(s, rival, IMMUNE_TO_WAR) else MAY
    assert KIND[card] == AGGRESSION
    if edge <= 0:
        return TOO_STRONG
    if NEEDS_COLONY[card] and not s.held(COLONIES, rival):
        return NOTHING_TO_TAKE
    if NEEDS_LEADER_OR_WONDER[card] and s.leader(rival) == NONE and s.unfinished(rival) == NONE:
        return NOTHING_TO_TAKE
    return MAY
