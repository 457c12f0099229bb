"""Building one position by a plan of what it should contain."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .oracle import Position
from .oracle_facts import UNREST, cards, has, has_any, route_of, rows_of
from .oracle_market import SMALL
from .oracle_state import NO_DYNASTY, SUPPLY, Slot, You

# The human's cards: nothing on them answers an attack, an Unrest or anything else in the automaton's turn.
YOUR_PLAY = {"region": ["1REG2", "1REG3", "1REG8"], "city": ["1UNC17"], "metropolis": ["1CIV6"]}
YOUR_PILES = ["1CIV2", "1CIV3", "1CIV12", "1CIV13", "1REG10", "1REG13", "1UNC3", "1UNC9", "1UNC21", "1TRI2"]
YOURS = {code for codes in YOUR_PLAY.values() for code in codes} | set(YOUR_PILES)

TRADERS = ("ABB", "AKS", "GUP", "SAS", "TAN", "WAG")
LEVELS = ("chieftain", "warlord", "emperor", "sovereign", "overlord", "supreme_ruler")
COMMON = ("1CIV", "1UNC", "1REG", "1TRI", "1FAM")
OTHER_BOXES = ("2CIV", "2UNC", "2REG", "2TRI", "3CIV", "3UNC", "3REG", "3TRI")
SUITS = ("civilised", "uncivilised", "region", "tributary")
TURNED_SIDES = ("empire", "gone_native")
ASKING = (
    "acquire",
    "break",
    "discard_to_history",
    "discard_to_top",
    "discard_to_play",
    "play_to_history",
    "cost_this_and_from_discard",
)
KEEP_FACE = ("1FAM9A", "1FAM9B")
ASIDE = {"ART": "development", "POL": "development", "MAY": "Headpiece"}
NATIONS = {"QIN": "Qin", "EGY": "Egyptians", "AKS": "Aksumites", "MIN": "Minoans"}
MANY = 6

TableKey = tuple[str, str, str]
Test = Callable[[str], bool]


@dataclass
class Plan:
    """What a position should contain."""

    resources: int = 4
    deck: int = 5
    unrest_discarded: int = 1
    discarded: int = 4
    regions: int = 4
    dynasty: int = 4
    suits: tuple[str, ...] = SUITS
    tokens: float = 0.6
    market: bool = True
    main: int = 8
    small: int = 3
    exile: int = 3
    fame: int = 3
    aside: int = 2
    routes: int = 1
    in_play: tuple[str, ...] = ()
    hand: int = 1
    yours: int = 3
    state_tokens: int = 3
    wanted: list[list[str]] = field(default_factory=list)


def words(tree: list[Any]) -> Iterator[list[Any]]:
    """Return every part of a tree, whatever its depth."""
    for part in tree:
        if isinstance(part, list):
            if part and isinstance(part[0], str):
                yield part
            yield from words(part)


@cache
def nation_cards(nation: str) -> list[str]:
    """Return the printed cards of a nation that its automaton plays with."""
    out = ("power", "state", "supply", "chaos", "in_play")
    return [
        code
        for code, card in cards().items()
        if card["nation"] == nation
        and card["start"] not in out
        and "unrest" not in card["suits"]
        and not code.endswith("X")
        and card["players"] is None
    ]


@cache
def common_cards(prefixes: tuple[str, ...], nation: str, trade: bool) -> list[str]:
    """Return the common cards of some sets that a game of two has."""
    barred = "ruthless" if trade else "trade_friendly"
    return [
        code
        for code, card in cards().items()
        if code[:4] in prefixes
        and card["start"] == "common"
        and card["players"] is None
        and card["marker"] != barred
        and not code.endswith("X")
        and code not in KEEP_FACE
        and code not in YOURS
        and card["name"] != NATIONS.get(nation)
    ]


@cache
def routes_for(nation: str) -> list[str]:
    """Return the trade routes with a line in the table, common ones and the nation's own."""
    return [
        code
        for code, card in cards().items()
        if "trade_route" in card["suits"]
        and card["players"] is None
        and card["nation"] in (None, nation)
        and route_of(code) is not None
    ]


