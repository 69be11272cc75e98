"""Playing on: an answer is worth what comes of it when all go on plainly, whatever the cards and dice bring.

A plain answer is the one after which things look best at once. It is given here, too, unless another one is shown to
lead to more: both are played on over many deals, the same for both, and the difference must be clear. Luck on a few
deals would change every answer otherwise.
"""

from __future__ import annotations

from abc import abstractmethod
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from hexfarer.kernel.rng import Rng
from hexfarer.kernel.state import State
from hexfarer.minds.budget import Budget
from hexfarer.minds.trial import LEAVES, Gambler

GLANCES: Final = 4  # deals on which answers are looked at at once
RIVALS: Final = 5  # answers that are tried against the plain one
DEALS: Final = 6  # … so many at a time
MOST: Final = 60  # … and in all
CLEAR: Final = 1.5  # so many standard errors better than the plain one is clear
HOPELESS: Final = 0.5  # … and so many worse is not tried any more
HELD_BACK: Final = 0.75  # the part of the budget that is left for other answers of the turn
LONGEST: Final = 400  # the most answers until all is judged
ACT: Final = 60  # … until an act is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Forward(Gambler):
    """A mind that plays each answer on to the end of the matter, with plain answers of all."""

    __slots__ = ()

    @abstractmethod
    def far_enough(self, s: State) -> bool:
        """Is the matter over, so that the position is judged?"""

    @abstractmethod
    def looks(self, s: State, seat: int) -> int:
        """How good a position looks for a seat at once."""

    def looks_idle(self, s: State, seat: int) -> int:
        """… if the seat wants nothing more."""
        return self.looks(s, seat)

    def judge_idle(self, s: State) -> int:
        return self.judge(s)

    def best(self, state: State, rng: Rng, budget: Budget) -> int:
        deals = [state.determinize(self.seat, rng) for _ in range(GLANCES)]
        answers = self.answers(deals[0])
        if len(answers) == 1:
            return answers[0]
        quiet = deals[0].stack[-1].quiet(deals[0])
        ranked: list[tuple[int, int, int]] = []
        for i, action in enumerate(answers):
            value = sum([self.at_once(deal, action, LEAVES) for deal in deals])
            ranked.append((value, int(action == quiet), -i))
        ranked.sort(reverse=True)
        order = [answers[-i] for _, _, i in ranked]
        return self.clearly_better(state, order[0], order[1 : 1 + RIVALS], rng, budget)

    def clearly_better(self, state: State, plain: int, rivals: list[int], rng: Rng, budget: Budget) -> int:
        """The rival that leads to clearly more than the plain answer; that one, if none does."""
        sums = [0.0] * len(rivals)  # of the differences
        squares = [0.0] * len(rivals)
        left = list(range(len(rivals)))
        done = 0
        while left and done < MOST and budget.share() > HELD_BACK:
            for _ in range(DEALS):
                deal = state.determinize(self.seat, rng)
                base = self.value(deal, plain, 0)
                for i in left:
                    difference = float(self.value(deal, rivals[i], 0) - base)
                    sums[i] += difference
                    squares[i] += difference * difference
                done += 1
                budget.spend(self.seen)
                self.seen = 0
                if budget.share() <= 0:
                    break
            if done == 1:
                return plain  # one deal shows nothing
            left = [i for i in left if sums[i] > -HOPELESS * error(sums[i], squares[i], done)]
        best, most = plain, 0.0
        for i in left:
            if sums[i] > most and sums[i] > CLEAR * error(sums[i], squares[i], done):
                best, most = rivals[i], sums[i]
        return best

    def value(self, s: State, action: int, leaves: int) -> int:
        """What comes of an answer when all go on plainly."""
        after = s.copy()
        after.apply(action)
        self.seen += 1
        for _ in range(LONGEST):
            if after.over or self.far_enough(after):
                break
            after.apply(self.plain(after))
            self.seen += 1
        return self.judge(after)

    def plain(self, s: State) -> int:
        """The answer after which things look best at once for who gives it, with quiet answers until the act is over;
        the quiet one, if none is better."""
        options = self.answers(s)
        best = options[0]
        if len(options) == 1:
            return best
        seat = s.to_act()
        quiet = s.stack[-1].quiet(s)
        most = 0
        first = True
        if quiet in options:
            best, most, first = quiet, self.after(s, quiet, seat), False
        for action in options:
            if action != quiet:
                value = self.after(s, action, seat)
                if first or value > most:
                    best, most, first = action, value, False
        self.seen += len(options)
        return best

    def after(self, s: State, action: int, seat: int) -> int:
        """How things look for a seat after its answer."""
        if self.idle(s, action):
            return self.looks_idle(s, seat)
        after = s.copy()
        after.apply(action)
        for _ in range(ACT):
            if after.over or self.resting(after):
                break
            after.apply(after.stack[-1].quiet(after))
            self.seen += 1
        return self.looks(after, seat)


def error(total: float, squares: float, count: int) -> float:
    """The standard error of a sum of so many differences."""
    return sqrt(max(0.0, squares - total * total / count) * count / (count - 1))
