"""What stands before every request: a limit on how many, headers that keep browsers strict, counts and one log line."""

from __future__ import annotations

import logging
import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from civitas.server.limits import Limiter
from civitas.server.schema import Problem
from civitas.server.services import Services
from civitas.server.tokens import COOKIE, YEAR

log = logging.getLogger("civitas.access")

CSRF_HEADER: Final = b"x-civitas"
TOO_MANY: Final = 429
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BURST: Final = 5  # seconds' worth of requests that may come at once
SOCKETS: Final = 10  # live viewers an address may have, for each request a second it may make
PATH_MOST: Final = 1000
# What some requests count for, because they take longer than others.
WEIGHTS: Final = (("/records", 20.0), ("/hint", 10.0), ("/branches", 5.0), ("/replay", 3.0))
CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address_of(scope: Scope) -> str:
    """Whom requests are counted for: an address, of IPv6 the network a household has."""
    client = (scope["client"] or ("",))[0]
    try:
        address = ip_address(client)
    except ValueError:
        return client
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return client


def same_origin(scope: Scope) -> bool:
    """Whether a browser's page of ours sent it; other programs name no origin."""
    origin = header(scope, b"origin")
    return not origin or urlsplit(origin).netloc == header(scope, b"host")


def is_address(path: str) -> bool:
    """Whether a path can be looked up; the disk would not take one that is longer or has a NUL in it."""
    return len(path) <= PATH_MOST and "\0" not in path


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.limiter = Limiter(services.settings.rate, BURST)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self.http(scope, receive, send)
        elif kind == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def allowed(self, scope: Scope) -> bool:
        address = address_of(scope)
        path: str = scope["path"]
        weight = next((weight for part, weight in WEIGHTS if part in path), 1.0)
        now = time.monotonic()
        if self.limiter.allow(address, now, weight):
            return True
        if self.limiter.worth_telling(address, now):
            log.warning("too many requests", extra={"address": address})
        return False

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        most = SOCKETS * self.services.settings.rate
        wanted = same_origin(scope) and is_address(scope["path"])
        if not wanted or self.sockets[address] >= most or not self.allowed(scope):
            await send({"type": "websocket.close", "code": 4403, "reason": "refused"})
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def sealed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), *HEADERS]
                token = scope.get("state", {}).get("token")
                if token:
                    headers.append((b"set-cookie", self.cookie(token)))
                if scope["path"].startswith("/api/") and not any(key == b"cache-control" for key, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if not self.allowed(scope):
            await refuse(sealed, TOO_MANY, "Too many requests; wait a moment.")
        elif not is_address(scope["path"]):
            await refuse(sealed, 400, "This is no address: it is too long, or has a character none can have.")
        elif scope["method"] not in SAFE and not (header(scope, CSRF_HEADER) and same_origin(scope)):
            await refuse(sealed, 403, "A change must come from the app itself: the header X-Civitas is missing.")
        else:
            await self.app(scope, receive, sealed)
        seconds = time.perf_counter() - begun
        self.services.metrics.count(scope["method"], status, seconds)
        if status == TOO_MANY:
            return
        told = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        why = scope.get("state", {}).get("why")
        log.info("request", extra=told | ({"why": why} if why else {}))

    def cookie(self, token: str) -> bytes:
        secure = "; Secure" if self.services.settings.secure else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}".encode()


async def refuse(send: Send, status: int, detail: str) -> None:
    body = msgspec.json.encode(Problem(status, detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
