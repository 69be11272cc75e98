"""The chances of a fight that has not begun, or of a part of it, as far as the seat that is asked can know them.

A game's teller (minds) works on a guess of what is hidden, the same for every position that looks the same to the seat,
and deals all of it anew from there, many times.
"""

from __future__ import annotations

from typing import Final

from hexfarer import minds
from hexfarer.bots.bot import undisturbed
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State

FIRST: Final = 6_000  # answers for a first forecast: less than 300 ms
THOROUGH: Final = 60_000
SLOWER: Final = 6  # times that the interpreted engine takes


def budget(thorough: bool, compiled: bool) -> int:
    """How many answers are given in all playouts."""
    answers = THOROUGH if thorough else FIRST
    return answers if compiled else answers // SLOWER


def foretell(s: State, thing: str, before: list[str], answers: int) -> dict[str, object]:
    """What may come of a thing, after the actions `before`. Problem if nothing can be foretold of it."""
    tell = minds.teller(s.game.id)
    if tell is None:
        raise Problem("problem-no-teller", {"game": s.game.id})
    seat = s.to_act()
    with undisturbed():
        return tell(s.determinize(seat, seeded(0)), seat, thing, before, answers)
