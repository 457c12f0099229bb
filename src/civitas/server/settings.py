"""How a server is set up: by arguments of `civitas serve`, and by the environment for what is secret or shared."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from civitas.kernel.errors import OptionError

DATABASE: Final = "CIVITAS_DATABASE"
REDIS: Final = "CIVITAS_REDIS"
SECRET: Final = "CIVITAS_SECRET"  # noqa: S105 - the name of a variable
DATA: Final = "CIVITAS_DATA"
SMTP: Final = "CIVITAS_SMTP"
SENDER: Final = "CIVITAS_MAIL_FROM"
ORIGIN: Final = "CIVITAS_ORIGIN"
RATE: Final = "CIVITAS_RATE"
LOCAL_HOOKS: Final = "CIVITAS_LOCAL_WEBHOOKS"
KEY_FILE: Final = "secret.key"
LEAST_SECRET: Final = 32


class Settings(Struct, frozen=True):
    """Where things are kept and how much is allowed.

    `origin` is how players reach the server, for links in mails; cookies are for https only when it starts so.
    `rate` is how many requests a second one address may make, over some seconds.
    """

    data: Path
    database: str
    secret: bytes
    redis: str = ""
    smtp: str = ""
    sender: str = ""
    origin: str = ""
    rate: int = 40
    bots: int = 1
    local_hooks: bool = False

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https://")

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def database_file(self) -> Path | None:
        """Where SQLite keeps the database; None for PostgreSQL."""
        if not self.sqlite:
            return None
        return Path(self.database.partition(":///")[2].partition("?")[0])


def data_folder(given: Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder given, else CIVITAS_DATA, else the user's own."""
    if given is not None:
        return given
    if wanted := environment.get(DATA):
        return Path(wanted)
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "civitas"


def read_settings(data: Path | None = None, bots: int = 1, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this machine; the data folder and its signing key are made when they are missing."""
    folder = data_folder(data, environment)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"The data folder {folder} cannot be used: {error.strerror}.") from None
    rate = environment.get(RATE, "40")
    if not (rate.isascii() and rate.isdigit() and 1 <= int(rate) <= 1_000_000):
        raise OptionError(f"{RATE} must be a whole number from 1 to 1000000; {rate!r} is not.")
    return Settings(
        data=folder,
        database=database_url(environment.get(DATABASE, ""), folder),
        secret=signing_key(environment.get(SECRET, ""), folder),
        redis=environment.get(REDIS, ""),
        smtp=environment.get(SMTP, ""),
        sender=environment.get(SENDER, ""),
        origin=environment.get(ORIGIN, "").rstrip("/"),
        rate=int(rate),
        bots=bots,
        local_hooks=environment.get(LOCAL_HOOKS, "") == "1",
    )


def database_url(given: str, folder: Path) -> str:
    """The address of the database with the driver we use."""
    if not given:
        return f"sqlite+aiosqlite:///{folder / 'civitas.db'}"
    scheme, colon, rest = given.partition("://")
    match scheme:
        case "postgresql" | "postgres" | "postgresql+asyncpg":
            return f"postgresql+asyncpg://{rest}"
        case "sqlite" | "sqlite+aiosqlite":
            return f"sqlite+aiosqlite://{rest}"
    raise OptionError(f"{DATABASE} must begin with postgresql:// or sqlite://; {scheme + colon!r} does not.")


def signing_key(given: str, folder: Path) -> bytes:
    """The key that signs cookies: from the environment, else kept in the data folder and readable by its owner only."""
    if given:
        if len(given) < LEAST_SECRET:
            raise OptionError(f"{SECRET} must have at least {LEAST_SECRET} characters.")
        return given.encode()
    path = folder / KEY_FILE
    if not path.exists():
        handle, name = tempfile.mkstemp(dir=folder, prefix=f".{KEY_FILE}.")
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(LEAST_SECRET).encode())
            file.flush()
            os.fsync(file.fileno())
        # Of two processes that start at once the first to link its key wins.
        with suppress(FileExistsError):
            os.link(name, path)
        Path(name).unlink()
    key = path.read_bytes()
    if len(key) < LEAST_SECRET:
        raise OptionError(f"The signing key {path} is damaged; bring it back from a backup, or remove it.")
    return key
