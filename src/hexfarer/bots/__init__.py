"""The bots, by name."""

from __future__ import annotations

from typing import Final

from hexfarer.bots.bot import Bot
from hexfarer.bots.greedy import Greedy
from hexfarer.bots.levels import LEVELS
from hexfarer.bots.random import Random
from hexfarer.bots.seeker import Seeker
from hexfarer.kernel.phrase import unknown

__all__ = ["Bot", "find", "levels", "names"]

_ALL: Final[list[type[Bot]]] = [Random, Greedy, Seeker, *LEVELS]
_BOTS: Final = {bot.name: bot for bot in _ALL}


def names() -> list[str]:
    return list(_BOTS)


def levels() -> list[str]:
    """Those for people to play against, the weakest first."""
    return [bot.name for bot in LEVELS]


def find(name: str) -> type[Bot]:
    """The bot of that name; Problem with the list of bots otherwise."""
    if name not in _BOTS:
        raise unknown("bot", name, names())
    return _BOTS[name]
