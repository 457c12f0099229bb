"""What the page of a campaign shows of its sheet (imperium:campaign, 000:1304-1356)."""

from __future__ import annotations

import pytest

from civitas.games.imperium import campaign
from civitas.games.imperium.campaign import CampaignError, Played
from civitas.games.imperium.campaigning import CAMPAIGN
from civitas.kernel.campaign import CampaignView
from civitas.kernel.errors import CivitasError
from civitas.words import Words

ROMANS = {"nation1": "romans", "side1": "b"}
SAY = Words("en").say


def played(sheet: str, opponent: str, won: bool, *gained: str) -> str:
    level = str(CAMPAIGN.next_settings(sheet, opponent)["automaton"])
    result = Played("2026-11-18", opponent, level, "7", 61 if won else 40, 50, won, gained)
    return campaign.to_json(campaign.played(campaign.from_json(sheet), result))


def why_not(view: CampaignView, opponent: str) -> str:
    found = next(each for each in view.opponents if each.value == opponent)
    return "" if found.why_not is None else SAY(found.why_not)


def unrest_in(view: CampaignView) -> int:
    return sum(card.count for card in view.deck if SAY(card.name) == "Unrest")


@pytest.mark.rule("imperium:campaign")
def test_a_new_campaign_faces_a_chieftain_with_the_starting_deck_as_printed() -> None:
    view = CAMPAIGN.show(CAMPAIGN.begin("Ana", ROMANS))
    assert (SAY(view.own), view.state, view.wins, view.losses) == ("Romans", "going on", 0, 0)
    assert (view.wins_needed, view.losses_allowed) == (5, 4)
    assert view.next_level is not None
    assert SAY(view.next_level) == "Chieftain"
    assert (view.games, view.changes, view.conditions) == ([], [], [])
    # Two Unrest and eight cards, 1ROM14 to 1ROM21.
    assert sum(card.count for card in view.deck) == 10
    assert unrest_in(view) == 2


@pytest.mark.rule("imperium:campaign")
def test_the_page_says_who_cannot_be_faced_and_why() -> None:
    """000:1312; a nation that needs Trade Routes plays with them only (000:986-993)."""
    view = CAMPAIGN.show(played(CAMPAIGN.begin("Ana", ROMANS), "celts", True, "1CIV5"))
    assert len(view.opponents) == 30
    assert why_not(view, "romans") == "It is your own nation."
    assert "beaten it" in why_not(view, "celts")
    assert "Trade Routes" in why_not(view, "tang")
    assert why_not(view, "vikings") == ""
    lost = CAMPAIGN.show(played(CAMPAIGN.begin("Ana", ROMANS), "celts", False))
    assert why_not(lost, "celts") == ""


@pytest.mark.rule("imperium:campaign")
def test_a_win_offers_the_cards_gained_and_those_of_the_deck_and_the_sheet_keeps_the_one_taken() -> None:
    """000:1316-1324."""
    sheet = played(CAMPAIGN.begin("Ana", ROMANS), "celts", True, "1CIV5", "1REG5")
    offered = CAMPAIGN.show(sheet).changes
    assert [each.code for each in offered if each.added] == ["+1CIV5", "+1REG5"]
    assert len([each for each in offered if not each.added]) == 9
    with pytest.raises(CampaignError, match="before the next game"):
        CAMPAIGN.next_settings(sheet, "greeks")
    added = CAMPAIGN.show(CAMPAIGN.change(sheet, "+1CIV5"))
    assert added.changes == []
    assert [card.count for card in added.deck if card.added] == [1]
    assert (added.games[0].added, added.games[0].removed) == (offered[0].name, None)
    removed = CAMPAIGN.show(CAMPAIGN.change(sheet, "-UNREST"))
    assert unrest_in(removed) == 1
    assert removed.games[0].removed is not None
    assert SAY(removed.games[0].removed) == "Unrest"


@pytest.mark.rule("imperium:campaign")
def test_the_next_game_after_a_loss_is_told_with_its_resources() -> None:
    """000:1330-1334."""
    sheet = played(CAMPAIGN.begin("Ana", ROMANS), "celts", False)
    assert [SAY(each) for each in CAMPAIGN.show(sheet).conditions] == [
        "After a loss you begin with 6 Materials, 4 Population and 2 Progress."
    ]
    trading = played(CAMPAIGN.begin("Ana", ROMANS | {"trade_routes": "yes"}), "tang", False)
    assert "2 Goods" in SAY(CAMPAIGN.show(trading).conditions[0])


@pytest.mark.rule("imperium:campaign")
def test_against_the_supreme_ruler_the_common_pile_is_told() -> None:
    """000:1352-1356: ten in the first game, one fewer for a win."""
    sheet = CAMPAIGN.begin("Ana", ROMANS | {"automaton": "supreme_ruler"})
    assert [SAY(each) for each in CAMPAIGN.show(sheet).conditions] == ["The common pile has 10 Unrest."]
    sheet = CAMPAIGN.change(played(sheet, "celts", True, "1CIV5"), "+1CIV5")
    assert [SAY(each) for each in CAMPAIGN.show(sheet).conditions] == ["The common pile has 9 Unrest."]


@pytest.mark.rule("imperium:campaign")
def test_after_the_end_nobody_is_faced_any_more() -> None:
    sheet = CAMPAIGN.begin("Ana", ROMANS)
    for _ in range(4):
        sheet = played(sheet, "celts", False)
    view = CAMPAIGN.show(sheet)
    assert (view.state, view.next_level, view.opponents, view.conditions) == ("lost", None, [], [])


@pytest.mark.rule("imperium:campaign")
@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({}, "There is no nation ''"),
        ({"nation1": "draw"}, "There is no nation 'draw'"),
        (ROMANS | {"nation2": "celts"}, "'nation2' is not among them"),
        (ROMANS | {"automaton": "no"}, "first level"),
        (ROMANS | {"side1": "c"}, "power side"),
        (ROMANS | {"common": "promos"}, "box of common cards"),
        (ROMANS | {"trade_routes": "maybe"}, "answer about Trade Routes"),
        ({"nation1": "tang"}, "needs the Trade Routes"),
    ],
)
def test_what_a_campaign_cannot_begin_with(settings: dict[str, str], why: str) -> None:
    with pytest.raises(CivitasError, match=why):
        CAMPAIGN.begin("Ana", settings)
