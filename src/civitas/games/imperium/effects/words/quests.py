"""Words with quests."""

from __future__ import annotations

from civitas.games.imperium.cards import name_number
from civitas.games.imperium.effects.phrases import ZONE_NAMES
from civitas.games.imperium.effects.steps.cards import NamedTo
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.quests import ExileQuest, GarrisonQuest, OnQuest, QuestTo
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.selectors import called
from civitas.games.imperium.names import said, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import ACTIVE_QUEST, EXILE, PLAY
from civitas.kernel.expr import Not


def if_no_quest(*words: Word) -> Word:
    """If you have no active quest."""
    body = both(*words)
    return word(Provided(Not(OnQuest()), body.step), said("imperium-if-no-quest", body=body.text))


def garrison_quest() -> Word:
    """An impending quest becomes the active one."""
    return word(GarrisonQuest(), said("imperium-do-garrison-quest"))


def quest_to(zone: int) -> Word:
    """The active quest goes to the hand or the discard pile."""
    return word(QuestTo(zone), said(f"imperium-do-quest-{ZONE_NAMES[zone]}"))


def exile_quest_but(name: str) -> Word:
    """An impending quest goes into exile, but not the one of this name."""
    kind = Selector(f"not-{name}", no_names=(name_number(name),))
    return word(ExileQuest(kind), said("imperium-do-exile-quest-but", card=title_name(name)))


def exile_in_play_or_quest(name: str) -> Word:
    """The card of this name goes into exile, be it in play or the active quest."""
    step = NamedTo(called(name), (PLAY, ACTIVE_QUEST), EXILE)
    return word(step, said("imperium-do-exile-in-play-or-quest", card=title_name(name)))
