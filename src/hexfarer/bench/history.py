"""Runs of the benchmarks over time: one JSON object a line."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hexfarer.bench.run import Run
from hexfarer.kernel.phrase import Problem

Record = dict[str, Any]


def record(file: Path, runs: list[Run], version: str) -> None:
    """Add the runs at the end of the file."""
    when = datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ")
    lines = [json.dumps({"when": when, "version": version, **run.plain()}, ensure_ascii=False) for run in runs]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write("".join(line + "\n" for line in lines))
    except OSError as error:
        raise Problem("problem-save-unwritten", {"file": str(file), "why": error.strerror or str(error)}) from error


def read(file: Path) -> list[Record]:
    """All runs; Problem with the line if one cannot be read."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("problem-save-unreadable", {"file": str(file), "why": str(error)}) from error
    found: list[Record] = []
    for number, line in enumerate(lines, 1):
        try:
            each = json.loads(line)
            found.append({key: each[key] for key in ("when", "mode", "results")})
        except (ValueError, KeyError, TypeError):
            raise Problem("problem-history-line", {"file": str(file), "line": number}) from None
    return found
