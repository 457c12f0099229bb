"""What goes over the wire: the documents of the API, from which the client's types are generated."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from civitas.examples import Chosen
from civitas.kernel.campaign import CampaignView
from civitas.kernel.game import AutomatonInfo, OptionSpec, View
from civitas.kernel.text import Item, Message, Option, Refusal

# No control characters, nor those that turn the direction of writing around; something to see must be there.
CONTROL = r"\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069"
VISIBLE = rf"^[^{CONTROL}]*[^\s{CONTROL}][^{CONTROL}]*$(?!\n)"
HARMLESS = rf"^[^{CONTROL}]*$(?!\n)"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=VISIBLE)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
PRINTED = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"
Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=PRINTED)]
Seed = Annotated[str, Meta(pattern=r"^[0-9]{1,29}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Code = Annotated[int, Meta(ge=-1, le=1 << 40)]
Level = Literal["random", "easy", "normal", "hard"]
Language = Literal["en", "pt", "es"]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; a field it should not have is refused."""


# Games.


class GameCard(Struct, frozen=True):
    """A game in the lobby. `minutes` is the usual length for each number of seats, fewest first.

    `automaton`: how one plays against the automaton of the game, if it has one. `campaign`: the settings a campaign
    begins with, if it has any.
    """

    name: str
    version: str
    least_seats: int
    most_seats: int
    usual_seats: int
    minutes: list[int]
    options: list[OptionSpec]
    complete: bool
    levels: list[str]
    automaton: AutomatonInfo | None = None
    campaign: list[str] = field(default_factory=list)


class RuleEntry(Struct, frozen=True):
    """A rule of the index; its words are messages of the catalogues."""

    name: str
    parent: str
    source: str
    title: Message
    explanation: Message


# Worked turns.


class ExampleEntry(Struct, frozen=True):
    """A worked turn in the list: its id, its words, the rule it is about and the heading of its source."""

    name: str
    title: Message
    position: Message
    rule: str
    source: str
    steps: int


class ExampleTold(Struct, frozen=True):
    """A step of a worked turn in words, and the rule it shows; the first tells the position before any choice."""

    text: Message
    rule: str


class ExampleIndex(Struct, frozen=True):
    """A worked turn: who sits there, whose eyes it is seen with, and its steps. `parts` are those of the facts its
    table needs."""

    game: str
    name: str
    title: Message
    source: str
    players: list[Message]
    seat: int
    parts: list[str]
    steps: list[ExampleTold]


class ExampleView(Struct, frozen=True):
    """The table after a step, what was chosen in it and what the log says of it."""

    step: int
    view: View
    chosen: list[Chosen]
    lines: list[Line]


# Players.


class Standing(Struct, frozen=True):
    """What a seat answers to a question of this kind from this source without being asked."""

    kind: Annotated[str, Meta(max_length=80)]
    source: int
    answer: Literal["always", "never", "ask"]


class Notify(Struct, frozen=True, forbid_unknown_fields=True):
    """How a player wants to hear that it is their turn; all off by default."""

    email: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    browser: bool = False


class Me(Struct, frozen=True):
    """The player of this device. `account` is the name it signs in with, empty for a guest."""

    id: str
    name: str
    account: str
    notify: Notify
    mail_possible: bool = False


class Rename(Body, frozen=True):
    name: Name


class SignUp(Body, frozen=True):
    name: Name
    password: Password


# Tables.


class SeatWish(Body, frozen=True):
    """Who is to sit there: `me` (this device), `bot`, or `open` for whoever joins by link."""

    kind: Literal["me", "bot", "open"]
    level: Level = "normal"
    name: Annotated[str, Meta(max_length=40, pattern=HARMLESS)] = ""


class Clock(Body, frozen=True):
    """Seconds for each move, and a bank for when they are used up."""

    move: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)]
    bank: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 60)] = 0


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seed: Seed | None = None
    listed: bool = False
    clock: Clock | None = None
    start: bool = True


