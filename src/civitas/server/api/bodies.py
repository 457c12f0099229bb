"""The bodies of requests, each with an example for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.enums import RequestEncodingType
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg

from civitas.server.schema import (
    Branch,
    Choice,
    DeckChange,
    Import,
    Join,
    NewCampaign,
    NewTable,
    NextGame,
    Notes,
    Notify,
    Rename,
    Say,
    SeatOnly,
    SheetImport,
    SignUp,
    StandingWish,
    Step,
    UndoAnswer,
    UndoWish,
)


def like(**value: Any) -> BodyKwarg:
    """A JSON body and what it may look like."""
    return BodyKwarg(media_type=RequestEncodingType.JSON, examples=[Example(value=value)])


ME = {"kind": "me"}
NORMAL = {"kind": "bot", "level": "normal"}
HARD = {"kind": "bot", "level": "hard"}

NewTableBody = Annotated[NewTable, like(game="mare", seats=[ME, NORMAL, HARD])]
ImportBody = Annotated[Import, like(record='{"format": 1, "game": "mare"}')]
JoinBody = Annotated[Join, like(name="Ana")]
SeatBody = Annotated[SeatOnly, like(seat=1)]
SayBody = Annotated[Say, like(text="Peace?", kind="proposal", seat=0)]
NotesBody = Annotated[Notes, like(text="Watch the temples.")]
StandingBody = Annotated[StandingWish, like(seat=0, kind="react", source=12, answer="never")]
ChoiceBody = Annotated[Choice, like(version=12, seat=0, codes=[3])]
StepBody = Annotated[Step, like(version=13, seat=0)]
UndoWishBody = Annotated[UndoWish, like(version=13, seat=0, position=10)]
UndoAnswerBody = Annotated[UndoAnswer, like(version=13, seat=1, agree=True)]
BranchBody = Annotated[Branch, like(position=40, seats=[ME, NORMAL, NORMAL])]
RenameBody = Annotated[Rename, like(name="Ana")]
NotifyBody = Annotated[Notify, like(browser=True)]
SignUpBody = Annotated[SignUp, like(name="ana", password="a long sentence")]  # noqa: S106
NewCampaignBody = Annotated[NewCampaign, like(game="imperium", name="Ana", options={"nation1": "romans"})]
SheetImportBody = Annotated[SheetImport, like(game="imperium", sheet='{"version": 1}')]
NextGameBody = Annotated[NextGame, like(opponent="macedonians")]
DeckChangeBody = Annotated[DeckChange, like(code="-UNREST")]
