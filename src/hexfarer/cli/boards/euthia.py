"""Euthia in a terminal."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from hexfarer.cli.boards.board import Board
from hexfarer.cli.boards.euthia_fight import ladder, monster_name, show_fight, show_roll, tile_name
from hexfarer.cli.boards.euthia_map import ROMAN, Hex, View, eu, flow, hero_name, seat_style, show_list, show_map
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry
from hexfarer.kernel.state import State

GOLD: Final = "gold_"  # how the ids of Gold cards begin


class EuthiaBoard(Board):
    """The map, Heroes with their tiles, offers, Monsters and quests, Combat, hands."""

    def status(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        head = [
            words.phrase(Phrase("scenario-" + view["scenario"])),
            eu("round", words, round=view["round"], rounds=view["rounds"]),
        ]
        if view["current"] >= 0:
            head.append(eu("turn-of", words, hero=hero_name(view, view["current"], words)))
        if view["event"]:
            head.append(words.phrase(Phrase("eu-event-" + view["event"])))
        out.print(" · ".join(head), style="bold")
        cards: View = view["cards"]
        parts = [eu("cards", words, silver=cards["silver"], gold=cards["gold"])]
        if view["mode"] != "competitive":
            parts.append(eu("bank", words, silver=cards["silver_bank"], gold=cards["gold_bank"]))
        if view["map"]["left"]:
            parts.append(eu("tiles-left", words, n=view["map"]["left"], chapter=view["map"]["next"]))
        for level, deck in view["monsters"].items():
            if deck["size"]:
                parts.append(eu("deck", words, level=ROMAN[int(level)], n=deck["size"], health=deck["health"]))
        out.print(flow(parts, out.width), style="dim")
        for line in foes(view, words):
            out.print(line, style="bright_red")

    # -- the map --

    def map(self, out: Out, s: State, seat: int, words: Words) -> None:
        show_map(out, s.view(seat), places(s, seat), words)

    def map_list(self, out: Out, s: State, seat: int, words: Words) -> None:
        show_list(out, s.view(seat), words)

    # -- the table --

    def pieces(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        entries = {entry.id: entry for entry in s.game.library()}
        if seat >= 0:
            show_own(out, view, seat, entries, words)
        for number in map(int, view["seat"]):
            if number != seat:
                show_other(out, view, number, words)
        table = columns("", "")
        for shop, tiles in view["offers"].items():
            offer = [f"{tile_name(id, words)} {entries[id].facts['buy']}" for id in tiles]
            table.add_row(words.phrase(Phrase("eu-shop-" + shop)), " · ".join(offer) or "–")
        for id, encounter in view["encounters"].items():
            name = words.phrase(Phrase("eu-encounter-" + id))
            for quest in encounter["open"]:
                text = " ".join(words.phrase(line) for line in entries[quest].text)
                table.add_row(name, Text.assemble((words.phrase(entries[quest].name), "bold"), f": {text}"))
                name = ""
        for field in view["field"].values():
            if "legend" in field:
                legend = entries[field["legend"]]
                text = " ".join(words.phrase(line) for line in legend.text)
                table.add_row(
                    words.phrase(Phrase("eu-field-legend")),
                    Text.assemble((words.phrase(legend.name), "bold"), f": {text}"),
                )
        out.print(table)

    def hand(self, out: Out, s: State, seat: int, words: Words, full: bool) -> None:
        view: View = s.view(seat)
        hand: list[str] = view["seat"][str(seat)]["hand"]
        out.print(eu("hand", words), style="bold")
        if not full or not hand:
            out.print(Padding(cards_text(hand, words), (0, 0, 0, 2)))
            return
        entries = {entry.id: entry for entry in s.game.library() if entry.kind == "card"}
        table = columns("", "")
        for id in dict.fromkeys(hand):
            text = "\n".join(words.phrase(phrase) for phrase in entries[id].text)
            table.add_row(cards_text([one for one in hand if one == id], words), text)
        out.print(Padding(table, (0, 0, 0, 2)))

    # -- fights, and what waits --

    def pending(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        if view["fight"]:
            show_fight(out, view, words)
        elif view["roll"]:
            show_roll(out, view, words)
        if view["seen"]:
            out.print(f"{eu('seen', words)}: {', '.join(tile_name(id, words) for id in view['seen'])}")

    # -- the end --

    def breakdown(self, s: State, breakdown: dict[str, object], words: Words) -> Text:
        parts = [
            f"{words.phrase(Phrase('eu-score-' + id.replace('_', '-')))} {points}"
            for id, points in breakdown.items()
            if points
        ]
        return Text(", ".join(parts) or "–", "dim")


BOARD: Final = EuthiaBoard()


def places(s: State, seat: int) -> list[Hex]:
    """Where the next tile may go, while its player is asked that."""
    found: list[Hex] = []
    if seat >= 0 and not s.over and s.to_act() == seat:
        for action in s.legal():
            for thing in s.game.label(s, action).things:
                kind, _, place = thing.partition(":")
                if kind == "place":
                    q, _, r = place.partition(",")
                    found.append((int(q), int(r)))
    return found


def foes(view: View, words: Words) -> list[str]:
    """The open Bounty, Farrug and the Golem."""
    found: list[str] = []
    elite: View = view["elite"]
    if "id" in elite:
        name = monster_name(elite["id"], words)
        found.append(eu("bounty", words, monster=name, level=ROMAN[elite["level"]], health=elite["health"]))
    farrug: View = view["farrug"]
    if farrug:
        left = farrug["health"] - farrug["damage"]
        found.append(eu("farrug", words, stage=farrug["stage"], field=farrug["at"] or "–", n=left))
    golem: View = view["golem"]
    if golem:
        found.append(eu("golem", words, field=golem["at"], n=golem["health"] - golem["damage"]))
    return found


def cards_text(cards: list[str], words: Words) -> Text:
    """Cards by name, Gold ones yellow, alike ones counted."""
    found: list[Text] = []
    for id in dict.fromkeys(cards):
        count = cards.count(id)
        name = words.phrase(Phrase("eu-card-" + id)) + (f" ×{count}" if count > 1 else "")
        found.append(Text(name, "yellow" if id.startswith(GOLD) else "white"))
    return Text(", ").join(found) or Text("–")


def piece_text(piece: View, words: Words) -> Text:
    """A tile with its ladder, Gems and Essences; dim while it is exhausted."""
    text = Text(tile_name(piece["tile"], words))
    if "table" in piece:
        text.append(" (").append_text(ladder(piece["table"], None)).append(")")
    for gem in piece.get("gems", []):
        text.append(f" +{words.phrase(Phrase('eu-gem-' + gem['gem']))}", "" if gem["active"] else "dim")
    for essence in piece.get("essences", []):
        text.append(f" +{words.phrase(Phrase('eu-essence-' + essence))}")
    if piece["spent"]:
        text.stylize("dim strike")
    return text


def counted(amounts: View, before: str, words: Words) -> list[str]:
    return [f"{words.phrase(Phrase(before + id))} {amount}" for id, amount in amounts.items()]


def numbers(view: View, seat: int, words: Words) -> str:
    """Health, Reputation, gold and tokens of a Hero."""
    one: View = view["seat"][str(seat)]
    skoldur = one["hero"] == "skoldur"
    parts = [
        eu("health", words, n=one["health"], most=one["max_health"]),
        eu("rep", words, n=one["rep"]),
        eu("gold", words, n=one["gold"]),
        f"{words.phrase(Phrase('eu-total-gaar'))} {one['gaar']}",
    ]
    if skoldur:
        parts.append(f"{words.phrase(Phrase('eu-total-dwurt'))} {one['dwurt']}")
    parts += [
        eu("hand-size", words, silver=one["silver"], gold=one["gold_cards"]),
        f"{words.phrase(Phrase('eu-total-move'))} {one['move']}",
        one["at"],
    ]
    return " · ".join(parts)


def tokens(one: View, words: Words) -> str:
    """The Action tokens that are left."""
    found = [words.phrase(Phrase("eu-token-" + id)) for id in one["tokens"]]
    if one["saved"]:
        kept = words.phrase(Phrase("eu-token-" + one["saved"]))
        found.append(f"{words.phrase(Phrase('eu-token-saved'))} ({kept})")
    return ", ".join(found) or "–"


def show_own(out: Out, view: View, seat: int, entries: dict[str, Entry], words: Words) -> None:
    own: View = view["seat"][str(seat)]
    head = Text(f"{hero_name(view, seat, words)} ({words.say('you')})", f"bold {seat_style(view, seat)}")
    out.print(Text.assemble(head, "  ", numbers(view, seat, words)))
    table = columns("", "")
    table.add_row(eu("tokens", words), tokens(own, words))
    worn = [piece_text(piece, words) for piece in own["pieces"] if piece["worn"]]
    table.add_row(eu("worn", words), Text(" · ").join(worn) or Text("–"))
    stowed = [piece_text(piece, words) for piece in own["pieces"] if not piece["worn"]]
    stowed += [Text(monster_name(id, words), "bright_red") for id in own["trophies"]]
    stowed += [Text(text) for text in counted(own["gems"], "eu-gem-", words)]
    stowed += [Text(text) for text in counted(own["essences"], "eu-essence-", words)]
    sacks = eu("sacks", words, used=own["sacks_used"], all=own["sacks"])
    table.add_row(sacks, Text(" · ").join(stowed) or Text("–"))
    known = [f"{tile_name(id, words)} {entries[id].facts['buy']}" for id in own["known"]]
    table.add_row(eu("known", words), " · ".join(known) or "–")
    locked = [
        f"{words.phrase(Phrase('eu-slot-' + field['slot']))} {price(field, words)}"
        for field in own["board"]
        if field.get("locked")
    ]
    if locked:
        table.add_row(eu("locked", words), " · ".join(locked))
    done = [words.phrase(entries[id].name) for id in own["quests"]]
    if done:
        table.add_row(eu("quests", words), " · ".join(done))
    out.print(Padding(table, (0, 0, 0, 2)))


def price(field: View, words: Words) -> str:
    """What unlocks a field of the board."""
    if "gold" in field:
        return str(field["gold"])
    if field["essence"] == "any":
        return eu("any-essence", words)
    return words.phrase(Phrase("eu-essence-" + field["essence"]))


def show_other(out: Out, view: View, seat: int, words: Words) -> None:
    """Another Hero in two lines."""
    one: View = view["seat"][str(seat)]
    head = Text(hero_name(view, seat, words), f"bold {seat_style(view, seat)}")
    out.print(Text.assemble(head, "  ", numbers(view, seat, words)))
    worn = [piece_text(piece, words) for piece in one["pieces"] if piece["worn"]]
    line = Text(f"{tokens(one, words)} · ").append_text(Text(" · ").join(worn))
    out.print(Padding(line, (0, 0, 0, 2)))
