"""Tasks over whole games; single rules are told in tests/situations/four_lands/task.yaml."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.registry import find, make_setup
from tests.support import pick, rule

TABLES = [
    ("competitive", ["north", "sun"]),
    ("cooperative", ["north", "sun", "south"]),
    ("competitive", ["north", "sun", "storms", "south"]),
]


class Tasks:
    """Where the 20 Task cards are."""

    def __init__(self, state: FourLands) -> None:
        self.deck = state.task_deck[:]
        self.on_map = {field: task for field, task in enumerate(state.field_task) if task >= 0}
        self.used = {field for field, used in enumerate(state.field_used) if used}
        self.held = {task for trophies in state.trophies for task in trophies}
        self.held |= {8 + artefact for artefact, party in enumerate(state.artefact_party) if party >= 0}

    def everywhere(self) -> set[int]:
        return {*self.deck, *self.on_map.values(), *self.held}


def eager(state: FourLands, chance: Random) -> int:
    """An answer at random, but nobody leaves a Task undone that can be done, or gives up Agents before."""
    told = {state.format(action): action for action in state.legal()}
    tasks = [action for text, action in told.items() if text.startswith("task ")]
    if tasks and chance.random() < 0.9:
        return chance.choice(tasks)
    plays = [action for text, action in told.items() if text.startswith("play ") and " to " in text]
    if plays and chance.random() < 0.6:
        return chance.choice(plays)
    return pick(chance, state)  # not mostly moves, which are many


@rule("FL-TASK-18", "FL-TASK-03", "FL-TASK-14")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
@pytest.mark.parametrize("seed", [0, 2, 3])
def test_task_cards_go_from_the_deck_to_the_map_and_away_and_never_back(
    scenario: str, seats: list[str], seed: int
) -> None:
    state = find("four_lands").start(make_setup("four_lands", scenario, seats, seed))
    assert isinstance(state, FourLands)
    chance = Random(seed)
    before = Tasks(state)
    assert len(before.deck) == 20
    closed = len(before.used)
    completed = removed = 0
    while not state.over and state.round < 40:
        state.apply(eager(state, chance))
        now = Tasks(state)
        # the deck only gets shorter, from the top, by what is turned up on the map
        assert now.deck == before.deck[: len(now.deck)]
        turned_up = set(before.deck[len(now.deck) :])
        assert turned_up <= {*now.on_map.values()}
        # a Task that lies on the map stays in place unless it is done, or Plot Twist moves it to where another lay
        done = set(before.on_map) - set(now.on_map)
        assert now.used == before.used | done
        completed += len(done)
        # what is out of the game stays out
        assert now.everywhere() <= before.everywhere()
        removed += len(before.everywhere()) - len(now.everywhere())
        before = now
    assert completed == state.completed == len(before.used) - closed
    assert completed >= 3
    assert removed + len(before.everywhere()) == 20


@rule("FL-TASK-01")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_where_a_party_stands_there_is_a_task_or_a_used_token_while_the_deck_lasts(
    scenario: str, seats: list[str]
) -> None:
    state = find("four_lands").start(make_setup("four_lands", scenario, seats, 5))
    assert isinstance(state, FourLands)
    chance = Random(5)
    stood = set()
    while not state.over and state.task_deck and state.round < 40:
        state.apply(eager(state, chance))
        fields = {field for field in state.party_field if field >= 0}
        stood |= fields
        if state.task_deck:
            assert all(state.field_task[field] >= 0 or state.field_used[field] for field in fields)
        # and nowhere a Task where no Party ever stood
        assert {field for field, task in enumerate(state.field_task) if task >= 0} <= stood
    assert len(stood) > 10
