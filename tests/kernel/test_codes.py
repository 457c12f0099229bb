"""Card numbers and option codes are for ever (DESIGN 3.3): a new card is appended and changes no existing one."""

from __future__ import annotations

from proving.scenario import ProvingScenario

from civitas.games.proving.actions import BUY, CODES
from civitas.games.proving.cards import BASIC, KINGDOM_CARDS
from civitas.games.proving.game import GAME
from civitas.games.proving.state import KINDS, NAME
from civitas.kernel.node import PASS

# Append the number of a new card; never change or remove one. Every saved record depends on them.
CARDS = {
    "bead": 0,
    "coin": 1,
    "ingot": 2,
    "hut": 3,
    "house": 4,
    "hall": 5,
    "blight": 6,
    "market": 7,
    "granary": 8,
    "bonfire": 9,
    "workshop": 10,
    "foundry": 11,
    "levy": 12,
    "wall": 13,
    "plague": 14,
    "tollhouse": 15,
    "shrine": 16,
    "masque": 17,
    "oracle": 18,
    "festivity": 19,
    "mimic": 20,
    "watchman": 21,
    "broker": 22,
    "guild": 23,
    "sanctuary": 24,
    "courier": 25,
    "almanac": 26,
    "windfall": 27,
    "scout": 28,
    "caravan": 29,
    "chronicle": 30,
}


def test_no_existing_card_has_changed_its_number_or_name() -> None:
    assert NAME[: len(CARDS)] == sorted(CARDS, key=CARDS.__getitem__)
    assert sorted(CARDS.values()) == list(range(len(CARDS)))


def test_every_card_has_a_name_of_its_own() -> None:
    assert len(NAME) == KINDS
    assert all(NAME)
    assert len(set(NAME)) == KINDS


def test_the_basic_cards_are_in_every_game_and_the_others_are_drawn() -> None:
    assert BASIC == (0, 1, 2, 3, 4, 5, 6)
    assert set(KINGDOM_CARDS) | set(BASIC) == set(range(KINDS))
    assert not set(KINGDOM_CARDS) & set(BASIC)


def test_in_a_turn_pass_is_minus_1_a_card_s_number_plays_it_and_100_more_buys_it() -> None:
    assert (PASS, BUY, CODES) == (-1, 100, 200)
    table = ProvingScenario("market").hand(0, "market", "bead").coins(0, 8)
    supply = [CARDS[name] for name in ("bead", "coin", "ingot", "hut", "house", "hall", "blight", "market")]
    assert table.state.options == [-1, CARDS["bead"], CARDS["market"], *[100 + card for card in supply]]


def test_every_card_number_leaves_room_below_the_codes_for_buying() -> None:
    assert KINDS <= BUY
    assert BUY + KINDS <= CODES == GAME.info.codes


def test_a_question_about_cards_is_answered_with_card_numbers() -> None:
    table = ProvingScenario("bonfire").hand(0, "bonfire", "hut", "coin").play("bonfire")
    assert table.state.options == [-1, CARDS["coin"], CARDS["hut"]]


def test_a_yes_is_0_and_a_no_is_pass() -> None:
    table = ProvingScenario("tollhouse").hand(0, "tollhouse").play("tollhouse")
    assert table.asks() == ("may", 0)
    assert table.state.options == [-1, 0]
