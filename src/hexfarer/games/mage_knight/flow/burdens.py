"""What the competitive skills of the new heroes do to others while they lie in the middle (MK-SKILL-06 to -08)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.effects.base import Ask
from hexfarer.games.mage_knight.effects.grudges import SUPPRESSED_CRYSTAL
from hexfarer.games.mage_knight.mana import LAID
from hexfarer.games.mage_knight.player import SUPPRESSED
from hexfarer.games.mage_knight.state import MageKnight

SUPPRESSION: Final = "krang_mana_suppression"
VENGEANCE: Final = "braevalar_natures_vengeance_competitive"


def suffers(s: MageKnight, seat: int, id: str) -> bool:
    """Does a skill of an opponent lie there?"""
    for packed in s.centre:
        owner = packed & 7
        if owner != seat and not s.allies(owner, seat) and SKILLS[packed >> 3].id == id:
            return True
    return False


def suppress(s: MageKnight, seat: int) -> None:
    """At the start of a turn: the first basic mana costs another one."""
    if s.centre and suffers(s, seat, SUPPRESSION):
        s.players[seat].flags |= SUPPRESSED


def end_suppression(s: MageKnight, seat: int) -> None:
    """The token comes back: a crystal of one of the colours that lie on it."""
    laid = 0
    for once in s.exploits:
        if once >> 12 == LAID:
            laid |= 1 << (once & 15)
    s.exploits = [once for once in s.exploits if once >> 12 != LAID]
    if laid:
        s.push(Ask(seat, SUPPRESSED_CRYSTAL, 0, laid))


def enrage(s: MageKnight, combat: Combat) -> None:
    """In the block phase enemies attack harder under Nature's Vengeance of somebody else."""
    if s.centre and suffers(s, combat.seat, VENGEANCE):
        for foe in combat.foes:
            foe.raised = 1
