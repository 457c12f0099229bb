"""The question of an activate turn: play a card, use an ability, or be done (imperium:activate)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.exhaust import USE_EXHAUST, exhaustible
from civitas.games.imperium.actions.play import PLAYABLE, play, plays_freely, why_not
from civitas.games.imperium.actions.trade_routes import FULL, USE_PROFIT
from civitas.games.imperium.cards import EXHAUST_OF, NO_PROGRAM, PROFIT_OF
from civitas.games.imperium.codes import EXHAUST, PROFIT
from civitas.games.imperium.names import USE, card_name, card_target, used_target
from civitas.games.imperium.state import ACTIONS, EXHAUSTS, GOODS, HAND, PLAY, POWER, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask
from civitas.kernel.text import Message, Wording

ASK_ACTIVATE: Final = Wording("imperium-ask-activate")
PASS_ACTIVATE: Final = Wording("imperium-pass-activate")
PLAY_IT: Final = Wording("imperium-play", "card")
TAKE_PROFIT: Final = Wording("imperium-profit", "card")


class AskActivate(Ask[State]):
    """Play a card, use an exhaust ability, or be done. The node before it is a Release, to which it goes back."""

    def __init__(self) -> None:
        super().__init__("activate", True, True)

    def options(self, s: State, f: Frame) -> list[int]:
        out = [PASS]
        seat = f.who
        action = s.counts[ACTIONS + seat] > 0
        for card in s.sheaf(HAND, seat).distinct():
            if (action or plays_freely(s, seat, card)) and why_not(s, seat, card) == PLAYABLE:
                out.append(card)
        if s.counts[EXHAUSTS + seat] > 0:
            for card in s.sheaf(PLAY, seat).held:
                if (EXHAUST_OF[card] != NO_PROGRAM or s.copies) and exhaustible(s, seat, card):
                    out.append(EXHAUST + card)
            for card in s.sheaf(POWER, seat).held:
                if exhaustible(s, seat, card):
                    out.append(EXHAUST + card)
        if action and s.tokens:
            # Few cards have tokens, and fewer are full.
            for i in range(0, len(s.tokens), 3):
                if s.tokens[i + 2] >= FULL and s.tokens[i + 1] == GOODS:
                    card = s.tokens[i]
                    if PROFIT_OF[card] != NO_PROGRAM and s.sheaf(PLAY, seat).count(card):
                        out.append(PROFIT + card)
        if len(out) > 2:
            out.sort()
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        f.pc -= 2
        if code >= PROFIT:
            s.add(ACTIONS + f.who, -1)
            s.call(USE_PROFIT, f.who, f.who, code - PROFIT, code - PROFIT)
            return
        if code >= EXHAUST:
            s.call(USE_EXHAUST, f.who, f.who, code - EXHAUST, code - EXHAUST)
            return
        freely = plays_freely(s, f.who, code)
        if not freely:
            s.add(ACTIONS + f.who, -1)
        play(s, f.who, code, HAND, freely)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_ACTIVATE()

    def label(self, s: State, f: Frame, code: int) -> Message:
        if code >= PROFIT:
            return TAKE_PROFIT(card=card_name(code - PROFIT))
        if code >= EXHAUST:
            return USE(card=card_name(code - EXHAUST))
        return PLAY_IT(card=card_name(code))

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_ACTIVATE()

    def target(self, s: State, f: Frame, code: int) -> str:
        if code >= PROFIT:
            return card_target(s, f.who, PLAY, code - PROFIT)
        if code >= EXHAUST:
            return used_target(s, f.who, code - EXHAUST)
        return card_target(s, f.who, HAND, code)

    def group(self, s: State, f: Frame, code: int) -> str:
        if code == PASS:
            return "end"
        return "profit" if code >= PROFIT else "exhaust" if code >= EXHAUST else "play"
