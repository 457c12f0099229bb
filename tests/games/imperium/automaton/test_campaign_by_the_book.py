"""The campaign sentence by sentence, as the book has it, through the contract of the kernel and in real games.

Nothing here looks into the campaign's own rooms: what is expected stands in the book (000:1302-1356) or in the facts of
the cards.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any, Final

import pytest
from hypothesis import given, settings, strategies as st

import civitas
from civitas.games.imperium.campaigning import CAMPAIGN
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.state import (
    COLLAPSED,
    DECK,
    DISCARD,
    GARRISON,
    GOODS,
    HAND,
    HISTORY,
    LEGENDS,
    MATERIALS,
    NATION,
    PLAY,
    POPULATION,
    PROGRESS,
    SUNKEN,
    State,
)
from civitas.kernel.errors import CivitasError, RecordError
from civitas.kernel.origin import Options

from ..scenario import code_of, number
from .laying import BOT, YOU, nation_name
from .oracle_facts import UNREST, cards
from .playing import LEVELS, TRADING, all_unrest, lying, printed

pytestmark = pytest.mark.rule("imperium:campaign")

GAME: Final = civitas.game("imperium")
NAMES: Final = {nation_name(code): code for code in NATIONS}
CLIMB: Final = LEVELS[:5]  # from Chieftain to Overlord
SUPREME: Final = "supreme_ruler"
# Nations that can be faced without Trade Routes, none of them the Romans.
FOES: Final = ("celts", "greeks", "macedonians", "persians", "scythians", "vikings", "egyptians", "olmecs", "qin")
REMOVALS: Final = ("-1ROM14", "-1ROM15", "-1ROM16", "-1ROM17")
USUAL: Final = {MATERIALS: 3, POPULATION: 2, PROGRESS: 1, GOODS: 0}
USUAL_WITH_ROUTES: Final = {MATERIALS: 3, POPULATION: 2, PROGRESS: 0, GOODS: 1}
COMMON: Final = {
    code: card
    for code, card in cards().items()
    if card["nation"] is None and card["start"] == "common" and "unrest" not in card["suits"] and code[0] in "123"
}
ADDABLE: Final = {code for code, card in COMMON.items() if "fame" not in card["suits"]}


def is_over(results: str) -> bool:
    return results.count("W") == 5 or results.count("L") == 4


def courses() -> list[str]:
    """Every order of wins and losses up to the end of a campaign."""
    found = [""]
    for results in found:
        found += [] if is_over(results) else [results + "W", results + "L"]
    return found


COURSES: Final = courses()


def begun(nation: str = "romans", level: str = "chieftain", **settings: str) -> str:
    return CAMPAIGN.begin("Ana", {"nation1": nation, "side1": "b", "automaton": level} | settings)


def next_game(sheet: str, opponent: str, seed: int = 7) -> State:
    """The campaign's next game as it is set up, by the settings the contract gives and by nothing else."""
    found: State = GAME.new(2, seed, CAMPAIGN.next_settings(sheet, opponent))
    return found


def ended(s: State, won: bool, **zones: list[str]) -> State:
    """This game over, with these cards more in your zones, taken from where they lay."""
    named = {
        "hand": HAND,
        "deck": DECK,
        "discard": DISCARD,
        "history": HISTORY,
        "play": PLAY,
        "garrison": GARRISON,
        "legends": LEGENDS,
        "sunken": SUNKEN,
    }
    for name, codes in zones.items():
        for code in codes:
            next(zone for zone in s.zones if number(code) in zone.cards()).take(number(code))
            s.zone(named[name], YOU).put(number(code), False)
    s.change(PROGRESS, YOU if won else BOT, 500)
    s.over = True
    return s


def entered(sheet: str, s: State, day: str, seed: str) -> str:
    return CAMPAIGN.enter(sheet, s, s.origin.options, day, seed)


def after(sheet: str, opponent: str, won: bool, **zones: list[str]) -> str:
    """The sheet after a game against this opponent, without the change of the deck that a win brings."""
    return entered(sheet, ended(next_game(sheet, opponent), won, **zones), "2026-11-01", "7")


def course(results: str, sheet: str | None = None) -> str:
    """The sheet after wins (W) and losses (L), each against another nation, with a card removed for every win."""
    sheet = begun() if sheet is None else sheet
    removed = iter(REMOVALS)
    for opponent, result in zip(FOES, results, strict=False):
        sheet = after(sheet, opponent, result == "W")
        if CAMPAIGN.show(sheet).changes:
            sheet = CAMPAIGN.change(sheet, next(removed))
    return sheet


def level_of(sheet: str, opponent: str = "olmecs") -> str:
    """The level of the automaton in the next game as it is set up."""
    settings = next_game(sheet, opponent).origin.options
    assert settings["nation2"] == opponent
    return str(settings["automaton"])


def resources(s: State) -> dict[int, int]:
    return {each: s.has(each, YOU) for each in USUAL}


def starting_deck(s: State) -> Counter[str]:
    """What you begin with: the first hand comes from the starting deck."""
    return Counter(lying(s, HAND, YOU) + lying(s, DECK, YOU))


def everywhere(s: State) -> Counter[int]:
    """Every card of the table, wherever it lies."""
    return Counter(card for zone in s.zones for card in zone.cards())


def offered(sheet: str) -> set[str]:
    return {change.code for change in CAMPAIGN.show(sheet).changes}


def added_choices(sheet: str) -> set[str]:
    return {code[1:] for code in offered(sheet) if code.startswith("+")}


def facing(sheet: str) -> set[str]:
    """The nations the next game may be played against."""
    return {each.value for each in CAMPAIGN.show(sheet).opponents if each.why_not is None}


# A series of games.


@pytest.mark.parametrize("results", [each for each in COURSES if is_over(each)])
def test_five_wins_before_four_losses_whatever_the_order(results: str) -> None:
    """000:1304."""
    sheet = course(results)
    view = CAMPAIGN.show(sheet)
    assert (view.wins, view.losses) == (results.count("W"), results.count("L"))
    assert (view.wins_needed, view.losses_allowed) == (5, 4)
    assert view.state == ("won" if results.count("W") == 5 else "lost")
    assert (view.next_level, facing(sheet)) == (None, set())
    with pytest.raises(CivitasError):
        CAMPAIGN.next_settings(sheet, "qin")
    assert CAMPAIGN.show(course(results[:-1])).state == "going on"


