"""Bots at the table."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from hexfarer import native
from hexfarer.bots.planning import End, Plan
from hexfarer.kernel.phrase import Phrase
from hexfarer.server.settings import Settings
from hexfarer.server.thinkers import Question, Thinkers
from tests.server.conftest import quick
from tests.server.guest import Guest, Server


def test_bots_play_until_a_person_is_asked(server: Server) -> None:
    made = server.make("me", "bot:greedy")
    guest = made.seat(0)
    with guest.live() as socket:
        for _ in range(8):
            while socket.position["to_act"] != 0:
                socket.hear()
            now = socket.position
            assert now["actions"]
            socket.say(type="act", notation=now["actions"][-1]["notation"], after=now["sequence"])
            socket.up_to(now["sequence"] + 1)
    assert any(line["seat"] == 1 for line in guest.position()["log"])


def test_a_bot_is_seen_thinking_and_then_no_longer(server: Server) -> None:
    made = server.make("me", game="mage_knight", scenario="first_reconnaissance")
    with made.watcher().live() as socket:
        server.ask("POST", made.path + "/seats/0", {"player": "bot:greedy"}, made.host)
        while not socket.position["seats"][0]["thinking"]:
            socket.hear()
        while socket.position["at"] < 3:
            socket.hear()
        server.ask("POST", made.path + "/seats/0", {"player": "open"}, made.host)
        while socket.position["seats"][0]["thinking"]:
            socket.hear()
        assert socket.position["seats"][0]["player"] == "open"


def test_requests_are_answered_while_a_bot_thinks(simple: Server) -> None:
    """The bot is held up; the table still answers."""
    began, go_on = threading.Event(), threading.Event()
    room = simple.app.state.room
    choose = room.driver.thinkers.choose

    async def slowly(question: object) -> object:
        import asyncio

        began.set()
        await asyncio.to_thread(go_on.wait)
        return await choose(question)

    room.driver.thinkers.choose = slowly
    made = simple.make("bot:random", "bot:random")
    assert began.wait(30)
    with made.watcher().live() as socket:
        assert socket.position["of"] == 0
        while not any(seat["thinking"] for seat in socket.position["seats"]):
            socket.hear()
        go_on.set()
        socket.up_to(1)


def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    with Server(settings) as server:
        made = server.make("bot:random", "bot:random", listed=True)
        with made.watcher().live() as socket:
            socket.up_to(5)
    with Server(settings) as server:
        (card,) = server.get("/tables")
        with made.seat(0, server).live() as socket:
            socket.up_to(card["actions"] + 10)


def test_a_bot_whose_process_died_is_asked_again(simple: Server) -> None:
    made = simple.make("me", "here")
    guest = made.asked()
    assert guest.post("hint")[0] == 200
    (pool,) = simple.app.state.room.driver.thinkers._pools
    for process in pool._processes.values():
        process.kill()
        process.join()
    assert guest.post("hint")[0] == 200


def test_bots_take_the_engine_once_it_is_compiled_and_the_table_tells(
    simple: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Libraries appear while the server runs: the next thought is thought by a new process."""
    made = simple.make("me", game="mage_knight", scenario="first_reconnaissance")
    room = simple.app.state.room
    thinkers, table = room.driver.thinkers, room._tables[made.id]
    folders: list[Path] = []
    monkeypatch.setattr(native, "pure", lambda: False)
    monkeypatch.setattr(native, "made", lambda: folders)
    thinkers._mode, thinkers._engines, table.engine = native.INTERPRETED, [], native.INTERPRETED
    assert made.seat(0).post("hint")[0] == 200
    (before,) = thinkers._pools

    monkeypatch.setattr(native, "home", lambda: None)
    folders = [tmp_path]  # made from other sources
    assert thinkers.engine() == native.INTERPRETED
    assert thinkers._pools == [before]

    monkeypatch.setattr(native, "home", lambda: tmp_path / "b")
    folders = [tmp_path / "b", tmp_path]
    with made.watcher().live() as socket:
        assert socket.position["seats"][0]["engine"] == ""  # a person's
        simple.ask("POST", made.path + "/seats/0", {"player": "bot:random"}, made.host)
        while socket.position["seats"][0]["engine"] != native.COMPILED:
            socket.hear()
    assert thinkers._pools != [before]


