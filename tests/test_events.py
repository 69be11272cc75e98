"""Whatever a game can tell, some test expects to be told.

A test expects an event if a situation names it under `event`, or a test of the game names its kind (`events.MOVED`) or
its key.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from hexfarer.kernel import registry
from hexfarer.kernel.event import BIG, PLAIN, SMALL
from hexfarer.kernel.situation import load_all

TESTS = Path(__file__).parent


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


@pytest.mark.parametrize("game", registry.names())
def test_every_event_is_expected_by_a_test(game: str) -> None:
    assert not untold(game), f"no test of {game} expects to be told: {', '.join(untold(game))}"


def test_events_are_found_in_situations_and_in_tests() -> None:
    assert "got-ap" in in_situations("four_lands")
    assert "eu-mined" in in_tests("euthia")  # events.MINED
    assert "eu-mined" not in untold("euthia")


@pytest.mark.parametrize("game", registry.names())
def test_every_event_has_a_weight_and_few_are_big(game: str) -> None:
    weights = [telling.weight for telling in registry.find(game).tellings.all]
    assert set(weights) == {SMALL, PLAIN, BIG}
    assert weights.count(BIG) < len(weights) / 5


BIG_ONES = {
    "four_lands": ["task-done", "got-trophy", "eliminated", "won"],
    "mage_knight": ["mk-tile", "mk-defeated", "mk-level", "mk-city-taken"],
    "heroes3": ["h3-discovered", "h3-defeated", "h3-level", "h3-captured"],
    "euthia": ["eu-explored", "eu-slain", "eu-quest-done", "eu-fell"],
}


@pytest.mark.parametrize("game", registry.names())
def test_what_a_table_would_talk_about_is_big(game: str) -> None:
    weights = {telling.key: telling.weight for telling in registry.find(game).tellings.all}
    assert [weights[key] for key in BIG_ONES[game]] == [BIG] * len(BIG_ONES[game])
