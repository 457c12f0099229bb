"""Which messages the proving game says: prompts, options, cards, log lines. The words are in the catalogues."""

from __future__ import annotations

from typing import Final

from civitas.games.proving.actions import BUY
from civitas.games.proving.state import (
    BOOK,
    BOUGHT,
    DISCARD,
    GAIN,
    HAND,
    HELD,
    NAME,
    PAY as PAID,
    PLAYED,
    RESHUFFLE,
    State,
)
from civitas.kernel.book import Listener
from civitas.kernel.events import GAME_EVENTS, Event
from civitas.kernel.frame import ENTRY
from civitas.kernel.node import PASS
from civitas.kernel.picks import Pay
from civitas.kernel.text import Message, Option, player

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
# Events that are about a card.
TO_CARDS: Final = (GAIN, BOUGHT, PLAYED)
# What passing means, by the kind of question; elsewhere it is to pick nothing (more).
PASSES: Final = {
    "turn": "proving-pass-turn",
    "may": "proving-pass-no",
    "show": "proving-pass-no",
    "discard-top": "proving-pass-no",
    "place-gained": "proving-pass-leave",
}

# Moves from one kind of zone to another that have a log line of their own.
MOVES: Final = {
    ("hand", "play"): "proving-log-play",
    ("play", "built"): "proving-log-build",
    ("supply", "discard"): "proving-log-take",
    ("supply", "hand"): "proving-log-take-to-hand",
    ("supply", "deck"): "proving-log-take-onto-deck",
    ("deck", "hand"): "proving-log-draw",
    ("deck", "held"): "proving-log-hold",
    ("deck", "discard"): "proving-log-discard-top",
    ("held", "hand"): "proving-log-keep",
    ("held", "discard"): "proving-log-discard",
    ("hand", "discard"): "proving-log-discard",
    ("hand", "trash"): "proving-log-trash",
    ("discard", "trash"): "proving-log-trash",
    ("hand", "deck"): "proving-log-put-back",
    ("discard", "deck"): "proving-log-into-deck",
    ("discard", "play"): "proving-log-leave-out",
    ("hand", "held"): "proving-log-pass",
}
# Moves that end in a shuffle, told in one line.
SHUFFLED: Final = {("discard", "deck"): "proving-log-shuffle"}
# What goes with every step of a turn: the table shows it, the log leaves it out.
QUIET: Final = frozenset({"actions", "buys", "coins", "round"})
QUIET_MOVES: Final = frozenset({("play", "discard")})


def card_name(card: int) -> Message:
    return Message(f"proving-card-{NAME[card]}")


def card_text(card: int) -> Message:
    """What the card does."""
    return Message(f"proving-card-{NAME[card]}.text")


def committed_name(code: int) -> Message:
    """What a seat had committed to: only the masque asks for it, and for a card."""
    return card_name(code)


def event_line(_s: State, event: Event) -> Message | None:
    """The log line of an event of this game; None for the kernel's own events."""
    if event.kind < GAME_EVENTS:
        return None
    args: dict[str, int | str | Message] = {"player": player(event.seat)}
    if event.kind == PAID:
        args["amount"] = event.args[0]
    elif event.kind != RESHUFFLE:
        args["card"] = card_name(event.args[0])
    return Message(f"proving-log-{BOOK.event_name(event.kind)}", args)


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
            return Message(f"proving-ask-{q.kind}", {"player": player(q.args[0])})
        case kind:
            raise LookupError(f"proving: no prompt for a question of kind {kind!r}")


def means(s: State) -> str:
    """The means of payment an Pay node asks about."""
    node = s.asker()
    assert isinstance(node, Pay)
    return node.ways[s.top.xs[0]].name


def describe(s: State, code: int) -> Option:
    q = s.question
    assert q is not None
    if code == PASS:
        return Option(code, Message(PASSES.get(q.kind, "proving-pass-none")))
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
            return Option(code, response(s, code))
        case "pay":
            return Option(code, Message("proving-amount", {"amount": code}))
        case "place-gained":
            return Option(code, Message("proving-onto-deck" if code == 0 else "proving-into-trash"))
        case _:
            return Option(code, Message("proving-yes"))


def response(s: State, place: int) -> Message:
    """A response that waits for its turn: the card that gives it, and the card it responds to if it is to one."""
    program, _, source, _, about, _ = s.top.xs[place * ENTRY : (place + 1) * ENTRY]
    for hook in BOOK.hooks:
        if isinstance(hook, Listener) and hook.program == program and hook.topic in TO_CARDS:
            return Message("proving-response", {"card": card_name(source), "about": card_name(about)})
    return card_name(source)


def messages() -> dict[str, frozenset[str]]:
    """Every id above with the names of its arguments."""
    ids: dict[str, frozenset[str]] = {}
    for kind in ("turn", "discard", "trash", "put-back", "pay-card", "pass-card", "keep", "copy", "order"):
        ids[f"proving-ask-{kind}"] = NONE
    ids["proving-ask-gain"] = frozenset({"limit"})
    ids["proving-ask-pay"] = frozenset({"due", "means"})
    ids["proving-ask-may"] = ids["proving-ask-place-gained"] = frozenset({"card"})
    ids["proving-ask-show"] = frozenset({"card", "attack"})
    ids["proving-ask-leave-out"] = ids["proving-ask-discard-top"] = frozenset({"player"})
    for way in WAYS:
        ids[f"proving-{way}"] = NONE
    for name in ("pass-turn", "pass-no", "pass-leave", "pass-none", "onto-deck", "into-trash", "yes"):
        ids[f"proving-{name}"] = NONE
    ids["proving-buy"] = frozenset({"card", "cost"})
    ids["proving-play"] = frozenset({"card"})
    ids["proving-response"] = frozenset({"card", "about"})
    ids["proving-amount"] = frozenset({"amount"})
    for name in NAME:
        ids[f"proving-card-{name}"] = ids[f"proving-card-{name}.text"] = NONE
    for id_ in (*MOVES.values(), *SHUFFLED.values()):
        ids[id_] = frozenset({"player", "cards"})
    ids["proving-log-pass"] = frozenset({"player", "other", "cards"})
    for event in BOOK.events:
        ids[f"proving-log-{event}"] = frozenset({"player", "card"})
    ids["proving-log-pay"] = frozenset({"player", "amount"})
    ids["proving-log-reshuffle"] = frozenset({"player"})
    return ids | table_messages()


def table_messages() -> dict[str, frozenset[str]]:
    """What the terminal table and the lists of games say besides."""
    ids = {"proving-title": NONE, "proving-title.about": NONE, "proving-table-round": frozenset({"round", "rounds"})}
    for option in ("market", "rounds", "kingdom"):
        ids[f"proving-option-{option}"] = NONE
    for zone in BOOK.zone_kinds:
        ids[f"proving-zone-{zone.name}"] = NONE
    for counter in BOOK.counters:
        ids[f"proving-counter-{counter.name}"] = NONE
    for label in ("pile", "empty", "cost"):
        ids[f"proving-table-{label}"] = NONE
    ids["proving-table-on-top"] = frozenset({"card"})
    ids["proving-some"] = frozenset({"count", "card"})
    return ids
