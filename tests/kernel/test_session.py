"""Sessions: choices, undo and redo, versions, sets, open commitments, keyframes, log, incidents (DESIGN 3.3, 3.4)."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import pytest
from hypothesis import given, settings, strategies as st
from proving.scenario import ProvingScenario, number

from civitas.games.proving.actions import BUY
from civitas.games.proving.game import GAME
from civitas.games.proving.state import HAND, KINGDOM, State
from civitas.kernel.errors import CivitasError, IllegalChoice, StaleChoice
from civitas.kernel.events import CHOICE, COMMIT, MOVE, UNSEEN
from civitas.kernel.expr import Equal, V
from civitas.kernel.flow import Add, BeginTurn, EachSeat, If, Repeat
from civitas.kernel.frame import Frame
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.moves import draw
from civitas.kernel.node import PASS, Node
from civitas.kernel.picks import Committed, Reveal
from civitas.kernel.record import PRINT_EVERY, read_record, replay_record
from civitas.kernel.session import KEYFRAME_EVERY, Incident, Session
from civitas.testing.positions import pick, rng_of

from .toy import Fails, Kit, Promise, TakeFrom, Toy, ToyGame, Which


def at_table(table: ProvingScenario) -> Session[State]:
    return Session(GAME, table.state)


def random_session(seats: int, seed: int, choices: int) -> Session[State]:
    """A session after so many random choices."""
    session = Session.new(GAME, seats, seed, {"rounds": 60})
    rng = rng_of("session", seats, seed)
    while session.state.asking and len(session.codes) < choices:
        answer_at_random(session, rng)
    return session


def answer_at_random(session: Session[State], rng: object) -> None:
    """One random answer, by every seat when a commitment is open."""
    if session.commit_open():
        for seat in range(session.state.seats):
            options = GAME.commit_options(session.state, seat, ())
            if options:
                session.choose(seat, options[0])
        return
    session.choose(session.state.asked, pick(session.state, rng))  # type: ignore[arg-type]


def unchanged_by(
    session: Session[State], call: object, *args: object, error: type[CivitasError], **more: object
) -> str:
    """The call is refused and the session is as it was; returns what was said."""
    before = snapshot(session)
    with pytest.raises(error) as refusal:
        call(*args, **more)
    assert snapshot(session) == before
    return str(refusal.value)


def snapshot(session: Session[State]) -> tuple[object, ...]:
    """Everything a session holds."""
    return (
        session.state.to_json(),
        session.version,
        list(session.codes),
        list(session.prints),
        list(session.event_marks),
        len(session.sink.events),
        dict(session.answers),
        [step.state.key() for step in session.kept],
        [list(codes) for codes in session.undone],
        [frame.key() for frame in session.keyframes],
    )


# Answering.


def test_a_choice_moves_the_game_on_and_leaves_the_state_before_it_alone() -> None:
    session = Session.new(GAME, 2, 1)
    before = session.state
    text = before.to_json()
    session.choose(0, PASS)
    assert session.codes == [PASS]
    assert session.state.turn == 1
    assert before.to_json() == text


def test_another_seat_s_answer_is_refused_and_nothing_changes() -> None:
    session = Session.new(GAME, 2, 1)
    said = unchanged_by(session, session.choose, 1, PASS, error=IllegalChoice)
    assert said == "Seat 1 is not being asked; seat 0 is."


def test_an_illegal_choice_is_refused_and_nothing_changes() -> None:
    session = Session.new(GAME, 2, 1)
    assert "not an option" in unchanged_by(session, session.choose, 0, 99, error=IllegalChoice)


def test_an_answer_to_a_game_that_is_over_is_refused() -> None:
    session = Session.new(GAME, 2, 1, {"rounds": 1})
    session.choose(0, PASS)
    session.choose(1, PASS)
    assert session.state.over
    assert "over" in unchanged_by(session, session.choose, 0, PASS, error=IllegalChoice)
    assert "over" in unchanged_by(session, session.choose_many, 0, [1], error=IllegalChoice)


def test_a_stale_answer_is_refused_and_nothing_changes() -> None:
    session = Session.new(GAME, 2, 1)
    session.choose(0, 0, version=0)
    said = unchanged_by(session, session.choose, 0, PASS, version=0, error=StaleChoice)
    assert said == "This answers position 0 of the game, which is now at 1."
    unchanged_by(session, session.choose_many, 0, [1], version=0, error=StaleChoice)
    session.choose(0, PASS, version=1)


def test_versions_grow_with_every_choice_undo_and_redo_and_are_never_reused() -> None:
    table = ProvingScenario().hand(0, "bead", "coin", "ingot")
    session = at_table(table)
    seen = [session.version]

    def note() -> None:
        assert session.version > seen[-1]
        seen.append(session.version)

    session.choose(0, number("bead"))
    note()
    session.undo(0)
    note()
    session.redo(0)
    note()
    session.undo(0)
    note()
    session.choose(0, number("ingot"))
    note()
    unchanged_by(session, session.choose, 0, number("coin"), version=1, error=StaleChoice)


# Undo and redo (3.4.10).


def test_undo_takes_back_choice_after_choice_of_the_same_seat() -> None:
    session = at_table(ProvingScenario().hand(0, "bead", "coin", "ingot"))
    keys = [session.state.key()]
    for card in ("bead", "coin", "ingot"):
        session.choose(0, number(card))
        keys.append(session.state.key())
    for key in reversed(keys[:-1]):
        assert session.can_undo(0)
        session.undo(0)
        assert session.state.key() == key
    assert not session.can_undo(0)
    assert session.codes == session.event_marks == []
    assert session.sink.events == []


def test_redo_makes_the_choices_again_in_order() -> None:
    session = at_table(ProvingScenario().hand(0, "bead", "coin"))
    session.choose(0, number("bead"))
    one = session.state.key()
    session.choose(0, number("coin"))
    two = session.state.key()
    events = len(session.sink.events)
    session.undo(0)
    session.undo(0)
    session.redo(0)
    assert session.state.key() == one
    session.redo(0)
    assert session.state.key() == two
    assert session.codes == [number("bead"), number("coin")]
    assert len(session.sink.events) == events
    session.undo(0)
    assert session.state.key() == one, "what was made again can be taken back again"


def test_redo_is_forgotten_after_a_new_choice() -> None:
    session = at_table(ProvingScenario().hand(0, "bead", "coin"))
    session.choose(0, number("bead"))
    session.undo(0)
    session.choose(0, number("coin"))
    assert "nothing to make again" in unchanged_by(session, session.redo, 0, error=IllegalChoice)


def test_redo_is_forgotten_after_a_set_too() -> None:
    session = at_table(ProvingScenario("bonfire").hand(0, "bonfire", "bead", "hut"))
    session.choose(0, number("bonfire"))
    session.choose(0, number("bead"))
    session.undo(0)
    session.choose_many(0, [number("hut")])
    unchanged_by(session, session.redo, 0, error=IllegalChoice)


def test_redo_is_for_the_seat_that_is_asked() -> None:
    session = at_table(ProvingScenario().hand(0, "bead"))
    session.choose(0, number("bead"))
    session.undo(0)
    unchanged_by(session, session.redo, 1, error=IllegalChoice)


def test_nothing_can_be_undone_before_the_first_choice_or_by_another_seat() -> None:
    session = at_table(ProvingScenario().hand(0, "bead"))
    unchanged_by(session, session.undo, 0, error=IllegalChoice)
    session.choose(0, number("bead"))
    assert not session.can_undo(1)
    assert "cannot" not in unchanged_by(session, session.undo, 1, error=IllegalChoice)


def test_drawing_a_card_ends_undo() -> None:
    table = ProvingScenario("market").hand(0, "bead", "market").deck(0, "coin", "coin")
    session = at_table(table)
    session.choose(0, number("bead"))
    session.choose(0, number("market"))
    assert not session.can_undo(0)
    unchanged_by(session, session.undo, 0, error=IllegalChoice)


def test_drawing_a_card_the_seat_knew_ends_nothing() -> None:
    """It put the card back itself, so nothing new is seen when it is drawn again."""
    table = ProvingScenario("courier", "market").hand(0, "courier", "market", "hut").deck(0, "bead", "coin")
    session = at_table(table)
    session.choose(0, number("courier"))
    session.choose(0, number("hut"))
    assert session.can_undo(0), "the courier drew, but putting a card back reveals nothing more"
    session.choose(0, number("market"))
    assert number("hut") in session.state.zone(HAND, 0).cards()
    assert session.can_undo(0)


def test_looking_at_a_card_ends_undo() -> None:
    table = ProvingScenario("scout").hand(0, "scout").deck(0).discards(0).deck(1, "coin", "hut")
    session = at_table(table)
    session.choose(0, number("scout"))
    assert session.state.question is not None
    assert session.state.question.kind == "discard-top"
    assert not session.can_undo(0)


@pytest.mark.parametrize("rolls", [False, True])
def test_the_use_of_the_generator_ends_undo(rolls: bool) -> None:
    class Roll(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            s.roll(6)

    kit = Kit()
    game = kit.game(BeginTurn(), Repeat(4, [Which("q", 1, 2), *([Roll()] if rolls else [])]))
    session = Session(game, game.new(2, 1))
    session.choose(0, 1)
    assert session.can_undo(0) is not rolls


def test_another_seat_being_asked_ends_undo_and_its_answer_does_not_bring_it_back() -> None:
    table = ProvingScenario("levy", seats=2).hand(0, "bead", "levy").hand(1, "bead", "coin", "hut", "ingot")
    session = at_table(table)
    session.choose(0, number("bead"))
    session.choose(0, number("levy"))
    assert session.state.asked == 1
    for seat in (0, 1):
        assert not session.can_undo(seat)
    session.choose(1, number("bead"))
    assert session.state.asked == 0
    for seat in (0, 1):
        assert not session.can_undo(seat)


def test_ending_the_turn_cannot_be_undone_by_the_seat_that_ended_it() -> None:
    session = at_table(ProvingScenario().hand(0, "bead"))
    session.choose(0, number("bead"))
    session.choose(0, PASS)
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_undo_while_others_are_asked_to_commit_is_over_for_they_were_asked_too() -> None:
    """The masque opens a choice of all seats; with nothing to draw it reveals nothing, but the others are asked."""
    table = ProvingScenario("masque").hand(0, "masque", "bead", "hut").deck(0).discards(0).hand(1, "bead", "coin")
    session = at_table(table)
    session.choose(0, number("masque"))
    assert session.commit_open()
    assert not session.can_undo(0)


def test_an_answer_to_an_open_commitment_does_not_outlive_the_commitment() -> None:
    """If the question is taken back, what was answered to it is gone."""
    table = ProvingScenario("masque").hand(0, "masque", "bead", "hut").deck(0).discards(0).hand(1, "bead", "coin")
    session = at_table(table)
    session.choose(0, number("masque"))
    session.choose(1, number("coin"))
    if session.can_undo(0):
        session.undo(0)
        assert session.committed() == []
    assert session.committed() == ([1] if session.commit_open() else [])


# Sets, all or nothing.


def discarding(*hand: str) -> Session[State]:
    """Seat 0 is asked to trash up to four cards."""
    session = at_table(ProvingScenario("bonfire").hand(0, "bonfire", *hand))
    session.choose(0, number("bonfire"))
    assert session.state.question is not None
    assert session.state.question.kind == "trash"
    return session


@settings(max_examples=60)
@given(st.lists(st.sampled_from(["bead", "coin", "hut", "hall"]), min_size=1, max_size=4))
def test_a_set_in_any_order_equals_single_picks_in_ascending_order(cards: list[str]) -> None:
    hand = ["bead", "bead", "bead", "bead", "coin", "coin", "coin", "coin", *["hut"] * 4, *["hall"] * 4]
    together, singly = discarding(*hand), discarding(*hand)
    codes = [number(card) for card in cards]
    together.choose_many(0, codes)
    for code in sorted(codes):
        singly.choose(0, code)
    if len(codes) < 4:
        singly.choose(0, PASS)
    assert together.state.key() == singly.state.key()
    assert together.codes == singly.codes
    assert together.record() == singly.record()


def test_a_set_is_one_step_for_undo() -> None:
    session = discarding("bead", "coin", "hut")
    before = session.state.key()
    session.choose_many(0, [number("hut"), number("bead")])
    assert session.codes[1:] == [number("bead"), number("hut"), PASS]
    session.undo(0)
    assert session.state.key() == before
    session.redo(0)
    assert session.codes[1:] == [number("bead"), number("hut"), PASS]


def test_the_empty_set_is_a_pass() -> None:
    session = discarding("bead", "coin")
    session.choose_many(0, [])
    assert session.codes[1:] == [PASS]


@pytest.mark.parametrize(
    "codes",
    [
        ["hall"],
        ["bead", "hall"],
        ["bead", "bead"],
        ["bead", "coin", "hut", "hut", "hut"],
    ],
)
def test_a_set_that_is_not_whole_in_hand_or_too_large_is_refused_and_nothing_is_picked(codes: list[str]) -> None:
    session = discarding("bead", "coin", "hut")
    unchanged_by(session, session.choose_many, 0, [number(code) for code in codes], error=IllegalChoice)


def test_a_set_too_small_is_refused_and_nothing_is_picked() -> None:
    table = ProvingScenario("levy").hand(0, "levy").hand(1, "bead", "coin", "ingot", "hut", "house")
    session = at_table(table)
    session.choose(0, number("levy"))
    said = unchanged_by(session, session.choose_many, 1, [number("bead")], error=IllegalChoice)
    assert "from 2 to 2" in said


def test_a_set_for_a_question_that_takes_one_answer_is_refused() -> None:
    session = Session.new(GAME, 2, 1)
    assert "one answer, not a set" in unchanged_by(session, session.choose_many, 0, [0], error=IllegalChoice)


def test_pass_is_no_member_of_a_set() -> None:
    """Taken for one, it would end the picking and drop the rest of the set without a word."""
    session = discarding("bead", "coin", "hut")
    unchanged_by(session, session.choose_many, 0, [PASS, number("bead")], error=IllegalChoice)


def test_the_same_question_to_the_next_seat_is_not_answered_by_this_seat_s_set() -> None:
    """The levy asks seat after seat to discard down to three: seat 1's set is seat 1's alone."""
    five = ("bead", "coin", "ingot", "hut", "house")
    table = ProvingScenario("levy", seats=3).hand(0, "levy").hand(1, *five).hand(2, *five)
    session = at_table(table)
    session.choose(0, number("levy"))
    session.choose_many(1, [number("house"), number("bead")])
    assert session.codes[1:] == [number("bead"), number("house")]
    assert session.state.asked == 2


def test_the_same_question_asked_again_in_a_loop_is_not_answered_by_the_first_set() -> None:
    kit = Kit()
    take = TakeFrom("take", kit.hand, kit.area, 0, 1, always=True)
    game = kit.game(Repeat(2, [take]), prepare=lambda s: s.zone(kit.hand, 0).fill([1, 2, 3]))
    session = Session(game, game.new(2, 1))
    session.choose_many(0, [2])
    assert session.codes == [2]
    assert session.state.asking


class Interrupted(TakeFrom):
    """Every pick asks something else before the next."""

    def __init__(self, kit: Kit, most: int) -> None:
        super().__init__("take", kit.hand, kit.area, 0, most)
        self.stop = kit.program("stop", Which("stop", 1, 2))

    def chosen(self, s: Toy, f: Frame, code: int) -> None:
        super().chosen(s, f, code)
        s.call(self.stop, f.me, f.who, f.src)


def interrupted(most: int) -> Session[Toy]:
    kit = Kit()
    game = kit.game(Interrupted(kit, most), Which("after", 1, 2), prepare=lambda s: s.zone(kit.hand, 0).fill([3, 4, 5]))
    return Session(game, game.new(2, 1))


def test_what_is_left_of_a_set_whose_pick_asks_something_else_is_asked_again_afterwards() -> None:
    session = interrupted(3)
    session.choose_many(0, [3, 4])
    assert session.codes == [3]
    assert session.state.question.kind == "stop"
    session.choose(0, 1)
    assert (session.state.question.kind, session.state.question.pick.most) == ("take", 2)
    assert session.state.options == [PASS, 4, 5]


def test_a_set_whose_last_pick_asks_something_else_is_whole() -> None:
    session = interrupted(1)
    session.choose_many(0, [4])
    session.choose(0, 1)
    assert session.codes == [4, 1]
    assert session.state.question.kind == "after"


def test_a_set_whose_picks_ask_something_else_is_still_refused_whole() -> None:
    session = interrupted(3)
    with pytest.raises(IllegalChoice):
        session.choose_many(0, [3, 6])
    assert session.codes == []


# Open commitments.


def committing(
    codes: Iterable[int] = (5, 6, 7), least: int = 1, most: int = 1, seats: int = 3, part: Iterable[int] = ()
) -> tuple[ToyGame, Session[Toy]]:
    kit = Kit()
    node = Promise("promise", list(codes), least, most, list(part))
    game = kit.game(node, Reveal([Add(kit.points, Committed())]), Which("after", 1, 2))
    return game, Session(game, game.new(seats, 1))


def test_while_a_commitment_is_open_every_seat_may_answer_in_any_order() -> None:
    game, session = committing()
    session.choose(2, 7)
    assert session.committed() == [2]
    assert session.codes == []
    session.choose(0, 5)
    session.choose(1, 6)
    assert session.codes == [5, 6, 7], "the record keeps seat order"
    assert session.state.scores() == [5, 6, 7]
    assert session.committed() == []
    assert replay_record(game, session.record()).key() == session.state.key()


def test_an_answer_may_be_changed_before_all_are_in() -> None:
    _, session = committing()
    session.choose(2, 7)
    session.choose(2, 5)
    session.choose(0, 6)
    session.choose(0, 7)
    session.choose(1, 6)
    assert session.codes == [7, 6, 5]


def test_every_order_of_answers_leads_to_the_same_state_and_record() -> None:
    keys = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)):
        _, session = committing()
        for seat in order:
            session.choose(seat, 5 + seat)
        keys.add((session.state.key(), tuple(session.codes)))
    assert len(keys) == 1


def test_an_answer_to_an_open_commitment_is_a_new_version_but_no_choice_yet() -> None:
    _, session = committing()
    session.choose(1, 5)
    assert session.version == 1
    assert session.codes == []
    assert session.sink.events == []


def test_what_is_no_option_cannot_be_committed_to() -> None:
    _, session = committing()
    with pytest.raises(IllegalChoice, match=r"9 is not an option .* \[5, 6, 7\]"):
        session.choose(1, 9)
    assert session.committed() == []
    assert session.version == 0


def test_a_seat_that_takes_no_part_cannot_commit() -> None:
    _, session = committing(part=(0, 2))
    with pytest.raises(IllegalChoice, match="Seat 1 takes no part"):
        session.choose(1, 5)
    session.choose(2, 5)
    session.choose(0, 5)
    assert session.codes == [5, 5]


def test_several_are_committed_as_a_set_in_any_order() -> None:
    _, session = committing(least=1, most=3, seats=2)
    session.choose_many(1, [7, 5])
    session.choose_many(0, [6])
    assert session.codes == [6, PASS, 5, 7, PASS]


class Exactly(Promise):
    """So many and no fewer: once they are picked there is nothing to stop, so PASS is never an option."""

    def choices(self, s: Toy, f: Frame, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [code for code in self.codes if not picks or code > picks[-1]]


def test_a_seat_with_a_single_card_left_can_commit_it() -> None:
    """With one option and one pick, nothing is left to pick after it; that is no reason to refuse it."""
    kit = Kit()
    game = kit.game(Exactly("promise", (5,)), Reveal([Add(kit.points, Committed())]))
    session = Session(game, game.new(3, 1))
    for seat in (2, 1, 0):
        session.choose(seat, 5)
    assert session.codes == [5, 5, 5]


def test_all_that_there_is_can_be_committed_as_a_set() -> None:
    _, session = committing(codes=(5, 6), least=2, most=2, seats=2)
    session.choose_many(1, [6, 5])
    session.choose_many(0, [5, 6])
    assert session.codes == [5, 6, 5, 6]


@pytest.mark.parametrize("codes", [[5], [], [5, 6, 7], [5, 5], [5, 9]])
def test_a_commitment_of_the_wrong_size_or_content_is_refused(codes: list[int]) -> None:
    _, session = committing(codes=(5, 6, 7, 8), least=2, most=2, seats=2)
    with pytest.raises(IllegalChoice):
        session.choose_many(0, codes)
    assert session.committed() == []


def test_a_seat_cannot_commit_for_the_next_one_by_naming_too_many() -> None:
    """The masque takes one card from each seat; a second one named by seat 0 must not become seat 1's."""
    table = ProvingScenario("masque").hand(0, "masque", "bead", "hut").deck(0).discards(0).hand(1, "bead", "hut")
    session = at_table(table)
    session.choose(0, number("masque"))
    with pytest.raises(IllegalChoice):
        session.choose_many(0, [number("bead"), number("hut")])
    assert session.committed() == []


