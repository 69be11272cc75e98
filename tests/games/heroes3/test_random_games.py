"""Random games of every scenario come to an end and keep all cards."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.heroes3 import GAME, verbs
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS
from hexfarer.kernel import table
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.registry import Scenario, Setup
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import OK
from tests.support import ALL

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


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: scenario.id)
def test_with_every_option_all_that_the_table_shows_can_be_said(scenario: Scenario) -> None:
    """Notation, labels, question, previews, views and the log, whatever option is chosen."""
    fitting = [option for option in GAME.options if option.values and GAME.fits(scenario, option)]
    for option in fitting:
        for value in option.values[1:]:
            chance = Random(f"{scenario.id} {option.id} {value}")
            seats = GAME.default_seats(scenario, 2)
            state = GAME.start(Setup("heroes3", "base", scenario.id, seats, {option.id: value}, chance.randrange(999)))
            for step in range(120 if ALL else 24):
                if state.over:
                    break
                for action in state.legal():
                    assert state.parse(state.format(action)) == action
                    assert GAME.label(state, action)
                assert table.decision(state).rule
                if step % 8 == 0:
                    assert len(table.choices(state)) == len(state.legal())
                for seat in range(-1, state.seats):
                    assert state.view(seat)
                state.log = []
                state.apply(lively(state, chance))
                assert all(GAME.told(state, event, seat) for event in state.log for seat in range(-1, state.seats))
