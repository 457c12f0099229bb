"""Games against the automaton keep every promise of the kernel, end, lose no card and never ask the automaton."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from civitas.games.imperium.automaton.levels import LEVELS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import playable_nations
from civitas.games.imperium.state import HAND, State
from civitas.kernel.machine import NO_SEAT
from civitas.kernel.node import PASS, Ask
from civitas.testing.model import ONWARD, TO_THE_END, WHOLE_EVERY, Position, cards_of
from civitas.testing.positions import SOAK, STRIDE, pick, play, rng_of

from ..scenario import mixture
from .laying import BOT, YOU

POSITIONS = 10_000 if SOAK else 240
SHARES = 8
GAMES = 10_000 if SOAK else 60
SOURCES = Path(__file__).parents[4] / "src" / "civitas"
NATIONS = [nation.name for nation in playable_nations()]
UNFIT_FOR_FAST = ("utopians", "cultists")
TRADERS = [nation.name for nation in playable_nations() if nation.needs_trade_routes]


def settings(seed: int) -> dict[str, str]:
    """Every nation as automaton in turn, at every level, with all that settings can change."""
    wish = mixture(seed // len(NATIONS))
    nation = NATIONS[seed % len(NATIONS)]
    wish |= {"nation2": nation, "automaton": LEVELS[seed // 7 % len(LEVELS)]}
    if nation in TRADERS:
        wish["trade_routes"] = "yes"
    if nation in UNFIT_FOR_FAST:
        wish["fast"] = "no"
    return wish


@pytest.mark.parametrize("share", range(SHARES))
def test_the_model_holds_against_the_automaton(share: int) -> None:
    number, seed = 0, share
    while number < POSITIONS // SHARES:
        s = GAME.new(2, seed, settings(seed))
        rng = rng_of("automaton", seed)
        while s.asking and number < POSITIONS // SHARES:
            play(s, rng, STRIDE * (1 + int(rng.below(3))))
            if s.asking:
                Position(GAME, s, rng, TO_THE_END if number % WHOLE_EVERY == 0 else ONWARD).check()
                number += 1
        seed += SHARES


def test_every_game_ends_keeps_its_cards_and_never_asks_the_automaton() -> None:
    for seed in range(GAMES):
        s = GAME.new(2, seed, settings(seed))
        rng = rng_of("automaton games", seed)
        cards = cards_of(s)
        while s.asking:
            assert s.asked == YOU, f"game {seed} asks the automaton"
            assert not s.peek(HAND, BOT).size(), f"in game {seed} the automaton has a hand"
            s.choose(pick(s, rng))
        assert s.over
        assert len(s.winners()) == 1
        assert cards_of(s) == cards, f"game {seed} has lost or found cards"


def silenced(s: State) -> State:
    """The same question, put to a seat that is never asked."""
    t = s.copy()
    t.silent = t.asked
    t.top.pc -= 1
    t.resting = False
    return t


def test_any_question_put_to_a_silent_seat_is_answered_by_its_habit() -> None:
    """Whatever was asked of a player of a random game: of a silent one it is not asked, and it declines what it may."""
    kinds: Counter[str] = Counter()
    for seed in range(GAMES // 2):
        wish = mixture(seed) | {"nation1": NATIONS[seed % 30], "nation2": NATIONS[(seed + 11) % 30]}
        if {wish["nation1"], wish["nation2"]} & {*TRADERS}:
            wish["trade_routes"] = "yes"
        if {wish["nation1"], wish["nation2"]} & {*UNFIT_FOR_FAST}:
            wish["fast"] = "no"
        s = GAME.new(2, seed, wish)
        rng = rng_of("silent", seed)
        while s.asking:
            play(s, rng, 1 + int(rng.below(3)))
            if not s.asking:
                break
            node: Ask[Any] = s.asker()
            kinds[type(node).__name__] += 1
            t = silenced(s)
            code = node.habit(t, t.top, list(s.options))
            assert code in [*s.options, *getattr(node, "candidates", lambda *_: [])(s, s.top)]
            if s.options[0] == PASS and s.asker().kind not in ("may", "respond"):
                assert code == PASS or node.kind in ("abandon", "recall")
            seat = t.silent
            t.advance()
            assert t.over or t.asked != seat
    assert len(kinds) >= (40 if SOAK else 30), kinds


def test_nothing_but_the_one_gate_puts_a_question() -> None:
    """A question comes to rest in Ask.put only; commitments, which Imperium has not, have a gate of their own."""
    rests = re.compile(r"\.resting = True")
    found = {
        str(path.relative_to(SOURCES)): len(rests.findall(path.read_text(encoding="utf-8")))
        for room in ("kernel", "games/imperium")
        for path in sorted((SOURCES / room).rglob("*.py"))
        if rests.search(path.read_text(encoding="utf-8"))
    }
    # In machine.py it is the end of the game.
    assert found == {"kernel/machine.py": 1, "kernel/node.py": 1, "kernel/picks.py": 1}
    assert "(Commit" not in "".join(path.read_text("utf-8") for path in (SOURCES / "games/imperium").rglob("*.py"))


def test_without_an_automaton_no_seat_is_silent() -> None:
    assert GAME.new(3, 1).silent == NO_SEAT
