"""Gaining and paying resources, with substitutes (imperium:gain, imperium:pay)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.unrest import is_heard
from civitas.games.imperium.cards import SUITS, icons_on
from civitas.games.imperium.codes import MANY, SORT
from civitas.games.imperium.state import (
    BARRED,
    BOOK,
    GADGET,
    GAIN,
    GAIN_SIZE,
    GOODS,
    MATERIALS,
    MATERIALS_COST,
    PAID,
    POPULATION,
    PROGRESS,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node
from civitas.kernel.text import Wording
from civitas.kernel.triggers import verb

ASK_PAY: Final = Wording("imperium-ask-pay", "what")

AMOUNT: Final = 256  # of a gain: amount + AMOUNT * the icons of the cards in play it comes from, as bits
# Besides icons, what else a gain may come from.
FROM_MARKET: Final = 1 << 12
FROM_GADGET: Final = 1 << 13


class GainNow(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.change(f.a, f.who, f.b % AMOUNT)


GAIN_RESOURCE: Final[int] = verb(BOOK, GAIN, [GainNow()], "imperium:gain", held=True)


def start_gain(s: State, f: Frame, who: int, resource: int, amount: int, icons: int = 0) -> None:
    """The seat gains from the supply (imperium:gain)."""
    if amount > 0:
        gain(s, f, who, resource, amount, icons, is_heard(s, GAIN, who))


def gain(s: State, f: Frame, who: int, resource: int, amount: int, icons: int, heard: bool) -> None:
    """The same for whoever knows whether the gain is heard; there is something to gain."""
    if s.lasting or s.cast.modifiers[GAIN_SIZE]:
        amount = s.ask_modifiers(GAIN_SIZE, who, amount, resource)
    if heard:
        if f.src >= 0 and SUITS[f.src] & GADGET:
            icons |= FROM_GADGET
        s.call(GAIN_RESOURCE, f.me, who, f.src, resource, amount + AMOUNT * icons)
    else:
        s.change(resource, who, amount)


def pay(s: State, who: int, resource: int, amount: int) -> None:
    """The seat pays, and whoever listens to payments hears of it at the end of the sentence."""
    if amount:
        s.change(resource, who, -amount)
        tell_paid(s, who, resource, amount)


def tell_paid(s: State, who: int, resource: int, amount: int) -> None:
    if s.lasting or s.any_live(s.cast.listeners[PAID], who):
        s.pending = (*s.pending, *s.listening(PAID, who, resource, amount, False))


def icons_of(s: State, card: int) -> int:
    """The icons of a card in play, as bits."""
    mask = 0
    for icon in range(12):
        if icons_on(s, card, icon):
            mask |= 1 << icon
    return mask


def barred(s: State, seat: int, card: int) -> int:
    """The resources the seat cannot pay with for this card, as bits."""
    if not s.lasting and not s.cast.modifiers[BARRED]:
        return 0
    return s.ask_modifiers(BARRED, seat, 0, card)


def materials_cost(s: State, seat: int, asked: int) -> int:
    """What a cost in materials comes to, once the seat's passives have taken off what they do."""
    if not asked or (not s.lasting and not s.cast.modifiers[MATERIALS_COST]):
        return asked
    return s.ask_modifiers(MATERIALS_COST, seat, asked, MATERIALS)


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


def pay_all(s: State, seat: int, cost: tuple[int, ...], code: int) -> None:
    """Pays in the way of the code; what is paid too much is lost."""
    given = paid_by(cost, code)
    for resource in (POPULATION, MATERIALS, PROGRESS, GOODS):
        pay(s, seat, resource, given[resource])


def paid_by(cost: tuple[int, ...], code: int) -> tuple[int, ...]:
    """What is given of each resource in the way of the code."""
    a = code & MANY
    b = code >> SORT & MANY
    c = code >> 2 * SORT & MANY
    d = code >> 3 * SORT & MANY
    return (
        max(0, cost[MATERIALS] - 2 * (c + d)),
        cost[POPULATION] - a - b,
        cost[PROGRESS] + a + c,
        cost[GOODS] + b + d,
    )
