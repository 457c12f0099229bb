"""Why something cannot be done: the messages of refusals, and how they are put together."""

from __future__ import annotations

from typing import Final

from civitas.kernel.text import Message

NOTHING: Final[frozenset[str]] = frozenset()
CARD: Final = frozenset({"card"})
COUNT: Final = frozenset({"count"})
REFUSAL_MESSAGES: Final = {
    "ages-do-anything": NOTHING,
    "ages-do-take": CARD,
    "ages-do-play": CARD,
    "ages-do-build": CARD,
    "ages-do-stage": CARD,
    "ages-do-population": NOTHING,
    "ages-do-attack": frozenset({"card", "player"}),
    "ages-do-revolt": CARD,
    "ages-do-upgrade": frozenset({"old", "new"}),
    "ages-do-destroy": CARD,
    "ages-do-disband": CARD,
    "ages-do-copy": CARD,
    "ages-do-muster": CARD,
    "ages-do-resign": NOTHING,
    "ages-do-bid": COUNT,
    "ages-do-defend": NOTHING,
    "ages-do-stop": NOTHING,
    "ages-do-raze": CARD,
    "ages-do-spoil": CARD,
    "ages-do-ruin": CARD,
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
    "ages-why-tactic-in-use": NOTHING,
    "ages-why-all-civil": NOTHING,
    "ages-why-all-military": NOTHING,
    "ages-why-food-and-resources": frozenset({"food", "resources"}),
    "ages-why-blue-tokens": NOTHING,
    "ages-why-peace": NOTHING,
    "ages-why-too-strong": NOTHING,
    "ages-why-peaceful": NOTHING,
    "ages-why-last-round": NOTHING,
    "ages-why-immune": NOTHING,
    "ages-why-nothing-to-take": NOTHING,
    "ages-why-age-iv": NOTHING,
    "ages-why-force": COUNT,
    "ages-why-no-unit": NOTHING,
    "ages-why-defense": COUNT,
    "ages-why-below-bid": COUNT,
    "ages-why-budget": COUNT,
    "ages-why-level": COUNT,
    "ages-why-spoils": COUNT,
    "ages-why-too-new": NOTHING,
}
Reason = tuple[Message, str]


def why(name: str, rule: str) -> Reason:
    return Message(f"ages-why-{name}"), rule


def lacking(name: str, count: int, rule: str) -> Reason:
    return Message(f"ages-why-{name}", {"count": count}), rule
