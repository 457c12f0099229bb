"""The state's own generator (DESIGN 3.4.5): sfc32, the same numbers everywhere, every bit of the seed used."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given, strategies as st

import civitas
from civitas.kernel.errors import OptionError
from civitas.kernel.machine import Machine
from civitas.kernel.rng import SEED_BITS, SEED_LIMIT, WARM_UP, WORD, Rng, check_seed

# Recorded once. They pin determinism: if one of them changes, every record ever saved replays differently.
FIRST_WORDS: dict[int, list[int]] = {
    0: [4216505632, 947923937, 2491578854, 3964400089],
    1: [3387734806, 1080862987, 3546521498, 2861869171],
    7: [4196707356, 3891143111, 2994695642, 1852364411],
    1 << 95: [627116665, 3194571206, 961424664, 3612096696],
    SEED_LIMIT - 1: [163292757, 66647681, 4198423949, 1356320052],
}
# The same for hidden shuffles: the first and the third of a game.
FIRST_HIDDEN: dict[int, tuple[list[int], list[int]]] = {
    0: ([1, 4, 7, 9, 6, 0, 3, 2, 5, 8], [0, 5, 4, 1, 6, 2, 7, 9, 8, 3]),
    7: ([1, 6, 7, 5, 9, 2, 8, 3, 4, 0], [3, 2, 5, 7, 9, 1, 4, 0, 8, 6]),
    SEED_LIMIT - 1: ([0, 4, 1, 3, 5, 8, 2, 6, 7, 9], [3, 5, 8, 7, 0, 1, 4, 9, 2, 6]),
}
FIRST_SHUFFLES: dict[int, list[int]] = {
    0: [8, 5, 3, 0, 7, 2, 6, 4, 1, 9],
    7: [7, 4, 0, 1, 6, 2, 3, 5, 8, 9],
    SEED_LIMIT - 1: [3, 1, 5, 4, 8, 6, 2, 7, 9, 0],
}


def seeded(seed: int) -> Rng:
    rng = Rng()
    rng.seed(seed)
    return rng


def words(seed: int, count: int) -> list[int]:
    rng = seeded(seed)
    return [int(rng.word()) for _ in range(count)]


def reference(seed: int, count: int) -> list[int]:
    """sfc32 as its author publishes it (PractRand), written out with plain ints."""
    a, b, c, counter = seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, 1
    out = []
    for _ in range(WARM_UP + count):
        t = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + t) & WORD
        out.append(t)
    return out[WARM_UP:]


@pytest.mark.parametrize("seed", FIRST_WORDS)
def test_the_first_words_of_a_seed_are_those_recorded_once(seed: int) -> None:
    assert words(seed, 4) == FIRST_WORDS[seed]


@pytest.mark.parametrize("seed", FIRST_SHUFFLES)
def test_the_shuffle_of_a_seed_is_the_one_recorded_once(seed: int) -> None:
    cards = list(range(10))
    seeded(seed).shuffle(cards)
    assert cards == FIRST_SHUFFLES[seed]


@given(st.integers(0, SEED_LIMIT - 1))
def test_the_sequence_is_sfc32_for_any_seed(seed: int) -> None:
    assert words(seed, 40) == reference(seed, 40)


def test_every_one_of_the_96_seed_bits_changes_the_sequence() -> None:
    sequences = {tuple(words(1 << bit, 4)) for bit in range(SEED_BITS)} | {tuple(words(0, 4))}
    assert len(sequences) == SEED_BITS + 1


@given(st.integers(0, SEED_LIMIT - 1), st.integers(1, (1 << 30) - 1))
def test_a_number_below_n_is_from_0_to_n_minus_1(seed: int, n: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7])
def test_every_number_below_n_is_about_as_frequent(n: int) -> None:
    rng = seeded(2026)
    draws = 700 * n
    seen = Counter(int(rng.below(n)) for _ in range(draws))
    assert sorted(seen) == list(range(n))
    chi_squared = sum((count - draws / n) ** 2 / (draws / n) for count in seen.values())
    assert chi_squared < 23  # for six degrees of freedom a fair generator is beyond it once in a thousand


def test_a_number_below_n_is_unbiased_where_2_to_32_is_far_from_a_multiple_of_n() -> None:
    """2^32 is 16/3 of this n: without the second draw a multiple of three would come up 6 times in 16, not 1 in 3."""
    n = 3 << 28
    rng = seeded(5)
    multiples = sum(rng.below(n) % 3 == 0 for _ in range(6000))
    assert abs(multiples - 2000) < 4 * 37  # four standard deviations


def test_drawing_below_n_again_when_the_word_falls_in_the_ragged_end() -> None:
    """With n just above 2^29 an eighth of all words must be refused: more words than numbers are drawn."""
    n = (1 << 29) + 1
    rng, counter = seeded(9), seeded(9)
    for _ in range(400):
        rng.below(n)
    drawn = 0
    while (counter.ra, counter.rb, counter.rc, counter.rd) != (rng.ra, rng.rb, rng.rc, rng.rd):
        counter.word()
        drawn += 1
        assert drawn < 1000
    assert drawn > 400


@given(st.integers(0, SEED_LIMIT - 1), st.lists(st.integers(-5, 50), max_size=30))
def test_a_shuffle_permutes(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_shuffle_is_the_textbook_one_over_below() -> None:
    for seed in range(50):
        rng, slow = seeded(seed), seeded(seed)
        cards, expected = list(range(17)), list(range(17))
        rng.shuffle(cards)
        for i in range(len(expected) - 1, 0, -1):
            j = slow.below(i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert cards == expected
        assert (rng.ra, rng.rb, rng.rc, rng.rd) == (slow.ra, slow.rb, slow.rc, slow.rd)


def test_a_shuffle_draws_again_where_below_would() -> None:
    """The first word of this generator is 0, which is in the ragged end of every number that is no power of two."""
    rng, slow = Rng(), Rng()
    for generator in (rng, slow):
        generator.ra, generator.rb, generator.rc, generator.rd = WORD, 0, 12345, 1
    cards, expected = [0, 1, 2], [0, 1, 2]
    rng.shuffle(cards)
    for i in (2, 1):
        j = slow.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cards == expected
    assert (rng.ra, rng.rb, rng.rc, rng.rd) == (slow.ra, slow.rb, slow.rc, slow.rd)
    assert rng.rd == 4, "three words for two numbers"


def test_every_order_of_three_cards_comes_up_about_as_often() -> None:
    rng = seeded(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 21  # five degrees of freedom, 1 in 1000


def test_every_use_of_the_generator_is_counted_for_undo() -> None:
    rng = seeded(1)
    assert rng.rolls == 0
    rng.below(6)
    assert rng.rolls == 1
    rng.shuffle([1, 2, 3, 4])
    assert rng.rolls == 4
    rng.shuffle([1])
    rng.shuffle([])
    assert rng.rolls == 4


@pytest.mark.parametrize("seed", [0, 1, SEED_LIMIT - 1])
def test_a_seed_is_an_integer_or_its_decimal_string(seed: int) -> None:
    assert check_seed(seed) == seed
    assert check_seed(str(seed)) == seed


BAD: list[Any] = [-1, SEED_LIMIT, 1.0, None, True, False, b"1", [1]]
BAD += [str(SEED_LIMIT), "", " 1", "1 ", "+1", "-1", "0x1", "1.0", "1e3", "²", "\u0661", "9" * 30, "9" * 5000]


@pytest.mark.parametrize("seed", BAD, ids=lambda seed: repr(seed)[:12])
def test_anything_else_is_refused_and_the_sentence_names_what_is_allowed(seed: Any) -> None:
    with pytest.raises(OptionError, match=r"from 0 to 2\^96 - 1"):
        check_seed(seed)


# What is seen tells nothing of what is hidden (DESIGN 3.4.5).

NINTH = pow(9, -1, 1 << 32)


def stepped_back(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The words of the generator before its last step: whoever knows them now can go back to the beginning."""
    before_c = b * NINTH & WORD
    before_b = a ^ a >> 9 ^ a >> 18 ^ a >> 27
    turned = (before_c << 21 | before_c >> 11) & WORD
    t = (c - turned) & WORD
    return (t - before_b - (d - 1)) & WORD, before_b, before_c, d - 1


