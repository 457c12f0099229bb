"""The cards the Cultists alone have: their ceremony, the Chaos they spread, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.codes import EXILED
from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import number as number_of
from civitas.games.imperium.scoring import score
from civitas.games.imperium.state import (
    BARBARIAN,
    CHAOS_PILE,
    COLLAPSED,
    EMPIRE,
    EXHAUSTS,
    POPULATION,
    PROGRESS,
    SCORING,
    SLOT_UNREST,
    SLOTS,
    STATE,
    STATE_CARD,
)
from civitas.testing.rules import rule
from games.imperium.conformance.positions import (
    FOUR_SUITS,
    Set,
    actions,
    barbarian,
    empire,
    four_suits,
    hand,
    icons,
    in_play,
    slots,
    solstice,
    suits,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, code_of, number

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
FACES = ("3CUL2A", "3CUL2B", "3CUL3A", "3CUL3B")
CHAOS = "3CUL25"
ALL_CHAOS = ("3CUL25", "3CUL26", "3CUL27", "3CUL28", "3CUL29")
CORRUPTED, SUMMONED = "3CUL30A", "3CUL30B"
# The state icons: barbarian, empire, corrupted, summoned.
STATES = {
    "3CUL4": (False, False, True, True),
    "3CUL5": (True, True, False, False),
    "3CUL6": (True, True, False, False),
    "3CUL7": (False, True, False, False),
    "3CUL10": (False, True, False, False),
    "3CUL12": (False, False, True, False),
    "3CUL13": (False, False, True, True),
    "3CUL16": (False, False, True, False),
    "3CUL17": (True, False, False, False),
    "3CUL18": (False, False, True, False),
    "3CUL19": (True, True, False, False),
    **{f"3CUL{n}": (True, True, True, True) for n in (8, 9, 11, 14, 15, 20)},
}


def chaos(game: ImperiumScenario, amount: int = 2) -> ImperiumScenario:
    return game.lay(CHAOS_PILE, 0, [number(CHAOS)] * amount)


def chaos_left(game: ImperiumScenario) -> int:
    return game.state.zone(CHAOS_PILE, 0).size()


def state_card(game: ImperiumScenario, face: str) -> ImperiumScenario:
    deal_state(game.state, 0, number(face))
    game.state.reask()
    return game


def corrupted(*hand: str, seats: int = 2) -> ImperiumScenario:
    return state_card(barbarian(*hand, seats=seats), CORRUPTED)


def shown(game: ImperiumScenario) -> list[str]:
    return [code_of(card) for card in game.state.zone(STATE_CARD, 0).cards()]


def ceremony(face: str, *table: str) -> ImperiumScenario:
    """The Cultists' ceremony card shows this face; these cards are in play besides."""
    game = ImperiumScenario().nation(0, "CUL").in_play(0, face, *table).in_state(0, "empire").unrest_left(9)
    return game.zone("stack", 0, *(other for other in FACES if other != face))


def on(game: ImperiumScenario, code: str, resource: int) -> int:
    return int(game.state.tokens_on(number(code), resource))


def table(seats: int = 2, **options: str) -> ImperiumScenario:
    """A game as it is dealt; seat 0 has the Cultists."""
    game = ImperiumScenario(seats)
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    game.state = GAME.new(seats, 1, {"nation1": "cultists", "side1": "a", "trade_routes": "no", **rest, **options})
    return game


# The set-up.


