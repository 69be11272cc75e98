"""Which events no test expects. `python -m tests.untold` writes the list that tests/test_events.py compares.

A test expects an event if a situation names it under `event`, or a test of the game names its kind (`events.MOVED`) or
its key.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

from hexfarer.kernel import registry
from hexfarer.kernel.situation import load_all

TESTS = Path(__file__).parent
LISTED = TESTS / "untold_events.txt"


def untold(game: str) -> list[str]:
    """The keys of the events of a game that no test expects, in their order."""
    expected = in_situations(game) | in_tests(game)
    return [telling.key for telling in registry.find(game).tellings.all if telling.key not in expected]


def in_situations(game: str) -> set[str]:
    found: set[str] = set()
    for file in sorted((TESTS / "situations" / game).rglob("*.yaml")):
        for situation in load_all(file):
            for step in situation.expect:
                if step.kind == "event":
                    found.update(step.value if isinstance(step.value, list) else [str(step.value)])
    return found


def in_tests(game: str) -> set[str]:
    """Kinds and keys that the tests of a game name in an assertion, or in what a test is given."""
    tellings = registry.find(game).tellings.all
    kinds = vars(import_module(f"hexfarer.games.{game}.events"))
    keys = {telling.key for telling in tellings}
    found: set[str] = set()
    for file in sorted((TESTS / "games" / game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "events":
                kind = kinds.get(node.attr)
                if isinstance(kind, int):
                    found.add(tellings[kind - 1].key)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                key = node.value.removeprefix("event-")
                if key in keys:
                    found.add(key)
    return found


def lines() -> list[str]:
    """A line for each event, by game."""
    return [f"{game} {key}" for game in registry.names() for key in untold(game)]


if __name__ == "__main__":
    LISTED.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
