"""What is: the zones, counters, events and queries of Imperium, and its State (imperium:components)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.games.imperium.numbers import BLOCK, FIRST_NATION, NATIONS
from civitas.kernel.book import Book, Hook
from civitas.kernel.events import NOWHERE, Event
from civitas.kernel.frame import ENTRY, Frame
from civitas.kernel.machine import NO_SEAT, Machine
from civitas.kernel.node import NOBODY, Expr
from civitas.kernel.triggers import new_book
from civitas.kernel.zones import HIDDEN, OWNER, PUBLIC, Pile, Sheaf

VERSION: Final = "4"
MOST_SEATS: Final = 4
HAND_SIZE: Final = 5
ACTIONS_A_TURN: Final = 3
SLOTS: Final = 5
TRAINING_TURNS: Final = 12

# Resources.
MATERIALS: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
GOODS: Final = 3
RESOURCES: Final = 4

# Suits, as bits.
REGION: Final = 1
UNCIVILISED: Final = 2
CIVILISED: Final = 4
TRIBUTARY: Final = 8
FAME: Final = 16
UNREST_SUIT: Final = 32
POWER_SUIT: Final = 64
TRADE_ROUTE: Final = 128
GADGET: Final = 256

# States, as bits; a card without any can be played in all of them.
BARBARIAN: Final = 1
EMPIRE: Final = 2
ISLE_BOUND: Final = 4
VOYAGING: Final = 8
CORRUPTED: Final = 16
SUMMONED: Final = 32

# Icons: how often a card has one is kept in four bits each.
ICON_NAMES: Final = (
    *("city", "metropolis", "production", "fertile", "river", "ocean"),
    *("hunt", "knight", "mask", "scroll", "merchant", "miracle"),
)
ICONS: Final = 12

# Flags.
PINNED: Final = 1
ATTACK: Final = 2
FREE_PLAY: Final = 4
NO_PLAY: Final = 8
NO_GARRISON: Final = 16
DEVELOPS: Final = 32
VARIABLE: Final = 64
ENTERS_PLAY: Final = 128  # goes into play when it is gained
STAYS_PUT: Final = 256  # can be neither abandoned nor recalled
ROUTE: Final = 512  # a trade route: it stays in play, but is not pinned
QUEST: Final = 4096  # in the development area it is a quest: it has no cost, for it is not developed
LAST_IN_AREA: Final = 8192  # it leaves the development area only as the last card there
NO_REGION_GARRISON: Final = 16384  # cannot be garrisoned in a region
KEPT_IN_CLEAN_UP: Final = 32768  # cannot be discarded in the clean-up

# What the seat on turn is doing; outside ACTIVATE no exhaust ability can be used (imperium:exhaust).
NOTHING: Final = 0
ACTIVATE: Final = 1
INNOVATE: Final = 2
REVOLT: Final = 3
CLEAN_UP: Final = 4
SOLSTICE: Final = 5

# Variants that last as long as the game, as bits (imperium:variants).
FAST: Final = 1
MIXED_DECKS: Final = 2  # the small decks of a quick set-up hold all suits
OPEN_HANDS: Final = 4

BOOK: Final[Book] = new_book("imperium", VERSION, MOST_SEATS)

REALM: Final = BOOK.domain("realm", per_seat=True, pool="cards")
TABLE: Final = BOOK.domain("table", pool="cards")

MARKET: Final[int] = BOOK.zone("market", PUBLIC, TABLE, per_seat=False)
UNDER_MARKET: Final[int] = BOOK.zone("unrest under the market", PUBLIC, TABLE, per_seat=False)
UNREST_PILE: Final[int] = BOOK.zone("unrest pile", PUBLIC, TABLE, per_seat=False)
EXILE: Final[int] = BOOK.zone("exile", PUBLIC, TABLE, per_seat=False)
KING_OF_KINGS: Final[int] = BOOK.zone("King of Kings", PUBLIC, TABLE, per_seat=False)
MAIN_DECK: Final[int] = BOOK.zone("main deck", HIDDEN, TABLE, per_seat=False, ordered=True)
REGION_DECK: Final[int] = BOOK.zone("region deck", HIDDEN, TABLE, per_seat=False, ordered=True)
UNCIVILISED_DECK: Final[int] = BOOK.zone("uncivilised deck", HIDDEN, TABLE, per_seat=False, ordered=True)
CIVILISED_DECK: Final[int] = BOOK.zone("civilised deck", HIDDEN, TABLE, per_seat=False, ordered=True)
FAME_DECK: Final[int] = BOOK.zone("fame deck", HIDDEN, TABLE, per_seat=False, ordered=True)
REVEALED: Final[int] = BOOK.zone("revealed", PUBLIC, TABLE, per_seat=False)
BOX: Final[int] = BOOK.zone("box", HIDDEN, TABLE, per_seat=False)

HAND: Final[int] = BOOK.zone("hand", OWNER, REALM)
DECK: Final[int] = BOOK.zone("draw deck", HIDDEN, REALM, ordered=True)
DISCARD: Final[int] = BOOK.zone("discard pile", PUBLIC, REALM)
PLAY: Final[int] = BOOK.zone("play area", PUBLIC, REALM)
PLAYING: Final[int] = BOOK.zone("being played", PUBLIC, REALM)
GARRISON: Final[int] = BOOK.zone("garrisons", PUBLIC, REALM)
HISTORY: Final[int] = BOOK.zone("history", OWNER, REALM)
NATION_DECK: Final[int] = BOOK.zone("nation deck", HIDDEN, REALM, ordered=True)
ACCESSION: Final[int] = BOOK.zone("accession", PUBLIC, REALM)
DEVELOPMENT: Final[int] = BOOK.zone("development area", PUBLIC, REALM)
POWER: Final[int] = BOOK.zone("power", PUBLIC, REALM)
LOOKED_AT: Final[int] = BOOK.zone("looked at", OWNER, REALM)
LEGENDS: Final[int] = BOOK.zone("legends", OWNER, REALM)
STATE_CARD: Final[int] = BOOK.zone("state card", PUBLIC, REALM)
STATE_BACK: Final[int] = BOOK.zone("other side of the state card", PUBLIC, REALM)
CHAOS_PILE: Final[int] = BOOK.zone("chaos pile", PUBLIC, TABLE, per_seat=False)
SUNKEN: Final[int] = BOOK.zone("sunken pile", OWNER, REALM)
ACTIVE_QUEST: Final[int] = BOOK.zone("active quest", PUBLIC, REALM)
STACK: Final[int] = BOOK.zone("stack", PUBLIC, REALM)  # faces of double-faced cards beside the power that do not show
OPEN_ROUTES: Final[int] = BOOK.zone("open routes", PUBLIC, TABLE, per_seat=False)  # one under each small deck

# What only the automaton has (imperium:automaton).
AUTOMATON_SLOTS: Final[int] = BOOK.zone("automaton slots", HIDDEN, REALM, ordered=True)  # the lowest slot on top
UNDER_DIE: Final[int] = BOOK.zone("card under the die", HIDDEN, REALM, ordered=True)
DYNASTY: Final[int] = BOOK.zone("dynasty deck", HIDDEN, REALM, ordered=True)
SET_ASIDE: Final[int] = BOOK.zone(
    "set aside", HIDDEN, REALM, ordered=True
)  # quests, headpieces, discovery deck, journey

# The zones whose cards are a seat's own, its power aside.
OWN: Final = (HAND, PLAY, PLAYING, DECK, DISCARD, HISTORY, GARRISON, LEGENDS, SUNKEN)

# The four resources, one after the other: RESOURCE + resource * MOST_SEATS + seat.
RESOURCE: Final[int] = BOOK.counter("materials")
BOOK.counter("population")
BOOK.counter("progress")
BOOK.counter("goods")
ACTIONS: Final[int] = BOOK.counter("actions")
EXHAUSTS: Final[int] = BOOK.counter("exhaust tokens")
STATE: Final[int] = BOOK.counter("state")
DECK_TOKEN: Final[int] = BOOK.counter("token on the nation deck or development area")
KING_USED: Final[int] = BOOK.counter("King of Kings resolved")
NATION: Final[int] = BOOK.counter("nation")
AVOIDS: Final[int] = BOOK.counter("seats that avoid the attack", per_seat=False)
RETURNED: Final[int] = BOOK.counter("unrest returned from hand this turn")
IGNORES_NEXT: Final[int] = BOOK.counter("states ignored on the next card")
IGNORES: Final[int] = BOOK.counter("states ignored this turn")

SLOT: Final[int] = BOOK.counter("market slot", per_seat=False, size=SLOTS)
SLOT_UNREST: Final[int] = BOOK.counter("unrest in slot", per_seat=False, size=SLOTS)
SLOT_TOKENS: Final[int] = BOOK.counter("tokens in slot", per_seat=False, size=SLOTS * RESOURCES)
DOING: Final[int] = BOOK.counter("doing", per_seat=False)
ROUND: Final[int] = BOOK.counter("round", per_seat=False)
FIRST: Final[int] = BOOK.counter("first player", per_seat=False)
SCORING: Final[int] = BOOK.counter("scoring triggered in round", per_seat=False)
COLLAPSED: Final[int] = BOOK.counter("collapsed", per_seat=False)
KING_SIDE: Final[int] = BOOK.counter("King of Kings side", per_seat=False)
TRADES: Final[int] = BOOK.counter("with Trade Routes", per_seat=False)
OPEN_ROUTE: Final[int] = BOOK.counter("route under the deck of slot", per_seat=False, size=SLOTS)  # plus 1
VARIANTS: Final[int] = BOOK.counter("variants", per_seat=False)
# Of the automaton, which sits in one seat at most.
AUTOMATON: Final[int] = BOOK.counter("level of the automaton", per_seat=False)  # plus 1; 0 without one
AUTOMATON_SHEET: Final[int] = BOOK.counter("sheet of the automaton", per_seat=False)
AUTOMATON_SIDE: Final[int] = BOOK.counter("side of the automaton's state card", per_seat=False)
DIE: Final[int] = BOOK.counter("die", per_seat=False)
SLOT_RESOLVED: Final[int] = BOOK.counter("slot being resolved", per_seat=False)
ROW: Final[int] = BOOK.counter("row being resolved", per_seat=False)  # plus 1
MERCHANT_EMPIRE: Final[int] = BOOK.counter("Merchant Empire of the automaton", per_seat=False)
ON_STATE_CARD: Final[int] = BOOK.counter("tokens on the automaton's state card", per_seat=False, size=RESOURCES + 1)
UNREST_DUE: Final[int] = BOOK.counter("unrest after the automaton's shuffle", per_seat=False)
EXHAUST_TOKEN: Final = RESOURCES  # among the tokens on that card
AUTOMATON_SEAT: Final = 1

TURNED_UP: Final[int] = BOOK.counter("card turned up in the solstice")  # plus 1, until its solstice effect is listed

PLAYED: Final[int] = BOOK.event("played")
ATTACKED: Final[int] = BOOK.event("attacked")
ACQUIRED: Final[int] = BOOK.event("acquired")
WITH_UNREST: Final[int] = BOOK.event("acquired with an unrest")  # heard at once
GAIN: Final[int] = BOOK.event("gain")
PAID: Final[int] = BOOK.event("paid")
TAKE_UNREST: Final[int] = BOOK.event("take unrest")
RETURNED_UNREST: Final[int] = BOOK.event("returned unrest")
LOOKED_AT_FAME: Final[int] = BOOK.event("looked at fame")
RESHUFFLED: Final[int] = BOOK.event("reshuffled")
CLEANING_UP: Final[int] = BOOK.event("cleaning up")
BEFORE_SCORING: Final[int] = BOOK.event("before scoring")
SUNK: Final[int] = BOOK.event("sunk")
LEFT_PLAY: Final[int] = BOOK.event("left play")  # args: the card
KEPT_OUT: Final[int] = BOOK.event("discarded instead of going into the history")
DECK_EMPTIED: Final[int] = BOOK.event("draw deck emptied")
TRADED: Final[int] = BOOK.event("traded")
PROFITED: Final[int] = BOOK.event("profit")  # args: the trade route
STATE_FLIPPED: Final[int] = BOOK.event("state card turned over")
DISPOSED: Final[int] = BOOK.event("discarded from hand or exiled")  # args: the card
INTO_LEGENDS: Final[int] = BOOK.event("one or more cards put into legends")
TOKEN_LAID: Final[int] = BOOK.event("clean-up token laid")
RETURNED_SOME: Final[int] = BOOK.event("returned one or more unrest")
AFFECTED: Final[int] = BOOK.event("affected by an attack")  # args: the attack
# Only for the log.
TOKENS_ON: Final[int] = BOOK.event("tokens on a card")
EXHAUSTED: Final[int] = BOOK.event("exhausted")
READIED: Final[int] = BOOK.event("exhaust token back")
GARRISONED: Final[int] = BOOK.event("garrisoned")  # args: the card, its host
UNGARRISONED: Final[int] = BOOK.event("no longer garrisoned")
SCORING_TRIGGERED: Final[int] = BOOK.event("scoring triggered")
COLLAPSE: Final[int] = BOOK.event("collapse")
MARKET_TOKENS: Final[int] = BOOK.event("tokens on a market card")  # args: card, resource, change; nobody's
TURN_CHOSEN: Final[int] = BOOK.event("turn")  # args: activate, innovate or revolt
NEW_ROUND: Final[int] = BOOK.event("round")  # args: its number, whether it is played
RESOLVED: Final[int] = BOOK.event("automaton resolves")  # args: card, sheet, side, row
DIE_ROLLED: Final[int] = BOOK.event("automaton rolls")  # args: the die, whether it covers a card
SHEET_TOLD: Final[int] = BOOK.event("automaton begins with its sheet")  # args: sheet
SIDE_TURNED: Final[int] = BOOK.event("automaton turns its state card")  # args: sheet, side
STATE_TOKENS: Final[int] = BOOK.event("tokens on the automaton's state card changed")  # args: token, change
MERCHANT_TURNED: Final[int] = BOOK.event("automaton becomes a Merchant Empire")
MEANS: Final[int] = BOOK.event("means")  # args: change, resource, the card that does it, whose effect it is

HAND_LIMIT: Final[int] = BOOK.query("hand size")
LOSES_STATE: Final[int] = BOOK.query("state icon ignored")
FAME_LOOKS: Final[int] = BOOK.query("fame cards looked at")
HISTORY_GOES: Final[int] = BOOK.query("where history goes")
FROM_EXILE: Final[int] = BOOK.query("exile counts as market")
CLEAN_UP_TOKEN: Final[int] = BOOK.query("token of the clean-up")
UNREST_COST: Final[int] = BOOK.query("cost of unrest")
GAIN_SIZE: Final[int] = BOOK.query("size of a gain")
GAINED_TO: Final[int] = BOOK.query("where gained cards go")
CAN_DRAW: Final[int] = BOOK.query("may draw")
EXILED_INSTEAD: Final[int] = BOOK.query("exiled card instead")
HELPS_DISCARD: Final[int] = BOOK.query("discard asked for, otherwise met")
BARRED: Final[int] = BOOK.query("resources barred from a payment")
PROGRESS_A_POINT: Final[int] = BOOK.query("progress for a point")
ICON_AS: Final[int] = BOOK.query("icon treated as another")
PLAYS_FREELY: Final[int] = BOOK.query("free play granted")
DEVELOPMENT_COST: Final[int] = BOOK.query("cost of development")
CAN_DEVELOP: Final[int] = BOOK.query("may develop the card")
UNREST_POINTS: Final[int] = BOOK.query("unrest scores")
TOKENS_SCORE: Final[int] = BOOK.query("tokens on cards score")
MATERIALS_COST: Final[int] = BOOK.query("cost in materials")

# What a listener's program waits for, besides its event: whoever it does not concern is not woken.
GATES: Final[dict[int, Expr[Any]]] = {}


@mypyc_attr(acyclic=True)
class State(Machine):
    """One game in progress.

    Besides zones and counters: what lies on and under cards in play, as flat tuples, which copies share.
    `tokens`: (card, resource, how many) ascending; `exhausted`: the cards with an exhaust token; `under`: (host, card);
    `free_played`: the cards free-played this turn; `treated`: (card, icons) while icons count as others; `copies`:
    (card, other) while a card is a copy of another. At a table with an automaton also the order in which cards came
    into its play area (`played`), into its discard pile (`discarded`) and into exile (`exiled`), the last one last.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(BOOK, seats)
        self.tokens: tuple[int, ...] = ()
        self.exhausted: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()
        self.free_played: tuple[int, ...] = ()
        self.treated: tuple[int, ...] = ()
        self.copies: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()
        self.exiled: tuple[int, ...] = ()

    def copy(self) -> State:
        t = State(self.seats)
        self.copy_into(t)
        t.tokens = self.tokens
        t.exhausted = self.exhausted
        t.under = self.under
        t.free_played = self.free_played
        t.treated = self.treated
        t.copies = self.copies
        t.played = self.played
        t.discarded = self.discarded
        t.exiled = self.exiled
        return t

    def pack(self) -> dict[str, object]:
        out: dict[str, object] = {
            "tokens": self.tokens,
            "exhausted": self.exhausted,
            "under": self.under,
            "free": self.free_played,
            "treated": self.treated,
            "copies": self.copies,
        }
        if self.silent != NO_SEAT:
            out["orders"] = (self.played, self.discarded, self.exiled)
        return out

    def unpack(self, own: dict[str, Any]) -> None:
        self.tokens = tuple(own["tokens"])
        self.exhausted = tuple(own["exhausted"])
        self.under = tuple(own["under"])
        self.free_played = tuple(own["free"])
        self.treated = tuple(own["treated"])
        self.copies = tuple(own["copies"])
        if "orders" in own:
            played, discarded, exiled = own["orders"]
            self.played, self.discarded, self.exiled = tuple(played), tuple(discarded), tuple(exiled)
            self.silent = AUTOMATON_SEAT

    def open_zones(self) -> list[int]:
        """Hands, while somebody is taught (imperium:open-hands)."""
        return [HAND] if self.counts[VARIANTS] & OPEN_HANDS else []

    def cast_key(self) -> int:
        """Which nations take part."""
        key: int = self.seats
        for seat in range(self.seats):
            key = key * len(NATIONS) + self.counts[NATION + seat]
        return key

    def takes_part(self) -> list[int]:
        """All cards of the nations at the table, and all common ones, which boxes may mix."""
        blocks = list(range(FIRST_NATION))
        for seat in range(self.seats):
            blocks.append(FIRST_NATION + self.counts[NATION + seat])
        return [block * BLOCK + place for block in blocks for place in range(BLOCK)]

    def listening(self, event: int, who: int, a: int, b: int, instead: bool) -> list[int]:
        """Only those whose condition holds, so that nobody has to order responses that would do nothing."""
        waiting = super().listening(event, who, a, b, instead)
        out: list[int] = []
        for i in range(0, len(waiting), ENTRY):
            gate = GATES.get(waiting[i])
            f = Frame(0, waiting[i + 1], who, waiting[i + 2], a, b, None)
            if gate is None or gate.get(self, f):
                out.extend(waiting[i : i + ENTRY])
        return out

    def any_live(self, hooks: Sequence[Hook], who: int) -> bool:
        """The text on the automaton's cards is ignored (imperium:automaton)."""
        if self.silent == NO_SEAT:
            return super().any_live(hooks, who)
        for hook in hooks:
            for owner in range(self.seats):
                if hook.concerns(owner, who) and self.live_copies(hook, owner):
                    return True
        return False

    def live_copies(self, hook: Hook, owner: int) -> int:
        return 0 if owner == self.silent else super().live_copies(hook, owner)

    def turn_order(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]

    # Zones.

    def pile(self, kind: int, seat: int = 0) -> Pile:
        zone = self.zone(kind, seat)
        assert isinstance(zone, Pile)
        return zone

    def sheaf(self, kind: int, seat: int = 0) -> Sheaf:
        """A zone only to be read."""
        zone = self.zones[self.book.zone_at[kind][seat]]
        assert isinstance(zone, Sheaf)
        return zone

    def cards_in(self, kind: int, seat: int = 0) -> list[int]:
        """The cards of a zone, only to be read: not copied where the zone has them in a list."""
        zone = self.zones[self.book.zone_at[kind][seat]]
        return zone.held if isinstance(zone, Sheaf) else zone.cards()

    def unrest_left(self) -> int:
        return self.zones[self.book.zone_at[UNREST_PILE][0]].size()

    def takes_in_hand(self, seat: int) -> int:
        """Where a card goes that a seat takes into its hand: the automaton lays it on its deck (imperium:automaton)."""
        return DECK if seat == self.silent else HAND

    # What the automaton chooses by.

    def note_played(self, card: int) -> None:
        """A card has come into the automaton's play area."""
        self.played = (*self.played, card)

    def note_discarded(self, card: int) -> None:
        """A card has come into the automaton's discard pile."""
        self.discarded = (*self.discarded, card)

    def note_exiled(self, card: int) -> None:
        if self.silent != NO_SEAT:
            self.exiled = (*self.exiled, card)

    # Resources.

    def has(self, resource: int, seat: int) -> int:
        return self.counts[RESOURCE + resource * MOST_SEATS + seat]

    def change(self, resource: int, seat: int, by: int) -> None:
        self.add(RESOURCE + resource * MOST_SEATS + seat, by)
        if by and self.sink is not None:
            self.log(MEANS, seat, (by, resource, self.top.src, self.top.me))

    # Events.

    def announce(self, event: int, who: int, a: int = 0) -> None:
        """Whoever listens to the event responds at the end of the sentence."""
        if self.lasting or self.any_live(self.cast.listeners[event], who):
            self.pending = (*self.pending, *self.listening(event, who, a, 0, False))

    def announce_once(self, event: int, who: int) -> None:
        """The same, but however often it befalls the seat in a sentence, each listener responds once."""
        if not self.lasting and not self.any_live(self.cast.listeners[event], who):
            return
        waiting = tuple(self.listening(event, who, 0, 0, False))
        held = [self.pending[i : i + ENTRY] for i in range(0, len(self.pending), ENTRY)]
        for i in range(0, len(waiting), ENTRY):
            if waiting[i : i + ENTRY] not in held:
                self.pending = (*self.pending, *waiting[i : i + ENTRY])

    def deck_drawn_from(self, seat: int) -> None:
        """After cards have left its draw deck: the seat hears of it if that was the last one."""
        if not self.peek(DECK, seat).size():
            self.announce(DECK_EMPTIED, seat)

    # What lies on cards.

    def tokens_on(self, card: int, resource: int) -> int:
        for i in range(0, len(self.tokens), 3):
            if self.tokens[i] == card and self.tokens[i + 1] == resource:
                return self.tokens[i + 2]
        return 0

    def add_tokens(self, seat: int, card: int, resource: int, by: int) -> None:
        """Tokens on a card in play; the seat is its owner."""
        if not by:
            return
        out: list[tuple[int, int, int]] = []
        left = by
        for i in range(0, len(self.tokens), 3):
            n = self.tokens[i + 2]
            if self.tokens[i] == card and self.tokens[i + 1] == resource:
                n += by
                left = 0
            if n:
                out.append((self.tokens[i], self.tokens[i + 1], n))
        if left:
            out.append((card, resource, left))
        out.sort()
        flat: list[int] = []
        for entry in out:
            flat.extend(entry)
        self.tokens = tuple(flat)
        if self.sink is not None:
            self.log(TOKENS_ON, seat, (card, resource, by))

    def is_exhausted(self, card: int) -> bool:
        for other in self.exhausted:
            if other == card:
                return True
        return False

    def host_of(self, card: int, seat: int) -> int:
        """The card in the seat's play area that this one is garrisoned under; the first of several alike."""
        play = self.sheaf(PLAY, seat)
        for i in range(0, len(self.under), 2):
            if self.under[i + 1] == card and play.count(self.under[i]):
                return self.under[i]
        return NOBODY

    def garrison_of(self, host: int) -> list[int]:
        return [self.under[i + 1] for i in range(0, len(self.under), 2) if self.under[i] == host]

    def as_copied(self, card: int) -> int:
        """The card this one is a copy of, or itself."""
        for i in range(0, len(self.copies), 2):
            if self.copies[i] == card:
                return self.copies[i + 1]
        return card

    def plain_again(self, card: int) -> None:
        """A card that leaves play is no copy and its icons are its own."""
        if self.treated:
            self.treated = without(self.treated, card)
        if self.copies and self.as_copied(card) != card:
            self.copies = without(self.copies, card)
            kept: list[int] = []
            for i in range(0, len(self.lasting), 3):
                if self.lasting[i + 2] != card:
                    kept += self.lasting[i : i + 3]
            self.lasting = tuple(kept)

    # States and ends.

    def empire(self, seat: int) -> bool:
        return self.counts[STATE + seat] == EMPIRE

    def other_seats(self, seat: int) -> list[int]:
        """The others, in turn order from the next one."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def log_hidden(self, event: int, seat: int, args: tuple[int, ...], seen: int) -> None:
        """Logs an event that only some viewers may know the first argument of."""
        if self.sink is not None:
            self.sink.put(Event(event, seat, args, NOWHERE, NOWHERE, self.everyone, seen))

    def scores(self) -> list[int]:
        from civitas.games.imperium.result import points

        return [points(self, seat) for seat in range(self.seats)]

    def ranking(self, seat: int) -> tuple[int, ...]:
        from civitas.games.imperium.result import place_key

        return place_key(self, seat)

    def collapse(self) -> None:
        """The last Unrest is gone: the game is over at once (imperium:collapse)."""
        self.put(COLLAPSED, 1)
        self.log(COLLAPSE, self.turn)
        self.end()

    def trigger_scoring(self) -> None:
        """The end of the game is near (imperium:scoring)."""
        if not self.counts[SCORING] and not self.over:
            self.put(SCORING, self.counts[ROUND])
            self.log(SCORING_TRIGGERED, self.turn)

    def last_round(self) -> int:
        """The round after which points are counted; 0 while nothing tells which.

        Usually one more round is played than that in which scoring was triggered (imperium:scoring), in the fast
        variant and in training none; training has so many turns at most (imperium:fast, imperium:training).
        """
        scoring = self.counts[SCORING]
        if self.seats == 1:
            return scoring or TRAINING_TURNS
        return scoring + 1 if scoring and self.plays_another_round() else scoring

    def plays_another_round(self) -> bool:
        """Whether a round follows that in which scoring is triggered."""
        return self.seats > 1 and not self.counts[VARIANTS] & FAST


def without(pairs: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Flat pairs without those of a card."""
    out: list[int] = []
    for i in range(0, len(pairs), 2):
        if pairs[i] != card:
            out.append(pairs[i])
            out.append(pairs[i + 1])
    return tuple(out)
