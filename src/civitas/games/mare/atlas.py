"""A map: provinces, seas, icons, empires; read from a file of our schema and checked (mare:setup)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from civitas.games.mare.box import BOX, GOODS, TILES, Mark, Tracks
from civitas.kernel.errors import OptionError

Border = tuple[str, str, Mark]

MOST_PROVINCES = 32
MOST_SEAS = 12
MOST_ICONS = 112


class CaravanIcon(Struct, frozen=True, forbid_unknown_fields=True):
    good: str
    mark: Mark


class CityIcon(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["regular", "capital", "legendary"]
    mark: Mark


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lonlat: tuple[float, float]
    mark: Mark


class Province(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lonlat: tuple[float, float]
    caravans: tuple[CaravanIcon, ...]
    cities: tuple[CityIcon, ...]
    market: bool
    temple: bool
    marks: dict[str, Mark]
    empire: str = ""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What an empire has in one of its provinces at the start."""

    province: str
    caravans: tuple[str, ...]
    market: bool
    cities: tuple[str, ...]
    temple: bool
    legions: int
    fortress: bool


class Empire(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    hero: str
    capital: str
    tracks: Tracks
    resources: dict[str, int]
    marks: dict[str, Mark]
    start: tuple[Start, ...]


class Leaders(Struct, frozen=True, forbid_unknown_fields=True):
    trade: str
    culture: str
    military: str


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays with so many seats, and which free provinces are covered besides those of absent empires (ruling 2)."""

    seats: int
    empires: tuple[str, ...]
    leaders: Leaders
    mark: Mark
    covered: tuple[str, ...] | None = None  # None is a fault of its own: a map must say it


class Atlas(Struct, frozen=True, forbid_unknown_fields=True):
    """A map file."""

    name: str
    land_borders: tuple[Border, ...]
    coasts: tuple[Border, ...]
    sea_borders: tuple[Border, ...]
    sea: tuple[Sea, ...]
    province: tuple[Province, ...]
    empire: tuple[Empire, ...]
    table: tuple[Table, ...]

    def table_for(self, seats: int) -> Table:
        """OptionError where the map is not for so many."""
        for table in self.table:
            if table.seats == seats:
                return table
        raise OptionError(f"The map {self.name!r} has no table for {seats} seats.")

    def covered_at(self, table: Table) -> set[str]:
        """The provinces out of the game there: those of absent empires and those the table names (ruling 2)."""
        absent = {p.id for p in self.province if p.empire and p.empire not in table.empires}
        return absent.union(table.covered or ())


def read_atlas(text: str) -> Atlas:
    """The map in this text, checked; OptionError names the province and what is wrong with it."""
    try:
        atlas = msgspec.convert(tomllib.loads(text), Atlas)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise OptionError(f"This is not a map of our schema: {error}.") from None
    faults = list(faults_of(atlas))
    if faults:
        raise OptionError(f"The map {atlas.name!r} is not playable: {faults[0]}")
    return atlas


@cache
def standard_text() -> str:
    return files("civitas.games.mare.data").joinpath("mediterranean.toml").read_text(encoding="utf-8")


def faults_of(atlas: Atlas) -> Iterable[str]:
    """Every constraint the map breaks, each a sentence naming the place."""
    yield from faults_of_names(atlas)
    provinces = {p.id: p for p in atlas.province}
    seas = {s.id for s in atlas.sea}
    if len(provinces) != len(atlas.province) or len(seas) != len(atlas.sea):
        return
    unknown = list(faults_of_borders(atlas, set(provinces), seas))
    yield from unknown
    if unknown:
        return
    yield from faults_of_icons(atlas)
    yield from faults_of_empires(atlas, provinces)
    yield from faults_of_tables(atlas, provinces)


def faults_of_names(atlas: Atlas) -> Iterable[str]:
    for sort, names, most in (
        ("province", [p.id for p in atlas.province], MOST_PROVINCES),
        ("sea", [s.id for s in atlas.sea], MOST_SEAS),
        ("city", [c.id for p in atlas.province for c in p.cities], MOST_ICONS),
        ("empire", [e.id for e in atlas.empire], 5),
    ):
        for name, count in Counter(names).items():
            if count > 1:
                yield f"the {sort} {name!r} is there {count} times."
        if len(names) > most:
            yield f"{len(names)} is more than the {most} of {sort} there can be."


def faults_of_borders(atlas: Atlas, provinces: set[str], seas: set[str]) -> Iterable[str]:
    for what, borders, left, right in (
        ("land border", atlas.land_borders, provinces, provinces),
        ("coast", atlas.coasts, provinces, seas),
        ("sea border", atlas.sea_borders, seas, seas),
    ):
        seen: set[frozenset[str]] = set()
        for a, b, _ in borders:
            for name, known in ((a, left), (b, right)):
                if name not in known:
                    yield f"a {what} names {name!r}, which is not on the map."
            if a == b:
                yield f"{a!r} has a {what} with itself."
            if frozenset((a, b)) in seen:
                yield f"the {what} of {a!r} and {b!r} is there twice."
            seen.add(frozenset((a, b)))


def faults_of_icons(atlas: Atlas) -> Iterable[str]:
    supply = BOX.supply
    cities = Counter(city.kind for p in atlas.province for city in p.cities)
    for what, count, most in (
        ("caravan icons", sum(len(p.caravans) for p in atlas.province), supply.caravans),
        ("market icons", sum(p.market for p in atlas.province), supply.markets),
        ("temple icons", sum(p.temple for p in atlas.province), supply.temples),
        ("regular cities", cities["regular"], supply.cities),
        ("capitals", cities["capital"], supply.capitals),
        ("legendary cities", cities["legendary"], supply.legendary_cities),
    ):
        if count > most:
            yield f"it has {count} {what}, but the box has only {most} pieces."
    for p in atlas.province:
        if len(p.caravans) > 2 or len(p.cities) > 2:
            yield f"{p.id!r} has more than two caravan or city icons."
        if p.market and not p.caravans:
            yield f"{p.id!r} has a market icon but no caravan to double."
        if p.temple and not p.cities:
            yield f"{p.id!r} has a temple icon but no city to double."
        for caravan in p.caravans:
            if caravan.good not in GOODS:
                yield f"{p.id!r} produces {caravan.good!r}, which is no good; the goods are {', '.join(GOODS)}."
    sites = Counter(caravan.good for p in atlas.province for caravan in p.caravans)
    for good in BOX.good:
        if 2 * sites[good.id] > good.tokens:
            yield f"{sites[good.id]} provinces produce {good.id!r}, but {good.tokens} tokens cannot pay them doubled."


def faults_of_empires(atlas: Atlas, provinces: dict[str, Province]) -> Iterable[str]:
    empires = {e.id for e in atlas.empire}
    for p in atlas.province:
        if p.empire and p.empire not in empires:
            yield f"{p.id!r} belongs to {p.empire!r}, which is no empire of this map."
    for hero, count in Counter(e.hero for e in atlas.empire).items():
        if count > 1:
            yield f"{count} empires start with the hero {hero!r}."
    for e in atlas.empire:
        own = {p.id for p in atlas.province if p.empire == e.id}
        if e.hero not in TILES or BOX.tile[TILES[e.hero]].kind != "starting_hero":
            yield f"the empire {e.id!r} starts with {e.hero!r}, which is no starting hero."
        if sorted(s.province for s in e.start) != sorted(own):
            yield f"the empire {e.id!r} must start in exactly its own provinces {sorted(own)}."
            continue
        if e.capital not in own or not any(c.kind == "capital" for c in provinces[e.capital].cities):
            yield f"the capital province of {e.id!r} is {e.capital!r}, which is not its own or has no capital."
        for s in e.start:
            yield from faults_of_start(s, provinces[s.province])
        legions = [s.legions for s in e.start]
        if min(legions, default=0) < 0 or sum(legions) > BOX.empire.legions:
            yield f"the empire {e.id!r} cannot start with {sum(legions)} legions; the box has {BOX.empire.legions}."
        tracks = tracks_at_start(e)
        if tracks != e.tracks:
            yield f"the empire {e.id!r} is said to start with {e.tracks} but its pieces give {tracks}."
        income = income_at_start(e)
        if income != Counter(e.resources):
            yield f"the empire {e.id!r} is said to start with {e.resources} but its first collection is {dict(income)}."


def faults_of_start(start: Start, p: Province) -> Iterable[str]:
    if Counter(start.caravans) - Counter(c.good for c in p.caravans):
        yield f"{p.id!r} starts with caravans on icons it does not have."
    if Counter(start.cities) - Counter(c.id for c in p.cities):
        yield f"{p.id!r} starts with cities it has no icon for."
    if (start.market and not p.market) or (start.temple and not p.temple):
        yield f"{p.id!r} starts with a market or temple it has no icon for."


def tracks_at_start(e: Empire) -> Tracks:
    return Tracks(
        trade=sum(len(s.caravans) + s.market for s in e.start),
        culture=sum(len(s.cities) + s.temple for s in e.start),
        military=sum(s.legions + s.fortress for s in e.start),
    )


def income_at_start(e: Empire) -> Counter[str]:
    income: Counter[str] = Counter()
    for s in e.start:
        for good in s.caravans:
            income[good] += 2 if s.market else 1
        income["coin"] += len(s.cities) * (2 if s.temple else 1)
    return income


def faults_of_tables(atlas: Atlas, provinces: dict[str, Province]) -> Iterable[str]:
    empires = [e.id for e in atlas.empire]
    for table in atlas.table:
        named = {table.leaders.trade, table.leaders.culture, table.leaders.military}
        for name in (*table.empires, *named):
            if name not in empires:
                yield f"the table for {table.seats} names {name!r}, which is no empire of this map."
                return
        if len(table.empires) != table.seats or len(set(table.empires)) != table.seats:
            yield f"the table for {table.seats} seats names the empires {', '.join(table.empires)}."
        if not named <= set(table.empires):
            yield f"the table for {table.seats} starts with a leader that does not play."
        yield from faults_of_covers(table, provinces)
        far = unreachable(atlas, set(provinces) - atlas.covered_at(table))
        if far:
            yield f"with {table.seats} seats {min(far)!r} cannot be reached by land or sea."


def faults_of_covers(table: Table, provinces: dict[str, Province]) -> Iterable[str]:
    where = f"the table for {table.seats} seats"
    if table.covered is None:
        yield f"{where} does not say which free provinces are covered: add `covered = []`, or name them in it."
        return
    for name, count in Counter(table.covered).items():
        if name not in provinces:
            yield f"{where} covers {name!r}, which is not on the map."
        elif provinces[name].empire:
            yield f"{where} covers {name!r}, which is not free: it is covered when its empire does not play."
        if count > 1:
            yield f"{where} covers {name!r} {count} times."


def unreachable(atlas: Atlas, open_provinces: set[str]) -> set[str]:
    """The open provinces that are cut off from the first of them."""
    links: dict[str, set[str]] = {}
    for a, b, _ in (*atlas.land_borders, *atlas.coasts, *atlas.sea_borders):
        links.setdefault(a, set()).add(b)
        links.setdefault(b, set()).add(a)
    seas = {s.id for s in atlas.sea}
    found: set[str] = set()
    ahead = sorted(open_provinces)[:1]
    while ahead:
        place = ahead.pop()
        if place in found or (place not in open_provinces and place not in seas):
            continue
        found.add(place)
        ahead.extend(links.get(place, ()))
    return open_provinces - found
