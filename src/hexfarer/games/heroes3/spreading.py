"""How what fields promise is carried over the map to the fields from which they can be reached. For hints."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from hexfarer.games.heroes3.board import Board
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.terms import BLOCKED, NONE
from hexfarer.kernel.hexes import ring

DECAY: Final = 0.84  # of a promise, for each movement point of the way
STEADY: Final = 0.93  # … of what the scenario is about: it must be reached in time
UNSEEN: Final = DECAY * DECAY  # … of one that lies face down: the way on must be discovered first
BRIDGE: Final = 0.45  # … over a tile that is still to be placed
FAINT: Final = 1.0  # ways to less than this are not followed


class Joints:
    """How the fields of a board hang together."""

    __slots__ = ("hidden", "near", "room")

    def __init__(self, board: Board) -> None:
        fields = range(len(board.location))
        # by field: from which others one can get there; if it lies face down, from open ones and from other ones
        self.near: list[list[int]] = [[] for _ in fields]
        self.hidden: list[list[int]] = [[] for _ in fields]
        for here in fields:
            for d in range(6):
                other = onward(board, here, d)
                if other != NONE:
                    discovers = board.is_up(other) and not board.is_up(here)
                    (self.hidden if discovers else self.near)[here].append(other)
        self.room = room(board, self)  # by field: how many tiles can be reached from there


def onward(board: Board, here: int, d: int) -> int:
    """The field in a direction from which one can get here, as far as is known, or NONE."""
    other = board.map.links[6 * here + d]
    if other < 0 or board.location[other] == BLOCKED:
        return NONE
    if board.is_up(here) and board.is_up(other):
        return other if board.crossable(other, (d + 3) % 6) else NONE
    return NONE if board.walls[here] >> d & 1 or board.walls[other] >> (d + 3) % 6 & 1 else other


def room(board: Board, joints: Joints) -> list[int]:
    """By field: how many tiles can be reached from there. How a tile lies may lock a hero in."""
    found = [0] * len(board.location)
    for start in range(len(found)):
        if found[start] or board.location[start] == BLOCKED:
            continue
        reached = [start]
        found[start] = 1
        for here in reached:
            for others in (joints.near[here], joints.hidden[here]):
                for other in others:
                    if not found[other]:
                        found[other] = 1
                        reached.append(other)
        tiles = len({field // FIELDS for field in reached})
        for field in reached:
            found[field] = tiles
    return found


# What was worked out from boards. A board never changes, so it is its own key.
_JOINTS: Final[dict[Board, Joints]] = {}
_SPOTS: Final[dict[Board, list[list[int]]]] = {}
_MOST_BOARDS: Final = 48


def joints_of(board: Board) -> Joints:
    found = _JOINTS.get(board)
    if found is None:
        if len(_JOINTS) >= _MOST_BOARDS:
            _JOINTS.clear()
        found = _JOINTS[board] = Joints(board)
    return found


def bridges(board: Board) -> list[list[int]]:
    """For every field the fields of other tiles that a tile of the pool would join it to."""
    found = _SPOTS.get(board)
    if found is not None:
        return found
    if len(_SPOTS) >= _MOST_BOARDS:
        _SPOTS.clear()
    found = [[] for _ in board.location]
    centres: list[int] = []
    for field, location in enumerate(board.location):
        if location not in (NONE, BLOCKED) and not board.walls[field]:
            centres += [centre for centre in board.spots(field) if centre not in centres]
    for centre in centres:
        rim = [board.map.find(hex) for hex in ring(centre, 2)]
        ends = [at for at in rim if at >= 0 and board.location[at] not in (NONE, BLOCKED) and not board.walls[at]]
        for at in ends:
            found[at] += [end for end in ends if end // FIELDS != at // FIELDS and end not in found[at]]
    _SPOTS[board] = found
    return found


def spread(
    board: Board, goals: list[float], ways: list[float], spots: list[list[int]], decay: float = DECAY
) -> list[float]:
    """Carry the promises of fields to all fields from which they can be reached, less with every step."""
    joints = joints_of(board)
    near, hidden = joints.near, joints.hidden
    value = goals[:]
    heap = [(-worth, field) for field, worth in enumerate(goals) if worth > 0]
    heapify(heap)
    while heap:
        minus, here = heappop(heap)
        if -minus < value[here]:
            continue  # a better way was found since
        there = value[here] * decay
        if value[here] > goals[here]:
            there *= ways[here]
        if there < FAINT:
            continue
        promise(value, heap, near[here], there)
        promise(value, heap, hidden[here], there * UNSEEN)
        promise(value, heap, spots[here], there * BRIDGE)
    return value


def promise(value: list[float], heap: list[tuple[float, int]], fields: list[int], worth: float) -> None:
    """These fields are worth so much, if they are not worth more already."""
    for field in fields:
        if worth > value[field]:
            value[field] = worth
            heappush(heap, (-worth, field))
