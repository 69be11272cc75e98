"""The ruins tokens."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.terms import (
    BLUE,
    GREEN,
    NONE,
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


class Ruin:
    """An altar that wants mana of a colour, or enemies that guard a reward."""

    __slots__ = ("actions", "altar", "artifacts", "crystals", "enemies", "id", "spells", "units")

    def __init__(
        self,
        id: str,
        altar: int = NONE,
        enemies: list[int] | None = None,
        artifacts: int = 0,
        spells: int = 0,
        actions: int = 0,
        units: int = 0,
        crystals: int = 0,
    ) -> None:
        self.id = id
        self.altar = altar
        self.enemies = enemies or []
        self.artifacts = artifacts
        self.spells = spells
        self.actions = actions
        self.units = units
        self.crystals = crystals  # sets of one crystal of each colour


RUIN_TOKENS: Final[list[Ruin]] = [
    Ruin("altar_green", altar=GREEN),
    Ruin("altar_blue", altar=BLUE),
    Ruin("altar_white", altar=WHITE),
    Ruin("altar_red", altar=RED),
    Ruin("gray_violet", enemies=[PILE_GRAY, PILE_VIOLET], units=1),
    Ruin("green_brown", enemies=[PILE_GREEN, PILE_BROWN], artifacts=1),
    Ruin("green_green", enemies=[PILE_GREEN, PILE_GREEN], crystals=1),
    Ruin("brown_violet", enemies=[PILE_BROWN, PILE_VIOLET], spells=1, crystals=1),
    Ruin("gray_white", enemies=[PILE_GRAY, PILE_WHITE], artifacts=1, spells=1),
    Ruin("gray_brown", enemies=[PILE_GRAY, PILE_BROWN], artifacts=1),
    Ruin("brown_red", enemies=[PILE_BROWN, PILE_RED], artifacts=2),
    Ruin("green_red", enemies=[PILE_GREEN, PILE_RED], artifacts=1, actions=1),
]
RUIN_IDS: Final[list[str]] = [ruin.id for ruin in RUIN_TOKENS]
