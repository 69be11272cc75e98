"""Spending the positive morale token (H3-MORALE)."""

from __future__ import annotations

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Question, spend_morale
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Decision


class SpendFirst(Question):
    """Morale rises although the positive token is there: it may be spent before the new one comes (H3-MORALE-004)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.STOP)]

    def rights(self, s: Heroes3) -> list[int]:  # also between turns, when a building or the astrologers raise it
        return [pack(verbs.SPEND_DRAW), pack(verbs.SPEND_CYCLE)]

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()

    def resolve(self, s: Heroes3, action: int) -> None:  # here the token is what is asked about
        if kind_of(action) == verbs.STOP:
            self.answer(s, action)
            return
        s.pop()
        spend_morale(s, self.seat, kind_of(action) == verbs.SPEND_CYCLE)
        s.players[self.seat].morale = 1
        s.tell(events.MORALE, [self.seat, 2])

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "spend-first", "H3-MORALE-004", [pack(verbs.STOP)])

    def copy(self) -> SpendFirst:
        return SpendFirst(self.seat)
