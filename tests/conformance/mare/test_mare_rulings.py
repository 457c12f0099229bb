"""The thirty-six rulings where the rulebook is silent or unclear; docs/rulings.md has their reasons."""

from __future__ import annotations

import pytest
from mare.scenario import MareScenario

from civitas.games.mare.box import BOX, GOODS, TILES
from civitas.games.mare.state import COIN, COPIED, PHASE, PILE, ROUND, SPENT, STOCK, TITLE, TOKENS_USED
from civitas.kernel.node import PASS
from civitas.testing.rules import rule


def table(seats: int = 5) -> MareScenario:
    """No units, no stocks; control and buildings as at the start."""
    return MareScenario(seats).no_units().no_stocks()


def empty(seats: int = 5) -> MareScenario:
    """No buildings either."""
    return table(seats).bare()


# Setup.


@rule("mare:setup", "mare:rounds")
def test_ruling_01_the_first_round_begins_with_trade_and_the_nine_resources() -> None:
    t = MareScenario()
    assert t.kind == "number"
    assert (t.state.get(ROUND), t.state.get(PHASE)) == (1, 2)
    assert all(sum(t.has(empire).values()) == 9 for empire in t.state.chart.empire_ids)


@rule("mare:setup")
def test_ruling_02_with_three_all_seas_goods_tiles_and_the_four_cities_remain() -> None:
    t = MareScenario(3, tiles="all")
    assert len(t.state.chart.sea_ids) == 9
    assert len(t.face_up()) == 18
    assert t.state.zone(PILE, 0).size() == 13
    assert not any(
        t.state.chart.open[t.state.chart.icon_province[icon]]
        for icon, good in enumerate(t.state.chart.icon_good)
        if good == GOODS["papyrus"]
    )
    t = empty(3).built("roma", "athenae", "troia", "syracusae")
    t.control("asia", "rome").control("sicilia", "rome").legions("achaia", "rome", 1).occupied("rome", "athenae")
    assert t.state.great_cities(t.seat("rome")) == BOX.victory.cities == 4


@rule("mare:setup-seats")
@pytest.mark.parametrize(("seats", "is_open"), [(3, False), (4, False), (5, True)])
def test_ruling_02_armenia_and_arabia_are_covered_with_three_and_four_though_nobodys(seats: int, is_open: bool) -> None:
    t = MareScenario(seats)
    for province in ("armenia", "arabia"):
        assert t.owner(province) == ""
        assert t.state.chart.open[t.province(province)] == is_open


@rule("mare:setup", "mare:3.1.3")
def test_ruling_03_only_face_up_tiles_and_the_pyramids_can_be_bought() -> None:
    t = table().display("circe").stock("rome", coin=12).build_turn("rome")
    assert {tile.id for tile in BOX.tile if t.can_build(tile.id)} == {"circe", "pyramids"}


# Collection.


@rule("mare:1.1")
def test_ruling_04_a_shortage_follows_the_trade_track_and_ties_the_seats_from_the_leader() -> None:
    t = empty().built("italia:oil", "achaia:oil", "libya:oil", "libya:market", "garamantes:oil")
    t.supply("oil", 3).collect()
    assert t.has("carthage") == {"oil": 2}  # trade 2, all others 1
    assert t.has("rome") == {"oil": 1}  # the first seat after the leader Carthage
    assert t.has("greece") == {}
    t = empty().built("italia:oil", "achaia:oil").title("trade", "greece").supply("oil", 1).collect()
    assert t.has("greece") == {"oil": 1}
    assert t.has("rome") == {}


@rule("mare:1.2")
def test_ruling_05_legendary_goods_are_drawn_in_that_order_and_discards_wait_face_down() -> None:
    t = empty().control("asia", "greece").control("sicilia", "rome").built("troia", "syracusae", "macedonia:wine")
    t.legendary(("oil", "gems"), ("wine",)).collect()
    assert t.has("greece")["legendary_gems"] == 1
    assert t.has("rome")["legendary_oil"] == 1
    assert t.state.zone(SPENT, 0).size() == 1  # the pile ran out, but no draw was needed
    discards = next(zone for zone in t.game.view(t.state, None).zones if zone.name == "legendary discards")
    assert discards.size == 1


