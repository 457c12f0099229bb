"""The contract of DESIGN 3.3, call by call, on the proving game."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from typing import Any

import msgspec
import pytest
from proving.scenario import ProvingScenario

import civitas
from civitas import registry
from civitas.games.proving.actions import BUY
from civitas.games.proving.cards import BASIC
from civitas.games.proving.game import GAME, Proving
from civitas.games.proving.state import FAVOURS, HAND, KINGDOM, ROUNDS, State
from civitas.kernel.game import GameInfo, OptionSpec
from civitas.kernel.node import PASS
from civitas.kernel.playout import playout
from civitas.kernel.seal import seal
from civitas.kernel.session import copied
from civitas.testing.positions import play, positions, rng_of

from .toy import Kit, Which

POSITIONS = list(positions(GAME, 60, seed=11))


def finished(seats: int = 2, seed: int = 3) -> State:
    s = GAME.new(seats, seed)
    play(s, rng_of("contract", seats, seed))
    assert s.over
    return s


# civitas.game, civitas.games.


def test_a_game_is_found_by_its_name_and_loaded_once() -> None:
    assert civitas.game("proving") is GAME
    assert civitas.game("proving") is civitas.game("proving")


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(civitas.UnknownGame, match=r"no game 'chess'; the games are: .*proving"):
        civitas.game("chess")


def test_the_proving_game_is_installed_but_not_listed() -> None:
    assert "proving" not in registry.games()
    assert "proving" in registry.games(hidden=True)
    assert "proving" in registry.installed()


def test_games_are_found_through_the_entry_points_of_the_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third party's game is found the same way as ours."""
    kit = Kit(name="guest")
    guest = kit.game(Which("q", 1, 2))
    module = type(sys)("guest_module")
    module.GUEST = guest  # type: ignore[attr-defined]
    module.WRONG = "not a game"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "guest_module", module)
    points = [
        EntryPoint("guest", "guest_module:GUEST", registry.GROUP),
        EntryPoint("wrong", "guest_module:WRONG", registry.GROUP),
        EntryPoint("alias", "guest_module:GUEST", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == "civitas.games" else [])
    registry.game.cache_clear()
    try:
        assert civitas.game("guest") is guest
        assert sorted(registry.installed()) == ["alias", "guest", "wrong"]
        with pytest.raises(civitas.LoadError, match="'wrong' is not a game"):
            civitas.game("wrong")
        with pytest.raises(civitas.LoadError, match="'alias' is not a game of that name"):
            civitas.game("alias")
    finally:
        registry.game.cache_clear()


def test_importing_civitas_loads_no_game() -> None:
    code = "import civitas, sys; print([m for m in sys.modules if m.startswith('civitas.games.')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert found.stdout.strip() == "[]"


# game.info and game.new.


def test_the_info_tells_what_there_is_to_know_before_playing() -> None:
    info = GAME.info
    assert (info.name, info.version, info.least_seats, info.most_seats) == ("proving", "2", 2, 4)
    assert [(spec.name, spec.kind, spec.default, spec.least, spec.most) for spec in info.options] == [
        ("market", "number", 10, 3, 24),
        ("rounds", "number", 22, 1, 200),
        ("kingdom", "text", "", 0, 1000),
    ]
    assert not info.listed


def test_a_new_game_stands_at_its_first_question() -> None:
    for seats in (2, 3, 4):
        s = GAME.new(seats, 7)
        assert s.seats == seats
        assert s.question is not None
        assert (s.question.seat, s.question.kind) == (0, "turn")
        assert not s.over
        assert s.rolls == s.reveals == s.choices == 0


def test_the_same_arguments_give_equal_states_and_others_do_not() -> None:
    one = GAME.new(2, 7, {"rounds": 5})
    assert GAME.new(2, "7", {"rounds": "5"}).to_json() == one.to_json()
    assert GAME.new(2, 7, {"rounds": 5, "market": 10}).to_json() == one.to_json(), "given or default, all the same"
    for other in (GAME.new(3, 7, {"rounds": 5}), GAME.new(2, 8, {"rounds": 5}), GAME.new(2, 7, {"rounds": 6})):
        assert other.key() != one.key()


def test_the_options_shape_the_game() -> None:
    s = GAME.new(2, 1, {"market": 4, "rounds": 9})
    assert s.get(ROUNDS) == 9
    assert s.get(KINGDOM).bit_count() == len(BASIC) + 4


@pytest.mark.parametrize("seats", [1, 5, 0, -1, 2.0, "2", None, True])
def test_seats_out_of_range_are_refused_and_the_range_is_named(seats: Any) -> None:
    with pytest.raises(civitas.OptionError, match="proving is for 2 to 4 seats"):
        GAME.new(seats, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 96, "x", 1.5, None, True])
