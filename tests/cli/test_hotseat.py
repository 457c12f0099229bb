"""Several people at one screen: nothing hidden shows between two of them."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path

COVER = "The others look away; press Enter."
NEW = ("play", "proving", "--seed", "5", "--bots", "human,human", "--set", "rounds=1")


def test_each_person_presses_enter_before_seeing_anything(run) -> None:
    shown = run(*NEW).stdout
    assert shown.startswith(f"Player 1, your turn at the screen. {COVER}")
    assert "Hand" not in shown


def test_a_person_sees_their_own_hand_and_no_other(run) -> None:
    shown = run(*NEW, typed="\n0\ny\n\n0\ny\n\n").stdout
    parts = shown.split(COVER)
    assert len(parts) == 3
    for seat, part in enumerate(parts[1:], 1):
        before_the_end = part.partition("The game is over")[0]
        assert set(re.findall(r"Player (\d)[^\n]* · Hand", before_the_end)) == {str(seat)}


def test_what_the_other_draws_is_not_named_in_the_log(run) -> None:
    second = run(*NEW, typed="\n0\ny\n\n").stdout.split(COVER)[2]
    assert "Player 1 draws 5 cards." in second


def test_one_person_alone_is_never_covered(run) -> None:
    assert COVER not in run("play", "proving", "--seed", "5").stdout


def read_until(terminal: int, text: str, seconds: float = 20.0) -> str:
    """What the terminal shows until the text appears."""
    got = b""
    end = time.monotonic() + seconds
    while text.encode() not in got and time.monotonic() < end:
        got += os.read(terminal, 65536)
    return got.decode()


def test_on_a_terminal_the_screen_and_what_scrolled_away_are_wiped_before_the_next_person() -> None:
    ours, theirs = pty.openpty()
    env = {**os.environ, "CIVITAS_LANG": "en", "TERM": "xterm", "COLUMNS": "100"}
    program = Path(sys.executable).with_name("civitas")
    child = subprocess.Popen([program, *NEW], stdin=theirs, stdout=theirs, stderr=theirs, env=env)  # noqa: S603
    os.close(theirs)
    try:
        read_until(ours, COVER)
        os.write(ours, b"\n")
        assert "Hand" in read_until(ours, "Your answer:")
        os.write(ours, b"0\n")
        read_until(ours, "(y/n)")
        os.write(ours, b"y\n")
        after = read_until(ours, COVER)
        cover = after.rpartition("\x1b[3J")[2]
        assert "\x1b[2J\x1b[3J" in after
        assert "Player 2, your turn" in cover
        assert "Hand" not in cover
    finally:
        child.kill()
        child.wait()
        os.close(ours)
