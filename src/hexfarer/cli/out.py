"""Where output goes."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.table import Table


class Out(Console):
    """A console that prints words as they are: no markup, no emoji codes, no guessed colours."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def columns(*headings: str) -> Table:
    """A table without lines; headings that begin with ">" stand over numbers."""
    named = any(heading.removeprefix(">") for heading in headings)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=named, header_style="bold")
    for heading in headings:
        table.add_column(heading.removeprefix(">"), justify="right" if heading.startswith(">") else "left")
    return table


def print_json(data: object) -> None:
    """One JSON document and nothing else."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
