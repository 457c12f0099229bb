"""The campaign against the automaton: its sheet, the settings of its next game, and what a game brings to the sheet.

Nothing here keeps a sheet or asks for the date; a game of a campaign is a game like any other (imperium:campaign).
"""

from __future__ import annotations

import re
from datetime import date
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from civitas.games.imperium.automaton.definition import has_automaton
from civitas.games.imperium.automaton.levels import LEVELS, OVERLORD, SUPREME_RULER, level_of
from civitas.games.imperium.cards import CODES, SUITS
from civitas.games.imperium.deck_changes import Change, away, change_in, changed, changes_in
from civitas.games.imperium.nations import COMMON, Nation, nation_of, playable_nations
from civitas.games.imperium.numbers import number
from civitas.games.imperium.setup import (
    AUTOMATON_SEATS,
    CHANGED_SEAT,
    DOUBLED,
    SIDES,
    TakingPart,
    campaign_commons,
    commons_at,
    starting_deck,
)
from civitas.games.imperium.state import AUTOMATON_SEAT, DECK, DISCARD, FAME, HAND, HISTORY, State
from civitas.kernel.campaign import CampaignState, Points
from civitas.kernel.errors import CivitasError, OptionError, RecordError
from civitas.kernel.machine import NO_SEAT
from civitas.kernel.origin import Options
from civitas.kernel.rng import check_seed

SHEET_VERSION: Final = 1
WINS: Final = 5
LOSSES: Final = 4
GOING_ON: Final[CampaignState] = "going on"
WON: Final[CampaignState] = "won"
LOST: Final[CampaignState] = "lost"
LONGEST_NAME: Final = 60
# What a name on a page has none of: control characters, those that turn writing around, halves of characters.
UNSEEN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
DATE: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
# Where a card lies that may be added after a win.
ADDED_FROM: Final = (HISTORY, DECK, DISCARD, HAND)
REPLACEMENTS: Final = True  # all games of a campaign are played with the same cards
ANSWERS: Final = {False: "no", True: "yes"}


class CampaignError(CivitasError):
    """Something that the sheet of a campaign does not allow; the sheet is untouched."""


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a campaign. `seed` is a decimal string, because JSON numbers lose bits.

    `gained`: of a game won, the codes of the common cards that may be added for it. `change`: the card added (+) to the
    starting deck, or removed from it (-), after a win. Who has won is not worked out from the points, for a collapse
    can decide otherwise.
    """

    date: str
    opponent: str
    level: str
    seed: str
    score: Points
    automaton_score: Points
    won: bool
    gained: tuple[str, ...] = ()
    change: str = ""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet of a campaign: who plays what, and the games so far.

    `level`: that of the first game; the highest makes it a campaign against the Supreme Ruler. `common`: the box of the
    common cards. Wins, losses and the next level are not kept: the games tell them.
    """

    player: str
    nation: str
    side: str = SIDES[0]
    level: str = LEVELS[0]
    trade_routes: bool = False
    common: str = "classics"
    games: tuple[Played, ...] = ()
    version: int = SHEET_VERSION


class Heading(Struct):
    """What tells of which version a sheet is."""

    version: int


# The sheet.


def begun(
    player: str,
    nation: str,
    *,
    side: str = SIDES[0],
    level: str = LEVELS[0],
    trade_routes: bool = False,
    common: str = "classics",
) -> Sheet:
    """The sheet of a new campaign."""
    if not player.strip() or len(player) > LONGEST_NAME:
        raise CampaignError(f"The player's name must have 1 to {LONGEST_NAME} characters.")
    if UNSEEN.search(player):
        raise CampaignError("The player's name has characters that cannot be seen.")
    own = nation_named(nation)
    one_of("power side", side, SIDES)
    one_of("first level", level, LEVELS)
    one_of("box of common cards", common, tuple(COMMON))
    if own.needs_trade_routes and not trade_routes:
        raise CampaignError(f"The nation {nation} trades, so its campaign needs the Trade Routes.")
    return Sheet(player, nation, side, level, trade_routes, common)


