"""The cooperative skills of the old heroes, of Krang and of Braevalar (that of Wolfhawk is with her others)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import SkillToken
from hexfarer.games.mage_knight.content.skills import ARYTHEA, GOLDYX, NOROWAS, TOVAK
from hexfarer.games.mage_knight.effects.base import Effect, Seq
from hexfarer.games.mage_knight.effects.cooperative import (
    ForOthers,
    ManaEnhancement,
    ManaOverload,
    MarkedMana,
    OpenedDie,
    RerollOne,
    ThrowWounds,
    Weather,
    WoundSideways,
)
from hexfarer.games.mage_knight.effects.fighting import Weaken
from hexfarer.games.mage_knight.effects.hunting import Hamper
from hexfarer.games.mage_knight.terms import CUMBERSOME, HEROES, ONCE_A_ROUND

KRANG: Final = 5
BRAEVALAR: Final = 6
_VENGEANCE: Final = Hamper(Weaken(attack=1, gain=CUMBERSOME))


def cooperative(
    id: str, hero: int, effect: Effect, gives: Effect | None = None, not_in_combat: bool = False
) -> SkillToken:
    return SkillToken(
        f"{HEROES[hero]}_{id}",
        hero,
        ONCE_A_ROUND,
        effect,
        not_in_combat=not_in_combat,
        cooperative=True,
        gives=gives,
    )


def lent(
    id: str, hero: int, own: Effect, gives: Effect, alone: bool = False, not_in_combat: bool = False
) -> SkillToken:
    """Something for the owner, then the token lies in the centre for others; `alone`: even without the first."""
    return cooperative(id, hero, Seq(own, ForOthers(gives, alone)), gives, not_in_combat)


COOPERATIVE_SKILLS: Final[list[SkillToken]] = [
    lent("ritual_of_pain", ARYTHEA, ThrowWounds(2), WoundSideways(3), alone=True, not_in_combat=True),
    lent("source_opening", GOLDYX, RerollOne(), OpenedDie(), alone=True),
    lent("prayer_of_weather_cooperative", NOROWAS, Weather(2), Weather(1)),
    cooperative("mana_overload", TOVAK, ManaOverload()),
    cooperative("mana_enhancement", KRANG, ManaEnhancement(MarkedMana()), MarkedMana()),
    lent("natures_vengeance_cooperative", BRAEVALAR, _VENGEANCE, _VENGEANCE),
]
