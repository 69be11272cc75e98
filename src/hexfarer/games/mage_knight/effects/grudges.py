"""Competitive skills of the new heroes that lie in the middle of the table."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.effects.base import Choosing, Effect, any_time
from hexfarer.games.mage_knight.effects.fighting import WeakenOne
from hexfarer.games.mage_knight.effects.rivals import to_centre
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BASIC
from hexfarer.kernel.phrase import Phrase


class ManaSuppression(Effect):
    """The first basic mana that another player uses in a turn costs one more; the owner gains a crystal of them."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        to_centre(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-suppression")


class SuppressedCrystal(Choosing):
    """A crystal of a colour that was laid on Mana Suppression; `memo` is a mask of them."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "crystal-colour"
    rule: ClassVar[str] = "MK-SKILL-07"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in BASIC if memo >> colour & 1]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-suppression")


SUPPRESSED_CRYSTAL: Final = SuppressedCrystal()


class Vengeance(WeakenOne):
    """Nature's Vengeance: an enemy is weakened; those of other players attack harder in their block phases."""

    __slots__ = ()

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        super().chosen(s, seat, by, memo, value)
        to_centre(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-then", {"a": super().text(), "b": Phrase("effect-mk-vengeance")})
