"""Which rules have a test is counted from the tests themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexfarer import coverage
from hexfarer.kernel import registry
from hexfarer.kernel.phrase import Problem
from tests.toy import TOY

SITUATIONS = """
game: toy
rules: [TOY-PLAY-01, TOY-BUY-02]
---
game: toy
rules: TOY-PLAY-01
"""
TESTS = '''
import pytest
from rules import rule

@rule("TOY-DRAW-01", "OTHER-01")
@pytest.mark.rule("TOY-PLAY-01")
def test_it():
    """rule("TOY-EARN-01") in a text counts for nothing."""
    other("TOY-EARN-02")

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("TOY-TYPO-01"))])
def test_more(x): ...
'''


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "tests" / "situations" / "toy"
    folder.mkdir(parents=True)
    (folder / "a.yaml").write_text(SITUATIONS, encoding="utf-8")
    (tmp_path / "tests" / "test_a.py").write_text(TESTS, encoding="utf-8")
    monkeypatch.setattr(registry, "_GAMES", {"toy": TOY})
    monkeypatch.setattr(
        coverage, "ids", lambda game, edition="": ["TOY-PLAY-01", "TOY-PLAY-02", "TOY-BUY-02", "TOY-DRAW-01"]
    )
    return tmp_path


def test_ids_are_found_in_situations_and_marks_with_their_places(root: Path) -> None:
    assert coverage.covered("toy", root) == {
        "TOY-PLAY-01": [
            "tests/situations/toy/a.yaml:2",
            "tests/situations/toy/a.yaml:5",
            "tests/test_a.py:6",
        ],
        "TOY-BUY-02": ["tests/situations/toy/a.yaml:2"],
        "TOY-DRAW-01": ["tests/test_a.py:5"],
        "TOY-TYPO-01": ["tests/test_a.py:11"],
    }


def test_the_report_counts_rules_and_names_missing_and_unknown_ones(root: Path) -> None:
    assert coverage.coverage(root) == [
        {
            "game": "toy",
            "edition": "base",
            "total": 4,
            "covered": 3,
            "missing": ["TOY-PLAY-02"],
            "unknown": {"TOY-TYPO-01": ["tests/test_a.py:11"]},
        }
    ]


def test_the_repository_is_found_from_any_folder_inside_it(root: Path) -> None:
    assert coverage.repository(root / "tests" / "situations" / "toy") == root.resolve()


def test_without_sources_coverage_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        coverage.repository(tmp_path)
    assert caught.value.phrase.key == "problem-coverage-no-tests"
