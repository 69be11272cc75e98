"""A tile that somebody owns, as one number: which tile, worn or in a Sack, ready or exhausted, what is set in it.

The pieces of a Hero are a list of such numbers. Two pieces with the same number are alike in every way.
"""

from __future__ import annotations

from typing import Final

_TILE: Final = 0x3FF
_WORN: Final = 1 << 10
_SPENT: Final = 1 << 11
_GEM: Final[list[int]] = [12, 17]  # five bits each: the kind + 1, and whether it is active
_ESSENCE: Final[list[int]] = [22, 25]  # three bits each: the kind + 1
_LIVE: Final = 16


def piece(tile: int, worn: bool = False, spent: bool = False) -> int:
    """A piece without anything set in it."""
    return tile | (_WORN if worn else 0) | (_SPENT if spent else 0)


def tile_of(p: int) -> int:
    return p & _TILE


def is_worn(p: int) -> bool:
    """Does it lie on its field of the Hero board? Otherwise it is in a Sack, or beside the board."""
    return p & _WORN != 0


def is_spent(p: int) -> bool:
    """Is it exhausted?"""
    return p & _SPENT != 0


def worn(p: int) -> int:
    return p | _WORN


def stowed(p: int) -> int:
    return p & ~_WORN


def spent(p: int) -> int:
    return p | _SPENT


def readied(p: int) -> int:
    return p & ~_SPENT


def gem_at(p: int, socket: int) -> int:
    """The Gem in a socket, or -1."""
    return (p >> _GEM[socket] & 15) - 1


def is_live(p: int, socket: int) -> bool:
    """Is the Gem of a socket active?"""
    return p >> _GEM[socket] & _LIVE != 0


def gems_in(p: int) -> list[int]:
    """The Gems set in it."""
    return [gem_at(p, socket) for socket in range(2) if gem_at(p, socket) >= 0]


def with_gem(p: int, gem: int) -> int:
    """The piece with one more Gem, active side up (EU-GEM-01)."""
    socket = 0 if gem_at(p, 0) < 0 else 1
    return p | (gem + 1 | _LIVE) << _GEM[socket]


def flipped(p: int, socket: int) -> int:
    """The Gem of a socket was used (EU-GEM-02)."""
    return p & ~(_LIVE << _GEM[socket])


def awake(p: int) -> int:
    """All its Gems active (EU-ROUND-04)."""
    for socket in range(2):
        if gem_at(p, socket) >= 0:
            p |= _LIVE << _GEM[socket]
    return p


def essence_at(p: int, socket: int) -> int:
    """The Essence that lies on it, or -1."""
    return (p >> _ESSENCE[socket] & 7) - 1


def essences_on(p: int) -> list[int]:
    return [essence_at(p, socket) for socket in range(2) if essence_at(p, socket) >= 0]


def with_essence(p: int, essence: int) -> int:
    socket = 0 if essence_at(p, 0) < 0 else 1
    return p | (essence + 1) << _ESSENCE[socket]
