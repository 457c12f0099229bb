"""The levels at which bots play, and hints from the mind of the hardest."""

from __future__ import annotations

import secrets
from typing import get_args

import pytest

from civitas import registry
from civitas.bots import make_bot
from civitas.bots.beam import BeamBot
from civitas.bots.bot import worlds_of
from civitas.bots.play import bot_answer, bot_choice
from civitas.bots.spec import make_adviser
from civitas.rooms import PLAIN_LEVELS
from civitas.server.schema import Level
from civitas.server.table import rooms_of
from civitas.server.workers import HINT_LEVEL, advise, answer, known_world

from .site import Person, good

SEED = 7

every_game = pytest.mark.parametrize("game", registry.games(hidden=True))


@every_game
def test_each_level_of_each_game_makes_a_bot_and_the_hardest_gives_hints(game: str) -> None:
    levels = rooms_of(game).levels
    assert list(levels) == list(get_args(Level))
    for spec in levels.values():
        make_bot(spec, 1)
    make_adviser(levels[HINT_LEVEL], 1)


def test_the_lobby_offers_the_levels_of_each_game(ana: Person) -> None:
    cards = ana.get("/games").json()
    assert {card["name"]: card["levels"] for card in cards} == {
        game: list(rooms_of(game).levels) for game in registry.games()
    }


def test_a_game_that_names_no_bots_has_the_plain_ones() -> None:
    assert rooms_of("proving").levels == PLAIN_LEVELS


def test_normal_bots_plan_whole_turns_and_so_do_all_levels_of_imperium() -> None:
    planned = {"ages": ["normal", "hard"], "imperium": ["easy", "normal", "hard"], "mare": ["normal"]}
    for game, levels in planned.items():
        bots = {level: make_bot(spec, 1) for level, spec in rooms_of(game).levels.items()}
        assert [level for level, bot in bots.items() if isinstance(bot, BeamBot)] == levels


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_worker_answers_as_the_bot_of_the_level(level: str) -> None:
    game = registry.game("imperium")
    state, spec = game.new(2, SEED), rooms_of("imperium").levels[level]
    world = known_world(game, state, state.asked)
    assert answer("imperium", world, state.asked, spec, 3) == bot_answer(make_bot(spec, 3), game, state, state.asked)


def test_a_worker_advises_what_the_bot_of_the_level_would_do() -> None:
    game = registry.game("imperium")
    state, spec = game.new(2, SEED), rooms_of("imperium").levels[HINT_LEVEL]
    advice = advise("imperium", known_world(game, state, state.asked), state.asked, spec, 3)
    assert advice.code == next(iter(advice.points)) == bot_choice(make_bot(spec, 3), game, state)


def test_a_hint_in_imperium_is_what_the_hardest_bot_would_do(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ana.table("imperium", "me", "me", seed=str(SEED))
    game = registry.game("imperium")
    state = game.new(2, SEED)
    seat = state.asked
    seen = ana.see(table, seat=seat)
    assert [option["code"] for option in seen["view"]["options"]] == state.options
    monkeypatch.setattr(secrets, "randbits", lambda _: 3)
    hint = good(ana.get(f"/tables/{table['id']}/hint", seat=seat))
    monkeypatch.undo()
    adviser = make_adviser(rooms_of("imperium").levels[HINT_LEVEL], 3)
    thinks = adviser.rate(game.view(state, seat), worlds_of(game, state, seat))
    assert hint["code"] == next(iter(thinks))
    assert [(rated["option"]["code"], rated["points"]) for rated in hint["rated"]] == list(thinks.items())


def test_bots_play_the_same_game_again_where_the_seed_was_chosen_openly(ana: Person) -> None:
    """Who gives a seed wants the same game."""

    def played() -> list[object]:
        seen = ana.table("imperium", "me", "easy", seed=str(SEED))
        for _ in range(12):
            seen = ana.waits(seen)
            seen = good(ana.choose(seen, seen["view"]["options"][0]["code"]))
        return [line["text"] for line in ana.see(ana.waits(seen), since=0)["lines"]]

    first = played()
    assert first == played()
    assert len(first) > 12
