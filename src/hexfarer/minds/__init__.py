"""How bots think a turn through: the search, and for each game that has one what it goes by."""

from __future__ import annotations

from collections.abc import Callable

from hexfarer.kernel.state import State
from hexfarer.minds.mind import Mind

__all__ = ["Mind", "find"]


def find(game: str) -> Callable[[State, int], Mind] | None:
    """What makes a mind for a position and a seat of a game; None if the game has none."""
    if game == "mage_knight":
        from hexfarer.minds.mage_knight.mind import MageKnightMind

        return MageKnightMind
    if game == "heroes3":
        from hexfarer.minds.heroes3.mind import Heroes3Mind

        return Heroes3Mind
    if game == "four_lands":
        from hexfarer.minds.four_lands.mind import FourLandsMind

        return FourLandsMind
    return None
