"""What is measured, and the clock that measures it.

The calibration loop runs `CALIBRATION` steps of a 32-bit linear congruential generator in plain Python: integer
multiplication, addition, masking and a loop, nothing else. It is never compiled. It is run again before every measured
piece, and each piece is compared with the loops around it, so that a machine that is slow for a while slows both alike.
A ratio is the time of one unit of work (one decision, one game, one copy) divided by the time of a thousand steps.
Smaller is faster.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

CALIBRATION: Final = 200_000  # steps of one run of the loop
THOUSAND: Final = 1000
MILLION: Final = 1_000_000


class Effort(NamedTuple):
    """How much is measured."""

    games: int  # random games
    long_games: int  # random games of many seats and rounds
    rounds: int  # times that each position is measured
    every: int  # decisions between the positions that are measured
    kept: int  # positions that are kept at once to weigh them
    again: int  # times that an undo or a save is repeated


FULL: Final = Effort(games=60, long_games=6, rounds=30, every=10, kept=4000, again=20)
QUICK: Final = Effort(games=2, long_games=1, rounds=1, every=100, kept=100, again=1)


class Measure(NamedTuple):
    """One figure.

    `ratio`: the time of a unit of work to that of a thousand calibration steps; `peer`: how many times as fast as the
    peer; None where that makes no sense.
    """

    name: str
    game: str
    value: float
    unit: str
    ratio: float | None = None
    peer: float | None = None


class Clock:
    """CPU time spent on work and on the calibration loops between."""

    def __init__(self) -> None:
        self.work = 0.0
        self.loop = 0.0
        self.loops = 0

    def calibrate(self) -> None:
        began = time.process_time()
        calibration_loop()
        self.loop += time.process_time() - began
        self.loops += 1

    def timed(self, work: Callable[[], object]) -> None:
        began = time.process_time()
        work()
        self.work += time.process_time() - began

    def ratio(self, units: float) -> float:
        """The time of one unit of work over that of a thousand steps of the loop."""
        return self.work / units / (self.loop / self.loops / CALIBRATION * THOUSAND)

    def micros(self, name: str, game: str, units: float) -> Measure:
        """The time of one unit of work."""
        return Measure(name, game, self.work / units * MILLION, "µs", self.ratio(units))


def calibration_loop() -> int:
    x = 1
    for _ in range(CALIBRATION):
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
    return x