def seed_found_from_open_dice(s: Machine) -> int:
    """What somebody finds who has worked out the generator's words from the dice."""
    words = (int(s.ra), int(s.rb), int(s.rc), int(s.rd))
    while words[3] > 1:
        words = stepped_back(*words)
    return words[0] | words[1] << 32 | words[2] << 64


def test_the_words_of_the_generator_lead_back_to_the_seed_of_the_dice() -> None:
    rng = Rng()
    rng.seed(123_456_789_012_345_678_901_234_567)
    words = (int(rng.ra), int(rng.rb), int(rng.rc), int(rng.rd))
    while words[3] > 1:
        words = stepped_back(*words)
    assert words[0] | words[1] << 32 | words[2] << 64 == 123_456_789_012_345_678_901_234_567


@pytest.mark.parametrize("name", ["ages", "imperium", "mare", "proving"])
def test_whoever_works_out_the_dice_learns_neither_the_seed_nor_a_deck(name: str) -> None:
    game = civitas.game(name)
    s = game.new(game.info.least_seats, 987_654_321_987_654_321)
    s.roll(6)
    found = seed_found_from_open_dice(s)
    assert found != 987_654_321_987_654_321
    guess = game.new(game.info.least_seats, found, game.record(s).options)
    decks = [zone.cards() for zone in s.zones if zone.spec.seers == 0]
    assert decks != [zone.cards() for zone in guess.zones if zone.spec.seers == 0]


