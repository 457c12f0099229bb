"""How a game starts: nations, market, decks (imperium:setup)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from civitas.games.imperium.actions.double_faced import other_face
from civitas.games.imperium.actions.market import (
    SLOT_DECKS,
    add_to_slot,
    exile_top,
    lay_unrest,
    main_deck_left,
)
from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.automaton.definition import automaton_of, has_automaton
from civitas.games.imperium.automaton.levels import LEVELS, SUPREME_RULER
from civitas.games.imperium.automaton.set_up import set_up_automaton, shuffled
from civitas.games.imperium.cards import BANNER, CARDS, FLAGS, RUTHLESS_CARD, SUITS, TRADE_FRIENDLY, Card, belonging
from civitas.games.imperium.deck_changes import ALIKE_UNREST, away, changed, changes_in, numbers_of
from civitas.games.imperium.flow.fast import FAST_SET_UP
from civitas.games.imperium.flow.rounds import AGAINST_AUTOMATON, ALONE, GAMES, PLAYERS
from civitas.games.imperium.nations import COMMON, ENTERED, Nation, exhaust_tokens, playable_nations
from civitas.games.imperium.numbers import BOXES, GROUPS, NATIONS, UNREST, number
from civitas.games.imperium.state import (
    ACCESSION,
    ACTIONS,
    ACTIONS_A_TURN,
    ATTACK,
    AUTOMATON_SEAT,
    BOX,
    CHAOS_PILE,
    CIVILISED,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    EXHAUSTS,
    FAME,
    FAME_DECK,
    FAST,
    FIRST,
    GOODS,
    HAND,
    HAND_SIZE,
    KING_OF_KINGS,
    MAIN_DECK,
    MARKET,
    MIXED_DECKS,
    MOST_SEATS,
    NATION,
    NATION_DECK,
    OPEN_HANDS,
    OPEN_ROUTE,
    OPEN_ROUTES,
    PLAY,
    POWER,
    PROGRESS,
    REGION,
    REGION_DECK,
    ROUND,
    SLOT,
    SLOTS,
    STACK,
    STATE,
    TRADE_ROUTE,
    TRADES,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    UNREST_PILE,
    VARIANTS,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.moves import draw, draw_many, shuffle
from civitas.kernel.node import NO_SOURCE
from civitas.kernel.origin import Options
from civitas.kernel.rng import Rng
from civitas.kernel.zones import Pile

DRAWN: Final = "draw"
NO_AUTOMATON: Final = "no"
NEWEST: Final = "newest"
AUTOMATON_SEATS: Final = 2
SUPREME_UNREST: Final = 2  # so many more common Unrest against the Supreme Ruler
CHANGED_SEAT: Final = 0  # whose starting deck and resources a campaign changes
CAMPAIGN_AS_EVER: Final = {"campaign_deck": "", "campaign_resources": "normal", "campaign_unrest": 0}
DOUBLED: Final = "doubled"
NOTHING_AWAY: Final[frozenset[str]] = frozenset()
SIDES: Final = ("draw", "a", "b")
# By the number of players.
SMALL_DECK: Final = {2: 6, 3: 7, 4: 8}
FAME_CARDS: Final = {2: 6, 3: 7, 4: 8}
COMMON_UNREST: Final = {2: 8, 3: 10, 4: 12}
ROUTES_OUT: Final = {2: 2, 3: 1, 4: 0}
FAST_EXILED: Final = 10
TRAINING_EXILED: Final = 15
HORIZONS: Final = "3"  # what its printed codes begin with
SHUFFLED_GROUPS: Final = ("CIV", "UNC", "REG", "TRI", "FAM")
# Where cards begin that begin neither in the draw deck nor in the nation deck.
ZONES_AT_START: Final = {"accession": ACCESSION, "development": DEVELOPMENT, "in play": PLAY, "stack": STACK}
# The settings that a state has to know all through the game.
LASTING_VARIANTS: Final = (("fast", FAST), ("quick_setup", MIXED_DECKS), ("open_hands", OPEN_HANDS))
SMALL_DECKS: Final = ((REGION, REGION_DECK), (UNCIVILISED, UNCIVILISED_DECK), (CIVILISED, CIVILISED_DECK))


def check(seats: int, options: Options) -> list[str]:
    """The nation each seat wants, or DRAWN; OptionError where two want the same."""
    wanted = [str(options[f"nation{seat + 1}"]) for seat in range(MOST_SEATS)]
    for seat, name in enumerate(wanted):
        if name == DRAWN:
            continue
        if seat >= seats:
            raise OptionError(f"There are {seats} seats, so seat {seat + 1} cannot play {name}.")
        if wanted.index(name) != seat:
            raise OptionError(f"Seats {wanted.index(name) + 1} and {seat + 1} cannot both play {name}.")
        nation = next(nation for nation in playable_nations() if nation.name == name)
        if nation.needs_trade_routes and options["trade_routes"] != "yes":
            raise OptionError(
                f"The nation {name} trades, so it needs the Trade Routes, which this table does not have."
            )
        if options["fast"] == "yes" and not nation.fast:
            raise OptionError(f"The nation {name} cannot play the fast variant, which this table has.")
    drawn, left = wanted[:seats].count(DRAWN), to_draw_from(wanted, options)
    if len(left) < drawn:
        raise OptionError(
            f"Nations to be drawn: {drawn}. These settings leave {len(left)} to draw from: "
            f"{', '.join(nation.name for nation in left) or 'none'}."
        )
    check_automaton(seats, options)
    first = options["first"]
    assert isinstance(first, int)
    if first > seats:
        raise OptionError(f"There are {seats} seats, so seat {first} cannot be the first player.")
    return wanted[:seats]


def check_automaton(seats: int, options: Options) -> None:
    """OptionError for an automaton that cannot sit at this table, or has no such sheet (imperium:automaton)."""
    edition = str(options["automaton_edition"])
    if options["automaton"] == NO_AUTOMATON:
        if edition != NEWEST:
            raise OptionError(f"The edition {edition} is that of an automaton, which this table does not have.")
        return
    if seats != AUTOMATON_SEATS:
        raise OptionError(f"The automaton takes the second of two seats; {seats} seats are not possible with it.")
    if options["first"] not in (0, 1):
        raise OptionError("Against the automaton the other player begins, so seat 2 cannot be the first player.")
    name = str(options[f"nation{AUTOMATON_SEAT + 1}"])
    if name == DRAWN:
        return
    nation = next(nation for nation in playable_nations() if nation.name == name)
    if not has_automaton(nation.number):
        raise OptionError(f"There is no automaton of the {name}.")
    entry = automaton_of(nation.number)
    if edition not in (NEWEST, *entry.editions()):
        raise OptionError(
            f"The automaton of the {name} has no sheet {edition!r}; it has: {', '.join(entry.editions())}."
        )
    if options["fast"] == "yes" and not entry.fast:
        raise OptionError(f"The automaton of the {name} cannot play the fast variant, which this table has.")


def check_campaign(options: Options) -> None:
    """OptionError for what a campaign cannot bring to this table (imperium:campaign)."""
    if options["automaton"] == NO_AUTOMATON:
        for name, value in CAMPAIGN_AS_EVER.items():
            if options[name] != value:
                raise OptionError(f"The setting {name} is for campaigns against the automaton, which this table lacks.")
        return
    if options["campaign_unrest"] and options["automaton"] != LEVELS[SUPREME_RULER]:
        raise OptionError(
            "Only a campaign against the Supreme Ruler leaves Unrest out, and this table has another level."
        )
    name = str(options[f"nation{CHANGED_SEAT + 1}"])
    if options["campaign_deck"]:
        if name == DRAWN:
            raise OptionError("A changed starting deck belongs to a nation, so the nation of seat 1 cannot be drawn.")
        nation = next(nation for nation in playable_nations() if nation.name == name)
        start_of(CHANGED_SEAT, nation, taking_part(AUTOMATON_SEATS, options), options)


def can_be_automaton(nation: Nation, options: Options) -> bool:
    """Whether lots may give the nation to the automaton of this table."""
    if not has_automaton(nation.number):
        return False
    entry = automaton_of(nation.number)
    edition = str(options["automaton_edition"])
    return edition in (NEWEST, *entry.editions()) and (entry.fast or options["fast"] != "yes")


def to_draw_from(wanted: list[str], options: Options) -> list[Nation]:
    """The nations lots are drawn from: those named for it, or all, that nobody chose and that fit the settings."""
    text = str(options["lots"])
    lots = text.split(",") if text else []
    known = {nation.name: nation for nation in playable_nations()}
    for name in lots:
        if name not in known:
            raise OptionError(f"Lots cannot be drawn for {name!r}, which is no nation.")
    named = [nation for nation in known.values() if nation.name in lots or not lots]
    return [nation for nation in named if nation.name not in wanted and takes_part(nation, options)]


def check_tributaries(seats: int, options: Options) -> None:
    """OptionError unless every tributary that has to leave has one of its own to come for it."""
    text = str(options["tributaries"])
    if not text or DRAWN in check(seats, options):
        return
    box = COMMON[str(options["common"])]
    part = taking_part(seats, options)
    nations = chosen_nations(seats, options)
    gone = gone_from_commons(options)
    leaving = {*called_like(tributaries(part, (box,)), nations)} - gone
    exchanges = exchanges_in(text)
    coming = {*exchanges.values()}
    fit = coming <= {*replacing(part, box, nations, gone)} and len(coming) == len(exchanges)
    if exchanges.keys() != leaving or not fit:
        raise OptionError(
            f"The tributaries {text!r} do not fit: {', '.join(sorted(leaving)) or 'none'} must leave, each for another."
        )


def set_up(s: State, options: Options) -> None:
    """Players first, then the table; then the first player is asked."""
    part = taking_part(s.seats, options)
    box = COMMON[str(options["common"])]
    nations = chosen_nations(s.seats, options)
    fast = options["fast"] == "yes"
    training = s.seats == 1
    s.put(TRADES, int(part.trade_routes))
    s.put(VARIANTS, sum(bit for name, bit in LASTING_VARIANTS if options[name] == "yes"))
    s.show_zones()
    level = str(options["automaton"])
    for seat, nation in enumerate(nations):
        if level != NO_AUTOMATON and seat == AUTOMATON_SEAT:
            edition = str(options["automaton_edition"])
            set_up_automaton(s, nation, edition, level, deck_of(nation, part.replacements), table_size(s.seats))
        else:
            side = str(options[f"side{seat + 1}"])
            set_up_player(s, seat, nation, side, part.replacements, start_of(seat, nation, part, options))
    exchanges = exchanges_in(str(options["tributaries"]))
    cards = common_for(part, box, exchanges, gone_from_commons(options))
    late = [card for card in cards if is_aggressive(card)] if options["low_aggression"] == "yes" else []
    left_out = options["campaign_unrest"]
    assert isinstance(left_out, int)
    more_unrest = (SUPREME_UNREST if level == LEVELS[SUPREME_RULER] else 0) - left_out
    set_up_table(s, box, nations, [card for card in cards if card not in late], more_unrest)
    shuffle_in(s, [card.number for card in late])
    exile_top(s, TRAINING_EXILED * training + FAST_EXILED * fast)
    first = options["first"]
    assert isinstance(first, int)
    s.put(FIRST, first - 1)
    s.put(ROUND, 1)
    mode = ALONE if training else PLAYERS if level == NO_AUTOMATON else AGAINST_AUTOMATON
    s.call(GAMES[options["precious_cards"] == "yes", mode], s.get(FIRST), s.get(FIRST), NO_SOURCE)
    if fast:
        s.call(FAST_SET_UP, s.get(FIRST), s.get(FIRST), NO_SOURCE)


def settled(seats: int, options: Options, lots: Rng) -> Options:
    """Nations, sides, the first player and the tributaries that make room for nations, if they are left to chance."""
    out = dict(options)
    wanted = check(seats, options)
    part = taking_part(seats, options)
    left = [nation.number for nation in to_draw_from(wanted, options)]
    lots.shuffle(left)
    automaton = options["automaton"] != NO_AUTOMATON
    # The automaton draws first: it has fewer nations to draw from.
    for seat in reversed(range(seats)) if automaton else range(seats):
        if wanted[seat] == DRAWN:
            fit = [n for n in left if not (automaton and seat == AUTOMATON_SEAT) or can_be_automaton(at(n), options)]
            if not fit:
                raise OptionError("These settings leave no nation for the automaton to draw.")
            left.remove(fit[-1])
            out[f"nation{seat + 1}"] = at(fit[-1]).name
        if out[f"side{seat + 1}"] == DRAWN:
            out[f"side{seat + 1}"] = "ab"[lots.below(2)]
    if automaton:
        out["first"] = 1
        drawn = next(nation for nation in playable_nations() if nation.name == out[f"nation{AUTOMATON_SEAT + 1}"])
        if out["automaton_edition"] == NEWEST:
            out["automaton_edition"] = automaton_of(drawn.number).editions()[0]
    elif not out["first"]:
        out["first"] = int(lots.below(seats)) + 1
    if not out["tributaries"]:
        box = COMMON[str(out["common"])]
        out["tributaries"] = exchanged(lots, part, box, chosen_nations(seats, out), gone_from_commons(out))
    return out


def at(number: int) -> Nation:
    return ENTERED[NATIONS[number]]


def takes_part(nation: Nation, options: Options) -> bool:
    """Whether the nation can be drawn at a table with these settings."""
    if nation.needs_trade_routes and options["trade_routes"] != "yes":
        return False
    return nation.fast or options["fast"] != "yes"


def chosen_nations(seats: int, options: Options) -> list[Nation]:
    named = {nation.name: nation for nation in playable_nations()}
    return [named[name] for name in check(seats, options)]


# A player (imperium:player-setup).


class Start(NamedTuple):
    """What a seat starts with that a campaign may change: so many times its resources, and the codes of its deck."""

    times: int
    deck: list[str]


def start_of(seat: int, nation: Nation, part: TakingPart, options: Options) -> Start:
    deck = starting_deck(nation, part.replacements)
    if seat != CHANGED_SEAT:
        return Start(1, deck)
    common = campaign_commons(part, COMMON[str(options["common"])])
    changes = changes_in(str(options["campaign_deck"]))
    times = 2 if options["campaign_resources"] == DOUBLED else 1
    return Start(times, changed(deck, changes, common, part.trade_routes))


def set_up_player(s: State, seat: int, nation: Nation, side: str, replacements: bool, start: Start) -> None:
    s.put(NATION + seat, nation.number)
    if nation.state_card:
        deal_state(s, seat, number(nation.state_card))
    else:
        s.put(STATE + seat, nation.state)
    s.put(ACTIONS + seat, ACTIONS_A_TURN)
    s.put(EXHAUSTS + seat, exhaust_tokens(s, seat))
    for resource, amount in nation.resources.items():
        s.change(resource, seat, amount * start.times)
    if s.counts[TRADES]:
        become_trader(s, seat, start.times)
    deck = numbers_of(start.deck)
    nation_deck = [UNREST] * nation.unrest_in_nation_deck
    for card in deck_of(nation, replacements):
        if card.power_side:
            if card.power_side.lower() == side:
                s.zone(POWER, seat).fill([card.number])
                for resource, amount in card.resources.items():
                    s.change(resource, seat, amount)
        elif card.start == "nation":
            nation_deck.append(card.number)
        elif card.start == "chaos" and card.players <= table_size(s.seats):
            s.zone(CHAOS_PILE, 0).put(card.number, False)
        elif card.start in ZONES_AT_START:
            s.zone(ZONES_AT_START[card.start], seat).put(card.number, False)
    s.pile(NATION_DECK, seat).fill(sorted(nation_deck))
    shuffle(s, s.pile(NATION_DECK, seat))
    if s.counts[VARIANTS] & FAST:
        for _ in range(nation.fast_deck_cards):
            deck.append(s.pile(NATION_DECK, seat).order.pop())
    s.pile(DECK, seat).fill(sorted(deck))
    shuffle(s, s.pile(DECK, seat))
    # A campaign may have left fewer.
    draw_many(s, s.pile(DECK, seat), s.zone(HAND, seat), min(HAND_SIZE, len(deck)))
    if nation.set_up is not None:
        nation.set_up(s, seat)


def become_trader(s: State, seat: int, amount: int) -> None:
    """Goods instead of progress, and a merchant (imperium:trade-routes 1, 2)."""
    s.change(PROGRESS, seat, -amount)
    s.change(GOODS, seat, amount)
    merchant = merchants()[seat].number
    s.zone(PLAY, seat).put(merchant, False)
    s.zone(STACK, seat).put(other_face(merchant), False)


def merchants() -> list[Card]:
    """The sides of the merchants that show at first, one for each seat."""
    return sorted((card for card in CARDS.values() if card.start == "merchant"), key=lambda card: card.number)


@cache
def deck_of(nation: Nation, replacements: bool) -> list[Card]:
    """The cards of a nation."""
    return belonging((f"{nation.box}{nation.code}",), replacements)


def starting_deck(nation: Nation, replacements: bool) -> list[str]:
    """The codes of the cards a nation's draw deck begins with."""
    cards = [card for card in deck_of(nation, replacements) if card.start == "deck" and not card.power_side]
    return [ALIKE_UNREST] * nation.unrest_in_deck + [card.code for card in cards]


