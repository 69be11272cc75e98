"""How a bot chooses: every answer is tried out, and the Round is played to its end by both sides."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.hints import worth
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.state import State
from hexfarer.minds.playout import Forward

ROUNDS: Final = 1  # that are played to their ends


class FourLandsMind(Forward):
    __slots__ = ("until",)

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.until = table(s).round + ROUNDS

    def resting(self, s: State) -> bool:
        """Is nothing announced, fought out or half put together?"""
        fl = table(s)
        return not fl.items and fl.fight is None and not fl.stack[-1].forced()

    def idle(self, s: State, action: int) -> bool:
        return False  # others go on after every answer

    def far_enough(self, s: State) -> bool:
        return table(s).round >= self.until

    def looks(self, s: State, seat: int) -> int:
        return worth(table(s), seat)

    def judge(self, s: State) -> int:
        """How the seat looks to itself, less how the best of the others does."""
        fl = table(s)
        own = worth(fl, self.seat)
        if fl.over:
            return own
        return own - max([worth(fl, other) for other in range(fl.seats) if other != self.seat])


def table(s: State) -> FourLands:
    assert isinstance(s, FourLands)
    return s
