"""What the browser's table gets: facts of every card, and targets that are really there."""

from __future__ import annotations

import re

import pytest

from ages.scenario import AgesScenario, card
from civitas.games.ages.advice import explain
from civitas.games.ages.box import BOARD, CARDS, KINDS
from civitas.games.ages.cardtext import card_text
from civitas.games.ages.codes import GAIN_POPULATION, INCREASE_POPULATION, TAKE_ARMS, attack_code, offer_code
from civitas.games.ages.game import GAME
from civitas.games.ages.names import card_name
from civitas.games.ages.state import (
    CULTURE_POINTS,
    LEADER_IN_PLAY,
    MILITARY_HAND,
    ROUND,
    SCIENCE_POINTS,
    SLOTS,
    WONDERS,
)
from civitas.games.ages.text import at
from civitas.games.ages.view import board
from civitas.games.ages.web import facts, web_messages
from civitas.kernel.game import View
from civitas.kernel.node import PASS
from civitas.testing.tables import asked, message_of, messages, said_by_table, sources
from civitas.words import LANGUAGES, Words

FACTS = facts()
WORDS = {lang: Words(lang) for lang in LANGUAGES}
POSITIONS = 400


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_facts_say_can_be_said(lang: str) -> None:
    said = [WORDS[lang].say(each) for each in messages(FACTS)]
    assert len(said) > 2 * len(CARDS)
    assert all(said)


def test_every_card_is_there_as_it_is_printed() -> None:
    for each in CARDS:
        printed = FACTS["cards"][str(each.number)]
        assert message_of(printed["name"]) == card_name(each.number)
        assert [message_of(line) for line in printed["text"]] == card_text(each.number)
        assert (printed["kind"], printed["level"]) == (each.kind, each.level)
        # The table draws the symbols in place of the first lines of the text.
        assert len(printed.get("symbols", {})) <= len(printed["text"])
    assert FACTS["kinds"].keys() == set(KINDS)
    assert len(FACTS["board"]["rowCosts"]) == SLOTS
    assert FACTS["board"]["populationCost"] == BOARD.population_cost


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_has_its_words_with_their_arguments(lang: str) -> None:
    words = WORDS[lang]
    declared = web_messages()
    assert {key for key in words.ids() if key.startswith("ages-web-")} == declared.keys()
    assert {key: words.arguments(key) for key in declared} == declared


def test_the_table_says_what_is_declared_for_it() -> None:
    kinds = {name["id"] for name in FACTS["kinds"].values()}
    assert said_by_table("ages") | kinds == web_messages().keys()


def test_the_view_has_what_the_table_reads() -> None:
    """The zones, counters and numbers the model of the table names."""
    view = GAME.view(GAME.new(3, 1), 0)
    written = sources("ages")
    civilization = view.board["civilizations"][0]
    interface = written.partition("interface Civilization {")[2].partition("}")[0]
    assert set(re.findall(r"^  (\w+):", interface, re.MULTILINE)) == civilization.keys()
    assert len(view.board["row"]) == SLOTS
    names = {zone.name for zone in view.zones} | view.counters.keys()
    read = set(re.findall(r'(?:model|this)\s*\.(?:zone|cards|only|count)\(\s*"([^"]+)"', written))
    assert read <= names
    by_age = set(re.findall(r'\.byAge\(\s*"([^"]+)"', written))
    assert by_age <= {name.rpartition(" ")[0] for name in names}
    assert len(read) > 15
    assert len(by_age) > 4


def is_there(view: View, target: str) -> bool:
    """Whether the viewer sees the thing a target names, as the table spells it."""
    kind, *rest = target.split(":")
    if kind == "zone":
        number, card = map(int, rest)
        return card in (view.zones[number].cards or [])
    if kind == "slot":
        return bool(view.board["row"][int(rest[0])]["card"])
    return kind in ("seat", "yellow") and 0 <= int(rest[0]) < view.seats


def test_every_option_and_refusal_points_at_a_thing_that_is_there() -> None:
    pointed: set[str] = set()
    for s, question, view in asked(GAME, POSITIONS):
        for option in (*view.options, *view.candidates):
            if option.target:
                pointed.add(question.kind)
                assert is_there(view, option.target), (question.kind, option)
        for refusal in explain(s, question.seat):
            assert not refusal.target or is_there(view, refusal.target), refusal
        assert view.board["round"] == s.get(ROUND)
    assert {"action", "politics", "defend"} <= pointed