# The table (imperium:shared-setup).


def table_size(seats: int) -> int:
    """For how many players the table is set up: one alone has the table of two (imperium:solo)."""
    return max(2, seats)


def set_up_table(s: State, box: int, nations: list[Nation], cards: list[Card], more_unrest: int) -> None:
    players = table_size(s.seats)
    unrest = COMMON_UNREST[players] + more_unrest
    unrest += sum(nation.unrest_for_pile.get(players, 0) for nation in nations)
    s.zone(UNREST_PILE, 0).fill([UNREST] * unrest)
    s.zone(KING_OF_KINGS, 0).fill([king_of_kings(box)])
    by_banner: dict[int, list[int]] = {}
    for card in cards:
        by_banner.setdefault(BANNER[card.number], []).append(card.number)
    fame = shuffled(s, by_banner[FAME])
    fame_cards = FAME_CARDS[players] + s.counts[TRADES]
    hide(s.pile(FAME_DECK), fame[:fame_cards])
    boxed = fame[fame_cards:]
    rest = fill_small_decks(s, by_banner, SMALL_DECK[players])
    if s.counts[TRADES]:
        routes = lay_routes(s, by_banner[TRADE_ROUTE])
        boxed += routes[: ROUTES_OUT[players]]
        rest += routes[ROUTES_OUT[players] :]
    s.zone(BOX, 0).fill(boxed)
    s.zone(BOX, 0).open = 0
    hide(s.pile(MAIN_DECK), shuffled(s, rest))
    fill_market(s)