def test_a_bad_seed_is_refused_and_the_range_is_named(seed: Any) -> None:
    with pytest.raises(civitas.OptionError, match=r"from 0 to 2\^96 - 1"):
        GAME.new(2, seed)


def test_an_unknown_option_is_refused_and_the_options_are_named() -> None:
    with pytest.raises(civitas.OptionError, match="no option 'colour'; its options are: market, rounds"):
        GAME.new(2, 1, {"colour": 1})


BAD_NUMBERS: list[Any] = [0, 201, -1, "0", "many", "", "1.5", 3.0, None, True, [5], "--5", "²", "5-", "9" * 5000]


@pytest.mark.parametrize("value", BAD_NUMBERS, ids=lambda value: repr(value)[:8])
def test_a_bad_number_is_refused_and_the_range_is_named(value: Any) -> None:
    with pytest.raises(civitas.OptionError, match="'rounds' must be a whole number from 1 to 200"):
        GAME.new(2, 1, {"rounds": value})


class Choosy(Proving):
    """The proving game with options of every kind, two of which contradict each other."""

    info = GameInfo(
        "proving",
        "1",
        2,
        4,
        200,
        (
            OptionSpec("fast", "flag", False),
            OptionSpec("side", "choice", "sun", values=("sun", "moon")),
            OptionSpec("motto", "text", "", most=8),
            OptionSpec("market", "number", 10, least=3, most=24),
            OptionSpec("rounds", "number", 22, least=1, most=200),
            OptionSpec("kingdom", "text", "", most=1000),
        ),
    )

    def check(self, seats: int, options: Any) -> None:
        if options["fast"] and seats > 2:
            raise civitas.OptionError("A fast game is for 2 seats.")


@pytest.mark.parametrize(("value", "read"), [(True, True), (False, False), ("true", True), ("false", False)])
def test_a_flag_is_true_or_false_also_as_text(value: object, read: bool) -> None:
    assert Choosy().options(2, {"fast": value})["fast"] is read


@pytest.mark.parametrize("value", ["yes", 1, 0, None, "True"])
def test_anything_else_for_a_flag_is_refused(value: object) -> None:
    with pytest.raises(civitas.OptionError, match="'fast' must be true or false"):
        Choosy().new(2, 1, {"fast": value})


def test_a_choice_is_one_of_its_values() -> None:
    assert Choosy().options(2, {"side": "moon"}) == {
        "fast": False,
        "side": "moon",
        "motto": "",
        "market": 10,
        "rounds": 22,
        "kingdom": "",
    }
    for value in ("star", "", None, 1, "Sun"):
        with pytest.raises(civitas.OptionError, match="'side' must be one of sun, moon"):
            Choosy().new(2, 1, {"side": value})


def test_a_text_is_at_most_so_long() -> None:
    assert Choosy().options(2, {"motto": "Ave\n¡é"})["motto"] == "Ave\n¡é"
    for value in ("nine char", 1, None, b"x"):
        with pytest.raises(civitas.OptionError, match="'motto' must be a text of at most 8 characters"):
            Choosy().new(2, 1, {"motto": value})


def test_a_refusal_quotes_a_long_value_in_short() -> None:
    with pytest.raises(civitas.OptionError) as refusal:
        Choosy().new(2, 1, {"motto": "x" * 100_000})
    assert len(str(refusal.value)) < 200


def test_options_that_contradict_each_other_are_refused_by_the_game() -> None:
    Choosy().new(2, 1, {"fast": True})
    with pytest.raises(civitas.OptionError, match="A fast game is for 2 seats"):
        Choosy().new(3, 1, {"fast": True})


# s.question, s.options, s.choose.