def one_of(what: str, value: str, values: tuple[str, ...]) -> None:
    if value not in values:
        raise CampaignError(f"The {what} of a campaign is one of {', '.join(values)}; {value[:LONGEST_NAME]!r} is not.")


def nation_named(name: str) -> Nation:
    for nation in playable_nations():
        if nation.name == name:
            return nation
    raise CampaignError(f"There is no nation {name[:LONGEST_NAME]!r} to play.")


def wins(sheet: Sheet) -> int:
    return sum(game.won for game in sheet.games)


def losses(sheet: Sheet) -> int:
    return len(sheet.games) - wins(sheet)


def state_of(sheet: Sheet) -> CampaignState:
    """Five wins before four losses win a campaign."""
    if wins(sheet) == WINS:
        return WON
    return LOST if losses(sheet) == LOSSES else GOING_ON


def owes_change(sheet: Sheet) -> bool:
    """Whether a card is to be added or removed for the last game; the win that ends the campaign changes nothing."""
    if state_of(sheet) != GOING_ON or not sheet.games:
        return False
    return sheet.games[-1].won and not sheet.games[-1].change


def against_supreme_ruler(sheet: Sheet) -> bool:
    return sheet.level == LEVELS[SUPREME_RULER]


def next_level(sheet: Sheet) -> str:
    """One higher for each win, Overlord at most; the Supreme Ruler stays what it is."""
    if against_supreme_ruler(sheet):
        return sheet.level
    return LEVELS[min(LEVELS.index(sheet.level) + wins(sheet), OVERLORD)]


def unrest_left_out(sheet: Sheet) -> int:
    """In a campaign against the Supreme Ruler: one for each win, and a loss brings one back, if there is one."""
    left_out = 0
    for game in sheet.games:
        left_out = left_out + 1 if game.won else max(0, left_out - 1)
    return left_out


def opponents(sheet: Sheet) -> list[str]:
    """The nations whose automata may be faced: other ones, not beaten yet, that fit the table."""
    able = [nation for nation in playable_nations() if has_automaton(nation.number)]
    fit = [nation for nation in able if sheet.trade_routes or not nation.needs_trade_routes]
    names = [nation.name for nation in fit if nation.name != sheet.nation]
    return [name for name in names if not is_beaten(sheet, name)]


def is_beaten(sheet: Sheet, opponent: str) -> bool:
    """Whether a game against this nation was won."""
    return any(game.won and game.opponent == opponent for game in sheet.games)


# The next game.


def next_settings(sheet: Sheet, opponent: str) -> Options:
    """The settings of the campaign's next game, against the automaton of this nation."""
    check_next(sheet, opponent)
    doubled = not sheet.games[-1].won if sheet.games else False
    return {
        f"nation{CHANGED_SEAT + 1}": sheet.nation,
        f"side{CHANGED_SEAT + 1}": sheet.side,
        f"nation{AUTOMATON_SEAT + 1}": opponent,
        "common": sheet.common,
        "replacements": ANSWERS[REPLACEMENTS],
        "trade_routes": ANSWERS[sheet.trade_routes],
        "automaton": next_level(sheet),
        "campaign_deck": ",".join(change.text() for change in changes_of(sheet)),
        "campaign_resources": DOUBLED if doubled else "normal",
        "campaign_unrest": unrest_left_out(sheet) if against_supreme_ruler(sheet) else 0,
    }


