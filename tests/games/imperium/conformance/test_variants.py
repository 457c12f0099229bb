"""The variants of the books (imperium:variants, 000:916-936).

000 is the Horizons book, a number after the colon its line; C is an entry of the checklist of the facts.
"""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    ACCESSION,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    EXHAUSTS,
    FAME_DECK,
    HAND,
    KING_OF_KINGS,
    MAIN_DECK,
    MARKET,
    NATION_DECK,
    OPEN_ROUTES,
    REGION_DECK,
    ROUND,
    SLOT_UNREST,
    SLOTS,
    UNCIVILISED_DECK,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of
from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, filled, hand, supply
from games.imperium.scenario import ImperiumScenario, code_of, mixture

SMALL_DECKS = (REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)
LAID = (MARKET, *SMALL_DECKS)
SEEDS = range(8)
SEATS = [2, 3, 4]
OLD_BOXES = ["classics", "legends"]
BOXES = [*OLD_BOXES, "horizons"]
# No tributary of any box is called like them.
FOREIGN = ("japanese", "magyars", "mayans", "inuit")
DRAWN = ("1MAC19",) * 9

# As cards.json marks them: the attacking common cards of the older boxes, fame aside, and the ruthless ones of
# Horizons, which are its attacking ones and 3TRI12, 3UNC23. A star: there is a replacement card; (4): for four players.
LATE = {
    "classics": "1CIV1(4) 1CIV4 1CIV5 1CIV11 1CIV15 1UNC7*",
    "legends": "2CIV1(4) 2CIV4 2CIV5 2CIV11 2CIV15 2TRI3 2TRI7 2TRI9* 2TRI11(4) 2UNC4 2UNC5*",
    "horizons": "3CIV11 3CIV16 3CIV17 3TRI12 3TRI13 3UNC5 3UNC14 3UNC23 3UNC25",
}


def late(common: str, seats: int, replacements: str = "yes") -> set[str]:
    """The cards that low aggression delays."""
    words = [word for word in LATE[common].split() if seats == 4 or not word.endswith("(4)")]
    return {word.removesuffix("(4)").replace("*", "X" if replacements == "yes" else "") for word in words}


def started(common: str, seats: int, seed: int = 1, nations: tuple[str, ...] = FOREIGN, **more: str) -> State:
    chosen = {f"nation{seat + 1}": name for seat, name in enumerate(nations[:seats])}
    return GAME.new(seats, seed, {"common": common, "first": 1, **chosen, **more})


def lying(s: State, *zones: int, seat: int = 0) -> list[str]:
    return [code_of(card) for zone in zones for card in s.zone(zone, seat).cards()]


def sizes(s: State, *zones: int) -> list[int]:
    return [s.zone(zone, 0).size() for zone in zones]


# Low aggression.


@rule("imperium:low-aggression", "imperium:shared-setup", "imperium:replacement-cards")
@pytest.mark.parametrize(("seats", "small", "main"), [(2, 5, 32), (3, 6, 35), (4, 7, 36)])
@pytest.mark.parametrize("replacements", ["yes", "no"])
@pytest.mark.parametrize("common", BOXES)
def test_attacks_come_out_of_the_main_deck_only(
    common: str, replacements: str, seats: int, small: int, main: int
) -> None:
    """000:922-926: set aside, of the older boxes all attacking cards, then shuffled into the main deck.

    So the market and the small decks are as large as ever and laid from the other cards; the cards are the same.
    """
    wanted = late(common, seats, replacements)
    for seed in SEEDS:
        s = started(common, seats, seed, low_aggression="yes", replacements=replacements)
        assert wanted <= {*lying(s, MAIN_DECK)}
        assert not wanted & {*lying(s, *LAID)}
        assert sizes(s, MARKET, *SMALL_DECKS, MAIN_DECK) == [5, small, small, small, main]
        for deck, group in zip(SMALL_DECKS, ("REG", "UNC", "CIV"), strict=True):
            assert {code[1:4] for code in lying(s, deck)} == {group}
        usual = started(common, seats, seed, replacements=replacements)
        assert sorted(lying(s, *LAID, MAIN_DECK)) == sorted(lying(usual, *LAID, MAIN_DECK))