@rule("imperium:cultists", "imperium:player-setup", "imperium:state")
@pytest.mark.parametrize("side", ["a", "b"])
def test_cultists_start_as_an_empire_with_three_exhaust_tokens_and_a_ceremony(side: str) -> None:
    game = table(side1=side)
    assert (game.cards_in("power"), game.cards_in("play")) == ([f"3CUL1{side.upper()}"], ["3CUL2A"])
    assert sorted(game.cards_in("stack")) == ["3CUL2B", "3CUL3A", "3CUL3B"]
    assert [game.cards_in(zone) for zone in ("nation deck", "accession", "development")] == [[], [], []]
    assert sorted(game.cards_in("hand") + game.cards_in("deck")) == sorted(f"3CUL{n}" for n in range(4, 21))
    assert (game.state.get(STATE), game.state.get(EXHAUSTS), len(game.cards_in("hand"))) == (EMPIRE, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:cultists", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8 + 4), (3, 10 + 4), (4, 12 + 4)])
def test_cultists_bring_four_unrest_and_a_chaos_pile_by_the_number_of_players(seats: int, unrest: int) -> None:
    game = table(seats)
    under = sum(game.state.get(SLOT_UNREST + slot) for slot in range(SLOTS))
    assert game.state.unrest_left() + under == unrest
    pile = sorted(code_of(card) for card in game.state.zone(CHAOS_PILE, 0).cards())
    assert pile == [CHAOS] * (seats + 1)


# The power.


@rule("imperium:cultists", "imperium:passive", "imperium:reshuffle", "imperium:take-unrest")
def test_the_reshuffle_of_cultists_gives_chaos_to_whoever_has_no_unrest_in_the_discard_pile() -> None:
    def position() -> ImperiumScenario:
        game = chaos(ImperiumScenario(3)).power(0, "3CUL1A").in_play(0, "1CIV10").discards(0, "1TRI4", "1TRI6")
        return game.hand(1, "unrest", "1TRI8").hand(2, "1TRI8").unrest_left(9).turn().use("1CIV10")

    game = position()
    assert game.asks()[1] == 1
    game.pick(game.asks()[0], "unrest", seat=1)
    if game.asks()[1] == 2:
        game.decline(seat=2)
    assert (hand(game, 1), game.cards_in("discards", 1), game.cards_in("discards", 2)) == (
        ["1TRI8"],
        ["unrest"],
        [CHAOS],
    )
    assert (chaos_left(game), game.state.unrest_left(), game.cards_in("discards")) == (1, 9, [])
    game = position().decline(seat=1)
    if game.asks()[1] == 2:
        game.decline(seat=2)
    assert (hand(game, 1), game.cards_in("discards", 1)) == (["1TRI8", "unrest"], [CHAOS])
    assert chaos_left(game) == 0


@rule("imperium:cultists", "imperium:clean-up", "imperium:exile")
def test_cultists_of_side_b_lay_a_population_on_the_market_and_exile_a_card() -> None:
    game = four_suits(ImperiumScenario()).power(0, "3CUL1B").slot(0, "1TRI2", population=1).turn().done()
    game.answer("clean-up-token", 1)
    assert (game.market_tokens(1), game.market_tokens(0)) == (supply(population=1), supply(population=1))
    assert (game.asks()[0], game.state.options) == ("exile-market", [2, 3])
    game.from_slot("exile-market", 3)
    assert game.cards_in("exile") == ["1UNC3"]


@rule("imperium:cultists", "imperium:scoring")
def test_cultists_of_side_b_score_their_unrest() -> None:
    game = ImperiumScenario().power(0, "3CUL1B").hand(0, "unrest", CHAOS).discards(0, "unrest")
    assert (worth(game, "3CUL1B"), score(game.state, 0)) == (3, 3)
    game.in_play(0, "3CUL3A")
    assert (worth(game, "3CUL1B"), score(game.state, 0)) == (4, 4)
    game = ImperiumScenario().power(0, "3CUL1A").hand(0, "unrest", CHAOS).discards(0, "unrest")
    assert (worth(game, "3CUL1A"), score(game.state, 0)) == (0, -7)
    game = ImperiumScenario().power(0, "3CUL1B").hand(0, *["unrest"] * 12)
    assert worth(game, "3CUL1B") == 10


# The ceremony.


@rule("imperium:cultists", "imperium:exhaust", "imperium:move")
def test_research_takes_a_progress_of_ones_own() -> None:
    game = ceremony("3CUL2A").has(0, progress=2).turn().use("3CUL2A")
    assert (on(game, "3CUL2A", PROGRESS), game.resources(0), actions(game)) == (1, supply(progress=1), 3)
    assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)
    assert ceremony("3CUL2A").turn().usable() == []


@rule("imperium:cultists", "imperium:solstice", "imperium:take-unrest")
def test_research_takes_unrest_for_progress_or_leads_on_with_five() -> None:
    def position(progress: int) -> ImperiumScenario:
        return solstice(ceremony("3CUL2A").tokens(0, "3CUL2A", progress=progress), "1TRI4", "1TRI8")

    game = position(4)
    if game.asks()[0] == "choose":
        assert game.state.options == [1]
        game.choose(1)
    assert (on(game, "3CUL2A", PROGRESS), hand(game)) == (5, ["1TRI4", "1TRI8", "unrest"])
    game = position(6)
    assert game.state.options == [0, 1]
    game.choose(1)
    assert (on(game, "3CUL2A", PROGRESS), game.cards_in("play"), game.state.unrest_left()) == (7, ["3CUL2A"], 8)
    game = position(5).choose(0)
    assert (game.cards_in("play"), game.resources(0), on(game, "3CUL2B", PROGRESS)) == (["3CUL2B"], supply(), 0)
    if game.asks()[0] == "choose":
        game.choose(1)
    game.pick("garrison", "1TRI4")  # the solstice of the new face
    assert (game.under("3CUL2B"), on(game, "3CUL2B", PROGRESS), hand(game)) == (["1TRI4"], 1, ["1TRI8"])


