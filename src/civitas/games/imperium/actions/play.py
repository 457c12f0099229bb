"""Playing a card, and defending against it if it is an attack (imperium:play, imperium:attack)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import (
    FLAGS,
    FREE_BESIDE,
    NAMES,
    NEEDS_IN_HISTORY,
    NEEDS_IN_PLAY,
    NO_NAME,
    NO_PROGRAM,
    PLAY_EFFECT,
    PLAY_OF,
    STATES,
    is_unrest,
)
from civitas.games.imperium.state import (
    AFFECTED,
    ATTACK,
    ATTACKED,
    AVOIDS,
    BOOK,
    DISCARD,
    FREE_PLAY,
    HISTORY,
    IGNORES,
    IGNORES_NEXT,
    LOSES_STATE,
    MOST_SEATS,
    NO_PLAY,
    PINNED,
    PLAY,
    PLAYED,
    PLAYING,
    PLAYS_FREELY,
    ROUTE,
    STATE,
    State,
)
from civitas.games.imperium.step import ASKING
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import Node
from civitas.kernel.triggers import FIRST, Fire, resolve

# Of the counter AVOIDS: where it tells the seats that an attack has reached.
REACHED: Final = 3 * MOST_SEATS

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
    effect = PLAY_EFFECT[card]
    if FLAGS[card] & (PINNED | ROUTE):
        # To lie in play is already something; only a cost that cannot be paid is in the way.
        if not effect.costs or effect.payable(s, Frame(0, seat, seat, card, 0, 0, None, pc=ASKING)):
            return PLAYABLE
        return NO_EFFECT
    return PLAYABLE if effect.usable(s, seat, card) else NO_EFFECT


def has_named(s: State, seat: int, name: int, zone: int) -> bool:
    for card in s.cards_in(zone, seat):
        if NAMES[card] == name:
            return True
    return False


def plays_freely(s: State, seat: int, card: int) -> bool:
    """Whether the seat can play the card without an action: a free play, by its mark or granted, once a turn."""
    if card in s.free_played:
        return False
    return bool(FLAGS[card] & FREE_PLAY) or granted_freely(s, seat, card)


def granted_freely(s: State, seat: int, card: int) -> bool:
    """Whether something lets the seat play the card freely: what it says itself, or a passive (imperium:free-play)."""
    if FREE_BESIDE[card] != NO_NAME and has_named(s, seat, FREE_BESIDE[card], PLAY):
        return True
    if not s.lasting and not s.any_live(s.cast.modifiers[PLAYS_FREELY], seat):
        return False
    return s.ask_modifiers(PLAYS_FREELY, seat, 0, card) != 0


# Playing.


class BeginPlay(Node[State]):
    """The card A leaves the zone B: pinned cards for the play area, others are laid down until they are resolved.

    N keeps who avoided the attack this one interrupts, if any.
    """

    def run(self, s: State, f: Frame) -> None:
        zone = f.b % FREELY
        if f.b >= FREELY and not is_unrest(f.a):
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
    """A card that nothing sent elsewhere goes to the discard pile (imperium:interpreting 4).

    Whom an attack has reached hears of it, unless it was avoided (imperium:attack).
    """

    def run(self, s: State, f: Frame) -> None:
        if FLAGS[f.a] & ATTACK:
            bits = int(s.counts[AVOIDS])
            for seat in s.other_seats(f.who):
                if bits >> REACHED + seat & 1 and not bits >> seat & 1:
                    s.announce(AFFECTED, seat, f.a)
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
