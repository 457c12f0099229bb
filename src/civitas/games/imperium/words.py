"""The words effects are written in: each does something and says it (docs/effect-language.md).

Sentences are words one after the other; `cost >> result` pays before it gets, `a & b` does both in one sentence.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from civitas.games.imperium.amounts import CardsInPlay, IconsInPlay, InState, NamedIn, Owned, Times
from civitas.games.imperium.cards import Step, name_number
from civitas.games.imperium.definitions import Ability, Word
from civitas.games.imperium.drawing import Develop, Draw, NationCardToDiscard
from civitas.games.imperium.market import (
    ALSO_EXILE,
    NO_EXILE,
    ONLY_EXILE,
    Acquire,
    BreakThrough,
    ExileFromMarket,
    SwapWithExile,
    TakeFameOf,
    TakeTopFame,
)
from civitas.games.imperium.means import (
    AddToMarket,
    EachTakesUnrest,
    Gain,
    GainActions,
    Pay,
    ReturnExhaust,
    SpendActions,
    Steal,
)
from civitas.games.imperium.moving import (
    EVERYWHERE,
    Cards,
    Find,
    GarrisonThis,
    InTurn,
    NamedTo,
    Nothing,
    TakeUnrest,
    ThisTo,
)
from civitas.games.imperium.playing import ExhaustThis, FreePlay, PlayIt, TriggerPlayOf
from civitas.games.imperium.powers import SiftNation, UnrestPrice
from civitas.games.imperium.reactions import (
    Avoid,
    Becomes,
    GainedSuit,
    GainOf,
    Includes,
    LosesIcon,
    MaterialsOnIt,
    OutOfExile,
    PlayedFits,
    PlayedFrom,
    TributeOrAvoid,
    Trigger,
)
from civitas.games.imperium.scoring import (
    Counted,
    Each,
    GarrisonedHere,
    OthersUnrest,
    OwnCards,
    OwnIcons,
    Points,
    Tokens,
    VariableCards,
    WhereIn,
)
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.special import (
    Declare,
    DrawAndDiscard,
    DrawUpTo,
    Give,
    IgnoreState,
    LookAtNation,
    NationToBottom,
    PlaceTopCard,
    ShuffleNation,
    SwapWithNation,
    TakeMarketTokens,
    Treat,
    UseTheirs,
)
from civitas.games.imperium.state import (
    ACQUIRED,
    ATTACK,
    ATTACKED,
    BARBARIAN,
    BEFORE_SCORING,
    CIVILISED,
    CLEAN_UP_TOKEN,
    DECK,
    DISCARD,
    EMPIRE,
    EXILE,
    FAME,
    FAME_LOOKS,
    FROM_EXILE,
    GAIN,
    GARRISON,
    HAND,
    HAND_LIMIT,
    HISTORY,
    HISTORY_GOES,
    ICON_NAMES,
    LOOKED_AT_FAME,
    LOSES_STATE,
    OWN,
    PINNED,
    PLAY,
    PLAYED,
    REGION,
    RETURNED_UNREST,
    TAKE_UNREST,
    TRADE_ROUTE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_COST,
    UNREST_PILE,
    UNREST_SUIT,
)
from civitas.games.imperium.steps import Costing, Counting, ForSeats, OneOf, Optional, Provided, Together
from civitas.games.imperium.turns import TOKEN
from civitas.games.imperium.wordings import said, wording
from civitas.kernel.expr import Amount, B
from civitas.kernel.machine import ALWAYS, MINE
from civitas.kernel.text import Message
from civitas.kernel.triggers import AddTo

# Resources.
MATERIALS: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
GOODS: Final = 3
RESOURCE_NAMES: Final = ("materials", "population", "progress", "goods")

SUIT_NAMES: Final = {
    REGION: "region",
    UNCIVILISED: "uncivilised",
    CIVILISED: "civilised",
    TRIBUTARY: "tributary",
    FAME: "fame",
    UNREST_SUIT: "unrest",
}


# Kinds of card.


def suited(*suits: int) -> Selector:
    """Cards of any of the suits."""
    total = 0
    for suit in suits:
        total |= suit
    return Selector("-".join(SUIT_NAMES[suit] for suit in suits), suits=total)


def with_icon(*names: str) -> Selector:
    """Cards with any of the icons."""
    bits = 0
    for name in names:
        bits |= 1 << ICON_NAMES.index(name)
    return Selector("-".join(names), icons=bits)


def called(name: str) -> Selector:
    """Cards of this name."""
    return Selector(f"name:{name}", names=(name_number(name),))


ANY: Final = Selector("any")
REGIONS: Final = suited(REGION)
UNCIVILISEDS: Final = suited(UNCIVILISED)
CIVILISEDS: Final = suited(CIVILISED)
TRIBUTARIES: Final = suited(TRIBUTARY)
FAMES: Final = suited(FAME)
UNRESTS: Final = suited(UNREST_SUIT)
CULTURES: Final = suited(UNCIVILISED, CIVILISED)
CONQUESTS: Final = suited(REGION, TRIBUTARY)
ANY_SUIT: Final = suited(UNCIVILISED, CIVILISED, REGION, TRIBUTARY)
PINNEDS: Final = Selector("pinned", flags=PINNED)
PINNED_NOT_REGION: Final = Selector("pinned-not-region", flags=PINNED, no_suits=REGION)
ATTACKS: Final = Selector("attack", flags=ATTACK)
NOT_UNREST: Final = Selector("not-unrest", no_suits=UNREST_SUIT)

ZONE_NAMES: Final = {
    HAND: "hand",
    DISCARD: "discard",
    HISTORY: "history",
    PLAY: "play",
    DECK: "deck",
    GARRISON: "garrison",
    EXILE: "exile",
}


def kind_of(selector: Selector) -> Message:
    """How a kind of card is called: by a name, or by what it must show."""
    if selector.key.startswith("name:"):
        return card_name(selector.key.removeprefix("name:"))
    return said(f"imperium-kind-{selector.key}")


def card_name(name: str) -> Message:
    return said(f"imperium-name-{slug(name)}")


def slug(name: str) -> str:
    """A name as part of a message id."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" if c in " -'" else "" for c in accentless(name))
    return "-".join(part for part in plain.lower().split("-") if part)


