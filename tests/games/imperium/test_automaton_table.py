"""The automaton on the table: what a view tells of it, how the terminal draws it, what the log says.

A number after 000 is a line of the Horizons book; letters with numbers are parts of the facts on the automaton.
"""

from __future__ import annotations

import re
from io import StringIO
from typing import Any, Final

import msgspec
import pytest
from rich.console import Console

from civitas.games.imperium.automaton import definition
from civitas.games.imperium.automaton.definition import NO_ROW
from civitas.games.imperium.automaton.resolving import END_OF_CLEAN_UP, JOURNEY
from civitas.games.imperium.automaton.turn import AUTOMATON_TURN
from civitas.games.imperium.choosing import choosing
from civitas.games.imperium.face import sentences
from civitas.games.imperium.game import GAME
from civitas.games.imperium.names import card_name
from civitas.games.imperium.nations import playable_nations
from civitas.games.imperium.numbers import NATIONS, UNREST
from civitas.games.imperium.sheets import sheet_parts
from civitas.games.imperium.state import (
    AUTOMATON_SLOTS,
    CHAOS_PILE,
    COLLAPSED,
    DECK,
    HAND,
    MERCHANT_EMPIRE,
    MERCHANT_TURNED,
    ON_STATE_CARD,
    RESOLVED,
    ROW,
    SIDE_TURNED,
    STATE_TOKENS,
    TRADES,
    State,
)
from civitas.games.imperium.table import draw, glossary
from civitas.kernel.events import Sink
from civitas.kernel.machine import NO_SEAT
from civitas.kernel.moves import move
from civitas.kernel.text import Message
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.testing.positions import pick, play, rng_of
from civitas.testing.rules import rule
from civitas.words import LANGUAGES, Words

from .automaton.laying import BOT, YOU
from .automaton.playing import LEVELS, TRADING, Table, started
from .scenario import number

WORDS: Final = {lang: Words(lang) for lang in LANGUAGES}
ROOMS: Final = Rooms(GAME)
WIDTHS: Final = (80, 140)
ARROW: Final = "▶"
# Of this card the table of Qin tells last that you may draw: nothing else is asked in the turn.
PHARMACY: Final = "1CIV8"
NATION_CODES: Final = [NATIONS[nation.number] for nation in playable_nations()]


def say(message: Message, lang: str = "en") -> str:
    return WORDS[lang].say(message)


def printed(part: Any, width: int, styled: bool = False) -> str:
    out = StringIO()
    Console(width=width, file=out, force_terminal=styled, color_system="standard" if styled else None).print(part)
    return out.getvalue()


def table(s: State, viewer: int | None = YOU, width: int = 120, lang: str = "en", styled: bool = False) -> str:
    return printed(draw(GAME.view(s, viewer), ["Player 1", "Automaton"], WORDS[lang].say), width, styled)


def area(s: State, width: int = 200, lang: str = "en") -> list[str]:
    """The lines of the automaton's area, without the blanks around them."""
    text = table(s, YOU, width, lang)
    return [line.strip() for line in text[text.index("2 Automaton") :].split("\n\n")[0].splitlines()]


def line_of(s: State, label: str) -> str:
    found: str = next(line for line in area(s) if line.startswith(f"{label}: ")).removeprefix(f"{label}: ")
    return found


def slots(s: State) -> list[str]:
    """What the terminal says of the slots, from slot 1 on, and after them the die while it lies there."""
    return [part.removeprefix(f"{place} ") for place, part in enumerate(line_of(s, "Slots").split(" · "), 1)]


def shown(s: State) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(s, YOU).board["automaton"]
    return found


def flat(text: str) -> str:
    return " ".join(text.split())


def asked_in_slot_3(die: int, level: str = "emperor") -> State:
    """In the turn of Qin's automaton the card in slot 3 lets you draw; in slots 1 and 2 is Unrest, which does not."""
    scene = Table("QIN", level=level)
    scene.slots("unrest", "unrest", PHARMACY, "unrest", "unrest", *["unrest"] * (level == "overlord"))
    scene.deck(YOU, "unrest").die_shows(die)
    s = scene.begin()
    s.call(AUTOMATON_TURN, BOT, BOT, -1)
    s.advance()
    assert (s.asked, s.asker().kind) == (YOU, "may")
    return s


