"""The contract between a game and everything around it (DESIGN 3.3).

A rules author subclasses Game; server, bots, commands and tests use nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from civitas.kernel import hidden
from civitas.kernel.book import Book
from civitas.kernel.errors import Forbidden, OptionError, RecordError
from civitas.kernel.layout import check_kept
from civitas.kernel.machine import NO_SEAT, Machine
from civitas.kernel.node import PASS
from civitas.kernel.origin import Options, Origin, Value
from civitas.kernel.picks import AskMany, Commit
from civitas.kernel.question import Pick, Question
from civitas.kernel.record import Record, record_of
from civitas.kernel.restore import restore
from civitas.kernel.rng import Rng, check_seed, derived, key_of
from civitas.kernel.saved import DECODER, HEADING, Saved
from civitas.kernel.seal import unseal
from civitas.kernel.text import Item, ListedRule, Message, Named, Option, Refusal, declared_by
from civitas.kernel.zones import OWNER, SOMEWHERE


class All:
    """The viewer that sees everything, once a game is over."""


ALL: Final = All()
Viewer = int | None | All


class OptionSpec(Struct, frozen=True):
    """One option of a game: its name, its kind, what it may be and what it is when not given.

    What is only `drawn` is kept in records but not offered to people.
    """

    name: str
    kind: Literal["flag", "number", "choice", "text"]
    default: Value
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()
    drawn: bool = False

    def check(self, value: object) -> Value:
        """The value, read from text where needed; OptionError says what is allowed."""
        match self.kind:
            case "flag":
                if isinstance(value, bool):
                    return value
                if value in ("true", "false"):
                    return value == "true"
                allowed = "true or false"
            case "number":
                if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,18}", value):
                    value = int(value)
                if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
                    return value
                allowed = f"a whole number from {self.least} to {self.most}"
            case "choice":
                if isinstance(value, str) and value in self.values:
                    return value
                allowed = "one of " + ", ".join(self.values)
            case "text":
                if isinstance(value, str) and len(value) <= self.most:
                    return value
                allowed = f"a text of at most {self.most} characters"
        raise OptionError(f"The option {self.name!r} must be {allowed}; {str(value)[:60]!r} is not.")


class AutomatonInfo(Struct, frozen=True):
    """How one plays against the automaton of a game: at a table with so many seats, in one of which it sits.

    `who` and `level` are the options that say what it plays and how well; it plays at the `usual` level unless told
    otherwise. The default of the option `level` is to have no automaton.
    """

    seats: int
    seat: int
    who: str
    level: str
    usual: str


class GameInfo(Struct, frozen=True):
    """What there is to know of a game before playing it. Option codes are PASS (-1) or 0 <= code < `codes`.

    `alone`: one seat can be set up too, for a mode in which nobody else sits at the table. `automaton`: an opponent
    that follows habits written in the rules, so that it is never asked; it is no bot.
    """

    name: str
    version: str
    least_seats: int
    most_seats: int
    codes: int
    options: tuple[OptionSpec, ...] = ()
    credits: str = ""
    listed: bool = True
    complete: bool = False
    alone: bool = False
    automaton: AutomatonInfo | None = None

    @property
    def fewest_seats(self) -> int:
        return 1 if self.alone else self.least_seats

    def takes(self, seats: object) -> bool:
        """Whether so many seats can be set up."""
        if isinstance(seats, bool) or not isinstance(seats, int):
            return False
        return self.least_seats <= seats <= self.most_seats or (self.alone and seats == 1)


class ZoneView(Struct, frozen=True, omit_defaults=True):
    """A zone as one viewer knows it.

    `cards` is the content, bottom first where the order is known too, or None when the viewer does not know it;
    then `here` are those it knows to lie there. `placed` are pairs (place, card) in a hidden pile.
    """

    number: int
    name: str
    owner: int
    size: int
    cards: list[int] | None = None
    here: list[int] = field(default_factory=list)
    placed: list[tuple[int, int]] = field(default_factory=list)


class View(Struct, frozen=True):
    """What one viewer may know: nothing else ever leaves the engine during play.

    `seat` is None for a spectator. `question` tells who is asked what; `options` are described only for the viewer
    that is asked; of a question of kind many or commit, `candidates` are all that may be in the set, alike ones as
    often as they may. `counters` map a name to its row of numbers, None where the viewer may not know one. `unseen`
    lists, by pool, the cards the viewer cannot place. `lasting` are the effects of this turn: hook, owner, source.
    `board` is whatever the game adds.
    """

    game: str
    seat: int | None
    seats: int
    turn: int
    over: bool
    question: Question | None
    options: list[Option]
    candidates: list[Option]
    zones: list[ZoneView]
    counters: dict[str, list[int | None]]
    unseen: dict[int, list[int]]
    commits: list[tuple[int, ...] | None]
    lasting: list[tuple[int, int, int]]
    board: dict[str, Any]
    scores: list[int] | None
    winners: list[int]


S = TypeVar("S", bound=Machine)


class Game(Generic[S]):
    """A rules module. Stateless: every call gets the state it speaks of and changes none but its own result.

    An author must give `info`, `book`, `fresh` and `start`; the rest has defaults that are right for a
    game without that feature.
    """

    info: GameInfo
    book: Book

    def fresh(self, seats: int) -> S:
        """A blank state of the game's own class."""
        raise NotImplementedError

    def start(self, s: S, options: Options) -> None:
        """Sets up a blank, prepared and seeded state and calls the first program. Options are complete and checked."""
        raise NotImplementedError

    def check(self, seats: int, options: Options) -> None:
        """Refuses options that contradict each other or the number of seats, with OptionError."""

    def plays_itself(self, options: Mapping[str, object]) -> int:
        """The seat of the automaton at a table with these options; NO_SEAT if every seat is asked."""
        own = self.info.automaton
        if own is None:
            return NO_SEAT
        without = next(spec.default for spec in self.info.options if spec.name == own.level)
        return NO_SEAT if options.get(own.level, without) == without else own.seat

    def settled(self, seats: int, options: Options, lots: Rng) -> Options:
        """The options with a value for each that was left to chance, drawn by `lots`, a generator of their own.

        A record keeps the values, so a game stays what it was when there is more to draw from.
        """
        return options

    def new(self, seats: int, seed: int | str, options: Mapping[str, object] | None = None) -> S:
        """A new game, advanced to its first question. The same arguments give equal states, in any process."""
        number = check_seed(seed)
        lots = Rng()
        lots.seed(derived(key_of(number), "settings"))
        chosen = self.settled(seats, self.options(seats, options or {}), lots)
        self.check(seats, chosen)
        s = self.fresh(seats)
        s.prepare()
        s.seed(number)
        self.start(s, chosen)
        s.enlist()
        s.advance()
        s.reveals = s.rolls = 0
        s.origin = Origin(seats, chosen, number)
        return s

    def options(self, seats: int, given: Mapping[str, object]) -> Options:
        """Every option with its value, given or default; OptionError for anything the game does not allow."""
        info = self.info
        if not info.takes(seats):
            raise OptionError(
                f"{info.name} is for {info.fewest_seats} to {info.most_seats} seats; {seats!r} is not possible."
            )
        specs = {spec.name: spec for spec in info.options}
        for name in given:
            if name not in specs:
                allowed = ", ".join(specs) or "none"
                raise OptionError(f"{info.name} has no option {name!r}; its options are: {allowed}.")
        chosen = {name: spec.check(given.get(name, spec.default)) for name, spec in specs.items()}
        self.check(seats, chosen)
        return chosen

    def from_json(self, text: str | bytes) -> S:
        """The state `to_json` wrote, at the same question. RecordError if it is not one of this game and version."""
        saved = self.read_saved(text)
        if saved.version != self.book.version:
            self.check_heading(text)
        return self.restored(saved, text)

    def carry_over(self, text: str | bytes) -> S:
        """A state saved under any version of the rules, to be played on under these.

        RecordError unless every program it is in has the instructions it had, and every zone and counter still exists.
        What follows from it is by these rules, so it has no history of the others; as they were never made for it, they
        may also fail in any other way.
        """
        saved = self.read_saved(text)
        check_kept(self.book, saved.layout)
        return self.restored(saved, text)

    def read_saved(self, text: str | bytes) -> Saved:
        try:
            saved: Saved = DECODER.decode(unseal(text))
        except msgspec.MsgspecError as error:
            self.check_heading(text)
            raise RecordError(f"This is not a saved state of {self.info.name}: {error}.") from None
        if saved.game != self.info.name:
            self.check_heading(text)
        if not self.info.takes(saved.seats):
            raise RecordError(f"A saved state of {self.info.name} cannot have {saved.seats} seats.")
        return saved

    def restored(self, saved: Saved, text: str | bytes) -> S:
        s = self.fresh(saved.seats)
        restore(s, saved)
        s.origin = Origin(s.seats, {}, 0, text if isinstance(text, str) else text.decode())
        return s

    def check_heading(self, text: str | bytes) -> None:
        """RecordError names the game and the rules of a saved state that are not these."""
        try:
            heading = HEADING.decode(unseal(text))
        except msgspec.MsgspecError:
            return
        if heading.game != self.info.name:
            raise RecordError(f"This is a saved state of {heading.game!r}, not of {self.info.name}.")
        if heading.version != self.book.version:
            raise RecordError(
                f"This state was saved under rules version {heading.version} of {heading.game}; "
                f"the version installed here is {self.book.version}."
            )

    def record(self, s: S) -> Record:
        """How the state came to be; RecordError for a determinized copy, which has no history."""
        return record_of(self, s)

    # What a viewer may know.

    def board(self, s: S, viewer: int) -> dict[str, Any]:
        """What the game adds to a view, as plain data; `viewer` is a seat, or `s.seats` for a spectator."""
        return {}

    def view(self, s: S, seat: Viewer) -> View:
        """What the seat may know; None: a spectator; ALL: everything, refused with Forbidden until the game is over.

        Two states that differ only in what the seat may not know give equal views.
        """
        if isinstance(seat, All):
            if not s.over:
                raise Forbidden("Everything is shown only when the game is over.")
            return self.opened(s)
        return self.seen(s, s.seats if seat is None else self.seat(s, seat), False)

    def opened(self, s: S) -> View:
        """Everything, at any moment of a game. The caller answers for it that the game it belongs to is over."""
        return self.seen(s, s.seats, True)

    def seen(self, s: S, viewer: int, everything: bool) -> View:
        question, options = self.asked_of(s, viewer)
        return View(
            game=self.info.name,
            seat=None if viewer == s.seats else viewer,
            seats=s.seats,
            turn=s.turn,
            over=s.over,
            question=question,
            options=options,
            candidates=self.candidates_of(s, viewer),
            zones=[self.zone_view(s, number, viewer, everything) for number in range(len(s.zones))],
            counters=self.counter_view(s, viewer, everything),
            unseen={} if everything else hidden.unseen(s, viewer),
            commits=self.commit_view(s, viewer),
            lasting=[(s.lasting[i], s.lasting[i + 1], s.lasting[i + 2]) for i in range(0, len(s.lasting), 3)],
            board=self.board(s, viewer),
            scores=s.scores() if s.over else None,
            winners=s.winners(),
        )

    def seat(self, s: S, seat: int) -> int:
        if not 0 <= seat < s.seats:
            raise OptionError(f"There is no seat {seat} at this table; the seats are 0 to {s.seats - 1}.")
        return seat

    def asked_of(self, s: S, viewer: int) -> tuple[Question | None, list[Option]]:
        """The question as this viewer sees it, with described options if it is theirs to answer."""
        if not s.asking:
            return None, []
        question = s.question
        assert question is not None
        if viewer == s.asked:
            return question, [self.described(s, code) for code in s.options]
        if hidden.commits_open(s):
            mine = self.commit_options(s, viewer, ())
            if mine:
                node = s.asker()
                assert isinstance(node, Commit)
                pick = node.pick_of(s, s.top, viewer)
                t = self.asking(s, viewer)
                asked = msgspec.structs.replace(question, seat=viewer, pick=pick)
                return asked, [self.described(t, code) for code in mine]
            return msgspec.structs.replace(question, seat=self.first_to_commit(s)), []
        if question.pick.kind == "many":
            return msgspec.structs.replace(question, pick=Pick("many", 0, 0)), []
        return question, []

    def described(self, s: S, code: int) -> Option:
        """The option as the game describes it; that which gives up the game is marked, whatever the game."""
        option = self.describe(s, code)
        return msgspec.structs.replace(option, loss=True, resigns=True) if code == self.book.gives_up else option

    def candidates_of(self, s: S, viewer: int) -> list[Option]:
        """All that may be in a set the viewer is asked for, alike ones as often as they may be in it."""
        node = s.asker() if s.asking else None
        if isinstance(node, AskMany) and s.asked == viewer and node.pick(s, s.top).kind == "many":
            return [self.described(s, code) for code in node.candidates(s, s.top)]
        if not isinstance(node, Commit) or not self.commit_options(s, viewer, ()):
            return []
        t = self.asking(s, viewer)
        return [self.described(t, code) for code in node.candidates(s, s.top, viewer)]

    def asking(self, s: S, seat: int) -> S:
        """A copy that asks this seat what it may commit to: a state itself asks one seat at a time."""
        t = s.copy()
        assert isinstance(t, type(s))
        t.asked = seat
        t.opts = self.commit_options(s, seat, s.commits[seat])
        return t

    def first_to_commit(self, s: S) -> int:
        """While commitments are secret, who has answered already is shown but not who is asked next."""
        node = s.asker()
        assert isinstance(node, Commit)
        return node.taking_part(s, s.top)[0]

    def commit_options(self, s: S, seat: int, picks: tuple[int, ...]) -> list[int]:
        """What the seat may (still) commit to after these picks; empty if no commitment is open to it."""
        node = s.asker() if s.asking else None
        if not isinstance(node, Commit):
            return []
        f = s.top
        if seat not in node.taking_part(s, f) or s.committed >> seat & 1:
            return []
        return node.choices(s, f, seat, picks)

    def zone_view(self, s: S, number: int, viewer: int, everything: bool) -> ZoneView:
        zone = s.zones[number]
        spec = zone.spec
        size = zone.size()
        if everything or hidden.sees(zone, viewer):
            return ZoneView(number, spec.name, spec.owner, size, zone.cards())
        facts = hidden.facts_of(zone.lore, viewer)
        placed = sorted((place, card) for card, place in facts if place != SOMEWHERE)
        if hidden.knows_content(zone, viewer):
            return ZoneView(number, spec.name, spec.owner, size, sorted(zone.cards()), placed=placed)
        here = sorted(card for card, place in facts)
        return ZoneView(number, spec.name, spec.owner, size, None, here, placed)

    def counter_view(self, s: S, viewer: int, everything: bool) -> dict[str, list[int | None]]:
        rows: dict[str, list[int | None]] = {}
        for kind in self.book.counters:
            row: list[int | None] = []
            for i in range(kind.size):
                if kind.per_seat and i % self.book.max_seats >= s.seats:
                    continue
                secret = kind.sight == OWNER and i % self.book.max_seats != viewer
                row.append(None if secret and not everything else s.get(kind.base + i))
            rows[kind.name] = row
        return rows

    def commit_view(self, s: S, viewer: int) -> list[tuple[int, ...] | None]:
        """The commitments made: all once revealed, before that one's own; None = committed, not shown."""
        if not s.commits:
            return []
        if not hidden.commits_open(s):
            return list(s.commits)
        return [
            picks if seat == viewer else None if s.committed >> seat & 1 else () for seat, picks in enumerate(s.commits)
        ]

    # What helps to choose.

    def describe(self, s: S, code: int) -> Option:
        """One option of the pending question in messages; built only when somebody reads it."""
        node, f = s.asker(), s.top
        words = node.speaker()
        text = node.pass_label(s, f) if code == PASS else words.label(s, f, code)
        target = "" if code == PASS else words.target(s, f, code)
        group, loss, parts = words.group(s, f, code), words.loss(s, f, code), words.parts(s, f, code)
        return Option(code, text, target, loss, group=group, parts=parts)

    def prompt(self, s: S) -> Message:
        """The pending question in messages."""
        return s.asker().prompt(s, s.top)

    def explain(self, s: S, seat: int) -> list[Refusal]:
        """What the seat cannot do now and why, from what the seat may know."""
        return []

    def warnings(self, s: S, seat: int, code: int) -> list[Message]:
        """What the seat should know before taking this option."""
        return []

    def evaluate(self, s: S, seat: int) -> int:
        """How well the seat stands, for bots; higher is better, compared only with itself."""
        return s.scores()[seat]

    def breakdown(self, s: S) -> list[list[Item]]:
        """Each seat's score, item by item; the points of a seat's items add up to its score."""
        return [[] for _ in range(s.seats)]

    def tally(self, s: S) -> list[list[Item]]:
        """What the seats have that is worth comparing in a game without points: the same items for each, all public."""
        return []

    def won_by(self, s: S) -> list[Message]:
        """The ways the game was won, where there are several."""
        return []

    def determinize(self, s: S, seat: int, seed: int) -> S:
        """A copy with all the seat cannot know dealt anew and the generator reseeded.

        It depends only on the seat's view and the seed. It has no history, so it cannot be recorded.
        """
        t = hidden.determinize(s, self.seat(s, seat), check_seed(seed))
        assert isinstance(t, type(s))
        return t

    # Words.

    def messages(self) -> dict[str, frozenset[str]]:
        """Every message id the game can produce, with the names of its arguments, the kernel's own aside."""
        return declared_by(self.info.name)

    def brought_rules(self) -> list[ListedRule]:
        """The rules its content brings, which its file of rules therefore need not list."""
        return []

    def named(self) -> list[Named]:
        """What is looked up by name in this game, its title and its options aside, which are so in every game."""
        return []