def test_pass_among_the_members_of_a_committed_set_is_refused() -> None:
    _, session = committing(least=0, most=2, seats=2)
    with pytest.raises(IllegalChoice):
        session.choose_many(0, [PASS, 5])
    assert session.committed() == []


def test_a_commitment_begun_with_single_picks_is_completed_with_the_rest_of_the_set() -> None:
    """The state came from a record that stops in the middle of seat 0's two picks."""
    game, session = committing(least=2, most=2, seats=2)
    s = game.new(2, 1)
    s.choose(5)
    session = Session.resume(game, game.record(s))
    session.choose_many(0, [7])
    session.choose_many(1, [5, 6])
    assert session.codes == [5, 7, 5, 6]
    assert session.state.question is not None
    assert session.state.question.kind == "after"


def test_the_masque_is_answered_in_any_order_and_the_log_hides_what_until_the_end() -> None:
    table = ProvingScenario("masque", seats=3).hand(0, "masque").deck(0, "coin", "hut")
    table.hand(1, "bead", "house").hand(2, "ingot", "ingot")
    session = at_table(table)
    session.choose(0, number("masque"))
    session.choose(2, number("ingot"))
    session.choose(1, number("house"))
    session.choose(0, number("hut"))
    assert session.codes[1:] == [number("hut"), number("house"), number("ingot")]
    chosen = [event for event in session.log(0, since=1) if event.kind == CHOICE]
    assert [event.args for event in chosen] == [(number("hut"),), (UNSEEN,), (UNSEEN,)]
    assert [event.kind for event in session.log(3, since=1)].count(COMMIT) == 3


