"""Taking and giving resources (mare:1.1, mare:1.2)."""

from __future__ import annotations

from civitas.games.mare.state import COIN, LEGEND, LEGEND_STOCK, SPENT, STOCK, SUPPLY, State
from civitas.kernel.moves import draw, move, shuffle_into


def take(s: State, seat: int, token: int, amount: int) -> int:
    """So many coins or common goods from the supply; what it lacks is lost (ruling 4). Returns how many there were."""
    supply = s.zone(SUPPLY, 0)
    stock = s.zone(STOCK, seat)
    taken = min(amount, supply.count(token))
    for _ in range(taken):
        move(s, token, supply, stock)
    return taken


def take_coins(s: State, seat: int, amount: int) -> int:
    return take(s, seat, COIN, amount)


def draw_legend(s: State, seat: int) -> None:
    """A legendary good at random; the discards are shuffled only when the pile is empty (mare:1.2, ruling 5)."""
    pile = s.legendary_pile()
    if not pile.order:
        shuffle_into(s, s.zone(SPENT, 0), pile)
    if pile.order:
        draw(s, pile, s.zone(LEGEND_STOCK, seat))


def spend(s: State, seat: int, token: int) -> None:
    """One token back, for all to see: to the supply, or to the legendary discards."""
    if token >= LEGEND:
        move(s, token, s.zone(LEGEND_STOCK, seat), s.zone(SPENT, 0), s.everyone)
    else:
        move(s, token, s.zone(STOCK, seat), s.zone(SUPPLY, 0))
