"""Playing cards, free plays, attacks, exhaust abilities (imperium:activate, imperium:exhaust)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import (
    EXHAUST_EFFECT,
    EXHAUST_OF,
    FLAGS,
    NAMES,
    NEEDS_IN_HISTORY,
    NEEDS_IN_PLAY,
    NO_PROGRAM,
    PLAY_EFFECT,
    PLAY_OF,
    PROFIT_OF,
    STATES,
    Step,
    in_zone,
)
from civitas.games.imperium.deeds import exhaust, send
from civitas.games.imperium.moving import PLACE, VEILING
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    ACTIONS,
    ACTIVATE,
    ATTACK,
    ATTACKED,
    AVOIDS,
    BOOK,
    DISCARD,
    DOING,
    EXHAUSTS,
    FREE_PLAY,
    GOODS,
    HAND,
    HISTORY,
    IGNORES,
    IGNORES_NEXT,
    LOSES_STATE,
    NO_PLAY,
    PINNED,
    PLAY,
    PLAYED,
    PLAYING,
    POWER,
    ROUTE,
    STATE,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.triggers import FIRST, Fire, Release, resolve

FREELY: Final = 64  # added to the zone a card is played from

# Why a card cannot be played; 0 if it can.
PLAYABLE: Final = 0
NEVER: Final = 1
OTHER_STATE: Final = 2
CARD_MISSING: Final = 3
NO_EFFECT: Final = 4


def why_not(s: State, seat: int, card: int, ignore_state: bool = False) -> int:
    """Why the seat could not play the card now, whatever it costs in actions (imperium:interpreting)."""
    if FLAGS[card] & NO_PLAY:
        return NEVER
    if STATES[card] and not ignore_state and not STATES[card] & s.counts[STATE + seat]:
        ignored = s.counts[IGNORES + seat] | s.counts[IGNORES_NEXT + seat]
        plain = not s.lasting and not s.cast.modifiers[LOSES_STATE]
        if not STATES[card] & ignored and (plain or not s.ask_modifiers(LOSES_STATE, seat, 0, card)):
            return OTHER_STATE
    if NEEDS_IN_PLAY[card] or NEEDS_IN_HISTORY[card]:
        for name in NEEDS_IN_PLAY[card]:
            if not has_named(s, seat, name, PLAY):
                return CARD_MISSING
        for name in NEEDS_IN_HISTORY[card]:
            if not has_named(s, seat, name, HISTORY):
                return CARD_MISSING
    if FLAGS[card] & (PINNED | ROUTE):
        return PLAYABLE
    effect = PLAY_EFFECT[card]
    if not effect.usable(s, seat, card):
        return NO_EFFECT
    return PLAYABLE


def has_named(s: State, seat: int, name: int, zone: int) -> bool:
    for card in s.zone(zone, seat).cards():
        if NAMES[card] == name:
            return True
    return False


# Playing.


class BeginPlay(Node[State]):
    """The card A leaves the zone B: pinned cards for the play area, others are laid down until they are resolved.

    N keeps who avoided the attack this one interrupts, if any.
    """

    def run(self, s: State, f: Frame) -> None:
        zone = f.b % FREELY
        if f.b >= FREELY and f.a != UNREST:
            s.free_played = tuple(sorted((*s.free_played, f.a)))
        f.n = int(s.counts[AVOIDS])
        s.put(AVOIDS, 0)
        s.put(IGNORES_NEXT + f.who, 0)
        move(s, f.a, s.zone(zone, f.who), s.zone(PLAY if FLAGS[f.a] & (PINNED | ROUTE) else PLAYING, f.who))
        if not FLAGS[f.a] & ATTACK:
            f.pc += 2


class PushDefenders(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.xs = (0, *f.xs)


class AskDefenders(Node[State]):
    """Each other player in turn order may have something to avoid the attack with."""

    def run(self, s: State, f: Frame) -> None:
        asked = f.xs[0]
        if asked and f.v:
            s.put(AVOIDS, s.counts[AVOIDS] | 1 << (f.who + asked) % s.seats)
        if asked + 1 >= s.seats:
            f.xs = f.xs[1:]
            return
        f.xs = (asked + 1, *f.xs[1:])
        f.pc -= 1
        f.v = 0
        victim = (f.who + asked + 1) % s.seats
        if s.lasting or s.any_live(s.cast.listeners[ATTACKED], victim):
            s.call(DEFEND, f.who, victim, f.a, f.a)


DEFEND: Final[int] = BOOK.reserve("defend", "imperium:attack")


class ReturnAvoided(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.leave(int(f.v != 0))


class AskDefences(Node[State]):
    """The defences of the seat in focus against the attack A, in the order it likes, until one holds."""

    def run(self, s: State, f: Frame) -> None:
        resolve(s, f, s.listening(ATTACKED, f.who, f.a, f.me, False), FIRST)


BOOK.write(DEFEND, [AskDefences(), ReturnAvoided()])


class Resolve(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        program = PLAY_OF[f.a]
        if program != NO_PROGRAM:
            s.call(program, f.who, f.who, f.a)


class EndPlay(Node[State]):
    """A card that nothing sent elsewhere goes to the discard pile (imperium:interpreting 4)."""

    def run(self, s: State, f: Frame) -> None:
        playing = s.zone(PLAYING, f.who)
        if playing.count(f.a):
            move(s, f.a, playing, s.zone(DISCARD, f.who))
        s.put(AVOIDS, f.n)


PLAY_CARD: Final[int] = BOOK.program(
    "play a card",
    [BeginPlay(), PushDefenders(), AskDefenders(), Resolve(), EndPlay(), Fire(PLAYED, held=True)],
    "imperium:play",
)


def play(s: State, who: int, card: int, zone: int, freely: bool) -> None:
    s.call(PLAY_CARD, who, who, card, card, zone + (FREELY if freely else 0))


class PlayIt(Step):
    """The card A, just gained, is free-played from the hand, if it can be."""

    def __init__(self, ignore_state: bool = False) -> None:
        self.ignore_state = ignore_state

    def able(self, s: State, f: Frame) -> bool:
        return False  # whether it can be is known only when there is a card

    def run(self, s: State, f: Frame) -> None:
        card = f.a
        if card == NOBODY or card in s.free_played or not s.zone(HAND, f.who).count(card):
            return
        if why_not(s, f.who, card, self.ignore_state) == PLAYABLE:
            play(s, f.who, card, HAND, True)


def unseen(zones: tuple[int, ...]) -> bool:
    """Whether what can be played out of these zones depends on cards others do not see."""
    for zone in zones:
        if zone in VEILING:
            return True
    return False


class AskFreePlay(Ask[State]):
    """A card to play from some zones of the seat in focus."""

    def __init__(
        self, zones: tuple[int, ...], selector: Selector, actions: int, ignore_state: bool, optional: bool
    ) -> None:
        super().__init__("play-card", unseen(zones))
        self.zones = zones
        self.selector = selector
        self.actions = actions
        self.ignore_state = ignore_state
        self.optional = optional

    def playable(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if self.actions and s.counts[ACTIONS + f.who] < self.actions:
            return out
        for place, zone in enumerate(self.zones):
            for card in sorted(set(in_zone(s, f, zone, f.who))):
                fresh = bool(self.actions) or card not in s.free_played
                if not fresh or not self.selector.fits(s, card):
                    continue
                if why_not(s, f.who, card, self.ignore_state) == PLAYABLE:
                    out.append(place * PLACE + card)
        return out

    def options(self, s: State, f: Frame) -> list[int]:
        out = self.playable(s, f)
        if self.optional and out:
            return [PASS, *out]
        if out or not self.always:
            return out
        for zone in self.zones:
            if s.zone(zone, f.who).size():
                return [PASS]
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.actions, *self.zones)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = NOBODY
        if code != PASS:
            if self.actions:
                s.add(ACTIONS + f.who, -self.actions)
            f.a = code % PLACE
            play(s, f.who, f.a, self.zones[code // PLACE], not self.actions)


class FreePlay(Step):
    """The seat in focus plays a card, freely or for an action; A is that card (imperium:free-play)."""

    def __init__(
        self, selector: Selector, zones: tuple[int, ...] = (HAND,), actions: int = 0, ignore_state: bool = False
    ) -> None:
        self.asking = AskFreePlay(zones, selector, actions, ignore_state, False)
        self.veiled = self.asking.always

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.playable(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class TriggerPlayOf(Step):
    """The play effect of the card A happens, though it is not played."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if f.a != NOBODY and PLAY_OF[f.a] != NO_PROGRAM:
            s.call(PLAY_OF[f.a], f.who, f.who, f.a)


