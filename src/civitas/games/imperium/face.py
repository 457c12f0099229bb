"""What a card shows besides its abilities, in messages: suits, icons, costs, conditions, points."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from civitas.games.imperium.cards import (
    BY_NUMBER,
    COSTS,
    DEVELOPS_AFTER,
    DEVELOPS_BESIDE,
    FLAGS,
    FREE_BESIDE,
    FREE_WITH,
    MOST,
    NEEDS_IN_HISTORY,
    NEEDS_IN_PLAY,
    NO_NAME,
    PACK,
    PRINTED_ICONS,
    ROOM,
    STAGES,
    STATES,
    SUITS,
    TITLES,
    TWICE,
    UNREST_SIGNS,
)
from civitas.games.imperium.effects.phrases import SEVERAL, ZONE_NAMES, joined, kind_of, some_cards
from civitas.games.imperium.names import SUIT_NAMES, enumerated, icon_name, resource_name, said, some, title_name
from civitas.games.imperium.nations import ENTERED, EXHAUST_TOKENS, LEAVES_THE_STATE, playable_nations
from civitas.games.imperium.scoring import (
    NO_POINTS,
    POINTS,
    AllTokensHere,
    ByPlace,
    Counted,
    Each,
    Fixed,
    GarrisonedHere,
    GarrisonedIn,
    OthersUnrest,
    OwnCards,
    OwnIcons,
    PlayersWithLess,
    Points,
    Tokens,
    TokensHere,
    TokensOnCards,
    VariableCards,
)
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ATTACK,
    BARBARIAN,
    CORRUPTED,
    DEVELOPS,
    EMPIRE,
    ENTERS_PLAY,
    FREE_PLAY,
    ICON_NAMES,
    ISLE_BOUND,
    KEPT_IN_CLEAN_UP,
    LAST_IN_AREA,
    NO_GARRISON,
    NO_PLAY,
    NO_REGION_GARRISON,
    OWN,
    PINNED,
    POWER_SUIT,
    QUEST,
    RESOURCES,
    STAYS_PUT,
    SUMMONED,
    UNREST_SUIT,
    VOYAGING,
)
from civitas.kernel.text import Message, Named

Say = Callable[[Message], str]

SUITS_SHOWN: Final = SUIT_NAMES | {POWER_SUIT: "power"}
STATES_SHOWN: Final = {
    BARBARIAN: "barbarian",
    EMPIRE: "empire",
    ISLE_BOUND: "isle-bound",
    VOYAGING: "voyaging",
    CORRUPTED: "corrupted",
    SUMMONED: "summoned",
}
FLAGS_SHOWN: Final = {ATTACK: "attack", PINNED: "pinned", FREE_PLAY: "free", QUEST: "quest"}
BARS: Final = {
    NO_PLAY: "no-play",
    NO_GARRISON: "no-garrison",
    NO_REGION_GARRISON: "no-region-garrison",
    KEPT_IN_CLEAN_UP: "kept-in-clean-up",
    ENTERS_PLAY: "enters-play",
    STAYS_PUT: "stays-put",
    LAST_IN_AREA: "last-in-area",
}
# Words of cards that mean nothing at a table without Trade Routes (imperium:trade-routes).
TRADING: Final = ("imperium-do-trade", "imperium-when-trade", "imperium-suit-trade-route")
SENTENCE: Final = re.compile(r"(^[¿¡]?|\. )([^\W\d_])")


def suits(card: int) -> list[Message]:
    """The suits, each as often as it is there."""
    out: list[Message] = []
    for bit, name in SUITS_SHOWN.items():
        if SUITS[card] & bit:
            signs = UNREST_SIGNS[card] if bit == UNREST_SUIT else 2 if TWICE[card] & bit else 1
            out += [said(f"imperium-suit-{name}")] * signs
    return out


def icons(card: int) -> list[Message]:
    """The icons, each as often as it is there."""
    out: list[Message] = []
    for place, name in enumerate(ICON_NAMES):
        out += [icon_name(name)] * (PRINTED_ICONS[card] >> PACK * place & MOST)
    return out


def flags(card: int) -> list[Message]:
    """The state it needs, whether it attacks, stays in play, is free to play."""
    states = [said(f"imperium-state-{name}") for bit, name in STATES_SHOWN.items() if STATES[card] & bit]
    return states + [said(f"imperium-flag-{name}") for bit, name in FLAGS_SHOWN.items() if FLAGS[card] & bit]


def cost(card: int) -> Message | None:
    """What it costs to develop it; a quest is not developed."""
    if not FLAGS[card] & DEVELOPS or FLAGS[card] & QUEST:
        return None
    counts = [(COSTS[card] >> PACK * resource & MOST, resource) for resource in range(RESOURCES)]
    parts = [some(amount, resource) for amount, resource in counts if amount]
    also = BY_NUMBER[card].also_costs
    price = enumerated(parts) if parts else said("imperium-free")
    if also is None:
        return price
    return said("imperium-cost-also", what=price, body=also) if parts else also


def conditions(card: int) -> list[Message]:
    """What it takes to play it, and what can and cannot be done with it."""
    out = [said("imperium-needs-in-play", card=title_name(TITLES[name])) for name in NEEDS_IN_PLAY[card]]
    out += [said("imperium-needs-in-history", card=title_name(TITLES[name])) for name in NEEDS_IN_HISTORY[card]]
    out += [said("imperium-develops-beside", card=title_name(TITLES[name])) for name in DEVELOPS_BESIDE[card]]
    out += [said("imperium-develops-after", card=title_name(TITLES[name])) for name in DEVELOPS_AFTER[card]]
    if FREE_BESIDE[card] != NO_NAME:
        out.append(said("imperium-free-beside", card=title_name(TITLES[FREE_BESIDE[card]])))
    if BY_NUMBER[card].resources:
        given = [some(amount, resource) for resource, amount in BY_NUMBER[card].resources.items()]
        out.append(said("imperium-starts-with", what=enumerated(given)))
    if ROOM[card]:
        out.append(said("imperium-holds", amount=ROOM[card]))
    if STAGES[card]:
        out.append(said(f"imperium-stage-{BY_NUMBER[card].stage_of}", number=STAGES[card]))
    out += of_nation(card)
    if BY_NUMBER[card].start == "state":
        out.append(said("imperium-flag-state-card"))
    quest = FLAGS[card] & QUEST
    bars = {**BARS, LAST_IN_AREA: "last-quest"} if quest else BARS
    return out + [said(f"imperium-flag-{name}") for bit, name in bars.items() if FLAGS[card] & bit]


def of_nation(card: int) -> list[Message]:
    """What its nation has of its own and prints on this card."""
    nation = ENTERED.get(BY_NUMBER[card].code[1:4])
    if nation is None:
        return []
    if SUITS[card] & POWER_SUIT and nation.exhaust_tokens != EXHAUST_TOKENS:
        return [said("imperium-exhaust-tokens", amount=nation.exhaust_tokens)]
    if BY_NUMBER[card].start == "accession" and (
        nation.last_nation_card == LEAVES_THE_STATE or FLAGS[card] & ENTERS_PLAY
    ):
        return [said("imperium-flag-leaves-state")]
    return []


def marks(card: int) -> list[Message]:
    """Everything printed besides name, abilities and points."""
    price = cost(card)
    out = [*suits(card), *flags(card), *icons(card)]
    if price is not None:
        out.append(said("imperium-costs", what=price))
        if FREE_WITH[card] != NO_NAME:
            out.append(said("imperium-free-with", card=title_name(TITLES[FREE_WITH[card]])))
    return out + conditions(card)


def special(card: int) -> list[Message]:
    """What the rules do with this card, as another of its sentences."""
    out = [said(f"imperium-special-{key}") for key in BY_NUMBER[card].rules]
    for bit in SUITS_SHOWN:
        if TWICE[card] & bit:
            two = said("imperium-be-two-cards", what=some_cards(2, Selector("suited", suits=bit)))
            out.append(said("imperium-ability-passive", body=said("imperium-sentence", body=two)))
    return out


def card_text(card: int) -> list[Message]:
    """What a card does, one message for each of its abilities: first what it does when it is played."""
    abilities = sorted(BY_NUMBER[card].abilities, key=lambda ability: ability.kind != "play")
    return [*(ability.text for ability in abilities), *special(card)]


# Points.


def points(card: int) -> Message | None:
    """What the card is worth at the end; None for nothing."""
    worth = POINTS[card]
    return worth_of(worth) if worth is not NO_POINTS else None


def worth_of(worth: Points) -> Message:
    if isinstance(worth, Fixed):
        return said("imperium-points", points=worth.points)
    if isinstance(worth, ByPlace):
        places = [said(f"imperium-points-in-{ZONE_NAMES[zone]}", points=points) for zone, points in worth.places]
        text = joined("imperium-comma", places)
        return said("imperium-points-or-elsewhere", first=text, points=worth.otherwise) if worth.otherwise else text
    if not isinstance(worth, Each):
        raise LookupError(f"imperium: no words for points of the kind {type(worth).__name__}")
    if len(worth.counted) == 1:
        return said("imperium-points-per", points=worth.points, what=counted(worth.counted[0], worth.per))
    first, second = (noun(each) for each in worth.counted)
    return said("imperium-points-per-mixed", points=worth.points, per=worth.per, first=first, second=second)


def counted(what: Counted, per: int) -> Message:
    """So many of what brings points."""
    if isinstance(what, Tokens):
        token = said("imperium-token-of", resource=resource_name(what.resource))
        return here(what, some(per, what.resource) if per > 1 else token)
    if isinstance(what, OwnCards):
        cards = some_cards(per, what.selector)
        if per == 1 and what.selector.everything():
            cards = said("imperium-card")
        elif per == 1:
            cards = said("imperium-card-of", kind=kind_of(what.selector))
        return counted_in(what.zones, cards)
    if isinstance(what, OwnIcons):
        icons = joined("imperium-slash", [icon_name(ICON_NAMES[i]) for i in what.icons])
        return counted_in(what.zones, said("imperium-counted-icons", amount=per, icons=icons))
    if isinstance(what, PlayersWithLess):
        return said("imperium-counted-players-with-less", amount=per, resource=resource_name(what.resource))
    if isinstance(what, TokensOnCards):
        return said("imperium-counted-tokens-on-cards", amount=per)
    if isinstance(what, AllTokensHere):
        return said("imperium-counted-all-tokens-here", amount=per)
    if isinstance(what, VariableCards):
        return said("imperium-counted-variable", amount=per)
    if isinstance(what, GarrisonedHere):
        return said("imperium-counted-garrisoned", amount=per)
    if isinstance(what, GarrisonedIn):
        return said("imperium-counted-garrisoned-in", amount=per, kind=kind_of(what.selector))
    if isinstance(what, OthersUnrest):
        return said("imperium-counted-others-unrest", amount=per)
    raise LookupError(f"imperium: no words for what is counted as {type(what).__name__}")


def counted_in(zones: tuple[int, ...], what: Message) -> Message:
    """What is counted, and in which of the places if not in all."""
    return what if zones == OWN else said(f"imperium-counted-in-{ZONE_NAMES[zones[0]]}", cards=what)


def noun(what: Counted) -> Message:
    """What is counted together with something else, without a number."""
    if isinstance(what, Tokens):
        return here(what, resource_name(what.resource))
    assert isinstance(what, OwnCards)
    return said("imperium-cards-of", kind=kind_of(what.selector, SEVERAL))


def here(what: Tokens, text: Message) -> Message:
    """Tokens, with the remark that only those on the card itself count, if it is so."""
    return said("imperium-counted-here", what=text) if isinstance(what, TokensHere) else text


# In words.


def sentences(text: str) -> str:
    """The text with a capital at the start of each sentence."""
    return SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)


def shown(card: int, say: Say) -> str:
    """All marks in one line."""
    return ", ".join(say(mark) for mark in marks(card))


def declare_faces() -> None:
    """Everything the cards say is put together once, so that the catalogues can be compared with it."""
    for name in SUITS_SHOWN.values():
        said(f"imperium-suit-{name}")
    for name in STATES_SHOWN.values():
        said(f"imperium-state-{name}")
    for name in FLAGS_SHOWN.values():
        said(f"imperium-flag-{name}")
    for icon in ICON_NAMES:
        icon_name(icon)
    for title in TITLES:
        title_name(title)
    for card in BY_NUMBER:
        marks(card)
        points(card)
        special(card)


def named_nations() -> list[Named]:
    """The nations one can play: each has its entry in the rules, and its cards have names."""
    return [
        Named(
            f"the nation {nation.name!r}",
            tuple(title_name(card.name).id for card in BY_NUMBER.values() if card.code[1:4] == nation.code),
            f"imperium:{nation.name}",
        )
        for nation in playable_nations()
    ]
