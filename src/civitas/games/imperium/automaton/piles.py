"""The automaton's deck, discard pile, dynasty and state card (imperium:automaton-clean-up).

Compiled: every card it resolves passes here.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.play_area import without_last
from civitas.games.imperium.actions.unrest import go_home, returned, tell_taken
from civitas.games.imperium.automaton.definition import at_table, sheet_of, side_of
from civitas.games.imperium.automaton.levels import SUPREME_RULER, level_of
from civitas.games.imperium.cards import HOMES, UNREST_KINDS
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.state import (
    AUTOMATON_SHEET,
    AUTOMATON_SIDE,
    CHAOS_PILE,
    DECK,
    DISCARD,
    DYNASTY,
    PLAYING,
    PROGRESS,
    SIDE_TURNED,
    STATE,
    STATE_FLIPPED,
    UNDER_DIE,
    UNREST_PILE,
    State,
)
from civitas.kernel.moves import draw, move, shuffle_into
from civitas.kernel.node import NOBODY
from civitas.kernel.zones import Pile, Zone

TO_DISCARD: Final = 2  # where an Unrest goes that is laid on the discard pile


def to_discard(s: State, card: int, src: Zone) -> None:
    """A card goes to the discard pile; the accession card turns the state card there."""
    move(s, card, src, s.zone(DISCARD, s.silent), s.everyone)
    lies_in_discard(s, card)


def lies_in_discard(s: State, card: int) -> None:
    s.note_discarded(card)
    automaton = at_table(s)
    if card == automaton.accession and automaton.turned_by_accession and not s.counts[AUTOMATON_SIDE]:
        turn_to(s, 1)


def top_to_discard(s: State, pile: Pile) -> int:
    """The top card of the deck or the dynasty deck goes to the discard pile; NOBODY if there is none."""
    if not pile.order:
        return NOBODY
    card = draw(s, pile, s.zone(DISCARD, s.silent))
    lies_in_discard(s, card)
    if pile.spec.kind == DYNASTY:
        dynasty_left(s)
    return card


def mill(s: State, amount: int) -> int:
    """What the automaton draws goes from its deck to its discard pile (imperium:automaton-habits); how many came."""
    done = 0
    deck = s.pile(DECK, s.silent)
    while done < amount and top_to_discard(s, deck) != NOBODY:
        done += 1
    return done


def dynasty_left(s: State) -> None:
    """The end is near when no card of the dynasty is left, if there ever was one (imperium:automaton-end)."""
    if at_table(s).has_dynasty and not s.pile(DYNASTY, s.silent).order:
        s.trigger_scoring()


def turn_to(s: State, side: int) -> None:
    """The state card shows this side."""
    s.put(AUTOMATON_SIDE, side)
    s.put(STATE + s.silent, side_of(s).state)
    s.log(SIDE_TURNED, s.silent, (int(s.counts[AUTOMATON_SHEET]), side))
    s.announce(STATE_FLIPPED, s.silent)


def turn_over(s: State) -> None:
    """Of a card with two sides the other one."""
    turn_to(s, (s.counts[AUTOMATON_SIDE] + 1) % len(sheet_of(s).sides))


def forget_discarded(s: State, card: int) -> None:
    """A card has left the discard pile."""
    s.discarded = without_last(s.discarded, card)


def shuffle_discards(s: State) -> None:
    """The discard pile becomes the deck; what a journey has just brought stays on top of it."""
    deck, aside = s.pile(DECK, s.silent), s.pile(UNDER_DIE, s.silent)
    while deck.order:
        draw(s, deck, aside)
    shuffle_into(s, s.zone(DISCARD, s.silent), deck)
    s.discarded = ()
    while aside.order:
        draw(s, aside, deck)


# Unrest.


def unrest_in(s: State, zone: int) -> int:
    """An Unrest in a zone of the automaton's; a common one first; NOBODY if there is none."""
    there = s.peek(zone, s.silent)
    for kind in UNREST_KINDS:
        if there.count(kind) and HOMES[kind] in (UNREST_PILE, CHAOS_PILE):
            return kind
    return NOBODY


def return_to_pile(s: State, card: int, zone: int) -> None:
    """An Unrest goes back to its pile; a Supreme Ruler gains progress for it (imperium:automaton-levels)."""
    go_home(s, card, s.zone(zone, s.silent))
    if zone == DISCARD:
        forget_discarded(s, card)
    returned(s, s.silent)
    if HOMES[card] == UNREST_PILE and level_of(s) == SUPREME_RULER:
        s.change(PROGRESS, s.silent, 1)


def unrest_to_discard(s: State) -> None:
    """An Unrest of the pile is taken and laid on the discard pile at once."""
    if not s.unrest_left():
        return
    move(s, UNREST, s.zone(UNREST_PILE, 0), s.zone(DISCARD, s.silent), s.everyone)
    s.note_discarded(UNREST)
    tell_taken(s, s.silent, TO_DISCARD)
    if not s.unrest_left():
        s.collapse()


def put_down(s: State, card: int) -> None:
    """A card that has been resolved and was sent nowhere else."""
    if s.peek(PLAYING, s.silent).count(card):
        to_discard(s, card, s.zone(PLAYING, s.silent))
