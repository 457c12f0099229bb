"""The cards as rows of ints, indexed by card number: what the rules ask of a card, fast."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import CARDS, KINDS, NUMBERS, SYMBOLS
from civitas.kernel.errors import LoadError

WIDTH: Final = 237

# Kinds of card, in the order of the data.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR: Final = 10
GOVERNMENT: Final = 11
MILITARY_TECHNOLOGY: Final = 12
CIVIL_TECHNOLOGY: Final = 13
COLONIZATION_TECHNOLOGY: Final = 14
CONSTRUCTION_TECHNOLOGY: Final = 15
WONDER: Final = 16
LEADER: Final = 17
ACTION: Final = 18
TACTIC: Final = 19
AGGRESSION: Final = 20
WAR: Final = 21
PACT: Final = 22
BONUS: Final = 23
TERRITORY: Final = 24
EVENT: Final = 25

# Symbols, in the order of the data.
SCIENCE: Final = 0
CULTURE: Final = 1
STRENGTH: Final = 2
HAPPY: Final = 3
COLONIZATION: Final = 4
CIVIL_ACTIONS: Final = 5
MILITARY_ACTIONS: Final = 6
BLUE: Final = 7
YELLOW: Final = 8
FOOD: Final = 9
RESOURCES: Final = 10

# Workers stand on the cards 1 to WORKER_CARDS, blue tokens lie on the cards 1 to STORES: farms, mines and labs.
WORKER_CARDS: Final = 34
STORES: Final = 12
LAST_FARM: Final = 4
LAST_MINE: Final = 8

# What pacts may forbid.
ATTACK_ALLOWED: Final = 0
ATTACK_FORBIDDEN: Final = 1
ATTACK_ENDS_PACT: Final = 2

# Named points where leaders and wonders bend the rules: the rows of HOOK, in this order.
HOOK_NAMES: Final = (
    "hand_limit",
    "strength_per_unit",
    "yellow_for_leaving",
    "science_per_technology_taken",
    "military_as_civil",
    "leader_discount",
    "military_resources",
    "tucks_under_wonder",
    "second_political_action",
    "population_discount",
    "strength_per_infantry_and_artillery",
    "extra_faces",
    "discount_after_replacing_leader",
    "colonizes_from_hand",
    "musters",
    "infantry_as_cavalry",
    "culture_if_strong",
    "strength_per_face",
    "foresees_event",
    "science_of_best_study",
    "resources_per_development",
    "culture_per_face",
    "no_wonder_surcharge",
    "free_population",
    "extra_mine_token",
    "actions_per_development",
    "culture_per_theater",
    "theater_science_discount",
    "converts_to_theater",
    "colonization_discards",
    "culture_per_colony",
    "culture_of_first_colony",
    "revolts_by_military",
    "culture_per_revolution",
    "strength_per_unit_type",
    "stage_and_page_discount",
    "culture_per_stage_and_page",
    "culture_per_development",
    "labs_produce",
    "best_theater_again",
    "attacks_nobody",
    "attack_cost_again",
    "culture_per_lab_level",
    "science_less_per_lab",
    "culture_or_arms",
    "scores_workers",
    "scores_technologies",
    "scores_stage_and_page",
    "scores_urban_buildings",
)
HAND_LIMIT: Final = 0
STRENGTH_PER_UNIT: Final = 1
YELLOW_FOR_LEAVING: Final = 2
SCIENCE_PER_TECHNOLOGY_TAKEN: Final = 3
MILITARY_AS_CIVIL: Final = 4
LEADER_DISCOUNT: Final = 5
MILITARY_RESOURCES: Final = 6
TUCKS_UNDER_WONDER: Final = 7
SECOND_POLITICAL_ACTION: Final = 8
POPULATION_DISCOUNT: Final = 9
STRENGTH_PER_INFANTRY_AND_ARTILLERY: Final = 10
EXTRA_FACES: Final = 11
DISCOUNT_AFTER_REPLACING_LEADER: Final = 12
COLONIZES_FROM_HAND: Final = 13
MUSTERS: Final = 14
INFANTRY_AS_CAVALRY: Final = 15
CULTURE_IF_STRONG: Final = 16
STRENGTH_PER_FACE: Final = 17
FORESEES_EVENT: Final = 18
SCIENCE_OF_BEST_STUDY: Final = 19
RESOURCES_PER_DEVELOPMENT: Final = 20
CULTURE_PER_FACE: Final = 21
NO_WONDER_SURCHARGE: Final = 22
FREE_POPULATION: Final = 23
EXTRA_MINE_TOKEN: Final = 24
ACTIONS_PER_DEVELOPMENT: Final = 25
CULTURE_PER_THEATER: Final = 26
THEATER_SCIENCE_DISCOUNT: Final = 27
CONVERTS_TO_THEATER: Final = 28
COLONIZATION_DISCARDS: Final = 29
CULTURE_PER_COLONY: Final = 30
CULTURE_OF_FIRST_COLONY: Final = 31
REVOLTS_BY_MILITARY: Final = 32
CULTURE_PER_REVOLUTION: Final = 33
STRENGTH_PER_UNIT_TYPE: Final = 34
STAGE_AND_PAGE_DISCOUNT: Final = 35
CULTURE_PER_STAGE_AND_PAGE: Final = 36
CULTURE_PER_DEVELOPMENT: Final = 37
LABS_PRODUCE: Final = 38
BEST_THEATER_AGAIN: Final = 39
ATTACKS_NOBODY: Final = 40
ATTACK_COST_AGAIN: Final = 41
CULTURE_PER_LAB_LEVEL: Final = 42
SCIENCE_LESS_PER_LAB: Final = 43
CULTURE_OR_ARMS: Final = 44
SCORES_WORKERS: Final = 45
SCORES_TECHNOLOGIES: Final = 46
SCORES_STAGE_AND_PAGE: Final = 47
SCORES_URBAN_BUILDINGS: Final = 48

# What the parties of a pact get besides symbols: the rows of PACT_TERM, in this order.
PACT_TERMS: Final = (
    "attack_bonus",
    "food_as_resource",
    "resource_as_food",
    "science_discount",
    "science_toll",
    "culture_per_partner_wonder",
    "immune_to_war",
)
ATTACK_BONUS: Final = 0
FOOD_AS_RESOURCE: Final = 1
RESOURCE_AS_FOOD: Final = 2
SCIENCE_DISCOUNT: Final = 3
SCIENCE_TOLL: Final = 4
CULTURE_PER_PARTNER_WONDER: Final = 5
IMMUNE_TO_WAR: Final = 6

NO_TECHNOLOGY: Final = -1  # in SCIENCE_COST: the card is not developed
PACT_SIDES: Final = 2


def pact_row(names: tuple[str, ...], term: str) -> list[int]:
    """What a term gives, at card * PACT_SIDES + side; names of no kind are an error."""
    row = [0] * (WIDTH * PACT_SIDES)
    for card in CARDS:
        for side, terms in enumerate((card.side_a, card.side_b)):
            for name in terms:
                if name not in PACT_TERMS and name not in SYMBOLS:
                    raise LoadError(f"ages: the pact {card.id!r} has an unknown term {name!r}.")
            row[card.number * PACT_SIDES + side] = terms.get(term, 0) if term in names else 0
    return row


def hook_row(name: str) -> list[int]:
    return [0, *(card.hooks.get(name, 0) for card in CARDS)]


def check_hooks() -> None:
    for card in CARDS:
        for name in card.hooks:
            if name not in HOOK_NAMES:
                raise LoadError(f"ages: the card {card.id!r} has an unknown hook {name!r}.")
    for name in HOOK_NAMES:
        if not any(name in card.hooks for card in CARDS):
            raise LoadError(f"ages: no card has the hook {name!r}.")
    if len(CARDS) + 1 != WIDTH:
        raise LoadError(f"ages: there are {len(CARDS)} cards, not {WIDTH - 1}.")


check_hooks()

KIND: Final[list[int]] = [-1, *(KINDS.index(card.kind) for card in CARDS)]
LEVEL: Final[list[int]] = [0, *(card.level for card in CARDS)]
COST: Final[list[int]] = [0, *(card.cost for card in CARDS)]
SCIENCE_COST: Final[list[int]] = [
    NO_TECHNOLOGY,
    *(NO_TECHNOLOGY if card.science is None else card.science for card in CARDS),
]
REVOLUTION_COST: Final[list[int]] = [0, *(card.revolution for card in CARDS)]
MILITARY_COST: Final[list[int]] = [0, *(card.military_cost for card in CARDS)]
URBAN_LIMIT: Final[list[int]] = [0, *(card.urban_limit for card in CARDS)]
DISCOUNT: Final[list[list[int]]] = [[0] * 4, *(list(card.discount) for card in CARDS)]
STAGES: Final[list[list[int]]] = [[], *(list(card.stages) for card in CARDS)]
STAGES_PER_ACTION: Final[list[int]] = [1, *(card.stages_per_action for card in CARDS)]
ARMY: Final[list[list[int]]] = [[0] * 3, *(list(card.army) for card in CARDS)]
TACTICAL: Final[list[int]] = [0, *(card.strength for card in CARDS)]
OBSOLETE: Final[list[int]] = [0, *(card.obsolete for card in CARDS)]
DEFENSE: Final[list[int]] = [0, *(card.defense for card in CARDS)]
COLONIZING: Final[list[int]] = [0, *(card.colonization for card in CARDS)]
SCORING: Final[list[bool]] = [False, *(card.scoring for card in CARDS)]
SIDED: Final[list[bool]] = [False, *(card.sided for card in CARDS)]
ATTACK: Final[list[int]] = [
    0,
    *(("", "forbidden", "ends_pact").index("" if card.attack == "allowed" else card.attack) for card in CARDS),
]
SYMBOL: Final[list[list[int]]] = [[0, *(card.symbols.get(symbol, 0) for card in CARDS)] for symbol in SYMBOLS]
# What a blue token on a card is worth: food on farms, resources on mines, on labs their level (ages:bill-gates).
VALUE: Final[list[int]] = [
    SYMBOL[FOOD][card] if card <= LAST_FARM else SYMBOL[RESOURCES][card] if card <= LAST_MINE else LEVEL[card]
    for card in range(STORES + 1)
]
HOOK: Final[list[list[int]]] = [hook_row(name) for name in HOOK_NAMES]
# Whether any wonder has a hook: of most only leaders do.
WONDER_HOOK: Final[list[bool]] = [
    any(card.kind == "wonder" and name in card.hooks for card in CARDS) for name in HOOK_NAMES
]
PACT_SYMBOL: Final[list[list[int]]] = [pact_row(tuple(SYMBOLS), symbol) for symbol in SYMBOLS]
PACT_TERM: Final[list[list[int]]] = [pact_row(PACT_TERMS, term) for term in PACT_TERMS]

# The cards workers stand on, by kind, lowest level first.
BY_KIND: Final[list[list[int]]] = [
    [card.number for card in CARDS if KIND[card.number] == kind] for kind in range(GOVERNMENT)
]
RELIGION: Final = NUMBERS["religion_a"]
WARRIORS: Final = NUMBERS["warriors_a"]
DESPOTISM: Final = NUMBERS["despotism_a"]


def is_urban(card: int) -> bool:
    """Labs, temples, libraries, theaters and arenas (ages:urban-buildings)."""
    return LAB <= KIND[card] <= ARENA


def is_unit(card: int) -> bool:
    return INFANTRY <= KIND[card] <= AIR


def is_building(card: int) -> bool:
    """Farms, mines and urban buildings."""
    return 0 <= KIND[card] <= ARENA


def is_special(card: int) -> bool:
    return MILITARY_TECHNOLOGY <= KIND[card] <= CONSTRUCTION_TECHNOLOGY


def is_technology(card: int) -> bool:
    """Whatever has a science cost, and the starting technologies (ages:technology-cards-in-play)."""
    return 0 <= KIND[card] <= CONSTRUCTION_TECHNOLOGY
