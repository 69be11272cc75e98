"""Every situation under tests/situations holds. One document is one test."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.situation import Situation, load_all, run
from hexfarer.text.say import say

FOLDER = Path(__file__).parent / "situations"


def documents() -> list[object]:
    """A parameter for every document, and one for every file that cannot be read."""
    found: list[object] = []
    for file in sorted(FOLDER.rglob("*.yaml")):
        name = file.relative_to(FOLDER).as_posix()
        try:
            situations = load_all(file)
        except Problem as problem:
            found.append(pytest.param(problem, id=name))
            continue
        for situation in situations:
            marks = [pytest.mark.rule(*situation.rules)] if situation.rules else []
            found.append(pytest.param(situation, id=f"{name}::{situation.title}", marks=marks))
    return found


@pytest.mark.parametrize("situation", documents())
def test_situation(situation: Situation | Problem) -> None:
    message = str(situation) if isinstance(situation, Problem) else broken(situation)
    if message:
        pytest.fail(message, pytrace=False)


def broken(situation: Situation) -> str:
    """What does not hold, or is badly written; empty if all is well."""
    if not situation.expect:
        return f"{situation.where()}: a situation among the tests must expect something"
    try:
        return run(situation, say).message
    except Problem as problem:
        return str(problem)
