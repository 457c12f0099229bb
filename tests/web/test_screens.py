"""Every screen at the size of a phone and of a desktop: it fits, axe finds nothing serious, a picture is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect
from server.site import Person, Site

from civitas import registry

from .visitor import DESKTOP, PHONE, Visitor


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(browser, site.url, request.param)
    yield visitor
    visitor.leave()


def finished(site: Site, visitor: Visitor, game: str = "imperium", bots: int = 1) -> str:
    """A game of this visitor's that is over."""
    table = visitor.table(game, "me", *["random"] * bots, seed="3")
    person = Person(site.url)
    cookie = next(cookie for cookie in visitor.context.cookies() if cookie["name"] == "civitas")
    person.http.cookies.set("civitas", str(cookie["value"]))
    seen = person.see({"id": table})
    while seen["status"] != "over":
        seen = person.waits(seen)
        if seen["status"] != "over":
            seen = person.plays_on(seen)
    return table


def checked(visitor: Visitor, screen: str) -> None:
    visitor.shot(screen)
    visitor.fits(screen)
    visitor.accessible(screen)


def test_the_pages_before_a_game(visitor: Visitor) -> None:
    for path, screen in (
        ("/", "lobby"),
        ("/new/mare", "new-mare"),
        ("/new/imperium", "new-imperium"),
        ("/new/ages", "new-ages"),
        ("/alone/imperium", "alone-imperium"),
        ("/campaigns/imperium", "campaigns-imperium"),
        ("/rules/mare", "rules"),
        ("/cards/mare", "cards-mare"),
        ("/cards/imperium", "cards-imperium"),
        ("/cards/ages", "cards-ages"),
        ("/cards/imperium/1ROM3", "card-imperium"),
        ("/cards/ages/homer_a", "card-ages"),
        ("/cards/mare/circe", "card-mare"),
        ("/rules/mare/examples/battle", "example"),
        ("/settings", "settings"),
        ("/account", "account"),
    ):
        visitor.goes(path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        checked(visitor, screen)


def test_a_table_that_waits_and_its_link(visitor: Visitor) -> None:
    table = visitor.table("mare", "me", "open", "easy")
    visitor.goes(f"/table/{table}")
    expect(visitor.page.get_by_role("button", name=re.compile("Copy", re.I)).first).to_be_visible()
    checked(visitor, "waiting")


def test_the_windows_of_a_table(visitor: Visitor) -> None:
    table = visitor.table("imperium", "me", "easy", seed="5")
    visitor.goes(f"/table/{table}")
    visitor.ready()
    for opener, screen in (("Hint", "hint"), ("Why not?", "why-not"), ("Menu", "menu"), ("Rule", "rule")):
        visitor.button(re.compile(f"^{re.escape(opener)}")).first.click()
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        if screen == "hint":
            expect(visitor.page.get_by_role("dialog")).not_to_contain_text("thinking")
        checked(visitor, screen)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_a_game_of_other_rules_is_read_talked_about_saved_and_left(
    visitor: Visitor, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visitor.table("mare", "me", "easy", "easy", seed="5")
    game, rules = registry.game("mare"), visitor.reads(table)["rules"]
    site.forgets()
    monkeypatch.setattr(game, "info", msgspec.structs.replace(game.info, version="next"))
    visitor.goes(f"/table/{table}")
    expect(visitor.page.get_by_role("status").first).to_contain_text(
        f"rules version {rules}; the version installed here is next"
    )
    checked(visitor, "other-rules")
    visitor.page.get_by_label("Say something").fill("see you")
    visitor.button("Send").click()
    expect(visitor.page.get_by_role("list", name="Talk")).to_contain_text("see you")
    with visitor.page.expect_download() as saved:
        visitor.button("Save the record").click()
    assert msgspec.json.decode(Path(saved.value.path()).read_bytes())["rules"] == rules
    visitor.goes("/")
    expect(visitor.page.get_by_text("Played under other rules")).to_be_visible()
    visitor.shot("lobby-other-rules")
    visitor.goes(f"/table/{table}")
    visitor.button("Get up").click()
    expect(visitor.button("Get up")).to_have_count(0)
    visitor.goes("/")
    expect(visitor.page.get_by_text("Played under other rules")).to_have_count(0)


def test_the_end_of_a_game_its_replay_and_the_lobby_with_it(visitor: Visitor, site: Site) -> None:
    table = finished(site, visitor)
    visitor.goes(f"/table/{table}")
    visitor.ready()
    checked(visitor, "over")
    visitor.goes(f"/table/{table}/replay")
    expect(visitor.page.get_by_role("slider").first).to_be_visible()
    checked(visitor, "replay")
    visitor.goes("/")
    checked(visitor, "lobby-with-tables")


def test_the_end_of_mare_nostrum_says_how_it_was_won_and_what_everybody_had(visitor: Visitor, site: Site) -> None:
    table = finished(site, visitor, "mare", 2)
    visitor.goes(f"/table/{table}")
    visitor.ready()
    expect(visitor.page.get_by_test_id("prompt")).to_contain_text(
        re.compile("Won by .+ (Prestige|Fame|Conquest|Leadership): ")
    )
    visitor.button("Final scores").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_contain_text(re.compile("(Prestige|Fame|Conquest|Leadership): "))
    for thing in ("Heroes and wonders", "Capitals and legendary cities", "Titles", "Provinces"):
        expect(dialog.get_by_role("listitem").filter(has_text=thing)).to_have_count(3)
    chart = dialog.get_by_role("img", name="The course of the game")
    expect(chart).to_contain_text("Beginning")
    dialog.get_by_label("What is compared").select_option(label="Provinces")
    checked(visitor, "mare-final")


@pytest.mark.parametrize("size", [(390, 844), (740, 360), (1280, 720), (1440, 900), (1920, 1080)], ids=str)
def test_no_table_and_no_replay_scrolls_into_nothing(size: tuple[int, int], browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site.url, size)
    for game, seats in (("mare", 3), ("imperium", 2), ("ages", 2)):
        table = visitor.table(game, "me", *["easy"] * (seats - 1), seed="5")
        visitor.goes(f"/table/{table}")
        visitor.ready()
        visitor.fits(f"{game}'s table")
        visitor.goes(f"/table/{table}/replay")
        visitor.page.get_by_role("slider").first.wait_for()
        visitor.page.locator("section.board").get_by_role("button").first.wait_for()
        visitor.fits(f"{game}'s replay")
    visitor.leave()


def test_dark_colours_are_readable_too(browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site.url, color_scheme="dark")
    for game, seats in (("mare", 3), ("imperium", 2), ("ages", 2)):
        table = visitor.table(game, "me", *["easy"] * (seats - 1), seed="5")
        visitor.goes(f"/table/{table}")
        visitor.ready()
        visitor.shot(f"{game}-dark")
        visitor.accessible(f"{game} in dark")
    visitor.leave()


@pytest.mark.parametrize(("game", "bots", "heading"), [("imperium", 1, "Clean-up"), ("mare", 2, ""), ("ages", 1, "")])
def test_the_players_aid_is_a_panel_of_the_table_whose_lines_open_their_rules(
    visitor: Visitor, game: str, bots: int, heading: str
) -> None:
    visitor.goes(f"/table/{visitor.table(game, 'me', *['random'] * bots, seed='3')}")
    visitor.page.get_by_role("tab", name="Aid").click()
    panel = visitor.page.get_by_role("tabpanel", name="Aid")
    expect(panel.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
    panel.get_by_role("listitem").first.get_by_role("button").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    checked(visitor, f"{game}-aid")
