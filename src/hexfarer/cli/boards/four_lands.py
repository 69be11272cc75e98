"""Tales from the Four Lands in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hexfarer.cli.boards.board import Board
from hexfarer.cli.boards.canvas import Block, draw
from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.games.four_lands.content.map import EDGES, FIELD_CLIMATES, FIELD_IDS, FIELD_X, FIELD_Y
from hexfarer.games.four_lands.terms import SIDES, TRAITS, VICTORY_VP
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry
from hexfarer.kernel.state import State

View = Mapping[str, Any]

NARROWEST: Final = 80  # below this the map is a list
MAP_HEIGHT: Final = 27  # rows, before blocks that overlap are moved apart
COLOURS: Final[dict[str, str]] = {"north": "bright_blue", "storms": "magenta", "sun": "yellow", "south": "red"}
MARKS: Final[dict[str, Phrase]] = {  # so that the map can be read without colours
    "north": Phrase("mark-north"),
    "storms": Phrase("mark-storms"),
    "sun": Phrase("mark-sun"),
    "south": Phrase("mark-south"),
    "war": Phrase("mark-war"),
    "deals": Phrase("mark-deals"),
    "intrigue": Phrase("mark-intrigue"),
    "growth": Phrase("mark-growth"),
    "mystery": Phrase("mark-mystery"),
    "romance": Phrase("mark-romance"),
    "magic": Phrase("mark-magic"),
}
USED: Final = "×"


class FourLandsBoard(Board):
    """The map of 34 fields, the Parties, the stack, the hand."""

    def status(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        begins = view["phase"] == "start"
        args: dict[str, object] = {
            "round": view["round"],
            "phase": Phrase("fl-start") if begins else Phrase(f"phase-{view['phase']}"),
            "side": Phrase(f"side-{view['initiative']}"),
            "tasks": view["task_deck_size"],
        }
        out.print(words.say("fl-status", **args), style="bold")
        if view["complications"]:
            sides = [Phrase(f"side-{side}") for side in view["complications"]]
            out.print(words.say("fl-complications", sides=sides))
        table = columns(
            "",
            *[">" + words.phrase(Phrase(key)) for key in ("total-vp", "total-ap")],
            ">" + words.say("fl-hand-size"),
            ">" + words.say("fl-deck-size"),
            words.say("fl-trophies"),
        )
        for number, one in seats_of(view):
            name = Text(side_name(one["side"], words), COLOURS[one["side"]])
            if number == seat:
                name.append(f" ({words.say('you')})", "bold")
            trophies = ", ".join(words.phrase(Phrase(f"task-{task}")) for task in one["trophies"])
            vp = f"{one['vp']}/{VICTORY_VP}"
            table.add_row(name, vp, str(one["ap"]), str(one["hand_size"]), str(one["deck_size"]), Text(trophies, "dim"))
        out.print(Padding(table, (0, 0, 0, 2)))

    # -- the map --

    def map(self, out: Out, s: State, seat: int, words: Words) -> None:
        if out.width < NARROWEST:
            self.map_list(out, s, seat, words)
            return
        view: View = s.view(seat)
        tasks = tasks_by_id(s)
        blocks = [Block(FIELD_X[i], FIELD_Y[i], field_lines(i, view, tasks, words)) for i in range(len(FIELD_IDS))]
        ways = [(a, b, "~" if route else "·") for a, b, route in EDGES]
        for line in draw(blocks, ways, min(out.width, 150), MAP_HEIGHT):
            out.print(line, no_wrap=True, overflow="crop")
        out.print(legend(words), style="dim")
        out.print(task_table(view, tasks, words))

    def map_list(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        tasks = tasks_by_id(s)
        table = columns(words.say("fl-field"), words.say("fl-climates"), words.say("fl-task"), words.say("fl-parties"))
        for i, id in enumerate(FIELD_IDS):
            parties = Text(", ").join(party_mark(side, numeral, party, words) for side, numeral, party in at(view, id))
            table.add_row(
                words.phrase(Phrase(f"field-{id}")), climates(i, words), task_text(id, view, tasks, words), parties
            )
        out.print(table)
        out.print(legend(words), style="dim")

    # -- Parties, stack and fight --

    def pieces(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        cards = cards_by_id(s)
        mine = view["seat"][str(seat)]["side"] if seat >= 0 else ""
        sides = sorted(view["party"], key=lambda side: side != mine)
        table = columns("", "", "", "", "")
        for side in sides:
            for numeral, party in view["party"][side].items():
                table.add_row(*party_row(side, numeral, party, words))
                for agent in party["agents"]:
                    table.add_row(*agent_row(agent, cards, words))
        out.print(table)

    def pending(self, out: Out, s: State, seat: int, words: Words) -> None:
        view: View = s.view(seat)
        names = names_by_handle(view, cards_by_id(s), words)
        items = [thing for thing in s.game.things(s, seat) if thing["kind"] == "item"]
        if items:
            out.print(words.say("fl-stack"), style="bold")
        for place, thing in reversed(list(enumerate(items, 1))):
            item: View = thing
            details = item_details(item["facts"], names, words)
            out.print(" · ".join([f"  {place}  {words.phrase(item['name'])}", *details]))
        if view["fight"]:
            show_fight(out, view["fight"], names, words)

    # -- cards --

    def hand(self, out: Out, s: State, seat: int, words: Words, full: bool) -> None:
        view: View = s.view(seat)
        own: View = view["seat"][str(seat)]
        out.print(words.say("fl-hand"), style="bold")
        cards = cards_by_id(s)
        table = columns("", "")
        for id in own["hand"]:
            entry = cards[id]
            table.add_row(words.phrase(entry.name), hand_text(entry, words, full))
        out.print(Padding(table, (0, 0, 0, 2)))
        if full:
            deck = [words.phrase(cards[id].name) for id in own["deck"]]
            out.print(words.say("fl-deck", cards=", ".join(deck)), style="dim")

    def breakdown(self, s: State, breakdown: dict[str, object], words: Words) -> Text:
        found: View = breakdown
        names = [words.phrase(Phrase(f"task-{trophy['task']}")) for trophy in found["trophies"]]
        names += [words.phrase(Phrase(f"artefact-{artefact}")) for artefact in found["artefacts"]]
        return Text(", ".join(names) or "–", "dim")


BOARD: Final = FourLandsBoard()


# -- reading the view --


def seats_of(view: View) -> list[tuple[int, View]]:
    return [(int(number), one) for number, one in view["seat"].items()]


def at(view: View, field: str) -> list[tuple[str, str, View]]:
    """The Parties on a field: side, numeral, Party."""
    return [
        (side, numeral, party)
        for side, parties in view["party"].items()
        for numeral, party in parties.items()
        if party["field"] == field
    ]


def tasks_by_id(s: State) -> dict[str, Entry]:
    return {entry.id: entry for entry in s.game.library() if entry.kind == "task"}


def cards_by_id(s: State) -> dict[str, Entry]:
    return {entry.id: entry for entry in s.game.library() if entry.kind in ("agent", "action", "spell")}


def names_by_handle(view: View, cards: dict[str, Entry], words: Words) -> dict[str, str]:
    """The Parties on the map, and the Agents that the viewer knows with their Attack and Defence."""
    found: dict[str, str] = {}
    for side, parties in view["party"].items():
        for numeral, party in parties.items():
            found[f"{side}.{numeral}"] = f"{side_name(side, words)} {numeral}"
            for agent in party["agents"]:
                if "card" in agent:
                    name = words.phrase(cards[agent["card"]].name)
                    found[agent["handle"]] = f"{name} {strength(agent, cards)}"
    return found


def strength(agent: View, cards: dict[str, Entry]) -> str:
    """Attack and Defence of an Agent that the viewer knows."""
    facts: View = cards[agent["card"]].facts
    return f"{facts['attack']}/{facts['defence'] + agent['defence_plus']}"


# -- small pieces of text --


def side_name(side: str, words: Words) -> str:
    return words.short(Phrase(f"side-{side}"))


def mark(id: str, words: Words) -> str:
    return words.phrase(MARKS[id])


def symbols(counts: dict[str, int], words: Words) -> str:
    """Trait symbols as letters: "WWD"."""
    return "".join(mark(trait, words) * count for trait, count in counts.items())


def climates(field: int, words: Words) -> Text:
    sides = [SIDES[climate] for climate in FIELD_CLIMATES[field]]
    return Text(" ").join(Text(mark(side, words), COLOURS[side]) for side in sides)


def party_mark(side: str, numeral: str, party: View, words: Words) -> Text:
    """A Party on the map: side, numeral, how many Agents; "!" if a Prison Circle holds it."""
    return Text(f"{mark(side, words)}{numeral}·{len(party['agents'])}{'!' if party['circle'] else ''}", COLOURS[side])


def needs(task: Entry, words: Words) -> str:
    facts: View = task.facts
    return symbols(facts["traits"], words)


def field_lines(field: int, view: View, tasks: dict[str, Entry], words: Words) -> list[Text]:
    """Name; climates with the Task's symbols; Parties, two a line."""
    id = FIELD_IDS[field]
    here = at(view, id)
    name = Text(words.phrase(Phrase(f"field-{id}")), "bold" if here else "")
    second = climates(field, words)
    lies: View = view["field"].get(id, {})
    if "task" in lies:
        second.append(" ").append(needs(tasks[lies["task"]], words), "bold green")
    elif lies:
        second.append(f" {USED}", "dim")
    marks = [party_mark(side, numeral, party, words) for side, numeral, party in here]
    return [name, second, *[Text(" ").join(marks[i : i + 2]) for i in range(0, len(marks), 2)]]