def fill_small_decks(s: State, by_banner: dict[int, list[int]], size: int) -> list[int]:
    """The small decks, a suit each or, in a quick set-up, of all suits; the other cards, which make the main deck."""
    rest = list(by_banner[TRIBUTARY])
    if s.counts[VARIANTS] & MIXED_DECKS:
        rest = shuffled(s, rest + [card for suit, _ in SMALL_DECKS for card in by_banner[suit]])
        for _, deck in SMALL_DECKS:
            hide(s.pile(deck), rest[:size])
            rest = rest[size:]
        return rest
    for suit, deck in SMALL_DECKS:
        suited = shuffled(s, by_banner[suit])
        hide(s.pile(deck), suited[:size])
        rest += suited[size:]
    return rest


def is_aggressive(card: Card) -> bool:
    """Of Horizons the ruthless cards, of the other boxes those that attack (imperium:low-aggression)."""
    if BANNER[card.number] == FAME:
        return False
    if card.code.startswith(HORIZONS):
        return card.marker == RUTHLESS_CARD
    return FLAGS[card.number] & ATTACK != 0


def shuffle_in(s: State, late: list[int]) -> None:
    """Cards set aside until the market lies come into the main deck (imperium:low-aggression)."""
    if late:
        hide(s.pile(MAIN_DECK), shuffled(s, s.pile(MAIN_DECK).order + late))


