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
    MILITARY_DECK,
    MILITARY_SPENT,
    TECHNOLOGIES,
    UNUSED,
    YELLOW_BANK,
    State,
)
from civitas.kernel.moves import draw, shuffle
from civitas.kernel.node import NO_SOURCE


def set_up(s: State) -> None:
    """Decks, current events, the row and every player's board; then the first program is called."""
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
    s.put(CIVIL_SPENT + seat, civil_total(s, seat) - BOARD.first_turn_actions[seat])
    s.put(MILITARY_SPENT + seat, military_total(s, seat))
