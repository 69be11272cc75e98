"""Acting, being refused, taking back, looking back."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import pytest

from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.session import Session
from hexfarer.server.settings import Settings
from tests.server.guest import Json, Made, Server


def alone(server: Server) -> Made:
    """Mage Knight for one, after the choice of a tactic: what follows can be taken back."""
    made = server.make("me", game="mage_knight", scenario="first_reconnaissance")
    made.play(1)
    return made


def plain(position: Json) -> Json:
    """A position without what depends on who is connected and on the numbering of changes."""
    return {key: value for key, value in position.items() if key not in ("sequence", "seats")}


def reversible(position: Json) -> str:
    """An offered action that can be taken back."""
    return next(action["notation"] for action in position["actions"] if not action["reveals"])


def test_a_position_has_what_the_table_needs(server: Server) -> None:
    made = server.make("me", "here")
    asked = made.watcher().position()["to_act"]
    mine = made.seat(asked).position("pl")
    other = made.seat(1 - asked).position("pl")
    assert mine["seat"] == asked
    assert mine["actions"]
    assert mine["decision"]["seat"] == other["decision"]["seat"] == asked
    assert other["actions"] == []
    assert other["decision"]["title"].startswith("Decyduje: ")
    for number, action in enumerate(mine["actions"]):
        for id in action["things"]:
            touched = [thing for thing in mine["things"] if thing["id"] == id]
            assert all(number in thing["actions"] for thing in touched)
    assert "hand" in mine["view"]["seat"][str(asked)]
    assert "hand" not in other["view"]["seat"][str(asked)]


def test_an_action_is_answered_with_the_new_position(server: Server) -> None:
    made = server.make("me", "here")
    guest = made.asked()
    before = guest.position()
    status, after = guest.act(before["actions"][0]["notation"])
    assert status == 200
    assert after["sequence"] == before["sequence"] + 1
    assert after["at"] == after["of"] == 1
    assert after == guest.position()


def test_an_action_that_the_rules_refuse_changes_nothing(server: Server) -> None:
    made = alone(server)
    guest = made.seat(0)
    before = guest.position()
    space = next(thing["id"] for thing in before["things"] if thing["kind"] == "space" and not thing["actions"])
    status, refused = guest.post("actions", notation=f"move {space[6:]}", after=before["sequence"], lang="cs")
    assert status == 422
    refusal = refused["refusal"]
    assert refusal["rule"].startswith("MK-MOVE")
    assert refusal["rule"] in refused["error"]["text"]
    assert refusal["rule_text"]
    assert guest.position() == before


def test_what_is_no_action_is_answered_with_the_nearest_one(simple: Server) -> None:
    made = alone(simple)
    status, refused = made.seat(0).act("movve A1")
    assert status == 422
    assert "move" in refused["error"]["text"]
    assert refused["refusal"] is None


def test_nobody_acts_for_another_seat(server: Server) -> None:
    made = server.make("me", "here")
    asked = made.asked()
    now = asked.position()
    other = made.seat(1 - now["to_act"])
    body = {"notation": now["actions"][0]["notation"], "after": now["sequence"]}
    assert other.post("actions", **body)[0] == 403
    assert made.watcher().post("actions", **body)[0] == 401
    assert server.ask("POST", made.path + "/actions", body, made.host)[0] == 403
    assert server.ask("POST", made.path + "/actions", body, "guessed")[0] == 401
    assert asked.position() == now


def test_an_action_out_of_order_gets_the_new_position(server: Server) -> None:
    made = server.make("me", "here")
    guest = made.asked()
    old = guest.position()
    made.play(1)
    for after in (old["sequence"], old["sequence"] + 2):
        status, refused = guest.post("actions", notation=old["actions"][0]["notation"], after=after)
        assert (status, refused["error"]["key"]) == (409, "server-out-of-date")
        assert refused["position"] == guest.position()


def test_of_two_who_act_at_once_one_wins(server: Server) -> None:
    made = server.make("me", "here")
    made.play(3)
    guest = made.asked()
    now = guest.position()
    notation = now["actions"][0]["notation"]
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: guest.act(notation, now["sequence"]), range(8)))
    assert sorted(status for status, _ in answers) == [200] + [409] * 7
    after = guest.position()
    assert after["sequence"] == now["sequence"] + 1
    for status, answer in answers:
        assert (answer if status == 200 else answer["position"]) == after


# -- back and forth --


def test_undo_and_redo_go_step_by_step_and_to_a_step(server: Server) -> None:
    guest = alone(server).seat(0)
    seen = [guest.position()]
    for _ in range(2):
        seen.append(guest.act(reversible(seen[-1]))[1])
    status, back = guest.post("undo", after=seen[-1]["sequence"])
    assert status == 200
    assert back["can_redo"]
    assert back["sequence"] > seen[-1]["sequence"]
    assert (back["view"], back["actions"]) == (seen[1]["view"], seen[1]["actions"])
    assert [step["undone"] for step in back["history"]][-2:] == [False, True]
    _, forth = guest.post("redo", after=back["sequence"])
    assert plain(forth) == plain(seen[2])
    status, start = guest.post("undo", after=forth["sequence"], to=2)
    assert status == 200
    assert start["at"] == 1
    assert start["view"] == seen[0]["view"]
    _, end = guest.post("redo", after=start["sequence"], to=3)
    assert plain(end) == plain(seen[2])


def test_undo_stops_at_the_barrier_and_changes_nothing(server: Server) -> None:
    guest = alone(server).seat(0)
    now = guest.act(reversible(guest.position()))[1]
    status, refused = guest.post("undo", after=now["sequence"], to=1, lang="pl")
    assert (status, refused["error"]["key"]) == (422, "problem-undo-revealed")
    assert guest.position() == now
    status, back = guest.post("undo", after=now["sequence"])
    assert status == 200
    assert back["undo_refused"]
    assert not back["can_undo"]
    assert guest.post("undo", after=back["sequence"])[0] == 422


@pytest.mark.parametrize(("what", "to"), [("undo", 0), ("undo", 9), ("redo", 1), ("redo", 9)])
def test_steps_that_there_are_not_are_refused(simple: Server, what: str, to: int) -> None:
    guest = alone(simple).seat(0)
    now = guest.act(reversible(guest.position()))[1]
    assert guest.post(what, after=now["sequence"], to=to)[0] == 422
    assert guest.position() == now


def test_what_was_taken_back_can_be_done_again_after_a_restart(settings: Settings) -> None:
    with Server(settings) as server:
        made = alone(server)
        guest = made.seat(0)
        for _ in range(2):
            last = guest.act(reversible(guest.position()))[1]
        guest.post("undo", after=last["sequence"])
        before = guest.position()
    with Server(settings) as server:
        again = made.seat(0, server)
        assert plain(again.position()) == plain(before)
        status, forth = again.post("redo", after=before["sequence"])
        assert status == 200
        assert plain(forth) == plain(last)


# -- looking back --


def test_replay_shows_every_step_as_the_seat_saw_it(server: Server) -> None:
    made = server.make("me", "here")
    seen: list[Json] = []
    for _ in range(20):
        seen.append(made.asked().position())
        made.play(1)
    for at, then in enumerate(seen):
        found = made.seat(then["seat"]).position(at=at)
        for key in ("at", "seat", "to_act", "over", "view", "decision"):
            assert found[key] == then[key], key
        assert found["of"] <= 20
        assert found["actions"] == []
    assert server.ask("GET", f"{made.path}/position?at=21")[0] == 404


def test_another_seat_may_be_looked_through_only_when_the_game_is_over(server: Server) -> None:
    made = server.make("me", "bot:random")
    status, refused = server.ask("GET", f"{made.path}/position?as=1", secret=made.secrets[0])
    assert (status, refused["error"]["key"]) == (403, "server-not-over")
    over = finished(server)
    assert "hand" not in over.watcher().position()["view"]["seat"]["0"]
    assert "hand" in over.watcher().position(as_=0)["view"]["seat"]["0"]


def test_the_log_goes_back_to_the_opening(server: Server) -> None:
    made = server.make("me", "here")
    made.play(80)
    position = made.seat(0).position("cs")
    first = position["log"][0]["number"]
    assert first > 1
    older = server.get(f"{made.path}/log?before={first}&lang=cs", made.secrets[0])["log"]
    assert [line["number"] for line in older] == list(range(first))
    assert older[0]["seat"] == -1
    assert older[0]["texts"]


def finished(server: Server) -> Made:
    """A short game of a bot, played to its end. Whoever asks for it waits for it on a socket."""
    made = server.make("bot:random", game="mage_knight", scenario="first_reconnaissance", seed=3)
    with made.watcher().live() as socket:
        while not socket.position["over"]:
            socket.hear()
    return made


def test_the_result_tells_scores_and_their_course_when_the_game_is_over(server: Server) -> None:
    running = server.make("me", "here")
    assert server.get(running.path + "/result")["seats"] == []
    made = finished(server)
    result = server.get(made.path + "/result?lang=en")
    assert result["over"]
    assert result["sentence"] == "Nobody won: the goal was not reached."
    (seat,) = result["seats"]
    assert seat["score"] == result["course"][-1]["scores"][0]
    assert sum(part["points"] for part in seat["breakdown"]) == seat["score"]
    assert result["course"][0]["action"] == 0
    assert result["course"][-1]["action"] == made.card()["actions"]
    stats = server.get("/stats")
    assert stats["finished"] == 1
    (row,) = stats["rows"]
    assert (row["games"], row["wins"], row["player"], row["scores"]) == (1, 0, "bot:random", [seat["score"]])


# -- saves and branches --


def test_a_save_tells_the_seed_so_only_the_host_gets_it_while_the_game_is_on(server: Server) -> None:
    made = server.make("me", "here")
    made.play(10)
    assert server.ask("GET", made.path + "/save", secret=made.secrets[0])[0] == 403
    assert server.ask("GET", made.path + "/save")[0] == 403
    status, text = server.ask("GET", made.path + "/save", secret=made.host)
    assert status == 200
    assert "seed: 7" in text
    status, copy = server.ask("POST", "/tables/import", {"text": text})
    assert status == 201
    again = Made(server, copy)
    asked = made.watcher().position()["to_act"]
    assert plain_table(again.seat(asked).position()) == plain_table(made.seat(asked).position())
    again.play(1)


def plain_table(position: Json) -> Json:
    return {key: value for key, value in plain(position).items() if key != "table"}


def test_a_save_that_is_damaged_is_refused_with_its_line(server: Server) -> None:
    made = server.make("me", "here")
    made.play(3)
    _, text = server.ask("GET", made.path + "/save", secret=made.host)
    status, refused = server.ask("POST", "/tables/import", {"text": text.replace("seed: 7", "seed: 8"), "lang": "pl"})
    assert status == 422
    assert refused["error"]["key"].startswith("problem-save-")
    assert server.ask("POST", "/tables/import", {"text": "nonsense"})[0] == 422


def test_a_save_that_leads_elsewhere_is_refused(server: Server) -> None:
    """The rules may have changed since: the actions still fit, but the position is another one."""
    made = server.make("me", "here")
    made.play(3)
    _, text = server.ask("GET", made.path + "/save", secret=made.host)
    body = re.sub("state: [0-9a-f]{16}", "state: 0123456789abcdef", text.partition("checksum:")[0])
    changed = f"{body}checksum: {sha256(body.encode()).hexdigest()}\n"
    status, refused = server.ask("POST", "/tables/import", {"text": changed})
    assert (status, refused["error"]["key"]) == (422, "problem-save-state")


def test_a_branch_goes_on_from_an_earlier_step(server: Server) -> None:
    made = server.make("me", "here")
    made.play(8)
    assert server.ask("POST", made.path + "/branch", {"at": 5}, made.secrets[0])[0] == 403
    assert server.ask("POST", made.path + "/branch", {"at": 9}, made.host)[0] == 404
    status, branch = server.ask("POST", made.path + "/branch", {"at": 5}, made.host)
    assert status == 201
    again = Made(server, branch)
    assert again.seat(0).position()["view"] == made.seat(0).position(at=5)["view"]
    again.play(2)
    assert made.card()["actions"] == 8


def test_nobody_may_branch_a_running_game_with_others_in_it(server: Server) -> None:
    made = server.make("me", "open")
    server.ask("POST", made.path + "/join", {"seat": 1})
    status, refused = server.ask("POST", made.path + "/branch", {"at": 0}, made.host)
    assert (status, refused["error"]["key"]) == (403, "server-branch-others")


# -- why not, and what then --


def test_a_thing_says_why_nothing_can_be_done_with_it(server: Server) -> None:
    guest = alone(server).seat(0)
    position = guest.position()
    hero = position["view"]["seat"]["0"]["place"]
    far = next(
        thing["id"]
        for thing in position["things"]
        if thing["kind"] == "space" and not thing["actions"] and thing["id"] != f"space:{hero}"
    )
    status, explained = guest.post("explain", thing=far, lang="pl")
    assert status == 200
    assert any(refusal["rule"].startswith("MK-MOVE") for refusal in explained["refusals"])
    for refusal in explained["refusals"]:
        assert far in refusal["marks"]
        for remedy in refusal["remedies"]:
            assert remedy["notation"] in [action["notation"] for action in position["actions"]]
    assert guest.position() == position


def test_what_is_allowed_needs_no_excuse(simple: Server) -> None:
    guest = alone(simple).seat(0)
    legal = guest.position()["actions"][0]["notation"]
    assert guest.post("explain", notation=legal) == (200, {"refusals": []})
    assert guest.post("explain")[0] == 422
    assert guest.post("explain", thing="nothing:at/all") == (200, {"refusals": []})


def test_a_hint_is_a_legal_action_and_only_for_who_is_asked(server: Server) -> None:
    made = server.make("me", "here")
    guest = made.asked()
    now = guest.position()
    status, hint = guest.post("hint", lang="cs")
    assert status == 200
    assert hint["notation"] in [action["notation"] for action in now["actions"]]
    assert made.seat(1 - now["to_act"]).post("hint")[0] == 403
    assert made.watcher().post("hint")[0] == 401
    assert guest.post("hint", bot="genius")[0] == 422


# -- situations --

SITUATION = """
game: mage_knight
title: a march
setup: {scenario: first_reconnaissance, seats: [tovak], seed: 1}
given:
  seat.0.hand: [march, rage]
