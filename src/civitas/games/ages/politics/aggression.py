"""Aggressions and the defense against them (ages:playing-an-aggression)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.paying import spend_military
from civitas.games.ages.cards import DEFENSE, LEVEL
from civitas.games.ages.effects.vocabulary import EFFECTS
from civitas.games.ages.politics.attacks import attack_cost, attack_strength, defense_strength, end_pacts
from civitas.games.ages.ratings import military_total
from civitas.games.ages.state import (
    AGES,
    AGGRESSION_DEFENDED,
    AGGRESSION_PLAYED,
    BOOK,
    MILITARY_DISCARDS,
    MILITARY_HAND,
    REVEALED,
    SET_ASIDE,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node


def set_aside(s: State, seat: int) -> list[int]:
    """The cards a player has chosen for a defense or a colonization, ascending."""
    out: list[int] = []
    for age in range(1, AGES):
        out += s.held(SET_ASIDE[age], seat)
    out.sort()
    return out


def put_aside(s: State, seat: int, card: int) -> None:
    move(s, card, s.military_hand_of(seat, card), s.zone(SET_ASIDE[LEVEL[card]], seat))


def take_back(s: State, seat: int) -> None:
    for card in set_aside(s, seat):
        move(s, card, s.zone(SET_ASIDE[LEVEL[card]], seat), s.zone(MILITARY_HAND[LEVEL[card]], seat))


def discard_aside(s: State, seat: int) -> None:
    """Bonus cards are shown as they are played, others go face down (ages:discard-or-remove-from-play)."""
    for card in set_aside(s, seat):
        shown = s.everyone if DEFENSE[card] else 0
        move(s, card, s.zone(SET_ASIDE[LEVEL[card]], seat), s.zone(MILITARY_DISCARDS[LEVEL[card]], 0), shown)


def defense_value(card: int) -> int:
    """A bonus card's value; any other military card is worth one (ruling 76)."""
    return max(1, DEFENSE[card])


def defense_of(cards: list[int]) -> int:
    n = 0
    for card in cards:
        n += defense_value(card)
    return n


def most_defense(cards: list[int], count: int) -> int:
    """The most so many of these cards are worth."""
    values = sorted([defense_value(card) for card in cards], reverse=True)
    n = 0
    for value in values[: max(0, count)]:
        n += value
    return n


class PlayAggression(Node[State]):
    """Card A against rival B: the actions are paid and pacts that end by it end. N is how much the rival lacks."""

    def run(self, s: State, f: Frame) -> None:
        spend_military(s, f.me, attack_cost(s, f.a, f.b))
        move(s, f.a, s.military_hand_of(f.me, f.a), s.zone(REVEALED, 0))
        strength = attack_strength(s, f.me, f.b)
        s.log(AGGRESSION_PLAYED, f.me, (f.a, f.b, strength))
        f.n = strength - defense_strength(s, f.b, f.me)
        end_pacts(s, f.me, f.b)


class AskDefend(Ask[State]):
    """Rival B plays and discards military cards until it is as strong, or none at all (rulings 76 and 77).

    It is asked whatever its hand, one card at a time, ascending; only cards that can still make it strong enough are
    offered, and no more than its military actions.
    """

    def __init__(self) -> None:
        super().__init__("defend", always=True, private=True)

    def asked(self, s: State, f: Frame) -> int:
        return f.b

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a, f.me, f.n)

    def options(self, s: State, f: Frame) -> list[int]:
        played = set_aside(s, f.b)
        due = f.n - defense_of(played)
        last = played[-1] if played else 0
        left = military_total(s, f.b) - len(played)
        hand = [card for card in s.military_cards(f.b) if card >= last]
        out = [PASS] if due <= 0 or not played else []
        if left > 0:
            for i, card in enumerate(hand):
                value = defense_value(card)
                if out and out[-1] == card:
                    continue
                if due <= value + most_defense(hand[i + 1 :], left - 1):
                    out.append(card)
        return out or [PASS]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            put_aside(s, f.b, code)
            f.pc -= 1


class ResolveAggression(Node[State]):
    """Equal strength saves the rival; else the effect of the card follows."""

    def run(self, s: State, f: Frame) -> None:
        played = defense_of(set_aside(s, f.b))
        if played >= f.n:
            discard_aside(s, f.b)
            s.log(AGGRESSION_DEFENDED, f.b, (played, f.a, f.me))
        else:
            take_back(s, f.b)
            s.call(EFFECTS[f.a], f.me, f.me, f.a, 0, f.b)


class DiscardAttack(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        move(s, f.a, s.zone(REVEALED, 0), s.zone(MILITARY_DISCARDS[LEVEL[f.a]], 0))


AGGRESSION_ON: Final[int] = BOOK.program(
    "aggression",
    [PlayAggression(), AskDefend(), ResolveAggression(), DiscardAttack()],
    "ages:playing-an-aggression",
)
