"""Somebody at a real browser: finds things by their names and roles, as a person or a screen reader does."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
DESKTOP = (1440, 900)
PHONE = (360, 740)
# Chromium's own talk with its maker has no place in a test.
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SOON = 20_000


class Visitor:
    """A browser of their own, with cookies of their own."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = DESKTOP, **more: Any) -> None:
        self.url = url
        width, height = size
        self.tag = "phone" if size == PHONE else "desktop"
        wishes = {"locale": "en-US", "reduced_motion": "reduce"} | more
        self.context: BrowserContext = browser.new_context(viewport={"width": width, "height": height}, **wishes)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(SOON)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.heard)
        self.luck = random.Random(5)

    def heard(self, message: Any) -> None:
        """What the browser complains about, a refused policy among it; what the server refuses the player is told."""
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.troubles.append(message.text)

    def leave(self) -> None:
        self.context.close()
        assert self.troubles == []

    def goes(self, path: str) -> None:
        self.page.goto(f"{self.url}{path}")
        self.page.get_by_role("main").wait_for()

    def shot(self, name: str) -> None:
        """Keeps a picture of the screen."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}-{self.tag}.png")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # Tables.

    def sits_down(self, game: str, level: str | None = None) -> None:
        """A new table in three clicks: the game, the level if it is not good as it is, start."""
        self.goes("/")
        self.page.get_by_role("link", name=re.compile(f"^Play {game}")).click()
        if level:
            self.page.get_by_label(re.compile("^Strength of the bot")).select_option(label=level)
        self.button("Start the game").click()
        self.page.wait_for_url("**/table/*")
        self.page.get_by_role("region", name="What is asked").wait_for()

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """A table set up through the API with this browser's cookie; its id. A seat is `me`, `open` or a level."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "seats": wishes} | more
        self.context.request.get(f"{self.url}/api/v1/me")
        answer = self.context.request.post(f"{self.url}/api/v1/tables", data=body, headers={"X-Civitas": "1"})
        assert answer.ok, answer.text()
        number: str = answer.json()["id"]
        return number

    def reads(self, table: str, **params: Any) -> dict[str, Any]:
        answer = self.context.request.get(f"{self.url}/api/v1/tables/{table}", params=params)
        document: dict[str, Any] = answer.json()
        return document

    # What answers the question that is asked.
    ANSWER = "button.take, [data-testid=confirm]"

    @property
    def answers(self) -> Locator:
        return self.page.get_by_role("list", name="Answers").locator("button.take")

    def ready(self) -> str:
        """Waits until something is asked of this visitor, or the game is over; which of them."""
        # A commitment that is in can still be changed, but nothing has to be answered.
        self.page.wait_for_function(
            """() => document.querySelector("[data-status=over], [data-testid=cover]")
                  || document.querySelector("section.ask:not([data-answered])")
                    ?.querySelector(":is(button.take, [data-testid=confirm]):not([aria-disabled=true])")""",
            timeout=120_000,
        )
        if self.page.get_by_test_id("cover").count():
            return "covered"
        return "over" if self.page.locator("[data-status=over]").count() else "asked"

    def version(self, table: str) -> int:
        return int(self.reads(table)["version"])

    def plays(self, click: Callable[[Locator], None], stop: Callable[[], bool] = lambda: False) -> None:
        """Answers everything by chance until the game is over."""
        while self.ready() == "asked" and not stop():
            self.answers_once(click)

    def answers_once(self, click: Callable[[Locator], None]) -> None:
        """One question: an option, or a set gathered until it can be confirmed."""
        before = self.asked()
        confirm = self.page.get_by_test_id("confirm")
        if confirm.count():
            for _ in range(20):
                more = self.more()
                if confirm.is_enabled() and (not more or self.luck.random() < 0.8):
                    break
                click(self.luck.choice(more))
            click(confirm)
        else:
            click(self.any_answer())
        sure = self.page.get_by_test_id("sure")
        if sure.count() and sure.is_visible():
            click(sure)
        self.taken(before)

    def taken(self, before: str) -> None:
        """Waits until the answer to the question of this version is taken or doubted."""
        self.page.wait_for_function(
            """before => (document.querySelector("[data-version]")?.dataset.version ?? "") !== before
                      || document.querySelector("[data-status=over], [data-testid=sure]")""",
            arg=before,
        )

    def tabs_to(self, test_id: str) -> None:
        """With the Tab key alone, to the thing of this name after what has the focus."""
        for _ in range(80):
            if self.page.get_by_test_id(test_id).evaluate("thing => thing === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{test_id} cannot be reached with the Tab key")

    def any_answer(self) -> Locator:
        return self.answers.nth(self.luck.randrange(self.answers.count()))

    def more(self) -> list[Locator]:
        """What one more can be picked of; of what is used up a click takes all back."""
        left = self.answers.evaluate_all(
            """buttons => buttons.map((button, place) => {
                const [count, most] = (button.querySelector(".count")?.textContent ?? "").split("/");
                const full = most ? count === most : button.getAttribute("aria-pressed") === "true";
                return full ? -1 : place;
            }).filter(place => place >= 0)"""
        )
        return [self.answers.nth(place) for place in left]

    def asked(self) -> str:
        return self.page.locator("[data-version]").get_attribute("data-version") or ""

    # Everyone can use it.

    def accessible(self, screen: str) -> None:
        """axe-core finds nothing serious on the screen."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        serious = [
            f"{rule['id']}: {rule['nodes'][0]['html'][:160]}"
            for rule in found["violations"]
            if rule["impact"] in ("serious", "critical")
        ]
        assert serious == [], f"{screen} ({self.tag})"

    def fits(self, screen: str) -> None:
        """Nothing hangs over the edge of the screen, and below the page's last thing there is nothing to scroll to."""
        wide, high = self.page.evaluate(
            """() => {
                const page = document.documentElement;
                const end = Math.max(...[...document.body.children].map(part => part.getBoundingClientRect().bottom));
                const most = Math.max(window.innerHeight, Math.ceil(end + window.scrollY));
                return [page.scrollWidth - window.innerWidth, page.scrollHeight - most];
            }"""
        )
        assert wide <= 0, f"{screen} ({self.tag}) is {wide} pixels too wide"
        assert high <= 0, f"{screen} ({self.tag}) scrolls into {high} pixels of nothing"
