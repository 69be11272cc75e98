"""From one table of a campaign to the next."""

from __future__ import annotations

import pytest

from tests.server.guest import Json, Made, Server

WON = "foe.0: {beaten: true}"  # all that has to be reached in the first scenario
LATE = "round: 8"  # the last one of it


def ended(server: Server, given: str) -> Made:
    """The first scenario of a campaign, played from a situation to its end."""
    text = f"game: heroes3\ntitle: the end\nsetup: {{scenario: qg_1_greek_gift, seed: 1}}\ngiven: {{{given}}}\n"
    status, run = server.ask("POST", "/situations", {"text": text + "expect:\n  - asked: catherine\n"})
    assert (status, run["ok"]) == (200, True), run
    made = Made(server, run["table"])
    assert sequel(made, made.secrets[0]) is None
    made.play(1)  # the end of the turn
    while not (position := made.watcher().position())["over"]:
        assert position["to_act"] == 0
        made.play(1)  # cards that go along
    return made


def sequel(made: Made, secret: str | None, lang: str = "en") -> Json | None:
    found: Json | None = made.server.get(f"{made.path}/result?lang={lang}", secret)["sequel"]
    return found


def test_who_won_a_scenario_is_told_the_next_one_and_it_can_be_made(simple: Server) -> None:
    made = ended(simple, WON)
    following = sequel(made, made.secrets[0])
    assert following is not None
    assert following["scenario"] == "qg_2_sicilian_dragon"
    assert following["heroes"] == ["catherine"]
    assert not following["again"]
    assert following["options"] == {"carry": "leadership magic_arrow; halberdiers:few marksmen:few; 10/3/1"}
    polish = sequel(made, made.secrets[0], "pl")
    assert polish is not None
    assert polish["name"] != following["name"] != following["scenario"]
    seats = [{"hero": hero, "player": "me"} for hero in following["heroes"]]
    given = {"game": following["game"], "scenario": following["scenario"], "options": following["options"]}
    assert simple.ask("POST", "/tables", {**given, "seats": seats})[0] == 201


def test_who_lost_a_scenario_is_told_to_play_it_again(simple: Server) -> None:
    made = ended(simple, LATE)
    following = sequel(made, made.secrets[0])
    assert following is not None
    assert (following["scenario"], following["again"], following["options"]) == ("qg_1_greek_gift", True, {})


@pytest.mark.parametrize("given", [WON, LATE])
def test_watchers_and_the_host_are_told_no_sequel(simple: Server, given: str) -> None:
    made = ended(simple, given)
    assert sequel(made, None) is None
    assert sequel(made, made.host) is None
    assert simple.ask("GET", made.path + "/result", secret="x" * 32)[0] == 401


@pytest.mark.parametrize(
    ("scenario", "carry", "key"),
    [
        ("qg_2_sicilian_dragon", "hast", "problem-unknown-name"),
        ("qg_2_sicilian_dragon", "haste;", "problem-h3-carry-form"),
        ("qg_2_sicilian_dragon", f"haste; griffins:few; {10**18}/1/1", "problem-h3-carry-form"),
        ("qg_2_sicilian_dragon", "haste; griffins:few griffins:pack; 1/1/1", "problem-h3-carry-unit"),
        ("qg_1_greek_gift", "haste", "problem-h3-carry-scenario"),
        ("qg_2_sicilian_dragon", "haste\nluck", "server-malformed"),
        ("qg_2_sicilian_dragon", "haste " * 200, "server-malformed"),
    ],
)
def test_words_of_ones_own_that_mean_nothing_are_refused_in_one_line(
    simple: Server, scenario: str, carry: str, key: str
) -> None:
    given = {"game": "heroes3", "scenario": scenario, "options": {"carry": carry}, "seats": [{"player": "me"}]}
    status, answer = simple.ask("POST", "/tables", given)
    assert (status, answer["error"]["key"]) == (422, key)
    assert answer["error"]["text"]
    assert "\n" not in answer["error"]["text"]


def test_a_scenario_names_the_options_that_mean_nothing_in_it(simple: Server) -> None:
    games = {game["id"]: game for game in simple.get("/games")["games"]}
    unfit = {one["id"]: one["unfit"] for one in games["heroes3"]["scenarios"]}
    assert [id for id in unfit if unfit[id] == ["tournament"]] == [
        "llq_2_guardian_angels",
        "llq_3_steadwicks_liberation",
        "qg_2_sicilian_dragon",
        "qg_3_two_knights_defense",
    ]
    assert unfit["brave_new_world"] == ["carry"]
    assert unfit["qg_1_greek_gift"] == unfit["wandering_dragons"] == ["carry", "tournament"]
    assert {option["id"] for option in games["heroes3"]["options"] if not option["values"]} == {"carry"}
    unfit = {one["id"]: one["unfit"] for one in games["mage_knight"]["scenarios"]}
    assert "tile_pool" in unfit["first_reconnaissance"]  # its tiles are given
    assert "tile_pool" not in unfit["full_conquest"]
    lacks = {one["id"]: one["unfit"] for one in games["mage_knight"]["editions"]}
    assert lacks == {"base": ["tile_pool", "enemies"], "ultimate": []}
