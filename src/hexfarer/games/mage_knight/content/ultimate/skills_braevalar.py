"""The skills of Braevalar, but for the cooperative one."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import SkillToken
from hexfarer.games.mage_knight.content.skills import flip, interactive, turn
from hexfarer.games.mage_knight.effects.base import AT_GLADE, AT_WALLS, Either, May, Seq, When
from hexfarer.games.mage_knight.effects.blows import LowerBlow
from hexfarer.games.mage_knight.effects.bolts import ForkedLightning
from hexfarer.games.mage_knight.effects.fighting import Weaken
from hexfarer.games.mage_knight.effects.gains import GainMana
from hexfarer.games.mage_knight.effects.grudges import Vengeance
from hexfarer.games.mage_knight.effects.knacks import Regenerate, Scouts, Toughness
from hexfarer.games.mage_knight.effects.land import TerrainSet
from hexfarer.games.mage_knight.effects.paying import PayToDo
from hexfarer.games.mage_knight.effects.points import Attack, Influence, Move
from hexfarer.games.mage_knight.effects.shapes import Shapeshift
from hexfarer.games.mage_knight.terms import (
    BLUE,
    CUMBERSOME,
    FIRE,
    GREEN,
    ICE,
    LAKE,
    MOUNTAIN,
    ONCE_A_TURN,
    RED,
    WHITE,
)

BRAEVALAR: Final = 6

BRAEVALAR_SKILLS: Final[list[SkillToken]] = [
    turn("elemental_resistance", BRAEVALAR, Toughness(1 << FIRE | 1 << ICE)),
    SkillToken(
        "braevalar_feral_allies",
        BRAEVALAR,
        ONCE_A_TURN,
        Seq(Either(Attack(1), LowerBlow(1)), Scouts()),
        scouts=True,
    ),
    flip("thunderstorm", BRAEVALAR, Seq(GainMana(1 << GREEN | 1 << BLUE), GainMana(1 << GREEN | 1 << WHITE))),
    flip("lightning_storm", BRAEVALAR, Seq(GainMana(1 << BLUE | 1 << GREEN), GainMana(1 << BLUE | 1 << RED))),
    turn("beguile", BRAEVALAR, When(AT_GLADE, Influence(4), When(AT_WALLS, Influence(2), Influence(3)))),
    turn("forked_lightning", BRAEVALAR, ForkedLightning()),
    turn("shapeshift", BRAEVALAR, Shapeshift()),
    turn(
        "secret_ways",
        BRAEVALAR,
        Seq(
            Move(1),
            TerrainSet(1 << MOUNTAIN, 5, opens=True, safe=True),
            May(PayToDo(BLUE, TerrainSet(1 << LAKE, 2, opens=True, safe=True))),
        ),
    ),
    turn("regenerate", BRAEVALAR, Regenerate(GREEN)),
    interactive("natures_vengeance_competitive", BRAEVALAR, Vengeance(Weaken(attack=1, gain=CUMBERSOME))),
]