@rule("mare:1.1")
def test_ruling_06_the_owner_chooses_at_each_collection_and_only_with_both_pieces() -> None:
    t = empty().control("asia", "greece").built("troia", "asia:temple").collect().answer("temple", 0)
    t.collect().answer("temple", 1)
    assert t.has("greece")["coin"] == 3
    t = empty().control("asia", "greece").built("troia", "asia:temple").legions("asia", "rome", 1)
    t.occupied("rome", "asia:temple").collect()
    assert not t.state.asking
    assert t.has("greece")["coin"] == 1
    assert t.has("rome") == {}


@rule("mare:circe")
def test_ruling_07_circe_collects_anywhere_without_enemies_doubled_by_an_own_market_and_off_the_track() -> None:
    t = empty().tiles("rome", "circe").legions("dacia", "rome", 1).legions("gallia", "rome", 1)
    t.legions("thrace", "rome", 1).built("gallia:market")
    trade = t.level("trade", "rome")
    t.move_turn("rome").done("march")
    if t.kind == "conquest":
        t.done("conquest")
    t.answer("circe", t.icon("gallia:sheep"), t.icon("thrace:stone"), t.icon("dacia:wine"))
    assert t.level("trade", "rome") == trade
    t.collect()
    assert t.has("rome") == {"wine": 1, "sheep": 2, "stone": 1}
    t = empty().tiles("rome", "circe").legions("dacia", "rome", 1).legions("dacia", "greece", 1)
    t.occupied("rome", "dacia:wine").collect()
    assert t.has("rome") == {}


# Trade.


@rule("mare:2.1", "mare:antigone")
def test_ruling_08_offer_all_you_have_zero_is_no_trade_and_antigone_changes_only_her_number() -> None:
    t = table(4).tiles("greece", "antigone").stock("rome", wine=3).stock("greece", oil=5).stock("egypt", gold=1)
    t.trade().answer("number", 2).answer("own-number", 3, seat=t.seat("greece"))
    t.offer("rome", "wine", "wine").offer("greece", "oil", "oil", "oil").offer("egypt", "gold")
    assert sum(t.offered("greece").values()) + sum(t.has("greece").values()) == 5
    t = table(4).stock("rome", wine=3).stock("greece", oil=5).trade().answer("number", 0)
    assert not t.state.asking


@rule("mare:2.2")
def test_ruling_09_a_taker_without_a_legal_source_ends_the_phase_and_offers_return() -> None:
    t = table(4).title("trade", "rome").stock("rome", wine=3).stock("greece", oil=3).stock("egypt", gold=1)
    t.trade().answer("number", 3).offer("rome", "wine", "wine", "wine").offer("greece", "oil", "oil", "oil")
    t.offer("egypt", "gold").take("rome", "egypt", "gold").take("egypt", "greece", "oil")
    # Greece takes wine, Rome oil; Greece may not take from Rome now, nobody else has anything.
    assert t.kind == "even-out"
    assert t.offered("rome") == t.offered("greece") == {}
    assert t.has("rome") == {"wine": 2, "gold": 1, "oil": 1}
    assert t.has("greece") == {"oil": 1, "wine": 1}
    assert t.has("egypt") == {"oil": 1}


@rule("mare:2.2.1")
def test_ruling_10_only_the_leader_is_one_ahead_and_gives_the_last_victim_any_resource() -> None:
    t = table(4).title("trade", "rome").stock("rome", wine=1, coin=1).stock("greece", oil=1).stock("egypt", gold=1)
    t.trade().answer("number", 1).offer("rome", "wine").offer("greece", "oil").offer("egypt", "gold")
    t.take("rome", "greece", "oil").take("greece", "rome", "wine")
    assert (t.kind, t.asked) == ("even-out", "rome")
    t.answer("even-out", COIN)
    assert [sum(t.has(empire).values()) for empire in ("rome", "greece", "egypt")] == [2, 1, 1]


@rule("mare:2.1", "mare:5")
def test_ruling_11_a_new_trade_leader_has_all_tokens_the_same_one_reuses_them_after_three() -> None:
    t = empty().built("latium:wine").title("trade", "rome").tokens_used(3)
    t.leadership().finish()
    assert t.state.get(TOKENS_USED) == 3
    t = empty().built("latium:wine").title("trade", "greece").tokens_used(3)
    t.leadership().finish()
    assert t.state.get(TOKENS_USED) == 0


