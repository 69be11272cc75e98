"""Euthia for people who watch: the map, and over it the Combat that is going on."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from hexfarer.cli.boards.bricks import Cell
from hexfarer.cli.boards.euthia_fight import bar, dice, full_health, monster_name, tile_name
from hexfarer.cli.boards.euthia_map import (
    ELSEWHERE,
    LAND,
    ROMAN,
    View,
    eu,
    field_lines,
    field_name,
    hero_name,
    initial,
    seat_style,
    tile_number,
)
from hexfarer.cli.boards.honeycomb import tint
from hexfarer.cli.boards.scene import FOE, NEW, Hex, Room, Scene, badge, fitting, hex_map, scenario_name, with_box
from hexfarer.cli.words import Words
from hexfarer.games.euthia import events as told
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State

CENTRE: Final = "bold white on #241a10"  # where the three hexes of a tile meet

JOURNEY: Final = {told.ROUND, told.STEPPED, told.TELEPORTED, told.EXPLORED, told.MINED, told.LOOTED, told.OVER}
FIGHT: Final = {told.MET, told.HERO_VALUE, told.SLAIN, told.FELL, told.DIED, told.CONFRONTED, told.BOUNTY}
PLACES: Final = {told.BOUGHT, told.LEARNED, told.QUEST_DONE, told.PRAYED}
GAINS: Final = {told.REP, told.GOLD, told.TOOK_TILE, told.GEM, told.ESSENCE, told.TROPHY, told.BOUGHT_DRAUGHT}
MEANS: Final = {told.MONSTER_VALUE, told.USED, told.PLAYED, told.HEALED, told.QUEST_OPENED}


class EuthiaScene(Scene):
    """The tiles with their centres, Heroes and Monsters."""

    story: ClassVar[frozenset[int]] = frozenset(JOURNEY | FIGHT | PLACES)
    asides: ClassVar[frozenset[int]] = frozenset(GAINS | MEANS)

    def head(self, s: State, words: Words) -> str:
        view: View = s.view(-1)
        return f"{scenario_name(s, words)} · {eu('round', words, round=view['round'], rounds=view['rounds'])}"

    def picture(self, s: State, since: State | None, words: Words, room: Room) -> list[Text]:
        view: View = s.view(-1)
        known: View = view if since is None else since.view(-1)
        cells = [
            Cell(
                field["q"],
                field["r"],
                lines_of(name, view, room, words),
                tile_number(view, name),
                tint(LAND.get(field["kind"], ELSEWHERE), 1.0 if name in known["field"] else NEW),
            )
            for name, field in view["field"].items()
            if not field.get("centre")
        ]
        labels = {
            (field["q"], field["r"]): centre(field, view, room.wide, words)
            for field in view["field"].values()
            if field.get("centre")
        }
        drawn = hex_map(cells, focus(view), room, labels)
        fight: View = view["fight"]
        if not fight:
            return drawn
        return with_box(drawn, words.say("demo-combat-round", round=fight["round"]), combat(view, words), room)

    def score(self, s: State, words: Words) -> list[Text]:
        view: View = s.view(-1)
        return [seat_line(view, seat, words) for seat in map(int, view["seat"])]


SCENE: Final = EuthiaScene()


def focus(view: View) -> Hex:
    """Where it happens: at the Hero whose turn it is."""
    field: View = view["field"][view["seat"][str(max(view["current"], 0))]["at"]]
    return field["q"], field["r"]


def lines_of(name: str, view: View, room: Room, words: Words) -> list[Text]:
    """What a field is, and who is there."""
    field: View = view["field"][name]
    if room.coloured:
        first, here = Text(), standing(field, view, room.wide, words)
        name = "" if field["kind"] == "plain" else field_name(field, words)
        what = Text.assemble((fitting(name, room.wide), "bold"))
    else:
        first, what, here = field_lines(name, view, room.wide - 1, words)
    if room.high == 1:
        return [here or what]
    if room.high == 2:
        return [what, here] if room.coloured else [first.append(" ").append_text(here), what]
    return [first, what, here]


def standing(field: View, view: View, wide: int, words: Words) -> Text:
    """The Hero on a field by name, or what waits there for one."""
    heroes = field.get("heroes", [])
    if len(heroes) == 1:
        return badge(hero_name(view, heroes[0], words), f"bold black on {seat_style(view, heroes[0])}", wide)
    if heroes:
        return Text().join(initial(view, seat) for seat in heroes)
    if field.get("farrug") or field.get("golem"):
        return badge(
            words.phrase(Phrase("eu-monster-farrug" if field.get("farrug") else "eu-monster-golem")), FOE, wide
        )
    if field.get("guarded"):
        return badge(ROMAN[field["monster"]], FOE, wide)
    return Text("+").append_text(initial(view, field["claim"])) if "claim" in field else Text()


def centre(field: View, view: View, wide: int, words: Words) -> Text:
    """The centre of a tile, which lies where its three hexes meet."""
    here = standing(field, view, wide, words)
    return here if field.get("heroes") else badge(field_name(field, words), CENTRE, wide)


def seat_line(view: View, seat: int, words: Words) -> Text:
    one: View = view["seat"][str(seat)]
    parts = [
        eu("health", words, n=one["health"], most=one["max_health"]),
        eu("rep", words, n=one["rep"]),
        eu("gold", words, n=one["gold"]),
        ", ".join(tile_name(piece["tile"], words) for piece in one["pieces"] if piece["worn"]),
    ]
    return Text.assemble((hero_name(view, seat, words), f"bold {seat_style(view, seat)}"), "  ", " · ".join(parts))


def combat(view: View, words: Words) -> list[Text]:
    """Monster and Hero with the Health that is left, and the dice."""
    fight: View = view["fight"]
    hero: View = view["seat"][str(fight["seat"])]
    monster: View = fight["monster"]
    full = full_health(view)
    name = f"{monster_name(monster['id'], words)} {ROMAN[monster['level']]}"
    lines = [Text.assemble((name, "bold bright_red")), health(full - fight["damage"], full, "red")]
    if fight["dice"]:
        lines.append(dice(fight["dice"], fight["bonus"], fight["value"]))
    lines.append(Text.assemble((hero_name(view, fight["seat"], words), f"bold {seat_style(view, fight['seat'])}")))
    lines.append(health(hero["health"], hero["max_health"], "green"))
    if view["roll"]:
        lines.append(dice(view["roll"]["dice"], view["roll"]["bonus"], view["roll"]["total"]))
    return lines


def health(left: int, most: int, style: str) -> Text:
    return Text.assemble(bar(left, most, style), f" {max(0, left)}/{most}")
