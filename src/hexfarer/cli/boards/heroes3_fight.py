"""The combat board of Heroes III: five rows of four spaces, the defender above."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hexfarer.cli.boards.heroes3_map import View, foe_name, h3, hero_name, location_name, seat_style
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase

WIDEST: Final = 20
ROWS: Final = "54321"
COLUMNS: Final = "abcd"
TOKENS: Final[dict[str, Phrase]] = {
    "defence": Phrase("cli-h3-on-defence"),
    "shield_wall": Phrase("cli-h3-on-shield-wall"),
    "paralysis": Phrase("cli-h3-on-paralysis"),
    "bless": Phrase("h3-card-bless"),
    "disrupting_ray": Phrase("h3-card-disrupting_ray"),
    "anti_magic": Phrase("h3-card-anti_magic"),
    "fire_shield": Phrase("h3-card-fire_shield"),
}


def show_combat(out: Out, view: View, words: Words) -> None:
    combat: View = view["combat"]
    out.print(title(view, words), style="bold")
    standing = {fighter["at"]: fighter for fighter in combat["fighters"] if fighter["at"]}
    if standing:
        wide = min(WIDEST, (out.width - 3) // 4)
        line = "  +" + ("-" * (wide - 1) + "+") * 4
        out.print(Text("   " + "".join(column.ljust(wide) for column in COLUMNS)), style="dim")
        for row in ROWS:
            out.print(line, style="dim")
            for number in range(2):
                text = Text(f"{row if number == 0 else ' '} ", "dim").append("|", "dim")
                for column in COLUMNS:
                    text.append_text(space_line(view, column + row, standing, number, wide - 1, words))
                    text.append("|", "dim")
                out.print(text, no_wrap=True, overflow="crop")
        out.print(line, style="dim")
        out.print(h3("fight-legend", words), style="dim")
    fighters(out, view, words)
    if combat["attack"]:
        out.print(attack_line(view, words))


def title(view: View, words: Words) -> str:
    combat: View = view["combat"]
    field = combat["field"]
    place = f"{field} {location_name(view['field'][field]['location'], words)}" if field in view["field"] else field
    sides = [army_name(view, army, words) for army in ("attacker", "defender")]
    return h3("combat", words, attacker=sides[0], defender=sides[1], place=place, round=combat["round"])


def army_name(view: View, army: str, words: Words) -> str:
    seat = view["combat"][army]["seat"]
    if seat >= 0:
        return hero_name(view, seat, words)
    foe = view["ai"].get("foe", -1)
    return foe_name(view, foe, words) if foe >= 0 else h3("guards", words)


def fighter_style(view: View, fighter: View) -> str:
    seat = view["combat"][fighter["army"]]["seat"]
    return seat_style(view, seat) or "yellow"


def unit_name(fighter: View, words: Words) -> str:
    if fighter["unit"] == "tower":
        return words.phrase(Phrase("h3-tower"))
    return words.phrase(Phrase("h3-unit-" + fighter["unit"]))


def space_line(view: View, space: str, standing: View, number: int, room: int, words: Words) -> Text:
    """A line of a space: who stands there, then its values."""
    fighter = standing.get(space)
    wall = view["combat"]["walls"].get(space, "")
    if fighter is None:
        text = Text()
        if wall and number == 0:
            text.append(h3("wall", words) if wall == "wall" else h3("gate", words), "bold")
    elif number == 0:
        style = fighter_style(view, fighter)
        pack = "*" if fighter["side"] == "pack" else ""
        text = Text(f"{fighter['number']} {pack}{unit_name(fighter, words)}", f"bold {style}")
        if fighter["number"] == view["combat"]["acting"]:
            text.stylize("reverse")
    else:
        text = Text(f"{fighter['attack']}/{fighter['defence']} {fighter['left']}/{fighter['health']}")
        marks = "".join(token[0].upper() for token in fighter["tokens"])
        text.append(f" i{fighter['initiative']}").append(f" {marks}" if marks else "", "bold red")
    text.truncate(room, overflow="crop", pad=True)
    return text


def fighters(out: Out, view: View, words: Words) -> None:
    """Who is to act, in order, with what lies on each; the tower stands beside the board."""
    combat: View = view["combat"]
    coming = [combat["fighters"][number] for number in combat["next"]]
    if coming:
        names = [f"{one['number']} {unit_name(one, words)}" for one in coming]
        out.print(f"{h3('next', words)}: {', '.join(names)}")
    table = columns("", "", "")
    for one in combat["fighters"]:
        tokens = [words.phrase(TOKENS[token]) for token in one["tokens"] if token in TOKENS]
        if one["at"] == "tower":
            tokens.insert(0, f"{one['attack']}/{one['defence']} {one['left']}/{one['health']} i{one['initiative']}")
        if one["at"] and tokens:
            table.add_row(str(one["number"]), Text(unit_name(one, words), fighter_style(view, one)), ", ".join(tokens))
    if table.row_count:
        out.print(table)


def attack_line(view: View, words: Words) -> str:
    """The attack that is under way, with its numbers."""
    attack: View = view["combat"]["attack"]
    known = view["combat"]["fighters"]
    dice = ", ".join(f"{die:+d}" if die else "0" for die in attack["dice"]) or "–"
    return h3(
        "attack",
        words,
        attacker=unit_name(known[attack["attacker"]], words),
        target=unit_name(known[attack["target"]], words),
        attack=attack["attack"],
        defence=attack["defence"],
        dice=dice,
    )
