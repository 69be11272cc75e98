"""What Tasks and artefacts are worth on every field; single rules are told in tests/situations/four_lands/vp.yaml."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from tests.support import rule

CLIMATES = ["north", "storms", "sun", "south"]
FIELDS = {
    "north": "normark hvitsund jarnfell skaldvik ulvheim rimgard",
    "storms": "blixhamn tordenfall regnmark havdrun askvold kveldby",
    "sun": "feriggau luanmor brithlan taliawen westmoor ardelyn",
    "south": "gwenmar oranfel dunorra sennary merioth calladry",
    "north storms": "vindhall cirth",
    "sun south": "lanveir eskeral",
    "north sun": "alfeg morgrane",
    "storms south": "falwyn varnwick",
    "north south": "hollinmark",
    "storms sun": "duskarrow",
}
OF_FIELD = {field: climates.split() for climates, fields in FIELDS.items() for field in fields.split()}
OF_TASK = {
    "stones_1": "sun", "stones_2": "", "treason_1": "storms", "treason_2": "south", "conflict_1": "north",
    "conflict_2": "storms", "conflict_3": "sun", "conflict_4": "south", "hiendall": "", "book_westmoor": "",
    "dearth_1": "north", "dearth_2": "", "fires_1": "storms", "fires_2": "", "robbery_1": "sun", "robbery_2": "",
    "feast_1": "south", "feast_2": "", "wolves_1": "north", "wolves_2": "",
}  # fmt: skip
ARTEFACTS = ["hiendall", "book_westmoor"]
FOREIGN = {
    "north": ["sun", "south"],
    "storms": ["sun", "south"],
    "sun": ["north", "storms"],
    "south": ["north", "storms"],
}
ALLY = {"north": "storms", "storms": "north", "sun": "south", "south": "sun"}
WORKER = {
    "north": "jarl_hroald",
    "storms": "mercenaries",
    "sun": "queen_ailne",
    "south": "champion_tadrec",
}
ENOUGH = ["war", "deals", "intrigue", "growth", "mystery", "romance", "magic", "war", "intrigue", "growth", "mystery",
          "romance"]  # fmt: skip
TABLES = [
    ("competitive", ["north", "sun"]),
    ("competitive", ["storms", "south"]),
    ("competitive", ["north", "sun", "south"]),
    ("cooperative", ["north", "sun", "south"]),
    ("cooperative", ["storms", "sun", "north"]),
    ("competitive", CLIMATES),
    ("cooperative", CLIMATES),
]


def worth(scenario: str, seats: list[str], side: str, symbols: list[str]) -> int:
    """VP of a symbol set for a side."""
    if any(climate in FOREIGN[side] for climate in symbols):
        return 1
    counts_ally = scenario == "competitive" or ALLY[side] not in seats
    return 1 if counts_ally and symbols.count(ALLY[side]) >= 2 else 0


def perform(scenario: str, seats: list[str], side: str, task: str, field: str) -> State:
    """The side completes the Task on the field with one Agent that has all it takes."""
    state = find("four_lands").start(make_setup("four_lands", scenario, seats, 1))
    state.game.situate(
        state,
        {
            "phase": "tasks",
            "initiative": side,
            "party": {side: {"I": {"field": field, "agents": [WORKER[side]]}}},
            "field": {field: {"task": task}},
            "changes": [{"agent": f"{side}.I#1", "gained": trait} for trait in ENOUGH],
        },
    )
    state.apply(state.parse("task I"))
    return state


@rule("FL-VP-01", "FL-VP-03", "FL-VP-04", "FL-VP-05")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_completed_task_pays_what_its_symbols_and_those_of_the_field_say(scenario: str, seats: list[str]) -> None:
    chance = Random(1)
    for side in seats:
        seat = seats.index(side)
        paid = set()
        for field, on_field in OF_FIELD.items():
            for task in chance.sample(list(OF_TASK), 5):
                symbols = sorted(on_field + OF_TASK[task].split(), key=CLIMATES.index)
                vp = worth(scenario, seats, side, symbols)
                state = perform(scenario, seats, side, task, field)
                outcome = state.outcome()
                told = (scenario, seats, side, task, field)
                assert outcome.scores == [vp if other == seat else 0 for other in range(len(seats))], told
                dump = state.game.dump(state)
                assert isinstance(dump["seat"], dict)
                assert dump["seat"][str(seat)]["ap"] == 5 + (1 - vp), told
                assert dump["collected"] == vp, told
                trophies = [{"task": task, "symbols": symbols}] if vp and task not in ARTEFACTS else []
                assert outcome.breakdown[seat]["trophies"] == trophies, told
                assert isinstance(dump["party"], dict)
                assert dump["party"][side]["I"]["artefacts"] == ([task] if task in ARTEFACTS else []), told
                assert isinstance(dump["task_deck"], list)
                assert task not in dump["task_deck"], told
                assert len(dump["task_deck"]) == 19, told
                paid.add(vp)
        assert paid == {0, 1}


@rule("FL-VP-08")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_an_artefact_is_worth_to_its_holder_what_its_recorded_symbols_say(scenario: str, seats: list[str]) -> None:
    sets = [[one] for one in CLIMATES] + [[one, other] for one in CLIMATES for other in CLIMATES]
    for side in seats:
        for symbols in sets:
            state = find("four_lands").start(make_setup("four_lands", scenario, seats, 1))
            state.game.situate(
                state,
                {
                    "party": {side: {"II": {"field": "cirth", "agents": [WORKER[side]], "artefacts": ["hiendall"]}}},
                    "artefact": {"hiendall": {"symbols": symbols}},
                },
            )
            vp = worth(scenario, seats, side, symbols)
            scores = [vp if other == side else 0 for other in seats]
            assert state.outcome().scores == scores, (scenario, seats, side, symbols)
