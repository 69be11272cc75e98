"""Bad input: exit code 2 and one line that says what is wrong and what would be right."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.main import get_command

from hexfarer import native
from hexfarer.cli.app import app
from hexfarer.cli.help import COMMANDS, NAMES, PARAMS, phrase_of
from hexfarer.cli.usage import command
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.session import Session
from hexfarer.text import Speaker, languages
from tests.cli.conftest import Run

Refused = Callable[..., str]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ply four_lands", "The nearest name is “play”"),
        ("sim four_lands --gmes 3", "The nearest name is “--games”"),
        ("--vers", "The nearest name is “--version”"),
        ("games four_lands", "no place here for “four_lands”"),
        ("sim", "GAME is missing. See: hexfarer sim --help"),
        ("play", "GAME is missing"),
        ("rules", "GAME is missing"),
        ("situation", "FILE… is missing"),
        ("replay", "FILE is missing"),
        ("sim four_lands --json=yes", "--json takes no value"),
        ("sim four_lands --games", "--games needs a value"),
        ("sim four_lands --games -1", "--games needs a whole number from 1 up, not “-1”"),
        ("sim four_lands --games 0", "--games needs a whole number from 1 up, not “0”"),
        ("sim four_lands --games many", "not “many”"),
        ("sim four_lands --workers -2", "--workers needs a whole number from 1 up"),
        ("sim four_lands --seed x", "--seed needs a whole number, not “x”"),
        ("replay x --until -1", "--until needs a whole number from 0 up"),
        ("sim four_land", "The nearest name is “four_lands”"),
        ("play four_land", "The nearest name is “four_lands”"),
        ("rules four_land", "The nearest name is “four_lands”"),
        ("card four_land", "The nearest name is “four_lands”"),
        ("sim four_lands --scenario coop", "The nearest name is “cooperative”"),
        ("sim four_lands --heroes north,son", "The nearest name is “sun”"),
        ("sim four_lands --heroes north,storms", "sides that are Rivals"),
        ("sim four_lands --seats random,gredy", "The nearest name is “greedy”"),
        ("sim four_lands --seats human,greedy", "There is no bot “human”"),
        ("sim four_lands --seats random", "from 2 to 4 seats; you named 1"),
        ("sim four_lands --seats random,random,random,random,random", "you named 5"),
        ("sim four_lands --seats random,random --heroes north,sun,south", "2 players for 3 heroes"),
        ("play four_lands --seats humans,greedy", "The nearest name is “human”"),
        ("play four_lands --option lone_handicap", "written name=value"),
        ("play four_lands --option handicap=on", "The nearest name is “lone_handicap”"),
        ("play four_lands --option lone_handicap=no", "You can choose from: off, on"),
        ("play --load missing.save", "missing.save cannot be read"),
        ("play --load missing.save --seed 3", "leave out --scenario"),
        ("play four_lands --save no/such/folder/x", "cannot be written"),
        ("replay missing.save", "missing.save cannot be read"),
        ("situation --dump missing.save", "missing.save cannot be read"),
        ("rules four_lands FL-MOV-03", "The nearest name is “FL-MOVE-03”"),
        ("card four_lands minstrl", "The nearest name is “minstrel”"),
        ("games --lang de", "There is no language “de”"),
        ("--lang de games", "There is no language “de”"),
    ],
)
def test_bad_input_is_told_in_one_line(refused: Refused, line: str, says: str) -> None:
    assert says in refused(*line.split())


def test_problems_speak_the_chosen_language(refused: Refused) -> None:
    assert "Nie ma polecenia „ply”" in refused("ply", "--lang", "pl")
    assert "Neexistuje příkaz „ply“" in refused("ply", "--lang=cs")
    assert "Nie ma gry „x”" in refused("sim", "x", "--lang", "pl")


def test_a_language_of_the_environment_that_there_is_not_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFARER_LANG", "xx")
    ran = run("games")
    assert ran.code == 2
    assert "There is no language “xx”" in ran.err


def test_damaged_cut_and_newer_saves_are_refused(refused: Refused, tmp_path: Path) -> None:
    save = tmp_path / "game.save"
    session = Session.start(make_setup("four_lands", seed=3))
    session.apply(session.state.legal()[0])
    session.save(save)
    text = save.read_text(encoding="utf-8")
    for changed, says in [
        (text.replace("seed: 3", "seed: 4"), "has changed since it was saved"),
        (text[: len(text) // 2], "should read"),
        (text.replace("hexfarer save 2", "hexfarer save 9"), "comes from a newer program"),
        ("", "is empty"),
        ("hello\n", "is not a save"),
    ]:
        save.write_text(changed, encoding="utf-8")
        assert says in refused("replay", str(save))
        assert says in refused("play", "--load", str(save))
    assert "cannot be read" in refused("replay", str(tmp_path))


def test_what_is_no_situation_fails_in_one_line_and_hides_no_other(run: Run, tmp_path: Path) -> None:
    good, bad, torn, empty = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "torn.yaml", tmp_path / "empty"
    good.write_text("game: four_lands\ntitle: the first\nexpect:\n  - over: false\n", encoding="utf-8")
    bad.write_text("game: four_lands\ntitle: t\nexpct: []\n---\n" + good.read_text(), encoding="utf-8")
    torn.write_text("{", encoding="utf-8")
    empty.mkdir()
    ran = run("situation", str(bad), str(torn), "missing.yaml", str(empty), str(good))
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (1, "")
    assert lines[0] == "✗ bad.yaml"
    assert re.search(r"bad\.yaml:3: .*expct.*expect", lines[1])
    assert lines[2:4] == ["✓ the first", "✗ torn.yaml"]
    assert "this is not YAML" in lines[4]
    assert lines[5] == "✗ missing.yaml"
    assert "missing.yaml cannot be read" in lines[6]
    assert lines[7] == "✗ empty"
    assert "There is no situation" in lines[8]
    assert lines[9:] == ["✓ the first", "2 passed, 4 failed"]
    found = json.loads(run("situation", str(bad), str(good), "--json").out)
    assert [each["ok"] for each in found["files"]] == [False, True, True]
    assert found["files"][0]["file"] == str(bad)


# -- help and version --


def test_every_parameter_has_its_help() -> None:
    used = set()
    for name in NAMES:
        for param in [*command(name).params, *get_command(app).params]:
            assert phrase_of(name, param.name)
            used |= {f"{name}.{param.name}", param.name}
    assert set(PARAMS) - {"help"} <= used


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_help_is_told_in_every_language(run: Run, name: str, lang: str) -> None:
    ran = run(name, "--help", "--lang", lang)
    assert ran.code == 0
    assert f"hexfarer {name}" in ran.out
    about = Speaker(lang).say(COMMANDS[name])
    assert about in " ".join(ran.out.split())
    assert "--lang LANG" in ran.out
    assert "help-" not in ran.out


def test_the_command_alone_lists_the_commands(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    assert re.findall(r"^  ([a-z]\w*) ", ran.out, re.MULTILINE) == NAMES
    assert run("--help").out == ran.out


def test_the_version_tells_whether_the_engine_is_compiled(run: Run) -> None:
    version, *stale = run("--version").out.splitlines()
    assert re.fullmatch(r"hexfarer 0\.1\.0 \((interpreted|compiled), Python 3\.[\d.]+\)", version)
    assert bool(stale) == (native.why() == native.STALE)
    assert run("--lang", "pl", "--version").out.splitlines()[0] == version  # by way of Typer


# -- as a process of its own --


def started(*arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "HEXFARER_LANG": "en"}
    return subprocess.Popen(
        [sys.executable, "-m", "hexfarer", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.PIPE, text=True, env=environment,
        preexec_fn=hears_interrupts,
    )  # fmt: skip


def hears_interrupts() -> None:
    """Tests that run in the background of a shell have SIGINT ignored, and would hand that down."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_the_module_runs_as_the_command() -> None:
    out, err = started("games", "--json").communicate()
    assert [game["id"] for game in json.loads(out)["games"]] == ["four_lands", "mage_knight", "heroes3", "euthia"]
    assert err == ""


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = started("rules", "four_lands")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait() == 141
    assert process.stderr.read() == ""


def test_ctrl_c_leaves_quietly() -> None:
    process = started("play", "four_lands", "--seed", "1")
    assert process.stdout is not None
    for line in process.stdout:  # until it has asked
        if "keep" in line:
            break
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
