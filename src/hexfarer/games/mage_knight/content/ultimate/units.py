"""More units, and reprints."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import UnitCard
from hexfarer.games.mage_knight.content.units import Abilities, fights
from hexfarer.games.mage_knight.effects.base import IN_INTERACTION, Either, Seq, When
from hexfarer.games.mage_knight.effects.fighting import Weaken, WeakenOne
from hexfarer.games.mage_knight.effects.gains import Reputation
from hexfarer.games.mage_knight.effects.hirelings import (
    DestroyBlocked,
    Harass,
    OthersAttack,
    StandBefore,
    SwiftBlock,
    WithMana,
)
from hexfarer.games.mage_knight.effects.points import Attack, Block, Heal, Influence, Move
from hexfarer.games.mage_knight.effects.scouting import Peek
from hexfarer.games.mage_knight.effects.troops import UnitsResist
from hexfarer.games.mage_knight.effects.turns import Change
from hexfarer.games.mage_knight.player import FAR_SIGHT
from hexfarer.games.mage_knight.terms import (
    BLUE,
    BOUND,
    CITY,
    COLD_FIRE,
    DISREPUTABLE,
    FORTIFIED,
    GLADE,
    GREEN,
    KEEP,
    MANIFOLD,
    MELEE,
    MONASTERY,
    NONE,
    NOT_LENT,
    ONLY_RECRUITED,
    RANGED,
    RED,
    REPUTED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    RESISTANCES,
    SIEGE,
    TOWER,
    VILLAGE,
    WHITE,
)

_VILLAGE: Final = 1 << VILLAGE
_KEEP: Final = 1 << KEEP
_TOWER: Final = 1 << TOWER
_MONASTERY: Final = 1 << MONASTERY
_CITY: Final = 1 << CITY
_GLADE: Final = 1 << GLADE


def heroes(colour: str, armor: int, resists: int, mana: int, best: Attack | Block | Heal) -> UnitCard:
    """One of the four cards of Heroes."""
    abilities: Abilities = [
        (NONE, fights(5)),
        (mana, best),
        (NONE, Seq(Influence(5), When(IN_INTERACTION, Reputation(1, now=True)))),
    ]
    return UnitCard("heroes_" + colour, True, 3, 9, armor, 1, _VILLAGE | _KEEP | _CITY, abilities, resists, REPUTED)


MORE_UNITS: Final[list[UnitCard]] = [
    UnitCard("utem_guardsmen_revised", False, 2, 5, 5, 2, _VILLAGE | _KEEP, [(NONE, Attack(2)), (NONE, SwiftBlock(4))]),
    UnitCard(
        "scouts",
        False,
        1,
        4,
        2,
        2,
        _VILLAGE | _MONASTERY | _KEEP | _TOWER | _CITY,
        [
            (NONE, Attack(1, SIEGE)),
            (NONE, Peek()),
            (NONE, Seq(Move(2), Change(FAR_SIGHT, "far-sight", along=True))),
        ],
    ),
    UnitCard(
        "thugs",
        False,
        1,
        5,
        5,
        2,
        _VILLAGE | _KEEP,
        [
            (NONE, Block(3)),
            (NONE, Seq(Attack(3), Reputation(-1, now=True))),
            (NONE, Seq(Influence(4), Reputation(-1, now=True))),
        ],
        0,
        DISREPUTABLE,
    ),
    UnitCard(
        "shocktroops",
        False,
        2,
        6,
        3,
        2,
        _KEEP,
        [
            (NONE, Seq(Attack(1, RANGED), OthersAttack(1))),
            (NONE, Harass(Weaken(armor=1))),
            (NONE, StandBefore(3)),
        ],
    ),
    UnitCard(
        "magic_familiars",
        False,
        2,
        6,
        5,
        2,
        _TOWER | _MONASTERY | _GLADE,
        [
            (NONE, WithMana(RED, Attack(3), Attack(5))),
            (NONE, WithMana(BLUE, Block(4), Block(7))),
            (NONE, WithMana(WHITE, Either(Move(3), Influence(3)), Either(Move(5), Influence(5)))),
            (NONE, WithMana(GREEN, Heal(2), Heal(3))),
        ],
        0,
        BOUND | ONLY_RECRUITED | NOT_LENT,
    ),
    UnitCard(
        "altem_guardians_revised",
        True,
        4,
        11,
        7,
        3,
        _CITY,
        [(NONE, Attack(5)), (NONE, SwiftBlock(8)), (GREEN, UnitsResist())],
    ),
    heroes("white", 6, 0, WHITE, Attack(7, RANGED)),
    heroes("green", 3, RESIST_PHYSICAL, GREEN, Heal(4)),
    heroes("blue", 4, RESIST_ICE, BLUE, Block(8, COLD_FIRE)),
    heroes("red", 4, RESIST_FIRE, RED, Attack(6, MELEE, COLD_FIRE)),
    UnitCard(
        "sorcerers",
        True,
        3,
        9,
        4,
        2,
        _TOWER | _MONASTERY,
        [
            (NONE, Attack(3, RANGED)),
            (WHITE, Seq(WeakenOne(Weaken(lose=FORTIFIED), aims=True), Attack(3, RANGED))),
            (GREEN, Seq(WeakenOne(Weaken(lose=RESISTANCES), aims=True), Attack(3, RANGED))),
        ],
        RESIST_FIRE | RESIST_ICE,
    ),
    UnitCard(
        "delphana_masters",
        True,
        4,
        13,
        3,
        2,
        _CITY,
        [
            (BLUE, WeakenOne(Weaken(stop=True))),
            (RED, DestroyBlocked()),
            (GREEN, WeakenOne(Weaken(armor=5))),
            (WHITE, WeakenOne(Weaken(lose=FORTIFIED | RESISTANCES))),
        ],
        RESISTANCES,
        ONLY_RECRUITED | MANIFOLD,
    ),
]
