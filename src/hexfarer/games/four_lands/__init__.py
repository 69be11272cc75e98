"""Tales from the Four Lands."""

from hexfarer.games.four_lands.game import GAME

__all__ = ["GAME"]
