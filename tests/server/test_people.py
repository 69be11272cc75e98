"""Players' keys: seats, results and settings of one person on all devices."""

from __future__ import annotations

import base64
import hmac
from hashlib import sha256
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from hexfarer.server.settings import Settings
from hexfarer.server.store import Entry, ResultRow, now
from hexfarer.server.table import Table
from tests.server.conftest import quick
from tests.server.guest import Guest, Json, Made, Server
from tests.server.test_tables import everything


def new_key(server: Server, name: str = "") -> str:
    status, made = server.ask("POST", "/players", {"name": name})
    assert status == 201, made
    assert len(base64.urlsafe_b64decode(made["key"])) == 24
    key: str = made["key"]
    return key


def me(server: Server, key: str) -> Json:
    status, found = server.ask("GET", "/me", key=key)
    assert status == 200, found
    return dict(found)


def make(server: Server, key: str, *players: str, **more: object) -> Made:
    given = {"game": "four_lands", "seed": 7, "seats": [{"player": player} for player in players], **more}
    status, made = server.ask("POST", "/tables", given, key=key)
    assert status == 201, made
    return Made(server, made)


def test_a_player_finds_every_seat_again_by_the_key_alone(server: Server) -> None:
    key, other = new_key(server, "Ada"), new_key(server)
    made = make(server, key, "me", "open", name="Friday")
    status, joined = server.ask("POST", f"{made.path}/join", {"seat": 1, "name": "Bo"}, key=other)
    assert status == 200
    (seat,) = me(server, key)["seats"]
    assert (seat["table"], seat["seat"], seat["title"], seat["secret"]) == (made.id, 0, "Friday", made.secrets[0])
    assert seat["to_act"] == (made.card()["to_act"] == 0)
    assert me(server, other)["seats"][0]["secret"] == joined["secret"]
    derived = hmac.new(key.encode(), f"{made.id}:0".encode(), sha256).digest()
    assert seat["secret"] == base64.urlsafe_b64encode(derived).rstrip(b"=").decode()
    assert Guest(server, made.id, seat["secret"]).position()["seat"] == 0
    assert [one["name"] for one in made.card()["seats"]] == ["Ada", "Bo"]


def test_who_made_a_table_hosts_it_on_every_device(server: Server) -> None:
    key, other = new_key(server), new_key(server)
    alone, shared = make(server, key, "me", "here"), make(server, key, "me", "open")
    assert server.ask("POST", f"{shared.path}/join", {"seat": 1}, key=other)[0] == 200
    hosts = {seat["table"]: seat["host"] for seat in me(server, key)["seats"]}
    assert hosts == {alone.id: alone.host, shared.id: shared.host}
    assert [seat["host"] for seat in me(server, other)["seats"]] == [None]
    assert server.ask("GET", f"{alone.path}/save", secret=hosts[alone.id])[0] == 200
    assert server.ask("GET", f"{shared.path}/save", secret=hosts[shared.id])[0] == 403


def test_a_table_that_is_played_on_keeps_its_host(simple: Server) -> None:
    key = new_key(simple)
    made = make(simple, key, "me", "here")
    table = simple.app.state.room._tables[made.id]
    table.stuck = True  # as if the rules had changed
    status, next = made.seat(0).post("continue")
    assert status == 201, next
    hosts = {seat["table"]: seat["host"] for seat in me(simple, key)["seats"]}
    assert hosts == {made.id: made.host, next["id"]: made.host}
    assert simple.ask("GET", f"/tables/{next['id']}/save", secret=made.host)[0] == 200


def test_keys_are_stored_as_hashes_only(server: Server, settings: Settings) -> None:
    key = new_key(server, "Ada")
    kept = everything(settings)
    assert "Ada" in kept
    assert key not in kept


@pytest.mark.parametrize("key", ["wrong", "x" * 5000, "ä"])
def test_a_wrong_key_is_refused_and_never_ignored(simple: Server, key: str) -> None:
    made = simple.make("me", "open")
    for method, path, body in [
        ("GET", "/me", None),
        ("GET", "/tables", None),
        ("GET", made.path, None),
        ("POST", "/tables", {"game": "four_lands", "seats": [{"player": "me"}, {"player": "me"}]}),
        ("POST", f"{made.path}/join", {"seat": 1}),
    ]:
        status, answer = simple.ask(method, path, body, key=key)
        assert (status, answer["error"]["key"]) == (401, "server-wrong-key")
    assert simple.ask("GET", "/me")[1]["error"]["key"] == "server-no-key"


