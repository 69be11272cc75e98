"""Rewards of Encounters, Supplies, the open piles, Artifacts."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import Tile
from hexfarer.games.euthia.content.makers import armour, jewel, single
from hexfarer.games.euthia.effects.combat import DamagePlus, Hope, MonsterMod, RollMod
from hexfarer.games.euthia.effects.gains import Gaar, Gold, GoldCard, Heal, MineCart, Move, Ready, Teleport, Wounds
from hexfarer.games.euthia.terms import (
    AMULET,
    ANY_TIME,
    ARTIFACT,
    ARTIFACTS,
    BOOTS,
    CHAIN,
    GLOVES,
    GREAVES,
    HEALING,
    HELMET,
    HERO_PRE,
    MONSTER_POST,
    OUTSIDE,
    PLATE,
    POTION,
    RING,
    ROLLED,
    SCROLL,
    SETUP,
    SUPPLIES,
)

REWARD_TILES: Final[list[Tile]] = [
    jewel("hunter_wolf_fang_necklace", 3, 5, 2, AMULET, ROLLED, RollMod(2)),
    jewel("hunter_bear_claw_ring", 3, 5, 2, RING, HERO_PRE, DamagePlus(1)),
    jewel("hunter_owl_feather", 2, 4, 2, AMULET, OUTSIDE, Move(2)),
    single("hunter_hunters_brew", POTION, 2, 3, 1, HEALING | OUTSIDE, Heal(7)),
    jewel("hunter_snake_skin_band", 2, 5, 2, RING, MONSTER_POST, MonsterMod(-2)),
    armour("armourer_masterwork_helm", 3, 7, 3, PLATE, HELMET, 3, 0, 2),
    armour("armourer_masterwork_gauntlets", 3, 7, 3, PLATE, GLOVES, 3, 0, 2),
    armour("armourer_masterwork_greaves", 3, 7, 3, CHAIN, GREAVES, 3, 0, 2),
    armour("armourer_masterwork_boots", 3, 7, 3, CHAIN, BOOTS, 2, 0, 1, OUTSIDE, Move(1)),
    jewel("witch_dark_amulet_of_blood", 2, 6, 3, AMULET, OUTSIDE, Seq(Wounds(1), GoldCard(1))),
    jewel("witch_dark_amulet_of_night", 2, 6, 3, AMULET, MONSTER_POST, MonsterMod(-3)),
    jewel("witch_dark_amulet_of_greed", 1, 6, 3, AMULET, OUTSIDE, Seq(Wounds(1), Gold(2))),
    jewel("witch_dark_amulet_of_pain", 2, 6, 3, AMULET, HERO_PRE, Seq(Wounds(1), DamagePlus(3))),
]

SUPPLY_TILES: Final[list[Tile]] = [
    single("supplies_camp_kit", SUPPLIES, 1, 2, 1, OUTSIDE, Heal(4)),
    single("supplies_rope_and_hooks", SUPPLIES, 1, 2, 1, OUTSIDE, Move(3)),
    single("supplies_mining_tools", SUPPLIES, 1, 2, 1, ANY_TIME, MineCart()),
    single("supplies_bandages", SUPPLIES, 1, 2, 1, HEALING | OUTSIDE, Heal(4)),
    single("supplies_rune_chalk", SUPPLIES, 1, 2, 1, OUTSIDE, Gaar(2)),
    single("supplies_lucky_coin", SUPPLIES, 1, 2, 1, ROLLED, RollMod(3)),
]

OPEN_TILES: Final[list[Tile]] = [
    single("healing_potion", POTION, 12, 1, 0, HEALING | OUTSIDE, Heal(4)),
    single("teleport_scroll", SCROLL, 4, 3, 1, OUTSIDE, Teleport(3)),
]

ARTIFACT_TILES: Final[list[Tile]] = [
    Tile(
        "artifact_horn_of_the_first_king", ARTIFACT, ARTIFACTS, 1, 12, 6, when=ROLLED, effect=RollMod(4), exhausts=True
    ),
    Tile("artifact_mirror_of_shii", ARTIFACT, ARTIFACTS, 1, 12, 6, when=SETUP, effect=Hope(3), exhausts=True),
    Tile("artifact_heart_of_the_mountain", ARTIFACT, ARTIFACTS, 1, 12, 6, toughness=4),
    Tile(
        "artifact_cloak_of_falling_stars",
        ARTIFACT,
        ARTIFACTS,
        1,
        12,
        6,
        when=MONSTER_POST,
        effect=MonsterMod(-4),
        exhausts=True,
    ),
    Tile(
        "artifact_hourglass_of_the_order", ARTIFACT, ARTIFACTS, 1, 12, 6, when=ANY_TIME, effect=Ready(), exhausts=True
    ),
    Tile(
        "artifact_blade_fragment_of_dawn",
        ARTIFACT,
        ARTIFACTS,
        1,
        12,
        6,
        when=HERO_PRE,
        effect=DamagePlus(3),
        exhausts=True,
    ),
]
