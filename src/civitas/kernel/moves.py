"""Moving cards between zones, and what everybody learns from it (DESIGN 3.4.3, 3.4.9).

A viewer sees the card that moves when it sees either zone, knows what lies at the public place it is drawn from, or is
shown it. Whoever does not see it becomes unsure of what it only knew to lie in that zone: now it knows that it
lies somewhere in the domain, or, if the card left the domain, nothing. This depends on nothing hidden, so what a
viewer keeps knowing tells it no more than that.
"""

from __future__ import annotations

from civitas.kernel.events import LOOK, MOVE, NOWHERE, SHUFFLE, Event
from civitas.kernel.machine import Machine
from civitas.kernel.node import NOBODY
from civitas.kernel.zones import SOMEWHERE, Lore, Pile, Zone


def move(s: Machine, card: int, src: Zone, dst: Zone, shown: int = 0, bottom: bool = False) -> None:
    """One card from zone to zone, on top unless `bottom`; the viewers in `shown` see its face besides.

    Taken from a hidden pile like this, by its face, the card's place is nobody's knowledge: places are forgotten. A
    card that changes its place within a zone goes through another one.
    """
    assert src is not dst
    src.take(card)
    if s.sink is None and dst.spec.public:
        if src.spec.public:
            dst.put(card, bottom)
            return
        if not src.lore and not s.lore and s.actor != NOBODY and src.spec.seers >> s.actor & 1:
            # All see it arrive and the mover knew it: nothing is revealed.
            dst.put(card, bottom)
            if src.size() == 0:
                src.open = src.spec.everyone
            return
    if src.lore and not src.spec.public:
        forget_places(src)
    arrive(s, card, src, src.spec.seers, dst, shown, bottom)


def draw(s: Machine, src: Pile, dst: Zone, shown: int = 0, bottom: bool = False) -> int:
    """The top card of a pile to another zone; returns it. Who knew the top knows what moved."""
    card = src.order.pop()
    known = src.spec.seers
    if src.lore:
        known |= src.knowers(len(src.order))
        src.lore = without_place(src.lore, len(src.order))
    arrive(s, card, src, known, dst, shown, bottom)
    return card


def arrive(s: Machine, card: int, src: Zone, known: int, dst: Zone, shown: int, bottom: bool) -> None:
    spot = dst.put(card, bottom)
    a = src.spec
    b = dst.spec
    witness = a.everyone
    if not (a.public and b.public):
        witness = known | shown | b.seers
        if witness != known and (s.actor == NOBODY or not known >> s.actor & 1):
            s.reveals += 1
        if src.lore or s.lore or src.open & ~witness:
            forget_departed(s, card, src, known, dst, witness)
        if not b.public:
            remember_arrived(card, dst, spot, bottom, witness)
    if src.size() == 0:
        src.open = a.everyone
        src.lore = ()
    if s.sink is not None:
        s.sink.put(Event(MOVE, s.actor, (card,), a.number, b.number, s.everyone, witness))


def forget_departed(s: Machine, card: int, src: Zone, known: int, dst: Zone, witness: int) -> None:
    """What the viewers still know of the zone and its domain, now that the card has left.

    `known` are the witnesses that knew it lay where it was taken: they used no other fact about it. Nor did those
    that know the whole content. Any other witness uses up one fact: about the zone, else about the domain.
    """
    domain = src.spec.domain
    blind = s.everyone & ~witness
    within = domain == dst.spec.domain
    closed = src.spec.closed
    unsure = src.open & blind
    surprised = witness & ~known & ~src.open
    if unsure:
        src.open &= ~blind
        if within and not closed:
            cards = [*src.cards(), card]
            for bit in bits(unsure) if any_placed(src.lore) else [unsure]:
                s.lore = add_facts(s.lore, not_placed(src.lore, cards, bit), domain, bit)
    if src.lore:
        kept: list[int] = []
        again: Lore = ()
        moved: dict[int, list[int]] = {}
        for i in range(0, len(src.lore), 3):
            c, at, mask = src.lore[i], src.lore[i + 1], src.lore[i + 2]
            if at == SOMEWHERE:
                if c == card:
                    surprised, mask = surprised & ~mask, mask & ~surprised
                lost = mask & blind
                mask &= ~blind
                if lost and within and not closed:
                    moved.setdefault(lost, []).append(c)
            if mask and c == card:
                again = add_fact(again, c, at, mask)
            elif mask:
                kept += (c, at, mask)
        src.lore = tuple(kept) if not again else joined(tuple(kept), again)
        for lost in sorted(moved):
            s.lore = add_facts(s.lore, moved[lost], domain, lost)
    if s.lore and not closed:
        s.lore = drop_domain_facts(s.lore, card, domain, surprised, 0 if within else blind)


