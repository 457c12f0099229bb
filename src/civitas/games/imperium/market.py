"""Steps at the market: acquire, break through, exile, swap; and the fame deck (imperium:acquire, imperium:fame)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import SUITS, Step
from civitas.games.imperium.deeds import (
    FROM_MARKET,
    any_tokens,
    clear_unrest,
    exile_from_market,
    lay_unrest,
    main_deck_left,
    refill,
    send,
    slot_card,
    slot_tokens,
    start_gain,
    start_taking,
)
from civitas.games.imperium.drawing import Develop
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.selectors import Selector, printed_mask
from civitas.games.imperium.state import (
    ACQUIRED,
    BARBARIAN,
    BOOK,
    CIVILISED,
    CIVILISED_DECK,
    EMPIRE,
    EXILE,
    EXILED_INSTEAD,
    FAME_DECK,
    FAME_LOOKS,
    FROM_EXILE,
    GAINED_TO,
    HAND,
    KING_SIDE,
    KING_USED,
    LOOKED_AT,
    LOOKED_AT_FAME,
    MAIN_DECK,
    MARKET,
    PLAY,
    PROGRESS,
    REGION,
    REGION_DECK,
    RESOURCES,
    REVEALED,
    SLOT,
    SLOT_TOKENS,
    SLOT_UNREST,
    SLOTS,
    STATE,
    TAKE_UNREST,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    UNDER_MARKET,
    State,
)
from civitas.kernel.expr import A
from civitas.kernel.flow import Return
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move, shuffle_into
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.picks import AskMany
from civitas.kernel.triggers import Fire
from civitas.kernel.zones import Zone

EXILED: Final = 8  # codes from here on are cards in exile
INSTEAD: Final = 4096  # from here on cards in exile that are broken through for instead
FROM_DECK: Final = 8192  # and from here on suits whose deck is drawn from
SOUGHT: Final = 512  # suits from here on: kinds of card the main deck is searched for
SUITS_OF: Final = 512  # a card that lets others be taken out of exile, times this, plus their suits
COMPENSATION: Final = 2

# How a card was gained: the second argument of ACQUIRED.
BROKE_THROUGH: Final = 1
OUT_OF_MARKET: Final = 2
TOKENS: Final = 4  # times the number of tokens on it, up to 15
STUFF: Final = 64  # times the materials on it
SUIT: Final = 64 * 1024  # times the suit broken through for, when the card came from a deck
TOOK_UNREST: Final = 1 << 28  # with it came an Unrest

COUNT: Final = 10  # bits for the tokens of one resource
MANY: Final = 1023

# Where exile counts: not, too, or only.
NO_EXILE: Final = 0
ALSO_EXILE: Final = 1
ONLY_EXILE: Final = 2


# Gaining a card of the market or of exile.


def gained_to(s: State, seat: int) -> int:
    """The zone cards go to that the seat acquires or breaks through for."""
    if not s.lasting and not s.cast.modifiers[GAINED_TO]:
        return HAND
    return s.ask_modifiers(GAINED_TO, seat, HAND)


class TakeCard(Node[State]):
    """The card of the slot A (or of exile) goes to the hand; A becomes the card, N its tokens, XS the slot."""

    def run(self, s: State, f: Frame) -> None:
        if f.a >= EXILED:
            card = f.a - EXILED
            move(s, card, s.zone(EXILE, 0), s.zone(gained_to(s, f.who), f.who), s.everyone)
            f.xs = (NOBODY, *f.xs)
            f.a = card
            if f.b != BROKE_THROUGH and not SUITS[card] & TRIBUTARY:
                f.b |= TOOK_UNREST
                start_taking(s, f, f.who, 0)
            return
        slot = f.a
        f.a = slot_card(s, slot)
        f.xs = (slot, *f.xs)
        f.b |= OUT_OF_MARKET
        total = 0
        for resource in range(RESOURCES):
            n = slot_tokens(s, slot, resource)
            f.n |= n << COUNT * resource
            total += n
            s.put(SLOT_TOKENS + slot * RESOURCES + resource, 0)
        f.b |= TOKENS * min(total, 15) + STUFF * (f.n & MANY)
        move(s, f.a, s.zone(MARKET, 0), s.zone(gained_to(s, f.who), f.who), s.everyone)
        s.put(SLOT + slot, 0)


class GainTokens(Node[State]):
    """The tokens that lay on it, one resource after the other."""

    def run(self, s: State, f: Frame) -> None:
        for resource in range(RESOURCES):
            n = f.n >> COUNT * resource & MANY
            if n:
                f.n -= n << COUNT * resource
                f.pc -= 1
                start_gain(s, f, f.who, resource, n, FROM_MARKET)
                return


class TakeUnder(Node[State]):
    """The Unrest under it: to the hand, or back to the pile when breaking through."""

    def run(self, s: State, f: Frame) -> None:
        slot = f.xs[0]
        if slot == NOBODY:
            return
        if f.b & BROKE_THROUGH:
            clear_unrest(s, slot)
            return
        for _ in range(s.counts[SLOT_UNREST + slot]):
            f.b |= TOOK_UNREST
            move(s, UNREST, s.zone(UNDER_MARKET, 0), s.zone(HAND, f.who), s.everyone)
            if s.lasting or s.any_live(s.cast.listeners[TAKE_UNREST], f.who):
                s.pending = (*s.pending, *s.listening(TAKE_UNREST, f.who, f.a, 0, False))
        s.put(SLOT_UNREST + slot, 0)


class RefillSlot(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        slot = f.xs[0]
        f.xs = f.xs[1:]
        if slot != NOBODY:
            refill(s, slot)


ACQUIRE: Final[int] = BOOK.program(
    "acquire",
    [TakeCard(), GainTokens(), TakeUnder(), RefillSlot(), Fire(ACQUIRED, held=True), Return(A)],
    "imperium:acquire",
)


def exile_suits(s: State, seat: int, suits: int) -> int:
    """The suits the seat may acquire from exile as well."""
    if not s.lasting and not s.cast.modifiers[FROM_EXILE]:
        return 0
    return s.ask_modifiers(FROM_EXILE, seat, 0) & suits


def grant_of(s: State, seat: int) -> int:
    """The card that lets the seat break through for exiled cards instead, times SUITS_OF, plus their suits."""
    if not s.lasting and not s.cast.modifiers[EXILED_INSTEAD]:
        return 0
    return s.ask_modifiers(EXILED_INSTEAD, seat, 0)


def add_exiled_instead(s: State, seat: int, suits: int, out: list[int]) -> None:
    """The exiled cards of the suits the seat is about to gain a card of."""
    suits &= grant_of(s, seat) % SUITS_OF
    if suits:
        for card in s.zone(EXILE, 0).distinct():
            if SUITS[card] & suits:
                out.append(INSTEAD + card)


def break_through_instead(s: State, f: Frame, card: int) -> None:
    """The exiled card is broken through for, and the card that allowed it recalled."""
    send(s, f.who, grant_of(s, f.who) // SUITS_OF, PLAY, HAND)
    s.call(ACQUIRE, f.me, f.who, f.src, EXILED + card, BROKE_THROUGH)


class AskAcquire(Ask[State]):
    """The card to acquire: its slot, or EXILED and its number; INSTEAD and the number of one broken through for."""

    def __init__(self, selector: Selector, exile: int, token: int) -> None:
        super().__init__("acquire")
        self.selector = selector
        self.exile = exile
        self.token = token

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if self.exile != ONLY_EXILE:
            for slot in range(SLOTS):
                card = slot_card(s, slot)
                wanted = self.token == NOBODY or slot_tokens(s, slot, self.token)
                if card >= 0 and wanted and self.selector.fits(s, card):
                    out.append(slot)
        more = 0 if self.exile else exile_suits(s, f.who, self.selector.suits)
        if self.exile or more:
            for card in s.zone(EXILE, 0).distinct():
                if self.selector.fits(s, card) and (self.exile or SUITS[card] & more):
                    out.append(EXILED + card)
        if s.lasting or s.cast.modifiers[EXILED_INSTEAD]:
            suits = 0
            for code in out:
                suits |= SUITS[code - EXILED if code >= EXILED else slot_card(s, code)]
            add_exiled_instead(s, f.who, suits, out)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code >= INSTEAD:
            break_through_instead(s, f, code - INSTEAD)
        else:
            s.call(ACQUIRE, f.me, f.who, f.src, code)


class KeepIt(Node[State]):
    """A becomes the card that was gained; NOBODY for none."""

    def run(self, s: State, f: Frame) -> None:
        f.a = f.v


class Acquire(Step):
    """The seat in focus acquires a card (imperium:acquire); A is that card."""

    def __init__(self, selector: Selector, exile: int = NO_EXILE, token: int = NOBODY) -> None:
        self.asking = AskAcquire(selector, exile, token)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)
        out.append(KeepIt())


# Breaking through.


def deck_of(suit: int) -> int:
    """The small deck of a suit; NOBODY for suits without one."""
    if suit == REGION:
        return REGION_DECK
    if suit == UNCIVILISED:
        return UNCIVILISED_DECK
    if suit == CIVILISED:
        return CIVILISED_DECK
    return NOBODY


class DrawFromDeck(Node[State]):
    """The top card of the small deck of the suit A; else the first of that suit in the main deck, for all to see."""

    def run(self, s: State, f: Frame) -> None:
        suit = f.b = f.a
        deck = deck_of(suit)
        hand = s.zone(gained_to(s, f.who), f.who)
        if deck != NOBODY and s.pile(deck).order:
            f.a = draw(s, s.pile(deck), hand)
            return
        f.a = search(s, hand, SOUGHT_KINDS[suit - SOUGHT] if suit >= SOUGHT else suited_kind(suit))
        if f.a == NOBODY:
            start_gain(s, f, f.who, PROGRESS, COMPENSATION)
        else:
            f.b = SUITS[f.a]


# Kinds of card effects break through for that are no suit.
SOUGHT_KINDS: Final[list[Selector]] = []


def sought(selector: Selector) -> int:
    """The number by which a kind of card is searched for in the main deck."""
    SOUGHT_KINDS.append(selector)
    return SOUGHT + len(SOUGHT_KINDS) - 1


def suited_kind(suit: int) -> Selector:
    return Selector("suited", suits=suit)


def search(s: State, hand: Zone, kind: Selector) -> int:
    main = s.pile(MAIN_DECK)
    revealed = s.zone(REVEALED, 0)
    found = NOBODY
    while main.order and found == NOBODY:
        card = draw(s, main, revealed)
        if kind.belongs(card, printed_mask(card)):
            found = card
            move(s, card, revealed, hand, s.everyone)
    if revealed.size():
        shuffle_into(s, revealed, main)
    if found != NOBODY:
        main_deck_left(s)
    return found


class TellIfFound(Node[State]):
    """All hear of the suit; only whoever took it from a deck knows the card, so the listeners are not told it.

    A card found openly counts with all its suits, one taken unseen with the suit broken through for.
    """

    def run(self, s: State, f: Frame) -> None:
        if f.a != NOBODY:
            how = BROKE_THROUGH + SUIT * f.b
            s.log_hidden(ACQUIRED, f.who, (f.a, how), 1 << f.who)
            if s.lasting or s.any_live(s.cast.listeners[ACQUIRED], f.who):
                s.pending = (*s.pending, *s.listening(ACQUIRED, f.who, NOBODY, how, False))


BREAK_THROUGH: Final[int] = BOOK.program("break through", [DrawFromDeck(), TellIfFound()], "imperium:break-through")


class AskBreakThrough(Ask[State]):
    """A market card of the suit, or the deck of one of the suits."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("break-through")
        self.selector = selector
        self.sought = 0 if selector.suits else sought(selector)

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for slot in range(SLOTS):
            card = slot_card(s, slot)
            if card >= 0 and self.selector.fits(s, card):
                out.append(slot)
        suit = 1
        while suit <= self.selector.suits:
            if suit & self.selector.suits:
                out.append(FROM_DECK + suit)
            suit <<= 1
        if self.sought:
            out.append(FROM_DECK + self.sought)
        if s.lasting or s.cast.modifiers[EXILED_INSTEAD]:
            suits = self.selector.suits
            for code in out:
                suits |= SUITS[slot_card(s, code)] if code < EXILED else 0
            add_exiled_instead(s, f.who, suits, out)
            out.sort()
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if INSTEAD <= code < FROM_DECK:
            break_through_instead(s, f, code - INSTEAD)
        elif code >= FROM_DECK:
            s.call(BREAK_THROUGH, f.me, f.who, f.src, code - FROM_DECK)
        else:
            s.call(ACQUIRE, f.me, f.who, f.src, code, BROKE_THROUGH)


