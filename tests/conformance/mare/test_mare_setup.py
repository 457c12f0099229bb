"""How Mare Nostrum starts, and what is in the box (mare:setup, mare:components, mare:rounds)."""

from __future__ import annotations

from collections import Counter

import pytest
from mare.scenario import TABLES, MareScenario

from civitas.games.mare.box import BOX, GOODS
from civitas.games.mare.charts import atlas_of
from civitas.games.mare.game import GAME
from civitas.games.mare.state import COIN, DISPLAY, FACE_DOWN, LEGEND, PHASE, PILE, ROUND, SUPPLY
from civitas.kernel.node import PASS
from civitas.testing.rules import rule

TRACKS = {"rome": (7, 1, 3), "greece": (4, 4, 3), "babylon": (5, 3, 2), "egypt": (4, 4, 2), "carthage": (7, 1, 2)}
HEROES = {
    "rome": "caesar",
    "greece": "pericles",
    "babylon": "hammurabi",
    "egypt": "cleopatra",
    "carthage": "hannibal",
}


@rule("mare:setup")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_empire_starts_with_three_provinces_its_hero_and_nine_resources(seats: int) -> None:
    t = MareScenario(seats)
    for empire in TABLES[seats]:
        own = [name for name in t.state.chart.province_ids if t.owner(name) == empire]
        assert len(own) == 3
        assert t.tiles_of(empire) == [HEROES[empire]]
        assert sum(t.has(empire).values()) == 9


