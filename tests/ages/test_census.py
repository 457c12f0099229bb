"""Every card is used in random games and games of greedy bots."""

from __future__ import annotations

from collections import Counter

from civitas.bots import make_bot
from civitas.bots.play import bot_choice
from civitas.games.ages.box import CARDS
from civitas.games.ages.game import GAME
from civitas.games.ages.state import (
    COLONIES,
    EXCLUSIVE_TACTIC,
    LEADER_IN_PLAY,
    MILITARY_DISCARDS,
    PACT_IN_PLAY,
    PAST_EVENTS,
    REVEALED,
    SET_ASIDE,
    TECHNOLOGIES,
    WARS_IN_PLAY,
    WONDERS,
    State,
)
from civitas.kernel.events import MOVE, Event, Sink
from civitas.kernel.playout import playout
from civitas.testing.positions import LONGEST, SOAK, rng_of

RANDOM_GAMES = 2_000 if SOAK else 25
GREEDY_GAMES = 60 if SOAK else 2
OFTEN = 236 if SOAK else 200
IN_USE = (
    TECHNOLOGIES,
    LEADER_IN_PLAY,
    WONDERS,
    COLONIES,
    EXCLUSIVE_TACTIC,
    PACT_IN_PLAY,
    WARS_IN_PLAY,
    REVEALED,
    PAST_EVENTS,
)


class Census(Sink):
    """Counts the cards that come to be used: laid into play, shown for their effect, or played in a defense."""

    def __init__(self, s: State, used: Counter[int]) -> None:
        super().__init__()
        self.used = used
        self.places = {zone.spec.number for zone in s.zones if zone.spec.kind in IN_USE}
        self.aside = {zone.spec.number for zone in s.zones if zone.spec.kind in SET_ASIDE}
        self.discards = {zone.spec.number for zone in s.zones if zone.spec.kind in MILITARY_DISCARDS}

    def put(self, event: Event) -> None:
        if event.kind == MOVE:
            defended = event.src in self.aside and event.dst in self.discards
            self.used[event.args[0]] += event.dst in self.places or defended


def census() -> Counter[int]:
    used: Counter[int] = Counter()
    for number in range(RANDOM_GAMES + GREEDY_GAMES):
        s = GAME.new(2 + number % 3, number)
        s.sink = Census(s, used)
        bots = [make_bot("greedy:worlds=1", seat) for seat in range(s.seats)]
        while s.asking and number < GREEDY_GAMES:
            s.apply(bot_choice(bots[s.asked], GAME, s))
        playout(s, rng_of("ages census", number), LONGEST)
        assert s.over
    return used


def test_every_card_is_used() -> None:
    used = census()
    starting = {card.number for card in CARDS if card.copies == (0, 0, 0)}
    idle = [card.id for card in CARDS if not used[card.number] and card.number not in starting]
    assert len(starting) == 6
    assert len(CARDS) - len(idle) >= OFTEN, f"never used: {idle}"
