"""What helps to choose: why not, warnings, evaluation, the score item by item."""

from __future__ import annotations

from typing import Final

from civitas.games.proving.state import (
    ACTION,
    ACTIONS,
    BUYS,
    COST,
    FAVOURS,
    HAND,
    KINDS,
    KINGDOM,
    POINTS,
    TREASURE,
    TYPES,
    WORTH,
    State,
)
from civitas.games.proving.text import card_name
from civitas.kernel.node import PASS
from civitas.kernel.text import Item, Message, Refusal

MESSAGES: Final = {
    "proving-play": frozenset({"card"}),
    "proving-buy": frozenset({"card", "cost"}),
    "proving-why-not-your-turn": frozenset[str](),
    "proving-why-answer-first": frozenset[str](),
    "proving-why-no-action": frozenset[str](),
    "proving-why-not-playable": frozenset[str](),
    "proving-why-no-buy": frozenset[str](),
    "proving-why-pile-empty": frozenset[str](),
    "proving-why-too-dear": frozenset({"missing"}),
    "proving-warn-treasure-left": frozenset[str](),
    "proving-score-card": frozenset({"card", "count"}),
}
LATE: Final = 3  # how much points weigh against a better deck


def explain(s: State, seat: int) -> list[Refusal]:
    """Every card in hand that cannot be played and every pile that cannot be bought from, with the rule."""
    if s.question is None:
        return []
    if s.question.seat != seat or s.question.kind != "turn":
        why = "proving-why-answer-first" if s.turn == seat else "proving-why-not-your-turn"
        return [Refusal(Message("proving-pass-turn"), Message(why), "proving:turn")]
    out: list[Refusal] = []
    for card in s.zone(HAND, seat).distinct():
        play = Message("proving-play", {"card": card_name(card)})
        if not TYPES[card] & (ACTION | TREASURE):
            out.append(Refusal(play, Message("proving-why-not-playable"), "proving:turn"))
        elif TYPES[card] & ACTION and not s.get(ACTIONS + seat):
            out.append(Refusal(play, Message("proving-why-no-action"), "proving:actions"))
    for card in range(KINDS):
        if s.get(KINGDOM) >> card & 1:
            cost = s.cost(seat, card)
            buy = Message("proving-buy", {"card": card_name(card), "cost": cost})
            missing = cost - s.means(seat)
            if not s.supply().count(card):
                out.append(Refusal(buy, Message("proving-why-pile-empty"), "proving:buying"))
            elif not s.get(BUYS + seat):
                out.append(Refusal(buy, Message("proving-why-no-buy"), "proving:buying"))
            elif missing > 0:
                out.append(Refusal(buy, Message("proving-why-too-dear", {"missing": missing}), "proving:paying"))
    return out


def warnings(s: State, seat: int, code: int) -> list[Message]:
    """Ending the turn with treasure unplayed and a buy left wastes it."""
    q = s.question
    if q is None or q.kind != "turn" or q.seat != seat or code != PASS or not s.get(BUYS + seat):
        return []
    if any(TYPES[card] & TREASURE for card in s.zone(HAND, seat).distinct()):
        return [Message("proving-warn-treasure-left")]
    return []


def evaluate(s: State, seat: int) -> int:
    """Points, and what the deck is worth: dear cards and treasure, few useless ones."""
    value = 2 * s.get(FAVOURS + seat) + s.means(seat)
    for zone in s.own_zones(seat):
        for card in zone.cards():
            value += LATE * 4 * POINTS[card] + 2 * COST[card] + 4 * WORTH[card]
    return value


def breakdown(s: State) -> list[list[Item]]:
    """Points by kind of card."""
    out: list[list[Item]] = []
    for seat in range(s.seats):
        count = [0] * KINDS
        for zone in s.own_zones(seat):
            for card in zone.cards():
                count[card] += 1
        out.append(
            [
                Item(Message("proving-score-card", {"card": card_name(card), "count": n}), n * POINTS[card])
                for card, n in enumerate(count)
                if n and POINTS[card]
            ]
        )
    return out
