"""The games: what the lobby tells of them, their facts, their cards, their rules, their words."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from civitas import registry
from civitas.gallery import Gallery, gallery_of
from civitas.kernel.choosing import Choosing
from civitas.rooms import catalogues_of
from civitas.rules import in_order, rules_of
from civitas.server.schema import Facts, FactsPart, GameCard, RuleEntry
from civitas.server.table import rooms_of
from civitas.words import catalogues, shipped

# How many sit down usually, and minutes for each number of seats, fewest first.
USUAL: Final = {
    "ages": (2, [120, 180, 240]),
    "imperium": (2, [30, 60, 90, 120]),
    "mare": (4, [90, 120, 150]),
    "proving": (2, [10, 15, 20]),
}
SHELL: Final = ("web.ftl", "kernel.ftl")
# In a game's folder, what the shell says of the game before its table is open.
LOBBY: Final = "lobby.ftl"
CACHED: Final = {"cache-control": "public, max-age=300"}

Language = Annotated[Literal["en", "pt", "es"], PathParameter()]
GameName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9_-]+$")]


@cache
def game_card(name: str) -> GameCard:
    info, rooms = registry.game(name).info, rooms_of(name)
    sizes = info.most_seats - info.fewest_seats + 1
    usual, minutes = USUAL.get(name, (info.least_seats, [60] * sizes))
    return GameCard(
        name=info.name,
        version=info.version,
        least_seats=info.fewest_seats,
        most_seats=info.most_seats,
        usual_seats=usual,
        minutes=minutes,
        options=[spec for spec in info.options if not spec.drawn],
        complete=info.complete,
        levels=list(rooms.levels),
        automaton=info.automaton,
        campaign=[] if rooms.campaign is None else list(rooms.campaign.settings),
    )


@get("/games", operation_id="listGames", summary="The games of the lobby")
async def list_games() -> list[GameCard]:
    return [game_card(name) for name in registry.games()]


@get("/games/{game:str}/facts", operation_id="readFacts", summary="What of a game never changes")
async def read_facts(game: GameName) -> Response[Facts]:
    return Response(facts_of(game), headers=CACHED)


@cache
def facts_of(game: str) -> Facts:
    rooms = rooms_of(game)
    return Facts(game, rooms.game.info.version, rooms.facts())


@get(
    "/games/{game:str}/facts/{part:str}",
    operation_id="readFactsPart",
    summary="What of a game never changes, but only some tables need",
)
async def read_facts_part(game: GameName, part: GameName) -> Response[FactsPart]:
    found = fact_parts_of(game).get(part)
    if found is None:
        raise NotFoundException(f"The facts of {game} have no part {part!r}.")
    return Response(found, headers=CACHED)


@cache
def fact_parts_of(game: str) -> dict[str, FactsPart]:
    rooms = rooms_of(game)
    version = rooms.game.info.version
    return {part: FactsPart(game, version, part, facts) for part, facts in rooms.fact_parts().items()}


@get("/games/{game:str}/cards", operation_id="readCards", summary="All cards of a game, with their rulings")
async def read_cards(game: GameName) -> Response[Gallery]:
    return Response(cards_of(game), headers=CACHED)


@cache
def cards_of(game: str) -> Gallery:
    return gallery_of(rooms_of(game))


@get(
    "/games/{game:str}/choosing", operation_id="readChoosing", summary="What helps to choose in the lobby, if anything"
)
async def read_choosing(game: GameName) -> Response[list[Choosing]]:
    return Response(choosing_of(game), headers=CACHED)


@cache
def choosing_of(game: str) -> list[Choosing]:
    found = rooms_of(game).choosing()
    return [] if found is None else [found]


@get(
    "/games/{game:str}/rules",
    operation_id="readRules",
    summary="The rules of a game, each followed by its children",
)
async def read_rules(game: GameName) -> Response[list[RuleEntry]]:
    rules = in_order(rules_of(registry.game(game)))
    entries = [RuleEntry(rule.name, rule.parent, rule.source, rule.title, rule.explanation) for rule in rules]
    return Response(entries, headers=CACHED)


@get(
    "/words/{language:str}/{part:str}",
    operation_id="readWords",
    media_type="text/plain",
    summary="The messages of the shell, or of a game, in Fluent",
)
async def read_words(language: Language, part: GameName) -> Response[str]:
    return Response(words_of(language, part), headers=CACHED)


@cache
def words_of(language: str, part: str) -> str:
    ours = catalogues(shipped() / language)
    if part == "shell":
        wanted = [file for path, file in ours if path in SHELL or path.endswith(f"/{LOBBY}")]
    elif part in registry.installed():
        wanted = [file for path, file in ours if belongs(path, part)]
        for brought in catalogues_of(registry.game(part)):
            wanted += [file for _, file in catalogues(brought / language)]
    else:
        raise NotFoundException(f"There are no words for {part!r}.")
    return "\n".join(file.read_text("utf-8") for file in wanted)


def belongs(path: str, game: str) -> bool:
    """Whether a catalogue goes with a game: `mare.ftl`, `mare-web.ftl`, `rules-mare.ftl`, or a file of its folder."""
    first, within, rest = path.partition("/")
    if within:
        return first == game and rest != LOBBY
    stem = first.removesuffix(".ftl")
    return stem == game or stem.startswith(f"{game}-") or stem == f"rules-{game}"


ROUTES: Final = [list_games, read_facts, read_facts_part, read_cards, read_choosing, read_rules, read_words]
