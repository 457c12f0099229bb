"""Whole campaigns against the automaton, by the book (000:1304-1356, 2052-2070)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import civitas
from civitas.games.imperium import campaign
from civitas.games.imperium.campaign import CampaignError, Played, Sheet, begun
from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import number
from civitas.games.imperium.state import (
    DECK,
    DISCARD,
    GARRISON,
    HAND,
    HISTORY,
    LEGENDS,
    PLAY,
    PROGRESS,
    State,
)
from civitas.kernel.errors import RecordError
from civitas.kernel.origin import Options
from civitas.testing.positions import play, rng_of

from .laying import BOT, YOU
from .playing import TRADING, all_unrest
from .test_campaign_settings import begins_with, everywhere, resources
from .test_set_up import CARDS

DAY = "2025-01-31"
# Common cards that may be added, one for each win.
ADDED = ("1CIV5", "1UNC3", "1REG5", "1TRI1")
# What the campaign of the Romans below faces, one after the other.
FACED = ("mayans", "celts", "greeks", "persians", "carthaginians", "egyptians", "minoans", "olmecs")


def romans(**more: Any) -> Sheet:
    return begun("Ana", "romans", **more)


def result(sheet: Sheet, won: bool, opponent: str = "") -> Played:
    """The next game as it may have gone, against the first nation of the list not beaten yet."""
    who = opponent or next(name for name in FACED if name in campaign.opponents(sheet))
    level = str(campaign.next_settings(sheet, who)["automaton"])
    used = {game.change for game in sheet.games}
    gained = tuple(code for code in ADDED if f"+{code}" not in used) if won else ()
    return Played(DAY, who, level, "7", 60 if won else 40, 50, won, gained)


def after(sheet: Sheet, course: str) -> Sheet:
    """The sheet after wins (W) and losses (L), with a card added for each win as long as one is owed."""
    for each in course:
        sheet = campaign.played(sheet, result(sheet, each == "W"))
        if campaign.owes_change(sheet):
            sheet = campaign.change(sheet, f"+{ADDED[campaign.wins(sheet) - 1]}")
    return sheet


def next_game(sheet: Sheet) -> Options:
    return campaign.next_settings(sheet, next(name for name in FACED if name in campaign.opponents(sheet)))


def course_of(sheet: Sheet, setting: str, course: str) -> list[object]:
    """A setting of the first game and of the one after each of these wins and losses."""
    return [next_game(after(sheet, course[:count]))[setting] for count in range(len(course) + 1)]


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(CampaignError) as caught:
        act()
    said = str(caught.value)
    assert said.endswith(".")
    assert len(said.splitlines()) == 1
    return said


def finished(sheet: Sheet, opponent: str = "mayans", seed: int = 3, won: bool = True) -> State:
    """The next game of a campaign, over at once, with points enough on one side."""
    s = GAME.new(2, seed, campaign.next_settings(sheet, opponent))
    s.change(PROGRESS, YOU if won else BOT, 500)
    s.over = True
    return s


# The beginning.


@pytest.mark.rule("imperium:campaign")
def test_a_campaign_begins_at_chieftain_with_what_one_usually_has() -> None:
    """000:1306-1310."""
    sheet = romans()
    assert campaign.state_of(sheet) == "going on"
    assert campaign.next_settings(sheet, "mayans") == {
        "nation1": "romans",
        "side1": "draw",
        "nation2": "mayans",
        "common": "classics",
        "replacements": "yes",
        "trade_routes": "no",
        "automaton": "chieftain",
        "campaign_deck": "",
        "campaign_resources": "normal",
        "campaign_unrest": 0,
    }


@pytest.mark.rule("imperium:campaign")
def test_what_is_chosen_at_the_beginning_holds_for_all_games() -> None:
    sheet = begun("Ana", "tang", side="b", level="emperor", trade_routes=True, common="horizons")
    chosen = campaign.next_settings(sheet, "guptas")
    assert (chosen["nation1"], chosen["side1"], chosen["nation2"]) == ("tang", "b", "guptas")
    assert (chosen["automaton"], chosen["trade_routes"], chosen["common"]) == ("emperor", "yes", "horizons")
    assert GAME.new(2, 1, chosen).asking


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"player": ""}, "1 to 60 characters"),
        ({"player": "  "}, "1 to 60 characters"),
        ({"player": "a" * 61}, "1 to 60 characters"),
        ({"nation": "etruscans"}, "no nation 'etruscans'"),
        ({"nation": "draw"}, "no nation 'draw'"),
        ({"side": "c"}, "power side"),
        ({"level": "king"}, "first level"),
        ({"common": "promos"}, "box of common cards"),
        ({"nation": "tang"}, "needs the Trade Routes"),
    ],
)
def test_campaigns_that_cannot_begin(wrong: dict[str, str], why: str) -> None:
    given: dict[str, Any] = {"player": "Ana", "nation": "romans"} | wrong
    assert why in refused(lambda: begun(**given))


# Levels.


@pytest.mark.rule("imperium:campaign")
def test_the_level_rises_by_one_after_each_win() -> None:
    """000:1324."""
    levels = ["chieftain", "warlord", "emperor", "sovereign", "overlord"]
    assert course_of(romans(), "automaton", "WWWW") == levels


@pytest.mark.rule("imperium:campaign")
def test_a_loss_keeps_the_level() -> None:
    """000:1330 tells of none."""
    levels = ["chieftain", "chieftain", "warlord", "warlord", "warlord", "emperor", "sovereign", "overlord"]
    assert course_of(romans(), "automaton", "LWLLWWW") == levels


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("warlord", ["emperor", "sovereign", "overlord", "overlord"]),
        ("sovereign", ["overlord"] * 4),
        ("overlord", ["overlord"] * 4),
    ],
)
def test_a_campaign_begun_higher_stays_at_overlord(first: str, then: list[str]) -> None:
    """000:1342; D19: until the fifth win."""
    sheet = romans(level=first)
    assert course_of(sheet, "automaton", "WWWW") == [first, *then]
    assert campaign.state_of(after(sheet, "WWWW")) == "going on"
    assert campaign.state_of(after(sheet, "WWWWW")) == "won"


# Winning and losing.


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("course", "state"),
    [
        ("", "going on"),
        ("WWWW", "going on"),
        ("WWWWW", "won"),
        ("LLL", "going on"),
        ("LLLL", "lost"),
        ("WLWLWLW", "going on"),
        ("WLWLWLWW", "won"),
        ("WLWLWLWL", "lost"),
        ("WWWWLLL", "going on"),
        ("WWWWLLLL", "lost"),
        ("LLLWWWWW", "won"),
    ],
)
def test_five_wins_before_four_losses(course: str, state: str) -> None:
    """000:1304, 1326, 1338."""
    assert campaign.state_of(after(romans(), course)) == state


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(("course", "state"), [("WWWWW", "won"), ("LLLL", "lost")])
def test_after_the_end_nothing_more_is_played_or_changed(course: str, state: str) -> None:
    sheet = after(romans(), course)
    game = Played(DAY, "vikings", "overlord", "7", 60, 50, True)
    why = f"This campaign is {state}, so no more games of it are played."
    assert refused(lambda: campaign.next_settings(sheet, "vikings")) == why
    assert refused(lambda: campaign.played(sheet, game)) == why
    assert not campaign.owes_change(sheet)
    assert "once after each win" in refused(lambda: campaign.change(sheet, "-1ROM21"))


@pytest.mark.rule("imperium:campaign")
def test_a_campaign_of_wins_in_real_games() -> None:
    """Every next game is one that can be set up, with the starting deck as it has become."""
    sheet = romans()
    deck = begins_with(GAME.new(2, 3, campaign.next_settings(sheet, "mayans")))
    for opponent, change in zip(FACED, ("+1CIV5", "-1ROM21", "+1REG5", "-1CIV5", ""), strict=False):
        s = finished(sheet, opponent)
        assert begins_with(s) == sorted(deck)
        if change[:1] == "+":
            s.zone(HAND, YOU).put(number(change[1:]), False)
        sheet = campaign.played(sheet, campaign.result_of(sheet, s, DAY, 3))
        if change:
            sheet = campaign.change(sheet, change)
            code = change[1:]
            deck = [*deck, code] if change[0] == "+" else [card for card in deck if card != code]
    assert campaign.state_of(sheet) == "won"
    assert [game.level for game in sheet.games] == ["chieftain", "warlord", "emperor", "sovereign", "overlord"]
    assert [game.change for game in sheet.games] == ["+1CIV5", "-1ROM21", "+1REG5", "-1CIV5", ""]


@pytest.mark.rule("imperium:campaign")
def test_what_was_removed_again_does_not_come_back_to_the_common_cards() -> None:
    sheet = romans()
    for change in ("+1CIV5", "-1CIV5"):
        sheet = campaign.change(campaign.played(sheet, result(sheet, True)), change)
    assert everywhere(GAME.new(2, 1, next_game(sheet)))["1CIV5"] == 0
    again = campaign.played(sheet, result(sheet, True))
    assert "cannot be added twice" in refused(lambda: campaign.change(again, "+1CIV5"))


# Opponents.


@pytest.mark.rule("imperium:campaign")
def test_all_other_nations_may_be_faced_but_those_that_trade_only_with_trade_routes() -> None:
    trading = {"abbasids", "aksumites", "guptas", "sassanids", "tang", "wagadou"}
    without = set(campaign.opponents(romans()))
    assert len(trading) == len(TRADING)
    assert len(without) == len(CARDS) - len(trading) - 1
    assert not without & (trading | {"romans"})
    assert set(campaign.opponents(romans(trade_routes=True))) == without | trading


@pytest.mark.rule("imperium:campaign")
def test_a_beaten_nation_is_not_faced_again_but_one_that_won_is() -> None:
    """000:1312."""
    sheet = campaign.played(romans(), result(romans(), False, "celts"))
    assert "celts" in campaign.opponents(sheet)
    sheet = campaign.change(campaign.played(sheet, result(sheet, True, "celts")), "+1CIV5")
    assert "celts" not in campaign.opponents(sheet)
    assert "beaten in this campaign" in refused(lambda: campaign.next_settings(sheet, "celts"))


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("opponent", "why"),
    [
        ("romans", "player's own"),
        ("guptas", "has no Trade Routes"),
        ("etruscans", "no nation 'etruscans'"),
        ("draw", "no nation 'draw'"),
    ],
)
def test_opponents_that_cannot_be_faced(opponent: str, why: str) -> None:
    sheet = romans()
    assert why in refused(lambda: campaign.next_settings(sheet, opponent))
    game = Played(DAY, opponent, "chieftain", "7", 60, 50, True)
    assert why in refused(lambda: campaign.played(sheet, game))
    assert sheet == romans()


# Resources.


@pytest.mark.rule("imperium:campaign")
def test_resources_are_doubled_after_a_loss_never_fourfold_and_usual_after_a_win() -> None:
    """000:1330-1336."""
    usual, double = "normal", "doubled"
    assert course_of(romans(), "campaign_resources", "LWWLLW") == [usual, double, usual, usual, double, double, usual]
    twice_lost = GAME.new(2, 1, next_game(after(romans(), "LLL")))
    assert resources(twice_lost) == {"materials": 6, "population": 4, "progress": 2}


# The starting deck.


@pytest.mark.rule("imperium:campaign")
def test_the_changes_add_up() -> None:
    sheet = after(romans(), "WLW")
    assert next_game(sheet)["campaign_deck"] == "+1CIV5,+1UNC3"
    sheet = campaign.change(campaign.played(sheet, result(sheet, True)), "-UNREST")
    assert next_game(sheet)["campaign_deck"] == "+1CIV5,+1UNC3,-UNREST"
    deck = begins_with(GAME.new(2, 1, next_game(sheet)))
    assert {"1CIV5", "1UNC3"} <= set(deck)
    assert deck.count("unrest") == 1


@pytest.mark.rule("imperium:campaign")
def test_a_change_is_owed_after_a_win_and_only_once() -> None:
    """000:1316."""
    sheet = romans()
    assert "once after each win" in refused(lambda: campaign.change(sheet, "+1CIV5"))
    lost = campaign.played(sheet, result(sheet, False))
    assert "once after each win" in refused(lambda: campaign.change(lost, "+1CIV5"))
    won = campaign.played(sheet, result(sheet, True))
    assert campaign.owes_change(won)
    assert "before the next game" in refused(lambda: campaign.next_settings(won, "celts"))
    game = Played(DAY, "celts", "warlord", "7", 60, 50, True)
    assert "before the next game" in refused(lambda: campaign.played(won, game))
    changed = campaign.change(won, "+1CIV5")
    assert "once after each win" in refused(lambda: campaign.change(changed, "-1ROM21"))
    assert won.games[-1].change == ""


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("1CIV5", "is not"),
        ("", "is not"),
        ("+1CIV55", "No card has the code"),
        ("+1CIV5,+1CIV6", "No card has the code"),
        ("+1FAM2", "fame"),
        ("+3TRO1", "without Trade Routes"),
        ("+2CIV5", "none of the common cards"),
        ("+1UNC1", "none of the common cards"),
        ("-1CIV5", "not in that starting deck"),
        ("-1ROM2", "not in that starting deck"),
    ],
)
def test_changes_that_cannot_be_made(code: str, why: str) -> None:
    sheet = campaign.played(romans(), result(romans(), True))
    kept = campaign.to_json(sheet)
    assert why in refused(lambda: campaign.change(sheet, code))
    assert campaign.to_json(sheet) == kept


def won_with(**lying: int) -> Sheet:
    """A campaign just after a first win, with these cards in these zones of the player's at its end."""
    sheet = romans()
    s = finished(sheet)
    for code, zone in lying.items():
        s.zone(zone, YOU).put(number(code.lstrip("_")), False)
    return campaign.played(sheet, campaign.result_of(sheet, s, DAY, 3))


