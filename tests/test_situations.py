"""Every situation under tests/situations holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.situation import Situation, load_all, run
from hexfarer.text.say import say

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(FOLDER).as_posix() for file in FILES])
def test_situations(file: Path) -> None:
    """One test a file: there are thousands, and each takes less time than it takes to begin a test."""
    try:
        situations = load_all(file)
    except Problem as problem:
        pytest.fail(str(problem), pytrace=False)
    assert situations
    messages = [message for situation in situations if (message := broken(situation))]
    if messages:
        pytest.fail("\n\n".join(messages), pytrace=False)


def broken(situation: Situation) -> str:
    """What does not hold, or is badly written; empty if all is well."""
    if not situation.expect:
        return f"{situation.where()}: a situation among the tests must expect something"
    try:
        return run(situation, say).message
    except Problem as problem:
        return str(problem)