# What a view tells.


def test_a_table_without_an_automaton_tells_of_none() -> None:
    assert GAME.view(GAME.new(2, 1), 0).board["automaton"] is None
    assert GAME.view(GAME.new(1, 1), 0).board["automaton"] is None


@pytest.mark.parametrize("level", LEVELS)
@rule("imperium:automaton-levels", "imperium:automaton-setup")
def test_the_view_tells_the_level_and_as_many_slots_as_it_has(level: str) -> None:
    """000:1268, 1278, 1296: four slots to Warlord, five to Sovereign, six from Overlord on; a card in each."""
    it = shown(started("MIN", level))
    assert it["level"] == level
    assert [slot["is"] for slot in it["slots"]] == ["face down"] * (4, 4, 5, 5, 6, 6)[LEVELS.index(level)]
    assert (it["die"], it["slot"], it["covered"], it["row"], it["resolving"]) == (0, 0, 0, None, [])


@pytest.mark.parametrize(
    ("nation", "edition", "told", "ours"),
    [
        ("MIN", "newest", "horizons", False),
        ("MIN", "classics_legends", "classics_legends", False),
        ("ROM", "newest", "classics_legends", False),
        ("INU", "newest", "house", True),
        ("TAN", "newest", "house", True),
    ],
)
def test_whose_sheet_it_follows_is_told_and_that_of_our_own_is_marked(
    nation: str, edition: str, told: str, ours: bool
) -> None:
    s = started(nation, automaton_edition=edition)
    assert (shown(s)["edition"], shown(s)["ours"]) == (told, ours)
    for lang in LANGUAGES:
        heading = area(s, lang=lang)
        assert any("Civitas" in line for line in heading) == ours


OURS_ALL = {"ABB", "AKS", "INU", "JPN", "MAG", "MRT", "POL", "SAS", "TAI", "TAN"}


@pytest.mark.parametrize("nation", NATION_CODES)
def test_a_sheet_of_our_own_is_marked_in_lobby_table_log_and_at_the_end(nation: str) -> None:
    """Ten nations have no published sheet; whoever plays against one of them is told so everywhere."""
    s = started(nation, seed=4)
    name = str(GAME.record(s).options["nation2"])
    (it,) = [each for each in choosing().alternatives if each.value == name]
    told = [" ".join(say(message) for message in it.automaton or []), " ".join(area(s))]
    log: list[str] = []
    s.sink = Sink()
    rng = rng_of("marked", nation)
    while s.asking:
        play(s, rng, 10)
        log += [say(line.text) for line in lines(ROOMS, s, s.sink.events)]
        s.sink.events.clear()
    told += [" ".join(log), " ".join(say(message) for message in GAME.won_by(s))]
    assert ["Civitas" in each for each in told] == [nation in OURS_ALL] * 4


@pytest.mark.parametrize("nation", NATION_CODES)
def test_worlds_that_agree_with_what_you_know_show_you_the_same_automaton(nation: str) -> None:
    """Nothing hidden is in the view: what lies in slots, decks and aside is dealt anew, and nothing looks different."""
    s = started(nation, "overlord", seed=3)
    rng = rng_of("hidden", nation)
    differing = 0
    for _ in range(6):
        play(s, rng, 20)
        if s.over:
            break
        t = GAME.determinize(s, YOU, 5)
        differing += any(s.zone(zone, BOT).cards() != t.zone(zone, BOT).cards() for zone in (AUTOMATON_SLOTS, DECK))
        assert shown(s) == shown(t)
        assert table(s) == table(t)
    assert differing


@rule("imperium:automaton")
def test_the_game_says_in_which_seat_the_automaton_sits() -> None:
    assert GAME.plays_itself({}) == GAME.plays_itself({"automaton": "no"}) == GAME.new(2, 1).silent == NO_SEAT
    assert GAME.plays_itself({"automaton": "chieftain"}) == started("ROM", "chieftain").silent == BOT


# During its turn.


