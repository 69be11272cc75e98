"""Nobody is asked what has no answer but "no", where nobody could learn from the silence."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel import registry
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.state import State
from tests.support import ALL, pick

GAMES = 40 if ALL else 8  # of each game
NOTHING = {"pass", "stop", "done", "flee"}


def among_bots(game: str, number: int) -> State:
    """A game of one person with bots, in the scenarios and numbers of seats in turn."""
    scenarios = registry.find(game).scenarios
    scenario = scenarios[number * 3 % len(scenarios)]
    seats = scenario.fewest + number % (scenario.most - scenario.fewest + 1)
    s = registry.find(game).start(make_setup(game, scenario.id, seed=number, count=seats))
    s.bots = (1 << seats) - 2
    s.settle()
    return s


@pytest.mark.parametrize("game", registry.names())
def test_who_plays_alone_or_among_bots_is_never_asked_an_empty_question(game: str) -> None:
    asked = 0
    for number in range(GAMES):
        s = among_bots(game, number)
        chance = Random(number)
        while not s.over:
            if s.to_act() == 0:
                asked += 1
                found = [s.format(action) for action in s.legal()]
                empty = {text.split()[0] for text in found} <= NOTHING
                assert not empty, f"game {number}: {type(s.stack[-1]).__name__} asks, and the answers are {found}"
            s.apply(pick(chance, s))
    assert asked > 100
