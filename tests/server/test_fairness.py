"""Nobody at a table gets to know more than the others without everybody being told."""

from __future__ import annotations

import pytest

from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.session import Session
from tests.server.guest import Guest, Json, Made, Server, patched
from tests.server.test_people import make, new_key
from tests.server.test_playing import finished


def joined(server: Server, made: Made, seat: int = 1) -> Guest:
    status, answer = server.ask("POST", f"{made.path}/join", {"seat": seat})
    assert status == 200, answer
    return Guest(server, made.id, answer["secret"])


SOMETHING = ("Basic eDp5", "Bearer", "bearer wrong", "Bearer  ", "x", "")


@pytest.mark.parametrize("header", SOMETHING)
@pytest.mark.parametrize("path", ["", "/position", "/log?before=1", "/result", "/save", "/record"])
def test_an_authorization_that_opens_nothing_is_refused_everywhere(simple: Server, header: str, path: str) -> None:
    made = simple.make("me", "here")
    answer = simple.client.get(f"/api{made.path}{path}", headers={"authorization": header})
    assert (answer.status_code, answer.json()["error"]["key"]) == (401, "server-wrong-secret")


def test_the_secret_of_another_table_opens_nothing(simple: Server) -> None:
    one, two = simple.make("me", "here"), simple.make("me", "here")
    assert simple.ask("GET", f"{one.path}/position", secret=two.secrets[0])[0] == 401
    assert simple.ask("POST", f"{one.path}/join", {"seat": 0}, two.secrets[0])[0] == 401


# -- saves --


def test_with_others_at_the_table_a_save_needs_everybody(server: Server) -> None:
    made = server.make("me", "open", seed=None)
    assert server.ask("GET", f"{made.path}/save", secret=made.host)[1]["error"]["key"] == "server-save-others"
    guest = joined(server, made)
    host = made.seat(0)
    for secret in (made.host, made.secrets[0], guest.secret, None):
        assert server.ask("GET", f"{made.path}/save", secret=secret)[0] == 403
    status, card = host.post("agree", agree=True)
    assert status == 200
    assert [seat["agrees"] for seat in card["seats"]] == [True, False]
    assert (card["disclosed"], card["others"]) == ("", True)
    assert server.ask("GET", f"{made.path}/save", secret=made.host)[0] == 403
    assert guest.post("agree", agree=True)[1]["disclosed"] == "agreed"
    for secret in (made.host, made.secrets[0], guest.secret):
        assert server.ask("GET", f"{made.path}/save", secret=secret)[0] == 200
    assert server.ask("GET", f"{made.path}/save")[0] == 403
    guest.post("agree", agree=False)
    assert server.ask("GET", f"{made.path}/save", secret=made.host)[0] == 403
    card = made.card()
    assert card["disclosed"] == "agreed"
    assert card["disclosed_text"]


def test_who_takes_the_seat_of_one_who_agreed_has_not_agreed(server: Server) -> None:
    made = server.make("me", "open")
    guest = joined(server, made)
    for one in (made.seat(0), guest):
        one.post("agree", agree=True)
    guest.post("leave")
    joined(server, made)
    assert server.ask("GET", f"{made.path}/save", secret=made.host)[0] == 403


def test_a_player_with_two_seats_agrees_once(simple: Server) -> None:
    made = make(simple, new_key(simple), "me", "here", "open")
    joined(simple, made, 2)
    card = made.seat(1).post("agree", agree=True)[1]
    assert [seat["agrees"] for seat in card["seats"]] == [True, True, False]


def test_after_the_end_anybody_may_save(server: Server) -> None:
    assert server.ask("GET", f"{finished(server).path}/save")[0] == 200


# -- what is told to everybody --


def test_whoever_comes_later_is_told_that_a_save_was_taken(server: Server) -> None:
    made = server.make("me", "here", seed=None)
    assert (made.card()["disclosed"], made.card()["seed"]) == ("", None)
    assert server.ask("GET", f"{made.path}/save", secret=made.host)[0] == 200
    made.seat(1).post("leave")
    joined(server, made)
    assert made.card()["disclosed"] == "save"


def test_a_seed_that_the_host_typed_is_shown_and_a_drawn_one_is_not(simple: Server) -> None:
    typed = simple.make("me", "open", seed="1234567890123456789012345678901234567890")
    card = typed.card()
    assert (card["seed"], card["disclosed"]) == ("1234567890123456789012345678901234567890", "seed")
    drawn = simple.make("me", "open", seed=None)
    assert (drawn.card()["seed"], drawn.card()["disclosed"]) == (None, "")
    room = simple.app.state.room
    seeds = [room._tables[simple.make("me", "open", seed=None).id].row.seed for _ in range(8)]
    assert max(seeds).bit_length() > 120
    for seed in ("12a", "", "1" * 41, 2**53, -1):
        given = {"game": "four_lands", "seed": seed, "seats": [{"player": "me"}, {"player": "me"}]}
        assert simple.ask("POST", "/tables", given)[0] == 422


