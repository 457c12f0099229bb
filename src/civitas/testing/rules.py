"""Marks on tests: which rule a test shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

T = TypeVar("T", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[T], T]:
    """This test shows these rules, each `game:rule`; `civitas rules coverage` reads the marks."""

    def attach(test: T) -> T:
        marked: T = pytest.mark.rule(*ids)(test)
        return marked

    return attach
