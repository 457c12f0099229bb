"""The words of the automaton's rows: a step and how it is said.

What they say is about the automaton; what concerns the other player says "you".
"""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.acquire import ALSO_EXILE, NO_EXILE, ONLY_EXILE
from civitas.games.imperium.automaton.steps_cards import (
    BOTTOM,
    Abandon,
    AsideToDeck,
    DeckLeft,
    DiscardDynasty,
    DiscardTop,
    DiscardTopBack,
    ExileQuest,
    FromDiscard,
    FromPlay,
    Grey,
    HistoryToDiscard,
    NoneInDiscard,
    PlayThis,
    ResolveMain,
    ResolveShown,
    ResolveTop,
    ReturnThis,
    ReturnUnrest,
    RevealedWithUnrest,
    RevealOwn,
    ShownIs,
    ShownToDiscard,
    TakeUnrestAndDiscard,
    ThisGoes,
    UnrestAfterShuffle,
    Worthless,
)
from civitas.games.imperium.automaton.steps_control import (
    Again,
    Bargain,
    ClearCard,
    FirstAble,
    GainAsMany,
    GainForRegions,
    Has,
    JourneyOn,
    LayOnCard,
    MoveOntoCard,
    MovingGained,
    OnCard,
    RegionsInPlay,
    Spend,
    SpendAll,
    SpendEither,
    TriggerEnd,
    TurnStateCard,
    You,
    YouAreEmpire,
    YouHaveInPlay,
)
from civitas.games.imperium.automaton.steps_market import (
    KEPT,
    RESOLVE_IT,
    BreakThrough,
    ExileRichest,
    SwapThis,
    TakeFame,
    TakeTokens,
    TokenAtDie,
    TokenLeftmost,
)
from civitas.games.imperium.automaton.trading import Trade, TriggerThis
from civitas.games.imperium.effects.phrases import joined, kind_of, some_cards
from civitas.games.imperium.effects.steps.control import Provided, Together
from civitas.games.imperium.effects.steps.draw import Draw
from civitas.games.imperium.effects.steps.market import (
    ANY_TOKEN,
    Acquire,
    ExileFromMarket,
    RevealedTo,
    RevealMain,
)
from civitas.games.imperium.effects.steps.may import Optional
from civitas.games.imperium.effects.steps.resources import Gain, Steal
from civitas.games.imperium.effects.steps.trade_routes import ForHolder
from civitas.games.imperium.effects.steps.unrest import TakeChaos, TakeUnrest
from civitas.games.imperium.effects.word import Word as PlainWord, word as plain_word
from civitas.games.imperium.effects.words.cards import abandon as give_up, recall
from civitas.games.imperium.effects.words.discard import discard
from civitas.games.imperium.effects.words.selectors import ANY, REGIONS, suited
from civitas.games.imperium.effects.words.unrest import return_unrest as give_back
from civitas.games.imperium.names import enumerated, resource_name, said, some
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    DECK,
    DISCARD,
    DYNASTY,
    EXHAUST_TOKEN,
    EXILE,
    HAND,
    HISTORY,
    PLAY,
)
from civitas.games.imperium.step import Step
from civitas.kernel.expr import Not
from civitas.kernel.node import Expr
from civitas.kernel.text import Message

EXHAUST: Final = EXHAUST_TOKEN


class Word(PlainWord):
    """Something a row says and does."""

    def __rshift__(self, result: PlainWord) -> Word:
        """The cost, and what it buys."""
        steps = self.step.steps if isinstance(self.step, Together) else [self.step]
        return word(Bargain(steps, result.step), said("imperium-auto-to", cost=self.text, result=result.text))

    def __and__(self, other: PlainWord) -> Word:
        """Both, in one sentence."""
        return word(Together([self.step, other.step]), said("imperium-and", first=self.text, second=other.text))


def word(step: Step, text: Message) -> Word:
    made = plain_word(step, text)
    return Word(made.step, made.text)


def simple(step: Step, key: str, **args: int | str | Message) -> Word:
    return word(step, said(f"imperium-auto-{key}", **args))


# Which is done.


