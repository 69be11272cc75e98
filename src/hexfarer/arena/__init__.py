"""Many games at once."""

from __future__ import annotations

from hexfarer.arena.match import GameBroke, Played, play
from hexfarer.arena.report import Report, SeatReport
from hexfarer.arena.simulate import simulate

__all__ = ["GameBroke", "Played", "Report", "SeatReport", "play", "simulate"]
