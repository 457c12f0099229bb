"""Somebody plays a campaign of Imperium: from the lobby through three games, at both sizes of screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from server.site import Site
from server.test_campaigns import ends_next

from .test_whole_games import click, press
from .visitor import DESKTOP, PHONE, Visitor


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(browser, site.url, request.param)
    yield visitor
    visitor.leave()


def checked(visitor: Visitor, screen: str) -> None:
    visitor.shot(screen)
    visitor.fits(screen)
    visitor.accessible(screen)


def begins(visitor: Visitor, nation: str = "Romans") -> None:
    visitor.goes("/campaigns/imperium")
    visitor.page.get_by_label("Your name").fill("Ana")
    visitor.page.get_by_role("group", name="You play").get_by_text(nation, exact=True).click()
    visitor.button(f"Begin with this nation: {nation}").click()
    visitor.page.wait_for_url("**/campaign/*")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(nation)


def faces(visitor: Visitor, opponent: str) -> str:
    """Begins the next game of the campaign shown; its table."""
    visitor.page.get_by_role("group", name="The automaton plays").get_by_text(opponent, exact=True).click()
    visitor.button(f"Play against this automaton: {opponent}").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.ready()
    return visitor.page.url.rpartition("/")[2]


def returns(visitor: Visitor) -> None:
    """From the end of a game back to its campaign."""
    visitor.page.get_by_role("dialog").get_by_role("link", name="To the campaign").click()
    visitor.page.wait_for_url("**/campaign/*")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Romans")


def saved(visitor: Visitor) -> str:
    with visitor.page.expect_download() as file:
        visitor.button("Save the sheet").click()
    return Path(file.value.path()).read_text("utf-8")


def seen(visitor: Visitor, table: str) -> dict[str, Any]:
    over = visitor.reads(table)
    assert over["status"] == "over"
    return over


def row(visitor: Visitor, number: int) -> str:
    """What a row of the sheet says, its cells one after the other."""
    rows = visitor.page.get_by_role("table").locator("tbody tr:not([aria-hidden])")
    return " | ".join(rows.nth(number).locator("td").all_inner_texts())


def test_a_campaign_of_three_games(visitor: Visitor, site: Site) -> None:
    """A whole game, one that is won and brings a card, and another whole game with the changed deck."""
    visitor.goes("/")
    visitor.page.get_by_role("link", name="Campaigns: Imperium").click()
    visitor.page.wait_for_url("**/campaigns/imperium")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Campaigns")
    begins(visitor)
    address = visitor.page.url
    checked(visitor, "campaign-begun")

    first = faces(visitor, "Celts")
    visitor.plays(click)
    over = seen(visitor, first)
    checked(visitor, "campaign-game-over")
    returns(visitor)
    won = over["winners"] == [0]
    mine, its = over["view"]["scores"]
    assert re.fullmatch(
        rf"[^|]+ \| {mine} \| Celts Chieftain \| {its} \| {'Won' if won else 'Lost'} \|[^|]*\| Replay", row(visitor, 0)
    )
    if won:
        removes(visitor, "Advance")
    expect(visitor.page.get_by_text(re.compile("begin with 6 Materials"))).to_have_count(0 if won else 1)

    second = faces(visitor, "Persians")
    for _ in range(3):
        visitor.answers_once(click)
    ends_next(site, second, True, "1CIV5")
    visitor.plays(click)
    returns(visitor)
    assert visitor.page.url == address
    checked(visitor, "campaign-won-game")
    gained = visitor.page.get_by_role("group", name="Add a card you gained").get_by_role("listitem")
    expect(visitor.button("Choose a card")).to_be_disabled()
    gained.filter(has=visitor.page.get_by_role("radio", name=re.compile("^Onager"))).click()
    checked(visitor, "campaign-card-chosen")
    visitor.button("Add to the starting deck: Onager").click()
    expect(visitor.page.get_by_role("region", name="Starting deck")).to_contain_text(re.compile(r"Onager\s*added"))
    assert row(visitor, 1).endswith("| Won | Onager | Replay")

    group = visitor.page.get_by_role("group", name="The automaton plays")
    group.get_by_text("Persians").click()
    expect(visitor.page.get_by_text("Persians: You have beaten it")).to_be_visible()
    expect(visitor.button(re.compile("^Choose the automaton"))).to_be_disabled()
    checked(visitor, "campaign-beaten-nation")

    third = faces(visitor, "Greeks")
    options = visitor.reads(third)["options"]
    assert options["automaton"] == ("emperor" if won else "warlord")
    assert options["campaign_deck"].endswith("+1CIV5")
    visitor.goes("/")
    visitor.page.get_by_role("link", name="Campaign", exact=True).first.click()
    visitor.page.wait_for_url("**/campaign/*")
    visitor.page.get_by_role("link", name="Go on").click()
    visitor.plays(press)
    over = seen(visitor, third)
    returns(visitor)
    assert f"| {over['view']['scores'][0]} | Greeks" in row(visitor, 2)
    expect(visitor.page.get_by_role("link", name="Replay of game 3")).to_be_visible()
    checked(visitor, "campaign-three-games")
    visitor.page.get_by_role("region", name="Campaign record").scroll_into_view_if_needed()
    visitor.page.get_by_role("link", name="Campaigns", exact=True).scroll_into_view_if_needed()
    visitor.shot("campaign-sheet")

    sheet = msgspec.json.decode(saved(visitor))
    assert [game["opponent"] for game in sheet["games"]] == ["celts", "persians", "greeks"]
    visitor.page.emulate_media(media="print")
    visitor.shot("campaign-printed")
    expect(visitor.button("Print")).to_be_hidden()
    expect(visitor.page.get_by_role("banner")).to_be_hidden()
    expect(visitor.page.get_by_text("Ana, playing the nation Romans")).to_be_visible()
    # Five wins or four losses need eight games at most: five rows are left to write on.
    assert visitor.page.get_by_role("table").locator("tr.paper:visible").count() == 5
    visitor.page.emulate_media(media="screen")

    visitor.goes(f"/table/{second}/replay")
    expect(visitor.page.get_by_role("region", name="Automaton").first).to_be_visible()


def removes(visitor: Visitor, card: str) -> None:
    picks(visitor.page, card)
    visitor.button(f"Remove from the starting deck: {card}").click()


def picks(page: Page, card: str) -> None:
    """The card as it is drawn, or its line on a phone, in the starting deck."""
    cards = page.get_by_role("group", name="Remove a card").get_by_role("listitem")
    cards.filter(has=page.get_by_role("radio", name=re.compile(f"^{card}"))).click()


def test_a_sheet_is_saved_brought_in_again_and_removed(ana: Visitor) -> None:
    begins(ana, "Persians")
    sheet = saved(ana)
    ana.goes("/campaigns/imperium")
    expect(ana.page.get_by_role("region", name="My campaigns").get_by_role("listitem")).to_have_count(1)
    ana.page.get_by_label("Bring in a saved sheet").set_input_files(
        {"name": "sheet.json", "mimeType": "application/json", "buffer": sheet.encode()}
    )
    ana.page.wait_for_url("**/campaign/*")
    ana.goes("/campaigns/imperium")
    expect(ana.page.get_by_role("region", name="My campaigns").get_by_role("listitem")).to_have_count(2)
    checked(ana, "campaigns")
    ana.page.get_by_role("link", name="Go on: Persians").first.click()
    ana.page.wait_for_url("**/campaign/*")
    ana.button("Remove").click()
    ana.button("No, wait").click()
    ana.button("Remove").click()
    ana.button("Yes, do it").click()
    ana.page.wait_for_url("**/campaigns/imperium")
    expect(ana.page.get_by_role("region", name="My campaigns").get_by_role("listitem")).to_have_count(1)


def test_a_sheet_that_contradicts_itself_is_refused_with_a_sentence(ana: Visitor) -> None:
    begins(ana)
    sheet = msgspec.json.decode(saved(ana)) | {"version": 9}
    ana.goes("/campaigns/imperium")
    ana.page.get_by_label("Bring in a saved sheet").set_input_files(
        {"name": "sheet.json", "mimeType": "application/json", "buffer": msgspec.json.encode(sheet)}
    )
    expect(ana.page.get_by_text("This campaign's sheet is of version 9, not 1, and cannot be read.")).to_be_visible()
    assert ana.page.url.endswith("/campaigns/imperium")


def test_who_chooses_a_nation_that_trades_is_offered_the_trade_routes(visitor: Visitor) -> None:
    visitor.goes("/campaigns/imperium")
    visitor.page.get_by_label("Your name").fill("Ana")
    visitor.page.get_by_role("group", name="You play").get_by_text("Tang", exact=True).click()
    expect(visitor.button("Begin with this nation: Tang")).to_be_disabled()
    checked(visitor, "campaigns-new")
    visitor.button("Set it so").click()
    visitor.page.get_by_text("Supreme Ruler", exact=True).click()
    visitor.button("Begin with this nation: Tang").click()
    visitor.page.wait_for_url("**/campaign/*")
    expect(visitor.page.get_by_text("The common pile has 10 Unrest.")).to_be_visible()


def test_no_such_campaign(ana: Visitor) -> None:
    ana.goes("/campaign/none")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")


def test_a_tab_that_is_behind_catches_up_when_it_is_refused(ana: Visitor, site: Site) -> None:
    begins(ana)
    other = ana.context.new_page()
    other.goto(ana.page.url)
    other.get_by_role("group", name="The automaton plays").get_by_text("Greeks", exact=True).click()
    table = faces(ana, "Persians")
    other.get_by_role("button", name="Play against this automaton: Greeks").click()
    expect(other.get_by_text("This game is being played.")).to_be_visible()

    ends_next(site, table, True)
    ana.plays(click)
    other.reload()
    picks(other, "Glory")
    returns(ana)
    removes(ana, "Advance")
    expect(ana.page.get_by_role("heading", name="Game 2")).to_be_visible()
    other.get_by_role("button", name="Remove from the starting deck: Glory").click()
    expect(other.get_by_role("heading", name="Game 2")).to_be_visible()
    expect(other.get_by_role("table")).to_contain_text("Advance")
    other.close()
