"""One walker over the tree of steps (`Step.parts`): no step hides another from why-not, warnings and defence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from civitas.games.imperium.cards import BY_NUMBER, EXHAUST_EFFECT, PLAY_EFFECT
from civitas.games.imperium.effects.steps.cards import Cards
from civitas.games.imperium.effects.steps.control import Sentence
from civitas.games.imperium.effects.steps.market import Acquire, ExileFromMarket
from civitas.games.imperium.effects.steps.may import Optional
from civitas.games.imperium.effects.steps.trade_routes import Commerce
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import State
from civitas.games.imperium.step import ASKING, NO_EFFECT, NO_STEPS, Effect, Step
from civitas.kernel.frame import Frame
from civitas.testing.positions import rng_of

# What every step has of its own.
OWN = {"veiled", "says"}


def attributes(step: Step) -> Iterator[Any]:
    """What a step holds, compiled or not."""
    names = {name for kind in type(step).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    for name in (names | vars(step).keys() if hasattr(step, "__dict__") else names) - OWN:
        if hasattr(step, name):
            yield getattr(step, name)


def held(step: Step) -> list[Step]:
    out: list[Step] = []
    for value in attributes(step):
        out += [each for each in (value if isinstance(value, list | tuple) else [value]) if isinstance(each, Step)]
    return out


def walk(step: Step) -> Iterator[Step]:
    yield step
    for part in step.parts():
        yield from walk(part)


def test_every_step_tells_the_steps_it_is_made_of() -> None:
    kinds: set[str] = set()
    for card in BY_NUMBER.values():
        for ability in card.abilities:
            for sentence in ability.sentences:
                for step in walk(Sentence(sentence)):
                    missing = [each for each in held(step) if each not in step.parts()]
                    assert missing == [], f"{card.code}: {type(step).__name__}"
                    kinds.add(type(step).__name__)
    assert kinds >= {
        "Together",
        "Costing",
        "Optional",
        "OneOf",
        "Provided",
        "ForSeats",
        "Counting",
        "ForEach",
        "ForOwner",
    }


def test_the_walker_finds_what_lies_deepest() -> None:
    depth = Sentence(Optional(Optional(NO_STEPS)))
    assert list(walk(depth))[-1] is NO_STEPS


def counts_as(step: Cards, s: State, card: int) -> int:
    return step.picking.selector.times(s, card) if step.picking.by_suit else 1


def agrees(step: Step, s: State, f: Frame) -> bool:
    """Whether what a step says of itself in short is what its list of options says."""
    match step:
        case Cards() if type(step) is Cards:
            found = step.picking.candidates(s, f)
            whole = sum(counts_as(step, s, card) for card in found) >= step.least.get(s, f)
            return (step.able(s, f), step.whole(s, f)) == (bool(found), whole)
        case Acquire() | ExileFromMarket() | Commerce():
            return step.able(s, f) == bool(step.asking.options(s, f))
    return True


@pytest.mark.parametrize("common", ["classics", "legends", "horizons"])
def test_a_step_is_able_just_when_it_has_something_to_offer(common: str) -> None:
    said: set[tuple[str, bool]] = set()
    cards = [card for card in BY_NUMBER.values() if card.abilities]
    for seed in range(3):
        s = GAME.new(4, seed, {"common": common, "trade_routes": "yes" if seed % 2 else "no"})
        rng = rng_of("steps", seed)
        for turn in range(240):
            if s.over:
                break
            s.choose(s.options[rng.below(len(s.options))])
            if turn % 30:
                continue
            assert isinstance(s, State)
            for card in cards:
                f = Frame(0, s.turn, s.turn, card.number, 0, 0, None, pc=ASKING)
                for ability in card.abilities:
                    for step in walk(Sentence(ability.sentences[0])) if ability.sentences else ():
                        assert agrees(step, s, f), f"{card.code}: {type(step).__name__}"
                        if type(step) in (Cards, Acquire, ExileFromMarket, Commerce):
                            said.add((type(step).__name__, step.able(s, f)))
    assert said >= {(name, able) for name in ("Cards", "Acquire", "Commerce") for able in (True, False)}
    assert ("ExileFromMarket", True) in said


def by_the_book(effect: Effect, s: State, f: Frame) -> bool:
    """Every cost that must be paid can be, and some of its sentences can be resolved (imperium:interpreting 3, 7)."""
    return all(cost.whole(s, f) for cost in effect.costs) and any(part.able(s, f) for part in effect.body.parts())


@pytest.mark.parametrize("common", ["classics", "legends", "horizons"])
def test_an_effect_is_usable_just_when_its_costs_can_be_paid_and_a_sentence_resolved(common: str) -> None:
    said: set[tuple[bool, bool]] = set()
    effects = [(n, effect) for table in (EXHAUST_EFFECT, PLAY_EFFECT) for n, effect in enumerate(table)]
    for seed in range(2):
        s = GAME.new(4, seed, {"common": common, "trade_routes": "yes" if seed % 2 else "no"})
        assert isinstance(s, State)
        rng = rng_of("effects", seed)
        for turn in range(240):
            if s.over:
                break
            s.choose(s.options[rng.below(len(s.options))])
            if turn % 30:
                continue
            for card, effect in effects:
                if effect is NO_EFFECT:
                    continue
                f = Frame(0, s.turn, s.turn, card, 0, 0, None, pc=ASKING)
                usable = effect.usable(s, s.turn, card)
                assert usable == by_the_book(effect, s, f), BY_NUMBER[card].code
                said.add((bool(effect.costs), usable))
    assert said == {(True, True), (True, False), (False, True), (False, False)}