@rule("imperium:cultists", "imperium:passive", "imperium:garrison", "imperium:state")
def test_preparation_counts_garrisons_and_takes_the_barbarian_icon_away() -> None:
    game = ceremony("3CUL2B").hand(0, "3AKS15", "1TRI8", "3CUL17", "1MAC16").deck(0, *DRAWN).turn()
    assert "3CUL17" in game.playable()
    game.play("3AKS15").pick("garrison", "1TRI8")
    assert (game.under("3AKS15"), on(game, "3CUL2B", PROGRESS)) == (["1TRI8"], 1)
    assert "3CUL17" not in ceremony("3CUL2A").hand(0, "3CUL17", "1TRI8").deck(0, *DRAWN).turn().playable()


@rule("imperium:cultists", "imperium:solstice", "imperium:state")
def test_preparation_gives_way_to_the_gathering_of_barbarians() -> None:
    def position(progress: int) -> ImperiumScenario:
        game = ceremony("3CUL2B").tokens(0, "3CUL2B", progress=progress).garrisoned(0, "3CUL2B", "1TRI6", "1CIV10")
        return solstice(game, "1TRI4", "1TRI8")

    game = position(5)
    assert game.state.options == [0, 1]
    game.choose(0)
    assert (game.cards_in("play"), game.state.get(STATE), game.resources(0)) == (["3CUL3A"], BARBARIAN, supply())
    found = sorted(game.cards_in("discards") + hand(game))
    assert found == sorted(["1TRI6", "1CIV10", "1TRI4", "1TRI8"])
    assert game.cards_in("garrison") == []
    game = position(4)
    if game.asks()[0] == "choose":
        assert game.state.options == [1]
        game.choose(1)
    game.pick("garrison", "1TRI8")
    assert (sorted(game.under("3CUL2B")), on(game, "3CUL2B", PROGRESS)) == (["1CIV10", "1TRI6", "1TRI8"], 5)


@rule("imperium:cultists", "imperium:passive", "imperium:gain", "imperium:solstice", "imperium:draw")
def test_the_gathering_gathers_population_and_draws_discarded_cards() -> None:
    game = ceremony("3CUL3A").hand(0, "3AKS15").has(0, population=1).turn().play("3AKS15")
    assert (on(game, "3CUL3A", POPULATION), game.resources(0)) == (2, supply(population=1))

    def position(people: int) -> ImperiumScenario:
        game = ceremony("3CUL3A").tokens(0, "3CUL3A", population=people).turn().done()
        return game.hand(0, "1TRI4").discards(0, "1TRI6", "1UNC3").turn().done()

    game = position(14)
    if game.asks()[0] == "choose":
        assert game.state.options == [1]
        game.choose(1)
    game.pick(game.asks()[0], "1TRI6")
    assert (hand(game), game.cards_in("discards"), on(game, "3CUL3A", POPULATION)) == (
        ["1TRI4", "1TRI6"],
        ["1UNC3"],
        14,
    )
    game = position(15)
    assert game.state.options == [0, 1]
    game.choose(0)
    assert (game.cards_in("play"), shown(game), on(game, "3CUL3B", POPULATION)) == (["3CUL3B"], ["3CUL30A"], 0)
    assert (game.resources(0), game.asks()[0]) == (supply(), "turn")


@rule("imperium:cultists", "imperium:exhaust", "imperium:discard", "imperium:garrison")
def test_the_key_takes_a_card_for_a_discarded_one() -> None:
    game = ceremony("3CUL3B").hand(0, "1TRI4", "1TRI6", "1TRI8").turn().use("3CUL3B").pick("discard", "1TRI4")
    game.pick("garrison", "1TRI8")
    assert (game.under("3CUL3B"), game.cards_in("discards"), hand(game)) == (["1TRI8"], ["1TRI4"], ["1TRI6"])
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)
    assert ceremony("3CUL3B").turn().usable() == []


# Suits: uncivilised and civilised, tributary, region, fame, unrest; types: city, metropolis, production, fertile,
# river, hunt, knight, ocean.
TWELVE = ("1UNC15", "1TRI2", "1FAM1", "unrest", "1REG4", "1REG7", "3SAS6", "3INU4")


@rule("imperium:cultists", "imperium:solstice", "imperium:end", "imperium:scoring")
def test_thirteen_different_icons_summon() -> None:
    def position(*under: str) -> ImperiumScenario:
        game = state_card(ceremony("3CUL3B").garrisoned(0, "3CUL3B", *under), CORRUPTED)
        return solstice(game)

    game = position(*TWELVE, "1CIV11", "3CUL8")
    assert (shown(game), game.cards_in("play"), game.state.get(SCORING)) == (["3CUL30A"], ["3CUL3B"], 0)
    game = position(*TWELVE, "1CIV6")
    assert (shown(game), game.cards_in("history").count("3CUL3B"), game.cards_in("play")) == (["3CUL30B"], 1, [])
    assert game.state.get(SCORING) > 0


