"""The map of Mage Knight: hexes where the window is wide enough, a list by tiles otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from hexfarer.cli.boards.bricks import Cell, draw, span, wide_of
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.games.mage_knight.board import OFFSETS, SLOT_STEPS, slot, slot_a, slot_b
from hexfarer.games.mage_knight.moves import in_shape, next_tile, tile_fits
from hexfarer.games.mage_knight.plan import FIXED
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import DAY_COST, NIGHT_COST, NONE, PILES, TERRAINS, X
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK

View = Mapping[str, Any]
Hex = tuple[int, int]

NARROWEST: Final = 6  # columns of a hex, with its left line; with fewer the map is a list
WIDEST: Final = 14
HIGH: Final = 3  # lines in a hex: coordinate and terrain; site and shields; heroes and enemies
LAND: Final[dict[str, str]] = {
    "plains": "white on #3f6b1e",
    "hills": "white on #7a5230",
    "forest": "white on #14471f",
    "wasteland": "white on #6b2f22",
    "desert": "black on #c9a659",
    "swamp": "white on #2d5a55",
    "lake": "white on #1f4f93",
    "mountain": "white on #5a5a62",
    "sea": "white on #12305f",
    "city": "white on #5b2f66",
}
HEROES: Final[dict[str, str]] = {
    "arythea": "red",
    "goldyx": "green",
    "norowas": "cyan",
    "tovak": "bright_blue",
    "wolfhawk": "magenta",
    "krang": "yellow",
    "braevalar": "bright_green",
}
TERRAIN_MARKS: Final[dict[str, Phrase]] = {
    "plains": Phrase("cli-mk-mark-plains"),
    "hills": Phrase("cli-mk-mark-hills"),
    "forest": Phrase("cli-mk-mark-forest"),
    "wasteland": Phrase("cli-mk-mark-wasteland"),
    "desert": Phrase("cli-mk-mark-desert"),
    "swamp": Phrase("cli-mk-mark-swamp"),
    "lake": Phrase("cli-mk-mark-lake"),
    "mountain": Phrase("cli-mk-mark-mountain"),
    "sea": Phrase("cli-mk-mark-sea"),
    "city": Phrase("cli-mk-mark-city"),
}
SITE_MARKS: Final[dict[str, Phrase]] = {  # what fits into the narrowest hex
    "portal": Phrase("cli-mk-mark-portal"),
    "village": Phrase("cli-mk-mark-village"),
    "monastery": Phrase("cli-mk-mark-monastery"),
    "burned_monastery": Phrase("cli-mk-mark-burned-monastery"),
    "keep": Phrase("cli-mk-mark-keep"),
    "mage_tower": Phrase("cli-mk-mark-mage-tower"),
    "city": Phrase("cli-mk-mark-city-site"),
    "magical_glade": Phrase("cli-mk-mark-magical-glade"),
    "crystal_mine": Phrase("cli-mk-mark-crystal-mine"),
    "monster_den": Phrase("cli-mk-mark-monster-den"),
    "spawning_grounds": Phrase("cli-mk-mark-spawning-grounds"),
    "dungeon": Phrase("cli-mk-mark-dungeon"),
    "tomb": Phrase("cli-mk-mark-tomb"),
    "ancient_ruins": Phrase("cli-mk-mark-ancient-ruins"),
    "secret_dungeon": Phrase("cli-mk-mark-secret-dungeon"),
    "secret_tomb": Phrase("cli-mk-mark-secret-tomb"),
    "maze": Phrase("cli-mk-mark-maze"),
    "labyrinth": Phrase("cli-mk-mark-labyrinth"),
    "refugee_camp": Phrase("cli-mk-mark-refugee-camp"),
    "deep_mine": Phrase("cli-mk-mark-deep-mine"),
}
BACK_MARKS: Final[dict[str, Phrase]] = {  # tokens that lie face down
    "green": Phrase("cli-mk-mark-green"),
    "gray": Phrase("cli-mk-mark-gray"),
    "brown": Phrase("cli-mk-mark-brown"),
    "violet": Phrase("cli-mk-mark-violet"),
    "white": Phrase("cli-mk-mark-white"),
    "red": Phrase("cli-mk-mark-red"),
}
NO_SITES: Final = ("none", "marauding_orcs", "draconum")  # places of tokens, not sites


def show_map(out: Out, s: MageKnight, view: View, words: Words) -> None:
    """The hexes, what stands on them, and what the marks mean; or the list if they do not fit."""
    places = {name: place_of(view, name) for name in view["space"]}
    open_slots = {f"{a},{b}": mark_place(a, b, set(places.values())) for a, b in free_slots(s)}
    wide = min(WIDEST, wide_of(span([*places.values(), *open_slots.values()]), out.width))
    if wide < NARROWEST:
        show_list(out, s, view, words)
        return
    spelled = wide - 1 >= 3 + max(len(terrain_name(terrain, words)) for terrain in TERRAINS)
    cells = [
        Cell(
            *place,
            space_lines(name, view, wide - 1, spelled, words),
            ord(name[0]),
            LAND[terrain_of(view, name)],
            frozenset(places[other] for other in view["space"][name].get("walls", [])),
        )
        for name, place in places.items()
    ]
    for text, (q, r) in open_slots.items():
        mark = Text(f"[{text}]" if len(text) + 2 <= wide - 1 else text, "bold cyan")
        mark.align("center", wide - 1)
        cells.append(Cell(q, r, [Text(), mark]))
    for line in draw(cells, wide, HIGH):
        out.print(line, no_wrap=True, overflow="crop")
    for parts in legend(view, wide - 1, spelled, bool(open_slots), words):
        out.print(flow(parts, out.width), style="dim")
    out.print(notes(view, words))


def show_list(out: Out, s: MageKnight, view: View, words: Words) -> None:
    """Tile by tile: spaces with something on them in rows of their own, the others together."""
    for number, tile in enumerate(view["tiles"]):
        letter = chr(ord("A") + number)
        spaces = [name for name in view["space"] if name[0] == letter]
        out.print(Text.assemble((letter, "bold"), f"  {tile_name(tile, words)}  ", (place_text(tile["slot"]), "dim")))
        empty: list[str] = []
        table = columns("", "", "")
        for name in spaces:
            terrain = Text(terrain_name(terrain_of(view, name), words), LAND[terrain_of(view, name)])
            if is_empty(view, name):
                empty.append(f"{name} {terrain.plain}")
            else:
                table.add_row("  " + name, terrain, space_note(view, name, words))
        if table.row_count:
            out.print(table)
        if empty:
            out.print("  " + " · ".join(empty), style="dim")
        walls = [f"{name}–{other}" for name in spaces for other in view["space"][name].get("walls", []) if name < other]
        if walls:
            out.print("  " + mk("walls", words, places=", ".join(walls)), style="dim")
    found = free_slots(s)
    if found:
        out.print(mk("reveal", words, places=", ".join(f"{a},{b}" for a, b in found)), style="cyan")


# -- where things are --


def place_of(view: View, name: str) -> Hex:
    """The hex of a space: the middle of its tile's position and a step from there (MK-MAP-03)."""
    tile = ord(name[0]) - ord("A")
    q, r = middle(*view["tiles"][tile]["slot"])
    dq, dr = OFFSETS[int(name[1:])]
    return q + dq, r + dr