def check_next(sheet: Sheet, opponent: str) -> None:
    """CampaignError unless the next game can be one against this nation."""
    state = state_of(sheet)
    if state != GOING_ON:
        raise CampaignError(f"This campaign is {state}, so no more games of it are played.")
    if owes_change(sheet):
        raise CampaignError("After a win a card is added to the starting deck or removed from it before the next game.")
    if opponent in opponents(sheet):
        return
    nation = nation_named(opponent)
    if opponent == sheet.nation:
        raise CampaignError(f"The nation {opponent} is the player's own in this campaign.")
    if is_beaten(sheet, opponent):
        raise CampaignError(f"The nation {opponent} has been beaten in this campaign, so it is not faced again.")
    if nation.needs_trade_routes and not sheet.trade_routes:
        raise CampaignError(f"The nation {opponent} trades, and this campaign has no Trade Routes.")
    raise CampaignError(f"There is no automaton of the {opponent}.")


# What a game brings.


def result_of(sheet: Sheet, s: State, day: str, seed: int | str) -> Played:
    """What the sheet keeps of its next game, now that it is over; `day` is its date, as in 2025-01-31."""
    if not s.over or s.silent == NO_SEAT:
        raise CampaignError("Only a game against the automaton that is over belongs on the sheet of a campaign.")
    own, opponent = (nation_of(s, seat).name for seat in (CHANGED_SEAT, AUTOMATON_SEAT))
    if own != sheet.nation:
        raise CampaignError(
            f"This campaign is played with the nation {sheet.nation}, and that game was with the {own}."
        )
    score, automaton_score = s.scores()
    won = CHANGED_SEAT in s.winners()
    gained = gained_in(sheet, s) if won else ()
    return Played(day, opponent, LEVELS[level_of(s)], str(seed), score, automaton_score, won, gained)


def gained_in(sheet: Sheet, s: State) -> tuple[str, ...]:
    """The common cards the player gained that lie where one of them may be taken from, in the order of the cards.

    A common card that the player has at the end and did not begin with was gained in the game.
    """
    common = may_be_added(sheet, nation_of(s, AUTOMATON_SEAT).name)
    had = sorted(card for zone in ADDED_FROM for card in s.zone(zone, CHANGED_SEAT).cards())
    return tuple(CODES[card] for card in had if CODES[card] in common)


def played(sheet: Sheet, result: Played) -> Sheet:
    """The sheet with one game more."""
    check_next(sheet, result.opponent)
    level = next_level(sheet)
    if result.level != level:
        raise CampaignError(
            f"The next game of this campaign is at the level {level}, not {result.level[:LONGEST_NAME]!r}."
        )
    if result.change:
        raise CampaignError("A card is added or removed once the game is on the sheet.")
    check_gained(sheet, result)
    check_date(result.date)
    try:
        check_seed(result.seed)
    except OptionError:
        raise CampaignError(f"There is no seed {result.seed[:LONGEST_NAME]!r} that a game can have.") from None
    return replace(sheet, games=(*sheet.games, result))


def check_settings(sheet: Sheet, opponent: str, settings: Options) -> None:
    """CampaignError unless a game of these settled settings is the next one of this campaign."""
    for name, value in next_settings(sheet, opponent).items():
        had = settings.get(name)
        if had != value and value != SIDES[0]:
            raise CampaignError(
                f"In that game the setting {name} was {had!r}; in this campaign's next game it is {value!r}."
            )


def with_side_of(sheet: Sheet, settings: Options) -> Sheet:
    """The sheet with the side of the power that lots gave for a game: it stays for the rest of the campaign."""
    return replace(sheet, side=str(settings[f"side{CHANGED_SEAT + 1}"])) if sheet.side == SIDES[0] else sheet


def check_gained(sheet: Sheet, result: Played) -> None:
    if result.gained and not result.won:
        raise CampaignError("Cards gained are kept of a game that was won.")
    common = may_be_added(sheet, result.opponent)
    for place, code in enumerate(result.gained):
        if code not in common:
            raise CampaignError(f"The card {code[:LONGEST_NAME]!r} cannot have been gained in that game to be added.")
        if code in result.gained[:place]:
            raise CampaignError(f"The card {code} cannot have been gained twice, for there is only one of it.")


