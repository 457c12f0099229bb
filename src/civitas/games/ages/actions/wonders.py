"""Building wonders stage by stage (ages:build-a-wonder-stage, ages:wonders)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.paying import affordable, spend
from civitas.games.ages.cards import (
    ARENA,
    BY_KIND,
    CONSTRUCTION_TECHNOLOGY,
    CULTURE,
    FARM,
    GOVERNMENT,
    HOOK,
    LAB,
    LEVEL,
    LIBRARY,
    MINE,
    RESOURCES,
    SCIENCE,
    SCORES_STAGE_AND_PAGE,
    SCORES_TECHNOLOGIES,
    SCORES_URBAN_BUILDINGS,
    SCORES_WORKERS,
    STAGES,
    STAGES_PER_ACTION,
    STRENGTH,
    SYMBOL,
    THEATER,
)
from civitas.games.ages.play import score_culture, settle
from civitas.games.ages.ratings import buildings, lab_culture, stage_bonus, study_bonus
from civitas.games.ages.state import (
    BLUE_BANK,
    BOOK,
    NONE,
    OF_WONDERS,
    STAGE_BUILT,
    STAGES_BUILT,
    TECHNOLOGIES,
    TOKEN_MOVED,
    UNFINISHED,
    WONDER_COMPLETED,
    WONDERS,
    State,
)
from civitas.games.ages.tokens import all_stored, token_places
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import Ask, Node


def stages_left(s: State, seat: int) -> list[int]:
    """The costs not yet covered, leftmost first; none without an unfinished wonder."""
    return STAGES[s.unfinished(seat)][s.counts[STAGES_BUILT + seat] :]


def stages_cost(s: State, seat: int, count: int, discount: int) -> int:
    """Several stages are added up and paid once (ruling 29)."""
    cost = 0
    for price in stages_left(s, seat)[:count]:
        cost += price
    return max(0, cost - discount)


def stages_per_action(s: State, seat: int) -> int:
    return STAGES_PER_ACTION[s.technology(seat, CONSTRUCTION_TECHNOLOGY)]


def may_build_stages(s: State, seat: int, count: int, discount: int) -> bool:
    """Whether so many stages are left, can be paid, and there are blue tokens to cover them."""
    return (
        count <= len(stages_left(s, seat))
        and stages_cost(s, seat, count, discount) <= affordable(s, seat, RESOURCES)
        and s.counts[BLUE_BANK + seat] + all_stored(s, seat) >= count
    )


class PayStages(Node[State]):
    """A stages, B resources less."""

    def run(self, s: State, f: Frame) -> None:
        cost = stages_cost(s, f.who, f.a, f.b)
        s.log(STAGE_BUILT, f.who, (s.unfinished(f.who), f.a, cost))
        spend(s, f.who, RESOURCES, cost)


class CoverStages(Ask[State]):
    """A costs are covered with blue tokens of the bank; if it is empty, of a farm, mine or lab (ruling 30)."""

    def __init__(self) -> None:
        super().__init__("cover")

    def options(self, s: State, f: Frame) -> list[int]:
        return token_places(s, f.who) if f.a > 0 else []

    def run(self, s: State, f: Frame) -> None:
        while f.a > 0 and s.counts[BLUE_BANK + f.who] > 0:
            s.add(BLUE_BANK + f.who, -1)
            s.add(STAGES_BUILT + f.who, 1)
            f.a -= 1
        super().run(s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.add_stored(f.who, code, -1)
        s.log(TOKEN_MOVED, f.who, (code,))
        f.pc -= 1


class Complete(Node[State]):
    """All costs covered: the tokens go back first, then the effects begin (ruling 31)."""

    def run(self, s: State, f: Frame) -> None:
        seat = f.who
        card = s.unfinished(seat)
        if card == NONE or stages_left(s, seat):
            return
        s.add(BLUE_BANK + seat, s.counts[STAGES_BUILT + seat])
        s.put(STAGES_BUILT + seat, 0)
        move(s, card, s.zone(UNFINISHED, seat), s.zone(WONDERS, seat))
        settle(s)
        s.log(WONDER_COMPLETED, seat, (card,))
        score_culture(s, seat, completion_score(s, seat, card), OF_WONDERS)


BUILD_STAGES: Final[int] = BOOK.program(
    "build wonder stages", [PayStages(), CoverStages(), Complete()], "ages:build-a-wonder-stage"
)


class AskStage(Node[State]):
    """Exactly one stage, at a discount, as a card says (ruling 29)."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def able(self, s: State, f: Frame) -> bool:
        return may_build_stages(s, f.who, 1, self.discount)

    def run(self, s: State, f: Frame) -> None:
        s.call(BUILD_STAGES, f.me, f.who, f.src, 1, self.discount)


# What wonders of age III score at once.


def completion_score(s: State, seat: int, card: int) -> int:
    """Culture for completing a wonder; most give none."""
    return (
        HOOK[SCORES_WORKERS][card] * worker_score(s, seat)
        + HOOK[SCORES_TECHNOLOGIES][card] * technology_levels(s, seat)
        + HOOK[SCORES_STAGE_AND_PAGE][card] * stage_and_page_culture(s, seat)
        + HOOK[SCORES_URBAN_BUILDINGS][card] * urban_output(s, seat)
    )


def worker_score(s: State, seat: int) -> int:
    """One for every worker on a card, one more on farms and mines."""
    n = buildings(s, seat, FARM) + buildings(s, seat, MINE)
    for kind in range(GOVERNMENT):
        n += buildings(s, seat, kind)
    return n


def technology_levels(s: State, seat: int) -> int:
    """The levels of all technologies, staffed or not (ruling 97)."""
    n = 0
    for card in s.held(TECHNOLOGIES, seat):
        n += LEVEL[card]
    return n


def output(s: State, seat: int, kind: int, symbol: int) -> int:
    """What the buildings of a kind produce of a symbol, as printed."""
    n = 0
    for card in BY_KIND[kind]:
        n += SYMBOL[symbol][card] * s.workers(seat, card)
    return n


def stage_and_page_culture(s: State, seat: int) -> int:
    """Culture of theaters and libraries, leaders included (ages:hollywood)."""
    return output(s, seat, THEATER, CULTURE) + output(s, seat, LIBRARY, CULTURE) + stage_bonus(s, seat)


def urban_output(s: State, seat: int) -> int:
    """Culture, science and strength of all urban buildings, leaders included (ages:internet, seed slip 5)."""
    n = stage_bonus(s, seat) + lab_culture(s, seat) + study_bonus(s, seat)
    for kind in range(LAB, ARENA + 1):
        for symbol in (CULTURE, SCIENCE, STRENGTH):
            n += output(s, seat, kind, symbol)
    return n