def middle(a: int, b: int) -> Hex:
    return 3 * a + b, -2 * a - 3 * b


def free_slots(s: MageKnight) -> list[tuple[int, int]]:
    """The tile positions where a tile could be revealed now by somebody who stood next to them (MK-MAP-15 to -18)."""
    kind = next_tile(s)
    if kind == NONE and s.plan.shape != FIXED:
        return []
    laid = [(slot_a(where), slot_b(where)) for where in s.board.slots]
    found = {(a + da, b + db) for a, b in laid for da, db in SLOT_STEPS} - set(laid)
    return sorted(where for where in found if fits(s, slot(*where), kind))


def fits(s: MageKnight, where: int, kind: int) -> bool:
    if not in_shape(s, where):
        return False
    return s.plan.shape == FIXED or tile_fits(s, s.board, where, kind, not s.tile_deck) == OK


def mark_place(a: int, b: int, laid: set[Hex]) -> Hex:
    """The hex of a tile position that touches most of the map."""
    q, r = middle(a, b)
    hexes = [(q + dq, r + dr) for dq, dr in OFFSETS]
    return max(hexes, key=lambda one: sum((one[0] + dq, one[1] + dr) in laid for dq, dr in OFFSETS[1:]))


def place_text(place: list[int]) -> str:
    return f"{place[0]},{place[1]}"


# -- small pieces of text --


def mk(key: str, words: Words, **args: object) -> str:
    """A message of this board."""
    return words.say("cli-mk-" + key, **args)


def terrain_of(view: View, name: str) -> str:
    return str(view["space"][name]["terrain"])


