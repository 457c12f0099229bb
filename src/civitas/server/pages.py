"""The client's page, whatever address it was asked for by; it finds out itself what to show."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response

STATIC: Final = Path(__file__).parent / "static"
UNBUILT: Final = "<!doctype html><title>Civitas</title><p>The browser client is not built: run <code>make web</code>."


def client_page(status: int = 200) -> Response[bytes]:
    index = STATIC / "index.html"
    content = index.read_bytes() if index.is_file() else UNBUILT.encode()
    headers = {"cache-control": "no-cache"}
    return Response(content, status_code=status, media_type="text/html; charset=utf-8", headers=headers)
