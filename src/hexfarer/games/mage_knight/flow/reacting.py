"""Reactions to what another player announces (Ultimate Edition)."""

from __future__ import annotations

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BEFORE, NONE
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


class React(Playing):
    """Effects that work outside the own turn, before the announced one (MK-TURN-02). `moment` comes back afterwards."""

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def ready(self, s: MageKnight) -> bool:
        s.moment = BEFORE
        if has_turns(s, self.seat) and len(self.options(s)) > 1:
            return True
        self.leave(s)
        return False

    def leave(self, s: MageKnight) -> None:
        s.pop()
        s.moment = self.moment

    def own_options(self, s: MageKnight) -> list[int]:
        return [pack(verbs.PASS)]

    def own_verdict(self, s: MageKnight, action: int) -> int:
        return OK if kind_of(action) == verbs.PASS else refuse(reasons.NOT_YET)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        self.leave(s)

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.PASS)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "react", "MK-TURN-02", [pack(verbs.PASS)])

    def copy(self) -> React:
        return React(self.seat, self.moment)


def has_turns(s: MageKnight, seat: int) -> bool:
    """Does the player still have a turn in this round (MK-TURN-03, MK-ROUND-16)?"""
    return (s.announced == NONE and not s.end_met) or seat in s.turns_left
