"""Making, joining, leaving and listing tables; guests and accounts."""

from __future__ import annotations

from .site import Person, Site, good, refused


def test_a_table_of_bots_and_me_starts_at_once(ana: Person) -> None:
    table = ana.table("mare", "me", "normal", "easy")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "bot"]
    assert table["mine"] == [0]
    assert table["seed"] is None, "a drawn seed is not shown during play"


def test_a_chosen_seed_is_shown_to_all(ana: Person, rui: Person) -> None:
    table = ana.table("proving", "me", "easy", seed="123")
    assert table["seed"] == "123"
    assert rui.see(table)["seed"] == "123"


def test_a_table_with_an_open_seat_waits_until_it_is_taken_and_started(ana: Person, rui: Person) -> None:
    table = ana.table("imperium", "me", "open")
    assert table["status"] == "waiting"
    assert table["view"] is None
    refused(rui.post(f"/tables/{table['id']}/start"), 403)
    joined = good(rui.post(f"/tables/{table['id']}/join", name="Rui"))
    assert joined["mine"] == [1]
    assert joined["seats"][1]["name"] == "Rui"
    refused(rui.post(f"/tables/{table['id']}/join"), 422)
    started = good(ana.post(f"/tables/{table['id']}/start"))
    assert started["status"] == "playing"
    refused(ana.post(f"/tables/{table['id']}/start"), 403)


def test_seats_still_open_at_the_start_are_given_to_bots(ana: Person) -> None:
    table = ana.table("imperium", "me", "open")
    started = good(ana.post(f"/tables/{table['id']}/start"))
    assert started["seats"][1]["kind"] == "bot"


def test_who_leaves_before_the_game_frees_the_seat_and_during_it_a_bot_goes_on(ana: Person, rui: Person) -> None:
    table = ana.table("proving", "me", "open")
    good(rui.post(f"/tables/{table['id']}/join"))
    left = good(rui.post(f"/tables/{table['id']}/leave", seat=1))
    assert left["seats"][1]["kind"] == "open"
    good(rui.post(f"/tables/{table['id']}/join"))
    good(ana.post(f"/tables/{table['id']}/start"))
    gone = good(rui.post(f"/tables/{table['id']}/leave", seat=1))
    assert gone["seats"][1]["away"]
    waiting = ana.waits(ana.see(table))
    assert waiting["asked"] == [0] or waiting["status"] == "over"
    back = good(rui.post(f"/tables/{table['id']}/take-back", seat=1))
    assert not back["seats"][1]["away"]
    refused(rui.post(f"/tables/{table['id']}/take-back", seat=1), 422)


def test_lists_show_my_tables_those_open_to_all_and_my_finished_ones(ana: Person, rui: Person) -> None:
    private = ana.table("proving", "me", "open")
    listed = ana.table("proving", "me", "open", listed=True)
    mine = [row["id"] for row in ana.get("/tables").json()]
    assert {private["id"], listed["id"]} <= set(mine)
    seen = [row["id"] for row in rui.get("/tables", scope="listed").json()]
    assert listed["id"] in seen
    assert private["id"] not in seen
    assert rui.get("/tables").json() == []
    assert ana.get("/tables", scope="finished").json() == []


def test_a_spectator_sees_no_hidden_card_and_no_options(ana: Person, rui: Person) -> None:
    table = ana.table("imperium", "me", "easy")
    seen = rui.see(table)
    assert seen["seat"] is None
    assert seen["view"]["options"] == []
    hand = next(zone for zone in seen["view"]["zones"] if zone["name"] == "hand" and zone["owner"] == 0)
    assert hand.get("cards") is None


