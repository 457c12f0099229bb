"""What the oracle does to the human, who never has more than one legal way here."""

from __future__ import annotations

from .oracle_facts import CHAOS, UNREST, has, has_any
from .oracle_market import Market
from .oracle_state import Undetermined


class Human(Market):
    """A position with the parts of an effect that concern the human."""

    def yours(self, kinds: list[str]) -> list[str]:
        """Return the human's fitting cards in play; a trade route is not pinned and stays."""
        return [code for code in self.you.play if has_any(code, kinds) and not has(code, "trade_route")]

    def your_only(self, kinds: list[str]) -> str:
        """Return the one fitting card that the human has in play."""
        found = self.yours(kinds)
        if len(set(found)) > 1:
            raise Undetermined("the human chooses a card in play")
        return found[0]

    def you_recall(self, kinds: list[str]) -> None:
        """Make the human take a card in play back to hand."""
        code = self.your_only(kinds)
        self.you.play.remove(code)
        self.you.hand.append(code)

    def you_abandon(self, kinds: list[str]) -> None:
        """Make the human discard a card in play."""
        code = self.your_only(kinds)
        self.you.play.remove(code)
        self.you.discard.append(code)

    def you_discard(self, number: int) -> None:
        """Make the human discard cards from hand."""
        hand = self.you.hand
        if len(hand) > number and len(set(hand)) > 1:
            raise Undetermined("the human chooses cards in hand")
        for _ in range(min(number, len(hand))):
            self.you.discard.append(hand.pop())

    def you_take_unrest(self) -> None:
        """Give the human an Unrest."""
        self.you.hand.append(self.pop_unrest())
        self.check_collapse()

    def you_take_chaos(self) -> None:
        """Give the human a Chaos."""
        self.chaos_pile -= 1
        self.you.hand.append(CHAOS)

    def you_may_draw(self) -> None:
        """Let the human draw a card."""
        if not self.you_accept:
            return
        if self.you.deck:
            self.you.hand.append(self.you.deck.pop())
        elif self.you.discard:
            raise Undetermined("the human reshuffles")

    def you_may_return(self) -> None:
        """Let the human return an Unrest from hand."""
        held = {code for code in self.you.hand if code in (UNREST, CHAOS)}
        if not self.you_accept or not held:
            return
        if len(held) > 1:
            raise Undetermined("the human returns Unrest or Chaos")
        code = held.pop()
        self.you.hand.remove(code)
        if code == UNREST:
            self.unrest_pile += 1
        else:
            self.chaos_pile += 1

    def steal(self, wanted: list[tuple[str, int]]) -> None:
        """Take resources of the human, as far as there are any."""
        for resource, number in wanted:
            taken = min(number, self.you.resources[resource])
            self.you.resources[resource] -= taken
            self.gain(resource, taken)
