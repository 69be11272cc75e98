"""Hexfarer: fantasy-adventure board games with every rule enforced and explained."""

import hexfarer.text  # noqa: F401 - problems get their English words
from hexfarer import games as _games
from hexfarer.kernel.registry import new

__version__ = "0.1.0"
__all__ = ["__version__", "new"]

_games.load()
