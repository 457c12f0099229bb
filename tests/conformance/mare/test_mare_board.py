"""The board itself: every province, sea, icon and starting piece, and what is covered with fewer seats (mare:setup)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from mare.scenario import GOOD_NAMES, TABLES, MareScenario

from civitas.games.mare.box import BOX
from civitas.games.mare.chart import CAPITAL, CARAVAN, CITY, LEGENDARY, MARKET, TEMPLE, Chart
from civitas.games.mare.state import BUILT
from civitas.testing.rules import rule


class Land(NamedTuple):
    """Whose it is at the start, its icons (a caravan by its good, a city by name and kind), borders and coasts."""

    empire: str
    icons: str
    borders: str
    coasts: str


BOARD = {
    "latium": Land("rome", "metal wine market roma:capital temple", "gallia italia", "tyrrhenian adriatic"),
    "gallia": Land("rome", "grain sheep market", "dalmatia germania latium", "tyrrhenian adriatic"),
    "italia": Land("rome", "metal oil market", "latium", "tyrrhenian adriatic ionian"),
    "achaia": Land("greece", "oil market athenae:capital sparta:regular temple", "macedonia", "ionian aegean"),
    "macedonia": Land("greece", "grain wine market", "achaia dacia dalmatia thrace", "adriatic ionian aegean"),
    "thrace": Land("greece", "stone market byzantium:regular temple", "dacia macedonia", "aegean black"),
    "babylonia": Land("babylon", "spices grain market babylon:capital temple", "arabia mesopotamia", ""),
    "mesopotamia": Land("babylon", "sheep market ninive:regular temple", "armenia babylonia cappadocia cilicia", ""),
    "cilicia": Land("babylon", "wine market tarsus:regular temple", "asia cappadocia judaea mesopotamia", "cyprian"),
    "aegyptus": Land(
        "egypt",
        "papyrus market alexandria:capital memphis:regular temple",
        "arabia cyrenaica ethiopia judaea nubia",
        "egyptian",
    ),
    "ethiopia": Land("egypt", "grain gold market", "aegyptus nubia", ""),
    "cyrenaica": Land(
        "egypt", "papyrus market cyrene:regular temple", "aegyptus garamantes libya nubia", "african egyptian"
    ),
    "africa": Land(
        "carthage", "sheep spices market carthago:capital temple", "libya numidia phasania", "sardinian african"
    ),
    "numidia": Land("carthage", "gold gladiator market", "africa phasania", "sardinian"),
    "libya": Land("carthage", "oil sheep market", "africa cyrenaica garamantes phasania", "african"),
    "sicilia": Land("", "syracusae:legendary temple", "", "tyrrhenian ionian african sardinian"),
    "dalmatia": Land("", "wood gladiator market", "dacia gallia germania macedonia", "adriatic"),
    "germania": Land("", "gems market", "dacia dalmatia gallia", ""),
    "dacia": Land("", "wine stone market", "dalmatia germania macedonia thrace", "black"),
    "crete": Land("", "pottery market cnossus:regular temple", "", "african aegean egyptian"),
    "asia": Land("", "troia:legendary temple", "cappadocia cilicia", "cyprian aegean black"),
    "cappadocia": Land("", "wood market", "armenia asia cilicia mesopotamia", "black"),
    "judaea": Land("", "ierusalem:legendary temple", "aegyptus arabia cilicia", "egyptian cyprian"),
    "phasania": Land("", "gladiator market", "africa garamantes libya numidia", ""),
    "garamantes": Land("", "oil gems market", "cyrenaica libya nubia phasania", ""),
    "nubia": Land("", "gladiator market", "aegyptus cyrenaica ethiopia garamantes", ""),
    "armenia": Land("", "gold market artaxata:regular temple", "cappadocia mesopotamia", "black"),
    "arabia": Land("", "gladiator market", "aegyptus babylonia judaea", ""),
}
SEAS = {
    "sardinian": "african tyrrhenian",
    "tyrrhenian": "ionian sardinian",
    "adriatic": "ionian",
    "ionian": "adriatic aegean african tyrrhenian",
    "african": "aegean egyptian ionian sardinian",
    "aegean": "african black cyprian egyptian ionian",
    "egyptian": "aegean african cyprian",
    "cyprian": "aegean egyptian",
    "black": "aegean",
}
COVERED = {
    3: {"babylonia", "mesopotamia", "cilicia", "aegyptus", "ethiopia", "cyrenaica", "armenia", "arabia"},
    4: {"babylonia", "mesopotamia", "cilicia", "armenia", "arabia"},
    5: set(),
}


class Start(NamedTuple):
    """An empire's capital province, what stands where, where its units are, and its nine resources."""

    home: str
    buildings: dict[str, str]
    legions: dict[str, int]
    resources: dict[str, int]


