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


@pytest.mark.usefixtures("same_draw")
def test_two_browsers_play_each_other_live(browser: Browser, site: Site) -> None:
    ana, rui = Visitor(browser, site.url), Visitor(browser, site.url)
    table = ana.table("imperium", "me", "open")
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


@pytest.mark.usefixtures("same_draw")
def test_a_browser_out_of_sight_tells_that_it_is_your_turn(browser: Browser, site: Site) -> None:
    ana, rui = Visitor(browser, site.url), Visitor(browser, site.url)
    rui.page.add_init_script(OUT_OF_SIGHT)
    table = ana.table("imperium", "me", "open")
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
    table = ana.table("imperium", "me", "easy", seed="5", options={"first": 1})
    ana.goes(f"/table/{table}")
    ana.ready()
    prompt = ana.page.get_by_test_id("prompt").inner_text()
    ana.page.get_by_role("button", name=re.compile("^Activate")).click()
    expect(ana.page.get_by_test_id("prompt")).not_to_have_text(prompt)
    ana.button(re.compile("^Undo$")).click()
    expect(ana.page.get_by_test_id("prompt")).to_have_text(prompt)
    ana.button("Redo").click()
    expect(ana.page.get_by_test_id("prompt")).not_to_have_text(prompt)


def test_the_keyboard_keeps_its_place_whatever_is_drawn_anew(ana: Visitor) -> None:
    """Arrow keys, Tab and Enter alone: after every pick, answer and turn of a bot the next key has a place to go."""
    table = ana.table("imperium", "me", "easy", seed="5")
    ana.goes(f"/table/{table}")
    ana.ready()
    ana.answers.first.focus()
    keys = ana.page.keyboard
    sets = 0
    for _ in range(60):
        if ana.ready() == "over":
            break
        expect(ana.page.locator("section.ask").locator(ana.ANSWER).and_(ana.page.locator(":focus"))).to_have_count(1)
        before = ana.asked()
        for _ in range(ana.luck.randrange(3)):
            keys.press("ArrowDown")
        if ana.page.get_by_test_id("confirm").count():
            sets += 1
            while ana.page.get_by_test_id("confirm").is_disabled():
                keys.press("Enter")
                keys.press("ArrowDown")
            ana.tabs_to("confirm")
        keys.press("Enter")
        ana.taken(before)
        if ana.page.get_by_test_id("sure").count():
            ana.tabs_to("sure")
            keys.press("Enter")
    assert sets > 3, "sets were gathered and confirmed too"


def test_nothing_is_lost_by_one_click_and_resigning_is_in_the_menu(ana: Visitor) -> None:
    """The second turn of Through the Ages begins with politics, in which resigning is possible."""
    table = ana.table("ages", "me", "easy", seed="5")
    ana.goes(f"/table/{table}")
    ana.ready()
    while ana.reads(table)["view"]["question"]["kind"] != "politics":
        before = ana.asked()
        ana.answers.last.click()
        ana.taken(before)
        if ana.page.get_by_test_id("sure").count():
            ana.page.get_by_test_id("sure").click()
            expect(ana.page.locator(f"[data-version='{before}']")).to_have_count(0)
        ana.ready()
    expect(ana.answers.filter(has_text="Resign")).to_have_count(0)
    ana.button(re.compile("^Menu")).click()
    ana.shot("ages-menu")
    ana.button(re.compile("^Resign")).click()
    expect(ana.page.get_by_role("alertdialog")).to_contain_text("Resign")
    ana.button("No, wait").click()
    before = ana.asked()
    ana.answers.last.click()
    ana.taken(before)
    ana.ready()
    version = ana.version(table)
    ana.page.locator("button.spot", has_text="Philosophy").first.click()
    assert ana.version(table) == version, "a click on a card in play shows what can be done with it"
    ana.page.keyboard.press("Escape")
    ana.answers.filter(has_text="Destroy Philosophy").click()
    expect(ana.page.get_by_role("alertdialog")).to_contain_text("Destroy Philosophy")
    assert ana.version(table) == version, "nothing has happened yet"


def test_leaving_the_seat_to_a_bot_is_asked_about(ana: Visitor) -> None:
    table = ana.table("mare", "me", "easy", "easy", seed="5")
    ana.goes(f"/table/{table}")
    ana.ready()
    ana.button(re.compile("^Menu")).click()
    ana.button("Leave my seat to a bot").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("A bot will play for you")
    assert not ana.reads(table)["seats"][0]["away"]
    ana.shot("leaving")
    ana.button("Yes, do it").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    assert ana.reads(table)["seats"][0]["away"]


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
    ana.page.wait_for_url("**/replay?at=1")
    ana.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(slider).to_be_focused()
    ana.button(re.compile("^Play on from here")).first.click()
    ana.page.wait_for_url("**/replay?at=2")
    ana.page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
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
