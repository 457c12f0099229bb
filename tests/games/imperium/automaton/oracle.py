"""A plain model of the automaton of Imperium resolving one card, written from the books and the tables alone.

Where rules and tables leave a gap the oracle does this:
1. The last alternative of a chain has nothing to decide: it is done as far as possible if any part of it is able.
   The earlier ones are decided by their leading action alone (b 7, b 14, D4).
2. "Spend 2 of A or spend 2 of B" takes the first printed one that it has.
3. Of several fitting cards in the discard pile it takes the one worth most, then the lowest code; of several Unrest
   the latest one, and an Unrest before a Chaos.
4. Breaking through "from exile" without a fitting exiled card brings nothing, because no deck was searched in vain;
   as a cost, or before "and put it into history to", it needs the card.
5. A small deck whose top card is not of the suit (the route under it) counts as empty for a break through.
6. The most tokens in the market: at least one token; the lowest slot of several for a gain, all of them for an exile.
7. At Chieftain and Warlord a die of 5 shows no slot, so no token goes to the market.
8. Revealing the top card of an empty deck cannot be done and gives nothing.
9. King of Kings: Isle-bound, Voyaging and Utopians count as barbarian, corrupted Cultists gain nothing.
10. An abandoned {river} or {hunt} must be a region, because the automaton only abandons regions.
11. "Any suit" and market cards chosen by slot or tokens include trade routes and fame; the four suits do not.
12. "A to B" is able if A can be paid in full and, A once paid, a part of B can be done.
13. A collapse stops everything at once, so the rest of the effect is not done.
14. The state card is turned by the accession card only once, and only the nation's own accession card turns it.
15. Removing all tokens of one kind from the state card takes whatever lies there.
16. An empty slot stays empty when its small deck and the main deck are, and a slot without card has no Unrest.
17. "You discard 2 cards" with one in hand discards that one; you "MAY draw" with nothing to draw does nothing.
18. The owner of Welcoming, when that is the automaton, draws by b 35: top of the deck to the discard pile.
"""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

from .oracle_facts import (
    Tree,
    cards,
    fits,
    has,
    has_any,
    points,
    route_of,
    rows_of,
    table_of,
)
from .oracle_moves import Moves, Part
from .oracle_state import Collapsed, Frame

FULL_ROUTE = 3
LAST_QUEST = "Graal"


