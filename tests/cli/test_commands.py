"""What the commands print: JSON with the promised keys, and words in every language."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hexfarer import bots
from hexfarer.bench import QUICK
from hexfarer.bench import run as bench_run
from hexfarer.bench.measure import Clock, Effort, Measure
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Game, make_setup
from hexfarer.kernel.session import Session
from hexfarer.text import Speaker, languages
from hexfarer.text.rules import ids
from tests.cli.conftest import Run

SITUATION = """
game: four_lands
title: {title}
setup: {{seats: [north, sun], seed: 1}}
given: {{seat.0.ap: 2}}
expect:
  - equals: {{seat.0.ap: {ap}}}
"""


def document(run: Run, *arguments: str, code: int = 0) -> dict[str, Any]:
    """The one JSON document that a command prints."""
    ran = run(*arguments, "--json")
    assert ran.code == code
    assert ran.err == ""
    found: dict[str, Any] = json.loads(ran.out)
    return found


def saved(folder: Path, actions: int = 40) -> Path:
    """A save of a game between random bots."""
    session = Session.start(make_setup("four_lands", seed=5))
    bot = bots.find("random")(5)
    for _ in range(actions):
        session.apply(bot.choose(session.state))
    session.save(folder / "game.save")
    return folder / "game.save"


# -- games --


def test_games_as_json(run: Run) -> None:
    found = document(run, "games")
    assert [each["id"] for each in found["games"]] == ["four_lands", "mage_knight", "heroes3", "euthia"]
    game = found["games"][0]
    assert game["name"] == "Tales from the Four Lands"
    assert game["editions"] == ["base"]
    assert game["seats"] == [2, 4]
    assert [(each["id"], each["seats"], each["rounds"]) for each in game["scenarios"]] == [
        ("competitive", [2, 4], 60),
        ("cooperative", [3, 4], 60),
    ]
    assert [option["id"] for option in game["options"]] == ["lone_handicap", "closed_fields"]
    assert game["heroes"] == ["north", "storms", "sun", "south"]
    assert game["bots"] == bots.names()


@pytest.mark.parametrize("lang", languages())
def test_games_in_words(run: Run, lang: str) -> None:
    out = " ".join(run("games", "--lang", lang).out.split())
    speaker = Speaker(lang)
    for key in ("game-four_lands", "credit-four_lands", "scenario-cooperative", "option-lone_handicap"):
        assert speaker.say(Phrase(key)) in out
    assert "lone_handicap=off|on" in out


# -- sim --


def test_a_simulation_as_json(run: Run) -> None:
    found = document(run, "sim", "four_lands", "--games", "3", "--seed", "7")
    assert {"game", "scenario", "edition", "games", "seed", "seats", "rounds_mean", "decisions_mean"} <= set(found)
    assert {"decisions_per_s", "games_per_s", "mode"} <= set(found)
    assert (found["game"], found["scenario"], found["edition"]) == ("four_lands", "competitive", "base")
    assert (found["games"], found["seed"]) == (3, 7)
    assert [set(seat) for seat in found["seats"]] == [{"bot", "hero", "wins", "score_mean", "score_sd"}] * 2
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random"]
    assert [seat["hero"] for seat in found["seats"]] == ["north", "sun"]
    assert sum(seat["wins"] for seat in found["seats"]) == 3
    assert found["decisions_mean"] > found["rounds_mean"] > 1


def test_a_simulation_is_the_same_with_one_process_and_with_two(run: Run) -> None:
    line = ("sim", "four_lands", "--games", "4", "--seed", "3")
    one = document(run, *line)
    two = document(run, *line, "--workers", "2")
    for speed in ("decisions_per_s", "games_per_s"):
        del one[speed], two[speed]
    assert one == two


def test_a_simulation_in_words(run: Run) -> None:
    line = ("sim", "four_lands", "--games", "1", "--scenario", "cooperative", "--option", "lone_handicap=on")
    ran = run(*line, "--seats", "random,bot:random,random", "--heroes", "sun,south,storms")
    assert ran.code == 0
    assert ran.err == ""  # no progress bar where nobody looks
    for word in ("cooperative", "sun", "south", "storms", "random", "wins", "rounds", "decisions"):
        assert word in ran.out
    assert "zwycięstwa" in run("sim", "four_lands", "--games", "1", "--lang", "pl").out


def test_a_game_that_breaks_is_told_with_its_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, state: object) -> int:
        raise RuntimeError("the die fell off the table")

    monkeypatch.setattr(bots.find("random"), "choose", broken)
    ran = run("sim", "four_lands", "--games", "1")
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert "RuntimeError: the die fell off the table" in ran.err
    assert "play seed " in ran.err


# -- duel --


def test_a_duel_as_json(run: Run, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    line = ("duel", "four_lands", "random", "random", "--games", "4", "--seed", "7", "--rows", str(rows))
    found = document(run, *line)
    assert (found["game"], found["scenario"], found["games"], found["seed"]) == ("four_lands", "competitive", 4, 7)
    assert [one["bot"] for one in found["bots"]] == ["random", "random"]
    assert found["verdict"] == "open"
    assert found["elo"] == {
        "low": 0.0,
        "middle": 0.0,
        "high": 0.0,
    }  # what one seat wins, the other loses
    assert document(run, *line) == found
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize(("lang", "word"), [("en", "more games"), ("pl", "więcej gier"), ("cs", "víc her")])
def test_a_duel_in_words(run: Run, lang: str, word: str) -> None:
    ran = run("duel", "four_lands", "random", "random", "--games", "2", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "Elo" in ran.out
    assert word in ran.out


def test_a_duel_alone_compares_scores(run: Run) -> None:
    line = ("duel", "mage_knight", "random", "random", "--scenario", "solo_conquest", "--games", "1", "--nodes", "9")
    found = document(run, *line)
    assert "elo" not in found
    assert found["difference"] == {"low": None, "middle": 0.0, "high": None}
    assert found["nodes"] == 9
    assert "Difference in score: +0.0" in run(*line).out


# -- replay --


def test_a_replay_as_json(run: Run, tmp_path: Path) -> None:
    save = saved(tmp_path)
    found = document(run, "replay", str(save))
    assert found["ok"] is True
    assert found["actions"] == 40
    assert len(found["hash"]) == 16
    assert set(found["outcome"]) >= {"scores", "winners", "kind", "breakdown"}
    part = document(run, "replay", str(save), "--until", "7")
    assert (part["ok"], part["actions"]) == (True, 7)
    assert part["hash"] != found["hash"]


def test_a_replay_in_words_and_verified(run: Run, tmp_path: Path) -> None:
    save = saved(tmp_path)
    out = run("replay", str(save), "--until", "3").out
    assert "Tales from the Four Lands, competitive: north, sun" in out
    assert "The position after 3 actions" in out
    verified = run("replay", str(save), "--verify")
    assert verified.code == 0
    assert "40 actions lead to the position that was saved" in verified.out
    assert "drew" not in verified.out
    late = run("replay", str(save), "--until", "99")
    assert late.code == 2
    assert "There is no step 99; the last one is 40." in late.err


def test_a_save_that_leads_elsewhere_fails(run: Run, tmp_path: Path) -> None:
    save = saved(tmp_path)
    body = re.sub("state: .*", "state: " + "0" * 16, save.read_text(encoding="utf-8").partition("checksum: ")[0])
    save.write_text(f"{body}checksum: {sha256(body.encode()).hexdigest()}\n", encoding="utf-8")
    ran = run("replay", str(save), "--verify")
    assert ran.code == 1
    assert "does not lead to the position that it names after action 40" in " ".join(ran.out.split())
    found = document(run, "replay", str(save), code=1)
    assert (found["ok"], found["agreed"] < 40) == (False, True)


def test_what_is_in_a_save(run: Run, tmp_path: Path) -> None:
    save = saved(tmp_path)
    found = document(run, "save", str(save))
    session = Session.load(save)
    assert found["seed"] == str(session.setup.seed)
    assert (found["game"], found["seats"], found["branch"]) == ("four_lands", session.setup.seats, None)
    assert [each["action"] for each in found["actions"]] == [step.notation for step in session.line]
    assert [each["after"] for each in found["fingerprints"]][::40] == [0]
    assert found["notes"] == []
    branch = session.branch(7)
    branch.note("bot", 1, "greedy")
    branch.save(save)
    ran = run("save", str(save))
    assert re.search(r"Branch after action +7 ", ran.out)
    assert re.search(r"Beside the rules +7 bot sun greedy", ran.out)
    refused = run("save", str(tmp_path))
    assert (refused.code, refused.err.count("\n")) == (2, 1)


def test_a_saved_game_is_played_on_from_any_action(run: Run, tmp_path: Path) -> None:
    save = saved(tmp_path)
    again = tmp_path / "again.save"
    ran = run("play", "--load", str(save), "--at", "7", "--save", str(again), typed="quit\n")
    assert ran.code == 0
    assert document(run, "save", str(again))["branch"] == 7
    refused = run("play", "four_lands", "--at", "7")
    assert (refused.code, "needs --load" in refused.err) == (2, True)


# -- situations --


def test_situations_pass_and_fail(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(SITUATION.format(title="two AP", ap=2), encoding="utf-8")
    bad.write_text(SITUATION.format(title="three AP", ap=3), encoding="utf-8")
    assert document(run, "situation", str(good))["failed"] == 0
    found = document(run, "situation", str(good), str(bad), code=1)
    assert (found["passed"], found["failed"]) == (1, 1)
    assert [(each["file"], each["ok"]) for each in found["files"]] == [(str(good), True), (str(bad), False)]
    assert found["files"][0]["message"] == ""
    assert "should be 3, but is 2" in found["files"][1]["message"]
    ran = run("situation", str(tmp_path), "--lang", "cs")
    assert ran.code == 1
    assert "✗ three AP" in ran.out
    assert "✓ two AP" in ran.out
    assert "v pořádku: 1, nesplněno: 1" in ran.out


def test_the_position_of_a_save_becomes_a_situation(run: Run, tmp_path: Path) -> None:
    ran = run("situation", "--dump", str(saved(tmp_path)))
    assert ran.code == 0
    file = tmp_path / "dumped.yaml"
    file.write_text(ran.out, encoding="utf-8")
    assert "title: position of game.save" in ran.out
    assert document(run, "situation", str(file))["passed"] == 1


# -- rules and cards --


def test_all_rules_by_chapter_with_the_credit(run: Run) -> None:
    out = run("rules", "four_lands").out
    assert "Marek Pietrachowicz" in out
    places = [out.index(f"\n{id}  ") for id in ids("four_lands")]
    assert places == sorted(places)
    assert "MOVEMENT" in out
    assert "GD-01" in out
    found = document(run, "rules", "four_lands")
    assert found["game"] == "four_lands"
    assert [rule["id"] for chapter in found["chapters"][:-1] for rule in chapter["rules"]] == ids("four_lands")


def test_one_rule_in_every_language(run: Run) -> None:
    assert "FL-MOVE-03" in run("rules", "four_lands", "fl-move-03").out
    found = {document(run, "rules", "four_lands", "FL-MOVE-03", "--lang", lang)["text"] for lang in languages()}
    assert len(found) == 3


def test_coverage_of_the_rules(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent)
    games = document(run, "rules", "--coverage")["games"]
    assert [(found["game"], found["edition"]) for found in games] == [
        ("four_lands", "base"),
        ("mage_knight", "base"),
        ("mage_knight", "ultimate"),
        ("heroes3", "base"),
        ("euthia", "base"),
    ]
    for found in games:
        assert found["total"] == len(ids(found["game"], found["edition"]))
        assert found["missing"] == []  # every rule has a test
        assert found["covered"] == found["total"]


def test_coverage_in_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"game": "four_lands", "edition": "base", "total": 3, "covered": 2}
    report = [{**row, "missing": ["FL-MOVE-03"], "unknown": {"FL-MOVE-99": ["a.py:1"]}}]
    monkeypatch.setattr("hexfarer.coverage.coverage", lambda: report)
    out = run("rules", "--coverage").out
    assert "with a test" in out
    assert "four_lands, without a test: FL-MOVE-03" in out
    assert "four_lands, cited by tests but no rule: FL-MOVE-99" in out


def test_coverage_needs_the_source_code(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("rules", "--coverage")
    assert ran.code == 2
    assert "tests/situations" in ran.err


def test_the_library_as_json(run: Run) -> None:
    cards = document(run, "card", "four_lands")["cards"]
    assert all({"id", "kind", "name", "text", "set", "confidence"} <= set(card) for card in cards)
    assert {card["kind"] for card in cards} == {"agent", "spell", "action", "task", "artefact", "field"}
    (minstrel,) = document(run, "card", "four_lands", "minstrel", "--lang", "pl")["cards"]
    assert (minstrel["kind"], minstrel["set"], minstrel["confidence"]) == ("agent", "storms", "reconstruction")
    assert minstrel["name"] == Speaker("pl").say(Phrase("card-minstrel"))
    assert minstrel["text"]


def test_the_library_in_words(run: Run) -> None:
    out = run("card", "four_lands").out
    assert "Minstrel" in out
    assert "Agent (40)" in out


def test_a_card_is_found_by_its_id_and_by_its_name_in_any_case(run: Run) -> None:
    by_id = run("card", "four_lands", "portal").out
    assert by_id == run("card", "four_lands", "portal to another earth").out
    assert "taken from the source" in by_id
    assert "our reconstruction" in run("card", "four_lands", "Complications").out
    assert "our reading of an unclear source" in run("card", "four_lands", "amulet").out
    assert "nasza rekonstrukcja" in run("card", "four_lands", "minstrel", "--lang", "pl").out
    both = run("card", "four_lands", "hiendall").out  # the Task and the artefact
    assert both.count("Hiendall the Silvery  ") == 2


# -- bench --

MEASURES = {
    "decisions", "games", "decisions per game", "legal", "copy", "apply", "view",
    "random number", "fingerprint", "state size", "100 000 states",
    "long: decisions", "long: last / first tenth", "long: undo, early", "long: undo, late",
    "long: save, early", "long: save, late",
}  # fmt: skip


def test_the_benchmark_as_json_and_as_a_table(run: Run) -> None:
    found = document(run, "bench", "mage_knight", "--quick")
    assert set(found) >= {"mode", "python", "calibration", "results"}
    assert found["calibration"] > 0
    assert found["results"] == found["modes"][found["mode"]]["results"]
    for each in found["modes"].values():
        for game in ("mage_knight", "mage_knight ultimate"):
            results = {result["name"]: result for result in each["results"] if result["game"] == game}
            assert set(results) >= MEASURES
            compared = {name for name, result in results.items() if result["peer"] is not None}
            assert compared == ({"decisions", "games", "legal", "copy"} if game == "mage_knight" else set())
        for result in each["results"]:
            assert set(result) == {"name", "game", "value", "unit", "ratio", "peer"}
            assert result["value"] > 0
            assert result["ratio"] is None or result["ratio"] > 0
    one = run("bench", "four_lands", "--quick").out
    assert "decisions/s" in one
    assert "four_lands" in one
    assert "heroes3" not in one
    assert "euthia" not in one
    assert QUICK.games < 5


def test_the_benchmark_measures_every_edition_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, str]] = []

    def measured(game: Game, edition: str, effort: Effort, clocks: list[Clock]) -> list[Measure]:
        seen.append((game.id, edition))
        clocks.append(Clock())
        clocks[-1].calibrate()
        return []

    for name in ("single_calls", "memory", "growth"):
        monkeypatch.setattr(bench_run, name, lambda *_: [])
    monkeypatch.setattr(bench_run, "whole_games", measured)
    bench_run.this_mode(QUICK)
    editions = [("mage_knight", "base"), ("mage_knight", "ultimate"), ("heroes3", "base"), ("euthia", "base")]
    assert seen == [("four_lands", "base"), *editions]


def test_the_benchmark_leaves_the_server_out_where_it_is_not_installed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexfarer.cli.bench.both_modes", lambda *_: [])
    monkeypatch.setattr("hexfarer.cli.bench.lacking", lambda: ["fastapi"])
    monkeypatch.setattr("hexfarer.cli.bench.of_server", lambda _: pytest.fail("the server was measured"))
    for lang, note in [("en", "The server was left out"), ("pl", "Serwer pominięto"), ("cs", "Server byl vynechán")]:
        assert note in run("bench", "--quick", "--lang", lang).out


@pytest.mark.long
def test_the_benchmark_keeps_a_history_and_draws_it(run: Run, tmp_path: Path) -> None:
    history, picture = tmp_path / "bench" / "history.jsonl", tmp_path / "history.svg"
    for runs in (1, 2):
        ran = run("bench", "four_lands", "--quick", "--history", str(history), "--plot", str(picture))
        assert ran.code == 0
        found = [json.loads(line) for line in history.read_text(encoding="utf-8").splitlines()]
        assert [each["mode"] for each in found].count("interpreted") == runs
        assert all(set(each) >= {"when", "version", "calibration", "results"} for each in found)
    drawn = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    titles = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert titles >= {"decisions", "legal", "copy", "apply", "view", "four_lands, compiled"}
    history.write_text('{"when": "today"}\n', encoding="utf-8")
    ran = run("bench", "--quick", "--history", str(history))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "line 1, is no run of the benchmarks" in ran.err
    ran = run("bench", "--plot", str(picture))
    assert (ran.code, ran.err.count("\n")) == (2, 1)


# -- solve --

FIGHT = """
game: mage_knight
title: two cards against prowlers
setup: {scenario: solo_conquest, seats: [tovak], seed: 1}
given:
  seat.0.hand: [rage, march]
  combat: {foes: [{enemy: prowlers}]}
