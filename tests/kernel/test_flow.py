"""Structure nodes and questions (DESIGN 3.2, 3.4.1, 3.4.2, 3.4.7): what comes after what, and who is asked."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import LoadError
from civitas.kernel.events import CHOICE, COUNT, ROLL
from civitas.kernel.expr import (
    ME,
    PICKED,
    SRC,
    WHO,
    A,
    B,
    Both,
    Const,
    Counter,
    Either,
    Equal,
    Least,
    Less,
    Minus,
    N,
    Not,
    SizeOf,
    Sum,
    V,
    lift,
)
from civitas.kernel.flow import (
    Add,
    BeginTurn,
    Call,
    Choose,
    EachOther,
    EachSeat,
    GameOver,
    If,
    May,
    Repeat,
    Return,
    Seq,
    SetN,
    While,
)
from civitas.kernel.frame import Frame
from civitas.kernel.machine import RUNAWAY
from civitas.kernel.node import PASS, Ask, Expr, Node
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC

from .toy import Fails, Kit, Toy, Unable, Which, asked, events

# Sequences and conditions.


def test_a_program_runs_its_nodes_in_order_and_then_the_game_is_over() -> None:
    kit = Kit()
    s = kit.play(kit.say(1), Seq([kit.say(2), Seq([kit.say(3)])]), kit.say(4))
    assert kit.words(s) == [1, 2, 3, 4]
    assert s.over
    assert s.question is None
    assert s.options == []


@pytest.mark.parametrize(("cond", "heard"), [(1, [1, 3]), (0, [2, 3]), (-1, [1, 3])])
def test_if_runs_one_branch_and_goes_on(cond: int, heard: list[int]) -> None:
    kit = Kit()
    assert kit.words(kit.play(If(cond, [kit.say(1)], [kit.say(2)]), kit.say(3))) == heard


def test_if_without_an_alternative_runs_nothing_when_the_condition_fails() -> None:
    kit = Kit()
    assert kit.words(kit.play(If(0, [kit.say(1)]), kit.say(2))) == [2]


def test_ifs_nest_in_both_branches() -> None:
    for first in (0, 1):
        for second in (0, 1):
            kit = Kit()
            inner = If(second, [kit.say(1)], [kit.say(2)])
            other = If(second, [kit.say(3)], [kit.say(4)])
            s = kit.play(If(first, [inner], [other]), kit.say(9))
            assert kit.words(s) == [(4, 3, 2, 1)[2 * first + second], 9]


def test_while_runs_its_body_as_long_as_the_condition_holds() -> None:
    kit = Kit()
    s = kit.play(While(Less(Counter(kit.coins), 3), [Add(kit.coins, 1), kit.say(Counter(kit.coins))]), kit.say(9))
    assert kit.words(s) == [1, 2, 3, 9]


def test_while_runs_nothing_when_the_condition_fails_at_once() -> None:
    kit = Kit()
    assert kit.words(kit.play(While(0, [kit.say(1)]), kit.say(2))) == [2]


def test_repeat_runs_its_body_so_many_times() -> None:
    kit = Kit()
    assert kit.words(kit.play(Repeat(3, [kit.say(1)]), kit.say(2))) == [1, 1, 1, 2]


@pytest.mark.parametrize("times", [0, -2])
def test_repeat_none_or_fewer_times_runs_nothing(times: int) -> None:
    kit = Kit()
    assert kit.words(kit.play(Repeat(times, [kit.say(1)]), kit.say(2))) == [2]


def test_repeat_works_out_its_number_once_at_the_start() -> None:
    kit = Kit()
    s = kit.play(Add(kit.coins, 2), Repeat(Counter(kit.coins), [Add(kit.coins, 1), kit.say(Counter(kit.coins))]))
    assert kit.words(s) == [3, 4]


def test_repeat_inside_repeat_counts_each_on_its_own() -> None:
    kit = Kit()
    s = kit.play(Repeat(2, [kit.say(1), Repeat(3, [kit.say(2)])]), kit.say(3))
    assert kit.words(s) == [1, 2, 2, 2, 1, 2, 2, 2, 3]
    assert s.stack == []


def test_a_question_inside_a_nested_loop_stops_it_and_the_answer_goes_on_where_it_was() -> None:
    kit = Kit()
    s = kit.play(Repeat(2, [Repeat(2, [Which("q", 1, 2), kit.say(V)])]))
    for code in (2, 1, 1, 2):
        assert asked(s) == ("q", 0, [1, 2])
        s.choose(code)
    assert kit.words(s) == [2, 1, 1, 2]
    assert s.over


# Seats.


def test_each_seat_runs_for_every_seat_from_me_on_and_gives_the_focus_back() -> None:
    kit = Kit()
    s = kit.play(EachSeat([kit.say(1)]), kit.say(2))
    assert kit.heard(s) == [(0, 1), (1, 1), (2, 1), (0, 2)]


def test_each_other_leaves_me_out() -> None:
    kit = Kit()
    sub = kit.program("sub", EachOther([kit.say_focus()]), kit.say_focus())
    s = kit.play(EachSeat([Call(sub, own=True)]), seats=3)
    others = {0: [1, 2], 1: [2, 0], 2: [0, 1]}
    assert kit.heard(s) == [(who, me, -1) for me in range(3) for who in [*others[me], me]]


def test_each_other_inside_each_other_is_about_me_both_times() -> None:
    kit = Kit()
    s = kit.play(EachOther([kit.say(1), EachOther([kit.say(2)]), kit.say(3)]), kit.say(4))
    inner = [(1, 2), (2, 2)]
    assert kit.heard(s) == [(1, 1), *inner, (1, 3), (2, 1), *inner, (2, 3), (0, 4)]


def test_each_seat_inside_repeat_inside_each_seat_keeps_the_loops_apart() -> None:
    kit = Kit()
    s = kit.play(EachSeat([Repeat(2, [EachSeat([kit.say(1)])]), kit.say(2)]), seats=2)
    assert kit.heard(s) == 2 * [(0, 1), (1, 1)] + [(0, 2)] + 2 * [(0, 1), (1, 1)] + [(1, 2)]


def test_the_seat_in_focus_is_the_one_asked() -> None:
    kit = Kit()
    s = kit.play(EachSeat([Which("q", 1, 2), kit.say(V)]))
    for seat, code in enumerate((2, 1, 2)):
        assert asked(s) == ("q", seat, [1, 2])
        s.choose(code)
    assert kit.heard(s) == [(0, 2), (1, 1), (2, 2)]


def test_a_counter_of_the_seat_in_focus_is_the_one_changed() -> None:
    kit = Kit()
    s = kit.play(EachSeat([Add(kit.coins, Sum(WHO, 1))]))
    assert [s.get(kit.coins + seat) for seat in range(3)] == [1, 2, 3]


# Programs that call programs.


def test_a_called_program_gets_its_arguments_the_focus_and_the_source_and_returns_a_value() -> None:
    kit = Kit()
    sub = kit.program("sub", kit.say(Sum(A, B)), kit.say(SRC), kit.say(WHO), Return(Sum(A, 10)), kit.say(99))
    s = kit.play(EachOther([Call(sub, 3, 4), kit.say(V)]), seats=2)
    assert kit.words(s) == [7, -1, 1, 13]


def test_a_called_program_that_returns_nothing_leaves_0() -> None:
    kit = Kit()
    sub = kit.program("sub", kit.say(1))
    assert kit.words(kit.play(Which("q", 5), Call(sub), kit.say(V))) == [1, 0]


def test_the_caller_keeps_its_registers_and_loops() -> None:
    kit = Kit()
    sub = kit.program("sub", SetN(8), Repeat(2, [Which("deep", 1, 2)]), Return(N))
    s = kit.play(SetN(5), Repeat(2, [Call(sub, 1), kit.say(V), kit.say(N)]))
    for _ in range(4):
        assert asked(s)[0] == "deep"
        s.choose(1)
    assert kit.words(s) == [8, 5, 8, 5]


def test_return_ends_the_program_out_of_every_loop() -> None:
    kit = Kit()
    sub = kit.program("sub", EachSeat([Repeat(3, [kit.say(1), Return(7)])]))
    s = kit.play(Call(sub), kit.say(V))
    assert kit.words(s) == [1, 7]


def test_a_program_called_as_one_s_own_belongs_to_the_seat_in_focus() -> None:
    kit = Kit()
    sub = kit.program("sub", kit.say(ME))
    s = kit.play(EachSeat([Call(sub, own=True), Call(sub)]), seats=2)
    assert kit.words(s) == [0, 0, 1, 0]


def test_programs_may_call_each_other_when_one_is_reserved_first() -> None:
    kit = Kit()
    odd = kit.book.reserve("odd", "toy:odd")
    even = kit.program("even", kit.say(A), If(Less(0, A), [Call(odd, Minus(A, 1))]))
    kit.book.write(odd, [kit.say(A), If(Less(0, A), [Call(even, Minus(A, 1))])])
    assert kit.words(kit.play(Call(even, 4))) == [4, 3, 2, 1, 0]


def test_game_over_stops_every_program() -> None:
    kit = Kit()
    sub = kit.program("sub", GameOver(), kit.say(1))
    s = kit.play(Call(sub), kit.say(2))
    assert s.over
    assert kit.words(s) == []


# May and Choose.


def test_may_asks_and_does_its_body_only_on_yes() -> None:
    for code, heard in ((0, [1, 2]), (PASS, [2])):
        kit = Kit()
        s = kit.play(May("may", [kit.say(1)]), kit.say(2))
        assert asked(s) == ("may", 0, [PASS, 0])
        s.choose(code)
        assert kit.words(s) == heard


def test_may_is_not_asked_when_its_body_cannot_be_done() -> None:
    kit = Kit()
    s = kit.play(May("may", [kit.say(1), Unable()]), kit.say(2))
    assert s.over
    assert kit.words(s) == [2]


def test_may_is_asked_even_then_when_not_asking_would_tell() -> None:
    kit = Kit()
    s = kit.play(May("may", [Unable()], always=True), kit.say(2))
    assert asked(s) == ("may", 0, [PASS])
    s.choose(PASS)
    assert kit.words(s) == [2]


def test_choose_offers_the_branches_that_can_be_done_and_does_one() -> None:
    kit = Kit()
    branches = [[kit.say(1)], [Unable()], [kit.say(3), kit.say(4)]]
    s = kit.play(Choose("which", branches), kit.say(5))
    assert asked(s) == ("which", 0, [0, 2])
    s.choose(2)
    assert kit.words(s) == [3, 4, 5]


def test_choose_takes_the_only_branch_that_can_be_done_silently() -> None:
    kit = Kit()
    s = kit.play(Choose("which", [[Unable()], [kit.say(2)]]), kit.say(5))
    assert kit.words(s) == [2, 5]


def test_choose_does_nothing_when_no_branch_can_be_done() -> None:
    kit = Kit()
    s = kit.play(Choose("which", [[Unable()], [Unable()]]), kit.say(5))
    assert kit.words(s) == [5]


def test_choose_inside_may_and_may_inside_choose() -> None:
    kit = Kit()
    inner = Choose("inner", [[May("deep", [kit.say(1)])], [kit.say(2)]])
    s = kit.play(May("outer", [inner]), kit.say(3))
    s.choose(0)
    assert asked(s) == ("inner", 0, [0, 1])
    s.choose(0)
    assert asked(s) == ("deep", 0, [PASS, 0])
    s.choose(0)
    assert kit.words(s) == [1, 3]


def test_may_around_a_choose_nobody_can_do_is_not_asked() -> None:
    kit = Kit()
    s = kit.play(May("may", [Choose("which", [[Unable()]])]), May("may", [If(1, [Unable()])]), kit.say(2))
    assert s.over
    assert kit.words(s) == [2]


# Questions.


def test_a_question_without_options_is_not_asked_and_its_answer_is_pass() -> None:
    kit = Kit()
    assert kit.words(kit.play(Which("q"), kit.say(V), kit.say(PICKED))) == [PASS, 0]


def test_a_single_option_is_taken_silently() -> None:
    kit = Kit()
    s = kit.play(Which("q", 7), kit.say(V), kit.say(PICKED))
    assert kit.words(s) == [7, 1]
    assert s.choices == 0


def test_a_single_option_is_asked_when_its_options_depend_on_hidden_things() -> None:
    kit = Kit()
    s = kit.play(Which("q", 7, always=True), kit.say(V))
    assert asked(s) == ("q", 0, [7])
    s.choose(7)
    assert kit.words(s) == [7]


def test_the_end_of_a_turn_is_asked_once_the_seat_has_chosen_something_in_it() -> None:
    kit = Kit()
    s = kit.play(EachSeat([BeginTurn(), Which("q", 1, 2), Which("end", PASS, ends_turn=True)]), seats=2)
    for seat in (0, 1):
        assert asked(s) == ("q", seat, [1, 2])
        s.choose(1)
        assert asked(s) == ("end", seat, [PASS])
        s.choose(PASS)
    assert s.over


def test_the_end_of_a_turn_in_which_nothing_was_chosen_is_silent() -> None:
    kit = Kit()
    s = kit.play(EachSeat([BeginTurn(), Which("end", PASS, ends_turn=True)]))
    assert s.over


def test_what_was_chosen_in_an_earlier_turn_does_not_count_for_the_next() -> None:
    kit = Kit()
    end = Which("end", PASS, ends_turn=True)
    s = kit.play(BeginTurn(), Which("q", 1, 2), end, BeginTurn(), end, kit.say(1))
    s.choose(1)
    assert asked(s) == ("end", 0, [PASS])
    s.choose(PASS)
    assert kit.words(s) == [1], "the second turn ended silently"


def test_what_another_seat_chooses_in_my_turn_does_not_count_as_my_choice() -> None:
    kit = Kit()
    s = kit.play(BeginTurn(), EachOther([Which("q", 1, 2)]), Which("end", PASS, ends_turn=True), seats=2)
    assert asked(s) == ("q", 1, [1, 2])
    s.choose(1)
    assert s.over


def test_a_question_names_its_seat_kind_source_rule_and_pick() -> None:
    kit = Kit()
    sub = kit.program("sub", Which("q", 1, 2))
    s = kit.play(EachOther([Call(sub)]), seats=2)
    question = s.question
    assert question is not None
    assert (question.seat, question.kind, question.source, question.args) == (1, "q", -1, ())
    assert question.rule == "toy:sub"
    assert (question.pick.kind, question.pick.least, question.pick.most) == ("one", 1, 1)


def test_asking_again_is_the_identity() -> None:
    kit = Kit()
    s = kit.play(Repeat(2, [EachSeat([Which("q", 1, 2)])]))
    s.choose(1)
    before = s.to_json()
    s.reask()
    assert s.to_json() == before
    assert asked(s) == ("q", 1, [1, 2])


def test_the_answer_to_a_private_question_leaves_no_more_than_whether_it_was_pass() -> None:
    class Secret(Ask[Toy]):
        def __init__(self) -> None:
            super().__init__("secret", private=True)

        def options(self, s: Toy, f: Frame) -> list[int]:
            return [PASS, 3, 4]

    for code, left in ((4, 0), (PASS, PASS)):
        kit = Kit()
        s = kit.play(Secret(), kit.say(V), seats=2)
        s.choose(code)
        assert kit.words(s) == [left]
        choice = next(event for event in events(s) if event.kind == CHOICE)
        seen = [choice.as_seen_by(1 << viewer) for viewer in range(3)]
        assert [e.args for e in seen if e is not None] == [(code,), (-1,), (-1,)]


def test_every_choice_count_and_roll_is_an_event() -> None:
    class Roll(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            f.v = s.roll(6)

    kit = Kit()
    s = kit.play(Which("q", 1, 2), Add(kit.coins, 3), Roll(), kit.say(V))
    s.choose(2)
    kinds = [(event.kind, event.seat, event.args) for event in events(s)]
    result = kit.words(s)[0]
    assert 1 <= result <= 6
    assert kinds == [
        (CHOICE, 0, (2,)),
        (COUNT, 0, (3, kit.coins)),
        (ROLL, 0, (result, 6)),
        (kit.said, 0, (result,)),
    ]
    assert s.rolls == 1


def test_a_change_by_nothing_is_no_event() -> None:
    kit = Kit()
    s = kit.play(Add(kit.coins, 0))
    assert events(s) == []


def test_a_secret_counter_s_change_is_an_event_only_its_owner_gets() -> None:
    kit = Kit()
    purse = kit.book.counter("purse", sight=OWNER)
    s = kit.play(EachSeat([Add(purse, 1)]), seats=2)
    assert [[event.as_seen_by(1 << viewer) is not None for viewer in range(3)] for event in events(s)] == [
        [True, False, False],
        [False, True, False],
    ]


def test_a_secret_row_of_counters_tells_its_changes_to_its_owner_alone() -> None:
    """Row 1 of seat 0 stands after row 0 of every seat."""
    kit = Kit(most_seats=2)
    purse = kit.book.counter("purse", size=2, sight=OWNER)
    s = kit.play(Add(purse + 2, 1), seats=2)
    (event,) = events(s)
    assert event.seat == 0
    assert [event.as_seen_by(1 << viewer) is not None for viewer in range(3)] == [True, False, False]


# Expressions.


class Plain(Expr[Toy]):
    """A condition of a card file: interpreted, on whatever kernel runs."""

    def get(self, s: Toy, f: Frame) -> int:
        return s.seats * 10 + f.who


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        (Const(4), 4),
        (lift(4), 4),
        (Not(0), 1),
        (Not(5), 0),
        (Both(2, 3), 1),
        (Both(2, 0), 0),
        (Either(0, 3), 1),
        (Either(0, 0), 0),
        (Less(1, 2), 1),
        (Less(2, 2), 0),
        (Equal(2, 2), 1),
        (Equal(2, 3), 0),
        (Sum(2, 3), 5),
        (Minus(2, 3), -1),
        (Least(2, 3), 2),
        (Least(3, 2), 2),
        (ME, 0),
        (WHO, 0),
        (SRC, -1),
        (A, 0),
        (B, 0),
        (N, 0),
        (Plain(), 30),
        (Sum(Plain(), Plain()), 60),
    ],
    ids=lambda x: x if isinstance(x, int) else type(x).__name__,
)
def test_an_expression_has_this_value(expression: Expr[Toy], value: int) -> None:
    kit = Kit()
    assert kit.words(kit.play(kit.say(expression))) == [value]


def test_the_size_of_a_zone_is_that_of_the_seat_in_focus() -> None:
    kit = Kit()
    s = kit.play(EachSeat([kit.say(SizeOf(kit.area))]), prepare=lambda s: s.zone(kit.area, 1).fill([1, 2, 3]))
    assert kit.words(s) == [0, 3, 0]


# Load errors and runaways.


@pytest.mark.parametrize("sort", ["domain", "zone", "counter", "event", "query", "program"])
def test_two_things_of_one_sort_and_name_are_refused_at_load(sort: str) -> None:
    book = new_book("twice", "1", 2)
    book.domain("home")

    def declare(name: str) -> None:
        match sort:
            case "domain":
                book.domain(name)
            case "zone":
                book.zone(name, PUBLIC, "home")
            case "counter":
                book.counter(name)
            case "event":
                book.event(name)
            case "query":
                book.query(name)
            case _:
                book.program(name, [], "twice:rule")

    declare("same")
    declare("other")
    with pytest.raises(LoadError, match=f"'{sort} same' is defined twice"):
        declare("same")


def test_things_of_different_sorts_may_share_a_name() -> None:
    book = new_book("shared", "1", 2)
    book.domain("same")
    book.zone("same", PUBLIC, "same")
    book.counter("same")
    book.event("same")
    book.query("same")
    book.program("same", [], "shared:rule")


def test_a_zone_in_an_unknown_domain_is_refused_at_load() -> None:
    with pytest.raises(LoadError, match="unknown domain 'nowhere'"):
        new_book("lost", "1", 2).zone("z", PUBLIC, "nowhere")


@pytest.mark.parametrize("sight", [HIDDEN, OWNER])
def test_a_listener_or_replacement_in_a_hidden_zone_is_refused_at_load(sight: int) -> None:
    book = new_book("leaky", "1", 2)
    zone = book.zone("secret", sight, book.domain("own", per_seat=True))
    event = book.event("event")
    program = book.program("program", [], "leaky:rule")
    with pytest.raises(LoadError, match="'secret' would tell what is hidden"):
        book.on(1, event, zone, program)
    with pytest.raises(LoadError, match="'secret' would tell what is hidden"):
        book.instead(1, event, zone, program)


def test_a_program_written_twice_is_refused_at_load() -> None:
    kit = Kit()
    number = kit.book.reserve("later", "toy:later")
    kit.book.write(number, [kit.say(1)])
    with pytest.raises(LoadError, match="'later' is written twice"):
        kit.book.write(number, [kit.say(2)])


def test_a_program_reserved_and_never_written_is_refused_at_load() -> None:
    kit = Kit()
    kit.book.reserve("later", "toy:later")
    with pytest.raises(LoadError, match="'later' is reserved, not written"):
        kit.game(kit.say(1))


def test_a_program_that_never_asks_and_never_ends_is_stopped_and_named() -> None:
    kit = Kit()
    sub = kit.program("circle", While(1, [SetN(1)]))
    with pytest.raises(RuntimeError, match="toy: the program 'circle' never ends"):
        kit.play(Call(sub))


def test_a_long_run_of_nodes_below_the_guard_is_let_be() -> None:
    kit = Kit()
    s = kit.play(Repeat(RUNAWAY // 100, [SetN(1)]), kit.say(1))
    assert kit.words(s) == [1]


def test_a_fault_in_a_node_is_not_swallowed() -> None:
    with pytest.raises(ZeroDivisionError):
        Kit().play(Fails(ZeroDivisionError("planted")))
