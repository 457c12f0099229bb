"""Who the nations are: their code, their file, their box, how much Unrest they bring."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from civitas.games.imperium.definitions import CARDS, Card
from civitas.games.imperium.numbers import NATIONS


class Nation(NamedTuple):
    """`unrest`: Unrest in its draw deck, in its nation deck, and for the pile with 2, 3 and 4 players."""

    code: str
    name: str
    box: int
    unrest_in_deck: int = 2
    unrest_in_nation_deck: int = 0
    unrest_for_pile: tuple[int, int, int] = (0, 0, 0)


PLAYABLE: Final = {
    nation.code: nation
    for nation in (
        Nation("CAR", "carthaginians", 1),
        Nation("CEL", "celts", 1, 2, 1, (0, 2, 5)),
        Nation("GRE", "greeks", 1, 2, 1),
        Nation("MAC", "macedonians", 1, 3),
        Nation("PER", "persians", 1, 2, 1),
        Nation("ROM", "romans", 1, 2, 1),
        Nation("SCY", "scythians", 1, 3, 2),
        Nation("VIK", "vikings", 1, 1, 2, (0, 1, 2)),
    )
}


@cache
def deck_of(code: str, replacements: bool) -> list[Card]:
    """The cards of a nation, printed or with the replacement cards of Horizons in their places."""
    box = PLAYABLE[code].box
    own = [card for card in CARDS.values() if card.code.startswith(f"{box}{code}")]
    replaced = {card.replaces for card in own if card.replaces}
    if replacements:
        return [card for card in own if card.code not in replaced]
    return [card for card in own if not card.replaces]


@cache
def common_cards(box: int, replacements: bool) -> list[Card]:
    """The common cards of a box; Unrest is counted, not listed."""
    groups = tuple(f"{box}{group}" for group in ("CIV", "UNC", "REG", "TRI", "FAM"))
    own = [card for card in CARDS.values() if card.code.startswith(groups)]
    replaced = {card.replaces for card in own if card.replaces}
    if replacements:
        return [card for card in own if card.code not in replaced]
    return [card for card in own if not card.replaces]


def nation_number(code: str) -> int:
    return NATIONS.index(code)