class SeatView(Struct, frozen=True):
    """One seat. `mine`: this device answers for it. `away`: its time ran out and a bot plays until it is taken back.

    In the seat of an `automaton` nobody sits, and nobody is asked for it.
    """

    number: int
    kind: Literal["human", "bot", "automaton", "open"]
    name: str
    level: str
    mine: bool
    away: bool
    present: bool
    bank: int | None = None


class TableRow(Struct, frozen=True):
    """A table in a list. `asked` are the seats the game waits for, `mine` those of this device.

    `read_only`: the game began under other rules than those installed, so nobody can play it on. `campaign`: that of
    this device's player of which the game is one.
    """

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    asked: list[int]
    mine: list[int]
    winners: list[int]
    updated: str
    listed: bool
    read_only: bool
    campaign: str = ""


class Line(Struct, frozen=True):
    """A line of the log: the choice after which it was written, whose turn it was, the seat it is about (-1: none)
    and the things on the table it speaks of, named as the targets of options are."""

    position: int
    turn: int
    seat: int
    text: Message
    targets: list[str]


class Talk(Struct, frozen=True):
    """Something said at the table: by a seat, or by a spectator (-1). A proposal binds nobody."""

    number: int
    seat: int
    name: str
    kind: Literal["chat", "proposal"]
    text: str
    at: str


class UndoRequest(Struct, frozen=True):
    """A seat asks to go back to a position that takes back moves of others; those who have not agreed yet."""

    seat: int
    position: int
    waiting: list[int]


class Answered(Struct, frozen=True):
    """The seat's own commitment while others are still thinking."""

    codes: list[int]


class Warned(Struct, frozen=True):
    """What to know before taking an option."""

    code: int
    warnings: list[Message]


class TableView(Struct, frozen=True):
    """A table as one viewer may see it, and everything needed to draw it.

    `seat` is whose eyes it is seen with: a seat of this device, or None for a spectator. `version` is what an answer
    must name; `stamp` grows with every change at all, talk among them. `lines` replace all lines the client has of
    positions after `after`. `asked` are the seats the game waits for. `seed` is shown when it was chosen openly or the
    game is over. A game that does not stand under the `installed_rules` is `read_only`: `why` says the reason, and the
    view shows the last position that is the same under them, after `lasting` choices, if any is. `parts` are the parts
    of the game's facts that the view needs. `campaign`: that of the viewer of which the game is one.
    """

    id: str
    game: str
    rules: str
    installed_rules: str
    read_only: bool
    why: Literal["", "elsewhere", "refused", "unproved"]
    lasting: int
    winners: list[int]
    options: dict[str, bool | int | str]
    parts: list[str]
    status: Literal["waiting", "playing", "over"]
    listed: bool
    host: bool
    version: int
    stamp: int
    position: int
    seats: list[SeatView]
    mine: list[int]
    seat: int | None
    asked: list[int]
    committed: list[int]
    answered: Answered | None
    view: View | None
    prompt: Message | None
    warned: list[Warned]
    can_undo: bool
    can_redo: bool
    undo_request: UndoRequest | None
    after: int
    lines: list[Line]
    talk: list[Talk]
    standing: list[Standing]
    breakdown: list[list[Item]]
    tally: list[list[Item]]
    won_by: list[Message]
    seed: str | None
    clock: Clock | None
    deadline: str | None
    parent: str
    campaign: str = ""


class Scored(Struct, frozen=True):
    """Points and what they were for, in finished words."""

    text: str
    points: int


class EndingView(Struct, frozen=True):
    """What is kept of a finished game, in the words it was kept in: the result, and the last table as text."""

    rules: str
    names: list[str]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    breakdown: list[list[Scored]]
    won_by: list[str]
    table: str


class Join(Body, frozen=True):
    """Sits down; without a seat, at the first open one."""

    name: Annotated[str, Meta(max_length=40, pattern=HARMLESS)] = ""
    seat: SeatNumber | None = None


class Choice(Body, frozen=True):
    """The answer of a seat to the question asked at `version`: one code, or a set (`many`)."""

    version: Version
    seat: SeatNumber
    codes: Annotated[list[Code], Meta(max_length=200)]
    many: bool = False


class Step(Body, frozen=True):
    """Undo or redo by a seat, at a version."""

    version: Version
    seat: SeatNumber