def accentless(name: str) -> str:
    text = name.replace("ø", "o").replace("Ø", "O").replace("æ", "ae")
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def resource_name(resource: int) -> Message:
    return said(f"imperium-{RESOURCE_NAMES[resource]}")


def some(amount: int, resource: int) -> Message:
    """So much of a resource."""
    return said(f"imperium-some-{RESOURCE_NAMES[resource]}", amount=amount)


def some_cards(amount: int, selector: Selector) -> Message:
    """So many cards of a kind."""
    if selector.key == "any":
        return said("imperium-some-cards", amount=amount)
    return said("imperium-some-cards-of", amount=amount, kind=kind_of(selector))


def icon_name(icon: str) -> Message:
    return said(f"imperium-icon-{icon}")


def places(zones: tuple[int, ...]) -> Message:
    """Where from."""
    return said("imperium-from-" + "-".join(ZONE_NAMES[zone] for zone in zones))


def word(step: Step, text: Message) -> Word:
    step.says = wording(text)
    return Word(step, text)


# Amounts.


class Per:
    """An amount counted on the table, and how it is said."""

    def __init__(self, count: Any, text: Message, most: int = 0) -> None:
        self.count = count
        self.text = said("imperium-per-most", per=text, most=most) if most else text
        self.most = most


def per_icon(*names: str, most: int = 0) -> Per:
    """For each of these icons in your play area."""
    return Per(
        IconsInPlay(tuple(ICON_NAMES.index(name) for name in names)),
        said("imperium-per-icon-" + "-".join(names)),
        most,
    )


