"""What is mined: each is sold for one of its sides (EU-TRADE-13)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import Tile
from hexfarer.games.euthia.effects.gains import Gem, Gold, Potion, Rep
from hexfarer.games.euthia.terms import (
    AMETHYST,
    DEMON_STONE,
    DIAMOND,
    EMERALD,
    FROM_CAVE,
    FROM_LAKE,
    FROM_MOUNTAIN,
    ONYX,
    OPAL,
    RESOURCE,
    RUBY,
    SAPPHIRE,
)

RESOURCE_TILES: Final[list[Tile]] = [
    Tile("mountain_copper_ore", RESOURCE, FROM_MOUNTAIN, 5, sides=[Gold(3)]),
    Tile("mountain_iron_ore", RESOURCE, FROM_MOUNTAIN, 6, sides=[Gold(4)]),
    Tile("mountain_silver_ore", RESOURCE, FROM_MOUNTAIN, 4, sides=[Gold(5), Seq(Rep(1), Gold(1))]),
    Tile("mountain_gold_ore", RESOURCE, FROM_MOUNTAIN, 3, sides=[Gold(7), Seq(Rep(2), Gold(1))]),
    Tile("mountain_raw_ruby", RESOURCE, FROM_MOUNTAIN, 3, sides=[Gold(4), Seq(Gem(RUBY, 1), Gold(1))]),
    Tile("mountain_raw_emerald", RESOURCE, FROM_MOUNTAIN, 3, sides=[Gold(4), Seq(Gem(EMERALD, 1), Gold(1))]),
    Tile(
        "mountain_raw_diamond", RESOURCE, FROM_MOUNTAIN, 1, sides=[Seq(Gold(2), Rep(3)), Seq(Gem(DIAMOND, 1), Gold(1))]
    ),
    Tile("lake_freshwater_pearl", RESOURCE, FROM_LAKE, 5, sides=[Gold(3)]),
    Tile("lake_silverfish", RESOURCE, FROM_LAKE, 6, sides=[Gold(4), Seq(Gold(1), Potion(1))]),
    Tile("lake_amber", RESOURCE, FROM_LAKE, 4, sides=[Gold(5), Seq(Rep(1), Gold(1))]),
    Tile("lake_black_pearl", RESOURCE, FROM_LAKE, 3, sides=[Gold(6), Rep(2)]),
    Tile("lake_raw_sapphire", RESOURCE, FROM_LAKE, 3, sides=[Gold(4), Seq(Gem(SAPPHIRE, 1), Gold(1))]),
    Tile("lake_raw_opal", RESOURCE, FROM_LAKE, 3, sides=[Gold(4), Seq(Gem(OPAL, 1), Gold(1))]),
    Tile("lake_raw_diamond", RESOURCE, FROM_LAKE, 1, sides=[Seq(Gold(2), Rep(3)), Seq(Gem(DIAMOND, 1), Gold(1))]),
    Tile("cave_salt_crystal", RESOURCE, FROM_CAVE, 5, sides=[Gold(3)]),
    Tile("cave_glow_moss", RESOURCE, FROM_CAVE, 5, sides=[Gold(4), Seq(Gold(1), Potion(1))]),
    Tile("cave_fossil", RESOURCE, FROM_CAVE, 4, sides=[Gold(5), Seq(Rep(1), Gold(1))]),
    Tile("cave_star_metal", RESOURCE, FROM_CAVE, 2, sides=[Gold(7), Seq(Rep(2), Gold(1))]),
    Tile("cave_raw_onyx", RESOURCE, FROM_CAVE, 3, sides=[Gold(4), Seq(Gem(ONYX, 1), Gold(1))]),
    Tile("cave_raw_amethyst", RESOURCE, FROM_CAVE, 3, sides=[Gold(4), Seq(Gem(AMETHYST, 1), Gold(1))]),
    Tile(
        "cave_raw_demon_stone", RESOURCE, FROM_CAVE, 1, sides=[Seq(Gold(2), Rep(3)), Seq(Gem(DEMON_STONE, 1), Gold(1))]
    ),
    Tile("cave_raw_diamond", RESOURCE, FROM_CAVE, 1, sides=[Seq(Gold(2), Rep(3)), Seq(Gem(DIAMOND, 1), Gold(1))]),
]
