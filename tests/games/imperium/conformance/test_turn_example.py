"""The worked turn of the rulebook, step by step."""

from __future__ import annotations

from civitas.games.imperium.state import ACTIONS, DECK_TOKEN, EXHAUSTS, ROUND
from civitas.testing.rules import rule
from games.imperium.scenario import ImperiumScenario

ME = 2  # the last of three players
CIVILISED_SLOT, REGION_SLOT = 2, 4


def tokens(game: ImperiumScenario) -> tuple[int, int]:
    """The action and exhaust tokens on the state card."""
    return game.state.get(ACTIONS + ME), game.state.get(EXHAUSTS + ME)


@rule("imperium:turn-example", "imperium:turn", "imperium:clean-up", "imperium:reshuffle", "imperium:solstice")
def test_the_example_of_a_turn() -> None:
    """The Japanese cards are replaced by Classics ones of the same effect.

    The token Appeal to China adds to the market comes from Carthaginian Traders, a free play; the two cards Shinto
    draws as a response come from the Vikings, who respond to returned Unrest; the state icon Prince Shotoku ignores is
    ignored by the Combs; the action the power sells is given by Mysticism. Kansai is Dalmatia, the Clans are Conquer,
    the Lagoon is an Oasis, Nara is Raetia. What the Prince finds in the nation deck has no like among them.
    """
    game = ImperiumScenario(3).power(ME, "1VIK1A").in_play(ME, "1REG8", "1VIK4", "1UNC8")
    game.hand(ME, "1ROM14", "1CAR19", "1ROM20", "1ROM16", "unrest")
    game.deck(ME, "1TRI1", "1TRI2", "1TRI8", "unrest", "1ROM17").zone("nation deck", ME, "1ROM11", "1ROM12")
    game.has(ME, materials=3, population=2).unrest_left(2)
    game.slot(CIVILISED_SLOT, "1CIV6", progress=2).slot(REGION_SLOT, "1REG7").zone("civilised deck", 0, "1CIV13")
    game.turn().done().from_slot("clean-up-token", REGION_SLOT).turn().done().from_slot("clean-up-token", REGION_SLOT)
    assert game.asks() == ("turn", ME)

    game.turn("activate")
    assert "1ROM14" not in game.playable()  # Glory needs three regions in play

    # 1: another token on the Metropolis, for no action.
    game.play("1CAR19").from_slot("market-token", CIVILISED_SLOT).decline()
    assert game.market_tokens(CIVILISED_SLOT) == {"materials": 1, "population": 0, "progress": 2, "goods": 0}
    assert tokens(game) == (3, 5)

    # 2: Advance pays 3 for the Metropolis, its three tokens and its Unrest; Mercenaries and a new Unrest come.
    game.play("1ROM16").decline("bottom")
    assert game.resources(ME) == {"materials": 1, "population": 2, "progress": 2, "goods": 0}
    assert sorted(game.cards_in("hand", ME)) == ["1CIV6", "1ROM14", "1ROM20", "unrest", "unrest"]
    assert (game.market()[CIVILISED_SLOT], game.state.unrest_left()) == ("1CIV13", 1)
    assert not game.state.over
    assert sorted(game.cards_in("discards", ME)) == ["1CAR19", "1ROM16"]

    # 3: Unrest goes back for Glory and the other Unrest; 6: the response exhausts a card to draw two.
    game.play("unrest").choose(1).pick("discard", "unrest", "1ROM14")
    assert game.state.unrest_left() == 2
    game.accept("respond")
    assert sorted(game.cards_in("hand", ME)) == ["1CIV6", "1ROM17", "1ROM20", "unrest"]
    assert tokens(game) == (1, 4)

    # 4 and 5: the Metropolis is played by a barbarian, its state icon ignored.
    assert "1CIV6" not in game.playable()
    game.use("1VIK4").play("1CIV6")
    assert "1CIV6" in game.cards_in("play", ME)
    assert tokens(game) == (0, 3)

    # 7 and 8: another action, for a region; nothing is garrisoned under it.
    game.use("1UNC8").play("1ROM20").decline()
    assert game.resources(ME)["population"] == 3
    assert game.under("1ROM20") == []
    assert tokens(game) == (0, 2)

    # 9: the clean-up puts a token on the market, then all tokens come back, the action too many goes.
    game.done()
    assert (game.asks(), tokens(game)) == (("clean-up-token", ME), (0, 2))
    game.from_slot("clean-up-token", REGION_SLOT)
    assert game.market_tokens(REGION_SLOT)["progress"] == 3
    assert (game.asks(), tokens(game), game.state.exhausted) == (("discard-any", ME), (3, 5), ())

    # 10: Unrest is discarded, four cards are drawn: the three left, then one more after a reshuffle with a nation card.
    assert len(game.cards_in("deck", ME)) == 3
    game.pick("discard-any", "unrest").decline("discard-any")
    held = game.cards_in("hand", ME)
    assert len(held) == 5
    assert {"1ROM17", "1TRI1", "1TRI2", "1TRI8"} < set(held)
    assert game.cards_in("nation deck", ME) == ["1ROM11"]
    assert (tokens(game), game.state.get(DECK_TOKEN + ME)) == ((3, 4), 1)
    assert game.cards_in("discards", ME) == []
    assert "1ROM12" in [*held, *game.cards_in("deck", ME)]
    assert len(game.cards_in("deck", ME)) == 5  # two Unrest, Glory, Traders, Advance and Raetia, but for the one drawn

    # 11: the solstice, in which the Metropolis gives what its owner chooses; Mysticism takes Unrest or two cards.
    game.card("solstice", "1CIV6", seat=ME).choose(1, seat=ME)
    assert game.resources(ME)["population"] == 4
    game.choose(0, seat=ME).decline("bottom", seat=ME)
    assert (game.asks(), game.state.get(ROUND)) == (("turn", 0), 2)
