"""Pointy-top axial hexes, seven-hex tiles and their lattices, growing maps and path costs.

A hex is one packed int made by `at(q, r)`; q grows to the East, r to the South-East. Directions run
counter-clockwise from East, so turning by one sixth counter-clockwise adds one to a direction.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

E: Final = 0
NE: Final = 1
NW: Final = 2
W: Final = 3
SW: Final = 4
SE: Final = 5
DIRECTION_NAMES: Final[list[str]] = ["E", "NE", "NW", "W", "SW", "SE"]

LIMIT: Final = 500  # largest |q| and |r| that `at` takes; the packing holds 511, a margin for neighbours
_BITS: Final = 10
_BIAS: Final = 512  # keeps a packed hex non-negative, below 2 ** 20
_LOW: Final = 1023
ORIGIN: Final = 524800  # at(0, 0)

# What to add to a packed hex for one step in each direction: dq * 1024 + dr.
STEPS: Final[list[int]] = [1024, 1023, -1, -1024, -1023, 1]

# How two tiles meet, as seen from either centre.
APART: Final = -1  # the centres are not at distance 3
STRAIGHT: Final = 0  # three steps in one direction: a single shared edge, and gaps beside it
LEFT: Final = 1  # one hex counter-clockwise of straight, such as (3, -1): interlocked
RIGHT: Final = 2  # one hex clockwise of straight, such as (3, -2) and (2, 1): interlocked

NO_LIMIT: Final = 1048576  # of a path's total; leaves a search key within mypyc's unboxed 62 bits
CLOSED: Final = -1  # as the cost of a hex or of crossing walls: impassable
_SHIFT: Final = 20
_MASK: Final = 1048575


# --- coordinates ---------------------------------------------------------------------------------


def at(q: int, r: int) -> int:
    """The hex at axial coordinates (q, r)."""
    if q < -LIMIT or q > LIMIT or r < -LIMIT or r > LIMIT:
        raise ValueError(f"hex {q},{r} is too far out: q and r go from {-LIMIT} to {LIMIT}")
    return ((q + _BIAS) << _BITS) + r + _BIAS


def q_of(h: int) -> int:
    """The q coordinate of a hex."""
    return (h >> _BITS) - _BIAS


def r_of(h: int) -> int:
    """The r coordinate of a hex."""
    return (h & _LOW) - _BIAS


def text(h: int) -> str:
    """The hex as people write it: "2,-1"."""
    return f"{q_of(h)},{r_of(h)}"


def read(words: str) -> int:
    """The hex written as "2,-1" (blanks are allowed); the inverse of `text`."""
    bare = words.replace(" ", "")
    parts = bare.split(",")
    if len(parts) == 2:
        try:
            q, r = int(parts[0]), int(parts[1])
        except ValueError:
            q, r = 0, 0
        # int() also takes "+2", "1_0" and foreign digits; a hex has one spelling only.
        if f"{q},{r}" == bare:
            return at(q, r)
    raise ValueError(f"{words!r} is not a hex: write q,r with whole numbers, such as 2,-1")


# --- geometry ------------------------------------------------------------------------------------


def neighbour(h: int, d: int) -> int:
    """The hex next to `h` in direction `d`."""
    return h + STEPS[d]


def neighbours(h: int) -> list[int]:
    """The six hexes around `h`, in the order E NE NW W SW SE."""
    return [h + STEPS[E], h + STEPS[NE], h + STEPS[NW], h + STEPS[W], h + STEPS[SW], h + STEPS[SE]]


def distance(a: int, b: int) -> int:
    """How many steps lead from `a` to `b` on an open plane."""
    dq = q_of(b) - q_of(a)
    dr = r_of(b) - r_of(a)
    if dq < 0:
        dq, dr = -dq, -dr
    if dr >= 0:
        return dq + dr
    return dq if dq > -dr else -dr


def ring(centre: int, radius: int) -> list[int]:
    """The hexes at exactly `radius`, counter-clockwise from the East corner."""
    if radius <= 0:
        return [centre] if radius == 0 else []
    q, r = q_of(centre), r_of(centre)
    at((q if q > 0 else -q) + radius, (r if r > 0 else -r) + radius)  # refuses a ring that leaves the field
    out: list[int] = []
    h = centre + radius * STEPS[E]
    for side in range(6):
        step = STEPS[(side + 2) % 6]
        for _ in range(radius):
            out.append(h)
            h += step
    return out


def disc(centre: int, radius: int) -> list[int]:
    """The hexes within `radius`: the centre, then ring after ring."""
    out: list[int] = []
    for i in range(radius + 1):
        out.extend(ring(centre, i))
    return out


def line(a: int, b: int) -> list[int]:
    """A straight line of hexes from `a` to `b`, both included; from `b` to `a` it is the same line."""
    n = distance(a, b)
    q, r = q_of(a), r_of(a)
    dq, dr = q_of(b) - q, r_of(b) - r
    out = [a]
    # Whole numbers, so that it is the same on every machine. Of q, r and q + r one changes by exactly one
    # a step; another is rounded, half a hex always upwards (whichever way the line runs), the third follows.
    for i in range(1, n + 1):
        across = (2 * dq * i + n) // (2 * n)
        down = (2 * dr * i + n) // (2 * n)
        if dq * dr > 0:
            down = (dq + dr) // n * i - across
        out.append(at(q + across, r + down))
    return out


def rotate(h: int, sixths: int) -> int:
    """`h` turned about (0, 0) by sixths of a turn: positive counter-clockwise, negative clockwise."""
    return rotate_about(h, ORIGIN, sixths)


def rotate_about(h: int, centre: int, sixths: int) -> int:
    """`h` turned about `centre` by sixths of a turn: positive counter-clockwise, negative clockwise."""
    q = q_of(h) - q_of(centre)
    r = r_of(h) - r_of(centre)
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return at(q_of(centre) + q, r_of(centre) + r)


# --- seven-hex tiles -----------------------------------------------------------------------------


def tile_hexes(centre: int) -> list[int]:
    """The hexes of a tile in slot order: the centre, then E NE NW W SW SE."""
    return [centre, *neighbours(centre)]


def turn_tile(contents: list[int], sixths: int) -> list[int]:
    """A tile's seven contents, in slot order, after the tile was turned (as in `rotate`)."""
    if len(contents) != 7:
        raise ValueError(f"a tile has 7 hexes, not {len(contents)}")
    out = contents[:]
    for d in range(6):
        out[1 + (d + sixths) % 6] = contents[1 + d]
    return out


