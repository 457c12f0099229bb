"""How well a seat stands, for bots: what it will have scored by the end, worked out by asking the rules.

One culture point is worth CULTURE_WORTH. A position is seen as it will stand after the production of the turn, so
that ending a turn changes little by itself; whatever is produced each turn counts as often as it still will be, and
what is spent is worth less the less time there is to use it.

Compiled: bots call it at every step.
"""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.wonders import completion_score, stages_left
from civitas.games.ages.box import CARDS
from civitas.games.ages.cards import (
    ACTION,
    AGGRESSION,
    BLUE,
    BONUS,
    CIVIL_ACTIONS,
    COLONIZATION,
    COLONIZING,
    CONSTRUCTION_TECHNOLOGY,
    COST,
    CULTURE,
    FARM,
    FOOD,
    GOVERNMENT,
    HAPPY,
    HOOK_NAMES,
    KIND,
    LEADER,
    LEVEL,
    MILITARY_ACTIONS,
    MINE,
    NO_TECHNOLOGY,
    PACT,
    PACT_SIDES,
    PACT_SYMBOL,
    RESOURCES,
    REVOLUTION_COST,
    SCIENCE,
    SCIENCE_COST,
    SCORING,
    STRENGTH,
    SYMBOL,
    TACTIC,
    URBAN_LIMIT,
    WAR,
    WIDTH,
    WORKER_CARDS,
    YELLOW,
)
from civitas.games.ages.effects.impacts import Impact, impact
from civitas.games.ages.politics.aggression import AGGRESSION_ON, defense_of, set_aside
from civitas.games.ages.politics.colonizing import COLONIZE_TERRITORY
from civitas.games.ages.politics.pacts import OFFER_PACT, SIDES
from civitas.games.ages.production import FAMINE_CULTURE, food_production, resource_production
from civitas.games.ages.ratings import (
    CORRUPTION,
    HAPPY_REQUIRED,
    bank_row,
    buildings,
    civil_actions,
    civil_total,
    colonization_modifier,
    consumption,
    corruption,
    culture,
    happiness,
    military_actions,
    military_total,
    science,
    strength,
)
from civitas.games.ages.state import (
    AGE,
    AGE_IV,
    AGES,
    BLUE_BANK,
    BLUE_TOTAL,
    CIVIL_DECK,
    COLONIES,
    CULTURE_POINTS,
    CURRENT_EVENTS,
    FIRST,
    FUTURE_EVENTS,
    HAND,
    JUST_TAKEN,
    LAST_ROUND,
    MOST_SEATS,
    NONE,
    RESIGNED,
    ROUND,
    SCIENCE_POINTS,
    TECHNOLOGIES,
    UNUSED,
    WAR_CARD,
    WAR_RIVAL,
    WARS_EACH,
    WONDERS,
    YELLOW_BANK,
    YELLOW_TOTAL,
    State,
)
from civitas.games.ages.tokens import stock
from civitas.kernel.hidden import facts_of, knows_content

CULTURE_WORTH: Final = 100
MOST_TURNS: Final = 24
# Rounds of a usual game, by players, and the cards one round takes out of the decks at least and at most.
ROUNDS: Final[list[int]] = [0, 0, 20, 21, 23]
LEAST_CARDS: Final[list[int]] = [0, 0, 6, 6, 6]
MOST_CARDS: Final[list[int]] = [0, 0, 12, 14, 16]

HAPPY_WORTH: Final = 90
STRENGTH_WORTH: Final[list[int]] = [60, 90, 120, 140, 140]  # by age
BLUE_WORTH: Final = 80
YELLOW_WORTH: Final = 120
COLONIZATION_WORTH: Final = 50
URBAN_WORTH: Final = 120
COLONY_WORTH: Final = 250
DISCONTENT_WORTH: Final = 150
UPRISING_WORTH: Final = 1200
CIVIL_LEFT: Final = 40
MILITARY_LEFT: Final = 25
STAGE_WORTH: Final = 60
STRONGEST_WORTH: Final = 120


