"""The hand and the question hide nothing: whatever is scrolled to, no part of a board is drawn under them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from server.site import Site

from .visitor import Visitor

SIZES = [(1280, 720), (1440, 900), (1920, 1080)]
# Steps down whatever scrolls in the part of the boards, and finds what of it lies under the hand or the question. A
# box counts as far as it is drawn, which is within all that clips it.
COVERED = """async () => {
  const board = document.querySelector("section.board");
  const over = [...document.querySelectorAll("section.board .hand"), document.querySelector("section.ask")];
  const outer = over.filter(thing => thing && !over.some(other => other !== thing && other?.contains(thing)));
  const boxOf = thing => { const { left, top, right, bottom } = thing.getBoundingClientRect();
    return { left, top, right, bottom }; };
  function drawn(thing) {
    const box = boxOf(thing);
    for (let by = thing.parentElement; by; by = by.parentElement) {
      const style = getComputedStyle(by);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const clip = boxOf(by);
      box.left = Math.max(box.left, clip.left); box.right = Math.min(box.right, clip.right);
      box.top = Math.max(box.top, clip.top); box.bottom = Math.min(box.bottom, clip.bottom);
    }
    return box;
  }
  const found = new Set();
  function look() {
    const things = [...board.querySelectorAll("section, article, aside, li, table, button, h3, h4, svg")]
      .filter(thing => !outer.some(hand => hand.contains(thing) || thing.contains(hand)));
    for (const hand of outer) {
      const top = drawn(hand);
      for (const thing of things) {
        const box = drawn(thing);
        const wide = Math.min(box.right, top.right) - Math.max(box.left, top.left);
        const high = Math.min(box.bottom, top.bottom) - Math.max(box.top, top.top);
        if (wide > 1 && high > 1) found.add(thing.outerHTML.slice(0, 80));
      }
    }
  }
  look();
  for (const scroller of [board, ...board.querySelectorAll("*")]) {
    if (scroller.scrollHeight <= scroller.clientHeight + 1) continue;
    if (!/auto|scroll/.test(getComputedStyle(scroller).overflowY)) continue;
    for (let at = 0; at < scroller.scrollHeight; at += 90) { scroller.scrollTop = at; look(); }
  }
  return [...found];
}"""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["ages", "imperium", "mare"])
def test_no_part_of_a_board_lies_under_the_hand_or_the_question(
    game: str, size: tuple[int, int], browser: Browser, site: Site
) -> None:
    visitor = Visitor(browser, site.url, size)
    for seats in (3, 4) if game == "mare" else (2, 3, 4):
        table = visitor.table(game, "me", *["easy"] * (seats - 1), seed="5")
        visitor.goes(f"/table/{table}")
        for _ in range(6):
            visitor.ready()
            visitor.answers_once(lambda thing: thing.click())
        visitor.ready()
        hand = visitor.page.locator("section.board .hand").first
        assert game == "mare" or hand.bounding_box(), "there is a hand"
        assert visitor.page.evaluate(COVERED) == [], f"{game} with {seats} players"
        if game != "mare":
            box = hand.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1], "the hand is on the screen"
    visitor.leave()
