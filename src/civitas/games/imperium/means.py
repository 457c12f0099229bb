"""Steps with resources, actions and exhaust tokens: gain, pay, steal, add (imperium:gain, imperium:pay)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.amounts import origin_of
from civitas.games.imperium.cards import Step
from civitas.games.imperium.deeds import is_heard, pay, ready, slot_card, start_gain, start_taking
from civitas.games.imperium.state import (
    ACTIONS,
    BARRED,
    GAIN,
    GOODS,
    MATERIALS,
    PLAY,
    POPULATION,
    PROGRESS,
    RESOURCES,
    SLOT_TOKENS,
    SLOTS,
    State,
)
from civitas.games.imperium.steps import ForSeats, avoids
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node

# A payment's code: how many substitutes of each sort, five bits each.
SORT: Final = 5
MANY: Final = 31


class Gain(Step):
    """The seat in focus gains so much of a resource."""

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource = resource
        self.amount = lift(amount)

    def able(self, s: State, f: Frame) -> bool:
        return self.amount.get(s, f) > 0

    def run(self, s: State, f: Frame) -> None:
        amount = self.amount.get(s, f)
        icons = origin_of(self.amount, s, f) if amount > 0 and is_heard(s, GAIN, f.who) else 0
        start_gain(s, f, f.who, self.resource, amount, icons)


def barred(s: State, seat: int, card: int) -> int:
    """The resources the seat cannot pay with for this card, as bits."""
    if not s.lasting and not s.cast.modifiers[BARRED]:
        return 0
    return s.ask_modifiers(BARRED, seat, 0, card)


def can_pay(s: State, seat: int, cost: tuple[int, ...], without: int = 0) -> bool:
    """Whether the seat has it, substitutes included: a progress or goods token for 1 population or 2 materials."""
    spare = s.has(PROGRESS, seat) - cost[PROGRESS]
    goods = s.has(GOODS, seat) - cost[GOODS]
    if spare < 0 or goods < 0:
        return False
    if without:
        spare = 0 if without >> PROGRESS & 1 else spare
        goods = 0 if without >> GOODS & 1 else goods
    short = max(0, cost[POPULATION] - s.has(POPULATION, seat))
    short += (max(0, cost[MATERIALS] - s.has(MATERIALS, seat)) + 1) // 2
    return short <= spare + goods


def payments(s: State, seat: int, cost: tuple[int, ...], without: int = 0) -> list[int]:
    """Every way to pay: progress for population, goods for population, progress and goods for materials."""
    progress = s.has(PROGRESS, seat) - cost[PROGRESS]
    goods = s.has(GOODS, seat) - cost[GOODS]
    people = cost[POPULATION]
    stuff = cost[MATERIALS]
    out: list[int] = []
    if progress < 0 or goods < 0:
        return out
    if without:
        progress = 0 if without >> PROGRESS & 1 else progress
        goods = 0 if without >> GOODS & 1 else goods
    own_people = s.has(POPULATION, seat)
    own_stuff = s.has(MATERIALS, seat)
    halves = (stuff + 1) // 2
    for a in range(min(people, progress) + 1):
        for b in range(min(people - a, goods) + 1):
            if people - a - b > own_people:
                continue
            for c in range(min(halves, progress - a) + 1):
                for d in range(min(halves - c, goods - b) + 1):
                    if stuff - 2 * (c + d) <= own_stuff:
                        out.append(a | b << SORT | c << 2 * SORT | d << 3 * SORT)
    out.sort()
    return out


class AskPay(Ask[State]):
    """How the seat in focus pays."""

    def __init__(self, price: Price) -> None:
        super().__init__("pay")
        self.price = price

    def options(self, s: State, f: Frame) -> list[int]:
        return payments(s, f.who, self.price.get(s, f), barred(s, f.who, f.src))

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return self.price.get(s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        pay_all(s, f.who, self.price.get(s, f), code)


def pay_all(s: State, seat: int, cost: tuple[int, ...], code: int) -> None:
    """Pays in the way of the code; what is paid too much is lost."""
    a = code & MANY
    b = code >> SORT & MANY
    c = code >> 2 * SORT & MANY
    d = code >> 3 * SORT & MANY
    pay(s, seat, POPULATION, cost[POPULATION] - a - b)
    pay(s, seat, MATERIALS, max(0, cost[MATERIALS] - 2 * (c + d)))
    pay(s, seat, PROGRESS, cost[PROGRESS] + a + c)
    pay(s, seat, GOODS, cost[GOODS] + b + d)


class Price:
    """What is to be paid of each resource: fixed, or worked out when it is asked for."""

    def __init__(self, materials: Amount, population: Amount, progress: Amount, goods: Amount) -> None:
        self.parts = [lift(materials), lift(population), lift(progress), lift(goods)]

    def get(self, s: State, f: Frame) -> tuple[int, ...]:
        return (
            self.parts[0].get(s, f),
            self.parts[1].get(s, f),
            self.parts[2].get(s, f),
            self.parts[3].get(s, f),
        )


class Pay(Step):
    """The seat in focus pays resources: always a cost (imperium:interpreting 6)."""

    def __init__(self, materials: Amount = 0, population: Amount = 0, progress: Amount = 0, goods: Amount = 0) -> None:
        self.price = Price(materials, population, progress, goods)

    def able(self, s: State, f: Frame) -> bool:
        return can_pay(s, f.who, self.price.get(s, f), barred(s, f.who, f.src))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskPay(self.price))


class GainActions(Step):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.add(ACTIONS + f.who, self.amount)


class SpendActions(Step):
    """A cost in actions."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.counts[ACTIONS + f.who] >= self.amount

    def run(self, s: State, f: Frame) -> None:
        s.add(ACTIONS + f.who, -self.amount)


