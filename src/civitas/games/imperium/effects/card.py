"""How a card is written down: its marks, its abilities, and how they enter the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from civitas.games.imperium.cards import (
    ALSO_COSTS,
    ALSO_COSTS_OF,
    BANNER,
    BY_NUMBER,
    CARDS,
    CODES,
    COMMERCE_OF,
    COSTS,
    DEVELOPED_OF,
    DEVELOPS_AFTER,
    DEVELOPS_BESIDE,
    END_OF_SOLSTICE_OF,
    EXHAUST_EFFECT,
    EXHAUST_OF,
    FLAGS,
    FREE_BESIDE,
    FREE_WITH,
    HOMES,
    ICONS_WANTED,
    NAMES,
    NEEDS_IN_HISTORY,
    NEEDS_IN_PLAY,
    OTHERS_SOLSTICE_OF,
    PLAY_EFFECT,
    PLAY_OF,
    PRINTED_ICONS,
    PROFIT_EFFECT,
    PROFIT_OF,
    ROOM,
    RUTHLESS_CARD,
    SOLSTICE_OF,
    SPARES,
    STAGES,
    STATES,
    SUITS,
    TRADE_FRIENDLY,
    TURNED_UP_OF,
    TWICE,
    UNREST_KINDS,
    UNREST_SIGNS,
    Card,
    name_number,
    packed,
)
from civitas.games.imperium.effects.steps.attacks import UPROOTED
from civitas.games.imperium.effects.steps.cards import Cards
from civitas.games.imperium.effects.steps.control import Costing, ForSeats, Provided, Reaching, Sentence, Together
from civitas.games.imperium.effects.steps.garrison import IconsUnder
from civitas.games.imperium.effects.steps.it import ItIs
from civitas.games.imperium.effects.steps.market import BreakThrough
from civitas.games.imperium.effects.steps.may import Optional
from civitas.games.imperium.effects.steps.unrest import EachOrUnrest
from civitas.games.imperium.effects.wordings import wording
from civitas.games.imperium.nations import ENTERED, Nation, enter_common, enter_nation
from civitas.games.imperium.numbers import ALIKE
from civitas.games.imperium.scoring import POINTS, Fixed, Points
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ATTACK,
    BARBARIAN,
    BOOK,
    CIVILISED,
    CORRUPTED,
    DEVELOPS,
    EMPIRE,
    ENTERS_PLAY,
    FAME,
    FREE_PLAY,
    GADGET,
    GATES,
    ICON_NAMES,
    ISLE_BOUND,
    KEPT_IN_CLEAN_UP,
    LAST_IN_AREA,
    NO_GARRISON,
    NO_PLAY,
    NO_REGION_GARRISON,
    PINNED,
    PLAY,
    POWER,
    POWER_SUIT,
    QUEST,
    REGION,
    ROUTE,
    STATE_CARD,
    STAYS_PUT,
    SUMMONED,
    TRADE_ROUTE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_SUIT,
    VARIABLE,
    VOYAGING,
)
from civitas.games.imperium.step import Ability, Effect, Step
from civitas.kernel.book import Modifier
from civitas.kernel.errors import LoadError
from civitas.kernel.text import Message

if TYPE_CHECKING:
    from civitas.games.imperium.effects.word import Word


RESOURCES_NAMED: Final = ("materials", "population", "progress", "goods")


class Mark:
    """Something printed on a card besides its abilities."""

    def __init__(self, kind: str, value: Any = 0) -> None:
        self.kind = kind
        self.value = value


# Marks.
barbarian: Final = Mark("state", BARBARIAN)
empire: Final = Mark("state", EMPIRE)
isle_bound: Final = Mark("state", ISLE_BOUND)
voyaging: Final = Mark("state", VOYAGING)
corrupted: Final = Mark("state", CORRUPTED)
summoned: Final = Mark("state", SUMMONED)
attack: Final = Mark("flag", ATTACK)
pinned: Final = Mark("flag", PINNED)
free: Final = Mark("flag", FREE_PLAY)
unplayable: Final = Mark("flag", NO_PLAY)
ungarrisonable: Final = Mark("flag", NO_GARRISON)
ungarrisonable_in_regions: Final = Mark("flag", NO_REGION_GARRISON)
kept_in_clean_up: Final = Mark("flag", KEPT_IN_CLEAN_UP)
enters_play: Final = Mark("flag", ENTERS_PLAY)
stays_put: Final = Mark("flag", STAYS_PUT)
last_in_area: Final = Mark("flag", LAST_IN_AREA)

region: Final = Mark("suit", REGION)
uncivilised: Final = Mark("suit", UNCIVILISED)
civilised: Final = Mark("suit", CIVILISED)
tributary: Final = Mark("suit", TRIBUTARY)
fame: Final = Mark("suit", FAME)
unrest: Final = Mark("suit", UNREST_SUIT)
power: Final = Mark("suit", POWER_SUIT)
trade_route: Final = Mark("suit", TRADE_ROUTE)
gadget: Final = Mark("suit", GADGET)
stays_as_route: Final = Mark("flag", ROUTE)

in_nation_deck: Final = Mark("start", "nation")
accession: Final = Mark("start", "accession")
in_supply: Final = Mark("start", "supply")
starts_in_play: Final = Mark("start", "in play")
in_stack: Final = Mark("start", "stack")
merchant: Final = Mark("start", "merchant")
quest: Final = Mark("quest")
under_the_fame_deck: Final = Mark("start", "under the fame deck")
other_side: Final = Mark("start", "other side")
in_chaos_pile: Final = Mark("start", "chaos")
state_card: Final = Mark("start", "state")
three_players: Final = Mark("players", 3)
four_players: Final = Mark("players", 4)
ruthless: Final = Mark("marker", RUTHLESS_CARD)
trade_friendly: Final = Mark("marker", TRADE_FRIENDLY)


def icon_number(name: str) -> int:
    if name not in ICON_NAMES:
        raise LoadError(f"there is no icon {name!r}; the icons are: {', '.join(ICON_NAMES)}.")
    return ICON_NAMES.index(name)


def icons(**counts: int) -> Mark:
    """The icons, and how often each is there."""
    return Mark("icons", packed({icon_number(name): count for name, count in counts.items()}))


def develop_for(
    materials: int = 0, population: int = 0, progress: int = 0, goods: int = 0, also: Word | None = None
) -> Mark:
    """A development card and its cost; `also`: what has to be done besides."""
    return Mark("develop", (packed({0: materials, 1: population, 2: progress, 3: goods}), also))


def starts_with(**amounts: int) -> Mark:
    """What the player of this power has besides what all nations begin with."""
    return Mark("resources", {RESOURCES_NAMED.index(name): amount for name, amount in amounts.items()})


def needs_in_play(*names: str) -> Mark:
    """It can only be played while all these cards are in play."""
    return Mark("needs in play", names)


def needs_in_history(*names: str) -> Mark:
    return Mark("needs in history", names)


def develops_beside(*names: str) -> Mark:
    """It can only be developed while all these cards are in play."""
    return Mark("develops beside", names)


def develops_after(*names: str) -> Mark:
    """It can only be developed while all these cards are in the history."""
    return Mark("develops after", names)


def free_beside(name: str) -> Mark:
    """It can be played as a free play while this card is in play."""
    return Mark("free beside", name)


def free_with(name: str) -> Mark:
    """Developing it costs nothing while this card is in play."""
    return Mark("free with", name)


def stage(number: int, of: str = "journey") -> Mark:
    """A face of a journey, or of a ceremony, the first being 1."""
    return Mark("stage", (number, of))


def home(pile: int) -> Mark:
    """An Unrest that goes home to this pile when it is returned."""
    return Mark("home", pile)


def holds(most: int) -> Mark:
    """No more cards than this can be garrisoned under it."""
    return Mark("holds", most)


def rules_say(key: str) -> Mark:
    """What the rules do with this card and no ability says: a text of its own."""
    return Mark("rules", key)


def vp(points: int | Points) -> Mark:
    return Mark("vp", points)


def card(code: str, name: str, *parts: Mark | Ability) -> int:
    """Enters a card; returns its number. What is wrong with a definition is told with its code.

    Cards that are all alike may be entered once for each that is printed, since each needs its players.
    """
    entry = Card(code, name, code.replace("X", "") if "X" in code else "")
    n = entry.number
    if code in CARDS or (n in BY_NUMBER and n not in ALIKE):
        raise LoadError(f"imperium: the card {code} ({name}) is defined twice.")
    CARDS[code] = entry
    CODES[n] = BY_NUMBER.setdefault(n, entry).code
    NAMES[n] = name_number(name)
    for part in parts:
        if isinstance(part, Mark):
            apply_mark(entry, part)
    for part in parts:
        if isinstance(part, Ability):
            entry.abilities.append(part)
            add_ability(entry, part)
    return n


def apply_mark(entry: Card, mark: Mark) -> None:
    n = entry.number
    match mark.kind:
        case "state":
            STATES[n] |= mark.value
        case "flag":
            FLAGS[n] |= mark.value
        case "suit":
            if not SUITS[n]:
                BANNER[n] = mark.value
            if mark.value == UNREST_SUIT:
                count_unrest(entry)
            else:
                TWICE[n] |= SUITS[n] & mark.value
            SUITS[n] |= mark.value
        case "icons":
            PRINTED_ICONS[n] = mark.value
        case "develop":
            COSTS[n], also = mark.value
            FLAGS[n] |= DEVELOPS
            entry.start = "development"
            if also is not None:
                entry.also_costs = also.text
                ALSO_COSTS[n] = also.step
                ALSO_COSTS_OF[n] = BOOK.program(
                    f"{entry.code} development cost", [Sentence(also.step)], "imperium:develop"
                )
        case "quest":
            FLAGS[n] |= DEVELOPS | QUEST
            entry.start = "development"
        case "start":
            entry.start = mark.value
        case "players":
            entry.players = mark.value
        case "resources":
            entry.resources = mark.value
        case "marker":
            entry.marker = mark.value
        case "needs in play":
            NEEDS_IN_PLAY[n] = tuple(name_number(name) for name in mark.value)
        case "needs in history":
            NEEDS_IN_HISTORY[n] = tuple(name_number(name) for name in mark.value)
        case "develops beside":
            DEVELOPS_BESIDE[n] = tuple(name_number(name) for name in mark.value)
        case "develops after":
            DEVELOPS_AFTER[n] = tuple(name_number(name) for name in mark.value)
        case "free beside":
            FREE_BESIDE[n] = name_number(mark.value)
        case "free with":
            FREE_WITH[n] = name_number(mark.value)
        case "home":
            HOMES[n] = mark.value
        case "holds":
            ROOM[n] = mark.value
        case "stage":
            STAGES[n], entry.stage_of = mark.value
        case "rules":
            entry.rules.append(mark.value)
        case "vp":
            POINTS[n] = mark.value if isinstance(mark.value, Points) else Fixed(mark.value)
            if POINTS[n].variable():
                FLAGS[n] |= VARIABLE
        case kind:
            raise LoadError(f"imperium: the card {entry.code} has a mark of an unknown kind {kind!r}.")


def count_unrest(entry: Card) -> None:
    """One more sign of Unrest on a card; cards that are all alike show it together as often as one of them."""
    n = entry.number
    if BY_NUMBER[n] is entry:
        UNREST_SIGNS[n] += 1
    if n not in UNREST_KINDS:
        UNREST_KINDS.append(n)
        UNREST_KINDS.sort()


def zone_of(entry: Card) -> int:
    """Where a card's abilities work from: the play area, or its place as a power or a state card."""
    if entry.start == "state":
        return STATE_CARD
    return POWER if SUITS[entry.number] & POWER_SUIT else PLAY


