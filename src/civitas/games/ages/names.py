"""What things are called: cards, ages, kinds of goods, as messages."""

from __future__ import annotations

from collections import Counter
from typing import Final

from civitas.games.ages.box import CARDS
from civitas.games.ages.cards import FOOD
from civitas.games.ages.state import AGE_IV, AGE_NAMES
from civitas.kernel.text import Message

Signature = frozenset[str]
NOTHING: Final[Signature] = frozenset()


def base(card_id: str) -> str:
    """The id of a card without its age, as a message writes it."""
    return card_id.rpartition("_")[0].replace("_", "-")


BASES: Final = ("", *(base(card.id) for card in CARDS))
COUNT: Final = Counter(BASES)


def card_name(card: int) -> Message:
    """A card by its name, with its age where several ages have one of that name."""
    name = Message(f"ages-card-{BASES[card]}")
    if COUNT[BASES[card]] == 1:
        return name
    return Message("ages-card-of-age", {"card": name, "age": AGE_NAMES[CARDS[card - 1].level]})


def age_name(age: int) -> str:
    return "IV" if age == AGE_IV else AGE_NAMES[age]


def some(kind: int, count: int) -> Message:
    """So much food, or so many resources."""
    return Message("ages-some-food" if kind == FOOD else "ages-some-resources", {"count": count})


def side_name(side: int) -> str:
    return "AB"[side]


def name_messages() -> dict[str, Signature]:
    """Every id above with the names of its arguments."""
    ids: dict[str, Signature] = {f"ages-card-{name}": NOTHING for name in BASES if name}
    ids["ages-card-of-age"] = frozenset({"card", "age"})
    ids["ages-some-food"] = ids["ages-some-resources"] = frozenset({"count"})
    return ids