# Build.


@rule("mare:3", "mare:cleopatra", "mare:hannibal", "mare:1.2")
def test_ruling_12_each_item_has_its_own_set_without_change_or_overpay() -> None:
    t = table().stock("rome", coin=6).build_turn("rome").build("legion", "italia", pay="3coin")
    assert t.has("rome") == {"coin": 3}
    t = table().stock("egypt", coin=1, wine=1).build_turn("egypt")
    assert not t.can_build("legion", "aegyptus")  # two swaps
    t = table().stock("carthage", wine=2, oil=2).build_turn("carthage")
    assert t.can_build("legion", "africa")
    t.build("legion", "africa", pay="2wine oil")
    assert not t.can_build("legion", "africa")


@rule("mare:3.1.1")
def test_ruling_13_control_comes_from_the_start_of_the_round_a_new_trireme_may_link_it() -> None:
    t = table().stock("greece", coin=9).build_turn("greece").build("trireme", "aegean", pay="3coin")
    assert t.can_build("control", "asia")
    assert t.can_build("control", "crete")
    t.build("control", "crete", pay="3coin")
    t.triremes("aegean", "greece", 0).triremes("egyptian", "greece", 1).build_turn("greece")
    assert not t.can_build("control", "judaea")  # Crete is only controlled since this turn
    t = table().stock("greece", coin=3).triremes("aegean", "greece", 1).fortress("asia", "rome").build_turn("greece")
    assert not t.can_build("control", "asia")


@rule("mare:3.1.2")
def test_ruling_14_one_builds_in_a_province_controlled_this_turn() -> None:
    t = table().stock("greece", coin=9).build_turn("greece").build("control", "dacia", pay="3coin")
    t.build("building", "dacia:stone", pay="3coin")
    assert t.can_build("legion", "dacia")
    assert not t.can_build("control", "germania")


@rule("mare:3.1.2", "mare:4.2.1")
def test_ruling_15_triremes_need_a_free_own_province_or_the_capital_at_the_sea() -> None:
    t = table().stock("greece", coin=3).legions("thrace", "rome", 1).build_turn("greece")
    assert not t.can_build("trireme", "black")  # only Thrace lies there
    assert t.can_build("trireme", "aegean")
    t = table().stock("greece", coin=3).legions("macedonia", "rome", 1).legions("thrace", "rome", 1)
    t.legions("achaia", "rome", 1).build_turn("greece")
    assert t.can_build("trireme", "aegean")


@rule("mare:3.1.1", "mare:4.3.5")
def test_ruling_16_in_an_occupied_capital_one_builds_but_not_on_an_icon_an_enemy_holds() -> None:
    t = table().bare("achaia").legions("achaia", "rome", 1).occupied("rome", "athenae").stock("greece", coin=9)
    t.build_turn("greece")
    assert not t.can_build("building", "athenae")
    assert t.can_build("building", "sparta")
    assert t.can_build("legion", "achaia")


@rule("mare:penthesilea", "mare:spartacus", "mare:gilgamesh", "mare:lighthouse")
def test_ruling_17_a_levy_counts_enemy_legions_and_pieces_discounts_are_one_piece_a_round() -> None:
    t = table().tiles("greece", "penthesilea").legions("thrace", "rome", 1).legions("macedonia", "rome", 1)
    t.legions("dacia", "greece", 7).build_turn("greece").build("levy")
    assert t.legions_in("achaia", "greece") == 1
    t = table().tiles("greece", "penthesilea").fortress("thrace", "rome").build_turn("greece")
    assert not t.can_build("levy")
    t = table().tiles("rome", "spartacus", "gilgamesh", "lighthouse").stock("rome", coin=5).build_turn("rome")
    t.build("cheap legion", "italia", pay="coin").build("cheap fortress", "italia", pay="coin")
    t.build("cheap trireme", "ionian", pay="coin")
    assert not t.can_build("cheap legion", "italia")
    assert not t.can_build("cheap fortress", "gallia")
    assert not t.can_build("cheap trireme", "ionian")


