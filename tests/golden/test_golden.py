"""Whole games kept as fixtures (DESIGN 11). A changed fingerprint must be explained: run with --update, it says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from civitas import registry
from civitas.arena.match import bot_choice
from civitas.bots import make_bot
from civitas.games.ages.game import GAME as AGES
from civitas.games.imperium.game import GAME as IMPERIUM
from civitas.games.mare.game import GAME as MARE
from civitas.games.proving.game import GAME
from civitas.kernel.errors import Mismatch, RecordError
from civitas.kernel.game import Game
from civitas.kernel.record import Record, load_record, replay_record
from civitas.testing.golden import check_golden, random_game

FOLDER = Path(__file__).parent
GAMES = {"proving-2": (2, 11), "proving-3": (3, 12), "proving-4": (4, 13)}

BEAM = "beam:nodes=100,width=4,worlds=2"
# What a kept game is played with besides the seats, where it is not what a game usually is.
SETTINGS = {
    "imperium-automaton": {"nation2": "mayans", "automaton": "emperor", "trade_routes": "yes"},
    "imperium-automaton-house": {"nation2": "martians", "automaton": "overlord"},
}
BOT_GAMES: dict[str, tuple[Game[Any], str, int, int]] = {
    "ages-2": (AGES, BEAM, 2, 31),
    "ages-3": (AGES, BEAM, 3, 32),
    "ages-4": (AGES, BEAM, 4, 33),
    "imperium-2": (IMPERIUM, BEAM, 2, 41),
    "imperium-3": (IMPERIUM, BEAM, 3, 42),
    "imperium-4": (IMPERIUM, BEAM, 4, 43),
    "imperium-automaton": (IMPERIUM, BEAM, 2, 44),
    "imperium-automaton-house": (IMPERIUM, BEAM, 2, 45),
    "mare-3": (MARE, "greedy", 3, 21),
    "mare-4": (MARE, "greedy", 4, 22),
    "mare-5": (MARE, "greedy", 5, 23),
}


def bot_game(game: Game[Any], spec: str, seats: int, seed: int, settings: dict[str, str]) -> Record:
    """A game among bots of one sort."""
    s = game.new(seats, seed, settings)
    bots = [make_bot(spec, seat) for seat in range(seats)]
    while s.asking:
        s.choose(bot_choice(bots[s.asked], game, s))
    return game.record(s)


@pytest.mark.parametrize("name", BOT_GAMES)
def test_the_kept_game_of_bots_still_goes_the_way_it_went(
    name: str, update: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    game, spec, seats, seed = BOT_GAMES[name]
    settings = SETTINGS.get(name, {})
    why = check_golden(game, FOLDER / f"{name}.json", lambda: bot_game(game, spec, seats, seed, settings), update)
    if why:
        with capsys.disabled():
            print(f"\n{why}")  # noqa: T201
    record = load_record(FOLDER / f"{name}.json")
    s = replay_record(game, record)
    assert (record.game, record.seats, s.over) == (game.info.name, seats, True)
    assert s.winners(), "somebody has won; two may share it"


@pytest.mark.parametrize("name", GAMES)
def test_the_kept_game_still_goes_the_way_it_went(name: str, update: bool, capsys: pytest.CaptureFixture[str]) -> None:
    why = check_golden(GAME, FOLDER / f"{name}.json", lambda: random_game(GAME, *GAMES[name]), update)
    if why:
        with capsys.disabled():
            print(f"\n{why}")  # noqa: T201


@pytest.mark.parametrize("name", GAMES)
def test_the_kept_game_is_a_whole_one_with_its_result(name: str) -> None:
    record = load_record(FOLDER / f"{name}.json")
    seats, seed = GAMES[name]
    assert (record.game, record.seats, record.seed) == ("proving", seats, str(seed))
    assert record.result is not None
    assert len(record.choices()) > 100
    assert len(record.segments[0].prints) == len(record.choices()) // 10
    assert replay_record(GAME, record).over


def test_a_game_that_goes_another_way_is_a_mismatch_until_it_is_updated_and_then_the_first_difference_is_told(
    tmp_path: Path,
) -> None:
    record = random_game(GAME, 2, 5)
    record.segments[0].prints[3] = "0" * 16
    path = tmp_path / "moved.json"
    record.save(path)
    with pytest.raises(Mismatch, match="At choice 40"):
        check_golden(GAME, path, lambda: random_game(GAME, 2, 5), update=False)
    why = check_golden(GAME, path, lambda: random_game(GAME, 2, 5), update=True)
    assert why.startswith("moved.json was written anew: At choice 40, in program ")
    assert check_golden(GAME, path, lambda: random_game(GAME, 2, 5), update=False) == ""


def test_a_missing_game_is_an_error_until_it_is_updated(tmp_path: Path) -> None:
    path = tmp_path / "missing.json"
    with pytest.raises(RecordError, match="No such file"):
        check_golden(GAME, path, lambda: random_game(GAME, 2, 5), update=False)
    assert "missing.json was written anew" in check_golden(GAME, path, lambda: random_game(GAME, 2, 5), update=True)
    assert load_record(path) == random_game(GAME, 2, 5)


def test_a_game_that_still_goes_the_same_way_is_not_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "same.json"
    random_game(GAME, 2, 5).save(path)
    before = path.stat().st_mtime_ns, path.read_bytes()
    assert check_golden(GAME, path, lambda: random_game(GAME, 3, 6), update=True) == ""
    assert (path.stat().st_mtime_ns, path.read_bytes()) == before


def test_a_kept_game_of_other_rules_is_said_to_be_so(tmp_path: Path) -> None:
    record = random_game(GAME, 2, 5)
    record.segments[0] = msgspec.structs.replace(record.segments[0], version="0")
    path = tmp_path / "old.json"
    record.save(path)
    with pytest.raises(RecordError, match=r"rules version 0 of proving; the version installed here is 2"):
        check_golden(GAME, path, lambda: random_game(GAME, 2, 5), update=False)


@pytest.mark.parametrize("name", BOT_GAMES | GAMES)
def test_a_kept_state_is_still_read_and_goes_on_like_its_game(name: str, update: bool) -> None:
    """Saved in the middle of the kept game, by the release that wrote it; read by every later one."""
    record = load_record(FOLDER / f"{name}.json")
    game = registry.game(record.game)
    path = FOLDER / "states" / f"{name}.json"
    middle = len(record.choices()) // 2
    if update:
        path.write_text(replay_record(game, record, middle).to_json(), "utf-8")
    s = game.from_json(path.read_text("utf-8"))
    assert s.position() == replay_record(game, record, middle).position()
    for code in record.choices()[middle:]:
        s.choose(code)
    assert s.position() == replay_record(game, record).position()
