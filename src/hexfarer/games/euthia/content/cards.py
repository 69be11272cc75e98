"""Silver, Gold and Combat cards, Gems, Essences, Elementals, the Dwurt die."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Effect, Nothing, Seq
from hexfarer.games.euthia.components import Segments
from hexfarer.games.euthia.effects.combat import (
    CloverPenalty,
    DamageMinus,
    DamagePlus,
    ExhaustSkills,
    FewerDice,
    ForbidHope,
    HeroMod,
    MonsterHeal,
    MonsterMod,
    NextMod,
    Regeneration,
    RollMod,
    StealGaar,
    WoundPlus,
)
from hexfarer.games.euthia.effects.gains import (
    Dwurt,
    Essence,
    Gaar,
    Gem,
    Gold,
    GoldCard,
    Heal,
    LoseRep,
    Move,
    Potion,
    Rep,
    Resource,
    Silver,
    Wounds,
)
from hexfarer.games.euthia.terms import (
    AIR,
    EARTH,
    FIRE,
    FROM_MOUNTAIN,
    HEALING,
    HERO_PRE,
    MONSTER_POST,
    MONSTER_PRE,
    OPAL,
    OUTSIDE,
    PERMANENT,
    ROLLED,
    WATER,
)

CARD_FACES_OF_BOX: Final[list[Segments]] = [
    Segments("silver_curse", HERO_PRE, [HeroMod(-2), Seq(HeroMod(-4), DamageMinus(1))]),
    Segments("silver_frenzy", MONSTER_PRE | MONSTER_POST, [MonsterMod(2), MonsterMod(4)]),
    Segments("silver_venom", MONSTER_POST, [WoundPlus(1), Seq(WoundPlus(2), CloverPenalty(-1))]),
    Segments(
        "gold_mighty_strike",
        MONSTER_PRE,
        [Seq(WoundPlus(2), NextMod(-2)), Seq(WoundPlus(3), NextMod(-3)), Seq(WoundPlus(4), NextMod(-4))],
    ),
    Segments(
        "gold_healing",
        MONSTER_PRE | MONSTER_POST,
        [Seq(MonsterMod(2), MonsterHeal(1)), Seq(MonsterMod(2), MonsterHeal(3)), Seq(MonsterMod(3), MonsterHeal(5))],
        Regeneration(1),
    ),
    Segments(
        "gold_soul_control",
        MONSTER_PRE | MONSTER_POST,
        [ExhaustSkills(1), ExhaustSkills(2), Seq(ExhaustSkills(3), StealGaar(1))],
        ForbidHope(),
    ),
    Segments("gold_mind_control", MONSTER_PRE, [StealGaar(1), StealGaar(2), Seq(StealGaar(3), WoundPlus(1))]),
]

# Left die, right die, Gaar symbols, Chaos symbols (EU-SOLO-10 to -12).
COMBAT_CARDS_OF_BOX: Final[list[tuple[int, int, int, int]]] = [
    (1, 1, 0, 1),
    (1, 2, 2, 0),
    (1, 3, 0, 1),
    (1, 4, 1, 1),
    (1, 5, 0, 0),
    (1, 6, 1, 1),
    (2, 1, 0, 2),
    (2, 2, 1, 0),
    (2, 3, 0, 1),
    (2, 4, 1, 2),
    (2, 5, 0, 0),
    (2, 6, 2, 1),
    (3, 1, 0, 0),
    (3, 2, 1, 1),
    (3, 3, 0, 1),
    (3, 4, 2, 0),
    (3, 5, 0, 1),
    (3, 6, 1, 1),
    (4, 1, 0, 0),
    (4, 2, 2, 1),
    (4, 3, 0, 2),
    (4, 4, 1, 0),
    (4, 5, 0, 1),
    (4, 6, 1, 2),
    (5, 1, 0, 1),
    (5, 2, 1, 1),
    (5, 3, 0, 0),
    (5, 4, 1, 1),
    (5, 5, 0, 1),
    (5, 6, 2, 0),
    (6, 1, 0, 1),
    (6, 2, 1, 2),
    (6, 3, 0, 0),
    (6, 4, 2, 1),
    (6, 5, 0, 2),
    (6, 6, 1, 0),
]

# By kind: when, and what.
GEMS_OF_BOX: Final[list[tuple[int, Effect]]] = [
    (OUTSIDE, Move(1)),
    (ROLLED, RollMod(1)),
    (MONSTER_POST, MonsterMod(-1)),
    (HEALING | OUTSIDE, Heal(1)),
    (PERMANENT, Nothing()),
    (OUTSIDE, Silver(1)),
    (OUTSIDE, GoldCard(1)),
    (HEALING | OUTSIDE, Heal(2)),
]

ESSENCES_OF_BOX: Final[list[tuple[int, Effect]]] = [
    (HERO_PRE, DamagePlus(2)),
    (HEALING | OUTSIDE, Heal(5)),
    (ROLLED, RollMod(4)),
    (MONSTER_PRE, FewerDice(1)),
]

# By element: from, to, what a Hero Roll brings (EU-FREE-05).
ELEMENTALS_OF_BOX: Final[list[list[tuple[int, int, Effect]]]] = [
    [
        (2, 4, Wounds(3)),
        (5, 7, Seq(Wounds(1), Gaar(1))),
        (9, 10, Essence(FIRE, 1)),
        (11, 99, Seq(Essence(FIRE, 1), Rep(1), Gold(1))),
    ],
    [
        (3, 5, Potion(1)),
        (7, 8, Gem(OPAL, 1)),
        (9, 10, Essence(WATER, 1)),
        (11, 99, Seq(Essence(WATER, 1), Rep(1), Potion(1))),
    ],
    [
        (4, 6, Gold(1)),
        (7, 9, Resource(FROM_MOUNTAIN, 1)),
        (11, 12, Essence(EARTH, 1)),
        (13, 99, Seq(Essence(EARTH, 1), Rep(1), Gold(2))),
    ],
    [(2, 3, Wounds(2)), (4, 5, Silver(1)), (6, 7, Essence(AIR, 1)), (8, 99, Seq(Essence(AIR, 1), Rep(1), Silver(1)))],
]

# The Dwurt die (EU-DWURT-08).
DWURT_DIE: Final[list[Effect]] = [
    Dwurt(1),
    Silver(1),
    Seq(Silver(2), Wounds(1)),
    Seq(Dwurt(1), Silver(3), LoseRep(1), Wounds(2)),
    Seq(Dwurt(1), GoldCard(1), LoseRep(1), Wounds(4)),
    Seq(Dwurt(2), GoldCard(1), LoseRep(1), Wounds(6)),
]
