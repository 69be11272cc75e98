"""The units of the three factions, and the neutral ones."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.content.traits import (
    ALWAYS_BEST,
    BEST_OF_TWO,
    BREATH,
    CHARGE,
    CUNNING,
    DIE_PLUS,
    DOUBLE_SHOT,
    DRAIN,
    DREAD,
    ENCHANT,
    FEAR,
    FREE_AIM,
    GUARDIAN,
    HALT_DIE,
    HAUNT,
    HEAL_ONE,
    HEAL_THREE,
    HEAL_TWO,
    HERALD,
    HOARD,
    JINX,
    NO_DIE,
    NO_RETALIATION,
    PETRIFY,
    PETRIFY_ROLL,
    PIERCE,
    RAGE,
    REPEL,
    REROLL_BAD,
    REROLL_ZERO,
    RETURN,
    RISE,
    SCOUT,
    SHIELD_WALL,
    SPELLPROOF,
    SPLASH,
    STABLE_TRAINED,
    STEADY,
    STUN,
    SUM_OF_TWO,
    TAX,
    TOUGH,
    TOUGH_EACH,
    TOUGH_ONE,
    UNPARALYSED,
    UNTIRING,
    WANDER,
    WARD_THREE,
    WARD_TWO,
    WARY,
)
from hexfarer.games.heroes3.terms import (
    AZURE,
    BRONZE,
    CASTLE,
    DUNGEON,
    FEW,
    FLYING,
    GOLDEN,
    GROUND,
    NECROPOLIS,
    NEUTRAL,
    PACK,
    RANGED,
    SILVER,
)

DRAGON: Final = True


class Face:
    """One side of a unit card."""

    __slots__ = ("attack", "defence", "health", "initiative", "traits", "type")

    def __init__(self, type: int, attack: int, defence: int, health: int, initiative: int, traits: int = 0) -> None:
        self.type = type
        self.attack = attack
        self.defence = defence
        self.health = health
        self.initiative = initiative
        self.traits = traits


class UnitCard:
    """A unit: a faction's has two faces, a neutral one only the first. Costs are gold and valuables."""

    __slots__ = ("copies", "dragon", "faces", "faction", "id", "recruit", "reinforce", "tier")

    def __init__(
        self,
        id: str,
        faction: int,
        tier: int,
        recruit: tuple[int, int],
        reinforce: tuple[int, int],
        faces: list[Face],
        copies: int,
        dragon: bool,
    ) -> None:
        self.id = id
        self.faction = faction
        self.tier = tier
        self.recruit = recruit
        self.reinforce = reinforce
        self.faces = faces
        self.copies = copies
        self.dragon = dragon


UNITS: Final[list[UnitCard]] = []
UNIT_IDS: Final[list[str]] = []


def unit(
    id: str,
    faction: int,
    tier: int,
    recruit: tuple[int, int],
    reinforce: tuple[int, int],
    few: Face,
    pack: Face,
    dragon: bool = False,
) -> None:
    UNITS.append(UnitCard(id, faction, tier, recruit, reinforce, [few, pack], 1, dragon))
    UNIT_IDS.append(id)


def neutral(id: str, copies: int, tier: int, recruit: tuple[int, int], face: Face, dragon: bool = False) -> None:
    UNITS.append(UnitCard("neutral_" + id, NEUTRAL, tier, recruit, (0, 0), [face], copies, dragon))
    UNIT_IDS.append("neutral_" + id)


