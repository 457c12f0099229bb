"""Cards of a seat change places: into and out of play, under other cards, into the history (imperium:in-play)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.unrest import go_home, returned, take_and_tell
from civitas.games.imperium.cards import FLAGS, HOMES, SUITS, has_home
from civitas.games.imperium.nations import nation_of
from civitas.games.imperium.state import (
    DECK,
    DISCARD,
    DISPOSED,
    EXILE,
    GARRISON,
    GARRISONED,
    HAND,
    HISTORY,
    HISTORY_GOES,
    INTO_LEGENDS,
    KEPT_OUT,
    LEFT_PLAY,
    LEGENDS,
    NO_GARRISON,
    NO_REGION_GARRISON,
    PLAY,
    PLAYING,
    READIED,
    REGION,
    RESOURCES,
    RETURNED,
    SUNK,
    SUNKEN,
    UNGARRISONED,
    State,
)
from civitas.kernel.moves import move
from civitas.kernel.node import NOBODY
from civitas.kernel.zones import Zone

# Where history goes: to a zone, to one and an Unrest is taken besides, or under a card in play.
WITH_UNREST: Final = 2048
UNDER: Final = 4096


def leave_play(s: State, seat: int, card: int, to: int) -> None:
    """A card leaves the play area, with all that is garrisoned under it; tokens on it go to its owner.

    An exhaust token on it is not given back (imperium:in-play).
    """
    for resource in range(RESOURCES):
        n = s.tokens_on(card, resource)
        if n:
            s.add_tokens(seat, card, resource, -n)
            s.change(resource, seat, n)
    if card in s.exhausted:
        s.exhausted = tuple(other for other in s.exhausted if other != card)
        s.log(READIED, seat, (card,))
    s.plain_again(card)
    garrison = s.garrison_of(card)
    if seat == s.silent:
        s.played = without_last(s.played, card)
    settle(s, seat, card, s.zone(PLAY, seat), to)
    for below in garrison:
        ungarrison(s, seat, card, below, to)
    s.announce(LEFT_PLAY, seat, card)


def without_last(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards in their order, without the last one that is like this."""
    for i in range(len(cards) - 1, -1, -1):
        if cards[i] == card:
            return cards[:i] + cards[i + 1 :]
    return cards


def destination(s: State, seat: int, to: int) -> Zone:
    """The zone a card goes to."""
    return s.zone(to, 0 if to == EXILE else seat)


def settle(s: State, seat: int, card: int, src: Zone, to: int) -> None:
    """The card arrives; whoever waits for one to sink responds (imperium:sink)."""
    move(s, card, src, destination(s, seat, to))
    if to == EXILE:
        s.note_exiled(card)
    elif to == DISCARD and seat == s.silent:
        s.note_discarded(card)
    if to == SUNKEN:
        s.announce(SUNK, seat)
    if to == LEGENDS:
        s.announce_once(INTO_LEGENDS, seat)


def ungarrison(s: State, seat: int, host: int, card: int, to: int) -> None:
    """A garrisoned card leaves its host."""
    out: list[int] = []
    found = False
    for i in range(0, len(s.under), 2):
        if not found and s.under[i] == host and s.under[i + 1] == card:
            found = True
        else:
            out.append(s.under[i])
            out.append(s.under[i + 1])
    s.under = tuple(out)
    if s.sink is not None:
        s.log(UNGARRISONED, seat, (card, host))
    if to == EXILE and has_home(card):
        go_home(s, card, s.zone(GARRISON, seat))
    else:
        settle(s, seat, card, s.zone(GARRISON, seat), to)


def garrisonable(card: int, host: int) -> bool:
    """Whether the card can be garrisoned under a card in play (imperium:garrison)."""
    if FLAGS[card] & NO_GARRISON:
        return False
    return not (FLAGS[card] & NO_REGION_GARRISON and host >= 0 and SUITS[host] & REGION)


