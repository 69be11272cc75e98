"""Many games of one setup, stepped together: what learning and large samples need."""

from __future__ import annotations

from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, find, make_setup
from hexfarer.kernel.rng import derived
from hexfarer.kernel.state import Outcome, State


class Ended:
    """A game of a vector that has ended: its number and seed, how many actions it took, how it came out."""

    __slots__ = ("actions", "number", "outcome", "seed")

    def __init__(self, number: int, seed: int, actions: int, outcome: Outcome) -> None:
        self.number = number
        self.seed = seed
        self.actions = actions
        self.outcome = outcome


class Vector:
    """Games side by side. Where one ends the next begins, unless `again` is off; then its place stays over.

    The seed of game number k (from 0, in the order in which they begin) is `derived(setup.seed, k)`, so a game can be
    played again alone.
    """

    __slots__ = ("_actions", "_game", "_numbers", "_seeds", "again", "begun", "setup", "states")

    def __init__(self, setup: Setup, n: int, again: bool = True) -> None:
        if n < 1:
            raise Problem("problem-vector-size", {"given": n})
        self.setup = setup
        self.again = again
        self.begun = 0  # games so far
        self._game = find(setup.game)
        self._numbers = [0] * n
        self._seeds = [0] * n
        self._actions = [0] * n
        self.states: list[State] = [self._next(i) for i in range(n)]

    def __len__(self) -> int:
        return len(self.states)

    def to_act(self) -> list[int]:
        """The seat that is asked in each game; -1 where it is over."""
        return [state.to_act() for state in self.states]

    def legal(self) -> list[list[int]]:
        """The legal actions of each game; none where it is over."""
        return [state.legal() for state in self.states]

    def step(self, actions: list[int]) -> list[Ended]:
        """Take one action in every game that is not over (there, any number will do); the games that ended with it.

        If one is illegal, Problem says which and why, and no game has moved.
        """
        if len(actions) != len(self.states):
            raise Problem("problem-vector-count", {"games": len(self.states), "given": len(actions)})
        for i, state in enumerate(self.states):
            if not state.over and actions[i] not in state.legal():
                raise self._refused(i, actions[i])
        ended: list[Ended] = []
        for i, state in enumerate(self.states):
            if state.over:
                continue
            state.apply(actions[i])
            self._actions[i] += 1
            if state.over:
                ended.append(Ended(self._numbers[i], self._seeds[i], self._actions[i], state.outcome()))
                if self.again:
                    self.states[i] = self._next(i)
        return ended

    def _next(self, i: int) -> State:
        """The next game, in place `i`."""
        setup = self.setup
        self._numbers[i] = self.begun
        self._seeds[i] = derived(setup.seed, self.begun)
        self._actions[i] = 0
        self.begun += 1
        return self._game.start(
            Setup(setup.game, setup.edition, setup.scenario, setup.seats, setup.options, self._seeds[i])
        )

    def _refused(self, i: int, action: int) -> Problem:
        state = self.states[i]
        why = self._game.why(state, state.check(action))
        return Problem("problem-vector-action", {"game": i, "action": action, "why": why})


def vector(
    game: str,
    n: int,
    scenario: str = "",
    seats: list[str] | None = None,
    seed: int = 0,
    options: dict[str, str] | None = None,
    edition: str = "",
    again: bool = True,
) -> Vector:
    """Start n games: `games = vector("mage_knight", 64, seed=7)`, then `games.step([...])`."""
    return Vector(make_setup(game, scenario, seats, seed, options, edition), n, again)