STARTS = {
    "rome": Start(
        "latium",
        {"latium": "metal wine market roma:capital", "gallia": "grain sheep", "italia": "metal oil"},
        {"latium": 1, "italia": 1},
        {"coin": 1, "metal": 3, "wine": 2, "grain": 1, "sheep": 1, "oil": 1},
    ),
    "greece": Start(
        "achaia",
        {
            "achaia": "oil athenae:capital sparta:regular temple",
            "macedonia": "grain wine",
            "thrace": "stone byzantium:regular",
        },
        {"achaia": 1, "thrace": 1},
        {"coin": 5, "oil": 1, "grain": 1, "wine": 1, "stone": 1},
    ),
    "babylon": Start(
        "babylonia",
        {
            "babylonia": "spices grain market babylon:capital",
            "mesopotamia": "sheep ninive:regular",
            "cilicia": "wine tarsus:regular",
        },
        {"babylonia": 1},
        {"coin": 3, "spices": 2, "grain": 2, "sheep": 1, "wine": 1},
    ),
    "egypt": Start(
        "aegyptus",
        {
            "aegyptus": "papyrus alexandria:capital memphis:regular temple",
            "ethiopia": "grain gold",
            "cyrenaica": "papyrus cyrene:regular",
        },
        {"aegyptus": 1},
        {"coin": 5, "papyrus": 2, "grain": 1, "gold": 1},
    ),
    "carthage": Start(
        "africa",
        {"africa": "sheep spices market carthago:capital", "numidia": "gold gladiator", "libya": "oil sheep"},
        {"africa": 1},
        {"coin": 1, "sheep": 3, "spices": 2, "gold": 1, "gladiator": 1, "oil": 1},
    ),
}

each_province = pytest.mark.parametrize("province", BOARD)
each_sea = pytest.mark.parametrize("sea", SEAS)
each_table = pytest.mark.parametrize("seats", [3, 4, 5])


@pytest.fixture(scope="module")
def chart() -> Chart:
    """The board of a table for five, where nothing is covered."""
    return MareScenario(5).state.chart


def said(chart: Chart, icon: int) -> str:
    kind = chart.icon_kind[icon]
    if kind == CARAVAN:
        return GOOD_NAMES[chart.icon_good[icon]]
    names = {MARKET: "market", TEMPLE: "temple", CITY: ":regular", CAPITAL: ":capital", LEGENDARY: ":legendary"}
    return chart.city_ids[icon] + names[kind]


def icons_of(chart: Chart, province: str) -> list[int]:
    return chart.icons[chart.province_ids.index(province)]


def neighbours(chart: Chart, province: str) -> set[str]:
    return {chart.province_ids[n] for n in chart.borders[chart.province_ids.index(province)]}


def coasts(chart: Chart, province: str) -> set[str]:
    return {chart.sea_ids[n] for n in chart.coasts[chart.province_ids.index(province)]}


# The five-seat board.


@rule("mare:setup-map")
def test_the_board_has_twenty_eight_provinces_and_nine_seas(chart: Chart) -> None:
    assert len(chart.province_ids) == 28
    assert set(chart.province_ids) == set(BOARD)
    assert len(chart.sea_ids) == 9
    assert set(chart.sea_ids) == set(SEAS)


@rule("mare:setup-map", "mare:cities")
@each_province
def test_a_province_has_its_icons(chart: Chart, province: str) -> None:
    assert sorted(said(chart, icon) for icon in icons_of(chart, province)) == sorted(BOARD[province].icons.split())


@rule("mare:setup-map")
@each_province
def test_a_province_borders_its_neighbours_by_land(chart: Chart, province: str) -> None:
    assert neighbours(chart, province) == set(BOARD[province].borders.split())


@rule("mare:setup-map")
@each_province
def test_a_province_lies_on_its_seas(chart: Chart, province: str) -> None:
    assert coasts(chart, province) == set(BOARD[province].coasts.split())


@rule("mare:setup-map")
@each_sea
def test_a_sea_touches_its_seas_and_shores(chart: Chart, sea: str) -> None:
    number = chart.sea_ids.index(sea)
    assert {chart.sea_ids[n] for n in chart.sea_borders[number]} == set(SEAS[sea].split())
    shores = {name for name, land in BOARD.items() if sea in land.coasts.split()}
    assert {chart.province_ids[n] for n in chart.shores[number]} == shores


@rule("mare:setup-map")
def test_there_are_forty_land_borders_thirty_eight_coasts_and_twelve_sea_borders(chart: Chart) -> None:
    assert sum(map(len, chart.borders)) == 2 * 40
    assert sum(map(len, chart.coasts)) == 38
    assert sum(map(len, chart.sea_borders)) == 2 * 12


@rule("mare:components", "mare:setup-map")
def test_there_are_as_many_icons_as_buildings_of_each_kind(chart: Chart) -> None:
    kinds = Counter(chart.icon_kind)
    assert (kinds[CARAVAN], kinds[MARKET], kinds[TEMPLE]) == (37, 25, 14)
    assert (kinds[CITY], kinds[CAPITAL], kinds[LEGENDARY]) == (8, 5, 3)


@rule("mare:components", "mare:setup-map")
def test_every_good_has_one_token_more_than_its_caravans_doubled(chart: Chart) -> None:
    sites = Counter(said(chart, icon) for icon, kind in enumerate(chart.icon_kind) if kind == CARAVAN)
    assert {good.id: good.tokens for good in BOX.good} == {good: 2 * count + 1 for good, count in sites.items()}


