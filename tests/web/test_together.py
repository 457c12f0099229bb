"""Playing with others and over time: two browsers, reload, undo, hot-seat, replay and branch, languages, speed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Request, expect
from server.site import Site

from .visitor import PHONE, Visitor

SHELL_MOST = 250_000
PAINT_MOST = 100


def click(thing: Locator) -> None:
    thing.click()


def test_two_browsers_play_each_other_live(browser: Browser, site: Site) -> None:
    ana, rui = Visitor(browser, site.url), Visitor(browser, site.url)
    table = ana.table("imperium", "me", "open", seed="5")
    ana.goes(f"/table/{table}")
    rui.goes(f"/table/{table}")
    rui.button(re.compile("^(Sit|Join|Take)")).first.click()
    ana.button(re.compile("Start")).first.click()
    ana.page.get_by_role("region", name="What is asked").wait_for()
    people = [ana, rui]
    for _ in range(16):
        seat = ana.reads(table)["asked"][0]
        people[seat].ready()
        people[seat].answers_once(click)
        version = str(ana.version(table))
        for visitor in people:
            expect(visitor.page.locator(f"[data-version='{version}']")).to_be_visible()
    ana.page.get_by_role("tab", name="Talk").click()
    ana.page.get_by_role("tabpanel").get_by_role("textbox").fill("<b>peace</b>?")
    ana.page.get_by_role("tabpanel").get_by_role("button", name=re.compile("^(Say|Send)")).click()
    rui.page.get_by_role("tab", name="Talk").click()
    expect(rui.page.get_by_text("<b>peace</b>?")).to_be_visible()
    rui.shot("talk")
    ana.leave()
    rui.leave()


# A browser that lets itself be read: what it would tell, and nobody looks at it.
OUT_OF_SIGHT = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, more) { window.told.push([title, more.body]); }
};
Object.defineProperty(document, "hidden", {get: () => true});
"""


def test_a_browser_out_of_sight_tells_that_it_is_your_turn(browser: Browser, site: Site) -> None:
    ana, rui = Visitor(browser, site.url), Visitor(browser, site.url)
    rui.page.add_init_script(OUT_OF_SIGHT)
    table = ana.table("imperium", "me", "open", seed="5")
    rui.goes("/")
    wish = {"email": "", "webhook": "", "browser": True}
    kept = rui.context.request.put(f"{rui.url}/api/v1/me/notify", data=wish, headers={"X-Civitas": "1"})
    assert kept.ok, kept.text()
    rui.goes(f"/table/{table}")
    rui.button(re.compile("^(Sit|Join|Take)")).first.click()
    ana.goes(f"/table/{table}")
    ana.button(re.compile("Start")).first.click()
    ana.page.get_by_role("region", name="What is asked").wait_for()
    while ana.reads(table)["asked"] == [0]:
        assert rui.page.evaluate("() => window.told") == []
        ana.ready()
        ana.answers_once(click)
    rui.page.wait_for_function("() => window.told.length > 0")
    assert rui.page.evaluate("() => window.told[0]") == ["Your turn", "Imperium"]
    ana.leave()
    rui.leave()


def test_a_reload_and_a_lost_connection_lose_nothing(ana: Visitor) -> None:
    table = ana.table("mare", "me", "easy", "easy", seed="5")
    ana.goes(f"/table/{table}")
    for _ in range(4):
        ana.ready()
        ana.answers_once(click)
    ana.ready()
    version = ana.asked()
    ana.page.reload()
    ana.ready()
    assert ana.asked() == version
    ana.context.set_offline(True)
    ana.page.wait_for_timeout(500)
    ana.context.set_offline(False)
    ana.troubles.clear()
    ana.ready()
    ana.answers_once(click)
    assert ana.asked() != version


