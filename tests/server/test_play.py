"""Answering at a table: versions, foreign seats, illegal answers, commitments, undo and redo."""

from __future__ import annotations

import pytest

from .site import Doc, Person, good, refused

pytestmark = pytest.mark.usefixtures("same_draw")


def proving(player: Person) -> Doc:
    """Two seats of one device, so that both can be played."""
    return player.table("proving", "me", "me", seed="7")


def asked(player: Person, table: Doc) -> Doc:
    """The table with the eyes of the seat that is asked."""
    return player.see(table, seat=player.see(table)["asked"][0])


def test_a_choice_gives_the_fresh_view_with_a_greater_version(ana: Person) -> None:
    table = asked(ana, proving(ana))
    after = good(ana.choose(table, table["view"]["options"][0]["code"]))
    assert after["version"] == table["version"] + 1
    assert after["position"] > table["position"]


def test_a_late_choice_changes_nothing_and_gets_the_table_as_it_stands(ana: Person) -> None:
    table = asked(ana, proving(ana))
    code = table["view"]["options"][0]["code"]
    good(ana.choose(table, code))
    before = ana.see(table)
    late = ana.choose(table, code)
    refused(late, 409)
    assert late.json()["table"]["version"] == before["version"]
    assert ana.see(table)["position"] == before["position"]


def test_a_seat_of_somebody_else_cannot_be_answered_for(ana: Person, rui: Person) -> None:
    table = asked(ana, proving(ana))
    assert "not yours" in refused(rui.choose(table, table["view"]["options"][0]["code"]), 403)
    assert ana.see(table)["version"] == table["version"]


def test_an_illegal_code_is_refused_with_the_options(ana: Person) -> None:
    table = asked(ana, proving(ana))
    assert "not an option" in refused(ana.choose(table, 987654), 422)
    assert ana.see(table)["version"] == table["version"]


def test_a_seat_that_is_not_asked_cannot_answer(ana: Person) -> None:
    table = asked(ana, proving(ana))
    other = 1 - table["asked"][0]
    refused(ana.choose(table, table["view"]["options"][0]["code"], seat=other), 422)


def test_one_answer_must_be_one_code(ana: Person) -> None:
    table = asked(ana, proving(ana))
    refused(ana.post(f"/tables/{table['id']}/choices", version=table["version"], seat=table["seat"], codes=[]), 422)


def test_undo_and_redo_go_back_and_forth_and_never_reuse_a_version(ana: Person) -> None:
    table = asked(ana, proving(ana))
    versions = [table["version"]]
    while True:
        table = ana.plays_on(table, table["seat"])
        versions.append(table["version"])
        if table["can_undo"]:
            break
        table = asked(ana, table)
    before = table["position"]
    back = good(ana.post(f"/tables/{table['id']}/undo", version=table["version"], seat=table["seat"]))
    versions.append(back["version"])
    assert back["position"] < before
    assert back["can_redo"]
    assert all(line["position"] <= back["position"] for line in ana.see(table, seat=table["seat"])["lines"])
    forth = good(ana.post(f"/tables/{table['id']}/redo", version=back["version"], seat=table["seat"]))
    versions.append(forth["version"])
    assert forth["position"] == before
    assert versions == sorted(set(versions))


def test_undo_without_anything_to_take_back_is_refused(ana: Person) -> None:
    table = asked(ana, proving(ana))
    refused(ana.post(f"/tables/{table['id']}/undo", version=table["version"], seat=table["seat"]), 422)


def shared(ana: Person, rui: Person, game: str = "proving") -> Doc:
    """A table of two people."""
    table = ana.table(game, "me", "open")
    good(rui.post(f"/tables/{table['id']}/join", name="Rui"))
    return good(ana.post(f"/tables/{table['id']}/start"))


def play_until(ana: Person, rui: Person, table: Doc, kind: str) -> Doc:
    """Both play on until a question of this kind is open."""
    people = [ana, rui]
    while True:
        table = ana.see(table)
        question = table["view"]["question"]
        if question["pick"]["kind"] == kind:
            return table
        seat = table["asked"][0]
        people[seat].plays_on(people[seat].see(table), seat)


def test_while_a_commitment_is_open_both_answer_in_any_order_and_may_change_their_minds(
    ana: Person, rui: Person
) -> None:
    table = play_until(ana, rui, shared(ana, rui), "commit")
    assert table["asked"] == [0, 1]
    mine = rui.see(table)
    codes = [option["code"] for option in mine["view"]["options"] if option["code"] >= 0]
    least = mine["view"]["question"]["pick"]["least"]
    first = good(rui.choose_many(mine, codes[:least]))
    assert first["answered"] == {"codes": codes[:least]}
    assert first["asked"] == [0]
    again = good(rui.choose_many(first, codes[-least:] if least else []))
    assert again["answered"] == {"codes": sorted(codes[-least:] if least else [])}
    theirs = ana.see(table)
    assert theirs["committed"] == [1]
    assert theirs["answered"] is None
    assert theirs["view"]["commits"] in ([[], None], [[], []], []), "what the other committed to is not told"
    done = ana.plays_on(theirs, 0)
    assert done["position"] > table["position"]
    assert done["committed"] == []


