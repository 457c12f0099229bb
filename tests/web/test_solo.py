"""Somebody plays Imperium alone against the automaton: from the lobby to the end, at both sizes of screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from server.site import Site

from .test_whole_games import click, press
from .visitor import DESKTOP, PHONE, Visitor

OPTIONS = {"nation1": "romans", "side1": "b", "nation2": "minoans", "automaton": "overlord"}


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(browser, site.url, request.param)
    yield visitor
    visitor.leave()


def checked(visitor: Visitor, screen: str) -> None:
    visitor.shot(screen)
    visitor.fits(screen)
    visitor.accessible(screen)


def plays_until_it_has_played(visitor: Visitor) -> None:
    """Until a turn of the automaton waits to be walked through."""
    for _ in range(60):
        visitor.ready()
        if visitor.page.get_by_test_id("step-next").count():
            return
        visitor.answers_once(click)
    raise AssertionError("the automaton has not played")


def test_a_newcomer_is_at_a_table_against_the_automaton_with_two_clicks(ana: Visitor) -> None:
    ana.goes("/")
    ana.page.get_by_role("link", name="Play alone: Imperium").click()
    ana.button("Against the automaton").click()
    ana.page.wait_for_url("**/table/*")
    ana.ready()
    expect(ana.page.get_by_role("region", name="Automaton")).to_contain_text("Level: Chieftain")
    expect(ana.page.get_by_role("list", name="Seats")).to_contain_text("plays by itself")


def test_nation_opponent_and_level_are_chosen_with_a_click_each(ana: Visitor) -> None:
    ana.goes("/alone/imperium")
    group = ana.page.get_by_role("group", name="The automaton plays")
    ana.page.get_by_role("group", name="You play").get_by_text("Celts").click()
    expect(group.get_by_role("radio", name="Celts")).to_be_disabled()
    group.get_by_text("Vikings").click()
    ana.page.get_by_text("Sovereign", exact=True).click()
    ana.button("Start the game").click()
    ana.page.wait_for_url("**/table/*")
    ana.ready()
    options = ana.reads(ana.page.url.rpartition("/")[2])["options"]
    assert (options["nation1"], options["nation2"], options["automaton"]) == ("celts", "vikings", "sovereign")


def test_who_chooses_a_nation_that_trades_is_offered_the_trade_routes(ana: Visitor) -> None:
    ana.goes("/alone/imperium")
    group = ana.page.get_by_role("group", name="The automaton plays")
    expect(group).to_contain_text("made by Civitas")
    group.get_by_text("Tang").click()
    expect(ana.button("Start the game")).to_be_disabled()
    expect(group).to_contain_text("Tang needs another setting: Trade Routes: Play with them.")
    ana.button("Set it so").click()
    ana.button("Start the game").click()
    ana.page.wait_for_url("**/table/*")
    ana.ready()
    area = ana.page.get_by_role("region", name="Automaton")
    expect(area).to_contain_text("Sheet made by Civitas, not official")
    expect(area).to_contain_text("Merchant")


def test_nations_are_compared_before_one_is_chosen_for_the_automaton(ana: Visitor) -> None:
    ana.goes("/alone/imperium")
    ana.button(re.compile("^Compare and choose.*The automaton plays")).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="★★★★★").click()
    martians = dialog.get_by_role("listitem").filter(has_text="Martians").first
    expect(martians).to_contain_text("made by Civitas")
    ana.accessible("comparing the nations of the automaton")
    martians.get_by_role("button", name=re.compile("^Choose.*Martians")).click()
    expect(
        ana.page.get_by_role("group", name="The automaton plays").get_by_role("radio", name="Martians")
    ).to_be_checked()


def test_the_new_table_page_seats_the_automaton_too(ana: Visitor) -> None:
    ana.goes("/new/imperium")
    ana.button("Against the automaton").click()
    expect(ana.page.get_by_role("group", name="Player 2")).to_contain_text("Automaton")
    expect(ana.page.get_by_role("radiogroup", name="Who sits at seat 2?")).to_have_count(0)
    ana.button("Start the game").click()
    ana.page.wait_for_url("**/table/*")
    ana.ready()
    expect(ana.page.get_by_role("region", name="Automaton")).to_be_visible()


def test_a_whole_game_is_played_against_a_chieftain(visitor: Visitor) -> None:
    table = visitor.table("imperium", "me", "normal", seed="5", options=OPTIONS | {"automaton": "chieftain"})
    visitor.goes(f"/table/{table}")
    visitor.plays(click)
    over = visitor.reads(table)
    assert over["status"] == "over"
    final = visitor.page.get_by_role("dialog")
    for seat in (0, 1):
        expect(final.get_by_text(str(over["view"]["scores"][seat]), exact=True).first).to_be_visible()
    expect(final).to_contain_text(re.compile("automaton has as many points|automaton is beaten|collapse"))
    visitor.shot("solo-over")
    visitor.accessible("the end of a game against the automaton")


def test_a_whole_game_is_played_against_an_overlord_with_the_keyboard_alone(visitor: Visitor) -> None:
    table = visitor.table("imperium", "me", "normal", seed="7", options=OPTIONS)
    visitor.goes(f"/table/{table}")
    visitor.plays(press)
    assert visitor.reads(table)["status"] == "over"
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Automaton")


def test_its_turn_is_walked_through_and_its_row_is_marked(visitor: Visitor) -> None:
    table = visitor.table("imperium", "me", "normal", seed="5", options=OPTIONS)
    visitor.goes(f"/table/{table}")
    visitor.ready()
    expect(visitor.page.get_by_role("list", name="Its slots").get_by_role("listitem")).to_have_count(6)
    checked(visitor, "solo-begun")
    plays_until_it_has_played(visitor)
    panel = visitor.page.get_by_role("region", name="What the automaton did")
    expect(panel).to_contain_text("Step 1 of")
    expect(panel).to_contain_text("Automaton rolls")
    press(panel.get_by_role("button", name="Next"))
    expect(panel).to_contain_text("Automaton resolves")
    expect(visitor.page.locator("[data-row]", has_text="this row")).to_have_count(1)
    checked(visitor, "solo-step")
    press(panel.get_by_role("button", name="Skip"))
    expect(visitor.page.get_by_test_id("step-next")).to_have_count(0)
    panel.get_by_role("button", name="Show").click()
    expect(panel.get_by_role("listitem").first).to_contain_text("Automaton rolls")
    checked(visitor, "solo-shown")
    visitor.page.get_by_label("Its turn").select_option("at once")
    visitor.page.reload()
    visitor.ready()
    expect(visitor.page.get_by_label("Its turn")).to_have_value("once")


def test_the_replay_shows_its_turns_too(visitor: Visitor) -> None:
    table = visitor.table("imperium", "me", "normal", seed="5", options=OPTIONS)
    visitor.goes(f"/table/{table}")
    plays_until_it_has_played(visitor)
    visitor.goes(f"/table/{table}/replay?at={visitor.reads(table)['position']}")
    panel = visitor.page.get_by_role("region", name="What the automaton did")
    panel.get_by_role("button", name="Show").click()
    expect(panel).to_contain_text("Automaton resolves")
    checked(visitor, "solo-replay")


def test_hints_are_given_and_a_turn_of_it_can_be_taken_back(ana: Visitor) -> None:
    table = ana.table("imperium", "me", "normal", seed="5", options=OPTIONS)
    ana.goes(f"/table/{table}")
    plays_until_it_has_played(ana)
    ana.button(re.compile("^Hint")).first.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("A bot would choose")
    ana.page.keyboard.press("Escape")
    before = ana.reads(table)
    ana.button("Undo…").click()
    ana.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Before")).first.click()
    expect(ana.page.locator("[data-version]")).not_to_have_attribute("data-version", str(before["version"]))
    assert ana.reads(table)["position"] < before["position"]
