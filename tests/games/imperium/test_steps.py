"""One walker over the tree of steps (`Step.parts`): no step hides another from why-not, warnings and defence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from civitas.games.imperium.cards import BY_NUMBER
from civitas.games.imperium.effects.steps.control import Sentence
from civitas.games.imperium.effects.steps.may import Optional
from civitas.games.imperium.step import NO_STEPS, Step

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
