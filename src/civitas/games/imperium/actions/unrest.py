"""Taking and returning Unrest (imperium:take-unrest, imperium:collapse)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import HOMES
from civitas.games.imperium.state import (
    BOOK,
    DECK,
    DISCARD,
    HAND,
    RETURNED_SOME,
    RETURNED_UNREST,
    TAKE_UNREST,
    UNREST_PILE,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import Node
from civitas.kernel.triggers import verb
from civitas.kernel.zones import Zone

ONTO_DECK: Final = 1  # where an Unrest goes that is laid on the deck
# How an Unrest was taken, added to where it went: it was not a common one.
OTHER_KIND: Final = 4


def take_from(s: State, pile: int, dst: Zone) -> bool:
    """The top card of a pile of Unrest to a zone, for all to see; whether there was one."""
    lying = s.cards_in(pile)
    if not lying:
        return False
    move(s, lying[0], s.zone(pile, 0), dst, s.everyone)
    return True


def take_unrest(s: State, dst: Zone) -> bool:
    """Taking the last Unrest of the pile is the collapse (imperium:collapse)."""
    if not take_from(s, UNREST_PILE, dst):
        return False
    if not s.unrest_left():
        s.collapse()
    return True


def go_home(s: State, card: int, src: Zone) -> None:
    """An Unrest goes back to the pile of its kind (imperium:return-unrest)."""
    move(s, card, src, s.zone(HOMES[card], 0), s.everyone)


class TakeUnrestNow(Node[State]):
    """Into the hand of the seat in focus, or onto its deck (B = 1) or its discard pile (B = 2)."""

    def run(self, s: State, f: Frame) -> None:
        if not take_unrest(s, s.zone((HAND, DECK, DISCARD)[f.b], f.who)):
            s.leave(1)


TAKE: Final[int] = verb(BOOK, TAKE_UNREST, [TakeUnrestNow()], "imperium:take-unrest", held=True)


def is_heard(s: State, event: int, who: int) -> bool:
    """Whether anything would hear or replace the event."""
    if s.lasting:
        return True
    return s.any_live(s.cast.listeners[event], who) or s.any_live(s.cast.replacements[event], who)


def start_taking(s: State, f: Frame, who: int, to: int) -> None:
    """The seat takes an Unrest; through the program only where somebody may respond.

    The automaton lays it on its deck, also where it would have to discard it then (imperium:automaton-habits).
    """
    if who == s.silent:
        to = ONTO_DECK
    if is_heard(s, TAKE_UNREST, who):
        s.call(TAKE, f.me, who, f.src, 0, to)
    else:
        if s.sink is not None:
            s.log(TAKE_UNREST, who, (0, to))
        take_unrest(s, s.zone((HAND, DECK, DISCARD)[to], who))


def take_and_tell(s: State, who: int) -> None:
    """The seat takes an Unrest into its hand while something else goes on."""
    if take_unrest(s, s.zone(s.takes_in_hand(who), who)):
        tell_taken(s, who, ONTO_DECK if who == s.silent else 0)


def tell_taken(s: State, who: int, to: int, how: int = 0) -> None:
    """Who listens to Unrest being taken, of whatever kind (`how`), responds at the end of the sentence."""
    if s.sink is not None:
        s.log(TAKE_UNREST, who, (0, to))
    if s.lasting or s.any_live(s.cast.listeners[TAKE_UNREST], who):
        s.pending = (*s.pending, *s.listening(TAKE_UNREST, who, 0, to + how, False))


def returned(s: State, who: int) -> None:
    """Whoever listens to returned Unrest hears of it at the end of the sentence."""
    if s.sink is not None:
        s.log(RETURNED_UNREST, who)
    if s.lasting or s.any_live(s.cast.listeners[RETURNED_UNREST], who):
        s.pending = (*s.pending, *s.listening(RETURNED_UNREST, who, 0, 0, False))
    s.announce_once(RETURNED_SOME, who)
