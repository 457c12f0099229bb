"""The position of the oracle and the moves of cards and tokens that every effect is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .oracle_facts import CHAOS, UNREST, cards, has_any, points, regions, table_of

SUPPLY = ("materials", "population", "progress", "goods")
NO_DYNASTY = ("CUL", "UTO")
NEVER_TURNED = ("ART", "POL", "TAI", "VIK")
TURNED = {"barbarian": "empire", "alien": "gone_native"}


class Undetermined(Exception):
    """The outcome hangs on a shuffle or on a choice of the human."""


class Collapsed(Exception):
    """The Unrest pile is empty and the game ends at once."""


def nothing() -> dict[str, int]:
    """Return an empty stock of resources."""
    return dict.fromkeys(SUPPLY, 0)


@dataclass
class Slot:
    """One slot of the market."""

    card: str | None = None
    unrest: int = 0
    tokens: dict[str, int] = field(default_factory=dict)

    def total(self) -> int:
        """Return the number of tokens on the card."""
        return sum(self.tokens.values())

    def value(self) -> int:
        """Return what the card is worth to the automaton here (c 7)."""
        assert self.card is not None
        return points(self.card) + self.tokens.get("progress", 0)


@dataclass
class You:
    """What the automaton can see and touch of the human."""

    resources: dict[str, int] = field(default_factory=nothing)
    hand: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    state: str = "barbarian"
    route_goods: dict[str, int] = field(default_factory=dict)


@dataclass
class Frame:
    """What one card under resolution remembers."""

    card: str | None
    placed: bool = False
    it: str | None = None
    spent: int = 0
    gained: int = 0
    acquired_progress: int = 0
    owner: str = "bot"


@dataclass
class Table:
    """A position; piles are listed with their bottom first, play and discard from the oldest card."""

    nation: str
    side: str
    edition: str
    die: int = 6
    level: str = "emperor"
    resources: dict[str, int] = field(default_factory=nothing)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    history: list[str] = field(default_factory=list)
    dynasty: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    state_tokens: dict[str, int] = field(default_factory=dict)
    merchant: bool = False
    unrest_after_shuffle: int = 0
    market: list[Slot] = field(default_factory=lambda: [Slot() for _ in range(5)])
    main: list[str] = field(default_factory=list)
    region: list[str] = field(default_factory=list)
    uncivilised: list[str] = field(default_factory=list)
    civilised: list[str] = field(default_factory=list)
    fame: list[str] = field(default_factory=list)
    exile: list[str] = field(default_factory=list)
    unrest_pile: int = 12
    chaos_pile: int = 0
    king_used: bool = False
    game_end: bool = False
    collapse: bool = False
    trade_routes: bool = False
    route_goods: dict[str, int] = field(default_factory=dict)
    journey: str | None = None
    journey_edition: str = "horizons"
    you: You = field(default_factory=You)
    you_accept: bool = False
    main_shuffled: bool = False
    trace: list[dict[str, Any]] = field(default_factory=list, compare=False)

    def gain(self, resource: str, number: int) -> None:
        """Give the automaton resources from the supply."""
        self.resources[resource] += number

    def gain_tokens(self, tokens: dict[str, int]) -> None:
        """Give the automaton the tokens of a market card."""
        for resource, number in tokens.items():
            self.gain(resource, number)

    def to_discard(self, code: str) -> None:
        """Put a card on the discard pile; the accession card turns the state card there (c 5)."""
        self.discard.append(code)
        card = cards()[code]
        if card["start"] != "accession" or card["nation"] != self.nation or self.nation in NEVER_TURNED:
            return
        turned = TURNED.get(self.side)
        if turned is not None and table_of(self.nation, turned, self.edition) is not None:
            self.side = turned

    def discard_top(self, number: int) -> None:
        """Discard as many of the top cards of the deck as there are (b 30)."""
        for _ in range(min(number, len(self.deck))):
            self.to_discard(self.deck.pop())

    def pop_dynasty(self) -> str:
        """Take the top card of the dynasty deck; the last one triggers the end (d 2)."""
        code = self.dynasty.pop()
        if not self.dynasty and self.nation not in NO_DYNASTY:
            self.game_end = True
        return code

    def pop_main(self) -> str:
        """Take the top card of the main deck; the last one triggers the end (d 4)."""
        if self.main_shuffled and len(self.main) > 1:
            raise Undetermined("a card of the shuffled main deck")
        code = self.main.pop()
        if not self.main:
            self.game_end = True
        return code

    def pop_unrest(self) -> str:
        """Take an Unrest from its pile."""
        self.unrest_pile -= 1
        return UNREST

    def check_collapse(self) -> None:
        """End the game when the Unrest pile is empty."""
        if self.unrest_pile <= 0:
            self.collapse = True
            raise Collapsed

    def take_unrest(self) -> None:
        """Give the automaton an Unrest on top of its deck."""
        self.deck.append(self.pop_unrest())
        self.check_collapse()

    def back_to_pile(self, code: str) -> None:
        """Return an Unrest or Chaos to its pile, rewarded at the highest level (e)."""
        if code == CHAOS:
            self.chaos_pile += 1
            return
        self.unrest_pile += 1
        if self.level == "supreme_ruler":
            self.gain("progress", 1)

    def own_regions(self) -> int:
        """Return how many regions the automaton has in play."""
        return sum(regions(code) for code in self.play)

    def latest(self, kinds: list[str]) -> str | None:
        """Return the most recently played fitting card that can leave play."""
        for code in reversed(self.play):
            if regions(code) and has_any(code, kinds):
                return code
        return None

    def abandonable(self, kinds: list[str]) -> int:
        """Return for how many cards of a kind the play area counts."""
        if kinds == ["region"]:
            return self.own_regions()
        return sum(bool(regions(code) and has_any(code, kinds)) for code in self.play)

    def abandon(self, number: int, kinds: list[str]) -> None:
        """Abandon the most recently played cards of a kind (b 27, D16)."""
        while number > 0:
            code = self.latest(kinds)
            if code is None:
                return
            self.play.remove(code)
            self.to_discard(code)
            number -= regions(code) if kinds == ["region"] else 1

    def best_discarded(self, kinds: list[str]) -> str | None:
        """Return the fitting discarded card worth most, then the one with the lowest code."""
        found = [code for code in self.discard if has_any(code, kinds)]
        return min(found, key=lambda code: (-points(code), code)) if found else None

    def leave_discard(self, code: str) -> str:
        """Take the latest copy of a card off the discard pile."""
        place = len(self.discard) - 1 - self.discard[::-1].index(code)
        return self.discard.pop(place)

    def discarded_unrest(self) -> str | None:
        """Return what the automaton returns from its discard pile."""
        return next((code for code in (UNREST, CHAOS) if code in self.discard), None)
