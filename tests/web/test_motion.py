"""Motion: each game played with it, as most people see it, and what is asked of less of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator
from server.site import Site

from .visitor import DESKTOP, PHONE, Visitor

TURNS = 14
# How far the log's last line is below what is seen of the log, in pixels.
BELOW = """(() => {
    const log = document.querySelector("#panel");
    return log.scrollHeight - log.scrollTop - log.clientHeight;
})()"""


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(browser, site.url, request.param, reduced_motion="no-preference")
    yield visitor
    visitor.leave()


def at_the_end(visitor: Visitor) -> None:
    visitor.page.wait_for_function(f"() => {BELOW} < 2")


def scrolls(log: Locator, to: str) -> None:
    """Scrolls the log, and looks at it until the browser has told the page."""
    log.evaluate(
        f"""async log => {{
            log.scrollTo(0, {to});
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }}"""
    )


@pytest.mark.parametrize(("game", "bots"), [("ages", 1), ("imperium", 1), ("mare", 2)])
def test_the_log_follows_play_and_is_at_its_end_on_loading(game: str, bots: int, visitor: Visitor) -> None:
    table = visitor.table(game, "me", *["easy"] * bots, seed="5")
    visitor.goes(f"/table/{table}")
    for _ in range(TURNS):
        visitor.ready()
        at_the_end(visitor)
        visitor.answers_once(lambda thing: thing.click())
    visitor.ready()
    visitor.page.reload()
    visitor.ready()
    at_the_end(visitor)
    log = visitor.page.get_by_role("tabpanel")
    assert log.evaluate("log => log.scrollHeight > log.clientHeight + 300"), "there is something to scroll"
    scrolls(log, "0")
    visitor.answers_once(lambda thing: thing.click())
    visitor.ready()
    assert log.evaluate("log => log.scrollTop") == 0, "who reads further up is left there"
    scrolls(log, "log.scrollHeight")
    visitor.answers_once(lambda thing: thing.click())
    visitor.ready()
    at_the_end(visitor)


def test_with_less_motion_what_changes_is_there_at_once(browser: Browser, site: Site) -> None:
    """Not a moment later: then a card lies for one picture in a column as narrow as the gap it has filled."""
    visitor = Visitor(browser, site.url, DESKTOP)
    visitor.goes("/")
    wide = visitor.page.evaluate(
        """() => {
            const box = document.body.appendChild(document.createElement("div"));
            box.style.width = "10px";
            box.getBoundingClientRect();
            box.style.width = "300px";
            return box.getBoundingClientRect().width;
        }"""
    )
    assert wide == 300
    visitor.leave()
