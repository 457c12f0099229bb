"""Programs, the book that holds them, and the machine that runs them until one asks (DESIGN 3.2).

These classes know each other, so they share a module: a Machine runs the Nodes of its Book over a stack of Frames.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from civitas.kernel.errors import IllegalChoice, LoadError
from civitas.kernel.events import CHOICE, COUNT, GAME_EVENTS, NOWHERE, ROLL, Event, Sink
from civitas.kernel.frame import GROUND, Frame
from civitas.kernel.question import Pick, Question
from civitas.kernel.rng import Rng
from civitas.kernel.seal import seal
from civitas.kernel.vecs import vec
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, SHARED, Bag, Handful, Keeper, Lore, Pile, Sheaf, Zone, ZoneSpec

PASS: Final = -1
NEVER: Final = -2  # no option has this code
NOBODY: Final = -1
NO_SOURCE: Final = -1
ALWAYS: Final = -1  # instead of a zone: the hook is live for every seat in its scope

# Whose deeds a hook of mine concerns.
MINE: Final = 0
OTHERS: Final = 1
ANYONE: Final = 2

# With more kinds of card than this, counting each kind costs more than listing the cards that are there.
WIDEST_BAG: Final = 128

# So many zones are copied with the state; more are shared until they are changed.
FEW_ZONES: Final = 24

# A run of nodes this long without a question is a loop in the rules, not a long turn.
RUNAWAY: Final = 1_000_000

S = TypeVar("S", bound="Machine")


@mypyc_attr(allow_interpreted_subclasses=True)
class Expr(Generic[S]):
    """An int worked out from the state and the frame; never changes either."""

    def get(self, s: S, f: Frame) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Generic[S]):
    """One step of a program. Immutable after load: whatever it must remember lies in the state or the frame."""

    def run(self, s: S, f: Frame) -> None:
        """Does the step. The frame's position has already moved past this node."""
        raise NotImplementedError

    def emit(self, out: list[Node[Any]]) -> None:
        """Adds the node to a flat program; a structured node adds its parts and the jumps between them."""
        out.append(self)

    def able(self, s: S, f: Frame) -> bool:
        """Whether the step could be done now; May and Choose offer only what is able."""
        return True


ONE: Final = Pick("one")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Node[S]):
    """A question and its answers (DESIGN 3.4.1, 3.4.2, 3.4.7). `options` is pure; only `answer` acts.

    No option: nothing is asked, V is PASS and the program goes on. One option: it is taken silently, unless the
    question is `always` asked because its options depend on hidden things, or `ends_turn` and the seat has chosen
    something this turn. The answer to a `private` question is shown to nobody but the chooser, and V remembers only
    whether it was PASS (DESIGN 3.4.3).
    """

    def __init__(self, kind: str, always: bool = False, ends_turn: bool = False, private: bool = False) -> None:
        self.kind = kind
        self.always = always
        self.ends_turn = ends_turn
        self.private = private

    def options(self, s: S, f: Frame) -> list[int]:
        """The legal codes, ascending, PASS first. Running it again gives the same list."""
        raise NotImplementedError

    def answer(self, s: S, f: Frame, code: int) -> None:
        """What the choice does; V already holds the code, which is enough for many questions."""

    def asked(self, s: S, f: Frame) -> int:
        return f.who

    def source(self, s: S, f: Frame) -> int:
        return f.src

    def args(self, s: S, f: Frame) -> tuple[int, ...]:
        """Public numbers for the wording of the prompt."""
        return ()

    def pick(self, s: S, f: Frame) -> Pick:
        return ONE

    def run(self, s: S, f: Frame) -> None:
        opts = self.options(s, f)
        if not opts:
            f.v = PASS
            return
        seat = self.asked(s, f)
        if len(opts) == 1 and not self.always and not (self.ends_turn and s.acted and seat == s.turn):
            code = opts[0]
            f.v = 0 if self.private and code != PASS else code
            self.answer(s, f, code)
            return
        s.resting = True
        s.asks = self
        s.asked = seat
        s.opts = opts


class End(Node["Machine"]):
    """Stands at the end of every program: on with the one that called it, whose V is 0 then.

    It does what `Machine.leave` does, once more because every program comes to its end.
    """

    def run(self, s: Machine, f: Frame) -> None:
        under = f.under
        assert under is not None
        s.top = under
        if under is GROUND:
            s.end()
        else:
            under.v = 0