@rule("imperium:automaton-turn")
@pytest.mark.parametrize(
    ("die", "told"),
    [
        (5, ["empty", "empty", "Pharmacy (being resolved)", "face down", "face down (under the die)", "die 5"]),
        (1, ["face down (under the die)", "empty", "Pharmacy (being resolved)", "face down", "face down", "die 1"]),
        (6, ["empty", "empty", "Pharmacy (being resolved)", "face down", "face down", "die 6"]),
    ],
)
def test_in_its_turn_the_slots_tell_what_is_resolved_what_is_to_come_and_what_the_die_covers(
    die: int, told: list[str]
) -> None:
    """000:1063-1065: the die lies on the card of its number, others are resolved from slot 1 on; 6 covers none of 5."""
    s = asked_in_slot_3(die)
    it = shown(s)
    assert (it["die"], it["slot"], it["covered"]) == (die, 3, 0 if die == 6 else die)
    assert it["resolving"] == [number(PHARMACY)]
    assert slots(s) == told


@rule("imperium:automaton-levels")
def test_at_overlord_a_six_covers_slot_6() -> None:
    """000:1296-1300."""
    s = asked_in_slot_3(6, "overlord")
    assert shown(s)["covered"] == 6
    assert slots(s)[5:] == ["face down (under the die)", "die 6"]


@rule("imperium:automaton-clean-up")
def test_after_its_turn_the_card_that_was_covered_lies_face_down_in_slot_1_and_the_die_is_gone() -> None:
    """000:1103: it slides there; the slots are full again while you play."""
    scene = Table("QIN").slots("unrest", "unrest", PHARMACY, "unrest", "unrest")
    scene.piles(deck=[PHARMACY] + ["unrest"] * 6, dynasty=["2QIN5", "2QIN6"])
    scene.die_shows(3).turn_of_automaton()
    assert scene.in_slots()[0] == PHARMACY
    it = shown(scene.state)
    assert (it["die"], it["slot"], it["covered"]) == (0, 0, 0)
    assert [slot["is"] for slot in it["slots"]] == ["face down"] * 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_row_being_resolved_has_an_arrow_and_is_bold(lang: str) -> None:
    """Pinned cards of Qin: the row is marked by more than its colour, and no other row is."""
    s = asked_in_slot_3(5)
    side = definition.side_of(s)
    row = side.rows[shown(s)["row"]]
    assert [kind.flags for kind in row.kinds] == [1]  # pinned
    marked = [line for line in area(s, 300, lang) if line.startswith(ARROW)]
    (only,) = marked
    assert only.startswith(f"{ARROW}  {sentences(say(row.trigger, lang))} ")
    for sentence in row.text:
        assert sentences(say(sentence, lang)) in only
    bold = re.findall(r"\x1b\[1m([^\x1b]*)", table(s, YOU, 300, lang, styled=True))
    assert any(sentences(say(row.text[0], lang)) in part for part in bold)
    others = [other for other in side.rows if other is not row]
    assert not any(sentences(say(other.text[0], lang)) in part for other in others for part in bold)


def test_a_row_that_was_left_is_marked_no_more() -> None:
    s = asked_in_slot_3(5)
    while s.asking and s.get(ROW):
        s.choose(s.options[0])
    assert not any(line.startswith(ARROW) for line in area(s))


# Its state card and piles.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("nation", NATION_CODES)
def test_every_row_of_the_side_that_is_up_can_be_read(nation: str, lang: str) -> None:
    for edition in definition.automaton_of(NATIONS.index(nation)).editions():
        s = started(nation, automaton_edition=edition)
        text = flat(" ".join(area(s, 1000, lang)))
        side = definition.side_of(s)
        for row in [*side.rows, *definition.sheet_of(s).journey]:
            routes = [kind.suits for kind in row.kinds] == [128]
            told = all(f"{sentences(say(sentence, lang))}." in text for sentence in row.text)
            assert told or (routes and nation not in TRADING)
        for sentence in (*side.after_shuffle_text, *side.end_of_clean_up_text):
            assert f"{sentences(say(sentence, lang))}." in text


