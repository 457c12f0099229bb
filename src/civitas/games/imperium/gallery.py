"""The gallery of Imperium: every printed face by its code, those of replacement cards too.

Unrest and Chaos are all alike, so those of one deck are one entry. The plain state cards have no effect and lie in no
zone of a game; they are here only.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any, Final, Literal

from civitas.games.imperium.cards import BY_NUMBER, CARDS, FLAGS, RUTHLESS_CARD, TRADE_FRIENDLY, Card
from civitas.games.imperium.face import FLAGS_SHOWN, STATES_SHOWN, SUITS_SHOWN
from civitas.games.imperium.names import card_name, icon_name, said, zone_name
from civitas.games.imperium.nations import BOXES, ENTERED, playable_nations
from civitas.games.imperium.numbers import ALIKE, GROUPS, NATIONS, PRINTED_UNREST, UNREST, number
from civitas.games.imperium.parts import TRADE_ROUTES, expansion_cards
from civitas.games.imperium.state import BARBARIAN, EMPIRE, ICON_NAMES, QUEST
from civitas.games.imperium.web import card_facts, nations, said as plain
from civitas.kernel.gallery import CardEntry, Facet, OtherFace, Value
from civitas.kernel.text import Message

PRINTED_CODES: Final = True
PRINTED: Final = re.compile("([123])([A-Z]+?)([0-9]*)([AB]?)(X?)")
COLOURS: Final = (*GROUPS, "UNR", "STATE", "MERC")
STATE_SIDES: Final = {"A": BARBARIAN, "B": EMPIRE}
PLAIN_STATES: Final = {
    f"{box}STATE{side}": state for box in range(1, len(BOXES) + 1) for side, state in STATE_SIDES.items()
}
FEWEST: Final = 2  # players
# Where the cards of a nation begin, by how they were written down; a power card or a quest begins in none of these.
PLACES: Final = {
    "deck": "draw deck",
    "nation": "nation deck",
    "accession": "accession",
    "development": "development area",
    "in play": "play area",
    "stack": "stack",
    "state": "state card",
}
NATION_CARD: Final = "nation"
REPLACED: Final = "replaced"
REPLACEMENT: Final = "replacement"
MARKS: Final = {RUTHLESS_CARD: "ruthless", TRADE_FRIENDLY: "trade-friendly"}


def gallery_cards() -> list[CardEntry]:
    """In the order of the printed codes: the common cards of a box before its nations."""
    decks: dict[tuple[str, int], list[str]] = defaultdict(list)
    for code in sorted([*CARDS.keys() - {"UNREST"}, *PRINTED_UNREST, *PLAIN_STATES], key=order):
        face = number(code)
        decks[code[:4] if face in ALIKE else code, face].append(code)
    siblings: dict[str, list[str]] = defaultdict(list)
    for alike in decks.values():
        siblings[bare(alike[0])].append(alike[0])
    trading = expansion_cards()
    return [
        entry(alike, face in trading, [code for code in siblings[bare(alike[0])] if code != alike[0]])
        for (_, face), alike in decks.items()
    ]


def order(code: str) -> tuple[int, int, int, str, str]:
    """By box, colour or nation, number, side; a replacement after what it replaces."""
    box, group, place, side, later = parts(code)
    rank = COLOURS.index(group) if group in COLOURS else len(COLOURS) + NATIONS.index(group)
    return int(box), rank, int(place or 0), later, side


def parts(code: str) -> tuple[str, ...]:
    match = PRINTED.fullmatch(code)
    assert match is not None, code
    return match.groups()


def bare(code: str) -> str:
    """The code of the card without its side, which its replacement shares."""
    return "".join(parts(code)[:3])


def entry(alike: list[str], of_trade_routes: bool, siblings: list[str]) -> CardEntry:
    code = alike[0]
    face = number(code)
    nation = ENTERED.get(parts(code)[1])
    facets = {"box": [TRADE_ROUTES if of_trade_routes else BOXES[int(code[0]) - 1]]}
    if nation is not None:
        facets["nation"] = [nation.name]
    return CardEntry(
        code,
        face,
        said(f"imperium-state-{STATES_SHOWN[PLAIN_STATES[code]]}") if code in PLAIN_STATES else card_name(face),
        facets | shown(code, face),
        alike if len(alike) > 1 else [],
        [OtherFace(other, relation(code, other)) for other in siblings],
        notes(BY_NUMBER[face]) if face in BY_NUMBER else [],
        [nation.name] if nation is not None else [],
    )


def shown(code: str, face: int) -> dict[str, list[str]]:
    """What a face has of what stands on cards, and where it begins."""
    printed = facts_of(code)
    facets: dict[str, list[str]] = {
        "suit": printed.get("suits", []),
        "type": list(printed.get("icons", [])),
        "sign": printed.get("flags", []),
        "state": printed.get("states", []),
    }
    card = BY_NUMBER.get(face)
    if card is not None and parts(code)[1] in ENTERED:
        if not facets["suit"] and card.start != "state":
            facets["suit"] = [NATION_CARD]
        if face != UNREST and card.start in PLACES and not card.power_side and not FLAGS[face] & QUEST:
            facets["place"] = [PLACES[card.start].replace(" ", "-")]
    if card is not None and card.replaces:
        facets["printing"] = [REPLACEMENT]
    elif any(other.replaces == code for other in CARDS.values()):
        facets["printing"] = [REPLACED]
    return {facet: values for facet, values in facets.items() if values}


def relation(code: str, other: str) -> Literal["side", "replacement", "replaced"]:
    """What another face of the same card number is to this one."""
    here, there = code.endswith("X"), other.endswith("X")
    if here == there:
        return "side"
    return REPLACEMENT if there else REPLACED


def notes(card: Card) -> list[Message]:
    """For how many players it is, and whether it is for tables with Trade Routes or without."""
    out = [said("imperium-note-players", players=card.players)] if card.players > FEWEST else []
    if card.marker in MARKS:
        out.append(said(f"imperium-note-{MARKS[card.marker]}"))
    return out


def gallery_facts() -> dict[str, dict[str, Any]]:
    """The faces by number, for the same drawing as on the table."""
    faces = {str(face): card_facts(face) for face in sorted(BY_NUMBER)}
    return {"cards": faces | {str(number(code)): facts_of(code) for code in PLAIN_STATES}}


def facts_of(code: str) -> dict[str, Any]:
    if code not in PLAIN_STATES:
        return card_facts(number(code))
    state = STATES_SHOWN[PLAIN_STATES[code]]
    name = plain(said(f"imperium-state-{state}"))
    return {"name": name, "states": [state], "start": "state", "conditions": [{"id": "imperium-flag-state-card"}]}


def facets() -> list[Facet]:
    """What the cards are told apart by."""
    powers = {each["code"]: Message(each["name"]["id"]) for each in nations().values()}
    boxes = [*BOXES, TRADE_ROUTES]
    return [
        facet("box", [Value(box, said(f"imperium-box-{box}")) for box in boxes]),
        facet("nation", [Value(nation.name, powers[nation.code]) for nation in playable_nations()]),
        facet(
            "suit",
            [
                *(Value(suit, said(f"imperium-suit-{suit}")) for suit in SUITS_SHOWN.values()),
                Value(NATION_CARD, said("imperium-web-nation-card")),
            ],
        ),
        facet("type", [Value(icon, icon_name(icon)) for icon in ICON_NAMES]),
        facet("sign", [Value(flag, said(f"imperium-flag-{flag}")) for flag in FLAGS_SHOWN.values()]),
        facet("state", [Value(state, said(f"imperium-state-{state}")) for state in STATES_SHOWN.values()]),
        facet("place", [Value(zone.replace(" ", "-"), zone_name(zone)) for zone in PLACES.values()]),
        facet("printing", [Value(each, said(f"imperium-printing-{each}")) for each in (REPLACED, REPLACEMENT)]),
    ]


def facet(name: str, values: list[Value]) -> Facet:
    return Facet(name, said(f"imperium-facet-{name}"), values)


def declare_gallery() -> None:
    """Says once what the gallery can say, so that its messages are known."""
    facets()
    said("imperium-note-players", players=FEWEST)
    for mark in MARKS.values():
        said(f"imperium-note-{mark}")
