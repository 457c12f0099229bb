"""How each bot plays."""

from __future__ import annotations

import gc

import pytest

from bots.highcard import GAME as HIGHCARD, TRICKS
from bots.tables import PROVING, decisions
from civitas.arena.simulate import simulate
from civitas.bots import Bot, Worlds, make_bot
from civitas.bots.bot import worlds_of
from civitas.bots.chance import RandomBot
from civitas.bots.play import bot_choice
from civitas.bots.search import Ends, SearchBot, best_half
from civitas.kernel.errors import IllegalChoice
from civitas.kernel.game import View
from civitas.kernel.machine import Machine
from civitas.kernel.node import NEVER, PASS


class Stubborn:
    """Answers with the same code whatever is asked."""

    def __init__(self, code: int) -> None:
        self.code = code

    def choose(self, view: View, worlds: Worlds) -> int:
        return self.code


def test_a_bot_that_answers_what_is_no_option_is_named() -> None:
    state = PROVING.new(2, 1)
    before = state.key()
    with pytest.raises(IllegalChoice, match=r"Stubborn of seat 0 answered 9999, .* question 'turn'; the options are"):
        bot_choice(Stubborn(9999), PROVING, state)
    assert state.key() == before


def test_a_bot_is_not_asked_when_the_game_is_over() -> None:
    state = HIGHCARD.new(2, 1)
    while state.asking:
        state.choose(state.options[0])
    with pytest.raises(IllegalChoice, match="over"):
        bot_choice(Stubborn(0), HIGHCARD, state)


def test_a_single_option_is_taken_without_asking_the_bot() -> None:
    state = next(s for s in forced(2, 3))
    assert bot_choice(Stubborn(9999), PROVING, state) == state.options[0]


def forced(seats: int, seed: int) -> list[Machine]:
    """The questions with one option in a game that takes the first thing there is to do."""
    out: list[Machine] = []
    s = PROVING.new(seats, seed)
    while s.asking:
        if len(s.options) == 1:
            out.append(s.copy())
        s.choose(s.options[min(1, len(s.options) - 1)])
    return out


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    bot = RandomBot(1)
    taken = [bot.pick([PASS, 4, 7], NEVER) for _ in range(900)]
    assert all(250 < taken.count(code) < 350 for code in (PASS, 4, 7))


@pytest.mark.parametrize("spec", ["random", "greedy", "search:playouts=10,depth=10", "beam:nodes=20,width=2"])
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    def game(seed: int) -> list[int]:
        s = HIGHCARD.new(3, 8)
        bots = [make_bot(spec, seed + seat) for seat in range(3)]
        codes: list[int] = []
        while s.asking:
            codes.append(bot_choice(bots[s.asked], HIGHCARD, s))
            s.choose(codes[-1])
        return codes

    assert game(1) == game(1)


def test_another_seed_gives_the_random_bot_another_game() -> None:
    picks = [[bot.pick(list(range(10)), NEVER) for _ in range(20)] for bot in (RandomBot(1), RandomBot(2))]
    assert picks[0] != picks[1]


def test_greedy_beats_random_from_every_seat() -> None:
    report = simulate("proving", 10, 2, ["greedy", "random"], seed=3, options={"rounds": 10})
    assert report.wins_by_bot == {"greedy": "10", "random": "0"}
    assert report.wins_by_seat == ["5", "5"]
    assert report.scores_by_bot["greedy"] > report.scores_by_bot["random"] + 5


def test_search_beats_random() -> None:
    report = simulate("proving", 2, 2, ["search:playouts=30,depth=20", "random"], seed=3, options={"rounds": 4})
    assert report.wins_by_bot == {"search:playouts=30,depth=20": "2", "random": "0"}


def test_greedy_does_not_end_its_turn_before_its_treasure_is_played() -> None:
    wasteful = 0
    for state in decisions(PROVING, 2, 4, every=3):
        if state.asker().kind == "turn" and PROVING.warnings(state, state.asked, PASS):
            wasteful += 1
            assert bot_choice(make_bot("greedy", 1), PROVING, state) != PASS
    assert wasteful > 10


def test_greedy_takes_the_lowest_code_of_equals_and_not_pass() -> None:
    """In this game nothing is worth anything until a trick is taken, so before the last card all answers look alike."""
    kinds = set()
    for state in decisions(HIGHCARD, 2, 1):
        if state.asked == 0 or state.asker().kind != "play":
            kinds.add(state.asker().kind)
            choice = bot_choice(make_bot("greedy", 1), HIGHCARD, state)
            assert choice == next(code for code in state.options if code != PASS)
    assert kinds == {"play", "bury"}


def last_tricks(bot: Bot) -> list[tuple[int, list[int]]]:
    """What the bot plays first in the last trick, and what it holds."""
    out: list[tuple[int, list[int]]] = []
    for seed in range(12):
        for state in decisions(HIGHCARD, 2, seed):
            if sum(state.scores()) == TRICKS - 1 and state.asker().kind == "play":
                out.append((bot_choice(bot, HIGHCARD, state), state.options))
                break
    return out


