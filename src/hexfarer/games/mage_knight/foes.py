"""The strength of enemies in a combat, and the sums of attacks and blocks."""

from __future__ import annotations

from hexfarer.games.mage_knight import reasons
from hexfarer.games.mage_knight.combat import BLOCKED, CANCELLED, DEALT, PENDING, RETORT_NO_SWIFT, Combat, Foe
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLUE,
    BRUTAL,
    COLD_FIRE,
    CUMBERSOME,
    DEFEND,
    ELUSIVE,
    FIRE,
    FORTIFIED,
    GREEN,
    ICE,
    MELEE,
    NONE,
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
    UNFORTIFIED,
    WHITE,
)
from hexfarer.kernel.verdict import OK, refuse


def armor(s: MageKnight, foe: Foe) -> int:
    """Armor now: printed, White city, changes, a defender; never below 1 (MK-COMBAT-19)."""
    enemy = ENEMIES[foe.token]
    value = enemy.armor + foe.armor_change
    if enemy.high and foe.abilities() & ELUSIVE and not (s.moment == ATTACK_PHASE and foe.blocked):
        value += enemy.high - enemy.armor  # MK-ENEMY-ELUSIVE-01
    if foe.defender != NONE and s.combat is not None:
        value += ENEMIES[s.combat.foes[foe.defender].token].defend
    if foe.bonuses >> WHITE & 1:
        value += 1
    if s.moment == RANGED_PHASE:
        value += foe.ranged_armor
    elif s.moment == ATTACK_PHASE:
        value += foe.extra_armor
    return max(1, value)


def element(foe: Foe, blow: int = 0) -> int:
    """The element of one of its attacks; cold fire that has lost one of its elements is the other."""
    return ENEMIES[foe.token].element_of(blow) & ~foe.quenched[blow]


def attack(foe: Foe, blow: int = 0) -> int:
    """The value of one of its attacks before Swift and Brutal (MK-COMBAT-21)."""
    value = ENEMIES[foe.token].attack_of(blow)
    if foe.bonuses >> BLUE & 1:
        kind = element(foe, blow)
        if kind in (FIRE, ICE):
            value += 2
        elif kind == COLD_FIRE:
            value += 1
    return max(0, value + foe.attack_change + foe.changes[blow] + foe.raised)


def abilities(foe: Foe, blow: int = 0) -> int:
    """Abilities and resistances of one attack now, those of a Red or Green city too (MK-CITY-ASSAULT-04, -05)."""
    mask = foe.abilities()
    if foe.bonuses and element(foe, blow) == PHYSICAL and not mask & SUMMON:
        if foe.bonuses >> RED & 1:
            mask |= BRUTAL
        if foe.bonuses >> GREEN & 1:
            mask |= POISON
        mask &= ~foe.lost
    return mask & ~foe.muted[blow]


def need_to_block(foe: Foe, shields: int = 0, blow: int = 0) -> int:
    """How much block stops the attack (MK-COMBAT-BLOCK-05)."""
    value = attack(foe, blow)
    return value * 2 if abilities(foe, blow) & SWIFT and not shields & RETORT_NO_SWIFT else value


def damage(foe: Foe, blow: int = 0) -> int:
    value = attack(foe, blow)
    return value * 2 if abilities(foe, blow) & BRUTAL else value


def fortifications(s: MageKnight, combat: Combat, foe: Foe) -> int:
    """How many walls protect the foe in the ranged phase."""
    own = foe.abilities()
    count = 1 if own & FORTIFIED else 0
    if own & UNFORTIFIED:  # neither site nor walls help it (MK-ENEMY-UNFORTIFIED-01)
        return count
    around = (1 if foe.defends else 0) + (1 if foe.walled else 0)  # the site, and a wall of the map
    if around and not combat.no_site_walls and not foe.lost & FORTIFIED and not foe.summoned():
        count += around
    return count


def any_fortified(s: MageKnight, combat: Combat, targets: int) -> bool:
    return any(targets >> i & 1 and fortifications(s, combat, foe) > 0 for i, foe in enumerate(combat.foes))


def pending(foe: Foe, blow: int) -> bool:
    """Is this attack still to be blocked or suffered?"""
    if foe.defeated or foe.stopped or blow >= len(foe.fates) or foe.fates[blow] != PENDING:
        return False
    return not foe.abilities() & SUMMON


def attacks_now(foe: Foe) -> bool:
    """Is an attack of it still to be blocked or suffered?"""
    return PENDING in foe.fates and pending(foe, foe.fates.index(PENDING))


def idle(combat: Combat, i: int, blow: int) -> int:
    """OK, or why this attack need neither be blocked nor suffered now."""
    foe = combat.foes[i]
    if hidden_by_monster(combat, i):
        return refuse(reasons.MONSTER_ATTACKS)
    if pending(foe, blow):
        return OK
    fate = foe.fates[blow] if blow < len(foe.fates) else CANCELLED
    if fate == BLOCKED:
        return refuse(reasons.BLOCKED_ALREADY)
    return refuse(reasons.DAMAGE_TAKEN if fate == DEALT else reasons.DOES_NOT_ATTACK)


def pending_blows(foe: Foe) -> list[int]:
    return [blow for blow in range(len(foe.fates)) if pending(foe, blow)]


def several(foe: Foe) -> bool:
    """Must one say which of its attacks is meant?"""
    return len(foe.fates) > 1


def cumbersome(foe: Foe, blow: int) -> bool:
    """Can Move points lower this attack now (MK-ENEMY-CUMBERSOME-01)?"""
    return pending(foe, blow) and abilities(foe, blow) & CUMBERSOME != 0


def free_defenders(combat: Combat) -> list[int]:
    """The undefeated foes whose Defend was not used in this combat (MK-ENEMY-DEFEND-01, -02)."""
    used = [foe.defender for foe in combat.foes]
    return [i for i, foe in enumerate(combat.foes) if not foe.defeated and foe.abilities() & DEFEND and i not in used]


def undefended(combat: Combat) -> int:
    """A target that nobody defends although somebody could, or NONE (MK-ENEMY-DEFEND-03)."""
    for i, foe in enumerate(combat.foes):
        if combat.targets >> i & 1 and foe.defender == NONE:
            return i if free_defenders(combat) else NONE
    return NONE


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
    bolts = sum(foe.bolt for i, foe in enumerate(combat.foes) if combat.targets >> i & 1)
    full = 0
    halved = 0
    for kind in (MELEE, RANGED, SIEGE):
        if s.moment == RANGED_PHASE and not combat.only_siege and (kind == MELEE or (walls and kind != SIEGE)):
            continue
        for element in (PHYSICAL, FIRE, ICE, COLD_FIRE):
            points = s.attack[kind * 4 + element]
            if bolts and kind == RANGED and element == COLD_FIRE:
                points += bolts
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
