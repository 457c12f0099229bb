"""Every rule of the kernel (DESIGN 3.4.1 to 3.4.11), shown on the proving game."""

from __future__ import annotations

import logging
import random
from collections import Counter

import msgspec
import pytest
from proving.scenario import ProvingScenario as Table, number

from civitas.games.proving.game import GAME
from civitas.games.proving.state import COINS, DECK, DISCARD, HAND, HELD, PLAY, State
from civitas.kernel.errors import IllegalChoice
from civitas.kernel.events import CHOICE, COMMIT, COUNT, LOOK, MOVE, REVEAL, SHUFFLE, UNSEEN, Event, Sink
from civitas.kernel.node import PASS
from civitas.kernel.session import Incident, Session
from civitas.rules import KERNEL_RULES, rules_of
from civitas.testing.positions import play, positions, rng_of
from civitas.testing.rules import rule

SOME = list(positions(GAME, 80, {"market": 24}, seed=34))


def at(table: Table) -> Session[State]:
    return Session(GAME, table.state)


def knows(s: State, viewer: int, kind: int, seat: int) -> tuple[list[int], list[tuple[int, int]]]:
    """The cards a seat knows to lie in a hidden zone, and those whose place it knows."""
    zone = next(z for z in GAME.view(s, viewer).zones if z.number == s.zone(kind, seat).spec.number)
    return zone.here if zone.cards is None else zone.cards, zone.placed


# 3.4.1 Options.


@rule("kernel:3.4.1")
def test_3_4_1_options_are_ints_in_canonical_ascending_order_with_pass_first() -> None:
    for s in SOME:
        assert s.options == sorted(set(s.options))
        assert all(type(code) is int for code in s.options)
        assert min(s.options) >= PASS


@rule("kernel:3.4.1")
def test_3_4_1_any_number_is_repeated_picks_in_ascending_order_plus_pass_never_a_list_of_subsets() -> None:
    table = Table("bonfire").hand(0, "bonfire", "hut", "coin", "coin", "bead").play("bonfire")
    assert table.offers() == ["pass", "bead", "coin", "hut"]
    table.pick("trash", "coin")
    assert table.offers() == ["pass", "coin", "hut"], "the bead is below the last pick"
    table.pick("trash", "coin")
    assert table.offers() == ["pass", "hut"]


@rule("kernel:3.4.1")
def test_3_4_1_a_payment_with_substitutes_is_one_question_per_means_with_only_feasible_amounts() -> None:
    table = Table("tollhouse").hand(0, "tollhouse", "hut").deck(0).discards(0).coins(0, 1).favours(0, 1)
    table.play("tollhouse").accept("may")
    assert (table.asks(), table.state.options) == (("pay", 0), [0, 1])
    table.answer("pay", 0)
    assert table.asks() == ("pay-card", 0), "a favour and a card had to pay the rest: that is no question"
    assert table.has(0)["favours"] == 0


# 3.4.2 Asking is pure.


@rule("kernel:3.4.2")
def test_3_4_2_asking_again_gives_the_same_question_and_options_and_changes_nothing() -> None:
    for s in SOME:
        before, question, options = s.to_json(), s.question, list(s.options)
        for _ in range(2):
            s.reask()
        assert (s.to_json(), s.question, s.options) == (before, question, options)


@rule("kernel:3.4.2")
def test_3_4_2_the_options_are_not_stored_but_derived_when_a_state_is_loaded() -> None:
    for s in SOME[::8]:
        text = s.to_json()
        assert "options" not in msgspec.json.decode(text)
        assert "opts" not in msgspec.json.decode(text)
        assert GAME.from_json(text).options == s.options


@rule("kernel:3.4.2")
def test_3_4_2_a_discount_is_asked_for_and_never_stored() -> None:
    table = Table("caravan").built(0, "caravan").hand(0)
    assert table.state.cost(0, number("house")) == 4
    assert table.built(0).state.cost(0, number("house")) == 5


# 3.4.3 Zones and knowledge.


@rule("kernel:3.4.3")
def test_3_4_3_looked_at_and_passed_cards_lie_in_a_zone_not_in_a_register() -> None:
    table = Table("oracle").hand(0, "oracle").deck(0, "hut", "scout", "caravan", "chronicle").discards(0).play("oracle")
    assert table.held_by(0) == ["scout", "caravan", "chronicle"]
    assert table.asks() == ("keep", 0)
    seen = {number("scout"), number("caravan"), number("chronicle")}
    registers = {register for f in table.state.stack for register in (f.a, f.b, f.n, f.v, *f.xs)}
    assert not registers & seen


