"""Heroes of Might & Magic III: The Board Game."""

from hexfarer.games.heroes3.game import GAME

__all__ = ["GAME"]
