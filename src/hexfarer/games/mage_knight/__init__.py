"""Mage Knight and its Ultimate Edition."""

from hexfarer.games.mage_knight.game import GAME

__all__ = ["GAME"]
