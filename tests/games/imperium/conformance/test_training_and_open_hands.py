"""Training alone (imperium:training, 000:902-914) and teaching with open hands (imperium:open-hands, 000:163).

000 is the Horizons book, a number after the colon its line; C is an entry of the checklist of the facts.
"""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    COLLAPSED,
    DECK,
    EXILE,
    FAME_DECK,
    HAND,
    HISTORY,
    LEGENDS,
    LOOKED_AT,
    MAIN_DECK,
    MARKET,
    NATION_DECK,
    ROUND,
    SCORING,
    SLOT_UNREST,
    SLOTS,
    SUNKEN,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.game import ALL, ZoneView
from civitas.kernel.node import PASS
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of
from civitas.testing.rules import rule
from games.imperium.conformance.positions import hand, slots, supply
from games.imperium.scenario import ZONES, ImperiumScenario, code_of, number

SEEDS = range(4)
BOXES = ["classics", "legends", "horizons"]
TURNS = 12
DRAWN = ("1MAC19",) * 9
FIVE = ("1REG3", "1REG8", "1CIV10", "1UNC9", "1TRI2")
TRADING = ("abbasids", "aksumites", "guptas", "sassanids", "tang", "wagadou")
NO_FAST = ("utopians", "cultists")
NATIONS_30 = (
    *("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"),
    *("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians"),
    *("abbasids", "aksumites", "cultists", "guptas", "inuit", "japanese", "magyars", "martians"),
    *("mayans", "polynesians", "sassanids", "taino", "tang", "wagadou"),
)


def alone(*cards: str, state: str = "barbarian", **settings: str) -> ImperiumScenario:
    """Somebody trains with these cards in hand."""
    return ImperiumScenario(1, 1, **settings).hand(0, *cards).in_state(0, state).unrest_left(9)


def sizes(s: State, *zones: int) -> list[int]:
    return [s.zone(zone, 0).size() for zone in zones]


def codes(s: State, *zones: int) -> list[str]:
    return [code_of(card) for zone in zones for card in s.zone(zone, 0).cards()]


def pass_turn(game: ImperiumScenario) -> None:
    """A turn in which nothing is done: the token goes onto the first card there is, no card is exiled."""
    game.turn().done()
    while (question := game.state.question) is not None and question.kind != "turn":
        game.state.choose(game.state.options[0])


def turns_played(game: ImperiumScenario) -> int:
    turns = 0
    while game.state.asking:
        assert game.asks()[0] == "turn"
        turns += 1
        pass_turn(game)
    return turns


# Training: set-up.


@rule("imperium:training", "imperium:shared-setup")
@pytest.mark.parametrize("common", BOXES)
@pytest.mark.parametrize(
    ("settings", "fame", "main", "exiled"),
    [
        ({}, 6, 17, 15),
        ({"quick_setup": "yes"}, 6, 17, 15),
        ({"low_aggression": "yes"}, 6, 17, 15),
        ({"fast": "yes"}, 6, 7, 25),
        ({"trade_routes": "yes"}, 7, 20, 15),
        ({"trade_routes": "yes", "quick_setup": "yes", "fast": "yes"}, 7, 10, 25),
    ],
)
def test_fifteen_cards_of_the_main_deck_are_exiled(
    settings: dict[str, str], fame: int, main: int, exiled: int, common: str
) -> None:
    """000:906-907: of the 32 that two players have, 35 with routes; a fast game exiles ten besides (000:942).

    With Trade Routes Horizons has one card fewer: 9 ruthless cards leave, 8 trade-friendly ones come.
    """
    main -= common == "horizons" and "trade_routes" in settings
    for seed in SEEDS:
        s = GAME.new(1, seed, {"nation1": "japanese", "common": common, **settings})
        assert sizes(s, EXILE, MAIN_DECK, FAME_DECK, MARKET) == [exiled, main, fame, 5]
        assert not {"FAM", "UNR"} & {code[1:4] for code in codes(s, EXILE)}


