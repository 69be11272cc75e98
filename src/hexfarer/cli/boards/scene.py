"""How a game looks to people who only watch: one picture that fits into the window."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, Final, NamedTuple

import yaml
from rich.text import Text

from hexfarer.cli.boards import bricks, honeycomb
from hexfarer.cli.boards.bricks import Cell, laid_over
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State

Hex = tuple[int, int]

WIDTHS: Final = {3: 14, 2: 12, 1: 8}  # columns of a hex by the lines in it: about as wide as it is high
ROWS: Final = 5  # so many rows of hexes are to be seen before hexes get bigger
BOX: Final = 44  # a window that is narrower has no room for a box beside the map
NEW: Final = 1.45  # how much lighter land is that has just come to light
FOE: Final = "bold white on #8c1c13"
UNSEEN: Final = "bold white on #5c4a12"  # an enemy that lies face down


class Room(NamedTuple):
    """What there is to draw on. Without colours, hexes have lines around them."""

    width: int
    height: int
    coloured: bool

    @property
    def high(self) -> int:
        """How many lines a hex has inside."""
        return max((high for high in WIDTHS if self.height // (high + 1) >= ROWS), default=1)

    @property
    def wide(self) -> int:
        """How many columns a hex has."""
        return WIDTHS[self.high]


class Scene:
    """Draws positions as a watcher may see them. This plain one serves any game."""

    story: ClassVar[frozenset[int]] = frozenset()  # kinds of events worth a picture; if none is named, all are
    asides: ClassVar[frozenset[int]] = frozenset()  # what is told along with them

    def pictures(self, kind: int) -> bool:
        """Is an event of this kind worth a picture?"""
        return not self.story or kind in self.story

    def tells(self, kind: int) -> bool:
        """Is it told?"""
        return self.pictures(kind) or kind in self.asides

    def begun(self, s: State) -> bool:
        """Is there something to see yet?"""
        return True

    def head(self, s: State, words: Words) -> str:
        """Where the game stands, in a line."""
        return ""

    def picture(self, s: State, since: State | None, words: Words, room: Room) -> list[Text]:
        """The map, or the fight that is going on, in as many lines as the room has; `since`: the last picture."""
        plain = yaml.safe_dump(s.view(-1), sort_keys=False, allow_unicode=True, default_flow_style=None)
        return window([Text(line) for line in plain.splitlines()], room, 0, 0)

    def score(self, s: State, words: Words) -> list[Text]:
        """How the seats are doing, each in a line."""
        names = [words.of(s.game.name(s, "seat", seat, -1)) for seat in range(len(s.outcome().scores))]
        return [Text(f"{name}  {score}") for name, score in zip(names, s.outcome().scores)]


def scene_of(game: str) -> Scene:
    """The scene of a game; a module of boards/ that is named after the game and ends in `_scene` holds it as SCENE."""
    name = f"{__package__}.{game}_scene"
    if find_spec(name) is None:
        return Scene()
    scene = import_module(name).SCENE
    assert isinstance(scene, Scene)
    return scene


def scenario_name(s: State, words: Words) -> str:
    return words.phrase(Phrase(f"scenario-{s.view(-1)['scenario']}"))


# -- maps --


def hex_map(cells: list[Cell], focus: Hex, room: Room, labels: dict[Hex, Text] | None = None) -> list[Text]:
    """Hexes as big as the room allows; where they do not all fit, those around the focus.

    A label lies where a hex meets its neighbours on the right and below.
    """
    wide, pitch = room.wide, room.high + 1
    lines = (honeycomb if room.coloured else bricks).draw(cells, wide, room.high)
    least = min(2 * cell.q + cell.r for cell in cells)
    first = min(cell.r for cell in cells)
    for (q, r), label in (labels or {}).items():
        row = (r + 1 - first) * pitch
        lines[row] = laid_over(lines[row], label, (2 * q + r + 2 - least) * wide // 2)
    q, r = focus
    return window(lines, room, (2 * q + r + 1 - least) * wide // 2, (r - first) * pitch + pitch // 2)


def window(lines: list[Text], room: Room, column: int, row: int) -> list[Text]:
    """The part of a drawing around a place; what is smaller than the room stands in its middle."""
    width = max(line.cell_len for line in lines)
    left, top = start(width, room.width, column), start(len(lines), room.height, row)
    shown = [line[left : left + room.width] for line in lines[top : top + room.height]]
    for line in shown:
        line.pad_left(max(0, room.width - width) // 2)
    above = (room.height - len(shown)) // 2
    return [*[Text()] * above, *shown, *[Text()] * (room.height - len(shown) - above)]


def start(size: int, room: int, middle: int) -> int:
    """Where a window begins that has a place in its middle and shows nothing beyond the drawing."""
    return max(0, min(middle - room // 2, size - room))


# -- what lies on a map --


def badge(text: str, style: str, room: int) -> Text:
    """A name on a colour of its own."""
    return Text.assemble((f" {text} " if len(text) + 2 <= room else text[:room], style))


def fitting(name: str, room: int) -> str:
    """As many words of a name as there is room for."""
    while len(name) > room and " " in name:
        name = name.rpartition(" ")[0]
    return name[:room]


def pips(full: int, of: int, style: str) -> Text:
    """How much there is of what there can be: `●●●○○`."""
    return Text.assemble(("●" * full, style), ("○" * (of - full), "dim"))


def with_box(lines: list[Text], title: str, inside: list[Text], room: Room) -> list[Text]:
    """A picture with a box over its lower right, if there is room for one."""
    if room.width < BOX or room.height < len(inside) + 2:
        return lines
    box = boxed(title, inside, room.width // 2)
    left, top = room.width - box[0].cell_len, room.height - len(box)
    found = lines[:top]
    for line, over in zip(lines[top:], box):
        under = line.copy()
        under.truncate(left, overflow="crop", pad=True)
        found.append(under.append_text(over))
    return found


def boxed(title: str, lines: list[Text], widest: int) -> list[Text]:
    inner = min(widest - 4, max(len(title) + 2, *(line.cell_len for line in lines)))
    found = [Text(f"╭─ {title[: inner - 2]} ".ljust(inner + 3, "─") + "╮")]
    for line in lines:
        text = line.copy()
        text.truncate(inner, overflow="ellipsis", pad=True)
        found.append(Text.assemble("│ ", text, " │"))
    return [*found, Text("╰" + "─" * (inner + 2) + "╯")]
