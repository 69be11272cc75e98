"""Move points that lower the attacks of cumbersome enemies (MK-ENEMY-CUMBERSOME)."""

from __future__ import annotations

from hexfarer.games.mage_knight import foes, reasons, verbs
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BLOCK_PHASE
from hexfarer.kernel.action import pack
from hexfarer.kernel.verdict import OK, refuse


def slow_verdict(s: MageKnight, combat: Combat, i: int, blow: int, points: int) -> int:
    """May so many Move points lower this attack (MK-ENEMY-CUMBERSOME-01)?"""
    if s.moment != BLOCK_PHASE:
        return refuse(reasons.NO_BLOCK_NOW)
    foe = combat.foes[i]
    why = foes.idle(combat, i, blow)
    if why != OK:
        return why
    if not foes.cumbersome(foe, blow):
        return refuse(reasons.NOT_CUMBERSOME)
    most = foes.attack(foe, blow)
    if not 1 <= points <= most:
        return refuse(reasons.SLOWS_TOO_MUCH, most)
    have = s.players[combat.seat].move
    return OK if have >= points else refuse(reasons.TOO_FEW_TO_SLOW, points, have)


def slow_options(s: MageKnight, combat: Combat) -> list[int]:
    """All ways to spend Move points on cumbersome attacks."""
    found: list[int] = []
    for i, foe in enumerate(combat.foes):
        if foes.hidden_by_monster(combat, i):
            continue
        for blow in foes.pending_blows(foe):
            if not foes.cumbersome(foe, blow):
                continue
            for points in range(1, min(foes.attack(foe, blow), s.players[combat.seat].move) + 1):
                if foes.several(foe):
                    found.append(pack(verbs.SLOW_BLOW, i, blow, points))
                else:
                    found.append(pack(verbs.SLOW, i, points))
    return found