def remember_arrived(card: int, dst: Zone, spot: int, bottom: bool, witness: int) -> None:
    if bottom and dst.lore:
        dst.lore = tuple(x + 1 if i % 3 == 1 and x != SOMEWHERE else x for i, x in enumerate(dst.lore))
    if dst.spec.screened:
        witness = 0
    seeing = witness | dst.spec.seers
    if dst.open & ~seeing:
        rest = dst.cards()
        rest.remove(card)
        close_to(dst, rest, dst.open & ~seeing)
    knowing = witness & ~dst.spec.seers
    if spot == SOMEWHERE:
        knowing &= ~dst.open
    if knowing:
        dst.lore = add_fact(dst.lore, card, spot, knowing)


def close_to(zone: Zone, cards: list[int], viewers: int) -> None:
    """Viewers that knew the whole content do no longer, but these cards of it they still know to lie there."""
    zone.open &= ~viewers
    if cards and not zone.spec.screened:
        for bit in bits(viewers) if any_placed(zone.lore) else [viewers]:
            zone.lore = add_facts(zone.lore, not_placed(zone.lore, cards, bit), SOMEWHERE, bit)


def bits(mask: int) -> list[int]:
    out: list[int] = []
    bit = 1
    while bit <= mask:
        if mask & bit:
            out.append(bit)
        bit <<= 1
    return out


def any_placed(lore: Lore) -> bool:
    """Whether anybody knows the place of a card: then viewers differ in what else they know."""
    for i in range(1, len(lore), 3):
        if lore[i] != SOMEWHERE:
            return True
    return False


def not_placed(lore: Lore, cards: list[int], bit: int) -> list[int]:
    """The cards without those the viewer knows the place of."""
    rest = cards.copy()
    for i in range(0, len(lore), 3):
        if lore[i + 1] != SOMEWHERE and lore[i + 2] & bit and lore[i] in rest:
            rest.remove(lore[i])
    return rest


def joined(lore: Lore, more: Lore) -> Lore:
    """The facts of both, in canonical order."""
    for i in range(0, len(more), 3):
        lore = add_fact(lore, more[i], more[i + 1], more[i + 2])
    return lore


def add_fact(lore: Lore, card: int, where: int, viewers: int) -> Lore:
    """The lore with one more fact."""
    start = first_of(lore, card)
    while start < len(lore) and lore[start] == card and lore[start + 1] < where:
        start += 3
    if start < len(lore) and lore[start] == card and lore[start + 1] == where:
        return add_facts(lore, [card], where, viewers)
    fact: Lore = (card, where, viewers)
    return lore[:start] + fact + lore[start:]


def add_facts(lore: Lore, cards: list[int], where: int, viewers: int) -> Lore:
    """The lore with a fact about each of the cards, in canonical order, so that equal knowledge is equal data.

    A viewer knows one card at a place; of cards that lie SOMEWHERE (or in a domain) it may know several alike, in
    as many facts.
    """
    out: list[int] = []
    done = 0  # the facts of the lore up to here are in `out`
    for card in sorted(set(cards)):
        start = first_of(lore, card)
        while start < len(lore) and lore[start] == card and lore[start + 1] < where:
            start += 3
        end = start
        masks: list[int] = []
        while end < len(lore) and lore[end] == card and lore[end + 1] == where:
            masks.append(lore[end + 2])
            end += 3
        for _ in range(cards.count(card)):
            left = viewers
            for i, mask in enumerate(masks):
                masks[i] = mask | left
                left &= mask
            if left:
                masks.append(left)
        masks.sort(reverse=True)
        out.extend(lore[done:start])
        for mask in masks:
            out.append(card)
            out.append(where)
            out.append(mask)
        done = end
    out.extend(lore[done:])
    return tuple(out)


