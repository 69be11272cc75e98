"""The save file: a header, the actions and what else happened, the fingerprint of the position, and a checksum.

    12 north> move hills          the twelfth action, of the seat north
    12 = 9f86d081884c7d65         after it a turn ended in the position with this fingerprint
    12 * bot north greedy         after it something happened that is no action of the rules

Whoever changes what stands here raises FORMAT. What is no action has a word of its own (`Note`), so that a new kind of
it needs no new format.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.state import fingerprint

if TYPE_CHECKING:
    from hexfarer.kernel.session import Session

FORMAT: Final = 2
_HEADER: Final = [  # from line 2, each with its form
    ("game", r"\S+"),
    ("edition", r"\S+"),
    ("rules", "[1-9][0-9]{0,8}"),
    ("scenario", r"\S+"),
    ("seats", r"\S.*"),
    ("options", ".*"),
    ("seed", "-?[0-9]{1,4000}"),
    ("branch", "(?:[0-9]{1,9})?"),
    ("program", r"\S.*"),
]
_LINE_OF: Final = {"kind-game": 2, "kind-edition": 3, "kind-scenario": 5, "kind-option": 7, "kind-value": 7}
_SEATS: Final = 6  # the line of the seats
_ACTION: Final = re.compile(r"([1-9][0-9]{0,8}) (\S+)> (\S.*)")
_MARK: Final = re.compile("([0-9]{1,9}) = ([0-9a-f]{16})")
_NOTE: Final = re.compile(r"([0-9]{1,9}) \* ([a-z]{1,10}) (\S+)(?: (.*))?")

# what can happen beside the actions of the rules
RESIGN: Final = "resign"  # the seat gives up
TIME: Final = "time"  # its time has run out
BOT: Final = "bot"  # a bot, named in the text, goes on for it
PERSON: Final = "person"  # a person does (again)
FREE: Final = "free"  # nobody does until somebody sits down
NOTE: Final = "note"  # words
NOTES: Final = [RESIGN, TIME, BOT, PERSON, FREE, NOTE]


class Note:
    """Something that happened to a seat and is no action of the rules."""

    __slots__ = ("after", "kind", "seat", "text")

    def __init__(self, after: int, kind: str, seat: int, text: str) -> None:
        self.after = after  # so many actions
        self.kind = kind
        self.seat = seat
        self.text = text


def written(session: Session) -> str:
    """The whole save."""
    setup, state = session.setup, session.state
    options = ", ".join([f"{id}={value}" for id, value in setup.options.items()])
    # the kernel imports nothing above it, but it can see what it is a part of
    program: object = getattr(sys.modules.get("hexfarer"), "__version__", "unknown")
    seats, branch = ", ".join(setup.seats), "" if session.branched < 0 else session.branched
    values = [setup.game, setup.edition, state.game.rules, setup.scenario, seats, options, setup.seed, branch, program]
    lines = [f"hexfarer save {FORMAT}"]
    lines += [f"{key}: {value}".rstrip() for (key, _), value in zip(_HEADER, values)]
    lines += [f"0 = {fingerprint(session.seek(0))}", *_noted(session, 0)]
    for number, step in enumerate(session.line, 1):
        lines.append(f"{number} {setup.seats[step.seat]}> {step.notation}")
        if step.hash:
            lines.append(f"{number} = {step.hash}")
        lines += _noted(session, number)
    text = "\n".join([*lines, f"state: {fingerprint(state)}"]) + "\n"
    return text + f"checksum: {sha256(text.encode()).hexdigest()}\n"


def _noted(session: Session, after: int) -> list[str]:
    return [
        f"{after} * {note.kind} {session.setup.seats[note.seat]} {note.text}".rstrip()
        for note in session.notes
        if note.after == after
    ]


class Saved:
    """A save file that was read: well formed and undamaged, but not yet replayed."""

    __slots__ = ("_lines", "actions", "file", "header", "last", "lines", "marks", "notes")

    def __init__(self, file: str, data: bytes) -> None:
        self.file = file
        self.last = 1  # the line that was read last
        self.header: dict[str, str] = {}
        self.actions: list[tuple[str, str]] = []  # (seat, notation)
        self.lines: list[int] = []  # on which each action stands
        self.marks: dict[int, tuple[str, int]] = {}  # the fingerprint after so many actions, and its line
        self.notes: list[Note] = []
        self._lines = data.decode(errors="replace").split("\n")
        self._check_first(self._lines[0])
        rest = self._lines.pop()  # what follows the last line end: nothing, unless the file was cut off
        for key, form in _HEADER:
            match = re.fullmatch(f"{key}: ?({form})", self._line(f"{key}: …"))
            if match is None:
                raise self.problem("line", self.last, f"{key}: …", self._lines[self.last - 1])
            self.header[key] = match[1]
        self._take_entries()
        before = b"\n".join([*data.split(b"\n")[: self.last], b""])
        right = f"checksum: {sha256(before).hexdigest()}"
        line = self._line(right)
        if line != right:
            raise self.problem("damaged", self.last, right, line)
        if len(self._lines) > self.last or rest:
            raise self.problem("after", self.last + 1, "", (self._lines + [rest])[self.last])

    @property
    def rules(self) -> int:
        """The version of the rules that it was played by."""
        return int(self.header["rules"])

    @property
    def branch(self) -> int:
        """After how many actions it left the game that it began as; -1: it is that game."""
        return int(self.header["branch"] or -1)

    def setup(self) -> Setup:
        """The header as a checked setup."""
        head = self.header
        pairs = [pair.partition("=") for pair in head["options"].split(", ") if pair]
        options = {id: value for id, _, value in pairs}
        try:
            return make_setup(
                head["game"], head["scenario"], self._seats(), int(head["seed"]), options, head["edition"]
            )
        except Problem as problem:
            kind = problem.phrase.args.get("kind")
            line = _LINE_OF.get(kind.key if isinstance(kind, Phrase) else "", _SEATS)
            raise self.problem("setup", line, "", self._lines[line - 1], problem.phrase) from problem

    def _seats(self) -> list[str]:
        return self.header["seats"].split(", ")

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
        if int(version[1]) != FORMAT:
            raise self.problem("newer" if int(version[1]) > FORMAT else "older", 1, right, line)

    def _line(self, expected: str) -> str:
        """The next line; Problem with what should have been there if the file ends here."""
        if self.last >= len(self._lines):
            raise self.problem("cut", self.last + 1, expected)
        self.last += 1
        return self._lines[self.last - 1]

    def _take_entries(self) -> None:
        """Read all actions and what else happened, and the fingerprint that follows them."""
        seats = self._seats()
        while True:
            done = len(self.actions)
            expected = f"{done + 1} <seat>> <action> | state: …"
            line = self._line(expected)
            if re.fullmatch("state: [0-9a-f]{16}", line):
                self.marks[done] = line[7:], self.last
                return
            action, mark, note = _ACTION.fullmatch(line), _MARK.fullmatch(line), _NOTE.fullmatch(line)
            if action is not None and int(action[1]) == done + 1:
                self.actions.append((action[2], action[3]))
                self.lines.append(self.last)
            elif mark is not None and int(mark[1]) == done and done not in self.marks:
                self.marks[done] = mark[2], self.last
            elif note is not None and int(note[1]) == done and note[2] in NOTES and note[3] in seats:
                self.notes.append(Note(done, note[2], seats.index(note[3]), note[4] or ""))
            else:
                raise self.problem("line", self.last, expected, line)
