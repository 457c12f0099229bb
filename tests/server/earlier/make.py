"""Makes the database that an earlier release leaves behind: run it with the sources and tests of that release.

    PYTHONPATH=<earlier>/src:<earlier> CIVITAS_PURE=1 python tests/server/earlier/make.py civitas.sql.gz

`civitas.sql.gz` was made by the release at 46d44c5. One person plays two tables of every game, one that is left under
way and one to its end; a third waits for somebody to sit down.
"""

from __future__ import annotations

import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.site import Doc, Person, Site, good

SEATS = {
    "proving": ("me", "me"),
    "imperium": ("me", "me"),
    "ages": ("me", "me"),
    "mare": ("me", "me", "me"),
}
SHORT = {"proving": {"rounds": 20}, "imperium": {}, "ages": {}, "mare": {}}
UNDER_WAY = 45
PLAYER = "the-player"


def played(person: Person, game: str, most: int) -> Doc:
    """A table after so many questions; one choice was taken back if that could be done."""
    table = person.table(game, *SEATS[game], options=SHORT[game])
    undone = False
    for number in range(most):
        table = person.see(table)
        if table["status"] != "playing":
            break
        seat = table["asked"][0]
        table = person.see(table, seat=seat)
        # Nobody gives up, so that the games are long.
        table["view"]["options"] = [each for each in table["view"]["options"] if "resign" not in str(each["text"])]
        table = person.plays_on(table, seat)
        if number > UNDER_WAY // 2 and table["can_undo"] and not undone:
            good(person.post(f"/tables/{table['id']}/undo", version=table["version"], seat=seat))
            undone = True
    good(person.post(f"/tables/{table['id']}/talk", text=f"hello {game}"))
    return table


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder)).open()
        try:
            person = site.person()
            me = good(person.get("/me"))["id"]
            for game in SEATS:
                under_way, over = played(person, game, UNDER_WAY), played(person, game, 20_000)
                person.table(game, "me", *["open"] * (len(SEATS[game]) - 1))
                sys.stdout.write(f"{game}: {under_way['version']}, {over['version']} {over['status']}\n")
        finally:
            site.close()
        database = sqlite3.connect(Path(folder) / "civitas.db")
        text = "\n".join(database.iterdump()).replace(me, PLAYER)
        database.close()
    with gzip.GzipFile(target, "wb", compresslevel=9, mtime=0) as file:
        file.write(text.encode())


if __name__ == "__main__":
    main()
