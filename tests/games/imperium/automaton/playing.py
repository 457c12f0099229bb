"""What the conformance tests of the automaton share: real games, and what lies where in them by printed codes."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.automaton import definition
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    AUTOMATON_SIDE,
    GOODS,
    HISTORY,
    ROUND,
    SCORING,
    SLOT_UNREST,
    SLOTS,
    STATE,
    State,
)
from civitas.kernel.events import Sink
from civitas.kernel.machine import Machine
from civitas.kernel.node import PASS

from ..scenario import RESOURCE_NAMES, code_of, number
from .laying import BOT, YOU, AutomatonScenario, nation_name
from .oracle_facts import UNREST, cards

TRADING: Final = ("ABB", "AKS", "GUP", "SAS", "TAN", "WAG")
LEVELS: Final = ("chieftain", "warlord", "emperor", "sovereign", "overlord", "supreme_ruler")


def setting(nation: str, level: str = "emperor", **more: str) -> dict[str, str]:
    """A table against the automaton of a nation, with Trade Routes where it asks for them."""
    found = {
        "nation1": "romans" if nation != "ROM" else "macedonians",
        "nation2": nation_name(nation),
        "automaton": level,
        "trade_routes": "yes" if nation in TRADING else "no",
    }
    return found | more


def started(nation: str, level: str = "emperor", seed: int = 1, **more: str) -> State:
    """A game as set up."""
    return GAME.new(2, seed, setting(nation, level, **more))


def lying(s: Machine, zone: int, seat: int = BOT) -> list[str]:
    """The cards of a zone; bottom first in a pile."""
    return [code_of(card) for card in s.zone(zone, seat).cards()]


def all_unrest(s: State) -> int:
    """The Unrest of the pile and under the market."""
    return s.unrest_left() + sum(s.get(SLOT_UNREST + slot) for slot in range(SLOTS))


def printed(nation: str, *starts: str, replaced: bool = True) -> list[str]:
    """The cards of a nation that begin there at a table of two, in the order they are numbered."""
    own = [code for code, card in cards().items() if card["nation"] == nation and card["players"] is None]
    new = {code.removesuffix("X") for code in own if code.endswith("X")}
    used = [code for code in own if (code not in new if replaced else not code.endswith("X"))]
    return [UNREST if cards()[code]["name"] == "Unrest" else code for code in used if cards()[code]["start"] in starts]


class Table(AutomatonScenario):
    """A position against the automaton, with what happens in it heard."""

    def __init__(self, nation: str, edition: str = "newest", level: str = "emperor", seed: int = 1) -> None:
        super().__init__(nation, edition, level, seed)
        self.answers: dict[str, list[int]] = {}
        self.asked: list[str] = []

    def answering(self, **answers: int | list[int]) -> Table:
        """Your answers in its turn, by kind of question, the last one for good; else you take none or the only one."""
        self.answers = {
            kind.replace("_", "-"): [given] if isinstance(given, int) else given for kind, given in answers.items()
        }
        return self

    def finish(self, accept: bool) -> Table:
        """Plays on; what you are asked is noted."""
        s = self.state
        s.advance()
        while not s.over:
            assert s.asked == YOU, "the automaton is asked"
            kind = s.asker().kind
            self.asked.append(kind)
            if kind in self.answers:
                given = self.answers[kind]
                s.choose(given[0] if len(given) == 1 else given.pop(0))
                continue
            rest = [code for code in s.options if code != PASS]
            may = len(rest) < len(s.options)
            assert len(rest) <= 1 or may or kind == "order", (kind, s.options)
            s.choose(PASS if may and not (accept and rest) else rest[0])
        return self

    def begin(self) -> State:
        """Several turns may be played one after the other."""
        self.state.over = False
        return super().begin()

    def side(self, name: str) -> Table:
        """This side of its state card is up."""
        s = self.state
        s.put(AUTOMATON_SIDE, [side.name for side in definition.sheet_of(s).sides].index(name))
        s.put(STATE + BOT, definition.side_of(s).state)
        s.reask()
        return self

    def side_up(self) -> str:
        name: str = definition.side_of(self.state).name
        return name

    def routes(self, seat: int, goods: dict[str, int]) -> Table:
        """These trade routes lie in the play area, the oldest first, with so many goods on each."""
        held = [*self.cards_in("play", seat), *goods]
        if seat == BOT:
            self.piles(play=held)
        else:
            self.in_play(seat, *held)
        for code, amount in goods.items():
            self.state.add_tokens(seat, number(code), GOODS, amount)
        self.state.reask()
        return self

    def on_route(self, code: str) -> int:
        """The goods on a trade route."""
        flat = self.state.tokens
        return sum(flat[i + 2] for i in range(0, len(flat), 3) if flat[i] == number(code) and flat[i + 1] == GOODS)

    def listen(self) -> Table:
        self.state.sink = Sink()
        return self

    def heard(self, event: int) -> list[tuple[int, ...]]:
        """The arguments of the events of a kind, in order."""
        sink = self.state.sink
        assert isinstance(sink, Sink), "nobody listened"
        return [tuple(each.args) for each in sink.events if each.kind == event]

    def pool(self, seat: int = BOT) -> dict[str, int]:
        """The resources a seat has, but for those it has none of."""
        return {name: amount for name, amount in self.resources(seat).items() if amount}

    def tokens_in(self, slot: int) -> dict[str, int]:
        """The tokens on the market card above this slot, counted from 1."""
        return {name: amount for name, amount in self.market_tokens(slot - 1).items() if amount}

    def past(self) -> list[str]:
        """The automaton's history."""
        return sorted(self.there(HISTORY))

    def ended(self) -> bool:
        """Whether scoring is triggered."""
        return bool(self.state.get(SCORING))

    def settle(self, accept: bool = True, **answers: int) -> Table:
        """Answers what your cards ask you: what you may do you do or not; `answers` are those to kinds of questions."""
        s = self.state
        while not s.over and s.asker().kind not in ("activate", "turn"):
            assert s.asked == YOU, "the automaton is asked"
            kind = s.asker().kind.replace("-", "_")
            rest = [code for code in s.options if code != PASS]
            may = len(rest) < len(s.options)
            s.choose(answers[kind] if kind in answers else PASS if may and not (accept and rest) else rest[0])
        return self

    def you_play(self, code: str, state: str = "barbarian", accept: bool = True, **answers: int) -> Table:
        """You play a card from your hand, in this state, and it is done."""
        self.hand(YOU, code, *self.cards_in("hand", YOU)).in_state(YOU, state)
        self.turn().play(code)
        return self.settle(accept, **answers)

    def idle(self) -> Table:
        """You do nothing in your turn; the automaton takes its own, and the solstice passes."""
        s = self.state
        played = s.get(ROUND)
        self.turn().done()
        self.through(played)
        return self

    def through(self, played: int) -> None:
        """Passes what is asked until the next round, or the end."""
        s = self.state
        while not s.over and s.get(ROUND) == played:
            assert s.asked == YOU
            s.choose(PASS if PASS in s.options else s.options[0])

    def give(self, **amounts: int) -> Table:
        """The automaton has so much of these resources."""
        assert set(amounts) <= set(RESOURCE_NAMES)
        self.has(BOT, **amounts)
        return self
