"""The words the browser is given: the shell's, and a game's with its table."""

from __future__ import annotations

import pytest

from civitas import registry
from civitas.server.api.games import words_of
from civitas.words import LANGUAGES, Words, name_of, parsed, shipped

PARTS = ("shell", *registry.games(hidden=True))

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def ids_in(text: str) -> list[str]:
    return [name_of(entry) for entry in parsed(text).body if hasattr(entry, "id")]


@every_language
def test_every_message_but_those_of_the_terminal_is_in_one_part(lang: str) -> None:
    sent = [key for part in PARTS for key in ids_in(words_of(lang, part))]
    terminal = ids_in((shipped() / lang / "cli.ftl").read_text("utf-8"))
    assert sorted(sent + terminal) == sorted(Words(lang).entries)


@every_language
def test_what_the_lobby_says_of_a_game_comes_with_the_shell(lang: str) -> None:
    shell = ids_in(words_of(lang, "shell"))
    assert {"web-game-imperium", "web-value-imperium-nation-romans"} <= set(shell)
    own = ("imperium-", "rule-imperium-", "ruling-imperium-", "aid-imperium-", "example-imperium-")
    assert all(key.startswith(own) for key in ids_in(words_of(lang, "imperium")))
