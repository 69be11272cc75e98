"""What the Dragon Slayers sell."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import Tile
from hexfarer.games.euthia.content.makers import armour, jewel, shield, single, spear, weapon
from hexfarer.games.euthia.effects.combat import DamagePlus, LoseChaos, MonsterMod, OwnNextMinus, RollMod, WoundMinus
from hexfarer.games.euthia.effects.gains import Essence, Gem, Heal, HealFull, MineCart, Move
from hexfarer.games.euthia.terms import (
    AIR,
    AMULET,
    ANY_TIME,
    BOOTS,
    CUIRASS,
    DEMON_STONE,
    DIAMOND,
    DRAGON,
    EARTH,
    ESSENCE_TILE,
    FIRE,
    FLASK,
    GLOVES,
    GREAVES,
    HEALING,
    HELMET,
    HERO_PRE,
    MONSTER_POST,
    MONSTER_PRE,
    OUTSIDE,
    PLATE,
    POTION,
    RING,
    ROLLED,
    SCROLL,
    WATER,
)

SLAYERS_TILES: Final[list[Tile]] = [
    armour("slayers_plate_helmet", 3, 6, 3, PLATE, HELMET, 3, -1, 1),
    armour("slayers_plate_cuirass", 3, 8, 4, PLATE, CUIRASS, 4, -1, 2),
    armour("slayers_plate_gloves", 3, 6, 3, PLATE, GLOVES, 3, -1, 1),
    armour("slayers_plate_greaves", 3, 6, 3, PLATE, GREAVES, 3, 0, 1),
    armour("slayers_plate_boots", 2, 6, 3, PLATE, BOOTS, 3, -1, 1),
    armour("slayers_dragon_helmet", 3, 8, 4, DRAGON, HELMET, 3, 0, 2, ROLLED, RollMod(1)),
    armour("slayers_dragon_cuirass", 3, 10, 5, DRAGON, CUIRASS, 4, 0, 2, HEALING | OUTSIDE, Heal(2)),
    armour("slayers_dragon_gloves", 3, 8, 4, DRAGON, GLOVES, 2, 2, 2, ANY_TIME, MineCart()),
    armour("slayers_dragon_greaves", 2, 8, 4, DRAGON, GREAVES, 3, 0, 2, MONSTER_POST, MonsterMod(-1)),
    armour("slayers_dragon_boots", 2, 8, 4, DRAGON, BOOTS, 2, 0, 2, OUTSIDE, Move(1)),
    weapon("slayers_great_sword", 3, 8, 4, [(4, 3), (7, 4), (10, 5), (12, 6)]),
    weapon("slayers_dragon_lance", 2, 10, 5, [(4, 3), (6, 4), (9, 5), (11, 7)]),
    weapon("slayers_slayers_axe", 3, 9, 4, [(5, 3), (8, 5), (11, 7)]),
    weapon("slayers_slayers_crossbow", 3, 8, 4, [(4, 2), (7, 4), (10, 6)]),
    spear("slayers_dragon_harpoon", 3, 7, 3, [(4, 2), (7, 3), (10, 5)]),
    shield("slayers_steel_shield", 3, 6, 3, MonsterMod(-3)),
    shield("slayers_dragon_scale_shield", 2, 8, 4, Seq(MonsterMod(-2), WoundMinus(1))),
    shield("slayers_tower_wall", 2, 7, 3, Seq(WoundMinus(2), OwnNextMinus(1))),
    single("slayers_essence_of_fire", ESSENCE_TILE, 2, 3, 1, OUTSIDE, Essence(FIRE, 1)),
    single("slayers_essence_of_water", ESSENCE_TILE, 2, 3, 1, OUTSIDE, Essence(WATER, 1)),
    single("slayers_essence_of_earth", ESSENCE_TILE, 2, 3, 1, OUTSIDE, Essence(EARTH, 1)),
    single("slayers_essence_of_air", ESSENCE_TILE, 2, 3, 1, OUTSIDE, Essence(AIR, 1)),
    jewel("slayers_slayers_signet", 2, 7, 3, RING, HERO_PRE, DamagePlus(1)),
    jewel("slayers_ring_of_the_tower", 2, 6, 3, RING, MONSTER_POST, WoundMinus(1)),
    jewel("slayers_dragon_eye", 2, 8, 4, AMULET, ROLLED, RollMod(3)),
    single("slayers_scroll_of_dragonfire", SCROLL, 2, 4, 2, HERO_PRE, DamagePlus(4)),
    single("slayers_scroll_of_banishing", SCROLL, 2, 4, 2, MONSTER_PRE, LoseChaos(1)),
    single("slayers_elixir_of_life", POTION, 2, 3, 1, HEALING | OUTSIDE, HealFull()),
    single("slayers_flask_of_diamond_dust", FLASK, 1, 5, 2, OUTSIDE, Gem(DIAMOND, 1)),
    single("slayers_flask_of_demon_dust", FLASK, 1, 5, 2, OUTSIDE, Gem(DEMON_STONE, 1)),
]
