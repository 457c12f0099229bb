"""The worked turns of Through the Ages. Its Code of Laws works no example through, so these are short positions.

Every figure is one of the book's: what cards and boards print, worked out by its rules.
"""

from __future__ import annotations

from ages.scenario import AgesScenario, card

from civitas.games.ages.codes import INCREASE_POPULATION
from civitas.games.ages.state import (
    AGES,
    BLUE_BANK,
    COLONIES,
    COMMON_TACTICS,
    CULTURE_POINTS,
    MILITARY_HAND,
    SCIENCE_POINTS,
    UNUSED,
    WONDERS,
    YELLOW_BANK,
)
from examples.worked import Worked

ME, RIVAL = 0, 1


def at_actions() -> AgesScenario:
    """The action phase of a turn in round 2, in age I."""
    return AgesScenario(2)


def at_politics() -> AgesScenario:
    """The politics phase of the next round; nobody holds a military card or has stored anything."""
    t = AgesScenario(2).done("action").done("politics", "action")
    assert (t.kind, t.state.asked) == ("politics", ME)
    for seat in (ME, RIVAL):
        for age in range(1, AGES):
            t.state.zone(MILITARY_HAND[age], seat).fill([])
        t.stored(seat, agriculture=0, bronze=0).blue(seat, 16)
    return t


def begin(t: AgesScenario) -> Worked:
    t.state.reask()
    return Worked(t)


def population() -> Worked:
    """Increase population, build a farm, build a temple."""
    t = at_actions().stored(ME, agriculture=3, bronze=5).blue(ME, 8)
    w = begin(t)
    assert (t.get(YELLOW_BANK, ME), t.get(UNUSED, ME)) == (18, 1)
    t.answer("action", INCREASE_POPULATION)
    w.step("increase")
    # The rightmost section of the full bank says 2.
    assert (t.food(ME), t.get(YELLOW_BANK, ME), t.get(UNUSED, ME), t.rating(ME, "civil")) == (1, 17, 2, 3)
    t.do("build", "agriculture")
    w.step("farm")
    assert (t.resources(ME), t.on(ME, "agriculture"), t.get(UNUSED, ME), t.rating(ME, "civil")) == (3, 3, 1, 2)
    t.do("build", "religion")
    w.step("temple")
    assert (t.resources(ME), t.get(UNUSED, ME), t.rating(ME, "civil")) == (0, 0, 1)
    assert (t.rating(ME, "culture"), t.rating(ME, "happiness")) == (1, 1)
    return w


def payment() -> Worked:
    """A temple is paid out of tokens that are worth 2."""
    t = at_actions().tech(ME, "iron").stored(ME, iron=2).blue(ME, 14)
    w = begin(t)
    assert t.resources(ME) == 4
    t.do("build", "religion")
    w.step("temple")
    # One token back to the bank pays 2, the other moved to Bronze pays the difference of 1.
    assert t.resources(ME) == 1
    assert (t.state.stored(ME, card("iron")), t.state.stored(ME, card("bronze"))) == (0, 1)
    assert t.get(BLUE_BANK, ME) == 15
    return w


def production() -> Worked:
    """A temple keeps the workers content; then the turn ends, with corruption and consumption."""
    t = at_actions().workers(ME, agriculture=3, bronze=3).yellow(ME, 16).stored(ME, agriculture=2, bronze=7)
    t.blue(ME, 7)
    w = begin(t)
    # The bank of 16 wants one happy face, and the last unused worker is the only one who may be discontent.
    assert (t.rating(ME, "discontent"), t.get(UNUSED, ME)) == (1, 1)
    t.do("build", "religion")
    w.step("temple")
    assert (t.rating(ME, "discontent"), t.rating(ME, "culture"), t.get(UNUSED, ME)) == (0, 1, 0)
    assert (t.resources(ME), t.get(BLUE_BANK, ME)) == (4, 10)
    science, culture = t.get(SCIENCE_POINTS, ME), t.get(CULTURE_POINTS, ME)
    t.done("action")
    w.step("end")
    assert (t.get(SCIENCE_POINTS, ME), t.get(CULTURE_POINTS, ME)) == (science + 1, culture + 1)
    # 4 resources less 2 of corruption (10 blue tokens in the bank), then 3 mines; 2 food, 3 farms, 1 eaten.
    assert t.resources(ME) == 4 - 2 + 3
    assert t.food(ME) == 2 + 3 - 1
    # Two military actions were left: two cards.
    assert len(t.military_hand(ME)) == 2
    return w


def wonder() -> Worked:
    """The three stages of the Pyramids: 3, 2 and 1."""
    t = at_actions().unfinished(ME, "pyramids").stored(ME, bronze=6).blue(ME, 10)
    w = begin(t)
    for stage, left in enumerate((3, 1, 0)):
        t.do("stage", "1")
        w.step(("first", "second", "third")[stage])
        assert t.resources(ME) == left
    assert t.has(WONDERS, ME, "pyramids")
    # Three civil actions were spent; the Pyramids bring one, unspent.
    assert t.rating(ME, "civil") == 4 - 3 + 1
    assert t.get(BLUE_BANK, ME) == 16
    return w


