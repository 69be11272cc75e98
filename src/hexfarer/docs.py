"""`python -m hexfarer.docs` writes docs/rules/<game>.md from the English rules, and the words at the end of
docs/situations/<game>.md from the games; `--check` only looks."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import find, games
from hexfarer.text import Speaker
from hexfarer.text.rules import Chapter, Rule, chapters, decisions, decisions_heading, written

FOLDER = Path(__file__).parents[2] / "docs"
WORDS = "\n## All words\n"  # what follows on a page about situations is made here
_ID = re.compile(r"\b[A-Z][A-Z0-9]*(-[A-Z0-9]+)+\b")


def page(game: str) -> str:
    """The rules of a game as Markdown."""
    english = Speaker("en")
    parts = [*chapters(game), Chapter(decisions_heading(game), decisions(game))]
    known = {rule.id for part in parts for rule in part.rules}
    anchors = [_anchor(part) for part in parts]
    lines = [
        f"# {english.say(Phrase('game-' + game))}: the rules",
        "",
        english.say(Phrase("credit-" + game)),
        "",
        "`make docs` generates this page from the rules texts of the program; change those, not the page.",
        "",
    ]
    body: list[str] = []
    for part, anchor in zip(parts, anchors):
        inner = any(anchor.startswith(other + "-") for other in anchors)  # a Spell among the Spells
        if not inner:
            lines.append(f"- [{part.heading}](#{anchor})")
        body += ["", f'<a id="{anchor}"></a>', "", f"{'###' if inner else '##'} {part.heading}", ""]
        body += [_rule(rule, known) for rule in part.rules]
    open_ = [
        f"- **{english.say(entry.name)}** ({entry.confidence}): {english.say(entry.text[-1])}"
        for entry in find(game).doubts()
    ]
    if open_:
        lines.append("- [What is not settled](#not-settled)")
        body += ["", '<a id="not-settled"></a>', "", "## What is not settled", "", *open_]
    return "\n".join(lines + body) + "\n"


def _rule(rule: Rule, known: set[str]) -> str:
    mark = f" *({Speaker('en').say(Phrase('edition-' + rule.edition))})*" if rule.edition else ""
    return f'- <a id="{rule.id}"></a>`{rule.id}` **{rule.title}.**{mark} {_link(rule.text, known)}'


def _anchor(chapter: Chapter) -> str:
    """A chapter is found by what its ids have in common."""
    return chapter.rules[0].id.rpartition("-")[0]


def _link(text: str, known: set[str]) -> str:
    """The text with the ids of other rules as links."""
    return _ID.sub(lambda found: f"[{found[0]}](#{found[0]})" if found[0] in known else found[0], text)


def words(game: str) -> str:
    """The words of a game's situations that a program can list: keys, some values and all events."""
    lines = [
        WORDS,
        "`make docs` generates this list from the program.",
        "",
        "| where | words |",
        "|---|---|",
    ]
    for where, some in find(game).vocabulary().items():
        lines.append(f"| {where} | {_listed(some)} |")
    lines.append(f"| `event`, `no_event` | {_listed([telling.key for telling in find(game).tellings.all])} |")
    return "\n".join(lines) + "\n"


def _listed(some: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in some)


def pages(folder: Path = FOLDER) -> dict[str, str]:
    """The name and text of every page, that of a page about situations with what a person wrote there."""
    made: dict[str, str] = {}
    for game in games():
        if written(game.id):
            made[f"rules/{game.id}.md"] = page(game.id)
        about = folder / "situations" / f"{game.id}.md"
        if about.exists():
            by_hand = about.read_text(encoding="utf-8").partition(WORDS)[0]
            made[f"situations/{game.id}.md"] = by_hand + words(game.id)
    return made


def outdated(folder: Path = FOLDER) -> list[str]:
    """The pages that are missing or say something else than the program."""
    return [name for name, text in pages(folder).items() if not _says(folder / name, text)]


def _says(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def write(folder: Path = FOLDER) -> None:
    (folder / "rules").mkdir(parents=True, exist_ok=True)
    for name, text in pages(folder).items():
        (folder / name).write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        stale = outdated()
        for name in stale:
            print(f"docs/{name} is out of date; run make docs")
        return 1 if stale else 0
    if arguments:
        print("usage: python -m hexfarer.docs [--check]", file=sys.stderr)
        return 2
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