@rule("imperium:training")
def test_no_card_for_more_players_is_there() -> None:
    """000:906, 579: the cards for three or four players are out; among the classics these."""
    more = {"1CIV1", "1CIV7", "1CIV9", "1REG1X", "1TRI6", "1TRI10", "1UNC1", "1UNC13", "1UNC14X", "1UNC22"}
    decks = [ZONES[name] for name in ("region deck", "uncivilised deck", "civilised deck")]
    for seed in SEEDS:
        s = GAME.new(1, seed, {"nation1": "japanese"})
        cards = {*codes(s, EXILE, MAIN_DECK, MARKET, *decks)}
        assert (len(cards), cards & more) == (52, set())


# Training: the clean-up.


@rule("imperium:training", "imperium:clean-up")
def test_after_the_token_a_card_of_the_market_may_be_exiled() -> None:
    """000:910: it is replaced at once, its Unrest goes back, the new card gets one of its own."""
    game = alone().in_market(*FIVE).zone("region deck", 0, "1UNC3", "1TRI4").turn().done()
    exiled = game.cards_in("exile")
    game.from_slot("clean-up-token", 1)
    assert game.asks() == ("exile-market", 0)
    assert list(game.state.options) == [PASS, 0, 2, 3, 4]
    game.from_slot("exile-market", 4)
    assert Counter(game.cards_in("exile")) == Counter([*exiled, "1TRI2"])
    assert game.market() == [*FIVE[:4], "1TRI4"]
    assert (game.state.get(SLOT_UNREST + 4), game.state.unrest_left()) == (1, 9)
    assert [game.market_tokens(slot)["progress"] for slot in range(SLOTS)] == [0, 1, 0, 0, 0]
    assert game.asks() == ("turn", 0)


@rule("imperium:training", "imperium:clean-up")
def test_the_exile_may_be_passed() -> None:
    game = alone().in_market(*FIVE).turn().done().from_slot("clean-up-token", 0).decline("exile-market")
    assert (game.market(), len(game.cards_in("exile")), game.asks()) == ([*FIVE], 15, ("turn", 0))


@rule("imperium:training", "imperium:exile")
def test_cards_with_tokens_are_not_exiled() -> None:
    """Exiling from the market always takes a card without tokens."""
    game = alone().slot(0, "1REG3", progress=1).slot(1, "1REG8").slot(2, "1CIV10", materials=2)
    game.slot(3, "1UNC9", goods=1).slot(4, "1TRI2").turn().done().from_slot("clean-up-token", 4)
    assert (game.asks()[0], slots(game)) == ("exile-market", [1])
    game = alone()
    for slot, code in enumerate(FIVE):
        game.slot(slot, code, progress=int(slot > 0))
    game.turn().done().from_slot("clean-up-token", 0)
    assert game.asks() == ("turn", 0)


@rule("imperium:training", "imperium:clean-up")
def test_token_and_exile_come_before_cards_are_discarded_and_drawn() -> None:
    """000:910: first in the clean-up."""
    game = alone("1TRI8").deck(0, *DRAWN).in_market(*FIVE).turn().done()
    assert (game.asks()[0], hand(game)) == ("clean-up-token", ["1TRI8"])
    game.from_slot("clean-up-token", 0)
    assert (game.asks()[0], hand(game)) == ("exile-market", ["1TRI8"])
    game.from_slot("exile-market", 1)
    assert (game.asks()[0], hand(game)) == ("discard-any", ["1TRI8"])


@rule("imperium:training", "imperium:innovate", "imperium:revolt")
@pytest.mark.parametrize("kind", ["innovate", "revolt"])
def test_token_and_exile_belong_to_every_turn(kind: str) -> None:
    game = alone("unrest").in_market(*FIVE).turn(kind)
    if kind == "innovate":
        game.from_slot("break-through", 0)
    else:
        game.decline("revolt")
    game.from_slot("clean-up-token", 2)
    assert (game.asks()[0], slots(game)) == ("exile-market", [0, 1, 3, 4])