def test_bots_repeat_a_game_only_on_a_server_that_was_given_a_seed_for_them(tmp_path: Path) -> None:
    def played(settings: Settings) -> list[str]:
        with Server(settings) as server:
            made = server.make("bot:random", "bot:random", seed=7)
            with made.watcher().live() as socket:
                socket.up_to(60)
                return [json.dumps(line) for line in socket.position["log"][:40]]

    plain, seeded = quick(f"sqlite:///{tmp_path}/a.db"), quick(f"sqlite:///{tmp_path}/b.db")._replace(bot_seed="a")
    assert played(seeded) == played(seeded)
    assert played(seeded) != played(seeded._replace(bot_seed="b"))
    assert played(plain) != played(plain)


def test_a_bot_keeps_pace_only_while_somebody_looks_on(tmp_path: object) -> None:
    settings = quick(f"sqlite:///{tmp_path}/a.db")._replace(bot_pace=3600)
    with Server(settings) as server:
        unseen = server.make("bot:random", "me", seed=1)
        guest = unseen.seat(1)
        asked = guest.position()
        while asked["to_act"] != 1:
            asked = guest.position()
        seen = server.make("me", game="mage_knight", scenario="first_reconnaissance")
        with seen.watcher().live() as socket:
            server.ask("POST", seen.path + "/seats/0", {"player": "bot:random"}, seen.host)
            while not socket.position["seats"][0]["thinking"]:
                socket.hear()
            assert guest.post("hint")[0] == 200  # the bots' process is free again: the bot has chosen, and waits
            assert socket.settle()["of"] == 0


# -- plans --


def fight(server: Server) -> Guest:
    """Somebody who can challenge orcs and beat them."""
    text = (Path(__file__).parents[1] / "e2e" / "orcs.yaml").read_text()
    status, made = server.ask("POST", "/situations", {"text": text, "players": [{"player": "me"}]})
    assert (status, made["ok"]) == (200, True), made
    return Guest(server, made["table"]["id"], made["table"]["seats"][0]["secret"])


def test_a_fight_is_planned_before_it_begins_and_in_it(simple: Server) -> None:
    guest = fight(simple)
    now = guest.position()["sequence"]
    status, found = guest.post("plan", after=now, before=["challenge B5"], thorough=True, lang="pl")
    assert status == 200, found
    best = found["ends"][0]
    assert (found["exact"], best["sure"], best["beaten"], best["wounds"], best["cards"]) == (True, True, [1], 0, 2)
    assert [one["notation"] for one in best["line"]][:3] == ["next", "guard 1", "power determination"]
    assert best["line"][2]["things"] == ["card:determination"]
    assert [(one["key"], one["value"], one["need"]) for one in best["line"][2]["totals"]] == [("mk-total-block", 5, 4)]
    assert {one["what"]: one["after"] - one["before"] for one in best["effects"]}["fame"] == 2
    for notation in ("challenge B5", *[one["notation"] for one in best["line"]]):
        status, position = guest.post("actions", notation=notation, after=now)
        assert status == 200, position
        now = position["sequence"]
    assert position["view"]["seat"]["0"]["fame"] == 15


