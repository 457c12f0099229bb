"""What the log says, in three languages: a committed snapshot of a short game and of scenes that are rarer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from civitas.games.mare.box import TILES
from civitas.games.mare.game import GAME
from civitas.games.mare.log import LINES, MOVES, QUIET_MOVES
from civitas.games.mare.state import BOOK
from civitas.kernel.events import Sink
from civitas.kernel.text import Message
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.testing.positions import play, rng_of
from civitas.words import LANGUAGES, Words
from mare.scenario import MareScenario

SNAPSHOTS = Path(__file__).parent / "snapshots"
ROOMS = Rooms(GAME)


def watched(seats: int = 5, **options: object) -> MareScenario:
    """A table somebody keeps the log of."""
    t = MareScenario(seats, **options)
    t.state.sink = Sink()
    return t


# Seats are 1 Rome, 2 Greece, 3 Babylon, 4 Egypt, 5 Carthage, unless a scene has fewer.


def two_rounds_at_random() -> MareScenario:
    t = watched(3, rounds=2)
    play(t.state, rng_of("log"))
    return t


def perseus_wins_before_anybody_builds() -> MareScenario:
    t = watched().tiles("rome", "perseus").stock("rome", coin=12).build_phase()
    return t.answer("build-first", TILES["pyramids"]).pay("12coin")


def babylon_builds_with_its_heroes() -> MareScenario:
    t = watched().tiles("babylon", "spartacus", "gilgamesh", "lighthouse", "penthesilea").stock("babylon", coin=9)
    t.legions("mesopotamia", "greece", 1).build_turn("babylon")
    t.build("free control", "armenia").build("cheap legion", "babylonia", pay="coin")
    t.build("cheap fortress", "cilicia", pay="coin").build("cheap trireme", "cyprian", pay="coin")
    return t.build("levy").build("building", "armenia:market", pay="6coin").done("build")


def castor_and_pollux_copy_circe() -> MareScenario:
    t = watched().tiles("greece", "circe").display("castor_pollux").stock("rome", coin=7)
    return t.build_turn("rome").build("castor_pollux", pay="7coin").done("build")


def gardens_keep_two_goods_and_five_tiles_win() -> MareScenario:
    t = watched(3).no_stocks().tiles("rome", "hanging_gardens").stock("rome", wine=1, gold=1, coin=3).display("circe")
    t.build_phase()
    while t.kind != "keep":
        t.answer(t.kind, t.state.options[0])
    t.answer("keep", *t.state.options[1:2]).answer("keep", *t.state.options[1:2])
    return t.tiles("greece", "antigone", "hercules", "hamilcar", "perseus").build_phase().finish()


def legendary_oil_is_not_kept() -> MareScenario:
    return watched(3).no_stocks().stock("rome", coin=2, legendary_oil=1).build_phase().finish()


def antigone_offers_one_resource() -> MareScenario:
    t = watched(3).no_stocks().title("trade", "carthage").tiles("rome", "antigone")
    t.stock("rome", coin=2, wine=1).stock("greece", coin=2).stock("carthage", gold=2, legendary_wine=1)
    t.trade().answer("number", 2).answer("own-number", 1)
    t.offer("rome", "wine").offer("greece", "coin", "coin").offer("carthage", "gold", "gold")
    return t.take("carthage", "greece", "coin").finish()


def zero_is_no_trade_and_one_is_little() -> MareScenario:
    t = watched(3).no_stocks().title("trade", "carthage")
    return t.trade().answer("number", 0).trade().answer("number", 1)


def troy_draws_from_a_spent_pile() -> MareScenario:
    t = watched().no_units().control("asia", "greece").built("troia", "asia:temple")
    return t.legendary(("oil",), ("gold", "wine")).collect().answer("temple", 1)


def zeus_sends_romans_home() -> MareScenario:
    t = watched().no_units().tiles("egypt", "statue_of_zeus").legions("cyrenaica", "rome", 2)
    t.occupied("rome", "cyrene").move_phase().choose_empire("peace", "rome")
    return t.choose_empire("mover", "greece")


def triremes_meet() -> MareScenario:
    t = watched().no_units().triremes("ionian", "rome", 2).triremes("aegean", "greece", 3)
    t.move_turn("rome").sail("ionian", "aegean").sail("ionian", "aegean")
    return t.dice(6, 5, 5, 1, 1).fight_at_sea("aegean", "greece").finish()


def egypt_loses_a_legion_a_fortress_and_cyrene() -> MareScenario:
    t = watched().no_units().legions("cyrenaica", "rome", 3).legions("cyrenaica", "egypt", 1)
    t.fortress("cyrenaica", "egypt").dice(6, 6, 5, 1).move_turn("rome").done("march")
    return t.lose("egypt", "legion").occupy("cyrene").finish()


def rome_must_give_something_up() -> MareScenario:
    t = watched().no_units().legions("cyrenaica", "rome", 2).legions("cyrenaica", "egypt", 1)
    t.occupied("rome", "cyrene").claimed("cyrenaica", "rome").dice(5, 6, 6).move_turn("egypt").done("march")
    return t.answer("release", t.icon("cyrene"))


def rome_occupies_and_leaves() -> MareScenario:
    t = watched().no_units().legions("cyrenaica", "rome", 2)
    t.move_turn("rome").done("march").occupy("cyrene").finish()
    t.move_turn("rome").done("march").claim("cyrenaica").finish().move_turn("rome").done("convert")
    return t.march("cyrenaica", "nubia").march("cyrenaica", "nubia")


def rome_pillages_troy() -> MareScenario:
    t = watched().no_units().control("asia", "greece").built("troia").legions("asia", "rome", 1)
    return t.move_turn("rome").done("march").pillage("troia").answer("loot", 0)


def rome_converts_what_it_held() -> MareScenario:
    t = watched().no_units().legions("sicilia", "rome", 1).control("sicilia", "carthage").claimed("sicilia", "rome")
    t.legions("ethiopia", "rome", 1).claimed("ethiopia", "rome").triremes("tyrrhenian", "rome", 1)
    return t.move_turn("rome").answer("convert", t.province("sicilia")).answer("convert", t.province("ethiopia"))


def sheba_converts_at_once() -> MareScenario:
    t = watched().no_units().tiles("rome", "queen_of_sheba").legions("cyrenaica", "rome", 1)
    return t.move_turn("rome").done("march").claim("cyrenaica").answer("convert-at-once", 0)


def circe_settles_a_legion() -> MareScenario:
    t = watched().no_units().tiles("rome", "circe").bare("italia").legions("italia", "rome", 1)
    return t.move_turn("rome").done("march").answer("circe", t.icon("italia:oil"))


def rome_takes_the_titles_and_wins() -> MareScenario:
    t = watched().bare().no_units().built("latium:wine", "roma").legions("italia", "rome", 1)
    return t.title("trade", "carthage").title("culture", "rome").leadership()


def four_great_cities_win() -> MareScenario:
    t = watched().bare().no_units().built("roma", "athenae", "troia", "ierusalem").control("achaia", "rome")
    return t.control("asia", "rome").control("judaea", "rome").move_phase().finish()


SCENES: tuple[Callable[[], MareScenario], ...] = (
    two_rounds_at_random,
    perseus_wins_before_anybody_builds,
    babylon_builds_with_its_heroes,
    castor_and_pollux_copy_circe,
    gardens_keep_two_goods_and_five_tiles_win,
    legendary_oil_is_not_kept,
    antigone_offers_one_resource,
    zero_is_no_trade_and_one_is_little,
    troy_draws_from_a_spent_pile,
    zeus_sends_romans_home,
    triremes_meet,
    egypt_loses_a_legion_a_fortress_and_cyrene,
    rome_must_give_something_up,
    rome_occupies_and_leaves,
    rome_pillages_troy,
    rome_converts_what_it_held,
    sheba_converts_at_once,
    circe_settles_a_legion,
    rome_takes_the_titles_and_wins,
    four_great_cities_win,
)


def told(t: MareScenario, viewer: int | None = None) -> list[Message]:
    """The log as a seat, or a spectator, reads it."""
    s = t.state
    assert s.sink is not None
    seen = (event.as_seen_by(1 << (s.seats if viewer is None else viewer)) for event in s.sink.events)
    return [line.text for line in lines(ROOMS, s, [event for event in seen if event is not None])]


@pytest.fixture(scope="module")
def scenes() -> dict[str, list[Message]]:
    return {scene.__name__.replace("_", " "): told(scene()) for scene in SCENES}


def said(scenes: dict[str, list[Message]], words: Words) -> Iterator[str]:
    for title, log in scenes.items():
        yield f"# {title}"
        yield from (words.say(line) for line in log)
        yield ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_as_it_was_committed(scenes: dict[str, list[Message]], lang: str, update: bool) -> None:
    path = SNAPSHOTS / f"log.{lang}.txt"
    text = "\n".join(said(scenes, Words(lang)))
    if update:
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


def test_every_line_of_the_log_is_in_the_snapshot(scenes: dict[str, list[Message]]) -> None:
    assert {line.id for log in scenes.values() for line in log} >= LINES.keys()


def test_every_event_of_the_game_has_a_line_and_every_line_an_event() -> None:
    assert {f"mare-log-{name}" for name in BOOK.events} - LINES.keys() == {"mare-log-unit-lost"}
    variants = {"control-free", "unit-cheap", "legion-lost", "fortress-lost", "triremes-lost", "marker-removed"}
    own = {f"mare-log-{name}" for name in (*BOOK.events, *variants, "title-kept")}
    assert LINES.keys() <= own | {*MOVES.values()}
    assert not MOVES.keys() & QUIET_MOVES