expect:
  - asked: tovak
"""


def test_solve_as_json(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fight.yaml").write_text(FIGHT, encoding="utf-8")
    found = document(run, "solve", str(tmp_path / "fight.yaml"))
    assert found["exact"] is True
    assert found["seconds"] >= 0
    ends = [
        {name: value for name, value in result.items() if name not in ("line", "open")} for result in found["results"]
    ]
    assert ends == [
        {"beaten": [1], "wounds": 2, "poison": 0, "units": [], "cards": 0},
        {"beaten": [], "wounds": 2, "poison": 0, "units": [], "cards": 2},
    ]
    assert found["results"][0]["line"][-1] == "strike"


def test_solve_in_words(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fight.yaml").write_text(FIGHT, encoding="utf-8")
    for lang, word in (("en", "Exact"), ("pl", "Dokładnie"), ("cs", "Přesně")):
        ran = run("solve", str(tmp_path / "fight.yaml"), "--lang", lang)
        assert ran.code == 0
        assert word in ran.out


def test_solve_tells_what_may_be_summoned(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fight.yaml").write_text(FIGHT.replace("prowlers", "orc_summoners"), encoding="utf-8")
    found = document(run, "solve", str(tmp_path / "fight.yaml"))
    assert found["exact"] is True
    assert [fork["line"] for fork in found["unseen"]] == [["next"]]
    assert all(result["open"] for result in found["results"])
    assert sum(deal["chance"] for deal in found["unseen"][0]["deals"]) == pytest.approx(1)
    for lang, words in (("en", "After next: minotaur"), ("pl", "Po next: minotaur"), ("cs", "Po next: minotaur")):
        assert words in run("solve", str(tmp_path / "fight.yaml"), "--lang", lang).out


CHANCY = """
game: heroes3
title: many against few
setup: {scenario: brave_new_world, seats: [catherine, sandro], seed: 1}
given:
  combat: {against: 1, attacker: ["crusaders:pack b2"], defender: [skeletons b3], active: 0, cards: [false, false]}
expect:
  - asked: catherine
"""


def test_solve_tells_chances_where_dice_decide(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fight.yaml").write_text(CHANCY, encoding="utf-8")
    found = document(run, "solve", str(tmp_path / "fight.yaml"), "--nodes", "1")
    assert found["exact"] is False
    assert found["chances"]["fight"]["won"] == 100
    assert "results" not in found
    for lang, word in (("en", "The fight: won % 100"), ("pl", "Walka: wygrana % 100"), ("cs", "Boj: výhra % 100")):
        ran = run("solve", str(tmp_path / "fight.yaml"), "--nodes", "1", "--lang", lang)
        assert ran.code == 0
        assert word in ran.out


def test_solve_needs_a_fight(run: Run, tmp_path: Path) -> None:
    ran = run("solve", str(saved(tmp_path)))
    assert ran.code == 2
    assert "cannot be solved;" in ran.err