@pytest.mark.parametrize("s", POSITIONS, ids=range(len(POSITIONS)))
def test_options_are_never_empty_and_canonical(s: State) -> None:
    assert s.options
    assert s.options == sorted(set(s.options))
    assert all(PASS <= code < GAME.info.codes for code in s.options)


@pytest.mark.parametrize("s", POSITIONS[::6], ids=range(0, len(POSITIONS), 6))
def test_every_option_can_be_taken(s: State) -> None:
    for code in s.options:
        t = copied(s)
        t.choose(code)
        assert t.choices == s.choices + 1


@pytest.mark.parametrize("s", POSITIONS[::6], ids=range(0, len(POSITIONS), 6))
def test_an_illegal_choice_is_refused_the_options_are_named_and_the_state_is_untouched(s: State) -> None:
    before = s.to_json()
    for code in {-2, GAME.info.codes, 10**30, *range(GAME.info.codes)} - set(s.options):
        with pytest.raises(civitas.IllegalChoice) as refusal:
            s.choose(code)
        assert str(refusal.value) == f"{code} is not an option of this question; the options are {s.options}."
    assert s.to_json() == before
    assert s.choices == msgspec.json.decode(before)["counted"][3]


def test_a_question_is_put_to_a_seat_and_names_its_rule() -> None:
    for s in POSITIONS:
        question = s.question
        assert question is not None
        assert 0 <= question.seat < s.seats
        assert question.rule.startswith(("proving:", "kernel:"))
        assert question.pick.kind in ("one", "many", "commit")


# s.over, s.scores, s.winners, s.rank.


def test_a_game_that_is_over_asks_nothing_and_takes_no_choice() -> None:
    s = finished()
    assert s.question is None
    assert s.options == []
    before = s.to_json()
    with pytest.raises(civitas.IllegalChoice, match="The game is over"):
        s.choose(PASS)
    assert s.to_json() == before


def test_winners_are_the_seats_in_first_place_and_only_once_the_game_is_over() -> None:
    for s in POSITIONS[:10]:
        assert s.winners() == []
    for seed in range(4):
        s = finished(4, seed)
        rank, scores = s.rank(), s.scores()
        assert len(scores) == len(rank) == 4
        assert s.winners() == [seat for seat in range(4) if rank[seat] == 1] != []
        best = s.winners()[0]
        assert scores[best] == max(scores)


def scored(*seats: tuple[int, int]) -> ProvingScenario:
    """Seats with so many huts and favours."""
    table = ProvingScenario(seats=len(seats))
    for seat, (huts, favours) in enumerate(seats):
        table.hand(seat, *["hut"] * huts).deck(seat).discards(seat).favours(seat, favours)
    return table


def test_rank_orders_by_points_then_favours_and_equal_seats_share_a_place() -> None:
    assert scored((3, 0), (5, 0), (4, 0)).state.rank() == [3, 1, 2]
    assert scored((5, 0), (5, 2), (4, 9)).state.rank() == [2, 1, 3]
    assert scored((5, 1), (5, 1), (4, 9)).state.rank() == [1, 1, 3]
    assert scored((2, 1), (2, 1)).state.rank() == [1, 1]


def test_the_breakdown_of_the_score_adds_up_item_by_item() -> None:
    for s in [*POSITIONS, finished(3)]:
        for seat, items in enumerate(GAME.breakdown(s)):
            assert sum(item.points for item in items) == s.scores()[seat]


# s.copy, s.key, s.to_json, game.from_json.


def test_a_copy_is_equal_and_independent() -> None:
    for s in POSITIONS[::4]:
        before = s.to_json()
        t = copied(s)
        assert t.to_json() == before
        assert t.key() == s.key()
        assert t.options == s.options
        play(t, rng_of("copy"), 30)
        assert s.to_json() == before
        frozen = t.to_json()
        play(s.copy(), rng_of("other"), 30)
        assert t.to_json() == frozen


def test_a_copy_keeps_every_part_of_a_state() -> None:
    """Each part is given a value it rarely has, so that a part left out shows."""
    s = GAME.new(3, 1)
    s.turn, s.over, s.actor, s.acted, s.asked = 2, True, 1, True, 2
    s.commits, s.committed = [(1,), (), (2, 3)], 5
    s.pending, s.lasting, s.lore = (1, 2, 3, 4, 5, 6), (1, 8, 9), (10, 1, 12)
    s.rolls, s.reveals, s.choices, s.deals, s.secret = 21, 22, 23, 24, b"secret"
    s.counts[2] = 77
    s.zones[3].lore, s.zones[3].open = (1, 2, 3), 5
    t = copied(s)
    assert t.to_data() == s.to_data()
    assert (t.asking, t.asked, t.options, t.trail, t.origin) == (s.asking, s.asked, s.options, s.trail, s.origin)


