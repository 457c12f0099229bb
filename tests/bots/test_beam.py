"""The bot that plans the rest of its turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bots.tables import PROVING, decisions
from civitas.arena.simulate import simulate
from civitas.bots import Worlds
from civitas.bots.beam import BeamBot, Line, Seen, Turn, best_lines
from civitas.bots.bot import worlds_of
from civitas.bots.budget import Steps
from civitas.kernel.game import View
from civitas.kernel.machine import Machine

PLENTY = 100_000
SMALL = 150  # nodes of a turn that can be searched through


def test_beam_beats_greedy() -> None:
    report = simulate("proving", 4, 2, ["beam:nodes=150,width=4", "greedy:worlds=1"], seed=3, options={"rounds": 8})
    assert report.wins_by_bot["beam:nodes=150,width=4"] in ("3", "7/2", "4")


class TooLarge(Exception):
    """A turn with too many lines to look at all of them."""


def best_end(turn: Turn, s: Machine) -> int:
    """What the best of all lines from here is worth at the end of the turn."""
    if turn.over(s):
        return PROVING.evaluate(s, turn.seat)
    if turn.nodes > SMALL:
        raise TooLarge
    return max(best_end(turn, turn.after(s, code)) for code in s.opts)


def test_a_wide_beam_finds_the_best_of_all_lines() -> None:
    looked_at = 0
    for state in decisions(PROVING, 2, 4, every=7):
        world = worlds_of(PROVING, state, state.asked).world(1)
        try:
            best = best_end(Turn(PROVING, world, state.asked), world)
        except TooLarge:
            continue
        lines = Turn(PROVING, world, state.asked).explore(Steps(PLENTY), 0, 1000, SMALL)
        assert max(line.value for line in lines.values()) == best
        assert set(lines) == set(state.options)
        looked_at += 1
    assert looked_at >= 5


def test_a_line_that_comes_back_to_where_it_was_is_not_followed() -> None:
    """An ability that gives back the token it costs would be used for ever (Olmec Hieroglyphics in Imperium)."""
    here, elsewhere = list(decisions(PROVING, 2, 1))[:2]
    elsewhere.opts = here.opts
    seen = Seen()
    assert seen.new(Line(here, (), 7))
    again, other = Line(here.copy(), (1, 2), 7), Line(elsewhere, (1, 3), 7)
    assert best_lines([again], 8, seen) == []
    assert best_lines([other], 8, seen) == [other], "it looks the same and is another position"


def test_of_equal_lines_the_shortest_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot made anew for each answer would put off what it can do now for ever."""
    state = next(decisions(PROVING, 2, 1))
    now, later = state.options[-1], state.options[0]
    lines = {later: Line(state, (later, 0, now), 5), now: Line(state, (now,), 5)}
    monkeypatch.setattr(Turn, "explore", lambda *_: lines)
    worlds = worlds_of(PROVING, state, state.asked)
    view = PROVING.view(state, state.asked)
    assert BeamBot(1, Steps(PLENTY), SMALL, 1).choose(view, worlds) == now


def test_a_spent_budget_still_gives_a_line_to_the_end_of_the_turn() -> None:
    for state in decisions(PROVING, 3, 5, every=40):
        turn = Turn(PROVING, worlds_of(PROVING, state, state.asked).world(1), state.asked)
        lines = turn.explore(Steps(1), 0, 1000, 8)
        assert any(turn.over(line.state) for line in lines.values())


class Counting(BeamBot):
    """Counts how often it makes a plan."""

    thoughts = 0

    def think(self, seat: int, worlds: Worlds) -> dict[int, int]:
        self.thoughts += 1
        return super().think(seat, worlds)


def played(state: Machine, bot: Counting) -> int:
    """Questions of the rest of the turn the bot is asked."""
    seat, turn = state.asked, state.turn
    asked = 0
    while state.asking and state.turn == turn and state.asked == seat:
        if len(state.options) > 1:
            asked += 1
            state.choose(bot.choose(PROVING.view(state, seat), worlds_of(PROVING, state, seat)))
        else:
            state.choose(state.options[0])
    return asked


def test_a_plan_is_followed_as_long_as_the_seat_sees_what_it_foresaw() -> None:
    asked = thoughts = 0
    for state in decisions(PROVING, 2, 4, every=25):
        bot = Counting(1, Steps(100), 3, 1)
        asked += played(state, bot)
        thoughts += bot.thoughts
    assert thoughts < asked / 2


def test_a_new_plan_is_made_when_the_seat_sees_anything_else() -> None:
    state = next(s for s in decisions(PROVING, 2, 4) if s.asker().kind == "turn")
    other = next(s for s in decisions(PROVING, 2, 5) if s.asker().kind == "turn" and s.asked == state.asked)
    bot = Counting(1, Steps(100), 3, 1)
    for question in (state, other):
        code = bot.choose(PROVING.view(question, question.asked), worlds_of(PROVING, question, question.asked))
        assert code in question.options
    assert bot.thoughts == 2


def dealt(state: Machine, worlds: int) -> int:
    """How many worlds the bot has dealt to answer."""
    seeds: list[int] = []
    known = worlds_of(PROVING, state, state.asked)

    def counted(deal: Callable[[int], Machine]) -> Callable[[int], Machine]:
        def count(seed: int) -> Machine:
            seeds.append(seed)
            return deal(seed)

        return count

    view: View = PROVING.view(state, state.asked)
    BeamBot(1, Steps(60), 2, worlds).choose(view, Worlds(PROVING, counted(known.world)))
    return len(seeds)


def test_more_worlds_are_dealt_only_where_an_answer_brings_something_hidden_to_light() -> None:
    numbers = [dealt(state, 3) for state in decisions(PROVING, 2, 4, every=15)]
    assert set(numbers) == {1, 3}