unit("halberdiers", CASTLE, BRONZE, (2, 0), (3, 0), Face(GROUND, 2, 1, 2, 4), Face(GROUND, 3, 1, 2, 5, HALT_DIE))
unit("marksmen", CASTLE, BRONZE, (3, 0), (5, 0), Face(RANGED, 2, 0, 2, 4), Face(RANGED, 2, 0, 2, 6, DOUBLE_SHOT))
unit("griffins", CASTLE, BRONZE, (4, 0), (6, 0), Face(FLYING, 2, 0, 4, 6, UNTIRING), Face(FLYING, 3, 0, 4, 9, UNTIRING))
unit("crusaders", CASTLE, SILVER, (6, 0), (10, 0), Face(GROUND, 3, 2, 4, 5), Face(GROUND, 4, 2, 4, 6, REROLL_ZERO))
unit("zealots", CASTLE, SILVER, (8, 0), (12, 0), Face(RANGED, 3, 1, 5, 5), Face(RANGED, 4, 1, 5, 7, STEADY))
unit(
    "champions",
    CASTLE,
    GOLDEN,
    (12, 0),
    (20, 1),
    Face(GROUND, 5, 2, 7, 7, STABLE_TRAINED),
    Face(GROUND, 6, 2, 7, 9, CHARGE),
)
unit(
    "archangels",
    CASTLE,
    GOLDEN,
    (20, 1),
    (30, 2),
    Face(FLYING, 6, 3, 8, 12, HERALD),
    Face(FLYING, 7, 3, 10, 18, GUARDIAN),
)
unit("troglodytes", DUNGEON, BRONZE, (2, 0), (3, 0), Face(GROUND, 2, 1, 2, 4), Face(GROUND, 3, 1, 2, 5, UNPARALYSED))
unit(
    "harpies",
    DUNGEON,
    BRONZE,
    (3, 0),
    (5, 0),
    Face(FLYING, 2, 0, 3, 6, RETURN),
    Face(FLYING, 3, 0, 3, 9, NO_RETALIATION | RETURN),
)
unit("evil_eyes", DUNGEON, BRONZE, (4, 0), (6, 0), Face(RANGED, 3, 0, 3, 5), Face(RANGED, 3, 1, 3, 7, STEADY))
unit(
    "medusas",
    DUNGEON,
    SILVER,
    (6, 0),
    (12, 0),
    Face(RANGED, 3, 1, 4, 5, PETRIFY_ROLL),
    Face(RANGED, 4, 1, 4, 6, STEADY | PETRIFY),
)
unit(
    "minotaurs", DUNGEON, SILVER, (8, 0), (14, 0), Face(GROUND, 4, 2, 4, 6, CUNNING), Face(GROUND, 5, 2, 4, 8, CUNNING)
)
unit("manticores", DUNGEON, GOLDEN, (10, 0), (18, 1), Face(FLYING, 5, 1, 6, 7), Face(FLYING, 5, 1, 6, 11, PIERCE))
unit(
    "black_dragons",
    DUNGEON,
    GOLDEN,
    (19, 1),
    (33, 2),
    Face(FLYING, 6, 3, 8, 11, WARD_TWO),
    Face(FLYING, 8, 3, 8, 15, SPELLPROOF),
    DRAGON,
)
unit("skeletons", NECROPOLIS, BRONZE, (2, 0), (3, 0), Face(GROUND, 2, 1, 2, 4), Face(GROUND, 3, 1, 2, 5))
unit(
    "zombies", NECROPOLIS, BRONZE, (3, 0), (4, 0), Face(GROUND, 2, 1, 3, 3, TOUGH_ONE), Face(GROUND, 2, 1, 3, 4, TOUGH)
)
unit(
    "wraiths",
    NECROPOLIS,
    BRONZE,
    (4, 0),
    (6, 0),
    Face(FLYING, 3, 0, 3, 5, HEAL_ONE),
    Face(FLYING, 3, 0, 5, 7, HEAL_ONE | HAUNT),
)
unit(
    "vampires",
    NECROPOLIS,
    SILVER,
    (8, 0),
    (12, 0),
    Face(FLYING, 4, 1, 4, 6, NO_RETALIATION),
    Face(FLYING, 5, 1, 4, 9, NO_RETALIATION | DRAIN),
)
unit("liches", NECROPOLIS, SILVER, (8, 0), (14, 0), Face(RANGED, 3, 1, 5, 6), Face(RANGED, 4, 1, 5, 7, SPLASH))
unit(
    "dread_knights",
    NECROPOLIS,
    GOLDEN,
    (12, 0),
    (20, 1),
    Face(GROUND, 5, 2, 7, 7, DREAD),
    Face(GROUND, 6, 2, 7, 9, RAGE),
)
unit(
    "ghost_dragons",
    NECROPOLIS,
    GOLDEN,
    (19, 1),
    (32, 2),
    Face(FLYING, 6, 3, 8, 9, FEAR),
    Face(FLYING, 7, 3, 9, 14, FEAR | DIE_PLUS),
    DRAGON,
)