@rule("imperium:training", "imperium:precious-cards")
def test_where_cards_are_precious_the_exile_is_asked_and_no_discard() -> None:
    game = alone("1TRI8", precious_cards="yes").deck(0, *DRAWN).in_market(*FIVE).turn().done()
    game.from_slot("clean-up-token", 0).decline("exile-market")
    assert (game.asks(), hand(game)) == (("turn", 0), sorted(["1TRI8", *DRAWN[:4]]))


@rule("imperium:training", "imperium:clean-up")
@pytest.mark.parametrize(("code", "power", "token"), [("CAR", "1CAR1A", "materials"), ("TAN", "3TAN1B", "population")])
def test_a_nation_lays_its_own_token_and_has_twelve_turns(code: str, power: str, token: str) -> None:
    game = alone().nation(0, code).power(0, power).in_market(*FIVE).turn().done().from_slot("clean-up-token", 3)
    assert game.market_tokens(3) == supply(**{token: 1})
    assert 3 not in slots(game)
    game = alone().nation(0, "CAR").power(0, "1CAR1A").in_market(*FIVE)
    assert turns_played(game) == TURNS


@rule("imperium:training", "imperium:clean-up")
def test_two_players_are_not_asked_to_exile() -> None:
    game = ImperiumScenario().in_market(*FIVE).turn().done().from_slot("clean-up-token", 0)
    assert game.asks() == ("turn", 1)


# Training: the end.


@rule("imperium:training", "imperium:solstice")
@pytest.mark.parametrize("fast", ["no", "yes"])
def test_the_twelfth_turn_is_the_last_and_has_its_solstice(fast: str) -> None:
    """000:912, C39. 1CIV10 gives 2 materials each solstice."""
    game = alone(fast=fast).in_play(0, "1CIV10")
    assert turns_played(game) == TURNS
    assert (game.resources(0), game.state.get(SCORING)) == (supply(materials=2 * TURNS), 0)
    assert GAME.won_by(game.state)


@rule("imperium:training", "imperium:scoring")
@pytest.mark.parametrize("round_", [1, 5, 12])
@pytest.mark.parametrize("by", ["exile", "acquire"])
def test_scoring_ends_it_after_the_solstice_of_that_turn(by: str, round_: int) -> None:
    """000:912, C39: here the last card of the main deck comes into the market; no other turn follows."""
    game = alone("1UNC3").in_play(0, "1CIV10").count(ROUND, 0, round_)
    game.in_market("1UNC9", "1REG3").zone("main deck", 0, "1REG8").turn()
    if by == "acquire":
        game.play("1UNC3").choose(0)
    game.done().from_slot("clean-up-token", 1)
    if by == "exile":
        game.from_slot("exile-market", 0)
    while game.state.asking and game.asks()[0] != "turn":
        game.state.choose(PASS)
    assert (game.state.over, game.state.get(SCORING), game.resources(0)["materials"]) == (True, round_, 2)
    assert game.state.get(COLLAPSED) == 0


@rule("imperium:training", "imperium:scoring", "imperium:vikings")
def test_what_a_nation_ends_the_game_with_ends_training_too() -> None:
    """The last nation card of the Vikings triggers scoring when it comes into the discard pile (000, Vikings)."""
    game = alone().nation(0, "VIK").zone("accession", 0, "1VIK2").discards(0, *["1TRI8"] * 6).in_play(0, "1CIV10")
    pass_turn(game)
    assert (game.state.over, game.state.get(SCORING), game.resources(0)["materials"]) == (True, 1, 2)


@rule("imperium:training", "imperium:collapse")
@pytest.mark.parametrize(("progress", "told"), [(0, "imperium-train-again"), (90, "imperium-trained-well")])
def test_a_collapse_ends_it_at_once(progress: int, told: str) -> None:
    """000:798, 912: no clean-up, no solstice. The card that comes into the market takes the last Unrest."""
    game = alone("1UNC3").in_play(0, "1CIV10").in_market("1UNC9").zone("main deck", 0, "1REG8", "1UNC10")
    game.has(0, progress=progress).unrest_left(1).turn().play("1UNC3").choose(0)
    assert (game.state.over, game.state.get(COLLAPSED), game.resources(0)["materials"]) == (True, 1, 0)
    assert [message.id for message in GAME.won_by(game.state)] == [told]


