"""Every hero and wonder, each in a test that fails without its power (mare:7, mare:10, mare:11)."""

from __future__ import annotations

import pytest
from mare.scenario import MareScenario

from civitas.games.mare.actions.payment import COINS_AND_A_GOOD, GOODS_AND_A_COIN
from civitas.games.mare.box import BOX, GOODS, TILES
from civitas.games.mare.game import GAME
from civitas.games.mare.state import COPIED, FAME, PEACE, PRESTIGE, ROUND
from civitas.kernel.node import PASS
from civitas.testing.rules import rule


def table() -> MareScenario:
    """No units, no stocks; control and buildings as at the start."""
    return MareScenario().no_units().no_stocks()


def give(t: MareScenario, empire: str, tile: str, copied: bool) -> MareScenario:
    """The tile itself, or Castor & Pollux who copied it from Carthage (from Rome, if Carthage is meant)."""
    if not copied:
        return t.tiles(empire, tile)
    t.tiles("rome" if empire == "carthage" else "carthage", tile)
    return t.tiles(empire, "castor_pollux").copied(empire, tile)


both = pytest.mark.parametrize("copied", [False, True], ids=["own", "copied"])


# Starting heroes.


@rule("mare:caesar")
@pytest.mark.parametrize(("caesar", "left"), [(True, 0), (False, 1)])
def test_caesar_adds_one_to_every_die_of_the_active_player(caesar: bool, left: int) -> None:
    t = table().legions("garamantes", "rome", 2).legions("garamantes", "egypt", 2).dice(4, 4, 1, 1)
    if not caesar:
        t.without("rome", "caesar")
    t.move_turn("rome").done("march")
    assert t.legions_in("garamantes", "egypt") == left


@rule("mare:caesar")
def test_caesar_does_not_help_when_another_is_active() -> None:
    t = table().legions("garamantes", "rome", 2).legions("garamantes", "egypt", 2).dice(1, 1, 2, 2)
    t.move_turn("egypt").done("march")
    assert t.legions_in("garamantes", "egypt") == 2


@rule("mare:pericles")
@pytest.mark.parametrize(("pericles", "left"), [(True, 1), (False, 2)])
def test_pericles_adds_two_to_every_die_when_another_is_active(pericles: bool, left: int) -> None:
    t = table().legions("garamantes", "greece", 1).legions("garamantes", "egypt", 2).dice(1, 1, 3)
    if not pericles:
        t.without("greece", "pericles")
    t.move_turn("egypt").done("march")
    assert t.legions_in("garamantes", "egypt") == left


@rule("mare:pericles")
def test_pericles_does_not_help_the_active_player() -> None:
    t = table().legions("garamantes", "greece", 1).legions("garamantes", "egypt", 2).dice(4, 1, 1)
    t.move_turn("greece").done("march")
    assert t.legions_in("garamantes", "egypt") == 2


@rule("mare:cleopatra")
def test_cleopatra_puts_a_coin_into_a_set_of_goods() -> None:
    t = table().stock("egypt", coin=1, wine=1, oil=1).build_turn("egypt")
    t.build("legion", "aegyptus").answer("way", GOODS_AND_A_COIN).answer("good", GOODS["oil"], GOODS["wine"])
    assert t.has("egypt") == {}
    t = table().stock("egypt", coin=1, wine=1, oil=1).without("egypt", "cleopatra").build_turn("egypt")
    assert not t.can_build("legion", "aegyptus")


@rule("mare:cleopatra")
def test_cleopatra_puts_a_good_into_a_set_of_coins() -> None:
    t = table().stock("egypt", coin=2, wine=1).build_turn("egypt")
    t.build("legion", "aegyptus").answer("way", COINS_AND_A_GOOD).answer("good", GOODS["wine"])
    assert t.has("egypt") == {}
    t = table().stock("rome", coin=2, wine=1).build_turn("rome")
    assert not t.can_build("legion", "italia")


