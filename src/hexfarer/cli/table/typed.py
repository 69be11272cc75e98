"""What a person types: at a terminal, or in a file that stands for one."""

from __future__ import annotations

import sys

from hexfarer.cli.out import Out


class Quit(Exception):
    """The person leaves the table."""


def read(out: Out, prompt: str) -> str:
    """The next line; Quit when there is none."""
    if sys.stdin.isatty():
        import readline  # noqa: F401 - gives input() its history

        try:
            return input(prompt).strip()
        except EOFError:
            out.print()
            raise Quit from None
    line = sys.stdin.readline()
    if not line:
        raise Quit
    out.print(f"{prompt}{line.strip()}", soft_wrap=True)
    return line.strip()