def test_all_games_are_played_with_the_nation_chosen_at_the_start() -> None:
    """000:1306, 1308."""
    sheet = CAMPAIGN.begin("Rui", {"nation1": "celts", "side1": "b"})
    assert CAMPAIGN.show(sheet).player == "Rui"
    for opponent, won in (("greeks", False), ("romans", True)):
        s = next_game(sheet, opponent)
        assert [NATIONS[s.get(NATION + seat)] for seat in (YOU, BOT)] == ["CEL", NAMES[opponent]]
        sheet = entered(sheet, ended(s, won), "2026-11-01", "7")
    assert CAMPAIGN.show(sheet).own.id == "imperium-name-celts"


@pytest.mark.parametrize("seed", range(8))
def test_the_side_that_was_drawn_for_the_first_game_stays(seed: int) -> None:
    """Ruled: the side of the power is that of the whole campaign."""
    sheet = CAMPAIGN.begin("Ana", {"nation1": "romans"})
    s = next_game(sheet, "celts", seed)
    side = s.origin.options["side1"]
    assert side in ("a", "b")
    sheet = entered(sheet, ended(s, False), "2026-11-01", str(seed))
    assert CAMPAIGN.show(sheet).settings["side1"] == side
    assert {next_game(sheet, "celts", later).origin.options["side1"] for later in range(6)} == {side}


def test_the_first_game_is_against_a_chieftain() -> None:
    """000:1310."""
    assert level_of(CAMPAIGN.begin("Ana", {"nation1": "romans"})) == "chieftain"


def test_a_nation_that_was_beaten_is_not_faced_again() -> None:
    """000:1312."""
    for results in ("W", "WLL"):
        sheet = course(results)
        assert FOES[0] not in facing(sheet)
        with pytest.raises(CivitasError, match=FOES[0]):
            CAMPAIGN.next_settings(sheet, FOES[0])


def test_a_nation_that_won_may_be_faced_until_it_is_beaten() -> None:
    """000:1312."""
    sheet = begun()
    for won in (False, False, True):
        assert "celts" in facing(sheet)
        sheet = after(sheet, "celts", won)
    assert "celts" not in facing(sheet)


def test_whoever_the_sheet_offers_can_be_played_and_nobody_else() -> None:
    """000:1312, 986-993: some nations only with Trade Routes; and the box holds one's own nation once."""
    for routes in ("no", "yes"):
        sheet = begun(trade_routes=routes)
        assert facing(sheet) == {
            name for name, code in NAMES.items() if code != "ROM" and (routes == "yes" or code not in TRADING)
        }
        for name, code in NAMES.items():
            if name in facing(sheet):
                assert NATIONS[next_game(sheet, name).get(NATION + BOT)] == code
            else:
                with pytest.raises(CivitasError):
                    CAMPAIGN.next_settings(sheet, name)


# After a win.


def test_date_and_both_scores_are_written_down() -> None:
    """000:1316, 1330 and the columns of the sheet, 000:2052-2070."""
    for won in (True, False):
        s = ended(next_game(begun(), "celts"), won)
        (game,) = CAMPAIGN.show(entered(begun(), s, "2026-02-28", "7")).games
        assert (game.date, game.won, game.opponent.id) == ("2026-02-28", won, "imperium-name-celts")
        assert [game.score, game.automaton_score] == list(s.scores())
        assert (game.added, game.removed) == (None, None)


def test_a_tie_is_a_loss() -> None:
    """000:1254: with as many points or more the automaton has won."""
    s = ended(next_game(begun(), "celts"), True)
    you, bot = s.scores()
    s.change(PROGRESS, BOT, you - bot)
    s.reask()
    assert s.scores()[YOU] == s.scores()[BOT]
    assert not CAMPAIGN.show(entered(begun(), s, "2026-11-01", "7")).games[0].won


def test_a_collapse_is_a_loss_whatever_the_points() -> None:
    """000:1258: the automaton wins it, and the sheet has the points of both."""
    s = ended(next_game(begun(), "celts"), True)
    s.put(COLLAPSED, 1)
    view = CAMPAIGN.show(entered(begun(), s, "2026-11-01", "7"))
    (game,) = view.games
    assert (game.won, view.losses, view.changes) == (False, 1, [])
    assert game.score > game.automaton_score


@pytest.mark.parametrize("zone", ["history", "deck", "discard", "hand"])
def test_a_card_may_be_added_that_lies_in_the(zone: str) -> None:
    """000:1318."""
    sheet = after(begun(), "celts", True, **{zone: ["1CIV5", "1TRI2"]})
    assert added_choices(sheet) == {"1CIV5", "1TRI2"}


@pytest.mark.parametrize("zone", ["play", "garrison", "legends", "sunken"])
def test_a_card_may_not_be_added_that_lies_in(zone: str) -> None:
    """000:1318."""
    sheet = after(begun(), "celts", True, **{zone: ["1CIV5"]})
    assert added_choices(sheet) == set()
    with pytest.raises(CivitasError):
        CAMPAIGN.change(sheet, "+1CIV5")


def test_fame_is_never_added() -> None:
    """000:1318."""
    fame = [code for code, card in COMMON.items() if "fame" in card["suits"]]
    s = next_game(begun(), "celts")
    there = [code for code in fame if number(code) in everywhere(s)]
    assert len(there) >= 6
    sheet = entered(begun(), ended(s, True, hand=[*there, "1CIV5"]), "2026-11-01", "7")
    assert added_choices(sheet) == {"1CIV5"}
    with pytest.raises(CivitasError):
        CAMPAIGN.change(sheet, f"+{there[0]}")


