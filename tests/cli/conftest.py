"""How the tests call the command: in this process, with given input, in a known language and width."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from hexfarer.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("sim", "four_lands", typed="pass\\n")`: exit code, stdout and stderr."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "HEXFARER_LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        capsys.readouterr()
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs what must be refused as bad input: exit code 2, exactly one line on stderr, nothing on stdout."""

    def call(*arguments: str) -> str:
        ran = run(*arguments)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.endswith("\n")
        assert ran.err.count("\n") == 1
        return ran.err.strip()

    return call
