"""A map of hexes as bricks of text: each row stands half a brick aside.

Thick lines run around groups of hexes, double ones are walls between two of them.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

ALONE: Final = -1  # the group of a cell that has no lines around it
WALL: Final = 3  # the weight of the line between two cells with a wall between them

# A corner by its vertical arm (none, up, down; thin or thick) and by its left and right arm (0 none, 1 thin, 2 thick).
NO_ARM: Final = " ╶╺╴─╼╸╾━"
UP: Final = [NO_ARM, "╵└┕┘┴┶┙┵┷", "╹┖┗┚┸┺┛┹┻"]
DOWN: Final = [NO_ARM, "╷┌┍┐┬┮┑┭┯", "╻┎┏┒┰┲┓┱┳"]


class Cell:
    """A hex at its axial place: what is written in it, its colours, and the group it belongs to."""

    def __init__(
        self,
        q: int,
        r: int,
        lines: list[Text],
        group: int = ALONE,
        style: str = "",
        walls: frozenset[tuple[int, int]] = frozenset(),
    ) -> None:
        self.q = q
        self.r = r
        self.lines = lines
        self.group = group
        self.style = style
        self.walls = walls  # the places behind a wall
        self.left = 0


def span(places: list[tuple[int, int]]) -> int:
    """How many half hexes the places take from left to right."""
    halves = [2 * q + r for q, r in places]
    return max(halves) - min(halves) + 2


def wide_of(halves: int, width: int) -> int:
    """The widest brick, its left line included, with which so many half hexes fit into the width."""
    return (width - 1) * 2 // halves


def draw(cells: list[Cell], wide: int, high: int) -> list[Text]:
    """The map as lines; a brick has `wide` - 1 columns and `high` lines inside."""
    least = min(2 * cell.q + cell.r for cell in cells)
    for cell in cells:
        cell.left = (2 * cell.q + cell.r - least) * wide // 2
    width = max(cell.left for cell in cells) + wide + 1
    first, last = min(cell.r for cell in cells), max(cell.r for cell in cells)
    rows = [sorted((cell for cell in cells if cell.r == r), key=lambda cell: cell.q) for r in range(first, last + 1)]
    lines: list[Text] = []
    above: list[Cell] = []
    for row in [*rows, []]:
        lines.append(ledge(above, row, wide, width))
        lines += [inside(row, number, wide, width) for number in range(high)] if row else []
        above = row
    return [line for line in lines if line.plain.strip()]


def weight(a: Cell | None, b: Cell | None) -> int:
    """The line between two cells: 0 none, 1 thin, 2 thick, 3 a wall."""
    if a is not None and b is not None and (b.q, b.r) in a.walls:
        return WALL
    first = ALONE if a is None else a.group
    second = ALONE if b is None else b.group
    return 2 if first != second else int(first != ALONE)


def columns_of(row: list[Cell], wide: int, width: int) -> tuple[list[Cell | None], list[int]]:
    """Which cell each column belongs to, and the weight of the upright line in it."""
    owner: list[Cell | None] = [None] * (width + 1)
    upright = [0] * (width + 1)
    for cell in row:
        owner[cell.left + 1 : cell.left + wide] = [cell] * (wide - 1)
    for cell in row:
        for column in (cell.left, cell.left + wide):
            upright[column] = weight(owner[column - 1] if column else None, owner[column + 1])
    return owner, upright


def ledge(above: list[Cell], below: list[Cell], wide: int, width: int) -> Text:
    """The line between two rows."""
    upper, ups = columns_of(above, wide, width)
    lower, downs = columns_of(below, wide, width)
    flat = [weight(upper[column], lower[column]) for column in range(width)]
    corners = {cell.left + side for cell in [*above, *below] for side in (0, wide)}
    line = Text()
    for column in range(width):
        left = right = flat[column]
        if column in corners:
            left = flat[column - 1] if column and column - 1 not in corners else 0
            right = flat[column + 1] if column + 1 < width and column + 1 not in corners else 0
        arms = UP[min(ups[column], 2)] if ups[column] else DOWN[min(downs[column], 2)]
        sign = "═" if column not in corners and left == WALL else arms[min(left, 2) * 3 + min(right, 2)]
        line.append(sign, "" if max(left, right, ups[column], downs[column]) >= 2 else "dim")
    line.rstrip()
    return line


def inside(row: list[Cell], number: int, wide: int, width: int) -> Text:
    """One line of what is written in the cells of a row."""
    _, upright = columns_of(row, wide, width)
    line = Text()
    for cell in row:
        for column in range(line.cell_len, cell.left + 1):
            line.append(bar(upright[column]), "" if upright[column] >= 2 else "dim")
        text = Text(style=cell.style)
        text.append_text(cell.lines[number] if number < len(cell.lines) else Text())
        text.truncate(wide - 1, overflow="crop", pad=True)
        line.append_text(text)
    end = upright[line.cell_len]
    line.append(bar(end), "" if end >= 2 else "dim")
    return line


def bar(upright: int) -> str:
    return " │┃║"[upright]


def laid_over(line: Text, text: Text, middle: int) -> Text:
    """A line with another text over its middle."""
    start = max(0, middle - text.cell_len // 2)
    end = start + text.cell_len
    line.pad_right(max(0, end - line.cell_len))
    return Text.assemble(line[:start], text, line[end:])
