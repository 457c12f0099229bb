"""What a campaign changes in the set-up of a game: starting deck, resources and common Unrest (000:1316-1356)."""

from __future__ import annotations

from collections import Counter

import pytest

import civitas
from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import playable_nations
from civitas.games.imperium.state import DECK, HAND, State
from civitas.testing.positions import play, rng_of

from ..scenario import RESOURCE_NAMES, code_of
from .laying import BOT, YOU
from .oracle_facts import UNREST, cards
from .playing import all_unrest, lying, printed, setting, started
from .test_refusals import refused

CAMPAIGN = ("campaign_deck", "campaign_resources", "campaign_unrest")
COMMON_UNREST = 8


def begins_with(s: State, seat: int = YOU) -> list[str]:
    """The draw deck before the first hand was drawn from it."""
    return sorted(lying(s, HAND, seat) + lying(s, DECK, seat))


def everywhere(s: State) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    return Counter(code_of(card) for zone in s.zones for card in zone.cards())


def resources(s: State, seat: int = YOU) -> dict[str, int]:
    return {name: s.has(i, seat) for i, name in enumerate(RESOURCE_NAMES) if s.has(i, seat)}


def changed(changes: str, seed: int = 1, **more: str) -> State:
    """A game of the Romans against the Mayans with a changed starting deck."""
    return started("MAY", seed=seed, campaign_deck=changes, **more)


@pytest.mark.rule("imperium:campaign")
def test_the_settings_of_a_campaign_are_kept_in_records_and_not_offered() -> None:
    """As those of tributaries: nobody types them."""
    specs = {spec.name: spec for spec in GAME.info.options}
    assert all(specs[name].drawn for name in CAMPAIGN)


@pytest.mark.rule("imperium:campaign")
def test_without_a_campaign_nothing_is_changed() -> None:
    s = started("MAY")
    assert begins_with(s) == sorted(printed("ROM", "deck"))
    assert resources(s) == {"materials": 3, "population": 2, "progress": 1}
    assert all_unrest(s) == COMMON_UNREST + 1


# The starting deck.


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("code", ["1CIV5", "1UNC3", "1REG5", "1TRI1"])
def test_an_added_card_begins_in_the_deck_and_is_the_only_one_of_it(code: str) -> None:
    """000:1318: it joins the starting deck; there is one copy."""
    for seed in range(6):
        s = changed(f"+{code}", seed)
        assert begins_with(s) == sorted([*printed("ROM", "deck"), code])
        assert everywhere(s)[code] == 1
        assert everywhere(s) == everywhere(started("MAY", seed=seed))


@pytest.mark.rule("imperium:campaign")
def test_the_deck_is_shuffled_with_the_added_card() -> None:
    assert {"1CIV5" in lying(changed("+1CIV5", seed), HAND, YOU) for seed in range(12)} == {True, False}


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("added", ["1UNC2", "1UNC2X"])
@pytest.mark.parametrize("replacements", ["yes", "no"])
def test_both_printings_of_an_added_card_leave_the_common_cards(added: str, replacements: str) -> None:
    """The replacement stands for the card it replaces: there are never two of it."""
    s = changed(f"+{added}", replacements=replacements)
    there = everywhere(s)
    assert there["1UNC2"] + there["1UNC2X"] == there[added] == 1
    assert added in begins_with(s)


@pytest.mark.rule("imperium:campaign", "imperium:trade-routes")
def test_a_trade_route_can_be_added_where_there_are_trade_routes() -> None:
    for seed in range(6):
        s = changed("+3TRO4", seed, trade_routes="yes")
        assert "3TRO4" in begins_with(s)
        assert everywhere(s)["3TRO4"] == 1


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("code", ["1ROM14", "1ROM21"])
def test_a_removed_card_is_nowhere(code: str) -> None:
    """000:1322: it goes back to the box."""
    s = changed(f"-{code}")
    assert begins_with(s) == sorted(each for each in printed("ROM", "deck") if each != code)
    assert everywhere(s)[code] == 0


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("times", [1, 2])
def test_unrest_of_the_starting_deck_can_be_removed(times: int) -> None:
    """000:553: it is part of the deck, and 000:1322 excepts no card; it does not go to the common pile."""
    s = changed(",".join(["-UNREST"] * times))
    assert begins_with(s).count(UNREST) == 2 - times
    assert all_unrest(s) == COMMON_UNREST + 1


@pytest.mark.rule("imperium:campaign")
def test_a_card_that_was_added_and_removed_is_in_no_deck() -> None:
    """Removed for the rest of the campaign (000:1322), it does not go back to the common cards either."""
    s = changed("+1CIV5,-1CIV5")
    assert begins_with(s) == sorted(printed("ROM", "deck"))
    assert everywhere(s)["1CIV5"] == 0