def test_search_plays_its_best_card_when_nothing_comes_after() -> None:
    tricks = last_tricks(make_bot("search:playouts=300", 1))
    assert sum(card == max(hand) for card, hand in tricks) >= len(tricks) - 2
    assert len(tricks) == 12


def test_search_judges_by_evaluation_where_the_playout_stops_short() -> None:
    """With one choice after its own, the search must find the first of the two that together evaluate best."""
    state = next(s for s in decisions(PROVING, 2, 4) if s.asker().kind == "turn")
    worth = {}
    for code in state.options:
        after = state.copy()
        after.choose(code)
        worth[code] = best_evaluation(after, state.asked)
    choice = bot_choice(make_bot("search:playouts=20,depth=1", 1), PROVING, state)
    assert worth[choice] >= sorted(worth.values())[-2]


def best_evaluation(s: Machine, seat: int) -> int:
    """After the best next choice, if it is the seat's own."""
    values = [PROVING.evaluate(s, seat)]
    for code in s.options if s.asked == seat else ():
        after = s.copy()
        after.choose(code)
        values.append(PROVING.evaluate(after, seat))
    return max(values)


def test_search_looks_only_at_what_looks_best_one_question_ahead() -> None:
    """With a width of two, the best and the second best; equals of the last are looked at too."""
    state = next(s for s in decisions(PROVING, 2, 4) if s.asker().kind == "turn")
    worth = {}
    for code in state.options:
        after = state.copy()
        after.choose(code)
        worth[code] = PROVING.evaluate(after, state.asked)
    choice = bot_choice(make_bot("search:playouts=20,width=2", 1), PROVING, state)
    assert worth[choice] >= sorted(worth.values())[-2]


def test_search_throws_nothing_away_where_the_evaluation_sees_no_difference() -> None:
    bot = make_bot("search:width=2", 1)
    assert isinstance(bot, SearchBot)
    state = HIGHCARD.new(2, 1)
    worlds = worlds_of(HIGHCARD, state, state.asked)
    assert bot.promising(HIGHCARD.view(state, state.asked), worlds) == state.options
    assert len(state.options) > 2


@pytest.mark.parametrize("spec", ["search:ms=1,depth=5", "beam:ms=1"])
def test_a_bot_that_thinks_by_the_clock_answers_with_an_option(spec: str) -> None:
    state = PROVING.new(2, 6)
    assert bot_choice(make_bot(spec, 1), PROVING, state) in state.options


@pytest.mark.parametrize("spec", ["search:playouts=2,depth=1", "beam:nodes=2"])
@pytest.mark.parametrize("on", [True, False])
def test_the_collector_is_after_the_thinking_as_it_was_before(on: bool, spec: str) -> None:
    was_on = gc.isenabled()
    (gc.enable if on else gc.disable)()
    try:
        bot_choice(make_bot(spec, 1), HIGHCARD, HIGHCARD.new(2, 1))
        assert gc.isenabled() is on
    finally:
        (gc.enable if was_on else gc.disable)()


def ends(code: int, ranks: int, margins: list[int], standings: list[int]) -> Ends:
    out = Ends(code)
    out.ranks, out.margins, out.standings = ranks, margins, standings
    return out


def test_of_options_that_win_equally_often_the_larger_margin_is_better() -> None:
    rivals = [ends(1, 2, [3, 5], []), ends(2, 2, [9, 9], []), ends(3, 0, [-4, -9], [])]
    assert [rival.code for rival in best_half(rivals, seats=2)] == [2, 1]


def test_winning_counts_more_than_the_margin() -> None:
    often, well = ends(1, 3, [1, 1, 1, -10], []), ends(2, 1, [12, -1, -1, -1], [])
    assert best_half([well, often], seats=2) == [often]


def test_a_sure_win_is_worth_more_than_a_good_standing() -> None:
    """Where every finished playout was won by as much, none of them is thereby worth less."""
    sure, good = ends(1, 2, [1, 1], []), ends(2, 0, [], [100, 0])
    assert best_half([good, sure], seats=2) == [sure]


def test_of_equal_options_the_lowest_code_is_kept() -> None:
    assert best_half([ends(7, 1, [], [4]), ends(2, 1, [], [4])], seats=2)[0].code == 2


def test_a_playout_is_worth_at_most_a_full_share_finished_or_not() -> None:
    """The best finished and the best unfinished playout are equals: neither kind drowns the other."""
    finished, unfinished = ends(1, 1, [5, -5], []), ends(2, 0, [], [100, 0])
    assert best_half([unfinished, finished], seats=2) == [finished]
    assert best_half([ends(3, 0, [5, -5], []), unfinished], seats=2) == [unfinished]
