"""May, choose, if, for each player: how words make sentences."""

from __future__ import annotations

from civitas.games.imperium.amounts import CardsIn, Have, InState, NamedIn
from civitas.games.imperium.definitions import Word
from civitas.games.imperium.means import EachTakesUnrest, StealFromEach
from civitas.games.imperium.moving import Nothing, TakeUnrest
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import BARBARIAN, EMPIRE, PLAY
from civitas.games.imperium.states import FameEmpty, ReturnedThisTurn
from civitas.games.imperium.steps import Costing, ForSeats, OneOf, Optional, Provided, Together
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.kinds import called
from civitas.games.imperium.words.saying import ZONE_NAMES, card_name, kind_of, listed, resource_name, some, word
from civitas.kernel.expr import Both, Less, Not
from civitas.kernel.text import Message


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
