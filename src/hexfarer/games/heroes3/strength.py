"""How strong units and armies are, and who is likely to win: rough numbers for hints."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.battle import Fighter
from hexfarer.games.heroes3.content.traits import (
    ALWAYS_BEST,
    BEST_OF_TWO,
    DOUBLE_SHOT,
    DRAIN,
    GUARDIAN,
    HEAL_THREE,
    HEAL_TWO,
    NO_RETALIATION,
    PIERCE,
    RAGE,
    SPLASH,
    SUM_OF_TWO,
    TOUGH,
    UNTIRING,
)
from hexfarer.games.heroes3.content.units import TOWER_FACE, UNITS, Face
from hexfarer.games.heroes3.fighting import max_health
from hexfarer.games.heroes3.flow.combat import ARMIES
from hexfarer.games.heroes3.terms import AZURE, GROUND, NEUTRAL, RANGED

WORTH: Final = 8  # of a point of strength on the map
HOPELESS: Final = 0.4
EVEN: Final = 1.1  # so much stronger one must be for equal chances
DEPLOYED: Final = 5
FINE: Final = (
    DOUBLE_SHOT | DRAIN | GUARDIAN | HEAL_THREE | NO_RETALIATION | PIERCE | RAGE | SUM_OF_TWO | ALWAYS_BEST | SPLASH
)
GOOD: Final = BEST_OF_TWO | HEAL_TWO | TOUGH | UNTIRING


def face_strength(face: Face) -> float:
    """What a side of a unit card can deal, times what it can take."""
    product: float = (face.attack + 0.2) * (face.health + 2 * face.defence)
    strength: float = product**0.85
    strength *= 1 + (face.initiative - 6) / 40
    if face.type != GROUND:
        strength *= 1.2 if face.type == RANGED else 1.12
    if face.traits & FINE:
        strength *= 1.2
    elif face.traits & GOOD:
        strength *= 1.1
    return strength


def _strengths() -> list[float]:
    """By packed unit: a pack has its few side below it."""
    found: list[float] = []
    for card in UNITS:
        few = face_strength(card.faces[0]) * (1.3 if card.tier == AZURE else 1.0)
        found.append(few)
        found.append(face_strength(card.faces[-1]) + 0.5 * few)
    return found


STRENGTH: Final[list[float]] = _strengths()
TOWER_STRENGTH: Final = face_strength(TOWER_FACE)


def _tiers() -> list[float]:
    """The strength of a neutral unit of each tier, on the average."""
    tiers: list[float] = []
    for tier in range(4):
        cards = [i for i, card in enumerate(UNITS) if card.faction == NEUTRAL and card.tier == tier]
        copies = sum([UNITS[i].copies for i in cards])
        tiers.append(sum([STRENGTH[2 * i] * UNITS[i].copies for i in cards]) / copies)
    return tiers


TIER_STRENGTH: Final[list[float]] = _tiers()


def crowd(counts: tuple[int, int, int, int]) -> float:
    """So many neutral units of each tier."""
    return sum([count * TIER_STRENGTH[tier] for tier, count in enumerate(counts)])


# By difficulty of the field and of the game: the strength of the guards to expect.
GUARDS: Final[list[list[float]]] = [[crowd(row) for row in rows] for rows in ARMIES]


def army_strength(units: list[int], most: int = DEPLOYED) -> float:
    """Of those that can be deployed."""
    return sum(sorted([STRENGTH[unit] for unit in units], reverse=True)[:most])


def army_worth(units: list[int]) -> int:
    """What an army is worth; those that wait at home count less."""
    each = sorted([STRENGTH[unit] for unit in units], reverse=True)
    return int(WORTH * (sum(each[:DEPLOYED]) + 0.35 * sum(each[DEPLOYED:])))


def fighter_strength(fighter: Fighter) -> float:
    """Of a unit on the combat board with the damage that it has."""
    if fighter.is_tower():
        return TOWER_STRENGTH * (max_health(fighter) - fighter.damage) / max(1, max_health(fighter))
    full = STRENGTH[fighter.unit]
    below = 0.5 * STRENGTH[fighter.unit - 1] if fighter.is_pack() else 0.0
    part = max(0, max_health(fighter) - fighter.damage) / max(1, max_health(fighter))
    strength = below + (full - below) * (0.45 + 0.55 * part)
    if fighter.paralysed:
        strength *= 0.8
    if fighter.form:
        strength += 5
    return strength * (1 + 0.02 * (fighter.haste + fighter.haste_round))


def chance(own: float, theirs: float) -> float:
    """To win with so much strength against so much."""
    if theirs <= 0:
        return 1.0
    if own <= 0:
        return 0.0
    ratio = own / theirs
    if ratio < HOPELESS:
        return 0.0
    cube = (ratio / EVEN) ** 3
    return cube * cube / (1 + cube * cube)
