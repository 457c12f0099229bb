"""What all commands share: help in the reader's language, errors in one sentence, exit codes.

0: done. 1: it failed (a record that cannot be read, a mismatch, a figure that got worse). 2: it was called wrongly.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import version
from io import UnsupportedOperation
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import click
import msgspec
from click.exceptions import NoArgsIsHelpError

from civitas.kernel.errors import CivitasError, OptionError, UnknownGame
from civitas.kernel.game import Game, GameInfo
from civitas.kernel.text import Message
from civitas.rooms import catalogues_of
from civitas.words import Words, language, message

FAILED: Final = 1
USAGE: Final = 2
LANG: Final = "civitas.lang"

F = TypeVar("F", bound=Callable[..., Any])


def voice(ctx: click.Context, game: Game[Any] | None = None) -> Words:
    """The words to speak in, those a game brings along included."""
    return Words(ctx.meta.get(LANG), catalogues_of(game) if game is not None else ())


class Option(click.Option):
    """An option whose help is a message."""

    def __init__(self, *args: Any, said: Message, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.said = said


def option(*names: str, said: Message, **rest: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Option, said=said, **rest)


class Command(click.Command):
    """A command whose help is a message."""

    def __init__(self, *args: Any, said: Message, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.said = said
        self.params.append(lang_option())

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = voice(ctx)
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, words.tell("cli-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words.say(self.said))
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and not isinstance(param, click.Argument):
                text = words.say(param.said) if isinstance(param, Option) else words.tell("cli-help-help")
                rows.append((record[0], text))
        with formatter.section(words.tell("cli-options")):
            formatter.write_dl(rows)
        if isinstance(self, Commands):
            parts = [(name, part.said) for name, part in sorted(self.commands.items()) if isinstance(part, Command)]
            with formatter.section(words.tell("cli-commands")):
                formatter.write_dl([(name, words.say(said)) for name, said in parts])


class Commands(Command, click.Group):
    """A group of such commands."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Runs the command and exits; what went wrong is one sentence on standard error."""
        try:
            result = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except NoArgsIsHelpError as error:
            error.show()
            sys.exit(USAGE)
        except click.UsageError as error:
            # Guesses at what was meant would be a second sentence.
            what = error.message if getattr(error, "possibilities", None) else error.format_message()
            command_path = error.ctx.command_path if error.ctx else self.name
            fail(f"{what.rstrip('.')}; '{command_path} --help' says what is allowed.", USAGE)
        except click.ClickException as error:
            fail(error.format_message(), error.exit_code)
        except click.Abort:
            sys.exit(FAILED)
        except (OptionError, UnknownGame) as error:
            fail(str(error), USAGE)
        except CivitasError as error:
            fail(str(error), FAILED)
        except OSError as error:
            where = f" ({error.filename})" if error.filename else ""
            silence()
            fail(f"The system refused: {error.strerror}{where}.", FAILED)
        sys.exit(result if isinstance(result, int) else 0)


def fail(sentence: str, code: int) -> NoReturn:
    click.echo(f"civitas: {sentence}", err=True)
    sys.exit(code)


def silence() -> None:
    """What could not be written is given up, or Python would try again, and complain, on its way out."""
    with suppress(UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def set_lang(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta[LANG] = language(value)


def lang_option() -> Option:
    """`--lang`, which stands before a command or after it."""
    return Option(
        ["--lang"],
        said=message("cli-help-lang"),
        metavar="en|pt|es",
        is_eager=True,
        expose_value=False,
        callback=set_lang,
    )


def command(name: str, said: Message) -> Callable[[Callable[..., Any]], Command]:
    return click.command(name, cls=Command, said=said)


def json_option() -> Callable[[F], F]:
    return option("--json", "as_json", said=message("cli-help-json"), is_flag=True)


def seed_option() -> Callable[[F], F]:
    return option("--seed", said=message("cli-help-seed"), metavar="S")


def set_option() -> Callable[[F], F]:
    return option(
        "--set", "settings", said=message("cli-help-set"), metavar="NAME=VALUE", multiple=True, callback=read_settings
    )


def read_settings(_ctx: click.Context, _param: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """The game options on the command line, by name; the game itself says whether they are allowed."""
    settings: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError(f"A game option is given as NAME=VALUE; {text!r} is not.")
        if name in settings:
            raise OptionError(f"The option {name!r} is given twice.")
        settings[name] = value
    return settings


def read_files(info: GameInfo, settings: dict[str, str]) -> dict[str, str]:
    """The settings with the content of FILE for a text option given as @FILE."""
    texts = {spec.name for spec in info.options if spec.kind == "text"}
    return {
        name: read_text(name, value[1:]) if name in texts and value.startswith("@") else value
        for name, value in settings.items()
    }


def read_text(name: str, path: str) -> str:
    try:
        return Path(path).expanduser().read_text("utf-8")
    except OSError as error:
        raise OptionError(f"The option {name!r} cannot be read from {path!r}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise OptionError(f"The option {name!r} cannot be read from {path!r}: it is not text in UTF-8.") from None


def split_bots(text: str) -> list[str]:
    """The bots of a list such as `greedy,search:ms=200,depth=9`: a bare `key=value` belongs to the bot before it."""
    bots: list[str] = []
    for piece in filter(None, (piece.strip() for piece in text.split(","))):
        if "=" in piece and ":" not in piece and bots:
            bots[-1] += f",{piece}"
        else:
            bots.append(piece)
    return bots


def print_json(data: object) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def own_version() -> str:
    return version("civitas")
