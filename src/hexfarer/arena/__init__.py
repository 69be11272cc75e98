"""Many games at once."""

from __future__ import annotations

from hexfarer.arena.duel import Duel, fight
from hexfarer.arena.match import GameBroke, Played, play
from hexfarer.arena.report import Report, SeatReport
from hexfarer.arena.simulate import simulate

__all__ = ["Duel", "GameBroke", "Played", "Report", "SeatReport", "fight", "play", "simulate"]