def allowed(sheet: Sheet) -> list[str]:
    return [change.text() for change in campaign.changes_allowed(sheet)]


@pytest.mark.rule("imperium:campaign")
def test_common_cards_gained_may_be_added_from_history_deck_discard_pile_and_hand() -> None:
    """000:1318."""
    own = {"-UNREST", *(f"-1ROM{place}" for place in range(14, 22))}
    assert set(allowed(won_with())) == own
    sheet = won_with(_1CIV5=HISTORY, _1UNC3=DECK, _1REG5=DISCARD, _1TRI1=HAND)
    assert set(allowed(sheet)) == own | {"+1CIV5", "+1UNC3", "+1REG5", "+1TRI1"}
    assert len(allowed(sheet)) == len(set(allowed(sheet)))
    for code in allowed(sheet):
        assert campaign.change(sheet, code).games[-1].change == code


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("zone", [PLAY, GARRISON, LEGENDS])
def test_not_from_anywhere_else(zone: int) -> None:
    """D20: in play is none of the four."""
    sheet = won_with(_1CIV5=zone)
    assert "+1CIV5" not in allowed(sheet)
    assert "was not gained in the game just won" in refused(lambda: campaign.change(sheet, "+1CIV5"))


@pytest.mark.rule("imperium:campaign")
def test_what_others_gained_or_nobody_cannot_be_added() -> None:
    """000:1318: the player gained it, in that game."""
    sheet = won_with(_1CIV5=HAND)
    assert "was not gained in the game just won" in refused(lambda: campaign.change(sheet, "+1CIV6"))


