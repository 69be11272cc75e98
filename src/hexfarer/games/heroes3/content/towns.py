"""The three town boards: what each building costs and what must be built before it."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.player import (
    CITADEL,
    CITY_HALL,
    DWELLING,
    FIRST,
    MAGE_GUILD,
    SECOND_BUILDING,
)
from hexfarer.games.heroes3.terms import NONE

SPELL_PRICE: Final[list[int]] = [6, 5, 5]  # of a spell in the guild, by faction (H3-TOWN-023)

# By building: gold, building materials, valuables; the same in all towns but for the last two.
COMMON: Final[list[list[int]]] = [[10, 4, 0], [8, 5, 1], [4, 2, 1], [5, 3, 1], [8, 6, 3], [10, 9, 4]]
OWN: Final[list[list[list[int]]]] = [
    [[8, 4, 0], [4, 3, 0]],  # Brotherhood of the Sword, Blacksmith
    [[7, 3, 1], [6, 3, 1]],  # Portal of Summoning, Mana Vortex
    [[6, 4, 1], [7, 3, 1]],  # Cover of Darkness, Necromancy Amplifier
]
BUILDING_IDS: Final[list[list[str]]] = [
    [
        "castle_city_hall",
        "castle_citadel",
        "castle_mage_guild",
        "castle_towers",
        "castle_holy_grounds",
        "castle_glory_of_erathia",
        "castle_brotherhood_of_the_sword",
        "castle_blacksmith",
    ],
    [
        "dungeon_city_hall",
        "dungeon_citadel",
        "dungeon_mage_guild",
        "dungeon_warrens",
        "dungeon_inner_labyrinths",
        "dungeon_ancient_lairs",
        "dungeon_portal_of_summoning",
        "dungeon_mana_vortex",
    ],
    [
        "necropolis_city_hall",
        "necropolis_citadel",
        "necropolis_mage_guild",
        "necropolis_old_cemetery",
        "necropolis_mausoleum_domain",
        "necropolis_vaults_of_darkness",
        "necropolis_cover_of_darkness",
        "necropolis_necromancy_amplifier",
    ],
]
ORDINARY: Final = (CITY_HALL, CITADEL, MAGE_GUILD)


def cost(faction: int, building: int) -> list[int]:
    return COMMON[building] if building < FIRST else OWN[faction][building - FIRST]


def needs(faction: int, building: int) -> int:
    """The building that must stand before, or NONE (H3-TOWN-008, and those that share a piece)."""
    if DWELLING < building < FIRST:
        return building - 1
    if building == SECOND_BUILDING:
        return DWELLING if faction == 0 else MAGE_GUILD
    return NONE
