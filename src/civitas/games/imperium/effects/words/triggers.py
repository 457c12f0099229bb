"""What wakes an ability."""

from __future__ import annotations

from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.effects.phrases import STATE_NAMES, kind_of, places
from civitas.games.imperium.effects.steps.counts import InState
from civitas.games.imperium.effects.steps.responses import OwnTurn
from civitas.games.imperium.effects.steps.triggers import (
    Acquired,
    EmptyHand,
    FaceUp,
    GainedSuit,
    GainOf,
    OutOfExile,
    PaidWith,
    PlayedFits,
    PlayedFrom,
    ResourceOnIt,
    TokensOnIt,
    Trigger,
)
from civitas.games.imperium.effects.words.selectors import called, suited, with_icon
from civitas.games.imperium.names import resource_name, said, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ACQUIRED,
    CLEANING_UP,
    DECK_EMPTIED,
    DISPOSED,
    GAIN,
    GARRISONED,
    INTO_LEGENDS,
    LEFT_PLAY,
    LOOKED_AT_FAME,
    PAID,
    PLAYED,
    RESHUFFLED,
    RETURNED_SOME,
    RETURNED_UNREST,
    STATE_FLIPPED,
    TAKE_UNREST,
    TOKEN_LAID,
    WITH_UNREST,
)
from civitas.kernel.book import OTHERS
from civitas.kernel.expr import Both


def you_play(selector: Selector) -> Trigger:
    return Trigger(PLAYED, said("imperium-when-play", kind=kind_of(selector)), PlayedFits(selector))


def you_play_from(selector: Selector, zone: int) -> Trigger:
    text = said("imperium-when-play-from", kind=kind_of(selector), where=places((zone,)))
    return Trigger(PLAYED, text, PlayedFrom(selector, zone))


def you_gain_card(*suits: int) -> Trigger:
    """You acquire or break through for a card of one of the suits."""
    kind = suited(*suits)
    return Trigger(ACQUIRED, said("imperium-when-gain-card", kind=kind_of(kind)), GainedSuit(kind.suits))


def you_gain_face_up(*suits: int) -> Trigger:
    """You acquire or break through for a card of one of the suits that lies in the market."""
    kind = suited(*suits)
    text = said("imperium-when-gain-face-up", kind=kind_of(kind))
    return Trigger(ACQUIRED, text, Both(FaceUp(), GainedSuit(kind.suits)))


def you_gain_any_card() -> Trigger:
    """You acquire or break through for a card, whatever it is."""
    return Trigger(ACQUIRED, said("imperium-when-gain-any-card"))


def you_acquire(suit: int) -> Trigger:
    """You acquire a card of the suit; to break through for one is something else."""
    text = said("imperium-when-acquire", kind=kind_of(suited(suit)))
    return Trigger(ACQUIRED, text, Both(Acquired(), GainedSuit(suit)))


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


def leaves_play(name: str) -> Trigger:
    """The card of this name leaves your play area."""
    return Trigger(LEFT_PLAY, said("imperium-when-leaves-play", card=title_name(name)), PlayedFits(called(name)))


def you_garrison() -> Trigger:
    """You garrison a card, anywhere."""
    return Trigger(GARRISONED, said("imperium-when-garrison"))


def you_discard_or_exile(selector: Selector) -> Trigger:
    """You discard a card of a kind from your hand, or exile one of yours or of the market."""
    text = said("imperium-when-discard-or-exile", kind=kind_of(selector))
    return Trigger(DISPOSED, text, PlayedFits(selector))


def you_put_into_legends() -> Trigger:
    """You put one or more cards into legends: however many in one sentence, it answers once."""
    return Trigger(INTO_LEGENDS, said("imperium-when-legends"))


def your_state_turns_to(state: int) -> Trigger:
    """Your state card is turned over and now shows this state."""
    text = said("imperium-when-state-turns", state=said(f"imperium-state-{STATE_NAMES[state]}"))
    return Trigger(STATE_FLIPPED, text, InState(state))


def you_lay_the_clean_up_token() -> Trigger:
    return Trigger(TOKEN_LAID, said("imperium-when-clean-up-token"))


def your_deck_is_empty() -> Trigger:
    """The last card of your draw deck leaves it."""
    return Trigger(DECK_EMPTIED, said("imperium-when-deck-empty"))


def you_return_unrest() -> Trigger:
    return Trigger(RETURNED_UNREST, said("imperium-when-return-unrest"))


def you_return_some_unrest() -> Trigger:
    """You return one or more Unrest: however many in one sentence, it answers once."""
    return Trigger(RETURNED_SOME, said("imperium-when-return-some-unrest"))


def you_take_unrest() -> Trigger:
    return Trigger(TAKE_UNREST, said("imperium-when-take-unrest"))


def you_look_at_fame() -> Trigger:
    return Trigger(LOOKED_AT_FAME, said("imperium-when-look-at-fame"))


def you_gain_card_with(resource: int) -> Trigger:
    """You acquire or break through for a market card that has materials, or population, on it."""
    text = said("imperium-when-gain-card-with", resource=resource_name(resource))
    return Trigger(ACQUIRED, text, ResourceOnIt(resource))


def another_takes_unrest() -> Trigger:
    return Trigger(TAKE_UNREST, said("imperium-when-another-takes-unrest"), 1, OTHERS)


def another_plays(selector: Selector) -> Trigger:
    text = said("imperium-when-another-plays", kind=kind_of(selector))
    return Trigger(PLAYED, text, PlayedFits(selector), OTHERS)


def another_would_take_unrest_on_your_turn() -> Trigger:
    return Trigger(TAKE_UNREST, said("imperium-when-another-would-take-unrest"), OwnTurn(), OTHERS)


def you_pay(resource: int) -> Trigger:
    return Trigger(PAID, said("imperium-when-pay", resource=resource_name(resource)), PaidWith(resource))


def you_reshuffle() -> Trigger:
    return Trigger(RESHUFFLED, said("imperium-when-reshuffle"))


def you_clean_up_empty_handed() -> Trigger:
    """Your clean-up begins and you have no card in hand."""
    return Trigger(CLEANING_UP, said("imperium-when-clean-up-empty-handed"), EmptyHand())


def you_acquire_with_unrest() -> Trigger:
    """You acquire a card and an Unrest comes with it; this is answered at once."""
    return Trigger(WITH_UNREST, said("imperium-when-acquire-with-unrest"))


def you_gain_card_with_tokens(least: int) -> Trigger:
    """You acquire or break through for a market card with at least so many tokens on it."""
    return Trigger(ACQUIRED, said("imperium-when-gain-card-with-tokens", amount=least), TokensOnIt(least))


def you_would_gain(resource: int) -> Trigger:
    return Trigger(GAIN, said("imperium-when-would-gain", resource=resource_name(resource)), GainOf(resource))
