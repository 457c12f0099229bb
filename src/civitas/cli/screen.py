"""The terminal: what is shown, and the lines that are typed."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.text import Text

from civitas.words import Value, Words

# Home, clear the screen, clear what has scrolled away: the next seat must not find the last one's hand above.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Screen:
    """Rich on standard output, speaking one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def clear(self) -> None:
        """A fresh screen, on a terminal; elsewhere what was written stays."""
        if self.console.is_terminal:
            self.console.clear()

    def wipe(self) -> None:
        """As `clear`, and nothing is left to scroll back to."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        """The next line typed, without the blanks around it; EndOfInput if there is none.

        A terminal shows what is typed; what comes from elsewhere is shown here, so that the output can be read.
        """
        self.console.print(Text(prompt, "bold"), end="")
        try:
            typed = input().strip()
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            self.line(typed)
        return typed

    def spoken(self, name: Value) -> str:
        """Words for what may be a message or a plain name."""
        return str(name) if isinstance(name, int | str) else self.words.say(name)

    def confirm(self, question: str) -> bool:
        """Yes or no, in the reader's language or in English; anything else is no."""
        answer = self.read(f"{question} ").casefold()
        return answer in self.words.tell("cli-yes-answers").split()
