"""How fast the engine is here, in CPU time, and as a ratio to a fixed calibration loop.

The calibration loop runs `CALIBRATION` steps of a 32-bit linear congruential generator in plain Python: integer
multiplication, addition, masking and a loop, nothing else. It is run again before every measured piece, and each
piece is compared with the loops around it, so that a machine that is slow for a while slows both down alike.
A ratio is the time of one unit of work (one decision, one game, one copy) divided by the time of a thousand steps.
Smaller is faster.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from hexfarer.bots.random import Random
from hexfarer.kernel.registry import Game, games, make_setup
from hexfarer.kernel.state import State

CALIBRATION: Final = 200_000  # steps of one run of the loop
THOUSAND: Final = 1000
MILLION: Final = 1_000_000


class Effort(NamedTuple):
    """How much is measured."""

    games: int  # random games
    rounds: int  # times that each position is measured
    every: int  # decisions between the positions that are measured


FULL: Final = Effort(games=30, rounds=20, every=10)
QUICK: Final = Effort(games=2, rounds=1, every=100)


class Measure(NamedTuple):
    """One figure. The ratio is the time of a unit of work over that of a thousand calibration steps, if it took any."""

    name: str
    game: str
    value: float
    unit: str
    ratio: float | None


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


def calibration_loop() -> int:
    x = 1
    for _ in range(CALIBRATION):
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
    return x


def benchmark(effort: Effort = FULL) -> tuple[float, list[Measure]]:
    """The calibration, in millions of steps a second, and the figures of every game."""
    clocks: list[Clock] = []
    found: list[Measure] = []
    for game in games():
        found += _whole_games(game, effort, clocks) + _single_calls(game, effort, clocks)
    loops = sum(clock.loops for clock in clocks)
    return loops * CALIBRATION / MILLION / sum(clock.loop for clock in clocks), found


def _whole_games(game: Game, effort: Effort, clocks: list[Clock]) -> list[Measure]:
    """Random games from the first position to the end."""
    clock = Clock()
    clocks.append(clock)
    decisions = 0

    def play(seed: int) -> None:
        nonlocal decisions
        state = game.start(make_setup(game.id, seed=seed))
        bot = Random(seed)
        while not state.over:
            state.apply(bot.choose(state))
            decisions += 1

    for seed in range(effort.games):
        clock.calibrate()
        clock.timed(partial(play, seed))
    return [
        Measure("decisions", game.id, decisions / clock.work, "decisions/s", clock.ratio(decisions)),
        Measure("games", game.id, effort.games / clock.work, "games/s", clock.ratio(effort.games)),
        Measure("decisions per game", game.id, decisions / effort.games, "decisions", None),
    ]


def _single_calls(game: Game, effort: Effort, clocks: list[Clock]) -> list[Measure]:
    """What is done with a position, over positions of a random game."""
    positions = _positions(game, effort.every)
    found: list[Measure] = []
    for name, work in (("copy", _copy), ("view", _view), ("legal", _legal), ("apply", _apply)):
        clock = Clock()
        clocks.append(clock)
        for _ in range(effort.rounds):
            clock.calibrate()
            work(positions, clock)
        calls = effort.rounds * len(positions)
        found.append(Measure(name, game.id, clock.work / calls * MILLION, "µs", clock.ratio(calls)))
    return found


def _positions(game: Game, every: int) -> list[State]:
    state = game.start(make_setup(game.id, seed=1))
    bot = Random(1)
    found: list[State] = []
    decisions = 0
    while not state.over:
        if decisions % every == 0:
            found.append(state.copy())
        state.apply(bot.choose(state))
        decisions += 1
    return found


def _copy(positions: list[State], clock: Clock) -> None:
    def work() -> None:
        for state in positions:
            state.copy()

    clock.timed(work)


def _view(positions: list[State], clock: Clock) -> None:
    def work() -> None:
        for state in positions:
            state.view(state.to_act())

    clock.timed(work)


def _legal(positions: list[State], clock: Clock) -> None:
    def work() -> None:
        for state in positions:
            state.stack[-1].options(state)  # not `legal`, which remembers its answer

    clock.timed(work)


def _apply(positions: list[State], clock: Clock) -> None:
    bot = Random(2)
    taken = [(state.copy(), bot.choose(state)) for state in positions]

    def work() -> None:
        for state, action in taken:
            state.apply(action)

    clock.timed(work)
