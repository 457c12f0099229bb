"""What the browser's table loads in parts: the common cards of each box, those of each nation, the Trade Routes, and
the sheets of the automata.

Most cards belong to nations that do not sit at a given table, so a table loads only the parts its settings call for. A
card that can lie on no table, because its nation or its box cannot be played yet, is in no part.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import CARDS
from civitas.games.imperium.deck_changes import changes_in
from civitas.games.imperium.nations import BOXES, COMMON, Nation, playable_nations
from civitas.games.imperium.numbers import number
from civitas.games.imperium.setup import (
    DRAWN,
    SHUFFLED_GROUPS,
    TakingPart,
    exchanges_in,
    king_of_kings,
    merchants,
    of_trade_routes,
)
from civitas.games.imperium.sheets import sheet_at, sheet_parts
from civitas.games.imperium.state import MOST_SEATS
from civitas.games.imperium.web import back_of, card_facts
from civitas.kernel.origin import Options

TRADE_ROUTES: Final = "trade-routes"


def fact_parts() -> dict[str, dict[str, Any]]:
    """By name: what a part adds to the document of `web.facts`."""
    parts = cards_in_parts().items()
    cards = {part: {"cards": {str(card): card_facts(card) for card in sorted(cards)}} for part, cards in parts}
    return cards | sheet_parts()


def parts_of(options: Options) -> list[str]:
    """The parts with all that may come to a table of these settled options: cards, and the sheet of an automaton."""
    wanted = {str(options["common"]), *(str(options[f"nation{seat + 1}"]) for seat in range(MOST_SEATS))} - {DRAWN}
    if options["trade_routes"] == "yes":
        wanted.add(TRADE_ROUTES)
    coming = {number(code) for code in exchanges_in(str(options["tributaries"])).values()}
    coming |= {number(change.code) for change in changes_in(str(options["campaign_deck"])) if change.added}
    if coming:
        wanted |= {part for part, cards in cards_in_parts().items() if not coming.isdisjoint(cards)}
    return sorted([*wanted, *sheet_at(options)])


def cards_in_parts() -> dict[str, set[int]]:
    """The numbers of the cards of each part that has any."""
    parts = {name: common_cards(box + 1, name in COMMON) for box, name in enumerate(BOXES)}
    parts |= {nation.name: nation_cards(nation) for nation in playable_nations()}
    parts[TRADE_ROUTES] = expansion_cards()
    return {part: cards for part, cards in parts.items() if cards}


def common_cards(box: int, playable: bool) -> set[int]:
    """The common cards of a box one can play with."""
    if not playable:
        return set()
    prefixes = tuple(f"{box}{group}" for group in SHUFFLED_GROUPS)
    own = {card.number for card in CARDS.values() if card.code.startswith(prefixes)}
    return own - expansion_cards() | both_sides(king_of_kings(box))


def expansion_cards() -> set[int]:
    """The common cards of the Trade Routes, and the merchants."""
    everybody = TakingPart(MOST_SEATS, replacements=True, trade_routes=True)
    traders = {side for merchant in merchants() for side in both_sides(merchant.number)}
    return {card.number for card in of_trade_routes(everybody)} | traders


def nation_cards(nation: Nation) -> set[int]:
    """All cards of a nation, replaced ones too, and the state card it plays with if that has effects of its own."""
    own = {card.number for card in CARDS.values() if card.code.startswith(f"{nation.box}{nation.code}")}
    return own | both_sides(number(nation.state_card)) if nation.state_card else own


def both_sides(card: int) -> set[int]:
    return {card, back_of(card) or card}
