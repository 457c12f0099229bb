"""Which messages Imperium says: prompts, options, names. The words are in the catalogues."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import NAMES, SUITS, TITLES
from civitas.games.imperium.deeds import slot_card
from civitas.games.imperium.definitions import BY_NUMBER
from civitas.games.imperium.market import EXILED, FROM_DECK, INSTEAD, SOUGHT, SOUGHT_KINDS, deck_of
from civitas.games.imperium.marks import marks, points, special
from civitas.games.imperium.means import MANY, SORT
from civitas.games.imperium.moving import PLACE
from civitas.games.imperium.playing import EXHAUST, PROFIT
from civitas.games.imperium.state import (
    ACQUIRED,
    BOOK,
    DEVELOPMENT,
    DISCARD,
    EXHAUSTED,
    EXILE,
    GARRISON,
    GARRISONED,
    HAND,
    HISTORY,
    LOOKED_AT,
    MAIN_DECK,
    PLAY,
    POWER,
    POWER_SUIT,
    READIED,
    RESOURCES,
    SLOTS,
    STATE_CARD,
    TOKENS_ON,
    UNGARRISONED,
    State,
)
from civitas.games.imperium.wordings import SAID, WORDINGS
from civitas.games.imperium.words.saying import (
    RESOURCE_NAMES,
    SUIT_NAMES,
    card_name as called,
    kind_of,
    resource_name,
    some,
)
from civitas.kernel.events import GAME_EVENTS, UNSEEN, Event
from civitas.kernel.node import NOBODY, PASS
from civitas.kernel.text import Message, Option, player

Signature = frozenset[str]
NOTHING: Final[Signature] = frozenset()

# Questions about cards of one's own: code = PLACE times the place among the zones, plus the card.
PICKS: Final = (
    *("discard", "abandon", "recall", "to-history", "on-deck", "to-hand", "return-unrest", "garrison", "exile"),
    *("revolt", "discard-any", "find", "play-card", "to-legends"),
)
# Questions whose codes are slots of the market.
SLOT_KINDS: Final = ("clean-up-token", "market-token", "exile-market", "swap-out", "take-tokens")
# Questions whose codes are cards, and the zone of the asked seat they lie in.
CARD_KINDS: Final = {
    "host": PLAY,
    "ready": PLAY,
    "treat": PLAY,
    "swap-nation": HAND,
    "take-fame": LOOKED_AT,
    "put-back-fame": LOOKED_AT,
    "discard-drawn": LOOKED_AT,
    "sink-nation": LOOKED_AT,
    "put-back-nation": LOOKED_AT,
}
TURNS: Final = {1: "activate", 2: "innovate", 3: "revolt"}
DRAWN_TO: Final = ("discard", "deck", "history")
ASKS: Final = (
    *PICKS,
    *("turn", "activate", "exile-market", "swap-out", "swap-in", "acquire", "break-through", "develop", "taker"),
    *("take-tokens", "declare", "tribute", "draw-up-to", "place-drawn", "their-card", "bottom", "order"),
    *("swap-market", "solstice"),
    *CARD_KINDS,
)
# Where a card can lie whose ability responds or is resolved: usually in play.
SPEAKING: Final = (PLAY, POWER, STATE_CARD, GARRISON, HAND, DISCARD, HISTORY)


def name_of(card: int) -> Message:
    return called(TITLES[NAMES[card]])


card_name = name_of


def card_text(card: int) -> list[Message]:
    """What a card does, one message for each of its abilities: first what it does when it is played."""
    abilities = sorted(BY_NUMBER[card].abilities, key=lambda ability: ability.kind != "play")
    return [*(ability.text for ability in abilities), *special(card)]


# Questions.


def prompt(s: State) -> Message:
    """What is being asked, in one message."""
    q = s.question
    assert q is not None
    match q.kind:
        case "may":
            return Message("imperium-ask-may", {"body": WORDINGS[q.args[0]]})
        case "respond":
            return Message("imperium-ask-respond", {"card": name_of(q.source), "body": WORDINGS[q.args[0]]})
        case "choose":
            return Message("imperium-ask-choose", {"card": name_of(q.source)})
        case "pay":
            return Message("imperium-ask-pay", {"what": priced(q.args)})
        case "pay-up-to":
            return Message("imperium-ask-pay-up-to", {"resource": resource_name(q.args[0])})
        case "clean-up-token" | "market-token":
            return Message(f"imperium-ask-{q.kind}", {"what": some(q.args[1], q.args[0])})
        case "give":
            return Message("imperium-ask-give", {"player": player(q.args[0])})
        case kind if kind in ASKS:
            return Message(f"imperium-ask-{kind}")
        case kind:
            raise LookupError(f"imperium: no prompt for a question of kind {kind!r}")


def priced(cost: tuple[int, ...]) -> Message:
    """A cost in resources."""
    parts = [some(amount, resource) for resource, amount in enumerate(cost[:RESOURCES]) if amount]
    text = parts[0] if parts else Message("imperium-free")
    for part in parts[1:]:
        text = Message("imperium-and", {"first": text, "second": part})
    return text


def describe(s: State, code: int) -> Option:
    """One option of the pending question."""
    q = s.question
    assert q is not None
    if code == PASS:
        return Option(code, Message(f"imperium-pass-{q.kind}" if q.kind in OWN_PASS else "imperium-pass"))
    if q.kind in PICKS:
        zones = q.args[1:] if len(q.args) > 1 else (HAND,)
        if q.kind == "discard" and zones[code // PLACE] == PLAY:
            return used(s, q.seat, code, code % PLACE)
        return picked(s, q.seat, zones, code)
    if q.kind in SLOT_KINDS:
        return slotted(s, code, code)
    if q.kind in CARD_KINDS:
        return Option(code, name_of(code), card_target(s, q.seat, CARD_KINDS[q.kind], code))
    match q.kind:
        case "turn":
            return Option(code, Message(f"imperium-turn-{TURNS[code]}"))
        case "activate" if code >= PROFIT:
            text = Message("imperium-profit", {"card": name_of(code - PROFIT)})
            return Option(code, text, card_target(s, q.seat, PLAY, code - PROFIT))
        case "activate" if code >= EXHAUST:
            return used(s, q.seat, code, code - EXHAUST)
        case "activate":
            text = Message("imperium-play", {"card": name_of(code)})
            return Option(code, text, card_target(s, q.seat, HAND, code))
        case "acquire" | "break-through":
            return gained(s, code)
        case "pay-up-to":
            return Option(code, some(code, q.args[0]) if code else Message("imperium-free"))
        case "swap-market":
            slot, card = code // PLACE, code % PLACE
            text = Message("imperium-swapped", {"card": name_of(card), "other": name_of(slot_card(s, slot))})
            return Option(code, text, f"slot:{slot}")
        case "swap-in":
            return Option(code, name_of(code), card_target(s, 0, EXILE, code))
        case "develop":
            return Option(code, name_of(code), card_target(s, q.seat, DEVELOPMENT, code))
        case "their-card" | "solstice":
            return Option(code, name_of(code), lying(s, code, s.turn_order(q.seat)))
        case "respond":
            return Option(code, Message("imperium-yes"), lying(s, q.source, [q.seat]))
        case "give":
            return picked(s, q.seat, q.args[1:], code)
        case "choose":
            return Option(code, WORDINGS[q.args[code]])
        case "pay":
            return Option(code, payment(q.args, code))
        case "taker":
            return Option(code, player(code), f"seat:{code}")
        case "declare":
            return Option(code, Message(f"imperium-suit-{SUIT_NAMES[code]}"))
        case "place-drawn":
            return Option(code, Message(f"imperium-drawn-to-{DRAWN_TO[code]}"))
        case "draw-up-to":
            return Option(code, Message("imperium-number", {"number": code}))
        case "order":
            return Option(code, name_of(q.args[code]), lying(s, q.args[code], [q.seat]))
        case _:
            return Option(code, Message("imperium-yes"))


OWN_PASS: Final = ("activate", "discard-any", "revolt", "may", "respond", "develop", "tribute", "bottom")


def card_target(s: State, seat: int, zone: int, card: int) -> str:
    return f"zone:{s.zone(zone, seat).spec.number}:{card}"


def lying(s: State, card: int, seats: list[int]) -> str:
    """The card where it lies: with the first of these seats that has it in play, else where its owner sees it."""
    for seat in seats:
        for zone in SPEAKING if len(seats) == 1 else SPEAKING[:3]:
            if s.peek(zone, seat).count(card):
                return card_target(s, seat, zone, card)
    return ""


def deck_target(s: State, suit: int) -> str:
    """The deck a card of this suit is taken from: the small one, or the main deck when that is empty."""
    deck = deck_of(suit)
    if deck == NOBODY or not s.peek(deck, 0).size():
        deck = MAIN_DECK
    return f"deck:{s.zone(deck, 0).spec.number}"


def picked(s: State, seat: int, zones: tuple[int, ...], code: int) -> Option:
    """A card of one's own, with where it lies if there are several places."""
    card, zone = code % PLACE, zones[code // PLACE]
    text = name_of(card)
    if len(zones) > 1:
        text = Message("imperium-picked", {"card": text, "zone": zone_name(BOOK.zone_kinds[zone].name)})
    return Option(code, text, card_target(s, seat, zone, card))


def used(s: State, seat: int, code: int, card: int) -> Option:
    """A card in play, or the power, to be exhausted."""
    zone = PLAY if s.zone(PLAY, seat).count(card) else POWER
    return Option(code, Message("imperium-use", {"card": name_of(card)}), card_target(s, seat, zone, card))


def gained(s: State, code: int) -> Option:
    """A card to acquire or break through for: of the market, of exile, or out of a deck."""
    if code >= FROM_DECK + SOUGHT:
        kind = kind_of(SOUGHT_KINDS[code - FROM_DECK - SOUGHT])
        return Option(code, Message("imperium-search-deck", {"kind": kind}), deck_target(s, NOBODY))
    if code >= FROM_DECK:
        suit = Message(f"imperium-suit-{SUIT_NAMES[code - FROM_DECK]}")
        return Option(code, Message("imperium-from-deck", {"suit": suit}), deck_target(s, code - FROM_DECK))
    if code >= INSTEAD:
        text = Message("imperium-exiled-instead", {"card": name_of(code - INSTEAD)})
        return Option(code, text, card_target(s, 0, EXILE, code - INSTEAD))
    if code >= EXILED:
        return Option(code, name_of(code - EXILED), card_target(s, 0, EXILE, code - EXILED))
    return slotted(s, code, code)


def zone_name(name: str) -> Message:
    return Message(f"imperium-zone-{name.replace(' ', '-')}")


def slotted(s: State, code: int, slot: int) -> Option:
    assert 0 <= slot < SLOTS
    return Option(code, name_of(slot_card(s, slot)), f"slot:{slot}")


def payment(cost: tuple[int, ...], code: int) -> Message:
    """What is given in this way of paying."""
    a, b = code & MANY, code >> SORT & MANY
    c, d = code >> 2 * SORT & MANY, code >> 3 * SORT & MANY
    given = (max(0, cost[0] - 2 * (c + d)), cost[1] - a - b, cost[2] + a + c, cost[3] + b + d)
    return priced(given)


# The log.

MOVES: Final = {
    ("hand", "play area"): "imperium-log-play",
    ("hand", "being played"): "imperium-log-play",
    ("discard pile", "play area"): "imperium-log-play",
    ("discard pile", "being played"): "imperium-log-play",
    ("draw deck", "hand"): "imperium-log-draw",
    ("market", "hand"): "imperium-log-gain-card",
    ("market", "discard pile"): "imperium-log-gain-card",
    ("exile", "hand"): "imperium-log-gain-card",
    ("exile", "discard pile"): "imperium-log-gain-card",
    ("revealed", "hand"): "imperium-log-gain-card",
    ("region deck", "hand"): "imperium-log-gain-card",
    ("uncivilised deck", "hand"): "imperium-log-gain-card",
    ("civilised deck", "hand"): "imperium-log-gain-card",
    ("fame deck", "hand"): "imperium-log-gain-card",
    ("looked at", "hand"): "imperium-log-gain-card",
    ("fame deck", "looked at"): "imperium-log-look-at-fame",
    ("nation deck", "looked at"): "imperium-log-look-at-nation",
    ("main deck", "revealed"): "imperium-log-reveal",
    ("main deck", "market"): "imperium-log-refill",
    ("region deck", "market"): "imperium-log-refill",
    ("uncivilised deck", "market"): "imperium-log-refill",
    ("civilised deck", "market"): "imperium-log-refill",
    ("unrest under the market", "hand"): "imperium-log-take-unrest",
    ("unrest pile", "hand"): "imperium-log-take-unrest",
    ("hand", "unrest pile"): "imperium-log-return-unrest",
    ("discard pile", "unrest pile"): "imperium-log-return-unrest",
    ("being played", "unrest pile"): "imperium-log-return-unrest",
    ("garrisons", "unrest pile"): "imperium-log-return-unrest",
    ("unrest pile", "discard pile"): "imperium-log-take-unrest",
    ("chaos pile", "hand"): "imperium-log-take-unrest",
    ("chaos pile", "discard pile"): "imperium-log-take-unrest",
    ("hand", "chaos pile"): "imperium-log-return-unrest",
    ("discard pile", "chaos pile"): "imperium-log-return-unrest",
    ("being played", "chaos pile"): "imperium-log-return-unrest",
    ("garrisons", "chaos pile"): "imperium-log-return-unrest",
    ("play area", "discard pile"): "imperium-log-abandon",
    ("play area", "hand"): "imperium-log-recall",
    ("hand", "discard pile"): "imperium-log-discard",
    ("garrisons", "discard pile"): "imperium-log-discard",
    ("hand", "garrisons"): "imperium-log-garrison",
    ("being played", "garrisons"): "imperium-log-garrison",
    ("garrisons", "legends"): "imperium-log-legends",
    ("hand", "history"): "imperium-log-history",
    ("discard pile", "history"): "imperium-log-history",
    ("play area", "history"): "imperium-log-history",
    ("being played", "history"): "imperium-log-history",
    ("draw deck", "history"): "imperium-log-history",
    ("garrisons", "history"): "imperium-log-history",
    ("development area", "discard pile"): "imperium-log-develop",
    ("nation deck", "discard pile"): "imperium-log-nation",
    ("accession", "discard pile"): "imperium-log-accession",
    ("market", "exile"): "imperium-log-exile",
    ("other side of the state card", "state card"): "imperium-log-flip-state",
}
SHUFFLED: Final = {("discard pile", "draw deck"): "imperium-log-reshuffle"}
QUIET: Final = frozenset(
    counter.name
    for counter in BOOK.counters
    if counter.name not in ("materials", "population", "progress", "goods", "round")
)
QUIET_MOVES: Final = frozenset(
    {
        ("being played", "discard pile"),
        ("unrest pile", "unrest under the market"),
        ("unrest under the market", "unrest pile"),
        ("looked at", "fame deck"),
        ("looked at", "nation deck"),
        ("revealed", "main deck"),
        ("state card", "other side of the state card"),
    }
)


def committed_name(code: int) -> Message:
    return name_of(code)


def event_line(_s: State, event: Event) -> Message | None:
    """The log line of an event of this game; most say no more than the moves of cards and tokens do."""
    if event.kind < GAME_EVENTS:
        return None
    name = BOOK.event_name(event.kind)
    if name in ("scoring triggered", "collapse"):
        return Message(f"imperium-log-{name.replace(' ', '-')}")
    if name == "exhausted":
        return Message("imperium-log-exhausted", {"player": player(event.seat), "card": name_of(event.args[0])})
    return None


def event_targets(s: State, event: Event) -> list[str]:
    """The cards an event of this game speaks of, where they lay when it happened."""
    if event.kind < GAME_EVENTS or not event.args or event.args[0] == UNSEEN:
        return []
    card = event.args[0]
    if event.kind in (EXHAUSTED, READIED, TOKENS_ON):
        return [card_target(s, event.seat, POWER if SUITS[card] & POWER_SUIT else PLAY, card)]
    if event.kind == GARRISONED:
        return [card_target(s, event.seat, GARRISON, card), card_target(s, event.seat, PLAY, event.args[1])]
    if event.kind == UNGARRISONED:
        return [card_target(s, event.seat, PLAY, event.args[1])]
    if event.kind == ACQUIRED:
        return [card_target(s, event.seat, HAND, card)]
    return []


# Every message.


def messages() -> dict[str, Signature]:
    """Every id the game says with the names of its arguments."""
    for card in BY_NUMBER:
        marks(card)
        points(card)
        special(card)
    ids: dict[str, Signature] = dict(SAID)
    for title in TITLES:
        ids[called(title).id] = NOTHING
    for kind in ASKS:
        ids[f"imperium-ask-{kind}"] = NOTHING
    ids["imperium-ask-may"] = frozenset({"body"})
    ids["imperium-ask-respond"] = frozenset({"card", "body"})
    ids["imperium-ask-choose"] = frozenset({"card"})
    ids["imperium-ask-pay"] = frozenset({"what"})
    ids["imperium-ask-clean-up-token"] = ids["imperium-ask-market-token"] = frozenset({"what"})
    ids["imperium-ask-give"] = frozenset({"player"})
    ids["imperium-ask-pay-up-to"] = frozenset({"resource"})
    ids["imperium-pass"] = ids["imperium-yes"] = ids["imperium-free"] = NOTHING
    for kind in OWN_PASS:
        ids[f"imperium-pass-{kind}"] = NOTHING
    for turn in TURNS.values():
        ids[f"imperium-turn-{turn}"] = NOTHING
    for key in ("use", "play", "profit", "exiled-instead"):
        ids[f"imperium-{key}"] = frozenset({"card"})
    ids["imperium-swapped"] = frozenset({"card", "other"})
    ids["imperium-search-deck"] = frozenset({"kind"})
    ids["imperium-from-deck"] = frozenset({"suit"})
    ids["imperium-picked"] = frozenset({"card", "zone"})
    ids["imperium-number"] = frozenset({"number"})
    ids["imperium-and"] = frozenset({"first", "second"})
    for suit in SUIT_NAMES.values():
        ids[f"imperium-suit-{suit}"] = NOTHING
    for resource in RESOURCE_NAMES:
        ids[f"imperium-{resource}"] = ids[f"imperium-counter-{resource}"] = NOTHING
        ids[f"imperium-some-{resource}"] = frozenset({"amount"})
    for to in DRAWN_TO:
        ids[f"imperium-drawn-to-{to}"] = NOTHING
    return ids | log_messages() | table_messages() | web_messages()


def log_messages() -> dict[str, Signature]:
    ids: dict[str, Signature] = dict.fromkeys((*MOVES.values(), *SHUFFLED.values()), frozenset({"player", "cards"}))
    for key in ("exile", "reveal", "refill"):
        ids[f"imperium-log-{key}"] = frozenset({"cards"})
    ids["imperium-log-scoring-triggered"] = ids["imperium-log-collapse"] = NOTHING
    ids["imperium-log-exhausted"] = frozenset({"player", "card"})
    return ids


def table_messages() -> dict[str, Signature]:
    """What the terminal table and the lists of games say besides."""
    ids: dict[str, Signature] = {"imperium-title": NOTHING, "imperium-title.about": NOTHING}
    for option in ("nation1", "nation2", "nation3", "nation4", "side1", "side2", "side3", "side4"):
        ids[f"imperium-option-{option}"] = NOTHING
    for option in ("common", "replacements", "first"):
        ids[f"imperium-option-{option}"] = NOTHING
    for zone in BOOK.zone_kinds:
        ids[zone_name(zone.name).id] = NOTHING
    ids["imperium-counter-round"] = NOTHING
    for doing in ("activate", "innovate", "revolt", "clean-up", "solstice"):
        ids[f"imperium-table-doing-{doing}"] = NOTHING
    for label in ("collapse", "market", "exhausted", "hand", "in-play", "own-area", "development", "power"):
        ids[f"imperium-table-{label}"] = NOTHING
    ids["imperium-table-round"] = ids["imperium-table-scoring"] = frozenset({"round"})
    ids["imperium-table-unrest"] = frozenset({"amount"})
    ids["imperium-table-actions"] = ids["imperium-table-exhausts"] = frozenset({"amount"})
    ids["imperium-table-nation"] = frozenset({"nation", "side"})
    ids["imperium-table-side"] = frozenset({"side"})
    ids["imperium-table-size"] = frozenset({"zone", "size"})
    ids["imperium-table-nation-deck"] = frozenset({"size"})
    ids["imperium-table-under"] = frozenset({"cards"})
    ids["imperium-table-list"] = frozenset({"what", "cards"})
    ids["imperium-table-develop"] = frozenset({"card", "cost"})
    return ids


# What the table in the browser says of its own, by the arguments it takes.
WEB: Final[dict[str, tuple[str, ...]]] = {
    "": (
        *("collapsed", "decks", "empty-slot", "hand", "own-area", "own-piles", "none-in-play", "means", "actions"),
        *("exhaust-tokens", "token-on-it", "king-resolved", "winner", "to-answer", "nation-card", "develop-cost"),
        *("exhausted", "picked", "usable", "why-not"),
    ),
    "round": ("round", "last-round"),
    "name": ("on-turn", "piles-of", "fold"),
    "count": ("collapse-near", "unrest-beneath"),
    "points": ("score",),
    "card": ("copy",),
    "cards": ("under",),
}


def web_messages() -> dict[str, Signature]:
    return {f"imperium-web-{key}": frozenset({arg} if arg else ()) for arg, keys in WEB.items() for key in keys}
