"""What the documents show is true: their Python runs, their situations hold, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexfarer.kernel import situation

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_python_of_the_readme_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = blocks(ROOT / "README.md", "python")
    exec(compile(code, "README.md", "exec"), {})
    assert "Outcome(kind=" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_situations_of_a_page_hold(page: Path) -> None:
    for text in blocks(page, "yaml"):
        for scene in situation.read(text, page.name):
            result = situation.run(scene)
            assert result.ok, result.message


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
