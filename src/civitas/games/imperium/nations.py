"""What is a nation's own: its tokens, resources, state card, history, decks; and which nations and boxes there are.

The files of the content enter them; the engine asks for the nation of a seat and knows none by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from civitas.games.imperium.cards import NO_PROGRAM
from civitas.games.imperium.numbers import NATIONS, NATIONS_OF_BOX
from civitas.games.imperium.state import (
    BARBARIAN,
    HISTORY,
    MATERIALS,
    NATION,
    POPULATION,
    PROGRESS,
    TRADES,
    State,
)
from civitas.kernel.errors import LoadError

BOXES: Final = ("classics", "legends", "horizons")

# How hard a nation treats the others (imperium:nations).
PEACEFUL: Final = 1
PARTLY_PEACEFUL: Final = 2
AGGRESSIVE: Final = 3
RUTHLESS: Final = 4

# What the last card of the nation deck does when it is gained (imperium:accession).
FLIPS_THE_STATE: Final = 0
ENDS_THE_GAME: Final = 1
LEAVES_THE_STATE: Final = 2
EXHAUST_TOKENS: Final = 5  # of most nations
MOST_STARS: Final = 5

STARTING: Final = {MATERIALS: 3, POPULATION: 2, PROGRESS: 1}
NO_MORE: Final[Mapping[int, int]] = {}

NO_PILE: Final = -1

SetUp = Callable[[State, int], None]


class Nation:
    """Everything in which nations differ besides their cards.

    `stars`: how hard it is to play, `our_stars` where no book tells. `unrest_for_pile`: the Unrest it adds to the
    pile, by number of players. `state`: the side its state card begins with, or `state_card`, the printed code of
    one with effects of its own. `history`: the zone cards go to that go into its history. `sunken_pile`, `legends`:
    whether it has such a pile; the others discard what would go there. `clean_up_token`: the resource and how much
    of it a market card gets in the clean-up. `wins_collapse_without`: the pile with which, once it is empty, it
    wins a collapse. `set_up`: what else is done when its seat is set up.

    In the fast variant: `fast`: whether it takes part at all. `fast_deck_cards`: how many cards of its nation deck
    begin in its draw deck. `keeps_developments`: whether its accession card costs it no development card.
    `fast_set_up`: the program of what else it does before the first turn (imperium:fast).
    """

    def __init__(
        self,
        code: str,
        name: str,
        *,
        playable: bool = True,
        stars: int = 0,
        our_stars: bool = False,
        aggressiveness: int = PEACEFUL,
        exhaust_tokens: int = EXHAUST_TOKENS,
        resources: Mapping[int, int] = STARTING,
        unrest_in_deck: int = 2,
        unrest_in_nation_deck: int = 0,
        unrest_for_pile: Mapping[int, int] = NO_MORE,
        state: int = BARBARIAN,
        state_card: str = "",
        history: int = HISTORY,
        sunken_pile: bool = False,
        legends: bool = False,
        last_nation_card: int = FLIPS_THE_STATE,
        can_develop: bool = True,
        needs_trade_routes: bool = False,
        clean_up_token: tuple[int, int] = (PROGRESS, 1),
        wins_collapse_without: int = NO_PILE,
        set_up: SetUp | None = None,
        fast: bool = True,
        fast_deck_cards: int = 0,
        keeps_developments: bool = False,
    ) -> None:
        if code not in NATIONS:
            raise LoadError(f"imperium: {code!r} is the code of no nation.")
        self.code = code
        self.name = name
        self.number: int = NATIONS.index(code)
        self.box: int = next(i + 1 for i, codes in enumerate(NATIONS_OF_BOX) if code in codes)
        self.playable = playable
        self.stars = stars
        self.our_stars = our_stars
        self.aggressiveness = aggressiveness
        self.exhaust_tokens = exhaust_tokens
        self.resources = resources
        self.unrest_in_deck = unrest_in_deck
        self.unrest_in_nation_deck = unrest_in_nation_deck
        self.unrest_for_pile = unrest_for_pile
        self.state = state
        self.state_card = state_card
        self.history = history
        self.sunken_pile = sunken_pile
        self.legends = legends
        self.last_nation_card = last_nation_card
        self.can_develop = can_develop
        self.needs_trade_routes = needs_trade_routes
        self.clean_up_token = clean_up_token
        self.wins_collapse_without = wins_collapse_without
        self.set_up = set_up
        self.fast = fast
        self.fast_deck_cards = fast_deck_cards
        self.keeps_developments = keeps_developments
        self.fast_set_up: int = NO_PROGRAM


# By code, in the order of the boxes.
ENTERED: Final[dict[str, Nation]] = {}
# By number; of the nations without a file as though they had nothing of their own.
BY_NUMBER: Final[list[Nation]] = [Nation(code, code.lower(), playable=False) for code in NATIONS]
# The boxes whose common cards can be played with, by name.
COMMON: Final[dict[str, int]] = {}


def enter_nation(nation: Nation) -> None:
    """LoadError for a nation that is there already."""
    if nation.code in ENTERED:
        raise LoadError(f"imperium: the nation {nation.code} is defined twice.")
    ENTERED[nation.code] = nation
    BY_NUMBER[nation.number] = nation


def enter_common(name: str, playable: bool) -> None:
    """The common cards of a box."""
    if name not in BOXES:
        raise LoadError(f"imperium: there is no box {name!r}; the boxes are: {', '.join(BOXES)}.")
    if playable:
        COMMON[name] = BOXES.index(name) + 1


def playable_nations() -> list[Nation]:
    """In the order of their numbers, whatever order they were found in."""
    return [nation for nation in BY_NUMBER if nation.code in ENTERED and nation.playable]


def nation_of(s: State, seat: int) -> Nation:
    """The nation of a seat."""
    return BY_NUMBER[s.counts[NATION + seat]]


def exhaust_tokens(s: State, seat: int) -> int:
    """The exhaust tokens of the seat's state card: one more at a table with Trade Routes (imperium:trade-routes)."""
    return nation_of(s, seat).exhaust_tokens + s.counts[TRADES]


def is_playable(code: str) -> bool:
    """Whether the card of this code can come to a table: its nation, or its box, can be played."""
    group = code[1:4]
    if group in ENTERED:
        return ENTERED[group].playable
    return not code[0].isdigit() or int(code[0]) in COMMON.values()
