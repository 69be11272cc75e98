"""Whom AI units attack and where they go: the procedures without their frames (H3-AI-002 to -008, -021 to -024)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.battle import (
    ATTACKER,
    BESIDE,
    COLUMNS,
    DEFENDER,
    MIDDLE,
    Battle,
    Fighter,
    apart,
    column_of,
)
from hexfarer.games.heroes3.fighting import distances, left, may_end, reachable, targets, unit_type
from hexfarer.games.heroes3.terms import FLYING, GROUND, NONE, RANGED

FAR_AWAY: Final = 100  # more steps than any way has; the tower is that far from everybody


def ai_side(battle: Battle) -> int:
    """The side that the procedure plays."""
    return ATTACKER if battle.seats[ATTACKER] == NONE else DEFENDER


def ai_controls(battle: Battle, side: int) -> bool:
    """Does the procedure decide for a side? In clash a player does it for neutral units (H3-COMBAT-022)."""
    return battle.controllers[side] == NONE


def tier_order(tier: int) -> list[int]:
    """The tiers in the order in which a unit of a tier prefers them (H3-AI-002)."""
    return [*range(tier, -1, -1), *range(tier + 1, 4)]


def by_tier(battle: Battle, tier: int, units: list[int]) -> list[int]:
    """Of these the units of the first tier in that order."""
    for wanted in tier_order(tier):
        found = [i for i in units if battle.fighters[i].tier() == wanted]
        if found:
            return found
    return []


def best_by(units: list[int], keys: list[int]) -> list[int]:
    """Those with the lowest key."""
    return [i for i, key in zip(units, keys) if key == min(keys)]


# -- whom --


def ai_targets(battle: Battle, i: int) -> list[int]:
    """Whom a unit attacks in this activation: nobody, one, or several among which the player chooses."""
    fighter = battle.fighters[i]
    if unit_type(fighter) == RANGED:
        return ranged_targets(battle, i)
    steps = strike_steps(battle, i)
    reach = [j for j in range(len(battle.fighters)) if steps[j] < FAR_AWAY]
    lower = [j for j in reach if battle.fighters[j].tier() <= fighter.tier()]
    kept = by_tier(battle, fighter.tier(), lower) or reach  # H3-AI-003, steps 3 and 4
    return best_by(kept, [steps[j] for j in kept]) if kept else []


def ranged_targets(battle: Battle, i: int) -> list[int]:
    """Ranged units first, then by tier, then the closest; the tower takes the weakest (H3-AI-004, -005, -022, -023)."""
    fighter = battle.fighters[i]
    found = targets(battle, i)
    shooters = [j for j in found if unit_type(battle.fighters[j]) == RANGED]
    kept = by_tier(battle, fighter.tier(), shooters or found)
    if fighter.is_tower():
        return best_by(kept, [left(battle.fighters[j]) for j in kept])
    return best_by(kept, [steps_between(fighter, battle.fighters[j]) for j in kept])


def steps_between(a: Fighter, b: Fighter) -> int:
    """Rows and columns between two units (H3-AI-007)."""
    return FAR_AWAY if a.is_tower() or b.is_tower() else apart(a.at, b.at)


def strike_steps(battle: Battle, i: int) -> list[int]:
    """By fighter: the steps that a unit needs to a space from which it can attack it; FAR_AWAY if it cannot."""
    fighter = battle.fighters[i]
    steps = distances(battle, fighter)
    spaces = [fighter.at, *reachable(battle, fighter)]
    found = [FAR_AWAY] * len(battle.fighters)
    for j, other in enumerate(battle.fighters):
        if other.side != fighter.side and other.on_board() and not other.is_tower():
            near = [steps[space] for space in spaces if space in BESIDE[other.at]]
            found[j] = min(near, default=FAR_AWAY)
    return found


def weakest_last(battle: Battle, units: list[int]) -> list[int]:
    """Equal ones in the order in which they are offered: the last is taken where nobody answers (H3-AI-008)."""
    keys = [(left(battle.fighters[i]), battle.fighters[i].face().defence, battle.fighters[i].at, i) for i in units]
    return [key[3] for key in sorted(keys, reverse=True)]


# -- where --


def strike_space(battle: Battle, i: int, target: int) -> int:
    """Where a unit attacks from: the fewest steps, then beside the fewest enemies, then the lowest (H3-AI-006)."""
    fighter, other = battle.fighters[i], battle.fighters[target]
    steps = distances(battle, fighter)
    spaces = [space for space in [fighter.at, *reachable(battle, fighter)] if space in BESIDE[other.at]]
    return (
        min([(steps[space], enemies_beside(battle, fighter, space), space) for space in spaces])[2] if spaces else NONE
    )


def enemies_beside(battle: Battle, fighter: Fighter, space: int) -> int:
    return sum(1 for other in battle.fighters if other.side != fighter.side and other.at in BESIDE[space])


def way(battle: Battle, fighter: Fighter, start: int, ends: list[int]) -> int:
    """The steps from a space to the nearest of others; FAR_AWAY and more if there is no way."""
    if unit_type(fighter) == FLYING:
        return min((apart(start, end) for end in ends), default=FAR_AWAY)
    at = fighter.at
    fighter.at = start
    steps = distances(battle, fighter)
    fighter.at = at
    found = [steps[end] for end in ends if steps[end] != NONE]
    return min(found, default=FAR_AWAY)


def ends_beside(battle: Battle, fighter: Fighter, space: int) -> list[int]:
    return [end for end in BESIDE[space] if may_end(battle, fighter, end)]


def approached(battle: Battle, i: int) -> list[int]:
    """The enemies that a unit goes towards: the closest, by tier; several if the player chooses (H3-AI-003, step 6)."""
    fighter = battle.fighters[i]
    found: list[int] = []
    ways: list[int] = []
    for j in battle.of_side(1 - fighter.side):
        ends = ends_beside(battle, fighter, battle.fighters[j].at)
        here = way(battle, fighter, fighter.at, ends)
        if here < FAR_AWAY and closer_spaces(battle, i, ends):
            found.append(j)
            ways.append(here)
    if not found:
        return []
    return by_tier(battle, fighter.tier(), best_by(found, ways))


def closer_spaces(battle: Battle, i: int, ends: list[int]) -> list[int]:
    """The spaces in reach from which the way to these is shortest, if it is shorter than from here (H3-AI-012)."""
    fighter = battle.fighters[i]
    here = way(battle, fighter, fighter.at, ends)
    spaces = reachable(battle, fighter)
    ways = [way(battle, fighter, space, ends) for space in spaces]
    if not spaces or min(ways) >= here:
        return []
    return best_by(spaces, ways)


def approach_space(battle: Battle, i: int, target: int) -> int:
    """Where a unit goes that cannot attack its target yet; NONE if it cannot come closer."""
    fighter = battle.fighters[i]
    spaces = closer_spaces(battle, i, ends_beside(battle, fighter, battle.fighters[target].at))
    return min([(enemies_beside(battle, fighter, space), space) for space in spaces])[1] if spaces else NONE


# -- walls --


def wall_to_fell(battle: Battle, i: int) -> tuple[int, int]:
    """For an attacker that reaches no enemy: the closest wall or gate, and from where it is felled (H3-AI-024).

    (wall, space); wall NONE: it cannot be reached yet, and the unit only goes to the space; both NONE: nothing to do.
    """
    fighter = battle.fighters[i]
    walls = [MIDDLE * COLUMNS + column for column in range(COLUMNS) if battle.walls[column]]
    if not walls or unit_type(fighter) == RANGED:
        return NONE, NONE
    steps = distances(battle, fighter)
    spaces = [fighter.at, *reachable(battle, fighter)]
    best = (FAR_AWAY, 0, NONE, NONE)
    for wall in walls:
        for space in spaces:
            if space in BESIDE[wall]:
                best = min(best, (steps[space], enemies_beside(battle, fighter, space), wall, space))
    if best[2] != NONE:
        return best[2], best[3]
    ends = [end for wall in walls for end in ends_beside(battle, fighter, wall)]
    closer = closer_spaces(battle, i, ends)
    return NONE, min(closer, default=NONE)


def gate_column(battle: Battle) -> int:
    """Where the AI's gate stands: before its ground unit of the highest Initiative (H3-AI-020)."""
    side = ai_side(battle)
    walkers = [i for i in battle.of_side(side) if unit_type(battle.fighters[i]) == GROUND] or battle.of_side(side)
    if not walkers:
        return 0
    first = max([(battle.fighters[i].face().initiative, -i) for i in walkers])
    return column_of(battle.fighters[-first[1]].at)
