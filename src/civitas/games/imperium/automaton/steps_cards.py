"""Steps of the automaton's rows with its own cards and piles (imperium:automaton-words)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.automaton.market import points_of
from civitas.games.imperium.automaton.piles import (
    forget_discarded,
    mill,
    return_to_pile,
    to_discard,
    top_to_discard,
    unrest_in,
    unrest_to_discard,
)
from civitas.games.imperium.automaton.resolving import resolve, resolve_top
from civitas.games.imperium.cards import BANNER, CODES, FLAGS, HOMES, has_home
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    DECK,
    DISCARD,
    DYNASTY,
    EXILE,
    HISTORY,
    MAIN_DECK,
    PINNED,
    PLAY,
    PLAYING,
    REVEALED,
    ROUTE,
    SET_ASIDE,
    UNREST_DUE,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import NOBODY, Expr, Node

BOTTOM: Final = -2  # of the deck, instead of a zone


class ThisGoes(Step):
    """The card being resolved goes to the history or exile, onto or under the deck, or back to its pile of Unrest."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return s.peek(PLAYING, f.me).count(f.src) > 0

    def run(self, s: State, f: Frame) -> None:
        if not self.able(s, f):
            return
        playing = s.zone(PLAYING, f.me)
        if self.to == BOTTOM:
            move(s, f.src, playing, s.zone(DECK, f.me), s.everyone, True)
        elif self.to == HOMES[f.src] or (self.to == EXILE and has_home(f.src)):
            return_to_pile(s, f.src, PLAYING)
        elif self.to == EXILE:
            move(s, f.src, playing, s.zone(EXILE, 0))
            s.note_exiled(f.src)
        else:
            move(s, f.src, playing, s.zone(self.to, f.me), s.everyone)


class ReturnThis(Step):
    """An Unrest that is being resolved goes back to its pile."""

    def able(self, s: State, f: Frame) -> bool:
        return has_home(f.src) and s.peek(PLAYING, f.me).count(f.src) > 0

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            return_to_pile(s, f.src, PLAYING)


class PlayThis(Step):
    """The card being resolved stays in the play area; its text is ignored."""

    def able(self, s: State, f: Frame) -> bool:
        return s.peek(PLAYING, f.me).count(f.src) > 0

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            move(s, f.src, s.zone(PLAYING, f.me), s.zone(PLAY, f.me))
            s.note_played(f.src)


class DiscardTop(Step):
    """So many cards from the top of the deck go to the discard pile, as far as there are any."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(DECK, f.me).order)

    def run(self, s: State, f: Frame) -> None:
        mill(s, self.amount)


class DiscardDynasty(Step):
    """The top card of the dynasty deck goes to the discard pile."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(DYNASTY, f.me).order)

    def run(self, s: State, f: Frame) -> None:
        top_to_discard(s, s.pile(DYNASTY, f.me))


class ResolveTop(Step):
    """The top card of the deck or the dynasty deck is resolved; there is always something to be had."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        resolve_top(s, s.pile(self.zone, f.me))


class ReturnUnrest(Step):
    """An Unrest goes from the discard pile back to its pile."""

    def able(self, s: State, f: Frame) -> bool:
        return unrest_in(s, DISCARD) != NOBODY

    def run(self, s: State, f: Frame) -> None:
        card = unrest_in(s, DISCARD)
        if card != NOBODY:
            return_to_pile(s, card, DISCARD)


class FromDiscard(Step):
    """A card of a kind goes from the discard pile onto the deck, into play or into the history."""

    def __init__(self, selector: Selector, to: int) -> None:
        self.selector = selector
        self.to = to

    def chosen(self, s: State, f: Frame) -> int:
        """The one worth most, as the automaton sees them; of equal ones that with the first printed code."""
        best = NOBODY
        for card in s.sheaf(DISCARD, f.me).held:
            if self.selector.fits(s, card) and (best == NOBODY or before(card, best)):
                best = card
        return best

    def able(self, s: State, f: Frame) -> bool:
        return self.chosen(s, f) != NOBODY

    def run(self, s: State, f: Frame) -> None:
        card = self.chosen(s, f)
        if card == NOBODY:
            return
        move(s, card, s.zone(DISCARD, f.me), s.zone(self.to, f.me), s.everyone)
        forget_discarded(s, card)
        if self.to == PLAY:
            s.note_played(card)


def before(card: int, other: int) -> bool:
    """Whether the automaton would rather take the first of two cards of its own."""
    ours, theirs = points_of(card), points_of(other)
    return ours > theirs or (ours == theirs and CODES[card] < CODES[other])


class DiscardTopBack(Step):
    """The card discarded last goes onto the deck."""

    def able(self, s: State, f: Frame) -> bool:
        return s.peek(DISCARD, f.me).size() > 0

    def run(self, s: State, f: Frame) -> None:
        if not self.able(s, f):
            return
        card = s.discarded[-1]
        move(s, card, s.zone(DISCARD, f.me), s.zone(DECK, f.me), s.everyone)
        forget_discarded(s, card)


def in_order(s: State, selector: Selector) -> list[int]:
    """The cards of a kind in the play area, the one played last first."""
    return [card for card in reversed(s.played) if selector.fits(s, card)]


class FromPlay(Step):
    """Of the cards of a kind in play the one played last goes into the history."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def able(self, s: State, f: Frame) -> bool:
        return bool(in_order(s, self.selector))

    def run(self, s: State, f: Frame) -> None:
        for card in in_order(s, self.selector)[:1]:
            send(s, f.me, card, PLAY, HISTORY)


