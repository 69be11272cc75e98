"""Hexfarer: fantasy-adventure board games with every rule enforced and explained.

    state = hexfarer.new("four_lands", seed=7)
    while not state.over:
        state.apply(state.legal()[0])
    print(state.outcome().scores)

all_games()      every game with its editions, scenarios, heroes and options
new(game, …)     start a game: the first State
vector(game, n)  start n games that are stepped together
load(file)       the Session of a saved game
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
from hexfarer.kernel.registry import new
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import Illegal, State
from hexfarer.kernel.vector import vector

__version__ = "0.1.0"
__all__ = ["Illegal", "Problem", "Session", "State", "__version__", "all_games", "load", "new", "vector"]

load = Session.load

_games.offer()
