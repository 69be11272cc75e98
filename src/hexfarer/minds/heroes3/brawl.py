"""How a combat is fought out at once: plain answers for whoever is asked, found without looking ahead."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.asking import Ask
from hexfarer.games.heroes3.battle import (
    ATTACKER,
    BESIDE,
    DEFENDER,
    Battle,
    Fighter,
    apart,
)
from hexfarer.games.heroes3.components import CARDS, STATISTIC
from hexfarer.games.heroes3.fighting import (
    attack_total,
    defence_total,
    fight,
    max_health,
    reachable,
    targets,
    unit_type,
)
from hexfarer.games.heroes3.flow.attack import Instants, Rerolls
from hexfarer.games.heroes3.flow.combat import Activation, Deploy, Extend, GuardActivation
from hexfarer.games.heroes3.line_up import usual_space
from hexfarer.games.heroes3.outlook import marching
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.strength import STRENGTH, fighter_strength
from hexfarer.games.heroes3.terms import GROUND, NONE, RANGED
from hexfarer.kernel.action import a_of, kind_of, pack

LOST: Final = 50  # flee with less than this part of the strength of the guards, of 100
KILL: Final = 1.3  # a unit that falls or is flipped does not strike back as hard
LAST_ONES: Final = 0.2  # … and the fewer are left, the sooner it is over
EXPOSED: Final = 0.35  # of what strikes back


def reply(s: Heroes3) -> int:
    """The plain answer to any question of a combat."""
    top = s.stack[-1]
    if isinstance(top, GuardActivation):
        return lead(s, top, s.legal())
    if isinstance(top, Activation):
        return act(s, top)
    if isinstance(top, Deploy):
        return deploy(s, top)
    if isinstance(top, Instants):
        return instant(s, top)
    if isinstance(top, Rerolls):
        return again(s, top)
    if isinstance(top, Extend):
        return extend(s, top)
    if isinstance(top, Ask):
        return point_out(s, top)
    return top.quiet(s)


# -- before the first blow --


def deploy(s: Heroes3, top: Deploy) -> int:
    """The strongest first; shooters behind, the others in front, towards the middle."""
    waiting = top.waiting(s)
    if top.placed(s) >= top.most(s):
        return pack(verbs.DONE)
    unit = waiting[0]
    for other in waiting:
        if STRENGTH[other] > STRENGTH[unit]:
            unit = other
    spaces = top.spaces(s, unit)
    if not spaces:
        return top.quiet(s)
    return pack(verbs.DEPLOY, unit, usual_space(top.side, unit, spaces))


def extend(s: Heroes3, top: Extend) -> int:
    """Go on while there is hope."""
    options = s.legal()
    if len(options) == 1:
        return options[0]
    battle = fight(s)
    sums = [0.0, 0.0]
    for fighter in battle.fighters:
        if fighter.on_board():
            sums[fighter.side] += fighter_strength(fighter)
    return pack(verbs.FLEE) if 100 * sums[ATTACKER] < LOST * sums[DEFENDER] else pack(verbs.EXTEND)


# -- a unit acts --


def act(s: Heroes3, top: Activation) -> int:
    """Attack where it does most; else come closer, and defend."""
    battle = fight(s)
    fighter = battle.fighters[top.unit]
    if top.attacked:
        return pack(verbs.DONE)
    ranged = unit_type(fighter) == RANGED
    aims = [] if ranged and fighter.moved else targets(battle, top.unit)
    spaces: list[int] = []
    if not ranged and not fighter.moved and not fighter.is_tower():
        spaces = reachable(battle, fighter)
    best, value, way = NONE, 0.0, NONE
    for i in aims:
        gain = blow(s, fighter, battle.fighters[i])
        if best == NONE or gain > value:
            best, value, way = i, gain, NONE
    for i, foe in enumerate(battle.fighters):
        if spaces and foe.side != fighter.side and 0 <= foe.at < 20 and i not in aims:
            gain = blow(s, fighter, foe)
            if best == NONE or gain > value:
                space = stand_beside(battle, fighter, foe, spaces)
                if space != NONE:
                    best, value, way = i, gain, space
    if best != NONE:
        return pack(verbs.ATTACK, best) if way == NONE else pack(verbs.GO, way)
    options = s.legal()
    if not fighter.moved and not fighter.is_tower() and (not ranged or not aims):
        for action in options:
            if kind_of(action) == verbs.BREACH:
                return action
        step = closer(battle, fighter, spaces)
        if step != NONE:
            return pack(verbs.GO, step)
    defend = pack(verbs.DEFEND)
    return defend if defend in options else pack(verbs.DONE)


def lead(s: Heroes3, top: GuardActivation, options: list[int]) -> int:
    """Guards that a player leads: the blow that does most."""
    battle = fight(s)
    fighter = battle.fighters[top.unit]
    best, value = options[-1], -1.0
    for action in options:
        kind, a = kind_of(action), a_of(action)
        if kind == verbs.ATTACK:
            gain = 1 + blow(s, fighter, battle.fighters[a])
        elif kind == verbs.GO and not top.attacked:
            gain = 0.0
            for foe in battle.fighters:
                if foe.side != fighter.side and 0 <= foe.at < 20 and foe.at in BESIDE[a]:
                    gain = max(gain, 0.5 + blow(s, fighter, foe))
        else:
            continue
        if gain > value:
            best, value = action, gain
    return best


def blow(s: Heroes3, attacker: Fighter, target: Fighter) -> float:
    """What an attack does on the average: the strength that it takes, less what strikes back."""
    dealt = damage(s, attacker, target)
    left = max_health(target) - target.damage
    full = fighter_strength(target)
    part = min(1.0, dealt / max(1, left))
    value = full * part * (0.6 if target.is_pack() else 1.0)
    if dealt >= left:
        return value * KILL
    if unit_type(attacker) != RANGED and not target.retaliated and not target.is_tower():
        back = min(1.0, damage(s, target, attacker) / max(1, max_health(attacker) - attacker.damage))
        value -= EXPOSED * fighter_strength(attacker) * back
    return value


def damage(s: Heroes3, attacker: Fighter, target: Fighter) -> float:
    base = attack_total(s, attacker, target, 0)
    armour = defence_total(s, attacker, target, 0, False)
    off = base - armour
    return (max(0, off - 1) + max(0, off) + max(0, off + 1)) / 3


def stand_beside(battle: Battle, fighter: Fighter, foe: Fighter, spaces: list[int]) -> int:
    """The space from which to attack a foe: where the fewest others stand beside it."""
    best, fewest = NONE, 9
    for space in BESIDE[foe.at]:
        if space in spaces:
            others = 0
            for other in battle.fighters:
                if other.side != fighter.side and other is not foe and 0 <= other.at < 20 and other.at in BESIDE[space]:
                    others += 1
            if others < fewest:
                best, fewest = space, others
    return best


def closer(battle: Battle, fighter: Fighter, spaces: list[int]) -> int:
    """The space that brings a unit nearest to a foe, if any does."""
    foes = [foe for foe in battle.fighters if foe.side != fighter.side and 0 <= foe.at < 20]
    if not foes or fighter.at >= 20:
        return NONE
    walled = fighter.side == ATTACKER and unit_type(fighter) == GROUND and any(battle.walls)
    marches = marching(battle, foes) if walled else []
    best, nearest = NONE, way_to(fighter.at, foes, marches)
    for space in spaces:
        way = way_to(space, foes, marches)
        if way < nearest:
            best, nearest = space, way
    return best


def way_to(space: int, foes: list[Fighter], marches: list[int]) -> int:
    if marches:
        return marches[space]
    return min([apart(space, foe.at) for foe in foes])


# -- cards and dice --


def instant(s: Heroes3, top: Instants) -> int:
    """Statistics: for the own attack, or against a blow that would tell."""
    battle = fight(s)
    attacker, target = battle.fighters[top.attacker], battle.fighters[battle.target]
    own = battle.seats[attacker.side] == top.seat
    word = "attack" if own else "defense"
    dealt = damage(s, attacker, target)
    left = max_health(target) - target.damage
    if dealt >= left + 1 if own else dealt + 1 < left:
        return pack(verbs.PASS)
    best = pack(verbs.PASS)
    for action in s.legal():
        if kind_of(action) == verbs.PLAY:
            card = CARDS[a_of(action)]
            if card.kind == STATISTIC and card.id == word:
                best = action  # the last way is the better one
    return best


def again(s: Heroes3, top: Rerolls) -> int:
    """Roll a bad die again."""
    battle = fight(s)
    attacker = battle.fighters[top.attacker]
    if battle.seats[attacker.side] == top.seat:
        for action in s.legal():
            if kind_of(action) == verbs.REROLL and battle.rolled[a_of(action) - 1] < 0:
                return action
    return pack(verbs.PASS)


def point_out(s: Heroes3, top: Ask) -> int:
    """Of units: the one that acts, or the one that is attacked, if it is the own; of foes the strongest."""
    options = s.legal()
    battle = s.battle
    if battle is None or kind_of(options[0]) != verbs.FIGHTER:
        return top.quiet(s)
    side = battle.side_of(top.seat)
    best, value = options[-1], -1.0
    for action in options:
        i = a_of(action)
        if kind_of(action) != verbs.FIGHTER or i >= len(battle.fighters):
            continue
        fighter = battle.fighters[i]
        if fighter.side == side and i in (battle.acting, battle.target):
            return action
        strength = fighter_strength(fighter)
        if strength > value:
            best, value = action, strength
    return best
