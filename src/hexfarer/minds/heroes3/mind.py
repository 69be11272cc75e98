"""How a bot chooses: every answer is tried out, and a combat that it leads to is fought out at once."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import hints, verbs
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.state import State
from hexfarer.minds.heroes3.brawl import reply
from hexfarer.minds.heroes3.features import Judge
from hexfarer.minds.trial import Gambler

NEVER: Final[list[int]] = [verbs.SURRENDER, verbs.RIDE]  # a ride is its steps
BRAWL: Final = 400  # the most answers until a combat is over and what follows from it is settled


class Heroes3Mind(Gambler):
    __slots__ = ("judgement",)

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.judgement = Judge(seat)

    def answers(self, s: State) -> list[int]:
        legal = s.legal()
        if len(legal) == 1:
            return legal
        h3 = table(s)
        found = [action for action in legal if kind_of(action) not in NEVER and not hints.takes_back(h3, action)]
        return found or legal

    def resting(self, s: State) -> bool:
        return hints.resting(table(s))

    def idle(self, s: State, action: int) -> bool:
        h3 = table(s)
        return h3.battle is None and hints.idle(h3, action)

    def judge(self, s: State) -> int:
        h3 = table(s)
        if h3.battle is not None and not s.over:
            h3 = h3.copy()
            self.seen += fight_out(h3)
        return self.judgement.value(h3)

    def judge_idle(self, s: State) -> int:
        return self.judgement.value(table(s))

    def reply(self, s: State) -> int:
        return reply(table(s))


def fight_out(s: Heroes3) -> int:
    """Fight a combat to its end; how many answers that took."""
    for step in range(BRAWL):
        if s.over or (s.battle is None and hints.resting(s)):
            return step
        s.apply(reply(s))
    return BRAWL


def table(s: State) -> Heroes3:
    assert isinstance(s, Heroes3)
    return s
