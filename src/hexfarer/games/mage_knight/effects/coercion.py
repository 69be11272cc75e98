"""Ruthless Coercion: cheaper recruits, and units made ready for Influence."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import reasons
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.effects.base import Effect, out_of_combat
from hexfarer.games.mage_knight.effects.troops import ready
from hexfarer.games.mage_knight.player import COERCION
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

DISCOUNT: Final = 2
READY_LEVEL: Final = 2
READY_PRICE: Final = 2  # Influence for each level


class CoercedPrice(Effect):
    """One recruit of this turn may cost 2 less, for a point of reputation."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].discounts += 1

    def text(self) -> Phrase:
        return Phrase("effect-mk-coerced-price", {"n": DISCOUNT})


class Coerce(Effect):
    """This turn Influence may make units ready."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].flags |= COERCION

    def text(self) -> Phrase:
        return Phrase("effect-mk-coerce", {"level": READY_LEVEL, "n": READY_PRICE})


def coerce_verdict(s: MageKnight, seat: int, i: int) -> int:
    """May Influence make this unit ready (MK-EFFECT-12)?"""
    player = s.players[seat]
    if not player.has(COERCION):
        return refuse(reasons.NO_COERCION)
    if i >= len(player.units):
        return refuse(reasons.NO_SUCH_UNIT)
    if player.units[i].ready:
        return refuse(reasons.UNIT_READY)
    level = UNITS[player.units[i].card].level
    if level > READY_LEVEL:
        return refuse(reasons.LEVEL_TOO_HIGH, READY_LEVEL)
    why = out_of_combat(s)
    if why != OK:
        return why
    price = READY_PRICE * level
    return OK if player.influence >= price else refuse(reasons.TOO_FEW_FOR_EFFECT, price, max(0, player.influence))


def coerce(s: MageKnight, seat: int, i: int) -> None:
    player = s.players[seat]
    player.influence -= READY_PRICE * UNITS[player.units[i].card].level
    ready(s, seat, i)
