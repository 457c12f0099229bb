"""A table for one: training is played, taken back, hinted at, replayed, branched off and played again."""

from __future__ import annotations

from .site import Person, good

SETTINGS = {"nation1": "macedonians", "side1": "b", "quick_setup": "yes", "open_hands": "yes"}


def test_training_is_a_table_like_any_other(ana: Person, rui: Person) -> None:
    table = ana.table("imperium", "me", seed="7", options=SETTINGS)
    path = f"/tables/{table['id']}"
    seen = ana.see(table)
    assert (seen["asked"], seen["view"]["board"]["last_round"]) == ([0], 12)
    seen = ana.plays_on(seen)
    back = good(ana.post(f"{path}/undo", version=seen["version"], seat=0))
    assert back["position"] == 0
    hint = good(ana.get(f"{path}/hint", seat=0))
    assert hint["code"] in [option["code"] for option in back["view"]["options"]]
    while back["status"] == "playing":
        back = ana.plays_on(back)
    assert back["view"]["scores"] is not None
    assert [way["id"] for way in back["won_by"]] == ["imperium-train-again"]
    replay = good(rui.get(f"{path}/replay"))
    assert replay["positions"] > 0
    branch = good(ana.post(f"{path}/branches", position=5))
    assert (branch["position"], len(branch["seats"])) == (5, 1)
    again = good(ana.post(f"{path}/rematch"))
    assert (again["status"], len(again["seats"])) == ("playing", 1)
    record = good(ana.get(f"{path}/record"))["record"]
    assert good(ana.post("/records", record=record))["view"]["scores"] == back["view"]["scores"]


def test_nobody_but_bots_does_not_train(ana: Person) -> None:
    answer = ana.post("/tables", game="imperium", seats=[{"kind": "bot", "level": "easy"}])
    assert answer.status_code == 422
    assert "Somebody must sit at a table" in answer.text
