"""Making, listing, joining, leaving."""

from __future__ import annotations

import pytest
from sqlalchemy import MetaData, create_engine, select

from hexfarer.server.settings import Settings
from tests.server.conftest import quick
from tests.server.guest import Guest, Server


def test_the_maker_gets_a_secret_for_each_own_seat_and_none_for_the_others(server: Server) -> None:
    made = server.make("me", "open", "bot:greedy", "here", scenario="competitive")
    assert [secret is not None for secret in made.secrets] == [True, False, False, True]
    assert len({made.secrets[0], made.secrets[3], made.host}) == 3
    card = made.card()
    assert [seat["player"] for seat in card["seats"]] == ["person", "open", "bot", "person"]
    assert card["phase"] == "waiting"
    assert len({seat["hero"] for seat in card["seats"]}) == 4


def test_only_listed_tables_are_in_the_lobby(server: Server) -> None:
    shown = server.make("me", "open", listed=True, name="Friday")
    server.make("me", "open")
    (card,) = server.get("/tables?lang=pl")
    assert card["id"] == shown.id
    assert card["title"] == "Friday"
    assert card["game_name"] == "Opowieści z Czterech Krain"


def test_the_lobby_shows_tables_that_are_not_in_memory(settings: Settings) -> None:
    with Server(settings) as first:
        made = first.make("me", "open", listed=True)
        before = made.card()
    with Server(settings) as second:
        assert second.get("/tables") == [before]


def test_an_open_seat_goes_to_who_comes_first(server: Server) -> None:
    made = server.make("me", "open")
    status, joined = server.ask("POST", made.path + "/join", {"seat": 1, "name": "Ada"})
    assert status == 200
    guest = Guest(server, made.id, joined["secret"])
    assert guest.position()["seat"] == 1
    status, refused = server.ask("POST", made.path + "/join", {"seat": 1, "name": "Bo", "lang": "pl"})
    assert (status, refused["error"]["key"]) == (409, "server-seat-taken")
    assert [seat["name"] for seat in made.card()["seats"]] == ["", "Ada"]


@pytest.mark.parametrize("seat", [2, 4])
def test_a_seat_that_there_is_not_cannot_be_taken(simple: Server, seat: int) -> None:
    made = simple.make("me", "open")
    assert simple.ask("POST", made.path + "/join", {"seat": seat})[0] == 404


def test_who_leaves_can_no_longer_act_and_the_seat_is_open(server: Server) -> None:
    made = server.make("me", "here")
    asked = made.watcher().position()["to_act"]
    guest = made.seat(asked)
    before = guest.position()
    status, card = guest.post("leave")
    assert status == 200
    assert card["seats"][asked]["player"] == "open"
    status, refused = guest.act(before["actions"][0]["notation"], before["sequence"])
    assert (status, refused["error"]["key"]) == (401, "server-wrong-secret")
    assert server.ask("POST", made.path + "/join", {"seat": asked})[0] == 200


def test_the_host_may_give_a_seat_to_a_bot_and_nobody_else_may(server: Server) -> None:
    made = server.make("me", "open")
    change = {"player": "bot:random"}
    assert server.ask("POST", made.path + "/seats/1", change)[0] == 401
    assert server.ask("POST", made.path + "/seats/1", change, made.secrets[0])[0] == 403
    assert server.ask("POST", made.path + "/seats/9", change, made.host)[0] == 422
    assert server.ask("POST", made.path + "/seats/3", change, made.host)[0] == 404
    assert server.ask("POST", made.path + "/seats/1", {"player": "bot:genius"}, made.host)[0] == 422
    status, card = server.ask("POST", made.path + "/seats/1", change, made.host)
    assert status == 200
    assert (card["seats"][1]["player"], card["seats"][1]["bot"], card["phase"]) == ("bot", "random", "playing")


def test_heroes_that_are_not_named_are_those_that_are_left(simple: Server) -> None:
    seats = [{"player": "me", "hero": "arythea"}, {"player": "me"}, {"player": "me", "hero": "tovak"}]
    status, made = simple.ask("POST", "/tables", {"game": "mage_knight", "scenario": "full_conquest", "seats": seats})
    assert status == 201
    heroes = [seat["hero"] for seat in simple.get(f"/tables/{made['id']}")["seats"]]
    assert heroes[0] == "arythea"
    assert heroes[2] == "tovak"
    assert heroes[1] in ("goldyx", "norowas")


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"game": "chess"}, "chess"),
        ({"scenario": "conquest"}, "conquest"),
        ({"edition": "third"}, "third"),
        ({"options": {"length": "short"}}, "length"),
        ({"seats": [{"player": "me"}]}, "competitive"),
        ({"seats": [{"player": "me", "hero": "north"}, {"player": "me", "hero": "north"}]}, "north"),
        ({"seats": [{"player": "me"}, {"player": "bot:genius"}]}, "genius"),
        ({"seats": [{"player": "me"}, {"player": "ghost"}]}, "seats.1.player"),
        ({"seed": -1}, "seed"),
        ({"name": "a\x00b"}, "name"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(simple: Server, change: dict[str, object], part: str) -> None:
    given = {"game": "four_lands", "seats": [{"player": "me"}, {"player": "me"}], **change}
    status, answer = simple.ask("POST", "/tables", given)
    assert status == 422
    assert part in answer["error"]["text"]
    assert simple.get("/tables") == []


def test_secrets_are_stored_as_hashes_only(server: Server, settings: Settings) -> None:
    made = server.make("me", "open")
    _, joined = server.ask("POST", made.path + "/join", {"seat": 1})
    kept = everything(settings)
    assert made.id in kept
    for secret in (made.secrets[0], joined["secret"], made.host):
        assert secret
        assert secret not in kept


def everything(settings: Settings) -> str:
    """All that the database holds, as text."""
    engine = create_engine(settings.database_url)
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        text = repr([list(connection.execute(select(table))) for table in found.sorted_tables])
    engine.dispose()
    return text


def test_making_and_joining_is_limited(tmp_path: object) -> None:
    settings = quick(f"sqlite:///{tmp_path}/a.db")._replace(made_per_minute=2, joined_per_minute=1)
    with Server(settings) as server:
        made = server.make("me", "open")
        server.make("me", "open")
        given = {"game": "four_lands", "seats": [{"player": "me"}, {"player": "me"}]}
        status, refused = server.ask("POST", "/tables?lang=cs", given)
        assert (status, refused["error"]["key"]) == (429, "server-too-many")
        assert refused["error"]["text"].startswith("Bylo toho")
        assert server.ask("POST", made.path + "/join", {"seat": 1})[0] == 200
        assert server.ask("POST", made.path + "/join", {"seat": 1})[0] == 429
        assert made.watcher().position()["of"] == 0  # reading is not limited
