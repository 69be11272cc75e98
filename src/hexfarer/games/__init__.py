"""The games, each a folder that knows the kernel and no other game."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from hexfarer.kernel.registry import Game
from hexfarer.kernel.registry import offer as put_on_the_list

NAMES: Final = ["four_lands", "mage_knight", "heroes3", "euthia"]  # the folders, in the order in which people see them


def offer() -> None:
    """Let the registry know every game; a game is imported when somebody first asks for it."""
    put_on_the_list(NAMES, _load)


def _load(name: str) -> Game:
    game = import_module("hexfarer.games." + name).GAME
    assert isinstance(game, Game)
    return game