@pytest.mark.rule("imperium:campaign")
def test_several_changes_at_once() -> None:
    s = changed("+1CIV5,-1ROM21,+1REG5,-UNREST")
    kept = printed("ROM", "deck")
    for gone in ("1ROM21", UNREST):
        kept.remove(gone)
    assert begins_with(s) == sorted([*kept, "1CIV5", "1REG5"])


@pytest.mark.rule("imperium:campaign")
def test_the_automaton_begins_as_ever() -> None:
    usual = started("MAY", "sovereign")
    s = started("MAY", "sovereign", campaign_deck="+1CIV5,-UNREST", campaign_resources="doubled")
    assert begins_with(s, BOT) == begins_with(usual, BOT)
    assert resources(s, BOT) == {"materials": 3, "population": 2, "progress": 1}


@pytest.mark.rule("imperium:campaign", "imperium:mixing")
def test_an_added_tributary_needs_no_replacement_and_replaces_none() -> None:
    """The Egyptians of the market make room for the nation (000:576), but not those in a deck."""
    assert GAME.new(2, 1, setting("EGY")).origin.options["tributaries"] != ""
    s = started("EGY", campaign_deck="+1TRI3")
    assert s.origin.options["tributaries"] == ""
    assert everywhere(s)["1TRI3"] == 1
    coming = {str(setting_of(seed, "+2TRI1")) for seed in range(60)}
    assert len(coming) > 5
    assert "1TRI3=2TRI1" not in coming
    assert "1TRI3=2TRI1" in {setting_of(seed, "") for seed in range(60)}


def setting_of(seed: int, changes: str) -> str:
    return str(started("EGY", seed=seed, campaign_deck=changes).origin.options["tributaries"])


@pytest.mark.rule("imperium:campaign", "imperium:mixing")
def test_tributaries_that_make_room_for_a_card_already_added_are_refused() -> None:
    said = refused(setting("EGY") | {"campaign_deck": "+2TRI1", "tributaries": "1TRI3=2TRI1"})
    assert "tributaries" in said
    said = refused(setting("EGY") | {"campaign_deck": "+1TRI3", "tributaries": "1TRI3=2TRI1"})
    assert "none must leave" in said


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("nation", [nation.name for nation in playable_nations()])
def test_every_nation_can_lose_four_cards_and_still_plays(nation: str) -> None:
    own = next(each for each in playable_nations() if each.name == nation)
    removed = [code for code in printed(own.code, "deck") if code != UNREST][:4]
    routes = "yes" if own.needs_trade_routes else "no"
    other = "mayans" if nation != "mayans" else "romans"
    settings = {"nation1": nation, "nation2": other, "automaton": "overlord", "trade_routes": routes}
    s = GAME.new(2, 3, settings | {"campaign_deck": ",".join(f"-{code}" for code in removed)})
    assert not set(removed) & set(begins_with(s))
    assert len(lying(s, HAND, YOU)) == min(5, len(printed(own.code, "deck")) - len(removed))
    play(s, rng_of("campaign", nation))
    assert s.over


# Resources.


@pytest.mark.rule("imperium:campaign")
def test_doubled_resources() -> None:
    """000:1330: 6, 4 and 2."""
    assert resources(started("MAY", campaign_resources="doubled")) == {"materials": 6, "population": 4, "progress": 2}


@pytest.mark.rule("imperium:campaign", "imperium:trade-routes")
@pytest.mark.parametrize("nation", ["romans", "abbasids"])
def test_doubled_resources_with_trade_routes(nation: str) -> None:
    """000:1332: 2 goods in place of 2 progress."""
    s = started("MAY", nation1=nation, trade_routes="yes", campaign_resources="doubled")
    assert resources(s) == {"materials": 6, "population": 4, "goods": 2}


@pytest.mark.rule("imperium:campaign", "imperium:martians")
@pytest.mark.parametrize("side", ["a", "b"])
def test_what_a_power_card_gives_is_not_doubled(side: str) -> None:
    once = started("MAY", nation1="martians", side1=side)
    twice = started("MAY", nation1="martians", side1=side, campaign_resources="doubled")
    usual = {"materials": 3, "population": 2, "progress": 1}
    assert sum(resources(once).values()) > sum(usual.values())
    assert {name: amount - resources(once)[name] for name, amount in resources(twice).items()} == usual


# Unrest.


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("left_out", [0, 1, 2, 3, 4])
def test_the_common_pile_against_the_supreme_ruler(left_out: int) -> None:
    """000:1352: 10 at that level, as in the first game of its campaign, and one fewer for each win."""
    s = started("ROM", "supreme_ruler", nation1="macedonians", campaign_unrest=str(left_out))
    assert all_unrest(s) == 10 - left_out
    assert s.asking


