"""The book of a game: its programs, zones, counters, events, queries and hooks, each under its number (DESIGN 3.2)."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from civitas.kernel.errors import LoadError
from civitas.kernel.events import GAME_EVENTS
from civitas.kernel.layout import layout_of
from civitas.kernel.node import END, NEVER, NO_SOURCE, NOBODY, Node
from civitas.kernel.text import Message
from civitas.kernel.vecs import vec
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, SHARED, Bag, Handful, Pile, Sheaf, Zone, ZoneSpec

if TYPE_CHECKING:
    from civitas.kernel.machine import Machine

ALWAYS: Final = -1  # instead of a zone: the hook is live for every seat in its scope

# Whose deeds a hook of mine concerns.
MINE: Final = 0
OTHERS: Final = 1
ANYONE: Final = 2

# With more kinds of card than this, counting each kind costs more than listing the cards that are there.
WIDEST_BAG: Final = 128
CRC_DIGITS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """Something a card does while it lies in a zone: a Listener or a Modifier."""

    def __init__(self, topic: int, source: int, zone: int, scope: int) -> None:
        self.topic = topic
        self.source = source
        self.zone = zone
        self.scope = scope
        self.number = NOBODY
        self.rank = 0  # among the hooks of its source, in the order of the card's abilities

    def concerns(self, owner: int, who: int) -> bool:
        if self.scope == MINE:
            return owner == who
        return self.scope == ANYONE or owner != who


class Listener(Hook):
    """Runs a program when an event is fired; `instead` listeners may replace what was about to happen."""

    def __init__(
        self, topic: int, source: int, zone: int, scope: int, program: int, instead: bool, each_copy: bool
    ) -> None:
        super().__init__(topic, source, zone, scope)
        self.program = program
        self.instead = instead
        self.each_copy = each_copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Hook):
    """Bends the answer to a query: a cost, a limit, a permission. Asked when needed, never stored."""

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        raise NotImplementedError


class Domain:
    """Zones among which unseen cards circulate. Closed: all know which cards the domain holds, not where they lie."""

    def __init__(self, number: int, name: str, owner: int, closed: bool, pool: int) -> None:
        self.number = number
        self.name = name
        self.key = name if owner == SHARED else f"{name}/{owner}"
        self.owner = owner
        self.closed = closed
        self.pool = pool


class ZoneKind:
    def __init__(
        self, name: str, sight: int, per_seat: bool, ordered: bool, domain: str, screened: bool, few: bool
    ) -> None:
        self.screened = screened
        self.name = name
        self.sight = sight
        self.per_seat = per_seat
        self.ordered = ordered
        self.domain = domain
        self.few = few


class CounterKind:
    def __init__(self, name: str, base: int, size: int, per_seat: bool, sight: int) -> None:
        self.name = name
        self.base = base
        self.size = size
        self.per_seat = per_seat
        self.sight = sight


def answering_order(hook: Hook, labels: list[str]) -> tuple[int, int, str]:
    """By card and ability; what belongs to no card comes first, by its name."""
    return (hook.source, 0 if hook.source == NO_SOURCE else hook.rank, labels[hook.number])


class Cast:
    """The hooks of the cards that take part in one game, by event and query; shared by all its states."""

    def __init__(self, book: Book, cards: list[int]) -> None:
        there = {NO_SOURCE, *cards}
        self.listeners = [[hook for hook in hooks if hook.source in there] for hooks in book.listeners]
        self.replacements = [[hook for hook in hooks if hook.source in there] for hooks in book.replacements]
        self.modifiers = [[hook for hook in hooks if hook.source in there] for hooks in book.modifiers]


class Book:
    """The static tables of one game: what every int in its states stands for.

    Things are numbered as they are declared, and no number outlives its process: a saved state calls programs, hooks,
    zones, counters and domains by their names, and hooks answer in the order of their cards. So one thing more, or
    another order of imports, changes nothing that exists.
    """

    def __init__(self, name: str, version: str, max_seats: int) -> None:
        self.name = name
        self.version = version
        self.max_seats = max_seats
        # The code with which a seat gives up the whole game, last of its options; nobody does so by chance.
        self.gives_up: int = NEVER
        self.code: list[list[Node[Any]]] = []
        self.program_names: list[str] = []
        self.program_rules: list[str] = []
        self.events: list[str] = []
        self.listeners: list[list[Listener]] = [[] for _ in range(GAME_EVENTS)]
        self.replacements: list[list[Listener]] = [[] for _ in range(GAME_EVENTS)]
        self.queries: list[str] = []
        self.modifiers: list[list[Modifier]] = []
        self.hooks: list[Hook] = []
        self.counters: list[CounterKind] = []
        self.counter_slots: int = 0
        self.zone_kinds: list[ZoneKind] = []
        self.domain_kinds: list[tuple[str, bool, bool, str]] = []
        self.domains: list[Domain] = []
        self.width: int = 0
        self.empty_bag: vec[i64] = vec[i64]()
        self.layouts: list[list[ZoneSpec]] = []
        self.zones_by_name: list[list[int]] = []
        self.counters_by_name: list[CounterKind] = []
        self.layout_text: str = ""
        self.zone_at: list[list[int]] = []
        self.counter_at: list[int] = []
        self.counter_named: dict[str, CounterKind] = {}
        self._names: set[str] = set()
        self._hooks_of: dict[int, int] = {}
        self._casts: dict[int, Cast] = {}
        self._program_labels: list[str] = []
        self._labelled: dict[str, int] = {}
        self._hook_labels: list[str] = []
        self._source_name: Callable[[int], Message] | None = None
        self._source_target: Callable[[Machine, int, int], str] | None = None

    # Words.

    def call_sources(self, name: Callable[[int], Message], target: Callable[[Machine, int, int], str]) -> None:
        """What a card whose ability responds is called, and where a seat sees it, for the question of their order."""
        self._source_name = name
        self._source_target = target

    def source_name(self, source: int) -> Message:
        if self._source_name is None:
            raise LoadError(f"{self.name}: nothing says what the cards are called; see Book.call_sources.")
        return self._source_name(source)

    def source_target(self, s: Machine, seat: int, source: int) -> str:
        return "" if self._source_target is None else self._source_target(s, seat, source)

    # Declarations, made once at import.

    def declare(self, sort: str, name: str) -> None:
        """Refuses a second thing of the same sort and name."""
        key = f"{sort} {name}"
        if key in self._names:
            raise LoadError(f"{self.name}: the {key!r} is defined twice.")
        self._names.add(key)

    def domain(self, name: str, *, per_seat: bool = False, closed: bool = False, pool: str = "") -> str:
        """A domain; open domains of one pool may hold each other's unseen cards, as far as a seat can tell."""
        self.declare("domain", name)
        self.domain_kinds.append((name, per_seat, closed, pool or name))
        return name

    def zone(
        self,
        name: str,
        sight: int,
        domain: str,
        *,
        per_seat: bool = True,
        ordered: bool = False,
        screened: bool = False,
        few: bool = False,
    ) -> int:
        """A kind of zone; returns its number, for `Machine.zone(kind, seat)`.

        A screened zone is one whose content the rules hide though all might have kept count: nobody but those who see
        it remembers what went in. Where `few` cards lie it is faster to list them than to count every kind.
        """
        self.declare("zone", name)
        if all(kind[0] != domain for kind in self.domain_kinds):
            raise LoadError(f"{self.name}: the zone {name!r} is in an unknown domain {domain!r}.")
        self.zone_kinds.append(ZoneKind(name, sight, per_seat, ordered, domain, screened, few))
        return len(self.zone_kinds) - 1

    def counter(self, name: str, *, per_seat: bool = True, size: int = 1, sight: int = PUBLIC) -> int:
        """A number, one a seat, or a row of `size` numbers; returns its base index: add the seat or the place."""
        self.declare("counter", name)
        base = self.counter_slots
        slots = self.max_seats * size if per_seat else size
        number = len(self.counters)
        kind = CounterKind(name, base, slots, per_seat, sight)
        self.counters.append(kind)
        self.counter_named[name] = kind
        self.counter_slots += slots
        self.counter_at.extend([number] * slots)
        return base

    def event(self, name: str) -> int:
        """An event of the game: it can be logged, and fired for listeners."""
        self.declare("event", name)
        self.events.append(name)
        self.listeners.append([])
        self.replacements.append([])
        return GAME_EVENTS + len(self.events) - 1

    def query(self, name: str) -> int:
        """A question modifiers may bend the answer to."""
        self.declare("query", name)
        self.queries.append(name)
        self.modifiers.append([])
        return len(self.queries) - 1

    def program(self, name: str, nodes: Sequence[Node[Any]], rule: str) -> int:
        """Registers a program under its stable name and the rule it follows; returns its number."""
        number = self.reserve(name, rule)
        self.write(number, nodes)
        return number

    def reserve(self, name: str, rule: str) -> int:
        """The number of a program whose nodes are written later: for programs that call each other."""
        self.declare("program", name)
        self.code.append([])
        self.program_names.append(name)
        self.program_rules.append(rule)
        return len(self.code) - 1

    def write(self, number: int, nodes: Sequence[Node[Any]]) -> None:
        flat = self.code[number]
        if flat:
            raise LoadError(f"{self.name}: the program {self.program_names[number]!r} is written twice.")
        for node in nodes:
            node.emit(flat)
        flat.append(END)

    def hook(self, hook: Hook) -> int:
        """Numbers a hook without attaching it: one that only becomes live for a time (see Lasting)."""
        hook.number = len(self.hooks)
        hook.rank = self._hooks_of.get(hook.source, 0)
        self._hooks_of[hook.source] = hook.rank + 1
        self.hooks.append(hook)
        return hook.number

    def on(self, source: int, event: int, zone: int, program: int, scope: int = MINE, each_copy: bool = False) -> None:
        """While `source` lies in a seat's `zone`, that seat's program runs when the event is fired.

        The zone must be public: in a hidden one, running or not would tell what lies there. A reaction from a hidden
        zone listens ALWAYS and asks every seat.
        """
        self.check_public(zone)
        listener = Listener(event, source, zone, scope, program, False, each_copy)
        self.hook(listener)
        self.listeners[event].append(listener)

    def instead(self, source: int, event: int, zone: int, program: int, scope: int = MINE) -> None:
        """While `source` lies in a seat's `zone`, its program may replace what the event is about to do."""
        self.check_public(zone)
        listener = Listener(event, source, zone, scope, program, True, False)
        self.hook(listener)
        self.replacements[event].append(listener)

    def check_public(self, zone: int) -> None:
        if zone != ALWAYS and self.zone_kinds[zone].sight != PUBLIC:
            name = self.zone_kinds[zone].name
            raise LoadError(f"{self.name}: a listener in the zone {name!r} would tell what is hidden there.")

    def modify(self, modifier: Modifier) -> None:
        """Attaches a modifier to the query it is about."""
        self.hook(modifier)
        self.modifiers[modifier.topic].append(modifier)

    # What the machine asks of the book.

    def finish(self, width: int) -> None:
        """Closes the book once all is declared; `width` is one more than the highest card number."""
        for number, nodes in enumerate(self.code):
            if not nodes:
                raise LoadError(f"{self.name}: the program {self.program_names[number]!r} is reserved, not written.")
        labels = self.hook_labels()
        for hooks in self.listeners + self.replacements:
            hooks.sort(key=lambda hook: answering_order(hook, labels))
        for modifiers in self.modifiers:
            modifiers.sort(key=lambda hook: answering_order(hook, labels))
        self.width = width
        self.empty_bag = vec[i64]([0] * width)
        shared = [kind for kind in self.zone_kinds if not kind.per_seat]
        own = [kind for kind in self.zone_kinds if kind.per_seat]
        for kind in self.zone_kinds:
            base = own.index(kind) + len(shared) if kind.per_seat else shared.index(kind)
            step = len(own) if kind.per_seat else 0
            self.zone_at.append([base + seat * step for seat in range(self.max_seats)])
        pools: list[str] = []
        for name, per_seat, closed, pool in self.domain_kinds:
            for owner in range(self.max_seats) if per_seat else (SHARED,):
                label = f"{name} {owner}" if closed else pool
                if label not in pools:
                    pools.append(label)
                self.domains.append(Domain(len(self.domains), name, owner, closed, pools.index(label)))
        for seats in range(self.max_seats + 1):
            self.layouts.append(self.layout(seats, shared, own))
            by_name = sorted([(spec.key, spec.number) for spec in self.layouts[seats]])
            self.zones_by_name.append([number for _, number in by_name])
        self.counters_by_name = [self.counter_named[name] for name in sorted(self.counter_named)]
        self.layout_text = layout_of(self).text()

    def layout(self, seats: int, shared: list[ZoneKind], own: list[ZoneKind]) -> list[ZoneSpec]:
        everyone = (2 << seats) - 1
        specs: list[ZoneSpec] = []
        for owner in range(SHARED, seats):
            for kind in shared if owner == SHARED else own:
                seers = 0 if kind.sight == HIDDEN else everyone
                if kind.sight == OWNER:
                    seers = 1 << owner
                domain = next(d for d in self.domains if d.name == kind.domain and d.owner in (SHARED, owner))
                number = self.zone_kinds.index(kind)
                spec = ZoneSpec(len(specs), number, kind.name, owner, seers, everyone, domain.number, self.empty_bag)
                spec.screened = kind.screened
                spec.closed = domain.closed
                specs.append(spec)
        return specs

    def fresh_zones(self, seats: int) -> list[Zone]:
        zones: list[Zone] = []
        for spec in self.layouts[seats]:
            kind = self.zone_kinds[spec.kind]
            if kind.ordered:
                zones.append(Pile(spec, []))
            elif self.width > WIDEST_BAG:
                zones.append(Sheaf(spec, []))
            elif kind.few:
                zones.append(Handful(spec, []))
            else:
                zones.append(Bag(spec, self.empty_bag[:], 0))
        return zones

    def program_labels(self) -> list[str]:
        """What saved states call the programs: by their names, and by a print of their instructions, for a position
        within a program means nothing in another one: which nodes there are, what they ask and where they jump.
        """
        if not self._program_labels:
            for name, code in zip(self.program_names, self.code, strict=True):
                shape = zlib.crc32(",".join(type(node).__name__ for node in code).encode())
                marks = zlib.crc32(",".join(node.mark() for node in code).encode())
                self._program_labels.append(f"{name}@{shape:08x}{marks:08x}")
        return self._program_labels

    def labelled_programs(self) -> dict[str, int]:
        """The programs by their labels, and by those of an earlier release, which told only which nodes there are."""
        if not self._labelled:
            for number, label in enumerate(self.program_labels()):
                self._labelled[label] = self._labelled[label[:-CRC_DIGITS]] = number
        return self._labelled

    def hook_labels(self) -> list[str]:
        """What saved states call the hooks: listeners by their programs, modifiers by card, class and query."""
        if not self._hook_labels:
            alike: dict[str, int] = {}
            for hook in self.hooks:
                label = f"{hook.source} {type(hook).__name__} "
                if isinstance(hook, Listener):
                    label += self.program_names[hook.program]
                else:
                    label += self.queries[hook.topic]
                alike[label] = alike.get(label, -1) + 1
                self._hook_labels.append(f"{label} {alike[label]}" if alike[label] else label)
        return self._hook_labels

    def cast(self, s: Machine) -> Cast:
        """The cast of a game, worked out once for all games with the same key."""
        key = s.cast_key()
        cast = self._casts.get(key)
        if cast is None:
            cast = Cast(self, s.takes_part())
            self._casts[key] = cast
        return cast

    def event_name(self, kind: int) -> str:
        if kind < GAME_EVENTS:
            return ("choice", "move", "count", "shuffle", "look", "roll", "commit", "reveal")[kind]
        return self.events[kind - GAME_EVENTS]


NO_CAST: Final = Cast(Book("", "", 0), [])