@pytest.mark.rule("imperium:campaign")
def test_a_game_lost_brings_no_card() -> None:
    s = finished(romans(), won=False)
    s.zone(HAND, YOU).put(number("1CIV5"), False)
    assert campaign.result_of(romans(), s, DAY, 3).gained == ()


@pytest.mark.rule("imperium:campaign")
def test_neither_fame_nor_cards_of_a_nation_nor_unrest_are_added() -> None:
    sheet = won_with(_1FAM2=HAND, _1ROM2=HISTORY, _3MAY2=DISCARD, UNREST=HAND)
    assert not [code for code in allowed(sheet) if code.startswith("+")]


@pytest.mark.rule("imperium:campaign")
def test_what_the_automaton_has_is_not_the_players() -> None:
    sheet = romans()
    s = finished(sheet)
    s.zone(HISTORY, BOT).put(number("1CIV5"), False)
    sheet = campaign.played(sheet, campaign.result_of(sheet, s, DAY, 3))
    assert "+1CIV5" not in allowed(sheet)


@pytest.mark.rule("imperium:campaign")
def test_a_card_added_before_is_part_of_the_starting_deck() -> None:
    """It was not gained again, and may be removed."""
    sheet = after(romans(), "W")
    s = finished(sheet, "celts")
    sheet = campaign.played(sheet, campaign.result_of(sheet, s, DAY, 3))
    assert "1CIV5" in begins_with(s)
    assert "+1CIV5" not in allowed(sheet)
    assert "-1CIV5" in allowed(sheet)


