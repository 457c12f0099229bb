"""Farms, mines, urban buildings and units: build, upgrade, destroy (ages:build, ages:upgrade, ages:build-a-unit)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.paying import (
    affordable,
    affordable_arms,
    arms,
    spend,
    spend_on_unit,
    trades,
)
from civitas.games.ages.actions.population import MoveWorker, population_cost
from civitas.games.ages.cards import (
    ARENA,
    BY_KIND,
    CONSTRUCTION_TECHNOLOGY,
    CONVERTS_TO_THEATER,
    COST,
    DISCOUNT,
    FARM,
    FOOD,
    INFANTRY,
    KIND,
    LAB,
    LEVEL,
    LIBRARY,
    MINE,
    MUSTERS,
    RESOURCES,
    STAGE_AND_PAGE_DISCOUNT,
    THEATER,
    WORKER_CARDS,
    is_unit,
    is_urban,
)
from civitas.games.ages.codes import BUILD, CARDS_PER_STEP, upgrade_code
from civitas.games.ages.ratings import buildings, urban_limit
from civitas.games.ages.state import (
    BOOK,
    BUILT,
    CONVERTED,
    DESTROYED,
    POPULATION_INCREASED,
    TECHNOLOGIES,
    UNUSED,
    UPGRADED,
    YELLOW_BANK,
    State,
)
from civitas.games.ages.tokens import stock
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node

# Which kinds an order speaks of, as bits.
FARMS_AND_MINES: Final = 1 << FARM | 1 << MINE
URBAN: Final = (1 << ARENA + 1) - (1 << LAB)
BUILDINGS: Final = FARMS_AND_MINES | URBAN
UNITS: Final = (1 << 11) - (1 << INFANTRY)


def cost_of(s: State, seat: int, card: int) -> int:
    """Resources for one worker on a card, as construction technologies and leaders bend it (rulings 25 and 26)."""
    cost = COST[card]
    if is_urban(card):
        cost -= DISCOUNT[s.technology(seat, CONSTRUCTION_TECHNOLOGY)][LEVEL[card]] + stage_and_page(s, seat, card)
    return max(0, cost)


def stage_and_page(s: State, seat: int, card: int) -> int:
    """What a theater is cheaper for whoever has a library, and a library with a theater."""
    other = LIBRARY if KIND[card] == THEATER else THEATER if KIND[card] == LIBRARY else -1
    if other < 0:
        return 0
    discount = s.hook(seat, STAGE_AND_PAGE_DISCOUNT)
    return discount if discount and buildings(s, seat, other) else 0


def upgrade_cost(s: State, seat: int, old: int, new: int) -> int:
    """The difference of the two bent costs (ruling 25)."""
    return max(0, cost_of(s, seat, new) - cost_of(s, seat, old))


def purse(s: State, seat: int, card: int) -> int:
    """The most the seat can pay for a worker on this card."""
    return affordable_arms(s, seat) if is_unit(card) else affordable(s, seat, RESOURCES)


def room_for(s: State, seat: int, kind: int) -> bool:
    """Whether the government allows one more urban building of a kind (ruling 27)."""
    return not LAB <= kind <= ARENA or buildings(s, seat, kind) < urban_limit(s, seat)


def buildable(s: State, seat: int, kinds: int, discount: int) -> list[int]:
    """The cards of these kinds the seat can put an unused worker on, ascending."""
    out: list[int] = []
    if s.counts[UNUSED + seat] == 0:
        return out
    resources = affordable(s, seat, RESOURCES)
    less = DISCOUNT[s.technology(seat, CONSTRUCTION_TECHNOLOGY)]
    for card in s.held(TECHNOLOGIES, seat):
        if card > WORKER_CARDS:
            break
        kind = KIND[card]
        if not kinds >> kind & 1:
            continue
        cost = COST[card] - discount
        if kind >= INFANTRY:
            if cost > resources + arms(s, seat):
                continue
        elif kind >= LAB:
            if cost - less[LEVEL[card]] - stage_and_page(s, seat, card) > resources or not room_for(s, seat, kind):
                continue
        elif cost > resources:
            continue
        out.append(card)
    return out


def upgrades(s: State, seat: int, kinds: int, discount: int) -> list[int]:
    """Codes of the upgrades the seat can pay: same kind, higher level, levels may be skipped (ruling 25)."""
    out: list[int] = []
    held = s.held(TECHNOLOGIES, seat)
    for at in range(len(held) - 1):
        old = held[at]
        if old > WORKER_CARDS:
            break
        kind = KIND[old]
        if KIND[held[at + 1]] != kind or not kinds >> kind & 1 or not s.workers(seat, old):
            continue
        for new in held[at + 1 :]:
            if KIND[new] != kind:
                break
            if upgrade_cost(s, seat, old, new) - discount <= purse(s, seat, new):
                out.append(upgrade_code(old, new))
    return out


def conversions(s: State, seat: int) -> list[int]:
    """Codes of the urban buildings that may become theaters, once a turn (ages:bach)."""
    if not s.hook(seat, CONVERTS_TO_THEATER) or s.used(seat, CONVERTED) or not room_for(s, seat, THEATER):
        return []
    out: list[int] = []
    for old in s.held(TECHNOLOGIES, seat):
        if is_urban(old) and KIND[old] != THEATER and s.workers(seat, old):
            for new in BY_KIND[THEATER]:
                if (
                    LEVEL[new] >= LEVEL[old]
                    and s.in_play(seat, new)
                    and upgrade_cost(s, seat, old, new) <= affordable(s, seat, RESOURCES)
                ):
                    out.append(upgrade_code(old, new))
    return out


def musterable(s: State, seat: int) -> list[int]:
    """Units that can be built together with a population increase, each a little cheaper (ages:barbarossa)."""
    discount = s.hook(seat, MUSTERS)
    if not discount or not s.counts[YELLOW_BANK + seat]:
        return []
    food = population_cost(s, seat, discount)
    return [
        card
        for card in s.held(TECHNOLOGIES, seat)
        if is_unit(card) and pays_both(s, seat, food, unit_rest(s, seat, card, discount))
    ]


def unit_rest(s: State, seat: int, card: int, discount: int) -> int:
    """What of a unit's cost must be paid in lasting resources."""
    return max(0, cost_of(s, seat, card) - discount - arms(s, seat))


