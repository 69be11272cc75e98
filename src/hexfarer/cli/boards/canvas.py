"""A map of text: blocks of a few lines at their places, moved apart where they would overlap, and the ways between."""

from __future__ import annotations

from rich.text import Text


class Block:
    """A place on the map: its lines, and where its middle should be (0 to 1000, y down)."""

    def __init__(self, x: int, y: int, lines: list[Text]) -> None:
        self.x = x
        self.y = y
        self.lines = lines
        self.wide = max(line.cell_len for line in lines)
        self.high = len(lines)
        self.left = 0
        self.top = 0

    def covers(self, column: int, row: int) -> bool:
        """Is this cell part of the block or right beside it?"""
        return self.left - 1 <= column <= self.left + self.wide and self.top <= row < self.top + self.high

    def middle(self) -> tuple[int, int]:
        return self.left + self.wide // 2, self.top + self.high // 2

    def touches(self, other: Block) -> bool:
        """Do the two overlap, or stand together without a gap?"""
        apart_wide = self.left > other.left + other.wide or other.left > self.left + self.wide
        apart_high = self.top > other.top + other.high or other.top > self.top + self.high
        return not (apart_wide or apart_high)


def arrange(blocks: list[Block], width: int, height: int) -> int:
    """Give every block its cells: its own column, and its own row or the next one below that is free.

    Returns how many rows it took.
    """
    placed: list[Block] = []
    for block in sorted(blocks, key=lambda block: (block.y, block.x)):
        middle = block.x * (width - 1) // 1000
        block.left = max(0, min(width - block.wide, middle - block.wide // 2))
        block.top = block.y * (height - 1) // 1000
        while any(block.touches(other) for other in placed):
            block.top += 1
        placed.append(block)
    first = min(block.top for block in blocks)
    for block in blocks:
        block.top -= first
    return max(block.top + block.high for block in blocks)


def draw(blocks: list[Block], ways: list[tuple[int, int, str]], width: int, height: int) -> list[Text]:
    """The map as lines; a way joins two blocks, by their numbers, with a character."""
    rows = [[" "] * width for _ in range(arrange(blocks, width, height))]
    for start, end, mark in ways:
        for column, row in between(blocks[start].middle(), blocks[end].middle()):
            if not any(block.covers(column, row) for block in blocks):
                rows[row][column] = mark
    lines: list[Text] = []
    for number, cells in enumerate(rows):
        line = Text()
        column = 0
        here = [block for block in blocks if block.top <= number < block.top + block.high]
        for block in sorted(here, key=lambda block: block.left):
            text = block.lines[number - block.top]
            left = block.left + (block.wide - text.cell_len) // 2
            line.append("".join(cells[column:left]), "dim")
            line.append_text(text)
            column = left + text.cell_len
        line.append("".join(cells[column:]).rstrip(), "dim")
        lines.append(line)
    return lines


def between(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells of a straight line, one for every row or every other column, whichever are more."""
    wide, high = end[0] - start[0], end[1] - start[1]
    steps = max(abs(wide) // 2, abs(high), 1)
    return [(start[0] + wide * i // steps, start[1] + high * i // steps) for i in range(steps + 1)]
