"""The scenarios for two or three rivals.

Titles and numbers of players are the publisher's; the contents of the first three are this project's reconstruction.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.content.scenario_card import (
    CUBES_LEAVE,
    LEAST_ROLLS,
    PACK_AND_DEAREST,
    SECOND_SWIFTER,
    SWIFTER,
    Happening,
    Place,
    ScenarioCard,
)
from hexfarer.games.heroes3.plan import (
    NO_SKIP_UTOPIA,
    OUT_GOLD,
    OUT_GRAIL,
    OUT_NOBODY,
    WIN_CUBES,
    WIN_GOLD,
    WIN_GRAIL,
    WIN_LAST,
    WIN_UTOPIA,
)
from hexfarer.games.heroes3.terms import CENTRE, FAR, NEAR, STARTING, WATER_WHEEL, WINDMILL

MILLS: Final[list[int]] = [WATER_WHEEL, WINDMILL]

BRAVE_NEW_WORLD: Final = ScenarioCard(
    "brave_new_world",
    12,
    {
        2: [
            Place(STARTING, -4, -2),
            Place(STARTING, 4, 2),
            Place(FAR, -1, -4),
            Place(FAR, -5, 1),
            Place(FAR, 1, 4),
            Place(FAR, 5, -1),
            Place(NEAR, -2, -1),
            Place(NEAR, 2, 1),
            Place(NEAR, 0, 0),
        ],
        3: [
            Place(STARTING, 4, 2),
            Place(STARTING, -6, 4),
            Place(STARTING, 2, -6),
            Place(FAR, 1, 4),
            Place(FAR, -5, 1),
            Place(FAR, 4, -5),
            Place(FAR, 5, -1),
            Place(FAR, -4, 5),
            Place(FAR, -1, -4),
            Place(NEAR, 2, 1),
            Place(NEAR, -3, 2),
            Place(NEAR, 1, -3),
            Place(NEAR, 0, 0),
        ],
    },
)
DWARVEN_GOLD: Final = ScenarioCard(
    "dwarven_gold",
    15,
    {
        2: [
            Place(STARTING, -5, 1),
            Place(STARTING, 5, -1),
            Place(FAR, -2, -1),
            Place(FAR, -3, 2),
            Place(FAR, 3, -2),
            Place(FAR, 2, 1),
            Place(NEAR, 0, 0),
            Place(NEAR, 1, -3),
            Place(NEAR, -1, 3),
        ],
        3: [
            Place(STARTING, 4, 2),
            Place(STARTING, -6, 4),
            Place(STARTING, 2, -6),
            Place(FAR, 2, 1),
            Place(FAR, -3, 2),
            Place(FAR, 1, -3),
            Place(FAR, 5, -1),
            Place(FAR, -4, 5),
            Place(FAR, -1, -4),
            Place(NEAR, 0, 0),
            Place(NEAR, -1, 3),
            Place(NEAR, -2, -1),
            Place(NEAR, 3, -2),
        ],
    },
)
SEARCH_FOR_THE_GRAIL: Final = ScenarioCard(
    "search_for_the_grail",
    14,
    {
        2: [
            Place(STARTING, -4, -2),
            Place(STARTING, 4, 2),
            Place(FAR, -1, -4),
            Place(FAR, -5, 1),
            Place(FAR, 1, 4),
            Place(FAR, 5, -1),
            Place(NEAR, -2, -1),
            Place(NEAR, 2, 1),
            Place(NEAR, 1, -3),
            Place(NEAR, -1, 3),
            Place(CENTRE, 0, 0, "C2"),
        ],
        3: [
            Place(STARTING, 4, 2),
            Place(STARTING, -6, 4),
            Place(STARTING, 2, -6),
            Place(FAR, 1, 4),
            Place(FAR, -5, 1),
            Place(FAR, 4, -5),
            Place(FAR, 5, -1),
            Place(FAR, -4, 5),
            Place(FAR, -1, -4),
            Place(NEAR, 2, 1),
            Place(NEAR, -3, 2),
            Place(NEAR, 1, -3),
            Place(CENTRE, 0, 0, "C2"),
        ],
    },
)
FORCE_OF_WILL: Final = ScenarioCard(
    "force_of_will",
    12,
    {
        2: [
            Place(STARTING, 0, -5),
            Place(STARTING, 0, 5),
            Place(FAR, 2, -4),
            Place(NEAR, -1, -2),
            Place(CENTRE, 0, 0, "C1"),
            Place(NEAR, 1, 2),
            Place(FAR, -2, 4),
        ],
        3: [
            Place(STARTING, 0, -5),
            Place(STARTING, 5, 0),
            Place(STARTING, -5, 5),
            Place(FAR, 2, -4),
            Place(NEAR, -1, -2),
            Place(CENTRE, 0, 0, "C1"),
            Place(NEAR, 3, -1),
            Place(FAR, 2, 2),
            Place(NEAR, -2, 3),
            Place(FAR, -4, 2),
        ],
    },
)

BRAVE_NEW_WORLD.wins = WIN_CUBES | WIN_LAST
BRAVE_NEW_WORLD.reward = 10
BRAVE_NEW_WORLD.happenings.append(Happening([6, 9], CUBES_LEAVE, MILLS))

DWARVEN_GOLD.resources = [10, 4, 1]
DWARVEN_GOLD.armies = PACK_AND_DEAREST
DWARVEN_GOLD.far = "F4 F5 F6 | F7 F8 F9"
DWARVEN_GOLD.near = "N4 N5 N6 | N1 N2 N3"
DWARVEN_GOLD.wins = WIN_GOLD | WIN_LAST
DWARVEN_GOLD.gold_goal = 75
DWARVEN_GOLD.time_out = OUT_GOLD
DWARVEN_GOLD.obelisk = 1
DWARVEN_GOLD.reward = -10
DWARVEN_GOLD.happenings.append(Happening([4, 8, 12], CUBES_LEAVE, MILLS))

SEARCH_FOR_THE_GRAIL.resources = [13, 3, 1]
SEARCH_FOR_THE_GRAIL.armies = PACK_AND_DEAREST
SEARCH_FOR_THE_GRAIL.near = "N3 N4 N5 | N1 N2 N6"
SEARCH_FOR_THE_GRAIL.wins = WIN_GRAIL | WIN_LAST
SEARCH_FOR_THE_GRAIL.time_out = OUT_GRAIL
SEARCH_FOR_THE_GRAIL.obelisk = 2
SEARCH_FOR_THE_GRAIL.happenings.append(Happening([6, 9, 12], CUBES_LEAVE, MILLS))

FORCE_OF_WILL.resources = [15, 2, 1]
FORCE_OF_WILL.income = [15, 2, 1]
FORCE_OF_WILL.far = "F1 F2 F3 F4 F5 F6 F7 F8 F9"
FORCE_OF_WILL.pool = ""
FORCE_OF_WILL.wins = WIN_UTOPIA | WIN_LAST
FORCE_OF_WILL.time_out = OUT_NOBODY
FORCE_OF_WILL.obelisk = 3
FORCE_OF_WILL.rules = NO_SKIP_UTOPIA
FORCE_OF_WILL.happenings.append(Happening([4, 8], CUBES_LEAVE, MILLS))
FORCE_OF_WILL.reconstructed = False

BRAVE_NEW_WORLD.happenings.append(Happening([1], SWIFTER, [1]))
DWARVEN_GOLD.happenings.append(Happening([7, 13], LEAST_ROLLS, []))
FORCE_OF_WILL.happenings.append(Happening([5, 9], SECOND_SWIFTER, [1]))

CLASHES: Final[list[ScenarioCard]] = [BRAVE_NEW_WORLD, DWARVEN_GOLD, SEARCH_FOR_THE_GRAIL, FORCE_OF_WILL]
