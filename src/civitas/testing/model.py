"""The model tester: what must hold at every position of every game (DESIGN 11).

`check_game(game)` is the one call. A failed check says what, in which game and after which choices.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Generic, TypeVar

from civitas.kernel import hidden
from civitas.kernel.events import COUNT, MOVE, UNSEEN, Sink
from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.origin import Options
from civitas.kernel.record import trail_of
from civitas.kernel.rng import Rng
from civitas.kernel.session import Session, copied
from civitas.kernel.text import KERNEL_MESSAGES, Message
from civitas.kernel.zones import OWNER, SOMEWHERE, Pile
from civitas.testing.positions import POSITIONS, pick, play, positions, rng_of

S = TypeVar("S", bound=Machine)

ONWARD: Final = 40
WHOLE_EVERY: Final = 50
TO_THE_END: Final = 1 << 20


# What playing an impossible world raises.
FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


class ModelFault(AssertionError):
    """Something a game must guarantee does not hold."""


def check_game(
    game: Game[S], count: int = POSITIONS, onward: int = ONWARD, options: Options | None = None, seed: int = 0
) -> None:
    """Checks so many random positions, each some choices onward, one in fifty to the end."""
    for number, s in enumerate(positions(game, count, options, seed, copies=False)):
        rng = rng_of("model", game.info.name, seed, number)
        limit = TO_THE_END if number % WHOLE_EVERY == 0 else onward
        Position(game, s, rng, limit).check()


def cards_of(s: Machine) -> Counter[int]:
    """Every card in every zone."""
    return Counter(card for zone in s.zones for card in zone.cards())


class Position(Generic[S]):
    """One position under test."""

    def __init__(self, game: Game[S], state: S, rng: Rng, onward: int) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.onward = onward

    def require(self, held: bool, what: str) -> None:
        if not held:
            origin = self.state.origin
            raise ModelFault(f"{self.game.info.name}: {what}; {origin}, after the choices {trail_of(self.state)}")

    def check(self) -> None:
        self.require(copied(self.state).to_json() == self.state.to_json(), "a copy differs from its original")
        self.options_are_canonical()
        self.asking_again_is_the_identity()
        self.json_round_trip()
        self.facts_are_true()
        self.advice_answers()
        self.copy_then_play_equals_play()
        if self.onward == TO_THE_END:
            self.the_choices_made_lead_here()
        self.undo_goes_back()
        self.events_tell_all_that_is_public()
        for viewer in range(self.state.seats + 1):
            self.hidden_things_stay_hidden(viewer)

    def options_are_canonical(self) -> None:
        s = self.state
        opts = s.options
        self.require(bool(opts), "a question has no options")
        self.require(opts == sorted(set(opts)), f"options {opts} are not ascending and distinct")
        self.require(opts[0] >= -1 and opts[-1] < self.game.info.codes, f"options {opts} exceed the codes of the game")
        question = s.question
        assert question is not None
        self.require(0 <= question.seat < s.seats, "a question is put to nobody")
        self.require(bool(question.rule), "a question names no rule")

    def asking_again_is_the_identity(self) -> None:
        t = copied(self.state)
        t.reask()
        self.require(t.options == self.state.options and t.key() == self.state.key(), "asking again changes something")

    def json_round_trip(self) -> None:
        s = self.state
        text = s.to_json()
        t = self.game.from_json(text)
        self.require(t.to_json() == text, "a saved state differs after loading")
        self.require(t.options == s.options and t.question == s.question, "a loaded state asks something else")

    def facts_are_true(self) -> None:
        """What the zones say viewers know must be so, else a determinized copy would be an impossible world."""
        s = self.state
        for viewer in range(s.seats + 1):
            domains: dict[int, Counter[int]] = {}
            for zone in s.zones:
                facts = hidden.facts_of(zone.lore, viewer)
                known = Counter(card for card, _ in facts)
                self.require(not known - Counter(zone.cards()), f"viewer {viewer} knows cards not in {zone.spec.name}")
                if isinstance(zone, Pile):
                    for card, place in facts:
                        if place != SOMEWHERE:
                            self.require(zone.order[place] == card, f"viewer {viewer} mistakes a place")
                if not hidden.knows_content(zone, viewer):
                    loose = Counter(hidden.loose_cards(zone, viewer))
                    domains.setdefault(zone.spec.domain, Counter()).update(loose)
            for card, domain in hidden.facts_of(s.lore, viewer):
                self.require(domains.get(domain, Counter())[card] > 0, f"viewer {viewer} mistakes a domain")
                domains[domain][card] -= 1

    def advice_answers(self) -> None:
        """Prompt, descriptions, refusals and warnings exist, in messages the game declares."""
        game, s = self.game, self.state
        known = game.messages() | KERNEL_MESSAGES

        def declared(message: Message) -> None:
            name = message.id.partition(".")[0]
            self.require(name in known, f"the message {message.id!r} is not declared")
            self.require(known[name] == frozenset(message.args), f"the arguments of {message.id!r} are not as declared")
            for value in message.args.values():
                if isinstance(value, Message):
                    declared(value)

        declared(game.prompt(s))
        for code in s.options:
            option = game.describe(s, code)
            self.require(option.code == code, "a description is of another option")
            declared(option.text)
            for warning in game.warnings(s, s.asked, code):
                declared(warning)
        for seat in range(s.seats):
            for refusal in game.explain(s, seat):
                declared(refusal.action)
                declared(refusal.reason)
            self.require(isinstance(game.evaluate(s, seat), int), "an evaluation is not an int")
        breakdown = game.breakdown(s)
        for seat, score in enumerate(s.scores()):
            if breakdown[seat]:
                total = sum(item.points for item in breakdown[seat])
                self.require(total == score, f"the breakdown adds up to {total}, not {score}")
            for item in breakdown[seat]:
                declared(item.text)

    def copy_then_play_equals_play(self) -> None:
        """A copy played on ends like the original played on, and leaves the original and other copies alone."""
        kept = copied(self.state)
        key = kept.key()
        cards = cards_of(kept)
        first = copied(self.state)
        made = play(first, self.rng, self.onward)
        second = copied(kept)
        for code in made:
            second.choose(code)
            self.require(cards_of(second) == cards, "a card was lost or made")
        self.require(first.key() == second.key() and first.options == second.options, "a copy plays differently")
        self.require(kept.key() == key and self.state.key() == key, "playing changed an earlier copy")
        if first.over:
            self.require(bool(first.winners()) and first.question is None and not first.options, "a game ends badly")

    def the_choices_made_lead_here(self) -> None:
        """A session that takes a game up makes its choices again, from the start."""
        session = Session(self.game, copied(self.state))
        again = session.at(len(session.codes))
        self.require(again.key() == self.state.key(), "the choices made lead elsewhere")

    def undo_goes_back(self) -> None:
        """In a session that begins here: making all choices of the game again would take longer than all the rest."""
        session = Session(self.game, self.game.from_json(self.state.to_json()))
        key, made = session.state.key(), len(session.codes)
        if session.commit_open():
            return
        seat = session.state.asked
        code = pick(session.state, self.rng)
        session.choose(seat, code)
        after = session.state.key()
        if session.can_undo(seat):
            session.undo(seat)
            self.require(session.state.key() == key and len(session.codes) == made, "undo does not go back")
            session.redo(seat)
            self.require(session.state.key() == after, "redo does not go forth")

    def events_tell_all_that_is_public(self) -> None:
        """What a spectator could count from the public events alone is what a spectator sees."""
        s = copied(self.state)
        book = PublicCounts(self.game, self.game.view(s, None))
        s.sink = Sink()
        play(s, self.rng, self.onward)
        for event in s.sink.events:
            seen = event.as_seen_by(1 << s.seats)
            if seen is not None and seen.kind == MOVE:
                book.move(seen.args[0], seen.src, seen.dst)
            elif seen is not None and seen.kind == COUNT:
                book.count(seen.args[1], seen.args[0])
        fault = book.differs(self.game.view(s, None))
        self.require(not fault, f"public events do not tell all: {fault}")

    def hidden_things_stay_hidden(self, viewer: int) -> None:
        """Worlds that agree with a view give that view, depend on nothing else, and play on."""
        game, s = self.game, self.state
        seat = None if viewer == s.seats else viewer
        view = game.view(s, seat)
        one, two = int(self.rng.below(1 << 29)), int(self.rng.below(1 << 29))
        other = self.world(s, viewer, one)
        self.require(game.view(other, seat) == view, f"dealing anew changes the view of viewer {viewer}")
        if seat is not None:
            self.require(game.explain(other, seat) == game.explain(s, seat), "a refusal tells what is hidden")
            for code in s.options if s.asked == seat else ():
                told = game.warnings(other, seat, code) == game.warnings(s, seat, code)
                self.require(told, "a warning tells what is hidden")
        again = self.world(other, viewer, two)
        direct = self.world(self.with_other_secrets(viewer), viewer, two)
        self.require(again.key() == direct.key(), f"a world of viewer {viewer} depends on what it cannot know")
        self.require(other.origin is None and not other.trail, "a determinized copy remembers its history")
        try:
            play(other, self.rng, self.onward)
        except FAULTS as fault:
            held = f"a world of viewer {viewer} cannot be played on ({fault!r}): a hidden card may be remembered"
            raise ModelFault(f"{self.game.info.name}: {held}") from fault

    def world(self, s: S, viewer: int, seed: int) -> S:
        t = hidden.determinize(s, viewer, seed)
        assert isinstance(t, type(s))
        return t

    def with_other_secrets(self, viewer: int) -> S:
        """The position with the counters hidden from a viewer changed: its worlds must not notice."""
        t = copied(self.state)
        for kind in t.book.counters:
            if kind.sight == OWNER:
                for i in range(kind.size):
                    if i % t.book.max_seats != viewer:
                        t.counts[kind.base + i] += 1
        return t


class PublicCounts:
    """Zone sizes, public cards and public counters, kept up from events."""

    def __init__(self, game: Game[Any], view: View) -> None:
        self.sizes = {zone.number: zone.size for zone in view.zones}
        self.cards = {zone.number: Counter(zone.cards) for zone in view.zones if zone.cards is not None}
        self.counters = {name: list(row) for name, row in view.counters.items()}
        self.kinds = game.book.counters
        self.at = game.book.counter_at
        self.most_seats = game.book.max_seats
        self.seats = view.seats

    def move(self, card: int, src: int, dst: int) -> None:
        self.sizes[src] -= 1
        self.sizes[dst] += 1
        if src in self.cards:
            if card == UNSEEN:
                del self.cards[src]
            else:
                self.cards[src][card] -= 1
        if dst in self.cards:
            if card == UNSEEN:
                del self.cards[dst]
            else:
                self.cards[dst][card] += 1
        if not self.sizes[src]:
            self.cards[src] = Counter()

    def count(self, index: int, change: int) -> None:
        kind = self.kinds[self.at[index]]
        place = index - kind.base
        if kind.per_seat:
            place = place // self.most_seats * self.seats + place % self.most_seats
        row = self.counters[kind.name]
        old = row[place]
        assert old is not None
        row[place] = old + change

    def differs(self, view: View) -> str:
        """The first thing that is not as counted, or nothing."""
        for zone in view.zones:
            if self.sizes[zone.number] != zone.size:
                return f"the size of {zone.name}, {self.sizes[zone.number]} by events, is {zone.size}"
            if zone.cards is not None and zone.number in self.cards and +self.cards[zone.number] != Counter(zone.cards):
                return f"the cards of {zone.name} are {zone.cards}"
        for name, row in view.counters.items():
            if self.counters[name] != row:
                return f"the counter {name}, {self.counters[name]} by events, is {row}"
        return ""
