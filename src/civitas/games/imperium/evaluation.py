"""How well a seat stands, for bots: points, deck, means, the way to empire, Unrest (imperium:scoring).

Compiled: bots call it at every step.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import FLAGS, PRINTED_ICONS, STAGES, SUITS, is_unrest
from civitas.games.imperium.nations import nation_of
from civitas.games.imperium.result import place_key, points
from civitas.games.imperium.scoring import score, unrest_of, wins_by_collapse
from civitas.games.imperium.state import (
    ACCESSION,
    ACTIONS,
    ACTIVE_QUEST,
    CLEAN_UP,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DOING,
    EXHAUSTS,
    FAME,
    GARRISON,
    GOODS,
    HAND,
    HISTORY,
    LEGENDS,
    MATERIALS,
    NATION_DECK,
    PINNED,
    PLAY,
    PLAYING,
    POPULATION,
    QUEST,
    REGION,
    SUNKEN,
    State,
)
from civitas.kernel.machine import NO_SEAT

VICTORY: Final = 1_000_000
POINT: Final = 60
MATERIAL: Final = 14
PERSON: Final = 24
GOOD: Final = 24
LAID: Final = 12  # a token on a card in play comes back when the card leaves
ENOUGH: Final = 12  # what is beyond this of a resource is worth a third
CARD: Final = 90
REGION_CARD: Final = 150
FAME_CARD: Final = 120
IN_PLAY: Final = 60
ICON: Final = 14
CLOG: Final = 130  # Unrest that keeps coming back into the hand
CYCLE: Final = 8
UNDER_WAY: Final = 45  # a card being resolved may still bring something
HELD_BACK: Final = 12  # a card kept in the clean-up keeps others from coming
ACTION: Final = 2
TOKEN: Final = 1
NATION_CARD: Final = 120
DEVELOPMENT_CARD: Final = 150
IMPENDING_QUEST: Final = 600  # an active one is dearer than the Unrest it takes
QUEST_UNDER_WAY: Final = 260  # a quest in hand is dearer than the knights who brought it
KEPT: Final = 55  # of a nation with legends, which develops with what is garrisoned as mana
STAGE: Final = 480  # dearer than the progress it takes
DANGER: Final = 260
COLLAPSE: Final = 600
LOW_PILE: Final = 4


def evaluate(s: State, seat: int) -> int:
    """Higher is better; what the best of the others has counts against it a little."""
    if s.over:
        mine = place_key(s, seat)
        best = max(place_key(s, other) for other in range(s.seats))
        return VICTORY + points(s, seat) if mine == best else -VICTORY + points(s, seat)
    value = standing(s, seat)
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, standing(s, other))
    return 4 * value - rival + 4 * danger(s, seat) + 4 * pending(s, seat)


def standing(s: State, seat: int) -> int:
    """Points as they are, and what the cards and means will still bring; of the automaton all are in its points."""
    if seat == s.silent:
        return POINT * points(s, seat)
    value = POINT * score(s, seat) + wealth(s.has(MATERIALS, seat), MATERIAL)
    value += wealth(s.has(POPULATION, seat), PERSON) + wealth(s.has(GOODS, seat), GOOD)
    value += ACTION * s.counts[ACTIONS + seat] + TOKEN * s.counts[EXHAUSTS + seat]
    for zone in (HAND, DECK, DISCARD, PLAYING):
        for card in s.peek(zone, seat).cards():
            value += worth(card) - CYCLE
            if is_unrest(card):
                value -= CLOG
    value += UNDER_WAY * s.peek(PLAYING, seat).size()
    if s.counts[DOING] == CLEAN_UP:
        value -= HELD_BACK * s.peek(HAND, seat).size()
    for card in s.sheaf(PLAY, seat).held:
        value += worth(card) + IN_PLAY + STAGE * STAGES[card]
        icons = PRINTED_ICONS[card]
        while icons:
            value += ICON * (icons & 15)
            icons >>= 4
    play = s.peek(PLAY, seat)
    for i in range(0, len(s.tokens), 3):
        if play.count(s.tokens[i]):
            value += LAID * s.tokens[i + 2]
    kept = KEPT if nation_of(s, seat).legends else 0
    for zone in (HISTORY, GARRISON, SUNKEN, LEGENDS):
        for card in s.peek(zone, seat).cards():
            value += worth(card) // 2 + kept
    left = s.peek(NATION_DECK, seat).size() + s.peek(ACCESSION, seat).size()
    value -= NATION_CARD * left + QUEST_UNDER_WAY * s.peek(ACTIVE_QUEST, seat).size()
    for card in s.sheaf(DEVELOPMENT, seat).held:
        value -= IMPENDING_QUEST if FLAGS[card] & QUEST else DEVELOPMENT_CARD
    return value


def pending(s: State, seat: int) -> int:
    """Costs that must still be paid, and gains still to be chosen."""
    if not s.asking or s.asked != seat:
        return 0
    return s.asker().speaker().promise(s, s.top)


def wealth(amount: int, each: int) -> int:
    beyond = max(0, amount - ENOUGH)
    return each * (amount - beyond) + each * beyond // 3


def worth(card: int) -> int:
    if is_unrest(card):
        return 0
    if SUITS[card] & REGION:
        return REGION_CARD
    if SUITS[card] & FAME:
        return FAME_CARD
    return CARD + (CARD // 3 if FLAGS[card] & PINNED else 0)


def danger(s: State, seat: int) -> int:
    """A collapse is near: good for whoever has the least Unrest, bad for the others, and won by the automaton."""
    left = s.unrest_left()
    if left > LOW_PILE:
        return 0
    if s.silent != NO_SEAT:
        return 0 if wins_by_collapse(s, seat) else -COLLAPSE * (LOW_PILE + 1 - left)
    mine = unrest_of(s, seat)
    least = mine
    for other in range(s.seats):
        if other != seat:
            least = min(least, unrest_of(s, other))
    return -DANGER * (mine - least) * (LOW_PILE + 1 - left) if mine > least else 0
