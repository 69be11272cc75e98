"""More artifacts, and reprints."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.content.artifacts import artifact, banner
from hexfarer.games.mage_knight.effects.banners import Banner
from hexfarer.games.mage_knight.effects.base import Effect, Either, Nothing, Seq
from hexfarer.games.mage_knight.effects.fighting import LesserWrath
from hexfarer.games.mage_knight.effects.gains import Fame, RollForWounds
from hexfarer.games.mage_knight.effects.land import Fly
from hexfarer.games.mage_knight.effects.points import Attack, Block, Heal, Influence
from hexfarer.games.mage_knight.effects.relics import (
    HARVEST_ATTACK,
    HARVEST_PHASE,
    BorrowSkill,
    Harvest,
    HealAll,
    HoistCommand,
    InCombat,
    OpenBox,
    PhaseFame,
    SplitBlock,
    Staff,
    TakeSkill,
    Tome,
    TwinCrystals,
    TwoOf,
    Volley,
)
from hexfarer.games.mage_knight.effects.troops import Ready, RecruitFree
from hexfarer.games.mage_knight.effects.wizardry import StopMany
from hexfarer.games.mage_knight.player import STARSDAWN
from hexfarer.games.mage_knight.terms import (
    ARTIFACT,
    COLD_FIRE,
    ICON_BANNER,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_INFLUENCE,
    ICON_MOVE,
    ICON_SPECIAL,
    NONE,
    PHYSICAL,
    SIEGE,
)

_STAFF: Final[list[Effect]] = [Ready(3), TwinCrystals(), Heal(3), Fly("staff", 2)]  # red, blue, green, white

MORE_ARTIFACTS: Final[list[Deed]] = [
    Deed(
        "banner_of_fear_revised",
        ARTIFACT,
        NONE,
        ICON_COMBAT | ICON_BANNER,
        Banner("banner_of_fear"),
        StopMany(3),
        ICON_COMBAT,
        banner=True,
    ),
    artifact("horn_of_wrath_revised", ICON_COMBAT, Seq(Attack(5, SIEGE), RollForWounds(1)), LesserWrath(5)),
    artifact("mysterious_box", ICON_SPECIAL, OpenBox(), Nothing()),
    artifact("bow_of_starsdawn", ICON_COMBAT, Seq(Volley(2), PhaseFame()), InCombat(STARSDAWN, "starsdawn")),
    Deed(
        "banner_of_command",
        ARTIFACT,
        NONE,
        ICON_INFLUENCE | ICON_BANNER,
        Seq(Influence(4), HoistCommand()),
        Seq(Fame(2), RecruitFree()),
        banner=True,
    ),
    banner("banner_of_fortitude", ICON_COMBAT, HealAll()),
    artifact(
        "soul_harvester",
        ICON_COMBAT,
        Seq(Attack(3), Harvest(HARVEST_ATTACK)),
        Seq(Attack(8), Harvest(HARVEST_PHASE)),
    ),
    artifact(
        "shield_of_the_fallen_kings",
        ICON_COMBAT,
        Either(Block(6), SplitBlock(4, PHYSICAL, 2)),
        Either(Block(8, COLD_FIRE), SplitBlock(4, COLD_FIRE, 3)),
    ),
    artifact("druidic_staff", ICON_MOVE | ICON_HEAL | ICON_SPECIAL, Staff(_STAFF), TwoOf(*_STAFF)),
    artifact("circlet_of_proficiency", ICON_SPECIAL, BorrowSkill(), TakeSkill()),
    artifact("tome_of_all_spells", ICON_SPECIAL, Tome(False), Tome(True)),
]
