"""What the browser's table gets: facts of every card on it, and targets that are really there."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from civitas.games.imperium.advice import explain
from civitas.games.imperium.automaton.definition import automaton_of
from civitas.games.imperium.automaton.resolving import CLEAN_UP_TOKEN, JOURNEY
from civitas.games.imperium.cards import BY_NUMBER, CARDS, EXHAUST_OF, NO_PROGRAM
from civitas.games.imperium.face import card_text
from civitas.games.imperium.game import GAME
from civitas.games.imperium.log import event_targets
from civitas.games.imperium.names import card_name
from civitas.games.imperium.nations import COMMON, ENTERED, playable_nations
from civitas.games.imperium.numbers import NATIONS, UNREST
from civitas.games.imperium.parts import fact_parts, parts_of
from civitas.games.imperium.setup import exchanges_in
from civitas.games.imperium.state import DIE_ROLLED, NEW_ROUND, PLAY, POWER, RESOLVED, ROUND, SLOTS, State
from civitas.games.imperium.web import WEB, facts
from civitas.kernel.events import GAME_EVENTS, UNSEEN, Event, Sink
from civitas.kernel.game import View
from civitas.kernel.origin import Options
from civitas.server.api.games import fact_parts_of, facts_of
from civitas.testing.positions import rng_of
from civitas.testing.tables import asked, message_of, messages, said_by_table
from civitas.words import LANGUAGES, Words

FACTS = facts()
ALL_PARTS = fact_parts()
PARTS = {name: part for name, part in ALL_PARTS.items() if "cards" in part}
SHEETS = {name: part["sheet"] for name, part in ALL_PARTS.items() if "sheet" in part}
CARD_FACTS = FACTS["cards"] | {number: card for part in PARTS.values() for number, card in part["cards"].items()}
WORDS = {lang: Words(lang) for lang in LANGUAGES}
POSITIONS = 400
MOST_BYTES = 110_000
# Options that speak of no thing on the table.
POINTLESS = {
    "turn",
    "pay",
    "pay-up-to",
    "move-up-to",
    "convert",
    "choose",
    "declare",
    "place-drawn",
    "draw-up-to",
    "may",
    "tribute",
    "bottom",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_facts_say_can_be_said(lang: str) -> None:
    said = [WORDS[lang].say(each) for each in messages([FACTS, ALL_PARTS])]
    assert len(said) > 2 * len(CARD_FACTS)
    assert all(said)


def test_every_card_of_a_part_is_there_as_it_is_printed() -> None:
    cards = CARD_FACTS
    for number, card in cards.items():
        assert message_of(card["name"]) == card_name(int(number))
        assert [message_of(line) for line in card.get("text", [])] == card_text(int(number))
    assert cards[str(UNREST)]["suits"] == ["unrest"]
    assert cards[str(UNREST)]["points"] == {"points": -2}
    king = next(card for card in cards.values() if "back" in card)
    assert cards[str(king["back"])]["name"] == king["name"]


def loaded(options: Options) -> set[int]:
    """The cards the browser knows at a table of these options."""
    documents = [FACTS, *(PARTS[part] for part in parts_of(options))]
    return {int(number) for document in documents for number in document["cards"]}


def test_the_parts_are_those_of_the_boxes_and_nations_that_can_be_played() -> None:
    nations = {nation.name: nation for nation in playable_nations()}
    assert PARTS.keys() == COMMON.keys() | nations.keys() | {"trade-routes"}
    for name, nation in nations.items():
        own = {card.number for card in CARDS.values() if card.code[1:4] == nation.code}
        assert {int(number) for number in PARTS[name]["cards"]} == own


def test_a_table_with_an_automaton_loads_its_sheet_and_no_other() -> None:
    options = GAME.record(GAME.new(2, 1, {"nation2": "minoans", "automaton": "emperor"})).options
    assert [part for part in parts_of(options) if part in SHEETS] == ["sheet-minoans-horizons"]
    assert not SHEETS.keys() & {*parts_of(GAME.record(GAME.new(2, 1)).options)}
    assert SHEETS.keys() | PARTS.keys() == ALL_PARTS.keys()


def test_the_rows_of_a_sheet_are_numbered_as_the_view_and_the_log_number_them() -> None:
    sheet = SHEETS["sheet-utopians-horizons"]
    entry = automaton_of(NATIONS.index("UTO"))
    for side, told in zip(entry.sheets[0].sides, sheet["sides"], strict=True):
        *rows, clean_up = told["rows"]
        assert [message_of(row["trigger"]) for row in rows] == [row.trigger for row in side.rows]
        assert [row["number"] for row in rows] == [*range(len(side.rows))]
        assert clean_up["number"] == CLEAN_UP_TOKEN
    assert [row["number"] for row in sheet["journey"]] == [JOURNEY + i for i in range(len(entry.sheets[0].journey))]
    assert sheet["journey"]


def test_the_sheets_made_here_say_so() -> None:
    assert {name for name, sheet in SHEETS.items() if sheet["ours"]} == {n for n in SHEETS if n.endswith("-house")}
    assert SHEETS["sheet-martians-house"]["ours"]


def test_a_turn_of_the_automaton_is_told_by_its_die_and_its_rows() -> None:
    s = GAME.new(2, 4, {"nation1": "romans", "nation2": "minoans", "automaton": "chieftain"})
    s.sink = Sink()
    while s.get(ROUND) < 2:
        s.choose(s.options[0])
    told = [(event.kind, event_targets(s, event)) for event in s.sink.events]
    dice = [targets for kind, targets in told if kind == DIE_ROLLED]
    rows = [targets for kind, targets in told if kind == RESOLVED]
    assert [[target.partition(":")[0] for target in targets] for targets in dice] == [["die"]]
    assert len(rows) >= 3
    assert all(row.startswith("row:0:") for _, row in rows)
    assert [targets for kind, targets in told if kind == NEW_ROUND] == [["round:2"]]


def test_no_card_of_what_cannot_be_played_is_in_any_part() -> None:
    codes = [BY_NUMBER[int(number)].code for number in CARD_FACTS]
    assert not [code for code in codes if code[1:4] in ENTERED and not ENTERED[code[1:4]].playable]
    boxes = {str(box) for box in COMMON.values()}
    assert not [code for code in codes if code[1:4] in ("CIV", "UNC", "REG", "FAM", "TRO") and code[0] not in boxes]


@pytest.mark.parametrize("common", [*COMMON])
@pytest.mark.parametrize("replacements", ["yes", "no"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_of_a_game_is_among_those_its_table_loads(seats: int, replacements: str, common: str) -> None:
    for seed in range(20):
        s = GAME.new(seats, seed, {"replacements": replacements, "common": common})
        options = GAME.record(s).options
        others = {code[0] for code in exchanges_in(str(options["tributaries"])).values()}
        assert len(parts_of(options)) == seats + 1 + len(others)
        lying = {card for zone in s.zones for card in zone.cards()}
        backs = {CARD_FACTS[str(card)].get("back", card) for card in lying}
        assert lying | backs <= loaded(options)


def test_every_card_seen_in_the_course_of_a_game_is_among_those_its_table_loads() -> None:
    for s, _, view in asked(GAME, POSITIONS):
        shown = {card for zone in view.zones for card in zone.cards or []}
        shown |= {card for cards in view.unseen.values() for card in cards} | {*view.board["copies"]}
        assert shown <= loaded(GAME.record(s).options)


def test_a_tributary_of_another_box_comes_with_the_part_of_its_box() -> None:
    options = GAME.record(GAME.new(2, 1)).options
    assert "legends" not in parts_of(options)
    assert parts_of({**options, "tributaries": "1TRI3=2TRI4"}) == sorted([*parts_of(options), "legends"])


def test_a_classics_game_of_two_loads_less_than_110_kb() -> None:
    """All bytes as the server sends them, not compressed, for the two nations with the most to tell."""
    sent = {part: len(msgspec.json.encode(found)) for part, found in fact_parts_of("imperium").items()}
    common = len(msgspec.json.encode(facts_of("imperium"))) + sent["classics"]
    nations = [nation.name for nation in playable_nations()]
    most = max(common + sent[one] + sent[other] for one, other in combinations(nations, 2))
    assert most < MOST_BYTES
    assert most < (common + sum(sent[name] for name in nations)) * 0.6, "nations that do not play are not loaded"


def test_the_names_of_a_view_are_all_known() -> None:
    view = GAME.view(GAME.new(4, 1), 0)
    assert {zone.name for zone in view.zones} <= FACTS["zones"].keys()
    for nation in view.counters["nation"]:
        assert str(nation) in FACTS["nations"]
    assert {resource["name"] for resource in FACTS["resources"]} <= view.counters.keys()


def test_the_table_says_what_is_declared_for_it() -> None:
    assert said_by_table("imperium") == {f"imperium-web-{key}" for keys in WEB.values() for key in keys}


def is_there(view: View, target: str) -> bool:
    """Whether the viewer sees the thing a target names."""
    kind, _, rest = target.partition(":")
    if kind == "zone":
        number, _, card = rest.partition(":")
        return int(card) in (view.zones[int(number)].cards or [])
    if kind == "slot":
        slot = int(rest)
        return 0 <= slot < SLOTS and view.board["market"][slot]["card"] >= 0
    if kind == "deck":
        return view.zones[int(rest)].name.endswith("deck")
    return kind == "seat" and 0 <= int(rest) < view.seats


def test_every_option_points_at_a_thing_that_is_there() -> None:
    pointed: set[str] = set()
    for _, question, view in asked(GAME, POSITIONS):
        for option in (*view.options, *view.candidates):
            if option.target:
                pointed.add(question.kind)
                assert is_there(view, option.target), (question.kind, option)
            else:
                assert option.code < 0 or question.kind in POINTLESS, (question.kind, option)
    assert {"activate", "acquire", "break-through", "garrison", "develop", "solstice", "discard"} <= pointed


def exhausting(s: State, seat: int) -> set[str]:
    """The cards in play with an exhaust ability, of any kind, by the words on them."""
    out: set[str] = set()
    for zone in (PLAY, POWER):
        for card in s.sheaf(zone, seat).held:
            if any(line.id.startswith("imperium-ability-exhaust") for line in card_text(card)):
                out.add(f"zone:{s.zone(zone, seat).spec.number}:{card}")
    return out


def test_every_refusal_points_at_a_thing_that_is_there_and_no_ability_is_left_out() -> None:
    responding = 0
    for s, question, view in asked(GAME, POSITIONS):
        if question.kind != "activate":
            continue
        refused = explain(s, question.seat)
        for refusal in refused:
            assert is_there(view, refusal.target), refusal
        if not s.copies:
            told = {refusal.target for refusal in refused} | {option.target for option in view.options}
            assert exhausting(s, question.seat) <= told
        responding += sum(refusal.reason.id == "imperium-why-only-responds" for refusal in refused)
    assert responding


def test_a_card_that_only_responds_has_no_ability_to_use() -> None:
    for s, question, _ in asked(GAME, 100):
        for refusal in explain(s, question.seat):
            if refusal.reason.id == "imperium-why-only-responds":
                assert EXHAUST_OF[s.as_copied(int(refusal.target.rpartition(":")[2]))] == NO_PROGRAM


def test_the_cards_an_event_speaks_of_are_named_where_they_lie() -> None:
    s = GAME.new(3, 4)
    s.sink = Sink()
    rng = rng_of("events")
    named = 0
    while s.asking:
        s.sink.events.clear()
        s.choose(s.options[rng.below(len(s.options))])
        for event in s.sink.events:
            targets = event_targets(s, event)
            assert event.kind >= GAME_EVENTS or not targets
            for target in targets:
                if target.startswith("round:"):
                    continue
                named += 1
                _, zone, card = target.split(":")
                assert s.zones[int(zone)].spec.owner == event.seat
                assert int(card) in BY_NUMBER
            hidden = Event(event.kind, event.seat, (UNSEEN, *event.args[1:]), event.src, event.dst, 1, 0)
            assert event_targets(s, hidden) == []
    assert named
