"""Steps that few cards need, each with a word of its own."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.amounts import IconsInPlay
from civitas.games.imperium.cards import (
    EXHAUST_EFFECT,
    EXHAUST_OF,
    FLAGS,
    MOST,
    NO_PROGRAM,
    PACK,
    PRINTED_ICONS,
    SOLSTICE_OF,
    SUITS,
    Step,
    icons_on,
    in_zone,
)
from civitas.games.imperium.deeds import main_deck_left, send, slot_tokens, start_gain
from civitas.games.imperium.drawing import DRAW, IF_ABLE, TO, Draw
from civitas.games.imperium.moving import PLACE
from civitas.games.imperium.state import (
    CIVILISED,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    HISTORY,
    IGNORES,
    IGNORES_NEXT,
    LOOKED_AT,
    MAIN_DECK,
    NATION_DECK,
    PINNED,
    PLAY,
    REGION,
    RESOURCES,
    REVEALED,
    SLOT_TOKENS,
    SLOTS,
    TRIBUTARY,
    UNCIVILISED,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, look, move, move_all, shuffle
from civitas.kernel.node import PASS, Ask, Node

# Drawing.


class AskAmount(Ask[State]):
    """How many cards to draw, up to a number."""

    def __init__(self, most: int, if_able: bool) -> None:
        super().__init__("draw-up-to")
        self.most = most
        self.if_able = if_able

    def options(self, s: State, f: Frame) -> list[int]:
        return list(range(self.most + 1))

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code:
            s.call(DRAW, f.me, f.who, f.src, code, IF_ABLE if self.if_able else 0)


class DrawUpTo(Step):
    def __init__(self, most: int, if_able: bool = False) -> None:
        self.most = most
        self.if_able = if_able
        self.one = Draw(1, if_able)

    def able(self, s: State, f: Frame) -> bool:
        return self.one.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskAmount(self.most, self.if_able))


class DrawAside(Node[State]):
    """Draws cards aside, where only their owner sees them."""

    def __init__(self, amount: int, if_able: bool) -> None:
        self.amount = amount
        self.if_able = if_able

    def run(self, s: State, f: Frame) -> None:
        s.call(DRAW, f.me, f.who, f.src, self.amount, TO * LOOKED_AT + (IF_ABLE if self.if_able else 0))


class AskDiscardDrawn(Ask[State]):
    """Which of the cards just drawn is discarded; the others go to the hand."""

    def __init__(self) -> None:
        super().__init__("discard-drawn", True)

    def options(self, s: State, f: Frame) -> list[int]:
        return s.zone(LOOKED_AT, f.who).distinct()

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(LOOKED_AT, f.who), s.zone(DISCARD, f.who))
        move_all(s, s.zone(LOOKED_AT, f.who), s.zone(HAND, f.who))


class DrawAndDiscard(Step):
    """The seat in focus draws cards and discards one of them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.one = Draw(1)

    def able(self, s: State, f: Frame) -> bool:
        return self.one.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(DrawAside(self.amount, False))
        out.append(AskDiscardDrawn())


# Where the card just drawn goes.
TO_DISCARD: Final = 0
BACK_ON_TOP: Final = 1
TO_HISTORY: Final = 2


class AskPlaceDrawn(Ask[State]):
    """Where the top card, just drawn, goes: discarded, back on top, or into the history."""

    def __init__(self) -> None:
        super().__init__("place-drawn")

    def options(self, s: State, f: Frame) -> list[int]:
        return [TO_DISCARD, BACK_ON_TOP, TO_HISTORY] if s.zone(LOOKED_AT, f.who).size() else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        to = (DISCARD, DECK, HISTORY)[code]
        for card in s.zone(LOOKED_AT, f.who).cards():
            send(s, f.who, card, LOOKED_AT, to)


