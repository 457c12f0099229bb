"""What the tests of cards share: positions made for one card, and what is read off them."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.imperium.cards import SUITS, icons_on
from civitas.games.imperium.names import SUIT_NAMES
from civitas.games.imperium.scoring import breakdown
from civitas.games.imperium.state import ACTIONS, ICON_NAMES, SLOTS
from civitas.kernel.node import PASS
from games.imperium.scenario import ImperiumScenario, code_of, number

Set = Callable[[ImperiumScenario], object]

# A tributary, a region, a civilised and an uncivilised card, as they lie in the market; and a trade route.
FOUR_SUITS = ("1TRI2", "1REG9", "1CIV10", "1UNC3")
FIVE_SUITS = (*FOUR_SUITS, "3TRO8")

EVERY_NATION = (
    "imperium:carthaginians",
    "imperium:celts",
    "imperium:greeks",
    "imperium:macedonians",
    "imperium:persians",
    "imperium:romans",
    "imperium:scythians",
    "imperium:vikings",
)


def barbarian(*hand: str, seats: int = 2) -> ImperiumScenario:
    """Seat 0 is barbarian and has these cards in hand."""
    return ImperiumScenario(seats).hand(0, *hand)


def empire(*hand: str, seats: int = 2) -> ImperiumScenario:
    return barbarian(*hand, seats=seats).in_state(0, "empire")


def in_play(*codes: str) -> ImperiumScenario:
    """Seat 0 has these cards in play."""
    return ImperiumScenario().in_play(0, *codes)


def four_suits(game: ImperiumScenario) -> ImperiumScenario:
    """A card of each suit but routes lies in the market."""
    return game.in_market(*FOUR_SUITS).unrest_left(9)


def five_suits(game: ImperiumScenario) -> ImperiumScenario:
    """A card of each suit lies in the market, at a table with Trade Routes."""
    return game.in_market(*FIVE_SUITS).trading().unrest_left(9)


def solstice(game: ImperiumScenario, *hand: str, deck: tuple[str, ...] = ()) -> ImperiumScenario:
    """Both players take a turn in which nothing is done; seat 0 then has these cards in hand for the solstice."""
    game.turn().done()
    return game.hand(0, *hand).deck(0, *deck).turn().done()


def filled(game: ImperiumScenario, seat: int = 0) -> int:
    """The cards the seat has in hand after a clean-up with a deck full of cards."""
    game.deck(seat, *["1MAC19"] * 9).turn().done()
    return len(game.cards_in("hand", seat))


def worth(game: ImperiumScenario, code: str) -> int:
    """The points of a card of seat 0."""
    return {code_of(card): points for card, _, points in breakdown(game.state, 0)}.get(code, 0)


def icons(game: ImperiumScenario, code: str) -> dict[str, int]:
    shown = {name: icons_on(game.state, number(code), icon) for icon, name in enumerate(ICON_NAMES)}
    return {name: count for name, count in shown.items() if count}


def suits(code: str) -> list[str]:
    return [name for suit, name in SUIT_NAMES.items() if SUITS[number(code)] & suit]


def slots(game: ImperiumScenario) -> list[int]:
    """The slots of the market among the answers to the question."""
    return [code for code in game.state.options if 0 <= code < SLOTS]


def offered(game: ImperiumScenario) -> list[str]:
    """The cards among the answers to a question whose answers are cards."""
    return sorted(code_of(code) for code in game.state.options if code != PASS)


def hand(game: ImperiumScenario, seat: int = 0) -> list[str]:
    return sorted(game.cards_in("hand", seat))


def actions(game: ImperiumScenario) -> int:
    return game.state.get(ACTIONS)


def supply(**amounts: int) -> dict[str, int]:
    """Resources: these, and nothing else."""
    return {"materials": 0, "population": 0, "progress": 0, "goods": 0} | amounts