class Abandon(Step):
    """So many cards of a kind in play go to the discard pile, those played last first (imperium:automaton-words).

    A card that shows its suit twice counts as two.
    """

    def __init__(self, selector: Selector, amount: int) -> None:
        self.selector = selector
        self.amount = amount

    def abandonable(self, s: State) -> list[int]:
        return [card for card in in_order(s, self.selector) if FLAGS[card] & PINNED and not FLAGS[card] & ROUTE]

    def able(self, s: State, f: Frame) -> bool:
        return self.selector.count(s, self.abandonable(s)) >= self.amount

    def run(self, s: State, f: Frame) -> None:
        if not self.able(s, f):
            return
        left = self.amount
        for card in self.abandonable(s):
            if left > 0:
                left -= self.selector.times(s, card)
                send(s, f.me, card, PLAY, DISCARD)


class TakeUnrestAndDiscard(Step):
    """The automaton takes an Unrest and lays it on its discard pile."""

    def able(self, s: State, f: Frame) -> bool:
        return s.unrest_left() > 0

    def run(self, s: State, f: Frame) -> None:
        unrest_to_discard(s)


class UnrestAfterShuffle(Step):
    """An Unrest goes to the discard pile once the deck has been shuffled."""

    def able(self, s: State, f: Frame) -> bool:
        return s.unrest_left() > 0

    def run(self, s: State, f: Frame) -> None:
        s.add(UNREST_DUE, 1)


class AsideToDeck(Step):
    """The top card of those that lie apart goes onto the deck: a quest, a headpiece, a card of the discovery deck."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(SET_ASIDE, f.me).order)

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            draw(s, s.pile(SET_ASIDE, f.me), s.zone(DECK, f.me))


class ExileQuest(Step):
    """The next impending quest goes into exile, unless it is the last one."""

    def __init__(self, spared: Selector) -> None:
        self.spared = spared

    def able(self, s: State, f: Frame) -> bool:
        quests = s.pile(SET_ASIDE, f.me).order
        return bool(quests) and not self.spared.fits(s, quests[-1])

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            s.note_exiled(draw(s, s.pile(SET_ASIDE, f.me), s.zone(EXILE, 0)))


class HistoryToDiscard(Step):
    """All cards of a kind go from the history to the discard pile."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.selector.among(s, s.cards_in(HISTORY, f.me)))

    def run(self, s: State, f: Frame) -> None:
        for card in self.selector.among(s, s.zone(HISTORY, f.me).cards()):
            to_discard(s, card, s.zone(HISTORY, f.me))


# A card that is shown: A.


class RevealOwn(Step):
    """The top card of the deck is shown, and something done with it."""

    def __init__(self, body: Step) -> None:
        self.body = body

    def parts(self) -> list[Step]:
        return [self.body]

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(DECK, f.me).order)

    def emit(self, out: list[Node[Any]]) -> None:
        gate = ShowOwn()
        out.append(gate)
        self.body.emit(out)
        gate.to = len(out)


class ShowOwn(Node[State]):
    """A becomes the top card of the deck; out where there is none."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(DECK, f.me)
        if deck.order:
            f.a = draw(s, deck, s.zone(PLAYING, f.me))
        else:
            f.pc = self.to


class ShownToDiscard(Step):
    """The card of the deck that is shown goes to the discard pile."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if f.a >= 0 and s.peek(PLAYING, f.me).count(f.a):
            to_discard(s, f.a, s.zone(PLAYING, f.me))


class ResolveShown(Step):
    """The card of the deck that is shown is resolved."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if f.a >= 0:
            resolve(s, f.a)


class RevealedWithUnrest(Step):
    """The card of the main deck that is shown goes to the discard pile, and an Unrest with it."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if f.a >= 0 and s.peek(REVEALED, 0).count(f.a):
            to_discard(s, f.a, s.zone(REVEALED, 0))
        unrest_to_discard(s)


class ShownIs(Expr[State]):
    """Whether the card shown is of a kind."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        return int(f.a >= 0 and self.selector.fits(s, f.a))


class Worthless(Expr[State]):
    """Whether the card just resolved is worth no points."""

    def get(self, s: State, f: Frame) -> int:
        return int(f.a >= 0 and points_of(f.a) == 0)


class ResolveMain(Step):
    """The top card of the main deck is gained and resolved; A becomes it. None there: progress, as from any deck."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(TakeMain())
        out.append(ResolveTaken())


class TakeMain(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(MAIN_DECK)
        f.a = draw(s, deck, s.zone(PLAYING, f.me)) if deck.order else NOBODY


class ResolveTaken(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        if f.a == NOBODY:
            resolve_top(s, s.pile(MAIN_DECK))
            return
        if not s.pile(MAIN_DECK).order:
            s.trigger_scoring()
        resolve(s, f.a)


class Grey(Expr[State]):
    """Whether the card being resolved has a grey banner: no suit at all."""

    def get(self, s: State, f: Frame) -> int:
        return int(not BANNER[f.src])


class NoneInDiscard(Expr[State]):
    """Whether the discard pile has no card of a kind."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        return int(not self.selector.among(s, s.sheaf(DISCARD, f.me).held))


class DeckLeft(Expr[State]):
    """Whether the deck still has so many cards."""

    def __init__(self, least: int) -> None:
        self.least = least

    def get(self, s: State, f: Frame) -> int:
        return int(len(s.pile(DECK, f.me).order) >= self.least)
