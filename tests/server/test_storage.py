"""What is stored: the form of the database, what a killed server leaves, what several workers share."""

from __future__ import annotations

import json
import os
import signal
import socket as sockets
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from threading import Barrier
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from hexfarer.server.settings import Settings
from hexfarer.server.store import Conflict, Entry, Mark, Store, metadata
from hexfarer.server.table import Table
from tests.server.conftest import quick
from tests.server.guest import Guest, Json, Made, Server


def test_the_migrations_lead_to_the_tables_that_the_program_knows(database: str) -> None:
    store = Store(Settings(database=database).database_url)
    store.migrate()
    store.migrate()  # a second start changes nothing
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_a_log_takes_each_number_once(server: Server, settings: Settings) -> None:
    made = server.make("me", "here")
    store = Store(settings.database_url)
    for number in (1, 2):
        store.append(made.id, Entry(number, 0, "act", "pass"), Mark(0, number, 1), [], "{}")
    with pytest.raises(Conflict):
        store.append(made.id, Entry(2, 1, "act", "stop"), Mark(1, 2, 1), [], "{}")
    assert [entry.notation for entry in store.entries(made.id)] == ["pass", "pass"]
    store.close()


def test_a_step_that_could_not_be_stored_did_not_happen(server: Server) -> None:
    made = server.make("me", "here")
    guest = made.asked()
    before = guest.position()
    store = server.app.state.room.store
    append = store.append

    def broken(*args: object) -> None:
        raise OSError("the disk is full")

    store.append = broken
    status, answer = guest.act(before["actions"][0]["notation"], before["sequence"])
    assert (status, answer["error"]["key"]) == (500, "server-fault")
    store.append = append
    assert guest.position() == before
    assert guest.act(before["actions"][0]["notation"], before["sequence"])[0] == 200


def test_tables_that_do_not_fit_in_memory_are_read_again(database: str) -> None:
    with Server(quick(database)._replace(tables_in_memory=2, idle=0)) as server:
        tables = [server.make("me", "here", seed=seed) for seed in range(5)]
        seen: list[Json] = []
        for made in tables:
            made.play(5)
            seen.append(made.seat(0).position())
        assert len(server.app.state.room._tables) <= 3
        for made, before in zip(tables, seen):
            after = made.seat(0).position()
            assert after["view"] == before["view"]
            made.play(1)


# -- a real process that is killed --


