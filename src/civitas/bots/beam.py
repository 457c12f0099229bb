"""The bot that plans the rest of a turn."""

from __future__ import annotations

from typing import Any, Final

from civitas.bots.bot import Worlds, draw_seed, private_rng
from civitas.bots.budget import FULL, Budget
from civitas.bots.collector import collector_off
from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine

LONGEST: Final = 60  # answers in a turn that are looked ahead at most


class Line:
    """Answers of one seat, where they lead and what that is worth to it."""

    def __init__(self, state: Machine, codes: tuple[int, ...], value: int) -> None:
        self.state = state
        self.codes = codes
        self.value = value


class Turn:
    """The rest of a turn in one world, as the seat to be asked next may play it.

    It is over when somebody else's turn begins; when the seat is asked in another's turn, once the program that asks
    has come to its end. Whatever others are asked meanwhile they answer by what is best for them one question ahead.
    """

    def __init__(self, game: Game[Any], world: Machine, seat: int) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.depth = 0 if world.turn == seat else len(world.stack)
        self.nodes = 0
        self.luck = False

    def over(self, s: Machine) -> bool:
        return not s.asking or s.turn != self.world.turn or len(s.stack) < self.depth

    def after(self, s: Machine, code: int) -> Machine:
        """The state once the seat has answered and is to decide again, or the turn is over."""
        t = s.copy()
        t.apply(code)
        while not self.over(t):
            if len(t.opts) == 1:
                t.apply(t.opts[0])
            elif t.asked == self.seat:
                break
            else:
                t = self.best_next(t)
        self.nodes += 1
        return t

    def best_next(self, s: Machine) -> Machine:
        """The state after what another seat likes best; of equals the first."""
        found = s
        most = 0
        for code in s.opts:
            t = s.copy()
            t.apply(code)
            self.nodes += 1
            value = self.game.evaluate(t, s.asked)
            if found is s or value > most:
                found, most = t, value
        return found

    def explore(self, budget: Budget, before: int, share: int, width: int) -> dict[int, Line]:
        """The best line found for each first answer, out of the `width` best of every length.

        Equal options and an equal value: as good as the same position, reached by another order. A line that comes
        back to a position by answers that change nothing is not followed. `before` nodes were spent on other worlds.
        When the budget is spent, or `share` of it where luck wants other worlds to be looked at too, only the best
        line is followed to its end. A first answer with no line at an end counts as it stands, but less than the best
        that has one. An answer that ends an effect only to bring the same question again is the last to be taken: a
        bot made anew for each answer would go round for ever, since it finds other lines here than there.
        """
        first = {code: self.longer(Line(self.world, (), 0), code) for code in self.world.opts}
        self.luck = any(self.revealing(line.state) for line in first.values())
        done = {code: line for code, line in first.items() if self.over(line.state)}
        seen = Seen()
        seen.new(Line(self.world, (), self.game.evaluate(self.world, self.seat)))
        beam = best_lines([line for line in first.values() if not self.over(line.state)], width, seen)
        ending = {code for code, line in first.items() if len(line.state.stack) < len(self.world.stack)}
        circles: set[int] = set()
        while beam and len(beam[0].codes) < LONGEST:
            lines: list[Line] = []
            for line in beam:
                if lines and budget.spent(before + self.nodes) >= (share if self.luck else FULL):
                    break
                lines += [self.longer(line, code) for code in line.state.opts]
            for line in lines:
                code = line.codes[0]
                if self.over(line.state) and (code not in done or line.value > done[code].value):
                    done[code] = line
                elif code in ending and self.is_here(line.state):
                    circles.add(code)
            beam = best_lines([line for line in lines if not self.over(line.state)], width, seen)
        if done:
            most = max(line.value for line in done.values())
            for code in first.keys() - done.keys():
                first[code].value = min(first[code].value, most - 1)
        found = first | done
        others = [line.value for code, line in found.items() if code not in circles]
        for code in circles if others else ():
            found[code] = Line(first[code].state, first[code].codes, min(others) - 1)
        return found

    def is_here(self, s: Machine) -> bool:
        """Whether the seat is asked the same in the same position as at the start."""
        return s.opts == self.world.opts and s.key() == self.world.key()

    def longer(self, line: Line, code: int) -> Line:
        state = self.after(line.state, code)
        return Line(state, (*line.codes, code), self.game.evaluate(state, self.seat))

    def revealing(self, s: Machine) -> bool:
        """Whether something came to light within the turn that another world would have otherwise."""
        return not self.over(s) and (s.reveals, s.rolls) != (self.world.reveals, self.world.rolls)