@pytest.mark.rule("imperium:campaign", "imperium:mixing")
def test_a_tributary_that_came_from_another_box_may_be_added() -> None:
    """It was a common card of that game; at later tables, where it would not be one, it lies in the deck alone."""
    sheet = romans()
    s = finished(sheet, "egyptians")
    coming = str(s.origin.options["tributaries"]).partition("=")[2]
    assert coming[0] != "1"
    s.zone(HAND, YOU).put(number(coming), False)
    sheet = campaign.played(sheet, campaign.result_of(sheet, s, DAY, 3))
    assert f"+{coming}" in allowed(sheet)
    sheet = campaign.from_json(campaign.to_json(campaign.change(sheet, f"+{coming}")))
    game = GAME.new(2, 1, next_game(sheet))
    assert coming in begins_with(game)
    assert everywhere(game)[coming] == 1


@pytest.mark.rule("imperium:campaign")
def test_a_change_is_made_once() -> None:
    changed = campaign.change(won_with(_1CIV5=HAND), "-UNREST")
    assert "once after each win" in refused(lambda: campaign.changes_allowed(changed))
    assert "once after each win" in refused(lambda: campaign.change(changed, "+1CIV5"))


# The Supreme Ruler.


@pytest.mark.rule("imperium:campaign")
def test_against_the_supreme_ruler_every_win_leaves_one_unrest_out() -> None:
    """000:1346-1354: 10, 9, 8 and so on, always at that level."""
    sheet = romans(level="supreme_ruler")
    assert course_of(sheet, "automaton", "WWWW") == ["supreme_ruler"] * 5
    assert course_of(sheet, "campaign_unrest", "WWWW") == [0, 1, 2, 3, 4]
    assert campaign.state_of(after(sheet, "WWWWW")) == "won"
    # The automaton faced by then brings none of its own.
    piles = [all_unrest(GAME.new(2, 1, campaign.next_settings(after(sheet, "W" * n), "egyptians"))) for n in range(5)]
    assert piles == [10, 9, 8, 7, 6]


