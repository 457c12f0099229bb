"""The words effects are written in: each does something and says it (docs/effect-language.md).

Sentences are words one after the other; `cost >> result` pays before it gets, `a & b` does both in one sentence.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from civitas.games.imperium.amounts import CardsIn, CardsInPlay, Have, IconsInPlay, InState, NamedIn, Owned, Times
from civitas.games.imperium.answers import (
    ChaosInstead,
    ForOwner,
    ForThem,
    ForTheTurn,
    GainFewer,
    Ignore,
    OwnTurn,
    PayThem,
    Replace,
    TakeChaos,
    Uproots,
)
from civitas.games.imperium.cards import Step, name_number
from civitas.games.imperium.deeds import FROM_GADGET, FROM_MARKET, WITH_UNREST
from civitas.games.imperium.definitions import Ability, Word, icon_number
from civitas.games.imperium.demands import BY_EXHAUST, BY_GARRISON, Demand, Helps
from civitas.games.imperium.drawing import Develop, Draw, NationCardToDiscard
from civitas.games.imperium.here import (
    MANA,
    AddHere,
    GainFromHere,
    GainMana,
    IconsUnder,
    ManaToLegends,
    MoveHere,
    ThisAsMana,
)
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
    StealFromEach,
)
from civitas.games.imperium.moving import (
    EVERYWHERE,
    HERE,
    Cards,
    Find,
    GarrisonThis,
    InTurn,
    NamedTo,
    Nothing,
    TakeUnrest,
    ThisTo,
)
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.playing import ExhaustThis, FreePlay, PlayIt, TriggerPlayOf
from civitas.games.imperium.powers import SiftNation, UnrestPrice
from civitas.games.imperium.reactions import (
    Avoid,
    BarsPayment,
    Becomes,
    EmptyHand,
    FromExileInstead,
    GainedSuit,
    GainFrom,
    GainOf,
    HistoryGoes,
    HistoryUnder,
    Includes,
    LosesIcon,
    MaterialsOnIt,
    OutOfExile,
    PaidWith,
    PlayedFits,
    PlayedFrom,
    SmallGains,
    TokensOnIt,
    TreatsWhilePlaying,
    TributeOrAvoid,
    Trigger,
    UnrestWithIt,
)
from civitas.games.imperium.routes import (
    COPYING,
    TRADING_OWN,
    TRADING_THEIRS,
    Commerce,
    Convert,
    SwapWithMarket,
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
    TokensHere,
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
    BARRED,
    BEFORE_SCORING,
    BOOK,
    CAN_DRAW,
    CHAOS_PILE,
    CIVILISED,
    CLEAN_UP_TOKEN,
    CLEANING_UP,
    DECK,
    DEVELOPS,
    DISCARD,
    EMPIRE,
    EXILE,
    EXILED_INSTEAD,
    FAME,
    FAME_LOOKS,
    FROM_EXILE,
    GADGET,
    GAIN,
    GAIN_SIZE,
    GAINED_TO,
    GARRISON,
    GATES,
    HAND,
    HAND_LIMIT,
    HELPS_DISCARD,
    HISTORY,
    HISTORY_GOES,
    ICON_AS,
    ICON_NAMES,
    ISLE_BOUND,
    LOOKED_AT_FAME,
    LOSES_STATE,
    OWN,
    PAID,
    PINNED,
    PLAY,
    PLAYED,
    PROGRESS_A_POINT,
    REGION,
    RESHUFFLED,
    RETURNED_UNREST,
    SUMMONED,
    TAKE_UNREST,
    TRADE_ROUTE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_COST,
    UNREST_PILE,
    UNREST_SUIT,
    VARIABLE,
    VOYAGING,
)
from civitas.games.imperium.states import (
    ExileNation,
    FameEmpty,
    FlipState,
    HandAway,
    ReturnedThisTurn,
    TriggerEnd,
    TriggerKing,
)
from civitas.games.imperium.steps import Costing, Counting, ForSeats, OneOf, Optional, Provided, Sentence, Together
from civitas.games.imperium.tallies import AllTo, ForEach, Found, ItTo, PayUpTo, StealElse
from civitas.games.imperium.turns import TOKEN
from civitas.games.imperium.wordings import said, wording
from civitas.kernel.expr import Amount, B, Both, Less, Not
from civitas.kernel.machine import ALWAYS, MINE, OTHERS
from civitas.kernel.text import Message
from civitas.kernel.triggers import AddTo, lasting_listener

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
    TRADE_ROUTE: "trade-route",
    GADGET: "gadget",
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
        bits |= 1 << icon_number(name)
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
        IconsInPlay(tuple(icon_number(name) for name in names)),
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


def steal(resource: int, amount: int = 1, or_unrest: bool = False, orelse: Word | None = None) -> Word:
    """Only inside `each_other`: taken from the player in focus, who takes Unrest (or does something else) if short."""
    if orelse is not None:
        whom = said("imperium-whom-them")
        text = said("imperium-do-steal-or", what=some(amount, resource), whom=whom, body=orelse.text)
        return word(StealElse(resource, amount, orelse.step), text)
    key = "imperium-do-steal-or-unrest" if or_unrest else "imperium-do-steal"
    text = said(key, what=some(amount, resource), whom=said("imperium-whom-them"))
    theft = Steal(resource, amount)
    return word(StealFromEach(theft) if or_unrest else theft, text)


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
    icon = one_icon(selector)
    if icon >= 0:
        step = Demand(selector, icon, amount)
        return word(step, moved("imperium-do-discard", (HAND,), selector, amount))
    return cards("discard", (HAND,), selector, DISCARD, amount, amount)


def one_icon(selector: Selector) -> int:
    """The icon all cards of a kind must show, if there is just one: cards in play may help to discard those."""
    icons = [icon for icon in range(len(ICON_NAMES)) if selector.icons >> icon & 1]
    return icons[0] if len(icons) == 1 and not selector.suits else -1


def abandon_garrisoned(selector: Selector) -> Word:
    """A card of a kind garrisoned anywhere is discarded."""
    step = Cards("abandon", (GARRISON,), selector, DISCARD, 1, 1)
    return word(step, said("imperium-do-abandon-garrisoned", kind=kind_of(selector)))


def abandon(selector: Selector, amount: int = 1) -> Word:
    return cards("abandon", (PLAY,), selector, DISCARD, amount, amount)


def recall(selector: Selector, amount: int = 1) -> Word:
    return cards("recall", (PLAY,), selector, HAND, amount, amount)


def to_history(*zones: int, selector: Selector = ANY, up_to: int = 0) -> Word:
    """A card (or up to so many) from these zones (the hand, if none is named) goes into the history."""
    return cards("to-history", zones or (HAND,), selector, HISTORY, 0 if up_to else 1, up_to or 1)


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
    CHAOS_PILE: "chaos",
}


def this_to(zone: int) -> Word:
    """This card goes into the history or exile, is abandoned (DISCARD), recalled (HAND), or returned."""
    return word(ThisTo(zone), said(f"imperium-do-this-{THIS_TO[zone]}"))


def named_to(name: str, zone: int, *zones: int) -> Word:
    """The card of this name goes from where it is to a zone."""
    text = said(f"imperium-do-named-{THIS_TO[zone]}", card=card_name(name))
    return word(NamedTo(called(name), zones or (PLAY,), zone), text)


def take_and_discard_unrest() -> Word:
    return word(TakeUnrest(2), said("imperium-do-take-unrest-discard"))


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
    if isinstance(words[0].step, StealFromEach):
        return word(words[0].step, for_players("each-other", words[0].text))
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
    if trigger.scope == OTHERS:
        words = tuple(word(ForOwner(w.step), w.text) for w in words)
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
    return Passive(lambda n, zone: HistoryGoes(HISTORY_GOES, n, zone, DISCARD), said("imperium-be-no-history"))


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


def you_gain(resource: int, icon: str = "", state: int = 0) -> Trigger:
    """You gain a resource, from a card in play with an icon, while your state card shows a state."""
    cond = GainOf(resource, icon_number(icon) if icon else -1)
    if state:
        kind = kind_of(with_icon(icon))
        key = f"imperium-when-gain-from-in-{STATE_NAMES[state]}"
        return Trigger(GAIN, said(key, resource=resource_name(resource), kind=kind), Both(cond, InState(state)))
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
    return OwnIcons(tuple(icon_number(name) for name in names))


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
    return word(Treat(icon_number(icon), icon_number(as_icon), amount), text)


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


# More kinds of card.

STATE_NAMES: Final = {BARBARIAN: "barbarian", EMPIRE: "empire", ISLE_BOUND: "isle-bound", VOYAGING: "voyaging"}
ROUTES: Final = suited(TRADE_ROUTE)
DEVELOPMENTS: Final = Selector("development", flags=DEVELOPS)
GADGETS: Final = suited(GADGET)
VARIABLE_CARDS: Final = Selector("variable", flags=VARIABLE)
NOT_UNREST_NOR_SUMMONED: Final = Selector("not-unrest-nor-summoned", no_suits=UNREST_SUIT, no_states=SUMMONED)


def region_with(*icons: str) -> Selector:
    """Regions with any of the icons."""
    bits = 0
    for icon in icons:
        bits |= 1 << icon_number(icon)
    return Selector("region-with-" + "-".join(icons), all_suits=REGION, icons=bits)


def suited_or_with(suit: int, icon: str) -> Selector:
    """Cards of a suit, or with an icon."""
    return Selector(f"{SUIT_NAMES[suit]}-or-{icon}", suits=suit, icons=1 << icon_number(icon))


def region_without(icon: str) -> Selector:
    return Selector(f"region-without-{icon}", suits=REGION, no_icons=1 << icon_number(icon))


def without_icon(icon: str) -> Selector:
    return Selector(f"not-{icon}", no_icons=1 << icon_number(icon))


def with_icon_but(icon: str, name: str) -> Selector:
    """Cards with the icon, except those of a name."""
    key = f"{icon}-not-{slug(name)}"
    return Selector(key, icons=1 << icon_number(icon), no_names=(name_number(name),))


# As often as something was done.


def for_each(per: Per, *words: Word) -> Word:
    """The words again and again, each time anew."""
    body = both(*words)
    times: Amount = Times(1, per.count, per.most) if per.most else per.count
    return word(ForEach(times, body.step), said("imperium-for-each", per=per.text, body=body.text))


def per_player_who_did() -> Per:
    """After `counting` what all players may do with one card."""
    return Per(B, said("imperium-per-player-who-did"))


def pay_up_to(resource: int, most: int) -> Word:
    """How much was paid is counted, for `per_paid`."""
    return word(PayUpTo(resource, most), said("imperium-do-pay-up-to", what=some(most, resource)))


def pay_any(resource: int, selector: Selector) -> Word:
    """Any amount, but no more than there are cards of a kind in hand; for `per_paid` and `garrison_as_many`."""
    most = CardsIn(HAND, selector)
    return word(PayUpTo(resource, most, True), said("imperium-do-pay-any", resource=resource_name(resource)))


def per_paid(resource: int) -> Per:
    """For each token paid (see `pay_up_to`, `you_pay`)."""
    return Per(B, said("imperium-per-paid", resource=resource_name(resource)))


def garrison_as_many(selector: Selector) -> Word:
    """As many cards as were paid for go from the hand under this one."""
    step = Cards("garrison", (HAND,), selector, GARRISON, B, B)
    return word(step, said("imperium-do-garrison-as-many", kind=kind_of(selector)))


def all_to(selector: Selector, to: int, *zones: int) -> Word:
    """All cards of a kind from these zones go elsewhere; `counting` counts them."""
    text = said(f"imperium-do-all-to-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(AllTo(selector, zones, to, False), text)


def reveal_all_to(selector: Selector, to: int, *zones: int) -> Word:
    """These zones are shown to all, and all cards of a kind in them go elsewhere."""
    text = said(f"imperium-do-reveal-all-to-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(AllTo(selector, zones, to, True), text)


# The card in question.


def exile_it() -> Word:
    """The card just played goes into exile, unless it is an Unrest."""
    return word(ItTo(EXILE), said("imperium-do-exile-it"))


def if_found(*words: Word) -> Word:
    """After `find`: only whoever found a card."""
    body = both(*words)
    return word(Provided(Found(), body.step), said("imperium-if-found", body=body.text))


# On and under this card.


def add_paid_here(resource: int) -> Word:
    """After `you_pay`: what was paid comes to lie on this card."""
    return word(AddHere(resource, B), said("imperium-do-add-paid-here", resource=resource_name(resource)))


def add_here(resource: int, amount: int = 1) -> Word:
    return word(AddHere(resource, amount), said("imperium-do-add-here", what=some(amount, resource)))


def move_here(resource: int, amount: int = 1) -> Word:
    """A cost nothing else pays for."""
    return word(MoveHere(resource, amount), said("imperium-do-move-here", what=some(amount, resource)))


def gain_from_here(resource: int, amount: int = 1) -> Word:
    return word(GainFromHere(resource, amount), said("imperium-do-gain-from-here", what=some(amount, resource)))


def return_unrest_from_here(amount: int = 1) -> Word:
    """Unrest garrisoned under this card is returned."""
    step = Cards("return-unrest", (GARRISON,), UNRESTS, UNREST_PILE, amount, amount, HERE)
    return word(step, said("imperium-do-return-unrest-from-here", amount=amount))


def if_icons_here(amount: int, *words: Word) -> Word:
    """If there are so many different icons on the cards garrisoned here."""
    body = both(*words)
    text = said("imperium-if-icons-here", amount=amount, body=body.text)
    return word(Provided(Less(amount - 1, IconsUnder()), body.step), text)


def per_token_here(resource: int) -> Counted:
    return TokensHere(resource)


# Mana and legends.


def gain_mana(*zones: int, amount: int = 1) -> Word:
    step = GainMana(ANY, zones or (HAND,), amount)
    return word(step, said("imperium-do-gain-mana", amount=amount, where=places(zones or (HAND,))))


def mana_to_legends(amount: int) -> Word:
    return word(ManaToLegends(ANY, amount), said("imperium-do-mana-to-legends", amount=amount))


def discard_mana(amount: int) -> Word:
    step = Cards("discard", (GARRISON,), ANY, DISCARD, amount, amount, MANA)
    return word(step, said("imperium-do-discard-mana", amount=amount))


def this_as_mana() -> Word:
    return word(ThisAsMana(), said("imperium-do-this-as-mana"))


# States, ends, kings.


def flip_state() -> Word:
    return word(FlipState(), said("imperium-do-flip-state"))


def if_state(state: int, *words: Word) -> Word:
    """If your state card shows this state."""
    body = both(*words)
    return word(Provided(InState(state), body.step), said(f"imperium-if-{STATE_NAMES[state]}", body=body.text))


def trigger_end() -> Word:
    return word(TriggerEnd(), said("imperium-do-trigger-end"))


def trigger_king() -> Word:
    return word(TriggerKing(), said("imperium-do-trigger-king"))


def discard_hand() -> Word:
    return word(HandAway(), said("imperium-do-discard-hand"))


def exile_nation_deck(name: str) -> Word:
    """With the card of this name, wherever it is."""
    return word(ExileNation(called(name)), said("imperium-do-exile-nation", card=card_name(name)))


# Conditions.


def if_have(resource: int, amount: int, *words: Word) -> Word:
    """If you have at least so much of a resource."""
    body = both(*words)
    text = said("imperium-if-have", what=some(amount, resource), body=body.text)
    return word(Provided(Less(amount - 1, Have(resource)), body.step), text)


def if_have_no(resource: int, *words: Word) -> Word:
    body = both(*words)
    text = said("imperium-if-have-no", resource=resource_name(resource), body=body.text)
    return word(Provided(Not(Have(resource)), body.step), text)


def if_none_in(selector: Selector, zone: int, *words: Word) -> Word:
    """If no card of a kind lies in one of your zones."""
    body = both(*words)
    text = said(f"imperium-if-none-in-{ZONE_NAMES[zone]}", kind=kind_of(selector), body=body.text)
    return word(Provided(Not(CardsIn(zone, selector)), body.step), text)


def if_both_in_play(first: str, second: str, *words: Word) -> Word:
    body = both(*words)
    cond = Both(NamedIn(called(first), (PLAY,)), NamedIn(called(second), (PLAY,)))
    text = said("imperium-if-both-in-play", first=card_name(first), second=card_name(second), body=body.text)
    return word(Provided(cond, body.step), text)


def if_neither_in_play(first: str, second: str, *words: Word) -> Word:
    body = both(*words)
    cond = Both(Not(NamedIn(called(first), (PLAY,))), Not(NamedIn(called(second), (PLAY,))))
    text = said("imperium-if-neither-in-play", first=card_name(first), second=card_name(second), body=body.text)
    return word(Provided(cond, body.step), text)


def if_fame_empty(*words: Word) -> Word:
    """If the fame deck is empty."""
    body = both(*words)
    return word(Provided(FameEmpty(), body.step), said("imperium-if-fame-empty", body=body.text))


def if_returned_unrest(*words: Word) -> Word:
    """If you have returned an Unrest from your hand this turn."""
    body = both(*words)
    return word(Provided(ReturnedThisTurn(), body.step), said("imperium-if-returned-unrest", body=body.text))


# Trade routes and the market.


def commerce(*words: Word) -> Ability:
    """What a trade route does when it is played, and when somebody trades with it."""
    return Ability("commerce", list(words), said("imperium-ability-commerce", body=sentences(words)))


def profit(*words: Word) -> Ability:
    """What a full trade route does for its owner before it is discarded."""
    return Ability("profit", list(words), said("imperium-ability-profit", body=sentences(words)))


def resolve_their_commerce() -> Word:
    """The commerce effect of a trade route another player has in play happens for you."""
    return word(Commerce(COPYING), said("imperium-do-resolve-commerce"))


def trade() -> Word:
    """Pay for goods, or resolve the commerce effect of a trade route in play, yours or another's."""
    own = Commerce(TRADING_OWN)
    theirs = Commerce(TRADING_THEIRS)
    own.says = wording(said("imperium-do-trade-own"))
    theirs.says = wording(said("imperium-do-trade-theirs"))
    return word(OneOf([(pay(progress=1) >> gain(GOODS)).step, own, theirs]), said("imperium-do-trade"))


