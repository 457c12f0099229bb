"""Worked turns: the examples of a rulebook, step by step on the table."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from civitas import registry
from civitas.examples import Example, examples_of
from civitas.log import lines
from civitas.server.api.games import CACHED, GameName
from civitas.server.schema import ExampleEntry, ExampleIndex, ExampleTold, ExampleView, Line
from civitas.server.table import rooms_of

ExampleName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9-]+$")]
StepNumber = Annotated[int, PathParameter(ge=0, le=1000, description="How many steps were made.")]


@cache
def worked(game: str) -> dict[str, Example]:
    """The worked turns of a game, each played once."""
    return examples_of(registry.game(game))


def found(game: str, name: str) -> Example:
    example = worked(game).get(name)
    if example is None:
        raise NotFoundException(f"There is no worked turn {name!r} of {game}.")
    return example


@get("/games/{game:str}/examples", operation_id="listExamples", summary="The worked turns of a game")
async def list_examples(game: GameName) -> Response[list[ExampleEntry]]:
    entries = [
        ExampleEntry(
            name=example.name,
            title=example.title,
            position=example.steps[0].text,
            rule=example.rule,
            source=example.listed.source,
            steps=len(example.listed.step),
        )
        for example in worked(game).values()
    ]
    return Response(entries, headers=CACHED)


@get("/games/{game:str}/examples/{example:str}", operation_id="readExample", summary="A worked turn in words")
async def read_example(game: GameName, example: ExampleName) -> Response[ExampleIndex]:
    turn = found(game, example)
    index = ExampleIndex(
        game=game,
        name=turn.name,
        title=turn.title,
        source=turn.listed.source,
        players=turn.players,
        seat=turn.seat,
        parts=list(rooms_of(game).parts_of(turn.played.options)),
        steps=[ExampleTold(step.text, step.rule) for step in turn.steps],
    )
    return Response(index, headers=CACHED)


@get(
    "/games/{game:str}/examples/{example:str}/{step:int}",
    operation_id="readExampleStep",
    summary="The table after a step of a worked turn",
)
async def read_example_step(game: GameName, example: ExampleName, step: StepNumber) -> Response[ExampleView]:
    """As the seat whose turn it is sees it; step 0 is the position before any choice."""
    turn = found(game, example)
    if step >= len(turn.steps):
        raise NotFoundException(f"The worked turn {example!r} of {game} has the steps 0 to {len(turn.steps) - 1}.")
    state = turn.state(step)
    told = lines(rooms_of(game), state, turn.events(step))
    shown = ExampleView(
        step=step,
        view=turn.view(step),
        chosen=turn.chosen(step),
        lines=[Line(step, turn.seat, line.seat, line.text, list(line.targets)) for line in told],
    )
    return Response(shown, headers=CACHED)


ROUTES: Final = [list_examples, read_example, read_example_step]
