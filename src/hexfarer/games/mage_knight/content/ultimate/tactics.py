"""Reprints of tactics."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import PASSIVE, TacticCard
from hexfarer.games.mage_knight.content.tactics import PLANNING_REVISED
from hexfarer.games.mage_knight.effects.planning import PlanningRevised

MORE_TACTICS: Final[list[TacticCard]] = [TacticCard(PLANNING_REVISED, False, 4, PASSIVE, PlanningRevised())]
