"""Over two hundred games at random, in all scenarios, with any number of players: they end, and lose nothing."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer import native
from hexfarer.games.mage_knight import GAME
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, make_setup

TABLES = [(scenario.id, seats) for scenario in GAME.scenarios for seats in range(scenario.fewest, scenario.most + 1)]
GAMES = 1 if native.pure() else 5  # of each table: 205 in all where the engine may be compiled
LONGEST = 20_000


def setup(scenario: str, seats: int, seed: int, chance: Random) -> Setup:
    """Every game but the first with two variants, if they go together."""
    if seed:
        options = {option.id: chance.choice(option.values) for option in chance.sample(GAME.options, 2)}
        try:
            return make_setup("mage_knight", scenario, chance.sample(GAME.heroes, seats), seed, options)
        except Problem:
            pass
    return make_setup("mage_knight", scenario, seed=seed, count=seats)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_random_games_end_and_lose_nothing(scenario: str, seats: int) -> None:
    for seed in range(GAMES):
        chance = Random(f"{scenario} {seats} {seed}")
        state = GAME.start(setup(scenario, seats, seed, chance))
        for number in range(LONGEST):
            if state.over:
                break
            legal = state.legal()
            assert legal, (seed, number, state.stack[-1])
            state.apply(chance.choice(legal))
            if number % 20 == 0:
                assert GAME.conserved(state) == [], (seed, number)
        assert state.over, seed
        assert GAME.conserved(state) == [], seed
        assert len(state.outcome().scores) == seats
