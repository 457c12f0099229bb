"""Which messages Through the Ages says: prompts and options. The words are in the catalogues."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.building import cost_of, upgrade_cost
from civitas.games.ages.actions.developing import develop_cost
from civitas.games.ages.actions.population import population_cost
from civitas.games.ages.actions.taking import take_cost
from civitas.games.ages.actions.wonders import stages_cost
from civitas.games.ages.cards import (
    CULTURE_OR_ARMS,
    FOOD,
    FREE_POPULATION,
    HOOK,
    KIND,
    LEADER,
    LEVEL,
    RESOURCES,
    SIDED,
    TACTIC,
    is_technology,
    is_unit,
)
from civitas.games.ages.cardtext import card_text, text_messages
from civitas.games.ages.codes import (
    ATTACK,
    BUILD,
    CANCEL,
    CARDS_PER_STEP,
    COLONIZE,
    COPY_TACTIC,
    DESTROY,
    FIRST_AGGRESSION,
    FIRST_GOVERNMENT,
    FIRST_PACT,
    FIRST_TACTIC,
    FIRST_TERRITORY,
    FIRST_UNIT,
    GAIN_POPULATION,
    INCREASE_POPULATION,
    LEAVE_LEADER,
    MUSTER,
    OFFER,
    PLAY,
    RESIGN,
    REVOLT,
    SEATS_PER_CARD,
    SIDES,
    STAGE,
    TAKE,
    TAKE_ARMS,
    UPGRADE,
)
from civitas.games.ages.effects.gains import AS_FOOD
from civitas.games.ages.effects.harm import THE_LEADER
from civitas.games.ages.log import LINES, MOVES, QUIET, QUIET_MOVES, SHUFFLED, event_line, event_targets
from civitas.games.ages.names import NOTHING, Signature, card_name, name_messages, side_name, some
from civitas.games.ages.politics.aggression import defense_of, set_aside
from civitas.games.ages.politics.attacks import attack_cost
from civitas.games.ages.ratings import civil_actions, military_actions
from civitas.games.ages.state import (
    COLONIES,
    COMMON_TACTICS,
    HAND,
    LEADER_IN_PLAY,
    MILITARY_HAND,
    PACT_IN_PLAY,
    SLOT,
    TECHNOLOGIES,
    UNFINISHED,
    WONDERS,
    State,
)
from civitas.games.ages.table import LABELS
from civitas.kernel.node import PASS
from civitas.kernel.question import Question
from civitas.kernel.text import Message, Option, player

__all__ = [
    "MOVES",
    "QUIET",
    "QUIET_MOVES",
    "SHUFFLED",
    "card_name",
    "card_text",
    "describe",
    "event_line",
    "event_targets",
    "messages",
    "prompt",
]

# Questions whose prompt needs nothing but its kind.
PLAIN: Final = ("politics", "tuck", "cover", "develop", "destroy-own", "lose-colony", "ruin", "by-card", "civilize")
# Questions whose prompt says a number, their first argument.
COUNTED: Final = (
    "lose-blue",
    "substitute",
    "gain-one-kind",
    "gain-mix",
    "lose-mix",
    "lose-population",
    "take-cards",
)
# Questions whose prompt names a player, their first argument.
ABOUT_PLAYER: Final = ("raid", "terror", "annex", "infiltrate")
# What may be passed.
PASSES: Final = (
    "action",
    "politics",
    "tuck",
    "substitute",
    "trade",
    "build-free",
    "civilize",
    "take-cards",
    "raid",
    "spoils",
    "defend",
    "bid",
    "send",
    "accept",
)
AGREED: Final = ("substitute", "trade", "build-free", "accept")
# Questions answered with a card, and the zone of the asked seat it lies in.
FROM_ZONE: Final = {
    "tuck": WONDERS,
    "lose-blue": TECHNOLOGIES,
    "cover": TECHNOLOGIES,
    "lose-population": TECHNOLOGIES,
    "destroy-own": TECHNOLOGIES,
    "lose-colony": COLONIES,
    "ruin": WONDERS,
}
FROM_RIVAL: Final = {"raid": TECHNOLOGIES, "terror": TECHNOLOGIES, "annex": COLONIES, "spoils": TECHNOLOGIES}
FROM_MILITARY: Final = ("discard-military", "defend", "send")


def prompt(s: State) -> Message:
    """What is being asked, in one message."""
    q = s.question
    assert q is not None
    key = f"ages-ask-{q.kind}"
    if q.kind in PLAIN:
        return Message(key)
    if q.kind in COUNTED:
        return Message(key, {"count": q.args[0]})
    if q.kind in ABOUT_PLAYER:
        return Message(key, {"player": player(q.args[0])})
    match q.kind:
        case "action":
            actions = {"civil": civil_actions(s, q.seat), "military": military_actions(s, q.seat)}
            return Message(key, {**actions})
        case "discard-military":
            return Message(key, {"count": q.pick.least})
        case "trade":
            return Message(key, {"due": some(q.args[1], q.args[0])})
        case "build-free":
            return Message(key, {"card": card_name(q.args[0])})
        case "plunder" | "spoils":
            return Message(key, {"player": player(q.args[0]), "count": q.args[1]})
        case "defend":
            card, attacker, missing = q.args
            left = max(0, missing - defense_of(set_aside(s, q.seat)))
            return Message(key, {"card": card_name(card), "player": player(attacker), "count": left})
        case "bid" | "send":
            return Message(key, {"card": card_name(q.args[0]), "bid": q.args[1]})
    assert q.kind == "accept"
    card, owner, side = q.args
    name, by = card_name(card), player(owner)
    if SIDED[card]:
        return Message("ages-ask-accept-sided", {"card": name, "player": by, "side": side_name(1 - side)})
    return Message(key, {"card": name, "player": by})


# Options.


def describe(s: State, code: int) -> Option:
    """One option of the pending question: its words and what it points at."""
    q = s.question
    assert q is not None
    if code == PASS:
        return Option(code, Message(f"ages-pass-{q.kind}"))
    if q.kind in AGREED:
        return Option(code, Message(f"ages-yes-{q.kind}"))
    if q.kind in FROM_ZONE:
        return Option(code, card_name(code), at(s, FROM_ZONE[q.kind], q.seat, code))
    if q.kind in FROM_RIVAL:
        return Option(code, card_name(code), at(s, FROM_RIVAL[q.kind], q.args[0], code))
    if q.kind in FROM_MILITARY:
        zone = TECHNOLOGIES if is_unit(code) else MILITARY_HAND[LEVEL[code]]
        return Option(code, card_name(code), at(s, zone, q.seat, code))
    match q.kind:
        case "gain-one-kind":
            return Option(code, some(FOOD if code == AS_FOOD else RESOURCES, q.args[0]))
        case "gain-mix" | "lose-mix" | "plunder":
            total = q.args[-1]
            return Option(code, Message("ages-mix", {"food": some(FOOD, code), "rest": some(RESOURCES, total - code)}))
        case "bid":
            return Option(code, Message("ages-bid", {"count": code}))
        case "infiltrate":
            rival, leader, wonder = q.args
            if code == THE_LEADER:
                return Option(code, card_name(leader), at(s, LEADER_IN_PLAY, rival, leader))
            return Option(code, card_name(wonder), at(s, UNFINISHED, rival, wonder))
        case "politics":
            return political(s, q, code)
    return civil(s, q, code)


def at(s: State, kind: int, seat: int, card: int) -> str:
    return f"zone:{s.peek(kind, seat).spec.number}:{card}"


def saving(q: Question) -> int:
    """What an order or an event makes the action cheaper."""
    return q.args[0] if q.kind in ("by-card", "civilize") else 0


def civil(s: State, q: Question, code: int) -> Option:
    """Something of the action phase, or an action a card orders."""
    seat = q.seat
    less = saving(q)
    if code < REVOLT:
        return played(s, seat, code, code - PLAY, less)
    if code < TAKE:
        card = code - REVOLT + FIRST_GOVERNMENT
        cost = develop_cost(s, seat, card, True, less)
        return Option(code, Message("ages-revolt", {"card": card_name(card), "cost": cost}), at(s, HAND, seat, card))
    if code < INCREASE_POPULATION:
        card = s.get(SLOT + code - TAKE)
        text = Message("ages-take", {"card": card_name(card), "cost": take_cost(s, seat, code - TAKE)})
        return Option(code, text, f"slot:{code - TAKE}")
    if code == INCREASE_POPULATION:
        text = Message("ages-increase-population", {"cost": population_cost(s, seat, less)})
        return Option(code, text, f"yellow:{seat}")
    if code < DESTROY:
        card = code - BUILD
        cost = max(0, cost_of(s, seat, card) - less)
        text = Message("ages-build", {"card": card_name(card), "cost": cost})
        return Option(code, text, at(s, TECHNOLOGIES, seat, card))
    if code < STAGE:
        card = code - DESTROY
        key = "ages-disband" if is_unit(card) else "ages-destroy"
        return Option(code, Message(key, {"card": card_name(card)}), at(s, TECHNOLOGIES, seat, card), loss=True)
    if code >= UPGRADE:
        old, new = (code - UPGRADE) // CARDS_PER_STEP, (code - UPGRADE) % CARDS_PER_STEP
        cost = max(0, upgrade_cost(s, seat, old, new) - less)
        text = Message("ages-upgrade", {"old": card_name(old), "new": card_name(new), "cost": cost})
        return Option(code, text, at(s, TECHNOLOGIES, seat, old))
    return special(s, seat, code)


def special(s: State, seat: int, code: int) -> Option:
    """Stages, tactics to copy and what leaders and wonders allow."""
    if code < COPY_TACTIC:
        count = code - STAGE
        card = s.unfinished(seat)
        cost = stages_cost(s, seat, count, 0)
        text = Message("ages-stage", {"count": count, "card": card_name(card), "cost": cost})
        return Option(code, text, at(s, UNFINISHED, seat, card))
    if code < MUSTER:
        card = code - COPY_TACTIC + FIRST_TACTIC
        return Option(code, Message("ages-copy-tactic", {"card": card_name(card)}), at(s, COMMON_TACTICS, 0, card))
    if code < GAIN_POPULATION:
        card = code - MUSTER + FIRST_UNIT
        return Option(code, Message("ages-muster", {"card": card_name(card)}), at(s, TECHNOLOGIES, seat, card))
    if code == GAIN_POPULATION:
        return Option(code, Message("ages-gain-population"), granted(s, seat, WONDERS, FREE_POPULATION))
    assert code == TAKE_ARMS
    return Option(code, Message("ages-take-arms"), granted(s, seat, LEADER_IN_PLAY, CULTURE_OR_ARMS))


def granted(s: State, seat: int, zone: int, hook: int) -> str:
    """The card that allows something."""
    return next(at(s, zone, seat, card) for card in s.held(zone, seat) if HOOK[hook][card])


def played(s: State, seat: int, code: int, card: int, less: int) -> Option:
    """A card of the hand: a technology, a leader, a tactic or an action card."""
    name = card_name(card)
    if is_technology(card):
        cost = develop_cost(s, seat, card, False, less)
        return Option(code, Message("ages-develop", {"card": name, "cost": cost}), at(s, HAND, seat, card))
    if KIND[card] == TACTIC:
        return Option(code, Message("ages-tactic", {"card": name}), at(s, MILITARY_HAND[LEVEL[card]], seat, card))
    key = "ages-leader" if KIND[card] == LEADER else "ages-play"
    return Option(code, Message(key, {"card": name}), at(s, HAND, seat, card))


def political(s: State, q: Question, code: int) -> Option:
    """A political action."""
    seat = q.seat
    if code < ATTACK:
        return from_hand(s, seat, code, "ages-prepare", code - PLAY)
    if code < OFFER:
        card, rival = (code - ATTACK) // SEATS_PER_CARD + FIRST_AGGRESSION, (code - ATTACK) % SEATS_PER_CARD
        cost = attack_cost(s, card, rival)
        text = Message("ages-attack", {"card": card_name(card), "player": player(rival), "cost": cost})
        return Option(code, text, at(s, MILITARY_HAND[LEVEL[card]], seat, card))
    if code < CANCEL:
        offer = code - OFFER
        card, partner = offer // (SEATS_PER_CARD * SIDES) + FIRST_PACT, offer // SIDES % SEATS_PER_CARD
        name, to = card_name(card), player(partner)
        if SIDED[card]:
            text = Message("ages-offer-sided", {"card": name, "player": to, "side": side_name(offer % SIDES)})
        else:
            text = Message("ages-offer", {"card": name, "player": to})
        return Option(code, text, at(s, MILITARY_HAND[LEVEL[card]], seat, card))
    if code < LEAVE_LEADER:
        owner = code - CANCEL
        card = s.held(PACT_IN_PLAY, owner)[0]
        target = at(s, PACT_IN_PLAY, owner, card)
        return Option(code, Message("ages-cancel", {"card": card_name(card)}), target, loss=True)
    if code == LEAVE_LEADER:
        card = s.leader(seat)
        target = at(s, LEADER_IN_PLAY, seat, card)
        return Option(code, Message("ages-leave", {"card": card_name(card)}), target, loss=True)
    if code < RESIGN:
        return from_hand(s, seat, code, "ages-colonize", code - COLONIZE + FIRST_TERRITORY)
    return Option(code, Message("ages-resign"))


def from_hand(s: State, seat: int, code: int, key: str, card: int) -> Option:
    return Option(code, Message(key, {"card": card_name(card)}), at(s, MILITARY_HAND[LEVEL[card]], seat, card))


# Every message.


def messages() -> dict[str, Signature]:
    """Every id the game says with the names of its arguments."""
    card, cost = frozenset({"card"}), frozenset({"card", "cost"})
    ids = name_messages() | text_messages() | LINES | ask_messages() | LABELS
    ids |= {f"ages-pass-{kind}": NOTHING for kind in PASSES}
    ids |= {f"ages-yes-{kind}": NOTHING for kind in AGREED}
    for key in ("leader", "play", "tactic", "copy-tactic", "muster", "disband", "destroy", "prepare", "cancel"):
        ids[f"ages-{key}"] = card
    ids["ages-leave"] = ids["ages-colonize"] = card
    for key in ("develop", "revolt", "take", "build"):
        ids[f"ages-{key}"] = cost
    ids["ages-increase-population"] = frozenset({"cost"})
    ids["ages-upgrade"] = frozenset({"old", "new", "cost"})
    ids["ages-stage"] = frozenset({"count", "card", "cost"})
    ids["ages-attack"] = frozenset({"card", "player", "cost"})
    ids["ages-offer"] = frozenset({"card", "player"})
    ids["ages-offer-sided"] = frozenset({"card", "player", "side"})
    ids["ages-mix"] = frozenset({"food", "rest"})
    ids["ages-bid"] = frozenset({"count"})
    for key in ("gain-population", "take-arms", "resign", "title", "title.about", "option-first"):
        ids[f"ages-{key}"] = NOTHING
    return ids


def ask_messages() -> dict[str, Signature]:
    ids: dict[str, Signature] = {f"ages-ask-{kind}": NOTHING for kind in PLAIN}
    ids |= {f"ages-ask-{kind}": frozenset({"count"}) for kind in (*COUNTED, "discard-military")}
    ids |= {f"ages-ask-{kind}": frozenset({"player"}) for kind in ABOUT_PLAYER}
    ids["ages-ask-action"] = frozenset({"civil", "military"})
    ids["ages-ask-trade"] = frozenset({"due"})
    ids["ages-ask-build-free"] = frozenset({"card"})
    ids["ages-ask-plunder"] = ids["ages-ask-spoils"] = frozenset({"player", "count"})
    ids["ages-ask-defend"] = frozenset({"card", "player", "count"})
    ids["ages-ask-bid"] = ids["ages-ask-send"] = frozenset({"card", "bid"})
    ids["ages-ask-accept"] = frozenset({"card", "player"})
    ids["ages-ask-accept-sided"] = frozenset({"card", "player", "side"})
    return ids
