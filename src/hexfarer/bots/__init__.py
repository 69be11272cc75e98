"""The bots, by name."""

from __future__ import annotations

from typing import Final

from hexfarer.bots.bot import Bot
from hexfarer.bots.greedy import Greedy
from hexfarer.bots.random import Random
from hexfarer.bots.seeker import Seeker
from hexfarer.kernel.phrase import unknown

__all__ = ["Bot", "find", "names"]

_BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Random, Greedy, Seeker)}


def names() -> list[str]:
    return list(_BOTS)


def find(name: str) -> type[Bot]:
    """The bot of that name; Problem with the list of bots otherwise."""
    if name not in _BOTS:
        raise unknown("bot", name, names())
    return _BOTS[name]