def garrison(s: State, seat: int, card: int, src: Zone, host: int) -> None:
    """The card goes under a card in play, for all to see (imperium:garrison)."""
    move(s, card, src, s.zone(GARRISON, seat), s.everyone)
    pairs = [(s.under[i], s.under[i + 1]) for i in range(0, len(s.under), 2)]
    pairs.append((host, card))
    pairs.sort()
    flat: list[int] = []
    for pair in pairs:
        flat.extend(pair)
    s.under = tuple(flat)
    if s.sink is not None:
        s.log(GARRISONED, seat, (card, host))
    s.announce(GARRISONED, seat, card)


def history_zone(s: State, seat: int, card: int) -> int:
    """Where a card goes that would go into the history: some nations have something in its place (imperium:history).

    The automaton always has a history (imperium:automaton-setup).
    """
    if seat == s.silent:
        return HISTORY
    own = nation_of(s, seat).history
    if not s.lasting and not s.cast.modifiers[HISTORY_GOES]:
        return own
    return s.ask_modifiers(HISTORY_GOES, seat, own, card)


def send(s: State, seat: int, card: int, kind: int, to: int) -> None:
    """A card of the seat's goes from one of its zones to another, or into exile; Unrest is returned, not exiled.

    Whoever has no sunken pile discards what would sink, and so with legends (imperium:sink).
    """
    target = history_zone(s, seat, card) if to == HISTORY else s.takes_in_hand(seat) if to == HAND else to
    own = nation_of(s, seat)
    if (to == SUNKEN and not own.sunken_pile) or (to == LEGENDS and not own.legends):
        target = DISCARD
    if target >= UNDER:
        put_under(s, seat, card, kind, target - UNDER)
        return
    cards = 1 + len(s.garrison_of(card)) if kind == PLAY else 1
    if target >= WITH_UNREST:
        target -= WITH_UNREST
        for _ in range(cards):
            take_and_tell(s, seat)
    if to == HISTORY and target == DISCARD:
        for _ in range(cards):
            s.announce(KEPT_OUT, seat)
    if target == kind:
        return
    if target == EXILE or (to == DISCARD and kind == HAND):
        s.announce(DISPOSED, seat, card)
    if kind == PLAY:
        leave_play(s, seat, card, target)
    elif kind == GARRISON:
        ungarrison(s, seat, s.host_of(card, seat), card, target)
    elif target == EXILE and has_home(card):
        go_home(s, card, s.zone(kind, seat))
    else:
        settle(s, seat, card, s.zone(kind, seat), target)
        if kind == DECK:
            s.deck_drawn_from(seat)


def put_under(s: State, seat: int, card: int, kind: int, host: int) -> None:
    """The card is garrisoned instead of going elsewhere, and with it what lay under it."""
    if kind == PLAY:
        below = s.garrison_of(card)
        leave_play(s, seat, card, PLAYING)
        for each in below:
            garrison(s, seat, each, s.zone(PLAYING, seat), host)
        kind = PLAYING
    elif kind == GARRISON:
        ungarrison(s, seat, s.host_of(card, seat), card, PLAYING)
        kind = PLAYING
    garrison(s, seat, card, s.zone(kind, seat), host)


def where_is(s: State, seat: int, card: int) -> int:
    """The zone of the seat in which a card it has just played lies; NOBODY if it is gone."""
    if s.zone(PLAYING, seat).count(card):
        return PLAYING
    if s.zone(PLAY, seat).count(card):
        return PLAY
    return NOBODY


def return_one(s: State, seat: int, zone: int, card: int, host: int) -> None:
    """An Unrest goes back to its pile, and whoever waits for that responds (imperium:return-unrest)."""
    if zone == GARRISON:
        ungarrison(s, seat, host, card, HOMES[card])
    else:
        go_home(s, card, s.zone(zone, seat))
    if zone in (HAND, PLAYING):
        s.add(RETURNED + seat, 1)
    returned(s, seat)