@rule("mare:cleopatra")
def test_cleopatra_swaps_one_resource_a_set_and_in_every_set() -> None:
    t = table().stock("egypt", coin=3, wine=3).build_turn("egypt")
    assert not t.can_build("building", "aegyptus:market")
    t = table().stock("egypt", coin=2, wine=2, oil=2).build_turn("egypt")
    t.build("legion", "aegyptus", pay="coin wine oil").build("legion", "aegyptus", pay="coin wine oil")
    assert t.legions_in("aegyptus", "egypt") == 2


@rule("mare:hannibal")
def test_hannibal_uses_a_good_twice_in_a_set() -> None:
    t = table().stock("carthage", metal=2, wood=1).build_turn("carthage")
    t.build("legion", "africa", pay="2metal wood")
    assert t.has("carthage") == {}
    t = table().stock("carthage", metal=2, wood=1).without("carthage", "hannibal").build_turn("carthage")
    assert not t.can_build("legion", "africa")


@rule("mare:hannibal")
def test_hannibal_uses_one_pair_a_set_and_never_three() -> None:
    t = table().stock("carthage", metal=3).build_turn("carthage")
    assert not t.can_build("legion", "africa")
    t = table().stock("carthage", metal=2, wood=2, wine=1, oil=1).build_turn("carthage")
    assert not t.can_build("building", "numidia:market")
    t = table().stock("carthage", metal=1, legendary_metal=1, wood=1).build_turn("carthage")
    t.build("legion", "africa", pay="metal legendary_metal wood")
    assert t.has("carthage") == {}


@rule("mare:hammurabi")
def test_hammurabi_takes_control_of_one_province_a_round_for_nothing() -> None:
    t = table().build_turn("babylon")
    assert t.can_build("free control", "arabia")
    assert not t.can_build("control", "arabia")
    t.build("free control", "arabia")
    assert t.owner("arabia") == "babylon"
    assert t.kind == "build"
    assert not any(t.can_build("free control", province) for province in t.state.chart.province_ids)


@rule("mare:hammurabi")
def test_hammurabi_needs_an_open_province_next_to_one_held_since_the_round_began() -> None:
    t = table().legions("arabia", "egypt", 1).control("judaea", "egypt").build_turn("babylon")
    assert not t.can_build("free control", "arabia")
    assert not t.can_build("free control", "judaea")
    assert not t.can_build("free control", "crete")
    assert t.can_build("free control", "asia")
    assert not table().build_turn("rome").state.options[1:]


# Heroes.


@rule("mare:castor-pollux")
def test_castor_and_pollux_gain_the_power_of_another_players_hero_for_good() -> None:
    t = table().tiles("greece", "spartacus").display("castor_pollux").stock("rome", coin=8)
    t.build_turn("rome").build("castor_pollux", pay="7coin")
    # Spartacus is the only one to copy.
    assert t.state.get(COPIED + t.seat("rome")) == TILES["spartacus"] + 1
    t.build("cheap legion", "italia", pay="coin")
    assert t.legions_in("italia", "rome") == 1


@rule("mare:castor-pollux")
def test_castor_and_pollux_do_not_copy_starting_heroes_wonders_perseus_or_own_heroes() -> None:
    t = table().tiles("greece", "perseus", "colossus").tiles("egypt", "circe", "hamilcar").tiles("rome", "gilgamesh")
    t.display("castor_pollux").stock("rome", coin=8).build_turn("rome").build("castor_pollux", pay="8coin")
    assert t.kind == "copy"
    assert t.state.options == [TILES["circe"], TILES["hamilcar"]]


@rule("mare:castor-pollux")
def test_castor_and_pollux_do_not_receive_the_leader_bonus() -> None:
    t = table().tiles("greece", "circe", "hamilcar").display("castor_pollux").stock("rome", coin=7)
    before = t.levels("rome")
    t.build_turn("rome").build("castor_pollux", pay="7coin").answer("copy", TILES["circe"])
    assert t.levels("rome") == before


