"""How bots think a turn through: the search, and for each game that has one what it goes by."""

from __future__ import annotations

from collections.abc import Callable

from hexfarer.kernel.state import State
from hexfarer.minds.mind import Mind

__all__ = ["Mind", "Teller", "find", "teller"]


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


Teller = Callable[[State, int, str, list[str], int], dict[str, object]]


def teller(game: str) -> Teller | None:
    """What foretells the chances of a thing for a seat, after some actions, within so many answers, as plain data that
    the game's `Forecast` declares; None if the game has none."""
    if game == "heroes3":
        from hexfarer.minds.heroes3.foretell import foretell

        return foretell
    if game == "four_lands":
        from hexfarer.minds.four_lands.foretell import foretell as tell

        return tell
    return None
