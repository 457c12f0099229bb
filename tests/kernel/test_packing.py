"""A session that was packed goes on elsewhere as if nothing had happened."""

from __future__ import annotations

import random

import msgspec
import pytest

from civitas import registry
from civitas.kernel.packing import PackedSession, pack, unpack
from civitas.kernel.session import Session
from civitas.kernel.text import Message

DECODER = msgspec.msgpack.Decoder(PackedSession)
PROVING = registry.game("proving")


def moved(session: Session) -> Session:
    """The session as another process takes it over."""
    return unpack(session.game, DECODER.decode(msgspec.msgpack.encode(pack(session))))


def play(session: Session, luck: random.Random, choices: int) -> None:
    """Any answers of one code; now and then one is taken back."""
    for _ in range(choices):
        if not session.state.asking:
            return
        seat = session.waiting()[0]
        if session.can_undo(seat) and luck.random() < 0.2:
            session.undo(seat)
        elif session.commit_open():
            session.choose_many(seat, session.game.commit_options(session.state, seat, ())[-1:])
        else:
            session.choose(seat, luck.choice(session.state.options))


def told(session: Session) -> list[object]:
    """All that can be asked of a session."""
    positions = range(0, len(session.codes) + 1, 7)
    return [
        session.record().to_json(),
        session.version,
        session.waiting(),
        session.answers,
        [session.seen(viewer) for viewer in (0, 1, None)],
        [[str(event.args) + str(event.kind) for event in session.log(viewer)] for viewer in (0, 1, 2)],
        [session.at(position).key() for position in positions],
        [(session.can_undo(seat), session.can_redo(seat)) for seat in (0, 1)],
        session.undone,
    ]


@pytest.mark.parametrize("name", ["ages", "imperium", "proving"])
@pytest.mark.parametrize("choices", [0, 3, 49, 120])
def test_it_tells_the_same_and_goes_on_the_same(name: str, choices: int) -> None:
    session = Session.new(registry.game(name), 2, 11)
    play(session, random.Random(choices), choices)
    other = moved(session)
    assert told(other) == told(session)
    for each in (session, other):
        play(each, random.Random(5), 30)
    assert told(other) == told(session)


def test_what_was_taken_back_can_be_made_again() -> None:
    session = Session.new(PROVING, 2, 3)
    luck = random.Random(2)
    while not session.can_undo(session.state.asked):
        session.choose(session.state.asked, luck.choice(session.state.options))
    seat, before = session.state.asked, session.state.key()
    session.undo(session.kept[-1].state.asked)
    other = moved(session)
    assert other.can_redo(other.state.asked)
    other.redo(other.state.asked)
    assert (other.state.key(), other.state.asked) == (before, seat)


def test_the_words_of_the_question_are_there() -> None:
    other = moved(Session.new(PROVING, 2, 3))
    assert isinstance(PROVING.prompt(other.state), Message)
