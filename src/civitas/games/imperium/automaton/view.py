"""What a table with an automaton adds to a view, and what its score is made of."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.automaton.definition import AUTOMATA, EDITIONS, HOUSE, sheet_of, side_of
from civitas.games.imperium.automaton.levels import LEVELS, level_of, slots_open
from civitas.games.imperium.automaton.resolving import AFTER_SHUFFLE, RESOLVE_CARD, ROW_BY_ITSELF
from civitas.games.imperium.automaton.scoring import card_points, means_points, scored_cards
from civitas.games.imperium.automaton.trading import END_OF_TURN
from civitas.games.imperium.automaton.turn import open_now
from civitas.games.imperium.names import card_name, resource_name, said, title_name
from civitas.games.imperium.scoring import wins_by_collapse
from civitas.games.imperium.state import (
    AUTOMATON_SLOTS,
    COLLAPSED,
    DIE,
    MERCHANT_EMPIRE,
    ON_STATE_CARD,
    PROGRESS,
    RESOURCES,
    ROW,
    SLOT_RESOLVED,
    TRADES,
    UNDER_DIE,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.machine import NO_SEAT
from civitas.kernel.text import Item, Message, Wording

# What a slot is like; the card in it, where it lies face down, is in a hidden zone of the automaton's.
FACE_DOWN: Final = "face down"
EMPTY: Final = "empty"
CLOSED: Final = "closed"

MEANS: Final = (Wording("imperium-means"), Wording("imperium-means-goods"))
BEATEN: Final = Wording("imperium-automaton-beaten")
HAS_WON: Final = Wording("imperium-automaton-won")
WON_BY_COLLAPSE: Final = Wording("imperium-automaton-won-by-collapse")
OURS: Final = Wording("imperium-automaton-ours")
COLLAPSE_IS_WON: Final = Wording("imperium-automaton-lost-by-collapse")


def shown(s: State) -> dict[str, Any] | None:
    """What is to be seen of the automaton besides zones and counters; None at a table without one. All of it is public.

    `slot` is the one whose card is being resolved and `covered` the one the die covers, 0 for none. `resolving` are the
    cards being resolved, each because of the one before it, and `row` is the row of the last, see `resolving.row_at`.
    Of `slots`, from slot 1 on, `place` is where in its zone the card lies. `played` and `discarded` are the cards in
    its play area and discard pile in the order in which they came.
    """
    if s.silent == NO_SEAT:
        return None
    sheet, side = sheet_of(s), side_of(s)
    row = int(s.counts[ROW])
    covered = covered_slot(s)
    return {
        "seat": s.silent,
        "level": LEVELS[level_of(s)],
        "edition": sheet.edition,
        "ours": sheet.edition == HOUSE,
        "side": side.name,
        "side_number": sheet.sides.index(side),
        "row": row - 1 if row else None,
        "resolving": [frame.a for frame in s.stack if resolves_card(frame)],
        "die": int(s.counts[DIE]) if s.counts[SLOT_RESOLVED] else 0,
        "slot": resolved_slot(s),
        "covered": covered,
        "slots": [slot_shown(s, slot, covered) for slot in range(1, slots_open(s) + 1)],
        "tokens": [int(s.counts[ON_STATE_CARD + token]) for token in range(RESOURCES + 1)],
        "merchant_empire": bool(s.counts[MERCHANT_EMPIRE]),
        "played": list(s.played),
        "discarded": list(s.discarded),
    }


def resolves_card(frame: Frame) -> bool:
    """Whether the program does the row of a card, or of a stop of the journey; its state card has others besides."""
    return frame.prog == RESOLVE_CARD or (frame.prog == ROW_BY_ITSELF and frame.b < AFTER_SHUFFLE)


def covered_slot(s: State) -> int:
    """The slot whose card lies under the die, from the first card resolved to the clean-up; else 0."""
    die, done = int(s.counts[DIE]), int(s.counts[SLOT_RESOLVED])
    if not done:
        return 0
    if die > done:
        return die if die <= done + s.peek(AUTOMATON_SLOTS, s.silent).size() else 0
    return die if s.peek(UNDER_DIE, s.silent).size() else 0


def resolved_slot(s: State) -> int:
    """The slot whose card is being resolved; what it brings about may resolve other cards too."""
    slot = int(s.counts[SLOT_RESOLVED])
    at_its_end = any(frame.prog == END_OF_TURN for frame in s.stack)
    return slot if s.counts[ROW] and slot != covered_slot(s) and not at_its_end else 0


def slot_shown(s: State, slot: int, covered: int) -> dict[str, Any]:
    done = int(s.counts[SLOT_RESOLVED])
    place = done + s.peek(AUTOMATON_SLOTS, s.silent).size() - slot
    if slot <= done and slot == covered:
        return {"is": FACE_DOWN, "zone": "card under the die", "place": 0}
    if slot > done and place >= 0:
        return {"is": FACE_DOWN, "zone": "automaton slots", "place": place}
    return {"is": CLOSED if slot > open_now(s) else EMPTY}


# The end of the game (imperium:automaton-scoring, imperium:automaton-end).


def items(s: State) -> list[Item]:
    """The automaton's points card by card, and those of what it has."""
    out = [Item(card_name(card), card_points(s, card)) for card, _ in scored_cards(s) if card_points(s, card)]
    progress, means = s.has(PROGRESS, s.silent), means_points(s)
    if progress:
        out.append(Item(resource_name(PROGRESS), progress))
    if means:
        out.append(Item(MEANS[s.counts[TRADES] > 0](), means))
    return out


def outcome(s: State) -> list[Message]:
    """How the game against the automaton went; and whether its sheet was one of ours."""
    rival = 1 - s.silent
    if s.counts[COLLAPSED]:
        how = COLLAPSE_IS_WON() if wins_by_collapse(s, rival) else WON_BY_COLLAPSE()
    else:
        how = BEATEN() if s.winners() == [rival] else HAS_WON()
    return [how, OURS()] if sheet_of(s).edition == HOUSE else [how]


# What things are called.


def level_name(level: str) -> Message:
    return said(f"imperium-level-{level.replace('_', '-')}")


def edition_name(edition: str) -> Message:
    return said(f"imperium-edition-{edition.replace('_', '-')}")


def side_name(side: str) -> Message:
    """A side of its state card."""
    return said(f"imperium-side-{side.replace('_', '-')}")


def merchant_name(empire: bool) -> Message:
    """The side of its merchant that is up."""
    return title_name("Merchant Empire" if empire else "Merchant")


def declare_names() -> None:
    """All of them, so that the catalogues can be compared with them."""
    for level in LEVELS:
        level_name(level)
    for edition in EDITIONS:
        edition_name(edition)
    for automaton in AUTOMATA:
        for sheet in automaton.sheets if automaton is not None else ():
            for side in sheet.sides:
                side_name(side.name)
