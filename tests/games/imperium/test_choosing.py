"""What the lobby tells of the nations, and lots drawn among some of them (imperium:nations).

Stars and aggressiveness are as the checklist of the facts has them (D16, D17): the books give stars to sixteen
nations and to the Abbasids, and say of every nation how it treats the others.
"""

from __future__ import annotations

import pytest

from civitas.games.imperium.choosing import choosing
from civitas.games.imperium.game import GAME
from civitas.kernel.choosing import Suggestion
from civitas.kernel.errors import OptionError
from civitas.testing.rules import rule

PRINTED_STARS = {
    1: "macedonians persians romans",
    2: "carthaginians celts scythians mauryans qin",
    3: "vikings atlanteans egyptians minoans",
    5: "greeks arthurians olmecs utopians abbasids",
}
AGGRESSIVENESS = {
    "peaceful": "abbasids aksumites guptas inuit japanese polynesians tang utopians wagadou",
    "partly-peaceful": "macedonians mayans martians minoans olmecs qin taino",
    "aggressive": "arthurians carthaginians scythians egyptians greeks mauryans persians romans sassanids",
    "ruthless": "atlanteans celts cultists magyars vikings",
}
TRADERS = {"abbasids", "aksumites", "guptas", "sassanids", "tang", "wagadou"}
NATIONS = {choice.value: choice for choice in choosing().alternatives}


@rule("imperium:nations")
def test_the_stars_of_the_books_are_told_and_ours_are_marked_as_ours() -> None:
    """000:904: the Magyars and the Japanese are the nations of Horizons to learn with."""
    printed = {name: str(stars) for stars, names in PRINTED_STARS.items() for name in names.split()}
    assert {name: NATIONS[name].traits["stars"] for name in printed} == printed
    ours = {name for name, choice in NATIONS.items() if "imperium-note-our-stars" in [note.id for note in choice.notes]}
    assert ours == NATIONS.keys() - printed.keys()
    assert {NATIONS[name].traits["stars"] for name in ("magyars", "japanese")} <= {"1", "2"}


@rule("imperium:nations")
def test_how_a_nation_treats_the_others_is_told_of_all_thirty() -> None:
    told = {name: choice.traits["aggressiveness"] for name, choice in NATIONS.items()}
    assert told == {name: kind for kind, names in AGGRESSIVENESS.items() for name in names.split()}
    assert len(told) == 30


@rule("imperium:nations", "imperium:trade-routes", "imperium:fast")
def test_what_a_nation_needs_or_cannot_play_is_told() -> None:
    def noted(key: str) -> set[str]:
        return {name for name, choice in NATIONS.items() if key in [note.id for note in choice.notes]}

    assert noted("imperium-note-needs-routes") == TRADERS
    assert noted("imperium-note-not-fast") == {"utopians", "cultists"}
    boxes = [choice.traits["box"] for choice in NATIONS.values()]
    assert [boxes.count(box) for box in ("classics", "legends", "horizons")] == [8, 8, 14]


def test_every_trait_is_a_value_of_its_facet() -> None:
    known = {facet.id: {value.id for value in facet.values} for facet in choosing().facets}
    for choice in NATIONS.values():
        assert choice.traits.keys() == known.keys()
        assert all(choice.traits[facet] in values for facet, values in known.items())


@pytest.mark.parametrize("suggestion", choosing().suggestions, ids=lambda suggestion: suggestion.id)
def test_a_suggested_table_can_be_set_up(suggestion: Suggestion) -> None:
    assert GAME.new(len(suggestion.bots) + 1, 1, suggestion.options).asking


@rule("imperium:nations")
def test_lots_are_drawn_among_the_nations_named_for_them() -> None:
    seen = set()
    for seed in range(40):
        options = GAME.record(GAME.new(2, seed, {"lots": "celts,qin,inuit"})).options
        seen |= {options["nation1"], options["nation2"]}
    assert seen == {"celts", "qin", "inuit"}


def test_a_nation_somebody_chose_needs_no_lot() -> None:
    options = GAME.record(GAME.new(2, 1, {"nation1": "romans", "lots": "celts"})).options
    assert (options["nation1"], options["nation2"]) == ("romans", "celts")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"lots": "celts"}, "Nations to be drawn: 2. These settings leave 1 to draw from: celts."),
        ({"lots": "celts", "nation1": "celts"}, "Nations to be drawn: 1. These settings leave 0 to draw from: none."),
        ({"lots": "celts,tang"}, "leave 1 to draw from: celts."),
        ({"lots": "utopians,cultists", "fast": "yes"}, "leave 0 to draw from: none."),
        ({"lots": ","}, "Lots cannot be drawn for '', which is no nation."),
        ({"lots": "celts,belgians"}, "Lots cannot be drawn for 'belgians', which is no nation."),
        ({"nation2": "cultists", "fast": "yes"}, "The nation cultists cannot play the fast variant"),
    ],
)
def test_lots_that_leave_too_few_nations_are_refused_in_one_sentence(settings: dict[str, str], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence.replace(".", r"\.")):
        GAME.new(2, 1, settings)