# The state card.


@rule("imperium:cultists", "imperium:passive", "imperium:take-unrest")
def test_the_corrupted_turn_the_unrest_of_others_into_chaos() -> None:
    def position() -> ImperiumScenario:
        game = chaos(state_card(barbarian("1UNC7", seats=3), "3CUL30A")).unrest_left(9).has(0, materials=3)
        return game.turn().play("1UNC7")

    game = position().accept(seat=0).decline(seat=0)
    assert (game.cards_in("discards", 1), hand(game, 1), hand(game, 2)) == ([CHAOS], [], ["unrest"])
    assert (chaos_left(game), game.state.unrest_left()) == (1, 8)


@rule("imperium:cultists", "imperium:solstice", "imperium:history", "imperium:exile")
def test_the_summoned_exile_their_hand_for_cards_and_progress() -> None:
    def position() -> ImperiumScenario:
        game = state_card(ImperiumScenario(), "3CUL30B").unrest_left(9)
        return solstice(game, "1TRI4", "1TRI6", "unrest", "3CUL4", deck=(*DRAWN, "1UNC3"))

    game = position()
    game.pick("to-history", "1TRI4").choose(1)
    assert (game.cards_in("history"), game.cards_in("exile"), game.resources(0)) == (
        ["1TRI4"],
        ["1TRI6"],
        supply(progress=1),
    )
    assert (hand(game), len(game.cards_in("deck"))) == (["1UNC3", "3CUL4", "unrest"], 4)
    game = position().decline("to-history").choose(0)
    if game.asks()[0] == "return-unrest":
        game.pick("return-unrest", "unrest")
    game.choose(1)
    assert (game.cards_in("history"), sorted(game.cards_in("exile"))) == ([], ["1TRI4", "1TRI6"])
    assert (game.resources(0), game.state.unrest_left()) == (supply(progress=1), 10)
    assert hand(game) == ["1TRI2", "1UNC3", "3CUL4"]
    assert worth(state_card(ImperiumScenario(), "3CUL30B"), "3CUL30B") == 5


# The cards.


@rule("imperium:cultists", "imperium:return-unrest", "imperium:pay", "imperium:fame")
def test_a_dark_ritual_gives_three_discarded_unrest_and_two_population_for_fame() -> None:
    def position(people: int, unrest: int) -> ImperiumScenario:
        game = corrupted("3CUL4", "unrest").discards(0, *["unrest"] * unrest, "1TRI8").has(0, population=people)
        return game.unrest_left(5).zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2").turn()

    game = position(3, 4).play("3CUL4")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["1FAM2", "unrest"], supply(population=1), 8)
    assert sorted(game.cards_in("discards")) == ["1TRI8", "3CUL4", "unrest"]
    assert "3CUL4" not in position(1, 4).playable() + position(3, 2).playable()


@rule("imperium:cultists", "imperium:gain", "imperium:discard")
def test_indoctrination_gains_a_population_and_one_more_for_each_unrest() -> None:
    def position() -> ImperiumScenario:
        return empire("3CUL5", "unrest", "unrest", "unrest", "1TRI8").turn().play("3CUL5")

    game = position()
    kind = game.asks()[0]
    game.pick(kind, "unrest", "unrest").decline()
    assert (game.resources(0), hand(game)) == (supply(population=3), ["1TRI8", "unrest"])
    assert sorted(game.cards_in("discards")) == ["3CUL5", "unrest", "unrest"]
    game = position().decline()
    assert (game.resources(0), len(hand(game))) == (supply(population=1), 4)


@rule("imperium:cultists", "imperium:pay", "imperium:add", "imperium:return-unrest", "imperium:exhaust")
def test_blood_sacrifice_feeds_the_ceremony_and_the_strength() -> None:
    def position(people: int = 3) -> ImperiumScenario:
        game = ceremony("3CUL2A").hand(0, "3CUL6", "unrest").discards(0, "unrest").has(0, population=people)
        return game.turn().play("3CUL6")

    for place, resource in ((0, PROGRESS), (1, POPULATION)):
        game = position().accept().choose(place)
        assert (on(game, "3CUL2A", resource), game.resources(0)) == (1, supply(population=2))
        game.decline()
        assert (game.state.get(EXHAUSTS), game.asks(), actions(game)) == (5, ("activate", 0), 2)
    game = position().decline().accept("pay").pick("return-unrest", "unrest")
    assert (hand(game), game.resources(0), game.state.get(EXHAUSTS)) == ([], supply(population=2), 6)
    game = position().decline().accept("pay").pick("return-unrest", "unrest", zone=1)
    assert (hand(game), game.state.unrest_left(), game.state.get(EXHAUSTS)) == (["unrest"], 10, 6)