@rule("mare:castor-pollux", "mare:hercules")
def test_ruling_18_castor_and_pollux_may_find_nothing_and_hercules_copies_to_nothing() -> None:
    t = table().display("castor_pollux").stock("rome", coin=7).build_turn("rome").build("castor_pollux", pay="7coin")
    assert t.kind == "build"
    assert t.state.get(COPIED + t.seat("rome")) == 0
    t.tiles("greece", "circe").build_turn("rome").done("build")
    assert t.state.get(COPIED + t.seat("rome")) == 0
    t = table().tiles("greece", "hercules").display("castor_pollux").stock("rome", coin=7)
    before = t.levels("rome")
    t.build_turn("rome").build("castor_pollux", pay="7coin")
    assert t.state.get(COPIED + t.seat("rome")) == TILES["hercules"] + 1
    assert t.levels("rome") == before


@rule("mare:perseus")
def test_ruling_19_perseus_overrides_the_culture_leader_only_if_he_can_pay_now() -> None:
    t = table().tiles("greece", "perseus").stock("greece", coin=11).build_phase()
    if t.kind == "build-first":
        assert t.state.options == [PASS]
        t.done("build-first")
    assert t.kind == "builder"
    t = table().tiles("greece", "perseus").stock("greece", coin=12).build_phase()
    assert t.kind == "build-first"
    t.answer("build-first", TILES["pyramids"]).pay("12coin")
    assert t.winners() == ["greece"]


@rule("mare:3", "mare:hanging-gardens")
def test_ruling_20_what_is_kept_is_shown_to_all() -> None:
    t = table().stock("rome", coin=4, wine=1).build_phase().finish()
    assert t.has("rome") == {"coin": 2}
    spectator = t.game.view(t.state, None)
    stock = next(zone for zone in spectator.zones if zone.name == "stock" and zone.owner == t.seat("rome"))
    assert stock.cards == [COIN, COIN]


@rule("mare:3", "mare:4.3.1")
def test_ruling_20_loot_of_phase_four_is_kept_on_top_until_the_next_build_phase() -> None:
    t = table().stock("rome", coin=2).legions("aegyptus", "rome", 1).move_turn("rome").done("march")
    t.pillage("alexandria").leadership().finish()
    assert t.has("rome") == {"coin": 3}
    t.build_phase().finish()
    assert t.has("rome") == {"coin": 2}
    assert t.state.zone(STOCK, t.seat("rome")).size() == 2


# Move and battle.


@rule("mare:4.1.1")
def test_ruling_21_one_optional_sea_battle_a_sea_against_one_before_legions_move() -> None:
    t = table().triremes("aegean", "greece", 2).triremes("aegean", "rome", 1).triremes("aegean", "egypt", 1)
    t.triremes("ionian", "greece", 1).triremes("ionian", "rome", 1).legions("achaia", "greece", 1)
    t.move_turn("greece").done("sail").dice(1, 1, 1).fight_at_sea("aegean", "rome")
    assert t.kind == "sea-battle"
    assert len(t.state.options) == 2  # PASS and the Ionian
    t.done("sea-battle")
    assert t.kind == "march"


@rule("mare:4.1.2")
def test_ruling_22_every_shared_province_sees_exactly_one_battle_also_for_a_lone_fortress() -> None:
    t = table().fortress("thrace", "greece").legions("thrace", "rome", 2).dice(1, 1).move_turn("greece")
    assert not t.state.asking
    assert t.legions_in("thrace", "rome") == 1  # five points of the fortress
    t = table().legions("italia", "rome", 1).triremes("adriatic", "rome", 1).triremes("adriatic", "greece", 2)
    assert t.move_turn("rome").skip_to("march").can_march("italia", "dalmatia")


@rule("mare:4.2")
def test_ruling_23_a_lone_fortress_has_five_points_and_undoes_a_hit_each_battle() -> None:
    t = table().fortress("thrace", "greece").legions("thrace", "rome", 2).dice(4, 3).move_turn("rome").done("march")
    assert t.fortress_in("thrace", "greece") == 1  # 4 + 3 + 2 = 9, one hit, undone
    assert t.legions_in("thrace", "rome") == 1
    t = table().fortress("thrace", "greece").legions("thrace", "rome", 2).dice(4, 4).move_turn("rome").done("march")
    assert t.fortress_in("thrace", "greece") == 0  # ten: two hits
    t = table().legions("garamantes", "egypt", 2).fortress("garamantes", "egypt").legions("garamantes", "rome", 1)
    t.dice(1, 6, 6).move_turn("rome").done("march")
    assert t.legions_in("garamantes", "rome") == 0  # 17 points, three hits, one legion