class Seen:
    """The positions lines have led to; one is worked out only where another looks like it."""

    def __init__(self) -> None:
        self.alike: dict[tuple[int, ...], list[Machine]] = {}

    def new(self, line: Line) -> bool:
        """Whether no shorter line led to this very position; it has from now on."""
        alike = self.alike.setdefault(likeness(line), [])
        known = bool(alike) and line.state.key() in [state.key() for state in alike]
        if not known:
            alike.append(line.state)
        return not known


def likeness(line: Line) -> tuple[int, ...]:
    return (line.value, *line.state.opts)


def best_lines(lines: list[Line], width: int, seen: Seen) -> list[Line]:
    """The best lines, without those that are as good as another or come back to where a shorter one was."""
    different: dict[tuple[int, ...], Line] = {}
    for line in lines:
        different.setdefault(likeness(line), line)
    return sorted(filter(seen.new, different.values()), key=lambda line: -line.value)[:width]


class BeamBot:
    """Searches the sequences of answers to the end of the turn, the `width` best of every length, by evaluation.

    As long as no first answer brings anything hidden to light or lets dice roll, one world is enough; else `worlds`
    are, and what the best lines with the same first answer are worth is summed. The bot keeps the plan it made in the
    first world and follows it while it sees what the plan foresaw.
    """

    def __init__(self, seed: int, budget: Budget, width: int, worlds: int) -> None:
        self.rng = private_rng(seed)
        self.budget = budget
        self.width = width
        self.worlds = worlds
        self.turn: Turn | None = None
        self.foreseen: Machine | None = None
        self.plan: tuple[int, ...] = ()

    def choose(self, view: View, worlds: Worlds) -> int:
        assert view.seat is not None
        with collector_off():
            if not self.foresaw(view):
                self.think(view.seat, worlds)
        assert self.turn is not None
        assert self.foreseen is not None
        code = self.plan[0]
        self.plan = self.plan[1:]
        if self.plan:
            self.foreseen = self.turn.after(self.foreseen, code)
        return code

    def rate(self, view: View, worlds: Worlds) -> dict[int, int]:
        """What the best line with each first answer is worth, in the mean of the worlds."""
        assert view.seat is not None
        with collector_off():
            return self.think(view.seat, worlds)

    def foresaw(self, view: View) -> bool:
        """Whether the plan goes on from here."""
        if not self.plan or self.turn is None or self.foreseen is None or self.turn.seat != view.seat:
            return False
        return self.turn.game.view(self.foreseen, view.seat) == view

    def think(self, seat: int, worlds: Worlds) -> dict[int, int]:
        """Makes a new plan; what the first answers are worth, the plan's before the others."""
        self.budget.begin()
        turns: list[Turn] = []
        found: list[dict[int, Line]] = []
        for number in range(self.worlds):
            turn = Turn(worlds.game, worlds.world(draw_seed(self.rng)), seat)
            share = FULL * (number + 1) // self.worlds
            found.append(turn.explore(self.budget, sum(turn.nodes for turn in turns), share, self.width))
            turns.append(turn)
            if not turn.luck:
                break
        value = {code: sum(lines[code].value for lines in found) for code in found[0]}
        # Of equals the shortest: a bot made anew for each answer would put off what it can do now for ever.
        best = sorted(value, key=lambda code: (-value[code], len(found[0][code].codes)))
        self.turn, self.foreseen, self.plan = turns[0], turns[0].world, found[0][best[0]].codes
        return {code: value[code] // len(found) for code in best}
