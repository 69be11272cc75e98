"""The advanced actions, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.combat import RETORT_ARMOR
from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.effects.base import Effect, Either, May, Seq
from hexfarer.games.mage_knight.effects.fighting import Retort, UnitsFight
from hexfarer.games.mage_knight.effects.gains import GainCrystal, GainMana, Reputation, TakeWound
from hexfarer.games.mage_knight.effects.hand import (
    ACTION_TO_DISCARD,
    ACTION_TO_HAND,
    OTHER_CRYSTALS,
    TWO_CRYSTALS,
    BuySpell,
    CastOffered,
    DiscardFor,
    Learn,
    Repeat,
    ThrowFor,
)
from hexfarer.games.mage_knight.effects.land import TerrainCut, TerrainSet
from hexfarer.games.mage_knight.effects.paying import PayToDo, pay_for
from hexfarer.games.mage_knight.effects.points import PER_WOUND, Amount, Attack, Block, Heal, Influence, Move
from hexfarer.games.mage_knight.effects.source_dice import StormAll, StormCrystal
from hexfarer.games.mage_knight.effects.troops import Ready
from hexfarer.games.mage_knight.effects.turns import Ambush, Change, ComeBack, Diplomacy, Tale
from hexfarer.games.mage_knight.player import AGILITY, AGILITY_RANGED, CRYSTALS_RETURN
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ALL_LAND,
    ANY_BASIC,
    ANY_COLOUR,
    BLUE,
    DESERT,
    FIRE,
    GREEN,
    ICE,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_INFLUENCE,
    ICON_MOVE,
    ICON_SPECIAL,
    LAKE,
    PHYSICAL,
    PLAINS,
    RANGED,
    RED,
    SIEGE,
    SWAMP,
    WASTELAND,
    WHITE,
)

_OPEN_LAND: Final = 1 << PLAINS | 1 << DESERT | 1 << WASTELAND
_ANYWHERE: Final = ICON_MOVE | ICON_INFLUENCE | ICON_COMBAT


def advanced(id: str, colour: int, icons: int, weak: Effect, strong: Effect, first_only: bool = False) -> Deed:
    return Deed(id, ADVANCED_ACTION, colour, icons, weak, strong, first_only=first_only)


def bolt(id: str, colour: int, attack: Attack) -> Deed:
    return advanced(id, colour, ICON_SPECIAL | ICON_COMBAT, GainCrystal(1 << colour), attack)


def pure_magic(n: int) -> Effect:
    return pay_for(red=Attack(n), blue=Block(n), green=Move(n), white=Influence(n))


ADVANCED_ACTIONS: Final[list[Deed]] = [
    bolt("fire_bolt", RED, Attack(3, RANGED, FIRE)),
    bolt("ice_bolt", BLUE, Attack(3, RANGED, ICE)),
    bolt("swift_bolt", WHITE, Attack(4, RANGED)),
    bolt("crushing_bolt", GREEN, Attack(3, SIEGE)),
    advanced(
        "blood_rage",
        RED,
        ICON_COMBAT,
        Either(Attack(2), Seq(TakeWound(), Attack(5))),
        Either(Attack(4), Seq(TakeWound(), Attack(9))),
    ),
    advanced("ice_shield", BLUE, ICON_COMBAT, Block(3, ICE), Seq(Block(3, ICE), Retort(RETORT_ARMOR))),
    advanced(
        "agility",
        WHITE,
        ICON_MOVE,
        Seq(Move(2), Change(AGILITY, "agility", along=True)),
        Seq(Move(4), Change(AGILITY | AGILITY_RANGED, "agility-ranged", along=True)),
    ),
    advanced("refreshing_walk", GREEN, ICON_MOVE, Seq(Move(2), Heal(1)), Seq(Move(4), Heal(2))),
    advanced(
        "intimidate",
        RED,
        ICON_INFLUENCE | ICON_COMBAT,
        Seq(Either(Influence(4), Attack(3)), Reputation(-1)),
        Seq(Either(Influence(8), Attack(7)), Reputation(-2)),
    ),
    advanced(
        "frost_bridge",
        BLUE,
        ICON_MOVE,
        Seq(Move(2), TerrainSet(1 << SWAMP, 1)),
        Seq(Move(4), TerrainSet(1 << LAKE | 1 << SWAMP, 1, opens=True)),
    ),
    advanced(
        "song_of_wind",
        WHITE,
        ICON_MOVE,
        Seq(Move(2), TerrainCut(_OPEN_LAND, 1, 0)),
        Seq(Move(2), TerrainCut(_OPEN_LAND, 2, 0), May(PayToDo(BLUE, TerrainSet(1 << LAKE, 0, opens=True)))),
    ),
    advanced(
        "path_finding",
        GREEN,
        ICON_MOVE,
        Seq(Move(2), TerrainCut(ALL_LAND, 1, 2)),
        Seq(Move(4), TerrainSet(ALL_LAND, 2)),
    ),
    advanced(
        "blood_ritual",
        RED,
        ICON_SPECIAL,
        Seq(TakeWound(), GainMana(1 << RED), GainMana(ANY_COLOUR)),
        Seq(TakeWound(), GainMana(ANY_COLOUR, 3)),
    ),
    advanced("pure_magic", BLUE, _ANYWHERE, pure_magic(4), pure_magic(7)),
    advanced("heroic_tale", WHITE, ICON_INFLUENCE, Seq(Influence(3), Tale()), Seq(Influence(6), Tale(1))),
    advanced("regeneration", GREEN, ICON_HEAL, Seq(Heal(1), Ready(2)), Seq(Heal(2), Ready(3))),
    advanced("into_the_heat", RED, ICON_COMBAT, UnitsFight(2), UnitsFight(3), first_only=True),
    advanced("steady_tempo", BLUE, ICON_MOVE, Seq(Move(2), ComeBack(False)), Seq(Move(4), ComeBack(True))),
    advanced(
        "diplomacy",
        WHITE,
        ICON_INFLUENCE | ICON_COMBAT,
        Diplomacy(2, PHYSICAL),
        Either(Diplomacy(4, ICE), Diplomacy(4, FIRE)),
    ),
    advanced("in_need", GREEN, ICON_INFLUENCE, Influence(Amount(2, 1, PER_WOUND)), Influence(Amount(4, 2, PER_WOUND))),
    advanced("decompose", RED, ICON_SPECIAL, ThrowFor(TWO_CRYSTALS), ThrowFor(OTHER_CRYSTALS)),
    advanced(
        "crystal_mastery",
        BLUE,
        ICON_SPECIAL,
        GainCrystal(ANY_BASIC, own=True),
        Change(CRYSTALS_RETURN, "crystals-return"),
    ),
    advanced("mana_storm", WHITE, ICON_SPECIAL, StormCrystal(), StormAll()),
    advanced("ambush", GREEN, ICON_MOVE, Seq(Move(2), Ambush(1, 2)), Seq(Move(4), Ambush(2, 4))),
    advanced("maximal_effect", RED, ICON_SPECIAL, Repeat(False, 3), Repeat(True, 2)),
    advanced("magic_talent", BLUE, ICON_SPECIAL, DiscardFor(CastOffered()), BuySpell()),
    advanced(
        "learning",
        WHITE,
        ICON_INFLUENCE | ICON_SPECIAL,
        Seq(Learn(False), Influence(2)),
        Seq(Learn(True), Influence(4)),
    ),
    advanced("training", GREEN, ICON_SPECIAL, ThrowFor(ACTION_TO_DISCARD), ThrowFor(ACTION_TO_HAND)),
]