@rule("imperium:cultists", "imperium:exile", "imperium:acquire")
@pytest.mark.parametrize(("code", "wanted"), [("3CUL7", [2, 3]), ("3CUL10", [0, 1])])
def test_a_market_card_is_exiled_to_acquire_another(code: str, wanted: list[int]) -> None:
    game = four_suits(empire(code)).slot(4, "1CIV6", progress=1).zone("main deck", 0, *["1UNC9"] * 3).turn().play(code)
    assert game.state.options == [0, 1, 2, 3]
    away = 1 if code == "3CUL7" else 3
    game.from_slot("exile-market", away)
    assert (game.cards_in("exile"), game.asks()[0]) == ([FOUR_SUITS[away]], "acquire")
    assert set(wanted) <= set(slots(game))
    game.from_slot("acquire", wanted[0])
    assert (FOUR_SUITS[wanted[0]] in hand(game), actions(game), game.cards_in("discards")) == (True, 2, [code])


@rule("imperium:cultists", "imperium:exhaust", "imperium:solstice", "imperium:abandon")
def test_the_unholy_shrine_trades_in_people_and_wants_a_card() -> None:
    def position() -> ImperiumScenario:
        return four_suits(in_play("3CUL8")).has(0, population=2).turn().use("3CUL8")

    game = position().choose(0)
    assert (game.resources(0), game.cards_in("exile")) == (supply(population=1, progress=1), [])
    game = position().choose(1).from_slot("exile-market", 0)
    assert (game.resources(0), game.cards_in("exile"), actions(game)) == (supply(population=3), ["1TRI2"], 3)
    game = solstice(in_play("3CUL8"), "1TRI4", "1TRI8").choose(0).pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("play"), game.resources(0)) == (["1TRI8"], ["3CUL8"], supply())
    assert game.asks()[0] == "turn"
    game = solstice(in_play("3CUL8"), "1TRI4", "1TRI8").choose(1)
    assert (game.resources(0), game.cards_in("play"), len(hand(game))) == (supply(materials=3), [], 2)
    assert game.cards_in("discards") == ["3CUL8"]


@rule("imperium:cultists", "imperium:passive", "imperium:take-unrest", "imperium:recall", "imperium:free-play")
def test_spreading_chaos_lives_on_the_unrest_of_others() -> None:
    game = barbarian("3CUL9").deck(0, *DRAWN).deck(1, *DRAWN).turn().play("3CUL9").accept(seat=1)
    assert (hand(game, 1), hand(game), game.cards_in("play"), actions(game)) == (["1TRI2"], [], ["3CUL9"], 3)
    assert hand(barbarian("3CUL9").deck(1, *DRAWN).turn().play("3CUL9").decline(seat=1), 1) == []

    def position() -> ImperiumScenario:
        game = chaos(four_suits(in_play("3CUL9"))).turn().done().answer("clean-up-token", 0)
        return game.hand(1, "1TRI1").turn().play("1TRI1").accept()

    for place, gained in ((0, supply(progress=1)), (1, supply(population=1))):
        game = position().choose(place)
        assert (game.resources(0), hand(game), game.cards_in("play")) == (gained, ["3CUL9"], [])
        assert (hand(game, 1), chaos_left(game)) == (["1UNC3", "unrest"], 2)
    game = position().choose(2)
    assert (hand(game, 1), chaos_left(game), hand(game)) == (["1UNC3", CHAOS], 1, ["3CUL9"])
    assert game.resources(0) == supply()


@rule("imperium:cultists", "imperium:exhaust", "imperium:break-through", "imperium:exile")
def test_a_fallen_town_gives_a_little_and_goes_for_an_exiled_city() -> None:
    def position(place: int) -> ImperiumScenario:
        return in_play("3CUL11").exile("1UNC15", "1CIV11").turn().use("3CUL11").choose(place)

    game = position(0).decline()
    assert (game.resources(0), game.cards_in("play"), hand(game)) == (supply(materials=1), ["3CUL11"], [])
    game = position(1).accept()
    assert (game.resources(0), game.cards_in("play"), hand(game)) == (supply(population=1), [], ["1UNC15"])
    assert sorted(game.cards_in("exile")) == ["1CIV11", "3CUL11"]


@rule("imperium:cultists", "imperium:attack", "imperium:take-unrest", "imperium:gain")
def test_corruption_pays_all_and_gives_the_others_unrest() -> None:
    game = corrupted("3CUL12", seats=3).unrest_left(9).turn().play("3CUL12")
    while game.asks()[0] == "may":
        game.decline()
    assert [game.resources(seat) for seat in range(3)] == [
        supply(materials=2, progress=1),
        supply(materials=2),
        supply(materials=2),
    ]
    assert [hand(game, seat) for seat in range(3)] == [[], ["unrest"], ["unrest"]]


