"""Running the server: one process, or several on PostgreSQL and Redis."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any, Final

import uvicorn

from civitas.kernel.errors import OptionError
from civitas.server.app import create_app
from civitas.server.claim import claimed
from civitas.server.guards import Guard
from civitas.server.logs import set_up_logs
from civitas.server.memory import spare
from civitas.server.parents import end_with_parent
from civitas.server.settings import DATA, DATABASE, REDIS, read_settings

BOTS: Final = "CIVITAS_BOTS"
LOG: Final = "CIVITAS_LOG"
GRACE: Final = 2  # seconds for requests under way when the server is told to end


def from_environment() -> Guard:
    """The app of one of several processes, which get their settings by the environment."""
    end_with_parent(signal.SIGTERM)
    set_up_logs(os.environ.get(LOG, "info"))
    spare()
    return create_app(read_settings(bots=int(os.environ.get(BOTS, "1"))))


def serve(host: str, port: int, workers: int, bots: int, data: Path | None, log: str) -> None:
    """Serves until told to end."""
    settings = read_settings(data, bots)
    if workers > 1 and (settings.sqlite or not settings.redis):
        raise OptionError(f"Several processes need PostgreSQL ({DATABASE}) and Redis ({REDIS}).")
    shared: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "ws_max_size": 4096,
        "ws": "websockets-sansio",
        # What onlookers are told is made once for all of them; each socket would compress it for itself.
        "ws_per_message_deflate": False,
    }
    if workers > 1:
        os.environ |= {DATA: str(settings.data), BOTS: str(bots), LOG: log}
        uvicorn.run("civitas.server.serve:from_environment", factory=True, workers=workers, **shared)
    else:
        with claimed(settings):
            set_up_logs(log)
            spare()
            uvicorn.run(create_app(settings), **shared)
