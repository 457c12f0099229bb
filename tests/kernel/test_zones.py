"""Zones: a Bag is a multiset, a Pile is a list whose end is the top (DESIGN 3.4.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st

from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, SOMEWHERE, Bag, Handful, Pile, Sheaf, Zone

WIDTH = 6
CARDS = st.integers(0, WIDTH - 1)
SEVERAL = st.lists(CARDS, max_size=8)

BOOK = new_book("zones", "1", 3)
OWN = BOOK.domain("own", per_seat=True)
PILE = BOOK.zone("pile", HIDDEN, OWN, ordered=True)
BAG = BOOK.zone("bag", OWNER, OWN)
HANDFUL = BOOK.zone("handful", OWNER, OWN, few=True)
BOX = BOOK.zone("box", PUBLIC, BOOK.domain("box"), per_seat=False)
BOOK.finish(WIDTH)

OPERATIONS = st.lists(
    st.one_of(
        st.tuples(st.just("take"), CARDS),
        st.tuples(st.just("put"), st.tuples(CARDS, st.booleans())),
        st.tuples(st.just("put_all"), SEVERAL),
        st.tuples(st.just("fill"), SEVERAL),
        st.tuples(st.just("copy"), st.none()),
        st.tuples(st.just("save"), st.none()),
        st.tuples(st.just("pour"), st.none()),
    ),
    max_size=25,
)


def fresh(kind: int) -> Zone:
    """An empty zone of the first seat."""
    return next(zone for zone in BOOK.fresh_zones(2) if zone.spec.kind == kind)


def saved_and_loaded(zone: Zone) -> Zone:
    loaded = fresh(zone.spec.kind)
    loaded.restore(zone.content())
    return loaded


@pytest.mark.parametrize("kind", [BAG, HANDFUL])
@given(OPERATIONS)
def test_a_bag_and_a_handful_are_multisets(kind: int, operations: list[tuple[str, Any]]) -> None:
    bag, model = fresh(kind), Counter[int]()
    for name, arg in operations:
        match name:
            case "take" if model[arg]:
                assert bag.take(arg) == SOMEWHERE
                model[arg] -= 1
            case "take":
                with pytest.raises(ValueError, match=f"no card {arg} in {bag.spec.name}"):
                    bag.take(arg)
            case "put":
                assert bag.put(*arg) == SOMEWHERE
                model[arg[0]] += 1
            case "put_all":
                bag.put_all(arg)
                model.update(arg)
            case "fill":
                bag.fill(arg)
                model = Counter(arg)
            case "copy":
                bag = bag.copy()
            case "save":
                bag = saved_and_loaded(bag)
            case "pour":
                other = fresh(kind)
                other.put_all([0, 1, 1])
                bag.pour(other)
                assert bag.size() == 0
                assert bag.cards() == []
                bag = other
                model.update([0, 1, 1])
        assert bag.cards() == sorted(model.elements())
        assert bag.size() == model.total()
        assert bag.distinct() == sorted(+model)
        assert [bag.count(card) for card in range(WIDTH)] == [model[card] for card in range(WIDTH)]


@given(OPERATIONS)
def test_a_pile_is_a_list_whose_end_is_the_top(operations: list[tuple[str, Any]]) -> None:
    pile, model = fresh(PILE), list[int]()
    for name, arg in operations:
        match name:
            case "take" if arg in model:
                place = len(model) - 1 - model[::-1].index(arg)
                assert pile.take(arg) == place, "the topmost of equal cards is taken"
                model.pop(place)
            case "take":
                with pytest.raises(ValueError, match=f"no card {arg} in pile"):
                    pile.take(arg)
            case "put":
                card, bottom = arg
                assert pile.put(card, bottom) == (0 if bottom else len(model))
                model.insert(0 if bottom else len(model), card)
            case "put_all":
                pile.put_all(arg)
                model += arg
            case "fill":
                pile.fill(arg)
                model = list(arg)
            case "copy":
                pile = pile.copy()
            case "save":
                pile = saved_and_loaded(pile)
            case "pour":
                other = fresh(PILE)
                other.put_all([0, 5, 1])
                pile.pour(other)
                assert pile.size() == 0
                pile = other
                model = [0, 5, 1, *model]
        assert isinstance(pile, Pile)
        assert pile.cards() == model
        assert pile.size() == len(model)
        assert pile.distinct() == sorted(set(model))
        assert not model or pile.top() == model[-1]
        assert [pile.count(card) for card in range(WIDTH)] == [model.count(card) for card in range(WIDTH)]


@pytest.mark.parametrize("kind", [BAG, HANDFUL])
@given(SEVERAL)
def test_a_bag_poured_into_a_pile_lies_there_in_ascending_order(kind: int, cards: list[int]) -> None:
    bag, pile = fresh(kind), fresh(PILE)
    bag.fill(cards)
    pile.fill([3])
    bag.pour(pile)
    assert pile.cards() == [3, *sorted(cards)]
    assert bag.size() == 0


@pytest.mark.parametrize("kind", [PILE, BAG, HANDFUL])
def test_a_copy_of_a_zone_is_independent_and_keeps_what_is_known(kind: int) -> None:
    zone = fresh(kind)
    zone.fill([1, 2, 2])
    zone.open, zone.lore = 5, (2, SOMEWHERE, 3)
    other = zone.copy()
    other.put(4, False)
    other.take(1)
    other.lore = ()
    other.open = 0
    assert zone.cards() == [1, 2, 2]
    assert (zone.open, zone.lore) == (5, (2, SOMEWHERE, 3))
    again = zone.copy()
    assert (again.cards(), again.open, again.lore) == (zone.cards(), zone.open, zone.lore)


@pytest.mark.parametrize("kind", [PILE, BAG, HANDFUL])
def test_the_list_of_cards_is_a_fresh_one(kind: int) -> None:
    zone = fresh(kind)
    zone.fill([1, 2])
    zone.cards().append(3)
    zone.distinct().append(3)
    assert zone.cards() == [1, 2]


def test_filling_a_zone_does_not_tie_it_to_the_list_given() -> None:
    cards = [1, 2]
    zone = fresh(PILE)
    zone.fill(cards)
    cards.append(3)
    assert zone.cards() == [1, 2]


def test_two_bags_of_one_book_share_nothing() -> None:
    one, two = fresh(BAG), fresh(BAG)
    one.put(3, False)
    assert two.size() == 0
    assert fresh(BAG).cards() == []


def test_who_sees_a_zone_follows_from_its_sight_and_owner() -> None:
    """Two seats are bits 0 and 1, the spectators bit 2."""
    seers = {(zone.spec.name, zone.spec.owner): zone.spec.seers for zone in BOOK.fresh_zones(2)}
    assert seers == {
        ("box", -1): 0b111,
        ("pile", 0): 0,
        ("bag", 0): 0b001,
        ("handful", 0): 0b001,
        ("pile", 1): 0,
        ("bag", 1): 0b010,
        ("handful", 1): 0b010,
    }


def test_zones_are_numbered_shared_ones_first_then_seat_by_seat() -> None:
    zones = BOOK.fresh_zones(3)
    assert [zone.spec.number for zone in zones] == list(range(10))
    assert [zone.spec.name for zone in zones] == ["box", *["pile", "bag", "handful"] * 3]
    assert [type(zone) for zone in zones] == [Bag, *[Pile, Bag, Handful] * 3]


@given(SEVERAL)
def test_a_handful_is_saved_as_a_bag_is(cards: list[int]) -> None:
    bag, handful = fresh(BAG), fresh(HANDFUL)
    bag.fill(cards)
    handful.fill(cards)
    assert handful.content() == bag.content()


def test_a_fresh_zone_is_empty_and_open_to_everyone() -> None:
    for zone in BOOK.fresh_zones(2):
        assert zone.size() == 0
        assert zone.open == 0b111
        assert zone.lore == ()


def test_the_knowers_of_a_place_are_those_of_all_its_facts() -> None:
    pile = fresh(PILE)
    pile.fill([4, 4, 5])
    pile.lore = (4, SOMEWHERE, 1, 4, 1, 2, 5, 2, 4)
    assert [pile.knowers(place) for place in range(3)] == [0, 2, 4]


@given(st.lists(st.integers(0, 900), max_size=30), st.lists(st.integers(0, 900), max_size=30))
def test_a_sheaf_finds_every_card_wherever_it_lies_among_the_others(lying: list[int], asked: list[int]) -> None:
    sheaf = Sheaf(fresh(BAG).spec, [])
    for card in lying:
        sheaf.put(card, False)
    assert sheaf.cards() == sorted(lying)
    for card in [*lying, *asked]:
        assert sheaf.count(card) == lying.count(card)
    for done, card in enumerate(lying, 1):
        assert sheaf.take(card) == SOMEWHERE
        assert sheaf.cards() == sorted(lying[done:])
    with pytest.raises(ValueError, match="no card 7 in bag"):
        sheaf.take(7)