# Exhaust abilities.


def can_exhaust(s: State, seat: int, card: int) -> bool:
    """A token left on the state card, and none on this one (imperium:exhaust)."""
    return s.counts[EXHAUSTS + seat] > 0 and card not in s.exhausted


def exhaustible(s: State, seat: int, card: int) -> bool:
    face = s.as_copied(card)
    if EXHAUST_OF[face] == NO_PROGRAM or not can_exhaust(s, seat, card):
        return False
    return EXHAUST_EFFECT[face].usable(s, seat, card)


class BeginExhaust(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        exhaust(s, f.who, f.a)
        s.call(EXHAUST_OF[s.as_copied(f.a)], f.who, f.who, f.a)


USE_EXHAUST: Final[int] = BOOK.program("exhaust", [BeginExhaust(), Release()], "imperium:exhaust")


class ExhaustThis(Step):
    """The speaking card is exhausted to respond: in one's own activation, unless it says otherwise."""

    def __init__(self, anytime: bool = False) -> None:
        self.anytime = anytime

    def able(self, s: State, f: Frame) -> bool:
        if not can_exhaust(s, f.me, f.src):
            return False
        return s.counts[DOING] == ACTIVATE and (self.anytime or s.turn == f.me)

    def run(self, s: State, f: Frame) -> None:
        exhaust(s, f.me, f.src)


# Profit (imperium:trade-routes).

FULL: Final = 3  # goods with which a trade route is full


class BeginProfit(Node[State]):
    """The goods on the route A come to its owner, and its profit effect happens."""

    def run(self, s: State, f: Frame) -> None:
        goods = s.tokens_on(f.a, GOODS)
        s.add_tokens(f.who, f.a, GOODS, -goods)
        s.change(GOODS, f.who, goods)
        s.call(PROFIT_OF[f.a], f.who, f.who, f.a)


class EndProfit(Node[State]):
    """A route that nothing sent elsewhere goes to the discard pile."""

    def run(self, s: State, f: Frame) -> None:
        if s.zone(PLAY, f.who).count(f.a):
            send(s, f.who, f.a, PLAY, DISCARD)


USE_PROFIT: Final[int] = BOOK.program("profit", [BeginProfit(), EndProfit(), Release()], "imperium:trade-routes")


# The turn's question.

EXHAUST: Final = 4096  # codes from here on use the exhaust ability of a card
PROFIT: Final = 8192  # and from here on take the profit of a trade route


class AskActivate(Ask[State]):
    """Play a card, use an exhaust ability, or be done. The node before it is a Release, to which it goes back."""

    def __init__(self) -> None:
        super().__init__("activate", True, True)

    def options(self, s: State, f: Frame) -> list[int]:
        out = [PASS]
        seat = f.who
        action = s.counts[ACTIONS + seat] > 0
        for card in s.sheaf(HAND, seat).distinct():
            free = FLAGS[card] & FREE_PLAY and card not in s.free_played
            if (action or free) and why_not(s, seat, card) == PLAYABLE:
                out.append(card)
        if s.counts[EXHAUSTS + seat] > 0:
            for card in s.sheaf(PLAY, seat).held:
                if exhaustible(s, seat, card):
                    out.append(EXHAUST + card)
            for card in s.sheaf(POWER, seat).held:
                if exhaustible(s, seat, card):
                    out.append(EXHAUST + card)
        if action and s.tokens:
            for card in s.sheaf(PLAY, seat).held:
                if PROFIT_OF[card] != NO_PROGRAM and s.tokens_on(card, GOODS) >= FULL:
                    out.append(PROFIT + card)
        if len(out) > 2:
            out.sort()
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        f.pc -= 2
        if code >= PROFIT:
            s.add(ACTIONS + f.who, -1)
            s.call(USE_PROFIT, f.who, f.who, code - PROFIT, code - PROFIT)
            return
        if code >= EXHAUST:
            s.call(USE_EXHAUST, f.who, f.who, code - EXHAUST, code - EXHAUST)
            return
        freely = bool(FLAGS[code] & FREE_PLAY) and code not in s.free_played
        if not freely:
            s.add(ACTIONS + f.who, -1)
        play(s, f.who, code, HAND, freely)