def anything(_: str) -> bool:
    """Accept every card."""
    return True


def showing(*kinds: str) -> Test:
    """Accept cards that show one of the traits."""
    return lambda code: has_any(code, list(kinds))


def both(one: Test, other: Test) -> Test:
    """Accept cards that two tests accept."""
    return lambda code: one(code) and other(code)


def starting(start: str) -> Test:
    """Accept cards of one part of a nation."""
    return lambda code: bool(cards()[code]["start"] == start)


def no_fame(code: str) -> bool:
    """Accept cards that are not fame."""
    return not has(code, "fame")


class Bag:
    """Cards to hand out, each one once."""

    def __init__(self, rng: random.Random, codes: list[str]) -> None:
        """Shuffle the cards."""
        self.codes = list(codes)
        rng.shuffle(self.codes)

    def take(self, test: Test = anything) -> str | None:
        """Hand out a fitting card, if one is left."""
        for place, code in enumerate(self.codes):
            if test(code):
                return self.codes.pop(place)
        return None

    def several(self, number: int, test: Test = anything) -> list[str]:
        """Hand out several fitting cards, as far as there are any."""
        found = [self.take(test) for _ in range(number)]
        return [code for code in found if code is not None]


def build(rng: random.Random, table: TableKey, what: str | None, plan: Plan, trade: bool) -> Position:
    """Build a position by a plan."""
    nation, side, edition = table
    position = Position(nation, "any" if side == "journey" else side, edition)
    position.trade_routes = trade
    position.die, position.level = rng.randint(1, 6), rng.choice(LEVELS)
    position.merchant = trade and rng.random() < 0.4
    position.you_accept = rng.random() < 0.5
    own = Bag(rng, [code for code in nation_cards(nation) if code != what and not has(code, "trade_route")])
    extra = common_cards(OTHER_BOXES, nation, trade)
    rare = [code for code in extra if any(has_any(code, kinds) for kinds in plan.wanted)]
    rng.shuffle(rare)
    common = common_cards(COMMON, nation, trade)
    scarce = [kinds for kinds in plan.wanted if sum(has_any(code, kinds) for code in common) < MANY]
    rare = [code for code in rare if any(has_any(code, kinds) for kinds in scarce)][:MANY]
    routes = Bag(rng, [code for code in routes_for(nation) if code != what and not has(code, "fame")])
    if trade:
        for code in routes.several(plan.routes):
            position.play.append(code)
            position.route_goods[code] = rng.randint(0, 3)
        rare += [code for code in routes.several(3) if cards()[code]["nation"] is None]
    bag = Bag(rng, [code for code in common + rare if code != what])
    fill_own(rng, position, own, bag, plan)
    fill_market(rng, position, bag, plan)
    fill_yours(rng, position, plan)
    position.game_end = not position.main or (not position.dynasty and nation not in NO_DYNASTY)
    position.king_used = not position.fame and plan.fame < 0
    position.game_end = position.game_end or position.king_used
    return position


