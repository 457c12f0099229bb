"""A new visitor plays whole games to the end against bots, through the interface alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect
from server.site import Site

from .visitor import PHONE, Visitor


def click(thing: Locator) -> None:
    thing.click()


def press(thing: Locator) -> None:
    """The keyboard alone: to the thing, and Enter."""
    thing.focus()
    thing.press("Enter")


def test_a_new_visitor_plays_mare_nostrum_to_the_end(ana: Visitor) -> None:
    ana.sits_down("Mare Nostrum")
    ana.ready()
    ana.shot("mare-first-question")
    ana.accessible("Mare Nostrum's table")
    table = ana.page.url.rpartition("/")[2]
    ana.plays(click)
    over = ana.reads(table)
    assert over["status"] == "over"
    ana.shot("mare-over")
    ana.accessible("the end of Mare Nostrum")


def test_a_new_visitor_plays_imperium_to_the_end_with_the_keyboard_alone(ana: Visitor) -> None:
    ana.goes("/")
    press(ana.page.get_by_role("link", name="Play Imperium"))
    press(ana.button("Start the game"))
    ana.page.wait_for_url("**/table/*")
    ana.ready()
    ana.shot("imperium-first-question")
    ana.accessible("Imperium's table")
    table = ana.page.url.rpartition("/")[2]
    ana.plays(press)
    over = ana.reads(table)
    assert over["status"] == "over"
    assert ana.page.get_by_role("dialog").is_visible(), "the final scores are shown"
    ana.shot("imperium-over")
    ana.accessible("the end of Imperium")


def test_imperium_with_trade_routes_is_played_to_the_end(ana: Visitor) -> None:
    options = {"trade_routes": "yes", "common": "horizons", "nation1": "guptas", "nation2": "wagadou", "first": 1}
    table = ana.table("imperium", "me", "easy", seed="5", options=options)
    ana.goes(f"/table/{table}")
    ana.ready()
    expect(ana.button(re.compile("open routes", re.IGNORECASE))).to_be_visible()
    expect(ana.button(re.compile("Merchant")).first).to_be_visible()
    ana.accessible("a table with Trade Routes")
    ana.plays(click)
    assert ana.reads(table)["status"] == "over"
    assert ana.page.get_by_role("dialog").is_visible(), "the final scores are shown"
    ana.shot("imperium-trade-routes-over")
    ana.accessible("the end of Imperium with Trade Routes")


def test_a_new_visitor_plays_through_the_ages_to_the_end(ana: Visitor) -> None:
    ana.sits_down("Through the Ages", "Easy")
    ana.ready()
    ana.shot("ages-first-question")
    ana.accessible("the table of Through the Ages")
    table = ana.page.url.rpartition("/")[2]
    ana.plays(click, lambda: ana.page.get_by_label("Age II", exact=True).count() > 0)
    ana.shot("ages-played")
    ana.accessible("the table of Through the Ages in age II")
    ana.plays(click)
    over = ana.reads(table)
    assert over["status"] == "over"
    assert ana.page.get_by_role("dialog").is_visible(), "the final scores are shown"
    ana.shot("ages-over")
    ana.accessible("the end of Through the Ages")


def test_every_table_works_at_the_size_of_a_phone(browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site.url, PHONE, has_touch=True)
    for game, seats in (("mare", 3), ("imperium", 2), ("ages", 2)):
        table = visitor.table(game, "me", *["easy"] * (seats - 1), seed="5")
        visitor.goes(f"/table/{table}")
        visitor.ready()
        visitor.shot(f"{game}-table")
        visitor.fits(f"{game}'s table")
        visitor.accessible(f"{game}'s table")
        for _ in range(12):
            if visitor.ready() != "asked":
                break
            visitor.answers_once(lambda thing: thing.tap())
        assert visitor.version(table) > 5
        visitor.shot(f"{game}-played")
    visitor.leave()


VARIANTS = ("low_aggression", "quick_setup", "precious_cards", "fast", "open_hands")


@pytest.mark.parametrize("variant", ["", *VARIANTS])
def test_imperium_is_trained_alone_with_each_variant(ana: Visitor, variant: str) -> None:
    options = {variant: "yes"} if variant else {}
    table = ana.table("imperium", "me", seed="5", options={"nation1": "romans", "side1": "b"} | options)
    ana.goes(f"/table/{table}")
    ana.ready()
    expect(ana.page.get_by_text("Turn 1 of 12")).to_be_visible()
    if not variant:
        ana.shot("imperium-training")
        ana.accessible("Imperium alone")
    ana.plays(click)
    assert ana.reads(table)["status"] == "over"
    final = ana.page.get_by_role("dialog")
    expect(final).to_contain_text("50 points")
    if not variant:
        ana.shot("imperium-training-over")


def test_imperium_is_played_to_the_end_with_all_variants(ana: Visitor) -> None:
    options = {"nation1": "polynesians", "nation2": "inuit", "first": 1, "common": "legends"}
    options |= dict.fromkeys(VARIANTS, "yes")
    table = ana.table("imperium", "me", "easy", seed="5", options=options)
    ana.goes(f"/table/{table}")
    ana.ready()
    expect(ana.page.get_by_text("Small deck 2").first).to_be_visible()
    expect(ana.button(re.compile("^Hand"))).to_be_visible()  # that of the bot, which lies open
    ana.shot("imperium-variants")
    ana.plays(click)
    assert ana.reads(table)["status"] == "over"
