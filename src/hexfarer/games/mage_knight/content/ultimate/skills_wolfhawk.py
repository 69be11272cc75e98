"""The skills of Wolfhawk."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import SkillToken
from hexfarer.games.mage_knight.content.skills import flip, turn
from hexfarer.games.mage_knight.effects.base import LOWEST_FAME, Either, Seq, When
from hexfarer.games.mage_knight.effects.blows import LowerBlow
from hexfarer.games.mage_knight.effects.cooperative import ForOthers
from hexfarer.games.mage_knight.effects.dueling import Dueling
from hexfarer.games.mage_knight.effects.fighting import Weaken, WeakenOne
from hexfarer.games.mage_knight.effects.gains import Draw, Fame, GainCrystal
from hexfarer.games.mage_knight.effects.hunting import (
    DeadlyAim,
    HawkEyes,
    Howl,
    HowlAtOthers,
    KnowYourPrey,
    OnHerOwn,
    Taunt,
)
from hexfarer.games.mage_knight.effects.points import Heal, Influence, Move
from hexfarer.games.mage_knight.terms import BLUE, ONCE_A_ROUND, WHITE

WOLFHAWK: Final = 4
_HELP: Final = Seq(WeakenOne(Weaken(armor=1)), LowerBlow(1))

WOLFHAWK_SKILLS: Final[list[SkillToken]] = [
    flip("refreshing_bath", WOLFHAWK, Seq(Heal(1), GainCrystal(1 << BLUE)), not_in_combat=True),
    flip("refreshing_breeze", WOLFHAWK, Seq(Heal(1), GainCrystal(1 << WHITE)), not_in_combat=True),
    turn("hawk_eyes", WOLFHAWK, Seq(Move(1), HawkEyes())),
    turn("on_her_own", WOLFHAWK, Either(Influence(1), OnHerOwn(3))),
    turn("deadly_aim", WOLFHAWK, DeadlyAim()),
    flip("know_your_prey", WOLFHAWK, KnowYourPrey()),
    turn("taunt", WOLFHAWK, Either(LowerBlow(1, only_block=True), Taunt(2, 2))),
    turn("dueling", WOLFHAWK, Dueling()),
    SkillToken(
        "wolfhawk_motivation",
        WOLFHAWK,
        ONCE_A_ROUND,
        Seq(Draw(2), When(LOWEST_FAME, Fame(1))),
        motivation=True,
    ),
    SkillToken(
        "wolfhawk_wolfs_howl_competitive",
        WOLFHAWK,
        ONCE_A_ROUND,
        HowlAtOthers(),
        interactive=True,
        not_in_talk=True,
    ),
    SkillToken(
        "wolfhawk_wolfs_howl_cooperative",
        WOLFHAWK,
        ONCE_A_ROUND,
        Seq(Howl(), ForOthers(_HELP)),
        cooperative=True,
        gives=_HELP,
        not_in_talk=True,
    ),
]
