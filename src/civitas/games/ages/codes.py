"""Option codes: fixed ranges, a base plus the card, space, seat or number it speaks of. They are for ever."""

from __future__ import annotations

from typing import Final

CARDS_PER_STEP: Final = 35  # upgrades: from * CARDS_PER_STEP + to

# Playing a card from a hand, by its number: also preparing it as an event.
PLAY: Final = 0
# The action phase.
REVOLT: Final = 240  # + government - FIRST_GOVERNMENT
TAKE: Final = 250  # + space of the row
INCREASE_POPULATION: Final = 263
BUILD: Final = 264  # + card
DESTROY: Final = 299  # + card
STAGE: Final = 334  # + number of stages
COPY_TACTIC: Final = 339  # + tactic - FIRST_TACTIC
MUSTER: Final = 354  # + unit - FIRST_UNIT
GAIN_POPULATION: Final = 364
TAKE_ARMS: Final = 365
UPGRADE: Final = 400
# The politics phase.
ATTACK: Final = 1630  # + (card - FIRST_AGGRESSION) * 4 + rival
OFFER: Final = 1690  # + ((card - FIRST_PACT) * 4 + partner) * 2 + own side
CANCEL: Final = 1770  # + owner of the pact
LEAVE_LEADER: Final = 1774
COLONIZE: Final = 1775  # + territory - FIRST_TERRITORY
RESIGN: Final = 1787
CODES: Final = 2048

# The first card of each kind that has a range of its own.
FIRST_UNIT: Final = 25
FIRST_GOVERNMENT: Final = 35
FIRST_TACTIC: Final = 128
FIRST_AGGRESSION: Final = 143
FIRST_PACT: Final = 157
FIRST_TERRITORY: Final = 170
SEATS_PER_CARD: Final = 4
SIDES: Final = 2


def upgrade_code(old: int, new: int) -> int:
    return UPGRADE + old * CARDS_PER_STEP + new


def attack_code(card: int, rival: int) -> int:
    return ATTACK + (card - FIRST_AGGRESSION) * SEATS_PER_CARD + rival


def offer_code(card: int, partner: int, side: int) -> int:
    return OFFER + ((card - FIRST_PACT) * SEATS_PER_CARD + partner) * SIDES + side
