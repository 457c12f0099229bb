"""The map is data: its validator names what is wrong, and bad options are refused in a sentence (mare:setup)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from civitas.games.mare.atlas import Atlas, faults_of, read_atlas, standard_text
from civitas.games.mare.game import GAME
from civitas.games.mare.names import place
from civitas.kernel.errors import OptionError
from civitas.rules import rules_of
from civitas.testing.rules import rule
from civitas.words import LANGUAGES, Words

Data = dict[str, Any]


def standard() -> Data:
    return tomllib.loads(standard_text())


def province(data: Data, name: str) -> Data:
    found: Data = next(p for p in data["province"] if p["id"] == name)
    return found


def empire(data: Data, name: str) -> Data:
    found: Data = next(e for e in data["empire"] if e["id"] == name)
    return found


def start(data: Data, name: str, place: str) -> Data:
    found: Data = next(s for s in empire(data, name)["start"] if s["province"] == place)
    return found


def table(data: Data, seats: int) -> Data:
    found: Data = next(t for t in data["table"] if t["seats"] == seats)
    return found


def faults(data: Data) -> list[str]:
    return list(faults_of(msgspec.convert(data, Atlas)))


@rule("mare:setup", "mare:components")
def test_the_standard_map_is_clean() -> None:
    assert faults(standard()) == []
    assert read_atlas(standard_text()).name == "mediterranean"


def unknown_land_border(d: Data) -> None:
    d["land_borders"].append(["italia", "atlantis", "source"])


def unknown_coast(d: Data) -> None:
    d["coasts"].append(["italia", "caspian", "source"])


def coast_of_no_province(d: Data) -> None:
    d["coasts"].append(["atlantis", "ionian", "source"])


def unknown_sea_border(d: Data) -> None:
    d["sea_borders"].append(["caspian", "ionian", "source"])


def border_given_twice(d: Data) -> None:
    d["land_borders"].append(["dacia", "germania", "source"])


def coast_given_twice(d: Data) -> None:
    d["coasts"].append(["italia", "ionian", "source"])


def self_border(d: Data) -> None:
    d["land_borders"].append(["dacia", "dacia", "source"])


def sea_beside_itself(d: Data) -> None:
    d["sea_borders"].append(["black", "black", "source"])


def province_given_twice(d: Data) -> None:
    d["province"].append(province(d, "dacia"))


def sea_given_twice(d: Data) -> None:
    d["sea"].append(d["sea"][0])


def city_given_twice(d: Data) -> None:
    province(d, "crete")["cities"][0]["id"] = "tarsus"


def empire_given_twice(d: Data) -> None:
    d["empire"].append(empire(d, "rome"))


def third_caravan(d: Data) -> None:
    province(d, "dacia")["caravans"].append({"good": "wood", "mark": "source"})


def third_city(d: Data) -> None:
    for name in ("a", "b"):
        province(d, "crete")["cities"].append({"id": name, "kind": "regular", "mark": "source"})


def market_without_caravan(d: Data) -> None:
    province(d, "asia")["market"] = True


def temple_without_city(d: Data) -> None:
    province(d, "dacia")["temple"] = True


def unknown_good(d: Data) -> None:
    province(d, "dacia")["caravans"][0]["good"] = "tin"


def good_without_tokens(d: Data) -> None:
    province(d, "dacia")["caravans"][0]["good"] = "pottery"


def too_many_caravans(d: Data) -> None:
    province(d, "germania")["caravans"].append({"good": "gladiator", "mark": "source"})


def too_many_markets(d: Data) -> None:
    province(d, "asia").update(market=True, caravans=[{"good": "oil", "mark": "source"}])


def too_many_temples(d: Data) -> None:
    province(d, "dacia").update(temple=True, cities=[{"id": "x", "kind": "regular", "mark": "source"}])


def too_many_legendary_cities(d: Data) -> None:
    province(d, "crete")["cities"][0]["kind"] = "legendary"


def too_many_capitals(d: Data) -> None:
    province(d, "crete")["cities"][0]["kind"] = "capital"


def province_of_no_empire(d: Data) -> None:
    province(d, "dacia")["empire"] = "atlantis"


def unknown_hero(d: Data) -> None:
    empire(d, "rome")["hero"] = "asterix"


def hero_that_does_not_start(d: Data) -> None:
    empire(d, "rome")["hero"] = "circe"


def hero_of_two_empires(d: Data) -> None:
    empire(d, "greece")["hero"] = "caesar"


def start_outside_the_own_provinces(d: Data) -> None:
    start(d, "rome", "gallia")["province"] = "dacia"


def start_given_twice(d: Data) -> None:
    empire(d, "rome")["start"].append(dict(start(d, "rome", "gallia"), caravans=[]))


def capital_elsewhere(d: Data) -> None:
    empire(d, "rome")["capital"] = "dacia"


def capital_without_capital(d: Data) -> None:
    empire(d, "rome")["capital"] = "gallia"


def caravan_without_icon(d: Data) -> None:
    start(d, "rome", "gallia")["caravans"] = ["gems", "grain"]


def city_without_icon(d: Data) -> None:
    start(d, "rome", "gallia")["cities"] = ["roma"]


def temple_without_icon(d: Data) -> None:
    start(d, "rome", "gallia")["temple"] = True


def wrong_tracks(d: Data) -> None:
    empire(d, "rome")["tracks"]["trade"] = 8


def wrong_military_track(d: Data) -> None:
    start(d, "rome", "gallia")["legions"] = 1


def wrong_resources(d: Data) -> None:
    empire(d, "rome")["resources"]["coin"] = 2


def too_many_legions(d: Data) -> None:
    start(d, "rome", "gallia")["legions"] = 7
    empire(d, "rome")["tracks"]["military"] = 10


def negative_legions(d: Data) -> None:
    start(d, "rome", "gallia")["legions"] = -1
    empire(d, "rome")["tracks"]["military"] = 2


def city_started_twice(d: Data) -> None:
    start(d, "rome", "latium")["cities"] = ["roma", "roma"]
    empire(d, "rome")["tracks"]["culture"] = 2
    empire(d, "rome")["resources"]["coin"] = 2


def unknown_empire_at_a_table(d: Data) -> None:
    table(d, 3)["empires"][0] = "atlantis"


def leader_that_does_not_play(d: Data) -> None:
    table(d, 3)["leaders"]["culture"] = "egypt"


def too_few_empires(d: Data) -> None:
    table(d, 4)["empires"] = ["rome", "greece", "carthage"]
    table(d, 4)["leaders"]["culture"] = "greece"


def empire_twice_at_a_table(d: Data) -> None:
    table(d, 3)["empires"] = ["rome", "rome", "greece", "carthage"]


def province_cut_off(d: Data) -> None:
    d["coasts"] = [row for row in d["coasts"] if row[0] != "crete"]


def province_cut_off_only_with_three(d: Data) -> None:
    """Garamantes left with its border to Egypt alone: with three seats nothing leads there."""
    d["land_borders"] = [row for row in d["land_borders"] if "garamantes" not in row]
    d["land_borders"].append(["garamantes", "cyrenaica", "source"])


def covers_not_told(d: Data) -> None:
    del table(d, 3)["covered"]


def unknown_province_covered(d: Data) -> None:
    table(d, 4)["covered"].append("atlantis")


def empires_province_covered(d: Data) -> None:
    table(d, 4)["covered"].append("libya")


def absent_empires_province_covered(d: Data) -> None:
    table(d, 4)["covered"].append("cilicia")


def province_covered_twice(d: Data) -> None:
    table(d, 3)["covered"].append("armenia")


def province_cut_off_by_a_cover(d: Data) -> None:
    """With three seats Nubia has no other neighbour in play than Garamantia."""
    table(d, 3)["covered"].append("garamantes")


@rule("mare:setup", "mare:components")
@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (unknown_land_border, "'atlantis'"),
        (unknown_coast, "'caspian'"),
        (coast_of_no_province, "'atlantis'"),
        (unknown_sea_border, "'caspian'"),
        (border_given_twice, "'dacia' and 'germania'"),
        (coast_given_twice, "'italia' and 'ionian'"),
        (self_border, "'dacia' has a land border with itself"),
        (sea_beside_itself, "'black' has a sea border with itself"),
        (province_given_twice, "'dacia' is there 2 times"),
        (sea_given_twice, "'sardinian' is there 2 times"),
        (city_given_twice, "'tarsus' is there 2 times"),
        (empire_given_twice, "'rome' is there 2 times"),
        (third_caravan, "'dacia' has more than two"),
        (third_city, "'crete' has more than two"),
        (market_without_caravan, "'asia' has a market icon"),
        (temple_without_city, "'dacia' has a temple icon"),
        (unknown_good, "'dacia' produces 'tin'"),
        (good_without_tokens, "'pottery'"),
        (too_many_caravans, "38 caravan icons"),
        (too_many_markets, "26 market icons"),
        (too_many_temples, "15 temple icons"),
        (too_many_legendary_cities, "4 legendary cities"),
        (too_many_capitals, "6 capitals"),
        (province_of_no_empire, "'dacia' belongs to 'atlantis'"),
        (unknown_hero, "'asterix'"),
        (hero_that_does_not_start, "'circe'"),
        (hero_of_two_empires, "'caesar'"),
        (start_outside_the_own_provinces, "'rome' must start in exactly its own provinces"),
        (start_given_twice, "'rome'"),
        (capital_elsewhere, "'rome' is 'dacia'"),
        (capital_without_capital, "'rome' is 'gallia'"),
        (caravan_without_icon, "'gallia' starts with caravans"),
        (city_without_icon, "'gallia' starts with cities"),
        (temple_without_icon, "'gallia' starts with a market or temple"),
        (wrong_tracks, "'rome'"),
        (wrong_military_track, "'rome'"),
        (wrong_resources, "'rome'"),
        (too_many_legions, "'rome'"),
        (negative_legions, "'rome'"),
        (city_started_twice, "'latium'"),
        (unknown_empire_at_a_table, "'atlantis'"),
        (leader_that_does_not_play, "table for 3"),
        (too_few_empires, "table for 4"),
        (empire_twice_at_a_table, "table for 3"),
        (province_cut_off, "'crete'"),
        (province_cut_off_only_with_three, "'garamantes'"),
        (covers_not_told, "table for 3 seats does not say which free provinces are covered: add `covered = []`"),
        (unknown_province_covered, "table for 4 seats covers 'atlantis', which is not on the map"),
        (empires_province_covered, "table for 4 seats covers 'libya', which is not free"),
        (absent_empires_province_covered, "table for 4 seats covers 'cilicia', which is not free"),
        (province_covered_twice, "table for 3 seats covers 'armenia' 2 times"),
        (province_cut_off_by_a_cover, "with 3 seats 'nubia' cannot be reached"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_map_with_a_fault_is_refused_and_the_place_is_named(spoil: Callable[[Data], None], named: str) -> None:
    data = standard()
    spoil(data)
    found = faults(data)
    assert any(named in fault for fault in found), found
    assert all(fault.endswith(".") for fault in found)


@rule("mare:setup")
def test_a_map_without_open_provinces_is_refused_without_a_crash() -> None:
    data = standard()
    for p in data["province"]:
        p["empire"] = "egypt"
    table(data, 3)["empires"] = ["rome", "greece", "carthage"]
    assert faults(data)


@rule("mare:setup")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("not toml [", "This is not a map of our schema"),
        ("name = 'x'", "This is not a map of our schema"),
        (standard_text().replace('"dacia", "source"]', '"atlantis", "source"]', 1), "'atlantis'"),
        (standard_text().replace("market = true", "market = 3", 1), "schema"),
        (standard_text().replace("lonlat", "place", 1), "schema"),
        (re.sub(r"(?m)^covered = .*\n", "", standard_text()), "does not say which free provinces are covered"),
    ],
)
def test_a_bad_map_given_as_an_option_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(5, 1, {"map": text})
    assert said in str(refusal.value)
    assert str(refusal.value).endswith(".")


@rule("mare:setup")
def test_a_sound_map_given_as_an_option_is_played() -> None:
    text = standard_text().replace('["germania", "dacia", "source"],', "", 1)
    s = GAME.new(4, 3, {"map": text})
    names = s.chart.province_ids
    assert names.index("dacia") not in s.chart.borders[names.index("germania")]
    again = GAME.from_json(s.to_json())
    assert again.chart.borders == s.chart.borders


@rule("mare:setup", "mare:setup-seats")
@pytest.mark.parametrize(
    ("covered", "out"), [("[]", set()), ('["nubia", "crete"]', {"nubia", "crete"})], ids=["none", "two"]
)
def test_another_map_covers_what_its_own_table_says(covered: str, out: set[str]) -> None:
    text = standard_text().replace('covered = ["arabia", "armenia"]', f"covered = {covered}")
    s = GAME.new(4, 3, {"map": text})
    for chart in (s.chart, GAME.from_json(s.to_json()).chart):
        closed = {name for name, is_open in zip(chart.province_ids, chart.open, strict=True) if not is_open}
        assert closed == {"babylonia", "mesopotamia", "cilicia"} | out


@rule("mare:setup")
def test_a_map_is_played_only_with_as_many_seats_as_it_has_a_table_for() -> None:
    without_tables, *_, for_five = standard_text().split("[[table]]")
    text = f"{without_tables}[[table]]{for_five}"
    assert GAME.new(5, 1, {"map": text}).seats == 5
    with pytest.raises(OptionError, match=r"^The map 'mediterranean' has no table for 4 seats\.$"):
        GAME.new(4, 1, {"map": text})


@rule("mare:setup")
@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (5, {"empire1": "atlantis"}, "'atlantis'"),
        (3, {"empire1": "egypt"}, "With 3 seats egypt is not on the map"),
        (3, {"empire2": "babylon"}, "With 3 seats babylon is not on the map"),
        (4, {"empire1": "babylon"}, "With 4 seats babylon is not on the map"),
        (4, {"empire1": "rome", "empire3": "rome"}, "Seats 1 and 3 cannot both play rome"),
        (3, {"empire5": "rome"}, "There are 3 seats, so seat 5 cannot play rome"),
        (2, {}, "2"),
        (6, {}, "6"),
        (5, {"rounds": -1}, "rounds"),
        (5, {"tiles": "none"}, "tiles"),
        (5, {"dice": "loaded"}, "dice"),
    ],
)
def test_options_that_cannot_be_are_refused_in_a_sentence(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(seats, 1, options)
    assert said in str(refusal.value)
    assert str(refusal.value).endswith(".")


@rule("mare:setup")
def test_every_datum_of_the_map_carries_its_mark() -> None:
    data = standard()
    marks = {"source", "inferred", "reconstructed"}
    for rows in (data["land_borders"], data["coasts"], data["sea_borders"]):
        assert all(row[2] in marks for row in rows)
    for p in data["province"]:
        assert all(c["mark"] in marks for c in (*p["caravans"], *p["cities"]))
        assert set(p["marks"]) == {"name", "empire", "market", "temple"}


def reconstructed(data: Data) -> set[str]:
    """The provinces of which a name, owner, icon, border or coast is ours."""
    found = set()
    for p in data["province"]:
        marks = [*p["marks"].values(), *(icon["mark"] for icon in (*p["caravans"], *p["cities"]))]
        borders = [row[2] for row in (*data["land_borders"], *data["coasts"]) if p["id"] in row[:2]]
        if "reconstructed" in (*marks, *borders):
            found.add(p["id"])
    return found


@rule("mare:setup-map")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_the_provinces_of_which_something_is_reconstructed(lang: str) -> None:
    data, words = standard(), Words(lang)
    text = words.say(rules_of(GAME)["mare:setup-map"].explanation)
    names = {p["id"]: words.say(place("province", p["id"])) for p in data["province"]}
    assert {name for name, said in names.items() if re.search(rf"\b{said}\b", text)} == reconstructed(data)
