"""Messages: what is to be said, never how. A catalogue of some language turns them into words."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

PLAYER: Final = "player"
# What any game may say without declaring it, with the names of the arguments.
KERNEL_MESSAGES: Final = {PLAYER: frozenset({"seat"})}


class Message(Struct, frozen=True):
    """A message id and its arguments. An argument may be a message itself, such as the name of a card."""

    id: str
    args: dict[str, int | str | Message] = field(default_factory=dict)


# Every message declared where it is used, with the names of its arguments.
DECLARED: Final[dict[str, frozenset[str]]] = {}


class Wording:
    """A message declared once, where it is used: its id and the names of its arguments. Called, it is said."""

    def __init__(self, id: str, *args: str) -> None:  # noqa: A002 - Message calls it so
        self.id = id
        declare(id, frozenset(args))

    def __call__(self, **args: int | str | Message) -> Message:
        return Message(self.id, args)


def declare(id: str, args: frozenset[str]) -> None:  # noqa: A002 - Message calls it so
    """ValueError for a message that was declared with other arguments."""
    if DECLARED.setdefault(id, args) != args:
        raise ValueError(f"the message {id!r} is declared with the arguments {sorted(DECLARED[id])} and {sorted(args)}")


def declared_by(game: str) -> dict[str, frozenset[str]]:
    """What a game has declared: the messages that begin with its name."""
    return {id: args for id, args in DECLARED.items() if id.startswith(f"{game}-")}  # noqa: A001


def player(seat: int) -> Message:
    """Who plays a seat: by name wherever that is known, else by the number of the seat."""
    return Message(PLAYER, {"seat": seat + 1})


class Option(Struct, frozen=True):
    """One legal answer, described: its code, what to call it, and the thing on the board it points at.

    `target` is `zone:<number>:<card>`, `seat:<number>`, or a game's own scheme; empty when it points at nothing.
    `loss`: it gives up something of one's own that another answer keeps. `resigns`: it gives up the whole game.
    `group`: what kind of act it is, where a question has answers of several kinds. `parts`: what it is made of, such as
    the tokens of a payment.
    """

    code: int
    text: Message
    target: str = ""
    loss: bool = False
    resigns: bool = False
    group: str = ""
    parts: list[Message] = field(default_factory=list)


class Refusal(Struct, frozen=True):
    """Something that cannot be done now: the action, the reason, the rule, and the thing on the board it is about."""

    action: Message
    reason: Message
    rule: str
    target: str = ""


class Item(Struct, frozen=True):
    """One line of a score."""

    text: Message
    points: int


class ListedRule(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a game's index of rules, in its file or brought by its content; the ids are without the game's name.

    See `civitas.rules.Rule`, which is made of it.
    """

    id: str
    source: str
    parent: str = ""
    waits: str = ""


class Named(Struct, frozen=True):
    """A thing looked up by its name, such as a nation, with the messages and the rule it must have.

    Whoever looks them up shows the bare name where there are none, so it is the message lint that demands them. The
    messages take no arguments. `what` tells the lint's reader which thing it is: "the nation 'romans'".
    """

    what: str
    messages: tuple[str, ...] = ()
    rule: str = ""