@rule("mare:nebuchadnezzar")
@both
def test_nebuchadnezzar_adds_five_in_provinces_his_owner_controls(copied: bool) -> None:
    t = table().control("garamantes", "carthage").legions("garamantes", "carthage", 1)
    t.legions("garamantes", "egypt", 2).dice(1, 1, 2)
    t.move_turn("egypt").done("march")
    assert t.legions_in("garamantes", "egypt") == 2
    t = table().control("garamantes", "greece").fortress("garamantes", "greece").legions("garamantes", "egypt", 3)
    give(t, "greece", "nebuchadnezzar", copied).dice(1, 1, 1).move_turn("egypt").done("march")
    assert t.legions_in("garamantes", "egypt") == 1


@rule("mare:nebuchadnezzar")
def test_nebuchadnezzar_does_not_help_elsewhere() -> None:
    t = table().legions("garamantes", "greece", 1).legions("garamantes", "egypt", 2).tiles("greece", "nebuchadnezzar")
    t.dice(4, 1, 1).move_turn("greece").done("march")
    assert t.legions_in("garamantes", "egypt") == 2


@rule("mare:circe")
@both
def test_circes_legions_on_empty_caravan_icons_collect(copied: bool) -> None:
    t = give(table().bare().legions("dacia", "rome", 2), "rome", "circe", copied)
    t.move_turn("rome").done("march")
    assert t.kind == "circe"
    t.answer("circe", t.icon("dacia:wine"), t.icon("dacia:stone"))
    t.collect()
    assert t.has("rome") == {"wine": 1, "stone": 1}


@rule("mare:circe")
def test_without_circe_the_legion_on_a_pillaged_caravan_collects_nothing() -> None:
    t = table().bare().built("cyrenaica:papyrus").legions("cyrenaica", "rome", 1).move_turn("rome").done("march")
    t.pillage("cyrenaica:papyrus").collect()
    assert t.rider("cyrenaica:papyrus") == "rome"
    assert t.has("rome") == {"papyrus": 1}  # the loot


@rule("mare:circe")
def test_circe_adds_to_trade_and_military() -> None:
    t = table()
    before = t.levels("rome")
    assert t.tiles("rome", "circe").levels("rome") == (before[0] + 1, before[1], before[2] + 1)


@rule("mare:penthesilea")
@both
def test_penthesilea_raises_a_free_legion_for_each_own_province_with_enemies(copied: bool) -> None:
    t = table().legions("macedonia", "rome", 2).legions("thrace", "egypt", 1).legions("thrace", "babylon", 1)
    give(t, "greece", "penthesilea", copied).build_turn("greece").build("levy")
    assert t.legions_in("achaia", "greece") == 2
    assert not t.can_build("levy")


@rule("mare:penthesilea")
def test_without_penthesilea_or_occupied_provinces_there_is_no_free_legion() -> None:
    t = table().legions("macedonia", "rome", 2).build_turn("greece")
    assert not t.can_build("levy")
    assert not table().tiles("greece", "penthesilea").build_turn("greece").can_build("levy")


@rule("mare:gilgamesh")
@both
@pytest.mark.parametrize("pay", ["coin", "stone", "legendary_stone"])
def test_gilgamesh_builds_a_fortress_for_a_coin_or_a_stone_once_a_round(pay: str, copied: bool) -> None:
    t = give(table().stock("rome", **{pay: 1, "wine": 1}), "rome", "gilgamesh", copied).build_turn("rome")
    assert not t.can_build("fortress", "italia")
    t.build("cheap fortress", "italia", pay=pay)
    assert t.fortress_in("italia", "rome") == 1
    assert t.has("rome") == {"wine": 1}
    t = give(table().stock("rome", coin=2), "rome", "gilgamesh", copied).build_turn("rome")
    t.build("cheap fortress", "italia", pay="coin")
    assert not t.can_build("cheap fortress", "gallia")


