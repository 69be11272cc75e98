"""What things are worth to a bot, in hundredths of a point of the final score.

A feature counts for its first number at the end of the game, and for both together at the beginning of a long one: what
grows, such as a level, is worth more the more turns are left to use it. `features.py` says what each of them counts.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, tuple[int, int]]] = {
    "fame": (100, 0),
    "score": (100, 0),  # what the score counts besides fame
    "level": (80, 450),
    "turns": (15, 0),  # a tenth of a turn that is left: ending early and idling are not free
    "cards": (6, 0),  # a tenth of a card more than the time of the round lets expect
    "crystals": (20, 50),
    "crystals_due": (20, 50),
    "reputation": (5, 25),
    "manners": (0, 120),  # what reputation adds to Influence
    "spells": (80, 400),
    "actions": (40, 200),
    "artifacts": (60, 300),
    "quality": (2, 12),  # a tenth of a card by which those that were won are better than usual ones
    "skills": (2, 20),  # … and skills
    "tactic": (10, 0),  # a tenth of a usual one, while the round lasts
    "wounds": (0, -50),  # besides what the score takes off
    "wounds_held": (0, -60),
    "wounds_crowd": (0, -24),  # the square of those in hand
    "units": (4, 42),  # a tenth of a level; half a level for any unit that fights
    "spent": (-10, 0),  # a tenth of a level that is not ready, while there are turns to use it
    "tiles": (20, 20),
    "late": (-20, 0),  # a tenth of a tile behind schedule
    "lost": (-50, 0),  # … where finding a city is the goal
    "cities_found": (0, 600),
    "defenders": (300, 0),  # of a city, beaten
    "cities": (2700, 0),  # with the fame of its defenders that were counted one by one
    "all_cities": (2000, 0),
    "goal": (25, 0),  # the city of First Reconnaissance, of 100: found early it would have been found anyway
    "idle": (-150, 0),  # a turn that brought nothing
    "ready": (1, 0),  # points and mana at hand, a fight under way
    "lure": (1, 0),  # where the hero stands
}

# How good a place is to go on from: the best goal within reach, less the way.
LURES: Final[dict[str, int]] = {
    "share": 50,  # of what a goal is worth, of 100
    "step": 30,  # a point of Move on the way
    "danger": 60,  # passing enemies that would attack
    "orcs": 60,
    "keep": 250,
    "tower": 400,
    "adventure": 250,
    "monastery": 300,
    "city": 1500,
    "explore": 120,
    "explore_later": 180,  # and so much more with all the time left
    "seek": 600,  # … and so much more, in the end, while a city has to be found
    "people": 120,
    "recruit": 350,  # people, where a unit would find room
    "hurry": 60,  # lures fade when fewer tenths of turns are left
}

# How strong the hero is, and what enemies demand, in tenths.
POWER: Final[dict[str, int]] = {
    "base": 32,
    "level": 13,
    "units": 15,  # a level
    "cards": 4,  # a card that was not in the first deck
    "even": 50,  # the chance, of 100, to beat what is as strong as the hero
    "margin": 120,  # so many tenths stronger is safe, so many weaker hopeless
}

# Tiles that should lie on the map: so many at the beginning, and all of them when this pace, of 100, makes it so.
SCHEDULE: Final[dict[str, int]] = {"first": 3, "pace": 95, "seeking": 130, "patience": 600}  # … of 1000
