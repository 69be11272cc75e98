"""The Dwurt die of Skoldur (EU-DWURT-07 to -10)."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import Doing, Effect
from hexfarer.games.euthia.components import DWURT_FACES
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import DIE


def roll_die(s: Euthia, seat: int) -> None:
    """The end of Skoldur's turn: what the die shows, then it is 0 again (EU-DWURT-08)."""
    player = s.players[seat]
    face = player.dwurt_die
    player.dwurt_die = 0
    s.tell(events.DWURT_DIE, [seat, face])
    effect = DWURT_FACES[face]
    assert isinstance(effect, Effect)
    s.push(Doing(seat, effect, DIE))
