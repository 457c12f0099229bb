"""Worlds made up for bots: another seat in the middle of a payment must hold what it pays with (mare:3)."""

from __future__ import annotations

from civitas.games.mare.chart import NONE
from civitas.games.mare.powers import SWAPS
from civitas.games.mare.state import (
    COIN,
    KINDS_OF_GOOD,
    LEGEND,
    LEGEND_STOCK,
    PILE,
    SPENT,
    STOCK,
    TILE,
    State,
)


def endow_payer(s: State, seat: int) -> None:
    """Another seat in the middle of a payment holds what is still due, whatever else it was dealt."""
    if not s.asking or s.asked == seat:
        return
    f = s.top
    kind = s.asker().kind
    payer = s.asked
    if kind == "good":
        endow(s, seat, payer, 0, f.b, f.n, NONE)
    elif kind == "pair":
        endow_pair(s, seat, payer, f.a)
    elif kind == "cheap":
        if not endow(s, seat, payer, 1, 0, NONE, NONE):
            endow(s, seat, payer, 0, 1, f.a - 1, NONE)
    elif kind == "way":
        mixed = [f.a - 1, 1] if s.ask_modifiers(SWAPS, payer, 0) else []
        for coins in [f.a, 0, *mixed]:
            if endow(s, seat, payer, coins, f.a - coins, NONE, NONE):
                return
        endow_pair(s, seat, payer, f.a)


def endow_pair(s: State, seat: int, payer: int, cost: int) -> None:
    for good in range(KINDS_OF_GOOD):
        if endow(s, seat, payer, 0, cost - 1, NONE, good):
            return


def hidden_from(s: State, seat: int, kind: int) -> list[int]:
    """Numbers of the zones whose tokens could be anywhere among them, as far as the seat knows."""
    kinds = (LEGEND_STOCK, PILE, SPENT) if kind == LEGEND_STOCK else (STOCK,)
    out: list[int] = []
    for zone in s.zones:
        if zone.spec.kind in kinds and zone.spec.owner != seat and not zone.open >> seat & 1:
            out.append(zone.spec.number)
    return out


def endow(s: State, seat: int, payer: int, coins: int, goods: int, above: int, twice: int) -> bool:
    """Gives the payer coins and different goods of types `above` (one of them `twice`) by swaps unseen by the seat.

    False, and nothing is changed, if the hidden tokens do not allow it.
    """
    common = pool(s, seat, STOCK)
    legendary = pool(s, seat, LEGEND_STOCK)
    room = s.zone(STOCK, payer).size() - coins
    legend_room = s.zone(LEGEND_STOCK, payer).size()
    wanted: list[int] = [COIN] * coins
    legends: list[int] = []
    types = list(range(above + 1, KINDS_OF_GOOD))
    if twice != NONE:
        types.insert(0, twice)
        if common[twice] < 1 or room < 1:
            return False
        common[twice] -= 1
        room -= 1
    # Legendary goods first, the rare ones before the others: that leaves the most types to common tokens.
    for stage in range(3):
        for good in types:
            if len(wanted) + len(legends) - coins >= goods:
                break
            if good in wanted or LEGEND + good in legends:
                continue
            if stage == 2:
                if common[good] > 0 and room > 0:
                    wanted.append(good)
                    room -= 1
            elif legendary[LEGEND + good] and legend_room > 0 and (stage == 1 or common[good] < 1):
                legends.append(LEGEND + good)
                legend_room -= 1
    if len(wanted) + len(legends) - coins < goods or common[COIN] < coins or room < 0:
        return False
    if twice != NONE:
        if twice not in wanted and LEGEND + twice not in legends:
            return False
        wanted.append(twice)
    swap_in(s, seat, payer, STOCK, wanted)
    swap_in(s, seat, payer, LEGEND_STOCK, legends)
    return True


def pool(s: State, seat: int, kind: int) -> list[int]:
    """How many of each token lie in zones of that kind hidden from the seat."""
    out = [0] * TILE
    for number in hidden_from(s, seat, kind):
        for token in s.zones[number].cards():
            out[token] += 1
    return out


def swap_in(s: State, seat: int, payer: int, kind: int, wanted: list[int]) -> None:
    """Exchanges tokens the payer does not need for those it lacks."""
    mine = s.zone(kind, payer)
    spare = mine.cards()
    missing: list[int] = []
    for token in wanted:
        if token in spare:
            spare.remove(token)
        else:
            missing.append(token)
    for token in missing:
        for number in hidden_from(s, seat, kind):
            other = s.own_zone(number)
            if number != mine.spec.number and other.count(token) and spare:
                given = spare.pop()
                other.take(token)
                mine.take(given)
                other.put(given, True)
                mine.put(token, True)
                break
