"""What a civilization produces, and what corruption and hunger take (ages:production-phase)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import BOARD
from civitas.games.ages.cards import EXTRA_MINE_TOKEN, FOOD, LABS_PRODUCE, MINE, RESOURCES, VALUE
from civitas.games.ages.play import lab_production, score_culture, score_science
from civitas.games.ages.ratings import best, consumption, corruption, culture, pact_production, science
from civitas.games.ages.state import BLUE_BANK, CORRUPTION, FAMINE, GAINED, OF_HUNGER, OF_PRODUCTION, State
from civitas.games.ages.tokens import FARMS, LABS, MINES, gain, lose

FAMINE_CULTURE: Final = BOARD.famine_culture
# Highest first: where blue tokens run short, the lower ones get none (ruling 61).
FARMS_DOWN: Final[list[int]] = FARMS[::-1]
MINES_DOWN: Final[list[int]] = MINES[::-1]
MINES_AND_LABS_DOWN: Final[list[int]] = sorted([*MINES, *LABS[1:]], key=lambda card: (-VALUE[card], card))


def mine_tokens(s: State, seat: int, card: int) -> int:
    """Tokens a mine or lab technology gets: one a worker, one more on the best mine with a railroad (ruling 69)."""
    if card >= LABS[0]:
        return s.workers(seat, card) if s.hook(seat, LABS_PRODUCE) else 0
    extra = s.hook(seat, EXTRA_MINE_TOKEN)
    return s.workers(seat, card) + (extra if extra and card == best(s, seat, MINE) else 0)


def farm_output(s: State, seat: int) -> int:
    n = 0
    for card in FARMS:
        n += VALUE[card] * s.workers(seat, card)
    return n


def mine_output(s: State, seat: int) -> int:
    """What mines alone produce (ages:impact-of-industry)."""
    n = 0
    for card in MINES:
        n += VALUE[card] * mine_tokens(s, seat, card)
    return n


def food_production(s: State, seat: int) -> int:
    return farm_output(s, seat) + pact_production(s, seat, FOOD)


def resource_production(s: State, seat: int) -> int:
    labs = lab_production(s, seat) if s.hook(seat, LABS_PRODUCE) else 0
    return max(0, mine_output(s, seat) + labs + pact_production(s, seat, RESOURCES))


def put_tokens(s: State, seat: int, card: int, tokens: int) -> int:
    """Tokens of the bank to a card, as far as there are any; returns what they are worth."""
    laid = min(tokens, s.counts[BLUE_BANK + seat])
    if laid > 0:
        s.add_stored(seat, card, laid)
    return laid * VALUE[card]


def produce_food(s: State, seat: int) -> None:
    made = 0
    for card in FARMS_DOWN:
        made += put_tokens(s, seat, card, s.workers(seat, card))
    if made:
        s.log(GAINED, seat, (made, FOOD))
    gain(s, seat, FOOD, pact_production(s, seat, FOOD))


def produce_resources(s: State, seat: int) -> None:
    """A pact may take one of what was produced, never of what was stored."""
    made = 0
    for card in MINES_AND_LABS_DOWN if s.hook(seat, LABS_PRODUCE) else MINES_DOWN:
        tokens = mine_tokens(s, seat, card)
        if tokens:
            made += put_tokens(s, seat, card, tokens)
    if made:
        s.log(GAINED, seat, (made, RESOURCES))
    pacts = pact_production(s, seat, RESOURCES)
    if pacts > 0:
        gain(s, seat, RESOURCES, pacts)
    elif pacts < 0:
        lose(s, seat, RESOURCES, min(-pacts, made))


def suffer_corruption(s: State, seat: int) -> None:
    """Resources, then food for the rest (ruling 59)."""
    due = corruption(s, seat)
    if due:
        s.log(CORRUPTION, seat, (due,))
        lose(s, seat, FOOD, due - lose(s, seat, RESOURCES, due))


def consume(s: State, seat: int) -> None:
    """Food for the workers; four culture for every one missing (ruling 60)."""
    due = consumption(s, seat)
    missing = due - lose(s, seat, FOOD, due)
    if missing:
        s.log(FAMINE, seat, (missing,))
        score_culture(s, seat, -FAMINE_CULTURE * missing, OF_HUNGER)


def produce(s: State, seat: int) -> None:
    """The whole production phase in its order (ruling 58)."""
    score_science(s, seat, science(s, seat))
    score_culture(s, seat, culture(s, seat), OF_PRODUCTION)
    suffer_corruption(s, seat)
    produce_food(s, seat)
    consume(s, seat)
    produce_resources(s, seat)
