"""Steps with the nation deck (imperium:nation-deck)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.draw import nation_left, take_nation_card
from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.actions.unrest import go_home
from civitas.games.imperium.cards import has_home
from civitas.games.imperium.effects.steps.cards import NamedTo
from civitas.games.imperium.effects.steps.fame import AskSink, PutBackOne
from civitas.games.imperium.names import YES, card_name, card_target
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import ACCESSION, EXILE, HAND, LOOKED_AT, NATION_DECK, PLAY, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, look, move, move_all, shuffle
from civitas.kernel.node import PASS, Ask, Node
from civitas.kernel.text import Message, Wording

ASK_BOTTOM: Final = Wording("imperium-ask-bottom")
PASS_BOTTOM: Final = Wording("imperium-pass-bottom")
ASK_SWAP_NATION: Final = Wording("imperium-ask-swap-nation")


class NationCardToDiscard(Step):
    """The top card of the nation deck goes to the discard pile."""

    def able(self, s: State, f: Frame) -> bool:
        return nation_left(s, f.who)

    def run(self, s: State, f: Frame) -> None:
        if nation_left(s, f.who):
            take_nation_card(s, f.who)


class NationAside(Node[State]):
    """The top cards of the nation deck are looked at: their owner has them aside."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(NATION_DECK, f.who)
        for _ in range(min(self.amount, len(deck.order))):
            draw(s, deck, s.zone(LOOKED_AT, f.who))


class SiftNation(Step):
    """The seat in focus looks at the top cards of its nation deck; one may go to the bottom, the others back on top."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NationAside(self.amount))
        out.append(AskSink("sink-nation", NATION_DECK))
        out.append(PutBackOne("put-back-nation", NATION_DECK))


class LookAtNation(Step):
    """The seat in focus looks at the top cards of its nation deck."""

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(NATION_DECK, f.who)
        for i in range(min(self.amount, len(deck.order))):
            look(s, deck, len(deck.order) - 1 - i, f.who)


class AskBottom(Ask[State]):
    """Whether the top card of the nation deck, just looked at, goes to the bottom."""

    def __init__(self) -> None:
        super().__init__("bottom")

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0] if s.pile(NATION_DECK, f.who).order else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            deck = s.pile(NATION_DECK, f.who)
            aside = s.zone(LOOKED_AT, f.who)
            move(s, draw(s, deck, aside), aside, deck, 0, True)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_BOTTOM()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return YES()

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_BOTTOM()


class NationToBottom(Step):
    """The top card of the nation deck may go to its bottom."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskBottom())


class ShuffleNation(Step):
    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def run(self, s: State, f: Frame) -> None:
        if s.pile(NATION_DECK, f.who).order:
            shuffle(s, s.pile(NATION_DECK, f.who))


class AskSwapNation(Ask[State]):
    """The hand card that changes places with the top of the nation deck; nobody else sees either."""

    def __init__(self) -> None:
        super().__init__("swap-nation", True, False, True)

    def options(self, s: State, f: Frame) -> list[int]:
        return s.zone(HAND, f.who).distinct() if s.pile(NATION_DECK, f.who).order else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        deck = s.pile(NATION_DECK, f.who)
        draw(s, deck, s.zone(LOOKED_AT, f.who))
        move(s, code, s.zone(HAND, f.who), deck)
        move_all(s, s.zone(LOOKED_AT, f.who), s.zone(HAND, f.who))

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_SWAP_NATION()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, HAND, code)


class SwapWithNation(Step):
    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order) and s.zone(HAND, f.who).size() > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskSwapNation())


class ExileNation(Step):
    """The nation deck of the seat in focus goes into exile, with the card of this name, be it in play or still to come.

    Unrest among it is returned.
    """

    def __init__(self, selector: Selector) -> None:
        self.named = NamedTo(selector, (ACCESSION, PLAY), EXILE)

    def parts(self) -> list[Step]:
        return [self.named]

    def able(self, s: State, f: Frame) -> bool:
        return s.pile(NATION_DECK, f.who).size() > 0 or self.named.able(s, f)

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(NATION_DECK, f.who)
        exile = s.zone(EXILE, 0)
        while deck.order:
            card = draw(s, deck, exile)
            if has_home(card):
                go_home(s, card, exile)
            else:
                s.note_exiled(card)
        zone, card = self.named.found(s, f)
        if card >= 0:
            send(s, f.who, card, zone, EXILE)