def swap_gadget() -> Word:
    """A gadget from your hand changes places with a market card of the same suit."""
    return word(SwapWithMarket(), said("imperium-do-swap-gadget"))


def convert(resource: int, into: int) -> Word:
    """One token becomes one of another resource."""
    text = said("imperium-do-convert", what=some(1, resource), into=some(1, into))
    return word(Convert(resource, into), text)


# Answers to what others do.


def another_takes_unrest() -> Trigger:
    return Trigger(TAKE_UNREST, said("imperium-when-another-takes-unrest"), 1, OTHERS)


def another_plays(selector: Selector) -> Trigger:
    text = said("imperium-when-another-plays", kind=kind_of(selector))
    return Trigger(PLAYED, text, PlayedFits(selector), OTHERS)


def another_would_take_unrest_on_your_turn() -> Trigger:
    return Trigger(TAKE_UNREST, said("imperium-when-another-would-take-unrest"), OwnTurn(), OTHERS)


def they_take_chaos() -> Word:
    """Only after a trigger about another player: a Chaos for their discard pile."""
    return word(ForThem(TakeChaos(DISCARD)), said("imperium-do-they-take-chaos"))


def force_chaos() -> Word:
    """Only after `another_takes_unrest`: a Chaos in place of the Unrest."""
    return word(ForThem(ChaosInstead()), said("imperium-do-force-chaos"))


