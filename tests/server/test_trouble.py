"""When something goes wrong: a database that does not work, a fault in the rules, rules that have changed."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import update
from starlette.websockets import WebSocketDisconnect

from hexfarer.server import table as table_module
from hexfarer.server.settings import Settings
from hexfarer.server.store import Entry, log, tables
from tests.server.conftest import quick
from tests.server.guest import Guest, Json, Made, Server
from tests.server.test_people import make, me, new_key

# -- all or nothing --


class Fault(Exception):
    """A mistake in the program."""


@pytest.mark.parametrize("kind", ["actions", "undo", "redo"])
def test_a_step_whose_outcome_cannot_be_shown_did_not_happen(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    made = server.make("me", game="mage_knight", scenario="first_reconnaissance")
    made.play(1)
    guest = made.seat(0)
    step = next(one["notation"] for one in guest.position()["actions"] if not one["reveals"])
    if kind != "actions":
        guest.act(step)
    if kind == "redo":
        guest.post("undo", after=guest.position()["sequence"])
    before = guest.position()
    entries = server.app.state.room.store.entries(made.id)

    def broken(*args: object, **more: object) -> Json:
        raise Fault

    with monkeypatch.context() as patch:
        patch.setattr(table_module, "position", broken)
        body = {"notation": step} if kind == "actions" else {}
        status, answer = guest.post(kind, after=before["sequence"], **body)
        assert (status, answer["error"]["key"]) == (500, "server-fault")
    assert guest.position() == before
    assert server.app.state.room.store.entries(made.id) == entries
    assert guest.post(kind, after=before["sequence"], **body)[0] == 200


def test_a_fault_half_way_through_an_action_leaves_the_table_as_it_was(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make("me", "here")
    guest = made.asked()
    before = guest.position()
    held = server.app.state.room._tables[made.id]
    apply = type(held.session).apply

    def broken(session: object, action: int) -> None:
        apply(session, action)
        raise Fault

    with monkeypatch.context() as patch:
        patch.setattr(type(held.session), "apply", broken)
        assert guest.act(before["actions"][0]["notation"], before["sequence"])[0] == 500
    assert guest.position() == before


def test_what_cannot_be_shown_to_one_is_shown_to_the_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.make("me", "here")
    shown = table_module.position
    with made.watcher().live() as watcher, made.seat(0).live() as one, made.seat(1).live() as two:

        def broken(session: object, viewer: int, *rest: object, **more: object) -> Json:
            if viewer == -1:
                raise Fault
            return shown(session, viewer, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(table_module, "position", broken)
        table = server.app.state.room._tables[made.id]
        while not table.public:  # a plan is nothing to a watcher
            assert made.seat(table.session.state.to_act()).act()[0] == 200
        assert watcher.until("error")["error"]["key"] == "server-fault"
        assert one.up_to(table.sequence)["of"] == two.up_to(table.sequence)["of"] == table.public


# -- a database that does not work --


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def impatient(file: Path) -> Settings:
    return quick(f"sqlite:///{file}")._replace(patience=0)


def test_a_locked_database_is_told_in_words_and_loses_nothing(file: Path) -> None:
    with Server(impatient(file)) as server:
        made = server.make("me", "here")
        guest = made.asked()
        before = guest.position()
        step = before["actions"][0]["notation"]
        with guest.live() as socket, closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            status, answer = guest.act(step, before["sequence"])
            assert (status, answer["error"]["key"]) == (503, "server-database-locked")
            assert {**guest.position(), "seats": []} == {**before, "seats": []}
            socket.say(type="act", notation=step, after=before["sequence"])
            assert socket.until("error")["error"]["key"] == "server-database-locked"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.until("the end")
            assert closed.value.code == 1013
            other.execute("ROLLBACK")
        assert guest.act(step, before["sequence"])[0] == 200


def broken_by(pragma: str) -> Callable[[Server], None]:
    def breaks(server: Server) -> None:
        with server.app.state.room.store.engine.connect() as connection:
            connection.connection.cursor().execute(pragma)

    return breaks


def damaged(server: Server) -> None:
    file = Path(server.app.state.room.store.engine.url.database)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = file.stat().st_size
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xff" * (size - 4096))
    server.app.state.room.store.engine.dispose()


@pytest.mark.parametrize(
    ("breaks", "key"),
    [
        (broken_by("PRAGMA query_only=ON"), "server-database-readonly"),
        (broken_by("PRAGMA max_page_count=1"), "server-database-full"),
        (damaged, "server-database-damaged"),
    ],
)
def test_a_database_that_cannot_be_written_is_told_in_words(
    file: Path, breaks: Callable[[Server], None], key: str
) -> None:
    with Server(impatient(file)) as server:
        server.make("me", "here")
        breaks(server)
        given = {"game": "four_lands", "seats": [{"player": "me"}, {"player": "me"}], "name": "x" * 60}
        keys = set()
        for _ in range(40):  # until the pages that it has are full
            status, answer = server.ask("POST", "/tables", given)
            if status != 201:
                assert status == 503
                keys.add(answer["error"]["key"])
                break
        assert keys == {key}


def test_bots_go_on_when_the_database_works_again(file: Path) -> None:
    """The bot tries again after ever longer pauses, which are not waited for here, and no turn is lost."""
    with Server(impatient(file)) as server:
        driver = server.app.state.room.driver
        pauses: list[float] = []
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 3:
                other.execute("ROLLBACK")

        driver.pause = pause
        made = server.make("me", game="mage_knight", scenario="first_reconnaissance")
        append = server.app.state.room.store.append

        def locks_first(*args: object) -> None:
            if not pauses and not other.in_transaction:
                other.execute("BEGIN IMMEDIATE")
            append(*args)

        server.app.state.room.store.append = locks_first
        server.ask("POST", f"{made.path}/seats/0", {"player": "bot:random"}, made.host)
        with made.watcher().live() as socket:
            while socket.position["of"] < 3:
                socket.hear()
        assert pauses == [0.5, 1.0, 2.0]
        entries = server.app.state.room.store.entries(made.id)
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
        other.close()


@pytest.mark.parametrize("kind", ["damaged", "read-only", "a folder"])
def test_a_server_whose_database_cannot_be_used_says_why_in_one_line(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "a.db"
    if kind == "a folder":
        file.mkdir()
    elif kind == "damaged":
        file.write_bytes(b"this is no database" * 500)
    else:
        sqlite3.connect(file).close()
        file.touch()
        tmp_path.chmod(0o500)
        file.chmod(0o400)
        if os.access(file, os.W_OK):
            pytest.skip("this user may write everywhere")
    command = [sys.executable, "-m", "hexfarer", "serve", "--lang", "en", "--port", "0", "--database"]
    ended = subprocess.run([*command, f"sqlite:///{file}"], capture_output=True, text=True, check=False, timeout=60)
    tmp_path.chmod(0o700)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    assert "database" in ended.stderr


# -- requests that no address takes --


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/assets/" + "%41" * 300])
def test_an_address_that_can_be_no_file_is_answered(simple: Server, path: str) -> None:
    assert simple.client.get(path).status_code == 404


def test_there_is_one_page_about_the_interface(simple: Server) -> None:
    assert simple.client.get("/api/docs").status_code == 200
    assert "redoc" not in simple.client.get("/redoc").text  # the table, if it is built


@pytest.mark.parametrize("path", ["/situations", "/tables/import"])
def test_half_a_character_is_refused(simple: Server, path: str) -> None:
    raw = json.dumps({"text": "game: \ud800"}).encode()
    answer = simple.client.post(f"/api{path}", content=raw, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)


# -- rules that have changed --


def played(server: Server, key: str | None = None) -> Made:
    """Mage Knight for one, some turns long."""
    given = {"game": "mage_knight", "scenario": "first_reconnaissance"}
    made = make(server, key, "me", **given) if key else server.make("me", **given)  # type: ignore[arg-type]
    while len(ends(server, made)) < 3:
        made.play(1)
    return made


def ends(server: Server, made: Made) -> list[Entry]:
    """The entries with which turns ended."""
    return [entry for entry in server.app.state.room.store.entries(made.id) if entry.hash]


def changed(server: Server, made: Made, entry: Entry, **values: object) -> None:
    wanted = (log.c.table == made.id) & (log.c.sequence == entry.sequence)
    with server.app.state.room.store.engine.begin() as connection:
        connection.execute(update(log).where(wanted).values(values))


@pytest.mark.parametrize("how", [{"hash": "0123456789abcdef"}, {"notation": "castle"}])
def test_a_log_that_leads_elsewhere_is_shown_as_far_as_it_agrees_and_played_on(
    settings: Settings, how: dict[str, object]
) -> None:
    with Server(settings) as server:
        key = new_key(server)
        made = played(server, key)
        first, second, *_ = ends(server, made)
        then = made.seat(0).position(at=first.sequence)
        changed(server, made, second, **how)
    with Server(settings) as server:
        made.server = server
        guest = made.seat(0)
        card = made.card()
        assert card["stuck"]["at"] == first.sequence
        assert card["stuck"]["text"]
        assert guest.position()["view"] == then["view"]
        assert guest.position(at=1)["at"] == 1
        assert server.ask("GET", f"{made.path}/position?at={first.sequence + 1}")[0] == 404
        for what, body in (("actions", {"notation": "pass"}), ("undo", {}), ("hint", {})):
            status, answer = guest.post(what, after=guest.position()["sequence"], **body)
            assert (status, answer["error"]["key"]) == (409, "server-stuck")
        status, new = guest.post("continue")
        assert status == 201
        assert guest.post("continue")[1]["id"] == new["id"]
        assert made.card()["next"] == new["id"]
        again = Guest(server, new["id"], guest.secret)
        assert again.position()["view"] == then["view"]
        assert server.get(f"/tables/{new['id']}")["parent"] == {"table": made.id, "at": first.sequence}
        assert again.act()[0] == 200
        mine = {seat["table"]: seat["secret"] for seat in me(server, key)["seats"]}
        assert mine == {made.id: guest.secret, new["id"]: guest.secret}


def test_a_game_that_begins_elsewhere_is_stuck_at_its_beginning(settings: Settings) -> None:
    with Server(settings) as server:
        made = played(server)
        with server.app.state.room.store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == made.id).values(hash="0123456789abcdef"))
    with Server(settings) as server:
        assert server.get(made.path)["stuck"]["at"] == 0


def test_a_game_that_leads_on_is_not_continued_elsewhere(simple: Server) -> None:
    made = simple.make("me", "here")
    status, refused = made.seat(0).post("continue")
    assert (status, refused["error"]["key"]) == (409, "server-not-stuck")
