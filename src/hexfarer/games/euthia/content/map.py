"""The map tiles by Chapter: fields a, b, c, and the centre of Special tiles."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import ADDITIONAL, FIXED, SCENARIO, START, WITH_ENCOUNTER, Field, MapTile
from hexfarer.games.euthia.effects.gains import Gaar, Gold, GoldCard, Potion, Silver
from hexfarer.games.euthia.terms import (
    AIR,
    ALCHEMIST,
    CAVE,
    CHURCH,
    EARTH,
    ELEMENTAL,
    ENCOUNTER,
    FIRE,
    LAIR,
    LAKE,
    LEGEND,
    MERCHANT,
    MOUNTAIN,
    PLAIN,
    PORTAL,
    RUINS,
    SLAYERS,
    TREASURE,
    WATER,
)

MAP: Final[list[MapTile]] = [
    MapTile("I-01", 0, START, [Field(PLAIN), Field(PLAIN), Field(PLAIN), Field(CHURCH)]),
    MapTile("I-02", 0, START, [Field(PLAIN), Field(PLAIN), Field(PLAIN), Field(CHURCH)]),
    MapTile(
        "I-03",
        0,
        FIXED,
        [Field(MERCHANT, monster=1, loot=[Gold(3), Silver(1)]), Field(MOUNTAIN), Field(TREASURE, level=1)],
        solo=True,
    ),
    MapTile(
        "I-04",
        0,
        FIXED,
        [Field(ALCHEMIST, monster=1, loot=[Gold(3), Potion(1)]), Field(LAKE), Field(PORTAL)],
        solo=True,
    ),
    MapTile(
        "I-05",
        0,
        FIXED,
        [
            Field(MERCHANT, monster=1, loot=[Gold(4)]),
            Field(CAVE, monster=1, loot=[Gold(3), Gaar(1)]),
            Field(TREASURE, level=1),
        ],
    ),
    MapTile(
        "I-06",
        0,
        WITH_ENCOUNTER,
        [Field(ENCOUNTER, sub=0), Field(MOUNTAIN, monster=1, loot=[Gold(3)]), Field(TREASURE, level=1)],
    ),
    MapTile(
        "I-07",
        0,
        WITH_ENCOUNTER,
        [Field(ENCOUNTER, sub=1), Field(LAKE, monster=1, loot=[Gold(3), Silver(1)]), Field(PLAIN)],
    ),
    MapTile(
        "I-08",
        0,
        SCENARIO,
        [Field(LAIR, monster=1, loot=[Gold(4)]), Field(PLAIN), Field(CAVE, monster=1, loot=[Gold(3)])],
        tag="walking_destruction",
    ),
    MapTile(
        "I-09",
        0,
        ADDITIONAL,
        [Field(MOUNTAIN, monster=1, loot=[Gold(4)]), Field(TREASURE, level=1), Field(ELEMENTAL, sub=WATER)],
    ),
    MapTile(
        "I-10",
        0,
        ADDITIONAL,
        [
            Field(LAKE, monster=1, loot=[Gold(3), Potion(1)]),
            Field(MOUNTAIN),
            Field(TREASURE, level=1, monster=1, loot=[Gold(3), Silver(1)]),
        ],
    ),
    MapTile(
        "I-11",
        0,
        ADDITIONAL,
        [Field(CAVE, monster=1, loot=[Gold(3), Silver(1)]), Field(PLAIN), Field(ELEMENTAL, sub=EARTH)],
    ),
    MapTile(
        "I-12", 0, ADDITIONAL, [Field(ELEMENTAL, sub=AIR), Field(MOUNTAIN, monster=1, loot=[Gold(3)]), Field(LAKE)]
    ),
    MapTile(
        "I-13",
        0,
        ADDITIONAL,
        [Field(ELEMENTAL, sub=FIRE), Field(CAVE), Field(TREASURE, level=1, monster=1, loot=[Gold(4)])],
    ),
    MapTile("I-14", 0, ADDITIONAL, [Field(PORTAL), Field(LAKE, monster=1, loot=[Gold(4)]), Field(CAVE)]),
    MapTile(
        "I-15",
        0,
        ADDITIONAL,
        [Field(TREASURE, level=1), Field(MOUNTAIN, monster=1, loot=[Gold(3), Gaar(1)]), Field(PLAIN)],
    ),
    MapTile(
        "I-16",
        0,
        ADDITIONAL,
        [
            Field(ALCHEMIST, monster=1, loot=[Gold(3), Silver(1)]),
            Field(TREASURE, level=1, monster=1, loot=[Gold(3)]),
            Field(LAKE),
        ],
    ),
    MapTile(
        "II-01",
        1,
        FIXED,
        [Field(ALCHEMIST, monster=1, loot=[Gold(4), Gaar(1)]), Field(CAVE, monster=1, loot=[Gold(4)]), Field(PORTAL)],
        solo=True,
    ),
    MapTile(
        "II-02",
        1,
        FIXED,
        [
            Field(MERCHANT, monster=2, loot=[Gold(5), Silver(1)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(4), Potion(1)]),
            Field(MOUNTAIN),
        ],
        solo=True,
    ),
    MapTile(
        "II-03",
        1,
        FIXED,
        [
            Field(LAKE, monster=1, loot=[Gold(4), Silver(1)]),
            Field(ELEMENTAL, sub=EARTH),
            Field(TREASURE, level=1, monster=1, loot=[Gold(4)]),
        ],
    ),
    MapTile(
        "II-04", 1, WITH_ENCOUNTER, [Field(ENCOUNTER, sub=2), Field(MOUNTAIN, monster=1, loot=[Gold(4)]), Field(PLAIN)]
    ),
    MapTile(
        "II-05",
        1,
        WITH_ENCOUNTER,
        [
            Field(ENCOUNTER, sub=3),
            Field(CAVE, monster=2, loot=[Gold(5)]),
            Field(TREASURE, level=1, monster=1, loot=[Gold(3), Gaar(1)]),
        ],
    ),
    MapTile(
        "II-06",
        1,
        WITH_ENCOUNTER,
        [Field(ENCOUNTER, sub=4), Field(LAKE, monster=1, loot=[Gold(4)]), Field(ELEMENTAL, sub=AIR)],
    ),
    MapTile(
        "II-07",
        1,
        SCENARIO,
        [
            Field(PLAIN, monster=1, loot=[Gold(3)]),
            Field(PLAIN, monster=1, loot=[Gold(4)]),
            Field(PLAIN, monster=2, loot=[Gold(4), Silver(1)]),
            Field(LEGEND),
        ],
        tag="legend",
    ),
    MapTile(
        "II-08",
        1,
        ADDITIONAL,
        [
            Field(MOUNTAIN, monster=2, loot=[Gold(5), Gaar(1)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(5)]),
            Field(PLAIN),
        ],
    ),
    MapTile(
        "II-09",
        1,
        ADDITIONAL,
        [Field(CAVE, monster=2, loot=[Gold(4), Silver(1)]), Field(LAKE), Field(ELEMENTAL, sub=FIRE)],
    ),
    MapTile(
        "II-10",
        1,
        ADDITIONAL,
        [
            Field(TREASURE, level=1, monster=1, loot=[Gold(4)]),
            Field(PORTAL, monster=1, loot=[Gold(3), Silver(1)]),
            Field(MOUNTAIN, monster=1, loot=[Gold(4), Potion(1)]),
        ],
    ),
    MapTile(
        "II-11",
        1,
        ADDITIONAL,
        [
            Field(LAKE, monster=2, loot=[Gold(5), Silver(1)]),
            Field(CAVE, monster=1, loot=[Gold(4)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(4), Gaar(1)]),
        ],
    ),
    MapTile(
        "II-12",
        1,
        ADDITIONAL,
        [
            Field(ELEMENTAL, sub=WATER),
            Field(MOUNTAIN, monster=1, loot=[Gold(4)]),
            Field(MERCHANT, monster=2, loot=[Gold(5)]),
        ],
    ),
    MapTile(
        "II-13",
        1,
        ADDITIONAL,
        [
            Field(ALCHEMIST, monster=2, loot=[Gold(5), Potion(1)]),
            Field(TREASURE, level=1, monster=1, loot=[Gold(4)]),
            Field(CAVE),
        ],
    ),
    MapTile(
        "III-01",
        2,
        FIXED,
        [
            Field(SLAYERS, monster=1, loot=[Gold(5)]),
            Field(SLAYERS, monster=1, loot=[Gold(5), Gaar(1)]),
            Field(SLAYERS),
            Field(SLAYERS),
        ],
        solo=True,
    ),
    MapTile(
        "III-02",
        2,
        FIXED,
        [
            Field(ALCHEMIST, monster=2, loot=[Gold(5), Silver(1)]),
            Field(MOUNTAIN, monster=2, loot=[Gold(5)]),
            Field(PORTAL),
        ],
        solo=True,
    ),
    MapTile(
        "III-03",
        2,
        FIXED,
        [
            Field(MERCHANT, monster=2, loot=[Gold(5), Potion(1)]),
            Field(LAKE, monster=2, loot=[Gold(5), Gaar(1)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(5)]),
        ],
    ),
    MapTile(
        "III-04", 2, WITH_ENCOUNTER, [Field(ENCOUNTER, sub=5), Field(CAVE, monster=2, loot=[Gold(5)]), Field(PLAIN)]
    ),
    MapTile(
        "III-05",
        2,
        WITH_ENCOUNTER,
        [
            Field(ENCOUNTER, sub=6),
            Field(MOUNTAIN, monster=2, loot=[Gold(5), Silver(1)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(4), Gaar(1)]),
        ],
    ),
    MapTile(
        "III-06",
        2,
        WITH_ENCOUNTER,
        [Field(ENCOUNTER, sub=7), Field(LAKE, monster=2, loot=[Gold(5)]), Field(ELEMENTAL, sub=WATER)],
    ),
    MapTile(
        "III-07",
        2,
        WITH_ENCOUNTER,
        [
            Field(PLAIN, monster=1, loot=[Gold(5)]),
            Field(PLAIN, monster=1, loot=[Gold(5), Gaar(1)]),
            Field(PLAIN),
            Field(ENCOUNTER, sub=8),
        ],
    ),
    MapTile(
        "III-08",
        2,
        SCENARIO,
        [
            Field(PLAIN, monster=1, loot=[Gold(4)]),
            Field(PLAIN, monster=2, loot=[Gold(5)]),
            Field(PLAIN),
            Field(LEGEND),
        ],
        tag="legend",
    ),
    MapTile(
        "III-09",
        2,
        ADDITIONAL,
        [
            Field(CAVE, monster=2, loot=[Gold(5), Gaar(1)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(5), Silver(1)]),
            Field(ELEMENTAL, sub=FIRE),
        ],
    ),
    MapTile(
        "III-10",
        2,
        ADDITIONAL,
        [Field(MOUNTAIN, monster=2, loot=[Gold(6)]), Field(LAKE), Field(TREASURE, level=2, monster=2, loot=[Gold(5)])],
    ),
    MapTile(
        "III-11",
        2,
        ADDITIONAL,
        [
            Field(LAKE, monster=2, loot=[Gold(5), Potion(1)]),
            Field(ELEMENTAL, sub=AIR),
            Field(MOUNTAIN, monster=2, loot=[Gold(5)]),
        ],
    ),
    MapTile(
        "III-12",
        2,
        ADDITIONAL,
        [
            Field(TREASURE, level=2, monster=2, loot=[Gold(5), Gaar(1)]),
            Field(CAVE),
            Field(PORTAL, monster=2, loot=[Gold(4), Silver(1)]),
        ],
    ),
    MapTile(
        "III-13",
        2,
        ADDITIONAL,
        [Field(ELEMENTAL, sub=EARTH), Field(CAVE, monster=2, loot=[Gold(6)]), Field(LAKE, monster=2, loot=[Gold(5)])],
    ),
    MapTile(
        "III-14",
        2,
        ADDITIONAL,
        [
            Field(TREASURE, level=3, monster=3, loot=[Gold(6)]),
            Field(MOUNTAIN, monster=2, loot=[Gold(5), Silver(1)]),
            Field(PLAIN),
        ],
    ),
    MapTile(
        "IV-01",
        3,
        FIXED,
        [
            Field(SLAYERS, monster=2, loot=[Gold(6)]),
            Field(SLAYERS, monster=1, loot=[Gold(7)]),
            Field(SLAYERS),
            Field(SLAYERS),
        ],
        solo=True,
    ),
    MapTile(
        "IV-02",
        3,
        FIXED,
        [Field(MERCHANT, monster=2, loot=[Gold(6), Gaar(1)]), Field(CAVE, monster=3, loot=[Gold(7)]), Field(PORTAL)],
        solo=True,
    ),
    MapTile(
        "IV-03",
        3,
        FIXED,
        [
            Field(ALCHEMIST, monster=2, loot=[Gold(6), Potion(1)]),
            Field(MOUNTAIN, monster=2, loot=[Gold(6)]),
            Field(TREASURE, level=3, monster=3, loot=[Gold(7)]),
        ],
    ),
    MapTile(
        "IV-04",
        3,
        WITH_ENCOUNTER,
        [
            Field(PLAIN, monster=1, loot=[Gold(6)]),
            Field(PLAIN),
            Field(PLAIN),
            Field(ENCOUNTER, sub=9),
        ],
    ),
    MapTile(
        "IV-05",
        3,
        WITH_ENCOUNTER,
        [
            Field(ENCOUNTER, sub=10),
            Field(LAKE, monster=2, loot=[Gold(6)]),
            Field(ELEMENTAL, sub=EARTH),
        ],
    ),
    MapTile(
        "IV-06",
        3,
        WITH_ENCOUNTER,
        [
            Field(ENCOUNTER, sub=11),
            Field(CAVE, monster=2, loot=[Gold(6)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(6)]),
        ],
    ),
    MapTile(
        "IV-07",
        3,
        SCENARIO,
        [
            Field(PLAIN, monster=2, loot=[Gold(5)]),
            Field(PLAIN, monster=2, loot=[Gold(6)]),
            Field(PLAIN),
            Field(LEGEND),
        ],
        tag="legend",
    ),
    MapTile(
        "IV-08",
        3,
        SCENARIO,
        [Field(LAIR, monster=3, loot=[Gold(7)]), Field(MOUNTAIN, monster=3, loot=[Gold(7), Gaar(1)]), Field(PLAIN)],
        tag="walking_destruction",
    ),
    MapTile(
        "IV-09",
        3,
        ADDITIONAL,
        [
            Field(MOUNTAIN, monster=3, loot=[Gold(7), GoldCard(1)]),
            Field(TREASURE, level=3, monster=3, loot=[Gold(7)]),
            Field(ELEMENTAL, sub=FIRE),
        ],
    ),
    MapTile(
        "IV-10",
        3,
        ADDITIONAL,
        [
            Field(LAKE, monster=2, loot=[Gold(6), Gaar(1)]),
            Field(CAVE, monster=3, loot=[Gold(7), Silver(1)]),
            Field(PLAIN),
        ],
    ),
    MapTile(
        "IV-11",
        3,
        ADDITIONAL,
        [
            Field(TREASURE, level=3, monster=3, loot=[Gold(6), Potion(1)]),
            Field(ELEMENTAL, sub=WATER),
            Field(MOUNTAIN, monster=2, loot=[Gold(6)]),
        ],
    ),
    MapTile(
        "IV-12",
        3,
        ADDITIONAL,
        [
            Field(ELEMENTAL, sub=AIR),
            Field(LAKE, monster=3, loot=[Gold(7)]),
            Field(TREASURE, level=2, monster=2, loot=[Gold(6), Gaar(1)]),
        ],
    ),
    MapTile(
        "IV-13",
        3,
        ADDITIONAL,
        [
            Field(CAVE, monster=2, loot=[Gold(6), Silver(1)]),
            Field(MOUNTAIN, monster=2, loot=[Gold(6)]),
            Field(PORTAL, monster=2, loot=[Gold(5)]),
        ],
    ),
    MapTile(
        "IV-14",
        3,
        ADDITIONAL,
        [
            Field(TREASURE, level=2, monster=2, loot=[Gold(5), Gaar(1)]),
            Field(LAKE, monster=2, loot=[Gold(6)]),
            Field(CAVE, monster=3, loot=[Gold(7)]),
        ],
    ),
    MapTile(
        "V-01",
        4,
        FIXED,
        [
            Field(SLAYERS, monster=2, loot=[Gold(7), Gaar(1)]),
            Field(SLAYERS, monster=2, loot=[Gold(7)]),
            Field(SLAYERS),
            Field(SLAYERS),
        ],
        solo=True,
    ),
    MapTile(
        "V-02",
        4,
        FIXED,
        [
            Field(ALCHEMIST, monster=3, loot=[Gold(7), Potion(1)]),
            Field(TREASURE, level=3, monster=3, loot=[Gold(8)]),
            Field(PORTAL),
        ],
        solo=True,
    ),
    MapTile(
        "V-03",
        4,
        WITH_ENCOUNTER,
        [
            Field(ENCOUNTER, sub=12),
            Field(LAKE, monster=3, loot=[Gold(7)]),
            Field(ELEMENTAL, sub=AIR),
        ],
    ),
    MapTile(
        "V-04",
        4,
        WITH_ENCOUNTER,
        [
            Field(ENCOUNTER, sub=13),
            Field(CAVE, monster=3, loot=[Gold(7), GoldCard(1)]),
            Field(PLAIN),
        ],
    ),
    MapTile(
        "V-05",
        4,
        SCENARIO,
        [
            Field(PLAIN, monster=2, loot=[Gold(6)]),
            Field(PLAIN, monster=3, loot=[Gold(7)]),
            Field(PLAIN),
            Field(LEGEND),
        ],
        tag="legend",
    ),
    MapTile(
        "V-06",
        4,
        SCENARIO,
        [Field(RUINS), Field(CAVE, monster=3, loot=[Gold(7)]), Field(ELEMENTAL, sub=FIRE)],
        tag="walking_destruction",
    ),
    MapTile(
        "V-07",
        4,
        ADDITIONAL,
        [
            Field(MOUNTAIN, monster=3, loot=[Gold(8), GoldCard(1)]),
            Field(TREASURE, level=3, monster=3, loot=[Gold(8)]),
            Field(PLAIN),
        ],
    ),
    MapTile(
        "V-08",
        4,
        ADDITIONAL,
        [
            Field(LAKE, monster=3, loot=[Gold(7), Gaar(1)]),
            Field(TREASURE, level=3, monster=3, loot=[Gold(8), Silver(1)]),
            Field(ELEMENTAL, sub=WATER),
        ],
    ),
    MapTile(
        "V-09",
        4,
        ADDITIONAL,
        [
            Field(CAVE, monster=3, loot=[Gold(8)]),
            Field(MOUNTAIN, monster=3, loot=[Gold(7), Potion(1)]),
            Field(ELEMENTAL, sub=EARTH),
        ],
    ),
    MapTile(
        "V-10",
        4,
        ADDITIONAL,
        [
            Field(TREASURE, level=3, monster=3, loot=[Gold(8), GoldCard(1)]),
            Field(LAKE, monster=3, loot=[Gold(7)]),
            Field(PORTAL, monster=3, loot=[Gold(6)]),
        ],
    ),
    MapTile(
        "V-11",
        4,
        ADDITIONAL,
        [
            Field(MERCHANT, monster=3, loot=[Gold(7)]),
            Field(MOUNTAIN, monster=3, loot=[Gold(7), Gaar(1)]),
            Field(TREASURE, level=3, monster=3, loot=[Gold(8)]),
        ],
    ),
    MapTile(
        "V-12",
        4,
        ADDITIONAL,
        [
            Field(ELEMENTAL, sub=FIRE),
            Field(CAVE, monster=3, loot=[Gold(7), GoldCard(1)]),
            Field(LAKE, monster=3, loot=[Gold(8)]),
        ],
    ),
]