def test_only_common_cards_are_added() -> None:
    """000:1318: no card of a nation, one's own or the automaton's, and no Unrest (ruled, D20)."""
    own = printed("ROM", "nation")[0]
    sheet = after(begun(), "celts", True, hand=[own, "1CEL14", "1CIV5"])
    s = ended(next_game(begun(), "celts"), True, hand=["1CIV5"])
    s.zone(HAND, YOU).put(number(UNREST), False)
    for each in (sheet, entered(begun(), s, "2026-11-01", "7")):
        assert added_choices(each) == {"1CIV5"}
        for code in (own, "1CEL14", "UNREST"):
            with pytest.raises(CivitasError):
                CAMPAIGN.change(each, f"+{code}")


def test_only_cards_gained_in_that_game_are_added() -> None:
    """000:1318: not those of an earlier game, nor one added before, which one begins with."""
    sheet = CAMPAIGN.change(after(begun(), "celts", True, hand=["1CIV5", "1UNC3"]), "+1CIV5")
    sheet = after(sheet, "greeks", True, history=["1CIV2"])
    assert added_choices(sheet) == {"1CIV2"}
    for code in ("1CIV5", "1UNC3", "1REG2"):
        with pytest.raises(CivitasError):
            CAMPAIGN.change(sheet, f"+{code}")


def test_after_a_loss_no_card_is_added_or_removed() -> None:
    """000:1330."""
    sheet = after(begun(), "celts", False, hand=["1CIV5"])
    assert offered(sheet) == set()
    for code in ("+1CIV5", "-1ROM21", "-UNREST"):
        with pytest.raises(CivitasError):
            CAMPAIGN.change(sheet, code)
    assert CAMPAIGN.show(sheet).next_level is not None


def test_one_card_is_added_or_removed_not_both() -> None:
    """000:1316-1322: or."""
    won = after(begun(), "celts", True, hand=["1CIV5", "1UNC3"])
    for first, second in product(("+1CIV5", "-1ROM21"), ("+1CIV5", "+1UNC3", "-1ROM20", "-1ROM21")):
        sheet = CAMPAIGN.change(won, first)
        assert offered(sheet) == set()
        with pytest.raises(CivitasError):
            CAMPAIGN.change(sheet, second)
        (game,) = CAMPAIGN.show(sheet).games
        assert (game.added is None, game.removed is None) == (first[0] == "-", first[0] == "+")


def test_the_choice_comes_before_the_next_game() -> None:
    """000:1316: then choose one."""
    sheet = after(begun(), "celts", True)
    with pytest.raises(CivitasError):
        CAMPAIGN.next_settings(sheet, "greeks")
    s = ended(GAME.new(2, 7, CAMPAIGN.next_settings(begun(), "greeks")), True)
    with pytest.raises(CivitasError):
        entered(sheet, s, "2026-11-01", "7")


@pytest.mark.parametrize("zone", ["history", "hand"])
@pytest.mark.parametrize("code", ["1CIV5", "1UNC3", "1REG2X", "1TRI2"])
def test_an_added_card_is_in_the_starting_deck_for_the_rest_of_the_campaign(code: str, zone: str) -> None:
    """000:1318; C 41: the one piece of cardboard is not among the common cards, in either printing."""
    sheet = CAMPAIGN.change(after(begun(), "celts", True, **{zone: [code]}), f"+{code}")
    for opponent, won in (("greeks", False), ("greeks", True), ("persians", True), ("qin", True)):
        s = next_game(sheet, opponent)
        others = [codes for codes in starting_deck(s) if codes not in printed("ROM", "deck")]
        assert others == [code]
        assert everywhere(s)[number(code)] == 1
        twin = code.removesuffix("X") if code.endswith("X") else f"{code}X"
        assert twin not in COMMON or everywhere(s)[number(twin)] == 0
        sheet = entered(sheet, ended(s, won), "2026-11-01", "7")
        if won:
            sheet = CAMPAIGN.change(sheet, sorted(each for each in offered(sheet) if each.startswith("-1ROM"))[0])


def commons(s: State) -> set[str]:
    """The common cards of the table but for fame, which is dealt by lot."""
    return {code_of(card) for card in everywhere(s) if code_of(card) in ADDABLE}


@pytest.mark.parametrize("common", ["classics", "legends", "horizons"])
def test_adding_a_card_changes_nothing_about_the_other_common_cards(common: str) -> None:
    """C 41, with every common card there is for two; no tributary is called like these two automata."""
    first = begun(common=common)
    usual = commons(next_game(first, "utopians"))
    assert len(usual) > 50
    assert commons(next_game(first, "arthurians")) == usual
    for code in usual:
        won = after(first, "arthurians", True, discard=[code])
        assert added_choices(won) == {code}
        s = next_game(CAMPAIGN.change(won, f"+{code}"), "utopians")
        assert everywhere(s)[number(code)] == starting_deck(s)[code] == 1
        assert commons(s) == usual


def test_a_tributary_of_another_box_can_be_gained_and_is_then_one_piece_too() -> None:
    """000:576: for a tributary called like the automaton comes one of another box."""
    first = begun(common="legends")
    own = next(code for code in commons(next_game(first, "greeks")) if code[0] != "2")
    assert own[1:4] == "TRI"
    sheet = CAMPAIGN.change(after(first, "greeks", True, history=[own]), f"+{own}")
    for opponent, seed in product(("carthaginians", "vikings", "qin"), range(12)):
        s = next_game(sheet, opponent, seed)
        assert everywhere(s)[number(own)] == starting_deck(s)[own] == 1


def test_an_added_tributary_stays_where_the_nation_of_its_name_plays() -> None:
    """000:576 is about the common cards (ruled)."""
    sheet = CAMPAIGN.change(after(begun(), "celts", True, history=["1TRI9"]), "+1TRI9")
    s = next_game(sheet, "minoans")
    assert starting_deck(s)["1TRI9"] == 1
    assert [code for code in commons(s) if code[0] != "1"] == []


