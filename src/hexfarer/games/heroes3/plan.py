"""What a scenario, its number of players and the options make of the rules: numbers and switches that the rules ask."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.terms import NORMAL
from hexfarer.kernel.registry import Setup

CLASH: Final = 0
COOPERATION: Final = 1
CAMPAIGN: Final = 2
MODES: Final[list[str]] = ["clash", "cooperation", "campaign"]

# The optional rules (H3-OPT), by number, as bits of `options`.
NO_TOWN_REWARD: Final = 1 << 1
NO_REROLLS: Final = 1 << 2
MEAGRE_DICE: Final = 1 << 3
NO_BONUS: Final = 1 << 4
SECOND_HERO: Final = 1 << 5
AT_LEAST_ONE: Final = 1 << 6
DOUBLE_INCOME: Final = 1 << 7
FREE_TRADE: Final = 1 << 8
FREE_ROUNDS: Final = 1 << 9
PLAIN_DIE: Final = 1 << 10
STARS_ALWAYS: Final = 1 << 11
NO_STARS: Final = 1 << 12
CUBES_GO: Final = 1 << 13
TO_DISCARD: Final = 1 << 14

# How a game is won (H3-END).
WIN_CUBES: Final = 1  # a cube of every opponent, at the end of a round
WIN_LAST: Final = 2  # all others are out
WIN_GOLD: Final = 4  # so much gold at the end of the own turn
WIN_GRAIL: Final = 8  # the Grail in the own Town
WIN_UTOPIA: Final = 16  # the Dragon Utopia is flagged

# What counts when time is up.
OUT_SCORE: Final = 0  # Towns 3, Settlements 2, mines 1, level 1
OUT_GOLD: Final = 1  # gold and gold income
OUT_GRAIL: Final = 2  # who holds the Grail
OUT_NOBODY: Final = 3


class Plan:
    """Never changes during a game."""

    __slots__ = (
        "cube_rounds",
        "difficulty",
        "gold_goal",
        "mode",
        "obelisk",
        "options",
        "reward",
        "rounds",
        "scenario",
        "setup",
        "time_out",
        "utopia",
        "wins",
    )

    def __init__(self, scenario: str, mode: int, rounds: int) -> None:
        self.scenario = scenario
        self.mode = mode
        self.rounds = rounds
        self.difficulty = NORMAL
        self.options = 0
        self.wins = 0
        self.gold_goal = 0
        self.time_out = OUT_SCORE
        self.obelisk = 0  # what the first visit of an obelisk brings
        self.reward = 0  # gold for capturing an enemy starting Town; below 0: taken from its owner
        self.cube_rounds: list[int] = []  # black cubes leave wheels and mills at the beginning of these rounds
        # guards of the Dragon Utopia by difficulty, in place of the usual ones: bronze, silver, golden, azure; then
        # nothing skips that combat, four attackers at most stand on the middle row and the guards on the corners
        self.utopia: list[tuple[int, int, int, int]] = []
        self.setup: Setup | None = None

    def opts(self, option: int) -> bool:
        return self.options & option != 0