class PlaceTopCard(Step):
    """The seat in focus draws its top card, if able, and says where it goes."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(DECK, f.who).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(DrawAside(1, True))
        out.append(AskPlaceDrawn())


# Giving.


class AskGive(Ask[State]):
    """The card `me` gives to the seat in focus, for all to see."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        super().__init__("give", HAND in zones)
        self.zones = zones

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for place, zone in enumerate(self.zones):
            for card in sorted(set(in_zone(s, f, zone, f.me))):
                out.append(place * PLACE + card)
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who, *self.zones)

    def answer(self, s: State, f: Frame, code: int) -> None:
        zone = s.zone(self.zones[code // PLACE], f.me)
        move(s, code % PLACE, zone, s.zone(HAND, f.who), s.everyone)


class Give(Step):
    """`me` gives the seat in focus a card."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.asking = AskGive(zones)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


# Icons treated as others (imperium:treated-as).


class AskTreat(Ask[State]):
    """The card in play whose icon is treated as others for the rest of the turn."""

    def __init__(self, icon: int, as_icon: int, amount: int) -> None:
        super().__init__("treat")
        self.icon = icon
        self.as_icon = as_icon
        self.amount = amount

    def options(self, s: State, f: Frame) -> list[int]:
        return [card for card in s.sheaf(PLAY, f.who).held if icons_on(s, card, self.icon)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        now = PRINTED_ICONS[code]
        rest: list[int] = []
        for i in range(0, len(s.treated), 2):
            if s.treated[i] == code:
                now = s.treated[i + 1]
            else:
                rest += (s.treated[i], s.treated[i + 1])
        had = now >> PACK * self.as_icon & MOST
        now -= 1 << PACK * self.icon
        now += (min(MOST, had + self.amount) - had) << PACK * self.as_icon
        s.treated = (*rest, code, now)


class Treat(Step):
    """One icon of the seat in focus counts as so many of another; the one is then no longer there."""

    def __init__(self, icon: int, as_icon: int, amount: int) -> None:
        self.asking = AskTreat(icon, as_icon, amount)
        self.count = IconsInPlay((icon,))

    def able(self, s: State, f: Frame) -> bool:
        return self.count.get(s, f) > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


# Other players' cards.


def usable_by(s: State, f: Frame, card: int) -> bool:
    """Whether the exhaust ability of this card could be used as though it were one's own."""
    return EXHAUST_OF[card] != NO_PROGRAM and EXHAUST_EFFECT[card].usable(s, f.who, f.src)


class AskTheirCard(Ask[State]):
    """A pinned card another player has in play, with something to resolve."""

    def __init__(self, copy: bool) -> None:
        super().__init__("their-card")
        self.copy = copy

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for seat in s.other_seats(f.who):
            for card in s.sheaf(PLAY, seat).held:
                if FLAGS[card] & PINNED and (self.copy or usable_by(s, f, card)):
                    out.append(card)
        out.sort()
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if self.copy:
            become(s, f.who, f.src, code)
            if SOLSTICE_OF[code] != NO_PROGRAM:
                s.call(SOLSTICE_OF[code], f.me, f.who, f.src)
        if EXHAUST_OF[code] != NO_PROGRAM:
            s.call(EXHAUST_OF[code], f.me, f.who, f.src)


def become(s: State, seat: int, card: int, other: int) -> None:
    """Until the end of the turn the card is a copy of the other: what it shows, and what it does while in play."""
    s.plain_again(card)
    s.copies = (*s.copies, card, other)
    for hook in s.book.hooks:
        if hook.source == other and hook.zone == PLAY:
            s.lasting = (*s.lasting, hook.number, seat, card)


class UseTheirs(Step):
    """The exhaust ability of a card of another player, as though it were one's own; `copy`: all of that card."""

    def __init__(self, copy: bool) -> None:
        self.asking = AskTheirCard(copy)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


# Gambling.

DECLARED: Final = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY)


class AskDeclare(Ask[State]):
    """The suit declared; the top card of the main deck is then shown, and kept if it has it, else exiled."""

    def __init__(self) -> None:
        super().__init__("declare")

    def options(self, s: State, f: Frame) -> list[int]:
        return list(DECLARED) if s.pile(MAIN_DECK).order else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        shown = s.zone(REVEALED, 0)
        card = draw(s, s.pile(MAIN_DECK), shown)
        if SUITS[card] & code:
            move(s, card, shown, s.zone(HAND, f.who), s.everyone)
        else:
            move(s, card, shown, s.zone(EXILE, 0))
        main_deck_left(s)


class Declare(Step):
    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(MAIN_DECK).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskDeclare())


# The nation deck (imperium:nation-deck).


class LookAtNation(Step):
    """The seat in focus looks at the top cards of its nation deck."""

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(NATION_DECK, f.who)
        for i in range(min(self.amount, len(deck.order))):
            look(s, deck, len(deck.order) - 1 - i, f.who)


class AskBottom(Ask[State]):
    """Whether the top card of the nation deck, just looked at, goes to the bottom."""

    def __init__(self) -> None:
        super().__init__("bottom")

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0] if s.pile(NATION_DECK, f.who).order else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            deck = s.pile(NATION_DECK, f.who)
            aside = s.zone(LOOKED_AT, f.who)
            move(s, draw(s, deck, aside), aside, deck, 0, True)


class NationToBottom(Step):
    """The top card of the nation deck may go to its bottom."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskBottom())


class ShuffleNation(Step):
    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def run(self, s: State, f: Frame) -> None:
        if s.pile(NATION_DECK, f.who).order:
            shuffle(s, s.pile(NATION_DECK, f.who))


class AskSwapNation(Ask[State]):
    """The hand card that changes places with the top of the nation deck; nobody else sees either."""

    def __init__(self) -> None:
        super().__init__("swap-nation", True, False, True)

    def options(self, s: State, f: Frame) -> list[int]:
        return s.zone(HAND, f.who).distinct() if s.pile(NATION_DECK, f.who).order else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        deck = s.pile(NATION_DECK, f.who)
        draw(s, deck, s.zone(LOOKED_AT, f.who))
        move(s, code, s.zone(HAND, f.who), deck)
        move_all(s, s.zone(LOOKED_AT, f.who), s.zone(HAND, f.who))


class SwapWithNation(Step):
    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order) and s.zone(HAND, f.who).size() > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskSwapNation())


# Tokens of the market.


class AskTakeTokens(Ask[State]):
    """The market card whose tokens are gained."""

    def __init__(self) -> None:
        super().__init__("take-tokens")

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for slot in range(SLOTS):
            for resource in range(RESOURCES):
                if slot_tokens(s, slot, resource) and slot not in out:
                    out.append(slot)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        for resource in range(RESOURCES):
            n = slot_tokens(s, code, resource)
            if n:
                s.put(SLOT_TOKENS + code * RESOURCES + resource, 0)
                start_gain(s, f, f.who, resource, n)


class TakeMarketTokens(Step):
    """The seat in focus gains all tokens from a market card."""

    def __init__(self) -> None:
        self.asking = AskTakeTokens()

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


# States ignored.


class IgnoreState(Step):
    """State icons are ignored on the next card played, or on every card for the rest of the turn."""

    def __init__(self, states: int, next_only: bool) -> None:
        self.states = states
        self.next_only = next_only

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        counter = (IGNORES_NEXT if self.next_only else IGNORES) + f.who
        s.put(counter, s.counts[counter] | self.states)