def tile_contacts(centre: int) -> list[int]:
    """The 18 places where the centre of a touching tile can lie."""
    return ring(centre, 3)


def touching(a: int, b: int) -> bool:
    """Whether the tiles with these centres share an edge without overlapping."""
    return distance(a, b) == 3


def interlocks(offset: int) -> int:
    """How two tiles meet whose centres differ by `offset`: APART, STRAIGHT, LEFT or RIGHT."""
    if distance(ORIGIN, offset) != 3:
        return APART
    q, r = q_of(offset), r_of(offset)
    # Each interlocking lattice holds one hex in seven, and this sum tells which.
    if (3 * q + r) % 7 == 0:
        return RIGHT
    return LEFT if (q + 3 * r) % 7 == 0 else STRAIGHT


def shared_edges(a: int, b: int) -> int:
    """How many pairs of hexes touch between the tiles with these centres: 0, 1 or 3."""
    if distance(a, b) != 3:
        return 0
    return 1 if interlocks(b - a + ORIGIN) == STRAIGHT else 3


def lattice(centre: int, kind: int) -> list[int]:
    """The six neighbouring centres in the LEFT or RIGHT lattice, counter-clockwise from East."""
    _check_lattice(kind)
    return ring(centre, 3)[kind::3]


def lattice_at(kind: int, x: int, y: int) -> int:
    """The centre of lattice cell (x, y): x cells along the first neighbour, y along the second, from 0,0."""
    _check_lattice(kind)
    if kind == RIGHT:
        return at(3 * x + y, -2 * x - 3 * y)
    return at(3 * x + 2 * y, -x - 3 * y)


def _check_lattice(kind: int) -> None:
    if kind != LEFT and kind != RIGHT:
        raise ValueError(f"only LEFT ({LEFT}) and RIGHT ({RIGHT}) tiles form a lattice, not kind {kind}")


# --- maps and paths ------------------------------------------------------------------------------


