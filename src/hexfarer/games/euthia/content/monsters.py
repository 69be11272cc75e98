"""The Monsters: level, Health, penalty on Hero Rolls, Wounds, Chaos, Gaar, Silver, Gold, Reward."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import Monster
from hexfarer.games.euthia.effects.gains import Essence, Gaar, Gem, Gold, GoldCard, Potion, Rep, Silver
from hexfarer.games.euthia.terms import (
    AIR,
    AMETHYST,
    ANY,
    DEMON_STONE,
    DIAMOND,
    EARTH,
    EMERALD,
    ONYX,
    OPAL,
    RUBY,
    SAPPHIRE,
    WATER,
)

MONSTER_CARDS: Final[list[Monster]] = [
    Monster(
        "m1_dragonfly",
        1,
        3,
        -4,
        [(4, 1), (8, 2), (12, 3)],
        1,
        1,
        1,
        0,
        Seq(Rep(1), Gem(EMERALD, 1), Silver(2)),
        limit=15,
    ),
    Monster("m1_bog_rat", 1, 6, 0, [(6, 1), (10, 2)], 1, 0, 1, 0, Seq(Rep(1), Gold(1)), limit=10),
    Monster("m1_cave_bat_swarm", 1, 5, -2, [(4, 1), (9, 2)], 1, 1, 1, 0, Seq(Rep(1), Silver(1)), limit=10),
    Monster("m1_thorn_imp", 1, 6, -1, [(5, 1), (9, 2), (12, 3)], 1, 1, 1, 0, Seq(Rep(1), Gaar(1)), limit=12),
    Monster("m1_marsh_kobold", 1, 7, 0, [(5, 1), (10, 2)], 1, 1, 1, 0, Seq(Rep(1), Gold(2)), limit=12),
    Monster("m1_grey_wolf", 1, 7, 0, [(4, 1), (8, 2), (12, 3)], 1, 0, 2, 0, Seq(Rep(1), Gem(OPAL, 1)), limit=12),
    Monster("m1_bone_walker", 1, 8, 0, [(6, 1), (10, 2)], 1, 0, 1, 0, Seq(Rep(1), Gem(ONYX, 1)), limit=12),
    Monster(
        "m1_needle_hornet", 1, 5, -3, [(4, 1), (7, 2), (12, 3)], 1, 1, 1, 0, Seq(Rep(1), Gem(SAPPHIRE, 1)), limit=15
    ),
    Monster("m1_mud_slinker", 1, 8, 0, [(5, 1), (11, 2)], 1, 0, 1, 0, Seq(Rep(1), Potion(1)), limit=12),
    Monster("m1_goblin_poacher", 1, 6, 0, [(5, 1), (8, 2)], 1, 1, 1, 0, Seq(Rep(1), Gold(2)), limit=12),
    Monster("m1_rock_crab", 1, 8, -1, [(6, 1), (11, 2)], 1, 0, 1, 0, Seq(Rep(1), Gem(RUBY, 1)), limit=15),
    Monster("m1_will_o_wisp", 1, 6, -2, [(5, 1), (9, 2), (12, 3)], 2, 1, 1, 0, Seq(Rep(1), Gem(AMETHYST, 1)), limit=15),
    Monster("m1_barrow_hound", 1, 7, -1, [(5, 1), (8, 2), (12, 3)], 1, 1, 2, 0, Seq(Rep(2), Silver(1)), limit=15),
    Monster("m1_young_harpy", 1, 7, -1, [(4, 1), (9, 2), (12, 3)], 1, 1, 1, 0, Rep(2), limit=15),
    Monster("m2_cyclops", 2, 13, 0, [(2, 1), (5, 2), (8, 3), (11, 5)], 2, 1, 1, 1, Seq(Rep(3), Gold(2)), limit=30),
    Monster("m2_ogre_bruiser", 2, 14, 0, [(2, 1), (6, 2), (9, 4)], 1, 1, 2, 0, Seq(Rep(2), Gold(3)), limit=26),
    Monster(
        "m2_swamp_troll",
        2,
        14,
        0,
        [(3, 1), (6, 2), (9, 3), (11, 4)],
        1,
        1,
        2,
        0,
        Seq(Rep(2), Potion(1), Gold(2)),
        limit=26,
    ),
    Monster(
        "m2_grave_knight",
        2,
        12,
        -1,
        [(0, 1), (6, 2), (8, 3), (11, 4)],
        1,
        1,
        1,
        1,
        Seq(Rep(2), Gem(ONYX, 1)),
        limit=28,
        minimum=1,
    ),
    Monster(
        "m2_wyvern_fledgling", 2, 11, -2, [(3, 2), (7, 3), (10, 4)], 2, 1, 2, 0, Seq(Rep(2), Gem(SAPPHIRE, 1)), limit=28
    ),
    Monster(
        "m2_stone_gargoyle", 2, 11, -3, [(4, 2), (7, 3), (11, 4)], 1, 1, 1, 0, Seq(Rep(2), Gem(AMETHYST, 1)), limit=28
    ),
    Monster("m2_werewolf", 2, 12, -1, [(3, 2), (6, 3), (10, 4)], 1, 1, 2, 0, Seq(Rep(2), Silver(2)), limit=26),
    Monster("m2_gorgon", 2, 11, -2, [(3, 1), (6, 2), (8, 3), (10, 5)], 2, 1, 1, 1, Seq(Rep(3), GoldCard(1)), limit=30),
    Monster("m2_minotaur", 2, 13, -1, [(2, 1), (5, 2), (8, 3), (11, 5)], 1, 1, 2, 0, Seq(Rep(3), Gold(1)), limit=28),
    Monster(
        "m2_plague_shaman", 2, 10, -2, [(0, 1), (5, 2), (8, 3)], 2, 2, 1, 1, Seq(Rep(2), Gaar(2)), limit=26, minimum=1
    ),
    Monster(
        "m2_ice_serpent",
        2,
        12,
        -2,
        [(3, 1), (6, 2), (8, 3), (11, 4)],
        1,
        2,
        1,
        0,
        Seq(Rep(2), Essence(WATER, 1)),
        limit=26,
    ),
    Monster("m2_manticore", 2, 12, -2, [(3, 2), (6, 3), (9, 4)], 2, 1, 1, 0, Seq(Rep(3), Gem(ANY, 1)), limit=30),
    Monster(
        "m2_night_stalker", 2, 11, -3, [(2, 1), (5, 2), (8, 3), (11, 4)], 2, 1, 1, 0, Seq(Rep(3), Gaar(1)), limit=30
    ),
    Monster(
        "m2_giant_scorpion", 2, 12, -1, [(2, 1), (6, 2), (9, 4)], 1, 1, 2, 0, Seq(Rep(2), Essence(EARTH, 1)), limit=26
    ),
    Monster(
        "m3_hydra",
        3,
        19,
        -1,
        [(0, 2), (4, 3), (7, 5), (10, 7)],
        2,
        2,
        1,
        1,
        Seq(Rep(5), Gem(ANY, 1), Gold(3)),
        minimum=2,
        regenerates=1,
    ),
    Monster(
        "m3_lich",
        3,
        16,
        -3,
        [(0, 2), (4, 4), (7, 5), (10, 6)],
        3,
        2,
        1,
        2,
        Seq(Rep(5), GoldCard(1), Gold(3)),
        minimum=2,
    ),
    Monster("m3_behemoth", 3, 21, 0, [(3, 3), (6, 5), (9, 7)], 2, 1, 1, 1, Seq(Rep(5), Gold(5))),
    Monster(
        "m3_elder_vampire",
        3,
        17,
        -2,
        [(0, 2), (4, 4), (7, 5), (10, 6)],
        2,
        2,
        2,
        1,
        Seq(Rep(5), Gem(RUBY, 1), Gold(2)),
        minimum=2,
    ),
    Monster("m3_storm_roc", 3, 17, -3, [(3, 4), (7, 5), (10, 7)], 2, 2, 1, 1, Seq(Rep(5), Essence(AIR, 1), Gold(3))),
    Monster(
        "m3_abyss_demon", 3, 18, -2, [(3, 4), (6, 5), (9, 6), (11, 8)], 3, 2, 1, 1, Seq(Rep(6), Gem(DEMON_STONE, 1))
    ),
    Monster("m3_basilisk_king", 3, 17, -2, [(2, 3), (5, 4), (8, 6)], 2, 2, 2, 1, Seq(Rep(5), Gem(EMERALD, 1), Gold(3))),
    Monster("m3_war_colossus", 3, 21, -1, [(3, 3), (6, 5), (10, 7)], 2, 1, 2, 1, Seq(Rep(6), Gold(3))),
    Monster(
        "m3_bone_dragon", 3, 19, -2, [(3, 4), (6, 5), (9, 6), (11, 7)], 3, 2, 1, 1, Seq(Rep(6), Gem(ONYX, 1), Gold(2))
    ),
    Monster("m3_chimera_queen", 3, 18, -2, [(2, 3), (5, 4), (7, 5), (10, 7)], 2, 2, 1, 1, Seq(Rep(6), Gem(ANY, 1))),
    Monster("m3_kraken_spawn", 3, 19, -1, [(2, 3), (6, 5), (9, 6)], 2, 2, 2, 1, Seq(Rep(5), Gem(DIAMOND, 1))),
    Monster("m3_void_weaver", 3, 16, -4, [(2, 3), (5, 4), (8, 6)], 3, 2, 1, 2, Seq(Rep(6), Essence(ANY, 1))),
]