@rule("imperium:automaton-routes")
def test_the_row_for_trade_routes_is_shown_where_there_are_any() -> None:
    assert not any(line.startswith("Trade Route ") for line in area(started("MIN")))
    assert any(line.startswith("Trade Route ") for line in area(started("MIN", trade_routes="yes")))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_area_fits_and_no_word_is_cut(width: int, lang: str) -> None:
    for seed, nation in enumerate(NATION_CODES):
        s = started(nation, LEVELS[seed % len(LEVELS)], seed)
        play(s, rng_of("fits", nation), 15 * (seed % 7))
        for viewer in (YOU, BOT, None):
            text = table(s, viewer, width, lang)
            assert max(map(len, text.splitlines())) <= width
            assert "…" not in text
            assert "2 Automaton" in text


def test_cards_known_to_lie_in_slots_and_on_the_deck_are_named_and_no_others() -> None:
    """What was put on the deck openly is known when it comes into a slot; all that is named lies there."""
    named = unknown = on_deck = 0
    for seed in range(12):
        s = started("MAY", "emperor", seed)
        rng = rng_of("known", seed)
        while s.asking:
            s.choose(pick(s, rng))
            if shown(s)["slot"] or s.over:
                continue
            there = list(reversed(s.pile(AUTOMATON_SLOTS, BOT).order))
            zones = {(zone.name, zone.owner): zone for zone in GAME.view(s, YOU).zones}
            placed = dict(zones["automaton slots", BOT].placed)
            for place, (told, card) in enumerate(zip(slots(s), there, strict=False)):
                known = len(there) - 1 - place in placed
                assert told == (say(card_name(card)) if known else "face down")
                named += known
                unknown += not known
            top = [line for line in area(s) if line.startswith("On top of the draw deck: ")]
            if top:
                cards = [say(card_name(card)) for card in reversed(s.pile(DECK, BOT).order)]
                assert ", ".join(cards).startswith(top[0].partition(": ")[2])
                on_deck += 1
    assert named
    assert unknown
    assert on_deck


@rule("imperium:automaton-words")
def test_its_regions_are_listed_as_they_came_and_its_discards_from_the_top() -> None:
    scene = Table("ROM")
    scene.piles(play=["1REG5", "1REG1", "1REG3"], discard=[PHARMACY, "unrest"])
    names = [say(card_name(number(code))) for code in ("1REG5", "1REG1", "1REG3")]
    assert line_of(scene.state, "In play") == ", ".join(names)
    assert line_of(scene.state, "Discard pile, the top card first") == "Unrest, Pharmacy"


def test_the_sizes_of_its_piles_and_what_it_has_are_told() -> None:
    scene = Table("ROM").give(materials=4, population=2, progress=7)
    scene.piles(deck=["unrest"] * 3, dynasty=["1ROM3", "1ROM4"], discard=["unrest"], history=[PHARMACY])
    (told,) = [line for line in area(scene.state) if line.startswith("4 Materials")]
    sizes = "draw deck 3 · dynasty deck 2 · discard pile 1 · history 1"
    assert told == f"4 Materials, 2 Population, 7 Progress · {sizes}"
    assert "exhaust tokens" not in " ".join(area(scene.state))


@rule("imperium:inuit", "imperium:automaton-levels")
@pytest.mark.parametrize(("level", "closed"), [("chieftain", 1), ("emperor", 2), ("sovereign", 1), ("overlord", 2)])
def test_slots_that_are_closed_in_winter_are_told(level: str, closed: int) -> None:
    """000:1826, 1290: three slots stay open in winter, from Sovereign on four."""
    scene = Table("INU", level=level).side("summer").slots("unrest", "unrest", "unrest", "unrest")
    scene.piles(deck=["unrest"] * 12).die_shows(6).turn_of_automaton()
    assert scene.side_up() == "winter"
    told = slots(scene.state)
    assert told[-closed:] == ["closed"] * closed
    assert "closed" not in told[:-closed]