def rising(step: int, most: int) -> list[int]:
    """What one of something is worth now, by the productions to come."""
    return [min(most, step * turns) for turns in range(MOST_TURNS + 1)]


def flowing(worth: list[int]) -> list[int]:
    """What one more a turn of something is worth, by the productions to come."""
    out = [0]
    for turns in range(MOST_TURNS):
        out.append(out[-1] + worth[turns])
    return out


GOOD: Final[list[int]] = rising(18, 85)
MEAL: Final[list[int]] = rising(15, 75)
IDEA: Final[list[int]] = rising(15, 90)
DEED: Final[list[int]] = rising(20, 70)  # a civil action
DRILL: Final[list[int]] = rising(10, 30)  # a military one
WORKER: Final[list[int]] = rising(60, 330)
GOOD_FLOW: Final[list[int]] = flowing(GOOD)
MEAL_FLOW: Final[list[int]] = flowing(MEAL)
IDEA_FLOW: Final[list[int]] = flowing(IDEA)
DEED_FLOW: Final[list[int]] = flowing(DEED)
DRILL_FLOW: Final[list[int]] = flowing(DRILL)

# What a named point of leaders and wonders is worth a turn, where the ratings do not tell.
A_TURN: Final[dict[str, int]] = {
    "hand_limit": 10,
    "science_per_technology_taken": 60,
    "military_as_civil": 50,
    "leader_discount": 5,
    "military_resources": 40,
    "second_political_action": 5,
    "population_discount": 45,
    "extra_faces": 25,
    "colonizes_from_hand": 50,
    "musters": 50,
    "culture_if_strong": 40,
    "foresees_event": 10,
    "resources_per_development": 25,
    "no_wonder_surcharge": 20,
    "free_population": 200,
    "actions_per_development": 40,
    "theater_science_discount": 10,
    "colonization_discards": 15,
    "culture_per_development": 50,
    "labs_produce": 30,
    "attack_cost_again": 20,
    "culture_or_arms": 90,
    "culture_per_revolution": 30,
}
LASTING: Final = 8  # turns a leader stays at most
# What the ratings tell of a leader or wonder in play, but not of one that is yet to come.
PROMISE_A_TURN: Final[dict[str, int]] = {
    "culture_per_face": 250,
    "culture_per_theater": 150,
    "culture_per_stage_and_page": 150,
    "best_theater_again": 300,
    "culture_per_lab_level": 250,
    "culture_per_colony": 100,
    "science_of_best_study": 100,
    "extra_mine_token": 200,
    "strength_per_unit": 20,
    "strength_per_face": 15,
    "strength_per_unit_type": 40,
    "strength_per_infantry_and_artillery": 25,
    "culture_if_strong": 100,
    "culture_or_arms": 150,
}


def hook_worths(table: dict[str, int]) -> list[int]:
    out = [0] * WIDTH
    for card in CARDS:
        for name, value in card.hooks.items():
            assert name in HOOK_NAMES
            out[card.number] += table.get(name, 0) * (value if name == "no_wonder_surcharge" else 1)
    return out


HOOKS_A_TURN: Final[list[int]] = hook_worths(A_TURN)
PROMISED_A_TURN: Final[list[int]] = hook_worths(PROMISE_A_TURN)


def symbols_worth(turns: int, row: list[int]) -> int:
    """What symbols are worth, in the order of the data."""
    return (
        row[SCIENCE] * IDEA_FLOW[turns]
        + row[CULTURE] * CULTURE_WORTH * turns
        + row[STRENGTH] * STRENGTH_WORTH[2]
        + row[HAPPY] * HAPPY_WORTH
        + row[COLONIZATION] * COLONIZATION_WORTH
        + row[CIVIL_ACTIONS] * DEED_FLOW[turns]
        + row[MILITARY_ACTIONS] * DRILL_FLOW[turns]
        + row[BLUE] * BLUE_WORTH
        + row[YELLOW] * YELLOW_WORTH
        + row[FOOD] * MEAL_FLOW[turns]
        + row[RESOURCES] * GOOD_FLOW[turns]
    )


