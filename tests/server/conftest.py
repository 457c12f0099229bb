from __future__ import annotations

from collections.abc import Iterator

import pytest

from civitas.server import heads

from .site import Person, Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site")).open()
    yield site
    site.close()


@pytest.fixture
def same_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server draws the same seed for every game."""
    monkeypatch.setattr(heads, "draw_seed", lambda: "7")


@pytest.fixture
def ana(site: Site) -> Person:
    return site.person()


@pytest.fixture
def rui(site: Site) -> Person:
    return site.person()