def scored(points: int, seats: int = 1) -> ImperiumScenario:
    """The last turn of somebody with so many points, all of them progress, is over."""
    game = ImperiumScenario(seats).has(0, progress=points).unrest_left(9).count(ROUND, 0, TURNS)
    for slot in range(SLOTS):
        game.slot(slot, None)
    pass_turn(game)
    return game


@rule("imperium:training")
@pytest.mark.parametrize(
    ("points", "told", "marks"),
    [
        (0, "imperium-train-again", {"mark": 50}),
        (49, "imperium-train-again", {"mark": 50}),
        (50, "imperium-trained", {"mark": 50, "next": 90}),
        (89, "imperium-trained", {"mark": 50, "next": 90}),
        (90, "imperium-trained-well", {"mark": 90}),
        (200, "imperium-trained-well", {"mark": 90}),
    ],
)
def test_fifty_points_show_that_one_knows_the_rules_and_ninety_are_really_good(
    points: int, told: str, marks: dict[str, int]
) -> None:
    """000:914: at least."""
    game = scored(points)
    assert (game.state.over, game.state.scores()) == (True, [points])
    assert [(message.id, message.args) for message in GAME.won_by(game.state)] == [(told, marks)]


# Training: nobody else is there (C39).

OWN = {"materials": 5, "population": 5, "progress": 5}
OURS = ("1REG3", "1UNC9")


def training(code: str, state: str) -> ImperiumScenario:
    """The card is in hand with two others; a region and a city of one's own (1CAR2) are in play."""
    game = alone(code, "1TRI2", "unrest", state=state).has(0, **OWN).in_play(0, "1REG3", "1CAR2")
    return game.deck(0, *DRAWN).discards(0, "1TRI4").turn()


def unhurt(game: ImperiumScenario, draws: int = 0, **gained: int) -> None:
    """Nothing of one's own was touched; so much was gained; no Unrest was taken."""
    assert game.asks() == ("activate", 0)
    assert game.resources(0) == supply(**{name: OWN.get(name, 0) + gained.get(name, 0) for name in supply()})
    assert hand(game) == sorted(["1TRI2", "unrest", *DRAWN[:draws]])
    assert {"1REG3", "1CAR2"} <= {*game.cards_in("play")}
    assert game.state.unrest_left() == 9


@rule("imperium:training", "imperium:attack")
@pytest.mark.parametrize(
    ("code", "state", "draws", "gained"),
    [
        ("1CIV4", "empire", 0, {"materials": 2, "progress": 1}),  # all gain, the others take Unrest
        ("1CIV11", "empire", 0, {"materials": 2}),  # all gain, each other player is given a card
        ("2CIV4", "empire", 0, {"materials": 2, "progress": 1}),
        ("2TRI3", "empire", 0, {"materials": 2}),  # steals, Unrest for who cannot pay
        ("2TRI7", "barbarian", 1, {"materials": 2}),  # gives a card
        ("3CIV11", "empire", 0, {"goods": 1}),
        ("3UNC14", "barbarian", 1, {}),  # steals goods
    ],
)
def test_what_befalls_the_others_befalls_nobody(code: str, state: str, draws: int, gained: dict[str, int]) -> None:
    unhurt(training(code, state).play(code), draws, **gained)


@rule("imperium:training", "imperium:attack")
@pytest.mark.parametrize("code", ["1CIV5", "1CIV15"])
def test_no_city_or_region_of_ones_own_is_abandoned(code: str) -> None:
    """Each other player abandons one; for abandoned cities 1CIV5 would gain materials. Then one may acquire."""
    game = training(code, "empire").in_market("1REG8").play(code)
    while game.asks()[0] != "activate":
        game.decline()
    unhurt(game)