# Keyframes and looking back.


@pytest.fixture(scope="module")
def long_session() -> Session[State]:
    session = random_session(3, 5, 230)
    assert len(session.codes) >= 230
    return session


AROUND = [0, 1, 9, 10, 48, 49, 50, 51, 52, 99, 100, 101, 149, 150, 151, 199, 200, 201, 229]


@pytest.mark.parametrize("position", AROUND)
def test_any_position_equals_the_replay_to_it(long_session: Session[State], position: int) -> None:
    assert KEYFRAME_EVERY == 50
    s = long_session.at(position)
    replayed = replay_record(GAME, long_session.record(), position)
    assert s.key() == replayed.key()
    assert s.options == replayed.options
    assert s.choices == replayed.choices == position


def test_a_saved_state_does_not_depend_on_whether_anybody_listened_to_the_events(long_session: Session[State]) -> None:
    """A session keeps a log, a replay does not; a snapshot taken from either must be the same text."""
    replayed = replay_record(GAME, long_session.record())
    assert long_session.state.to_json() == replayed.to_json()


def test_a_position_is_a_copy_to_play_on_from(long_session: Session[State]) -> None:
    before = snapshot(long_session)
    s = long_session.at(120)
    s.choose(s.options[-1])
    assert snapshot(long_session) == before
    assert long_session.at(120).key() != s.key()


