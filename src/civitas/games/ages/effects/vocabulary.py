"""From the operations in the data to programs, one for every card with effects. A word without nodes is an error."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.ages.actions.building import BUILDINGS, FARMS_AND_MINES, URBAN, AskOrder
from civitas.games.ages.actions.developing import AskDevelop
from civitas.games.ages.actions.wonders import AskStage
from civitas.games.ages.box import CARDS, NUMBERS, Card, Effect
from civitas.games.ages.cards import CULTURE, FOOD, RESOURCES, SCIENCE, WIDTH
from civitas.games.ages.effects.amounts import Measure
from civitas.games.ages.effects.gains import (
    ArmsThisTurn,
    AskDiscards,
    AskKindGained,
    AskMixGained,
    AskMixLost,
    AtMostTheHand,
    ChangePopulation,
    ChangePopulationIfWeak,
    DrawMilitary,
    Gain,
    IncreasePopulation,
    LoseAllFood,
    LoseBlue,
    MilitaryActionThisTurn,
    ProduceSteps,
    Score,
    SpendCivilInVain,
    TakeYellowFromWeakest,
)
from civitas.games.ages.effects.harm import (
    AskAnnex,
    AskDestroyOwn,
    AskInfiltrate,
    AskLoseColony,
    AskPlunder,
    AskRaid,
    AskRuin,
    AskSpoils,
    AskTerror,
    BeginSpoils,
    ForgetDestroyed,
    RemoveOldLeader,
    StealPoints,
    StealYellow,
    TakeRestInScience,
)
from civitas.games.ages.effects.impacts import impact
from civitas.games.ages.effects.orders import AskBuildFree, AskCivilize, AskTakeCards, BeginTaking, RefillRow
from civitas.games.ages.effects.targets import SELF, TARGETS, ForTargets
from civitas.games.ages.state import AGE, AGE_IV, BOOK
from civitas.kernel.errors import LoadError
from civitas.kernel.flow import If
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import Expr, Node

KINDS_ORDERED: Final = {
    ("farm", "mine"): FARMS_AND_MINES,
    ("urban",): URBAN,
    ("farm", "mine", "urban"): BUILDINGS,
}
RULES: Final = {
    "action": "ages:play-an-action-card",
    "aggression": "ages:playing-an-aggression",
    "war": "ages:resolving-a-war",
    "territory": "ages:colonization",
    "event": "ages:resolving-an-event",
}


class InAgeIV(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return int(s.counts[AGE] == AGE_IV)


def points_and_goods(effect: Effect) -> list[Node[Any]]:
    match effect.do:
        case "science":
            return [Score(SCIENCE, Measure(effect))]
        case "culture":
            return [Score(CULTURE, Measure(effect))]
        case "food":
            return [Gain(FOOD, Measure(effect))]
        case "resources":
            return [Gain(RESOURCES, Measure(effect))]
        case "food_or_resources":
            return [AskKindGained(effect.amount)]
        case "food_and_or_resources":
            return [AskMixGained(effect.amount)]
        case "lose_food_and_or_resources":
            return [AskMixLost(effect.amount)]
        case "lose_all_food":
            return [LoseAllFood()]
        case "blue":
            return [LoseBlue(effect.amount)]
        case "population":
            return [ChangePopulation(Measure(effect))]
        case "population_if_weak":
            return [ChangePopulationIfWeak(Measure(effect))]
        case "take_yellow_from_weakest":
            return [TakeYellowFromWeakest(effect.amount)]
        case "produce":
            return [ProduceSteps(effect.kinds)]
        case "score":
            return [impact(effect)]
    return []


def cards_and_orders(effect: Effect) -> list[Node[Any]]:
    match effect.do:
        case "increase_population":
            return [IncreasePopulation()]
        case "build_or_upgrade":
            return [AskOrder(KINDS_ORDERED[effect.kinds], effect.amount, True, True)]
        case "upgrade":
            return [AskOrder(KINDS_ORDERED[effect.kinds], effect.amount, False, True)]
        case "build_wonder_stage":
            return [AskStage(effect.amount)]
        case "develop_technology":
            return [AskDevelop()]
        case "military_action_this_turn":
            return [MilitaryActionThisTurn(effect.amount)]
        case "military_resources_this_turn":
            return [ArmsThisTurn(Measure(effect))]
        case "spend_civil_actions":
            return [SpendCivilInVain(Measure(effect))]
        case "draw_military":
            return [DrawMilitary(effect.amount)]
        case "discard_military":
            return [AskDiscards(AtMostTheHand(effect.amount))]
        case "may_build_free":
            return [AskBuildFree(NUMBERS[effect.card])]
        case "may_develop_civilization":
            return [AskCivilize(effect.amount)]
        case "may_take_cards":
            return [BeginTaking(effect.amount), AskTakeCards()]
        case "refill_row":
            return [RefillRow()]
    return []


def harm(effect: Effect) -> list[Node[Any]]:
    match effect.do:
        case "destroy_own_building":
            return [AskDestroyOwn(KINDS_ORDERED[effect.kinds])]
        case "destroy_urban":
            several = len(effect.table) > 1
            return [ForgetDestroyed(), *(AskRaid(highest, several) for highest in effect.table)]
        case "destroy_urban_of_each_other":
            return [ForgetDestroyed(), AskTerror()]
        case "steal_food_and_or_resources":
            return [AskPlunder(effect.amount)]
        case "steal_culture":
            return [StealPoints(CULTURE, Measure(effect))]
        case "steal_science":
            return [StealPoints(SCIENCE, Measure(effect))]
        case "steal_yellow":
            return [StealYellow(Measure(effect))]
        case "steal_science_or_special_techs":
            return [BeginSpoils(Measure(effect)), AskSpoils(), TakeRestInScience()]
        case "steal_colony":
            return [AskAnnex()]
        case "lose_colony":
            return [AskLoseColony()]
        case "remove_leader_or_unfinished_wonder":
            return [AskInfiltrate()]
        case "remove_leader_unless_current_age":
            return [RemoveOldLeader()]
        case "ruin_wonder":
            return [AskRuin()]
    return []


def operation(effect: Effect) -> list[Node[Any]]:
    """The nodes of one operation, for the seats it befalls."""
    nodes = points_and_goods(effect) or cards_and_orders(effect) or harm(effect)
    if not nodes or effect.who not in TARGETS:
        raise LoadError(f"ages: there is no operation {effect.do!r} for {effect.who!r}.")
    target = TARGETS[effect.who]
    return nodes if target == SELF else [ForTargets(target, nodes)]


def operations(effects: tuple[Effect, ...]) -> list[Node[Any]]:
    return [node for effect in effects for node in operation(effect)]


def nodes_of(card: Card) -> list[Node[Any]]:
    nodes = operations(card.effects)
    if card.effects_in_age_iv:
        return [If(InAgeIV(), operations(card.effects_in_age_iv), nodes)]
    return nodes


# The program of each card's effects and, of an action card, the nodes that say whether it can be played now.
EFFECTS: Final[list[int]] = [-1] * WIDTH
ORDERS: Final[list[list[Node[Any]]]] = [[] for _ in range(WIDTH)]

for _card in CARDS:
    if _card.effects:
        _nodes = nodes_of(_card)
        EFFECTS[_card.number] = BOOK.program(_card.id, _nodes, RULES[_card.kind])
        if _card.kind == "action":
            ORDERS[_card.number] = _nodes