@rule("imperium:training", "imperium:attack")
def test_ones_own_hand_is_safe_from_what_the_others_would_lose() -> None:
    """3CIV16 and 3TRI13: each other player loses a card of the hand. What one may do oneself is declined."""
    for code in ("3CIV16", "3TRI13"):
        game = training(code, "barbarian" if code == "3TRI13" else "empire").play(code)
        while game.asks()[0] != "activate":
            game.decline()
        unhurt(game)


@rule("imperium:training", "imperium:attack", "imperium:romans")
def test_roman_expansion_recalls_no_region_of_ones_own() -> None:
    game = training("1ROM21", "barbarian")
    game.in_market("1REG8").zone("main deck", 0, "1REG9", "1REG10").play("1ROM21")
    while game.asks()[0] != "activate":
        game.state.choose(game.state.options[0])
    assert "1REG3" in game.cards_in("play")
    assert "1ROM21" in game.cards_in("history")


@rule("imperium:training", "imperium:break-through")
def test_elders_give_nobody_progress() -> None:
    """1UNC3: all other players gain 1 progress when one breaks through."""
    game = training("1UNC3", "barbarian").play("1UNC3")
    if game.asks()[0] == "choose":
        game.choose(1)
    if game.asks()[0] == "break-through":
        game.from_deck("uncivilised")
    assert game.resources(0) == supply(**OWN)
    assert len(hand(game)) == 3


@rule("imperium:training")
def test_what_all_players_may_do_one_does_alone() -> None:
    """3CIV9: 3 materials; all may put a card into history; 1 progress for each who did."""
    game = training("3CIV9", "empire").play("3CIV9").pick("to-history", "1TRI2")
    assert (game.resources(0), game.cards_in("history")) == (supply(materials=8, population=5, progress=6), ["1TRI2"])
    game = training("3CIV9", "empire").play("3CIV9").decline()
    unhurt(game, materials=3)


@rule("imperium:training")
def test_a_town_gives_its_owner_materials() -> None:
    """1UNC4: all players may gain 2 materials."""
    game = alone().in_play(0, "1UNC4").turn().use("1UNC4")
    if game.asks()[0] == "may":
        game.accept()
    assert (game.asks()[0], game.resources(0)) == ("activate", supply(materials=2))


@rule("imperium:training", "imperium:interpreting")
def test_a_card_that_can_do_nothing_alone_is_not_played() -> None:
    """000:668: 2TRI11 only steals from each other player; 1UNC14X needs a pinned card of another player."""
    assert "2TRI11" not in training("2TRI11", "barbarian").playable()
    assert alone().in_play(0, "1UNC14X").turn().usable() == []


@rule("imperium:training", "imperium:celts")
def test_the_power_of_the_celts_hurts_nobody() -> None:
    """1CEL1A: each other player takes Unrest when one acquires an uncivilised card."""
    game = alone("1UNC3").nation(0, "CEL").power(0, "1CEL1A").in_market("1UNC9").zone("main deck", 0, "1REG8", "1REG9")
    game.turn().play("1UNC3").choose(0)
    while game.asks()[0] != "activate":
        game.state.choose(game.state.options[-1])
    # The Unrest under the card is taken as usual; a region came in its place.
    assert (hand(game), game.state.unrest_left()) == (["1UNC9", "unrest"], 9)


# Training: whole games.

MIXTURES: list[dict[str, str]] = [
    {},
    {"quick_setup": "yes", "precious_cards": "yes", "common": "legends"},
    {"fast": "yes", "trade_routes": "yes", "common": "horizons"},
    {"fast": "yes", "quick_setup": "yes", "precious_cards": "yes", "trade_routes": "yes", "open_hands": "yes"},
]