def terrain_name(terrain: str, words: Words) -> str:
    return words.phrase(Phrase("mk-terrain-" + terrain))


def tile_name(tile: View, words: Words) -> str:
    back, _, number = tile["tile"].partition("_")
    return words.phrase(Phrase("mk-tile-" + back, {"number": number}))


def hero_name(view: View, seat: int, words: Words) -> str:
    """A seat by its hero; the dummy player sits behind the last seat."""
    if str(seat) not in view["seat"]:
        return words.phrase(Phrase("mk-hero-dummy"))
    hero = view["seat"][str(seat)]["hero"]
    return words.phrase(Phrase("mk-hero-" + hero) if hero else Phrase("mk-player", {"number": seat + 1}))


def hero_style(view: View, seat: int) -> str:
    return HEROES.get(view["seat"].get(str(seat), {}).get("hero", ""), "")


def hero_marks(view: View, seats: list[int], before: str) -> Text:
    """Heroes or shields on a hex: "@TA" or "+TA"."""
    text = Text()
    if seats:
        text.append(before, "bold")
    for seat in seats:
        hero = view["seat"][str(seat)]["hero"]
        text.append(hero[:1].upper() or str(seat + 1), f"bold black on {hero_style(view, seat) or 'white'}")
    return text


def site_of(space: View) -> str:
    """The site, "" if there is none but perhaps a token."""
    if space["site"] == "monastery" and space.get("shields"):
        return "burned_monastery"
    return "" if space["site"] in NO_SITES else str(space["site"])


def city_of(view: View, name: str) -> View | None:
    """The city that stands on a space, with its colour."""
    for colour, city in view["city"].items():
        if name in city["spaces"]:
            found: View = {**city, "colour": colour}
            return found
    return None


def site_name(view: View, name: str, words: Words) -> str:
    """The site in full: a city by its colour, a mine with its own."""
    space = view["space"][name]
    city = city_of(view, name)
    if city is not None:
        return words.phrase(Phrase("mk-city-" + city["colour"]))
    site = site_of(space)
    if not site:
        return ""
    said = words.phrase(Phrase("mk-site-" + site))
    colours = space.get("deep", [space["mine"]] if "mine" in space else [])
    return f"{said} ({', '.join(colour_name(colour, words) for colour in colours)})" if colours else said


def colour_name(colour: str, words: Words) -> str:
    return words.phrase(Phrase("mk-mana-" + colour))


def tokens_at(view: View, name: str) -> list[str]:
    """Enemies on a space; those of a city stand on its card."""
    city = city_of(view, name)
    here: list[str] = view["space"][name].get("enemies", [])
    return here + city["garrison"] if city is not None and city["spaces"][0] == name else here


def shields_at(view: View, name: str) -> list[int]:
    city = city_of(view, name)
    space = view["space"][name]
    return [*space.get("shields", []), *space.get("glade", []), *(city["shields"] if city is not None else [])]


def token_name(token: str, words: Words) -> str:
    return words.phrase(Phrase("mk-pile-" + token if token in PILES else "mk-enemy-" + token))


def is_empty(view: View, name: str) -> bool:
    space = view["space"][name]
    return not (site_of(space) or tokens_at(view, name) or space.get("heroes") or shields_at(view, name))


# -- a hex --


def space_lines(name: str, view: View, room: int, spelled: bool, words: Words) -> list[Text]:
    space = view["space"][name]
    terrain = space["terrain"]
    land = terrain_name(terrain, words) if spelled else words.phrase(TERRAIN_MARKS[terrain])
    first = Text.assemble((name, "bold"), " ", land)
    shields = hero_marks(view, shields_at(view, name), "+")
    second = Text(site_text(name, view, max(room - shields.cell_len, 2), words), "bold")
    second.append_text(shields)
    third = hero_marks(view, space.get("heroes", []), "@")
    if third and tokens_at(view, name):
        third.append(" ")
    third.append_text(tokens_text(tokens_at(view, name), room - third.cell_len, words))
    return [first, second, third]


def site_text(name: str, view: View, room: int, words: Words) -> str:
    """The site in full if there is room, its mark otherwise."""
    full = site_name(view, name, words)
    space = view["space"][name]
    if len(full) <= room or not full:
        return full
    short = words.phrase(SITE_MARKS[site_of(space)])
    city = city_of(view, name)
    colour = city["colour"] if city is not None else space.get("mine", "")
    if colour:
        initial = colour_name(colour, words)[0].upper()
        return short[: room - 1] + initial
    return short[:room]


