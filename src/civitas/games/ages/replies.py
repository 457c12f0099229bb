"""What cannot be answered to a question of an effect, and why: bids, defenses, orders, raids."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.ages.actions.building import BUILDINGS, AskOrder
from civitas.games.ages.cards import LEVEL, SCIENCE_COST, WORKER_CARDS, is_special, is_technology, is_urban
from civitas.games.ages.codes import INCREASE_POPULATION, PLAY
from civitas.games.ages.effects.harm import NEWEST_RUIN, AskRaid
from civitas.games.ages.names import card_name
from civitas.games.ages.politics.aggression import defense_of, most_defense, set_aside
from civitas.games.ages.politics.colonizing import force, units_of
from civitas.games.ages.ratings import military_total
from civitas.games.ages.reasons import lacking, why
from civitas.games.ages.refusals import (
    build_refusals,
    population_refusal,
    revolution_refusals,
    take_refusals,
    undevelopable,
    upgrade_refusals,
)
from civitas.games.ages.state import HAND, TECHNOLOGIES, WONDERS, State
from civitas.games.ages.text import at
from civitas.kernel.node import PASS
from civitas.kernel.question import Question
from civitas.kernel.text import Message, Refusal


def reply_refusals(s: State, q: Question) -> Iterator[Refusal]:
    """What the asked seat might want to answer and cannot; where every thing in question is offered, nothing."""
    match q.kind:
        case "bid":
            yield from bid_refusals(s, q)
        case "send":
            yield from send_refusals(s, q)
        case "defend":
            yield from defend_refusals(s, q)
        case "take-cards":
            yield from take_refusals(s, q.seat, q.args[0], "budget")
        case "by-card":
            yield from order_refusals(s, q)
        case "develop":
            yield from develop_refusals(s, q.seat, 0)
        case "civilize":
            yield from develop_refusals(s, q.seat, q.args[0])
            yield from build_refusals(s, q.seat, BUILDINGS, q.args[0], False)
            if INCREASE_POPULATION not in s.options:
                yield population_refusal(s, q.seat, q.args[0], False)
        case "raid":
            yield from raid_refusals(s, q)
        case "spoils":
            yield from spoils_refusals(s, q)
        case "ruin":
            yield from ruin_refusals(s, q.seat)


def bid_refusals(s: State, q: Question) -> Iterator[Refusal]:
    """The first bid that is too high (ruling 99)."""
    units = units_of(s, q.seat)
    most = force(s, q.seat, units, s.military_cards(q.seat))
    rule = "ages:colonization"
    reason = lacking("force", most, rule) if units else why("no-unit", rule)
    yield Refusal(Message("ages-do-bid", {"count": max(most, q.args[1]) + 1}), *reason)


def send_refusals(s: State, q: Question) -> Iterator[Refusal]:
    """Stopping before the force has reached the bid."""
    if PASS not in s.options:
        reached = force(s, q.seat, list(s.top.xs), set_aside(s, q.seat))
        yield Refusal(Message("ages-do-stop"), *lacking("below-bid", reached, "ages:colonization"))


def defend_refusals(s: State, q: Question) -> Iterator[Refusal]:
    """A defense no cards suffice for (rulings 76 and 77)."""
    played = set_aside(s, q.seat)
    if s.options == [PASS] and defense_of(played) < q.args[2]:
        most = most_defense(s.military_cards(q.seat), military_total(s, q.seat))
        yield Refusal(Message("ages-do-defend"), *lacking("defense", most, "ages:playing-an-aggression"))


def order_refusals(s: State, q: Question) -> Iterator[Refusal]:
    node = s.asker()
    assert isinstance(node, AskOrder)
    if node.builds:
        yield from build_refusals(s, q.seat, node.kinds, node.discount, False)
    yield from upgrade_refusals(s, q.seat, node.kinds, node.discount, False)


def develop_refusals(s: State, seat: int, discount: int) -> Iterator[Refusal]:
    for card in sorted(set(s.held(HAND, seat))):
        if is_technology(card) and PLAY + card not in s.options:
            reason = undevelopable(s, seat, card, False, discount)
            yield Refusal(Message("ages-do-play", {"card": card_name(card)}), *reason, at(s, HAND, seat, card))
    yield from revolution_refusals(s, seat, discount)


def raid_refusals(s: State, q: Question) -> Iterator[Refusal]:
    """Urban buildings above the level the card reaches."""
    node = s.asker()
    assert isinstance(node, AskRaid)
    rival = q.args[0]
    for card in range(1, WORKER_CARDS + 1):
        if is_urban(card) and s.workers(rival, card) and LEVEL[card] > node.highest:
            reason = lacking("level", node.highest, "ages:playing-an-aggression")
            yield Refusal(Message("ages-do-raze", {"card": card_name(card)}), *reason, at(s, TECHNOLOGIES, rival, card))


def spoils_refusals(s: State, q: Question) -> Iterator[Refusal]:
    """Special technologies of the loser that are too dear, or that the victor has (ruling 81)."""
    rival = q.args[0]
    for card in s.held(TECHNOLOGIES, rival):
        if is_special(card) and card not in s.options:
            dear = SCIENCE_COST[card] > q.args[1]
            rule = "ages:resolving-a-war"
            reason = lacking("spoils", SCIENCE_COST[card], rule) if dear else why("have-it", rule)
            yield Refusal(
                Message("ages-do-spoil", {"card": card_name(card)}), *reason, at(s, TECHNOLOGIES, rival, card)
            )


def ruin_refusals(s: State, seat: int) -> Iterator[Refusal]:
    """Wonders of later ages, which time leaves alone (ruling 94)."""
    for card in s.held(WONDERS, seat):
        if LEVEL[card] > NEWEST_RUIN:
            reason = why("too-new", "ages:ravages-of-time")
            yield Refusal(Message("ages-do-ruin", {"card": card_name(card)}), *reason, at(s, WONDERS, seat, card))
