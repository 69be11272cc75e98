"""Tales from the Four Lands for people who watch: the lands in their colours, the Parties on them."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from operator import add
from typing import ClassVar, Final

from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text

from hexfarer.cli.boards.canvas import Block, draw
from hexfarer.cli.boards.four_lands import COLOURS, View, at, party_mark, seats_of, side_name
from hexfarer.cli.boards.scene import Room, Scene, pips, window
from hexfarer.cli.words import Words
from hexfarer.games.four_lands import events as told
from hexfarer.games.four_lands.content.map import EDGES, FIELD_CLIMATES, FIELD_IDS, FIELD_X, FIELD_Y
from hexfarer.games.four_lands.terms import SIDES, VICTORY_VP
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State

Place = tuple[int, int]  # column and row
Sign = tuple[str, Style]

LANDS: Final[dict[str, tuple[int, int, int]]] = {
    "north": (38, 66, 110),
    "storms": (74, 44, 98),
    "sun": (112, 90, 28),
    "south": (112, 44, 34),
}
SHADES: Final = (1.0, 0.84, 0.92, 0.76)  # so that neighbours stay apart
TASK: Final = "◆"
COAST: Final = 130  # how far, in thousandths of the map, land reaches around a place

MAP: Final = {told.ROUND_BEGAN, told.PLAYED_AGENT, told.MOVED, told.TRANSPORTED, told.TASK_DONE, told.TASK_FAILED}
FIGHT: Final = {told.ANNOUNCED_ATTACK, told.GROUP_FOUGHT, told.ELIMINATED, told.CAST, told.GOT_ARTEFACT, told.WON}
MORE: Final = {told.TASK_TURNED_UP, told.ANNOUNCED_TASK, told.GOT_TROPHY, told.JOINED_PARTY, told.THWARTED}
CARDS: Final = {told.PLAYED_CARD, told.SURVIVED, told.ATTACHED}


class FourLandsScene(Scene):
    """The fields by their climates, Tasks and Parties."""

    story: ClassVar[frozenset[int]] = frozenset(MAP | FIGHT)
    asides: ClassVar[frozenset[int]] = frozenset(MORE | CARDS)

    def head(self, s: State, words: Words) -> str:
        view: View = s.view(-1)
        begins = view["phase"] == "start"
        phase = Phrase("fl-start") if begins else Phrase(f"phase-{view['phase']}")
        return words.say("demo-four-lands", round=view["round"], phase=phase)

    def picture(self, s: State, since: State | None, words: Words, room: Room) -> list[Text]:
        view: View = s.view(-1)
        if room.coloured:
            return painted(view, words, room)
        blocks = [Block(FIELD_X[i], FIELD_Y[i], plain_lines(id, view, words)) for i, id in enumerate(FIELD_IDS)]
        ways = [(a, b, "~" if route else "·") for a, b, route in EDGES]
        lines = draw(blocks, ways, room.width, room.height)
        return window(lines, room, room.width // 2, len(lines) // 2)

    def score(self, s: State, words: Words) -> list[Text]:
        view: View = s.view(-1)
        lines: list[Text] = []
        for _, one in seats_of(view):
            line = Text.assemble((side_name(one["side"], words), f"bold {COLOURS[one['side']]}"), "  ")
            line.append_text(pips(one["vp"], VICTORY_VP, f"bold {COLOURS[one['side']]}"))
            trophies = [words.phrase(Phrase(f"task-{task}")) for task in one["trophies"]]
            lines.append(line.append("  " + ", ".join(trophies)) if trophies else line)
        return lines


SCENE: Final = FourLandsScene()


def name_of(id: str, view: View, words: Words) -> tuple[str, str]:
    """The name of a field, and a mark if a Task waits there."""
    return words.phrase(Phrase(f"field-{id}")), TASK if "task" in view["field"].get(id, {}) else ""


def plain_lines(id: str, view: View, words: Words) -> list[Text]:
    """A field on a map without colours."""
    parties = [party_mark(side, numeral, party, words) for side, numeral, party in at(view, id)]
    return [Text("".join(name_of(id, view, words))), *([Text(" ").join(parties)] if parties else [])]


# -- the painted map --


def painted(view: View, words: Words, room: Room) -> list[Text]:
    """Each field as the land around its place, with two dots of colour in each character, and names over it."""
    land = lands(room.width, room.height)
    signs = written(view, words, room)
    lines: list[Text] = []
    for y in range(room.height):
        row: list[Sign] = []
        for x, (upper, lower) in enumerate(zip(land[2 * y], land[2 * y + 1])):
            if (x, y) in signs:
                sign, style = signs[x, y]
                row.append((sign, Style(bgcolor=upper or lower) + style))
            else:
                row.append(dots(upper, lower))
        runs = [(style, "".join(sign for sign, _ in some)) for style, some in groupby(row, lambda one: one[1])]
        lines.append(Text.assemble(*[(text, style) for style, text in runs]))
    return lines


@cache
def dots(upper: Color | None, lower: Color | None) -> Sign:
    """A character of two dots, one above the other; None is the sea."""
    if upper is None:
        return (" ", Style()) if lower is None else ("▄", Style(color=lower))
    return "▀", Style(color=upper, bgcolor=lower)


@cache
def lands(width: int, height: int) -> list[list[Color | None]]:
    """The colour of every dot: that of the nearest field, if it is near enough. Only the size of the room decides."""
    colours = [colour(field) for field in range(len(FIELD_IDS))]
    across = [[(x - 1000 * column // width) ** 2 for x in FIELD_X] for column in range(width)]
    found: list[list[Color | None]] = []
    for dot in range(2 * height):
        down = [(y - 500 * dot // height) ** 2 for y in FIELD_Y]
        far = [list(map(add, column, down)) for column in across]
        found.append([colours[one.index(min(one))] if min(one) <= COAST**2 else None for one in far])
    return found


def colour(field: int) -> Color:
    """The climates of a field, mixed, in its own shade."""
    climates = [LANDS[SIDES[climate]] for climate in FIELD_CLIMATES[field]]
    shade = SHADES[field % len(SHADES)] / len(climates)
    return Color.from_triplet(ColorTriplet(*(int(shade * sum(parts)) for parts in zip(*climates))))


def written(view: View, words: Words, room: Room) -> dict[Place, Sign]:
    """The signs on the map: names of fields, where Tasks wait, and Parties with their numbers."""
    found: dict[Place, Sign] = {}
    for field, id in enumerate(FIELD_IDS):
        column, row = FIELD_X[field] * (room.width - 1) // 1000, FIELD_Y[field] * (room.height - 1) // 1000
        here = at(view, id)
        parties = [
            (f" {numeral}·{len(party['agents'])} ", f"bold black on {COLOURS[side]}") for side, numeral, party in here
        ]
        name, task = name_of(id, view, words)
        style = "bold white" if here else "#c8c8c8"
        write(found, column, row, [(name, style), (task, "bold bright_green")], room)
        write(found, column, row + 1, parties, room)
    return found


def write(found: dict[Place, Sign], column: int, row: int, parts: list[tuple[str, str]], room: Room) -> None:
    """Write around a place, over nothing that is there already."""
    signs = [(sign, Style.parse(style)) for text, style in parts for sign in text]
    left = max(0, min(room.width - len(signs), column - len(signs) // 2))
    for i, sign in enumerate(signs):
        found.setdefault((left + i, row), sign)
