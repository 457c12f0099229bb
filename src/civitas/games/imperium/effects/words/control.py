"""May, choose, if, for each player: how words make sentences."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import ZONE_NAMES, kind_of, some_cards
from civitas.games.imperium.effects.steps.control import (
    Counting,
    CountingGone,
    Entire,
    ForEach,
    ForSeats,
    NoEffect,
    Nothing,
    OneOf,
    Provided,
    Together,
)
from civitas.games.imperium.effects.steps.counts import CardsIn, CardsInPlay, Have, InState, NamedIn, Times
from civitas.games.imperium.effects.steps.give import GiveToEach
from civitas.games.imperium.effects.steps.resources import StealFromEach
from civitas.games.imperium.effects.steps.unrest import EachOrUnrest, EachTakesUnrest, TakeUnrest
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.counts import Per
from civitas.games.imperium.effects.words.selectors import called
from civitas.games.imperium.names import resource_name, said, some, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import BARBARIAN, EMPIRE, PLAY
from civitas.kernel.expr import Amount, B, Both, Less, Not
from civitas.kernel.text import Message


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
    text = said(f"imperium-if-in-{ZONE_NAMES[zone]}", card=title_name(name), body=body.text)
    return word(Provided(NamedIn(called(name), (zone,)), body.step), text)


def each_other(*words: Word) -> Word:
    """Each other player; in an attack, those that do not avoid it. Unrest all take before they do the rest."""
    body = both(*words)
    taking = words[0].step
    if isinstance(taking, TakeUnrest):
        all_take = word(EachTakesUnrest(True, taking.to, taking.amount), for_players("each-other", words[0].text))
        if len(words) == 1:
            return all_take
        rest = each_other(*words[1:])
        return word(Together([all_take.step, rest.step]), for_players("each-other", body.text))
    if isinstance(words[0].step, StealFromEach | GiveToEach):
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
    taking = words[0].step
    if isinstance(taking, TakeUnrest) and len(words) == 1:
        text = said("imperium-all-players", body=body.text)
        return word(EachTakesUnrest(False, taking.to, taking.amount), text)
    return word(ForSeats(body.step, False), for_players("all-players", body.text))


def all_players_or_unrest(body: Word) -> Word:
    """All players do what all see whether they can; those that cannot take an Unrest."""
    text = said("imperium-all-players-or-unrest", body=body.text)
    return word(EachOrUnrest(body.step), text)


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
    text = said("imperium-if-both-in-play", first=title_name(first), second=title_name(second), body=body.text)
    return word(Provided(cond, body.step), text)


def unless_both_in_play(first: str, second: str, *words: Word) -> Word:
    body = both(*words)
    cond = Both(NamedIn(called(first), (PLAY,)), NamedIn(called(second), (PLAY,)))
    text = said("imperium-unless-both-in-play", first=title_name(first), second=title_name(second), body=body.text)
    return word(Provided(Not(cond), body.step), text)


def if_neither_in_play(first: str, second: str, *words: Word) -> Word:
    body = both(*words)
    cond = Both(Not(NamedIn(called(first), (PLAY,))), Not(NamedIn(called(second), (PLAY,))))
    text = said("imperium-if-neither-in-play", first=title_name(first), second=title_name(second), body=body.text)
    return word(Provided(cond, body.step), text)


def for_each(per: Per, *words: Word) -> Word:
    """The words again and again, each time anew."""
    body = both(*words)
    times: Amount = Times(1, per.count, per.most) if per.most else per.count
    return word(ForEach(times, body.step), said("imperium-for-each", per=per.text, body=body.text))


def if_in_play_at_least(amount: int, selector: Selector, *words: Word) -> Word:
    """If you have at least so many cards of a kind in play."""
    body = both(*words)
    text = said("imperium-if-in-play-at-least", what=some_cards(amount, selector), body=body.text)
    return word(Provided(Less(amount - 1, CardsInPlay(selector)), body.step), text)


def one_or_both(first: Word, second: Word) -> Word:
    """One of the two, or first the one and then the other."""
    together = word(Entire([first.step, second.step]), both(first, second).text)
    text = said("imperium-or", first=first.text, second=second.text)
    return word(OneOf([first.step, second.step, together.step]), said("imperium-choose-one-or-both", options=text))


def twice(*words: Word) -> Word:
    """The words, and then again."""
    body = both(*words)
    return word(ForEach(2, body.step), said("imperium-twice", body=body.text))


def nothing() -> Word:
    """What a cost without a result of its own buys: the rest of the card."""
    return word(Nothing(), said("imperium-do-nothing"))


def no_effect() -> Word:
    """The whole play effect of a card that can be played all the same."""
    return word(NoEffect(), said("imperium-do-no-effect"))


def counting(body: Word, of: Selector | None = None) -> Word:
    """Counts the cards moved in it, for `per_done`; `of`: only those of a kind that you had in play."""
    if of is not None:
        return word(CountingGone(body.step, of), body.text)
    return word(Counting(body.step), body.text)


def if_you_did(*words: Word) -> Word:
    """After `counting` what you may do with cards: if any was moved."""
    body = both(*words)
    return word(Provided(B, body.step), said("imperium-if-you-did", body=body.text))


def each_other_with(selector: Selector, *words: Word) -> Word:
    """Each other player who has a card of this kind in play."""
    body = both(*words)
    text = for_players("each-other-with", body.text, kind=kind_of(selector))
    return word(ForSeats(Provided(CardsInPlay(selector), body.step), True), text)
