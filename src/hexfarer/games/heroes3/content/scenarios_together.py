"""The scenarios in which two or three play together against the game (H3-END-015).

Titles and numbers of players of the first two are the publisher's, their contents this project's reconstruction; the
others are complete as their authors published them.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.content.scenario_card import (
    ALL_ROLL,
    BRONZE_AND_SILVER,
    CHOSEN,
    CUBES_LEAVE,
    DRAGONS_SWIFTER,
    LAIRS_GROW,
    PACK_AND_DEAREST,
    ROAMING,
    VISIT_AGAIN,
    WAVE,
    FoeCard,
    Happening,
    Place,
    ScenarioCard,
)
from hexfarer.games.heroes3.content.scenarios_clash import MILLS
from hexfarer.games.heroes3.plan import (
    ALLY_TOWNS,
    COOPERATION,
    DRAGON_DECKS,
    GOAL_ALL_FLAGS,
    GOAL_EACH_UTOPIA,
    GOAL_FOE,
    GOAL_LAIRS,
    GOAL_UTOPIA,
    GUARDED_LAIRS,
    LAST_SITE,
    LATE_SPECIALTY,
    LOSE_TOWNS,
    NO_SECOND,
    NO_SKIP_UTOPIA,
    OPEN_BORDERS,
    OUT_NOBODY,
    SHARED_ARMY,
    UNIT_GIFTS,
    UTOPIA_DECK,
)
from hexfarer.games.heroes3.player import DWELLING
from hexfarer.games.heroes3.terms import CENTRE, FAR, GARDEN, NEAR, NEUTRAL, STARTING

ALL_FAR: Final = "F1 F2 F3 F4 F5 F6 F7 F8 F9"

GELEAS_CHAMPIONS: Final = ScenarioCard(
    "geleas_champions",
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
            Place(CENTRE, 0, 0, "C1"),
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
            Place(CENTRE, 0, 0, "C1"),
        ],
    },
)
UNHOLY_QUEST: Final = ScenarioCard(
    "unholy_quest",
    13,
    {
        2: [
            Place(STARTING, -4, -2),
            Place(STARTING, 4, 2),
            Place(FAR, -1, -4),
            Place(FAR, -5, 1),
            Place(FAR, 1, 4),
            Place(FAR, 5, -1),
            Place(NEAR, -2, -1, "N2 N5"),
            Place(NEAR, 2, 1, "N2 N5"),
            Place(CENTRE, 0, 0, "C1"),
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
            Place(NEAR, 2, 1, "N2 N5"),
            Place(NEAR, -3, 2, "N2 N5"),
            Place(NEAR, 1, -3),
            Place(CENTRE, 0, 0, "C1"),
        ],
    },
)
WANDERING_DRAGONS: Final = ScenarioCard(
    "wandering_dragons",
    10,
    {
        2: [
            Place(STARTING, 2, -8),
            Place(STARTING, -2, 8),
            Place(FAR, 1, -5),
            Place(NEAR, -1, -2),
            Place(NEAR, 2, -3),
            Place(CENTRE, 0, 0, "C1"),
            Place(NEAR, -2, 3),
            Place(NEAR, 1, 2),
            Place(FAR, -1, 5),
        ],
        3: [
            Place(STARTING, -6, 8),
            Place(STARTING, 8, -2),
            Place(STARTING, -2, -6),
            Place(FAR, -4, 5),
            Place(NEAR, -3, 2),
            Place(NEAR, -1, 3),
            Place(CENTRE, 0, 0, "C1"),
            Place(NEAR, 3, -2),
            Place(NEAR, 2, 1),
            Place(FAR, 5, -1),
            Place(FAR, -1, -4),
            Place(NEAR, -2, -1),
            Place(NEAR, 1, -3),
        ],
    },
)
STAND_UNITED: Final = ScenarioCard(
    "stand_united",
    9,
    {
        2: [
            Place(STARTING, -5, 0),
            Place(STARTING, -5, 6),
            Place(CENTRE, 0, 0, "C1"),
            Place(NEAR, -1, -2),
            Place(FAR, -3, -3),
            Place(NEAR, -3, 2),
            Place(FAR, -6, 4),
        ],
        3: [
            Place(STARTING, -5, 0),
            Place(STARTING, -5, 6),
            Place(STARTING, -1, 6),
            Place(CENTRE, 0, 0, "C1"),
            Place(NEAR, -1, -2),
            Place(FAR, -3, -3),
            Place(NEAR, -3, 2),
            Place(FAR, -6, 4),
            Place(NEAR, 1, 2),
            Place(FAR, 2, 4),
        ],
    },
)
EMERALD_ISLAND: Final = ScenarioCard(
    "emerald_island",
    8,
    {
        1: [
            Place(STARTING, -1, 3),
            Place(FAR, 0, 0),
            Place(FAR, 2, 1),
            Place(FAR, 1, 4),
            Place(FAR, -3, 2),
        ],
        2: [
            Place(STARTING, -1, 3),
            Place(STARTING, -4, 5),
            Place(FAR, 0, 0),
            Place(FAR, 2, 1),
            Place(FAR, 1, 4),
            Place(FAR, -3, 2),
            Place(FAR, -6, 4),
            Place(FAR, -7, 7),
            Place(FAR, -5, 8),
            Place(FAR, -2, 6),
        ],
    },
)

TOGETHER: Final[list[ScenarioCard]] = [GELEAS_CHAMPIONS, UNHOLY_QUEST, WANDERING_DRAGONS, STAND_UNITED, EMERALD_ISLAND]
for _card in TOGETHER:
    _card.mode = COOPERATION
    _card.wins = 0
    _card.time_out = OUT_NOBODY
    _card.far = ALL_FAR
    _card.pool = ""

GELEAS_CHAMPIONS.resources = [10, 3, 1]
GELEAS_CHAMPIONS.armies = PACK_AND_DEAREST
GELEAS_CHAMPIONS.buildings = ["dwelling_bronze", "citadel"]
GELEAS_CHAMPIONS.pools = 0
GELEAS_CHAMPIONS.goals = GOAL_UTOPIA
GELEAS_CHAMPIONS.losses = LOSE_TOWNS
GELEAS_CHAMPIONS.rules = NO_SKIP_UTOPIA | UTOPIA_DECK
GELEAS_CHAMPIONS.guard_deck = [4, 0, 0]
GELEAS_CHAMPIONS.obelisk = 4
GELEAS_CHAMPIONS.happenings = [Happening([4, 8], CUBES_LEAVE, MILLS), Happening([4, 7, 10], WAVE, [3])]

UNHOLY_QUEST.resources = [12, 3, 1]
UNHOLY_QUEST.income = [10, 2, 0]
UNHOLY_QUEST.near = "N1 N3 N4 N6"
UNHOLY_QUEST.goals = GOAL_LAIRS
UNHOLY_QUEST.losses = LOSE_TOWNS
UNHOLY_QUEST.rules = GUARDED_LAIRS
UNHOLY_QUEST.happenings = [
    Happening([4, 8, 12], LAIRS_GROW, [1, 2]),
    Happening([6], CUBES_LEAVE, [*MILLS, GARDEN]),
]

WANDERING_DRAGONS.resources = [6, 2, 0]
WANDERING_DRAGONS.income = [10, 2, 1]
WANDERING_DRAGONS.buildings = ["dwelling_bronze", "citadel"]
WANDERING_DRAGONS.goals = GOAL_FOE | GOAL_UTOPIA
WANDERING_DRAGONS.rules = DRAGON_DECKS
WANDERING_DRAGONS.obelisk = 5
WANDERING_DRAGONS.happenings = [Happening([4, 8], CUBES_LEAVE, MILLS), Happening([4, 8], DRAGONS_SWIFTER, [1])]
WANDERING_DRAGONS.reconstructed = False
DRAGONS: Final = FoeCard("wandering_dragons", NEUTRAL, [], 0)  # its place depends on the number of players
DRAGONS.movement = ROAMING
WANDERING_DRAGONS.foes = [DRAGONS]

STAND_UNITED.resources = [6, 2, 1]
STAND_UNITED.armies = BRONZE_AND_SILVER
STAND_UNITED.near = "N3 N4 N5"
STAND_UNITED.pools = 0
STAND_UNITED.goals = GOAL_EACH_UTOPIA
STAND_UNITED.rules = NO_SKIP_UTOPIA | NO_SECOND | SHARED_ARMY | UTOPIA_DECK
STAND_UNITED.guard_deck = [6, 4, 4]
STAND_UNITED.spells = ["fireball", "lightning_bolt", "weakness", "curse"]
STAND_UNITED.skills = ["sorcery"]
STAND_UNITED.obelisk = 6
STAND_UNITED.happenings = [Happening([4, 6, 8], ALL_ROLL, [])]
STAND_UNITED.reconstructed = False

EMERALD_ISLAND.resources = [5, 2, 1]
EMERALD_ISLAND.income = [10, 0, 1]
EMERALD_ISLAND.armies = CHOSEN
EMERALD_ISLAND.pools = 0
EMERALD_ISLAND.goals = GOAL_ALL_FLAGS
EMERALD_ISLAND.rules = OPEN_BORDERS | UNIT_GIFTS | ALLY_TOWNS | LAST_SITE | LATE_SPECIALTY
EMERALD_ISLAND.cap = 3
EMERALD_ISLAND.forbidden = 1 << DWELLING + 2
EMERALD_ISLAND.happenings = [Happening([5], VISIT_AGAIN, [])]
EMERALD_ISLAND.reconstructed = False
