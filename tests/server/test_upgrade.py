"""An upgrade and the way back, with a database that an earlier release made (`earlier/make.py`)."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import civitas as civitas_package
from civitas.cli.main import civitas
from civitas.server import verify
from civitas.server.settings import read_settings
from civitas.server.storage import revisions

from .releases import Release, release
from .site import Doc, Person, Site, good

__all__ = ["release"]
KEPT = Path(__file__).parent / "earlier" / "civitas.sql.gz"
PLAYER = "the-player"
# Whether its tables are the same under the rules of today. Rules that change so that they are not, change this.
STAND = {"ages": True, "imperium": True, "mare": True, "proving": True}
BEGUN = 2 * len(STAND)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    database = sqlite3.connect(tmp_path / "civitas.db")
    database.executescript(gzip.decompress(KEPT.read_bytes()).decode())
    database.close()
    return tmp_path


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    site = Site(folder).open()
    yield site
    site.close()


@pytest.fixture
def ana(site: Site, folder: Path) -> Person:
    """Somebody who comes back: the tables are hers."""
    person = site.person()
    me = good(person.get("/me"))["id"]
    database = sqlite3.connect(folder / "civitas.db")
    with database:
        database.execute("UPDATE seats SET player = ? WHERE player = ?", (me, PLAYER))
        database.execute("UPDATE tables SET host = ? WHERE host = ?", (me, PLAYER))
    database.close()
    return person


def asked(folder: Path, *question: str) -> list[tuple[str, ...]]:
    database = sqlite3.connect(folder / "civitas.db")
    rows: list[tuple[str, ...]] = database.execute(*question).fetchall()
    database.close()
    return rows


def table_of(folder: Path, game: str, status: str) -> Doc:
    """What the earlier release stored of a table."""
    names = ("id", "version", "asked", "winners")
    (row,) = asked(
        folder, "SELECT id, version, asked, winners FROM tables WHERE game = ? AND status = ?", (game, status)
    )
    return dict(zip(names, row, strict=True))


def run(*words: str) -> Result:
    return CliRunner().invoke(civitas, ["--lang", "en", *words])


# The upgrade.


@pytest.mark.parametrize("game", STAND)
def test_a_game_under_way_goes_on_where_it_stood(game: str, folder: Path, ana: Person) -> None:
    stored = table_of(folder, game, "playing")
    seen = ana.see(stored)
    assert seen["read_only"] != STAND[game]
    assert seen["version"] == stored["version"]
    assert [line["text"] for line in seen["talk"]] == [f"hello {game}"]
    if STAND[game]:
        assert str(seen["asked"]) == stored["asked"]
        seat = seen["asked"][0]
        assert ana.plays_on(ana.see(stored, seat=seat), seat)["version"] == stored["version"] + 1


@pytest.mark.parametrize("game", STAND)
def test_a_finished_game_has_its_result_and_is_kept_for_ever(
    game: str, folder: Path, ana: Person, release: Release
) -> None:
    stored = table_of(folder, game, "over")
    seen = ana.see(stored)
    assert str(seen["winners"]) == stored["winners"]
    if STAND[game]:
        release.forgets()
        ending = good(ana.get(f"/tables/{stored['id']}/ending", language="pt"))
        assert str(ending["winners"]) == stored["winners"]
        assert ending["table"]


def test_a_game_that_moved_over_has_all_that_is_stored_of_games_since(
    folder: Path, ana: Person, release: Release
) -> None:
    stored = table_of(folder, "proving", "playing")
    before = ana.see(stored, seat=0)
    moves = asked(folder, "SELECT position, prints FROM moves WHERE table_id = ? ORDER BY version", (stored["id"],))
    assert moves[-1][0] == before["position"]
    assert sum(prints != "[]" for _, prints in moves) >= before["position"] // 10
    release.pays_from(0)
    after = ana.see(stored, seat=0)
    assert (after["read_only"], after["view"]["zones"]) == (False, before["view"]["zones"]), "it goes on from there"


def test_an_undo_before_the_upgrade_was_not_forgotten(folder: Path) -> None:
    kinds = asked(folder, "SELECT kind FROM moves WHERE kind = 'undo'")
    assert kinds, "the fixture has one, or the tests above show less than they say"


# `civitas verify`.


def test_verify_tells_what_becomes_of_all_games_and_does_not_try_them_again(folder: Path) -> None:
    first = run("verify", "--data", str(folder))
    assert first.exit_code == 0
    stand = 2 * sum(STAND.values())
    assert first.stdout.splitlines()[:4] == [
        "0 played under these very rules",
        f"{stand} played under others, and the same under these",
        "0 that go on under these rules from where they stood",
        f"{BEGUN - stand} that can only be looked at",
    ]
    assert run("verify", "--data", str(folder)).stdout.startswith(f"{stand} played under these very rules\n0 played")
    endings = asked(folder, "SELECT count(*) FROM endings")
    assert endings == [(sum(STAND.values()),)], "finished games are kept before the next upgrade"


def test_verify_goes_on_where_it_was_stopped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "TOGETHER", 1)

    class Stopped(Exception):
        pass

    def stop(done: int, _total: int) -> None:
        if done == 3:
            raise Stopped

    settings = read_settings(folder)
    with pytest.raises(Stopped):
        asyncio.run(verify.verify(settings, 1, stop))
    left = asyncio.run(verify.untried(settings))
    assert 0 < left < BEGUN
    told: list[tuple[int, int]] = []
    found = asyncio.run(verify.verify(settings, 1, lambda done, total: told.append((done, total))))
    assert (found.holding, found.standing) == (left, BEGUN - left)
    assert told[-1] == (BEGUN, BEGUN)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_verify_names_every_game_that_breaks_and_what_happened(folder: Path) -> None:
    database = sqlite3.connect(folder / "civitas.db")
    with database:
        database.execute("UPDATE tables SET winners = '[7]' WHERE status = 'over' AND game = 'proving'")
    database.close()
    (broken,) = asked(folder, "SELECT id FROM tables WHERE status = 'over' AND game = 'proving'")
    told = run("verify", "--data", str(folder)).stdout.splitlines()
    assert told[-1] == f"{broken[0]} (proving) can only be looked at: The game has another end."
    again = run("verify", "--data", str(folder)).stdout.splitlines()
    assert again[-1] == f"{broken[0]} (proving) can only be looked at: Its choices lead elsewhere.", (
        "each time it is run"
    )


def test_games_that_an_earlier_release_left_without_proof_are_named_and_not_announced_for_ever(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite3.connect(folder / "civitas.db")
    with database:
        database.execute("UPDATE tables SET rules = 'ancient' WHERE game = 'mare'")
    database.close()
    told = run("verify", "--data", str(folder)).stdout
    assert told.count("(mare) can only be looked at: Nothing was stored to try the game by.") == 2
    monkeypatch.setattr("civitas.server.serve.serve", lambda *_: None)
    assert run("serve", "--data", str(folder)).stdout.startswith("Civitas is at")


def test_serve_says_how_many_games_were_not_tried_yet(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.server.serve.serve", lambda *_: None)
    line = f"{BEGUN} stored games were played under other rules and are tried when they are opened"
    assert run("serve", "--data", str(folder)).stdout.startswith(line)
    run("verify", "--data", str(folder))
    assert run("serve", "--data", str(folder)).stdout.startswith("Civitas is at")


# A later release, whose sources are those of today but for the proving game's starting deck.


@pytest.fixture
def later(tmp_path: Path) -> Callable[..., list[str]]:
    """What a command of the later release prints."""
    sources = tmp_path / "later"
    unread = shutil.ignore_patterns("static", "__pycache__", "*.so")
    shutil.copytree(Path(civitas_package.__file__).parent, sources / "civitas", ignore=unread)
    setup = sources / "civitas" / "games" / "proving" / "setup.py"
    text = setup.read_text("utf-8")
    assert "(BEAD,) * 7" in text
    setup.write_text(text.replace("(BEAD,) * 7", "(BEAD,) * 8"), "utf-8")

    def run_there(*words: str) -> list[str]:
        command = [sys.executable, "-c", "from civitas.cli.main import main; main()", "--lang", "en", *words]
        environment = os.environ | {"PYTHONPATH": str(sources), "CIVITAS_PURE": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - ours
        return done.stdout.splitlines()

    return run_there


def test_a_later_release_with_another_starting_deck_changes_no_game_that_is_there(
    folder: Path, later: Callable[..., list[str]]
) -> None:
    assert run("verify", "--data", str(folder)).exit_code == 0
    (under_way,) = asked(folder, "SELECT id FROM tables WHERE game = 'proving' AND status = 'playing'")
    (over,) = asked(folder, "SELECT id FROM tables WHERE game = 'proving' AND status = 'over'")
    told = later("verify", "--data", str(folder))
    others = 2 * sum(STAND.values()) - 2
    assert told[0] == f"{others} played under these very rules", "the other games have not changed"
    assert told[4:] == [
        f"{under_way[0]} (proving) goes on from where it stood: It begins with another position.",
        f"{over[0]} (proving) can only be looked at: It begins with another position.",
    ]
    site = Site(folder).open()
    try:
        back = site.person().see({"id": over[0]})
        assert (back["read_only"], back["status"]) == (False, "over"), "the finished one stands where its rules are"
    finally:
        site.close()


# The way back.


def test_the_copy_made_before_the_upgrade_is_what_the_earlier_release_left(folder: Path, tmp_path: Path) -> None:
    before = asked(folder, "SELECT version_num FROM alembic_version")
    copy = tmp_path / "before"
    shutil.copytree(folder, copy)
    stored = table_of(folder, "proving", "playing")
    site = Site(folder).open()
    assert not site.person().see(stored)["read_only"]
    site.close()
    assert asked(folder, "SELECT version_num FROM alembic_version") != before
    for path in folder.glob("civitas.db*"):
        path.unlink()
    shutil.copy(copy / "civitas.db", folder)
    assert asked(folder, "SELECT version_num FROM alembic_version") == before
    assert table_of(folder, "proving", "playing") == stored


@pytest.mark.parametrize("words", [("serve",), ("verify",), ("backup", "file")])
def test_an_earlier_release_refuses_a_later_database_in_a_sentence(
    words: tuple[str, ...], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest, *earlier = revisions()
    assert run("verify", "--data", str(folder)).exit_code == 0
    monkeypatch.setattr("civitas.server.storage.revisions", lambda: earlier)
    monkeypatch.setattr("civitas.server.serve.serve", lambda *_: None)
    monkeypatch.chdir(folder)
    told = run(*words, "--data", str(folder))
    assert told.exit_code == 1
    sentence = " ".join(told.stderr.split())
    assert f"made by a newer release of Civitas (its form is {newest}; this release knows forms up to" in sentence
    assert "restore a backup made before the upgrade" in sentence
