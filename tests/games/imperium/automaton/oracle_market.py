"""What the oracle does with the market, the common decks, the exile and the fame deck."""

from __future__ import annotations

from typing import Any

from .oracle_facts import cards, has, has_any, points, regions, table_of
from .oracle_state import Frame, Slot, Table, Undetermined

SMALL = {2: "civilised", 3: "uncivilised", 4: "region"}
SUITS = ("region", "uncivilised", "civilised")


class Market(Table):
    """A position with the moves around the market."""

    def filled(self) -> list[tuple[int, Slot]]:
        """Return the slots that hold a card."""
        return [(index, slot) for index, slot in enumerate(self.market) if slot.card is not None]

    def candidates(self, kinds: list[str] | None, condition: list[Any] | None) -> list[int]:
        """Return the slots whose card fits what an effect asks for."""
        found = []
        for index, slot in self.filled():
            assert slot.card is not None
            if not has_any(slot.card, kinds):
                continue
            if condition is None:
                fitting = True
            elif condition[0] == "slot":
                fitting = index < condition[1]
            elif condition[0] == "any":
                fitting = slot.total() >= condition[1]
            else:
                fitting = slot.tokens.get(condition[0], 0) >= condition[1]
            if fitting:
                found.append(index)
        return found

    def best_slot(self, slots: list[int]) -> int | None:
        """Return the slot of the card worth most, then with most tokens, then the lowest (b 22)."""
        if not slots:
            return None
        return min(slots, key=lambda slot: (-self.market[slot].value(), -self.market[slot].total(), slot))

    def best_exiled(self, kinds: list[str] | None) -> str | None:
        """Return the fitting exiled card worth most, then the one exiled first (D7)."""
        found = [code for code in self.exile if has_any(code, kinds)]
        return max(found, key=points) if found else None

    def where(self, kinds: list[str] | None, exile: str | None, condition: list[Any] | None) -> int | str | None:
        """Return the slot or the exiled card that the automaton takes, the market winning ties."""
        slot = None if exile == "only" else self.best_slot(self.candidates(kinds, condition))
        exiled = self.best_exiled(kinds) if exile else None
        if slot is None or exiled is None:
            return exiled if slot is None else slot
        return exiled if points(exiled) > self.market[slot].value() else slot

    def refill(self, index: int) -> None:
        """Put a new card into an empty slot, with an Unrest under it unless it is a region (D1)."""
        small: list[str] = getattr(self, SMALL[index]) if index in SMALL else []
        slot = self.market[index]
        if small:
            slot.card = small.pop()
        elif self.main:
            slot.card = self.pop_main()
        else:
            return
        if not regions(slot.card) and self.unrest_pile > 0:
            self.pop_unrest()
            slot.unrest = 1
            self.check_collapse()

    def take_from_slot(self, index: int, frame: Frame, *, unrest: str) -> str:
        """Empty a slot: its tokens to the automaton, its Unrest where told; the caller refills it."""
        slot = self.market[index]
        assert slot.card is not None
        self.gain_tokens(slot.tokens)
        frame.acquired_progress += slot.tokens.get("progress", 0)
        code, under = slot.card, slot.unrest
        self.market[index] = Slot()
        if unrest == "deck":
            self.deck += [code] + ["unrest"] * under
        else:
            self.unrest_pile += under
        return code

    def acquire(self, part: list[Any], frame: Frame) -> None:
        """Acquire the chosen card of the market or of the exile (b 22, b 24)."""
        _, kinds, exile, condition = part
        chosen = self.where(kinds, exile, condition)
        if isinstance(chosen, int):
            self.take_from_slot(chosen, frame, unrest="deck")
            self.refill(chosen)
        elif chosen is not None:
            self.exile.remove(chosen)
            self.deck.append(chosen)
            if not regions(chosen) and self.unrest_pile > 0:
                self.take_unrest()

    def found_by_break(self, kinds: list[str], exile: str | None, frame: Frame) -> str | None:
        """Return the card that a break through brings, already taken from its place (b 23)."""
        chosen = self.where(kinds, exile, None)
        if isinstance(chosen, int):
            code = self.take_from_slot(chosen, frame, unrest="pile")
            self.refill(chosen)
            return code
        if chosen is not None:
            self.exile.remove(chosen)
            return chosen
        if exile == "only":
            return None
        for suit in kinds:
            small: list[str] = getattr(self, suit) if suit in SUITS else []
            if small and has(small[-1], suit):
                return small.pop()
        return self.search_main(kinds)

    def search_main(self, kinds: list[str]) -> str | None:
        """Reveal cards of the main deck until one fits; the others are shuffled back."""
        if self.main and not self.main_shuffled and has_any(self.main[-1], kinds):
            return self.pop_main()
        fitting = [code for code in self.main if has_any(code, kinds)]
        if self.main_shuffled and len(set(fitting)) > 1:
            raise Undetermined("which card of the shuffled main deck shows first")
        self.main_shuffled = len(self.main) > 1
        if not fitting:
            return None
        self.main.remove(fitting[-1])
        self.game_end = self.game_end or not self.main
        return fitting[-1]

    def first_free_slot(self) -> int | None:
        """Return the lowest slot whose card bears no token (b 29)."""
        return next((index for index, slot in self.filled() if not slot.total()), None)

    def exile_slot(self, index: int) -> None:
        """Exile a card of the market, its tokens to the supply and its Unrest to the pile."""
        slot = self.market[index]
        assert slot.card is not None
        self.exile.append(slot.card)
        self.unrest_pile += slot.unrest
        self.market[index] = Slot()
        self.refill(index)

    def slots_with_most(self) -> list[int]:
        """Return the slots whose cards bear the most tokens, none if there are no tokens."""
        most = max((slot.total() for _, slot in self.filled()), default=0)
        return [index for index, slot in self.filled() if most and slot.total() == most]

    def loot(self) -> None:
        """Take all tokens of the card that bears most, the lowest slot of several."""
        slot = self.market[self.slots_with_most()[0]]
        self.gain_tokens(slot.tokens)
        slot.tokens = {}

    def die_slot(self) -> Slot | None:
        """Return the market slot at the die; the two lowest levels have no fifth slot (e)."""
        slots = 4 if self.level in ("chieftain", "warlord") else 5
        slot = self.market[self.die - 1] if self.die <= slots else None
        return slot if slot is not None and slot.card is not None else None

    def leftmost_without(self, resource: str) -> Slot | None:
        """Return the lowest slot whose card lacks a token."""
        return next((slot for _, slot in self.filled() if not slot.tokens.get(resource)), None)

    def swap_slot(self, gadget: str) -> int | None:
        """Return the slot of the card that a gadget is swapped for (b 33)."""
        suits = [suit for suit in cards()[gadget]["suits"] if suit != "gadget"]
        slots = [slot for slot in self.candidates(suits, None) if not has(self.market[slot].card or "", "gadget")]
        return self.best_slot(slots)

    def banner(self) -> str:
        """Return the state that the side of the card shows (b 41)."""
        table = table_of(self.nation, self.side, self.edition)
        shown = (table or {}).get("banner") or self.side
        return shown if shown in ("empire", "corrupted") else "barbarian"

    def take_fame(self) -> None:
        """Gain the top fame card, or what King of Kings gives (d 3)."""
        if self.fame:
            self.deck.append(self.fame.pop())
            return
        self.king_used = self.game_end = True
        if self.banner() == "barbarian":
            self.gain("progress", 6)
        elif self.banner() == "empire":
            self.gain("progress", 3)
            if self.dynasty:
                self.deck.append(self.pop_dynasty())