@rule("mare:spartacus")
@both
@pytest.mark.parametrize("pay", ["coin", "gladiator", "legendary_gladiator"])
def test_spartacus_raises_a_legion_for_a_coin_or_a_gladiator_once_a_round(pay: str, copied: bool) -> None:
    t = give(table().stock("rome", **{pay: 1}), "rome", "spartacus", copied).build_turn("rome")
    t.build("cheap legion", "italia", pay=pay)
    assert t.legions_in("italia", "rome") == 1
    t = give(table().stock("rome", coin=2), "rome", "spartacus", copied).build_turn("rome")
    t.build("cheap legion", "italia", pay="coin")
    assert not t.can_build("cheap legion", "italia")
    assert not table().stock("rome", coin=2).build_turn("rome").can_build("cheap legion", "italia")


@rule("mare:lighthouse")
@pytest.mark.parametrize("pay", ["coin", "wood", "legendary_wood"])
def test_the_lighthouse_builds_a_trireme_for_a_coin_or_a_wood_once_a_round(pay: str) -> None:
    t = table().stock("rome", **{pay: 1}).tiles("rome", "lighthouse").build_turn("rome")
    t.build("cheap trireme", "ionian", pay=pay)
    assert t.triremes_in("ionian", "rome") == 1
    t = table().stock("rome", coin=2).tiles("rome", "lighthouse").build_turn("rome")
    t.build("cheap trireme", "ionian", pay="coin")
    assert not t.can_build("cheap trireme", "ionian")
    assert not table().stock("rome", coin=2).build_turn("rome").can_build("cheap trireme", "ionian")


@rule("mare:perseus", "mare:6.1", "mare:9-building-first")
def test_perseus_builds_the_pyramids_before_anyone_is_named_and_wins() -> None:
    """The first question of the rulebook's questions and answers."""
    t = table().tiles("greece", "perseus").stock("greece", coin=12).stock("egypt", coin=12).build_phase()
    assert (t.kind, t.asked) == ("build-first", "greece")
    t.answer("build-first", TILES["pyramids"]).pay("12coin")
    assert t.state.over
    assert t.winners() == ["greece"]
    assert t.victory("greece") == PRESTIGE


@rule("mare:perseus", "mare:6.2")
def test_perseus_builds_his_fifth_tile_first_and_wins_at_once() -> None:
    t = table().tiles("greece", "perseus", "circe", "hercules").display("antigone").stock("greece", coin=10)
    t.build_phase().answer("build-first", TILES["antigone"]).pay("10coin")
    assert t.state.over
    assert t.winners() == ["greece"]
    assert t.victory("greece") == FAME


@rule("mare:perseus")
def test_without_perseus_nobody_builds_before_the_culture_leader_has_chosen() -> None:
    t = table().stock("greece", coin=12).build_phase()
    assert (t.kind, t.asked) == ("builder", "egypt")


@rule("mare:perseus")
def test_perseus_may_only_build_first_what_wins() -> None:
    t = table().tiles("greece", "perseus").display("circe").stock("greece", coin=11).build_phase()
    assert t.kind in ("builder", "build-first")
    assert t.kind == "builder" or t.state.options == [PASS]


def pillager(icon: str) -> MareScenario:
    """Rome with one legion alone in Egyptian Cyrenaica and in Greek Asia, where Troia stands."""
    t = table().bare("cyrenaica").built(icon, "troia").control("asia", "greece")
    return t.legions("cyrenaica", "rome", 1).legions("asia", "rome", 1).legendary(("gems", "oil"))


@rule("mare:hamilcar")
@both
@pytest.mark.parametrize(("icon", "gain"), [("cyrene", {"coin": 2}), ("cyrenaica:papyrus", {"papyrus": 2})])
def test_hamilcar_doubles_what_pillage_pays(icon: str, gain: dict[str, int], copied: bool) -> None:
    t = give(pillager(icon), "rome", "hamilcar", copied).move_turn("rome").done("march").pillage(icon)
    assert t.has("rome") == gain