@pytest.mark.parametrize("name", NAMES)
def test_any_card_of_the_starting_deck_can_be_removed_and_is_not_used_again(name: str) -> None:
    """000:1322."""
    code = NAMES[name]
    routes = "yes" if code in TRADING else "no"
    opponents = [each for each in FOES if each != name]
    sheet = CAMPAIGN.begin("Ana", {"nation1": name, "trade_routes": routes})
    deck = Counter(printed(code, "deck"))
    assert starting_deck(next_game(sheet, opponents[0])) == deck
    won = after(sheet, opponents[0], True)
    assert offered(won) == {f"-{'UNREST' if each == UNREST else each}" for each in deck}
    for removed in deck:
        sheet = CAMPAIGN.change(won, f"-{'UNREST' if removed == UNREST else removed}")
        game = CAMPAIGN.show(sheet).games[0]
        assert game.removed is not None
        assert game.added is None
        s = next_game(sheet, opponents[1])
        assert starting_deck(s) == deck - Counter([removed])
        assert removed == UNREST or not everywhere(s)[number(removed)]
        assert len(lying(s, HAND, YOU)) == min(5, deck.total() - 1)


def test_a_removed_unrest_is_one_unrest_and_does_not_go_to_the_pile() -> None:
    """000:1322: to the box."""
    first = next_game(begun(), "celts")
    s = next_game(CAMPAIGN.change(after(begun(), "celts", True), "-UNREST"), "greeks")
    assert starting_deck(s)[UNREST] == starting_deck(first)[UNREST] - 1
    assert all_unrest(s) == all_unrest(next_game(begun(), "greeks")) == 8


def test_a_card_that_was_added_can_be_removed_and_goes_back_to_the_box() -> None:
    """000:1318-1322: it has become part of the starting deck; back to the box, so not to the common cards (ruled)."""
    sheet = CAMPAIGN.change(after(begun(), "celts", True, hand=["1CIV5"]), "+1CIV5")
    sheet = CAMPAIGN.change(after(sheet, "greeks", True), "-1CIV5")
    for opponent in ("persians", "qin"):
        s = next_game(sheet, opponent)
        assert starting_deck(s) == Counter(printed("ROM", "deck"))
        assert everywhere(s)[number("1CIV5")] == 0
    with pytest.raises(CivitasError):
        CAMPAIGN.change(after(sheet, "qin", True), "-1CIV5")


@pytest.mark.parametrize("first", range(5))
def test_the_next_automaton_is_one_level_above_the_one_beaten_up_to_overlord(first: int) -> None:
    """000:1324, 1326, 1342; begun higher, the level stays at Overlord until the fifth win (D19)."""
    sheet = begun(level=CLIMB[first])
    for wins in range(5):
        assert level_of(sheet) == CLIMB[min(first + wins, 4)]
        shown = CAMPAIGN.show(sheet).next_level
        assert shown is not None
        assert shown.id == f"imperium-level-{CLIMB[min(first + wins, 4)]}"
        lost = after(sheet, "persians", False)
        assert level_of(lost) == CLIMB[min(first + wins, 4)], "a loss leaves the level as it is"
        sheet = after(sheet, ("celts", "greeks", "macedonians", "vikings", "qin")[wins], True)
        assert CAMPAIGN.show(sheet).games[-1].level == shown
        if wins < 4:
            sheet = CAMPAIGN.change(sheet, REMOVALS[wins])
    assert CAMPAIGN.show(sheet).state == "won"


def test_the_fifth_win_ends_it_and_owes_nothing() -> None:
    """000:1326: nothing is the rest of the campaign."""
    sheet = after(course("WWWW"), "qin", True, hand=["1CIV5"])
    view = CAMPAIGN.show(sheet)
    assert (view.state, view.next_level, view.changes, view.conditions) == ("won", None, [], [])
    for code in ("+1CIV5", "-1ROM21"):
        with pytest.raises(CivitasError):
            CAMPAIGN.change(sheet, code)


# After a loss.


@pytest.mark.parametrize(
    ("name", "routes"),
    [(name, routes) for name in NAMES for routes in ("no", "yes") if routes == "yes" or NAMES[name] not in TRADING],
)
def test_after_a_loss_one_begins_with_double_resources(name: str, routes: str) -> None:
    """000:1330-1336, 543-547; C 42, 50: never fourfold, what the power of the Martians gives is not doubled."""
    code = NAMES[name]
    opponents = [each for each in FOES if each != name]
    usual = dict(USUAL if routes == "no" else USUAL_WITH_ROUTES)
    more = {PROGRESS: 20 if code == "MRT" else 0}
    start = begun(name, trade_routes=routes)

    def expected(times: int) -> dict[int, int]:
        return {each: times * amount + more.get(each, 0) for each, amount in usual.items()}

    assert resources(next_game(start, opponents[0])) == expected(1)
    sheet = start
    for _ in range(3):
        sheet = after(sheet, opponents[0], False)
        assert resources(next_game(sheet, opponents[0])) == expected(2)
        assert resources(next_game(sheet, opponents[1])) == expected(2)
    sheet = after(sheet, opponents[0], True)
    removal = sorted(offered(sheet))[0]
    sheet = CAMPAIGN.change(sheet, removal)
    assert resources(next_game(sheet, opponents[1])) == expected(1)


def test_a_loss_after_a_win_doubles_again() -> None:
    """000:1330-1334."""
    for results, times in (("L", 2), ("LW", 1), ("LWL", 2), ("LWLL", 2), ("LWLLW", 1), ("W", 1), ("WL", 2)):
        assert resources(next_game(course(results), "qin"))[MATERIALS] == 3 * times, results
        assert bool(CAMPAIGN.show(course(results)).conditions) == (times == 2)


def test_the_automaton_does_not_begin_with_more() -> None:
    """000:1330 says it of the player; 000:1282: the automaton begins with 3, 2 and 1 from Sovereign up."""
    lost = after(begun(level="sovereign"), "celts", False)
    s = next_game(lost, "celts")
    assert {each: s.has(each, BOT) for each in USUAL} == USUAL


def test_the_fourth_loss_loses_it() -> None:
    """000:1338."""
    sheet = course("LLLL")
    view = CAMPAIGN.show(sheet)
    assert (view.state, view.losses, view.next_level, view.conditions) == ("lost", 4, None, [])
    with pytest.raises(CivitasError):
        CAMPAIGN.next_settings(sheet, "qin")


# Supreme Ruler.


def unrest_in_pile(sheet: str) -> int:
    """The Unrest on the common pile and under the market of the next game; the Egyptians bring none."""
    return all_unrest(next_game(sheet, "egyptians"))


