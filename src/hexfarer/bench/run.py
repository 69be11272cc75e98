"""One run of all benchmarks, in this mode or in both."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from hexfarer.bench.games import memory, named, single_calls, whole_games
from hexfarer.bench.growth import growth
from hexfarer.bench.measure import CALIBRATION, FULL, MILLION, Clock, Effort, Measure
from hexfarer.bench.peer import compared
from hexfarer.kernel.registry import games
from hexfarer.native import COMPILED, mode


class Run(NamedTuple):
    """The figures of one mode. `calibration`: millions of steps of the loop a second."""

    mode: str
    python: str
    calibration: float
    results: list[Measure]

    def plain(self) -> dict[str, Any]:
        return {**self._asdict(), "results": [measure._asdict() for measure in self.results]}


def this_mode(effort: Effort = FULL, progress: Callable[[str], None] | None = None, only: str = "") -> Run:
    """The figures of all games, or of one."""
    clocks: list[Clock] = []
    found: list[Measure] = []
    editions = [(game, edition) for game in games() for edition in game.editions if only in ("", game.id)]
    for game, edition in editions:
        if progress is not None:
            progress(f"{named(game, edition)}, {mode()}")
        found += whole_games(game, edition, effort, clocks)
        found += single_calls(game, edition, effort, clocks)
        found += memory(game, edition, effort)
        found += growth(game, edition, effort, clocks)
    loops = sum(clock.loops for clock in clocks)
    calibration = loops * CALIBRATION / MILLION / sum(clock.loop for clock in clocks)
    return Run(mode(), platform.python_version(), calibration, [compared(measure, calibration) for measure in found])


def both_modes(effort: Effort = FULL, progress: Callable[[str], None] | None = None, only: str = "") -> list[Run]:
    """This mode first; where the engine is compiled, its sources too, in a process of their own."""
    runs = [this_mode(effort, progress, only)]
    if mode() == COMPILED:
        if progress is not None:
            progress("interpreted")
        runs.append(_interpreted(effort, only))
    return runs


def _interpreted(effort: Effort, only: str) -> Run:
    done = subprocess.run(
        [sys.executable, "-m", "hexfarer.bench", *map(str, effort), only],
        env={**os.environ, "HEXFARER_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    return Run(**{**found, "results": [Measure(**measure) for measure in found["results"]]})
