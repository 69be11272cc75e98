"""Plundering a village, outside the own turn."""

from __future__ import annotations

from hexfarer.games.mage_knight import events, reasons
from hexfarer.games.mage_knight.player import PLUNDERED
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE, VILLAGE
from hexfarer.kernel.verdict import OK, refuse


def plunder_verdict(s: MageKnight, seat: int) -> int:
    """Plunder the village one stands on, once between two turns (MK-SITE-VILLAGE-02)."""
    player = s.players[seat]
    if player.place == NONE or s.sites[player.place] != VILLAGE:
        return refuse(reasons.NO_VILLAGE)
    return refuse(reasons.PLUNDERED_ALREADY) if player.has(PLUNDERED) else OK


def plunder(s: MageKnight, seat: int) -> None:
    """Two cards for a bad name."""
    s.players[seat].flags |= PLUNDERED
    s.tell(events.PLUNDERED, [seat])
    s.add_reputation(seat, -1)
    s.draw_cards(seat, 2)
