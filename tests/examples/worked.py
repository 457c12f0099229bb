"""Writes down how a worked turn is played: the position a scenario has built, then its choices step by step."""

from __future__ import annotations

from typing import Any

from civitas.examples import Played
from civitas.kernel.origin import Origin
from civitas.kernel.record import trail_of
from civitas.testing.scenario import Scenario


class Worked:
    """Begins at the position of a scenario, which goes on from the saved state that is shipped."""

    def __init__(self, scenario: Scenario[Any]) -> None:
        origin = scenario.state.origin
        assert isinstance(origin, Origin)
        self.scenario = scenario
        self.options = dict(origin.options)
        self.start = scenario.state.to_json()
        self.choices: dict[str, list[int]] = {}
        self.made = 0
        scenario.state = scenario.game.from_json(self.start)

    def step(self, name: str) -> None:
        """The choices made since the last step are this one."""
        codes = trail_of(self.scenario.state)
        assert len(codes) > self.made, f"nothing was chosen in the step {name!r}"
        self.choices[name] = codes[self.made :]
        self.made = len(codes)

    def played(self) -> Played:
        assert len(trail_of(self.scenario.state)) == self.made, "choices after the last step"
        return Played(self.options, self.start, self.choices)
