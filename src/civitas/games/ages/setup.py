"""How a game starts, for two to four seats (ages:setup)."""

from __future__ import annotations

from civitas.games.ages.box import BOARD, CARDS, NUMBERS
from civitas.games.ages.cards import KIND, TACTIC
from civitas.games.ages.decks import copies, deal
from civitas.games.ages.flow import GAME
from civitas.games.ages.play import retotal_all
from civitas.games.ages.ratings import civil_total, military_total
from civitas.games.ages.state import (
    AGES,
    BLUE_BANK,
    CIVIL_DECK,
    CIVIL_SPENT,
    CURRENT_EVENTS,
    DEVELOPED_BITS,
    FIRST,
    MILITARY_DECK,
    MILITARY_SPENT,
    TECHNOLOGIES,
    UNUSED,
    YELLOW_BANK,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.moves import draw, shuffle
from civitas.kernel.node import NO_SOURCE
from civitas.kernel.origin import Options
from civitas.kernel.rng import Rng


def starting_player(options: Options) -> int:
    """The place of the starting player, counted from 1; 0 leaves it to chance (ages:setup-first-player)."""
    first = options["first"]
    assert isinstance(first, int)
    return first


def check(seats: int, options: Options) -> None:
    """Refuses a starting player who has no seat."""
    first = starting_player(options)
    if first > seats:
        raise OptionError(f"There are {seats} seats, so seat {first} cannot be the starting player.")


def settled(seats: int, options: Options, lots: Rng) -> Options:
    """The starting player, if left to chance."""
    if starting_player(options):
        return options
    return {**options, "first": int(lots.below(seats)) + 1}


def set_up(s: State, options: Options) -> None:
    """The starting player, decks, current events, the row and every board; then the first program is called."""
    s.put(FIRST, starting_player(options) - 1)
    lay_decks(s)
    for seat in range(s.seats):
        lay_board(s, seat)
    deal(s, 0)
    s.call(GAME, 0, 0, NO_SOURCE)


def lay_decks(s: State) -> None:
    """Cards by age and player count; age A is shuffled now, the others when they begin (ages:setup-decks)."""
    for age in range(AGES):
        cards = [card for card in CARDS if card.level == age for _ in range(copies(card.number, s.seats))]
        s.pile(CIVIL_DECK[age]).fill([card.number for card in cards if KIND[card.number] < TACTIC])
        s.pile(MILITARY_DECK[age]).fill([card.number for card in cards if KIND[card.number] >= TACTIC])
    shuffle(s, s.pile(CIVIL_DECK[0]))
    shuffle(s, s.pile(MILITARY_DECK[0]))
    for _ in range(s.seats + BOARD.events_beyond_seats):
        draw(s, s.pile(MILITARY_DECK[0]), s.zone(CURRENT_EVENTS[0], 0))


def lay_board(s: State, seat: int) -> None:
    """Starting technologies, workers and tokens, and the few actions of the first turn (ages:setup-first-actions)."""
    workers = {NUMBERS[name]: number for name, number in BOARD.starting_workers}
    technologies = sorted([*workers, NUMBERS[BOARD.starting_government]])
    s.zone(TECHNOLOGIES, seat).fill(technologies)
    s.put(DEVELOPED_BITS + seat, sum(1 << card for card in technologies))
    for card, number in workers.items():
        s.add_workers(seat, card, number)
    s.put(BLUE_BANK + seat, BOARD.blue_tokens)
    s.put(YELLOW_BANK + seat, BOARD.yellow_tokens)
    s.put(UNUSED + seat, BOARD.unused_workers)
    retotal_all(s, seat)
    place = (seat - s.get(FIRST)) % s.seats
    s.put(CIVIL_SPENT + seat, civil_total(s, seat) - BOARD.first_turn_actions[place])
    s.put(MILITARY_SPENT + seat, military_total(s, seat))
