"""What a viewer knows of the zones, and worlds that agree with it (DESIGN 3.3, 3.4.3).

A viewer is a seat number, or `state.seats` for a spectator.
"""

from __future__ import annotations

from civitas.kernel.machine import NO_COMMITS, Machine
from civitas.kernel.node import PASS
from civitas.kernel.picks import AskMany, Commit
from civitas.kernel.zones import OWNER, SOMEWHERE, Lore, Pile, Zone


def facts_of(lore: Lore, viewer: int) -> list[tuple[int, int]]:
    """The facts a viewer holds: (card, where)."""
    return [(lore[i], lore[i + 1]) for i in range(0, len(lore), 3) if lore[i + 2] >> viewer & 1]


def sees(zone: Zone, viewer: int) -> bool:
    return bool(zone.spec.seers >> viewer & 1)


def knows_content(zone: Zone, viewer: int) -> bool:
    return bool((zone.spec.seers | zone.open) >> viewer & 1)


def loose_cards(zone: Zone, viewer: int) -> list[int]:
    """The cards of a zone the viewer cannot say lie there, ascending."""
    if knows_content(zone, viewer):
        return []
    cards = sorted(zone.cards())
    for card, _ in facts_of(zone.lore, viewer):
        cards.remove(card)
    return cards


def unseen(s: Machine, viewer: int) -> dict[int, list[int]]:
    """By pool, the cards the viewer cannot place in any zone, ascending. Public by elimination."""
    pools: dict[int, list[int]] = {}
    for zone in s.zones:
        cards = loose_cards(zone, viewer)
        if cards:
            pools.setdefault(s.book.domains[zone.spec.domain].pool, []).extend(cards)
    for cards in pools.values():
        cards.sort()
    return pools


def determinize(s: Machine, viewer: int, seed: int) -> Machine:
    """A copy in which all the viewer cannot know is dealt anew and the generator is seeded anew.

    It depends only on the viewer's view and the seed: two states with equal views give equal copies. Counters the
    viewer may not know are 0 unless the game imagines them. In the copy nobody but the viewer remembers anything
    about hidden cards, and there is no history.
    """
    t = s.copy()
    for number in range(len(t.zones)):
        t.own_zone(number)
    t.origin = None
    t.trail = ()
    t.seed(seed)
    bit = 1 << viewer
    kept = known_cards(t, viewer)
    deal_loose(t, viewer, kept)
    for zone in t.zones:
        if not sees(zone, viewer) and zone.size():
            settle(t, zone, viewer, kept[zone.spec.number])
            zone.open &= bit
        elif zone.size() and not zone.spec.public:
            zone.open &= bit
        zone.lore = only(zone.lore, bit)
    t.lore = only(t.lore, bit)
    for kind in t.book.counters:
        if kind.sight == OWNER:
            for i in range(kind.size):
                if i % t.book.max_seats != viewer:
                    t.counts[kind.base + i] = 0
    t.imagine(viewer)
    imagine_commits(t, viewer)
    forget_last_pick(t, viewer)
    t.rolls = s.rolls
    t.reask()
    return t


def known_cards(t: Machine, viewer: int) -> dict[int, list[int]]:
    """For each zone the viewer does not see: the cards it knows to lie there."""
    known: dict[int, list[int]] = {}
    for zone in t.zones:
        if not sees(zone, viewer):
            if knows_content(zone, viewer):
                known[zone.spec.number] = sorted(zone.cards())
            else:
                known[zone.spec.number] = [card for card, _ in facts_of(zone.lore, viewer)]
    return known


def deal_loose(t: Machine, viewer: int, kept: dict[int, list[int]]) -> None:
    """Deals the unseen cards of each pool to the free slots of its zones, domain facts first."""
    pools = unseen(t, viewer)
    slots: dict[int, list[int]] = {}
    for zone in t.zones:
        free = len(loose_cards(zone, viewer))
        if free:
            slots.setdefault(zone.spec.domain, []).extend([zone.spec.number] * free)
    for card, domain in facts_of(t.lore, viewer):
        here = slots[domain]
        kept[here.pop(t.below(len(here)))].append(card)
        pools[t.book.domains[domain].pool].remove(card)
    for pool in sorted(pools):
        cards = pools[pool]
        t.shuffle(cards)
        for domain in sorted(slots):
            if t.book.domains[domain].pool == pool:
                for number in slots[domain]:
                    kept[number].append(cards.pop())


def settle(t: Machine, zone: Zone, viewer: int, cards: list[int]) -> None:
    """Lays the cards down: those at known places there, the others in random order."""
    if not isinstance(zone, Pile):
        zone.fill(cards)
        return
    order = [PASS] * len(cards)
    for card, place in facts_of(zone.lore, viewer):
        if place != SOMEWHERE:
            order[place] = card
            cards.remove(card)
    cards.sort()
    t.shuffle(cards)
    zone.fill([card if card != PASS else cards.pop() for card in order])


def only(lore: Lore, bit: int) -> Lore:
    out: list[int] = []
    for i in range(0, len(lore), 3):
        if lore[i + 2] & bit:
            out += (lore[i], lore[i + 1], bit)
    return tuple(out)


def commits_open(s: Machine) -> bool:
    """Whether a simultaneous choice is under way: commitments exist and are not yet revealed."""
    return s.asking and isinstance(s.asker(), Commit)


def imagine_commits(t: Machine, viewer: int) -> None:
    """Others' commitments, while secret, are replaced by random legal ones; one under way starts anew."""
    if not commits_open(t) or t.commits is NO_COMMITS:
        return
    f = t.top
    node = t.asker()
    assert isinstance(node, Commit)
    commits = list(t.commits)
    for seat in node.taking_part(t, f):
        if seat != viewer and t.committed >> seat & 1:
            picks: tuple[int, ...] = ()
            while True:
                options = node.choices(t, f, seat, picks)
                if not options:
                    break
                code = options[t.below(len(options))]
                if code == PASS:
                    break
                picks = (*picks, code)
                if len(picks) >= node.most_of(t, f, seat):
                    break
            commits[seat] = picks
        elif seat != viewer:
            commits[seat] = ()
    t.commits = commits


def forget_last_pick(t: Machine, viewer: int) -> None:
    """Another seat's private picks under way: which one was last is hidden, so the order starts anew.

    A pick that stops for another question waits in a frame below, which stands again before the picking node.
    """
    top = len(t.stack) - 1
    for depth, f in enumerate(t.stack):
        code = t.book.code[f.prog]
        at = f.pc - 1 if depth == top and t.asking else f.pc
        if f.who != viewer and 0 <= at < len(code):
            node = code[at]
            if isinstance(node, AskMany) and node.private and len(f.xs) >= 4:
                f.xs = (f.xs[0], PASS, *f.xs[2:])