class UndoWish(Body, frozen=True):
    """A seat asks to go back to a position; all other humans must agree."""

    version: Version
    seat: SeatNumber
    position: Annotated[int, Meta(ge=0, le=10_000_000)]


class UndoAnswer(Body, frozen=True):
    version: Version
    seat: SeatNumber
    agree: bool


class Say(Body, frozen=True):
    text: Text
    kind: Literal["chat", "proposal"] = "chat"
    seat: SeatNumber | None = None


class Notes(Body, frozen=True):
    text: Annotated[str, Meta(max_length=20_000, pattern=PRINTED)]


class StandingWish(Body, frozen=True):
    seat: SeatNumber
    kind: Annotated[str, Meta(max_length=80)]
    source: Annotated[int, Meta(ge=-1, le=1 << 40)]
    answer: Literal["always", "never", "ask"]


class SeatOnly(Body, frozen=True):
    seat: SeatNumber


class Branch(Body, frozen=True):
    """A new table that starts where another stood after so many choices, with bots or this device at its seats."""

    position: Annotated[int, Meta(ge=0, le=10_000_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = field(default_factory=list)


class Import(Body, frozen=True):
    """A record, as exported."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class Hint(Struct, frozen=True):
    """What a bot would do, and how it rates each option, best first; points compare only with each other."""

    code: int
    text: Message
    rated: list[Rated]


class Rated(Struct, frozen=True):
    option: Option
    points: int


class Turn(Struct, frozen=True):
    """Where a turn begins in a replay."""

    position: int
    seat: int


class Course(Struct, frozen=True):
    """Something the seats can be compared by, and how much of it each had at each sampled position."""

    text: Message
    values: list[list[int]]


class ReplayIndex(Struct, frozen=True):
    """What a replay can jump to, and after the end the courses of the game at the sampled positions."""

    positions: int
    turns: list[Turn]
    sampled: list[int]
    courses: list[Course]
    everything: bool


class ReplayView(Struct, frozen=True):
    """A position of the past as a viewer knew it; the lines are those the last choice caused, after earlier ones."""

    position: int
    seat: int | None
    everything: bool
    view: View
    prompt: Message | None
    earlier: list[Line]
    lines: list[Line]
    choice: Option | None


class Explained(Struct, frozen=True):
    refusals: list[Refusal]


class Problem(Struct, frozen=True):
    """An error: what was wrong, in one sentence. `incident` names the log entry of a fault of ours.

    `table` is the fresh state of the table when an answer came too late.
    """

    status: int
    detail: str
    incident: str = ""
    table: TableView | None = None


# Campaigns.


class NewCampaign(Body, frozen=True):
    """The player's name goes on the sheet."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    options: dict[str, bool | int | str] = field(default_factory=dict)


class SheetImport(Body, frozen=True):
    """The sheet of a campaign, as exported."""

    game: Annotated[str, Meta(max_length=40)]
    sheet: Annotated[str, Meta(max_length=50_000)]


class NextGame(Body, frozen=True):
    """Against whom the next game of a campaign is played."""

    opponent: Annotated[str, Meta(max_length=80)]


class DeckChange(Body, frozen=True):
    """The change of the starting deck for a game won, by its code."""

    code: Annotated[str, Meta(max_length=80)]


class CampaignPage(Struct, frozen=True):
    """A campaign of this device's player. `view` is None for a sheet the installed rules cannot read; `why` says so.

    `table` is that of the game being played; `played` those of the games on the sheet, "" for one played elsewhere.
    """

    id: str
    game: str
    view: CampaignView | None
    why: str
    table: TableRow | None
    played: list[str]
    updated: str


class CampaignSheet(Struct, frozen=True):
    """The sheet as text, to be kept or taken elsewhere."""

    sheet: str


class Facts(Struct, frozen=True):
    """What of a game never changes: the game's own document for its table in the browser."""

    game: str
    version: str
    facts: dict[str, Any]


class FactsPart(Struct, frozen=True):
    """A part of a game's facts that only some tables need: more entries for the records of the document."""

    game: str
    version: str
    part: str
    facts: dict[str, dict[str, Any]]
