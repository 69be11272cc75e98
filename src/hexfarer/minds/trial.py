"""Trying answers out, for games in which dice and the answers of others decide too much for the plan of a whole turn.

Each answer is carried through to the next position that can be judged, in the best way that is found, over many deals
and rolls; all answers on the same ones, so that luck favours none of them. After a few deals the worse half is dropped,
and the rest is tried on more.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from hexfarer.kernel.rng import Rng
from hexfarer.kernel.state import State
from hexfarer.minds.budget import Budget
from hexfarer.minds.mind import Mind

FIRST: Final = 2  # deals for all answers; then twice as many for half of them, and so on
MOST: Final = 40  # deals in all
LEAVES: Final = 48  # the most ways of finishing an act that are compared
STEPS: Final = 60  # the most answers until a position can be judged
HELD_BACK: Final = 0.9  # the part of the budget that a trial leaves: a turn has many answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Gambler(Mind):
    """A mind that tries answers out instead of planning a turn."""

    __slots__ = ("seen",)

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.seen = 0  # positions that were looked at, for the budget

    @abstractmethod
    def idle(self, s: State, action: int) -> bool:
        """Does an answer only say that nothing more is wanted now?"""

    @abstractmethod
    def judge_idle(self, s: State) -> int:
        """How good the position looks if nothing more is done in it now."""

    def reply(self, s: State) -> int:
        """What whoever is asked is likely to answer, found at once."""
        return s.stack[-1].quiet(s)

    def key(self, s: State) -> tuple[int, ...]:
        return tuple(s.legal())

    def strand(self, s: State) -> int:
        return 0

    def best(self, state: State, rng: Rng, budget: Budget) -> int:
        """The answer to give in a position."""
        return best_by_trial(state, self, rng, budget)

    def value(self, s: State, action: int, leaves: int) -> int:
        """What an answer is worth on a deal, carried through in the best of so many ways."""
        return self.at_once(s, action, leaves)

    def at_once(self, s: State, action: int, leaves: int) -> int:
        """How good things look after an answer, carried through in the best of so many ways; every branch has its share
        of them."""
        if self.idle(s, action):
            self.seen += 1
            return self.judge_idle(s)
        after = s.copy()
        after.apply(action)
        self.seen += 1
        for step in range(STEPS):
            if after.over or self.resting(after):
                break
            top = after.stack[-1]
            answer = self.reply(after)
            if top.seat == self.seat:
                options = self.answers(after)
                if len(options) == 1:
                    answer = options[0]
                elif len(options) <= leaves and (step == 0 or not top.decision(after).primary):
                    return max([self.at_once(after, option, leaves // len(options)) for option in options])
            after.apply(answer)
            self.seen += 1
        return self.judge(after)


def best_by_trial(state: State, mind: Gambler, rng: Rng, budget: Budget) -> int:
    """The answer that does best; the usual one, if none does better."""
    first = state.determinize(mind.seat, rng)
    answers = mind.answers(first)
    usual = mind.reply(first)
    if usual in answers:  # no stir for nothing
        answers = [usual, *[action for action in answers if action != usual]]
    sums = [0] * len(answers)
    left = list(range(len(answers)))
    deals, done = FIRST, 0
    while len(left) > 1 and done < MOST and budget.share() > HELD_BACK:
        for _ in range(deals):
            deal = state.determinize(mind.seat, rng)
            for i in left:
                sums[i] += mind.value(deal, answers[i], LEAVES)
            done += 1
            budget.spend(mind.seen)
            mind.seen = 0
            if budget.share() <= HELD_BACK:
                break
        left = [i for _, i in sorted([(-sums[i], i) for i in left])]
        left = left[: max(2, (len(left) + 1) // 2)]
        deals *= 2
    return answers[left[0]]
