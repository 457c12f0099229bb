"""What cannot be done in the action and politics phases, and why (ages:action-phase, ages:politics-phase)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.games.ages.actions import taking
from civitas.games.ages.actions.building import (
    BUILDINGS,
    UNITS,
    cost_of,
    pays_both,
    purse,
    room_for,
    unit_rest,
    upgrade_cost,
)
from civitas.games.ages.actions.developing import can_revolt, develop_cost, science_for, toll_payable
from civitas.games.ages.actions.paying import affordable, civil_at_hand
from civitas.games.ages.actions.population import population_cost
from civitas.games.ages.actions.tactics import COPY_ACTIONS
from civitas.games.ages.actions.taking import civil_hand_size, take_cost
from civitas.games.ages.actions.wonders import stages_cost, stages_left
from civitas.games.ages.cards import (
    ACTION,
    AGGRESSION,
    GOVERNMENT,
    KIND,
    LEADER,
    LEVEL,
    MUSTERS,
    RESOURCES,
    REVOLTS_BY_MILITARY,
    TACTIC,
    WAR,
    WONDER,
    WORKER_CARDS,
    is_technology,
    is_unit,
)
from civitas.games.ages.codes import (
    COPY_TACTIC,
    FIRST_GOVERNMENT,
    FIRST_TACTIC,
    INCREASE_POPULATION,
    PLAY,
    RESIGN,
    REVOLT,
    STAGE,
)
from civitas.games.ages.names import card_name
from civitas.games.ages.politics import attacks
from civitas.games.ages.ratings import civil_hand_limit, military_actions
from civitas.games.ages.reasons import Reason, lacking, why
from civitas.games.ages.state import (
    COMMON_TACTICS,
    HAND,
    JUST_TAKEN,
    MILITARY_HAND,
    NONE,
    RESIGNED,
    ROUND,
    SLOT,
    SLOTS,
    TACTIC_IN_USE,
    TACTIC_SET,
    TECHNOLOGIES,
    UNFINISHED,
    UNUSED,
    YELLOW_BANK,
    State,
)
from civitas.games.ages.text import at
from civitas.kernel.text import Message, Refusal, player

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


def action_refusals(s: State, seat: int) -> Iterator[Refusal]:
    yield from take_refusals(s, seat, civil_at_hand(s, seat), "civil-actions")
    yield from card_refusals(s, seat)
    yield from build_refusals(s, seat, BUILDINGS | UNITS, 0, True)
    yield from upgrade_refusals(s, seat, BUILDINGS | UNITS, 0, True)
    yield from destroy_refusals(s, seat)
    yield from growth_refusals(s, seat)
    yield from muster_refusals(s, seat)


def political_refusals(s: State, seat: int) -> Iterator[Refusal]:
    yield from attack_refusals(s, seat)
    if RESIGN not in s.options:
        yield Refusal(Message("ages-do-resign"), *why("age-iv", "ages:resigning"))


# Cards.


def take_refusals(s: State, seat: int, budget: int, lack: str) -> Iterator[Refusal]:
    """Cards of the row, for so many civil actions or what stands for them."""
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
        elif cost > budget:
            reason = lacking(lack, cost, rule)
        else:
            continue
        yield Refusal(Message("ages-do-take", {"card": card_name(card)}), *reason, f"slot:{slot}")


def card_refusals(s: State, seat: int) -> Iterator[Refusal]:
    """Cards of the hands that cannot be played; which of the military ones are tactics only their owner is told."""
    playable = set(s.options)
    for zone in (HAND, JUST_TAKEN):
        for card in sorted(set(s.held(zone, seat))):
            if PLAY + card not in playable:
                just_taken = why("just-taken", "ages:play-an-action-card")
                reason = just_taken if zone == JUST_TAKEN else unplayable(s, seat, card)
                yield Refusal(Message("ages-do-play", {"card": card_name(card)}), *reason, at(s, zone, seat, card))
    yield from revolution_refusals(s, seat, 0)
    military = military_actions(s, seat)
    for card in sorted(set(s.military_cards(seat))):
        if KIND[card] == TACTIC and PLAY + card not in playable:
            reason = tactic_reason(s, seat, 1, "ages:play-a-tactic")
            target = at(s, MILITARY_HAND[LEVEL[card]], seat, card)
            yield Refusal(Message("ages-do-play", {"card": card_name(card)}), *reason, target)
    for card in s.held(COMMON_TACTICS, 0):
        if COPY_TACTIC + card - FIRST_TACTIC not in playable:
            rule = "ages:copy-a-tactic"
            in_use = card == s.get(TACTIC_IN_USE + seat) and military >= COPY_ACTIONS
            reason = why("tactic-in-use", rule) if in_use else tactic_reason(s, seat, COPY_ACTIONS, rule)
            target = at(s, COMMON_TACTICS, 0, card)
            yield Refusal(Message("ages-do-copy", {"card": card_name(card)}), *reason, target)


def tactic_reason(s: State, seat: int, cost: int, rule: str) -> Reason:
    if s.get(ROUND) == 1:
        return why("first-turn", "ages:first-turn")
    return why("tactic-set", rule) if s.used(seat, TACTIC_SET) else lacking("military-actions", cost, rule)


def unplayable(s: State, seat: int, card: int) -> Reason:
    if s.get(ROUND) == 1:
        return why("first-turn", "ages:first-turn")
    if civil_at_hand(s, seat) < 1:
        return lacking("civil-actions", 1, "ages:spending-actions")
    if is_technology(card):
        return undevelopable(s, seat, card, False, 0)
    assert KIND[card] in (ACTION, LEADER)
    return why("order", "ages:play-an-action-card")


def undevelopable(s: State, seat: int, card: int, revolution: bool, discount: int) -> Reason:
    """Why the science for a technology cannot be paid."""
    rule = "ages:declare-a-revolution" if revolution else "ages:develop-a-technology"
    cost = develop_cost(s, seat, card, revolution, discount)
    if cost > science_for(s, seat, card) or toll_payable(s, seat):
        return lacking("science", cost, rule)
    return why("toll", "ages:pacts")


def revolution_refusals(s: State, seat: int, discount: int) -> Iterator[Refusal]:
    """Governments of the hand that no revolution can bring now (rulings 36 and 39)."""
    for card in sorted(set(s.held(HAND, seat))):
        if KIND[card] != GOVERNMENT or REVOLT + card - FIRST_GOVERNMENT in s.options:
            continue
        rule = "ages:declare-a-revolution"
        if s.get(ROUND) == 1:
            reason = why("first-turn", "ages:first-turn")
        elif not can_revolt(s, seat):
            reason = why("all-military" if s.hook(seat, REVOLTS_BY_MILITARY) else "all-civil", rule)
        else:
            reason = undevelopable(s, seat, card, True, discount)
        yield Refusal(Message("ages-do-revolt", {"card": card_name(card)}), *reason, at(s, HAND, seat, card))


# Workers.


def action_reason(s: State, seat: int, card: int, rule: str) -> Reason | None:
    """Why no action can be spent on a worker of this card; units take a military one."""
    if s.get(ROUND) == 1:
        return why("first-turn", "ages:first-turn")
    if is_unit(card):
        return lacking("military-actions", 1, rule) if military_actions(s, seat) < 1 else None
    return lacking("civil-actions", 1, rule) if civil_at_hand(s, seat) < 1 else None


def build_refusals(s: State, seat: int, kinds: int, discount: int, by_action: bool) -> Iterator[Refusal]:
    """Cards of these kinds no worker can be put on."""
    for card in worker_cards(s, seat, kinds):
        rule = "ages:build-a-unit" if is_unit(card) else "ages:build"
        cost = max(0, cost_of(s, seat, card) - discount)
        reason = action_reason(s, seat, card, rule) if by_action else None
        if reason is None:
            if not s.get(UNUSED + seat):
                reason = why("no-worker", rule)
            elif not room_for(s, seat, KIND[card]):
                reason = why("urban-limit", "ages:governments")
            elif cost > purse(s, seat, card):
                reason = lacking("resources", cost, rule)
            else:
                continue
        yield Refusal(Message("ages-do-build", {"card": card_name(card)}), *reason, at(s, TECHNOLOGIES, seat, card))


def upgrade_refusals(s: State, seat: int, kinds: int, discount: int, by_action: bool) -> Iterator[Refusal]:
    """Workers that could move to a higher technology of the same type, but not now."""
    cards = worker_cards(s, seat, kinds)
    for old in cards:
        for new in cards:
            if KIND[old] != KIND[new] or LEVEL[old] >= LEVEL[new] or not s.workers(seat, old):
                continue
            rule = "ages:upgrade-a-unit" if is_unit(old) else "ages:upgrade"
            cost = max(0, upgrade_cost(s, seat, old, new) - discount)
            reason = action_reason(s, seat, old, rule) if by_action else None
            if reason is None:
                if cost <= purse(s, seat, new):
                    continue
                reason = lacking("resources", cost, rule)
            action = Message("ages-do-upgrade", {"old": card_name(old), "new": card_name(new)})
            yield Refusal(action, *reason, at(s, TECHNOLOGIES, seat, old))


def destroy_refusals(s: State, seat: int) -> Iterator[Refusal]:
    for card in worker_cards(s, seat, BUILDINGS | UNITS):
        unit = is_unit(card)
        reason = action_reason(s, seat, card, "ages:disband-a-unit" if unit else "ages:destroy")
        if s.workers(seat, card) and reason is not None:
            action = Message("ages-do-disband" if unit else "ages-do-destroy", {"card": card_name(card)})
            yield Refusal(action, *reason, at(s, TECHNOLOGIES, seat, card))


def muster_refusals(s: State, seat: int) -> Iterator[Refusal]:
    """Units that cannot be raised together with a population increase (ages:barbarossa)."""
    discount = s.hook(seat, MUSTERS)
    if not discount:
        return
    food = population_cost(s, seat, discount)
    rule = "ages:barbarossa"
    for card in worker_cards(s, seat, UNITS):
        cost = max(0, cost_of(s, seat, card) - discount)
        reason = action_reason(s, seat, card, rule)
        if reason is None:
            if not s.get(YELLOW_BANK + seat):
                reason = why("yellow-bank", rule)
            elif not pays_both(s, seat, food, unit_rest(s, seat, card, discount)):
                reason = Message("ages-why-food-and-resources", {"food": food, "resources": cost}), rule
            else:
                continue
        yield Refusal(Message("ages-do-muster", {"card": card_name(card)}), *reason, at(s, TECHNOLOGIES, seat, card))


def worker_cards(s: State, seat: int, kinds: int) -> list[int]:
    """The technologies in play workers of these kinds stand on, ascending."""
    return [card for card in s.held(TECHNOLOGIES, seat) if card <= WORKER_CARDS and kinds >> KIND[card] & 1]


def growth_refusals(s: State, seat: int) -> Iterator[Refusal]:
    """Wonder stages and population."""
    wonder = s.unfinished(seat)
    if s.get(ROUND) > 1 and wonder != NONE and stages_left(s, seat) and STAGE + 1 not in s.options:
        cost = stages_cost(s, seat, 1, 0)
        rule = "ages:build-a-wonder-stage"
        if civil_at_hand(s, seat) < 1:
            reason = lacking("civil-actions", 1, rule)
        elif cost > affordable(s, seat, RESOURCES):
            reason = lacking("resources", cost, rule)
        else:
            reason = why("blue-tokens", rule)
        target = at(s, UNFINISHED, seat, wonder)
        yield Refusal(Message("ages-do-stage", {"card": card_name(wonder)}), *reason, target)
    if INCREASE_POPULATION not in s.options:
        yield population_refusal(s, seat, 0, True)


def population_refusal(s: State, seat: int, discount: int, by_action: bool) -> Refusal:
    rule = "ages:increase-population"
    if by_action and s.get(ROUND) == 1:
        reason = why("first-turn", "ages:first-turn")
    elif not s.get(YELLOW_BANK + seat):
        reason = why("yellow-bank", rule)
    elif by_action and civil_at_hand(s, seat) < 1:
        reason = lacking("civil-actions", 1, rule)
    else:
        reason = lacking("food", population_cost(s, seat, discount), rule)
    return Refusal(Message("ages-do-population"), *reason, f"yellow:{seat}")


# Politics.


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
