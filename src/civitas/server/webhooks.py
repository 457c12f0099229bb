"""Calling addresses that players name, without letting them reach what is inside our own network."""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from civitas.kernel.errors import OptionError

PORTS: Final = {"http": 80, "https": 443}
# IPv4 addresses written as IPv6: through such a gateway an inner address looks like an outer one.
NAT64: Final = IPv6Network("64:ff9b::/96")
READ_MOST: Final = 1000


def checked(address: str) -> SplitResult:
    """The parts of a webhook's address; OptionError if it is none we would call."""
    try:
        parts = urlsplit(address)
        usable = parts.scheme in PORTS and bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        usable = False
    if not usable or not address.isascii() or not address.isprintable() or " " in address:
        raise OptionError("A webhook must be a plain address that begins with http:// or https://.")
    return parts


def outer(found: str) -> bool:
    """Whether an address lies outside, whatever it is wrapped in."""
    address: IPv4Address | IPv6Address = ip_address(found)
    if isinstance(address, IPv6Address):
        if address in NAT64 or address.is_site_local or address.teredo is not None:
            return False
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return inner.is_global
        if int(address) >> 32 == 0:
            return False
    return address.is_global


def post(address: str, body: bytes, patience: float, inside: bool = False) -> None:
    """Posts JSON. The name is looked up once and the very address that was checked is called."""
    parts = checked(address)
    host = parts.hostname or ""
    port = parts.port or PORTS[parts.scheme]
    places = [str(place[4][0]) for place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not inside and not all(outer(place) for place in places):
        raise OptionError("A webhook must be reachable from outside.")
    plug = socket.create_connection((places[0], port), patience)
    try:
        if parts.scheme == "https":
            plug = ssl.create_default_context().wrap_socket(plug, server_hostname=host)
        connection = HTTPConnection(host, port, timeout=patience)
        connection.sock = plug
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse().read(READ_MOST)
    finally:
        plug.close()
