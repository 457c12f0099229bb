"""How the tables of the automata are written down, and how they enter the engine."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.automaton.definition import (
    AUTOMATA,
    EDITIONS,
    Automaton,
    Layout,
    Row,
    Sheet,
    Side,
)
from civitas.games.imperium.automaton.steps_control import You, harming
from civitas.games.imperium.automaton.trading import ROUTES, Route
from civitas.games.imperium.automaton.words import Word, play_this, return_this, token_of_clean_up, trigger_this
from civitas.games.imperium.effects.phrases import STATE_NAMES, joined, kind_of
from civitas.games.imperium.effects.steps.cards import Cards
from civitas.games.imperium.effects.steps.control import Sentence, Together
from civitas.games.imperium.effects.words.selectors import ROUTES as ROUTE_CARDS, UNRESTS
from civitas.games.imperium.names import SUIT_NAMES, icon_name, said, suit_name
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import ATTACK, BOOK, ICON_NAMES, PINNED, PLAY
from civitas.games.imperium.step import Step
from civitas.kernel.errors import LoadError
from civitas.kernel.text import Message

OTHER: Final[tuple[Selector, ...]] = ()  # every card that fits no row above
MARKS: Final = {PINNED: "pinned", ATTACK: "attack"}
NATION_CARDS: Final = "nation cards"  # those that begin in the nation deck


class Section:
    """A part of a side besides its rows: what is done at a certain time."""

    def __init__(self, when: str, words: list[Word]) -> None:
        self.when = when
        self.words = words


def after_shuffle(*words: Word) -> Section:
    return Section("after_shuffle", list(words))


def end_of_clean_up(*words: Word) -> Section:
    return Section("end_of_clean_up", list(words))


class Written:
    """A row as it is written down: its trigger, and its sentences."""

    def __init__(self, trigger: Selector | tuple[Selector, ...] | str, words: tuple[Word, ...], given: bool) -> None:
        self.trigger = trigger
        self.words = words
        self.given = given


def row(trigger: Selector | tuple[Selector, ...] | str, *words: Word) -> Written:
    """What is done with a card of the kind, or of any of these kinds."""
    return Written(trigger, words, False)


class WrittenSide:
    def __init__(self, name: str, state: int, parts: tuple[Written | Section, ...], closes: bool) -> None:
        self.name = name
        self.state = state
        self.parts = parts
        self.closes = closes


def side(name: str, state: int, *parts: Written | Section, closes: bool = False) -> WrittenSide:
    """A side of a state card with the state it shows; `closes`: some slots are closed while it is up."""
    return WrittenSide(name, state, parts, closes)


class Journey:
    def __init__(self, rows: tuple[Written, ...]) -> None:
        self.rows = rows


def journey(*rows: Written) -> Journey:
    """What is done for the card the journey has come to, when the deck is empty."""
    return Journey(rows)


class WrittenSheet:
    def __init__(self, edition: str, parts: tuple[WrittenSide | Journey, ...]) -> None:
        self.edition = edition
        self.parts = parts


def sheet(edition: str, *parts: WrittenSide | Journey) -> WrittenSheet:
    """The sides in one edition, the starting one first."""
    if edition not in EDITIONS:
        raise LoadError(f"imperium: there is no edition {edition!r}; the editions are: {', '.join(EDITIONS)}.")
    return WrittenSheet(edition, parts)


# The rows that every automaton has, also where its sheet does not print them (D10).
def given_rows() -> list[Written]:
    return [
        Written(UNRESTS, (return_this(),), True),
        Written(ROUTE_CARDS, (play_this() & trigger_this(),), True),
    ]


def automaton(code: str, *sheets: WrittenSheet, layout: Layout | None = None, **own: Any) -> None:
    """Enters the automaton of a nation, its newest sheet first; the rest is in Automaton."""
    number = NATIONS.index(code)
    if AUTOMATA[number] is not None:
        raise LoadError(f"imperium: the automaton of {code} is defined twice.")
    entry = Automaton(code)
    for name, value in own.items():
        if name not in ("token", "turned_by_accession", "has_dynasty", "unrest_points", "fast", "seasons", "quests"):
            raise LoadError(f"imperium: the automaton of {code} has no {name!r}.")
        setattr(entry, name, value)
    if layout is not None:
        entry.layout = layout
    entry.sheets = [entered_sheet(code, each) for each in sheets]
    for found in entry.sheets:
        found.token_text = [token_of_clean_up(*entry.token)]
    AUTOMATA[number] = entry


def entered_sheet(code: str, written: WrittenSheet) -> Sheet:
    out = Sheet(written.edition)
    label = f"automaton {code} {written.edition}"
    for part in written.parts:
        if isinstance(part, Journey):
            out.journey = [entered_row(f"{label} journey {i}", each) for i, each in enumerate(part.rows)]
        else:
            out.sides.append(entered_side(f"{label} {part.name}", part))
    return out


def entered_side(label: str, written: WrittenSide) -> Side:
    rows = [part for part in written.parts if isinstance(part, Written)]
    # What is printed stands for what is given.
    front = [next((row for row in rows if row.trigger is given.trigger), given) for given in given_rows()]
    rows = front + [row for row in rows if row not in front]
    out = Side(written.name, written.state, [entered_row(f"{label} {i}", each) for i, each in enumerate(rows)])
    out.closes = written.closes
    for part in written.parts:
        if isinstance(part, Section):
            setattr(out, part.when, entered_row(f"{label} {part.when}", Written(OTHER, tuple(part.words), False)))
    return out


def sentences(words: list[Word]) -> list[Step]:
    steps: list[Step] = [Sentence(each.step) for each in words]
    harms = harming(steps)
    for harm in harms:
        harm.attack = True
        harm.sole = len(harms) == 1
    return steps


def entered_row(label: str, written: Written) -> Row:
    trigger = written.trigger
    kinds = [trigger] if isinstance(trigger, Selector) else list(trigger) if isinstance(trigger, tuple) else []
    out = Row(trigger_text(trigger), kinds, trigger == NATION_CARDS, [each.text for each in written.words])
    steps = sentences(list(written.words))
    out.body = Together(steps)
    out.given = written.given
    out.harms = list(harming(steps))
    out.uproots = [kind for harm in harming(steps) for kind in uprooted(harm)]
    out.program = BOOK.program(label, steps, "imperium:automaton-resolving")
    return out


def uprooted(harm: You) -> list[Selector]:
    """The kinds of card in play that it makes the other player give up."""
    step = harm.body
    return [step.picking.selector] if isinstance(step, Cards) and step.picking.zones == (PLAY,) else []


def trigger_text(trigger: Selector | tuple[Selector, ...] | str) -> Message:
    if isinstance(trigger, str):
        return said("imperium-auto-trigger-nation")
    if isinstance(trigger, Selector):
        return mark_name(trigger)
    if not trigger:
        return said("imperium-auto-trigger-other")
    return joined("imperium-slash", [mark_name(kind) for kind in trigger])


def mark_name(kind: Selector) -> Message:
    """What a card fits by, called by its own name: the heading of a row."""
    names = [suit_name(suit) for suit in SUIT_NAMES if suit & kind.suits]
    names += [said(f"imperium-state-{name}") for state, name in STATE_NAMES.items() if state & kind.states]
    names += [icon_name(name) for place, name in enumerate(ICON_NAMES) if kind.icons >> place & 1]
    names += [said(f"imperium-flag-{name}") for flag, name in MARKS.items() if flag & kind.flags]
    return joined("imperium-slash", names) if names else kind_of(kind)


def route(name: str, commerce: tuple[Word, ...], profit: tuple[Word, ...]) -> None:
    """What the automaton does with a trade route; the order in which they are written is that of its table."""
    entry = Route(name)
    entry.commerce_text = [word.text for word in commerce]
    entry.profit_text = [word.text for word in profit]
    rule = "imperium:automaton-routes"
    entry.commerce_steps, entry.profit_steps = sentences(list(commerce)), sentences(list(profit))
    entry.commerce = BOOK.program(f"automaton commerce {name}", entry.commerce_steps, rule)
    entry.profit = BOOK.program(f"automaton profit {name}", entry.profit_steps, rule)
    ROUTES.append(entry)