def lay_routes(s: State, cards: list[int]) -> list[int]:
    """An open route under each small deck; the others, shuffled (imperium:shared-setup 13)."""
    routes = shuffled(s, cards)
    for slot, deck in enumerate(SLOT_DECKS):
        if deck != MAIN_DECK:
            s.put(OPEN_ROUTE + slot, routes.pop() + 1)
            s.zone(OPEN_ROUTES, 0).put(s.counts[OPEN_ROUTE + slot] - 1, False)
    return routes


def fill_market(s: State) -> None:
    """Five cards, Unrest under them but for regions, a progress token on those with the civilised banner."""
    for slot in range(SLOTS):
        card = draw(s, s.pile(SLOT_DECKS[slot]), s.zone(MARKET, 0))
        s.put(SLOT + slot, card + 1)
        lay_unrest(s, slot, card)
        if BANNER[card] == CIVILISED:
            add_to_slot(s, slot, PROGRESS, 1)
    main_deck_left(s)


class TakingPart(NamedTuple):
    """What decides which common cards of a box take part."""

    seats: int
    replacements: bool
    trade_routes: bool


def taking_part(seats: int, options: Options) -> TakingPart:
    return TakingPart(seats, options["replacements"] == "yes", options["trade_routes"] == "yes")


def common_for(
    part: TakingPart, box: int, exchanges: dict[str, str], gone: frozenset[str] = NOTHING_AWAY
) -> list[Card]:
    """The common cards of a game without those gone; tributaries make room for the nations they are called like."""
    cards = of_box(part, box) + (of_trade_routes(part) if part.trade_routes else [])
    left = [card for card in cards if card.code not in gone]
    return [CARDS[exchanges[card.code]] if card.code in exchanges else card for card in left]


