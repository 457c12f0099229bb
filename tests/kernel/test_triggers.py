"""Events and their listeners, replacements, modifiers, and what lasts a while (DESIGN 3.4.6)."""

from __future__ import annotations

import pytest

from civitas.kernel.book import ALWAYS, ANYONE, MINE, OTHERS, Modifier
from civitas.kernel.events import Sink
from civitas.kernel.expr import ME, SRC, WHO, A, Asked, B, Const, Sum, V
from civitas.kernel.flow import Add, BeginTurn, Call, EachOther, EachSeat, If, May, Return
from civitas.kernel.frame import Frame
from civitas.kernel.node import NO_SOURCE, PASS, Node
from civitas.kernel.triggers import (
    AddTo,
    Expire,
    Fire,
    Instead,
    Lasting,
    Release,
    lasting_listener,
    lasting_modifier,
    verb,
)

from .toy import Kit, Toy, Which, asked

BELL, DRUM, GONG = 3, 4, 5


class PutAway(Node[Toy]):
    """A card leaves the area of a seat."""

    def __init__(self, kit: Kit, card: int, seat: int) -> None:
        self.kit = kit
        self.card = card
        self.seat = seat

    def run(self, s: Toy, f: Frame) -> None:
        s.zone(self.kit.area, self.seat).take(self.card)
        s.zone(self.kit.heap, self.seat).put(self.card, False)


class Ring:
    """A kit with an event, and cards in the areas of the seats."""

    def __init__(self, *areas: list[int]) -> None:
        self.kit = Kit()
        self.rung = self.kit.book.event("rung")
        self.areas = areas

    def prepare(self, s: Toy) -> None:
        for seat, cards in enumerate(self.areas):
            s.zone(self.kit.area, seat).fill(cards)

    def on(self, card: int, *nodes: Node[Toy], scope: int = MINE, each_copy: bool = False, zone: int = 0) -> None:
        number = len(self.kit.book.code)
        program = self.kit.program(f"on {card} {number}", *nodes)
        self.kit.book.on(card, self.rung, zone or self.kit.area, program, scope, each_copy)

    def play(self, *nodes: Node[Toy]) -> Toy:
        return self.kit.play(*nodes, prepare=self.prepare)


# Who hears an event.


@pytest.mark.parametrize(("scope", "owners"), [(MINE, [1]), (OTHERS, [0, 2]), (ANYONE, [0, 1, 2])])
def test_a_listener_hears_the_deeds_of_those_in_its_scope(scope: int, owners: list[int]) -> None:
    ring = Ring([BELL], [BELL], [BELL])
    ring.on(BELL, ring.kit.say(ME), scope=scope)
    sub = ring.kit.program("ring", Fire(ring.rung))
    s = ring.play(EachOther([If(Sum(WHO, -1), [], [Call(sub)])]))
    assert ring.kit.words(s) == owners


def test_only_a_listener_whose_card_lies_in_its_zone_hears() -> None:
    ring = Ring([BELL], [], [DRUM])
    ring.on(BELL, ring.kit.say(ME), scope=ANYONE)
    ring.on(GONG, ring.kit.say(99), scope=ANYONE)
    assert ring.kit.words(ring.play(Fire(ring.rung))) == [0]


def test_a_listener_that_always_listens_hears_for_every_seat_in_its_scope() -> None:
    ring = Ring()
    ring.on(NO_SOURCE, ring.kit.say(ME), scope=ANYONE, zone=ALWAYS)
    assert ring.kit.words(ring.play(Fire(ring.rung))) == [0, 1, 2]


def test_a_listener_s_program_knows_owner_source_befallen_and_the_event_s_arguments() -> None:
    ring = Ring([], [], [BELL])
    kit = ring.kit
    ring.on(BELL, *[kit.say(x) for x in (ME, SRC, WHO, A, B)], scope=OTHERS)
    s = ring.play(EachSeat([If(Sum(WHO, -1), [], [Fire(ring.rung, 7, 8)])]))
    assert kit.words(s) == [2, BELL, 1, 7, 8]


def test_an_event_carries_the_program_s_own_arguments_unless_told_otherwise() -> None:
    ring = Ring([BELL])
    ring.on(BELL, ring.kit.say(A), ring.kit.say(B))
    sub = ring.kit.program("ring", Fire(ring.rung))
    assert ring.kit.words(ring.play(Call(sub, 5, 6))) == [5, 6]


