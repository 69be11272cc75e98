"""The four cities: who defends them at each level (levels 1 to 11)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.terms import PILE_BROWN, PILE_GRAY, PILE_VIOLET, PILE_WHITE

LAST_CITY_LEVEL: Final = 11
_BACKS: Final[dict[str, int]] = {"G": PILE_GRAY, "V": PILE_VIOLET, "B": PILE_BROWN, "W": PILE_WHITE}

# By colour (red, blue, green, white), from level 1: the backs of the tokens, by their first letters.
_DIALS: Final[list[str]] = [
    "W BV BW BVV BVW BBVV BVVW BVWW BBVVW BBVWW BVWWW",  # red
    "GV VV VW GVW VVW VWW GVVW VVWW VWWW GVVWW VVWWW",  # blue
    "GB BB GGB GBW BBW GGBW GBBW BBWW GBBBW GBBWW BBWWW",  # green
    "W GW WW GGW GWW GGGW GGWW GWWW GGGWW GGWWW GWWWW",  # white
]

GARRISONS: Final[list[list[list[int]]]] = [
    [[_BACKS[back] for back in level] for level in dial.split()] for dial in _DIALS
]


def garrison(colour: int, level: int) -> list[int]:
    """The piles from which the defenders of a city are drawn."""
    return GARRISONS[colour][level - 1]
