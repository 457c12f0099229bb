"""Where cards and pieces lie, and who knows what lies there (DESIGN 3.4.3).

A zone's sight says who sees all of it. Beyond that a zone remembers what the others happen to know:

- `open`: the viewers that know the whole content, though not the order. An empty zone is open to all, and stays
  open to whoever sees every card come and go.
- `lore`: facts about single cards, flat triples (card, place, viewers). Place is counted from the bottom of a
  pile; SOMEWHERE means "it lies here, I do not know where".

Viewers are bit masks: one bit a seat, and one above them for the spectators.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from civitas.kernel.vecs import vec

HIDDEN: Final = 0  # nobody sees it: a deck
OWNER: Final = 1  # its owner sees it: a hand, or cards held aside
PUBLIC: Final = 2  # everybody sees it: a discard pile, or cards shown

SOMEWHERE: Final = -1
SHARED: Final = -1

Lore = tuple[int, ...]


class ZoneSpec:
    """What never changes about a zone: its number, kind, owner, who sees it, and the domain its cards belong to."""

    def __init__(
        self, number: int, kind: int, name: str, owner: int, seers: int, everyone: int, domain: int, empty: vec[i64]
    ) -> None:
        self.number = number
        self.kind = kind
        self.name = name
        self.key = name if owner == SHARED else f"{name}/{owner}"
        self.owner = owner
        self.seers = seers
        self.everyone = everyone
        self.public = seers == everyone
        self.domain = domain
        self.empty = empty
        self.screened = False
        self.closed = False


def opened(spec: ZoneSpec) -> ZoneSpec:
    """The same zone, seen by all."""
    twin = ZoneSpec(
        spec.number, spec.kind, spec.name, spec.owner, spec.everyone, spec.everyone, spec.domain, spec.empty
    )
    twin.closed = spec.closed
    return twin


class Keeper:
    """The right to change a zone. A state and its copy share their zones until one of them wants to change one."""


NO_KEEPER: Final = Keeper()


@mypyc_attr(acyclic=True)
class Zone:
    """Base of Bag, Pile, Sheaf and Handful. Cards are ints; who may do what with them is the game's business.

    Only the state that keeps a zone may change it; `Machine.zone` sees to that.
    """

    def __init__(self, spec: ZoneSpec) -> None:
        self.spec = spec
        self.keeper: Keeper = NO_KEEPER
        self.open: int = spec.everyone
        self.lore: Lore = ()

    def size(self) -> int:
        raise NotImplementedError

    def count(self, card: int) -> int:
        """How many of this card lie here."""
        raise NotImplementedError

    def cards(self) -> list[int]:
        """All cards: ascending in a bag, bottom first in a pile. A fresh list."""
        raise NotImplementedError

    def distinct(self) -> list[int]:
        """The different cards, ascending: the canonical options of a pick from here."""
        raise NotImplementedError

    def take(self, card: int) -> int:
        """Removes one; returns the place it had, SOMEWHERE in a bag. A card that is not here is a bug: ValueError."""
        raise NotImplementedError

    def put(self, card: int, bottom: bool) -> int:
        """Adds one, on top unless `bottom`; returns its place, SOMEWHERE in a bag."""
        raise NotImplementedError

    def put_all(self, cards: list[int]) -> None:
        """Adds them on top, the last one topmost."""
        raise NotImplementedError

    def pour(self, dst: Zone) -> None:
        """All cards to another zone, in canonical order."""
        dst.put_all(self.cards())
        self.fill([])

    def fill(self, cards: list[int]) -> None:
        """Replaces the content."""
        raise NotImplementedError

    def copy(self) -> Zone:
        raise NotImplementedError

    def content(self) -> list[int]:
        """The cards, in the form `restore` takes; a fresh list."""
        raise NotImplementedError

    def restore(self, content: list[int]) -> None:
        """Takes what `content` gave into an empty zone; the list may be kept."""
        raise NotImplementedError

    def tally(self) -> list[int]:
        """The cards, whatever way they are kept: in their order, or flat pairs (card, how many), ascending."""
        return self.content()

    def knowers(self, place: int) -> int:
        """The viewers that know which card lies at this place."""
        mask = 0
        for i in range(0, len(self.lore), 3):
            if self.lore[i + 1] == place:
                mask |= self.lore[i + 2]
        return mask


@mypyc_attr(acyclic=True)
class Bag(Zone):
    """An unordered zone: how many there are of each kind of card."""

    def __init__(self, spec: ZoneSpec, counts: vec[i64], size: i64) -> None:
        super().__init__(spec)
        self.counts = counts
        self.total: i64 = size

    def size(self) -> int:
        return self.total

    def count(self, card: int) -> int:
        return self.counts[card]

    def cards(self) -> list[int]:
        out: list[int] = []
        left = self.total
        if left:
            for k, n in enumerate(self.counts):
                if n:
                    rest = left - n
                    while left > rest:
                        out.append(k)
                        left -= 1
                    if not left:
                        break
        return out

    def distinct(self) -> list[int]:
        out: list[int] = []
        left = self.total
        if left:
            for k, n in enumerate(self.counts):
                if n:
                    out.append(k)
                    left -= n
                    if not left:
                        break
        return out

    def take(self, card: int) -> int:
        n: i64 = self.counts[card]
        if n <= 0:
            raise ValueError(f"no card {card} in {self.spec.name}")
        self.counts[card] = n - 1
        self.total -= 1
        return SOMEWHERE

    def put(self, card: int, bottom: bool) -> int:
        self.counts[card] += 1
        self.total += 1
        return SOMEWHERE

    def put_all(self, cards: list[int]) -> None:
        counts = self.counts
        for card in cards:
            counts[card] += 1
        self.total += len(cards)

    def pour(self, dst: Zone) -> None:
        if isinstance(dst, Bag):
            counts = dst.counts
            dst.total += self.total
            for k, n in enumerate(self.counts):
                if n:
                    counts[k] += n
                    self.total -= n
                    if not self.total:
                        break
        else:
            dst.put_all(self.cards())
        self.counts = self.spec.empty[:]
        self.total = 0

    def fill(self, cards: list[int]) -> None:
        self.counts = self.spec.empty[:]
        self.total = 0
        self.put_all(cards)

    def copy(self) -> Zone:
        z = Bag(self.spec, self.counts[:], self.total)
        z.open = self.open
        z.lore = self.lore
        return z

    def content(self) -> list[int]:
        """Flat pairs (kind, how many)."""
        out: list[int] = []
        left = self.total
        if left:
            for k, n in enumerate(self.counts):
                if n:
                    out.append(k)
                    out.append(n)
                    left -= n
                    if not left:
                        break
        return out

    def restore(self, content: list[int]) -> None:
        for i in range(0, len(content), 2):
            n: i64 = content[i + 1]
            self.counts[content[i]] = n
            self.total += n


@mypyc_attr(acyclic=True)
class Pile(Zone):
    """An ordered zone; the last card of the list is the top."""

    def __init__(self, spec: ZoneSpec, order: list[int]) -> None:
        super().__init__(spec)
        self.order = order

    def size(self) -> int:
        return len(self.order)

    def count(self, card: int) -> int:
        return self.order.count(card)

    def cards(self) -> list[int]:
        return self.order.copy()

    def distinct(self) -> list[int]:
        return sorted(set(self.order))

    def take(self, card: int) -> int:
        place = len(self.order) - 1
        while place >= 0 and self.order[place] != card:
            place -= 1
        if place < 0:
            raise ValueError(f"no card {card} in {self.spec.name}")
        self.order.pop(place)
        return place

    def put(self, card: int, bottom: bool) -> int:
        if bottom:
            self.order.insert(0, card)
            return 0
        self.order.append(card)
        return len(self.order) - 1

    def put_all(self, cards: list[int]) -> None:
        self.order.extend(cards)

    def fill(self, cards: list[int]) -> None:
        self.order = cards.copy()

    def top(self) -> int:
        return self.order[-1]

    def copy(self) -> Zone:
        z = Pile(self.spec, self.order.copy())
        z.open = self.open
        z.lore = self.lore
        return z

    def content(self) -> list[int]:
        return self.order.copy()

    def restore(self, content: list[int]) -> None:
        self.order = content


def place_of(held: list[int], card: int) -> int:
    """Where a card lies or would lie among ascending ones: compiled, a search here is far cheaper than `bisect`."""
    low: i64 = 0
    high: i64 = len(held)
    while low < high:
        middle: i64 = (low + high) >> 1
        if held[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


@mypyc_attr(acyclic=True)
class Sheaf(Zone):
    """An unordered zone of few cards out of very many: the cards themselves, ascending."""

    def __init__(self, spec: ZoneSpec, held: list[int]) -> None:
        super().__init__(spec)
        self.held = held

    def size(self) -> int:
        return len(self.held)

    def count(self, card: int) -> int:
        held = self.held
        first: i64 = place_of(held, card)
        end = first
        while end < len(held) and held[end] == card:
            end += 1
        return end - first

    def cards(self) -> list[int]:
        return self.held.copy()

    def distinct(self) -> list[int]:
        out: list[int] = []
        last = -1
        for card in self.held:
            if card != last:
                out.append(card)
                last = card
        return out

    def take(self, card: int) -> int:
        place = place_of(self.held, card)
        if place == len(self.held) or self.held[place] != card:
            raise ValueError(f"no card {card} in {self.spec.name}")
        self.held.pop(place)
        return SOMEWHERE

    def put(self, card: int, bottom: bool) -> int:
        self.held.insert(place_of(self.held, card), card)
        return SOMEWHERE

    def put_all(self, cards: list[int]) -> None:
        self.held.extend(cards)
        self.held.sort()

    def pour(self, dst: Zone) -> None:
        dst.put_all(self.held)
        self.held = []

    def fill(self, cards: list[int]) -> None:
        self.held = sorted(cards)

    def copy(self) -> Zone:
        z = Sheaf(self.spec, self.held.copy())
        z.open = self.open
        z.lore = self.lore
        return z

    def content(self) -> list[int]:
        return self.held.copy()

    def restore(self, content: list[int]) -> None:
        self.held = content

    def tally(self) -> list[int]:
        out: list[int] = []
        last = -1
        for card in self.held:
            if card == last:
                out[-1] += 1
            else:
                out.append(card)
                out.append(1)
                last = card
        return out


@mypyc_attr(acyclic=True)
class Handful(Sheaf):
    """A Sheaf where the kinds are few too, and the cards so few that no search beats looking through them.

    It is saved as a Bag is: how the cards are kept is not part of the game.
    """

    def take(self, card: int) -> int:
        if card not in self.held:
            raise ValueError(f"no card {card} in {self.spec.name}")
        self.held.remove(card)
        return SOMEWHERE

    def put(self, card: int, bottom: bool) -> int:
        self.held.append(card)
        self.held.sort()
        return SOMEWHERE

    def copy(self) -> Zone:
        z = Handful(self.spec, self.held.copy())
        z.open = self.open
        z.lore = self.lore
        return z

    def content(self) -> list[int]:
        """Flat pairs (kind, how many)."""
        return self.tally()

    def restore(self, content: list[int]) -> None:
        for i in range(0, len(content), 2):
            card = content[i]
            n = content[i + 1]
            while n > 0:
                self.held.append(card)
                n -= 1