END: Final = End()


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """Something a card does while it lies in a zone: a Listener or a Modifier."""

    def __init__(self, topic: int, source: int, zone: int, scope: int) -> None:
        self.topic = topic
        self.source = source
        self.zone = zone
        self.scope = scope
        self.number = NOBODY

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


class Cast:
    """The hooks of the cards that take part in one game, by event and query; shared by all its states."""

    def __init__(self, book: Book, cards: list[int]) -> None:
        there = {NO_SOURCE, *cards}
        self.listeners = [[hook for hook in hooks if hook.source in there] for hooks in book.listeners]
        self.replacements = [[hook for hook in hooks if hook.source in there] for hooks in book.replacements]
        self.modifiers = [[hook for hook in hooks if hook.source in there] for hooks in book.modifiers]


class Book:
    """The static tables of one game: what every int in its states stands for.

    Everything is numbered in the order it is declared, so a game declares its zones, counters, events and programs
    at import, in one fixed order.
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
        self.zone_at: list[list[int]] = []
        self.counter_at: list[int] = []
        self._names: dict[str, int] = {}
        self._casts: dict[int, Cast] = {}
        self._print: str = ""

    # Declarations, made once at import.

    def declare(self, sort: str, name: str) -> None:
        """Refuses a second thing of the same sort and name."""
        key = f"{sort} {name}"
        if key in self._names:
            raise LoadError(f"{self.name}: the {key!r} is defined twice.")
        self._names[key] = len(self._names)

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
        self.counters.append(CounterKind(name, base, slots, per_seat, sight))
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

    def fingerprint(self) -> str:
        """Changes whenever the meaning of a saved state's ints may have changed."""
        if not self._print:
            shape = [f"{self.name} {self.version} {self.width} {self.max_seats}", *self._names]
            shape += [f"{len(code)}:" + ",".join(type(node).__name__ for node in code) for code in self.code]
            shape += [f"{c.name} {c.base} {c.size} {c.per_seat} {c.sight}" for c in self.counters]
            shape += [f"{z.name} {z.sight} {z.per_seat} {z.ordered} {z.domain} {z.screened}" for z in self.zone_kinds]
            shape += [f"{d.name} {d.owner} {d.closed} {d.pool}" for d in self.domains]
            shape += [f"{type(h).__name__} {h.topic} {h.source} {h.zone} {h.scope}" for h in self.hooks]
            self._print = hashlib.blake2b("\n".join(shape).encode(), digest_size=8).hexdigest()
        return self._print

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


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Machine(Rng):
    """Base of every game's State: plain data, complete at every question.

    A game's State adds readers and, where zones and counters are not enough, fields of its own; it then extends
    `copy_into`, `pack` and `unpack`. Fields a caller may read: `seats`, `turn`, `over`, `options`.
    """

    __slots__ = (
        "acted",
        "actor",
        "asked",
        "asks",
        "book",
        "cast",
        "choices",
        "commits",
        "committed",
        "counts",
        "keeper",
        "lasting",
        "lore",
        "opts",
        "origin",
        "over",
        "pending",
        "resting",
        "reveals",
        "seats",
        "sink",
        "top",
        "trail",
        "turn",
        "zones",
    )

    def __init__(self, book: Book, seats: int) -> None:
        super().__init__()
        self.book = book
        self.seats = seats
        self.turn: int = 0
        self.over: bool = False
        self.resting: bool = False  # a question is asked, or the game is over
        self.asks: Ask[Any] = NO_ASK
        self.asked: int = NOBODY
        self.opts: list[int] = NO_OPTIONS
        self.top: Frame = GROUND  # of the program that runs
        self.zones: list[Zone] = []
        self.keeper: Keeper | None = None
        self.counts: vec[i64] = vec[i64]()
        self.commits: list[tuple[int, ...]] = NO_COMMITS
        self.committed: int = 0
        self.pending: tuple[int, ...] = ()
        self.lasting: tuple[int, ...] = ()
        self.lore: Lore = ()
        self.actor: int = NOBODY
        self.acted: bool = False
        self.reveals: int = 0
        self.choices: int = 0
        self.sink: Sink | None = None
        self.cast: Cast = NO_CAST
        self.origin: object = None
        self.trail: tuple[Any, ...] = ()

    def prepare(self) -> None:
        """Gives a blank state its empty zones and its counters at zero."""
        self.zones = self.book.fresh_zones(self.seats)
        self.counts = vec[i64]([0] * self.book.counter_slots)

    def enlist(self) -> None:
        """Finds the hooks of the cards that take part, once these are known."""
        self.cast = self.book.cast(self)

    def cast_key(self) -> int:
        """A number that differs between games in which different cards take part; see `takes_part`."""
        return 0

    def takes_part(self) -> list[int]:
        """The cards whose hooks can be live in this game; fixed from set-up on."""
        return list(range(self.book.width))

    # Copying.

    def copy(self) -> Machine:
        """An independent state, equal to this one, without its event sink. A game returns its own class."""
        raise NotImplementedError

    def copy_into(self, t: Machine) -> None:
        t.turn = self.turn
        t.over = self.over
        t.resting = self.resting
        t.asks = self.asks
        t.asked = self.asked
        t.opts = self.opts
        t.top = self.top.copy()
        if len(self.zones) <= FEW_ZONES:
            t.zones = [z.copy() for z in self.zones]
        else:
            t.zones = self.zones.copy()
            self.keeper = Keeper()  # both share the zones now, and whoever changes one copies it first
            t.keeper = Keeper()
        t.counts = self.counts[:]
        t.commits = self.commits
        t.committed = self.committed
        t.pending = self.pending
        t.lasting = self.lasting
        t.lore = self.lore
        t.actor = self.actor
        t.acted = self.acted
        t.reveals = self.reveals
        t.choices = self.choices
        t.cast = self.cast
        t.origin = self.origin
        t.trail = self.trail
        t.ra = self.ra
        t.rb = self.rb
        t.rc = self.rc
        t.rd = self.rd
        t.rolls = self.rolls

    def pack(self) -> dict[str, object]:
        """What a game's own fields add to a saved state."""
        return {}

    def unpack(self, own: dict[str, Any]) -> None:
        """Takes back what `pack` gave."""

    def to_data(self) -> dict[str, object]:
        """Everything, as plain data. What can be derived (the options) and what is history (the trail) stay out."""
        return {
            "game": self.book.name,
            "version": self.book.version,
            "print": self.book.fingerprint(),
            "seats": self.seats,
            "turn": self.turn,
            "over": self.over,
            "stack": [f.pack() for f in self.stack],
            "zones": [z.content() for z in self.zones],
            "open": [z.open for z in self.zones],
            "facts": {z.spec.number: z.lore for z in self.zones if z.lore},
            "counts": list(self.counts),
            "commits": self.commits,
            "committed": self.committed,
            "pending": self.pending,
            "lasting": self.lasting,
            "lore": self.lore,
            "actor": self.actor,
            "acted": self.acted,
            "rng": [self.ra, self.rb, self.rc, self.rd],
            "counted": [self.rolls, self.reveals, self.choices],
            "own": self.pack(),
        }

    def to_json(self) -> str:
        """The whole state as sealed JSON text, hidden things and generator included; `Game.from_json` takes it back."""
        return seal(msgspec.json.encode(self.to_data()))

    def key(self) -> bytes:
        """Equal for equal states and only for them, in any process: for comparing, hashing and transpositions.

        What undo counts (rolls, reveals, choices) is history, not position, and stays out; so does the print of the
        book, which changes with any node.
        """
        data = self.to_data()
        del data["counted"]
        del data["print"]
        return hashlib.blake2b(msgspec.json.encode(data), digest_size=16).digest()

    # Running.

    def call(self, prog: int, me: int, who: int, src: int, a: int = 0, b: int = 0) -> None:
        """Starts a program on top of the current one; the caller's V is 0 afterwards unless it returns a value."""
        self.top = Frame(prog, 0, me, who, src, a, b, 0, 0, (), self.top)

    @property
    def stack(self) -> list[Frame]:
        """The programs under way, the first called first."""
        out: list[Frame] = []
        f = self.top
        while f.under is not None:
            out.append(f)
            f = f.under
        out.reverse()
        return out

    def leave(self, value: int) -> None:
        """Ends the top program and gives its value to the one below; the end of the last one is that of the game."""
        under = self.top.under
        assert under is not None
        self.top = under
        if under is GROUND:
            self.end()
        else:
            under.v = value

    def end(self) -> None:
        """The game is over."""
        self.over = True
        self.resting = True

    def advance(self) -> None:
        """Runs the top program until one asks or the game is over."""
        code = self.book.code
        for _ in range(RUNAWAY):
            f = self.top
            pc = f.pc
            f.pc = pc + 1
            code[f.prog][pc].run(self, f)
            if self.resting:
                return
        raise RuntimeError(f"{self.book.name}: the program {self.book.program_names[self.top.prog]!r} never ends")

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer; if not, the game is over."""
        return self.resting and not self.over

    def asker(self) -> Ask[Any]:
        """The node that is asking."""
        assert self.asking
        return self.asks

    def apply(self, code: int) -> None:
        """Takes an option already known to be legal."""
        f = self.top
        node = self.asks
        seat = self.asked
        self.resting = False
        self.actor = seat
        if seat == self.turn:
            self.acted = True
        self.choices += 1
        f.v = 0 if node.private and code != PASS else code
        if self.sink is not None:
            face = 1 << seat if node.private else self.everyone
            self.sink.put(Event(CHOICE, seat, (code,), NOWHERE, NOWHERE, self.everyone, face))
        node.answer(self, f, code)
        if not self.resting:
            self.advance()

    def reask(self) -> None:
        """Works out the pending question again: the identity, unless hidden things were dealt anew."""
        if self.asking:
            self.top.pc -= 1
            self.resting = False
            self.advance()

    @property
    def everyone(self) -> int:
        """All viewers, as bits: the seats and the spectators."""
        return (2 << self.seats) - 1

    # What a caller sees.

    @property
    def question(self) -> Question | None:
        """What is being asked; None when the game is over. Built on demand."""
        if not self.asking:
            return None
        f = self.top
        node = self.asker()
        rule = self.book.program_rules[f.prog]
        return Question(self.asked, node.kind, node.source(self, f), node.args(self, f), node.pick(self, f), rule)

    @property
    def options(self) -> list[int]:
        """The legal answers, ascending, PASS (-1) first; empty only when the game is over. Not to be changed."""
        return self.opts if self.asking else NO_OPTIONS

    def choose(self, code: int) -> None:
        """Answers the question. A code that is not an option: IllegalChoice, and the state is untouched."""
        if not self.asking:
            raise IllegalChoice("The game is over: nothing is being asked.")
        if code not in self.opts:
            raise IllegalChoice(f"{code} is not an option of this question; the options are {self.opts}.")
        self.trail = (self.trail, code)
        self.apply(code)

    def scores(self) -> list[int]:
        """Each seat's points, final once the game is over."""
        raise NotImplementedError

    def ranking(self, seat: int) -> tuple[int, ...]:
        """What decides a seat's place, highest first; points alone unless the game has tie-breakers."""
        return (self.scores()[seat],)

    def rank(self) -> list[int]:
        """Each seat's place, 1 for the best; equal seats share a place."""
        keys = [self.ranking(seat) for seat in range(self.seats)]
        return [1 + sum(other > mine for other in keys) for mine in keys]

    def winners(self) -> list[int]:
        """The seats in first place; empty until the game is over."""
        return [seat for seat, place in enumerate(self.rank()) if place == 1] if self.over else []

    # Reading and changing what lies on the table.

    def zone(self, kind: int, seat: int) -> Zone:
        """A zone of the state's own, to read or to change."""
        zone = self.zones[self.book.zone_at[kind][seat]]
        if self.keeper is None or zone.keeper is self.keeper:
            return zone
        return self.own_zone(zone.spec.number)

    def own_zone(self, number: int) -> Zone:
        """The zone of this number, copied if the state shares it with another."""
        zone = self.zones[number]
        if self.keeper is not None and zone.keeper is not self.keeper:
            zone = zone.copy()
            zone.keeper = self.keeper
            self.zones[number] = zone
        return zone

    def peek(self, kind: int, seat: int) -> Zone:
        """A zone only to be read: it may be shared with other states."""
        return self.zones[self.book.zone_at[kind][seat]]

    def get(self, index: int) -> int:
        return self.counts[index]

    def add(self, index: int, change: int) -> None:
        """Changes a counter (its base plus the seat or place) and logs the change."""
        if change:
            self.counts[index] += change
            if self.sink is not None:
                kind = self.book.counters[self.book.counter_at[index]]
                seat = (index - kind.base) % self.book.max_seats if kind.per_seat else NOBODY
                seen = 1 << seat if kind.sight == OWNER else self.everyone
                self.sink.put(Event(COUNT, seat, (change, index), NOWHERE, NOWHERE, seen, seen))

    def put(self, index: int, value: int) -> None:
        if self.sink is None:
            self.counts[index] = value
        else:
            self.add(index, value - self.get(index))

    def roll(self, sides: int) -> int:
        """A die everybody sees: 1 to `sides`."""
        result = self.below(sides) + 1
        if self.sink is not None:
            self.sink.put(Event(ROLL, self.actor, (result, sides), NOWHERE, NOWHERE, self.everyone, self.everyone))
        return result

    def log(self, event: int, seat: int, args: tuple[int, ...] = ()) -> None:
        """Logs an event of the game for all to see."""
        if self.sink is not None:
            self.sink.put(Event(event, seat, args, NOWHERE, NOWHERE, self.everyone, self.everyone))

    # Hooks.

    def turn_order(self, first: int) -> list[int]:
        """The seats in the order they act, from `first` on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def listening(self, event: int, who: int, a: int, b: int, instead: bool) -> list[int]:
        """Everyone whose listener hears the event, in turn order: flat entries (program, owner, source, who, a, b)."""
        cast = self.cast
        hooks = cast.replacements[event] if instead else cast.listeners[event]
        out: list[int] = []
        for owner in self.turn_order(self.turn):
            for hook in hooks:
                if hook.concerns(owner, who):
                    copies = self.live_copies(hook, owner)
                    if copies > 1 and not hook.each_copy:
                        copies = 1
                    while copies > 0:
                        out.extend((hook.program, owner, hook.source, who, a, b))
                        copies -= 1
            for j in range(0, len(self.lasting), 3):
                lasting = self.book.hooks[self.lasting[j]]
                if (
                    self.lasting[j + 1] == owner
                    and isinstance(lasting, Listener)
                    and lasting.topic == event
                    and lasting.instead == instead
                    and lasting.concerns(owner, who)
                ):
                    out.extend((lasting.program, owner, self.lasting[j + 2], who, a, b))
        return out

    def any_live(self, hooks: Sequence[Hook], who: int) -> bool:
        """Whether any seat one of these hooks concerns has its source where it works from."""
        for hook in hooks:
            if hook.zone == ALWAYS:
                return True
            at = self.book.zone_at[hook.zone]
            if hook.scope == MINE:
                if self.zones[at[who]].count(hook.source):
                    return True
            else:
                for owner in range(self.seats):
                    if self.zones[at[owner]].count(hook.source) and hook.concerns(owner, who):
                        return True
        return False

    def live_copies(self, hook: Hook, owner: int) -> int:
        """How many of the hook's source lie where it works from, for this owner."""
        return 1 if hook.zone == ALWAYS else self.zones[self.book.zone_at[hook.zone][owner]].count(hook.source)

    def ask_modifiers(self, query: int, who: int, value: int, arg: int = 0) -> int:
        """The value after every live modifier has bent it, in the order they were declared, lasting ones last."""
        for hook in self.cast.modifiers[query]:
            if hook.scope == MINE:
                copies = self.live_copies(hook, who)
                while copies > 0:
                    value = hook.bend(self, who, value, arg)
                    copies -= 1
            else:
                for owner in range(self.seats):
                    if hook.concerns(owner, who):
                        for _ in range(self.live_copies(hook, owner)):
                            value = hook.bend(self, owner, value, arg)
        if not self.lasting:
            return value
        for j in range(0, len(self.lasting), 3):
            lasting = self.book.hooks[self.lasting[j]]
            if isinstance(lasting, Modifier) and lasting.topic == query and lasting.concerns(self.lasting[j + 1], who):
                value = lasting.bend(self, self.lasting[j + 1], value, arg)
        return value

    def imagine(self, seat: int) -> None:
        """For hidden things that are neither cards in zones nor commitments, such as secret counters: make them up.

        Called on a determinized copy; what is made up may depend only on what the seat's view shows and on the
        copy's own generator.
        """


NO_CAST: Final = Cast(Book("", "", 0), [])
NO_OPTIONS: Final[list[int]] = []
NO_COMMITS: Final[list[tuple[int, ...]]] = []
NO_ASK: Final[Ask[Any]] = Ask("")