@rule("mare:setup", "mare:setup-levels", "mare:5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_starting_levels_are_those_of_the_table_in_the_rules(seats: int) -> None:
    t = MareScenario(seats)
    assert {empire: t.levels(empire) for empire in TABLES[seats]} == {e: TRACKS[e] for e in TABLES[seats]}


@rule("mare:setup", "mare:setup-levels", "mare:setup-seats")
@pytest.mark.parametrize(("seats", "culture"), [(3, "greece"), (4, "egypt"), (5, "egypt")])
def test_carthage_leads_trade_rome_the_military_and_egypt_or_greece_culture(seats: int, culture: str) -> None:
    t = MareScenario(seats)
    assert [t.leader(track) for track in ("trade", "culture", "military")] == ["carthage", culture, "rome"]


@rule("mare:setup")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_nine_resources_are_what_the_pieces_would_collect(seats: int) -> None:
    t = MareScenario(seats)
    before = {empire: t.has(empire) for empire in TABLES[seats]}
    t.no_stocks().collect()
    assert {empire: t.has(empire) for empire in TABLES[seats]} == before


@rule("mare:setup", "mare:setup-seats")
@pytest.mark.parametrize(
    ("seats", "covered"),
    [
        (3, {"babylonia", "mesopotamia", "cilicia", "aegyptus", "ethiopia", "cyrenaica", "armenia", "arabia"}),
        (4, {"babylonia", "mesopotamia", "cilicia", "armenia", "arabia"}),
        (5, set()),
    ],
)
def test_the_provinces_of_absent_empires_and_two_free_ones_are_covered(seats: int, covered: set[str]) -> None:
    chart = MareScenario(seats).state.chart
    assert {name for i, name in enumerate(chart.province_ids) if not chart.open[i]} == covered
    for i, name in enumerate(chart.province_ids):
        if name in covered:
            assert not chart.borders[i]
            assert not chart.coasts[i]
            assert all(i not in row for row in (*chart.borders, *chart.shores))


@rule("mare:setup")
def test_empires_not_chosen_are_drawn_among_those_of_the_table() -> None:
    drawn = set()
    for seed in range(20):
        s = GAME.new(4, seed, {"empire1": "egypt"})
        assert s.chart.empire_ids[0] == "egypt"
        assert set(s.chart.empire_ids) == set(TABLES[4])
        drawn.add(tuple(s.chart.empire_ids))
    assert len(drawn) > 2


@rule("mare:setup")
def test_a_chosen_empire_brings_its_own_pieces_to_its_seat() -> None:
    s = GAME.new(3, 5, {"empire1": "carthage", "empire2": "rome", "empire3": "greece"})
    assert s.chart.empire_ids == ["carthage", "rome", "greece"]
    assert [s.track(0, seat) for seat in range(3)] == [7, 7, 4]
    assert s.legions(s.chart.province_ids.index("africa"), 0) == 1


@rule("mare:setup", "mare:3.1.3", "mare:setup-tiles")
def test_in_first_games_five_tiles_and_the_pyramids_lie_face_up() -> None:
    t = MareScenario()
    assert len(t.face_up()) == 6
    assert "pyramids" in t.face_up()
    assert t.state.zone(FACE_DOWN, 0).size() == 12


@rule("mare:setup", "mare:3.1.3", "mare:setup-tiles")
def test_experienced_players_lay_all_seventeen_tiles_face_up() -> None:
    t = MareScenario(tiles="all")
    assert len(t.face_up()) == 18
    assert t.state.zone(FACE_DOWN, 0).size() == 0


@rule("mare:setup", "mare:setup-tiles")
def test_after_the_build_phase_tiles_are_turned_up_until_five_lie_open() -> None:
    t = MareScenario().no_stocks().display("circe", "hercules").stock("rome", coin=7)
    t.build_phase().choose_empire("builder", "rome").build("circe", pay="7coin").finish()
    assert len(t.face_up()) == 6
    assert "hercules" in t.face_up()
    assert "circe" not in t.face_up()


@rule("mare:setup")
def test_a_tile_bought_is_not_replaced_before_the_phase_has_ended() -> None:
    t = MareScenario().no_stocks().display("circe").stock("rome", coin=7)
    t.build_phase().choose_empire("builder", "rome").build("circe", pay="7coin")
    assert t.face_up() == ["pyramids"]


@rule("mare:components")
def test_the_box_holds_what_the_rules_list() -> None:
    counts = {good.id: good.tokens for good in BOX.good}
    assert counts == {
        "pottery": 3,
        "gems": 5,
        "papyrus": 5,
        "metal": 5,
        "spices": 5,
        "stone": 5,
        "wood": 5,
        "gold": 7,
        "grain": 9,
        "oil": 9,
        "sheep": 9,
        "wine": 9,
        "gladiator": 11,
    }
    assert all(good.legendary == 1 for good in BOX.good)
    assert BOX.supply.coins == 44
    supply = BOX.supply
    assert (supply.caravans, supply.markets, supply.cities, supply.capitals) == (37, 25, 8, 5)
    assert (supply.legendary_cities, supply.temples) == (3, 14)
    empire = BOX.empire
    assert (empire.legions, empire.triremes, empire.fortresses, empire.control_markers) == (8, 5, 5, 7)
    assert Counter(tile.kind for tile in BOX.tile) == {"starting_hero": 5, "hero": 12, "wonder": 5, "pyramids": 1}
    assert [sorted(token) for token in BOX.trade.tokens] == [[0, 5], [1, 2], [3, 4]]


@rule("mare:components")
def test_the_map_has_an_icon_for_every_building_of_the_box() -> None:
    provinces = atlas_of("").province
    assert sum(len(p.caravans) for p in provinces) == BOX.supply.caravans
    assert sum(p.market for p in provinces) == BOX.supply.markets
    assert sum(p.temple for p in provinces) == BOX.supply.temples
    assert Counter(c.kind for p in provinces for c in p.cities) == {"regular": 8, "capital": 5, "legendary": 3}


@rule("mare:components", "mare:setup")
def test_supply_and_stocks_together_are_all_the_resources() -> None:
    t = MareScenario()
    left = Counter(t.state.zone(SUPPLY, 0).cards())
    for empire in TABLES[5]:
        left.update(t.state.tokens_of(t.seat(empire)))
    assert left == {**{GOODS[good.id]: good.tokens for good in BOX.good}, COIN: 44}
    assert sorted(t.state.zone(PILE, 0).cards()) == [LEGEND + good for good in range(13)]


@rule("mare:rounds")
def test_a_round_is_trade_build_move_and_leadership_and_the_next_begins_with_collection() -> None:
    t = MareScenario()
    s = t.state
    phases = [s.get(PHASE)]
    while s.get(ROUND) == 1 or s.get(PHASE) == 1:
        s.choose(PASS if PASS in s.options else s.options[0])
        if s.get(PHASE) != phases[-1]:
            phases.append(s.get(PHASE))
    assert phases[:3] == [2, 3, 4]
    assert s.get(ROUND) == 2
    assert s.get(PHASE) == 2  # nothing is asked in phases 5 and 1 when nothing is tied
    for empire in TABLES[5]:
        assert sum(t.has(empire).values()) >= 9  # the second collection is in


@rule("mare:rounds", "mare:setup")
def test_the_display_holds_only_open_tiles_for_sale() -> None:
    t = MareScenario().no_stocks().stock("rome", coin=12).build_turn("rome")
    for tile in BOX.tile:
        assert t.can_build(tile.id) == (tile.id in t.face_up())
    assert t.state.zone(DISPLAY, 0).size() == 6


@rule("mare:8")
def test_nothing_the_players_promise_binds_them_or_moves_a_piece() -> None:
    """The rulebook's example: Rome is to keep out of Dacia, Greece out of the Ionian Sea; nothing keeps them out."""
    t = MareScenario().control("dalmatia", "rome").legions("dalmatia", "rome", 1).stock("greece", coin=3)
    t.build_turn("greece").build("trireme", "ionian", pay="3coin")
    assert t.triremes_in("ionian", "greece") == 1
    t.control("dacia", "greece").move_turn("rome")
    t.march("dalmatia", "dacia").done("march")
    assert t.legions_in("dacia", "rome") == 1
    assert t.kind == "conquest"


@rule("mare:cities")
def test_there_are_five_capitals_and_three_legendary_cities() -> None:
    cities = {city.id: city.kind for p in atlas_of("").province for city in p.cities}
    assert {name for name, kind in cities.items() if kind == "legendary"} == {"troia", "ierusalem", "syracusae"}
    capitals = {"roma", "athenae", "babylon", "alexandria", "carthago"}
    assert {name for name, kind in cities.items() if kind == "capital"} == capitals
