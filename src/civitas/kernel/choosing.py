"""What helps to choose among the values of a setting that every seat has, such as its nation."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from civitas.kernel.gallery import Facet
from civitas.kernel.text import Message

Level = Literal["random", "easy", "normal", "hard"]


class Alternative(Struct, frozen=True):
    """One value.

    `about`: how it plays; `traits`: the values it has, by facet; `notes`: what is to be known besides; `needs`: the
    settings without which it cannot be chosen. `automaton`: what is to be known of it where the automaton of the game
    plays it, None where that cannot be.
    """

    value: str
    name: Message
    about: Message
    traits: dict[str, str]
    notes: list[Message] = field(default_factory=list)
    needs: dict[str, str] = field(default_factory=dict)
    automaton: list[Message] | None = None


class Suggestion(Struct, frozen=True):
    """A table somebody new may begin with: the levels of the bots beside the visitor, and the settings."""

    id: str
    name: Message
    about: Message
    bots: list[Level]
    options: dict[str, str]


class Choosing(Struct, frozen=True):
    """The values of the setting `family`, which each seat has under its number.

    `drawn`: the value that leaves it to lots; `lots`: the setting that names the values they are drawn from. The
    gallery shows the cards of a value by the facet of the same name as the family.
    """

    family: str
    drawn: str
    lots: str
    facets: list[Facet]
    alternatives: list[Alternative]
    suggestions: list[Suggestion]