@rule("imperium:training", "imperium:variants")
@pytest.mark.parametrize("mixture", range(len(MIXTURES)))
@pytest.mark.parametrize("nation", NATIONS_30)
def test_every_nation_trains_to_the_end(nation: str, mixture: int) -> None:
    """C5: the variants combine; at most twelve turns, fewer only after scoring or a collapse."""
    settings = {"nation1": nation, **MIXTURES[mixture]}
    if nation in TRADING:
        settings["trade_routes"] = "yes"
    if nation in NO_FAST:
        settings["fast"] = "no"
    s = GAME.new(1, mixture, settings)
    rng = rng_of("training", nation, mixture)
    turns = 0
    while (question := s.question) is not None:
        assert question.seat == 0
        if question.kind == "turn":
            turns += 1
            assert s.get(SCORING) == 0
        playout(s, rng, 1)
    assert turns <= TURNS
    assert turns == TURNS or s.get(SCORING) == turns or s.get(COLLAPSED)
    assert (len(s.scores()), len(GAME.won_by(s))) == (1, 1)


# Open hands.

VIEWERS: tuple[int | None, ...] = (0, 1, 2, None)


def zone_of(s: State, viewer: int | None, zone: int, seat: int) -> ZoneView:
    return GAME.view(s, viewer).zones[s.book.zone_at[zone][seat]]


@rule("imperium:training", "imperium:interpreting")
@pytest.mark.parametrize("code", ["1FAM3", "1VIK13"])
def test_cards_that_only_steal_cannot_be_played_alone(code: str) -> None:
    """000:668: no part of the text can be resolved, for nobody pays and nobody is unable to pay."""
    game = ImperiumScenario(1).hand(0, code).unrest_left(9).turn()
    assert code not in game.playable()


@rule("imperium:open-hands")
def test_everybody_sees_every_hand_at_all_times() -> None:
    """000:163: played with the cards open. A spectator sees them too."""
    watched = 0
    for seed in range(4):
        s = GAME.new(3, seed, {"open_hands": "yes", "trade_routes": ("no", "yes")[seed % 2]})
        rng = rng_of("open", seed)
        while s.asking:
            for viewer in VIEWERS:
                for seat in range(3):
                    seen = zone_of(s, viewer, HAND, seat).cards
                    assert seen is not None
                    assert Counter(seen) == Counter(s.zone(HAND, seat).cards())
            watched += 1
            playout(s, rng, 23)
    assert watched > 40


@rule("imperium:open-hands")
@pytest.mark.parametrize("settings", [{}, {"open_hands": "no"}])
def test_otherwise_a_hand_is_its_owners(settings: dict[str, str]) -> None:
    s = GAME.new(3, 1, settings)
    for viewer in VIEWERS:
        for seat in range(3):
            seen = zone_of(s, viewer, HAND, seat)
            assert (seen.cards is not None) == (viewer == seat)
            assert viewer == seat or seen.here == []
            assert seen.size == 5


@rule("imperium:open-hands")
def test_decks_stay_hidden_where_hands_are_open() -> None:
    """Of a draw deck everybody knows what its owner always knows: which cards are left, but not their order."""
    s, usual = (GAME.new(3, 1, {"open_hands": setting}) for setting in ("yes", "no"))
    for viewer in VIEWERS:
        for seat in range(3):
            for zone in (DECK, NATION_DECK):
                seen = zone_of(s, viewer, zone, seat)
                assert seen == zone_of(usual, seat, zone, seat)
                assert seen.placed == []
                assert seen.cards is None or seen.cards == sorted(s.zone(zone, seat).cards())
        for name in ("main deck", "region deck", "uncivilised deck", "civilised deck", "fame deck"):
            seen = zone_of(s, viewer, ZONES[name], 0)
            assert (seen.cards, seen.here, seen.placed) == (None, [], [])


@rule("imperium:open-hands")
@pytest.mark.parametrize("zone", [HISTORY, LEGENDS, SUNKEN])
def test_what_only_its_owner_may_look_at_stays_so(zone: int) -> None:
    """A ruling of ours: only hands lie open."""
    game = ImperiumScenario(3, open_hands="yes").lay(zone, 1, [number("1TRI2"), number("1REG3")])
    for viewer in VIEWERS:
        seen = zone_of(game.state, viewer, zone, 1)
        assert (seen.cards is not None) == (viewer == 1)
        assert viewer == 1 or seen.here == []