def test_a_plan_is_made_once_for_a_position_and_only_for_the_present_one(
    simple: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = fight(simple)
    now = guest.position()["sequence"]
    asked: list[list[str]] = []

    async def plan(self: Thinkers, question: Question, before: list[str], nodes: int) -> Plan:
        asked.append(before)
        return Plan(True, [])

    monkeypatch.setattr(Thinkers, "plan", plan)
    for before in (["challenge B5"], ["challenge B5"], []):
        assert guest.post("plan", after=now, before=before)[0] == 200
    assert asked == [["challenge B5"], []]
    then = guest.post("actions", notation="play march", after=now)[1]["sequence"]
    assert guest.post("plan", after=now)[0] == 409
    assert guest.post("plan", after=then)[0] == 200
    assert asked == [["challenge B5"], [], []]


def test_an_engine_that_is_too_slow_tells_only_what_it_has_searched_wholly(
    simple: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = fight(simple)
    after = guest.position()["sequence"]
    end = End({"beaten": [], "wounds": 0, "poison": 0, "units": [], "cards": 0}, True, [], [])

    async def plan(self: Thinkers, question: Question, before: list[str], nodes: int) -> Plan:
        return Plan(before[-1] == "exact", [end])

    monkeypatch.setattr(Thinkers, "plan", plan)
    told: list[int] = []
    for engine in (native.INTERPRETED, native.COMPILED):
        monkeypatch.setattr(Thinkers, "engine", lambda self, engine=engine: engine)
        for exact in ("not yet", "exact"):
            told.append(len(guest.post("plan", after=after, before=[engine, exact])[1]["ends"]))
    assert told == [0, 1, 1, 1]


@pytest.mark.parametrize("before", [["challenge Z9"], ["explore 1,0", "nonsense"], ["end"]])
def test_what_leads_to_no_fight_is_refused(simple: Server, before: list[str]) -> None:
    guest = fight(simple)
    assert guest.post("plan", after=guest.position()["sequence"], before=before)[0] == 422


# -- forecasts --


def before_guards(server: Server) -> Guest:
    """Somebody whose units stand before two guards, and who may cast."""
    text = (Path(__file__).parents[1] / "e2e" / "heroes3-guards.yaml").read_text()
    status, made = server.ask("POST", "/situations", {"text": text, "players": [{"player": "me"}, {"player": "me"}]})
    assert (status, made["ok"]) == (200, True), made
    return Guest(server, made["table"]["id"], made["table"]["seats"][0]["secret"])


def test_a_fight_is_foretold_after_the_units_are_placed(simple: Server) -> None:
    guest = before_guards(simple)
    now = guest.position()
    line = [f"deploy {one['unit']} {one['space']}" for one in now["view"]["combat"]["line_up"]["units"]]
    status, found = guest.post("forecast", after=now["sequence"], thing="combat", before=line, lang="pl")
    assert status == 200, found
    fight = found["found"]["fight"]
    assert sum(fight[end] for end in ("unhurt", "flipped", "fallen", "driven")) == 100
    assert fight["times"] >= 12


def test_a_forecast_is_made_once_for_a_position_and_says_cards_in_the_language_asked_for(
    simple: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = before_guards(simple)
    now = guest.position()
    asked: list[str] = []

    async def foretell(
        self: Thinkers, question: Question, thing: str, before: list[str], answers: int
    ) -> dict[str, object]:
        asked.append(thing)
        return {"adds": [{"notation": "play bless 1", "label": Phrase("do-h3-end"), "outcomes": []}]}

    monkeypatch.setattr(Thinkers, "foretell", foretell)
    said = [
        guest.post("forecast", after=now["sequence"], thing="combat", lang=lang)[1]["found"]["adds"][0]["label"]
        for lang in ("en", "cs")
    ]
    assert asked == ["combat"]
    assert len(set(said)) == 2
    guest.post("actions", notation=now["actions"][0]["notation"], after=now["sequence"])
    assert guest.post("forecast", after=now["sequence"], thing="combat")[0] == 409


@pytest.mark.parametrize("thing", ["combat", "field:Z9", "seat:0", "nonsense"])
def test_of_other_things_nothing_is_foretold(simple: Server, thing: str) -> None:
    guest = fight(simple)
    assert guest.post("forecast", after=guest.position()["sequence"], thing=thing)[0] == 422
