"""The units, regular ones first."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.combat import RETORT_NO_SWIFT
from hexfarer.games.mage_knight.components import UnitCard
from hexfarer.games.mage_knight.effects.base import Effect, Either, Seq
from hexfarer.games.mage_knight.effects.boosting import Boosted
from hexfarer.games.mage_knight.effects.fighting import Retort, TurnAttacks, Weaken, WeakenOne
from hexfarer.games.mage_knight.effects.gains import GainCrystal, GainMana
from hexfarer.games.mage_knight.effects.land import TerrainCut
from hexfarer.games.mage_knight.effects.points import Attack, Block, Heal, Influence, Move
from hexfarer.games.mage_knight.effects.troops import Ready, UnitsResist, WoundThisUnit
from hexfarer.games.mage_knight.terms import (
    ANY_COLOUR,
    BLACK,
    BLUE,
    CITY,
    FIRE,
    FOREST,
    GREEN,
    HILLS,
    ICE,
    KEEP,
    MELEE,
    MONASTERY,
    NONE,
    RANGED,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SIEGE,
    SWAMP,
    TOWER,
    VILLAGE,
    WHITE,
)

_VILLAGE: Final = 1 << VILLAGE
_KEEP: Final = 1 << KEEP
_TOWER: Final = 1 << TOWER
_MONASTERY: Final = 1 << MONASTERY
_CITY: Final = 1 << CITY

Abilities = list[tuple[int, Effect]]


def fights(n: int, element: int = 0) -> Effect:
    return Either(Attack(n, MELEE, element), Block(n, element))


def regular(
    id: str, level: int, cost: int, armor: int, copies: int, sites: int, abilities: Abilities, resists: int = 0
) -> UnitCard:
    return UnitCard(id, False, level, cost, armor, copies, sites, abilities, resists)


def elite(
    id: str, level: int, cost: int, armor: int, copies: int, sites: int, abilities: Abilities, resists: int = 0
) -> UnitCard:
    return UnitCard(id, True, level, cost, armor, copies, sites, abilities, resists)


UNIT_CARDS: Final[list[UnitCard]] = [
    regular("peasants", 1, 4, 3, 3, _VILLAGE, [(NONE, fights(2)), (NONE, Influence(2)), (NONE, Move(2))]),
    regular(
        "herbalists",
        1,
        3,
        2,
        2,
        _VILLAGE | _MONASTERY,
        [(GREEN, Heal(2)), (NONE, Ready(2)), (NONE, GainMana(1 << GREEN))],
    ),
    regular(
        "foresters",
        1,
        5,
        4,
        2,
        _VILLAGE,
        [(NONE, Seq(Move(2), TerrainCut(1 << FOREST | 1 << HILLS | 1 << SWAMP, 1, 0))), (NONE, Block(3))],
    ),
    regular("utem_crossbowmen", 2, 6, 4, 2, _VILLAGE | _KEEP, [(NONE, fights(3)), (NONE, Attack(2, RANGED))]),
    regular(
        "utem_guardsmen",
        2,
        5,
        5,
        2,
        _VILLAGE | _KEEP,
        [(NONE, Attack(2)), (NONE, Seq(Block(4), Retort(RETORT_NO_SWIFT)))],
    ),
    regular("utem_swordsmen", 2, 6, 4, 2, _KEEP, [(NONE, fights(3)), (NONE, Seq(fights(6), WoundThisUnit()))]),
    regular(
        "guardian_golems",
        2,
        7,
        3,
        2,
        _KEEP | _TOWER,
        [(NONE, fights(2)), (RED, Block(4, FIRE)), (BLUE, Block(4, ICE))],
        RESIST_PHYSICAL,
    ),
    regular(
        "illusionists",
        2,
        7,
        2,
        2,
        _TOWER | _MONASTERY,
        [(NONE, Influence(4)), (WHITE, WeakenOne(Weaken(stop=True), open_only=True)), (NONE, GainCrystal(1 << WHITE))],
        RESIST_PHYSICAL,
    ),
    regular("red_cape_monks", 2, 7, 4, 1, _MONASTERY, [(NONE, fights(3)), (RED, fights(4, FIRE))]),
    regular("northern_monks", 2, 7, 4, 1, _MONASTERY, [(NONE, fights(3)), (BLUE, fights(4, ICE))]),
    regular("savage_monks", 2, 7, 4, 1, _MONASTERY, [(NONE, fights(3)), (GREEN, Attack(4, SIEGE))]),
    elite(
        "fire_golems",
        3,
        8,
        4,
        2,
        _TOWER | _KEEP,
        [(NONE, fights(3)), (RED, Attack(4, RANGED, FIRE))],
        RESIST_FIRE | RESIST_PHYSICAL,
    ),
    elite(
        "ice_golems",
        3,
        8,
        4,
        2,
        _TOWER | _KEEP,
        [(NONE, fights(3)), (BLUE, Attack(6, MELEE, ICE))],
        RESIST_ICE | RESIST_PHYSICAL,
    ),
    elite(
        "fire_mages",
        3,
        9,
        4,
        2,
        _TOWER | _MONASTERY,
        [
            (NONE, Attack(3, RANGED, FIRE)),
            (RED, fights(6, FIRE)),
            (NONE, Seq(GainMana(1 << RED), GainCrystal(1 << RED))),
        ],
        RESIST_FIRE,
    ),
    elite(
        "ice_mages",
        3,
        9,
        4,
        2,
        _TOWER | _MONASTERY,
        [
            (NONE, fights(4, ICE)),
            (BLUE, Attack(4, SIEGE, ICE)),
            (NONE, Seq(GainMana(1 << BLUE), GainCrystal(1 << BLUE))),
        ],
        RESIST_ICE,
    ),
    elite("amotep_gunners", 3, 8, 6, 2, _KEEP | _CITY, [(NONE, fights(5)), (RED, Attack(6, RANGED, FIRE))]),
    elite(
        "amotep_freezers",
        3,
        8,
        6,
        2,
        _KEEP | _CITY,
        [(NONE, fights(5)), (BLUE, WeakenOne(Weaken(stop=True, armor=3)))],
    ),
    elite(
        "catapults",
        3,
        9,
        4,
        3,
        _KEEP | _CITY,
        [(NONE, Attack(3, SIEGE)), (RED, Attack(5, SIEGE, FIRE)), (BLUE, Attack(5, SIEGE, ICE))],
    ),
    elite(
        "altem_mages",
        4,
        12,
        5,
        2,
        _CITY,
        [
            (NONE, GainMana(ANY_COLOUR, 2)),
            (NONE, Boosted()),
            (BLACK, Either(TurnAttacks(cold_fire=True), TurnAttacks(cold_fire=False))),
        ],
        RESIST_FIRE | RESIST_ICE,
    ),
    elite(
        "altem_guardians",
        4,
        11,
        7,
        3,
        _CITY,
        [(NONE, Attack(5)), (NONE, Seq(Block(8), Retort(RETORT_NO_SWIFT))), (GREEN, UnitsResist())],
    ),
]
