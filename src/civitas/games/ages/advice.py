"""What helps to choose: why not, and warnings (ages:action-phase, ages:politics-phase)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.games.ages.actions import taking
from civitas.games.ages.actions.building import cost_of, purse, room_for
from civitas.games.ages.actions.developing import develop_cost, science_for, toll_payable
from civitas.games.ages.actions.paying import affordable, civil_at_hand
from civitas.games.ages.actions.population import population_cost
from civitas.games.ages.actions.taking import civil_hand_size, take_cost
from civitas.games.ages.actions.wonders import stages_cost, stages_left
from civitas.games.ages.cards import (
    ACTION,
    AGGRESSION,
    FOOD,
    KIND,
    LEADER,
    LEVEL,
    RESOURCES,
    TACTIC,
    WAR,
    WONDER,
    WORKER_CARDS,
    is_technology,
    is_unit,
)
from civitas.games.ages.codes import INCREASE_POPULATION, PLAY, RESIGN, REVOLT
from civitas.games.ages.hazards import hurting
from civitas.games.ages.names import card_name
from civitas.games.ages.politics import attacks
from civitas.games.ages.production import food_production
from civitas.games.ages.ratings import (
    civil_actions,
    civil_hand_limit,
    consumption,
    corruption,
    military_actions,
    military_hand_limit,
    uprising,
)
from civitas.games.ages.state import (
    HAND,
    JUST_TAKEN,
    MILITARY_HAND,
    NONE,
    RESIGNED,
    ROUND,
    SLOT,
    SLOTS,
    TACTIC_SET,
    TECHNOLOGIES,
    UNFINISHED,
    UNUSED,
    YELLOW_BANK,
    State,
)
from civitas.games.ages.text import at
from civitas.games.ages.tokens import stock
from civitas.kernel.node import PASS
from civitas.kernel.text import Message, Refusal, player

NOTHING: Final[frozenset[str]] = frozenset()
CARD: Final = frozenset({"card"})
COUNT: Final = frozenset({"count"})
MESSAGES: Final = {
    "ages-do-anything": NOTHING,
    "ages-do-take": CARD,
    "ages-do-play": CARD,
    "ages-do-build": CARD,
    "ages-do-stage": CARD,
    "ages-do-population": NOTHING,
    "ages-do-attack": frozenset({"card", "player"}),
    "ages-why-not-asked": NOTHING,
    "ages-why-first-turn": NOTHING,
    "ages-why-civil-actions": COUNT,
    "ages-why-military-actions": COUNT,
    "ages-why-hand-full": NOTHING,
    "ages-why-have-it": NOTHING,
    "ages-why-leader-of-age": NOTHING,
    "ages-why-have-unfinished": NOTHING,
    "ages-why-science": COUNT,
    "ages-why-toll": NOTHING,
    "ages-why-resources": COUNT,
    "ages-why-food": COUNT,
    "ages-why-no-worker": NOTHING,
    "ages-why-urban-limit": NOTHING,
    "ages-why-yellow-bank": NOTHING,
    "ages-why-just-taken": NOTHING,
    "ages-why-order": NOTHING,
    "ages-why-tactic-set": NOTHING,
    "ages-why-peace": NOTHING,
    "ages-why-too-strong": NOTHING,
    "ages-why-peaceful": NOTHING,
    "ages-why-last-round": NOTHING,
    "ages-why-immune": NOTHING,
    "ages-why-nothing-to-take": NOTHING,
    "ages-warn-uprising": NOTHING,
    "ages-warn-uprising-after": NOTHING,
    "ages-warn-corruption": COUNT,
    "ages-warn-famine": COUNT,
    "ages-warn-discards": COUNT,
    "ages-warn-unused-civil": COUNT,
    "ages-warn-unused-military": COUNT,
    "ages-warn-own-event": CARD,
    "ages-warn-resign": NOTHING,
}
TAKING_REASONS: Final = {
    taking.HAND_FULL: ("hand-full", "ages:civil-cards"),
    taking.HAVE_IT: ("have-it", "ages:take-a-card"),
    taking.LEADER_OF_AGE: ("leader-of-age", "ages:take-a-card"),
    taking.HAVE_UNFINISHED: ("have-unfinished", "ages:take-a-wonder"),
}
ATTACK_REASONS: Final = {
    attacks.AT_PEACE: ("peace", "ages:pacts"),
    attacks.TOO_STRONG: ("too-strong", "ages:playing-an-aggression"),
    attacks.ATTACKER_PEACEFUL: ("peaceful", "ages:leaders"),
    attacks.LAST_ROUND_NOW: ("last-round", "ages:declaring-a-war"),
    attacks.IMMUNE: ("immune", "ages:pacts"),
    attacks.NOTHING_TO_TAKE: ("nothing-to-take", "ages:playing-an-aggression"),
}
Reason = tuple[Message, str]


def why(name: str, rule: str) -> Reason:
    return Message(f"ages-why-{name}"), rule


def lacking(name: str, count: int, rule: str) -> Reason:
    return Message(f"ages-why-{name}", {"count": count}), rule


def explain(s: State, seat: int) -> list[Refusal]:
    """Every action of the phase that is impossible for the seat now, with the reason and the rule."""
    question = s.question
    if question is None:
        return []
    if question.seat != seat or question.kind not in ("action", "politics"):
        reason, rule = why("not-asked", "ages:turn-course")
        return [Refusal(Message("ages-do-anything"), reason, rule)]
    if question.kind == "politics":
        return list(attack_refusals(s, seat))
    parts = (take_refusals, card_refusals, build_refusals, growth_refusals)
    return [each for part in parts for each in part(s, seat)]


def take_refusals(s: State, seat: int) -> Iterator[Refusal]:
    room = civil_hand_size(s, seat) < civil_hand_limit(s, seat)
    for slot in range(SLOTS):
        card = s.get(SLOT + slot)
        if card == NONE:
            continue
        obstacle = taking.obstacle(s, seat, card, room)
        cost = take_cost(s, seat, slot)
        rule = "ages:take-a-wonder" if KIND[card] == WONDER else "ages:take-a-card"
        if obstacle != taking.MAY:
            reason = why(*TAKING_REASONS[obstacle])
        elif cost > civil_at_hand(s, seat):
            reason = lacking("civil-actions", cost, rule)
        else:
            continue
        yield Refusal(Message("ages-do-take", {"card": card_name(card)}), *reason, f"slot:{slot}")


def card_refusals(s: State, seat: int) -> Iterator[Refusal]:
    """Cards of the hands that cannot be played; which of the military ones are tactics only their owner is told."""
    playable = set(s.options)
    for zone in (HAND, JUST_TAKEN):
        for card in sorted(set(s.held(zone, seat))):
            if PLAY + card not in playable:
                reason = (
                    why("just-taken", "ages:play-an-action-card") if zone == JUST_TAKEN else unplayable(s, seat, card)
                )
                yield Refusal(Message("ages-do-play", {"card": card_name(card)}), *reason, at(s, zone, seat, card))
    for card in sorted(set(s.military_cards(seat))):
        if KIND[card] == TACTIC and PLAY + card not in playable:
            rule = "ages:play-a-tactic"
            set_already = s.used(seat, TACTIC_SET)
            reason = why("tactic-set", rule) if set_already else lacking("military-actions", 1, rule)
            target = at(s, MILITARY_HAND[LEVEL[card]], seat, card)
            yield Refusal(Message("ages-do-play", {"card": card_name(card)}), *reason, target)


def unplayable(s: State, seat: int, card: int) -> Reason:
    if s.get(ROUND) == 1:
        return why("first-turn", "ages:first-turn")
    if civil_at_hand(s, seat) < 1:
        return lacking("civil-actions", 1, "ages:spending-actions")
    if is_technology(card):
        cost = develop_cost(s, seat, card, False, 0)
        if cost > science_for(s, seat, card) or toll_payable(s, seat):
            return lacking("science", cost, "ages:develop-a-technology")
        return why("toll", "ages:pacts")
    assert KIND[card] in (ACTION, LEADER)
    return why("order", "ages:play-an-action-card")


def build_refusals(s: State, seat: int) -> Iterator[Refusal]:
    for card in s.held(TECHNOLOGIES, seat):
        if card > WORKER_CARDS:
            break
        rule = "ages:build-a-unit" if is_unit(card) else "ages:build"
        if s.get(ROUND) == 1:
            reason = why("first-turn", "ages:first-turn")
        elif is_unit(card) and military_actions(s, seat) < 1:
            reason = lacking("military-actions", 1, rule)
        elif not is_unit(card) and civil_at_hand(s, seat) < 1:
            reason = lacking("civil-actions", 1, rule)
        elif not s.get(UNUSED + seat):
            reason = why("no-worker", rule)
        elif not room_for(s, seat, KIND[card]):
            reason = why("urban-limit", "ages:governments")
        elif cost_of(s, seat, card) > purse(s, seat, card):
            reason = lacking("resources", cost_of(s, seat, card), rule)
        else:
            continue
        yield Refusal(Message("ages-do-build", {"card": card_name(card)}), *reason, at(s, TECHNOLOGIES, seat, card))


def growth_refusals(s: State, seat: int) -> Iterator[Refusal]:
    """Wonder stages and population."""
    wonder = s.unfinished(seat)
    if s.get(ROUND) > 1 and wonder != NONE and stages_left(s, seat):
        cost = stages_cost(s, seat, 1, 0)
        rule = "ages:build-a-wonder-stage"
        action = Message("ages-do-stage", {"card": card_name(wonder)})
        target = at(s, UNFINISHED, seat, wonder)
        if civil_at_hand(s, seat) < 1:
            yield Refusal(action, *lacking("civil-actions", 1, rule), target)
        elif cost > affordable(s, seat, RESOURCES):
            yield Refusal(action, *lacking("resources", cost, rule), target)
    if INCREASE_POPULATION not in s.options:
        rule = "ages:increase-population"
        if s.get(ROUND) == 1:
            reason = why("first-turn", "ages:first-turn")
        elif not s.get(YELLOW_BANK + seat):
            reason = why("yellow-bank", rule)
        elif civil_at_hand(s, seat) < 1:
            reason = lacking("civil-actions", 1, rule)
        else:
            reason = lacking("food", population_cost(s, seat, 0), rule)
        yield Refusal(Message("ages-do-population"), *reason, f"yellow:{seat}")


def attack_refusals(s: State, seat: int) -> Iterator[Refusal]:
    """Aggressions and wars of the own hand that are not allowed."""
    for card in sorted(set(s.military_cards(seat))):
        if KIND[card] not in (AGGRESSION, WAR):
            continue
        rule = "ages:declaring-a-war" if KIND[card] == WAR else "ages:playing-an-aggression"
        for rival in range(s.seats):
            if rival == seat or s.get(RESIGNED + rival):
                continue
            obstacle = attacks.obstacle(s, seat, card, rival, attacks.edge(s, seat, rival))
            if obstacle == attacks.MAY:
                continue
            if obstacle == attacks.NO_ACTIONS:
                reason = lacking("military-actions", attacks.attack_cost(s, card, rival), rule)
            else:
                reason = why(*ATTACK_REASONS[obstacle])
            action = Message("ages-do-attack", {"card": card_name(card), "player": player(rival)})
            yield Refusal(action, *reason, at(s, MILITARY_HAND[LEVEL[card]], seat, card))


# Warnings.


def warnings(s: State, seat: int, code: int) -> list[Message]:
    """What the player should know before taking this option, from what it may know."""
    question = s.question
    if question is None or question.seat != seat:
        return []
    if question.kind == "politics":
        return list(political_warnings(s, seat, code))
    if question.kind != "action":
        return []
    if code == PASS:
        return list(ending_warnings(s, seat))
    return [Message("ages-warn-uprising-after")] if brings_uprising(s, seat, code) else []


def political_warnings(s: State, seat: int, code: int) -> Iterator[Message]:
    if code == RESIGN:
        yield Message("ages-warn-resign")
    elif PLAY <= code < REVOLT:
        for card in hurting(s, seat):
            yield Message("ages-warn-own-event", {"card": card_name(card)})


def ending_warnings(s: State, seat: int) -> Iterator[Message]:
    """What the end of the turn will bring, and what is left unused."""
    if uprising(s, seat):
        yield Message("ages-warn-uprising")
    else:
        if corruption(s, seat):
            yield Message("ages-warn-corruption", {"count": corruption(s, seat)})
        lost = max(0, corruption(s, seat) - stock(s, seat, RESOURCES))
        food = max(0, stock(s, seat, FOOD) - lost) + food_production(s, seat)
        if consumption(s, seat) > food:
            yield Message("ages-warn-famine", {"count": consumption(s, seat) - food})
    excess = s.military_hand_size(seat) - military_hand_limit(s, seat)
    if excess > 0:
        yield Message("ages-warn-discards", {"count": excess})
    if civil_actions(s, seat) > 0:
        yield Message("ages-warn-unused-civil", {"count": civil_actions(s, seat)})
    if military_actions(s, seat) > 3:
        yield Message("ages-warn-unused-military", {"count": military_actions(s, seat) - 3})


def brings_uprising(s: State, seat: int, code: int) -> bool:
    """Whether an uprising threatens after this action that did not before."""
    if uprising(s, seat):
        return False
    t = s.copy()
    t.choose(code)
    return t.asking and t.asked == seat and uprising(t, seat)