@rule("mare:hamilcar")
@both
def test_hamilcar_has_a_coin_and_a_legendary_good_for_a_legendary_city(copied: bool) -> None:
    t = give(pillager("cyrene"), "rome", "hamilcar", copied).move_turn("rome").done("march").pillage("troia")
    assert t.has("rome") == {"coin": 1, "legendary_oil": 1}


@rule("mare:hamilcar")
def test_hamilcar_has_nothing_for_a_market() -> None:
    t = pillager("cyrenaica:market").tiles("rome", "hamilcar").move_turn("rome").done("march")
    assert t.pillage("cyrenaica:market").has("rome") == {}


@rule("mare:queen-of-sheba", "mare:4.3.3")
@both
def test_the_queen_of_sheba_converts_at_once_and_gives_up_the_legion(copied: bool) -> None:
    t = give(
        pillager("cyrene").legions("cyrenaica", "rome", 2).control("garamantes", "rome"),
        "rome",
        "queen_of_sheba",
        copied,
    )
    t.move_turn("rome").done("march").claim("cyrenaica")
    assert t.kind == "convert-at-once"
    t.answer("convert-at-once", 0)
    assert t.owner("cyrenaica") == "rome"
    assert t.legions_in("cyrenaica", "rome") == 1


@rule("mare:queen-of-sheba")
def test_the_queen_of_sheba_converts_once_a_round_and_need_not() -> None:
    t = pillager("cyrene").control("garamantes", "rome").control("cappadocia", "rome").tiles("rome", "queen_of_sheba")
    t.move_turn("rome").done("march").claim("cyrenaica").answer("convert-at-once", 0).claim("asia")
    assert t.kind != "convert-at-once"
    assert t.owner("asia") == "greece"
    t = pillager("cyrene").control("garamantes", "rome").tiles("rome", "queen_of_sheba")
    t.move_turn("rome").done("march").claim("cyrenaica").done("convert-at-once")
    assert t.owner("cyrenaica") == "egypt"
    assert t.claimant("cyrenaica") == "rome"


@rule("mare:queen-of-sheba")
def test_without_the_queen_of_sheba_nothing_is_converted_at_once() -> None:
    t = pillager("cyrene").control("garamantes", "rome").move_turn("rome").done("march").claim("cyrenaica")
    assert t.owner("cyrenaica") == "egypt"


@rule("mare:hercules", "mare:7")
def test_hercules_gives_two_levels_on_every_track() -> None:
    t = table()
    before = t.levels("rome")
    assert t.tiles("rome", "hercules").levels("rome") == tuple(level + 2 for level in before)


@rule("mare:ramses-ii")
@both
def test_ramses_rolls_a_die_more_in_land_battles(copied: bool) -> None:
    t = table().legions("garamantes", "greece", 1).legions("garamantes", "egypt", 2)
    give(t, "greece", "ramses_ii", copied).dice(2, 3, 1, 1).move_turn("greece").done("march")
    assert t.legions_in("garamantes", "egypt") == 1
    t = table().legions("garamantes", "greece", 1).legions("garamantes", "egypt", 2).dice(2, 3, 1)
    t.move_turn("greece").done("march")
    assert t.legions_in("garamantes", "egypt") == 2


@rule("mare:ramses-ii")
def test_ramses_does_not_help_at_sea() -> None:
    t = table().triremes("aegean", "greece", 1).triremes("aegean", "egypt", 1).tiles("greece", "ramses_ii")
    t.move_turn("greece").done("sail").dice(4, 4, 4).fight_at_sea("aegean", "egypt")
    assert t.triremes_in("aegean", "egypt") == 1