def first_of(lore: Lore, card: int) -> int:
    """Where the facts about a card begin, or would: lore is ordered by card."""
    low = 0
    high = len(lore) // 3
    while low < high:
        middle = (low + high) // 2
        if lore[3 * middle] < card:
            low = middle + 1
        else:
            high = middle
    return 3 * low


def without_place(lore: Lore, place: int) -> Lore:
    out: list[int] = []
    for i in range(0, len(lore), 3):
        if lore[i + 1] != place:
            out.extend(lore[i : i + 3])
    return tuple(out)


def forget_places(zone: Zone) -> None:
    """Every fact about a place becomes one about presence; whoever knows the whole content needs none."""
    if all_present(zone):
        return
    facts: Lore = ()
    for i in range(0, len(zone.lore), 3):
        mask = zone.lore[i + 2] & ~zone.open
        if mask:
            facts = add_fact(facts, zone.lore[i], SOMEWHERE, mask)
    zone.lore = facts


def all_present(zone: Zone) -> bool:
    """Whether the lore has nothing but needed facts about presence in canonical order, as in a hand it has."""
    lore = zone.lore
    for i in range(0, len(lore), 3):
        if lore[i + 1] != SOMEWHERE or lore[i + 2] & zone.open:
            return False
        if i and lore[i] == lore[i - 3] and lore[i + 2] & ~lore[i - 1]:
            return False
    return True


def drop_domain_facts(lore: Lore, card: int, domain: int, surprised: int, unsure: int) -> Lore:
    """Domain facts after a move: one about the card is used up by those it surprised; the unsure lose them all."""
    if unsure:
        lore = without_viewers(lore, domain, unsure)
    first = first_of(lore, card)
    i = first
    while i < len(lore) and lore[i] == card:
        i += 3
    i -= 3
    while i >= first and surprised:
        if lore[i + 1] == domain:
            mask = lore[i + 2]
            used = mask & surprised
            surprised &= ~mask
            if used == mask:
                lore = lore[:i] + lore[i + 3 :]
            elif used:
                lore = (*lore[:i], card, domain, mask & ~used, *lore[i + 3 :])
        i -= 3
    return lore


def without_viewers(lore: Lore, domain: int, viewers: int) -> Lore:
    """The facts these viewers hold about a domain are forgotten."""
    out: list[int] = []
    for i in range(0, len(lore), 3):
        mask = lore[i + 2] & ~viewers if lore[i + 1] == domain else lore[i + 2]
        if mask:
            out.append(lore[i])
            out.append(lore[i + 1])
            out.append(mask)
    return tuple(out)


def draw_many(s: Machine, src: Pile, dst: Zone, amount: int) -> None:
    """So many cards from the top of a pile, one after the other."""
    a = src.spec
    b = dst.spec
    seers = a.seers | b.seers
    if (
        s.sink is not None
        or src.lore
        or dst.lore
        or not (a.closed and a.domain == b.domain)
        or (dst.open & ~seers and dst.size())
        or seers != b.seers
    ):
        for _ in range(amount):
            draw(s, src, dst)
        return
    # Nobody holds a fact about these cards or gets one, so who learns what is the same for all of them.
    if amount:
        order = src.order
        taken = order[-amount:]
        taken.reverse()
        del order[-amount:]
        dst.put_all(taken)
        if seers != a.seers and (s.actor == NOBODY or not a.seers >> s.actor & 1):
            s.reveals += amount
        src.open = src.open & seers if order else a.everyone
        dst.open &= seers