@rule("imperium:cultists", "imperium:garrison", "imperium:break-through", "imperium:take-unrest")
def test_strange_signs_call_an_exiled_card_to_the_discard_pile() -> None:
    def position() -> ImperiumScenario:
        game = corrupted("3CUL13").in_play(0, "1REG3", "1CIV6").unrest_left(9)
        game.exile("1UNC3", "1CIV10", "1REG4", "1TRI4", "1FAM1").turn().play("3CUL13")
        assert game.state.options == sorted(EXILED + number(code) for code in ("1UNC3", "1CIV10", "1REG4", "1TRI4"))
        return game.answer("break-through", EXILED + number("1CIV10"))

    game = position().accept()
    assert (game.under("1REG3"), game.cards_in("discards"), hand(game)) == (["3CUL13"], ["1CIV10"], ["unrest"])
    game = position().decline()
    assert (hand(game), game.state.unrest_left()) == ([], 9)


@rule("imperium:cultists", "imperium:exhaust", "imperium:on-deck", "imperium:draw", "imperium:solstice")
def test_the_cursed_library_exchanges_cards_and_empties_the_market() -> None:
    def position() -> ImperiumScenario:
        game = four_suits(in_play("3CUL14")).hand(0, "1TRI4", "1TRI8").deck(0, *DRAWN).discards(0, "1UNC9", "1TRI6")
        game.slot(1, "1REG9", materials=1, goods=2).slot(0, "1TRI2", progress=1).turn().use("3CUL14")
        return game.pick("on-deck", "1TRI8")

    game = position().choose(0)
    game.pick(game.asks()[0], "1UNC9")
    assert (hand(game), game.cards_in("deck"), game.cards_in("discards")) == (
        ["1TRI4", "1UNC9"],
        [*DRAWN, "1TRI8"],
        ["1TRI6"],
    )
    game = position().choose(1).from_slot("take-tokens", 1)
    assert (game.resources(0), game.market()[1], actions(game)) == (supply(materials=1, goods=2), "1REG9", 3)
    game = solstice(in_play("3CUL14"), "1TRI4", "1TRI8").choose(0).pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("play"), game.asks()[0]) == (["1TRI8"], ["3CUL14"], "turn")
    game = solstice(in_play("3CUL14"), "1TRI4", "1TRI8").choose(1)
    assert (game.cards_in("play"), game.cards_in("discards"), len(hand(game))) == ([], ["3CUL14"], 2)


@rule("imperium:cultists", "imperium:garrison", "imperium:solstice", "imperium:exile", "imperium:break-through")
def test_the_frozen_waste_swallows_cards_and_gives_others_back() -> None:
    game = barbarian("3CUL15", "1TRI8", "1TRI4").turn().play("3CUL15").pick("garrison", "1TRI8")
    assert (game.under("3CUL15"), hand(game)) == (["1TRI8"], ["1TRI4"])
    assert barbarian("3CUL15", "1TRI8").turn().play("3CUL15").decline().under("3CUL15") == []
    assert barbarian("3CUL15", "1MAC19").turn().play("1MAC19").decline().under("1MAC19") == []

    def position() -> ImperiumScenario:
        game = in_play("3CUL15", "1REG3").garrisoned(0, "3CUL15", "1TRI8", "unrest").exile("1CIV10", "1FAM1")
        return solstice(game)

    game = position().choose(1)
    assert game.cards_in("exile").count("1TRI8") == 1
    game.answer("break-through", EXILED + number("1CIV10"))
    assert (hand(game), game.under("3CUL15")) == (["1CIV10"], ["unrest"])
    game = position().choose(0).pick("abandon", "1REG3")
    assert (game.cards_in("play"), game.cards_in("discards"), hand(game)) == (["3CUL15"], ["1REG3"], [])


@rule("imperium:cultists", "imperium:attack", "imperium:abandon", "imperium:recall", "imperium:garrison")
def test_the_lure_of_decadence_costs_the_others_a_pinned_card() -> None:
    def position() -> ImperiumScenario:
        game = state_card(ceremony("3CUL3B", "1REG3"), CORRUPTED).hand(0, "3CUL16", "1TRI8").discards(0, "1TRI4")
        return game.in_play(1, "1REG4", "1CIV6").turn().play("3CUL16").pick("abandon", "1CIV6", seat=1)

    game = position()
    assert (game.cards_in("play", 1), game.cards_in("discards", 1)) == (["1REG4"], ["1CIV6"])
    game.accept()
    assert (hand(game), game.cards_in("play")) == (["1REG3", "1TRI8", "unrest"], ["3CUL3B"])
    game = position().decline()
    assert (hand(game), game.state.unrest_left()) == (["1TRI8"], 9)
    game.card("host", "3CUL3B").pick("garrison", "1TRI4", zone=1)
    assert (game.under("3CUL3B"), game.asks()) == (["1TRI4"], ("activate", 0))
    game = position().decline().card("host", "3CUL3B").pick("garrison", "1TRI8")
    assert (game.under("3CUL3B"), hand(game)) == (["1TRI8"], [])
    game = position().decline().decline()
    assert (game.under("3CUL3B"), game.asks()) == ([], ("activate", 0))