def take_chaos(to: int = HAND) -> Word:
    return word(TakeChaos(to), said(f"imperium-do-take-chaos-{ZONE_NAMES[to]}"))


def attack_uproots(selector: Selector) -> Trigger:
    """Another player plays an attack that makes you abandon or recall a card of this kind."""
    return Trigger(ATTACKED, said("imperium-when-uprooted", kind=kind_of(selector)), Uproots(selector))


def pay_attacker(materials: int) -> Word:
    """Only after `you_are_attacked` and the like: the attacker gets what is paid."""
    return word(PayThem(materials), said("imperium-do-pay-attacker", what=some(materials, MATERIALS)))


# More triggers.


def you_pay(resource: int) -> Trigger:
    return Trigger(PAID, said("imperium-when-pay", resource=resource_name(resource)), PaidWith(resource))


def you_reshuffle() -> Trigger:
    return Trigger(RESHUFFLED, said("imperium-when-reshuffle"))


def you_clean_up_empty_handed() -> Trigger:
    """Your clean-up begins and you have no card in hand."""
    return Trigger(CLEANING_UP, said("imperium-when-clean-up-empty-handed"), EmptyHand())


def you_acquire_with_unrest() -> Trigger:
    """You acquire a card and an Unrest comes with it."""
    return Trigger(ACQUIRED, said("imperium-when-acquire-with-unrest"), UnrestWithIt())