def move_all(s: Machine, src: Zone, dst: Zone, shown: int = 0) -> None:
    """Every card of a zone, in its canonical order."""
    if src.size() == 0:
        return
    seen = src.spec.seers >> s.actor & 1 if s.actor != NOBODY else src.spec.public
    if s.sink is None and dst.spec.public and seen and not s.lore:
        # All see them arrive and the mover knew them: nothing is revealed, and the zone is left empty, open to all.
        src.pour(dst)
        src.open = src.spec.everyone
        src.lore = ()
        return
    for card in src.cards():
        move(s, card, src, dst, shown)


def shuffle(s: Machine, pile: Pile) -> None:
    """Puts a pile in a random order: places are forgotten, presence is not."""
    s.shuffle_hidden(pile.order)
    if pile.lore:
        forget_places(pile)
    if s.sink is not None:
        s.sink.put(Event(SHUFFLE, s.actor, (), pile.spec.number, NOWHERE, s.everyone, s.everyone))


def shuffle_into(s: Machine, src: Zone, dst: Pile) -> None:
    """All cards of a zone, shuffled into a pile of the same domain. What was known of the one is known of the other."""
    informed = 0 if dst.spec.screened else src.spec.seers | src.open
    cards = src.cards()
    if cards and dst.open & ~informed & ~dst.spec.seers:
        close_to(dst, dst.cards(), dst.open & ~informed & ~dst.spec.seers)
    knowing = informed & ~dst.spec.seers & ~dst.open
    lore = dst.lore
    if knowing:
        lore = add_facts(lore, cards, SOMEWHERE, knowing)
    for i in range(0, len(src.lore), 3):
        mask = src.lore[i + 2] & ~informed & ~dst.spec.seers & ~dst.open
        if mask and not dst.spec.screened:
            lore = add_fact(lore, src.lore[i], SOMEWHERE, mask)
    dst.lore = lore
    if s.sink is not None:
        for card in cards:
            face = src.spec.seers | dst.spec.seers
            s.sink.put(Event(MOVE, s.actor, (card,), src.spec.number, dst.spec.number, s.everyone, face))
    dst.put_all(cards)
    src.fill([])
    src.open = s.everyone
    src.lore = ()
    shuffle(s, dst)


def look(s: Machine, pile: Pile, place: int, seat: int) -> int:
    """The seat looks at the card at a place (from the bottom) without moving it; returns it."""
    card = pile.order[place]
    bit = 1 << seat
    if not (pile.spec.seers | pile.knowers(place)) & bit:
        s.reveals += 1
        used = bit
        kept: Lore = ()
        for i in range(0, len(pile.lore), 3):
            c, at, mask = pile.lore[i], pile.lore[i + 1], pile.lore[i + 2]
            if c == card and at == SOMEWHERE:
                used, mask = used & ~mask, mask & ~used
            if mask:
                kept = add_fact(kept, c, at, mask)
        pile.lore = add_fact(kept, card, place, bit)
        if used and s.lore:
            s.lore = drop_domain_facts(s.lore, card, pile.spec.domain, bit, 0)
    if s.sink is not None:
        s.sink.put(Event(LOOK, seat, (card, place), pile.spec.number, NOWHERE, s.everyone, bit))
    return card


def look_through(s: Machine, pile: Zone, seat: int) -> None:
    """The seat looks at all cards of a zone: it knows its content now, and no longer wonders where those cards lie."""
    bit = 1 << seat
    if (pile.spec.seers | pile.open) & bit:
        return
    s.reveals += 1
    loose = pile.cards()
    kept: list[int] = []
    for i in range(0, len(pile.lore), 3):
        c, at, mask = pile.lore[i], pile.lore[i + 1], pile.lore[i + 2]
        if mask & bit:
            loose.remove(c)
            if at == SOMEWHERE:
                mask &= ~bit
        if mask:
            kept += (c, at, mask)
    pile.lore = tuple(kept)
    pile.open |= bit
    if s.lore:
        for card in loose:
            s.lore = drop_domain_facts(s.lore, card, pile.spec.domain, bit, 0)
