"""Armies and payments against slow and simple ways to work them out."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings, strategies as st

from ages.scenario import AgesScenario
from civitas.games.ages.armies import best_armies
from civitas.games.ages.box import CARDS
from civitas.games.ages.cards import ARMY, OBSOLETE, RESOURCES, TACTICAL
from civitas.games.ages.state import BLUE_BANK
from civitas.games.ages.tokens import VALUE, gain, pay, stock

TACTICS = [c.number for c in CARDS if c.kind == "tactic"]
Units = tuple[int, int, int, int, int, int]  # infantry, cavalry, artillery: fresh and old of each


def ways(need: int, fresh: int, old: int) -> list[tuple[int, int]]:
    """How `need` units may be taken of fresh and old ones."""
    return [(n, need - n) for n in range(need + 1) if n <= fresh and need - n <= old]


def slow_armies(tactic: int, units: Units, planes: int, mounted: bool) -> int:
    """Every way to form armies one after the other; planes go to the best ones."""
    infantry, cavalry, artillery = ARMY[tactic]

    @cache
    def formed(left: Units) -> frozenset[tuple[int, int]]:
        """All pairs (full armies, obsolete armies) these units can form."""
        found = {(0, 0)}
        for a, b in ways(infantry, left[0], left[1]):
            foot = (left[0] - a, left[1] - b)
            for riding in range(cavalry + 1 if mounted else 1):
                for c, d in ways(riding, *foot):
                    for e, f in ways(cavalry - riding, left[2], left[3]):
                        for g, h in ways(artillery, left[4], left[5]):
                            rest = (foot[0] - c, foot[1] - d, left[2] - e, left[3] - f, left[4] - g, left[5] - h)
                            stale = bool(b or d or f or h)
                            found |= {(x + (not stale), y + stale) for x, y in formed(rest)}
        return frozenset(found)

    def worth(full: int, stale: int) -> int:
        doubled = min(planes, full)
        return (full + doubled) * TACTICAL[tactic] + (stale + min(planes - doubled, stale)) * OBSOLETE[tactic]

    return max(worth(*pair) for pair in formed(units))


@pytest.mark.parametrize("mounted", [False, True])
@pytest.mark.parametrize("tactic", TACTICS)
def test_no_other_armies_are_stronger(tactic: int, mounted: bool) -> None:
    @settings(max_examples=25)
    @given(st.tuples(*[st.integers(0, 3)] * 6), st.integers(0, 2))
    def check(units: Units, planes: int) -> None:
        totals = [units[0] + units[1], units[2] + units[3], units[4] + units[5]]
        fresh = [units[0], units[2], units[4]]
        assert best_armies(tactic, totals, fresh, planes, mounted) == slow_armies(tactic, units, planes, mounted)

    check()


@settings(max_examples=150)
@given(
    st.lists(st.integers(0, 4), min_size=4, max_size=4),
    st.sets(st.sampled_from(["iron", "coal", "oil"])),
    st.integers(0, 6),
    st.data(),
)
def test_payments_are_exact_or_empty_the_bank(
    piles: list[int], known: set[str], bank: int, data: st.DataObject
) -> None:
    names = ["bronze", *sorted(known, key=["iron", "coal", "oil"].index)]
    t = AgesScenario().tech(0, *names).blue(0, bank).stored(0, **dict(zip(names, piles, strict=False)))
    s = t.state
    have = stock(s, 0, RESOURCES)
    tokens = s.get(BLUE_BANK) + sum(s.stored(0, card) for card in range(5, 9))
    amount = data.draw(st.integers(0, have))
    pay(s, 0, RESOURCES, amount)
    left = stock(s, 0, RESOURCES)
    assert left == have - amount or (left < have - amount and s.get(BLUE_BANK) == 0)
    assert s.get(BLUE_BANK) + sum(s.stored(0, card) for card in range(5, 9)) == tokens


@settings(max_examples=100)
@given(st.sets(st.sampled_from(["iron", "coal", "oil"])), st.integers(0, 5), st.integers(0, 14))
def test_gains_come_as_near_as_the_bank_allows(known: set[str], bank: int, amount: int) -> None:
    t = AgesScenario().tech(0, *sorted(known)).blue(0, bank)
    values = [VALUE[card] for card in range(5, 9) if t.state.in_play(0, card)]
    reach = {0}
    for _ in range(bank):
        reach |= {have + value for have in reach for value in values}
    assert gain(t.state, 0, RESOURCES, amount) == max(have for have in reach if have <= amount)
