"""Which messages the proving game says: prompts, options, cards. The words are in the catalogues."""

from __future__ import annotations

from civitas.games.proving.actions import BUY
from civitas.games.proving.state import DISCARD, HAND, HELD, NAME, State
from civitas.kernel.machine import PASS
from civitas.kernel.picks import Pay
from civitas.kernel.text import Message, Option

NONE: frozenset[str] = frozenset()

# Question kinds whose options are cards, and the zone of the asked seat they point at.
FROM_ZONE = {
    "discard": HAND,
    "trash": HAND,
    "put-back": HAND,
    "pay-card": HAND,
    "pass-card": HAND,
    "keep": HELD,
}
WAYS = ("coins", "favours", "cards")


def card_name(card: int) -> Message:
    return Message(f"proving-card-{NAME[card]}")


def zone_target(s: State, kind: int, seat: int, card: int) -> str:
    return f"zone:{s.zone(kind, seat).spec.number}:{card}"


def prompt(s: State) -> Message:
    """What is being asked, in one message."""
    q = s.question
    assert q is not None
    match q.kind:
        case "turn" | "discard" | "trash" | "put-back" | "pay-card" | "pass-card" | "keep" | "copy" | "order":
            return Message(f"proving-ask-{q.kind}")
        case "gain":
            return Message("proving-ask-gain", {"limit": q.args[0]})
        case "pay":
            return Message("proving-ask-pay", {"due": q.args[0], "means": Message(f"proving-{means(s)}")})
        case "may":
            return Message("proving-ask-may", {"card": card_name(q.source)})
        case "show":
            return Message("proving-ask-show", {"card": card_name(q.args[0]), "attack": card_name(q.args[1])})
        case "place-gained":
            return Message("proving-ask-place-gained", {"card": card_name(q.args[0])})
        case "leave-out" | "discard-top":
            return Message(f"proving-ask-{q.kind}", {"seat": q.args[0] + 1})
        case kind:
            raise LookupError(f"proving: no prompt for a question of kind {kind!r}")


def means(s: State) -> str:
    """The means of payment an Pay node asks about."""
    node = s.asker()
    assert isinstance(node, Pay)
    return node.ways[s.stack[-1].xs[0]].name


def describe(s: State, code: int) -> Option:
    q = s.question
    assert q is not None
    if code == PASS:
        return Option(code, Message("proving-pass-turn" if q.kind == "turn" else "proving-pass"))
    if q.kind in FROM_ZONE:
        return Option(code, card_name(code), zone_target(s, FROM_ZONE[q.kind], q.seat, code))
    match q.kind:
        case "turn" if code >= BUY:
            card = code - BUY
            args: dict[str, int | str | Message] = {"card": card_name(card), "cost": s.cost(q.seat, card)}
            return Option(code, Message("proving-buy", args), f"zone:0:{card}")
        case "turn":
            return Option(code, Message("proving-play", {"card": card_name(code)}), zone_target(s, HAND, q.seat, code))
        case "gain":
            return Option(code, card_name(code), f"zone:0:{code}")
        case "copy":
            return Option(code, card_name(code))
        case "leave-out":
            return Option(code, card_name(code), zone_target(s, DISCARD, q.args[0], code))
        case "order":
            return Option(code, card_name(q.args[code]))
        case "pay":
            return Option(code, Message("proving-amount", {"amount": code}))
        case "place-gained":
            return Option(code, Message("proving-onto-deck" if code == 0 else "proving-into-trash"))
        case _:
            return Option(code, Message("proving-yes"))


def messages() -> dict[str, frozenset[str]]:
    """Every id above with the names of its arguments."""
    ids: dict[str, frozenset[str]] = {}
    for kind in ("turn", "discard", "trash", "put-back", "pay-card", "pass-card", "keep", "copy", "order"):
        ids[f"proving-ask-{kind}"] = NONE
    ids["proving-ask-gain"] = frozenset({"limit"})
    ids["proving-ask-pay"] = frozenset({"due", "means"})
    ids["proving-ask-may"] = ids["proving-ask-place-gained"] = frozenset({"card"})
    ids["proving-ask-show"] = frozenset({"card", "attack"})
    ids["proving-ask-leave-out"] = ids["proving-ask-discard-top"] = frozenset({"seat"})
    for way in WAYS:
        ids[f"proving-{way}"] = NONE
    for name in ("pass-turn", "pass", "onto-deck", "into-trash", "yes"):
        ids[f"proving-{name}"] = NONE
    ids["proving-buy"] = frozenset({"card", "cost"})
    ids["proving-play"] = frozenset({"card"})
    ids["proving-amount"] = frozenset({"amount"})
    for name in NAME:
        ids[f"proving-card-{name}"] = NONE
    return ids
