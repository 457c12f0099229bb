"""The worked turn of Imperium: the example turn of its rulebook, with the Japanese, against Taíno and Magyars."""

from __future__ import annotations

from games.imperium.scenario import ImperiumScenario, code_of, number

from civitas.games.imperium.actions.market import slot_card
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, DECK_TOKEN, EXHAUSTS, ROUND
from civitas.testing.scenario import Scenario
from examples.worked import Worked

ME = 2  # the last of three players
METROPOLIS, LAGOON, MERCENARIES = "3CIV6", "3REG3", "3CIV13"
APPEAL, KANSAI, KYUSHU, SHINTO, CLANS = "3JPN15", "3JPN16", "3JPN17", "3JPN18", "3JPN19"
ADVANCE, GLORY, PRINCE, POWER = "3JPN20", "3JPN21", "3JPN22", "3JPN1A"
KANJI, TENDAI, PROSPERITY, KANTO, MANNO, NARA = (f"3JPN{n}" for n in range(9, 15))
CIVILISED_SLOT, REGION_SLOT = 2, 0
# The first seed whose shuffle of the nation deck brings Nara to its top, as in the book.
SEED = 29


class Dealt(ImperiumScenario):
    """A game as it is dealt, at its first question."""

    def __init__(self, seats: int, seed: int, **settings: object) -> None:
        Scenario.__init__(self, GAME, seats, seed, **settings)

    def out_of_decks(self, *codes: str) -> None:
        """These common cards lie in no deck and not in the market any more."""
        gone = {number(code) for code in codes}
        for name in ("main deck", "region deck", "uncivilised deck", "civilised deck"):
            kept = [code for code in self.cards_in(name) if number(code) not in gone]
            self.zone(name, 0, *kept)

    def exchange(self, slot: int, code: str, **tokens: int) -> None:
        """Another card lies in a slot of the market; what lay there goes below the main deck."""
        old = code_of(slot_card(self.state, slot))
        self.out_of_decks(code)
        self.slot(slot, code, **tokens)
        if old != code:
            self.zone("main deck", 0, old, *self.cards_in("main deck"))


def position(seed: int) -> Dealt:
    """The start of the third turn of the Japanese, who are barbarian; the others have had theirs."""
    nations = {"nation1": "taino", "nation2": "magyars", "nation3": "japanese"}
    sides = {"side1": "a", "side2": "a", "side3": "a"}
    game = Dealt(3, seed, common="horizons", first=1, **nations, **sides)
    game.state.put(ROUND, 3)
    while game.asks() != ("turn", ME):
        game.state.choose(game.state.options[0])
    game.exchange(CIVILISED_SLOT, METROPOLIS, progress=2)
    game.exchange(REGION_SLOT, LAGOON)
    game.out_of_decks(MERCENARIES, "3UNC2", "3TRI1")
    game.zone("civilised deck", 0, *game.cards_in("civilised deck"), MERCENARIES).unrest_left(2)
    game.hand(ME, GLORY, PRINCE, KANSAI, ADVANCE, "unrest").in_play(ME, APPEAL, SHINTO, KYUSHU).discards(ME)
    game.deck(ME, PROSPERITY, "3UNC2", "3TRI1", "unrest", CLANS)
    game.zone("nation deck", ME, "unrest", NARA, KANJI, MANNO, KANTO, TENDAI)
    return game.has(ME, materials=4, population=3, progress=0, goods=0)


def tokens(game: ImperiumScenario) -> tuple[int, int]:
    """The action and exhaust tokens on the state card."""
    return game.state.get(ACTIONS + ME), game.state.get(EXHAUSTS + ME)


