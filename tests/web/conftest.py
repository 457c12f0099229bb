from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from server.conftest import same_draw
from server.site import Site

from .visitor import ARGS, SOON, Visitor

__all__ = ["same_draw"]
STATIC = Path(__file__).parents[2] / "src" / "civitas" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium is not None, "chromium is not installed: `tools/system` installs what the tests need"
    assert STATIC.is_file(), "the client is not built: `make web` builds it"
    expect.set_options(timeout=SOON)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site")).open()
    yield site
    site.close()


@pytest.fixture
def ana(browser: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(browser, site.url)
    yield visitor
    visitor.leave()
