"""The choices of a decision as rows: alike ones in one row, long groups folded."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexfarer.cli.words import Words
from hexfarer.kernel.decision import Choice
from hexfarer.kernel.phrase import Phrase

LOCK: Final = "🔒"  # what cannot be taken back
ALIKE: Final = 3  # so many choices that differ in one name share a row
ROWS: Final = 14  # so many rows are shown before groups are folded
FOLDED: Final = 3  # rows that a folded group still shows


class Row(NamedTuple):
    """One choice, or several that differ in their last name only."""

    choices: list[Choice]
    words: Phrase
    names: list[object]  # in which the choices differ; empty for one choice

    @property
    def group(self) -> str:
        return self.choices[0].label.group

    @property
    def reveals(self) -> bool:
        return any(choice.reveals for choice in self.choices)


def rows(choices: list[Choice]) -> list[Row]:
    """The choices in their order, alike ones together."""
    found: list[Row] = []
    stems: dict[str, list[Choice]] = {}
    for choice in choices:
        stems.setdefault(stem(choice), []).append(choice)
    for some in stems.values():
        if len(some) < ALIKE:
            found += [Row([choice], choice.label.words, []) for choice in some]
        else:
            found.append(together(some))
    return sorted(found, key=lambda row: row.choices[0].order)


def stem(choice: Choice) -> str:
    """What alike choices have in common: everything but the last name."""
    return repr(parted(choice.label.words)[0])


def parted(words: Phrase) -> tuple[Phrase, object]:
    """The words with … in the place of their last name, and that name; before a price it is the one in the deed."""
    deed = words.args.get("deed")
    if isinstance(deed, Phrase):
        stem, name = parted(deed)
        return Phrase(words.key, {**words.args, "deed": stem}), name
    if not words.args:
        return words, ""
    last = list(words.args)[-1]
    return Phrase(words.key, {**words.args, last: "…"}), words.args[last]


def together(choices: list[Choice]) -> Row:
    return Row(choices, parted(choices[0].label.words)[0], [parted(choice.label.words)[1] for choice in choices])


def fold(all_rows: list[Row]) -> tuple[list[Row], int]:
    """The rows to show when there are many, and how many choices are left out."""
    if len(all_rows) <= ROWS:
        return all_rows, 0
    shown: list[Row] = []
    left_out = 0
    seen: dict[str, int] = {}
    for row in all_rows:
        seen[row.group] = seen.get(row.group, 0) + 1
        if seen[row.group] <= FOLDED:
            shown.append(row)
        else:
            left_out += len(row.choices)
    return shown, left_out


def notation(row: Row) -> str:
    """What may be typed instead of a number."""
    if not row.names:
        return row.choices[0].notation
    return row.choices[0].notation.rpartition(" ")[0] + " …"


def numbered(row: Row, words: Words) -> list[str]:
    """The names in which alike choices differ, each with its number."""
    return [f"{choice.order + 1:>3} {words.of(name)}" for choice, name in zip(row.choices, row.names)]
