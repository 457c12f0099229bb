"""Worked turns over the wire: their list, their words and the table after every step."""

from __future__ import annotations

import pytest

from .site import Person, good, refused


@pytest.mark.parametrize(("game", "name"), [("ages", "production"), ("imperium", "turn"), ("mare", "battle")])
def test_every_step_of_a_worked_turn_is_given_as_its_seat_sees_it(ana: Person, game: str, name: str) -> None:
    listed = {entry["name"]: entry for entry in ana.get(f"/games/{game}/examples").json()}
    index = good(ana.get(f"/games/{game}/examples/{name}"))
    assert len(index["steps"]) == listed[name]["steps"] + 1
    assert index["title"] == listed[name]["title"]
    for number in range(len(index["steps"])):
        shown = good(ana.get(f"/games/{game}/examples/{name}/{number}"))
        assert (shown["step"], shown["view"]["seat"], shown["view"]["seats"]) == (
            number,
            index["seat"],
            len(index["players"]),
        )
        assert bool(shown["chosen"]) == (number > 0)


def test_the_lines_of_a_step_are_those_its_choices_caused(ana: Person) -> None:
    """The rulebook's battle: 5, 4 and 3 with Caesar make 15; 3 and the fortress make 8."""
    shown = good(ana.get("/games/mare/examples/battle/4"))
    totals = [line["text"]["args"]["total"] for line in shown["lines"] if "total" in line["text"].get("args", {})]
    assert totals == [15, 8]
    assert good(ana.get("/games/mare/examples/battle/0"))["lines"] == []


def test_the_table_of_a_worked_turn_names_the_parts_of_its_nations(ana: Person) -> None:
    assert good(ana.get("/games/imperium/examples/turn"))["parts"] == ["horizons", "japanese", "magyars", "taino"]


def test_nobody_else_s_hand_is_in_the_view_of_a_worked_turn(ana: Person) -> None:
    zones = good(ana.get("/games/imperium/examples/turn/0"))["view"]["zones"]
    hands = {zone["owner"]: zone.get("cards") for zone in zones if zone["name"] == "hand"}
    assert [seat for seat, cards in hands.items() if cards is not None] == [2]


def test_what_is_not_there_is_said_in_a_sentence(ana: Person) -> None:
    said = refused(ana.get("/games/mare/examples/siege"), 404)
    assert said == "There is no worked turn 'siege' of mare."
    said = refused(ana.get("/games/mare/examples/circe/2"), 404)
    assert said == "The worked turn 'circe' of mare has the steps 0 to 1."
    assert ana.get("/games/proving/examples").json() == []
