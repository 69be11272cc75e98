"""Which of two bots is the stronger one? Pairs of games on the same seeds, until the answer is clear.

Two play each seed twice and change seats. Alone each plays the same seed, and the scores are compared. A sequential
test (SPRT) looks at the pairs one by one, so that a clear case needs few games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import log, log10, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from hexfarer.arena.match import Played, play
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.rng import derived

MARGIN_ELO: Final = 50.0  # a smaller difference does not matter between two players
MARGIN_SCORE: Final = 5.0  # … nor this one between scores
BOUND: Final = log(0.95 / 0.05)  # wrong in one of twenty cases, either way
LEAST: Final = 8  # pairs before the test may stop: the spread is not known before
MOST_ELO: Final = 800.0

FIRST, SECOND, EVEN, OPEN = "first", "second", "even", "open"  # what the test says


class Pair(NamedTuple):
    """Both bots on one seed: what each got, and in how many of its games it reached the goal or won.

    Between two players what it got is a game's share: 1 for a win, ½ where both or nobody won.
    """

    number: int
    seed: int
    got: list[float]
    wins: list[int]


class Interval(NamedTuple):
    """A number, and the limits between which it lies in 95 of 100 cases."""

    low: float
    middle: float
    high: float


class Duel:
    """Two bots, a setup and the pairs that were played."""

    def __init__(self, setup: Setup, bots: list[str], nodes: int = 0) -> None:
        self.setup = setup
        self.bots = bots
        self.nodes = nodes
        self.pairs: list[Pair] = []

    @property
    def alone(self) -> bool:
        return len(self.setup.seats) == 1

    @property
    def games(self) -> int:
        """How many games each bot has played."""
        return len(self.pairs) if self.alone else 2 * len(self.pairs)

    @property
    def differences(self) -> list[float]:
        return [pair.got[0] - pair.got[1] for pair in self.pairs]

    def mean(self, bot: int) -> float:
        return fmean(pair.got[bot] for pair in self.pairs)

    def spread(self, bot: int) -> float:
        return deviation([pair.got[bot] for pair in self.pairs])

    def wins(self, bot: int) -> int:
        return sum(pair.wins[bot] for pair in self.pairs)

    @property
    def difference(self) -> Interval:
        return interval(self.differences)

    @property
    def elo(self) -> Interval:
        """The difference in Elo points, of two players."""
        return Interval(*[elo_of((1 + found) / 2) for found in self.difference])

    @property
    def verdict(self) -> str:
        return verdict(self.differences, MARGIN_SCORE if self.alone else 2 * expected(MARGIN_ELO) - 1)


def fight(
    setup: Setup,
    bots: list[str],
    pairs: int,
    nodes: int = 0,
    rows: Path | None = None,
    progress: Callable[[Duel], None] | None = None,
    whole: bool = False,
) -> Duel:
    """Play at most so many pairs; fewer, if the test has its answer and not the `whole` lot is wanted. What is in the
    file `rows` is not played again, and what is played is added to it."""
    duel = Duel(setup, bots, nodes)
    known = kept(rows, duel) if rows is not None else {}
    for number in range(pairs):
        pair = known.get(number)
        if pair is None:
            pair = play_pair(duel, number)
            if rows is not None:
                with rows.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({**about(duel), **pair._asdict()}) + "\n")
        duel.pairs.append(pair)
        if progress is not None:
            progress(duel)
        if not whole and duel.verdict != OPEN:
            break
    return duel


def play_pair(duel: Duel, number: int) -> Pair:
    setup = duel.setup
    seed = derived(setup.seed, number)
    got, wins = [0.0, 0.0], [0, 0]
    for first in (0, 1):
        again = make_setup(setup.game, setup.scenario, setup.seats, seed, setup.options, setup.edition)
        if duel.alone:
            played = play(again, [duel.bots[first]], duel.nodes)
            got[first] = float(played.scores[0])
            wins[first] = len(played.winners)
            continue
        played = play(again, [duel.bots[first], duel.bots[1 - first]], duel.nodes)
        for seat, share in enumerate(shares(played)):
            bot = first if seat == 0 else 1 - first
            got[bot] += share / 2
            wins[bot] += seat in played.winners
    return Pair(number, seed, got, wins)


def shares(played: Played) -> list[float]:
    """What a game between two brought each seat."""
    if len(played.winners) == 1:
        return [1.0 if seat in played.winners else 0.0 for seat in (0, 1)]
    return [0.5, 0.5]


# -- the file ---------------------------------------------------------------------------------------------------------


def about(duel: Duel) -> dict[str, object]:
    """What tells the rows of a duel from those of another in the same file."""
    setup = duel.setup
    return {
        "game": setup.game,
        "scenario": setup.scenario,
        "edition": setup.edition,
        "options": setup.options,
        "heroes": setup.seats,
        "run": setup.seed,
        "bots": duel.bots,
        "nodes": duel.nodes,
    }


def kept(file: Path, duel: Duel) -> dict[int, Pair]:
    """The pairs of a duel that a file has, by their numbers."""
    own = about(duel)
    found: dict[int, Pair] = {}
    for row in rows_of(file):
        if {name: row.get(name) for name in own} == own:
            pair = Pair(*[row[name] for name in Pair._fields])
            found[pair.number] = pair
    return found


def rows_of(file: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file; the last one may be cut off, if whoever wrote it was stopped."""
    if not file.exists():
        return
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        try:
            yield json.loads(line)
        except ValueError:
            if number < len(lines):
                raise Problem("problem-duel-row", {"file": str(file), "line": number}) from None
            file.write_text("".join(lines[:-1]), encoding="utf-8")


# -- what the numbers say ---------------------------------------------------------------------------------------------


def verdict(differences: list[float], margin: float) -> str:
    """Two sequential tests at once: is the first better by `margin` rather than equal, and is the second?"""
    count = len(differences)
    if count < LEAST:
        return OPEN
    mean = fmean(differences)
    # one more pair that is off by the margin: even if all are alike, some doubt remains
    variance = (sum((one - mean) ** 2 for one in differences) + margin**2) / count
    for_first = count * margin * (2 * mean - margin) / (2 * variance)
    for_second = count * margin * (-2 * mean - margin) / (2 * variance)
    if for_first >= BOUND:
        return FIRST
    if for_second >= BOUND:
        return SECOND
    return EVEN if for_first <= -BOUND and for_second <= -BOUND else OPEN


def interval(numbers: list[float]) -> Interval:
    """The mean with its limits; by Student's distribution, for there may be few numbers."""
    mean = fmean(numbers)
    free = len(numbers) - 1
    if free < 1:
        return Interval(float("-inf"), mean, float("inf"))
    z = 1.959964
    student = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    reach = student * deviation(numbers) / sqrt(len(numbers))
    return Interval(mean - reach, mean, mean + reach)


def deviation(numbers: list[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    mean = fmean(numbers)
    return sqrt(sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1))


def expected(elo: float) -> float:
    """The share of a game that so many Elo points promise."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    """The Elo points that a share of the games stands for, as far as can be told."""
    least = expected(-MOST_ELO)
    clipped = min(max(share, least), 1 - least)
    return -400 * log10(1 / clipped - 1)
