"""The save file: a header, one action a line, the fingerprint of the position, and a checksum over all of it."""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from typing import Any, Final

from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import Setup, make_setup

FORMAT: Final = 1
FIRST_ACTION: Final = 9  # its line
_PAGE: Final = 128  # actions
_HEADER: Final = [  # from line 2, each with its form
    ("game", r"\S+"),
    ("edition", r"\S+"),
    ("scenario", r"\S+"),
    ("seats", r"\S.*"),
    ("options", ".*"),
    ("seed", "-?[0-9]{1,4000}"),
    ("program", r"\S.*"),
]
_LINE_OF: Final = {"kind-game": 2, "kind-edition": 3, "kind-scenario": 4, "kind-option": 6, "kind-value": 6}
_ACTION: Final = re.compile(r"([1-9][0-9]*) (\S+)> (\S.*)")


class Writer:
    """The text of a save, kept ready while the game goes on: full pages and their checksums are not made again."""

    __slots__ = ("_pages", "_seats", "_sums", "_tail")

    def __init__(self, setup: Setup) -> None:
        options = ", ".join([f"{id}={value}" for id, value in setup.options.items()])
        # the kernel imports nothing above it, but it can see what it is a part of
        program: object = getattr(sys.modules.get("hexfarer"), "__version__", "unknown")
        values = [setup.game, setup.edition, setup.scenario, ", ".join(setup.seats), options, setup.seed, program]
        lines = [f"hexfarer save {FORMAT}"]
        lines += [f"{key}: {value}".rstrip() for (key, _), value in zip(_HEADER, values)]
        head = "\n".join(lines) + "\n"
        self._seats = setup.seats
        self._pages = [head]  # the header, then pages of actions
        self._sums: list[Any] = [sha256(head.encode())]  # over all pages up to each
        self._tail: list[str] = []  # the actions since

    def add(self, seat: int, notation: str) -> None:
        """One more action."""
        number = (len(self._pages) - 1) * _PAGE + len(self._tail) + 1
        self._tail.append(f"{number} {self._seats[seat]}> {notation}\n")
        if len(self._tail) == _PAGE:
            page = "".join(self._tail)
            total = self._sums[-1].copy()
            total.update(page.encode())
            self._pages.append(page)
            self._sums.append(total)
            self._tail = []

    def drop(self) -> None:
        """The last action was taken back."""
        if not self._tail:
            self._tail = self._pages.pop().splitlines(True)
            self._sums.pop()
        self._tail.pop()

    def text(self, hash: str) -> str:
        """The whole save, with the fingerprint of the position."""
        rest = "".join(self._tail) + f"state: {hash}\n"
        total = self._sums[-1].copy()
        total.update(rest.encode())
        return "".join(self._pages) + rest + f"checksum: {total.hexdigest()}\n"


class Saved:
    """A save file that was read: well formed and undamaged, but not yet replayed."""

    __slots__ = ("_lines", "actions", "file", "hash", "header", "last")

    def __init__(self, file: str, data: bytes) -> None:
        self.file = file
        self.last = 1  # the line that was read last
        self.header: dict[str, str] = {}
        self.actions: list[tuple[str, str]] = []  # (seat, notation)
        self._lines = data.decode(errors="replace").split("\n")
        self._check_first(self._lines[0])
        rest = self._lines.pop()  # what follows the last line end: nothing, unless the file was cut off
        for key, form in _HEADER:
            match = re.fullmatch(f"{key}: ?({form})", self._line(f"{key}: …"))
            if match is None:
                raise self.problem("line", self.last, f"{key}: …", self._lines[self.last - 1])
            self.header[key] = match[1]
        self.hash = self._take_actions()
        before = b"\n".join([*data.split(b"\n")[: self.last], b""])
        right = f"checksum: {sha256(before).hexdigest()}"
        line = self._line(right)
        if line != right:
            raise self.problem("damaged", self.last, right, line)
        if len(self._lines) > self.last or rest:
            raise self.problem("after", self.last + 1, "", (self._lines + [rest])[self.last])

    def setup(self) -> Setup:
        """The header as a checked setup."""
        head = self.header
        pairs = [pair.partition("=") for pair in head["options"].split(", ") if pair]
        options = {id: value for id, _, value in pairs}
        seats = head["seats"].split(", ")
        try:
            return make_setup(head["game"], head["scenario"], seats, int(head["seed"]), options, head["edition"])
        except Problem as problem:
            kind = problem.phrase.args.get("kind")
            line = _LINE_OF.get(kind.key if isinstance(kind, Phrase) else "", 5)
            raise self.problem("setup", line, "", self._lines[line - 1], problem.phrase) from problem

    def problem(self, kind: str, line: int, expected: str, found: str = "", why: Phrase | None = None) -> Problem:
        """What is wrong with a line and what would be right."""
        shown = "".join([c if c.isprintable() else "?" for c in found[:80]])
        args: dict[str, object] = {"file": self.file, "line": line, "expected": expected, "found": shown}
        if why is not None:
            args["why"] = why
        return Problem("problem-save-" + kind, args)

    def _check_first(self, line: str) -> None:
        right = f"hexfarer save {FORMAT}"
        version = re.fullmatch("hexfarer save ([1-9][0-9]{0,8})", line)
        if self._lines == [""]:
            raise self.problem("empty", 1, right)
        if version is None:
            raise self.problem("not", 1, right, line)
        if int(version[1]) > FORMAT:
            raise self.problem("newer", 1, right, line)

    def _line(self, expected: str) -> str:
        """The next line; Problem with what should have been there if the file ends here."""
        if self.last >= len(self._lines):
            raise self.problem("cut", self.last + 1, expected)
        self.last += 1
        return self._lines[self.last - 1]

    def _take_actions(self) -> str:
        """Read all actions; the fingerprint that follows them."""
        while True:
            number = str(len(self.actions) + 1)
            expected = f"{number} <seat>> <action> | state: …"
            line = self._line(expected)
            if re.fullmatch("state: [0-9a-f]{16}", line):
                return line[7:]
            match = _ACTION.fullmatch(line)
            if match is None or match[1] != number:
                raise self.problem("line", self.last, expected, line)
            self.actions.append((match[2], match[3]))
