"""The tables of all cards, by number: filled by the definitions, read by the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from civitas.games.imperium.numbers import WIDTH
from civitas.games.imperium.state import HAND, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node
from civitas.kernel.zones import Sheaf

NO_PROGRAM: Final = -1
NO_NAME: Final = -1

SUITS: Final[list[int]] = [0] * WIDTH
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

SPARES: Final[list[int]] = [0] * WIDTH  # Unrest returned before scoring

ASKING: Final = -1  # the position of a frame that only asks whether an ability could be used

PACK: Final = 4  # bits for a count
MOST: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Node[State]):
    """One step of an effect.

    `able`: whether any of it could be done now. `veiled`: whether that depends on what others may not know, so that the
    seat must be asked even when it is not able (DESIGN 3.4.7). `says`: its number in the book of wordings.
    """

    veiled: bool = False
    says: int = -1

    def whole(self, s: State, f: Frame) -> bool:
        """Whether all of it could be done now, as a cost must be."""
        return self.able(s, f)

    def hides(self, s: State, f: Frame) -> bool:
        """Of a veiled step: whether there is anything hidden just now that it depends on."""
        return True


class Effect:
    """What an ability does, for the question whether it can be used: a condition, and the sentences."""

    def __init__(self, body: Step, costs: list[Step]) -> None:
        self.body = body
        self.costs = costs

    def usable(self, s: State, seat: int, card: int) -> bool:
        """Some of it can be resolved, and every cost that must be paid can be (imperium:interpreting 3, 7)."""
        f = Frame(0, seat, seat, card, 0, 0, None, pc=ASKING)
        for cost in self.costs:
            if not cost.whole(s, f):
                return False
        return self.body.able(s, f)


def in_zone(s: State, f: Frame, zone: int, seat: int) -> list[int]:
    """The cards of a zone an effect can mean, only to be read.

    A card that is only asked whether it could be played counts as played: it is not in hand.
    """
    place = s.peek(zone, seat)
    cards = place.held if isinstance(place, Sheaf) else place.cards()
    if f.pc == ASKING and zone == HAND and f.src in cards:
        cards = cards.copy()
        cards.remove(f.src)
    return cards


NO_STEPS: Final = Step()
NO_EFFECT: Final = Effect(NO_STEPS, [])
PLAY_EFFECT: Final[list[Effect]] = [NO_EFFECT] * WIDTH
EXHAUST_EFFECT: Final[list[Effect]] = [NO_EFFECT] * WIDTH
# Cards named by a condition for playing this one: all must be in play, or in the history.
NEEDS_IN_PLAY: Final[list[tuple[int, ...]]] = [()] * WIDTH
NEEDS_IN_HISTORY: Final[list[tuple[int, ...]]] = [()] * WIDTH
# The card that, in play, makes developing this one free.
FREE_WITH: Final[list[int]] = [NO_NAME] * WIDTH


def packed(counts: dict[int, int]) -> int:
    """Small counts by place, as one number."""
    total = 0
    for place, count in counts.items():
        total += count << PACK * place
    return total


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
