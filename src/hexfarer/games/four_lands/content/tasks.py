"""The 20 Task cards: required Traits, climate symbols, Armed Conflicts and artefacts (FL-COMP-02)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.terms import BOOK, HIENDALL, LETTERS, NONE, NORTH, SOUTH, STORMS, SUN

TASK_IDS: Final[list[str]] = []
TASK_NEEDS: Final[list[list[int]]] = []
TASK_CLIMATE: Final[list[int]] = []  # at most one a card
TASK_IS_CONFLICT: Final[list[bool]] = []
TASK_ARTEFACT: Final[list[int]] = []


def task(id: str, needs: str, climate: int = NONE, conflict: bool = False, artefact: int = NONE) -> None:
    TASK_IDS.append(id)
    TASK_NEEDS.append([needs.count(letter) for letter in LETTERS])
    TASK_CLIMATE.append(climate)
    TASK_IS_CONFLICT.append(conflict)
    TASK_ARTEFACT.append(artefact)


task("stones_1", "DGGY", SUN)
task("stones_2", "DGYY")
task("treason_1", "DIIR", STORMS)
task("treason_2", "DIIY", SOUTH)
task("conflict_1", "WWDI", NORTH, conflict=True)
task("conflict_2", "WWDG", STORMS, conflict=True)
task("conflict_3", "WWIR", SUN, conflict=True)
task("conflict_4", "WWDY", SOUTH, conflict=True)
task("hiendall", "WYYRX", artefact=HIENDALL)
task("book_westmoor", "IGYYX", artefact=BOOK)
task("dearth_1", "DGGX", NORTH)
task("dearth_2", "DGGR")
task("fires_1", "YYRX", STORMS)
task("fires_2", "GYRX")
task("robbery_1", "WIIY", SUN)
task("robbery_2", "WWIG")
task("feast_1", "DGRR", SOUTH)
task("feast_2", "DIRR")
task("wolves_1", "WGYR", NORTH)
task("wolves_2", "WWGY")
