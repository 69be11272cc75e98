"""Spending the positive morale token (H3-MORALE)."""

from __future__ import annotations

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Doing, Question
from hexfarer.games.heroes3.effects import ANY_NUMBER, DiscardToDraw, Draw
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Decision


def spend(s: Heroes3, seat: int, kind: int) -> None:
    """The token is discarded for a card, or to exchange cards (H3-MORALE-008)."""
    s.players[seat].morale = 0
    s.tell(events.SPENT_MORALE, [seat])
    s.push(Doing(seat, Draw(1) if kind == verbs.SPEND_DRAW else DiscardToDraw(ANY_NUMBER), NONE))


class SpendFirst(Question):
    """Morale rises although the positive token is there: it may be spent before the new one comes (H3-MORALE-004)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        return [pack(verbs.SPEND_DRAW), pack(verbs.SPEND_CYCLE), pack(verbs.STOP)]

    def resolve(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) != verbs.STOP:
            spend(s, self.seat, kind_of(action))
            s.players[self.seat].morale = 1
            s.tell(events.MORALE, [self.seat, 2])

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "spend-first", "H3-MORALE-004", [pack(verbs.STOP)])

    def copy(self) -> SpendFirst:
        return SpendFirst(self.seat)
