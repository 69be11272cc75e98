"""The artifacts, in the order of their numbers. The first four are banners."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.effects.banners import Banner
from hexfarer.games.mage_knight.effects.base import BY_DAY, NIGHT_NOW, Effect, Seq, When
from hexfarer.games.mage_knight.effects.fighting import DoublePhysical, FamePerDefeat, SkipPhases, Wrath
from hexfarer.games.mage_knight.effects.gains import Fame, GainCrystal, GainMana, RollForCrystals, RollForWounds
from hexfarer.games.mage_knight.effects.hand import ACTION_TO_HAND, SPELL_TO_HAND, Justice, ThrowFor
from hexfarer.games.mage_knight.effects.land import TerrainSet
from hexfarer.games.mage_knight.effects.points import Attack, Heal, Influence
from hexfarer.games.mage_knight.effects.troops import Glory, ReadyAll
from hexfarer.games.mage_knight.effects.turns import Change, EndlessMana, Grail, SeeAsByDay
from hexfarer.games.mage_knight.player import CAN_USE_BLACK, CAN_USE_GOLD, GRAIL_DRAWS, WOUNDS_VANISH
from hexfarer.games.mage_knight.terms import (
    ANY_COLOUR,
    ARTIFACT,
    BLACK,
    BLUE,
    DESERT,
    FOREST,
    GOLD,
    GREEN,
    ICON_BANNER,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_INFLUENCE,
    ICON_SPECIAL,
    NONE,
    RED,
    SIEGE,
    WHITE,
)


def artifact(id: str, icons: int, weak: Effect, strong: Effect) -> Deed:
    return Deed(id, ARTIFACT, NONE, icons, weak, strong)


def banner(id: str, icons: int, strong: Effect) -> Deed:
    return Deed(id, ARTIFACT, NONE, icons | ICON_BANNER, Banner(id), strong, icons, banner=True)


def ring(id: str, colour: int) -> Deed:
    weak = Seq(GainMana(1 << colour), GainCrystal(1 << colour), Fame(1))
    return artifact(id, ICON_SPECIAL, weak, EndlessMana(colour))


def sun(n: int) -> Effect:
    by_night = Seq(TerrainSet(1 << FOREST, 3), Change(CAN_USE_GOLD, "can-use-gold", along=True), SeeAsByDay())
    return Seq(GainMana(1 << GOLD, n), When(NIGHT_NOW, by_night))


def darkness(n: int) -> Effect:
    by_day = Seq(TerrainSet(1 << DESERT, 3), Change(CAN_USE_BLACK, "can-use-black", along=True))
    return Seq(When(BY_DAY, by_day), GainMana(ANY_COLOUR, n))


_GEMS: Final = Seq(
    GainMana(1 << RED),
    GainMana(1 << BLUE),
    GainMana(1 << GREEN),
    GainMana(1 << WHITE),
    When(BY_DAY, GainMana(1 << GOLD), GainMana(1 << BLACK)),
)

ARTIFACTS: Final[list[Deed]] = [
    banner("banner_of_glory", ICON_COMBAT, Glory()),
    banner("banner_of_fear", ICON_COMBAT, SkipPhases()),
    banner("banner_of_protection", ICON_COMBAT, Change(WOUNDS_VANISH, "wounds-vanish")),
    banner("banner_of_courage", ICON_HEAL, ReadyAll()),
    ring("ruby_ring", RED),
    ring("sapphire_ring", BLUE),
    ring("diamond_ring", WHITE),
    ring("emerald_ring", GREEN),
    artifact("sword_of_justice", ICON_COMBAT, Seq(Justice(), FamePerDefeat()), Seq(DoublePhysical(), FamePerDefeat())),
    artifact("horn_of_wrath", ICON_COMBAT, Seq(Attack(6, SIEGE), RollForWounds(1)), Wrath()),
    artifact("endless_bag_of_gold", ICON_INFLUENCE, Seq(Influence(4), Fame(2)), Seq(Influence(9), Fame(3))),
    artifact("endless_gem_pouch", ICON_SPECIAL, RollForCrystals(), _GEMS),
    artifact("golden_grail", ICON_HEAL, Grail(2), Seq(Heal(6), Change(GRAIL_DRAWS, "grail-draws", along=True))),
    artifact("book_of_wisdom", ICON_SPECIAL, ThrowFor(ACTION_TO_HAND), ThrowFor(SPELL_TO_HAND)),
    artifact("amulet_of_sun", ICON_SPECIAL, sun(1), sun(3)),
    artifact("amulet_of_darkness", ICON_SPECIAL, darkness(1), darkness(3)),
]