def turn() -> Worked:
    """The example turn; the numbers are those of the book's pictures."""
    game = position(SEED)
    w = Worked(game)
    game.turn("activate")
    assert GLORY not in game.playable()
    w.step("activate")

    # 1: a token from the supply on the Metropolis, which had two.
    game.use(APPEAL).choose(1).from_slot("market-token", CIVILISED_SLOT)
    w.step("appeal")
    assert sum(game.market_tokens(CIVILISED_SLOT).values()) == 3
    assert tokens(game) == (3, 4)

    # 2A and 2B: 3 for the Metropolis with its three tokens and its Unrest; one Unrest is left in the pile.
    before = game.resources(ME)
    game.play(ADVANCE).from_slot("acquire", CIVILISED_SLOT)
    w.step("advance")
    after = game.resources(ME)
    assert before["materials"] - after["materials"] == 3
    assert (after["progress"], after["goods"]) == (2, 1)
    assert sorted(game.cards_in("hand", ME)) == sorted([METROPOLIS, GLORY, PRINCE, KANSAI, "unrest", "unrest"])
    assert (game.market()[CIVILISED_SLOT], game.state.unrest_left()) == (MERCENARIES, 1)
    assert game.cards_in("discards", ME) == [ADVANCE]

    # 3: an Unrest goes back for Glory and the other Unrest.
    game.play("unrest").choose(1).pick("discard", "unrest", GLORY)
    w.step("unrest")
    assert game.state.unrest_left() == 2
    assert sorted(game.cards_in("hand", ME)) == sorted([METROPOLIS, PRINCE, KANSAI])
    assert tokens(game)[0] == 1

    # 4 and 5: the Prince plays the Metropolis, whatever its state icon, and finds Kanji.
    game.play(PRINCE).choose(1).card("play-card", METROPOLIS).pick("find", KANJI, zone=3)
    w.step("prince")
    assert METROPOLIS in game.cards_in("play", ME)
    assert sorted(game.cards_in("hand", ME)) == sorted([KANJI, KANSAI])
    assert tokens(game)[0] == 0

    # 6: Shinto is exhausted for 1 population and two cards; the Prince has gone to the history.
    game.accept("respond")
    w.step("shinto")
    assert game.resources(ME)["population"] == 3 + 1
    assert game.cards_in("history", ME) == [PRINCE]
    assert sorted(game.cards_in("hand", ME)) == sorted([KANJI, KANSAI, CLANS, "unrest"])

    # 7: 2 population and Kanji for another action.
    game.use(POWER).answer("pay", 0).pick("discard", KANJI)
    w.step("power")
    assert game.resources(ME)["population"] == 2
    assert tokens(game)[0] == 1

    # 8: Kansai gives 1; nothing is garrisoned under it.
    assert "unrest" in game.playable()
    materials = game.resources(ME)["materials"]
    game.play(KANSAI)
    assert game.asks() == ("garrison", ME)
    game.decline("garrison")
    w.step("kansai")
    assert game.resources(ME)["materials"] == materials + 1
    assert game.under(KANSAI) == []
    assert tokens(game) == (0, 2)

    # 9: a token on the Lagoon; five exhaust and three action tokens are back, the action too many is gone.
    game.done()
    had = sum(game.market_tokens(REGION_SLOT).values())
    game.from_slot("clean-up-token", REGION_SLOT)
    w.step("clean-up")
    assert sum(game.market_tokens(REGION_SLOT).values()) == had + 1
    assert (tokens(game), game.state.exhausted) == ((3, 5), ())

    # 10: Clans stay, Unrest goes; of four cards three come from the deck and one after a reshuffle with Nara.
    assert len(game.cards_in("deck", ME)) == 3
    game.pick("discard-any", "unrest").decline("discard-any")
    w.step("draw")
    held = game.cards_in("hand", ME)
    assert len(held) == 5
    assert {CLANS, PROSPERITY, "3UNC2", "3TRI1"} < set(held)
    assert NARA in [*held, *game.cards_in("deck", ME)]
    assert NARA not in game.cards_in("nation deck", ME)
    assert game.cards_in("discards", ME) == []
    assert (tokens(game), game.state.get(DECK_TOKEN + ME)) == ((3, 4), 1)

    # 11: the solstice; the Metropolis gives population, of which there were two.
    while game.asks() != ("solstice", ME) and game.asks() != ("choose", ME):
        game.state.choose(game.state.options[0])
    if game.asks()[0] == "solstice":
        game.card("solstice", METROPOLIS, seat=ME)
    game.choose(1, seat=ME)
    w.step("solstice")
    assert game.resources(ME)["population"] == 3
    return w


WORKED = {"turn": turn}