@rule("kernel:3.4.3")
def test_3_4_3_a_card_put_back_on_top_is_known_to_the_one_seat_that_did_it_until_the_deck_is_shuffled() -> None:
    table = Table("courier").hand(0, "courier", "hall").deck(0, "bead", "hut", "coin").discards(0)
    table.play("courier").pick("put-back", "hall")
    assert knows(table.state, 0, DECK, 0) == ([number("hall")], [(1, number("hall"))])
    assert knows(table.state, 1, DECK, 0) == ([], [])
    for seed in range(5):
        assert GAME.determinize(table.state, 0, seed).deck(0).order[-1] == number("hall")


@rule("kernel:3.4.3")
def test_3_4_3_a_looked_at_card_is_known_where_it_lies_and_stays_known_when_its_owner_draws_it() -> None:
    table = Table("scout", "market").hand(0, "scout").deck(0, "bead").deck(1, *["bead"] * 6, "hall").hand(1, "hut")
    table.play("scout").decline("discard-top", seat=0)
    assert knows(table.state, 0, DECK, 1) == ([number("hall")], [(6, number("hall"))])
    table.end_turn()
    table.hand(1, "market").play("market")
    assert number("hall") in table.state.zone(HAND, 1).cards()
    assert knows(table.state, 0, HAND, 1)[0] == [number("hall")]
    for seed in range(5):
        assert number("hall") in GAME.determinize(table.state, 0, seed).zone(HAND, 1).cards()


@rule("kernel:3.4.3")
def test_3_4_3_a_shuffle_forgets_the_place_but_not_the_presence() -> None:
    table = Table("courier", "wall").hand(0, "courier").deck(0, "bead", "hut").discards(0, "coin", "ingot")
    table.play("courier").pick("put-back", "hut")
    assert knows(table.state, 0, DECK, 0)[1] == [(0, number("hut"))]
    table.end_turn()
    assert sorted(table.deck_of(0) + table.hand_of(0)) == ["bead", "coin", "courier", "hut", "ingot"]
    view = GAME.view(table.state, 1)
    everything = sorted(number(name) for name in ("bead", "coin", "courier", "hut", "ingot"))
    assert everything in view.unseen.values(), "seat 1 knows what is there, not where"


@rule("kernel:3.4.3")
def test_3_4_3_view_and_determinize_agree_for_every_seat_at_every_position() -> None:
    for s in SOME[::4]:
        for seat in range(s.seats):
            t = GAME.determinize(s, seat, 99)
            assert GAME.view(t, seat) == GAME.view(s, seat)


# 3.4.4 Simultaneous choices.


@rule("kernel:3.4.4")
def test_3_4_4_simultaneous_choices_are_asked_in_seat_order_whoever_s_turn_it_is() -> None:
    table = Table("masque", seats=3).end_turn()
    table.hand(1, "masque").deck(1, "coin", "hut").hand(0, "bead", "hall").hand(2, "hut", "house").play("masque")
    order = []
    while table.asks()[0] == "pass-card":
        order.append(table.asks()[1])
        table.answer("pass-card", table.state.options[0])
    assert order == [0, 1, 2]


@rule("kernel:3.4.4")
def test_3_4_4_a_committed_choice_is_invisible_until_all_are_in_and_changes_no_later_options() -> None:
    later = []
    for card in ("bead", "hall"):
        table = Table("masque", seats=3).hand(0, "masque", "bead", "hall").deck(0).discards(0)
        table.hand(1, "coin", "hut").hand(2, "ingot").play("masque").pick("pass-card", card, seat=0)
        later.append((table.offers(), GAME.view(table.state, 1), GAME.view(table.state, None)))
    assert later[0] == later[1]
    assert later[0][1].commits == [None, (), ()]


@rule("kernel:3.4.4")
def test_3_4_4_all_are_revealed_at_once_when_the_last_is_in() -> None:
    table = Table("masque").hand(0, "masque", "bead").deck(0).discards(0).hand(1, "hut").play("masque")
    table.state.sink = Sink()
    table.pick("pass-card", "bead", seat=0)
    assert table.hand_of(0) == ["bead"], "nothing moves yet"
    table.pick("pass-card", "hut", seat=1)
    kinds = [event.kind for event in table.state.sink.events if event.kind in (COMMIT, REVEAL, MOVE)]
    assert kinds[:4] == [COMMIT, COMMIT, REVEAL, REVEAL]
    assert set(kinds[4:]) == {MOVE}


# 3.4.5 Randomness.