def test_a_choice_is_undone_and_made_again(ana: Visitor) -> None:
    table = ana.table("imperium", "me", "easy", seed="5")
    ana.goes(f"/table/{table}")
    ana.ready()
    prompt = ana.page.get_by_test_id("prompt").inner_text()
    ana.page.get_by_role("button", name=re.compile("^Activate")).click()
    expect(ana.page.get_by_test_id("prompt")).not_to_have_text(prompt)
    ana.button(re.compile("^Undo$")).click()
    expect(ana.page.get_by_test_id("prompt")).to_have_text(prompt)
    ana.button("Redo").click()
    expect(ana.page.get_by_test_id("prompt")).not_to_have_text(prompt)


def test_on_one_device_a_cover_stands_between_the_seats(ana: Visitor) -> None:
    table = ana.table("imperium", "me", "me", seed="5")
    ana.goes(f"/table/{table}")
    for _ in range(6):
        ana.page.get_by_test_id("cover").wait_for()
        seat = ana.reads(table)["asked"][0]
        ana.shot("cover")
        ana.accessible("the cover")
        hands = ana.page.get_by_role("list", name="Your hand")
        assert hands.count() == 0, "nothing hidden lies under the cover"
        ana.page.get_by_test_id("cover").get_by_role("button").click()
        ana.page.get_by_test_id("cover").wait_for(state="hidden")
        while ana.ready() == "asked" and ana.reads(table)["asked"] == [seat]:
            ana.answers_once(click)


def test_a_replay_is_walked_and_played_on_from(ana: Visitor) -> None:
    table = ana.table("imperium", "me", "easy", seed="5")
    ana.goes(f"/table/{table}")
    for _ in range(8):
        ana.ready()
        ana.answers_once(click)
    ana.goes(f"/table/{table}/replay")
    slider = ana.page.get_by_role("slider").first
    slider.focus()
    ana.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ana.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    ana.button(re.compile("^Play on from here")).first.click()
    dialog = ana.page.get_by_role("dialog")
    if dialog.count():
        dialog.get_by_role("button").last.click()
    ana.page.wait_for_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    ana.ready()
    branch = ana.page.url.rpartition("/")[2]
    assert ana.reads(branch)["parent"] == table


def test_the_language_is_switched_at_once(ana: Visitor) -> None:
    ana.goes("/settings")
    for language, word in (("Português", "Configurações|Ajustes|Definições"), ("Español", "Ajustes|Configuración")):
        ana.page.get_by_role("radio", name=language).check(force=True)
        expect(ana.page.get_by_role("heading", level=1)).to_have_text(re.compile(word))
    table = ana.table("mare", "me", "easy", "easy", seed="5")
    ana.goes(f"/table/{table}")
    ana.page.locator("[data-version]").wait_for()
    ana.shot("mare-spanish")
    assert ana.page.locator("html").get_attribute("lang") == "es"


def test_the_shell_is_light_and_a_game_is_loaded_when_it_is_opened(browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site.url, PHONE)
    sizes: dict[str, int] = {}

    def count(request: Request) -> None:
        sizes[request.url] = int(request.sizes()["responseBodySize"])

    visitor.page.on("requestfinished", count)
    visitor.goes("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes.values()) < SHELL_MOST
    assert not any("mare-" in url.rpartition("/")[2] for url in sizes), "no game's code before it is opened"
    visitor.leave()


@pytest.mark.parametrize(("game", "bots"), [("ages", 1), ("imperium", 1), ("mare", 2)])
def test_an_answer_is_painted_within_a_tenth_of_a_second(game: str, bots: int, ana: Visitor) -> None:
    """Interaction to next paint, as the browser itself measures it, at the median of some picks."""
    table = ana.table(game, "me", *["easy"] * bots, seed="5")
    ana.page.add_init_script(
        """window.paints = [];
        const note = entry => entry.interactionId && window.paints.push(entry.duration);
        new PerformanceObserver(list => list.getEntries().forEach(note))
          .observe({type: "event", durationThreshold: 16, buffered: true});"""
    )
    ana.goes(f"/table/{table}")
    for _ in range(10):
        ana.ready()
        ana.answers_once(click)
    ana.ready()
    paints = sorted(ana.page.evaluate("() => window.paints"))
    assert paints
    assert paints[len(paints) // 2] < PAINT_MOST