class Position(Moves):
    """A position in which the automaton resolves cards."""

    @staticmethod
    def fits(card: str, trigger: dict[str, Any]) -> bool:
        """Tell whether a card fits the trigger of a row."""
        return fits(card, trigger)

    def resolve(self, card: str) -> None:
        """Resolve a card that is revealed in a slot, already taken out of it."""
        try:
            self._resolve(card)
        except Collapsed:
            return

    def block(self, name: str) -> None:
        """Resolve what the side that is up says after a shuffle or at the end of clean-up."""
        table = table_of(self.nation, self.side, self.edition)
        assert table is not None
        self._alone(table[name], Frame(None, placed=True))

    def resolve_journey(self) -> None:
        """Resolve the row of the journey card that is up."""
        assert self.journey is not None
        for trigger, tree in rows_of(self.nation, "journey", self.journey_edition):
            if trigger["value"] == self.journey:
                self._alone(tree, Frame(None, placed=True))
                return

    def profit(self, code: str) -> None:
        """Resolve the profit of an own route with three goods (g 3)."""
        line = route_of(code)
        assert line is not None
        self.gain("goods", self.route_goods.pop(code))
        self.play.remove(code)
        self.history.append(code)
        self._alone(line["profit"], Frame(None, placed=True))

    def _alone(self, tree: Tree, frame: Frame) -> None:
        """Run a tree that is no row of the table."""
        try:
            self._run(tree, frame, self.note(None, -1))
        except Collapsed:
            return

    def note(self, card: str | None, row: int) -> dict[str, Any]:
        """Begin to note which alternatives are chosen and how many parts of them are done."""
        note: dict[str, Any] = {"card": card, "row": row, "chains": []}
        self.trace.append(note)
        return note

    def _resolve(self, card: str) -> None:
        """Do the first fitting row of which a part can be done, then discard the card."""
        frame = Frame(card)
        for index, (trigger, tree) in enumerate(rows_of(self.nation, self.side, self.edition)):
            if fits(card, trigger) and any(self.choice(chain, frame) is not None for chain in tree):
                self._run(tree, frame, self.note(card, index))
                break
        if not frame.placed:
            self.to_discard(card)

    def _run(self, tree: Tree, frame: Frame, note: dict[str, Any] | None = None) -> None:
        """Do the sentences of a row in order, as far as possible."""
        for chain in tree:
            chosen = self.choice(chain, frame)
            done = 0
            for part in chain[chosen] if chosen is not None else []:
                if self.able(part, frame):
                    done += 1
                    self.do(part, frame)
            if note is not None:
                note["chains"].append((chosen, done))

    def choice(self, chain: list[list[Part]], frame: Frame) -> int | None:
        """Return which alternative of a chain is done, if one is (b 14)."""
        for index, alternative in enumerate(chain[:-1]):
            if self.able(alternative[0], frame):
                return index
        return len(chain) - 1 if any(self.able(part, frame) for part in chain[-1]) else None

    def payable(self, costs: list[Part], effects: list[Part], frame: Frame) -> bool:
        """Tell whether a cost can be paid in full and a part of its effect be done then."""
        other, seen = copy.deepcopy(self), dataclasses.replace(frame)
        for cost in costs:
            if not other.able(cost, seen):
                return False
            if cost[0] == "break" and cost[2] == "only" and other.best_exiled(cost[1]) is None:
                return False
            other.do(cost, seen)
        return any(other.able(effect, seen) for effect in effects)

    def holds(self, condition: Part, frame: Frame) -> bool:
        """Tell whether the condition of a sentence is met."""
        match condition:
            case ["none_in_discard", kinds]:
                return not any(has_any(code, kinds) for code in self.discard)
            case ["regions", number]:
                return self.own_regions() >= int(number)
            case ["deck_left", number]:
                return len(self.deck) >= int(number)
            case ["on_state", token, number]:
                return self.state_tokens.get(token, 0) >= int(number)
            case ["have", resource, number]:
                return self.resources[resource] >= int(number)
            case ["you_region"]:
                return bool(self.yours(["region"]))
            case ["you_empire"]:
                return self.you.state == "empire"
            case ["it_is", kind]:
                return frame.it is not None and has(frame.it, kind)
            case ["it_is_not", kind]:
                return frame.it is not None and not has(frame.it, kind)
            case ["it_zero"]:
                return frame.it is not None and points(frame.it) == 0
            case ["grey"]:
                return frame.card is not None and cards()[frame.card]["banner"] is None
            case ["gained_none"]:
                return frame.gained == 0
            case ["always"]:
                return True
        raise ValueError(condition)

    def open_routes(self) -> list[tuple[int, int, int, str, str]]:
        """Return the routes open to trade, the one to choose first (g 2)."""
        if not self.trade_routes:
            return []
        found = []
        for rank, owner, play, goods in (
            (0, "bot", self.play, self.route_goods),
            (1, "you", self.you.play, self.you.route_goods),
        ):
            for code in play:
                line = route_of(code) if has(code, "trade_route") else None
                if line is not None and goods.get(code, 0) < FULL_ROUTE:
                    found.append((-goods.get(code, 0), rank, int(line["order"]), code, owner))
        return sorted(found)

    def able(self, part: Part, frame: Frame | None = None) -> bool:
        """Tell whether a part of an effect can be done (b 13-15)."""
        frame = frame or Frame(None, placed=True)
        match part:
            case ["cost" | "cost*", costs, effects]:
                return self.payable(costs, effects, frame)
            case ["if", condition, parts]:
                return self.holds(condition, frame) and any(self.able(inner, frame) for inner in parts)
            case ["gain", *_]:
                return any(number > 0 for _, number in self.amount(part))
            case ["same", _]:
                return frame.spent > 0
            case ["spend", resource, number]:
                return self.resources[resource] >= int(number)
            case ["spend_or", options]:
                return any(self.resources[resource] >= number for resource, number in options)
            case ["spend_all", kinds]:
                return any(self.resources[resource] for resource in kinds)
            case ["steal", wanted]:
                return any(self.you.resources[resource] for resource, _ in wanted)
            case ["this_history" | "this_top" | "this_bottom" | "this_exile" | "this_unrest"]:
                return not frame.placed
            case ["play_region" | "play_route"]:
                return not frame.placed
            case ["swap_resolve"]:
                return not frame.placed and frame.card is not None and self.swap_slot(frame.card) is not None
            case ["cost_this_and_from_discard", kinds]:
                return not frame.placed and self.best_discarded(kinds) is not None
            case ["discard_to_history" | "discard_to_top" | "discard_to_play", kinds]:
                return self.best_discarded(kinds) is not None
            case ["discard_top", _] | ["reveal_bot"]:
                return bool(self.deck)
            case ["discard_top_back"]:
                return bool(self.discard)
            case ["dynasty_discard"]:
                return bool(self.dynasty)
            case ["reveal_main"]:
                return bool(self.main)
            case ["return_unrest"]:
                return self.discarded_unrest() is not None
            case ["take_unrest" | "take_unrest_discard" | "you_unrest"]:
                return self.unrest_pile > 0
            case ["you_chaos"]:
                return self.chaos_pile > 0
            case ["play_to_history", kinds]:
                return self.latest(kinds) is not None
            case ["abandon", number, kinds]:
                return self.abandonable(kinds) >= int(number)
            case ["aside_to_top", kinds]:
                return any(has_any(code, kinds) for code in self.aside)
            case ["quest" | "discovery"]:
                return bool(self.aside)
            case ["exile_quest"]:
                return bool(self.aside) and not has(self.aside[-1], LAST_QUEST)
            case ["exile_market"]:
                return self.first_free_slot() is not None
            case ["exile_most" | "loot"]:
                return bool(self.slots_with_most())
            case ["acquire", kinds, exile, condition]:
                return self.where(kinds, exile, condition) is not None
            case ["fame"]:
                return bool(self.fame) or not self.king_used
            case ["token_die", _]:
                return self.die_slot() is not None
            case ["token_left", resource]:
                return self.leftmost_without(resource) is not None
            case ["trade"]:
                return self.trade_routes and (bool(self.open_routes()) or self.resources["progress"] > 0)
            case ["on_state", "move", resource, number]:
                return self.resources[resource] >= int(number)
            case ["move_gained", resource]:
                return frame.acquired_progress > 0 and self.resources[resource] > 0
            case ["clear_state"]:
                return any(self.state_tokens.values())
            case ["history_to_discard", kind]:
                return any(has(code, kind) for code in self.history)
            case ["it_exile" | "it_discard" | "it_resolve" | "it_unrest_discard"]:
                return frame.it is not None
            case ["owner_may_draw"]:
                return frame.owner == "you" or bool(self.deck)
            case ["you_recall" | "you_abandon", kinds]:
                return bool(self.yours(kinds))
            case ["you_discard", _]:
                return bool(self.you.hand)
        # Left are break through, resolve, place on the state card, turn cards, end the game, gifts and MAY parts.
        return True

    def do(self, part: Part, frame: Frame) -> None:
        """Do a part of an effect that is able."""
        name = "do_" + str(part[0]).replace("*", "_again")
        getattr(self, name)(part, frame)

    def do_cost(self, part: Part, frame: Frame) -> None:
        """Pay a cost, then do its effect as far as possible."""
        _, costs, effects = part
        for cost in costs:
            self.do(cost, frame)
        for effect in effects:
            if self.able(effect, frame):
                self.do(effect, frame)

    def do_cost_again(self, part: Part, frame: Frame) -> None:
        """Pay a cost for its effect as often as possible."""
        while self.able(part, frame):
            self.do_cost(part, frame)

    def do_if(self, part: Part, frame: Frame) -> None:
        """Do the parts behind a condition as far as possible."""
        for inner in part[2]:
            if self.able(inner, frame):
                self.do(inner, frame)

    def do_play_route(self, part: Part, frame: Frame) -> None:
        self.place(frame, self.play)
        assert frame.card is not None
        self.route_goods[frame.card] = 0
        self.trigger(frame.card, "bot")

    def trigger(self, code: str, owner: str) -> None:
        """Do the commerce effect of a route by the automaton's own table (b 21)."""
        line = route_of(code)
        if line is not None:
            self._run(line["commerce"], Frame(None, placed=True, owner=owner), self.note(code, -1))

    def do_trade(self, part: Part, frame: Frame) -> None:
        routes = self.open_routes()
        if not routes:
            self.gain("progress", -1)
            self.gain("goods", 1)
            return
        *_, code, owner = routes[0]
        goods = self.route_goods if owner == "bot" else self.you.route_goods
        goods[code] = goods.get(code, 0) + 1
        if owner == "you":
            self.gain("goods", 1)
        self.trigger(code, owner)

    def do_swap_resolve(self, part: Part, frame: Frame) -> None:
        assert frame.card is not None
        index = self.swap_slot(frame.card)
        assert index is not None
        slot = self.market[index]
        assert slot.card is not None
        gained, slot.card = slot.card, frame.card
        frame.placed = True
        self._resolve(gained)

    def do_resolve_top(self, part: Part, frame: Frame) -> None:
        if self.deck:
            self._resolve(self.deck.pop())
        else:
            self.gain("progress", 2)

    def do_resolve_dynasty(self, part: Part, frame: Frame) -> None:
        if self.dynasty:
            self._resolve(self.pop_dynasty())
        else:
            self.gain("progress", 2)

    def do_resolve_main(self, part: Part, frame: Frame) -> None:
        if self.main:
            frame.it = self.pop_main()
            self._resolve(frame.it)
        else:
            self.gain("progress", 2)

    def do_break(self, part: Part, frame: Frame) -> None:
        _, kinds, exile, goal = part
        code = self.found_by_break(kinds, exile, frame)
        if code is None:
            self.gain("progress", 0 if exile == "only" else 2)
        elif goal == "top":
            self.deck.append(code)
        elif goal == "discard":
            self.to_discard(code)
        elif goal == "history":
            self.history.append(code)
        else:
            self._resolve(code)

    def do_it_resolve(self, part: Part, frame: Frame) -> None:
        self._resolve(self.it(frame))
