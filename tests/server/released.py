"""`python -m tests.server.released`: a database of the present form with running tables of every game, kept for ever.

Run it once before a form is released: later versions are tested against what it wrote (schema2.sql and so on).
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hexfarer.games import NAMES
from tests.server.conftest import quick
from tests.server.guest import Guest, Json, Server

FORM = 3
STEPS = 60


def tables(server: Server) -> Json:
    """Two people at a table of every game, in the middle of it; a step was taken back, and a seat changed hands."""
    found: Json = {}
    for game in NAMES:
        status, key = server.ask("POST", "/players", {"name": "Ada"})
        assert status == 201
        made = server.make("me", "open", game=game)
        joined = server.client.post(
            f"/api/tables/{made.id}/join", json={"seat": 1, "name": "Bo"}, headers={"hexfarer-key": key["key"]}
        ).json()
        guests = [made.seat(0), Guest(server, made.id, joined["secret"])]
        chance = Random(game)
        for _ in range(STEPS):
            asked = made.watcher().position()["to_act"]
            now = guests[asked].position()
            chosen = chance.choice(now["actions"])["notation"]
            status, answer = guests[asked].act(chosen, now["sequence"])
            assert status == 200, answer
            if answer["can_undo"] and chance.random() < 0.1:
                guests[asked].post("undo", after=answer["sequence"])
        found[made.id] = [guest.secret for guest in guests]
    return found


def main() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "released.db"
        with Server(quick(f"sqlite:///{file}")) as server:
            secrets = tables(server)
        with closing(sqlite3.connect(file)) as connection:
            lines = [f"-- {id} {' '.join(seats)}" for id, seats in secrets.items()]
            text = "\n".join([*lines, *connection.iterdump()]) + "\n"
    Path(__file__).with_name(f"schema{FORM}.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