class HexMap:
    """A growing map. Every hex has an index, in the order of adding, into flat lists such as terrain."""

    __slots__ = ("_index", "hexes", "links", "walls")

    def __init__(self) -> None:
        self.hexes: list[int] = []  # index -> hex
        self.links: list[int] = []  # 6 * index + direction -> index of that neighbour, -1 for none
        self.walls: list[int] = []  # index -> bit 1 << direction of each walled edge; both sides agree
        self._index: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self.hexes)

    def find(self, h: int) -> int:
        """The index of a hex, -1 if it is not on the map."""
        return self._index.get(h, -1)

    def around(self, i: int) -> list[int]:
        """The indices of the six neighbours of hex number `i`, -1 for none."""
        return self.links[6 * i : 6 * i + 6]

    def add(self, h: int) -> int:
        """Put one hex on the map; its index."""
        if h in self._index:
            raise ValueError(f"hex {text(h)} is already on the map")
        i = len(self.hexes)
        self._index[h] = i
        self.hexes.append(h)
        walls = 0
        for d in range(6):
            j = self.find(h + STEPS[d])
            self.links.append(j)
            if j >= 0:
                back = (d + 3) % 6
                self.links[6 * j + back] = i
                walls |= (self.walls[j] >> back & 1) << d
        self.walls.append(walls)
        return i

    def add_tile(self, centre: int) -> int:
        """Put a whole tile on the map; the index of its centre, the other slots follow it in order."""
        for h in tile_hexes(centre):  # all before any, so that a refusal leaves the map as it was
            if h in self._index:
                raise ValueError(f"a tile at {text(centre)} would cover hex {text(h)}, already on the map")
        first = len(self.hexes)
        for h in tile_hexes(centre):
            self.add(h)
        return first

    def wall(self, i: int, d: int) -> None:
        """Build a wall (or closed border) on one edge, also where nothing lies beyond it yet."""
        self.walls[i] |= 1 << d
        j = self.links[6 * i + d]
        if j >= 0:
            self.walls[j] |= 1 << (d + 3) % 6

    def copy(self) -> HexMap:
        """A map that shares nothing with this one."""
        out = HexMap()
        out.hexes = self.hexes[:]
        out.links = self.links[:]
        out.walls = self.walls[:]
        out._index = self._index.copy()
        return out


def costs_from(
    hexmap: HexMap, start: int, cost: list[int], limit: int = NO_LIMIT, wall_cost: int = CLOSED
) -> list[int]:
    """The cheapest total to reach each index, -1 where it would pass `limit` or there is no way.

    `cost[i]` is paid on entering i (negative: never), `wall_cost` on top for crossing a wall.
    """
    out = _search(hexmap, start, cost, limit, wall_cost)
    for i in range(len(out)):
        out[i] >>= _SHIFT
    return out


def path_to(
    hexmap: HexMap, start: int, goal: int, cost: list[int], limit: int = NO_LIMIT, wall_cost: int = CLOSED
) -> list[int]:
    """The indices of the cheapest way from `start` to `goal`, both included; empty if there is none.

    Of equally cheap ways the shortest, then the one that, looking back from the goal, comes first
    in the order of directions: it depends on the land only, not on the order in which it was found.
    """
    _check_index(hexmap, goal)
    best = _search(hexmap, start, cost, limit, wall_cost)
    if best[goal] < 0:
        return []
    out = [goal]
    i = goal
    while i != start:
        for d in range(6):
            j = hexmap.links[6 * i + d]
            if j < 0 or best[j] < 0:
                continue
            toll = wall_cost if hexmap.walls[i] >> d & 1 else 0
            if toll >= 0 and best[j] + ((cost[i] + toll) << _SHIFT) + 1 == best[i]:
                i = j
                break
        out.append(i)
    out.reverse()
    return out


def _search(hexmap: HexMap, start: int, cost: list[int], limit: int, wall_cost: int) -> list[int]:
    """Dijkstra's totals as `total << _SHIFT | steps`, so that a free step still counts for something."""
    _check_index(hexmap, start)
    links = hexmap.links
    best = [-1] * len(hexmap.hexes)
    best[start] = 0
    ceiling = (limit + 1) << _SHIFT
    heap = [start]  # best << _SHIFT | index
    while heap:
        key = heappop(heap)
        i = key & _MASK
        here = key >> _SHIFT
        if here > best[i]:
            continue  # a cheaper way was found after this one was noted
        walls = hexmap.walls[i]
        for d in range(6):
            j = links[6 * i + d]
            if j < 0 or cost[j] < 0:
                continue
            toll = wall_cost if walls >> d & 1 else 0
            if toll < 0:
                continue
            there = here + ((cost[j] + toll) << _SHIFT) + 1
            if there < ceiling and (best[j] < 0 or there < best[j]):
                best[j] = there
                heappush(heap, there << _SHIFT | j)
    return best


def _check_index(hexmap: HexMap, i: int) -> None:
    if i < 0 or i >= len(hexmap.hexes):
        raise IndexError(f"no hex number {i} on a map of {len(hexmap.hexes)}")
