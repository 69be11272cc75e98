"""Every situation under tests/situations holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.situation import judge
from hexfarer.text.say import say

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(FOLDER).as_posix() for file in FILES])
def test_situations(file: Path) -> None:
    """One test a file: there are thousands, and each takes less time than it takes to begin a test."""
    messages = [result.message for result in judge(file, say) if not result.ok]
    if messages:
        pytest.fail("\n\n".join(messages), pytrace=False)