@rule("imperium:utopians")
def test_the_journey_of_the_utopians_lies_beside_their_rows() -> None:
    """000:2005-2007: the journey cards lie open, Visions first; its table beside the state card."""
    s = started("UTO")
    assert line_of(s, "Set aside, the next one first") == (
        "Visions of Shangri-la, Path to Shangri-la, Gates of Shangri-la, Shangri-la"
    )
    lines_of_it = area(s, 1000)
    rows = lines_of_it[lines_of_it.index("Journey") + 1 :]
    assert [line.partition("  ")[0] for line in rows] == [
        *("Visions of Shangri-la", "Path to Shangri-la", "Gates of Shangri-la", "Shangri-la"),
    ]
    s.put(ROW, JOURNEY + 1)
    assert shown(s)["row"] == JOURNEY
    (marked,) = [line for line in area(s) if line.startswith(ARROW)]
    assert marked.startswith(f"{ARROW}  Visions of Shangri-la")


@rule("imperium:cultists")
def test_tokens_on_the_state_card_and_what_it_says_besides_its_rows_are_told() -> None:
    s = started("CUL")
    assert not any(line.startswith("On the state card") for line in area(s))
    s.put(ON_STATE_CARD + 2, 3)
    s.put(ON_STATE_CARD + 4, 1)
    assert line_of(s, "On the state card") == "3 Progress, 1 exhaust token"
    starts = [line.partition("  ")[0] for line in area(s)]
    assert {"After each shuffle", "End of each clean-up"} <= {*starts}
    s.put(ROW, END_OF_CLEAN_UP + 1)
    (marked,) = [line for line in area(s) if line.startswith(ARROW)]
    assert marked.startswith(f"{ARROW}  End of each clean-up")


@rule("imperium:automaton-clean-up")
@pytest.mark.parametrize(
    ("code", "laid"),
    [
        *(("CAR", "2 Materials"), ("GUP", "1 Good"), ("QIN", "1 Population"), ("TAN", "1 Population")),
        *(("WAG", "1 Material"), ("ROM", "1 Progress")),
    ],
)
def test_its_state_card_tells_what_the_clean_up_lays_on_the_market(code: str, laid: str) -> None:
    """automaton-rules c 1 and f."""
    (told,) = [line for line in area(started(code)) if line.startswith("In each clean-up")]
    assert f" {laid} " in told
    nation = next(nation for nation in playable_nations() if nation.number == NATIONS.index(code))
    (sheet,) = [part["sheet"] for name, part in sheet_parts().items() if name.split("-")[1] == nation.name]
    for side in sheet["sides"]:
        (row,) = [row for row in side["rows"] if row["trigger"]["id"] == "imperium-table-clean-up"]
        assert f" {laid} " in say(msgspec.convert(row["text"][0], Message))


@rule("imperium:automaton-routes")
def test_the_side_of_its_merchant_is_told_with_trade_routes_only() -> None:
    """000:1053: Merchant side up."""
    assert "Merchant" not in area(started("MIN"))[0]
    s = started("MIN", trade_routes="yes")
    assert area(s)[0].endswith(" · Merchant")
    s.put(MERCHANT_EMPIRE, 1)
    assert area(s)[0].endswith(" · Merchant Empire")


def test_its_power_is_named_but_its_text_is_nowhere() -> None:
    """000:1041: the text of the power is ignored."""
    s = started("ROM")
    assert area(s)[0].startswith("2 Automaton · Romans · level Emperor · Barbarian")
    told = printed(glossary(GAME.view(s, YOU), WORDS["en"].say), 140)
    assert "Romans" not in told
    assert "Player 1" in table(s)


@rule("imperium:automaton-routes")
def test_the_glossary_tells_what_the_automaton_does_with_routes_and_on_its_other_side() -> None:
    s = started("TAN")
    told = flat(printed(glossary(GAME.view(s, YOU), WORDS["en"].say), 1000))
    other = definition.sheet_of(s).sides[1]
    assert sentences(say(other.rows[2].text[0])) in told
    assert "For the automaton, commerce: " in told
    assert "For the automaton, profit: " in told
    assert "For the automaton" not in printed(glossary(GAME.view(started("MIN"), YOU), WORDS["en"].say), 140)


# The score.


@rule("imperium:automaton-scoring")
@pytest.mark.parametrize("nation", NATION_CODES)
def test_the_items_of_each_seat_add_up_to_its_score(nation: str) -> None:
    for seed, level in enumerate(("chieftain", "sovereign", "supreme_ruler")):
        s = started(nation, level, seed)
        rng = rng_of("items", nation, seed)
        while s.asking:
            play(s, rng, 40)
            assert [sum(item.points for item in items) for items in GAME.breakdown(s)] == s.scores()