# The rule an ability follows, where it is not called like it.
RULE_OF: Final = {
    "whenever": "passive",
    "commerce": "trade-routes",
    "profit": "trade-routes",
    "others-solstice": "solstice",
    "end-of-solstice": "solstice",
    "turned-up": "in-play",
    "developed": "develop",
}


def add_ability(entry: Card, ability: Ability) -> None:
    n = entry.number
    steps: list[Step] = [Sentence(step) for step in ability.sentences]
    mind_it(entry, steps, ability.kind == "whenever")
    ICONS_WANTED[n] = max(ICONS_WANTED[n], icons_wanted(steps))
    effect = Effect(Together(steps), mandatory_costs(steps))
    rule = f"imperium:{RULE_OF.get(ability.kind, ability.kind)}"
    label = f"{entry.code} {ability.kind} {len(entry.abilities)}"
    match ability.kind:
        case "play":
            if FLAGS[n] & ATTACK:
                make_attack(steps)
                UPROOTED[n] = uprooted(steps)
            PLAY_OF[n] = BOOK.program(label, steps, rule)
            PLAY_EFFECT[n] = effect
        case "commerce":
            COMMERCE_OF[n] = BOOK.program(label, steps, rule)
            PLAY_OF[n] = BOOK.program(f"{label} when played", [Sentence(Optional(whole(ability)))], rule)
            PLAY_EFFECT[n] = Effect(effect.body, [])
        case "profit":
            PROFIT_OF[n] = BOOK.program(label, steps, rule)
            PROFIT_EFFECT[n] = effect
        case "exhaust":
            EXHAUST_OF[n] = BOOK.program(label, steps, rule)
            EXHAUST_EFFECT[n] = effect
        case "solstice":
            SOLSTICE_OF[n] = BOOK.program(label, steps, rule)
        case "others-solstice":
            OTHERS_SOLSTICE_OF[n] = BOOK.program(label, steps, rule)
        case "turned-up":
            TURNED_UP_OF[n] = BOOK.program(label, steps, rule)
        case "developed":
            DEVELOPED_OF[n] = BOOK.program(label, steps, rule)
        case "end-of-solstice":
            END_OF_SOLSTICE_OF[n] = BOOK.program(label, steps, rule)
        case "whenever":
            program = BOOK.program(label, ability.hook.gated(steps), rule)
            trigger = ability.hook
            zone = trigger.zone if trigger.zone is not None else zone_of(entry)
            SPARES[n] = trigger.spares
            GATES[program] = trigger.cond
            if trigger.instead:
                BOOK.instead(n, trigger.event, zone, program, trigger.scope)
            else:
                BOOK.on(n, trigger.event, zone, program, trigger.scope)
        case "passive":
            for make in ability.hook:
                modifier = make(n, zone_of(entry))
                if not isinstance(modifier, Modifier):
                    raise LoadError(f"imperium: the card {entry.code} has a passive that bends nothing.")
                BOOK.modify(modifier)
        case kind:
            raise LoadError(f"imperium: the card {entry.code} has an ability of an unknown kind {kind!r}.")


