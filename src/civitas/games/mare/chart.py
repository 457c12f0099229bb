"""The map as the rules read it: ints and lists, for one number of seats and one choice of empires."""

from __future__ import annotations

from typing import Final

# Kinds of building; a CITY of any kind counts as a city (mare:cities).
CARAVAN: Final = 0
MARKET: Final = 1
CITY: Final = 2
CAPITAL: Final = 3
LEGENDARY: Final = 4
TEMPLE: Final = 5
CITIES: Final = (CITY, CAPITAL, LEGENDARY)
GREAT_CITIES: Final = (CAPITAL, LEGENDARY)  # mare:6.3

NONE: Final = -1


class Chart:
    """Built once per map and empires, shared by all states of a game, never changed.

    Provinces, seas and icons are numbered as in the map file. A covered province is not `open`: it has no borders.
    """

    def __init__(self, text: str, empires: tuple[int, ...]) -> None:
        self.text = text
        self.empires = empires
        self.provinces: int = 0
        self.seas: int = 0
        self.open: list[bool] = []
        self.borders: list[list[int]] = []
        self.coasts: list[list[int]] = []
        self.shores: list[list[int]] = []
        self.sea_borders: list[list[int]] = []
        self.icons: list[list[int]] = []
        self.icon_province: list[int] = []
        self.icon_kind: list[int] = []
        self.icon_good: list[int] = []
        self.market: list[int] = []
        self.temple: list[int] = []
        self.track_icons: list[list[int]] = []
        self.great_cities: list[int] = []
        self.home: list[int] = []
        self.capital_of: list[int] = []
        self.province_ids: list[str] = []
        self.sea_ids: list[str] = []
        self.city_ids: list[str] = []
        self.empire_ids: list[str] = []

    def is_city(self, icon: int) -> bool:
        return self.icon_kind[icon] in CITIES

    def icon_of(self, province: int, kind: int) -> int:
        """The market or temple icon of a province, NONE if it has none."""
        return self.market[province] if kind == MARKET else self.temple[province]
