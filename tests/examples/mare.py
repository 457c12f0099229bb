"""The worked turns of Mare Nostrum: the examples of its rulebook, with the figures it prints."""

from __future__ import annotations

from mare.scenario import TABLES, MareScenario

from examples.worked import Worked


def at_trading(seats: int = 5) -> MareScenario:
    """The first question of the game: how many resources are offered."""
    return MareScenario(seats)


def at_building(seats: int = 5) -> MareScenario:
    """Nobody trades; the culture leader is asked who builds first."""
    return at_trading(seats).answer("number", 0)


def at_moving(seats: int = 5) -> MareScenario:
    """Nobody builds; the military leader is asked who moves first."""
    return pass_to(at_building(seats), "mover")


def pass_to(t: MareScenario, kind: str) -> MareScenario:
    """Everybody passes, and leaders name the first they can, until a question of this kind."""
    while t.kind != kind:
        t.state.choose(t.state.options[0])
    return t


def without_units(t: MareScenario, *empires: str) -> MareScenario:
    for empire in empires:
        for province in t.state.chart.province_ids:
            t.legions(province, empire, 0).fortress(province, empire, 0)
        for sea in t.state.chart.sea_ids:
            t.triremes(sea, empire, 0)
    return t


def roman_fleet() -> MareScenario:
    """Three Roman legions and two triremes against the Egyptians of Cyrenaica; a fourth legion stays in Gallia."""
    t = without_units(at_moving(), "rome", "egypt")
    t.legions("italia", "rome", 2).legions("crete", "rome", 1).legions("gallia", "rome", 1)
    t.triremes("ionian", "rome", 2).triremes("african", "egypt", 1)
    t.legions("cyrenaica", "egypt", 1).fortress("cyrenaica", "egypt")
    t.bare("cyrenaica").built("cyrenaica:papyrus", "cyrenaica:market", "cyrene").stock("rome").stock("egypt")
    return t.dice(5, 4, 3, 3)


def sail_and_win(t: MareScenario) -> MareScenario:
    """All of the example up to the conquest."""
    t.choose_empire("mover", "rome").sail("ionian", "african").done("sail", "sea-battle")
    t.march("italia", "cyrenaica", 2).march("crete", "cyrenaica").done("march")
    return t.lose("egypt", "legion")


def battle() -> Worked:
    """4.1.2, example 1, and its battle in 4.2 and pillage in 4.3.1."""
    t = roman_fleet()
    w = Worked(t)
    t.choose_empire("mover", "rome").sail("ionian", "african").done("sail")
    w.step("sail")
    assert (t.triremes_in("ionian", "rome"), t.triremes_in("african", "rome")) == (1, 1)
    t.done("sea-battle")
    w.step("no-battle")
    assert t.triremes_in("african", "egypt") == 1
    t.march("italia", "cyrenaica", 2).march("crete", "cyrenaica")
    w.step("ship")
    assert t.legions_in("cyrenaica", "rome") == 3
    t.done("march")
    w.step("roll")
    # 5 + 4 + 3 and three times Caesar's 1 are 15: three hits, one undone by the fortress. 3 + 5 are 8: one hit.
    assert (t.kind, t.asked) == ("loss", "egypt")
    t.lose("egypt", "legion")
    w.step("losses")
    assert (t.legions_in("cyrenaica", "egypt"), t.fortress_in("cyrenaica", "egypt")) == (0, 0)
    assert t.legions_in("cyrenaica", "rome") == 2
    before = t.has("rome").get("papyrus", 0)
    t.pillage("cyrenaica:papyrus")
    w.step("pillage")
    assert not t.stands("cyrenaica:papyrus")
    assert t.rider("cyrenaica:papyrus") == "rome"
    assert t.has("rome").get("papyrus", 0) == before + 1
    return w


def occupation() -> Worked:
    """4.3.2 and 4.3.4."""
    t = sail_and_win(roman_fleet())
    w = Worked(t)
    rome, egypt = t.level("trade", "rome"), t.level("trade", "egypt")
    t.occupy("cyrenaica:papyrus", "cyrenaica:market")
    if t.kind == "conquest":
        t.done("conquest")
    w.step("occupy")
    assert (t.owner_of("cyrenaica:papyrus"), t.owner_of("cyrenaica:market")) == ("rome", "rome")
    assert (t.level("trade", "rome"), t.level("trade", "egypt")) == (rome + 2, egypt - 2)
    pass_to(t, "number")
    w.step("collect")
    assert t.has("rome")["papyrus"] == 2
    # Egypt has the coins of its cities and what its own caravans bring: one papyrus in Aegyptus, grain and gold in
    # Ethiopia, where it has no legion.
    assert t.owner_of("cyrene") == "egypt"
    assert t.has("egypt") == {"coin": 5, "papyrus": 1, "grain": 1, "gold": 1}
    return w