def test_a_copy_has_no_sink_and_keeps_its_history() -> None:
    s = GAME.new(2, 1)
    play(s, rng_of("history"), 12)
    t = copied(s)
    assert t.sink is None
    assert GAME.record(t) == GAME.record(s)


def test_the_key_is_equal_for_equal_states_and_only_for_them() -> None:
    keys = {s.key() for s in POSITIONS}
    assert len(keys) == len(POSITIONS)
    for s in POSITIONS:
        assert GAME.from_json(s.to_json()).key() == s.key()


def test_the_key_knows_hidden_things_and_the_generator_but_not_what_undo_counts() -> None:
    s = ProvingScenario().deck(0, "bead", "hut").state
    t = ProvingScenario().deck(0, "hut", "bead").state
    assert s.key() != t.key()
    t = copied(s)
    t.ra ^= 1
    assert s.key() != t.key()
    t = copied(s)
    t.rolls, t.reveals, t.choices = 5, 6, 7
    assert s.key() == t.key()


@pytest.mark.parametrize("s", [*POSITIONS[::5], finished(4)], ids=lambda s: f"{s.choices} choices")
def test_a_saved_state_loads_at_the_same_question(s: State) -> None:
    t = GAME.from_json(s.to_json())
    assert t.to_json() == s.to_json()
    assert t.question == s.question
    assert t.options == s.options
    assert t.scores() == s.scores()
    play(t, rng_of("on"), 20)
    u = copied(s)
    play(u, rng_of("on"), 20)
    assert t.key() == u.key()


def test_a_saved_state_is_text_or_bytes_in_ascii_json() -> None:
    text = POSITIONS[0].to_json()
    assert text.isascii()
    assert msgspec.json.decode(text)["game"] == "proving"
    assert GAME.from_json(text.encode()).to_json() == text


def resealed(s: State, **changes: object) -> str:
    """A saved state with something changed and the seal made anew: as another program would have written it."""
    data = msgspec.json.decode(s.to_json())
    del data["seal"]
    return seal(msgspec.json.encode(data | changes))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "mare"}, "a saved state of 'mare', not of proving"),
        ({"version": "0"}, r"saved under rules version 0 of proving; the version installed here is 2\."),
        (
            {"stack": [["turn@0", 0, 0, 0, 0, 0, 0, 0, 0, []]]},
            "within the program 'turn', which has been changed or is gone",
        ),
        ({"seats": 7}, "cannot have 7 seats"),
        ({"counts": [1, 2]}, "does not have the zones and counters of the game"),
        ({"zones": []}, "does not have the zones and counters of the game"),
        ({"layout": "|||"}, "does not have the rows its layout names"),
        ({"layout": "none"}, "'none' is no layout"),
        ({"turn": "first"}, "not a saved state of proving"),
        ({"extra": 1}, "not a saved state of proving"),
    ],
)
def test_a_state_of_another_game_version_or_shape_is_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(civitas.RecordError, match=complaint):
        GAME.from_json(resealed(POSITIONS[3], **changes))


@pytest.mark.parametrize("text", ["", "{}", "null", "[]", "not json", b"\xff\xfe", "{" * 1000])
def test_what_is_no_saved_state_is_refused(text: str | bytes) -> None:
    with pytest.raises(civitas.RecordError, match="is not a saved state"):
        GAME.from_json(text)


def test_an_edited_or_truncated_state_is_refused() -> None:
    text = POSITIONS[3].to_json()
    with pytest.raises(civitas.RecordError, match="was changed after it was saved"):
        GAME.from_json(text.replace('"turn":', '"turn": '))
    for cut in range(1, len(text), 37):
        with pytest.raises(civitas.RecordError):
            GAME.from_json(text[:cut])


