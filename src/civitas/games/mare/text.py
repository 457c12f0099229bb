"""Which messages Mare Nostrum says: prompts and options. The words are in the catalogues."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.games.mare.actions.battle import LOSE_LEGION, OPPONENT
from civitas.games.mare.actions.build import (
    BUILDING_COST,
    BUILDING_ON,
    CHEAP_FORTRESS_IN,
    CHEAP_LEGION_IN,
    CHEAP_TRIREME_IN,
    CONTROL_COST,
    CONTROL_IN,
    FORTRESS_IN,
    FREE_CONTROL_IN,
    LEGION_IN,
    LEVY,
    TILE_AT,
    TRIREME_IN,
    UNIT_COST,
    levy_size,
    tile_cost,
)
from civitas.games.mare.actions.collect import FOR_COIN
from civitas.games.mare.actions.conquest import OCCUPY_CONTROL, OCCUPY_ICON, PILLAGE_ICON, ends_occupation, linked
from civitas.games.mare.actions.movement import FROM_PROVINCE, FROM_SEA, RELEASE_CONTROL
from civitas.games.mare.actions.payment import (
    COINS_AND_A_GOOD,
    COINS_ONLY,
    GOODS_AND_A_COIN,
    GOODS_ONLY,
    GOODS_WITH_A_PAIR,
)
from civitas.games.mare.actions.trade import TAKE
from civitas.games.mare.log import LINES, MOVES, QUIET, QUIET_MOVES, SHUFFLED, event_line, event_targets
from civitas.games.mare.names import (
    NOTHING,
    TRACKS,
    Signature,
    card_name,
    good_name,
    icon_name,
    name_messages,
    player_of_empire,
    province_name,
    sea_name,
    tile_name,
    title_name,
)
from civitas.games.mare.powers import CHEAP_FORTRESS, CHEAP_LEGION, CHEAP_TRIREME
from civitas.games.mare.state import LEGEND, LEGEND_OFFER, LEGEND_STOCK, NUMBER, OFFER, OFFERS, STOCK, SUPPLY, State
from civitas.games.mare.web import WORDS
from civitas.kernel.node import PASS
from civitas.kernel.text import Message, Option

__all__ = [
    "MOVES",
    "QUIET",
    "QUIET_MOVES",
    "SHUFFLED",
    "card_name",
    "committed_name",
    "describe",
    "event_line",
    "event_targets",
    "messages",
    "prompt",
]

# Questions whose prompt needs nothing but its kind.
PLAIN: Final = (
    "number",
    "take",
    "pair",
    "cheap",
    "build",
    "copy",
    "builder",
    "build-first",
    "keep",
    "colossus",
    "peace",
    "mover",
    "sail",
    "march",
    "sea-battle",
    "battle",
    "convert",
    "conquest",
    "circe",
)
# What passing means, by the kind of question.
PASSES: Final = {
    "build": "mare-pass-build",
    "build-first": "mare-pass-build-first",
    "keep": "mare-pass-keep",
    "peace": "mare-pass-peace",
    "sail": "mare-pass-sail",
    "march": "mare-pass-march",
    "sea-battle": "mare-pass-sea-battle",
    "convert": "mare-pass-convert",
    "conquest": "mare-pass-conquest",
    "convert-at-once": "mare-pass-convert-at-once",
    "circe": "mare-pass-circe",
}
SEATS: Final = ("builder", "mover", "title", "peace")
FROM_STOCK: Final = ("offer", "even-out", "good", "cheap", "keep")
NUMBERS: Final = ("number", "own-number")


def committed_name(code: int) -> Message:
    """What a seat had committed to: a resource it offers."""
    return card_name(code)


# Questions.


def prompt(s: State) -> Message:
    """What is being asked, in one message."""
    q = s.question
    assert q is not None
    if q.kind in PLAIN:
        return Message(f"mare-ask-{q.kind}")
    match q.kind:
        case "own-number":
            return Message("mare-ask-own-number", {"number": s.get(NUMBER)})
        case "offer":
            return Message("mare-ask-offer", {"count": s.get(OFFERS + q.seat)})
        case "even-out":
            return Message("mare-ask-even-out", {"player": player_of_empire(s.chart, q.args[0])})
        case "way":
            return Message("mare-ask-way", {"cost": q.args[0]})
        case "good":
            return Message("mare-ask-good", {"due": q.args[0]})
        case "temple":
            return Message("mare-ask-temple", {"building": icon_name(s.chart, q.args[0])})
        case "loss":
            return Message("mare-ask-loss", {"place": province_name(s.chart, q.args[0]), "hits": q.args[1]})
        case "loot":
            return Message("mare-ask-loot", {"building": icon_name(s.chart, s.top.a)})
        case "release":
            return Message("mare-ask-release", {"place": province_name(s.chart, q.args[0])})
        case "convert-at-once":
            return Message("mare-ask-convert-at-once", {"place": province_name(s.chart, q.args[0])})
        case "title":
            return Message("mare-ask-title", {"title": title_name(q.args[0])})
        case kind:
            raise LookupError(f"mare: no prompt for a question of kind {kind!r}")


# Answers.


def describe(s: State, code: int) -> Option:
    """One option of the pending question."""
    q = s.question
    assert q is not None
    if code == PASS:
        return Option(code, Message(PASSES[q.kind]))
    if q.kind in SEATS:
        return Option(code, player_of_empire(s.chart, code), f"seat:{code}")
    if q.kind in FROM_STOCK:
        return Option(code, card_name(code), stock_target(s, q.seat, code))
    if q.kind in NUMBERS:
        return Option(code, Message("mare-number", {"number": code}))
    match q.kind:
        case "take":
            return taken(s, code)
        case "way":
            return Option(code, way(code, q.args[0]))
        case "pair":
            token = code if s.stock_of(q.seat, code) else LEGEND + code
            return Option(code, good_name(code), stock_target(s, q.seat, token))
        case "build":
            return built(s, q.seat, code)
        case "build-first":
            return recruited(s, q.seat, code, code)
        case "copy":
            return Option(code, tile_name(code), f"tile:{code}")
        case "temple" | "loot":
            return Option(code, Message("mare-for-coin" if code == FOR_COIN else "mare-for-legend"))
        case "colossus":
            return Option(code, good_name(code), f"zone:{s.zone(SUPPLY, 0).spec.number}:{code}")
        case "loss":
            key = "mare-legion" if code == LOSE_LEGION else "mare-fortress"
            return Option(code, Message(key), f"province:{q.args[0]}")
        case "release" if code == RELEASE_CONTROL:
            return Option(code, Message("mare-control"), f"province:{q.args[0]}")
        case "release":
            return Option(code, icon_name(s.chart, code), f"icon:{code}")
        case "convert-at-once":
            return Option(code, Message("mare-yes"), f"province:{q.args[0]}", loss=True)
        case kind:
            return on_the_map(s, q.seat, kind, code)


def on_the_map(s: State, seat: int, kind: str, code: int) -> Option:
    """The options of moving, fighting and conquering."""
    chart = s.chart
    match kind:
        case "sail":
            src, dst = divmod(code, FROM_SEA)
            return Option(code, trip("mare-sail", sea_name(chart, src), sea_name(chart, dst)), f"sea:{dst}")
        case "march":
            src, dst = divmod(code, FROM_PROVINCE)
            text = trip("mare-march", province_name(chart, src), province_name(chart, dst))
            return Option(code, text, f"province:{dst}")
        case "sea-battle":
            sea, other = divmod(code, OPPONENT)
            return Option(code, fight(s, other, sea_name(chart, sea)), f"sea:{sea}")
        case "battle":
            province, other = divmod(code, OPPONENT)
            return Option(code, fight(s, other, province_name(chart, province)), f"province:{province}")
        case "convert":
            key = "mare-convert" if linked(s, seat, code) else "mare-convert-unlinked"
            return Option(code, Message(key, {"place": province_name(chart, code)}), f"province:{code}")
        case "conquest":
            return replace(conquest(s, code), loss=ends_occupation(s, seat, code))
        case "circe":
            return on_icon(s, code, "mare-circe", code)
        case _:
            raise LookupError(f"mare: no option of a question of kind {kind!r}")


def conquest(s: State, code: int) -> Option:
    if code >= OCCUPY_CONTROL:
        province = code - OCCUPY_CONTROL
        text = Message("mare-occupy-control", {"place": province_name(s.chart, province)})
        return Option(code, text, f"province:{province}")
    if code >= OCCUPY_ICON:
        return on_icon(s, code, "mare-occupy", code - OCCUPY_ICON)
    return on_icon(s, code, "mare-pillage", code - PILLAGE_ICON)


def trip(key: str, src: Message, dst: Message) -> Message:
    return Message(key, {"src": src, "dst": dst})


def fight(s: State, other: int, place: Message) -> Message:
    return Message("mare-fight", {"player": player_of_empire(s.chart, other), "place": place})


def on_icon(s: State, code: int, key: str, icon: int) -> Option:
    where = province_name(s.chart, s.chart.icon_province[icon])
    return Option(code, Message(key, {"building": icon_name(s.chart, icon), "place": where}), f"icon:{icon}")


def stock_target(s: State, seat: int, token: int) -> str:
    kind = LEGEND_STOCK if token >= LEGEND else STOCK
    return f"zone:{s.zone(kind, seat).spec.number}:{token}"


def taken(s: State, code: int) -> Option:
    """A resource offered by another seat."""
    victim, token = divmod(code, TAKE)
    zone = s.zone(LEGEND_OFFER if token >= LEGEND else OFFER, victim)
    text = Message("mare-take", {"token": card_name(token), "player": player_of_empire(s.chart, victim)})
    return Option(code, text, f"zone:{zone.spec.number}:{token}")


def way(code: int, cost: int) -> Message:
    """A kind of set."""
    match code:
        case _ if code == COINS_ONLY:
            return Message("mare-way-coins", {"count": cost})
        case _ if code == GOODS_ONLY:
            return Message("mare-way-goods", {"count": cost})
        case _ if code == COINS_AND_A_GOOD:
            return Message("mare-way-coins-and-a-good", {"count": cost - 1})
        case _ if code == GOODS_AND_A_COIN:
            return Message("mare-way-goods-and-a-coin", {"count": cost - 1})
        case _ if code == GOODS_WITH_A_PAIR:
            return Message("mare-way-pair", {"count": cost})
        case _:
            raise LookupError(f"mare: there is no kind of set {code}")


def recruited(s: State, seat: int, code: int, tile: int) -> Option:
    text = Message("mare-build-tile", {"tile": tile_name(tile), "cost": tile_cost(s, seat, tile)})
    return Option(code, text, f"tile:{tile}")


def built(s: State, seat: int, code: int) -> Option:
    """Something to build: what, where and what it costs."""
    if code >= LEVY:
        home = s.chart.home[seat]
        where = province_name(s.chart, home)
        return Option(code, Message("mare-levy", {"count": levy_size(s, seat), "place": where}), f"province:{home}")
    if code >= TILE_AT:
        return recruited(s, seat, code, code - TILE_AT)
    if code >= BUILDING_ON:
        icon = code - BUILDING_ON
        where = province_name(s.chart, s.chart.icon_province[icon])
        cost = BUILDING_COST[s.chart.icon_kind[icon]]
        text = Message("mare-build", {"building": icon_name(s.chart, icon), "place": where, "cost": cost})
        return Option(code, text, f"icon:{icon}")
    if code >= CHEAP_TRIREME_IN:
        sea = code - CHEAP_TRIREME_IN
        return Option(code, cheap(s, seat, "mare-trireme", sea_name(s.chart, sea), CHEAP_TRIREME), f"sea:{sea}")
    if code >= TRIREME_IN:
        sea = code - TRIREME_IN
        return Option(code, dear("mare-trireme", sea_name(s.chart, sea), UNIT_COST), f"sea:{sea}")
    return built_in_province(s, seat, code)


def built_in_province(s: State, seat: int, code: int) -> Option:
    """Control, legions and fortresses."""
    base = next(
        base
        for base in (CHEAP_FORTRESS_IN, FORTRESS_IN, CHEAP_LEGION_IN, LEGION_IN, FREE_CONTROL_IN, CONTROL_IN)
        if code >= base
    )
    province = code - base
    where = province_name(s.chart, province)
    if base == CONTROL_IN:
        text = dear("mare-control", where, CONTROL_COST)
    elif base == FREE_CONTROL_IN:
        text = Message("mare-build-free", {"building": Message("mare-control"), "place": where})
    elif base == LEGION_IN:
        text = dear("mare-legion", where, UNIT_COST)
    elif base == CHEAP_LEGION_IN:
        text = cheap(s, seat, "mare-legion", where, CHEAP_LEGION)
    elif base == FORTRESS_IN:
        text = dear("mare-fortress", where, UNIT_COST)
    else:
        text = cheap(s, seat, "mare-fortress", where, CHEAP_FORTRESS)
    return Option(code, text, f"province:{province}")


def dear(key: str, where: Message, cost: int) -> Message:
    """Something paid with a whole set."""
    return Message("mare-build", {"building": Message(key), "place": where, "cost": cost})


def cheap(s: State, seat: int, key: str, where: Message, query: int) -> Message:
    """Something a hero or wonder gives for one resource."""
    good = good_name(s.ask_modifiers(query, seat, 0) - 1)
    return Message("mare-build-cheap", {"building": Message(key), "place": where, "good": good})


# Every message.


def messages() -> dict[str, Signature]:
    """Every id the game says with the names of its arguments."""
    ids = name_messages() | LINES | ask_messages() | table_messages() | WORDS
    ids |= dict.fromkeys(PASSES.values(), NOTHING)
    for key in ("control", "legion", "fortress", "trireme", "yes", "for-coin", "for-legend"):
        ids[f"mare-{key}"] = NOTHING
    ids["mare-number"] = frozenset({"number"})
    ids["mare-take"] = frozenset({"token", "player"})
    for name in ("coins", "goods", "coins-and-a-good", "goods-and-a-coin", "pair"):
        ids[f"mare-way-{name}"] = frozenset({"count"})
    ids["mare-build"] = frozenset({"building", "place", "cost"})
    ids["mare-build-free"] = frozenset({"building", "place"})
    ids["mare-build-cheap"] = frozenset({"building", "place", "good"})
    ids["mare-build-tile"] = frozenset({"tile", "cost"})
    ids["mare-levy"] = frozenset({"count", "place"})
    ids["mare-sail"] = ids["mare-march"] = frozenset({"src", "dst"})
    ids["mare-fight"] = frozenset({"player", "place"})
    ids["mare-convert"] = ids["mare-convert-unlinked"] = ids["mare-occupy-control"] = frozenset({"place"})
    for name in ("occupy", "pillage", "circe"):
        ids[f"mare-{name}"] = frozenset({"building", "place"})
    return ids


def ask_messages() -> dict[str, Signature]:
    ids: dict[str, Signature] = {f"mare-ask-{kind}": NOTHING for kind in PLAIN}
    ids["mare-ask-own-number"] = frozenset({"number"})
    ids["mare-ask-offer"] = frozenset({"count"})
    ids["mare-ask-even-out"] = frozenset({"player"})
    ids["mare-ask-way"] = frozenset({"cost"})
    ids["mare-ask-good"] = frozenset({"due"})
    ids["mare-ask-temple"] = ids["mare-ask-loot"] = frozenset({"building"})
    ids["mare-ask-loss"] = frozenset({"place", "hits"})
    ids["mare-ask-release"] = ids["mare-ask-convert-at-once"] = frozenset({"place"})
    ids["mare-ask-title"] = frozenset({"title"})
    return ids


def table_messages() -> dict[str, Signature]:
    """What the terminal table and the lists of games say besides."""
    ids: dict[str, Signature] = {"mare-title": NOTHING, "mare-title.about": NOTHING}
    for option in ("empire1", "empire2", "empire3", "empire4", "empire5", "tiles", "rounds", "map"):
        ids[f"mare-option-{option}"] = NOTHING
    ids["mare-table-round"] = frozenset({"round"})
    ids["mare-table-of-rounds"] = frozenset({"round", "rounds"})
    ids["mare-table-leads"] = frozenset({"title", "player"})
    ids["mare-table-number"] = frozenset({"number"})
    ids["mare-table-won"] = frozenset({"player", "victory"})
    ids["mare-table-copied"] = frozenset({"tile"})
    ids["mare-table-peace"] = frozenset({"player", "other"})
    ids["mare-table-home"] = frozenset({"empire", "player"})
    ids["mare-some"] = frozenset({"count", "token"})
    for label in (
        "seas",
        "great-cities",
        "tiles",
        "resources",
        "display",
        "cost",
        "stock",
        "known",
        "offer",
        "taken",
        "empty",
        "key",
        "face-down",
    ):
        ids[f"mare-table-{label}"] = NOTHING
    for track in TRACKS:
        ids[f"mare-table-{track}"] = NOTHING
    return ids