def conversion() -> Worked:
    """4.3.3."""
    t = sail_and_win(roman_fleet())
    w = Worked(t)
    t.claim("cyrenaica")
    if t.kind == "conquest":
        t.done("conquest")
    w.step("claim")
    assert (t.claimant("cyrenaica"), t.owner("cyrenaica")) == ("rome", "egypt")
    pass_to(t, "number")
    w.step("collect")
    # One caravan and its market in Cyrenaica, two papyri, and one more in Aegyptus: all Egypt's.
    assert t.has("egypt")["papyrus"] == 3
    assert "papyrus" not in t.has("rome")
    t.answer("number", 0)
    pass_to(t, "mover").choose_empire("mover", "rome")
    if t.kind == "convert":
        t.state.choose(t.state.options[-1])
    w.step("convert")
    assert t.owner("cyrenaica") == "rome"
    assert t.owner_of("cyrenaica:papyrus") == "rome"
    return w


def control() -> Worked:
    """3.1.1, 3.1.2 and 3.2: the Greek player builds."""
    t = at_building()
    t.control("dacia", "greece").control("dalmatia", "rome").control("macedonia", "").bare("macedonia")
    without_units(t, "greece").legions("macedonia", "rome", 1).stock("greece", coin=12)
    w = Worked(t)
    t.choose_empire("builder", "greece")
    assert not t.can_build("control", "asia")
    assert not t.can_build("control", "dalmatia")
    assert not t.can_build("control", "macedonia")
    t.build("control", "germania", pay="3coin")
    w.step("germania")
    assert t.owner("germania") == "greece"
    culture, military = t.level("culture", "greece"), t.level("military", "greece")
    t.build("trireme", "aegean", pay="3coin")
    w.step("trireme")
    assert t.can_build("control", "asia")
    t.build("control", "asia", pay="3coin")
    w.step("asia")
    assert t.owner("asia") == "greece"
    assert not [c for c in t.state.chart.icons[t.province("asia")] if t.state.chart.icon_good[c] >= 0]
    t.build("building", "troia", pay="3coin")
    w.step("troy")
    assert t.stands("troia")
    assert (t.level("culture", "greece"), t.level("military", "greece")) == (culture + 1, military + 1)
    return w


def sets() -> Worked:
    """3: nine resources make three sets of three."""
    t = at_building().stock("rome", coin=3, grain=2, wood=1, sheep=1, gold=1, gladiator=1)
    t.built("latium:wine", standing=False)
    w = Worked(t)
    t.choose_empire("builder", "rome").build("legion", "latium", pay="3coin")
    w.step("coins")
    assert t.has("rome") == {"grain": 2, "wood": 1, "sheep": 1, "gold": 1, "gladiator": 1}
    t.build("legion", "latium", pay="grain wood sheep")
    w.step("goods")
    assert t.has("rome") == {"grain": 1, "gold": 1, "gladiator": 1}
    t.build("building", "latium:wine", pay="grain gold gladiator")
    w.step("caravan")
    assert t.has("rome") == {}
    assert t.stands("latium:wine")
    return w


def hannibal() -> Worked:
    """3: with Hannibal a set of six goods has one twice."""
    t = at_building().stock("carthage", coin=3, grain=2, wood=1, sheep=1, gold=1, gladiator=1)
    t.built("africa:market", standing=False)
    w = Worked(t)
    t.choose_empire("builder", "carthage").build(
        "building", "africa:market", pay="grain grain sheep gladiator gold wood"
    )
    w.step("six")
    assert t.stands("africa:market")
    assert t.has("carthage") == {"coin": 3}
    t.build("legion", "africa", pay="3coin")
    w.step("coins")
    assert t.has("carthage") == {}
    return w


def circe() -> Worked:
    """3.2: a hero raises two tracks."""
    t = at_building().display("circe", "hercules", "antigone", "perseus", "spartacus").stock("egypt", coin=7)
    w = Worked(t)
    trade, culture, military = t.levels("egypt")
    t.choose_empire("builder", "egypt").build("circe", pay="7coin")
    w.step("recruit")
    assert t.levels("egypt") == (trade + 1, culture, military + 1)
    return w


def trading() -> Worked:
    """2.1 and 2.2: four players offer three resources each."""
    t = at_trading(4)
    for empire in TABLES[4]:
        t.stock(empire, coin=1, **{"rome": {"metal": 2}, "greece": {"oil": 2}}.get(empire, {"sheep": 2}))
    w = Worked(t)
    t.answer("number", 3)
    w.step("token")
    t.offer("rome", "coin", "metal", "metal").offer("greece", "coin", "oil", "oil")
    t.offer("egypt", "coin", "sheep", "sheep").offer("carthage", "coin", "sheep", "sheep")
    w.step("offers")
    assert (t.kind, t.asked) == ("take", "carthage")
    t.take("carthage", "rome", "metal").take("rome", "greece", "oil").take("greece", "egypt", "sheep")
    w.step("chain")
    assert (t.taken("carthage"), t.taken("rome"), t.taken("greece")) == ({"metal": 1}, {"oil": 1}, {"sheep": 1})
    t.take("egypt", "carthage", "sheep")
    w.step("back")
    t.take("carthage", "rome", "metal").take("rome", "carthage", "sheep")
    assert {victim for victim, _ in t.takeable()} == {"greece", "egypt"}
    w.step("ban")
    t.take("carthage", "greece", "oil")
    w.step("elsewhere")
    assert t.taken("carthage") == {"metal": 2, "oil": 1}
    return w


