"""More advanced actions, four of them in two colours, and reprints: in the order of the numbers of the edition."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.combat import RETORT_EXCESS
from hexfarer.games.mage_knight.components import Deed
from hexfarer.games.mage_knight.content.advanced_actions import advanced
from hexfarer.games.mage_knight.effects.acts import Lore, Peaceful, Portal
from hexfarer.games.mage_knight.effects.adrenaline import Rush
from hexfarer.games.mage_knight.effects.base import PEACE_NOW, Effect, Either, May, Seq, When
from hexfarer.games.mage_knight.effects.blows import LowerBlow, MuteBlow
from hexfarer.games.mage_knight.effects.fighting import Retort, Weaken, WeakenOne
from hexfarer.games.mage_knight.effects.gains import Draw, GainCrystal, GainMana, Reputation, TakeWound
from hexfarer.games.mage_knight.effects.hand import BuySpell
from hexfarer.games.mage_knight.effects.hirelings import SwiftBlock
from hexfarer.games.mage_knight.effects.land import TerrainSet
from hexfarer.games.mage_knight.effects.offered import (
    BuyAction,
    DiscardToCast,
    Forge,
    MissingCrystal,
    PerSet,
    UseOffered,
    WoundToDiscard,
)
from hexfarer.games.mage_knight.effects.paying import Crystallize
from hexfarer.games.mage_knight.effects.points import (
    PER_BLOCKED,
    PER_WOUND,
    Amount,
    Attack,
    Block,
    Heal,
    Influence,
    Move,
)
from hexfarer.games.mage_knight.effects.rituals import Resolve, ritual
from hexfarer.games.mage_knight.effects.turns import Change, Tale
from hexfarer.games.mage_knight.effects.valor import (
    Chivalrous,
    Dodge,
    Explosive,
    Ward,
)
from hexfarer.games.mage_knight.player import AGILITY, AGILITY_RANGED
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ANY_BASIC,
    ANY_COLOUR,
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    ICON_COMBAT,
    ICON_HEAL,
    ICON_INFLUENCE,
    ICON_MOVE,
    ICON_SPECIAL,
    MELEE,
    MOUNTAIN,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)

_ANYWHERE: Final = ICON_MOVE | ICON_INFLUENCE | ICON_COMBAT


def two_coloured(id: str, colour: int, second: int, icons: int, weak: Effect, strong: Effect) -> Deed:
    """Powered by either colour (MK-CARD-16)."""
    return Deed(id, ADVANCED_ACTION, colour, icons, weak, strong, second=second)


def dodged(n: int) -> Effect:
    return LowerBlow(n, only_block=True)


MORE_ADVANCED_ACTIONS: Final[list[Deed]] = [
    # what the base edition words otherwise
    advanced(
        "agility_revised",
        WHITE,
        ICON_MOVE,
        Seq(Move(2), Change(AGILITY, "agility-now", along=True)),
        Seq(Move(4), Change(AGILITY | AGILITY_RANGED, "agility-ranged-now", along=True)),
    ),
    advanced(
        "refreshing_walk_revised",
        GREEN,
        ICON_MOVE,
        Seq(Move(2), When(PEACE_NOW, Heal(1))),
        Seq(Move(4), When(PEACE_NOW, Heal(2))),
    ),
    advanced(
        "intimidate_revised",
        RED,
        ICON_INFLUENCE | ICON_COMBAT,
        Seq(Either(Influence(4), Attack(3)), Reputation(-1, now=True)),
        Seq(Either(Influence(8), Attack(7)), Reputation(-2, now=True)),
    ),
    advanced(
        "blood_ritual_revised",
        RED,
        ICON_SPECIAL,
        Seq(TakeWound(), GainCrystal(1 << RED), GainMana(ANY_COLOUR)),
        Seq(TakeWound(), GainMana(ANY_COLOUR, 3), May(Crystallize())),
    ),
    advanced(
        "heroic_tale_revised",
        WHITE,
        ICON_INFLUENCE,
        Seq(Influence(3), Tale(now=True)),
        Seq(Influence(6), Tale(1, now=True)),
    ),
    advanced(
        "in_need_revised",
        GREEN,
        ICON_INFLUENCE,
        Influence(Amount(3, 1, PER_WOUND)),
        Influence(Amount(5, 2, PER_WOUND)),
    ),
    advanced("magic_talent_revised", BLUE, ICON_SPECIAL, DiscardToCast(), BuySpell()),
    # in two colours
    two_coloured(
        "power_of_crystals",
        GREEN,
        BLUE,
        ICON_MOVE | ICON_HEAL | ICON_SPECIAL,
        MissingCrystal(ANY_BASIC),
        Seq(Either(Move(4), Heal(2), Draw(2)), PerSet(Either(Move(2), Heal(1), Draw(1)))),
    ),
    two_coloured("rush_of_adrenaline", RED, GREEN, ICON_SPECIAL, Rush(), Rush(True)),
    two_coloured(
        "explosive_bolt",
        RED,
        WHITE,
        ICON_SPECIAL | ICON_COMBAT,
        Seq(TakeWound(), GainCrystal(1 << WHITE), GainCrystal(1 << RED)),
        Seq(Attack(3, RANGED), Explosive()),
    ),
    two_coloured(
        "chilling_stare",
        BLUE,
        WHITE,
        ICON_INFLUENCE | ICON_COMBAT,
        Either(Influence(3), MuteBlow()),
        Either(Influence(5), WeakenOne(Weaken(stop=True))),
    ),
    # red
    advanced("counterattack", RED, ICON_COMBAT, Attack(Amount(2, 2, PER_BLOCKED)), Attack(Amount(4, 3, PER_BLOCKED))),
    advanced(
        "ritual_attack",
        RED,
        ICON_COMBAT,
        ritual(red=Attack(5), blue=Attack(3, MELEE, ICE), green=Attack(2, SIEGE), white=Attack(3, RANGED)),
        ritual(
            red=Attack(6, MELEE, FIRE),
            blue=Attack(4, MELEE, COLD_FIRE),
            green=Attack(3, SIEGE, FIRE),
            white=Attack(4, RANGED, FIRE),
        ),
    ),
    advanced(
        "blood_of_ancients",
        RED,
        ICON_SPECIAL,
        Seq(TakeWound(), BuyAction()),
        Seq(Either(TakeWound(), WoundToDiscard()), UseOffered()),
    ),
    # blue
    advanced("shield_bash", BLUE, ICON_COMBAT, SwiftBlock(3), Seq(SwiftBlock(5), Retort(RETORT_EXCESS))),
    advanced("temporal_portal", BLUE, ICON_SPECIAL, Portal(1, 1), Either(Portal(2, 1), Portal(1, 2))),
    advanced("spell_forge", BLUE, ICON_SPECIAL, Forge(1), Forge(2)),
    # white
    advanced(
        "chivalry",
        WHITE,
        ICON_COMBAT,
        Either(Attack(3), Seq(Attack(2), Chivalrous())),
        Either(Attack(6), Seq(Attack(4), Chivalrous(1))),
    ),
    advanced("peaceful_moment", WHITE, ICON_INFLUENCE | ICON_HEAL, Peaceful(3), Peaceful(6, True)),
    advanced(
        "dodge_and_weave",
        WHITE,
        ICON_COMBAT,
        Seq(dodged(2), Dodge(1)),
        Seq(Either(dodged(4), Seq(dodged(2), dodged(2))), Dodge(2)),
    ),
    # green
    advanced("stout_resolve", GREEN, _ANYWHERE, Resolve(2, 1), Resolve(3, 2, True)),
    advanced("force_of_nature", GREEN, ICON_COMBAT, Ward(), Either(Attack(3, SIEGE), Block(6))),
    advanced(
        "mountain_lore",
        GREEN,
        ICON_MOVE,
        Seq(Move(3), Lore()),
        Seq(Move(5), TerrainSet(1 << MOUNTAIN, 5, opens=True, safe=True), Lore(2)),
    ),
]
