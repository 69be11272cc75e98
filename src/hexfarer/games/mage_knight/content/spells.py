"""The spells, in the order of their numbers. The last four concern other players."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.combat import RETORT_ATTACK, RETORT_DESTROY
from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.effects.base import IN_FOREST, Effect, Either, Seq, When
from hexfarer.games.mage_knight.effects.fighting import NoWalls, Retort, SkipPhases, Weaken, WeakenAll, WeakenOne
from hexfarer.games.mage_knight.effects.gains import TakeWound
from hexfarer.games.mage_knight.effects.hand import Meditate
from hexfarer.games.mage_knight.effects.land import Fly, Leap
from hexfarer.games.mage_knight.effects.paying import pay_for
from hexfarer.games.mage_knight.effects.points import PER_ENEMY, Amount, Attack, Block, Heal
from hexfarer.games.mage_knight.effects.rivals import EnergyFlow, ManaMeltdown, ManaRadiance, MindRead
from hexfarer.games.mage_knight.effects.source_dice import ClaimDie
from hexfarer.games.mage_knight.effects.troops import Lend, ReadyTotal, RecruitFree
from hexfarer.games.mage_knight.effects.wizardry import BendTime
from hexfarer.games.mage_knight.player import TIME_BENDS
from hexfarer.games.mage_knight.terms import (
    BLUE,
    COLD_FIRE,
    FIRE,
    FORTIFIED,
    GREEN,
    ICE,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_MOVE,
    ICON_SPECIAL,
    MELEE,
    RANGED,
    RED,
    RESIST_FIRE,
    RESISTANCES,
    SIEGE,
    SPELL,
    WHITE,
)


def spell(
    id: str,
    colour: int,
    icons: int,
    weak: Effect,
    strong: Effect,
    strong_icons: int = 0,
    last_only: bool = False,
    competitive: bool = False,
) -> Deed:
    return Deed(id, SPELL, colour, icons, weak, strong, strong_icons, last_only=last_only, competitive=competitive)


def mana_bolt(n: int) -> Effect:
    return pay_for(
        red=Attack(n - 1, MELEE, COLD_FIRE),
        blue=Attack(n, MELEE, ICE),
        green=Attack(n - 3, SIEGE, ICE),
        white=Attack(n - 2, RANGED, ICE),
    )


_HEAL: Final = When(IN_FOREST, Heal(5), Heal(3))

SPELLS: Final[list[Deed]] = [
    spell("fireball", RED, ICON_COMBAT, Attack(5, RANGED, FIRE), Seq(TakeWound(), Attack(8, SIEGE, FIRE))),
    spell("snowstorm", BLUE, ICON_COMBAT, Attack(5, RANGED, ICE), Seq(TakeWound(), Attack(8, SIEGE, ICE))),
    spell(
        "expose",
        WHITE,
        ICON_COMBAT,
        Seq(WeakenOne(Weaken(lose=FORTIFIED | RESISTANCES), aims=True), Attack(2, RANGED)),
        Seq(
            Either(WeakenAll(Weaken(lose=FORTIFIED), aims=True), WeakenAll(Weaken(lose=RESISTANCES), aims=True)),
            Attack(3, RANGED),
        ),
    ),
    spell(
        "tremor",
        GREEN,
        ICON_COMBAT,
        Either(WeakenOne(Weaken(armor=3)), WeakenAll(Weaken(armor=2))),
        Either(
            WeakenOne(Weaken(armor=3, fortified_armor=6)),
            WeakenAll(Weaken(armor=2, fortified_armor=4)),
        ),
    ),
    spell(
        "flame_wall",
        RED,
        ICON_COMBAT,
        Either(Attack(5, MELEE, FIRE), Block(7, FIRE)),
        Either(Attack(Amount(5, 2, PER_ENEMY), MELEE, FIRE), Block(Amount(7, 2, PER_ENEMY), FIRE)),
    ),
    spell("mana_bolt", BLUE, ICON_COMBAT, mana_bolt(8), mana_bolt(11)),
    spell(
        "whirlwind",
        WHITE,
        ICON_COMBAT,
        WeakenOne(Weaken(stop=True)),
        WeakenOne(Weaken(destroy=True)),
        last_only=True,
    ),
    spell(
        "underground_travel",
        GREEN,
        ICON_MOVE,
        Fly("underground", 3, under=True),
        Fly("underground-attack", 3, under=True, attack=True),
    ),
    spell(
        "burning_shield",
        RED,
        ICON_COMBAT,
        Seq(Block(4, FIRE), Retort(RETORT_ATTACK)),
        Seq(Block(4, FIRE), Retort(RETORT_DESTROY)),
    ),
    spell(
        "chill",
        BLUE,
        ICON_COMBAT,
        WeakenOne(Weaken(stop=True, lose=RESIST_FIRE)),
        WeakenOne(Weaken(stop=True, armor=4)),
    ),
    spell(
        "wings_of_wind",
        WHITE,
        ICON_MOVE,
        Fly("wings", 5, price=1),
        SkipPhases(flying=True),
        strong_icons=ICON_COMBAT,
    ),
    spell(
        "restoration",
        GREEN,
        ICON_HEAL,
        _HEAL,
        Seq(_HEAL, When(IN_FOREST, ReadyTotal(5), ReadyTotal(3))),
    ),
    spell(
        "demolish",
        RED,
        ICON_COMBAT,
        Seq(NoWalls(), WeakenAll(Weaken(armor=1))),
        WeakenOne(Weaken(destroy=True), others=Weaken(armor=1)),
        last_only=True,
    ),
    spell(
        "space_bending",
        BLUE,
        ICON_MOVE,
        Leap(),
        BendTime(TIME_BENDS, "time-bends"),
        strong_icons=ICON_SPECIAL,
    ),
    spell("call_to_arms", WHITE, ICON_SPECIAL, Lend(), RecruitFree()),
    spell("meditation", GREEN, ICON_SPECIAL, Meditate(False), Meditate(True)),
    spell("mana_meltdown", RED, ICON_SPECIAL, ManaMeltdown(), ManaRadiance(), competitive=True),
    spell("mana_claim", BLUE, ICON_SPECIAL, ClaimDie(), ClaimDie(curse=True), competitive=True),
    spell("mind_read", WHITE, ICON_SPECIAL, MindRead(), MindRead(steals=True), competitive=True),
    spell("energy_flow", GREEN, ICON_HEAL, EnergyFlow(2), EnergyFlow(3, heals=True), competitive=True),
]