def uneven() -> Worked:
    """2.2.1: the leader has two, another none."""
    t = at_trading(3)
    t.stock("carthage", sheep=1, coin=2).stock("rome", metal=1, coin=2).stock("greece", oil=1, coin=2)
    w = Worked(t)
    t.answer("number", 1)
    t.offer("rome", "metal").offer("greece", "oil").offer("carthage", "sheep")
    w.step("offers")
    t.take("carthage", "rome", "metal")
    w.step("first")
    # Only the Greek oil is left for Carthage to take, so nobody is asked.
    t.take("rome", "carthage", "sheep")
    w.step("second")
    assert (t.kind, t.asked) == ("even-out", "carthage")
    assert t.has("greece") == {"coin": 2}
    t.state.choose(t.state.options[0])
    w.step("give")
    assert sum(t.has("greece").values()) == 3
    return w


def beyond() -> Worked:
    """5: Rome goes from level 14 to 18."""
    t = without_units(at_building(), "rome").stock("rome", coin=12)
    t.triremes("ionian", "rome", 5).legions("italia", "rome", 4)
    for province in ("latium", "gallia", "italia", "dalmatia", "germania"):
        t.control(province, "rome").fortress(province, "rome")
    w = Worked(t)
    assert t.level("military", "rome") == 14
    t.choose_empire("builder", "rome").build("legion", "italia", pay="3coin")
    w.step("fifteen")
    assert t.level("military", "rome") == 15
    for _ in range(3):
        t.build("legion", "italia", pay="3coin")
    w.step("eighteen")
    assert t.level("military", "rome") == 18
    return w


def ethiopia() -> Worked:
    """Control: Egypt has two caravans in Ethiopia and no legion there."""
    t = without_units(at_moving(), "egypt").bare("aegyptus", "ethiopia", "cyrenaica").stock("egypt")
    t.built("ethiopia:grain", "ethiopia:gold")
    w = Worked(t)
    pass_to(t, "number")
    w.step("collect")
    assert t.has("egypt") == {"grain": 1, "gold": 1}
    return w


def cilicia() -> Worked:
    """4.1.2, example 2, its second way; the book rolls no dice for it, so these are ours."""
    t = without_units(at_moving(), "babylon", "egypt").dice(5, 1, 1)
    t.legions("cilicia", "babylon", 2).fortress("cilicia", "babylon").legions("cilicia", "egypt", 2)
    t.control("judaea", "egypt").fortress("judaea", "egypt")
    w = Worked(t)
    t.choose_empire("mover", "babylon")
    assert t.can_march("cilicia", "judaea")
    assert t.can_march("cilicia", "asia")
    w.step("turn")
    t.march("cilicia", "asia")
    w.step("asia")
    assert (t.legions_in("cilicia", "babylon"), t.legions_in("asia", "babylon")) == (1, 1)
    t.done("march")
    w.step("fight")
    # 5 and the fortress's 5 are two hits; 1 and 1 are none.
    assert (t.legions_in("cilicia", "egypt"), t.legions_in("cilicia", "babylon")) == (0, 1)
    assert t.fortress_in("cilicia", "babylon") == 1
    return w


def track() -> Worked:
    """5: Rome counts 5, Greece and Babylon 4, Egypt and Carthage 3."""
    t = at_moving().bare().built("roma", "athenae", "babylon", "alexandria", "memphis", "carthago")
    t.built("latium:metal", "latium:wine", "gallia:sheep", "latium:market", "gallia:market")
    t.built("achaia:oil", "macedonia:wine", "achaia:market", "macedonia:market")
    t.built("babylonia:spices", "babylonia:grain", "mesopotamia:sheep", "babylonia:market")
    t.built("ethiopia:grain", "ethiopia:gold", "ethiopia:market")
    t.built("africa:sheep", "africa:spices", "africa:market")
    w = Worked(t)
    assert [t.level("trade", empire) for empire in TABLES[5]] == [5, 4, 4, 3, 3]
    assert t.leader("trade") == "carthage"
    pass_to(t, "number")
    w.step("title")
    assert (t.leader("trade"), t.asked) == ("rome", "rome")
    t.answer("number", 1)
    for empire in TABLES[5]:
        t.offer(empire, next(iter(t.has(empire))))
    w.step("token")
    assert (t.kind, t.asked) == ("take", "rome")
    return w


WORKED = {
    "ethiopia": ethiopia,
    "trading": trading,
    "uneven": uneven,
    "sets": sets,
    "hannibal": hannibal,
    "control": control,
    "circe": circe,
    "battle": battle,
    "cilicia": cilicia,
    "occupation": occupation,
    "conversion": conversion,
    "track": track,
    "beyond": beyond,
}