def you_gain_card_with_tokens(least: int) -> Trigger:
    """You acquire or break through for a market card with at least so many tokens on it."""
    return Trigger(ACQUIRED, said("imperium-when-gain-card-with-tokens", amount=least), TokensOnIt(least))


# Replacing what is about to happen.


def you_would_gain(resource: int) -> Trigger:
    return Trigger(GAIN, said("imperium-when-would-gain", resource=resource_name(resource)), GainOf(resource))


def by_gadget_or_market(resource: int, body: Word, otherwise: Word) -> Word:
    """Only in place of a gain: one thing if it comes from a gadget or a market card, else another."""
    cond = GainFrom(resource, FROM_GADGET | FROM_MARKET)
    text = said("imperium-by-gadget-or-market", body=body.text, otherwise=otherwise.text)
    return word(Provided(cond, body.step, otherwise.step), text)


def instead(trigger: Trigger, *words: Word) -> Ability:
    """What is said happens, not what was about to."""
    body = both(*words)
    trigger.instead = True
    text = said("imperium-ability-passive", body=said("imperium-when-instead", when=trigger.text, body=body.text))
    return Ability("whenever", [word(Together([body.step, Replace()]), body.text)], text, trigger)


def may_instead(trigger: Trigger, *words: Word) -> Ability:
    """You may have what is said happen, and not what was about to."""
    body = both(*words)
    trigger.instead = True
    text = said("imperium-ability-passive", body=said("imperium-when-may-instead", when=trigger.text, body=body.text))
    step = Optional(Together([body.step, Replace()]))
    step.body.says = body.step.says
    whole = ForOwner(step) if trigger.scope == OTHERS else step
    return Ability("whenever", [word(whole, body.text)], text, trigger)


