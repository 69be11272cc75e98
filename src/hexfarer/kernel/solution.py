"""A fight solved: what it can end in, as far as one cannot do better; or, where dice decide, how likely it is to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexfarer.kernel.action import kind_of

if TYPE_CHECKING:
    from hexfarer.kernel.rng import Rng
    from hexfarer.kernel.state import State

NODES: Final = 60_000  # positions that are looked at unless one asks for more; one or two seconds
PLAYOUTS: Final = 100  # the most times that a fight is played out
FEWEST: Final = 10  # … and the fewest, however few positions are allowed
STEPS: Final = 30  # the most quiet answers until a position can be judged
WHOLE: Final = 100


class Solution:
    """`exact` says that no other end can be made sure of that is better in anything; `results` are plain data, each
    with its line of actions in notation. Where a line leads to what is unseen, `unseen` tells what may follow there,
    each deal with its results. Where a fight was played out, `chances` tells of 100 how often what happened. What
    results and chances say besides depends on the game.

    Whoever cannot wait asks for fewer `nodes`: with a compiled engine 4 000 take about 0.1 s, and so many as usual one
    or two seconds. What was found by then is told, as not exact."""

    __slots__ = ("chances", "exact", "nodes", "results", "unseen")

    def __init__(
        self,
        exact: bool,
        nodes: int,
        results: list[dict[str, object]],
        chances: dict[str, object] | None = None,
        unseen: list[dict[str, object]] | None = None,
    ) -> None:
        self.exact = exact
        self.nodes = nodes  # how many positions were looked at
        self.results = results
        self.chances = chances or {}
        self.unseen = unseen or []  # each with the `line` that leads there and its `deals`


class Player:
    """Plays every seat of a fight in a plain way: the answer that looks best at once, to a seat that sees no more than
    it may. Nobody gives up while he can fight on. Counts the positions it looks at."""

    __slots__ = ("never", "nodes", "rng")

    def __init__(self, rng: Rng, never: list[int]) -> None:
        self.rng = rng
        self.never = never  # kinds of actions
        self.nodes = 0

    def answer(self, s: State) -> int:
        actions = [action for action in s.legal() if kind_of(action) not in self.never] or s.legal()
        if len(actions) == 1:
            return actions[0]
        seat = s.to_act()
        guess = s.determinize(seat, self.rng)
        best = actions[0]
        most = 0
        for i, action in enumerate(actions):
            value = self.looks(guess, action, seat)
            if i == 0 or value > most:
                best, most = action, value
        return best

    def looks(self, s: State, action: int, seat: int) -> int:
        """What the game thinks of a position after an action, as soon as it can judge it."""
        after = s.copy()
        after.apply(action)
        for _ in range(STEPS):
            if after.over or after.game.resting(after):
                break
            after.apply(after.stack[-1].quiet(after))
        self.nodes += 1
        return after.game.worth(after, seat)


def percent(count: int, whole: int) -> int:
    """A part as so many of 100, rounded."""
    return (2 * WHOLE * count + whole) // (2 * whole)
