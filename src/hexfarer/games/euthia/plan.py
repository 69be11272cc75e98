"""What a scenario, its number of players and the options make of the rules: numbers and switches that the rules ask."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.terms import NONE
from hexfarer.kernel.registry import Setup

COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
SOLO: Final = 2
MODES: Final[list[str]] = ["competitive", "coop", "solo"]

# What every Hero must have done together (EU-COOP-09).
GOAL_BADGES: Final = 0
GOAL_FARRUG: Final = 1
GOAL_GOLEM: Final = 2


class Plan:
    """Never changes during a game."""

    __slots__ = (
        "badges",
        "boundary",
        "elite_levels",
        "event_rounds",
        "farrug_round",
        "goal",
        "golem",
        "golem_round",
        "legends",
        "medals",
        "mode",
        "players",
        "rounds",
        "scenario",
        "setup",
    )

    def __init__(self, scenario: str, mode: int, players: int, rounds: int) -> None:
        self.scenario = scenario
        self.mode = mode
        self.players = players
        self.rounds = rounds
        self.goal = GOAL_BADGES
        self.medals: list[int] = []  # Reputation for bronze, silver, gold alone (EU-SOLO-27)
        self.boundary = NONE  # how far from the Start tile tiles may lie (EU-SETUP-24)
        self.elite_levels: list[int] = []  # levels of Elites in the game
        self.badges: list[tuple[int, int]] = []  # by level: Reputation of the first and second Badge
        self.event_rounds: list[int] = []
        self.farrug_round = 0  # when he appears; 0: never
        self.golem = False
        self.golem_round = 0  # when it appears at the latest
        self.legends = False
        self.setup: Setup | None = None

    def rivals(self) -> bool:
        """Do players play against each other?"""
        return self.mode == COMPETITIVE

    def alone(self) -> bool:
        return self.mode == SOLO

    def besieges(self) -> bool:
        """Is all lost to those who play together, or alone, if Farrug or the Golem is not beaten?"""
        return self.mode != COMPETITIVE and (self.farrug_round > 0 or self.golem)