@rule("imperium:automaton-scoring")
@pytest.mark.parametrize(("level", "trades", "points"), [("emperor", 0, 1), ("emperor", 1, 2), ("sovereign", 1, 5)])
def test_what_it_has_is_an_item_of_its_own(level: str, trades: int, points: int) -> None:
    """d 8: a point for every 10 of materials and population, goods as 5; from Sovereign on for every 5.

    12 materials and 3 population are 15, with 2 goods 25.
    """
    scene = Table("ROM", level=level).give(materials=12, population=3, goods=2 * trades)
    scene.count(TRADES, 0, trades)
    named = "Materials, Population and Goods" if trades else "Materials and Population"
    (item,) = GAME.breakdown(scene.state)[BOT]
    assert (say(item.text), item.points) == (named, points)


@rule("imperium:automaton-scoring")
def test_its_cards_are_items_wherever_they_lie_but_for_the_dynasty() -> None:
    """000:1248-1250: slots, play area, deck, discard pile and history; Unrest costs 2; nothing for a dynasty card."""
    scene = Table("ROM").slots("unrest").give(progress=4)
    scene.piles(deck=["unrest"], discard=[PHARMACY], history=[PHARMACY], dynasty=[PHARMACY], play=[PHARMACY])
    told = [(say(item.text), item.points) for item in GAME.breakdown(scene.state)[BOT]]
    assert sorted(told) == [("Pharmacy", 2)] * 3 + [("Progress", 4), *[("Unrest", -2)] * 2]


def over(yours: int, its: int) -> State:
    scene = Table("ROM").has(YOU, progress=yours).has(BOT, progress=its)
    scene.state.end()
    return scene.state


def outcome(s: State) -> str:
    (told,) = GAME.won_by(s)  # the sheet of the Romans is the publisher's
    return say(told)


@rule("imperium:automaton-end")
def test_how_the_game_went_is_told_ties_being_the_automatons() -> None:
    """000:1252-1254."""
    assert outcome(over(8, 7)) == "The automaton is beaten"
    for its in (8, 9):
        assert outcome(over(8, its)) == "The automaton has as many points or more, so it wins"


@rule("imperium:automaton-end", "imperium:collapse")
def test_a_collapse_is_lost_whatever_the_points_but_for_cultists_without_chaos() -> None:
    """000:1237, 1258-1260."""
    s = over(50, 1)
    s.put(COLLAPSED, 1)
    assert s.winners() == [BOT]
    assert outcome(s) == "After a collapse the automaton wins, whatever the points"
    scene = Table("ROM").nation(YOU, "CUL")
    scene.lay(CHAOS_PILE, 0, ())
    scene.state.put(COLLAPSED, 1)
    scene.state.end()
    assert scene.state.winners() == [YOU]
    assert outcome(scene.state) == "The Chaos pile is empty, so the collapse beats the automaton"


def test_training_is_told_as_ever() -> None:
    s = GAME.new(1, 3)
    play(s, rng_of("training"))
    assert [way.id for way in GAME.won_by(s)] == ["imperium-train-again"]
    assert GAME.won_by(GAME.new(2, 3)) == []


# The log.


def told(s: State, lang: str = "en") -> list[str]:
    """The log of all that was heard, with seats called by the names they have in a terminal."""
    assert isinstance(s.sink, Sink)
    words = Words(lang)
    words.names = ["Ana", "Automaton"]
    events = [event for event in (each.as_seen_by(1 << YOU) for each in s.sink.events) if event is not None]
    return [words.say(line.text) for line in lines(ROOMS, s, events)]


def mayan_turn(die: int) -> list[str]:
    """The worked turn of the book (part k of the facts)."""
    scene = Table("MAY", "horizons")
    scene.slots("3MAY21", "3MAY27", "unrest", "3MAY23", "3MAY26").piles(dynasty=["3MAY3", "3MAY2"])
    scene.in_market("1UNC6", "3REG8", "1CIV2").slot(3, "1UNC3", progress=1).slot(4, "1REG8")
    scene.zone("uncivilised deck", 0, "1UNC10", "1UNC8").unrest_left(5).listen()
    scene.die_shows(die).turn_of_automaton()
    return told(scene.state)