def card_worth(turns: int, card: int) -> int:
    """What a card in play, or one worker on it, promises with so many productions to come."""
    n = symbols_worth(turns, [row[card] for row in SYMBOL])
    n += (HOOKS_A_TURN[card] + PROMISED_A_TURN[card]) * min(turns, LASTING)
    if KIND[card] == GOVERNMENT:
        n += URBAN_WORTH * URBAN_LIMIT[card]
    elif KIND[card] == CONSTRUCTION_TECHNOLOGY:
        n += DEED[turns] * (2 + LEVEL[card])
    return n


# At turns * WIDTH + card.
WORTH: Final[list[int]] = [
    0 if card == NONE else card_worth(turns, card) for turns in range(MOST_TURNS + 1) for card in range(WIDTH)
]
# At turns * WIDTH * PACT_SIDES + card * PACT_SIDES + side.
PACT_WORTH: Final[list[int]] = [
    symbols_worth(turns, [row[place] for row in PACT_SYMBOL])
    for turns in range(MOST_TURNS + 1)
    for place in range(WIDTH * PACT_SIDES)
]
# What operations of aggressions and territories are worth, for each of their amount or for each level of the card.
BY_AMOUNT: Final[dict[str, int]] = {
    "steal_culture": 150,
    "steal_food_and_or_resources": 110,
    "steal_science": 110,
    "resources": 70,
    "food": 50,
    "science": 80,
    "culture": 100,
    "draw_military": 40,
}
BY_LEVEL: Final[dict[str, int]] = {
    "destroy_urban": 250,
    "remove_leader_or_unfinished_wonder": 350,
    "steal_colony": 350,
    "population": 300,
}


def effects_worth(number: int) -> int:
    n = 0
    for effect in CARDS[number - 1].effects:
        n += BY_AMOUNT.get(effect.do, 0) * effect.amount + BY_LEVEL.get(effect.do, 0) * LEVEL[number]
    return n


EFFECTS_WORTH: Final[list[int]] = [0, *(effects_worth(number) for number in range(1, WIDTH))]
IMPACTS: Final[dict[int, Impact]] = {card.number: impact(card.effects[0]) for card in CARDS if card.scoring}
# What the winner of a war gets, and what for every point of advantage.
SPOILS: Final[dict[str, tuple[int, int]]] = {
    "war_over_technology_ii": (100, 90),
    "war_over_territory_ii": (100, 50),
    "war_over_culture_iii": (750, 150),
}
WAR_WORTH: Final[list[int]] = [0, *(SPOILS.get(card.id, (0, 0))[0] for card in CARDS)]
ADVANTAGE_WORTH: Final[list[int]] = [0, *(SPOILS.get(card.id, (0, 0))[1] for card in CARDS)]
ANSWER: Final = 4  # strength a rival may add before a war is decided


