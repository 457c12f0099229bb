"""The end of a game against the automaton, and its score (000:1205-1260; parts d and e of the facts)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import (
    CHAOS_PILE,
    DECK,
    DISCARD,
    DYNASTY,
    KING_OF_KINGS,
    KING_SIDE,
    KING_USED,
    ROUND,
    SCORING,
)

from ..scenario import number
from .laying import BOT, YOU
from .playing import Table, started

FILLING = ["1TRI1", "1TRI2", "1TRI4", "1TRI7", "1TRI11", "1TRI8"]


def quiet(nation: str = "ROM", level: str = "emperor", edition: str = "newest") -> Table:
    """Nothing to resolve, and cards enough to fill the slots."""
    table = Table(nation, edition, level)
    table.slots().piles(deck=list(FILLING), dynasty=["1ROM3", "1ROM2"]).die_shows(6)
    return table


# What triggers scoring.


@pytest.mark.rule("imperium:automaton-end")
def test_the_last_dynasty_card_triggers_scoring_in_the_clean_up() -> None:
    """000:1229."""
    table = quiet()
    table.slots("1UNC3").piles(deck=FILLING[:3], dynasty=["1ROM3", "1ROM2"]).die_shows(1)
    table.turn_of_automaton()
    assert (table.there(DYNASTY), table.ended()) == (["1ROM3"], False)
    table.slots("1UNC3").piles(deck=FILLING[:3]).die_shows(1).turn_of_automaton()
    assert (table.there(DYNASTY), table.ended()) == ([], True)


@pytest.mark.rule("imperium:automaton-end")
def test_a_row_that_takes_the_last_dynasty_card_triggers_scoring() -> None:
    table = Table("OLM")
    table.piles(dynasty=["2OLM3"], deck=list(FILLING)).resolve("1UNC3", accept=False)
    assert (table.there(DYNASTY), sorted(table.there(DISCARD)), table.ended()) == ([], ["1UNC3", "2OLM3"], True)


@pytest.mark.rule("imperium:automaton-end")
@pytest.mark.parametrize("nation", ["CUL", "UTO"])
def test_a_nation_without_a_dynasty_does_not_end_by_it(nation: str) -> None:
    """000:1229."""
    table = quiet(nation)
    table.slots("1UNC3").piles(deck=[], discard=list(FILLING), dynasty=[]).lay(CHAOS_PILE, 0, [number("3CUL25")])
    if nation == "UTO":
        table.piles(aside=["2UTO3BX", "2UTO3AX", "2UTO2B", "2UTO2A"])
    table.unrest_left(9).die_shows(1).turn_of_automaton()
    assert not table.ended()


@pytest.mark.rule("imperium:automaton-end", "imperium:end")
def test_the_empty_main_deck_triggers_scoring_when_it_acquires() -> None:
    """000:1230: the market is refilled from it."""
    table = Table("MIN", "horizons")
    table.slot(0, "1CIV10").zone("main deck", 0, "1REG5").unrest_left(9).piles(dynasty=["2MIN4"], deck=list(FILLING))
    table.resolve("1UNC20", accept=False)
    assert (table.cards_in("main deck"), table.market()[0], table.ended()) == ([], "1REG5", True)


@pytest.mark.rule("imperium:automaton-end", "imperium:end")
def test_your_last_development_card_triggers_scoring() -> None:
    """000:1227: as with several players."""
    table = quiet()
    table.zone("development", YOU, "1ROM6").in_state(YOU, "empire").has(YOU, materials=9, population=9, progress=9)
    table.deck(YOU).discards(YOU, "1TRI4", "1TRI8", "1REG9", "1REG10", "1REG11").turn().done()
    while table.state.asker().kind != "turn":
        rest = [code for code in table.state.options if code != -1]
        table.state.choose(rest[0] if rest else -1)
    assert table.ended()


# King of Kings.


def before_king(state: str, nation: str = "MIN", edition: str = "horizons") -> Table:
    """No fame card is left but King of Kings; three regions in play for Glory."""
    table = Table(nation, edition)
    table.side(state).zone("fame deck", 0).lay(KING_OF_KINGS, 0, [number("1FAM9A")])
    table.piles(play=["1REG4X", "1REG5", "1REG6"], deck=["1TRI1"], dynasty=["2MIN3X", "2MIN4"])
    return table


GLORY = "2MIN10"


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings")
def test_king_of_kings_brings_a_barbarian_six_progress() -> None:
    """000:1209; the end is triggered in either state (000:1231, D13)."""
    table = before_king("barbarian")
    table.resolve(GLORY, accept=False)
    assert table.pool() == {"progress": 6}
    assert (table.there(DECK), table.there(DYNASTY)) == (["1TRI1"], ["2MIN3X", "2MIN4"])
    assert table.ended()
    assert table.state.get(KING_USED + BOT) == 1


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings")
def test_king_of_kings_brings_an_empire_three_progress_and_a_dynasty_card() -> None:
    """000:1211: on top of its deck."""
    table = before_king("empire")
    table.resolve(GLORY, accept=False)
    assert table.pool() == {"progress": 3}
    assert (table.there(DECK), table.there(DYNASTY)) == (["1TRI1", "2MIN4"], ["2MIN3X"])
    assert table.ended()


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings")
def test_king_of_kings_with_an_empty_dynasty() -> None:
    table = before_king("empire")
    table.piles(dynasty=[]).resolve(GLORY, accept=False)
    assert table.pool() == {"progress": 3}
    assert table.there(DECK) == ["1TRI1"]
    assert table.ended()


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_king_of_kings_either_side_of_the_card(state: str) -> None:
    """000:1209: whichever side is up, for another has resolved it before."""
    table = before_king(state)
    table.lay(KING_OF_KINGS, 0, [number("1FAM9B")]).count(KING_SIDE, 0, 1).count(KING_USED, YOU, 1)
    table.resolve(GLORY, accept=False)
    assert table.pool() == {"progress": 6 if state == "barbarian" else 3}
    assert table.ended()


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings")
def test_king_of_kings_only_once() -> None:
    """000:1211: nothing happens the next time; so Glory does what it does otherwise."""
    table = before_king("barbarian")
    table.resolve(GLORY, accept=False)
    table.piles(play=["1REG4X", "1REG5", "1REG6"], discard=[]).zone("civilised deck", 0, "1CIV2", "1CIV3")
    table.resolve(GLORY, accept=False)
    assert table.pool() == {"progress": 6}
    assert table.there(DYNASTY) == ["2MIN3X", "2MIN4"]
    # Nothing can be gained, so nothing is abandoned: it breaks through for a civilised card.
    assert len(table.cards_in("play", BOT)) == 3
    assert table.there(DECK) == ["1TRI1", "1CIV3"]


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings")
def test_you_may_resolve_king_of_kings_after_it() -> None:
    """D13: side B, which you have not used."""
    table = before_king("barbarian")
    table.resolve(GLORY, accept=False)
    assert table.state.get(KING_SIDE) == 1
    assert table.state.get(KING_USED + YOU) == 0


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings", "imperium:polynesians")
def test_king_of_kings_finds_polynesians_barbarian_on_both_sides() -> None:
    """Their state card shows the barbarian icon on both: at sea too it brings 6 progress."""
    table = Table("POL")
    table.side("voyaging").zone("fame deck", 0).lay(KING_OF_KINGS, 0, [number("3FAM10A")])
    table.give(population=3).piles(dynasty=["3POL3", "3POL8"])
    table.resolve("3POL19", accept=False)
    assert table.pool() == {"progress": 6}
    assert table.there(DYNASTY) == ["3POL3", "3POL8"]
    assert table.ended()


@pytest.mark.rule("imperium:automaton-end", "imperium:king-of-kings")
def test_before_that_it_takes_the_other_fame_cards() -> None:
    table = before_king("empire")
    table.zone("fame deck", 0, "1FAM1", "1FAM2").resolve(GLORY, accept=False)
    assert table.there(DECK) == ["1TRI1", "1FAM2"]
    assert (table.pool(), table.ended()) == ({}, False)


# How the game goes on.


def rounds_left(table: Table) -> int:
    """The rounds that end until the game is over, this one too; you do nothing in them."""
    count = 0
    while not table.state.over:
        table.idle()
        count += 1
    return count


@pytest.mark.rule("imperium:automaton-end", "imperium:solo")
def test_after_the_trigger_one_more_whole_round_is_played() -> None:
    """000:1241."""
    table = quiet()
    table.slots("1UNC3").piles(deck=[], dynasty=["1ROM14"]).die_shows(1)
    assert rounds_left(table) == 2
    assert table.state.winners() == [1]


@pytest.mark.rule("imperium:automaton-end", "imperium:fast")
def test_in_the_fast_variant_only_the_round_is_finished() -> None:
    """000:966."""
    s = started("ROM", fast="yes")
    s.put(SCORING, s.get(ROUND))
    slow = started("ROM")
    slow.put(SCORING, slow.get(ROUND))
    ends = []
    for game in (s, slow):
        while not game.over:
            assert game.asked == YOU
            game.choose(1 if game.asker().kind == "turn" else game.options[0])
        ends.append(game.get(ROUND))
    assert ends[1] - ends[0] == 1


@pytest.mark.rule("imperium:automaton-end", "imperium:solstice")
def test_the_final_round_has_its_solstice() -> None:
    """000:1241: Mounted Archers in play: 1 materials for 1 population, each solstice."""
    table = quiet()
    table.slots("1UNC3").piles(deck=[], dynasty=["1ROM14"]).die_shows(1)
    table.in_play(YOU, "1SCY20").has(YOU, materials=5)
    s = table.state
    while not s.over:
        kind = s.asker().kind
        s.choose(1 if kind == "turn" else s.options[-1] if kind in ("may", "pay") else s.options[0])
    assert table.pool(YOU) == {"materials": 3, "population": 2}


# Collapse.


def collapsing(unrest: int = 1) -> Table:
    """You acquire a card, and its slot is refilled with the last Unrest; it has more Unrest than you."""
    table = quiet()
    table.slot(0, "1UNC8").zone("main deck", 0, "1CIV2", "1CIV3").unrest_left(unrest).piles(discard=["unrest"] * 4)
    table.has(YOU, progress=50)
    return table


@pytest.mark.rule("imperium:automaton-end", "imperium:collapse")
def test_a_collapse_is_your_defeat_whatever_the_counts() -> None:
    """000:1258."""
    table = collapsing()
    table.you_play("1UNC3", choose=0)
    assert table.state.over
    assert table.state.winners() == [1]
    fine = collapsing(unrest=2)
    fine.you_play("1UNC3", choose=0)
    assert not fine.state.over


@pytest.mark.rule("imperium:automaton-end", "imperium:collapse", "imperium:cultists")
@pytest.mark.parametrize(("chaos", "winner"), [(0, 0), (1, 1)])
def test_cultists_win_a_collapse_when_the_chaos_pile_is_empty(chaos: int, winner: int) -> None:
    """000:1260."""
    table = collapsing()
    table.nation(YOU, "CUL").lay(CHAOS_PILE, 0, [number("3CUL25")] * chaos)
    table.you_play("1UNC3", choose=0)
    assert table.state.over
    assert table.state.winners() == [winner]


@pytest.mark.rule("imperium:automaton-end", "imperium:collapse", "imperium:cultists")
def test_the_automatons_cultists_win_the_collapse_as_any_automaton() -> None:
    table = Table("CUL")
    table.slots().piles(deck=list(FILLING)).lay(CHAOS_PILE, 0, [number("3CUL25")] * 3)
    table.slot(0, "1UNC8").zone("main deck", 0, "1CIV2", "1CIV3").unrest_left(1).piles(discard=["unrest"] * 4)
    table.you_play("1UNC3", choose=0)
    assert table.state.winners() == [1]


@pytest.mark.rule("imperium:automaton-end", "imperium:collapse")
def test_a_collapse_also_ends_the_final_round() -> None:
    """000:799: though you are far ahead."""
    table = collapsing()
    table.state.put(SCORING, table.state.get(ROUND))
    table.you_play("1UNC3", choose=0)
    assert table.state.over
    assert table.state.winners() == [1]


@pytest.mark.rule("imperium:automaton-end", "imperium:automaton-scoring")
@pytest.mark.parametrize(("more", "winner"), [(-1, 1), (0, 1), (1, 0)])
def test_you_win_with_more_points_only(more: int, winner: int) -> None:
    """000:1252-1254."""
    table = quiet()
    # Elders, 1 point, and 19 progress; what the two cards bring in the last round is too little for a point.
    table.slots("1UNC3").piles(deck=[], dynasty=["1ROM16"]).die_shows(1)
    table.give(progress=19).has(YOU, progress=20 + more)
    rounds_left(table)
    mine, its = table.state.scores()
    assert (mine, its) == (20 + more, 20)
    assert table.state.winners() == [winner]
