"""Every range of option codes: what the number of an answer means, by the question it answers.

A code is PASS, or the number of a card, a seat, a slot or a place in a list, unless it is listed here.
"""

from __future__ import annotations

from typing import Final

# Yes or no.
YES: Final = 0

# Cards of one's own, out of several zones: the place of the zone among those the question names, times this, plus the
# card; of a gadget that changes places with a market card, the slot times this.
PLACE: Final = 4096

# What to do in an activate turn: a card is played; from here on one is exhausted, or its profit taken.
EXHAUST: Final = 4096
PROFIT: Final = 8192

# What to acquire or break through for: a slot; from here on a card in exile, one broken through for instead, the deck
# of a suit, or a kind of card the main deck is searched for.
EXILED: Final = 8
INSTEAD: Final = 4096
FROM_DECK: Final = 8192
SOUGHT: Final = 512  # above FROM_DECK

# How to pay: how many substitutes of each sort, five bits each (progress and goods for population, then for materials).
SORT: Final = 5
MANY: Final = 31

# Where the card just drawn goes.
TO_DISCARD: Final = 0
BACK_ON_TOP: Final = 1
TO_HISTORY: Final = 2

# Which effect of a copied card comes first.
EXHAUST_FIRST: Final = 0
SOLSTICE_FIRST: Final = 1
