"""Drawing and reshuffling (imperium:draw, imperium:reshuffle)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.develop import DEVELOP, PAYING, REMOVE_DEVELOPMENT, AskDevelop
from civitas.games.imperium.actions.state_card import flip_state
from civitas.games.imperium.automaton.piles import mill
from civitas.games.imperium.cards import FLAGS
from civitas.games.imperium.nations import ENDS_THE_GAME, FLIPS_THE_STATE, nation_of
from civitas.games.imperium.state import (
    ACCESSION,
    BOOK,
    CAN_DRAW,
    DECK,
    DECK_TOKEN,
    DEVELOPMENT,
    DISCARD,
    ENTERS_PLAY,
    EXHAUSTS,
    FAST,
    HAND,
    NATION_DECK,
    PLAY,
    RESHUFFLED,
    VARIANTS,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, draw_many, move, shuffle_into
from civitas.kernel.node import NO_SOURCE, PASS, Node
from civitas.kernel.triggers import Fire

IF_ABLE: Final = 1
SHUFFLED: Final = 2
TO: Final = 4  # times the zone, if it is not the hand


# Reshuffling.


def may_add(s: State, seat: int) -> bool:
    """Whether a new card may come with this reshuffle: a free exhaust token, and none yet on that deck."""
    return s.counts[EXHAUSTS + seat] > 0 and s.counts[DECK_TOKEN + seat] == 0


def nation_left(s: State, seat: int) -> bool:
    return bool(s.pile(NATION_DECK, seat).order) or s.zone(ACCESSION, seat).size() > 0


def mark_deck(s: State, seat: int) -> None:
    s.add(EXHAUSTS + seat, -1)
    s.put(DECK_TOKEN + seat, 1)


def take_nation_card(s: State, seat: int) -> None:
    """The top card of the nation deck to the discard pile; the accession card, last, flips most state cards."""
    deck = s.pile(NATION_DECK, seat)
    if deck.order:
        draw(s, deck, s.zone(DISCARD, seat))
        return
    accession = s.zone(ACCESSION, seat)
    nation = nation_of(s, seat)
    for card in accession.cards():
        if s.counts[VARIANTS] & FAST and nation.can_develop and not nation.keeps_developments:
            s.call(REMOVE_DEVELOPMENT, seat, seat, NO_SOURCE)
        if FLAGS[card] & ENTERS_PLAY:
            move(s, card, accession, s.zone(PLAY, seat))
            return
        move(s, card, accession, s.zone(DISCARD, seat))
        if nation.last_nation_card == ENDS_THE_GAME:
            s.trigger_scoring()
        elif nation.last_nation_card == FLIPS_THE_STATE:
            flip_state(s, seat)


class AddNationCard(Node[State]):
    """Step 1 of a reshuffle; with a nation deck there is no step 2."""

    def run(self, s: State, f: Frame) -> None:
        if not may_add(s, f.who):
            f.pc += 1
        elif nation_left(s, f.who):
            take_nation_card(s, f.who)
            mark_deck(s, f.who)
            f.pc += 1


class AskAddDevelopment(AskDevelop):
    """Step 2: a development card may be paid for, and its area marked."""

    def __init__(self) -> None:
        super().__init__(True, PAYING)

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            mark_deck(s, f.who)
            s.call(DEVELOP, f.me, f.who, f.src, code, PAYING)


class ShuffleDiscard(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        shuffle_into(s, s.zone(DISCARD, f.who), s.pile(DECK, f.who))


RESHUFFLE: Final[int] = BOOK.program(
    "reshuffle", [AddNationCard(), AskAddDevelopment(), ShuffleDiscard(), Fire(RESHUFFLED)], "imperium:reshuffle"
)


# Drawing.


class DrawCards(Node[State]):
    """Draws A cards, reshuffling once if need be (unless "if able"); N counts them.

    B holds that, and the zone they go to if it is not the hand.
    """

    def run(self, s: State, f: Frame) -> None:
        if f.who == s.silent:
            s.leave(mill(s, f.a))
            return
        if not may_draw(s, f.who):
            s.leave(f.n)
            return
        deck = s.pile(DECK, f.who)
        now = min(f.a - f.n, len(deck.order))
        draw_many(s, deck, s.zone(f.b // TO if f.b >= TO else HAND, f.who), now)
        f.n += now
        if now:
            s.deck_drawn_from(f.who)
        if f.n < f.a and not f.b % TO and can_reshuffle(s, f.who):
            f.b += SHUFFLED
            f.pc -= 1
            s.call(RESHUFFLE, f.me, f.who, f.src)
        else:
            s.leave(f.n)


def may_draw(s: State, seat: int) -> bool:
    """Whether nothing forbids the seat to draw from its deck."""
    if not s.lasting and not s.cast.modifiers[CAN_DRAW]:
        return True
    return s.ask_modifiers(CAN_DRAW, seat, 1) > 0


def can_reshuffle(s: State, seat: int) -> bool:
    """The automaton shuffles in its clean-up only (imperium:automaton-habits)."""
    if seat == s.silent:
        return False
    if s.zone(DISCARD, seat).size():
        return True
    develops = nation_of(s, seat).can_develop and s.zone(DEVELOPMENT, seat).size() > 0
    return may_add(s, seat) and (nation_left(s, seat) or develops)


DRAW: Final[int] = BOOK.program("draw", [DrawCards()], "imperium:draw")
