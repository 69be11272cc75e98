"""How an army was deployed last time, and how it may stand now: for who does not want to place every unit."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.battle import BACK_ROW, COLUMNS, FRONT_ROW, MIDDLE, column_of, row_of
from hexfarer.games.heroes3.content.units import face_of
from hexfarer.games.heroes3.fighting import fight
from hexfarer.games.heroes3.flow.combat import Deploy
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.strength import STRENGTH
from hexfarer.games.heroes3.terms import NONE, RANGED

MIDDLE_FIRST: Final[list[int]] = [1, 2, 0, 3]  # columns
WHERE: Final = 2  # in a player's memory: the field, the round, then the units
FRONT: Final = 1


def usual_space(side: int, unit: int, spaces: list[int]) -> int:
    """Of some spaces, the one where a unit does best: shooters behind, the others in front, towards the middle."""
    row = BACK_ROW[side] if face_of(unit).type == RANGED else FRONT_ROW[side]
    for column in MIDDLE_FIRST:
        space = row * COLUMNS + column
        if space in spaces:
            return space
    return spaces[0]


def remembered(player_line: list[int], side: int, unit: int) -> int:
    """Where a unit stood last time, as few or as a pack, seen from this side; NONE if it did not."""
    for one in player_line[WHERE:]:
        if one >> 9 == unit >> 1:
            row = FRONT_ROW[side] if one >> 4 & 1 == FRONT else BACK_ROW[side]
            return row * COLUMNS + (one & 15)
    return NONE


def line_up(s: Heroes3, top: Deploy) -> tuple[list[tuple[int, int]], int, int]:
    """The units that wait with a space each, the strongest first; for which field they stood so, and in which round
    (0: never)."""
    battle = fight(s)
    seat = battle.seats[top.side]
    memory = s.players[seat].line_up if seat != NONE else []
    waiting = sorted(top.waiting(s), key=lambda unit: (-STRENGTH[unit], unit))
    room = len(waiting) if seat == NONE else top.most(s) - top.placed(s)
    spaces = {unit: top.spaces(s, unit) for unit in set(waiting)}
    found: list[tuple[int, int]] = []
    taken: list[int] = []
    new: list[int] = []
    for unit in waiting:  # who stood somewhere stands there again
        space = remembered(memory, top.side, unit)
        if space in spaces[unit] and space not in taken and len(found) < room:
            found.append((unit, space))
            taken.append(space)
        else:
            new.append(unit)
    known = len(found)
    for unit in new:
        free = [space for space in spaces[unit] if space not in taken]
        if free and len(found) < room:
            space = usual_space(top.side, unit, free)
            found.append((unit, space))
            taken.append(space)
    return found, memory[0] if known else NONE, memory[1] if known else 0


def remember(s: Heroes3, side: int) -> None:
    """An army stands: next time it may stand so again."""
    battle = fight(s)
    seat = battle.seats[side]
    if seat == NONE:
        return
    units: list[int] = []
    for i in battle.of_side(side):
        fighter = battle.fighters[i]
        row, column = row_of(fighter.at), column_of(fighter.at)
        if row != MIDDLE:
            units.append(fighter.unit >> 1 << 9 | int(row == FRONT_ROW[side]) << 4 | column)
    if units:
        s.players[seat].line_up = [battle.field, s.round, *units]