def if_able(*words: Word) -> Word:
    """The first of them that can be done, or else the last."""
    text = words[-1].text
    for before in reversed(words[:-1]):
        text = said("imperium-auto-otherwise", first=before.text, second=text)
    return word(FirstAble([each.step for each in words]), text)


def as_often_as_possible(bargain: Word) -> Word:
    assert isinstance(bargain.step, Bargain)
    return simple(Again(bargain.step), "again", body=bargain.text)


def provided(cond: Expr[Any], key: str, body: Word, **args: int | str | Message) -> Word:
    return simple(Provided(cond, body.step), key, body=body.text, **args)


def if_none_in_discard(selector: Selector, body: Word) -> Word:
    return provided(NoneInDiscard(selector), "if-none-in-discard", body, kind=kind_of(selector))


def if_regions(body: Word) -> Word:
    return provided(RegionsInPlay(REGIONS), "if-regions", body)


def if_no_regions(body: Word) -> Word:
    """After a gain for each region: if it brought nothing."""
    return provided(Not(RegionsInPlay(REGIONS)), "if-gained-none", body)


def if_deck_left(least: int, body: Word) -> Word:
    return provided(DeckLeft(least), "if-deck-left", body, amount=least)


def if_on_card(token: int, least: int, body: Word) -> Word:
    return provided(OnCard(token, least), "if-on-card", body, what=tokens(token, least))


def if_has(resource: int, least: int, body: Word) -> Word:
    return provided(Has(resource, least), "if-has", body, what=some(least, resource))


def if_you_have(selector: Selector, body: Word) -> Word:
    return provided(YouHaveInPlay(selector), "if-you-have", body, kind=kind_of(selector))


def if_you_are_empire(body: Word) -> Word:
    return provided(YouAreEmpire(), "if-you-are-empire", body)


def if_shown(selector: Selector, body: Word) -> Word:
    """Only where a card is shown: what is done if it is of a kind."""
    return provided(ShownIs(selector), "if-shown", body, kind=kind_of(selector))


def if_worthless(body: Word) -> Word:
    return provided(Worthless(), "if-worthless", body)


def if_grey(body: Word) -> Word:
    return provided(Grey(), "if-grey", body)


def then(first: Word, second: Word) -> Word:
    """One bargain after the other."""
    return simple(Together([first.step, second.step]), "then", first=first.text, second=second.text)


# Resources.


def gain(resource: int, amount: int = 1) -> Word:
    return simple(Gain(resource, amount), "gain", what=some(amount, resource))


def gain_for_regions(*resources: int) -> Word:
    what = enumerated([some(1, resource) for resource in resources])
    return simple(GainForRegions(resources, REGIONS), "gain-for-regions", what=what)


def spend(materials: int = 0, population: int = 0, progress: int = 0, goods: int = 0) -> Word:
    """So much of one resource, never anything in its place."""
    amounts = (materials, population, progress, goods)
    resource = next(place for place, amount in enumerate(amounts) if amount)
    return simple(Spend(resource, amounts[resource]), "spend", what=some(amounts[resource], resource))


def spend_either(first: Word, second: Word) -> Word:
    steps = [each.step for each in (first, second) if isinstance(each.step, Spend)]
    return simple(SpendEither(steps), "either", first=first.text, second=second.text)


def spend_all(*resources: int) -> Word:
    what = enumerated([resource_name(resource) for resource in resources])
    return simple(SpendAll(resources), "spend-all", what=what)


def gain_as_many(resource: int) -> Word:
    return simple(GainAsMany(resource), "gain-as-many", resource=resource_name(resource))


def tokens(token: int, amount: int) -> Message:
    return said("imperium-auto-exhaust-tokens", amount=amount) if token == EXHAUST else some(amount, token)


def lay_on_card(token: int, amount: int = 1) -> Word:
    return simple(LayOnCard(token, amount), "lay-on-card", what=tokens(token, amount))


def move_onto_card(resource: int, amount: int = 1) -> Word:
    return simple(MoveOntoCard(resource, amount), "move-onto-card", what=some(amount, resource))


def moving_gained(body: Word, resource: int) -> Word:
    return simple(MovingGained(body.step, resource), "moving-gained", body=body.text, resource=resource_name(resource))