@pytest.mark.parametrize("seed", FIRST_HIDDEN)
def test_hidden_shuffles_are_the_same_everywhere(seed: int) -> None:
    game = civitas.game("proving")
    s = game.fresh(2)
    s.prepare()
    s.seed(seed)
    orders = [list(range(10)) for _ in range(3)]
    for order in orders:
        s.shuffle_hidden(order)
    assert (orders[0], orders[2]) == FIRST_HIDDEN[seed]


@given(st.integers(0, SEED_LIMIT - 1))
def test_a_hidden_shuffle_has_twelve_bytes_of_a_hash_with_the_secret_seed_as_its_key(seed: int) -> None:
    s = civitas.game("proving").fresh(2)
    s.seed(seed)
    key = seed.to_bytes(12, "little")
    stream = b"".join(blake2b(str(n).encode(), digest_size=60, key=key).digest() for n in range(3))
    for deal in range(12):
        hidden, plain = list(range(9)), list(range(9))
        s.shuffle_hidden(hidden)
        seeded(int.from_bytes(stream[12 * deal : 12 * deal + 12], "little")).shuffle(plain)
        assert hidden == plain


@pytest.mark.parametrize("deals", range(7))
def test_a_state_taken_back_between_two_shuffles_shuffles_on_as_it_would_have(deals: int) -> None:
    game = civitas.game("proving")
    s = game.new(2, 11)
    for _ in range(deals):
        s.shuffle_hidden(list(range(9)))
    t = game.from_json(s.to_json())
    for _ in range(6):
        one, other = list(range(20)), list(range(20))
        s.shuffle_hidden(one)
        t.shuffle_hidden(other)
        assert one == other


def test_shuffles_move_no_die_and_dice_move_no_shuffle() -> None:
    game = civitas.game("proving")
    one, other = game.new(2, 7), game.new(2, 7)
    deck, again = list(range(30)), list(range(30))
    one.shuffle_hidden(deck)
    dice = [one.roll(6) for _ in range(20)]
    assert [other.roll(6) for _ in range(20)] == dice
    other.shuffle_hidden(again)
    assert again == deck


def test_every_shuffle_has_an_order_of_its_own_and_counts_for_undo() -> None:
    s = civitas.game("proving").new(2, 7)
    orders, rolls = set(), s.rolls
    for _ in range(200):
        deck = list(range(12))
        s.shuffle_hidden(deck)
        assert sorted(deck) == list(range(12))
        orders.add(tuple(deck))
    assert len(orders) == 200
    assert s.rolls == rolls + 200 * 11


def test_a_world_made_up_for_a_seat_has_another_secret() -> None:
    game = civitas.game("proving")
    s = game.new(2, 7)
    world = game.determinize(s, 0, 11)
    assert world.secret != s.secret
    assert world.secret == game.determinize(game.new(2, 8), 0, 11).secret, "it depends on the seed given alone"
