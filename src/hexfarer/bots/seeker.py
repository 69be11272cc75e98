"""The bot that thinks a whole turn through."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from hexfarer import minds
from hexfarer.bots.bot import Bot, undisturbed
from hexfarer.bots.greedy import Greedy
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State
from hexfarer.minds import Mind
from hexfarer.minds.budget import Budget
from hexfarer.minds.search import think

NODES: Final = 100_000  # positions in a turn
PART: Final = 0.7  # … of what is left of them in one search


class Seeker(Bot):
    """Looks for the best whole turn (minds/search.py) in games that have a `Mind`; elsewhere it is `greedy`.

    Its plan holds until something comes to light; then it thinks again, with what is left of the turn's budget. With a
    budget of positions, as here, it plays the same game again; with one of seconds it cannot promise that.
    """

    name = "seeker"

    def __init__(self, seed: int, nodes: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed, nodes or NODES, seconds)
        self.greedy = Greedy(seed)
        self.plan: list[int] = []
        self.seen = -1  # how many secrets were out when the plan was made
        self.turn = -1
        self.left = 0.0  # of the turn's budget

    def choose(self, state: State) -> int:
        make = minds.find(state.game.id)
        if make is None:
            action = self.greedy.choose(state)
            self.reason, self.line = self.greedy.reason, self.greedy.line
            return action
        actions = state.legal()
        if len(actions) == 1:
            self.reason = Phrase("bot-only")
            self.line = []
            return actions[0]
        if not (self.plan and self.seen == state.reveals and self.plan[0] in actions):
            self.plan = self.search(state, make)
            self.seen = state.reveals
        self.line = self.plan[1:]
        action = self.plan.pop(0)
        self.reason = self.why(state, action)
        return action

    def why(self, state: State, action: int) -> Phrase | None:
        """A line speaks for itself. A single answer has the reason of `greedy`, where that gives it too."""
        if state.game.counts_turns():
            return Phrase("bot-best")
        return self.greedy.reason if self.greedy.choose(state) == action else Phrase("bot-tried")

    def search(self, state: State, make: Callable[[State, int], Mind]) -> list[int]:
        turn = state.game.turn_of(state)
        if turn != self.turn or not state.game.counts_turns():  # then each answer is a turn of its own
            self.turn = turn
            self.left = self.seconds or self.nodes
        budget = self.budget()
        try:
            with undisturbed():
                return think(state, make, self.rng, budget)
        finally:
            self.left -= budget.spent() if isinstance(budget, Clock) else budget.nodes - budget.left

    def budget(self) -> Budget:
        """Not all that is left for the turn: whatever comes to light has to be thought about, too."""
        if self.seconds:
            return Clock(max(PART * self.left, self.seconds / 20))
        return Budget(max(int(PART * self.left), self.nodes // 20))


class Clock(Budget):
    """A number of seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1)
        self.seconds = seconds
        self.began = perf_counter()

    def spent(self) -> float:
        return perf_counter() - self.began

    def share(self) -> float:
        return 1 - self.spent() / self.seconds
