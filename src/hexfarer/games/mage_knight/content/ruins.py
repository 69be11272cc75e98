"""The ruins tokens."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.terms import (
    BLUE,
    GREEN,
    IN_BOTH,
    IN_ULTIMATE,
    PILE_BROWN,
    PILE_GRAY,
    PILE_GREEN,
    PILE_RED,
    PILE_VIOLET,
    PILE_WHITE,
    RED,
    WHITE,
)

ALTAR_MANA: Final = 3
ALTAR_FAME: Final = 7
RAINBOW_FAME: Final = 10  # of the altar that wants one mana of each basic colour


class Ruin:
    """An altar that wants mana, or enemies that guard a reward."""

    __slots__ = ("actions", "altar", "artifacts", "box", "crystals", "enemies", "fame", "id", "spells", "units")

    def __init__(
        self,
        id: str,
        altar: list[int] | None = None,
        enemies: list[int] | None = None,
        artifacts: int = 0,
        spells: int = 0,
        actions: int = 0,
        units: int = 0,
        crystals: int = 0,
        fame: int = 0,
        box: int = IN_BOTH,
    ) -> None:
        self.id = id
        self.altar = altar or []  # the mana it wants
        self.fame = fame  # … and what it gives for it
        self.enemies = enemies or []
        self.artifacts = artifacts
        self.spells = spells
        self.actions = actions
        self.units = units
        self.crystals = crystals  # sets of one crystal of each colour
        self.box = box


def altar(id: str, colour: int) -> Ruin:
    """An altar of one colour."""
    return Ruin(id, altar=[colour] * ALTAR_MANA, fame=ALTAR_FAME)


RUIN_TOKENS: Final[list[Ruin]] = [
    altar("altar_green", GREEN),
    altar("altar_blue", BLUE),
    altar("altar_white", WHITE),
    altar("altar_red", RED),
    Ruin("gray_violet", enemies=[PILE_GRAY, PILE_VIOLET], units=1),
    Ruin("green_brown", enemies=[PILE_GREEN, PILE_BROWN], artifacts=1),
    Ruin("green_green", enemies=[PILE_GREEN, PILE_GREEN], crystals=1),
    Ruin("brown_violet", enemies=[PILE_BROWN, PILE_VIOLET], spells=1, crystals=1),
    Ruin("gray_white", enemies=[PILE_GRAY, PILE_WHITE], artifacts=1, spells=1),
    Ruin("gray_brown", enemies=[PILE_GRAY, PILE_BROWN], artifacts=1),
    Ruin("brown_red", enemies=[PILE_BROWN, PILE_RED], artifacts=2),
    Ruin("green_red", enemies=[PILE_GREEN, PILE_RED], artifacts=1, actions=1),
    # Ultimate Edition
    Ruin("altar_all", altar=[GREEN, BLUE, WHITE, RED], fame=RAINBOW_FAME, box=IN_ULTIMATE),
    Ruin("violet_violet", enemies=[PILE_VIOLET, PILE_VIOLET], spells=1, actions=1, box=IN_ULTIMATE),
    Ruin("green_green_green", enemies=[PILE_GREEN, PILE_GREEN, PILE_GREEN], units=1, box=IN_ULTIMATE),
]
RUIN_IDS: Final[list[str]] = [ruin.id for ruin in RUIN_TOKENS]
