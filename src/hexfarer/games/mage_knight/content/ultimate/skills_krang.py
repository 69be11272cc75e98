"""The skills of Krang, but for the cooperative one."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import BY_ACTION, BY_RESTING, FOR_GREEN, SkillToken
from hexfarer.games.mage_knight.content.skills import interactive, turn
from hexfarer.games.mage_knight.effects.base import Effect, Either, Seq
from hexfarer.games.mage_knight.effects.blows import LowerBlow
from hexfarer.games.mage_knight.effects.chaos import Chaos
from hexfarer.games.mage_knight.effects.fighting import Weaken, WeakenOne
from hexfarer.games.mage_knight.effects.gains import GainMana
from hexfarer.games.mage_knight.effects.grudges import ManaSuppression
from hexfarer.games.mage_knight.effects.knacks import Disguise, FlipThis, Guides, Regenerate, Toughness
from hexfarer.games.mage_knight.effects.points import Attack, Block, Influence, Move
from hexfarer.games.mage_knight.effects.puppets import KeepToken, PuppetFights
from hexfarer.games.mage_knight.terms import (
    ANY_COLOUR,
    COLD_FIRE,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    PHYSICAL,
    RANGED,
    RED,
)

KRANG: Final = 5


def wheel() -> Effect:
    """What each colour of the wheel gives; gold is any of them."""
    blue, green, black = Block(3), Move(1), Attack(1, RANGED, COLD_FIRE)
    white, red = Influence(2), Attack(2)
    return Chaos([red, blue, green, white, Either(blue, green, black, white, red), black])


KRANG_SKILLS: Final[list[SkillToken]] = [
    turn("spirit_guides", KRANG, Seq(Move(1), Guides(1))),
    turn("battle_hardened", KRANG, Toughness(1 << PHYSICAL)),
    SkillToken(
        "krang_battle_frenzy", KRANG, ONCE_A_TURN, Either(Attack(2), Seq(FlipThis(), Attack(4))), back=BY_RESTING
    ),
    SkillToken("krang_shamanic_ritual", KRANG, ONCE_A_ROUND, GainMana(ANY_COLOUR), back=BY_ACTION),
    turn("regenerate", KRANG, Regenerate(RED)),
    SkillToken(
        "krang_arcane_disguise", KRANG, ONCE_A_TURN, Either(Influence(2), Seq(FlipThis(), Disguise())), back=FOR_GREEN
    ),
    turn("puppet_master", KRANG, Either(KeepToken(), PuppetFights(False), PuppetFights(True))),
    SkillToken("krang_master_of_chaos", KRANG, ONCE_A_TURN, wheel(), early=True),
    turn(
        "curse",
        KRANG,
        Either(LowerBlow(2, walls_help=True), WeakenOne(Weaken(armor=1), walls_help=True)),
    ),
    interactive("mana_suppression", KRANG, ManaSuppression()),
]
