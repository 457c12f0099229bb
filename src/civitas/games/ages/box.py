"""What is in the box: every card and the boards, read from the data and checked (ages:setup)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from civitas.kernel.errors import LoadError

Kind = Literal[
    "farm",
    "mine",
    "lab",
    "temple",
    "library",
    "theater",
    "arena",
    "infantry",
    "cavalry",
    "artillery",
    "air",
    "government",
    "military_technology",
    "civil_technology",
    "colonization_technology",
    "construction_technology",
    "wonder",
    "leader",
    "action",
    "tactic",
    "aggression",
    "war",
    "pact",
    "bonus",
    "territory",
    "event",
]
Symbol = Literal[
    "science",
    "culture",
    "strength",
    "happy",
    "colonization",
    "civil_actions",
    "military_actions",
    "blue",
    "yellow",
    "food",
    "resources",
]
FILES: Final = ("workers", "technologies", "wonders", "leaders", "actions", "military", "territories", "events")
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """One operation of a one-shot card: whom it befalls, what happens, how much; `per` multiplies or scores."""

    who: str
    do: str
    amount: int = 0
    per: str = ""
    kinds: tuple[str, ...] = ()
    card: str = ""
    table: tuple[int, ...] = ()
    limit: int = 0


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One distinct card. Which fields a kind of card has, `check` says."""

    number: int
    id: str
    kind: Kind
    level: int
    copies: tuple[int, int, int] = (0, 0, 0)
    science: int | None = None
    revolution: int = 0
    cost: int = 0
    stages: tuple[int, ...] = ()
    urban_limit: int = 0
    discount: tuple[int, int, int, int] = (0, 0, 0, 0)
    stages_per_action: int = 1
    military_cost: int = 0
    army: tuple[int, int, int] = (0, 0, 0)
    strength: int = 0
    obsolete: int = 0
    defense: int = 0
    colonization: int = 0
    symbols: dict[Symbol, int] = {}
    attack: Literal["", "allowed", "forbidden", "ends_pact"] = ""
    sided: bool = False
    side_a: dict[str, int] = {}
    side_b: dict[str, int] = {}
    hooks: dict[str, int] = {}
    effects: tuple[Effect, ...] = ()
    effects_in_age_iv: tuple[Effect, ...] = ()
    scoring: bool = False


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The player board, the row and the table; rows are explained in the file."""

    starting_workers: tuple[tuple[str, int], ...]
    starting_government: str
    blue_tokens: int
    yellow_tokens: int
    unused_workers: int
    population_cost: tuple[int, ...]
    consumption: tuple[int, ...]
    happy_required: tuple[int, ...]
    corruption: tuple[int, ...]
    row_costs: tuple[int, ...]
    row_discards: tuple[int, int, int]
    first_turn_actions: tuple[int, ...]
    events_beyond_seats: int
    military_draw: int
    famine_culture: int
    resignation_culture: int
    yellow_lost_at_age_end: int
    most_happy: int
    copy_tactic_actions: int


def read(name: str) -> dict[str, object]:
    text = files("civitas.games.ages.data").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def load_cards() -> tuple[Card, ...]:
    """All cards by number, from 1 on without a gap; LoadError for one that is wrong."""
    try:
        cards = [card for name in FILES for card in msgspec.convert(read(name), Pack).card]
    except msgspec.ValidationError as error:
        raise LoadError(f"ages: a card cannot be read: {error}.") from None
    for place, card in enumerate(cards):
        check(card, place + 1)
    if len({card.id for card in cards}) != len(cards):
        raise LoadError("ages: two cards have the same id.")
    return tuple(cards)


def check(card: Card, number: int) -> None:
    """A card has its number and what its kind must have."""
    place = KINDS.index(card.kind)
    needs = {
        "number": card.number == number,
        "level": 0 <= card.level <= 3,
        "cost": (card.cost > 0) == (place <= KINDS.index("air")),
        "stages": bool(card.stages) == (card.kind == "wonder"),
        "urban_limit": (card.urban_limit > 0) == (card.kind == "government"),
        "military_cost": (card.military_cost > 0) == (card.kind in ("aggression", "war")),
        "army": (sum(card.army) > 0) == (card.kind == "tactic"),
        "defense": (card.defense > 0) == (card.kind == "bonus"),
        "attack": bool(card.attack) == (card.kind == "pact"),
        "effects": bool(card.effects) == (card.kind in ("action", "aggression", "war", "territory", "event")),
        "science": card.science is None or place <= KINDS.index("construction_technology"),
    }
    for field, held in needs.items():
        if not held:
            raise LoadError(f"ages: the card {card.id!r} (number {card.number}) has a wrong or missing {field!r}.")


CARDS: Final = load_cards()
NUMBERS: Final = {card.id: card.number for card in CARDS}
BOARD: Final = msgspec.convert(read("board"), Board)