class BreakThrough(Step):
    """The seat in focus breaks through for a suit (imperium:break-through). Which card it got others may not know."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskBreakThrough(self.selector))


# Exile.


class AskExile(Ask[State]):
    """The market card to exile; one with tokens on it cannot be."""

    def __init__(self) -> None:
        super().__init__("exile-market")

    def options(self, s: State, f: Frame) -> list[int]:
        return [slot for slot in range(SLOTS) if slot_card(s, slot) >= 0 and not any_tokens(s, slot)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        exile_from_market(s, code)


class ExileFromMarket(Step):
    def __init__(self) -> None:
        self.asking = AskExile()

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class AskSwapOut(Ask[State]):
    """The market card to be swapped; A becomes its slot."""

    def __init__(self) -> None:
        super().__init__("swap-out")

    def options(self, s: State, f: Frame) -> list[int]:
        return [slot for slot in range(SLOTS) if slot_card(s, slot) >= 0] if s.zone(EXILE, 0).size() else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = code


class AskSwapIn(Ask[State]):
    """The exiled card that takes its place; tokens stay on the slot (imperium:swap)."""

    def __init__(self) -> None:
        super().__init__("swap-in")

    def options(self, s: State, f: Frame) -> list[int]:
        return s.zone(EXILE, 0).distinct() if f.v != PASS else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        slot = f.a
        move(s, slot_card(s, slot), s.zone(MARKET, 0), s.zone(EXILE, 0))
        clear_unrest(s, slot)
        move(s, code, s.zone(EXILE, 0), s.zone(MARKET, 0))
        s.put(SLOT + slot, code + 1)
        lay_unrest(s, slot, code)


class SwapWithExile(Step):
    """An exiled card changes places with a card in the market."""

    def able(self, s: State, f: Frame) -> bool:
        return s.zone(EXILE, 0).size() > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskSwapOut())
        out.append(AskSwapIn())


# Fame (imperium:fame).


class BeginKing(Node[State]):
    """Each player resolves King of Kings once; the first time it is turned over, which triggers scoring."""

    def run(self, s: State, f: Frame) -> None:
        if s.counts[KING_USED + f.who]:
            s.leave(0)
            return
        s.put(KING_USED + f.who, 1)
        f.n = int(s.counts[KING_SIDE])
        if not f.n:
            s.put(KING_SIDE, 1)
            s.trigger_scoring()


class KingProgress(Node[State]):
    """Side A: 6 progress for barbarians, 3 for empires; side B: 4, or none."""

    def run(self, s: State, f: Frame) -> None:
        state = s.counts[STATE + f.who]
        if state & BARBARIAN:
            start_gain(s, f, f.who, PROGRESS, 4 if f.n else 6)
        elif state == EMPIRE and not f.n:
            start_gain(s, f, f.who, PROGRESS, 3)


class KingDevelops(Node[State]):
    """Only an empire develops; the next node is the question."""

    def run(self, s: State, f: Frame) -> None:
        if s.counts[STATE + f.who] != EMPIRE:
            s.leave(0)


KING: Final[int] = BOOK.program(
    "King of Kings", [BeginKing(), KingProgress(), KingDevelops(), Develop(free=True)], "imperium:king-of-kings"
)


class LookAtFame(Node[State]):
    """The top cards of the fame deck, looked at; if King of Kings is all there is, it is resolved instead."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(FAME_DECK)
        f.n = 0
        if not deck.order:
            s.call(KING, f.me, f.who, f.src)
            return
        for _ in range(min(s.ask_modifiers(FAME_LOOKS, f.who, self.amount), len(deck.order))):
            draw(s, deck, s.zone(LOOKED_AT, f.who))
        if s.lasting or s.any_live(s.cast.listeners[LOOKED_AT_FAME], f.who):
            s.pending = (*s.pending, *s.listening(LOOKED_AT_FAME, f.who, 0, 0, False))