def tokens_text(tokens: list[str], room: int, words: Words) -> Text:
    """Enemies by name, or by the back of their token; several in short."""
    if not tokens or room < 1:
        return Text()
    if len(tokens) == 1:
        return token_text(tokens[0], room, words)
    if len(set(tokens)) == 1 and room > 3:
        return Text.assemble((str(len(tokens)), "bold"), token_text(tokens[0], room - 1, words))
    if len(tokens) == 2 and room > 4:
        half = (room - 1) // 2
        return Text("+").join([token_text(tokens[0], half, words), token_text(tokens[1], half, words)])
    return Text(f"×{len(tokens)}", "bold")


def token_text(token: str, room: int, words: Words) -> Text:
    if token in PILES:
        return Text(("?" + words.phrase(BACK_MARKS[token]))[:room], "bold yellow")
    return Text(token_name(token, words)[:room], "bold bright_red")


# -- beside the hexes --


def legend(view: View, room: int, spelled: bool, slots: bool, words: Words) -> list[list[str]]:
    """What the marks mean, as far as they are on the map, and what it costs to enter."""
    spaces = view["space"]
    cost = NIGHT_COST if view["time"] == "night" else DAY_COST
    lands: list[str] = []
    for number, terrain in enumerate(TERRAINS):
        if any(space["terrain"] == terrain for space in spaces.values()):
            mark = "" if spelled else words.phrase(TERRAIN_MARKS[terrain]) + " "
            price = "–" if cost[number] == X else str(cost[number])
            lands.append(f"{mark}{terrain_name(terrain, words)} {price}")
    here = {site_of(space) for space in spaces.values()}
    marks = [(words.phrase(SITE_MARKS[site]), words.phrase(Phrase("mk-site-" + site))) for site in SITE_MARKS]
    sites = [f"{mark} {full}" for (mark, full), site in zip(marks, SITE_MARKS) if site in here and len(full) > room]
    seen = {token for name in spaces for token in tokens_at(view, name)}
    backs = [
        f"?{words.phrase(BACK_MARKS[pile])} {words.phrase(Phrase('mk-pile-' + pile))}" for pile in PILES if pile in seen
    ]
    heroes = sorted({seat["hero"][:1].upper() for seat in view["seat"].values() if seat.get("hero")}) or ["1"]
    last = [mk("legend-marks", words, hero=heroes[0])] + ([mk("legend-reveal", words)] if slots else [])
    last += [mk("legend-walls", words)] if any("walls" in space for space in spaces.values()) else []
    return [parts for parts in (lands, sites, backs, last) if parts]


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
    for number in range(len(view["tiles"])):
        letter = chr(ord("A") + number)
        told = [
            Text.assemble((name, "bold"), " ", space_note(view, name, words))
            for name, space in view["space"].items()
            if name[0] == letter
            and (tokens_at(view, name) or space.get("heroes") or shields_at(view, name) or "ruin" in space)
        ]
        if told:
            table.add_row(Text(letter, "bold"), Text(" · ").join(told))
    return table


def space_note(view: View, name: str, words: Words) -> Text:
    """Everything on a space in words."""
    space = view["space"][name]
    city = city_of(view, name)
    parts: list[Text] = []
    site = site_name(view, name, words)
    if city is not None:
        site += f" ({mk('city-level', words, level=city['level'])})"
    ruin = str(space.get("ruin", ""))
    if ruin == "hidden":
        site += f" ({mk('ruin-hidden', words)})"
    elif ruin:
        site = words.phrase(Phrase("mk-ruin-" + ruin.replace("_", "-")))
    if site:
        parts.append(Text(site))
    tokens = tokens_at(view, name)
    if tokens:
        parts.append(Text(counted([token_name(token, words) for token in tokens]), "red"))
    shields = counted([hero_name(view, seat, words) for seat in shields_at(view, name)])
    if shields:
        parts.append(Text(mk("shields", words, heroes=shields)))
    for seat in space.get("heroes", []):
        parts.append(Text("@" + hero_name(view, seat, words), f"bold {hero_style(view, seat)}"))
    return Text(", ").join(parts)


def counted(items: list[str]) -> str:
    """Words with how many there are of each: "a, b ×2"."""
    each = dict.fromkeys(items, 0)
    for item in items:
        each[item] += 1
    return ", ".join(f"{item} ×{count}" if count > 1 else item for item, count in each.items())
