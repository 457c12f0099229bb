"""Letters twice as large: no words lie over other words on a desktop's screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from server.site import Site

from .visitor import DESKTOP, Visitor

LARGE = "localStorage.setItem('civitas.settings', JSON.stringify({textSize: 2}))"
# Every line of words as it is drawn, within all that clips it; pairs that share more than a hair's breadth.
OVERLAPS = """() => {
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = node.data.trim();
    const parent = node.parentElement;
    if (!words || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest(".unseen, svg, script, style, noscript, option, .label")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = { left: rect.left, right: rect.right, top: rect.top + rect.height * 0.2,
                    bottom: rect.bottom - rect.height * 0.2 };
      for (let by = parent; by; by = by.parentElement) {
        const style = getComputedStyle(by);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const clip = by.getBoundingClientRect();
        box.left = Math.max(box.left, clip.left); box.right = Math.min(box.right, clip.right);
        box.top = Math.max(box.top, clip.top); box.bottom = Math.min(box.bottom, clip.bottom);
      }
      if (box.right - box.left > 3 && box.bottom - box.top > 3) lines.push({ words, box, parent });
    }
  }
  const found = [];
  lines.forEach((a, place) => {
    for (const b of lines.slice(place + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide <= 3 || high <= 3 || a.parent === b.parent) continue;
      found.push(`${a.words.slice(0, 40)} / ${b.words.slice(0, 40)}`);
    }
  });
  return found;
}"""


@pytest.mark.parametrize(("game", "bots"), [("ages", 1), ("imperium", 1), ("mare", 2)])
def test_very_large_text_overlaps_nothing(game: str, bots: int, browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site.url, DESKTOP)
    visitor.page.add_init_script(LARGE)
    for path in ("/", f"/new/{game}"):
        visitor.goes(path)
        visitor.page.get_by_role("heading", level=1).wait_for()
        visitor.fits(path)
        assert visitor.page.evaluate(OVERLAPS) == [], path
    table = visitor.table(game, "me", *["easy"] * bots, seed="5")
    visitor.goes(f"/table/{table}")
    for _ in range(10):
        visitor.ready()
        visitor.fits(f"{game}'s table")
        assert visitor.page.evaluate(OVERLAPS) == []
        if visitor.answers.count():
            high = visitor.answers.first.evaluate("answer => answer.offsetHeight")
            room = visitor.page.locator(".ask .options").evaluate("options => options.clientHeight")
            assert high <= room, "an answer can be read whole"
        visitor.answers_once(lambda thing: thing.click())
    visitor.goes(f"/table/{table}/replay")
    visitor.page.locator("section.board").get_by_role("button").first.wait_for()
    visitor.fits(f"{game}'s replay")
    assert visitor.page.evaluate(OVERLAPS) == []
    visitor.leave()
