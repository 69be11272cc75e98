"""The basic actions: twelve that all heroes share, and one of each hero's own."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.effects.base import IN_INTERACTION, Effect, Either, Nothing, Seq, When
from hexfarer.games.mage_knight.effects.gains import Draw, Fame, GainCrystal, GainMana, Reputation
from hexfarer.games.mage_knight.effects.hand import Boost, DiscardFor
from hexfarer.games.mage_knight.effects.paying import Crystallize
from hexfarer.games.mage_knight.effects.points import PER_ICON, Amount, Attack, Block, Heal, Influence, Move
from hexfarer.games.mage_knight.effects.source_dice import ExtraDice, SetDie
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    BASIC_ACTION,
    BLUE,
    FIRE,
    GREEN,
    ICE,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_INFLUENCE,
    ICON_MOVE,
    ICON_SPECIAL,
    MELEE,
    NONE,
    RANGED,
    RED,
    SIEGE,
    WHITE,
    WOUND_CARD,
)

NOTHING: Final = Nothing()
WOUND_DEED: Final = Deed("wound", WOUND_CARD, NONE, 0, NOTHING, NOTHING)


def basic(id: str, colour: int, icons: int, weak: Effect, strong: Effect) -> Deed:
    return Deed(id, BASIC_ACTION, colour, icons, weak, strong)


def improvise(n: int) -> Effect:
    return DiscardFor(Either(Move(n), Influence(n), Attack(n), Block(n)))


BASIC_ACTIONS: Final[list[Deed]] = [
    basic("rage", RED, ICON_COMBAT, Either(Attack(2), Block(2)), Attack(4)),
    basic("determination", BLUE, ICON_COMBAT, Either(Attack(2), Block(2)), Block(5)),
    basic("swiftness", WHITE, ICON_MOVE | ICON_COMBAT, Move(2), Attack(3, RANGED)),
    basic("march", GREEN, ICON_MOVE, Move(2), Move(4)),
    basic("stamina", BLUE, ICON_MOVE, Move(2), Move(4)),
    basic("tranquility", GREEN, ICON_HEAL, Either(Heal(1), Draw(1)), Either(Heal(2), Draw(2))),
    basic("promise", WHITE, ICON_INFLUENCE, Influence(2), Influence(4)),
    basic("threaten", RED, ICON_INFLUENCE, Influence(2), Seq(Influence(5), Reputation(-1))),
    basic("crystallize", BLUE, ICON_SPECIAL, Crystallize(), GainCrystal(ANY_BASIC)),
    basic("mana_draw", WHITE, ICON_SPECIAL, ExtraDice(1), SetDie()),
    basic("concentration", GREEN, ICON_SPECIAL, GainMana(1 << BLUE | 1 << WHITE | 1 << RED), Boost(2)),
    basic("improvisation", RED, ICON_MOVE | ICON_INFLUENCE | ICON_COMBAT, improvise(3), improvise(5)),
    # Arythea
    basic(
        "battle_versatility",
        RED,
        ICON_COMBAT,
        Either(Attack(2), Block(2), Attack(1, RANGED)),
        Either(Attack(4), Block(4), Attack(3, MELEE, FIRE), Block(3, FIRE), Attack(3, RANGED), Attack(2, SIEGE)),
    ),
    # Goldyx
    basic(
        "will_focus",
        GREEN,
        ICON_SPECIAL,
        Either(GainMana(1 << BLUE), GainMana(1 << WHITE), GainMana(1 << RED), GainCrystal(1 << GREEN)),
        Boost(3),
    ),
    # Norowas
    basic(
        "noble_manners",
        WHITE,
        ICON_INFLUENCE,
        Seq(Influence(2), When(IN_INTERACTION, Fame(1, later=True))),
        Seq(Influence(4), When(IN_INTERACTION, Seq(Fame(1, later=True), Reputation(1)))),
    ),
    # Tovak
    basic(
        "cold_toughness",
        BLUE,
        ICON_COMBAT,
        Either(Attack(2, MELEE, ICE), Block(3, ICE)),
        Block(Amount(5, 1, PER_ICON), ICE),
    ),
]