class Process:
    """`hexfarer serve` as a process of its own."""

    def __init__(self, database: str, workers: int) -> None:
        environment = {**os.environ, "HEXFARER_BOT_PACE": "0", "HEXFARER_MADE_PER_MINUTE": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hexfarer", "serve", "--lang", "en", "--port", "0"]
            + ["--database", database, "--workers", str(workers)],
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.address = ""

    def wait(self) -> None:
        """The address is printed when the door is open; the first request then waits for the server behind it."""
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[4]
        self.ask("GET", "/health")

    def ask(self, method: str, path: str, body: object = None, secret: str | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data=data, method=method)
        request.add_header("content-type", "application/json")
        if secret:
            request.add_header("authorization", f"Bearer {secret}")
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def running(database: str, workers: int = 1) -> Iterator[Process]:
    server = Process(database, workers)
    try:
        server.wait()
        yield server
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


def test_a_killed_server_loses_nothing_that_it_acknowledged(database: str) -> None:
    """People act at several tables at once until the server is killed; every answered action is there afterwards."""
    with running(database) as server:
        tables: list[Json] = []
        for seed in range(3):
            seats = [{"player": "me"}, {"player": "me"}]
            tables.append(server.ask("POST", "/tables", {"game": "four_lands", "seed": seed, "seats": seats}))
        with ThreadPoolExecutor(len(tables)) as threads:
            enough = Barrier(len(tables) + 1)
            playing = [threads.submit(play_until_killed, server, table, enough) for table in tables]
            enough.wait()
            server.end(signal.SIGKILL)
        last = [one.result() for one in playing]
    with running(database) as server:
        for table, known in zip(tables, last):
            secret = table["seats"][known["seat"]]["secret"]
            then = server.ask("GET", f"/tables/{table['id']}/position?at={known['at']}", secret=secret)
            assert known["at"] >= ENOUGH
            assert then["view"] == known["view"]
            now = server.ask("GET", f"/tables/{table['id']}/position", secret=secret)
            assert now["at"] - known["at"] in (0, 1)  # one may have been stored and its answer lost
        assert server.end(signal.SIGINT) == 0


ENOUGH = 15  # actions at each table before the server is killed


def play_until_killed(server: Process, table: Json, enough: Barrier) -> Json:
    """Act for whoever is asked; the last position that the server acknowledged."""
    path = f"/tables/{table['id']}"
    last: Json = {}
    try:
        while True:
            asked = server.ask("GET", f"{path}/position")["to_act"]
            secret = table["seats"][asked]["secret"]
            now = server.ask("GET", f"{path}/position", secret=secret)
            body = {"notation": now["actions"][-1]["notation"], "after": now["sequence"]}
            last = server.ask("POST", f"{path}/actions", body, secret)
            if last["at"] == ENOUGH:
                enough.wait()
    except (OSError, HTTPException):  # the server is dead
        return last


def test_ctrl_c_ends_a_server_cleanly_and_it_listens_on_this_machine_only(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        assert server.address.startswith("http://127.0.0.1:")
        port = int(server.address.rpartition(":")[2])
        with sockets.create_connection(("127.0.0.1", port)):
            pass
        made = server.ask("POST", "/tables", {"game": "four_lands", "seats": [{"player": "bot:random"}] * 2})
        assert made["id"]
        assert server.end(signal.SIGINT) == 0


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--database", "mysql://localhost/x"], "mysql"),
        (["--database", "postgresql://somebody:hush@127.0.0.1:1/x"], "cannot be opened"),
        (["--workers", "2"], "SQLite"),
        (["--port", "70000"], "--port"),
        (["--host", "192.0.2.1"], "192.0.2.1"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(arguments: list[str], part: str) -> None:
    command = [sys.executable, "-m", "hexfarer", "serve", "--lang", "en", "--port", "0", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert part in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "hush" not in ended.stderr


def test_a_message_that_is_too_long_ends_its_socket_and_nothing_else(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        made = server.ask("POST", "/tables", {"game": "four_lands", "seats": [{"player": "me"}] * 2})
        path = f"/tables/{made['id']}"
        with connect(f"ws{server.address[4:]}/api{path}/live") as socket:
            socket.send(json.dumps({"type": "hello", "secret": made["seats"][0]["secret"]}))
            assert json.loads(socket.recv())["type"] == "position"
            socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosedError) as closed:
                list(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert server.ask("GET", f"{path}/position")["of"] == 0


def test_several_worker_processes_play_one_game(shared: str) -> None:
    with running(shared, workers=2) as server:
        seats = [{"player": "me"}, {"player": "bot:random"}]
        made = server.ask("POST", "/tables", {"game": "four_lands", "seed": 3, "seats": seats})
        path, secret = f"/tables/{made['id']}", made["seats"][0]["secret"]
        for _ in range(10):
            now = server.ask("GET", f"{path}/position", secret=secret)
            while now["to_act"] != 0:
                now = server.ask("GET", f"{path}/position", secret=secret)
            body = {"notation": now["actions"][-1]["notation"], "after": now["sequence"]}
            assert server.ask("POST", f"{path}/actions", body, secret)["sequence"] == now["sequence"] + 1
        assert server.end(signal.SIGINT) == 0


# -- several workers on one PostgreSQL --


@pytest.fixture
def pair(shared: str) -> Iterator[tuple[Server, Server]]:
    """Two workers. Each has an event loop, a memory and connections of its own."""
    with Server(quick(shared)) as one, Server(quick(shared)) as two:
        yield one, two


def test_workers_share_games(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = one.make("me", "here")
    with made.seat(0, one).live() as here, made.seat(0, two).live() as there:
        for number in range(30):
            asked = made.watcher().position()["to_act"]
            guest = made.seat(asked, pair[number % 2])
            status, after = guest.act()
            assert status == 200, after
        last = made.seat(0).position()["sequence"]
        here.up_to(last)
        there.up_to(last)
        assert plain(here.position) == plain(there.position)


def test_a_worker_hears_of_what_happens_at_another(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = one.make("me", "here")
    held = two.client.portal.call(two.app.state.room.table, made.id)  # type: ignore[union-attr]
    made.play(5)
    assert waits_for(two, held, 5)


def waits_for(server: Server, held: Table, sequence: int) -> bool:
    """Whether a worker comes to know so many entries. It is asked nothing about the table, only given its turn."""
    for _ in range(20_000):
        if held.sequence >= sequence:
            return True
        server.get("/health")
    return False


def test_workers_go_on_when_the_database_was_away(pair: tuple[Server, Server], shared: str) -> None:
    one, two = pair
    made = one.make("me", "bot:random")
    held = two.client.portal.call(two.app.state.room.table, made.id)  # type: ignore[union-attr]
    person_acts(made)
    with psycopg.connect(shared, autocommit=True) as connection:
        ours = "datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")  # type: ignore[call-overload]
    person_acts(made)
    person_acts(made)
    assert waits_for(two, held, made.seat(0).position()["sequence"])


def person_acts(made: Made) -> None:
    """Wait for the bot, then act."""
    guest = made.seat(0)
    now = guest.position()
    while now["to_act"] != 0:
        now = guest.position()
    status, answer = guest.act(now["actions"][-1]["notation"], now["sequence"])
    assert status == 200, answer


def plain(position: Json) -> Json:
    return {key: value for key, value in position.items() if key != "seats"}


def test_of_two_who_act_at_different_workers_one_wins(pair: tuple[Server, Server]) -> None:
    made = pair[0].make("me", "here")
    wins = 0
    for _ in range(15):
        asked = made.watcher().position()["to_act"]
        guests = [made.seat(asked, worker) for worker in pair]
        now = guests[0].position()
        notation = now["actions"][-1]["notation"]

        def act(guest: Guest, notation: str = notation, after: int = now["sequence"]) -> tuple[int, Any]:
            return guest.act(notation, after)

        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(act, guests))
        assert sorted(status for status, _ in answers) == [200, 409]
        wins += 1
        new = next(answer for status, answer in answers if status == 200)
        behind = next(answer for status, answer in answers if status == 409)
        assert behind["error"]["key"] == "server-out-of-date"
        assert behind["position"]["sequence"] == new["sequence"]
    assert made.card()["actions"] == wins


def test_seats_and_presence_are_known_to_all_workers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = one.make("me", "open")
    with made.seat(0, one).live() as here:
        status, joined = two.ask("POST", made.path + "/join", {"seat": 1, "name": "Ada"})
        assert status == 200
        while here.position["seats"][1]["name"] != "Ada":
            here.hear()
        with Guest(two, made.id, joined["secret"]).live():
            while not here.position["seats"][1]["connected"]:
                here.hear()
        while here.position["seats"][1]["connected"]:
            here.hear()


def test_bots_are_driven_by_one_worker_and_by_another_when_that_one_ends(shared: str) -> None:
    with Server(quick(shared)) as two:
        with Server(quick(shared)) as one:
            made = one.make("me", "bot:random")
            for _ in range(6):
                for worker in (one, two):
                    guest = made.seat(0, worker)
                    with guest.live() as socket:
                        while socket.position["to_act"] != 0:
                            socket.hear()
                        now = socket.position
                    status, answer = guest.act(now["actions"][-1]["notation"], now["sequence"])
                    assert status in (200, 409), answer
        with made.seat(0, two).live() as socket:
            while socket.position["to_act"] != 0:
                socket.hear()
        entries = two.app.state.room.store.entries(made.id)
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