@rule("mare:setup-map")
def test_the_islands_with_icons_are_sicilia_and_crete(chart: Chart) -> None:
    """Sardinia, Corsica and Cyprus have no icons: they are scenery."""
    assert {name for name in chart.province_ids if not neighbours(chart, name)} == {"sicilia", "crete"}


@rule("mare:4.3.5", "mare:3.1.2")
def test_the_capital_of_babylon_has_no_sea_for_triremes() -> None:
    t = MareScenario().no_stocks().stock("babylon", coin=3)
    assert t.build_turn("babylon").can_build("trireme", "cyprian")  # from Cilicia
    t.control("cilicia", "").build_turn("babylon")
    assert t.can_build("legion", "babylonia")
    assert not any(t.can_build("trireme", sea) for sea in SEAS)


# With fewer seats.


@rule("mare:setup-seats")
@each_table
def test_with_so_many_seats_these_provinces_are_covered(seats: int) -> None:
    chart = MareScenario(seats).state.chart
    covered = {name for name, is_open in zip(chart.province_ids, chart.open, strict=True) if not is_open}
    assert covered == COVERED[seats]


@rule("mare:setup-seats", "mare:setup-map")
@each_table
def test_what_is_not_covered_keeps_its_seas_and_those_of_its_neighbours_in_play(seats: int) -> None:
    chart, covered = MareScenario(seats).state.chart, COVERED[seats]
    for name, land in BOARD.items():
        assert neighbours(chart, name) == (set() if name in covered else set(land.borders.split()) - covered)
        assert coasts(chart, name) == (set() if name in covered else set(land.coasts.split()))
    assert {sea: {chart.sea_ids[n] for n in chart.sea_borders[i]} for i, sea in enumerate(chart.sea_ids)} == {
        sea: set(others.split()) for sea, others in SEAS.items()
    }


@rule("mare:setup-seats", "mare:3.1.1")
def test_nobody_builds_control_in_a_covered_province_at_the_edge_of_the_map() -> None:
    """With five Armenia lies on the Black Sea and Arabia beside Aegyptus; with four neither is there."""
    for seats, reached in ((5, True), (4, False)):
        t = MareScenario(seats).no_stocks().stock("greece", coin=3).triremes("black", "greece", 1).build_turn("greece")
        assert t.can_build("control", "cappadocia")
        assert t.can_build("control", "armenia") == reached
        t = MareScenario(seats).no_stocks().stock("egypt", coin=3).build_turn("egypt")
        assert t.can_build("control", "judaea")
        assert t.can_build("control", "arabia") == reached


@rule("mare:setup-seats", "mare:4.1.2")
def test_no_legion_marches_into_a_covered_province() -> None:
    for seats, reached in ((5, True), (4, False)):
        t = MareScenario(seats).no_units().legions("cappadocia", "egypt", 1).legions("judaea", "egypt", 1)
        t.move_turn("egypt").skip_to("march")
        assert t.can_march("cappadocia", "armenia") == reached
        assert t.can_march("judaea", "arabia") == reached
        assert t.can_march("judaea", "cilicia") == reached
        assert t.can_march("judaea", "aegyptus")


# The start.


@rule("mare:setup", "mare:setup-map")
@each_table
def test_at_the_start_every_empire_controls_its_own_provinces_and_nobody_the_rest(seats: int) -> None:
    t = MareScenario(seats)
    owners = {name: land.empire if land.empire in TABLES[seats] else "" for name, land in BOARD.items()}
    assert {name: t.owner(name) for name in BOARD} == owners


@rule("mare:setup")
@each_table
def test_at_the_start_these_buildings_stand_and_no_others(seats: int) -> None:
    t = MareScenario(seats)
    chart = t.state.chart
    standing = {name: {said(chart, i) for i in icons_of(chart, name) if t.state.get(BUILT + i)} for name in BOARD}
    expected = {
        province: set(icons.split()) for empire in TABLES[seats] for province, icons in STARTS[empire].buildings.items()
    }
    assert {name: icons for name, icons in standing.items() if icons} == expected


@rule("mare:setup")
@each_table
def test_at_the_start_every_capital_has_a_fortress_and_legions_stand_here_and_nowhere_else(seats: int) -> None:
    t = MareScenario(seats)
    for empire in TABLES[seats]:
        start = STARTS[empire]
        assert t.state.chart.home[t.seat(empire)] == t.province(start.home)
        assert {name for name in BOARD if t.fortress_in(name, empire)} == {start.home}
        legions = {name: t.legions_in(name, empire) for name in BOARD}
        assert {name: count for name, count in legions.items() if count} == start.legions
        assert not any(t.triremes_in(sea, empire) for sea in SEAS)


@rule("mare:setup")
@each_table
def test_at_the_start_every_empire_has_these_nine_resources(seats: int) -> None:
    t = MareScenario(seats)
    assert {empire: t.has(empire) for empire in TABLES[seats]} == {
        empire: STARTS[empire].resources for empire in TABLES[seats]
    }