def clear_card(token: int) -> Word:
    what = said("imperium-auto-exhaust-tokens-all") if token == EXHAUST else resource_name(token)
    return simple(ClearCard(token), "clear-card", what=what)


# The card being resolved, and its own piles.


def this_to_history() -> Word:
    return simple(ThisGoes(HISTORY), "this-history")


def this_on_deck() -> Word:
    return simple(ThisGoes(DECK), "this-deck")


def this_under_deck() -> Word:
    return simple(ThisGoes(BOTTOM), "this-under-deck")


def exile_this() -> Word:
    return simple(ThisGoes(EXILE), "this-exile")


def return_this() -> Word:
    return simple(ReturnThis(), "this-unrest")


def play_this() -> Word:
    return simple(PlayThis(), "play-this")


def trigger_this() -> Word:
    return simple(TriggerThis(), "trigger-this")


def discard_top(amount: int = 1) -> Word:
    return simple(DiscardTop(amount), "discard-top", amount=amount)


def discard_dynasty() -> Word:
    return simple(DiscardDynasty(), "discard-dynasty")


def resolve_top() -> Word:
    return simple(ResolveTop(DECK), "resolve-top")


def resolve_dynasty() -> Word:
    return simple(ResolveTop(DYNASTY), "resolve-dynasty")


def return_unrest() -> Word:
    return simple(ReturnUnrest(), "return-unrest")


def discarded_to(selector: Selector, to: int) -> Word:
    """A card of a kind of the discard pile goes onto the deck, into play or into the history."""
    key = {DECK: "discarded-deck", PLAY: "discarded-play", HISTORY: "discarded-history"}[to]
    return simple(FromDiscard(selector, to), key, what=some_cards(1, selector))


def discarded_back() -> Word:
    return simple(DiscardTopBack(), "discarded-back")


def played_to_history(selector: Selector) -> Word:
    return simple(FromPlay(selector), "played-history", what=some_cards(1, selector))


def abandon(selector: Selector, amount: int = 1) -> Word:
    return simple(Abandon(selector, amount), "abandon", what=some_cards(amount, selector))


def it_abandons(selector: Selector) -> Word:
    """The same after something about the other player."""
    return simple(Abandon(selector, 1), "it-abandons", what=some_cards(1, selector))


def take_unrest_to_discard() -> Word:
    return simple(TakeUnrestAndDiscard(), "take-unrest-discard")


def take_unrest() -> Word:
    """Onto its deck."""
    return simple(TakeUnrest(), "take-unrest")


def unrest_after_shuffle() -> Word:
    return simple(UnrestAfterShuffle(), "unrest-after-shuffle")


def aside_to_deck() -> Word:
    """A headpiece."""
    return simple(AsideToDeck(), "headpiece")


def gain_quest() -> Word:
    return simple(AsideToDeck(), "quest")


def gain_discovery() -> Word:
    return simple(AsideToDeck(), "discovery")


def exile_quest(spared: Selector) -> Word:
    return simple(ExileQuest(spared), "exile-quest", kind=kind_of(spared))


def history_to_discard(selector: Selector) -> Word:
    return simple(HistoryToDiscard(selector), "history-discard", kind=kind_of(selector))


def reveal_own(*words: Word) -> Word:
    """The top card of the deck is shown; the words say what is done."""
    body = both(*words)
    return simple(RevealOwn(body.step), "reveal-own", body=body.text)


def shown_to_discard() -> Word:
    return simple(ShownToDiscard(), "shown-discard")


def resolve_shown() -> Word:
    return simple(ResolveShown(), "shown-resolve")


def reveal_main(*words: Word) -> Word:
    """The top card of the main deck is shown."""
    body = both(*words)
    return simple(RevealMain(body.step), "reveal-main", body=body.text)


def exile_shown() -> Word:
    return simple(RevealedTo(EXILE), "shown-exile")


def shown_with_unrest() -> Word:
    return simple(RevealedWithUnrest(), "shown-unrest")


def both(*words: Word) -> Word:
    out = words[0]
    for each in words[1:]:
        out = out & each
    return out


# The market.


def exile_from_market() -> Word:
    return simple(ExileFromMarket(), "exile-market")


