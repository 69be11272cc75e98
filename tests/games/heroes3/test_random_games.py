"""Random games of every scenario come to an end and keep all cards."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.heroes3 import GAME, verbs
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import OK

HEROES = [["catherine", "rion"], ["mutare", "alamar"], ["sandro", "tamika"]]
DULL = {verbs.END, verbs.PASS, verbs.DONE, verbs.FLEE, verbs.STOP, verbs.DISCARD, verbs.TRADE}


TABLES = [(each.id, seats) for each in GAME.scenarios for seats in range(each.fewest, each.most + 1)]


def started(scenario: str, seats: int, seed: int) -> tuple[State, Random]:
    """A game with so many seats, or as many as the scenario has, and heroes that it allows."""
    chance = Random(seed)
    card = SCENARIOS[SCENARIO_IDS.index(scenario)]
    seats = min(max(seats, card.fewest()), card.most())
    heroes = [chance.choice(two) for two in chance.sample(HEROES, seats)]
    if card.heroes:
        heroes = [chance.choice(card.heroes)]
    options = {"difficulty": chance.choice(["easy", "normal", "hard", "impossible"])}
    return GAME.start(Setup("heroes3", "base", scenario, heroes, options, seed)), chance


def lively(state: State, chance: Random) -> int:
    """Any action, but rarely one that ends something."""
    legal = state.legal()
    doing = [action for action in legal if kind_of(action) not in DULL]
    if not doing or chance.random() < 0.07:
        return chance.choice(legal)
    kind = chance.choice(sorted({kind_of(action) for action in doing}))
    return chance.choice([action for action in doing if kind_of(action) == kind])


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_random_game_ends_and_loses_nothing(scenario: str, seats: int) -> None:
    state, chance = started(scenario, seats, 7 * seats)
    actions = 0
    while not state.over:
        action = lively(state, chance)
        assert state.check(action) == OK
        assert state.parse(state.format(action)) == action
        state.apply(action)
        actions += 1
        if actions % 10 == 0:
            assert GAME.conserved(state) == []
    assert actions > 20  # an AI hero may be quick
    assert len(state.outcome().scores) == state.seats
