"""The proving game as another release might have it, installed in a running server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from civitas import registry
from civitas.games.proving.flow import TURN
from civitas.games.proving.state import BOOK, FAVOURS, ROUND, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node
from civitas.kernel.origin import Options

from .site import Site, until

GAME = registry.game("proving")


class Here:
    """Does at once, in this process, what a server leaves to workers: they do not know what a test has changed."""

    async def ask(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


class StartTurn(Node[State]):
    """What every turn begins with, and from some round on a favour."""

    def __init__(self, before: Node[Any], rounds: int) -> None:
        self.before = before
        self.rounds = rounds

    def run(self, s: State, f: Frame) -> None:
        self.before.run(s, f)
        if s.get(ROUND) >= self.rounds:
            s.add(FAVOURS + f.who, 1)


class Nothing(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        return


class Release:
    """What is installed: at first the rules as they are. The server forgets its tables, as if it were restarted."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.site = site
        self.patch = monkeypatch
        monkeypatch.setattr(site.guard.services.tables.opener, "historians", Here())
        self.plain = BOOK.code[TURN]
        self.start = type(GAME).start

    def install(self, digest: str, version: str | None = None) -> None:
        """Sources that differ, at first without any consequence."""
        self.forgets()
        self.patch.setattr("civitas.server.table.rules_digest", lambda _game: digest)
        number = version or BOOK.version
        self.patch.setattr(BOOK, "version", number)
        self.patch.setattr(GAME, "info", msgspec.structs.replace(GAME.info, version=number))

    def forgets(self) -> None:
        until(lambda: not self.site.guard.services.tables.opener.keeping)
        self.site.forgets()

    def back(self) -> None:
        """The rules as they are."""
        self.forgets()
        self.patch.undo()
        self.patch.setattr(self.site.guard.services.tables.opener, "historians", Here())

    def starts_richer(self) -> None:
        """Other starting material: three favours for everybody."""
        self.install("richer")

        def start(s: State, options: Options) -> None:
            self.start(GAME, s, options)
            for seat in range(s.seats):
                s.add(FAVOURS + seat, 3)

        self.patch.setattr(GAME, "start", start)

    def pays_from(self, rounds: int, rewritten: bool = False) -> None:
        """A turn begins with a favour from some round on; `rewritten`: by a program with other instructions."""
        self.install(f"pays from {rounds}, {rewritten}")
        begin, start, *rest = self.plain
        more = [Nothing()] if rewritten else []
        code = list(BOOK.code)
        code[TURN] = [begin, StartTurn(start, rounds), *more, *rest]
        self.patch.setattr(BOOK, "code", code)
        if rewritten:
            # They are worked out once, when a book is first saved with.
            self.patch.setattr(BOOK, "_program_labels", [])
            self.patch.setattr(BOOK, "_labelled", {})


@pytest.fixture
def release(site: Site, monkeypatch: pytest.MonkeyPatch) -> Release:
    return Release(site, monkeypatch)
