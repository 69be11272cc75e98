"""The compiled engine does as its sources do, and is never run when it is older than they are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hexfarer import native
from hexfarer.kernel.registry import games
from tests.support import ALL

# Plays every scenario with random bots and prints every position: python -c PLAY game edition steps
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
    for _ in range(int(sys.argv[3])):
        if state.over:
            print(state.outcome())
            break
        print(fingerprint(state), state.to_act(), state.reveals, len(state.legal()))
        action = bot.choose(state)
        print(state.format(action))
        state.apply(action)
"""

EDITIONS = [(game.id, edition) for game in games() for edition in game.editions]

compiled = pytest.mark.skipif(native.home() is None, reason="the engine is not compiled: make native")


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
    steps = "400" if ALL else "100"
    mode, *interpreted = played(True, game, edition, steps)
    assert mode == native.INTERPRETED
    mode, *fast = played(False, game, edition, steps)
    assert mode == native.COMPILED
    for step, (expected, found) in enumerate(zip(interpreted, fast)):
        assert found == expected, f"line {step}"
    assert len(interpreted) == len(fast) > 500


def test_pure_wins_over_any_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFARER_PURE", "1")
    assert native.pure()
    monkeypatch.setenv("HEXFARER_PURE", "0")
    assert not native.pure()


# -- which libraries are taken ---------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small engine, written at time 100."""
    for place in (
        "kernel/state.py",
        "games/__init__.py",
        "games/chess/__init__.py",
        "games/chess/rules.py",
        "minds/a.py",
    ):
        file = tmp_path / "hexfarer" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file, "", 100)
    return tmp_path / "hexfarer"


def write(file: Path, text: str, at: int) -> None:
    file.write_text(text, encoding="utf-8")
    os.utime(file, (at, at))


def compile_at(package: Path, at: int) -> Path:
    """The folder that a compilation begun then would leave."""
    folder = package / native.ENGINE / native.name(package)
    folder.mkdir(parents=True)
    os.utime(folder, (at, at))
    return folder


def test_without_a_folder_there_is_nothing_to_take(package: Path) -> None:
    assert native.made(package) == []
    assert native.home(package) is None


def test_libraries_made_of_these_sources_are_taken(package: Path) -> None:
    folder = compile_at(package, 200)
    assert native.home(package) == folder


def test_changed_sources_leave_libraries_behind_until_they_are_changed_back(package: Path) -> None:
    folder = compile_at(package, 200)
    rules = package / "games/chess/rules.py"
    write(rules, "CHECKMATE = 1", 300)
    assert native.home(package) is None
    write(rules, "", 400)
    assert native.home(package) == folder


def test_a_source_changed_while_it_was_compiled_counts_as_changed(package: Path) -> None:
    folder = package / native.ENGINE / native.name(package)
    write(package / "kernel/state.py", "x = 1", 250)
    folder.mkdir(parents=True)
    os.utime(folder, (200, 200))  # as old as the beginning of its making
    assert native.home(package) is None


def test_a_file_that_came_or_went_makes_other_sources(package: Path) -> None:
    before = native.name(package)
    write(package / "games/chess/castling.py", "", 100)
    assert native.name(package) != before
    (package / "games/chess/castling.py").rename(package / "games/chess/en_passant.py")
    after = native.name(package)
    (package / "games/chess/en_passant.py").unlink()
    assert after != native.name(package) == before


def test_of_several_folders_the_one_made_of_these_sources_is_taken(package: Path) -> None:
    first = compile_at(package, 200)
    write(package / "kernel/state.py", "x = 1", 300)
    second = compile_at(package, 400)
    assert native.home(package) == second
    write(package / "kernel/state.py", "", 500)
    assert native.home(package) == first
    assert native.made(package) == [second, first]


def test_a_folder_for_another_python_or_half_made_is_none(package: Path) -> None:
    name = native.name(package).removeprefix(native.TAG)
    (package / native.ENGINE / f"cpython-299{name}").mkdir(parents=True)
    (package / native.ENGINE / f"{native.TAG}{name}.old").mkdir()
    assert native.made(package) == []