def gone_from_commons(options: Options) -> frozenset[str]:
    """The common cards a campaign has brought into a deck, in every printing (imperium:campaign)."""
    return away(changes_in(str(options["campaign_deck"])))


@cache
def campaign_commons(part: TakingPart, box: int) -> frozenset[str]:
    """The common cards in every printing that may come to such a table, tributaries of the other boxes among them."""
    found: set[str] = set()
    for printing in (part._replace(replacements=True), part._replace(replacements=False)):
        found.update(card.code for card in common_for(printing, box, {}))
        found.update(card.code for card in tributaries(printing, tuple(COMMON.values())))
    return frozenset(found)


def commons_at(part: TakingPart, box: int, nations: list[Nation], gone: frozenset[str]) -> frozenset[str]:
    """The common cards there can be at a table of these nations; those that make room for them are drawn by lot."""
    found = {card.code for card in common_for(part, box, {}, gone)}
    leaving = found.intersection(called_like(tributaries(part, (box,)), nations))
    coming = replacing(part, box, nations, gone) if leaving else []
    return frozenset(found - leaving).union(coming)


@cache
def of_box(part: TakingPart, box: int) -> list[Card]:
    """The common cards of a box without the sides of King of Kings, ruthless or trade-friendly ones left out."""
    left_out = RUTHLESS_CARD if part.trade_routes else TRADE_FRIENDLY
    cards = belonging(tuple(f"{box}{group}" for group in SHUFFLED_GROUPS), part.replacements)
    fit = [card for card in cards if not SUITS[card.number] & TRADE_ROUTE and card.marker != left_out]
    return [card for card in fit if card.players <= table_size(part.seats) and card.start == "deck"]


