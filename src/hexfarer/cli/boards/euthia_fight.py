"""A Combat of Euthia: the Monster with its ladder of Wounds, the Hero with that of Damage, and the dice."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from hexfarer.cli.boards.euthia_map import ROMAN, View, eu, hero_name, seat_style
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase

BAR: Final = 20
STEPS: Final[dict[str, Phrase]] = {
    "opening": Phrase("cli-eu-step-opening"),
    "first_strike": Phrase("cli-eu-step-first-strike"),
    "heal": Phrase("cli-eu-step-heal"),
    "monster_before": Phrase("cli-eu-step-monster-before"),
    "monster_roll": Phrase("cli-eu-step-monster-roll"),
    "monster_hit": Phrase("cli-eu-step-monster-hit"),
    "heal_again": Phrase("cli-eu-step-heal-again"),
    "hero_before": Phrase("cli-eu-step-hero-before"),
    "hero_roll": Phrase("cli-eu-step-hero-roll"),
    "hero_hit": Phrase("cli-eu-step-hero-hit"),
    "end": Phrase("cli-eu-step-end"),
}


def show_fight(out: Out, view: View, words: Words) -> None:
    fight: View = view["fight"]
    monster: View = fight["monster"]
    hero: View = view["seat"][str(fight["seat"])]
    out.print(title(view, words), style="bold")
    table = columns("", "")
    full = full_health(view)
    table.add_row(
        Text(monster_name(monster["id"], words), "bold bright_red"),
        bar(full - fight["damage"], full, "red").append(" " + eu("health", words, n=full - fight["damage"], most=full)),
    )
    table.add_row(eu("wounds", words), ladder(monster["table"], fight["value"] if fight["dice"] else None))
    if fight["dice"]:
        table.add_row(eu("roll", words), dice(fight["dice"], fight["bonus"], fight["value"]))
    if monster["penalty"]:
        table.add_row("", eu("penalty", words, n=monster["penalty"]))
    table.add_row(eu("monster-tokens", words), eu("chaos-gaar", words, chaos=fight["chaos"], gaar=fight["gaar"]))
    if monster["immune"]:
        table.add_row("", words.phrase(Phrase("text-eu-immune")))
    if fight["played"] or fight["lasting"]:
        table.add_row(eu("played", words), cards(fight["played"] + fight["lasting"], words))
    table.add_row(
        Text(hero_name(view, fight["seat"], words), f"bold {seat_style(view, fight['seat'])}"),
        bar(hero["health"], hero["max_health"], "green").append(
            " " + eu("health", words, n=hero["health"], most=hero["max_health"])
        ),
    )
    rolled: View = view["roll"]
    if fight["attack"]:
        rows = [piece["table"] for piece in hero["pieces"] if piece["tile"] == fight["attack"] and "table" in piece]
        found = ladder(rows[0], rolled["total"] if rolled else None) if rows else Text("–")
        table.add_row(eu("attack", words), Text(tile_name(fight["attack"], words) + "  ").append_text(found))
    if rolled:
        table.add_row(eu("roll", words), dice(rolled["dice"], rolled["bonus"], rolled["total"]))
    table.add_row(eu("hope", words), str(fight["hope"]))
    out.print(Padding(table, (0, 0, 0, 2)))


def show_roll(out: Out, view: View, words: Words) -> None:
    """A Hero Roll outside Combat: an Elemental is confronted."""
    rolled: View = view["roll"]
    out.print(Text(eu("roll", words) + ": ").append_text(dice(rolled["dice"], rolled["bonus"], rolled["total"])))


def title(view: View, words: Words) -> str:
    fight: View = view["fight"]
    line = eu(
        "combat",
        words,
        hero=hero_name(view, fight["seat"], words),
        monster=monster_name(fight["monster"]["id"], words),
        level=ROMAN[fight["monster"]["level"]],
        round=fight["round"],
    )
    parts = [line, words.phrase(STEPS[fight["step"]])]
    if fight["master"] >= 0:
        parts.append(eu("master", words, hero=hero_name(view, fight["master"], words)))
    return " · ".join(parts)


def monster_name(id: str, words: Words) -> str:
    return words.phrase(Phrase("eu-monster-" + ("farrug" if id.startswith("farrug") else id)))


def tile_name(id: str, words: Words) -> str:
    """A Hero's own tile, or an Item."""
    own = "eu-tile-" + id
    return words.phrase(Phrase(own if words.speaker.has(own) else "eu-item-" + id))


def full_health(view: View) -> int:
    """The Health of the enemy, which grows with the players where its card says so."""
    foe = view["fight"]["foe"]
    if foe in ("farrug", "golem") and view[foe]:
        return int(view[foe]["health"])
    return int(view["fight"]["monster"]["health"])


def bar(left: int, most: int, style: str) -> Text:
    """How much of something is left."""
    long = min(BAR, most)
    filled = round(max(0, left) * long / most) if most else 0
    return Text("█" * filled, style).append("░" * (long - filled), "dim")


def ladder(rows: list[View], value: int | None) -> Text:
    """A table of results, with the one that a value reaches."""
    found: list[Text] = []
    for row in rows:
        span = f"{row['from']}+" if row["to"] < 0 else f"{row['from']}–{row['to']}"
        if row["from"] == row["to"]:
            span = str(row["from"])
        reached = value is not None and row["from"] <= value and (row["to"] < 0 or value <= row["to"])
        found.append(Text(f"[{span}: {row['n']}]" if reached else f"{span}: {row['n']}", "bold" if reached else ""))
    return Text("  ").join(found)


def dice(faces: list[int], bonus: int, total: int) -> Text:
    """`[3] [5] −1 = 7`."""
    text = Text(" ").join([Text(f"[{face}]", "bold") for face in faces])
    if bonus:
        text.append(f" +{bonus}" if bonus > 0 else f" −{-bonus}")
    return text.append(f" = {total}")


def cards(played: list[View], words: Words) -> str:
    return ", ".join(f"{words.phrase(Phrase('eu-card-' + one['card']))} ×{one['n']}" for one in played)
