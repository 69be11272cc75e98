"""Heroes III in a terminal."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from hexfarer.cli.boards.board import Board
from hexfarer.cli.boards.heroes3_fight import show_combat
from hexfarer.cli.boards.heroes3_map import View, flow, foe_name, h3, hero_name, seat_style, show_list, show_map
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry
from hexfarer.kernel.state import State

KINDS: Final[dict[str, str]] = {
    "statistic": "bold",
    "ability": "bright_blue",
    "artifact": "yellow",
    "spell": "magenta",
    "specialty": "cyan",
}
MORALES: Final[dict[int, Phrase]] = {
    -1: Phrase("h3-morale-negative"),
    0: Phrase("h3-morale-neutral"),
    1: Phrase("h3-morale-positive"),
}
TOKENS: Final[dict[str, Phrase]] = {
    "build": Phrase("cli-h3-token-build"),
    "population": Phrase("cli-h3-token-population"),
    "spell_book": Phrase("cli-h3-token-spell-book"),
}
PRICES: Final[dict[str, Phrase]] = {
    "gold": Phrase("cli-h3-price-gold"),
    "building_materials": Phrase("cli-h3-price-building-materials"),
    "valuables": Phrase("cli-h3-price-valuables"),
}
SCORES: Final[dict[str, Phrase]] = {
    "towns": Phrase("cli-h3-score-towns"),
    "settlements": Phrase("cli-h3-score-settlements"),
    "mines": Phrase("cli-h3-score-mines"),
    "level": Phrase("cli-h3-score-level"),
    "gold": Phrase("cli-h3-score-gold"),
    "gold_income": Phrase("cli-h3-score-gold-income"),
    "buildings": Phrase("cli-h3-score-buildings"),
    "artifacts": Phrase("cli-h3-score-artifacts"),
    "secondary_heroes": Phrase("cli-h3-score-secondary-heroes"),
    "main_hero": Phrase("cli-h3-score-main-hero"),
}


class Heroes3Board(Board):
    """The map, the combat board, heroes with their armies and Towns, hands."""

    def status(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        head = [
            words.phrase(Phrase("scenario-" + view["scenario"])),
            h3("round", words, round=view["round"], rounds=view["rounds"]),
        ]
        if view["current"] >= 0:
            head.append(h3("turn-of", words, hero=hero_name(view, view["current"], words)))
        if view["sign"]:
            sign = words.phrase(Phrase("h3-astrologers-" + view["sign"].replace("_", "-")))
            head.append(h3("sign", words, sign=sign))
        out.print(" · ".join(head), style="bold")
        order = [Text(hero_name(view, one, words), f"bold {seat_style(view, one)}") for one in view["order"]]
        out.print(Text(h3("order", words) + ": ").append_text(Text(" > ").join(order)))
        decks: list[str] = []
        for id, deck in view["decks"].items():
            top = words.phrase(Phrase("h3-card-" + deck["discard"][-1])) if deck["discard"] else "–"
            decks.append(f"{words.phrase(Phrase('h3-deck-' + id))} {deck['size']} ({top})")
        out.print(flow(decks, out.width), style="dim")

    # -- the map --

    def map(self, out: Out, s: State, seat: int, words: Words) -> None:
        show_map(out, s.view(seat), words)

    def map_list(self, out: Out, s: State, seat: int, words: Words) -> None:
        show_list(out, s.view(seat), words)

    # -- seats --

    def pieces(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        if seat >= 0:
            show_own(out, view, seat, words)
        for number in map(int, view["seat"]):
            if number != seat:
                show_other(out, view, number, words)
        for number, foe in enumerate(view["foes"]):
            if not foe["beaten"]:
                head = Text(f"{foe_name(view, number, words)}  {foe['at'] or '–'}  ", "bold bright_red")
                out.print(head.append_text(units_text(foe["army"], words)))

    def hand(self, out: Out, s: State, seat: int, words: Words, full: bool) -> None:
        view: View = s.view(seat)
        own: View = view["seat"][str(seat)]
        entries = entries_by_id(s)
        out.print(h3("hand", words), style="bold")
        if not full:
            out.print(Padding(cards_text(own["hand"], entries, words), (0, 0, 0, 2)))
            return
        table = columns("", "")
        for id in dict.fromkeys(own["hand"]):
            text = "\n".join(words.phrase(phrase) for phrase in entries[id].text)
            table.add_row(cards_text([one for one in own["hand"] if one == id], entries, words), text)
        out.print(Padding(table, (0, 0, 0, 2)))
        for label, cards in ((h3("ongoing", words), own["ongoing"]), (h3("discard", words), own["discard"])):
            if cards:
                out.print(Text(label + ": ").append_text(cards_text(cards, entries, words)))

    # -- fights, and what waits --

    def pending(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        if view["combat"]:
            show_combat(out, view, words)
        cast: View = view["cast"]
        if cast:
            card = words.phrase(Phrase("h3-card-" + cast["card"]))
            out.print(h3("cast", words, hero=hero_name(view, cast["seat"], words), card=card, power=cast["power"]))
        waiting: View = view["waiting"]
        cards = waiting.get("cards", [])
        if isinstance(cards, list) and cards:
            out.print(Text(h3("looked", words) + ": ").append_text(cards_text(cards, entries_by_id(s), words)))
        if waiting.get("units"):
            units = ", ".join(words.phrase(Phrase("h3-unit-" + unit["unit"])) for unit in waiting["units"])
            out.print(f"{h3('shown', words)}: {units}")
        if waiting.get("dice"):
            faces = ", ".join(words.phrase(Phrase("h3-face-" + face)) for face in waiting["dice"])
            out.print(f"{h3('dice', words)}: {faces}")
        spots = [f"{i} ({spot['q']},{spot['r']})" for i, spot in enumerate(waiting.get("spots", []), 1)]
        if spots:
            out.print(f"{h3('spots', words)}: {' · '.join(spots)}")

    # -- the end --

    def breakdown(self, s: State, breakdown: dict[str, object], words: Words) -> Text:
        parts = [f"{words.phrase(SCORES[id]) if id in SCORES else id} {points}" for id, points in breakdown.items()]
        return Text(", ".join(parts) or "–", "dim")


BOARD: Final = Heroes3Board()


def entries_by_id(s: State) -> dict[str, Entry]:
    return {entry.id: entry for entry in s.game.library() if entry.kind in KINDS}


def cards_text(cards: list[str], entries: dict[str, Entry], words: Words) -> Text:
    """Cards by name in the colours of their kinds, alike ones counted."""
    counts = dict.fromkeys(cards, 0)
    for id in cards:
        counts[id] += 1
    found: list[Text] = []
    for id, count in counts.items():
        name = words.phrase(Phrase("h3-card-" + id)) + (f" ×{count}" if count > 1 else "")
        found.append(Text(name, KINDS[entries[id].kind] if id in entries else ""))
    return Text(", ").join(found) or Text("–")


def price(cost: View, words: Words) -> str:
    """Resources in short: `8 gold 5 bm`."""
    parts = [f"{amount} {words.phrase(PRICES[id])}" for id, amount in cost.items() if amount]
    return " ".join(parts) or "0"


def resources(one: View, words: Words) -> str:
    """What a player has, with the income behind it."""
    found = [
        f"{words.phrase(Phrase('h3-resource-' + id.replace('_', '-')))} {amount} (+{one['income'][id]})"
        for id, amount in one["resources"].items()
    ]
    return " · ".join(found)


def figures(one: View, words: Words) -> str:
    """Where the heroes stand and how far they can go."""
    found: list[str] = []
    for hero, field in one["at"].items():
        if field:
            name = words.phrase(Phrase("h3-hero-" + hero))
            found.append(h3("figure", words, hero=name, field=field, mp=one["mp"][hero]))
    return " · ".join(found) or "–"


def units_text(units: list[View], words: Words) -> Text:
    parts: list[Text] = []
    for unit in units:
        name = words.phrase(Phrase("h3-unit-" + unit["unit"]))
        side = words.phrase(Phrase("h3-side-" + unit["side"]))
        values = f"{unit['attack']}/{unit['defence']}/{unit['health']}/{unit['initiative']}"
        parts.append(Text(f"{name} ({side}, {values})", "bold" if unit["side"] == "pack" else ""))
    return Text(" · ").join(parts) or Text("–")


def show_own(out: Out, view: View, seat: int, words: Words) -> None:
    own: View = view["seat"][str(seat)]
    head = Text(f"{hero_name(view, seat, words)} ({words.say('you')})", f"bold {seat_style(view, seat)}")
    numbers = [
        h3("level", words, level=own["level"], xp=own["xp"]),
        h3("piles", words, hand=own["hand_size"], limit=own["hand_limit"], deck=own["deck_size"]),
        h3("experts", words, count=own["experts"]),
    ]
    if own["faction"] != "necropolis":
        numbers.append(h3("morale", words, morale=words.phrase(MORALES[own["morale"]])))
    out.print(Text.assemble(head, "  ", " · ".join(numbers)))
    table = columns("", "")
    table.add_row(h3("heroes", words), figures(own, words))
    table.add_row(h3("resources", words), resources(own, words))
    table.add_row(h3("army", words), units_text(own["units"], words))
    table.add_row(h3("town", words), town(own, words))
    tokens = [words.phrase(TOKENS[id]) for id, active in own["tokens"].items() if active]
    table.add_row(h3("tokens", words), ", ".join(tokens) or "–")
    recruits = [
        Text(
            f"{words.phrase(Phrase('h3-unit-' + unit['unit']))} {price(unit['recruit'], words)}",
            "" if unit["can_recruit"] else "dim",
        )
        for unit in own["recruits"]
    ]
    if recruits:
        table.add_row(h3("recruits", words), Text(" · ").join(recruits))
    out.print(Padding(table, (0, 0, 0, 2)))


def town(own: View, words: Words) -> Text:
    """What is built; what is not, with its price, and dim what cannot be built now."""
    parts: list[Text] = []
    for building in own["buildings"].values():
        name = words.phrase(Phrase("h3-building-" + building["id"].replace("_", "-")))
        if building["built"]:
            parts.append(Text(name, "bold green"))
        else:
            style = "" if building["can_build"] else "dim"
            parts.append(Text(f"{name} {price(building['cost'], words)}", style))
    return Text(" · ").join(parts)


def show_other(out: Out, view: View, seat: int, words: Words) -> None:
    """Another seat in two lines."""
    one: View = view["seat"][str(seat)]
    numbers = [
        h3("level", words, level=one["level"], xp=one["xp"]),
        figures(one, words),
        h3("piles", words, hand=one["hand_size"], limit=one["hand_limit"], deck=one["deck_size"]),
    ]
    if one["eliminated"]:
        numbers = [h3("eliminated", words)]
    head = Text(hero_name(view, seat, words), f"bold {seat_style(view, seat)}")
    out.print(Text.assemble(head, "  ", " · ".join(numbers)))
    if not one["eliminated"]:
        line = Text(resources(one, words) + " · ").append_text(units_text(one["units"], words))
        out.print(Padding(line, (0, 0, 0, 2)))
