"""Phase 2: trading resources (mare:2)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.box import BOX
from civitas.games.mare.powers import OWN_NUMBER, giver
from civitas.games.mare.state import (
    BOOK,
    LAST_TAKES,
    LEGEND,
    LEGEND_OFFER,
    LEGEND_STOCK,
    LEGEND_TAKEN,
    NUMBER,
    NUMBER_NAMED,
    OFFER,
    OFFERS,
    OWN_NUMBER_NAMED,
    STOCK,
    TAKEN,
    TITLE,
    TOKENS_USED,
    TRADE,
    State,
)
from civitas.kernel.flow import EachSeat
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move, move_all
from civitas.kernel.node import Ask, Node
from civitas.kernel.picks import Commit, Reveal

SIDES: Final[list[list[int]]] = [list(token) for token in BOX.trade.tokens]
ALL_TOKENS: Final = (1 << len(BOX.trade.tokens)) - 1
MOST_OFFERED: Final = 5
TAKE: Final = 32  # a take is the victim's seat times this, plus the token


class AskNumber(Ask[State]):
    """The trade leader plays a side of a trade token not yet used: so many resources everyone offers (mare:2.1)."""

    def __init__(self) -> None:
        super().__init__("number")

    def asked(self, s: State, f: Frame) -> int:
        return s.get(TITLE + TRADE) - 1

    def options(self, s: State, f: Frame) -> list[int]:
        used = s.get(TOKENS_USED)
        return sorted(side for i, sides in enumerate(SIDES) if not used >> i & 1 for side in sides)

    def answer(self, s: State, f: Frame, code: int) -> None:
        for i, sides in enumerate(SIDES):
            if code in sides:
                used = s.get(TOKENS_USED) | 1 << i
                s.put(TOKENS_USED, 0 if used == ALL_TOKENS else used)
        s.put(NUMBER, code)
        s.log(NUMBER_NAMED, s.get(TITLE + TRADE) - 1, (code,))
        for seat in range(s.seats):
            s.put(OFFERS + seat, min(code, s.stock_size(seat)))


class AskOwnNumber(Ask[State]):
    """Whoever may offers a number of its own instead; at 0 nobody trades (mare:antigone, ruling 8)."""

    def __init__(self) -> None:
        super().__init__("own-number")

    def options(self, s: State, f: Frame) -> list[int]:
        if s.get(NUMBER) == 0 or not s.ask_modifiers(OWN_NUMBER, f.who, 0):
            return []
        return list(range(min(MOST_OFFERED, s.stock_size(f.who)) + 1))

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.put(OFFERS + f.who, code)
        s.log(OWN_NUMBER_NAMED, f.who, (code, giver(s, OWN_NUMBER, f.who)))


class CommitOffer(Commit[State]):
    """Everyone lays out so many of its resources in secret (mare:2.1)."""

    def __init__(self) -> None:
        super().__init__("offer")

    def taking_part(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.counts[OFFERS + seat] > 0]

    def least_of(self, s: State, f: Frame, seat: int) -> int:
        return s.get(OFFERS + seat)

    def most_of(self, s: State, f: Frame, seat: int) -> int:
        return s.get(OFFERS + seat)

    def candidates(self, s: State, f: Frame, seat: int) -> list[int]:
        return s.tokens_of(seat)

    def choices(self, s: State, f: Frame, seat: int, picks: tuple[int, ...]) -> list[int]:
        """Tokens in ascending order, as long as enough follow to fill the offer."""
        left = s.tokens_of(seat)
        for token in picks:
            left.remove(token)
        last = picks[-1] if picks else 0
        here = [token for token in left if token >= last]
        room = len(here) - (s.counts[OFFERS + seat] - len(picks))
        return sorted({*here[: max(0, room + 1)]})


class LayOffer(Node[State]):
    """The committed resources lie face up before the seat in focus."""

    def run(self, s: State, f: Frame) -> None:
        for token in s.commits[f.who]:
            if token >= LEGEND:
                move(s, token, s.zone(LEGEND_STOCK, f.who), s.zone(LEGEND_OFFER, f.who))
            else:
                move(s, token, s.zone(STOCK, f.who), s.zone(OFFER, f.who))


class StartTaking(Node[State]):
    """The trade leader takes first."""

    def run(self, s: State, f: Frame) -> None:
        f.who = s.get(TITLE + TRADE) - 1
        for i in range(4):
            s.put(LAST_TAKES + i, 0)


def offered(s: State, seat: int) -> list[int]:
    return s.zone(OFFER, seat).distinct() + s.zone(LEGEND_OFFER, seat).distinct()


class AskTake(Ask[State]):
    """The seat in focus takes an offered resource; its victim takes next. With nobody to take from, it ends (mare:2.2).

    Two seats may not take from each other twice in a row: after A took from B and B from A, A must go elsewhere.
    """

    def __init__(self) -> None:
        super().__init__("take")

    def banned(self, s: State, seat: int) -> int:
        """The seat this one may not take from now, -1 if none."""
        taker, victim = s.counts[LAST_TAKES], s.counts[LAST_TAKES + 1]
        taker2, victim2 = s.counts[LAST_TAKES + 2], s.counts[LAST_TAKES + 3]
        if taker and taker == victim2 and victim == taker2 == seat + 1:
            return taker - 1
        return -1

    def options(self, s: State, f: Frame) -> list[int]:
        banned = self.banned(s, f.who)
        out: list[int] = []
        for seat in range(s.seats):
            if seat != f.who and seat != banned:
                for token in offered(s, seat):
                    out.append(seat * TAKE + token)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        victim = code // TAKE
        token = code % TAKE
        if token >= LEGEND:
            move(s, token, s.zone(LEGEND_OFFER, victim), s.zone(LEGEND_TAKEN, f.who))
        else:
            move(s, token, s.zone(OFFER, victim), s.zone(TAKEN, f.who))
        s.put(LAST_TAKES + 2, s.get(LAST_TAKES))
        s.put(LAST_TAKES + 3, s.get(LAST_TAKES + 1))
        s.put(LAST_TAKES, f.who + 1)
        s.put(LAST_TAKES + 1, victim + 1)
        f.who = victim
        f.pc -= 1


class EndTaking(Node[State]):
    """What was not taken returns, what was taken joins the stock (mare:2.2)."""

    def run(self, s: State, f: Frame) -> None:
        for seat in range(s.seats):
            move_all(s, s.zone(OFFER, seat), s.zone(STOCK, seat))
            move_all(s, s.zone(LEGEND_OFFER, seat), s.zone(LEGEND_STOCK, seat))
            move_all(s, s.zone(TAKEN, seat), s.zone(STOCK, seat))
            move_all(s, s.zone(LEGEND_TAKEN, seat), s.zone(LEGEND_STOCK, seat))


class AskEvenOut(Ask[State]):
    """If the last victim is not the leader, it gave one more than it took, and the leader one less.

    The leader gives it any resource it owns (mare:2.2.1, ruling 10).
    """

    def __init__(self) -> None:
        super().__init__("even-out", True)

    def asked(self, s: State, f: Frame) -> int:
        return s.get(TITLE + TRADE) - 1

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (s.get(LAST_TAKES + 1) - 1,)

    def options(self, s: State, f: Frame) -> list[int]:
        leader = s.get(TITLE + TRADE)
        victim = s.get(LAST_TAKES + 1)
        if victim == 0 or victim == leader:
            return []
        return s.zone(STOCK, leader - 1).distinct() + s.zone(LEGEND_STOCK, leader - 1).distinct()

    def answer(self, s: State, f: Frame, code: int) -> None:
        kind = LEGEND_STOCK if code >= LEGEND else STOCK
        move(s, code, s.zone(kind, s.get(TITLE + TRADE) - 1), s.zone(kind, s.get(LAST_TAKES + 1) - 1), s.everyone)


TRADE_PHASE: Final[int] = BOOK.program(
    "trade",
    [
        AskNumber(),
        EachSeat([AskOwnNumber()]),
        CommitOffer(),
        Reveal([LayOffer()]),
        StartTaking(),
        AskTake(),
        EndTaking(),
        AskEvenOut(),
    ],
    "mare:2",
)