# Refusals.


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("name", CAMPAIGN)
def test_a_campaign_is_played_against_the_automaton(name: str) -> None:
    value = {"campaign_deck": "+1CIV5", "campaign_resources": "doubled", "campaign_unrest": "1"}[name]
    for seats in (1, 2, 3):
        said = refused({"nation1": "romans", name: value}, seats)
        assert said == f"The setting {name} is for campaigns against the automaton, which this table lacks."


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ("1CIV5", "'1CIV5' is not"),
        ("+1CIV5;-1ROM21", "No card has the code"),
        ("+1CIV5,", "'' is not"),
        ("+", "'+' is not"),
        (" +1CIV5", "' +1CIV5' is not"),
        ("+9CIV5", "No card has the code '9CIV5'"),
        ("-1ROM99", "No card has the code '1ROM99'"),
        ("+1civ5", "No card has the code '1civ5'"),
        ("+1FAM2", "is a fame card"),
        ("+1FAM9A", "is a fame card"),
        ("+3FAM3", "is a fame card"),
        ("+3TRO1", "without Trade Routes"),
        ("+UNREST", "none of the common cards"),
        ("+3CUL25", "none of the common cards"),
        ("+1ROM21", "none of the common cards"),
        ("+1CAR14", "none of the common cards"),
        ("+2CIV5", "none of the common cards"),
        ("+1CIV7", "none of the common cards"),
        ("+1CIV9", "none of the common cards"),
        ("-1CIV5", "not in that starting deck"),
        ("-1CAR14", "not in that starting deck"),
        ("-1ROM1A", "not in that starting deck"),
        ("-1ROM2", "not in that starting deck"),
        ("-UNREST,-UNREST,-UNREST", "not in that starting deck"),
        ("-1ROM21,-1ROM21", "not in that starting deck"),
        ("-1CIV5,+1CIV5", "not in that starting deck"),
        ("+1CIV5,+1CIV5", "cannot be added twice"),
        ("+1UNC2,+1UNC2X", "cannot be added twice"),
        ("+1CIV5,-1CIV5,+1CIV5", "cannot be added twice"),
        ("-1ROM14,-1ROM15,-1ROM16,-1ROM17,-1ROM18", "4 times at most, not 5"),
        ("+" + "1" * 80, "at most 60 characters"),
    ],
)
def test_changes_of_a_starting_deck_that_cannot_be(changes: str, why: str) -> None:
    assert why in refused(setting("MAY") | {"campaign_deck": changes})


@pytest.mark.rule("imperium:campaign", "imperium:trade-routes")
@pytest.mark.parametrize(("code", "routes"), [("3UNC14", "yes"), ("3UNC7", "no")])
def test_a_card_that_the_trade_routes_leave_out_or_bring_in_goes_with_them(code: str, routes: str) -> None:
    """000:580: ruthless cards are out with Trade Routes, trade-friendly ones without."""
    other = {"yes": "no", "no": "yes"}[routes]
    assert cards()[code]["players"] is None
    fit = setting("MAY", common="horizons", trade_routes=other, campaign_deck=f"+{code}")
    assert code in begins_with(GAME.new(2, 1, fit))
    assert "none of the common cards" in refused(fit | {"trade_routes": routes})


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize("start", ["accession", "development", "nation"])
def test_only_starting_cards_are_removed(start: str) -> None:
    """Cards with a symbol are in no starting deck (000:553)."""
    own = [code for code in printed("ROM", start) if code != UNREST]
    assert own
    for code in own:
        assert "not in that starting deck" in refused(setting("MAY") | {"campaign_deck": f"-{code}"})


@pytest.mark.rule("imperium:campaign")
def test_a_changed_deck_needs_a_nation() -> None:
    said = refused(setting("MAY") | {"nation1": "draw", "campaign_deck": "+1CIV5"})
    assert "cannot be drawn" in said


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("name", "value"), [("campaign_unrest", "5"), ("campaign_unrest", "-1"), ("campaign_resources", "fourfold")]
)
def test_figures_no_campaign_has(name: str, value: str) -> None:
    assert name in refused(setting("MAY") | {name: value})


# Records.


@pytest.mark.rule("imperium:campaign")
def test_a_game_of_a_campaign_is_an_ordinary_record() -> None:
    settings = setting("MAY", "supreme_ruler") | {
        "campaign_deck": "+1CIV5,-1ROM21",
        "campaign_resources": "doubled",
        "campaign_unrest": "2",
    }
    s = GAME.new(2, 5, settings)
    play(s, rng_of("campaign record"))
    assert s.over
    record = GAME.record(s)
    assert {name: record.options[name] for name in CAMPAIGN} == {
        "campaign_deck": "+1CIV5,-1ROM21",
        "campaign_resources": "doubled",
        "campaign_unrest": 2,
    }
    again = civitas.replay(record)
    assert again.over
    assert again.scores() == s.scores()


@pytest.mark.rule("imperium:campaign")
def test_a_record_from_before_there_were_campaigns_still_replays() -> None:
    s = GAME.new(2, 5, setting("MAY"))
    play(s, rng_of("before campaigns"), 40)
    record = GAME.record(s)
    for name in CAMPAIGN:
        del record.options[name]
    assert civitas.replay(record).position() == s.position()