@rule("imperium:low-aggression", "imperium:market")
@pytest.mark.parametrize("common", BOXES)
def test_the_market_is_laid_as_usual(common: str) -> None:
    """000:610-614: a card of each small deck and two of the main deck, Unrest under all but regions."""
    game = ImperiumScenario()
    for seed in SEEDS:
        game.state = started(common, 3, seed, low_aggression="yes")
        market = game.market()
        assert [code[1:4] for code in market[2:]] == ["CIV", "UNC", "REG"]
        for slot in range(SLOTS):
            group = market[slot][1:4]
            assert game.state.get(SLOT_UNREST + slot) == (group != "REG")
            assert game.market_tokens(slot) == supply(progress=int(group == "CIV"))


@rule("imperium:low-aggression")
@pytest.mark.parametrize("setting", ["no", None])
@pytest.mark.parametrize("common", BOXES)
def test_without_the_variant_attacks_lie_anywhere(common: str, setting: str | None) -> None:
    more = {} if setting is None else {"low_aggression": setting}
    games = [started(common, 4, seed, **more) for seed in range(40)]
    early = {code for s in games for code in lying(s, *LAID)} & late(common, 4)
    assert early == late(common, 4)


@rule("imperium:low-aggression")
@pytest.mark.parametrize("common", BOXES)
def test_the_delayed_cards_are_shuffled_in(common: str) -> None:
    """000:924: neither on top of the main deck nor at its bottom, and in an order nobody knows."""
    decks = [lying(started(common, 2, seed, low_aggression="yes"), MAIN_DECK) for seed in range(60)]
    for code in late(common, 2):
        places = [deck.index(code) for deck in decks]
        assert min(places) < 4
        assert max(places) > 27
        assert 11 < sum(places) / len(places) < 20


@rule("imperium:low-aggression", "imperium:fame")
@pytest.mark.parametrize(("seats", "fame"), [(2, 6), (3, 7), (4, 8)])
@pytest.mark.parametrize("common", BOXES)
def test_fame_stays_in_its_deck(common: str, seats: int, fame: int) -> None:
    """Notorious (1FAM3X) attacks, but fame never comes to the market and lies in no deck of it."""
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        s = started(common, seats, seed, low_aggression="yes")
        assert sizes(s, FAME_DECK, KING_OF_KINGS) == [fame, 1]
        assert not [code for code in lying(s, *LAID, MAIN_DECK) if code[1:4] == "FAM"]
        seen.update(lying(s, FAME_DECK))
    assert common != "classics" or seen["1FAM3X"]
    assert len(seen) == 8


@rule("imperium:low-aggression")
@pytest.mark.parametrize(
    ("nation", "own"),
    [
        ("romans", {"1ROM3", "1ROM4", "1ROM21"}),
        ("celts", {"1CEL3", "1CEL18", "1CEL19"}),
        ("vikings", {"1VIK13", "1VIK22", "1VIK23"}),
        ("cultists", {"3CUL12", "3CUL16"}),
    ],
)
@pytest.mark.parametrize("common", BOXES)
def test_attacks_of_a_nation_are_no_common_cards(common: str, nation: str, own: set[str]) -> None:
    """000:922: common cards are set aside; those with the colour of a nation are none (000:570)."""
    places = ((HAND, DECK), (NATION_DECK,), (ACCESSION,), (DEVELOPMENT,))
    for seed in SEEDS:
        low, usual = (
            [sorted(lying(started(common, 2, seed, (nation, "mayans"), low_aggression=each), *at)) for at in places]
            for each in ("yes", "no")
        )
        assert low == usual
        assert own <= {code for cards in low for code in cards}


