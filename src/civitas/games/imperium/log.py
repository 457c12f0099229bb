"""The log: which lines events and moves of cards have (imperium:how-to-play)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.imperium.automaton.log import automaton_line
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.names import card_name, card_target, priced, some
from civitas.games.imperium.state import (
    ACQUIRED,
    ACTIVATE,
    BOOK,
    COLLAPSE,
    DIE_ROLLED,
    EXHAUSTED,
    GARRISON,
    GARRISONED,
    HAND,
    INNOVATE,
    MARKET_TOKENS,
    MEANS,
    NEW_ROUND,
    PLAY,
    PLAYING,
    POWER,
    POWER_SUIT,
    READIED,
    RESOLVED,
    RESOURCES,
    REVOLT,
    SCORING_TRIGGERED,
    TOKENS_ON,
    TURN_CHOSEN,
    UNGARRISONED,
    State,
)
from civitas.kernel.events import GAME_EVENTS, UNSEEN, Event
from civitas.kernel.node import NOBODY
from civitas.kernel.text import Message, Wording, declare, player

EXHAUSTS: Final = Wording("imperium-log-exhausted", "player", "card")
READIES: Final = Wording("imperium-log-readied", "player", "card")
ROUND: Final = Wording("imperium-log-round", "round")
ROUNDS_OVER: Final = Wording("imperium-log-rounds-over")
COLLAPSES: Final = Wording("imperium-log-collapse")
TRIGGERED: Final = Wording("imperium-log-scoring-triggered")
TRIGGERED_LAST: Final = Wording("imperium-log-scoring-triggered-last")
TURNS: Final = {
    ACTIVATE: Wording("imperium-log-turn-activate", "player"),
    INNOVATE: Wording("imperium-log-turn-innovate", "player"),
    REVOLT: Wording("imperium-log-turn-revolt", "player"),
}
TOKENS: Final = (
    Wording("imperium-log-tokens", "player", "card", "what"),
    Wording("imperium-log-tokens-off", "player", "card", "what"),
)
ON_MARKET: Final = (
    Wording("imperium-log-market-tokens", "card", "what"),
    Wording("imperium-log-market-tokens-off", "card", "what"),
)
GAINS: Final = Wording("imperium-log-gain", "player", "what")
GAINS_BY: Final = Wording("imperium-log-gain-by", "player", "what", "card")
PAYS: Final = Wording("imperium-log-pay", "player", "what")
PAYS_BY: Final = Wording("imperium-log-pay-by", "player", "what", "card")
LOSES: Final = Wording("imperium-log-lose", "player", "what")
LOSES_BY: Final = Wording("imperium-log-lose-by", "player", "what", "card")

OWN_MOVES: Final = {
    ("hand", "play area"): "imperium-log-play",
    ("hand", "being played"): "imperium-log-play",
    ("discard pile", "play area"): "imperium-log-play",
    ("discard pile", "being played"): "imperium-log-play",
    ("draw deck", "hand"): "imperium-log-draw",
    ("market", "hand"): "imperium-log-gain-card",
    ("market", "discard pile"): "imperium-log-gain-card",
    ("exile", "hand"): "imperium-log-gain-card",
    ("exile", "discard pile"): "imperium-log-gain-card",
    ("revealed", "hand"): "imperium-log-gain-card",
    ("region deck", "hand"): "imperium-log-gain-card",
    ("uncivilised deck", "hand"): "imperium-log-gain-card",
    ("civilised deck", "hand"): "imperium-log-gain-card",
    ("fame deck", "hand"): "imperium-log-gain-card",
    ("looked at", "hand"): "imperium-log-gain-card",
    ("fame deck", "looked at"): "imperium-log-look-at-fame",
    ("nation deck", "looked at"): "imperium-log-look-at-nation",
    ("main deck", "revealed"): "imperium-log-reveal",
    ("region deck", "revealed"): "imperium-log-reveal",
    ("uncivilised deck", "revealed"): "imperium-log-reveal",
    ("civilised deck", "revealed"): "imperium-log-reveal",
    ("revealed", "region deck"): "imperium-log-back-into-deck",
    ("revealed", "uncivilised deck"): "imperium-log-back-into-deck",
    ("revealed", "civilised deck"): "imperium-log-back-into-deck",
    ("main deck", "market"): "imperium-log-refill",
    ("region deck", "market"): "imperium-log-refill",
    ("uncivilised deck", "market"): "imperium-log-refill",
    ("civilised deck", "market"): "imperium-log-refill",
    ("open routes", "market"): "imperium-log-refill",
    ("unrest under the market", "hand"): "imperium-log-take-unrest",
    ("unrest pile", "hand"): "imperium-log-take-unrest",
    ("hand", "unrest pile"): "imperium-log-return-unrest",
    ("discard pile", "unrest pile"): "imperium-log-return-unrest",
    ("being played", "unrest pile"): "imperium-log-return-unrest",
    ("garrisons", "unrest pile"): "imperium-log-return-unrest",
    ("unrest pile", "discard pile"): "imperium-log-take-unrest",
    ("chaos pile", "hand"): "imperium-log-take-unrest",
    ("chaos pile", "discard pile"): "imperium-log-take-unrest",
    ("hand", "chaos pile"): "imperium-log-return-unrest",
    ("discard pile", "chaos pile"): "imperium-log-return-unrest",
    ("being played", "chaos pile"): "imperium-log-return-unrest",
    ("garrisons", "chaos pile"): "imperium-log-return-unrest",
    ("play area", "discard pile"): "imperium-log-abandon",
    ("play area", "hand"): "imperium-log-recall",
    ("hand", "discard pile"): "imperium-log-discard",
    ("garrisons", "discard pile"): "imperium-log-discard",
    ("hand", "garrisons"): "imperium-log-garrison",
    ("being played", "garrisons"): "imperium-log-garrison",
    ("garrisons", "legends"): "imperium-log-legends",
    ("hand", "history"): "imperium-log-history",
    ("discard pile", "history"): "imperium-log-history",
    ("play area", "history"): "imperium-log-history",
    ("being played", "history"): "imperium-log-history",
    ("draw deck", "history"): "imperium-log-history",
    ("garrisons", "history"): "imperium-log-history",
    ("development area", "discard pile"): "imperium-log-develop",
    ("development area", "being played"): "imperium-log-begin-with",
    ("development area", "box"): "imperium-log-remove",
    ("nation deck", "discard pile"): "imperium-log-nation",
    ("accession", "discard pile"): "imperium-log-accession",
    ("accession", "play area"): "imperium-log-nadir",
    ("development area", "active quest"): "imperium-log-quest",
    ("active quest", "hand"): "imperium-log-quest-won",
    ("active quest", "discard pile"): "imperium-log-quest-won",
    ("play area", "stack"): "imperium-log-turned-over",
    ("stack", "play area"): "imperium-log-turned-up",
    ("market", "exile"): "imperium-log-exile",
    ("unrest pile", "unrest under the market"): "imperium-log-lay-unrest",
    ("unrest under the market", "unrest pile"): "imperium-log-unrest-to-pile",
    ("other side of the state card", "state card"): "imperium-log-flip-state",
    ("exile", "market"): "imperium-log-refill",
    ("draw deck", "looked at"): "imperium-log-look-at-deck",
    ("history", "discard pile"): "imperium-log-out-of-history",
    # What the automaton gains goes on its draw deck.
    ("market", "draw deck"): "imperium-log-gain-on-deck",
    ("exile", "draw deck"): "imperium-log-gain-on-deck",
    ("revealed", "draw deck"): "imperium-log-gain-on-deck",
    ("fame deck", "draw deck"): "imperium-log-fame-on-deck",
    ("set aside", "draw deck"): "imperium-log-gain-on-deck",
    ("unrest under the market", "draw deck"): "imperium-log-take-unrest-on-deck",
    ("unrest pile", "draw deck"): "imperium-log-take-unrest-on-deck",
    ("chaos pile", "draw deck"): "imperium-log-take-unrest-on-deck",
    ("market", "being played"): "imperium-log-gain-card",
    ("main deck", "being played"): "imperium-log-gain-card",
    ("draw deck", "being played"): "imperium-log-deck-turned-up",
    ("dynasty deck", "being played"): "imperium-log-dynasty-turned-up",
    ("dynasty deck", "discard pile"): "imperium-log-dynasty",
    ("dynasty deck", "draw deck"): "imperium-log-dynasty-on-deck",
    ("being played", "draw deck"): "imperium-log-back-to-deck",
    ("being played", "market"): "imperium-log-into-market",
    ("set aside", "stack"): "imperium-log-journey-on",
}
# A card that one seat gives another.
GIVEN: Final = "imperium-log-give"
# What dice show is told by events of the game.
QUIET_DICE: Final = True
SHUFFLED: Final = {("discard pile", "draw deck"): "imperium-log-reshuffle"}
# A counter that concerns a player changes with an event that has its own line.
QUIET: Final = frozenset(counter.name for counter in BOOK.counters)
QUIET_MOVES: Final = frozenset(
    {
        ("being played", "discard pile"),
        ("looked at", "fame deck"),
        ("looked at", "nation deck"),
        ("revealed", "main deck"),
        ("state card", "other side of the state card"),
        # Cards of the automaton that stay face down, and those whose row is told instead.
        ("draw deck", "automaton slots"),
        ("automaton slots", "being played"),
        ("automaton slots", "card under the die"),
        ("card under the die", "automaton slots"),
        ("draw deck", "card under the die"),
        ("card under the die", "draw deck"),
    }
)
# Moves that few cards make are told by where they end.
ENDS: Final = {
    "hand": "imperium-log-to-hand",
    "draw deck": "imperium-log-on-deck",
    "nation deck": "imperium-log-nation-deck",
    "discard pile": "imperium-log-discard",
    "history": "imperium-log-history",
    "exile": "imperium-log-exile",
    "garrisons": "imperium-log-garrison",
    "legends": "imperium-log-legends",
    "sunken pile": "imperium-log-sink",
    "unrest pile": "imperium-log-return-unrest",
    "chaos pile": "imperium-log-return-unrest",
    "play area": "imperium-log-play",
    "being played": "imperium-log-play",
}
MOVES: Final = {
    (kind.name, end): line
    for kind in BOOK.zone_kinds
    for end, line in ENDS.items()
    if (kind.name, end) not in QUIET_MOVES
} | OWN_MOVES


TOLD_OF_NOBODY: Final = ("exile", "reveal", "back-into-deck", "refill", "lay-unrest", "unrest-to-pile")
# Moves nobody makes, and the gift, are told with other words.
OTHERWISE: Final = {
    GIVEN: frozenset({"player", "other", "cards"}),
    **dict.fromkeys(
        [f"imperium-log-{key}" for key in TOLD_OF_NOBODY],
        frozenset({"cards"}),
    ),
}
for line in {*MOVES.values(), *SHUFFLED.values(), GIVEN}:
    declare(line, OTHERWISE.get(line, frozenset({"player", "cards"})))


def committed_name(code: int) -> Message:
    return card_name(code)


def event_line(s: State, event: Event) -> Message | None:
    """The log line of an event of this game; most say no more than the moves of cards and tokens do."""
    if event.kind == COLLAPSE:
        return COLLAPSES()
    if event.kind == SCORING_TRIGGERED:
        return TRIGGERED() if s.plays_another_round() else TRIGGERED_LAST()
    if event.kind in (EXHAUSTED, READIED):
        line = EXHAUSTS if event.kind == EXHAUSTED else READIES
        return line(player=player(event.seat), card=card_name(event.args[0]))
    if event.kind in (TOKENS_ON, MARKET_TOKENS):
        return tokens_line(event)
    if event.kind == TURN_CHOSEN:
        return TURNS[event.args[0]](player=player(event.seat))
    if event.kind == NEW_ROUND:
        number, played = event.args
        return ROUND(round=number) if played else ROUNDS_OVER()
    return joined_line([event]) if event.kind == MEANS else automaton_line(s, event)


def joins(first: Event, then: Event) -> bool:
    """What one effect gives, or costs, a seat is told in one line."""
    if not first.kind == then.kind == MEANS or first.seat != then.seat:
        return False
    return first.args[2:] == then.args[2:] and (first.args[0] > 0) == (then.args[0] > 0)


def joined_line(events: Sequence[Event]) -> Message:
    """A seat gains, pays, or loses by what another does; with the card that does it, if it is one."""
    change, _, card, owner = events[0].args
    seat = events[0].seat
    sums = [0] * RESOURCES
    for event in events:
        sums[event.args[1]] += abs(event.args[0])
    who, what = player(seat), priced(tuple(sums))
    own = owner in (seat, NOBODY)
    if card < 0:
        return (GAINS if change > 0 else PAYS if own else LOSES)(player=who, what=what)
    return (GAINS_BY if change > 0 else PAYS_BY if own else LOSES_BY)(player=who, what=what, card=card_name(card))


def tokens_line(event: Event) -> Message:
    """Tokens put on a card or taken off it, in a play area or in the market."""
    card, resource, by = event.args
    name, what = card_name(card), some(abs(by), resource)
    if event.kind == MARKET_TOKENS:
        return ON_MARKET[by < 0](card=name, what=what)
    return TOKENS[by < 0](player=player(event.seat), card=name, what=what)


def event_targets(s: State, event: Event) -> list[str]:
    """The cards an event of this game speaks of, where they lay when it happened; of the automaton's also its row and
    its die, and the round that begins: by these its turn is told step by step."""
    if event.kind < GAME_EVENTS or not event.args or event.args[0] == UNSEEN:
        return []
    card = event.args[0]
    if event.kind in (EXHAUSTED, READIED, TOKENS_ON):
        return [card_target(s, event.seat, POWER if SUITS[card] & POWER_SUIT else PLAY, card)]
    if event.kind == GARRISONED:
        return [card_target(s, event.seat, GARRISON, card), card_target(s, event.seat, PLAY, event.args[1])]
    if event.kind == UNGARRISONED:
        return [card_target(s, event.seat, PLAY, event.args[1])]
    if event.kind == ACQUIRED:
        return [card_target(s, event.seat, HAND, card)]
    if event.kind == RESOLVED:
        _, _, side, row = event.args
        return [card_target(s, event.seat, PLAYING, card), f"row:{side}:{row}"]
    if event.kind == DIE_ROLLED:
        return [f"die:{event.args[0]}"]
    if event.kind == NEW_ROUND:
        return [f"round:{event.args[0]}"]
    return []
