"""What must hold at every moment of every game (FL-INV), read from the bare position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from hexfarer.games.four_lands.content.decks import KIND, KIND_IDS
from hexfarer.games.four_lands.state import FourLands
from tests.games.four_lands.play import TABLES, Step, started, steps
from tests.support import rule

NONE = -1
SIDES = ["north", "storms", "sun", "south"]
AGENTS_OF_SIDE = [11, 11, 10, 10]
GAMES_PER_TABLE = 2


class Watch:
    """What is remembered of a game besides its position."""

    def __init__(self, s: FourLands) -> None:
        self.completed = 0
        self.closed = sum(s.field_used)
        self.tasks_removed = 0
        self.tasks = set(tasks_in(s))
        self.movers: set[int] = set()  # turned by a move

    def note(self, step: Step) -> None:
        told = Counter(step.told())
        self.completed += told["task-done"]
        s, before = step.s, step.before
        self.tasks_removed += told["traded"] + told["amulet-spent"] + told["lost-artefact"]
        self.tasks_removed += sum(
            1
            for event, key in zip(step.events, step.told(), strict=True)
            if key == "got-no-trophy" and event.args[1] not in (8, 9)  # artefacts join the Party all the same
        )
        if told["moved"]:
            self.movers |= {agent for agent in range(72) if s.turned[agent] and not before.turned[agent]}
        self.movers = {agent for agent in self.movers if s.turned[agent]}


def places(s: FourLands) -> Iterator[tuple[int, str]]:
    """Every card of the side decks with the place where it lies."""
    for seat in range(s.seats):
        for card in s.hands[seat]:
            yield card, f"hand {seat}"
        for card in s.decks[seat]:
            yield card, f"deck {seat}"
    for party, members in enumerate(s.members):
        for card in members:
            yield card, f"party {party}"
    for attached in (s.circles, s.amulets, s.armours):
        for card, _ in attached:
            yield card, "attached"
    for card in s.complications:
        yield card, "in effect"
    for item in s.items:
        if item.card != NONE:
            yield item.card, "stack"
    if s.fight is not None and s.fight.card != NONE:
        yield s.fight.card, "stack"  # the Attack card waits for the end of its fight
    for card in s.removed:
        yield card, "removed"


def tasks_in(s: FourLands) -> list[int]:
    """Every Task card that is not out of the game."""
    held = [task for trophies in s.trophies for task in trophies]
    artefacts = [8 + i for i, party in enumerate(s.artefact_party) if party != NONE]
    return s.task_deck + [task for task in s.field_task if task != NONE] + held + artefacts


# -- the invariants: what is wrong, and a count of how often it could have been --------------------------------------


def cards(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    found = list(places(s))
    wanted = [side * 18 + i for side in s.sides for i in range(18)]
    if sorted(card for card, _ in found) != sorted(wanted):
        yield f"cards lost or doubled: {Counter(card for card, _ in found) - Counter(wanted)}"
    for card, place in found:
        seen[place.split()[0]] += 1
        side = card // 18
        if place.split()[0] in ("hand", "deck") and s.sides[int(place.split()[1])] != side:
            yield f"card {card} is in {place}"
        if place.startswith("party") and card % 18 >= AGENTS_OF_SIDE[side]:
            yield f"card {card} is no Agent and in {place}"
        if place == "removed" and KIND_IDS[KIND[card]] != "amulet":
            yield f"card {card} is removed and no Amulet"


def tasks(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    found = tasks_in(s)
    if len(set(found)) != len(found):
        yield f"a Task is in two places: {sorted(found)}"
    if len(found) + watch.tasks_removed != 20:
        yield f"{len(found)} Tasks are there, {watch.tasks_removed} were removed"
    if not set(found) <= watch.tasks:
        yield f"removed Tasks came back: {set(found) - watch.tasks}"
    watch.tasks = set(found)
    seen["removed tasks"] += watch.tasks_removed
    seen["artefacts"] += sum(1 for party in s.artefact_party if party != NONE)


def parties(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    if min(s.ap) < 0:
        yield f"AP {s.ap}"
    for side in range(4):
        standing = [party for party in range(16) if party // 4 == side and s.party_field[party] != NONE]
        seen["four parties"] += len(standing) == 4
        if len(standing) > 4 or (standing and side not in s.sides):
            yield f"{SIDES[side]} has Parties {standing}"
    for party in range(16):
        if (s.party_field[party] != NONE) != bool(s.members[party]):
            yield f"Party {party} has field {s.party_field[party]} and Agents {s.members[party]}"
    belongs = Counter(agent for members in s.members for agent in members)
    if any(count > 1 for count in belongs.values()):
        yield f"an Agent is in two Parties: {belongs}"
    for agent in range(72):
        party = s.party_of[agent]
        if (party != NONE) != (agent in belongs) or (party != NONE and agent not in s.members[party]):
            yield f"Agent {agent} says it is in Party {party}"
    for party in range(16):
        slots = [s.slot[agent] for agent in s.members[party]]
        if len(set(slots)) != len(slots):
            yield f"two Agents of Party {party} have the same handle"


def fields(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    for field in range(34):
        seen["tasks on the map"] += s.field_task[field] != NONE
        if s.field_task[field] != NONE and s.field_used[field]:
            yield f"field {field} has a Task and a used token"


def used_tokens(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    if watch.closed not in ((0, 3) if s.seats == 3 else (0,)):
        yield f"{watch.closed} fields closed"
    if sum(s.field_used) != watch.completed + watch.closed:
        yield f"{sum(s.field_used)} used tokens, {watch.completed} Tasks completed, {watch.closed} fields closed"
    seen["completed"] += watch.completed
    seen["closed"] += watch.closed


def owners(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    for party, members in enumerate(s.members):
        for agent in members:
            if agent // 18 != party // 4:
                seen["lent"] += 1
                if not s.cooperative:
                    yield f"Agent {agent} is in Party {party}"
                elif agent // 18 // 2 != party // 4 // 2:
                    yield f"Agent {agent} is in Party {party} of a Rival"


def turned(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    for members in s.members:
        for agent in members:
            if s.turned[agent]:
                seen["turned and revealed"] += s.revealed[agent]
                if not s.revealed[agent]:
                    seen["turned face down"] += 1
                    if agent not in watch.movers:
                        yield f"Agent {agent} is turned, face down and did not move"


def phase_a(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    """Asked only where phase A has just begun."""
    seen["phase A"] += 1
    in_play = [agent for members in s.members for agent in members]
    seen["Agents in phase A"] += len(in_play)
    if any(s.turned[agent] or s.cast[agent] for agent in in_play):
        yield "an Agent is turned or has a mark of casting"
    if s.items:
        yield "the stack is not empty"


def standing(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    if not s.task_deck:
        seen["empty Task deck"] += 1
        return
    for field in s.party_field:
        if field != NONE:
            seen["fields with Parties"] += 1
            if s.field_task[field] == NONE and not s.field_used[field]:
                yield f"a Party stands on field {field}, which has neither Task nor used token"


def passing(s: FourLands, watch: Watch, seen: Counter[str]) -> Iterator[str]:
    window = "" if s.over else type(s.stack[-1]).__name__
    if window in ("Main", "Response", "AirWindow", "LastSpells"):
        seen[window] += 1
        if s.parse("pass") not in s.legal():
            yield f"pass is not legal in {window}"


INVARIANTS = {
    "FL-INV-01": cards,
    "FL-INV-02": tasks,
    "FL-INV-03": parties,
    "FL-INV-04": fields,
    "FL-INV-05": used_tokens,
    "FL-INV-06": owners,
    "FL-INV-07": turned,
    "FL-INV-08": phase_a,
    "FL-INV-09": standing,
    "FL-INV-10": passing,
}


class Survey:
    """What all games together have shown."""

    def __init__(self) -> None:
        self.faults: dict[str, list[str]] = {id: [] for id in INVARIANTS}
        self.seen: Counter[str] = Counter()

    def look(self, s: FourLands, watch: Watch, began_a: bool, where: str) -> None:
        duel = s.fight is not None and s.fight.duel
        for id, invariant in INVARIANTS.items():
            if (id == "FL-INV-08" and not began_a) or (duel and id in ("FL-INV-06", "FL-INV-07")):
                continue
            self.faults[id] += [f"{where}: {fault}" for fault in invariant(s, watch, self.seen)]


@cache
def survey() -> Survey:
    """Two games at every table, looked at after every answer."""
    found = Survey()
    for number, (scenario, seats) in enumerate(TABLES):
        for seed in range(GAMES_PER_TABLE * number, GAMES_PER_TABLE * (number + 1)):
            first = started(scenario, seats, seed)
            watch = Watch(first)
            found.look(first, watch, False, f"{scenario} {seats} {seed}")
            for i, step in enumerate(steps(scenario, seats, seed)):
                watch.note(step)
                began_a = "phase-began" in step.told() and step.s.phase == 0
                found.look(step.s, watch, began_a, f"{scenario} {seats}, seed {seed}, answer {i}: {step}")
    return found


def holds(id: str, *must_have_happened: str) -> None:
    found = survey()
    assert found.faults[id][:5] == []
    for what in must_have_happened:
        assert found.seen[what] > 0, f"{what} never came up, so nothing was proven"


@rule("FL-INV-01")
def test_each_of_the_18_cards_of_a_side_is_in_exactly_one_place() -> None:
    holds("FL-INV-01", "hand", "deck", "party", "attached", "in", "stack")


@rule("FL-INV-02")
def test_each_of_the_20_tasks_is_in_one_place_or_out_of_the_game_for_good() -> None:
    holds("FL-INV-02", "removed tasks", "artefacts")


@rule("FL-INV-03")
def test_ap_are_never_negative_and_parties_have_agents_that_are_in_no_other() -> None:
    holds("FL-INV-03", "four parties")


@rule("FL-INV-04")
def test_no_field_has_both_a_task_and_a_used_token() -> None:
    holds("FL-INV-04", "tasks on the map", "completed")


@rule("FL-INV-05")
def test_there_are_as_many_used_tokens_as_completed_tasks_and_three_more_where_fields_were_closed() -> None:
    holds("FL-INV-05", "completed", "closed")


@rule("FL-INV-06")
def test_only_cooperative_games_have_agents_in_parties_of_another_side() -> None:
    holds("FL-INV-06", "lent")


@rule("FL-INV-07")
def test_a_turned_agent_is_revealed_unless_it_only_moved() -> None:
    holds("FL-INV-07", "turned and revealed", "turned face down")


@rule("FL-INV-08")
def test_phase_a_begins_with_upright_agents_without_marks_and_an_empty_stack() -> None:
    holds("FL-INV-08", "phase A", "Agents in phase A")


@rule("FL-INV-09")
def test_where_a_party_stands_there_is_a_task_or_a_used_token_while_tasks_are_left() -> None:
    holds("FL-INV-09", "fields with Parties", "empty Task deck")


@rule("FL-INV-10")
def test_pass_is_legal_in_every_window() -> None:
    holds("FL-INV-10", "Main", "Response", "LastSpells")
