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
TOURNAMENT: Final = 1 << 15  # H3-TOUR

# How a game is won (H3-END).
WIN_CUBES: Final = 1  # a cube of every opponent, at the end of a round
WIN_LAST: Final = 2  # all others are out
WIN_GOLD: Final = 4  # so much gold at the end of the own turn
WIN_GRAIL: Final = 8  # the Grail in the own Town
WIN_UTOPIA: Final = 16  # the Dragon Utopia is flagged

# What must be reached together or alone, all of it (H3-END-015).
GOAL_UTOPIA: Final = 1  # the Dragon Utopia is flagged
GOAL_LAIRS: Final = 2  # every lair was won once; at the end of a round
GOAL_FOE: Final = 4  # the first AI hero, or the wandering army, is beaten
GOAL_EACH_UTOPIA: Final = 8  # every player has won at the Dragon Utopia
GOAL_ALL_FLAGS: Final = 16  # all mines and settlements are flagged
GOAL_SETTLEMENT: Final = 32  # the settlement of tile F3 is flagged
GOAL_TOWN: Final = 64  # the AI's Town is flagged
GOAL_OBELISKS: Final = 128  # so many obelisks were visited

# What loses the game, besides the end of time.
LOSE_TOWNS: Final = 1  # no starting Town is left to anybody
LOSE_TOWN: Final = 2  # the starting Town is lost
LOSE_HERO: Final = 4  # the Main Hero is defeated
LOSE_COMBAT: Final = 8  # any combat is lost

# Special rules of scenarios, as bits of `rules`.
NO_SKIP_UTOPIA: Final = 1 << 0  # the combat at the Dragon Utopia cannot be skipped
GUARDED_LAIRS: Final = 1 << 1  # lairs grow, and cannot be skipped
UTOPIA_DECK: Final = 1 << 2  # the guard of the Dragon Utopia has an AI deck
GUARDS_HAVE_DECK: Final = 1 << 3  # … all guards have
DRAGON_DECKS: Final = 1 << 4  # dragons at the Utopia, and dragons that wander
NO_SECOND: Final = 1 << 5  # no Secondary Hero
NO_BUILDING: Final = 1 << 6  # nothing can be built
SHARED_ARMY: Final = 1 << 7  # and all that goes with Stand United
OPEN_BORDERS: Final = 1 << 8  # between starting tiles
UNIT_GIFTS: Final = 1 << 9  # units may be handed over
LAST_SITE: Final = 1 << 10  # the last mine or settlement is guarded by one more unit
LATE_SPECIALTY: Final = 1 << 11  # who would reach level IV gains its specialty, once
HIRING_POSTS: Final = 1 << 12  # units may be hired at trading posts
GRAIL_SALE: Final = 1 << 13  # the Grail may be sold there
ANGELS_AT_F3: Final = 1 << 14  # archangels join at the settlement of F3, which nobody guards
ANGELS_AT_OBELISK: Final = 1 << 15  # … at the last obelisk that must be visited
PORTAL_AT_OBELISK: Final = 1 << 16  # … from where a hero may go to the AI's Town
AZURE_AT_UTOPIA: Final = 1 << 17  # who flags the Utopia first may take an azure unit
DRAGON_AT_UTOPIA: Final = 1 << 18  # … gains an azure dragon
RACE_TO_UTOPIA: Final = 1 << 19  # an AI hero that is there first changes its army
SAFE_TOWN: Final = 1 << 20  # the AI's Town cannot be captured
UNDEAD_GUISE: Final = 1 << 21  # the AI hero's army is another than it seems
ALLY_TOWNS: Final = 1 << 22  # units may be recruited in the Towns of others, if these agree

# What counts when time is up.
OUT_SCORE: Final = 0  # Towns 3, Settlements 2, mines 1, level 1
OUT_GOLD: Final = 1  # gold and gold income
OUT_GRAIL: Final = 2  # who holds the Grail
OUT_NOBODY: Final = 3
OUT_POINTS: Final = 4  # victory points of a tournament, also when somebody reaches the goal


class Plan:
    """Never changes during a game."""

    __slots__ = (
        "cap",
        "difficulty",
        "forbidden",
        "goals",
        "gold_goal",
        "losses",
        "mode",
        "obelisk",
        "obelisks",
        "options",
        "reward",
        "rounds",
        "rules",
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
        # guards of the Dragon Utopia by difficulty, in place of the usual ones: bronze, silver, golden, azure; then
        # nothing skips that combat, four attackers at most stand on the middle row and the guards on the corners
        self.utopia: list[tuple[int, int, int, int]] = []
        self.goals = 0  # what must be reached together or alone
        self.obelisks = 0  # how many obelisks must be visited
        self.losses = 0
        self.rules = 0  # special rules
        self.cap = 7  # the highest level
        self.forbidden = 0  # a mask of buildings that nobody may build
        self.setup: Setup | None = None

    def opts(self, option: int) -> bool:
        return self.options & option != 0

    def says(self, rule: int) -> bool:
        """Has the scenario this special rule?"""
        return self.rules & rule != 0

    def rivals(self) -> bool:
        """Do players play against each other? Otherwise all win or lose together (H3-END-015)."""
        return self.mode == CLASH
