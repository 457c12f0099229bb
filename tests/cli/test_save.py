"""Saving and going on: a record is written whole or not at all."""

from __future__ import annotations

import errno
import os
import re
import stat
from pathlib import Path

import civitas
from civitas.kernel.record import load_record, replay_record

NEW = ("play", "proving", "--seed", "5")


def flat(shown: str) -> str:
    """Without the line breaks a long path brings about."""
    return " ".join(shown.split())


def test_a_saved_game_replays_to_where_it_was(run, tmp_path) -> None:
    path = tmp_path / "game.json"
    shown = run(*NEW, typed=f"1\n1\ns\n{path}\nq\n").stdout
    assert "Saved as" in shown
    assert "Leave without saving?" not in shown
    record = load_record(path)
    assert (record.seed, record.seats, record.names) == ("5", 2, ["human", "greedy"])
    assert len(record.choices()) == 2
    assert replay_record(civitas.game("proving"), record).asked == 0


def test_the_file_may_be_named_at_once(run, tmp_path) -> None:
    path = tmp_path / "game.json"
    run(*NEW, typed=f"s {path}\n")
    assert load_record(path).choices() == []


def test_a_saved_game_is_gone_on_with(run, tmp_path) -> None:
    path = tmp_path / "game.json"
    run(*NEW, typed=f"1\n1\ns {path}\n")
    shown = run("play", "proving", "--load", str(path)).stdout
    assert re.search(r"Hand +2 . Bead, Hut", shown)
    assert re.search(r"Player 1 plays 2 . Bead\.", shown)


def test_in_a_loaded_game_the_players_keep_their_names(run, saved) -> None:
    path = str(saved("turn", past=20, names=["Marta", "Rui"]))
    shown = run("play", "proving", "--load", path).stdout
    assert "Marta (you)" in shown
    assert "Rui (greedy)" in shown
    assert re.search(r"^(Marta|Rui) (draws|plays|takes|buys)", shown, re.MULTILINE)
    assert not re.search(r"Player \d", shown)
    covered = run("play", "proving", "--load", path, "--bots", "human,human").stdout
    assert re.match(r"(Marta|Rui), your turn at the screen\.", covered)


def test_a_loaded_game_takes_no_seats_seed_or_options(run, saved) -> None:
    for extra in (("--seats", "2"), ("--seed", "1"), ("--set", "rounds=2")):
        result = run("play", "proving", "--load", str(saved("turn")), *extra)
        assert result.exit_code == 2
        assert "leave out --seats, --seed, --set" in result.stderr


def test_replacing_another_file_is_asked_about(run, tmp_path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear")
    shown = " ".join(run(*NEW, typed=f"s {path}\nn\n").stdout.split())
    assert "exists. Replace it?" in shown
    assert path.read_text() == "dear"
    run(*NEW, typed=f"s {path}\ny\n")
    assert load_record(path).game == "proving"


def test_saving_again_to_the_same_file_is_not_asked_about(run, tmp_path) -> None:
    path = tmp_path / "game.json"
    shown = run(*NEW, typed=f"s {path}\n1\ns\n\n").stdout
    assert "Replace it?" not in shown
    assert f"[{path}]" in flat(shown).replace(" ", "")
    assert len(load_record(path).choices()) == 1


def test_a_folder_or_a_device_is_never_replaced(run, tmp_path) -> None:
    assert "is not a file" in flat(run(*NEW, typed=f"s {tmp_path}\n").stdout)
    assert "is not a file" in run(*NEW, typed="s /dev/null\n").stdout
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_a_full_disk_is_told_and_the_old_file_is_left_as_it_was(run, tmp_path, monkeypatch) -> None:
    path = tmp_path / "game.json"
    run(*NEW, typed=f"1\ns {path}\n")
    before = path.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    result = run("play", "proving", "--load", str(path), typed=f"1\ns {path}\ny\n1\n")
    assert result.exit_code == 0
    assert "No space left on device" in flat(result.stdout)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    assert re.search(r"Player 1 plays 3 . Bead\.", result.stdout)


def test_a_folder_that_is_not_there_is_told_and_the_game_goes_on(run, tmp_path) -> None:
    result = run(*NEW, typed=f"s {tmp_path}/no/game.json\n1\n")
    assert result.exit_code == 0
    assert "No such file or directory" in flat(result.stdout)
    assert "Player 1 plays Bead." in result.stdout


def test_the_finished_game_can_be_saved(run, tmp_path) -> None:
    path = tmp_path / "game.json"
    run(*NEW, "--set", "rounds=1", typed=f"0\ny\ns\n{path}\n")
    result = load_record(path).result
    assert result is not None
    assert len(result.scores) == 2


def test_a_record_of_another_game_is_refused(run, saved) -> None:
    other = load_record(saved("turn"))
    other.game = "chess"
    path = saved("turn").with_name("chess.json")
    other.save(path)
    result = run("play", "proving", "--load", str(path))
    assert result.exit_code == 1
    assert "holds a game of chess, not of proving" in result.stderr