def test_a_listener_runs_once_however_many_copies_lie_there_unless_each_copy_counts() -> None:
    for each_copy, times in ((False, 1), (True, 3)):
        ring = Ring([BELL, BELL, BELL])
        ring.on(BELL, ring.kit.say(1), each_copy=each_copy)
        assert len(ring.kit.words(ring.play(Fire(ring.rung)))) == times


def test_nobody_listening_leaves_0_in_v() -> None:
    ring = Ring()
    assert ring.kit.words(ring.play(Which("q", 5), Fire(ring.rung), ring.kit.say(V))) == [0]


def test_what_the_listeners_return_is_or_ed_for_the_one_who_fired() -> None:
    ring = Ring([BELL], [DRUM], [GONG])
    ring.on(BELL, Return(1), scope=ANYONE)
    ring.on(DRUM, Return(4), scope=ANYONE)
    ring.on(GONG, scope=ANYONE)
    assert ring.kit.words(ring.play(Fire(ring.rung), ring.kit.say(V))) == [5]


class WithoutDrums(Toy):
    """A game for which the drum stayed in the box."""

    def takes_part(self) -> list[int]:
        return [BELL]


def test_only_the_cards_that_take_part_in_a_game_are_listened_to() -> None:
    ring = Ring([BELL, DRUM])
    ring.on(BELL, ring.kit.say(1))
    ring.on(DRUM, ring.kit.say(2))
    game = ring.kit.game(Fire(ring.rung))
    s = WithoutDrums(game.book, 2)
    s.prepare()
    s.sink = Sink()
    s.zone(ring.kit.area, 0).fill([BELL, DRUM])
    game.start(s, {})
    s.enlist()
    s.advance()
    assert ring.kit.words(s) == [1]


# In which order they respond.


def test_listeners_respond_in_turn_order_from_the_seat_whose_turn_it_is() -> None:
    ring = Ring([BELL], [BELL], [BELL])
    ring.on(BELL, ring.kit.say(ME), scope=ANYONE)
    turn = ring.kit.program("turn", BeginTurn(), Fire(ring.rung))
    s = ring.play(EachSeat([Call(turn, own=True)]))
    assert ring.kit.words(s) == [0, 1, 2, 1, 2, 0, 2, 0, 1]


def test_the_owner_orders_their_own_ties_and_each_seat_in_turn_order_does_so() -> None:
    ring = Ring([BELL], [BELL, DRUM], [DRUM, GONG])
    for card in (BELL, DRUM, GONG):
        ring.on(card, ring.kit.say(SRC), scope=ANYONE)
    s = ring.play(Fire(ring.rung), ring.kit.say(0))
    assert ring.kit.words(s) == [BELL], "a seat with one listener is not asked"
    assert asked(s) == ("order", 1, [0, 1])
    question = s.question
    assert question is not None
    assert question.args == (BELL, DRUM, DRUM, GONG), "the sources that wait"
    s.choose(1)
    assert ring.kit.words(s) == [BELL, DRUM, BELL]
    assert asked(s) == ("order", 2, [0, 1])
    s.choose(0)
    assert ring.kit.words(s) == [BELL, DRUM, BELL, DRUM, GONG, 0]


def test_three_listeners_of_one_seat_are_ordered_one_pick_at_a_time() -> None:
    ring = Ring([BELL, DRUM, GONG])
    for card in (BELL, DRUM, GONG):
        ring.on(card, ring.kit.say(SRC))
    s = ring.play(Fire(ring.rung))
    assert asked(s) == ("order", 0, [0, 1, 2])
    s.choose(2)
    assert asked(s) == ("order", 0, [0, 1])
    s.choose(1)
    assert ring.kit.words(s) == [GONG, DRUM, BELL]


def test_equal_listeners_need_no_order() -> None:
    ring = Ring([BELL, BELL, DRUM])
    ring.on(BELL, ring.kit.say(SRC), each_copy=True)
    ring.on(DRUM, ring.kit.say(SRC))
    s = ring.play(Fire(ring.rung))
    assert asked(s) == ("order", 0, [0, 2])
    s.choose(0)
    assert asked(s) == ("order", 0, [0, 1])
    s.choose(1)
    assert ring.kit.words(s) == [BELL, DRUM, BELL]


