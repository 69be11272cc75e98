"""The map of Heroes III: hexes where the window is wide enough, a list by tiles otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hexfarer.cli.boards.bricks import Cell, draw, span, wide_of
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase

View = Mapping[str, Any]
Hex = tuple[int, int]

NARROWEST: Final = 5  # columns of a hex, with its left line; with fewer the map is a list
WIDEST: Final = 12
HIGH: Final = 3  # lines in a hex: field and heroes; location; guards, flag, cubes
AROUND: Final[list[Hex]] = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
FACTIONS: Final[dict[str, str]] = {"castle": "bright_blue", "dungeon": "red", "necropolis": "green"}
BACKS: Final[dict[str, str]] = {"starting": "I", "far": "II", "near": "IV", "centre": "VI"}
ROMAN: Final[list[str]] = ["", "I", "II", "III", "IV", "V", "VI", "VII"]
LAND: Final[dict[str, str]] = {
    "empty_field": "white on #33502a",
    "blocked_field": "white on #4a4a52",
    "town": "white on #5b2f66",
    "settlement": "white on #6b4a1e",
}
ELSEWHERE: Final = "white on #24436b"
MARKS: Final[dict[str, Phrase]] = {  # what fits into the narrowest hex
    "empty_field": Phrase("cli-h3-mark-empty-field"),
    "blocked_field": Phrase("cli-h3-mark-blocked-field"),
    "town": Phrase("cli-h3-mark-town"),
    "settlement": Phrase("cli-h3-mark-settlement"),
    "mine_gold": Phrase("cli-h3-mark-mine-gold"),
    "mine_building_materials": Phrase("cli-h3-mark-mine-building-materials"),
    "mine_valuables": Phrase("cli-h3-mark-mine-valuables"),
    "water_wheel": Phrase("cli-h3-mark-water-wheel"),
    "windmill": Phrase("cli-h3-mark-windmill"),
    "mystical_garden": Phrase("cli-h3-mark-mystical-garden"),
    "shrine_of_magic_gesture": Phrase("cli-h3-mark-shrine-of-magic-gesture"),
    "shrine_of_magic_incantation": Phrase("cli-h3-mark-shrine-of-magic-incantation"),
    "tree_of_knowledge": Phrase("cli-h3-mark-tree-of-knowledge"),
    "learning_stone": Phrase("cli-h3-mark-learning-stone"),
    "redwood_observatory": Phrase("cli-h3-mark-redwood-observatory"),
    "witch_hut": Phrase("cli-h3-mark-witch-hut"),
    "temple": Phrase("cli-h3-mark-temple"),
    "fountain_of_youth": Phrase("cli-h3-mark-fountain-of-youth"),
    "stables": Phrase("cli-h3-mark-stables"),
    "warriors_tomb": Phrase("cli-h3-mark-warriors-tomb"),
    "magic_spring": Phrase("cli-h3-mark-magic-spring"),
    "trading_post": Phrase("cli-h3-mark-trading-post"),
    "sanctuary": Phrase("cli-h3-mark-sanctuary"),
    "obelisk": Phrase("cli-h3-mark-obelisk"),
    "dragon_utopia": Phrase("cli-h3-mark-dragon-utopia"),
    "grail": Phrase("cli-h3-mark-grail"),
    "artifact_symbol": Phrase("cli-h3-mark-artifact-symbol"),
    "treasure_symbol": Phrase("cli-h3-mark-treasure-symbol"),
    "resource_symbol": Phrase("cli-h3-mark-resource-symbol"),
    "pandoras_box": Phrase("cli-h3-mark-pandoras-box"),
}


def show_map(out: Out, view: View, words: Words) -> None:
    """The hexes, what stands on them, and what the marks mean; or the list if they do not fit."""
    down = [place for place in view["places"] if not place["tile"]]
    hexes = [(field["q"], field["r"]) for field in view["field"].values()]
    for place in down:
        hexes += [(place["q"] + q, place["r"] + r) for q, r in AROUND]
    wide = min(WIDEST, wide_of(span(hexes), out.width))
    if wide < NARROWEST:
        show_list(out, view, words)
        return
    cells = [
        Cell(
            field["q"],
            field["r"],
            field_lines(name, view, wide - 1, words),
            ord(name[0]),
            LAND.get(field["location"], ELSEWHERE),
        )
        for name, field in view["field"].items()
    ]
    for place in down:
        for number, (q, r) in enumerate(AROUND):
            lines = [Text(), Text(f"{place['id']} {BACKS[place['kind']]}", "bold yellow")] if number == 0 else []
            cells.append(Cell(place["q"] + q, place["r"] + r, lines, ord(place["id"]), "dim"))
    for line in draw(cells, wide, HIGH):
        out.print(line, no_wrap=True, overflow="crop")
    for parts in legend(view, wide - 1, words):
        out.print(flow(parts, out.width), style="dim")
    out.print(notes(view, words))


def show_list(out: Out, view: View, words: Words) -> None:
    """Tile by tile: fields with something on them in rows of their own, the others together."""
    for place in view["places"]:
        if not place["tile"]:
            back = words.phrase(Phrase("h3-back-" + place["kind"]))
            out.print(Text.assemble((place["id"], "bold"), f"  {back}"), style="dim")
            continue
        name = words.phrase(Phrase("h3-tile-" + place["kind"], {"tile": place["tile"]}))
        out.print(Text.assemble((place["id"], "bold"), f"  {name}"))
        table = columns("", "", "")
        plain: list[str] = []
        for id, field in view["field"].items():
            if id[0] != place["id"]:
                continue
            if field["location"] in ("empty_field", "blocked_field") and not told(view, id, words):
                plain.append(f"{id} {location_name(field['location'], words)}")
            else:
                table.add_row("  " + id, location_name(field["location"], words), told(view, id, words))
        out.print(table)
        if plain:
            out.print("  " + " · ".join(plain), style="dim")


# -- small pieces of text --


def h3(key: str, words: Words, **args: object) -> str:
    """A message of this board."""
    return words.say("cli-h3-" + key, **args)


def location_name(location: str, words: Words) -> str:
    return words.phrase(Phrase("h3-location-" + location.replace("_", "-")))


def hero_name(view: View, seat: int, words: Words) -> str:
    if str(seat) not in view["seat"]:
        return words.phrase(Phrase("h3-nobody"))
    return words.phrase(Phrase("h3-hero-" + view["seat"][str(seat)]["hero"]))


def seat_style(view: View, seat: int) -> str:
    return FACTIONS.get(view["seat"].get(str(seat), {}).get("faction", ""), "")


def initial(view: View, seat: int, hero: str = "main") -> Text:
    """A hero in one letter, a second hero in a small one."""
    letter = str(view["seat"][str(seat)]["hero"])[0].upper()
    return Text(letter if hero == "main" else letter.lower(), f"bold black on {seat_style(view, seat) or 'white'}")


def field_lines(name: str, view: View, room: int, words: Words) -> list[Text]:
    field: View = view["field"][name]
    first = Text(name, "bold")
    for one in field.get("heroes", []):
        first.append_text(initial(view, one["seat"], one["hero"]))
    full = location_name(field["location"], words)
    short = words.phrase(MARKS[field["location"]])
    second = Text(full if len(full) <= room else short[:room], "" if field["location"] == "empty_field" else "bold")
    third = Text()
    if field["guarded"]:
        third.append(ROMAN[field["difficulty"]], "bold bright_red")
    if "flag" in field:
        third.append("+").append_text(initial(view, field["flag"]))
    if field.get("black"):
        third.append("×")
    for seat in field.get("obelisk", []):
        third.append_text(initial(view, seat))
    if field.get("grail"):
        third.append("*", "bold yellow")
    if "foe" in field:
        first.append("&", "bold bright_red")
    if field.get("theirs"):
        third.append("&", "bold bright_red")
    return [first, second, third]


def told(view: View, name: str, words: Words) -> Text:
    """Everything on a field in words, but for its location."""
    field: View = view["field"][name]
    parts: list[Text] = []
    if field["guarded"]:
        parts.append(Text(h3("guarded", words, difficulty=ROMAN[field["difficulty"]]), "red"))
    if "flag" in field:
        parts.append(Text(h3("flag", words, hero=hero_name(view, field["flag"], words))))
    if "marker" in field:
        parts.append(Text(words.phrase(Phrase("h3-resource-" + field["marker"].replace("_", "-")))))
    if field.get("black"):
        parts.append(Text(h3("visited", words)))
    if field.get("obelisk"):
        heroes = ", ".join(hero_name(view, seat, words) for seat in field["obelisk"])
        parts.append(Text(h3("flag", words, hero=heroes)))
    if field.get("grail"):
        parts.append(Text(h3("grail-here", words), "bold yellow"))
    if field.get("theirs"):
        parts.append(Text(h3("flag", words, hero=h3("ai", words)), "bright_red"))
    if "foe" in field:
        parts.append(Text("@" + foe_name(view, field["foe"], words), "bold bright_red"))
    for one in field.get("heroes", []):
        parts.append(figure(view, one["seat"], one["hero"], words))
    return Text(", ").join(parts)


def foe_name(view: View, number: int, words: Words) -> str:
    """An AI hero or a wandering army."""
    return words.phrase(Phrase("h3-foe-" + view["foes"][number]["id"]))


def figure(view: View, seat: int, hero: str, words: Words) -> Text:
    """A hero on the map; a second hero by whose it is."""
    name = hero_name(view, seat, words)
    if hero != "main":
        name = f"{words.phrase(Phrase('h3-hero-second'))} ({name})"
    return Text("@" + name, f"bold {seat_style(view, seat)}")


def legend(view: View, room: int, words: Words) -> list[list[str]]:
    """What the marks mean, as far as they are on the map."""
    here = {field["location"] for field in view["field"].values()}
    marks: list[str] = []
    for location, mark in MARKS.items():
        full = location_name(location, words)
        if location in here and len(full) > room:
            marks.append(f"{words.phrase(mark)[:room]} {full}")
    last = [h3("legend", words)]
    return [parts for parts in (marks, last) if parts]


def flow(parts: list[str], width: int) -> str:
    """Short texts side by side, each of them whole."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 2 + len(part) > width:
            lines.append(part)
        else:
            lines[-1] += "  " + part
    return "\n".join(lines)


def notes(view: View, words: Words) -> Table:
    """What stands on the map in full, a row for each tile."""
    table = columns("", "")
    for place in view["places"]:
        found = [
            Text.assemble((name, "bold"), f" {location_name(field['location'], words)}: ", told(view, name, words))
            for name, field in view["field"].items()
            if name[0] == place["id"] and (field.keys() & {"heroes", "flag", "grail", "foe", "theirs"})
        ]
        if found:
            table.add_row(Text(place["id"], "bold"), Text(" · ").join(found))
    return table