def gain_one_fewer(resource: int) -> Word:
    """Only in place of a gain of this resource."""
    return word(GainFewer(resource), said("imperium-do-gain-one-fewer", resource=resource_name(resource)))


def ignore_it() -> Word:
    return word(Ignore(), said("imperium-do-ignore-it"))


# For the rest of the turn.


def this_turn(trigger: Trigger, *words: Word) -> Word:
    """From now until the end of the turn the words answer the trigger."""
    steps: list[Step] = [Sentence(w.step) for w in words]
    program = BOOK.program(f"for the turn {len(BOOK.hooks)}", trigger.gated(steps), "imperium:passive")
    GATES[program] = trigger.cond
    hook = lasting_listener(BOOK, trigger.event, program, trigger.scope)
    return word(ForTheTurn(hook), said("imperium-this-turn", when=trigger.text, body=both(*words).text))


# More passives.


def small_gains(resource: int, most: int) -> Passive:
    """Gains of up to so much are greater by one."""
    text = said("imperium-be-small-gains", what=some(most, resource))
    return Passive(lambda n, zone: SmallGains(GAIN_SIZE, n, zone, resource, most), text)


def history_under_this() -> Passive:
    return Passive(lambda n, zone: HistoryUnder(HISTORY_GOES, n, zone), said("imperium-be-history-under"))


