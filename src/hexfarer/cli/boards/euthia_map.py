"""The map of Euthia: tiles of three hexes with their centres between them; a list where the window is too narrow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hexfarer.cli.boards.bricks import Cell, draw, laid_over, span, wide_of
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase

View = Mapping[str, Any]
Hex = tuple[int, int]

NARROWEST: Final = 7  # columns of a hex, with its left line; with fewer the map is a list
WIDEST: Final = 14
HIGH: Final = 3  # lines in a hex: place and Heroes; what it is; Monster and tokens
ROMAN: Final[list[str]] = ["", "I", "II", "III"]
HEROES: Final[dict[str, str]] = {
    "dral": "bright_red",
    "keleia": "bright_green",
    "ael": "bright_white",
    "maeldur": "bright_yellow",
    "skoldur": "bright_blue",
    "taesiri": "bright_magenta",
}
LAND: Final[dict[str, str]] = {
    "plain": "white on #33502a",
    "mountain": "white on #55504a",
    "lake": "white on #24436b",
    "cave": "white on #3a3440",
    "treasure": "white on #6b5a1e",
    "elemental": "white on #6b2a24",
    "portal": "white on #4a2f66",
    "merchant": "white on #6b4a1e",
    "alchemist": "white on #6b4a1e",
    "slayers": "white on #6b4a1e",
}
ELSEWHERE: Final = "white on #2a4f4f"
OPEN: Final = 10_000  # groups of places that may be explored


def show_map(out: Out, view: View, places: list[Hex], words: Words) -> None:
    """The hexes, what stands on them, and what the marks mean; or the list if they do not fit."""
    outer = {name: field for name, field in view["field"].items() if not field.get("centre")}
    hexes = [(field["q"], field["r"]) for field in outer.values()]
    hexes += [one for place in places for one in hexes_at(*place)]
    wide = min(WIDEST, wide_of(span(hexes), out.width))
    if wide < NARROWEST:
        show_list(out, view, words)
        return
    cells = [
        Cell(
            field["q"],
            field["r"],
            field_lines(name, view, wide - 1, words),
            tile_number(view, name),
            LAND.get(field["kind"], ELSEWHERE),
        )
        for name, field in outer.items()
    ]
    for number, place in enumerate(places):
        for q, r in hexes_at(*place):
            lines = [Text(f"{q},{r}", "bold yellow"), Text("?", "bold yellow")] if (q, r) == place else [Text("?")]
            cells.append(Cell(q, r, lines, OPEN + number, "dim"))
    lines = draw(cells, wide, HIGH)
    top = min(r for _, r in hexes)
    least = min(2 * q + r for q, r in hexes)
    for name, field in view["field"].items():
        if field.get("centre"):
            row = (field["r"] + 1 - top) * (HIGH + 1)
            middle = (2 * field["q"] + field["r"] + 2 - least) * wide // 2
            lines[row] = laid_over(lines[row], centre_line(name, view, wide - 1, words), middle)
    for line in lines:
        out.print(line, no_wrap=True, overflow="crop")
    cut = cut_names(view, wide - 1, words)
    if cut:
        out.print(flow(cut, out.width), style="dim")
    out.print(eu("legend", words), style="dim")
    out.print(notes(view, words))


def show_list(out: Out, view: View, words: Words) -> None:
    """Tile by tile: fields with something on them in rows of their own, the others together."""
    for number, tile in enumerate(view["tiles"]):
        name = words.phrase(Phrase("eu-map-tile", {"tile": tile["id"]}))
        out.print(Text.assemble((name, "bold")))
        table = columns("", "", "")
        plain: list[str] = []
        for id, field in view["field"].items():
            if tile_number(view, id) != number:
                continue
            if field["kind"] == "plain" and not told(view, id, words):
                plain.append(id)
            else:
                table.add_row("  " + id, field_name(field, words), told(view, id, words))
        out.print(table)
        if plain:
            out.print(f"  {' · '.join(plain)} {words.phrase(Phrase('eu-field-plain'))}", style="dim")


# -- places --


def hexes_at(q: int, r: int) -> list[Hex]:
    """The hexes of a tile by the one of its field a."""
    return [(q, r), (q + 1, r), (q, r + 1)]


def tile_number(view: View, name: str) -> int:
    """The tile a field belongs to."""
    field: View = view["field"][name]
    for number, tile in enumerate(view["tiles"]):
        if (field["q"], field["r"]) in hexes_at(tile["q"], tile["r"]):
            return number
    return -1


# -- small pieces of text --


def eu(key: str, words: Words, **args: object) -> str:
    """A message of this board."""
    return words.say("cli-eu-" + key, **args)


def field_name(field: View, words: Words) -> str:
    if "element" in field:
        return words.phrase(Phrase("eu-element-" + field["element"]))
    if "encounter" in field:
        return words.phrase(Phrase("eu-encounter-" + field["encounter"]))
    return words.phrase(Phrase("eu-field-" + field["kind"]))


def hero_name(view: View, seat: int, words: Words) -> str:
    if str(seat) not in view["seat"]:
        return words.phrase(Phrase("eu-nobody"))
    return words.phrase(Phrase("eu-hero-" + view["seat"][str(seat)]["hero"]))


def seat_style(view: View, seat: int) -> str:
    return HEROES.get(view["seat"].get(str(seat), {}).get("hero", ""), "")


def initial(view: View, seat: int) -> Text:
    """A Hero in one letter."""
    return Text(str(view["seat"][str(seat)]["hero"])[0].upper(), f"bold black on {seat_style(view, seat)}")


def standing(field: View, view: View) -> Text:
    """Who stands on a field: Heroes, Farrug, the Golem."""
    found = Text()
    for seat in field.get("heroes", []):
        found.append_text(initial(view, seat))
    if field.get("farrug") or field.get("golem"):
        found.append("&", "bold bright_red")
    return found


def lying(field: View, view: View) -> Text:
    """Monster and tokens of a field in short."""
    found = Text()
    if field.get("guarded"):
        found.append(ROMAN[field["monster"]], "bold bright_red")
    for sign, key in (("+", "claim"), ("$", "trade")):
        if key in field:
            found.append(sign).append_text(initial(view, field[key]))
    for seat in [*map(int, field.get("digs", {})), *field.get("summons", [])]:
        found.append("°").append_text(initial(view, seat))
    if "rubble" in field:
        found.append("#" + field["rubble"], "bold bright_red")
    if "legend" in field:
        found.append("*", "bold yellow")
    return found


def field_lines(name: str, view: View, room: int, words: Words) -> list[Text]:
    field: View = view["field"][name]
    first = Text(name, "bold").append_text(standing(field, view))
    plain = field["kind"] == "plain"
    second = Text("." if plain else field_name(field, words)[:room], "" if plain else "bold")
    return [first, second, lying(field, view)]


def centre_line(name: str, view: View, room: int, words: Words) -> Text:
    """The centre of a tile, which lies where its three hexes meet."""
    field: View = view["field"][name]
    marks = standing(field, view).append_text(lying(field, view))
    text = Text(field_name(field, words)[: max(1, room - marks.cell_len)], "bold underline")
    return text.append_text(marks)


def told(view: View, name: str, words: Words) -> Text:
    """Everything on a field in words, but for what it is."""
    field: View = view["field"][name]
    parts: list[Text] = []
    if field.get("guarded"):
        parts.append(Text(eu("guarded", words, level=ROMAN[field["monster"]]), "red"))
    if field.get("closed"):
        parts.append(Text(eu("closed", words), "red"))
    if "claim" in field:
        parts.append(Text(eu("claim", words, hero=hero_name(view, field["claim"], words))))
    if "trade" in field:
        parts.append(Text(eu("trade-token", words, hero=hero_name(view, field["trade"], words))))
    used = [*map(int, field.get("digs", {})), *field.get("summons", [])]
    if used:
        heroes = ", ".join(hero_name(view, seat, words) for seat in used)
        parts.append(Text(eu("interaction", words, hero=heroes)))
    if "rubble" in field:
        parts.append(Text(eu("rubble", words, token=field["rubble"]), "bright_red"))
    if "legend" in field:
        parts.append(Text(words.phrase(Phrase("eu-legend-" + field["legend"])), "yellow"))
    if field.get("farrug"):
        parts.append(Text("&" + words.phrase(Phrase("eu-monster-farrug")), "bold bright_red"))
    if field.get("golem"):
        parts.append(Text("&" + words.phrase(Phrase("eu-monster-golem")), "bold bright_red"))
    for seat in field.get("heroes", []):
        parts.append(Text("@" + hero_name(view, seat, words), f"bold {seat_style(view, seat)}"))
    powers = [words.phrase(Phrase("eu-element-" + power)) for power in field.get("powers", [])]
    if powers and field.get("heroes"):
        parts.append(Text(eu("powers", words, powers=", ".join(powers)), "dim"))
    return Text(", ").join(parts)


def cut_names(view: View, room: int, words: Words) -> list[str]:
    """The names that do not fit into a hex, in full."""
    found: dict[str, str] = {}
    for field in view["field"].values():
        name = field_name(field, words)
        if field["kind"] != "plain" and len(name) > room:
            found[name[:room]] = name
    return [f"{short} {name}" for short, name in found.items()]


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
    """What stands and lies on the map in full."""
    table = columns("", "")
    shown = {"heroes", "farrug", "golem", "trade", "rubble", "legend"}
    for name, field in view["field"].items():
        if field.keys() & shown:
            table.add_row(Text(name, "bold"), Text.assemble(f"{field_name(field, words)}: ", told(view, name, words)))
    return table
