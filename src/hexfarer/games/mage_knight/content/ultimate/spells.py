"""More spells, and reprints."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.content.spells import spell
from hexfarer.games.mage_knight.effects.base import IN_INTERACTION, Either, Seq, When
from hexfarer.games.mage_knight.effects.gains import GainCrystal
from hexfarer.games.mage_knight.effects.hand import Meditate
from hexfarer.games.mage_knight.effects.land import Fly, Leap
from hexfarer.games.mage_knight.effects.points import Heal, Influence, Move
from hexfarer.games.mage_knight.effects.wizardry import (
    BendTime,
    Cures,
    Discount,
    Disease,
    GiveUp,
    Mist,
    Possess,
    Sacrifice,
    Sacrifices,
    StopMany,
    Veil,
)
from hexfarer.games.mage_knight.player import TIME_BENDS
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    BLUE,
    FIRE,
    GREEN,
    ICE,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_INFLUENCE,
    ICON_MOVE,
    ICON_SPECIAL,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)

_SACRIFICES: Final = Sacrifices(
    Sacrifice(4, SIEGE, FIRE, GREEN, RED),
    Sacrifice(4, SIEGE, ICE, GREEN, BLUE),
    Sacrifice(6, RANGED, FIRE, WHITE, RED),
    Sacrifice(6, RANGED, ICE, WHITE, BLUE),
)

MORE_SPELLS: Final[list[Deed]] = [
    spell(
        "wings_of_wind_revised",
        WHITE,
        ICON_MOVE,
        Fly("wings", 5, price=1),
        StopMany(),
        strong_icons=ICON_COMBAT,
    ),
    spell(
        "space_bending_revised",
        BLUE,
        ICON_MOVE,
        Leap(),
        BendTime(TIME_BENDS, "time-bends"),
        strong_icons=ICON_SPECIAL,
    ),
    spell("meditation_revised", GREEN, ICON_SPECIAL, Meditate(False, True), Meditate(True, True)),
    spell("offering", RED, ICON_SPECIAL, Seq(GainCrystal(1 << RED), GiveUp()), _SACRIFICES, strong_icons=ICON_COMBAT),
    spell("mist_form", BLUE, ICON_MOVE, Seq(Move(4), Mist()), Veil(), strong_icons=ICON_COMBAT),
    spell(
        "charm",
        WHITE,
        ICON_INFLUENCE,
        Seq(Influence(4), When(IN_INTERACTION, Either(GainCrystal(ANY_BASIC), Discount(3)))),
        Possess(),
        strong_icons=ICON_COMBAT,
    ),
    spell("cure", GREEN, ICON_HEAL, Seq(Heal(2), Cures()), Disease(), strong_icons=ICON_COMBAT),
]
