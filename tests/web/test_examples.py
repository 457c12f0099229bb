"""Worked turns in a real browser: one of each game from its first position to its end, by buttons and by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from server.site import Site

from civitas import registry
from civitas.examples import find_example
from civitas.words import Words

from .visitor import DESKTOP, PHONE, Visitor

# What the table or the log shows at the end, by the figures of the books.
ENDS = {
    "mare": ("battle", "papyrus"),
    "imperium": ("turn", "Metropolis"),
    "ages": ("production", "corruption"),
}


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(browser, site.url, request.param)
    yield visitor
    visitor.leave()


@pytest.mark.parametrize("game", ENDS)
def test_a_worked_turn_is_walked_through_forward_and_back(visitor: Visitor, game: str) -> None:
    name, at_the_end = ENDS[game]
    example = find_example(registry.game(game), name)
    words = Words("en")
    page = visitor.page
    visitor.goes(f"/rules/{game}")
    page.get_by_role("link", name=words.say(example.title), exact=True).click()
    told = page.get_by_role("complementary")
    board = page.get_by_role("region", name="Board", exact=True)
    last = len(example.steps) - 1
    for number, step in enumerate(example.steps):
        expect(told.get_by_role("status")).to_contain_text(f"Step {number} of {last}")
        expect(told.get_by_role("status")).to_contain_text(words.say(step.text)[:40])
        expect(board.get_by_role("button").first).to_be_visible()
        if number in (0, last):
            visitor.shot(f"example-{game}-{number}")
            visitor.fits(f"example-{game}")
        if number < last:
            told.get_by_role("button", name="Next").click()
    expect(told.get_by_role("button", name="Next")).to_be_disabled()
    expect(told.get_by_role("list").last).to_contain_text(re.compile(at_the_end, re.I))
    visitor.accessible(f"example-{game}")
    page.keyboard.press("ArrowLeft")
    expect(told.get_by_role("status")).to_contain_text(f"Step {last - 1} of {last}")
    page.keyboard.press("Home")
    expect(told.get_by_role("status")).to_contain_text(f"Step 0 of {last}")
    expect(told.get_by_role("button", name="Back")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?step=1$"))


def test_an_address_of_a_worked_turn_opens_at_its_step_and_tells_its_rule(visitor: Visitor) -> None:
    visitor.goes("/rules/mare/examples/battle?step=4")
    told = visitor.page.get_by_role("complementary")
    expect(told.get_by_role("status")).to_contain_text("Step 4 of 6")
    told.get_by_role("button", name="Rule").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("mare:4.2")
    visitor.page.keyboard.press("ArrowRight")
    expect(told.get_by_role("status")).to_contain_text("Step 4 of 6")


def test_an_unknown_worked_turn_leads_back_to_the_rules(visitor: Visitor) -> None:
    visitor.goes("/rules/mare/examples/siege")
    expect(visitor.page.get_by_role("link", name="All rules")).to_be_visible()