neutral("boars", 2, BRONZE, (4, 0), Face(GROUND, 2, 0, 4, 6))
neutral("evil_eyes", 1, BRONZE, (6, 0), Face(RANGED, 2, 1, 3, 6, STEADY))
neutral("griffins", 1, BRONZE, (7, 0), Face(FLYING, 3, 0, 4, 8, UNTIRING))
neutral("halberdiers", 1, BRONZE, (4, 0), Face(GROUND, 2, 0, 4, 4, SHIELD_WALL))
neutral("halflings", 2, BRONZE, (5, 0), Face(RANGED, 2, 0, 3, 6, BEST_OF_TWO | FREE_AIM))
neutral("harpies", 1, BRONZE, (5, 0), Face(FLYING, 2, 0, 4, 8, NO_RETALIATION | RETURN))
neutral("marksmen", 1, BRONZE, (7, 0), Face(RANGED, 2, 0, 3, 5, DOUBLE_SHOT))
neutral("peasants", 2, BRONZE, (3, 0), Face(GROUND, 1, 0, 2, 3, TAX))
neutral("rogues", 2, BRONZE, (5, 0), Face(GROUND, 2, 1, 3, 6, SCOUT))
neutral("skeletons", 1, BRONZE, (3, 0), Face(GROUND, 2, 0, 3, 4, RISE))
neutral("troglodytes", 1, BRONZE, (4, 0), Face(GROUND, 2, 1, 3, 6, UNPARALYSED))
neutral("wraiths", 1, BRONZE, (7, 0), Face(FLYING, 2, 0, 4, 7, HEAL_TWO))
neutral("zombies", 1, BRONZE, (5, 0), Face(GROUND, 2, 0, 4, 3, TOUGH))
neutral("crusaders", 1, SILVER, (11, 0), Face(GROUND, 3, 2, 4, 5, BEST_OF_TWO | ALWAYS_BEST))
neutral("liches", 1, SILVER, (12, 0), Face(RANGED, 3, 0, 6, 7, SPLASH))
neutral("medusas", 1, SILVER, (11, 0), Face(RANGED, 3, 1, 4, 6, STEADY | PETRIFY))
neutral("minotaurs", 1, SILVER, (11, 0), Face(GROUND, 3, 2, 4, 7, REROLL_BAD))
neutral("mummies", 2, SILVER, (8, 0), Face(GROUND, 3, 1, 4, 5, NO_DIE | JINX))
neutral("nomads", 2, SILVER, (10, 0), Face(GROUND, 3, 1, 4, 7, WANDER))
neutral("sharpshooters", 2, SILVER, (10, 0), Face(RANGED, 3, 0, 6, 9, FREE_AIM))
neutral("vampires", 1, SILVER, (9, 0), Face(FLYING, 3, 0, 5, 8, NO_RETALIATION | DRAIN))
neutral("zealots", 1, SILVER, (12, 0), Face(RANGED, 3, 0, 5, 5, STEADY))
neutral("archangels", 1, GOLDEN, (29, 0), Face(FLYING, 5, 2, 7, 10))
neutral("black_dragons", 1, GOLDEN, (30, 0), Face(FLYING, 5, 2, 7, 9, BREATH), DRAGON)
neutral("champions", 1, GOLDEN, (18, 0), Face(GROUND, 4, 2, 6, 8, SUM_OF_TWO))
neutral("diamond_golems", 1, GOLDEN, (16, 0), Face(GROUND, 4, 2, 6, 6, WARD_THREE))
neutral("dread_knights", 1, GOLDEN, (18, 0), Face(GROUND, 5, 1, 7, 7, WARY))
neutral("enchanters", 1, GOLDEN, (16, 0), Face(RANGED, 4, 1, 5, 5, ENCHANT))
neutral("ghost_dragons", 1, GOLDEN, (28, 0), Face(FLYING, 5, 2, 6, 9, REPEL), DRAGON)
neutral("gold_golems", 1, GOLDEN, (14, 0), Face(GROUND, 3, 2, 6, 5, WARD_TWO))
neutral("manticores", 1, GOLDEN, (18, 0), Face(FLYING, 4, 1, 7, 8, TOUGH_EACH))
neutral("trolls", 1, GOLDEN, (13, 0), Face(GROUND, 4, 0, 7, 7, HEAL_THREE))
neutral("azure_dragons", 1, AZURE, (45, 2), Face(FLYING, 8, 3, 10, 19, STUN | SPELLPROOF), DRAGON)
neutral("crystal_dragons", 1, AZURE, (40, 2), Face(GROUND, 7, 3, 9, 16, HOARD), DRAGON)

FACTION_UNITS: Final[list[list[int]]] = [
    [i for i, card in enumerate(UNITS) if card.faction == faction] for faction in (CASTLE, DUNGEON, NECROPOLIS)
]

# The arrow tower of a siege (H3-SIEGE-015).
TOWER_FACE: Final = Face(RANGED, 4, 2, 3, 9)


# -- a unit in an army: card * 2 + side --


def packed(card: int, side: int) -> int:
    return card * 2 + side


def card_of(unit: int) -> int:
    return unit >> 1


def side_of(unit: int) -> int:
    return unit & 1


def face_of(unit: int) -> Face:
    return UNITS[unit >> 1].faces[unit & 1]


def is_neutral(unit: int) -> bool:
    return UNITS[unit >> 1].faction == NEUTRAL


def can_be_reinforced(unit: int) -> bool:
    """A faction's unit on its few side (H3-TOWN-021)."""
    return unit & 1 == FEW and not is_neutral(unit)


def reinforced(unit: int) -> int:
    return unit | PACK
