"""The enemy tokens that the Ultimate Edition adds: reprints, the Lost Legion, and two factions (MK-SITE-OTHER-01)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.content.enemies import Enemy
from hexfarer.games.mage_knight.terms import (
    ARCANE,
    ASSASSINATION,
    BRUTAL,
    COLD_FIRE,
    CUMBERSOME,
    DARK_CRUSADERS,
    DEFEND,
    ELEMENTALISTS,
    ELUSIVE,
    FIRE,
    FORTIFIED,
    ICE,
    PARALYZE,
    PHYSICAL,
    PILE_BROWN,
    PILE_GRAY,
    PILE_GREEN,
    PILE_RED,
    PILE_VIOLET,
    PILE_WHITE,
    POISON,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    RESISTANCES,
    SUMMON,
    SWIFT,
    UNFORTIFIED,
    VAMPIRIC,
)


def of(faction: int, *enemies: Enemy) -> list[Enemy]:
    """The tokens of a faction."""
    for enemy in enemies:
        enemy.faction = faction
    return list(enemies)


_REPRINTS: Final[list[Enemy]] = [
    Enemy("altem_guardsmen_revised", PILE_WHITE, 2, 7, 5, PHYSICAL, RESISTANCES | FORTIFIED, 8),
    Enemy("altem_mages_revised", PILE_WHITE, 2, 8, 4, COLD_FIRE, RESIST_PHYSICAL | BRUTAL | POISON, 8),
]

_LOST_LEGION: Final[list[Enemy]] = [
    Enemy("orc_skirmishers", PILE_GREEN, 2, 4, 1, PHYSICAL, 0, 2, [(1, PHYSICAL)]),
    Enemy("orc_trackers", PILE_GREEN, 2, 3, 4, PHYSICAL, ELUSIVE | ASSASSINATION, 3, high=6),
    Enemy("orc_war_beasts", PILE_GREEN, 2, 5, 3, PHYSICAL, RESIST_FIRE | RESIST_ICE | UNFORTIFIED | BRUTAL, 3),
    Enemy("orc_stonethrowers", PILE_GREEN, 2, 2, 7, PHYSICAL, RESIST_PHYSICAL | FORTIFIED | CUMBERSOME, 4),
    Enemy("thugs", PILE_GRAY, 2, 5, 3, PHYSICAL, BRUTAL, 2, reputation=1),
    Enemy("shocktroops", PILE_GRAY, 2, 3, 5, PHYSICAL, UNFORTIFIED | ELUSIVE, 3, high=6),
    Enemy("heroes_fortified", PILE_GRAY, 1, 4, 5, PHYSICAL, FORTIFIED, 5, [(3, PHYSICAL)], reputation=-1),
    Enemy("heroes_swift", PILE_GRAY, 1, 5, 3, PHYSICAL, SWIFT, 5, [(2, PHYSICAL)], reputation=-1),
    Enemy("heroes_fire", PILE_GRAY, 1, 4, 4, PHYSICAL, RESIST_FIRE, 5, [(2, FIRE)], reputation=-1),
    Enemy("heroes_ice", PILE_GRAY, 1, 4, 3, PHYSICAL, RESIST_ICE, 5, [(3, ICE)], reputation=-1),
    Enemy("sorcerers", PILE_VIOLET, 2, 6, 6, PHYSICAL, ARCANE | ASSASSINATION | POISON, 5),
    Enemy("magic_familiars", PILE_VIOLET, 2, 7, 3, PHYSICAL, UNFORTIFIED | BRUTAL, 5, [(3, PHYSICAL)]),
    Enemy("shadow", PILE_BROWN, 2, 4, 4, COLD_FIRE, ELUSIVE | ARCANE, 4, high=8),
    Enemy("hydra", PILE_BROWN, 2, 6, 2, PHYSICAL, RESIST_ICE, 5, [(2, PHYSICAL), (2, PHYSICAL)]),
    Enemy("manticore", PILE_BROWN, 2, 6, 4, PHYSICAL, RESIST_FIRE | SWIFT | ASSASSINATION | POISON, 5),
    Enemy("lava_dragon", PILE_RED, 2, 8, 6, FIRE, RESIST_FIRE | FORTIFIED | BRUTAL, 8),
    Enemy("storm_dragon", PILE_RED, 2, 7, 4, ICE, RESIST_ICE | ELUSIVE | SWIFT, 7, high=14),
    Enemy(
        "dragon_summoner", PILE_RED, 2, 8, 0, PHYSICAL, RESIST_PHYSICAL | ARCANE | SUMMON, 9, summons=[PILE_BROWN] * 2
    ),
    Enemy("fire_catapult", PILE_WHITE, 1, 7, 8, FIRE, FORTIFIED | CUMBERSOME, 7),
    Enemy("ice_catapult", PILE_WHITE, 1, 6, 9, ICE, FORTIFIED | CUMBERSOME, 7),
    Enemy("delphana_masters", PILE_WHITE, 2, 8, 5, COLD_FIRE, RESIST_FIRE | RESIST_ICE | ASSASSINATION | PARALYZE, 9),
    Enemy("grim_legionnaires", PILE_WHITE, 2, 10, 11, PHYSICAL, UNFORTIFIED | ARCANE, 8),
]

_ELEMENTALISTS: Final[list[Enemy]] = of(
    ELEMENTALISTS,
    Enemy("elemental_priestesses", PILE_GREEN, 1, 4, 3, ICE, RESIST_FIRE | RESIST_ICE, 3, [(3, FIRE)]),
    Enemy("elven_protectors", PILE_GREEN, 2, 4, 3, PHYSICAL, RESIST_FIRE | DEFEND, 2, defend=2),
    Enemy("crystal_sprites", PILE_GREEN, 2, 1, 1, ICE, RESIST_ICE | ELUSIVE | DEFEND, 1, [(1, ICE)], high=2, defend=1),
    Enemy("centaur_outriders", PILE_GREEN, 2, 5, 3, PHYSICAL, SWIFT, 2),
    Enemy("cloud_griffons", PILE_GREEN, 1, 4, 4, PHYSICAL, UNFORTIFIED | ELUSIVE | SWIFT, 3, high=8),
    Enemy("air_elemental", PILE_BROWN, 1, 4, 3, COLD_FIRE, RESIST_FIRE | RESIST_ICE | ELUSIVE | SWIFT, 4, high=8),
    Enemy("fire_elemental", PILE_BROWN, 1, 6, 7, FIRE, RESIST_FIRE, 4),
    Enemy("water_elemental", PILE_BROWN, 1, 7, 6, ICE, RESIST_ICE, 4),
    Enemy("earth_elemental", PILE_BROWN, 1, 5, 4, PHYSICAL, RESIST_PHYSICAL | FORTIFIED | BRUTAL | CUMBERSOME, 4),
    Enemy("savage_dragon", PILE_RED, 2, 7, 5, PHYSICAL, RESIST_PHYSICAL | BRUTAL, 6),
    Enemy("lightning_dragon", PILE_RED, 2, 7, 6, COLD_FIRE, RESIST_FIRE | RESIST_ICE | ELUSIVE, 7, high=14),
)

_DARK_CRUSADERS: Final[list[Enemy]] = of(
    DARK_CRUSADERS,
    Enemy("corrupted_priests", PILE_GREEN, 1, 5, 4, COLD_FIRE, VAMPIRIC | DEFEND, 3, defend=1),
    Enemy("zombie_horde", PILE_GREEN, 2, 5, 1, PHYSICAL, RESIST_ICE | CUMBERSOME, 2, [(1, PHYSICAL), (1, PHYSICAL)]),
    Enemy("gibbering_ghouls", PILE_GREEN, 2, 4, 4, PHYSICAL, VAMPIRIC, 2),
    Enemy("shrouded_necromancers", PILE_GREEN, 1, 5, 0, PHYSICAL, FORTIFIED | SUMMON, 3, summons=[PILE_GREEN]),
    Enemy("skeletal_warriors", PILE_GREEN, 2, 4, 3, PHYSICAL, RESIST_FIRE, 1),
    Enemy("blood_demon", PILE_BROWN, 1, 6, 6, PHYSICAL, RESIST_FIRE | BRUTAL | ASSASSINATION | ARCANE, 5),
    Enemy("pain_wraith", PILE_BROWN, 1, 4, 4, PHYSICAL, ELUSIVE | PARALYZE, 3, high=8),
    Enemy("vampire", PILE_BROWN, 1, 5, 5, PHYSICAL, ELUSIVE | VAMPIRIC, 4, high=10),
    Enemy("mummy", PILE_BROWN, 1, 5, 4, PHYSICAL, RESIST_PHYSICAL | RESIST_ICE | POISON, 4),
    Enemy("vampire_dragon", PILE_RED, 2, 8, 8, PHYSICAL, ELUSIVE | VAMPIRIC, 7, high=16),
    Enemy("death_dragon", PILE_RED, 2, 9, 7, PHYSICAL, PARALYZE | ASSASSINATION, 6),
)

MORE_ENEMIES: Final[list[Enemy]] = _REPRINTS + _LOST_LEGION + _ELEMENTALISTS + _DARK_CRUSADERS
