"""What every test may use: the `rule` mark, `--update` for golden games, and the same examples every time."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from civitas.testing.positions import SOAK

# No deadline and no complaint about slowness: a loaded machine must not make a test fail.
settings.register_profile(
    "civitas",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=not SOAK,
    database=None,
    print_blob=True,
)
settings.load_profile("civitas")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write golden games anew and say why they moved")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules this test shows, each `game:rule`")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether golden games are to be written anew."""
    return bool(request.config.getoption("--update"))