@pytest.mark.rule("imperium:campaign")
def test_a_loss_brings_one_back_if_any_was_left_out() -> None:
    """000:1356; what else a loss brings stays."""
    sheet = romans(level="supreme_ruler")
    assert course_of(sheet, "campaign_unrest", "LWWLWL") == [0, 0, 1, 2, 1, 2, 1]
    assert course_of(sheet, "campaign_unrest", "WLLLWW") == [0, 1, 0, 0, 0, 1, 2]
    assert course_of(sheet, "campaign_resources", "LW") == ["normal", "doubled", "normal"]
    assert campaign.state_of(after(sheet, "LLLL")) == "lost"


# Results.


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"level": "warlord"}, "at the level chieftain, not 'warlord'"),
        ({"date": "31.1.2025"}, "year, month and day"),
        ({"date": "2025-02-30"}, "year, month and day"),
        ({"date": "20250131"}, "year, month and day"),
        ({"date": ""}, "year, month and day"),
        ({"seed": "x"}, "seed"),
        ({"seed": "-1"}, "seed"),
        ({"change": "+1CIV5"}, "once the game is on the sheet"),
        ({"gained": ("1FAM2",)}, "'1FAM2' cannot have been gained"),
        ({"gained": ("1ROM14",)}, "'1ROM14' cannot have been gained"),
        ({"gained": ("no card",)}, "'no card' cannot have been gained"),
        ({"gained": ("1CIV5", "1CIV5")}, "gained twice"),
        ({"gained": ("1CIV5",), "won": False}, "of a game that was won"),
    ],
)
def test_games_that_are_not_the_next_one(wrong: dict[str, Any], why: str) -> None:
    fields: dict[str, Any] = {
        "date": DAY,
        "opponent": "mayans",
        "level": "chieftain",
        "seed": "7",
        "score": 60,
        "automaton_score": 50,
        "won": True,
    }
    assert len(campaign.played(romans(), Played(**fields)).games) == 1
    assert why in refused(lambda: campaign.played(romans(), Played(**(fields | wrong))))


