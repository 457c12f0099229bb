"""`civitas rules`: the rules of a game in our words, and the tests that show each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.text import Text

from civitas import registry
from civitas.aid import aid_of
from civitas.cli.screen import Screen
from civitas.cli.shell import FAILED, Commands, command, json_option, option, print_json, set_option, voice
from civitas.cli.table import HUMAN, Tableau
from civitas.examples import Example, examples_of, find_example
from civitas.kernel.errors import OptionError
from civitas.kernel.game import Game
from civitas.log import lines
from civitas.rules import Rule, coverage, depth, find_rule, in_order, rules_of
from civitas.words import Words, message

INDENT = "  "


@click.group("rules", cls=Commands, said=message("cli-help-rules"))
def rules() -> None:
    """What `show`, `aid`, `example` and `coverage` hang on."""


def index_of(name: str) -> tuple[Game[Any], dict[str, Rule]]:
    game = registry.game(name)
    found = rules_of(game)
    if not found:
        raise OptionError(f"{name} ships no index of rules.")
    return game, found


@command("show", message("cli-help-rules-show"))
@click.argument("game")
@click.argument("id", required=False)
@json_option()
@click.pass_context
def show(ctx: click.Context, game: str, id: str | None, as_json: bool) -> None:  # noqa: A002 - the argument's name
    rules_module, index = index_of(game)
    words = voice(ctx, rules_module)
    wanted = list(in_order(index)) if id is None else [find_rule(index, game, id)]
    if as_json:
        print_json([in_words(words, rule) for rule in wanted])
        return
    screen = Screen(words)
    if id is None:
        for rule in wanted:
            line = Text(INDENT * depth(index, rule) + words.say(rule.title))
            screen.show(line.append(f"  {rule.name.partition(':')[2]}", "dim"))
    else:
        explain(screen, index, wanted[0])


def in_words(words: Words, rule: Rule) -> dict[str, str]:
    return {
        "rule": rule.name,
        "parent": rule.parent,
        "source": rule.source,
        "title": words.say(rule.title),
        "explanation": words.say(rule.explanation),
    }


def explain(screen: Screen, index: dict[str, Rule], rule: Rule) -> None:
    words = screen.words
    screen.show(Text(words.say(rule.title), "bold").append(f"  {rule.name}", "not bold dim"))
    screen.line(words.say(rule.explanation))
    screen.line(words.tell("cli-rule-source", source=rule.source), "dim")
    if rule.parent:
        screen.line(words.tell("cli-rule-parent", rule=index[rule.parent].title), "dim")
    for child in index.values():
        if child.parent == rule.name:
            screen.line(words.tell("cli-rule-child", rule=child.title), "dim")


@command("aid", message("cli-help-rules-aid"))
@click.argument("game")
@option("--seats", said=message("cli-help-seats"), type=int, metavar="N")
@set_option()
@json_option()
@click.pass_context
def show_aid(ctx: click.Context, game: str, seats: int | None, settings: dict[str, str], as_json: bool) -> None:
    """All of the aid, or with seats or settings what concerns a table of those."""
    rules_module, _ = index_of(game)
    chosen = None
    chairs = seats or rules_module.info.least_seats
    if seats is not None or settings:
        chosen = rules_module.options(chairs, settings)
    sections = aid_of(rules_module, chosen, chairs)
    words = voice(ctx, rules_module)
    if as_json:
        print_json(
            [
                {
                    "section": words.say(section.title),
                    "lines": [{"text": words.say(line.text), "rule": line.rule} for line in section.lines],
                }
                for section in sections
            ]
        )
        return
    screen = Screen(words)
    for section in sections:
        screen.show(Text(words.say(section.title), "bold"))
        for line in section.lines:
            title = f"{words.say(line.title)}: " if line.title else ""
            screen.show(Text(f"{INDENT}{title}{words.say(line.text)}").append(f"  {line.rule}", "dim"))


@command("example", message("cli-help-rules-example"))
@click.argument("game")
@click.argument("name", required=False)
@json_option()
@click.pass_context
def show_example(ctx: click.Context, game: str, name: str | None, as_json: bool) -> None:
    """The list of worked turns, or one of them with the table after every step."""
    rules_module = registry.game(game)
    words = voice(ctx, rules_module)
    wanted = list(examples_of(rules_module).values()) if name is None else [find_example(rules_module, name)]
    if not wanted:
        raise OptionError(f"{game} has no worked turns.")
    if as_json:
        print_json([example_in_words(words, example) for example in wanted])
        return
    screen = Screen(words)
    if name is not None:
        walk(screen, wanted[0])
        return
    for example in wanted:
        screen.show(Text(example.name, "bold").append(f"  {words.say(example.title)}", "not bold"))


def example_in_words(words: Words, example: Example) -> dict[str, object]:
    return {
        "example": example.name,
        "title": words.say(example.title),
        "source": example.listed.source,
        "steps": [{"text": words.say(step.text), "rule": step.rule} for step in example.steps],
    }


def walk(screen: Screen, example: Example) -> None:
    """Every step: what it tells, what was chosen, what happened, and the table after it."""
    words = screen.words
    names = [words.say(player) for player in example.players]
    tableau = Tableau(example.game, screen, [HUMAN] * len(names), names)
    screen.show(Text(words.say(example.title), "bold").append(f"  {example.listed.source}", "not bold dim"))
    for number, step in enumerate(example.steps):
        screen.line("")
        screen.show(
            Text(f"{number}. ", "bold cyan").append(words.say(step.text), "not bold").append(f"  {step.rule}", "dim")
        )
        for chosen in example.chosen(number):
            screen.line(words.tell("cli-example-chosen", player=names[chosen.seat], choice=chosen.text), "dim")
        screen.show(tableau.log(lines(tableau.rooms, example.state(number), example.events(number))))
        screen.show(tableau.board(example.view(number)))


@command("coverage", message("cli-help-rules-coverage"))
@click.argument("game")
@option(
    "--tests",
    said=message("cli-help-tests"),
    type=click.Path(path_type=Path),
    default=Path("tests"),
    metavar="PATH",
)
@json_option()
@click.pass_context
def show_coverage(ctx: click.Context, game: str, tests: Path, as_json: bool) -> None:
    rules_module, index = index_of(game)
    found = coverage(index, game, tests)
    complete = rules_module.info.complete
    if as_json:
        print_json(
            {
                "game": game,
                "complete": complete,
                "rules": found.shown,
                "unknown": found.unknown,
                "waiting": found.waiting,
            }
        )
    else:
        screen = Screen(voice(ctx, rules_module))
        words = screen.words
        for rule in in_order(index):
            shown = found.shown[rule.name]
            title = INDENT * depth(index, rule) + words.say(rule.title)
            if rule.waits:
                waits = words.tell("cli-rule-waits", what=rule.waits)
                screen.show(Text("… ", "dim").append(title).append(f"  {rule.name}  {waits}", "dim"))
                continue
            mark = Text("✓ ", "green") if shown else Text("✗ ", "red")
            screen.show(mark.append(title, "bold" if shown else "red").append(f"  {rule.name}", "not bold dim"))
            for test in shown:
                screen.line(INDENT * (depth(index, rule) + 2) + test, "dim")
        for name, by in found.unknown.items():
            screen.line(words.tell("cli-rule-unknown", rule=name, tests=", ".join(by)), "red")
        bare = len(found.bare())
        wanted = len(index) - len(found.waiting)
        screen.line(words.tell("cli-rule-count", shown=wanted - bare, all=wanted))
    if found.unknown or (complete and found.bare()):
        ctx.exit(FAILED)


rules.add_command(show)
rules.add_command(show_aid)
rules.add_command(show_example)
rules.add_command(show_coverage)
