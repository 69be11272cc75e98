"""Hexfarer: fantasy-adventure board games with every rule enforced and explained.

    state = hexfarer.new("four_lands", seed=7)
    while not state.over:
        state.apply(state.legal()[0])
    print(state.outcome().scores)

all_games()      every game with its editions, scenarios, heroes and options
new(game, …)     start a game: the first State
vector(game, n)  start n games that are stepped together
make_setup(…)    a checked setup, from the arguments of new; Session.start begins with it
load(file)       the Session of a saved game
explain(s, a)    why a State refuses an action, and what would help
solve(s, seat)   what the fight that a seat is in can end in at best
Solution         what solve gives: exact, results, nodes
State            a position: legal, apply, copy, view
Session          a game being played, with undo, branches and saving
Illegal          raised by apply: what the rules refuse, and why
Problem          whatever a person can mend, in words; Illegal is one
__version__      the version of the program
"""

# ruff: noqa: E402
from hexfarer import native as _native

_native.choose()  # before anything of the engine is imported

import hexfarer.text  # noqa: F401 - problems get their English words
from hexfarer import games as _games
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import games as all_games
from hexfarer.kernel.registry import make_setup, new
from hexfarer.kernel.session import Session
from hexfarer.kernel.solution import NODES, Solution
from hexfarer.kernel.state import Illegal, State
from hexfarer.kernel.table import explain
from hexfarer.kernel.vector import vector

__version__ = "0.1.0"
__all__ = [
    "Illegal",
    "Problem",
    "Session",
    "Solution",
    "State",
    "__version__",
    "all_games",
    "explain",
    "load",
    "make_setup",
    "new",
    "solve",
    "vector",
]

load = Session.load


def solve(state: State, seat: int = -1, nodes: int = NODES) -> Solution:
    """What the fight that a seat is in can end in at best; without a seat, that of the seat that is asked."""
    return state.game.solve(state, state.to_act() if seat < 0 else seat, nodes)


_games.offer()