@rule("imperium:open-hands", "imperium:look")
def test_cards_looked_at_stay_with_who_looks() -> None:
    """2ART6 lets one look at the top two cards of the fame deck for a knight (2ART18) put into history."""
    game = ImperiumScenario(3, open_hands="yes").hand(0, "2ART6", "2ART18").in_state(0, "empire")
    game.zone("fame deck", 0, "1FAM1", "1FAM4", "1FAM6").turn().play("2ART6")
    while not game.state.zone(LOOKED_AT, 0).size():
        game.state.choose(game.state.options[-1])
    for viewer in VIEWERS:
        seen = zone_of(game.state, viewer, LOOKED_AT, 0)
        assert (seen.cards is not None) == (viewer == 0)
        assert viewer == 0 or seen.here == []


@rule("imperium:open-hands")
@pytest.mark.parametrize("setting", ["yes", "no"])
def test_saving_and_loading_keeps_what_everybody_sees(setting: str) -> None:
    for seed in SEEDS:
        s = GAME.new(3, seed, {"open_hands": setting})
        playout(s, rng_of("saved", seed), 60)
        again = GAME.from_json(s.to_json())
        for viewer in VIEWERS:
            assert GAME.view(again, viewer) == GAME.view(s, viewer)
            for seat in range(3):
                assert setting == "no" or zone_of(again, viewer, HAND, seat).cards == s.zone(HAND, seat).cards()


@rule("imperium:open-hands")
def test_whoever_thinks_ahead_knows_the_others_hands() -> None:
    s = GAME.new(3, 1, {"open_hands": "yes"})
    playout(s, rng_of("determinize", 1), 40)
    hands = [Counter(s.zone(HAND, seat).cards()) for seat in range(3)]
    decks = set()
    for viewer in range(3):
        for seed in range(8):
            t = GAME.determinize(s, viewer, seed)
            assert [Counter(t.zone(HAND, seat).cards()) for seat in range(3)] == hands
            decks.add(tuple(t.zone(MAIN_DECK, 0).cards()))
            assert GAME.view(t, viewer).zones == GAME.view(s, viewer).zones
    assert len(decks) > 6


@rule("imperium:open-hands")
def test_otherwise_whoever_thinks_ahead_guesses_the_others_hands() -> None:
    s = GAME.new(3, 1)
    guessed = {tuple(sorted(GAME.determinize(s, 0, seed).zone(HAND, 1).cards())) for seed in range(20)}
    assert len(guessed) > 1


@rule("imperium:open-hands", "imperium:training")
def test_a_spectator_watches_somebody_train_with_an_open_hand() -> None:
    for setting in ("yes", "no"):
        s = GAME.new(1, 1, {"open_hands": setting})
        assert (zone_of(s, None, HAND, 0).cards is not None) == (setting == "yes")


@rule("imperium:open-hands")
def test_open_hands_change_nothing_of_the_game() -> None:
    """The same cards are dealt and the same choices lead to the same points."""
    for seed in SEEDS:
        ends = []
        for setting in ("yes", "no"):
            s = GAME.new(3, seed, {"open_hands": setting})
            playout(s, rng_of("same", seed), 100_000)
            ends.append((s.scores(), s.choices, [zone.cards for zone in GAME.view(s, ALL).zones]))
        assert ends[0] == ends[1]


@rule("imperium:open-hands", "imperium:quick-setup")
@pytest.mark.parametrize("name", ["open_hands", "quick_setup"])
def test_a_variant_is_chosen_or_not(name: str) -> None:
    assert GAME.record(GAME.new(2, 1)).options[name] == "no"
    assert GAME.record(GAME.new(2, 1, {name: "yes"})).options[name] == "yes"
    with pytest.raises(OptionError, match=name):
        GAME.new(2, 1, {name: "perhaps"})
