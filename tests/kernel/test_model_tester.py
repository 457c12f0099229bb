"""The model tester and the fuzzer catch what they are there for: planted faults, one at a time (DESIGN 11).

The game is interpreted in every mode: a third party's game on the compiled kernel, when that is what runs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Self

import pytest

from civitas.games.proving.game import GAME, Proving
from civitas.games.proving.state import State
from civitas.kernel.book import Book
from civitas.kernel.errors import IllegalChoice, OptionError
from civitas.kernel.expr import A, Const
from civitas.kernel.flow import Add, BeginTurn, EachSeat, Repeat
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move, shuffle
from civitas.kernel.node import PASS, Ask, Node
from civitas.kernel.origin import Options
from civitas.kernel.text import Item, Message, Option, Refusal
from civitas.kernel.zones import OWNER, SOMEWHERE
from civitas.testing.fuzz import FuzzFault, check_bad_input
from civitas.testing.model import ModelFault, check_game

from .toy import Kit, Toy, ToyGame

COUNT = 24
ROUNDS = 12
CARDS = list(range(10))


class Sound(Kit):
    """A small game that keeps every promise: draw a card, play one openly or pass, score a point for playing.

    A planted fault replaces one of its parts.
    """

    def __init__(self, rule: str = "toy:turn") -> None:
        super().__init__(most_seats=3)
        self.rule = rule

    def turn(self, *extra: Node[Any], ask: Ask[Any] | None = None, before: Node[Any] | None = None) -> list[Node[Any]]:
        body = [BeginTurn(), before or DrawOne(self), ask or PlayOne(self), *extra]
        return [Repeat(ROUNDS, [EachSeat(body)])]

    def prepare(self, s: Toy) -> None:
        for seat in range(s.seats):
            pile = s.pile(self.deck, seat)
            pile.fill(CARDS)
            shuffle(s, pile)

    def sound(self, *extra: Node[Any], ask: Ask[Any] | None = None, before: Node[Any] | None = None) -> ToyGame:
        self.book.program("main", self.turn(*extra, ask=ask, before=before), self.rule)
        self.book.finish(self.width)
        return ToyGame(self, len(self.book.code) - 1, self.prepare)


class DrawOne(Node[Toy]):
    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def run(self, s: Toy, f: Frame) -> None:
        if s.pile(self.kit.deck, f.who).order:
            draw(s, s.pile(self.kit.deck, f.who), s.zone(self.kit.hand, f.who))


class PlayOne(Ask[Toy]):
    def __init__(self, kit: Kit, always: bool = True) -> None:
        super().__init__("play", always)
        self.kit = kit

    def options(self, s: Toy, f: Frame) -> list[int]:
        return [PASS, *s.zone(self.kit.hand, f.who).distinct()]

    def answer(self, s: Toy, f: Frame, code: int) -> None:
        if code != PASS:
            move(s, code, s.zone(self.kit.hand, f.who), s.zone(self.kit.area, f.who))
            s.add(self.kit.points + f.who, 1)


def test_a_sound_interpreted_game_passes_on_whatever_kernel_runs() -> None:
    game = Sound().sound()
    check_game(game, 3 * COUNT)
    check_bad_input(game, 10)


def faulty(game: Any) -> str:
    """What the model tester says of the game."""
    with pytest.raises(ModelFault) as fault:
        check_game(game, 4 * COUNT)
    return str(fault.value)


def test_a_fault_is_reported_with_the_game_and_the_choices_that_lead_to_it() -> None:
    class Leak(ToyGame):
        def board(self, s: Toy, viewer: int) -> dict[str, Any]:
            return {"decks": [s.pile(kit.deck, seat).order for seat in range(s.seats)]}

    kit = Sound()
    kit.sound()
    said = faulty(Leak(kit, len(kit.book.code) - 1, kit.prepare))
    assert said.startswith("toy: dealing anew changes the view of viewer 0")
    assert "Origin(seats=2" in said
    assert "after the choices [" in said


# Faults in what a view shows.


class LeakyProving(Proving):
    """The proving game, showing everybody the next card of seat 0."""

    def board(self, s: State, viewer: int) -> dict[str, Any]:
        return {"next": s.deck(0).order[-1:]}


def test_a_leak_in_the_board_of_the_proving_game_is_caught() -> None:
    assert "changes the view" in faulty(LeakyProving())


def test_a_question_whose_arguments_tell_a_hidden_card_is_caught() -> None:
    class Telling(PlayOne):
        def args(self, s: Toy, f: Frame) -> tuple[int, ...]:
            return tuple(s.zone(self.kit.hand, f.who).cards())

    kit = Sound()
    assert "changes the view" in faulty(kit.sound(ask=Telling(kit)))


def test_options_that_depend_on_another_seat_s_hand_are_caught() -> None:
    class Peeking(PlayOne):
        def options(self, s: Toy, f: Frame) -> list[int]:
            others = s.zone(self.kit.hand, (f.who + 1) % s.seats)
            return [PASS, *[card for card in s.zone(self.kit.hand, f.who).distinct() if card not in others.cards()]]

    kit = Sound()
    assert "view" in faulty(kit.sound(ask=Peeking(kit)))


def test_a_question_not_always_asked_whose_options_depend_on_hidden_things_is_caught() -> None:
    class OnlyHigh(PlayOne):
        """Silent when no card in hand is high: the others learn that."""

        def options(self, s: Toy, f: Frame) -> list[int]:
            return [PASS, *[card for card in s.zone(self.kit.hand, f.who).distinct() if card >= 5]]

    kit = Sound()
    assert "view" in faulty(kit.sound(ask=OnlyHigh(kit, always=False)))


def test_a_false_fact_about_a_hidden_card_is_caught() -> None:
    class Misremember(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            s.zone(kit.deck, f.who).lore = (11, SOMEWHERE, 1)

    kit = Sound()
    assert "knows cards not in deck" in faulty(kit.sound(Misremember()))


def test_a_false_fact_about_a_place_is_caught() -> None:
    class Misplace(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            order = s.pile(kit.deck, f.who).order
            if len(order) > 1:
                s.zone(kit.deck, f.who).lore = (order[0], 1, 1)

    kit = Sound()
    assert "mistakes a place" in faulty(kit.sound(Misplace()))


class Secretive(Toy):
    """Every seat has a number only it knows; for the others it is made up anew."""

    def imagine(self, seat: int) -> None:
        secret = next(kind.base for kind in self.book.counters if kind.name == "secret")
        for other in range(self.seats):
            if other != seat:
                self.counts[secret + other] = self.below(6)


def secretive(state: type[Toy]) -> ToyGame:
    class Hide(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            s.put(secret + f.who, s.below(6))

    class Own(ToyGame):
        def fresh(self, seats: int) -> Toy:
            return state(self.book, seats)

    kit = Sound()
    secret = kit.book.counter("secret", sight=OWNER)
    kit.sound(Hide())
    return Own(kit, len(kit.book.code) - 1, kit.prepare)


def test_a_secret_counter_that_is_imagined_for_the_others_passes() -> None:
    check_game(secretive(Secretive), COUNT)


def test_a_secret_counter_nobody_imagines_is_not_kept_by_a_determinized_copy() -> None:
    """It is hidden from all but its owner; a game that does not imagine it gets 0, never the truth."""
    game = secretive(Toy)
    check_game(game, COUNT)
    secret = next(kind.base for kind in game.book.counters if kind.name == "secret")
    s = game.new(2, 1)
    while not s.get(secret):
        s.choose(PASS)
    assert game.determinize(s, 1, 5).get(secret) == 0
    assert game.determinize(s, 0, 5).get(secret) == s.get(secret)


def test_a_register_holding_a_hidden_card_is_caught() -> None:
    """The top card of the next seat's deck is remembered over a question and then discarded by its face."""

    class Remember(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            f.n = (s.pile(kit.deck, (f.who + 1) % s.seats).order or [PASS])[-1]

    class DiscardRemembered(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            victim = (f.who + 1) % s.seats
            if f.n != PASS:
                move(s, f.n, s.zone(kit.deck, victim), s.zone(kit.heap, victim))

    class Between(PlayOne):
        def answer(self, s: Toy, f: Frame, code: int) -> None:
            pass

    kit = Sound()
    program = [BeginTurn(), DrawOne(kit), Remember(), Between(kit), DiscardRemembered(), PlayOne(kit)]
    kit.book.program("main", [Repeat(ROUNDS, [EachSeat(program)])], "toy:turn")
    kit.book.finish(kit.width)
    faulty(ToyGame(kit, len(kit.book.code) - 1, kit.prepare))


# Faults in questions and options.


def test_an_impure_list_of_options_is_caught() -> None:
    class Moody(PlayOne):
        times = 0

        def options(self, s: Toy, f: Frame) -> list[int]:
            Moody.times += 1
            out = super().options(s, f)
            return out if Moody.times % 3 else out[:1]

    kit = Sound()
    assert "ask" in faulty(kit.sound(ask=Moody(kit)))


def test_asking_that_changes_the_state_is_caught() -> None:
    class Counting(PlayOne):
        def options(self, s: Toy, f: Frame) -> list[int]:
            s.add(kit.coins + f.who, 1)
            return super().options(s, f)

    kit = Sound()
    assert "asking again changes something" in faulty(kit.sound(ask=Counting(kit)))


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda options: [*options, options[-1]], "not ascending and distinct"),
        (lambda options: options[::-1], "not ascending and distinct"),
        (lambda options: [-2, *options], "exceed the codes"),
        (lambda options: [*options, 100], "exceed the codes"),
    ],
)
def test_options_that_are_not_canonical_are_caught(spoil: Callable[[list[int]], list[int]], complaint: str) -> None:
    class Spoilt(PlayOne):
        def options(self, s: Toy, f: Frame) -> list[int]:
            return spoil(super().options(s, f))

        def answer(self, s: Toy, f: Frame, code: int) -> None:
            """Takes what it offers, so that the list itself is the only fault."""

    kit = Sound()
    assert complaint in faulty(kit.sound(ask=Spoilt(kit)))