@rule("imperium:low-aggression", "imperium:mixing")
@pytest.mark.parametrize(
    ("common", "nation", "leaves", "comes"),
    [
        ("classics", "egyptians", "1TRI3", "2TRI7"),
        ("classics", "egyptians", "1TRI3", "3TRI13"),
        ("classics", "egyptians", "1TRI3", "3TRI12"),
        ("legends", "vikings", "2TRI3", "3TRI13"),
        ("legends", "vikings", "2TRI3", "3TRI12"),
    ],
)
def test_a_tributary_of_another_box_comes_late_as_well(common: str, nation: str, leaves: str, comes: str) -> None:
    """000:576, 922: step 5a comes after the exchange of step 4. 3TRI12 does not attack, but bears the sign."""
    for seed in range(20):
        s = started(common, 2, seed, (nation, "mayans"), low_aggression="yes", tributaries=f"{leaves}={comes}")
        assert comes in lying(s, MAIN_DECK)
        assert leaves not in lying(s, *LAID, MAIN_DECK)
        assert late(common, 2) - {leaves} <= {*lying(s, MAIN_DECK)}


@rule("imperium:low-aggression", "imperium:trade-routes")
@pytest.mark.parametrize(
    ("seats", "small", "main", "fame"),
    [(2, 5, 35, 7), (3, 6, 40, 8), (4, 7, 42, 9)],
)
@pytest.mark.parametrize("common", OLD_BOXES)
def test_with_trade_routes_attacks_of_the_older_boxes_come_late(
    common: str, seats: int, small: int, main: int, fame: int
) -> None:
    """C5, C49. 3, 5 or 6 routes are in the main deck, an open one under each small deck (000:604)."""
    for seed in SEEDS:
        s = started(common, seats, seed, trade_routes="yes", low_aggression="yes")
        assert late(common, seats) <= {*lying(s, MAIN_DECK)}
        assert sizes(s, *SMALL_DECKS, MAIN_DECK) == [small, small, small, main]
        assert sizes(s, OPEN_ROUTES, FAME_DECK) == [3, fame]


@rule("imperium:low-aggression", "imperium:trade-routes")
@pytest.mark.parametrize("seats", SEATS)
def test_with_trade_routes_and_horizons_low_aggression_changes_nothing(seats: int) -> None:
    """C49: ruthless cards are out already (000:981)."""
    for seed in SEEDS:
        usual = started("horizons", seats, seed, trade_routes="yes")
        low = started("horizons", seats, seed, trade_routes="yes", low_aggression="yes")
        assert lying(low, *LAID, MAIN_DECK, FAME_DECK) == lying(usual, *LAID, MAIN_DECK, FAME_DECK)
        assert not late("horizons", seats) & {*lying(low, *LAID, MAIN_DECK)}


# Precious cards.


def precious(*cards: str, deck: tuple[str, ...] = DRAWN) -> ImperiumScenario:
    """Seat 0 has these cards in hand."""
    return ImperiumScenario(precious_cards="yes").hand(0, *cards).deck(0, *deck)


def cleaned(game: ImperiumScenario) -> ImperiumScenario:
    """The token of the clean-up is placed; nothing else is asked in it."""
    if game.asks()[0] == "clean-up-token":
        game.from_slot("clean-up-token", game.state.options[0])
    assert game.asks() == ("turn", 1)
    return game


@rule("imperium:precious-cards", "imperium:clean-up", "imperium:activate")
def test_the_hand_left_after_actions_stays_and_is_filled_up() -> None:
    """000:934: cards cannot be discarded, neither Unrest nor others."""
    game = cleaned(precious("1TRI8", "1TRI2", "unrest").turn().play("1TRI8").done())
    assert hand(game) == sorted(["1TRI2", "unrest", *DRAWN[:3]])
    assert (game.cards_in("discards"), actions(game)) == (["1TRI8"], 3)


@rule("imperium:precious-cards", "imperium:clean-up", "imperium:innovate")
def test_innovating_discards_the_hand_also_where_cards_are_precious() -> None:
    """000:696: that is the turn itself, not the clean-up; the card that comes then stays."""
    game = precious("1TRI8", "unrest").slot(3, "1UNC3").turn("innovate")
    assert sorted(game.cards_in("discards")) == ["1TRI8", "unrest"]
    cleaned(game.from_slot("break-through", 3))
    assert hand(game) == sorted(["1UNC3", *DRAWN[:4]])
    assert sorted(game.cards_in("discards")) == ["1TRI8", "unrest"]