def rounds_left(s: State) -> int:
    """Rounds after this one: known, or those of a usual game as far as the cards left allow."""
    if s.counts[LAST_ROUND]:
        return max(0, s.counts[LAST_ROUND] - s.counts[ROUND])
    cards = 0
    for age in range(max(1, s.counts[AGE]), AGE_IV):
        cards += len(s.pile(CIVIL_DECK[age]).order)
    players = s.players()
    usual = ROUNDS[players] - s.counts[ROUND]
    return min(MOST_TURNS - 1, max(1, usual, cards // MOST_CARDS[players]), 1 + cards // LEAST_CARDS[players])


def productions(s: State, seat: int) -> int:
    """How often the seat will still produce."""
    first = s.counts[FIRST]
    to_come = (seat - first) % s.seats >= (s.turn - first) % s.seats
    return rounds_left(s) + int(to_come)


def evaluate(s: State, seat: int) -> int:
    """What the seat will have by the end, less half of what its rivals will."""
    if s.counts[RESIGNED + seat]:
        return -1_000_000
    if s.over:
        return CULTURE_WORTH * s.counts[CULTURE_POINTS + seat] - rivals(s, seat, 0)
    turns = productions(s, seat)
    due = int(s.turn == seat)
    n = engine(s, seat, turns - due, due) + cards(s, seat, turns - due)
    n += might(s, seat) + pending(s, seat, turns) + impacts_known(s, seat)
    if due:
        n += CIVIL_LEFT * civil_actions(s, seat) + MILITARY_LEFT * min(3, military_actions(s, seat))
    return n - rivals(s, seat, turns)


def engine(s: State, seat: int, turns: int, due: int) -> int:
    """Culture, science and goods as they will stand after this turn's production, if that is `due`, and then flow."""
    food = stock(s, seat, FOOD)
    resources = stock(s, seat, RESOURCES)
    bank = s.counts[BLUE_BANK + seat]
    if due:
        bank -= buildings(s, seat, FARM) + buildings(s, seat, MINE)
    unused = s.counts[UNUSED + seat]
    needed = bank_row(HAPPY_REQUIRED, s.counts[YELLOW_BANK + seat])
    happy = happiness(s, seat)
    unhappy = max(0, needed - happy)
    more_culture = culture(s, seat)
    more_science = science(s, seat)
    eaten = consumption(s, seat)
    more_food = food_production(s, seat) - eaten
    more_resources = resource_production(s, seat)
    waste = corruption(s, seat)
    points = s.counts[CULTURE_POINTS + seat]
    ideas = s.counts[SCIENCE_POINTS + seat]
    n = 0
    if unhappy > unused:
        n -= UPRISING_WORTH
    elif due:
        points += more_culture
        ideas += more_science
        food += more_food
        resources += more_resources - waste
        bank += eaten + waste
    waste = bank_row(CORRUPTION, max(0, bank))
    if food + (0 if due else more_food) < 0:
        n += CULTURE_WORTH * FAMINE_CULTURE * (food + (0 if due else more_food))
        food = max(0, food)
    age = min(AGES - 1, s.counts[AGE])
    n += CULTURE_WORTH * (points + turns * more_culture)
    n += IDEA[turns] * concave(ideas, 8 + 4 * age) + IDEA_FLOW[turns] * concave(more_science, 3 + 2 * age)
    n += MEAL[turns] * concave(food, 6) + MEAL_FLOW[turns] * concave(more_food, 2)
    n += GOOD[turns] * concave(resources, 6 + 2 * age) + GOOD_FLOW[turns] * concave(more_resources, 3 + 2 * age)
    n -= GOOD[turns] * waste * min(turns, 2)
    n += BLUE_WORTH * s.counts[BLUE_TOTAL + seat] + YELLOW_WORTH * s.counts[YELLOW_TOTAL + seat]
    n += WORKER[turns] * min(2, unused) + HAPPY_WORTH * min(2, happy - needed + unhappy) - DISCONTENT_WORTH * unhappy
    return n + DEED_FLOW[turns] * civil_total(s, seat) + DRILL_FLOW[turns] * military_total(s, seat)


def concave(amount: int, enough: int) -> int:
    """What is more than enough counts a third."""
    return amount if amount <= enough else enough + (amount - enough) // 3


def cards(s: State, seat: int, turns: int) -> int:
    """What leader, wonders, technologies and hands promise beyond the ratings."""
    base = turns * WIDTH
    n = HOOKS_A_TURN[s.leader(seat)] * min(turns, LASTING)
    for card in s.held(WONDERS, seat):
        n += HOOKS_A_TURN[card] * min(turns, LASTING)
    wonder = s.unfinished(seat)
    if wonder != NONE:
        n += wonder_promise(s, seat, wonder, turns)
    held = s.held(TECHNOLOGIES, seat)
    last = NONE
    for card in held:
        if card > WORKER_CARDS:
            if KIND[card] == GOVERNMENT:
                n += URBAN_WORTH * URBAN_LIMIT[card]
            elif KIND[card] == CONSTRUCTION_TECHNOLOGY:
                n += WORTH[base + card]
        else:
            if last != NONE and KIND[last] != KIND[card]:
                n += use(s, seat, last, turns)
            last = card
    n += use(s, seat, last, turns)
    science_left = s.counts[SCIENCE_POINTS + seat] + 4 * science(s, seat)
    for zone in (HAND, JUST_TAKEN):
        for card in s.held(zone, seat):
            if SCIENCE_COST[card] != NO_TECHNOLOGY:
                science_left -= SCIENCE_COST[card]
                promise = technology_promise(s, seat, card, turns)
                n += promise if science_left >= 0 else promise // 4
            elif KIND[card] == LEADER:
                n += leader_promise(s, seat, card, turns)
            elif KIND[card] == ACTION:
                n += DEED[turns] + 20 * LEVEL[card]
    return n


def use(s: State, seat: int, card: int, turns: int) -> int:
    """What the best technology of a kind promises: older buildings upgraded, one more built."""
    if turns <= 0:
        return 0
    base = turns * WIDTH
    n = 0
    built = s.workers(seat, card)
    older = card - 1
    while older > 0 and KIND[older] == KIND[card]:
        workers = s.workers(seat, older)
        if workers:
            built += workers
            gain = WORTH[base + card] - WORTH[base + older] - GOOD[turns] * (COST[card] - COST[older]) - DEED[turns]
            if gain > 0:
                n += gain * min(2, workers)
        older -= 1
    if built < 2:
        gain = WORTH[base + card] - GOOD[turns] * COST[card] - WORKER[turns] - DEED[turns]
        if gain > 0:
            n += gain
    return n // 2


def technology_promise(s: State, seat: int, card: int, turns: int) -> int:
    """A technology in hand: part of what it would be good for, less its science."""
    price = SCIENCE_COST[card]
    if card <= WORKER_CARDS:
        gain = use(s, seat, card, turns)
        for older in range(card - 1, 0, -1):
            if KIND[older] != KIND[card]:
                break
            if s.in_play(seat, older):
                gain -= use(s, seat, older, turns)
                break
    else:
        gain = WORTH[turns * WIDTH + card] - WORTH[turns * WIDTH + s.technology(seat, KIND[card])]
        if KIND[card] == GOVERNMENT:
            price = min(price, REVOLUTION_COST[card] + 4)
    return max(0, gain - price * IDEA[turns]) * 2 // 3


def leader_promise(s: State, seat: int, card: int, turns: int) -> int:
    """A leader in hand: most of what it promises more than the one in play."""
    old = s.leader(seat)
    gain = WORTH[turns * WIDTH + card] + 50 * LEVEL[card]
    if old != NONE:
        gain -= WORTH[turns * WIDTH + old]
    return max(20, gain * 2 // 3)


def wonder_promise(s: State, seat: int, card: int, turns: int) -> int:
    """An unfinished wonder: what it will give from the time it can be ready, less what it still takes."""
    left = stages_left(s, seat)
    price = 0
    for stage in left:
        price += stage
    delay = price // (2 + resource_production(s, seat))
    if delay > turns:
        return 0
    gain = WORTH[(turns - delay) * WIDTH + card] + CULTURE_WORTH * completion_score(s, seat, card)
    return max(0, gain - price * GOOD[turns] * 5 // 4 - STAGE_WORTH * len(left))


def might(s: State, seat: int) -> int:
    """Strength compared with the others', colonies and the military hand."""
    each = STRENGTH_WORTH[s.counts[AGE]]
    mine = strength(s, seat)
    n = 0
    most = 0
    for other in s.turn_order(seat):
        if other != seat:
            gap = mine - strength(s, other)
            most = max(most, gap)
            n += each * (max(-15, gap) if gap < 4 else 4 + min(12, gap - 4) // 2)
            n += STRONGEST_WORTH if gap > 0 else -STRONGEST_WORTH if gap < 0 else 0
    n = n // max(1, s.players() - 1) + each // 3 * mine + COLONY_WORTH * len(s.held(COLONIES, seat))
    for card in s.military_cards(seat):
        kind = KIND[card]
        if kind == BONUS:
            n += 40 + 25 * LEVEL[card]
        elif kind == AGGRESSION:
            n += EFFECTS_WORTH[card] // 8 if most > 0 else 25
        elif kind == WAR:
            n += 120 if most > ANSWER else 25
        elif kind in (TACTIC, PACT):
            n += 40
        else:
            n += 35 * LEVEL[card]
    return n


def pending(s: State, seat: int, turns: int) -> int:
    """Wars declared, and what is being decided just now: an attack, an auction, an offer."""
    n = 0
    for declarer in range(s.seats):
        for number in range(WARS_EACH):
            card = s.counts[WAR_CARD + number * MOST_SEATS + declarer]
            if card != NONE:
                rival = s.counts[WAR_RIVAL + number * MOST_SEATS + declarer] - 1
                if declarer == seat:
                    n += war_worth(card, strength(s, seat) - strength(s, rival) - ANSWER)
                elif rival == seat:
                    n += war_worth(card, strength(s, seat) - strength(s, declarer))
    f = s.top
    if f.prog == AGGRESSION_ON:
        if f.me == seat:
            hidden = 2 * min(s.military_hand_size(f.b), military_total(s, f.b))
            n += EFFECTS_WORTH[f.a] * (3 if f.n > hidden else 1) // 4
        elif f.b == seat:
            lacking = max(0, f.n - defense_of(set_aside(s, seat)))
            n -= EFFECTS_WORTH[f.a] * lacking // max(1, f.n)
    elif f.prog == COLONIZE_TERRITORY:
        if f.b == seat + 1:
            n += WORTH[turns * WIDTH + f.a] + EFFECTS_WORTH[f.a] + COLONY_WORTH - force_worth(s, seat, f.n, turns)
    elif f.prog == OFFER_PACT and f.me == seat:
        n += PACT_WORTH[turns * WIDTH * PACT_SIDES + f.a * PACT_SIDES + f.b % SIDES] // 2
    return n


def war_worth(card: int, advantage: int) -> int:
    """What a war brings, or costs, at this advantage."""
    if advantage == 0:
        return 0
    worth = WAR_WORTH[card] + ADVANTAGE_WORTH[card] * abs(advantage)
    return worth if advantage > 0 else -worth


def force_worth(s: State, seat: int, bid: int, turns: int) -> int:
    """What a colonization force of this strength costs: cards first, then units with their workers."""
    need = bid - colonization_modifier(s, seat)
    n = 0
    for card in s.military_cards(seat):
        if need > 1 and COLONIZING[card]:
            need -= COLONIZING[card]
            n += 40 + 25 * LEVEL[card]
    return n + max(1, need) * (WORKER[turns] + 3 * GOOD[turns]) // 2


def impacts_known(s: State, seat: int) -> int:
    """What the scoring events the seat knows to come are worth to it, less what they are to its rivals."""
    n = 0
    for kind in (CURRENT_EVENTS[AGES - 1], FUTURE_EVENTS[AGES - 1]):
        pile = s.peek(kind, 0)
        if not pile.size():
            continue
        known = pile.cards() if knows_content(pile, seat) else [card for card, _ in facts_of(pile.lore, seat)]
        for card in known:
            if SCORING[card]:
                points = IMPACTS[card]
                n += CULTURE_WORTH * points.points(s, seat, seat)
                for other in s.turn_order(seat):
                    if other != seat:
                        n -= CULTURE_WORTH * points.points(s, other, seat) // (2 * max(1, s.players() - 1))
    return n


def rivals(s: State, seat: int, turns: int) -> int:
    """Half of what the rivals will have scored, in the mean."""
    n = 0
    for other in s.turn_order(seat):
        if other != seat:
            n += CULTURE_WORTH * (s.counts[CULTURE_POINTS + other] + turns * culture(s, other))
    return n // (2 * max(1, s.players() - 1))