def test_every_automaton_is_at_the_level_of_the_supreme_ruler() -> None:
    """000:1348."""
    sheet = begun(level=SUPREME)
    for wins in range(5):
        assert level_of(sheet) == SUPREME
        sheet = after(sheet, FOES[wins], True)
        if wins < 4:
            sheet = CAMPAIGN.change(sheet, REMOVALS[wins])
    assert CAMPAIGN.show(sheet).state == "won"


@pytest.mark.parametrize("results", [each for each in COURSES if len(each) < 6 and not is_over(each)])
def test_each_win_leaves_one_unrest_out_and_each_loss_brings_one_back(results: str) -> None:
    """000:1352-1356; C 44: never more than the 10 of the first game."""
    out = 0
    for each in results:
        out = out + 1 if each == "W" else max(out - 1, 0)
    sheet = course(results, begun(level=SUPREME))
    assert unrest_in_pile(sheet) == 10 - out
    said = {each.id: each.args for each in CAMPAIGN.show(sheet).conditions}
    assert said["imperium-campaign-unrest"] == {"count": 10 - out}
    assert ("imperium-campaign-doubled" in said) == results.endswith("L")


def test_other_campaigns_keep_their_eight_unrest() -> None:
    """000:1352 is about the Supreme Ruler."""
    for results in ("", "W", "WWWW", "L", "LL"):
        assert unrest_in_pile(course(results)) == 8


def test_the_other_consequences_of_a_loss_hold_against_the_supreme_ruler() -> None:
    """000:1356."""
    sheet = course("WL", begun(level=SUPREME))
    assert resources(next_game(sheet, "egyptians")) == {each: 2 * amount for each, amount in USUAL.items()}
    assert CAMPAIGN.show(course("LLLL", begun(level=SUPREME))).state == "lost"


# The sheet.


def sheet_of(results: str = "WLWL") -> dict[str, Any]:
    """A sheet as JSON: the first win added the Onager, the others removed a card."""
    sheet = CAMPAIGN.change(after(begun(), FOES[0], True, hand=["1CIV5", "1UNC3"]), "+1CIV5")
    removed = iter(REMOVALS)
    for opponent, result in zip(FOES[1:], results[1:], strict=False):
        sheet = after(sheet, opponent, result == "W")
        if CAMPAIGN.show(sheet).changes:
            sheet = CAMPAIGN.change(sheet, next(removed))
    found: dict[str, Any] = json.loads(sheet)
    return found


def refusal(text: str) -> str:
    """The sentence with which a sheet is refused."""
    with pytest.raises(RecordError) as caught:
        CAMPAIGN.read(text)
    said = str(caught.value)
    assert said.endswith(".")
    assert len(said) < 400
    assert len(said.splitlines()) == 1
    return said


@pytest.mark.parametrize("results", [each for each in COURSES if len(each) < 5 or each.endswith("WWWW")])
def test_a_sheet_that_was_kept_is_read_again_as_it_was(results: str) -> None:
    sheet = course(results)
    assert CAMPAIGN.show(CAMPAIGN.read(sheet)) == CAMPAIGN.show(sheet)
    loose = json.dumps(json.loads(sheet), indent=3)
    assert CAMPAIGN.show(CAMPAIGN.read(loose)) == CAMPAIGN.show(sheet)


def played_game(**values: Any) -> dict[str, Any]:
    plain = {
        "date": "2026-11-01",
        "opponent": "qin",
        "level": "emperor",
        "seed": "7",
        "score": 60,
        "automaton_score": 50,
        "won": False,
        "gained": [],
        "change": "",
    }
    return plain | values


def test_the_game_these_tests_write_on_a_sheet_is_one_that_fits() -> None:
    doc = sheet_of()
    doc["games"].append(played_game())
    assert len(CAMPAIGN.show(CAMPAIGN.read(json.dumps(doc))).games) == 5


