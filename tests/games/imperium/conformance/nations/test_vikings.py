"""The cards the Vikings alone have."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.state import BARBARIAN, EXHAUSTS, NATION, SCORING, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, barbarian, hand, in_play, solstice, supply, worth
from games.imperium.scenario import ImperiumScenario, number


@rule("imperium:vikings", "imperium:history", "imperium:passive")
@pytest.mark.parametrize("code", ["1VIK1A", "1VIK1B"])
def test_vikings_have_no_history(code: str) -> None:
    game = barbarian("1TRI11").power(0, code).zone("region deck", 0, "1REG3").turn().play("1TRI11")
    assert (game.cards_in("history"), game.cards_in("discards")) == ([], ["1TRI11"])


@rule("imperium:vikings", "imperium:take-unrest", "imperium:look")
@pytest.mark.parametrize("code", ["1VIK1A", "1VIK1B"])
def test_vikings_who_take_unrest_may_put_the_top_nation_card_to_the_bottom(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1MAC16").power(0, code).zone("nation deck", 0, "1VIK3", "1VIK4", "1VIK5")
        return game.slot(0, "1UNC3").turn().play("1MAC16")

    assert position().answer("bottom", 0).cards_in("nation deck") == ["1VIK5", "1VIK3", "1VIK4"]
    assert position().decline("bottom").cards_in("nation deck") == ["1VIK3", "1VIK4", "1VIK5"]


@rule("imperium:vikings", "imperium:return-unrest", "imperium:exhaust")
def test_vikings_who_return_unrest_may_draw_two() -> None:
    game = barbarian("unrest").power(0, "1VIK1A").has(0, population=1).deck(0, "1TRI8", "1TRI2").turn().play("unrest")
    game.accept("respond")
    assert (hand(game), game.state.get(EXHAUSTS)) == (["1TRI2", "1TRI8"], 4)
    game = barbarian("unrest").power(0, "1VIK1B").has(0, population=1).turn().play("unrest")
    assert game.asks()[0] == "activate"


@rule("imperium:vikings", "imperium:fame", "imperium:end")
def test_harald_hardrada_triggers_scoring_when_he_comes_and_takes_fame() -> None:
    game = ImperiumScenario().count(NATION, 0, NATIONS.index("VIK")).zone("accession", 0, "1VIK2").turn().done()
    assert (hand(game), game.state.get(SCORING), game.state.get(STATE)) == (["1VIK2"], 1, BARBARIAN)
    game = barbarian("1VIK2").zone("fame deck", 0, "1FAM1", "1FAM2").zone("region deck", 0, "1REG3").turn()
    game.play("1VIK2").accept()
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1REG3"], ["1FAM1"])
    assert game.cards_in("discards") == ["1VIK2"]


@rule("imperium:vikings", "imperium:look", "imperium:choose")
@pytest.mark.parametrize(("code", "gained"), [("1VIK3", {"materials": 2}), ("1VIK5", {"population": 1})])
def test_iceland_and_graenland_give_or_look_ahead(code: str, gained: dict[str, int]) -> None:
    game = barbarian(code, "1TRI8").zone("nation deck", 0, "1VIK8", "1VIK4").turn().play(code)
    game.pick("garrison", "1TRI8").choose(0)
    assert (game.under(code), game.resources(0)) == (["1TRI8"], supply(**gained))
    game = barbarian(code, "1TRI8").zone("nation deck", 0, "1VIK8", "1VIK4").turn().play(code).decline().choose(1)
    seen = GAME.view(game.state, 0)
    assert next(zone.placed for zone in seen.zones if zone.name == "nation deck") == [(1, number("1VIK4"))]
    game.accept()
    assert sorted(game.cards_in("nation deck")) == ["1VIK4", "1VIK8"]
    unseen = GAME.view(game.state, 0)
    assert next(zone.placed for zone in unseen.zones if zone.name == "nation deck") == []


@rule("imperium:vikings", "imperium:state", "imperium:exhaust")
def test_combs_let_the_next_card_ignore_the_empire_icon() -> None:
    game = in_play("1VIK4").hand(0, "1CIV4", "1PER7", "1TRI8").turn()
    assert game.playable() == ["1TRI8"]
    game.use("1VIK4")
    assert sorted(game.playable()) == ["1CIV4", "1PER7", "1TRI8"]
    game.play("1CIV4")
    assert game.playable() == ["1TRI8"]


@rule("imperium:vikings", "imperium:exile", "imperium:choose")
def test_foroyar_exiles_a_market_card_or_gives_population() -> None:
    def position() -> ImperiumScenario:
        return barbarian("1VIK6", "1TRI8").slot(0, "1UNC3").turn().play("1VIK6").decline()

    assert position().choose(0).cards_in("exile") == ["1UNC3"]
    assert position().choose(1).resources(0) == supply(population=1)
    game = barbarian("1VIK6", "1TRI8").turn().play("1VIK6").pick("garrison", "1TRI8")
    assert game.under("1VIK6") == ["1TRI8"]


@rule("imperium:vikings", "imperium:scoring", "imperium:in-play")
def test_vinland_needs_longships_and_graenland_and_is_worth_six_in_play() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1VIK7", "unrest", "1TRI8").in_play(0, "1VIK10", "1VIK5").unrest_left(3)
        return game.turn().play("1VIK7")

    for missing in (("1VIK10",), ("1VIK5",)):
        assert barbarian("1VIK7").in_play(0, *missing).turn().playable() == []
    game = position().choose(0).pick("return-unrest", "unrest")
    assert (game.state.unrest_left(), worth(game, "1VIK7")) == (4, 6)
    game = position().choose(1).pick("garrison", "1TRI8")
    assert game.under("1VIK7") == ["1TRI8"]
    assert worth(barbarian("1VIK7"), "1VIK7") == 0


@rule("imperium:vikings", "imperium:garrison", "imperium:solstice")
def test_sagas_take_garrisons_in_the_solstice_and_count_them() -> None:
    game = solstice(in_play("1VIK8").garrisoned(0, "1VIK8", "1TRI2"), "1TRI8").pick("garrison", "1TRI8")
    assert (sorted(game.under("1VIK8")), worth(game, "1VIK8")) == (["1TRI2", "1TRI8"], 2)


@rule("imperium:vikings", "imperium:acquire", "imperium:exhaust", "imperium:passive")
def test_longships_reach_exiled_regions_and_earn_from_attacks() -> None:
    game = in_play("1VIK10").hand(0, "1MAC14").has(0, population=2).exile("1REG3", "1UNC3").turn().play("1MAC14")
    assert (hand(game), game.resources(0)) == (["1REG3"], supply(population=1))
    game = in_play("1VIK10").hand(0, "1VIK23").turn().play("1VIK23").choose(0).accept("respond")
    assert game.resources(0) == supply(materials=2, progress=1)


@rule("imperium:vikings", "imperium:exhaust", "imperium:choose")
def test_skis_draw_or_give_materials_for_a_region() -> None:
    def position() -> ImperiumScenario:
        game = in_play("1VIK11").hand(0, "1PER20", "1TRI2").deck(0, "1TRI8").turn()
        return game.play("1PER20").decline().accept("respond")

    assert hand(position().choose(0)) == ["1TRI2", "1TRI8"]
    assert position().choose(1).resources(0) == supply(materials=2)


@rule("imperium:vikings", "imperium:fame", "imperium:exile")
def test_rollo_takes_fame_and_is_exiled() -> None:
    game = barbarian("1VIK12").zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("1VIK12")
    assert (hand(game), game.cards_in("fame deck"), game.cards_in("exile")) == (["1FAM2"], ["1FAM1"], ["1VIK12"])


@rule("imperium:vikings", "imperium:steal", "imperium:free-play")
def test_going_a_viking_steals_two_materials_or_brings_unrest() -> None:
    game = barbarian("1VIK13", seats=3).has(1, materials=3).has(2, materials=1).turn().play("1VIK13")
    assert [game.resources(seat)["materials"] for seat in range(3)] == [3, 1, 0]
    assert (hand(game, 1), hand(game, 2), actions(game)) == ([], ["unrest"], 3)


@rule("imperium:vikings", "imperium:look", "imperium:return-unrest")
def test_gothja_looks_ahead_and_returns_unrest_or_draws() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1VIK16", "unrest").zone("nation deck", 0, "1VIK3", "1VIK4").deck(0, "1TRI8", "1TRI2")
        game.unrest_left(3).turn().play("1VIK16")
        placed = next(zone.placed for zone in GAME.view(game.state, 0).zones if zone.name == "nation deck")
        assert placed == [(1, number("1VIK4"))]
        return game.decline()

    game = position().choose(0).pick("return-unrest", "unrest")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == ([], supply(population=1), 4)
    assert hand(position().choose(1)) == ["1TRI2", "1TRI8", "unrest"]


@rule("imperium:vikings", "imperium:find", "imperium:exile")
def test_erik_the_red_leaves_scandinavia_to_find_a_region() -> None:
    game = barbarian("1VIK21").has(0, population=1).zone("nation deck", 0, "1VIK8", "1VIK5").turn()
    assert game.playable() == []
    game.in_play(0, "1VIK17").play("1VIK21").pick("find", "1VIK5", zone=3)
    assert (hand(game), game.cards_in("nation deck"), game.resources(0)) == (["1VIK5"], ["1VIK8"], supply())
    assert (game.cards_in("discards"), game.cards_in("exile")) == (["1VIK17"], ["1VIK21"])


@rule("imperium:vikings", "imperium:acquire", "imperium:discard")
def test_a_jomsviking_acquires_and_makes_others_discard() -> None:
    game = barbarian("1VIK22").has(0, materials=2, population=1).slot(0, "1TRI2").slot(1, "1UNC3").hand(1, "1TRI8")
    game.turn().play("1VIK22").pick("discard", "1TRI8", seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI2", "unrest"], [], supply())


@rule("imperium:vikings", "imperium:attack", "imperium:pay")
def test_a_jomsviking_who_gives_away_what_it_had_to_pay_acquires_nothing() -> None:
    game = barbarian("1VIK22").has(0, materials=2, progress=1).in_play(1, "1UNC1").slot(0, "1TRI2").turn()
    game.play("1VIK22").accept("tribute")
    assert hand(game) == []


@rule("imperium:vikings", "imperium:steal", "imperium:choose")
def test_the_althing_steals_and_gives_progress_or_returns_unrest() -> None:
    def position() -> ImperiumScenario:
        return barbarian("1VIK23", "unrest").has(1, materials=2).unrest_left(3).turn().play("1VIK23")

    game = position().choose(0)
    assert (game.resources(0), game.resources(1)) == (supply(materials=1, progress=1), supply(materials=1))
    assert position().choose(1).pick("return-unrest", "unrest").state.unrest_left() == 4
