"""The games, each a folder that knows the kernel and no other game."""

from __future__ import annotations


def load() -> None:
    """Register every game."""
    from hexfarer.games import euthia, four_lands, heroes3, mage_knight
    from hexfarer.kernel.registry import register

    register(four_lands.GAME)
    register(mage_knight.GAME)
    register(heroes3.GAME)
    register(euthia.GAME)
