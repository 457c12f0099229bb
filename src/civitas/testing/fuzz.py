"""Bad input, in quantity: whatever is broken, the answer is a clear error and nothing has changed (DESIGN 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from civitas.kernel.errors import CivitasError, IllegalChoice, OptionError, RecordError
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.record import read_record
from civitas.kernel.rng import Rng
from civitas.kernel.session import Session
from civitas.testing.positions import pick, play, rng_of

BAD_SEEDS: Final[tuple[Any, ...]] = (-1, 1 << 96, "x", "", "1.5", "-1", 1.0, None, True, [], "9" * 40)
BAD_SEATS: Final = (-1, 0, 99, "2", 2.0, None, True)


class FuzzFault(AssertionError):
    """Bad input was taken, or changed something, or was refused without a word."""


def check_bad_input(game: Game[Any], rounds: int = 200, seed: int = 0) -> None:
    """Bad set-ups, illegal and stale choices, broken saved states and records."""
    check_set_up(game)
    for number in range(rounds):
        rng = rng_of("fuzz", game.info.name, seed, number)
        s = game.new(game.info.least_seats, number)
        play(s, rng, int(rng.below(60)))
        if s.asking:
            check_choices(s, rng)
            check_session(game, s, rng)
        check_text(game, s, rng)


def refused(what: str, kind: type[CivitasError], call: Any, *args: Any, **keywords: Any) -> None:
    """The call must raise this kind of error, in a sentence."""
    try:
        call(*args, **keywords)
    except kind as error:
        if len(str(error)) < len("It is."):
            raise FuzzFault(f"{what} was refused without a word") from error
    else:
        raise FuzzFault(f"{what} was accepted")


def check_set_up(game: Game[Any]) -> None:
    least = game.info.least_seats
    for bad in BAD_SEEDS:
        refused(f"the seed {bad!r}", OptionError, game.new, least, bad)
    for seats in BAD_SEATS:
        refused(f"{seats!r} seats", OptionError, game.new, seats, 1)
    refused("an unknown option", OptionError, game.new, least, 1, {"no such option": 1})
    for spec in game.info.options:
        refused(f"a bad {spec.name}", OptionError, game.new, least, 1, {spec.name: "no such value"})
        if spec.kind == "number":
            refused(f"too high a {spec.name}", OptionError, game.new, least, 1, {spec.name: spec.most + 1})
            refused(f"too low a {spec.name}", OptionError, game.new, least, 1, {spec.name: spec.least - 1})


def check_choices(s: Machine, rng: Rng) -> None:
    """Codes that are no options are refused and the state stays as it was."""
    before = s.to_json()
    for code in (-2, 1 << 40, int(rng.below(1 << 20)) + 10_000, max(s.options) + 1):
        refused(f"the code {code}", IllegalChoice, s.choose, code)
    if s.to_json() != before:
        raise FuzzFault("an illegal choice changed the state")


def check_session(game: Game[Any], s: Machine, rng: Rng) -> None:
    """Another seat's answer, an old answer and a bad set are refused, and nothing is written."""
    session = Session(game, s.copy())
    if session.commit_open():
        refused("a commitment to nothing there is", IllegalChoice, session.choose, s.asked, 1 << 40)
        return
    before = list(session.codes)
    seat, code = s.asked, pick(s, rng)
    refused("another seat's answer", IllegalChoice, session.choose, (seat + 1) % s.seats, code)
    refused("an answer from the past", IllegalChoice, session.choose, seat, code, version=-1)
    refused("a bad set", IllegalChoice, session.choose_many, seat, [1 << 40, 1 << 41])
    if session.version or session.codes != before or session.state.key() != s.key():
        raise FuzzFault("a refused answer changed the session")


def mutations(text: str, rng: Rng, count: int) -> Iterator[str]:
    """Texts that differ a little: cut short, a character changed, a number changed."""
    for _ in range(count):
        at = int(rng.below(len(text)))
        match int(rng.below(3)):
            case 0:
                yield text[:at]
            case 1:
                yield text[:at] + chr(33 + int(rng.below(94))) + text[at + 1 :]
            case _:
                digits = [i for i, c in enumerate(text) if c.isdigit()]
                place = digits[rng.below(len(digits))]
                yield text[:place] + str((int(text[place]) + 1) % 10) + text[place + 1 :]


def check_text(game: Game[Any], s: Machine, rng: Rng) -> None:
    """A saved state or a record that was changed in any way is refused."""
    text = s.to_json()
    for broken in mutations(text, rng, 10):
        if broken != text:
            refused("a broken saved state", RecordError, game.from_json, broken)
    record = game.record(s)
    text = record.to_json()
    whole = msgspec.json.decode(text)
    for broken in mutations(text, rng, 10):
        if not same_json(broken, whole):
            refused("a broken record", RecordError, read_record, broken)


def same_json(text: str, value: Any) -> bool:
    """Whether the text still says the same: a changed blank or sign may."""
    try:
        return bool(msgspec.json.decode(text) == value)
    except msgspec.MsgspecError:
        return False
