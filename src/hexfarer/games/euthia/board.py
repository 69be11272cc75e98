"""The map: tiles of three fields on their lattice, fields by number, who can walk where (EU-MAP-03).

A field is the number of its tile in the order of placing * 4 + its position: a, b, c, centre. A board never changes:
a new tile makes a new board, so positions share it.

The places of tiles form a lattice of their own: place (i, j) has its anchor at hex (i + 2j, i - j).
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import MAP_TILES, Field
from hexfarer.games.euthia.terms import ELEMENTAL, NONE
from hexfarer.kernel.hexes import STEPS, at, q_of, r_of

FIELDS: Final = 4
CENTRE: Final = 3
_REACH: Final = 32  # places go from -32 to 31 each way
FAR: Final = 999


def place_at(i: int, j: int) -> int:
    """The place (i, j) of a tile as one number."""
    return (i + _REACH) * 2 * _REACH + j + _REACH


def i_of(place: int) -> int:
    return place // (2 * _REACH) - _REACH


def j_of(place: int) -> int:
    return place % (2 * _REACH) - _REACH


HOME: Final = place_at(0, 0)


def hexes_of(place: int) -> list[int]:
    """The hexes of fields a, b, c of a place."""
    i, j = i_of(place), j_of(place)
    q, r = i + 2 * j, i - j
    return [at(q, r), at(q + 1, r), at(q, r + 1)]


def place_of(hex_: int) -> int:
    """The place to which a hex belongs (EU-MAP-03)."""
    q, r = q_of(hex_), r_of(hex_)
    rest = (q - r) % 3
    if rest == 1:
        q -= 1
    elif rest == 2:
        r -= 1
    j = (q - r) // 3
    return place_at(q - 2 * j, j)


class Board:
    """The tiles that lie on the table."""

    __slots__ = ("elements", "hexes", "index", "near", "places", "printed", "tiles")

    def __init__(self) -> None:
        self.tiles: list[int] = []  # map tiles in the order of placing
        self.places: list[int] = []
        self.printed: list[Field | None] = []  # by field; None where a tile has no centre
        self.hexes: list[int] = []  # by field; NONE for a centre
        self.near: list[list[int]] = []  # by field: its neighbours; centres only next to their own outer fields
        self.elements: list[int] = []  # by field: a mask of the Powers that it is under (EU-ELEM-01)
        self.index: dict[int, int] = {}  # hex -> field

    def with_tile(self, tile: int, place: int) -> Board:
        """The board with one more tile."""
        new = Board()
        new.tiles, new.places = [*self.tiles, tile], [*self.places, place]
        new.printed, new.hexes, new.elements = self.printed[:], self.hexes[:], self.elements[:]
        new.near = [around[:] for around in self.near]
        new.index = self.index.copy()
        first = len(self.tiles) * FIELDS
        printed = MAP_TILES[tile]
        for position, hex_ in enumerate(hexes_of(place)):
            field = first + position
            new.printed.append(printed.fields[position])
            new.hexes.append(hex_)
            new.index[hex_] = field
            new.near.append([])
            new.elements.append(0)
            for d in range(6):
                other = new.index.get(hex_ + STEPS[d], NONE)
                if other != NONE:
                    new.near[field].append(other)
                    new.near[other].append(field)
        new.hexes.append(NONE)
        new.elements.append(0)
        if printed.special():
            new.printed.append(printed.fields[CENTRE])
            new.near.append([first, first + 1, first + 2])
            for field in range(first, first + CENTRE):
                new.near[field].append(first + CENTRE)
        else:
            new.printed.append(None)
            new.near.append([])
        for field in range(len(new.printed)):
            new.elements[field] = new.powers(field)
        return new

    def powers(self, field: int) -> int:
        """The Elementals of a field and around it, as a mask of elements; none touches a centre (EU-SPECIAL-06)."""
        if field % FIELDS == CENTRE:
            return 0
        mask = 0
        for other in [field, *self.near[field]]:
            printed = self.printed[other]
            if printed is not None and printed.kind == ELEMENTAL:
                mask |= 1 << printed.sub
        return mask

    # -- reading it --

    def exists(self, field: int) -> bool:
        return 0 <= field < len(self.printed) and self.printed[field] is not None

    def at(self, field: int) -> Field:
        """What is printed on a field."""
        printed = self.printed[field]
        assert printed is not None
        return printed

    def is_centre(self, field: int) -> bool:
        return field % FIELDS == CENTRE

    def outer(self, field: int) -> list[int]:
        """The outer fields of the tile of a field."""
        first = field - field % FIELDS
        return [first, first + 1, first + 2]

    def centre(self, field: int) -> int:
        """The centre of the tile of a field, or NONE."""
        found = field - field % FIELDS + CENTRE
        return found if self.printed[found] is not None else NONE

    def church(self) -> int:
        return CENTRE

    def fields(self) -> list[int]:
        return [field for field, printed in enumerate(self.printed) if printed is not None]

    def of_kind(self, kind: int) -> list[int]:
        return [field for field, printed in enumerate(self.printed) if printed is not None and printed.kind == kind]

    def open_places(self, field: int) -> list[int]:
        """The empty places that cover a hex beside a field (EU-EXPLORE-01); none beside a centre."""
        found: list[int] = []
        if self.is_centre(field):
            return found
        for d in range(6):
            hex_ = self.hexes[field] + STEPS[d]
            if hex_ not in self.index:
                place = place_of(hex_)
                if place not in found:
                    found.append(place)
        return found

    def distances(self, start: int) -> list[int]:
        """Fewest steps from a field to every other; centres only begin or end a way (EU-PORTAL-08)."""
        found = [FAR] * len(self.printed)
        found[start] = 0
        edge = [start]
        while edge:
            after: list[int] = []
            for field in edge:
                if field % FIELDS == CENTRE and field != start:
                    continue
                for other in self.near[field]:
                    if found[other] == FAR:
                        found[other] = found[field] + 1
                        after.append(other)
            edge = after
        return found
