"""How the automaton's steps make sentences: costs, alternatives, conditions, tokens, the other player.

See imperium:automaton-resolving for what can be done, and imperium:automaton-attacks.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.automaton.definition import sheet_of
from civitas.games.imperium.automaton.piles import turn_over, turn_to
from civitas.games.imperium.automaton.resolving import other_player
from civitas.games.imperium.effects.steps.control import Around, Costing, ForSeats, Provided, Steps, Together
from civitas.games.imperium.effects.steps.unrest import Able
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    AUTOMATON_SIDE,
    EMPIRE,
    ON_STATE_CARD,
    PLAY,
    SET_ASIDE,
    STACK,
    STATE,
    STATE_TOKENS,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.flow import Jump, JumpUnless
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw
from civitas.kernel.node import Expr, Node

# Costs and alternatives.


class Bargain(Costing):
    """A cost and what it buys: only where all of the one can be paid and any of the other be done (D3)."""

    def able(self, s: State, f: Frame) -> bool:
        return super().able(s, f) and self.result.able(s, f)


class Again(Around):
    """A bargain as often as it can be made."""

    def emit(self, out: list[Node[Any]]) -> None:
        start = len(out)
        leave = JumpUnless(Able(self.body))
        out.append(leave)
        self.body.emit(out)
        back = Jump()
        back.to = start
        out.append(back)
        leave.to = len(out)


class FirstAble(Step):
    """The first alternative whose leading part can be done, or else the last (D4); as much of it as can be done."""

    def __init__(self, alternatives: list[Step]) -> None:
        self.alternatives = alternatives
        self.leads = [leading(each) for each in alternatives]

    def parts(self) -> list[Step]:
        return self.alternatives

    def able(self, s: State, f: Frame) -> bool:
        for lead in self.leads[:-1]:
            if lead.able(s, f):
                return True
        return self.alternatives[-1].able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        ends: list[Jump] = []
        for lead, body in zip(self.leads[:-1], self.alternatives[:-1], strict=True):
            gate = JumpUnless(Able(lead))
            out.append(gate)
            body.emit(out)
            end = Jump()
            out.append(end)
            ends.append(end)
            gate.to = len(out)
        self.alternatives[-1].emit(out)
        for end in ends:
            end.to = len(out)


class Leads(Step):
    """An alternative with a condition is taken where the condition holds."""

    def __init__(self, cond: Expr[Any]) -> None:
        self.cond = cond

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.cond.get(s, f))


def leading(step: Step) -> Step:
    """The part of an alternative that decides whether it is taken."""
    if isinstance(step, Together):
        return leading(step.steps[0])
    if isinstance(step, Provided):
        return Leads(step.cond)
    return step


# Resources.


class Spend(Step):
    """So much of a resource goes back to the supply; nothing is spent in its place."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.me) >= self.amount

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            s.change(self.resource, f.me, -self.amount)


class SpendEither(Step):
    """The first of several resources of which there is enough."""

    def __init__(self, spendings: list[Spend]) -> None:
        self.spendings = spendings

    def able(self, s: State, f: Frame) -> bool:
        for spending in self.spendings:
            if spending.able(s, f):
                return True
        return False

    def run(self, s: State, f: Frame) -> None:
        for spending in self.spendings:
            if spending.able(s, f):
                spending.run(s, f)
                return


class SpendAll(Step):
    """All there is of some resources; N becomes how much that was."""

    def __init__(self, resources: tuple[int, ...]) -> None:
        self.resources = resources

    def able(self, s: State, f: Frame) -> bool:
        for resource in self.resources:
            if s.has(resource, f.me):
                return True
        return False

    def run(self, s: State, f: Frame) -> None:
        f.n = 0
        for resource in self.resources:
            amount = s.has(resource, f.me)
            f.n += amount
            s.change(resource, f.me, -amount)