# What is done to the sheet of WLWL, whose first game added 1CIV5 out of 1CIV5 and 1UNC3: against celts and greeks at
# Chieftain and Warlord, macedonians and persians at Warlord and Emperor.
CONTRADICTIONS: Final[dict[str, Any]] = {
    "no version": lambda d: d.pop("version"),
    "version 0": lambda d: d.update(version=0),
    "version 2": lambda d: d.update(version=2),
    "version 1.5": lambda d: d.update(version=1.5),
    "version in words": lambda d: d.update(version="1"),
    "a huge version": lambda d: d.update(version=10**40),
    "no player": lambda d: d.pop("player"),
    "a nameless player": lambda d: d.update(player="  "),
    "a name over two lines": lambda d: d.update(player="Ana\nwon"),
    "a name that turns the writing around": lambda d: d.update(player="\u202eanA"),
    "an endless name": lambda d: d.update(player="x" * 5000),
    "no nation": lambda d: d.pop("nation"),
    "no such nation": lambda d: d.update(nation="etruscans"),
    "no such side": lambda d: d.update(side="c"),
    "no such box": lambda d: d.update(common="promo"),
    "no such level": lambda d: d.update(level="tsar"),
    "the level that is none": lambda d: d.update(level="no"),
    "routes in words": lambda d: d.update(trade_routes="yes"),
    "an unknown field": lambda d: d.update(wins=9),
    "an unknown field of a game": lambda d: d["games"][0].update(wins=9),
    "games that are no list": lambda d: d.update(games={}),
    "a game that is none": lambda d: d["games"].append("WLW"),
    "a nation that needs Trade Routes": lambda d: d.update(nation="tang"),
    "an automaton that needs Trade Routes": lambda d: d["games"][1].update(opponent="tang"),
    "no such automaton": lambda d: d["games"][1].update(opponent="etruscans"),
    "oneself as automaton": lambda d: d["games"][1].update(opponent="romans"),
    "an automaton drawn": lambda d: d["games"][1].update(opponent="draw"),
    "a nation beaten twice": lambda d: d["games"][2].update(opponent="celts"),
    "a beaten nation that wins": lambda d: d["games"][3].update(opponent="celts"),
    "another first level": lambda d: d.update(level="warlord"),
    "a level not above the one beaten": lambda d: d["games"][1].update(level="chieftain"),
    "a level above after a loss": lambda d: d["games"][2].update(level="emperor"),
    "a level left out": lambda d: d["games"][3].update(level="sovereign"),
    "the Supreme Ruler among others": lambda d: d["games"][3].update(level="supreme_ruler"),
    "a win without a change before the next game": lambda d: d["games"][0].update(change=""),
    "a change after a loss": lambda d: d["games"][1].update(change="-UNREST"),
    "a card added after a loss": lambda d: d["games"][1].update(change="+1UNC6", gained=["1UNC6"]),
    "a card added that was not gained": lambda d: d["games"][0].update(change="+1UNC6"),
    "a card gained in another game": lambda d: d["games"][2].update(change="+1UNC3"),
    "a fame card": lambda d: d["games"][0].update(change="+1FAM2", gained=["1FAM2"]),
    "fame gained, not added": lambda d: d["games"][0].update(gained=["1CIV5", "1FAM2"]),
    "Unrest added": lambda d: d["games"][0].update(change="+UNREST", gained=["UNREST"]),
    "printed Unrest added": lambda d: d["games"][0].update(change="+1UNR1", gained=["1UNR1"]),
    "a card of a nation": lambda d: d["games"][0].update(change="+1ROM5", gained=["1ROM5"]),
    "a card of the automaton": lambda d: d["games"][0].update(change="+1CEL14", gained=["1CEL14"]),
    "a card of another box": lambda d: d["games"][0].update(change="+2CIV2", gained=["2CIV2"]),
    "a card for three players": lambda d: d["games"][0].update(change="+1CIV9", gained=["1CIV9"]),
    "a trade route without Trade Routes": lambda d: d["games"][0].update(change="+3TRO2", gained=["3TRO2"]),
    "a card that is none": lambda d: d["games"][0].update(change="+1CIV63", gained=["1CIV63"]),
    "a merchant": lambda d: d["games"][0].update(change="+3MERC1A", gained=["3MERC1A"]),
    "a card gained twice": lambda d: d["games"][0].update(gained=["1CIV5", "1CIV5"]),
    "a card gained that was in the starting deck": lambda d: d["games"][2].update(gained=["1CIV5"]),
    "a card added twice": lambda d: d["games"][2].update(change="+1CIV5", gained=["1CIV5"]),
    "a card removed that is in no starting deck": lambda d: d["games"][0].update(change="-1ROM5"),
    "a card removed before it was added": lambda d: d["games"][0].update(change="-1CIV5"),
    "a common card removed": lambda d: d["games"][2].update(change="-1CIV2"),
    "a change without a sign": lambda d: d["games"][0].update(change="1CIV5"),
    "two changes": lambda d: d["games"][0].update(change="+1CIV5 -UNREST"),
    "a change in small letters": lambda d: d["games"][0].update(change="+1civ5"),
    "a change that is endless": lambda d: d["games"][0].update(change="+" * 9999),
    "no date": lambda d: d["games"][0].update(date=""),
    "a day there is not": lambda d: d["games"][0].update(date="2026-02-30"),
    "a date in words": lambda d: d["games"][0].update(date="yesterday"),
    "a short date": lambda d: d["games"][0].update(date="2026-1-1"),
    "a date without dashes": lambda d: d["games"][0].update(date="20260101"),
    "a week": lambda d: d["games"][0].update(date="2026-W01-1"),
    "a date and an hour": lambda d: d["games"][0].update(date="2026-11-01T10:00:00"),
    "a date in other digits": lambda d: d["games"][0].update(date="\u0662\u0660\u0662\u0666-11-01"),
    "a date as a number": lambda d: d["games"][0].update(date=20261101),
    "points in words": lambda d: d["games"][0].update(score="60"),
    "points with a fraction": lambda d: d["games"][0].update(score=60.5),
    "points without end": lambda d: d["games"][0].update(score=10**30),
    "points below all": lambda d: d["games"][0].update(automaton_score=-(10**9)),
    "a win in words": lambda d: d["games"][0].update(won="yes"),
    "a win as a number": lambda d: d["games"][0].update(won=1),
    "a seed that is none": lambda d: d["games"][0].update(seed="seven"),
    "a seed below nought": lambda d: d["games"][0].update(seed="-7"),
    "a seed without end": lambda d: d["games"][0].update(seed="7" * 5000),
}


@pytest.mark.parametrize("what", CONTRADICTIONS)
def test_a_sheet_is_refused_with(what: str) -> None:
    doc = sheet_of()
    CAMPAIGN.read(json.dumps(doc))
    CONTRADICTIONS[what](doc)
    refusal(json.dumps(doc))


@pytest.mark.parametrize("common", ["classics", "legends", "horizons"])
@pytest.mark.parametrize("routes", ["no", "yes"])
def test_just_the_cards_of_the_table_can_have_been_gained(common: str, routes: str) -> None:
    """000:1318 with 000:576-590: of the two printings of a card one takes part, and none for three or four."""
    first = begun(common=common, trade_routes=routes)
    there = commons(next_game(first, "utopians"))
    doc = json.loads(first)
    for code in COMMON:
        game = played_game(opponent="utopians", level="chieftain", won=True, gained=[code])
        text = json.dumps(doc | {"games": [game]})
        if code in there:
            assert added_choices(CAMPAIGN.read(text)) == {code}
        else:
            refusal(text)


def test_a_tributary_called_like_the_automaton_cannot_have_been_gained() -> None:
    """000:576: another comes in its place."""
    doc = json.loads(begun(common="legends"))
    for code, fits in (("2TRI9", False), ("2TRI9X", False), ("2TRI6", True)):
        text = json.dumps(doc | {"games": [played_game(opponent="celts", level="chieftain", won=True, gained=[code])]})
        if fits:
            CAMPAIGN.read(text)
        else:
            refusal(text)


def test_a_tributary_of_another_box_is_gained_only_where_one_is_replaced() -> None:
    """000:576."""
    doc = json.loads(begun(common="legends"))
    for opponent, fits in (("celts", True), ("arthurians", False)):
        game = played_game(opponent=opponent, level="chieftain", won=True, gained=["1TRI2"])
        text = json.dumps(doc | {"games": [game]})
        if fits:
            assert added_choices(CAMPAIGN.read(text)) == {"1TRI2"}
        else:
            refusal(text)


