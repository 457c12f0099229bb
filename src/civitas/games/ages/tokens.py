"""Food and resources: blue tokens on farms, mines and labs, gained and paid (ages:food-and-resources)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import FOOD, LABS_PRODUCE, LAST_FARM, LAST_MINE, RESOURCES, STORES, VALUE
from civitas.games.ages.state import BLUE_BANK, FOOD_STOCK, GAINED, LOST, RESOURCE_STOCK, State

FARMS: Final[list[int]] = list(range(1, LAST_FARM + 1))
MINES: Final[list[int]] = list(range(LAST_FARM + 1, LAST_MINE + 1))
LABS: Final[list[int]] = list(range(LAST_MINE + 1, STORES + 1))
HIGHEST: Final = max(VALUE)
# Cheapest first, so that paying breaks as little as possible; a mine before a lab of the same value.
FOOD_STORES: Final[list[int]] = FARMS
RESOURCE_STORES: Final[list[int]] = sorted([*MINES, *LABS[1:]], key=lambda card: VALUE[card])


def stores(kind: int) -> list[int]:
    """The cards that may hold FOOD or RESOURCES, by value."""
    return FOOD_STORES if kind == FOOD else RESOURCE_STORES


def stock(s: State, seat: int, kind: int) -> int:
    """All food or resources; tokens left on labs count to the end of the game (ages:bill-gates)."""
    return s.counts[(FOOD_STOCK if kind == FOOD else RESOURCE_STOCK) + seat]


def accepts(s: State, seat: int, card: int) -> bool:
    """Whether tokens may be put on a card: it is in play, and labs only while they produce (ages:bill-gates)."""
    return s.in_play(seat, card) and (card <= LAST_MINE or s.hook(seat, LABS_PRODUCE) > 0)


def receivers(s: State, seat: int, kind: int) -> list[int]:
    """Where gained food or resources may be put, most valuable first, one card for each value."""
    out: list[int] = []
    for card in stores(kind):
        if accepts(s, seat, card) and not (out and VALUE[out[-1]] == VALUE[card]):
            out.append(card)
    out.reverse()
    return out


def lay(s: State, seat: int, kind: int, amount: int, below: int = HIGHEST + 1) -> int:
    """Puts tokens worth `amount`, or as near as the bank allows, with as few as possible; returns what is missing."""
    for card in receivers(s, seat, kind):
        value = VALUE[card]
        if value < below:
            tokens = min(amount // value, s.counts[BLUE_BANK + seat])
            if tokens > 0:
                s.add_stored(seat, card, tokens)
                amount -= tokens * value
    return amount


def gain(s: State, seat: int, kind: int, amount: int) -> int:
    """Gains exactly so much, or the nearest smaller amount the bank allows (ages:gaining-food-or-resources)."""
    gained = amount - lay(s, seat, kind, amount)
    if gained:
        s.log(GAINED, seat, (gained, kind))
    return gained


def pay(s: State, seat: int, kind: int, amount: int) -> None:
    """Pays so much, which must be there (ages:losing-food-or-resources, rulings 64 and 65).

    The lowest tokens go first and at most one is broken. Should the bank lack tokens for its change, any other exact
    payment is as good; without one the least too much is paid, which empties the bank.
    """
    if not amount:
        return
    due = amount
    plan: list[int] = []
    for card in stores(kind):
        tokens = min(s.stored(seat, card), due // VALUE[card])
        plan.append(tokens)
        due -= tokens * VALUE[card]
    broken = 0
    if due:
        for i, card in enumerate(stores(kind)):
            if s.stored(seat, card) > plan[i] and VALUE[card] > due:
                plan[i] += 1
                broken = VALUE[card]
                break
    change = broken - due if broken else 0
    if change and tokens_for(s, seat, kind, change, broken) > s.counts[BLUE_BANK + seat] + sum_of(plan):
        plan, change, broken = other_payment(s, seat, kind, amount)
    before = stock(s, seat, kind)
    for i, card in enumerate(stores(kind)):
        if plan[i]:
            s.add_stored(seat, card, -plan[i])
    if change:
        lay(s, seat, kind, change, broken)
    s.log(LOST, seat, (before - stock(s, seat, kind), kind))


def sum_of(numbers: list[int]) -> int:
    n = 0
    for number in numbers:
        n += number
    return n


def tokens_for(s: State, seat: int, kind: int, amount: int, below: int) -> int:
    """How many tokens an amount takes, on cards worth less than `below`."""
    n = 0
    for card in receivers(s, seat, kind):
        if VALUE[card] < below:
            n += amount // VALUE[card]
            amount %= VALUE[card]
    return n


def other_payment(s: State, seat: int, kind: int, amount: int) -> tuple[list[int], int, int]:
    """Tokens to give back, change and the value it must stay below, where the usual way lacks tokens for the change.

    The exact payment that leaves most in the bank; else the least overpayment, with all the bank has as change.
    """
    cards = stores(kind)
    best: tuple[int, int] | None = None
    found: tuple[list[int], int, int] = ([], 0, 0)
    for plan in plans([s.stored(seat, card) for card in cards]):
        paid = 0
        top = 0
        for i, card in enumerate(cards):
            paid += plan[i] * VALUE[card]
            if plan[i]:
                top = max(top, VALUE[card])
        if paid < amount:
            continue
        bank = s.counts[BLUE_BANK + seat] + sum_of(plan)
        change = paid - amount
        needed = tokens_for(s, seat, kind, change, top)
        excess = 0
        while needed > bank:
            excess += 1
            needed = tokens_for(s, seat, kind, change - excess, top)
        rank = (-excess, bank - needed)
        if best is None or rank > best:
            best = rank
            found = (plan, change - excess, top)
    return found


def plans(tokens: list[int]) -> list[list[int]]:
    """Every way to give back tokens of each pile."""
    out: list[list[int]] = [[]]
    for here in tokens:
        out = [[*plan, n] for plan in out for n in range(here + 1)]
    return out


def lose(s: State, seat: int, kind: int, amount: int) -> int:
    """Loses so much or all there is; returns how much (ages:losing-food-or-resources)."""
    lost = min(amount, stock(s, seat, kind))
    pay(s, seat, kind, lost)
    return lost


def token_places(s: State, seat: int) -> list[int]:
    """The cards that hold blue tokens, ascending."""
    return [card for card in range(1, STORES + 1) if s.stored(seat, card)]


def all_stored(s: State, seat: int) -> int:
    """How many blue tokens lie on farms, mines and labs."""
    n = 0
    for card in range(1, STORES + 1):
        n += s.stored(seat, card)
    return n


def kind_of_store(card: int) -> int:
    return FOOD if card <= LAST_FARM else RESOURCES
