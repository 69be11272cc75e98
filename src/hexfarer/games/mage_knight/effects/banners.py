"""Banners: what they do while a unit carries them."""

from __future__ import annotations

from hexfarer.games.mage_knight import reasons
from hexfarer.games.mage_knight.effects.base import Effect
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse


class Banner(Effect):
    """The basic side of a banner: it is attached to a unit, not played (MK-BANNER-01, -02)."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.ATTACH_IT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        raise AssertionError("a banner is attached")

    def text(self) -> Phrase:
        return Phrase("effect-mk-" + self.id.replace("_", "-"))
