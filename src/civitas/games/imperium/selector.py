"""Which cards an effect means: by suit, icon, state, name, kind (imperium:anatomy)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import CODES, FLAGS, NAMES, PRINTED_ICONS, STATES, SUITS, TWICE, icons_on
from civitas.games.imperium.numbers import WIDTH
from civitas.games.imperium.state import ICONS, PLAY, State
from civitas.kernel.errors import LoadError

YES: Final = 1


class Selector:
    """A set of cards. What is printed is looked up in a table made once; icons treated as others are asked for.

    A card belongs if it has any of the suits, icons, flags or names asked for (all cards do, if none is), all the
    suits, icons and flags it must have, one of the states it must show, and none of what is ruled out. `over`: a card
    of that kind must be garrisoned under it. `bare`: nothing may be. `group`: what cards of several names are called
    together.
    """

    def __init__(
        self,
        key: str,
        suits: int = 0,
        icons: int = 0,
        flags: int = 0,
        names: tuple[int, ...] = (),
        no_suits: int = 0,
        no_flags: int = 0,
        no_names: tuple[int, ...] = (),
        all_flags: int = 0,
        all_suits: int = 0,
        all_icons: int = 0,
        no_icons: int = 0,
        no_states: int = 0,
        states: int = 0,
        over: Selector | None = None,
        bare: bool = False,
        group: str = "",
    ) -> None:
        self.key = key
        self.suits = suits
        self.icons = icons
        self.flags = flags
        self.names = names
        self.no_suits = no_suits
        self.no_flags = no_flags
        self.no_names = no_names
        self.all_flags = all_flags
        self.all_suits = all_suits
        self.all_icons = all_icons
        self.no_icons = no_icons
        self.no_states = no_states
        self.states = states
        self.over = over
        self.bare = bare
        self.plain = over is None and not bare  # what is printed decides, unless cards are treated as others
        self.group = group
        self.table: bytes = b""
        never = all_suits & no_suits or all_icons & no_icons or all_flags & no_flags
        any_left = suits & ~no_suits or icons & ~no_icons or flags & ~no_flags or set(names) - set(no_names)
        if never or ((suits or icons or flags or names) and not any_left):
            raise LoadError(f"the kind {key!r} rules out what it asks for.")

    def everything(self) -> bool:
        """Whether every card belongs: then how many there are is no secret."""
        wanted = self.suits or self.icons or self.flags or self.names or self.all_flags
        wanted = wanted or self.all_suits or self.all_icons or self.states or self.over is not None or self.bare
        return not (wanted or self.no_suits or self.no_flags or self.no_names or self.no_icons or self.no_states)

    def belongs(self, card: int, icons: int) -> bool:
        if self.suits or self.icons or self.flags or self.names:
            named = NAMES[card] in self.names
            if not (SUITS[card] & self.suits or icons & self.icons or FLAGS[card] & self.flags or named):
                return False
        if SUITS[card] & self.no_suits or FLAGS[card] & self.no_flags or NAMES[card] in self.no_names:
            return False
        if icons & self.no_icons or STATES[card] & self.no_states or (self.states and not STATES[card] & self.states):
            return False
        if SUITS[card] & self.all_suits != self.all_suits or icons & self.all_icons != self.all_icons:
            return False
        return FLAGS[card] & self.all_flags == self.all_flags

    def prepare(self) -> None:
        out = bytearray(WIDTH)
        for card in range(WIDTH):
            if CODES[card] and self.belongs(card, printed_mask(card)):
                out[card] = YES
        self.table = bytes(out)

    def times(self, s: State, card: int) -> int:
        """As how many cards a card of the kind counts: two, if it shows a suit that is asked for twice."""
        if s.copies:
            card = s.as_copied(card)
        return 2 if TWICE[card] & (self.suits | self.all_suits) else 1

    def count(self, s: State, cards: list[int]) -> int:
        """How many of the cards are of the kind."""
        total = 0
        for card in cards:
            if self.fits(s, card):
                total += self.times(s, card)
        return total

    def fits(self, s: State, card: int) -> bool:
        if not self.table:
            self.prepare()
        if self.plain and not s.copies and not s.treated:
            return self.table[card] == YES
        if self.over is not None and not self.over.among(s, s.garrison_of(card)):
            return False
        if self.bare and s.garrison_of(card):
            return False
        if s.copies:
            card = s.as_copied(card)
        if s.treated and (self.icons or self.all_icons or self.no_icons):
            mask = 0
            for icon in range(ICONS):
                if icons_on(s, card, icon):
                    mask |= 1 << icon
            return self.belongs(card, mask)
        return self.table[card] == YES

    def among(self, s: State, cards: list[int]) -> list[int]:
        return [card for card in cards if self.fits(s, card)]

    def in_play(self, s: State, seat: int) -> list[int]:
        return self.among(s, s.sheaf(PLAY, seat).held)


def printed_mask(card: int) -> int:
    mask = 0
    for icon in range(ICONS):
        if PRINTED_ICONS[card] >> 4 * icon & 15:
            mask |= 1 << icon
    return mask
