"""Every nation with every set of common cards, with and without Trade Routes, at every number of seats."""

from __future__ import annotations

from itertools import product

import pytest

from civitas.games.imperium.game import GAME
from civitas.kernel.errors import OptionError
from civitas.kernel.playout import playout
from civitas.testing.positions import SOAK, rng_of

# The nations of the three boxes (000:1640-2029); those of the third line of Horizons trade.
CLASSICS = ("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings")
LEGENDS = ("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians")
HORIZONS = ("cultists", "inuit", "japanese", "magyars", "martians", "mayans", "polynesians", "taino")
TRADERS = ("abbasids", "aksumites", "guptas", "sassanids", "tang", "wagadou")
NATIONS = (*CLASSICS, *LEGENDS, *HORIZONS, *TRADERS)
COMMONS = ("classics", "legends", "horizons")
CHOICES = 200

MIXTURES = list(product(NATIONS, COMMONS, ("no", "yes"), (2, 3, 4)))
TRIED = MIXTURES if SOAK else MIXTURES[::7]  # of every nation, common set, number of seats, with routes and without


def test_there_are_thirty_nations_and_540_mixtures() -> None:
    offered = next(spec.values for spec in GAME.info.options if spec.name == "nation1")
    assert sorted(offered) == sorted(["draw", *NATIONS])
    assert len(MIXTURES) == 540
    for part in range(4):
        assert {mixture[part] for mixture in TRIED} == {mixture[part] for mixture in MIXTURES}


@pytest.mark.parametrize(("nation", "common", "routes", "seats"), TRIED)
def test_every_mixture_is_set_up_and_played_or_says_why_not(nation: str, common: str, routes: str, seats: int) -> None:
    settings = {"nation1": nation, "common": common, "trade_routes": routes}
    number = MIXTURES.index((nation, common, routes, seats))
    if nation in TRADERS and routes == "no":
        with pytest.raises(OptionError, match=f"{nation}.*Trade Routes"):
            GAME.new(seats, number, settings)
        return
    s = GAME.new(seats, number, settings)
    playout(s, rng_of("mixtures", seats, number), CHOICES)
    assert s.over or s.options
