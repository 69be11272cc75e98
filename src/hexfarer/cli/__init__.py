"""The command `hexfarer`."""

from __future__ import annotations

import io
import os
import sys
from typing import Final

from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Problem
from hexfarer.text import pick

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; what a person can mend is said in one line on stderr."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # rather a question mark than a traceback
    try:
        words = Words(language_of(given))
    except Problem as problem:
        return refuse(problem, Words("en"))
    try:
        code = run(given, words)
        sys.stdout.flush()
    except Problem as problem:
        return refuse(problem, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read our output has gone: nothing more can be said, not even at the interpreter's exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def run(given: list[str], words: Words) -> int:
    """Run one command. Typer takes a while to import, so the usual ways to ask for help and version do without it."""
    if given == ["--version"]:
        from hexfarer.cli.version import show_version

        show_version(words)
        return 0
    if given in ([], ["--help"]):
        from hexfarer.cli.help import overview

        print(overview(words))
        return 0
    from hexfarer.cli import app

    return app.run(given, words)


def refuse(problem: Problem, words: Words) -> int:
    """Say in one line what is wrong and what would be right."""
    print(" ".join(words.phrase(problem.phrase).split()), file=sys.stderr)
    return BAD_INPUT


def language_of(arguments: list[str]) -> str:
    """The language asked for anywhere on the command line, so that help and errors speak it too.

    One that there is not is refused later, by the option that names it.
    """
    asked: str | None = None
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments):
            asked = arguments[i + 1]
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    try:
        return pick(asked)
    except Problem:
        if asked is None:
            raise
        return pick("en")
