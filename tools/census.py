"""Counts in how many random games of Imperium each sentence changed something, and lists those that never did.

python tools/census.py 3000            so many games: random nations; boxes, printings and seats take turns
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from typing import Any

import mutants

LONGEST = 100_000
PACKAGE = mutants.PACKAGE

Label = tuple[str, int, int]


class Heard:
    """What the sentences did in the game at hand."""

    def __init__(self) -> None:
        self.labels: list[Label] = []
        self.changed: set[Label] = set()
        self.events = 0
        self.begun: dict[tuple[int, Label], tuple[int, list[int]]] = {}


HEARD = Heard()


def load() -> None:
    """Loads the content with a listener before and after each sentence."""
    mutants.engine()
    control = importlib.import_module(f"{PACKAGE}.effects.steps.control")
    card = importlib.import_module(f"{PACKAGE}.effects.card")
    node = importlib.import_module("civitas.kernel.node")
    add, emit = card.add_ability, control.Sentence.emit
    at: list[Any] = ["", 0, 0]

    class Begin(node.Node):  # type: ignore[misc,name-defined]
        def __init__(self, label: Label) -> None:
            self.label = label

        def run(self, s: Any, f: Any) -> None:
            HEARD.begun[id(f), self.label] = (HEARD.events, list(s.counts))

    class End(Begin):
        def run(self, s: Any, f: Any) -> None:
            before = HEARD.begun.pop((id(f), self.label), None)
            if before is not None and before != (HEARD.events, list(s.counts)):
                HEARD.changed.add(self.label)

    def emitted(sentence: Any, out: list[Any]) -> None:
        label = (at[0], at[1], at[2])
        at[2] += 1
        HEARD.labels.append(label)
        out.append(Begin(label))
        emit(sentence, out)
        out.append(End(label))

    def added(entry: Any, ability: Any) -> None:
        at[:] = [entry.code, len(entry.abilities) - 1, 0]
        add(entry, ability)

    vars(card).update(add_ability=added)
    control.Sentence.emit = emitted
    importlib.import_module(f"{PACKAGE}.game")


def main() -> int:
    games = int(sys.argv[1]) if sys.argv[1:] else 3000
    load()
    game = importlib.import_module(f"{PACKAGE}.game").GAME
    nations = importlib.import_module(f"{PACKAGE}.nations")
    events = importlib.import_module("civitas.kernel.events")
    playout = importlib.import_module("civitas.kernel.playout").playout
    rng_of = importlib.import_module("civitas.testing.positions").rng_of

    class Sink(events.Sink):  # type: ignore[misc,name-defined]
        def put(self, event: Any) -> None:
            HEARD.events += 1

    counts: Counter[Label] = Counter()
    for seed in range(games):
        boxes = sorted(nations.COMMON)
        wish = {"replacements": ("yes", "no")[seed // 3 % 2], "common": boxes[seed // 6 % len(boxes)]}
        wish["trade_routes"] = ("no", "yes")[seed // 2 % 2]
        state = game.new(2 + seed % 3, seed, wish)
        state.sink = Sink()
        HEARD.changed.clear()
        HEARD.begun.clear()
        playout(state, rng_of("census", seed), LONGEST)
        if not state.over:
            sys.stdout.write(f"the game {seed} goes on and on\n")
            return 1
        counts.update(HEARD.changed)
    labels = [label for label in HEARD.labels if nations.is_playable(label[0])]
    never = [label for label in labels if not counts[label]]
    for code, ability, sentence in never:
        sys.stdout.write(f"never: {code} ability {ability} sentence {sentence}\n")
    rare = sum(0 < counts[label] < 3 for label in labels)
    told = f"{len(never)} never changed anything, {rare} in one or two games only"
    sys.stdout.write(f"{len(labels)} sentences, {games} games: {told}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
