"""Records (DESIGN 3.1, 3.3): saved whole or not at all, verified as they are replayed, told when edited."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

import civitas
from civitas.games.proving.game import GAME, Proving
from civitas.games.proving.state import State
from civitas.kernel.errors import CivitasError, Mismatch, RecordError
from civitas.kernel.node import PASS
from civitas.kernel.record import PRINT_EVERY, Record, Result, Segment, load_record, read_record, replay_record
from civitas.kernel.rng import SEED_LIMIT
from civitas.kernel.session import Session
from civitas.testing.positions import play, rng_of


def played(seats: int = 2, seed: int = 7, choices: int = 57, **options: object) -> State:
    s = GAME.new(seats, seed, options)
    play(s, rng_of("record", seats, seed), choices)
    return s


def record(seats: int = 2, seed: int = 7, choices: int = 57, **options: object) -> Record:
    return GAME.record(played(seats, seed, choices, **options))


def edited(change: Callable[[dict[str, Any]], None], original: Record | None = None) -> str:
    """The text of a record edited by somebody who knows how to seal it."""
    data = msgspec.json.decode((original or record()).to_json())
    change(data)
    data["seal"] = ""
    try:
        return msgspec.convert(data, Record).to_json()
    except msgspec.ValidationError:
        return msgspec.json.encode(data).decode()


def refusal(text: str | bytes, until: int | None = None) -> str:
    """What is said of a record that cannot be replayed."""
    with pytest.raises(CivitasError) as error:
        civitas.replay(text, until)
    return str(error.value)


# What a record holds, and the way to the disk and back.


def test_a_record_holds_game_seats_options_seed_version_choices_and_prints() -> None:
    s = played(3, 7, 57, rounds=40)
    made = GAME.record(s)
    assert (made.game, made.seats, made.seed) == ("proving", 3, "7")
    kingdom = str(made.options.pop("kingdom"))
    assert len(set(kingdom.split(","))) == 10, "what was left to chance is kept by name"
    assert made.options == {"market": 10, "rounds": 40}
    (segment,) = made.segments
    assert segment.version == "2"
    assert len(segment.choices) == 57
    assert len(segment.prints) == 57 // PRINT_EVERY == 5
    assert segment.start == ""
    assert made.result is None


def test_the_prints_are_those_of_every_tenth_state() -> None:
    made = record()
    for number, print_ in enumerate(made.segments[0].prints, 1):
        assert civitas.replay(made, 10 * number).position().hex() == print_


def test_a_record_saved_and_loaded_is_the_same(tmp_path: Path) -> None:
    for made in (record(), record(4, SEED_LIMIT - 1, 10**6, rounds=3)):
        path = tmp_path / "game.json"
        made.save(path)
        loaded = load_record(path)
        assert loaded == made
        assert civitas.replay(path.read_bytes()).key() == civitas.replay(made).key()


def test_the_highest_seed_is_kept_to_the_last_bit_as_a_string() -> None:
    made = record(2, SEED_LIMIT - 1)
    assert made.seed == "79228162514264337593543950335"
    assert '"seed":"79228162514264337593543950335"' in made.to_json()
    assert civitas.replay(made.to_json()).key() == played(2, SEED_LIMIT - 1).key()
    assert record(2, SEED_LIMIT - 2).segments[0].prints != made.segments[0].prints


def test_a_finished_game_s_record_tells_the_result_and_the_replay_checks_it() -> None:
    s = played(3, 5, 10**6, rounds=4)
    assert s.over
    made = GAME.record(s)
    assert made.result == Result(s.scores(), s.winners())
    assert civitas.replay(made.to_json()).over

    def raise_score(data: dict[str, Any]) -> None:
        data["result"]["scores"][0] += 1

    assert "The record ends with" in refusal(edited(raise_score, made))


def test_a_record_without_a_result_of_a_finished_game_still_replays() -> None:
    made = GAME.record(played(2, 5, 10**6, rounds=2))
    made.result = None
    assert civitas.replay(made).over


def test_a_result_claimed_for_an_unfinished_game_is_a_mismatch() -> None:
    made = record()
    made.result = Result([1, 2], [1])
    with pytest.raises(Mismatch, match="The record ends with"):
        civitas.replay(made)


def test_a_record_carries_the_players_names() -> None:
    session = Session(GAME, GAME.new(2, 1), ["Zoë", "Łukasz"])
    session.choose(0, PASS)
    made = read_record(session.record().to_json())
    assert made.names == ["Zoë", "Łukasz"]


def test_a_record_of_no_choices_is_a_new_game() -> None:
    made = GAME.record(GAME.new(2, 3))
    assert made.choices() == []
    assert civitas.replay(made.to_json()).key() == GAME.new(2, 3).key()


def test_equal_games_give_equal_text() -> None:
    assert record().to_json() == record().to_json()


# Replaying.


@pytest.mark.parametrize("until", [0, 1, 9, 10, 11, 56, 57, None])
def test_a_replay_stops_where_it_is_told(until: int | None) -> None:
    s = GAME.new(2, 7)
    made = record()
    for code in made.choices()[:until]:
        s.choose(code)
    assert civitas.replay(made, until).to_json() == s.to_json()


@pytest.mark.parametrize("until", [-1, 58, 10**9])
def test_a_position_the_record_does_not_have_is_refused_and_the_range_is_named(until: int) -> None:
    assert refusal(record().to_json(), until) == f"The record has 57 choices; position {until} is not among 0 to 57."


def test_a_fingerprint_that_moved_is_a_mismatch_that_says_choice_program_expected_and_found() -> None:
    made = record()
    found = made.segments[0].prints[2]

    def change(data: dict[str, Any]) -> None:
        data["segments"][0]["prints"][2] = "0" * 16

    s = civitas.replay(made, 29)
    program = GAME.book.program_names[s.top.prog]
    said = refusal(edited(change))
    assert said.startswith(f"At choice 30, in program '{program}'")
    assert "expects the fingerprint 0000000000000000" in said
    assert f"the replay finds {found}" in said
    assert civitas.replay(edited(change), 29).key() == s.key(), "before it nothing is wrong"


def test_a_choice_that_is_no_option_is_a_mismatch_that_says_choice_program_and_options() -> None:
    made = record()

    def change(data: dict[str, Any]) -> None:
        data["segments"][0]["choices"][23] = 199

    s = civitas.replay(made, 23)
    assert s.question is not None
    said = refusal(edited(change))
    assert said.startswith("Choice 24 of the record, in program ")
    assert f"question '{s.question.kind}' of seat {s.question.seat}" in said
    assert f"199 is not an option of this question; the options are {s.options}" in said


def test_a_legal_but_different_choice_is_found_by_the_next_fingerprint() -> None:
    made = record()
    s = civitas.replay(made, 12)
    other = next(code for code in s.options if code != made.choices()[12])

    def change(data: dict[str, Any]) -> None:
        data["segments"][0]["choices"][12] = other

    said = refusal(edited(change))
    assert "choice" in said.lower()
    assert any(f"{n}," in said or f"{n} of" in said for n in range(13, 21)), "at the twentieth choice or before"


def test_choices_after_the_end_of_the_game_are_a_mismatch() -> None:
    made = GAME.record(played(2, 5, 10**6, rounds=1))
    count = len(made.choices())
    made.segments[0].choices.append(PASS)
    made.result = None
    said = refusal(made.to_json())
    assert said.startswith(f"Choice {count + 1} of the record, in program 'game'")
    assert "The game is over" in said


def test_more_fingerprints_than_choices_allow_are_a_mismatch() -> None:
    made = record()
    made.segments[0].prints.append("0" * 16)
    assert "more fingerprints" in refusal(made.to_json())


def test_a_record_with_another_seed_is_a_mismatch() -> None:
    made = record()
    made.seed = "8"
    assert "choice" in refusal(made.to_json()).lower()


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seed", "x", r"2\^96 - 1"),
        ("seed", str(SEED_LIMIT), r"2\^96 - 1"),
        ("seats", 9, "2 to 4 seats"),
        ("options", {"colour": 1}, "no option 'colour'"),
        ("options", {"rounds": 0}, "from 1 to 200"),
        ("game", "chess", "no game 'chess'"),
        ("format", 3, "format 3; formats 1 to 2 can be read"),
        ("segments", [], "no segment"),
    ],
)
def test_a_record_with_an_impossible_head_is_refused_and_says_why(field: str, value: object, complaint: str) -> None:
    def change(data: dict[str, Any]) -> None:
        data[field] = value

    with pytest.raises(CivitasError, match=complaint):
        civitas.replay(edited(change))


def test_a_record_of_a_million_and_one_choices_is_refused_before_it_is_walked() -> None:
    made = record()
    made.segments[0].choices = [PASS] * 1_000_001
    assert "more than any game can have" in refusal(made.to_json())


# Other versions, several segments.


class NewRules(Proving):
    """The same game under the next version of its rules."""

    info = msgspec.structs.replace(GAME.info, version="3")


def test_a_record_made_under_other_rules_is_said_to_be_so() -> None:
    with pytest.raises(RecordError, match=r"rules version 2 of proving; the version installed here is 3"):
        replay_record(NewRules(), record())


def moved_over(choices: int = 23, then: int = 34) -> tuple[Record, State]:
    """A game begun under rules 2 and continued from a snapshot under rules 3."""
    s = played(2, 7, choices)
    game = NewRules()
    old = GAME.record(s).segments[0]
    t = game.from_json(s.to_json())
    play(t, rng_of("moved"), then)
    new = game.record(t).segments[0]
    return Record("proving", 2, {"market": 10, "rounds": 22}, "7", [old, new]), t


def test_a_record_of_several_segments_replays_the_ones_of_the_installed_rules() -> None:
    made, t = moved_over()
    assert [segment.version for segment in made.segments] == ["2", "3"]
    assert made.segments[1].start
    made = read_record(made.to_json())
    assert replay_record(NewRules(), made).key() == t.key()
    assert replay_record(NewRules(), made, 57).key() == t.key()
    assert replay_record(NewRules(), made, 24).choices == 24


def test_a_position_in_a_segment_of_other_rules_is_refused_and_both_versions_are_named() -> None:
    made, _ = moved_over()
    for until in (0, 12, 23):
        with pytest.raises(RecordError, match=r"rules version 2 .* installed here is 3"):
            replay_record(NewRules(), made, until)
    with pytest.raises(RecordError, match=r"rules version 3 .* installed here is 2"):
        replay_record(GAME, made)


def test_a_position_in_the_first_segment_replays_under_its_own_rules() -> None:
    made, _ = moved_over()
    assert replay_record(GAME, made, 23).key() == played(2, 7, 23).key()
    assert replay_record(GAME, made, 5).key() == played(2, 7, 5).key()


def test_segments_of_the_same_rules_are_all_walked_and_checked() -> None:
    s = played(2, 7, 23)
    first = GAME.record(s).segments[0]
    t = GAME.from_json(s.to_json())
    play(t, rng_of("moved"), 30)
    second = GAME.record(t).segments[0]
    made = Record("proving", 2, {"market": 10, "rounds": 22}, "7", [first, second])
    assert replay_record(GAME, made).key() == t.key()
    assert replay_record(GAME, made, 23).key() == s.key()
    assert replay_record(GAME, made, 10).key() == played(2, 7, 10).key()
    second.choices[4] = 199
    with pytest.raises(Mismatch, match="Choice 28 of the record"):
        replay_record(GAME, made)
    first.prints[1] = "0" * 16
    with pytest.raises(Mismatch, match="At choice 20"):
        replay_record(GAME, made)


def test_a_later_segment_without_a_snapshot_is_refused() -> None:
    made, _ = moved_over()
    made.segments[1].start = ""
    with pytest.raises(RecordError, match="Segment 2 of the record has no snapshot"):
        replay_record(NewRules(), made)


def test_a_snapshot_for_another_number_of_seats_is_refused() -> None:
    made, _ = moved_over()
    made.segments[1].start = played(3, 7, 5).to_json()
    with pytest.raises(RecordError, match="for 2 seats but its snapshot has 3"):
        replay_record(NewRules(), made)


def test_an_edited_snapshot_is_refused() -> None:
    made, _ = moved_over()
    made.segments[1].start = made.segments[1].start.replace('"seats":2', '"seats":3')
    with pytest.raises(RecordError, match="changed after it was saved"):
        replay_record(NewRules(), made)


def test_a_session_resumes_a_record_of_several_segments_and_goes_on_recording() -> None:
    made, t = moved_over()
    game = NewRules()
    session = Session.resume(game, made)
    assert session.state.key() == t.key()
    session.choose(session.state.asked, session.state.options[0])
    longer = session.record()
    assert [len(segment.choices) for segment in longer.segments] == [23, 35]
    assert longer.segments[0] == made.segments[0]
    assert replay_record(game, longer).key() == session.state.key()


def test_the_record_of_a_loaded_state_starts_from_its_snapshot() -> None:
    s = played(2, 7, 23)
    t = GAME.from_json(s.to_json())
    play(t, rng_of("on"), 15)
    made = GAME.record(t)
    assert made.segments[0].start == s.to_json()
    assert len(made.segments[0].choices) == 15
    assert civitas.replay(made.to_json()).key() == t.key()


# Edited, truncated, garbage.


def test_an_edited_record_is_told_from_a_whole_one() -> None:
    text = record().to_json()
    for old, new in (('"seed":"7"', '"seed":"9"'), ('"seats":2', '"seats":3'), ('"rounds":22', '"rounds":21')):
        assert old in text
        with pytest.raises(RecordError, match="was changed after it was saved"):
            read_record(text.replace(old, new))


def test_a_record_without_its_seal_is_refused() -> None:
    bare = msgspec.json.encode(record()).decode()
    with pytest.raises(RecordError, match="was changed after it was saved"):
        read_record(bare)


def test_a_record_laid_out_anew_but_unchanged_is_accepted() -> None:
    """Only what it says is sealed, not how it is written."""
    made = record()
    data = msgspec.json.decode(made.to_json())
    pretty = msgspec.json.format(msgspec.json.encode(dict(reversed(data.items()))), indent=4)
    assert read_record(pretty) == made


def test_a_truncated_record_is_refused_wherever_it_is_cut() -> None:
    text = record().to_json()
    for cut in range(0, len(text) - 2, 41):
        with pytest.raises(RecordError):
            read_record(text[:cut])


GARBAGE: list[str | bytes] = ["", "{}", "[]", "null", "no json", b"\xff\xfe\x00", b"\x00" * 50, "\ud800", '{"game":']


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError, match="This is not a record of a game"):
        read_record(text)


@pytest.mark.parametrize("field", ["game", "seats", "options", "seed", "segments"])
def test_a_record_that_lacks_something_is_refused_and_what_is_missing_is_named(field: str) -> None:
    def change(data: dict[str, Any]) -> None:
        del data[field]

    with pytest.raises(RecordError, match=f"missing required field `{field}`"):
        read_record(edited(change))


@pytest.mark.parametrize(
    ("field", "value"),
    [("seats", "2"), ("seed", 7), ("segments", {}), ("names", [1]), ("result", 5), ("colour", "red")],
)
def test_a_record_with_something_of_another_kind_is_refused(field: str, value: object) -> None:
    def change(data: dict[str, Any]) -> None:
        data[field] = value

    with pytest.raises(RecordError, match="This is not a record of a game"):
        read_record(edited(change))


def test_choices_that_are_no_integers_are_refused() -> None:
    for value in ("1", 1.5, None, True, [1]):

        def change(data: dict[str, Any], value: object = value) -> None:
            data["segments"][0]["choices"][0] = value

        with pytest.raises(RecordError, match="This is not a record of a game"):
            read_record(edited(change))


# The disk.


def test_a_record_that_cannot_be_read_says_which_and_why(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nothing\.json could not be read: No such file"):
        load_record(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="could not be read: Is a directory"):
        load_record(tmp_path)


def test_saving_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record(choices=5).save(path)
    record(choices=15).save(path)
    assert len(load_record(path).choices()) == 15
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class FullFile:
    """A file on a disk that fills up while it is written."""

    def __init__(self, handle: int) -> None:
        self.handle = handle

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.handle)

    def write(self, data: bytes) -> None:
        os.write(self.handle, data[:20])
        full()


def full_while_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fdopen", lambda handle, _mode: FullFile(handle))


FAILURES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "no room for a temporary file": lambda monkeypatch: monkeypatch.setattr(tempfile, "mkstemp", full),
    "while writing": full_while_writing,
    "while flushing to disk": lambda monkeypatch: monkeypatch.setattr(os, "fsync", full),
    "while renaming": lambda monkeypatch: monkeypatch.setattr(Path, "replace", full),
}


@pytest.mark.parametrize("when", FAILURES)
def test_a_full_disk_while_saving_loses_nothing_and_leaves_nothing_behind(
    when: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    record(choices=5).save(path)
    before = path.read_bytes()
    with monkeypatch.context() as broken:
        FAILURES[when](broken)
        with pytest.raises(RecordError, match=r"could not be saved as .*game\.json: No space left on device"):
            record(choices=15).save(path)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_saving_into_a_folder_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"could not be saved as .*: No such file or directory"):
        record().save(tmp_path / "no such folder" / "game.json")


def test_an_interrupted_save_leaves_the_old_record_and_no_temporary_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "game.json"
    record(choices=5).save(path)
    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        record(choices=15).save(path)
    assert len(load_record(path).choices()) == 5
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_a_segment_by_itself_is_plain_data() -> None:
    segment = Segment("1", [1, 2, 3])
    assert msgspec.json.decode(msgspec.json.encode(segment)) == {
        "version": "1",
        "choices": [1, 2, 3],
        "prints": [],
        "start": "",
    }