@rule("imperium:cultists", "imperium:free-play", "imperium:draw", "imperium:discard")
def test_the_oracle_of_the_cultists_draws_two_and_discards_one_of_them() -> None:
    game = barbarian("3CUL17", "1TRI4").deck(0, *DRAWN).turn().play("3CUL17")
    assert len(game.state.options) == 2
    game.answer(game.asks()[0], number("1TRI8"))
    assert (hand(game), sorted(game.cards_in("discards")), actions(game)) == (
        ["1TRI2", "1TRI4"],
        ["1TRI8", "3CUL17"],
        3,
    )
    assert (game.cards_in("deck"), game.asks()) == (["1TRI1", "1TRI3"], ("activate", 0))


@rule("imperium:cultists", "imperium:play", "imperium:exhaust", "imperium:solstice")
def test_unspeakable_worship_needs_the_shrine() -> None:
    assert corrupted("3CUL18").turn().playable() == []
    assert corrupted("3CUL18").in_play(1, "3CUL8").turn().playable() == []
    game = corrupted("3CUL18").in_play(0, "3CUL8").turn().play("3CUL18")
    assert sorted(game.cards_in("play")) == ["3CUL18", "3CUL8"]
    game = corrupted().in_play(0, "3CUL18", "1REG3").turn().use("3CUL18").choose(0)
    assert (actions(game), hand(game)) == (4, [])
    game = corrupted().in_play(0, "3CUL18", "1REG3").turn().use("3CUL18").choose(1)
    game.pick("recall", "1REG3")
    assert (actions(game), hand(game), game.cards_in("play")) == (3, ["1REG3"], ["3CUL18"])
    game = solstice(in_play("3CUL18").has(0, materials=4)).choose(0)
    assert (game.resources(0), game.cards_in("play")) == (supply(materials=1), ["3CUL18"])
    game = solstice(in_play("3CUL18").has(0, materials=4)).choose(1)
    assert (game.resources(0), game.cards_in("discards")) == (supply(materials=4), ["3CUL18"])
    assert solstice(in_play("3CUL18").has(0, materials=2)).cards_in("discards") == ["3CUL18"]


@rule("imperium:cultists", "imperium:return-unrest", "imperium:choose", "imperium:garrison")
def test_summoned_aid_takes_an_unrest_away() -> None:
    def position() -> ImperiumScenario:
        game = ceremony("3CUL2A", "1REG3").hand(0, "3CUL19", "unrest").discards(0, "1TRI4", "1TRI6").turn()
        game.play("3CUL19")
        return game.pick("return-unrest", "unrest") if game.asks()[0] == "return-unrest" else game

    game = position().choose(0)
    assert (game.resources(0), hand(game), game.state.unrest_left()) == (supply(population=1), [], 10)
    game = position().choose(1)
    assert (game.resources(0), on(game, "3CUL2A", PROGRESS)) == (supply(), 1)
    game = position().choose(2).pick("garrison", "1TRI4")
    assert (game.under("1REG3"), sorted(game.cards_in("discards"))) == (["1TRI4"], ["1TRI6", "3CUL19"])
    assert game.asks() == ("activate", 0)


@rule("imperium:cultists", "imperium:garrison", "imperium:exhaust", "imperium:on-deck", "imperium:solstice")
def test_the_twisted_grove_hides_unrest_and_the_corrupted() -> None:
    game = barbarian("3CUL20", "1TRI8", "1TRI4").turn().play("3CUL20").pick("garrison", "1TRI8")
    assert (game.under("3CUL20"), hand(game)) == (["1TRI8"], ["1TRI4"])
    game = in_play("3CUL20", "1CIV10").hand(0, "unrest", "1TRI4").deck(0, *DRAWN).turn().use("1CIV10")
    game.hand(0, "unrest", "1TRI4").use("3CUL20")
    if game.asks()[0] == "on-deck":
        game.pick("on-deck", "unrest")
    assert (game.cards_in("deck")[-1], hand(game)) == ("unrest", ["1TRI4"])
    if game.asks()[0] == "ready":
        game.card("ready", "1CIV10")
    assert game.state.get(EXHAUSTS) == 4
    game = solstice(in_play("3CUL20"), "3CUL12", "3CUL16", "1TRI4").pick("garrison", "3CUL12")
    assert (game.under("3CUL20"), hand(game), game.asks()[0]) == (["3CUL12"], ["1TRI4", "3CUL16"], "turn")
    game = solstice(in_play("3CUL20"), "3CUL12", "1TRI4").decline()
    assert (game.under("3CUL20"), len(hand(game))) == ([], 2)