def test_whoever_listened_when_it_happened_responds_even_if_its_card_is_gone_by_then() -> None:
    ring = Ring([BELL], [DRUM])
    ring.on(BELL, PutAway(ring.kit, DRUM, 1), ring.kit.say(1), scope=ANYONE)
    ring.on(DRUM, ring.kit.say(2), scope=ANYONE)
    s = ring.play(Fire(ring.rung))
    assert ring.kit.words(s) == [1, 2]


def test_a_listener_may_ask_its_owner_also_on_another_seat_s_turn() -> None:
    ring = Ring([], [], [BELL])
    answer = ring.kit.program("answer", Which("respond", PASS, 6), ring.kit.say(V))
    ring.on(BELL, EachSeat([If(Sum(WHO, -2), [], [Call(answer)])]), scope=OTHERS)
    s = ring.play(Fire(ring.rung), Which("after", 1, 2))
    assert asked(s) == ("respond", 2, [PASS, 6])
    s.choose(6)
    assert ring.kit.words(s) == [6]
    assert asked(s)[:2] == ("after", 0)


def test_an_event_fired_inside_a_response_is_answered_before_the_others_go_on() -> None:
    ring = Ring([BELL], [DRUM])
    echoed = ring.kit.book.event("echoed")
    ring.on(BELL, ring.kit.say(1), Fire(echoed), ring.kit.say(3), scope=ANYONE)
    ring.on(DRUM, ring.kit.say(4), scope=ANYONE)
    echo = ring.kit.program("echo", ring.kit.say(2))
    ring.kit.book.on(DRUM, echoed, ring.kit.area, echo, ANYONE)
    assert ring.kit.words(ring.play(Fire(ring.rung))) == [1, 2, 3, 4]


# Held responses.


def test_held_responses_wait_for_the_marked_point() -> None:
    ring = Ring([BELL])
    ring.on(BELL, ring.kit.say(A))
    say = ring.kit.say
    s = ring.play(Fire(ring.rung, 1, held=True), say(8), Fire(ring.rung, 2, held=True), say(9), Release(), say(10))
    assert asked(s) == ("order", 0, [0, 1])
    s.choose(0)
    assert ring.kit.words(s) == [8, 9, 1, 2, 10]
    assert s.pending == ()


def test_a_release_with_nothing_held_does_nothing() -> None:
    ring = Ring([BELL])
    ring.on(BELL, ring.kit.say(1))
    assert ring.kit.words(ring.play(Release(), ring.kit.say(2))) == [2]


def test_what_a_held_response_wakes_is_released_too_until_none_is_left() -> None:
    ring = Ring([BELL])
    ring.on(BELL, ring.kit.say(A), If(Sum(A, -3), [Fire(ring.rung, Sum(A, 1), held=True)]))
    s = ring.play(Fire(ring.rung, 1, held=True), Release(), ring.kit.say(9))
    assert ring.kit.words(s) == [1, 2, 3, 9]


def test_held_responses_are_part_of_the_saved_state() -> None:
    ring = Ring([BELL])
    ring.on(BELL, ring.kit.say(A))
    nodes = [Fire(ring.rung, 4, held=True), Which("q", 1, 2), Release()]
    game = ring.kit.game(*nodes, prepare=ring.prepare)
    s = game.new(2, 1)
    assert s.pending
    t = game.from_json(s.to_json())
    assert t.pending == s.pending
    assert t.key() == s.key()


# Replacements.


def replaced(*program: Node[Toy], kit: Kit, scope: int = MINE, card: int = BELL) -> int:
    """A verb that says its argument, and a card that may replace it."""
    event = kit.book.event("done")
    deed = verb(kit.book, event, [kit.say(A)], "toy:deed")
    kit.book.instead(card, event, kit.area, kit.program("instead", *program), scope)
    return deed


def test_a_verb_runs_its_body_and_then_its_listeners() -> None:
    ring = Ring([BELL])
    deed = verb(ring.kit.book, ring.rung, [ring.kit.say(1)], "toy:deed")
    ring.on(BELL, ring.kit.say(2))
    s = ring.play(Call(deed), ring.kit.say(V))
    assert ring.kit.words(s) == [1, 2, 0]


