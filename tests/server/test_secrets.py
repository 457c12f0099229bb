"""Nothing a seat may not know leaves the server: not in answers, pushes, errors, logs of the table or replays."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from civitas import registry
from civitas.kernel.playout import left_to_chance
from civitas.kernel.session import Session

from .site import Doc, Person, good, hears

CHOICES = 40


def scrubbed(document: Any, seed: str) -> str:
    text = json.dumps(document)
    assert seed not in text
    return text


@pytest.mark.parametrize(("game", "seats"), [("ages", 2), ("imperium", 2), ("mare", 3), ("proving", 2)])
def test_two_people_play_and_neither_is_told_what_the_other_knows(
    game: str, seats: int, ana: Person, rui: Person, site: Any
) -> None:
    """Every document a seat gets is compared with the view made from the seat's knowledge alone.

    The server's own session is walked beside it: each document's view must equal the view of a world dealt anew from
    what that seat knows, which can hold nothing else; and neither the seed nor a fingerprint may be in any of them.
    """
    wishes = ["me", *["open"] * (seats - 1)]
    table = ana.table(game, *wishes)
    people = [ana, rui, *(site.person() for _ in range(seats - 2))]
    for person in people[1:]:
        good(person.post(f"/tables/{table['id']}/join"))
    good(ana.post(f"/tables/{table['id']}/start"))
    head = site.guard.services.tables.kept[table["id"]].head
    session: Session[Any] = Session.new(registry.game(game), seats, head.seed, json.loads(head.options))
    luck = random.Random(4)
    path = f"/tables/{table['id']}"
    with ana.watches(table) as live:
        for number in range(CHOICES):
            asked = people[0].see(table)["asked"][0]
            documents: list[tuple[int, Doc]] = []
            for seat, person in enumerate(people):
                seen = person.see(table)
                documents.append((seat, seen))
                scrubbed(seen, head.seed)
                if number % 4 == 0:
                    scrubbed(person.get(f"{path}/record").json(), head.seed)
                    scrubbed(person.get(f"{path}/explain", seat=seat).json(), head.seed)
                    scrubbed(person.choose(seen, 10**9, seat).json(), head.seed)
            pushed = hears(live)
            scrubbed(pushed, head.seed)
            for seat, document in documents:
                agree(session, seat, document["view"])
            for print_ in session.prints:
                assert all(print_ not in json.dumps(document) for _, document in documents)
            view = documents[asked][1]["view"]
            codes = [option["code"] for option in view["options"]]
            if view["question"]["pick"]["kind"] == "commit":
                picks = first_picks(session, asked, view["question"]["pick"]["least"])
                good(people[asked].choose_many(documents[asked][1], picks, asked))
                session.choose_many(asked, picks)
            else:
                code = luck.choice(codes[: left_to_chance(codes, session.game.book.gives_up)])
                good(people[asked].choose(documents[asked][1], code, asked))
                session.choose(asked, code)
    total = len(session.codes)
    for position in range(0, total, 7):
        for seat, person in enumerate(people):
            past = good(person.get(f"{path}/replay/{position}", seat=seat))
            agree_at(session, position, seat, past["view"])
            assert person.get(f"{path}/replay/{position}", seat=(seat + 1) % seats).status_code == 403
            assert person.get(f"{path}/replay/{position}", everything=True).status_code == 403
    spectator = site.person()
    assert spectator.see(table)["view"]["options"] == []
    assert spectator.get(f"{path}/replay/{total}", seat=0).status_code == 403


def first_picks(session: Session[Any], seat: int, count: int) -> list[int]:
    """The first set of so many a seat can commit to; the options of a view are only those it can begin with."""
    picks: tuple[int, ...] = ()
    while len(picks) < count:
        options = session.game.commit_options(session.state, seat, picks)
        picks = (*picks, next(code for code in options if code >= 0))
    return list(picks)


def agree(session: Session[Any], seat: int, found: Doc) -> None:
    """The view is what the seat's knowledge gives, in the true game and in one dealt anew."""
    state, game = session.state, session.game
    assert found == json.loads(msgspec.json.encode(session.seen(seat)))
    world = game.view(game.determinize(state, seat, 99), seat)
    assert found | {"commits": []} == json.loads(msgspec.json.encode(world)) | {"commits": []}


def agree_at(session: Session[Any], position: int, seat: int, found: Doc) -> None:
    state, game = session.at(position), session.game
    world = game.determinize(state, seat, 5)
    assert found == json.loads(msgspec.json.encode(game.view(world, seat)))
