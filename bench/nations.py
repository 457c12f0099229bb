"""How the nations of Imperium fare: `python bench/nations.py [NATION ...]`, each nation and side over seeds 1 to 60.

One bot plays the nation against the same bot, whose nation and side are drawn by lot. Told are the faces of its cards,
those of its steps that one card alone uses, the mean of its points, the share of games it wins (a shared win is
shared), the share of its turns that activate, and the share of games in which it did what only this nation does. The
rows are written to `docs/nations.md`, where those of the other nations stay as they are.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from civitas import registry
from civitas.arena.simulate import LIMIT, derived
from civitas.bots import make_bot
from civitas.bots.play import bot_choice
from civitas.games.imperium.cards import BY_NUMBER
from civitas.games.imperium.nations import Nation, playable_nations
from civitas.games.imperium.state import ACTIVATE, TOKENS_ON
from civitas.games.imperium.step import Step
from civitas.kernel.events import MOVE, Event, Sink

BOT: Final = "beam:nodes=200,width=8,worlds=2"
SEEDS: Final = range(1, 61)
JOBS: Final = 2
TABLE: Final = Path(__file__).parents[1] / "docs" / "nations.md"
ONE_OFFS: Final = "civitas.games.imperium.effects.steps.one_offs"

# What a nation does that others do not: a card of its own goes from one of its zones to another. ANY is any zone.
ANY: Final = ""
DEVELOPS: Final = ("development area", ANY)
LAYS_TOKENS: Final = ("", "tokens on its cards")
OWN_WAY: Final[dict[str, tuple[str, str]]] = {
    "arthurians": ("development area", "active quest"),
    "atlanteans": (ANY, "sunken pile"),
    "cultists": ("stack", "play area"),
    "martians": (ANY, "exile"),
    "polynesians": (ANY, "legends"),
    "taino": LAYS_TOKENS,
    "utopians": ("stack", "play area"),
    "vikings": ("nation deck", ANY),
}
SAID: Final = {
    ("development area", "active quest"): "begins a quest",
    (ANY, "sunken pile"): "sinks a card",
    ("stack", "play area"): "reaches the next stage",
    (ANY, "exile"): "exiles a card of its own",
    (ANY, "legends"): "puts a card into legends",
    ("nation deck", ANY): "takes a card of its nation deck",
    DEVELOPS: "develops",
    LAYS_TOKENS: "lays tokens on a card in its turn",
}
HEAD: Final = f"""# How the nations of Imperium fare

Made by `python bench/nations.py`: `{BOT}` against itself, the rival's nation and side by lot, seeds {SEEDS[0]} to
{SEEDS[-1]}, two seats; nations that need Trade Routes play with them, the others without. *Faces* are those of the
nation's cards, *one-off steps* those that one card alone uses, *active* is the share of its turns that activate, *own
way* the share of games in which it did what the last column says.

| nation | side | faces | one-off steps | games | points | won | active | own way | which is |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""
ROW: Final = re.compile(r"\| ([a-z]+) \| ([ab]) \| .*")


class Watch(Sink):
    """Whether a seat's cards ever went the nation's own way, or it laid tokens on cards in its turn."""

    def __init__(self, state: Any, seat: int, way: tuple[str, str]) -> None:
        super().__init__()
        source, target = way
        named = [(zone.spec.number, zone.spec.name, zone.spec.owner) for zone in state.zones]
        own = {number: name for number, name, owner in named if owner == seat}
        self.sources = {number for number, name in own.items() if source in (ANY, name)}
        self.targets = {number for number, name, _ in named if target in (ANY, name)}
        self.lays = way == LAYS_TOKENS
        self.state = state
        self.seat = seat
        self.seen = False

    def put(self, event: Event) -> None:
        if self.lays:
            self.seen |= event.kind == TOKENS_ON and event.args[2] > 0 and self.state.turn == self.seat
        elif event.kind == MOVE and event.src in self.sources and event.dst in self.targets:
            self.seen = True


class Fare:
    """What one nation and side came to in one game."""

    def __init__(self, points: int, wins: Fraction, turns: int, activated: int, own_way: bool) -> None:
        self.points = points
        self.wins = wins
        self.turns = turns
        self.activated = activated
        self.own_way = own_way


def way_of(nation: Nation) -> tuple[str, str]:
    return OWN_WAY.get(nation.name, LAYS_TOKENS if nation.needs_trade_routes else DEVELOPS)


def played(name: str, side: str, seed: int) -> Fare:
    """The nation sits at the first seat in games of odd seeds, at the second in the others."""
    seat = (seed + 1) % 2
    nation = nations()[name]
    trades = "yes" if nation.needs_trade_routes else "no"
    wish = {f"nation{seat + 1}": name, f"side{seat + 1}": side, "trade_routes": trades}
    game = registry.game("imperium")
    state: Any = game.new(2, derived(0, seed, "game"), wish)
    watch = state.sink = Watch(state, seat, way_of(nation))
    turns = activated = choices = 0
    while state.asking and choices < LIMIT:
        choices += 1
        code = bot_choice(make_bot(BOT, derived(0, seed, f"choice {choices}")), game, state)
        if state.asked == seat and state.asker().kind == "turn":
            turns += 1
            activated += code == ACTIVATE
        state.choose(code)
    winners = state.winners()
    wins = Fraction(int(seat in winners), max(1, len(winners)))
    return Fare(state.scores()[seat], wins, turns, activated, watch.seen)


def nations() -> dict[str, Nation]:
    registry.game("imperium")
    return {nation.name: nation for nation in playable_nations()}


def faces(nation: Nation) -> list[Any]:
    return [card for card in BY_NUMBER.values() if card.code[1:4] == nation.code]


def one_offs(cards: Iterable[Any]) -> int:
    steps = [each for card in cards for ability in card.abilities for word in ability.sentences for each in walk(word)]
    return len({type(step).__name__ for step in steps if type(step).__module__ == ONE_OFFS})


def walk(step: Step) -> list[Step]:
    return [step, *(inner for part in step.parts() for inner in walk(part))]


def row(name: str, side: str, fares: list[Fare]) -> str:
    nation = nations()[name]
    cards = faces(nation)
    games = len(fares)
    points = sum(fare.points for fare in fares) / games
    wins = 100 * float(sum(fare.wins for fare in fares)) / games
    active = 100 * sum(fare.activated for fare in fares) / max(1, sum(fare.turns for fare in fares))
    own = 100 * sum(fare.own_way for fare in fares) / games
    figures = f"{games} | {points:.1f} | {wins:.1f} % | {active:.1f} % | {own:.1f} %"
    return f"| {name} | {side} | {len(cards)} | {one_offs(cards)} | {figures} | {SAID[way_of(nation)]} |"


def write(rows: Iterable[str]) -> None:
    """Puts these rows in the place of those there were, in the order of names."""
    lines = TABLE.read_text("utf-8").splitlines() if TABLE.exists() else []
    kept = {match.groups(): line for line in [*lines, *rows] if (match := ROW.fullmatch(line))}
    TABLE.write_text(HEAD + "".join(f"{kept[key]}\n" for key in sorted(kept)), "utf-8")


def main(tell: Callable[[str], object]) -> None:
    with ProcessPoolExecutor(JOBS) as pool:
        for name in sys.argv[1:] or nations():
            for side in "ab":
                games = [pool.submit(played, name, side, seed) for seed in SEEDS]
                made = row(name, side, [game.result() for game in games])
                write([made])
                tell(made + "\n")


if __name__ == "__main__":
    main(sys.stdout.write)