def whole(ability: Ability) -> Step:
    """All sentences of a commerce effect as one step, for whoever plays the route may resolve it or not."""
    if len(ability.sentences) == 1:
        return ability.sentences[0]
    together = Together(ability.sentences)
    body = ability.text.args["body"]
    assert isinstance(body, Message)
    together.says = wording(body)
    return together


def make_attack(steps: list[Step]) -> None:
    """What the steps do to other players can be ignored by those that avoid the attack (imperium:attack)."""
    effects = reaching(steps)
    sole = sum(not effect.only_helps() for effect in effects) == 1
    for effect in effects:
        effect.attack = True
        effect.sole = sole


def reaching(steps: list[Step]) -> list[Reaching]:
    """The effects in the steps that reach other players."""
    out: list[Reaching] = []
    for step in steps:
        if isinstance(step, Reaching):
            out.append(step)
        else:
            out += reaching(step.parts())
    return out


def mind_it(entry: Card, sentences: list[Step], event: bool) -> None:
    """Where an ability asks of what kind the card is it spoke of, each step that tells one is minded.

    Of a card only its owner knows no more is kept than the answer. LoadError where no card is spoken of, be it by a
    step or by the event that wakes the ability.
    """
    steps = [step for sentence in sentences for step in walked(sentence)]
    kinds = [step.cond.selector for step in steps if isinstance(step, Provided) and isinstance(step.cond, ItIs)]
    if not kinds:
        return
    tellers = [step for step in steps if step.tells]
    if not tellers and not event:
        raise LoadError(f"imperium: the card {entry.code} asks about a card, but none of its sentences tells one.")
    for step in tellers:
        step.minded = True
        if isinstance(step, Cards) and step.picking.private:
            if len(kinds) > 1:
                raise LoadError(f"imperium: the card {entry.code} asks twice about a card others do not see.")
            step.picking.watched = kinds[0]
        elif isinstance(step, BreakThrough):
            if len(kinds) > 1:
                raise LoadError(f"imperium: the card {entry.code} asks twice about a card others do not see.")
            step.watch(kinds[0])
    for sentence in sentences:
        sentence.minded = any(step.minded for step in walked(sentence))


