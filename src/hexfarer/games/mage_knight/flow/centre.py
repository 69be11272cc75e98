"""Interactive skills that lie in the middle of the table."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.flow.burdens import suppress
from hexfarer.games.mage_knight.middle import harm_is_over
from hexfarer.games.mage_knight.moves import RAISE_BY, terrain_change
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ALL_LAND

FREEZE: Final = "goldyx_source_freeze"
WEATHER: Final = "norowas_prayer_of_weather"


def weather(s: MageKnight, seat: int) -> None:
    """Interactive skills of others that lie in the middle; in the base edition what harms stops when the round
    is ending (MK-SKILL-09)."""
    suppress(s, seat)
    if harm_is_over(s):
        return
    player = s.players[seat]
    for packed in s.centre:
        if s.allies(seat, packed & 7):
            continue
        id = SKILLS[packed >> 3].id
        if id == WEATHER:
            player.terrain.append(terrain_change(ALL_LAND, RAISE_BY, 1, 5))
        elif id == FREEZE:
            player.dice_left = 0
