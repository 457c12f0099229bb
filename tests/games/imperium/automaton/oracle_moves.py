"""The parts of an effect that the oracle does without asking what else is able."""

from __future__ import annotations

from typing import Any

from .oracle_facts import UNREST, has, has_any
from .oracle_state import Frame
from .oracle_you import Human

Part = list[Any]
FLIPPED = {
    "isle_bound": "voyaging",
    "voyaging": "isle_bound",
    "research_the_ceremony": "prepare_the_ceremony",
    "ceremonial_gathering": "ceremony_of_the_key",
}
NEXT_STATE = {"prepare_the_ceremony": "ceremonial_gathering"}
JOURNEYS = ["Visions of Shangri-la", "Path to Shangri-la", "Gates of Shangri-la", "Shangri-la"]


class Moves(Human):
    """A position with one method for each simple word of the tables."""

    def amount(self, part: Part) -> list[tuple[str, int]]:
        """Return the resources that a gain would bring."""
        times = self.own_regions() if part[2] == "region" else 1
        return [(resource, number * times) for resource, number in part[1]]

    def do_gain(self, part: Part, frame: Frame) -> None:
        for resource, number in self.amount(part):
            self.gain(resource, number)
            frame.gained += number

    def do_same(self, part: Part, frame: Frame) -> None:
        self.gain(part[1], frame.spent)
        frame.gained += frame.spent

    def do_spend(self, part: Part, frame: Frame) -> None:
        self.gain(part[1], -part[2])
        frame.spent = part[2]

    def do_spend_or(self, part: Part, frame: Frame) -> None:
        for resource, number in part[1]:
            if self.resources[resource] >= number:
                self.do_spend(["spend", resource, number], frame)
                return

    def do_spend_all(self, part: Part, frame: Frame) -> None:
        frame.spent = sum(self.resources[resource] for resource in part[1])
        for resource in part[1]:
            self.resources[resource] = 0

    def do_steal(self, part: Part, frame: Frame) -> None:
        self.steal(part[1])

    def place(self, frame: Frame, pile: list[str]) -> None:
        """Put the card under resolution on top of a pile."""
        assert frame.card is not None
        pile.append(frame.card)
        frame.placed = True

    def do_this_history(self, part: Part, frame: Frame) -> None:
        self.place(frame, self.history)

    def do_this_top(self, part: Part, frame: Frame) -> None:
        self.place(frame, self.deck)

    def do_this_bottom(self, part: Part, frame: Frame) -> None:
        self.place(frame, [])
        self.deck.insert(0, frame.card or "")

    def do_this_exile(self, part: Part, frame: Frame) -> None:
        self.place(frame, self.exile)

    def do_this_unrest(self, part: Part, frame: Frame) -> None:
        frame.placed = True
        self.back_to_pile(frame.card or "")

    def do_play_region(self, part: Part, frame: Frame) -> None:
        self.place(frame, self.play)

    def do_discard_top(self, part: Part, frame: Frame) -> None:
        self.discard_top(part[1])

    def do_discard_top_back(self, part: Part, frame: Frame) -> None:
        self.deck.append(self.discard.pop())

    def do_dynasty_discard(self, part: Part, frame: Frame) -> None:
        self.to_discard(self.pop_dynasty())

    def do_return_unrest(self, part: Part, frame: Frame) -> None:
        self.back_to_pile(self.leave_discard(self.discarded_unrest() or UNREST))

    def do_discard_to_history(self, part: Part, frame: Frame) -> None:
        self.history.append(self.leave_discard(self.best_discarded(part[1]) or ""))

    def do_discard_to_top(self, part: Part, frame: Frame) -> None:
        self.deck.append(self.leave_discard(self.best_discarded(part[1]) or ""))

    def do_discard_to_play(self, part: Part, frame: Frame) -> None:
        self.play.append(self.leave_discard(self.best_discarded(part[1]) or ""))

    def do_cost_this_and_from_discard(self, part: Part, frame: Frame) -> None:
        self.place(frame, self.history)
        self.do_discard_to_history(part, frame)

    def do_play_to_history(self, part: Part, frame: Frame) -> None:
        code = self.latest(part[1]) or ""
        self.play.remove(code)
        self.history.append(code)

    def do_abandon(self, part: Part, frame: Frame) -> None:
        self.abandon(part[1], part[2])

    def do_aside_to_top(self, part: Part, frame: Frame) -> None:
        code = [code for code in self.aside if has_any(code, part[1])][-1]
        self.aside.remove(code)
        self.deck.append(code)

    def do_quest(self, part: Part, frame: Frame) -> None:
        self.deck.append(self.aside.pop())

    do_discovery = do_quest

    def do_exile_quest(self, part: Part, frame: Frame) -> None:
        self.exile.append(self.aside.pop())

    def do_take_unrest(self, part: Part, frame: Frame) -> None:
        self.take_unrest()

    def do_take_unrest_discard(self, part: Part, frame: Frame) -> None:
        self.discard.append(self.pop_unrest())
        self.check_collapse()

    def do_unrest_after_shuffle(self, part: Part, frame: Frame) -> None:
        self.unrest_after_shuffle += 1

    def do_exile_market(self, part: Part, frame: Frame) -> None:
        self.exile_slot(self.first_free_slot() or 0)

    def do_exile_most(self, part: Part, frame: Frame) -> None:
        for index in self.slots_with_most():
            self.exile_slot(index)

    def do_loot(self, part: Part, frame: Frame) -> None:
        self.loot()

    def do_acquire(self, part: Part, frame: Frame) -> None:
        self.acquire(part, frame)

    def do_fame(self, part: Part, frame: Frame) -> None:
        self.take_fame()

    def do_token_die(self, part: Part, frame: Frame) -> None:
        slot = self.die_slot()
        assert slot is not None
        slot.tokens[part[1]] = slot.tokens.get(part[1], 0) + 1

    def do_token_left(self, part: Part, frame: Frame) -> None:
        slot = self.leftmost_without(part[1])
        assert slot is not None
        slot.tokens[part[1]] = 1

    def do_on_state(self, part: Part, frame: Frame) -> None:
        _, way, token, number = part
        if way == "move":
            self.gain(token, -number)
        self.state_tokens[token] = self.state_tokens.get(token, 0) + number

    def do_move_gained(self, part: Part, frame: Frame) -> None:
        number = min(frame.acquired_progress, self.resources[part[1]])
        self.do_on_state(["on_state", "move", part[1], number], frame)
        frame.acquired_progress = 0

    def do_clear_state(self, part: Part, frame: Frame) -> None:
        self.state_tokens = {}

    def do_flip_state(self, part: Part, frame: Frame) -> None:
        self.side = FLIPPED[self.side]

    def do_next_state(self, part: Part, frame: Frame) -> None:
        self.side = NEXT_STATE[self.side]

    def do_history_to_discard(self, part: Part, frame: Frame) -> None:
        for code in [code for code in self.history if has(code, part[1])]:
            self.history.remove(code)
            self.to_discard(code)

    def do_flip_journey(self, part: Part, frame: Frame) -> None:
        self.journey = JOURNEYS[JOURNEYS.index(self.journey or "") + 1]

    do_next_journey = do_flip_journey

    def do_game_end(self, part: Part, frame: Frame) -> None:
        self.game_end = True

    def do_owner_may_draw(self, part: Part, frame: Frame) -> None:
        if frame.owner == "you":
            self.you_may_draw()
        else:
            self.discard_top(1)

    def do_reveal_main(self, part: Part, frame: Frame) -> None:
        frame.it = self.pop_main()

    def do_reveal_bot(self, part: Part, frame: Frame) -> None:
        frame.it = self.deck.pop()

    def do_it_exile(self, part: Part, frame: Frame) -> None:
        self.exile.append(self.it(frame))

    def do_it_discard(self, part: Part, frame: Frame) -> None:
        self.to_discard(self.it(frame))

    def do_it_unrest_discard(self, part: Part, frame: Frame) -> None:
        self.to_discard(self.it(frame))
        if self.unrest_pile > 0:
            self.do_take_unrest_discard(part, frame)

    @staticmethod
    def it(frame: Frame) -> str:
        """Take the revealed card out of the frame."""
        assert frame.it is not None
        code, frame.it = frame.it, None
        return code

    def do_you_gain(self, part: Part, frame: Frame) -> None:
        self.you.resources[part[1]] += part[2]

    def do_you_unrest(self, part: Part, frame: Frame) -> None:
        self.you_take_unrest()

    def do_you_chaos(self, part: Part, frame: Frame) -> None:
        self.you_take_chaos()

    def do_you_recall(self, part: Part, frame: Frame) -> None:
        self.you_recall(part[1])

    def do_you_abandon(self, part: Part, frame: Frame) -> None:
        self.you_abandon(part[1])

    def do_you_discard(self, part: Part, frame: Frame) -> None:
        self.you_discard(part[1])

    def do_you_may_draw(self, part: Part, frame: Frame) -> None:
        self.you_may_draw()

    def do_you_may_return(self, part: Part, frame: Frame) -> None:
        self.you_may_return()