@rule("kernel:3.4.5")
def test_3_4_5_the_generator_is_part_of_the_state_so_copies_go_on_alike() -> None:
    s = GAME.new(3, 77)
    play(s, rng_of("randomness"), 25)
    t = GAME.from_json(s.to_json())
    for state in (s, t):
        play(state, rng_of("on"))
    assert s.key() == t.key()
    assert s.rolls == t.rolls > 0


@rule("kernel:3.4.5")
def test_3_4_5_a_determinized_copy_is_reseeded_so_it_tells_nothing_of_the_true_generator() -> None:
    s = GAME.new(2, 77)
    other = s.copy()
    other.seed(78)
    assert other.key() != s.key()
    assert GAME.determinize(s, 0, 5).key() == GAME.determinize(other, 0, 5).key()


@rule("kernel:3.4.5")
def test_3_4_5_a_state_s_own_dice_are_not_those_of_the_process() -> None:
    """Nothing a game does reads or moves the generator of Python."""
    random.seed(1)
    before = random.getstate()
    s = GAME.new(4, 5)
    play(s, rng_of("process"))
    assert random.getstate() == before


# 3.4.6 Triggers.


@rule("kernel:3.4.6")
def test_3_4_6_listeners_of_each_player_respond_in_turn_order() -> None:
    """Both other seats have an almanac; the one after the shuffling seat is asked first."""
    table = Table("almanac", "market", seats=3).end_turn()
    table.built(0, "almanac").built(2, "almanac").hand(1, "market").deck(1).discards(1, "hut", "coin", "bead")
    table.play("market")
    assert table.asks() == ("leave-out", 2)
    table.decline("leave-out")
    assert table.asks() == ("leave-out", 0)


@rule("kernel:3.4.6")
def test_3_4_6_the_owner_orders_ties() -> None:
    table = Table("watchman", "chronicle").built(0, "watchman", "chronicle").hand(0).discards(0).coins(0, 2).buy("hut")
    assert table.asks() == ("order", 0)
    question = table.state.question
    assert question is not None
    assert question.rule == "kernel:listeners"
    chronicle = question.args.index(number("chronicle"))
    table.answer("order", chronicle)
    assert table.has(0)["favours"] == 1, "the chronicle first, as the owner said"
    assert table.asks() == ("place-gained", 0)


@rule("kernel:3.4.6")
def test_3_4_6_a_response_returns_a_code_its_caller_tests() -> None:
    """The shown wall returns 1 to the attack, which then does nothing; the attack's own frame is nobody else's."""
    table = Table("levy", "wall").hand(0, "levy").hand(1, "wall", *["bead"] * 4).discards(1).play("levy")
    table.accept("show", seat=1)
    assert table.discards_of(1) == []
    assert table.asks() == ("turn", 0)


@rule("kernel:3.4.6")
def test_3_4_6_responses_may_be_held_to_the_end_of_the_sentence() -> None:
    table = Table("windfall", "chronicle").built(0, "chronicle").hand(0, "windfall").deck(0).discards(0)
    sink = table.state.sink = Sink()
    table.play("windfall")
    while table.asks()[0] == "order":
        table.answer("order", table.state.options[0])
    trail = [(event.kind, event.args) for event in sink.events if event.kind in (MOVE, COUNT)]
    gained = [i for i, (kind, args) in enumerate(trail) if kind == MOVE and args[0] in (0, 1, 3)]
    favours = [i for i, (kind, args) in enumerate(trail) if kind == COUNT and args[0] == 1]
    assert len(gained) == len(favours) == 3
    assert max(gained) < min(favours)


@rule("kernel:3.4.6")
def test_3_4_6_what_was_listening_when_it_happened_is_held_in_the_state_and_saved_with_it() -> None:
    table = Table("plague", "sanctuary", "chronicle", seats=3).hand(0, "plague").discards(1).discards(2)
    table.built(1, "chronicle").built(2, "sanctuary").favours(2, 1).play("plague")
    assert table.asks() == ("may", 2), "in the middle of the sentence"
    assert table.state.pending
    assert table.has(1)["favours"] == 0
    t = GAME.from_json(table.state.to_json())
    assert t.pending == table.state.pending
    t.choose(PASS)
    assert t.get(COINS + 4 + 1) == 1, "released at the end"


@rule("kernel:3.4.6")
def test_3_4_6_a_verb_may_stop_for_a_question_also_on_another_seat_s_turn() -> None:
    table = Table("sanctuary", "plague").built(1, "sanctuary").favours(1, 1).hand(0, "plague").discards(1)
    table.play("plague")
    assert table.state.turn == 0
    assert table.asks() == ("may", 1)