def test_a_replacement_that_steps_in_ends_the_verb_and_nobody_hears_of_it() -> None:
    ring = Ring([BELL, DRUM])
    deed = verb(ring.kit.book, ring.rung, [ring.kit.say(1)], "toy:deed")
    ring.on(DRUM, ring.kit.say(2))
    program = ring.kit.program("instead", ring.kit.say(3), Return(1))
    ring.kit.book.instead(BELL, ring.rung, ring.kit.area, program)
    s = ring.play(Call(deed), ring.kit.say(V))
    assert ring.kit.words(s) == [3, 1]


def test_a_replacement_may_refuse_and_then_the_deed_is_done() -> None:
    for code, heard in ((0, [9, 1]), (PASS, [4, 0])):
        ring = Ring([BELL])
        kit = ring.kit
        deed = replaced(May("instead", [kit.say(9), Return(1)]), kit=kit)
        s = ring.play(Call(deed, 4), kit.say(V))
        assert asked(s) == ("instead", 0, [PASS, 0])
        s.choose(code)
        assert kit.words(s) == heard


def test_of_several_replacements_the_owner_picks_the_first_to_be_asked_and_one_is_enough() -> None:
    ring = Ring([BELL, DRUM])
    kit = ring.kit
    deed = verb(kit.book, ring.rung, [kit.say(1)], "toy:deed")
    for card in (BELL, DRUM):
        kit.book.instead(card, ring.rung, kit.area, kit.program(f"instead {card}", kit.say(SRC), Return(1)))
    s = ring.play(Call(deed), kit.say(V))
    assert asked(s) == ("order", 0, [0, 1])
    s.choose(1)
    assert kit.words(s) == [DRUM, 1]


def test_when_the_first_replacement_refuses_the_next_is_asked() -> None:
    ring = Ring([BELL], [DRUM])
    kit = ring.kit
    deed = verb(kit.book, ring.rung, [kit.say(1)], "toy:deed")
    kit.book.instead(BELL, ring.rung, kit.area, kit.program("refuse", kit.say(2)), ANYONE)
    kit.book.instead(DRUM, ring.rung, kit.area, kit.program("step in", kit.say(3), Return(1)), ANYONE)
    assert kit.words(ring.play(Call(deed), kit.say(V))) == [2, 3, 1]


def test_instead_outside_a_verb_ends_the_program_with_what_was_returned() -> None:
    ring = Ring([BELL])
    kit = ring.kit
    kit.book.instead(BELL, ring.rung, kit.area, kit.program("step in", Return(6)))
    sub = kit.program("sub", Instead(ring.rung), kit.say(1))
    assert kit.words(ring.play(Call(sub), kit.say(V))) == [6]


def test_a_listener_is_no_replacement_and_a_replacement_no_listener() -> None:
    ring = Ring([BELL])
    kit = ring.kit
    ring.on(BELL, kit.say(1))
    kit.book.instead(BELL, ring.rung, kit.area, kit.program("step in", kit.say(2), Return(1)))
    sub = kit.program("sub", Fire(ring.rung), Instead(ring.rung), kit.say(3))
    assert kit.words(ring.play(Call(sub))) == [1, 2]


# What lasts a while.


def test_a_lasting_listener_is_live_until_it_expires_wherever_its_source_is() -> None:
    ring = Ring()
    kit = ring.kit
    hook = lasting_listener(kit.book, ring.rung, kit.program("echo", kit.say(A)), MINE)
    s = ring.play(
        Fire(ring.rung, 1), Lasting(hook), Fire(ring.rung, 2), Fire(ring.rung, 3), Expire(), Fire(ring.rung, 4)
    )
    assert kit.words(s) == [2, 3]
    assert s.lasting == ()


def test_a_lasting_listener_made_live_twice_is_heard_twice() -> None:
    ring = Ring()
    hook = lasting_listener(ring.kit.book, ring.rung, ring.kit.program("echo", ring.kit.say(A)), MINE)
    s = ring.play(Lasting(hook), Lasting(hook), Fire(ring.rung, 2))
    assert ring.kit.words(s) == [2, 2], "two alike need no order"


def test_a_lasting_listener_belongs_to_the_seat_that_made_it_live() -> None:
    ring = Ring()
    kit = ring.kit
    hook = lasting_listener(kit.book, ring.rung, kit.program("echo", kit.say(ME)), MINE)
    begin = kit.program("begin", Lasting(hook))
    s = ring.play(EachOther([If(Sum(WHO, -2), [], [Call(begin, own=True)])]), EachSeat([Fire(ring.rung)]))
    assert kit.words(s) == [2]