def test_a_question_that_names_no_rule_is_caught() -> None:
    assert "names no rule" in faulty(Sound(rule="").sound())


def test_a_question_put_to_nobody_is_caught() -> None:
    class ToNobody(PlayOne):
        def asked(self, s: Toy, f: Frame) -> int:
            return s.seats + 1

    kit = Sound()
    assert "put to nobody" in faulty(kit.sound(ask=ToNobody(kit)))


# Faults in what a state is.


class Moods(Toy):
    """A state with a field of its own, which bends the score, kept faithfully."""

    def __init__(self, book: Book, seats: int) -> None:
        super().__init__(book, seats)
        self.mood = 0
        self.past: list[int] = []

    def copy(self) -> Self:
        t = super().copy()
        t.mood = self.mood
        t.past = self.past.copy()
        return t

    def pack(self) -> dict[str, object]:
        return {"mood": self.mood, "past": self.past}

    def unpack(self, own: dict[str, Any]) -> None:
        self.mood = own["mood"]
        self.past = own["past"]


class Swing(Node[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        assert isinstance(s, Moods)
        s.mood += 1
        s.past.append(s.turn)


def moody(state: type[Moods]) -> ToyGame:
    """The sound game with a state of this class."""

    class Moody(ToyGame):
        def fresh(self, seats: int) -> Toy:
            return state(self.book, seats)

    kit = Sound()
    kit.sound(Swing())
    return Moody(kit, len(kit.book.code) - 1, kit.prepare)


def test_a_state_with_a_field_of_its_own_that_is_copied_and_saved_passes() -> None:
    check_game(moody(Moods), COUNT)


def test_a_field_forgotten_in_copy_is_caught() -> None:
    class Forgetful(Moods):
        def copy(self) -> Self:
            t = super().copy()
            t.mood = 0
            return t

    assert faulty(moody(Forgetful))


def test_a_field_shared_between_copies_is_caught() -> None:
    class Sharing(Moods):
        def copy(self) -> Self:
            t = super().copy()
            t.past = self.past
            return t

    assert "changed an earlier copy" in faulty(moody(Sharing))


def test_a_field_forgotten_when_loading_is_caught() -> None:
    class Unsaved(Moods):
        def unpack(self, own: dict[str, Any]) -> None:
            self.past = own["past"]

    assert "differs after loading" in faulty(moody(Unsaved))


def test_a_lost_card_is_caught() -> None:
    class Burn(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            area = s.zone(kit.area, f.who)
            if area.size() > 2:
                area.take(area.cards()[0])

    kit = Sound()
    assert "a card was lost or made" in faulty(kit.sound(Burn()))


def test_a_card_made_of_nothing_is_caught() -> None:
    class Mint(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            s.zone(kit.area, f.who).put(3, False)

    kit = Sound()
    assert "a card was lost or made" in faulty(kit.sound(Mint()))


def test_a_rule_that_draws_from_another_generator_is_caught() -> None:
    class Dice(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            s.add(kit.coins + f.who, random.randrange(1, 1000))

    kit = Sound()
    assert "a copy plays differently" in faulty(kit.sound(Dice()))


def test_a_set_up_that_comes_out_otherwise_the_next_time_is_caught() -> None:
    kit = Sound()
    kit.sound()
    times = iter(range(1000))

    def prepare(s: Toy) -> None:
        kit.prepare(s)
        s.put(kit.coins, next(times))

    assert "the choices made lead elsewhere" in faulty(ToyGame(kit, len(kit.book.code) - 1, prepare))


def test_a_game_that_ends_without_a_winner_is_caught() -> None:
    class Loserless(Toy):
        def winners(self) -> list[int]:
            return []

    class NoWinner(ToyGame):
        def fresh(self, seats: int) -> Toy:
            return Loserless(self.book, seats)

    kit = Sound()
    kit.sound()
    assert "a game ends badly" in faulty(NoWinner(kit, len(kit.book.code) - 1, kit.prepare))


# Faults in the log.


def test_an_unlogged_change_of_a_counter_is_caught() -> None:
    class Quietly(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            s.counts[kit.coins + f.who] += 1

    kit = Sound()
    said = faulty(kit.sound(Quietly()))
    assert "public events do not tell all: the counter coins" in said


def test_an_unlogged_move_of_a_card_is_caught() -> None:
    class Slip(Node[Toy]):
        def run(self, s: Toy, f: Frame) -> None:
            area = s.zone(kit.area, f.who)
            if area.size():
                card = area.cards()[0]
                area.take(card)
                s.zone(kit.heap, f.who).put(card, False)

    kit = Sound()
    assert "public events do not tell all" in faulty(kit.sound(Slip()))


def test_a_logged_change_passes() -> None:
    kit = Sound()
    check_game(kit.sound(Add(kit.coins, Const(2)), Add(kit.favours, A)), COUNT)


# Faults in the words.


def wordy(method: str, says: Callable[..., object]) -> ToyGame:
    """The sound game with one of the things it says replaced."""
    kit = Sound()
    game = kit.sound()
    setattr(game, method, says)
    return game


SECRET = Message("toy-undeclared")
ASK = Message("toy-ask")


@pytest.mark.parametrize(
    ("method", "says"),
    [
        ("describe", lambda _s, code: Option(code, SECRET)),
        ("describe", lambda _s, code: Option(code, Message("toy-option", {"code": SECRET}))),
        ("prompt", lambda _s: SECRET),
        ("warnings", lambda _s, _seat, _code: [SECRET]),
        ("explain", lambda _s, _seat: [Refusal(SECRET, ASK, "toy:x")]),
        ("explain", lambda _s, _seat: [Refusal(ASK, SECRET, "toy:x")]),
        ("breakdown", lambda s: [[Item(SECRET, points)] for points in s.scores()]),
    ],
)
def test_a_message_the_game_does_not_declare_is_caught(method: str, says: Callable[..., object]) -> None:
    assert "'toy-undeclared' is not declared" in faulty(wordy(method, says))


@pytest.mark.parametrize(
    ("method", "says", "complaint"),
    [
        ("describe", lambda _s, code: Option(code, Message("toy-option")), "arguments of 'toy-option'"),
        ("describe", lambda _s, _code: Option(99, ASK), "of another option"),
        ("evaluate", lambda _s, _seat: 0.5, "not an int"),
        ("breakdown", lambda s: [[Item(Message("toy-points"), 77)] for _ in range(s.seats)], "adds up to 77"),
    ],
)
def test_a_fault_in_what_the_game_says_is_caught(method: str, says: Callable[..., object], complaint: str) -> None:
    assert complaint in faulty(wordy(method, says))


def hands(s: Toy) -> Message:
    """The sum of all cards in all hands: nobody knows it."""
    total = sum(card for zone in s.zones if zone.spec.name == "hand" for card in zone.cards())
    return Message("toy-option", {"code": total})


@pytest.mark.parametrize(
    ("method", "says"),
    [
        ("describe", lambda s, code: Option(code, hands(s))),
        ("explain", lambda s, _seat: [Refusal(ASK, hands(s), "toy:x")]),
        ("warnings", lambda s, _seat, _code: [hands(s)]),
    ],
)
def test_advice_that_tells_what_the_seat_may_not_know_is_caught(method: str, says: Callable[..., object]) -> None:
    faulty(wordy(method, says))


def test_the_proving_game_with_an_undeclared_message_is_caught() -> None:
    class Mute(Proving):
        def messages(self) -> dict[str, frozenset[str]]:
            known = super().messages()
            del known["proving-pass-turn"]
            return known

    assert "'proving-pass-turn' is not declared" in faulty(Mute())


# The fuzzer.


def careless(game: Any) -> str:
    """What the fuzzer says of the game."""
    with pytest.raises(FuzzFault) as fault:
        check_bad_input(game, 10)
    return str(fault.value)


def toy_of(state: type[Toy]) -> ToyGame:
    class Own(ToyGame):
        def fresh(self, seats: int) -> Toy:
            return state(self.book, seats)

    kit = Sound()
    kit.sound()
    return Own(kit, len(kit.book.code) - 1, kit.prepare)


def test_a_game_that_takes_any_seed_is_caught() -> None:
    class AnySeed(Proving):
        def new(self, seats: int, seed: Any, options: Mapping[str, object] | None = None) -> State:
            return super().new(seats, seed if seed == 1 else 2, options)

    assert "the seed -1 was accepted" in careless(AnySeed())


def test_a_game_that_takes_any_number_of_seats_is_caught() -> None:
    class AnySeats(Proving):
        def new(self, seats: Any, seed: int | str, options: Mapping[str, object] | None = None) -> State:
            return super().new(seats if seats in (2, 3, 4) else 2, seed, options)

    assert "-1 seats was accepted" in careless(AnySeats())


def test_a_game_that_takes_any_option_is_caught() -> None:
    class AnyOption(Proving):
        def options(self, seats: int, given: Mapping[str, object]) -> Options:
            return super().options(seats, {name: value for name, value in given.items() if "no such" not in name})

    assert "an unknown option was accepted" in careless(AnyOption())


def test_a_game_that_bends_a_bad_number_is_caught() -> None:
    class Bending(Proving):
        def options(self, seats: int, given: Mapping[str, object]) -> Options:
            try:
                return super().options(seats, given)
            except OptionError:
                if "no such option" in given:
                    raise
                return super().options(seats, {})

    assert "a bad market was accepted" in careless(Bending())


def test_a_state_that_takes_any_choice_is_caught() -> None:
    class Lax(Toy):
        def choose(self, code: int) -> None:
            super().choose(code if code in self.options else self.options[0])

    assert "was accepted" in careless(toy_of(Lax))


def test_a_state_that_an_illegal_choice_changes_is_caught() -> None:
    class Touched(Toy):
        def choose(self, code: int) -> None:
            if code not in self.options:
                self.add(0, 1)
            super().choose(code)

    assert "an illegal choice changed the state" in careless(toy_of(Touched))


def test_a_refusal_without_a_word_is_caught() -> None:
    class Curt(Toy):
        def choose(self, code: int) -> None:
            if code not in self.options:
                raise IllegalChoice
            super().choose(code)

    assert "refused without a word" in careless(toy_of(Curt))


def test_a_game_that_loads_edited_states_is_caught() -> None:
    class Trusting(ToyGame):
        def from_json(self, text: str | bytes) -> Toy:
            """Loads a new game, whatever the text is."""
            return self.new(2, 1)

    kit = Sound()
    kit.sound()
    assert "a broken saved state was accepted" in careless(Trusting(kit, len(kit.book.code) - 1, kit.prepare))


def test_the_proving_game_itself_passes_both() -> None:
    check_game(GAME, COUNT)
    check_bad_input(GAME, 5)