def pays_both(s: State, seat: int, food: int, resources: int) -> bool:
    """Whether the seat can pay both, one of one kind perhaps standing for the other."""
    spare_food = stock(s, seat, FOOD) - food
    spare = stock(s, seat, RESOURCES) - resources
    if spare_food >= 0 and spare >= 0:
        return True
    if spare == -1 and spare_food >= 1:
        return trades(s, seat, RESOURCES)
    return spare_food == -1 and spare >= 1 and trades(s, seat, FOOD)


def pay_for(s: State, seat: int, card: int, cost: int) -> None:
    if is_unit(card):
        spend_on_unit(s, seat, cost)
    else:
        spend(s, seat, RESOURCES, cost)


class PayBuilding(Node[State]):
    """The cost of a worker on card A, B less."""

    def run(self, s: State, f: Frame) -> None:
        cost = max(0, cost_of(s, f.who, f.a) - f.b)
        s.log(BUILT, f.who, (f.a, cost))
        pay_for(s, f.who, f.a, cost)


class PutWorker(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.add(UNUSED + f.who, -1)
        s.add_workers(f.who, f.a, 1)


class PayUpgrade(Node[State]):
    """The difference between two cards, in A as old * CARDS_PER_STEP + new; B less."""

    def run(self, s: State, f: Frame) -> None:
        old, new = f.a // CARDS_PER_STEP, f.a % CARDS_PER_STEP
        cost = max(0, upgrade_cost(s, f.who, old, new) - f.b)
        s.log(UPGRADED, f.who, (old, new, cost))
        pay_for(s, f.who, new, cost)


class MoveUp(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.add_workers(f.who, f.a // CARDS_PER_STEP, -1)
        s.add_workers(f.who, f.a % CARDS_PER_STEP, 1)


BUILD_ONE: Final[int] = BOOK.program("build", [PayBuilding(), PutWorker()], "ages:build")
UPGRADE_ONE: Final[int] = BOOK.program("upgrade", [PayUpgrade(), MoveUp()], "ages:upgrade")


class PayMuster(Node[State]):
    """Food for the worker that becomes a unit on card A; what the unit needs must be left."""

    def run(self, s: State, f: Frame) -> None:
        discount = s.hook(f.who, MUSTERS)
        cost = population_cost(s, f.who, discount)
        s.log(POPULATION_INCREASED, f.who, (cost,))
        spend(s, f.who, FOOD, cost, unit_rest(s, f.who, f.a, discount))


class BuildMustered(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.call(BUILD_ONE, f.me, f.who, f.src, f.a, s.hook(f.who, MUSTERS))


MUSTER_ONE: Final[int] = BOOK.program("muster", [PayMuster(), MoveWorker(), BuildMustered()], "ages:barbarossa")


def destroy(s: State, seat: int, card: int) -> None:
    """The worker becomes unused, nothing is given back (ruling 28)."""
    s.add_workers(seat, card, -1)
    s.add(UNUSED + seat, 1)
    s.log(DESTROYED, seat, (card,))


def start_upgrade(s: State, seat: int, step: int, discount: int) -> None:
    """Upgrades as a code without its base says; another kind is a conversion to a theater."""
    if KIND[step // CARDS_PER_STEP] != KIND[step % CARDS_PER_STEP]:
        s.use(seat, CONVERTED)
    s.call(UPGRADE_ONE, seat, seat, s.top.src, step, discount)


class AskOrder(Ask[State]):
    """A building of certain kinds is built or upgraded at a discount, as a card says (ages:play-an-action-card)."""

    def __init__(self, kinds: int, discount: int, builds: bool, upgrading: bool) -> None:
        super().__init__("by-card")
        self.kinds = kinds
        self.discount = discount
        self.builds = builds
        self.upgrading = upgrading

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.discount,)

    def able(self, s: State, f: Frame) -> bool:
        return len(self.options(s, f)) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if self.builds:
            out += [BUILD + card for card in buildable(s, f.who, self.kinds, self.discount)]
        if self.upgrading:
            out += upgrades(s, f.who, self.kinds, self.discount)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code < BUILD + CARDS_PER_STEP:
            s.call(BUILD_ONE, f.me, f.who, f.src, code - BUILD, self.discount)
        else:
            start_upgrade(s, f.who, code - upgrade_code(0, 0), self.discount)
