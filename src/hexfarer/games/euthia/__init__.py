"""Euthia: Torment of Resurrection."""

from hexfarer.games.euthia.game import GAME

__all__ = ["GAME"]