def acquire(selector: Selector, exile: bool = False) -> Word:
    key = "acquire-exile" if exile else "acquire"
    return simple(Acquire(selector, ALSO_EXILE if exile else NO_EXILE), key, kind=kind_of(selector))


def acquire_exiled(selector: Selector) -> Word:
    return simple(Acquire(selector, ONLY_EXILE), "acquire-exiled", kind=kind_of(selector))


def acquire_with(token: int, least: int = 1) -> Word:
    """A card with a token of the resource on it, or with so many of any kind."""
    step = Acquire(ANY, NO_EXILE, token, least=least)
    if token == ANY_TOKEN:
        return simple(step, "acquire-with-any", amount=least)
    return simple(step, "acquire-with", resource=resource_name(token))


def acquire_from_slots(amount: int) -> Word:
    return simple(Acquire(ANY, slots=amount), "acquire-slots", amount=amount)


THEN: Final = {KEPT: "", HISTORY: "-history", DISCARD: "-discard", RESOLVE_IT: "-resolve"}


def break_through(*suits: int, exiled: bool = False, then: int = KEPT) -> Word:
    """For a card of these suits, in this order; with `exiled` out of exile. `then`: what becomes of it."""
    kind = suited(*suits)
    key = f"break-through{'-exiled' if exiled else ''}{THEN[then]}"
    # The order of the suits is that in which their decks are asked.
    said_in_order = joined("imperium-slash", [kind_of(suited(suit)) for suit in suits])
    return simple(BreakThrough(kind, suits, exiled, then), key, kind=said_in_order)


def break_through_main() -> Word:
    """For the top card of the main deck, which is resolved."""
    return simple(ResolveMain(), "break-through-main")


def take_fame() -> Word:
    return simple(TakeFame(), "fame")


def token_at_die(resource: int) -> Word:
    return simple(TokenAtDie(resource), "token-die", what=some(1, resource))


def token_of_clean_up(resource: int, amount: int) -> Message:
    return said("imperium-auto-token-die", what=some(amount, resource))


def token_leftmost(resource: int) -> Word:
    return simple(TokenLeftmost(resource), "token-left", what=some(1, resource))


def take_tokens() -> Word:
    return simple(TakeTokens(), "take-tokens")


def exile_richest() -> Word:
    return simple(ExileRichest(), "exile-richest")


def swap_this() -> Word:
    return simple(SwapThis(), "swap")


def trade() -> Word:
    return simple(Trade(), "trade")


# The state card, the journey, the end.


def turn_state_card() -> Word:
    return simple(TurnStateCard(), "turn-state-card")


def replace_state_card() -> Word:
    return simple(TurnStateCard(), "replace-state-card")


def journey_on() -> Word:
    return simple(JourneyOn(), "journey-on")


def trigger_end() -> Word:
    return simple(TriggerEnd(), "end")


# What concerns the other player.


def you(step: Step, key: str, **args: int | str | Message) -> Word:
    return simple(You(step), f"you-{key}", **args)


def you_gain(resource: int, amount: int = 1) -> Word:
    return you(Gain(resource, amount), "gain", what=some(amount, resource))


def you_take_unrest() -> Word:
    return you(TakeUnrest(), "take-unrest")


def you_take_chaos() -> Word:
    return you(TakeChaos(HAND), "take-chaos")


def you_recall(selector: Selector) -> Word:
    return you(recall(selector).step, "recall", what=some_cards(1, selector))


def you_abandon(selector: Selector) -> Word:
    return you(give_up(selector).step, "abandon", what=some_cards(1, selector))


def you_discard(amount: int = 1) -> Word:
    return you(discard(amount).step, "discard", amount=amount)


def you_may_draw() -> Word:
    drawing = plain_word(Draw(1), said("imperium-auto-draw"))
    return you(Optional(drawing.step), "may-draw")


def you_may_return_unrest() -> Word:
    return you(Optional(give_back().step), "may-return-unrest")


def owner_may_draw() -> Word:
    """The owner of the route, whoever resolves it."""
    drawing = plain_word(Draw(1), said("imperium-auto-draw"))
    return simple(ForHolder(Optional(drawing.step)), "owner-may-draw")


def steal(resource: int, amount: int = 1) -> Word:
    return simple(You(Steal(resource, amount)), "steal", what=some(amount, resource))
