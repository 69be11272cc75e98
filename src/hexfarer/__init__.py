"""Hexfarer: fantasy-adventure board games with every rule enforced and explained."""

# ruff: noqa: E402, F401
from hexfarer import native as _native

_native.choose()  # before anything of the engine is imported

import hexfarer.text  # problems get their English words
from hexfarer import games as _games
from hexfarer.kernel.registry import new
from hexfarer.kernel.vector import vector

__version__ = "0.1.0"
__all__ = ["__version__", "new", "vector"]

_games.load()
