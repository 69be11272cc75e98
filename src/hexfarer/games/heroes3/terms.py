"""The words of the rulebook as small numbers."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# -- resources --
GOLD: Final = 0
MATERIALS: Final = 1  # building materials
VALUABLES: Final = 2
RESOURCES: Final[list[str]] = ["gold", "building_materials", "valuables"]
INCOME_STEP: Final[list[int]] = [5, 2, 1]  # of a mine or settlement (H3-RES-006)

# -- factions --
CASTLE: Final = 0
DUNGEON: Final = 1
NECROPOLIS: Final = 2
NEUTRAL: Final = 3
FACTIONS: Final[list[str]] = ["castle", "dungeon", "necropolis"]

# -- units --
BRONZE: Final = 0
SILVER: Final = 1
GOLDEN: Final = 2
AZURE: Final = 3
TIERS: Final[list[str]] = ["bronze", "silver", "gold", "azure"]
GROUND: Final = 0
FLYING: Final = 1
RANGED: Final = 2
UNIT_TYPES: Final[list[str]] = ["ground", "flying", "ranged"]
FEW: Final = 0
PACK: Final = 1
SIDES: Final[list[str]] = ["few", "pack"]

# -- game difficulty --
EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
IMPOSSIBLE: Final = 3
DIFFICULTIES: Final[list[str]] = ["easy", "normal", "hard", "impossible"]

# -- tiles, by their back (H3-TILE-001) --
STARTING: Final = 0
FAR: Final = 1
NEAR: Final = 2
CENTRE: Final = 3
TILE_KINDS: Final[list[str]] = ["starting", "far", "near", "centre"]

# -- locations (H3-LOC) --
EMPTY: Final = 0
BLOCKED: Final = 1
TOWN: Final = 2
SETTLEMENT: Final = 3
MINE_GOLD: Final = 4
MINE_MATERIALS: Final = 5
MINE_VALUABLES: Final = 6
WATER_WHEEL: Final = 7
WINDMILL: Final = 8
GARDEN: Final = 9
GESTURE: Final = 10
INCANTATION: Final = 11
TREE: Final = 12
STONE: Final = 13
OBSERVATORY: Final = 14
WITCH_HUT: Final = 15
TEMPLE: Final = 16
FOUNTAIN: Final = 17
STABLES: Final = 18
TOMB: Final = 19
SPRING: Final = 20
TRADING_POST: Final = 21
SANCTUARY: Final = 22
OBELISK: Final = 23
UTOPIA: Final = 24
GRAIL: Final = 25
ARTIFACT_SYMBOL: Final = 26
TREASURE_SYMBOL: Final = 27
RESOURCE_SYMBOL: Final = 28
BOX: Final = 29
LOCATIONS: Final[list[str]] = [
    "empty_field",
    "blocked_field",
    "town",
    "settlement",
    "mine_gold",
    "mine_building_materials",
    "mine_valuables",
    "water_wheel",
    "windmill",
    "mystical_garden",
    "shrine_of_magic_gesture",
    "shrine_of_magic_incantation",
    "tree_of_knowledge",
    "learning_stone",
    "redwood_observatory",
    "witch_hut",
    "temple",
    "fountain_of_youth",
    "stables",
    "warriors_tomb",
    "magic_spring",
    "trading_post",
    "sanctuary",
    "obelisk",
    "dragon_utopia",
    "grail",
    "artifact_symbol",
    "treasure_symbol",
    "resource_symbol",
    "pandoras_box",
]

# How a location keeps in mind that it was visited (H3-TILE-016 to -020).
NO_MARK: Final = 0
VISITABLE: Final = 1
FLAGGABLE: Final = 2
REVISITABLE: Final = 3


def mark_of(location: int) -> int:
    """What visiting leaves behind."""
    if location in (EMPTY, BLOCKED):
        return NO_MARK
    if TOWN <= location <= MINE_VALUABLES or location in (OBELISK, UTOPIA):
        return FLAGGABLE
    return REVISITABLE if location in (STABLES, TRADING_POST, SANCTUARY) else VISITABLE


def mined(location: int) -> int:
    """The resource that a mine gives, or NONE."""
    return location - MINE_GOLD if MINE_GOLD <= location <= MINE_VALUABLES else NONE


TOKENS: Final[list[str]] = ["build", "population", "spell_book", "morale"]  # beside the Town
