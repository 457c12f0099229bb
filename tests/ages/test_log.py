"""The log of Through the Ages says all that changes: whole games rebuilt from its lines, rarer lines by scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ages.scenario import AgesScenario
from civitas.games.ages.cards import FOOD, KIND, LAST_FARM, LEADER, RESOURCES, STORES, VALUE, WONDER, WORKER_CARDS
from civitas.games.ages.codes import LEAVE_LEADER, RESIGN
from civitas.games.ages.game import GAME
from civitas.games.ages.log import LINES
from civitas.games.ages.names import card_name
from civitas.games.ages.state import (
    AGES,
    BLUE_BANK,
    COLONIES,
    COMMON_TACTICS,
    CULTURE_POINTS,
    EXCLUSIVE_TACTIC,
    HAND,
    JUST_TAKEN,
    LEADER_IN_PLAY,
    PACT_IN_PLAY,
    POLITICS_GIVEN_UP,
    RESIGNED,
    ROW,
    RUINS,
    SCIENCE_POINTS,
    SET_ASIDE,
    STAGES_BUILT,
    TACTIC_IN_USE,
    TECHNOLOGIES,
    TUCKED,
    UNFINISHED,
    UNUSED,
    WARS_IN_PLAY,
    WONDERS,
    YELLOW_BANK,
    State,
)
from civitas.games.ages.tokens import stock
from civitas.kernel.zones import SHARED
from civitas.log import Line, lines
from civitas.rooms import Rooms
from civitas.testing.ledger import Facts, Ledger, Names
from civitas.testing.positions import pick, rng_of
from civitas.words import Words

ROOMS = Rooms(GAME)
CARD_NAMES = Names(card_name, range(1, 237))
GAMES = 8
COUNTERS = {
    "culture": CULTURE_POINTS,
    "science": SCIENCE_POINTS,
    "yellow": YELLOW_BANK,
    "unused": UNUSED,
    "stages": STAGES_BUILT,
    "given up": POLITICS_GIVEN_UP,
}
ZONES = {
    "hand": (HAND, JUST_TAKEN),
    "leader": (LEADER_IN_PLAY,),
    "tucked": (TUCKED,),
    "technologies": (TECHNOLOGIES,),
    "unfinished": (UNFINISHED,),
    "wonders": (WONDERS,),
    "ruins": (RUINS,),
    "colonies": (COLONIES,),
    "exclusive": (EXCLUSIVE_TACTIC,),
    "pact": (PACT_IN_PLAY,),
    "wars": (WARS_IN_PLAY,),
}
# Lines whose change is told by other lines, or that change nothing that is counted here.
ASIDE = {
    "round",
    "turn",
    "age",
    "last-round",
    "final-event",
    "corruption",
    "famine",
    "uprising",
    "event",
    "defended",
    "bid",
    "bid-pass",
    "renew",
    "events",
    "civil-lost",
    "arms",
    "arms-science",
    "military-gained",
}
# What one line changes by its number, or by one: the sign and the fact.
BY_COUNT = {
    "scored-culture": ((1, "culture"),),
    "lost-culture": ((-1, "culture"),),
    "scored-science": ((1, "science"),),
    "paid-science": ((-1, "science"),),
    "gained-food": ((1, "food"),),
    "lost-food": ((-1, "food"),),
    "gained-resources": ((1, "resources"),),
    "lost-resources": ((-1, "resources"),),
    "population": ((-1, "yellow"), (1, "unused")),
    "population-gained": ((-1, "yellow"), (1, "unused")),
    "population-lost": ((1, "yellow"), (-1, "unused")),
    "yellow-gained": ((1, "yellow"),),
    "yellow-lost": ((-1, "yellow"),),
    "blue-gained": ((1, "blue"),),
    "blue-lost": ((-1, "blue"),),
    "stage": ((1, "stages"),),
    "prepared": ((-1, "military"),),
    "pact-offered": ((-1, "military"),),
    "pact-offered-sided": ((-1, "military"),),
    "pact-refused": ((1, "military"),),
    "aggression": ((-1, "military"),),
    "politics-sold": ((1, "given up"),),
    "politics-skipped": ((-1, "given up"),),
}
# What one line moves by its card: from where and to where.
BY_CARD = {
    "built": ("unused", "workers"),
    "destroyed": ("workers", "unused"),
    "sacrificed": ("workers", "yellow"),
    "population-lost-from": ("workers", "yellow"),
    "leader": ("hand", "leader"),
    "tucked": ("leader", "tucked"),
    "leader-gone": ("leader", ""),
    "completed": ("unfinished", "wonders"),
    "ruined": ("wonders", "ruins"),
    "developed": ("hand", "technologies"),
    "revolution": ("hand", "technologies"),
    "action": ("hand", ""),
    "war": ("military", "wars"),
    "war-won": ("wars", ""),
    "war-even": ("wars", ""),
    "war-dropped": ("wars", ""),
    "pact-accepted": ("", "pact"),
    "pact-ended": ("pact", ""),
    "tactic": ("military", "exclusive"),
    "wonder-gone": ("unfinished", ""),
    "colonized": ("", "colonies"),
    "colonized-from-hand": ("military", "colonies"),
    "colony-taken": ("", "colonies"),
    "colony-lost": ("colonies", ""),
}
# Facts that are so many, without saying which.
PLAIN = {"unused", "yellow", "military"}


class AgesLedger(Ledger):
    def __init__(self, s: State) -> None:
        self.gone: set[int] = set()
        super().__init__(ROOMS, s)

    def true(self, s: Any) -> Facts:
        facts: Facts = Counter()
        facts.update((SHARED, "row", card) for card in s.held(ROW, 0))
        facts.update((SHARED, "common", card) for card in s.held(COMMON_TACTICS, 0))
        for seat in range(s.seats):
            if not s.get(RESIGNED + seat):
                facts.update(self.of_seat(s, seat))
        return facts

    def of_seat(self, s: State, seat: int) -> Facts:
        facts: Facts = Counter({(seat, name): s.get(counter + seat) for name, counter in COUNTERS.items()})
        facts[seat, "food"] = stock(s, seat, FOOD)
        facts[seat, "resources"] = stock(s, seat, RESOURCES)
        stored = sum(s.stored(seat, card) for card in range(1, STORES + 1))
        facts[seat, "blue"] = s.get(BLUE_BANK + seat) + s.get(STAGES_BUILT + seat) + stored
        facts[seat, "tactic"] = s.get(TACTIC_IN_USE + seat)
        aside = sum(len(s.held(SET_ASIDE[age], seat)) for age in range(1, AGES))
        facts[seat, "military"] = s.military_hand_size(seat) + aside
        for card in range(1, WORKER_CARDS + 1):
            facts[seat, "workers", card] = s.workers(seat, card)
        for name, zones in ZONES.items():
            facts.update((seat, name, card) for zone in zones for card in s.held(zone, seat))
        return facts

    def apply(self, line: Line) -> None:
        if line.seat in self.gone or not line.text.id.startswith("ages-log-"):
            return
        key = line.text.id.removeprefix("ages-log-")
        args: dict[str, Any] = line.text.args
        seat = line.seat
        facts = self.facts
        if key in BY_COUNT:
            count = args.get("count", 1)
            for sign, what in BY_COUNT[key]:
                facts[seat, what] += sign * count
        elif key in BY_CARD:
            src, dst = BY_CARD[key]
            self.move(seat, src, CARD_NAMES.number(args["card"]), -1)
            self.move(seat, dst, CARD_NAMES.number(args["card"]), 1)
        elif key not in ASIDE:
            self.rarer(key, seat, args)
        if key in ("completed", "wonder-gone"):
            facts[seat, "stages"] = 0
        if key in ("tactic", "tactic-copied"):
            facts[seat, "tactic"] = CARD_NAMES.number(args["card"])

    def move(self, seat: int, what: str, card: int, change: int) -> None:
        if what in PLAIN:
            self.facts[seat, what] += change
        elif what:
            self.facts[seat, what, card] += change

    def rarer(self, key: str, seat: int, args: dict[str, Any]) -> None:
        facts = self.facts
        card = CARD_NAMES.number(args["card"]) if "card" in args else 0
        other = args["other"].args["seat"] - 1 if "other" in args else -1
        match key:
            case "deal" | "swept":
                for each, count in CARD_NAMES.listed(args["cards"]).items():
                    facts[SHARED, "row", each] += count if key == "deal" else -count
            case "taken":
                facts[SHARED, "row", card] -= 1
                facts[seat, "unfinished" if KIND[card] == WONDER else "hand", card] += 1
            case "draw" | "discard" | "used":
                count = sum(CARD_NAMES.listed(args["cards"]).values())
                facts[seat, "military"] += count if key == "draw" else -count
            case "lost-card":
                for each, count in CARD_NAMES.listed(args["cards"]).items():
                    facts[seat, "hand", each] -= count
            case "upgraded":
                facts[seat, "workers", CARD_NAMES.number(args["old"])] -= 1
                facts[seat, "workers", CARD_NAMES.number(args["new"])] += 1
            case "replaced":
                facts[seat, "leader" if KIND[card] == LEADER else "technologies", card] -= 1
            case "antiquated":
                if KIND[card] == LEADER:
                    facts[seat, "leader", card] -= 1
                elif KIND[card] == WONDER:
                    facts[seat, "unfinished", card] -= 1
                    facts[seat, "stages"] = 0
            case "stolen":
                facts[seat, "technologies", card] += 1
                facts[other, "technologies", card] -= 1
            case "yellow-taken":
                facts[seat, "yellow"] += args["count"]
                facts[other, "yellow"] -= args["count"]
            case "blue-lost-from" | "covered":
                facts[seat, "food" if card <= LAST_FARM else "resources"] -= VALUE[card]
                facts[seat, "blue"] -= int(key == "blue-lost-from")
            case "tactic-shared":
                facts[seat, "exclusive", card] -= 1
                facts[SHARED, "common", card] = 1
            case "resigned":
                self.gone.add(seat)
                for fact in [fact for fact in facts if fact[0] == seat]:
                    del facts[fact]
            case _:
                assert key == "tactic-copied", f"the line {key!r} is not read"


@pytest.mark.parametrize("number", range(GAMES))
def test_what_the_log_says_is_what_the_state_did(number: int) -> None:
    """Compared between deeds: in the middle of one, what it pays may be told before it is done."""
    s = GAME.new(2 + number % 3, number)
    ledger = AgesLedger(s)
    rng = rng_of("ages log", number)
    while s.asking:
        s.choose(pick(s, rng))
        ledger.hear(s)
        if s.over or s.asker().kind in ("action", "politics"):
            assert ledger.differs(s) == {}


def test_every_line_of_the_log_is_read() -> None:
    read = ASIDE | BY_COUNT.keys() | BY_CARD.keys()
    read |= {"deal", "swept", "taken", "draw", "discard", "used", "lost-card", "upgraded", "replaced", "antiquated"}
    read |= {"stolen", "yellow-taken", "blue-lost-from", "covered", "tactic-shared", "tactic-copied", "resigned"}
    assert {f"ages-log-{key}" for key in read} == LINES.keys()


# Scenes: the table before, what happens, and what the log says of it.

COVERS = "Player 1 covers a stage with a blue token of Iron."
TAKES_COLONY = "Player 1 takes the colony Historic Territory (I) from Player 2."
Scene = tuple[AgesScenario, Callable[[AgesScenario], object], list[str]]


def weakest() -> AgesScenario:
    return AgesScenario().workers(0, warriors=2)


def scenes() -> list[Scene]:
    """Seat 0 is Player 1. Every player has 18 yellow and 16 blue tokens in the banks unless it is said otherwise."""
    stronger = AgesScenario().workers(0, warriors=8)
    robber = AgesScenario().workers(0, warriors=2).tech(1, "cartography")
    return [
        (
            weakest(),
            lambda t: t.effect("uncertain_borders"),
            ["Player 1 takes a yellow token from the bank of Player 2."],
        ),
        (weakest().yellow(1, 0), lambda t: t.effect("uncertain_borders"), []),
        (
            stronger,
            lambda t: t.effect("war_over_territory", advantage=7, rival=1),
            ["Player 1 takes 2 yellow tokens from the bank of Player 2."],
        ),
        (
            weakest().culture(1, 2),
            lambda t: t.effect("crime_wave"),
            ["Player 2 loses 2 culture.", "Player 2 loses a blue token."],
        ),
        (
            weakest().blue(1, 0).stored(1, iron=2),
            lambda t: t.effect("crime_wave"),
            ["Player 2 loses a blue token that lay on Iron."],
        ),
        (
            AgesScenario().yellow(1, 12),
            lambda t: t.effect("civil_unrest"),
            ["Player 2 loses a blue token."],
        ),
        (
            AgesScenario().yellow(1, 13).yellow(0, 12),
            lambda t: t.effect("rebellion"),
            ["Player 1 loses 4 civil actions.", "Player 2 loses 2 civil actions."],
        ),
        (
            AgesScenario().leader(1, "homer"),
            lambda t: t.effect("iconoclasm"),
            ["Homer leads Player 2 no longer."],
        ),
        (
            AgesScenario().leader(1, "homer"),
            lambda t: t.effect("infiltrate", rival=1),
            ["Homer leads Player 2 no longer."],
        ),
        (
            AgesScenario().unfinished(1, "great_wall", 1),
            lambda t: t.effect("infiltrate", rival=1),
            ["Great Wall, which Player 2 was building, is removed.", "Player 1 scores 3 culture."],
        ),
        (
            AgesScenario().leader(0, "alexander_the_great"),
            lambda t: t.politics().choose(LEAVE_LEADER),
            ["Alexander the Great leads Player 1 no longer.", "Player 1 gains a yellow token."],
        ),
        (
            robber,
            lambda t: t.effect("war_over_technology", advantage=9, rival=1).name("spoils", "cartography"),
            ["Player 1 takes the technology Cartography from Player 2."],
        ),
        (
            weakest().colonies(1, "historic_territory_i"),
            lambda t: t.effect("annex", rival=1),
            ["Player 2 loses the colony Historic Territory (I).", TAKES_COLONY],
        ),
        (
            AgesScenario().tech(0, "iron").unfinished(0, "pyramids", 2).blue(0, 0).stored(0, iron=3),
            lambda t: t.actions().do("stage", "1").name("cover", "iron"),
            ["Player 1 builds a stage of Pyramids for 1 resource.", "Player 1 gives up 1 resource.", COVERS],
        ),
        (
            AgesScenario(3).war(0, "war_over_culture", 1),
            lambda t: t.politics(1).choose(RESIGN),
            ["Player 2 resigns.", "War over Culture of Player 1 is called off.", "Player 1 scores 7 culture."],
        ),
        (
            AgesScenario().leader(0, "homer").wonders(0, "pyramids").hand(0, "moses"),
            lambda t: t.actions().do("play", "moses").name("tuck", "pyramids"),
            ["Moses leads Player 1.", "Player 1 keeps Homer under Pyramids."],
        ),
        (
            AgesScenario().row("iron").set(POLITICS_GIVEN_UP, 0, 0),
            lambda t: t.effect("international_agreement").do("take", "iron"),
            ["Player 1 gives up the next political action.", "Player 1 takes Iron for 1 civil action."],
        ),
        (
            AgesScenario().set(POLITICS_GIVEN_UP, 0, 1),
            lambda t: t.politics(),
            ["Player 1 does without the political action given up before."],
        ),
    ]


@pytest.mark.parametrize("number", range(len(scenes())))
def test_a_rarer_change_is_told(number: int) -> None:
    table, happens, said = scenes()[number]
    ledger = AgesLedger(table.state)
    happens(table)
    events = list(ledger.sink.events)
    words = Words("en")
    told = [words.say(line.text) for line in lines(ROOMS, table.state, events)]
    assert told[: len(said)] == said if said else told == []
    ledger.hear(table.state)
    assert ledger.differs(table.state) == {}


def test_the_end_of_an_age_tells_the_yellow_tokens_lost() -> None:
    t = AgesScenario().civil_deck(1, "iron").row().yellow(1, 1).yellow(0, 9)
    ledger = AgesLedger(t.state)
    t.turn(0)
    told = [Words("en").say(line.text) for line in lines(ROOMS, t.state, ledger.sink.events)]
    assert "Player 1 loses 2 yellow tokens." in told
    assert "Player 2 loses a yellow token." in told
    ledger.hear(t.state)
    assert ledger.differs(t.state) == {}
