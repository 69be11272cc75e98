"""What a process did before changes nothing: bots choose the same in any order of games, and in fresh processes."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from hexfarer import bots
from hexfarer.kernel import registry
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from tests.support import ALL, pick

GAMES = 6 if ALL else 3  # of each game, with the same seats in several scenarios
STEPS = 60 if ALL else 20  # answers of the bots in each
FRESH = GAMES if ALL else 1  # of them once more in a process of their own


def start(game: str, number: int) -> State:
    """A game on the list: scenarios take turns, so that maps that are alike mean different things."""
    scenarios = find(game).scenarios
    scenario = scenarios[number % min(len(scenarios), 3)]
    return find(game).start(make_setup(game, scenario.id, seed=number // 2, count=max(2, scenario.fewest)))


def played(game: str, number: int) -> list[str]:
    """The answers of greedy bots, and how the game judged the positions."""
    s = start(game, number)
    players = [bots.find("greedy")(seat) for seat in range(s.seats)]
    found: list[str] = []
    for _ in range(STEPS):
        if s.over:
            break
        seat = s.to_act()
        found.append(f"{s.format(players[seat].choose(s))} {s.game.worth(s, seat)}")
        s.apply(s.parse(found[-1].rpartition(" ")[0]))
    return found


@pytest.mark.parametrize("game", registry.names())
def test_bots_choose_the_same_whatever_was_played_before(game: str) -> None:
    numbers = list(range(GAMES))
    forwards = {number: played(game, number) for number in numbers}
    backwards = {number: played(game, number) for number in reversed(numbers)}
    assert forwards == backwards
    for number in numbers[-FRESH:]:
        code = f"import json; from tests.bots.test_order import played; print(json.dumps(played({game!r}, {number})))"
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert json.loads(ran.stdout) == forwards[number], f"{game} {number}"


@pytest.mark.parametrize("game", registry.names())
def test_a_position_is_judged_the_same_whatever_was_judged_before(game: str) -> None:
    """Games of many seeds look alike at first, and so may what was remembered of one be taken for another."""
    states = [s for number in range(200 if ALL else 60) for s in opened(game, number)]
    forwards = [worths(s) for s in states]
    assert [worths(s) for s in reversed(states)] == forwards[::-1]


def opened(game: str, number: int) -> list[State]:
    """The first position of a game, and one after some answers by chance."""
    s = start(game, number)
    found = [s.copy()]
    chance = Random(number)
    for _ in range(number % 12):
        if not s.over:
            s.apply(pick(chance, s))
    return [*found, s]


def worths(s: State) -> list[int]:
    return [s.game.worth(s, seat) for seat in range(s.seats)]