def test_imports_situations_and_branches_say_what_they_are(server: Server) -> None:
    made = server.make("me", "here", seed=None)
    made.play(3)
    _, text = server.ask("GET", f"{made.path}/save", secret=made.host)
    assert Made(server, server.ask("POST", "/tables/import", {"text": text})[1]).card()["disclosed"] == "import"
    early = Made(server, server.ask("POST", "/tables/import", {"text": text, "at": 1})[1])
    assert early.card()["actions"] == 1
    _, branch = server.ask("POST", f"{made.path}/branch", {"at": 2}, made.host)
    card = Made(server, branch).card()
    assert (card["disclosed"], card["parent"]) == ("branch", {"table": made.id, "at": 2})


@pytest.mark.parametrize("seed", [2**63, 2**200, -5])
def test_a_save_with_any_seed_that_the_engine_writes_can_be_imported(server: Server, seed: int) -> None:
    text = Session.start(make_setup("four_lands", "competitive", seed=seed, count=2)).text()
    status, made = server.ask("POST", "/tables/import", {"text": text})
    assert status == 201, made
    again = Made(server, made)
    again.play(1)


def test_an_open_seat_forbids_a_branch_of_a_running_game(simple: Server) -> None:
    made = simple.make("me", "open")
    status, refused = simple.ask("POST", f"{made.path}/branch", {"at": 0}, made.host)
    assert (status, refused["error"]["key"]) == (403, "server-branch-others")


# -- seats --


def texts(position: Json) -> list[str]:
    return [text for line in position["log"] for text in line["texts"]]


def test_what_becomes_of_a_seat_stands_in_the_log_at_its_place(server: Server) -> None:
    made = server.make("me", "open")
    guest = joined(server, made)
    both = [made.seat(0), guest]
    with made.watcher().live() as socket:
        for _ in range(3):
            assert both[made.watcher().position()["to_act"]].act()[0] == 200
        server.ask("POST", f"{made.path}/seats/1", {"player": "open"}, made.host)
        other = joined(server, made)
        assert other.post("leave")[0] == 200
        server.ask("POST", f"{made.path}/seats/1", {"player": "bot:random"}, made.host)
        while not any("bot" in text for text in texts(socket.position)):
            socket.hear()
    hero = made.card()["seats"][1]["hero_name"]
    log = made.seat(0).position()["log"]
    assert log[0]["texts"][-1] == f"{hero}: somebody took this seat."
    (line,) = [one for one in log if any("freed" in text for text in one["texts"])]
    assert line["number"] == 3
    assert line["texts"][-4:] == [
        f"{hero}: the host freed this seat.",
        f"{hero}: somebody took this seat.",
        f"{hero}: the player left this seat.",
        f"{hero}: a bot plays here (random).",
    ]


def test_who_acts_is_not_held_up_by_somebody_who_comes(server: Server) -> None:
    made = server.make("me", "here", "open", scenario="competitive")
    while (now := made.watcher().position())["to_act"] == 2:
        made.play(1)
    guest = made.seat(now["to_act"])
    before = guest.position()
    joined(server, made, 2)
    status, after = guest.act(before["actions"][0]["notation"], before["sequence"])
    assert status == 200
    assert after["sequence"] == before["sequence"] + 2


# -- hints --


def test_hints_are_counted_and_off_where_others_play(server: Server) -> None:
    alone = server.make("me", "here")
    guest = alone.asked()
    assert guest.post("hint")[0] == 200
    assert [seat["hints"] for seat in guest.position()["seats"]] == [int(i == guest.position()["seat"]) for i in (0, 1)]
    open_to_all = server.make("me", "open")
    assert not open_to_all.card()["hints"]
    joined(server, open_to_all)
    status, refused = open_to_all.seat(0).post("hint")
    assert (status, refused["error"]["key"]) == (403, "server-hints-off")
    asked = open_to_all.asked()
    for what in ({}, {"thorough": True}, {"before": ["end"]}):
        status, refused = asked.post("plan", after=asked.position()["sequence"], **what)
        assert (status, refused["error"]["key"]) == (403, "server-hints-off")
    status, refused = asked.post("forecast", after=asked.position()["sequence"], thing="field:A1")
    assert (status, refused["error"]["key"]) == (403, "server-hints-off")
    wished = server.make("me", "open", hints=True)
    assert wished.card()["hints"]
    assert not server.make("me", "here", hints=False).card()["hints"]


# -- records --


def test_a_record_is_the_game_as_the_seat_saw_it(server: Server) -> None:
    made = server.make("me", "here", seed=None)
    made.play(15)
    guest = made.seat(0)
    record = server.get(f"{made.path}/record", guest.secret)
    known = guest.position()["of"]
    assert (record["hexfarer"], record["format"], record["seat"], len(record["positions"])) == (
        "record",
        1,
        0,
        known + 1,
    )
    now = record["positions"][0]
    for at in range(known + 1):
        if at:
            now = patched(now, record["positions"][at])
        then = guest.position(at=at)
        for key in ("at", "of", "view", "things", "decision", "log", "seats"):
            assert now[key] == then[key], key
    assert server.ask("GET", f"{made.path}/record")[0] == 401
    assert server.ask("GET", f"{made.path}/record", secret=made.host)[0] == 403
    room = server.app.state.room
    assert str(room._tables[made.id].row.seed) not in str(record)
