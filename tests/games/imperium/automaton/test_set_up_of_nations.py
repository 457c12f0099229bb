"""The nations whose automaton is set up in a way of its own, and the fast variant (000:1664-2021, 000:959-966)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import (
    AUTOMATON_SLOTS,
    BARBARIAN,
    CHAOS_PILE,
    DECK,
    DISCARD,
    DYNASTY,
    EMPIRE,
    EXILE,
    ISLE_BOUND,
    MAIN_DECK,
    ON_STATE_CARD,
    RESOURCES,
    SCORING,
    SET_ASIDE,
    STATE,
    State,
)

from .laying import BOT
from .oracle_facts import cards, points
from .playing import lying, printed, started
from .test_set_up import CARDS, NORMAL, SPECIAL, developments

GRAAL, GWAITH_CAMLAN, COURT = "2ART3", "2ART8", "2ART2"
AOTEAROA, KUPE, MANA, OVERPOPULATION = "3POL4", "3POL3", "3POL2", "3POL17"
KAYAKS, NUNAVIK, IMAQ = "3INU15", "3INU11", "3INU12"
HEADPIECES = ["3MAY8", "3MAY9", "3MAY10"]
CRYOSTASIS = "3MRT23"
VISIONS, PATH, GATES, SHANGRI_LA = "2UTO2A", "2UTO2B", "2UTO3AX", "2UTO3BX"
SEEDS = range(12)
FAST = tuple(nation for nation in CARDS if nation not in ("CUL", "UTO"))


def everywhere(s: State) -> list[str]:
    """All cards of the automaton."""
    return [code for zone in (DECK, AUTOMATON_SLOTS, DYNASTY, SET_ASIDE, DISCARD) for code in lying(s, zone)]


def region(code: str) -> bool:
    return "region" in cards()[code]["suits"]


@pytest.mark.rule("imperium:automaton-setup", "imperium:arthurians")
def test_arthurians_keep_their_quests_beside_the_dynasty() -> None:
    """000:1664-1670: Graal at the bottom of the quests; the nation cards on Gwaith Camlan; no court."""
    quests = set()
    for seed in SEEDS:
        s = started("ART", seed=seed)
        aside = lying(s, SET_ASIDE)
        assert aside[0] == GRAAL
        assert sorted(aside) == sorted(developments("ART"))
        quests.add(tuple(aside))
        dynasty = lying(s, DYNASTY)
        assert dynasty[0] == GWAITH_CAMLAN
        assert sorted(dynasty[1:]) == sorted(printed("ART", "nation"))
        assert COURT not in everywhere(s)
    assert len(quests) > 1


@pytest.mark.rule("imperium:automaton-setup", "imperium:atlanteans")
def test_atlantean_regions_lie_on_the_other_developments() -> None:
    """000:1690-1694: two regions, shuffled, on eight cards in order of points; no accession card."""
    orders = set()
    for seed in SEEDS:
        dynasty = lying(started("ATL", seed=seed), DYNASTY)
        assert sorted(dynasty) == sorted(developments("ATL"))
        assert [region(code) for code in dynasty] == [False] * 8 + [True] * 2
        worths = [points(code) for code in dynasty[:8]]
        assert worths == sorted(worths)
        orders.add(tuple(dynasty[8:]))
    assert len(orders) == 2


@pytest.mark.rule("imperium:automaton-setup", "imperium:cultists")
def test_cultists_have_no_dynasty_and_a_chaos_pile() -> None:
    """000:1768-1770, D14: no ceremony cards; three Chaos at two players; nothing on the state card."""
    s = started("CUL")
    assert lying(s, DYNASTY) == []
    assert not {"3CUL2A", "3CUL2B", "3CUL3A", "3CUL3B"} & set(everywhere(s))
    assert len(lying(s, CHAOS_PILE, 0)) == 3
    assert [s.get(ON_STATE_CARD + token) for token in range(RESOURCES + 1)] == [0] * 5
    assert s.get(SCORING) == 0


@pytest.mark.rule("imperium:automaton-setup", "imperium:cultists")
@pytest.mark.parametrize("nation", ["MAY", "UTO"])
def test_without_cultists_there_is_no_chaos(nation: str) -> None:
    assert lying(started(nation), CHAOS_PILE, 0) == []


@pytest.mark.rule("imperium:automaton-setup", "imperium:inuit")
def test_inuit_seasons_alternate_on_kayaks() -> None:
    """000:1818-1824, D15: winter first and last, ascending, a 3-point winter card on top; then Imaq and Nunavik."""
    orders = set()
    for seed in SEEDS:
        dynasty = lying(started("INU", seed=seed), DYNASTY)
        assert sorted(dynasty) == sorted(developments("INU"))
        assert dynasty[0] == KAYAKS
        assert dynasty[-2:] == [IMAQ, NUNAVIK]
        seasons = dynasty[1:-2]
        assert [cards()[code]["states"] for code in seasons] == [["barbarian"], ["empire"]] * 4 + [["barbarian"]]
        assert [points(code) for code in seasons] == [1, 3, 3, 3, 3, 5, 3, 5, 3]
        orders.add(tuple(seasons))
    assert len(orders) > 1


@pytest.mark.rule("imperium:automaton-setup", "imperium:mayans")
def test_mayan_headpieces_lie_beside_the_dynasty() -> None:
    """000:1850."""
    s = started("MAY")
    assert sorted(lying(s, SET_ASIDE)) == sorted(HEADPIECES)
    dynasty = lying(s, DYNASTY)
    below = [code for code in developments("MAY") if code not in HEADPIECES]
    assert sorted(dynasty[:5]) == sorted(below)
    assert [points(code) for code in dynasty[:5]] == [4, 4, 4, 4, 5]
    assert dynasty[5] == "3MAY2"
    assert sorted(dynasty[6:]) == sorted(printed("MAY", "nation"))


@pytest.mark.rule("imperium:automaton-setup", "imperium:martians")
def test_martian_cryostasis_lies_among_the_nation_cards() -> None:
    """000:1870: as if it were one of them, so anywhere above Reactor Explosion."""
    places = set()
    for seed in SEEDS:
        s = started("MRT", seed=seed)
        dynasty = lying(s, DYNASTY)
        assert sorted(dynasty[:3]) == sorted(developments("MRT"))
        assert dynasty[3] == "3MRT2"
        assert sorted(dynasty[4:]) == sorted([*printed("MRT", "nation"), CRYOSTASIS])
        assert CRYOSTASIS not in lying(s, DECK) + lying(s, AUTOMATON_SLOTS)
        places.add(dynasty.index(CRYOSTASIS))
    assert len(places) > 3
    assert [started("MRT").has(resource, BOT) for resource in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("imperium:automaton-setup", "imperium:polynesians")
def test_polynesian_islands_are_the_discovery_deck() -> None:
    """000:1929-1935: Aotearoa at the bottom; the nation cards on Kupe; neither Mana nor Overpopulation."""
    decks = set()
    for seed in SEEDS:
        s = started("POL", seed=seed)
        aside, dynasty = lying(s, SET_ASIDE), lying(s, DYNASTY)
        assert aside[0] == AOTEAROA
        assert sorted(aside) == sorted(developments("POL"))
        decks.add(tuple(aside))
        assert dynasty[0] == KUPE
        assert sorted(dynasty[1:]) == sorted(printed("POL", "nation"))
        assert not {MANA, OVERPOPULATION} & set(everywhere(s))
    assert len(decks) > 1


@pytest.mark.rule("imperium:automaton-setup", "imperium:utopians")
def test_utopians_set_out_with_visions_of_shangri_la() -> None:
    """000:2005-2007: Visions of Shangri-la, with Path behind it, on Gates of Shangri-la; no dynasty."""
    s = started("UTO")
    assert lying(s, DYNASTY) == []
    assert lying(s, SET_ASIDE) == [SHANGRI_LA, GATES, PATH, VISIONS]
    assert s.get(SCORING) == 0


@pytest.mark.rule("imperium:automaton-setup", "imperium:vikings")
def test_the_viking_zenith_is_the_bottom_of_the_dynasty() -> None:
    """000:2021."""
    orders = set()
    for seed in SEEDS:
        dynasty = lying(started("VIK", seed=seed), DYNASTY)
        assert dynasty[0] == "1VIK2"
        assert sorted(dynasty[1:]) == sorted(printed("VIK", "nation"))
        orders.add(tuple(dynasty[1:]))
    assert len(orders) > 1


@pytest.mark.rule("imperium:automaton-setup", "imperium:state")
@pytest.mark.parametrize("nation", CARDS)
def test_the_side_that_is_up_at_first(nation: str) -> None:
    """003:172-174, 000:1050: barbarian but for the Atlanteans; the S side of cards with states of their own."""
    wanted = {"ATL": EMPIRE, "CUL": EMPIRE, "INU": EMPIRE, "MRT": EMPIRE, "POL": ISLE_BOUND}.get(nation, BARBARIAN)
    others = EMPIRE if wanted != EMPIRE else BARBARIAN
    up = started(nation).get(STATE + BOT)
    assert up & wanted
    assert nation == "POL" or not up & others


# The fast variant.


@pytest.mark.rule("imperium:automaton-setup", "imperium:fast")
@pytest.mark.parametrize("nation", FAST)
def test_fast_exiles_ten_cards_of_the_main_deck(nation: str) -> None:
    usual, fast = started(nation), started(nation, fast="yes")
    assert len(lying(fast, EXILE, 0)) == 10
    assert len(lying(usual, MAIN_DECK, 0)) - len(lying(fast, MAIN_DECK, 0)) == 10
    assert not set(lying(fast, EXILE, 0)) & set(lying(fast, MAIN_DECK, 0))


@pytest.mark.rule("imperium:automaton-setup", "imperium:fast")
@pytest.mark.parametrize("nation", [*NORMAL, "ATL", "INU", "MAY", "MRT"])
def test_fast_takes_the_bottom_of_the_dynasty_and_discards_the_top(nation: str) -> None:
    """000:959-961: the bottom card, worth least, is out of the game."""
    for seed in range(4):
        s = started(nation, seed=seed, fast="yes")
        usual = lying(started(nation, seed=seed), DYNASTY)
        dynasty, discard = lying(s, DYNASTY), lying(s, DISCARD)
        assert len(dynasty) == len(usual) - 2
        assert len(discard) == 1
        gone = sorted(usual)
        for code in dynasty + discard:
            gone.remove(code)
        assert len(gone) == 1
        assert not set(gone) & set(everywhere(s))
        if nation == "INU":
            assert (gone, discard) == ([KAYAKS], [NUNAVIK])
        else:
            own = [code for code in developments(nation) if code not in HEADPIECES]
            below = [code for code in own if not (nation == "ATL" and region(code))]
            assert points(gone[0]) == min(points(code) for code in below)
            assert discard[0] not in below


@pytest.mark.rule("imperium:automaton-setup", "imperium:fast")
@pytest.mark.parametrize(("nation", "accession"), [("ART", GWAITH_CAMLAN), ("POL", KUPE), ("VIK", "1VIK2")])
def test_fast_leaves_an_accession_card_that_is_the_bottom(nation: str, accession: str) -> None:
    """D18: the card above it leaves the game instead."""
    for seed in SEEDS:
        s = started(nation, seed=seed, fast="yes")
        dynasty = lying(s, DYNASTY)
        assert dynasty[0] == accession
        assert len(dynasty) == 1 + CARDS[nation][1] - 2
        assert len(lying(s, DISCARD)) == (2 if nation == "ART" else 1)


@pytest.mark.rule("imperium:automaton-setup", "imperium:fast", "imperium:arthurians")
def test_fast_discards_a_random_arthurian_quest_but_not_the_graal() -> None:
    """000:961."""
    discarded = set()
    for seed in range(24):
        s = started("ART", seed=seed, fast="yes")
        quests = [code for code in lying(s, DISCARD) if code in developments("ART")]
        assert len(quests) == 1
        assert sorted(lying(s, SET_ASIDE) + quests) == sorted(developments("ART"))
        assert lying(s, SET_ASIDE)[0] == GRAAL
        discarded.update(quests)
    assert discarded == set(developments("ART")) - {GRAAL}


@pytest.mark.rule("imperium:automaton-setup", "imperium:fast")
def test_every_special_nation_is_looked_at() -> None:
    assert set(SPECIAL) | set(NORMAL) == set(CARDS)
    assert len(CARDS) == 30
