"""Who is who: names nobody shares, the strip of seats that opens a seat, the past told with names, seats to choose."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from server.site import Site

from .visitor import DESKTOP, PHONE, Visitor


@pytest.mark.usefixtures("same_draw")
def test_two_who_said_no_name_are_called_differently(browser: Browser, site: Site) -> None:
    people = [Visitor(browser, site.url) for _ in range(3)]
    table = people[0].table("ages", "me", "open", "open")
    for visitor in people:
        visitor.goes(f"/table/{table}")
    for free, visitor in zip((2, 1), people[1:], strict=True):
        expect(visitor.button("Sit here")).to_have_count(free)
        visitor.button("Sit here").first.click()
        expect(visitor.button("Get up")).to_be_visible()
    names = [seat["name"] for seat in people[0].reads(table)["seats"]]
    assert len(set(names)) == 3
    for visitor in people:
        expect(visitor.page.get_by_role("main")).not_to_contain_text("Guest")
        visitor.leave()


def test_names_of_those_who_share_a_device_are_kept_for_the_next_game(ana: Visitor) -> None:
    for first in (True, False):
        ana.goes("/new/imperium")
        ana.page.get_by_role("radiogroup", name=re.compile("seat 2")).get_by_text("Me").click()
        if first:
            ana.page.get_by_label("Name of the player at seat 1").fill("Rosa")
            ana.page.get_by_label("Name of the player at seat 2").fill("Zeca")
        ana.button("Start the game").click()
        ana.page.get_by_test_id("cover").wait_for()
        table = ana.page.url.rpartition("/")[2]
        assert [seat["name"] for seat in ana.reads(table)["seats"]] == ["Rosa", "Zeca"]


def test_a_seed_is_chosen_only_where_nobody_else_can_sit_down(ana: Visitor) -> None:
    ana.goes("/new/imperium")
    ana.page.get_by_text("More options").click()
    seed = ana.page.get_by_label("Seed of chance")
    seed.fill("77")
    ana.page.get_by_role("radiogroup", name=re.compile("seat 2")).get_by_text("Open").click()
    expect(seed).to_be_disabled()
    ana.button("Open the table").click()
    ana.page.wait_for_url("**/table/*")
    assert ana.reads(ana.page.url.rpartition("/")[2])["seed"] is None


def test_who_begins_is_chosen_among_the_seats(ana: Visitor) -> None:
    ana.goes("/new/imperium")
    ana.page.get_by_text("More options").click()
    first = ana.page.get_by_label("First player")
    assert first.evaluate("field => [...field.options].map(option => option.text)") == [
        "By lot",
        "Seat 1: Me",
        "Seat 2: Bot",
    ]
    first.select_option(label="Seat 2: Bot")
    ana.button("Start the game").click()
    ana.page.wait_for_url("**/table/*")
    assert ana.reads(ana.page.url.rpartition("/")[2])["options"]["first"] == 2
    ana.goes("/new/mare")
    ana.page.get_by_text("More options").click()
    expect(ana.page.get_by_label("Most rounds")).to_have_value("")
    expect(ana.page.get_by_label("Most rounds")).to_have_attribute("placeholder", "No limit")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "bots"), [("ages", 3), ("imperium", 3), ("mare", 3)])
def test_a_click_on_a_rival_in_the_strip_opens_that_rival(
    game: str, bots: int, size: tuple[int, int], browser: Browser, site: Site
) -> None:
    visitor = Visitor(browser, site.url, size)
    table = visitor.table(game, "me", *["easy"] * bots, seed="5")
    visitor.goes(f"/table/{table}")
    visitor.ready()
    strip = visitor.page.get_by_role("list", name="Seats")
    for seat, name in ((3, "Drusus"), (1, "Brutus")):
        strip.get_by_role("button", name=name).click()
        area = visitor.page.locator(f"[data-seat-area='{seat}']")
        expect(area).to_be_in_viewport()
        expect(area).to_contain_text(name)
        if game == "imperium":
            expect(area.get_by_role("button", expanded=True)).to_have_count(1)
    visitor.shot(f"{game}-rival")
    visitor.leave()


def test_a_replay_tells_the_log_of_its_moment_with_names_and_its_address_follows(ana: Visitor) -> None:
    table = ana.table("imperium", "me", "easy", seed="5")
    ana.goes(f"/table/{table}")
    for _ in range(12):
        ana.ready()
        ana.answers_once(lambda thing: thing.click())
    lines = ana.reads(table, since=0)["lines"]
    turn = next(line for line in lines if line["seat"] == 1)["position"]
    ana.goes(f"/table/{table}/replay?at={turn}")
    log = ana.page.get_by_role("log")
    expect(log).to_contain_text("Brutus")
    expect(log).not_to_contain_text("Player ")
    before = sum(line["position"] <= turn for line in lines)
    expect(log.get_by_role("listitem")).to_have_count(before)
    ana.button("One on").click()
    ana.page.wait_for_url(f"**/replay?at={turn + 1}")
    ana.page.reload()
    expect(ana.page.get_by_role("slider").first).to_have_value(str(turn + 1))
    ana.page.get_by_role("slider").first.focus()
    ana.page.keyboard.press("Home")
    ana.page.wait_for_url("**/replay?at=0")
    expect(log.get_by_role("listitem")).to_have_count(0)
