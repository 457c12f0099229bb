"""What the automaton does to you, and how you avoid it (000:1153, part b 44-46 of the facts on the automaton)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import CHAOS_PILE, DECK, HISTORY, RESOLVED
from civitas.kernel.node import PASS

from ..scenario import number
from .laying import YOU
from .playing import Table

# Coinage is pinned, Corruption an attack; on what rows they are depends on the nation.
PINNED, ATTACK = "1CIV10", "1CIV4"
FILLING = ["1TRI1", "1TRI2", "1TRI4", "1TRI7", "1TRI11", "1TRI8"]


def attacked(
    nation: str, side: str, card: str, play: tuple[str, ...] = (), accept: bool = True, edition: str = "newest"
) -> Table:
    """A turn in which it resolves this card; you have these cards in play, two others in hand and 3 of everything."""
    table = Table(nation, edition).answering(ignore=PASS)
    table.side(side).slots(card).piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"])
    table.in_market("1CIV14", "1UNC3").unrest_left(9).in_play(YOU, *play)
    table.has(YOU, materials=3, population=3, progress=3).hand(YOU, "1MAC19", "1MAC16").deck(YOU, "1MAC18", "1MAC17")
    table.listen().die_shows(6)
    table.turn_of_automaton(accept)
    assert [args[0] for args in table.heard(RESOLVED)] == [number(card)]
    return table


ALL = {"materials": 3, "population": 3, "progress": 3}
HAND = ["1MAC16", "1MAC19"]

# Rows that harm: nation, side, the card it resolves; what you have lost afterwards.
UNREST = ("CEL", "barbarian", PINNED)
THEFT = ("CEL", "barbarian", ATTACK)
DISCARD = ("SCY", "empire", ATTACK)
RECALL = ("MAU", "empire", ATTACK)
ABANDON = ("MIN", "empire", ATTACK)
PIN = ("GRE", "empire", ATTACK)
TWO_HARMS = ("ROM", "empire", ATTACK)
HARMS = (UNREST, THEFT, DISCARD, RECALL, ABANDON, PIN, TWO_HARMS)


def unharmed(table: Table, play: tuple[str, ...]) -> bool:
    cards = sorted(table.cards_in("hand", YOU)), sorted(table.cards_in("play", YOU)), table.cards_in("discards", YOU)
    return cards == (HAND, sorted(play), []) and table.pool(YOU) == ALL and table.state.unrest_left() >= 8


@pytest.mark.rule("imperium:automaton-attacks")
def test_without_a_defence_each_row_harms() -> None:
    assert attacked(*UNREST).cards_in("hand", YOU).count("unrest") == 1
    assert attacked(*THEFT).pool(YOU) == {"materials": 2, "population": 3, "progress": 2}
    assert attacked(*THEFT).pool() == {"materials": 1, "progress": 1}
    table = Table("SCY")
    table.side("empire").slots(ATTACK).piles(deck=list(FILLING), dynasty=["1SCY2"]).hand(YOU, "1MAC19").die_shows(6)
    table.turn_of_automaton()
    assert (table.cards_in("hand", YOU), table.cards_in("discards", YOU)) == ([], ["1MAC19"])
    for harm, place in ((RECALL, "hand"), (ABANDON, "discards"), (PIN, "hand")):
        table = attacked(*harm, play=("1REG9",))
        assert table.cards_in("play", YOU) == []
        assert "1REG9" in table.cards_in(place, YOU)


@pytest.mark.rule("imperium:automaton-attacks")
@pytest.mark.parametrize("harm", HARMS, ids="-".join)
@pytest.mark.parametrize("archers", ["1SCY20", "2TRI2", "3MAG15"])
def test_one_exhaust_token_avoids_all_the_harm_of_a_row(harm: tuple[str, str, str], archers: str) -> None:
    """Whatever the icons of the card revealed: Unrest, theft, discarding, recalling, abandoning.

    Of several effects you say of each that you ignore it (000:1475).
    """
    play = (archers, "1REG9")
    table = attacked(*harm, play=play)
    assert table.asked in (["respond"], ["respond", "ignore", "ignore"])
    assert unharmed(table, play)
    assert table.pool().get("progress", 0) == 0


@pytest.mark.rule("imperium:automaton-attacks")
def test_you_may_ignore_some_of_the_effects_only() -> None:
    """000:1475: here you spare the region and discard a card."""
    table = Table("ROM")
    table.side("empire").slots(ATTACK).piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"])
    table.in_play(YOU, "1SCY20", "1REG9").hand(YOU, "1MAC19").die_shows(6)
    table.answering(ignore=[0, PASS]).turn_of_automaton(accept=True)
    assert sorted(table.cards_in("play", YOU)) == ["1REG9", "1SCY20"]
    assert (table.cards_in("hand", YOU), table.cards_in("discards", YOU)) == ([], ["1MAC19"])


@pytest.mark.rule("imperium:automaton-attacks")
@pytest.mark.parametrize(
    ("card", "kinds", "left"),
    [
        ("2REG12X", ["respond"], {"materials": 3, "population": 2}),
        ("3REG11", ["respond", "move-to-market"], {"materials": 3, "population": 2}),
        ("2UTO6", ["pay"], {"materials": 3, "population": 2}),
        ("1UNC1", [], {"materials": 3, "population": 3}),
    ],
)
def test_other_defences(card: str, kinds: list[str], left: dict[str, int]) -> None:
    """Fortified Region, Borderland and Daochang for population; Standing Army always."""
    table = Table("CEL").answering(move_to_market=0)
    table.slots(PINNED).piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"])
    table.in_market("1CIV14", "1CIV8").unrest_left(9)
    table.in_play(YOU, card).has(YOU, materials=3, population=3).die_shows(6)
    table.turn_of_automaton(accept=True)
    assert table.asked == kinds
    assert table.cards_in("hand", YOU) == []
    assert table.pool(YOU) == left
    assert table.state.unrest_left() == 9
    assert table.past() == [PINNED]


@pytest.mark.rule("imperium:automaton-attacks", "imperium:recall")
@pytest.mark.parametrize("card", ["1REG1X", "1REG12X", "2MIN18X", "2QIN3"])
def test_a_card_recalled_avoids_it(card: str) -> None:
    table = attacked(*UNREST, play=(card,))
    assert sorted(table.cards_in("hand", YOU)) == sorted([*HAND, card])
    assert table.state.unrest_left() == 9


@pytest.mark.rule("imperium:automaton-attacks")
@pytest.mark.parametrize("card", ["1SCY20", "2UTO6", "1REG1X"])
def test_a_defence_need_not_be_used(card: str) -> None:
    table = attacked(*UNREST, play=(card,), accept=False)
    assert len(table.asked) == 1
    assert table.cards_in("hand", YOU).count("unrest") == 1
    assert table.cards_in("play", YOU) == [card]
    assert table.pool(YOU) == ALL


@pytest.mark.rule("imperium:automaton-attacks", "imperium:exhaust")
def test_a_token_avoids_one_row_only() -> None:
    """The second card of the turn is another attack."""
    table = Table("CEL")
    table.slots(PINNED, "1CIV8").piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"]).unrest_left(9)
    table.in_play(YOU, "1SCY20").die_shows(6).turn_of_automaton(accept=True)
    assert table.asked == ["respond"]
    assert table.cards_in("hand", YOU) == ["unrest"]


@pytest.mark.rule("imperium:automaton-attacks")
def test_without_exhaust_tokens_there_is_no_defence() -> None:
    table = Table("CEL")
    table.slots(PINNED).piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"]).unrest_left(9)
    table.exhausts(YOU, 0).in_play(YOU, "1SCY20").die_shows(6)
    table.turn_of_automaton(accept=True)
    assert (table.asked, table.cards_in("hand", YOU)) == ([], ["unrest"])


# What the row does otherwise.


@pytest.mark.rule("imperium:automaton-attacks")
def test_the_rest_of_the_row_is_done_all_the_same() -> None:
    """Mauryans: break through for a tributary and put the card into the history."""
    table = Table("MAU")
    table.side("empire").slots(ATTACK).piles(deck=list(FILLING), dynasty=["2MAU2"]).in_market("1TRI5")
    table.in_play(YOU, "1SCY20", "1REG9").die_shows(6)
    table.turn_of_automaton(accept=True)
    assert table.past() == [ATTACK]
    assert "1TRI5" in table.in_slots() + table.there(DECK)


@pytest.mark.rule("imperium:automaton-attacks", "imperium:gain")
@pytest.mark.parametrize("card", ["1SCY20", "1UNC1"])
def test_what_the_same_row_gives_you_is_kept(card: str) -> None:
    """Persians: you gain 2 materials and take an Unrest."""
    table = attacked("PER", "empire", ATTACK, play=(card,))
    assert table.pool(YOU) == {"materials": 5, "population": 3, "progress": 3}
    assert sorted(table.cards_in("hand", YOU)) == HAND
    assert table.state.unrest_left() == 9


@pytest.mark.rule("imperium:automaton-attacks", "imperium:draw")
def test_what_the_same_row_allows_you_is_kept() -> None:
    """Carthaginians: you abandon a region and may draw a card."""
    table = attacked("CAR", "empire", ATTACK, play=("1SCY20", "1REG9"))
    assert sorted(table.cards_in("play", YOU)) == ["1REG9", "1SCY20"]
    assert sorted(table.cards_in("hand", YOU)) == sorted([*HAND, "1MAC17"])


@pytest.mark.rule("imperium:automaton-attacks")
@pytest.mark.parametrize(
    ("nation", "side", "card"),
    [
        ("ROM", "barbarian", PINNED),  # population, history
        ("SCY", "empire", "1CIV2"),  # progress, history
        ("CEL", "empire", "1CIV2"),  # acquire; you gain materials
        ("GUP", "empire", PINNED),  # discard or return; you may return an Unrest
        ("CEL", "barbarian", "1CIV2"),  # progress, discard
    ],
)
def test_a_row_without_harm_asks_for_no_defence(nation: str, side: str, card: str) -> None:
    play = ("1SCY20", "2TRI2", "2UTO6", "1REG1X", "3UNC23")
    table = attacked(nation, side, card, play=play)
    assert not {"respond", "ignore", "pay", "may", "recall"} & set(table.asked)
    assert sorted(table.cards_in("play", YOU)) == sorted(play)
    assert table.pool(YOU).get("goods", 0) == 0


@pytest.mark.rule("imperium:automaton-attacks", "imperium:automaton-resolving")
@pytest.mark.parametrize("harm", [RECALL, ABANDON, PIN])
def test_who_has_nothing_to_lose_loses_nothing(harm: tuple[str, str, str]) -> None:
    table = attacked(*harm)
    assert unharmed(table, ())


# Tribute and Protection.


@pytest.mark.rule("imperium:automaton-attacks", "imperium:pay")
@pytest.mark.parametrize("harm", [RECALL, ABANDON])
def test_dhar_tichitt_pays_the_automaton_to_spare_a_region(harm: tuple[str, str, str]) -> None:
    """3WAG16: 2 materials of yours become its own."""
    table = attacked(*harm, play=("3WAG16", "1REG9"))
    assert table.asked == ["pay"]
    assert sorted(table.cards_in("play", YOU)) == ["1REG9", "3WAG16"]
    assert table.pool(YOU)["materials"] == 1
    assert table.pool()["materials"] == 2


@pytest.mark.rule("imperium:automaton-attacks")
@pytest.mark.parametrize(("harm", "play"), [(UNREST, ("3WAG16", "1REG9")), (RECALL, ("3WAG16",)), (THEFT, ("3WAG16",))])
def test_dhar_tichitt_asks_only_when_a_region_is_in_danger(harm: tuple[str, str, str], play: tuple[str, ...]) -> None:
    table = attacked(*harm, play=play)
    assert table.asked == []
    assert table.pool().get("materials", 0) == (1 if harm == THEFT else 0)


@pytest.mark.rule("imperium:automaton-attacks")
def test_protection_rewards_who_is_affected_by_an_attack() -> None:
    """3UNC23: 1 goods, and you may draw a card."""
    table = attacked(*UNREST, play=("3UNC23",))
    assert table.pool(YOU) == ALL | {"goods": 1}
    assert sorted(table.cards_in("hand", YOU)) == sorted([*HAND, "1MAC17", "unrest"])


@pytest.mark.rule("imperium:automaton-attacks")
def test_protection_has_no_reward_when_the_attack_is_avoided() -> None:
    table = attacked(*UNREST, play=("1SCY20", "3UNC23"))
    assert unharmed(table, ("1SCY20", "3UNC23"))


@pytest.mark.rule("imperium:automaton-attacks", "imperium:cultists")
@pytest.mark.parametrize("card", ["2UTO6", "1UNC1", "1REG1X"])
def test_chaos_after_a_shuffle_may_be_avoided(card: str) -> None:
    """D9: it is Unrest given by the automaton."""
    table = Table("CUL")
    table.side("research_the_ceremony").slots("1UNC3").piles(deck=[], discard=list(FILLING)).unrest_left(9)
    table.lay(CHAOS_PILE, 0, [number("3CUL25")] * 2).in_play(YOU, card)
    table.has(YOU, population=1).die_shows(1)
    table.turn_of_automaton(accept=True)
    assert table.cards_in("hand", YOU) == ([card] if card == "1REG1X" else [])
    assert len(table.there(CHAOS_PILE, 0)) == 2


@pytest.mark.rule("imperium:automaton-attacks", "imperium:collapse")
def test_the_last_unrest_you_take_is_the_collapse() -> None:
    """000:1237, at once: the second card is not resolved any more."""
    table = Table("CEL")
    table.slots(PINNED, "1CIV8").piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"]).unrest_left(1)
    table.die_shows(6).turn_of_automaton()
    assert table.cards_in("hand", YOU) == ["unrest"]
    assert table.there(HISTORY) == [PINNED]
    assert table.state.winners() == [1]
