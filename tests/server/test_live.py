"""Sockets: what those who look on are told, and when."""

from __future__ import annotations

import json

import pytest
from starlette.websockets import WebSocketDisconnect

from hexfarer.server.live import AT_ONCE
from tests.server.conftest import quick
from tests.server.guest import Guest, Json, Made, Server


def test_everybody_has_the_same_position_by_socket_as_by_asking(server: Server) -> None:
    made = server.make("me", "here")
    first, second, watcher = made.seat(0), made.seat(1), made.watcher()
    with first.live("pl") as one, second.live("cs") as two, watcher.live() as three:
        for _ in range(30):
            made.play(1)
            assert one.settle() == first.position("pl")
            assert two.settle() == second.position("cs")
            assert three.settle() == watcher.position()
        kinds = [json.loads(text)["type"] for text in one.received + two.received]
    assert kinds.count("patch") > kinds.count("position")


def test_an_action_by_socket_is_the_same_as_one_by_request(server: Server) -> None:
    made = server.make("me", "here")
    guest = made.asked()
    with guest.live() as socket:
        now = socket.position
        socket.say(type="act", notation=now["actions"][0]["notation"], after=now["sequence"])
        after = socket.up_to(now["sequence"] + 1)
        assert after == guest.position()
        socket.say(type="act", notation="pass", after=now["sequence"])
        refused = socket.until("error")
        assert refused["error"]["key"] == "server-out-of-date"
        assert refused["position"]["sequence"] == after["sequence"]


def test_undo_and_redo_by_socket(simple: Server) -> None:
    made = simple.make("me", game="mage_knight", scenario="first_reconnaissance")
    made.play(1)
    with made.seat(0).live() as socket:
        start = socket.position
        step = next(action["notation"] for action in start["actions"] if not action["reveals"])
        socket.say(type="act", notation=step, after=start["sequence"])
        done = socket.up_to(start["sequence"] + 1)
        socket.say(type="undo", after=done["sequence"])
        back = socket.up_to(done["sequence"] + 1)
        assert back["view"] == start["view"]
        socket.say(type="redo", after=back["sequence"])
        assert socket.up_to(back["sequence"] + 1)["view"] == done["view"]
        socket.say(type="undo", after=back["sequence"] + 1, to=1)
        assert socket.until("error")["error"]["key"] == "problem-undo-revealed"


def test_the_language_changes_in_place(server: Server) -> None:
    made = server.make("me", "here")
    guest = made.asked()
    with guest.live("en") as socket:
        socket.say(type="lang", lang="pl")
        socket.until("position")
        assert socket.position == guest.position("pl")
        made.play(1)
        assert socket.settle() == guest.position("pl")


def test_who_comes_and_goes_is_seen(server: Server) -> None:
    made = server.make("me", "open")
    with made.seat(0).live() as socket:
        status, joined = server.ask("POST", made.path + "/join", {"seat": 1, "name": "Ada"})
        assert status == 200
        while socket.position["seats"][1]["name"] != "Ada":
            socket.until("seats")
        with Guest(server, made.id, joined["secret"]).live():
            while not socket.position["seats"][1]["connected"]:
                socket.until("seats")
        while socket.position["seats"][1]["connected"]:
            socket.until("seats")


def test_who_leaves_is_shut_out(server: Server) -> None:
    made = server.make("me", "here")
    with made.seat(0).live() as socket:
        made.seat(0).post("leave")
        assert socket.until("error")["error"]["key"] == "server-wrong-secret"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.until("the end")
        assert closed.value.code == 4401


# -- plans (UX-UNDO-07) --


def planning(server: Server) -> tuple[Made, int]:
    """Mage Knight for two, at a moment when the seat that is asked can try steps."""
    made = server.make("me", "here", game="mage_knight", scenario="full_conquest")
    while True:
        position = made.asked().position()
        if any(action["notation"].startswith("sideways") for action in position["actions"]):
            return made, position["to_act"]
        made.play(1)


def plan(guest: Guest) -> Json:
    """One step that can be taken back and leaves the seat asked."""
    position = guest.position()
    step = next(a["notation"] for a in position["actions"] if not a["reveals"] and a["notation"].startswith("sideways"))
    status, after = guest.act(step, position["sequence"])
    assert status == 200
    assert after["can_undo"]
    found: Json = after
    return found


