"""Records and saved states of earlier rules, kept as they were written: shown and refused by name, never played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import civitas
from civitas.cli.main import civitas as command
from civitas.kernel.errors import RecordError
from civitas.kernel.record import load_record, replay_record

FOLDER = Path(__file__).parent
# What was written, under which rules, and the rules of today. Records of `format-1` are of format 1.
KEPT = [
    ("other-rules/imperium-1", "imperium", "1", "4"),
    ("other-rules/mare-1", "mare", "1", "3"),
    ("format-1/ages", "ages", "1", "2"),
    ("format-1/imperium", "imperium", "2", "4"),
    ("format-1/mare", "mare", "2", "3"),
    ("format-1/proving", "proving", "1", "2"),
]
each_kept = pytest.mark.parametrize(("path", "name", "rules", "installed"), KEPT)


@each_kept
def test_a_saved_state_of_other_rules_is_refused_and_both_versions_are_named(
    path: str, name: str, rules: str, installed: str
) -> None:
    text = (FOLDER / f"{path}.state.json").read_text("utf-8").rstrip()
    both = rf"rules version {rules} of {name}; the version installed here is {installed}\."
    with pytest.raises(RecordError, match=both):
        civitas.game(name).from_json(text)


@pytest.mark.parametrize("until", [0, 10, None])
@each_kept
def test_a_record_of_other_rules_is_refused_at_every_position_and_both_versions_are_named(
    path: str, name: str, rules: str, installed: str, until: int | None
) -> None:
    record = load_record(FOLDER / f"{path}.record.json")
    both = rf"rules version {rules} of {name}; the version installed here is {installed}\."
    with pytest.raises(RecordError, match=both):
        replay_record(civitas.game(name), record, until)


@each_kept
def test_a_record_of_other_rules_still_tells_who_played_and_how_it_ended(
    path: str, name: str, rules: str, installed: str
) -> None:
    file = FOLDER / f"{path}.record.json"
    record = load_record(file)
    told = msgspec.json.decode(CliRunner().invoke(command, ["replay", str(file), "--json"]).stdout)
    assert (told["game"], told["versions"], told["names"]) == (name, [rules], record.names)
    assert told["options"] == record.options
    assert told["choices"] == len(record.choices())
    if record.result is not None:
        assert (told["over"], told["winners"]) == (True, record.result.winners)
    shown = CliRunner().invoke(command, ["replay", str(file), "--lang", "en"])
    assert shown.exit_code == 0
    assert f"rules version {rules}; the version installed here is {installed}" in " ".join(shown.stdout.split())


def test_a_record_of_format_1_is_not_replayed_though_its_rules_bear_the_same_number() -> None:
    game = civitas.game("proving")
    record = game.record(game.new(2, 7))
    record.format = 1
    with pytest.raises(RecordError, match="rules version 2 of proving"):
        replay_record(game, record)
