"""What the Merchant sells."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import Tile
from hexfarer.games.euthia.content.makers import armour, jewel, shield, single, spear, weapon
from hexfarer.games.euthia.effects.combat import MonsterMod, OwnNextMinus, RollMod, WoundMinus
from hexfarer.games.euthia.effects.gains import Gold, Heal, MineCart, Move, Silver
from hexfarer.games.euthia.terms import (
    AMULET,
    ANY_TIME,
    BACKPACK,
    BOOTS,
    CHAIN,
    CHEST,
    CUIRASS,
    FROM_MERCHANT,
    GLOVES,
    GREAVES,
    HEALING,
    HELMET,
    LEATHER,
    OUTSIDE,
    RING,
    ROLLED,
    SCROLL,
    SUPPLIES_PACK,
)

MERCHANT_TILES: Final[list[Tile]] = [
    armour("merchant_leather_helmet", 3, 2, 1, LEATHER, HELMET, 1, 0, 1),
    armour("merchant_leather_gloves", 3, 2, 1, LEATHER, GLOVES, 1, 0, 0),
    armour("merchant_leather_greaves", 3, 3, 1, LEATHER, GREAVES, 1, 0, 1),
    armour("merchant_leather_boots", 2, 2, 1, LEATHER, BOOTS, 1, 0, 0),
    armour("merchant_chain_helmet", 3, 4, 2, CHAIN, HELMET, 2, 0, 1),
    armour("merchant_chain_cuirass", 3, 5, 2, CHAIN, CUIRASS, 3, -1, 1),
    armour("merchant_chain_gloves", 3, 4, 2, CHAIN, GLOVES, 2, 0, 1),
    armour("merchant_chain_greaves", 3, 4, 2, CHAIN, GREAVES, 2, -1, 1),
    armour("merchant_chain_boots", 2, 4, 2, CHAIN, BOOTS, 2, 0, 0),
    weapon("merchant_short_sword", 3, 3, 1, [(4, 1), (6, 2), (9, 3), (12, 4)]),
    weapon("merchant_war_mace", 3, 5, 2, [(5, 2), (8, 3), (11, 5)]),
    weapon("merchant_long_sword", 3, 6, 3, [(4, 2), (7, 3), (10, 4), (12, 5)]),
    weapon("merchant_hunting_bow", 2, 4, 2, [(4, 1), (7, 2), (9, 3), (11, 4)]),
    spear("merchant_throwing_knife", 3, 2, 1, [(6, 1), (10, 2)]),
    spear("merchant_javelin", 3, 4, 2, [(5, 1), (8, 2), (11, 3)]),
    shield("merchant_wooden_shield", 3, 2, 1, MonsterMod(-1)),
    shield("merchant_bronze_shield", 3, 4, 2, MonsterMod(-2)),
    shield("merchant_spiked_targe", 2, 3, 1, Seq(WoundMinus(1), OwnNextMinus(1))),
    jewel("merchant_copper_ring", 3, 3, 1, RING, ROLLED, RollMod(1)),
    jewel("merchant_travellers_charm", 3, 4, 2, AMULET, OUTSIDE, Move(1)),
    jewel("merchant_prospectors_ring", 3, 4, 2, RING, ANY_TIME, MineCart()),
    jewel("merchant_merchants_seal", 2, 3, 1, RING, OUTSIDE, Gold(1)),
    Tile("merchant_backpack", BACKPACK, FROM_MERCHANT, 3, 4, 2, sack=1),
    single("merchant_scroll_of_haste", SCROLL, 3, 1, 0, OUTSIDE, Move(3)),
    single("merchant_small_chest", CHEST, 3, 3, 1, OUTSIDE, Seq(Gold(2), Silver(1))),
    single("merchant_trail_rations", SUPPLIES_PACK, 3, 1, 0, HEALING | OUTSIDE, Heal(3)),
]