@pytest.mark.rule("imperium:campaign")
def test_the_result_is_that_of_the_game() -> None:
    s = finished(romans(level="warlord"), won=False)
    found = campaign.result_of(romans(level="warlord"), s, DAY, 3)
    assert found == Played(DAY, "mayans", "warlord", "3", s.scores()[YOU], s.scores()[BOT], False)
    assert campaign.result_of(romans(), finished(romans()), DAY, 3).won
    assert "played with the nation celts" in refused(lambda: campaign.result_of(begun("Ana", "celts"), s, DAY, 3))


@pytest.mark.rule("imperium:campaign")
def test_equal_points_are_a_loss() -> None:
    """000:1252-1254."""
    s = finished(romans())
    s.change(PROGRESS, BOT, s.scores()[YOU] - s.scores()[BOT])
    found = campaign.result_of(romans(), s, DAY, 3)
    assert found.score == found.automaton_score
    assert not found.won


@pytest.mark.rule("imperium:campaign")
def test_only_games_that_are_over_and_against_the_automaton_count() -> None:
    going_on = GAME.new(2, 3, campaign.next_settings(romans(), "mayans"))
    assert "that is over" in refused(lambda: campaign.result_of(romans(), going_on, DAY, 3))
    among_people = GAME.new(2, 3, {"nation1": "romans", "nation2": "mayans"})
    among_people.over = True
    assert "against the automaton" in refused(lambda: campaign.result_of(romans(), among_people, DAY, 3))


@pytest.mark.rule("imperium:campaign")
def test_a_game_of_a_campaign_played_through_goes_on_the_sheet_and_replays() -> None:
    sheet = after(romans(), "WL")
    s = GAME.new(2, 11, next_game(sheet))
    play(s, rng_of("a campaign"))
    record = GAME.record(s)
    again = civitas.replay(record)
    assert isinstance(again, State)
    found = campaign.result_of(sheet, again, DAY, record.seed)
    assert found == campaign.result_of(sheet, s, DAY, 11)
    sheet = campaign.played(sheet, found)
    assert sheet.games[-1].score == s.scores()[YOU]
    assert campaign.losses(sheet) == 2


# As text.


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("course", ["", "W", "L", "WLWLW", "WWWWW", "LLLL", "WLWLWLWL"])
@pytest.mark.parametrize("level", ["chieftain", "sovereign", "supreme_ruler"])
def test_a_sheet_is_read_as_it_was_written(course: str, level: str) -> None:
    sheet = after(begun("Zoë “Z”", "romans", side="a", level=level), course)
    text = campaign.to_json(sheet)
    assert campaign.from_json(text) == campaign.from_json(text.encode()) == sheet


@pytest.mark.rule("imperium:campaign")
def test_a_sheet_may_be_put_down_between_a_win_and_its_change() -> None:
    sheet = campaign.played(romans(), result(romans(), True))
    again = campaign.from_json(campaign.to_json(sheet))
    assert campaign.owes_change(again)
    assert campaign.change(again, "+1CIV5") == campaign.change(sheet, "+1CIV5")


@pytest.mark.rule("imperium:campaign")
def test_a_sheet_says_what_the_printed_one_does() -> None:
    """000:2052-2070: player and nation; points, opponent, win or loss and card of each game. The rest replays it."""
    written = json.loads(campaign.to_json(after(romans(), "W")))
    assert (written["player"], written["nation"], written["version"]) == ("Ana", "romans", 1)
    assert written["games"] == [
        {
            "date": DAY,
            "opponent": "mayans",
            "level": "chieftain",
            "seed": "7",
            "score": 60,
            "automaton_score": 50,
            "won": True,
            "gained": list(ADDED),
            "change": "+1CIV5",
        }
    ]


