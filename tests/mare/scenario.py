"""Positions of Mare Nostrum in its own words, for tests and examples.

Seats are named by their empires, places by their ids in the map file. An icon is a city's id, or the province and what
stands there: "latium:wine", "latium:market", "latium:temple". A resource is a good's id, "coin", or
"legendary_" and the good's id.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, Self

from civitas.games.mare.actions.battle import LOSE_FORTRESS, LOSE_LEGION, OPPONENT
from civitas.games.mare.actions.build import (
    BUILD_PHASE,
    BUILD_TURN,
    BUILDING_ON,
    CHEAP_FORTRESS_IN,
    CHEAP_LEGION_IN,
    CHEAP_TRIREME_IN,
    CONTROL_IN,
    FORTRESS_IN,
    FREE_CONTROL_IN,
    LEGION_IN,
    LEVY,
    TILE_AT,
    TRIREME_IN,
)
from civitas.games.mare.actions.collect import COLLECT
from civitas.games.mare.actions.conquest import OCCUPY_CONTROL, OCCUPY_ICON, PILLAGE_ICON
from civitas.games.mare.actions.movement import FROM_PROVINCE, FROM_SEA
from civitas.games.mare.actions.payment import (
    COINS_AND_A_GOOD,
    COINS_ONLY,
    GOODS_AND_A_COIN,
    GOODS_ONLY,
    GOODS_WITH_A_PAIR,
)
from civitas.games.mare.actions.trade import TAKE, TRADE_PHASE
from civitas.games.mare.box import BOX, GOODS, TILES
from civitas.games.mare.chart import CARAVAN, MARKET, TEMPLE
from civitas.games.mare.flow import LEADERSHIP_PHASE, MOVE_PHASE, MOVE_TURN
from civitas.games.mare.game import GAME
from civitas.games.mare.state import (
    BUILT,
    CLAIM,
    COIN,
    CONTROL,
    CONTROL_AT_START,
    COPIED,
    CULTURE,
    DISPLAY,
    FACE_DOWN,
    FORTRESS,
    LEGEND,
    LEGEND_OFFER,
    LEGEND_STOCK,
    LEGEND_TAKEN,
    LEGION_ON,
    LEGIONS,
    MILITARY,
    MOST_SEATS,
    OFFER,
    PHASE,
    PILE,
    SPENT,
    STOCK,
    SUPPLY,
    TAKEN,
    TILE,
    TILES_OF,
    TITLE,
    TOKENS_USED,
    TRADE,
    TRIREMES,
    WON,
    State,
)
from civitas.kernel.frame import GROUND
from civitas.kernel.machine import NO_COMMITS
from civitas.kernel.node import NO_SOURCE, PASS
from civitas.kernel.rng import Rng
from civitas.testing.positions import rng_of
from civitas.testing.scenario import Scenario

TABLES: Final = {
    3: ("rome", "greece", "carthage"),
    4: ("rome", "greece", "egypt", "carthage"),
    5: ("rome", "greece", "babylon", "egypt", "carthage"),
}
TRACKS: Final = {"trade": TRADE, "culture": CULTURE, "military": MILITARY}
GOOD_NAMES: Final = [good.id for good in BOX.good]
BUILDS_IN_PROVINCE: Final = {
    "control": CONTROL_IN,
    "free control": FREE_CONTROL_IN,
    "legion": LEGION_IN,
    "cheap legion": CHEAP_LEGION_IN,
    "fortress": FORTRESS_IN,
    "cheap fortress": CHEAP_FORTRESS_IN,
}
BUILDS_IN_SEA: Final = {"trireme": TRIREME_IN, "cheap trireme": CHEAP_TRIREME_IN}
PYRAMIDS: Final = TILE + TILES["pyramids"]
DIE: Final = BOX.battle.faces


@cache
def seed_of_dice(faces: tuple[int, ...]) -> int:
    """The first seed whose next rolls come out like this."""
    rng = Rng()
    for seed in range(5_000_000):
        rng.seed(seed)
        if all(rng.below(DIE) + 1 == face for face in faces):
            return seed
    raise ValueError(f"no seed found that rolls {faces}")


def token_of(name: str) -> int:
    if name == "coin":
        return COIN
    if name.startswith("legendary_"):
        return LEGEND + GOODS[name.removeprefix("legendary_")]
    return GOODS[name]


def name_of(token: int) -> str:
    if token == COIN:
        return "coin"
    return f"legendary_{GOOD_NAMES[token - LEGEND]}" if token >= LEGEND else GOOD_NAMES[token]


def with_tiles(seats: int, seed: int) -> State:
    """A new game in which every seat has two heroes or wonders more, so that their questions are met."""
    s = GAME.new(seats, seed, {"tiles": "all"})
    tiles = s.zone(DISPLAY, 0).cards()
    rng = rng_of("tiles", seats, seed)
    for seat in range(seats):
        for _ in range(2):
            card = tiles.pop(rng.below(len(tiles) - 1))  # the last are the Pyramids
            s.zone(DISPLAY, 0).take(card)
            s.zone(TILES_OF, seat).put(card, False)
    return s


class MareScenario(Scenario[State]):
    """A table with every empire at its seat of the standard order, at the first question; then say what differs."""

    def __init__(self, seats: int = 5, seed: int = 1, **options: object) -> None:
        chosen: dict[str, object] = {f"empire{i + 1}": name for i, name in enumerate(TABLES[seats])}
        super().__init__(GAME, seats, seed, **{**chosen, **options})

    # Names.

    def seat(self, empire: str) -> int:
        return self.state.chart.empire_ids.index(empire)

    def province(self, name: str) -> int:
        return self.state.chart.province_ids.index(name)

    def sea(self, name: str) -> int:
        return self.state.chart.sea_ids.index(name)

    def icon(self, name: str) -> int:
        chart = self.state.chart
        if ":" not in name:
            return chart.city_ids.index(name)
        place, what = name.split(":")
        for icon in chart.icons[self.province(place)]:
            kind = chart.icon_kind[icon]
            if (kind == MARKET and what == "market") or (kind == TEMPLE and what == "temple"):
                return icon
            if kind == CARAVAN and GOODS.get(what) == chart.icon_good[icon]:
                return icon
        raise ValueError(f"there is no icon {name!r}")

    # What lies where.

    def control(self, province: str, empire: str, since_start: bool = True) -> Self:
        """Who controls it, "" nobody; unless said otherwise since the start of the round."""
        number = self.seat(empire) + 1 if empire else 0
        self.state.put(CONTROL + self.province(province), number)
        if since_start:
            self.state.put(CONTROL_AT_START + self.province(province), number)
        return self

    def legions(self, province: str, empire: str, count: int) -> Self:
        self.state.put(LEGIONS + self.province(province) * MOST_SEATS + self.seat(empire), count)
        return self

    def fortress(self, province: str, empire: str, count: int = 1) -> Self:
        self.state.put(FORTRESS + self.province(province) * MOST_SEATS + self.seat(empire), count)
        return self

    def triremes(self, sea: str, empire: str, count: int) -> Self:
        self.state.put(TRIREMES + self.sea(sea) * MOST_SEATS + self.seat(empire), count)
        return self

    def no_units(self) -> Self:
        """The map without legions, fortresses and triremes."""
        for base, places in ((LEGIONS, 32), (FORTRESS, 32), (TRIREMES, 12)):
            for at in range(places * MOST_SEATS):
                self.state.put(base + at, 0)
        return self

    def built(self, *icons: str, standing: bool = True) -> Self:
        for icon in icons:
            self.state.put(BUILT + self.icon(icon), int(standing))
        return self

    def bare(self, *provinces: str) -> Self:
        """No buildings there; without names, nowhere."""
        chart = self.state.chart
        for name in provinces or tuple(chart.province_ids):
            for icon in chart.icons[self.province(name)]:
                self.state.put(BUILT + icon, 0)
        return self

    def occupied(self, empire: str, *icons: str) -> Self:
        """The empire's legions stand on these icons."""
        for icon in icons:
            self.state.put(LEGION_ON + self.icon(icon), self.seat(empire) + 1)
        return self

    def claimed(self, province: str, empire: str) -> Self:
        """The empire's legion stands on the control marker."""
        self.state.put(CLAIM + self.province(province), self.seat(empire) + 1)
        return self

    def stock(self, empire: str, **resources: int) -> Self:
        """Exactly these resources behind the screen; they come from the supply and the legendary pile."""
        s, seat = self.state, self.seat(empire)
        for token in s.zone(STOCK, seat).cards():
            s.zone(STOCK, seat).take(token)
            s.zone(SUPPLY, 0).put(token, False)
        for token in s.zone(LEGEND_STOCK, seat).cards():
            s.zone(LEGEND_STOCK, seat).take(token)
            s.zone(PILE, 0).put(token, False)
        for name, amount in resources.items():
            token = token_of(name)
            legendary = token >= LEGEND
            for _ in range(amount):
                s.zone(PILE if legendary else SUPPLY, 0).take(token)
                s.zone(LEGEND_STOCK if legendary else STOCK, seat).put(token, False)
        return self

    def no_stocks(self) -> Self:
        for empire in self.state.chart.empire_ids:
            self.stock(empire)
        return self

    def supply(self, resource: str, amount: int) -> Self:
        """So many left in the supply; the rest is put out of the game."""
        zone = self.state.zone(SUPPLY, 0)
        for _ in range(zone.count(token_of(resource)) - amount):
            zone.take(token_of(resource))
        return self

    def legendary(self, pile: tuple[str, ...], discards: tuple[str, ...] = ()) -> Self:
        """The legendary pile, bottom first, and its discards; other legendary goods are put out of the game."""
        self.state.zone(PILE, 0).fill([LEGEND + GOODS[name] for name in pile])
        self.state.zone(SPENT, 0).fill([LEGEND + GOODS[name] for name in discards])
        return self

    def tiles(self, empire: str, *names: str) -> Self:
        """The empire has these tiles besides those it has; they come from wherever they are."""
        s = self.state
        for name in names:
            card = TILE + TILES[name]
            homes = [s.zone(DISPLAY, 0), s.zone(FACE_DOWN, 0), *(s.zone(TILES_OF, seat) for seat in range(s.seats))]
            next(zone for zone in homes if zone.count(card)).take(card)
            s.zone(TILES_OF, self.seat(empire)).put(card, False)
        return self

    def without(self, empire: str, *names: str) -> Self:
        """The empire's tiles of these names are put out of the game."""
        for name in names:
            self.state.zone(TILES_OF, self.seat(empire)).take(TILE + TILES[name])
        return self

    def copied(self, empire: str, tile: str) -> Self:
        """The empire's Castor & Pollux have copied this tile."""
        self.state.put(COPIED + self.seat(empire), TILES[tile] + 1)
        return self

    def display(self, *names: str) -> Self:
        """Exactly these tiles face up, besides the Pyramids."""
        s = self.state
        display, hidden = s.zone(DISPLAY, 0), s.zone(FACE_DOWN, 0)
        for card in display.cards():
            if card != PYRAMIDS:
                display.take(card)
                hidden.put(card, True)
        for name in names:
            hidden.take(TILE + TILES[name])
            display.put(TILE + TILES[name], False)
        return self

    def title(self, track: str, empire: str) -> Self:
        self.state.put(TITLE + TRACKS[track], self.seat(empire) + 1)
        return self

    def dice(self, *faces: int) -> Self:
        """The next dice come out like this: the active player's, then its opponent's."""
        Rng.seed(self.state, seed_of_dice(faces))
        return self

    # Jumping to a phase or turn. When it has ended the game is over, unless another is started.

    def start(self, program: int, seat: int, phase: int) -> Self:
        s = self.state
        s.top = GROUND
        s.resting = s.over = False
        s.commits = NO_COMMITS
        s.committed = 0
        s.put(PHASE, phase)
        s.call(program, seat, seat, NO_SOURCE)
        s.advance()
        return self

    def collect(self) -> Self:
        return self.start(COLLECT, 0, 1)

    def trade(self) -> Self:
        return self.start(TRADE_PHASE, 0, 2)

    def build_phase(self) -> Self:
        return self.start(BUILD_PHASE, 0, 3)

    def build_turn(self, empire: str) -> Self:
        return self.start(BUILD_TURN, self.seat(empire), 3)

    def move_phase(self) -> Self:
        return self.start(MOVE_PHASE, 0, 4)

    def move_turn(self, empire: str) -> Self:
        return self.start(MOVE_TURN, self.seat(empire), 4)

    def leadership(self) -> Self:
        return self.start(LEADERSHIP_PHASE, 0, 5)

    # Playing on.

    @property
    def kind(self) -> str:
        """The kind of the pending question, "" when there is none."""
        question = self.state.question
        return question.kind if question is not None else ""

    @property
    def asked(self) -> str:
        """The empire that is asked, "" when none is."""
        return self.state.chart.empire_ids[self.state.asked] if self.state.asking else ""

    def done(self, *kinds: str) -> Self:
        """Passes at questions of these kinds, in this order."""
        for kind in kinds:
            self.answer(kind, PASS)
        return self

    def skip_to(self, kind: str) -> Self:
        """Passes until a question of this kind is asked."""
        while self.kind != kind:
            assert self.state.asking, f"nothing of kind {kind!r} was asked"
            assert PASS in self.state.options, f"{self.kind!r} is asked before {kind!r} and cannot be passed"
            self.state.choose(PASS)
        return self

    def finish(self) -> Self:
        """Plays to the end of the program: passes, or takes the first option where it cannot."""
        while self.state.asking:
            self.state.choose(self.state.options[0])
        return self

    def choose_empire(self, kind: str, empire: str) -> Self:
        """Names a player: the next builder or mover, the holder of a title, a partner in peace."""
        return self.answer(kind, self.seat(empire))

    # Trading.

    def offer(self, empire: str, *resources: str) -> Self:
        return self.answer("offer", *sorted(token_of(name) for name in resources), seat=self.seat(empire))

    def take(self, taker: str, victim: str, resource: str) -> Self:
        return self.answer("take", self.seat(victim) * TAKE + token_of(resource), seat=self.seat(taker))

    def takeable(self) -> set[tuple[str, str]]:
        """From whom the asked player may take what."""
        assert self.kind == "take"
        names = self.state.chart.empire_ids
        return {(names[code // TAKE], name_of(code % TAKE)) for code in self.state.options}

    # Building.

    def build_code(self, what: str, where: str = "") -> int:
        if what in BUILDS_IN_PROVINCE:
            return BUILDS_IN_PROVINCE[what] + self.province(where)
        if what in BUILDS_IN_SEA:
            return BUILDS_IN_SEA[what] + self.sea(where)
        if what == "building":
            return BUILDING_ON + self.icon(where)
        if what == "levy":
            return LEVY
        return TILE_AT + TILES[what]

    def can_build(self, what: str, where: str = "") -> bool:
        assert self.kind == "build", f"asked {self.kind!r}"
        return self.build_code(what, where) in self.state.options

    def build(self, what: str, where: str = "", pay: str = "") -> Self:
        """Builds a unit, control, a building or a tile and pays with these resources, if any are named."""
        self.answer("build", self.build_code(what, where))
        return self.pay(*pay.split()) if pay else self

    def pay(self, *resources: str) -> Self:
        """Pays with exactly these: "coin", "3coin", goods. The kind of set is told from them."""
        tokens: list[int] = []
        for text in resources:
            name = text.lstrip("0123456789")
            tokens += [token_of(name)] * int(text.removesuffix(name) or 1)
        if self.kind == "cheap":
            assert len(tokens) == 1
            return self.answer("cheap", tokens[0])
        coins = tokens.count(COIN)
        goods = sorted((t for t in tokens if t != COIN), key=lambda t: t - LEGEND if t >= LEGEND else t)
        types = [t - LEGEND if t >= LEGEND else t for t in goods]
        twice = [t for t, n in Counter(types).items() if n > 1]
        if twice:
            way = GOODS_WITH_A_PAIR
        elif not goods:
            way = COINS_ONLY
        elif not coins:
            way = GOODS_ONLY
        else:
            way = COINS_AND_A_GOOD if coins >= len(goods) else GOODS_AND_A_COIN
        self.answer("way", way)
        if twice:
            self.answer("pair", twice[0])
            goods.pop(types.index(twice[0]))
        for good in goods:
            self.answer("good", good)
        return self

    # Moving, fighting, conquering.

    def sail(self, src: str, dst: str) -> Self:
        return self.answer("sail", self.sea(src) * FROM_SEA + self.sea(dst))

    def march_code(self, src: str, dst: str) -> int:
        return self.province(src) * FROM_PROVINCE + self.province(dst)

    def can_march(self, src: str, dst: str) -> bool:
        assert self.kind == "march", f"asked {self.kind!r}"
        return self.march_code(src, dst) in self.state.options

    def march(self, src: str, dst: str, legions: int = 1) -> Self:
        """Legions go, sea moves and sea battles before it being passed."""
        self.skip_to("march")
        return self.answer("march", *[self.march_code(src, dst)] * legions)

    def fight(self, province: str, enemy: str) -> Self:
        return self.answer("battle", self.province(province) * OPPONENT + self.seat(enemy))

    def fight_at_sea(self, sea: str, enemy: str) -> Self:
        return self.answer("sea-battle", self.sea(sea) * OPPONENT + self.seat(enemy))

    def lose(self, empire: str, unit: str) -> Self:
        return self.answer("loss", LOSE_LEGION if unit == "legion" else LOSE_FORTRESS, seat=self.seat(empire))

    def pillage(self, icon: str) -> Self:
        return self.answer("conquest", PILLAGE_ICON + self.icon(icon))

    def occupy(self, *icons: str) -> Self:
        return self.answer("conquest", *[OCCUPY_ICON + self.icon(icon) for icon in icons])

    def claim(self, province: str) -> Self:
        return self.answer("conquest", OCCUPY_CONTROL + self.province(province))

    def can_conquer(self, deed: str, where: str) -> bool:
        assert self.kind == "conquest", f"asked {self.kind!r}"
        bases = {"pillage": PILLAGE_ICON, "occupy": OCCUPY_ICON}
        code = OCCUPY_CONTROL + self.province(where) if deed == "claim" else bases[deed] + self.icon(where)
        return code in self.state.options

    # Reading.

    def owner(self, province: str) -> str:
        """The controller's empire, "" nobody."""
        number = self.state.controller(self.province(province))
        return self.state.chart.empire_ids[number] if number >= 0 else ""

    def owner_of(self, icon: str) -> str:
        number = self.state.owner_of(self.icon(icon))
        return self.state.chart.empire_ids[number] if number >= 0 else ""

    def rider(self, icon: str) -> str:
        number = self.state.get(LEGION_ON + self.icon(icon)) - 1
        return self.state.chart.empire_ids[number] if number >= 0 else ""

    def claimant(self, province: str) -> str:
        number = self.state.get(CLAIM + self.province(province)) - 1
        return self.state.chart.empire_ids[number] if number >= 0 else ""

    def stands(self, icon: str) -> bool:
        return self.state.get(BUILT + self.icon(icon)) > 0

    def legions_in(self, province: str, empire: str) -> int:
        return self.state.legions(self.province(province), self.seat(empire))

    def fortress_in(self, province: str, empire: str) -> int:
        return self.state.fortress(self.province(province), self.seat(empire))

    def triremes_in(self, sea: str, empire: str) -> int:
        return self.state.triremes(self.sea(sea), self.seat(empire))

    def has(self, empire: str) -> dict[str, int]:
        """What the empire has behind its screen, by name."""
        return dict(Counter(name_of(token) for token in self.state.tokens_of(self.seat(empire))))

    def offered(self, empire: str) -> dict[str, int]:
        return self.lying(OFFER, LEGEND_OFFER, empire)

    def taken(self, empire: str) -> dict[str, int]:
        return self.lying(TAKEN, LEGEND_TAKEN, empire)

    def lying(self, common: int, legendary: int, empire: str) -> dict[str, int]:
        seat = self.seat(empire)
        cards = self.state.zone(common, seat).cards() + self.state.zone(legendary, seat).cards()
        return dict(Counter(name_of(token) for token in cards))

    def level(self, track: str, empire: str) -> int:
        return self.state.track(TRACKS[track], self.seat(empire))

    def levels(self, empire: str) -> tuple[int, int, int]:
        """Trade, culture, military."""
        return self.level("trade", empire), self.level("culture", empire), self.level("military", empire)

    def leader(self, track: str) -> str:
        return self.state.chart.empire_ids[self.state.get(TITLE + TRACKS[track]) - 1]

    def tokens_used(self, mask: int) -> Self:
        """Which trade tokens the leader has played: bits for 5/0, 2/1, 4/3."""
        self.state.put(TOKENS_USED, mask)
        return self

    def tiles_of(self, empire: str) -> list[str]:
        return [BOX.tile[card - TILE].id for card in self.state.zone(TILES_OF, self.seat(empire)).cards()]

    def face_up(self) -> list[str]:
        return [BOX.tile[card - TILE].id for card in self.state.zone(DISPLAY, 0).cards()]

    def victory(self, empire: str) -> int:
        """The kind of victory the empire has won, 0 none."""
        return self.state.get(WON + self.seat(empire))

    def winners(self) -> list[str]:
        return [name for name in self.state.chart.empire_ids if self.victory(name)]
