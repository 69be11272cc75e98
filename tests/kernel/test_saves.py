"""Games that were begun with an earlier version go on, or say from where they can."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexfarer.games import NAMES
from hexfarer.kernel.registry import find
from hexfarer.kernel.session import opened, verify

FILES = sorted((Path(__file__).parents[1] / "saves").glob("*.save"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_kept_save_leads_where_it_led(file: Path) -> None:
    """If a rule was mended on purpose: raise RULES in layout.py of the game, then `python -m tests.saves`."""
    saved = opened(file)
    found = verify(file)
    if saved.rules == find(saved.header["game"]).rules:
        assert found.problem is None
        assert found.agreed == found.actions == len(saved.actions)
        assert len(saved.marks) > 3
    elif found.problem is not None:
        assert found.problem.phrase.key.startswith("problem-save-rules")
        assert len(found.session.line) == max(found.agreed, 0)


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_as_they_are_now_have_their_saves(game: str) -> None:
    wanted = {f"{game}-{scenario.id}-{find(game).rules}" for scenario in find(game).scenarios}
    assert wanted <= {file.stem for file in FILES}