def fill_own(rng: random.Random, position: Position, own: Bag, bag: Bag, plan: Plan) -> None:
    """Fill the automaton's own piles."""
    nation = position.nation
    turned = position.side in TURNED_SIDES and nation != "ATL"
    accession = own.take(starting("accession"))
    if nation in ASIDE:
        last = own.several(min(plan.aside, nation == "ART"), showing("Graal"))
        position.aside = last + own.several(plan.aside - len(last), showing(ASIDE[nation]))
        own.several(MANY, showing(ASIDE[nation]))
    if nation not in NO_DYNASTY:
        below = own.several(plan.dynasty // 2, starting("development"))
        above = own.several(plan.dynasty - len(below), starting("nation")) if rng.random() < 0.7 else []
        middle = [accession] if accession is not None and not turned and plan.dynasty else []
        position.dynasty = below + middle + above
        if turned and accession is not None and not has(accession, "trade_route"):
            own.codes.append(accession)
            rng.shuffle(own.codes)
    owned = own.several(plan.regions // 2, showing("region"))
    position.play += owned + bag.several(plan.regions - len(owned), showing("region"))
    for kinds in plan.wanted:
        if plan.regions and kinds != ["trade_route"] and not any(has_any(code, kinds) for code in position.play):
            position.play += (own if rng.random() < 0.5 else bag).several(1, both(showing("region"), showing(*kinds)))
        if plan.discarded:
            position.discard += own.several(2, showing(*kinds))
    rng.shuffle(position.play)
    position.discard += own.several(plan.discarded // 2) + bag.several(plan.discarded // 2)
    position.discard += [UNREST] * plan.unrest_discarded
    rng.shuffle(position.discard)
    position.deck = own.several(plan.deck // 2) + bag.several(plan.deck // 3)
    position.deck += [UNREST] * (len(position.deck) < plan.deck and rng.random() < 0.7)
    rng.shuffle(position.deck)
    position.history = own.several(2 if plan.discarded else 0)
    fill_resources(rng, position.resources, plan.resources, position.trade_routes or nation in ("MAY", "MRT"))
    if nation == "CUL":
        token = {"ceremonial_gathering": "population", "ceremony_of_the_key": "exhaust"}.get(position.side, "progress")
        position.state_tokens = {token: plan.state_tokens} if plan.state_tokens else {}
        position.chaos_pile = rng.randint(1, 3) if plan.yours else 0


def fill_resources(rng: random.Random, stock: dict[str, int], most: int, goods: bool) -> None:
    """Give an owner some resources."""
    for resource in SUPPLY:
        if most and (resource != "goods" or goods):
            stock[resource] = rng.randint(1, most) if most < MANY else rng.randint(most - 2, most)


def fill_market(rng: random.Random, position: Position, bag: Bag, plan: Plan) -> None:
    """Fill the market and the common piles."""
    position.exile = bag.several(plan.exile, no_fame)
    barred = [suit for suit in SUITS if suit not in plan.suits]
    good: Test = lambda code: no_fame(code) and not has_any(code, barred)  # noqa: E731
    wishes = plan.wanted if not barred else []
    for index in range(5 if plan.market else 0):
        code = bag.take(both(good, showing(*rng.choice(wishes)))) if wishes and index < 2 else None
        code = code or bag.take(both(good, showing(SMALL[index]) if index in SMALL else anything))
        code = code or bag.take(good) or bag.take(no_fame)
        slot = Slot(code, 0 if code is None or has(code, "region") else 1)
        kinds = [resource for resource in SUPPLY if resource != "goods" or position.trade_routes]
        while rng.random() < plan.tokens and slot.total() < 4:
            resource = rng.choice([*kinds, "progress"])
            slot.tokens[resource] = slot.tokens.get(resource, 0) + 1
        position.market[index] = slot
    if plan.small:
        position.civilised = bag.several(rng.randint(1, plan.small), showing("civilised"))
        position.uncivilised = bag.several(rng.randint(1, plan.small), showing("uncivilised"))
        position.region = bag.several(rng.randint(1, plan.small), showing("region"))
    position.main = bag.several(plan.main, no_fame)
    if position.main and not barred and rng.random() < 0.5:
        position.main += bag.several(1, showing("tributary"))
    position.fame = bag.several(max(plan.fame, 0), showing("fame"))
    position.unrest_pile = rng.randint(8, 12)


def fill_yours(rng: random.Random, position: Position, plan: Plan) -> None:
    """Fill what the human has, never with more than one legal way to lose something."""
    you = You(state=rng.choice(["barbarian", "empire"]))
    piles = Bag(rng, YOUR_PILES)
    you.play = [rng.choice(YOUR_PLAY[kind]) for kind in plan.in_play]
    you.hand = piles.several(plan.hand) + [UNREST] * (plan.hand == 0 and plan.yours > 0 and rng.random() < 0.3)
    you.deck = piles.several(3)
    you.discard = piles.several(2)
    fill_resources(rng, you.resources, plan.yours, position.trade_routes)
    position.you = you


def wishes_of(tree: list[Any]) -> list[list[str]]:
    """Return the traits that the words of a row ask for in the market, the discard pile or play."""
    found = []
    for part in words(tree):
        if part[0] in ASKING and part[1]:
            found.append(part[1])
        elif part[0] == "abandon":
            found.append(part[2])
    return found


def your_play(rng: random.Random, tree: list[Any], some: bool) -> tuple[str, ...]:
    """Return what the human has in play for a row, one fitting card at most."""
    asked = [part[1] for part in words(tree) if part[0] in ("you_recall", "you_abandon")]
    asked += [["region"] for part in words(tree) if part[0] == "you_region"]
    if not some:
        return ()
    if not asked:
        return ("region",) if rng.random() < 0.5 else ()
    kinds = rng.choice(asked)
    return (rng.choice([kind for kind in YOUR_PLAY if kind in kinds] or list(YOUR_PLAY)),)


def your_hand(tree: list[Any]) -> int:
    """Return how many cards the human holds so that a discard leaves no choice."""
    return max((part[1] for part in words(tree) if part[0] == "you_discard"), default=2)


def rich(rng: random.Random, tree: list[Any]) -> Plan:
    """Plan a position in which everything can be done."""
    plan = Plan(resources=MANY, wanted=wishes_of(tree), exile=4, fame=3)
    plan.in_play, plan.hand = your_play(rng, tree, True), your_hand(tree)
    plan.resources = max([MANY, *(part[2] + 1 for part in words(tree) if part[0] == "have")])
    plan.state_tokens = rng.choice([3, 5, 13, 15])
    plan.routes, plan.unrest_discarded = rng.randint(1, 3), rng.randint(1, 2)
    if any(part[0] == "gained_none" for part in words(tree)):
        plan.regions = rng.choice([0, 4])
    return plan


def poor() -> Plan:
    """Plan a position without anything."""
    return Plan(
        resources=0, deck=0, unrest_discarded=0, discarded=0, regions=0, dynasty=0, market=False, main=0, small=0,
        exile=0, fame=-1, aside=0, routes=0, hand=0, yours=0, state_tokens=0,
    )  # fmt: skip


def bare(tree: list[Any]) -> Plan:
    """Plan a position with a market that is of no use for a row and nothing else."""
    asked = {kind for kinds in wishes_of(tree) for kind in kinds}
    useless = tuple(suit for suit in SUITS if suit not in asked)
    plan = poor()
    plan.fame = 0
    if useless:
        plan.market, plan.suits, plan.tokens, plan.main = True, useless, 0.0, 6
    else:
        plan.resources = plan.deck = plan.regions = 3
    return plan


def mixed(rng: random.Random, tree: list[Any]) -> Plan:
    """Plan a position with some things and without others."""

    def some(most: int) -> int:
        return rng.choice([0, rng.randint(1, most), most])

    plan = Plan(wanted=wishes_of(tree) if rng.random() < 0.6 else [])
    plan.resources, plan.deck, plan.discarded = some(MANY), some(5), some(6)
    plan.unrest_discarded, plan.regions, plan.dynasty = some(2), some(4), some(4)
    plan.suits = tuple(rng.sample(SUITS, rng.randint(1, 4)))
    plan.tokens, plan.main, plan.small = rng.choice([0.0, 0.4, 0.7]), some(8), some(3)
    plan.exile, plan.fame, plan.aside, plan.routes = some(4), rng.choice([-1, 0, 2]), some(2), some(2)
    plan.in_play, plan.hand = your_play(rng, tree, rng.random() < 0.6), min(some(2), your_hand(tree))
    plan.yours, plan.state_tokens = some(3), some(15)
    if rng.random() < 0.1:
        plan.market, plan.main, plan.small = False, 0, 0
    return plan


def journeys(position: Position, table: TableKey, row: int) -> None:
    """Set the journey card of a Utopian position."""
    position.journey = rows_of(*table)[row][0]["value"]
    position.journey_edition, position.edition = table[2], "classics_legends"