@rule("imperium:cultists", "imperium:play", "imperium:return-unrest")
def test_chaos_goes_home_for_a_progress() -> None:
    """All Chaos is one card to the game."""
    code, *others = ALL_CHAOS
    assert [number_of(other) for other in others] == [number(code)] * 4
    game = chaos(barbarian(code, "1TRI8"), 1).has(0, progress=2).turn().play(code)
    assert (game.resources(0), hand(game), chaos_left(game)) == (supply(progress=1), ["1TRI8"], 2)
    assert (game.cards_in("discards"), actions(game)) == ([], 2)
    assert code not in chaos(barbarian(code, "1TRI8")).has(0, materials=9, population=9).turn().playable()
    assert worth(barbarian(code), code) == -3


@rule("imperium:cultists", "imperium:collapse")
def test_an_empty_chaos_pile_wins_the_collapse_for_the_cultists() -> None:
    def position(left: int) -> ImperiumScenario:
        game = chaos(barbarian("1TRI1", "unrest", "unrest"), left).nation(0, "CUL").slot(3, "1UNC3").unrest_left(1)
        return game.zone("main deck", 0, "1UNC5", "1UNC9", "1UNC6").zone("uncivilised deck", 0, "1UNC4").turn()

    for left in (0, 1):
        game = position(left)
        game.state.collapse()
        assert game.state.get(COLLAPSED) == 1
        ranks = [game.state.ranking(seat) for seat in range(2)]
        assert (ranks[0] > ranks[1]) == (left == 0)


@rule("imperium:cultists", "imperium:collapse")
@pytest.mark.parametrize(("face", "count"), [("3CUL2A", 0), ("3CUL2B", 0), ("3CUL3A", 1), ("3CUL3B", 2)])
def test_the_last_stages_count_as_unrest_in_a_collapse(face: str, count: int) -> None:
    def behind(unrest: int) -> bool:
        game = chaos(ceremony(face).hand(1, *["unrest"] * unrest)).has(1, progress=5)
        game.state.collapse()
        return game.state.ranking(0) < game.state.ranking(1)

    assert [behind(unrest) for unrest in range(4)] == [unrest <= count for unrest in range(4)]


# What is printed.


@rule("imperium:cultists", "imperium:anatomy")
@pytest.mark.parametrize("code", [f"3CUL{n}" for n in range(4, 21)])
def test_cultist_cards_show_no_icons_and_two_are_regions(code: str) -> None:
    assert icons(ImperiumScenario(), code) == {}
    assert suits(code) == (["region"] if code in ("3CUL15", "3CUL20") else [])


@rule("imperium:cultists", "imperium:state")
@pytest.mark.parametrize("code", list(STATES))
def test_in_which_state_cultists_play_a_card(code: str) -> None:
    def playable(position: Set) -> bool:
        game = four_suits(ceremony("3CUL2A", "1REG3", *(["3CUL8"] if code != "3CUL8" else [])))
        game.hand(0, code, "unrest", "1TRI8").discards(0, *["unrest"] * 3).deck(0, *DRAWN).has(0, population=9)
        game.exile("1UNC15", "1CIV11")
        position(game)
        return code in game.turn().playable()

    assert STATES[code] == (
        playable(lambda g: g.in_state(0, "barbarian")),
        playable(lambda g: g.in_state(0, "empire")),
        playable(lambda g: state_card(g, CORRUPTED)),
        playable(lambda g: state_card(g, SUMMONED)),
    )


@rule("imperium:cultists", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("3CUL7", lambda g: g.hand(0, "3CUL7", "1UNC3", "1UNC15", "1CIV10").discards(0, "1UNC4"), 3),
        ("3CUL10", lambda g: g.hand(0, "3CUL10", "1TRI2", "1TRI4", "1CIV10").history(0, "1TRI6"), 3),
        ("3CUL14", lambda g: g.hand(0, "3CUL14", "1UNC3", "1UNC15", "1CIV10").in_play(1, "1CIV6"), 2),
        ("3CUL15", lambda g: g.hand(0, "3CUL15", "1REG3", "1CIV10").in_play(0, "1REG4"), 3),
        ("3CUL17", lambda g: g.hand(0, "3CUL17", "1FAM1", "1CIV10").history(0, "1FAM2"), 4),
        *((f"3CUL{n}", lambda g: g, 0) for n in (4, 5, 6, 8, 9, 11, 12, 13, 16, 18, 19, 20)),
    ],
)
def test_the_points_of_the_cultists(code: str, position: Set, points: int) -> None:
    game = barbarian(code)
    position(game)
    assert worth(game, code) == points