def test_no_more_unrest_is_removed_than_there_is() -> None:
    """000:1322: the Romans begin with two."""
    doc = sheet_of("W")
    doc["games"][0]["change"] = "-UNREST"
    for opponent, level, fits in (("greeks", "warlord", True), ("qin", "emperor", False)):
        doc["games"].append(played_game(opponent=opponent, level=level, won=True, change="-UNREST"))
        if fits:
            CAMPAIGN.read(json.dumps(doc))
    refusal(json.dumps(doc))


@pytest.mark.parametrize("results", ["WWWWW", "LLLL"])
def test_no_game_follows_the_end(results: str) -> None:
    """000:1326, 1338."""
    doc = json.loads(course(results))
    level = "overlord" if results[0] == "W" else "chieftain"
    for won in (True, False):
        refusal(json.dumps(doc | {"games": [*doc["games"], played_game(opponent="qin", level=level, won=won)]}))


def test_the_fifth_win_has_no_change() -> None:
    """000:1326."""
    doc = json.loads(course("WWWWW"))
    doc["games"][-1]["change"] = "-UNREST"
    refusal(json.dumps(doc))


NO_SHEETS: Final = {
    "nothing": "",
    "blanks": " \n",
    "null": "null",
    "a number": "1",
    "a list": "[]",
    "an object without anything": "{}",
    "a word": '"campaign"',
    "half of one": '{"player":"Ana","nat',
    "words after it": '{"version":1} and more',
    "not a number": '{"version":NaN}',
    "a list without end": "[" * 200_000,
    "objects without end": '{"games":' * 100_000,
    "a deep game": '{"version":1,"games":[' + "[" * 100_000 + "]" * 100_000 + "]}",
    "a lone surrogate": "\ud800",
    "a lone surrogate inside": '{"version":1,"player":"\ud800"}',
    "an escaped lone surrogate": '{"version":1,"player":"\\ud800"}',
    "a byte order mark": "\ufeff{}",
    "zeros": "\x00" * 10,
    "a great number": '{"version":' + "9" * 100_000 + "}",
    "a great exponent": '{"version":1e999999}',
    "the record of a game": '{"format":1,"game":"imperium","moves":[]}',
}


@pytest.mark.parametrize("what", NO_SHEETS)
def test_no_sheet_is(what: str) -> None:
    refusal(NO_SHEETS[what])


def test_a_sheet_of_endless_games_is_refused() -> None:
    doc = sheet_of()
    doc["games"] = [played_game(level="chieftain")] * 20_000
    refusal(json.dumps(doc))


ODD: Final = [None, True, 0, 1, -1, 1.5, 10**30, "", "x", "x" * 9999, "\x00", [], [[]], {}, {"x": 1}, ["x"], [1]]


@given(st.data())
def test_a_sheet_with_anything_at_any_place_is_refused_or_holds_good(data: st.DataObject) -> None:
    """What is read can be shown, read again as it is, and played on."""
    doc = sheet_of()
    at: Any = doc
    if data.draw(st.booleans()):
        at = data.draw(st.sampled_from(doc["games"]))
    key = data.draw(st.sampled_from(sorted(at)))
    others = [doc[key] for doc in (doc, *doc["games"]) if key in doc]
    at[key] = data.draw(st.sampled_from([*ODD, *others, *CLIMB, *NAMES, *REMOVALS]))
    try:
        sheet = CAMPAIGN.read(json.dumps(doc))
    except RecordError:
        return
    assert CAMPAIGN.read(sheet) == sheet
    assert CAMPAIGN.show(sheet).state == "going on"
    for opponent in facing(sheet) if not offered(sheet) else ():
        next_game(sheet, opponent)


# What comes on it.


def test_only_the_next_game_of_the_campaign_comes_on_its_sheet() -> None:
    """000:1304: a series; whatever else was played does not count."""
    sheet = course("WL")
    good = CAMPAIGN.next_settings(sheet, "qin")
    others: list[tuple[int, Options]] = [
        (2, good | {"automaton": "overlord"}),
        (2, good | {"automaton": "chieftain"}),
        (2, good | {"nation1": "persians", "campaign_deck": ""}),
        (2, good | {"nation2": FOES[0]}),
        (2, good | {"campaign_deck": ""}),
        (2, good | {"campaign_deck": "-1ROM15"}),
        (2, good | {"campaign_resources": "normal"}),
        (2, good | {"side1": "a"}),
        (2, good | {"common": "legends"}),
        (2, good | {"trade_routes": "yes"}),
        (2, {"nation1": "romans", "nation2": "qin"}),
        (1, {"nation1": "romans"}),
        (3, {"nation1": "romans"}),
    ]
    for seats, chosen in others:
        s = GAME.new(seats, 7, chosen)
        s.over = True
        with pytest.raises(CivitasError):
            pytest.fail(f"{chosen}: {entered(sheet, s, '2026-11-01', '7')}")
    s = GAME.new(2, 7, good)
    with pytest.raises(CivitasError):
        entered(sheet, s, "2026-11-01", "7")
    assert len(CAMPAIGN.show(entered(sheet, ended(s, True), "2026-11-01", "7")).games) == 3


def test_a_game_that_went_on_from_a_saved_position_comes_on_the_sheet_by_its_settings() -> None:
    s = next_game(begun(), "celts")
    saved = GAME.from_json(ended(s, True).to_json())
    assert entered_by(s.origin.options, saved) == entered(begun(), s, "2026-11-01", "7")
    with pytest.raises(CivitasError, match="the setting nation2 was"):
        entered_by(s.origin.options | {"nation2": "qin"}, saved)
    with pytest.raises(CivitasError, match="the setting"):
        entered(begun(), saved, "2026-11-01", "7")


def entered_by(settings: Options, s: State) -> str:
    return CAMPAIGN.enter(begun(), s, settings, "2026-11-01", "7")


