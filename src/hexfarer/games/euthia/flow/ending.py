"""The end of a game: who has won, or what was lost (EU-SCORE, EU-SOLO-27, EU-COOP-09)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import Course
from hexfarer.games.euthia.plan import GOAL_BADGES, GOAL_FARRUG
from hexfarer.games.euthia.scoring import best, score
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE

# Kinds of victory and defeat: messages victory-….
BY_REPUTATION: Final = "reputation"
TOGETHER: Final = "together"
MEDALS: Final[list[str]] = ["medal-bronze", "medal-silver", "medal-gold"]
LOST_TO_FARRUG: Final = "lost-farrug"
LOST_CHURCH: Final = "lost-church"
LOST_GOAL: Final = "lost-goal"
LOST_REPUTATION: Final = "lost-reputation"
VICTORIES: Final[list[str]] = [
    BY_REPUTATION,
    TOGETHER,
    *MEDALS,
    LOST_TO_FARRUG,
    LOST_CHURCH,
    LOST_GOAL,
    LOST_REPUTATION,
]
UNBROKEN: Final = 5  # Reputation that everybody loses if Farrug stays (EU-FARRUG-06)


def farrug_beaten(s: Euthia) -> bool:
    """Were all his stages broken?"""
    return 0 < s.plan.farrug_round <= s.round and s.farrug == NONE


def golem_beaten(s: Euthia) -> bool:
    return s.golem_from != NONE and s.golem_at == NONE


def goal_met(s: Euthia) -> bool:
    """Has the party done what the scenario asks of it (EU-COOP-09)?"""
    if s.plan.goal == GOAL_BADGES:
        return all(s.badges)
    return farrug_beaten(s) if s.plan.goal == GOAL_FARRUG else golem_beaten(s)


def medal(s: Euthia) -> int:
    """The medal that the final Reputation is worth alone, or NONE (EU-SOLO-27)."""
    found = NONE
    for number, least in enumerate(s.plan.medals):
        if score(s, 0) >= least:
            found = number
    return found


def finish(s: Euthia) -> None:
    """The last round is over (EU-ROUND-07)."""
    if s.plan.farrug_round and not farrug_beaten(s):
        if not s.plan.rivals():
            lose_now(s, LOST_TO_FARRUG)
            return
        s.tell(events.FARRUG_STAYS, [])
        for seat in s.order():
            s.lose_rep(seat, UNBROKEN)  # before anything is counted (EU-FARRUG-08)
    if s.plan.rivals():
        end(s, best(s), BY_REPUTATION)
    elif s.plan.alone():
        won = medal(s)
        if won == NONE:
            lose_now(s, LOST_REPUTATION)
        else:
            end(s, [0], MEDALS[won])
    elif goal_met(s):
        win_now(s)
    else:
        lose_now(s, LOST_GOAL)


def win_now(s: Euthia) -> None:
    """The scenario is won, alone with a bronze medal at least (EU-FARRUG-06, EU-SOLO-27)."""
    end(s, list(range(s.seats)), MEDALS[max(0, medal(s))] if s.plan.alone() else TOGETHER)


def lose_now(s: Euthia, kind: str) -> None:
    """All is lost."""
    end(s, [], kind)


def end(s: Euthia, victors: list[int], kind: str) -> None:
    s.victors, s.victory = victors, kind
    s.over = True
    s.tell(events.OVER, [])


class Winning(Course):
    """The game is won as soon as the reward above has been taken."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        s.pop()
        win_now(s)
        return False

    def copy(self) -> Winning:
        return Winning(self.seat)