def test_a_lasting_listener_and_one_in_play_are_ordered_by_their_owner() -> None:
    ring = Ring([BELL])
    kit = ring.kit
    ring.on(BELL, kit.say(1))
    hook = lasting_listener(kit.book, ring.rung, kit.program("echo", kit.say(2)), MINE)
    s = ring.play(Lasting(hook), Fire(ring.rung))
    assert asked(s) == ("order", 0, [0, 1])
    s.choose(1)
    assert kit.words(s) == [2, 1]


# Modifiers.


class Doubled(Modifier):
    """A modifier of a card file: interpreted, on whatever kernel runs."""

    def bend(self, s: Toy, owner: int, value: int, arg: int) -> int:  # type: ignore[override]
        return 2 * value + arg


def price(ring: Ring, arg: int = 0) -> tuple[int, Node[Toy]]:
    query = ring.kit.book.query("price")
    return query, EachSeat([ring.kit.say(Asked(query, 5, arg))])


@pytest.mark.parametrize(
    ("scope", "prices"), [(MINE, [5, 3, 5]), (OTHERS, [3, 5, 3]), (ANYONE, [3, 3, 3])], ids=["mine", "others", "anyone"]
)
def test_a_modifier_bends_the_answer_for_those_in_its_scope(scope: int, prices: list[int]) -> None:
    ring = Ring([], [BELL], [])
    query, ask = price(ring)
    ring.kit.book.modify(AddTo(query, BELL, ring.kit.area, -2, scope))
    assert ring.kit.words(ring.play(ask)) == prices


def test_a_modifier_counts_once_for_each_copy_and_never_goes_below_its_floor() -> None:
    ring = Ring([BELL], [BELL, BELL], [BELL, BELL, BELL])
    query, ask = price(ring)
    ring.kit.book.modify(AddTo(query, BELL, ring.kit.area, -2, MINE, floor=1))
    assert ring.kit.words(ring.play(ask)) == [3, 1, 1]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_modifiers_bend_in_the_order_of_their_cards_and_those_of_no_card_first(order: tuple[int, ...]) -> None:
    """(5 + 3) as the rule has it, plus 1 by the Bell, doubled and 1 more by the Drum, whoever was declared first."""
    ring = Ring([BELL, DRUM])
    query, ask = price(ring, arg=1)
    modifiers = (
        AddTo(query, BELL, ring.kit.area, 1, MINE),
        Doubled(query, DRUM, ring.kit.area, MINE),
        AddTo(query, NO_SOURCE, ALWAYS, 3, MINE),
    )
    for place in order:
        ring.kit.book.modify(modifiers[place])
    assert ring.kit.words(ring.play(ask))[0] == 2 * (5 + 3 + 1) + 1


def test_a_modifier_whose_card_is_elsewhere_bends_nothing() -> None:
    ring = Ring([], [], [])
    query, ask = price(ring)
    ring.kit.book.modify(AddTo(query, BELL, ring.kit.area, -2))
    assert ring.kit.words(ring.play(ask)) == [5, 5, 5]


def test_a_lasting_modifier_bends_after_the_others_until_it_expires() -> None:
    ring = Ring([BELL])
    kit = ring.kit
    query, ask = price(ring)
    hook = lasting_modifier(kit.book, Doubled(query, NO_SOURCE, ALWAYS, MINE))
    kit.book.modify(AddTo(query, BELL, kit.area, 1, MINE))
    s = ring.play(Lasting(hook), ask, Expire(), ask)
    assert kit.words(s) == [12, 5, 5, 6, 5, 5]


def test_a_modifier_is_asked_when_needed_and_never_stored() -> None:
    ring = Ring([BELL])
    query, ask = price(ring)
    ring.kit.book.modify(AddTo(query, BELL, ring.kit.area, 1, MINE))
    s = ring.play(ask, PutAway(ring.kit, BELL, 0), ask)
    assert ring.kit.words(s) == [6, 5, 5, 5, 5, 5]


def test_counters_changed_by_responses_are_those_of_the_seat_the_event_befell() -> None:
    ring = Ring([], [BELL])
    ring.on(BELL, Add(ring.kit.coins, Const(2)), scope=OTHERS)
    s = ring.play(Fire(ring.rung))
    assert [s.get(ring.kit.coins + seat) for seat in range(3)] == [2, 0, 0]
