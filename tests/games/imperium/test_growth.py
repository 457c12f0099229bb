"""A nation more, or decks found in another order, changes no game that exists: tried in processes of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from civitas.games.imperium.game import GAME
from civitas.kernel.errors import OptionError
from civitas.kernel.record import load_record, replay_record
from civitas.server.heads import imported
from civitas.server.opening import set_up
from civitas.server.storage import PlayerRow, TableHead
from civitas.server.table import Table

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = sorted(GOLDEN.glob("imperium-[234].json"))
STRIDE = 7

# A nation that no kept game has, and another as its author would write it, which takes its place.
LEFT_OUT = "taino"
NATION = """
from civitas.games.imperium.effects.vocabulary import *

nation("TAI", "strangers", stars=2, aggressiveness=RUTHLESS)
card("3TAI1A", "Strangers", power, vp(2), exhaust(draw(1)))
card("3TAI1B", "Strangers", power, vp(1), whenever(you_take_unrest(), gain(MATERIALS, 1)))
for place in range(2, 8):
    progress = gain(PROGRESS, place)
    card(f"3TAI{place}", f"Horse {place}", empire, play(this_turn(you_play(REGIONS), draw(1)), progress))
"""

# What a game is, told by everything that outlives a process.
CHILD = """
import pkgutil, random, sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader

WHERE = "civitas.games.imperium.content.horizons"
order, left_out, nation = sys.argv[1:]
found = pkgutil.iter_modules

def shuffled(path=None, prefix=""):
    out = [each for each in found(path, prefix) if each.name != left_out]
    names = {each.name for each in out}
    if names & {"classics", "vikings", "inuit"}:
        if nation and "inuit" in names and "content" in str(path):
            out.append(pkgutil.ModuleInfo(out[0].module_finder, "strangers", False))
        random.Random(order).shuffle(out)
    return iter(out)

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == WHERE + ".strangers":
            return spec_from_loader(name, SourceFileLoader(name, nation))
        return None

pkgutil.iter_modules = shuffled
sys.meta_path.insert(0, Finder())
import civitas.games.imperium.game as game
assert ("strangers" in game.NATIONS) == bool(nation)
assert left_out not in game.NATIONS

import json
from pathlib import Path
import msgspec
from civitas.kernel.record import load_record, replay_record
from civitas.server.storage import TableHead
from civitas.server.table import Table

told = []
for path, states, stored in json.loads(sys.stdin.read()):
    record = load_record(Path(path))
    table = Table(msgspec.json.decode(stored, type=TableHead), [])
    table.begin()
    told.append([replay_record(game.GAME, record).position().hex(), table.state.position().hex(), table.options])
    for text in states:
        s = game.GAME.from_json(text)
        described = [str(game.GAME.describe(s, code)) for code in s.options]
        told[-1].append([s.position().hex(), s.key().hex(), s.options, described])
print(json.dumps(told))
"""


def told_by_a_child(order: str, left_out: str = "", nation: str = "") -> object:
    """What the kept games and states saved on their way are, in a process with these decks."""
    asked = msgspec.json.encode([(str(path), saved_on_the_way(path), stored(path)) for path in RECORDS])
    command = [sys.executable, "-c", CHILD, order, left_out, nation]
    run = subprocess.run(command, input=asked, capture_output=True, check=False)  # noqa: S603
    assert run.returncode == 0, run.stderr.decode()[-2000:]
    return msgspec.json.decode(run.stdout)


def saved_on_the_way(path: Path) -> list[str]:
    record = load_record(path)
    return [replay_record(GAME, record, until).to_json() for until in range(0, len(record.choices()), 10 * STRIDE)]


def stored(path: Path) -> str:
    """A table at which the kept game was played, as it is stored."""
    player = PlayerRow("ana", "Ana", None, "", "{}", "", 0, 0)
    table = Table(imported(player, path.read_text("utf-8")), [])
    set_up(table)
    return msgspec.json.encode(table.head).decode()


def told_here() -> list[list[object]]:
    out: list[list[object]] = []
    for path in RECORDS:
        end = replay_record(GAME, load_record(path)).position().hex()
        table = Table(msgspec.json.decode(stored(path), type=TableHead), [])
        table.begin()
        out.append([end, table.state.position().hex(), table.options])
        for text in saved_on_the_way(path):
            s = GAME.from_json(text)
            described = [str(GAME.describe(s, code)) for code in s.options]
            out[-1].append([s.position().hex(), s.key().hex(), s.options, described])
    return out


@pytest.mark.parametrize("order", ["one", "another"])
def test_decks_found_in_another_order_change_nothing(order: str) -> None:
    assert told_by_a_child(order) == told_here()


def test_a_nation_more_changes_no_kept_game_no_saved_state_and_no_stored_table(tmp_path: Path) -> None:
    nation = tmp_path / "strangers.py"
    nation.write_text(NATION)
    without = told_by_a_child("one", LEFT_OUT)
    assert without == told_by_a_child("one", LEFT_OUT, str(nation)) == told_here()


def test_what_is_left_to_chance_is_kept_by_name() -> None:
    s = GAME.new(3, 7)
    options = GAME.record(s).options
    nations = [str(options[f"nation{seat}"]) for seat in (1, 2, 3)]
    assert len(set(nations)) == 3
    assert "draw" not in nations
    assert {str(options[f"side{seat}"]) for seat in (1, 2, 3)} <= {"a", "b"}
    assert options["first"] in (1, 2, 3)
    assert GAME.new(3, 7, options).key() == s.key()
    assert GAME.new(3, 7, {**options, "nation4": "draw"}).key() == s.key()


@pytest.mark.parametrize("text", ["nonsense", "1TRI3=2TRI4", "1TRI3=1TRI3,1TRI5=1TRI3", "=", "1TRI3="])
def test_tributaries_that_nobody_has_to_make_room_for_are_refused_by_name(text: str) -> None:
    """With Classics alone no tributary bears the name of a nation, so none may leave (imperium:mixing)."""
    with pytest.raises(OptionError, match="do not fit: none must leave"):
        GAME.new(2, 7, {"nation1": "romans", "nation2": "greeks", "tributaries": text})