class AskReady(Ask[State]):
    """Which exhaust token goes back to the state card."""

    def __init__(self) -> None:
        super().__init__("ready")

    def options(self, s: State, f: Frame) -> list[int]:
        return own_exhausted(s, f.who)

    def answer(self, s: State, f: Frame, code: int) -> None:
        ready(s, f.who, code)


def own_exhausted(s: State, seat: int) -> list[int]:
    """The seat's cards in play that have an exhaust token; a power is no card in play."""
    play = s.sheaf(PLAY, seat)
    return [card for card in s.exhausted if play.count(card)]


class ReturnExhaust(Step):
    """The seat in focus takes an exhaust token back to its state card (imperium:return-exhaust)."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(own_exhausted(s, f.who))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskReady())


class Steal(Step):
    """`me` takes so much of a resource from the seat in focus, as far as it has it; B marks who was short."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0

    def run(self, s: State, f: Frame) -> None:
        taken = min(self.amount, s.has(self.resource, f.who))
        if taken < self.amount:
            f.b |= 1 << f.who
        s.change(self.resource, f.who, -taken)
        start_gain(s, f, f.me, self.resource, taken)


class NobodyShort(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.b = 0


class PushShort(Node[State]):
    """Those that could not give all take an Unrest."""

    def run(self, s: State, f: Frame) -> None:
        short = [seat for seat in s.other_seats(f.me) if f.b >> seat & 1]
        f.xs = (len(short), *short, *f.xs)


class StealFromEach(Step):
    """`me` steals from each other player; whoever is unable to pay takes an Unrest (imperium:steal)."""

    def __init__(self, steal: Steal) -> None:
        self.steal = steal

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NobodyShort())
        ForSeats(self.steal, True).emit(out)
        out.append(PushShort())
        out.append(AskTaker())


class EachTakesUnrest(Step):
    """All others (or all) take an Unrest; when there is too little, `me` decides who (imperium:collapse)."""

    def __init__(self, others: bool) -> None:
        self.others = others

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.takers(s, f))

    def takers(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for i in range(1 if self.others else 0, s.seats):
            seat = (f.me + i) % s.seats
            if not avoids(s, f, seat):
                out.append(seat)
        return out

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushTakers(self))
        out.append(AskTaker())


class PushTakers(Node[State]):
    def __init__(self, step: EachTakesUnrest) -> None:
        self.step = step

    def run(self, s: State, f: Frame) -> None:
        takers = self.step.takers(s, f)
        f.xs = (len(takers), *takers, *f.xs)


class AskTaker(Ask[State]):
    """The next seat to take an Unrest: in turn order while there is enough, else as `me` decides."""

    def __init__(self) -> None:
        super().__init__("taker")

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def options(self, s: State, f: Frame) -> list[int]:
        left = f.xs[0]
        if not left:
            return []
        if s.unrest_left() >= left:
            return [f.xs[1]]
        return sorted(f.xs[1 : left + 1])

    def run(self, s: State, f: Frame) -> None:
        if f.xs[0]:
            super().run(s, f)
        else:
            f.xs = f.xs[1:]

    def answer(self, s: State, f: Frame, code: int) -> None:
        left = f.xs[0]
        rest = [seat for seat in f.xs[1 : left + 1] if seat != code]
        f.xs = (left - 1, *rest, *f.xs[left + 1 :])
        f.pc -= 1
        start_taking(s, f, code, 0)


class AskSlot(Ask[State]):
    """The market card that gets tokens."""

    def __init__(self, resource: int, amount: int) -> None:
        super().__init__("market-token")
        self.resource = resource
        self.amount = amount

    def options(self, s: State, f: Frame) -> list[int]:
        return filled_slots(s)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.resource, self.amount)

    def answer(self, s: State, f: Frame, code: int) -> None:
        add_to_slot(s, code, self.resource, self.amount)


def filled_slots(s: State) -> list[int]:
    return [slot for slot in range(SLOTS) if slot_card(s, slot) >= 0]


def add_to_slot(s: State, slot: int, resource: int, amount: int) -> None:
    s.add(SLOT_TOKENS + slot * RESOURCES + resource, amount)


class AddToMarket(Step):
    """The seat in focus adds tokens from the supply to a market card (imperium:add)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(filled_slots(s))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskSlot(self.resource, self.amount))
