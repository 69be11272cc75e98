"""Dungeon Lords: where secret entrances are, and travelling underground."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.flow.reveals import entrance_spaces, open_entrance
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    DUNGEON,
    LAKE,
    MONASTERY,
    NONE,
    SEA,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SWAMP,
    TOMB,
)

DESCENT_COST: Final = 2


class Entrance(Choosing):
    """A space next to the village or monastery (`memo`) becomes a secret entrance."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "entrance"
    rule: ClassVar[str] = "MK-SCN-DUNG-02"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return entrance_spaces(s, memo)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        open_entrance(s, value, s.sites[memo] == MONASTERY)


ENTRANCE: Final = Entrance()


def ask_entrance(s: MageKnight, seat: int, space: int) -> None:
    s.push(Ask(seat, ENTRANCE, 0, space))


def is_gate(s: MageKnight, space: int) -> bool:
    """A conquered dungeon or tomb, also a secret one (MK-SCN-DUNG-08)."""
    return s.shields[space] != 0 and s.sites[space] in (DUNGEON, TOMB, SECRET_DUNGEON, SECRET_TOMB)


def descent_cost(s: MageKnight, start: int, goal: int) -> int:
    """2 + the shortest way that avoids lakes, swamps and the sea; NONE if there is none (MK-SCN-DUNG-09, -10)."""
    seen = {start}
    edge = [start]
    steps = 0
    while edge:
        if goal in edge:
            return DESCENT_COST + steps
        steps += 1
        following: list[int] = []
        for here in edge:
            for space in s.board.near[here]:
                if space not in seen and s.board.terrain[space] not in (LAKE, SWAMP, SEA):
                    seen.add(space)
                    following.append(space)
        edge = following
    return NONE
