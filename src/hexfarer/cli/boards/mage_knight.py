"""Mage Knight in a terminal."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hexfarer.cli.boards.board import Board
from hexfarer.cli.boards.mage_knight_map import (
    View,
    colour_name,
    counted,
    hero_name,
    hero_style,
    mk,
    show_list,
    show_map,
    site_name,
    terrain_name,
    terrain_of,
)
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import WORST_REPUTATION, modifier
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry
from hexfarer.kernel.state import State

MANA: Final[dict[str, str]] = {  # readable on any background
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "white": "bold black on white",
    "gold": "bold black on yellow",
    "black": "bold white on black",
}
CARDS: Final[dict[str, str]] = {"red": "red", "blue": "bright_blue", "green": "green", "white": "bold", "": "yellow"}
MOMENTS: Final[dict[str, Phrase]] = {
    "ranged": Phrase("cli-mk-phase-ranged"),
    "block": Phrase("cli-mk-phase-block"),
    "damage": Phrase("cli-mk-phase-damage"),
    "attack": Phrase("cli-mk-phase-attack"),
}
SKILL_STATES: Final[dict[str, Phrase]] = {
    "ready": Phrase("cli-mk-skill-ready"),
    "used": Phrase("cli-mk-skill-used"),
    "flipped": Phrase("cli-mk-skill-flipped"),
    "centre": Phrase("cli-mk-skill-centre"),
    "returnable": Phrase("cli-mk-skill-centre"),
}
REWARDS: Final[dict[str, Phrase]] = {
    "artifacts": Phrase("mk-reward-artifact"),
    "spells": Phrase("mk-reward-spell"),
    "actions": Phrase("mk-reward-action"),
    "units": Phrase("mk-reward-unit"),
    "crystals": Phrase("mk-reward-crystals"),
    "crystal_sets": Phrase("mk-reward-crystal-sets"),
    "dungeons": Phrase("mk-reward-by-die"),
    "chosen_crystals": Phrase("mk-reward-chosen-crystals"),
}
SCORES: Final[dict[str, Phrase]] = {
    "fame": Phrase("cli-mk-score-fame"),
    "knowledge": Phrase("cli-mk-score-knowledge"),
    "loot": Phrase("cli-mk-score-loot"),
    "leader": Phrase("cli-mk-score-leader"),
    "conqueror": Phrase("cli-mk-score-conqueror"),
    "adventurer": Phrase("cli-mk-score-adventurer"),
    "beating": Phrase("cli-mk-score-beating"),
    "cities": Phrase("cli-mk-score-cities"),
    "mines": Phrase("cli-mk-score-mines"),
    "per_city": Phrase("cli-mk-score-per-city"),
    "everybody_leads": Phrase("cli-mk-score-everybody-leads"),
    "all_cities": Phrase("cli-mk-score-all-cities"),
    "rounds_left": Phrase("cli-mk-score-rounds-left"),
    "dummy_cards": Phrase("cli-mk-score-dummy-cards"),
    "not_announced": Phrase("cli-mk-score-not-announced"),
    "keeps": Phrase("cli-mk-score-keeps"),
    "towers": Phrase("cli-mk-score-towers"),
    "portal": Phrase("cli-mk-score-portal"),
}
KINDS: Final[dict[str, Phrase]] = {
    "score": Phrase("cli-mk-end-score"),
    "success": Phrase("cli-mk-end-success"),
    "failure": Phrase("cli-mk-end-failure"),
    "teams": Phrase("cli-mk-end-teams"),
    "sites": Phrase("cli-mk-end-sites"),
    "portal": Phrase("cli-mk-end-portal"),
}


class MageKnightBoard(Board):
    """The tiles, the Source, heroes and their things, offers, fights."""

    def status(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        head = [
            words.phrase(Phrase("scenario-" + view["scenario"])),
            mk("round", words, round=view["round"], rounds=view["rounds"]),
            words.phrase(Phrase("mk-time-" + view["time"])),
        ]
        if view["active"] >= 0:
            head.append(mk("turn-of", words, hero=hero_name(view, view["active"], words)))
        if view["announced"] >= 0:
            head.append(mk("announced", words, hero=hero_name(view, view["announced"], words)))
        if view["end_met"]:
            head.append(mk("last-turns", words))
        out.print(" · ".join(head), style="bold")
        source = Text(mk("source", words) + ": ").append_text(dice(view["source"], words))
        if view["dice_away"]:
            source.append(f"   {mk('dice-away', words)}: ").append_text(dice(view["dice_away"], words))
        out.print(source)
        out.print(Text(mk("order", words) + ": ").append_text(turn_order(view, words)))
        decks = view["decks"]
        tiles = mk("tiles-left", words, count=decks["tiles"])
        if view["next_tile"]:
            core = view["next_tile"] == "core"
            tiles += f" ({mk('next-core', words) if core else mk('next-countryside', words)})"
        out.print(tiles, style="dim")

    # -- the map --

    def map(self, out: Out, s: State, seat: int, words: Words) -> None:
        show_map(out, table_of(s), s.view(seat), words)

    def map_list(self, out: Out, s: State, seat: int, words: Words) -> None:
        show_list(out, table_of(s), s.view(seat), words)

    # -- seats, offers --

    def pieces(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        if seat >= 0:
            show_own(out, view, seat, words)
        for number in map(int, view["seat"]):
            if number != seat:
                out.print(seat_line(view, number, words))
        if view["dummy"]:
            out.print(dummy_line(view["dummy"], words))
        out.print(offers(view, entries_by_id(s), words))

    def hand(self, out: Out, s: State, seat: int, words: Words, full: bool) -> None:
        view: View = s.view(seat)
        own: View = view["seat"][str(seat)]
        entries = entries_by_id(s)
        out.print(mk("hand", words), style="bold")
        if not full:
            out.print(Padding(cards_text(own["hand"], entries, words), (0, 0, 0, 2)))
            return
        table = columns("", "")
        for id in dict.fromkeys(own["hand"]):
            text = "\n".join(words.phrase(phrase) for phrase in entries[id].text)
            table.add_row(cards_text([one for one in own["hand"] if one == id], entries, words), text)
        out.print(Padding(table, (0, 0, 0, 2)))
        for label, cards in ((mk("in-play", words), own["play"]), (mk("discard", words), own["discard"])):
            if cards:
                out.print(Text(label + ": ").append_text(cards_text(cards, entries, words)))

    # -- fights, and what waits --

    def pending(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        if view["combat"]:
            show_combat(out, view, words)
        if view["duel"]:
            show_duel(out, view, words)
        waiting: View = view["waiting"]
        cards = waiting.get("cards", [])
        if isinstance(cards, list) and cards:
            out.print(Text(mk("waiting", words) + ": ").append_text(cards_text(cards, entries_by_id(s), words)))
        if waiting.get("skills"):
            skills = [words.phrase(Phrase("mk-skill-" + skill)) for skill in waiting["skills"]]
            out.print(f"{mk('waiting', words)}: {', '.join(skills)}")
        if seat >= 0 and view["seat"][str(seat)]["place"] and not view["combat"]:
            out.print(reminder(view, seat, words), style="dim")

    # -- the end --

    def kind(self, kind: str, words: Words) -> str:
        return words.phrase(KINDS[kind]) if kind in KINDS else kind

    def breakdown(self, s: State, breakdown: dict[str, object], words: Words) -> Text:
        parts: list[str] = []
        found: View = breakdown
        for name, points in found.items():
            plain = name.removeprefix("title_")
            said = words.phrase(SCORES[plain]) if plain in SCORES else plain
            if points:
                parts.append(f"{mk('title', words, name=said) if plain != name else said} {signed(points)}")
        return Text(", ".join(parts) or "–", "dim")


BOARD: Final = MageKnightBoard()


# -- reading --


def table_of(s: State) -> MageKnight:
    assert isinstance(s, MageKnight)
    return s


def entries_by_id(s: State) -> dict[str, Entry]:
    return {entry.id: entry for entry in s.game.library()}


# -- small pieces of text --


def dice(colours: list[str], words: Words) -> Text:
    return Text(" ").join(Text(f" {colour_name(colour, words)} ", MANA[colour]) for colour in colours) or Text("–")


def mana(counts: dict[str, int], words: Words) -> Text:
    """Crystals or tokens: colours with how many there are."""
    found = [Text(f" {colour_name(colour, words)} {count} ", MANA[colour]) for colour, count in counts.items() if count]
    return Text(" ").join(found) or Text("–")


def cards_text(cards: list[str], entries: dict[str, Entry], words: Words) -> Text:
    """Cards by name in their colours, wounds last, alike ones counted."""
    counts = dict.fromkeys(sorted(cards, key=lambda id: id == "wound"), 0)
    for id in cards:
        counts[id] += 1
    found: list[Text] = []
    for id, count in counts.items():
        name = words.phrase(Phrase("mk-card-" + id)) + (f" ×{count}" if count > 1 else "")
        facts: View = entries[id].facts
        found.append(Text(name, "dim" if id == "wound" else CARDS.get(facts["colour"], "")))
    return Text(", ").join(found) or Text("–")


def turn_order(view: View, words: Words) -> Text:
    """Who plays when, with the tactics that decided it; those who have none yet stand with a dash."""
    found: list[Text] = []
    for seat in view["order"]:
        one: View = view["seat"].get(str(seat), view["dummy"])
        tactic = words.phrase(Phrase("mk-tactic-" + one["tactic"])) if one.get("tactic") else "–"
        style = f"bold {hero_style(view, seat)}"
        found.append(Text.assemble((hero_name(view, seat, words), style), f" ({tactic})"))
    return Text(" > ").join(found) or Text("–")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def reputation(number: int) -> str:
    """A reputation, with what it adds to Influence."""
    if number == WORST_REPUTATION:
        return "X"
    return f"{signed(number)} ({signed(modifier(number))})" if number else "0"


def stands(view: View, place: str, words: Words) -> str:
    """A space with its site or terrain: "B3 keep"."""
    if not place:
        return "–"
    what = site_name(view, place, words) or terrain_name(terrain_of(view, place), words)
    return f"{place} {what}"


# -- seats --


def show_own(out: Out, view: View, seat: int, words: Words) -> None:
    own: View = view["seat"][str(seat)]
    head = Text(f"{hero_name(view, seat, words)} ({words.say('you')})", f"bold {hero_style(view, seat)}")
    numbers = [
        stands(view, own["place"], words),
        mk("fame", words, fame=own["fame"], level=own["level"]),
        mk("reputation", words, reputation=reputation(own["reputation"])),
        mk("armor", words, armor=own["armor"]),
        mk("hand-limit", words, limit=own["hand_limit"]),
    ]
    out.print(Text.assemble(head, "  ", " · ".join(numbers)))
    table = columns("", "")
    cards = [mk("piles", words, hand=own["hand_size"], deck=own["deck_size"], discard=len(own["discard"]))]
    wounds = own["hand"].count("wound")
    if wounds:
        cards.append(mk("wounds", words, count=wounds))
    if own["deck_top"]:
        top = ", ".join(words.phrase(Phrase("mk-card-" + card)) for card in own["deck_top"])
        cards.append(mk("deck-top", words, cards=top))
    table.add_row(mk("cards", words), Text(" · ".join(cards)))
    crystals = mana(own["crystals"], words).append(f"   {mk('mana', words)} ").append_text(mana(own["mana"], words))
    if own["stored_die"]:
        crystals.append(f"   {mk('stored-die', words)} ").append_text(dice([own["stored_die"]], words))
    table.add_row(mk("crystals", words), crystals)
    points = points_of(own, words)
    if points:
        table.add_row(mk("points", words), Text(points, "bold"))
    if own["tactic"]:
        used = f" ({mk('tactic-used', words)})" if own["tactic_used"] else ""
        table.add_row(mk("tactic", words), Text(words.phrase(Phrase("mk-tactic-" + own["tactic"])) + used))
    table.add_row(
        mk("units", words), Text(f"{len(own['units'])}/{own['command']}  ").append_text(units(own["units"], words))
    )
    if own["skills"]:
        table.add_row(mk("skills", words), skills_text(own["skills"], words))
    due = [words.phrase(REWARDS[kind]) for kind, count in own["rewards"].items() for _ in range(count)]
    if due:
        table.add_row(mk("rewards", words), counted(due))
    for label, kept in ((mk("drafted", words), own["drafted"]), (mk("pack", words), own.get("pack", []))):
        if kept:
            table.add_row(label, ", ".join(words.phrase(Phrase("mk-card-" + card)) for card in kept))
    if own.get("peeked"):
        seen = [f"{words.phrase(Phrase('mk-enemy-' + one['enemy']))} ({one['place']})" for one in own["peeked"]]
        table.add_row(mk("peeked", words), ", ".join(seen))
    out.print(Padding(table, (0, 0, 0, 2)))


def points_of(own: View, words: Words) -> str:
    kinds = [("move", Phrase("mk-total-move")), ("influence", Phrase("mk-total-influence"))]
    kinds.append(("heal", Phrase("mk-total-heal")))
    return " · ".join(f"{words.phrase(phrase)} {own[key]}" for key, phrase in kinds if own[key])


def units(found: list[View], words: Words) -> Text:
    """Units with their numbers and how they are."""
    parts: list[Text] = []
    for number, unit in enumerate(found, 1):
        states = [mk("unit-ready" if unit["ready"] else "unit-spent", words)]
        if unit["wounds"]:
            states.append(mk("unit-wounded", words) + (f" ×{unit['wounds']}" if unit["wounds"] > 1 else ""))
        if unit["banner"]:
            banner = words.phrase(Phrase("mk-card-" + unit["banner"]))
            states.append(f"{banner} ({mk('banner-used', words)})" if unit["banner_down"] else banner)
        if unit.get("mana"):
            states.append(words.phrase(Phrase("mk-way-token", {"mana": Phrase("mk-mana-" + unit["mana"])})))
        states.append(mk("armor", words, armor=unit["armor"]))
        style = "red" if unit["wounds"] else "" if unit["ready"] else "dim"
        parts.append(Text(f"{number} {words.phrase(Phrase('mk-unit-' + unit['unit']))} ({', '.join(states)})", style))
    return Text(" · ").join(parts)


def skills_text(skills: dict[str, str], words: Words) -> Text:
    parts = [
        Text(f"{words.phrase(Phrase('mk-skill-' + id))} ({words.phrase(SKILL_STATES[state])})", skill_style(state))
        for id, state in skills.items()
    ]
    return Text(" · ").join(parts)


def skill_style(state: str) -> str:
    return "" if state == "ready" else "dim"


def seat_line(view: View, seat: int, words: Words) -> Text:
    """Another seat in a line."""
    one: View = view["seat"][str(seat)]
    numbers = [
        stands(view, one["place"], words),
        mk("fame", words, fame=one["fame"], level=one["level"]),
        mk("reputation", words, reputation=reputation(one["reputation"])),
        mk("armor", words, armor=one["armor"]),
        mk("piles", words, hand=one["hand_size"], deck=one["deck_size"], discard=len(one["discard"])),
    ]
    line = Text.assemble((hero_name(view, seat, words), f"bold {hero_style(view, seat)}"), "  ", " · ".join(numbers))
    if any(one["crystals"].values()):
        line.append(" · ").append_text(mana(one["crystals"], words))
    if one["units"]:
        line.append(" · ").append_text(units(one["units"], words))
    if one["skills"]:
        line.append(" · ").append_text(skills_text(one["skills"], words))
    if one["eliminated"]:
        line.append(" · ").append(mk("eliminated", words), "bold red")
    return line


def dummy_line(dummy: View, words: Words) -> Text:
    name = words.phrase(Phrase("mk-hero-dummy"))
    if dummy["hero"]:
        name += f" ({words.phrase(Phrase('mk-hero-' + dummy['hero']))})"
    piles = mk("dummy-piles", words, deck=dummy["deck_size"], discard=len(dummy["discard"]))
    return Text.assemble((name, "bold"), f"  {piles} · ").append_text(mana(dummy["crystals"], words))


def offers(view: View, entries: dict[str, Entry], words: Words) -> Table:
    """What can be bought or learnt; the last one of a column is the next to be had for nothing."""
    table = columns("", "")
    parts: list[Text] = []
    for id in view["unit_offer"]:
        facts: View = entries["unit_" + id].facts
        name = words.phrase(Phrase("mk-unit-" + id))
        parts.append(Text(f"{name} {facts['cost']}", "yellow" if facts["elite"] else ""))
    table.add_row(Text(mk("offer-units", words), "bold"), Text(", ").join(parts) or Text("–"))
    for label, cards in (
        (mk("offer-actions", words), view["action_offer"]),
        (mk("offer-spells", words), view["spell_offer"]),
        (mk("offer-monastery", words), view["monastery_offer"]),
    ):
        if cards:
            table.add_row(Text(label, "bold"), cards_text(cards, entries, words))
    common = [words.phrase(Phrase("mk-skill-" + skill)) for skill in view["common_skills"]]
    if common:
        table.add_row(Text(mk("offer-skills", words), "bold"), ", ".join(common))
    return table


def reminder(view: View, seat: int, words: Words) -> Text:
    """What a decision needs most often: where the hero stands, cards, mana and dice."""
    own: View = view["seat"][str(seat)]
    line = Text(stands(view, own["place"], words))
    line.append(f" · {mk('source', words)}: ").append_text(dice(view["source"], words))
    line.append(f" · {mk('crystals', words)}: ").append_text(mana(own["crystals"], words))
    if any(own["mana"].values()):
        line.append(f" · {mk('mana', words)}: ").append_text(mana(own["mana"], words))
    line.append(" · " + mk("piles", words, hand=own["hand_size"], deck=own["deck_size"], discard=len(own["discard"])))
    return line


# -- fights --


def show_combat(out: Out, view: View, words: Words) -> None:
    combat: View = view["combat"]
    args: dict[str, object] = {
        "hero": hero_name(view, combat["seat"], words),
        "space": stands(view, combat["space"], words),
    }
    head = [mk("combat", words, **args)]
    if view["moment"] in MOMENTS:
        head.append(words.phrase(MOMENTS[view["moment"]]))
    if combat["night"]:
        head.append(mk("night-rules", words))
    if not combat["units_allowed"]:
        head.append(mk("no-units", words))
    if combat["skipped"]:
        head.append(mk("skipped", words))
    if combat.get("die"):
        die = mk("die-hidden", words) if combat["die"] == "hidden" else colour_name(combat["die"], words)
        head.append(f"{mk('die', words)}: {die}")
    out.print(" · ".join(head), style="bold red")
    table = columns(
        ">",
        mk("enemy", words),
        ">" + mk("column-armor", words),
        mk("column-attack", words),
        mk("column-abilities", words),
        ">" + mk("column-walls", words),
        ">" + mk("column-fame", words),
        mk("column-state", words),
    )
    for number, foe in enumerate(combat["foes"], 1):
        table.add_row(*foe_row(number, foe, combat, words), style="dim strike" if foe["defeated"] else "")
    out.print(Padding(table, (0, 0, 0, 2)))
    own: View = view["seat"][str(combat["seat"])]
    totals = fight_totals(combat, words) + [mk("armor", words, armor=own["armor"])]
    out.print("  " + " · ".join(totals), style="bold")


def foe_row(number: int, foe: View, combat: View, words: Words) -> list[Text]:
    name = words.phrase(Phrase("mk-enemy-" + foe["enemy"]))
    if foe["master"]:
        name += f" ({mk('summoned', words, number=foe['master'])})"
    attack = " + ".join(blow_text(blow, len(foe["attacks"]) > 1, words) for blow in foe["attacks"]) or "–"
    abilities = ", ".join(words.phrase(Phrase("mk-" + ability)) for ability in foe["abilities"])
    state = foe_state(number, foe, combat, words)
    return [
        Text(str(number), "bold cyan"),
        Text(name, "bold"),
        Text(str(foe["armor"])),
        Text(attack),
        Text(abilities),
        Text(str(foe["fortifications"] or "")),
        Text(str(foe["fame"])),
        Text(state),
    ]


def blow_text(blow: View, several: bool, words: Words) -> str:
    """One attack of an enemy; of several it says what became of it."""
    said = [words.phrase(Phrase("mk-element-" + blow["element"]))]
    if several and blow["state"] != "pending":
        said.append(mk(_BLOW_STATES[blow["state"]], words))
    return f"{blow['attack']} ({', '.join(said)})"


_BLOW_STATES = {"blocked": "foe-blocked", "cancelled": "foe-stopped", "dealt": "foe-dealt"}


def foe_state(number: int, foe: View, combat: View, words: Words) -> str:
    """What happened to an enemy, or what is being done to it."""
    if foe["defeated"]:
        return mk("foe-defeated", words)
    found: list[str] = []
    if number in combat["targets"]:
        found.append(mk("foe-target", words))
    if number == combat["blocking"]:
        found.append(mk("foe-blocking", words))
    if foe["blocked"]:
        found.append(mk("foe-blocked", words))
    if foe["stopped"]:
        found.append(mk("foe-stopped", words))
    if foe["dealt"]:
        found.append(mk("foe-dealt", words))
    return ", ".join(found)


def fight_totals(combat: View, words: Words) -> list[str]:
    """Attack and Block so far, what is needed, and what they are made of."""
    found: list[str] = []
    attack = [attack_text(key, points, words) for key, points in combat["attack"].items()]
    block = [
        f"{points} ({words.phrase(Phrase('mk-element-' + element))})" for element, points in combat["block"].items()
    ]
    if "attack_total" in combat:
        attack_total = f"{combat['attack_total']}/{combat['attack_need']}"
        found.append(f"{words.phrase(Phrase('mk-total-attack'))} {attack_total}")
    if attack:
        found.append(mk("attack-parts", words, parts=", ".join(attack)))
    if "block_total" in combat:
        block_total = f"{combat['block_total']}/{combat['block_need']}"
        found.append(f"{words.phrase(Phrase('mk-total-block'))} {block_total}")
    if block:
        found.append(mk("block-parts", words, parts=", ".join(block)))
    return found


def attack_text(key: str, points: int, words: Words) -> str:
    """Attack points of a kind: "3 (siege, fire)"."""
    kind, _, element = key.partition("_")
    said = [words.phrase(Phrase("mk-attack-" + kind)), words.phrase(Phrase("mk-element-" + element))]
    return f"{points} ({', '.join(said)})"


def show_duel(out: Out, view: View, words: Words) -> None:
    """Heroes against each other: who attacks, what is blocked, and the damage to assign."""
    duel: View = view["duel"]
    names = [hero_name(view, duel[side], words) for side in ("aggressor", "defender")]
    head = [mk("duel", words, aggressor=names[0], defender=names[1])]
    head.append(mk("duel-melee", words) if duel["melee"] else mk("duel-ranged", words))
    head.append(mk("duel-full", words) if duel["full"] else mk("duel-partial", words))
    out.print(" · ".join(head), style="bold red")
    headings = (mk("column-attack", words), mk("column-block", words), mk("column-damage", words))
    table = columns("", "", *[">" + heading for heading in headings], ">" + mk("column-armor", words))
    for side in ("aggressor", "defender"):
        seat = duel[side]
        attacks = seat == duel["attacker"]
        name = Text(hero_name(view, seat, words), f"bold {hero_style(view, seat)}")
        own: View = view["seat"][str(seat)]
        table.add_row(
            name,
            mk("duel-attacks", words) if attacks else mk("duel-blocks", words),
            str(duel["attack"]) if attacks else "",
            "" if attacks else str(duel["block"]),
            str(duel["damage"]) if attacks and duel["damage"] else "",
            str(own["armor"]),
        )
    out.print(Padding(table, (0, 0, 0, 2)))
