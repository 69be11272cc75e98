"""The goal of a game with what is reached of it; trophies and artefacts lie open."""

from __future__ import annotations

from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import LAST_ROUND, VICTORY_VP
from hexfarer.kernel.decision import Goal, Part
from hexfarer.kernel.phrase import Phrase


def goal(s: FourLands, seat: int) -> Goal:
    parts: list[Part] = []
    for other in sorted(range(s.seats), key=lambda other: other != seat):
        points = s.standing[other] if s.over else victory_points(s, other)
        parts.append(Part(Phrase("total-vp"), points, VICTORY_VP, "trophy", seat=other))
    return Goal(Phrase("goal-points", {"n": VICTORY_VP}), s.round, LAST_ROUND, parts)