# game.view.


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    table = ProvingScenario(seats=3).hand(0, "bead", "hut").hand(1, "coin").deck(0, "ingot", "house")
    view = GAME.view(table.state, 0)
    zones = {(zone.name, zone.owner): zone for zone in view.zones}
    assert zones["hand", 0].cards == [0, 3]
    assert (zones["hand", 1].cards, zones["hand", 1].size) == (None, 1)
    assert (zones["deck", 0].cards, zones["deck", 0].size) == (None, 2)
    assert zones["supply", -1].cards is not None


def test_a_spectator_sees_no_hand_at_all() -> None:
    view = GAME.view(GAME.new(2, 1), None)
    assert view.seat is None
    assert all(zone.cards is None for zone in view.zones if zone.name in ("hand", "deck"))
    assert view.options == []


def test_only_the_seat_that_is_asked_gets_the_options_described() -> None:
    s = GAME.new(3, 1)
    assert [option.code for option in GAME.view(s, 0).options] == s.options
    for viewer in (1, 2, None):
        view = GAME.view(s, viewer)
        assert view.options == []
        assert view.question is not None
        assert view.question.seat == 0


def test_a_question_of_kind_many_shows_all_that_may_be_in_the_set_to_the_seat_that_is_asked() -> None:
    table = ProvingScenario("bonfire").hand(0, "bonfire", "hut", "bead", "bead").play("bonfire")
    codes = [option.code for option in GAME.view(table.state, 0).candidates]
    assert codes == [0, 0, 3]
    assert [option.code for option in GAME.view(table.state, 0).options] == [PASS, 0, 3]
    for viewer in (1, None):
        view = GAME.view(table.state, viewer)
        assert view.candidates == view.options == []
        assert view.question is not None
        assert view.question.pick == civitas.Pick("many", 0, 0), "how many may be picked tells how many there are"


def test_a_question_that_takes_one_answer_has_no_candidates() -> None:
    assert GAME.view(GAME.new(2, 1), 0).candidates == []


def test_while_a_commitment_is_open_each_seat_s_options_point_at_its_own_cards() -> None:
    table = ProvingScenario("masque", seats=3).hand(0, "masque", "bead").deck(0).discards(0)
    table.hand(1, "coin", "hut").hand(2, "hall").play("masque")
    for seat, cards in ((0, [0]), (1, [1, 3]), (2, [5])):
        hand = table.state.zone(HAND, seat).spec.number
        view = GAME.view(table.state, seat)
        assert view.question is not None
        assert view.question.seat == seat
        assert [(option.code, option.target) for option in view.options] == [(c, f"zone:{hand}:{c}") for c in cards]
    assert GAME.view(table.state, None).options == []


def test_everything_is_shown_only_when_the_game_is_over() -> None:
    s = GAME.new(2, 1)
    with pytest.raises(civitas.Forbidden, match="only when the game is over"):
        GAME.view(s, civitas.ALL)
    view = GAME.view(finished(), civitas.ALL)
    assert all(zone.cards is not None for zone in view.zones)
    assert view.scores is not None
    assert view.winners


def test_a_game_that_is_over_still_hides_hands_from_a_seat_but_tells_the_score() -> None:
    s = finished()
    view = GAME.view(s, 0)
    assert view.scores == s.scores()
    assert view.winners == s.winners()
    assert view.question is None
    hands = {zone.owner: zone for zone in view.zones if zone.name == "hand"}
    assert hands[0].cards is not None
    assert hands[1].cards is None or hands[1].size == 0


def test_scores_are_not_part_of_a_view_before_the_end() -> None:
    assert GAME.view(GAME.new(2, 1), 0).scores is None


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_the_view_of_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(civitas.OptionError, match=f"no seat {seat} at this table; the seats are 0 to 1"):
        GAME.view(GAME.new(2, 1), seat)
    with pytest.raises(civitas.OptionError, match=f"no seat {seat} at this table"):
        GAME.determinize(GAME.new(2, 1), seat, 1)


def test_a_view_changes_nothing_and_can_be_sent_as_json() -> None:
    for s in POSITIONS[::6]:
        before = s.to_json()
        for viewer in (*range(s.seats), None):
            view = GAME.view(s, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=civitas.View) == view
        assert s.to_json() == before