@pytest.mark.parametrize("position", [-1, 10_000])
def test_a_position_the_game_does_not_have_is_refused(long_session: Session[State], position: int) -> None:
    with pytest.raises(IllegalChoice, match="is not among 0 to that"):
        long_session.at(position)


def spinning() -> Session[Toy]:
    """A turn of a hundred and fifty choices in which nothing is revealed."""
    kit = Kit()
    game = kit.game(BeginTurn(), Repeat(150, [Which("q", 1, 2, 3), Add(kit.points, V)]))
    return Session(game, game.new(2, 1))


def positions_hold(game: Game[Toy], session: Session[Toy]) -> bool:
    """Every position of the session is where a game of its codes stands."""
    s = game.new(2, 1)
    for n in range(len(session.codes) + 1):
        if session.at(n).key() != s.key():
            return False
        if n < len(session.codes):
            s.choose(session.codes[n])
    return s.key() == session.state.key()


def test_positions_hold_after_undo_across_a_keyframe_and_other_choices() -> None:
    session = spinning()
    for i in range(53):
        session.choose(0, 1 + i % 2)
    for _ in range(6):
        session.undo(0)
    assert len(session.codes) == 47
    assert len(session.keyframes) == 1
    assert positions_hold(session.game, session)
    for _ in range(10):
        session.choose(0, 3)
    assert len(session.keyframes) == 2
    assert positions_hold(session.game, session)
    assert session.prints == session.game.record(session.state).segments[0].prints


