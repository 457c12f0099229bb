"""What cards bend while they work."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.actions.play_area import WITH_UNREST
from civitas.games.imperium.cards import name_number
from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.effects.phrases import SEVERAL, STATE_NAMES, kind_of
from civitas.games.imperium.effects.steps.discard import BY_EXHAUST, BY_GARRISON, Helps
from civitas.games.imperium.effects.steps.passives import (
    BarsPayment,
    BarsState,
    Becomes,
    Cheaper,
    FromExileInstead,
    Grants,
    HistoryGoes,
    HistoryUnder,
    Includes,
    LosesIcon,
    SmallGains,
    TreatsWhilePlaying,
)
from civitas.games.imperium.effects.words.selectors import UNRESTS, suited
from civitas.games.imperium.flow.clean_up import TOKEN
from civitas.games.imperium.names import icon_name, said, some, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    BARBARIAN,
    BARRED,
    CAN_DEVELOP,
    CAN_DRAW,
    CLEAN_UP_TOKEN,
    DEVELOPMENT_COST,
    DISCARD,
    EXILED_INSTEAD,
    FAME_LOOKS,
    FROM_EXILE,
    GAIN_SIZE,
    GAINED_TO,
    HAND_LIMIT,
    HELPS_DISCARD,
    HISTORY_GOES,
    ICON_AS,
    LOSES_STATE,
    MATERIALS,
    MATERIALS_COST,
    PLAYS_FREELY,
    PROGRESS,
    PROGRESS_A_POINT,
    TOKENS_SCORE,
    UNREST_COST,
    UNREST_POINTS,
)
from civitas.kernel.book import MINE
from civitas.kernel.node import NOBODY
from civitas.kernel.text import Message
from civitas.kernel.triggers import AddTo


class Passive:
    """A query bent while the card works, and how that is said."""

    def __init__(self, make: Any, text: Message) -> None:
        self.make = make
        self.text = text


def hand_size(change: int) -> Passive:
    return Passive(
        lambda n, zone: AddTo(HAND_LIMIT, n, zone, change, MINE), said("imperium-be-hand-size", amount=change)
    )


def loses_barbarian(selector: Selector) -> Passive:
    text = said("imperium-be-loses-barbarian", kind=kind_of(selector))
    if selector.everything():
        text = said("imperium-be-all-lose-barbarian")
    return Passive(lambda n, zone: LosesIcon(LOSES_STATE, n, zone, selector, BARBARIAN), text)


def no_developing(state: int) -> Passive:
    """You cannot develop cards that need this state."""
    text = said("imperium-be-no-developing", state=said(f"imperium-state-{STATE_NAMES[state]}"))
    return Passive(lambda n, zone: BarsState(CAN_DEVELOP, n, zone, state), text)


def unrest_costs_no_points() -> Passive:
    text = said("imperium-be-unrest-costs-no-points")
    return Passive(lambda n, zone: Becomes(UNREST_POINTS, n, zone, 0), text)


def tokens_on_cards_score() -> Passive:
    """In the scoring the resources on your cards count like those of your own."""
    return Passive(lambda n, zone: Becomes(TOKENS_SCORE, n, zone, 1), said("imperium-be-tokens-on-cards-score"))


def plays_freely(selector: Selector) -> Passive:
    """You can play cards of a kind from your hand as free plays."""
    text = said("imperium-be-plays-freely", kind=kind_of(selector, SEVERAL))
    return Passive(lambda n, zone: Grants(PLAYS_FREELY, n, zone, selector), text)


def acquires_exiled(*suits: int) -> Passive:
    kind = suited(*suits)
    text = said("imperium-be-acquires-exiled", kind=kind_of(kind))
    return Passive(lambda n, zone: Includes(FROM_EXILE, n, zone, kind.suits), text)


def looks_at_more_fame(amount: int) -> Passive:
    text = said("imperium-be-looks-more", amount=amount)
    return Passive(lambda n, zone: AddTo(FAME_LOOKS, n, zone, amount, MINE), text)


def no_history() -> Passive:
    return Passive(lambda n, zone: HistoryGoes(HISTORY_GOES, n, zone, DISCARD), said("imperium-be-no-history"))


def clean_up_token(resource: int, amount: int) -> Passive:
    text = said("imperium-be-clean-up-token", what=some(amount, resource))
    return Passive(lambda n, zone: Becomes(CLEAN_UP_TOKEN, n, zone, resource * TOKEN + amount), text)


def unrest_costs_less() -> Passive:
    """Playing an Unrest costs you a material or a card less, but at least one."""
    text = said("imperium-be-unrest-costs-less")
    return Passive(lambda n, zone: Cheaper(UNREST_COST, n, zone, NOBODY, 1, 1), text)


def unrest_costs_fewer_materials(amount: int) -> Passive:
    """Paid for with materials, playing an Unrest costs you so many less, but at least one."""
    text = said("imperium-be-unrest-costs-fewer-materials", what=some(amount, MATERIALS))
    return Passive(lambda n, zone: Cheaper(UNREST_COST, n, zone, MATERIALS, amount, 1), text)


def cheaper_development(resource: int, amount: int = 1) -> Passive:
    """Developing a card costs you so much less of a resource, if it costs any."""
    text = said("imperium-be-cheaper-development", what=some(amount, resource))
    return Passive(lambda n, zone: Cheaper(DEVELOPMENT_COST, n, zone, resource, amount, 0), text)


def cheaper_in_materials(amount: int) -> Passive:
    """Whatever you pay materials for costs you so many less."""
    text = said("imperium-be-cheaper-in-materials", what=some(amount, MATERIALS))
    return Passive(lambda n, zone: Cheaper(MATERIALS_COST, n, zone, NOBODY, amount, 0), text)


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
    return Passive(lambda n, zone: BarsPayment(BARRED, n, zone, PROGRESS, UNRESTS), text)


def progress_per_point(amount: int) -> Passive:
    text = said("imperium-be-progress-per-point", amount=amount)
    return Passive(lambda n, zone: Becomes(PROGRESS_A_POINT, n, zone, amount), text)


def treats_while_playing(icon: str, as_icon: str, name: str) -> Passive:
    """Each icon of a kind counts as another while you play the card of this name."""
    text = said("imperium-be-treats-playing", icon=icon_name(icon), other=icon_name(as_icon), card=title_name(name))
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