@cache
def of_trade_routes(part: TakingPart) -> list[Card]:
    """The common cards of the expansion: the trade routes, one of which is a fame card (imperium:trade-routes 3, 5)."""
    cards = belonging(tuple(f"{box}{group}" for box in range(1, BOXES + 1) for group in GROUPS), part.replacements)
    return [card for card in cards if SUITS[card.number] & TRADE_ROUTE and card.players <= table_size(part.seats)]


def king_of_kings(box: int) -> int:
    """The side of King of Kings that lies under the fame deck first: that of the box, or of another that has one."""
    kings = [card for card in CARDS.values() if card.start == "under the fame deck"]
    own = [card for card in kings if card.code.startswith(str(box))]
    return (own or kings)[0].number


@cache
def tributaries(part: TakingPart, boxes: tuple[int, ...]) -> list[Card]:
    """The tributaries of some boxes that would take part."""
    cards = [card for box in boxes for card in of_box(part, box)]
    return [card for card in cards if BANNER[card.number] == TRIBUTARY]


def called_like(cards: list[Card], nations: list[Nation]) -> list[str]:
    """The codes of the tributaries that bear the name of one of these nations (imperium:mixing)."""
    names = [nation.name for nation in nations]
    return [card.code for card in cards if card.name.lower() in names]


def exchanged(lots: Rng, part: TakingPart, box: int, nations: list[Nation], gone: frozenset[str] = NOTHING_AWAY) -> str:
    """For each tributary that bears the name of a chosen nation a random one of another box (imperium:mixing).

    Those that are gone neither leave nor come.
    """
    leaving = [code for code in called_like(tributaries(part, (box,)), nations) if code not in gone]
    if not leaving:
        return ""
    others = replacing(part, box, nations, gone)
    return ",".join(f"{code}={others.pop(int(lots.below(len(others))))}" for code in leaving)


def replacing(part: TakingPart, box: int, nations: list[Nation], gone: frozenset[str] = NOTHING_AWAY) -> list[str]:
    """The tributaries that may come: those of the other boxes one can play with that bear no chosen nation's name."""
    rest = tributaries(part, tuple(other for other in sorted(COMMON.values()) if other != box))
    barred = called_like(rest, nations)
    return [card.code for card in rest if card.code not in barred and card.code not in gone]


def exchanges_in(text: str) -> dict[str, str]:
    """The tributaries that leave and those that come for them."""
    return {leaving: coming for leaving, _, coming in (pair.partition("=") for pair in text.split(",") if pair)}


def hide(pile: Pile, cards: list[int]) -> None:
    """A deck nobody knows the content of; the last card is on top."""
    pile.fill(cards)
    pile.open = 0
