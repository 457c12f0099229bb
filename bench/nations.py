"""How the nations of Imperium fare: `python bench/nations.py [NATION ...]`, each nation and side over seeds 1 to 60.

One bot plays the nation against the same bot, whose nation and side are drawn by lot. Told are the mean of its points,
the share of games it wins (a shared win is shared), the share of its turns that activate, and the share of games in
which it did what only this nation does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from typing import Any, Final

from civitas import registry
from civitas.arena.simulate import LIMIT, derived
from civitas.bots import make_bot
from civitas.bots.play import bot_choice
from civitas.games.imperium.nations import playable_nations
from civitas.games.imperium.state import ACTIVATE, GOODS, TOKENS_ON
from civitas.kernel.events import MOVE, Event, Sink

BOT: Final = "beam:nodes=200,width=8,worlds=2"
SEEDS: Final = range(1, 61)
JOBS: Final = 2

# What a nation does that others do not: a card of its own goes from one of its zones to another. ANY is any zone.
ANY: Final = ""
OWN_WAY: Final[dict[str, tuple[str, str]]] = {
    "arthurians": ("development area", "active quest"),
    "atlanteans": (ANY, "sunken pile"),
    "utopians": ("stack", "play area"),
    "vikings": ("nation deck", ANY),
}
DEVELOPS: Final = ("development area", ANY)
TRADES: Final = ("", "goods on a route")  # of the nations that need Trade Routes


class Watch(Sink):
    """Whether a seat's cards ever went the nation's own way, or it put goods on a route."""

    def __init__(self, state: Any, seat: int, way: tuple[str, str]) -> None:
        super().__init__()
        source, target = way
        named = [(zone.spec.number, zone.spec.name, zone.spec.owner) for zone in state.zones]
        own = {number: name for number, name, owner in named if owner == seat}
        self.sources = {number for number, name in own.items() if source in (ANY, name)}
        self.targets = {number for number, name, _ in named if target in (ANY, name)}
        self.trades = way == TRADES
        self.state = state
        self.seat = seat
        self.seen = False

    def put(self, event: Event) -> None:
        if self.trades:
            laid = event.kind == TOKENS_ON and event.args[1] == GOODS and event.args[2] > 0
            self.seen |= laid and self.state.turn == self.seat
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


def played(nation: str, side: str, seed: int) -> Fare:
    """The nation sits at the first seat in games of odd seeds, at the second in the others."""
    seat = (seed + 1) % 2
    trades = next(entry.needs_trade_routes for entry in playable_nations() if entry.name == nation)
    wish = {f"nation{seat + 1}": nation, f"side{seat + 1}": side, "trade_routes": "yes" if trades else "no"}
    game = registry.game("imperium")
    state: Any = game.new(2, derived(0, seed, "game"), wish)
    watch = state.sink = Watch(state, seat, OWN_WAY.get(nation, TRADES if trades else DEVELOPS))
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


def row(nation: str, side: str, fares: list[Fare]) -> str:
    games = len(fares)
    points = sum(fare.points for fare in fares) / games
    wins = 100 * float(sum(fare.wins for fare in fares)) / games
    active = 100 * sum(fare.activated for fare in fares) / max(1, sum(fare.turns for fare in fares))
    own = 100 * sum(fare.own_way for fare in fares) / games
    figures = f"{points:6.1f} points {wins:5.1f} % won {active:5.1f} % activate {own:5.1f} % own way"
    return f"{nation:14} {side}  {games:3} games {figures}"


def main(tell: Callable[[str], object]) -> None:
    wanted = sys.argv[1:] or [nation.name for nation in playable_nations()]
    with ProcessPoolExecutor(JOBS) as pool:
        for nation in wanted:
            for side in "ab":
                games = [pool.submit(played, nation, side, seed) for seed in SEEDS]
                tell(row(nation, side, [game.result() for game in games]) + "\n")


if __name__ == "__main__":
    main(sys.stdout.write)