@rule("mare:antigone", "mare:2.1")
@both
def test_antigone_offers_a_number_of_her_own(copied: bool) -> None:
    t = give(table().stock("egypt", grain=6).stock("rome", wine=3), "egypt", "antigone", copied)
    t.trade().answer("number", 2)
    while t.asked != "egypt":
        t.answer("own-number", 0)
    assert t.kind == "own-number"
    assert t.state.options == [0, 1, 2, 3, 4, 5]
    t.answer("own-number", 4)
    if t.kind == "own-number":
        t.answer("own-number", 0)
    t.offer("rome", "wine", "wine").offer("egypt", "grain", "grain", "grain", "grain")
    assert t.kind == "take"
    assert t.offered("egypt") == {"grain": 4}


@rule("mare:antigone")
def test_without_antigone_nobody_changes_the_number() -> None:
    t = table().stock("egypt", grain=6).trade().answer("number", 2)
    assert t.kind == "offer"


# Wonders.


@rule("mare:colossus", "mare:1.2")
def test_the_colossus_takes_a_good_of_choice_after_all_have_collected() -> None:
    t = table().bare().built("latium:wine").tiles("rome", "colossus").supply("gems", 0).collect()
    assert (t.kind, t.asked) == ("colossus", "rome")
    assert t.has("rome") == {"wine": 1}
    assert GOODS["gems"] not in t.state.options
    assert len(t.state.options) == 12
    t.answer("colossus", GOODS["papyrus"])
    assert t.has("rome") == {"wine": 1, "papyrus": 1}
    assert not table().collect().state.asking


@rule("mare:hanging-gardens", "mare:3")
def test_the_hanging_gardens_keep_two_different_goods_besides_two_coins() -> None:
    t = table().stock("rome", coin=3, wine=2, oil=1, legendary_wine=1).tiles("rome", "hanging_gardens")
    t.build_phase()
    while t.kind != "keep":
        t.state.choose(t.state.options[0])
    t.answer("keep", GOODS["wine"])
    assert t.state.options == [PASS, GOODS["oil"]]  # no second wine, common or legendary
    t.answer("keep", GOODS["oil"]).finish()
    assert t.has("rome") == {"coin": 2, "wine": 1, "oil": 1}


@rule("mare:hanging-gardens")
def test_without_the_hanging_gardens_no_good_is_kept() -> None:
    t = table().stock("rome", coin=3, wine=2, oil=1).build_phase().finish()
    assert t.has("rome") == {"coin": 2}


@rule("mare:hanging-gardens")
def test_the_hanging_gardens_add_two_to_trade() -> None:
    t = table()
    before = t.levels("rome")
    assert t.tiles("rome", "hanging_gardens").levels("rome") == (before[0] + 2, before[1], before[2])


@rule("mare:temple-of-artemis", "mare:1.2")
def test_the_temple_of_artemis_gives_a_coin_at_every_collection() -> None:
    t = table().bare().tiles("rome", "temple_of_artemis").collect()
    assert t.has("rome") == {"coin": 1}
    assert t.has("greece") == {}


def zeus(t: MareScenario, partner: str = "rome") -> MareScenario:
    """Greece declares peace."""
    t.tiles("greece", "statue_of_zeus").move_phase()
    assert (t.kind, t.asked) == ("peace", "greece")
    return t.choose_empire("peace", partner)


@rule("mare:statue-of-zeus")
def test_zeus_sends_the_partners_legions_home_from_all_his_provinces() -> None:
    t = zeus(table().legions("thrace", "rome", 2).legions("achaia", "rome", 1).legions("dacia", "rome", 1))
    assert t.legions_in("latium", "rome") == 3
    assert t.legions_in("thrace", "rome") == t.legions_in("achaia", "rome") == 0
    assert t.legions_in("dacia", "rome") == 1


@rule("mare:statue-of-zeus")
def test_under_peace_neither_enters_the_others_provinces() -> None:
    t = zeus(table().legions("dalmatia", "rome", 1).legions("macedonia", "greece", 1).control("dalmatia", "rome"))
    t.choose_empire("mover", "rome").skip_to("march")
    assert not t.can_march("dalmatia", "macedonia")
    assert t.can_march("dalmatia", "dacia")
    t.done("march").choose_empire("mover", "greece")
    assert not t.can_march("macedonia", "dalmatia")


