"""Many games between bots, and what came of them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

from civitas import registry
from civitas.arena.match import Tally, count_result, empty_tally, play
from civitas.arena.workers import in_processes
from civitas.bots import Bot, make_bot
from civitas.bots.collector import collector_off
from civitas.kernel.errors import OptionError
from civitas.kernel.node import NOBODY
from civitas.kernel.origin import Options
from civitas.kernel.rng import SEED_BITS, check_seed

LIMIT: Final = 100_000
LARGEST_PART: Final = 50
PARTS_A_JOB: Final = 8
TIMINGS: Final = ("seconds", "games_per_second", "decisions_per_second")


class Report(Struct, frozen=True):
    """What came of the games.

    `choices` counts all answers, `decisions` those with two or more options, `branching` the options of a decision,
    `length` the choices of a game. Scores are means. Wins are exact: a fraction in text, such as `7` or `31/2`, a win
    shared by two being half a win each. Bots are told apart by their spec; `seats_by_bot` is how often each took a
    seat. `automaton` is the seat that the game's automaton has, if one plays; no bot has it. `capped` games were
    stopped at `limit` choices or ended without a winner: their scores count as they stood.
    """

    game: str
    seats: int
    bots: list[str]
    seed: str
    options: Options
    games: int
    choices: int
    decisions: int
    branching: float
    length: float
    scores: list[float]
    scores_by_bot: dict[str, float]
    wins_by_seat: list[str]
    wins_by_bot: dict[str, str]
    seats_by_bot: dict[str, int]
    automaton: int | None
    capped: int
    limit: int
    seconds: float
    games_per_second: float
    decisions_per_second: float

    def to_json(self) -> str:
        """All but the timings, which differ from run to run: the same arguments give the same text anywhere."""
        data = msgspec.to_builtins(self)
        for name in TIMINGS:
            del data[name]
        return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


class Part(Struct, frozen=True):
    """Some of the games, as a worker is told."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    options: Options
    limit: int
    first: int
    after: int


def simulate(
    game_name: str,
    games: int,
    seats: int,
    bots: list[str],
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    limit: int = LIMIT,
) -> Report:
    """Plays the games and reports. `progress` hears how many games are done.

    The result is the same for any number of jobs, as long as no bot thinks by the clock (`search:ms=...`). Fewer
    bots than seats are repeated round the table, and the table turns by one seat a game.
    """
    chosen = registry.game(game_name).options(seats, options or {})
    number = check_seed(seed)
    chairs = len(chairs_of(game_name, seats, chosen))
    check(games, seats, chairs, bots, jobs, limit)
    size = min(LARGEST_PART, max(1, games // (jobs * PARTS_A_JOB)))
    parts = [
        Part(game_name, seats, bots, number, chosen, limit, first, min(games, first + size))
        for first in range(0, games, size)
    ]
    start = perf_counter()
    total = empty_tally(seats, len(bots))
    for tally in in_processes(play_part, parts, jobs) if jobs > 1 else map(play_part, parts):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    return report(parts[0], total, perf_counter() - start)


def chairs_of(game_name: str, seats: int, options: Options) -> list[int]:
    """The seats that bots take: all but that of an automaton."""
    silent = registry.game(game_name).plays_itself(options)
    return [seat for seat in range(seats) if seat != silent]


def check(games: int, seats: int, chairs: int, bots: list[str], jobs: int, limit: int) -> None:
    """Refuses what cannot be simulated before anything starts; bots can take so many chairs."""
    for name, value in (("number of games", games), ("number of jobs", jobs), ("limit of choices", limit)):
        if value < 1:
            raise OptionError(f"The {name} must be at least 1; {value} is not.")
    if not 1 <= len(bots) <= chairs:
        where = f"At a table with {seats} seats" + (" and an automaton" if chairs < seats else "")
        raise OptionError(f"{where} 1 to {chairs} bots can play; {len(bots)} cannot.")
    for spec in bots:
        make_bot(spec, 0)


def play_part(part: Part) -> Tally:
    """Plays some of the games, in this process."""
    tally = empty_tally(part.seats, len(part.bots))
    with collector_off():
        for number in range(part.first, part.after):
            try:
                play_one(part, number, tally)
            except Exception as fault:
                fault.add_note(f"This was in game {number} of the simulation, {part.game} with seed {part.seed}.")
                raise
    return tally


def play_one(part: Part, number: int, tally: Tally) -> None:
    game = registry.game(part.game)
    state = game.new(part.seats, derived(part.seed, number, "game"), part.options)
    chairs = chairs_of(part.game, part.seats, part.options)
    table = [NOBODY] * part.seats
    players: list[Bot | None] = [None] * part.seats
    for place, seat in enumerate(chairs):
        table[seat] = (place + number) % len(chairs) % len(part.bots)
        players[seat] = make_bot(part.bots[table[seat]], derived(part.seed, number, f"seat {seat}"))
    play(game, state, players, part.limit, tally)
    count_result(state, table, tally)


def derived(seed: int, number: int, purpose: str) -> int:
    """A seed for one purpose in one game: it depends on nothing else, so games can be played anywhere in any order."""
    text = f"{seed} {number} {purpose}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BITS // 8).digest(), "big")


def report(part: Part, total: Tally, seconds: float) -> Report:
    """The tally in figures. All divisions are of exact sums, so they come out the same everywhere."""
    chairs = chairs_of(part.game, part.seats, part.options)
    table = [place % len(part.bots) for place in range(len(chairs))]
    taken = [table.count(bot) * total.games for bot in range(len(part.bots))]
    seats_by_bot = by_spec(part.bots, taken)
    scores_by_bot = by_spec(part.bots, total.scores_by_bot)
    wins_by_bot = by_spec(part.bots, total.wins_by_bot)
    return Report(
        game=part.game,
        seats=part.seats,
        bots=part.bots,
        seed=str(part.seed),
        options=part.options,
        games=total.games,
        choices=total.choices,
        decisions=total.decisions,
        branching=mean(total.options, total.decisions),
        length=mean(total.choices, total.games),
        scores=[mean(score, total.games) for score in total.scores_by_seat],
        scores_by_bot={spec: mean(score, seats_by_bot[spec]) for spec, score in scores_by_bot.items()},
        wins_by_seat=[str(Fraction(wins, total.unit)) for wins in total.wins_by_seat],
        wins_by_bot={spec: str(Fraction(wins, total.unit)) for spec, wins in wins_by_bot.items()},
        seats_by_bot=seats_by_bot,
        automaton=next((seat for seat in range(part.seats) if seat not in chairs), None),
        capped=total.capped,
        limit=part.limit,
        seconds=seconds,
        games_per_second=total.games / seconds,
        decisions_per_second=total.decisions / seconds,
    )


def by_spec(bots: list[str], values: Iterable[int]) -> dict[str, int]:
    """Sums over the bots with the same spec, in the order they were named."""
    out: dict[str, int] = {}
    for spec, value in zip(bots, values, strict=True):
        out[spec] = out.get(spec, 0) + value
    return out


def mean(total: int, count: int) -> float:
    return round(total / count, 4) if count else 0.0