# What the view works out for the table.


def lying(t: AgesScenario, zone: int, seat: int, name: str) -> str:
    return at(t.state, zone, seat, card(name))


def test_what_a_card_costs_is_told_with_the_reasons() -> None:
    t = AgesScenario().row("moses", "pyramids", "", "", "", "hanging_gardens")
    t.wonders(0, "colossus", "great_wall").leader(0, "hammurabi")
    t.wonders(1, "library_of_alexandria").leader(1, "michelangelo")
    row = board(t.counted().state)["row"]
    assert row[0] == {"card": card("moses"), "costs": [0, 1], "surcharges": [0, 0], "discounts": [1, 0]}
    assert row[1] == {"card": card("pyramids"), "costs": [3, 1], "surcharges": [2, 0], "discounts": [0, 0]}
    assert row[5]["costs"] == [4, 2]
    assert row[2] == {"card": 0, "costs": [], "surcharges": [], "discounts": []}


def test_a_wonder_that_is_cheaper_after_a_new_leader_says_so() -> None:
    t = AgesScenario().age(2).row("", "", "", "", "", "taj_mahal").wonders(0, "colossus").leader(0, "moses")
    t.hand(0, "joan_of_arc").counted().actions().do("play", "joan_of_arc")
    space = board(t.state)["row"][5]
    assert (space["costs"][0], space["surcharges"][0], space["discounts"][0]) == (1, 1, 2)


FORETOLD = {
    "plenty": lambda t: t,
    "corruption": lambda t: t.blue(0, 4).stored(0, agriculture=6, bronze=6),
    "corruption that reaches the food": lambda t: t.blue(0, 3).stored(0, agriculture=6, bronze=1),
    "famine": lambda t: t.yellow(0, 0).workers(0, agriculture=0, religion=8).culture(0, 30),
    "an empty bank": lambda t: t.blue(0, 1).stored(0, agriculture=15),
    "uprising": lambda t: t.yellow(0, 4).unused(0, 0),
}


@pytest.mark.parametrize("case", FORETOLD)
def test_what_production_brings_is_foretold(case: str) -> None:
    t = FORETOLD[case](AgesScenario().culture(0, 5).science(0, 3)).counted()
    foretold = board(t.state)["civilizations"][0]["after"]
    before = t.state.to_json()
    assert board(t.state)["civilizations"][0]["uprising"] == (case == "uprising")
    assert t.state.to_json() == before
    t.end_of_turn()
    owned = {"culture": t.get(CULTURE_POINTS, 0), "science": t.get(SCIENCE_POINTS, 0)}
    assert foretold == owned | {"food": t.food(0), "resources": t.resources(0)}


def test_an_auction_tells_who_leads_who_is_out_and_what_units_can_do() -> None:
    t = AgesScenario(3).tech(0, "swordsmen", swordsmen=2).tech(2, "cartography").territory("historic_territory_i", 1)
    assert board(t.state)["auction"] == {"bid": 0, "bidder": -1, "bidding": [1, 2, 0], "forces": [5, 1, 3]}
    t.choose(1).choose(PASS)
    auction = board(t.state)["auction"]
    assert (auction["bid"], auction["bidder"], auction["bidding"]) == (1, 1, [0, 1])
    assert board(AgesScenario().actions().state)["auction"] is None


def test_what_can_be_done_points_at_a_thing_of_the_table() -> None:
    t = AgesScenario(3).stored(0, agriculture=4).wonders(0, "ocean_liner_service").leader(0, "winston_churchill")
    t.military(0, "raid_i", "open_borders_agreement").workers(0, warriors=4).counted()
    t.actions()
    assert GAME.describe(t.state, INCREASE_POPULATION).target == "yellow:0"
    assert GAME.describe(t.state, GAIN_POPULATION).target == lying(t, WONDERS, 0, "ocean_liner_service")
    assert GAME.describe(t.state, TAKE_ARMS).target == lying(t, LEADER_IN_PLAY, 0, "winston_churchill")
    t.politics()
    attack = GAME.describe(t.state, attack_code(card("raid_i"), 1))
    assert attack.target == lying(t, MILITARY_HAND[1], 0, "raid_i")
    offer = GAME.describe(t.state, offer_code(card("open_borders_agreement"), 2, 0))
    assert offer.target == lying(t, MILITARY_HAND[1], 0, "open_borders_agreement")
