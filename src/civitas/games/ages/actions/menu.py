"""The action phase: everything the player may do now, until it ends its turn (ages:action-phase)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.building import (
    BUILD_ONE,
    BUILDINGS,
    MUSTER_ONE,
    UNITS,
    buildable,
    conversions,
    destroy,
    musterable,
    start_upgrade,
    upgrades,
)
from civitas.games.ages.actions.developing import DEVELOP, REVOLUTION_OF, developable, revolutions
from civitas.games.ages.actions.leaders import PLAY_LEADER
from civitas.games.ages.actions.paying import civil_at_hand, spend_civil, spend_military
from civitas.games.ages.actions.population import INCREASE, gain_population, may_increase
from civitas.games.ages.actions.tactics import (
    COPY_ACTIONS,
    PLAY_ACTIONS,
    copy_tactic,
    copyable_tactics,
    play_tactic,
    playable_tactics,
)
from civitas.games.ages.actions.taking import take, take_cost, takeable
from civitas.games.ages.actions.wonders import BUILD_STAGES, may_build_stages, stages_per_action
from civitas.games.ages.box import CARDS
from civitas.games.ages.cards import (
    ACTION,
    CULTURE_OR_ARMS,
    FREE_POPULATION,
    KIND,
    LEADER,
    TACTIC,
    WORKER_CARDS,
    is_unit,
)
from civitas.games.ages.codes import (
    BUILD,
    CARDS_PER_STEP,
    COPY_TACTIC,
    DESTROY,
    FIRST_GOVERNMENT,
    FIRST_TACTIC,
    FIRST_UNIT,
    GAIN_POPULATION,
    INCREASE_POPULATION,
    MUSTER,
    PLAY,
    REVOLT,
    STAGE,
    TAKE,
    TAKE_ARMS,
    UPGRADE,
)
from civitas.games.ages.effects.vocabulary import EFFECTS, ORDERS
from civitas.games.ages.ratings import military_actions
from civitas.games.ages.state import (
    ACTION_PLAYED,
    ARMS,
    ARMS_SCIENCE,
    ARMS_TAKEN,
    BOOK,
    CIVIL_DISCARDS,
    FREE_POPULATION_TAKEN,
    HAND,
    NONE,
    REVEALED,
    ROUND,
    TECHNOLOGIES,
    TURN_CHOICE_MADE,
    YELLOW_BANK,
    State,
)
from civitas.kernel.flow import able_all
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node

# Action cards that let a technology be developed: what that costs in actions, their own program says (ruling 37).
PAYS_LATER: Final[list[bool]] = [
    False,
    *(any(effect.do == "develop_technology" for effect in card.effects) for card in CARDS),
]


class RevealAction(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.log(ACTION_PLAYED, f.who, (f.a,))
        move(s, f.a, s.zone(HAND, f.who), s.zone(REVEALED, 0))
        s.call(EFFECTS[f.a], f.me, f.who, f.a)


class DiscardAction(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        move(s, f.a, s.zone(REVEALED, 0), s.zone(CIVIL_DISCARDS, 0))


PLAY_ACTION: Final[int] = BOOK.program(
    "play an action card", [RevealAction(), DiscardAction()], "ages:play-an-action-card"
)


class AskAction(Ask[State]):
    """Any action the player can do in full, as often as it can pay; passing ends the phase (ruling 18)."""

    def __init__(self) -> None:
        super().__init__("action", True, True)

    def options(self, s: State, f: Frame) -> list[int]:
        seat = f.who
        civil = civil_at_hand(s, seat)
        takes = [TAKE + slot for slot in takeable(s, seat, civil)]
        if s.counts[ROUND] == 1:
            return [PASS, *takes]
        military = military_actions(s, seat)
        out = [PASS, *self.cards(s, f, civil, military)]
        out += [REVOLT + card - FIRST_GOVERNMENT for card in revolutions(s, seat, 0)]
        out += takes
        if civil > 0 and may_increase(s, seat, 0):
            out.append(INCREASE_POPULATION)
        kinds = (BUILDINGS if civil > 0 else 0) | (UNITS if military > 0 else 0)
        if kinds:
            out += [BUILD + card for card in buildable(s, seat, kinds, 0)]
            for card in s.held(TECHNOLOGIES, seat):
                if card > WORKER_CARDS:
                    break
                if kinds >> KIND[card] & 1 and s.workers(seat, card):
                    out.append(DESTROY + card)
        if civil > 0 and s.unfinished(seat) != NONE:
            for count in range(1, stages_per_action(s, seat) + 1):
                if may_build_stages(s, seat, count, 0):
                    out.append(STAGE + count)
        out += [COPY_TACTIC + card - FIRST_TACTIC for card in copyable_tactics(s, seat, military)]
        if military > 0:
            out += [MUSTER + card - FIRST_UNIT for card in musterable(s, seat)]
        out += self.powers(s, seat)
        if kinds:
            steps = upgrades(s, seat, kinds, 0)
            out += sorted(steps + conversions(s, seat)) if civil > 0 else steps
        return out

    def cards(self, s: State, f: Frame, civil: int, military: int) -> list[int]:
        """Cards of either hand that can be played, ascending: technologies, leaders, action cards, tactics."""
        out: list[int] = []
        if civil > 0:
            out += developable(s, f.who, 0)
        for card in s.held(HAND, f.who):
            if out and out[-1] == card:
                continue
            if KIND[card] == LEADER:
                if civil > 0:
                    out.append(card)
            elif KIND[card] == ACTION and (civil > 0 or PAYS_LATER[card]) and able_all(ORDERS[card], s, f):
                out.append(card)
        return [PLAY + card for card in out + playable_tactics(s, f.who, military)]

    def powers(self, s: State, seat: int) -> list[int]:
        """What leaders and wonders allow once a turn without an action."""
        out: list[int] = []
        if s.counts[YELLOW_BANK + seat] and s.hook(seat, FREE_POPULATION) and not s.used(seat, FREE_POPULATION_TAKEN):
            out.append(GAIN_POPULATION)
        if s.hook(seat, CULTURE_OR_ARMS) and not s.used(seat, TURN_CHOICE_MADE):
            out.append(TAKE_ARMS)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        f.pc -= 1
        seat = f.who
        if code < REVOLT:
            self.play_card(s, seat, code - PLAY)
        elif code < TAKE:
            card = code - REVOLT + FIRST_GOVERNMENT
            s.call(REVOLUTION_OF, seat, seat, card, card)
        elif code < INCREASE_POPULATION:
            cost = take_cost(s, seat, code - TAKE)
            take(s, seat, code - TAKE, True)
            spend_civil(s, seat, cost)
        elif code == INCREASE_POPULATION:
            s.call(INCREASE, seat, seat, f.src)
            spend_civil(s, seat, 1)
        elif code < DESTROY:
            s.call(BUILD_ONE, seat, seat, code - BUILD, code - BUILD)
            self.spend_for(s, seat, code - BUILD)
        elif code < STAGE:
            destroy(s, seat, code - DESTROY)
            self.spend_for(s, seat, code - DESTROY)
        elif code < COPY_TACTIC:
            s.call(BUILD_STAGES, seat, seat, s.unfinished(seat), code - STAGE)
            spend_civil(s, seat, 1)
        elif code < MUSTER:
            spend_military(s, seat, COPY_ACTIONS)
            copy_tactic(s, seat, code - COPY_TACTIC + FIRST_TACTIC)
        elif code < GAIN_POPULATION:
            s.call(MUSTER_ONE, seat, seat, s.leader(seat), code - MUSTER + FIRST_UNIT)
            spend_military(s, seat, 1)
        elif code == GAIN_POPULATION:
            s.use(seat, FREE_POPULATION_TAKEN)
            gain_population(s, seat, s.hook(seat, FREE_POPULATION))
        elif code == TAKE_ARMS:
            s.use(seat, TURN_CHOICE_MADE)
            amount = s.hook(seat, CULTURE_OR_ARMS)
            s.add(ARMS + seat, amount)
            s.add(ARMS_SCIENCE + seat, amount)
            s.log(ARMS_TAKEN, seat, (amount, amount))
        else:
            start_upgrade(s, seat, code - UPGRADE, 0)
            self.spend_for(s, seat, (code - UPGRADE) % CARDS_PER_STEP)

    def play_card(self, s: State, seat: int, card: int) -> None:
        kind = KIND[card]
        if kind == TACTIC:
            spend_military(s, seat, PLAY_ACTIONS)
            play_tactic(s, seat, card)
            return
        if kind == LEADER:
            s.call(PLAY_LEADER, seat, seat, card, card)
        elif kind == ACTION:
            s.call(PLAY_ACTION, seat, seat, card, card)
        else:
            s.call(DEVELOP, seat, seat, card, card)
        if not PAYS_LATER[card]:
            spend_civil(s, seat, 1)

    def spend_for(self, s: State, seat: int, card: int) -> None:
        """Units cost a military action, buildings a civil one."""
        if is_unit(card):
            spend_military(s, seat, 1)
        else:
            spend_civil(s, seat, 1)
