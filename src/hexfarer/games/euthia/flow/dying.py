"""Death outside Combat; death in Combat is the end of that Combat (EU-DEATH)."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import Question
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import DIE, NONE

LOST: int = 2  # Reputation (EU-DEATH-08)


def die(s: Euthia, seat: int, by: int = NONE) -> None:
    """The Health of a Hero has reached 0. The Dwurt die costs less Reputation (EU-DWURT-10)."""
    if s.fight is not None and s.fight.seat == seat:
        from hexfarer.games.euthia.flow.combat import fall

        fall(s)
    else:
        die_outside(s, seat, LOST if by != DIE and (s.plan.rivals() or s.plan.alone()) else 1)  # EU-COOP-06


def die_outside(s: Euthia, seat: int, lost: int) -> None:
    """To the Church, with full Health and less Reputation; what led to it is over (EU-DEATH-08, EU-EXPLORE-07)."""
    s.tell(events.DIED, [seat])
    cut_short(s, seat)
    s.lose_rep(seat, lost)
    back_to_church(s, seat)


def cut_short(s: Euthia, seat: int) -> None:
    """Frames that were part of what killed the Hero end with him."""
    while s.stack:
        top = s.stack[-1]
        if not isinstance(top, Question) or top.seat != seat or not top.mortal():
            return
        s.pop()


def back_to_church(s: Euthia, seat: int) -> None:
    """The figure on the Church, Max Health, no Move points (EU-DEATH-05, -06, -11)."""
    player = s.players[seat]
    player.at = s.board.church()
    player.health = player.max_health()
    player.move = 0
    player.gates, player.spoils = [], -1
