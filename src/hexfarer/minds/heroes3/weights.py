"""What things are worth to a bot, in thousandths of a gold piece.

A feature counts for its first number at the end of the game, and for both together at its beginning: what grows is
worth more the more rounds are left to use it. `features.py` says what each of them counts.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, tuple[int, int]]] = {
    "stores": (100, 0),  # resources and income, by their prices
    "buildings": (100, 0),  # … and what stands in the Town
    "army": (800, 0),  # a point of strength of those that can be deployed
    "reserve": (280, 0),  # … of the others
    "experience": (7500, 0),
    "morale": (2500, 0),
    "land": (100, 0),
    "goal": (100, 0),  # what wins, or counts when time is up
    "helper": (4000, 0),  # the Secondary Hero, while there are rounds for it
    "rivals": (-50, 0),  # what the best of them has
    "company": (50, 0),  # what others have who win or lose together with the seat
    "together": (100, 0),  # what was reached of the goal
    "flags": (450_000, 0),  # mines, and twice Settlements, where all of them must be flagged: more than they lure
    "cards": (100, 0),
    "visited": (2000, 0),
    "discovered": (100, 0),
    "pool": (20000, 0),  # tiles that can still be placed
    "hope": (
        20_000,
        0,
    ),  # a thousandth of the chance to beat the AI hero, where it must be, with the army there is
    "lure": (100, 0),  # where the heroes stand
}

# The end of a game that all win or lose together, in tenths of a gold piece: a defeat is as bad as no hope at all.
WIN: Final = 150_000
LOSS: Final = 100_000
LEFT: Final = 40  # a point of strength that the AI hero keeps in a defeat