def per_card(selector: Selector, most: int = 0) -> Per:
    """For each card of a kind in your play area."""
    return Per(CardsInPlay(selector), said("imperium-per-card", kind=kind_of(selector)), most)


# Resources and tokens.


def gain(resource: int, amount: int = 1, per: Per | None = None) -> Word:
    what = some(amount, resource)
    if per is None:
        return word(Gain(resource, amount), said("imperium-do-gain", what=what))
    total: Amount = Times(amount, per.count, per.most)
    return word(Gain(resource, total), said("imperium-do-gain-per", what=what, per=per.text))


def pay(materials: int = 0, population: int = 0, progress: int = 0, goods: int = 0) -> Word:
    amounts = [(0, materials), (1, population), (2, progress), (3, goods)]
    parts = [some(n, r) for r, n in amounts if n]
    text = said("imperium-do-pay", what=listed(parts))
    return word(Pay(materials, population, progress, goods), text)


def listed(parts: list[Message]) -> Message:
    """The parts, joined by "and"."""
    text = parts[0]
    for part in parts[1:]:
        text = said("imperium-and", first=text, second=part)
    return text


def gain_action(amount: int = 1) -> Word:
    return word(GainActions(amount), said("imperium-do-gain-action", amount=amount))


def spend_action(amount: int = 1) -> Word:
    return word(SpendActions(amount), said("imperium-do-spend-action", amount=amount))


def return_exhaust() -> Word:
    return word(ReturnExhaust(), said("imperium-do-return-exhaust"))


def steal(resource: int, amount: int = 1, or_unrest: bool = False) -> Word:
    """Only inside `each_other`: taken from the player in focus, who takes Unrest if short."""
    key = "imperium-do-steal-or-unrest" if or_unrest else "imperium-do-steal"
    text = said(key, what=some(amount, resource), whom=said("imperium-whom-them"))
    return word(Steal(resource, amount, or_unrest), text)


def add_to_market(resource: int, amount: int = 1) -> Word:
    return word(AddToMarket(resource, amount), said("imperium-do-add-to-market", what=some(amount, resource)))


# Cards.


def draw(amount: int = 1, per: Per | None = None, if_able: bool = False) -> Word:
    if per is not None:
        return word(Draw(Times(amount, per.count, per.most)), said("imperium-do-draw-per", amount=amount, per=per.text))
    key = "imperium-do-draw-if-able" if if_able else "imperium-do-draw"
    return word(Draw(amount, if_able), said(key, amount=amount))


def cards(key: str, zones: tuple[int, ...], selector: Selector, to: int, least: int, most: int) -> Word:
    """The general move of one's own cards; the words below give it a name."""
    sized = f"imperium-do-{key}" if least else f"imperium-do-{key}-up-to"
    return word(Cards(key, zones, selector, to, least, most), moved(sized, zones, selector, most))


def moved(key: str, zones: tuple[int, ...], selector: Selector, amount: int) -> Message:
    """What is moved, and where from if the word itself does not say it."""
    what = some_cards(amount, selector)
    if key in PLACED:
        return said(key, what=what)
    return said(key, what=what, where=places(zones))


PLACED: Final = ("imperium-do-discard", "imperium-do-abandon", "imperium-do-recall", "imperium-do-garrison")


def discard(amount: int = 1, selector: Selector = ANY) -> Word:
    return cards("discard", (HAND,), selector, DISCARD, amount, amount)


def abandon(selector: Selector, amount: int = 1) -> Word:
    return cards("abandon", (PLAY,), selector, DISCARD, amount, amount)


def recall(selector: Selector, amount: int = 1) -> Word:
    return cards("recall", (PLAY,), selector, HAND, amount, amount)


def to_history(*zones: int, selector: Selector = ANY) -> Word:
    """A card from these zones (the hand, if none is named) goes into the history."""
    return cards("to-history", zones or (HAND,), selector, HISTORY, 1, 1)


