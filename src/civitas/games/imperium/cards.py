"""The tables of all cards, by number: filled by the definitions, read by the rules."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.numbers import WIDTH, number
from civitas.games.imperium.state import ICONS, POWER_SUIT, UNREST_SUIT, State
from civitas.games.imperium.step import NO_EFFECT, NO_STEPS, Ability, Effect, Step
from civitas.kernel.text import Message

NO_PROGRAM: Final = -1

# What is printed on common cards that not every game uses (imperium:trade-routes).
NO_MARKER: Final = 0
RUTHLESS_CARD: Final = 1  # only without Trade Routes
TRADE_FRIENDLY: Final = 2  # only with them

NO_NAME: Final = -1

SUITS: Final[list[int]] = [0] * WIDTH
TWICE: Final[list[int]] = [0] * WIDTH  # the suits a card shows twice: it counts as two cards of them
BANNER: Final[list[int]] = [0] * WIDTH
PRINTED_ICONS: Final[list[int]] = [0] * WIDTH
STATES: Final[list[int]] = [0] * WIDTH
FLAGS: Final[list[int]] = [0] * WIDTH
NAMES: Final[list[int]] = [NO_NAME] * WIDTH  # cards with one name have one number here
TITLES: Final[list[str]] = []
COSTS: Final[list[int]] = [0] * WIDTH  # of development, packed like icons
CODES: Final[list[str]] = [""] * WIDTH
PLAY_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
EXHAUST_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
SOLSTICE_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
END_OF_SOLSTICE_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
OTHERS_SOLSTICE_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
COMMERCE_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
PROFIT_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
# What happens when a double-faced card beside the power shows this face.
TURNED_UP_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
# What happens when a card is developed.
DEVELOPED_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH
# What developing a card costs besides resources.
ALSO_COSTS: Final[list[Step]] = [NO_STEPS] * WIDTH
ALSO_COSTS_OF: Final[list[int]] = [NO_PROGRAM] * WIDTH

# The pile an Unrest goes home to, by card; what has none cannot be returned (imperium:return-unrest).
NO_HOME: Final = -1
HOMES: Final[list[int]] = [NO_HOME] * WIDTH
# The cards with the suit of Unrest, and how often a card shows it.
UNREST_KINDS: Final[list[int]] = []
UNREST_SIGNS: Final[list[int]] = [0] * WIDTH

# How many different icons the cards garrisoned under it shall show, if it counts them.
ICONS_WANTED: Final[list[int]] = [0] * WIDTH

# How many cards can be garrisoned under it; 0 for any number.
ROOM: Final[list[int]] = [0] * WIDTH

SPARES: Final[list[int]] = [0] * WIDTH  # Unrest returned before scoring
STAGES: Final[list[int]] = [0] * WIDTH  # of a journey: how far on this face is

PACK: Final = 4  # bits for a count
MOST: Final = 15
PLAY_EFFECT: Final[list[Effect]] = [NO_EFFECT] * WIDTH
EXHAUST_EFFECT: Final[list[Effect]] = [NO_EFFECT] * WIDTH
PROFIT_EFFECT: Final[list[Effect]] = [NO_EFFECT] * WIDTH
# Cards named by a condition for playing this one: all must be in play, or in the history.
NEEDS_IN_PLAY: Final[list[tuple[int, ...]]] = [()] * WIDTH
NEEDS_IN_HISTORY: Final[list[tuple[int, ...]]] = [()] * WIDTH
# Cards that must be in play for developing this one.
DEVELOPS_BESIDE: Final[list[tuple[int, ...]]] = [()] * WIDTH
# Cards that must be in the history for developing this one.
DEVELOPS_AFTER: Final[list[tuple[int, ...]]] = [()] * WIDTH
# The card that, in play, makes playing this one a free play.
FREE_BESIDE: Final[list[int]] = [NO_NAME] * WIDTH
# The card that, in play, makes developing this one free.
FREE_WITH: Final[list[int]] = [NO_NAME] * WIDTH


def packed(counts: dict[int, int]) -> int:
    """Small counts by place, as one number."""
    total = 0
    for place, count in counts.items():
        total += count << PACK * place
    return total


def is_unrest(card: int) -> bool:
    return SUITS[card] & UNREST_SUIT != 0


def has_home(card: int) -> bool:
    """Whether it is an Unrest with a pile of its own: it is returned where other cards would be exiled."""
    return HOMES[card] != NO_HOME


def icons_on(s: State, card: int, icon: int) -> int:
    """How often the card has the icon now; icons treated as others are no longer there (imperium:treated-as)."""
    packed_icons = PRINTED_ICONS[s.as_copied(card) if s.copies else card]
    if s.treated:
        for i in range(0, len(s.treated), 2):
            if s.treated[i] == card:
                packed_icons = s.treated[i + 1]
    return packed_icons >> PACK * icon & MOST


def development_cost(card: int, resource: int) -> int:
    return COSTS[card] >> PACK * resource & MOST


def name_number(title: str) -> int:
    """One number for every name; cards of the same name share it."""
    if title not in TITLES:
        TITLES.append(title)
    return TITLES.index(title)


def different_icons(cards: list[int]) -> tuple[int, int]:
    """The suits other than Power and the icons of type that some cards show, as bits."""
    suits = 0
    icons = 0
    for card in cards:
        suits |= SUITS[card] & ~POWER_SUIT
        for icon in range(ICONS):
            if PRINTED_ICONS[card] >> PACK * icon & MOST:
                icons |= 1 << icon
    return suits, icons


class Card:
    """A card as it was written down, for set-up, texts and the index of cards."""

    def __init__(self, code: str, name: str, replaces: str) -> None:
        self.code = code
        self.number = number(code)
        self.name = name
        self.replaces = replaces
        self.start = "deck"
        self.players = 2
        self.marker = NO_MARKER
        self.resources: dict[int, int] = {}  # what a power gives at the start
        self.rules: list[str] = []
        self.stage_of = ""  # of what its face is a stage
        self.also_costs: Message | None = None
        self.abilities: list[Ability] = []

    @property
    def power_side(self) -> str:
        return self.code.rstrip("X")[-1] if SUITS[self.number] & POWER_SUIT else ""


CARDS: Final[dict[str, Card]] = {}
BY_NUMBER: Final[dict[int, Card]] = {}


def belonging(prefixes: tuple[str, ...], replacements: bool) -> list[Card]:
    """The cards whose codes begin so, printed or with the replacement cards of Horizons in their places."""
    own = [card for card in CARDS.values() if card.code.startswith(prefixes)]
    replaced = {card.replaces for card in own if card.replaces}
    if replacements:
        return [card for card in own if card.code not in replaced]
    return [card for card in own if not card.replaces]