def legend(words: Words) -> str:
    traits = [f"{mark(trait, words)} {words.phrase(Phrase('trait-' + trait))}" for trait in TRAITS]
    sides = [f"{mark(side, words)} {side_name(side, words)}" for side in SIDES]
    return f"{'  '.join(traits)}\n{'  '.join(sides)}\n{words.say('fl-legend', used=USED, example=mark('north', words))}"


def task_text(field: str, view: View, tasks: dict[str, Entry], words: Words) -> str:
    lies: View = view["field"].get(field, {})
    if "task" in lies:
        task = tasks[lies["task"]]
        return f"{words.phrase(task.name)} {needs(task, words)}"
    return words.say("fl-used") if lies else ""


def task_table(view: View, tasks: dict[str, Entry], words: Words) -> Table:
    """The Tasks on the map by name, with their own climate symbols."""
    table = columns("", "", "", "")
    for field in FIELD_IDS:
        lies: View = view["field"].get(field, {})
        if "task" in lies:
            task = tasks[lies["task"]]
            facts: View = task.facts
            badge = Text(" ").join(Text(f"+{mark(side, words)}", COLOURS[side]) for side in facts["climates"])
            name = words.phrase(Phrase(f"field-{field}"))
            table.add_row(name, Text(needs(task, words), "bold green"), words.phrase(task.name), badge)
    return table