do: [play march]
expect:
  - equals: {seat.0.move: %d}
"""


def test_a_situation_is_run_and_its_position_can_be_played(server: Server) -> None:
    status, run = server.ask("POST", "/situations", {"text": SITUATION % 2})
    assert status == 200
    assert run["ok"], run["message"]
    made = Made(server, run["table"])
    guest = made.seat(0)
    assert guest.position()["view"]["seat"]["0"]["hand"] == ["rage", "march"]
    status, after = guest.act("play march")
    assert status == 200
    assert after["view"]["seat"]["0"]["move"] == 2
    assert guest.post("hint")[0] == 200  # a bot can begin there too
    status, text = server.ask("GET", made.path + "/save", secret=made.host)
    assert status == 200
    assert server.ask("POST", "/situations", {"text": text, "play": False})[1]["ok"]


def test_a_situation_that_does_not_hold_or_cannot_be_read_says_so(simple: Server) -> None:
    _, run = simple.ask("POST", "/situations", {"text": SITUATION % 3, "play": False})
    assert not run["ok"]
    assert "seat.0.move" in run["message"]
    assert run["table"] is None
    status, refused = simple.ask("POST", "/situations", {"text": "game: chess"})
    assert status == 422
    assert "chess" in refused["error"]["text"]


def test_a_situation_resumes_after_a_restart(settings: Settings) -> None:
    with Server(settings) as server:
        made = Made(server, server.ask("POST", "/situations", {"text": SITUATION % 2})[1]["table"])
        made.seat(0).act("play march")
        before = made.seat(0).position()
    with Server(settings) as server:
        assert plain(made.seat(0, server).position()) == plain(before)


def test_every_shipped_situation_holds_and_can_be_played(simple: Server) -> None:
    found: list[dict[str, Any]] = simple.get("/situations")["situations"]
    assert {one["game"] for one in found} == {"four_lands", "mage_knight", "heroes3", "euthia"}
    assert any(one["puzzle"] for one in found)
    for one in found:
        status, run = simple.ask("POST", "/situations", {"text": one["text"]})
        assert status == 200, run
        assert run["ok"], f"{one['id']}: {run['message']}"
        assert Made(simple, run["table"]).watcher().position()["to_act"] >= 0


# -- the same game as everywhere else --


def test_a_table_plays_the_same_game_as_a_session(server: Server) -> None:
    made = server.make("me", "here", seed=11)
    session = Session.start(make_setup("four_lands", "competitive", seed=11, count=2))
    for _ in range(60):
        guest = made.asked()
        now = guest.position()
        assert [action["notation"] for action in now["actions"]] == [
            session.state.format(action) for action in session.state.legal()
        ]
        assert now["view"] == session.state.view(now["to_act"])
        session.apply(session.state.parse(now["actions"][0]["notation"]))
        guest.act(now["actions"][0]["notation"], now["sequence"])
