"""What a campaign has changed in a starting deck, as its setting says it: "+1CIV5,-1ROM21" (imperium:campaign).

The changes apply one after the other: a card that was added may be removed again, and is then in no deck at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from civitas.games.imperium.cards import CARDS, SUITS
from civitas.games.imperium.numbers import UNREST, number
from civitas.games.imperium.state import FAME, TRADE_ROUTE
from civitas.kernel.errors import OptionError

ADDED: Final = "+"
REMOVED: Final = "-"
LONGEST_NAMED: Final = 20  # so much of a text that is no change is named
ALIKE_UNREST: Final = "UNREST"  # which of them leaves makes no difference
MOST_CHANGES: Final = 4  # one for each win but the fifth


class Change(NamedTuple):
    """A card added to a starting deck, or removed from it."""

    added: bool
    code: str

    def text(self) -> str:
        return (ADDED if self.added else REMOVED) + self.code


def changes_in(text: str) -> list[Change]:
    """OptionError for a text that names no changes."""
    return [change_in(part) for part in text.split(",")] if text else []


def change_in(text: str) -> Change:
    sign, code = text[:1], text[1:]
    if sign not in (ADDED, REMOVED) or not code:
        raise OptionError(
            f"A change of the starting deck is + or - and the code of a card; {text[:LONGEST_NAMED]!r} is not."
        )
    if code != ALIKE_UNREST and code not in CARDS:
        raise OptionError(
            f"No card has the code {code[:LONGEST_NAMED]!r}, so a campaign can neither add nor remove it."
        )
    return Change(sign == ADDED, code)


def changed(deck: Iterable[str], changes: list[Change], common: Collection[str], routes: bool) -> list[str]:
    """The codes of a starting deck after the changes; OptionError for one that cannot be made.

    `common`: the common cards that may come to such a table; `routes`: whether it has Trade Routes.
    """
    out = list(deck)
    if len(changes) > MOST_CHANGES:
        raise OptionError(f"A campaign changes a starting deck {MOST_CHANGES} times at most, not {len(changes)} times.")
    for i, change in enumerate(changes):
        if change.added:
            check_addition(change.code, common, routes)
            if change.code in away(changes[:i]):
                raise OptionError(f"The card {change.code} cannot be added twice, for there is only one of it.")
            out.append(change.code)
        elif change.code not in out:
            raise OptionError(f"The card {change.code} is not in that starting deck, so it cannot be removed.")
        else:
            out.remove(change.code)
    return out


def check_addition(code: str, common: Collection[str], routes: bool) -> None:
    suits = SUITS[number(code)]
    if suits & FAME:
        raise OptionError(f"The card {code} is a fame card; a campaign adds common cards that are not fame.")
    if suits & TRADE_ROUTE and not routes:
        raise OptionError(f"The card {code} is a trade route, so without Trade Routes it cannot be added.")
    if code not in common:
        raise OptionError(f"The card {code} is none of the common cards of this table, so it cannot be added.")


def away(changes: list[Change]) -> frozenset[str]:
    """The codes that are no longer among the common cards: those added, and other printings of the same cards."""
    added = {change.code for change in changes if change.added}
    replaced = {CARDS[code].replaces for code in added} - {""}
    replacing = {card.code for card in CARDS.values() if card.replaces in added}
    return frozenset(added | replaced | replacing)


def numbers_of(codes: Iterable[str]) -> list[int]:
    return [UNREST if code == ALIKE_UNREST else number(code) for code in codes]