class FromLooked(AskMany[State]):
    """One of the cards looked at, to the hand or back onto the fame deck; nobody else sees which."""

    def __init__(self, kind: str, to: int, amount: int) -> None:
        super().__init__(kind, amount, amount, False, True)
        self.to = to

    def candidates(self, s: State, f: Frame) -> list[int]:
        return s.zone(LOOKED_AT, f.who).cards()

    def chosen(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(LOOKED_AT, f.who), s.zone(self.to, f.who if self.to == HAND else 0))


class PutBackOne(Ask[State]):
    """The cards left go back onto the deck, one after the other: the last is on top. A single one is not asked for."""

    def __init__(self, kind: str, to: int) -> None:
        super().__init__(kind, True, False, True)
        self.to = to

    def options(self, s: State, f: Frame) -> list[int]:
        return s.peek(LOOKED_AT, f.who).distinct()

    def run(self, s: State, f: Frame) -> None:
        left = s.peek(LOOKED_AT, f.who).cards()
        if len(left) == 1:
            self.answer(s, f, left[0])
        else:
            super().run(s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(LOOKED_AT, f.who), s.zone(self.to, f.who))
        if s.peek(LOOKED_AT, f.who).size():
            f.pc -= 1


class TakeFameOf(Step):
    """The seat in focus looks at the top cards of the fame deck and takes one of them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(FAME_DECK).order) or not s.counts[KING_USED + f.who]

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(LookAtFame(self.amount))
        FromLooked("take-fame", HAND, 1).emit(out)
        out.append(PutBackOne("put-back-fame", FAME_DECK))


class TakeTopFame(Step):
    """The top card of the fame deck to the hand; King of Kings if it is all there is."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(FAME_DECK).order) or not s.counts[KING_USED + f.who]

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(FAME_DECK)
        if deck.order:
            draw(s, deck, s.zone(HAND, f.who))
        else:
            s.call(KING, f.me, f.who, f.src)