def tactic() -> Worked:
    """Legion makes an army of three infantry and adds 2; a round later all may copy it."""
    t = at_actions().workers(ME, warriors=3).yellow(ME, 16).military(ME, "legion")
    w = begin(t)
    assert t.rating(ME, "strength") == 3
    t.do("play", "legion")
    w.step("play")
    assert (t.rating(ME, "strength"), t.rating(ME, "military")) == (3 + 2, 2 - 1)
    t.done("action")
    w.step("end")
    assert not t.has(COMMON_TACTICS, 0, "legion")
    t.done("politics", "action")
    w.step("common")
    assert t.has(COMMON_TACTICS, 0, "legion")
    assert t.rating(ME, "strength") == 5
    return w


def armed() -> AgesScenario:
    """Five warriors against three, and an aggression in hand."""
    t = at_politics().workers(ME, warriors=5).yellow(ME, 14).workers(RIVAL, warriors=3).yellow(RIVAL, 16)
    return t.military(ME, "plunder_i").stored(RIVAL, agriculture=2, bronze=4).blue(RIVAL, 10)


def defence() -> Worked:
    """A bonus card of 2 raises 3 to 5, which is enough."""
    t = armed().military(RIVAL, "military_bonus_i")
    w = begin(t)
    t.do("attack", "plunder_i", str(RIVAL))
    w.step("attack")
    assert (t.kind, t.state.asked) == ("defend", RIVAL)
    assert t.rating(ME, "military") == 2 - 1
    t.name("defend", "military_bonus_i")
    if t.kind == "defend":
        t.done("defend")
    w.step("defend")
    assert (t.resources(RIVAL), t.food(RIVAL)) == (4, 2)
    assert (t.military_hand(ME), t.military_hand(RIVAL)) == ([], [])
    return w


def plunder() -> Worked:
    """Without a card to play the rival loses 3."""
    t = armed()
    w = begin(t)
    t.do("attack", "plunder_i", str(RIVAL))
    if t.kind == "defend":
        t.done("defend")
    w.step("attack")
    # Food that is taken, from 0 to 2; the rest of the 3 is resources.
    assert (t.kind, t.state.options) == ("plunder", [0, 1, 2])
    t.answer("plunder", 1)
    w.step("spoils")
    assert (t.food(RIVAL), t.resources(RIVAL)) == (2 - 1, 4 - 2)
    assert (t.food(ME), t.resources(ME)) == (1, 2)
    return w


def war() -> Worked:
    """War over Territory: one yellow token, and one for every five points of advantage."""
    t = (
        at_politics()
        .workers(ME, warriors=7)
        .yellow(ME, 12)
        .workers(RIVAL, warriors=1)
        .military(ME, "war_over_territory_ii")
    )
    t.stored(RIVAL, bronze=4).blue(RIVAL, 12)
    w = begin(t)
    t.do("attack", "war_over_territory_ii", str(RIVAL))
    w.step("declare")
    assert t.rating(ME, "military") == 0
    t.done("action").done("politics").do("build", "warriors")
    w.step("arm")
    assert (t.rating(ME, "strength"), t.rating(RIVAL, "strength")) == (7, 2)
    mine, other = t.get(YELLOW_BANK, ME), t.get(YELLOW_BANK, RIVAL)
    t.done("action")
    w.step("resolve")
    # 7 against 2: an advantage of 5, so two tokens.
    assert (t.get(YELLOW_BANK, ME), t.get(YELLOW_BANK, RIVAL)) == (mine + 2, other - 2)
    return w


def colony() -> Worked:
    """An auction for Vast Territory."""
    t = at_politics().workers(ME, warriors=3).yellow(ME, 16).workers(RIVAL, warriors=3).yellow(RIVAL, 16)
    t.tactic(ME, "legion").military(ME, "historic_territory_i").events("vast_territory_i", "rats")
    w = begin(t)
    culture = t.get(CULTURE_POINTS, ME)
    t.do("prepare", "historic_territory_i")
    w.step("prepare")
    assert t.get(CULTURE_POINTS, ME) == culture + 1
    assert (t.kind, t.state.asked) == ("bid", ME)
    # Three warriors and the army they make: 3 + 2.
    assert t.state.options[-1] == 5
    t.answer("bid", 2, seat=ME).answer("bid", 3, seat=RIVAL)
    w.step("bid")
    t.answer("bid", 4, seat=ME)
    w.step("outbid")
    yellow, blue, food = t.get(YELLOW_BANK, ME), t.get(BLUE_BANK, ME), t.food(ME)
    # Nothing less than all three warriors reaches 4, so nobody is asked which to send.
    t.done("bid")
    w.step("send")
    assert t.has(COLONIES, ME, "vast_territory_i")
    # Three warriors go back to the bank; the colony brings three yellow tokens and takes a blue one; then 3 food.
    assert t.get(YELLOW_BANK, ME) == yellow + 3 + 3
    assert t.on(ME, "warriors") == 0
    assert (t.food(ME), t.get(BLUE_BANK, ME)) == (food + 3, blue - 1 - 3)
    return w


WORKED = {
    "population": population,
    "payment": payment,
    "wonder": wonder,
    "tactic": tactic,
    "production": production,
    "plunder": plunder,
    "defence": defence,
    "war": war,
    "colony": colony,
}