def test_positions_hold_after_undo_to_and_redo_over_a_keyframe() -> None:
    session = spinning()
    for i in range(101):
        session.choose(0, 1 + i % 3)
    for _ in range(60):
        session.undo(0)
    for _ in range(60):
        session.redo(0)
    assert len(session.keyframes) == 3
    assert positions_hold(session.game, session)


def test_undo_exactly_at_a_keyframe_keeps_it() -> None:
    session = spinning()
    for i in range(51):
        session.choose(0, 1 + i % 2)
    session.undo(0)
    assert len(session.codes) == 50
    assert len(session.keyframes) == 2
    assert positions_hold(session.game, session)
    session.undo(0)
    assert len(session.keyframes) == 1
    assert positions_hold(session.game, session)


def test_a_set_that_crosses_a_keyframe_leaves_one() -> None:
    kit = Kit()
    take = TakeFrom("take", kit.hand, kit.area, 0, 9)
    game = kit.game(
        BeginTurn(),
        Repeat(48, [Which("q", 1, 2)]),
        take,
        Which("q", 1, 2),
        prepare=lambda s: s.zone(kit.hand, 0).fill([*range(9)]),
    )
    session = Session(game, game.new(2, 1))
    for _ in range(48):
        session.choose(0, 1)
    session.choose_many(0, [1, 3, 5, 7])
    assert len(session.keyframes) == 2
    assert positions_hold(game, session)
    session.undo(0)
    assert len(session.codes) == 48
    assert positions_hold(game, session)


