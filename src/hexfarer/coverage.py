"""Which rules have a test: ids cited by situations and by the `rule` marks of Python tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, games
from hexfarer.kernel.situation import load_all
from hexfarer.text.rules import ids

_ID: Final = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)+")


def repository(start: Path | None = None) -> Path:
    """The folder with tests/situations, from the current one upwards; Problem if there is none."""
    here = (start or Path.cwd()).resolve()
    for folder in [here, *here.parents]:
        if (folder / "tests" / "situations").is_dir():
            return folder
    raise Problem("problem-coverage-no-tests", {"folder": str(here)})


def covered(game: str, root: Path, cited: list[tuple[str, str]] | None = None) -> dict[str, list[str]]:
    """Every rule id of a game that a test cites, with the places (file:line) that cite it."""
    prefix = find(game).rule_prefix.rstrip("-") + "-"
    found: dict[str, list[str]] = {}
    for id, where in _cited(root) if cited is None else cited:
        if id.startswith(prefix):
            found.setdefault(id, []).append(where)
    return found


def coverage(root: Path | None = None) -> list[dict[str, object]]:
    """For every game and edition: how many rules there are, how many have a test, which have none,
    and which cited ids are no rule."""
    home = repository() if root is None else root
    report: list[dict[str, object]] = []
    all_cited = _cited(home)
    for game in games():
        cited = covered(game.id, home, all_cited)
        strange = {id: where for id, where in cited.items() if id not in ids(game.id)}
        for edition in game.editions:
            known = ids(game.id, edition)
            missing = [id for id in known if id not in cited]
            report.append(
                {
                    "game": game.id,
                    "edition": edition,
                    "total": len(known),
                    "covered": len(known) - len(missing),
                    "missing": missing,
                    "unknown": strange,
                }
            )
    return report


def _cited(root: Path) -> list[tuple[str, str]]:
    """(rule id, file:line) of every citation, in the order of the files."""
    found: list[tuple[str, str]] = []
    for file in sorted((root / "tests" / "situations").rglob("*.yaml")):
        for situation in load_all(file):
            where = f"{file.relative_to(root).as_posix()}:{situation.line}"
            found += [(id, where) for id in situation.rules]
    for file in sorted((root / "tests").rglob("*.py")):
        name = file.relative_to(root).as_posix()
        found += [(id, f"{name}:{line}") for id, line in _marks(file.read_text(encoding="utf-8"))]
    return found


def _marks(source: str) -> list[tuple[str, int]]:
    """(rule id, line) of every `rule(...)` and `pytest.mark.rule(...)` in a source."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called != "rule":
            continue
        for arg in node.args:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str) and _ID.fullmatch(arg.value):
                found.append((arg.value, arg.lineno))
    return found
