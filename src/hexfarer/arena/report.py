"""What many games add up to."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import NamedTuple

from hexfarer.arena.match import Played
from hexfarer.kernel.registry import Setup


class SeatReport(NamedTuple):
    """How one seat did."""

    bot: str
    hero: str
    wins: int
    score_mean: float
    score_sd: float


class Report:
    """The sums of a simulation."""

    def __init__(self, setup: Setup, bots: list[str]) -> None:
        self.setup = setup
        self.bots = bots
        self.games: list[Played] = []
        self.seconds = 0.0

    def add(self, played: Played) -> None:
        self.games.append(played)

    @property
    def seats(self) -> list[SeatReport]:
        found: list[SeatReport] = []
        for seat, (bot, hero) in enumerate(zip(self.bots, self.setup.seats)):
            scores = [played.scores[seat] for played in self.games]
            wins = sum(seat in played.winners for played in self.games)
            spread = stdev(scores) if len(scores) > 1 else 0.0
            found.append(SeatReport(bot, hero, wins, fmean(scores), spread))
        return found

    @property
    def rounds_mean(self) -> float:
        return fmean(played.rounds for played in self.games)

    @property
    def decisions(self) -> int:
        return sum(played.decisions for played in self.games)

    @property
    def decisions_mean(self) -> float:
        return self.decisions / len(self.games)

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_s(self) -> float:
        return len(self.games) / self.seconds

    @property
    def endings(self) -> dict[str, int]:
        """How often the games ended in which kind of victory."""
        kinds = [played.kind for played in self.games]
        return {kind: kinds.count(kind) for kind in sorted(set(kinds))}
