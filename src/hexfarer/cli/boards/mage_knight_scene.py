"""Mage Knight for people who watch: the map grows, and at Night it is dark."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from hexfarer.cli.boards.bricks import Cell
from hexfarer.cli.boards.honeycomb import tint
from hexfarer.cli.boards.mage_knight import blow_text, foe_state, reputation
from hexfarer.cli.boards.mage_knight_map import (
    BACK_MARKS,
    LAND,
    SITE_MARKS,
    View,
    hero_marks,
    hero_name,
    hero_style,
    mk,
    place_of,
    shields_at,
    site_name,
    site_of,
    space_lines,
    terrain_of,
    token_name,
    tokens_at,
)
from hexfarer.cli.boards.scene import (
    FOE,
    NEW,
    UNSEEN,
    Hex,
    Room,
    Scene,
    badge,
    hex_map,
    scenario_name,
    with_box,
)
from hexfarer.cli.words import Words
from hexfarer.games.mage_knight import events as told
from hexfarer.games.mage_knight.terms import PILES
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State

DARK: Final = 0.6  # the land at Night

JOURNEY: Final = {told.MOVED, told.FLEW, told.TILE, told.CITY_FOUND, told.WITHDREW, told.DAY, told.NIGHT, told.OVER}
FIGHT: Final = {told.COMBAT, told.SUMMONED, told.BLOCKED, told.BLOW_BLOCKED, told.DEFEATED, told.WOUNDED, told.POISONED}
PLACES: Final = {told.CONQUERED, told.BURNED, told.FREED, told.CITY_TAKEN, told.PLUNDERED, told.RECRUITED}
GAINS: Final = {told.GAINED, told.GAINED_ARTIFACTS, told.SKILL_GAINED, told.KNOCKED_OUT, told.DUEL, told.DUEL_WON}
MEANS: Final = {told.PLAYED, told.PLAYED_STRONG, told.ACTIVATED, told.SKILL_USED, told.TALKS, told.HEALED, told.STRUCK}
RESULTS: Final = {told.FAME, told.LEVEL, told.CRYSTAL, told.TOKEN_SEEN, told.UNIT_WOUNDED, told.UNIT_LOST}


class MageKnightScene(Scene):
    """The tiles that were found, the heroes and their enemies."""

    story: ClassVar[frozenset[int]] = frozenset(JOURNEY | FIGHT | PLACES | GAINS)
    asides: ClassVar[frozenset[int]] = frozenset(MEANS | RESULTS)

    def head(self, s: State, words: Words) -> str:
        view: View = s.view(-1)
        time = words.phrase(Phrase("mk-time-" + view["time"]))
        return f"{scenario_name(s, words)} · {mk('round', words, round=view['round'], rounds=view['rounds'])} · {time}"

    def picture(self, s: State, since: State | None, words: Words, room: Room) -> list[Text]:
        view: View = s.view(-1)
        known: View = view if since is None else since.view(-1)
        light = DARK if view["time"] == "night" else 1.0
        cells = [
            Cell(
                *place_of(view, name),
                lines_of(name, view, room, words),
                ord(name[0]),
                tint(LAND[terrain_of(view, name)], light if name in known["space"] else light * NEW),
                frozenset(place_of(view, other) for other in view["space"][name].get("walls", [])),
            )
            for name in view["space"]
        ]
        drawn = hex_map(cells, focus(view), room)
        combat: View = view["combat"]
        if not combat:
            return drawn
        title = mk("combat", words, hero=hero_name(view, combat["seat"], words), space=combat["space"])
        return with_box(drawn, title, enemies(combat, words), room)

    def score(self, s: State, words: Words) -> list[Text]:
        view: View = s.view(-1)
        return [seat_line(view, seat, words) for seat in map(int, view["seat"])]


SCENE: Final = MageKnightScene()


def focus(view: View) -> Hex:
    """Where it happens: at the hero whose turn it is."""
    active: View = view["seat"].get(str(view["active"]), view["seat"]["0"])
    return place_of(view, active["place"]) if active["place"] else (0, 0)


def lines_of(name: str, view: View, room: Room, words: Words) -> list[Text]:
    """The site of a space, and who is there; without colours its terrain too."""
    if room.coloured:
        shields = hero_marks(view, shields_at(view, name), "+")
        first, here = Text.assemble((name, "dim")), standing(name, view, room.wide, words)
        site = Text.assemble((site_in(name, view, room.wide - shields.cell_len, words), "bold"), shields)
    else:
        first, site, here = space_lines(name, view, room.wide - 1, False, words)
    if room.high == 1:
        return [here or site]
    if room.high == 2:
        return [site, here] if room.coloured else [first, here or site]
    return [first, site, here]


def site_in(name: str, view: View, room: int, words: Words) -> str:
    """The site of a space without the colour of its mine; if there is no room, the word of it that its mark begins."""
    full = site_name(view, name, words).partition(" (")[0]
    if len(full) <= room:
        return full
    mark = words.phrase(SITE_MARKS[site_of(view["space"][name])])
    return next((word for word in full.split() if word.startswith(mark)), mark)[:room]


def standing(name: str, view: View, wide: int, words: Words) -> Text:
    """The hero on a space by name, or the enemy."""
    heroes = view["space"][name].get("heroes", [])
    if len(heroes) == 1:
        return badge(hero_name(view, heroes[0], words), f"bold black on {hero_style(view, heroes[0]) or 'white'}", wide)
    if heroes:
        return hero_marks(view, heroes, "")
    tokens = tokens_at(view, name)
    if len(tokens) > 1:
        return badge(f"×{len(tokens)}", FOE, wide)
    if tokens and tokens[0] in PILES:
        return badge(f"? {words.phrase(BACK_MARKS[tokens[0]])}", UNSEEN, wide)
    return badge(token_name(tokens[0], words), FOE, wide) if tokens else Text()


def enemies(combat: View, words: Words) -> list[Text]:
    """Who is fought, and how that goes."""
    lines: list[Text] = []
    for number, foe in enumerate(combat["foes"], 1):
        style = "dim strike" if foe["defeated"] else "bold bright_red"
        attacks = " + ".join(blow_text(blow, len(foe["attacks"]) > 1, words) for blow in foe["attacks"]) or "–"
        lines.append(Text.assemble((words.phrase(Phrase("mk-enemy-" + foe["enemy"])), style)))
        lines.append(Text(f"{mk('column-attack', words)} {attacks} · {mk('armor', words, armor=foe['armor'])}"))
        state = foe_state(number, foe, combat, words)
        if state:
            lines.append(Text.assemble((state, "bold green")))
    return lines


def seat_line(view: View, seat: int, words: Words) -> Text:
    one: View = view["seat"][str(seat)]
    parts = [
        mk("fame", words, fame=one["fame"], level=one["level"]),
        mk("reputation", words, reputation=reputation(one["reputation"])),
        mk("armor", words, armor=one["armor"]),
        *[words.phrase(Phrase("mk-unit-" + unit["unit"])) for unit in one["units"]],
    ]
    return Text.assemble((hero_name(view, seat, words), f"bold {hero_style(view, seat)}"), "  ", " · ".join(parts))