def unread(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        campaign.from_json(text)
    return str(caught.value)


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "campaign",
        '{"version": true}',
        '{"version": 1}',
        '{"version": 1, "player": "Ana", "nation": "romans", "more": 1}',
        '{"version": 1, "player": "Ana", "nation": "romans", "games": [{}]}',
        '{"version": 1, "player": "Ana", "nation": "romans", "games": 3}',
        '{"version": 1, "games": ' + "[" * 100_000,
        b"\xff\xfe",
        "\ud800",
    ],
)
def test_text_that_is_no_sheet(text: str | bytes) -> None:
    assert unread(text).startswith("This is not the sheet of a campaign: ")


@pytest.mark.rule("imperium:campaign")
def test_a_sheet_of_another_version() -> None:
    written = json.loads(campaign.to_json(romans())) | {"version": 2, "new": "field"}
    assert unread(json.dumps(written)) == "This campaign's sheet is of version 2, not 1, and cannot be read."


Edit = Callable[[dict[str, Any]], object]


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("course", "edit", "why"),
    [
        ("", lambda sheet: sheet.update(nation="etruscans"), "rules: There is no nation"),
        ("", lambda sheet: sheet.update(level="king"), "first level"),
        ("", lambda sheet: sheet.update(nation="tang"), "needs the Trade Routes"),
        ("WW", lambda sheet: sheet["games"][1].update(opponent="mayans"), "Game 2 .* beaten in this campaign"),
        ("W", lambda sheet: sheet["games"][0].update(opponent="romans"), "Game 1 .* player's own"),
        ("W", lambda sheet: sheet["games"][0].update(opponent="tang"), "Game 1 .* no Trade Routes"),
        ("WW", lambda sheet: sheet["games"][1].update(level="chieftain"), "Game 2 .* level warlord, not 'chieftain'"),
        ("LL", lambda sheet: sheet["games"][1].update(level="warlord"), "Game 2 .* level chieftain, not 'warlord'"),
        ("WL", lambda sheet: sheet["games"][0].update(won=False), "Game 1 .* of a game that was won"),
        ("WL", lambda sheet: sheet["games"][0].update(won=False, gained=[]), "Game 1 .* once after each win"),
        ("WL", lambda sheet: sheet["games"][0].update(won=False, gained=[], change=""), "Game 2 .* level chieftain"),
        ("W", lambda sheet: sheet["games"][0].update(change="+1CIV6"), "Game 1 .* was not gained in the game"),
        ("WW", lambda sheet: sheet["games"][1].update(gained=["1CIV5"]), "Game 2 .* cannot have been gained"),
        ("WW", lambda sheet: sheet["games"][0].update(change=""), "Game 2 .* before the next game"),
        ("LW", lambda sheet: sheet["games"][0].update(change="-1ROM21"), "Game 1 .* once after each win"),
        ("W", lambda sheet: sheet["games"][0].update(change="+1FAM2"), "Game 1 .* fame"),
        ("W", lambda sheet: sheet["games"][0].update(change="+2CIV5"), "Game 1 .* none of the common cards"),
        ("W", lambda sheet: sheet["games"][0].update(change="-1CAR14"), "Game 1 .* not in that starting deck"),
        ("WW", lambda sheet: sheet["games"][1].update(change="+1CIV5"), "Game 2 .* added twice"),
        ("W", lambda sheet: sheet["games"][0].update(date="yesterday"), "Game 1 .* year, month and day"),
        ("W", lambda sheet: sheet["games"][0].update(seed="two"), "Game 1 .* seed"),
        ("WWWWW", lambda sheet: sheet["games"][4].update(change="+1CIV6"), "Game 5 .* once after each win"),
        ("WWWWW", lambda sheet: sheet["games"].append(sheet["games"][4] | {"opponent": "vikings"}), "Game 6 .* is won"),
        ("LLLL", lambda sheet: sheet["games"].append(sheet["games"][3]), "Game 5 .* is lost"),
        ("W", lambda sheet: sheet["games"][0].update(score=10**30), "not the sheet of a campaign"),
    ],
)
def test_sheets_that_contradict_the_rules(course: str, edit: Edit, why: str) -> None:
    written = json.loads(campaign.to_json(after(romans(), course)))
    assert campaign.from_json(json.dumps(written)) == after(romans(), course)
    edit(written)
    with pytest.raises(RecordError, match=why):
        campaign.from_json(json.dumps(written))