@rule("kernel:3.4.6")
def test_3_4_6_an_effect_may_be_triggered_inside_an_effect() -> None:
    """The broker's gain, itself a response to a purchase, wakes the watchman."""
    table = Table("broker", "watchman").in_play(0, "broker").built(0, "watchman").hand(0).discards(0).coins(0, 3)
    table.buy("coin").answer("place-gained", PASS)
    table.pick("gain", "hut")
    question = table.state.question
    assert question is not None
    assert (question.kind, question.args) == ("place-gained", (number("hut"),))
    assert len(table.state.stack) > 5


# 3.4.7 Silent options.


@rule("kernel:3.4.7")
def test_3_4_7_a_single_legal_option_is_taken_silently() -> None:
    table = Table().hand(0).coins(0, 2).favours(0, 0).buy("hut")
    assert table.asks() == ("turn", 0), "two coins pay for it: no question"
    assert table.state.choices == 1


@rule("kernel:3.4.7")
def test_3_4_7_a_question_whose_options_depend_on_hidden_things_is_always_asked() -> None:
    asked = []
    for hand in (["wall"], ["bead"], ["hut", "hall"]):
        table = Table("plague", "wall").hand(0, "plague").hand(1, *hand).play("plague")
        view = GAME.view(table.state, 0)
        asked.append(view.question)
    assert asked[0] == asked[1] == asked[2]
    assert table.offers() == ["pass"]


@rule("kernel:3.4.7")
def test_3_4_7_a_seat_is_always_asked_to_end_its_turn_so_that_it_can_undo() -> None:
    session = at(Table().hand(0, "bead").buys(0, 0))
    session.choose(0, number("bead"))
    assert session.state.options == [PASS]
    assert session.can_undo(0)


# 3.4.8 Atomic choices.


@rule("kernel:3.4.8")
def test_3_4_8_a_choice_is_validated_first_and_an_illegal_one_changes_nothing() -> None:
    for s in SOME[::8]:
        before = s.to_json()
        for code in (-7, 199, 5000):
            with pytest.raises(IllegalChoice):
                s.choose(code)
        assert s.to_json() == before


