"""What the documents show is true: code runs, commands exist, situations hold, links lead somewhere.

Every fenced block has a language, and every language has a check here; a block that has none fails.
"""

from __future__ import annotations

import configparser
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import hexfarer
from hexfarer.cli import main
from hexfarer.kernel import situation
from hexfarer.server.settings import Settings
from tests import shell

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), ROOT / "web" / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
SPAN = re.compile(r"`((?:\.venv/bin/)?(?:docker|hexfarer|make|pip) [^`]+)`")
QUICK = {"card", "doctor", "games", "replay", "rules", "situation"}  # they only look, and are soon done
PORT = "8000"  # at which `hexfarer serve` listens


class Block(NamedTuple):
    """A fenced block: its language, the file that it quotes if it names one, its text, where it stands."""

    language: str
    file: str
    text: str
    where: str


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found: list[Block] = []
    for match in FENCE.finditer(text):
        language, _, file = match[2].strip().partition(" ")
        line = text.count("\n", 0, match.start()) + 1
        found.append(Block(language, file, match[3], f"{name_of(page)}:{line}"))
    return found


def blocks_of(page: Path, language: str) -> list[Block]:
    return [block for block in blocks(page) if block.language == language and not block.file]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks_of(page, language)]


# -- what is shown of each language --


def nothing(block: Block) -> None:
    """Drawings and output."""


def by_page(block: Block) -> None:
    """Checked below, all blocks of a page together or one test for each page."""


def braces(block: Block) -> None:
    """A configuration of a proxy: it is whole, and leads to the port at which the server listens."""
    assert block.text.count("{") == block.text.count("}") > 0, block.where
    assert re.findall(r"127\.0\.0\.1:(\d+)", block.text) == [PORT], block.where


def nginx(block: Block) -> None:
    braces(block)
    for line in block.text.splitlines():
        assert re.search(r"(;|\{|\})$|^\s*#", line), f"{block.where}: nginx wants a ; after: {line}"


def unit(block: Block) -> None:
    """A unit of systemd: it can be read, starts a command that there is, and sets variables that are read."""
    parser = configparser.ConfigParser()
    parser.read_string(block.text, block.where)
    service = parser["Service"]
    shell.check(f"{service['Environment']} {service['ExecStart']}")


def svelte(block: Block) -> None:
    """A part of the page: the component takes what it is given."""
    [(name, given)] = re.findall(r"<(\w+) (.+) />", block.text)
    [file] = (ROOT / "web" / "src").rglob(f"{name}.svelte")
    taken, _ = file.read_text(encoding="utf-8").split("$props()")
    for prop in re.findall(r"\{(\w+)\}|(\w+)=", given):
        assert re.search(rf"\b{''.join(prop)}\??:", taken), f"{block.where}: {name} takes no {''.join(prop)}"


LANGUAGES: dict[str, Callable[[Block], None]] = {
    "caddy": braces,
    "ini": unit,
    "nginx": nginx,
    "python": by_page,
    "sh": by_page,
    "svelte": svelte,
    "text": nothing,
    "yaml": by_page,
}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_of_a_page_is_checked(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(re.findall(r"^ *```", text, re.MULTILINE)) == 2 * len(blocks(page)), f"{page.name}: an open block"
    for block in blocks(page):
        assert block.language in LANGUAGES, f"{block.where}: no check for blocks of the language '{block.language}'"
        if block.file:
            quoted(block)
        else:
            LANGUAGES[block.language](block)


def quoted(block: Block) -> None:
    """A block that names a file stands there, line by line."""
    lines = [line.strip() for line in (ROOT / block.file).read_text(encoding="utf-8").splitlines()]
    for line in block.text.splitlines():
        assert line.strip() in lines or f"{line.strip()}," in lines, f"{block.where}: not in {block.file}: {line}"


@pytest.mark.parametrize("page", pages_with("python"), ids=name_of)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first block to the last, as a reader would type it in."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks_of(page, "python"):
        exec(compile(block.text, block.where, "exec"), names)


@pytest.mark.parametrize("page", pages_with("sh"), ids=name_of)
def test_the_commands_of_a_page_are_there(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick ones are run; of the others, the command and every option exist."""
    monkeypatch.chdir(tmp_path)
    for block in blocks_of(page, "sh"):
        for line in shell.lines(block.text):
            try:
                shell.check(line)
            except AssertionError as error:
                raise AssertionError(f"{block.where}: {error}") from None
            for command in shell.commands(line):
                if command.words[:1] == ["hexfarer"] and quick(command.words[1:]):
                    assert main(command.words[1:]) == 0, f"{block.where}: {line}"


def quick(words: list[str]) -> bool:
    return bool(words) and (words[0] in QUICK or words == ["--version"])


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_commands_in_the_text_of_a_page_are_there(page: Path) -> None:
    for span in SPAN.findall(page.read_text(encoding="utf-8")):
        shell.check(re.sub(r" \[(\w+)\]", r" \1", span))


@pytest.mark.parametrize("page", pages_with("yaml"), ids=name_of)
def test_the_situations_of_a_page_hold(page: Path) -> None:
    for block in blocks_of(page, "yaml"):
        for scene in situation.read(block.text, block.where):
            result = situation.run(scene)
            assert result.ok, result.message


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, heading in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", text):
        there = page.parent / target if target else page
        assert there.exists(), f"{name_of(page)} links to {target}"
        if heading and there.suffix == ".md":
            assert heading in anchors(there), f"{name_of(page)} links to {target}#{heading}"


def anchors(page: Path) -> set[str]:
    """The places of a page that a link can name: its headings as GitHub writes them, and what is marked by hand."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'<a id="([^"]+)"', text))


# -- single pages --


def test_the_readme_begins_with_two_commands_and_is_short() -> None:
    page = ROOT / "README.md"
    first = blocks_of(page, "sh")[0]
    assert [line.split("#")[0].split() for line in shell.lines(first.text)][:2] == [["make", "play"], ["make", "test"]]
    assert len(page.read_text(encoding="utf-8").splitlines()) < 120


def test_the_api_page_has_a_place_for_every_public_name() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^## `(\w+)`$", text, re.MULTILINE)) == sorted(hexfarer.__all__)


def test_the_version_has_its_place_in_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (Unreleased|\d+\.\d+\.\d+)", text, re.MULTILINE)
    assert versions[0] == "Unreleased"
    assert versions[1] == hexfarer.__version__


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(HEXFARER_\w+)` \| (\S*) ?\|", text, re.MULTILINE))
    assert sorted(rows) == sorted(shell.settings())
    for name, value in rows.items():
        default = getattr(Settings(), name.removeprefix("HEXFARER_").lower())
        assert type(default)(value or default) == default, name
