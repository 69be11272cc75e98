"""The compiled engine does as its sources do, and is never run when it is older than they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexfarer import native
from hexfarer.kernel.registry import games

# Plays every scenario with random bots and prints every position: python -c PLAY game edition
PLAY = """
import sys
import hexfarer
from hexfarer.bots.random import Random
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import fingerprint
from hexfarer.native import mode
print(mode())
game = find(sys.argv[1])
for scenario, seats in [(one.id, n) for one in game.scenarios for n in sorted({one.fewest, one.most})]:
    state = game.start(make_setup(game.id, scenario, seed=seats, edition=sys.argv[2], count=seats))
    bot = Random(seats)
    print(scenario, seats)
    for _ in range(400):
        if state.over:
            print(state.outcome())
            break
        print(fingerprint(state), state.to_act(), state.reveals, len(state.legal()))
        action = bot.choose(state)
        print(state.format(action))
        state.apply(action)
"""

EDITIONS = [(game.id, edition) for game in games() for edition in game.editions]

compiled = pytest.mark.skipif(
    not native.STAMP.is_file() or native.stale(), reason="the engine is not compiled: make native"
)


def played(pure: bool, *arguments: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", PLAY, *arguments],
        env={**os.environ, "HEXFARER_PURE": "1" if pure else ""},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@compiled
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_same_games_move_by_move(game: str, edition: str) -> None:
    mode, *interpreted = played(True, game, edition)
    assert mode == native.INTERPRETED
    mode, *fast = played(False, game, edition)
    assert mode == native.COMPILED
    for step, (expected, found) in enumerate(zip(interpreted, fast)):
        assert found == expected, f"line {step}"
    assert len(interpreted) == len(fast) > 500


def test_pure_wins_over_any_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFARER_PURE", "1")
    assert native.pure()
    monkeypatch.setenv("HEXFARER_PURE", "0")
    assert not native.pure()


def test_changed_sources_make_the_library_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "PACKAGE", tmp_path)
    monkeypatch.setattr(native, "STAMP", tmp_path / ".native")
    for room in native.ROOMS:
        (tmp_path / room).mkdir()
    source = tmp_path / "games" / "rules.py"
    source.write_text("", encoding="utf-8")
    os.utime(source, (100, 100))
    assert not native.stale()  # nothing was compiled here: an installed wheel, or plain sources
    native.STAMP.write_text("", encoding="utf-8")
    os.utime(native.STAMP, (200, 200))
    assert not native.stale()
    os.utime(source, (300, 300))
    assert native.stale()


def test_only_the_engine_is_looked_up_among_the_sources(tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text("", encoding="utf-8")
    (tmp_path / "state.so").write_text("no library", encoding="utf-8")
    finder = native.Sources()
    found = finder.find_spec("hexfarer.kernel.state", [str(tmp_path)])
    assert found is not None
    assert found.origin == str(tmp_path / "state.py")
    assert finder.find_spec("hexfarer.bots.state", [str(tmp_path)]) is None
    assert finder.find_spec("state", [str(tmp_path)]) is None
    assert finder.find_spec("json", None) is None
