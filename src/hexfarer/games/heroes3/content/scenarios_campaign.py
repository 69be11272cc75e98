"""The scenarios for one player against AI heroes, in two campaigns (H3-AI-060 to -064).

Of Long Live the Queen title, order and heroes are the publisher's, the contents this project's reconstruction. The
Queen's Gambit is complete as its author published it, but for what its second and third scenario begin with when they
are played alone.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.asking import Either
from hexfarer.games.heroes3.content.scenario_card import (
    ASK,
    CUBES_LEAVE,
    FOE_GROWS,
    PAYMENT,
    STANDARD,
    UNIT_JOINS,
    FoeCard,
    Happening,
    Place,
    ScenarioCard,
    army,
)
from hexfarer.games.heroes3.content.scenarios_clash import MILLS
from hexfarer.games.heroes3.content.tiles import POSITIONS
from hexfarer.games.heroes3.effects import Gain
from hexfarer.games.heroes3.flow.gifts import ReinforceOne
from hexfarer.games.heroes3.flow.searching import SearchDeck
from hexfarer.games.heroes3.plan import (
    ANGELS_AT_F3,
    ANGELS_AT_OBELISK,
    AZURE_AT_UTOPIA,
    CAMPAIGN,
    DRAGON_AT_UTOPIA,
    GOAL_FOE,
    GOAL_OBELISKS,
    GOAL_SETTLEMENT,
    GOAL_TOWN,
    GRAIL_SALE,
    GUARDS_HAVE_DECK,
    HIRING_POSTS,
    LOSE_COMBAT,
    LOSE_HERO,
    LOSE_TOWN,
    NO_BUILDING,
    OUT_NOBODY,
    PORTAL_AT_OBELISK,
    RACE_TO_UTOPIA,
    SAFE_TOWN,
    UNDEAD_GUISE,
)
from hexfarer.games.heroes3.player import DWELLING
from hexfarer.games.heroes3.state import ARTIFACTS, SPELLS
from hexfarer.games.heroes3.terms import CENTRE, DUNGEON, FAR, GOLD, NEAR, NECROPOLIS, NONE, STARTING, UTOPIA, VALUABLES

LLQ_1_HOMECOMING: Final = ScenarioCard(
    "llq_1_homecoming",
    10,
    {
        1: [
            Place(STARTING, 0, 0, "S3"),
            Place(FAR, 2, 1, "F6"),
            Place(FAR, 3, -2, "F9"),
            Place(FAR, 5, -1, "F3"),
            Place(NEAR, 7, 0, "N6"),
        ],
    },
)
LLQ_2_GUARDIAN_ANGELS: Final = ScenarioCard(
    "llq_2_guardian_angels",
    12,
    {
        1: [
            Place(STARTING, 0, 0, "S3"),
            Place(FAR, 2, 1, "F3"),
            Place(FAR, 1, -3),
            Place(FAR, 3, -2),
            Place(NEAR, 5, -1, "N3"),
            Place(NEAR, 6, -4, "N6"),
            Place(STARTING, 8, -3, "S1", turn=0, theirs=True),
        ],
    },
)
LLQ_3_STEADWICKS_LIBERATION: Final = ScenarioCard(
    "llq_3_steadwicks_liberation",
    14,
    {
        1: [
            Place(STARTING, -4, -2, "S3"),
            Place(FAR, -1, -4),
            Place(FAR, -5, 1),
            Place(FAR, -2, -1),
            Place(NEAR, 1, -3),
            Place(NEAR, 0, 0),
            Place(NEAR, -3, 2),
            Place(FAR, 3, -2),
            Place(FAR, 2, 1),
            Place(STARTING, 5, -1, "S2", turn=3, theirs=True),
            Place(CENTRE, -1, 3, "C1"),
        ],
    },
)
QG_1_GREEK_GIFT: Final = ScenarioCard(
    "qg_1_greek_gift",
    8,
    {
        1: [
            Place(STARTING, 0, 0, "S3", turn=0),
            Place(FAR, 3, -2, "F6 F9"),
            Place(FAR, 4, 0, "F6 F9"),
            Place(FAR, 7, -2, "F3"),
            Place(NEAR, 8, 0, "N6"),
            Place(NEAR, 10, -3, "N3", turn=0),
        ],
    },
)
QG_2_SICILIAN_DRAGON: Final = ScenarioCard(
    "qg_2_sicilian_dragon",
    11,
    {
        1: [
            Place(CENTRE, 0, 0, "C2"),
            Place(FAR, -3, 0),
            Place(FAR, 3, 0),
            Place(FAR, 6, 0, turn=ASK),
            Place(NEAR, 0, -3),
            Place(NEAR, 3, -3),
            Place(NEAR, -3, 3),
            Place(NEAR, 0, 3),
            Place(STARTING, -9, 0, "S1", 0, theirs=True),  # apart from the rest
        ],
    },
)
QG_3_TWO_KNIGHTS_DEFENSE: Final = ScenarioCard(
    "qg_3_two_knights_defense",
    8,
    {
        1: [
            Place(STARTING, -3, 12, "S1", turn=0),
            Place(CENTRE, 0, 0, "C1", turn=0),
            Place(NEAR, -3, 3),
            Place(NEAR, 0, 3),
            Place(NEAR, -6, 6),
            Place(NEAR, 0, 6),
            Place(FAR, -6, 9, turn=ASK),
            Place(FAR, 0, 9),
        ],
    },
)

CAMPAIGNS: Final[list[ScenarioCard]] = [
    LLQ_1_HOMECOMING,
    LLQ_2_GUARDIAN_ANGELS,
    LLQ_3_STEADWICKS_LIBERATION,
    QG_1_GREEK_GIFT,
    QG_2_SICILIAN_DRAGON,
    QG_3_TWO_KNIGHTS_DEFENSE,
]
for _number, _card in enumerate(CAMPAIGNS):
    _card.mode = CAMPAIGN
    _card.wins = 0
    _card.time_out = OUT_NOBODY
    _card.heroes = ["catherine", "rion"]
    _card.pools = 0
    _card.forbidden = 1 << DWELLING + 2
    _card.campaign = [each.id for each in CAMPAIGNS[_number // 3 * 3 : _number // 3 * 3 + 3]]

LLQ_1_HOMECOMING.heroes = ["catherine"]
LLQ_1_HOMECOMING.resources = [10, 3, 1]
LLQ_1_HOMECOMING.units = army("halberdiers", "marksmen")
LLQ_1_HOMECOMING.bonus = Either(Gain(GOLD, 5), SearchDeck(ARTIFACTS, 2), ReinforceOne("halberdiers"))
LLQ_1_HOMECOMING.foes = [FoeCard("scouts", DUNGEON, army("troglodytes", "harpies", "evil_eyes"), 4)]
LLQ_1_HOMECOMING.deck = [4, 0, 0]
LLQ_1_HOMECOMING.goals = GOAL_SETTLEMENT | GOAL_FOE
LLQ_1_HOMECOMING.losses = LOSE_HERO
LLQ_1_HOMECOMING.cap = 4
LLQ_1_HOMECOMING.happenings = [Happening([4], PAYMENT, [5, 1, 0]), Happening([6], CUBES_LEAVE, MILLS)]

LLQ_2_GUARDIAN_ANGELS.resources = [12, 4, 1]
LLQ_2_GUARDIAN_ANGELS.units = army("halberdiers:pack", "marksmen", "griffins")
LLQ_2_GUARDIAN_ANGELS.buildings = ["dwelling_bronze", "citadel"]
LLQ_2_GUARDIAN_ANGELS.bonus = Either(Gain(GOLD, 6), SearchDeck(SPELLS, 3), ReinforceOne("marksmen"))
REAVER: Final = FoeCard("reaver", NECROPOLIS, army("skeletons:pack", "zombies:pack", "wraiths", "vampires"), 6)
REAVER.movement = STANDARD
REAVER.starts = 4
LLQ_2_GUARDIAN_ANGELS.foes = [REAVER]
LLQ_2_GUARDIAN_ANGELS.deck = [4, 2, 0]
LLQ_2_GUARDIAN_ANGELS.spells = ["magic_arrow", "curse", "slow"]
LLQ_2_GUARDIAN_ANGELS.goals = GOAL_OBELISKS | GOAL_FOE
LLQ_2_GUARDIAN_ANGELS.obelisks = 1
LLQ_2_GUARDIAN_ANGELS.losses = LOSE_HERO | LOSE_TOWN
LLQ_2_GUARDIAN_ANGELS.rules = ANGELS_AT_OBELISK | SAFE_TOWN
LLQ_2_GUARDIAN_ANGELS.obelisk = 7
LLQ_2_GUARDIAN_ANGELS.happenings = [
    Happening([6], CUBES_LEAVE, MILLS),
    Happening([8], FOE_GROWS, [], 0, army("liches")[0]),
]

LLQ_3_STEADWICKS_LIBERATION.resources = [15, 5, 2]
LLQ_3_STEADWICKS_LIBERATION.income = [10, 2, 0]
LLQ_3_STEADWICKS_LIBERATION.units = army("halberdiers:pack", "marksmen:pack", "griffins", "crusaders")
LLQ_3_STEADWICKS_LIBERATION.buildings = ["dwelling_bronze", "dwelling_silver", "citadel"]
LLQ_3_STEADWICKS_LIBERATION.bonus = Either(Gain(GOLD, 8), SearchDeck(ARTIFACTS, 3), Gain(VALUABLES, 2))
LLQ_3_STEADWICKS_LIBERATION.far = "F1 F2 F3 F4 F5 F6 F7 F8 F9"
GARRISON: Final = FoeCard(
    "garrison", DUNGEON, army("troglodytes:pack", "evil_eyes:pack", "minotaurs:pack", "manticores"), 9
)
GARRISON.citadel = True
RAIDER: Final = FoeCard("raider", DUNGEON, army("harpies", "medusas"), 7, NONE)
RAIDER.movement = STANDARD
RAIDER.enters = RAIDER.starts = 5
LLQ_3_STEADWICKS_LIBERATION.foes = [GARRISON, RAIDER]
LLQ_3_STEADWICKS_LIBERATION.deck = [5, 3, 2]
LLQ_3_STEADWICKS_LIBERATION.spells = ["lightning_bolt", "slow", "weakness", "magic_arrow"]
LLQ_3_STEADWICKS_LIBERATION.skills = ["offense"]
LLQ_3_STEADWICKS_LIBERATION.goals = GOAL_TOWN
LLQ_3_STEADWICKS_LIBERATION.losses = LOSE_HERO | LOSE_TOWN
LLQ_3_STEADWICKS_LIBERATION.rules = AZURE_AT_UTOPIA
LLQ_3_STEADWICKS_LIBERATION.forbidden = 0
LLQ_3_STEADWICKS_LIBERATION.obelisk = 3
LLQ_3_STEADWICKS_LIBERATION.happenings = [
    Happening([6, 10], CUBES_LEAVE, MILLS),
    Happening([9], FOE_GROWS, [], 0, army("black_dragons")[0]),
]

CLOAKS: Final[list[str]] = ["cloak_of_the_undead_king_4", "cloak_of_the_undead_king_6"]

QG_1_GREEK_GIFT.resources = [10, 3, 1]
QG_1_GREEK_GIFT.units = army("halberdiers", "marksmen")
QG_1_GREEK_GIFT.buildings = ["dwelling_bronze", "citadel"]
QG_1_GREEK_GIFT.foes = [
    FoeCard("necromancer", NECROPOLIS, army("skeletons:pack", "zombies:pack", "dread_knights", "ghost_dragons"), 5)
]
QG_1_GREEK_GIFT.deck = [4, 0, 0]
QG_1_GREEK_GIFT.goals = GOAL_FOE
QG_1_GREEK_GIFT.losses = LOSE_COMBAT
QG_1_GREEK_GIFT.rules = ANGELS_AT_F3 | UNDEAD_GUISE
QG_1_GREEK_GIFT.obelisk = 7
QG_1_GREEK_GIFT.cap = 4

QG_2_SICILIAN_DRAGON.resources = [10, 3, 1]  # alone: those of the first scenario
QG_2_SICILIAN_DRAGON.units = army("halberdiers:pack", "marksmen:pack", "griffins", "crusaders")  # alone
QG_2_SICILIAN_DRAGON.buildings = []
QG_2_SICILIAN_DRAGON.level = 2
QG_2_SICILIAN_DRAGON.far = "F1 F2 F4 F5 F7 F8"
QG_2_SICILIAN_DRAGON.near = "N1 N2 N4 N5"
BESIEGED: Final = FoeCard(
    "necromancer",
    NECROPOLIS,
    army("skeletons:pack", "zombies:pack", "liches:pack", "dread_knights", "ghost_dragons"),
    8,
)
BESIEGED.citadel = True
QG_2_SICILIAN_DRAGON.foes = [BESIEGED]
QG_2_SICILIAN_DRAGON.deck = [3, 3, 1]
QG_2_SICILIAN_DRAGON.guard_deck = [4, 0, 0]
QG_2_SICILIAN_DRAGON.spells = ["lightning_bolt", "lightning_bolt", "curse"]
QG_2_SICILIAN_DRAGON.skills = CLOAKS
QG_2_SICILIAN_DRAGON.goals = GOAL_OBELISKS | GOAL_FOE
QG_2_SICILIAN_DRAGON.obelisks = 2
QG_2_SICILIAN_DRAGON.losses = LOSE_COMBAT
QG_2_SICILIAN_DRAGON.rules = (
    NO_BUILDING | GUARDS_HAVE_DECK | HIRING_POSTS | GRAIL_SALE | ANGELS_AT_OBELISK | PORTAL_AT_OBELISK
)
QG_2_SICILIAN_DRAGON.obelisk = 7
QG_2_SICILIAN_DRAGON.cap = 6

QG_3_TWO_KNIGHTS_DEFENSE.resources = [20, 3, 1]  # alone: those of the first scenario, and 10 gold
QG_3_TWO_KNIGHTS_DEFENSE.units = army("halberdiers:pack", "marksmen:pack", "griffins", "crusaders")  # alone
QG_3_TWO_KNIGHTS_DEFENSE.buildings = ["dwelling_bronze", "dwelling_silver", "citadel"]
QG_3_TWO_KNIGHTS_DEFENSE.level = 3
QG_3_TWO_KNIGHTS_DEFENSE.far = "F1 F2 F4 F5 F7 F8"
QG_3_TWO_KNIGHTS_DEFENSE.near = "N1 N2 N4 N5"
RACER: Final = FoeCard(
    "necromancer",
    NECROPOLIS,
    army("skeletons:pack", "zombies:pack", "liches:pack", "dread_knights:pack"),
    6,
    POSITIONS.index("SW"),
)
RACER.movement = STANDARD
RACER.goal = UTOPIA
QG_3_TWO_KNIGHTS_DEFENSE.foes = [RACER]
QG_3_TWO_KNIGHTS_DEFENSE.deck = [3, 3, 1]
QG_3_TWO_KNIGHTS_DEFENSE.spells = ["lightning_bolt", "lightning_bolt", "curse"]
QG_3_TWO_KNIGHTS_DEFENSE.skills = CLOAKS
QG_3_TWO_KNIGHTS_DEFENSE.goals = GOAL_FOE
QG_3_TWO_KNIGHTS_DEFENSE.losses = LOSE_COMBAT
QG_3_TWO_KNIGHTS_DEFENSE.rules = HIRING_POSTS | DRAGON_AT_UTOPIA | RACE_TO_UTOPIA
QG_3_TWO_KNIGHTS_DEFENSE.obelisk = 7
QG_3_TWO_KNIGHTS_DEFENSE.happenings = [Happening([1], UNIT_JOINS, [], 0, army("champions")[0])]

for _card in CAMPAIGNS[3:]:
    _card.reconstructed = False

for _card in (QG_1_GREEK_GIFT, QG_2_SICILIAN_DRAGON):
    _card.carries_army = True
    _card.stay_behind = ["archangels"]
