"""What the Alchemist sells."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import IfSet, Seq
from hexfarer.games.euthia.components import Tile
from hexfarer.games.euthia.content.makers import armour, jewel, single, weapon
from hexfarer.games.euthia.effects.combat import DamagePlus, MonsterMod, RollMod, WoundMinus
from hexfarer.games.euthia.effects.gains import Gaar, Gem, GoldCard, Heal, Move, Ready, Teleport
from hexfarer.games.euthia.terms import (
    AMULET,
    ANY_TIME,
    BOOTS,
    CONTAINER,
    CUIRASS,
    EMERALD,
    FLASK,
    FROM_ALCHEMIST,
    GLOVES,
    HEALING,
    HELMET,
    HERO_PRE,
    LEATHER,
    MONSTER_POST,
    OPAL,
    OUTSIDE,
    POTION,
    RING,
    ROLLED,
    RUBY,
    SAPPHIRE,
    SCROLL,
)

ALCHEMIST_TILES: Final[list[Tile]] = [
    armour("alchemist_leather_cuirass", 3, 3, 1, LEATHER, CUIRASS, 2, -1, 1),
    armour("alchemist_leather_hood", 2, 2, 1, LEATHER, HELMET, 1, 0, 1),
    armour("alchemist_leather_soft_boots", 3, 3, 1, LEATHER, BOOTS, 1, 0, 1),
    armour("alchemist_leather_alchemist_gloves", 3, 3, 1, LEATHER, GLOVES, 1, 0, 1),
    single("alchemist_strong_healing_potion", POTION, 5, 2, 1, HEALING | OUTSIDE, Heal(7)),
    single("alchemist_potion_of_luck", POTION, 4, 2, 1, ROLLED, RollMod(4)),
    single("alchemist_potion_of_stone", POTION, 4, 2, 1, MONSTER_POST, WoundMinus(3)),
    single("alchemist_potion_of_shadows", POTION, 4, 2, 1, MONSTER_POST, MonsterMod(-4)),
    single("alchemist_potion_of_rage", POTION, 4, 2, 1, HERO_PRE, DamagePlus(2)),
    single("alchemist_potion_of_speed", POTION, 3, 2, 1, OUTSIDE, Move(4)),
    single("alchemist_scroll_of_teleportation", SCROLL, 4, 3, 1, OUTSIDE, Teleport(3)),
    single("alchemist_scroll_of_runes", SCROLL, 3, 2, 1, OUTSIDE, Gaar(3)),
    single("alchemist_scroll_of_dread", SCROLL, 3, 2, 1, OUTSIDE, GoldCard(1)),
    single("alchemist_scroll_of_mending", SCROLL, 3, 2, 1, HEALING | OUTSIDE, Heal(5)),
    single("alchemist_scroll_of_renewal", SCROLL, 2, 3, 1, ANY_TIME, Ready()),
    jewel("alchemist_opal_ring", 3, 4, 2, RING, HEALING | OUTSIDE, Heal(2)),
    jewel("alchemist_ring_of_focus", 3, 5, 2, RING, ROLLED, RollMod(2)),
    jewel("alchemist_amulet_of_mist", 3, 5, 2, AMULET, MONSTER_POST, MonsterMod(-2)),
    jewel("alchemist_amulet_of_life", 2, 5, 2, AMULET, toughness=2),
    jewel("alchemist_set_charm", 2, 4, 2, AMULET, HEALING | OUTSIDE, Seq(IfSet(3, Heal(2)), IfSet(4, Heal(1)))),
    single("alchemist_flask_of_emerald_dust", FLASK, 2, 3, 1, OUTSIDE, Gem(EMERALD, 1)),
    single("alchemist_flask_of_ruby_dust", FLASK, 2, 3, 1, OUTSIDE, Gem(RUBY, 1)),
    single("alchemist_flask_of_sapphire_dust", FLASK, 2, 3, 1, OUTSIDE, Gem(SAPPHIRE, 1)),
    single("alchemist_flask_of_opal_dust", FLASK, 2, 3, 1, OUTSIDE, Gem(OPAL, 1)),
    Tile("alchemist_gem_pouch", CONTAINER, FROM_ALCHEMIST, 2, 3, 1, gem_fields=2),
    weapon("alchemist_alchemists_wand", 3, 5, 2, [(4, 2), (8, 3), (11, 4)]),
]
