"""The map: tiles on their lattice, spaces by number, who touches whom.

A space is tile number * 7 + position (centre, NE, E, SE, SW, W, NW); the starting tile is tile 0. A board never
changes: a new tile makes a new board, so positions share it.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.content.tiles import TILES
from hexfarer.games.mage_knight.terms import NONE
from hexfarer.kernel.hexes import at, distance, neighbours, q_of, r_of

# Positions within a tile, in the order in which sites are set up (MK-EXPLORE-10).
POSITIONS: Final[list[str]] = ["C", "NE", "E", "SE", "SW", "W", "NW"]
OFFSETS: Final[list[tuple[int, int]]] = [(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
SLOT_STEPS: Final[list[tuple[int, int]]] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BIAS: Final = 32  # keeps a packed slot non-negative


def slot(a: int, b: int) -> int:
    """A tile position [a, b] as one number."""
    return (a + _BIAS) * 64 + b + _BIAS


def slot_a(packed: int) -> int:
    return packed // 64 - _BIAS


def slot_b(packed: int) -> int:
    return packed % 64 - _BIAS


def centre(packed: int) -> int:
    """The hex in the middle of a tile position (MK-MAP-03)."""
    a, b = slot_a(packed), slot_b(packed)
    return at(3 * a + b, -2 * a - 3 * b)


def slots_around(packed: int) -> list[int]:
    a, b = slot_a(packed), slot_b(packed)
    return [slot(a + da, b + db) for da, db in SLOT_STEPS]


def slot_of_hex(h: int) -> int:
    """The tile position that a hex belongs to (MK-MAP-04)."""
    for near in [h, *neighbours(h)]:
        q, r = q_of(near), r_of(near)
        if (3 * q + r) % 7 == 0:
            return slot((3 * q + r) // 7, -((2 * q + 3 * r) // 7))
    raise AssertionError("every hex belongs to one tile")


def turned(position: int, turn: int) -> int:
    """Where a printed position comes to lie on a tile that is turned clockwise by so many sixths (MK-VAR-ROT-02)."""
    return position if position == 0 else (position - 1 + turn) % 6 + 1


class Board:
    """The tiles that lie face up."""

    __slots__ = ("hexes", "near", "numbers", "site", "slots", "terrain", "tiles", "turns", "walled", "walls")

    def __init__(self) -> None:
        self.tiles: list[int] = []  # in the order in which they were revealed
        self.slots: list[int] = []
        self.turns: list[int] = []  # sixths by which each tile is turned clockwise
        self.hexes: list[int] = []  # by space
        self.terrain: list[int] = []
        self.site: list[int] = []
        self.near: list[list[int]] = []  # the spaces around each space
        self.numbers: dict[int, int] = {}  # the space of each hex
        self.walls: list[list[int]] = []  # the spaces around each space behind a wall
        self.walled = False  # is there any wall?

    def with_tile(self, tile: int, where: int, turn: int = 0) -> Board:
        """The board with one more tile."""
        new = Board()
        new.tiles = [*self.tiles, tile]
        new.slots = [*self.slots, where]
        new.turns = [*self.turns, turn]
        new.hexes = self.hexes[:]
        new.terrain = self.terrain[:]
        new.site = self.site[:]
        new.near = [spaces[:] for spaces in self.near]
        new.numbers = dict(self.numbers)
        new.walls = self.walls + [[] for _ in OFFSETS]  # walls are within tiles: old ones never change
        new.walled = self.walled or len(TILES[tile].walls) > 0
        middle = centre(where)
        q, r = q_of(middle), r_of(middle)
        printed = TILES[tile]
        for position, (dq, dr) in enumerate(OFFSETS):
            space = len(new.hexes)
            h = at(q + dq, r + dr)
            source = position if position == 0 else (position - 1 - turn) % 6 + 1
            new.hexes.append(h)
            new.terrain.append(printed.terrain[source])
            new.site.append(printed.site[source])
            new.numbers[h] = space
            new.near.append([])
        for space in range(len(self.hexes), len(new.hexes)):
            for h in neighbours(new.hexes[space]):
                other = new.numbers.get(h, NONE)
                if other != NONE:
                    new.near[space].append(other)
                    if other < len(self.hexes):
                        new.near[other].append(space)
        first = len(self.hexes)
        for a, b in printed.walls:
            one, two = first + turned(a, turn), first + turned(b, turn)
            new.walls[one].append(two)
            new.walls[two].append(one)
        return new

    def wall(self, a: int, b: int) -> bool:
        """Is there a wall between two spaces?"""
        return self.walled and b in self.walls[a]

    def tile_of(self, space: int) -> int:
        return self.tiles[space // 7]

    def printed_position(self, space: int) -> int:
        """Where on its printed tile the space is, whichever way the tile is turned."""
        position = space % 7
        return position if position == 0 else (position - 1 - self.turns[space // 7]) % 6 + 1

    def apart(self, a: int, b: int) -> int:
        """How many steps lie between two spaces."""
        return distance(self.hexes[a], self.hexes[b])

    def within(self, space: int, steps: int) -> list[int]:
        """The other spaces at most so many steps away."""
        here = self.hexes[space]
        return [other for other, h in enumerate(self.hexes) if other != space and distance(here, h) <= steps]

    def touched(self, space: int, reach: int) -> list[int]:
        """The empty tile positions with a hex at most `reach` steps from a space."""
        found: list[int] = []
        ring = [self.hexes[space]]
        for _ in range(reach):
            ring = [h for old in ring for h in neighbours(old)]
            for h in ring:
                if h not in self.numbers:
                    where = slot_of_hex(h)
                    if where not in self.slots and where not in found:
                        found.append(where)
        return found

    def placed_around(self, where: int) -> int:
        """How many tiles lie next to a tile position."""
        count = 0
        for other in slots_around(where):
            if other in self.slots:
                count += 1
        return count


def space_name(space: int) -> str:
    """A space as people write it: tile by tile a letter, and its position, `B3`."""
    return f"{LETTERS[space // 7]}{space % 7}"
