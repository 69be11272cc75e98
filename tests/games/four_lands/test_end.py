"""Ends of the game over many standings; single rules are told in tests/situations/four_lands/end.yaml."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from tests.support import rule

TASKS = [
    "stones_1", "stones_2", "treason_1", "treason_2", "conflict_1", "conflict_2", "conflict_3", "conflict_4",
    "dearth_1", "dearth_2", "fires_1", "fires_2", "robbery_1", "robbery_2", "feast_1", "feast_2", "wolves_1",
    "wolves_2",
]  # fmt: skip
TABLES = [["north", "sun"], ["north", "sun", "storms"], ["north", "sun", "storms", "south"]]


def end_of_round(seats: list[str], points: list[int], number: int, last_task_round: int, on_map: int) -> State:
    """A Round ends with these VP, so many Tasks still on the map and none in the deck."""
    tasks = iter(TASKS)
    state = find("four_lands").start(make_setup("four_lands", "competitive", seats, 1))
    state.game.situate(
        state,
        {
            "phase": "end",
            "round": number,
            "last_task_round": last_task_round,
            "initiative": seats[-1],
            "seat": {side: {"trophies": [next(tasks) for _ in range(vp)]} for side, vp in zip(seats, points)},
            "field": {field: {"task": next(tasks)} for field in ["ulvheim", "askvold", "westmoor", "merioth"][:on_map]},
            "task_deck": [],
        },
    )
    return state


@rule("FL-END-02", "FL-END-03", "FL-END-04", "FL-END-05")
@pytest.mark.parametrize("seats", TABLES)
def test_every_standing_ends_or_goes_on_as_the_rules_say(seats: list[str]) -> None:
    chance = Random(len(seats))
    kinds = {"full": 0, "tactical": 0, "duel": 0, "": 0}
    for _ in range(1500):
        on_map = chance.choice([0, 1, 2, 4])
        points = [chance.randint(0, 7) for _ in seats]
        if sum(points) + on_map > len(TASKS):
            continue
        number = chance.choice([9, 30, 59, 60])
        last = number - chance.choice([0, 1, 7, 8, 9])
        best = max(points)
        alone = points.count(best) == 1
        stalemate = on_map == 0 or number == 60 or number - last >= 8 or best + on_map < 6
        kind = "full" if best >= 6 and alone else "" if not stalemate else "tactical" if alone else "duel"
        state = end_of_round(seats, points, number, last, on_map)
        told = (points, number, last, on_map)
        assert state.over == (kind != ""), told
        outcome = state.outcome()
        assert outcome.kind == kind, told
        assert outcome.scores == points, told
        if kind in ("full", "tactical"):
            assert outcome.winners == [points.index(best)], told
        elif kind == "duel":  # nobody has an Agent: the earlier in order, which begins with the last seat
            order = [len(seats) - 1, *range(len(seats) - 1)]
            assert outcome.winners == [next(seat for seat in order if points[seat] == best)], told
        else:
            assert outcome.winners == [], told
        kinds[kind] += 1
    assert min(kinds.values()) > 20, kinds


@rule("FL-END-01")
@pytest.mark.parametrize("phase", ["start", "draw", "agents", "attacks", "tasks", "movement"])
def test_seven_vp_win_when_the_round_ends_and_not_before(phase: str) -> None:
    state = find("four_lands").start(make_setup("four_lands", "competitive", ["north", "sun"], 1))
    state.game.situate(
        state,
        {
            "round": 3,
            "phase": phase,
            "initiative": "north",
            "seat": {"north": {"hand": ["attack", "portal", "skald_eyrik"], "trophies": TASKS[:7]}},
            "party": {"north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald"]}}},
            "field": {"ulvheim": {"task": "wolves_2"}},
        },
    )
    assert isinstance(state, FourLands)
    seen = []
    while not state.over:
        assert state.round == 3
        seen.append(state.phase)
        state.apply(state.stack[-1].quiet(state))
    assert seen[-1] == 3  # movement, the last phase
    assert state.outcome().kind == "full"
    assert state.outcome().winners == [0]


@rule("FL-END-11")
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_ends_with_one_winner_and_a_record_that_adds_up(seats: list[str], seed: int) -> None:
    state = find("four_lands").start(make_setup("four_lands", "competitive", seats, seed))
    chance = Random(seed)
    while not state.over:
        told = {state.format(action): action for action in state.legal()}
        tasks = [action for text, action in told.items() if text.startswith("task ")]
        keep = [action for text, action in told.items() if not text.startswith("trade ")]
        state.apply(chance.choice(tasks or keep))
    outcome = state.outcome()
    best = max(outcome.scores)
    assert len(outcome.winners) == 1
    assert outcome.scores[outcome.winners[0]] == best
    if outcome.scores.count(best) > 1:
        assert outcome.kind == "duel"
    else:
        assert outcome.kind == ("full" if best >= 6 else "tactical")
    for seat, row in enumerate(outcome.breakdown):
        trophies, artefacts = row["trophies"], row["artefacts"]
        assert isinstance(trophies, list)
        assert isinstance(artefacts, list)
        assert row["side"] == seats[seat]
        assert len(trophies) + len(artefacts) == outcome.scores[seat]
        assert all(trophy["task"] in TASKS and trophy["symbols"] for trophy in trophies)
