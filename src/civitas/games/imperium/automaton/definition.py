"""What an automaton is: its sheets, their sides, the rows of a side, and what is its nation's own.

The files of the tables enter them; the engine asks for the automaton at the table and knows none by name.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import BY_NUMBER, NO_PROGRAM
from civitas.games.imperium.numbers import NATIONS, WIDTH
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    AUTOMATON_SEAT,
    AUTOMATON_SHEET,
    AUTOMATON_SIDE,
    NATION,
    PROGRESS,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY
from civitas.kernel.text import Message

# The sheets there are: the publisher's of either edition, and those of ours for nations without one.
CLASSICS_LEGENDS: Final = "classics_legends"
HORIZONS: Final = "horizons"
HOUSE: Final = "house"
EDITIONS: Final = (CLASSICS_LEGENDS, HORIZONS, HOUSE)

NO_ROW: Final = -1
UNKNOWN: Final[list[int]] = []


class Row:
    """What is done with a card that fits, all of it one effect.

    `given`: the row is on no sheet, but every automaton has it. `harms`: whether any of it is an attack on the other
    player; `uproots`: the cards in play it makes the other abandon or recall.
    """

    def __init__(self, trigger: Message, kinds: list[Selector], nation_cards: bool, sentences: list[Message]) -> None:
        self.trigger = trigger
        self.kinds = kinds
        self.nation_cards = nation_cards
        self.text = sentences
        self.body: Step = Step()
        self.program: int = NO_PROGRAM
        self.given: bool = False
        self.harms: list[Step] = []
        self.uproots: list[Selector] = []

    def fits(self, s: State, card: int) -> bool:
        """A row without any kind of card fits every one."""
        if self.nation_cards:
            return BY_NUMBER[card].start == "nation"
        if not self.kinds:
            return True
        for kind in self.kinds:
            if kind.fits(s, card):
                return True
        return False

    def harms_now(self, s: State, f: Frame) -> bool:
        for harm in self.harms:
            if harm.able(s, f):
                return True
        return False


class Side:
    """One side of a state card: its state, its rows from the top, and what else is printed there.

    `closes`: slots are closed while it is up. `after_shuffle`: what is done after each shuffle of the discard pile.
    `end_of_clean_up`: what is done last in each clean-up. Both are like rows that fit no card.
    """

    def __init__(self, name: str, state: int, rows: list[Row]) -> None:
        self.name = name
        self.state = state
        self.rows = rows
        self.closes: bool = False
        self.after_shuffle: Row | None = None
        self.end_of_clean_up: Row | None = None
        self._fitting: list[list[int]] = [UNKNOWN] * WIDTH

    @property
    def after_shuffle_text(self) -> list[Message]:
        return [] if self.after_shuffle is None else self.after_shuffle.text

    @property
    def end_of_clean_up_text(self) -> list[Message]:
        return [] if self.end_of_clean_up is None else self.end_of_clean_up.text

    def forget(self) -> None:
        """The rows have been changed: which cards fit them is worked out again."""
        self._fitting = [UNKNOWN] * WIDTH

    def fitting(self, s: State, card: int) -> list[int]:
        """The rows a card fits, from the top; icons are those printed."""
        found = self._fitting[card]
        if found is UNKNOWN:
            found = [i for i, row in enumerate(self.rows) if row.fits(s, card)]
            self._fitting[card] = found
        return found


class Sheet:
    """All sides of a nation in one edition, the starting one first; and the rows of its journey, if it has one.

    `token_text`: what its clean-up lays on the market.
    """

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.sides: list[Side] = []
        self.journey: list[Row] = []
        self.token_text: list[Message] = []


class Automaton:
    """What is its nation's own.

    `token`: the resource and amount its clean-up lays on a market card. `turned_by_accession`: whether the accession
    card turns its state card. `has_dynasty`: whether it ever had a dynasty deck. `unrest_points`: what an Unrest
    scores at each level. `fast`: whether it takes part in the fast variant. `seasons`: whether its state card is turned
    over in each clean-up. `quests`: whether what lies apart are quests. `layout`: how its cards are laid out.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.number: int = NATIONS.index(code)
        self.sheets: list[Sheet] = []
        self.token: tuple[int, int] = (PROGRESS, 1)
        self.turned_by_accession: bool = True
        self.has_dynasty: bool = True
        self.unrest_points: list[int] = []
        self.fast: bool = True
        self.seasons: bool = False
        self.quests: bool = False
        self.accession: int = NOBODY
        self.layout: Layout = Layout()

    def editions(self) -> list[str]:
        """The newest first."""
        return [sheet.edition for sheet in self.sheets]


class Layout:
    """How the cards of a nation are dealt to its automaton, where that is not the usual way (imperium:automaton-setup).

    Cards go by their names. `out`: they leave the game. `aside`: they lie apart, shuffled, and under them those
    `aside_below`, the first at the bottom. `with_nation`: they are shuffled among the nation cards. `below`, `above`:
    development cards that come last and first whatever they are worth. `regions_above`: so do those that are regions,
    shuffled. `by_season`: the others lie alternately, a barbarian one at both ends.
    """

    def __init__(
        self,
        out: tuple[str, ...] = (),
        aside: tuple[str, ...] = (),
        aside_below: tuple[str, ...] = (),
        with_nation: tuple[str, ...] = (),
        below: tuple[str, ...] = (),
        above: tuple[str, ...] = (),
        regions_above: bool = False,
        by_season: bool = False,
    ) -> None:
        self.out = out
        self.aside = aside
        self.aside_below = aside_below
        self.with_nation = with_nation
        self.below = below
        self.above = above
        self.regions_above = regions_above
        self.by_season = by_season


# By the number of their nation; None for a nation without one.
AUTOMATA: Final[list[Automaton | None]] = [None] * len(NATIONS)


def has_automaton(nation: int) -> bool:
    return AUTOMATA[nation] is not None


def automaton_of(nation: int) -> Automaton:
    found = AUTOMATA[nation]
    assert found is not None
    return found


def at_table(s: State) -> Automaton:
    """The automaton of this game."""
    return automaton_of(s.counts[NATION + AUTOMATON_SEAT])


def sheet_of(s: State) -> Sheet:
    return at_table(s).sheets[s.counts[AUTOMATON_SHEET]]


def side_of(s: State) -> Side:
    """The side of its state card that is up."""
    return sheet_of(s).sides[s.counts[AUTOMATON_SIDE]]
