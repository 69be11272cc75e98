"""The scenarios for two or three rivals: where tiles lie, what everybody begins with, how one wins.

Titles and numbers of players are the publisher's; the contents of the first three are this project's reconstruction.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.plan import (
    CLASH,
    OUT_GOLD,
    OUT_GRAIL,
    OUT_NOBODY,
    OUT_SCORE,
    WIN_CUBES,
    WIN_GOLD,
    WIN_GRAIL,
    WIN_LAST,
    WIN_UTOPIA,
)
from hexfarer.games.heroes3.terms import CENTRE, FAR, NEAR, STARTING


class Place:
    """Where a tile lies: its back and its centre; `tile` if it is a certain one."""

    __slots__ = ("kind", "q", "r", "tile")

    def __init__(self, kind: int, q: int, r: int, tile: str = "") -> None:
        self.kind = kind
        self.q = q
        self.r = r
        self.tile = tile


class ScenarioCard:
    """A scenario. `far`, `near`: the tiles that may lie on the map; those before the bar all do."""

    __slots__ = (
        "cube_rounds",
        "far",
        "gold_goal",
        "id",
        "income",
        "maps",
        "mode",
        "near",
        "obelisk",
        "packs",
        "pool",
        "reconstructed",
        "resources",
        "reward",
        "rounds",
        "time_out",
        "wins",
    )

    def __init__(self, id: str, rounds: int, maps: dict[int, list[Place]]) -> None:
        self.id = id
        self.mode = CLASH
        self.rounds = rounds
        self.maps = maps
        self.resources = [15, 4, 2]
        self.income = [10, 0, 0]
        self.packs = False  # begin with a pack of the cheapest and few of the dearest bronze unit
        self.far = "F4 F5 F6 F7 F8 F9"
        self.near = "N1 N2 N3 N4 N5 N6"
        self.pool = "F1 F2 F3"
        self.wins = WIN_LAST
        self.gold_goal = 0
        self.time_out = OUT_SCORE
        self.obelisk = 0
        self.reward = 0
        self.cube_rounds: list[int] = []
        self.reconstructed = True


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
BRAVE_NEW_WORLD.cube_rounds = [6, 9]

DWARVEN_GOLD.resources = [10, 4, 1]
DWARVEN_GOLD.packs = True
DWARVEN_GOLD.far = "F4 F5 F6 | F7 F8 F9"
DWARVEN_GOLD.near = "N4 N5 N6 | N1 N2 N3"
DWARVEN_GOLD.wins = WIN_GOLD | WIN_LAST
DWARVEN_GOLD.gold_goal = 75
DWARVEN_GOLD.time_out = OUT_GOLD
DWARVEN_GOLD.obelisk = 1
DWARVEN_GOLD.reward = -10
DWARVEN_GOLD.cube_rounds = [4, 8, 12]

SEARCH_FOR_THE_GRAIL.resources = [13, 3, 1]
SEARCH_FOR_THE_GRAIL.packs = True
SEARCH_FOR_THE_GRAIL.near = "N3 N4 N5 | N1 N2 N6"
SEARCH_FOR_THE_GRAIL.wins = WIN_GRAIL | WIN_LAST
SEARCH_FOR_THE_GRAIL.time_out = OUT_GRAIL
SEARCH_FOR_THE_GRAIL.obelisk = 2
SEARCH_FOR_THE_GRAIL.cube_rounds = [6, 9, 12]

FORCE_OF_WILL.resources = [15, 2, 1]
FORCE_OF_WILL.income = [15, 2, 1]
FORCE_OF_WILL.far = "F1 F2 F3 F4 F5 F6 F7 F8 F9"
FORCE_OF_WILL.pool = ""
FORCE_OF_WILL.wins = WIN_UTOPIA | WIN_LAST
FORCE_OF_WILL.time_out = OUT_NOBODY
FORCE_OF_WILL.obelisk = 3
FORCE_OF_WILL.cube_rounds = [4, 8]
FORCE_OF_WILL.reconstructed = False

SCENARIOS: Final[list[ScenarioCard]] = [BRAVE_NEW_WORLD, DWARVEN_GOLD, SEARCH_FOR_THE_GRAIL, FORCE_OF_WILL]
SCENARIO_IDS: Final[list[str]] = [scenario.id for scenario in SCENARIOS]
