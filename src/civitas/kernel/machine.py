"""The machine: a state that runs the programs of its book until one of them asks (DESIGN 3.2)."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from civitas.kernel.book import ALWAYS, MINE, NO_CAST, Book, Cast, Hook, Listener, Modifier
from civitas.kernel.errors import IllegalChoice
from civitas.kernel.events import CHOICE, COUNT, NOWHERE, ROLL, Event, Sink
from civitas.kernel.frame import ENTRY, GROUND, RESOLVE, Frame, Packed
from civitas.kernel.node import NO_ASK, NOBODY, PASS, Ask
from civitas.kernel.question import Question
from civitas.kernel.rng import SEED_BYTES, SEEDS_A_HASH, Rng, derived, key_of, many_derived
from civitas.kernel.saved import Saved
from civitas.kernel.seal import seal
from civitas.kernel.vecs import vec
from civitas.kernel.zones import OWNER, Keeper, Lore, Zone, opened

# So many zones are copied with the state; more are shared until they are changed.
FEW_ZONES: Final = 24

# No question is put to this seat: it is no seat, and not NOBODY either.
NO_SEAT: Final = -2

# A seed in words.
WORDS: Final = struct.Struct("<III")

# A run of nodes this long without a question is a loop in the rules, not a long turn.
RUNAWAY: Final = 1_000_000


def place_of(number: int, used: list[int]) -> int:
    """The place of a program or hook in the list of those that wait or last in a saved state."""
    if number not in used:
        used.append(number)
    return used.index(number)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Machine(Rng):
    """Base of every game's State: plain data, complete at every question.

    A game's State adds readers and, where zones and counters are not enough, fields of its own; it then extends
    `copy_into`, `pack` and `unpack`. Fields a caller may read: `seats`, `turn`, `over`, `options`.
    """

    # Slots, because Python keeps at most thirty other fields where it finds them fast.
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
        "deals",
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
        "secret",
        "seeds",
        "silent",
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
        self.secret: bytes = b""
        self.deals: int = 0  # hidden shuffles so far
        self.seeds: bytes = b""  # of the next of them, where they are worked out already
        self.turn: int = 0
        self.silent: int = NO_SEAT  # the seat that is never asked, but follows its habits
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

    def open_zones(self) -> list[int]:
        """The kinds of zone that all see in this game, though a rule of the game usually hides them."""
        return []

    def show_zones(self) -> None:
        """Opens them, before anything lies there or when a saved state is taken back."""
        for kind in self.open_zones():
            for seat in range(self.seats):
                zone = self.zone(kind, seat)
                zone.spec = opened(zone.spec)

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
        t.silent = self.silent
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
        t.secret = self.secret
        t.deals = self.deals
        t.seeds = self.seeds

    def pack(self) -> dict[str, object]:
        """What a game's own fields add to a saved state."""
        return {}

    def unpack(self, own: dict[str, Any]) -> None:
        """Takes back what `pack` gave."""

    def to_data(self) -> Saved:
        """Everything, as plain data. What can be derived (the options) and what is history (the trail) stay out."""
        programs: list[int] = []
        hooks: list[int] = []
        stack: list[Packed] = []
        labels = self.book.program_labels()
        for f in self.stack:
            xs = f.xs
            if f.prog == RESOLVE:
                xs = tuple([place_of(x, programs) if i % ENTRY == 0 else x for i, x in enumerate(xs)])
            stack.append((labels[f.prog], f.pc, f.me, f.who, f.src, f.a, f.b, f.n, f.v, xs))
        pending = self.pending
        if pending:
            pending = tuple([place_of(x, programs) if i % ENTRY == 0 else x for i, x in enumerate(pending)])
        lasting = self.lasting
        if lasting:
            lasting = tuple([place_of(x, hooks) if i % 3 == 0 else x for i, x in enumerate(lasting)])
        return Saved(
            self.book.name,
            self.book.version,
            self.book.layout_text,
            self.seats,
            self.turn,
            stack,
            [z.content() for z in self.zones],
            [z.open for z in self.zones],
            list(self.counts),
            self.actor,
            self.acted,
            (self.ra, self.rb, self.rc, self.rd),
            self.secret,
            (self.deals, self.rolls, self.reveals, self.choices),
            {z.spec.number: z.lore for z in self.zones if z.lore},
            self.pack(),
            self.over,
            self.commits,
            self.committed,
            [labels[number] for number in programs],
            pending,
            [self.book.hook_labels()[number] for number in hooks],
            lasting,
            self.lore,
        )

    def to_json(self) -> str:
        """The whole state as sealed JSON text, hidden things and generator included; `Game.from_json` takes it back."""
        return seal(msgspec.json.encode(self.to_data()))

    def key(self) -> bytes:
        """Equal for equal states and only for them, in any process: for comparing, hashing and transpositions.

        What undo counts (rolls, reveals, choices) is history, not position, and stays out.
        """
        data = self.to_data()
        lore, domains = self.lore, self.book.domains
        knowledge = (
            {z.spec.key: (z.open, z.lore) for z in self.zones if z.lore or z.open != z.spec.everyone},
            sorted([(lore[i], domains[lore[i + 1]].key, lore[i + 2]) for i in range(0, len(lore), 3)]),
        )
        under_way = (data.programs, data.stack, data.pending, data.committed, self.actor, self.acted)
        text = msgspec.json.encode((self.named(), knowledge, under_way), order="sorted")
        return hashlib.blake2b(text, digest_size=16).digest()

    def position(self) -> bytes:
        """A print of the position: what lies where, the counters, the generator, who is asked, the options, the result.

        Everything goes by its name, so it moves with the position alone: programs may be written another way, and
        things that take no part may be added.
        """
        asked = self.asked if self.asking else NOBODY
        result = (self.scores(), self.winners()) if self.over else None
        return hashlib.blake2b(msgspec.json.encode((self.named(), asked, self.options, result)), digest_size=8).digest()

    def named(self) -> list[object]:
        """What lies where, the counters and the generator, by name and in the order of names; nothing that is empty.

        One flat list, in which numbers belong to the name before them: it is made for every print.
        """
        out: list[object] = [self.turn]
        for number in self.book.zones_by_name[self.seats]:
            zone = self.zones[number]
            if zone.size():
                out.append(zone.spec.key)
                out += zone.tally()
        out.append(None)
        counts = self.counts
        for kind in self.book.counters_by_name:
            base: i64 = kind.base
            end: i64 = base + kind.size
            # Room for more is no change.
            while end > base and not counts[end - 1]:
                end -= 1
            if end > base:
                out.append(kind.name)
                for i in range(base, end):
                    out.append(counts[i])
        own = self.pack()
        if own:
            out.append([(name, own[name]) for name in sorted(own)])
        if self.lasting:
            labels = self.book.hook_labels()
            out.append([labels[x] if i % 3 == 0 else x for i, x in enumerate(self.lasting)])
        if self.commits:
            out.append(self.commits)
        out += (None, self.ra, self.rb, self.rc, self.rd, self.secret.hex(), self.deals)
        return out

    # Chance.

    def seed(self, seed: int) -> None:
        """The secret of hidden shuffles, and apart from it the sequence of what all may see."""
        self.secret = key_of(seed)
        self.deals = 0
        self.seeds = b""
        super().seed(derived(self.secret, "open"))

    def shuffle_hidden(self, xs: list[int]) -> None:
        """Puts a list in a random order that neither dice nor other shuffles tell anything of (DESIGN 3.4.5)."""
        place = self.deals % SEEDS_A_HASH
        if not place or not self.seeds:
            self.seeds = many_derived(self.secret, self.deals // SEEDS_A_HASH)
        self.deals += 1
        a, b, c = WORDS.unpack_from(self.seeds, place * SEED_BYTES)
        rng = Rng()
        rng.start(a, b, c)
        rng.shuffle(xs)
        self.rolls += rng.rolls

    # Running.

    def call(self, prog: int, me: int, who: int, src: int, a: int = 0, b: int = 0) -> None:
        """Starts a program on top of the current one; the caller's V is 0 afterwards unless it returns a value."""
        self.top = Frame(prog, me, who, src, a, b, self.top)

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
        left: i64 = RUNAWAY  # counted down by hand: the compiler makes an object of every `_`
        while left:
            left -= 1
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
        source, args, pick = node.source(self, f), node.args(self, f), node.pick(self, f)
        return Question(self.asked, node.kind, source, args, pick, rule, node.always)

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


NO_OPTIONS: Final[list[int]] = []
NO_COMMITS: Final[list[tuple[int, ...]]] = []
