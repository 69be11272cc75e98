"""Nobody is asked what has no answer but "no", where nobody could learn from the silence.

`python -m tests.test_empty 20` plays so many games of each game and tells which share of the questions had such answers
only: of all that were open, and of those that were asked.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
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


def questions(s: State, number: int) -> Iterator[list[str]]:
    """A game by chance: the answers to every question that the person is asked."""
    chance = Random(number)
    while not s.over:
        if s.to_act() == 0:
            yield [s.format(action) for action in s.legal()]
        s.apply(pick(chance, s))


def is_empty(answers: list[str]) -> bool:
    return {text.split()[0] for text in answers} <= NOTHING


@pytest.mark.parametrize("game", registry.names())
def test_who_plays_alone_or_among_bots_is_never_asked_an_empty_question(game: str) -> None:
    asked = 0
    for number in range(GAMES):
        s = among_bots(game, number)
        for answers in questions(s, number):
            asked += 1
            where = f"game {number}: {type(s.stack[-1]).__name__}"
            assert not is_empty(answers), f"{where} asks, and the answers are {answers}"
    assert asked > 100


def report(games: int) -> None:
    """By game and way of playing: the questions open to the person, and those that the kernel did not pass over."""
    for game in registry.names():
        asked: Counter[str] = Counter()
        passed: Counter[str] = Counter()
        empty: Counter[str] = Counter()
        for number in range(games):
            s = among_bots(game, number)
            scenario = registry.find(game).scenarios[number * 3 % len(registry.find(game).scenarios)]
            mode = scenario.mode + (" alone" if s.seats == 1 else " with bots")
            s.log = []
            for answers in questions(s, number):
                asked[mode] += 1
                empty[mode] += is_empty(answers)
            told = [event for event in s.log if s.game.tellings.all[event.kind - 1].key.endswith("passed-over")]
            passed[mode] += s.passed + sum([event.args[-1] for event in told])
        for mode in sorted(asked):
            open_ = asked[mode] + passed[mode]
            print(
                f"{game} {mode}: {open_} questions, {100 * (passed[mode] + empty[mode]) / open_:.1f} % empty;"
                f" asked {asked[mode]}, {100 * empty[mode] / asked[mode]:.1f} % empty"
            )


if __name__ == "__main__":
    report(int(sys.argv[1]) if sys.argv[1:] else 20)
