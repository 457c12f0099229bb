"""The app: routes, guards, errors, the client's files, health and counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from civitas.kernel.errors import CivitasError
from civitas.server.api import campaigns, examples, games, play, players, replays, tables
from civitas.server.api.common import DEPENDENCIES, PROBLEMS, Our
from civitas.server.guards import Guard
from civitas.server.pages import STATIC, client_page
from civitas.server.problems import API, Asked, fault, lost, misread, refused
from civitas.server.services import Services
from civitas.server.settings import Settings

BODY_MOST: Final = 64_000
PAGES: Final = [
    "/",
    "/new/{rest:path}",
    "/alone/{rest:path}",
    "/campaigns/{rest:path}",
    "/campaign/{rest:path}",
    "/table/{rest:path}",
    "/rules/{rest:path}",
    "/cards/{rest:path}",
    "/settings",
    "/account",
]
FOREVER: Final = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)


@get(PAGES, include_in_schema=False, media_type="text/html")
async def page() -> Response[bytes]:
    return client_page()


@get("/healthz", include_in_schema=False, media_type="text/plain")
async def health(services: Our) -> Response[str]:
    """Whether the server can do its work; 503 with the reasons if not."""
    ailments = await services.health.ailments()
    if not ailments:
        return Response("ok\n")
    return Response("\n".join(ailments) + "\n", status_code=503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(services: Our) -> str:
    return services.metrics.text(
        {
            "tables_in_memory": len(services.tables.kept),
            "viewers": services.live.count(),
            "choices": services.tables.choices,
            "bots_thinking": len(services.drivers.driving),
            "workers_replaced": services.workers.replaced,
        },
        services.chores.faults,
    )


def create_app(settings: Settings) -> Guard:
    """The whole app with its guard around it."""
    services = Services(settings)
    return Guard(routed(services), services)


def routed(services: Services) -> Litestar:

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    modules = (games, examples, players, campaigns, tables, play, replays)
    routes = [route for module in modules for route in module.ROUTES]
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = PROBLEMS
    handlers: list[Any] = [Router(API, route_handlers=routes), page, health, metrics]
    if STATIC.is_dir():
        handlers.append(
            create_static_files_router("/assets", [STATIC / "assets"], name="assets", cache_control=FOREVER)
        )
    return Litestar(
        handlers,
        dependencies=DEPENDENCIES,
        exception_handlers={
            CivitasError: refused,
            NotFoundException: lost,
            HTTPException: misread,
            Exception: fault,
        },
        request_class=Asked,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=BODY_MOST,
        openapi_config=OpenAPIConfig(
            title="Civitas",
            version="1",
            description="Tables, play and replay. Documents hold messages, not sentences: the words are in /words.",
            path=f"{API}/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"services": services}),
        lifespan=[lifespan],
        logging_config=None,
    )
