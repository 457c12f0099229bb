"""Prints the OpenAPI document, from which the client's types are generated: `python -m civitas.server.document`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import msgspec

from civitas.server.app import routed
from civitas.server.services import Services
from civitas.server.settings import read_settings


def document() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        app = routed(Services(read_settings(Path(folder), environment={})))
        return msgspec.json.encode(app.openapi_schema.to_schema())


if __name__ == "__main__":
    sys.stdout.buffer.write(document())
