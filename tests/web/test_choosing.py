"""Somebody new chooses among thirty nations in the lobby (imperium:nations)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from server.site import Site

from .visitor import DESKTOP, PHONE, Visitor


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visitor]:
    someone = Visitor(browser, site.url, request.param)
    yield someone
    someone.leave()


def test_a_nation_is_found_by_filters_looked_through_and_chosen(visitor: Visitor) -> None:
    visitor.goes("/new/imperium")
    visitor.button(re.compile("^Compare and choose.*1$")).click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=3)).to_have_count(30)
    visitor.shot("chooser")
    visitor.accessible("the chooser")
    expect(dialog.get_by_text("Not with these settings")).to_have_count(6)  # without Trade Routes
    dialog.get_by_role("button", name="Horizons", exact=True).click()
    dialog.get_by_role("button", name="Plays without them", exact=True).click()
    dialog.get_by_role("button", name="★", exact=True).click()
    dialog.get_by_role("button", name="★★", exact=True).click()
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["Japanese", "Magyars"])
    expect(dialog.get_by_text("The stars are ours")).to_have_count(2)
    dialog.get_by_role("button", name=re.compile("^Its cards.*Japanese")).click()
    expect(dialog.get_by_role("link", name=re.compile("Shinto")).first).to_be_visible()
    visitor.shot("chooser-cards")
    visitor.accessible("the cards in the chooser")
    dialog.get_by_role("button", name=re.compile("^Choose.*Magyars")).click()
    expect(dialog).to_have_count(0)
    expect(visitor.page.get_by_label("Nation").first).to_have_value("magyars")
    visitor.button("Start the game").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.ready()
    expect(visitor.page.get_by_text(re.compile("Magyars [AB]")).first).to_be_visible()


def test_lots_are_drawn_among_what_the_filters_leave(visitor: Visitor) -> None:
    visitor.goes("/new/imperium")
    visitor.button(re.compile("^Compare and choose.*2$")).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Legends", exact=True).click()
    dialog.get_by_role("button", name="Peaceful", exact=True).click()
    dialog.get_by_role("button", name="★", exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("Nothing is left"))
    dialog.get_by_role("button", name="All", exact=True).click()
    dialog.get_by_role("button", name="Legends", exact=True).click()
    dialog.get_by_role("button", name="Partly peaceful", exact=True).click()
    dialog.get_by_role("button", name="Draw lots among these 3").click()
    expect(visitor.page.get_by_label("Nation").first.locator("option").first).to_have_text("By lot among 3")
    visitor.button("Start the game").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.ready()
    expect(visitor.page.get_by_text(re.compile("(Minoans|Olmecs|Qin) [AB]"))).to_have_count(2)


@pytest.mark.parametrize(("suggestion", "seats"), [("A first game", 2), ("Training alone", 1)])
def test_a_suggested_table_is_two_clicks_away(visitor: Visitor, suggestion: str, seats: int) -> None:
    visitor.goes("/new/imperium")
    visitor.button(suggestion).click()
    expect(visitor.page.get_by_label("Nation").first).to_have_value("romans")
    visitor.button("Start the game").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.ready()
    table = visitor.reads(visitor.page.url.rpartition("/")[2])
    assert len(table["seats"]) == seats
    expect(visitor.page.get_by_text("Romans B").first).to_be_visible()