def icons_wanted(steps: list[Step]) -> int:
    """How many different icons the steps ask for on the cards garrisoned under theirs."""
    inner = [each for step in steps for each in walked(step)]
    conditions = [step.cond for step in inner if isinstance(step, Provided)]
    return max([0, *(condition.wanted for condition in conditions if isinstance(condition, IconsUnder))])


def walked(step: Step) -> list[Step]:
    """The step and all it is made of."""
    return [step, *(inner for part in step.parts() for inner in walked(part))]


def uprooted(steps: list[Step], others: bool = False) -> list[Selector]:
    """The kinds of card in play the steps make other players abandon or recall."""
    out: list[Selector] = []
    for step in steps:
        if isinstance(step, Cards) and others and step.picking.zones == (PLAY,):
            out.append(step.picking.selector)
        out += uprooted(step.parts(), others or reaches_others(step))
    return out


def reaches_others(step: Step) -> bool:
    return isinstance(step, EachOrUnrest) or (isinstance(step, ForSeats) and step.others)


def mandatory_costs(steps: list[Step]) -> list[Step]:
    """The costs that have to be paid for the card to be played at all (imperium:interpreting 7)."""
    out: list[Step] = []
    for step in steps:
        inner = step.body if isinstance(step, Sentence) else step
        if isinstance(inner, Costing):
            out.extend(inner.cost)
    return out


def nation(code: str, name: str, **own: Any) -> None:
    """Enters a nation: `name` is what the lobby calls it; the rest is in Nation."""
    enter_nation(Nation(code, name, **own))


def fast_set_up(code: str, *words: Word) -> None:
    """What a nation does besides before the first turn of the fast variant."""
    steps = [Sentence(each.step) for each in words]
    ENTERED[code].fast_set_up = BOOK.program(f"{code} fast set-up", steps, "imperium:fast")


def common_cards(box: str, playable: bool = True) -> None:
    """The common cards of a box, which are all defined in its content."""
    enter_common(box, playable)
