"""What the browser's table gets: facts of every card, and targets that are really there."""

from __future__ import annotations

import pytest

from civitas.games.imperium.advice import explain
from civitas.games.imperium.cards import EXHAUST_OF, NO_PROGRAM
from civitas.games.imperium.definitions import BY_NUMBER
from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.state import PLAY, POWER, SLOTS, State
from civitas.games.imperium.text import card_text, event_targets, name_of, web_messages
from civitas.games.imperium.web import facts
from civitas.kernel.events import GAME_EVENTS, UNSEEN, Event, Sink
from civitas.kernel.game import View
from civitas.testing.positions import rng_of
from civitas.testing.tables import asked, message_of, messages, said_by_table
from civitas.words import LANGUAGES, Words

FACTS = facts()
WORDS = {lang: Words(lang) for lang in LANGUAGES}
POSITIONS = 400
# Options that speak of no thing on the table.
POINTLESS = {"turn", "pay", "pay-up-to", "choose", "declare", "place-drawn", "draw-up-to", "may", "tribute", "bottom"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_facts_say_can_be_said(lang: str) -> None:
    said = [WORDS[lang].say(each) for each in messages(FACTS)]
    assert len(said) > 3 * len(BY_NUMBER)
    assert all(said)


def test_every_card_of_the_decks_is_there_as_it_is_printed() -> None:
    cards = FACTS["cards"]
    assert {int(number) for number in cards} == set(BY_NUMBER)
    for number in BY_NUMBER:
        card = cards[str(number)]
        assert message_of(card["name"]) == name_of(number)
        assert [message_of(line) for line in card.get("text", [])] == card_text(number)
    assert cards[str(UNREST)]["suits"] == ["unrest"]
    assert cards[str(UNREST)]["points"] == {"points": -2}
    king = next(card for card in cards.values() if "back" in card)
    assert cards[str(king["back"])]["name"] == king["name"]


def test_the_names_of_a_view_are_all_known() -> None:
    view = GAME.view(GAME.new(4, 1), 0)
    assert {zone.name for zone in view.zones} <= FACTS["zones"].keys()
    for nation in view.counters["nation"]:
        assert str(nation) in FACTS["nations"]
    assert {resource["name"] for resource in FACTS["resources"]} <= view.counters.keys()


def test_the_table_says_what_is_declared_for_it() -> None:
    assert said_by_table("imperium") == web_messages().keys()


def is_there(view: View, target: str) -> bool:
    """Whether the viewer sees the thing a target names."""
    kind, _, rest = target.partition(":")
    if kind == "zone":
        number, _, card = rest.partition(":")
        return int(card) in (view.zones[int(number)].cards or [])
    if kind == "slot":
        slot = int(rest)
        return 0 <= slot < SLOTS and view.board["market"][slot]["card"] >= 0
    if kind == "deck":
        return view.zones[int(rest)].name.endswith("deck")
    return kind == "seat" and 0 <= int(rest) < view.seats


def test_every_option_points_at_a_thing_that_is_there() -> None:
    pointed: set[str] = set()
    for _, question, view in asked(GAME, POSITIONS):
        for option in (*view.options, *view.candidates):
            if option.target:
                pointed.add(question.kind)
                assert is_there(view, option.target), (question.kind, option)
            else:
                assert option.code < 0 or question.kind in POINTLESS, (question.kind, option)
    assert {"activate", "acquire", "break-through", "garrison", "develop", "solstice", "discard"} <= pointed


def exhausting(s: State, seat: int) -> set[str]:
    """The cards in play with an exhaust ability, of any kind, by the words on them."""
    out: set[str] = set()
    for zone in (PLAY, POWER):
        for card in s.sheaf(zone, seat).held:
            if any(line.id.startswith("imperium-ability-exhaust") for line in card_text(card)):
                out.add(f"zone:{s.zone(zone, seat).spec.number}:{card}")
    return out


def test_every_refusal_points_at_a_thing_that_is_there_and_no_ability_is_left_out() -> None:
    responding = 0
    for s, question, view in asked(GAME, POSITIONS):
        if question.kind != "activate":
            continue
        refused = explain(s, question.seat)
        for refusal in refused:
            assert is_there(view, refusal.target), refusal
        if not s.copies:
            told = {refusal.target for refusal in refused} | {option.target for option in view.options}
            assert exhausting(s, question.seat) <= told
        responding += sum(refusal.reason.id == "imperium-why-only-responds" for refusal in refused)
    assert responding


def test_a_card_that_only_responds_has_no_ability_to_use() -> None:
    for s, question, _ in asked(GAME, 100):
        for refusal in explain(s, question.seat):
            if refusal.reason.id == "imperium-why-only-responds":
                assert EXHAUST_OF[s.as_copied(int(refusal.target.rpartition(":")[2]))] == NO_PROGRAM


def test_the_cards_an_event_speaks_of_are_named_where_they_lie() -> None:
    s = GAME.new(3, 4)
    s.sink = Sink()
    rng = rng_of("events")
    named = 0
    while s.asking:
        s.sink.events.clear()
        s.choose(s.options[rng.below(len(s.options))])
        for event in s.sink.events:
            targets = event_targets(s, event)
            assert event.kind >= GAME_EVENTS or not targets
            for target in targets:
                named += 1
                _, zone, card = target.split(":")
                assert s.zones[int(zone)].spec.owner == event.seat
                assert int(card) in BY_NUMBER
            hidden = Event(event.kind, event.seat, (UNSEEN, *event.args[1:]), event.src, event.dst, 1, 0)
            assert event_targets(s, hidden) == []
    assert named