# The record and the log.


def test_the_session_s_record_is_the_state_s_record(long_session: Session[State]) -> None:
    record = long_session.record()
    assert record == GAME.record(long_session.state)
    assert len(record.segments[0].prints) == len(long_session.codes) // PRINT_EVERY


def test_the_record_of_a_session_is_a_copy(long_session: Session[State]) -> None:
    record = long_session.record()
    record.segments[0].choices.append(99)
    record.segments[0].prints.clear()
    assert long_session.record() != record
    assert long_session.record() == GAME.record(long_session.state)


def test_a_session_begun_in_the_middle_of_a_game_records_the_choices_before_it_too() -> None:
    s = GAME.new(2, 1)
    s.choose(PASS)
    s.choose(PASS)
    session = Session(GAME, s)
    session.choose(0, PASS)
    assert replay_record(GAME, session.record()).key() == session.state.key()


def test_a_session_begun_from_a_saved_state_records_from_there() -> None:
    s = GAME.new(2, 1)
    s.choose(PASS)
    session = Session(GAME, GAME.from_json(s.to_json()))
    session.choose(1, PASS)
    record = read_record(session.record().to_json())
    assert record.segments[0].start == s.to_json()
    assert replay_record(GAME, record).key() == session.state.key()


def test_a_record_resumes_as_a_session_with_its_log_but_without_undo(long_session: Session[State]) -> None:
    resumed = Session.resume(GAME, long_session.record())
    assert resumed.state.to_json() == long_session.state.to_json()
    assert resumed.codes == long_session.codes
    assert [fields_of(e) for e in resumed.sink.events] == [fields_of(e) for e in long_session.sink.events]
    assert resumed.event_marks == long_session.event_marks
    assert not any(resumed.can_undo(seat) for seat in range(3))
    assert resumed.record() == long_session.record()


