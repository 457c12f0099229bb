"""Nothing acknowledged is lost: kill -9 in the middle of play, over and over; tables out of memory come back."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx

from civitas.testing.positions import SOAK

from .process import Process
from .services import family, gone
from .site import Doc, Person, Site, until

KILLS = 200 if SOAK else 50


class Player(threading.Thread):
    """Plays as fast as the server answers and remembers the last thing it was told had happened."""

    def __init__(self, person: Person, table: Doc) -> None:
        super().__init__()
        self.person = person
        self.table = table
        self.acknowledged = table["version"]
        self.ended = False

    def run(self) -> None:
        try:
            while self.table["status"] == "playing" and not self.ended:
                self.table = self.person.see(self.table, seat=self.person.see(self.table)["asked"][0])
                self.table = self.person.plays_on(self.table, self.table["seat"])
                self.acknowledged = self.table["version"]
        except httpx.TransportError:
            return


def a_bot_thinks(person: Person, table: Doc) -> Doc:
    """Answers until a bot is asked, at a new table where that one is over."""
    while (seen := person.see(table))["status"] == "playing":
        if seen["asked"] != [0]:
            return seen
        person.plays_on(seen)
    return a_bot_thinks(person, person.table("proving", "me", "easy", options={"rounds": 100}))


def test_kill_9_in_the_middle_of_play_loses_nothing_acknowledged_and_leaves_no_process(tmp_path: Path) -> None:
    server = Process(tmp_path).start()
    person = server.person()
    table = person.table("proving", "me", "me", options={"rounds": 100})
    with_bot = person.table("proving", "me", "easy", options={"rounds": 100})
    processes: set[int] = set()
    try:
        for kill in range(KILLS):
            with_bot = a_bot_thinks(person, with_bot)
            player = Player(person, person.see(table))
            player.start()
            time.sleep(0.02 + 0.013 * (kill % 11))
            assert server.alive.pid is not None
            processes.update(family(server.alive.pid))
            server.kill()
            player.join()
            server.start()
            found = person.see(table)
            assert found["version"] >= player.acknowledged
            assert found["version"] <= player.acknowledged + 1, "at most the one choice that was under way"
            if found["status"] == "over":
                table = person.table("proving", "me", "me", options={"rounds": 100})
        assert person.see(table)["version"] > 0
    finally:
        server.kill()
    assert len(processes) > KILLS, "bots were thinking"
    until(lambda: all(gone(process) for process in processes))


def test_a_table_that_left_memory_comes_back_as_it_was(site: Site, ana: Person) -> None:
    table = ana.table("imperium", "me", "me")
    for _ in range(20):
        seat = ana.see(table)["asked"][0]
        ana.plays_on(ana.see(table, seat=seat), seat)
    seat = ana.see(table)["asked"][0]
    before = ana.see(table, seat=seat)
    site.guard.services.tables.kept.clear()
    assert ana.see(table, seat=seat) == before


def test_undo_is_still_possible_after_a_restart(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    person = site.person()
    table = person.table("proving", "me", "me", seed="7")
    while not table["can_undo"]:
        seat = person.see(table)["asked"][0]
        table = person.plays_on(person.see(table, seat=seat), seat)
    site.close()
    again = Site(tmp_path).open()
    person.http.base_url = httpx.URL(f"{again.url}/api/v1")
    try:
        assert person.see(table, seat=table["seat"])["can_undo"]
    finally:
        again.close()
