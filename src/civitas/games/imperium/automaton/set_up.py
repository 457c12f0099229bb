"""How the automaton's cards are laid out (imperium:automaton-setup)."""

from __future__ import annotations

from civitas.games.imperium.automaton.definition import Automaton, automaton_of
from civitas.games.imperium.automaton.levels import LEVELS, slots_open, starting_resources
from civitas.games.imperium.automaton.market import points_of
from civitas.games.imperium.cards import STATES, SUITS, Card
from civitas.games.imperium.nations import Nation
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.state import (
    AUTOMATON,
    AUTOMATON_SEAT,
    AUTOMATON_SHEET,
    AUTOMATON_SLOTS,
    BARBARIAN,
    CHAOS_PILE,
    DECK,
    DISCARD,
    DYNASTY,
    FAST,
    NATION,
    POWER,
    REGION,
    SET_ASIDE,
    STATE,
    VARIANTS,
    State,
)
from civitas.kernel.moves import draw, shuffle
from civitas.kernel.zones import Pile

STARTS_IN_DECK = "deck"


class Dealt:
    """The cards of a nation by what they are to its automaton, by number."""

    def __init__(self, nation: Nation, automaton: Automaton, cards: list[Card], players: int) -> None:
        layout = automaton.layout
        apart = {*layout.out, *layout.aside, *layout.aside_below}
        used = [card for card in cards if not card.power_side and card.name not in layout.out]
        self.chaos = [card.number for card in used if card.start == "chaos" and card.players <= players]
        self.nation = [UNREST] * nation.unrest_in_nation_deck
        self.nation += [c.number for c in used if c.start == "nation" or c.name in layout.with_nation]
        self.accession = [card.number for card in used if card.start == "accession"]
        self.developments = [c for c in used if c.start == "development" and c.name not in apart]
        self.deck = [UNREST] * nation.unrest_in_deck
        self.deck += [c.number for c in used if c.start == STARTS_IN_DECK and c.name not in layout.with_nation]
        self.aside_below = [c.number for name in layout.aside_below for c in cards if c.name == name]
        self.aside = [card.number for name in layout.aside for card in cards if card.name == name]


def set_up_automaton(s: State, nation: Nation, edition: str, level: str, cards: list[Card], players: int) -> None:
    seat = AUTOMATON_SEAT
    automaton = automaton_of(nation.number)
    s.silent = seat
    s.put(AUTOMATON, LEVELS.index(level) + 1)
    s.put(NATION + seat, nation.number)
    s.put(AUTOMATON_SHEET, automaton.editions().index(edition))
    s.put(STATE + seat, automaton.sheets[s.counts[AUTOMATON_SHEET]].sides[0].state)
    for resource, amount in starting_resources(s).items():
        s.change(resource, seat, amount)
    s.zone(POWER, seat).fill([min(card.number for card in cards if card.power_side)])
    dealt = Dealt(nation, automaton, cards, players)
    for card in dealt.chaos:
        s.zone(CHAOS_PILE, 0).put(card, False)
    lay_dynasty(s, automaton, dealt)
    aside = s.pile(SET_ASIDE, seat)
    aside.fill(dealt.aside_below + shuffled(s, dealt.aside))
    know(s, aside, len(dealt.aside_below))
    s.pile(DECK, seat).fill(sorted(dealt.deck))
    shuffle(s, s.pile(DECK, seat))
    if s.counts[VARIANTS] & FAST:
        set_up_fast(s, automaton)
    for _ in range(slots_open(s)):
        draw(s, s.pile(DECK, seat), s.zone(AUTOMATON_SLOTS, seat), 0, True)


def shuffled(s: State, cards: list[int]) -> list[int]:
    out = sorted(cards)
    s.shuffle_hidden(out)
    return out


def by_points(s: State, cards: list[int]) -> list[int]:
    """Fewest points first; equal ones in a random order."""
    out = shuffled(s, cards)
    out.sort(key=points_of)
    return out


def lay_dynasty(s: State, automaton: Automaton, dealt: Dealt) -> None:
    """Development cards by points, the accession card on them, and the nation cards, shuffled, on top.

    In the fast variant the lowest leaves the game, but never the accession card (imperium:fast).
    """
    layout = automaton.layout
    ordered = [c.number for c in dealt.developments if c.name not in (*layout.below, *layout.above)]
    above = [c.number for name in layout.above for c in dealt.developments if c.name == name]
    below = [c.number for name in layout.below for c in dealt.developments if c.name == name]
    if layout.regions_above:
        above += shuffled(s, [card for card in ordered if SUITS[card] & REGION])
        ordered = [card for card in ordered if not SUITS[card] & REGION]
    ordered = by_season(s, ordered) if layout.by_season else by_points(s, ordered)
    fixed = below + ordered + above + dealt.accession
    order = fixed + shuffled(s, dealt.nation)
    if s.counts[VARIANTS] & FAST:
        lowest = next(card for card in order if card not in dealt.accession)
        order.remove(lowest)
        fixed = order[: len(fixed) - (lowest in fixed)]
    dynasty = s.pile(DYNASTY, AUTOMATON_SEAT)
    dynasty.fill(order)
    know_order(s, dynasty, fixed, dealt, layout.regions_above)


def by_season(s: State, cards: list[int]) -> list[int]:
    """Winter and summer cards in turn, each kind by points, winter at both ends (imperium:inuit)."""
    winter = by_points(s, [card for card in cards if STATES[card] & BARBARIAN])
    summer = by_points(s, [card for card in cards if not STATES[card] & BARBARIAN])
    out: list[int] = []
    for i, card in enumerate(winter):
        out.append(card)
        out += summer[i : i + 1]
    return out


def know(s: State, pile: Pile, amount: int) -> None:
    """All know the lowest cards of a pile by their places."""
    for place in range(amount):
        card = pile.order[place]
        pile.lore = with_fact(pile, card, place, s.everyone)


def know_order(s: State, pile: Pile, fixed: list[int], dealt: Dealt, some_shuffled: bool) -> None:
    """What all can work out: where the accession card lies, and cards that are the only ones with their points."""
    points = [points_of(card) for card in fixed]
    for place, card in enumerate(fixed):
        alone = points.count(points[place]) == 1 and not (some_shuffled and SUITS[card] & REGION)
        if alone or card in dealt.accession:
            pile.lore = with_fact(pile, card, place, s.everyone)


def with_fact(pile: Pile, card: int, place: int, viewers: int) -> tuple[int, ...]:
    """The knowledge of a pile with one place more, in the order of cards."""
    facts = [tuple(pile.lore[i : i + 3]) for i in range(0, len(pile.lore), 3)]
    facts.append((card, place, viewers))
    facts.sort()
    return tuple(n for fact in facts for n in fact)


def set_up_fast(s: State, automaton: Automaton) -> None:
    """The top dynasty card goes to the discard pile, and of quests a random one, but not the last (imperium:fast)."""
    for pile in (DYNASTY, SET_ASIDE) if automaton.quests else (DYNASTY,):
        s.note_discarded(draw(s, s.pile(pile, AUTOMATON_SEAT), s.zone(DISCARD, AUTOMATON_SEAT)))