def test_states_that_differ_only_in_hidden_things_give_equal_views() -> None:
    one = ProvingScenario().hand(1, "bead", "hut").deck(1, "coin").deck(0, "bead", "hut").state
    two = ProvingScenario().hand(1, "coin", "hut").deck(1, "bead").deck(0, "hut", "bead").state
    assert one.key() != two.key()
    assert GAME.view(one, 0) == GAME.view(two, 0)
    assert GAME.view(one, None) == GAME.view(two, None)
    assert GAME.view(one, 1) != GAME.view(two, 1)


def test_every_counter_of_the_proving_game_is_public() -> None:
    table = ProvingScenario().favours(1, 3)
    assert GAME.view(table.state, 0).counters["favours"] == [0, 3]
    assert GAME.view(table.state, None).counters["coins"] == [3, 0]


# game.describe, explain, warnings, evaluate.


def test_an_option_is_described_by_a_message_and_the_thing_it_points_at() -> None:
    table = ProvingScenario("market").hand(0, "market", "bead").coins(0, 2)
    s = table.state
    hand = s.zone(HAND, 0).spec.number
    described = {code: GAME.describe(s, code) for code in s.options}
    assert described[PASS].text.id == "proving-pass-turn"
    assert described[PASS].target == ""
    assert described[7].text == civitas.Message("proving-play", {"card": civitas.Message("proving-card-market")})
    assert described[7].target == f"zone:{hand}:7"
    assert described[BUY + 3].text.args == {"card": civitas.Message("proving-card-hut"), "cost": 2}
    assert described[BUY + 3].target == "zone:0:3"
    assert all(option.code == code for code, option in described.items())


def test_explain_says_what_cannot_be_done_and_why_with_the_rule() -> None:
    table = ProvingScenario("market").hand(0, "market", "hut").actions(0, 0).coins(0, 2).supply("bead", 0)
    refusals = {(r.action.id, str(r.action.args["card"])): r for r in GAME.explain(table.state, 0)}

    def reason(action: str, card: str) -> tuple[str, str]:
        refusal = refusals[action, str(civitas.Message(f"proving-card-{card}"))]
        return refusal.reason.id, refusal.rule

    assert reason("proving-play", "market") == ("proving-why-no-action", "proving:actions")
    assert reason("proving-play", "hut") == ("proving-why-not-playable", "proving:turn")
    assert reason("proving-buy", "bead") == ("proving-why-pile-empty", "proving:buying")
    assert reason("proving-buy", "house") == ("proving-why-too-dear", "proving:paying")
    assert ("proving-buy", str(civitas.Message("proving-card-hut"))) not in refusals
    dear = refusals["proving-buy", str(civitas.Message("proving-card-house"))]
    assert dear.reason.args == {"missing": 3}


def test_explain_says_that_no_buy_is_left() -> None:
    table = ProvingScenario().buys(0, 0)
    reasons = {r.reason.id for r in GAME.explain(table.state, 0) if r.action.id == "proving-buy"}
    assert reasons == {"proving-why-no-buy"}


def test_explain_says_whose_turn_it_is_not() -> None:
    refusals = GAME.explain(GAME.new(2, 1), 1)
    assert [(r.reason.id, r.rule) for r in refusals] == [("proving-why-not-your-turn", "proving:turn")]
    assert GAME.explain(finished(), 0) == []


def test_what_is_refused_is_no_option_and_the_rest_is_one() -> None:
    for s in POSITIONS:
        question = s.question
        assert question is not None
        if question.kind != "turn":
            continue
        refused = GAME.explain(s, question.seat)
        cannot = {str(r.action.args["card"]) for r in refused if r.action.id == "proving-buy"}
        can = {str(GAME.describe(s, code).text.args["card"]) for code in s.options if code >= BUY}
        assert not cannot & can
        assert len(cannot) + len(can) == s.get(KINGDOM).bit_count()


def test_ending_the_turn_with_treasure_in_hand_and_a_buy_left_is_warned_of() -> None:
    table = ProvingScenario().hand(0, "bead")
    assert [w.id for w in GAME.warnings(table.state, 0, PASS)] == ["proving-warn-treasure-left"]
    assert GAME.warnings(table.state, 0, 0) == []
    assert GAME.warnings(table.state, 1, PASS) == []
    assert GAME.warnings(table.buys(0, 0).state, 0, PASS) == []
    assert GAME.warnings(table.buys(0, 1).hand(0, "hut").state, 0, PASS) == []


