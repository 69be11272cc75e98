"""Dueling: a block and an attack against the same enemy, and fame if no unit meddles."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events, reasons
from hexfarer.games.mage_knight.combat import Foe
from hexfarer.games.mage_knight.effects.base import FROM_OFFER, FROM_UNIT, Effect, can_block, kind_by
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE, PHYSICAL
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse

DUELING_POINTS: Final = 1


def duelled(s: MageKnight) -> int:
    """The enemy against which an Attack is still to come; NONE if there is none."""
    if s.combat is not None:
        for i, foe in enumerate(s.combat.foes):
            if foe.duelled == 1 and not foe.defeated:
                return i
    return NONE


def by_unit(by: int) -> bool:
    return kind_by(by) in (FROM_UNIT, FROM_OFFER)


def unit_meets(foe: Foe, by: int) -> None:
    """An effect is aimed at an enemy, perhaps that of a unit."""
    if by_unit(by):
        foe.unit_met = True


def unit_joins(s: MageKnight, attacks: bool) -> None:
    """A unit attacks the targets, or blocks the attack that was named."""
    combat = s.combat
    if combat is None:
        return
    if attacks:
        combat.unit_strikes = True
    for i, foe in enumerate(combat.foes):
        if combat.targets >> i & 1 if attacks else combat.blocking == i:
            foe.unit_met = True


class Dueling(Effect):
    """Block against the attack that was named, and later Attack against the same enemy."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.ONLY_ENEMIES) if s.duel is not None else can_block(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        combat = s.combat
        assert combat is not None
        s.block[PHYSICAL] += DUELING_POINTS
        s.tell(events.BLOCK_POINTS, [seat, DUELING_POINTS, PHYSICAL])
        combat.foes[combat.blocking].duelled = 1

    def text(self) -> Phrase:
        return Phrase("effect-mk-dueling", {"n": DUELING_POINTS})
