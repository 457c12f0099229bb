"""The log lines of moves of cards, and of everything else that happens on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.ages.cards import CULTURE, FOOD, SIDED
from civitas.games.ages.names import Signature, age_name, card_name, side_name
from civitas.games.ages.state import (
    ARMS_TAKEN,
    BID,
    BLUE_LOST,
    BOOK,
    COLONIZED,
    GAINED,
    LOST,
    NONE,
    PACT_OFFERED,
    POPULATION_LOST,
    SCORED,
    WAR_RESOLVED,
    State,
)
from civitas.kernel.events import GAME_EVENTS, Event
from civitas.kernel.text import Message, player

# Moves that no event tells of, by the beginnings of the names of their zones.
TOLD: Final = (
    ("civil deck", "card row", "ages-log-deal"),
    ("card row", "civil discards", "ages-log-swept"),
    ("military deck", "military hand", "ages-log-draw"),
    ("military hand", "military discards", "ages-log-discard"),
    ("set aside", "military discards", "ages-log-used"),
    ("civil hand", "civil discards", "ages-log-lost-card"),
)
MOVE_LINES: Final[dict[str, Signature]] = {
    "ages-log-deal": frozenset({"cards"}),
    "ages-log-swept": frozenset({"cards"}),
    "ages-log-draw": frozenset({"player", "cards"}),
    "ages-log-discard": frozenset({"player", "cards"}),
    "ages-log-used": frozenset({"player", "cards"}),
    "ages-log-lost-card": frozenset({"player", "cards"}),
    "ages-log-renew": frozenset({"count"}),
    "ages-log-events": frozenset({"count"}),
}
NAMES: Final = tuple(kind.name for kind in BOOK.zone_kinds)
MOVES: Final = {
    (src, dst): line for src in NAMES for dst in NAMES for a, b, line in TOLD if src.startswith(a) and dst.startswith(b)
}
# Moves that end in a shuffle, told in one line.
SHUFFLED: Final = {
    (src, dst): "ages-log-renew" if src.startswith("military discards") else "ages-log-events"
    for src in NAMES
    for dst in NAMES
    if (src.startswith("military discards") and dst.startswith("military deck"))
    or (src.startswith("future events") and dst.startswith("current events"))
}
QUIET_MOVES: Final = frozenset({(src, dst) for src in NAMES for dst in NAMES} - MOVES.keys() - SHUFFLED.keys())
# A counter changes with an event that has its own line, so none is told twice.
QUIET: Final = frozenset(counter.name for counter in BOOK.counters)


# How a number of an event is said.

Reader = Callable[[int], int | str | Message]
Arguments = tuple[tuple[str, int, Reader], ...]


def figure(value: int) -> int:
    return value


def gone(value: int) -> int:
    """A loss, told as a positive number."""
    return -value


def winner(number: int) -> Message:
    """The winner of a war: a seat counted from 1, for 0 is nobody."""
    return player(number - 1)


CARD: Final[Arguments] = (("card", 0, card_name),)
COUNT: Final[Arguments] = (("count", 0, figure),)
RIVAL: Final[Arguments] = (("card", 0, card_name), ("other", 1, player))
# Lines that are about no seat.
NOBODYS: Final[dict[str, Arguments]] = {
    "ages-log-round": (("round", 0, figure),),
    "ages-log-age": (("age", 0, age_name),),
    "ages-log-last-round": (("round", 0, figure),),
    "ages-log-final-event": CARD,
}
SOMEBODYS: Final[dict[str, Arguments]] = {
    "ages-log-turn": (("round", 0, figure),),
    "ages-log-taken": (*CARD, ("cost", 1, figure)),
    "ages-log-population": (("cost", 0, figure),),
    "ages-log-population-gained": COUNT,
    "ages-log-population-lost": (),
    "ages-log-population-lost-from": CARD,
    "ages-log-built": (*CARD, ("cost", 1, figure)),
    "ages-log-upgraded": (("old", 0, card_name), ("new", 1, card_name), ("cost", 2, figure)),
    "ages-log-destroyed": CARD,
    "ages-log-leader": CARD,
    "ages-log-tucked": (*CARD, ("wonder", 1, card_name)),
    "ages-log-stage": (*CARD, ("count", 1, figure), ("cost", 2, figure)),
    "ages-log-completed": CARD,
    "ages-log-ruined": CARD,
    "ages-log-developed": (*CARD, ("cost", 1, figure)),
    "ages-log-revolution": (*CARD, ("cost", 1, figure)),
    "ages-log-action": CARD,
    "ages-log-tactic": CARD,
    "ages-log-tactic-copied": CARD,
    "ages-log-gained-food": COUNT,
    "ages-log-gained-resources": COUNT,
    "ages-log-lost-food": COUNT,
    "ages-log-lost-resources": COUNT,
    "ages-log-scored-science": COUNT,
    "ages-log-scored-culture": COUNT,
    "ages-log-paid-science": (("count", 0, gone),),
    "ages-log-lost-culture": (("count", 0, gone),),
    "ages-log-corruption": COUNT,
    "ages-log-famine": COUNT,
    "ages-log-uprising": (),
    "ages-log-antiquated": CARD,
    "ages-log-prepared": (("level", 0, age_name),),
    "ages-log-event": CARD,
    "ages-log-aggression": (*RIVAL, ("strength", 2, figure)),
    "ages-log-defended": (*COUNT, ("card", 1, card_name), ("other", 2, player)),
    "ages-log-war": RIVAL,
    "ages-log-war-won": (("card", 0, card_name), ("winner", 1, winner), ("count", 2, figure)),
    "ages-log-war-even": CARD,
    "ages-log-pact-offered": RIVAL,
    "ages-log-pact-offered-sided": (*RIVAL, ("side", 2, side_name)),
    "ages-log-pact-accepted": RIVAL,
    "ages-log-pact-refused": RIVAL,
    "ages-log-pact-ended": RIVAL,
    "ages-log-bid": COUNT,
    "ages-log-bid-pass": (),
    "ages-log-colonized": (*CARD, ("strength", 1, figure)),
    "ages-log-colony-lost": CARD,
    "ages-log-colonized-from-hand": CARD,
    "ages-log-sacrificed": CARD,
    "ages-log-resigned": (),
    "ages-log-yellow-taken": (*COUNT, ("other", 1, player)),
    "ages-log-yellow-gained": COUNT,
    "ages-log-yellow-lost": COUNT,
    "ages-log-blue-gained": COUNT,
    "ages-log-blue-lost": COUNT,
    "ages-log-blue-lost-from": (("card", 1, card_name),),
    "ages-log-covered": CARD,
    "ages-log-civil-lost": COUNT,
    "ages-log-politics-sold": (),
    "ages-log-politics-skipped": (),
    "ages-log-replaced": CARD,
    "ages-log-leader-gone": CARD,
    "ages-log-wonder-gone": CARD,
    "ages-log-stolen": RIVAL,
    "ages-log-colony-taken": RIVAL,
    "ages-log-war-dropped": CARD,
    "ages-log-tactic-shared": CARD,
    "ages-log-arms": COUNT,
    "ages-log-arms-science": (*COUNT, ("science", 1, figure)),
    "ages-log-military-gained": COUNT,
}


def lines() -> dict[str, Signature]:
    """Every log line with the names of its arguments."""
    ids = dict(MOVE_LINES)
    ids |= {key: frozenset(name for name, _, _ in args) for key, args in NOBODYS.items()}
    ids |= {key: frozenset({"player", *(name for name, _, _ in args)}) for key, args in SOMEBODYS.items()}
    return ids


LINES: Final = lines()


def line_of(event: Event) -> str:
    """The message of an event: the one of its name, where what happened decides between two."""
    args = event.args
    key = f"ages-log-{BOOK.event_name(event.kind)}"
    if event.kind == SCORED:
        if args[1] == CULTURE:
            return "ages-log-scored-culture" if args[0] > 0 else "ages-log-lost-culture"
        return "ages-log-scored-science" if args[0] > 0 else "ages-log-paid-science"
    if event.kind in (GAINED, LOST):
        return f"{key}-food" if args[1] == FOOD else f"{key}-resources"
    if event.kind == POPULATION_LOST:
        return key if args[0] == NONE else f"{key}-from"
    if event.kind == WAR_RESOLVED:
        return "ages-log-war-won" if args[1] else "ages-log-war-even"
    if event.kind == PACT_OFFERED and SIDED[args[0]]:
        return f"{key}-sided"
    if event.kind == BID and not args[0]:
        return f"{key}-pass"
    if event.kind == COLONIZED and not args[1]:
        return f"{key}-from-hand"
    if event.kind == BLUE_LOST and args[1] != NONE:
        return f"{key}-from"
    if event.kind == ARMS_TAKEN and args[1]:
        return f"{key}-science"
    return "ages-log-final-event" if key == "ages-log-event" and event.seat < 0 else key


def event_line(_s: State, event: Event) -> Message | None:
    """The log line of an event of this game; None for the kernel's events."""
    if event.kind < GAME_EVENTS:
        return None
    key = line_of(event)
    said: dict[str, int | str | Message] = {}
    if key in SOMEBODYS:
        said["player"] = player(event.seat)
    for name, number, read in SOMEBODYS[key] if key in SOMEBODYS else NOBODYS[key]:
        said[name] = read(event.args[number])
    return Message(key, said)


def event_targets(_s: State, event: Event) -> list[str]:
    """The things on the table one event of this game speaks of."""
    if event.kind < GAME_EVENTS:
        return []
    key = line_of(event)
    out = [f"seat:{event.seat}"] if key in SOMEBODYS else []
    for _, number, read in (*SOMEBODYS.get(key, ()), *NOBODYS.get(key, ())):
        if read is card_name:
            out.append(f"card:{event.args[number]}")
        elif read is player:
            out.append(f"seat:{event.args[number]}")
    return list(dict.fromkeys(out))
