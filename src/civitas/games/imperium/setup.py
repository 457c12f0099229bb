"""How a game starts: nations, market, decks (imperium:setup)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import BANNER
from civitas.games.imperium.decks.nations import PLAYABLE, common_cards, deck_of, nation_number
from civitas.games.imperium.deeds import SLOT_DECKS, lay_unrest, main_deck_left
from civitas.games.imperium.definitions import CARDS, Card
from civitas.games.imperium.means import add_to_slot
from civitas.games.imperium.numbers import NATIONS, UNREST
from civitas.games.imperium.state import (
    ACCESSION,
    ACTIONS,
    ACTIONS_A_TURN,
    BARBARIAN,
    BOX,
    CIVILISED,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    EXHAUSTS,
    EXHAUSTS_A_TURN,
    FAME,
    FAME_DECK,
    FIRST,
    HAND,
    HAND_SIZE,
    KING_OF_KINGS,
    MAIN_DECK,
    MARKET,
    MATERIALS,
    MOST_SEATS,
    NATION,
    NATION_DECK,
    PLAY,
    POPULATION,
    POWER,
    PROGRESS,
    REGION,
    REGION_DECK,
    ROUND,
    SLOT,
    STATE,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    UNREST_PILE,
    State,
)
from civitas.games.imperium.turns import GAME
from civitas.kernel.errors import OptionError
from civitas.kernel.moves import add_fact, draw, draw_many, shuffle
from civitas.kernel.node import NO_SOURCE
from civitas.kernel.origin import Options
from civitas.kernel.zones import Pile

DRAWN: Final = "draw"
SIDES: Final = ("draw", "a", "b")
BOX_NAMES: Final = ("classics", "legends", "horizons")
# By the number of players.
SMALL_DECK: Final = {2: 6, 3: 7, 4: 8}
FAME_CARDS: Final = {2: 6, 3: 7, 4: 8}
TRIBUTARIES_OUT: Final = {2: 2, 3: 1, 4: 0}
COMMON_UNREST: Final = {2: 8, 3: 10, 4: 12}
STARTING: Final = ((MATERIALS, 3), (POPULATION, 2), (PROGRESS, 1))
SMALL_DECKS: Final = ((REGION, REGION_DECK), (UNCIVILISED, UNCIVILISED_DECK), (CIVILISED, CIVILISED_DECK))


def check(seats: int, options: Options) -> list[str]:
    """The nation each seat wants, or DRAWN; OptionError where two want the same."""
    wanted = [str(options[f"nation{seat + 1}"]) for seat in range(MOST_SEATS)]
    for seat, name in enumerate(wanted):
        if name == DRAWN:
            continue
        if seat >= seats:
            raise OptionError(f"There are {seats} seats, so seat {seat + 1} cannot play {name}.")
        if wanted.index(name) != seat:
            raise OptionError(f"Seats {wanted.index(name) + 1} and {seat + 1} cannot both play {name}.")
    first = options["first"]
    assert isinstance(first, int)
    if first > seats:
        raise OptionError(f"There are {seats} seats, so seat {first} cannot be the first player.")
    return wanted[:seats]


def set_up(s: State, options: Options) -> None:
    """Players first, then the table; then the first player is asked."""
    replacements = options["replacements"] == "yes"
    box = BOX_NAMES.index(str(options["common"])) + 1
    nations = choose_nations(s, options)
    for seat, code in enumerate(nations):
        set_up_player(s, seat, code, str(options[f"side{seat + 1}"]), replacements)
    set_up_table(s, box, nations, replacements)
    first = options["first"]
    assert isinstance(first, int)
    s.put(FIRST, first - 1 if first else s.below(s.seats))
    s.put(ROUND, 1)
    s.call(GAME, s.get(FIRST), s.get(FIRST), NO_SOURCE)


def choose_nations(s: State, options: Options) -> list[str]:
    names = {nation.name: nation.code for nation in PLAYABLE.values()}
    wanted = check(s.seats, options)
    left = [nation_number(code) for name, code in names.items() if name not in wanted]
    s.shuffle(left)
    return [NATIONS[left.pop()] if name == DRAWN else names[name] for name in wanted]


# A player (imperium:player-setup).


def set_up_player(s: State, seat: int, code: str, side: str, replacements: bool) -> None:
    nation = PLAYABLE[code]
    if side == DRAWN:
        side = "ab"[s.below(2)]
    s.put(NATION + seat, nation_number(code))
    s.put(STATE + seat, BARBARIAN)
    s.put(ACTIONS + seat, ACTIONS_A_TURN)
    s.put(EXHAUSTS + seat, EXHAUSTS_A_TURN)
    for resource, amount in STARTING:
        s.change(resource, seat, amount)
    deck = [UNREST] * nation.unrest_in_deck
    nation_deck = [UNREST] * nation.unrest_in_nation_deck
    for card in deck_of(code, replacements):
        if card.power_side:
            if card.power_side.lower() == side:
                s.zone(POWER, seat).fill([card.number])
        elif card.start == "nation":
            nation_deck.append(card.number)
        elif card.start == "deck":
            deck.append(card.number)
        else:
            zone = {"accession": ACCESSION, "development": DEVELOPMENT, "in play": PLAY}[card.start]
            s.zone(zone, seat).put(card.number, False)
    s.pile(NATION_DECK, seat).fill(nation_deck)
    shuffle(s, s.pile(NATION_DECK, seat))
    s.pile(DECK, seat).fill(deck)
    shuffle(s, s.pile(DECK, seat))
    draw_many(s, s.pile(DECK, seat), s.zone(HAND, seat), HAND_SIZE)


# The table (imperium:shared-setup).


def set_up_table(s: State, box: int, nations: list[str], replacements: bool) -> None:
    cards = common_for(s, box, nations, replacements)
    unrest = COMMON_UNREST[s.seats] + sum(PLAYABLE[code].unrest_for_pile[s.seats - 2] for code in nations)
    s.zone(UNREST_PILE, 0).fill([UNREST] * unrest)
    king = CARDS[f"{box}FAM9A"].number if f"{box}FAM9A" in CARDS else 0
    s.zone(KING_OF_KINGS, 0).fill([king])
    by_banner: dict[int, list[int]] = {}
    for card in cards:
        by_banner.setdefault(BANNER[card.number], []).append(card.number)
    removed: list[int] = []
    fame = shuffled(s, by_banner[FAME])
    hide(s.pile(FAME_DECK), fame[: FAME_CARDS[s.seats]])
    removed += fame[FAME_CARDS[s.seats] :]
    tributaries = shuffled(s, by_banner[TRIBUTARY])
    rest: list[int] = []
    for suit, deck in SMALL_DECKS:
        suited = shuffled(s, by_banner[suit])
        bottom = tributaries.pop()
        hide(s.pile(deck), [bottom, *suited[: SMALL_DECK[s.seats]]])
        s.pile(deck).lore = add_fact((), bottom, 0, s.everyone)
        rest += suited[SMALL_DECK[s.seats] :]
    for _ in range(TRIBUTARIES_OUT[s.seats]):
        removed.append(tributaries.pop())
    s.zone(BOX, 0).fill(removed)
    s.zone(BOX, 0).open = 0
    hide(s.pile(MAIN_DECK), shuffled(s, rest + tributaries))
    fill_market(s)


def fill_market(s: State) -> None:
    """Five cards, Unrest under them, a progress token on those with the civilised banner."""
    for slot in (2, 3, 4, 0, 1):
        card = draw(s, s.pile(SLOT_DECKS[slot]), s.zone(MARKET, 0))
        s.put(SLOT + slot, card + 1)
        lay_unrest(s, slot, card)
        if BANNER[card] == CIVILISED:
            add_to_slot(s, slot, PROGRESS, 1)
    main_deck_left(s)


def common_for(s: State, box: int, nations: list[str], replacements: bool) -> list[Card]:
    """The common cards for so many players; a card with the name of one of a nation's is replaced from another box."""
    taken = {card.name for code in nations for card in deck_of(code, replacements)}
    out: list[Card] = []
    spare = [
        card
        for other in (1, 2, 3)
        if other != box
        for card in common_cards(other, replacements)
        if card.players <= s.seats and card.name not in taken
    ]
    for card in common_cards(box, replacements):
        if card.players > s.seats or card.code.endswith(("FAM9A", "FAM9B")):
            continue
        if card.name in taken and any(PLAYABLE[code].box != box for code in nations):
            alike = [other for other in spare if BANNER[other.number] == BANNER[card.number]]
            card = alike[s.below(len(alike))]
            spare.remove(card)
        out.append(card)
    return out


def shuffled(s: State, cards: list[int]) -> list[int]:
    out = sorted(cards)
    s.shuffle(out)
    return out


def hide(pile: Pile, cards: list[int]) -> None:
    """A deck nobody knows the content of; the last card is on top."""
    pile.fill(cards)
    pile.open = 0
