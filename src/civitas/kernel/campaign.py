"""What a game offers whose games can be played one after the other, as a campaign kept on one sheet.

The sheet is text that only the game reads; what a page shows of it is made anew from it each time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from civitas.kernel.origin import Options
from civitas.kernel.text import Message

CampaignState = Literal["going on", "won", "lost"]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]  # more than any game brings


class CampaignGame(Struct, frozen=True):
    """One game on the sheet: against whom and at which level, the points, and the card added or removed for it."""

    date: str
    opponent: Message
    level: Message
    score: Points
    automaton_score: Points
    won: bool
    added: Message | None
    removed: Message | None


class CampaignOpponent(Struct, frozen=True):
    """Whom the next game may be played against, or why it may not."""

    value: str
    name: Message
    notes: list[Message]
    why_not: Message | None


class CampaignChange(Struct, frozen=True):
    """A change of the starting deck that may be made for the game just won: `card` is its number, `code` its answer."""

    code: str
    added: bool
    card: int
    name: Message


class CampaignCard(Struct, frozen=True):
    """So many of a card in the starting deck of the next game; `added` by the campaign."""

    card: int
    name: Message
    count: int
    added: bool


class CampaignView(Struct, frozen=True):
    """A sheet as a page shows it.

    `settings`: those chosen at the beginning. `next_level` and `conditions` are of the next game, which can be begun
    unless a card is to be added or removed first: then `changes` are those to choose from.
    """

    player: str
    own: Message
    settings: dict[str, str]
    state: CampaignState
    wins: int
    wins_needed: int
    losses: int
    losses_allowed: int
    games: list[CampaignGame]
    next_level: Message | None
    conditions: list[Message]
    opponents: list[CampaignOpponent]
    changes: list[CampaignChange]
    deck: list[CampaignCard]


class Campaign(ABC):
    """The campaign of a game. What a sheet does not allow is refused with a CivitasError; sheets are never changed."""

    @property
    @abstractmethod
    def settings(self) -> Sequence[str]:
        """The settings of a table that are chosen at the beginning and hold for all games of a campaign."""

    @abstractmethod
    def begin(self, player: str, settings: Options) -> str:
        """The sheet of a new campaign; settings not given are as usual."""

    @abstractmethod
    def read(self, text: str) -> str:
        """The sheet in a text from elsewhere, checked; RecordError for one that is none or contradicts the rules."""

    @abstractmethod
    def show(self, sheet: str) -> CampaignView:
        """The sheet as a page shows it."""

    @abstractmethod
    def next_settings(self, sheet: str, opponent: str) -> Options:
        """The settings of the next game's table, against this opponent."""

    @abstractmethod
    def enter(self, sheet: str, state: Any, settings: Options, day: str, seed: str) -> str:
        """The sheet with its next game, which has ended in this state; `day` is its date, as in 2025-01-31.

        `settings` are those the game was played with, all of them settled; a state that went on from a saved one does
        not know them.
        """

    @abstractmethod
    def change(self, sheet: str, code: str) -> str:
        """The sheet after a change of the starting deck for the game just won."""
