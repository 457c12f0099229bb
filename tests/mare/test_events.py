"""The public log tells everything: whoever writes it down has the table before them, without ever looking at it."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.mare.actions.conquest import CLAIMED, OCCUPYING, PILLAGED
from civitas.games.mare.box import BOX, TILES
from civitas.games.mare.chart import NONE, Chart
from civitas.games.mare.game import GAME
from civitas.games.mare.powers import CHEAP_LEGION, giver
from civitas.games.mare.state import A_FORTRESS, BOOK, LEGION, MOST_SEATS, TRADE, TRIREME, State
from civitas.kernel.events import GAME_EVENTS, MOVE, REVEAL, UNSEEN, Event, Sink
from civitas.kernel.game import View
from civitas.testing.positions import pick, rng_of
from mare.scenario import MareScenario, with_tiles

EVERY = 10
GAMES = 4
BUILDING = 3
MOVING = 4
UNITS = {LEGION: "legions", A_FORTRESS: "fortresses", TRIREME: "triremes"}
# Powers that work once a round, in the order of their bits.
ONCE_A_ROUND = ("hammurabi", "spartacus", "gilgamesh", "lighthouse", "penthesilea", "queen_of_sheba")
# What the mover has done so far. It is wiped when its turn starts, after it was asked what to convert.
OF_THE_TURN = ("legions moved", "triremes moved", "battles fought", "sea battles fought", "conquests made")


class Ledger:
    """What a spectator knows who saw the table once, at the start, and from then on only reads the log.

    It reads the events that have a line in the log; the kernel's own note of every counter that changes is left out,
    so a deed that is not told, or told twice, shows as a difference.
    """

    def __init__(self, view: View, chart: Chart) -> None:
        self.chart = chart
        self.rows = {name: [value or 0 for value in row] for name, row in view.counters.items()}
        self.zones = {zone.number: (zone.name, zone.owner) for zone in view.zones}
        self.sizes = {zone.number: zone.size for zone in view.zones}
        self.open = {zone.number: Counter(zone.cards) for zone in view.zones if zone.name in public_zones()}
        self.to_roll: list[tuple[int, int]] = []
        self.told: set[str] = set()

    def read(self, event: Event) -> None:
        if event.kind == MOVE:
            self.move(event.args[0], event.src, event.dst)
        elif event.kind == REVEAL:
            self.rows["last takes"] = [0] * 4
        elif event.kind >= GAME_EVENTS:
            name = BOOK.event_name(event.kind)
            self.told.add(name)
            getattr(self, f"on_{name.replace('-', '_')}")(event.seat, *event.args)

    def same_as(self, view: View) -> bool:
        """Whether the table is as it was written down."""
        asked_first = view.question is not None and view.question.kind == "convert"
        for name, row in view.counters.items():
            if not (asked_first and name in OF_THE_TURN):
                assert self.rows[name] == row, name
        for zone in view.zones:
            assert self.sizes[zone.number] == zone.size, zone.name
            if zone.number in self.open:
                assert self.open[zone.number] == Counter(zone.cards), zone.name
        return True

    def move(self, card: int, src: int, dst: int) -> None:
        self.sizes[src] -= 1
        self.sizes[dst] += 1
        for zone, change in ((src, -1), (dst, 1)):
            if zone in self.open:
                assert card != UNSEEN
                self.open[zone][card] += change
        (here, victim), (there, taker) = self.zones[src], self.zones[dst]
        if here.endswith("offer") and there.endswith("taken"):
            self.rows["last takes"] = [taker + 1, victim + 1, *self.rows["last takes"][:2]]

    def stock(self, seat: int) -> int:
        return sum(
            self.sizes[n] for n, zone in self.zones.items() if zone in (("stock", seat), ("legendary stock", seat))
        )

    def add(self, unit: int, place: int, seat: int, change: int) -> None:
        where = place - self.chart.provinces if unit == TRIREME else place
        self.rows[UNITS[unit]][where * MOST_SEATS + seat] += change

    def use(self, seat: int, tile: int) -> None:
        if tile != NONE:
            power = ONCE_A_ROUND.index(BOX.tile[tile].id)
            assert not self.rows["powers used"][seat] >> power & 1
            self.rows["powers used"][seat] |= 1 << power

    def take_turn(self, seat: int) -> None:
        assert not self.rows["turns taken"][0] >> seat & 1
        self.rows["turns taken"][0] |= 1 << seat

    def wipe(self, *names: str) -> None:
        for name in names:
            self.rows[name] = [0] * len(self.rows[name])

    # Rounds and phases.

    def on_round(self, _seat: int, number: int) -> None:
        assert self.rows["round"] == [number - 1]
        self.rows["round"] = [number]
        self.rows["control at the start of the round"] = self.rows["control"].copy()
        self.wipe("powers used")

    def on_phase(self, _seat: int, phase: int) -> None:
        self.rows["phase"] = [phase]
        if phase in (BUILDING, MOVING):
            self.wipe("turns taken")
        if phase == MOVING:
            self.rows["last peace with"] = self.rows["peace with"].copy()
            self.wipe("peace with")

    def on_capped(self, _seat: int, rounds: int) -> None:
        assert self.rows["round"] == self.rows["rounds"] == [rounds]

    def on_victory(self, seat: int, kind: int) -> None:
        assert not self.rows["victory"][seat]
        self.rows["victory"][seat] = kind

    # Trade.

    def on_number(self, seat: int, number: int) -> None:
        assert self.rows["titles"][TRADE] == seat + 1
        token = next(i for i, sides in enumerate(BOX.trade.tokens) if number in sides)
        used = self.rows["trade tokens used"][0] | 1 << token
        self.rows["trade tokens used"] = [0 if used == (1 << len(BOX.trade.tokens)) - 1 else used]
        self.rows["trade number"] = [number]
        self.rows["offers due"] = [min(number, self.stock(each)) for each in range(len(self.rows["offers due"]))]

    def on_own_number(self, seat: int, number: int, tile: int) -> None:
        assert tile == TILES["antigone"]
        self.rows["offers due"][seat] = number

    # Building.

    def on_builder(self, _seat: int, named: int) -> None:
        self.take_turn(named)

    def on_first(self, _seat: int, tile: int) -> None:
        assert tile == TILES["perseus"]

    def on_control(self, seat: int, province: int, tile: int) -> None:
        assert not self.rows["control"][province]
        self.rows["control"][province] = seat + 1
        self.use(seat, tile)

    def on_unit_built(self, seat: int, unit: int, place: int, tile: int) -> None:
        self.add(unit, place, seat, 1)
        self.use(seat, tile)

    def on_levied(self, seat: int, province: int, legions: int, tile: int) -> None:
        self.add(LEGION, province, seat, legions)
        self.use(seat, tile)

    def on_built(self, _seat: int, icon: int) -> None:
        assert not self.rows["buildings"][icon]
        self.rows["buildings"][icon] = 1

    def on_copied(self, seat: int, tile: int) -> None:
        assert not self.rows["copied power"][seat]
        self.rows["copied power"][seat] = tile + 1

    # Moving and battle.

    def on_peace(self, seat: int, other: int, tile: int) -> None:
        assert tile == TILES["statue_of_zeus"]
        assert not self.rows["peace with"][seat]
        self.rows["peace with"][seat] = other + 1

    def on_went_home(self, seat: int, src: int, dst: int, legions: int) -> None:
        self.add(LEGION, src, seat, -legions)
        self.add(LEGION, dst, seat, legions)

    def on_mover(self, _seat: int, named: int) -> None:
        self.take_turn(named)
        self.wipe(*OF_THE_TURN)

    def on_sailed(self, seat: int, src: int, dst: int) -> None:
        self.add(TRIREME, src, seat, -1)
        self.add(TRIREME, dst, seat, 1)
        self.rows["triremes moved"][dst - self.chart.provinces] += 1

    def on_marched(self, seat: int, src: int, dst: int) -> None:
        self.add(LEGION, src, seat, -1)
        self.add(LEGION, dst, seat, 1)
        self.rows["legions moved"][dst] += 1

    def on_battle(self, seat: int, other: int, place: int) -> None:
        at_sea = place >= self.chart.provinces
        fought = self.rows["sea battles fought" if at_sea else "battles fought"]
        assert not fought[place - self.chart.provinces * at_sea]
        assert not self.to_roll
        fought[place - self.chart.provinces * at_sea] = 1
        self.to_roll = [(seat, place), (other, place)]

    def on_battle_roll(self, seat: int, total: int, hits: int, place: int) -> None:
        assert self.to_roll.pop(0) == (seat, place)
        assert hits == total // BOX.battle.hit

    def on_unit_lost(self, seat: int, unit: int, place: int, lost: int) -> None:
        assert lost > 0
        assert not self.to_roll
        self.add(unit, place, seat, -lost)

    # Conquest.

    def on_occupied(self, seat: int, icon: int) -> None:
        assert not self.rows["occupied icons"][icon]
        self.rows["occupied icons"][icon] = seat + 1
        self.rows["conquests made"][self.chart.icon_province[icon]] = OCCUPYING

    def on_occupied_control(self, seat: int, province: int) -> None:
        assert not self.rows["occupied control"][province]
        self.rows["occupied control"][province] = seat + 1
        self.rows["conquests made"][province] = CLAIMED

    def on_settled(self, seat: int, icon: int, tile: int) -> None:
        assert tile == TILES["circe"]
        assert not self.rows["buildings"][icon]
        assert not self.rows["occupied icons"][icon]
        self.rows["occupied icons"][icon] = seat + 1

    def on_left(self, seat: int, icon: int) -> None:
        assert self.rows["occupied icons"][icon] == seat + 1
        self.rows["occupied icons"][icon] = 0

    def on_left_control(self, seat: int, province: int) -> None:
        assert self.rows["occupied control"][province] == seat + 1
        self.rows["occupied control"][province] = 0

    def on_pillaged(self, seat: int, icon: int) -> None:
        assert self.rows["buildings"][icon]
        self.rows["buildings"][icon] = 0
        self.rows["occupied icons"][icon] = seat + 1
        self.rows["conquests made"][self.chart.icon_province[icon]] = PILLAGED

    def on_converted(self, seat: int, province: int, former: int, replaced: int) -> None:
        assert self.rows["control"][province] == former + 1
        self.rows["control"][province] = (seat + 1) * replaced
        self.rows["occupied control"][province] = 0

    def on_given_up(self, seat: int, province: int, tile: int) -> None:
        self.add(LEGION, province, seat, -1)
        self.use(seat, tile)

    # Leadership.

    def on_title(self, seat: int, track: int, former: int) -> None:
        assert self.rows["titles"][track] == former + 1
        self.rows["titles"][track] = seat + 1
        if track == TRADE and former != seat:
            self.rows["trade tokens used"] = [0]


def public_zones() -> tuple[str, ...]:
    return ("supply", "display", "tiles", "offer", "legendary offer", "taken", "legendary taken")


def read_on(ledger: Ledger, s: State) -> None:
    """The spectator reads what has been logged since it last did."""
    assert s.sink is not None
    for event in s.sink.events:
        seen = event.as_seen_by(1 << s.seats)
        if seen is not None:
            ledger.read(seen)
    s.sink = Sink()


def follow(s: State, seed: int) -> Ledger:
    """Plays the game to its end at random, with a spectator who reads the log and now and then checks it."""
    ledger = Ledger(GAME.view(s, None), s.chart)
    rng = rng_of("ledger", s.seats, seed)
    s.sink = Sink()
    choices = 0
    while s.asking:
        s.choose(pick(s, rng))
        read_on(ledger, s)
        choices += 1
        if choices % EVERY == 0 or s.over:
            assert ledger.same_as(GAME.view(s, None))
    return ledger


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_can_be_rebuilt_from_the_public_log_alone(seats: int) -> None:
    for seed in range(GAMES):
        ledger = follow(GAME.new(seats, seed), seed)
        assert any(ledger.rows["victory"])


def test_so_it_can_with_many_heroes_and_wonders_at_the_table() -> None:
    told: set[str] = set()
    for seats in (3, 4, 5):
        for seed in range(GAMES):
            told |= follow(with_tiles(seats, seed), seed).told
    assert set(BOOK.events) - told <= {"capped", "given-up", "first", "copied"}


def test_so_it_can_when_a_game_ends_at_its_limit_of_rounds() -> None:
    assert "capped" in follow(GAME.new(4, 1, {"rounds": 2}), 1).told


def test_so_it_can_when_the_queen_of_sheba_gives_up_a_legion() -> None:
    t = MareScenario().no_units().tiles("rome", "queen_of_sheba").legions("cyrenaica", "rome", 1)
    t.move_turn("rome").done("march")
    ledger = Ledger(GAME.view(t.state, None), t.state.chart)
    t.state.sink = Sink()
    t.claim("cyrenaica").answer("convert-at-once", 0)
    read_on(ledger, t.state)
    assert "given-up" in ledger.told
    assert ledger.same_as(GAME.view(t.state, None))


def test_without_a_log_nothing_is_worked_out_for_it() -> None:
    t = MareScenario().tiles("rome", "spartacus")
    assert giver(t.state, CHEAP_LEGION, t.seat("rome")) == NONE
    t.state.sink = Sink()
    assert giver(t.state, CHEAP_LEGION, t.seat("rome")) == TILES["spartacus"]
    assert giver(t.state, CHEAP_LEGION, t.seat("egypt")) == NONE
