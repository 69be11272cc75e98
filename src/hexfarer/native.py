"""Which engine runs: the compiled one, or its sources.

A wheel, and `make native`, put a library beside every file of kernel/ and games/, and Python imports the library. It
imports the sources instead where there is no library, where HEXFARER_PURE=1 asks for it, and in a checkout whose
sources have changed since they were compiled, so that nobody runs yesterday's rules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
ROOMS = ("kernel", "games")
STAMP = PACKAGE / ".native"  # written by `make native` when all is compiled; wheels have none

COMPILED = "compiled"
INTERPRETED = "interpreted"


class Sources(MetaPathFinder):
    """Finds the sources of the engine, whatever lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or fullname.split(".")[1:2] not in [[room] for room in ROOMS]:
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)


def pure() -> bool:
    """Does HEXFARER_PURE ask for the sources?"""
    return os.environ.get("HEXFARER_PURE", "") not in ("", "0")


def stale() -> bool:
    """Have the sources changed since they were compiled?"""
    if not STAMP.is_file():
        return False
    compiled = STAMP.stat().st_mtime
    return any(file.stat().st_mtime > compiled for room in ROOMS for file in (PACKAGE / room).rglob("*.py"))


def choose() -> None:
    """Decide once, before anything of the engine is imported."""
    if (pure() or stale()) and not any(isinstance(finder, Sources) for finder in sys.meta_path):
        sys.meta_path.insert(0, Sources())


def mode() -> str:
    """Which engine is running."""
    from hexfarer.kernel import state

    return INTERPRETED if str(state.__file__).endswith(".py") else COMPILED