def no_history_and_unrest() -> Passive:
    """Cards that would go into your history are discarded, and you take an Unrest."""
    text = said("imperium-be-no-history-unrest")
    return Passive(lambda n, zone: HistoryGoes(HISTORY_GOES, n, zone, WITH_UNREST + DISCARD), text)


def gained_cards_discarded() -> Passive:
    return Passive(lambda n, zone: Becomes(GAINED_TO, n, zone, DISCARD), said("imperium-be-gained-discarded"))


def no_drawing() -> Passive:
    return Passive(lambda n, zone: Becomes(CAN_DRAW, n, zone, 0), said("imperium-be-no-drawing"))


def exiled_instead(*suits: int) -> Passive:
    """In place of acquiring or breaking through for a suit: break through for an exiled card of it, recalling this."""
    kind = suited(*suits)
    text = said("imperium-be-exiled-instead", kind=kind_of(kind))
    return Passive(lambda n, zone: FromExileInstead(EXILED_INSTEAD, n, zone, kind.suits), text)


def no_progress_for_unrest() -> Passive:
    text = said("imperium-be-no-progress-for-unrest")
    return Passive(lambda n, zone: BarsPayment(BARRED, n, zone, PROGRESS, UNREST), text)


def progress_per_point(amount: int) -> Passive:
    text = said("imperium-be-progress-per-point", amount=amount)
    return Passive(lambda n, zone: Becomes(PROGRESS_A_POINT, n, zone, amount), text)


def treats_while_playing(icon: str, as_icon: str, name: str) -> Passive:
    """Each icon of a kind counts as another while you play the card of this name."""
    text = said("imperium-be-treats-playing", icon=icon_name(icon), other=icon_name(as_icon), card=card_name(name))
    one, other = icon_number(icon), icon_number(as_icon)
    return Passive(lambda n, zone: TreatsWhilePlaying(ICON_AS, n, zone, name_number(name), one, other), text)


def exhaust_to_discard_fewer(icon: str) -> Passive:
    """Exhausted, this card counts as one card with the icon when an effect demands such to be discarded."""
    text = said("imperium-be-exhaust-to-discard-fewer", icon=icon_name(icon))
    return Passive(lambda n, zone: Helps(HELPS_DISCARD, n, zone, icon_number(icon), BY_EXHAUST), text)


def garrison_discards_instead(icon: str) -> Passive:
    """Cards garrisoned here can be abandoned where an effect demands cards with the icon to be discarded."""
    text = said("imperium-be-garrison-discards", icon=icon_name(icon))
    return Passive(lambda n, zone: Helps(HELPS_DISCARD, n, zone, icon_number(icon), BY_GARRISON), text)
