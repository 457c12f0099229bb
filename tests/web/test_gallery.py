"""The gallery of cards: opened, filtered, searched, leafed through and linked, on a phone and on a desktop."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from server.site import Site

from .visitor import DESKTOP, PHONE, Visitor


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(browser, site.url, request.param)
    yield visitor
    visitor.leave()


def cards(visitor: Visitor) -> Locator:
    return visitor.page.locator("main li > a")


def choose(visitor: Visitor, facet: str, value: str) -> None:
    """Picks a value of a filter; on a small screen the filters are folded."""
    field = visitor.page.get_by_label(facet, exact=True)
    if not field.is_visible():
        visitor.page.locator("summary").click()
    field.select_option(label=value)


@pytest.mark.parametrize(
    ("game", "count", "facet", "value", "left"),
    [
        ("imperium", "1,005", "Nation", "Romans", "22"),
        ("ages", "236", "Kind", "Leader", "24"),
        ("mare", "28", "Kind", "Wonder", "5"),
    ],
)
def test_a_gallery_is_opened_and_filtered(
    visitor: Visitor, game: str, count: str, facet: str, value: str, left: str
) -> None:
    visitor.goes(f"/cards/{game}")
    status = visitor.page.get_by_role("status").first
    expect(status).to_have_text(f"{count} cards")
    expect(cards(visitor).first).to_be_visible()
    choose(visitor, facet, value)
    expect(status).to_have_text(f"{left} cards")
    expect(cards(visitor)).to_have_count(int(left))
    visitor.shot(f"cards-{game}-filtered")
    visitor.fits(f"the gallery of {game}")
    visitor.accessible(f"the gallery of {game}")
    visitor.page.reload()
    expect(status).to_have_text(f"{left} cards")
    visitor.button("Clear the filters").click()
    expect(status).to_have_text(f"{count} cards")


def test_more_cards_are_drawn_as_the_reader_goes_down(visitor: Visitor) -> None:
    visitor.goes("/cards/ages")
    expect(cards(visitor).first).to_be_visible()
    drawn = cards(visitor).count()
    assert drawn < 236
    for _ in range(6):
        cards(visitor).last.scroll_into_view_if_needed()
        visitor.page.wait_for_timeout(200)
    expect(cards(visitor)).to_have_count(236)


def test_the_search_minds_no_accents_in_names_and_texts(visitor: Visitor) -> None:
    visitor.goes("/cards/imperium")
    search = visitor.page.get_by_role("searchbox")
    search.fill("DINGA cisse")
    expect(cards(visitor)).to_have_count(1)
    expect(cards(visitor)).to_have_accessible_name("Dinga Cissé, 3WAG8")
    expect(cards(visitor)).to_have_accessible_description(re.compile("City/Metropolis"))
    search.fill("reactor explosion nation deck")
    expect(cards(visitor)).to_have_accessible_name("Alien, 3MRT29A")
    search.fill("qqqq")
    expect(visitor.page.get_by_role("status").first).to_have_text("No card fits.")


def test_a_card_has_a_page_with_its_rulings_rules_and_neighbours(visitor: Visitor) -> None:
    visitor.goes("/cards/imperium/3WAG7")
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Great Wealth")
    expect(page.get_by_text("takes 1 off every price in materials")).to_be_visible()
    expect(page.get_by_role("link", name="Wagadou", exact=True)).to_be_visible()
    visitor.shot("card")
    visitor.fits("a card")
    visitor.accessible("a card")
    page.get_by_role("listitem").get_by_role("button", name="Wagadou").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("imperium:wagadou")
    page.keyboard.press("Escape")
    page.get_by_role("link", name=re.compile("^Next card")).click()
    expect(page).to_have_url(re.compile("/cards/imperium/3WAG8$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("/cards/imperium/3WAG7$"))


def test_leafing_stays_within_what_was_asked_for(visitor: Visitor) -> None:
    visitor.goes("/cards/imperium?nation=romans&sign=attack")
    page = visitor.page
    cards(visitor).first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    seen = {page.get_by_role("heading", level=1).inner_text()}
    while page.get_by_role("link", name=re.compile("^Next card")).count():
        before = page.url
        page.keyboard.press("ArrowRight")
        expect(page).not_to_have_url(before)
        expect(page.locator("dd", has_text="Attack").first).to_be_visible()
        seen.add(page.get_by_role("heading", level=1).inner_text())
    assert len(seen) > 1
    page.get_by_role("link", name="All cards").click()
    expect(page).to_have_url(re.compile(r"/cards/imperium\?nation=romans&sign=attack$"))


def test_both_sides_and_both_printings_of_a_card_are_shown(visitor: Visitor) -> None:
    visitor.goes("/cards/imperium/2UTO3AX")
    for words, code in (("The other side", "2UTO3BX"), ("It replaces", "2UTO3A"), ("It replaces", "2UTO3B")):
        expect(visitor.page.get_by_text(re.compile(f"{words}: {code}$"))).to_be_visible()
    visitor.page.get_by_role("link", name="2UTO3BX").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Shangri-la")


def test_an_unknown_game_or_card_is_told_with_a_way_back(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goes("/cards/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no gallery of cards for “chess”.")
    page.get_by_role("link", name="Imperium").click()
    expect(page.get_by_role("status").first).to_have_text("1,005 cards")
    visitor.goes("/cards/imperium/9ZZZ1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Imperium has no card “9ZZZ1”.")
    page.get_by_role("link", name="All cards").click()
    expect(page).to_have_url(re.compile("/cards/imperium$"))


def test_the_lobby_and_the_rules_lead_to_the_gallery(visitor: Visitor) -> None:
    visitor.goes("/")
    visitor.page.get_by_role("link", name="Cards: Through the Ages").click()
    expect(visitor.page).to_have_url(re.compile("/cards/ages$"))
    visitor.goes("/rules/mare")
    visitor.page.get_by_role("link", name="Cards", exact=True).click()
    expect(visitor.page).to_have_url(re.compile("/cards/mare$"))


@pytest.mark.parametrize(("language", "name"), [("pt", "Engenharia Militar"), ("es", "Ingeniería Militar")])
def test_a_card_is_shown_in_the_language_of_the_reader(browser: Browser, site: Site, language: str, name: str) -> None:
    visitor = Visitor(browser, site.url, locale={"pt": "pt-BR", "es": "es-ES"}[language])
    visitor.goes("/cards/imperium/1ROM3")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(name)
    visitor.leave()


def test_dark_cards_are_readable_too(browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site.url, color_scheme="dark")
    for path in ("/cards/imperium", "/cards/ages", "/cards/mare", "/cards/imperium/3WAG7"):
        visitor.goes(path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        visitor.accessible(f"{path} in dark")
    visitor.leave()
