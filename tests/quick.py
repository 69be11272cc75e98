"""`make quick`: test what you changed and what stands on it, in less than a minute.

What you changed is what git has not committed yet, or the last commit. Tests run on the compiled engine if it was
compiled from the sources as they are, otherwise on the sources: nothing is compiled here. `make test` proves the rest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTEST = ["-m", "pytest", "-q", "-x", "-n", "auto", "--dist", "worksteal"]
ONE_GAME = "four_lands"  # stands for all after a change in the kernel
FACE = ["tests/test_native.py", "tests/test_docs.py", "tests/test_architecture.py"]
PAGE = ("web/", "src/hexfarer/text/")


def changed() -> list[str]:
    """The files changed since the last commit, or by it."""
    files = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return files or git("diff", "--name-only", "HEAD~1", "HEAD")


def git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()


def needed(files: Iterable[str]) -> tuple[set[str], set[str]]:
    """Test files and folders for changed files, and the games whose situations and properties are to be checked."""
    tests: set[str] = set()
    games: set[str] = set()
    for file in files:
        match file.split("/"):
            case ["tests", "situations", game, *_] | ["src", "hexfarer", "games", game, _, *_]:
                games.add(game)
            case ["tests", "games", game, _] if not Path(file).name.startswith("test_"):
                games.add(game)
            case ["tests", *_] if Path(file).name.startswith("test_") and (ROOT / file).exists():
                tests.add(file)
            case ["tests", room, *_] if (ROOT / "tests" / room).is_dir() and room != "e2e":
                tests.add(f"tests/{room}")
            case ["src", "hexfarer", "kernel", *_]:
                tests.add("tests/kernel")
                games.add(ONE_GAME)
            case ["src", "hexfarer", "text", *_]:
                tests.update(["tests/text", "tests/cli/test_usage.py"])
            case ["src", "hexfarer", room, _, *_] if (ROOT / "tests" / room).is_dir():
                tests.add(f"tests/{room}")
            case ["src", *_] | ["setup.py"] | ["pyproject.toml"] | ["docs", *_] | [_]:
                tests.update(FACE)
            case _:
                pass
    for game in games:
        tests.add(f"tests/games/{game}")
        tests.update(str(file.relative_to(ROOT)) for file in (ROOT / "tests").glob(f"*/test_{game}*.py"))
    return tests, games


def run(what: str, command: list[str], folder: Path = ROOT, **environment: str) -> None:
    print(f"\n{what}", flush=True)
    code = subprocess.run(command, cwd=folder, env={**os.environ, **environment}).returncode
    if code:
        sys.exit(code)


def main() -> None:
    files = changed()
    python = [file for file in files if file.endswith(".py") and (ROOT / file).exists()]
    if python:
        run("ruff", [sys.executable, "-m", "ruff", "check", *python])
        run("the formatter", [sys.executable, "-m", "ruff", "format", "--check", *python])
    if any(file.startswith("src/") and file.endswith(".py") for file in files):
        run("mypy", [sys.executable, "-m", "mypy", "--strict", "src"])
    if any(file.startswith(PAGE) for file in files) and (ROOT / "web/node_modules").is_dir():
        run("the page", ["npx", "vitest", "run", "--changed", "--passWithNoTests"], ROOT / "web")
    tests, games = needed(files)
    if tests:
        run(f"tests of {', '.join(sorted(tests))}", [sys.executable, *PYTEST, *sorted(tests)])
    for game in sorted(games):
        of_game = ["tests/test_situations.py", "tests/test_properties.py", "-k", game]
        run(f"situations and properties of {game}", [sys.executable, *PYTEST, *of_game], HEXFARER_TOURS="1")


if __name__ == "__main__":
    main()
