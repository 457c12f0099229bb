"""Every error as a document: what was wrong in one sentence, with the right status. Faults of ours get a number."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException, NotFoundException, ValidationException

from civitas.kernel.errors import CivitasError, Forbidden, IllegalChoice, StaleChoice, UnknownGame
from civitas.kernel.session import Incident
from civitas.server.campaigns import NoCampaign
from civitas.server.faults import STORAGE_FAULTS
from civitas.server.opening import NoTable
from civitas.server.pages import client_page
from civitas.server.players import NameTaken, NotSignedIn
from civitas.server.schema import Problem, TableView
from civitas.server.tables import Late

log = logging.getLogger("civitas.server")

API: Final = "/api/v1"
# Seconds after which a storage that failed may answer again.
RETRY_AFTER: Final = 2
STATUSES: Final[tuple[tuple[type[CivitasError], int], ...]] = (
    (StaleChoice, 409),
    (NameTaken, 409),
    (NotSignedIn, 401),
    (Forbidden, 403),
    (NoTable, 404),
    (NoCampaign, 404),
    (UnknownGame, 404),
    (Incident, 500),
    (IllegalChoice, 422),
    (CivitasError, 422),
)


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            # The framework knows only the errors of a decoder that got text, and not too deep.
            raise ClientException("The body of the request is no JSON that can be read.") from None


def respond(status: int, detail: str, incident: str = "", table: TableView | None = None) -> Response[Problem]:
    return Response(Problem(status, detail, incident, table), status_code=status, media_type="application/json")


def refused(request: Request[Any, Any, Any], error: CivitasError) -> Response[Problem]:
    """A caller's mistake; a late answer gets the table as it stands."""
    status = next(status for kind, status in STATUSES if isinstance(error, kind))
    fresh = None
    if isinstance(error, Late):
        fresh = request.state.show(error.table, error.seat)
    request.state.why = str(error)
    return respond(status, str(error), error.number if isinstance(error, Incident) else "", fresh)


def lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Somebody who typed a wrong address sees the client, which says so; a program gets the document."""
    reads_pages = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if reads_pages and not request.url.path.startswith(("/api/", "/assets/")):
        return client_page(404)
    return misread(request, error)


def misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that is not what the document says."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{part.get('key', '')}: {part.get('message', '')}".lstrip(": ") for part in error.extra]
        detail = "; ".join(parts) or detail
    request.state.why = detail[:300]
    return respond(error.status_code, detail[:1000])


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the details go to the log, the number to the player.

    Whether anything was changed is not known, least of all where the storage did not answer.
    """
    number = secrets.token_hex(4)
    log.error("incident %s", number, exc_info=error, extra={"path": request.url.path, "incident": number})
    if not isinstance(error, STORAGE_FAULTS):
        return respond(500, f"The server met a fault of its own (incident {number}).", number)
    detail = f"The storage did not answer as it should (incident {number}). Look at what became of it, then try again."
    answer = respond(503, detail, number)
    answer.headers["Retry-After"] = str(RETRY_AFTER)
    return answer
