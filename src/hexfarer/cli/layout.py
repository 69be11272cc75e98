"""How a page of help is laid out."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import fill
from typing import Final

NARROWEST: Final = 50
WIDEST: Final = 78
INDENT: Final = "  "

Rows = list[tuple[str, str]]  # a word, and what it means


def page(usage: str, pieces: str, about: str, sections: dict[str, Rows]) -> str:
    """The usage with its pieces, what it is about, and each section that has rows under its heading."""
    width = max(NARROWEST, min(get_terminal_size().columns - 2, WIDEST))
    parts = [
        fill(pieces, width, initial_indent=f"{usage} ", subsequent_indent=" " * (len(usage) + 1)),
        fill(about, width, initial_indent=INDENT, subsequent_indent=INDENT),
    ]
    parts += [f"{heading}:\n{listing(rows, width)}" for heading, rows in sections.items() if rows]
    return "\n\n".join(parts)


def listing(rows: Rows, width: int) -> str:
    """The words in one column, what they mean in another."""
    column = len(INDENT) + max(len(word) for word, _ in rows) + 2
    return "\n".join(
        fill(meaning, width, initial_indent=f"{INDENT}{word}".ljust(column), subsequent_indent=" " * column)
        for word, meaning in rows
    )