@rule("imperium:precious-cards", "imperium:clean-up", "imperium:revolt")
@pytest.mark.parametrize("returned", [0, 1, 2])
def test_after_a_revolt_all_that_was_not_returned_stays(returned: int) -> None:
    game = precious("1TRI8", "unrest", "unrest").turn("revolt").pick("revolt", *["unrest"] * returned)
    if game.asks()[0] == "revolt":
        game.decline("revolt")
    cleaned(game)
    assert hand(game) == sorted(["1TRI8", *["unrest"] * (2 - returned), *DRAWN[: 2 + returned]])
    assert game.cards_in("discards") == []


@rule("imperium:precious-cards", "imperium:clean-up")
@pytest.mark.parametrize("held", range(8))
def test_a_hand_is_filled_to_five_and_never_cut(held: int) -> None:
    game = cleaned(precious(*["1TRI8"] * held).turn().done())
    assert (len(hand(game)), hand(game).count("1TRI8")) == (max(held, 5), held)
    assert len(game.cards_in("deck")) == 9 - max(5 - held, 0)


@rule("imperium:precious-cards", "imperium:clean-up", "imperium:passive")
def test_a_larger_hand_is_filled_where_cards_are_precious() -> None:
    assert filled(precious("1TRI8", "unrest").in_play(0, "1TRI5")) == 6
    assert filled(precious("1TRI8", "unrest").in_play(0, "1TRI5", "1FAM8")) == 7


@rule("imperium:precious-cards", "imperium:reshuffle")
def test_precious_cards_are_not_in_the_pile_that_is_reshuffled() -> None:
    game = precious("1TRI8", "unrest", deck=()).discards(0, "1TRI2").zone("nation deck", 0, "1ROM9", "1ROM10")
    cleaned(game.turn().done())
    assert hand(game) == sorted(["1TRI8", "unrest", "1TRI2", "1ROM10"])
    assert game.state.get(EXHAUSTS) == 4


@rule("imperium:precious-cards", "imperium:clean-up")
def test_the_token_on_the_market_and_the_tokens_that_come_back_are_as_usual() -> None:
    game = precious("1TRI8").slot(0, "1REG3").slot(1, "1REG8").in_play(0, "1UNC8").turn().use("1UNC8").play("1TRI8")
    game.done().from_slot("clean-up-token", 1)
    assert [game.market_tokens(slot)["progress"] for slot in (0, 1)] == [0, 1]
    assert (actions(game), game.state.get(EXHAUSTS), game.state.exhausted) == (3, 5, ())
    game = precious().nation(0, "CAR").power(0, "1CAR1A").slot(0, "1REG3").slot(1, "1REG8").turn().done()
    assert game.from_slot("clean-up-token", 0).market_tokens(0) == supply(materials=1)


@rule("imperium:precious-cards", "imperium:fame", "imperium:polynesians")
@pytest.mark.parametrize("code", ["3FAM1", "3FAM2", "3POL17"])
def test_cards_never_discarded_in_the_clean_up_are_like_all_others(code: str) -> None:
    game = cleaned(precious(code, "1TRI8").turn().done())
    assert hand(game) == sorted([code, "1TRI8", *DRAWN[:3]])


@rule("imperium:precious-cards", "imperium:guptas", "imperium:mayans")
@pytest.mark.parametrize("code", ["3GUP9", "3MAY17"])
def test_advanced_mathematics_reward_an_empty_hand_where_cards_are_precious(code: str) -> None:
    game = cleaned(precious().in_play(0, code).turn().done())
    assert (len(hand(game)), game.resources(0)) == (6, supply(progress=1))
    game = cleaned(precious("1TRI8").in_play(0, code).turn().done())
    assert (len(hand(game)), game.resources(0)) == (6, supply())


