"""The politics phase: at most one political action, for one leader once two (ages:politics-phase)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import (
    AGGRESSION,
    COLONIZES_FROM_HAND,
    EVENT,
    FORESEES_EVENT,
    KIND,
    PACT,
    SECOND_POLITICAL_ACTION,
    SIDED,
    TERRITORY,
    WAR,
    YELLOW_FOR_LEAVING,
)
from civitas.games.ages.codes import (
    ATTACK,
    CANCEL,
    COLONIZE,
    FIRST_AGGRESSION,
    FIRST_PACT,
    FIRST_TERRITORY,
    LEAVE_LEADER,
    OFFER,
    PLAY,
    RESIGN,
    SEATS_PER_CARD,
    SIDES,
    attack_code,
    offer_code,
)
from civitas.games.ages.play import end_pact, gain_yellow, remove_leader
from civitas.games.ages.politics.aggression import AGGRESSION_ON
from civitas.games.ages.politics.attacks import MAY, edge, obstacle
from civitas.games.ages.politics.colonizing import SETTLE_FROM_HAND
from civitas.games.ages.politics.events import PREPARE_EVENT, foresee
from civitas.games.ages.politics.pacts import OFFER_PACT, cancellable
from civitas.games.ages.politics.resigning import resign
from civitas.games.ages.politics.war import declare_war
from civitas.games.ages.state import (
    AGE,
    AGE_IV,
    BOOK,
    POLITICS_GIVEN_UP,
    POLITICS_SKIPPED,
    RESIGNED,
    REVEALED,
    SECOND_POLITICS,
    USED_FOR_GOOD,
    State,
)
from civitas.kernel.flow import If
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.moves import move
from civitas.kernel.node import NO_SOURCE, PASS, Ask, Expr, Node


class BeginPolitics(Node[State]):
    """Who foresees events looks at the next one. N counts the political actions done."""

    def run(self, s: State, f: Frame) -> None:
        if s.hook(f.who, FORESEES_EVENT):
            foresee(s, f.who)


class GiveUp(Node[State]):
    """A political action given up before is this one (ruling 72)."""

    def run(self, s: State, f: Frame) -> None:
        if s.counts[POLITICS_GIVEN_UP + f.who]:
            s.add(POLITICS_GIVEN_UP + f.who, -1)
            s.log(POLITICS_SKIPPED, f.who)
            s.leave(0)


class AskPolitics(Ask[State]):
    """One political action or none. Asked whatever the hand holds, and private, for an event is prepared in secret."""

    def __init__(self) -> None:
        super().__init__("politics", always=True, private=True)

    def options(self, s: State, f: Frame) -> list[int]:
        seat = f.who
        hand: list[int] = []
        for card in s.military_cards(seat):
            if not hand or hand[-1] != card:
                hand.append(card)
        others = [other for other in range(s.seats) if other != seat and not s.counts[RESIGNED + other]]
        out = [PASS]
        out += [PLAY + card for card in hand if KIND[card] in (EVENT, TERRITORY)]
        attacks = [card for card in hand if KIND[card] in (AGGRESSION, WAR)]
        if attacks:
            edges = [edge(s, seat, rival) for rival in others]
            for card in attacks:
                for i, rival in enumerate(others):
                    if obstacle(s, seat, card, rival, edges[i]) == MAY:
                        out.append(attack_code(card, rival))
        for card in hand:
            if KIND[card] == PACT:
                for other in others:
                    out += [offer_code(card, other, side) for side in range(1 + int(SIDED[card]))]
        out += [CANCEL + owner for owner in cancellable(s, seat)]
        if s.hook(seat, YELLOW_FOR_LEAVING):
            out.append(LEAVE_LEADER)
        if s.hook(seat, COLONIZES_FROM_HAND):
            out += [COLONIZE + card - FIRST_TERRITORY for card in hand if KIND[card] == TERRITORY]
        if s.counts[AGE] < AGE_IV:
            out.append(RESIGN)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        seat = f.who
        if f.n:
            s.put(USED_FOR_GOOD + seat, s.counts[USED_FOR_GOOD + seat] | SECOND_POLITICS)
        f.n += 1
        if code < ATTACK:
            s.call(PREPARE_EVENT, seat, seat, NO_SOURCE, code - PLAY)
        elif code < OFFER:
            self.attack(s, seat, (code - ATTACK) // SEATS_PER_CARD + FIRST_AGGRESSION, (code - ATTACK) % SEATS_PER_CARD)
        elif code < CANCEL:
            offer = code - OFFER
            card = offer // (SEATS_PER_CARD * SIDES) + FIRST_PACT
            s.call(OFFER_PACT, seat, seat, card, card, offer % (SEATS_PER_CARD * SIDES))
        elif code < LEAVE_LEADER:
            end_pact(s, code - CANCEL)
        elif code == LEAVE_LEADER:
            tokens = s.hook(seat, YELLOW_FOR_LEAVING)
            remove_leader(s, seat)
            gain_yellow(s, seat, tokens)
        elif code < RESIGN:
            card = code - COLONIZE + FIRST_TERRITORY
            remove_leader(s, seat)
            move(s, card, s.military_hand_of(seat, card), s.zone(REVEALED, 0))
            s.call(SETTLE_FROM_HAND, seat, seat, card, card)
        else:
            resign(s, seat)

    def attack(self, s: State, seat: int, card: int, rival: int) -> None:
        if KIND[card] == WAR:
            declare_war(s, seat, card, rival)
        else:
            s.call(AGGRESSION_ON, seat, seat, card, card, rival)


class MayActAgain(Expr[Machine]):
    """After a political action one leader allows a second, once a game (ages:julius-caesar)."""

    def get(self, s: Machine, f: Frame) -> int:
        assert isinstance(s, State)
        return int(
            f.n == 1
            and not s.counts[RESIGNED + f.who]
            and s.hook(f.who, SECOND_POLITICAL_ACTION) > 0
            and not s.counts[USED_FOR_GOOD + f.who] & SECOND_POLITICS
        )


POLITICS: Final[int] = BOOK.program(
    "politics",
    [BeginPolitics(), GiveUp(), AskPolitics(), If(MayActAgain(), [GiveUp(), AskPolitics()])],
    "ages:politics-phase",
)