def check_date(text: str) -> None:
    try:
        if DATE.fullmatch(text):
            date.fromisoformat(text)
            return
    except ValueError:
        pass
    raise CampaignError(f"The date of a game is year, month and day, as in 2025-01-31; {text[:LONGEST_NAME]!r} is not.")


# The starting deck.


def changes_of(sheet: Sheet) -> list[Change]:
    return changes_in(",".join(game.change for game in sheet.games if game.change))


def taking_part(sheet: Sheet) -> TakingPart:
    return TakingPart(AUTOMATON_SEATS, replacements=REPLACEMENTS, trade_routes=sheet.trade_routes)


def deck_after(sheet: Sheet, changes: list[Change]) -> list[str]:
    """The codes of the starting deck after these changes; CampaignError for one that cannot be made."""
    own = starting_deck(nation_named(sheet.nation), REPLACEMENTS)
    try:
        return changed(own, changes, campaign_commons(taking_part(sheet), COMMON[sheet.common]), sheet.trade_routes)
    except OptionError as error:
        raise CampaignError(str(error)) from None


def may_be_added(sheet: Sheet, opponent: str) -> frozenset[str]:
    """The common cards of a game against this nation that are not fame; those of earlier wins are none of them."""
    nations = [nation_named(sheet.nation), nation_named(opponent)]
    common = commons_at(taking_part(sheet), COMMON[sheet.common], nations, away(changes_of(sheet)))
    return frozenset(code for code in common if not SUITS[number(code)] & FAME)


def changes_allowed(sheet: Sheet) -> list[Change]:
    """The changes to choose from after the last game, a win: additions first, in the order of the cards."""
    check_owed(sheet)
    added = [Change(True, code) for code in sheet.games[-1].gained]
    removed = [Change(False, code) for code in dict.fromkeys(deck_after(sheet, changes_of(sheet)))]
    return added + removed


def check_owed(sheet: Sheet) -> None:
    if not owes_change(sheet):
        raise CampaignError("A card is added or removed once after each win, as long as the campaign goes on.")


def change(sheet: Sheet, code: str) -> Sheet:
    """The sheet with a card added, as in "+1CIV5", or removed, as in "-1ROM21", for the game just won."""
    check_owed(sheet)
    try:
        made = change_in(code)
    except OptionError as error:
        raise CampaignError(str(error)) from None
    deck_after(sheet, [*changes_of(sheet), made])
    last = sheet.games[-1]
    if made.added and made.code not in last.gained:
        raise CampaignError(
            f"The card {made.code} cannot be added: it was not gained in the game just won, or did not lie in history, "
            "draw deck, discard pile or hand at its end."
        )
    return replace(sheet, games=(*sheet.games[:-1], replace(last, change=made.text())))


# As text.


def to_json(sheet: Sheet) -> str:
    return msgspec.json.encode(sheet).decode()


def from_json(text: str | bytes) -> Sheet:
    """The sheet `to_json` wrote; RecordError for one of another version or with a game it cannot have."""
    try:
        version = msgspec.json.decode(text, type=Heading).version
        if version != SHEET_VERSION:
            raise RecordError(
                f"This campaign's sheet is of version {version}, not {SHEET_VERSION}, and cannot be read."
            )
        sheet = msgspec.json.decode(text, type=Sheet)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RecordError(f"This is not the sheet of a campaign: {error}.") from None
    try:
        again = begun(
            sheet.player,
            sheet.nation,
            side=sheet.side,
            level=sheet.level,
            trade_routes=sheet.trade_routes,
            common=sheet.common,
        )
    except CampaignError as error:
        raise RecordError(f"This campaign's sheet contradicts the rules: {error}") from None
    for place, game in enumerate(sheet.games, 1):
        try:
            again = played(again, replace(game, change=""))
            if game.change:
                again = change(again, game.change)
        except CampaignError as error:
            raise RecordError(f"Game {place} of this campaign's sheet contradicts the rules: {error}") from None
    return again
