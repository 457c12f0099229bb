"""The tutorial's game is built, played and tested exactly as the page shows it; it is interpreted in every mode."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "writing-a-game.md"


def test_the_code_of_the_tutorial_runs_and_its_game_passes_the_test_kit() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 7
    names: dict[str, object] = {"__name__": "highest"}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)  # noqa: S102
    assert "GAME" in names
