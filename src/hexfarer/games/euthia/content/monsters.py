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
    Monster("m1_bog_rat", 1, 7, 0, [(5, 1), (9, 2)], 1, 0, 1, 0, Seq(Rep(2), Gold(1)), limit=10),
    Monster("m1_cave_bat_swarm", 1, 6, -2, [(3, 1), (8, 2)], 1, 1, 1, 0, Seq(Rep(2), Silver(1)), limit=10),
    Monster("m1_thorn_imp", 1, 7, -1, [(4, 1), (8, 2), (11, 3)], 1, 1, 1, 0, Seq(Rep(2), Gaar(1)), limit=12),
    Monster("m1_marsh_kobold", 1, 8, 0, [(4, 1), (9, 2)], 1, 1, 1, 0, Seq(Rep(2), Gold(2)), limit=12),
    Monster("m1_grey_wolf", 1, 8, 0, [(3, 1), (7, 2), (11, 3)], 1, 0, 2, 0, Seq(Rep(2), Gem(OPAL, 1)), limit=12),
    Monster("m1_bone_walker", 1, 10, 0, [(5, 1), (9, 2)], 1, 0, 1, 0, Seq(Rep(2), Gem(ONYX, 1)), limit=12),
    Monster(
        "m1_needle_hornet", 1, 6, -3, [(3, 1), (6, 2), (11, 3)], 1, 1, 1, 0, Seq(Rep(2), Gem(SAPPHIRE, 1)), limit=15
    ),
    Monster("m1_mud_slinker", 1, 10, 0, [(4, 1), (10, 2)], 1, 0, 1, 0, Seq(Rep(2), Potion(1)), limit=12),
    Monster("m1_goblin_poacher", 1, 7, 0, [(4, 1), (7, 2)], 1, 1, 1, 0, Seq(Rep(2), Gold(2)), limit=12),
    Monster("m1_rock_crab", 1, 10, -1, [(5, 1), (10, 2)], 1, 0, 1, 0, Seq(Rep(2), Gem(RUBY, 1)), limit=15),
    Monster("m1_will_o_wisp", 1, 7, -2, [(4, 1), (8, 2), (11, 3)], 2, 1, 1, 0, Seq(Rep(2), Gem(AMETHYST, 1)), limit=15),
    Monster("m1_barrow_hound", 1, 8, -1, [(4, 1), (7, 2), (11, 3)], 1, 1, 2, 0, Seq(Rep(3), Silver(1)), limit=15),
    Monster("m1_young_harpy", 1, 8, -1, [(3, 1), (8, 2), (11, 3)], 1, 1, 1, 0, Rep(3), limit=15),
    Monster("m2_cyclops", 2, 11, 0, [(2, 1), (5, 2), (8, 3), (11, 5)], 2, 1, 1, 1, Seq(Rep(5), Gold(2)), limit=30),
    Monster("m2_ogre_bruiser", 2, 12, 0, [(2, 1), (6, 2), (9, 4)], 1, 1, 2, 0, Seq(Rep(4), Gold(3)), limit=26),
    Monster(
        "m2_swamp_troll",
        2,
        12,
        0,
        [(3, 1), (6, 2), (9, 3), (11, 4)],
        1,
        1,
        2,
        0,
        Seq(Rep(4), Potion(1), Gold(2)),
        limit=26,
    ),
    Monster(
        "m2_grave_knight",
        2,
        10,
        -1,
        [(0, 1), (6, 2), (8, 3), (11, 4)],
        1,
        1,
        1,
        1,
        Seq(Rep(4), Gem(ONYX, 1)),
        limit=28,
        minimum=1,
    ),
    Monster(
        "m2_wyvern_fledgling", 2, 9, -2, [(3, 2), (7, 3), (10, 4)], 2, 1, 2, 0, Seq(Rep(4), Gem(SAPPHIRE, 1)), limit=28
    ),
    Monster(
        "m2_stone_gargoyle", 2, 9, -3, [(4, 2), (7, 3), (11, 4)], 1, 1, 1, 0, Seq(Rep(4), Gem(AMETHYST, 1)), limit=28
    ),
    Monster("m2_werewolf", 2, 10, -1, [(3, 2), (6, 3), (10, 4)], 1, 1, 2, 0, Seq(Rep(4), Silver(2)), limit=26),
    Monster("m2_gorgon", 2, 9, -2, [(3, 1), (6, 2), (8, 3), (10, 5)], 2, 1, 1, 1, Seq(Rep(5), GoldCard(1)), limit=30),
    Monster("m2_minotaur", 2, 11, -1, [(2, 1), (5, 2), (8, 3), (11, 5)], 1, 1, 2, 0, Seq(Rep(5), Gold(1)), limit=28),
    Monster(
        "m2_plague_shaman", 2, 8, -2, [(0, 1), (5, 2), (8, 3)], 2, 2, 1, 1, Seq(Rep(4), Gaar(2)), limit=26, minimum=1
    ),
    Monster(
        "m2_ice_serpent",
        2,
        10,
        -2,
        [(3, 1), (6, 2), (8, 3), (11, 4)],
        1,
        2,
        1,
        0,
        Seq(Rep(4), Essence(WATER, 1)),
        limit=26,
    ),
    Monster("m2_manticore", 2, 10, -2, [(3, 2), (6, 3), (9, 4)], 2, 1, 1, 0, Seq(Rep(5), Gem(ANY, 1)), limit=30),
    Monster(
        "m2_night_stalker", 2, 9, -3, [(2, 1), (5, 2), (8, 3), (11, 4)], 2, 1, 1, 0, Seq(Rep(5), Gaar(1)), limit=30
    ),
    Monster(
        "m2_giant_scorpion", 2, 10, -1, [(2, 1), (6, 2), (9, 4)], 1, 1, 2, 0, Seq(Rep(4), Essence(EARTH, 1)), limit=26
    ),
    Monster(
        "m3_hydra",
        3,
        11,
        -1,
        [(0, 1), (4, 2), (7, 4), (10, 6)],
        1,
        2,
        1,
        1,
        Seq(Rep(9), Gem(ANY, 1), Gold(3)),
        minimum=1,
        regenerates=1,
    ),
    Monster(
        "m3_lich",
        3,
        10,
        -3,
        [(0, 1), (4, 3), (7, 4), (10, 5)],
        2,
        2,
        1,
        2,
        Seq(Rep(9), GoldCard(1), Gold(3)),
        minimum=1,
    ),
    Monster("m3_behemoth", 3, 13, 0, [(3, 2), (6, 4), (9, 6)], 1, 1, 1, 1, Seq(Rep(9), Gold(5))),
    Monster(
        "m3_elder_vampire",
        3,
        10,
        -2,
        [(0, 1), (4, 3), (7, 4), (10, 5)],
        1,
        2,
        2,
        1,
        Seq(Rep(9), Gem(RUBY, 1), Gold(2)),
        minimum=1,
    ),
    Monster("m3_storm_roc", 3, 10, -3, [(3, 3), (7, 4), (10, 6)], 1, 2, 1, 1, Seq(Rep(9), Essence(AIR, 1), Gold(3))),
    Monster(
        "m3_abyss_demon", 3, 11, -2, [(3, 3), (6, 4), (9, 5), (11, 7)], 2, 2, 1, 1, Seq(Rep(10), Gem(DEMON_STONE, 1))
    ),
    Monster("m3_basilisk_king", 3, 10, -2, [(2, 2), (5, 3), (8, 5)], 1, 2, 2, 1, Seq(Rep(9), Gem(EMERALD, 1), Gold(3))),
    Monster("m3_war_colossus", 3, 13, -1, [(3, 2), (6, 4), (10, 6)], 1, 1, 2, 1, Seq(Rep(10), Gold(3))),
    Monster(
        "m3_bone_dragon", 3, 11, -2, [(3, 3), (6, 4), (9, 5), (11, 6)], 2, 2, 1, 1, Seq(Rep(10), Gem(ONYX, 1), Gold(2))
    ),
    Monster("m3_chimera_queen", 3, 11, -2, [(2, 2), (5, 3), (7, 4), (10, 6)], 1, 2, 1, 1, Seq(Rep(10), Gem(ANY, 1))),
    Monster("m3_kraken_spawn", 3, 11, -1, [(2, 2), (6, 4), (9, 5)], 1, 2, 2, 1, Seq(Rep(9), Gem(DIAMOND, 1))),
    Monster("m3_void_weaver", 3, 10, -4, [(2, 2), (5, 3), (8, 5)], 2, 2, 1, 2, Seq(Rep(10), Essence(ANY, 1))),
]