class GainAsMany(Step):
    """As much of a resource as was spent (N)."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.change(self.resource, f.me, f.n)


class RegionsInPlay(Expr[State]):
    """The regions the automaton has in play; one that shows its suit twice is two."""

    def __init__(self, regions: Selector) -> None:
        self.regions = regions

    def get(self, s: State, f: Frame) -> int:
        return self.regions.count(s, s.cards_in(PLAY, f.me))


class GainForRegions(Step):
    """So much of some resources for each region in play."""

    def __init__(self, resources: tuple[int, ...], regions: Selector) -> None:
        self.resources = resources
        self.count = RegionsInPlay(regions)

    def able(self, s: State, f: Frame) -> bool:
        return self.count.get(s, f) > 0

    def run(self, s: State, f: Frame) -> None:
        for resource in self.resources:
            s.change(resource, f.me, self.count.get(s, f))


# The state card, and what lies on it.


def tokens_on_card(s: State, token: int) -> int:
    return s.counts[ON_STATE_CARD + token]


def lay_on_card(s: State, token: int, change: int) -> None:
    s.add(ON_STATE_CARD + token, change)
    s.log(STATE_TOKENS, s.silent, (token, change))


class LayOnCard(Step):
    """Tokens from the supply come onto the state card."""

    def __init__(self, token: int, amount: int) -> None:
        self.token = token
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        lay_on_card(s, self.token, self.amount)


class MoveOntoCard(Step):
    """Tokens of its own come onto the state card."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.me) >= self.amount

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            s.change(self.resource, f.me, -self.amount)
            lay_on_card(s, self.resource, self.amount)


class MovingGained(Around):
    """The step; what it brings of a resource comes onto the state card."""

    def __init__(self, body: Step, resource: int) -> None:
        super().__init__(body)
        self.resource = resource

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NoteHad(self.resource))
        self.body.emit(out)
        out.append(MoveMore(self.resource))


class NoteHad(Node[State]):
    def __init__(self, resource: int) -> None:
        self.resource = resource

    def run(self, s: State, f: Frame) -> None:
        f.n = s.has(self.resource, f.me)


class MoveMore(Node[State]):
    def __init__(self, resource: int) -> None:
        self.resource = resource

    def run(self, s: State, f: Frame) -> None:
        more = s.has(self.resource, f.me) - f.n
        if more > 0:
            s.change(self.resource, f.me, -more)
            lay_on_card(s, self.resource, more)


class ClearCard(Step):
    """All tokens of a kind leave the state card."""

    def __init__(self, token: int) -> None:
        self.token = token

    def able(self, s: State, f: Frame) -> bool:
        return tokens_on_card(s, self.token) > 0

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            lay_on_card(s, self.token, -tokens_on_card(s, self.token))


class TurnStateCard(Step):
    """The state card shows its other side, or the next card takes its place; what lies on it stays."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if len(sheet_of(s).sides) == TWO_SIDES:
            turn_over(s)
        else:
            turn_to(s, s.counts[AUTOMATON_SIDE] + 1)


TWO_SIDES: Final = 2


class JourneyOn(Step):
    """The next card of the journey."""

    def able(self, s: State, f: Frame) -> bool:
        return len(s.pile(SET_ASIDE, f.me).order) > 1

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            draw(s, s.pile(SET_ASIDE, f.me), s.zone(STACK, f.me))


class TriggerEnd(Step):
    """Scoring is triggered."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.trigger_scoring()


# Conditions.


class OnCard(Expr[State]):
    """Whether so many tokens lie on the state card."""

    def __init__(self, token: int, least: int) -> None:
        self.token = token
        self.least = least

    def get(self, s: State, f: Frame) -> int:
        return int(tokens_on_card(s, self.token) >= self.least)


class Has(Expr[State]):
    """Whether the automaton has so much of a resource."""

    def __init__(self, resource: int, least: int) -> None:
        self.resource = resource
        self.least = least

    def get(self, s: State, f: Frame) -> int:
        return int(s.has(self.resource, f.me) >= self.least)


class YouHaveInPlay(Expr[State]):
    """Whether the other player has a card of a kind in play."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        return int(bool(self.selector.in_play(s, other_player(s))))


class YouAreEmpire(Expr[State]):
    def get(self, s: State, f: Frame) -> int:
        return int(s.counts[STATE + other_player(s)] == EMPIRE)


# What concerns the other player.


class You(ForSeats):
    """The step for the other player. What it may do counts as something that can be done."""

    def __init__(self, body: Step) -> None:
        super().__init__(body, True)

    def able(self, s: State, f: Frame) -> bool:
        return self.body.may or super().able(s, f)


def harmful(step: Step) -> bool:
    """Whether it takes anything from the player in focus, or gives it an Unrest."""
    if isinstance(step, Together):
        return any(harmful(part) for part in step.steps)
    return not step.helps


def harming(steps: Steps) -> list[You]:
    """Of some steps those that are an attack on the other player."""
    out: list[You] = []
    for step in steps:
        if isinstance(step, You):
            if harmful(step.body):
                out.append(step)
        else:
            out += harming(step.parts())
    return out