def test_only_the_engine_is_looked_up(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "PACKAGE", package)
    (package / "kernel" / "state.so").write_text("no library", encoding="utf-8")
    finder = native.Sources()
    found = finder.find_spec("hexfarer.kernel.state", [])
    assert found is not None
    assert found.origin == str(package / "kernel/state.py")
    game = finder.find_spec("hexfarer.games.chess", [])
    assert game is not None
    assert game.submodule_search_locations == [str(package / "games/chess")]
    for stranger in ("hexfarer.bots.state", "hexfarer", "state", "json", "hexfarer.kernel.nothing"):
        assert finder.find_spec(stranger, None) is None


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("hexfarer.kernel", "hexfarer_kernel__mypyc"),
        ("hexfarer.kernel.state", "hexfarer_kernel__mypyc"),
        ("hexfarer.minds.mage_knight.mind", "hexfarer_minds__mypyc"),
        ("hexfarer.games", ""),
        ("hexfarer.games.euthia", "hexfarer_euthia__mypyc"),
        ("hexfarer.games.euthia.flow.turn", "hexfarer_euthia__mypyc"),
    ],
)
def test_a_game_is_a_library(module: str, library: str) -> None:
    assert native.library_of(module) == library


# -- a process never mixes -------------------------------------------------------------------------------------------

# python -c LATE staged change: tells what runs, lets the libraries appear and the file change, imports a game for the
# first time, and tells again
LATE = """
import importlib, os, sys
import hexfarer
from hexfarer import native
staged, change = sys.argv[1:]
ROOMS = ("hexfarer.kernel.", "hexfarer.games.", "hexfarer.minds.")
def tell(when):
    places = [m.__file__ for n, m in list(sys.modules.items()) if n.startswith(ROOMS)]
    never = ("__init__.py", "shape.py")  # compiled: in them nothing runs
    suffixes = {place[place.rindex("."):] for place in places if not place.endswith(never)}
    print(when, native.mode(), native.why() or "-", *sorted(suffixes))
tell("first")
assert "hexfarer.games.four_lands" not in sys.modules
if staged:
    os.rename(staged, native.PACKAGE / native.ENGINE)
if change:
    with open(change, "ab") as file:
        file.write(b"# changed")
importlib.import_module("hexfarer.games.four_lands")
importlib.import_module("hexfarer.minds.search")
tell("later")
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package without its libraries, at another place."""
    copy = tmp_path / "src" / "hexfarer"
    ignored = shutil.ignore_patterns("__pycache__", native.ENGINE, "page")
    shutil.copytree(native.PACKAGE, copy, ignore=ignored)
    return copy


def late(package: Path, staged: str = "", change: str = "") -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", LATE, staged, change],
        env={**os.environ, "HEXFARER_PURE": "", "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@compiled
def test_a_process_that_began_with_sources_keeps_to_them_and_the_next_one_takes_the_libraries(copied: Path) -> None:
    staged = copied.parent / "staged"
    home = native.home()
    assert home is not None
    shutil.copytree(home, staged / home.name)
    first, later = late(copied, str(staged))
    assert first == "first interpreted never .py"
    assert later == "later interpreted never .py"
    first, later = late(copied)
    assert (first, later) == ("first compiled - .so", "later compiled - .so")


@compiled
def test_a_process_that_began_with_libraries_keeps_to_them_and_the_next_one_takes_the_changed_sources(
    copied: Path,
) -> None:
    home = native.home()
    assert home is not None
    shutil.copytree(home, copied / native.ENGINE / home.name)
    first, later = late(copied, change=str(copied / "games/four_lands/content/decks.py"))
    assert (first, later) == ("first compiled - .so", "later compiled - .so")
    first, later = late(copied)
    assert (first, later) == ("first interpreted stale .py", "later interpreted stale .py")


@compiled
def test_a_library_that_cannot_be_loaded_leaves_the_sources(copied: Path) -> None:
    home = native.home()
    assert home is not None
    (copied / native.ENGINE / home.name).mkdir(parents=True)
    first, _ = late(copied)
    assert first == "first interpreted broken .py"