def test_an_undo_of_others_moves_needs_their_consent(ana: Person, rui: Person) -> None:
    table = shared(ana, rui)
    for _ in range(6):
        table = ana.see(table)
        seat = table["asked"][0]
        (ana, rui)[seat].plays_on((ana, rui)[seat].see(table), seat)
    table = ana.see(table)
    path = f"/tables/{table['id']}"
    wished = good(ana.post(f"{path}/undo-wishes", version=table["version"], seat=0, position=1))
    assert wished["undo_request"] == {"seat": 0, "position": 1, "waiting": [1]}
    assert wished["position"] == table["position"]
    refused(ana.post(f"{path}/undo-answers", version=table["version"], seat=0, agree=True), 422)
    agreed = good(rui.post(f"{path}/undo-answers", version=table["version"], seat=1, agree=True))
    assert agreed["position"] == 1
    assert agreed["undo_request"] is None
    assert agreed["version"] == table["version"] + 1


def test_an_undo_can_be_refused(ana: Person, rui: Person) -> None:
    table = shared(ana, rui)
    seat = table["asked"][0]
    (ana, rui)[seat].plays_on((ana, rui)[seat].see(table), seat)
    table = ana.see(table)
    path = f"/tables/{table['id']}"
    good(ana.post(f"{path}/undo-wishes", version=table["version"], seat=0, position=0))
    kept = good(rui.post(f"{path}/undo-answers", version=table["version"], seat=1, agree=False))
    assert kept["undo_request"] is None
    assert kept["position"] == table["position"]


def test_on_one_device_an_undo_is_granted_at_once(ana: Person) -> None:
    table = asked(ana, proving(ana))
    for _ in range(5):
        table = ana.plays_on(table, table["seat"])
        table = asked(ana, table)
    back = good(ana.post(f"/tables/{table['id']}/undo-wishes", version=table["version"], seat=0, position=2))
    assert back["position"] == 2


def test_the_log_of_an_answer_holds_only_what_is_new(ana: Person) -> None:
    table = asked(ana, proving(ana))
    after = good(ana.choose(table, table["view"]["options"][0]["code"]))
    assert after["after"] == table["position"]
    assert all(line["position"] > table["position"] for line in after["lines"])


def test_a_whole_game_is_played_against_bots(ana: Person) -> None:
    table = ana.table("proving", "me", "easy", "random")
    while table["status"] != "over":
        table = ana.waits(table)
        if table["status"] != "over":
            table = ana.plays_on(table)
    assert table["view"]["winners"]
    assert table["seed"], "once it is over the seed is shown"
    assert len(table["breakdown"]) == 3


def test_why_not_and_hints_are_for_ones_own_seat(ana: Person, rui: Person) -> None:
    table = asked(ana, proving(ana))
    path = f"/tables/{table['id']}"
    good(ana.get(f"{path}/explain", seat=table["seat"]))
    hint = good(ana.get(f"{path}/hint", seat=table["seat"]))
    assert hint["code"] in [option["code"] for option in table["view"]["options"]]
    assert {rated["option"]["code"] for rated in hint["rated"]} <= {o["code"] for o in table["view"]["options"]}
    refused(rui.get(f"{path}/explain", seat=table["seat"]), 403)
    refused(rui.get(f"{path}/hint", seat=table["seat"]), 403)
    refused(ana.get(f"{path}/hint", seat=1 - table["seat"]), 422)


def test_a_secret_offer_may_hold_what_lies_in_the_stock_as_often_as_it_lies_there(ana: Person) -> None:
    table = ana.table("mare", "me", "me", "me", seed="5")
    while table["view"]["question"]["pick"]["kind"] != "commit":
        seat = table["asked"][0]
        ana.plays_on(ana.see(table, seat=seat), seat)
        table = ana.see(table)
    seen = ana.see(table, seat=1)
    stock = next(zone for zone in seen["view"]["zones"] if zone["name"] == "stock" and zone["owner"] == 1)["cards"]
    codes = [option["code"] for option in seen["view"]["candidates"]]
    assert codes == sorted(stock)


def mare_offers(ana: Person) -> Doc:
    """Three seats of one device at their secret offers."""
    table = ana.table("mare", "me", "me", "me", seed="7")
    while table["view"]["question"]["pick"]["kind"] != "commit":
        seat = table["asked"][0]
        ana.plays_on(ana.see(table, seat=seat), seat)
        table = ana.see(table)
    return table


def test_a_hint_in_a_secret_choice_is_about_ones_own_options(ana: Person) -> None:
    table = mare_offers(ana)
    for seat in range(3):
        own = {option["code"] for option in ana.see(table, seat=seat)["view"]["options"]}
        hint = good(ana.get(f"/tables/{table['id']}/hint", seat=seat))
        assert {rated["option"]["code"] for rated in hint["rated"]} <= own


def test_an_undo_never_ends_in_the_middle_of_a_secret_choice(ana: Person) -> None:
    table = mare_offers(ana)
    before = table["position"]
    for seat in range(3):
        ana.plays_on(ana.see(table, seat=seat), seat)
    after = ana.see(table)
    assert after["position"] > before + 1
    path = f"/tables/{table['id']}/undo-wishes"
    back = good(ana.post(path, version=after["version"], seat=0, position=before + 1))
    assert back["position"] == before
    assert back["asked"] == [0, 1, 2]


def test_a_bot_alone_sits_at_no_table(ana: Person) -> None:
    assert "Somebody" in refused(ana.post("/tables", game="proving", seats=[{"kind": "bot"}] * 2), 422)
