"""How promises are carried over the map: the tables that are made for a board say what the board says."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random

import pytest

from hexfarer.games.heroes3 import GAME, spreading
from hexfarer.games.heroes3.board import Board
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.spreading import BRIDGE, DECAY, FAINT, UNSEEN, onward, spread
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import BLOCKED, NONE
from hexfarer.kernel.registry import Scenario
from tests.games.heroes3.test_random_games import lively, started
from tests.support import ALL


def spelled_out(
    board: Board, goals: list[float], ways: list[float], spots: list[list[int]], decay: float
) -> list[float]:
    """`spread`, asking the board at every step."""
    value = goals[:]
    heap = sorted((-worth, field) for field, worth in enumerate(goals) if worth > 0)
    while heap:
        minus, here = heappop(heap)
        if -minus < value[here]:
            continue
        there = value[here] * decay
        if value[here] > goals[here]:
            there *= ways[here]
        if there < FAINT:
            continue
        beside = [onward(board, here, d) for d in range(6)]
        reached = [(other, UNSEEN if board.is_up(other) > board.is_up(here) else 1.0) for other in beside if other >= 0]
        for other, part in [*reached, *[(other, BRIDGE) for other in spots[here]]]:
            if there * part > value[other]:
                value[other] = there * part
                heappush(heap, (-value[other], other))
    return value


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: scenario.id)
def test_promises_spread_as_the_board_says(scenario: Scenario) -> None:
    state, chance = started(scenario.id, 5, 3)
    assert isinstance(state, Heroes3)
    dice = Random(scenario.id)
    for number in range(240 if ALL else 40):
        if state.over:
            break
        if number % 4 == 0:
            board = state.board
            fields = range(len(board.location))
            goals = [float(dice.choice([0, 0, 0, 40, 300, 1600])) for _ in fields]
            ways = [0.0 if board.location[field] == BLOCKED else dice.choice([1.0, 0.6, 0.12]) for field in fields]
            spots = spreading.bridges(board)
            decay = dice.choice([DECAY, 0.93])
            assert spread(board, goals, ways, spots, decay) == spelled_out(board, goals, ways, spots, decay)
        state.apply(lively(state, chance))


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: scenario.id)
def test_there_is_room_as_far_as_one_can_go(scenario: Scenario) -> None:
    state, _ = started(scenario.id, 5, 3)
    assert isinstance(state, Heroes3)
    board = state.board
    found = spreading.joints_of(board).room
    for start, location in enumerate(board.location):
        if location == BLOCKED:
            assert found[start] == 0
            continue
        reached = {start}
        edge = [start]
        while edge:
            here = edge.pop()
            for other in [onward(board, here, d) for d in range(6)]:
                if other != NONE and other not in reached:
                    reached.add(other)
                    edge.append(other)
        assert found[start] == len({field // FIELDS for field in reached})
