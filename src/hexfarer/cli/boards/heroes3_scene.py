"""Heroes III for people who watch: the map, or the battlefield while there is a combat."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from hexfarer.cli.boards.bricks import Cell
from hexfarer.cli.boards.heroes3_fight import COLUMNS, ROWS, fighter_style, title, unit_name
from hexfarer.cli.boards.heroes3_map import (
    AROUND,
    BACKS,
    ELSEWHERE,
    LAND,
    ROMAN,
    View,
    field_lines,
    foe_name,
    h3,
    hero_name,
    initial,
    location_name,
    seat_style,
)
from hexfarer.cli.boards.honeycomb import tint
from hexfarer.cli.boards.scene import FOE, NEW, Hex, Room, Scene, badge, fitting, hex_map, pips, scenario_name, window
from hexfarer.cli.words import Words
from hexfarer.games.heroes3 import events as told
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State

EMPTY: Final = ("empty_field", "blocked_field")
RICHES: Final = "white on #7a6320"  # mines, and what can be picked up
RICH: Final = ("mine_", "treasure_", "resource_", "artifact_", "pandoras_")  # how their locations begin
BACK: Final = "white on #36363f"  # a tile that lies face down
GRASS: Final = ("on #31552a", "on #2b4b25")  # the battlefield, space by space
WIDEST: Final = 18  # columns of a space there

JOURNEY: Final = {told.ROUND, told.MOVED, told.DISCOVERED, told.VISITED, told.FLAGGED, told.CAPTURED, told.GRAIL}
FIGHT: Final = {told.COMBAT, told.GUARDS, told.DAMAGE, told.DEFEATED, told.CAST, told.WALL_FALLS, told.UNIT_MOVED}
END: Final = {told.WON, told.LOST, told.FLED, told.SURRENDERED, told.LEVEL, told.OVER}
AI: Final = {told.FOE_MOVED, told.FOE_FOUND, told.FOE_FLAGGED, told.FOE_ATTACKS, told.FOE_BEATEN, told.WAVE}
TOWN: Final = {told.BUILT, told.RECRUITED, told.REINFORCED, told.GAINED}
BLOWS: Final = {told.ATTACKED, told.RETALIATED, told.NO_DAMAGE, told.HEALED, told.FLIPPED, told.PLAYED}


class Heroes3Scene(Scene):
    """The map with its heroes, guards and flags; the units of a combat."""

    story: ClassVar[frozenset[int]] = frozenset(JOURNEY | FIGHT | END | AI)
    asides: ClassVar[frozenset[int]] = frozenset(TOWN | BLOWS)

    def begun(self, s: State) -> bool:
        return bool(s.view(-1)["round"])  # before that, all tiles lie face down

    def head(self, s: State, words: Words) -> str:
        view: View = s.view(-1)
        return f"{scenario_name(s, words)} · {h3('round', words, round=view['round'], rounds=view['rounds'])}"

    def picture(self, s: State, since: State | None, words: Words, room: Room) -> list[Text]:
        view: View = s.view(-1)
        if view["combat"] and any(fighter["at"] for fighter in view["combat"]["fighters"]):
            return battlefield(view, words, room)
        known: View = view if since is None else since.view(-1)
        cells = [
            Cell(
                field["q"],
                field["r"],
                lines_of(name, view, room, words),
                ord(name[0]),
                tint(land(field["location"]), 1.0 if name in known["field"] else NEW),
            )
            for name, field in view["field"].items()
        ]
        for place in view["places"]:
            for number, (q, r) in enumerate(AROUND) if not place["tile"] else ():
                lines = [Text(BACKS[place["kind"]])] if number == 0 else []
                cells.append(Cell(place["q"] + q, place["r"] + r, lines, ord(place["id"]), BACK))
        return hex_map(cells, focus(view), room)

    def score(self, s: State, words: Words) -> list[Text]:
        view: View = s.view(-1)
        return [seat_line(view, seat, words) for seat in map(int, view["seat"])]


SCENE: Final = Heroes3Scene()


# -- the map --


def focus(view: View) -> Hex:
    """Where it happens: at the hero whose turn it is, or where his Town is."""
    one: View = view["seat"].get(str(view["current"]), view["seat"][str(view["order"][0])])
    field: View = view["field"].get(one["at"].get("main"), view["field"].get(one["home"], view["places"][0]))
    return field["q"], field["r"]


def land(location: str) -> str:
    return RICHES if location.startswith(RICH) else LAND.get(location, ELSEWHERE)


def lines_of(name: str, view: View, room: Room, words: Words) -> list[Text]:
    """The location of a field, and who is there."""
    field: View = view["field"][name]
    if room.coloured:
        first, here = Text(), standing(field, view, room.wide, words)
        name = "" if field["location"] in EMPTY else location_name(field["location"], words)
        what = Text.assemble((fitting(name, room.wide), "bold"))
    else:
        first, what, here = field_lines(name, view, room.wide - 1, words)
    if room.high == 1:
        return [here or what]
    if room.high == 2:
        return [what, here] if room.coloured else [first.append(" ").append_text(here), what]
    return [first, what, here]


def standing(field: View, view: View, wide: int, words: Words) -> Text:
    """A hero by name, guards by their difficulty, or the flag that flies."""
    for one in field.get("heroes", []):
        style = f"bold black on {seat_style(view, one['seat']) or 'white'}"
        return badge(hero_name(view, one["seat"], words), style, wide)
    if "foe" in field:
        return badge(foe_name(view, field["foe"], words), FOE, wide)
    if field["guarded"]:
        return badge(ROMAN[field["difficulty"]], FOE, wide)
    return Text("+").append_text(initial(view, field["flag"])) if "flag" in field else Text()


def seat_line(view: View, seat: int, words: Words) -> Text:
    one: View = view["seat"][str(seat)]
    gold = words.phrase(Phrase("h3-resource-gold"))
    parts = [
        h3("level", words, level=one["level"], xp=one["xp"]),
        f"{gold} {one['resources']['gold']}",
        ", ".join(words.phrase(Phrase("h3-unit-" + unit["unit"])) for unit in one["units"]),
    ]
    return Text.assemble((hero_name(view, seat, words), f"bold {seat_style(view, seat)}"), "  ", " · ".join(parts))


# -- the battlefield --


def battlefield(view: View, words: Words, room: Room) -> list[Text]:
    """Five rows of four spaces, the defender above."""
    wide = min(WIDEST, room.width // len(COLUMNS))
    high = max(1, min(3, (room.height - 1) // len(ROWS)))
    standing = {fighter["at"]: fighter for fighter in view["combat"]["fighters"] if fighter["at"]}
    head = Text.assemble((title(view, words), "bold"))
    head.truncate(room.width, overflow="ellipsis")
    lines = [head]
    for y, row in enumerate(ROWS):
        for number in range(high):
            line = Text()
            for x, column in enumerate(COLUMNS):
                text = space_line(view, standing.get(column + row), column + row, number, wide, words)
                text.align("center", wide)
                if not room.coloured and not text.plain.strip() and number == 0:
                    text = Text("·".center(wide))  # so that the spaces can be told apart
                line.append_text(Text(style=GRASS[(x + y) % 2]).append_text(text))
            lines.append(line)
    return window(lines, room, 0, 0)


def space_line(view: View, fighter: View | None, space: str, number: int, wide: int, words: Words) -> Text:
    """A line of a space: who stands there, the health that is left, attack and defence."""
    if fighter is None:
        wall = view["combat"]["walls"].get(space, "") if number == 0 else ""
        return Text.assemble((h3("wall" if wall == "wall" else "gate", words) if wall else "", "bold"))
    style = fighter_style(view, fighter)
    if number == 0:
        mark = "▸" if fighter["number"] == view["combat"]["acting"] else ""
        return badge(mark + unit_name(fighter, words), f"bold black on {style}", wide - 1)
    if number == 1:
        return pips(max(0, fighter["left"]), fighter["health"], f"bold {style}")
    return Text(f"{fighter['attack']}/{fighter['defence']}")