def test_options_the_game_does_not_allow_are_refused_by_name(ana: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert "seats" in refused(ana.post("/tables", game="mare", seats=seats), 422)
    assert "nosuch" in refused(ana.post("/tables", game="proving", seats=seats, options={"nosuch": 1}), 422)
    assert "chess" in refused(ana.post("/tables", game="chess", seats=seats), 404)


def test_a_guest_who_signs_up_keeps_the_tables_on_every_device(site: Site, ana: Person) -> None:
    table = ana.table("proving", "me", "easy")
    me = good(ana.post("/accounts", name="Ana Maria", password="correct horse"))
    assert me["account"] == "ana maria"
    assert me["name"] == "Ana Maria"
    phone = site.person()
    other = phone.table("proving", "me", "easy")
    refused(phone.post("/login", name="Ana Maria", password="wrong horse"), 401)
    refused(phone.post("/login", name="Nobody", password="wrong horse"), 401)
    good(phone.post("/login", name="ana maria", password="correct horse"))
    both = {row["id"] for row in phone.get("/tables").json()}
    assert {table["id"], other["id"]} <= both
    assert phone.see(table)["mine"] == [0]
    assert ana.see(other)["mine"] == [0], "what the guest of the phone had is the account's now"
    good(phone.post("/logout"))
    assert phone.see(table)["mine"] == []


def test_nobody_is_called_as_somebody_else_at_the_table(site: Site) -> None:
    people = [site.person() for _ in range(4)]
    table = people[0].table("ages", "me", "open", "open", "open")
    same = good(people[0].get("/me"))["name"]
    for person in people[1:]:
        table = good(person.post(f"/tables/{table['id']}/join", name=same))
    names = [seat["name"] for seat in table["seats"]]
    assert names[0] == same
    assert len(set(names)) == 4
    assert "Guest" not in names


def test_on_one_device_names_are_kept_and_who_has_none_gets_one_of_their_own(ana: Person) -> None:
    wishes = [{"kind": "me", "name": name} for name in ("", "Rui", "")]
    table = good(ana.post("/tables", game="proving", seats=wishes, seed="5"))
    names = [seat["name"] for seat in table["seats"]]
    assert (names[0], names[1]) == (good(ana.get("/me"))["name"], "Rui")
    assert len(set(names)) == 3
    assert all(names)
    branch = good(ana.post(f"/tables/{table['id']}/branches", position=0))
    assert [seat["name"] for seat in branch["seats"]] == names


def test_a_name_is_taken_once_whatever_its_case(site: Site, ana: Person) -> None:
    good(ana.post("/accounts", name="Cleo", password="correct horse"))
    assert "already" in refused(site.person().post("/accounts", name="CLEO", password="other horse!"), 409)


def test_talk_proposals_and_private_notes(ana: Person, rui: Person) -> None:
    table = ana.table("proving", "me", "open")
    good(rui.post(f"/tables/{table['id']}/join", name="Rui"))
    path = f"/tables/{table['id']}"
    good(ana.post(f"{path}/talk", text="<script>alert(1)</script>"))
    said = good(rui.post(f"{path}/talk", text="peace?", kind="proposal"))["talk"]
    assert [(line["seat"], line["kind"]) for line in said] == [(0, "chat"), (1, "proposal")]
    assert said[0]["text"] == "<script>alert(1)</script>", "text is data: the client shows it, nothing runs it"
    good(ana.put(f"{path}/notes", text="keep the coast"))
    assert good(ana.get(f"{path}/notes"))["text"] == "keep the coast"
    assert good(rui.get(f"{path}/notes"))["text"] == ""


def test_a_rematch_is_a_new_game_with_the_same_wishes_and_lots_are_drawn_again(ana: Person) -> None:
    table = ana.table("proving", "me", "easy", options={"rounds": 3})
    refused(ana.post(f"/tables/{table['id']}/rematch"), 403)
    while table["status"] != "over":
        table = ana.waits(table)
        if table["status"] != "over":
            table = ana.plays_on(table)
    again = good(ana.post(f"/tables/{table['id']}/rematch"))
    drawn = again["options"].pop("kingdom"), table["options"].pop("kingdom")
    assert again["options"] == table["options"] == {"market": 10, "rounds": 3}
    assert drawn[0] != drawn[1]
    assert again["parent"] == table["id"]
    assert again["status"] == "playing"
    assert [row["id"] for row in ana.get("/tables", scope="finished").json()] == [table["id"]]


def test_standing_answers_are_given_without_asking(ana: Person) -> None:
    table = ana.table("proving", "me", "me", seed="5")
    path = f"/tables/{table['id']}"
    met = None
    for _ in range(300):
        table = ana.see(table, seat=ana.see(table)["asked"][0])
        codes = [option["code"] for option in table["view"]["options"]]
        question = table["view"]["question"]
        if -1 in codes and len(codes) > 1 and question["pick"]["kind"] == "one":
            met = question
            break
        ana.plays_on(table, table["seat"])
    assert met is not None
    wish = {"seat": table["seat"], "kind": met["kind"], "source": met["source"]}
    after = good(ana.put(f"{path}/standing", **wish, answer="never"))
    assert after["standing"] == [{"kind": met["kind"], "source": met["source"], "answer": "never"}]
    moved = good(ana.get(f"{path}/poll", since=table["version"], seat=table["seat"]))
    assert moved["version"] > table["version"], "the question was passed at once"
    asked_again = good(ana.put(f"{path}/standing", **wish, answer="ask"))
    assert asked_again["standing"] == []


def test_the_next_at_a_seat_does_not_inherit_standing_answers(ana: Person, rui: Person) -> None:
    table = ana.table("proving", "me", "open")
    good(rui.post(f"/tables/{table['id']}/join"))
    wish = {"seat": 1, "kind": "turn", "source": -1, "answer": "never"}
    refused(rui.put(f"/tables/{table['id']}/standing", **wish), 403)


def test_tables_one_set_up_and_does_not_sit_at_come_along_when_signing_in(site: Site, ana: Person) -> None:
    good(ana.post("/accounts", name="Eva", password="correct horse"))
    phone = site.person()
    table = phone.table("proving", "open", "open")
    good(phone.post("/login", name="Eva", password="correct horse"))
    assert good(phone.post(f"/tables/{table['id']}/start"))["status"] == "playing"


def test_the_cookie_of_a_guest_does_not_lead_to_the_account_it_became(site: Site, ana: Person) -> None:
    planted = ana.http.cookies["civitas"]
    good(ana.post("/accounts", name="Flora", password="correct horse"))
    thief = site.person()
    thief.http.cookies.clear()
    thief.http.cookies.set("civitas", planted)
    assert good(thief.get("/me"))["account"] == ""


def test_one_seat_is_offered_by_a_game_that_can_be_played_alone_only(ana: Person) -> None:
    seats = {card["name"]: card["least_seats"] for card in good(ana.get("/games"))}
    assert (seats["imperium"], seats["ages"], seats["mare"]) == (1, 2, 3)
    alone = good(ana.post("/tables", game="imperium", seats=[{"kind": "me"}]))
    assert len(alone["seats"]) == 1
    aid = good(ana.get(f"/tables/{alone['id']}/aid"))
    rules = {line["rule"] for section in aid for line in section["lines"]}
    assert "imperium:training" in rules
    answer = ana.post("/tables", game="ages", seats=[{"kind": "me"}])
    assert answer.status_code == 422
    assert "ages is for 2 to 4 seats; 1 is not possible" in answer.text


def test_the_players_aid_speaks_of_the_settings_of_the_table(ana: Person, rui: Person) -> None:
    nations = {"nation1": "romans", "nation2": "vikings"}
    plain = ana.table("imperium", "me", "me", options=nations)
    trading = ana.table("imperium", "me", "me", options={**nations, "trade_routes": "yes"})
    sections = good(rui.get(f"/tables/{plain['id']}/aid"))
    assert "aid-imperium-trade" not in {section["title"]["id"] for section in sections}
    assert [line["rule"] for line in sections[-1]["lines"]] == ["imperium:romans", "imperium:vikings"]
    with_routes = good(rui.get(f"/tables/{trading['id']}/aid"))
    assert "aid-imperium-trade" in {section["title"]["id"] for section in with_routes}
    refused(rui.get("/tables/nowhere/aid"), 404)