def test_others_do_not_see_steps_that_can_be_taken_back(server: Server) -> None:
    made, seat = planning(server)
    planner, other, watcher = made.seat(seat), made.seat(1 - seat), made.watcher()
    before = other.position(), watcher.position()
    with other.live() as socket:
        plan(planner)
        last = plan(planner)
        assert socket.settle()["seats"][seat]["planning"]
        for old, now in zip(before, (other.position(), watcher.position())):
            assert {**now, "seats": []} == {**old, "seats": []}
        status, _ = planner.post("undo", after=last["sequence"], to=last["at"] - 1)
        assert status == 200
        assert socket.settle() == other.position()
        assert {json.loads(text)["type"] for text in socket.received[1:]} <= {"seats", "pong"}
        assert server.ask("GET", f"{made.path}/position?at={last['at']}", secret=other.secret)[0] == 404


def test_others_see_a_plan_when_it_is_final(server: Server) -> None:
    made, seat = planning(server)
    planner, other = made.seat(seat), made.seat(1 - seat)
    last = plan(planner)
    assert other.position()["at"] == last["at"] - 1
    with other.live() as socket:
        while last["can_undo"]:
            offered = [action["notation"] for action in last["actions"]]
            _, last = planner.act("end" if "end" in offered else offered[-1], last["sequence"])
        shown = socket.up_to(last["sequence"])
        assert shown == other.position()
        assert shown["at"] == last["at"]
        assert not shown["seats"][seat]["planning"]


def test_others_see_a_plan_that_stands_for_a_while(tmp_path: object) -> None:
    with Server(quick(f"sqlite:///{tmp_path}/a.db")._replace(plan_delay=0.05)) as server:
        made, seat = planning(server)
        other = made.seat(1 - seat)
        with other.live() as socket:
            last = plan(made.seat(seat))
            shown = socket.up_to(last["sequence"])
            assert shown["at"] == last["at"]
            _, back = made.seat(seat).post("undo", after=last["sequence"])
            assert socket.up_to(back["sequence"])["at"] == last["at"] - 1


# -- what a socket does not take --


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '{"type": "shout"}',
        '{"type": "act"}',
        '{"type": "act", "notation": "pass", "after": -1}',
        '{"type": "act", "notation": "pass", "after": "one"}',
        '{"type": "act", "notation": "' + "x" * 500 + '", "after": 0}',
        '{"type": "undo", "after": 0, "to": 1e99}',
        '{"type": "lang", "lang": "de"}',
        '{"type": "hello", "secret": 5}',
    ],
)
def test_what_cannot_be_read_is_answered_and_changes_nothing(simple: Server, text: str) -> None:
    made = simple.make("me", "here")
    guest = made.asked()
    with guest.live() as socket:
        before = socket.settle()
        socket.session.send_text(text)
        message = socket.until("error")
        assert message["error"]["key"] == "server-malformed"
        assert socket.settle() == before == guest.position()


def test_a_seat_cannot_act_for_another_by_socket(simple: Server) -> None:
    made = simple.make("me", "here")
    asked = made.asked()
    now = asked.position()
    for guest, key in ((made.seat(1 - now["to_act"]), "server-not-asked"), (made.watcher(), "server-no-secret")):
        with guest.live() as socket:
            socket.say(type="act", notation=now["actions"][0]["notation"], after=now["sequence"])
            assert socket.until("error")["error"]["key"] == key
    assert asked.position() == now


@pytest.mark.parametrize(
    ("id", "first", "code", "key"),
    [
        ("nowhere", {"type": "hello"}, 4404, "server-no-table"),
        ("", {"type": "hello", "secret": "guessed", "lang": "pl"}, 4401, "server-wrong-secret"),
        ("", {"type": "ping"}, 1008, "server-hello-first"),
        ("", {"type": "hello", "lang": "xx"}, 1008, "server-malformed"),
    ],
)
def test_a_socket_that_begins_wrongly_is_told_why_and_closed(
    simple: Server, id: str, first: Json, code: int, key: str
) -> None:
    made = simple.make("me", "here")
    with simple.client.websocket_connect(f"/api/tables/{id or made.id}/live") as session:
        session.send_text(json.dumps(first))
        assert json.loads(session.receive_text())["error"]["key"] == key
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text()
        assert closed.value.code == code


def test_who_talks_too_much_is_stopped(simple: Server) -> None:
    made = simple.make("me", "here")
    with made.watcher().live() as socket:
        for _ in range(AT_ONCE * 2):
            socket.say(type="ping")
        assert socket.until("error")["error"]["key"] == "server-too-many"
        with pytest.raises(WebSocketDisconnect):
            socket.until("the end")


def test_bytes_instead_of_text_are_answered_and_change_nothing(simple: Server) -> None:
    made = simple.make("me", "here")
    with made.watcher().live() as socket:
        socket.session.send_bytes(b"\xff\x00")
        assert socket.until("error")["error"]["key"] == "server-malformed"
        socket.settle()
    with simple.client.websocket_connect(f"/api{made.path}/live") as session:
        session.send_bytes(b"\xff\x00")
        assert json.loads(session.receive_text())["error"]["key"] == "server-malformed"
