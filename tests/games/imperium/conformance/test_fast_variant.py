"""The fast variant (imperium:fast, 000:936-968).

000 is the Horizons book, a number after the colon its line; the cards of the nations are those of cards.json.
"""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.state import (
    ACCESSION,
    ACTIVE_QUEST,
    BOX,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    MAIN_DECK,
    MARKET,
    NATION,
    NATION_DECK,
    PLAY,
    REGION_DECK,
    RESOURCES,
    ROUND,
    SCORING,
    UNCIVILISED_DECK,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of
from civitas.testing.rules import rule
from games.imperium.scenario import ImperiumScenario, code_of, mixture, number

SEEDS = range(4)
TRADING = ("abbasids", "aksumites", "guptas", "sassanids", "tang", "wagadou")
# The cards that begin in the deck, in the nation deck (the accession card aside) and in the development area.
DECKS = {
    "carthaginians": (10, 5, 6),
    "celts": (10, 6, 5),
    "greeks": (10, 3, 8),
    "macedonians": (11, 3, 7),
    "persians": (10, 4, 7),
    "romans": (10, 5, 6),
    "scythians": (11, 7, 4),
    "vikings": (9, 13, 0),
    "egyptians": (10, 3, 8),
    "mauryans": (7, 9, 6),
    "minoans": (10, 4, 7),
    "olmecs": (10, 5, 6),
    "qin": (9, 4, 8),
    "abbasids": (9, 6, 6),
    "aksumites": (10, 5, 6),
    "guptas": (10, 5, 6),
    "japanese": (10, 7, 5),
    "magyars": (10, 8, 3),
    "mayans": (10, 7, 8),
    "martians": (12, 9, 3),
    "sassanids": (10, 7, 5),
    "taino": (10, 6, 5),
    "tang": (10, 4, 8),
    "wagadou": (9, 7, 5),
}
SPECIAL = ("arthurians", "atlanteans", "inuit", "polynesians")
ALL_28 = (*DECKS, *SPECIAL)
# The development cards by their numbers, the accession card before them.
AREAS = {
    "CAR": ("1CAR2", 3, 8),
    "CEL": ("1CEL2", 3, 7),
    "GRE": ("1GRE2", 3, 10),
    "MAC": ("1MAC2", 3, 9),
    "PER": ("1PER2", 3, 9),
    "ROM": ("1ROM2", 3, 8),
    "SCY": ("1SCY2", 3, 6),
    "EGY": ("2EGY2", 3, 10),
    "MAU": ("2MAU2", 3, 8),
    "MIN": ("2MIN2", 3, 9),
    "OLM": ("2OLM2", 3, 8),
    "QIN": ("2QIN2", 3, 10),
    "ABB": ("3ABB2", 3, 8),
    "AKS": ("3AKS2", 3, 8),
    "GUP": ("3GUP2", 3, 8),
    "JPN": ("3JPN2", 3, 7),
    "MAG": ("3MAG2", 3, 5),
    "MAY": ("3MAY2", 3, 10),
    "MRT": ("3MRT2", 3, 5),
    "SAS": ("3SAS2", 3, 7),
    "TAI": ("3TAI2", 3, 7),
    "TAN": ("3TAN2", 3, 10),
    "WAG": ("3WAG2", 3, 7),
}


def fast(nation: str, seed: int = 1, seats: int = 2, **more: str) -> State:
    """Seat 0 plays the nation; the others play nations that are asked nothing before the first turn."""
    others = [name for name in ("romans", "greeks", "persians", "celts") if name != nation]
    chosen = {f"nation{seat + 2}": others[seat] for seat in range(seats - 1)}
    usual = {"fast": "yes", "trade_routes": "yes" if nation in TRADING else "no"}
    return GAME.new(seats, seed, {"first": 1, "nation1": nation, **chosen, **usual, **more})


def lying(s: State, *zones: int, seat: int = 0) -> list[str]:
    return [code_of(card) for zone in zones for card in s.zone(zone, seat).cards()]


def sizes(s: State, *zones: int, seat: int = 0) -> list[int]:
    return [s.zone(zone, seat).size() for zone in zones]


def means(s: State, seat: int = 0) -> list[int]:
    """Materials, population, progress, goods."""
    return [s.has(resource, seat) for resource in range(RESOURCES)]


def kind(s: State) -> str:
    return "" if s.question is None else s.question.kind


def offered(s: State) -> set[str]:
    return {code_of(code) for code in s.options}


# Set-up.


@rule("imperium:fast")
@pytest.mark.parametrize("trade", ["no", "yes"])
@pytest.mark.parametrize(("seats", "main"), [(2, 32), (3, 35), (4, 36)])
def test_ten_cards_of_the_main_deck_are_exiled(seats: int, main: int, trade: str) -> None:
    """000:942: after the market is laid; 3, 5 or 6 routes more are in the main deck with Trade Routes."""
    main += {2: 3, 3: 5, 4: 6}[seats] if trade == "yes" else 0
    for seed in SEEDS:
        s = fast("macedonians", seed, seats, trade_routes=trade)
        usual = fast("macedonians", seed, seats, trade_routes=trade, fast="no")
        assert sizes(s, EXILE, MAIN_DECK, MARKET) == [10, main - 10, 5]
        assert sizes(usual, EXILE, MAIN_DECK) == [0, main]
        if trade == "no":
            table = (EXILE, MAIN_DECK, MARKET, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)
            assert sorted(lying(s, *table)) == sorted(lying(usual, *table))


@rule("imperium:fast", "imperium:exile")
def test_everybody_sees_the_exiled_cards() -> None:
    s = fast("macedonians")
    for viewer in (0, 1, None):
        zones = {zone.name: zone for zone in GAME.view(s, viewer).zones}
        assert zones["exile"].cards == s.zone(EXILE, 0).cards()
        assert zones["main deck"].cards is None


@rule("imperium:fast", "imperium:low-aggression")
def test_attacks_that_come_late_may_be_exiled_at_the_start() -> None:
    """000:924, 942: they are shuffled into the main deck once the market is there, before the ten are exiled."""
    attacks = {"1CIV4", "1CIV5", "1CIV11", "1CIV15", "1UNC7X"}
    exiled = set()
    for seed in range(40):
        s = fast("macedonians", seed, low_aggression="yes")
        assert attacks <= {*lying(s, EXILE, MAIN_DECK)}
        assert sizes(s, EXILE, MAIN_DECK) == [10, 22]
        exiled |= attacks & {*lying(s, EXILE)}
    assert exiled == attacks


@rule("imperium:fast")
@pytest.mark.parametrize("replacements", ["yes", "no"])
@pytest.mark.parametrize("nation", DECKS)
def test_two_nation_cards_begin_in_the_discard_pile(nation: str, replacements: str) -> None:
    """000:943; the replacement 2MAU18X is a nation card, 2MAU18 is not."""
    deck, cards, area = DECKS[nation]
    if (nation, replacements) == ("mauryans", "no"):
        deck, cards = 8, 8
    tops = set()
    for seed in SEEDS:
        s = fast(nation, seed, replacements=replacements)
        assert (kind(s), s.get(ROUND)) == ("turn", 1)
        assert sizes(s, HAND, DECK, DISCARD, NATION_DECK) == [5, deck - 5, 2, cards - 2]
        assert sizes(s, ACCESSION, DEVELOPMENT, HISTORY) == [1, area, 0]
        usual = fast(nation, seed, replacements=replacements, fast="no")
        assert sizes(usual, DISCARD, NATION_DECK) == [0, cards]
        assert sorted(lying(s, DISCARD, NATION_DECK)) == sorted(lying(usual, NATION_DECK))
        assert sorted(lying(s, HAND, DECK)) == sorted(lying(usual, HAND, DECK))
        tops.add(tuple(lying(s, DISCARD)))
    assert len(tops) > 1


@rule("imperium:fast")
def test_every_player_has_two_nation_cards_in_the_discard_pile() -> None:
    s = fast("scythians", seats=4)
    for seat, (_, cards, _) in enumerate(DECKS[name] for name in ("scythians", "romans", "greeks", "persians")):
        assert sizes(s, DISCARD, NATION_DECK, seat=seat) == [2, cards - 2]


@rule("imperium:fast")
@pytest.mark.parametrize("nation", [*DECKS, "polynesians", "arthurians", "atlanteans"])
def test_resources_are_the_usual_ones(nation: str) -> None:
    """000:541: 3 materials, 2 population, 1 progress; with Trade Routes 1 goods for the progress. Martians differ."""
    if nation != "martians":
        assert means(fast(nation)) == ([3, 2, 0, 1] if nation in TRADING else [3, 2, 1, 0])


@rule("imperium:fast")
@pytest.mark.parametrize("nation", ["utopians", "cultists"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_utopians_and_cultists_are_refused_by_name(nation: str, seats: int) -> None:
    """000:938."""
    with pytest.raises(OptionError, match=nation):
        fast(nation, seats=seats)
    assert fast(nation, seats=seats, fast="no").asking


@rule("imperium:fast")
def test_utopians_and_cultists_are_never_drawn() -> None:
    drawn = {each: Counter[str]() for each in ("yes", "no")}
    for setting, seen in drawn.items():
        for seed in range(70):
            s = GAME.new(4, seed, {"fast": setting, "trade_routes": "yes"})
            seen.update(NATIONS[s.get(NATION + seat)] for seat in range(4))
    assert not {"UTO", "CUL"} & {*drawn["yes"]}
    assert {"UTO", "CUL"} <= {*drawn["no"]}
    assert (len(drawn["yes"]), len(drawn["no"])) == (28, 30)


# What some nations do besides.


@rule("imperium:fast", "imperium:atlanteans")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("region", ["2ATL10", "2ATL11"])
def test_atlanteans_develop_a_region_and_remove_a_development(region: str, side: str) -> None:
    """000:947: free of charge, into the discard pile (000:1528); then any of the nine others leaves the game."""
    s = fast("atlanteans", side1=side)
    assert (kind(s), s.asked) == ("develop", 0)
    assert offered(s) == {"2ATL10", "2ATL11"}
    assert sizes(s, HAND, DECK, DISCARD, NATION_DECK, ACCESSION, DEVELOPMENT) == [5, 6, 0, 0, 0, 10]
    s.choose(number(region))
    assert (kind(s), lying(s, DISCARD)) == ("remove-development", [region])
    left = {*lying(s, DEVELOPMENT)}
    assert (len(left), offered(s)) == (9, left)
    removed = sorted(left)[4]
    s.choose(number(removed))
    assert (kind(s), s.get(ROUND), s.get(SCORING)) == ("turn", 1, 0)
    assert {*lying(s, DEVELOPMENT)} == left - {removed}
    assert removed in lying(s, BOX)
    assert means(s) == [3, 2, 1, 0]
    assert sizes(s, HAND, DECK, DISCARD) == [5, 6, 1]


@rule("imperium:fast", "imperium:arthurians")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("quest", ["2ART4", "2ART5", "2ART6", "2ART7"])
def test_arthurians_begin_with_a_quest_and_another_nation_card(quest: str, side: str) -> None:
    """000:949: any quest but the Graal; the card comes into the starting deck, besides the two discarded ones."""
    s = fast("arthurians", side1=side)
    unrest = s.unrest_left()
    assert (kind(s), s.asked) == ("quest", 0)
    assert offered(s) == {"2ART4", "2ART5", "2ART6", "2ART7"}
    s.choose(number(quest))
    assert (kind(s), s.get(ROUND)) == ("turn", 1)
    assert lying(s, ACTIVE_QUEST) + lying(s, GARRISON) == [quest]
    assert {*lying(s, DEVELOPMENT)} == {"2ART3", "2ART4", "2ART5", "2ART6", "2ART7"} - {quest}
    assert sizes(s, HAND, DECK, DISCARD, NATION_DECK, ACCESSION) == [5, 6, 2, 4, 1]
    assert s.unrest_left() == unrest
    own = {f"2ART{place}" for place in range(9, 16)}
    assert len(own & {*lying(s, HAND, DECK)}) == 1
    assert {*lying(s, DISCARD, NATION_DECK)} < own


@rule("imperium:fast", "imperium:arthurians")
def test_the_third_nation_card_of_the_arthurians_is_shuffled_in() -> None:
    """It may be in the first hand, and anywhere in the deck."""
    own = {f"2ART{place}" for place in range(9, 16)}
    games = [fast("arthurians", seed) for seed in range(60)]
    places = [next((i for i, code in enumerate(lying(s, DECK)) if code in own), -1) for s in games]
    assert {*places} == {-1, *range(6)}
    assert 12 < places.count(-1) < 45


@rule("imperium:fast", "imperium:inuit")
@pytest.mark.parametrize("trade", ["no", "yes"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_inuit_begin_with_nothing_and_two_developments(side: str, trade: str) -> None:
    """000:951: a card of the winter and one of the summer; Kayaks (3INU15) are of neither. All resources go."""
    winter = {"3INU10", "3INU11", "3INU17", "3INU18", "3INU19", "3INU21"}
    summer = {"3INU12", "3INU13", "3INU14", "3INU16", "3INU20"}
    s = fast("inuit", side1=side, trade_routes=trade)
    assert sizes(s, HAND, DECK, DISCARD, DEVELOPMENT) == [5, 3, 0, 12]
    chosen = []
    for _ in range(2):
        assert offered(s) in (winter, summer)
        chosen.append(sorted(offered(s))[-1])
        s.choose(number(chosen[-1]))
    assert sorted(chosen) == ["3INU20", "3INU21"]
    assert (kind(s), s.get(ROUND)) == ("turn", 1)
    assert {*lying(s, DISCARD)} == {*chosen}
    assert sizes(s, HAND, DECK, DEVELOPMENT, NATION_DECK, ACCESSION) == [5, 3, 10, 0, 0]
    assert means(s) == [0, 0, 0, 0]
    assert means(s, 1) == ([3, 2, 1, 0] if trade == "no" else [3, 2, 0, 1])
    assert sizes(s, PLAY) == [int(trade == "yes")]


@rule("imperium:fast", "imperium:martians")
@pytest.mark.parametrize(("trade", "goods"), [("no", 0), ("yes", 1)])
@pytest.mark.parametrize(("side", "own"), [("a", 25), ("b", 20)])
def test_martians_have_four_progress_fewer(side: str, own: int, trade: str, goods: int) -> None:
    """000:953, 543: 20 or 25 come to the usual 1, which is 1 goods with Trade Routes. No Unrest is taken for it."""
    for seed in SEEDS:
        s = fast("martians", seed, side1=side, trade_routes=trade)
        assert kind(s) == "turn"
        assert means(s) == [3, 2, own + 1 - goods - 4, goods]
        usual = fast("martians", seed, side1=side, trade_routes=trade, fast="no")
        assert means(usual) == [3, 2, own + 1 - goods, goods]
        assert lying(s, HAND, DECK).count("unrest") == lying(usual, HAND, DECK).count("unrest")


@rule("imperium:fast", "imperium:polynesians")
@pytest.mark.parametrize("side", ["a", "b"])
def test_polynesians_gain_one_of_the_two_cards_as_mana(side: str) -> None:
    """000:955: drawn by lot. Mana is what is garrisoned under 3POL2."""
    own = {f"3POL{place}" for place in range(8, 17)}
    mana = Counter[str]()
    for seed in range(40):
        s = fast("polynesians", seed, side1=side)
        assert (kind(s), s.get(ROUND)) == ("turn", 1)
        assert sizes(s, HAND, DECK, DISCARD, GARRISON, NATION_DECK, ACCESSION, DEVELOPMENT) == [5, 5, 1, 1, 7, 1, 4]
        under = [code_of(card) for card in s.garrison_of(number("3POL2"))]
        assert under == lying(s, GARRISON)
        assert {*under, *lying(s, DISCARD, NATION_DECK)} == own
        mana[under[0]] += 1
        for viewer in (0, 1, None):
            zone = next(z for z in GAME.view(s, viewer).zones if (z.name, z.owner) == ("garrisons", 0))
            assert zone.cards == [number(under[0])]
    assert len(mana) > 5


@rule("imperium:fast")
@pytest.mark.parametrize(("first", "asked"), [(1, [0, 0, 1, 2, 2]), (2, [1, 2, 2, 0, 0]), (3, [2, 2, 0, 0, 1])])
def test_what_nations_choose_before_the_first_turn_is_asked_from_the_first_player_on(
    first: int, asked: list[int]
) -> None:
    settings = {"nation1": "inuit", "nation2": "arthurians", "nation3": "atlanteans", "fast": "yes", "first": first}
    s = GAME.new(3, 1, settings)
    order = []
    while kind(s) != "turn":
        order.append(s.asked)
        s.choose(s.options[-1])
    assert (order, s.asked) == (asked, first - 1)


@rule("imperium:fast")
@pytest.mark.parametrize("nation", ["atlanteans", "arthurians", "inuit", "martians", "polynesians"])
def test_otherwise_no_nation_does_anything_before_the_first_turn(nation: str) -> None:
    s = fast(nation, fast="no")
    assert (kind(s), *sizes(s, DISCARD, EXILE, GARRISON, ACTIVE_QUEST)) == ("turn", 0, 0, 0, 0)


# The accession card.


def acceding(code: str, accession: str, *area: str, **settings: str) -> ImperiumScenario:
    """Seat 0 reshuffles when it fills its hand, and the accession card is all its nation deck has left."""
    game = ImperiumScenario(**({"fast": "yes"} | settings)).nation(0, code).zone("accession", 0, accession)
    game.zone("development", 0, *area).discards(0, *["1TRI8"] * 6).has(0, materials=9, population=9, progress=9)
    return game.turn().done()


def area_of(code: str) -> tuple[str, list[str]]:
    accession, first, last = AREAS[code]
    return accession, [f"{accession[:4]}{place}" for place in range(first, last + 1)]


@rule("imperium:fast", "imperium:nation-deck")
@pytest.mark.parametrize("code", AREAS)
def test_a_development_is_removed_with_the_accession_card(code: str) -> None:
    """000:965: any of them; it costs nothing, brings nothing and triggers nothing. Martians too."""
    accession, area = area_of(code)
    game = acceding(code, accession, *area)
    assert game.asks() == ("remove-development", 0)
    assert offered(game.state) == {*area}
    before = game.resources(0)
    game.card("remove-development", area[-1])
    assert game.cards_in("development") == area[:-1]
    assert area[-1] in lying(game.state, BOX)
    assert (game.resources(0), game.state.get(SCORING)) == (before, 0)
    own = game.cards_in("hand") + game.cards_in("deck") + game.cards_in("discards") + game.cards_in("play")
    assert accession in own
    assert area[-1] not in own
    assert (accession in game.cards_in("play")) == (code == "MRT")
    assert game.asks() == ("turn", 1)
    assert area[-1] not in game.cards_in("exile")


@rule("imperium:fast", "imperium:nation-deck")
@pytest.mark.parametrize("code", ["ROM", "CEL", "MIN", "QIN", "MAY", "MRT"])
def test_removing_the_last_development_does_not_trigger_scoring(code: str) -> None:
    """It is not developed (000:794)."""
    accession, area = area_of(code)
    game = acceding(code, accession, area[0])
    if game.asks()[0] == "remove-development":
        game.card("remove-development", area[0])
    assert (game.asks(), game.cards_in("development"), game.state.get(SCORING)) == (("turn", 1), [], 0)
    assert area[0] in lying(game.state, BOX)


@rule("imperium:fast", "imperium:nation-deck")
@pytest.mark.parametrize("code", ["ROM", "MRT", "JPN"])
def test_without_developments_there_is_none_to_remove(code: str) -> None:
    game = acceding(code, AREAS[code][0])
    assert (game.asks(), game.state.get(SCORING)) == (("turn", 1), 0)


@rule("imperium:fast", "imperium:nation-deck")
@pytest.mark.parametrize("code", AREAS)
def test_otherwise_the_accession_card_removes_nothing(code: str) -> None:
    accession, area = area_of(code)
    game = acceding(code, accession, *area, fast="no")
    assert (game.asks(), game.cards_in("development")) == (("turn", 1), area)


@rule("imperium:fast", "imperium:arthurians", "imperium:polynesians", "imperium:vikings")
@pytest.mark.parametrize(
    ("code", "accession", "area"),
    [
        ("ART", "2ART8", ("2ART3", "2ART4", "2ART5")),
        ("POL", "3POL3", ("3POL4", "3POL5", "3POL6", "3POL7")),
        ("VIK", "1VIK2", ()),
    ],
)
def test_these_remove_nothing_with_their_accession_card(code: str, accession: str, area: tuple[str, ...]) -> None:
    """000:965. Vikings have no development area; their card triggers scoring (000, Vikings), the others' does not."""
    game = acceding(code, accession, *area)
    assert (game.asks(), tuple(game.cards_in("development"))) == (("turn", 1), area)
    assert game.cards_in("accession") == []
    assert game.state.get(SCORING) == (1 if code == "VIK" else 0)


@rule("imperium:fast", "imperium:nation-deck")
def test_an_effect_that_discards_the_accession_card_removes_a_development() -> None:
    """000:965: whenever it comes into the discard pile. 1TRI3 lays the top card of the nation deck there."""
    game = ImperiumScenario(fast="yes").zone("accession", 0, "1ROM2").zone("development", 0, "1ROM3", "1ROM4")
    game.hand(0, "1TRI3").turn().play("1TRI3")
    assert game.asks() == ("remove-development", 0)
    game.card("remove-development", "1ROM3")
    assert (game.cards_in("development"), game.cards_in("discards")) == (["1ROM4"], ["1ROM2"])
    assert game.state.empire(0)


@rule("imperium:fast", "imperium:nation-deck", "imperium:reshuffle")
def test_a_reshuffle_in_the_middle_of_a_turn_removes_a_development() -> None:
    """000:748, 965. 1CIV10 draws a card; the removed one is gone before the cards are shuffled and drawn."""
    game = ImperiumScenario(fast="yes").zone("accession", 0, "1ROM2").zone("development", 0, "1ROM3", "1ROM4")
    game.in_play(0, "1CIV10").discards(0, "1TRI8", "1TRI8").turn().use("1CIV10")
    assert (game.asks(), game.cards_in("hand")) == (("remove-development", 0), [])
    game.card("remove-development", "1ROM4")
    assert (game.asks()[0], game.cards_in("development")) == ("activate", ["1ROM3"])
    assert sorted(game.cards_in("hand") + game.cards_in("deck")) == ["1ROM2", "1TRI8", "1TRI8"]


@rule("imperium:fast", "imperium:nation-deck")
def test_other_nation_cards_remove_nothing() -> None:
    game = ImperiumScenario(fast="yes").zone("accession", 0, "1ROM2").zone("development", 0, "1ROM3", "1ROM4")
    game.zone("nation deck", 0, "1ROM9").hand(0, "1TRI3").turn().play("1TRI3")
    assert (game.asks()[0], game.cards_in("discards")) == ("activate", ["1ROM9"])
    assert game.cards_in("development") == ["1ROM3", "1ROM4"]


@rule("imperium:fast", "imperium:nation-deck")
def test_everybody_knows_what_was_removed() -> None:
    accession, area = area_of("ROM")
    game = acceding("ROM", accession, *area).card("remove-development", "1ROM5")
    for viewer in (0, 1, None):
        view = GAME.view(game.state, viewer)
        box = next(zone for zone in view.zones if zone.name == "box")
        assert number("1ROM5") in (box.here if box.cards is None else box.cards)


# The end.


def last_card(seats: int, seat: int, **settings: str) -> ImperiumScenario:
    """In round 1 this seat acquires a card, for which the last one of the main deck comes; seat 0 has 1CIV10 in play.

    1UNC3 acquires an uncivilised card; the solstice of 1CIV10 gives 2 materials.
    """
    game = ImperiumScenario(seats, **settings).in_play(0, "1CIV10").hand(seat, "1UNC3").unrest_left(20)
    for _ in range(seat):
        game.turn().done()
    game.in_market("1UNC9").zone("main deck", 0, "1REG8").turn().play("1UNC3").choose(0)
    assert game.cards_in("main deck") == []
    return game


def turns_left(game: ImperiumScenario) -> list[int]:
    """Who begins a turn until the game is over; all pass."""
    turns = []
    while (question := game.state.question) is not None:
        if question.kind == "turn":
            turns.append(question.seat)
            game.turn()
        else:
            game.state.choose(game.state.options[0])
    return turns


@rule("imperium:fast", "imperium:scoring")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 2)])
def test_no_round_comes_after_that_in_which_scoring_is_triggered(seats: int, seat: int) -> None:
    """000:966: the round is played to its end with its solstice. Otherwise one more comes (000:804)."""
    game = last_card(seats, seat, fast="yes")
    assert turns_left(game) == list(range(seat + 1, seats))
    assert (game.state.over, game.resources(0)["materials"]) == (True, 2)
    game = last_card(seats, seat)
    assert turns_left(game) == [*range(seat + 1, seats), *range(seats)]
    assert (game.state.over, game.resources(0)["materials"]) == (True, 4)


@rule("imperium:fast", "imperium:scoring")
def test_in_whole_fast_games_no_turn_begins_after_the_round_of_scoring() -> None:
    scored = 0
    for seed in range(16):
        s = GAME.new(2 + seed % 3, seed, mixture(seed) | {"fast": "yes"})
        rng = rng_of("fast", seed)
        while s.asking:
            if kind(s) == "turn":
                assert s.get(SCORING) in (0, s.get(ROUND))
            playout(s, rng, 1)
        scored += s.get(SCORING) > 0
        assert len(s.scores()) == s.seats
    assert scored > 4


@rule("imperium:fast")
@pytest.mark.parametrize("nation", ALL_28)
def test_every_nation_plays_a_fast_game_to_its_end(nation: str) -> None:
    s = fast(nation, 3)
    playout(s, rng_of("fast", nation), 100_000)
    assert (s.over, len(s.scores())) == (True, 2)
    assert GAME.from_json(s.to_json()).key() == s.key()


@rule("imperium:fast")
def test_the_fast_variant_is_chosen_or_not() -> None:
    assert GAME.record(GAME.new(2, 1)).options["fast"] == "no"
    assert GAME.record(GAME.new(2, 1, {"fast": "yes"})).options["fast"] == "yes"
    with pytest.raises(OptionError, match="fast"):
        GAME.new(2, 1, {"fast": "perhaps"})
