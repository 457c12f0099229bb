"""What exists does not change when something is added or written in another order (DESIGN 3.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from civitas.kernel.errors import RecordError
from civitas.kernel.flow import Call, If, Repeat
from civitas.kernel.layout import Moved
from civitas.kernel.node import Node
from civitas.kernel.seal import seal
from civitas.kernel.triggers import Fire, Lasting, Release, lasting_listener, new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC

from .toy import Kit, Toy, ToyGame, Which

BELL, DRUM = 3, 5


class Grown(Kit):
    """The same zones and counters in another order, with more among them."""

    def __init__(self) -> None:
        self.book = book = new_book("toy", "1", 4)
        self.width = 20
        book.domain("more", closed=True)
        common = book.domain("common", closed=True)
        own = book.domain("own", per_seat=True, closed=True)
        book.counter("more", size=3)
        self.favours = book.counter("favours")
        self.points = book.counter("points")
        self.coins = book.counter("coins")
        self.heap = book.zone("heap", PUBLIC, own)
        self.area = book.zone("area", PUBLIC, own)
        book.zone("more", PUBLIC, "more", per_seat=False)
        self.hand = book.zone("hand", OWNER, own)
        self.deck = book.zone("deck", HIDDEN, own, ordered=True)
        self.box = book.zone("box", PUBLIC, common, per_seat=False)
        book.event("more")
        self.said = book.event("said")
        self.finished = False
        book.program("more", [Which("more", 1, 2)], "toy:more")


def deal(kit: Kit) -> Callable[[Toy], None]:
    def prepare(s: Toy) -> None:
        s.zone(kit.box, 0).fill([1, 1, 2])
        for seat in range(s.seats):
            s.zone(kit.deck, seat).fill([7, 8, 9])
            s.shuffle_hidden(s.pile(kit.deck, seat).order)
            s.zone(kit.area, seat).fill([BELL, DRUM])
        s.put(kit.coins + 1, 4)

    return prepare


def game_of(kit: Kit, drum_first: bool = False) -> ToyGame:
    """A card that answers for a turn, two that answer at once, held until the end, and a question among them all."""
    noise = kit.book.event("noise")

    def bell() -> None:
        kit.book.on(BELL, noise, kit.area, kit.program("the bell", Which("bell", 1, 2), kit.say(1)))

    def drum() -> None:
        kit.book.on(DRUM, noise, kit.area, kit.program("the drum", Which("drum", 1, 2), kit.say(2)))

    for declare in (drum, bell) if drum_first else (bell, drum):
        declare()
    echo = lasting_listener(kit.book, noise, kit.program("the echo", kit.say(3)), 2)
    turn: list[Node[Any]] = [Lasting(echo), Fire(noise, held=True), Which("pause", 4, 5), Release()]
    body = kit.program("turn", *turn)
    return kit.game(Repeat(3, [Call(body)]), prepare=deal(kit))


def choices(s: Toy, count: int) -> list[list[int]]:
    out = []
    for _ in range(count):
        out.append(s.options)
        s.choose(s.options[-1])
    return out


@pytest.mark.parametrize("moment", range(9))
def test_a_state_saved_at_any_question_goes_on_in_a_grown_book(moment: int) -> None:
    """At the question before listeners, while they wait for their order, within one of them, with an effect lasting."""
    small, grown = game_of(Kit()), game_of(Grown(), drum_first=True)
    s = small.new(3, 7)
    choices(s, moment)
    t = grown.from_json(s.to_json())
    assert t.key() == s.key()
    assert t.position() == s.position()
    assert choices(t, 6) == choices(s, 6)
    assert t.position() == s.position()
    assert small.from_json(t.to_json()).key() == s.key()


def test_the_same_game_is_played_whatever_was_declared_first() -> None:
    s, t = game_of(Kit()).new(3, 7), game_of(Grown(), drum_first=True).new(3, 7)
    while s.asking:
        assert (t.asked, t.options, t.position()) == (s.asked, s.options, s.position())
        s.choose(s.options[0])
        t.choose(t.options[0])
    assert t.over
    assert t.position() == s.position()


def test_a_state_within_a_program_that_was_written_anew_is_refused_and_the_program_named() -> None:
    s = game_of(Kit()).new(3, 7)
    kit = Kit()
    other = kit.game(Repeat(3, [Call(kit.program("turn", Which("pause", 4, 5), kit.say(1)))]), prepare=deal(kit))
    with pytest.raises(RecordError, match="within the program 'turn', which has been changed or is gone"):
        other.from_json(s.to_json())


def test_what_is_known_of_domains_is_put_into_the_order_of_the_grown_book() -> None:
    """The domains were own/0 to own/3 and common; now they are more, common and own/0 to own/3."""
    small, grown = Kit(), Grown()
    for kit in (small, grown):
        kit.game(Which("pause", 4, 5))
    zones, counts = len(small.book.layouts[3]), small.book.counter_slots
    moved = Moved(grown.book, 3, small.book.layout_text, zones, counts)
    assert moved.lore((7, 0, 1, 7, 4, 2, 7, 4, 1, 9, 3, 4)) == (7, 1, 2, 7, 1, 1, 7, 2, 1, 9, 5, 4)


def test_a_program_written_another_way_moves_no_print() -> None:
    plain, wordy = Kit(), Kit()
    ask = Which("pause", 4, 5)
    s = plain.game(ask, ask, prepare=deal(plain)).new(3, 7)
    t = wordy.game(Repeat(1, [wordy.say(1), ask]), Call(wordy.program("rest", ask)), prepare=deal(wordy)).new(3, 7)
    for _ in range(2):
        assert t.position() == s.position()
        s.choose(4)
        t.choose(4)
    assert t.position() == s.position()


def changed(how: str) -> bytes:
    """The print of a position with one thing about it changed."""
    kit = Kit()
    codes = (4, 5, 6) if how == "options" else (4, 5)
    s = kit.game(Which("pause", *codes), prepare=deal(kit)).new(3, 8 if how == "seed" else 7)
    match how:
        case "a card more":
            s.zone(kit.hand, 1).put(2, False)
        case "another owner":
            s.zone(kit.area, 1).take(BELL)
            s.zone(kit.area, 2).put(BELL, False)
        case "order of a deck":
            s.pile(kit.deck, 0).order.reverse()
        case "a counter":
            s.put(kit.coins + 1, 5)
        case "another counter":
            s.put(kit.coins + 1, 0)
            s.put(kit.favours + 1, 4)
        case "a die rolled":
            s.roll(6)
        case "a shuffle":
            s.shuffle_hidden([])
        case "the seat asked":
            s.asked = 1
        case "the turn":
            s.turn = 1
        case "a commitment":
            s.commits = [(1,), (), ()]
        case "the end":
            s.choose(4)
    return s.position()


CHANGES = (
    *("options", "seed", "a card more", "another owner", "order of a deck", "a counter", "another counter"),
    *("a die rolled", "a shuffle", "the seat asked", "the turn", "a commitment", "the end"),
)


def test_every_change_of_the_position_moves_its_print() -> None:
    prints = [changed(how) for how in ("", *CHANGES)]
    assert len(set(prints)) == len(prints)
    assert changed("") == prints[0]


def of_version(version: str, *turn: Node[Any], kit: Kit | None = None) -> ToyGame:
    """A game of such turns, under some version of the rules."""
    kit = kit or Kit()
    kit.book.version = version
    return kit.game(Repeat(3, [Call(kit.program("turn", *turn))]), prepare=deal(kit))


FIRST, SECOND = Which("first", 1, 2), Which("second", 4, 5)


def test_a_state_goes_on_under_other_rules_whose_programs_have_the_same_instructions() -> None:
    s = of_version("1", FIRST, SECOND).new(2, 7)
    s.choose(1)
    other = of_version("2", FIRST, Which("second", 6, 7))
    t = other.carry_over(s.to_json())
    assert t.options == [6, 7], "what it asks is by the other rules"
    assert other.from_json(t.to_json()).position() == t.position()


def test_a_state_of_other_rules_is_taken_only_where_that_is_asked_for() -> None:
    s = of_version("1", FIRST, SECOND).new(2, 7)
    with pytest.raises(RecordError, match="rules version 1 of toy; the version installed here is 2"):
        of_version("2", FIRST, SECOND).from_json(s.to_json())


def test_a_state_within_a_program_that_asks_in_another_order_is_not_carried_over() -> None:
    """The nodes are of the same classes, so only what they ask tells that the position means something else."""
    s = of_version("1", FIRST, SECOND).new(2, 7)
    with pytest.raises(RecordError, match="within the program 'turn', which has been changed or is gone"):
        of_version("2", SECOND, FIRST).carry_over(s.to_json())


def test_a_state_within_a_program_that_jumps_elsewhere_is_not_carried_over() -> None:
    s = of_version("1", FIRST, If(1, [SECOND]), SECOND).new(2, 7)
    with pytest.raises(RecordError, match="within the program 'turn'"):
        of_version("2", FIRST, If(1, [SECOND, SECOND])).carry_over(s.to_json())


def with_old_box() -> Kit:
    kit = Kit()
    kit.box = kit.book.zone("old box", PUBLIC, "common", per_seat=False)
    return kit


def with_old_coins() -> Kit:
    kit = Kit()
    kit.coins = kit.book.counter("old coins")
    return kit


@pytest.mark.parametrize("kit", [with_old_box, with_old_coins])
def test_a_state_with_a_zone_or_counter_that_is_gone_is_not_carried_over(kit: Callable[[], Kit]) -> None:
    s = of_version("1", FIRST, kit=kit()).new(2, 7)
    with pytest.raises(RecordError, match="zones, counters or domains that toy does not have any more"):
        of_version("2", FIRST).carry_over(s.to_json())


def test_nor_is_one_in_which_nothing_lies_there() -> None:
    kit = Kit()
    kit.book.zone("never used", PUBLIC, "common", per_seat=False)
    kit.book.counter("never counted")
    s = of_version("1", FIRST, kit=kit).new(2, 7)
    with pytest.raises(RecordError, match="zones, counters or domains that toy does not have any more"):
        of_version("2", FIRST).carry_over(s.to_json())
    kit = Kit()
    kit.book.zone("one more", PUBLIC, "common", per_seat=False)
    kit.book.counter("one more counted")
    s = of_version("1", FIRST).new(2, 7)
    assert of_version("2", FIRST, kit=kit).carry_over(s.to_json()).options == [1, 2]


def test_a_state_with_cards_in_a_zone_that_is_gone_cannot_be_read() -> None:
    s = of_version("1", FIRST, kit=with_old_box()).new(2, 7)
    with pytest.raises(RecordError, match="has cards in a zone that toy does not have"):
        of_version("1", FIRST).from_json(s.to_json())


def test_a_state_that_counts_what_is_not_counted_any_more_cannot_be_read() -> None:
    s = of_version("1", FIRST, kit=with_old_coins()).new(2, 7)
    with pytest.raises(RecordError, match="counts something that toy does not count"):
        of_version("1", FIRST).from_json(s.to_json())


def test_a_state_saved_by_an_earlier_release_names_its_programs_by_their_nodes_alone() -> None:
    game = of_version("1", FIRST, SECOND)
    s = game.new(2, 7)
    data = s.to_data()
    data.stack = [(row[0][:-8], *row[1:]) for row in data.stack]
    t = game.from_json(seal(msgspec.json.encode(data)))
    assert t.key() == s.key()
