"""The decks, the mixing of boxes and some rulings, read afresh from the books.

000 is the Horizons book, 004 that of Classics and Legends, a number after the colon its line. Counts of cards are
those of the printed cards.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from civitas.games.imperium.cards import CARDS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import COMMON, ENTERED
from civitas.games.imperium.setup import (
    TakingPart,
    common_for,
    exchanged as exchanged_by_lot,
    exchanges_in,
)
from civitas.games.imperium.state import (
    ACTIONS,
    BOX,
    CIVILISED_DECK,
    EXHAUSTS,
    GOODS,
    KING_OF_KINGS,
    MAIN_DECK,
    MOST_SEATS,
    POPULATION,
    PROGRESS,
    REGION_DECK,
    RESOURCE,
    UNCIVILISED_DECK,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.events import COUNT, Sink
from civitas.kernel.hidden import known_cards
from civitas.kernel.rng import Rng
from civitas.kernel.text import Message
from civitas.testing.rules import rule
from civitas.words import Words
from games.imperium.scenario import ImperiumScenario, code_of, number

SEEDS = range(1, 25)
NATIONS = ("romans", "greeks", "persians", "macedonians")
SMALL_DECKS = {"civilised deck": "CIV", "uncivilised deck": "UNC", "region deck": "REG"}
HIDDEN_DECKS = (MAIN_DECK, CIVILISED_DECK, UNCIVILISED_DECK, REGION_DECK)


def new_game(seats: int, seed: int, replacements: str = "yes") -> ImperiumScenario:
    """A game as it is set up, nothing changed."""
    game = ImperiumScenario()
    nations = {f"nation{seat + 1}": NATIONS[seat] for seat in range(seats)}
    game.state = GAME.new(seats, seed, {**nations, "replacements": replacements})
    return game


def group(code: str) -> str:
    """CIV, UNC, REG, TRI or FAM: the colour of the banner, as the printed number tells it."""
    return code[1:4]


# What is in the decks.

MARKED_FOR_MORE = {2: {"1TRI6", "1TRI10"}, 3: {"1TRI10"}, 4: set[str]()}
TRIBUTARIES = {f"1TRI{n}" for n in range(1, 12)}


@rule("imperium:shared-setup", "imperium:components")
@pytest.mark.parametrize("replacements", ["yes", "no"])
@pytest.mark.parametrize(("seats", "main", "small"), [(2, 32, 5), (3, 35, 6), (4, 36, 7)])
def test_the_main_deck_and_the_small_decks_have_their_sizes_once_the_market_is_laid(
    seats: int, main: int, small: int, replacements: str
) -> None:
    """000:598, 606: 34, 37 or 38 cards, of which two are laid; 6, 7 or 8, of which one is."""
    for seed in SEEDS:
        game = new_game(seats, seed, replacements)
        assert [len(game.cards_in(deck)) for deck in SMALL_DECKS] == [small] * 3
        assert len(game.cards_in("main deck")) == main


@rule("imperium:shared-setup", "imperium:components")
@pytest.mark.parametrize("replacements", ["yes", "no"])
@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, {"CIV": 12, "UNC": 18, "REG": 13, "TRI": 9}),
        (3, {"CIV": 13, "UNC": 21, "REG": 14, "TRI": 10}),
        (4, {"CIV": 15, "UNC": 22, "REG": 14, "TRI": 11}),
    ],
)
def test_every_common_card_whose_mark_fits_is_in_a_deck_or_in_the_market(
    seats: int, counts: dict[str, int], replacements: str
) -> None:
    """000:578, 606; the counts are those of the printed cards, the same with the replacement cards."""
    for seed in SEEDS:
        game = new_game(seats, seed, replacements)
        codes = game.market() + [code for deck in ("main deck", *SMALL_DECKS) for code in game.cards_in(deck)]
        assert Counter(group(code) for code in codes) == counts
        assert len(set(codes)) == len(codes)


@rule("imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tributaries_that_fit_the_players_are_in_the_main_deck_or_come_from_it(seats: int) -> None:
    """000:606, 004:222: they are shuffled into the main deck; 1TRI6 is for three and more, 1TRI10 for four."""
    for seed in SEEDS:
        game = new_game(seats, seed)
        codes = game.cards_in("main deck") + game.market()[:2]
        assert {code for code in codes if group(code) == "TRI"} == TRIBUTARIES - MARKED_FOR_MORE[seats]


@rule("imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_small_deck_holds_only_cards_of_its_banner(seats: int) -> None:
    """000:600-602; nothing lies beneath them without the Trade Routes (000:604, 982)."""
    for seed in SEEDS:
        game = new_game(seats, seed)
        for deck, banner in SMALL_DECKS.items():
            assert {group(code) for code in game.cards_in(deck)} == {banner}


@rule("imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_knows_a_card_of_any_deck_at_the_start(seats: int) -> None:
    """000:600-606: all decks lie face down."""
    s = new_game(seats, 3).state
    for viewer in range(seats + 1):
        known = known_cards(s, viewer)
        for deck in HIDDEN_DECKS:
            assert known[s.zone(deck, 0).spec.number] == []


@rule("imperium:shared-setup", "imperium:fame")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_only_fame_cards_are_removed_unseen(seats: int, removed: int) -> None:
    """004:209, 000:591."""
    for seed in SEEDS:
        box = new_game(seats, seed).state.zone(BOX, 0).cards()
        assert [group(code_of(card)) for card in box] == ["FAM"] * removed


# Cards of the same name.


def exchanged(seed: int, *nations: str) -> tuple[set[str], list[str]]:
    """The cards of Classics fit for so many players that stay out because of these nations, and those that come.

    Compared are the printed name of a tributary (`Card.name`, "Egyptians") and the printed name of a nation, that on
    its power card, which `Nation.name` has in small letters; the names of a nation's other cards are no concern.
    """
    lots = Rng()
    lots.seed(seed)
    part = TakingPart(len(nations), replacements=False, trade_routes=False)
    exchanges = exchanges_in(exchanged_by_lot(lots, part, 1, [ENTERED[code] for code in nations]))
    fitting = (card.code for card in CARDS.values() if card.players <= len(nations) and not card.replaces)
    usual = {code for code in fitting if code[:4] in ("1CIV", "1UNC", "1REG", "1TRI")}
    common = common_for(part, 1, exchanges)
    codes = [card.code for card in common if group(card.code) != "FAM"]
    return usual - set(codes), [code for code in codes if code not in usual]


@rule("imperium:mixing")
def test_a_tributary_with_the_name_of_a_chosen_nation_is_replaced_by_one_of_another_box() -> None:
    """004:130, 000:576: 1TRI3 Egyptians when the Egyptians play, and nothing else."""
    for seed in SEEDS:
        out, into = exchanged(seed, "CAR", "EGY")
        assert out == {"1TRI3"}
        assert [code[:4] in ("2TRI", "3TRI") for code in into] == [True]


@rule("imperium:mixing")
def test_the_tributary_that_comes_is_drawn_by_lot_until_mark_and_name_fit() -> None:
    """004:130: 2TRI5 is for three and more, 2TRI11 for four; 2TRI6 Greeks cannot come when the Greeks play."""
    two = {code for seed in range(1, 200) for code in exchanged(seed, "GRE", "EGY")[1]}
    assert {code for code in two if code[0] == "2"} == {f"2TRI{n}" for n in (1, 2, 3, 4, 7, 8, 9, 10)}
    four = {code for seed in range(1, 200) for code in exchanged(seed, "ROM", "EGY", "CAR", "PER")[1]}
    assert {code for code in four if code[0] == "2"} == {f"2TRI{n}" for n in (1, 2, 3, 4, 6, 9, 10, 11)}


@rule("imperium:mixing")
def test_no_tributary_comes_from_a_box_one_cannot_play_with() -> None:
    """004:129: common cards come from the boxes one has."""
    boxes = {str(box) for box in COMMON.values()}
    coming = [code for seed in range(1, 200) for code in exchanged(seed, "CAR", "EGY")[1]]
    assert {code[0] for code in coming} <= boxes - {"1"}


@rule("imperium:mixing")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_common_cards_of_legends_tributaries_make_room_for_nations_of_classics(seats: int) -> None:
    """004:130 the other way round: 2TRI5 Romans (three and more), 2TRI6 Greeks, 2TRI8 Persians, 2TRI10 Macedonians."""
    called = {"romans": ("2TRI5", 3), "greeks": ("2TRI6", 2), "persians": ("2TRI8", 2), "macedonians": ("2TRI10", 2)}
    out = {code for code, players in (called[nation] for nation in NATIONS[:seats]) if players <= seats}
    options = {f"nation{seat + 1}": NATIONS[seat] for seat in range(seats)} | {"common": "legends"}
    for seed in SEEDS:
        s = GAME.new(seats, seed, options)
        exchanges = exchanges_in(str(GAME.record(s).options["tributaries"]))
        assert exchanges.keys() == out
        codes = {code_of(card) for zone in s.zones for card in zone.cards()}
        assert not codes & out
        assert {*exchanges.values()} <= codes
        assert all(CARDS[code].players <= seats for code in codes - {"unrest"})


@rule("imperium:king-of-kings")
def test_king_of_kings_is_that_of_the_box_of_the_common_cards() -> None:
    for box, code in (("classics", "1FAM9A"), ("legends", "2FAM9A")):
        s = GAME.new(2, 1, {"common": box})
        assert [code_of(card) for card in s.zone(KING_OF_KINGS, 0).cards()] == [code]


@rule("imperium:setup")
@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("common", "horizon", "The option 'common'"),
        ("side1", "c", "The option 'side1'"),
        ("nation2", "romans", "Seats 1 and 2 cannot both play romans."),
        ("tributaries", "2TRI5=1TRI1", "2TRI6 must leave, each for another."),
        ("tributaries", "2TRI6=2TRI4", "2TRI6 must leave, each for another."),
        ("tributaries", "2TRI6=1TRI10", "2TRI6 must leave, each for another."),
    ],
)
def test_what_no_table_can_be_is_refused_in_a_sentence(option: str, value: str, sentence: str) -> None:
    """2TRI6 Greeks makes room for the Greeks, not for a card that is there already nor for one of four players."""
    options = {"nation1": "romans", "nation2": "greeks", "common": "legends"} | {option: value}
    with pytest.raises(OptionError, match=re.escape(sentence)):
        GAME.new(2, 1, options)


@rule("imperium:mixing")
def test_two_nations_that_are_tributaries_too_are_replaced_by_two_different_cards() -> None:
    """004:130: each card of the name is replaced; there is one of each card."""
    for seed in SEEDS:
        out, into = exchanged(seed, "EGY", "QIN")
        assert out == {"1TRI3", "1TRI5"}
        assert len(set(into)) == len(into) == 2


@rule("imperium:mixing")
def test_a_common_card_with_the_name_of_a_card_of_a_nation_stays() -> None:
    """004:130 speaks of the names of nations: 1CIV4 and 1UNC9 stay though Cultists have 3CUL12 and 3CUL17."""
    for seed in SEEDS:
        assert exchanged(seed, "CAR", "CUL") == (set(), [])


@rule("imperium:mixing")
def test_nations_of_the_same_box_replace_nothing() -> None:
    """No tributary of Classics has the name of a nation of Classics."""
    assert exchanged(1, "ROM", "GRE", "CEL", "VIK") == (set(), [])


# Rulings.


@rule("imperium:trade-routes")
def test_who_trades_on_anothers_route_gains_one_goods_after_its_effect() -> None:
    """000:1017, 1510: a goods from the supply on the route, its effect for you, then 1 goods for you.

    Golden Mask trades, on the Andes Highway of the other player.
    """
    game = ImperiumScenario().hand(0, "3UNC24").in_play(1, "3TRO8").trading().turn().play("3UNC24")
    sink = Sink()
    game.state.sink = sink
    game.choose(2)
    assert game.resources(0) == {"materials": 0, "population": 2, "progress": 1, "goods": 1}
    assert game.resources(1) == {"materials": 0, "population": 0, "progress": 0, "goods": 0}
    assert game.state.tokens == (number("3TRO8"), GOODS, 1)
    gains = [event.args for event in sink.events if event.kind == COUNT and event.seat == 0]
    mine = {resource: RESOURCE + resource * MOST_SEATS for resource in (POPULATION, PROGRESS, GOODS)}
    assert gains[-3:] == [(2, mine[POPULATION]), (1, mine[PROGRESS]), (1, mine[GOODS])]


@rule("imperium:scoring")
def test_a_fixed_value_above_ten_counts_whole() -> None:
    """004:392 limits only the variable symbol; 1FAM6 and 1FAM7 have 11 printed."""
    game = ImperiumScenario().hand(0, "1FAM6").discards(0, "1FAM7").history(1, "1FAM7")
    assert game.state.scores() == [22, 11]


@rule("imperium:scoring")
def test_a_card_of_variable_points_scores_ten_at_most() -> None:
    """000:817: 1CIV13 gives 1 for every 4 population, 1CIV12 gives 2 for each of the six cities."""
    cities = ("1UNC15", "1UNC16", "1UNC17", "1CIV6", "1CIV7", "1ROM19")
    for population, points in ((36, 9), (80, 10)):
        assert ImperiumScenario().hand(0, "1CIV13").has(0, population=population).state.scores()[0] == points
    game = ImperiumScenario().in_play(0, *cities)
    without = game.state.scores()[0]
    assert game.hand(0, "1CIV12").state.scores()[0] - without == 10


@rule("imperium:scoring", "imperium:carthaginians")
def test_a_power_card_scores_ten_at_most_and_progress_has_no_limit() -> None:
    """000:819, 825: 1CAR1B gives 1 for every 3 materials; every progress token gives 1."""
    game = ImperiumScenario().power(0, "1CAR1B").has(0, materials=60)
    assert game.state.scores()[0] == 10
    assert game.has(0, progress=17).state.scores()[0] == 27


@rule("imperium:break-through")
def test_breaking_through_for_what_is_nowhere_gives_two_progress() -> None:
    """004:566; that the tokens are progress is inferred, no source shows the icon. The deck keeps its cards."""
    game = ImperiumScenario().hand(0, "1UNC20").has(0, materials=3).zone("main deck", 0, "1REG6", "1CIV5", "1UNC5")
    game.slot(0, "1UNC6").turn().play("1UNC20")
    assert game.resources(0) == {"materials": 0, "population": 0, "progress": 2, "goods": 0}
    assert sorted(game.cards_in("main deck")) == ["1CIV5", "1REG6", "1UNC5"]


@rule("imperium:action")
def test_a_player_can_have_more_actions_than_three_and_has_three_again_next_turn() -> None:
    """004:418; 1FAM2 and 1UNC8 give one each."""
    game = ImperiumScenario().hand(0, "1FAM2").in_play(0, "1UNC8").slot(0, "1UNC6").slot(1, "1UNC3")
    game.turn().play("1FAM2").decline()
    assert game.state.get(ACTIONS) == 4
    game.use("1UNC8")
    assert game.state.get(ACTIONS) == 5
    game.done().from_slot("clean-up-token", 0)
    while game.asks()[1] == 0:
        game.decline("discard-any")
    assert game.state.get(ACTIONS) == 3


@rule("imperium:return-exhaust")
def test_a_player_can_have_more_exhaust_tokens_than_five() -> None:
    """000:1546; 3CUL6 gives tokens beyond the five, so a token that returns is never lost."""
    game = ImperiumScenario().hand(0, "1UNC2X").in_play(0, "1UNC8").turn().use("1UNC8").exhausts(0, 5)
    game.play("1UNC2X").choose(2)
    assert game.state.get(EXHAUSTS) == 6
    assert "1UNC8" in game.usable()


@rule("imperium:clean-up", "imperium:turn")
def test_the_next_player_is_asked_nothing_before_the_clean_up_has_ended() -> None:
    """000:717 lets the next player begin early; we do not: tokens, discards, reshuffle and hand come first."""
    game = ImperiumScenario().slot(0, "1UNC6").slot(1, "1UNC7").actions(0, 1).exhausts(0, 2)
    game.hand(0, "1UNC3").deck(0, "1UNC4").discards(0, *(f"1REG{n}" for n in range(5, 10)))
    game.zone("nation deck", 0, "1ROM9", "1ROM10").turn().done()
    asked = []
    while game.asks() != ("turn", 1):
        asked.append(game.asks())
        game.state.choose(game.state.options[0])
    assert asked == [("clean-up-token", 0), ("discard-any", 0)]
    assert len(game.cards_in("hand", 0)) == 5
    assert len(game.cards_in("nation deck", 0)) == 1
    assert (game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (3, 4)  # the reshuffle takes one of the five


EASY = {"en": "basic|gentl|easy|easi|simpl", "pt": "básic|fácil|simples", "es": "básic|fácil|sencill"}
CLAUSE_ENDS = {"en": "[;,.:]| and | or ", "pt": "[;,.:]| e | ou ", "es": "[;,.:]| y | o "}


@rule("imperium:player-setup")
@pytest.mark.parametrize("language", ["en", "pt", "es"])
@pytest.mark.parametrize("key", ["web-option-imperium-side.about", "rule-imperium-player-setup.explanation"])
def test_side_b_of_a_power_card_is_called_the_basic_one(key: str, language: str) -> None:
    """000:414: A is advanced and B is basic. The first text is that of the lobby."""
    clauses = re.split(CLAUSE_ENDS[language], Words(language).say(Message(key)))
    easy = [clause for clause in clauses if re.search(EASY[language], clause)]
    assert {side for clause in easy for side in re.findall(r"\b[AB]\b", clause)} == {"B"}
