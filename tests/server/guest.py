"""A server under test, and guests at its tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self

from starlette.testclient import TestClient, WebSocketTestSession

from hexfarer.server.app import create_app
from hexfarer.server.settings import Settings

Json = dict[str, Any]


class Server:
    """An application with its own event loop; `with` starts and stops it."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.client = TestClient(self.app, raise_server_exceptions=False)

    def __enter__(self) -> Self:
        self.client.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.client.__exit__(kind, error, at)

    def ask(
        self, method: str, path: str, body: object = None, secret: str | None = None, key: str | None = None
    ) -> tuple[int, Any]:
        """Status and answer."""
        headers = {"authorization": f"Bearer {secret}".encode()} if secret else {}
        if key is not None:
            headers["hexfarer-key"] = key.encode()
        answer = self.client.request(method, "/api" + path, json=body, headers=headers)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.status_code, answer.json() if is_json else answer.text

    def get(self, path: str, secret: str | None = None) -> Any:
        status, answer = self.ask("GET", path, secret=secret)
        assert status == 200, answer
        return answer

    def make(self, *players: str, game: str = "four_lands", **more: object) -> Made:
        """A table with these players."""
        given = {"game": game, "seed": 7, "seats": [{"player": player} for player in players], **more}
        status, made = self.ask("POST", "/tables", given)
        assert status == 201, made
        return Made(self, made)


class Made:
    """A table as its maker knows it."""

    def __init__(self, server: Server, made: Json) -> None:
        self.server = server
        self.id: str = made["id"]
        self.host: str = made["host"]
        self.path = f"/tables/{self.id}"
        self.secrets: list[str | None] = [seat["secret"] for seat in made["seats"]]

    def seat(self, number: int, server: Server | None = None) -> Guest:
        return Guest(server or self.server, self.id, self.secrets[number])

    def watcher(self) -> Guest:
        return Guest(self.server, self.id, None)

    def card(self) -> Json:
        found: Json = self.server.get(self.path)
        return found

    def asked(self) -> Guest:
        """The guest who is to act."""
        return self.seat(self.watcher().position()["to_act"])

    def play(self, actions: int) -> None:
        """So many actions by whoever is asked, each the last one offered."""
        for _ in range(actions):
            guest = self.asked()
            status, answer = guest.act()
            assert status == 200, answer


class Guest:
    """Somebody at a table: a seat with its secret, or a watcher without one."""

    def __init__(self, server: Server, id: str, secret: str | None) -> None:
        self.server = server
        self.path = f"/tables/{id}"
        self.secret = secret

    def position(self, lang: str = "en", **query: object) -> Json:
        more = "".join(f"&{name.rstrip('_')}={value}" for name, value in query.items())
        found: Json = self.server.get(f"{self.path}/position?lang={lang}{more}", self.secret)
        return found

    def post(self, what: str, **body: object) -> tuple[int, Any]:
        return self.server.ask("POST", f"{self.path}/{what}", body, self.secret)

    def act(self, notation: str | None = None, after: int | None = None) -> tuple[int, Any]:
        """An action, or any that is offered."""
        if notation is None or after is None:
            now = self.position()
            notation = notation or now["actions"][-1]["notation"]
            after = now["sequence"] if after is None else after
        return self.post("actions", notation=notation, after=after)

    @contextmanager
    def live(self, lang: str = "en") -> Iterator[Socket]:
        with self.server.client.websocket_connect(f"/api{self.path}/live") as session:
            socket = Socket(session)
            socket.say(type="hello", secret=self.secret, lang=lang, since=None)
            socket.until("position")
            yield socket


class Socket:
    """A WebSocket that keeps its position up to date as a page does, and everything it was sent."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.position: Json = {}
        self.received: list[str] = []

    def say(self, **message: object) -> None:
        self.session.send_text(json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        text = self.session.receive_text()
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "position":
            self.position = message["position"]
        elif message["type"] == "seats":
            self.position = {**self.position, "seats": message["seats"]}
        elif message["type"] == "patch":
            assert message["from"] == self.position["sequence"]
            assert message["to"] > message["from"]
            self.position = patched(self.position, message["patch"])
            assert self.position["sequence"] == message["to"]
        return message

    def until(self, kind: str) -> Json:
        """The next message of a kind; the others are taken in too."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def up_to(self, sequence: int) -> Json:
        """The position when it has that sequence."""
        while self.position["sequence"] < sequence:
            self.hear()
        return self.position

    def settle(self) -> Json:
        """The position when everything that was sent so far has arrived."""
        self.say(type="ping")
        self.until("pong")
        return self.position


def patched(document: Any, patch: list[Json]) -> Any:
    """RFC 6902, as far as the server uses it; written down again from the RFC, to check the server's side of it."""
    made = json.loads(json.dumps(document))
    for operation in patch:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]]
        place = made
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        key = int(last) if isinstance(place, list) else last
        if operation["op"] == "remove":
            del place[key]
        elif operation["op"] == "add" and isinstance(place, list):
            assert 0 <= key <= len(place)
            place.insert(key, operation["value"])
        elif operation["op"] == "add":
            place[key] = operation["value"]
        else:
            assert operation["op"] == "replace"
            assert key in place if isinstance(place, dict) else 0 <= key < len(place)
            place[key] = operation["value"]
    return made
