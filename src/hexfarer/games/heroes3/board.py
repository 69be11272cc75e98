"""The map: tiles face up and face down, fields by number, who can walk where.

A field is the number of its tile's place * 7 + its position there. A board never changes: turning a tile up or placing
one makes a new board, so positions share it. What lies under a face-down tile is not in the board (it is a secret of
the state), only where it lies.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.content.tiles import FIELDS, TILES
from hexfarer.games.heroes3.terms import BLOCKED, NONE, STARTING
from hexfarer.kernel.hexes import STEPS, HexMap, distance, ring, touching, turn_tile

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Board:
    """The places of all tiles, and the fields of those that lie face up."""

    __slots__ = (
        "centres",
        "dice",
        "difficulty",
        "kinds",
        "location",
        "map",
        "open_borders",
        "tiles",
        "turns",
        "up",
        "walls",
    )

    def __init__(self) -> None:
        self.centres: list[int] = []
        self.kinds: list[int] = []  # the backs
        self.tiles: list[int] = []  # NONE while face down
        self.turns: list[int] = []  # sixths clockwise (H3-TILE, coordinates)
        self.up: list[bool] = []
        self.map = HexMap()  # all fields, face down ones too
        self.location: list[int] = []  # by field; NONE while face down
        self.difficulty: list[int] = []
        self.dice: list[int] = []
        self.open_borders = False  # those between starting tiles stop nobody
        self.walls: list[int] = []  # by field: bit 1 << direction of each edge that a hero may not cross

    def copy(self) -> Board:
        new = Board()
        new.centres, new.kinds, new.tiles = self.centres[:], self.kinds[:], self.tiles[:]
        new.turns, new.up, new.map = self.turns[:], self.up[:], self.map.copy()
        new.location, new.difficulty, new.dice = self.location[:], self.difficulty[:], self.dice[:]
        new.walls, new.open_borders = self.walls[:], self.open_borders
        return new

    # -- building it --

    def with_place(self, centre: int, kind: int) -> Board:
        """The board with one more tile, face down."""
        new = self.copy()
        new.centres.append(centre)
        new.kinds.append(kind)
        new.tiles.append(NONE)
        new.turns.append(0)
        new.up.append(False)
        new.map.add_tile(centre)
        new.location += [NONE] * FIELDS
        new.difficulty += [0] * FIELDS
        new.dice += [0] * FIELDS
        new.walls += [0] * FIELDS
        return new

    def with_tile_up(self, place: int, tile: int, turn: int) -> Board:
        """The board with the tile of a place face up, turned by sixths clockwise."""
        new = self.copy()
        printed = TILES[tile]
        first = place * FIELDS
        new.tiles[place], new.turns[place], new.up[place] = tile, turn, True
        new.location[first : first + FIELDS] = turn_tile(printed.location, -turn)
        new.difficulty[first : first + FIELDS] = turn_tile(printed.difficulty, -turn)
        new.dice[first : first + FIELDS] = turn_tile(printed.dice, -turn)
        for position in printed.shut:
            where = 1 + (position - 1 - turn) % 6
            for d in range(6):
                other = new.map.links[6 * (first + where) + d]
                if other < first or other >= first + FIELDS:
                    new.walls[first + where] |= 1 << d
        return new

    def with_tile_down(self, place: int) -> Board:
        """The board with a tile face down again."""
        new = self.copy()
        first = place * FIELDS
        new.tiles[place], new.turns[place], new.up[place] = NONE, 0, False
        new.location[first : first + FIELDS] = [NONE] * FIELDS
        new.difficulty[first : first + FIELDS] = [0] * FIELDS
        new.dice[first : first + FIELDS] = [0] * FIELDS
        new.walls[first : first + FIELDS] = [0] * FIELDS
        return new

    # -- reading it --

    def place_of(self, field: int) -> int:
        return field // FIELDS

    def centre_field(self, place: int) -> int:
        return place * FIELDS

    def is_up(self, field: int) -> bool:
        return self.up[field // FIELDS]

    def crossable(self, field: int, d: int) -> bool:
        """May a hero step from a field in a direction, as far as the land goes (H3-MOVE-003, -004)?"""
        other = self.map.links[6 * field + d]
        if other < 0 or not self.is_up(other) or self.location[other] == BLOCKED:
            return False
        if self.open_borders and self.kinds[field // FIELDS] == self.kinds[other // FIELDS] == STARTING:
            return True
        return not (self.walls[field] >> d & 1 or self.walls[other] >> (d + 3) % 6 & 1)

    def steps(self, field: int) -> list[int]:
        """The fields that a hero can step onto from a field, as far as the land goes."""
        return [self.map.links[6 * field + d] for d in range(6) if self.crossable(field, d)]

    def bordering(self, field: int) -> list[int]:
        """The places of face-down tiles that share an edge with a field (H3-TILE-006, -012)."""
        found: list[int] = []
        for other in self.map.around(field):
            if other >= 0 and not self.is_up(other) and other // FIELDS not in found:
                found.append(other // FIELDS)
        return found

    def spots(self, field: int) -> list[int]:
        """Where a tile may be placed from a field: centres (H3-TILE-003, -009)."""
        found: list[int] = []
        hex = self.map.hexes[field]
        for d in range(6):
            beyond = hex + STEPS[d]
            if self.map.find(beyond) >= 0:
                continue
            for centre in [beyond, *ring(beyond, 1)]:
                if centre not in found and self.fits(centre):
                    found.append(centre)
        return found

    def fits(self, centre: int) -> bool:
        """Does a tile with this centre overlap nothing and touch at least two tiles?"""
        touched = 0
        for other in self.centres:
            if distance(centre, other) < 3:
                return False
            if touching(centre, other):
                touched += 1
        return touched >= 2

    # -- how tiles hang together --

    def exits(self, place: int) -> list[int]:
        """The outer fields of a tile that a hero can leave it by: neither blocked nor behind a border (H3-TILE-004)."""
        first = place * FIELDS
        outer = range(first + 1, first + FIELDS)
        return [field for field in outer if self.location[field] != BLOCKED and not self.walls[field]]

    def leads_out(self, place: int) -> bool:
        """Does an exit of a tile touch another place?"""
        for field in self.exits(place):
            if any(other >= 0 and other // FIELDS != place for other in self.map.around(field)):
                return True
        return False

    def reach(self, start: int) -> list[bool]:
        """By field: is there a walkable way from a field?"""
        seen = [False] * len(self.location)
        seen[start] = True
        todo = [start]
        while todo:
            for other in self.steps(todo.pop()):
                if not seen[other]:
                    seen[other] = True
                    todo.append(other)
        return seen

    def connected_places(self, place: int) -> list[bool]:
        """By place: can a hero walk there from this place, starting on any field that is not blocked?"""
        first = place * FIELDS
        start = first if self.location[first] != BLOCKED else first + 1
        seen = self.reach(start)
        return [any(seen[i * FIELDS : (i + 1) * FIELDS]) for i in range(len(self.centres))]


def good_turns(board: Board, place: int, tile: int, finder: int = NONE) -> list[int]:
    """The ways to turn a tile so that as many face-up tiles as possible lead to it, first of all the tile of the hero
    that found it (H3-TILE-010)."""
    others = [i for i, up in enumerate(board.up) if up and i != place]
    scores: list[int] = []
    for turn in range(6):
        reached = board.with_tile_up(place, tile, turn).connected_places(place)
        first = len(reached) if finder != NONE and reached[finder] else 0
        scores.append(first + sum(1 for i in others if reached[i]))
    return [turn for turn in range(6) if scores[turn] == max(scores)]


def open_turns(board: Board, place: int, tile: int) -> list[int]:
    """The ways to turn a starting tile so that a way leads out of it to a neighbouring place (H3-SETUP-030)."""
    found = [turn for turn in range(6) if board.with_tile_up(place, tile, turn).leads_out(place)]
    return found or list(range(6))


def field_name(field: int) -> str:
    """A field as people write it: tile by tile a letter, and its position: `B3`."""
    return f"{LETTERS[field // FIELDS]}{field % FIELDS}"
