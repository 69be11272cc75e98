"""Strangers at the door: odd, large and wrong requests, and what every answer carries."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, not_a_server_error
from starlette.testclient import TestClient

from hexfarer.server.app import create_app
from hexfarer.server.schema import schema as written_schema
from hexfarer.server.settings import Settings
from tests.server.conftest import quick
from tests.server.guest import Server

HEADERS = {"content-type": "application/json"}


def test_every_answer_carries_the_security_headers(simple: Server) -> None:
    for path in ("/api/health", "/api/nothing", "/api/tables/none", "/api/docs", "/somewhere"):
        headers = simple.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_a_request_that_is_too_long_is_refused_before_it_is_read_whole(simple: Server) -> None:
    limit = Settings().body_limit
    taken = 0

    def endless() -> Iterator[bytes]:
        nonlocal taken
        for _ in range(1000):
            taken += 10_000
            yield b"x" * 10_000

    answer = simple.client.post("/api/tables/import?lang=pl", content=endless(), headers=HEADERS)
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "server-too-large")
    short = json.dumps({"text": "x" * (limit - 100)})
    assert simple.client.post("/api/tables/import", content=short, headers=HEADERS).status_code == 422


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"game": NaN}', b"null", b"[]", b'"text"'])
def test_a_body_that_is_no_request_is_refused(simple: Server, body: bytes) -> None:
    answer = simple.client.post("/api/tables", content=body, headers=HEADERS)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["text"]


@pytest.mark.parametrize("field", ["notation", "lang", "after"])
def test_odd_characters_are_refused_or_harmless(simple: Server, field: str) -> None:
    made = simple.make("me", "here")
    guest = made.asked()
    before = guest.position()
    body = {"notation": "pass", "after": before["sequence"], field: "\ud800"}
    raw = json.dumps(body).encode()
    answer = simple.client.post(
        f"/api{guest.path}/actions", content=raw, headers={**HEADERS, "authorization": f"Bearer {guest.secret}"}
    )
    assert answer.status_code in (400, 422)
    assert guest.position() == before


@pytest.mark.parametrize("secret", ["", " ", "x" * 10_000, "pass word", "ä".encode().decode("latin-1")])
def test_an_odd_secret_opens_nothing(simple: Server, secret: str) -> None:
    made = simple.make("me", "here")
    answer = simple.client.post(
        f"/api{made.path}/actions",
        json={"notation": "pass", "after": 0},
        headers={"authorization": f"Bearer {secret}".encode("latin-1")},
    )
    assert answer.status_code == 401


def test_the_language_of_an_error_is_the_one_that_was_asked_for(simple: Server) -> None:
    body = {"game": "chess", "seats": [{"player": "me"}]}
    polish = "Nie ma"
    assert simple.ask("POST", "/tables", {**body, "lang": "pl"})[1]["error"]["text"].startswith(polish)
    assert simple.ask("POST", "/tables?lang=pl", body)[1]["error"]["text"].startswith(polish)
    answer = simple.client.get("/api/tables/none", headers={"accept-language": "de-DE, pl;q=0.8, en;q=0.5"})
    assert answer.json()["error"]["text"].startswith(polish)


def test_addresses_with_a_secret_are_never_asked_for(simple: Server) -> None:
    """A secret goes by header or in a message; no address takes one, so none can be logged."""
    for path, methods in written_schema()["paths"].items():
        for what in methods.values():
            names = [one["name"] for one in what.get("parameters", [])]
            assert not [name for name in names if "secret" in name or "token" in name], path


def test_the_interface_is_described_without_help_from_elsewhere(simple: Server) -> None:
    page = simple.client.get("/api/docs").text
    assert "POST /api/tables/{id}/actions" in page
    assert "http" not in page
    found = simple.client.get("/api/openapi.json").json()
    assert found["paths"].keys() == written_schema()["paths"].keys()


def test_long_answers_are_sent_compressed(simple: Server) -> None:
    assert simple.client.get("/api/library/mage_knight").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in simple.client.get("/api/health").headers


# -- the page --


@pytest.fixture
def page(tmp_path: Path) -> Iterator[TestClient]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "secret.txt").write_text("not yours")
    with TestClient(create_app(quick(f"sqlite:///{tmp_path}/a.db"), folder)) as client:
        yield client


def test_the_page_answers_at_all_its_addresses(page: TestClient) -> None:
    for path in ("/", "/t/abc", "/rules/mage_knight", "/new/four_lands"):
        answer = page.get(path)
        assert "the page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = page.get("/assets/app-1234.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
def test_no_other_file_is_served(page: TestClient, path: str) -> None:
    assert "not yours" not in page.get(path).text


def test_an_address_below_api_is_never_the_page(page: TestClient) -> None:
    answer = page.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "server-no-page"


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(create_app(quick(f"sqlite:///{tmp_path}/a.db"), tmp_path / "none")) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-no-build")


# -- every address, with whatever fits its description --


class Door(NamedTuple):
    """A server behind a real socket, and a table there, so that not every request ends at one that there is not."""

    address: str
    table: str
    secret: str
    key: str


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    app = create_app(quick(f"sqlite:///{tmp_path_factory.mktemp('strange')}/a.db"))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    given = {"game": "four_lands", "seats": [{"player": "me"}, {"player": "me"}]}
    made = requests.post(f"{address}/api/tables", json=given).json()
    key = requests.post(f"{address}/api/players", json={"name": "Ada"}).json()["key"]
    yield Door(address, made["id"], made["seats"][0]["secret"], key)
    server.should_exit = True
    thread.join()


described = schemathesis.openapi.from_dict(written_schema())


@described.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture],
)
def test_no_request_breaks_the_server_and_every_answer_is_as_described(case: Any, door: Door) -> None:
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = door.table
    headers = {"authorization": f"Bearer {door.secret}", "hexfarer-key": door.key}
    case.headers = {name: value for name, value in (case.headers or {}).items() if name.lower() not in headers}
    answer = case.call(base_url=door.address, headers=headers)
    case.validate_response(answer, checks=[not_a_server_error, *CHECKS.get_by_names(CONFORMING)])


CONFORMING = ["status_code_conformance", "content_type_conformance", "response_schema_conformance"]
