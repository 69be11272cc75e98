"""The table in the terminal: people and bots take turns at a session."""

from __future__ import annotations

from hexfarer.cli.table.table import Table

__all__ = ["Table"]