@rule("mare:statue-of-zeus")
def test_under_peace_the_two_fight_neither_on_land_nor_at_sea() -> None:
    t = table().legions("dacia", "rome", 1).legions("dacia", "greece", 1)
    t.triremes("ionian", "rome", 1).triremes("ionian", "greece", 1)
    zeus(t).choose_empire("mover", "greece").done("sail", "march")
    assert t.kind == "mover"
    assert t.legions_in("dacia", "rome") == t.legions_in("dacia", "greece") == 1


@rule("mare:statue-of-zeus")
def test_without_zeus_nobody_declares_peace() -> None:
    assert table().move_phase().kind == "mover"


@rule("mare:statue-of-zeus")
def test_peace_is_never_declared_with_the_same_opponent_twice_running_and_may_be_left_out() -> None:
    t = zeus(table())
    t.move_phase()
    assert t.seat("rome") not in t.state.options
    assert PASS in t.state.options
    t.done("peace").move_phase()
    assert t.seat("rome") in t.state.options
    assert t.state.get(PEACE + t.seat("greece")) == 0


@rule("mare:7")
def test_the_leader_bonuses_are_those_printed() -> None:
    bonus = {t.id: (t.bonus.trade, t.bonus.culture, t.bonus.military) for t in BOX.tile}
    assert {name: levels for name, levels in bonus.items() if any(levels)} == {
        "circe": (1, 0, 1),
        "penthesilea": (0, 2, 2),
        "perseus": (1, 2, 1),
        "hamilcar": (1, 1, 1),
        "queen_of_sheba": (0, 1, 1),
        "hercules": (2, 2, 2),
        "antigone": (2, 2, 0),
        "hanging_gardens": (2, 0, 0),
    }


@rule("mare:7")
@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tile if tile.kind in ("hero", "wonder")])
def test_a_tile_raises_the_levels_of_its_owner_by_its_bonus(tile: str) -> None:
    t = table()
    before = t.levels("greece")
    bonus = BOX.tile[TILES[tile]].bonus
    after = (before[0] + bonus.trade, before[1] + bonus.culture, before[2] + bonus.military)
    assert t.tiles("greece", tile).levels("greece") == after


@rule("mare:10", "mare:castor-pollux")
def test_a_hero_without_an_owner_at_the_table_has_no_effect() -> None:
    t = table().stock("rome", coin=1).display("spartacus").build_turn("rome")
    assert not t.can_build("cheap legion", "italia")


@rule("mare:11")
def test_a_wonder_serves_only_its_owner() -> None:
    t = table().bare().tiles("greece", "temple_of_artemis", "colossus").collect()
    assert t.asked == "greece"
    t.answer("colossus", GOODS["gold"])
    assert t.has("greece") == {"coin": 1, "gold": 1}
    assert t.has("rome") == t.has("egypt") == {}


@rule("mare:10")
def test_a_power_that_works_once_a_round_works_again_in_the_next() -> None:
    t = MareScenario(3)
    t.tiles("rome", "spartacus")
    s = t.state
    used = 0
    while s.get(ROUND) <= 2:
        code = s.options[0]
        if t.kind == "build" and t.asked == "rome" and t.can_build("cheap legion", "italia"):
            code = t.build_code("cheap legion", "italia")
            used += 1
        s.choose(code)
    assert used == 2


@rule("mare:hannibal", "mare:3")
def test_worlds_made_up_for_others_give_hannibal_a_pair_and_never_the_swap_of_cleopatra() -> None:
    t = table().stock("carthage", metal=2, wood=1).stock("rome", coin=1).build_turn("carthage")
    t.build("legion", "africa")
    seat = t.seat("egypt")
    view = GAME.view(t.state, seat)
    assert view.question is not None
    assert view.question.kind == "way"
    for seed in range(40):
        assert GAME.view(GAME.determinize(t.state, seat, seed), seat) == view