def party_row(side: str, numeral: str, party: View, words: Words) -> list[Text]:
    head = Text(f"{side_name(side, words)} {numeral}", f"bold {COLOURS[side]}")
    carried = [words.phrase(Phrase(f"artefact-{artefact}")) for artefact in party["artefacts"]]
    if party["amulet"]:
        carried.append(words.phrase(Phrase("card-amulet")))
    if party["circle"]:
        carried.append(words.phrase(Phrase("card-prison_circle")))
    return [
        head,
        Text(words.phrase(Phrase(f"field-{party['field']}")), "bold"),
        Text(),
        Text(),
        Text(", ".join(carried)),
    ]


def agent_row(agent: View, cards: dict[str, Entry], words: Words) -> list[Text]:
    handle = Text("  " + agent["handle"], "dim")
    marks = [words.say("fl-revealed" if agent["revealed"] else "fl-hidden")]
    if agent["turned"]:
        marks.append(words.say("fl-turned"))
    if agent["cast"]:
        marks.append(words.say("fl-cast"))
    if agent["armour"]:
        marks.append(words.phrase(Phrase("card-night_tear")))
    state = Text(", ".join(marks), "dim" if agent["turned"] else "")
    if "card" not in agent:
        return [handle, Text(words.say("fl-face-down"), "dim"), Text(), Text(), state]
    name = words.phrase(cards[agent["card"]].name)
    traits = Text(symbols(agent["traits"], words))
    return [handle, Text(name), traits, Text(strength(agent, cards)), state]


def item_details(facts: View, names: dict[str, str], words: Words) -> list[str]:
    """What the name of an announced item leaves out: who does it, and what was added by thwarting."""
    who = [*facts.get("agents", []), *[facts[key] for key in ("caster", "target") if key in facts]]
    if facts["kind"] in ("spell", "action") and "party" in facts:
        who.append(facts["party"])
    found = [", ".join(names.get(str(each), str(each)) for each in who)] if who else []
    if "thwarts" in facts:
        found.append("+" + symbols(facts["thwarts"], words))
    return found


def hand_text(entry: Entry, words: Words, full: bool) -> str:
    """An Agent's symbols and numbers, or the prices of a card; the whole text if `full`."""
    if full:
        return "\n".join(words.phrase(phrase) for phrase in entry.text)
    facts: View = entry.facts
    if entry.kind == "agent":
        return f"{symbols(facts['traits'], words)}  {facts['attack']}/{facts['defence']}"
    kind = words.phrase(Phrase("kind-spell" if entry.kind == "spell" else "kind-action"))
    return words.say("fl-card-prices", kind=kind, prices="/".join(map(str, facts["prices"])))


def show_fight(out: Out, fight: View, names: dict[str, str], words: Words) -> None:
    """Who fights, and in which groups."""

    def row(agents: list[str]) -> str:
        return ", ".join(names.get(agent, agent) for agent in agents) or "–"

    by, target = names.get(fight["by"], fight["by"]), names.get(fight["target"], fight["target"])
    out.print(words.say("fl-fight", by=by, target=target), style="bold")
    if not fight["groups"]:
        out.print(f"  {row(fight['attackers'])}  >  {row(fight['defenders'])}")
    for number, group in enumerate(fight["groups"], 1):
        attack, attack_defence, counter, defence = group["plus"]
        plus = f"  (+{attack}/+{attack_defence} > +{counter}/+{defence})" if any(group["plus"]) else ""
        out.print(f"  {number}  {row(group['attackers'])}  >  {row(group['defenders'])}{plus}")