def test_a_new_name_is_shown_where_the_game_is_on(server: Server) -> None:
    key = new_key(server, "Ada")
    made = make(server, key, "me", "open")
    with made.watcher().live() as socket:
        status, found = server.ask("PATCH", "/me", {"name": "Ola", "settings": {"theme": "dark"}}, key=key)
        assert (status, found["name"], found["settings"]) == (200, "Ola", {"theme": "dark"})
        while socket.position["seats"][0]["name"] != "Ola":
            socket.until("seats")
    assert me(server, key)["settings"] == {"theme": "dark"}


@pytest.mark.parametrize(("settings", "status"), [({"a": "x" * 5000}, 413), ({"a": 10**400}, 400), ("text", 422)])
def test_settings_that_are_too_long_or_no_settings_are_refused(simple: Server, settings: Any, status: int) -> None:
    key = new_key(simple)
    assert simple.ask("PATCH", "/me", {"settings": settings}, key=key)[0] == status
    assert me(simple, key)["settings"] == {}


def test_a_renewed_key_shuts_out_whoever_has_the_old_one(server: Server) -> None:
    key = new_key(server)
    made = make(server, key, "me", "open")
    with made.seat(0).live() as socket:
        status, renewed = server.ask("POST", "/me/renew", key=key)
        assert status == 200
        assert socket.until("error")["error"]["key"] == "server-wrong-secret"
        with pytest.raises(WebSocketDisconnect):
            socket.until("the end")
    assert server.ask("GET", "/me", key=key)[0] == 401
    (seat,) = me(server, renewed["key"])["seats"]
    assert seat["secret"] != made.secrets[0]
    assert server.ask("POST", f"{made.path}/seats/1", {"player": "bot:random"}, made.host)[0] == 401
    assert server.ask("POST", f"{made.path}/seats/1", {"player": "bot:random"}, seat["host"])[0] == 200
    assert server.ask("GET", f"{made.path}/position", secret=made.secrets[0])[0] == 401
    assert Guest(server, made.id, seat["secret"]).position()["seat"] == 0


def test_who_is_forgotten_leaves_seats_and_nameless_results(server: Server, settings: Settings) -> None:
    key = new_key(server, "Ada")
    running = make(server, key, "me", "bot:random")
    over = make(server, key, "me", game="mage_knight", scenario="first_reconnaissance")
    table = server.client.portal.call(server.app.state.room.table, over.id)  # type: ignore[union-attr]
    server.app.state.room.store.append(
        over.id, Entry(table.sequence + 1, 0, "note", ""), table.mark()._replace(asked=-1), results_of(table), "{}"
    )
    (result,) = me(server, key)["results"]
    assert (result["table"], result["won"], result["kind"]) == (over.id, True, "conquest")
    assert server.ask("DELETE", "/me", key=key)[0] == 204
    assert server.ask("GET", "/me", key=key)[0] == 401
    assert running.card()["seats"][0]["player"] == "open"
    assert server.ask("GET", f"{running.path}/position", secret=running.secrets[0])[0] == 401
    assert server.ask("GET", f"{running.path}/save", secret=running.host)[0] == 401
    assert "Ada" not in everything(settings)
    assert server.get("/stats")["finished"] == 1


def results_of(table: Table) -> list[ResultRow]:
    """As if the game had ended."""
    row, seat = table.row, table.seats[0]
    ended = ResultRow(row.id, 0, row.game, row.scenario, "tovak", "person", 30, True, "conquest", 1, now())
    return [ended._replace(person=seat.person, hints=2)]


def test_new_players_are_limited_like_new_tables(tmp_path: object) -> None:
    with Server(quick(f"sqlite:///{tmp_path}/a.db")._replace(made_per_minute=1)) as server:
        new_key(server)
        assert server.ask("POST", "/players", {"name": ""})[0] == 429


def test_a_player_without_a_key_plays_as_before(simple: Server) -> None:
    made = simple.make("me", "open")
    status, joined = simple.ask("POST", f"{made.path}/join", {"seat": 1})
    assert status == 200
    assert Guest(simple, made.id, joined["secret"]).position()["seat"] == 1
