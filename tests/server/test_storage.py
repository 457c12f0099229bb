"""Nothing acknowledged is lost: kill -9 in the middle of play, over and over; tables out of memory come back."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx

from .process import Process
from .site import Doc, Person, Site

KILLS = 50


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


def test_kill_9_in_the_middle_of_play_loses_nothing_acknowledged(tmp_path: Path) -> None:
    server = Process(tmp_path).start()
    person = server.person()
    table = person.table("proving", "me", "me", options={"rounds": 100})
    try:
        for kill in range(KILLS):
            player = Player(person, person.see(table))
            player.start()
            time.sleep(0.02 + 0.013 * (kill % 11))
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
