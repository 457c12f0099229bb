"""What the browser's table knows of Through the Ages before any game: cards, boards and its own words, in messages."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.ages.box import BOARD, CARDS, KINDS, Card, Kind
from civitas.games.ages.cardtext import card_text, slug
from civitas.games.ages.names import Signature, age_name, card_name
from civitas.games.ages.state import AGES
from civitas.kernel.text import Message

# What the table says of its own, by the arguments it takes.
WEB: Final[dict[tuple[str, ...], str]] = {
    (): "row empty-space usable why-not picked none standings winner to-answer starts resigned own-board back culture "
    "science food resources strength happiness discontented uprising block-land block-city block-arms government "
    "leader special wonders ruins colonies leader-under unfinished tactic exclusive common against civil-hand "
    "military-hand no-civil-cards just-taken set-aside affairs current-events future-events common-tactics known wars "
    "pacts auction no-bid out force bid send attack offer order event",
    ("age",): "age",
    ("round",): "round last-round",
    ("name",): "on-turn board-of deciding",
    ("count",): "civil-deck military-deck costs-civil take-cost costs-science costs-revolution costs-resources "
    "costs-military per-turn consumed corrupted colonizing arms yellow-bank blue-bank unused population-cost "
    "urban-limit workers stored build-cost past-events highest-bid bids "
    "space-cost surcharge discount after",
    ("costs",): "stages stages-left",
    ("age", "kind"): "kind-of-age",
    ("count", "unused"): "discontent",
    ("all", "left"): "civil-actions military-actions",
    ("count", "have"): "faces-needed",
    ("all", "built"): "stages-built",
    ("other", "own"): "duel",
    ("age", "count"): "military-cards of-age",
    ("count", "limit"): "hand-size",
    ("attacker", "rival"): "war-on",
    ("owner", "partner"): "pact-even offers-even",
    ("owner", "partner", "side"): "pact-sided offers-sided",
    ("cards", "force"): "could-send",
    ("count", "name"): "missing",
}


def facts() -> dict[str, Any]:
    """The game's unchanging document: every card by its number, the names of kinds, the tables of the boards."""
    return {
        "cards": {str(card.number): card_facts(card) for card in CARDS},
        "kinds": {kind: said(kind_name(kind)) for kind in KINDS},
        "ages": [age_name(age) for age in range(AGES + 1)],
        "board": {
            "populationCost": BOARD.population_cost,
            "consumption": BOARD.consumption,
            "happyRequired": BOARD.happy_required,
            "corruption": BOARD.corruption,
            "blueTokens": BOARD.blue_tokens,
            "rowCosts": BOARD.row_costs,
        },
    }


def card_facts(card: Card) -> dict[str, Any]:
    """What is printed on a card; what it does not have is left out."""
    name = card_name(card.number)
    title = name.args.get("card")
    entries: dict[str, Any] = {
        "name": said(name),
        "title": said(title) if isinstance(title, Message) else None,
        "kind": card.kind,
        "level": card.level,
        "science": card.science,
        "revolution": card.revolution or None,
        "cost": card.cost or None,
        "stages": card.stages or None,
        "militaryCost": card.military_cost or None,
        "army": card.army if any(card.army) else None,
        "tactical": (card.strength, card.obsolete) if card.kind == "tactic" else None,
        "sided": card.sided or None,
        "symbols": card.symbols or None,
        "text": [said(line) for line in card_text(card.number)],
    }
    return {key: value for key, value in entries.items() if value is not None}


def said(message: Message) -> dict[str, Any]:
    """A message without arguments it does not have."""
    if not message.args:
        return {"id": message.id}
    args = {name: said(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    return {"id": message.id, "args": args}


def kind_name(kind: Kind) -> Message:
    return Message(f"ages-web-kind-{slug(kind)}")


def web_messages() -> dict[str, Signature]:
    """Every id the table says, with the names of its arguments."""
    ids = {f"ages-web-{key}": frozenset(args) for args, keys in WEB.items() for key in keys.split()}
    return ids | {kind_name(kind).id: frozenset() for kind in KINDS}