@rule("imperium:precious-cards", "imperium:discard", "imperium:solstice")
def test_precious_cards_are_discarded_by_effects_and_in_the_solstice() -> None:
    """000:934 speaks of the clean-up only."""
    game = precious("3UNC19", "1TRI8").turn().play("3UNC19").pick("discard", "1TRI8")
    assert sorted(game.cards_in("discards")) == ["1TRI8", "3UNC19"]
    game = precious("1TRI8").power(0, "2MIN1A").turn().done().turn().done()
    assert game.asks()[1] == 0
    game.pick("discard", "1TRI8")
    assert (game.cards_in("discards"), game.resources(0), len(hand(game))) == (["1TRI8"], supply(progress=1), 4)


@rule("imperium:precious-cards", "imperium:clean-up")
def test_it_holds_for_every_player_and_every_turn() -> None:
    game = ImperiumScenario(3, precious_cards="yes")
    for seat in range(3):
        game.hand(seat, "1TRI8", "unrest").deck(seat, *DRAWN)
    for turn in range(9):
        assert game.asks() == ("turn", turn % 3)
        game.turn().done()
    for seat in range(3):
        assert hand(game, seat) == sorted(["1TRI8", "unrest", *DRAWN[:3]])


@rule("imperium:precious-cards", "imperium:clean-up", "imperium:low-aggression")
@pytest.mark.parametrize("low", ["yes", "no"])
def test_in_whole_games_no_hand_loses_a_card_in_a_clean_up(low: str) -> None:
    """Nations are drawn, the other settings are mixed (C5: the variants combine)."""
    asked: Counter[str] = Counter()
    watched = 0
    for seed in range(1, 36, 2):
        settings = mixture(seed) | {"precious_cards": "yes", "low_aggression": low}
        s = GAME.new(2 + seed % 3, seed, settings)
        rng = rng_of("precious", seed)
        while (question := s.question) is not None:
            kind, seat, turn = question.kind, question.seat, s.get(ROUND)
            asked[kind] += 1
            held = Counter(s.zone(HAND, seat).cards())
            playout(s, rng, 1)
            if kind == "clean-up-token" and s.asking and s.asker().kind == "turn" and s.get(ROUND) == turn:
                watched += 1
                assert held <= Counter(s.zone(HAND, seat).cards())
        assert s.scores()
    assert not asked["discard-any"]
    assert asked["clean-up-token"] > watched > 40


@rule("imperium:precious-cards", "imperium:clean-up")
@pytest.mark.parametrize("settings", [{}, {"precious_cards": "no"}, {"low_aggression": "yes"}])
@pytest.mark.parametrize("kind", ["activate", "revolt"])
def test_otherwise_a_player_may_discard_in_the_clean_up(settings: dict[str, str], kind: str) -> None:
    game = ImperiumScenario(**settings).hand(0, "1TRI8", "unrest").deck(0, *DRAWN).turn(kind)
    game.decline(kind).pick("discard-any", "unrest").decline("discard-any")
    assert (hand(game), game.cards_in("discards")) == (sorted(["1TRI8", *DRAWN[:4]]), ["unrest"])


@rule("imperium:precious-cards", "imperium:low-aggression")
@pytest.mark.parametrize("name", ["precious_cards", "low_aggression"])
def test_a_variant_is_chosen_or_not(name: str) -> None:
    assert GAME.record(GAME.new(2, 1)).options[name] == "no"
    assert GAME.record(GAME.new(2, 1, {name: "yes"})).options[name] == "yes"
    with pytest.raises(OptionError, match=name):
        GAME.new(2, 1, {name: "perhaps"})


@rule("imperium:precious-cards", "imperium:low-aggression")
@pytest.mark.parametrize("common", BOXES)
def test_both_variants_go_together(common: str) -> None:
    for seed in SEEDS:
        low = started(common, 2, seed, low_aggression="yes")
        both = started(common, 2, seed, low_aggression="yes", precious_cards="yes")
        assert lying(both, *LAID, MAIN_DECK, FAME_DECK) == lying(low, *LAID, MAIN_DECK, FAME_DECK)
        assert [lying(both, HAND, seat=seat) for seat in (0, 1)] == [lying(low, HAND, seat=seat) for seat in (0, 1)]
