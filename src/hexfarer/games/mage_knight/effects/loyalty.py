"""Bonds of Loyalty: a command token with privileges."""

from __future__ import annotations

from hexfarer.games.mage_knight import reasons
from hexfarer.games.mage_knight.effects.base import Effect
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse


class Bonds(Effect):
    """Works by itself: recruiting and levelling up look for it."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.WORKS_BY_ITSELF)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        raise AssertionError("it works by itself")

    def text(self) -> Phrase:
        return Phrase("effect-mk-bonds-of-loyalty")
