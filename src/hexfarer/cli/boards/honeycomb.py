"""A map of hexes in full colour: what bricks draw with lines, with slanted edges of block characters instead."""

from __future__ import annotations

from typing import Final

from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text

from hexfarer.cli.boards.bricks import Cell

EDGE: Final = " ▁▂▃▄▅▆▇█"  # how high the lower hex reaches into a column of the line that two rows share
UNKNOWN: Final = ColorTriplet(46, 46, 52)  # of a hex without a colour
SHADES: Final = (1.0, 0.88, 0.94)  # neighbours never share one, so that alike hexes stay apart


def draw(cells: list[Cell], wide: int, high: int) -> list[Text]:
    """The map as lines; a hex is `wide` columns wide, an even number, and has `high` lines inside."""
    least = min(2 * cell.q + cell.r for cell in cells)
    for cell in cells:
        cell.left = (2 * cell.q + cell.r - least) * wide // 2
    width = max(cell.left for cell in cells) + wide
    first, last = min(cell.r for cell in cells), max(cell.r for cell in cells)
    rows = [sorted((cell for cell in cells if cell.r == r), key=lambda cell: cell.q) for r in range(first, last + 1)]
    lines: list[Text] = []
    above: list[Cell] = []
    for row in [*rows, []]:
        lines.append(edge(above, row, wide, width))
        lines += [inside(row, number, wide, width) for number in range(high)] if row else []
        above = row
    return lines


def colour_of(cell: Cell) -> Color:
    """The colour of its style in its own shade."""
    found = Style.parse(cell.style).bgcolor
    plain = UNKNOWN if found is None else found.get_truecolor()
    shade = SHADES[(cell.q - cell.r) % 3]
    return Color.from_triplet(ColorTriplet(*(int(part * shade) for part in plain)))


def tint(style: str, factor: float) -> str:
    """A style with a darker or lighter background."""
    found = Style.parse(style)
    if found.bgcolor is None or factor == 1:
        return style
    lit = ColorTriplet(*(min(255, int(part * factor)) for part in found.bgcolor.get_truecolor()))
    return str(found + Style(bgcolor=Color.from_triplet(lit)))


def owners(row: list[Cell], wide: int, width: int) -> list[Cell | None]:
    """Which hex each column belongs to."""
    found: list[Cell | None] = [None] * width
    for cell in row:
        found[cell.left : cell.left + wide] = [cell] * wide
    return found


def edge(above: list[Cell], below: list[Cell], wide: int, width: int) -> Text:
    """The line that two rows share: the lower hexes rise in it to their tops, the upper ones sink to theirs."""
    upper, lower = owners(above, wide, width), owners(below, wide, width)
    line = Text()
    for column in range(width):
        over, under = upper[column], lower[column]
        if under is not None:
            behind = None if over is None else colour_of(over)
            line.append(EDGE[reach(column - under.left, wide)], Style(color=colour_of(under), bgcolor=behind))
        elif over is not None:  # reversed, since nobody knows the colour of the terminal below it
            line.append(EDGE[8 - reach(column - over.left, wide)], Style(color=colour_of(over), reverse=True))
        else:
            line.append(" ")
    return line


def reach(column: int, wide: int) -> int:
    """How far, in eighths, a hex reaches into its slanted line at a column: all the way in its middle."""
    half = wide / 2
    return round(8 * (1 - abs(column + 0.5 - half) / half))


def inside(row: list[Cell], number: int, wide: int, width: int) -> Text:
    """One line of what is written in the hexes of a row, in their middles."""
    line = Text()
    for cell in row:
        line.pad_right(cell.left - line.cell_len)
        text = Text(style=Style.parse(cell.style) + Style(bgcolor=colour_of(cell)))
        written = cell.lines[number].copy() if number < len(cell.lines) else Text()
        written.truncate(wide, overflow="crop")
        written.align("center", wide)
        line.append_text(text.append_text(written))
    line.pad_right(width - line.cell_len)
    return line
