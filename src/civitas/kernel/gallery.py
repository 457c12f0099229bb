"""What a game tells of its cards for a gallery: each card with what it can be found by."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from civitas.kernel.text import Message


class Value(Struct, frozen=True):
    """One value of a facet, such as one nation."""

    id: str
    name: Message


class Facet(Struct, frozen=True):
    """Something cards are told apart by, such as the nation, with the values there are."""

    id: str
    name: Message
    values: list[Value]


class OtherFace(Struct, frozen=True):
    """The other side of a card, the card that replaces it, or the one it replaces."""

    code: str
    kind: Literal["side", "replacement", "replaced"]


class CardEntry(Struct, frozen=True):
    """A face of a card. `code` is what is printed on it, or its id, and never changes; `number` is that of the facts.

    `facets`: the values it has, by facet. `alike`: the codes of all cards of the same deck that do not differ from it,
    where there are several. `notes`: what is to be known of it and not drawn. `rules`: the ids of rules about it.
    """

    code: str
    number: int
    name: Message
    facets: dict[str, list[str]]
    alike: list[str] = field(default_factory=list)
    faces: list[OtherFace] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