def on_deck(*zones: int, selector: Selector = ANY, amount: int = 1) -> Word:
    """Cards go on top of the draw deck, one after the other: the last is on top."""
    if amount == 1:
        return cards("on-deck", zones or (HAND,), selector, DECK, 1, 1)
    step = InTurn([Cards("on-deck", zones or (HAND,), selector, DECK, 1, 1) for _ in range(amount)])
    return word(step, moved("imperium-do-on-deck", zones or (HAND,), selector, amount))


def to_hand(*zones: int, selector: Selector = ANY) -> Word:
    """A card of one's choice from these zones comes to the hand."""
    return cards("to-hand", zones, selector, HAND, 1, 1)


def return_unrest(*zones: int, amount: int = 1, up_to: bool = False) -> Word:
    return cards("return-unrest", zones or (HAND,), UNRESTS, UNREST_PILE, 0 if up_to else amount, amount)


def garrison(selector: Selector = ANY) -> Word:
    """A card from the hand goes under this one."""
    return cards("garrison", (HAND,), selector, GARRISON, 1, 1)


def exile_own(*zones: int, selector: Selector = ANY) -> Word:
    return cards("exile", zones or (HAND,), selector, EXILE, 1, 1)


def garrison_this(selector: Selector) -> Word:
    """This card goes under a card of a kind."""
    return word(GarrisonThis(selector), said("imperium-do-garrison-this", kind=kind_of(selector)))


def trigger_its_play() -> Word:
    """The play effect of the card just spoken of happens."""
    return word(TriggerPlayOf(), said("imperium-do-trigger-play"))


THIS_TO: Final = {
    HISTORY: "history",
    EXILE: "exile",
    DISCARD: "abandon",
    HAND: "recall",
    DECK: "deck",
    UNREST_PILE: "unrest",
}


def this_to(zone: int) -> Word:
    """This card goes into the history or exile, is abandoned (DISCARD), recalled (HAND), or returned."""
    return word(ThisTo(zone), said(f"imperium-do-this-{THIS_TO[zone]}"))


def named_to(name: str, zone: int, *zones: int) -> Word:
    """The card of this name goes from where it is to a zone."""
    text = said(f"imperium-do-named-{THIS_TO[zone]}", card=card_name(name))
    return word(NamedTo(called(name), zones or (PLAY,), zone), text)


def take_unrest(on_top: bool = False) -> Word:
    key = "imperium-do-take-unrest-on-deck" if on_top else "imperium-do-take-unrest"
    return word(TakeUnrest(1 if on_top else 0), said(key))


