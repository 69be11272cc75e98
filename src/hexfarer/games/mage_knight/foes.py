"""The strength of enemies in a combat, and the sums of attacks and blocks."""

from __future__ import annotations

from hexfarer.games.mage_knight.combat import RETORT_NO_SWIFT, Combat, Foe
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLUE,
    BRUTAL,
    COLD_FIRE,
    FIRE,
    FORTIFIED,
    GREEN,
    ICE,
    MELEE,
    PHYSICAL,
    POISON,
    RANGED,
    RANGED_PHASE,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SIEGE,
    SUMMON,
    SWIFT,
    WHITE,
)


def armor(s: MageKnight, foe: Foe) -> int:
    """Armor now: printed, White city, changes; never below 1 (MK-COMBAT-19)."""
    value = ENEMIES[foe.token].armor + foe.armor_change
    if foe.bonuses >> WHITE & 1:
        value += 1
    if s.moment == RANGED_PHASE:
        value += foe.ranged_armor
    elif s.moment == ATTACK_PHASE:
        value += foe.extra_armor
    return max(1, value)


def element(foe: Foe) -> int:
    return ENEMIES[foe.token].element


def attack(foe: Foe) -> int:
    """The attack value before Swift and Brutal (MK-COMBAT-21)."""
    enemy = ENEMIES[foe.token]
    value = enemy.attack
    if foe.bonuses >> BLUE & 1:
        if enemy.element in (FIRE, ICE):
            value += 2
        elif enemy.element == COLD_FIRE:
            value += 1
    return max(0, value + foe.attack_change)


def abilities(foe: Foe) -> int:
    """Abilities and resistances now, those of a Red or Green city too (MK-CITY-ASSAULT-04, -05)."""
    mask = foe.abilities()
    if foe.bonuses and ENEMIES[foe.token].element == PHYSICAL and not mask & SUMMON:
        if foe.bonuses >> RED & 1:
            mask |= BRUTAL
        if foe.bonuses >> GREEN & 1:
            mask |= POISON
    return mask


def need_to_block(foe: Foe, shields: int = 0) -> int:
    """How much block stops the attack (MK-COMBAT-BLOCK-05)."""
    value = attack(foe)
    return value * 2 if abilities(foe) & SWIFT and not shields & RETORT_NO_SWIFT else value


def damage(foe: Foe) -> int:
    value = attack(foe)
    return value * 2 if abilities(foe) & BRUTAL else value


def fortifications(s: MageKnight, combat: Combat, foe: Foe) -> int:
    """How many walls protect the foe in the ranged phase."""
    count = 1 if foe.abilities() & FORTIFIED else 0
    if foe.defends and not combat.no_site_walls and not foe.lost & FORTIFIED and not foe.summoned():
        count += 1
    return count


def any_fortified(s: MageKnight, combat: Combat, targets: int) -> bool:
    return any(targets >> i & 1 and fortifications(s, combat, foe) > 0 for i, foe in enumerate(combat.foes))


def attacks_now(foe: Foe) -> bool:
    """Is its attack still to be blocked or suffered?"""
    if foe.defeated or foe.stopped or foe.blocked or foe.dealt:
        return False
    return not abilities(foe) & SUMMON


def hidden_by_monster(combat: Combat, i: int) -> bool:
    """A summoner whose monster is in play cannot be targeted (MK-ENEMY-SUMMON-04)."""
    return any(foe.master == i and not foe.defeated for foe in combat.foes)


def resisted(combat: Combat, targets: int) -> int:
    """The elements that at least one target resists, as a mask (MK-COMBAT-RANGED-06)."""
    mask = 0
    for i, foe in enumerate(combat.foes):
        if targets >> i & 1:
            own = foe.abilities()
            if own & RESIST_PHYSICAL:
                mask |= 1 << PHYSICAL
            if own & RESIST_FIRE:
                mask |= 1 << FIRE
            if own & RESIST_ICE:
                mask |= 1 << ICE
            if own & RESIST_FIRE and own & RESIST_ICE:
                mask |= 1 << COLD_FIRE
    return mask


def attack_total(s: MageKnight, combat: Combat) -> int:
    """What the attack under way is worth against its targets (MK-COMBAT-RANGED-07)."""
    weak = resisted(combat, combat.targets)
    walls = s.moment == RANGED_PHASE and any_fortified(s, combat, combat.targets)
    full = 0
    halved = 0
    for kind in (MELEE, RANGED, SIEGE):
        if s.moment == RANGED_PHASE and not combat.only_siege and (kind == MELEE or (walls and kind != SIEGE)):
            continue
        for element in (PHYSICAL, FIRE, ICE, COLD_FIRE):
            points = s.attack[kind * 4 + element]
            if points == 0:
                continue
            if combat.physical_doubled and element == PHYSICAL and s.moment == ATTACK_PHASE:
                points *= 2
            used = COLD_FIRE if combat.only_cold_fire else element
            if weak >> used & 1:
                halved += points
            else:
                full += points
    return full + halved // 2


def armor_total(s: MageKnight, combat: Combat) -> int:
    return sum(armor(s, foe) for i, foe in enumerate(combat.foes) if combat.targets >> i & 1)


def blocks_fully(block: int, attack: int) -> bool:
    """Is a block of one element efficient against an attack (table 2.6)?"""
    if attack == PHYSICAL or block == COLD_FIRE:
        return True
    if attack == COLD_FIRE or block == PHYSICAL:
        return False
    return block != attack


def block_total(points: list[int], attack: int) -> int:
    """What block points are worth against an attack of one element (MK-COMBAT-BLOCK-04)."""
    full = 0
    halved = 0
    for element in (PHYSICAL, FIRE, ICE, COLD_FIRE):
        if blocks_fully(element, attack):
            full += points[element]
        else:
            halved += points[element]
    return full + halved // 2
