"""The second own cards of the heroes, both of the new heroes, and reprints."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.content.basic_actions import basic
from hexfarer.games.mage_knight.effects.base import Either, Seq
from hexfarer.games.mage_knight.effects.blows import LowerBlow
from hexfarer.games.mage_knight.effects.coercion import Coerce, CoercedPrice
from hexfarer.games.mage_knight.effects.gains import Draw, GainCrystal, GainMana, Reputation
from hexfarer.games.mage_knight.effects.own_cards import (
    EaseSpace,
    EaseTerrain,
    LandBlock,
    PullDie,
    ReapSteps,
    Regain,
    Tireless,
)
from hexfarer.games.mage_knight.effects.paying import Crystallize
from hexfarer.games.mage_knight.effects.points import PER_OPEN_ICON, Amount, Attack, Block, Heal, Influence, Move
from hexfarer.games.mage_knight.effects.source_dice import SetDie
from hexfarer.games.mage_knight.effects.troops import Ready
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    BLUE,
    GREEN,
    ICE,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_INFLUENCE,
    ICON_MOVE,
    ICON_SPECIAL,
    MELEE,
    RANGED,
    RED,
    WHITE,
)

_INSTINCT: Final = ICON_MOVE | ICON_INFLUENCE | ICON_COMBAT

MORE_BASIC_ACTIONS: Final[list[Deed]] = [
    basic("threaten_revised", RED, ICON_INFLUENCE, Influence(2), Seq(Influence(5), Reputation(-1, now=True))),
    basic(
        "cold_toughness_revised",
        BLUE,
        ICON_COMBAT,
        Either(Attack(2, MELEE, ICE), Block(3, ICE)),
        Block(Amount(5, 1, PER_OPEN_ICON), ICE),
    ),
    # Arythea
    basic("mana_pull", WHITE, ICON_SPECIAL, PullDie(), SetDie(2)),
    # Goldyx
    basic(
        "crystal_joy",
        BLUE,
        ICON_SPECIAL,
        Seq(Crystallize(), Regain(wounds=False)),
        Seq(GainCrystal(ANY_BASIC), Regain(wounds=True)),
    ),
    # Norowas
    basic(
        "rejuvenate",
        GREEN,
        ICON_HEAL,
        Either(Heal(1), Draw(1), GainMana(1 << GREEN), Ready(2)),
        Either(Heal(2), Draw(2), GainCrystal(1 << GREEN), Ready(3)),
    ),
    # Tovak
    basic(
        "instinct",
        RED,
        _INSTINCT,
        Either(Move(2), Influence(2), Attack(2), Block(2)),
        Either(Move(4), Influence(4), Attack(4), Block(4)),
    ),
    # Wolfhawk
    basic(
        "swift_reflexes",
        WHITE,
        ICON_MOVE | ICON_COMBAT,
        Either(Move(2), Attack(1, RANGED), LowerBlow(1, only_block=True)),
        Either(Move(4), Attack(3, RANGED), LowerBlow(2, only_block=True)),
    ),
    basic("tirelessness", BLUE, ICON_MOVE, Seq(Move(2), Tireless()), Seq(Move(4), Tireless(each=True))),
    # Krang
    basic(
        "savage_harvesting",
        GREEN,
        ICON_MOVE | ICON_SPECIAL,
        Seq(Move(2), ReapSteps()),
        Seq(Move(4), ReapSteps(each=True)),
    ),
    basic(
        "ruthless_coercion",
        RED,
        ICON_INFLUENCE,
        Seq(Influence(2), CoercedPrice()),
        Seq(Influence(6), Reputation(-1, now=True), Coerce()),
    ),
    # Braevalar
    basic(
        "one_with_the_land",
        GREEN,
        ICON_MOVE | ICON_HEAL | ICON_COMBAT,
        Either(Move(2), Heal(1), Block(2)),
        Either(Move(4), Heal(2), LandBlock()),
    ),
    basic("druidic_paths", BLUE, ICON_MOVE, Seq(Move(2), EaseSpace()), Seq(Move(4), EaseTerrain())),
]
