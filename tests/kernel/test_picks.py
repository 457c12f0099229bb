"""Picking several, secret simultaneous choices and payments with substitutes (DESIGN 3.4.1, 3.4.4)."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, strategies as st

from civitas.kernel.events import CHOICE, COMMIT, REVEAL, UNSEEN
from civitas.kernel.expr import A, Amount, Counter, Minus, N, SizeOf, V
from civitas.kernel.flow import Add, Call, EachOther, EachSeat, May, Repeat
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Node
from civitas.kernel.picks import Committed, Pay, Reveal, Way
from civitas.kernel.session import Session
from civitas.kernel.triggers import Fire

from .toy import Kit, Promise, TakeFrom, Toy, Which, asked, events

# Any number of cards: repeated picks in ascending order, plus pass.


def from_hand(
    cards: list[int], least: Amount, most: Amount, always: bool = False, private: bool = False
) -> tuple[Kit, Toy]:
    """Seat 0 takes cards from hand to its area, and then says how many."""
    kit = Kit()
    take = TakeFrom("take", kit.hand, kit.area, least, most, always, private)
    return kit, kit.play(take, kit.say(N), prepare=lambda s: s.zone(kit.hand, 0).fill(cards))


def picked(s: Toy, *codes: int) -> Toy:
    for code in codes:
        s.choose(code)
    return s


def every_way(s: Toy) -> list[tuple[int, ...]]:
    """The codes of every way to answer the questions from here to the end."""
    if s.over:
        return [()]
    out = []
    for code in s.options:
        t = s.copy()
        t.choose(code)
        out += [(code, *rest) for rest in every_way(t)]
    return out


def test_any_number_is_picked_one_at_a_time_in_ascending_order_until_pass() -> None:
    kit, s = from_hand([1, 2, 3], 0, 3)
    assert asked(s) == ("take", 0, [PASS, 1, 2, 3])
    s.choose(2)
    assert asked(s) == ("take", 0, [PASS, 3]), "nothing below the last pick"
    s.choose(PASS)
    assert s.zone(kit.area, 0).cards() == [2]
    assert kit.words(s) == [1]


def test_equal_cards_may_be_picked_again_but_are_offered_once() -> None:
    kit, s = from_hand([4, 4, 4, 5], 0, 4)
    assert s.options == [PASS, 4, 5]
    picked(s, 4, 4)
    assert s.options == [PASS, 4, 5]
    picked(s, 5)
    assert s.over, "nothing not below the last pick is left to ask about"
    assert s.zone(kit.area, 0).cards() == [4, 4, 5]


@given(st.lists(st.integers(0, 5), max_size=5), st.integers(0, 4), st.integers(0, 3))
def test_every_set_of_allowed_size_is_reached_in_exactly_one_way(cards: list[int], least: int, more: int) -> None:
    """As many as possible when there are too few."""
    kit, s = from_hand(cards, least, least + more)
    sizes = range(min(least, len(cards)), min(least + more, len(cards)) + 1)
    wanted = {chosen for size in sizes for chosen in combinations(sorted(cards), size)}
    reached = []
    for codes in every_way(s):
        t = picked(s.copy(), *codes)
        reached.append(tuple(t.zone(kit.area, 0).cards()))
    assert len(reached) == len(set(reached)), "no set in two ways"
    assert set(reached) == wanted


def test_only_picks_that_leave_enough_are_offered() -> None:
    _, s = from_hand([1, 2, 3, 4], 3, 3)
    assert s.options == [1, 2], "from 3 on there would be too few"
    s.choose(2)
    assert s.over, "3 and 4 had to follow"


def test_pass_is_offered_once_enough_are_picked() -> None:
    _, s = from_hand([1, 2, 3], 1, 2)
    assert s.options == [1, 2, 3]
    s.choose(1)
    assert s.options == [PASS, 2, 3]


def test_with_fewer_cards_than_must_be_picked_all_are_taken() -> None:
    kit, s = from_hand([1, 2], 4, 4)
    assert s.over
    assert s.zone(kit.area, 0).cards() == [1, 2]
    assert kit.words(s) == [2]


def test_a_pick_of_none_is_not_asked() -> None:
    for least, most in ((0, 0), (0, -3)):
        kit, s = from_hand([1, 2], least, most)
        assert s.over
        assert kit.words(s) == [0]


def test_a_forced_pick_from_hidden_cards_is_asked_all_the_same() -> None:
    _, s = from_hand([1, 1], 2, 2, always=True)
    assert asked(s) == ("take", 0, [1])
    s.choose(1)
    assert asked(s) == ("take", 0, [1])


def test_down_to_two_cards_means_as_many_picks_as_it_takes() -> None:
    kit = Kit()
    least: Amount = Minus(SizeOf(kit.hand), 2)
    take = TakeFrom("discard", kit.hand, kit.heap, least, least, always=True)
    s = kit.play(take, kit.say(N), prepare=lambda s: s.zone(kit.hand, 0).fill([1, 2, 3, 4, 5]))
    picked(s, 2, 3, 4)
    assert s.zone(kit.hand, 0).cards() == [1, 5]
    assert kit.words(s) == [3]


def many(s: Toy) -> tuple[str, int, int]:
    question = s.question
    assert question is not None
    return question.pick.kind, question.pick.least, question.pick.most


def test_the_question_says_how_many_more_may_and_must_be_picked() -> None:
    _, s = from_hand([1, 2, 3, 4], 2, 3)
    assert many(s) == ("many", 2, 3)
    s.choose(1)
    assert many(s) == ("many", 1, 2)
    s.choose(2)
    assert many(s) == ("many", 0, 1)


def test_the_question_does_not_promise_more_picks_than_the_order_leaves() -> None:
    """After 3 only 4 is left to pick in ascending order, so one more at most."""
    _, s = from_hand([1, 2, 3, 4], 0, 4)
    s.choose(3)
    assert s.options == [PASS, 4]
    assert many(s) == ("many", 0, 1)


def test_picks_in_a_loop_for_each_seat_start_anew_each_time() -> None:
    kit = Kit()
    take = TakeFrom("take", kit.hand, kit.area, 1, 1)

    def prepare(s: Toy) -> None:
        for seat in range(3):
            s.zone(kit.hand, seat).fill([1, 2, 3])

    s = kit.play(EachSeat([Repeat(2, [take, kit.say(N)])]), prepare=prepare)
    for seat in range(3):
        assert asked(s) == ("take", seat, [1, 2, 3])
        s.choose(3)
        assert asked(s) == ("take", seat, [1, 2])
        s.choose(1)
    assert kit.words(s) == [1] * 6


def test_a_private_pick_is_an_event_whose_face_only_the_chooser_sees() -> None:
    _, s = from_hand([1, 2], 1, 1, private=True)
    s.choose(2)
    choice = next(event for event in events(s) if event.kind == CHOICE)
    faces = [choice.as_seen_by(1 << viewer) for viewer in range(4)]
    assert [e.args[0] for e in faces if e is not None] == [2, UNSEEN, UNSEEN, UNSEEN]


class PutAside(TakeFrom):
    """Picks that move cards as a game does, so that others know no more than their number."""

    def chosen(self, s: Toy, f: Frame, code: int) -> None:
        move(s, code, s.zone(self.zone, f.who), s.zone(self.to, f.who))


def test_which_card_was_picked_last_in_private_is_no_part_of_another_s_world() -> None:
    """Views are equal whatever was picked, so the worlds dealt from them are too."""
    worlds = []
    for code in (1, 2):
        kit = Kit()
        take = PutAside("put", kit.hand, kit.deck, 2, 3, always=True, private=True)

        def prepare(s: Toy, kit: Kit = kit) -> None:
            zone = s.zone(kit.hand, 0)
            zone.fill([1, 2, 3, 4])
            zone.open = 0

        game = kit.game(take, prepare=prepare)
        s = game.new(2, 1)
        s.choose(code)
        assert asked(s)[1] == 0
        worlds.append((game.view(s, 1), game.determinize(s, 1, 5).key()))
    assert worlds[0] == worlds[1]


def test_nor_is_it_while_the_pick_waits_for_another_question() -> None:
    """The pick stops for a question to the next seat: what lies below on the stack is as secret as on top."""
    worlds = []
    for code in (1, 2):
        kit = Kit()
        stop = kit.program("stop", EachOther([Which("stop", 1, 2)]))

        class Interrupted(PutAside):
            def chosen(self, s: Toy, f: Frame, code: int, stop: int = stop) -> None:
                super().chosen(s, f, code)
                s.call(stop, f.me, f.who, f.src)

        def prepare(s: Toy, kit: Kit = kit) -> None:
            zone = s.zone(kit.hand, 0)
            zone.fill([1, 2, 3, 4])
            zone.open = 0

        take = Interrupted("put", kit.hand, kit.deck, 2, 3, always=True, private=True)
        game = kit.game(take, prepare=prepare)
        s = game.new(2, 1)
        s.choose(code)
        assert asked(s) == ("stop", 1, [1, 2])
        worlds.append((game.view(s, 1), game.determinize(s, 1, 5).key()))
    assert worlds[0] == worlds[1]


# Secret simultaneous choices.


def commit_to(*body: Node[Toy], codes: tuple[int, ...] = (5, 6, 7), least: int = 1, most: int = 1) -> tuple[Kit, Toy]:
    kit = Kit()
    return kit, kit.play(Promise("promise", codes, least, most), kit.say(0), Reveal([kit.say(Committed()), *body]))


def test_every_seat_commits_in_seat_order_and_all_is_revealed_at_once() -> None:
    kit, s = commit_to()
    for seat, code in enumerate((6, 5, 6)):
        assert asked(s) == ("promise", seat, [5, 6, 7])
        assert kit.words(s) == [], "nothing goes on before all are in"
        s.choose(code)
    assert kit.heard(s) == [(0, 0), (0, 6), (1, 5), (2, 6)]
    assert s.over
    assert s.commits == []


def test_a_later_seat_s_options_do_not_depend_on_what_was_committed() -> None:
    for code in (5, 6, 7):
        _, s = commit_to()
        s.choose(code)
        assert s.options == [5, 6, 7]


def test_a_seat_with_a_single_option_is_asked_to_commit_too() -> None:
    _, s = commit_to(codes=(5,))
    for seat in range(3):
        assert asked(s) == ("promise", seat, [5])
        s.choose(5)
    assert s.over


def test_several_may_be_committed_until_pass() -> None:
    kit = Kit()
    node = Promise("promise", (5, 6, 7), 1, 3)
    s = kit.play(node, Reveal([kit.say(Committed(0)), kit.say(Committed(1)), kit.say(Committed(2))]), seats=2)
    assert s.options == [5, 6, 7]
    s.choose(6)
    assert asked(s) == ("promise", 0, [PASS, 7])
    s.choose(PASS)
    picked(s, 5, 6, 7)
    assert kit.words(s) == [6, PASS, PASS, 5, 6, 7]


def test_only_the_seats_taking_part_commit() -> None:
    kit = Kit()
    s = kit.play(Promise("promise", (5, 6), part=(0, 2)), Reveal([kit.say(Committed())]))
    assert asked(s)[1] == 0
    s.choose(5)
    assert asked(s)[1] == 2
    s.choose(6)
    assert kit.words(s) == [5, PASS, 6]


class PromiseUnlessSeat1(Promise):
    """Seat 1 takes part but has nothing to commit to."""

    def choices(self, s: Toy, f: Frame, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [] if seat == 1 else super().choices(s, f, seat, picks)


def test_a_seat_with_nothing_to_commit_to_is_passed_over() -> None:
    kit = Kit()
    s = kit.play(PromiseUnlessSeat1("promise", (5, 6)), Reveal([kit.say(Committed())]))
    assert asked(s)[1] == 0
    s.choose(6)
    assert asked(s)[1] == 2
    s.choose(5)
    assert kit.words(s) == [6, PASS, 5]


def test_a_seat_with_nothing_to_commit_to_does_not_hold_up_a_session() -> None:
    kit = Kit()
    game = kit.game(PromiseUnlessSeat1("promise", (5, 6)), Reveal([Add(kit.points, Committed())]))
    for order in ((0, 2), (2, 0)):
        session = Session(game, game.new(3, 1))
        for seat in order:
            session.choose(seat, 5)
        assert session.codes == [5, 5]
        assert session.state.over


def test_a_commitment_is_an_event_that_hides_it_and_the_reveal_one_that_shows_it() -> None:
    _, s = commit_to()
    picked(s, 6, 5, 7)
    log = [(event.kind, event.seat) for event in events(s) if event.kind in (CHOICE, COMMIT, REVEAL)]
    assert log == [(kind, seat) for seat in range(3) for kind in (CHOICE, COMMIT)] + [
        (REVEAL, 0),
        (REVEAL, 1),
        (REVEAL, 2),
    ]
    choices = [event for event in events(s) if event.kind == CHOICE]
    for event in choices:
        seen = event.as_seen_by(1 << (event.seat + 1) % 3)
        assert seen is not None
        assert seen.args == (UNSEEN,)
    assert [event.args for event in events(s) if event.kind == REVEAL] == [(6,), (5,), (7,)]


def test_a_reveal_counts_as_new_information() -> None:
    _, s = commit_to()
    picked(s, 6, 5)
    before = s.reveals
    s.choose(7)
    assert s.reveals == before + 1


def test_a_second_simultaneous_choice_starts_without_the_first_one_s_answers() -> None:
    kit = Kit()
    node = Promise("promise", (5, 6))
    s = kit.play(Repeat(2, [node, Reveal([kit.say(Committed())])]), seats=2)
    picked(s, 5, 6)
    assert asked(s) == ("promise", 0, [5, 6])
    picked(s, 6, 6)
    assert kit.words(s) == [5, 6, 6, 6]


def test_an_open_commitment_is_saved_with_what_is_in_already() -> None:
    kit = Kit()
    game = kit.game(Promise("promise", (5, 6)), Reveal([Add(kit.points, Committed())]))
    s = game.new(3, 1)
    s.choose(6)
    t = game.from_json(s.to_json())
    assert t.key() == s.key()
    for state in (s, t):
        picked(state, 5, 5)
        assert state.scores() == [6, 5, 5]


def test_nobody_else_sees_a_commitment_until_all_are_in() -> None:
    kit = Kit()
    game = kit.game(Promise("promise", (5, 6)), Reveal([Which("q", 1, 2)]))
    s = game.new(3, 1)
    s.choose(6)
    assert game.view(s, 0).commits == [(6,), (), ()]
    for viewer in (1, 2, None):
        assert game.view(s, viewer).commits == [None, (), ()]
    picked(s, 5, 5)
    for viewer in (0, 1, 2, None):
        assert game.view(s, viewer).commits == [(6,), (5,), (5,)]


def test_while_a_choice_is_open_every_seat_that_has_not_answered_sees_its_own_question() -> None:
    kit = Kit()
    game = kit.game(Promise("promise", (5, 6), part=(0, 1, 2)), Reveal([Which("q", 1, 2)]))
    s = game.new(4, 1)
    s.choose(5)
    for seat in (1, 2):
        view = game.view(s, seat)
        assert view.question is not None
        assert view.question.seat == seat
        assert [option.code for option in view.options] == [5, 6]
    for seat in (0, 3):
        assert game.view(s, seat).options == []


def test_a_determinized_copy_makes_up_the_commitments_of_others_and_keeps_one_s_own() -> None:
    kit = Kit()
    game = kit.game(Promise("promise", tuple(range(50))), Reveal([Which("q", 1, 2)]))
    s = game.new(3, 1)
    picked(s, 17, 23)
    made_up = {game.determinize(s, 2, seed).commits[0] for seed in range(8)}
    assert len(made_up) > 1
    for seed in range(4):
        assert game.determinize(s, 0, seed).commits[0] == (17,)
        assert game.determinize(s, 1, seed).commits[1] == (23,)


# Payments.


class Purse:
    """Two or three means of payment, each with a program that says what it spent."""

    def __init__(self, cost: Amount, *have: int, hidden: bool = False) -> None:
        self.kit = kit = Kit()
        bases = (kit.coins, kit.favours, kit.points)[: len(have)]
        self.ways = [
            Way(f"way {i}", Counter(base), kit.program(f"spend {i}", Add(base, Minus(0, A)), kit.say(A)))
            for i, base in enumerate(bases)
        ]
        self.pay = Pay("pay", cost, self.ways, hidden)
        self.give = [Add(base, amount) for base, amount in zip(bases, have, strict=True)]
        self.bases = bases

    def play(self, *nodes: Node[Toy]) -> Toy:
        return self.kit.play(*self.give, *(nodes or (self.pay, self.kit.say(100))))

    def left(self, s: Toy) -> list[int]:
        return [s.get(base) for base in self.bases]


def test_a_payment_asks_one_question_a_means_and_offers_only_amounts_that_can_be_completed() -> None:
    purse = Purse(5, 4, 2, 3)
    s = purse.play()
    assert asked(s) == ("pay", 0, [0, 1, 2, 3, 4])
    s.choose(1)
    assert asked(s) == ("pay", 0, [1, 2]), "the third means holds only three of the four still due"
    s.choose(2)
    assert purse.left(s) == [3, 0, 1], "the rest is no question any more"
    assert purse.kit.words(s) == [1, 2, 2, 100]


@given(st.lists(st.integers(0, 4), min_size=1, max_size=3), st.integers(0, 9))
def test_every_mix_that_pays_exactly_is_reached_in_one_way_and_no_other(have: list[int], cost: int) -> None:
    if sum(have) < cost:
        return
    purse = Purse(cost, *have)
    s = purse.play()
    reached = []
    for codes in every_way(s):
        t = s.copy()
        picked(t, *codes)
        reached.append(tuple(before - after for before, after in zip(have, purse.left(t), strict=True)))
    mixes = [()]
    for amount in have:
        mixes = [(*mix, n) for mix in mixes for n in range(amount + 1)]
    assert sorted(reached) == sorted(mix for mix in mixes if sum(mix) == cost)


def test_nothing_due_is_nothing_asked() -> None:
    for cost in (0, -2):
        purse = Purse(cost, 4, 2)
        s = purse.play()
        assert s.over
        assert purse.left(s) == [4, 2]


def test_the_question_says_what_is_due_and_which_means_is_asked_about() -> None:
    purse = Purse(3, 2, 2, 2)
    s = purse.play()
    assert s.question is not None
    assert s.question.args == (3, 0)
    s.choose(0)
    assert s.question is not None
    assert s.question.args == (3, 1)


def test_a_payment_that_cannot_be_made_is_not_offered() -> None:
    for have, offered in ((2, False), (3, True)):
        purse = Purse(3, have)
        s = purse.play(May("may", [purse.pay]), purse.kit.say(100))
        assert s.asking == offered


def test_every_question_of_a_secret_payment_is_asked() -> None:
    """With one coin and nothing else the amounts are forced, but not being asked would tell."""
    purse = Purse(1, 1, 0, hidden=True)
    s = purse.play()
    assert asked(s) == ("pay", 0, [1])


def test_the_deed_of_spending_is_a_program_others_can_hook() -> None:
    kit = Kit()
    spent = kit.book.event("spent")
    way = Way("coins", Counter(kit.coins), kit.program("spend", Add(kit.coins, Minus(0, A)), Fire(spent)))
    answer = kit.program("watch", Which("watched", 1, 2), kit.say(A))
    kit.book.on(3, spent, kit.area, answer, 1)
    s = kit.play(
        Add(kit.coins, 4),
        Pay("pay", 3, [way]),
        kit.say(100),
        prepare=lambda s: s.zone(kit.area, 1).fill([3]),
    )
    assert asked(s) == ("watched", 0, [1, 2]), "who is in focus is the one who paid"
    s.choose(1)
    assert kit.words(s) == [3, 100]


def test_payments_nest_in_loops() -> None:
    kit = Kit()
    ways = [
        Way("coins", Counter(kit.coins), kit.program("coins", Add(kit.coins, Minus(0, A)))),
        Way("favours", Counter(kit.favours), kit.program("favours", Add(kit.favours, Minus(0, A)))),
    ]
    pay = kit.program("pay", Pay("pay", 2, ways))
    s = kit.play(EachSeat([Add(kit.coins, 3), Add(kit.favours, 3), Repeat(2, [Call(pay), kit.say(V)])]), seats=2)
    for seat in (0, 1):
        assert asked(s) == ("pay", seat, [0, 1, 2])
        s.choose(2)
        assert asked(s) == ("pay", seat, [0, 1])
        s.choose(1)
    assert s.over
    assert [s.get(kit.coins + seat) for seat in (0, 1)] == [0, 0]
    assert [s.get(kit.favours + seat) for seat in (0, 1)] == [2, 2]


def test_each_other_seat_pays_for_itself() -> None:
    purse = Purse(1, 1)
    kit = purse.kit
    s = kit.play(EachSeat([Add(kit.coins, 2)]), EachOther([purse.pay]))
    assert [s.get(kit.coins + seat) for seat in range(3)] == [2, 1, 1]


def test_the_candidates_of_a_commitment_are_there_as_often_as_they_may_be_committed() -> None:
    kit = Kit()
    game = kit.game(Promise("promise", (5, 6), 2, 2), Reveal([Which("q", 1, 2)]))
    s = game.new(3, 1)
    for seat in range(3):
        assert [option.code for option in game.view(s, seat).candidates] == [5, 6], "a promise is made once"
    assert game.view(s, None).candidates == []
