"""The map tiles, position by position: centre, NE, E, SE, SW, W, NW."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    BLUE,
    CITY,
    CITY_LAND,
    DEEP_MINE,
    DEN,
    DESERT,
    DRACONUM,
    DUNGEON,
    FOREST,
    GLADE,
    GREEN,
    HILLS,
    KEEP,
    LABYRINTH,
    LAKE,
    MAZE,
    MINE,
    MONASTERY,
    MOUNTAIN,
    NO_SITE,
    NONE,
    ORCS,
    PLAINS,
    PORTAL,
    RED,
    REFUGEE_CAMP,
    RUINS,
    SEA,
    SPAWN,
    SWAMP,
    TOMB,
    TOWER,
    VILLAGE,
    WASTELAND,
    WHITE,
)

START: Final = 0
COUNTRYSIDE: Final = 1
CORE: Final = 2


class Tile:
    """One tile: terrain and sites by position; the colour of its mine and of its city."""

    __slots__ = ("city", "deep", "id", "kind", "mine", "site", "terrain", "walls")

    def __init__(
        self,
        id: str,
        kind: int,
        terrain: list[int],
        site: list[int],
        mine: int = NONE,
        city: int = NONE,
        deep: int = 0,
        walls: list[tuple[int, int]] | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.terrain = terrain
        self.site = site
        self.mine = mine
        self.city = city
        self.deep = deep  # the colours of its deep mine, as a mask
        self.walls = walls or []  # positions with a wall between them


TILES: Final[list[Tile]] = [
    Tile(
        "start_A",
        START,
        [PLAINS, FOREST, PLAINS, SEA, SEA, SEA, PLAINS],
        [PORTAL, NO_SITE, NO_SITE, NO_SITE, NO_SITE, NO_SITE, NO_SITE],
    ),
    Tile(
        "start_B",
        START,
        [PLAINS, FOREST, PLAINS, PLAINS, SEA, SEA, PLAINS],
        [PORTAL, NO_SITE, NO_SITE, NO_SITE, NO_SITE, NO_SITE, NO_SITE],
    ),
    Tile(
        "country_1",
        COUNTRYSIDE,
        [FOREST, LAKE, PLAINS, PLAINS, PLAINS, FOREST, FOREST],
        [GLADE, NO_SITE, VILLAGE, NO_SITE, NO_SITE, NO_SITE, ORCS],
    ),
    Tile(
        "country_2",
        COUNTRYSIDE,
        [HILLS, FOREST, PLAINS, PLAINS, HILLS, PLAINS, HILLS],
        [NO_SITE, GLADE, VILLAGE, NO_SITE, MINE, NO_SITE, ORCS],
        mine=GREEN,
    ),
    Tile(
        "country_3",
        COUNTRYSIDE,
        [FOREST, HILLS, HILLS, HILLS, PLAINS, PLAINS, PLAINS],
        [NO_SITE, KEEP, NO_SITE, MINE, VILLAGE, NO_SITE, NO_SITE],
        mine=WHITE,
    ),
    Tile(
        "country_4",
        COUNTRYSIDE,
        [DESERT, DESERT, MOUNTAIN, PLAINS, PLAINS, HILLS, DESERT],
        [TOWER, NO_SITE, NO_SITE, VILLAGE, NO_SITE, ORCS, NO_SITE],
    ),
    Tile(
        "country_5",
        COUNTRYSIDE,
        [LAKE, PLAINS, PLAINS, HILLS, FOREST, FOREST, FOREST],
        [NO_SITE, MONASTERY, ORCS, MINE, NO_SITE, GLADE, NO_SITE],
        mine=BLUE,
    ),
    Tile(
        "country_6",
        COUNTRYSIDE,
        [HILLS, FOREST, PLAINS, FOREST, HILLS, HILLS, MOUNTAIN],
        [MINE, NO_SITE, NO_SITE, ORCS, NO_SITE, DEN, NO_SITE],
        mine=RED,
    ),
    Tile(
        "country_7",
        COUNTRYSIDE,
        [SWAMP, FOREST, FOREST, PLAINS, PLAINS, PLAINS, LAKE],
        [NO_SITE, ORCS, GLADE, DUNGEON, NO_SITE, MONASTERY, NO_SITE],
    ),
    Tile(
        "country_8",
        COUNTRYSIDE,
        [SWAMP, FOREST, PLAINS, SWAMP, SWAMP, FOREST, FOREST],
        [ORCS, RUINS, NO_SITE, VILLAGE, NO_SITE, NO_SITE, GLADE],
    ),
    Tile(
        "country_9",
        COUNTRYSIDE,
        [MOUNTAIN, MOUNTAIN, WASTELAND, PLAINS, WASTELAND, PLAINS, WASTELAND],
        [NO_SITE, NO_SITE, KEEP, NO_SITE, TOWER, NO_SITE, DUNGEON],
    ),
    Tile(
        "country_10",
        COUNTRYSIDE,
        [MOUNTAIN, FOREST, PLAINS, HILLS, HILLS, HILLS, HILLS],
        [NO_SITE, NO_SITE, NO_SITE, RUINS, KEEP, NO_SITE, DEN],
    ),
    Tile(
        "country_11",
        COUNTRYSIDE,
        [PLAINS, LAKE, LAKE, HILLS, LAKE, PLAINS, HILLS],
        [TOWER, NO_SITE, NO_SITE, ORCS, NO_SITE, RUINS, NO_SITE],
    ),
    Tile(
        "core_1",
        CORE,
        [DESERT, DESERT, DESERT, DESERT, HILLS, HILLS, MOUNTAIN],
        [MONASTERY, TOMB, NO_SITE, NO_SITE, NO_SITE, SPAWN, NO_SITE],
    ),
    Tile(
        "core_2",
        CORE,
        [LAKE, SWAMP, HILLS, SWAMP, SWAMP, FOREST, LAKE],
        [NO_SITE, RUINS, MINE, DRACONUM, TOWER, NO_SITE, NO_SITE],
        mine=GREEN,
    ),
    Tile(
        "core_3",
        CORE,
        [WASTELAND, WASTELAND, HILLS, WASTELAND, HILLS, WASTELAND, MOUNTAIN],
        [NO_SITE, RUINS, TOWER, NO_SITE, MINE, TOMB, NO_SITE],
        mine=WHITE,
    ),
    Tile(
        "core_4",
        CORE,
        [MOUNTAIN, HILLS, WASTELAND, WASTELAND, WASTELAND, WASTELAND, HILLS],
        [DRACONUM, NO_SITE, KEEP, NO_SITE, RUINS, NO_SITE, MINE],
        mine=BLUE,
    ),
    Tile(
        "core_5",
        CORE,
        [CITY_LAND, SWAMP, SWAMP, SWAMP, FOREST, LAKE, FOREST],
        [CITY, VILLAGE, ORCS, NO_SITE, ORCS, NO_SITE, GLADE],
        city=GREEN,
    ),
    Tile(
        "core_6",
        CORE,
        [CITY_LAND, PLAINS, LAKE, LAKE, HILLS, MOUNTAIN, FOREST],
        [CITY, MONASTERY, NO_SITE, NO_SITE, NO_SITE, DRACONUM, NO_SITE],
        city=BLUE,
    ),
    Tile(
        "core_7",
        CORE,
        [CITY_LAND, PLAINS, FOREST, LAKE, LAKE, WASTELAND, WASTELAND],
        [CITY, NO_SITE, NO_SITE, DRACONUM, NO_SITE, KEEP, SPAWN],
        city=WHITE,
    ),
    Tile(
        "core_8",
        CORE,
        [CITY_LAND, HILLS, DESERT, DESERT, WASTELAND, WASTELAND, DESERT],
        [CITY, MINE, NO_SITE, DRACONUM, NO_SITE, DRACONUM, RUINS],
        mine=RED,
        city=RED,
    ),
    # Ultimate Edition
    Tile(
        "country_12",
        COUNTRYSIDE,
        [PLAINS, SWAMP, HILLS, MOUNTAIN, PLAINS, HILLS, MOUNTAIN],
        [ORCS, NO_SITE, MONASTERY, NO_SITE, MAZE, REFUGEE_CAMP, NO_SITE],
        walls=[(0, 2), (0, 4), (0, 5)],
    ),
    Tile(
        "country_13",
        COUNTRYSIDE,
        [FOREST, HILLS, LAKE, FOREST, PLAINS, SWAMP, FOREST],
        [TOWER, ORCS, NO_SITE, DEEP_MINE, NO_SITE, GLADE, NO_SITE],
        deep=1 << GREEN | 1 << BLUE,
        walls=[(0, 1), (1, 6)],
    ),
    Tile(
        "country_14",
        COUNTRYSIDE,
        [PLAINS, PLAINS, WASTELAND, HILLS, PLAINS, DESERT, DESERT],
        [NO_SITE, KEEP, MAZE, VILLAGE, NO_SITE, DEEP_MINE, NO_SITE],
        deep=1 << RED | 1 << WHITE,
        walls=[(0, 1)],
    ),
    Tile(
        "core_9",
        CORE,
        [PLAINS, HILLS, MOUNTAIN, DESERT, DESERT, WASTELAND, HILLS],
        [DRACONUM, TOWER, NO_SITE, REFUGEE_CAMP, NO_SITE, NO_SITE, LABYRINTH],
        walls=[(0, 3), (0, 4), (0, 5), (5, 6), (2, 3)],
    ),
    Tile(
        "core_10",
        CORE,
        [SWAMP, LAKE, FOREST, HILLS, HILLS, FOREST, SWAMP],
        [NO_SITE, NO_SITE, LABYRINTH, ORCS, ORCS, KEEP, DEEP_MINE],
        deep=ANY_BASIC,
    ),
]

TILE_IDS: Final[list[str]] = [tile.id for tile in TILES]
START_A: Final = 0
START_B: Final = 1
COUNTRY_TILES: Final = 11  # in every edition
CORE_TILES: Final = 8
FIRST_COUNTRYSIDE: Final = 2  # countryside tile n has number n + 1
FIRST_CORE: Final = 13  # core tile n has number n + 12
MORE_COUNTRYSIDE: Final = 21  # countryside tiles 12 to 14
MORE_CORE: Final = 24  # core tiles 9 and 10


def country(n: int) -> int:
    """The countryside tile with the printed number n."""
    return FIRST_COUNTRYSIDE + n - 1 if n <= COUNTRY_TILES else MORE_COUNTRYSIDE + n - COUNTRY_TILES - 1


def core(n: int) -> int:
    """The core tile with the printed number n (5 to 8 are the cities)."""
    return FIRST_CORE + n - 1 if n <= CORE_TILES else MORE_CORE + n - CORE_TILES - 1