def find(selector: Selector, *zones: int, to: int = HAND) -> Word:
    text = said(f"imperium-do-find-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones or (HAND,)))
    if not zones:
        text = said(f"imperium-do-find-anywhere-{ZONE_NAMES[to]}", kind=kind_of(selector))
    return word(Find(selector, zones or EVERYWHERE, to), text)


# The market.


def acquire(selector: Selector, exile: bool = False, only_exile: bool = False, with_token: int = -1) -> Word:
    where = ONLY_EXILE if only_exile else ALSO_EXILE if exile else NO_EXILE
    key = ("imperium-do-acquire", "imperium-do-acquire-also-exile", "imperium-do-acquire-exile")[where]
    if with_token >= 0:
        text = said("imperium-do-acquire-with", resource=resource_name(with_token))
    else:
        text = said(key, kind=kind_of(selector))
    return word(Acquire(selector, where, with_token), text)


def break_through(selector: Selector) -> Word:
    return word(BreakThrough(selector), said("imperium-do-break-through", kind=kind_of(selector)))


def exile_from_market() -> Word:
    return word(ExileFromMarket(), said("imperium-do-exile-market"))


def swap_with_exile() -> Word:
    return word(SwapWithExile(), said("imperium-do-swap-exile"))


def take_fame_of(amount: int) -> Word:
    return word(TakeFameOf(amount), said("imperium-do-take-fame-of", amount=amount))


def take_top_fame() -> Word:
    return word(TakeTopFame(), said("imperium-do-take-top-fame"))


def develop(free: bool = False) -> Word:
    return word(Develop(free), said("imperium-do-develop-free" if free else "imperium-do-develop"))


def nation_card() -> Word:
    """The top card of the nation deck to the discard pile."""
    return word(NationCardToDiscard(), said("imperium-do-nation-card"))


# Playing.


def free_play(selector: Selector, *zones: int, ignore_state: bool = False) -> Word:
    key = "imperium-do-free-play-any-state" if ignore_state else "imperium-do-free-play"
    text = said(key, kind=kind_of(selector), where=places(zones or (HAND,)))
    return word(FreePlay(selector, zones or (HAND,), 0, ignore_state), text)


def play_for_action(selector: Selector, *zones: int) -> Word:
    text = said("imperium-do-play-for-action", kind=kind_of(selector), where=places(zones))
    return word(FreePlay(selector, zones, 1), text)


def play_it() -> Word:
    """The card just gained is free-played."""
    return word(PlayIt(), said("imperium-do-play-it"))


# Control.


def both(*words: Word) -> Word:
    """One after the other in one sentence."""
    return word(Together([w.step for w in words]), listed([w.text for w in words]))


def costing(cost: Word, result: Word) -> Word:
    steps = cost.step.steps if isinstance(cost.step, Together) else [cost.step]
    if isinstance(result.step, Nothing):
        return word(Costing(steps, result.step), cost.text)
    return word(Costing(steps, result.step), said("imperium-to", cost=cost.text, result=result.text))


def may(*words: Word) -> Word:
    body = both(*words)
    return word(Optional(body.step), said("imperium-may", body=body.text))


def choose(*words: Word) -> Word:
    text = words[0].text
    for option in words[1:]:
        text = said("imperium-or", first=text, second=option.text)
    return word(OneOf([w.step for w in words]), said("imperium-choose", options=text))


def if_barbarian(*words: Word) -> Word:
    body = both(*words)
    return word(Provided(InState(BARBARIAN), body.step), said("imperium-if-barbarian", body=body.text))


def if_empire(*words: Word) -> Word:
    body = both(*words)
    return word(Provided(InState(EMPIRE), body.step), said("imperium-if-empire", body=body.text))


def if_in(name: str, zone: int, *words: Word) -> Word:
    """If another card of this name lies in one of your zones."""
    body = both(*words)
    text = said(f"imperium-if-in-{ZONE_NAMES[zone]}", card=card_name(name), body=body.text)
    return word(Provided(NamedIn(called(name), (zone,)), body.step), text)


def each_other(*words: Word) -> Word:
    """Each other player; in an attack, those that do not avoid it."""
    body = both(*words)
    if isinstance(words[0].step, TakeUnrest) and len(words) == 1:
        return word(EachTakesUnrest(True), said("imperium-each-other", body=body.text))
    return word(ForSeats(body.step, True), for_players("each-other", body.text))


def for_players(who: str, body: Message, **args: Message) -> Message:
    """What they do or may do; what is taken from them or given to them, you do."""
    if "whom" in body.args:
        return said(body.id, **(dict(body.args) | {"whom": said(f"imperium-whom-{who}", **args)}))
    if body.id == "imperium-may":
        return said(f"imperium-{who}-may", body=body.args["body"], **args)
    return said(f"imperium-{who}", body=body, **args)


def each_other_empire(*words: Word) -> Word:
    body = both(*words)
    return word(ForSeats(body.step, True, EMPIRE), for_players("each-other-empire", body.text))


def all_players(*words: Word) -> Word:
    body = both(*words)
    return word(ForSeats(body.step, False), for_players("all-players", body.text))


# Abilities.


def sentences(words: tuple[Word, ...]) -> Message:
    text = said("imperium-sentence", body=words[0].text)
    for w in words[1:]:
        text = said("imperium-sentences", first=text, second=said("imperium-sentence", body=w.text))
    return text


def play(*words: Word) -> Ability:
    return Ability("play", list(words), sentences(words))


def exhaust(*words: Word) -> Ability:
    return Ability("exhaust", list(words), said("imperium-ability-exhaust", body=sentences(words)))


def solstice(*words: Word) -> Ability:
    return Ability("solstice", list(words), said("imperium-ability-solstice", body=sentences(words)))


def each_others_solstice(*words: Word) -> Ability:
    """A solstice effect every other player resolves in their own solstice."""
    return Ability("others-solstice", list(words), said("imperium-ability-others-solstice", body=sentences(words)))


def end_of_solstice(*words: Word) -> Ability:
    return Ability("end-of-solstice", list(words), said("imperium-ability-end-of-solstice", body=sentences(words)))


def whenever(trigger: Trigger, *words: Word) -> Ability:
    text = said("imperium-ability-passive", body=said("imperium-when", when=trigger.text, body=sentences(words)))
    return Ability("whenever", list(words), text, trigger)


def exhaust_when(trigger: Trigger, *words: Word, anytime: bool = False) -> Ability:
    """An exhaust ability that answers an event; `anytime`: on other players' turns too."""
    body = both(*words)
    answer = Costing([ExhaustThis(anytime)], body.step)
    answer.says = body.step.says
    step = Optional(answer, "respond")
    key = "imperium-ability-exhaust-when-anytime" if anytime else "imperium-ability-exhaust-when"
    text = said(key, when=trigger.text, body=sentences(words))
    return Ability("whenever", [word(step, body.text)], text, trigger)


class Passive:
    """A query bent while the card works, and how that is said."""

    def __init__(self, make: Any, text: Message) -> None:
        self.make = make
        self.text = text


def passive(*passives: Passive) -> Ability:
    text = said("imperium-sentence", body=passives[0].text)
    for p in passives[1:]:
        text = said("imperium-sentences", first=text, second=said("imperium-sentence", body=p.text))
    return Ability("passive", [], said("imperium-ability-passive", body=text), [p.make for p in passives])


def hand_size(change: int) -> Passive:
    return Passive(
        lambda n, zone: AddTo(HAND_LIMIT, n, zone, change, MINE), said("imperium-be-hand-size", amount=change)
    )


def loses_barbarian(selector: Selector) -> Passive:
    text = said("imperium-be-loses-barbarian", kind=kind_of(selector))
    return Passive(lambda n, zone: LosesIcon(LOSES_STATE, n, zone, selector, BARBARIAN), text)


def acquires_exiled(suit: int) -> Passive:
    text = said("imperium-be-acquires-exiled", kind=kind_of(suited(suit)))
    return Passive(lambda n, zone: Includes(FROM_EXILE, n, zone, suit), text)


def looks_at_more_fame(amount: int) -> Passive:
    text = said("imperium-be-looks-more", amount=amount)
    return Passive(lambda n, zone: AddTo(FAME_LOOKS, n, zone, amount, MINE), text)


def no_history() -> Passive:
    return Passive(lambda n, zone: Becomes(HISTORY_GOES, n, zone, DISCARD), said("imperium-be-no-history"))


def clean_up_token(resource: int, amount: int) -> Passive:
    text = said("imperium-be-clean-up-token", what=some(amount, resource))
    return Passive(lambda n, zone: Becomes(CLEAN_UP_TOKEN, n, zone, resource * TOKEN + amount), text)


# Triggers.


def you_play(selector: Selector) -> Trigger:
    return Trigger(PLAYED, said("imperium-when-play", kind=kind_of(selector)), PlayedFits(selector))


def you_play_from(selector: Selector, zone: int) -> Trigger:
    text = said("imperium-when-play-from", kind=kind_of(selector), where=places((zone,)))
    return Trigger(PLAYED, text, PlayedFrom(selector, zone))


def you_gain_card(suit: int) -> Trigger:
    """You acquire or break through for a card of the suit."""
    return Trigger(ACQUIRED, said("imperium-when-gain-card", kind=kind_of(suited(suit))), GainedSuit(suit))


def you_acquire_exiled(suit: int) -> Trigger:
    return Trigger(ACQUIRED, said("imperium-when-acquire-exiled", kind=kind_of(suited(suit))), OutOfExile(suit))


def you_gain(resource: int, icon: str = "") -> Trigger:
    cond = GainOf(resource, ICON_NAMES.index(icon) if icon else -1)
    if icon:
        text = said("imperium-when-gain-from", resource=resource_name(resource), kind=kind_of(with_icon(icon)))
    else:
        text = said("imperium-when-gain", resource=resource_name(resource))
    return Trigger(GAIN, text, cond)


def you_return_unrest() -> Trigger:
    return Trigger(RETURNED_UNREST, said("imperium-when-return-unrest"))


def you_take_unrest() -> Trigger:
    return Trigger(TAKE_UNREST, said("imperium-when-take-unrest"))


def you_look_at_fame() -> Trigger:
    return Trigger(LOOKED_AT_FAME, said("imperium-when-look-at-fame"))


def you_are_attacked() -> Trigger:
    """Another player plays an attack."""
    return Trigger(ATTACKED, said("imperium-when-attacked"))


def avoid_attack() -> Word:
    return word(Avoid(), said("imperium-do-avoid"))


def tribute_or_avoid() -> Word:
    return word(TributeOrAvoid(), said("imperium-do-tribute-or-avoid"))


# Points.


def each(points: int, *counted: Counted, per: int = 1) -> Points:
    return Each(points, list(counted), per)


def per_token(resource: int) -> Counted:
    return Tokens(resource)


def per_own(selector: Selector, *zones: int) -> Counted:
    return OwnCards(selector, zones or OWN)


def per_own_icon(*names: str) -> Counted:
    return OwnIcons(tuple(ICON_NAMES.index(name) for name in names))


def if_history(points: int, otherwise: int = 0) -> Points:
    return WhereIn((HISTORY,), points, otherwise)


def if_in_play(points: int, otherwise: int = 0) -> Points:
    return WhereIn((PLAY,), points, otherwise)


VARIABLES: Final = VariableCards()
GARRISONED: Final = GarrisonedHere()
UNREST_OF_OTHERS: Final = OthersUnrest()


# Words few cards need.


def draw_up_to(amount: int, if_able: bool = False) -> Word:
    key = "imperium-do-draw-up-to-if-able" if if_able else "imperium-do-draw-up-to"
    return word(DrawUpTo(amount, if_able), said(key, amount=amount))


def draw_and_discard_one(amount: int) -> Word:
    return word(DrawAndDiscard(amount), said("imperium-do-draw-and-discard", amount=amount))


def place_top_card() -> Word:
    """Draw your top card if able; discard it, put it back, or put it into your history."""
    return word(PlaceTopCard(), said("imperium-do-place-top-card"))


def give(*zones: int) -> Word:
    """Only inside `each_other`: you give the player in focus a card."""
    return word(Give(zones), said("imperium-do-give", where=places(zones), whom=said("imperium-whom-them")))


def treat(icon: str, as_icon: str, amount: int) -> Word:
    """For the rest of the turn."""
    text = said("imperium-do-treat", icon=icon_name(icon), amount=amount, other=icon_name(as_icon))
    return word(Treat(ICON_NAMES.index(icon), ICON_NAMES.index(as_icon), amount), text)


def use_their_exhaust() -> Word:
    return word(UseTheirs(False), said("imperium-do-use-theirs"))


def become_copy() -> Word:
    return word(UseTheirs(True), said("imperium-do-become-copy"))


def declare_and_reveal() -> Word:
    return word(Declare(), said("imperium-do-declare"))


def look_at_nation(amount: int = 1) -> Word:
    return word(LookAtNation(amount), said("imperium-do-look-nation", amount=amount))


def nation_to_bottom() -> Word:
    """The nation card looked at may go to the bottom."""
    return word(NationToBottom(), said("imperium-do-nation-bottom"))


def shuffle_nation() -> Word:
    return word(ShuffleNation(), said("imperium-do-shuffle-nation"))


def swap_with_nation() -> Word:
    return word(SwapWithNation(), said("imperium-do-swap-nation"))


def take_market_tokens() -> Word:
    return word(TakeMarketTokens(), said("imperium-do-take-tokens"))


def ignore_empire_next() -> Word:
    return word(IgnoreState(EMPIRE, True), said("imperium-do-ignore-empire-next"))


def ignore_states() -> Word:
    return word(IgnoreState(BARBARIAN | EMPIRE, False), said("imperium-do-ignore-states"))


def before_scoring(*words: Word, spares: int) -> Ability:
    """Before points are counted, wherever among its owner's cards this one lies; it spares so many Unrest."""
    trigger = Trigger(BEFORE_SCORING, said("imperium-when-before-scoring"), Owned(), MINE, False, ALWAYS)
    trigger.spares = spares
    return Ability("whenever", list(words), said("imperium-ability-before-scoring", body=sentences(words)), trigger)


def nothing() -> Word:
    """What a cost without a result of its own buys: the rest of the card."""
    return word(Nothing(), said("imperium-do-nothing"))


def counting(body: Word) -> Word:
    """Counts the cards moved in it, for `per_done`."""
    return word(Counting(body.step), body.text)


def per_done(selector: Selector) -> Per:
    """For each card just moved."""
    return Per(B, said("imperium-per-done", kind=kind_of(selector)))


REGIONS_AND_ROUTES: Final = Selector("region-trade-route", suits=REGION | TRADE_ROUTE)


def each_other_with(selector: Selector, *words: Word) -> Word:
    """Each other player who has a card of this kind in play."""
    body = both(*words)
    text = for_players("each-other-with", body.text, kind=kind_of(selector))
    return word(ForSeats(Provided(CardsInPlay(selector), body.step), True), text)


def pay_for_unrest(materials: int) -> Word:
    """What it costs to play an Unrest, in materials; passives can make it less."""
    return word(Pay(UnrestPrice(materials)), said("imperium-do-pay", what=some(materials, MATERIALS)))


def discard_for_unrest(amount: int) -> Word:
    """What it costs to play an Unrest, in cards; passives can make it less."""
    step = Cards("discard", (HAND,), ANY, DISCARD, UnrestPrice(amount), UnrestPrice(amount))
    return word(step, said("imperium-do-discard", what=some_cards(amount, ANY)))


def unrest_costs_less() -> Passive:
    """Playing an Unrest costs you a material or a card less, but at least one."""
    return Passive(
        lambda n, zone: AddTo(UNREST_COST, n, zone, -1, MINE, 1),
        said("imperium-be-unrest-costs-less"),
    )


def you_gain_card_with_materials() -> Trigger:
    """You acquire or break through for a market card that has materials on it."""
    text = said("imperium-when-gain-card-with", resource=resource_name(MATERIALS))
    return Trigger(ACQUIRED, text, MaterialsOnIt())


def double_materials() -> Word:
    """Only after `you_gain_card_with_materials`: as many materials again as lay on it."""
    return word(Gain(MATERIALS, MaterialsOnIt()), said("imperium-do-double-materials"))


def sift_nation(amount: int) -> Word:
    """Look at the top nation cards; one of them may go to the bottom."""
    return word(SiftNation(amount), said("imperium-do-sift-nation", amount=amount))