@rule("imperium:automaton-turn", "imperium:automaton-resolving", "imperium:automaton-clean-up")
def test_the_log_tells_the_worked_turn_of_the_book() -> None:
    """000:1360-1417: the die, each card with its row, what comes of it; what stays face down is not spoken of."""
    log = mayan_turn(2)
    assert log[0] == "Automaton rolls 2: the card in slot 2 is not resolved."
    resolved = [line for line in log if " resolves " in line]
    assert resolved == [
        "Automaton resolves Caracol (row: City/Metropolis).",
        "Automaton resolves Unrest (row: Unrest).",
        "Automaton resolves Stone Mask (row: Mask).",
        "Automaton resolves Chultuns (row: pinned).",
    ]
    rest = log[log.index(resolved[3]) + 1 :]
    assert rest[0] == "Automaton puts Stone Mask on the draw deck."
    assert "Automaton gains Elders onto the draw deck." in rest
    assert "Automaton takes Unrest onto the draw deck." in rest
    assert "Automaton puts Chultuns into the history." in rest
    assert "In the market, 1 Progress on Scrubland." in rest
    (from_dynasty,) = [line for line in log if "dynasty" in line]
    assert re.fullmatch(r"Automaton adds .+ from the dynasty deck to the discard pile\.", from_dynasty)
    assert "Automaton returns Unrest." in log
    assert not [line for line in log if "slots" in line or "A die with" in line or "plays" in line]
    assert len([line for line in log if "rolls" in line]) == 1


def test_the_log_tells_a_roll_that_covers_nothing() -> None:
    assert mayan_turn(6)[0] == "Automaton rolls 6: no card lies under the die."


def line_for(kind: int, *args: int, nation: str = "UTO", lang: str = "en") -> str:
    """The line of one event of the automaton's."""
    s = started(nation)
    s.sink = Sink()
    s.log(kind, BOT, args)
    (line,) = told(s, lang)
    return line


@rule("imperium:automaton-resolving")
def test_the_log_tells_a_card_of_which_nothing_can_be_done_and_a_stop_of_the_journey() -> None:
    visions = number("2UTO2A")
    assert line_for(RESOLVED, UNREST, 0, 0, NO_ROW) == "Automaton turns up Unrest; nothing of any row can be done."
    assert line_for(RESOLVED, visions, 0, 0, JOURNEY) == "Automaton stands at Visions of Shangri-la on its journey."


def test_the_log_tells_its_state_card_its_tokens_and_its_merchant() -> None:
    assert line_for(SIDE_TURNED, 0, 1, nation="MIN") == "The state card of Automaton now shows: Empire."
    assert line_for(SIDE_TURNED, 0, 1, nation="CUL") == "The state card of Automaton now shows: Prepare the Ceremony."
    assert line_for(STATE_TOKENS, 2, 2) == "Automaton puts 2 Progress on its state card."
    assert line_for(STATE_TOKENS, 4, -1) == "Automaton takes 1 exhaust token off its state card."
    assert line_for(MERCHANT_TURNED) == "Automaton turns its merchant: Merchant Empire."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_automatons_has_words_of_its_own(lang: str) -> None:
    """No line of a whole game names zones with an arrow between them, as moves without words do."""
    for seed, nation in enumerate(NATION_CODES):
        s = started(nation, LEVELS[seed % len(LEVELS)], seed)
        s.sink = Sink()
        play(s, rng_of("words", nation))
        for line in told(s, lang):
            assert "→" not in line


def test_a_card_you_give_the_automaton_is_given_and_not_laid_on_your_own_deck() -> None:
    s = started("ROM")
    s.sink = Sink()
    s.zone(HAND, YOU).fill([UNREST])
    move(s, UNREST, s.zone(HAND, YOU), s.zone(DECK, BOT), s.everyone)
    assert told(s) == ["Ana gives Unrest to Automaton."]