def fields_of(event: object) -> tuple[object, ...]:
    return tuple(getattr(event, name) for name in ("kind", "seat", "args", "src", "dst", "seen", "face"))


def test_names_are_kept_in_the_record() -> None:
    session = Session(GAME, GAME.new(2, 1), ["Ada", "Bo"])
    session.choose(0, PASS)
    assert session.record().names == ["Ada", "Bo"]
    assert Session.resume(GAME, session.record()).record().names == ["Ada", "Bo"]


def test_the_log_of_a_viewer_hides_the_faces_it_may_not_know() -> None:
    table = ProvingScenario("market").hand(0, "market").deck(0, "hut", "coin")
    hand = table.state.zone(HAND, 0).spec.number
    session = at_table(table)
    session.choose(0, number("market"))
    drawn = {
        viewer: [e.args[0] for e in session.log(viewer) if (e.kind, e.dst) == (MOVE, hand)] for viewer in (0, 1, 2)
    }
    assert drawn == {0: [number("coin")], 1: [UNSEEN], 2: [UNSEEN]}


def test_the_log_since_a_position_holds_what_came_after_it() -> None:
    session = at_table(ProvingScenario().hand(0, "bead", "coin"))
    session.choose(0, number("bead"))
    first = len(session.log(0))
    session.choose(0, number("coin"))
    assert len(session.log(0, since=1)) == len(session.log(0)) - first
    assert session.log(0, since=1)[0].args == (number("coin"),)
    assert session.log(0, since=2) == []


def test_no_log_but_the_owner_s_ever_shows_a_card_drawn_from_a_deck() -> None:
    """In a game without cards that look at decks or put cards openly on them, nobody knows another's next card."""
    telling = sum(1 << number(card) for card in ("scout", "watchman", "windfall", "mimic"))
    seed = next(seed for seed in range(999) if not GAME.new(3, seed).get(KINGDOM) & telling)
    session = random_session(3, seed, 150)
    decks = {zone.spec.number: zone.spec.owner for zone in session.state.zones if zone.spec.name == "deck"}
    hands = {zone.spec.number for zone in session.state.zones if zone.spec.name == "hand"}
    for viewer in range(4):
        drawn = [e for e in session.log(viewer) if e.kind == MOVE and e.src in decks and e.dst in hands]
        assert len(drawn) > 20
        for event in drawn:
            assert (event.args[0] != UNSEEN) == (decks[event.src] == viewer)


# Incidents (3.4.8).


def failing(fault: Exception) -> Session[Toy]:
    kit = Kit()
    game = kit.game(BeginTurn(), Repeat(3, [Which("q", 1, 2, 3), Add(kit.points, 1), If(Equal(V, 3), [Fails(fault)])]))
    session = Session(game, game.new(2, 9))
    session.choose(0, 1)
    return session


class OwnFault(Exception):
    """An exception of a third party's own."""


