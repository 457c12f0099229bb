"""The automaton's turn: the die, its cards, its routes, and its clean-up (imperium:automaton-turn)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.market import add_to_slot, slot_card
from civitas.games.imperium.automaton.definition import at_table, sheet_of, side_of
from civitas.games.imperium.automaton.levels import WARLORD, level_of, open_in_winter, slots_open
from civitas.games.imperium.automaton.piles import (
    mill,
    shuffle_discards,
    top_to_discard,
    turn_over,
    unrest_to_discard,
)
from civitas.games.imperium.automaton.resolving import (
    AFTER_SHUFFLE,
    END_OF_CLEAN_UP,
    do_row,
    journey_on,
    resolve,
    slot_of_die,
    state_card,
)
from civitas.games.imperium.automaton.trading import END_OF_TURN
from civitas.games.imperium.flow.clean_up import Doing
from civitas.games.imperium.state import (
    ACTIVATE,
    AUTOMATON_SHEET,
    AUTOMATON_SLOTS,
    BOOK,
    CLEAN_UP,
    DECK,
    DIE,
    DIE_ROLLED,
    DISCARD,
    DYNASTY,
    PLAYING,
    ROUND,
    SET_ASIDE,
    SHEET_TOLD,
    SLOT_RESOLVED,
    UNDER_DIE,
    UNREST_DUE,
    State,
)
from civitas.kernel.flow import BeginTurn, Call
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw
from civitas.kernel.node import NOBODY, Node
from civitas.kernel.triggers import Expire, Release

DIE_SIDES: Final = 6


class RollDie(Node[State]):
    """The die covers the card in the slot of its number, if there is one (imperium:automaton-turn)."""

    def run(self, s: State, f: Frame) -> None:
        s.free_played = ()
        s.put(DIE, s.roll(DIE_SIDES))
        s.put(SLOT_RESOLVED, 0)
        s.log(DIE_ROLLED, f.who, (int(s.counts[DIE]), int(covers(s))))
        if s.counts[ROUND] == 1:
            s.log(SHEET_TOLD, f.who, (int(s.counts[AUTOMATON_SHEET]),))


def covers(s: State) -> bool:
    """Whether the die lies on a card that is still in its slot."""
    return s.counts[DIE] <= s.counts[SLOT_RESOLVED] + len(s.pile(AUTOMATON_SLOTS, s.silent).order)


class NextSlot(Node[State]):
    """The lowest slot whose card is neither resolved nor under the die; the card under the die is set apart."""

    def run(self, s: State, f: Frame) -> None:
        slots = s.pile(AUTOMATON_SLOTS, f.who)
        if not slots.order:
            return
        f.pc -= 1
        s.add(SLOT_RESOLVED, 1)
        if s.counts[SLOT_RESOLVED] == s.counts[DIE]:
            draw(s, slots, s.zone(UNDER_DIE, f.who))
        else:
            resolve(s, draw(s, slots, s.zone(PLAYING, f.who)))


class LayToken(Node[State]):
    """A token on the market card above the card left unresolved (imperium:automaton-clean-up 1)."""

    def run(self, s: State, f: Frame) -> None:
        slot = slot_of_die(s)
        if slot == NOBODY or slot_card(s, slot) == NOBODY or not s.peek(UNDER_DIE, f.who).size():
            return
        resource, amount = at_table(s).token
        add_to_slot(s, slot, resource, amount)


class SlideCard(Node[State]):
    """The card left unresolved goes to slot 1 (imperium:automaton-clean-up 2); the seasons change."""

    def run(self, s: State, f: Frame) -> None:
        left = s.pile(UNDER_DIE, f.who)
        if left.order:
            draw(s, left, s.zone(AUTOMATON_SLOTS, f.who))
        s.put(SLOT_RESOLVED, 0)
        if at_table(s).seasons:
            turn_over(s)


def open_now(s: State) -> int:
    """How many slots take a card: some are closed in winter (imperium:inuit)."""
    slots = slots_open(s)
    return min(slots, open_in_winter(s)) if side_of(s).closes else slots


class FillSlots(Node[State]):
    """Cards from the deck into the open slots (imperium:automaton-clean-up 3, 4).

    On an empty deck first comes a dynasty card to the discard pile, or what the journey has come to; then the discard
    pile is shuffled. With nothing to shuffle the slots stay empty. N tells that the journey has had its row.
    """

    def run(self, s: State, f: Frame) -> None:
        if not f.n:
            slots = s.pile(AUTOMATON_SLOTS, f.who)
            deck = s.pile(DECK, f.who)
            while len(slots.order) < open_now(s) and deck.order:
                draw(s, deck, slots, 0, True)
            if len(slots.order) >= open_now(s):
                return
            if sheet_of(s).journey:
                f.n = 1
                f.pc -= 1
                journey_on(s, s.pile(SET_ASIDE, f.who).order[-1])
                return
        f.n = 0
        top_to_discard(s, s.pile(DYNASTY, f.who))
        shuffled = s.peek(DISCARD, f.who).size() > 0
        if shuffled:
            shuffle_discards(s)
            f.pc -= 1
        due = s.counts[UNREST_DUE]
        s.put(UNREST_DUE, 0)
        while due and not s.over:
            due -= 1
            unrest_to_discard(s)
        if shuffled and side_of(s).after_shuffle is not None and not s.over:
            do_row(s, state_card(s), AFTER_SHUFFLE)


class DiscardAsWarlord(Node[State]):
    """A Warlord discards the top card of its deck (imperium:automaton-levels)."""

    def run(self, s: State, f: Frame) -> None:
        if level_of(s) == WARLORD:
            mill(s, 1)


class LastOfCleanUp(Node[State]):
    """What the state card says for the end of a clean-up."""

    def run(self, s: State, f: Frame) -> None:
        if side_of(s).end_of_clean_up is not None:
            do_row(s, state_card(s), END_OF_CLEAN_UP)


AUTOMATON_TURN: Final[int] = BOOK.program(
    "turn of the automaton",
    [
        BeginTurn(),
        Doing(ACTIVATE),
        RollDie(),
        NextSlot(),
        Call(END_OF_TURN),
        Doing(CLEAN_UP),
        LayToken(),
        SlideCard(),
        FillSlots(),
        DiscardAsWarlord(),
        LastOfCleanUp(),
        Release(),
        Expire(),
    ],
    "imperium:automaton-turn",
)