@rule("mare:ramses-ii", "mare:caesar", "mare:pericles", "mare:nebuchadnezzar")
def test_ruling_24_the_extra_die_has_no_bonus_a_lone_fortress_earns_it_and_fives_stack() -> None:
    t = table().tiles("rome", "ramses_ii").legions("garamantes", "rome", 1).legions("garamantes", "egypt", 2)
    t.dice(2, 1, 1, 1).move_turn("rome").done("march")
    assert t.legions_in("garamantes", "egypt") == 2  # 2 + 1 + 1 = 4; with a bonus for both dice it would be 5
    t = table().tiles("greece", "ramses_ii").fortress("thrace", "greece").legions("thrace", "egypt", 3)
    t.dice(1, 1, 1, 5).move_turn("egypt").done("march")
    assert t.legions_in("thrace", "egypt") == 1  # 5 + 5: two hits
    t = table().tiles("greece", "nebuchadnezzar").fortress("thrace", "greece").legions("thrace", "egypt", 3)
    t.dice(1, 1, 1).move_turn("egypt").done("march")
    assert t.legions_in("thrace", "egypt") == 1  # 5 + 5: two hits


@rule("mare:4.2")
def test_ruling_25_battle_dice_have_the_faces_one_to_six() -> None:
    assert BOX.battle.faces == 6
    s = MareScenario().state
    assert {s.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@rule("mare:4.3")
def test_ruling_26_conquest_happens_only_in_ones_own_turn_and_never_without_a_controller() -> None:
    t = table().legions("cyrenaica", "rome", 2).legions("aegyptus", "egypt", 1).dice(1, 5, 5)
    t.move_turn("egypt").march("aegyptus", "cyrenaica")
    assert not t.state.asking  # Rome has won in Egypt's turn and conquers nothing now
    t = table().legions("dacia", "rome", 2).move_turn("rome").done("march")
    assert not t.state.asking


@rule("mare:4.3")
def test_ruling_27_pillage_one_or_occupy_some_or_the_marker_and_keep_it_without_a_new_choice() -> None:
    t = table().legions("cyrenaica", "rome", 2).move_turn("rome").done("march").pillage("cyrene")
    assert not t.state.asking
    t.move_turn("rome").done("march").pillage("cyrenaica:papyrus")
    assert t.has("rome") == {"coin": 1, "papyrus": 1}
    t = table().legions("cyrenaica", "rome", 2).move_turn("rome").done("march").occupy("cyrene")
    assert not t.can_conquer("claim", "cyrenaica")
    assert not t.can_conquer("pillage", "cyrenaica:papyrus")
    t.finish().move_turn("rome").finish()
    assert t.rider("cyrene") == "rome"


@rule("mare:4.3", "mare:4.2.1")
def test_ruling_28_a_defender_alone_keeps_what_it_held_at_war_all_occupation_ends() -> None:
    for roman, kept in ((6, "rome"), (1, "egypt")):
        t = table().legions("cyrenaica", "rome", 1).move_turn("rome").done("march").occupy("cyrene")
        t.legions("aegyptus", "egypt", 1).dice(1, roman).move_turn("egypt").march("aegyptus", "cyrenaica")
        assert t.owner_of("cyrene") == kept


@rule("mare:4.3", "mare:4.3.5")
def test_ruling_28_a_legion_built_in_an_occupied_capital_ends_no_occupation_before_a_battle() -> None:
    """Carthage moves first, elsewhere; then Egypt attacks in its capital and is beaten: Rome keeps Alexandria."""
    t = table().legions("aegyptus", "rome", 1).move_turn("rome").done("march").occupy("alexandria").finish()
    t.stock("egypt", coin=3).build_turn("egypt").build("legion", "aegyptus", pay="3coin").finish()
    t.move_turn("carthage").finish()
    assert t.owner_of("alexandria") == "rome"
    t.dice(1, 6).move_turn("egypt").done("march")
    assert t.legions_in("aegyptus", "egypt") == 0
    assert t.owner_of("alexandria") == "rome"


@rule("mare:4.2.1")
def test_ruling_29_at_war_the_controller_collects_all_and_builds_only_in_the_capital() -> None:
    t = empty().built("cyrene", "cyrenaica:papyrus").legions("cyrenaica", "rome", 1).legions("cyrenaica", "egypt", 1)
    t.collect()
    assert t.has("egypt") == {"coin": 1, "papyrus": 1}
    t.stock("egypt", coin=6).legions("aegyptus", "rome", 1).legions("aegyptus", "egypt", 1).build_turn("egypt")
    assert not t.can_build("fortress", "cyrenaica")
    assert t.can_build("fortress", "aegyptus")


@rule("mare:4.3.3")
def test_ruling_30_conversion_needs_a_link_and_a_spare_marker_and_is_free() -> None:
    t = table().legions("cyrenaica", "rome", 1).claimed("cyrenaica", "rome").control("garamantes", "rome")
    t.move_turn("rome").answer("convert", t.province("cyrenaica"))
    assert t.owner("cyrenaica") == "rome"
    t = table().legions("cyrenaica", "rome", 1).claimed("cyrenaica", "rome")
    for province in ("garamantes", "dalmatia", "germania", "crete", "sicilia"):
        t.control(province, "rome")  # with Gallia and Italia: seven markers
    t.move_turn("rome")
    assert t.kind == "march"
    assert t.owner("cyrenaica") == "egypt"


@rule("mare:queen-of-sheba", "mare:4.3.3")
def test_ruling_30_sheba_has_the_same_tests() -> None:
    t = table().tiles("rome", "queen_of_sheba").legions("cyrenaica", "rome", 1)
    for province in ("garamantes", "dalmatia", "germania", "crete", "sicilia"):
        t.control(province, "rome")
    t.move_turn("rome").done("march").claim("cyrenaica")
    assert t.kind != "convert-at-once"
    assert t.claimant("cyrenaica") == "rome"
    t = table().tiles("rome", "queen_of_sheba").legions("cyrenaica", "rome", 1)
    t.move_turn("rome").done("march").claim("cyrenaica").answer("convert-at-once", 0)
    assert t.owner("cyrenaica") == ""
    assert t.legions_in("cyrenaica", "rome") == 0


@rule("mare:statue-of-zeus")
def test_ruling_31_legions_are_sent_home_even_to_a_contested_capital() -> None:
    t = table().tiles("greece", "statue_of_zeus").legions("thrace", "rome", 2).legions("latium", "carthage", 1)
    t.move_phase().choose_empire("peace", "rome")
    assert t.legions_in("latium", "rome") == 2
    t.dice(1, 1, 1).choose_empire("mover", "rome").done("march")
    assert t.legions_in("latium", "carthage") == 1  # fought: 1 + 1 and Caesar make four
    assert t.kind == "mover"


@rule("mare:statue-of-zeus")
def test_ruling_31_own_legions_stay_in_the_partners_provinces_but_take_nothing_new() -> None:
    t = table().tiles("greece", "statue_of_zeus").legions("italia", "greece", 2)
    t.occupied("greece", "italia:oil").move_phase().choose_empire("peace", "rome")
    assert t.legions_in("italia", "greece") == 2
    t.choose_empire("mover", "greece")
    assert t.kind == "mover"  # nowhere to go, no conquest
    assert t.rider("italia:oil") == "greece"


@rule("mare:statue-of-zeus", "mare:4.3.2")
def test_ruling_31_a_legion_that_leaves_the_partners_province_holds_nothing_there() -> None:
    t = table().tiles("greece", "statue_of_zeus").legions("italia", "greece", 1)
    t.occupied("greece", "italia:oil").move_phase().choose_empire("peace", "rome")
    t.triremes("adriatic", "greece", 1).choose_empire("mover", "greece").march("italia", "dalmatia")
    assert t.legions_in("italia", "greece") == 0
    assert t.rider("italia:oil") == ""


@rule("mare:statue-of-zeus", "mare:4.2.1")
def test_ruling_31_a_partner_that_comes_back_to_its_own_province_ends_the_occupation_without_a_battle() -> None:
    t = table().tiles("greece", "statue_of_zeus").legions("gallia", "greece", 1).legions("latium", "rome", 1)
    t.claimed("gallia", "greece").move_phase().choose_empire("peace", "rome")
    t.choose_empire("mover", "rome").march("latium", "gallia")
    t.finish()
    assert t.legions_in("gallia", "greece") == t.legions_in("gallia", "rome") == 1
    assert t.claimant("gallia") == ""


# Leaders and victory.


@rule("mare:5", "mare:setup")
def test_ruling_32_the_table_gives_the_first_titles_and_the_last_leader_breaks_ties() -> None:
    t = MareScenario(3)
    assert [t.state.get(TITLE + i) - 1 for i in range(3)] == [t.seat("carthage"), t.seat("greece"), t.seat("rome")]
    t = empty().built("latium:wine", "africa:spices").legions("italia", "rome", 1).leadership()
    assert (t.kind, t.asked) == ("title", "carthage")


@rule("mare:6.2")
def test_ruling_33_of_two_with_five_tiles_the_culture_leader_wins_else_both() -> None:
    for leader, winners in (("rome", ["rome"]), ("egypt", ["rome", "greece"])):
        t = empty().tiles("rome", "circe", "hercules", "hamilcar", "antigone").title("culture", leader)
        t.tiles("greece", "gilgamesh", "spartacus", "penthesilea", "colossus").build_phase().finish()
        assert t.winners() == winners


def two_conquerors(extra: bool) -> MareScenario:
    """Rome and Greece both with four great cities; with `extra`, Greece has a fifth."""
    t = empty().built("roma", "athenae", "babylon", "alexandria", "carthago", "troia", "ierusalem", "syracusae")
    t.control("sicilia", "rome").legions("babylonia", "rome", 1).occupied("rome", "babylon")
    t.legions("aegyptus", "rome", 1).occupied("rome", "alexandria")
    t.control("asia", "greece").control("judaea", "greece").legions("africa", "greece", 1).occupied(
        "greece", "carthago"
    )
    if extra:
        t.legions("aegyptus", "rome", 0).legions("aegyptus", "greece", 1).occupied("greece", "alexandria")
        t.control("crete", "rome")
    return t


@rule("mare:6.3")
@pytest.mark.parametrize(("leader", "winners"), [("rome", ["rome"]), ("egypt", ["rome", "greece"])])
def test_ruling_34_two_conquerors_with_equal_cities(leader: str, winners: list[str]) -> None:
    t = two_conquerors(extra=False).title("military", leader)
    assert t.state.great_cities(t.seat("rome")) == t.state.great_cities(t.seat("greece")) == 4
    assert t.move_phase().finish().winners() == winners


@rule("mare:6.3")
def test_ruling_34_a_city_counts_only_while_it_stands() -> None:
    t = two_conquerors(extra=True)
    assert t.state.great_cities(t.seat("greece")) == 5
    t.built("carthago", "alexandria", standing=False)
    assert t.state.great_cities(t.seat("greece")) == 3


@rule("mare:6.4")
def test_ruling_35_leadership_is_checked_after_the_ties_are_decided() -> None:
    t = empty().built("latium:wine", "africa:spices", "roma").legions("italia", "rome", 1).leadership()
    t.choose_empire("title", "rome")
    assert t.winners() == ["rome"]
    t = empty().built("latium:wine", "africa:spices", "roma").legions("italia", "rome", 1).leadership()
    t.choose_empire("title", "carthage")
    assert t.winners() == []


@rule("mare:3", "mare:4")
def test_ruling_36_the_leader_names_the_next_after_each_turn_and_nobody_may_pass_the_pick() -> None:
    t = MareScenario().build_phase()
    for left in (5, 4, 3, 2):
        assert (t.kind, t.asked, len(t.state.options)) == ("builder", "egypt", left)
        assert PASS not in t.state.options
        t.state.choose(t.state.options[0])
        t.done("build")
    assert t.kind == "build"  # the last one needs no naming
    t = table().move_phase()
    assert (t.kind, t.asked) == ("mover", "rome")
    assert PASS not in t.state.options