@pytest.mark.parametrize(
    "fault",
    [
        ZeroDivisionError("planted"),
        KeyError("planted"),
        ValueError("planted"),
        AssertionError("planted"),
        RuntimeError("planted"),
        TypeError("planted"),
        AttributeError("planted"),
        NameError("planted"),
        OSError("planted"),
        OwnFault("planted"),
    ],
    ids=lambda fault: type(fault).__name__,
)
def test_a_fault_in_a_rule_is_an_incident_and_the_session_stands_where_it_stood(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    session = failing(fault)
    before = snapshot(session)  # type: ignore[arg-type]
    with caplog.at_level(logging.ERROR, "civitas.incident"), pytest.raises(Incident) as incident:
        session.choose(0, 3)
    assert snapshot(session) == before  # type: ignore[arg-type]
    assert incident.value.__cause__ is fault
    assert f"incident {incident.value.number}" in str(incident.value)
    session.choose(0, 2)
    assert session.codes == [1, 2]


def test_an_incident_is_logged_with_game_seed_and_the_record_that_shows_it_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = failing(ZeroDivisionError("planted"))
    with caplog.at_level(logging.ERROR, "civitas.incident"), pytest.raises(Incident) as incident:
        session.choose(0, 3)
    (line,) = caplog.records
    text = line.getMessage()
    assert text.startswith(f"incident {incident.value.number} in toy: ")
    record = read_record(text[text.index("{") :])
    assert (record.game, record.seed, record.choices()) == ("toy", "9", [1, 3])
    assert line.exc_info is not None
    with pytest.raises(ZeroDivisionError, match="planted"):
        replay_record(session.game, record)


def test_a_fault_while_a_set_is_picked_is_an_incident_too() -> None:
    class Breaks(TakeFrom):
        def chosen(self, s: Toy, f: Frame, code: int) -> None:
            if code == 4:
                raise ZeroDivisionError("planted")
            super().chosen(s, f, code)

    kit = Kit()
    game = kit.game(Breaks("take", kit.hand, kit.area, 0, 3), prepare=lambda s: s.zone(kit.hand, 0).fill([3, 4, 5]))
    session = Session(game, game.new(2, 1))
    before = snapshot(session)  # type: ignore[arg-type]
    with pytest.raises(Incident):
        session.choose_many(0, [3, 4])
    assert snapshot(session) == before  # type: ignore[arg-type]


def test_a_fault_when_the_last_commitment_comes_in_leaves_the_others_in_place() -> None:
    kit = Kit()
    game = kit.game(Promise("promise", [5, 6]), Reveal([Fails(ZeroDivisionError("planted"))]))
    session = Session(game, game.new(2, 1))
    session.choose(1, 6)
    with pytest.raises(Incident):
        session.choose(0, 5)
    assert session.committed() == [1]
    assert session.codes == []


def test_a_fault_while_redoing_keeps_what_can_be_redone() -> None:
    """A rule that fails only the second time, as an outside fault would."""
    faults = [False]

    class Sometimes(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            if faults[0]:
                raise ZeroDivisionError("planted")

    kit = Kit()
    game = kit.game(BeginTurn(), Repeat(3, [Which("q", 1, 2), Sometimes()]))
    session = Session(game, game.new(2, 1))
    session.choose(0, 2)
    session.undo(0)
    faults[0] = True
    with pytest.raises(Incident):
        session.redo(0)
    faults[0] = False
    session.redo(0)
    assert session.codes == [2]


def test_a_drawn_card_in_a_toy_is_new_information_too() -> None:
    class DrawOne(Node[Toy]):
        def __init__(self, kit: Kit) -> None:
            self.kit = kit

        def run(self, s: Toy, f: Frame) -> None:
            draw(s, s.pile(self.kit.deck, f.who), s.zone(self.kit.hand, f.who))

    kit = Kit()

    def prepare(s: Toy) -> None:
        zone = s.zone(kit.deck, 0)
        zone.fill([1, 2, 3])
        zone.open = 0

    game = kit.game(BeginTurn(), Repeat(3, [Which("q", 1, 2), If(V, [DrawOne(kit)])]), prepare=prepare)
    session = Session(game, game.new(2, 1))
    session.choose(0, 1)
    assert not session.can_undo(0)


def test_buying_with_one_means_of_payment_can_be_undone_whole() -> None:
    session = at_table(ProvingScenario().hand(0, "bead").coins(0, 2))
    before = session.state.key()
    session.choose(0, BUY + number("hut"))
    session.undo(0)
    assert session.state.key() == before


def test_each_seat_in_turn_undoes_its_own_choices_only() -> None:
    kit = Kit()
    game = kit.game(EachSeat([BeginTurn(), Which("q", 1, 2), Which("q", 1, 2)]))
    session: Session[Toy] = Session(game, game.new(2, 1))
    session.choose(0, 1)
    session.choose(0, 2)
    session.choose(1, 1)
    assert session.can_undo(1)
    session.undo(1)
    assert session.codes == [1, 2]
    assert not session.can_undo(0)
    assert isinstance(session.state, Machine)