def test_the_evaluation_is_an_int_that_rises_with_points_and_treasure() -> None:
    table = ProvingScenario().hand(0, "bead").deck(0).discards(0)
    poor = GAME.evaluate(table.state, 0)
    assert isinstance(poor, int)
    assert GAME.evaluate(table.hand(0, "ingot").state, 0) > poor
    assert GAME.evaluate(table.hand(0, "hall").state, 0) > poor
    assert GAME.evaluate(table.hand(0, "blight").state, 0) < poor


def test_every_message_is_declared_with_its_arguments() -> None:
    declared = GAME.messages()
    for s in POSITIONS:
        texts = [GAME.describe(s, code).text for code in s.options] + [GAME.prompt(s)]
        texts += [item.text for items in GAME.breakdown(s) for item in items]
        for text in texts:
            assert declared[text.id] == frozenset(text.args)


# game.determinize, game.record.


def test_a_determinized_copy_keeps_the_view_deals_the_rest_anew_and_reseeds() -> None:
    s = GAME.new(3, 5)
    play(s, rng_of("determinize"), 60)
    for seat in range(3):
        view = GAME.view(s, seat)
        copies = [GAME.determinize(s, seat, seed) for seed in range(6)]
        assert all(GAME.view(t, seat) == view for t in copies)
        assert len({t.key() for t in copies}) == 6
        assert all((t.ra, t.rb, t.rc) != (s.ra, s.rb, s.rc) for t in copies)
        assert GAME.determinize(s, seat, 3).key() == copies[3].key()


def test_equal_views_give_equal_determinized_copies() -> None:
    one = ProvingScenario().hand(1, "bead", "hut").deck(1, "coin").deck(0, "bead", "hut").state
    two = ProvingScenario().hand(1, "coin", "hut").deck(1, "bead").deck(0, "hut", "bead").state
    for seed in range(5):
        assert GAME.determinize(one, 0, seed).key() == GAME.determinize(two, 0, seed).key()


def test_a_determinized_copy_has_no_history_so_it_cannot_be_recorded() -> None:
    t = GAME.determinize(POSITIONS[5], 0, 1)
    with pytest.raises(civitas.RecordError, match="has no history"):
        GAME.record(t)
    t.choose(t.options[0])
    with pytest.raises(civitas.RecordError, match="has no history"):
        GAME.record(t)


def test_determinize_leaves_the_state_alone() -> None:
    s = POSITIONS[7]
    before = s.to_json()
    GAME.determinize(s, 0, 1)
    assert s.to_json() == before


def test_a_record_replays_to_the_state_and_to_any_position_before() -> None:
    s = GAME.new(2, 1 << 90, {"market": 12, "rounds": 6})
    choices = play(s, rng_of("record"), 70)
    record = GAME.record(s)
    assert record.choices() == choices
    assert civitas.replay(record).to_json() == s.to_json()
    t = GAME.new(2, 1 << 90, {"market": 12, "rounds": 6})
    for n, code in enumerate(choices[:30]):
        assert civitas.replay(record, until=n).key() == t.key()
        t.choose(code)


def test_the_bound_of_option_codes_holds_for_every_code_of_the_game() -> None:
    assert GAME.info.codes == 200
    assert max(code for s in POSITIONS for code in s.options) < GAME.info.codes


def test_a_playout_plays_to_the_end_and_counts_the_questions_with_a_choice() -> None:
    s, t = GAME.new(3, 4), GAME.new(3, 4)
    rng, same = rng_of("playout"), rng_of("playout")
    decisions = playout(s, rng, 100_000)
    counted = 0
    while t.asking:
        options = t.options
        if len(options) == 1:
            t.choose(options[0])
        else:
            counted += 1
            t.choose(options[same.below(len(options))])
    assert s.over
    assert (decisions, s.key()) == (counted, t.key())


def test_a_playout_stops_at_its_limit() -> None:
    s = GAME.new(3, 4)
    assert playout(s, rng_of("playout"), 7) <= 7
    assert s.choices == 7
    assert s.asking
    assert playout(s, rng_of("playout"), 0) == 0


def test_favours_break_ties_only() -> None:
    table = scored((3, 0), (2, 50))
    assert table.state.rank() == [1, 2]
    assert table.state.get(FAVOURS + 1) == 50
