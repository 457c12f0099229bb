"""The cards, in number order. A number is for ever: new cards are added at the end. Not compiled: cards are content."""

from __future__ import annotations

from typing import Any

from civitas.games.proving.effects import (
    BY_CARDS,
    BY_COINS,
    BY_FAVOURS,
    TO_DECK,
    TO_HAND,
    Build,
    CopyEffect,
    CostOf,
    GainUpTo,
    IsCard,
    Kingdom,
    LeaveOut,
    PlaceGained,
    ShowFromHand,
    TrashOne,
    attack,
    cards,
    discard,
    discard_down_to,
    gain,
    look_and_keep,
    may,
    pass_cards_left,
    pay,
    plus,
    put_back,
    scout,
    sentence,
    trash,
)
from civitas.games.proving.state import (
    ACTION,
    ATTACK,
    ATTACKED,
    BOOK,
    BOUGHT,
    BUILDING,
    BUILT,
    COST,
    DISCOUNT,
    EFFECT,
    FREE,
    GAIN,
    HAND,
    KINDS,
    NAME,
    PAY,
    PLAY,
    PLAYABLE,
    PLAYED,
    POINTS,
    RESHUFFLE,
    TREASURE,
    TYPES,
    VICTORY,
    WORTH,
)
from civitas.kernel.book import ALWAYS, MINE, OTHERS
from civitas.kernel.errors import LoadError
from civitas.kernel.expr import PICKED, A, N, SizeOf, V
from civitas.kernel.flow import ForMe, If, Return
from civitas.kernel.node import Node
from civitas.kernel.triggers import AddTo, Lasting, lasting_listener


def define(number: int, name: str, cost: int, types: int, *effect: Node[Any], points: int = 0, worth: int = 0) -> int:
    """Enters a card; an action card without effect, or a number used twice, is an error at load."""
    if NAME[number] or (types & ACTION and not effect):
        raise LoadError(f"proving: card {number} ({name}) is defined twice or does nothing.")
    NAME[number] = name
    COST[number] = cost
    TYPES[number] = types
    FREE[number] = bool(types & TREASURE)
    PLAYABLE[number] = bool(types & (TREASURE | ACTION))
    POINTS[number] = points
    WORTH[number] = worth
    if effect:
        EFFECT[number] = BOOK.program(f"card {name}", effect, f"proving:{name}")
    return number


def building(number: int, name: str, cost: int) -> int:
    """A card that stays: playing it builds it, and what it does it does from there."""
    return define(number, name, cost, ACTION | BUILDING, Build(BUILT))


def reaction(name: str, *nodes: Node[Any]) -> int:
    return BOOK.program(f"reaction {name}", nodes, f"proving:{name}")


BEAD = define(0, "bead", 0, TREASURE, worth=1)
COIN = define(1, "coin", 3, TREASURE, worth=2)
INGOT = define(2, "ingot", 6, TREASURE, worth=3)
HUT = define(3, "hut", 2, VICTORY, points=1)
HOUSE = define(4, "house", 5, VICTORY, points=3)
HALL = define(5, "hall", 8, VICTORY, points=6)
BLIGHT = define(6, "blight", 0, VICTORY, points=-1)

define(7, "market", 5, ACTION, cards(1), plus(actions=1, buys=1, coins=1))
define(8, "granary", 2, ACTION, plus(actions=1), discard(0, SizeOf(HAND)), cards(N))
define(9, "bonfire", 2, ACTION, trash(0, 4))
define(10, "workshop", 3, ACTION, sentence(GainUpTo(4)))
define(11, "foundry", 4, ACTION, TrashOne(), If(PICKED, [sentence(GainUpTo(CostOf(V, 2)))]))
define(12, "levy", 4, ACTION | ATTACK, plus(coins=2), attack(discard_down_to(3)))

WALL = define(13, "wall", 2, ACTION, cards(2))
SHOW_WALL = reaction("wall", If(Kingdom(WALL), [ShowFromHand(WALL), If(PICKED, [Return(1)])]))
BOOK.on(WALL, ATTACKED, ALWAYS, SHOW_WALL, MINE)

define(14, "plague", 5, ACTION | ATTACK, cards(2), sentence(attack(gain(BLIGHT))))
define(15, "tollhouse", 3, ACTION, may(pay(2, (BY_COINS, BY_FAVOURS, BY_CARDS)), cards(3), plus(buys=1)))
define(16, "shrine", 3, ACTION, plus(actions=1, favours=2))
define(17, "masque", 3, ACTION, cards(2), pass_cards_left(), trash(0, 1))
define(18, "oracle", 3, ACTION, plus(actions=1), look_and_keep(3))

EACH_PLAY = lasting_listener(BOOK, PLAYED, reaction("festivity", plus(coins=1)), MINE)
define(19, "festivity", 4, ACTION, plus(actions=2), Lasting(EACH_PLAY))

define(20, "mimic", 4, ACTION, CopyEffect())

WATCHMAN = building(21, "watchman", 3)
BOOK.on(WATCHMAN, GAIN, BUILT, reaction("watchman", PlaceGained()))

BROKER = define(22, "broker", 5, ACTION, plus(coins=2))
BOOK.on(BROKER, BOUGHT, PLAY, reaction("broker", sentence(GainUpTo(CostOf(A, -1)))), each_copy=True)

GUILD = building(23, "guild", 4)
BOOK.on(GUILD, PAY, BUILT, reaction("guild", ForMe([plus(favours=1)])), OTHERS)

SANCTUARY = building(24, "sanctuary", 3)
BOOK.instead(SANCTUARY, GAIN, BUILT, reaction("sanctuary", If(IsCard(BLIGHT), [may(pay(1, (BY_FAVOURS,)), Return(1))])))

define(25, "courier", 2, ACTION, plus(actions=1), cards(2), put_back(1))

ALMANAC = building(26, "almanac", 3)
BOOK.on(ALMANAC, RESHUFFLE, BUILT, reaction("almanac", LeaveOut()), OTHERS)

define(27, "windfall", 4, ACTION, sentence(gain(BEAD, TO_HAND), gain(COIN), gain(HUT, TO_DECK)))
define(28, "scout", 3, ACTION, cards(1), plus(actions=1), scout())

CARAVAN = building(29, "caravan", 6)
BOOK.modify(AddTo(DISCOUNT, CARAVAN, BUILT, 1, MINE))

CHRONICLE = building(30, "chronicle", 4)
BOOK.on(CHRONICLE, GAIN, BUILT, reaction("chronicle", plus(favours=1)), each_copy=True)

BASIC = (BEAD, COIN, INGOT, HUT, HOUSE, HALL, BLIGHT)
KINGDOM_CARDS = tuple(card for card in range(KINDS) if card not in BASIC)