def test_only_a_day_comes_on_the_sheet() -> None:
    s = ended(next_game(begun(), "celts"), True)
    for day in ("", "yesterday", "2026-02-30", "2026-11-01T10:00"):
        with pytest.raises(CivitasError):
            entered(begun(), s, day, "7")


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"nation1": "draw"},
        {"nation1": "etruscans"},
        {"nation1": "tang"},
        {"nation1": "romans", "automaton": "no"},
        {"nation1": "romans", "automaton": "tsar"},
        {"nation1": "romans", "automaton": 3},
        {"nation1": "romans", "side1": "c"},
        {"nation1": "romans", "common": "promo"},
        {"nation1": "romans", "trade_routes": True},
        {"nation1": "romans", "nation2": "celts"},
        {"nation1": "romans", "campaign_deck": "+1CIV5"},
        {"nation1": 3},
    ],
)
def test_no_campaign_begins_with(settings: Options) -> None:
    with pytest.raises(CivitasError):
        CAMPAIGN.begin("Ana", settings)


@pytest.mark.parametrize(
    "code", ["", "+", "-", "1CIV5", "+1CIV5 ", "+1civ5", "*1CIV5", "+UNREST", "-1CIV5", "\ud800", "+-"]
)
def test_what_no_change_is(code: str) -> None:
    sheet = after(begun(), "celts", True, hand=["1CIV5"])
    with pytest.raises(CivitasError):
        CAMPAIGN.change(sheet, code)


@pytest.mark.parametrize("name", ["", " ", "Ana\nwon", "\u202eanA", "\ud800", "x" * 61])
def test_whose_campaign_it_cannot_be(name: str) -> None:
    with pytest.raises(CivitasError):
        CAMPAIGN.begin(name, {"nation1": "romans"})


# All of it together.


class Book:
    """The rules of the book about one campaign, written plainly, to compare with."""

    def __init__(self, first: str, deck: list[str]) -> None:
        self.first = first
        self.deck = Counter(deck)
        self.added: set[str] = set()
        self.boxed: set[str] = set()
        self.beaten: set[str] = set()
        self.wins = self.losses = self.left_out = 0
        self.doubled = False
        self.owed: set[str] | None = None

    def level(self) -> str:
        return SUPREME if self.first == SUPREME else CLIMB[min(CLIMB.index(self.first) + self.wins, 4)]

    def state(self) -> str:
        return "won" if self.wins == 5 else "lost" if self.losses == 4 else "going on"

    def plays(self, opponent: str, won: bool, gained: set[str]) -> None:
        self.doubled = not won
        if won:
            self.wins += 1
            self.beaten.add(opponent)
            self.left_out += 1
            self.owed = gained if self.wins < 5 else None
        else:
            self.losses += 1
            self.left_out = max(0, self.left_out - 1)

    def changes(self) -> set[str]:
        if self.owed is None:
            return set()
        own = {"UNREST" if code == UNREST else code for code in self.deck}
        return {f"+{code}" for code in self.owed} | {f"-{code}" for code in own}

    def change(self, change: str) -> None:
        code = UNREST if change == "-UNREST" else change[1:]
        if change[0] == "+":
            self.added.add(code)
        else:
            self.boxed.add(code)
        self.deck += Counter([code]) if change[0] == "+" else Counter()
        self.deck -= Counter([code]) if change[0] == "-" else Counter()
        self.owed = None


@settings(max_examples=40)
@given(st.data())
def test_any_campaign_goes_as_the_book_says(data: st.DataObject) -> None:
    """000:1302-1356, in games as they are set up and end."""
    routes = data.draw(st.sampled_from(["no", "yes"]))
    common = data.draw(st.sampled_from(["classics", "legends", "horizons"]))
    names = sorted(name for name, code in NAMES.items() if routes == "yes" or code not in TRADING)
    own = data.draw(st.sampled_from(names))
    first = data.draw(st.sampled_from(LEVELS))
    sheet = begun(own, first, trade_routes=routes, common=common)
    book = Book(first, printed(NAMES[own], "deck"))
    while book.state() == "going on":
        assert facing(sheet) == set(names) - {own} - book.beaten
        opponent = data.draw(st.sampled_from(sorted(facing(sheet))))
        s = next_game(sheet, opponent, data.draw(st.integers(0, 99)))
        agrees(book, s, routes, NAMES[own])
        # Gained is what comes from the common cards into the four places, but for fame; not what is in play.
        gained = set(data.draw(st.lists(st.sampled_from(sorted(commons(s) - book.added)), max_size=4, unique=True)))
        in_play = set(data.draw(st.lists(st.sampled_from(sorted(commons(s) - book.added - gained)), max_size=2)))
        zones: dict[str, list[str]] = {"play": sorted(in_play)}
        for code in sorted(gained):
            zones.setdefault(data.draw(st.sampled_from(["history", "deck", "discard", "hand"])), []).append(code)
        won = data.draw(st.booleans())
        sheet = entered(sheet, ended(s, won, **zones), "2026-11-01", "7")
        book.plays(opponent, won, gained)
        view = CAMPAIGN.show(sheet)
        assert (view.state, view.wins, view.losses) == (book.state(), book.wins, book.losses)
        assert CAMPAIGN.read(sheet) == sheet
        assert offered(sheet) == book.changes()
        if book.owed is not None:
            code = data.draw(st.sampled_from(sorted(book.changes())))
            sheet = CAMPAIGN.change(sheet, code)
            book.change(code)
    assert (facing(sheet), offered(sheet)) == (set(), set())


def agrees(book: Book, s: State, routes: str, own: str) -> None:
    """The next game of the campaign is set up as the book says."""
    settings = s.origin.options
    assert settings["automaton"] == book.level()
    assert starting_deck(s) == book.deck
    there = everywhere(s)
    assert all(there[number(code)] == 1 for code in book.added - book.boxed)
    assert not any(there[number(code)] for code in book.boxed - {UNREST} - set(book.deck))
    times = 2 if book.doubled else 1
    usual = USUAL if routes == "no" else USUAL_WITH_ROUTES
    more = {PROGRESS: 20 if own == "MRT" else 0}
    assert resources(s) == {each: times * amount + more.get(each, 0) for each, amount in usual.items()}
    supplies = sum(printed(code, "supply").count(UNREST) for code in (own, NATIONS[s.get(NATION + BOT)]))
    assert all_unrest(s) - supplies == (10 - book.left_out if book.first == SUPREME else 8)