@rule("kernel:3.4.8")
def test_3_4_8_a_fault_in_the_rules_keeps_the_session_where_it_was_and_is_logged_with_a_number(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The planted fault: the bead that is offered from hand is not there any more when it is played."""
    table = Table().hand(0, "bead")
    table.state.zone(HAND, 0).take(number("bead"))
    session = at(table)
    key = session.state.key()
    with caplog.at_level(logging.ERROR), pytest.raises(Incident) as incident:
        session.choose(0, number("bead"))
    assert session.state.key() == key
    assert session.codes == []
    assert incident.value.number in caplog.text
    assert '"game":"proving"' in caplog.text
    session.choose(0, PASS)


# 3.4.9 Events.


def told(table: Table) -> list[Event]:
    assert table.state.sink is not None
    return table.state.sink.events


@rule("kernel:3.4.9")
def test_3_4_9_every_choice_gain_loss_and_move_is_an_event() -> None:
    table = Table("market").hand(0, "market").deck(0, "hut", "coin")
    table.state.sink = Sink()
    table.play("market")
    zone = {kind: table.state.zone(kind, 0).spec.number for kind in (HAND, PLAY, DECK)}
    events = [(event.kind, event.src, event.dst, event.args) for event in told(table)]
    assert events[0] == (CHOICE, -1, -1, (number("market"),))
    assert (MOVE, zone[HAND], zone[PLAY], (number("market"),)) in events
    assert (MOVE, zone[DECK], zone[HAND], (number("coin"),)) in events
    changes = [args for kind, _, _, args in events if kind == COUNT]
    assert sorted(change for change, _ in changes) == [-1, 1, 1, 1]


@rule("kernel:3.4.9")
def test_3_4_9_an_event_says_who_may_see_it_and_who_may_see_the_card() -> None:
    table = Table("scout").hand(0, "scout").deck(0, "coin").deck(1, "hall")
    table.state.sink = Sink()
    table.play("scout")
    look = next(event for event in told(table) if event.kind == LOOK)
    drawn = next(event for event in told(table) if event.kind == MOVE and event.args == (number("coin"),))
    for event in (look, drawn):
        faces = [seen.args[0] for viewer in range(3) if (seen := event.as_seen_by(1 << viewer)) is not None]
        assert faces == [event.args[0], UNSEEN, UNSEEN]


@rule("kernel:3.4.9")
def test_3_4_9_a_shuffle_is_told_to_all() -> None:
    table = Table("wall").hand(0, "wall").deck(0).discards(0, "hut", "coin", "bead")
    table.state.sink = Sink()
    table.play("wall")
    (event,) = [event for event in told(table) if event.kind == SHUFFLE]
    assert event.src == table.state.zone(DECK, 0).spec.number
    assert all(event.as_seen_by(1 << viewer) is event for viewer in range(3))


@rule("kernel:3.4.9")
def test_3_4_9_the_sink_may_be_absent_and_the_game_goes_the_same_way() -> None:
    for seats in (2, 3, 4):
        with_sink, without = GAME.new(seats, 6), GAME.new(seats, 6)
        with_sink.sink = Sink()
        for state in (with_sink, without):
            play(state, rng_of("sink", seats))
        assert with_sink.key() == without.key()


@rule("kernel:3.4.9")
def test_3_4_9_the_public_sizes_can_be_counted_from_the_events_alone() -> None:
    s = GAME.new(3, 8)
    sizes = Counter({zone.spec.number: zone.size() for zone in s.zones})
    s.sink = Sink()
    play(s, rng_of("sizes"), 80)
    for event in s.sink.events:
        if event.kind == MOVE:
            sizes[event.src] -= 1
            sizes[event.dst] += 1
    assert sizes == Counter({zone.spec.number: zone.size() for zone in s.zones})


# 3.4.10 Undo.


@rule("kernel:3.4.10")
def test_3_4_10_undo_goes_back_choice_by_choice_until_new_information() -> None:
    session = at(Table("market").hand(0, "bead", "coin", "market").deck(0, "hut"))
    keys = [session.state.key()]
    for card in ("bead", "coin"):
        session.choose(0, number(card))
        keys.append(session.state.key())
    session.undo(0)
    assert session.state.key() == keys[1]
    session.undo(0)
    assert session.state.key() == keys[0]
    session.choose(0, number("market"))
    assert not session.can_undo(0), "a card was drawn"


@rule("kernel:3.4.10")
def test_3_4_10_kept_copies_are_dropped_when_another_seat_is_asked() -> None:
    session = at(Table("plague", "wall").hand(0, "bead", "plague").deck(0).discards(0).hand(1, "hut"))
    session.choose(0, number("bead"))
    assert session.can_undo(0)
    session.choose(0, number("plague"))
    assert session.state.asked == 1
    assert not session.can_undo(0)
    assert not session.can_undo(1)


@rule("kernel:3.4.10")
def test_3_4_10_kept_copies_are_dropped_when_the_generator_was_used() -> None:
    """The reshuffle alone: what the seat then draws it would have known by elimination, were it not shuffled."""
    session = at(Table("wall").hand(0, "bead", "wall").deck(0).discards(0, "hut", "coin", "ingot"))
    session.choose(0, number("bead"))
    rolls = session.state.rolls
    session.choose(0, number("wall"))
    assert session.state.rolls > rolls
    assert not session.can_undo(0)


# 3.4.11 Rule sources.


@rule("kernel:3.4.11")
def test_3_4_11_every_program_names_a_rule_of_the_index() -> None:
    known = rules_of(GAME) | KERNEL_RULES
    for name, cited in zip(GAME.book.program_names, GAME.book.program_rules, strict=True):
        assert cited in known, name


@rule("kernel:3.4.11")
def test_3_4_11_every_question_names_the_rule_of_the_program_that_asks() -> None:
    for s in SOME:
        question = s.question
        assert question is not None
        assert question.rule == GAME.book.program_rules[s.top.prog]


@rule("kernel:3.4.11")
def test_3_4_11_every_refusal_names_its_rule() -> None:
    known = rules_of(GAME)
    cited = {refusal.rule for s in SOME for seat in range(s.seats) for refusal in GAME.explain(s, seat)}
    assert cited <= set(known)
    assert {"proving:turn", "proving:buying", "proving:paying"} <= cited


@rule("kernel:3.4.3", "kernel:3.4.9")
def test_3_4_3_held_cards_are_seen_by_their_owner_alone_and_shown_ones_by_all() -> None:
    table = Table("oracle").hand(0, "oracle").deck(0, "hut", "coin").discards(0).play("oracle")
    held = table.state.zone(HELD, 0).spec.number
    seen = {viewer: GAME.view(table.state, viewer).zones[held].cards for viewer in (0, 1, None)}
    assert seen == {0: [number("coin"), number("hut")], 1: None, None: None}
    discard = table.state.zone(DISCARD, 0).spec.number
    assert GAME.view(table.state, None).zones[discard].cards == []
